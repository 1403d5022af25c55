# Kingsburg in English.

about = Win the ear of the King's advisors with dice, build up your province, and hold the border for five winters.

## Words

amount-gold = { $count } gold
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-vp =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
amount-plus2 =
    { $count ->
        [one] a +2 token
       *[other] { $count } +2 tokens
    }
amount-any_goods =
    { $count ->
        [one] 1 good of any kind
       *[other] { $count } goods of any kind
    }
amount-same_goods = { $count } goods of one kind
amount-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
amount-soldiers =
    { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }
amount-king = { $count } from the King
amount-bonus = buildings { $count }
amount-number = { $count }
amount-white = { $count } (white)

phase-aid = Aid from the King
phase-spring = Spring
phase-reward = The King's Reward
phase-summer = Summer
phase-envoy = The King's Envoy
phase-autumn = Autumn
phase-recruit = Recruiting soldiers
phase-winter = Winter

advisor-jester = Jester
advisor-squire = Squire
advisor-architect = Architect
advisor-merchant = Merchant
advisor-sergeant = Sergeant
advisor-alchemist = Alchemist
advisor-astronomer = Astronomer
advisor-treasurer = Treasurer
advisor-master_hunter = Master Hunter
advisor-general = General
advisor-swordsmith = Swordsmith
advisor-duchess = Duchess
advisor-champion = Champion
advisor-smuggler = Smuggler
advisor-inventor = Inventor
advisor-wizard = Wizard
advisor-queen = Queen
advisor-king = King

building-statue = Statue
building-chapel = Chapel
building-church = Church
building-cathedral = Cathedral
building-inn = Inn
building-market = Market
building-farms = Farms
building-merchants_guild = Merchants' Guild
building-guard_tower = Guard Tower
building-blacksmith = Blacksmith
building-barracks = Barracks
building-wizards_guild = Wizards' Guild
building-palisade = Palisade
building-stable = Stable
building-stone_wall = Stone Wall
building-fortress = Fortress
building-barricade = Barricade
building-crane = Crane
building-town_hall = Town Hall
building-embassy = Embassy

enemy-barbarians = Barbarians
enemy-goblins = Goblins
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-demons = Demons
enemy-dragons = Dragons

## Questions

prompt-aid = The King helps you: take one good.
prompt-envoy = How will you use the King's Envoy this season?
prompt-reroll = Do you want to roll again?
prompt-aside = Put one of your dice aside for this season.
prompt-influence = Influence an advisor, or pass for the rest of the season.
prompt-gift = The { $advisor } helps you: what do you take?
prompt-build = Do you build a building?
prompt-build-again = Do you build a second building with the King's Envoy?
prompt-town-hall = How do you use your Town Hall at the end of the season?
prompt-recruit = Do you want to recruit a soldier?
prompt-reward = You won: which good do you take as your reward?
prompt-loss = You were beaten: which goods do you lose?
prompt-ruin = You were beaten: which building do you lose?

pass-envoy =
    { $stays ->
        [0] Do not use him: he goes home
       *[other] Do not use him now: he stays
    }
pass-reroll = Keep the dice
pass-influence = Pass
pass-gift = Take nothing
pass-build = Build nothing
pass-build-again =
    { $stays ->
        [0] Build nothing more: the Envoy goes home
       *[other] Build nothing more: the Envoy stays
    }
pass-town-hall = Do nothing
pass-recruit = Recruit no soldier

option-take = Take { $take }
option-trade = Give { $give } and take { $take }
option-lose = Lose { $give }
option-train = Recruit a soldier for { $give }
option-swap = Swap { $give } for 1 point
option-build =
    { $points ->
        [one] Build { $building } for { $price } (1 point)
       *[other] Build { $building } for { $price } ({ $points } points)
    }
