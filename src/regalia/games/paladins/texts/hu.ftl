# A Nyugati Királyság Lovagjai magyarul.

about = Gyűjts munkásokat, hitet, erőt és befolyást a nyugati határ védelmére.

## Words

ai = A mesterséges ellenfél

amount-labourer = { $count } földműves
amount-fighter = { $count } harcos
amount-scout = { $count } felderítő
amount-cleric = { $count } pap
amount-merchant = { $count } kereskedő
amount-criminal = { $count } bűnöző
amount-silver = { $count } ezüst
amount-provision = { $count } ellátmány
amount-tax = { $count } adó
amount-strength = { $count } erő
amount-faith = { $count } hit
amount-influence = { $count } befolyás
amount-pray = { $count } imádkozás
amount-discard_suspicion = { $count } gyanúkártya eldobása
amount-destroy_debt = { $count } adósság elpusztítása
amount-pay_debt = { $count } adósság kifizetése
amount-free_recruit = { $count } ingyenes toborzás
amount-free_develop = { $count } ingyenes fejlesztés
amount-debt = { $count } adósság

worker-labourer = földműves
worker-fighter = harcos
worker-scout = felderítő
worker-cleric = pap
worker-merchant = kereskedő
worker-criminal = bűnöző

slot-labourer = földműves
slot-fighter = harcos
slot-scout = felderítő
slot-cleric = pap
slot-merchant = kereskedő
slot-criminal = bűnöző
slot-any = bármely munkás

mark-labourer = Fö
mark-fighter = Ha
mark-scout = Fe
mark-cleric = Pa
mark-merchant = Ke
mark-criminal = Bű
mark-any = ··

attribute-strength = erő
attribute-faith = hit
attribute-influence = befolyás

action-develop = Fejlesztés
action-recruit = Toborzás
action-hunt = Vadászat
action-trade = Kereskedelem
action-pray = Imádkozás
action-conspire = Összeesküvés
action-commission = Beavatás
action-fortify = Megerősítés
action-garrison = Elszállásolás
action-absolve = Feloldozás
action-attack = Támadás
action-convert = Térítés
action-rest = Pihenés

townsfolk-abbot = apát
townsfolk-acolyte = oltárszolga
townsfolk-architect = építész
townsfolk-conspirator = cselszövő
townsfolk-debt_collector = behajtó
townsfolk-defender = védő
townsfolk-gatekeeper = kapuőr
townsfolk-missionary = misszionárius
townsfolk-peddler = házaló árus
townsfolk-squire = apród
townsfolk-watchman = őrszem

outsider-adventurer = kalandor
outsider-archer = íjász
outsider-guardian = őrző
outsider-hunter = vadász
outsider-lookout = fürkész
outsider-vigilante = igazságosztó
outsider-armourer = fegyvermester
outsider-marauder = martalóc
outsider-warrior = harcos
outsider-assassin = bérgyilkos
outsider-barbarian = barbár
outsider-invader = behatoló
outsider-champion = bajnok
outsider-mercenary = zsoldos
outsider-protector = testőr
outsider-thief = tolvaj
outsider-traitor = áruló

people-saracen = szaracén
people-byzantine = bizánci
people-viking = viking

paladin-anseis = Herbert
paladin-berengier = Bérengier
paladin-engelier = Engelbert
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Olivér
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Sámson

order-commission = Beavatás
order-fortify = Megerősítés
order-garrison = Elszállásolás
order-absolve = Feloldozás
order-attack = Támadás
order-convert = Térítés

favour-recruit = Ingyenes toborzás
favour-suspicion-and-tax = Gyanú eldobása és adó
favour-criminals = Bűnözők
favour-attribute = Tulajdonság növelése
favour-clear-name = Adósság vagy gyanú
favour-loan = Munkások adósságért
favour-workshop = Fejlesztés vagy munkások
favour-labourers = Földművesek
favour-supplies = Ellátmány és adó
favour-pray = Imádkozás

scheme-kings_favour = Királyi kegy
scheme-commission = Beavatás
scheme-fortify = Megerősítés
scheme-garrison = Elszállásolás
scheme-absolve = Feloldozás
scheme-attack = Támadás
scheme-convert = Térítés
scheme-kings_orders = Királyi parancsok

