# Royals magyarul.

about = Ültesd nemeseidet Európa udvaraiba, szorítsd ki riválisaidat, gyűjts címeket és jutalmakat.

## Szavak

country-france = Franciaország
country-german_states = Német államok
country-britain = Britannia
country-spain = Spanyolország
draw-pile = Húzópakli

amount-france = { $count } francia kártya
amount-german_states = { $count } német kártya
amount-britain = { $count } brit kártya
amount-spain = { $count } spanyol kártya

amount-cards-france = { $count } francia
amount-cards-german_states = { $count } német
amount-cards-britain = { $count } brit
amount-cards-spain = { $count } spanyol

intrigue-france_german_states = Franciaország/Német államok
intrigue-france_britain = Franciaország/Britannia
intrigue-france_spain = Franciaország/Spanyolország
intrigue-german_states_britain = Német államok/Britannia
intrigue-german_states_spain = Német államok/Spanyolország
intrigue-britain_spain = Britannia/Spanyolország

amount-france_german_states = { $count } francia–német cselszövéskártya
amount-france_britain = { $count } francia–brit cselszövéskártya
amount-france_spain = { $count } francia–spanyol cselszövéskártya
amount-german_states_britain = { $count } német–brit cselszövéskártya
amount-german_states_spain = { $count } német–spanyol cselszövéskártya
amount-britain_spain = { $count } brit–spanyol cselszövéskártya

title-marshal = Marsall
title-baron = Báró
title-countess = Grófnő
title-duke = Herceg
title-cardinal = Bíboros
title-princess = Hercegnő
title-king = Király

city-paris = Párizs
city-lyon = Lyon
city-avignon = Avignon
city-bordeaux = Bordeaux
city-brest = Brest
city-vienna = Bécs
city-cologne = Köln
city-munich = München
city-berlin = Berlin
city-london = London
city-edinburgh = Edinburgh
city-dublin = Dublin
city-madrid = Madrid
city-valencia = Valencia
city-seville = Sevilla
city-barcelona = Barcelona

colour-black = fekete
colour-white = fehér
colour-grey = szürke
colour-purple = lila
colour-orange = narancssárga

## Kérdések

prompt-colour = Válassz színt.
prompt-kind =
    { $left ->
        [0] Milyen kártyákat húzol ebben a körben?
        [one] Milyen kártyákat húzol ebben a körben? A kör végén véget ér a korszak.
       *[other] Milyen kártyákat húzol ebben a körben? Ha { $left } országkártyát húzol, véget ér a korszak.
    }
prompt-draw =
    { $intrigue ->
        [0] Honnan veszed a következő kártyát? Még húznod kell: { $cards ->
            [one] 1 országkártya.
           *[other] { $cards } országkártya.
        }
       *[other] Honnan veszed a következő kártyát? Még húznod kell: { $cards ->
            [0] 1 cselszövéskártya.
            [one] 1 országkártya és 1 cselszövéskártya.
           *[other] { $cards } országkártya és 1 cselszövéskártya.
        }
    }
prompt-play =
    { $positions ->
        [0] Ezekkel a lapokkal egyetlen pozíciót sem tudsz kifizetni: fejezd be a körödet.
       *[other] Foglalj el egy szabad pozíciót, vegyél át egy foglaltat, vagy fejezd be a körödet.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $city }, { $title }: mely cselszövéskártyákat játszod ki? Egy olyan kell, amelyen rajta van: { $country }.
       *[other] { $city }, { $title }: mely cselszövéskártyákat játszod ki? { $intrigue } olyan kell, amelyen rajta van: { $country }.
    }
prompt-payment = { $city }, { $title } ({ position-worth }): mivel fizetsz? { $cards } országkártya kell ({ $country }).
prompt-country-limit =
    { $cards ->
        [one] A kézlimitnél 1 országkártyával több van nálad: melyiket dobod el?
       *[other] A kézlimitnél { $cards } országkártyával több van nálad: melyeket dobod el?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] A kézlimitnél 1 cselszövéskártyával több van nálad: melyiket dobod el?
       *[other] A kézlimitnél { $cards } cselszövéskártyával több van nálad: melyeket dobod el?
    }