option-reroll-coloured = Roll one coloured die again
option-reroll-white = Roll one white die again
option-reroll-all = Roll all dice again
option-envoy-influence = Influence an advisor who is taken
option-envoy-build = Build twice
option-aside = Put { $dice } aside
option-take-token = Take a +2 token
option-pay-token = Pay a +2 token for 1 point
option-ruin =
    Lose { $building } { $points ->
        [0] (no points)
        [one] (−1 point)
       *[other] (−{ $points } points)
    }
option-influence =
    { $advisor } ({ $number }) with { $dice }{ $tokens ->
        [0] {""}
        [one] , plus a +2 token
       *[other] , plus { $tokens } +2 tokens
    }{ $market ->
        [0] {""}
        [-1] , Market −1
       *[other] , Market +1
    }{ $envoy ->
        [0] {""}
       *[other] , by the Envoy
    }

## Events

year = Year { $year } begins.
phase = { $phase }.
aid-die = The King gives { $seat } a white die for spring.
aid-shared = { $seats } are tied for the fewest buildings and goods: the King gives each { $take }.
takes = { $seat } takes { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } announces the Envoy for influence.
        [build] { $seat } announces the Envoy for building.
       *[none] { $seat } does not use the Envoy.
    }
envoy-leaves =
    { $used ->
        [0] The King's Envoy leaves { $seat } unused and goes home.
       *[other] The King's Envoy has helped { $seat } and goes home.
    }
neutral = Neutral dice take the advisors { $numbers }.
guild = The Merchants' Guild gives { $seat } { $take }.
rolls = { $seat } rolls { $dice }.
rerolls = { $seat } rolls again ({ $building }): { $dice }.
order = Turn order: { $seats }.
sets-aside = { $seat } puts a die aside: { $dice }.
influences =
    { $seat } influences the { $advisor } ({ $number }) with { $dice }{ $tokens ->
        [0] {""}
        [one] , plus a +2 token
       *[other] , plus { $tokens } +2 tokens
    }{ $market ->
        [0] {""}
        [-1] , Market −1
       *[other] , Market +1
    }{ $envoy ->
        [0] {""}
       *[other] , by the Envoy
    }.
passes =
    { $stuck ->
        [0] { $seat } passes.
       *[other] { $seat } cannot place any more dice.
    }
helped = The { $advisor } gives { $seat } { $take }.
trades = The { $advisor } takes { $give } from { $seat } and gives { $take }.
declines = { $seat } takes nothing from the { $advisor }.
looks = { $seat } looks at the enemy card.
sees = { $seat } sees: { $enemy }, strength { $strength }.
builds =
    { $points ->
        [one] { $seat } builds { $building } for { $price }: 1 point.
       *[other] { $seat } builds { $building } for { $price }: { $points } points.
    }
no-building = { $seat } does not build.
inn = The Inn gives { $seat } { $take }.
embassy =
    { $points ->
        [one] The Embassy gives { $seat } 1 point.
       *[other] The Embassy gives { $seat } { $points } points.
    }
town-hall-token = The Town Hall gives { $seat } { $give }.
town-hall-point = The Town Hall gives { $seat } 1 point for { $give }.
rewarded =
    { $points ->
        [one] { $seat } has the most buildings: 1 point.
       *[other] { $seat } has the most buildings: { $points } points.
    }
rewarded-alike =
    { $points ->
        [one] { $seats } share the most buildings: 1 point each.
       *[other] { $seats } share the most buildings: { $points } points each.
    }
envoy-given = { $seat } gets the King's Envoy: the fewest buildings, and among equals the fewest goods.
envoy-nobody = { $seats } are tied for the fewest buildings and goods: nobody gets the King's Envoy.
trains = { $seat } recruits a soldier for { $give }.
enemy = The enemy of this winter: { $enemy }, strength { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } rolls for the King's help: 1 soldier for everybody.
       *[other] { $seat } rolls for the King's help: { $soldiers } soldiers for everybody.
    }
battle =
    { $result ->
        [victory] { $seat } fights with strength { $strength } ({ $parts }) and wins.
        [draw] { $seat } fights with strength { $strength } ({ $parts }): a draw.
       *[defeat] { $seat } fights with strength { $strength } ({ $parts }) and is beaten.
    }
