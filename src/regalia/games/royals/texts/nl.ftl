# Royals in het Nederlands.

about = Plaats je edelen aan de hoven van Europa, verdring je rivalen en verzamel titels en bonussen.

## Woorden

country-france = Frankrijk
country-german_states = Duitse staten
country-britain = Groot-Brittannië
country-spain = Spanje
draw-pile = Trekstapel

amount-france =
    { $count ->
        [one] 1 kaart Frankrijk
       *[other] { $count } kaarten Frankrijk
    }
amount-german_states =
    { $count ->
        [one] 1 kaart Duitse staten
       *[other] { $count } kaarten Duitse staten
    }
amount-britain =
    { $count ->
        [one] 1 kaart Groot-Brittannië
       *[other] { $count } kaarten Groot-Brittannië
    }
amount-spain =
    { $count ->
        [one] 1 kaart Spanje
       *[other] { $count } kaarten Spanje
    }

amount-cards-france = { $count } × { country-france }
amount-cards-german_states = { $count } × { country-german_states }
amount-cards-britain = { $count } × { country-britain }
amount-cards-spain = { $count } × { country-spain }

intrigue-france_german_states = Frankrijk/Duitse staten
intrigue-france_britain = Frankrijk/Groot-Brittannië
intrigue-france_spain = Frankrijk/Spanje
intrigue-german_states_britain = Duitse staten/Groot-Brittannië
intrigue-german_states_spain = Duitse staten/Spanje
intrigue-britain_spain = Groot-Brittannië/Spanje

amount-france_german_states =
    { $count ->
        [one] 1 intrigekaart (Frankrijk/Duitse staten)
       *[other] { $count } intrigekaarten (Frankrijk/Duitse staten)
    }
amount-france_britain =
    { $count ->
        [one] 1 intrigekaart (Frankrijk/Groot-Brittannië)
       *[other] { $count } intrigekaarten (Frankrijk/Groot-Brittannië)
    }
amount-france_spain =
    { $count ->
        [one] 1 intrigekaart (Frankrijk/Spanje)
       *[other] { $count } intrigekaarten (Frankrijk/Spanje)
    }
amount-german_states_britain =
    { $count ->
        [one] 1 intrigekaart (Duitse staten/Groot-Brittannië)
       *[other] { $count } intrigekaarten (Duitse staten/Groot-Brittannië)
    }
amount-german_states_spain =
    { $count ->
        [one] 1 intrigekaart (Duitse staten/Spanje)
       *[other] { $count } intrigekaarten (Duitse staten/Spanje)
    }
amount-britain_spain =
    { $count ->
        [one] 1 intrigekaart (Groot-Brittannië/Spanje)
       *[other] { $count } intrigekaarten (Groot-Brittannië/Spanje)
    }

title-marshal = Maarschalk
title-baron = Baron
title-countess = Gravin
title-duke = Hertog
title-cardinal = Kardinaal
title-princess = Prinses
title-king = Koning

city-paris = Parijs
city-lyon = Lyon
city-avignon = Avignon
city-bordeaux = Bordeaux
city-brest = Brest
city-vienna = Wenen
city-cologne = Keulen
city-munich = München
city-berlin = Berlijn
city-london = Londen
city-edinburgh = Edinburgh
city-dublin = Dublin
city-madrid = Madrid
city-valencia = Valencia
city-seville = Sevilla
city-barcelona = Barcelona

colour-black = zwart
colour-white = wit
colour-grey = grijs
colour-purple = paars
colour-orange = oranje

## Vragen

prompt-colour = Kies je kleur.
prompt-kind =
    { $left ->
        [0] Welke kaarten trek je deze beurt?
        [one] Welke kaarten trek je deze beurt? De periode eindigt met deze beurt.
       *[other] Welke kaarten trek je deze beurt? Trek je { $left } landenkaarten, dan eindigt de periode.
    }
