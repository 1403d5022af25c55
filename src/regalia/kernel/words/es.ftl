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
reason-later = Compensa más adelante.
reason-even = Apenas se distingue de las demás.
