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
amount-same_goods = { $count } egyforma nyersanyag
amount-buildings = { $count } épület
amount-soldiers = { $count } katona
amount-king = a királytól { $count }
amount-bonus = épületekből { $count }
amount-number = { $count }
amount-white = { $count } (fehér)

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
prompt-envoy = Mire használod ebben a termelésszakaszban a király követét?
prompt-reroll = Akarsz újra dobni?
prompt-aside = Tedd félre egy kockádat erre a termelésszakaszra.
prompt-influence = Befolyásolj egy tanácsadót, vagy passzolj a termelésszakasz végéig.
prompt-gift = Segít neked: { $advisor }. Mit kérsz?
prompt-build = Felépítesz egy épületet?
prompt-build-again = Felépítesz egy második épületet is a király követével?
prompt-town-hall = Mire használod a Városházádat a termelésszakasz végén?
prompt-recruit = Kiképzel egy katonát?
prompt-reward = Győztél: melyik nyersanyagot kéred jutalmul?
prompt-loss = Vereséget szenvedtél: mely nyersanyagokat veszíted el?
prompt-ruin = Vereséget szenvedtél: melyik épületedet veszíted el?

pass-envoy =
    { $stays ->
        [0] Nem használom: a követ hazatér
       *[other] Most nem használom: a követ marad
    }
pass-reroll = Megtartom a kockákat
pass-influence = Passzolok
pass-gift = Nem kérek semmit
pass-build = Nem építek
pass-build-again =
    { $stays ->
        [0] Nem építek többet: a követ hazatér
       *[other] Nem építek többet: a követ marad
    }
pass-town-hall = Nem teszek semmit
pass-recruit = Nem képzek ki katonát

option-take = Elveszem: { $take }
option-trade = Odaadom: { $give }, kapok: { $take }
option-lose = Elvesztem: { $give }
option-train = Kiképzek egy katonát (ára: { $give })
option-swap = Becserélem 1 pontra: { $give }
option-build = Felépítem: { $building } (ára: { $price }), { $points } pont
option-reroll-coloured = Újradobok egy színes kockát
option-reroll-white = Újradobok egy fehér kockát
option-reroll-all = Újradobom az összes kockát
option-envoy-influence = Befolyásolok egy foglalt tanácsadót
option-envoy-build = Két épületet építek fel
option-aside = Félreteszem: { $dice }
option-take-token = Elveszek egy „+2” jelölőt
option-pay-token = Becserélek egy „+2” jelölőt 1 pontra
option-ruin =
    Elvesztem: { $building } { $points ->
        [0] (pontveszteség nélkül)
       *[other] (−{ $points } pont)
    }
option-influence =
    { $advisor } ({ $number }): { $dice }{ $tokens ->
        [0] {""}
        [one] , valamint egy „+2” jelölő
       *[other] , valamint { $tokens } „+2” jelölő
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
phase = { $phase }.
aid-die = { $seat } tavaszra fehér kockát kap a királytól.
aid-shared = Holtverseny a legkevesebb épületnél és nyersanyagnál: { $seats }. A királytól fejenként ezt kapják: { $take }.
takes = { $seat } ezt veszi el: { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } a követet befolyásolásra használja.
        [build] { $seat } a követet építkezésre használja.
       *[none] { $seat } nem használja a követet.
    }
envoy-leaves =
    { $used ->
        [0] A király követe dolgavégezetlenül hazatér ({ $seat } nem használta).
       *[other] A király követe segített ({ $seat }), és hazatér.
    }
neutral = Semleges kockák foglalják el ezeket a tanácsadókat: { $numbers }.
guild = Az Üzletemberek céhétől { $seat } ezt kapja: { $take }.
rolls = { $seat } dobása: { $dice }.
rerolls = { $seat } újra dob ({ $building }): { $dice }.
order = Sorrend: { $seats }.
sets-aside = { $seat } félretesz egy kockát: { $dice }.
influences =
    { $seat } befolyásolja: { $advisor } ({ $number }) – kockái: { $dice }{ $tokens ->
        [0] {""}
        [one] , valamint egy „+2” jelölő
       *[other] , valamint { $tokens } „+2” jelölő
    }{ $market ->
        [0] {""}
        [-1] , Piac −1
       *[other] , Piac +1
    }{ $envoy ->
        [0] {""}
       *[other] , a követtel
    }.
