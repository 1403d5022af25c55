# Paladijnen van het Westelijk Koninkrijk in het Nederlands.

about = Verzamel arbeiders, geloof, kracht en invloed om de westelijke grens te verdedigen.

## Woorden

ai = De AI

amount-labourer =
    { $count ->
        [one] 1 dagloner
       *[other] { $count } dagloners
    }
amount-fighter =
    { $count ->
        [one] 1 strijder
       *[other] { $count } strijders
    }
amount-scout =
    { $count ->
        [one] 1 verkenner
       *[other] { $count } verkenners
    }
amount-cleric =
    { $count ->
        [one] 1 priester
       *[other] { $count } priesters
    }
amount-merchant =
    { $count ->
        [one] 1 handelaar
       *[other] { $count } handelaars
    }
amount-criminal =
    { $count ->
        [one] 1 crimineel
       *[other] { $count } criminelen
    }
amount-silver = { $count } zilver
amount-provision = { $count } proviand
amount-tax = { $count } belastingzilver
amount-strength = { $count } kracht
amount-faith = { $count } geloof
amount-influence = { $count } invloed
amount-pray =
    { $count ->
        [one] 1 gebed
       *[other] { $count } gebeden
    }
amount-discard_suspicion = { $count }× verdenking afleggen
amount-destroy_debt = { $count }× schuld vernietigen
amount-pay_debt = { $count }× schuld aflossen
amount-free_recruit = { $count }× gratis rekruteren
amount-free_develop = { $count }× gratis ontwikkelen
amount-debt =
    { $count ->
        [one] 1 schuld
       *[other] { $count } schulden
    }

worker-labourer = dagloner
worker-fighter = strijder
worker-scout = verkenner
worker-cleric = priester
worker-merchant = handelaar
worker-criminal = crimineel

slot-labourer = dagloner
slot-fighter = strijder
slot-scout = verkenner
slot-cleric = priester
slot-merchant = handelaar
slot-criminal = crimineel
slot-any = arbeider naar keuze

mark-labourer = Da
mark-fighter = St
mark-scout = Ve
mark-cleric = Pr
mark-merchant = Ha
mark-criminal = Cr
mark-any = ··

attribute-strength = kracht
attribute-faith = geloof
attribute-influence = invloed

action-develop = Ontwikkelen
action-recruit = Rekruteren
action-hunt = Jagen
action-trade = Handelen
action-pray = Bidden
action-conspire = Samenzweren
action-commission = Uitzenden
action-fortify = Versterken
action-garrison = Stationeren
action-absolve = Vergeven
action-attack = Aanvallen
action-convert = Bekeren
action-rest = Rusten

townsfolk-abbot = Abt
townsfolk-acolyte = Acoliet
townsfolk-architect = Architect
townsfolk-conspirator = Samenzweerder
townsfolk-debt_collector = Schuldeninner
townsfolk-defender = Verdediger
townsfolk-gatekeeper = Poortwachter
townsfolk-missionary = Missionaris
townsfolk-peddler = Marskramer
townsfolk-squire = Schildknaap
townsfolk-watchman = Wachter

outsider-adventurer = Avonturier
outsider-archer = Boogschutter
outsider-guardian = Bewaker
outsider-hunter = Jager
outsider-lookout = Uitkijk
outsider-vigilante = Wreker
outsider-armourer = Wapensmid
outsider-marauder = Plunderaar
outsider-warrior = Krijger
outsider-assassin = Assassijn
outsider-barbarian = Barbaar
outsider-invader = Indringer
outsider-champion = Kampioen
outsider-mercenary = Huurling
outsider-protector = Beschermer
outsider-thief = Dief
outsider-traitor = Verrader

people-saracen = Saraceen
people-byzantine = Byzantijn
people-viking = Viking

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Olivier
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson

order-commission = Uitzenden
order-fortify = Versterken
order-garrison = Stationeren
order-absolve = Vergeven
order-attack = Aanvallen
order-convert = Bekeren

