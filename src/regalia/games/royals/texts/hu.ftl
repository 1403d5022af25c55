# Royals magyarul.

about = Ültesd nemeseidet Európa udvaraiba, szorítsd ki riválisaidat, gyűjts címeket és jutalmakat.

## Szavak

country-france = Franciaország
country-german_states = Német államok
country-britain = Britannia
country-spain = Spanyolország

amount-france = { $count } Franciaország
amount-german_states = { $count } Német államok
amount-britain = { $count } Britannia
amount-spain = { $count } Spanyolország

intrigue-france_german_states = Franciaország/Német államok
intrigue-france_britain = Franciaország/Britannia
intrigue-france_spain = Franciaország/Spanyolország
intrigue-german_states_britain = Német államok/Britannia
intrigue-german_states_spain = Német államok/Spanyolország
intrigue-britain_spain = Britannia/Spanyolország

amount-france_german_states = { $count } Franciaország/Német államok
amount-france_britain = { $count } Franciaország/Britannia
amount-france_spain = { $count } Franciaország/Spanyolország
amount-german_states_britain = { $count } Német államok/Britannia
amount-german_states_spain = { $count } Német államok/Spanyolország
amount-britain_spain = { $count } Britannia/Spanyolország

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
prompt-kind = Milyen kártyákat húzol ebben a körben?
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
        [0] Ezekkel a lapokkal egyetlen pozíciót sem tudsz kifizetni: fejezd be a kört.
       *[other] Foglalj el egy szabad pozíciót, vegyél át egy foglaltat, vagy fejezd be a kört.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $city }, { $title }: mely cselszövéskártyákat játszod ki? Egy kell, amelyen rajta van: { $country }.
       *[other] { $city }, { $title }: mely cselszövéskártyákat játszod ki? { $intrigue } kell, amelyen rajta van: { $country }.
    }
prompt-payment =
    { $cards ->
        [one] { $city }, { $title }: mivel fizetsz? Szükséges: 1 országkártya ({ $country }).
       *[other] { $city }, { $title }: mivel fizetsz? Szükséges: { $cards } országkártya ({ $country }).
    }
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

pass-play = Befejezem
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
        }
       *[other] { $cards } országkártya és { $intrigue ->
            [one] 1 cselszövéskártya
           *[other] { $intrigue } cselszövéskártya
        }
    }
option-pile = A húzópakliból
option-intrigue = Egy cselszövéskártya
option-take = { $country } a kínálatból
option-blind-cards = { $cards } országkártya a húzópakliból
option-open-cards = A teljes kínálat: { $take }
option-occupy = Elfoglalás: { $city }, { $title } – { $cards } országkártya ({ $country }), befolyás: { $influence }
option-take-over =
    Átvétel: { $city }, { $title } ({ $seat } pozíciója) – { $cards } országkártya ({ $country }) és { $intrigue ->
        [one] 1 cselszövéskártya
       *[other] { $intrigue } cselszövéskártya
    }, befolyás: { $influence }
option-play-intrigue = Kijátszás: { $give }
option-pay = Fizetés: { $give }
option-pay-jokers =
    { $count ->
        [one] Fizetés: { $jokers }, dzsókerként
       *[other] Fizetés: { $jokers }, { $count } dzsókerként
    }
option-pay-mixed =
    { $count ->
        [one] Fizetés: { $give }, továbbá { $jokers }, dzsókerként
       *[other] Fizetés: { $give }, továbbá { $jokers }, { $count } dzsókerként
    }
option-discard = Eldobás: { $give }

## Események

picks = { $seat } színe: { $colour } ({ $cubes } fakocka).
starts = { $seat } a kezdőjátékos.
turn = { $seat } köre következik.
draws =
    { $intrigue ->
        [0] { $seat } { $cards } országkártyát húz.
       *[other] { $seat } országkártyát és cselszövéskártyát húz ({ $cards } + { $intrigue }).
    }
takes = { $seat } elveszi a kínálatból: { $country }.
draws-blind = { $seat } a húzópakliból húz egy országkártyát.
draws-intrigue = { $seat } cselszövéskártyát húz.
drew = { $seat } ezt húzta: { $card }.
intrigue-renewed = Az eldobott cselszövéskártyákból ({ $cards }) új húzópakli lesz.
cannot-play = { $seat } egyetlen pozíciót sem tud kifizetni.
no-cubes = { $seat } készletében nincs elég fakocka egy újabb pozícióhoz.
stops = { $seat } nem játszik ki többet.
intrigues = { $seat } kijátssza: { $give }.
banished = { $seat } kockája száműzetésbe kerül a városmezőre ({ $city }).
occupies =
    { $cards ->
        [one] { $seat } elfoglalja: { $city }, { $title } ({ $country }, 1 kártya, befolyás: { $influence }). Fizet: { $give }.
       *[other] { $seat } elfoglalja: { $city }, { $title } ({ $country }, { $cards } kártya, befolyás: { $influence }). Fizet: { $give }.
    }
city-bonus =
    { $points ->
        [one] Városbónusz ({ $city }): { $seat } 1 pontot kap.
       *[other] Városbónusz ({ $city }): { $seat } { $points } pontot kap.
    }
country-bonus =
    { $points ->
        [one] Országbónusz ({ $country }): { $seat } 1 pontot kap.
       *[other] Országbónusz ({ $country }): { $seat } { $points } pontot kap.
    }