passes =
    { $stuck ->
        [0] { $seat } passzol.
       *[other] { $seat } nem tud több kockát letenni.
    }
helped = { $seat } segítséget kap ({ $advisor }): { $take }.
trades = { $seat } segítséget kap ({ $advisor }): { $take }; ennek ára { $give }.
declines = { $seat } nem kér segítséget ({ $advisor }).
looks = { $seat } megnézi az ellenségkártyát.
sees = { $seat } ezt látja: { $enemy }, ereje { $strength }.
builds = { $seat } felépíti: { $building } (ára: { $price }), { $points } pont.
no-building = { $seat } nem épít.
inn = A Kocsmától { $seat } ezt kapja: { $take }.
embassy = A Nagykövetségtől { $seat } { $points } pontot kap.
town-hall-token = A Városházától { $seat } ezt kapja: { $give }.
town-hall-point = A Városházában { $seat } ezt cseréli be 1 pontra: { $give }.
rewarded = { $seat } tartományában áll a legtöbb épület: { $points } pont.
rewarded-alike = Holtverseny a legtöbb épületnél: { $seats } fejenként { $points } pontot kap.
envoy-given = { $seat } megkapja a király követét: neki van a legkevesebb épülete, azonos szám esetén a legkevesebb nyersanyaga.
envoy-nobody = Holtverseny a legkevesebb épületnél és nyersanyagnál ({ $seats }): a király követét senki sem kapja meg.
trains = { $seat } kiképez egy katonát (ára: { $give }).
enemy = A tél ellensége: { $enemy }, ereje { $strength }.
kings-help = { $seat } dob, hány katonát küld a király: mindenki { $soldiers } katonát kap.
battle =
    { $result ->
        [victory] { $seat } hadereje { $strength } ({ $parts }): győzelem.
        [draw] { $seat } hadereje { $strength } ({ $parts }): döntetlen.
       *[defeat] { $seat } hadereje { $strength } ({ $parts }): vereség.
    }
wins = { $seat } jutalma: { $take }.
fortress = { $seat } a győzelemért még { $points } pontot kap ({ $building }).
loses = { $seat } vesztesége: { $give }.
ruined = { $seat } elveszít egy épületet ({ $building }), és vele { $points } pontot.
strongest = { $seat } a legerősebb győztes: { $points } pont.
strongest-alike = Holtverseny a legerősebb győztesek között: { $seats } fejenként { $points } pontot kap.
cathedral = A Katedrálisban { $seat } nyersanyagai { $points } pontot érnek.
tie = Pontban, nyersanyagban és épületben is egyenlők: { $seats }. Az asztal megnevezheti közülük a győztest.
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
board-aid = fehér kocka a királytól tavaszra
board-passed = passzolt
board-stuck = nem tud letenni
board-placed = mindet letette
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


does-season = termelésszakaszonként: { $take }
does-summer = nyaranta: { $take }
does-stable = még { $take }, ha egy tanácsadó katonát ad
does-victory = győzelmenként { $take }
does-dice = { $count } fehér kockával több
does-cathedral = a végén { $count } nyersanyag 1 pont
does-recruit = egy katona ára csak { $count } nyersanyag
does-crane = { $count } arannyal olcsóbb oszlopok: { $columns }
does-market = termelésszakaszonként egyszer: egy összeg ±1
does-strength = { $count } haderő
does-against = { $enemy } ellen { $count } haderő
does-against-too = { $enemy } ellen { $count }
does-tie = a döntetlen is győzelem

gift-jester = 1 pont
gift-squire = 1 arany
gift-architect = 1 fa
gift-merchant = arany vagy fa
gift-sergeant = 1 katona
gift-alchemist = 1 nyersanyagért 2 másik
gift-astronomer = 1 nyersanyag, +2
gift-treasurer = 2 arany
gift-master_hunter = fa + arany/kő
gift-general = 2 katona, kémlelés
gift-swordsmith = kő + fa/arany
gift-duchess =
    { $mix ->
        [one_kind] 2 egyforma nyersanyag
       *[free_mix] 2 nyersanyag
    }, +2
