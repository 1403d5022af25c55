# Rival Kings in English.

about = Play your characters in secret, steal actions, settle conflicts, and pair subjects with their buildings.

## Names

character-lord_protector = Lord Protector
character-queen = Queen
character-duke = Duke
character-count = Count
character-courtier = Courtier
character-priest = Priest
character-bursar = Bursar
character-knight = Knight
character-countess = Countess
character-diplomat = Diplomat
character-trader_1 = Trader (1st)
character-trader_2 = Trader (2nd)

subject-gardener = Gardener
subject-watchman = Watchman
subject-jailer = Jailer
subject-court_lady = Court Lady
subject-bishop = Bishop
subject-scholar = Scholar
subject-troubadour = Troubadour
subject-sailor = Sailor
subject-blacksmith = Blacksmith
subject-carpenter = Carpenter
subject-market_woman = Market Woman
subject-innkeeper = Innkeeper
subject-vintner = Vintner
subject-miner = Miner
subject-herbalist = Herbalist
subject-farmer = Farmer

building-garden = Garden
building-castle_wall = Castle wall
building-prison = Prison
building-pavilion = Pavilion
building-cathedral = Cathedral
building-university = University
building-tavern = Tavern
building-harbor = Harbor
building-forge = Forge
building-carpentry = Carpentry
building-market = Market
building-inn = Inn
building-vineyard = Vineyard
building-mine = Mine
building-herb_meadow = Herb meadow
building-farm = Farm

action-settle_conflict = Settle conflict
action-pass_conflict = Pass on conflict
action-take_money = Take money
action-recruit_subject = Recruit subject
action-buy_building = Buy a building

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green

pile-subjects_1 = first subject pile
pile-subjects_2 = second subject pile
pile-buildings_1 = first building pile
pile-buildings_2 = second building pile

phase-characters = Playing characters
phase-conflicts = Conflicts
phase-actions = Actions

## What the subjects can do

ability-swap_character = after the reveal, exchange your character with that of another player
ability-deflect_conflict_marker = in a conflict with a higher rank, its player gets the marker instead
ability-coins_per_conflict_marker = take 1 coin for each of your conflict markers
ability-swap_building = exchange one of your buildings for one of another player
ability-swap_subject = exchange one of your subjects for one of another player
ability-coins_per_building = take 1 coin for each of your buildings
ability-swap_card_with_display = exchange one of your cards for an open card in the middle
ability-repeat_action_in_equal_conflict = with the same rank as a rival, do your one action twice
ability-building_costs_1_less = a building costs you 1 coin less
ability-extra_buy_building = buy a building
ability-extra_take_money = take money
ability-extra_recruit_subject = recruit a subject
ability-buy_any_subject_of_one_pile = look through one subject pile and buy any card of it
ability-buy_any_building_of_one_pile = look through one building pile and buy any card of it
ability-give_conflict_marker = give one of your conflict markers to another player
ability-perform_stolen_action = do an action that was stolen from you

## Questions

prompt-character = Lay one of your characters face down.
prompt-gardener = Does your Gardener exchange your character with that of another player?
prompt-watchman = Does your Watchman fend off a conflict marker?
prompt-theft = Do you steal an action? You may do it at once.
prompt-stolen = You have stolen: { $action }. Do it now?
prompt-action = Your next action is { $action }: what do you do?
prompt-one-action = A rival has played the same rank, so you do only one action: which one?
prompt-repeat = Does your Sailor do the action once more: { $action }?
prompt-last = Your actions are done. Do you use your subject before you end your turn?
prompt-extra = { $subject }: what do you choose?
prompt-rival = { $subject }: who gets your conflict marker?
prompt-give = { $subject }: which card do you give away?
prompt-get = You give away: { $card }. What do you take for it?
prompt-pile = { $subject }: which pile do you look through?
prompt-looked = Which card of the pile do you buy?
prompt-lapsed = As things stand, none of your remaining actions is possible. Do you use your subject, or end your turn?

pass-gardener = Keep your character
pass-watchman = Fend off nothing
pass-theft = Steal nothing
pass-stolen = Leave the stolen action undone
pass-action = Skip: { $action }
pass-one-action = Do none of the actions
pass-repeat = Do not repeat it
pass-last = End your turn
pass-lapsed = End your turn
pass-looked = Buy nothing

option-play = Play { $character }
option-swap = Exchange with { $seat }: { $character }
option-turn-away = Fend off the conflict marker: { $seat } gets it
option-turn-away-neutral = Fend off the conflict marker of the neutral character
option-steal = Steal from { $seat }: { $action }
option-use = Use { $subject }: { $ability }
option-settle = Put a conflict marker back into the supply
option-marker = Give a conflict marker to { $seat }
option-take = Take the money at the { $pile }
option-recruit =
    Recruit { $card } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-recruit-at =
    Recruit { $card } at the { $pile } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-buy =
    Buy { $card } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-buy-at =
    Buy { $card } at the { $pile } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-buy-cheaper =
    Buy { $card } with your Blacksmith for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-buy-cheaper-at =
    Buy { $card } at the { $pile } with your Blacksmith for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
