# Words that every game uses.

player = Speler { $number }
nothing = niets
list-and = { $first } en { $last }
