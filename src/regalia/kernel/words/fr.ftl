# Words that every game uses.

player = Joueur { $number }
nothing = rien
list-and = { $first } et { $last }
