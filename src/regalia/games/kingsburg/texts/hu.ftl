# Kingsburg magyarul.

about = Nyerd meg kockáiddal a király tanácsadóit, építsd fel tartományodat, és védd a határt öt télen át.

## Words

amount-gold = { $count } arany
amount-wood = { $count } fa
amount-stone = { $count } kő
amount-vp = { $count } pont
amount-plus2 =
    { $count ->
        [one] egy „+2” jelölő
       *[other] { $count } „+2” jelölő
    }
amount-any_goods = { $count } tetszőleges nyersanyag
amount-buildings = { $count } épület
amount-soldiers = { $count } katona

phase-aid = Királyi segítség
phase-spring = Tavasz
phase-reward = Ünnep a királytól
phase-summer = Nyár
phase-envoy = A király követe
phase-autumn = Ősz
phase-recruit = Katonák kiképzése
phase-winter = Tél

advisor-jester = Udvari bolond
advisor-squire = Földesúr
advisor-architect = Főépítész
advisor-merchant = Kereskedő
advisor-sergeant = Parancsnok
advisor-alchemist = Alkimista
advisor-astronomer = Csillagász
advisor-treasurer = Kincstárnok
advisor-master_hunter = Vadászmester
advisor-general = Főparancsnok
advisor-swordsmith = Fegyverkovács
advisor-duchess = Nemes kisasszony
advisor-champion = Hős
advisor-smuggler = Csempész
advisor-inventor = Feltaláló
advisor-wizard = Varázsló
advisor-queen = Királynő
advisor-king = Király

building-statue = Szobor
building-chapel = Kápolna
building-church = Templom
building-cathedral = Katedrális
building-inn = Kocsma
building-market = Piac
building-farms = Parasztgazdaság
building-merchants_guild = Üzletemberek céhe
building-guard_tower = Őrtorony
building-blacksmith = Kovácsműhely
building-barracks = Kaszárnya
building-wizards_guild = Varázslók céhe
building-palisade = Lőtorony
building-stable = Istálló
building-stone_wall = Kőfal
building-fortress = Erőd
building-barricade = Barikád
building-crane = Daru
building-town_hall = Városháza
building-embassy = Nagykövetség

enemy-barbarians = Barbárok
enemy-goblins = Goblinok
enemy-orcs = Orkok
enemy-zombies = Zombik
enemy-demons = Démonok
enemy-dragons = Sárkányok

## Questions

prompt-aid = A király segít: vegyél el egy nyersanyagot.
prompt-envoy = Mire használod ebben az évszakban a király követét?
prompt-reroll = Akarsz újra dobni?
prompt-aside = Tedd félre egy kockádat erre az évszakra.
prompt-influence = Befolyásolj egy tanácsadót, vagy passzolj az évszak végéig.
prompt-gift = Segít az udvar ({ $advisor }): mit kérsz?
prompt-build = Felépíthetsz egy épületet.
prompt-build-again = A király követével felépíthetsz egy második épületet.
prompt-town-hall = Mire használod a Városházádat az évszak végén?
prompt-recruit = Kiképzel egy katonát?
prompt-reward = Győztél: vedd el a jutalmadat.
prompt-loss = Vereséget szenvedtél: mely nyersanyagokról mondasz le?
prompt-ruin = Vereséget szenvedtél: melyik épületedet veszíted el?

pass-envoy = Nem használom
pass-reroll = Megtartom a kockákat
pass-influence = Passzolok
pass-gift = Nem kérek semmit
pass-build = Nem építek
pass-build-again = Nem építek többet
pass-town-hall = Nem teszek semmit
pass-recruit = Nem képzek ki többet

