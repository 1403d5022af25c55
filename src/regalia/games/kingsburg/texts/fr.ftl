# Kingsburg en français.

about = Gagnez avec vos dés l'oreille des conseillers du Roi, développez votre province et tenez la frontière pendant cinq hivers.

## Mots

amount-gold = { $count } or
amount-wood = { $count } bois
amount-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
amount-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-plus2 =
    { $count ->
        [one] { $count } jeton +2
       *[other] { $count } jetons +2
    }
amount-any_goods =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
amount-same_goods = { $count } ressources identiques
amount-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
amount-soldiers =
    { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }
amount-king = { $count } du Roi
amount-bonus = bâtiments { $count }
amount-number = { $count }
amount-white = { $count } (blanc)

phase-aid = Aide du Roi
phase-spring = Printemps
phase-reward = Récompense du Roi
phase-summer = Été
phase-envoy = Envoyé du Roi
phase-autumn = Automne
phase-recruit = Recrutement
phase-winter = Hiver

advisor-jester = Bouffon
advisor-squire = Écuyer
advisor-architect = Architecte
advisor-merchant = Marchand
advisor-sergeant = Sergent
advisor-alchemist = Alchimiste
advisor-astronomer = Astronome
advisor-treasurer = Trésorier
advisor-master_hunter = Maître chasseur
advisor-general = Général
advisor-swordsmith = Armurier
advisor-duchess = Duchesse
advisor-champion = Champion
advisor-smuggler = Contrebandier
advisor-inventor = Inventeur
advisor-wizard = Sorcier
advisor-queen = Reine
advisor-king = Roi

building-statue = Statue
building-chapel = Chapelle
building-church = Église
building-cathedral = Cathédrale
building-inn = Auberge
building-market = Marché
building-farms = Ferme
building-merchants_guild = Guilde des marchands
building-guard_tower = Tour de garde
building-blacksmith = Forge
building-barracks = Caserne
building-wizards_guild = Guilde des sorciers
building-palisade = Palissade
building-stable = Écurie
building-stone_wall = Mur de pierre
building-fortress = Forteresse
building-barricade = Barricade
building-crane = Grue
building-town_hall = Hôtel de ville
building-embassy = Ambassade

enemy-barbarians = Barbares
enemy-goblins = Gobelins
enemy-orcs = Orques
enemy-zombies = Zombies
enemy-demons = Démons
enemy-dragons = Dragons

## Questions

prompt-aid = Le Roi vous aide : prenez une ressource.
prompt-envoy = À quoi vous sert l'Envoyé du Roi cette saison ?
prompt-reroll = Voulez-vous relancer ?
prompt-aside = Mettez un de vos dés de côté pour cette saison.
prompt-influence = Influencez un conseiller, ou passez jusqu'à la fin de la saison.
prompt-gift = Aide de la cour ({ $advisor }) : que prenez-vous ?
prompt-build = Construisez-vous un bâtiment ?
prompt-build-again = Construisez-vous un second bâtiment avec l'Envoyé du Roi ?
prompt-town-hall = À quoi vous sert votre Hôtel de ville à la fin de la saison ?
prompt-recruit = Voulez-vous recruter un soldat ?
prompt-reward = Victoire : quelle ressource prenez-vous en récompense ?
prompt-loss = Défaite : quelles ressources perdez-vous ?
prompt-ruin = Défaite : quel bâtiment perdez-vous ?

pass-envoy =
    { $stays ->
        [0] Ne pas l'utiliser : il rentre
       *[other] Ne pas l'utiliser maintenant : il reste
    }
pass-reroll = Garder les dés
pass-influence = Passer
pass-gift = Ne rien prendre
pass-build = Ne rien construire
pass-build-again =
    { $stays ->
        [0] Ne rien construire de plus : l'Envoyé rentre
       *[other] Ne rien construire de plus : l'Envoyé reste
    }
pass-town-hall = Ne rien faire
pass-recruit = Ne pas recruter

option-take = Prendre { $take }
option-trade = Donner { $give } et prendre { $take }
option-lose = Perdre { $give }
option-train = Recruter un soldat pour { $give }
option-swap = Échanger { $give } contre 1 point
option-build =
    { $points ->
        [one] Construire : { $building } pour { $price } ({ $points } point)
       *[other] Construire : { $building } pour { $price } ({ $points } points)
    }