prompt-draw =
    { $intrigue ->
        [0] Waar neem je de volgende kaart? Nog te trekken: { $cards ->
            [one] 1 landenkaart.
           *[other] { $cards } landenkaarten.
        }
       *[other] Waar neem je de volgende kaart? Nog te trekken: { $cards ->
            [0] 1 intrigekaart.
            [one] 1 landenkaart en 1 intrigekaart.
           *[other] { $cards } landenkaarten en 1 intrigekaart.
        }
    }
prompt-play =
    { $positions ->
        [0] Met deze kaarten kun je geen enkele positie betalen: beëindig je beurt.
       *[other] Bezet een vrije positie, neem een bezette over, of beëindig je beurt.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } van { $city }: welke intrigekaarten speel je? Er is 1 kaart nodig ({ $country }).
       *[other] { $title } van { $city }: welke intrigekaarten speel je? Er zijn { $intrigue } kaarten nodig ({ $country }).
    }
prompt-payment =
    { $cards ->
        [one] { $title } van { $city } ({ position-worth }): hoe betaal je? Er is 1 landenkaart nodig ({ $country }).
       *[other] { $title } van { $city } ({ position-worth }): hoe betaal je? Er zijn { $cards } landenkaarten nodig ({ $country }).
    }
prompt-country-limit =
    { $cards ->
        [one] Je hebt 1 landenkaart te veel: welke leg je af?
       *[other] Je hebt { $cards } landenkaarten te veel: welke leg je af?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] Je hebt 1 intrigekaart te veel: welke leg je af?
       *[other] Je hebt { $cards } intrigekaarten te veel: welke leg je af?
    }

pass-play = Je beurt beëindigen
option-colour = { $colour } ({ $cubes } blokjes)
option-country-only =
    { $cards ->
        [one] 1 landenkaart
       *[other] { $cards } landenkaarten, één voor één
    }
option-mixed =
    { $cards ->
        [one] 1 landenkaart en { $intrigue ->
            [one] 1 intrigekaart
           *[other] { $intrigue } intrigekaarten
        }, één voor één
       *[other] { $cards } landenkaarten en { $intrigue ->
            [one] 1 intrigekaart
           *[other] { $intrigue } intrigekaarten
        }, één voor één
    }
option-pile = Van de trekstapel
option-intrigue = Een intrigekaart
option-take = { $country } (open kaart)
option-and-intrigue = { $country } + intrige
option-blind-cards = { $cards } landenkaarten van de trekstapel
option-open-cards = Alle open kaarten: { $cards }
option-country-first = Eerst { $country }, dan nog { $cards }, één voor één
option-intrigue-first =
    { $cards ->
        [one] Eerst de intrige, dan de landenkaart
       *[other] Eerst de intrige, dan { $cards } landenkaarten
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } kaarten als joker ({ $country })
           *[other] { $fitting } × { $country } + { $others } andere als joker
        }
       *[other] { $fitting ->
            [0] { $others } kaarten als { $jokers } jokers ({ $country })
           *[other] { $fitting } × { $country } + { $others } andere als { $jokers } jokers
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × intrige
        [one] { $intrigue } × intrige (1 joker)
       *[other] { $intrigue } × intrige ({ $plots } jokers)
    }
option-occupy = Bezetten: { $title } van { $city } – { price-cards }, invloed { $influence }
option-take-over = Overnemen van { $seat }: { $title } van { $city } – { price-cards } + { $intrigue } × intrige, invloed { $influence }
option-play-intrigue = Spelen: { $give }
option-pay = Betalen: { $give }
option-pay-jokers =
    { $count ->
        [one] Betalen: { $makes } als joker
       *[other] Betalen: { $makes } als { $count } jokers
    }
option-pay-mixed =
    { $count ->
        [one] Betalen: { $fits }; { $makes } als joker
       *[other] Betalen: { $fits }; { $makes } als { $count } jokers
    }
position-worth =
    invloed { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $title } van { $city } ({ position-worth }): { $give } betalen en je beurt beëindigen
        [play] { $title } van { $city } ({ position-worth }): { $give } betalen en doorspelen
       *[paid] { $title } van { $city } ({ position-worth }): { $give } betalen
    }