favour-recruit = Gratis rekruteren
favour-suspicion-and-tax = Verdenking en belasting
favour-criminals = Criminelen
favour-attribute = Eigenschap verhogen
favour-clear-name = Schuld of verdenkingen
favour-loan = Arbeiders op krediet
favour-workshop = Ontwikkelen of arbeiders
favour-labourers = Dagloners
favour-supplies = Proviand en belasting
favour-pray = Gebed

scheme-kings_favour = Gunst van de koning
scheme-commission = Uitzenden
scheme-fortify = Versterken
scheme-garrison = Stationeren
scheme-absolve = Vergeven
scheme-attack = Aanvallen
scheme-convert = Bekeren
scheme-kings_orders = Bevelen van de koning

## Vragen

prompt-setup-hire = Welke inwoner huur je gratis in?
prompt-paladin = Welke paladijn gebruik je deze ronde, en welke komt boven op je stapel?
prompt-tavern = Welke taveernekaart neem je?
prompt-turn = Voer een actie uit, of pas voor de rest van de ronde.
prompt-workers =
    { $about ->
        [square] { $action } in gebied { $area } ({ $take }): welke arbeiders plaats je?
        [jar] { $action }, potplek { $space } ({ $take }): welke arbeiders plaats je?
        [quest] Missie: { $townsfolk } – welke arbeiders plaats je?
        [hire] Inhuren: { $townsfolk } – welke arbeiders plaats je?
        [outsider] { $action }: { $outsider } ({ $people }) – welke arbeiders plaats je?
        [workshop] Werkplaats op { $on }, plek { $slot }: welke arbeiders plaats je?
       *[nothing] { $action }: welke arbeiders plaats je?
    }
prompt-quest = Wie stuur je op missie?
prompt-hire = Wie huur je in?
prompt-free-recruit = Huur je gratis een inwoner in?
prompt-workshop = Waar komt je werkplaats?
prompt-square =
    { $piece ->
        [outpost] Op welk vak van het speelbord komt je buitenpost?
       *[monk] Op welk vak van het speelbord komt je monnik?
    }
prompt-jar = Op welke plek komt je pot?
prompt-attack = Welke buitenstaander val je aan?
prompt-convert = Welke buitenstaander bekeer je?
prompt-pray = Van welke actie haal je alle arbeiders weg?
prompt-discard = Hoeveel verdenkingen leg je af?
prompt-pay-debt = Los je een van je schulden af?
prompt-destroy-debt = Vernietig je een van je schulden?
prompt-choice = Welke beloning neem je?
prompt-ability = De inquisitie is er: welke van je inwoners activeer je nu?
prompt-keep = Welke arbeiders houd je voor de volgende ronde?

pass-turn = Passen
pass-free-recruit = Niemand inhuren
pass-pray = Geen arbeiders weghalen
pass-discard = Geen afleggen
pass-pay-debt = Niet aflossen
pass-destroy-debt = De schuld houden

for-price =
    { $price ->
        [niets] {""}
       *[other] {" "}(prijs: { $price })
    }
option-develop = Ontwikkelen met 2 arbeiders{ for-price }
option-quest = Rekruteren met 1 arbeider: iemand op missie sturen
option-hire = Rekruteren met 2 arbeiders: iemand inhuren
option-hunt-1 = Jagen met 1 arbeider: { $take }
option-hunt-2 = Jagen met 2 arbeiders: { $take }
option-trade-1 = Handelen met 1 arbeider: { $take }
option-trade-2 = Handelen met 2 arbeiders: { $take }
option-pray = Bidden{ for-price }
option-conspire = Samenzweren
option-commission = Uitzenden: een monnik op het speelbord{ for-price }
option-fortify = Versterken: een muur bouwen{ for-price }
option-garrison = Stationeren: een buitenpost op het speelbord{ for-price }
option-absolve = Vergeven: een pot plaatsen{ for-price }
option-attack = Een buitenstaander aanvallen
option-convert = Een buitenstaander bekeren{ for-price }
option-favour =
    { $choice ->
        [0] Gunst van de koning ({ $worker }): { $take }{ for-price }
       *[other] Gunst van de koning ({ $worker }): { $favour }{ for-price }
    }