option-reroll-coloured = Relancer un dé de couleur
option-reroll-white = Relancer un dé blanc
option-reroll-all = Relancer tous les dés
option-envoy-influence = Influencer un conseiller déjà pris
option-envoy-build = Construire deux fois
option-aside = Mettre { $dice } de côté
option-take-token = Prendre un jeton +2
option-pay-token = Échanger un jeton +2 contre 1 point
option-ruin =
    Perdre : { $building } { $points ->
        [0] (aucun point)
        [one] (−1 point)
       *[other] (−{ $points } points)
    }
option-influence =
    { $advisor } ({ $number }) avec { $dice }{ $tokens ->
        [0] {""}
        [one] , plus un jeton +2
       *[other] , plus { $tokens } jetons +2
    }{ $market ->
        [0] {""}
        [-1] , Marché −1
       *[other] , Marché +1
    }{ $envoy ->
        [0] {""}
       *[other] , par l'Envoyé
    }

## Événements

year = L'année { $year } commence.
phase = { $phase }.
aid-die = Le Roi donne à { $seat } un dé blanc pour le printemps.
aid-shared = { $seats } sont à égalité avec le moins de bâtiments et de ressources : le Roi donne { $take } à chacun.
takes = { $seat } prend { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } annonce l'Envoyé pour influencer.
        [build] { $seat } annonce l'Envoyé pour construire.
       *[none] { $seat } n'utilise pas l'Envoyé.
    }
envoy-leaves =
    { $used ->
        [0] L'Envoyé du Roi quitte { $seat } sans avoir servi et rentre.
       *[other] L'Envoyé du Roi a aidé { $seat } et rentre.
    }
neutral = Des dés neutres occupent les conseillers { $numbers }.
guild = La Guilde des marchands donne { $take } à { $seat }.
rolls = { $seat } lance les dés : { $dice }.
rerolls = { $seat } relance ({ $building }) : { $dice }.
order = Ordre du tour : { $seats }.
sets-aside = { $seat } met un dé de côté : { $dice }.
influences =
    { $seat } influence le n° { $number } ({ $advisor }) avec { $dice }{ $tokens ->
        [0] {""}
        [one] , plus un jeton +2
       *[other] , plus { $tokens } jetons +2
    }{ $market ->
        [0] {""}
        [-1] , Marché −1
       *[other] , Marché +1
    }{ $envoy ->
        [0] {""}
       *[other] , par l'Envoyé
    }.
passes =
    { $stuck ->
        [0] { $seat } passe.
       *[other] { $seat } ne peut plus poser de dé.
    }
helped = Aide de la cour ({ $advisor }) : { $seat } reçoit { $take }.
trades = Aide de la cour ({ $advisor }) : { $seat } donne { $give } et reçoit { $take }.
declines = Aide de la cour ({ $advisor }) : { $seat } ne prend rien.
looks = { $seat } regarde la carte Ennemi.
sees = { $seat } voit : { $enemy }, force { $strength }.
builds =
    { $points ->
        [one] { $seat } construit pour { $price } : { $building }, { $points } point.
       *[other] { $seat } construit pour { $price } : { $building }, { $points } points.
    }
no-building = { $seat } ne construit pas.
inn = L'Auberge donne { $take } à { $seat }.
embassy =
    { $points ->
        [one] L'Ambassade donne { $points } point à { $seat }.
       *[other] L'Ambassade donne { $points } points à { $seat }.
    }
town-hall-token = L'Hôtel de ville donne { $give } à { $seat }.
town-hall-point = L'Hôtel de ville donne 1 point à { $seat } contre { $give }.
rewarded =
    { $points ->
        [one] { $seat } a le plus de bâtiments : { $points } point.
       *[other] { $seat } a le plus de bâtiments : { $points } points.
    }
rewarded-alike =
    { $points ->
        [one] { $seats } ont à égalité le plus de bâtiments : { $points } point chacun.
       *[other] { $seats } ont à égalité le plus de bâtiments : { $points } points chacun.
    }
envoy-given = { $seat } reçoit l'Envoyé du Roi : le moins de bâtiments et, à égalité, le moins de ressources.
envoy-nobody = { $seats } sont à égalité avec le moins de bâtiments et de ressources : personne ne reçoit l'Envoyé du Roi.
trains = { $seat } recrute un soldat pour { $give }.
enemy = L'ennemi de cet hiver : { $enemy }, force { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } lance le dé pour l'aide du Roi : { $soldiers } soldat pour chacun.
       *[other] { $seat } lance le dé pour l'aide du Roi : { $soldiers } soldats pour chacun.
    }
battle =
    { $result ->
        [victory] { $seat } combat avec une force de { $strength } ({ $parts }) et l'emporte.
        [draw] { $seat } combat avec une force de { $strength } ({ $parts }) : égalité.
       *[defeat] { $seat } combat avec une force de { $strength } ({ $parts }) et subit une défaite.
    }
