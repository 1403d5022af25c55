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
advice-beside = Compared with “{ $option }”:
advice-price = It has its price:
reason-end =
    { $mine ->
        [one] In the end about 1 point instead of about { $others }.
       *[other] In the end about { $mine } points instead of about { $others }.
    }
reason-now =
    { $mine ->
        [one] In the end about 1 point; now you have { $now }.
       *[other] In the end about { $mine } points; now you have { $now }.
    }
reason-wins = This wins in { $mine } of 100 games instead of { $others }.
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
note-undo-seen =
    { $count ->
        [one] { $seat } takes back the last choice, after something was drawn, rolled or revealed.
       *[other] { $seat } takes back the last { $count } choices, after something was drawn, rolled or revealed.
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
card-points = Points of { $seat }
card-points-line = { $source }: { $points }
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

## Puzzles from real games

puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-best = Best: { $option }. It wins in about { $chance } of 100 games.
puzzle-price = Its price: { $told }
puzzle-yours = Your choice: { $option }. About { $chance } of 100.
puzzle-obvious = At first sight: { $option }. About { $chance } of 100.
puzzle-found = Of 100 tries, knights find the answer in { $knight }, dukes in { $duke }.

## The review of a finished game

review = Review of the game
review-start = Chance at the start
review-own = Own choices
review-others = The others' choices
review-luck = Luck
review-end = In the end
review-level =
    { $level ->
        [page] { $seat } played like a page.
        [squire] { $seat } played like a squire.
        [knight] { $seat } played like a knight.
        [duke] { $seat } played like a duke.
       *[king] { $seat } played like a king.
    }
review-without = Without luck, good or bad, the chance to win would have been { $chance }%.
review-loss =
    { $count ->
        [one] 1 choice, which lost { $loss } percentage points.
       *[other] { $count } choices; on average each lost { $loss } percentage points.
    }
review-turning = Turning points
review-none = No choice here cost a percentage point or more.
review-moment = Choice { $number }: { $loss } percentage points lost
review-chosen = Chosen: { $option }
review-better = The king would have chosen: { $option }
review-error = error
review-blunder = blunder
review-stroke = stroke of luck for { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What decides between equal points

decided-nothing = Equal points, and no rule decides between them.