option-workers = Plaatsen: { $workers }
option-keep = Houden: { $workers }
option-no-card = De lege plek { $place }
option-send = { $place }. Op missie: { $townsfolk } – { $take }{ for-price }
option-take-on = { $place }. Inhuren: { $townsfolk } – meteen: { $take }; blijvend ({ $when }): { $ongoing }{ for-price }
option-square = Gebied { $area }, vak { $square }: { $take }
option-jar = Pot op plek { $space }: { $take }
option-workshop = { $action }, plek { $slot } ({ $worker })
option-attacks = { $place }. Aanvallen: { $outsider } ({ $people }) – { $take }{ for-price }
option-converts =
    { $place }. Bekeren: { $outsider } ({ $people }) – { $take }; aan het eind { $base ->
        [0] {""}
       *[other] { $base } pt +{" "}
    }{ $points } pt per { $thing }
option-empty = Alle arbeiders weghalen: { $action }
option-reward = Nemen: { $take }
option-discard =
    { $count ->
        [one] 1 verdenking afleggen
       *[other] { $count } verdenkingen afleggen
    }
option-pay-debt = Een schuld aflossen
option-destroy-debt = Een schuld vernietigen
option-paladin = { $paladin } gebruiken; { $top } boven op de stapel
option-tavern = Nemen: { $workers }
option-ability = Activeren: { $townsfolk }

## Gebeurtenissen

start-player = { $seat } is de startspeler.
round = Ronde { $round } begint; { $seat } start.
order-revealed = Bevel van de koning { $place }: { $order }.
order-met = { $seat } vervult een bevel van de koning: { $order } ({ $points } punten aan het eind).
favour-revealed = Gunst van de koning { $place }: { $favour }.
draws-paladins = { $seat } trekt { $first }, { $second } en { $third }.
reveals-paladin = { $seat } onthult { $paladin }.
takes-tavern = { $seat } neemt een taveernekaart: { $workers }.
gains = { $seat } krijgt { $take }.
pays = { $seat } betaalt { $give }.
raises = { $seat } verhoogt { $attribute } met { $count } tot { $level }.
owes = { $seat } neemt { $take }.
discards =
    { $count ->
        [one] { $seat } legt 1 verdenking af.
       *[other] { $seat } legt { $count } verdenkingen af.
    }
suspicions-shuffled = De afgelegde verdenkingen worden tot een nieuwe stapel geschud.
taxes = { $seat } neemt { $take } uit de belastingvoorraad; daar blijft { $tax } over.
suspected =
    { $silver ->
        [0] { $seat } trekt een verdenking zonder belastingzilver.
       *[other] { $seat } trekt een verdenking met { $silver } belastingzilver.
    }
debt-paid = { $seat } lost een schuld af.
debt-destroyed = { $seat } vernietigt een schuld.
inquisition = De inquisitie komt.
acts = { $seat } activeert een inwoner: { $townsfolk }.
tax-filled = De belastingvoorraad wordt aangevuld tot { $count } zilver.
places = { $action }: { $seat } plaatst { $workers }.
empties = { $seat } haalt alle arbeiders weg van een actie: { $action }.
develops = { $seat } bouwt een werkplaats: { $action }, plek { $slot }.
quests = { $seat } stuurt een inwoner op missie: { $townsfolk }.
hires = { $seat } huurt een inwoner in: { $townsfolk }.
commissions = { $seat } zendt een monnik uit naar gebied { $area }.
garrisons = { $seat } plaatst een buitenpost in gebied { $area }.
fortifies =
    { $points ->
        [0] { $seat } bouwt een muur: { $take }.
        [one] { $seat } bouwt een muur: { $take }, 1 punt.
       *[other] { $seat } bouwt een muur: { $take }, { $points } punten.
    }
absolves = { $seat } zet een pot op plek { $space }.
attacks = { $seat } valt een buitenstaander aan: { $outsider } ({ $people }).
converts = { $seat } bekeert een buitenstaander: { $outsider } ({ $people }).
uses-favour = { $seat } gebruikt een gunst van de koning met een { $worker }: { $favour }.
passes =
    { $why ->
        [no-workers] { $seat } heeft geen arbeiders meer en past.
        [no-action] { $seat } kan met de overgebleven arbeiders niets doen en past.
       *[chosen] { $seat } past.
    }
