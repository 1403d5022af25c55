# Words that every game uses.

player = Jugador { $number }
nothing = nada
list-and = { $first } y { $last }

hint-thinks = El rey está pensando …
advice =
    { $points ->
        [one] { $chance } % de ganar, más o menos 1 punto.
       *[other] { $chance } % de ganar, unos { $points } puntos.
    }
advice-beside = Comparado con «{ $option }»:
advice-price = Tiene su precio:
reason-end =
    { $mine ->
        [one] Al final más o menos 1 punto en vez de unos { $others }.
       *[other] Al final unos { $mine } puntos en vez de unos { $others }.
    }
reason-now =
    { $mine ->
        [one] Al final más o menos 1 punto; ahora tienes { $now }.
       *[other] Al final unos { $mine } puntos; ahora tienes { $now }.
    }
reason-wins = Así ganas { $mine } de cada 100 partidas en vez de { $others }.
reason-even = Da casi igual: de { $low } a { $high } puntos al final, elijas lo que elijas.
reason-same =
    { $points ->
        [one] Da igual: 1 punto al final, elijas lo que elijas.
       *[other] Da igual: { $points } puntos al final, elijas lo que elijas.
    }

note-hint = { $seat } ha preguntado qué haría el rey.
note-undo =
    { $count ->
        [one] { $seat } deshace la última decisión.
       *[other] { $seat } deshace las últimas { $count } decisiones.
    }
note-undo-seen =
    { $count ->
        [one] { $seat } deshace la última decisión, después de haberse sacado, tirado o revelado algo.
       *[other] { $seat } deshace las últimas { $count } decisiones, después de haberse sacado, tirado o revelado algo.
    }
note-ask =
    { $count ->
        [one] { $seat } pide deshacer la última decisión.
       *[other] { $seat } pide deshacer las últimas { $count } decisiones.
    }
note-agree = { $seat } está de acuerdo.
note-refuse = { $seat } no está de acuerdo.
note-withdraw = { $seat } retira su petición.
note-hand = { $seat } deja jugar al ordenador.
note-replace = { $seat } no está: el ordenador juega en su lugar.
note-lost = A { $seat } se le ha acabado el tiempo: un paje juega en su lugar.
note-return = { $seat } vuelve a jugar.
note-unguided = { $seat } sigue sin el guía.
note-guided = { $seat } ha vuelto a llamar al guía.

score-points = Puntos
plain-turn = debe elegir
plain-hidden =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }

## Living cards

card-over = Ya no se puede elegir: la partida ha terminado.
card-waits = No es tu turno: le toca a { $seats }.
card-elsewhere = Ahora se te pregunta otra cosa: «{ $question }»
card-refused = Esto no es posible ahora. La pregunta es: «{ $question }»
card-way = Ahora: { $way }
card-points = Puntos de { $seat }
card-points-line = { $source }: { $points }
card-many-ways =
    { $count ->
        [one] Ahora: 1 manera de elegirlo
       *[other] Ahora: { $count } maneras de elegirlo
    }

# Bots of the lab.
note-fault = { $seat } ha cometido un error: un paje juega en su lugar.

## Clocks of people

note-clock = Ya están todos y el reloj corre.
note-remind = El tiempo de { $seat } se ha acabado: hay que elegir.
note-late = A { $seat } se le ha acabado el tiempo: un caballero juega hasta que vuelva.

## Puzzles from real games

puzzle-right = ¡Correcto!
puzzle-wrong = Hay algo mejor.
puzzle-best = Lo mejor: { $option }. Gana unas { $chance } de cada 100 partidas.
puzzle-price = Su precio: { $told }
puzzle-yours = Tu elección: { $option }. Unas { $chance } de cada 100.
puzzle-obvious = A primera vista: { $option }. Unas { $chance } de cada 100.
puzzle-found = De 100 intentos, los caballeros encuentran la solución en { $knight } y los duques en { $duke }.

## El análisis de una partida terminada

review = Análisis de la partida
review-start = Probabilidad al principio
review-own = Decisiones propias
review-others = Decisiones de los demás
review-luck = Suerte
review-end = Al final
review-level =
    { $level ->
        [page] { $seat } jugó como un paje.
        [squire] { $seat } jugó como un escudero.
        [knight] { $seat } jugó como un caballero.
        [duke] { $seat } jugó como un duque.
       *[king] { $seat } jugó como un rey.
    }
review-without = Sin buena ni mala suerte, la probabilidad de ganar habría sido del { $chance } %.
review-loss =
    { $count ->
        [one] 1 decisión, que costó { $loss } puntos porcentuales.
       *[other] { $count } decisiones, que costaron de media { $loss } puntos porcentuales cada una.
    }
review-turning = Momentos decisivos
review-none = Aquí ninguna decisión costó un punto porcentual o más.
review-moment = Decisión { $number }: { $loss } puntos porcentuales perdidos
review-chosen = Elegido: { $option }
review-better = El rey habría elegido: { $option }
review-error = error
review-blunder = error grave
review-stroke = golpe de suerte para { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Lo que decide los empates

decided-nothing = Igualdad de puntos, y ninguna regla decide entre ellos.
