# Royals en español.

about = Coloca a tus nobles en las cortes de Europa, desbanca a tus rivales y reúne títulos y bonificaciones.

## Palabras

country-france = Francia
country-german_states = Estados alemanes
country-britain = Gran Bretaña
country-spain = España
draw-pile = Mazo

amount-france =
    { $count ->
        [one] 1 carta de Francia
       *[other] { $count } cartas de Francia
    }
amount-german_states =
    { $count ->
        [one] 1 carta de los Estados alemanes
       *[other] { $count } cartas de los Estados alemanes
    }
amount-britain =
    { $count ->
        [one] 1 carta de Gran Bretaña
       *[other] { $count } cartas de Gran Bretaña
    }
amount-spain =
    { $count ->
        [one] 1 carta de España
       *[other] { $count } cartas de España
    }

amount-cards-france = { $count } × { country-france }
amount-cards-german_states = { $count } × { country-german_states }
amount-cards-britain = { $count } × { country-britain }
amount-cards-spain = { $count } × { country-spain }

intrigue-france_german_states = Francia/Estados alemanes
intrigue-france_britain = Francia/Gran Bretaña
intrigue-france_spain = Francia/España
intrigue-german_states_britain = Estados alemanes/Gran Bretaña
intrigue-german_states_spain = Estados alemanes/España
intrigue-britain_spain = Gran Bretaña/España

amount-france_german_states =
    { $count ->
        [one] 1 carta de intriga (Francia/Estados alemanes)
       *[other] { $count } cartas de intriga (Francia/Estados alemanes)
    }
amount-france_britain =
    { $count ->
        [one] 1 carta de intriga (Francia/Gran Bretaña)
       *[other] { $count } cartas de intriga (Francia/Gran Bretaña)
    }
amount-france_spain =
    { $count ->
        [one] 1 carta de intriga (Francia/España)
       *[other] { $count } cartas de intriga (Francia/España)
    }
amount-german_states_britain =
    { $count ->
        [one] 1 carta de intriga (Estados alemanes/Gran Bretaña)
       *[other] { $count } cartas de intriga (Estados alemanes/Gran Bretaña)
    }
amount-german_states_spain =
    { $count ->
        [one] 1 carta de intriga (Estados alemanes/España)
       *[other] { $count } cartas de intriga (Estados alemanes/España)
    }
amount-britain_spain =
    { $count ->
        [one] 1 carta de intriga (Gran Bretaña/España)
       *[other] { $count } cartas de intriga (Gran Bretaña/España)
    }

title-marshal = Mariscal
title-baron = Barón
title-countess = Condesa
title-duke = Duque
title-cardinal = Cardenal
title-princess = Princesa
title-king = Rey

city-paris = París
city-lyon = Lyon
city-avignon = Aviñón
city-bordeaux = Burdeos
city-brest = Brest
city-vienna = Viena
city-cologne = Colonia
city-munich = Múnich
city-berlin = Berlín
city-london = Londres
city-edinburgh = Edimburgo
city-dublin = Dublín
city-madrid = Madrid
city-valencia = Valencia
city-seville = Sevilla
city-barcelona = Barcelona

colour-black = negro
colour-white = blanco
colour-grey = gris
colour-purple = morado
colour-orange = naranja

## Preguntas

prompt-colour = Elige tu color.
prompt-kind =
    { $left ->
        [0] ¿Qué cartas robas este turno?
        [one] ¿Qué cartas robas este turno? La época acaba con este turno.
       *[other] ¿Qué cartas robas este turno? Si robas { $left } cartas de país, acaba la época.
    }
prompt-draw =
    { $intrigue ->
        [0] ¿De dónde coges la siguiente carta? Te queda por robar: { $cards ->
            [one] 1 carta de país.
           *[other] { $cards } cartas de país.
        }
       *[other] ¿De dónde coges la siguiente carta? Te queda por robar: { $cards ->
            [0] 1 carta de intriga.
            [one] 1 carta de país y 1 carta de intriga.
           *[other] { $cards } cartas de país y 1 carta de intriga.
        }
    }
prompt-play =
    { $positions ->
        [0] Con estas cartas no puedes pagar ninguna posición: termina tu turno.
       *[other] Ocupa una posición libre, arrebata una ocupada o termina tu turno.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } de { $city }: ¿qué cartas de intriga juegas? Hace falta 1 ({ $country }).
       *[other] { $title } de { $city }: ¿qué cartas de intriga juegas? Hacen falta { $intrigue } ({ $country }).
    }
