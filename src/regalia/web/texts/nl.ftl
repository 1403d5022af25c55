# De tafel in de browser, in het Nederlands.

skip = Naar de tafel
language = Taal
go = Ga
trouble = Dat is niet gelukt
to-lobby = Naar de lobby

## Instellingen

settings = Instellingen
theme = Licht
theme-auto = zoals op dit apparaat
theme-light = overdag
theme-dark = ’s avonds
motion = Beweging
motion-auto = zoals op dit apparaat
motion-calm = rustig
careful = Voor een definitieve keuze
careful-yes = nog eens vragen
careful-no = niet vragen
close = Sluiten

## Lobby

lobby-title = Een plaats aan het hof
lobby-text = Vier bordspellen aan het koninklijk hof voor familie en vrienden: op één scherm, ieder op de eigen telefoon, of via internet.
lobby-open = Je tafels
lobby-new = Een nieuwe tafel
lobby-seats = { $low } tot { $high } spelers
lobby-who = Wie speelt er mee?
lobby-seat = Plaats { $number }
lobby-name = Naam voor plaats { $number }
lobby-preset = Spelwijze
lobby-options = Afzonderlijke regels
as-preset = zoals hierboven
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
about-kingsburg = Win met dobbelstenen het oor van de adviseurs van de koning, bouw je provincie op en houd vijf winters lang de grens.
about-rival_kings = Speel je karakters in het geheim, steel acties, los conflicten op en breng onderdanen en gebouwen bij elkaar.
about-royals = Plaats je edelen aan de hoven van Europa, verdring je rivalen en verzamel titels en bonussen.
about-paladins = Verzamel arbeiders, geloof, kracht en invloed om de westelijke grens te verdedigen.
table-over = afgelopen
table-going = bezig
courtiers = Laurens, Barbara, Gregor, Sofie, Maarten
table-yours = jij bent aan de beurt
seat-person = een mens

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
big-screen = Openbare weergave voor een groot scherm

## Tafel

board = Speelbord
waiting-for = Aan zet: { $seats }.
waiting-seats =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
curtain-title = { $seat } is aan de beurt.
curtain-lift = Ik ben { $seat }: toon mijn kant
undo = Terugnemen
offline = De tafel is nu niet bereikbaar; de verbinding komt vanzelf terug.
rule = Regel
hurry = Zonder pauzes
online = verbonden
leisure = Met pauzes
story = De laatste keuzes
story-back = Vorige keuze
story-on = Volgende keuze
log-new = nieuw
luck-sealed = Het toeval van dit spel staat al vast; het zegel is { $seal }. Na het spel kan iedereen zien dat niemand het heeft veranderd.
options-fold = Mogelijkheden
find-pieces = Toon op het bord
rule-title = De regel achter deze vraag
rules-all = Alle regels (in het Engels)
closer = Van dichtbij
confirm-title = Weet je het zeker?
confirm-text = Dit kan niet worden teruggenomen.
confirm-yes = Ja, dit kies ik
confirm-no = Nee, terug
confirm-never = Op dit apparaat niet meer vragen
log = Wat er gebeurde
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
spectator = iedereen
play-on = Vanaf hier verder spelen
