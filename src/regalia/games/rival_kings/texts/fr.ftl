# Rival Kings en français.

about = Jouez vos personnages en secret, volez des actions, réglez les conflits et associez les sujets à leurs bâtiments.

## Noms

character-lord_protector = Régent
character-queen = Reine
character-duke = Duc
character-count = Comte
character-courtier = Courtisan
character-priest = Prêtre
character-bursar = Intendant
character-knight = Chevalier
character-countess = Comtesse
character-diplomat = Diplomate
character-trader_1 = Marchand (1er)
character-trader_2 = Marchand (2e)

subject-gardener = Jardinier
subject-watchman = Garde
subject-jailer = Geôlier
subject-court_lady = Dame de la cour
subject-bishop = Évêque
subject-scholar = Érudit
subject-troubadour = Troubadour
subject-sailor = Marin
subject-blacksmith = Forgeron
subject-carpenter = Charpentier
subject-market_woman = Vendeuse de marché
subject-innkeeper = Aubergiste
subject-vintner = Vigneron
subject-miner = Mineur
subject-herbalist = Herboriste
subject-farmer = Fermier

building-garden = Jardin
building-castle_wall = Remparts du château
building-prison = Prison
building-pavilion = Pavillon
building-cathedral = Cathédrale
building-university = Université
building-tavern = Taverne
building-harbor = Port
building-forge = Forge
building-carpentry = Menuiserie
building-market = Marché
building-inn = Auberge
building-vineyard = Vignoble
building-mine = Mine
building-herb_meadow = Prairie
building-farm = Ferme

action-settle_conflict = Neutraliser un conflit
action-pass_conflict = Transmettre un conflit
action-take_money = Prendre de l'argent
action-recruit_subject = Recruter un sujet
action-buy_building = Acheter un bâtiment

colour-yellow = jaune
colour-red = rouge
colour-blue = bleu
colour-green = vert

pile-subjects_1 = première pile de sujets
pile-subjects_2 = seconde pile de sujets
pile-buildings_1 = première pile de bâtiments
pile-buildings_2 = seconde pile de bâtiments

phase-characters = Jouer les personnages
phase-conflicts = Conflits
phase-actions = Actions

## Ce que savent faire les sujets

ability-swap_character = après la révélation, échangez votre personnage avec celui d'un autre joueur
ability-deflect_conflict_marker = en conflit avec un rang supérieur, c'est l'autre joueur qui reçoit le marqueur
ability-coins_per_conflict_marker = prenez 1 pièce par marqueur de conflit que vous avez
ability-swap_building = échangez un de vos bâtiments contre celui d'un autre joueur
ability-swap_subject = échangez un de vos sujets contre celui d'un autre joueur
ability-coins_per_building = prenez 1 pièce par bâtiment que vous avez
ability-swap_card_with_display = échangez une de vos cartes contre une carte visible au milieu
ability-repeat_action_in_equal_conflict = au même rang qu'un rival, effectuez votre unique action deux fois
ability-building_costs_1_less = un bâtiment vous coûte 1 pièce de moins
ability-extra_buy_building = achetez un bâtiment
ability-extra_take_money = prenez de l'argent
ability-extra_recruit_subject = recrutez un sujet
ability-buy_any_subject_of_one_pile = regardez une pile de sujets et achetez-y n'importe quelle carte
ability-buy_any_building_of_one_pile = regardez une pile de bâtiments et achetez-y n'importe quelle carte
ability-give_conflict_marker = donnez un de vos marqueurs de conflit à un autre joueur
ability-perform_stolen_action = effectuez une action qu'on vous a volée

## Questions

prompt-character = Posez un de vos personnages face cachée.
prompt-gardener = Votre Jardinier échange-t-il votre personnage avec celui d'un autre joueur ?
prompt-watchman = Votre Garde évite-t-il un marqueur de conflit ?
prompt-theft = Volez-vous une action ? Vous pouvez l'effectuer aussitôt.
prompt-stolen = Action volée : { $action }. L'effectuez-vous maintenant ?
prompt-action = Votre action suivante : { $action }. Que faites-vous ?
prompt-one-action = Un rival a joué le même rang : vous n'effectuez qu'une seule action. Laquelle ?
prompt-repeat = Votre Marin répète-t-il l'action : { $action } ?
prompt-last = Vos actions sont terminées. Utilisez-vous encore votre sujet avant de terminer votre tour ?
prompt-extra = { $subject } : que choisissez-vous ?
prompt-rival = { $subject } : qui reçoit votre marqueur de conflit ?
prompt-give = { $subject } : quelle carte donnez-vous ?
prompt-get = Vous donnez : { $card }. Que prenez-vous en échange ?
prompt-pile = { $subject } : quelle pile regardez-vous ?
prompt-looked = Quelle carte de la pile achetez-vous ?
prompt-lapsed = Pour l'instant, aucune de vos actions restantes n'est possible. Utilisez-vous votre sujet, ou terminez-vous votre tour ?

