# Paladins of the West Kingdom in English.

about = Gather workers, faith, strength and influence to defend the western frontier.

## Words

ai = The AI

amount-labourer =
    { $count ->
        [one] 1 Labourer
       *[other] { $count } Labourers
    }
amount-fighter =
    { $count ->
        [one] 1 Fighter
       *[other] { $count } Fighters
    }
amount-scout =
    { $count ->
        [one] 1 Scout
       *[other] { $count } Scouts
    }
amount-cleric =
    { $count ->
        [one] 1 Cleric
       *[other] { $count } Clerics
    }
amount-merchant =
    { $count ->
        [one] 1 Merchant
       *[other] { $count } Merchants
    }
amount-criminal =
    { $count ->
        [one] 1 Criminal
       *[other] { $count } Criminals
    }
amount-silver = { $count } silver
amount-provision =
    { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }
amount-tax = { $count } tax
amount-strength = { $count } Strength
amount-faith = { $count } Faith
amount-influence = { $count } Influence
amount-pray =
    { $count ->
        [one] a Prayer
       *[other] { $count } Prayers
    }
amount-discard_suspicion =
    { $count ->
        [one] discard 1 Suspicion
       *[other] discard { $count } Suspicions
    }
amount-destroy_debt =
    { $count ->
        [one] destroy a Debt
       *[other] destroy { $count } Debts
    }
amount-pay_debt =
    { $count ->
        [one] pay a Debt
       *[other] pay { $count } Debts
    }
amount-free_recruit =
    { $count ->
        [one] a free Recruit
       *[other] { $count } free Recruits
    }
amount-free_develop =
    { $count ->
        [one] a free Develop
       *[other] { $count } free Develops
    }
amount-debt =
    { $count ->
        [one] 1 Debt
       *[other] { $count } Debts
    }

worker-labourer = Labourer
worker-fighter = Fighter
worker-scout = Scout
worker-cleric = Cleric
worker-merchant = Merchant
worker-criminal = Criminal

slot-labourer = Labourer
slot-fighter = Fighter
slot-scout = Scout
slot-cleric = Cleric
slot-merchant = Merchant
slot-criminal = Criminal
slot-any = any worker

mark-labourer = La
mark-fighter = Fi
mark-scout = Sc
mark-cleric = Cl
mark-merchant = Me
mark-criminal = Cr
mark-any = ··

attribute-strength = Strength
attribute-faith = Faith
attribute-influence = Influence

action-develop = Develop
action-recruit = Recruit
action-hunt = Hunt
action-trade = Trade
action-pray = Pray
action-conspire = Conspire
action-commission = Commission
action-fortify = Fortify
action-garrison = Garrison
action-absolve = Absolve
action-attack = Attack
action-convert = Convert
action-rest = Rest

townsfolk-abbot = Abbot
townsfolk-acolyte = Acolyte
townsfolk-architect = Architect
townsfolk-conspirator = Conspirator
townsfolk-debt_collector = Debt Collector
townsfolk-defender = Defender
townsfolk-gatekeeper = Gatekeeper
townsfolk-missionary = Missionary
townsfolk-peddler = Peddler
townsfolk-squire = Squire
townsfolk-watchman = Watchman

outsider-adventurer = Adventurer
outsider-archer = Archer
outsider-guardian = Guardian
outsider-hunter = Hunter
outsider-lookout = Lookout
outsider-vigilante = Vigilante
outsider-armourer = Armourer
outsider-marauder = Marauder
outsider-warrior = Warrior
outsider-assassin = Assassin
outsider-barbarian = Barbarian
outsider-invader = Invader
outsider-champion = Champion
outsider-mercenary = Mercenary
outsider-protector = Protector
outsider-thief = Thief
outsider-traitor = Traitor

people-saracen = Saracen
people-byzantine = Byzantine
people-viking = Viking

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Oliver
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson

order-commission = Commission
order-fortify = Fortify
order-garrison = Garrison
order-absolve = Absolve
order-attack = Attack
order-convert = Convert

favour-recruit = Free Recruit
favour-suspicion-and-tax = Discard Suspicion and tax
favour-criminals = Criminals
favour-attribute = Raise an attribute
favour-clear-name = Debt or Suspicions
favour-loan = Workers for a Debt
favour-workshop = Develop or workers
favour-labourers = Labourers
favour-supplies = Provisions and tax
favour-pray = Prayer

