# Royals en français.

about = Placez vos nobles dans les cours d'Europe, évincez vos rivaux et collectionnez titres et bonus.

## Mots

country-france = France
country-german_states = États allemands
country-britain = Grande-Bretagne
country-spain = Espagne
draw-pile = Pioche

amount-france =
    { $count ->
        [one] { $count } carte France
       *[other] { $count } cartes France
    }
amount-german_states =
    { $count ->
        [one] { $count } carte États allemands
       *[other] { $count } cartes États allemands
    }
amount-britain =
    { $count ->
        [one] { $count } carte Grande-Bretagne
       *[other] { $count } cartes Grande-Bretagne
    }
amount-spain =
    { $count ->
        [one] { $count } carte Espagne
       *[other] { $count } cartes Espagne
    }

amount-cards-france = { $count } × { country-france }
amount-cards-german_states = { $count } × { country-german_states }
amount-cards-britain = { $count } × { country-britain }
amount-cards-spain = { $count } × { country-spain }

intrigue-france_german_states = France/États allemands
intrigue-france_britain = France/Grande-Bretagne
intrigue-france_spain = France/Espagne
intrigue-german_states_britain = États allemands/Grande-Bretagne
intrigue-german_states_spain = États allemands/Espagne
intrigue-britain_spain = Grande-Bretagne/Espagne

amount-france_german_states =
    { $count ->
        [one] { $count } carte Intrigue (France/États allemands)
       *[other] { $count } cartes Intrigue (France/États allemands)
    }
amount-france_britain =
    { $count ->
        [one] { $count } carte Intrigue (France/Grande-Bretagne)
       *[other] { $count } cartes Intrigue (France/Grande-Bretagne)
    }
amount-france_spain =
    { $count ->
        [one] { $count } carte Intrigue (France/Espagne)
       *[other] { $count } cartes Intrigue (France/Espagne)
    }
amount-german_states_britain =
    { $count ->
        [one] { $count } carte Intrigue (États allemands/Grande-Bretagne)
       *[other] { $count } cartes Intrigue (États allemands/Grande-Bretagne)
    }
amount-german_states_spain =
    { $count ->
        [one] { $count } carte Intrigue (États allemands/Espagne)
       *[other] { $count } cartes Intrigue (États allemands/Espagne)
    }
amount-britain_spain =
    { $count ->
        [one] { $count } carte Intrigue (Grande-Bretagne/Espagne)
       *[other] { $count } cartes Intrigue (Grande-Bretagne/Espagne)
    }

title-marshal = Maréchal
title-baron = Baron
title-countess = Comtesse
title-duke = Duc
title-cardinal = Cardinal
title-princess = Princesse
title-king = Roi

city-paris = Paris
city-lyon = Lyon
city-avignon = Avignon
city-bordeaux = Bordeaux
city-brest = Brest
city-vienna = Vienne
city-cologne = Cologne
city-munich = Munich
city-berlin = Berlin
city-london = Londres
city-edinburgh = Édimbourg
city-dublin = Dublin
city-madrid = Madrid
city-valencia = Valence
city-seville = Séville
city-barcelona = Barcelone

colour-black = noir
colour-white = blanc
colour-grey = gris
colour-purple = violet
colour-orange = orange

## Questions

prompt-colour = Choisissez votre couleur.
prompt-kind =
    { $left ->
        [0] Quelles cartes piochez-vous ce tour-ci ?
        [one] Quelles cartes piochez-vous ce tour-ci ? L'époque se termine avec ce tour.
       *[other] Quelles cartes piochez-vous ce tour-ci ? Si vous piochez { $left } cartes Pays, l'époque se termine.
    }
