# Der Tisch im Browser, auf Deutsch.

skip = Zum Tisch
language = Sprache
go = Los
trouble = Das hat nicht geklappt
to-lobby = Zur Lobby

## Wenn etwas nicht klappt

trouble-away = Die Tische sind gerade nicht erreichbar, und nichts wurde geändert. Versuche es gleich noch einmal.
trouble-unwritten = Das lässt sich gerade nicht aufschreiben, und nichts wurde geändert. Versuche es gleich noch einmal.
trouble-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
trouble-taken = Dieser Platz ist besetzt.
trouble-invitation = Diese Einladung gilt für keinen Platz an diesem Tisch.
trouble-not-yours = Das ist nicht dein Platz.
trouble-opponent = Es gibt keinen Gegner „{ $kind }“.
trouble-not-yet = Das Spiel beginnt, wenn alle Platz genommen haben.
trouble-undo = Das lässt sich nicht mehr zurücknehmen.
trouble-no-plea = Im Moment bittet dich niemand um etwas.
trouble-over = Das Spiel ist vorbei.
trouble-present = Ersetzt wird nur, wer seit { $minutes } Minuten keine Verbindung mehr hat.
trouble-talk = Nur wer am Tisch sitzt, kann mitreden.
trouble-talk-slowly = Langsam, bitte: Lass auch die anderen zu Wort kommen.
trouble-full = Alle Tische des Hauses sind besetzt. Versuche es später noch einmal.
trouble-slowly = Langsam, bitte: zu viele Nachrichten auf einmal.
trouble-nothing = Das geht hier nicht.
trouble-long = Eine Nachricht hat höchstens { $most } Zeichen.
trouble-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.
trouble-other-site = Dieses Formular kam von einer anderen Seite.
trouble-form = Dieses Formular ist zu groß.
trouble-many-tables = Du hast innerhalb einer Stunde { $most } Tische eröffnet. Mach eine Pause und eröffne dann den nächsten.
trouble-move = Dieser Link ist abgelaufen oder schon benutzt. Erzeuge auf deinem ersten Gerät einen neuen.
trouble-many-moves = Du hast innerhalb einer Stunde { $most } Links für andere Geräte erzeugt. Benutze einen davon oder warte ein wenig.
trouble-many-links = Du hast { $most } Tische gleichzeitig offen. Schließe einen und sieh dann noch einmal nach.
trouble-address-tables = Von deiner Adresse aus wurden innerhalb einer Stunde { $most } Tische eröffnet. Mach eine Pause und eröffne dann den nächsten.
trouble-address-links = Von deiner Adresse aus sind { $most } Tische gleichzeitig offen. Schließe einen und sieh dann noch einmal nach.
trouble-address-pages = Von deiner Adresse aus wurden zu viele Seiten auf einmal abgerufen. Warte einen Augenblick und versuche es dann noch einmal.
trouble-not-over = Das ist erst nach dem Ende des Spiels zu sehen.
trouble-not-sat = Das kann nur, wer an diesem Tisch gesessen hat.
trouble-other-version = Dieser Tisch stammt aus einer anderen Version. Er lässt sich ansehen und an einem neuen Tisch weiterspielen.
trouble-unreadable = Dieser Tisch stammt aus einer anderen Version, und diese hier kann ihn nicht lesen.
trouble-impossible = Das ist jetzt nicht möglich.
trouble-hints-off = An diesem Tisch wird der König nicht gefragt.
trouble-hint-nothing = Für diesen Platz gibt es jetzt nichts zu wählen.
trouble-hint-thinks = Der König denkt noch nach.
trouble-hint-busy = Der König wird an anderen Tischen gebraucht. Frag ihn gleich noch einmal.
trouble-seats = { $title } ist für { $low } bis { $high } Plätze, nicht für { $seats }.
trouble-no-game = Ein Spiel „{ $name }“ gibt es hier nicht.

## Umzug auf ein anderes Gerät

move-title = Auf einem anderen Gerät weiterspielen
move-text = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er gilt einmal und eine Viertelstunde lang und bringt deine Tische und Plätze mit.
move-here = Deine Tische und Plätze kommen auf dieses Gerät.
move-button = Hier weiterspielen
end-title = Überall sonst abmelden
end-text = Wenn ein Gerät verloren ging oder jemand anderes deinen Link benutzt hat: Alle anderen Geräte verlieren sofort deine Tische und Plätze. Auf diesem bleiben sie.
end-button = Alle anderen Geräte abmelden
end-done = Erledigt: Deine Tische sind jetzt nur noch auf diesem Gerät.

