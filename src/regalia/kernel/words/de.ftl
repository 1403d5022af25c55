# Words that every game uses.

player = Spieler { $number }
nothing = nichts
list-and = { $first } und { $last }

hint-thinks = Der König denkt nach …
advice =
    { $points ->
        [one] { $chance } % Siegchance, etwa 1 Punkt.
       *[other] { $chance } % Siegchance, etwa { $points } Punkte.
    }
advice-beside = Verglichen mit „{ $option }“:
advice-price = Es hat seinen Preis:
reason-end =
    { $mine ->
        [one] Am Ende etwa 1 Punkt statt etwa { $others }.
       *[other] Am Ende etwa { $mine } Punkte statt etwa { $others }.
    }
reason-now =
    { $mine ->
        [one] Am Ende etwa 1 Punkt; jetzt hast du { $now }.
       *[other] Am Ende etwa { $mine } Punkte; jetzt hast du { $now }.
    }
reason-wins = Das gewinnt in { $mine } von 100 Partien statt { $others }.
reason-even = Fast einerlei: am Ende { $low } bis { $high } Punkte, was du auch wählst.
reason-same =
    { $points ->
        [one] Einerlei: am Ende 1 Punkt, was du auch wählst.
       *[other] Einerlei: am Ende { $points } Punkte, was du auch wählst.
    }

note-hint = { $seat } hat gefragt, was der König tun würde.
note-undo =
    { $count ->
        [one] { $seat } nimmt die letzte Entscheidung zurück.
       *[other] { $seat } nimmt die letzten { $count } Entscheidungen zurück.
    }
note-undo-seen =
    { $count ->
        [one] { $seat } nimmt die letzte Entscheidung zurück, nachdem etwas gezogen, gewürfelt oder aufgedeckt wurde.
       *[other] { $seat } nimmt die letzten { $count } Entscheidungen zurück, nachdem etwas gezogen, gewürfelt oder aufgedeckt wurde.
    }
note-ask =
    { $count ->
        [one] { $seat } bittet darum, die letzte Entscheidung zurückzunehmen.
       *[other] { $seat } bittet darum, die letzten { $count } Entscheidungen zurückzunehmen.
    }
note-agree = { $seat } ist einverstanden.
note-refuse = { $seat } ist nicht einverstanden.
note-withdraw = { $seat } bittet nicht mehr darum.
note-hand = { $seat } lässt den Computer weiterspielen.
note-replace = { $seat } ist nicht da: Der Computer spielt weiter.
note-lost = Die Zeit von { $seat } ist abgelaufen: Ein Page spielt weiter.
note-return = { $seat } spielt wieder selbst.
note-unguided = { $seat } spielt ohne Begleiter weiter.
note-guided = { $seat } hat den Begleiter zurückgeholt.

score-points = Punkte
plain-turn = muss wählen
plain-hidden =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }

## Living cards

card-over = Nichts mehr zu wählen: Die Partie ist zu Ende.
card-waits = Du bist nicht am Zug: { $seats } muss wählen.
card-elsewhere = Jetzt wirst du etwas anderes gefragt: „{ $question }“
card-refused = Das ist jetzt nicht möglich. Gefragt ist: „{ $question }“
card-way = Jetzt: { $way }
card-points = Punkte von { $seat }
card-points-line = { $source }: { $points }
card-many-ways =
    { $count ->
        [one] Jetzt auf 1 Weise wählbar
       *[other] Jetzt auf { $count } Weisen wählbar
    }

# Bots of the lab.
note-fault = { $seat } hat einen Fehler gemacht: Ein Page spielt weiter.

## Clocks of people

note-clock = Alle sind da, die Uhr läuft.
note-remind = Die Zeit von { $seat } ist um: Jetzt muss gewählt werden.
note-late = Die Zeit von { $seat } ist abgelaufen: Ein Ritter spielt weiter, bis { $seat } zurück ist.

## Puzzles from real games

puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-best = Am besten: { $option }. Das gewinnt in etwa { $chance } von 100 Partien.
puzzle-price = Der Preis: { $told }
puzzle-yours = Deine Wahl: { $option }. Etwa { $chance } von 100.
puzzle-obvious = Auf den ersten Blick: { $option }. Etwa { $chance } von 100.
puzzle-found = Von 100 Versuchen finden Ritter die Lösung in { $knight }, Herzöge in { $duke }.

## Die Analyse eines beendeten Spiels

review = Analyse des Spiels
review-start = Chance zu Beginn
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-end = Am Ende
review-level =
    { $level ->
        [page] { $seat } hat wie ein Page gespielt.
        [squire] { $seat } hat wie ein Knappe gespielt.
        [knight] { $seat } hat wie ein Ritter gespielt.
        [duke] { $seat } hat wie ein Herzog gespielt.
       *[king] { $seat } hat wie ein König gespielt.
    }
review-without = Ohne Glück und Pech wäre die Siegchance { $chance } % gewesen.
review-loss =
    { $count ->
        [one] 1 Entscheidung, die { $loss } Prozentpunkte gekostet hat.
       *[other] { $count } Entscheidungen, die im Mittel je { $loss } Prozentpunkte gekostet haben.
    }
review-turning = Wendepunkte
review-none = Hier hat keine Entscheidung einen Prozentpunkt oder mehr gekostet.
review-moment = Entscheidung { $number }: { $loss } Prozentpunkte verloren
review-chosen = Gewählt: { $option }
review-better = Der König hätte gewählt: { $option }
review-error = Fehler
review-blunder = Grober Fehler
review-stroke = Glückstreffer für { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Was bei Gleichstand entscheidet

decided-nothing = Gleich viele Punkte, und keine Regel entscheidet zwischen ihnen.
