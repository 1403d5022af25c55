# Kingsburg in het Nederlands.

about = Win met dobbelstenen het oor van de adviseurs van de koning, bouw je provincie op en houd vijf winters lang de grens.

## Woorden

amount-gold = { $count } goud
amount-wood = { $count } hout
amount-stone = { $count } steen
amount-vp =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
amount-plus2 =
    { $count ->
        [one] 1 +2-fiche
       *[other] { $count } +2-fiches
    }
amount-any_goods =
    { $count ->
        [one] 1 grondstof naar keuze
       *[other] { $count } grondstoffen naar keuze
    }
amount-buildings =
    { $count ->
        [one] 1 gebouw
       *[other] { $count } gebouwen
    }
amount-soldiers =
    { $count ->
        [one] 1 soldaat
       *[other] { $count } soldaten
    }

phase-aid = Koninklijke hulp
phase-spring = Lente
phase-reward = Beloning van de koning
phase-summer = Zomer
phase-envoy = Gezant van de koning
phase-autumn = Herfst
phase-recruit = Soldaten werven
phase-winter = Winter

advisor-jester = Nar
advisor-squire = Landheer
advisor-architect = Architect
advisor-merchant = Koopman
advisor-sergeant = Sergeant
advisor-alchemist = Alchemist
advisor-astronomer = Astronoom
advisor-treasurer = Schatmeester
advisor-master_hunter = Jachtmeester
advisor-general = Generaal
advisor-swordsmith = Zwaardsmid
advisor-duchess = Hertogin
advisor-champion = Kampioen
advisor-smuggler = Smokkelaar
advisor-inventor = Uitvinder
advisor-wizard = Tovenaar
advisor-queen = Koningin
advisor-king = Koning

building-statue = Standbeeld
building-chapel = Kapel
building-church = Kerk
building-cathedral = Kathedraal
building-inn = Herberg
building-market = Markt
building-farms = Boerderij
building-merchants_guild = Koopliedengilde
building-guard_tower = Wachttoren
building-blacksmith = Smederij
building-barracks = Kazerne
building-wizards_guild = Tovenaarsgilde
building-palisade = Palissade
building-stable = Stal
building-stone_wall = Stenen muur
building-fortress = Vesting
building-barricade = Barricade
building-crane = Kraan
building-town_hall = Stadhuis
building-embassy = Ambassade

enemy-barbarians = Barbaren
enemy-goblins = Goblins
enemy-orcs = Orks
enemy-zombies = Zombies
enemy-demons = Demonen
enemy-dragons = Draken

## Vragen

prompt-aid = De koning helpt je: pak een grondstof.
prompt-envoy = Waarvoor gebruik je de gezant van de koning dit seizoen?
prompt-reroll = Wil je opnieuw gooien?
prompt-aside = Leg voor dit seizoen een van je dobbelstenen opzij.
prompt-influence = Beïnvloed een adviseur, of pas voor de rest van het seizoen.
prompt-gift = Hulp van het hof ({ $advisor }): wat neem je?
prompt-build = Je mag een gebouw bouwen.
prompt-build-again = Met de gezant van de koning mag je een tweede gebouw bouwen.
prompt-town-hall = Wat doet je stadhuis aan het einde van het seizoen?
prompt-recruit = Wil je een soldaat werven?
prompt-reward = Gewonnen: neem je beloning.
prompt-loss = Verslagen: welke grondstoffen lever je in?
prompt-ruin = Verslagen: welk gebouw verlies je?

pass-envoy = Niet gebruiken
pass-reroll = De dobbelstenen houden
pass-influence = Passen
pass-gift = Niets nemen
pass-build = Niets bouwen
pass-build-again = Niets meer bouwen
pass-town-hall = Niets doen
pass-recruit = Niemand meer werven

option-take = { $take } nemen
option-trade = { $give } geven en { $take } nemen
option-lose = { $give } inleveren
option-train = Een soldaat werven voor { $give }
option-swap = { $give } ruilen voor 1 punt
option-build =
    { $points ->
        [one] Bouwen: { $building } voor { $price } (1 punt)
       *[other] Bouwen: { $building } voor { $price } ({ $points } punten)
    }
option-reroll-coloured = Eén gekleurde dobbelsteen opnieuw gooien
option-reroll-white = Eén witte dobbelsteen opnieuw gooien
option-reroll-all = Alle dobbelstenen opnieuw gooien
option-envoy-influence = Een bezette adviseur beïnvloeden
option-envoy-build = Twee keer bouwen
option-aside = { $dice } opzijleggen
option-take-token = Een +2-fiche nemen
option-pay-token = Een +2-fiche ruilen voor 1 punt
option-ruin = Verliezen: { $building }
option-influence =
    { $number } { $advisor } met { $dice }{ $tokens ->
        [0] {""}
        [one] {" "}en een +2-fiche
       *[other] {" "}en { $tokens } +2-fiches
    }{ $market ->
        [0] {""}
        [-1] , markt −1
       *[other] , markt +1
    }{ $envoy ->
        [0] {""}
       *[other] , met de gezant
    }

