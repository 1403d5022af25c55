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
amount-destroy_debt = { $count } adósság megsemmisítése
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

favour-recruit = Új segítő
favour-suspicion-and-tax = Királyi kegyelem
favour-criminals = Gyanús társaság
favour-attribute = Királyi kiképzés
favour-clear-name = Tiszta név
favour-loan = Királyi kölcsön
favour-workshop = Királyi műhely
favour-labourers = Kényszermunka
favour-supplies = Királyi éléstár
favour-pray = Királyi kápolna

scheme-kings_favour = Királyi kegy
scheme-commission = Beavatás
scheme-fortify = Megerősítés
scheme-garrison = Elszállásolás
scheme-absolve = Feloldozás
scheme-attack = Támadás
scheme-convert = Térítés
scheme-kings_orders = Királyi parancsok

## Questions

prompt-setup-hire = Fogadj fel ingyen egy városlakót!
prompt-paladin = Melyik lovagot használod ebben a fordulóban, és melyik kerüljön a paklid tetejére?
prompt-tavern = Melyik kocsmakártyát veszed el?
prompt-turn = Hajts végre egy akciót, vagy passzolj a forduló végéig!
prompt-workers = Mely munkásokat helyezed le?
prompt-quest = Kit küldesz küldetésre?
prompt-hire = Kit fogadsz fel?
prompt-free-recruit = Ingyen felfogadhatsz egy városlakót.
prompt-workshop = Hová kerüljön a műhelyed?
prompt-square = A központi tábla melyik mezőjére?
prompt-jar = Melyik helyre kerüljön a korsód?
prompt-attack = Melyik betolakodót támadod meg?
prompt-convert = Melyik betolakodót téríted meg?
prompt-pray = Melyik akcióról veszed le az összes munkást?
prompt-discard = Hány gyanúkártyát dobsz el?
prompt-pay-debt = Kifizeted az egyik adósságodat?
prompt-destroy-debt = Megsemmisíted az egyik adósságodat?
prompt-choice = Melyik jutalmat kéred?
prompt-ability = Itt az inkvizíció: melyik városlakód következik?
prompt-keep = Mely munkásokat tartod meg a következő fordulóra?

pass-turn = Passz
pass-free-recruit = Nem fogadok fel senkit
pass-pray = Nem veszek le munkást
pass-discard = Egyet sem dobok el
pass-pay-debt = Nem fizetek
pass-destroy-debt = Megtartom az adósságot

option-develop = Fejlesztés 2 munkással (ára: { $price })
option-quest = Toborzás 1 munkással: küldetésre küldök valakit
option-hire = Toborzás 2 munkással: felfogadok valakit
option-hunt-1 = Vadászat 1 munkással
option-hunt-2 = Vadászat 2 munkással
option-trade-1 = Kereskedelem 1 munkással
option-trade-2 = Kereskedelem 2 munkással
option-pray = Imádkozás (ára: { $price })
option-conspire = Összeesküvés
option-commission = Beavatás: egy szerzetes a táblára (ára: { $price })
option-fortify = Megerősítés: egy fal építése (ára: { $price })
option-garrison = Elszállásolás: egy előőrs a táblára (ára: { $price })
option-absolve = Feloldozás egy korsóval (ára: { $price })
option-attack = Egy betolakodó megtámadása
option-convert = Egy betolakodó megtérítése (ára: { $price })
option-favour = Királyi kegy: „{ $favour }” (ára: { $price })
option-workers = Lehelyezem: { $workers }
option-keep = Megtartom: { $workers }
option-no-card = { $place }. hely, ami üres
option-send = { $place }. Küldetésre: { $townsfolk } – { $take } (ára: { $price })
option-take-on = { $place }. Felfogadom: { $townsfolk } – azonnal: { $take }, állandó képesség: { $ongoing } (ára: { $price })
option-square = { $area }. terület, { $square }. mező: { $take }
option-jar = Korsó a(z) { $space }. helyre: { $take }
option-workshop = { $action }, { $slot }. hely ({ $worker })
option-attacks = { $place }. Megtámadom: { $outsider } ({ $people }) – { $take } (ára: { $price })
option-converts = { $place }. Megtérítem: { $outsider } ({ $people }) – { $take }
option-empty = Kiürítem: { $action }
option-reward = Ezt kérem: { $take }
option-discard = { $count } gyanúkártyát eldobok
option-pay-debt = Kifizetek egy adósságot
option-destroy-debt = Megsemmisítek egy adósságot
option-paladin = { $paladin } lép játékba; { $top } a pakli tetejére, { $bottom } az aljára
option-tavern = Elveszem: { $workers }
option-ability = Következzen: { $townsfolk }

## Events

