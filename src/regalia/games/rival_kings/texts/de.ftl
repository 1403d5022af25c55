# Rival Kings auf Deutsch.

about = Spiele deine Charaktere verdeckt aus, stiehl Aktionen, löse Konflikte und bringe Untertanen und Gebäude zusammen.

## Namen

character-lord_protector = Reichsverweser
character-queen = Königin
character-duke = Herzog
character-count = Graf
character-courtier = Höfling
character-priest = Priester
character-bursar = Schatzmeister
character-knight = Ritter
character-countess = Kontesse
character-diplomat = Diplomat
character-trader_1 = Händler (1.)
character-trader_2 = Händler (2.)

subject-gardener = Gärtner
subject-watchman = Wächter
subject-jailer = Kerkermeister
subject-court_lady = Hofdame
subject-bishop = Bischof
subject-scholar = Gelehrter
subject-troubadour = Troubadour
subject-sailor = Matrose
subject-blacksmith = Schmied
subject-carpenter = Tischler
subject-market_woman = Marktfrau
subject-innkeeper = Wirt
subject-vintner = Winzer
subject-miner = Bergmann
subject-herbalist = Kräuterkundiger
subject-farmer = Bauer

building-garden = Garten
building-castle_wall = Burgmauer
building-prison = Gefängnis
building-pavilion = Pavillon
building-cathedral = Kathedrale
building-university = Universität
building-tavern = Taverne
building-harbor = Hafen
building-forge = Schmiede
building-carpentry = Tischlerei
building-market = Markt
building-inn = Gasthaus
building-vineyard = Weinberg
building-mine = Bergwerk
building-herb_meadow = Kräuterwiese
building-farm = Bauernhof

action-settle_conflict = Konflikt lösen
action-pass_conflict = Konflikt weitergeben
action-take_money = Geld nehmen
action-recruit_subject = Untertan anwerben
action-buy_building = Gebäude kaufen

colour-yellow = gelb
colour-red = rot
colour-blue = blau
colour-green = grün

pile-subjects_1 = erster Untertanenstapel
pile-subjects_2 = zweiter Untertanenstapel
pile-buildings_1 = erster Gebäudestapel
pile-buildings_2 = zweiter Gebäudestapel

phase-characters = Charaktere ausspielen
phase-conflicts = Konflikte
phase-actions = Aktionen

## Was die Untertanen können

ability-swap_character = tausche nach dem Aufdecken deinen Charakter mit dem eines Mitspielers
ability-deflect_conflict_marker = im Konflikt mit einem höheren Rang bekommt dessen Spieler den Marker
ability-coins_per_conflict_marker = nimm 1 Münze für jeden deiner Konfliktmarker
ability-swap_building = tausche eines deiner Gebäude gegen ein Gebäude eines Mitspielers
ability-swap_subject = tausche einen deiner Untertanen gegen einen Untertanen eines Mitspielers
ability-coins_per_building = nimm 1 Münze für jedes deiner Gebäude
ability-swap_card_with_display = tausche eine deiner Karten gegen eine offene Karte der Mitte
ability-repeat_action_in_equal_conflict = bei gleichem Rang wie ein Rivale führst du deine eine Aktion zweimal aus
ability-building_costs_1_less = ein Gebäude kostet dich 1 Münze weniger
ability-extra_buy_building = kaufe ein Gebäude
ability-extra_take_money = nimm Geld
ability-extra_recruit_subject = wirb einen Untertanen an
ability-buy_any_subject_of_one_pile = sieh einen Untertanenstapel durch und kaufe eine beliebige Karte daraus
ability-buy_any_building_of_one_pile = sieh einen Gebäudestapel durch und kaufe eine beliebige Karte daraus
ability-give_conflict_marker = gib einem Mitspieler einen deiner Konfliktmarker
ability-perform_stolen_action = führe eine Aktion aus, die dir gestohlen wurde

## Fragen