## Gebeurtenissen

year = Jaar { $year } begint.
phase = { $phase }
aid-die = De koning geeft { $seat } een witte dobbelsteen voor de lente.
takes = { $seat } neemt { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } kondigt de gezant aan om te beïnvloeden.
        [build] { $seat } kondigt de gezant aan om te bouwen.
       *[none] { $seat } gebruikt de gezant niet.
    }
neutral = Neutrale dobbelstenen bezetten deze adviseurs: { $numbers }.
guild = Het koopliedengilde geeft { $seat } { $take }.
rolls = { $seat } gooit { $dice }.
rerolls = { $seat } gooit opnieuw ({ $building }): { $dice }.
order = Beurtvolgorde: { $seats }.
sets-aside = { $seat } legt { $dice } opzij.
influences =
    { $seat } beïnvloedt nr. { $number } ({ $advisor }) met { $dice }{ $tokens ->
        [0] {""}
        [one] {" "}en een +2-fiche
       *[other] {" "}en { $tokens } +2-fiches
    }{ $market ->
        [0] {""}
        [-1] , markt −1
       *[other] , markt +1
    }{ $envoy ->
        [0] {""}
       *[other] , met de gezant
    }.
passes = { $seat } past.
helped = Hulp van het hof ({ $advisor }): { $seat } krijgt { $take }.
trades = Hulp van het hof ({ $advisor }): { $seat } geeft { $give } en krijgt { $take }.
declines = Hulp van het hof ({ $advisor }): { $seat } neemt niets.
looks = { $seat } bekijkt de vijandkaart.
sees = { $seat } ziet: { $enemy }, kracht { $strength }.
builds =
    { $points ->
        [one] { $seat } bouwt voor { $price }: { $building }, 1 punt.
       *[other] { $seat } bouwt voor { $price }: { $building }, { $points } punten.
    }
no-building = { $seat } bouwt niets.
inn = De herberg geeft { $seat } { $take }.
embassy =
    { $points ->
        [one] De ambassade geeft { $seat } 1 punt.
       *[other] De ambassade geeft { $seat } { $points } punten.
    }
town-hall-token = Het stadhuis geeft { $seat } { $give }.
town-hall-point = Het stadhuis geeft { $seat } 1 punt voor { $give }.
rewarded =
    { $points ->
        [one] { $seat } heeft de meeste gebouwen: 1 punt.
       *[other] { $seat } heeft de meeste gebouwen: { $points } punten.
    }
envoy-given = { $seat } krijgt de gezant van de koning.
envoy-nobody = Niemand krijgt de gezant van de koning.
trains = { $seat } werft een soldaat voor { $give }.
enemy = De vijand van deze winter: { $enemy }, kracht { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } gooit voor de hulp van de koning: 1 soldaat voor iedereen.
       *[other] { $seat } gooit voor de hulp van de koning: { $soldiers } soldaten voor iedereen.
    }
battle =
    { $result ->
        [victory] { $seat } vecht met kracht { $strength } en wint.
        [draw] { $seat } vecht met kracht { $strength }: gelijkspel.
       *[defeat] { $seat } vecht met kracht { $strength } en verliest.
    }
wins = { $seat } krijgt { $take }.
fortress =
    { $points ->
        [one] { $building }: { $seat } krijgt 1 punt.
       *[other] { $building }: { $seat } krijgt { $points } punten.
    }
loses = { $seat } verliest { $give }.
ruined =
    { $points ->
        [one] { $seat } verliest een gebouw ({ $building }) en 1 punt.
       *[other] { $seat } verliest een gebouw ({ $building }) en { $points } punten.
    }
strongest =
    { $points ->
        [one] { $seat } wint met de meeste kracht: 1 punt.
       *[other] { $seat } wint met de meeste kracht: { $points } punten.
    }
cathedral =
    { $points ->
        [one] De kathedraal beloont de grondstoffen van { $seat } met 1 punt.
       *[other] De kathedraal beloont de grondstoffen van { $seat } met { $points } punten.
    }
tie = In alles gelijk: { $seats }. De tafel mag bepalen wie van hen wint.
end = Het spel is afgelopen.

## Telling