option-discard = Afleggen: { $give }

## Gebeurtenissen

picks = { $seat } kiest de kleur { $colour } ({ $cubes } blokjes).
starts = { $seat } begint het spel.
turn = { $seat } is aan de beurt.
draws =
    { $seat } trekt { $cards ->
        [one] 1 landenkaart
       *[other] { $cards } landenkaarten
    }{ $intrigue ->
        [0] {""}
        [one] {" "}en 1 intrigekaart
       *[other] {" "}en { $intrigue } intrigekaarten
    }.
takes = { $seat } neemt een open kaart: { $country }.
draws-blind = { $seat } trekt een landenkaart van de trekstapel.
draws-intrigue = { $seat } trekt een intrigekaart.
drew = { $seat } heeft getrokken: { $card }.
intrigue-renewed = De { $cards } afgelegde intrigekaarten vormen de nieuwe trekstapel.
cannot-play = { $seat } kan geen enkele positie betalen.
no-cubes = { $seat } heeft niet genoeg blokjes meer voor nog een positie.
stops = { $seat } speelt geen kaarten meer.
intrigues = { $seat } speelt: { $give }.
banished = Een blokje van { $seat } wordt verbannen naar het stadsveld ({ $city }).
occupies =
    { $seat } bezet: { $title } van { $city } ({ $country }, invloed { $influence }) voor { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } als joker
           *[other] { $fits }; als joker { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } als { $jokers } jokers
           *[other] { $fits }; als { $jokers } jokers { $makes }
        }
    }.
city-bonus =
    { $points ->
        [one] Stadsbonus ({ $city }) voor { $seat }: 1 punt.
       *[other] Stadsbonus ({ $city }) voor { $seat }: { $points } punten.
    }
country-bonus =
    { $points ->
        [one] { $seat } heeft in elke stad van het land een blokje: landbonus ({ $country }), 1 punt.
       *[other] { $seat } heeft in elke stad van het land een blokje: landbonus ({ $country }), { $points } punten.
    }
noble-house-bonus =
    { $points ->
        [one] { $seat } heeft op elke titel een blokje: Adelshuisbonus, 1 punt.
       *[other] { $seat } heeft op elke titel een blokje: Adelshuisbonus, { $points } punten.
    }
