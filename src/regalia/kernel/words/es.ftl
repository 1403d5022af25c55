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
reason-end =
    { $mine ->
        [one] Al final más o menos 1 punto, si no unos { $others }.
       *[other] Al final unos { $mine } puntos, si no unos { $others }.
    }
reason-now =
    { $mine ->
        [one] Al final más o menos 1 punto; ahora tienes { $now }.
       *[other] Al final unos { $mine } puntos; ahora tienes { $now }.
    }
reason-wins = Así ganas { $mine } de cada 100 partidas; con las demás, { $others }.
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

score-points = Puntos
plain-turn = debe elegir
plain-hidden =
    { $count ->
        [one] 1 carta boca abajo
       *[other] { $count } cartas boca abajo
    }
