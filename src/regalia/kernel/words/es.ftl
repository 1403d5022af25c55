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
