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
prompt-gardener = A Kertészed elcserélheti a karakteredet egy másik játékoséval.
prompt-watchman = A Városőröd elháríthat egy konfliktusjelzőt.
prompt-theft = Ellophatsz egy akciót, és rögtön végrehajthatod.
prompt-stolen = Az ellopott akció: { $action }. Végrehajtod most?
prompt-action = A következő akciód: { $action }.
prompt-one-action = Azonos rangú konfliktusban vagy: válassz egyetlen akciót.
prompt-repeat = A Tengerészeddel megismételheted az akciót: { $action }.
prompt-last = Az akcióidnak vége.
prompt-extra = { $subject }: hajtsd végre az akciót.
prompt-rival = { $subject }: kinek adod a konfliktusjelződet?
prompt-give = { $subject }: melyik lapodat adod oda?
prompt-get = Ezt adod oda: { $card }. Mit veszel el érte?
prompt-pile = { $subject }: melyik paklit nézed át?
prompt-looked = Melyik lapot veszed meg a pakliból?
prompt-lapsed = Most egyik hátralévő akciódat sem tudod végrehajtani.

pass-gardener = Megtartod a karakteredet
pass-watchman = Nem hárítasz el semmit
pass-theft = Nem lopsz többet
pass-stolen = Nem hajtod végre az ellopott akciót
pass-action = Kihagyod: { $action }
pass-one-action = Egyik akciót sem hajtod végre
pass-repeat = Nem ismétled meg
pass-last = Befejezed a kört
pass-lapsed = Befejezed a kört
pass-looked = Nem veszel semmit

option-play = Kijátszod: { $character }
option-swap = Csere vele: { $seat } ({ $character })
option-turn-away = Elhárítod a jelzőt, amely miatta járna: { $seat }
option-turn-away-neutral = Elhárítod a semleges karakter jelzőjét
option-steal = Ellopod tőle: { $seat } – { $action }
option-use = Használod: { $subject } ({ $ability })
option-settle = Visszateszel egy konfliktusjelzőt
option-marker = Konfliktusjelzőt adsz neki: { $seat }
option-take = Elveszed a pénzt: { $pile }
option-recruit =
    { $price ->
        [one] Toborzás: { $card } ({ $pile }), ára 1 pénzérme
       *[other] Toborzás: { $card } ({ $pile }), ára { $price } pénzérme
    }
option-buy =
    { $price ->
        [one] Vásárlás: { $card } ({ $pile }), ára 1 pénzérme
       *[other] Vásárlás: { $card } ({ $pile }), ára { $price } pénzérme
    }
option-buy-cheaper =
    { $price ->
        [one] Vásárlás a Kováccsal: { $card } ({ $pile }), ára 1 pénzérme
       *[other] Vásárlás a Kováccsal: { $card } ({ $pile }), ára { $price } pénzérme
    }
option-give =
    Odaadod: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(az újabbat)
    }
option-get =
    Elveszed tőle: { $seat } – { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(az újabbat)
    }
option-get-top = Elveszed: { $card } ({ $pile })
option-look = Átnézed: { $pile }
option-pick =
    { $price ->
        [one] Megveszed: { $card }, { $place }. lap felülről, ára 1 pénzérme
       *[other] Megveszed: { $card }, { $place }. lap felülről, ára { $price } pénzérme
    }

## Események

game = Kezdődik a sorozat { $game }. játéka.
round = { $round }. forduló: mindenki új karaktereket kap.
dealt = { $seat } lapjai: { $first }, { $second }, { $third }.
cycle = { $round }. forduló, { $cycle }. szakasz.
reveals = { $seat } kijátssza: { $character }.
neutral = A semleges karakter: { $character }.
swaps = { $seat } karaktert cserél vele: { $seats }.
equal = Azonos rangot ({ $rank }) játszottak ki: { $seats }.
equal-neutral = { $seat } a semleges karakterrel azonos rangot ({ $rank }) játszott ki.
unequal = { $seat } konfliktusba került egy magasabb rangú riválissal: { $seats }.
unequal-neutral = { $seat } konfliktusba került a magasabb rangú semleges karakterrel.
turned-away = { $seat } Városőre elhárítja a jelzőt, amelyet így ő kap: { $seats }.
turned-away-neutral = { $seat } Városőre elhárítja a semleges karakter jelzőjét.
marker = { $seat } kap egy konfliktusjelzőt.
turn = { $seat } köre: { $character }.
steals = { $seat } akciót lop tőle: { $seats } – { $action }.
settles = { $seat } visszatesz egy konfliktusjelzőt.
gives-marker = { $seat } konfliktusjelzőt ad neki: { $seats }.
refills = Minden pénzkupac üres volt, ezért feltöltődnek a készletből.
takes =
    { $count ->
        [one] { $seat } elvesz 1 pénzérmét ({ $pile }).
       *[other] { $seat } elvesz { $count } pénzérmét ({ $pile }).
    }
