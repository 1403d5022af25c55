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
amount-same_goods = { $count } gelijke grondstoffen
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
amount-king = { $count } van de koning
amount-bonus = gebouwen { $count }
amount-number = { $count }
amount-white = { $count } (wit)

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
prompt-build = Bouw je een gebouw?
prompt-build-again = Bouw je met de gezant van de koning een tweede gebouw?
prompt-town-hall = Waarvoor gebruik je je stadhuis aan het einde van het seizoen?
prompt-recruit = Wil je een soldaat werven?
prompt-reward = Overwinning: welke grondstof neem je als beloning?
prompt-loss = Nederlaag: welke grondstoffen verlies je?
prompt-ruin = Nederlaag: welk gebouw verlies je?

pass-envoy =
    { $stays ->
        [0] Niet gebruiken: hij gaat naar huis
       *[other] Nu niet gebruiken: hij blijft
    }
pass-reroll = De dobbelstenen houden
pass-influence = Passen
pass-gift = Niets nemen
pass-build = Niets bouwen
pass-build-again =
    { $stays ->
        [0] Niets meer bouwen: de gezant gaat naar huis
       *[other] Niets meer bouwen: de gezant blijft
    }
pass-town-hall = Niets doen
pass-recruit = Geen soldaat werven

option-take = { $take } nemen
option-trade = { $give } geven en { $take } nemen
option-lose = { $give } verliezen
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
option-ruin =
    Verliezen: { $building } { $points ->
        [0] (geen punten)
        [one] (−1 punt)
       *[other] (−{ $points } punten)
    }
option-influence =
    { $advisor } ({ $number }) met { $dice }{ $tokens ->
        [0] {""}
        [one] , plus een +2-fiche
       *[other] , plus { $tokens } +2-fiches
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
phase = { $phase }.
aid-die = De koning geeft { $seat } een witte dobbelsteen voor de lente.
aid-shared = Gelijke stand bij de minste gebouwen en grondstoffen: de koning geeft { $seats } elk { $take }.
takes = { $seat } neemt { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } kondigt de gezant aan om te beïnvloeden.
        [build] { $seat } kondigt de gezant aan om te bouwen.
       *[none] { $seat } gebruikt de gezant niet.
    }
envoy-leaves =
    { $used ->
        [0] De gezant van de koning verlaat { $seat } ongebruikt en gaat naar huis.
       *[other] De gezant van de koning heeft { $seat } geholpen en gaat naar huis.
    }
neutral = Neutrale dobbelstenen bezetten deze adviseurs: { $numbers }.
guild = Het koopliedengilde geeft { $seat } { $take }.
rolls = { $seat } gooit { $dice }.
rerolls = { $seat } gooit opnieuw ({ $building }): { $dice }.
order = Beurtvolgorde: { $seats }.
sets-aside = { $seat } legt een dobbelsteen opzij: { $dice }.
influences =
    { $seat } beïnvloedt nr. { $number } ({ $advisor }) met { $dice }{ $tokens ->
        [0] {""}
        [one] , plus een +2-fiche
       *[other] , plus { $tokens } +2-fiches
    }{ $market ->
        [0] {""}
        [-1] , markt −1
       *[other] , markt +1
    }{ $envoy ->
        [0] {""}
       *[other] , met de gezant
    }.
passes =
    { $stuck ->
        [0] { $seat } past.
       *[other] { $seat } kan geen dobbelsteen meer leggen.
    }
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
no-building = { $seat } bouwt niet.
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
rewarded-alike =
    { $points ->
        [one] Gelijke stand bij de meeste gebouwen: { $seats } krijgen elk 1 punt.
       *[other] Gelijke stand bij de meeste gebouwen: { $seats } krijgen elk { $points } punten.
    }
envoy-given = { $seat } krijgt de gezant van de koning: de minste gebouwen, en bij gelijke stand de minste grondstoffen.
envoy-nobody = Gelijke stand bij de minste gebouwen en grondstoffen ({ $seats }): niemand krijgt de gezant van de koning.
trains = { $seat } werft een soldaat voor { $give }.
enemy = De vijand van deze winter: { $enemy }, kracht { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } gooit voor de hulp van de koning: 1 soldaat voor iedereen.
       *[other] { $seat } gooit voor de hulp van de koning: { $soldiers } soldaten voor iedereen.
    }