scheme-kings_favour = King's Favour
scheme-commission = Commission
scheme-fortify = Fortify
scheme-garrison = Garrison
scheme-absolve = Absolve
scheme-attack = Attack
scheme-convert = Convert
scheme-kings_orders = King's Orders

## Questions

prompt-setup-hire = Which of the Townsfolk do you recruit for free?
prompt-paladin = Which Paladin do you use this round, and which one goes on top of your deck?
prompt-tavern = Which Tavern card do you take?
prompt-turn = Do one action, or pass for the rest of the round.
prompt-workers =
    { $about ->
        [square] { $action } in area { $area } ({ $take }): which workers do you place?
        [jar] { $action }, Jar space { $space } ({ $take }): which workers do you place?
        [quest] { $townsfolk } on a quest: which workers do you place?
        [hire] Recruit the { $townsfolk }: which workers do you place?
        [outsider] { $action } the { $outsider } ({ $people }): which workers do you place?
        [workshop] Workshop on { $on }, slot { $slot }: which workers do you place?
       *[nothing] { $action }: which workers do you place?
    }
prompt-quest = Whom do you send on a quest?
prompt-hire = Whom do you recruit?
prompt-free-recruit = Do you recruit one of the Townsfolk for free?
prompt-workshop = Where does your Workshop go?
prompt-square =
    { $piece ->
        [outpost] On which square of the main board does your Outpost go?
       *[monk] On which square of the main board does your Monk go?
    }
prompt-jar = On which space does your Jar go?
prompt-attack = Which Outsider do you attack?
prompt-convert = Which Outsider do you convert?
prompt-pray = From which action do you remove all workers?
prompt-discard = How many Suspicions do you discard?
prompt-pay-debt = Do you pay one of your Debts?
prompt-destroy-debt = Do you destroy one of your Debts?
prompt-choice = Which reward do you take?
prompt-ability = The Inquisition is here: which of your Townsfolk acts next?
prompt-keep = Which workers do you keep for the next round?

pass-turn = Pass
pass-free-recruit = Recruit nobody
pass-pray = Remove no workers
pass-discard = Discard none
pass-pay-debt = Do not pay
pass-destroy-debt = Keep the Debt

for-price =
    { $price ->
        [nothing] {""}
       *[other] {" "}(price: { $price })
    }
option-develop = Develop with 2 workers{ for-price }
option-quest = Recruit with 1 worker: send somebody on a quest
option-hire = Recruit with 2 workers: take somebody into your crew
option-hunt-1 = Hunt with 1 worker: { $take }
option-hunt-2 = Hunt with 2 workers: { $take }
option-trade-1 = Trade with 1 worker: { $take }
option-trade-2 = Trade with 2 workers: { $take }
option-pray = Pray{ for-price }
option-conspire = Conspire
option-commission = Commission a Monk{ for-price }
option-fortify = Fortify with a Wall{ for-price }
option-garrison = Garrison an Outpost{ for-price }
option-absolve = Absolve with a Jar{ for-price }
option-attack = Attack an Outsider
option-convert = Convert an Outsider{ for-price }
option-favour =
    { $choice ->
        [0] King's Favour ({ $worker }): { $take }{ for-price }
       *[other] King's Favour ({ $worker }): { $favour }{ for-price }
    }
option-workers = Place { $workers }
option-keep = Keep { $workers }
option-no-card = Slot { $place }, which is empty
option-send = { $place }. { $townsfolk } on a quest: { $take }{ for-price }
option-take-on = { $place }. Recruit the { $townsfolk }: { $take } at once; lasting ability ({ $when }): { $ongoing }{ for-price }
option-square = Area { $area }, square { $square }: { $take }
option-jar = Jar on space { $space }: { $take }
option-workshop = { $action }, slot { $slot } ({ $worker })
option-attacks = { $place }. Attack the { $outsider } ({ $people }): { $take }{ for-price }
option-converts =
    { $place }. Convert the { $outsider } ({ $people }): { $take }; at the end { $base ->
        [0] {""}
       *[other] { $base } VP +{" "}
    }{ $points } VP per { $thing }
option-empty = Empty { $action }
option-reward = Take: { $take }
option-discard =
    { $count ->
        [one] Discard 1 Suspicion
       *[other] Discard { $count } Suspicions
    }