score-advisors = Adviseurs
score-buildings = Gebouwen
score-reward = Beloning van de koning
score-town_hall = Stadhuis
score-embassy = Ambassade
score-battles = Overwinningen
score-losses = Nederlagen
score-strongest = Sterkste overwinning
score-fortress = Vesting
score-cathedral = Kathedraal

## Speelbord

board-year = Jaar { $year } van 5
board-order = Beurtvolgorde
board-envoy = — gezant van de koning: { $seat }
board-envoy-use =
    { $use ->
        [build] om te bouwen
       *[influence] om te beïnvloeden
    }
board-enemy-back = Vijand van niveau { $level }, kracht { $strengths }
board-enemy = { $enemy }, kracht { $strength } — overwinning: { $reward }; nederlaag: verlies van { $loss }
board-court = Het koninklijk hof
board-neutral = neutrale dobbelstenen
board-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

board-die = dobbelsteen met { $face }
board-white-die = witte dobbelsteen met { $face }
board-die-unrolled = nog niet gegooide dobbelsteen
board-turn = , aan zet
board-aid = deze lente een witte dobbelsteen van de koning
board-passed = gepast
board-placed = alle dobbelstenen gelegd
board-built = gebouwd
board-map = Provincie van { $seat }
board-strength = kracht { $strength }
board-victory = Winst
board-defeat = Verlies
board-enemy-unknown = Onbekende vijand
board-enemy-known = Tot nu toe gezien door:
board-kings-help = van de koning
board-balance = jij { $own } + koning { $king }
board-balance-words = Je kracht is { $own }, de koning stuurt { $king } soldaten, de vijand heeft { $enemy }
board-result-victory = Winst
board-result-draw = Gelijk
board-result-defeat = Verlies
board-one-gold = goud
board-one-wood = hout
board-one-stone = steen
board-one-plus2 = +2-fiche

board-effect-statue = gooi één dobbelsteen opnieuw als al je dobbelstenen gelijk zijn
board-effect-chapel = je mag eens per seizoen opnieuw gooien
board-effect-church = +1 in de strijd tegen demonen
board-effect-cathedral = aan het einde van het spel 1 punt per 2 grondstoffen
board-effect-inn = een +2-fiche aan het einde van elke zomer
board-effect-market = eens per seizoen een totaal met 1 verhogen of verlagen
board-effect-farms = een witte dobbelsteen extra in elk seizoen, maar −1 in de strijd
board-effect-merchants_guild = 1 goud aan het begin van elk seizoen
board-effect-guard_tower = +1 in de strijd
board-effect-blacksmith = +1 in de strijd
board-effect-barracks = een soldaat kost je maar één grondstof
board-effect-wizards_guild = +2 in de strijd
board-effect-palisade = +1 in de strijd, tegen zombies nog +1
board-effect-stable = een soldaat extra als een adviseur soldaten geeft
board-effect-stone_wall = +1 in de strijd, en bij gelijke kracht win je
board-effect-fortress = +1 in de strijd, en 1 punt voor elke overwinning
board-effect-barricade = +1 in de strijd tegen goblins
board-effect-crane = gebouwen in de derde en vierde kolom kosten 1 goud minder
board-effect-town_hall = helpt je aan het einde van elk seizoen
board-effect-embassy = 1 punt aan het einde van elk seizoen

gift-jester = 1 punt
gift-squire = 1 goud
gift-architect = 1 hout
gift-merchant = goud of hout
gift-sergeant = 1 soldaat
gift-alchemist = ruil 1 voor 2
gift-astronomer = 1 grondstof, +2
gift-treasurer = 2 goud
gift-master_hunter = hout + goud/steen
gift-general = 2 soldaten, kijken
gift-swordsmith = steen + hout/goud
gift-duchess = 2 grondst., +2
gift-champion = 3 steen
gift-smuggler = 3 grondst., punt
gift-inventor = 1 van elk
gift-wizard = 4 goud
gift-queen = 2 grondst., 3 pt, kijken
gift-king = 1 van elk, soldaat

## De lobby

preset-hungarian = Hongaarse uitgave
preset-hungarian-text = De regels van het Hongaarse boekje: een mildere Kapel en Standbeeld, en de gezant helpt in de herfst.
preset-original = Oorspronkelijke uitgave
preset-original-text = De Engelse regels van 2008: vrijere goederen, een duurdere Smokkelaar, en de gezant helpt tot de volgende zomer.
switch-start_order = Eerste volgorde
switch-start_order-agreed = zoals afgesproken, anders loten
switch-start_order-random = loten
switch-plus2_limit = Hoeveel +2-fiches
switch-plus2_limit-per_die = één per dobbelsteen van een groep
switch-plus2_limit-per_season = één in het hele seizoen
switch-plus2_limit-per_group = één per groep dobbelstenen (eerste druk)
switch-choice_goods = Goederen naar keuze bij een raadgever
switch-choice_goods-one_kind = allemaal van één soort
switch-choice_goods-free_mix = vrij gemengd
switch-smuggler_vp = Smokkelaar
switch-smuggler_vp-number =
    { $value ->
        [1] geeft ook een punt
       *[other] kost een punt
    }