recruits =
    { $paid ->
        [one] { $seat } toboroz: { $card } ({ $pile }), 1 pénzérméért.
       *[other] { $seat } toboroz: { $card } ({ $pile }), { $paid } pénzérméért.
    }
buys =
    { $paid ->
        [one] { $seat } megveszi: { $card } ({ $pile }), 1 pénzérméért.
       *[other] { $seat } megveszi: { $card } ({ $pile }), { $paid } pénzérméért.
    }
turned-up = Nyitva fekszik: { $card } ({ $pile }).
ending = Kifogyott: { $pile }. Ez az utolsó szakasz.
uses = { $seat } használja: { $subject }.
repeats = { $seat } megismétli az akciót a Tengerésszel.
coins =
    { $count ->
        [one] { $seat } kap 1 pénzérmét a készletből.
       *[other] { $seat } kap { $count } pénzérmét a készletből.
    }
exchanges = { $seat } odaadja: { $card }, és elveszi: { $other } (tőle: { $seats }).
exchanges-open = { $seat } odaadja: { $card }, és elveszi: { $other } ({ $pile }).
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
score-singles = Egyedülálló lapok
score-coins = Pénzérmék
score-markers = Konfliktusjelzők
score-earlier = Korábbi játékok

## Tábla

board-round = { $round }. forduló, { $cycle }. szakasz
board-game = { $game }. játék
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
board-money = Pénz: felül { $coin }
board-no-money = Nincs pénz
board-points =
    { $points ->
        [one] 1 pont
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
board-equal = azonos rangú konfliktus
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
board-state-done = lezárult
board-stolen = ellopta: { $seat }
board-robs = tőle lop: { $seat }
board-turn = , ő választ

## Az előtér

preset-standard = A szokásos játék
preset-standard-text = Egyetlen játszma; a végén a legtöbb pont nyer.
switch-series = Meddig játszotok
switch-series-single = egyetlen játszma
switch-series-games = több játszma, a pontok összeadódnak
switch-series-target = amíg valaki összesen el nem ér egy pontszámot
switch-games = Hány játszma, ha többet játszotok
switch-games-number = { $value } játszma
switch-target = Hány pontig, ha pontszámra játszotok
switch-target-number = { $value } pont

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, különben { $others }.
reason-coins = Hamarosan { $mine } pénzérméd lesz, különben { $others }.
reason-cards = Hamarosan összesen { $mine } alattvalód és épületed lesz, különben { $others }.
reason-characters = Hamarosan { $mine } karaktered marad kézben, különben { $others }.
reason-markers = Hamarosan { $mine } konfliktusjelződ lesz (egyenként −{ $cost } pont), különben { $others }.
reason-equals = { $mine }% az esélye, hogy azonos rangú riválissal kerülsz konfliktusba, különben { $others }%.
reason-singles = { $mine } lapod marad tökéletes pár nélkül, különben { $others }.
reason-pairs = { $partner }: { $mine }% az esélye, hogy nyitva fekszik, és tökéletes párt alkothat ezzel: { $card } (+{ $points }), különben { $others }%.
reason-theft = Hamarosan { $mine } lopott akciót hajthatsz végre, különben { $others }.
reason-actions = { $action }: { $mine }% az esélye, hogy még végrehajthatod, különben { $others }%.
reason-ability = { $subject }: { $mine }% az esélye, hogy az aktív alattvalód lesz, és bevethető, különben { $others }%.
reason-bargain = { $card }: { $mine }% az esélye, hogy nyitva fekszik, és ki tudod fizetni az árát ({ $price }), különben { $others }%.

scene-reveal = A karakterek felfedése
scene-scoring = Az értékelés