wins = { $seat } reçoit { $take }.
fortress =
    { $points ->
        [one] { $building } : { $seat } reçoit { $points } point.
       *[other] { $building } : { $seat } reçoit { $points } points.
    }
loses = { $seat } perd { $give }.
ruined =
    { $points ->
        [one] { $seat } perd un bâtiment ({ $building }) et { $points } point.
       *[other] { $seat } perd un bâtiment ({ $building }) et { $points } points.
    }
strongest =
    { $points ->
        [one] { $seat } remporte la plus forte victoire : { $points } point.
       *[other] { $seat } remporte la plus forte victoire : { $points } points.
    }
strongest-alike =
    { $points ->
        [one] { $seats } remportent à égalité la plus forte victoire : { $points } point chacun.
       *[other] { $seats } remportent à égalité la plus forte victoire : { $points } points chacun.
    }
cathedral =
    { $points ->
        [one] Avec la Cathédrale, les ressources rapportent { $points } point à { $seat }.
       *[other] Avec la Cathédrale, les ressources rapportent { $points } points à { $seat }.
    }
tie = Égalité de points, de ressources et de bâtiments : { $seats }. La table peut désigner qui l'emporte.
end = La partie est terminée.

## Décompte

score-advisors = Conseillers
score-buildings = Bâtiments
score-reward = Récompense du Roi
score-town_hall = Hôtel de ville
score-embassy = Ambassade
score-battles = Victoires
score-losses = Défaites
score-strongest = Plus forte victoire
score-fortress = Forteresse
score-cathedral = Cathédrale

## Plateau

board-year = Année { $year } sur 5
board-order = Ordre du tour
board-envoy = — Envoyé du Roi : { $seat }
board-envoy-use =
    { $use ->
        [build] pour construire
       *[influence] pour influencer
    }
board-enemy-back = Ennemi de niveau { $level }, force { $strengths }
board-enemy = { $enemy }, force { $strength } — victoire : { $reward } ; défaite : perte de { $loss }
board-court = La cour du Roi
board-neutral = dés neutres
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

board-die = dé de valeur { $face }
board-white-die = dé blanc de valeur { $face }
board-die-unrolled = un dé pas encore lancé
board-aid = un dé blanc du Roi ce printemps
board-passed = a passé
board-stuck = ne peut plus poser
board-placed = tous les dés posés
board-built = construit
board-map = Province : { $seat }
board-strength = force { $strength }
board-victory = Victoire
board-defeat = Défaite
board-enemy-unknown = Ennemi inconnu
board-enemy-known = Vue jusqu'ici par :
board-kings-help = du Roi
board-balance = vous { $own } + Roi { $king }
board-balance-words = Votre force est { $own }, le Roi envoie { $king } soldats, l'ennemi a { $enemy }
board-result-victory = Victoire
board-result-draw = Égalité
board-result-defeat = Défaite
board-one-gold = or
board-one-wood = bois
board-one-stone = pierre
board-one-plus2 = jeton +2

does-season = chaque saison : { $take }
does-summer = chaque été : { $take }
does-stable = { $take } de plus quand un conseiller en donne
does-victory = { $take } par victoire
does-dice =
    { $count ->
        [one] un dé blanc de plus
       *[other] { $count } dés blancs de plus
    }
does-cathedral = à la fin, un point pour { $count } ressources
does-recruit =
    { $count ->
        [one] un soldat ne coûte que { $count } ressource
       *[other] un soldat ne coûte que { $count } ressources
    }
does-crane = colonnes { $columns } : { $count } or de moins
does-market = une fois par saison : un total ±1
does-strength = { $count } de force
does-against = { $count } de force contre les { $enemy }
does-against-too = { $count } contre les { $enemy }
does-tie = une égalité est une victoire

gift-jester = 1 point
gift-squire = 1 or
gift-architect = 1 bois
gift-merchant = or ou bois
gift-sergeant = 1 soldat
gift-alchemist = 1 ressource contre 2 autres
gift-astronomer = 1 ressource, +2
gift-treasurer = 2 or
gift-master_hunter = bois + or/pierre
gift-general = 2 soldats, voir
gift-swordsmith = pierre + bois/or
gift-duchess =
    { $mix ->
        [one_kind] 2 ressources identiques
       *[free_mix] 2 ressources
    }, +2
gift-champion = 3 pierres
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 ressources identiques, 1 point
           *[other] 3 ressources identiques pour 1 point
        }
       *[free_mix] { $smuggler ->
            [1] 3 ressources, 1 point
           *[other] 3 ressources pour 1 point
        }
    }