start-player = { $seat } a kezdőjátékos.
round = { $round }. forduló; { $seat } kezd.
order-revealed = { $place }. királyi parancs: { $order }.
favour-revealed = { $place }. királyi kegy: { $favour }.
draws-paladins = { $seat } lovagjai: { $first }, { $second } és { $third }.
reveals-paladin = { $seat } lovagja: { $paladin }.
takes-tavern = { $seat } kocsmakártyája: { $workers }.
gains = { $seat } kap: { $take }.
pays = { $seat } fizet: { $give }.
raises = { $seat } – { $attribute }: +{ $count }, most { $level }.
owes = { $seat } kap: { $take }.
discards = { $seat } eldob { $count } gyanúkártyát.
suspicions-shuffled = Az eldobott gyanúkártyákból új pakli készül.
taxes = { $seat } az adókészletből kap: { $take }; az adókészletben { $tax } ezüst maradt.
suspected =
    { $silver ->
        [0] { $seat } gyanúkártyát húz, adó nélkül.
       *[other] { $seat } gyanúkártyát húz, rajta { $silver } adó.
    }
debt-paid = { $seat } kifizet egy adósságot.
debt-destroyed = { $seat } megsemmisít egy adósságot.
inquisition = Eljön az inkvizíció.
acts = { $seat } városlakója cselekszik: { $townsfolk }.
tax-filled = Az adókészlet ismét { $count } ezüst.
places = { $seat } – { $action }: { $workers }.
empties = { $seat } kiürít egy akciót: { $action }.
develops = { $seat } műhelyt épít: { $action }, { $slot }. hely.
quests = { $seat } küldetésre küld egy városlakót: { $townsfolk }.
hires = { $seat } felfogad egy városlakót: { $townsfolk }.
commissions = { $seat } szerzetest küld a(z) { $area }. területre.
garrisons = { $seat } előőrsöt állít a(z) { $area }. területre.
fortifies =
    { $points ->
        [0] { $seat } falat épít: { $take }.
       *[other] { $seat } falat épít: { $take }, { $points } GyP.
    }
absolves = { $seat } korsót tesz a(z) { $space }. helyre.
attacks = { $seat } megtámad egy betolakodót: { $outsider } ({ $people }).
converts = { $seat } megtérít egy betolakodót: { $outsider } ({ $people }).
uses-favour = { $seat } királyi kegyet használ: „{ $favour }”, munkása: { $worker }.
passes = { $seat } passzol.
keeps = { $seat } megtartja: { $workers }.
ai-workshop = A mesterséges ellenfél műhelyt kap: { $action }.
ai-workers = A mesterséges ellenfél { $count } munkással kezdi a fordulót.
ai-marker = A mesterséges ellenfél erőforrás-jelölője a(z) { $space }. mezőre lép.
ai-tax = Az adókészletből a közös készletbe kerül { $count } ezüst; maradt { $tax }.
ai-scheme = A mesterséges ellenfél terve: { $scheme }.
ai-acts = A mesterséges ellenfél akciója: { $action }.
ai-favour = A mesterséges ellenfél királyi kegyet használ: „{ $favour }”.
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
board-suspicions = Gyanú: { $count }
board-passed = passzolt
board-hand = Kézben: { $cards }
board-deck = Pakli: felül { $top }; alul { $bottom }
board-ai = Mesterséges ellenfél
board-ai-state = { $workers } munkás · erőforrás-jelölő: { $marker } · terv: { $scheme }
board-none = nincs
board-needs = Befolyás a következő falhoz { $wall }, a következő korsóhoz { $jar }
board-turn = ő következik
board-left = { $count } lap maradt a pakliban
board-walls-left = Megmaradt fal: { $count }
board-debt-supply = Adósság a készletben: { $count }
board-square-monk = { $name } szerzetese
board-square-outpost = { $name } előőrse
board-attack-price = Itt támadni ennyibe kerül neked: { $price }
board-when-pay_debt = adósság kifizetése
board-when-inquisition = inkvizíció
board-when-inquisition_with_2_suspicions = inkvizíció legalább 2 gyanúval
board-when-inquisition_without_suspicion = inkvizíció gyanú nélkül
board-scores =
    { $base ->
        [0] { $points } GyP minden { $every } után: { $thing }
       *[other] { $base } GyP, és { $points } GyP minden { $every } után: { $thing }
    }
