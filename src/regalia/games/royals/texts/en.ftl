# Royals in English.

about = Place your nobles in the courts of Europe, unseat your rivals, and collect titles and bonuses.

## Words

country-france = France
country-german_states = German States
country-britain = Britain
country-spain = Spain
draw-pile = Draw pile

amount-france =
    { $count ->
        [one] 1 card of France
       *[other] { $count } cards of France
    }
amount-german_states =
    { $count ->
        [one] 1 card of the German States
       *[other] { $count } cards of the German States
    }
amount-britain =
    { $count ->
        [one] 1 card of Britain
       *[other] { $count } cards of Britain
    }
amount-spain =
    { $count ->
        [one] 1 card of Spain
       *[other] { $count } cards of Spain
    }

amount-cards-france = { $count } × { country-france }
amount-cards-german_states = { $count } × { country-german_states }
amount-cards-britain = { $count } × { country-britain }
amount-cards-spain = { $count } × { country-spain }

intrigue-france_german_states = France/German States
intrigue-france_britain = France/Britain
intrigue-france_spain = France/Spain
intrigue-german_states_britain = German States/Britain
intrigue-german_states_spain = German States/Spain
intrigue-britain_spain = Britain/Spain

amount-france_german_states =
    { $count ->
        [one] 1 intrigue card (France/German States)
       *[other] { $count } intrigue cards (France/German States)
    }
amount-france_britain =
    { $count ->
        [one] 1 intrigue card (France/Britain)
       *[other] { $count } intrigue cards (France/Britain)
    }
amount-france_spain =
    { $count ->
        [one] 1 intrigue card (France/Spain)
       *[other] { $count } intrigue cards (France/Spain)
    }
amount-german_states_britain =
    { $count ->
        [one] 1 intrigue card (German States/Britain)
       *[other] { $count } intrigue cards (German States/Britain)
    }
amount-german_states_spain =
    { $count ->
        [one] 1 intrigue card (German States/Spain)
       *[other] { $count } intrigue cards (German States/Spain)
    }
amount-britain_spain =
    { $count ->
        [one] 1 intrigue card (Britain/Spain)
       *[other] { $count } intrigue cards (Britain/Spain)
    }

title-marshal = Marshal
title-baron = Baron
title-countess = Countess
title-duke = Duke
title-cardinal = Cardinal
title-princess = Princess
title-king = King

city-paris = Paris
city-lyon = Lyon
city-avignon = Avignon
city-bordeaux = Bordeaux
city-brest = Brest
city-vienna = Vienna
city-cologne = Cologne
city-munich = Munich
city-berlin = Berlin
city-london = London
city-edinburgh = Edinburgh
city-dublin = Dublin
city-madrid = Madrid
city-valencia = Valencia
city-seville = Seville
city-barcelona = Barcelona

colour-black = black
colour-white = white
colour-grey = grey
colour-purple = purple
colour-orange = orange

## Questions

prompt-colour = Choose your colour.
prompt-kind =
    { $left ->
        [0] Which cards do you draw this turn?
        [one] Which cards do you draw this turn? The period ends with this turn.
       *[other] Which cards do you draw this turn? If you draw { $left } country cards, the period ends.
    }
prompt-draw =
    { $intrigue ->
        [0] Where do you take the next card from? You still draw { $cards ->
            [one] 1 country card.
           *[other] { $cards } country cards.
        }
       *[other] Where do you take the next card from? You still draw { $cards ->
            [0] 1 intrigue card.
            [one] 1 country card and 1 intrigue card.
           *[other] { $cards } country cards and 1 intrigue card.
        }
    }
prompt-play =
    { $positions ->
        [0] You cannot pay for any position with these cards: end your turn.
       *[other] Occupy a free position, take one over, or end your turn.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } of { $city }: which intrigue cards do you play? You need 1 that shows { $country }.
       *[other] { $title } of { $city }: which intrigue cards do you play? You need { $intrigue } that show { $country }.
    }
