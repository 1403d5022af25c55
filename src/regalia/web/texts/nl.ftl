# De tafel in de browser, in het Nederlands.

skip = Naar de tafel
language = Taal
go = Ga
trouble = Dat is niet gelukt
to-lobby = Naar de lobby

## Als er iets misgaat

trouble-away = De tafels zijn nu even niet bereikbaar en er is niets veranderd. Probeer het zo nog eens.
trouble-unwritten = Dit kan nu even niet worden opgeschreven en er is niets veranderd. Probeer het zo nog eens.
trouble-stale = Er is intussen iets gebeurd aan tafel. Kijk nog eens.
trouble-taken = Deze plaats is bezet.
trouble-invitation = Deze uitnodiging geldt niet voor een plaats aan deze tafel.
trouble-not-yours = Dit is niet jouw plaats.
trouble-opponent = Er is geen tegenstander ‘{ $kind }’.
trouble-not-yet = Het spel begint als iedereen zit.
trouble-undo = Dit kan niet meer worden teruggenomen.
trouble-no-plea = Niemand vraagt je nu iets.
trouble-over = Het spel is afgelopen.
trouble-present = Iemand wordt pas vervangen na { $minutes } minuten zonder verbinding.
trouble-talk = Alleen wie aan tafel zit, kan meepraten.
trouble-talk-slowly = Rustig aan, alsjeblieft: laat de anderen ook iets zeggen.
trouble-full = Alle tafels van het huis zijn bezet. Probeer het later nog eens.
trouble-slowly = Rustig aan, alsjeblieft: te veel berichten tegelijk.
trouble-nothing = Dat kan hier niet.
trouble-long = Een bericht heeft hoogstens { $most } tekens.
trouble-no-table = Deze tafel bestaat niet. Misschien is het adres afgebroken.
trouble-other-site = Dit formulier kwam van een andere site.
trouble-form = Dit formulier is te groot.
trouble-many-tables = Je hebt binnen een uur { $most } tafels geopend. Neem even pauze en open dan de volgende.
trouble-move = Deze link is verlopen of al gebruikt. Maak een nieuwe op je eerste apparaat.
trouble-many-moves = Je hebt binnen een uur { $most } links voor andere apparaten gemaakt. Gebruik er een van, of wacht even.
trouble-many-links = Je hebt { $most } tafels tegelijk open. Sluit er een en kijk dan opnieuw.
trouble-address-tables = Vanaf jouw adres zijn binnen een uur { $most } tafels geopend. Neem even pauze en open dan de volgende.
trouble-address-links = Vanaf jouw adres zijn { $most } tafels tegelijk open. Sluit er een en kijk dan opnieuw.
trouble-address-pages = Vanaf jouw adres zijn te veel pagina's tegelijk opgevraagd. Wacht even en probeer het dan opnieuw.
trouble-not-over = Dit is te zien als het spel is afgelopen.
trouble-not-sat = Dat kan alleen wie aan deze tafel heeft gezeten.
trouble-other-version = Deze tafel komt uit een andere versie. Je kunt hem bekijken en aan een nieuwe tafel verder spelen.
trouble-unreadable = Deze tafel komt uit een andere versie, en deze versie kan hem niet lezen.
trouble-impossible = Dat kan nu niet.
trouble-hints-off = Aan deze tafel wordt de koning niet om raad gevraagd.
trouble-hint-nothing = Voor deze plaats valt er nu niets te kiezen.
trouble-hint-thinks = De koning denkt nog na.
trouble-hint-busy = De koning is aan andere tafels nodig. Vraag het hem straks nog eens.
trouble-seats = { $title } is voor { $low } tot { $high } plaatsen, niet voor { $seats }.
trouble-no-game = Er is hier geen spel ‘{ $name }’.

## Naar een ander apparaat

move-title = Verder spelen op een ander apparaat
move-text = Open deze link op het andere apparaat of scan de code. Hij werkt één keer, een kwartier lang, en neemt je tafels en plaatsen mee.
move-here = Je tafels en plaatsen komen naar dit apparaat.
move-button = Hier verder spelen
end-title = Overal elders afmelden
end-text = Als een apparaat kwijt is, of iemand anders je link heeft gebruikt: alle andere apparaten verliezen meteen je tafels en plaatsen. Op dit apparaat blijven ze.
end-button = Alle andere apparaten afmelden
end-done = Klaar: je tafels staan nu alleen op dit apparaat.