prompt-character = Lege einen deiner Charaktere verdeckt vor dich.
prompt-gardener = Tauschst du mit dem Gärtner deinen Charakter gegen den eines Mitspielers?
prompt-watchman = Wehrst du mit dem Wächter einen Konfliktmarker ab?
prompt-theft = Stiehlst du eine Aktion? Du darfst sie sofort ausführen.
prompt-stolen = Gestohlene Aktion: { $action }. Führst du sie jetzt aus?
prompt-action = Deine nächste Aktion: { $action }. Was tust du?
prompt-one-action = Ein Rivale hat denselben Rang ausgespielt, darum führst du nur eine Aktion aus: Welche?
prompt-repeat = Wiederholst du mit dem Matrosen die Aktion: { $action }?
prompt-last = Deine Aktionen sind erledigt. Setzt du noch deinen Untertanen ein, bevor du den Zug beendest?
prompt-extra = { $subject }: Was wählst du?
prompt-rival = { $subject }: Wer bekommt deinen Konfliktmarker?
prompt-give = { $subject }: Welche Karte gibst du her?
prompt-get = Du gibst her: { $card }. Was nimmst du dafür?
prompt-pile = { $subject }: Welchen Stapel siehst du durch?
prompt-looked = Welche Karte des Stapels kaufst du?
prompt-lapsed = Im Moment ist keine deiner restlichen Aktionen möglich. Setzt du deinen Untertanen ein oder beendest du den Zug?

pass-gardener = Den eigenen Charakter behalten
pass-watchman = Nichts abwehren
pass-theft = Nichts stehlen
pass-stolen = Die gestohlene Aktion nicht ausführen
pass-action = Auslassen: { $action }
pass-one-action = Keine der Aktionen ausführen
pass-repeat = Nicht wiederholen
pass-last = Den Zug beenden
pass-lapsed = Den Zug beenden
pass-looked = Nichts kaufen

option-play = Ausspielen: { $character }
option-swap = Mit { $seat } tauschen: { $character }
option-turn-away = Den Konfliktmarker abwehren: { $seat } bekommt ihn
option-turn-away-neutral = Den Konfliktmarker des neutralen Charakters abwehren
option-steal = Von { $seat } stehlen: { $action }
option-use = Einsetzen: { $subject } ({ $ability })
option-settle = Einen Konfliktmarker in den Vorrat zurücklegen
option-marker = Einen Konfliktmarker an { $seat } geben
option-take = Das Geld nehmen: { $pile }
option-recruit =
    { $price ->
        [one] Anwerben: { $card } für 1 Münze
       *[other] Anwerben: { $card } für { $price } Münzen
    }
option-recruit-at =
    { $price ->
        [one] Anwerben: { $card } ({ $pile }) für 1 Münze
       *[other] Anwerben: { $card } ({ $pile }) für { $price } Münzen
    }
option-buy =
    { $price ->
        [one] Kaufen: { $card } für 1 Münze
       *[other] Kaufen: { $card } für { $price } Münzen
    }
option-buy-at =
    { $price ->
        [one] Kaufen: { $card } ({ $pile }) für 1 Münze
       *[other] Kaufen: { $card } ({ $pile }) für { $price } Münzen
    }
option-buy-cheaper =
    { $price ->
        [one] Mit dem Schmied kaufen: { $card } für 1 Münze
       *[other] Mit dem Schmied kaufen: { $card } für { $price } Münzen
    }
option-buy-cheaper-at =
    { $price ->
        [one] Mit dem Schmied kaufen: { $card } ({ $pile }) für 1 Münze
       *[other] Mit dem Schmied kaufen: { $card } ({ $pile }) für { $price } Münzen
    }
option-give =
    Hergeben: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(die neuere Karte)
    }
option-get =
    Von { $seat } nehmen: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(die neuere Karte)
    }
option-get-top = Nehmen: { $card }
option-get-top-at = Nehmen: { $card } ({ $pile })
option-look = Durchsehen: { $pile }
option-pick =
    { $price ->
        [one] Kaufen: { $card }, { $place }. Karte von oben, für 1 Münze
       *[other] Kaufen: { $card }, { $place }. Karte von oben, für { $price } Münzen
    }

## Ereignisse

