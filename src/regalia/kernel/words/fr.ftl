# Words that every game uses.

player = Joueur { $number }
nothing = rien
list-and = { $first } et { $last }

hint-thinks = Le roi réfléchit …
advice =
    { $points ->
        [one] { $chance } % de chances de gagner, environ { $points } point.
       *[other] { $chance } % de chances de gagner, environ { $points } points.
    }
advice-beside = Comparé à « { $option } » :
advice-price = Cela a un prix :
reason-end =
    { $mine ->
        [one] À la fin environ { $mine } point au lieu d'environ { $others }.
       *[other] À la fin environ { $mine } points au lieu d'environ { $others }.
    }
reason-now =
    { $mine ->
        [one] À la fin environ { $mine } point ; vous en avez { $now } à présent.
       *[other] À la fin environ { $mine } points ; vous en avez { $now } à présent.
    }
reason-wins = Chances de gagner : { $mine } sur 100 au lieu de { $others }.
reason-even = C'est presque égal : { $low } à { $high } points à la fin, quel que soit votre choix.
reason-same =
    { $points ->
        [one] C'est égal : { $points } point à la fin, quel que soit votre choix.
       *[other] C'est égal : { $points } points à la fin, quel que soit votre choix.
    }

note-hint = { $seat } a demandé ce que ferait le roi.
note-undo =
    { $count ->
        [one] { $seat } annule le dernier choix.
       *[other] { $seat } annule les { $count } derniers choix.
    }
note-undo-seen =
    { $count ->
        [one] { $seat } annule le dernier choix, après une pioche, un lancer ou une révélation.
       *[other] { $seat } annule les { $count } derniers choix, après une pioche, un lancer ou une révélation.
    }
note-ask =
    { $count ->
        [one] { $seat } demande à annuler le dernier choix.
       *[other] { $seat } demande à annuler les { $count } derniers choix.
    }
note-agree = { $seat } est d'accord.
note-refuse = { $seat } n'est pas d'accord.
note-withdraw = { $seat } retire sa demande.
note-hand = { $seat } laisse l'ordinateur jouer.
note-replace = { $seat } n'est pas là : l'ordinateur joue à sa place.
note-lost = Le temps de { $seat } est écoulé : un page joue à sa place.
note-return = { $seat } joue de nouveau.
note-unguided = { $seat } continue sans le guide.
note-guided = { $seat } a rappelé le guide.

score-points = Points
plain-turn = doit choisir
plain-hidden =
    { $count ->
        [one] 1 carte face cachée
       *[other] { $count } cartes face cachée
    }

## Living cards

card-over = On ne peut plus rien choisir : la partie est finie.
card-waits = Ce n’est pas à vous de jouer, mais à { $seats }.
card-elsewhere = On vous demande autre chose en ce moment : « { $question } »
card-refused = Ce n’est pas possible maintenant. La question est : « { $question } »
card-way = Maintenant : { $way }
card-points = Points : { $seat }
card-points-line = { $source } : { $points }
card-many-ways =
    { $count ->
        [one] Maintenant : 1 façon de choisir
       *[other] Maintenant : { $count } façons de choisir
    }

# Bots of the lab.
note-fault = { $seat } a commis une erreur : un page joue à sa place.

## Clocks of people

note-clock = Tout le monde est là, la pendule tourne.
note-remind = Le temps de { $seat } est écoulé : il faut choisir.
note-late = Le temps de { $seat } est écoulé : un chevalier joue jusqu'au retour de { $seat }.

## Puzzles from real games

puzzle-right = Exact !
puzzle-wrong = Il y a mieux.
puzzle-best = Le meilleur choix : { $option }. Il gagne environ { $chance } parties sur 100.
puzzle-price = Son prix : { $told }
puzzle-yours = Votre choix : { $option }. Environ { $chance } sur 100.
puzzle-obvious = À première vue : { $option }. Environ { $chance } sur 100.
puzzle-found = Sur 100 essais, les chevaliers trouvent la solution { $knight } fois, les ducs { $duke } fois.

## L'analyse d'une partie terminée

review = Analyse de la partie
review-start = Chances au début
review-own = Choix personnels
review-others = Choix des autres
review-luck = Chance
review-end = À la fin
review-level =
    { $level ->
        [page] { $seat } a joué comme un page.
        [squire] { $seat } a joué comme un écuyer.
        [knight] { $seat } a joué comme un chevalier.
        [duke] { $seat } a joué comme un duc.
       *[king] { $seat } a joué comme un roi.
    }
review-without = Sans chance ni malchance, la probabilité de gagner aurait été de { $chance } %.
review-loss =
    { $count ->
        [one] 1 choix, qui a coûté { $loss } point de pourcentage.
       *[other] { $count } choix, qui ont coûté chacun { $loss } point de pourcentage en moyenne.
    }
review-turning = Tournants
review-none = Ici, aucun choix n'a coûté un point de pourcentage ou plus.
review-moment = Choix { $number } : { $loss } points de pourcentage perdus
review-chosen = Choisi : { $option }
review-better = Le roi aurait choisi : { $option }
review-error = erreur
review-blunder = grosse erreur
review-stroke = coup de chance pour { $seat }
review-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Ce qui départage les égalités

decided-nothing = Égalité de points, et aucune règle ne les départage.