pass-play = Befejezem a körömet
option-colour = { $colour } ({ $cubes } fakocka)
option-country-only =
    { $cards ->
        [one] 1 országkártya
       *[other] { $cards } országkártya egyenként
    }
option-mixed =
    { $cards ->
        [one] 1 országkártya és { $intrigue ->
            [one] 1 cselszövéskártya
           *[other] { $intrigue } cselszövéskártya
        } egyenként
       *[other] { $cards } országkártya és { $intrigue ->
            [one] 1 cselszövéskártya
           *[other] { $intrigue } cselszövéskártya
        } egyenként
    }
option-pile = A húzópakliból
option-intrigue = Egy cselszövéskártya
option-take = { $country } a kínálatból
option-and-intrigue = { $country } + cselszövés
option-blind-cards = { $cards } országkártya a húzópakliból
option-open-cards = A teljes kínálat: { $cards }
option-country-first = Előbb { $country }, aztán még { $cards } lap egyenként
option-intrigue-first =
    { $cards ->
        [one] Előbb a cselszövés, aztán az országkártya
       *[other] Előbb a cselszövés, aztán { $cards } országkártya
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } lap dzsókerként ({ $country })
           *[other] { $fitting } × { $country } + { $others } más dzsókerként
        }
       *[other] { $fitting ->
            [0] { $others } lap { $jokers } dzsókerként ({ $country })
           *[other] { $fitting } × { $country } + { $others } más { $jokers } dzsókerként
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × cselszövés
        [one] { $intrigue } × cselszövés (1 dzsóker)
       *[other] { $intrigue } × cselszövés ({ $plots } dzsóker)
    }
option-occupy = Elfoglalom: { $city }, { $title } – { price-cards }, befolyás: { $influence }
option-take-over = Átveszem: { $city }, { $title } ({ $seat }) – { price-cards } + { $intrigue } × cselszövés, befolyás: { $influence }
option-play-intrigue = Kijátszom: { $give }
option-pay = Fizetek: { $give }
option-pay-jokers =
    { $count ->
        [one] Fizetek: { $makes } dzsókerként
       *[other] Fizetek: { $makes } { $count } dzsókerként
    }
option-pay-mixed =
    { $count ->
        [one] Fizetek: { $fits }; dzsókerként { $makes }
       *[other] Fizetek: { $fits }; { $count } dzsókerként { $makes }
    }
position-worth =
    befolyás: { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $city }, { $title } ({ position-worth }) – fizetek: { $give }, és befejezem a kört
        [play] { $city }, { $title } ({ position-worth }) – fizetek: { $give }, és folytatom
       *[paid] { $city }, { $title } ({ position-worth }) – fizetek: { $give }
    }
option-discard = Eldobom: { $give }

## Események

picks = { $seat } színe: { $colour } ({ $cubes } fakocka).
starts = { $seat } a kezdőjátékos.
turn = { $seat } köre következik.
draws =
    { $seat } { $cards } országkártyát{ $intrigue ->
        [0] {""}
       *[other] {" "}és { $intrigue } cselszövéskártyát
    } húz.
takes = { $seat } elvesz egy kártyát a kínálatból: { $country }.
draws-blind = { $seat } a húzópakliból húz egy országkártyát.
draws-intrigue = { $seat } cselszövéskártyát húz.
drew = { $seat } ezt húzta: { $card }.
intrigue-renewed = Új húzópakli készül { $cards } eldobott cselszövéskártyából.
cannot-play = { $seat } egyetlen pozíciót sem tud kifizetni.
no-cubes = { $seat } készletében nincs elég fakocka egy újabb pozícióhoz.
stops = { $seat } nem játszik ki több kártyát.
intrigues = { $seat } kijátssza: { $give }.
banished = { $seat } egyik kockáját a városmezőre száműzik ({ $city }).
occupies =
    { $seat } elfoglalja: { $city }, { $title } ({ $country }, befolyás: { $influence }). Amit fizet: { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } dzsókerként
           *[other] { $fits }; dzsókerként { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } { $jokers } dzsókerként
           *[other] { $fits }; { $jokers } dzsókerként { $makes }
        }
    }.
