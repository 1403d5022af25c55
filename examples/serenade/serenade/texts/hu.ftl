# Serenade magyarul.

about = Küldd udvaroncaidat titokban, a többiekkel egyszerre a szeszélyes király elé, és gyűjtsd össze öt este ajándékait.

art-song = dalra
art-dance = táncra
art-verse = versre
courtier =
    { $rank ->
        [3] 3-as
        [5] 5-ös
        [6] 6-os
        [8] 8-as
       *[other] { $rank }-es
    } { $kind ->
        [song] énekes
        [dance] táncos
       *[verse] költő
    }

gift-rose =
    { $count ->
       *[other] Rózsa
    }
gift-ring =
    { $count ->
       *[other] Gyűrű
    }
gift-crown =
    { $count ->
       *[other] Korona
    }
amount-rose =
    { $count ->
        [one] egy rózsa
       *[other] { $count } rózsa
    }
amount-ring =
    { $count ->
        [one] egy gyűrű
       *[other] { $count } gyűrű
    }
amount-crown =
    { $count ->
        [one] egy korona
       *[other] { $count } korona
    }
points =
    { $count ->
       *[other] pont
    }

group-wish = A király erre vágyik
group-ready = Az este ajándékai
group-sent = A király elé küldve
group-taken = Elnyert ajándékok
group-hand = Udvaroncok kézben

prompt-send = A király { $art } vágyik. Kit küldesz elé?
prompt-take = A király { $art } vágyott, és elnyerted a tetszését. Melyik ajándékot választod?
option-send = Küldöm: { courtier }
option-take = Választom: { $gifts }

evening = { $number }. este: a király { $art } vágyik. Az ajándékok: { $gifts }.
sends = { $seat } ezt az udvaroncot küldte: { courtier }.
takes = { $seat } ajándéka: { $gifts }.