prompt-draw =
    { $intrigue ->
        [0] Où prenez-vous la carte suivante ? Encore à piocher : { $cards ->
            [one] { $cards } carte Pays.
           *[other] { $cards } cartes Pays.
        }
       *[other] Où prenez-vous la carte suivante ? Encore à piocher : { $cards ->
            [0] 1 carte Intrigue.
            [one] { $cards } carte Pays et 1 carte Intrigue.
           *[other] { $cards } cartes Pays et 1 carte Intrigue.
        }
    }
prompt-play =
    { $positions ->
        [0] Avec ces cartes, vous ne pouvez payer aucune position : terminez votre tour.
       *[other] Occupez une position libre, ravissez une position occupée, ou terminez votre tour.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } à { $city } : quelles cartes Intrigue jouez-vous ? Il en faut { $intrigue } ({ $country }).
       *[other] { $title } à { $city } : quelles cartes Intrigue jouez-vous ? Il en faut { $intrigue } ({ $country }).
    }
prompt-payment =
    { $cards ->
        [one] { $title } à { $city } ({ position-worth }) : comment payez-vous ? Il faut { $cards } carte Pays ({ $country }).
       *[other] { $title } à { $city } ({ position-worth }) : comment payez-vous ? Il faut { $cards } cartes Pays ({ $country }).
    }
prompt-country-limit =
    { $cards ->
        [one] Vous avez { $cards } carte Pays de trop : laquelle défaussez-vous ?
       *[other] Vous avez { $cards } cartes Pays de trop : lesquelles défaussez-vous ?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] Vous avez { $cards } carte Intrigue de trop : laquelle défaussez-vous ?
       *[other] Vous avez { $cards } cartes Intrigue de trop : lesquelles défaussez-vous ?
    }

pass-play = Terminer votre tour
option-colour = { $colour } ({ $cubes } cubes)
option-country-only =
    { $cards ->
        [one] { $cards } carte Pays
       *[other] { $cards } cartes Pays, une par une
    }
option-mixed =
    { $cards ->
        [one] { $cards } carte Pays et { $intrigue ->
            [one] { $intrigue } carte Intrigue
           *[other] { $intrigue } cartes Intrigue
        }, une par une
       *[other] { $cards } cartes Pays et { $intrigue ->
            [one] { $intrigue } carte Intrigue
           *[other] { $intrigue } cartes Intrigue
        }, une par une
    }
option-pile = Dans la pioche
option-intrigue = Une carte Intrigue
option-take = { $country } (carte visible)
option-and-intrigue = { $country } + Intrigue
option-blind-cards = { $cards } cartes Pays de la pioche
option-open-cards = Toutes les cartes visibles : { $cards }
option-country-first = D'abord { $country }, puis { $cards } de plus, une par une
option-intrigue-first =
    { $cards ->
        [one] D'abord l'Intrigue, puis la carte Pays
       *[other] D'abord l'Intrigue, puis { $cards } cartes Pays
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } cartes comme joker ({ $country })
           *[other] { $fitting } × { $country } + { $others } autres comme joker
        }
       *[other] { $fitting ->
            [0] { $others } cartes comme { $jokers } jokers ({ $country })
           *[other] { $fitting } × { $country } + { $others } autres comme { $jokers } jokers
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × Intrigue
        [one] { $intrigue } × Intrigue (1 joker)
       *[other] { $intrigue } × Intrigue ({ $plots } jokers)
    }
option-occupy = Occuper : { $title } à { $city } – { price-cards }, influence { $influence }
option-take-over = Ravir à { $seat } : { $title } à { $city } – { price-cards } + { $intrigue } × Intrigue, influence { $influence }
option-play-intrigue = Jouer : { $give }
option-pay = Payer : { $give }
option-pay-jokers =
    { $count ->
        [one] Payer : { $makes } comme joker
       *[other] Payer : { $makes } comme { $count } jokers
    }
option-pay-mixed =
    { $count ->
        [one] Payer : { $fits } ; { $makes } comme joker
       *[other] Payer : { $fits } ; { $makes } comme { $count } jokers
    }
