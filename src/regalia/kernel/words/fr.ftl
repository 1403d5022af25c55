# Words that every game uses.

player = Joueur { $number }
nothing = rien
list-and = { $first } et { $last }

hint-thinks = Le roi réfléchit …
advice =
    { $points ->
        [one] { $chance } % de chances de gagner, environ { $points } point.
       *[other] { $chance } % de chances de gagner, environ { $points } points.
    }
reason-later = Cela paiera plus tard.
reason-even = Cela diffère à peine des autres.
