# Words that every game uses.

player = { $number }. játékos
nothing = semmi
list-and = { $first } és { $last }
