# Rival Kings magyarul.

about = Játszd ki titokban karaktereidet, lopj akciókat, rendezz konfliktusokat, és párosítsd alattvalóidat épületeikkel.

## Nevek

character-lord_protector = Lord Protector
character-queen = Királynő
character-duke = Herceg
character-count = Gróf
character-courtier = Udvaronc
character-priest = Pap
character-bursar = Kincstárnok
character-knight = Lovag
character-countess = Grófnő
character-diplomat = Diplomata
character-trader_1 = Kereskedő (1.)
character-trader_2 = Kereskedő (2.)

subject-gardener = Kertész
subject-watchman = Városőr
subject-jailer = Börtönőr
subject-court_lady = Udvarhölgy
subject-bishop = Püspök
subject-scholar = Tudós
subject-troubadour = Trubadúr
subject-sailor = Tengerész
subject-blacksmith = Kovács
subject-carpenter = Ács
subject-market_woman = Kofa
subject-innkeeper = Fogadós
subject-vintner = Borász
subject-miner = Bányász
subject-herbalist = Füvész
subject-farmer = Gazda

building-garden = Kert
building-castle_wall = Városfal
building-prison = Tömlöc
building-pavilion = Pavilon
building-cathedral = Katedrális
building-university = Egyetem
building-tavern = Taverna
building-harbor = Kikötő
building-forge = Kohó
building-carpentry = Ácsműhely
building-market = Piac
building-inn = Fogadó
building-vineyard = Szőlőskert
building-mine = Bánya
building-herb_meadow = Gyógyfűves mező
building-farm = Tanya

action-settle_conflict = Konfliktus kezelése
action-pass_conflict = Konfliktusjelző átadása
action-take_money = Pénz elvétele
action-recruit_subject = Alattvaló toborzása
action-buy_building = Épület vásárlása

colour-yellow = sárga
colour-red = piros
colour-blue = kék
colour-green = zöld

pile-subjects_1 = első alattvalópakli
pile-subjects_2 = második alattvalópakli
pile-buildings_1 = első épületpakli
pile-buildings_2 = második épületpakli

phase-characters = Karakterek kijátszása
phase-conflicts = Konfliktusok
phase-actions = Akciók

## Mit tudnak az alattvalók

ability-swap_character = a felfedés után cseréld el a karakteredet egy másik játékoséval
ability-deflect_conflict_marker = magasabb ranggal való konfliktusban a jelzőt a másik játékos kapja
ability-coins_per_conflict_marker = kapsz 1 pénzérmét minden konfliktusjelződ után
ability-swap_building = cseréld el egy épületedet egy másik játékoséra
ability-swap_subject = cseréld el egy alattvalódat egy másik játékoséra
ability-coins_per_building = kapsz 1 pénzérmét minden épületed után
ability-swap_card_with_display = cseréld el egy lapodat egy középen nyitva fekvő lapra
ability-repeat_action_in_equal_conflict = ha egy riválissal azonos rangot játszottál ki, kétszer hajtod végre az akciódat
ability-building_costs_1_less = egy épület 1 pénzérmével kevesebbe kerül
ability-extra_buy_building = vásárolj egy épületet
ability-extra_take_money = végy el pénzt
ability-extra_recruit_subject = toborozz egy alattvalót
ability-buy_any_subject_of_one_pile = nézz át egy alattvalópaklit, és vedd meg bármelyik lapját
ability-buy_any_building_of_one_pile = nézz át egy épületpaklit, és vedd meg bármelyik lapját
ability-give_conflict_marker = add át egy konfliktusjelződet egy másik játékosnak
ability-perform_stolen_action = hajts végre egy tőled ellopott akciót

## Kérdések

prompt-character = Tedd le egy karakteredet képpel lefelé.
prompt-gardener = Elcseréled a Kertészeddel a karakteredet egy másik játékoséra?
prompt-watchman = Kivédesz a Városőröddel egy konfliktusjelzőt?
prompt-theft = Ellopsz egy akciót? Rögtön végre is hajthatod.
prompt-stolen = Az ellopott akció: { $action }. Végrehajtod most?
prompt-action = A következő akciód: { $action }. Mit teszel?
prompt-one-action = Egy riválisod is ezt a rangot játszotta ki, ezért csak egy akciót hajthatsz végre: melyiket?
prompt-repeat = Megismétled a Tengerészeddel az akciót ({ $action })?
prompt-last = Minden akciódat elvégezted. Használod még az alattvalódat, mielőtt befejezed a körödet?
prompt-extra = { $subject }: mit választasz?
prompt-rival = { $subject }: kinek adod a konfliktusjelződet?
prompt-give = { $subject }: melyik lapodat adod oda?
prompt-get = Ezt adod oda: { $card }. Mit kérsz érte?
prompt-pile = { $subject }: melyik paklit nézed át?
prompt-looked = Melyik lapot veszed meg a pakliból?
prompt-lapsed = Most egyik hátralévő akciódat sem tudod végrehajtani. Használod az alattvalódat, vagy befejezed a körödet?

