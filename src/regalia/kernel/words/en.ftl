# Words that every game uses.

player = Player { $number }
nothing = nothing
list-and = { $first } and { $last }