## Einstellungen

settings = Einstellungen
theme = Licht
theme-auto = wie auf diesem Gerät
theme-light = bei Tag
theme-dark = bei Nacht
scenes = Große Momente
scenes-normal = in Ruhe
scenes-slow = langsam
scenes-fast = schnell
scenes-off = aus
scene-skip = Beliebige Taste oder Klick: weiter
scene-tap = Tippen: weiter
motion = Bewegung
motion-auto = wie auf diesem Gerät
motion-calm = ruhig
careful = Vor einer endgültigen Entscheidung
careful-yes = noch einmal fragen
careful-no = nicht fragen
close = Schließen

## Lobby

lobby-title = Ein Platz bei Hofe
lobby-text = Brettspiele vom Königshof für Familie und Freunde: an einem Bildschirm, jeder am eigenen Handy oder übers Netz.
lobby-open = Deine Tische
lobby-away = Weggeräumte Tische
put-away = Wegräumen
bring-back = Zurückholen
lobby-new = Ein neuer Tisch
lobby-who = Wer spielt mit?
lobby-seat = Platz { $number }
lobby-name = Name für Platz { $number }
lobby-preset = Spielweise
lobby-options = Einzelne Regeln
as-preset = wie oben
lobby-no-hints = Ohne Tipps
lobby-no-hints-text = An diesem Tisch kann niemand fragen, was der König tun würde.
lobby-start = Platz nehmen
seat-none = niemand
seat-me = ich
seat-here = jemand hier
seat-link = Freund per Einladung
opponent-random = Zufallsgegner
opponent-greedy = Gieriger Gegner
opponent-page = Page (freundlich)
opponent-squire = Knappe (leicht)
opponent-knight = Ritter (solide)
opponent-duke = Herzog (stark)
opponent-king = König (gefürchtet)
edition-title = Über diese Ausgabe
edition-text = { $rulebook } gedruckte Werte stammen aus der Spielregel, { $reported } aus öffentlichen Quellen, { $reconstructed } haben wir rekonstruiert.
table-over = beendet
table-going = läuft noch
table-other = aus einer anderen Version
courtiers = Lorenz, Barbara, Gregor, Sophie, Martin
table-yours = du bist am Zug
seat-person = ein Mensch
seat-away = nicht da

## Mitspielen

join-text = Du bist auf Platz { $number } eingeladen.
your-name = Dein Name
sit-down = Platz nehmen
invite-title = Lade deine Freunde ein
invite-seat = Platz { $number }
copy = Kopieren
seats = Plätze
hand-over = Den Computer für mich spielen lassen
take-back = Ich spiele wieder selbst
replace = Den Computer für { $seat } spielen lassen
return = { $seat } soll wieder spielen
big-screen = Öffentliche Ansicht für einen großen Bildschirm
bot-plays = { $seat } ist ein Bot.
bot-lost = Die Zeit von { $seat } ist abgelaufen; ein Page spielt weiter.
earlier-rules = Seit dieser Tisch eröffnet wurde, sind die Regeln berichtigt worden. Die Partie geht nach den heutigen Regeln weiter.
earlier-values = Seit dieser Tisch eröffnet wurde, sind gedruckte Werte berichtigt worden. Er behält die, mit denen er begann.

## Tisch