pass-gardener = Megtartom a karakteremet
pass-watchman = Nem védek ki semmit
pass-theft = Nem lopok
pass-stolen = Nem hajtom végre az ellopott akciót
pass-action = Kihagyom: { $action }
pass-one-action = Egyik akciót sem hajtom végre
pass-repeat = Nem ismétlem meg
pass-last = Befejezem a körömet
pass-lapsed = Befejezem a körömet
pass-looked = Nem veszek semmit

option-play = Kijátszom: { $character }
option-swap = Elcserélem { $seat } karakterére: { $character }
option-turn-away = Kivédem a konfliktusjelzőt: { $seat } kapja
option-turn-away-neutral = Kivédem a semleges karakter konfliktusjelzőjét
option-steal = Ellopom { $seat } akcióját: { $action }
option-use = Használom: { $subject } ({ $ability })
option-settle = Visszateszek egy konfliktusjelzőt a készletbe
option-marker = Átadok egy konfliktusjelzőt: { $seat } kapja
option-take = Elveszem a pénzt: { $pile }
option-recruit = Toborzom: { $card }, ára { $price } pénzérme
option-recruit-at = Toborzom: { $card } ({ $pile }), ára { $price } pénzérme
option-buy = Megveszem: { $card }, ára { $price } pénzérme
option-buy-at = Megveszem: { $card } ({ $pile }), ára { $price } pénzérme
option-buy-cheaper = Megveszem a Kováccsal: { $card }, ára { $price } pénzérme
option-buy-cheaper-at = Megveszem a Kováccsal: { $card } ({ $pile }), ára { $price } pénzérme
option-give =
    Odaadom: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(az újabbat)
    }
option-get =
    Elveszem { $seat } lapját: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(az újabbat)
    }
option-get-top = Elveszem: { $card }
option-get-top-at = Elveszem: { $card } ({ $pile })
option-look = Átnézem: { $pile }
option-pick = Megveszem: { $card }, { $place }. lap felülről, ára { $price } pénzérme

## Események

game = Kezdődik a sorozat { $game }. játszmája.
round = { $round }. forduló: mindenki új karaktereket kap.
dealt = { $seat } karakterei: { $first }, { $second } és { $third }.
cycle = { $round }. forduló, { $cycle }. szakasz.
reveals = { $seat } kijátssza: { $character }.
neutral = A semleges karakter: { $character }.
swaps = { $seat } elcseréli a karakterét { $seats } karakterére.
equal = { $seats } azonos rangot játszott ki: { $rank }.
equal-neutral = { $seat } a semleges karakterrel azonos rangot játszott ki: { $rank }.
unequal = { $seat } konfliktusba került egy magasabb rangú riválissal: { $seats }.
unequal-neutral = { $seat } konfliktusba került a magasabb rangú semleges karakterrel.
turned-away = { $seat } Városőre kivédi a konfliktusjelzőt, így { $seats } kapja.
turned-away-neutral = { $seat } Városőre kivédi a semleges karakter konfliktusjelzőjét.
marker = { $seat } kap egy konfliktusjelzőt.
turn = { $seat } következik: { $character }.
steals = { $seat } ellopja { $seats } akcióját: { $action }.
settles = { $seat } visszatesz egy konfliktusjelzőt a készletbe.
gives-marker = { $seat } átad egy konfliktusjelzőt: { $seats } kapja.
refills = Minden pénzkupac üres volt, ezért a készletből újra feltöltitek őket.
takes =
    { $count ->
        [one] { $seat } elvesz 1 pénzérmét ({ $pile }).
       *[other] { $seat } elvesz { $count } pénzérmét ({ $pile }).
    }
recruits = { $seat } { $paid } pénzérméért toboroz: { $card } ({ $pile }).
buys = { $seat } { $paid } pénzérméért megveszi: { $card } ({ $pile }).
turned-up = Felül most ez látható: { $card } ({ $pile }).
ending = Elfogyott: { $pile }. Ez az utolsó szakasz.
uses = { $seat } használja az alattvalóját: { $subject }.
repeats = { $seat } megismétli az akciót a Tengerésszel.
coins =
    { $count ->
        [one] { $seat } kap 1 pénzérmét a készletből.
       *[other] { $seat } kap { $count } pénzérmét a készletből.
    }