discards = { $seat } legt af: { $give }.
period-ends = De periode { $period } is voorbij; de aflegstapel wordt de nieuwe trekstapel.
last-round = De laatste periode is voorbij: de ronde wordt nog uitgespeeld. { $seat } heeft de laatste beurt, dan volgt de telling.
period-scoring = Periodetelling { $period }.
period-first =
    { $tied ->
        [0] { $country }: { $seat } heeft de meeste invloed ({ $influence }): { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
       *[other] { $country }: { $seats } hebben evenveel invloed ({ $influence }), maar { $seat } heeft de hoogste positie ({ $title } van { $city }): { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
period-second =
    { $tied ->
        [0] { $country }: { $seat } wordt tweede met invloed { $influence }: { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
       *[other] { $country }: { $seats } hebben evenveel invloed ({ $influence }), maar { $seat } heeft de hoogste positie ({ $title } van { $city }) en wordt tweede: { $points ->
            [one] { $points } punt.
           *[other] { $points } punten.
        }
    }
period-nobody = { $country }: geen andere speler heeft daar invloed, dus de marker met waarde { $points } gaat uit het spel.
title-scoring = Titeltelling.
title-whole =
    { $points ->
        [one] { $title }: { $seat } heeft de meeste blokjes ({ $cubes }): 1 punt.
       *[other] { $title }: { $seat } heeft de meeste blokjes ({ $cubes }): { $points } punten.
    }
title-half =
    { $points ->
        [one] { $title }: { $seats } hebben evenveel blokjes ({ $cubes }) en krijgen elk de halve marker: 1 punt.
       *[other] { $title }: { $seats } hebben evenveel blokjes ({ $cubes }) en krijgen elk de halve marker: elk { $points } punten.
    }
title-nobody =
    { $tied ->
        [0] { $title }: niemand heeft daar een blokje, dus niemand krijgt de marker.
       *[other] { $title }: { $seats } hebben evenveel blokjes ({ $cubes }), dus niemand krijgt de marker.
    }
tie-marker = { $seats } hebben evenveel punten; { $seat } wint met de waardevolste marker ({ $value } punten).
tie-shared = { $seats } hebben evenveel punten en een even waardevolle beste marker ({ $value } punten): ze delen de overwinning.
end = Het spel is afgelopen.

## Telling

score-cities = Stadsbonussen
score-countries = Landbonussen
score-noble_house = Adelshuisbonus
score-periods = Periodetellingen
score-titles = Titeltelling

## Speelbord

board-period = Periode { $period }
board-last-round = laatste ronde
board-last-turn = Laatste beurt: { $seat }
board-until =
    { $left ->
        [0] Periode: laatste beurt
        [one] Periode: 1 kaart
       *[other] Periode: { $left } kaarten
    }
board-first = Nu eerste
board-display = Open kaarten
board-piles = Trekstapels
board-pile-sizes =
    { $cards ->
        [one] 1 landenkaart
       *[other] { $cards } landenkaarten
    }, { $intrigue ->
        [one] 1 intrigekaart
       *[other] { $intrigue } intrigekaarten
    }
board-discards = Aflegstapel
board-intrigue-discards = Afgelegde intriges
board-bonus = Landbonus
board-influence = Invloed
board-titles = Titels
board-noble-house = Adelshuis
board-supply =
    { $cubes ->
        [one] 1 blokje
       *[other] { $cubes } blokjes
    }
board-hand =
    { $cards ->
        [one] 1 landenkaart
       *[other] { $cards } landenkaarten
    }
board-intrigue =
    { $cards ->
        [one] 1 intrigekaart
       *[other] { $cards } intrigekaarten
    }
board-no-cubes = Geen blokjes meer: geen positie meer
board-unknown = { $cards } onbekend
board-markers =
    { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
board-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
board-map = Kaart van Europa
board-land = { $country }: { $free } vrij, { $reachable } binnen bereik
board-position =
    { $cards ->
        [one] { $title } van { $city }: 1 kaart, invloed { $influence }.
       *[other] { $title } van { $city }: { $cards } kaarten, invloed { $influence }.
    }
board-free = Vrij.
board-held =
    { $intrigue ->
        [one] Bezet door { $seat }; overnemen kost ook 1 intrigekaart.
       *[other] Bezet door { $seat }; overnemen kost ook { $intrigue } intrigekaarten.
    }
board-city-bonus =
    { $points ->
        [one] Stadsbonus: 1 punt voor de eerste
       *[other] Stadsbonus: { $points } punten voor de eerste
    }
board-city-space = Stadsveld voor verbannen blokjes. Stadsbonus { $points }: al weg, maar telt bij gelijke stand
board-banished =
    { $cubes ->
        [one] { $seat }: 1 verbannen blokje
       *[other] { $seat }: { $cubes } verbannen blokjes
    }
board-standing = { $seat }: invloed { $influence }, in { $cities } van { $all } steden
board-periods = Periodetelling
board-gone = Niet meer beschikbaar
board-noble-house-how = Voor een blokje bij elke titel
board-collected = { $seat }: { $titles } van { $all } titels
board-title-cubes =
    { $cubes ->
        [one] { $seat }: 1 blokje
       *[other] { $seat }: { $cubes } blokjes
    }
board-colours = Blokjes om uit te kiezen
board-kinds = Wat trekken?
board-plots = Intriges
board-empty-hand = Geen kaarten op de hand
board-limit = { $cards } van { $most } landenkaarten, { $intrigue } van { $plots } intrigekaarten
board-joker =
    { $jokers ->
        [shortfall] Joker: { $cards } willekeurige landenkaarten vervangen één landenkaart die je mist, { $intrigue } willekeurige intrigekaarten één intrigekaart.
       *[free] Joker: { $cards } willekeurige landenkaarten tellen als één landenkaart naar keuze, { $intrigue } willekeurige intrigekaarten als één intrigekaart.
    }

## De lobby

preset-rulebook = Zoals in het spelregelboekje
preset-rulebook-text = Jokers mogen altijd, en zwart en wit hebben al hun blokjes.
preset-strict = Streng
preset-strict-text = Jokers vervangen alleen kaarten die je mist, en iedereen heeft evenveel blokjes.
switch-jokers = Jokers
switch-jokers-free = wanneer je wilt
switch-jokers-shortfall = alleen voor kaarten die je mist
switch-supplies = Blokjes
switch-supplies-printed = alle die de kleur heeft
switch-supplies-equal = voor iedereen evenveel (met twee: alle)

## Waarom de koning dat zou doen

reason-points =
    { $mine ->
        [one] Je hebt straks 1 punt in plaats van { $others }.
       *[other] Je hebt straks { $mine } punten in plaats van { $others }.
    }
reason-influence = Je hebt straks in totaal invloed { $mine } in plaats van { $others }.
reason-periods =
    { $mine ->
        [one] In de latere periodes zijn je plaatsen 1 punt waard in plaats van { $others }.
       *[other] In de latere periodes zijn je plaatsen { $mine } punten waard in plaats van { $others }.
    }
reason-cities =
    { $mine ->
        [one] Je bent straks in 1 stad aanwezig in plaats van in { $others }.
       *[other] Je bent straks in { $mine } steden aanwezig in plaats van in { $others }.
    }
reason-cards =
    { $mine ->
        [one] Je hebt straks 1 landenkaart in plaats van { $others }.
       *[other] Je hebt straks { $mine } landenkaarten in plaats van { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] Je hebt straks 1 intrigekaart in plaats van { $others }.
       *[other] Je hebt straks { $mine } intrigekaarten in plaats van { $others }.
    }
reason-cubes =
    { $mine ->
        [one] Je hebt straks nog 1 blokje in plaats van { $others }.
       *[other] Je hebt straks nog { $mine } blokjes in plaats van { $others }.
    }
reason-suits =
    { $mine ->
        [one] { $country }: je hebt straks 1 kaart in je hand in plaats van { $others }.
       *[other] { $country }: je hebt straks { $mine } kaarten in je hand in plaats van { $others }.
    }
reason-lead = { $country } (+{ $points }): je hebt met { $mine }% kans de meeste invloed in plaats van { $others }% ({ $seat } heeft nu invloed { $theirs }).
reason-second = { $country } (+{ $points }): je bent met { $mine }% kans tweede in plaats van { $others }% ({ $seat } heeft nu invloed { $theirs }).
reason-country =
    { $mine ->
        [one] { $country }: voor de landbonus (+{ $points }) kom je 1 stad tekort in plaats van { $others }.
       *[other] { $country }: voor de landbonus (+{ $points }) kom je { $mine } steden tekort in plaats van { $others }.
    }
reason-noble =
    { $mine ->
        [one] Voor de adelshuisbonus (+{ $points }) kom je 1 titel tekort in plaats van { $others }.
       *[other] Voor de adelshuisbonus (+{ $points }) kom je { $mine } titels tekort in plaats van { $others }.
    }
reason-titles = { $title } (+{ $points }): niemand heeft met { $mine }% kans meer blokjes dan jij ({ $beside }) in plaats van { $others }%.
reason-reach = { $title } van { $city } (invloed { $influence }): met { $mine }% kans vrij en met je kaarten te betalen in plaats van { $others }%.

scene-period = Periodetelling { $period }
scene-titles = Titeltelling
scene-banished = Een edele wordt verbannen
scene-country = Landbonus: { $country }
scene-noble = Adelshuisbonus

## Living cards

card-position = { $title } van { $city }
card-position-costs =
    { $cards ->
        [one] Kost 1 landenkaart ({ $country }) en geeft daar { $influence } invloed.
       *[other] Kost { $cards } landenkaarten ({ $country }) en geeft daar { $influence } invloed.
    }
card-position-pay = Met jouw kaarten: { price-cards }.
card-position-pay-both = Met jouw kaarten: { price-cards } + { price-intrigue }.
card-title-worth =
    { $points ->
        [one] Aan het einde leveren de meeste blokjes bij deze titel 1 punt op.
       *[other] Aan het einde leveren de meeste blokjes bij deze titel { $points } punten op.
    }
card-title-price =
    { $cards ->
        [one] Deze titel kost overal 1 landenkaart.
       *[other] Deze titel kost overal { $cards } landenkaarten.
    }
card-country-card = Betaalt één kaart van een positie in dit land: { $country }. { $joker } willekeurige landenkaarten tellen als één van het land dat je nodig hebt.
card-open =
    { $cards ->
        [one] Er ligt 1 zo'n kaart open.
       *[other] Er liggen { $cards } zulke kaarten open.
    }
card-hand =
    { $cards ->
        [one] Je hebt er 1 van in je hand.
       *[other] Je hebt er { $cards } van in je hand.
    }
card-intrigue-fits = Hij past bij { $countries }. { $joker } willekeurige intrigekaarten tellen als één passende.
card-pile-country = Trekstapel van de landenkaarten
card-pile-intrigue = Trekstapel van de intrigekaarten
card-markers = Markers van { $seat }
card-period = Periode { $period }, { $country }: de meeste invloed levert { $first } punten op, de tweede { $second }.
card-period-left =
    { $left ->
        [0] De periode eindigt met deze beurt: de open kaarten kunnen niet meer worden aangevuld.
        [one] Na nog 1 landenkaart kunnen de open kaarten niet meer worden aangevuld, en eindigt de periode.
       *[other] Na nog { $left } landenkaarten kunnen de open kaarten niet meer worden aangevuld, en eindigt de periode: op zijn vroegst na { $turns ->
            [one] 1 beurt
           *[other] { $turns } beurten
        }.
    }
card-last-period = Dit is de laatste periode: daarna wordt de ronde uitgespeeld en is het spel afgelopen.
card-ahead = Evenveel invloed: { $seat } ligt voor, met de hoogste positie ({ $title } van { $city }).
not-own = Deze positie heb je al.
not-cubes = Er zijn { $need } blokjes nodig, en je hebt er nog { $cubes }.
not-cards = Nodige kaarten ({ $country }): { $cards }. Je hebt er { $held }, en je andere kaarten tellen als { $jokers } ({ $joker } voor één).
not-intrigue = Overnemen kost intrigekaarten ({ $country }): { $intrigue }. De jouwe zijn er { $value } waard.
not-draw-over = Je hebt deze beurt al getrokken; nu mag je spelen.
not-draw-first = Eerst trekken, dan spelen.
not-kind-first = Kies eerst welke kaarten je deze beurt trekt.
not-kind-chosen = Je hebt voor deze beurt gekozen: nog { $cards } landenkaarten en { $intrigue } intrigekaarten.
not-first-turn = In je eerste beurt trek je een vast aantal landenkaarten en geen intrigekaart.
not-empty = In deze stapel zitten 0 kaarten.
not-colour = Deze kleur heeft { $seat }.
not-named = Noem eerst de positie; daarna leg je er kaarten voor neer.
not-pay-first = Betaal eerst de positie die je hebt genoemd.
not-this-payment = Deze kaart helpt nu niet bij het betalen. Nodige kaarten ({ $country }): { $cards }.

## Wat bij gelijke stand de doorslag geeft

decided-marker = Evenveel punten: de waardevollere losse marker gaf de doorslag ({ $best } tegen { $next }).