board = Spielplan
waiting-for = Am Zug: { $seats }.
waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
curtain-title = { $seat } ist am Zug.
curtain-lift = Ich bin { $seat }: meine Seite zeigen
other-title = Dieser Tisch stammt aus einer anderen Version.
other-text = Von { $total } Entscheidungen passen { $fit } zu den heutigen Regeln; du siehst den Tisch so, wie er nach der letzten davon war.
other-on = Hier geht es weiter
undo = Zurücknehmen
undo-ask = Um Zurücknahme bitten
plea-waits = Noch ohne Antwort: { $seats }.
plea-agree = Einverstanden
plea-refuse = Nicht einverstanden
plea-withdraw = Ich bitte nicht mehr darum
offline = Der Tisch ist gerade nicht erreichbar; die Verbindung kommt von selbst zurück.
rule = Regel
hint = Was würde der König tun?
hint-title = Der Rat des Königs
hurry = Ohne Pausen
online = verbunden
story = Die letzten Entscheidungen
story-back = Vorige Entscheidung
story-on = Nächste Entscheidung
log-new = neu
luck-sealed = Der Zufall dieser Partie steht schon fest; sein Siegel ist { $seal }. Nach dem Spiel kann jeder sehen, dass ihn niemand verändert hat.
options-fold = Möglichkeiten
find-pieces = Auf dem Spielplan zeigen
choose-on-board = Wähle auf dem Spielplan.
options-list = Liste ({ $count })
put-back = Neu wählen
rule-title = Die Regel hinter dieser Frage
rules-all = Alle Regeln (auf Englisch)
confirm-title = Bist du sicher?
confirm-text = Das kann nicht zurückgenommen werden.
confirm-yes = Ja, das wähle ich
confirm-undo = Seit dieser Entscheidung wurde etwas gezogen, gewürfelt oder aufgedeckt. Du kannst sie trotzdem zurücknehmen; der Verlauf vermerkt es.
confirm-undo-yes = Ja, zurücknehmen
confirm-no = Nein, zurück
confirm-never = Auf diesem Gerät nicht mehr fragen
log = Was geschehen ist
others = Die anderen
tab-log = Verlauf
tab-chat = Gespräch
keys = Tasten
keys-numbers = 1 bis 9: eine Möglichkeit wählen
keys-list = L: die Liste der Möglichkeiten öffnen oder schließen
keys-space = Leertaste: nur der Spielplan, und zurück
keys-undo = U: zurücknehmen
keys-hint = H: den König fragen
keys-rule = R: die Regel hinter der Frage
keys-story = Pfeiltasten: durch das Geschehene blättern
keys-replay = P: abspielen oder anhalten
keys-escape = Esc: Aufgenommenes ablegen, Offenes schließen
keys-sheet = ?: diese Übersicht
chat = Tischgespräch
chat-label = Sag etwas
send = Senden
say-hello = Hallo!
say-well-played = Gut gespielt!
say-thanks = Danke.
say-one-moment = Einen Moment, bitte.
say-oops = Hoppla.
say-good-game = Schöne Partie!

## Nach dem Spiel

over = Das Spiel ist zu Ende.
score-sheet = Die Chronik
winners =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { $seats } hat gewonnen.
       *[other] Geteilter Sieg: { $seats }.
    }
total = Summe
chart = Punkte im Lauf des Spiels
verified = Geprüft: Startwert, alle Entscheidungen und die Punkte passen zum Siegel, das vor dem Spiel gezeigt wurde ({ $seal }).
seed-text = Der Startwert des Zufalls war { $seed }. Mit der Aufzeichnung kann ihn jeder überprüfen.
download = Aufzeichnung herunterladen
rematch = Noch einmal
replay = Noch einmal ansehen
replay-at = Nach Entscheidung
replay-seat = Gesehen von
replay-play = Abspielen
replay-stop = Pause
replay-pace = Tempo
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
spectator = allen
play-on = Von hier aus weiterspielen

## Das Regelheft

book-title = { $game }: das Regelheft
book-find = Im Regelheft suchen
book-found = Gefundene Abschnitte:
book-none = Nichts gefunden. Versuche ein anderes Wort oder einen Teil davon.
book-print = Drucken
book-whole = Alles auf einer Seite
book-contents = Inhalt
book-neighbours = Seite davor und danach
book-back = Zurück
book-next = Weiter
book-for = Diese Regeln:
book-usual-rules = die üblichen Regeln
book-own-rules = einzeln gewählte Regeln
book-read-on = Im Regelheft weiterlesen
book-why = die Regel dazu
book-open = Das Regelheft
trouble-no-page = Das Regelheft von { $title } hat keine solche Seite.

## The hall