pass-gardener = Garder votre personnage
pass-watchman = Ne rien éviter
pass-theft = Ne rien voler
pass-stolen = Ne pas effectuer l'action volée
pass-action = Passer : { $action }
pass-one-action = N'effectuer aucune action
pass-repeat = Ne pas répéter
pass-last = Terminer votre tour
pass-lapsed = Terminer votre tour
pass-looked = Ne rien acheter

option-play = Jouer : { $character }
option-swap = Échanger avec { $seat } : { $character }
option-turn-away = Éviter le marqueur de conflit : { $seat } le reçoit
option-turn-away-neutral = Éviter le marqueur de conflit du personnage neutre
option-steal = Voler à { $seat } : { $action }
option-use = Utiliser : { $subject } ({ $ability })
option-settle = Remettre un marqueur de conflit dans la réserve
option-marker = Donner un marqueur de conflit à { $seat }
option-take = Prendre l'argent : { $pile }
option-recruit =
    { $price ->
        [one] Recruter : { $card } pour { $price } pièce
       *[other] Recruter : { $card } pour { $price } pièces
    }
option-recruit-at =
    { $price ->
        [one] Recruter : { $card } ({ $pile }) pour { $price } pièce
       *[other] Recruter : { $card } ({ $pile }) pour { $price } pièces
    }
option-buy =
    { $price ->
        [one] Acheter : { $card } pour { $price } pièce
       *[other] Acheter : { $card } pour { $price } pièces
    }
option-buy-at =
    { $price ->
        [one] Acheter : { $card } ({ $pile }) pour { $price } pièce
       *[other] Acheter : { $card } ({ $pile }) pour { $price } pièces
    }
option-buy-cheaper =
    { $price ->
        [one] Acheter avec le Forgeron : { $card } pour { $price } pièce
       *[other] Acheter avec le Forgeron : { $card } pour { $price } pièces
    }
option-buy-cheaper-at =
    { $price ->
        [one] Acheter avec le Forgeron : { $card } ({ $pile }) pour { $price } pièce
       *[other] Acheter avec le Forgeron : { $card } ({ $pile }) pour { $price } pièces
    }
option-give =
    Donner : { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(la carte la plus récente)
    }
option-get =
    Prendre à { $seat } : { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(la carte la plus récente)
    }
option-get-top = Prendre : { $card }
option-get-top-at = Prendre : { $card } ({ $pile })
option-look = Regarder : { $pile }
option-pick =
    { $price ->
        [one] Acheter : { $card }, carte { $place } à partir du dessus, pour { $price } pièce
       *[other] Acheter : { $card }, carte { $place } à partir du dessus, pour { $price } pièces
    }

## Événements

game = La partie { $game } de la série commence.
round = Manche { $round } : chacun reçoit de nouveaux personnages.
dealt = { $seat } a en main : { $first }, { $second } et { $third }.
cycle = Manche { $round }, cycle { $cycle }.
reveals = { $seat } joue : { $character }.
neutral = Le personnage neutre est : { $character }.
swaps = { $seat } échange son personnage avec { $seats }.
equal = { $seats } ont joué le même rang : { $rank }.
equal-neutral = { $seat } a joué le même rang que le personnage neutre : { $rank }.
unequal = { $seat } est en conflit avec un rang supérieur : { $seats }.
unequal-neutral = { $seat } est en conflit avec le rang supérieur du personnage neutre.
turned-away = Avec le Garde, { $seat } évite le marqueur de conflit ; { $seats } le reçoit.
turned-away-neutral = Avec le Garde, { $seat } évite le marqueur de conflit du personnage neutre.
marker = { $seat } reçoit un marqueur de conflit.
turn = À { $seat } de jouer : { $character }.
steals = { $seat } vole à { $seats } : { $action }.
settles = { $seat } remet un marqueur de conflit dans la réserve.
gives-marker = { $seat } donne un marqueur de conflit à { $seats }.
refills = Toutes les piles d'argent étaient vides : la réserve les regarnit.
takes =
    { $count ->
        [one] { $seat } prend { $count } pièce ({ $pile }).
       *[other] { $seat } prend { $count } pièces ({ $pile }).
    }
recruits =
    { $paid ->
        [one] { $seat } recrute : { $card } ({ $pile }) pour { $paid } pièce.
       *[other] { $seat } recrute : { $card } ({ $pile }) pour { $paid } pièces.
    }
buys =
    { $paid ->
        [one] { $seat } achète : { $card } ({ $pile }) pour { $paid } pièce.
       *[other] { $seat } achète : { $card } ({ $pile }) pour { $paid } pièces.
    }
