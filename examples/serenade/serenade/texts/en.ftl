# Serenade in English.

about = Send your courtiers to a moody king, secretly and all at once, and collect the gifts of five evenings.

art-song = a song
art-dance = a dance
art-verse = a verse
courtier =
    { $kind ->
        [song] Singer
        [dance] Dancer
       *[verse] Poet
    } { $rank }

gift-rose =
    { $count ->
        [one] Rose
       *[other] Roses
    }
gift-ring =
    { $count ->
        [one] Ring
       *[other] Rings
    }
gift-crown =
    { $count ->
        [one] Crown
       *[other] Crowns
    }
amount-rose =
    { $count ->
        [one] a rose
       *[other] { $count } roses
    }
amount-ring =
    { $count ->
        [one] a ring
       *[other] { $count } rings
    }
amount-crown =
    { $count ->
        [one] a crown
       *[other] { $count } crowns
    }
points =
    { $count ->
        [one] point
       *[other] points
    }

group-wish = The king longs for
group-ready = Gifts of the evening
group-sent = Sent to the king
group-taken = Gifts taken
group-hand = Courtiers in hand

prompt-send = The king longs for { $art }. Whom do you send?
prompt-take = You pleased the king, who longed for { $art }. Which gift do you take?
option-send = Send { courtier }
option-take = Take { $gifts }

evening = Evening { $number }: the king longs for { $art }. The gifts are { $gifts }.
sends = { $seat } has sent { courtier }.
takes = { $seat } takes { $gifts }.