## Instellingen

settings = Instellingen
theme = Licht
theme-auto = zoals op dit apparaat
theme-light = overdag
theme-dark = ’s avonds
scenes = Grote momenten
scenes-normal = rustig
scenes-slow = langzaam
scenes-fast = snel
scenes-off = uit
scene-skip = Een toets of een klik: verder
scene-tap = Tik: verder
motion = Beweging
motion-auto = zoals op dit apparaat
motion-calm = rustig
careful = Voor een definitieve keuze
careful-yes = nog eens vragen
careful-no = niet vragen
close = Sluiten

## Lobby

lobby-title = Een plaats aan het hof
lobby-text = Bordspellen aan het koninklijk hof voor familie en vrienden: op één scherm, ieder op de eigen telefoon, of via internet.
lobby-open = Je tafels
lobby-away = Opgeborgen tafels
put-away = Opbergen
bring-back = Terughalen
lobby-new = Een nieuwe tafel
lobby-who = Wie speelt er mee?
lobby-seat = Plaats { $number }
lobby-name = Naam voor plaats { $number }
lobby-preset = Spelwijze
lobby-options = Afzonderlijke regels
as-preset = zoals hierboven
lobby-no-hints = Zonder hints
lobby-no-hints-text = Aan deze tafel kan niemand vragen wat de koning zou doen.
lobby-start = Plaatsnemen
seat-none = niemand
seat-me = ik
seat-here = iemand hier
seat-link = vriend op uitnodiging
opponent-random = Willekeurige tegenstander
opponent-greedy = Hebzuchtige tegenstander
opponent-page = Page (vriendelijk)
opponent-squire = Schildknaap (makkelijk)
opponent-knight = Ridder (degelijk)
opponent-duke = Hertog (sterk)
opponent-king = Koning (gevreesd)
edition-title = Over deze uitgave
edition-text = Gedrukte waarden uit het regelboekje: { $rulebook }; uit openbare bronnen: { $reported }; door ons gereconstrueerd: { $reconstructed }.
table-over = afgelopen
table-going = bezig
table-other = uit een andere versie
courtiers = Laurens, Barbara, Gregor, Sofie, Maarten
table-yours = jij bent aan de beurt
seat-person = een mens
seat-away = afwezig

## Meedoen

join-text = Je bent uitgenodigd voor plaats { $number }.
your-name = Je naam
sit-down = Plaatsnemen
invite-title = Nodig je vrienden uit
invite-seat = Plaats { $number }
copy = Kopiëren
seats = Plaatsen
hand-over = Laat de computer voor mij spelen
take-back = Ik speel weer zelf
replace = Laat de computer voor { $seat } spelen
return = { $seat } speelt weer
big-screen = Openbare weergave voor een groot scherm
bot-plays = { $seat } is een bot.
bot-lost = De tijd van { $seat } is om; een page speelt verder.
earlier-rules = De regels zijn verbeterd sinds deze tafel werd geopend. Het spel gaat verder volgens de regels van nu.
earlier-values = Er zijn gedrukte waarden verbeterd sinds deze tafel werd geopend. Hier blijven de waarden van het begin gelden.

## Tafel