keeps = { $seat } houdt { $workers }.
ai-workshop = De AI krijgt een werkplaats: { $action }.
ai-workers =
    { $count ->
        [one] De AI begint de ronde met 1 arbeider.
       *[other] De AI begint de ronde met { $count } arbeiders.
    }
ai-marker = De grondstoffenmarker van de AI gaat naar vak { $space }.
ai-tax = Uit de belastingvoorraad gaat { $count } zilver naar de algemene voorraad; er blijft { $tax } over.
ai-scheme = Het plan van de AI: { $scheme }.
ai-acts = De AI voert een actie uit: { $action }.
ai-favour = De AI gebruikt een gunst van de koning: { $favour }.
ai-prays =
    { $workers ->
        [0] De AI haalt alle arbeiders van haar rechterkant weg en schudt haar plannen.
        [one] De AI krijgt 1 arbeider en schudt haar plannen.
       *[other] De AI krijgt { $workers } arbeiders en schudt haar plannen.
    }
end = Het spel is afgelopen.

## Puntentelling

score-orders = Bevelen van de koning
score-strength = Kracht
score-faith = Geloof
score-influence = Invloed
score-develop = Ontwikkelen
score-garrison = Stationeren
score-absolve = Vergeven
score-commission = Uitzenden
score-fortify = Versterken
score-walls = Punten op muren
score-outsiders = Bekeerde buitenstaanders
score-debts = Schulden
score-resources = Zilver en proviand

## Speelbord

board-round = Ronde { $round } van 7
board-start = begint: { $seat }
board-tax = Belasting: { $count }
board-decks = Stapels: inwoners { $townsfolk }, buitenstaanders { $outsiders }, muren { $walls }, taveerne { $tavern }, verdenkingen { $suspicions }
board-orders = Bevelen van de koning
board-order = { $points } pt: { $need }× { $order }
board-unseen = ronde { $round }
board-favours = Gunsten van de koning
board-tavern = Taveerne
board-taken = genomen door { $seat }
board-townsfolk = Inwoners
board-outsiders = Buitenstaanders
board-empty = leeg
board-quest = missie
board-hire = inhuren
board-lasting = blijvend
board-or-debt = of een schuld
board-or = of
board-area = Gebied { $area } · geloof { $faith } · kracht { $strength }
board-points = { $points } pt
board-paladin = Paladijn: { $paladin }
board-no-paladin = nog geen paladijn
board-goods = Heeft: { $goods }
board-hired = Inwoners
board-converted = Bekeerd
board-attacked = Aangevallen
board-jars = Plekken voor potten
board-debts = Schulden: { $unpaid } open, { $paid } afgelost
board-suspicions = Verdenkingen: { $count }
board-passed = gepast
board-hand = In de hand: { $cards }
board-deck = Stapel: boven { $top }; onder { $bottom }
board-ai-state =
    { $workers ->
        [one] 1 arbeider · grondstoffenmarker op { $marker } · plan: { $scheme }
       *[other] { $workers } arbeiders · grondstoffenmarker op { $marker } · plan: { $scheme }
    }
board-none = geen
board-needs = Invloed voor de volgende muur { $wall }, voor de volgende pot { $jar }
board-left =
    { $count ->
        [one] nog 1 kaart in de stapel
       *[other] nog { $count } kaarten in de stapel
    }
board-walls-left = Resterende muren: { $count }
board-debt-supply = Schulden in de voorraad: { $count }
board-square-monk = Monnik: { $name }
board-square-outpost = Buitenpost: { $name }
board-attack-price = Hier aanvallen kost je { $price }
board-when-pay_debt = een schuld aflossen
board-when-inquisition = de inquisitie
board-when-inquisition_with_2_suspicions = de inquisitie met minstens 2 verdenkingen
board-when-inquisition_without_suspicion = de inquisitie zonder verdenkingen
board-scores =
    { $base ->
        [0] { $points } pt per { $thing }
       *[other] { $base } pt, en { $points } pt per { $thing }
    }
amount-per_develop =
    { $count ->
        [one] gebouwde werkplaats
       *[other] { $count } gebouwde werkplaatsen
    }