## Questions

prompt-setup-hire = Melyik városlakót fogadod fel ingyen?
prompt-paladin = Melyik lovagot használod ebben a fordulóban, és melyik kerüljön a paklid tetejére?
prompt-tavern = Melyik kocsmakártyát veszed el?
prompt-turn = Hajts végre egy akciót, vagy passzolj a forduló végéig!
prompt-workers =
    { $about ->
        [square] { $action }, { $area }. terület ({ $take }): mely munkásokat helyezed le?
        [jar] { $action }, { $space }. korsóhely ({ $take }): mely munkásokat helyezed le?
        [quest] Küldetés: { $townsfolk } – mely munkásokat helyezed le?
        [hire] Felfogadás: { $townsfolk } – mely munkásokat helyezed le?
        [outsider] { $action }: { $outsider } ({ $people }) – mely munkásokat helyezed le?
        [workshop] Műhely: { $on }, { $slot }. hely – mely munkásokat helyezed le?
       *[nothing] { $action }: mely munkásokat helyezed le?
    }
prompt-quest = Kit küldesz küldetésre?
prompt-hire = Kit fogadsz fel?
prompt-free-recruit = Felfogadsz ingyen egy városlakót?
prompt-workshop = Hová kerüljön a műhelyed?
prompt-square =
    { $piece ->
        [outpost] A központi tábla melyik mezőjére kerüljön az előőrsöd?
       *[monk] A központi tábla melyik mezőjére kerüljön a szerzetesed?
    }
prompt-jar = Melyik helyre kerüljön a korsód?
prompt-attack = Melyik betolakodót támadod meg?
prompt-convert = Melyik betolakodót téríted meg?
prompt-pray = Melyik akcióról veszed le az összes munkást?
prompt-discard = Hány gyanúkártyát dobsz el?
prompt-pay-debt = Kifizeted az egyik adósságodat?
prompt-destroy-debt = Elpusztítod az egyik adósságodat?
prompt-choice = Melyik jutalmat kéred?
prompt-ability = Itt az inkvizíció: melyik városlakód következik?
prompt-keep = Mely munkásokat tartod meg a következő fordulóra?

pass-turn = Passzolok
pass-free-recruit = Nem fogadok fel senkit
pass-pray = Nem veszek le munkást
pass-discard = Egyet sem dobok el
pass-pay-debt = Nem fizetek
pass-destroy-debt = Megtartom az adósságot

for-price =
    { $price ->
        [semmi] {""}
       *[other] {" "}(ára: { $price })
    }
option-develop = Fejlesztés 2 munkással{ for-price }
option-quest = Toborzás 1 munkással: küldetésre küldök valakit
option-hire = Toborzás 2 munkással: felfogadok valakit
option-hunt-1 = Vadászat 1 munkással: { $take }
option-hunt-2 = Vadászat 2 munkással: { $take }
option-trade-1 = Kereskedelem 1 munkással: { $take }
option-trade-2 = Kereskedelem 2 munkással: { $take }
option-pray = Imádkozás{ for-price }
option-conspire = Összeesküvés
option-commission = Beavatás: egy szerzetes a táblára{ for-price }
option-fortify = Megerősítés: egy fal építése{ for-price }
option-garrison = Elszállásolás: egy előőrs a táblára{ for-price }
option-absolve = Feloldozás egy korsóval{ for-price }
option-attack = Egy betolakodó megtámadása
option-convert = Egy betolakodó megtérítése{ for-price }
option-favour =
    { $choice ->
        [0] Királyi kegy ({ $worker }): { $take }{ for-price }
       *[other] Királyi kegy ({ $worker }): { $favour }{ for-price }
    }
option-workers = Lehelyezem: { $workers }
option-keep = Megtartom: { $workers }
option-no-card = { $place }. hely, amely üres
option-send = { $place }. Küldetésre: { $townsfolk } – { $take }{ for-price }
option-take-on = { $place }. Felfogadom: { $townsfolk } – azonnal: { $take }; állandó képesség ({ $when }): { $ongoing }{ for-price }
option-square = { $area }. terület, { $square }. mező: { $take }
option-jar =
    { $space ->
        [1] Korsó az 1. helyre: { $take }
        [5] Korsó az 5. helyre: { $take }
       *[other] Korsó a { $space }. helyre: { $take }
    }