position-worth =
    influence { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $title } à { $city } ({ position-worth }) : payer { $give } et terminer votre tour
        [play] { $title } à { $city } ({ position-worth }) : payer { $give } et continuer
       *[paid] { $title } à { $city } ({ position-worth }) : payer { $give }
    }
option-discard = Défausser : { $give }

## Événements

picks = { $seat } choisit la couleur { $colour } ({ $cubes } cubes).
starts = { $seat } commence la partie.
turn = À { $seat } de jouer.
draws =
    { $seat } pioche { $cards ->
        [one] { $cards } carte Pays
       *[other] { $cards } cartes Pays
    }{ $intrigue ->
        [0] {""}
        [one] {" "}et { $intrigue } carte Intrigue
       *[other] {" "}et { $intrigue } cartes Intrigue
    }.
takes = { $seat } prend une carte visible : { $country }.
draws-blind = { $seat } prend une carte Pays dans la pioche.
draws-intrigue = { $seat } pioche une carte Intrigue.
drew = { $seat } a pioché : { $card }.
intrigue-renewed = Les { $cards } cartes Intrigue défaussées forment la nouvelle pioche.
cannot-play = { $seat } ne peut payer aucune position.
no-cubes = { $seat } n'a plus assez de cubes pour occuper une position.
stops = { $seat } ne joue plus de cartes.
intrigues = { $seat } joue : { $give }.
banished = Un cube de { $seat } est banni sur la case de ville ({ $city }).
occupies =
    { $seat } occupe : { $title } à { $city } ({ $country }, influence { $influence }) pour { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } comme joker
           *[other] { $fits } ; comme joker { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } comme { $jokers } jokers
           *[other] { $fits } ; comme { $jokers } jokers { $makes }
        }
    }.
city-bonus =
    { $points ->
        [one] Bonus de ville ({ $city }) pour { $seat } : { $points } point.
       *[other] Bonus de ville ({ $city }) pour { $seat } : { $points } points.
    }
country-bonus =
    { $points ->
        [one] { $seat } a un cube dans chaque ville du pays : bonus de pays ({ $country }), { $points } point.
       *[other] { $seat } a un cube dans chaque ville du pays : bonus de pays ({ $country }), { $points } points.
    }
noble-house-bonus =
    { $points ->
        [one] { $seat } a un cube sur chaque titre : bonus de maison noble, { $points } point.
       *[other] { $seat } a un cube sur chaque titre : bonus de maison noble, { $points } points.
    }
