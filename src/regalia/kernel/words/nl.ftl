# Words that every game uses.

player = Speler { $number }
nothing = niets
list-and = { $first } en { $last }

hint-thinks = De koning denkt na …
advice =
    { $points ->
        [one] { $chance }% kans op winst, ongeveer 1 punt.
       *[other] { $chance }% kans op winst, ongeveer { $points } punten.
    }
reason-later = Dit betaalt zich later uit.
reason-even = Dit verschilt nauwelijks van de andere.