option-pay-debt = Pay a Debt
option-destroy-debt = Destroy a Debt
option-paladin = Use { $paladin }; { $top } on top of the deck
option-tavern = Take { $workers }
option-ability = The { $townsfolk } acts

## Events

start-player = { $seat } is the start player.
round = Round { $round } begins; { $seat } starts.
order-revealed = King's Order { $place }: { $order }.
order-met = { $seat } meets a King's Order: { $order } ({ $points } VP at the end).
favour-revealed = King's Favour { $place }: { $favour }.
draws-paladins = { $seat } draws { $first }, { $second } and { $third }.
reveals-paladin = { $seat } reveals { $paladin }.
takes-tavern = { $seat } takes the Tavern card with { $workers }.
gains = { $seat } gains { $take }.
pays = { $seat } pays { $give }.
raises = { $seat } raises { $attribute } by { $count } to { $level }.
owes = { $seat } takes { $take }.
discards =
    { $count ->
        [one] { $seat } discards 1 Suspicion.
       *[other] { $seat } discards { $count } Suspicions.
    }
suspicions-shuffled = The discarded Suspicions are shuffled into a new deck.
taxes = { $seat } takes { $take } from the tax supply; { $tax } left there.
suspected =
    { $silver ->
        [0] { $seat } draws a Suspicion without tax.
       *[other] { $seat } draws a Suspicion with { $silver } tax.
    }
debt-paid = { $seat } pays a Debt.
debt-destroyed = { $seat } destroys a Debt.
inquisition = The Inquisition comes.
acts = The { $townsfolk } of { $seat } acts.
tax-filled = The tax supply is filled to { $count } silver.
places = { $seat } places { $workers } on { $action }.
empties = { $seat } removes all workers from { $action }.
develops = { $seat } builds a Workshop on { $action }, slot { $slot }.
quests = { $seat } sends the { $townsfolk } on a quest.
hires = { $seat } recruits the { $townsfolk }.
commissions = { $seat } sends a Monk to area { $area }.
garrisons = { $seat } places an Outpost in area { $area }.
fortifies =
    { $points ->
        [0] { $seat } builds a Wall: { $take }.
       *[other] { $seat } builds a Wall: { $take }, { $points } VP.
    }
absolves = { $seat } places a Jar on space { $space }.
attacks = { $seat } attacks the { $outsider } ({ $people }).
converts = { $seat } converts the { $outsider } ({ $people }).
uses-favour = { $seat } uses a King's Favour with a { $worker }: { $favour }.
passes =
    { $why ->
        [no-workers] { $seat } has no workers left and passes.
        [no-action] { $seat } can do nothing with the workers left and passes.
       *[chosen] { $seat } passes.
    }
keeps = { $seat } keeps { $workers }.
ai-workshop = The AI gets a Workshop on { $action }.
ai-workers =
    { $count ->
        [one] The AI starts the round with 1 worker.
       *[other] The AI starts the round with { $count } workers.
    }
ai-marker = The AI's resource marker moves to space { $space }.
ai-tax = { $count } silver goes from the tax supply to the common supply; { $tax } left.
ai-scheme = The AI's scheme: { $scheme }.
ai-acts = The AI does { $action }.
ai-favour = The AI uses a King's Favour: { $favour }.
ai-prays =
    { $workers ->
        [0] The AI removes all workers from its right side and shuffles its schemes.
        [one] The AI gains 1 worker and shuffles its schemes.
       *[other] The AI gains { $workers } workers and shuffles its schemes.
    }
end = The game is over.

## Score sheet

score-orders = King's Orders
score-strength = Strength
score-faith = Faith
score-influence = Influence
score-develop = Develop
score-garrison = Garrison
score-absolve = Absolve
score-commission = Commission
score-fortify = Fortify
score-walls = VP on Walls
score-outsiders = Converted Outsiders
score-debts = Debts
score-resources = Silver and provisions

## Board