board-per-develop = épített műhely
board-per-commission = beavatott szerzetes
board-per-fortify = épített fal
board-per-garrison = elszállásolt előőrs
board-per-absolve = lerakott korsó
board-per-hired_townsfolk = felfogadott városlakó
board-per-strength = erő
board-per-faith = hit
board-per-influence = befolyás
board-per-attacked_saracen = megtámadott szaracén
board-per-attacked_byzantine = megtámadott bizánci
board-per-attacked_viking = megtámadott viking
board-per-kings_order = teljesített királyi parancs
board-per-converted_mercenary = megtérített zsoldos
board-per-paid_debt = kifizetett adósság
board-per-unpaid_debt = kifizetetlen adósság
board-per-suspicion = gyanú
board-ability-no_provision_cost = { $action }: nem kell ellátmány
board-ability-no_silver_cost = { $action }: nem kell ezüst
board-ability-silver_discount = { $action }: { $amount } ezüsttel olcsóbb
board-ability-gain_silver = { $action }: { $amount } ezüst jár érte
board-ability-gain_provisions = { $action }: { $amount } ellátmány jár érte
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
board-does-conspire = bűnözőt ad, de gyanút is
board-does-commission = szerzetes egy mezőre, annak jutalmáért
board-does-fortify = fal építése, annak jutalmáért
board-does-garrison = előőrs egy mezőre, annak jutalmáért
board-does-absolve = korsó egy helyre, és eggyel kevesebb gyanú
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
board-no-workers = nincs több munkás
board-suspicion = Gyanú { $silver } adóval
board-face-down = képpel lefelé
board-paladins = Lovagjaid
board-on-top = a pakli tetejére
board-ai-workers = Az ellenfél munkásai: { $count }
board-ai-marker = Erőforrás-jelölő a(z) { $space }. mezőn
board-taken-space = ebben a fordulóban foglalt
board-schemes = Tervek a húzópakliban
board-scheme-left = { $scheme }: { $left } a pakliban, { $discarded } felhasználva

## Az előtér

preset-hungarian = Magyar kiadás
preset-hungarian-text = A magyar szabálykönyv szerint: az áruló pontokba kerül, és előbb mindenki felfedi a lovagját, csak utána választotok kocsmakártyát.
preset-original = Eredeti kiadás
preset-original-text = A 2019-es angol szabályok: az árulóval könnyebb a kifizetetlen adósság, és ki-ki a lovagja felfedése után mindjárt kocsmakártyát is választ.
preset-easy = Egyedül, könnyen
preset-easy-text = A magyar kiadás gyengébb egyjátékos ellenféllel; többen játszva semmi sem változik.
preset-hard = Egyedül, nehezen
preset-hard-text = A magyar kiadás erősebb egyjátékos ellenféllel; többen játszva semmi sem változik.
switch-traitor = Az áruló
switch-traitor-hungarian = minden kifizetetlen adósság eggyel több pontba kerül
switch-traitor-original = minden kifizetetlen adósság eggyel kevesebb pontba kerül
switch-tavern = Kocsmakártya-választás
switch-tavern-hungarian = miután mindenki felfedte a lovagját
switch-tavern-original = ki-ki a saját lovagja felfedése után mindjárt
switch-difficulty = Az egyjátékos ellenfél
switch-difficulty-standard = közepes
switch-difficulty-easy = gyengébb
switch-difficulty-hard = erősebb

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, különben { $others }.
reason-strength = Hamarosan { $mine } lesz az erőd, különben { $others }.
reason-faith = Hamarosan { $mine } lesz a hited, különben { $others }.
reason-influence = Hamarosan { $mine } lesz a befolyásod, különben { $others }.
reason-silver = Hamarosan { $mine } ezüstöd lesz, különben { $others }.
reason-provisions = Hamarosan { $mine } ellátmányod lesz, különben { $others }.
reason-workers = Hamarosan { $mine } bevethető munkásod lesz, különben { $others }.
reason-favours = { $mine } királyi kegy marad még elérhető számodra, különben { $others }.
reason-workshops = Hamarosan { $mine } műhelyed lesz, különben { $others }.
reason-start = { $mine }% az esélye, hogy te leszel a kezdőjátékos, különben { $others }%.
reason-debts = Hamarosan { $mine } kifizetetlen adósságod lesz, különben { $others }.
reason-paid-debts = Hamarosan { $mine } kifizetett adósságod lesz, különben { $others }.
reason-suspicion = Hamarosan { $mine } gyanúkártyád lesz, különben { $others }.
reason-inquisition = { $mine }% az esélye, hogy az inkvizíció nálad találná a legtöbb gyanúkártyát, különben { $others }% (adókészlet: { $tax } ezüst).
reason-pieces = { $action }: hamarosan { $mine } lesz belőle, különben { $others }.
reason-actions = { $action }: { $mine }% az esélye, hogy ebben a fordulóban még elvégezheted, különben { $others }%.
reason-orders = Királyi parancs: „{ $order }” (+{ $points }). A szükséges { $need } akcióból hamarosan { $mine } lesz meg, különben { $others }.
reason-townsfolk = Új városlakó segíthet: { $townsfolk } ({ $mine }% eséllyel, különben { $others }%).

scene-inquisition = Az inkvizíció
scene-opponent = A gépi ellenfél
scene-order = Királyi parancs