amount-per_commission =
    { $count ->
        [one] uitgezonden monnik
       *[other] { $count } uitgezonden monniken
    }
amount-per_fortify =
    { $count ->
        [one] gebouwde muur
       *[other] { $count } gebouwde muren
    }
amount-per_garrison =
    { $count ->
        [one] geplaatste buitenpost
       *[other] { $count } geplaatste buitenposten
    }
amount-per_absolve =
    { $count ->
        [one] verplaatste pot
       *[other] { $count } verplaatste potten
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] ingehuurde inwoner
       *[other] { $count } ingehuurde inwoners
    }
amount-per_strength =
    { $count ->
        [one] kracht
       *[other] { $count } kracht
    }
amount-per_faith =
    { $count ->
        [one] geloof
       *[other] { $count } geloof
    }
amount-per_influence =
    { $count ->
        [one] invloed
       *[other] { $count } invloed
    }
amount-per_attacked_saracen =
    { $count ->
        [one] aangevallen Saraceen
       *[other] { $count } aangevallen Saracenen
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] aangevallen Byzantijn
       *[other] { $count } aangevallen Byzantijnen
    }
amount-per_attacked_viking =
    { $count ->
        [one] aangevallen Viking
       *[other] { $count } aangevallen Vikingen
    }
amount-per_kings_order =
    { $count ->
        [one] vervuld bevel van de koning
       *[other] { $count } vervulde bevelen van de koning
    }
amount-per_converted_mercenary =
    { $count ->
        [one] bekeerde Huurling
       *[other] { $count } bekeerde Huurlingen
    }
amount-per_paid_debt =
    { $count ->
        [one] afgeloste schuld
       *[other] { $count } afgeloste schulden
    }
amount-per_unpaid_debt =
    { $count ->
        [one] open schuld
       *[other] { $count } open schulden
    }
amount-per_suspicion =
    { $count ->
        [one] verdenking
       *[other] { $count } verdenkingen
    }
board-ability-no_provision_cost = { $action } kost geen proviand
board-ability-no_silver_cost = { $action } kost geen zilver
board-ability-silver_discount = { $action } kost { $amount } zilver minder
board-ability-gain_silver = { $action } levert { $amount } zilver extra op
board-ability-gain_provisions = { $action } levert { $amount } proviand extra op
board-slot = { $action }, plek { $slot }: { $worker }
board-workshop = Werkplaats
board-price = prijs: { $price }
board-tests = vereist { $tests }, verhoogt { $raises }
board-done = { $action }: tot nu toe { $count } keer
board-does-develop = een werkplaats op een plek, en een arbeider erbij
board-does-recruit = iemand op missie sturen of inhuren
board-does-hunt = levert proviand op
board-does-trade = levert zilver op
board-does-pray = maakt één actie leeg, zodat die weer kan
board-does-conspire = een crimineel, met een verdenking
board-does-commission = een monnik op een vak, voor de beloning
board-does-fortify = een muur, voor de beloning
board-does-garrison = een buitenpost op een vak, voor de beloning
board-does-absolve = een pot op een plek, een verdenking minder
board-does-attack = een buitenstaander aanvallen, voor de beloning
board-does-convert = een buitenstaander bekeren, voor punten aan het eind
board-left-side = Acties van de linkerkant
board-right-side = Acties van de rechterkant
board-level = { $attribute } { $mark }, { $level } met de paladijn
board-walls = Muren
board-wall-place = Volgende muur: invloed { $need }, prijs { $price }
board-convert-place = Bekeren voor { $price }
board-jar-space = Plek voor een pot: { $take }
board-supply = Arbeiders klaar
board-no-workers = geen arbeiders
board-suspicion = Verdenking met { $silver } belastingzilver
board-face-down = gedekt
board-paladins = Je paladijnen
board-on-top = boven op de stapel
board-ai-workers = Arbeiders van de AI: { $count }
board-ai-marker = Grondstoffenmarker op vak { $space }
board-taken-space = deze ronde bezet
board-schemes = Plannen in de stapel
board-scheme-left = { $scheme }: { $left } in de stapel, { $discarded } gebruikt

## De lobby