board-round = Round { $round } of 7
board-start = starts: { $seat }
board-tax = Tax: { $count }
board-decks = Decks: Townsfolk { $townsfolk }, Outsiders { $outsiders }, Walls { $walls }, Tavern { $tavern }, Suspicions { $suspicions }
board-orders = King's Orders
board-order = { $points } VP: { $need }× { $order }
board-unseen = round { $round }
board-favours = King's Favours
board-tavern = Tavern
board-taken = taken by { $seat }
board-townsfolk = Townsfolk
board-outsiders = Outsiders
board-empty = empty
board-quest = quest
board-hire = recruit
board-lasting = lasting
board-or-debt = or a Debt
board-or = or
board-area = Area { $area } · Faith { $faith } · Strength { $strength }
board-points =
    { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
board-paladin = Paladin: { $paladin }
board-no-paladin = no Paladin yet
board-goods = Has: { $goods }
board-hired = Townsfolk
board-converted = Converted
board-attacked = Attacked
board-jars = Jar spaces
board-debts = Debts: { $unpaid } unpaid, { $paid } paid
board-suspicions = Suspicions: { $count }
board-passed = passed
board-hand = In hand: { $cards }
board-deck = Deck: { $top } on top; { $bottom } at the bottom
board-ai-state =
    { $workers ->
        [one] 1 worker · resource marker on { $marker } · scheme: { $scheme }
       *[other] { $workers } workers · resource marker on { $marker } · scheme: { $scheme }
    }
board-none = none
board-needs = Influence for the next Wall { $wall }, for the next Jar { $jar }
board-left =
    { $count ->
        [one] 1 card left in the deck
       *[other] { $count } cards left in the deck
    }
board-walls-left = Walls left: { $count }
board-debt-supply = Debts in the supply: { $count }
board-square-monk = Monk of { $name }
board-square-outpost = Outpost of { $name }
board-attack-price = Attacking here costs you { $price }
board-when-pay_debt = paying a Debt
board-when-inquisition = the Inquisition
board-when-inquisition_with_2_suspicions = the Inquisition with at least 2 Suspicions
board-when-inquisition_without_suspicion = the Inquisition without Suspicions
board-scores =
    { $base ->
        [0] { $points } VP for every { $thing }
       *[other] { $base } VP, and { $points } VP for every { $thing }
    }
amount-per_develop =
    { $count ->
        [one] Workshop built
       *[other] { $count } Workshops built
    }
amount-per_commission =
    { $count ->
        [one] Monk sent
       *[other] { $count } Monks sent
    }
amount-per_fortify =
    { $count ->
        [one] Wall built
       *[other] { $count } Walls built
    }
amount-per_garrison =
    { $count ->
        [one] Outpost placed
       *[other] { $count } Outposts placed
    }
amount-per_absolve =
    { $count ->
        [one] Jar placed
       *[other] { $count } Jars placed
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] Townsfolk recruited
       *[other] { $count } Townsfolk recruited
    }
amount-per_strength =
    { $count ->
        [one] Strength
       *[other] { $count } Strength
    }
amount-per_faith =
    { $count ->
        [one] Faith
       *[other] { $count } Faith
    }
amount-per_influence =
    { $count ->
        [one] Influence
       *[other] { $count } Influence
    }
amount-per_attacked_saracen =
    { $count ->
        [one] Saracen attacked
       *[other] { $count } Saracens attacked
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] Byzantine attacked
       *[other] { $count } Byzantines attacked
    }
amount-per_attacked_viking =
    { $count ->
        [one] Viking attacked
       *[other] { $count } Vikings attacked
    }
amount-per_kings_order =
    { $count ->
        [one] King's Order met
       *[other] { $count } King's Orders met
    }
amount-per_converted_mercenary =
    { $count ->
        [one] Mercenary converted
       *[other] { $count } Mercenaries converted
    }
amount-per_paid_debt =
    { $count ->
        [one] paid Debt
       *[other] { $count } paid Debts
    }
amount-per_unpaid_debt =
    { $count ->
        [one] unpaid Debt
       *[other] { $count } unpaid Debts
    }
amount-per_suspicion =
    { $count ->
        [one] Suspicion held
       *[other] { $count } Suspicions held
    }
board-ability-no_provision_cost = { $action } costs no provisions
board-ability-no_silver_cost = { $action } costs no silver
board-ability-silver_discount = { $action } costs { $amount } silver less
board-ability-gain_silver = { $action } gives { $amount } extra silver
board-ability-gain_provisions =
    { $amount ->
        [one] { $action } gives 1 extra provision
       *[other] { $action } gives { $amount } extra provisions
    }
board-slot = { $action }, slot { $slot }: { $worker }
board-workshop = Workshop
board-price = price: { $price }
board-tests = asks for { $tests }, raises { $raises }
board-done =
    { $count ->
        [one] { $action }: once so far
       *[other] { $action }: { $count } times so far
    }