city-bonus = Városbónusz ({ $city }): { $seat } { $points } pontot kap.
country-bonus = { $seat } kockája az ország minden városában ott van: országbónusz ({ $country }), { $points } pont.
noble-house-bonus = { $seat } kockája minden címen ott van: nemesi ház bónusz, { $points } pont.
discards = { $seat } eldobja: { $give }.
period-ends = Véget ért a korszak ({ $period }); a dobópakliból új húzópakli lesz.
last-round = Véget ért az utolsó korszak: a fordulót még végigjátsszátok. Utolsóként { $seat } kerül sorra, aztán jön a pontozás.
period-scoring = Korszakpontozás: { $period }.
period-first =
    { $tied ->
        [0] { $country }: { $seat } befolyása a legnagyobb ({ $influence }), ezért { $points } pontot kap.
       *[other] { $country }: { $seats } befolyása egyformán a legnagyobb ({ $influence }), de { $seat } pozíciója a magasabb rangú ({ $city }, { $title }): { $points } pont.
    }
period-second =
    { $tied ->
        [0] { $country }: { $seat } a második (befolyása: { $influence }), ezért { $points } pontot kap.
       *[other] { $country }: { $seats } befolyása egyforma ({ $influence }), de { $seat } pozíciója a magasabb rangú ({ $city }, { $title }), így övé a második hely: { $points } pont.
    }
period-nobody = { $country }: nincs több befolyásos játékos, ezért egy { $points } pontos jelző kikerül a játékból.
title-scoring = Címpontozás.
title-whole = { $title }: { $seat } kockáiból van a legtöbb ({ $cubes }), ezért { $points } pontot kap.
title-half = { $title }: { $seats } kockáinak száma egyenlő ({ $cubes }), ezért a címpontjelző felét-felét kapják: fejenként { $points } pont.
title-nobody =
    { $tied ->
        [0] { $title }: senkinek sincs itt kockája, ezért a címpontjelzőt senki sem kapja meg.
       *[other] { $title }: { $seats } kockáinak száma egyenlő ({ $cubes }), ezért a címpontjelzőt senki sem kapja meg.
    }
tie-marker = { $seats } pontszáma egyenlő; a győztes { $seat }, mert övé a legértékesebb jelző ({ $value } pont).
tie-shared = { $seats } pontszáma és legértékesebb jelzője is egyenlő ({ $value } pont): osztoznak a győzelmen.
end = A játék véget ért.

## Pontozólap

score-cities = Városbónuszok
score-countries = Országbónuszok
score-noble_house = Nemesi ház bónusz
score-periods = Korszakpontozás
score-titles = Címpontozás

## Tábla

board-period = Korszak: { $period }
board-last-round = utolsó forduló
board-last-turn = Utolsó kör: { $seat }
board-until =
    { $left ->
        [0] Korszak: utolsó kör
        [one] Korszak: még 1 lap
       *[other] Korszak: még { $left } lap
    }
board-first = Most ő az első
board-display = Kínálat
board-piles = Húzópaklik
board-pile-sizes =
    { $cards ->
        [one] 1 országkártya
       *[other] { $cards } országkártya
    }, { $intrigue ->
        [one] 1 cselszövéskártya
       *[other] { $intrigue } cselszövéskártya
    }
board-discards = Dobópakli
board-intrigue-discards = Eldobott cselszövés
board-bonus = Országbónusz
board-influence = Befolyás
board-titles = Címek
board-noble-house = Nemesi ház
board-supply =
    { $cubes ->
        [one] 1 fakocka
       *[other] { $cubes } fakocka
    }
board-hand =
    { $cards ->
        [one] 1 országkártya
       *[other] { $cards } országkártya
    }
board-intrigue =
    { $cards ->
        [one] 1 cselszövéskártya
       *[other] { $cards } cselszövéskártya
    }
