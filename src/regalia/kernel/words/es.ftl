# Words that every game uses.

player = Jugador { $number }
nothing = nada
list-and = { $first } y { $last }