turned-up = Carte visible : { $card } ({ $pile }).
ending = Pile épuisée : { $pile }. C'est le dernier cycle.
uses = { $seat } utilise : { $subject }.
repeats = { $seat } répète l'action avec le Marin.
coins =
    { $count ->
        [one] { $seat } prend { $count } pièce dans la réserve.
       *[other] { $seat } prend { $count } pièces dans la réserve.
    }
exchanges = { $seat } donne { $card } à { $seats } et prend { $other }.
exchanges-open = { $seat } donne { $card } et prend { $other } ({ $pile }).
looks = { $seat } regarde : { $pile }.
declines = { $seat } n'y achète rien.
scored =
    { $points ->
        [one] { $seat } a { $points } point.
       *[other] { $seat } a { $points } points.
    }
end = La partie est terminée.

## Décompte

score-perfect_pairs = Paires parfaites
score-colour_pairs = Paires de couleur
score-singles = Cartes isolées
score-coins = Pièces
score-markers = Marqueurs de conflit
score-earlier = Parties précédentes
score-pair = { $subject } + { $building }

## Table

board-round = Manche { $round }, cycle { $cycle }
board-game = Partie { $game }
board-last = dernier cycle
board-spent = Déjà joués dans cette manche
board-neutral = Personnage neutre
board-supply = Réserve : { $ones } × 1, { $twos } × 2 ; marqueurs de conflit : { $markers }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-empty = vide
board-money = Argent : { $coin } sur le dessus, peut-être plus en dessous
board-no-money = Pas d'argent
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-markers =
    { $count ->
        [one] { $count } marqueur de conflit
       *[other] { $count } marqueurs de conflit
    }
board-crests =
    { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
board-character = Personnage
board-hidden = face cachée
board-subjects = Sujets
board-buildings = Bâtiments
board-hand = Main
board-used = capacité utilisée
board-equal = conflit avec un rang égal
board-seen = Dessous, comme vous l'avez vu
board-piles = Le milieu
board-ranks = Les rangs
board-key-order = { $first } joue en premier, { $last } en dernier
board-key-steals = vole une action à ce rang, qui reçoit un marqueur de conflit
board-key-equal = même rang : une seule action et un marqueur de conflit chacun
board-rank = rang { $rank }
board-steals = vole au rang { $rank }
board-steals-nobody = ne vole personne
board-tie-break = joue en premier à rang égal et avec autant de marqueurs de conflit
board-value = prix et points : { $value }
board-partner = paire parfaite avec { $card }
board-paired = paire parfaite
board-active = actif
board-state-open = encore possible
board-state-now = maintenant
board-state-done = effectuée
board-stolen = volée par { $seat }
board-robs = vole à { $seat }

## L'accueil

switch-series = Combien de temps vous jouez
switch-series-single = une seule partie
switch-series-games = plusieurs parties, les points s'additionnent
switch-series-target = jusqu'à ce que quelqu'un atteigne un total
switch-games = Parties, si vous en jouez plusieurs
switch-games-number = { $value } parties
switch-target = Points, si vous jouez jusqu'à un total
switch-target-number = { $value } points

## Pourquoi le roi ferait cela

reason-points =
    { $mine ->
        [one] Vous aurez bientôt { $mine } point au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } points au lieu de { $others }.
    }
reason-coins =
    { $mine ->
        [one] Vous aurez bientôt { $mine } pièce au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } pièces au lieu de { $others }.
    }
reason-cards =
    { $mine ->
        [one] Vous aurez bientôt en tout { $mine } sujet ou bâtiment au lieu de { $others }.
       *[other] Vous aurez bientôt en tout { $mine } sujets et bâtiments au lieu de { $others }.
    }
reason-characters =
    { $mine ->
        [one] Il vous restera bientôt { $mine } personnage en main au lieu de { $others }.
       *[other] Il vous restera bientôt { $mine } personnages en main au lieu de { $others }.
    }
reason-markers =
    { $mine ->
        [one] Vous aurez bientôt { $mine } marqueur de conflit (−{ $cost } chacun) au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } marqueurs de conflit (−{ $cost } chacun) au lieu de { $others }.
    }
reason-equals = Vous êtes en conflit avec un rang égal avec { $mine } % de risque au lieu de { $others } %.
reason-singles =
    { $mine ->
        [one] { $mine } de vos cartes reste sans partenaire parfait au lieu de { $others }.
       *[other] { $mine } de vos cartes restent sans partenaire parfait au lieu de { $others }.
    }
reason-pairs = { $partner } : visible comme partenaire de { $card } (+{ $points }) avec { $mine } % de chances au lieu de { $others } %.
reason-theft =
    { $mine ->
        [one] Vous pourrez bientôt effectuer { $mine } action volée au lieu de { $others }.
       *[other] Vous pourrez bientôt effectuer { $mine } actions volées au lieu de { $others }.
    }
