# The guided first game of Paladins of the West Kingdom in English.

guide-welcome = Welcome to the western frontier! For seven rounds you strengthen your city with workers and faith, and so does the page. Up here you see the round and the King's Orders. Whoever has the most points in the end wins.
guide-board = This is your own board, the heart of the game. On the left stand six small actions, on the right six great ones. Workers on their slots pay for them.
guide-attributes = Three banners show your Strength, Faith and Influence. Each great action asks for one of them and raises another. So they help one another up.
guide-helper = You begin with a helper from the town. Take the Defender: whenever you attack, he brings you silver from the tax chest.
guide-paladin = Each round you draw three Paladins: one you use, one you put on top for the next round, one goes under the deck. Samson brings a Scout and a Labourer, and lends you 2 Strength and 2 Influence. Keep Gérin.
guide-paladin-why = They are all good. But with Samson's Strength and Influence you can build a Wall and attack in this very round.
guide-tavern = Now fetch four workers from the Tavern. This card has a Fighter, two Scouts and a Merchant, just what the plan needs.
guide-tavern-why = The other cards bring Criminals. They can stand on any slot, but each brings a Suspicion, and that can be dear later.
guide-workers = Your six workers. The colour of a slot says who may stand there; on a slot with a question mark anybody may. Labourers fit only there, so put them there first.
guide-fortify = Do a great action first: Fortify. It needs a Merchant, a Scout and anybody else, 2 Influence (Samson lends it) and a provision.
guide-fortify-why = You can do that later, too. Fortify first: it raises your Strength, and you need that for the next action.
guide-slots = Put the Labourer on the slot with the question mark and keep Fighter and Scouts for the attack.
guide-slots-why = That works, but then you lack a worker for the attack. The Labourer fits nowhere else.
guide-wall = Your first Wall stands! It has raised your Strength and brought a new Labourer. The page does one action as well, and so it goes in turn until all have passed.
guide-attack = Now Attack: a Scout, a Fighter and anybody else. Your Strength is 3 with Samson.
guide-attack-why = You can do that later. But Samson lends you his Strength only this round, so attack while he is here.
guide-outsider = Attack the Saracen Warrior: your Strength is enough, and he brings a Cleric. Others are stronger: what you lack in Strength is paid in silver.
guide-outsider-why = Those cost silver, since your Strength is not enough for them. Against the Saracen Warrior it is.
guide-three-workers = Again the Labourer goes onto the slot with the question mark, so that a Scout is left over.
guide-hunt = Two workers are left. Hunt with both brings three provisions, since a Scout is among them. You will need provisions for Walls, Monks and Outposts.
guide-hunt-why = You may pass and keep up to three workers for the next round. But provisions are more useful to you now.
guide-pass = If you have nothing left to do, pass. Up to three workers stay with you; the next round brings new ones.
guide-king = A new round, a new King's Order. At the end it gives points to everybody who has done that action often enough. Keep an eye on all three.
guide-second-paladin = Look at the three: whom do they lend, which workers do they bring, which action do they make cheaper? Choose whoever fits your plan.
guide-suspicion = Criminals stand on any slot, but each brings a Suspicion, often with silver out of the tax chest. When the chest is empty, the Inquisition comes: whoever has the most Suspicions gets a Debt.
guide-right-side = What the great actions do: Commission sends Monks, Fortify builds Walls, Garrison sets Outposts, Absolve places Jars, Attack defeats Outsiders, Convert wins them over, which brings points at the end.
guide-your-choice = What is possible is lit. Rule of thumb: first what your Paladin is good for, then money and provisions. A Workshop (Develop) saves you a worker for good.
guide-on-your-own = You know the essentials now! Play freely; point at anything to read what it does, and the King's hint (H) helps in doubt. Or let a page play on for you and watch how it ends.
guide-inquisition = The Inquisition has been here: most Suspicions, a Debt. Unpaid it costs three points at the end, paid it brings one. The tax chest is full again.
guide-favours = From now on the King's Favours lie open, too: special actions that only one player can use each round. Be quick if you want one.
guide-last-round = The last round! Workers are worth nothing afterwards, so use them all. Three silver or provisions are still a point.
guide-end = That was a whole game of Paladins. Whoever has the most points has won.
guide-chronicle = The chronicle lists it all: King's Orders, Strength, Faith and Influence, what you built, whom you converted, and Debts. At the side you can watch the game again. Come back soon!

## Alone

lesson-solo = Learn: a guided game alone
guide-solo-welcome = Welcome to the western frontier! You play alone against an artificial opponent, the AI. For seven rounds both of you strengthen your cities. You win if you have more points than it has in the end; a tie is not enough.
guide-solo-helper = You begin with a helper from the town. Take the Defender: whenever you attack, he brings you a Labourer.
guide-solo-tavern = Now fetch four workers from the Tavern. This card has a Fighter, two Scouts and a Merchant, just what the plan needs.
guide-solo-tavern-why = The Clerics are useful, too. But without those Scouts you lack workers for the Wall and the attack.
guide-solo-wall = Your first Wall stands! It has raised your Strength and brought a Labourer and a Fighter. After each of your actions the AI does one, until both have passed.
guide-solo-opponent = It plays by itself: it turns up a scheme that says what it does, and needs no money. Its workers, its resource marker and its schemes are shown here. You need not do anything for it.
guide-solo-hunt = Some workers are left. Hunt with two brings three provisions if a Scout is among them. You will need provisions for Walls, Monks and Outposts.
guide-solo-hunt-why = You may pass and keep up to three workers for the next round. But provisions are more useful to you now.
guide-solo-end = That was a whole game alone. You have won if you have more points than the AI. If it was too easy, choose another preset next time.
