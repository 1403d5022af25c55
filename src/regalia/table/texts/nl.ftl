# De tafel in de terminal, in het Nederlands.

ask = { $seat }, jouw keuze:
commands = Een nummer of een naam kiest.  u terug · b speelbord · l verloop · h hint · ? regel, ? 1 van een optie, ? NAAM wat iets is, en waarom niet · s BESTAND kopie opslaan · q stoppen
wrong-number = Kies een nummer van 1 tot en met { $count }.
no-undo = Dit kan niet meer worden teruggenomen: het toeval heeft beslist, iets verborgens is getoond, of iemand anders heeft intussen gekozen.
no-rule = Hiervoor is geen regel opgeschreven.
saved = Er is een kopie opgeslagen in { $file }.
curtain = { $seat }, neem het toetsenbord en druk op Enter.
curtain-done = Druk op Enter om het weer te verbergen.
score-sheet = Telling
total = Totaal
winners =
    { $count ->
        [0] Niemand heeft gewonnen.
        [one] { $seats } heeft gewonnen.
       *[other] Gedeelde overwinning: { $seats }.
    }
seed = De startwaarde van het spel was { $seed }; regalia verify { $file } bewijst het.
left = Het spel is opgeslagen in { $file }. Ga verder met: regalia play --resume { $file }
