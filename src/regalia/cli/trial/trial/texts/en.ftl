# Trial in English.

about = Guess which side the coin will show, all at once.

side-crown = Crown
side-shield = Shield
points =
    { $count ->
        [one] point
       *[other] points
    }
group-coin = The coin
group-won = Won so far

prompt-guess = Toss { $round }: which side will it show?
option-guess = { $side }
tossed =
    { $count ->
        [0] Toss { $round }: { $side }. Nobody was right.
       *[other] Toss { $round }: { $side }. Right: { $seats }.
    }