board-does-develop = puts a Workshop on a slot and brings a worker
board-does-recruit = sends Townsfolk on a quest, or takes them on
board-does-hunt = brings provisions
board-does-trade = brings silver
board-does-pray = clears one action, so that it can be done again
board-does-conspire = a Criminal, and a Suspicion with it
board-does-commission = a Monk onto a square, for its reward
board-does-fortify = a Wall, for its reward
board-does-garrison = an Outpost onto a square, for its reward
board-does-absolve = a Jar onto a space, and one Suspicion less
board-does-attack = attacks an Outsider, for its reward
board-does-convert = converts an Outsider, for points at the end
board-left-side = Actions of the left side
board-right-side = Actions of the right side
board-level = { $attribute } { $mark }, { $level } with the Paladin
board-walls = Walls
board-wall-place = Next Wall: Influence { $need }, price { $price }
board-convert-place = Convert for { $price }
board-jar-space = Jar space: { $take }
board-supply = Workers ready
board-no-workers = no workers
board-suspicion = Suspicion with { $silver } tax
board-face-down = face down
board-paladins = Your Paladins
board-on-top = on top of the deck
board-ai-workers = Workers of the AI: { $count }
board-ai-marker = Resource marker on space { $space }
board-taken-space = taken this round
board-schemes = Schemes left in the pile
board-scheme-left = { $scheme }: { $left } in the pile, { $discarded } used

## The lobby

preset-hungarian = Hungarian edition
preset-hungarian-text = The rules of the Hungarian rulebook: the Traitor costs points, and all reveal their Paladins before anybody goes to the Tavern.
preset-original = Original edition
preset-original-text = The English rules of 2019: the Traitor makes unpaid Debts lighter, and each player goes to the Tavern right after revealing.
preset-easy = Solo, easy
preset-easy-text = The Hungarian edition with a weaker AI in the solo game; with more players nothing changes.
preset-hard = Solo, hard
preset-hard-text = The Hungarian edition with a stronger AI in the solo game; with more players nothing changes.
switch-traitor = The Traitor
switch-traitor-hungarian = each unpaid Debt costs a point more
switch-traitor-original = each unpaid Debt costs a point less
switch-tavern = Going to the Tavern
switch-tavern-hungarian = once all have revealed their Paladins
switch-tavern-original = each right after revealing
switch-difficulty = Difficulty of the solo game
switch-difficulty-standard = standard
switch-difficulty-easy = easy
switch-difficulty-hard = hard

## Why the king would do so

reason-points =
    { $mine ->
        [one] You soon have 1 point instead of { $others }.
       *[other] You soon have { $mine } points instead of { $others }.
    }
reason-strength = Your Strength is soon { $mine } instead of { $others }.
reason-faith = Your Faith is soon { $mine } instead of { $others }.
reason-influence = Your Influence is soon { $mine } instead of { $others }.
reason-silver = You soon have { $mine } silver instead of { $others }.
reason-provisions =
    { $mine ->
        [one] You soon have 1 provision instead of { $others }.
       *[other] You soon have { $mine } provisions instead of { $others }.
    }
reason-workers =
    { $mine ->
        [one] You soon have 1 worker for this round instead of { $others }.
       *[other] You soon have { $mine } workers for this round instead of { $others }.
    }
reason-favours =
    { $mine ->
        [one] 1 King's Favour is still open to you instead of { $others }.
       *[other] { $mine } King's Favours are still open to you instead of { $others }.
    }
reason-workshops =
    { $mine ->
        [one] You soon have 1 Workshop instead of { $others }.
       *[other] You soon have { $mine } Workshops instead of { $others }.
    }
reason-start = You are the start player with a chance of { $mine }% instead of { $others }%.
reason-debts =
    { $mine ->
        [one] You soon have 1 unpaid Debt instead of { $others }.
       *[other] You soon have { $mine } unpaid Debts instead of { $others }.
    }
reason-paid-debts =
    { $mine ->
        [one] You soon have 1 paid Debt instead of { $others }.
       *[other] You soon have { $mine } paid Debts instead of { $others }.
    }
reason-suspicion =
    { $mine ->
        [one] You soon have 1 Suspicion instead of { $others }.
       *[other] You soon have { $mine } Suspicions instead of { $others }.
    }