exchanges = { $seat } odaadja: { $card }; cserébe megkapja { $seats } lapját: { $other }.
exchanges-open = { $seat } odaadja: { $card }; cserébe középről elveszi: { $other } ({ $pile }).
looks = { $seat } átnézi: { $pile }.
declines = { $seat } nem vesz belőle semmit.
scored =
    { $points ->
        [one] { $seat }: 1 pont.
       *[other] { $seat }: { $points } pont.
    }
end = A játék véget ért.

## Pontozólap

score-perfect_pairs = Tökéletes párok
score-colour_pairs = Színpárok
score-singles = Fennmaradó lapok
score-coins = Pénzérmék
score-markers = Konfliktusjelzők
score-earlier = Korábbi játszmák
score-pair = { $subject } + { $building }

## Tábla

board-round = { $round }. forduló, { $cycle }. szakasz
board-game = { $game }. játszma
board-last = utolsó szakasz
board-spent = Ebben a fordulóban már kijátszva
board-neutral = Semleges karakter
board-supply = Készlet: { $ones } × 1, { $twos } × 2; konfliktusjelző: { $markers }
board-cards =
    { $count ->
        [one] 1 lap
       *[other] { $count } lap
    }
board-empty = üres
board-money = Pénz: felül { $coin }, alatta több is lehet
board-no-money = Nincs pénz
board-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
board-coins =
    { $count ->
        [one] 1 pénzérme
       *[other] { $count } pénzérme
    }
board-markers =
    { $count ->
        [one] 1 konfliktusjelző
       *[other] { $count } konfliktusjelző
    }
board-crests =
    { $count ->
        [one] 1 címer
       *[other] { $count } címer
    }
board-character = Karakter
board-hidden = képpel lefelé
board-subjects = Alattvalók
board-buildings = Épületek
board-hand = Kézben
board-used = képesség elhasználva
board-equal = konfliktus azonos ranggal
board-seen = Alatta, ahogy láttad
board-piles = Az asztal közepe
board-ranks = A rangok
board-key-order = { $first } kerül sorra elsőként, { $last } utolsóként
board-key-steals = akciót lop ettől a rangtól, amely konfliktusjelzőt kap
board-key-equal = azonos rang: fejenként egyetlen akció és egy konfliktusjelző
board-rank = { $rank } rang
board-steals = ettől a rangtól lop: { $rank }
board-steals-nobody = senkitől sem lop
board-tie-break = azonos rang és ugyanannyi konfliktusjelző esetén ő kezd
board-value = ár és pont: { $value }
board-partner = tökéletes pár: { $card }
board-paired = tökéletes pár
board-active = aktív
board-state-open = még hátravan
board-state-now = most
board-state-done = elvégezve
board-stolen = ellopta: { $seat }
board-robs = tőle lop: { $seat }

## Az előtér

switch-series = Meddig játszotok
switch-series-single = egyetlen játszma
switch-series-games = több játszma, a pontok összeadódnak
switch-series-target = amíg valaki összesen el nem ér egy pontszámot
switch-games = Hány játszma, ha többet játszotok
switch-games-number = { $value } játszma
switch-target = Hány pontig, ha pontszámra játszotok
switch-target-number = { $value } pont

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, { $others } helyett.
reason-coins = Hamarosan { $mine } pénzérméd lesz, { $others } helyett.
reason-cards = Hamarosan összesen { $mine } alattvalód és épületed lesz, { $others } helyett.
reason-characters = Hamarosan { $mine } karaktered marad kézben, { $others } helyett.
reason-markers = Hamarosan { $mine } konfliktusjelződ lesz (egyenként −{ $cost } pont), { $others } helyett.
reason-equals = { $mine }% az esélye, hogy azonos rangú riválissal kerülsz konfliktusba, { $others }% helyett.
reason-singles = { $mine } lapod marad tökéletes pár nélkül, { $others } helyett.
reason-pairs = { $partner }: { $mine }% az esélye, hogy nyitva fekszik, és tökéletes párt alkothat ezzel: { $card } (+{ $points }), { $others }% helyett.
reason-theft = Hamarosan { $mine } lopott akciót hajthatsz végre, { $others } helyett.
reason-actions = { $action }: { $mine }% az esélye, hogy még végrehajthatod, { $others }% helyett.
reason-ability = { $subject }: { $mine }% az esélye, hogy az aktív alattvalód lesz, és bevethető, { $others }% helyett.
reason-bargain = { $card }: { $mine }% az esélye, hogy nyitva fekszik, és ki tudod fizetni az árát ({ $price }), { $others }% helyett.