board-no-cubes = Elfogyott a fakocka: több pozíció nem foglalható el
board-unknown = { $cards } ismeretlen
board-markers =
    { $markers ->
        [one] 1 jelző
       *[other] { $markers } jelző
    }
board-points =
    { $points ->
        [one] { $points } pont
       *[other] { $points } pont
    }
board-map = Európa térképe
board-land = { $country }: { $free } szabad, { $reachable } elérhető
board-position =
    { $cards ->
        [one] { $city }, { $title }: 1 kártya, befolyás: { $influence }.
       *[other] { $city }, { $title }: { $cards } kártya, befolyás: { $influence }.
    }
board-free = Szabad.
board-held = { $seat } pozíciója; az átvételéhez még { $intrigue } cselszövéskártya is kell.
board-city-bonus =
    { $points ->
        [one] Városbónusz: 1 pont az elsőnek
       *[other] Városbónusz: { $points } pont az elsőnek
    }
board-city-space = Városmező a száműzötteknek. Városbónusz: { $points }; már elvitték, de holtversenyben számít
board-banished =
    { $cubes ->
        [one] { $seat }: 1 száműzött kocka
       *[other] { $seat }: { $cubes } száműzött kocka
    }
board-standing = { $seat }: befolyás { $influence }, jelen van { $cities } városban (összesen { $all })
board-periods = Korszakpontozás
board-gone = Már nincs itt
board-noble-house-how = Ha minden címnél van kockád
board-collected = { $seat }: { $titles } cím (összesen { $all })
board-title-cubes =
    { $cubes ->
        [one] { $seat }: 1 kocka
       *[other] { $seat }: { $cubes } kocka
    }
board-colours = Választható kockák
board-kinds = Mit húzol?
board-plots = Cselszövés
board-empty-hand = Nincs lap a kezedben
board-limit = { $cards } országkártya (legfeljebb { $most }), { $intrigue } cselszövéskártya (legfeljebb { $plots })
board-joker =
    { $jokers ->
        [shortfall] Dzsóker: bármely { $cards } országkártya egy hiányzó országkártyát, bármely { $intrigue } cselszövéskártya egy hiányzó cselszövéskártyát pótol.
       *[free] Dzsóker: bármely { $cards } országkártya egy tetszőleges országkártyának, bármely { $intrigue } cselszövéskártya egy tetszőleges cselszövéskártyának számít.
    }

## Az előtér

preset-rulebook = A szabálykönyv szerint
preset-rulebook-text = A dzsóker mindig használható, a fekete és a fehér az összes kockáját megkapja.
preset-strict = Szigorú szabályok
preset-strict-text = A dzsóker csak hiányzó lapot pótol, és mindenkinek ugyanannyi kockája van.
switch-jokers = Dzsóker
switch-jokers-free = bármikor
switch-jokers-shortfall = csak hiányzó lap helyett
switch-supplies = Kockák
switch-supplies-printed = a szín összes kockája
switch-supplies-equal = mindenkinek ugyanannyi (két játékosnak az összes)

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, { $others } helyett.
reason-influence = Befolyásod hamarosan összesen { $mine } lesz, { $others } helyett.
reason-periods = A későbbi korszakokban a helyezéseid { $mine } pontot érnek, { $others } helyett.
reason-cities = Hamarosan { $mine } városban leszel jelen, { $others } helyett.
reason-cards = Hamarosan { $mine } országkártyád lesz, { $others } helyett.
reason-intrigue = Hamarosan { $mine } cselszövéskártyád lesz, { $others } helyett.
reason-cubes = Hamarosan { $mine } fakockád marad, { $others } helyett.
reason-suits = { $country }: hamarosan { $mine } kártyád lesz kézben, { $others } helyett.
reason-lead = { $country } (+{ $points }): { $mine }% az esélye, hogy a te befolyásod lesz a legnagyobb, { $others }% helyett ({ $seat } befolyása most { $theirs }).
reason-second = { $country } (+{ $points }): { $mine }% az esélye, hogy te leszel a második, { $others }% helyett ({ $seat } befolyása most { $theirs }).
reason-country = { $country }: { $mine } város hiányzik az országbónuszhoz (+{ $points }), { $others } helyett.
reason-noble = A Nemesi ház bónuszhoz (+{ $points }) { $mine } cím hiányzik, { $others } helyett.
reason-titles = { $title } (+{ $points }): { $mine }% az esélye, hogy a te kockáidból lesz a legtöbb ({ $beside }), { $others }% helyett.
reason-reach = { $city }, { $title } (befolyás: { $influence }): { $mine }% az esélye, hogy szabad, és van rá elég kártyád, { $others }% helyett.