preset-hungarian = Hongaarse uitgave
preset-hungarian-text = De regels van het Hongaarse boekje: de Verrader kost punten, en allen onthullen hun paladijn voordat iemand naar de taveerne gaat.
preset-original = Oorspronkelijke uitgave
preset-original-text = De Engelse regels van 2019: met de Verrader wegen open schulden lichter, en ieder gaat meteen na het onthullen naar de taveerne.
preset-easy = Solo, makkelijk
preset-easy-text = De Hongaarse uitgave met een zwakkere AI in het solospel; met meer spelers verandert er niets.
preset-hard = Solo, moeilijk
preset-hard-text = De Hongaarse uitgave met een sterkere AI in het solospel; met meer spelers verandert er niets.
switch-traitor = De Verrader
switch-traitor-hungarian = elke open schuld kost een punt meer
switch-traitor-original = elke open schuld kost een punt minder
switch-tavern = Naar de taveerne
switch-tavern-hungarian = als allen hun paladijn onthuld hebben
switch-tavern-original = ieder meteen na de eigen paladijn
switch-difficulty = Moeilijkheid van het solospel
switch-difficulty-standard = gemiddeld
switch-difficulty-easy = makkelijk
switch-difficulty-hard = moeilijk

## Waarom de koning dat zou doen

reason-points =
    { $mine ->
        [one] Je hebt straks 1 punt in plaats van { $others }.
       *[other] Je hebt straks { $mine } punten in plaats van { $others }.
    }
reason-strength = Je kracht is straks { $mine } in plaats van { $others }.
reason-faith = Je geloof is straks { $mine } in plaats van { $others }.
reason-influence = Je invloed is straks { $mine } in plaats van { $others }.
reason-silver = Je hebt straks { $mine } zilver in plaats van { $others }.
reason-provisions = Je hebt straks { $mine } proviand in plaats van { $others }.
reason-workers =
    { $mine ->
        [one] Je hebt straks 1 arbeider voor de ronde in plaats van { $others }.
       *[other] Je hebt straks { $mine } arbeiders voor de ronde in plaats van { $others }.
    }
reason-favours =
    { $mine ->
        [one] 1 gunst van de koning staat nog voor je open in plaats van { $others }.
       *[other] { $mine } gunsten van de koning staan nog voor je open in plaats van { $others }.
    }
reason-workshops =
    { $mine ->
        [one] Je hebt straks 1 werkplaats in plaats van { $others }.
       *[other] Je hebt straks { $mine } werkplaatsen in plaats van { $others }.
    }
reason-start = Je bent met { $mine }% kans startspeler in plaats van { $others }%.
reason-debts =
    { $mine ->
        [one] Je hebt straks 1 onbetaalde schuld in plaats van { $others }.
       *[other] Je hebt straks { $mine } onbetaalde schulden in plaats van { $others }.
    }
reason-paid-debts =
    { $mine ->
        [one] Je hebt straks 1 afgeloste schuld in plaats van { $others }.
       *[other] Je hebt straks { $mine } afgeloste schulden in plaats van { $others }.
    }
reason-suspicion =
    { $mine ->
        [one] Je hebt straks 1 verdenking in plaats van { $others }.
       *[other] Je hebt straks { $mine } verdenkingen in plaats van { $others }.
    }
reason-inquisition = De inquisitie zou met { $mine }% kans bij jou de meeste verdenkingen vinden in plaats van { $others }% (belastingvoorraad: { $tax } zilver).
reason-pieces = { $action }: straks { $mine } keer gedaan in plaats van { $others } keer.
reason-actions = { $action }: kun je met { $mine }% kans deze ronde nog doen in plaats van { $others }%.
reason-orders = Bevel van de koning “{ $order }” (+{ $points }): straks { $mine } van { $need } gedaan in plaats van { $others }.
reason-townsfolk = { $townsfolk }: sluit zich met { $mine }% kans bij je aan in plaats van { $others }%.

scene-inquisition = De inquisitie
scene-opponent = De AI
scene-order = Een bevel van de koning

## Living cards

