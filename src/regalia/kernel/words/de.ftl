# Words that every game uses.

player = Spieler { $number }
nothing = nichts
list-and = { $first } und { $last }