option-workshop = { $action }, { $slot }. hely ({ $worker })
option-attacks = { $place }. Megtámadom: { $outsider } ({ $people }) – { $take }{ for-price }
option-converts =
    { $place }. Megtérítem: { $outsider } ({ $people }) – { $take }; a végén { $base ->
        [0] {""}
       *[other] { $base } GyP +{" "}
    }{ $points } GyP minden { $thing } után
option-empty = Kiürítem: { $action }
option-reward = Ezt kérem: { $take }
option-discard = Eldobok { $count } gyanúkártyát
option-pay-debt = Kifizetek egy adósságot
option-destroy-debt = Elpusztítok egy adósságot
option-paladin = { $paladin } játékba, { $top } a pakli tetejére
option-tavern = Elveszem: { $workers }
option-ability = Következzen: { $townsfolk }

## Events

start-player = { $seat } a kezdőjátékos.
round = { $round }. forduló; { $seat } kezd.
order-revealed = { $place }. királyi parancs: { $order }.
order-met = { $seat } teljesít egy királyi parancsot: { $order } (a végén { $points } győzelmi pont).
favour-revealed = { $place }. királyi kegy: { $favour }.
draws-paladins = { $seat } ezeket a lovagokat húzza: { $first }, { $second } és { $third }.
reveals-paladin = { $seat } felfedi a lovagját: { $paladin }.
takes-tavern = { $seat } kocsmakártyát vesz el: { $workers }.
gains = { $seat } ezt kapja: { $take }.
pays = { $seat } ezt fizeti: { $give }.
raises = { $seat } egyik tulajdonsága nő: { $attribute } +{ $count }, így már { $level }.
owes = { $seat } ezt kapja: { $take }.
discards = { $seat } eldob { $count } gyanúkártyát.
suspicions-shuffled = Az eldobott gyanúkártyákból új pakli készül.
taxes = { $seat } az adókészletből ezt kapja: { $take }; ott marad { $tax }.
suspected =
    { $silver ->
        [0] { $seat } gyanúkártyát húz, adó nélkül.
       *[other] { $seat } gyanúkártyát húz, rajta { $silver } adó.
    }
debt-paid = { $seat } kifizet egy adósságot.
debt-destroyed = { $seat } elpusztít egy adósságot.
inquisition = Eljön az inkvizíció.
acts = { $seat } városlakója cselekszik: { $townsfolk }.
tax-filled = Az adókészlet ismét { $count } ezüst.
places = { $seat } munkásokat helyez le ({ $action }): { $workers }.
empties = { $seat } kiürít egy akciót: { $action }.
develops = { $seat } műhelyt épít: { $action }, { $slot }. hely.
quests = { $seat } küldetésre küld egy városlakót: { $townsfolk }.
hires = { $seat } felfogad egy városlakót: { $townsfolk }.
commissions =
    { $area ->
        [1] { $seat } szerzetest küld az 1. területre.
        [5] { $seat } szerzetest küld az 5. területre.
       *[other] { $seat } szerzetest küld a { $area }. területre.
    }
garrisons =
    { $area ->
        [1] { $seat } előőrsöt állít az 1. területre.
        [5] { $seat } előőrsöt állít az 5. területre.
       *[other] { $seat } előőrsöt állít a { $area }. területre.
    }
fortifies =
    { $points ->
        [0] { $seat } falat épít: { $take }.
       *[other] { $seat } falat épít: { $take }, { $points } GyP.
    }
absolves =
    { $space ->
        [1] { $seat } korsót tesz az 1. helyre.
        [5] { $seat } korsót tesz az 5. helyre.
       *[other] { $seat } korsót tesz a { $space }. helyre.
    }