wins = { $seat } gets { $take }.
fortress =
    { $points ->
        [one] The { $building } gives { $seat } 1 point.
       *[other] The { $building } gives { $seat } { $points } points.
    }
loses = { $seat } loses { $give }.
ruined =
    { $points ->
        [one] { $seat } loses the { $building } and 1 point.
       *[other] { $seat } loses the { $building } and { $points } points.
    }
strongest =
    { $points ->
        [one] { $seat } is the strongest victor: 1 point.
       *[other] { $seat } is the strongest victor: { $points } points.
    }
strongest-alike =
    { $points ->
        [one] { $seats } are equally the strongest victors: 1 point each.
       *[other] { $seats } are equally the strongest victors: { $points } points each.
    }
cathedral =
    { $points ->
        [one] The Cathedral gives { $seat } 1 point for goods.
       *[other] The Cathedral gives { $seat } { $points } points for goods.
    }
tie = { $seats } are tied in points, goods and buildings: the table may name one of them the winner.
end = The game is over.

## Score sheet

score-advisors = Advisors
score-buildings = Buildings
score-reward = The King's Reward
score-town_hall = Town Hall
score-embassy = Embassy
score-battles = Battles won
score-losses = Battles lost
score-strongest = Strongest victor
score-fortress = Fortress
score-cathedral = Cathedral

## Board

board-year = Year { $year } of 5
board-order = Turn order
board-envoy = — { $seat } holds the King's Envoy
board-envoy-use =
    { $use ->
        [build] for building
       *[influence] for influence
    }
board-enemy-back = Enemy of level { $level }, strength { $strengths }
board-enemy = { $enemy }, strength { $strength } — victory: { $reward }; defeat: lose { $loss }
board-court = The King's court
board-neutral = neutral dice
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

board-die = die showing { $face }
board-white-die = white die showing { $face }
board-die-unrolled = a die not rolled yet
board-aid = a white die from the King this spring
board-passed = passed
board-stuck = cannot place
board-placed = all dice placed
board-built = built
board-map = Province of { $seat }
board-strength = strength { $strength }
board-victory = Victory
board-defeat = Defeat
board-enemy-unknown = Enemy unknown
board-enemy-known = Seen so far by:
board-kings-help = from the King
board-balance = you { $own } + King { $king }
board-balance-words = Your strength is { $own }, the King sends { $king } soldiers, the enemy has { $enemy }
board-result-victory = Victory
board-result-draw = Draw
board-result-defeat = Defeat
board-one-gold = gold
board-one-wood = wood
board-one-stone = stone
board-one-plus2 = +2 token

does-season = each season: { $take }
does-summer = each summer: { $take }
does-stable = { $take } more when an advisor gives any
does-victory = { $take } for every victory
does-dice =
    { $count ->
        [one] one more white die
       *[other] { $count } more white dice
    }
does-cathedral = at the end a point for every { $count } goods
does-recruit =
    { $count ->
        [one] a soldier costs only 1 good
       *[other] a soldier costs only { $count } goods
    }
does-crane = columns { $columns } cost { $count } gold less
does-market = once a season: a total ±1
does-strength = { $count } strength
does-against = { $count } strength against { $enemy }
does-against-too = { $count } against { $enemy }
does-tie = a draw is a victory

gift-jester = 1 point
gift-squire = 1 gold
gift-architect = 1 wood
gift-merchant = gold or wood
gift-sergeant = 1 soldier
gift-alchemist = 1 good for 2 others
gift-astronomer = 1 good, +2
gift-treasurer = 2 gold
gift-master_hunter = wood + gold/stone
gift-general = 2 soldiers, look
gift-swordsmith = stone + wood/gold
gift-duchess =
    { $mix ->
        [one_kind] 2 goods alike
       *[free_mix] 2 goods
    }, +2