prompt-payment =
    { $cards ->
        [one] { $title } de { $city } ({ position-worth }): ¿cómo pagas? Hace falta 1 carta de país ({ $country }).
       *[other] { $title } de { $city } ({ position-worth }): ¿cómo pagas? Hacen falta { $cards } cartas de país ({ $country }).
    }
prompt-country-limit =
    { $cards ->
        [one] Te sobra 1 carta de país: ¿cuál descartas?
       *[other] Te sobran { $cards } cartas de país: ¿cuáles descartas?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] Te sobra 1 carta de intriga: ¿cuál descartas?
       *[other] Te sobran { $cards } cartas de intriga: ¿cuáles descartas?
    }

pass-play = Terminar tu turno
option-colour = { $colour } ({ $cubes } cubos)
option-country-only =
    { $cards ->
        [one] 1 carta de país
       *[other] { $cards } cartas de país, una por una
    }
option-mixed =
    { $cards ->
        [one] 1 carta de país y { $intrigue ->
            [one] 1 carta de intriga
           *[other] { $intrigue } cartas de intriga
        }, una por una
       *[other] { $cards } cartas de país y { $intrigue ->
            [one] 1 carta de intriga
           *[other] { $intrigue } cartas de intriga
        }, una por una
    }
option-pile = Del mazo
option-intrigue = Una carta de intriga
option-take = { $country } (carta visible)
option-and-intrigue = { $country } + intriga
option-blind-cards = { $cards } cartas de país del mazo
option-open-cards = Todas las cartas visibles: { $cards }
option-country-first = Primero { $country }, luego { $cards } más, una por una
option-intrigue-first =
    { $cards ->
        [one] Primero la intriga, luego la carta de país
       *[other] Primero la intriga, luego { $cards } cartas de país
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } cartas como comodín ({ $country })
           *[other] { $fitting } × { $country } + { $others } otras como comodín
        }
       *[other] { $fitting ->
            [0] { $others } cartas como { $jokers } comodines ({ $country })
           *[other] { $fitting } × { $country } + { $others } otras como { $jokers } comodines
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × intriga
        [one] { $intrigue } × intriga (1 comodín)
       *[other] { $intrigue } × intriga ({ $plots } comodines)
    }
option-occupy = Ocupar: { $title } de { $city } – { price-cards }, influencia { $influence }
option-take-over = Arrebatar a { $seat }: { $title } de { $city } – { price-cards } + { $intrigue } × intriga, influencia { $influence }
option-play-intrigue = Jugar: { $give }
option-pay = Pagar: { $give }
option-pay-jokers =
    { $count ->
        [one] Pagar: { $makes } como comodín
       *[other] Pagar: { $makes } como { $count } comodines
    }
option-pay-mixed =
    { $count ->
        [one] Pagar: { $fits }; { $makes } como comodín
       *[other] Pagar: { $fits }; { $makes } como { $count } comodines
    }
position-worth =
    influencia { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $title } de { $city } ({ position-worth }): pagar { $give } y terminar tu turno
        [play] { $title } de { $city } ({ position-worth }): pagar { $give } y seguir jugando
       *[paid] { $title } de { $city } ({ position-worth }): pagar { $give }
    }
option-discard = Descartar: { $give }

## Sucesos

picks = { $seat } elige el color { $colour } ({ $cubes } cubos).
starts = { $seat } empieza la partida.
turn = Es el turno de { $seat }.
draws =
    { $seat } roba { $cards ->
        [one] 1 carta de país
       *[other] { $cards } cartas de país
    }{ $intrigue ->
        [0] {""}
        [one] {" "}y 1 carta de intriga
       *[other] {" "}y { $intrigue } cartas de intriga
    }.
takes = { $seat } coge una carta visible: { $country }.
draws-blind = { $seat } roba una carta de país del mazo.
draws-intrigue = { $seat } roba una carta de intriga.
drew = { $seat } ha robado: { $card }.
intrigue-renewed = Las { $cards } cartas de intriga descartadas forman el nuevo mazo.
cannot-play = { $seat } no puede pagar ninguna posición.
no-cubes = { $seat } ya no tiene cubos suficientes para ocupar otra posición.
stops = { $seat } no juega más cartas.
intrigues = { $seat } juega: { $give }.
banished = Un cubo de { $seat } queda desterrado a la casilla de ciudad ({ $city }).
occupies =
    { $seat } ocupa: { $title } de { $city } ({ $country }, influencia { $influence }) por { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } como comodín
           *[other] { $fits }; como comodín { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } como { $jokers } comodines
           *[other] { $fits }; como { $jokers } comodines { $makes }
        }
    }.