battle =
    { $result ->
        [victory] { $seat } vecht met kracht { $strength } ({ $parts }) en wint.
        [draw] { $seat } vecht met kracht { $strength } ({ $parts }): gelijkspel.
       *[defeat] { $seat } vecht met kracht { $strength } ({ $parts }) en verliest.
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
strongest-alike =
    { $points ->
        [one] Gelijke stand bij de meeste kracht: { $seats } krijgen elk 1 punt.
       *[other] Gelijke stand bij de meeste kracht: { $seats } krijgen elk { $points } punten.
    }
cathedral =
    { $points ->
        [one] De kathedraal beloont de grondstoffen van { $seat } met 1 punt.
       *[other] De kathedraal beloont de grondstoffen van { $seat } met { $points } punten.
    }
tie = Gelijk in punten, grondstoffen en gebouwen: { $seats }. De tafel mag bepalen wie van hen wint.
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
        [one] { $points } punt
       *[other] { $points } punten
    }

board-die = dobbelsteen met { $face }
board-white-die = witte dobbelsteen met { $face }
board-die-unrolled = nog niet gegooide dobbelsteen
board-aid = deze lente een witte dobbelsteen van de koning
board-passed = heeft gepast
board-stuck = kan niet leggen
board-placed = alles gelegd
board-built = gebouwd
board-map = Provincie van { $seat }
board-strength = kracht { $strength }
board-victory = Overwinning
board-defeat = Nederlaag
board-enemy-unknown = Onbekende vijand
board-enemy-known = Tot nu toe gezien door:
board-kings-help = van de koning
board-balance = jij { $own } + koning { $king }
board-balance-words = Je kracht is { $own }, de koning stuurt { $king } soldaten, de vijand heeft { $enemy }
board-result-victory = Overwinning
board-result-draw = Gelijkspel
board-result-defeat = Nederlaag
board-one-gold = goud
board-one-wood = hout
board-one-stone = steen
board-one-plus2 = +2-fiche

does-season = elk seizoen: { $take }
does-summer = elke zomer: { $take }
does-stable = { $take } meer als een adviseur soldaten geeft
does-victory = { $take } voor elke overwinning
does-dice =
    { $count ->
        [one] één witte dobbelsteen meer
       *[other] { $count } witte dobbelstenen meer
    }
does-cathedral = aan het einde een punt per { $count } grondstoffen
does-recruit =
    { $count ->
        [one] een soldaat kost maar 1 grondstof
       *[other] een soldaat kost maar { $count } grondstoffen
    }
does-crane = kolommen { $columns } kosten { $count } goud minder
does-market = eens per seizoen: een totaal ±1
does-strength = { $count } kracht
does-against = { $count } kracht tegen { $enemy }
does-against-too = { $count } tegen { $enemy }
does-tie = een gelijkspel is een overwinning

gift-jester = 1 punt
gift-squire = 1 goud
gift-architect = 1 hout
gift-merchant = goud of hout
gift-sergeant = 1 soldaat
gift-alchemist = 1 grondstof voor 2 andere
gift-astronomer = 1 grondstof, +2
gift-treasurer = 2 goud
gift-master_hunter = hout + goud/steen
gift-general = 2 soldaten, kijken
gift-swordsmith = steen + hout/goud
gift-duchess =
    { $mix ->
        [one_kind] 2 gelijke grondstoffen
       *[free_mix] 2 grondstoffen
    }, +2
gift-champion = 3 steen
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 gelijke grondstoffen, 1 punt
           *[other] 3 gelijke grondstoffen voor 1 punt
        }
       *[free_mix] { $smuggler ->
            [1] 3 grondstoffen, 1 punt
           *[other] 3 grondstoffen voor 1 punt
        }
    }
gift-inventor = 1 van elk
gift-wizard = 4 goud
gift-queen =
    { $mix ->
        [one_kind] 2 gelijke grondstoffen
       *[free_mix] 2 grondstoffen
    }, 3 punten, kijken
gift-king = 1 van elk, 1 soldaat

## De lobby