option-take = Elveszem: { $take }
option-trade = Odaadom: { $give }, kapok: { $take }
option-lose = Odaadom: { $give }
option-train = Katona kiképzése (ára: { $give })
option-swap = Becserélem 1 pontra: { $give }
option-build = { $building } építése ({ $price }), { $points } pont
option-reroll-coloured = Egy színes kocka újradobása
option-reroll-white = Egy fehér kocka újradobása
option-reroll-all = Minden kocka újradobása
option-envoy-influence = Foglalt tanácsadó befolyásolása
option-envoy-build = Két épület építése
option-aside = Félreteszem: { $dice }
option-take-token = Egy „+2” jelölő elvétele
option-pay-token = Egy „+2” jelölő beváltása 1 pontra
option-ruin = Elvesztem: { $building }
option-influence =
    { $number } { $advisor }: { $dice }{ $tokens ->
        [0] {""}
        [one] {" "}és egy „+2” jelölő
       *[other] {" "}és { $tokens } „+2” jelölő
    }{ $market ->
        [0] {""}
        [-1] , Piac −1
       *[other] , Piac +1
    }{ $envoy ->
        [0] {""}
       *[other] , a követtel
    }

## Events

year = Megkezdődik { $year ->
        [1] az 1.
        [5] az 5.
       *[other] a { $year }.
    } év.
phase = { $phase }
aid-die = { $seat } tavaszra fehér kockát kap a királytól.
takes = { $seat } elvesz: { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } a követet befolyásolásra használja.
        [build] { $seat } a követet építkezésre használja.
       *[none] { $seat } nem használja a követet.
    }
neutral = Semleges kockák kerülnek ezekre a tanácsadókra: { $numbers }.
guild = Az Üzletemberek céhe révén { $seat } kap: { $take }.
rolls = { $seat } dobása: { $dice }.
rerolls = { $seat } újra dob ({ $building }): { $dice }.
order = Sorrend: { $seats }.
sets-aside = { $seat } félretesz egy kockát: { $dice }.
influences =
    { $seat } befolyásolja: { $advisor } ({ $number }) – kockák: { $dice }{ $tokens ->
        [0] {""}
        [one] {" "}és egy „+2” jelölő
       *[other] {" "}és { $tokens } „+2” jelölő
    }{ $market ->
        [0] {""}
        [-1] , Piac −1
       *[other] , Piac +1
    }{ $envoy ->
        [0] {""}
       *[other] , a követtel
    }.
passes = { $seat } passzol.
helped = Segít az udvar ({ $advisor }): { $seat } kap: { $take }.
trades = Segít az udvar ({ $advisor }): { $seat } odaad: { $give }, kap: { $take }.
declines = Segítene az udvar ({ $advisor }), de { $seat } nem kér semmit.
looks = { $seat } megnézi az ellenségkártyát.
sees = { $seat } ezt látja: { $enemy }, ereje { $strength }.
builds = { $seat } épít: { $building } ({ $price }), { $points } pont.
no-building = { $seat } nem épít.
inn = A Kocsma révén { $seat } kap: { $take }.
embassy = A Nagykövetség révén { $seat } kap: { $points } pont.
town-hall-token = A Városháza révén { $seat } kap: { $give }.
town-hall-point = A Városházában { $seat } 1 pontra cserél: { $give }.
rewarded = { $seat } építette a legtöbb épületet: { $points } pont.
envoy-given = { $seat } megkapja a király követét.
envoy-nobody = A király követét senki sem kapja meg.
trains = { $seat } kiképez egy katonát (ára: { $give }).
enemy = A tél ellensége: { $enemy }, ereje { $strength }.
kings-help = { $seat } dob, hány katonát küld a király: mindenki { $soldiers } katonát kap.
battle =
    { $result ->
        [victory] { $seat } hadereje { $strength }: győzelem.
        [draw] { $seat } hadereje { $strength }: döntetlen.
       *[defeat] { $seat } hadereje { $strength }: vereség.
    }
wins = { $seat } kap: { $take }.
fortress = { $building }: { $seat } kap { $points } pontot.
loses = { $seat } veszít: { $give }.
ruined = { $seat } elveszíti: { $building } és { $points } pont.
strongest = { $seat } a legerősebb győztes: { $points } pont.
cathedral = { $seat } nyersanyagai a Katedrálisnak hála pontot érnek: { $points } pont.
tie = Teljes holtverseny: { $seats }. Az asztal megnevezheti közülük a győztest.
end = A játék véget ért.

## Score sheet

score-advisors = Tanácsadók
score-buildings = Épületek
score-reward = Ünnep a királytól
score-town_hall = Városháza
score-embassy = Nagykövetség
score-battles = Győzelmek
score-losses = Vereségek
score-strongest = Legerősebb győztes
score-fortress = Erőd
score-cathedral = Katedrális