gift-inventor = 1 de chaque
gift-wizard = 4 or
gift-queen =
    { $mix ->
        [one_kind] 2 ressources identiques
       *[free_mix] 2 ressources
    }, 3 points, voir
gift-king = 1 de chaque, 1 soldat

## L'accueil

preset-hungarian = Édition hongroise
preset-hungarian-text = Les règles hongroises : le Contrebandier donne un point, Statue et Chapelle ont le même effet, et l'Envoyé aide en automne.
preset-original = Édition originale
preset-original-text = Les règles anglaises de 2008 : les ressources au choix se mélangent, le Contrebandier coûte un point, et l'Envoyé aide jusqu'à l'été suivant.
switch-start_order = Premier ordre du tour
switch-start_order-agreed = comme convenu, sinon au sort
switch-start_order-random = au sort
switch-plus2_limit = Combien de jetons +2
switch-plus2_limit-per_die = un par dé d'un groupe
switch-plus2_limit-per_season = un pour toute la saison
switch-plus2_limit-per_group = un par groupe de dés (premier tirage)
switch-choice_goods = Ressources au choix d'un conseiller
switch-choice_goods-one_kind = toutes de la même sorte
switch-choice_goods-free_mix = mélangées à volonté
switch-smuggler_vp = Contrebandier
switch-smuggler_vp-number =
    { $value ->
        [1] donne aussi un point
       *[other] coûte un point
    }
switch-chapel = Chapelle
switch-chapel-as_statue = tous les dés égaux : en relancer un
switch-chapel-total_7 = 7 ou moins en tout : relancer tous les dés
switch-reroll_limit = Relances
switch-reroll_limit-one_in_all = une par saison, Statue et Chapelle ensemble
switch-reroll_limit-each_building_once = une par saison et par bâtiment
switch-cathedral = Cathédrale
switch-cathedral-exchange = rendre deux ressources pour un point
switch-cathedral-count = deux ressources valent un point et restent à vous
switch-town_hall = Hôtel de ville
switch-town_hall-token_or_swap = un jeton +2, ou une ressource contre un point
switch-town_hall-pay_for_vp = payer un jeton ou une ressource pour un point
switch-envoy_window = Quand l'Envoyé aide
switch-envoy_window-autumn = en automne de la même année
switch-envoy_window-until_next_phase_5 = à toute saison jusqu'à sa prochaine attribution
switch-envoy_announce = Envoyé annoncé d'avance
switch-envoy_announce-true = oui, au début de l'automne
switch-envoy_announce-false = non, au moment de l'utiliser
switch-loss_tie = Quel bâtiment est perdu
switch-loss_tie-owner_chooses = le propriétaire choisit entre égaux
switch-loss_tie-topmost_row = toujours le plus haut
switch-final_tie = Égalité à la fin
switch-final_tie-table_names_one = l'un d'eux est nommé vainqueur
switch-final_tie-shared = la victoire est partagée
switch-two_player_pair = À deux : les deux dés neutres
switch-two_player_pair-single = chacun bloque son propre conseiller
switch-two_player_pair-sum = ensemble ils bloquent le conseiller de leur somme
switch-two_player_set_aside = À deux : mettre un dé de côté
switch-two_player_set_aside-true = oui
switch-two_player_set_aside-false = non

## Pourquoi le roi ferait cela

reason-points =
    { $mine ->
        [one] Vous aurez bientôt { $mine } point au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } points au lieu de { $others }.
    }
reason-goods =
    { $mine ->
        [one] Vous aurez bientôt { $mine } ressource au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } ressources au lieu de { $others }.
    }
reason-tokens =
    { $mine ->
        [one] Vous aurez bientôt { $mine } jeton +2 au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } jetons +2 au lieu de { $others }.
    }
reason-envoy = Vous aurez bientôt l'Envoyé du Roi avec { $mine } % de chances au lieu de { $others } %.
reason-battle = Force { $beside } contre { $low } à { $high } : vous perdez la prochaine bataille avec { $mine } % de risque au lieu de { $others } %.
reason-battle-known = Force { $beside } contre { $strength } ({ $enemy }) : vous perdez la prochaine bataille avec { $mine } % de risque au lieu de { $others } %.
reason-dice =
    { $mine ->
        [one] Il vous restera bientôt { $mine } dé en main au lieu de { $others }.
       *[other] Il vous restera bientôt { $mine } dés en main au lieu de { $others }.
    }