discards = { $seat } défausse : { $give }.
period-ends = L'époque { $period } est terminée ; la défausse devient la nouvelle pioche.
last-round = La dernière époque est terminée : on achève encore le tour de table. Le dernier tour revient à { $seat }, puis vient le décompte.
period-scoring = Décompte de l'époque { $period }.
period-first =
    { $tied ->
        [0] { $country } : { $seat } a le plus d'influence ({ $influence }) : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $country } : { $seats } ont autant d'influence ({ $influence }), mais { $seat } a la position la plus élevée ({ $title } à { $city }) : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
period-second =
    { $tied ->
        [0] { $country } : { $seat } prend la deuxième place avec une influence de { $influence } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $country } : { $seats } ont autant d'influence ({ $influence }), mais { $seat } a la position la plus élevée ({ $title } à { $city }) et prend la deuxième place : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
period-nobody = { $country } : aucun autre joueur n'y a d'influence, le marqueur de valeur { $points } quitte donc le jeu.
title-scoring = Décompte des titres.
title-whole =
    { $points ->
        [one] { $title } : { $seat } a le plus de cubes ({ $cubes }) : { $points } point.
       *[other] { $title } : { $seat } a le plus de cubes ({ $cubes }) : { $points } points.
    }
title-half =
    { $points ->
        [one] { $title } : { $seats } ont autant de cubes ({ $cubes }) et reçoivent chacun la moitié du marqueur : { $points } point.
       *[other] { $title } : { $seats } ont autant de cubes ({ $cubes }) et reçoivent chacun la moitié du marqueur : { $points } points.
    }
title-nobody =
    { $tied ->
        [0] { $title } : personne n'y a de cube, personne ne reçoit donc le marqueur.
       *[other] { $title } : { $seats } ont autant de cubes ({ $cubes }), personne ne reçoit donc le marqueur.
    }
tie-marker = { $seats } ont autant de points ; { $seat } l'emporte avec le marqueur le plus précieux ({ $value } points).
tie-shared = { $seats } ont autant de points et un marqueur le plus précieux de même valeur ({ $value } points) : la victoire est partagée.
end = La partie est terminée.

## Décompte

score-cities = Bonus de ville
score-countries = Bonus de pays
score-noble_house = Bonus de maison noble
score-periods = Décomptes d'époque
score-titles = Décompte des titres

## Plateau

board-period = Époque { $period }
board-last-round = dernier tour
board-last-turn = Dernier tour : { $seat }
board-until =
    { $left ->
        [0] Époque : dernier tour
        [one] Époque : { $left } carte
       *[other] Époque : { $left } cartes
    }
board-first = En tête
board-display = Cartes visibles
board-piles = Pioches
board-pile-sizes =
    { $cards ->
        [one] { $cards } carte Pays
       *[other] { $cards } cartes Pays
    }, { $intrigue ->
        [one] { $intrigue } carte Intrigue
       *[other] { $intrigue } cartes Intrigue
    }
board-discards = Défausse
board-intrigue-discards = Défausse Intrigue
board-bonus = Bonus de pays
board-influence = Influence
board-titles = Titres
board-noble-house = Maison noble
board-supply =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
board-hand =
    { $cards ->
        [one] { $cards } carte Pays
       *[other] { $cards } cartes Pays
    }
board-intrigue =
    { $cards ->
        [one] { $cards } carte Intrigue
       *[other] { $cards } cartes Intrigue
    }
board-no-cubes = Plus de cubes : plus aucune position à occuper
board-unknown =
    { $cards ->
        [one] { $cards } inconnue
       *[other] { $cards } inconnues
    }
board-markers =
    { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-map = Carte de l'Europe
board-land =
    { $free ->
        [one] { $country } : { $free } position libre, { $reachable } à portée
       *[other] { $country } : { $free } positions libres, { $reachable } à portée
    }
board-position =
    { $cards ->
        [one] { $title } à { $city } : { $cards } carte, influence { $influence }.
       *[other] { $title } à { $city } : { $cards } cartes, influence { $influence }.
    }
board-free = Libre.
board-held =
    { $intrigue ->
        [one] Position de { $seat } ; pour la ravir, il faut aussi { $intrigue } carte Intrigue.
       *[other] Position de { $seat } ; pour la ravir, il faut aussi { $intrigue } cartes Intrigue.
    }
board-city-bonus =
    { $points ->
        [one] Bonus de ville : { $points } point pour le premier
       *[other] Bonus de ville : { $points } points pour le premier
    }
board-city-space = Case de ville pour les bannis. Bonus de ville { $points } : déjà pris, mais il départage les égalités
board-banished =
    { $cubes ->
        [one] { $seat } : { $cubes } cube banni
       *[other] { $seat } : { $cubes } cubes bannis
    }
board-standing = { $seat } : influence { $influence }, villes : { $cities } sur { $all }
board-periods = Décompte des époques
board-gone = Plus disponible
board-noble-house-how = Pour un cube sur chaque titre
board-collected = { $seat }, titres : { $titles } sur { $all }
board-title-cubes =
    { $cubes ->
        [one] { $seat } : { $cubes } cube
       *[other] { $seat } : { $cubes } cubes
    }
board-colours = Cubes au choix
board-kinds = Que piocher ?
board-plots = Intrigues
board-empty-hand = Pas de cartes en main
board-limit = Cartes Pays : { $cards } sur { $most } ; cartes Intrigue : { $intrigue } sur { $plots }
board-joker =
    { $jokers ->
        [shortfall] Joker : { $cards } cartes Pays quelconques remplacent une carte Pays qui vous manque, { $intrigue } cartes Intrigue quelconques une carte Intrigue.
       *[free] Joker : { $cards } cartes Pays quelconques valent une carte Pays de votre choix, { $intrigue } cartes Intrigue quelconques une carte Intrigue.
    }

## L'accueil

preset-rulebook = Comme dans le livret
preset-rulebook-text = Les jokers sont toujours permis, et le noir et le blanc ont tous leurs cubes.
preset-strict = Strict
preset-strict-text = Les jokers ne remplacent que des cartes manquantes, et chacun a le même nombre de cubes.
switch-jokers = Jokers
switch-jokers-free = quand vous voulez
switch-jokers-shortfall = seulement pour des cartes manquantes
switch-supplies = Cubes
switch-supplies-printed = tous ceux de la couleur
switch-supplies-equal = le même nombre pour chacun (à deux : tous)

## Pourquoi le roi ferait cela

reason-points =
    { $mine ->
        [one] Vous aurez bientôt { $mine } point au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } points au lieu de { $others }.
    }
reason-influence = Vous aurez bientôt une influence totale de { $mine } au lieu de { $others }.
reason-periods =
    { $mine ->
        [one] Aux époques suivantes vos places valent { $mine } point au lieu de { $others }.
       *[other] Aux époques suivantes vos places valent { $mine } points au lieu de { $others }.
    }
reason-cities =
    { $mine ->
        [one] Vous serez bientôt présent dans { $mine } ville au lieu de { $others }.
       *[other] Vous serez bientôt présent dans { $mine } villes au lieu de { $others }.
    }
reason-cards =
    { $mine ->
        [one] Vous aurez bientôt { $mine } carte Pays au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } cartes Pays au lieu de { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] Vous aurez bientôt { $mine } carte Intrigue au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } cartes Intrigue au lieu de { $others }.
    }