## Board

board-year = { $year }. év az 5-ből
board-order = Sorrend
board-envoy = — a király követe: { $seat }
board-envoy-use =
    { $use ->
        [build] építkezésre
       *[influence] befolyásolásra
    }
board-enemy-back = Ellenség ({ $level }. szint), ereje { $strengths }
board-enemy = { $enemy }, ereje { $strength } — győzelem: { $reward }; vereség, veszteség: { $loss }
board-court = A királyi udvar
board-neutral = semleges kockák
board-points = { $points } pont

board-die = { $face } értékű kocka
board-white-die = { $face } értékű fehér kocka
board-die-unrolled = még nem dobott kocka
board-turn = , ő választ
board-aid = fehér kocka a királytól tavaszra
board-passed = passzolt
board-placed = minden kockáját letette
board-built = felépült
board-map = { $seat } tartománya
board-strength = erő: { $strength }
board-victory = Győzelem
board-defeat = Vereség
board-enemy-unknown = Ismeretlen ellenség
board-enemy-known = A lapot eddig látta:
board-kings-help = a királytól
board-balance = te { $own } + király { $king }
board-balance-words = Haderőd: { $own }, a király { $king } katonát küld, az ellenség ereje: { $enemy }
board-result-victory = Győzelem
board-result-draw = Döntetlen
board-result-defeat = Vereség
board-one-gold = arany
board-one-wood = fa
board-one-stone = kő
board-one-plus2 = „+2” jelölő

board-effect-statue = egy kocka újradobása, ha minden kockád ugyanazt mutatja
board-effect-chapel = évszakonként egyszer újra dobhatsz vele
board-effect-church = +1 a csatában a démonok ellen
board-effect-cathedral = a játék végén 2 nyersanyagonként 1 pont
board-effect-inn = minden nyár végén egy „+2” jelölő
board-effect-market = évszakonként egyszer 1-gyel módosíthatsz egy összeget
board-effect-farms = minden évszakban eggyel több fehér kocka, de −1 a csatában
board-effect-merchants_guild = minden évszak elején 1 arany
board-effect-guard_tower = +1 a csatában
board-effect-blacksmith = +1 a csatában
board-effect-barracks = egy katona csak egy nyersanyagba kerül
board-effect-wizards_guild = +2 a csatában
board-effect-palisade = +1 a csatában, zombik ellen még egy
board-effect-stable = eggyel több katona, ha egy tanácsadó katonát ad
board-effect-stone_wall = +1 a csatában, és döntetlennél győzöl
board-effect-fortress = +1 a csatában, és győzelemkor 1 pont
board-effect-barricade = +1 a csatában a goblinok ellen
board-effect-crane = a harmadik és negyedik oszlop épületei 1 arannyal olcsóbbak
board-effect-town_hall = minden évszak végén segít
board-effect-embassy = minden évszak végén 1 pont

gift-jester = 1 pont
gift-squire = 1 arany
gift-architect = 1 fa
gift-merchant = arany vagy fa
gift-sergeant = 1 katona
gift-alchemist = 1-ből 2 nyersanyag
gift-astronomer = 1 nyersanyag, +2
gift-treasurer = 2 arany
gift-master_hunter = fa + arany/kő
gift-general = 2 katona, kémlelés
gift-swordsmith = kő + fa/arany
gift-duchess = 2 nyersanyag, +2
gift-champion = 3 kő
gift-smuggler = 3 nyersanyag, pont
gift-inventor = 1 mindenből
gift-wizard = 4 arany
gift-queen = 2 nyersanyag, 3 pont
gift-king = 1 mindenből, katona

## Az előtér

preset-hungarian = Magyar kiadás
preset-hungarian-text = A magyar szabálykönyv szerint: szelídebb a Szobor és a Kápolna, a király követe ősszel segít.
preset-original = Eredeti kiadás
preset-original-text = A 2008-es angol szabályok: szabadabban választható javak, drágább Csempész, és a követ a következő nyárig segít.
switch-start_order = Az első játékossorrend
switch-start_order-agreed = ahogy megegyeztek, különben sorsolás
switch-start_order-random = sorsolás
switch-plus2_limit = Hány „+2” jelölő adható hozzá
switch-plus2_limit-per_die = a csoport minden kockájához egy
switch-plus2_limit-per_season = egy az egész évszakban
switch-plus2_limit-per_group = minden kockacsoporthoz egy (első nyomás)
switch-choice_goods = A tanácsadótól választható javak
switch-choice_goods-one_kind = mind egyfajta
switch-choice_goods-free_mix = tetszés szerint vegyesen
switch-smuggler_vp = Csempész
switch-smuggler_vp-number =
    { $value ->
        [1] egy pontot is ad
       *[other] egy pontba kerül
    }