option-give =
    Give { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(the newer one)
    }
option-get =
    Take { $card } from { $seat }{ $newer ->
        [0] {""}
       *[other] {" "}(the newer one)
    }
option-get-top = Take { $card }
option-get-top-at = Take { $card } from the { $pile }
option-look = Look through the { $pile }
option-pick =
    Buy { $card }, card { $place } from the top, for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }

## Events

game = Game { $game } of the series begins.
round = Round { $round }: everybody gets new characters.
dealt = { $seat } holds { $first }, { $second } and { $third }.
cycle = Round { $round }, cycle { $cycle }.
reveals = { $seat } plays { $character }.
neutral = The neutral character is { $character }.
swaps = { $seat } exchanges characters with { $seats }.
equal = { $seats } have played the same rank: { $rank }.
equal-neutral = { $seat } has played the same rank as the neutral character: { $rank }.
unequal = { $seat } is in conflict with the higher rank of { $seats }.
unequal-neutral = { $seat } is in conflict with the higher rank of the neutral character.
turned-away = The Watchman of { $seat } fends off the conflict marker: { $seats } gets it.
turned-away-neutral = The Watchman of { $seat } fends off the conflict marker of the neutral character.
marker = { $seat } gets a conflict marker.
turn = It is { $seat }'s turn with { $character }.
steals = { $seat } steals from { $seats }: { $action }.
settles = { $seat } puts a conflict marker back into the supply.
gives-marker = { $seat } gives a conflict marker to { $seats }.
refills = All money piles were empty and are filled up from the supply.
takes =
    { $count ->
        [one] { $seat } takes 1 coin at the { $pile }.
       *[other] { $seat } takes { $count } coins at the { $pile }.
    }
recruits =
    { $paid ->
        [one] { $seat } recruits { $card } at the { $pile } for 1 coin.
       *[other] { $seat } recruits { $card } at the { $pile } for { $paid } coins.
    }
buys =
    { $paid ->
        [one] { $seat } buys { $card } at the { $pile } for 1 coin.
       *[other] { $seat } buys { $card } at the { $pile } for { $paid } coins.
    }
turned-up = { $card } now lies open on the { $pile }.
ending = The { $pile } is empty: this is the last cycle.
uses = { $seat } uses { $subject }.
repeats = { $seat } does the action once more with the Sailor.
coins =
    { $count ->
        [one] { $seat } takes 1 coin from the supply.
       *[other] { $seat } takes { $count } coins from the supply.
    }
exchanges = { $seat } gives { $card } to { $seats } and takes { $other }.
exchanges-open = { $seat } gives { $card } and takes { $other } from the { $pile }.
looks = { $seat } looks through the { $pile }.
declines = { $seat } buys nothing of it.
scored =
    { $points ->
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $points } points.
    }
end = The game is over.

## Score sheet

score-perfect_pairs = Perfect pairs
score-colour_pairs = Colour pairs
score-singles = Single cards
score-coins = Coins
score-markers = Conflict markers
score-earlier = Earlier games
score-pair = { $subject } + { $building }

## Board

board-round = Round { $round }, cycle { $cycle }
board-game = Game { $game }
board-last = last cycle
board-spent = Played before in this round
board-neutral = Neutral character
board-supply = Supply: { $ones } × 1, { $twos } × 2; conflict markers: { $markers }
board-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-empty = empty
board-money = Money: { $coin } on top, perhaps more below
board-no-money = No money
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
board-markers =
    { $count ->
        [one] 1 conflict marker
       *[other] { $count } conflict markers
    }
board-crests =
    { $count ->
        [one] 1 crest
       *[other] { $count } crests
    }
board-character = Character
board-hidden = face down
board-subjects = Subjects
board-buildings = Buildings
board-hand = Hand
board-used = ability used
board-equal = conflict with an equal rank
board-seen = Below, as you have seen
board-piles = The middle
board-ranks = The ranks
board-key-order = { $first } has the first turn, { $last } the last
board-key-steals = steals an action from this rank, which gets a conflict marker
board-key-equal = the same rank: only one action and a conflict marker each
board-rank = rank { $rank }
board-steals = steals from rank { $rank }
board-steals-nobody = steals from nobody
board-tie-break = goes first when equal ranks have as many conflict markers
board-value = price and points { $value }
board-partner = perfect pair with { $card }
board-paired = perfect pair
board-active = active
board-state-open = still open
board-state-now = now
board-state-done = done
board-stolen = stolen by { $seat }
board-robs = steals from { $seat }

## The lobby

switch-series = How long you play
switch-series-single = a single game
switch-series-games = several games, their points added up
switch-series-target = until somebody reaches a total of points
switch-games = Games, if you play several
switch-games-number = { $value } games
switch-target = Points, if you play up to a goal
switch-target-number = { $value } points

## Why the king would do so

reason-points =
    { $mine ->
        [one] You soon have 1 point instead of { $others }.
       *[other] You soon have { $mine } points instead of { $others }.
    }
reason-coins =
    { $mine ->
        [one] You soon have 1 coin instead of { $others }.
       *[other] You soon have { $mine } coins instead of { $others }.
    }
