# Words that every game uses.

player = Player { $number }
nothing = nothing
list-and = { $first } and { $last }

hint-thinks = The king is thinking …
advice =
    { $points ->
        [one] { $chance }% to win, about 1 point.
       *[other] { $chance }% to win, about { $points } points.
    }
reason-end =
    { $mine ->
        [one] In the end about 1 point, otherwise about { $others }.
       *[other] In the end about { $mine } points, otherwise about { $others }.
    }
reason-now =
    { $mine ->
        [one] In the end about 1 point; now you have { $now }.
       *[other] In the end about { $mine } points; now you have { $now }.
    }
reason-wins = This wins in { $mine } of 100 games, the others in { $others }.
reason-even = All the same: { $low } to { $high } points in the end, whichever you choose.
reason-same =
    { $points ->
        [one] All the same: 1 point in the end, whichever you choose.
       *[other] All the same: { $points } points in the end, whichever you choose.
    }

note-hint = { $seat } has asked what the king would do.
note-undo =
    { $count ->
        [one] { $seat } takes back the last choice.
       *[other] { $seat } takes back the last { $count } choices.
    }
note-ask =
    { $count ->
        [one] { $seat } asks whether the last choice may be taken back.
       *[other] { $seat } asks whether the last { $count } choices may be taken back.
    }
note-agree = { $seat } agrees.
note-refuse = { $seat } does not agree.
note-withdraw = { $seat } no longer asks.
note-hand = { $seat } lets an opponent play on.
note-replace = { $seat } is away: an opponent plays on.
note-lost = { $seat } ran out of time: a page plays on.
note-return = { $seat } plays again.
note-unguided = { $seat } goes on without the guide.
note-guided = { $seat } has the guide back.

score-points = Points
plain-turn = must choose
plain-hidden =
    { $count ->
        [one] 1 card face down
       *[other] { $count } cards face down
    }

## Living cards

card-over = It cannot be chosen any more: the game is over.
card-waits = It is not your turn: { $seats } must choose.
card-elsewhere = Now you are asked something else: “{ $question }”
card-refused = This is not possible now. You are asked: “{ $question }”
card-way = Now: { $way }
card-many-ways =
    { $count ->
        [one] Now: 1 way to choose it
       *[other] Now: { $count } ways to choose it
    }

# Bots of the lab.
note-fault = { $seat } has failed: a page plays on.

## Clocks of people

note-clock = Everybody is here, and the clock runs.
note-remind = The time of { $seat } is over: it is time to choose.
note-late = { $seat } ran out of time: a knight plays on until { $seat } is back.
