# Words that every game uses.

player = Player { $number }
nothing = nothing
list-and = { $first } and { $last }

hint-thinks = The king is thinking …
advice =
    { $points ->
        [one] { $chance }% to win, about 1 point.
       *[other] { $chance }% to win, about { $points } points.
    }
reason-later = It pays off later.
reason-even = It hardly differs from the others.