gift-champion = 3 kő
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 egyforma nyersanyag, 1 pont
           *[other] 3 egyforma nyersanyag 1 pontért
        }
       *[free_mix] { $smuggler ->
            [1] 3 nyersanyag, 1 pont
           *[other] 3 nyersanyag 1 pontért
        }
    }
gift-inventor = 1 mindenből
gift-wizard = 4 arany
gift-queen =
    { $mix ->
        [one_kind] 2 egyforma nyersanyag
       *[free_mix] 2 nyersanyag
    }, 3 pont, kémlelés
gift-king = 1 mindenből, 1 katona

## Az előtér

preset-hungarian = Magyar kiadás
preset-hungarian-text = A magyar szabálykönyv szerint: a Csempész pontot ad, a Szobor és a Kápolna hatása azonos, a király követe ősszel segít.
preset-original = Eredeti kiadás
preset-original-text = A 2008-as angol szabályok szerint: a választható nyersanyagok keverhetők, a Csempész egy pontba kerül, a király követe a következő nyárig segít.
switch-start_order = Az első játékossorrend
switch-start_order-agreed = ahogy megegyeztek, különben sorsolás
switch-start_order-random = sorsolás
switch-plus2_limit = Hány „+2” jelölő adható hozzá
switch-plus2_limit-per_die = a csoport minden kockájához egy
switch-plus2_limit-per_season = egy az egész termelésszakaszban
switch-plus2_limit-per_group = minden kockacsoporthoz egy (első nyomás)
switch-choice_goods = A tanácsadótól választható nyersanyagok
switch-choice_goods-one_kind = mind azonos fajtájú
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
switch-reroll_limit-one_in_all = termelésszakaszonként egyszer, Szobor és Kápolna együtt
switch-reroll_limit-each_building_once = termelésszakaszonként egyszer mindkét épülettel
switch-cathedral = Katedrális
switch-cathedral-exchange = két nyersanyag beadásáért egy pont
switch-cathedral-count = két nyersanyag egy pontot ér, és nálad marad
switch-town_hall = Városháza
switch-town_hall-token_or_swap = egy „+2” jelölő, vagy egy nyersanyagért egy pont
switch-town_hall-pay_for_vp = egy jelölőért vagy nyersanyagért egy pont
switch-envoy_window = Mikor segít a király követe
switch-envoy_window-autumn = ugyanazon év őszén
switch-envoy_window-until_next_phase_5 = bármelyik termelésszakaszban, amíg újra ki nem osztják
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

reason-points = Hamarosan { $mine } pontod lesz, { $others } helyett.
reason-goods = Hamarosan { $mine } nyersanyagod lesz, { $others } helyett.
reason-tokens = Hamarosan { $mine } „+2” jelölőd lesz, { $others } helyett.
reason-envoy = { $mine }% az esélye, hogy hamarosan nálad lesz a király követe, { $others }% helyett.
reason-battle = Haderőd { $beside }, az ellenségé { $low }–{ $high }: { $mine }% az esélye, hogy elveszíted a következő csatát, { $others }% helyett.
reason-battle-known = Haderőd { $beside }, az ellenségé { $strength } ({ $enemy }): { $mine }% az esélye, hogy elveszíted a következő csatát, { $others }% helyett.
reason-dice = Hamarosan { $mine } kockád marad kézben, { $others } helyett.
reason-advisors = { $advisor } ({ $number }): { $mine }% az esélye, hogy segít neked, { $others }% helyett.
reason-buildings = { $building } (+{ $points }): { $mine }% az esélye, hogy áll a tartományodban, { $others }% helyett.
reason-reach = { $building } (+{ $points }): { $mine } nyersanyag hiányzik hozzá, { $others } helyett.
reason-reward = { $mine }% az esélye, hogy neked lesz a legtöbb épületed, { $others }% helyett ({ $seat }: most { $theirs } épület).
reason-aid = { $mine }% az esélye, hogy neked lesz a legkevesebb épületed, és a király megsegít, { $others }% helyett ({ $seat }: most { $theirs } épület).
reason-turn = { $mine }% az esélye, hogy te leszel az első a játékossorrendben, { $others }% helyett.