hall-play = Spielen
hall-learn = Lernen
hall-invite = Einladen
hall-set = Einrichten
hall-seats = { $low }–{ $high } Spieler
hall-minutes = { $low }–{ $high } min
hall-you = Du
hall-levels = So spielen die Gegner
hall-add = Wer noch?
hall-add-opponent = ein Gegner
hall-remove = Platz { $number } wegnehmen
hall-changes = Was ist anders?
level-page = Page
level-squire = Knappe
level-knight = Ritter
level-duke = Herzog
level-king = König
plays-page = Nimmt, was auf den ersten Blick am besten aussieht, und übersieht die Hälfte dessen, was möglich ist. Richtig für das erste Spiel.
plays-squire = Denkt ein wenig voraus, übersieht aber viel, vor allem, was sich erst spät auszahlt.
plays-knight = Spielt mit Bedacht und übersieht wenig. Für alle, die das Spiel kennen.
plays-duke = Denkt weit voraus und übersieht fast nichts.
plays-king = Bedenkt alles und denkt am weitesten voraus. Ab und zu wartet man einen Moment auf ihn.
tables-go-on = Weiterspielen
tables-all = Alle Tische: { $count }
tables-turns =
    { $count ->
        [one] an einem bist du am Zug
       *[other] an { $count } bist du am Zug
    }
tables-find = Nach Name oder Spiel suchen
tables-game = Spiel
tables-all-games = Alle Spiele
tables-search = Suchen
tables-none = Hier gibt es keinen solchen Tisch.
tables-later = Spätere Tische
tables-earlier = Frühere Tische
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
offline-title = Keine Verbindung.
offline-text = Deine Tische sind sicher: Alles, was du entschieden hast, ist am Tisch festgehalten. Sobald die Verbindung wieder da ist, geht es weiter.
offline-again = Noch einmal versuchen
call-sound = Ton
call-turn = Du bist am Zug
call-offer = Soll dieses Gerät dich rufen, wenn du am Zug bist und gerade anderswo hinschaust?
call-yes = Ja, gern
call-no = Nein

## Living cards

keys-card = I: was etwas ist und warum es gerade nicht geht; Pfeiltasten gehen weiter
card-keep = I hält dies offen
card-more = Im Regelheft: { $title }
trouble-no-piece = So etwas liegt nicht auf diesem Tisch.

## Das geführte erste Spiel

learn = Lernen: ein geführtes erstes Spiel
guide = Der Begleiter
guide-step = Schritt { $number } von { $total }
guide-next = Weiter
guide-again = Zurück
guide-leave = Ohne Begleiter
guide-return = Den Begleiter zurückholen
keys-guide = N: die nächste Seite des Begleiters
guide-lit = Der Begleiter würde das wählen.
guide-heed = Zeig mir, was du tätest
guide-insist = Ich möchte es trotzdem
guide-rest = Einen Pagen für mich weiterspielen lassen
trouble-no-lesson = { $title } hat kein solches geführtes Spiel.
trouble-unguided = Das ist kein geführtes Spiel.

# Players of the house.
plays-house = Ein Spieler, den der Gastgeber dieses Hauses mitgebracht hat.
trouble-player-unfit = { $name } kann an einem solchen Tisch nicht spielen.

## Das Zimmer

hall-room = Auf dem Fernseher
begin-those =
    { $count ->
        [one] Allein beginnen
       *[other] Zu { $count } beginnen
    }
begin-opponents =
    { $count ->
        [one] Den freien Platz nimmt ein Gegner ein
       *[other] Die freien Plätze nehmen Gegner ein
    }
room-title = Setzt euch mit dem Handy
room-text = Code scannen, Namen eintippen, Platz nehmen. Das Spiel beginnt, sobald alle Plätze besetzt sind oder jemand von euch es startet.
room-free = frei
room-join = An diesem Tisch ist ein Platz für dich.
room-local = Dieser Server ist nur von diesem Rechner aus erreichbar. Starte ihn mit make play oder mit regalia serve --host 0.0.0.0, dann finden ihn auch die Handys in deinem Netz.
room-back = Zurück auf deine Seite, oder nur zum Zuschauen: diesen Code scannen.
room-turn = Am Zug: { $seats }
trouble-all-taken = An diesem Tisch sind alle Plätze besetzt.
trouble-begun = Das Spiel hat begonnen; einen freien Platz kann nur ein Gegner einnehmen.

## Der Feed der eigenen Züge

feed-title = Regalia: du bist am Zug
feed-turn = { $game }: du bist am Zug
feed-with =
    { $count ->
        [0] Du spielst allein.
       *[other] Mit { $names }.
    }
