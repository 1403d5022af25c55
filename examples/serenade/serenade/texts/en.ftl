# Serenade in English.

about = Send your courtiers to a moody king, secretly and all at once, and collect the gifts of five evenings.

art-song = a song
art-dance = a dance
art-verse = a verse
courtier-song-1 = Singer 1
courtier-song-2 = Singer 2
courtier-song-3 = Singer 3
courtier-song-4 = Singer 4
courtier-song-5 = Singer 5
courtier-song-6 = Singer 6
courtier-song-7 = Singer 7
courtier-song-8 = Singer 8
courtier-song-9 = Singer 9
courtier-song-10 = Singer 10
courtier-dance-1 = Dancer 1
courtier-dance-2 = Dancer 2
courtier-dance-3 = Dancer 3
courtier-dance-4 = Dancer 4
courtier-dance-5 = Dancer 5
courtier-dance-6 = Dancer 6
courtier-dance-7 = Dancer 7
courtier-dance-8 = Dancer 8
courtier-dance-9 = Dancer 9
courtier-dance-10 = Dancer 10
courtier-verse-1 = Poet 1
courtier-verse-2 = Poet 2
courtier-verse-3 = Poet 3
courtier-verse-4 = Poet 4
courtier-verse-5 = Poet 5
courtier-verse-6 = Poet 6
courtier-verse-7 = Poet 7
courtier-verse-8 = Poet 8
courtier-verse-9 = Poet 9
courtier-verse-10 = Poet 10

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
option-send = Send { $courtier }
option-take = Take { $gifts }

evening = Evening { $number }: the king longs for { $art }. The gifts are { $gifts }.
sends = { $seat } has sent { $courtier }.
takes = { $seat } takes { $gifts }.