board = Speelbord
waiting-for = Aan de beurt: { $seats }.
waiting-seats =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
curtain-title = { $seat } is aan de beurt.
curtain-lift = Ik ben { $seat }: toon mijn kant
other-title = Deze tafel komt uit een andere versie.
other-text = Van de { $total } keuzes passen er { $fit } bij de regels van nu; je ziet de tafel zoals hij was na de laatste daarvan.
other-on = Hier gaat het verder
undo = Terugnemen
undo-ask = Vragen om terug te nemen
plea-waits = Nog geen antwoord: { $seats }.
plea-agree = Ik vind het goed
plea-refuse = Ik vind het niet goed
plea-withdraw = Ik vraag het niet meer
offline = De tafel is nu niet bereikbaar; de verbinding komt vanzelf terug.
rule = Regel
hint = Wat zou de koning doen?
hint-title = De raad van de koning
hurry = Zonder pauzes
online = verbonden
story = De laatste keuzes
story-back = Vorige keuze
story-on = Volgende keuze
log-new = nieuw
luck-sealed = Het toeval van dit spel staat al vast; het zegel is { $seal }. Na het spel kan iedereen zien dat niemand het heeft veranderd.
options-fold = Mogelijkheden
find-pieces = Toon op het bord
choose-on-board = Kies op het bord.
options-list = Lijst ({ $count })
put-back = Opnieuw kiezen
rule-title = De regel achter deze vraag
rules-all = Alle regels (in het Engels)
confirm-title = Weet je het zeker?
confirm-text = Dit kan niet worden teruggenomen.
confirm-yes = Ja, dit kies ik
confirm-undo = Sinds die keuze is er iets getrokken, gegooid of onthuld. Terugnemen kan nog; het verloop vermeldt het.
confirm-undo-yes = Ja, terugnemen
confirm-no = Nee, terug
confirm-never = Op dit apparaat niet meer vragen
log = Wat er gebeurde
others = De anderen
tab-log = Verloop
tab-chat = Gesprek
keys = Toetsen
keys-numbers = 1 tot 9: een mogelijkheid kiezen
keys-list = L: de lijst met mogelijkheden openen of sluiten
keys-space = Spatie: alleen het bord, en terug
keys-undo = U: terugnemen
keys-hint = H: de koning vragen
keys-rule = R: de regel achter de vraag
keys-story = Pijltjes: door het gebeurde bladeren
keys-replay = P: afspelen of pauzeren
keys-escape = Esc: neerleggen wat gepakt is, sluiten wat open is
keys-sheet = ?: dit blad
chat = Gesprek
chat-label = Zeg iets
send = Versturen
say-hello = Hallo!
say-well-played = Goed gespeeld!
say-thanks = Bedankt.
say-one-moment = Een ogenblik, graag.
say-oops = Oeps.
say-good-game = Mooi potje!

## Na het spel

over = Het spel is afgelopen.
score-sheet = De kroniek
winners =
    { $count ->
        [0] Niemand heeft gewonnen.
        [one] { $seats } heeft gewonnen.
       *[other] Gedeelde overwinning: { $seats }.
    }
total = Totaal
chart = Punten in de loop van het spel
verified = Gecontroleerd: de startwaarde, elke keuze en de punten passen bij het zegel dat voor het spel is getoond ({ $seal }).
seed-text = De startwaarde van het toeval was { $seed }. Met het verslag kan iedereen die controleren.
download = Verslag downloaden
rematch = Nog een keer
replay = Terugkijken
replay-at = Na keuze
replay-seat = Gezien door
replay-play = Afspelen
replay-stop = Pauze
replay-pace = Snelheid
replay-slow = langzaam
replay-normal = normaal
replay-fast = snel
spectator = iedereen
play-on = Vanaf hier verder spelen

## Het regelboekje

book-title = { $game }: het spelregelboekje
book-find = Zoeken in het regelboekje
book-found = Gevonden passages:
book-none = Niets gevonden. Probeer een ander woord, of een deel ervan.
book-print = Afdrukken
book-whole = Alles op één pagina
book-contents = Inhoud
book-neighbours = Vorige en volgende pagina
book-back = Vorige
book-next = Volgende
book-for = Deze regels:
book-usual-rules = de gewone regels
book-own-rules = afzonderlijk gekozen regels
book-read-on = Verder lezen in het regelboekje
book-why = de regel hierbij
book-open = Het regelboekje
trouble-no-page = Het regelboekje van { $title } heeft zo’n pagina niet.

## The hall