card-gives = Geeft: { $take }.
card-lends = Leent voor deze ronde: { $take }.
card-gives-either = Geeft naar keuze: { $first } of { $second }.
card-gives-one = Geeft naar keuze: { $first }, { $second } of { $third }.
card-takes = Er is één arbeider nodig: { $worker }.
card-used = In deze ronde al gebruikt door { $seat }.
card-quest = Op missie: { $take }.
card-hire = Ingehuurd, meteen: { $take }.
card-lasting = Daarna elke keer ({ $when }): { $take }.
card-people = Volk: { $people }
card-attack = Aanvallen vereist kracht { $strength } en geeft: { $take }.
card-convert = Bekeren vereist geloof { $faith } en geeft: { $take }.
card-lies-with = Ligt bij { $seat }.
card-square = Een vak in gebied { $area }
card-criminal-slot = Een crimineel mag op elke plek staan. Waar een werkplaats staat, is geen arbeider nodig.
card-ready = Klaar: { $amount }.
card-track = Aan het eind is dit niveau { $points } pt waard, zonder de paladijn.
card-tax = Als het laatste zilver is gepakt, komt de inquisitie.
card-debt-worth = Aan het eind telt elke open schuld { $unpaid } pt, elke afgeloste { $paid }.
card-filled = Hier staat een pot.
card-order-unseen = Bevel van de koning, onthuld in ronde { $round }
card-order-worth = Wie het vervult, krijgt aan het eind { $points } punten.
card-favour-unseen = Gunst van de koning, onthuld in ronde { $round }
card-so-far = Als het spel nu zou eindigen:
card-most-suspicions = Het hoogste aantal aan deze tafel: { $most }.
not-passed = Je hebt voor deze ronde gepast.
not-no-workers = Je hebt 0 arbeiders over.
not-standing = Op deze actie staan al arbeiders van je: ze kan weer in de volgende ronde, of als Bidden haar leegmaakt.
not-few-workers = Er zijn { $need } arbeiders nodig, en je hebt er { $have }.
not-worker-kinds = Nodig: { $need }. Je hebt { $have }.
not-workshops = Al je { $count } werkplaatsen staan al.
not-nobody = De rij is leeg.
not-seven = Je hebt het { $count } keer gedaan; vaker kan niet.
not-cost = Het kost { $price }, en je hebt { $have }.
not-level = Nodig is { $attribute } { $need }; je hebt { $have }.
not-attack-level = Aanvallen vereist kracht { $need }; je hebt { $have }. De rest kost { $price }, en je hebt { $silver }.
not-convert-level = Bekeren vereist geloof { $need }; je hebt { $have }.
not-monk = Een monnik vereist hier geloof { $need }; je hebt { $have }.
not-outpost = Een buitenpost vereist hier kracht { $need }; je hebt { $have }.
not-squares = Elk vak dat je met { $attribute } { $have } bereikt, is bezet.
not-walls = Er zijn 0 muurkaarten over.
not-reach = Met { $attribute } { $have } bereik je geen van de buitenstaanders.
not-favour-used = { $seat } heeft haar deze ronde gebruikt; elke gunst werkt één keer per ronde.
not-action-first = Kies eerst de actie, dan waar het om gaat.
not-in-crew = Deze kaart heeft { $seat } al; hij werkt vanzelf.
not-beaten = Deze buitenstaander ligt al bij { $seat }.
not-tavern = Deze kaart heeft { $seat } genomen.
not-square-held = Hier staat een stuk van { $seat }; elk vak heeft plaats voor één.
not-jar = Hier staat al een pot; op elke plek past er één.
not-no-debt = Je hebt 0 open schulden.
not-reward = Dat kan alleen met een beloning die dat zegt.
not-inquisition = Deze helper handelt als de inquisitie komt. Zilver in de belastingvoorraad: { $tax }.
not-theirs = Dit is van { $seat }.
not-workshop-slot = Een werkplaats komt op een van de eerste twee plekken van een actie aan de rechterkant.

## Wat bij gelijke stand de doorslag geeft

decided-orders = Evenveel punten: meer punten van bevelen van de koning gaven de doorslag ({ $best } tegen { $next }).
decided-suspicions = Evenveel punten, ook van bevelen: minder verdenkingen gaven de doorslag ({ $best } tegen { $next }).
