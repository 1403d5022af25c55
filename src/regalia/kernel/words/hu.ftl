# Words that every game uses.

player = { $number }. játékos
nothing = semmi
list-and = { $first } és { $last }

hint-thinks = A király gondolkodik …
advice = { $chance }% győzelmi esély, kb. { $points } pont.
advice-beside = Ezzel összevetve: „{ $option }”.
advice-price = Ennek ára is van:
reason-end = A végén körülbelül { $mine } pont várható, körülbelül { $others } helyett.
reason-now = A végén körülbelül { $mine } pont várható; most { $now } pontod van.
reason-wins = Győzelmi esélye { $mine }%, { $others }% helyett.
reason-even = Szinte mindegy: a végén { $low }–{ $high } pont várható, bármelyiket választod.
reason-same = Mindegy: a végén { $points } pont várható, bármelyiket választod.

note-hint = { $seat } megkérdezte, mit tenne a király.
note-undo =
    { $count ->
        [one] { $seat } visszavonta az utolsó döntést.
       *[other] { $seat } visszavonta az utolsó { $count } döntést.
    }
note-undo-seen =
    { $count ->
        [one] { $seat } visszavonta az utolsó döntést, miután húzás, dobás vagy felfedés történt.
       *[other] { $seat } visszavonta az utolsó { $count } döntést, miután húzás, dobás vagy felfedés történt.
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
card-points = { $seat } pontjai
card-points-line = { $source }: { $points }
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

## Puzzles from real games

puzzle-right = Eltaláltad!
puzzle-wrong = Van ennél jobb.
puzzle-best = A legjobb: { $option }. Győzelmi esélye körülbelül { $chance }%.
puzzle-price = Ez az ára: { $told }
puzzle-yours = Te ezt választottad: { $option }. Győzelmi esélye körülbelül { $chance }%.
puzzle-obvious = Első ránézésre ez tűnik jónak: { $option }. Győzelmi esélye körülbelül { $chance }%.
puzzle-found = 100 próbálkozásból a lovagok { $knight }, a hercegek { $duke } alkalommal találják meg a megoldást.

## A befejezett játék elemzése

review = A játék elemzése
review-start = Esély az elején
review-own = Saját döntések
review-others = A többiek döntései
review-luck = Szerencse
review-end = A végén
review-level =
    { $level ->
        [page] { $seat } úgy játszott, mint egy apród.
        [squire] { $seat } úgy játszott, mint egy fegyverhordozó.
        [knight] { $seat } úgy játszott, mint egy lovag.
        [duke] { $seat } úgy játszott, mint egy herceg.
       *[king] { $seat } úgy játszott, mint egy király.
    }
review-without = Szerencse és balszerencse nélkül { $chance }% lett volna a győzelmi esély.
review-loss =
    { $count ->
        [one] 1 döntés, vesztesége { $loss } százalékpont.
       *[other] { $count } döntés, egyenként átlagosan { $loss } százalékpont veszteséggel.
    }
review-turning = Fordulópontok
review-none = Itt egyetlen döntés sem került legalább egy százalékpontba.
review-moment = { $number }. döntés: { $loss } százalékpont veszteség
review-chosen = A választás: { $option }
review-better = A király ezt választotta volna: { $option }
review-error = hiba
review-blunder = súlyos hiba
review-stroke = szerencsés fordulat neki: { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Ami egyenlő pontszámnál dönt

decided-nothing = Egyenlő pontszám, és a szabályok sem döntenek köztük.