hall-play = Spelen
hall-learn = Leren
hall-invite = Uitnodigen
hall-set = Instellen
hall-seats = { $low }–{ $high } spelers
hall-minutes = { $low }–{ $high } min
hall-you = Jij
hall-levels = Zo spelen de tegenstanders
hall-add = Wie nog meer?
hall-add-opponent = een tegenstander
hall-remove = Plaats { $number } weghalen
hall-changes = Wat is er anders?
level-page = page
level-squire = schildknaap
level-knight = ridder
level-duke = hertog
level-king = koning
plays-page = Neemt wat op het eerste gezicht het beste lijkt en ziet de helft van de mogelijkheden over het hoofd. Goed voor een eerste spel.
plays-squire = Denkt een beetje vooruit, maar ziet veel over het hoofd, vooral wat pas later loont.
plays-knight = Speelt met zorg en ziet weinig over het hoofd. Voor wie het spel kent.
plays-duke = Denkt ver vooruit en ziet bijna niets over het hoofd.
plays-king = Overweegt alles en denkt het verst vooruit. Soms wacht je even op hem.
tables-go-on = Verder spelen
tables-all = Alle tafels: { $count }
tables-turns =
    { $count ->
        [one] bij één ben jij aan de beurt
       *[other] bij { $count } ben jij aan de beurt
    }
tables-find = Zoeken op naam of spel
tables-game = Spel
tables-all-games = Alle spellen
tables-search = Zoeken
tables-none = Zo'n tafel is er hier niet.
tables-later = Latere tafels
tables-earlier = Eerdere tafels
ago-now = zojuist
ago-minutes =
    { $count ->
        [one] een minuut geleden
       *[other] { $count } minuten geleden
    }