feed-text = Für Spiele über Tage: Ein Feedreader sagt dir, wann du am Zug bist. Die Adresse ist nur für dich; sie endet, wenn du alle anderen Geräte abmeldest.
feed-link = Feed deiner Züge

## Geräte rufen

trouble-no-push = Dieser Server ruft niemanden, der keine Seite offen hat.
trouble-push-keys = Dieses Gerät kann nicht gerufen werden: Seine Schlüssel sind nicht die eines Browsers.
trouble-push-address = Dieses Gerät kann nicht gerufen werden: Sein Push-Dienst hat keine öffentliche Adresse.

## Clocks for friends

trouble-clock = Eine solche Uhr gibt es nicht.
clock = Eine Uhr
clock-text = Für Freunde, die eine möchten. Wessen Zeit um ist, der wird erinnert; nach noch einmal der halben Zeit spielt ein Ritter weiter, bis er zurück ist. Niemand verliert seinen Platz.
clock-none = ohne Uhr
clock-seconds =
    { $count ->
        [one] { $count } Sekunde je Zug
       *[other] { $count } Sekunden je Zug
    }
clock-minutes =
    { $count ->
        [one] { $count } Minute je Zug
       *[other] { $count } Minuten je Zug
    }
clock-days =
    { $count ->
        [one] { $count } Tag je Zug
       *[other] { $count } Tage je Zug
    }
clock-late = Deine Zeit ist abgelaufen, ein Ritter spielt für dich.
clock-call = Deine Zeit ist um
clock-left = { $seat } hat noch { $left }.

## The own history

history = Deine Partien
history-none = Noch keine Partie ist zu Ende gespielt. Spiele eine zu Ende, oder lies deine Partien von einem anderen Gerät ein.
history-total =
    { $games ->
        [one] Eine Partie beendet, { $wins } gewonnen.
       *[other] { $games } Partien beendet, { $wins } gewonnen.
    }
history-medals = Medaillen
history-games = Partien
history-wins = Gewonnen
history-average = Durchschnitt
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Beste
history-seats = Plätze
history-against = Gegen
history-all = insgesamt
history-chart = Punkte von Partie zu Partie
history-list = Alle Partien: { $count }
history-day = Tag
history-points = Punkte
history-won = Gewonnen
history-imported = aus einer Datei
history-people = Menschen
history-alone = niemanden
history-along = Zum Mitnehmen
history-along-text = Speichere deine Partien in einer Datei und lies sie auf einem anderen Gerät oder in einem anderen Haus ein. Was dort schon bekannt ist, zählt nicht doppelt.
history-save = Als Datei speichern
history-file = Gespeicherte Partien
history-read = Einlesen
history-new =
    { $count ->
        [one] Eine Partie war neu.
       *[other] { $count } Partien waren neu.
    }
medal-win = Erster Sieg: { $game }.
medal-full = Erster Sieg an einem vollen Tisch: { $game }.
medal-best = Bisher am besten: { $points } Punkte, { $game }.
medal-king = Erster Sieg gegen einen König: { $game }.
trouble-history = Diese Datei hat nicht Regalia gespeichert.
trouble-history-large = Eine solche Datei hat höchstens { $most } KB.
trouble-history-games = Es sind höchstens { $most } Partien möglich.
trouble-history-game = Partie { $number } dieser Datei ist beschädigt; nichts wurde eingelesen.

## The page for whoever hosts

host = Für Gastgeber
host-ask = Der Server hat beim Start einen Schlüssel ausgegeben. Er liegt auch in der Datei host.key im Datenordner.
host-key = Schlüssel
host-open = Öffnen
host-running = Laufende Tische
host-finished = Beendete Tische
host-away = Zu Aufzeichnungen gewordene Tische
host-held = Tische im Speicher
host-links = Offene Verbindungen
host-busy = Gegner, die nachdenken
host-waiting = Wartende Gedanken
host-choices = Entscheidungen seit dem Start
host-quick = 95 % der Aktualisierungen in
host-version = Version
host-keeping = Alte Tische
host-keeping-text = Beendete Tische werden nach so vielen Tagen zu Aufzeichnungen im Datenordner und dann aus der Datenbank genommen. 0 behält sie für immer. Was läuft, bleibt unberührt.
host-days = Tage
host-set = Festlegen
host-zip-text = Eine Datei mit allen bisherigen Aufzeichnungen und denen der { $count } Tische, die am längsten zu Ende sind:
host-zip = Aufzeichnungen speichern
host-limits = Geltende Grenzen
trouble-host = Das ist für Gastgeber. Gib zuerst den Schlüssel an.
trouble-host-key = Das ist nicht der Schlüssel dieses Hauses.
trouble-host-tries = Das war zu oft. Warte eine Minute vor dem nächsten Versuch.
trouble-host-days = Tische werden 0 bis { $most } Tage behalten.