preset-hungarian = Hongaarse uitgave
preset-hungarian-text = De regels van het Hongaarse boekje: de smokkelaar geeft een punt, standbeeld en kapel doen hetzelfde, en de gezant helpt in de herfst.
preset-original = Oorspronkelijke uitgave
preset-original-text = De Engelse regels van 2008: grondstoffen naar keuze mogen gemengd zijn, de smokkelaar kost een punt, en de gezant helpt tot de volgende zomer.
switch-start_order = Eerste volgorde
switch-start_order-agreed = zoals afgesproken, anders loten
switch-start_order-random = loten
switch-plus2_limit = Hoeveel +2-fiches
switch-plus2_limit-per_die = één per dobbelsteen van een groep
switch-plus2_limit-per_season = één in het hele seizoen
switch-plus2_limit-per_group = één per groep dobbelstenen (eerste druk)
switch-choice_goods = Grondstoffen naar keuze bij een adviseur
switch-choice_goods-one_kind = allemaal van één soort
switch-choice_goods-free_mix = vrij gemengd
switch-smuggler_vp = Smokkelaar
switch-smuggler_vp-number =
    { $value ->
        [1] geeft ook een punt
       *[other] kost een punt
    }
switch-chapel = Kapel
switch-chapel-as_statue = alle dobbelstenen gelijk: gooi er één opnieuw
switch-chapel-total_7 = samen hoogstens 7: gooi alles opnieuw
switch-reroll_limit = Opnieuw gooien
switch-reroll_limit-one_in_all = eens per seizoen, standbeeld en kapel samen
switch-reroll_limit-each_building_once = eens per seizoen met elk gebouw
switch-cathedral = Kathedraal
switch-cathedral-exchange = lever twee grondstoffen in voor een punt
switch-cathedral-count = twee grondstoffen tellen als een punt en blijven van jou
switch-town_hall = Stadhuis
switch-town_hall-token_or_swap = een +2-fiche, of een grondstof voor een punt
switch-town_hall-pay_for_vp = betaal een fiche of een grondstof voor een punt
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
switch-two_player_pair-single = elk blokkeert een eigen adviseur
switch-two_player_pair-sum = samen blokkeren ze de adviseur van hun som
switch-two_player_set_aside = Met twee: één dobbelsteen opzijleggen
switch-two_player_set_aside-true = ja
switch-two_player_set_aside-false = nee

## Waarom de koning dat zou doen

reason-points =
    { $mine ->
        [one] Je hebt straks 1 punt in plaats van { $others }.
       *[other] Je hebt straks { $mine } punten in plaats van { $others }.
    }
reason-goods =
    { $mine ->
        [one] Je hebt straks 1 grondstof in plaats van { $others }.
       *[other] Je hebt straks { $mine } grondstoffen in plaats van { $others }.
    }
reason-tokens =
    { $mine ->
        [one] Je hebt straks 1 +2-fiche in plaats van { $others }.
       *[other] Je hebt straks { $mine } +2-fiches in plaats van { $others }.
    }
reason-envoy = Je hebt straks met { $mine }% kans de gezant van de koning in plaats van { $others }%.
reason-battle = Kracht { $beside } tegen { $low } tot { $high }: je verliest met { $mine }% kans de volgende slag in plaats van { $others }%.
reason-battle-known = Kracht { $beside } tegen { $strength } ({ $enemy }): je verliest met { $mine }% kans de volgende slag in plaats van { $others }%.
reason-dice =
    { $mine ->
        [one] Je hebt straks nog 1 dobbelsteen over in plaats van { $others }.
       *[other] Je hebt straks nog { $mine } dobbelstenen over in plaats van { $others }.
    }
reason-advisors = { $advisor } ({ $number }): helpt je met { $mine }% kans in plaats van { $others }%.
reason-buildings = { $building } (+{ $points }): staat met { $mine }% kans in je provincie in plaats van { $others }%.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }): je komt 1 grondstof tekort in plaats van { $others }.
       *[other] { $building } (+{ $points }): je komt { $mine } grondstoffen tekort in plaats van { $others }.
    }