reason-advisors = { $advisor } ({ $number }) : vous aide avec { $mine } % de chances au lieu de { $others } %.
reason-buildings = { $building } (+{ $points }) : se dresse dans votre province avec { $mine } % de chances au lieu de { $others } %.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }) : il vous manque { $mine } ressource au lieu de { $others }.
       *[other] { $building } (+{ $points }) : il vous manque { $mine } ressources au lieu de { $others }.
    }
reason-reward = Vous avez le plus de bâtiments avec { $mine } % de chances au lieu de { $others } % ({ $seat } en a { $theirs } à présent).
reason-aid = Vous avez le moins de bâtiments, et donc l'Aide du Roi, avec { $mine } % de chances au lieu de { $others } % ({ $seat } en a { $theirs } à présent).
reason-turn = Vous êtes en tête de l'ordre du tour avec { $mine } % de chances au lieu de { $others } %.

scene-battle = La bataille
scene-reward = La Récompense du Roi

## The rulebook

book-year = Année
book-enemy = Ennemi
book-strength = Force

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = Dés posés ici par { $seat } : { $dice }.
card-neutral-here = Des dés neutres sont posés ici.
card-price = Coût : { $price }.
card-worth =
    { $points ->
        [one] Il vaut { $points } point.
       *[other] Il vaut { $points } points.
    }
card-built = Il est construit. Province : { $seat }.
card-has = { $seat } possède { $amount }.
card-season = Chacun lance ses dés, influence des conseillers à tour de rôle, reçoit leur aide, puis peut construire un bâtiment.
card-envoy-holder = Il est en ce moment chez { $seat }.
card-envoy-free = Personne ne l'a en ce moment.
card-envoy-use =
    { $use ->
        [build] Il est annoncé pour construire.
       *[influence] Il est annoncé pour influencer.
    }
card-buildings = Bâtiments : { $seat }
card-soldiers = Soldats : { $seat }
card-strength = Force : { $seat }
card-strength-soldiers = Soldats : { $count }
card-strength-king = Soldats du Roi : { $count }
card-building-part = { $building } : { $count }
card-strength-against = { $building } : { $count }, seulement contre les { $enemy }
card-sum = En tout : { $sum }
card-strength-later = En hiver, le Roi envoie encore 1 à 6 soldats.
card-strength-battle = Au combat, elle était de { $strength } ; un bâtiment a été perdu depuis.
card-points-cathedral =
    { $points ->
        [one] La Cathédrale rapporterait encore { $points } point pour les ressources actuelles.
       *[other] La Cathédrale rapporterait encore { $points } points pour les ressources actuelles.
    }
not-passed = Vous ne posez plus de dés cette saison.
not-no-dice = Il ne vous reste aucun dé de votre couleur.
not-taken = Le numéro { $number } est pris cette saison par { $seat }.
not-neutral = Le numéro { $number } est pris cette saison par des dés neutres.
not-third = Deux groupes sont déjà au numéro { $number } ; il n'y a jamais de place pour un troisième.
not-sum = Il faut exactement { $number } ; avec ce qui vous reste, vous pouvez faire { $totals }.
not-season = On influence les conseillers au printemps, en été et en automne. Maintenant : { $phase }.
not-again = Il est déjà dans votre province ; chaque bâtiment ne peut s'y trouver qu'une fois.
not-left = D'abord celui-ci : { $building }. Une rangée se construit à partir de la gauche.
not-price = Il coûte { $price }. Vous avez { $have } ; il manque { $lack }.
not-build-now = On construit au printemps, en été et en automne. Maintenant : { $phase }.
not-build-later = On construit à la fin de cette saison, après l'aide des conseillers.
not-yours = Ceci est à { $seat }.
not-none = Vous n'en avez pas en ce moment.
not-die-laid = Ce dé reste au numéro { $number } jusqu'à la fin de la saison ; un dé ne compte qu'une fois.
not-die-aside = Vous avez mis ce dé de côté pour cette saison.
not-token-limit = Vous pouvez utiliser un jeton par saison, et c'est déjà fait.
not-envoy = Seul { $seat }, qui a l'Envoyé, peut l'utiliser.
not-envoy-away = Personne n'a l'Envoyé. Après l'été, il va à celui qui a le moins de bâtiments ; vous en avez { $count }.
not-envoy-now = L'Envoyé n'aide pas dans cette phase : { $phase }.

## Ce qui départage les égalités

decided-goods = Égalité de points : le plus de ressources l'a emporté ({ $best } contre { $next }).
decided-buildings = Égalité de points et de ressources : le plus de bâtiments l'a emporté ({ $best } contre { $next }).