## Pace

pace = Pausen der Gegner
pace-quick = Schnell
pace-usual = Gewöhnlich
pace-slow = Langsam

## Puzzles from real games

puzzles = Rätsel
puzzles-text = Augenblicke aus echten Partien, in denen eine Wahl klar die beste ist – und nicht die, die ins Auge springt.
puzzles-all = Alle Rätsel
puzzle-today = Rätsel des Tages
puzzle-title = Rätsel { $number }
puzzle-score = Dein Ergebnis:
puzzle-hint = Tipp
puzzle-hint-text = Es ist nicht das, was auf den ersten Blick am besten aussieht: { $option }.
puzzle-solution = Lösung zeigen
puzzle-shown = Die Lösung
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-easy = leicht
puzzle-fair = mittel
puzzle-hard = schwer
trouble-no-puzzle = Dieses Rätsel gibt es nicht.
trouble-no-option = Das steht nicht zur Wahl.

## Die Seite der Analyse

review-link = Analyse: Entscheidungen und Glück
review-explain = Jede Kurve ist die Siegchance einer Person, wie die es beurteilen konnten, die gerade an der Reihe waren. Sie ändert sich durch Entscheidungen, um das, was sie gegenüber der besten Möglichkeit verloren haben, und durch Glück, wo immer gewürfelt, gezogen oder aufgedeckt wurde. Die Rechnung geht auf: Beginn, Entscheidungen und Glück ergeben das Ende.
review-curve = Die Chancen im Lauf des Spiels
review-books = Wohin die Chancen gingen
review-making = Das Spiel wird abgewogen: Entscheidung { $done } von { $total }. Das dauert eine Minute; du kannst gehen und wiederkommen.
review-not-made = Noch niemand von diesem Tisch hat um eine Analyse gebeten.
review-board = Das Brett in diesem Moment
review-wait = Das Brett wird aufgebaut …
review-replay = In der Wiederholung
review-back = Zurück zum Tisch
review-causes = Was die Chancen am meisten bewegt hat
review-cause-luck = Nach Entscheidung { $number }: Glück
review-cause-choice = Entscheidung { $number }: { $seat }
trouble-review-not-over = Nur ein beendetes Spiel kann analysiert werden.
trouble-review-elsewhere = An einem anderen Tisch spielen mehrere dieses Spiel noch weiter. Die Analyse ist zu sehen, wenn sie fertig sind.

## Limits on the page for hosts

host-limits-text = Was du hier festlegst, gilt sofort und auch nach einem Neustart. Ein leeres Feld steht für die Zahl vom Start.
host-limits-start = Diese werden beim Start des Servers festgelegt, mit regalia serve:
limit-tables-per-hour = Neue Tische pro Stunde für einen Browser
limit-links-per-guest = Gleichzeitig offene Tische eines Browsers
limit-tables-per-address = Neue Tische pro Stunde für eine Adresse
limit-links-per-address = Gleichzeitig offene Tische einer Adresse
limit-pages-per-minute = Seiten pro Minute für eine Adresse
trouble-host-limit = { $option } ist eine ganze Zahl von { $least } bis { $most }.

## A sentence that was cut

story-whole = Ganz erzählen
story-mine = Was dich betrifft
log-latest = Neues
scene-again = Noch einmal zeigen
scene-sum =
    { $kind ->
        [won] { $seat } insgesamt: gewinnt { $take }.
        [lost] { $seat } insgesamt: verliert { $give }.
       *[both] { $seat } insgesamt: gewinnt { $take }, verliert { $give }.
    }
scene-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## Several ways to what was pointed at

chosen-before = schon gewählt
choose-again = Zeig noch einmal darauf für den ersten Weg, oder wähle:
choose-otherwise = Auf andere Weise
