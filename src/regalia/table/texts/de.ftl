# Der Tisch im Terminal, auf Deutsch.

ask = { $seat }, deine Wahl:
commands = Eine Zahl oder ein Name wählt.  u zurück · b Spielplan · l Verlauf · h Tipp · ? Regel, ? 1 einer Möglichkeit, ? NAME was etwas ist, und warum nicht · s DATEI Kopie speichern · q beenden
wrong-number = Wähle eine Zahl von 1 bis { $count }.
no-undo = Das lässt sich nicht mehr zurücknehmen: Der Zufall hat entschieden, Verdecktes wurde gezeigt, oder jemand anders hat seither gewählt.
no-rule = Dazu ist keine Regel aufgeschrieben.
saved = Eine Kopie liegt in { $file }.
curtain = { $seat }, setz dich an die Tastatur und drücke die Eingabetaste.
curtain-done = Drücke die Eingabetaste, um es wieder zu verbergen.
score-sheet = Wertung
total = Summe
winners =
    { $count ->
        [0] Niemand hat gewonnen.
        [one] { $seats } hat gewonnen.
       *[other] Geteilter Sieg: { $seats }.
    }
seed = Der Startwert des Spiels war { $seed }; regalia verify { $file } beweist es.
left = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: regalia play --resume { $file }