city-bonus =
    { $points ->
        [one] Bonificación de ciudad ({ $city }) para { $seat }: 1 punto.
       *[other] Bonificación de ciudad ({ $city }) para { $seat }: { $points } puntos.
    }
country-bonus =
    { $points ->
        [one] { $seat } tiene un cubo en cada ciudad del país: bonificación de país ({ $country }), 1 punto.
       *[other] { $seat } tiene un cubo en cada ciudad del país: bonificación de país ({ $country }), { $points } puntos.
    }
noble-house-bonus =
    { $points ->
        [one] { $seat } tiene un cubo en cada título: bonificación de casa noble, 1 punto.
       *[other] { $seat } tiene un cubo en cada título: bonificación de casa noble, { $points } puntos.
    }
discards = { $seat } descarta: { $give }.
period-ends = La época { $period } ha terminado; los descartes forman el nuevo mazo.
last-round = La última época ha terminado: la ronda se juega aún hasta el final. El último turno es de { $seat }; después viene la puntuación.
period-scoring = Puntuación de la época { $period }.
period-first =
    { $tied ->
        [0] { $country }: { $seat } tiene la mayor influencia ({ $influence }): { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
       *[other] { $country }: { $seats } tienen la misma influencia ({ $influence }), pero { $seat } tiene la posición más alta ({ $title } de { $city }): { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
    }
period-second =
    { $tied ->
        [0] { $country }: { $seat } ocupa el segundo lugar con influencia { $influence }: { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
       *[other] { $country }: { $seats } tienen la misma influencia ({ $influence }), pero { $seat } tiene la posición más alta ({ $title } de { $city }) y ocupa el segundo lugar: { $points ->
            [one] { $points } punto.
           *[other] { $points } puntos.
        }
    }
period-nobody = { $country }: ningún otro jugador tiene influencia allí, así que el marcador de valor { $points } sale del juego.
title-scoring = Puntuación de títulos.
title-whole =
    { $points ->
        [one] { $title }: { $seat } tiene más cubos que nadie ({ $cubes }): 1 punto.
       *[other] { $title }: { $seat } tiene más cubos que nadie ({ $cubes }): { $points } puntos.
    }
title-half =
    { $points ->
        [one] { $title }: { $seats } tienen los mismos cubos ({ $cubes }) y cada uno recibe la mitad del marcador: 1 punto.
       *[other] { $title }: { $seats } tienen los mismos cubos ({ $cubes }) y cada uno recibe la mitad del marcador: { $points } puntos.
    }
title-nobody =
    { $tied ->
        [0] { $title }: nadie tiene un cubo allí, así que nadie recibe el marcador.
       *[other] { $title }: { $seats } tienen los mismos cubos ({ $cubes }), así que nadie recibe el marcador.
    }
tie-marker = { $seats } tienen los mismos puntos; gana { $seat } con el marcador más valioso ({ $value } puntos).
tie-shared = { $seats } tienen los mismos puntos y un marcador igual de valioso ({ $value } puntos): comparten la victoria.
end = La partida ha terminado.

## Puntuación

score-cities = Bonificaciones de ciudad
score-countries = Bonificaciones de país
score-noble_house = Bonificación de casa noble
score-periods = Puntuación de épocas
score-titles = Puntuación de títulos

## Tablero

board-period = Época { $period }
board-last-round = última ronda
board-last-turn = Último turno: { $seat }
board-until =
    { $left ->
        [0] Época: último turno
        [one] Época: 1 carta
       *[other] Época: { $left } cartas
    }
board-first = Va en cabeza
board-display = Cartas visibles
board-piles = Mazos
board-pile-sizes =
    { $cards ->
        [one] 1 carta de país
       *[other] { $cards } cartas de país
    }, { $intrigue ->
        [one] 1 carta de intriga
       *[other] { $intrigue } cartas de intriga
    }
board-discards = Descartes
board-intrigue-discards = Intrigas descartadas
board-bonus = Bonificación de país
board-influence = Influencia
board-titles = Títulos
board-noble-house = Casa noble
board-supply =
    { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubos
    }
board-hand =
    { $cards ->
        [one] 1 carta de país
       *[other] { $cards } cartas de país
    }
board-intrigue =
    { $cards ->
        [one] 1 carta de intriga
       *[other] { $cards } cartas de intriga
    }
board-no-cubes = Sin cubos: ninguna posición más
board-unknown =
    { $cards ->
        [one] 1 desconocida
       *[other] { $cards } desconocidas
    }
board-markers =
    { $markers ->
        [one] 1 marcador
       *[other] { $markers } marcadores
    }
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-map = Mapa de Europa
board-land =
    { $free ->
        [one] { $country }: 1 posición libre, { $reachable } al alcance
       *[other] { $country }: { $free } posiciones libres, { $reachable } al alcance
    }
board-position =
    { $cards ->
        [one] { $title } de { $city }: 1 carta, influencia { $influence }.
       *[other] { $title } de { $city }: { $cards } cartas, influencia { $influence }.
    }
board-free = Libre.
board-held =
    { $intrigue ->
        [one] Ocupada por { $seat }; para arrebatarla hace falta además 1 carta de intriga.
       *[other] Ocupada por { $seat }; para arrebatarla hacen falta además { $intrigue } cartas de intriga.
    }
board-city-bonus =
    { $points ->
        [one] Bonificación de ciudad: 1 punto para el primero
       *[other] Bonificación de ciudad: { $points } puntos para el primero
    }
board-city-space = Casilla de ciudad para los desterrados. Bonificación de ciudad { $points }: ya entregada, pero deshace empates
board-banished =
    { $cubes ->
        [one] { $seat }: 1 cubo desterrado
       *[other] { $seat }: { $cubes } cubos desterrados
    }
board-standing = { $seat }: influencia { $influence }, en { $cities } de { $all } ciudades
board-periods = Puntuación de épocas
board-gone = Ya no está
board-noble-house-how = Por un cubo en cada título
board-collected = { $seat }: { $titles } de { $all } títulos
board-title-cubes =
    { $cubes ->
        [one] { $seat }: 1 cubo
       *[other] { $seat }: { $cubes } cubos
    }
board-colours = Cubos para elegir
board-kinds = ¿Qué robar?
board-plots = Intrigas
board-empty-hand = No tienes cartas en la mano
board-limit = { $cards } de { $most } cartas de país, { $intrigue } de { $plots } cartas de intriga
board-joker =
    { $jokers ->
        [shortfall] Comodín: { $cards } cartas de país cualesquiera sustituyen una carta de país que te falta, { $intrigue } cartas de intriga una de intriga.
       *[free] Comodín: { $cards } cartas de país cualesquiera valen por una carta de país a tu elección, { $intrigue } cartas de intriga por una de intriga.
    }

## La sala

preset-rulebook = Como en el reglamento
preset-rulebook-text = Los comodines se pueden usar siempre, y negro y blanco tienen todos sus cubos.
preset-strict = Estricto
preset-strict-text = Los comodines solo sustituyen cartas que faltan, y todos tienen los mismos cubos.
switch-jokers = Comodines
switch-jokers-free = cuando quieras
switch-jokers-shortfall = solo por cartas que te faltan
switch-supplies = Cubos
switch-supplies-printed = todos los del color
switch-supplies-equal = los mismos para todos (con dos jugadores, todos)

## Por qué lo haría el rey

reason-points =
    { $mine ->
        [one] Pronto tendrás 1 punto en vez de { $others }.
       *[other] Pronto tendrás { $mine } puntos en vez de { $others }.
    }
reason-influence = Pronto tendrás en total influencia { $mine } en vez de { $others }.
reason-periods =
    { $mine ->
        [one] En las épocas siguientes tus puestos valen 1 punto en vez de { $others }.
       *[other] En las épocas siguientes tus puestos valen { $mine } puntos en vez de { $others }.
    }
reason-cities =
    { $mine ->
        [one] Pronto estarás en 1 ciudad en vez de en { $others }.
       *[other] Pronto estarás en { $mine } ciudades en vez de en { $others }.
    }
reason-cards =
    { $mine ->
        [one] Pronto tendrás 1 carta de país en vez de { $others }.
       *[other] Pronto tendrás { $mine } cartas de país en vez de { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] Pronto tendrás 1 carta de intriga en vez de { $others }.
       *[other] Pronto tendrás { $mine } cartas de intriga en vez de { $others }.
    }
reason-cubes =
    { $mine ->
        [one] Pronto te quedará 1 cubo en vez de { $others }.
       *[other] Pronto te quedarán { $mine } cubos en vez de { $others }.
    }
reason-suits =
    { $mine ->
        [one] { $country }: pronto tendrás 1 carta en la mano en vez de { $others }.
       *[other] { $country }: pronto tendrás { $mine } cartas en la mano en vez de { $others }.
    }
reason-lead = { $country } (+{ $points }): tienes la mayor influencia con un { $mine } % de probabilidad en vez de un { $others } % ({ $seat } tiene ahora influencia { $theirs }).
reason-second = { $country } (+{ $points }): quedas segundo con un { $mine } % de probabilidad en vez de un { $others } % ({ $seat } tiene ahora influencia { $theirs }).
reason-country =
    { $mine ->
        [one] { $country }: para la bonificación de país (+{ $points }) te falta 1 ciudad en vez de { $others }.
       *[other] { $country }: para la bonificación de país (+{ $points }) te faltan { $mine } ciudades en vez de { $others }.
    }
reason-noble =
    { $mine ->
        [one] Para la bonificación de casa noble (+{ $points }) te falta 1 título en vez de { $others }.
       *[other] Para la bonificación de casa noble (+{ $points }) te faltan { $mine } títulos en vez de { $others }.
    }
reason-titles = { $title } (+{ $points }): nadie tiene más cubos que tú ({ $beside }) con un { $mine } % de probabilidad en vez de un { $others } %.
reason-reach = { $title } de { $city } (influencia { $influence }): libre y al alcance de tus cartas con un { $mine } % de probabilidad en vez de un { $others } %.

scene-period = Puntuación de la época { $period }
scene-titles = Puntuación de títulos
scene-banished = Un noble es desterrado
scene-country = Bonificación de país: { $country }
scene-noble = Bonificación de casa noble

## Living cards

card-position = { $title } de { $city }
card-position-costs =
    { $cards ->
        [one] Cuesta 1 carta de país ({ $country }) y da allí { $influence } de influencia.
       *[other] Cuesta { $cards } cartas de país ({ $country }) y da allí { $influence } de influencia.
    }
card-position-pay = Con tus cartas: { price-cards }.
card-position-pay-both = Con tus cartas: { price-cards } + { price-intrigue }.
card-title-worth =
    { $points ->
        [one] Al final, quien tenga más cubos en este título gana 1 punto.
       *[other] Al final, quien tenga más cubos en este título gana { $points } puntos.
    }
card-title-price =
    { $cards ->
        [one] Este título cuesta 1 carta de país en todas partes.
       *[other] Este título cuesta { $cards } cartas de país en todas partes.
    }
card-country-card = Paga una carta de una posición de este país: { $country }. { $joker } cartas de país cualesquiera valen por una del que necesitas.
card-open =
    { $cards ->
        [one] Hay 1 carta visible de este país.
       *[other] Hay { $cards } cartas visibles de este país.
    }
card-hand =
    { $cards ->
        [one] Tienes 1 en la mano.
       *[other] Tienes { $cards } en la mano.
    }
card-intrigue-fits = Sirve para { $countries }. { $joker } cartas de intriga cualesquiera valen por una que sirve.
card-pile-country = Mazo de cartas de país
card-pile-intrigue = Mazo de cartas de intriga
card-markers = Marcadores de { $seat }
card-period = Época { $period }, { $country }: la mayor influencia da { $first } puntos, la segunda { $second }.
card-period-left =
    { $left ->
        [0] La época acaba con este turno: ya no se pueden reponer las cartas visibles.
        [one] Tras 1 carta de país más ya no se podrán reponer las cartas visibles y acabará la época.
       *[other] Tras { $left } cartas de país más ya no se podrán reponer las cartas visibles y acabará la época: como pronto, en { $turns ->
            [one] 1 turno
           *[other] { $turns } turnos
        }.
    }
card-last-period = Es la última época: después se juega la ronda hasta el final y acaba la partida.
card-ahead = Igual influencia: { $seat } va en cabeza, con la posición más alta ({ $title } de { $city }).
not-own = Ya tienes esta posición.
not-cubes = Hacen falta { $need } cubos, y te quedan { $cubes }.
not-cards = Cartas necesarias ({ $country }): { $cards }. Tienes { $held }, y tus otras cartas valen por { $jokers } ({ $joker } por una).
not-intrigue = Para arrebatarla hacen falta cartas de intriga ({ $country }): { $intrigue }. Las tuyas valen por { $value }.
not-draw-over = Ya has robado cartas en este turno; ahora puedes jugar.
not-draw-first = Primero roba, luego juega.
not-kind-first = Elige primero qué cartas robas en este turno.
not-kind-chosen = Ya has elegido para este turno: quedan { $cards } cartas de país y { $intrigue } de intriga.
not-first-turn = En tu primer turno robas un número fijo de cartas de país y ninguna de intriga.
not-empty = En este mazo hay 0 cartas.
not-colour = Este color lo tiene { $seat }.
not-named = Nombra primero la posición; después pagas con cartas.
not-pay-first = Paga primero la posición que has nombrado.
not-this-payment = Esta carta no ayuda a pagar ahora. Cartas necesarias ({ $country }): { $cards }.

## Lo que decide los empates

decided-marker = Igualdad de puntos: decidió el marcador de mayor valor ({ $best } contra { $next }).
