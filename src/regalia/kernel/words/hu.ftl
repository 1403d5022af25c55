# Words that every game uses.

player = { $number }. játékos
nothing = semmi
list-and = { $first } és { $last }

hint-thinks = A király gondolkodik …
advice = Győzelmi esély: { $chance }%, várható pontszám: { $points }.
reason-end = A végén körülbelül { $mine } pont várható, különben körülbelül { $others }.
reason-now = A végén körülbelül { $mine } pont várható; most { $now } pontod van.
reason-wins = Győzelmi esélye { $mine }%, a többi lehetőségé { $others }%.
reason-even = Szinte mindegy: a végén { $low }–{ $high } pont várható, bármelyiket választod.
reason-same = Mindegy: a végén { $points } pont várható, bármelyiket választod.

note-hint = { $seat } megkérdezte, mit tenne a király.
note-undo =
    { $count ->
        [one] { $seat } visszavonta az utolsó döntést.
       *[other] { $seat } visszavonta az utolsó { $count } döntést.
    }
note-ask =
    { $count ->
        [one] { $seat } szeretné visszavonni az utolsó döntést.
       *[other] { $seat } szeretné visszavonni az utolsó { $count } döntést.
    }
note-agree = { $seat } beleegyezik.
note-refuse = { $seat } nem egyezik bele.
note-withdraw = { $seat } mégsem kéri.
note-hand = { $seat } helyett mostantól a gép játszik.
note-replace = { $seat } nincs itt: a gép játszik tovább helyette.
note-lost = { $seat } ideje lejárt: egy apród játszik tovább helyette.
note-return = { $seat } újra maga játszik.
note-unguided = { $seat } kalauz nélkül játszik tovább.
note-guided = { $seat } visszahívta a kalauzt.

score-points = Pontok
plain-turn = választania kell
plain-hidden =
    { $count ->
        [one] 1 lefordított lap
       *[other] { $count } lefordított lap
    }

## Living cards

card-over = Már nem választható: a játéknak vége.
card-waits = Most nem te következel: { $seats } választ.
card-elsewhere = Most mást kell eldöntened: „{ $question }”
card-refused = Ez most nem lehetséges. A kérdés ez: „{ $question }”
card-way = Most: { $way }
card-many-ways =
    { $count ->
        [one] Most 1 módon választhatod
       *[other] Most { $count } módon választhatod
    }

# Bots of the lab.
note-fault = { $seat } hibát követett el: egy apród játszik tovább helyette.

## Clocks of people

note-clock = Mindenki itt van, az óra elindult.
note-remind = { $seat } ideje lejárt: ideje választani.
note-late = { $seat } nem választott időben: amíg vissza nem tér, egy lovag játszik helyette.
