# Serenade magyarul.

about = Küldd udvaroncaidat titokban, a többiekkel egyszerre a szeszélyes király elé, és gyűjtsd össze öt este ajándékait.

art-song = dalra
art-dance = táncra
art-verse = versre
courtier-song-1 = 1-es énekes
courtier-song-2 = 2-es énekes
courtier-song-3 = 3-as énekes
courtier-song-4 = 4-es énekes
courtier-song-5 = 5-ös énekes
courtier-song-6 = 6-os énekes
courtier-song-7 = 7-es énekes
courtier-song-8 = 8-as énekes
courtier-song-9 = 9-es énekes
courtier-song-10 = 10-es énekes
courtier-dance-1 = 1-es táncos
courtier-dance-2 = 2-es táncos
courtier-dance-3 = 3-as táncos
courtier-dance-4 = 4-es táncos
courtier-dance-5 = 5-ös táncos
courtier-dance-6 = 6-os táncos
courtier-dance-7 = 7-es táncos
courtier-dance-8 = 8-as táncos
courtier-dance-9 = 9-es táncos
courtier-dance-10 = 10-es táncos
courtier-verse-1 = 1-es költő
courtier-verse-2 = 2-es költő
courtier-verse-3 = 3-as költő
courtier-verse-4 = 4-es költő
courtier-verse-5 = 5-ös költő
courtier-verse-6 = 6-os költő
courtier-verse-7 = 7-es költő
courtier-verse-8 = 8-as költő
courtier-verse-9 = 9-es költő
courtier-verse-10 = 10-es költő

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
option-send = Küldöm: { $courtier }
option-take = Választom: { $gifts }

evening = { $number }. este: a király { $art } vágyik. Az ajándékok: { $gifts }.
sends = { $seat } ezt az udvaroncot küldte: { $courtier }.
takes = { $seat } ajándéka: { $gifts }.