reason-cubes =
    { $mine ->
        [one] Il vous restera bientôt { $mine } cube au lieu de { $others }.
       *[other] Il vous restera bientôt { $mine } cubes au lieu de { $others }.
    }
reason-suits =
    { $mine ->
        [one] { $country } : vous aurez bientôt { $mine } carte en main au lieu de { $others }.
       *[other] { $country } : vous aurez bientôt { $mine } cartes en main au lieu de { $others }.
    }
reason-lead = { $country } (+{ $points }) : vous avez le plus d'influence avec { $mine } % de chances au lieu de { $others } % ({ $seat } a une influence de { $theirs } à présent).
reason-second = { $country } (+{ $points }) : vous êtes deuxième avec { $mine } % de chances au lieu de { $others } % ({ $seat } a une influence de { $theirs } à présent).
reason-country =
    { $mine ->
        [one] { $country } : il vous manque { $mine } ville pour le bonus de pays (+{ $points }) au lieu de { $others }.
       *[other] { $country } : il vous manque { $mine } villes pour le bonus de pays (+{ $points }) au lieu de { $others }.
    }
reason-noble =
    { $mine ->
        [one] Il vous manque { $mine } titre pour le bonus de maison noble (+{ $points }) au lieu de { $others }.
       *[other] Il vous manque { $mine } titres pour le bonus de maison noble (+{ $points }) au lieu de { $others }.
    }
reason-titles = { $title } (+{ $points }) : personne n'a plus de cubes que vous ({ $beside }) avec { $mine } % de chances au lieu de { $others } %.
reason-reach = { $title } à { $city } (influence { $influence }) : libre et à la portée de vos cartes avec { $mine } % de chances au lieu de { $others } %.

