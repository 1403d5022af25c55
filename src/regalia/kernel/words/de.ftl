# Words that every game uses.

player = Spieler { $number }
nothing = nichts
list-and = { $first } und { $last }

hint-thinks = Der König denkt nach …
advice =
    { $points ->
        [one] { $chance } % Siegchance, etwa 1 Punkt.
       *[other] { $chance } % Siegchance, etwa { $points } Punkte.
    }
reason-later = Das zahlt sich später aus.
reason-even = Das unterscheidet sich kaum von den anderen.