reason-actions = { $action } : encore possible avec { $mine } % de chances au lieu de { $others } %.
reason-ability = { $subject } : est votre sujet actif et prêt avec { $mine } % de chances au lieu de { $others } %.
reason-bargain = { $card } : visible et à votre portée (prix { $price }) avec { $mine } % de chances au lieu de { $others } %.

scene-reveal = Les personnages sont révélés
scene-conflicts = Conflits

## Living cards

card-counts = À la fin elle compte { $value } dans une paire parfaite. Dans une paire de couleur seul le plus grand nombre compte ; seule, elle compte { $single }.
card-marker-cost = À la fin, chaque marqueur de conflit compte { $points } points.
card-partner-waits = Sa carte jumelle est encore seule à la cour de { $seats }.
card-pile =
    { $count ->
        [one] Il reste { $count } carte dans cette pile. Dès qu'une pile est vide, c'est le dernier cycle.
       *[other] Il reste { $count } cartes dans cette pile. Dès qu'une pile est vide, c'est le dernier cycle.
    }
card-money-name = Argent : { $pile }
card-money-laid = Qui prend une carte de cette pile dépose son prix ici.
card-money-below = On ne voit ni ce qu'il y a en dessous ni l'épaisseur de la pile : personne ne peut regarder dedans. Le journal dit ce qui a été payé ici.
card-markers-name = Marqueurs de conflit : { $seat }
card-court = Cour : { $seat }
card-sealed = Un personnage face cachée. Tous sont révélés en même temps.
not-play = On pose un personnage au début d'un cycle. Maintenant : { $phase }.
not-actions-yet = Les actions viennent après les conflits. Maintenant : { $phase }.
not-theft-first = Décidez d'abord si vous volez ; vos propres actions viennent ensuite.
not-theft-late = On ne vole qu'avant ses propres actions.
not-theft-turn = On vole au début de son propre tour.
not-stolen-first = D'abord l'action volée : { $action }.
not-equal-theft = Vous avez le même rang qu'un autre : vous ne volez personne pendant ce cycle.
not-prey = Votre rang { $rank } ne vole qu'au rang { $victim } ; ici c'est le rang { $other }.
not-prey-nobody = Votre rang { $rank } ne vole personne.
not-robbed-twice = Vous avez déjà volé { $seat } : une action par victime.
not-crest = Un blason de { $seat } est déjà posé sur cette action.
not-action-over = Cette action est passée : on va dans l'ordre, une fois chacune.
not-one-action = Vous avez le même rang qu'un autre : une seule action pour vous.
not-action-later = D'abord : { $action }. Celle-ci suit, dans l'ordre.
not-due = C'est le tour de cette action : désignez ce qu'elle concerne.
not-on-card = Votre personnage n'a pas cette action : { $action }.
not-markers = Vous avez 0 marqueur de conflit.
not-coins =
    { $price ->
        [one] Elle coûte { $price } pièce et vous en avez { $coins }.
       *[other] Elle coûte { $price } pièces et vous en avez { $coins }.
    }
not-empty-pile = Cette pile est vide.
not-money = Il y a 0 pièce ici.
not-subject-used = Vous avez déjà utilisé votre sujet pendant ce cycle ; il aide une fois.
not-subject-active = Seul votre sujet le plus récent aide : { $subject }.
not-subject-early = Ce sujet n'aide qu'au début d'un cycle, quand les personnages sont révélés.
not-subject-turn = Ce sujet aide pendant votre propre tour.
not-subject-middle = Un sujet n'aide pas au milieu d'une action ; le Forgeron et le Marin aident avec l'action qui est la leur.
not-subject-nothing = Dans la situation présente, ce sujet ne pourrait rien faire.
not-building = Un bâtiment ne fait rien pendant la partie : il compte à la fin. Seul un échange le déplace.
not-theirs = Ceci est à la cour de { $seat }.
not-neutral-acts = Le personnage neutre ne fait que distribuer des marqueurs ; personne ne peut l'utiliser.

## En bref, à côté de ce qui suit aussitôt

option-settle-first = Marqueur rendu

## Actions non faites

skips = { $seat } passe une action : { $action }.
cannot = { $seat } ne peut pas faire cette action maintenant : { $action }.

## What was left undone

board-state-undone = non effectuée
pass-theft-more = Ne plus rien voler

## Why the game is over

over-piles =
    { $count ->
        [one] La { $pile } est épuisée : ce cycle était donc le dernier.
       *[other] { $count } piles sont épuisées : ce cycle était donc le dernier.
    }
over-games = Les { $games } parties de la série sont jouées.
over-target =
    { $count ->
        [one] { $seats } a atteint { $target } points : la série est terminée.
       *[other] { $seats } ont atteint { $target } points : la série est terminée.
    }