scene-reveal = A karakterek felfedése
scene-conflicts = Konfliktusok

## Living cards

card-counts = A végén tökéletes párban { $value } pontot ér. Színpárban csak a nagyobb szám számít, egyedül pedig { $single } pontot ér.
card-marker-cost = A végén minden konfliktusjelző { $points } pont.
card-partner-waits = A párja még egyedül van nála: { $seats }.
card-pile = Ebben a pakliban még { $count } lap van. Amint egy pakli kiürül, ez az utolsó szakasz.
card-money-name = Pénz itt: { $pile }
card-money-laid = Aki ebből a pakliból vesz lapot, ide teszi az árát.
card-money-below = Hogy alatta mennyi van, az nem látszik, és a kupac vastagsága sem: senki sem nézheti át. A naplóban benne van, ki mennyit fizetett ide.
card-markers-name = { $seat } konfliktusjelzői
card-court = { $seat } udvara
card-sealed = Lefordított karakter. Mindenki egyszerre fordítja fel a magáét.
not-play = Karaktert a szakasz elején kell letenni. Most: { $phase }.
not-actions-yet = Az akciók a konfliktusok után következnek. Most: { $phase }.
not-theft-first = Előbb döntsd el, lopsz-e; a saját akcióid csak ezután jönnek.
not-theft-late = Lopni csak a saját akcióid előtt lehet.
not-theft-turn = Lopni a saját köröd elején lehet.
not-stolen-first = Előbb az ellopott akció jön: { $action }.
not-equal-theft = Valakivel azonos a rangod, ezért ebben a szakaszban senkitől sem lophatsz.
not-prey = A te { $rank } rangod csak ettől a rangtól lop: { $victim }. Ez pedig { $other } rang.
not-prey-nobody = A te { $rank } rangod senkitől sem lop.
not-robbed-twice = Tőle már loptál: { $seat }. Mindenkitől csak egy akciót lehet ellopni.
not-crest = Ezen az akción már címer van: { $seat } ellopta.
not-action-over = Ez az akció már lezárult: sorban mindegyik egyszer jön.
not-one-action = Valakivel azonos a rangod, ezért csak egy akciót hajthatsz végre.
not-action-later = Előbb ez jön: { $action }. Sorban kell haladni.
not-due = Most ez az akció következik: mutass arra, amire irányul.
not-on-card = A karakterednek nincs ilyen akciója: { $action }.
not-markers = 0 konfliktusjelződ van.
not-coins = Ára { $price } pénzérme, neked pedig { $coins } van.
not-empty-pile = Ez a pakli üres.
not-money = Itt 0 pénzérme van.
not-subject-used = Ebben a szakaszban már használtad az alattvalódat; csak egyszer segít.
not-subject-active = Csak a legújabb alattvalód segít: { $subject }.
not-subject-early = Ez az alattvaló csak a szakasz elején segít, a karakterek felfordítása után.
not-subject-turn = Ez az alattvaló a saját körödben segít.
not-subject-middle = Akció közben nem segít alattvaló; a Kovács és a Tengerész ahhoz az akcióhoz segít, amelyikre való.
not-subject-nothing = A jelenlegi helyzetben ez az alattvaló semmit sem tudna tenni.
not-building = Az épület játék közben nem csinál semmit: a végén számít. Csak cserével kerülhet el innen.
not-theirs = Ez az ő udvarában van: { $seat }.
not-neutral-acts = A semleges karakter csak konfliktusjelzőt osztogat; senki sem használhatja.

## Röviden, ami mellett rögtön más is történik

option-settle-first = Jelző vissza

## Elmaradt akciók

skips = { $seat } kihagy egy akciót: { $action }.
cannot = { $seat } most nem tudja végrehajtani ezt az akciót: { $action }.

## What was left undone

board-state-undone = elmaradt
pass-theft-more = Nem lopok többet

## Why the game is over

over-piles =
    { $count ->
        [one] Elfogyott egy pakli ({ $pile }), ezért ez volt az utolsó szakasz.
       *[other] { $count } pakli fogyott el, ezért ez volt az utolsó szakasz.
    }
over-games = A sorozat mind a { $games } játszmáját lejátszottátok.
over-target =
    { $count ->
        [one] { $seats } elérte a { $target } pontot: vége a sorozatnak.
       *[other] { $seats } elérte a { $target } pontot: vége a sorozatnak.
    }