scene-period = Korszakpontozás: { $period }
scene-titles = Címpontozás
scene-banished = Egy nemest száműznek
scene-country = Országbónusz: { $country }
scene-noble = Nemesi ház bónusz

## Living cards

card-position = { $city }, { $title }
card-position-costs = Ára { $cards } országkártya ({ $country }), és ott { $influence } befolyást ad.
card-position-pay = A te lapjaiddal: { price-cards }.
card-position-pay-both = A te lapjaiddal: { price-cards } + { price-intrigue }.
card-title-worth = A végén a legtöbb kocka ennél a címnél { $points } pontot ér.
card-title-price = Ez a cím mindenhol { $cards } országkártyába kerül.
card-country-card = Egy lapot fizet ki egy pozíció árából itt: { $country }. Bármely { $joker } országkártya egy szükséges lapnak számít.
card-open = A kínálatban { $cards } ilyen lap fekszik.
card-hand = A kezedben { $cards } ilyen lap van.
card-intrigue-fits = Ide illik: { $countries }. Bármely { $joker } cselszövéskártya egy megfelelőnek számít.
card-pile-country = Az országkártyák húzópaklija
card-pile-intrigue = A cselszövéskártyák húzópaklija
card-markers = { $seat } jelzői
card-period = { $period }, { $country }: a legtöbb befolyás { $first } pontot ér, a második { $second } pontot.
card-period-left =
    { $left ->
        [0] A kör végén véget ér a korszak: a kínálat már nem tölthető fel.
        [one] Még 1 országkártya, és a kínálat már nem tölthető fel: véget ér a korszak.
       *[other] Még { $left } országkártya, és a kínálat már nem tölthető fel: véget ér a korszak, leghamarabb { $turns } kör alatt.
    }
card-last-period = Ez az utolsó korszak: a fordulót utána még végigjátsszátok, aztán vége a játéknak.
card-ahead = Egyforma befolyás: { $seat } van elöl, mert pozíciója a magasabb rangú ({ $city }, { $title }).
not-own = Ez a pozíció már a tiéd.
not-cubes = { $need } fakocka kell hozzá, neked pedig { $cubes } maradt.
not-cards = { $cards } lap kell innen: { $country }. Neked { $held } van, a többi lapod pedig még { $jokers } lapot ér ({ $joker } lap egynek számít).
not-intrigue = Az átvételhez ennyi cselszövéskártya kell ({ $country }): { $intrigue }. A tieid ennyit érnek: { $value }.
not-draw-over = Ebben a körben már húztál; most kijátszhatsz.
not-draw-first = Előbb húzz, utána játszhatsz ki.
not-kind-first = Előbb válaszd ki, milyen lapokat húzol ebben a körben.
not-kind-chosen = Erre a körre már választottál: még { $cards } országkártya és { $intrigue } cselszövéskártya jár.
not-first-turn = Az első körödben meghatározott számú országkártyát húzol, cselszövéskártyát nem.
not-empty = Ebben a pakliban 0 lap van.
not-colour = Ez a szín már az övé: { $seat }.
not-named = Előbb nevezd meg a pozíciót, utána fizetsz érte lapokkal.
not-pay-first = Előbb fizesd ki a megnevezett pozíciót.
not-this-payment = Ez a lap most nem segít fizetni. Szükséges lapok ({ $country }): { $cards }.

## Ami egyenlő pontszámnál dönt

decided-marker = Egyenlő pontszám: az értékesebb jelző döntött ({ $best } : { $next }).