prompt-payment =
    { $cards ->
        [one] { $title } of { $city } ({ position-worth }): how do you pay? You need 1 country card ({ $country }).
       *[other] { $title } of { $city } ({ position-worth }): how do you pay? You need { $cards } country cards ({ $country }).
    }
prompt-country-limit =
    { $cards ->
        [one] You have 1 country card too many: which one do you discard?
       *[other] You have { $cards } country cards too many: which ones do you discard?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] You have 1 intrigue card too many: which one do you discard?
       *[other] You have { $cards } intrigue cards too many: which ones do you discard?
    }

pass-play = End your turn
option-colour = { $colour } ({ $cubes } cubes)
option-country-only =
    { $cards ->
        [one] 1 country card
       *[other] { $cards } country cards, one by one
    }
option-mixed =
    { $cards ->
        [one] 1 country card and { $intrigue ->
            [one] 1 intrigue card
           *[other] { $intrigue } intrigue cards
        }, one by one
       *[other] { $cards } country cards and { $intrigue ->
            [one] 1 intrigue card
           *[other] { $intrigue } intrigue cards
        }, one by one
    }
option-pile = From the draw pile
option-intrigue = An intrigue card
option-take = { $country } from the display
option-and-intrigue = { $country } + intrigue card
option-blind-cards = { $cards } country cards from the draw pile
option-open-cards = The whole display: { $cards }
option-country-first = { $country } first, then { $cards } more, one by one
option-intrigue-first =
    { $cards ->
        [one] Intrigue card first, then the country card
       *[other] Intrigue card first, then { $cards } country cards
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } cards as a joker ({ $country })
           *[other] { $fitting } × { $country } + { $others } others as a joker
        }
       *[other] { $fitting ->
            [0] { $others } cards as { $jokers } jokers ({ $country })
           *[other] { $fitting } × { $country } + { $others } others as { $jokers } jokers
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × intrigue
        [one] { $intrigue } × intrigue (1 joker)
       *[other] { $intrigue } × intrigue ({ $plots } jokers)
    }
option-occupy = Occupy: { $title } of { $city } – { price-cards }, influence { $influence }
option-take-over = Take over from { $seat }: { $title } of { $city } – { price-cards } + { $intrigue } × intrigue, influence { $influence }
option-play-intrigue = Play { $give }
option-pay = Pay { $give }
option-pay-jokers =
    { $count ->
        [one] Pay { $makes } as a joker
       *[other] Pay { $makes } as { $count } jokers
    }
option-pay-mixed =
    { $count ->
        [one] Pay { $fits }; { $makes } as a joker
       *[other] Pay { $fits }; { $makes } as { $count } jokers
    }
position-worth =
    influence { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $title } of { $city } ({ position-worth }): pay { $give }, then end your turn
        [play] { $title } of { $city } ({ position-worth }): pay { $give }, then play on
       *[paid] { $title } of { $city } ({ position-worth }): pay { $give }
    }
option-discard = Discard { $give }

## Events

picks = { $seat } chooses { $colour } ({ $cubes } cubes).
starts = { $seat } is the starting player.
turn = It is { $seat }'s turn.
draws =
    { $seat } draws { $cards ->
        [one] 1 country card
       *[other] { $cards } country cards
    }{ $intrigue ->
        [0] {""}
        [one] {" "}and 1 intrigue card
       *[other] {" "}and { $intrigue } intrigue cards
    }.
takes = { $seat } takes a card from the display: { $country }.
draws-blind = { $seat } draws a country card from the draw pile.
draws-intrigue = { $seat } draws an intrigue card.
drew = { $seat } drew { $card }.
intrigue-renewed = The { $cards } discarded intrigue cards become the new draw pile.
cannot-play = { $seat } cannot pay for any position.
no-cubes = { $seat } has too few cubes left to occupy a position.
stops = { $seat } plays no more cards.
intrigues = { $seat } plays { $give }.
banished = A cube of { $seat } is banished to the city space of { $city }.
occupies =
    { $seat } occupies the { $title } of { $city } ({ $country }, influence { $influence }) for { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } as a joker
           *[other] { $fits }; as a joker { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } as { $jokers } jokers
           *[other] { $fits }; as { $jokers } jokers { $makes }
        }
    }.
