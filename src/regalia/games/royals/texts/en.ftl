# Royals in English.

about = Place your nobles in the courts of Europe, unseat your rivals, and collect titles and bonuses.

## Words

country-france = France
country-german_states = German States
country-britain = Britain
country-spain = Spain

amount-france = { $count } France
amount-german_states = { $count } German States
amount-britain = { $count } Britain
amount-spain = { $count } Spain

intrigue-france_german_states = France/German States
intrigue-france_britain = France/Britain
intrigue-france_spain = France/Spain
intrigue-german_states_britain = German States/Britain
intrigue-german_states_spain = German States/Spain
intrigue-britain_spain = Britain/Spain

amount-france_german_states = { $count } France/German States
amount-france_britain = { $count } France/Britain
amount-france_spain = { $count } France/Spain
amount-german_states_britain = { $count } German States/Britain
amount-german_states_spain = { $count } German States/Spain
amount-britain_spain = { $count } Britain/Spain

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
prompt-kind = Which cards do you draw this turn?
prompt-draw =
    { $intrigue ->
        [0] Where do you take the next card from? Still to draw: { $cards ->
            [one] 1 country card.
           *[other] { $cards } country cards.
        }
       *[other] Where do you take the next card from? Still to draw: { $cards ->
            [0] 1 intrigue card.
            [one] 1 country card and 1 intrigue card.
           *[other] { $cards } country cards and 1 intrigue card.
        }
    }
prompt-play =
    { $positions ->
        [0] You cannot pay for any position with these cards: stop.
       *[other] Occupy a free position, take one over, or stop.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } of { $city }: which intrigue cards do you play? One for { $country } is needed.
       *[other] { $title } of { $city }: which intrigue cards do you play? { $intrigue } for { $country } are needed.
    }
prompt-payment =
    { $cards ->
        [one] { $title } of { $city }: how do you pay? One card of { $country } is needed.
       *[other] { $title } of { $city }: how do you pay? { $cards } cards of { $country } are needed.
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

pass-play = Stop
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
        }
       *[other] { $cards } country cards and { $intrigue ->
            [one] 1 intrigue card
           *[other] { $intrigue } intrigue cards
        }
    }
option-pile = From the draw pile
option-intrigue = An intrigue card
option-take = { $country } from the display
option-blind-cards = { $cards } country cards from the draw pile
option-open-cards = The whole display: { $take }
option-occupy = Occupy { $title } of { $city } for { $cards } { $country } (influence { $influence })
option-take-over =
    Take over { $title } of { $city } from { $seat } for { $cards } { $country } and { $intrigue ->
        [one] 1 intrigue card
       *[other] { $intrigue } intrigue cards
    } (influence { $influence })
option-play-intrigue = Play { $give }
option-pay = Pay { $give }
option-pay-jokers =
    { $count ->
        [one] Pay { $jokers } as a joker
       *[other] Pay { $jokers } as { $count } jokers
    }
option-pay-mixed =
    { $count ->
        [one] Pay { $give }, and { $jokers } as a joker
       *[other] Pay { $give }, and { $jokers } as { $count } jokers
    }
option-discard = Discard { $give }

## Events

picks = { $seat } chooses { $colour } ({ $cubes } cubes).
starts = { $seat } is the starting player.
turn = It is { $seat }'s turn.
draws =
    { $intrigue ->
        [0] { $cards ->
            [one] { $seat } draws 1 country card.
           *[other] { $seat } draws { $cards } country cards.
        }
       *[other] { $seat } draws country and intrigue cards ({ $cards } + { $intrigue }).
    }
takes = { $seat } takes { $country } from the display.
draws-blind = { $seat } draws a country card from the pile.
draws-intrigue = { $seat } draws an intrigue card.
drew = { $seat } drew { $card }.
intrigue-renewed = The { $cards } discarded intrigue cards become the new pile.
cannot-play = { $seat } cannot pay for any position.
no-cubes = { $seat } has too few cubes left to occupy a position.
stops = { $seat } stops.
intrigues = { $seat } plays { $give }.
banished = A cube of { $seat } is banished to the city space of { $city }.
occupies =
    { $cards ->
        [one] { $seat } occupies { $title } of { $city } ({ $country }, 1 card, influence { $influence }) for { $give }.
       *[other] { $seat } occupies { $title } of { $city } ({ $country }, { $cards } cards, influence { $influence }) for { $give }.
    }
city-bonus =
    { $points ->
        [one] City bonus of { $city } for { $seat }: 1 point.
       *[other] City bonus of { $city } for { $seat }: { $points } points.
    }