scene-period = Décompte de l'époque { $period }
scene-titles = Décompte des titres
scene-banished = Un noble est banni
scene-country = Bonus de pays : { $country }
scene-noble = Bonus de maison noble

## Living cards

card-position = { $title } à { $city }
card-position-costs =
    { $cards ->
        [one] Coûte { $cards } carte Pays ({ $country }) et y donne { $influence } d'influence.
       *[other] Coûte { $cards } cartes Pays ({ $country }) et y donne { $influence } d'influence.
    }
card-position-pay = Avec vos cartes : { price-cards }.
card-position-pay-both = Avec vos cartes : { price-cards } + { price-intrigue }.
card-title-worth =
    { $points ->
        [one] À la fin, le plus de cubes sur ce titre rapporte { $points } point.
       *[other] À la fin, le plus de cubes sur ce titre rapporte { $points } points.
    }
card-title-price =
    { $cards ->
        [one] Ce titre coûte partout { $cards } carte Pays.
       *[other] Ce titre coûte partout { $cards } cartes Pays.
    }
card-country-card = Paie une carte d'une position de ce pays : { $country }. { $joker } cartes Pays quelconques en valent une du pays voulu.
card-open =
    { $cards ->
        [one] { $cards } carte de ce pays est visible.
       *[other] { $cards } cartes de ce pays sont visibles.
    }
card-hand =
    { $cards ->
        [one] Vous en avez { $cards } en main.
       *[other] Vous en avez { $cards } en main.
    }
card-intrigue-fits = Elle convient pour { $countries }. { $joker } cartes Intrigue quelconques en valent une qui convient.
card-pile-country = Pioche des cartes Pays
card-pile-intrigue = Pioche des cartes Intrigue
card-markers = Marqueurs : { $seat }
card-period = Époque { $period }, { $country } : le plus d'influence rapporte { $first } points, le deuxième { $second }.
card-period-left =
    { $left ->
        [0] L'époque se termine avec ce tour : on ne peut plus compléter les cartes visibles.
        [one] Encore { $left } carte Pays, et on ne pourra plus compléter les cartes visibles : l'époque se terminera.
       *[other] Encore { $left } cartes Pays, et on ne pourra plus compléter les cartes visibles : l'époque se terminera, au plus tôt dans { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        }.
    }
card-last-period = C'est la dernière époque : on achève ensuite le tour de table, et la partie est finie.
card-ahead = Influence égale : { $seat } est en tête, avec la position la plus élevée ({ $title } à { $city }).
not-own = Vous tenez déjà cette position.
not-cubes = Il faut { $need } cubes, et il vous en reste { $cubes }.
not-cards = Cartes nécessaires ({ $country }) : { $cards }. Vous en avez { $held }, et vos autres cartes en valent { $jokers } ({ $joker } pour une).
not-intrigue = Pour ravir la position, il faut des cartes Intrigue ({ $country }) : { $intrigue }. Les vôtres en valent { $value }.
not-draw-over = Vous avez déjà pioché ce tour-ci ; maintenant vous pouvez jouer.
not-draw-first = Piochez d'abord, jouez ensuite.
not-kind-first = Choisissez d'abord quelles cartes vous piochez ce tour-ci.
not-kind-chosen = Vous avez choisi pour ce tour : encore { $cards } cartes Pays et { $intrigue } cartes Intrigue.
not-first-turn = Au premier tour, vous piochez un nombre fixe de cartes Pays et aucune carte Intrigue.
not-empty = Cette pioche contient 0 carte.
not-colour = Cette couleur est à { $seat }.
not-named = Désignez d'abord la position ; ensuite vous payez avec des cartes.
not-pay-first = Payez d'abord la position que vous avez désignée.
not-this-payment = Cette carte n'aide pas à payer maintenant. Cartes nécessaires ({ $country }) : { $cards }.

## Ce qui départage les égalités

decided-marker = Égalité de points : le marqueur de plus grande valeur l'a emporté ({ $best } contre { $next }).