switch-chapel = Kápolna
switch-chapel-as_statue = ha minden kocka egyforma: egy újradobható
switch-chapel-total_7 = ha az összeg legfeljebb 7: mind újradobható
switch-reroll_limit = Újradobás
switch-reroll_limit-one_in_all = évszakonként egyszer, Szobor és Kápolna együtt
switch-reroll_limit-each_building_once = évszakonként egyszer mindkét épülettel
switch-cathedral = Katedrális
switch-cathedral-exchange = két áru beadásáért egy pont
switch-cathedral-count = két áru egy pontot ér, és nálad marad
switch-town_hall = Városháza
switch-town_hall-token_or_swap = egy „+2” jelölő, vagy egy áruért egy pont
switch-town_hall-pay_for_vp = egy jelölőért vagy áruért egy pont
switch-envoy_window = Mikor segít a király követe
switch-envoy_window-autumn = ugyanazon év őszén
switch-envoy_window-until_next_phase_5 = bármelyik évszakban, amíg újra ki nem osztják
switch-envoy_announce = A követ bejelentése
switch-envoy_announce-true = kell, az ősz elején
switch-envoy_announce-false = nem kell, elég a felhasználáskor
switch-loss_tie = Melyik épület vész el
switch-loss_tie-owner_chooses = egyenlők közül a tulajdonos választ
switch-loss_tie-topmost_row = mindig a legfelső
switch-final_tie = Döntetlen a játék végén
switch-final_tie-table_names_one = egyiküket győztesnek nevezzük
switch-final_tie-shared = a győzelem közös
switch-two_player_pair = Két játékos: a két semleges kocka
switch-two_player_pair-single = külön-külön zárnak el egy-egy tanácsadót
switch-two_player_pair-sum = együtt az összegük tanácsadóját zárják el
switch-two_player_set_aside = Két játékos: egy kocka félretétele
switch-two_player_set_aside-true = igen
switch-two_player_set_aside-false = nem

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, különben { $others }.
reason-goods = Hamarosan { $mine } nyersanyagod lesz, különben { $others }.
reason-tokens = Hamarosan { $mine } „+2” jelölőd lesz, különben { $others }.
reason-envoy = { $mine }% az esélye, hogy hamarosan nálad lesz a király követe, különben { $others }%.
reason-battle = Haderőd { $beside }, az ellenségé { $low }–{ $high }: { $mine }% az esélye, hogy elveszíted a következő csatát, különben { $others }%.
reason-battle-known = Haderőd { $beside }, az ellenségé { $strength } ({ $enemy }): { $mine }% az esélye, hogy elveszíted a következő csatát, különben { $others }%.
reason-dice = Hamarosan { $mine } kockád marad kézben, különben { $others }.
reason-advisors = { $advisor } ({ $number }): { $mine }% az esélye, hogy segít neked, különben { $others }%.
reason-buildings = { $building } (+{ $points }): { $mine }% az esélye, hogy áll a tartományodban, különben { $others }%.
reason-reach = { $building } (+{ $points }): { $mine } nyersanyag hiányzik hozzá, különben { $others }.
reason-reward = { $mine }% az esélye, hogy neked lesz a legtöbb épületed, különben { $others }% ({ $seat }: most { $theirs } épület).
reason-aid = { $mine }% az esélye, hogy neked lesz a legkevesebb épületed, és a király megsegít, különben { $others }% ({ $seat }: most { $theirs } épület).
reason-turn = { $mine }% az esélye, hogy te leszel az első a játékossorrendben, különben { $others }%.

scene-battle = A csata
scene-reward = A király jutalma

## The rulebook

book-year = Év
book-enemy = Ellenség
book-strength = Erő