gift-champion = 3 stone
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 goods alike, 1 point
           *[other] 3 goods alike for 1 point
        }
       *[free_mix] { $smuggler ->
            [1] 3 goods, 1 point
           *[other] 3 goods for 1 point
        }
    }
gift-inventor = 1 of each
gift-wizard = 4 gold
gift-queen =
    { $mix ->
        [one_kind] 2 goods alike
       *[free_mix] 2 goods
    }, 3 points, look
gift-king = 1 of each, 1 soldier

## The lobby

preset-hungarian = Hungarian edition
preset-hungarian-text = The rules of the Hungarian rulebook: the Smuggler gives a point, Statue and Chapel do the same, and the Envoy helps in autumn.
preset-original = Original edition
preset-original-text = The English rules of 2008: goods of your choice may be mixed, the Smuggler costs a point, and the Envoy helps until the next summer.
switch-start_order = First turn order
switch-start_order-agreed = as the table agrees, else by lot
switch-start_order-random = by lot
switch-plus2_limit = How many +2 tokens
switch-plus2_limit-per_die = one for each die of a group
switch-plus2_limit-per_season = one in a whole season
switch-plus2_limit-per_group = one for each group of dice (first printing)
switch-choice_goods = Goods that an advisor lets you choose
switch-choice_goods-one_kind = all of one kind
switch-choice_goods-free_mix = mixed as you like
switch-smuggler_vp = Smuggler
switch-smuggler_vp-number =
    { $value ->
        [1] also gives a point
       *[other] costs a point
    }
switch-chapel = Chapel
switch-chapel-as_statue = all dice equal: roll one of them again
switch-chapel-total_7 = 7 or less in all: roll all dice again
switch-reroll_limit = Rolling again
switch-reroll_limit-one_in_all = once a season, Statue and Chapel together
switch-reroll_limit-each_building_once = once a season with each building
switch-cathedral = Cathedral
switch-cathedral-exchange = hand in two goods for a point
switch-cathedral-count = two goods count as a point and stay yours
switch-town_hall = Town Hall
switch-town_hall-token_or_swap = a +2 token, or a good for a point
switch-town_hall-pay_for_vp = pay a token or a good for a point
switch-envoy_window = When the Envoy helps
switch-envoy_window-autumn = in autumn of the same year
switch-envoy_window-until_next_phase_5 = in any season until he is awarded again
switch-envoy_announce = Envoy announced beforehand
switch-envoy_announce-true = yes, at the start of autumn
switch-envoy_announce-false = no, at the moment of use
switch-loss_tie = Which building is lost
switch-loss_tie-owner_chooses = the owner chooses among equals
switch-loss_tie-topmost_row = always the topmost
switch-final_tie = A tie at the end
switch-final_tie-table_names_one = one of them is named the winner
switch-final_tie-shared = the victory is shared
switch-two_player_pair = Two players: the two neutral dice
switch-two_player_pair-single = each blocks an advisor of its own
switch-two_player_pair-sum = together they block the advisor of their sum
switch-two_player_set_aside = Two players: put one die aside
switch-two_player_set_aside-true = yes
switch-two_player_set_aside-false = no

## Why the king would do so

reason-points =
    { $mine ->
        [one] You soon have 1 point instead of { $others }.
       *[other] You soon have { $mine } points instead of { $others }.
    }
reason-goods =
    { $mine ->
        [one] You soon have 1 good instead of { $others }.
       *[other] You soon have { $mine } goods instead of { $others }.
    }
reason-tokens =
    { $mine ->
        [one] You soon have 1 +2 token instead of { $others }.
       *[other] You soon have { $mine } +2 tokens instead of { $others }.
    }
reason-envoy = You soon hold the King's Envoy with a chance of { $mine }% instead of { $others }%.
reason-battle = Strength { $beside } against { $low } to { $high }: you lose the next battle with a chance of { $mine }% instead of { $others }%.
reason-battle-known = Strength { $beside } against { $strength } ({ $enemy }): you lose the next battle with a chance of { $mine }% instead of { $others }%.
reason-dice =
    { $mine ->
        [one] You soon have 1 die left in hand instead of { $others }.
       *[other] You soon have { $mine } dice left in hand instead of { $others }.
    }