country-bonus =
    { $points ->
        [one] Country bonus of { $country } for { $seat }: 1 point.
       *[other] Country bonus of { $country } for { $seat }: { $points } points.
    }
noble-house-bonus =
    { $points ->
        [one] Noble House bonus for { $seat }: 1 point.
       *[other] Noble House bonus for { $seat }: { $points } points.
    }
discards = { $seat } discards { $give }.
period-ends = Period { $period } is over; the discards become the new pile.
last-round = The round is played out; { $seat } has the last turn.
period-scoring = Period scoring { $period }.
period-first =
    { $points ->
        [one] { $country }: { $seat } has the most influence ({ $influence }): 1 point.
       *[other] { $country }: { $seat } has the most influence ({ $influence }): { $points } points.
    }
period-second =
    { $points ->
        [one] { $country }: { $seat } comes second ({ $influence }): 1 point.
       *[other] { $country }: { $seat } comes second ({ $influence }): { $points } points.
    }
period-nobody = { $country }: the marker worth { $points } leaves the game.
title-scoring = Title scoring.
title-whole =
    { $points ->
        [one] { $title }: { $seat } has the most cubes: 1 point.
       *[other] { $title }: { $seat } has the most cubes: { $points } points.
    }
title-half =
    { $points ->
        [one] { $title }: half of the marker for { $seat }: 1 point.
       *[other] { $title }: half of the marker for { $seat }: { $points } points.
    }
title-nobody = { $title }: nobody gets the marker.
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
        [one] 1 point
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
        [one] { $seat } sits here; taking over needs 1 intrigue card.
       *[other] { $seat } sits here; taking over needs { $intrigue } intrigue cards.
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
board-empty-hand = No cards in hand yet
board-limit = { $cards } of { $most } country cards, { $intrigue } of { $plots } intrigue cards
board-joker = Joker: any { $cards } country cards, or any { $intrigue } intrigue cards, count as one.
board-turn = , to choose

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
        [one] You soon have 1 point, otherwise { $others }.
       *[other] You soon have { $mine } points, otherwise { $others }.
    }
reason-influence = You soon have influence { $mine } in all, otherwise { $others }.
reason-periods =
    { $mine ->
        [one] In the later periods your places are worth 1 point, otherwise { $others }.
       *[other] In the later periods your places are worth { $mine } points, otherwise { $others }.
    }
reason-cities =
    { $mine ->
        [one] You are soon present in 1 city, otherwise in { $others }.
       *[other] You are soon present in { $mine } cities, otherwise in { $others }.
    }
reason-cards =
    { $mine ->
        [one] You soon have 1 country card, otherwise { $others }.
       *[other] You soon have { $mine } country cards, otherwise { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] You soon have 1 intrigue card, otherwise { $others }.
       *[other] You soon have { $mine } intrigue cards, otherwise { $others }.
    }
reason-cubes =
    { $mine ->
        [one] You soon have 1 cube left, otherwise { $others }.
       *[other] You soon have { $mine } cubes left, otherwise { $others }.
    }
reason-suits =
    { $mine ->
        [one] { $country }: you soon hold 1 card, otherwise { $others }.
       *[other] { $country }: you soon hold { $mine } cards, otherwise { $others }.
    }
reason-lead = { $country } (+{ $points }): you have the most influence with a chance of { $mine }%, otherwise { $others }% ({ $seat } has influence { $theirs } now).
reason-second = { $country } (+{ $points }): you come second with a chance of { $mine }%, otherwise { $others }% ({ $seat } has influence { $theirs } now).
reason-country =
    { $mine ->
        [one] { $country }: you are 1 city short of the country bonus (+{ $points }), otherwise { $others }.
       *[other] { $country }: you are { $mine } cities short of the country bonus (+{ $points }), otherwise { $others }.
    }
reason-noble =
    { $mine ->
        [one] You are 1 title short of the Noble House bonus (+{ $points }), otherwise { $others }.
       *[other] You are { $mine } titles short of the Noble House bonus (+{ $points }), otherwise { $others }.
    }
reason-titles = { $title } (+{ $points }): nobody has more cubes than your { $beside } with a chance of { $mine }%, otherwise { $others }%.
reason-reach = { $title } of { $city } (influence { $influence }): free and within reach of your cards with a chance of { $mine }%, otherwise { $others }%.

scene-period = The period is scored
scene-titles = The titles are scored
scene-banished = A noble is driven out