switch-chapel = Kapel
switch-chapel-as_statue = alle stenen gelijk: gooi er één opnieuw
switch-chapel-total_7 = samen hoogstens 7: gooi alles opnieuw
switch-reroll_limit = Opnieuw gooien
switch-reroll_limit-one_in_all = eens per seizoen, Standbeeld en Kapel samen
switch-reroll_limit-each_building_once = eens per seizoen met elk gebouw
switch-cathedral = Kathedraal
switch-cathedral-exchange = lever twee goederen in voor een punt
switch-cathedral-count = twee goederen tellen als een punt en blijven van jou
switch-town_hall = Stadhuis
switch-town_hall-token_or_swap = een +2-fiche, of een goed voor een punt
switch-town_hall-pay_for_vp = betaal een fiche of een goed voor een punt
switch-envoy_window = Wanneer de gezant helpt
switch-envoy_window-autumn = in de herfst van hetzelfde jaar
switch-envoy_window-until_next_phase_5 = in elk seizoen tot hij opnieuw wordt toegekend
switch-envoy_announce = Gezant vooraf aankondigen
switch-envoy_announce-true = ja, aan het begin van de herfst
switch-envoy_announce-false = nee, pas bij het gebruik
switch-loss_tie = Welk gebouw verloren gaat
switch-loss_tie-owner_chooses = de eigenaar kiest bij gelijke gebouwen
switch-loss_tie-topmost_row = altijd het bovenste
switch-final_tie = Gelijkspel aan het eind
switch-final_tie-table_names_one = één van hen wordt tot winnaar benoemd
switch-final_tie-shared = de overwinning wordt gedeeld
switch-two_player_pair = Met twee: de twee neutrale dobbelstenen
switch-two_player_pair-single = elk blokkeert een eigen raadgever
switch-two_player_pair-sum = samen blokkeren ze de raadgever van hun som
switch-two_player_set_aside = Met twee: één dobbelsteen opzij leggen
switch-two_player_set_aside-true = ja
switch-two_player_set_aside-false = nee

## Waarom de koning dat zou doen

reason-points =
    { $mine ->
        [one] Je hebt straks 1 punt, anders { $others }.
       *[other] Je hebt straks { $mine } punten, anders { $others }.
    }
reason-goods =
    { $mine ->
        [one] Je hebt straks 1 grondstof, anders { $others }.
       *[other] Je hebt straks { $mine } grondstoffen, anders { $others }.
    }
reason-tokens =
    { $mine ->
        [one] Je hebt straks 1 +2-fiche, anders { $others }.
       *[other] Je hebt straks { $mine } +2-fiches, anders { $others }.
    }
reason-envoy = Je hebt straks met { $mine }% kans de gezant van de koning, anders { $others }%.
reason-battle = Kracht { $beside } tegen { $low } tot { $high }: je verliest met { $mine }% kans de volgende slag, anders { $others }%.
reason-battle-known = Kracht { $beside } tegen { $strength } ({ $enemy }): je verliest met { $mine }% kans de volgende slag, anders { $others }%.
reason-dice =
    { $mine ->
        [one] Je hebt straks nog 1 dobbelsteen over, anders { $others }.
       *[other] Je hebt straks nog { $mine } dobbelstenen over, anders { $others }.
    }
reason-advisors = { $advisor } ({ $number }): helpt je met { $mine }% kans, anders { $others }%.
reason-buildings = { $building } (+{ $points }): staat met { $mine }% kans in je provincie, anders { $others }%.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }): je komt 1 grondstof tekort, anders { $others }.
       *[other] { $building } (+{ $points }): je komt { $mine } grondstoffen tekort, anders { $others }.
    }
reason-reward = Je hebt met { $mine }% kans de meeste gebouwen, anders { $others }% ({ $seat } heeft er nu { $theirs }).
reason-aid = Je hebt met { $mine }% kans de minste gebouwen en dus de hulp van de koning, anders { $others }% ({ $seat } heeft er nu { $theirs }).
reason-turn = Je bent met { $mine }% kans de eerste in de beurtvolgorde, anders { $others }%.

scene-battle = De slag
scene-reward = De beloning van de koning

## The rulebook

book-year = Jaar
book-enemy = Vijand
book-strength = Kracht
