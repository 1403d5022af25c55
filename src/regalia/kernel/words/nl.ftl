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
reason-end =
    { $mine ->
        [one] Aan het eind ongeveer 1 punt, anders ongeveer { $others }.
       *[other] Aan het eind ongeveer { $mine } punten, anders ongeveer { $others }.
    }
reason-now =
    { $mine ->
        [one] Aan het eind ongeveer 1 punt; nu heb je er { $now }.
       *[other] Aan het eind ongeveer { $mine } punten; nu heb je er { $now }.
    }
reason-wins = Dit wint in { $mine } van de 100 partijen, de andere in { $others }.
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