city-bonus =
    { $points ->
        [one] City bonus of { $city } for { $seat }: 1 point.
       *[other] City bonus of { $city } for { $seat }: { $points } points.
    }
country-bonus =
    { $points ->
        [one] { $seat } has a cube in every city of the country: country bonus ({ $country }), 1 point.
       *[other] { $seat } has a cube in every city of the country: country bonus ({ $country }), { $points } points.
    }
noble-house-bonus =
    { $points ->
        [one] { $seat } has a cube on every title: Noble House bonus, 1 point.
       *[other] { $seat } has a cube on every title: Noble House bonus, { $points } points.
    }
discards = { $seat } discards { $give }.
period-ends = Period { $period } is over; the discards become the new draw pile.
last-round = The last period is over: the round is still played to its end. { $seat } has the last turn, then comes the scoring.
period-scoring = Period scoring { $period }.
period-first =
    { $tied ->
        [0] { $country }: { $seat } has the most influence ({ $influence }): { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $country }: { $seats } share the most influence ({ $influence }), but { $seat } holds the higher position, { $title } of { $city }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
period-second =
    { $tied ->
        [0] { $country }: { $seat } comes second with influence { $influence }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $country }: { $seats } have equal influence ({ $influence }), but { $seat } holds the higher position, { $title } of { $city }, and comes second: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
period-nobody = { $country }: no further player has influence there, so the marker worth { $points } leaves the game.
title-scoring = Title scoring.
title-whole =
    { $points ->
        [one] { $title }: { $seat } has the most cubes ({ $cubes }): 1 point.
       *[other] { $title }: { $seat } has the most cubes ({ $cubes }): { $points } points.
    }
title-half =
    { $points ->
        [one] { $title }: { $seats } have equally many cubes ({ $cubes }), so each gets half of the marker: 1 point.
       *[other] { $title }: { $seats } have equally many cubes ({ $cubes }), so each gets half of the marker: { $points } points each.
    }
title-nobody =
    { $tied ->
        [0] { $title }: nobody has a cube there, so nobody gets the marker.
       *[other] { $title }: { $seats } have equally many cubes ({ $cubes }), so nobody gets the marker.
    }
tie-marker = { $seats } have equally many points; { $seat } wins with the most valuable marker ({ $value } points).
tie-shared = { $seats } have equally many points, and their most valuable markers are equal too ({ $value } points): they share the victory.
end = The game is over.

## Score sheet

score-cities = City bonuses
score-countries = Country bonuses
score-noble_house = Noble House bonus
score-periods = Period scorings
score-titles = Title scoring

## Board

board-period = Period { $period }
board-last-round = last round
board-last-turn = Last turn: { $seat }
board-until =
    { $left ->
        [0] Period: last turn
        [one] Period: 1 card left
       *[other] Period: { $left } cards left
    }
board-first = First now
board-display = Display
board-piles = Draw piles
board-pile-sizes =
    { $cards ->
        [one] 1 country card
       *[other] { $cards } country cards
    }, { $intrigue ->
        [one] 1 intrigue card
       *[other] { $intrigue } intrigue cards
    }
board-discards = Discards
board-intrigue-discards = Intrigue discards
board-bonus = Country bonus
board-influence = Influence
board-titles = Titles
board-noble-house = Noble House
board-supply =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
board-hand =
    { $cards ->
        [one] 1 country card
       *[other] { $cards } country cards
    }
board-intrigue =
    { $cards ->
        [one] 1 intrigue card
       *[other] { $cards } intrigue cards
    }
board-no-cubes = No cubes left: no more positions
board-unknown = { $cards } unknown
board-markers =
    { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-map = Map of Europe
board-land = { $country }: { $free } free, { $reachable } within reach
board-position =
    { $cards ->
        [one] { $title } of { $city }: 1 card, influence { $influence }.
       *[other] { $title } of { $city }: { $cards } cards, influence { $influence }.
    }
board-free = Free.
board-held =
    { $intrigue ->
        [one] { $seat } holds it; taking it over needs 1 intrigue card as well.
       *[other] { $seat } holds it; taking it over needs { $intrigue } intrigue cards as well.
    }
board-city-bonus =
    { $points ->
        [one] City bonus: 1 point for the first player
       *[other] City bonus: { $points } points for the first player
    }
board-city-space = City space for the banished. City bonus { $points }: taken, but it still breaks ties
board-banished =
    { $cubes ->
        [one] { $seat }: 1 banished cube
       *[other] { $seat }: { $cubes } banished cubes
    }
board-standing = { $seat }: influence { $influence }, in { $cities } of { $all } cities
board-periods = Period scoring
board-gone = No longer there
board-noble-house-how = For a cube on every title
board-collected = { $seat }: { $titles } of { $all } titles
board-title-cubes =
    { $cubes ->
        [one] { $seat }: 1 cube
       *[other] { $seat }: { $cubes } cubes
    }
board-colours = Cubes to choose from
board-kinds = What to draw
board-plots = Intrigue
board-empty-hand = No cards in hand
board-limit = { $cards } of { $most } country cards, { $intrigue } of { $plots } intrigue cards
board-joker =
    { $jokers ->
        [shortfall] Joker: any { $cards } country cards stand in for one country card that you lack, any { $intrigue } intrigue cards for one intrigue card.
       *[free] Joker: any { $cards } country cards count as one country card of your choice, any { $intrigue } intrigue cards as one intrigue card.
    }

## The lobby

preset-rulebook = As in the rulebook
preset-rulebook-text = Jokers may always be used, and black and white have all their cubes.
preset-strict = Strict
preset-strict-text = Jokers only replace cards you lack, and everybody has equally many cubes.
switch-jokers = Jokers
switch-jokers-free = whenever you like
switch-jokers-shortfall = only for cards that you lack
switch-supplies = Cubes
switch-supplies-printed = all that the colour has
switch-supplies-equal = equally many for everybody (two players keep all)

## Why the king would do so

reason-points =
    { $mine ->
        [one] You soon have 1 point instead of { $others }.
       *[other] You soon have { $mine } points instead of { $others }.
    }
reason-influence = You soon have influence { $mine } in all instead of { $others }.
reason-periods =
    { $mine ->
        [one] In the later periods your places are worth 1 point instead of { $others }.
       *[other] In the later periods your places are worth { $mine } points instead of { $others }.
    }
reason-cities =
    { $mine ->
        [one] You are soon present in 1 city instead of in { $others }.
       *[other] You are soon present in { $mine } cities instead of in { $others }.
    }
reason-cards =
    { $mine ->
        [one] You soon have 1 country card instead of { $others }.
       *[other] You soon have { $mine } country cards instead of { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] You soon have 1 intrigue card instead of { $others }.
       *[other] You soon have { $mine } intrigue cards instead of { $others }.
    }
reason-cubes =
    { $mine ->
        [one] You soon have 1 cube left instead of { $others }.
       *[other] You soon have { $mine } cubes left instead of { $others }.
    }
reason-suits =
    { $mine ->
        [one] { $country }: you soon hold 1 card instead of { $others }.
       *[other] { $country }: you soon hold { $mine } cards instead of { $others }.
    }
reason-lead = { $country } (+{ $points }): you have the most influence with a chance of { $mine }% instead of { $others }% ({ $seat } has influence { $theirs } now).
reason-second = { $country } (+{ $points }): you come second with a chance of { $mine }% instead of { $others }% ({ $seat } has influence { $theirs } now).
reason-country =
    { $mine ->
        [one] { $country }: you are 1 city short of the country bonus (+{ $points }) instead of { $others }.
       *[other] { $country }: you are { $mine } cities short of the country bonus (+{ $points }) instead of { $others }.
    }
reason-noble =
    { $mine ->
        [one] You are 1 title short of the Noble House bonus (+{ $points }) instead of { $others }.
       *[other] You are { $mine } titles short of the Noble House bonus (+{ $points }) instead of { $others }.
    }
reason-titles = { $title } (+{ $points }): nobody has more cubes than your { $beside } with a chance of { $mine }% instead of { $others }%.
reason-reach = { $title } of { $city } (influence { $influence }): free and within reach of your cards with a chance of { $mine }% instead of { $others }%.

scene-period = Period scoring { $period }
scene-titles = Title scoring
scene-banished = A noble is banished
scene-country = Country bonus: { $country }
scene-noble = Noble House bonus

## Living cards

card-position = { $title } of { $city }
card-position-costs =
    { $cards ->
        [one] Costs 1 card of { $country } and gives { $influence } influence there.
       *[other] Costs { $cards } cards of { $country } and gives { $influence } influence there.
    }
card-position-pay = With your cards: { price-cards }.
card-position-pay-both = With your cards: { price-cards } + { price-intrigue }.
card-title-worth =
    { $points ->
        [one] At the end the most cubes on this title bring 1 point.
       *[other] At the end the most cubes on this title bring { $points } points.
    }
card-title-price =
    { $cards ->
        [one] Wherever it stands, this title costs 1 card.
       *[other] Wherever it stands, this title costs { $cards } cards.
    }
card-country-card = Pays for one card of a position in { $country }. Any { $joker } country cards count as one of the country that you need.
card-open =
    { $cards ->
        [one] 1 such card lies open in the display.
       *[other] { $cards } such cards lie open in the display.
    }
card-hand =
    { $cards ->
        [one] You hold 1 of them.
       *[other] You hold { $cards } of them.
    }
card-intrigue-fits = It fits { $countries }. Any { $joker } intrigue cards count as one that fits.
card-pile-country = Draw pile of the country cards
card-pile-intrigue = Draw pile of the intrigue cards
card-markers = Markers of { $seat }
card-period = Period { $period }, { $country }: the most influence brings { $first } points, the second { $second }.
card-period-left =
    { $left ->
        [0] The period ends after this turn: the display can no longer be filled.
        [one] After 1 more country card the display can no longer be filled, and the period ends.
       *[other] After { $left } more country cards the display can no longer be filled, and the period ends: in { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        } at the earliest.
    }
card-last-period = It is the last period: the round is then played to its end, and the game is over.
card-ahead = Equal influence: { $seat } is ahead, holding the higher position, { $title } of { $city }.
not-own = You hold this position already.
not-cubes = It takes { $need } cubes, and you have { $cubes } left.
not-cards = It needs { $cards } of { $country }. You have { $held }, and your other cards make { $jokers } more ({ $joker } for one).
not-intrigue = Taking over needs { $intrigue } intrigue for { $country }. Yours are worth { $value }.
not-draw-over = You have drawn your cards for this turn; now you may play.
not-draw-first = First draw your cards, then play.
not-kind-first = First choose which cards you draw in this turn.
not-kind-chosen = You have chosen for this turn: { $cards } country and { $intrigue } intrigue cards are still to come.
not-first-turn = In your first turn you draw a fixed number of country cards and no intrigue card.
not-empty = This pile has 0 cards.
not-colour = { $seat } has this colour.
not-named = First name the position; then you lay down cards for it.
not-pay-first = First pay for the position that you have named.
not-this-payment = This card does not help to pay now. Cards needed ({ $country }): { $cards }.

## What decides between equal points

decided-marker = Equal points: the more valuable single marker decided ({ $best } to { $next }).