game = Partie { $game } der Serie beginnt.
round = Runde { $round }: Alle bekommen neue Charaktere.
dealt = { $seat } hat { $first }, { $second } und { $third } auf der Hand.
cycle = Runde { $round }, Durchgang { $cycle }.
reveals = { $seat } spielt aus: { $character }.
neutral = Der neutrale Charakter ist: { $character }.
swaps = { $seat } tauscht den Charakter mit { $seats }.
equal = { $seats } haben denselben Rang ausgespielt: { $rank }.
equal-neutral = { $seat } hat denselben Rang ausgespielt wie der neutrale Charakter: { $rank }.
unequal = { $seat } ist im Konflikt mit dem höheren Rang von { $seats }.
unequal-neutral = { $seat } ist im Konflikt mit dem höheren Rang des neutralen Charakters.
turned-away = Der Wächter von { $seat } wehrt den Konfliktmarker ab; { $seats } bekommt ihn.
turned-away-neutral = Der Wächter von { $seat } wehrt den Konfliktmarker des neutralen Charakters ab.
marker = { $seat } bekommt einen Konfliktmarker.
turn = { $seat } ist am Zug: { $character }.
steals = { $seat } stiehlt von { $seats }: { $action }.
settles = { $seat } legt einen Konfliktmarker in den Vorrat zurück.
gives-marker = { $seat } gibt einen Konfliktmarker an { $seats }.
refills = Alle Geldstapel waren leer und werden aus dem Vorrat aufgefüllt.
takes =
    { $count ->
        [one] { $seat } nimmt 1 Münze ({ $pile }).
       *[other] { $seat } nimmt { $count } Münzen ({ $pile }).
    }
recruits =
    { $paid ->
        [one] { $seat } wirbt an: { $card } ({ $pile }) für 1 Münze.
       *[other] { $seat } wirbt an: { $card } ({ $pile }) für { $paid } Münzen.
    }
buys =
    { $paid ->
        [one] { $seat } kauft: { $card } ({ $pile }) für 1 Münze.
       *[other] { $seat } kauft: { $card } ({ $pile }) für { $paid } Münzen.
    }
turned-up = Offen liegt nun: { $card } ({ $pile }).
ending = Leer: { $pile }. Dies ist der letzte Durchgang.
uses = { $seat } setzt ein: { $subject }.
repeats = { $seat } wiederholt die Aktion mit dem Matrosen.
coins =
    { $count ->
        [one] { $seat } nimmt 1 Münze aus dem Vorrat.
       *[other] { $seat } nimmt { $count } Münzen aus dem Vorrat.
    }
exchanges = { $seat } gibt { $card } an { $seats } und nimmt { $other }.
exchanges-open = { $seat } gibt { $card } her und nimmt { $other } ({ $pile }).
looks = { $seat } sieht durch: { $pile }.
declines = { $seat } kauft nichts daraus.
scored =
    { $points ->
        [one] { $seat } hat 1 Punkt.
       *[other] { $seat } hat { $points } Punkte.
    }
end = Das Spiel ist zu Ende.

## Wertung

score-perfect_pairs = Perfekte Paare
score-colour_pairs = Farbpaare
score-singles = Einzelne Karten
score-coins = Münzen
score-markers = Konfliktmarker
score-earlier = Frühere Partien
score-pair = { $subject } + { $building }

## Tisch