attacks = { $seat } megtámad egy betolakodót: { $outsider } ({ $people }).
converts = { $seat } megtérít egy betolakodót: { $outsider } ({ $people }).
uses-favour = { $seat } királyi kegyet használ: { $favour } (munkása: { $worker }).
passes =
    { $why ->
        [no-workers] { $seat } passzol: nincs több munkása.
        [no-action] { $seat } passzol: a megmaradt munkásaival nincs lehetséges akciója.
       *[chosen] { $seat } passzol.
    }
keeps = { $seat } megtartja: { $workers }.
ai-workshop = A mesterséges ellenfél műhelyt kap: { $action }.
ai-workers = A mesterséges ellenfél { $count } munkással kezdi a fordulót.
ai-marker =
    { $space ->
        [1] A mesterséges ellenfél erőforrás-jelölője az 1. mezőre lép.
        [5] A mesterséges ellenfél erőforrás-jelölője az 5. mezőre lép.
       *[other] A mesterséges ellenfél erőforrás-jelölője a { $space }. mezőre lép.
    }
ai-tax = Az adókészletből a közös készletbe kerül { $count } ezüst; maradt { $tax }.
ai-scheme = A mesterséges ellenfél terve: { $scheme }.
ai-acts = A mesterséges ellenfél akciója: { $action }.
ai-favour = A mesterséges ellenfél királyi kegyet használ: { $favour }.
ai-prays =
    { $workers ->
        [0] A mesterséges ellenfél kiüríti a jobb oldalát, és megkeveri a terveit.
       *[other] A mesterséges ellenfél { $workers } munkást kap, és megkeveri a terveit.
    }
end = Vége a játéknak.

## Score sheet

score-orders = Királyi parancsok
score-strength = Erő
score-faith = Hit
score-influence = Befolyás
score-develop = Fejlesztés
score-garrison = Elszállásolás
score-absolve = Feloldozás
score-commission = Beavatás
score-fortify = Megerősítés
score-walls = A falak GyP-i
score-outsiders = Megtérített betolakodók
score-debts = Adósságok
score-resources = Ezüst és ellátmány

## Board

board-round = { $round }. forduló a 7-ből
board-start = kezd: { $seat }
board-tax = Adókészlet: { $count }
board-decks = Paklik: városlakó { $townsfolk }, betolakodó { $outsiders }, fal { $walls }, kocsma { $tavern }, gyanú { $suspicions }
board-orders = Királyi parancsok
board-order = { $points } GyP: { $need }× { $order }
board-unseen = { $round }. forduló
board-favours = Királyi kegyek
board-tavern = Kocsma
board-taken = elvette: { $seat }
board-townsfolk = Városlakók
board-outsiders = Betolakodók
board-empty = üres
board-quest = küldetés
board-hire = felfogadás
board-lasting = állandó
board-or-debt = vagy adósság
board-or = vagy
board-area = { $area }. terület · hit { $faith } · erő { $strength }
board-points = { $points } GyP
board-paladin = Lovag: { $paladin }
board-no-paladin = még nincs lovag
board-goods = Készlet: { $goods }
board-hired = Városlakók
board-converted = Megtérített
board-attacked = Megtámadott
board-jars = Korsóhelyek
board-debts = Adósság: { $unpaid } kifizetetlen, { $paid } kifizetett
board-suspicions = Gyanúkártyák: { $count }
board-passed = passzolt
board-hand = Kézben: { $cards }
board-deck = Pakli: felül { $top }; alul { $bottom }
board-ai-state = { $workers } munkás · erőforrás-jelölő: { $marker } · terv: { $scheme }
board-none = nincs
board-needs = Befolyás a következő falhoz { $wall }, a következő korsóhoz { $jar }
board-left = { $count } lap maradt a pakliban
board-walls-left = Megmaradt fal: { $count }
board-debt-supply = Adósság a készletben: { $count }
board-square-monk = { $name } szerzetese
board-square-outpost = { $name } előőrse
board-attack-price = Itt támadni ennyibe kerül neked: { $price }
board-when-pay_debt = adósság kifizetése
board-when-inquisition = inkvizíció
board-when-inquisition_with_2_suspicions = inkvizíció legalább 2 gyanúkártyával
board-when-inquisition_without_suspicion = inkvizíció gyanúkártya nélkül
board-scores =
    { $base ->
        [0] { $points } GyP minden { $thing } után
       *[other] { $base } GyP, és { $points } GyP minden { $thing } után
    }