reason-reward = Je hebt met { $mine }% kans de meeste gebouwen in plaats van { $others }% ({ $seat } heeft er nu { $theirs }).
reason-aid = Je hebt met { $mine }% kans de minste gebouwen en dus de hulp van de koning in plaats van { $others }% ({ $seat } heeft er nu { $theirs }).
reason-turn = Je bent met { $mine }% kans de eerste in de beurtvolgorde in plaats van { $others }%.

scene-battle = De strijd
scene-reward = De beloning van de koning

## The rulebook

book-year = Jaar
book-enemy = Vijand
book-strength = Kracht

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = Hier liggen dobbelstenen van { $seat }: { $dice }.
card-neutral-here = Hier liggen neutrale dobbelstenen.
card-price = Kosten: { $price }.
card-worth =
    { $points ->
        [one] Het is 1 punt waard.
       *[other] Het is { $points } punten waard.
    }
card-built = Het staat in de provincie van { $seat }.
card-has = { $seat } heeft { $amount }.
card-season = Iedereen gooit, beïnvloedt om de beurt adviseurs, krijgt hun hulp en mag daarna één gebouw bouwen.
card-envoy-holder = Hij is nu bij { $seat }.
card-envoy-free = Nu heeft niemand hem.
card-envoy-use =
    { $use ->
        [build] Hij is aangekondigd om te bouwen.
       *[influence] Hij is aangekondigd om te beïnvloeden.
    }
card-buildings = Gebouwen van { $seat }
card-soldiers = Soldaten van { $seat }
card-strength = Kracht van { $seat }
card-strength-soldiers = Soldaten: { $count }
card-strength-king = Soldaten van de koning: { $count }
card-building-part = { $building }: { $count }
card-strength-against = { $building }: { $count }, alleen tegen { $enemy }
card-sum = Samen: { $sum }
card-strength-later = In de winter stuurt de koning nog 1 tot 6 soldaten.
card-strength-battle = In de strijd was die { $strength }; sindsdien ging een gebouw verloren.
card-points-cathedral =
    { $points ->
        [one] De kathedraal zou voor de grondstoffen van nu nog 1 punt opleveren.
       *[other] De kathedraal zou voor de grondstoffen van nu nog { $points } punten opleveren.
    }
not-passed = Dit seizoen leg je geen dobbelstenen meer.
not-no-dice = Je hebt geen dobbelsteen van je eigen kleur meer.
not-taken = Nummer { $number } is dit seizoen bezet: daar liggen dobbelstenen van { $seat }.
not-neutral = Nummer { $number } is dit seizoen bezet door neutrale dobbelstenen.
not-third = Op nummer { $number } liggen twee groepen; een derde past er nooit bij.
not-sum = Je hebt precies { $number } nodig; met wat je nog hebt kun je { $totals } maken.
not-season = Adviseurs beïnvloed je in lente, zomer en herfst. Nu: { $phase }.
not-again = Het staat al in je provincie; elk gebouw kan er maar één keer staan.
not-left = Eerst komt dit gebouw: { $building }. Een rij bouw je van links.
not-price = Het kost { $price }. Je hebt { $have }, dus je mist { $lack }.
not-build-now = Je bouwt in lente, zomer en herfst. Nu: { $phase }.
not-build-later = Je bouwt aan het einde van dit seizoen, nadat de adviseurs hebben geholpen.
not-yours = Dit is van { $seat }.
not-none = Hiervan heb je er nu geen.
not-die-laid = Deze dobbelsteen blijft tot het einde van het seizoen op nummer { $number }; hij telt maar één keer.
not-die-aside = Deze dobbelsteen heb je voor dit seizoen opzijgelegd.
not-token-limit = Je mag één fiche per seizoen gebruiken, en dat heb je al gedaan.
not-envoy = Alleen { $seat } kan de gezant gebruiken, want daar is hij.
not-envoy-away = Niemand heeft de gezant. Na de zomer gaat hij naar wie de minste gebouwen heeft; jij hebt er { $count }.
not-envoy-now = In deze fase helpt de gezant niet: { $phase }.

## Wat bij gelijke stand de doorslag geeft

decided-goods = Evenveel punten: meer grondstoffen gaven de doorslag ({ $best } tegen { $next }).
decided-buildings = Evenveel punten en grondstoffen: meer gebouwen gaven de doorslag ({ $best } tegen { $next }).