ago-hours =
    { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
ago-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
offline-title = Geen verbinding.
offline-text = Je tafels zijn veilig: alles wat je hebt gekozen, is aan de tafel bewaard. Zodra de verbinding terug is, kun je verder.
offline-again = Opnieuw proberen
call-sound = Geluid
call-turn = Jij bent aan de beurt
call-offer = Zal dit apparaat je roepen als je aan de beurt bent en even ergens anders kijkt?
call-yes = Ja, graag
call-no = Nee

## Living cards

keys-card = I: wat iets is en waarom het nu niet kan; met de pijltjes naar het volgende
card-keep = I houdt dit open
card-more = In het regelboekje: { $title }
trouble-no-piece = Zoiets ligt er niet op deze tafel.

## Het begeleide eerste spel

learn = Leren: een begeleid eerste spel
guide = De gids
guide-step = Stap { $number } van { $total }
guide-next = Verder
guide-again = Terug
guide-leave = Zonder gids
guide-return = Haal de gids terug
keys-guide = N: de volgende pagina van de gids
guide-lit = De gids zou dit kiezen.
guide-heed = Laat zien wat jij zou doen
guide-insist = Ik wil het toch
guide-rest = Laat een page voor me verder spelen
trouble-no-lesson = { $title } heeft niet zo'n begeleid spel.
trouble-unguided = Dit is geen begeleid spel.

# Players of the house.
plays-house = Een speler die de gastheer van dit huis heeft meegebracht.
trouble-player-unfit = { $name } kan niet aan zo'n tafel spelen.

## De kamer

hall-room = Op de televisie
begin-those =
    { $count ->
        [one] Alleen beginnen
       *[other] Met { $count } spelers beginnen
    }
begin-opponents =
    { $count ->
        [one] Laat een tegenstander de vrije plaats innemen
       *[other] Laat tegenstanders de vrije plaatsen innemen
    }
room-title = Neem plaats met je telefoon
room-text = Scan de code, typ je naam en ga zitten. Het spel begint zodra alle plaatsen bezet zijn, of als een van jullie het zegt.
room-free = vrij
room-join = Er is een plaats voor je aan deze tafel.
room-local = Deze server is alleen vanaf deze computer bereikbaar. Start hem met make play of met regalia serve --host 0.0.0.0, dan kunnen de telefoons in je netwerk erbij.
room-back = Terug naar je eigen kant, of alleen om toe te kijken: scan dit.
room-turn = Aan de beurt: { $seats }
trouble-all-taken = Alle plaatsen aan deze tafel zijn bezet.
trouble-begun = Het spel is begonnen; alleen een tegenstander kan een vrije plaats innemen.

## De feed van de eigen beurten

feed-title = Regalia: jouw beurten
feed-turn = { $game }: jij bent aan de beurt
feed-with =
    { $count ->
        [0] Je speelt alleen.
       *[other] Met { $names }.
    }
feed-text = Voor spellen over meerdere dagen: een feedlezer vertelt je wanneer je aan de beurt bent. Het adres is alleen voor jou; het vervalt als je alle andere apparaten afmeldt.
feed-link = Feed van je beurten

## Apparaten oproepen

trouble-no-push = Deze server roept niemand op die geen pagina open heeft.
trouble-push-keys = Dit apparaat kan niet worden opgeroepen: de sleutels zijn niet die van een browser.
trouble-push-address = Dit apparaat kan niet worden opgeroepen: de pushdienst heeft geen openbaar adres.

## Clocks for friends

trouble-clock = Zo'n klok is er niet.
clock = Een klok
clock-text = Voor vrienden die er een willen. Wie zijn tijd overschrijdt, krijgt een herinnering; na nog eens de halve tijd speelt een ridder verder tot die speler terug is. Niemand verliest zijn plaats.
clock-none = zonder klok
clock-seconds =
    { $count ->
        [one] { $count } seconde per zet
       *[other] { $count } seconden per zet
    }
clock-minutes =
    { $count ->
        [one] { $count } minuut per zet
       *[other] { $count } minuten per zet
    }
clock-days =
    { $count ->
        [one] { $count } dag per zet
       *[other] { $count } dagen per zet
    }
clock-late = Je tijd is om, een ridder speelt voor je.
clock-call = Je tijd is om
clock-left = { $seat } heeft nog { $left }.

## The own history

history = Je partijen
history-none = Er is nog geen partij uitgespeeld. Speel er een uit, of lees je partijen van een ander apparaat in.
history-total =
    { $games ->
        [one] Eén partij uitgespeeld, { $wins } gewonnen.
       *[other] { $games } partijen uitgespeeld, { $wins } gewonnen.
    }
history-medals = Medailles
history-games = Partijen
history-wins = Gewonnen
history-average = Gemiddeld
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Beste
history-seats = Plaatsen
history-against = Tegen
history-all = alles samen
history-chart = Punten van partij tot partij
history-list = Alle partijen: { $count }
history-day = Dag
history-points = Punten
history-won = Gewonnen
history-imported = uit een bestand
history-people = mensen
history-alone = niemand
history-along = Om mee te nemen
history-along-text = Bewaar je partijen in een bestand en lees ze op een ander apparaat of in een ander huis in. Wat daar al bekend is, telt niet dubbel.
history-save = Als bestand bewaren
history-file = Bewaarde partijen
history-read = Inlezen
history-new =
    { $count ->
        [one] Eén partij was nieuw.
       *[other] { $count } partijen waren nieuw.
    }
medal-win = Eerste overwinning: { $game }.
medal-full = Eerste overwinning aan een volle tafel: { $game }.
medal-best = Tot nu toe het beste: { $points } punten bij { $game }.
medal-king = Eerste overwinning op een koning: { $game }.
trouble-history = Dit bestand is niet door Regalia bewaard.
trouble-history-large = Zo'n bestand is hoogstens { $most } KB groot.
trouble-history-games = Er zijn hoogstens { $most } partijen mogelijk.
trouble-history-game = Partij { $number } van dit bestand is beschadigd; er is niets ingelezen.

## The page for whoever hosts

host = Voor wie host
host-ask = De server heeft bij het starten een sleutel getoond. Die staat ook in het bestand host.key van de gegevensmap.
host-key = Sleutel
host-open = Openen
host-running = Lopende tafels
host-finished = Afgelopen tafels
host-away = Tafels die verslagen werden
host-held = Tafels in het geheugen
host-links = Open verbindingen
host-busy = Denkende tegenstanders
host-waiting = Wachtende gedachten
host-choices = Keuzes sinds de start
host-quick = 95 % van de updates binnen
host-version = Versie
host-keeping = Oude tafels
host-keeping-text = Afgelopen tafels worden na zoveel dagen verslagen in de gegevensmap en verdwijnen dan uit de database. 0 bewaart ze voor altijd. Wat nog loopt, blijft onaangeroerd.
host-days = Dagen
host-set = Instellen
host-zip-text = Een bestand met alle verslagen tot nu toe en die van de { $count } tafels die het langst geleden eindigden:
host-zip = Verslagen bewaren
host-limits = Geldende grenzen
trouble-host = Dit is voor wie host. Geef eerst de sleutel.
trouble-host-key = Dit is niet de sleutel van dit huis.
trouble-host-tries = Dat was te vaak. Wacht een minuut voor de volgende poging.
trouble-host-days = Tafels worden 0 tot { $most } dagen bewaard.

## Pace

pace = Pauzes van de tegenstanders
pace-quick = Snel
pace-usual = Gewoon
pace-slow = Langzaam

## Puzzles from real games

puzzles = Puzzels
puzzles-text = Momenten uit echte partijen waarin één keuze duidelijk de beste is, en niet degene die in het oog springt.
puzzles-all = Alle puzzels
puzzle-today = Puzzel van de dag
puzzle-title = Puzzel { $number }
puzzle-score = Jouw score:
puzzle-hint = Tip
puzzle-hint-text = Het is niet wat er op het eerste gezicht het best uitziet: { $option }.
puzzle-solution = Toon de oplossing
puzzle-shown = De oplossing
puzzle-next = Volgende puzzel
puzzle-again = Nog een keer
puzzle-easy = makkelijk
puzzle-fair = gemiddeld
puzzle-hard = moeilijk
trouble-no-puzzle = Deze puzzel bestaat niet.
trouble-no-option = Dit is geen van de mogelijkheden.

## De pagina van de analyse

review-link = Analyse: keuzes en geluk
review-explain = Elke kromme is iemands kans om te winnen, zoals wie moest kiezen die kon beoordelen. Ze verandert door keuzes, met wat die verloren ten opzichte van de beste mogelijkheid, en door geluk, overal waar iets werd gegooid, getrokken of omgedraaid. De rekening klopt: begin, keuzes en geluk zijn samen het eind.
review-curve = De kansen in de loop van het spel
review-books = Waar de kansen bleven
review-making = Het spel wordt gewogen: keuze { $done } van { $total }. Dat duurt een minuut; je kunt weggaan en terugkomen.
review-not-made = Nog niemand van deze tafel heeft om een analyse gevraagd.
review-board = Het bord op dat moment
review-wait = Het bord wordt klaargelegd …
review-replay = In de herhaling
review-back = Terug naar de tafel
review-causes = Wat de kansen het meest veranderde
review-cause-luck = Na keuze { $number }: geluk
review-cause-choice = Keuze { $number }: { $seat }
trouble-review-not-over = Alleen een afgelopen spel kan worden geanalyseerd.
trouble-review-elsewhere = Aan een andere tafel spelen meerdere mensen nog verder vanaf dit spel. De analyse is te zien als ze klaar zijn.

## Limits on the page for hosts

host-limits-text = Wat je hier instelt, geldt meteen en ook na een herstart. Een leeg veld staat voor het getal van de start.
host-limits-start = Deze stel je in bij het starten van de server, met regalia serve:
limit-tables-per-hour = Nieuwe tafels per uur voor één browser
limit-links-per-guest = Tafels die één browser tegelijk open heeft
limit-tables-per-address = Nieuwe tafels per uur voor één adres
limit-links-per-address = Tafels die één adres tegelijk open heeft
limit-pages-per-minute = Pagina's per minuut voor één adres
trouble-host-limit = { $option } is een geheel getal van { $least } tot { $most }.

## A sentence that was cut

story-whole = Helemaal lezen
story-mine = Wat jou aangaat
log-latest = Nieuws
scene-again = Dit moment nog eens tonen
scene-sum =
    { $kind ->
        [won] { $seat } in totaal: krijgt { $take }.
        [lost] { $seat } in totaal: verliest { $give }.
       *[both] { $seat } in totaal: krijgt { $take }, verliest { $give }.
    }
scene-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }

## Several ways to what was pointed at

chosen-before = al gekozen
choose-again = Wijs nog eens aan voor de eerste manier, of kies:
choose-otherwise = Op een andere manier