amount-per_develop =
    { $count ->
        [one] épített műhely
       *[other] { $count } épített műhely
    }
amount-per_commission =
    { $count ->
        [one] beavatott szerzetes
       *[other] { $count } beavatott szerzetes
    }
amount-per_fortify =
    { $count ->
        [one] épített fal
       *[other] { $count } épített fal
    }
amount-per_garrison =
    { $count ->
        [one] elszállásolt előőrs
       *[other] { $count } elszállásolt előőrs
    }
amount-per_absolve =
    { $count ->
        [one] lerakott korsó
       *[other] { $count } lerakott korsó
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] felfogadott városlakó
       *[other] { $count } felfogadott városlakó
    }
amount-per_strength =
    { $count ->
        [one] erő
       *[other] { $count } erő
    }
amount-per_faith =
    { $count ->
        [one] hit
       *[other] { $count } hit
    }
amount-per_influence =
    { $count ->
        [one] befolyás
       *[other] { $count } befolyás
    }
amount-per_attacked_saracen =
    { $count ->
        [one] megtámadott szaracén
       *[other] { $count } megtámadott szaracén
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] megtámadott bizánci
       *[other] { $count } megtámadott bizánci
    }
amount-per_attacked_viking =
    { $count ->
        [one] megtámadott viking
       *[other] { $count } megtámadott viking
    }
amount-per_kings_order =
    { $count ->
        [one] teljesített királyi parancs
       *[other] { $count } teljesített királyi parancs
    }
amount-per_converted_mercenary =
    { $count ->
        [one] megtérített zsoldos
       *[other] { $count } megtérített zsoldos
    }
amount-per_paid_debt =
    { $count ->
        [one] kifizetett adósság
       *[other] { $count } kifizetett adósság
    }
amount-per_unpaid_debt =
    { $count ->
        [one] kifizetetlen adósság
       *[other] { $count } kifizetetlen adósság
    }
amount-per_suspicion =
    { $count ->
        [one] gyanúkártya
       *[other] { $count } gyanúkártya
    }
board-ability-no_provision_cost = { $action }: nem kell ellátmány
board-ability-no_silver_cost = { $action }: nem kell ezüst
board-ability-silver_discount = { $action }: { $amount } ezüsttel olcsóbb
board-ability-gain_silver = { $action }: további { $amount } ezüst jár érte
board-ability-gain_provisions = { $action }: további { $amount } ellátmány jár érte
board-slot = { $action }, { $slot }. mező: { $worker }
board-workshop = műhely
board-price = ára: { $price }
board-tests = kell hozzá: { $tests }, növeli: { $raises }
board-done = { $action }: eddig { $count } alkalommal
board-does-develop = műhelyt épít egy helyre, és munkást ad
board-does-recruit = városlakót küld küldetésre vagy felfogad
board-does-hunt = ellátmányt ad
board-does-trade = ezüstöt ad
board-does-pray = kiürít egy akciót, így az újra végezhető
board-does-conspire = bűnözőt ad, de gyanúkártyát is
board-does-commission = szerzetes egy mezőre, annak jutalmáért
board-does-fortify = fal építése, annak jutalmáért
board-does-garrison = előőrs egy mezőre, annak jutalmáért
board-does-absolve = korsó egy helyre, és eggyel kevesebb gyanúkártya
board-does-attack = egy betolakodó megtámadása, jutalomért
board-does-convert = egy betolakodó megtérítése, végső pontokért
board-left-side = A bal oldal akciói
board-right-side = A jobb oldal akciói
board-level = { $attribute } { $mark }, a lovaggal { $level }
board-walls = Falak
board-wall-place = Következő fal: { $need } befolyás, ára { $price }
board-convert-place = Térítés, ára { $price }
board-jar-space = Korsóhely: { $take }
board-supply = Bevethető munkások
board-no-workers = nincs munkás
board-suspicion = Gyanúkártya { $silver } adóval
board-face-down = képpel lefelé
board-paladins = Lovagjaid
board-on-top = a pakli tetejére
board-ai-workers = A mesterséges ellenfél munkásai: { $count }
board-ai-marker =
    { $space ->
        [1] Erőforrás-jelölő az 1. mezőn
        [5] Erőforrás-jelölő az 5. mezőn
       *[other] Erőforrás-jelölő a { $space }. mezőn
    }
