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
advice-beside = Vergeleken met “{ $option }”:
advice-price = Het heeft zijn prijs:
reason-end =
    { $mine ->
        [one] Aan het eind ongeveer 1 punt in plaats van ongeveer { $others }.
       *[other] Aan het eind ongeveer { $mine } punten in plaats van ongeveer { $others }.
    }
reason-now =
    { $mine ->
        [one] Aan het eind ongeveer 1 punt; nu heb je er { $now }.
       *[other] Aan het eind ongeveer { $mine } punten; nu heb je er { $now }.
    }
reason-wins = Dit wint in { $mine } van de 100 partijen in plaats van { $others }.
reason-even = Het maakt weinig uit: { $low } tot { $high } punten aan het eind, wat je ook kiest.
reason-same =
    { $points ->
        [one] Het maakt niet uit: 1 punt aan het eind, wat je ook kiest.
       *[other] Het maakt niet uit: { $points } punten aan het eind, wat je ook kiest.
    }

note-hint = { $seat } heeft gevraagd wat de koning zou doen.
note-undo =
    { $count ->
        [one] { $seat } neemt de laatste keuze terug.
       *[other] { $seat } neemt de laatste { $count } keuzes terug.
    }
note-undo-seen =
    { $count ->
        [one] { $seat } neemt de laatste keuze terug, nadat er iets is getrokken, gegooid of onthuld.
       *[other] { $seat } neemt de laatste { $count } keuzes terug, nadat er iets is getrokken, gegooid of onthuld.
    }
note-ask =
    { $count ->
        [one] { $seat } vraagt of de laatste keuze terug mag.
       *[other] { $seat } vraagt of de laatste { $count } keuzes terug mogen.
    }
note-agree = { $seat } vindt het goed.
note-refuse = { $seat } vindt het niet goed.
note-withdraw = { $seat } vraagt het niet meer.
note-hand = { $seat } laat de computer verder spelen.
note-replace = { $seat } is er niet: de computer speelt verder.
note-lost = De tijd van { $seat } is om: een page speelt verder.
note-return = { $seat } speelt weer zelf.
note-unguided = { $seat } speelt verder zonder gids.
note-guided = { $seat } heeft de gids teruggehaald.

score-points = Punten
plain-turn = moet kiezen
plain-hidden =
    { $count ->
        [one] 1 gedekte kaart
       *[other] { $count } gedekte kaarten
    }

## Living cards

card-over = Er valt niets meer te kiezen: het spel is afgelopen.
card-waits = Je bent niet aan de beurt: { $seats } moet kiezen.
card-elsewhere = Nu wordt je iets anders gevraagd: ‘{ $question }’
card-refused = Dit kan nu niet. De vraag is: ‘{ $question }’
card-way = Nu: { $way }
card-points = Punten van { $seat }
card-points-line = { $source }: { $points }
card-many-ways =
    { $count ->
        [one] Nu: 1 manier om dit te kiezen
       *[other] Nu: { $count } manieren om dit te kiezen
    }

# Bots of the lab.
note-fault = { $seat } heeft een fout gemaakt: een page speelt verder.

## Clocks of people

note-clock = Iedereen is er, de klok loopt.
note-remind = De tijd van { $seat } is om: er moet gekozen worden.
note-late = De tijd van { $seat } is om: een ridder speelt verder tot { $seat } terug is.

## Puzzles from real games

puzzle-right = Goed!
puzzle-wrong = Er is iets beters.
puzzle-best = Het beste: { $option }. Dat wint ongeveer { $chance } van de 100 partijen.
puzzle-price = De prijs: { $told }
puzzle-yours = Jouw keuze: { $option }. Ongeveer { $chance } van de 100.
puzzle-obvious = Op het eerste gezicht: { $option }. Ongeveer { $chance } van de 100.
puzzle-found = Van 100 pogingen vinden ridders de oplossing in { $knight }, hertogen in { $duke }.

## De analyse van een afgelopen spel

review = Analyse van het spel
review-start = Kans aan het begin
review-own = Eigen keuzes
review-others = Keuzes van de anderen
review-luck = Geluk
review-end = Aan het eind
review-level =
    { $level ->
        [page] { $seat } speelde als een page.
        [squire] { $seat } speelde als een schildknaap.
        [knight] { $seat } speelde als een ridder.
        [duke] { $seat } speelde als een hertog.
       *[king] { $seat } speelde als een koning.
    }
review-without = Zonder geluk of pech was de winstkans { $chance }% geweest.
review-loss =
    { $count ->
        [one] 1 keuze, die { $loss } procentpunt kostte.
       *[other] { $count } keuzes, die gemiddeld elk { $loss } procentpunt kostten.
    }
review-turning = Keerpunten
review-none = Hier kostte geen keuze een procentpunt of meer.
review-moment = Keuze { $number }: { $loss } procentpunt verloren
review-chosen = Gekozen: { $option }
review-better = De koning had gekozen: { $option }
review-error = fout
review-blunder = blunder
review-stroke = gelukstreffer voor { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Wat bij gelijke stand de doorslag geeft

decided-nothing = Evenveel punten, en geen regel geeft de doorslag.