board-round = Runde { $round }, Durchgang { $cycle }
board-game = Partie { $game }
board-last = letzter Durchgang
board-spent = In dieser Runde schon ausgespielt
board-neutral = Neutraler Charakter
board-supply = Vorrat: { $ones } × 1, { $twos } × 2; Konfliktmarker: { $markers }
board-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-empty = leer
board-money = Geld: oben liegt { $coin }, darunter vielleicht mehr
board-no-money = Kein Geld
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-coins =
    { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
board-markers =
    { $count ->
        [one] 1 Konfliktmarker
       *[other] { $count } Konfliktmarker
    }
board-crests =
    { $count ->
        [one] 1 Wappen
       *[other] { $count } Wappen
    }
board-character = Charakter
board-hidden = verdeckt
board-subjects = Untertanen
board-buildings = Gebäude
board-hand = Hand
board-used = Fähigkeit genutzt
board-equal = Konflikt mit gleichem Rang
board-seen = Darunter, wie du gesehen hast
board-piles = Die Mitte
board-ranks = Die Ränge
board-key-order = { $first } ist zuerst am Zug, { $last } zuletzt
board-key-steals = stiehlt diesem Rang eine Aktion; er erhält einen Konfliktmarker
board-key-equal = gleicher Rang: je nur eine Aktion und ein Konfliktmarker
board-rank = Rang { $rank }
board-steals = bestiehlt Rang { $rank }
board-steals-nobody = bestiehlt niemanden
board-tie-break = beginnt bei gleichem Rang und gleich vielen Konfliktmarkern
board-value = Preis und Punkte { $value }
board-partner = perfektes Paar mit { $card }
board-paired = perfektes Paar
board-active = aktiv
board-state-open = noch offen
board-state-now = jetzt
board-state-done = ausgeführt
board-stolen = gestohlen von { $seat }
board-robs = bestiehlt { $seat }

## Die Lobby

switch-series = Wie lange ihr spielt
switch-series-single = eine einzige Partie
switch-series-games = mehrere Partien, die Punkte werden addiert
switch-series-target = bis jemand insgesamt eine Punktzahl erreicht
switch-games = Partien, wenn ihr mehrere spielt
switch-games-number = { $value } Partien
switch-target = Punkte, wenn ihr bis zu einem Ziel spielt
switch-target-number = { $value } Punkte

## Warum der König das täte

reason-points =
    { $mine ->
        [one] Du hast bald 1 Punkt statt { $others }.
       *[other] Du hast bald { $mine } Punkte statt { $others }.
    }
reason-coins =
    { $mine ->
        [one] Du hast bald 1 Münze statt { $others }.
       *[other] Du hast bald { $mine } Münzen statt { $others }.
    }
reason-cards =
    { $mine ->
        [one] Du hast bald insgesamt 1 Untertan oder Gebäude statt { $others }.
       *[other] Du hast bald insgesamt { $mine } Untertanen und Gebäude statt { $others }.
    }
reason-characters =
    { $mine ->
        [one] Du hast bald noch 1 Charakter auf der Hand statt { $others }.
       *[other] Du hast bald noch { $mine } Charaktere auf der Hand statt { $others }.
    }
reason-markers = Du hast bald { $mine } Konfliktmarker (je −{ $cost }) statt { $others }.
reason-equals = Du gerätst mit { $mine } % Wahrscheinlichkeit in einen Konflikt mit gleichem Rang statt mit { $others } %.
reason-singles =
    { $mine ->
        [one] 1 deiner Karten bleibt ohne perfekten Partner statt { $others }.
       *[other] { $mine } deiner Karten bleiben ohne perfekten Partner statt { $others }.
    }
reason-pairs = { $partner }: liegt mit { $mine } % Wahrscheinlichkeit als Partner von { $card } (+{ $points }) offen statt mit { $others } %.
reason-theft =
    { $mine ->
        [one] Du kannst bald 1 gestohlene Aktion ausführen statt { $others }.
       *[other] Du kannst bald { $mine } gestohlene Aktionen ausführen statt { $others }.
    }
reason-actions = { $action }: steht dir mit { $mine } % Wahrscheinlichkeit noch offen statt mit { $others } %.
reason-ability = { $subject }: ist mit { $mine } % Wahrscheinlichkeit dein aktiver Untertan und bereit statt mit { $others } %.
reason-bargain = { $card }: liegt mit { $mine } % Wahrscheinlichkeit offen und ist für dich bezahlbar (Preis { $price }) statt mit { $others } %.

scene-reveal = Die Charaktere werden aufgedeckt
scene-conflicts = Konflikte

## Living cards

card-counts = Am Ende zählt sie { $value } in einem perfekten Paar. In einem Farbpaar zählt nur die höhere Zahl, und allein zählt sie { $single }.
card-marker-cost = Am Ende zählt jeder Konfliktmarker { $points } Punkte.
card-partner-waits = Der Partner liegt noch allein am Hof von { $seats }.
card-pile =
    { $count ->
        [one] In diesem Stapel liegt noch 1 Karte. Sobald ein Stapel leer ist, ist es der letzte Durchgang.
       *[other] In diesem Stapel liegen noch { $count } Karten. Sobald ein Stapel leer ist, ist es der letzte Durchgang.
    }
card-money-name = Geld hier: { $pile }
card-money-laid = Wer eine Karte dieses Stapels nimmt, legt ihren Preis hierher.
card-money-below = Wie viel darunter liegt und wie dick der Stapel ist, sieht man nicht: niemand darf ihn durchsehen. Was hier bezahlt wurde, steht im Verlauf.
card-markers-name = Konfliktmarker von { $seat }
card-court = Hof von { $seat }
card-sealed = Ein verdeckter Charakter. Alle werden gleichzeitig aufgedeckt.
not-play = Ein Charakter wird zu Beginn eines Durchgangs gelegt. Jetzt: { $phase }.
not-actions-yet = Aktionen kommen nach den Konflikten. Jetzt: { $phase }.
not-theft-first = Entscheide zuerst, ob du stiehlst; deine eigenen Aktionen kommen danach.
not-theft-late = Stehlen kannst du nur vor deinen eigenen Aktionen.
not-theft-turn = Du stiehlst zu Beginn deines eigenen Zuges.
not-stolen-first = Zuerst kommt die gestohlene Aktion: { $action }.
not-equal-theft = Du hast den gleichen Rang wie jemand anders und stiehlst in diesem Durchgang von niemandem.
not-prey = Dein Rang { $rank } stiehlt nur von Rang { $victim }; dies ist Rang { $other }.
not-prey-nobody = Dein Rang { $rank } stiehlt von niemandem.
not-robbed-twice = Du hast { $seat } schon bestohlen: eine Aktion von jedem Opfer.
not-crest = Auf dieser Aktion liegt schon ein Wappen von { $seat }.
not-action-over = Diese Aktion ist vorbei: Es geht der Reihe nach, jede kommt einmal.
not-one-action = Du hast den gleichen Rang wie jemand anders und führst nur eine Aktion aus.
not-action-later = Zuerst kommt: { $action }. Diese folgt, der Reihe nach.
not-due = Diese Aktion ist jetzt dran: Zeige auf das, worum es geht.
not-on-card = Dein Charakter hat diese Aktion nicht: { $action }.
not-markers = Du hast 0 Konfliktmarker.
not-coins =
    { $price ->
        [one] Sie kostet 1 Münze, und du hast { $coins }.
       *[other] Sie kostet { $price } Münzen, und du hast { $coins }.
    }
not-empty-pile = Dieser Stapel ist leer.
not-money = Hier liegen 0 Münzen.
not-subject-used = Du hast deinen Untertan in diesem Durchgang schon eingesetzt; er hilft einmal.
not-subject-active = Nur dein neuester Untertan hilft: { $subject }.
not-subject-early = Dieser Untertan hilft nur zu Beginn eines Durchgangs, wenn die Charaktere aufgedeckt sind.
not-subject-turn = Dieser Untertan hilft in deinem eigenen Zug.
not-subject-middle = Mitten in einer Aktion hilft kein Untertan; Schmied und Matrose helfen bei der Aktion, für die sie da sind.
not-subject-nothing = So wie es steht, könnte dieser Untertan nichts tun.
not-building = Ein Gebäude tut im Spiel nichts: Es zählt am Ende. Nur ein Tausch bewegt es.
not-theirs = Das gehört zum Hof von { $seat }.
not-neutral-acts = Der neutrale Charakter verteilt nur Marker; niemand kann ihn einsetzen.

## Kurz, neben dem, was gleich folgt

option-settle-first = Marker zurück

## Aktionen, die ausbleiben

skips = { $seat } lässt eine Aktion aus: { $action }.
cannot = { $seat } kann diese Aktion jetzt nicht ausführen: { $action }.

## What was left undone

board-state-undone = ausgelassen
pass-theft-more = Nichts mehr stehlen

## Why the game is over

over-piles =
    { $count ->
        [one] Leer: { $pile }. Darum war dieser Durchgang der letzte.
       *[other] { $count } Stapel waren leer, darum war dieser Durchgang der letzte.
    }
over-games = Alle { $games } Partien der Serie sind gespielt.
over-target =
    { $count ->
        [one] { $seats } hat { $target } Punkte erreicht: Die Serie ist zu Ende.
       *[other] { $seats } haben { $target } Punkte erreicht: Die Serie ist zu Ende.
    }