board-taken-space = ebben a fordulóban foglalt
board-schemes = Tervek a húzópakliban
board-scheme-left = { $scheme }: { $left } a pakliban, { $discarded } felhasználva

## Az előtér

preset-hungarian = Magyar kiadás
preset-hungarian-text = A magyar szabálykönyv szerint: az áruló pontokba kerül, és előbb mindenki felfedi a lovagját, csak utána választotok kocsmakártyát.
preset-original = Eredeti kiadás
preset-original-text = A 2019-es angol szabályok: az árulóval könnyebb a kifizetetlen adósság, és ki-ki a lovagja felfedése után mindjárt kocsmakártyát is választ.
preset-easy = Egyszemélyes, könnyű
preset-easy-text = A magyar kiadás gyengébb mesterséges ellenféllel; többen játszva semmi sem változik.
preset-hard = Egyszemélyes, nehéz
preset-hard-text = A magyar kiadás erősebb mesterséges ellenféllel; többen játszva semmi sem változik.
switch-traitor = Az áruló
switch-traitor-hungarian = minden kifizetetlen adósság eggyel több pontba kerül
switch-traitor-original = minden kifizetetlen adósság eggyel kevesebb pontba kerül
switch-tavern = Kocsmakártya-választás
switch-tavern-hungarian = miután mindenki felfedte a lovagját
switch-tavern-original = ki-ki a saját lovagja felfedése után mindjárt
switch-difficulty = Az egyszemélyes játék nehézsége
switch-difficulty-standard = közepes
switch-difficulty-easy = könnyű
switch-difficulty-hard = nehéz

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, { $others } helyett.
reason-strength = Hamarosan { $mine } lesz az erőd, { $others } helyett.
reason-faith = Hamarosan { $mine } lesz a hited, { $others } helyett.
reason-influence = Hamarosan { $mine } lesz a befolyásod, { $others } helyett.
reason-silver = Hamarosan { $mine } ezüstöd lesz, { $others } helyett.
reason-provisions = Hamarosan { $mine } ellátmányod lesz, { $others } helyett.
reason-workers = Hamarosan { $mine } bevethető munkásod lesz, { $others } helyett.
reason-favours = { $mine } királyi kegy marad még elérhető számodra, { $others } helyett.
reason-workshops = Hamarosan { $mine } műhelyed lesz, { $others } helyett.
reason-start = { $mine }% az esélye, hogy te leszel a kezdőjátékos, { $others }% helyett.
reason-debts = Hamarosan { $mine } kifizetetlen adósságod lesz, { $others } helyett.
reason-paid-debts = Hamarosan { $mine } kifizetett adósságod lesz, { $others } helyett.
reason-suspicion = Hamarosan { $mine } gyanúkártyád lesz, { $others } helyett.
reason-inquisition = { $mine }% az esélye, hogy az inkvizíció nálad találná a legtöbb gyanúkártyát, { $others }% helyett (adókészlet: { $tax } ezüst).
reason-pieces = { $action }: hamarosan { $mine } lesz belőle, { $others } helyett.
reason-actions = { $action }: { $mine }% az esélye, hogy ebben a fordulóban még elvégezheted, { $others }% helyett.
reason-orders = Királyi parancs: „{ $order }” (+{ $points }). A szükséges { $need } akcióból hamarosan { $mine } lesz meg, { $others } helyett.
reason-townsfolk = Új városlakó segíthet: { $townsfolk } ({ $mine }% eséllyel, { $others }% helyett).

scene-inquisition = Az inkvizíció
scene-opponent = A mesterséges ellenfél
scene-order = Királyi parancs

## Living cards