noble-house-bonus =
    { $points ->
        [one] Nemesi ház bónusz: { $seat } 1 pontot kap.
       *[other] Nemesi ház bónusz: { $seat } { $points } pontot kap.
    }
discards = { $seat } eldobja: { $give }.
period-ends = Véget ért egy korszak ({ $period }); a dobópakliból új húzópakli lesz.
last-round = A forduló még végigmegy; utolsóként { $seat } következik.
period-scoring = Korszakpontozás: { $period }.
period-first =
    { $points ->
        [one] { $country }: { $seat } befolyása a legnagyobb ({ $influence }), 1 pontot kap.
       *[other] { $country }: { $seat } befolyása a legnagyobb ({ $influence }), { $points } pontot kap.
    }
period-second =
    { $points ->
        [one] { $country }: { $seat } a második ({ $influence }), 1 pontot kap.
       *[other] { $country }: { $seat } a második ({ $influence }), { $points } pontot kap.
    }
period-nobody = { $country }: egy jelző ({ $points } pont) kikerül a játékból.
title-scoring = Címpontozás.
title-whole =
    { $points ->
        [one] { $title }: { $seat } kockáiból van a legtöbb, 1 pontot kap.
       *[other] { $title }: { $seat } kockáiból van a legtöbb, { $points } pontot kap.
    }
title-half =
    { $points ->
        [one] { $title }: a címpontjelző egyik felét { $seat } kapja: 1 pont.
       *[other] { $title }: a címpontjelző egyik felét { $seat } kapja: { $points } pont.
    }
title-nobody = { $title }: a címpontjelzőt senki sem kapja meg.
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
        [one] 1 pont
       *[other] { $points } pont
    }
board-map = Európa térképe
board-land = { $country }: { $free } szabad, { $reachable } elérhető
board-position =
    { $cards ->
        [one] { $city }, { $title }: 1 kártya, befolyás: { $influence }.
       *[other] { $city }, { $title }: { $cards } kártya, befolyás: { $influence }.
    }
board-free = Szabad.
board-held =
    { $intrigue ->
        [one] Itt ül: { $seat }; az átvételhez 1 cselszövéskártya kell.
       *[other] Itt ül: { $seat }; az átvételhez { $intrigue } cselszövéskártya kell.
    }
board-city-bonus =
    { $points ->
        [one] Városbónusz: 1 pont az elsőnek
       *[other] Városbónusz: { $points } pont az elsőnek
    }
board-city-space = Városmező a száműzötteknek. Városbónusz: { $points }; már elvitték, de holtversenynél számít
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
board-empty-hand = Még nincs lap a kezedben
board-limit = { $cards } országkártya (legfeljebb { $most }), { $intrigue } cselszövéskártya (legfeljebb { $plots })
board-joker = Dzsóker: bármely { $cards } országkártya vagy bármely { $intrigue } cselszövéskártya egynek számít.
board-turn = , ő választ

## Az előtér

preset-rulebook = A szabálykönyv szerint
preset-rulebook-text = A dzsóker mindig használható, a fekete és a fehér az összes kockáját megkapja.
preset-strict = Szigorúan
preset-strict-text = A dzsóker csak hiányzó lapot pótol, és mindenkinek ugyanannyi kockája van.
switch-jokers = Dzsóker
switch-jokers-free = bármikor
switch-jokers-shortfall = csak hiányzó lap helyett
switch-supplies = Kockák
switch-supplies-printed = a szín összes kockája
switch-supplies-equal = mindenkinek ugyanannyi (két játékosnak az összes)

## Miért tenné ezt a király

reason-points = Hamarosan { $mine } pontod lesz, különben { $others }.
reason-influence = Befolyásod hamarosan összesen { $mine } lesz, különben { $others }.
reason-periods = A későbbi korszakokban a helyezéseid { $mine } pontot érnek, különben { $others } pontot.
reason-cities = Hamarosan { $mine } városban leszel jelen, különben { $others } városban.
reason-cards = Hamarosan { $mine } országkártyád lesz, különben { $others }.
reason-intrigue = Hamarosan { $mine } cselszövéskártyád lesz, különben { $others }.
reason-cubes = Hamarosan { $mine } fakockád marad, különben { $others }.
reason-suits = { $country }: hamarosan { $mine } kártyád lesz kézben, különben { $others }.
reason-lead = { $country } (+{ $points }): { $mine }% az esélye, hogy a te befolyásod lesz a legnagyobb, különben { $others }% ({ $seat } befolyása most { $theirs }).
reason-second = { $country } (+{ $points }): { $mine }% az esélye, hogy te leszel a második, különben { $others }% ({ $seat } befolyása most { $theirs }).
reason-country = { $country }: { $mine } város hiányzik az országbónuszhoz (+{ $points }), különben { $others }.
reason-noble = A Nemesi ház bónuszhoz (+{ $points }) { $mine } cím hiányzik, különben { $others }.
reason-titles = { $title } (+{ $points }): { $mine }% az esélye, hogy a te kockáidból lesz a legtöbb ({ $beside }), különben { $others }%.
reason-reach = { $city }, { $title } (befolyás: { $influence }): { $mine }% az esélye, hogy szabad, és van rá elég kártyád, különben { $others }%.

scene-period = Korszakértékelés
scene-titles = A címek értékelése
scene-banished = Egy nemest elűznek