scene-battle = A csata
scene-reward = Ünnep a királytól

## The rulebook

book-year = Év
book-enemy = Ellenség
book-strength = Erő

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = { $seat } kockái vannak itt: { $dice }.
card-neutral-here = Semleges kocka van itt.
card-price = Ára: { $price }.
card-worth = { $points } pontot ér.
card-built = Itt áll: { $seat } tartománya.
card-has = { $seat } készlete: { $amount }.
card-season = Mindenki dob, majd sorban befolyásolják a tanácsadókat, megkapják a segítségüket, és végül mindenki építhet egy épületet.
card-envoy-holder = Most nála van: { $seat }.
card-envoy-free = Most senkinél sincs.
card-envoy-use =
    { $use ->
        [build] Építkezésre jelentették be.
       *[influence] Befolyásolásra jelentették be.
    }
card-buildings = { $seat } épületei
card-soldiers = { $seat } katonái
card-strength = { $seat } hadereje
card-strength-soldiers = Katonák: { $count }
card-strength-king = Katonák a királytól: { $count }
card-building-part = { $building }: { $count }
card-strength-against = { $building }: { $count }, de csak ezek ellen: { $enemy }
card-sum = Összesen: { $sum }
card-strength-later = Télen a király még 1–6 katonát küld.
card-strength-battle = A csatában { $strength } volt; azóta elveszett egy épület.
card-points-cathedral = A mostani nyersanyagok a Katedrálissal még { $points } pontot érnének.
not-passed = Ebben a termelésszakaszban már nem tehetsz le kockát.
not-no-dice = Nincs több letehető saját színű kockád.
not-taken = Ez a tanácsadó ({ $number }) ebben a termelésszakaszban foglalt: { $seat } kockái vannak rajta.
not-neutral = Ez a tanácsadó ({ $number }) ebben a termelésszakaszban foglalt: semleges kocka van rajta.
not-third = Ezen a tanácsadón ({ $number }) már két csoport van; harmadik nem fér oda.
not-sum = Pontosan { $number } kell, de a megmaradt kockáidból ezek jönnek ki: { $totals }.
not-season = Tanácsadót tavasszal, nyáron és ősszel lehet befolyásolni. Most: { $phase }.
not-again = Már áll a tartományodban; minden épületből csak egy lehet.
not-left = Előbb ez épül fel: { $building }. Egy sorban balról jobbra kell építkezni.
not-price = Ára: { $price }. Neked van: { $have }, tehát hiányzik: { $lack }.
not-build-now = Építkezni tavasszal, nyáron és ősszel lehet. Most: { $phase }.
not-build-later = Építkezni a termelésszakasz végén lehet, miután a tanácsadók segítettek.
not-yours = Ez nem a tiéd, hanem az övé: { $seat }.
not-none = Ilyened most nincs egy sem.
not-die-laid = Ez a kocka a termelésszakasz végéig ezen a tanácsadón marad: { $number }. Egy kocka csak egyszer számít.
not-die-aside = Ezt a kockát félretetted erre a termelésszakaszra.
not-token-limit = Egy termelésszakaszban egy jelölőt használhatsz, és azt már felhasználtad.
not-envoy = A követet csak az használhatja, akinél van: { $seat }.
not-envoy-away = A követ most senkinél sincs. Nyár után az kapja, akinek a legkevesebb épülete van; neked { $count } van.
not-envoy-now = A követ ebben a szakaszban nem segít: { $phase }.

## Ami egyenlő pontszámnál dönt

decided-goods = Egyenlő pontszám: a több nyersanyag döntött ({ $best } : { $next }).
decided-buildings = Egyenlő pontszám és ugyanannyi nyersanyag: a több épület döntött ({ $best } : { $next }).