card-gives = Ezt adja: { $take }.
card-lends = Erre a fordulóra ezt adja kölcsön: { $take }.
card-gives-either = Ezt adja, választásod szerint: { $first } vagy { $second }.
card-gives-one = Ezt adja, választásod szerint: { $first }, { $second } vagy { $third }.
card-takes = Egy munkás kell hozzá: { $worker }.
card-used = Ebben a fordulóban már használta: { $seat }.
card-quest = Küldetésen: { $take }.
card-hire = Felfogadva, rögtön: { $take }.
card-lasting = Utána minden alkalommal ({ $when }): { $take }.
card-people = Nép: { $people }
card-attack = A támadáshoz { $strength } erő kell, és ezt adja: { $take }.
card-convert = A térítéshez { $faith } hit kell, és ezt adja: { $take }.
card-lies-with = Itt van: { $seat }.
card-square = { $area }. terület, mező
card-criminal-slot = Bűnöző bármelyik mezőre állhat. Ahol műhely van, oda nem kell munkás.
card-ready = Bevethető: { $amount }.
card-track = A végén ez a szint { $points } GyP-t ér, a lovag nélkül.
card-tax = Amikor az utolsó ezüst is elfogy, jön az inkvizíció.
card-debt-worth = A végén minden kifizetetlen adósság { $unpaid } GyP, minden kifizetett { $paid } GyP.
card-filled = Itt már korsó áll.
card-order-unseen = Királyi parancs ({ $round }. forduló)
card-order-worth = Aki teljesíti, a végén { $points } győzelmi pontot kap.
card-favour-unseen = Királyi kegy ({ $round }. forduló)
card-so-far = Ha most érne véget a játék:
card-most-suspicions = A legtöbb, ami bárkinél van: { $most }.
not-passed = Erre a fordulóra már passzoltál.
not-no-workers = 0 munkásod maradt.
not-standing = Ezen az akción már munkásaid állnak: a következő fordulóban végezheted el újra, vagy ha imádkozással kiüríted.
not-few-workers = { $need } munkás kell hozzá, neked { $have } van.
not-worker-kinds = Kell hozzá: { $need }. Neked van: { $have }.
not-workshops = Mind a { $count } műhelyed áll már.
not-nobody = A sor üres.
not-seven = Már { $count } alkalommal végezted el; többször nem lehet.
not-cost = Ára: { $price }, neked pedig { $have } van.
not-level = Kell hozzá { $need } { $attribute }, neked { $have } van.
not-attack-level = A támadáshoz { $need } erő kell, neked { $have } van. A hiányzó rész ára { $price }, és neked van: { $silver }.
not-convert-level = A térítéshez { $need } hit kell, neked { $have } van.
not-monk = Szerzeteshez itt { $need } hit kell, neked { $have } van.
not-outpost = Előőrshöz itt { $need } erő kell, neked { $have } van.
not-squares = Minden mező foglalt, amelyet { $have } szinttel ({ $attribute }) elérsz.
not-walls = 0 falkártya maradt.
not-reach = { $have } szinttel ({ $attribute }) egyetlen betolakodót sem érsz el.
not-favour-used = Ebben a fordulóban már használta: { $seat }. Minden kegy fordulónként egyszer használható.
not-action-first = Előbb válaszd ki az akciót, utána azt, amire irányul.
not-in-crew = Ez a lap már az övé: { $seat }; a hatása magától érvényesül.
not-beaten = Ez a betolakodó már az övé: { $seat }.
not-tavern = Ezt a lapot már elvette: { $seat }.
not-square-held = Itt már az ő bábuja áll: { $seat }; egy mezőn egynek van helye.
not-jar = Itt már korsó áll; egy helyre egy kerülhet.
not-no-debt = 0 kifizetetlen adósságod van.
not-reward = Ezt csak olyan jutalom engedi meg, amelyiken ez szerepel.
not-inquisition = Ő akkor lép közbe, amikor jön az inkvizíció. Ezüst az adókészletben: { $tax }.
not-theirs = Ez az övé: { $seat }.
not-workshop-slot = Műhely a jobb oldali akciók első két mezőjére kerülhet.

## Ami egyenlő pontszámnál dönt

decided-orders = Egyenlő pontszám: a királyi parancsokért kapott több pont döntött ({ $best } : { $next }).
decided-suspicions = Egyenlő pontszám, a királyi parancsokért is: a kevesebb gyanúkártya döntött ({ $best } : { $next }).