reason-cards =
    { $mine ->
        [one] You soon have 1 subject or building in your court instead of { $others }.
       *[other] You soon have { $mine } subjects and buildings in your court instead of { $others }.
    }
reason-characters =
    { $mine ->
        [one] You soon have 1 character left in hand instead of { $others }.
       *[other] You soon have { $mine } characters left in hand instead of { $others }.
    }
reason-markers =
    { $mine ->
        [one] You soon have 1 conflict marker (−{ $cost } each) instead of { $others }.
       *[other] You soon have { $mine } conflict markers (−{ $cost } each) instead of { $others }.
    }
reason-equals = You are in conflict with an equal rank with a chance of { $mine }% instead of { $others }%.
reason-singles =
    { $mine ->
        [one] 1 of your cards is left without a perfect partner instead of { $others }.
       *[other] { $mine } of your cards are left without a perfect partner instead of { $others }.
    }
reason-pairs = { $partner }: lies open as the partner of { $card } (+{ $points }) with a chance of { $mine }% instead of { $others }%.
reason-theft =
    { $mine ->
        [one] You soon can do 1 stolen action instead of { $others }.
       *[other] You soon can do { $mine } stolen actions instead of { $others }.
    }
reason-actions = { $action }: is still open to you with a chance of { $mine }% instead of { $others }%.
reason-ability = { $subject }: is your active subject and ready with a chance of { $mine }% instead of { $others }%.
reason-bargain = { $card }: lies open and you can pay for it (price { $price }) with a chance of { $mine }% instead of { $others }%.

scene-reveal = The characters are revealed
scene-conflicts = Conflicts

## Living cards

card-counts = At the end it counts { $value } in a perfect pair. In a pair of one colour only the higher number counts, and alone it counts { $single }.
card-marker-cost = At the end every conflict marker counts { $points } points.
card-partner-waits = Its partner still lies alone at the court of { $seats }.
card-pile =
    { $count ->
        [one] 1 card is left in this pile. As soon as a pile is empty, this cycle is the last.
       *[other] { $count } cards are left in this pile. As soon as a pile is empty, this cycle is the last.
    }
card-money-name = Money at the { $pile }
card-money-laid = Whoever takes a card of this pile lays its price here.
card-money-below = How much lies below is not shown, nor how thick the pile is: nobody may look through it. The log tells what was paid here.
card-markers-name = Conflict markers of { $seat }
card-court = Court of { $seat }
card-sealed = A character face down. All are turned over at the same time.
not-play = A character is laid down at the start of a cycle. Now: { $phase }.
not-actions-yet = Actions come when the conflicts have been looked at. Now: { $phase }.
not-theft-first = First decide whether you steal; your own actions come after that.
not-theft-late = You can steal only before your own actions.
not-theft-turn = You steal at the start of your own turn.
not-stolen-first = First comes the action that you have stolen: { $action }.
not-equal-theft = You have the same rank as somebody else, so you steal from nobody in this cycle.
not-prey = Your rank { $rank } steals only from rank { $victim }; this is rank { $other }.
not-prey-nobody = Your rank { $rank } steals from nobody.
not-robbed-twice = You have stolen from { $seat } already: one action from each victim.
not-crest = A crest of { $seat } lies on this action already.
not-action-over = This action is over: actions are done in their order, each once.
not-one-action = You have the same rank as somebody else, so you do only one action.
not-action-later = First comes { $action }; this one follows in its order.
not-due = This action is due now: point at what it is about.
not-on-card = Your character does not have this action: { $action }.
not-markers = You have 0 conflict markers.
not-coins =
    { $price ->
        [one] It costs 1 coin, and you have { $coins }.
       *[other] It costs { $price } coins, and you have { $coins }.
    }
not-empty-pile = This pile is empty.
not-money = Here lie 0 coins.
not-subject-used = You have used your subject in this cycle; it helps once.
not-subject-active = Only your newest subject helps: { $subject }.
not-subject-early = This subject helps only at the start of a cycle, when the characters have been turned over.
not-subject-turn = This subject helps on your own turn.
not-subject-middle = A subject does not help in the middle of an action; Blacksmith and Sailor help with the action they are made for.
not-subject-nothing = As things stand, this subject could do nothing.
not-building = A building does nothing during the game: it counts at the end. Only an exchange moves it.
not-theirs = This is at the court of { $seat }.
not-neutral-acts = The neutral character only hands out markers; nobody can use it.

## Short, beside what follows at once

option-settle-first = Marker back

## Actions left undone

skips = { $seat } leaves an action undone: { $action }.
cannot = { $seat } cannot do this action now: { $action }.

## What was left undone

board-state-undone = left undone
pass-theft-more = Steal nothing more

## Why the game is over

over-piles =
    { $count ->
        [one] The { $pile } ran out, so this cycle was the last.
       *[other] { $count } piles ran out, so this cycle was the last.
    }
over-games = All { $games } games of the series have been played.
over-target =
    { $count ->
        [one] { $seats } reached { $target } points: the series is over.
       *[other] { $seats } have reached { $target } points: the series is over.
    }