reason-advisors = { $advisor } ({ $number }): helps you with a chance of { $mine }% instead of { $others }%.
reason-buildings = { $building } (+{ $points }): stands in your province with a chance of { $mine }% instead of { $others }%.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }): you are 1 good short instead of { $others }.
       *[other] { $building } (+{ $points }): you are { $mine } goods short instead of { $others }.
    }
reason-reward = You have the most buildings with a chance of { $mine }% instead of { $others }% ({ $seat } has { $theirs } now).
reason-aid = You have the fewest buildings, and the King's aid, with a chance of { $mine }% instead of { $others }% ({ $seat } has { $theirs } now).
reason-turn = You come first in the turn order with a chance of { $mine }% instead of { $others }%.

scene-battle = The battle
scene-reward = The King's Reward

## The rulebook

book-year = Year
book-enemy = Enemy
book-strength = Strength

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = Here lie dice of { $seat }: { $dice }.
card-neutral-here = Neutral dice lie here.
card-price = It costs { $price }.
card-worth =
    { $points ->
        [one] It is worth 1 point.
       *[other] It is worth { $points } points.
    }
card-built = It stands in the province of { $seat }.
card-has = { $seat } has { $amount }.
card-season = All roll their dice, influence advisors in turns, receive their help and may then build one building.
card-envoy-holder = He is with { $seat } now.
card-envoy-free = Nobody has him now.
card-envoy-use =
    { $use ->
        [build] He is announced for building.
       *[influence] He is announced for influence.
    }
card-buildings = Buildings of { $seat }
card-soldiers = Soldiers of { $seat }
card-strength = Strength of { $seat }
card-strength-soldiers = Soldiers: { $count }
card-strength-king = Soldiers from the King: { $count }
card-building-part = { $building }: { $count }
card-strength-against = { $building }: { $count }, only against { $enemy }
card-sum = In all: { $sum }
card-strength-later = In winter the King sends 1 to 6 soldiers more.
card-strength-battle = In the battle it was { $strength }; a building has been lost since.
card-points-cathedral =
    { $points ->
        [one] The Cathedral would bring 1 more for the goods now in store.
       *[other] The Cathedral would bring { $points } more for the goods now in store.
    }
not-passed = You lay no more dice this season.
not-no-dice = You have no die of your own colour left to lay.
not-taken = Number { $number } is taken this season: dice of { $seat } lie there.
not-neutral = Number { $number } is taken this season by neutral dice.
not-third = Two groups lie on number { $number }; a third never fits.
not-sum = Your dice must make exactly { $number }; with what you have left you can make { $totals }.
not-season = Advisors are influenced in spring, summer and autumn. Now: { $phase }.
not-again = It stands in your province already; each building can stand there only once.
not-left = First comes { $building }: a row is built from the left.
not-price = It costs { $price }. You have { $have }, so { $lack } is missing.
not-build-now = You build in spring, summer and autumn. Now: { $phase }.
not-build-later = You build at the end of this season, once the advisors have helped.
not-yours = This belongs to { $seat }.
not-none = You have none of these now.
not-die-laid = This die lies on number { $number } until the season is over; a die counts only once.
not-die-aside = You have put this die aside for this season.
not-token-limit = You may use one token in a season, and you have used it.
not-envoy = Only { $seat }, who has the Envoy, can use him.
not-envoy-away =
    { $count ->
        [one] Nobody has the Envoy. After summer he goes to the fewest buildings; you have 1.
       *[other] Nobody has the Envoy. After summer he goes to the fewest buildings; you have { $count }.
    }
not-envoy-now = The Envoy does not help in this phase: { $phase }.

## What decides between equal points

decided-goods = Equal points: more goods decided ({ $best } to { $next }).
decided-buildings = Equal points and equal goods: more buildings decided ({ $best } to { $next }).