reason-inquisition = The Inquisition would find the most Suspicions with you with a chance of { $mine }% instead of { $others }% (tax supply: { $tax } silver).
reason-pieces =
    { $mine ->
        [one] { $action }: soon done 1 time instead of { $others }.
       *[other] { $action }: soon done { $mine } times instead of { $others }.
    }
reason-actions = { $action }: can still be done this round with a chance of { $mine }% instead of { $others }%.
reason-orders = King's Order “{ $order }” (+{ $points }): soon { $mine } of { $need } done instead of { $others }.
reason-townsfolk = { $townsfolk }: joins your crew with a chance of { $mine }% instead of { $others }%.

scene-inquisition = The Inquisition
scene-opponent = The AI
scene-order = A King's Order

## Living cards

card-gives = Gives: { $take }.
card-lends = For this round it lends { $take }.
card-gives-either = Gives, as you choose: { $first } or { $second }.
card-gives-one = Gives, as you choose: { $first }, { $second } or { $third }.
card-takes = It takes one worker: { $worker }.
card-used = { $seat } has used it in this round.
card-quest = On a quest: { $take }.
card-hire = Into your crew, at once: { $take }.
card-lasting = Then every time ({ $when }): { $take }.
card-people = People: { $people }
card-attack = Attack asks for Strength { $strength }. Its reward: { $take }.
card-convert = Convert asks for Faith { $faith }. Its reward: { $take }.
card-lies-with = It lies with { $seat }.
card-square = A square of area { $area }
card-criminal-slot = A Criminal may stand on any slot. A Workshop makes a slot need no worker.
card-ready = Ready: { $amount }.
card-track = At the end this level is worth { $points } VP, without the Paladin.
card-tax = When the last silver is taken, the Inquisition comes.
card-debt-worth = At the end each unpaid Debt is worth { $unpaid } VP, each paid one { $paid }.
card-filled = A Jar stands here.
card-order-unseen = King's Order, shown in round { $round }
card-order-worth = Whoever meets it scores { $points } VP at the end.
card-favour-unseen = King's Favour, shown in round { $round }
card-so-far = If the game ended now:
card-most-suspicions = The most that anybody has: { $most }.
not-passed = You have passed for this round.
not-no-workers = You have 0 workers left.
not-standing = Your workers stand on this action already: it can be done again in the next round, or when Pray clears it.
not-few-workers =
    { $need ->
        [one] It takes 1 worker, and you have { $have }.
       *[other] It takes { $need } workers, and you have { $have }.
    }
not-worker-kinds = It needs: { $need }. You have { $have }.
not-workshops = All { $count } of your Workshops stand already.
not-nobody = Nobody lies in the row.
not-seven = You have done it { $count } times; more is not possible.
not-cost = It costs { $price }, and you have { $have }.
not-level = It asks for { $attribute } { $need }; you have { $have }.
not-attack-level = Attack asks for Strength { $need }; you have { $have }. The rest costs { $price }, and you have { $silver }.
not-convert-level = Convert asks for Faith { $need }; you have { $have }.
not-monk = A Monk needs Faith { $need } here; you have { $have }.
not-outpost = An Outpost needs Strength { $need } here; you have { $have }.
not-squares = Every square that you reach with { $attribute } { $have } is taken.
not-walls = There are 0 Wall cards left.
not-reach = With { $attribute } { $have } you reach none of the Outsiders.
not-favour-used = { $seat } has used it in this round; each Favour works once a round.
not-action-first = First choose the action, then what it is about.
not-in-crew = { $seat } has this card already; what it does comes by itself.
not-beaten = This Outsider lies with { $seat } already.
not-tavern = { $seat } has taken this card.
not-square-held = A piece of { $seat } stands here; each square has room for one.
not-jar = A Jar stands here already; each space takes one.
not-no-debt = You have 0 unpaid Debts.
not-reward = Only a reward that says so lets you do this.
not-inquisition = This helper acts when the Inquisition comes. Silver left in the tax supply: { $tax }.
not-theirs = This belongs to { $seat }.
not-workshop-slot = A Workshop goes to one of the first two slots of an action on the right side.

## What decides between equal points

decided-orders = Equal points: more points from King's Orders decided ({ $best } to { $next }).
decided-suspicions = Equal points, also from King's Orders: fewer suspicions decided ({ $best } to { $next }).
