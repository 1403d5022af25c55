# La table dans le navigateur, en français.

skip = Aller à la table
language = Langue
go = OK
trouble = Cela n'a pas fonctionné
to-lobby = Retour au salon

## Quand quelque chose ne va pas

trouble-away = Les tables sont injoignables pour le moment, et rien n'a été modifié. Réessayez dans un instant.
trouble-unwritten = Impossible de noter cela pour le moment, et rien n'a été modifié. Réessayez dans un instant.
trouble-stale = La partie a avancé entre-temps. Regardez de nouveau la table.
trouble-taken = Cette place est prise.
trouble-invitation = Cette invitation ne correspond à aucune place de cette table.
trouble-not-yours = Ce n'est pas votre place.
trouble-opponent = Il n'y a pas d'adversaire « { $kind } ».
trouble-not-yet = La partie commence quand tout le monde est assis.
trouble-undo = Il est trop tard pour annuler ce choix.
trouble-no-plea = Personne ne vous demande rien en ce moment.
trouble-over = La partie est terminée.
trouble-present = On ne remplace que quelqu'un qui est sans connexion depuis { $minutes } minutes.
trouble-talk = Seuls ceux qui sont assis à la table peuvent parler.
trouble-talk-slowly = Doucement, s'il vous plaît : laissez parler les autres.
trouble-full = Toutes les tables de la maison sont prises. Réessayez plus tard.
trouble-slowly = Doucement, s'il vous plaît : trop de messages à la fois.
trouble-nothing = Cela n'est pas possible ici.
trouble-long = Un message compte au plus { $most } caractères.
trouble-no-table = Cette table n'existe pas. L'adresse a peut-être été coupée.
trouble-other-site = Ce formulaire vient d'un autre site.
trouble-form = Ce formulaire est trop grand.
trouble-many-tables = Vous avez ouvert { $most } tables en une heure. Faites une pause avant d'en ouvrir une autre.
trouble-move = Ce lien a expiré ou a déjà servi. Créez-en un nouveau sur votre premier appareil.
trouble-many-moves = Vous avez créé { $most } liens pour d'autres appareils en une heure. Utilisez-en un, ou attendez un peu.
trouble-many-links = Vous avez { $most } tables ouvertes à la fois. Fermez-en une, puis regardez de nouveau.
trouble-address-tables = Depuis votre adresse, { $most } tables ont été ouvertes en une heure. Faites une pause avant d'en ouvrir une autre.
trouble-address-links = Depuis votre adresse, { $most } tables sont ouvertes à la fois. Fermez-en une, puis regardez de nouveau.
trouble-address-pages = Depuis votre adresse, trop de pages ont été demandées à la fois. Attendez un instant, puis réessayez.
trouble-not-over = Cela se découvre une fois la partie terminée.
trouble-not-sat = Seuls ceux qui étaient assis à cette table peuvent le faire.
trouble-other-version = Cette table vient d'une autre version. On peut la consulter et reprendre la partie à une nouvelle table.
trouble-unreadable = Cette table vient d'une autre version, et celle-ci ne sait pas la lire.
trouble-impossible = Ce n'est pas possible maintenant.
trouble-hints-off = À cette table, on ne demande pas conseil au roi.
trouble-hint-nothing = Il n'y a rien à choisir pour cette place en ce moment.
trouble-hint-thinks = Le roi réfléchit encore.
trouble-hint-busy = Le roi est demandé à d'autres tables. Redemandez-lui dans un instant.
trouble-seats = { $title } se joue de { $low } à { $high } places, pas à { $seats }.
trouble-no-game = Il n'y a pas de jeu « { $name } » ici.

## Changer d'appareil

move-title = Continuer sur un autre appareil
move-text = Ouvrez ce lien sur l'autre appareil ou scannez le code. Il sert une seule fois, pendant un quart d'heure, et emporte vos tables et vos places.
move-here = Vos tables et vos places arrivent sur cet appareil.
move-button = Continuer ici
end-title = Déconnecter partout ailleurs
end-text = Si un appareil est perdu, ou si quelqu'un d'autre s'est servi de votre lien : tous les autres appareils perdent aussitôt vos tables et vos places. Sur celui-ci, elles restent.
end-button = Déconnecter tous les autres appareils
end-done = C'est fait : vos tables ne sont plus que sur cet appareil.

## Réglages

settings = Réglages
theme = Lumière
theme-auto = comme sur cet appareil
theme-light = de jour
theme-dark = de nuit
scenes = Grands moments
scenes-normal = tranquillement
scenes-slow = lentement
scenes-fast = rapidement
scenes-off = désactivés
scene-skip = Une touche ou un clic : continuer
scene-tap = Toucher : continuer
motion = Mouvement
motion-auto = comme sur cet appareil
motion-calm = calme
careful = Avant un choix définitif
careful-yes = demander confirmation
careful-no = ne pas demander
close = Fermer

## Salon

lobby-title = Une place à la cour
lobby-text = Des jeux de cour royale, en famille ou entre amis : sur un seul écran, chacun sur son téléphone, ou en ligne.
lobby-open = Vos tables
lobby-away = Tables rangées
put-away = Ranger
bring-back = Ressortir
lobby-new = Une nouvelle table
lobby-who = Qui joue ?
lobby-seat = Place { $number }
lobby-name = Nom pour la place { $number }
lobby-preset = Mode de jeu
lobby-options = Règles particulières
as-preset = comme ci-dessus
lobby-no-hints = Sans conseils
lobby-no-hints-text = À cette table, personne ne peut demander ce que ferait le roi.
lobby-start = Prendre place
seat-none = personne
seat-me = moi
seat-here = quelqu'un ici
seat-link = ami sur invitation
opponent-random = Adversaire aléatoire
opponent-greedy = Adversaire avide
opponent-page = Page (amical)
opponent-squire = Écuyer (facile)
opponent-knight = Chevalier (solide)
opponent-duke = Duc (fort)
opponent-king = Roi (redouté)
edition-title = À propos de cette édition
edition-text = Valeurs imprimées tirées du livret de règles : { $rulebook } ; rapportées par des sources publiques : { $reported } ; reconstituées par nos soins : { $reconstructed }.
table-over = terminée
table-going = en cours
table-other = d'une autre version
courtiers = Laurent, Béatrice, Grégoire, Sophie, Martin
table-yours = à vous de jouer
seat-person = une personne
seat-away = absent

## Rejoindre

join-text = Vous avez une invitation pour la place { $number }.
your-name = Votre nom
sit-down = Prendre place
invite-title = Invitez vos amis
invite-seat = Place { $number }
copy = Copier
seats = Places
hand-over = Laisser l'ordinateur jouer pour moi
take-back = Je rejoue moi-même
replace = Laisser l'ordinateur jouer pour { $seat }
return = { $seat } rejoue
big-screen = Vue publique pour grand écran
bot-plays = { $seat } est un robot.
bot-lost = Le temps de { $seat } est écoulé ; un page joue à sa place.
earlier-rules = Les règles ont été corrigées depuis l'ouverture de cette table. La partie continue selon les règles actuelles.
earlier-values = Des valeurs imprimées ont été corrigées depuis l'ouverture de cette table. Elle garde celles du début.

## Table

board = Plateau
waiting-for = On attend { $seats }.
waiting-seats =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
curtain-title = À { $seat } de jouer.
curtain-lift = Je suis { $seat } : voir mon côté
other-title = Cette table vient d'une autre version.
other-text = Choix conformes aux règles actuelles : { $fit } sur { $total } ; vous voyez la table telle qu'elle était après le dernier d'entre eux.
other-on = La partie continue ici
undo = Annuler
undo-ask = Demander à annuler
plea-waits = Pas encore de réponse : { $seats }.
plea-agree = D'accord
plea-refuse = Pas d'accord
plea-withdraw = Je retire ma demande
offline = La table est injoignable pour le moment ; la connexion reviendra d'elle-même.
rule = Règle
hint = Que ferait le roi ?
hint-title = Le conseil du roi
hurry = Sans pauses
online = connecté
story = Les derniers choix
story-back = Choix précédent
story-on = Choix suivant
log-new = nouveau
luck-sealed = Le hasard de cette partie est déjà fixé ; son sceau est { $seal }. Après la partie, chacun peut voir que personne ne l'a changé.
options-fold = Possibilités
find-pieces = Montrer sur le plateau
choose-on-board = Choisissez sur le plateau.
options-list = Liste ({ $count })
put-back = Choisir à nouveau
rule-title = La règle derrière cette question
rules-all = Toutes les règles (en anglais)
confirm-title = En êtes-vous sûr ?
confirm-text = Ce choix ne peut pas être annulé.
confirm-yes = Oui, je choisis cela
confirm-undo = Depuis ce choix, il y a eu une pioche, un lancer ou une révélation. Vous pouvez quand même l'annuler ; le journal le dira.
confirm-undo-yes = Oui, annuler ce choix
confirm-no = Non, retour
confirm-never = Ne plus demander sur cet appareil
log = Ce qui s'est passé
others = Les autres
tab-log = Journal
tab-chat = Discussion
keys = Touches
keys-numbers = 1 à 9 : choisir une possibilité
keys-list = L : ouvrir ou fermer la liste des possibilités
keys-space = Espace : le plateau seul, et retour
keys-undo = U : annuler
keys-hint = H : demander au roi
keys-rule = R : la règle derrière la question
keys-story = Flèches : parcourir ce qui s'est passé
keys-replay = P : lire ou mettre en pause
keys-escape = Échap : reposer ce qui est pris, fermer ce qui est ouvert
keys-sheet = ? : cette feuille
chat = Discussion
chat-label = Dites quelque chose
send = Envoyer
say-hello = Bonjour !
say-well-played = Bien joué !
say-thanks = Merci.
say-one-moment = Un instant, s'il vous plaît.
say-oops = Oups.
say-good-game = Belle partie !

## Après la partie

over = La partie est terminée.
score-sheet = La chronique
winners =
    { $count ->
        [0] Personne n'a gagné.
        [one] { $seats } a gagné.
       *[other] Victoire partagée : { $seats }.
    }
total = Total
chart = Points au fil de la partie
verified = Vérifié : la graine, chaque choix et les scores correspondent au sceau montré avant la partie ({ $seal }).
seed-text = La graine du hasard était { $seed }. L'enregistrement permet à chacun de la vérifier.
download = Télécharger l'enregistrement
rematch = Encore une partie
replay = Revoir la partie
replay-at = Après le choix
replay-seat = Vu par
replay-play = Lecture
replay-stop = Pause
replay-pace = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
spectator = tout le monde
play-on = Reprendre la partie d'ici

## Le livret de règles

book-title = { $game } : le livret de règles
book-find = Chercher dans le livret
book-found = Passages trouvés :
book-none = Rien trouvé. Essayez un autre mot, ou une partie du mot.
book-print = Imprimer
book-whole = Tout sur une page
book-contents = Sommaire
book-neighbours = Pages précédente et suivante
book-back = Précédent
book-next = Suivant
book-for = Ces règles :
book-usual-rules = les règles habituelles
book-own-rules = règles choisies une à une
book-read-on = Lire la suite dans le livret
book-why = la règle correspondante
book-open = Le livret de règles
trouble-no-page = Le livret de règles de { $title } n'a pas cette page.

## The hall

hall-play = Jouer
hall-learn = Apprendre
hall-invite = Inviter
hall-set = Réglages
hall-seats = { $low }–{ $high } joueurs
hall-minutes = { $low }–{ $high } min
hall-you = Vous
hall-levels = Comment jouent les adversaires
hall-add = Qui d'autre ?
hall-add-opponent = un adversaire
hall-remove = Retirer la place { $number }
hall-changes = Qu'est-ce qui change ?
level-page = page
level-squire = écuyer
level-knight = chevalier
level-duke = duc
level-king = roi
plays-page = Prend ce qui paraît le meilleur au premier coup d'œil et ne voit pas la moitié de ce qui est possible. Bon pour une première partie.
plays-squire = Réfléchit un peu à l'avance, mais laisse échapper beaucoup, surtout ce qui ne paie que plus tard.
plays-knight = Joue avec soin et laisse échapper peu de choses. Pour qui connaît le jeu.
plays-duke = Réfléchit loin à l'avance et ne laisse presque rien échapper.
plays-king = Pèse tout et voit le plus loin. On l'attend parfois un instant.
tables-go-on = Continuer à jouer
tables-all = Toutes les tables : { $count }
tables-turns =
    { $count ->
        [one] à vous de jouer à une table
       *[other] à vous de jouer à { $count } tables
    }
tables-find = Chercher par nom ou par jeu
tables-game = Jeu
tables-all-games = Tous les jeux
tables-search = Chercher
tables-none = Il n'y a pas de telle table ici.
tables-later = Tables plus récentes
tables-earlier = Tables plus anciennes
ago-now = à l'instant
ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
offline-title = Pas de connexion.
offline-text = Vos tables sont en sécurité : tous vos choix y sont conservés. Dès que la connexion revient, vous pourrez continuer.
offline-again = Réessayer
call-sound = Son
call-turn = À vous de jouer
call-offer = Cet appareil doit-il vous appeler quand c'est à vous et que vous regardez ailleurs ?
call-yes = Oui, volontiers
call-no = Non

## Living cards

keys-card = I : ce que c’est, et pourquoi pas maintenant ; les flèches passent à la suite
card-keep = I garde ceci ouvert
card-more = Dans le livret de règles : { $title }
trouble-no-piece = Il n’y a rien de tel sur cette table.

## La première partie guidée

learn = Apprendre : une première partie guidée
guide = Le guide
guide-step = Étape { $number } sur { $total }
guide-next = Suite
guide-again = Revoir
guide-leave = Sans le guide
guide-return = Rappeler le guide
keys-guide = N : la page suivante du guide
guide-lit = Le guide choisirait ceci.
guide-heed = Montre-moi ton choix
guide-insist = Je le veux quand même
guide-rest = Laisser un page finir à ma place
trouble-no-lesson = { $title } n'a pas de telle partie guidée.
trouble-unguided = Ce n'est pas une partie guidée.

# Players of the house.
plays-house = Un joueur que l'hôte de cette maison a amené.
trouble-player-unfit = { $name } ne peut pas jouer à une telle table.

## La pièce

hall-room = Sur le téléviseur
begin-those =
    { $count ->
        [one] Commencer en solo
       *[other] Commencer à { $count }
    }
begin-opponents =
    { $count ->
        [one] Confier la place libre à un adversaire
       *[other] Confier les places libres à des adversaires
    }
room-title = Prenez place avec votre téléphone
room-text = Scannez le code, écrivez votre nom, asseyez-vous. La partie commence dès que toutes les places sont prises, ou quand l’un de vous le décide.
room-free = libre
room-join = Une place vous attend à cette table.
room-local = Ce serveur n’est accessible que depuis cette machine. Lancez-le avec make play, ou avec regalia serve --host 0.0.0.0, et les téléphones de votre réseau pourront entrer.
room-back = Pour retrouver votre côté, ou juste pour regarder : scannez ceci.
room-turn = À jouer : { $seats }
trouble-all-taken = Toutes les places de cette table sont prises.
trouble-begun = La partie a commencé ; seul un adversaire peut prendre une place libre.

## Le flux de ses tours

feed-title = Regalia : c’est votre tour
feed-turn = { $game } : c’est votre tour
feed-with =
    { $count ->
        [0] Vous jouez en solo.
       *[other] Avec { $names }.
    }
feed-text = Pour les parties de plusieurs jours : un lecteur de flux vous dit quand c’est votre tour. L’adresse n’est que pour vous ; elle prend fin quand vous déconnectez tous les autres appareils.
feed-link = Flux de vos tours

## Appeler des appareils

trouble-no-push = Ce serveur n’appelle personne dont aucune page n’est ouverte.
trouble-push-keys = Cet appareil ne peut pas être appelé : ses clés ne sont pas celles d’un navigateur.
trouble-push-address = Cet appareil ne peut pas être appelé : son service de notification n’a pas d’adresse publique.

## Clocks for friends

trouble-clock = Il n'y a pas de telle pendule.
clock = Une pendule
clock-text = Pour les amis qui en veulent une. Qui dépasse son temps reçoit un rappel ; après encore la moitié du temps, un chevalier joue jusqu'à son retour. Personne ne perd sa place.
clock-none = sans pendule
clock-seconds =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
clock-minutes =
    { $count ->
        [one] { $count } minute par coup
       *[other] { $count } minutes par coup
    }
clock-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
clock-late = Votre temps est écoulé, un chevalier joue à votre place.
clock-call = Votre temps est écoulé
clock-left = Temps restant pour { $seat } : { $left }.

## The own history

history = Vos parties
history-none = Aucune partie n'est encore terminée. Terminez-en une, ou importez vos parties d'un autre appareil.
history-total =
    { $games ->
        [one] Une partie terminée, { $wins } gagnées.
       *[other] { $games } parties terminées, { $wins } gagnées.
    }
history-medals = Médailles
history-games = Parties
history-wins = Gagnées
history-average = Moyenne
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Meilleure
history-seats = Places
history-against = Contre
history-all = en tout
history-chart = Les points, partie après partie
history-list = Toutes les parties : { $count }
history-day = Jour
history-points = Points
history-won = Gagnée
history-imported = d'un fichier
history-people = des personnes
history-alone = personne
history-along = À emporter
history-along-text = Enregistrez vos parties dans un fichier et importez-les sur un autre appareil ou dans une autre maison. Ce qui y est déjà connu ne compte pas deux fois.
history-save = Enregistrer
history-file = Des parties enregistrées
history-read = Importer
history-new =
    { $count ->
        [one] Une partie était nouvelle.
       *[other] { $count } parties étaient nouvelles.
    }
medal-win = Première victoire : { $game }.
medal-full = Première victoire à une table complète : { $game }.
medal-best = Meilleur résultat : { $points } points à { $game }.
medal-king = Première victoire contre un roi : { $game }.
trouble-history = Ce fichier n'a pas été enregistré par Regalia.
trouble-history-large = Un tel fichier a au plus { $most } Ko.
trouble-history-games = Il y a au plus { $most } parties.
trouble-history-game = La partie { $number } de ce fichier est abîmée ; rien n'a été importé.

## The page for whoever hosts

host = Pour qui héberge
host-ask = Le serveur a affiché une clé à son démarrage. Elle se trouve aussi dans le fichier host.key du dossier de données.
host-key = Clé
host-open = Ouvrir
host-running = Tables en cours
host-finished = Tables terminées
host-away = Tables devenues enregistrements
host-held = Tables en mémoire
host-links = Connexions ouvertes
host-busy = Adversaires qui réfléchissent
host-waiting = Réflexions en attente
host-choices = Choix depuis le démarrage
host-quick = 95 % des mises à jour en
host-version = Version
host-keeping = Anciennes tables
host-keeping-text = Après ce nombre de jours, les tables terminées deviennent des enregistrements dans le dossier de données et quittent la base. 0 les garde pour toujours. Ce qui est en cours n'est jamais touché.
host-days = Jours
host-set = Fixer
host-zip-text = Un fichier avec tous les enregistrements et ceux des { $count } tables terminées depuis le plus longtemps :
host-zip = Sauvegarder les enregistrements
host-limits = Limites en vigueur
trouble-host = Cette page est pour qui héberge. Donnez d'abord la clé.
trouble-host-key = Ce n'est pas la clé de cette maison.
trouble-host-tries = Trop d'essais. Attendez une minute avant le prochain.
trouble-host-days = Les tables sont gardées de 0 à { $most } jours.

## Pace

pace = Pauses des adversaires
pace-quick = Rapide
pace-usual = Habituel
pace-slow = Lent

## Puzzles from real games

puzzles = Énigmes
puzzles-text = Des moments de vraies parties où un seul choix est nettement le meilleur, et ce n’est pas celui qui saute aux yeux.
puzzles-all = Toutes les énigmes
puzzle-today = L’énigme du jour
puzzle-title = Énigme { $number }
puzzle-score = Votre score :
puzzle-hint = Indice
puzzle-hint-text = Ce n’est pas ce qui paraît le mieux à première vue : { $option }.
puzzle-solution = Montrer la solution
puzzle-shown = La solution
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzle-easy = facile
puzzle-fair = moyenne
puzzle-hard = difficile
trouble-no-puzzle = Cette énigme n’existe pas.
trouble-no-option = Ce choix n’est pas proposé.

## La page de l'analyse

review-link = Analyse : choix et chance
review-explain = Chaque courbe montre les chances d'une personne, telles que pouvaient en juger ceux qui devaient choisir. Elles changent par les choix, de ce qu'ils ont perdu par rapport à la meilleure option, et par la chance, partout où l'on a lancé, pioché ou retourné quelque chose. Le compte est exact : début, choix et chance font la fin.
review-curve = Les chances au fil de la partie
review-books = Où sont passées les chances
review-making = La partie est pesée : choix { $done } sur { $total }. Cela prend une minute ; vous pouvez partir et revenir.
review-not-made = Personne à cette table n'a encore demandé d'analyse.
review-board = Le plateau à ce moment
review-wait = Le plateau se met en place …
review-replay = Dans la partie revue
review-back = Retour à la table
review-causes = Ce qui a le plus fait bouger les chances
review-cause-luck = Après le choix { $number } : chance
review-cause-choice = Choix { $number } : { $seat }
trouble-review-not-over = Seule une partie terminée peut être analysée.
trouble-review-elsewhere = Plusieurs personnes continuent cette partie à une autre table. L'analyse sera visible quand elles auront fini.

## Limits on the page for hosts

host-limits-text = Ce que vous fixez ici vaut tout de suite et survit à un redémarrage. Un champ vide vaut le nombre du démarrage.
host-limits-start = Celles-ci se fixent au démarrage du serveur, avec regalia serve :
limit-tables-per-hour = Nouvelles tables par heure pour un navigateur
limit-links-per-guest = Tables ouvertes à la fois dans un navigateur
limit-tables-per-address = Nouvelles tables par heure pour une adresse
limit-links-per-address = Tables ouvertes à la fois depuis une adresse
limit-pages-per-minute = Pages par minute pour une adresse
trouble-host-limit = { $option } est un nombre entier de { $least } à { $most }.

## A sentence that was cut

story-whole = Tout lire
story-mine = Ce qui vous concerne
log-latest = Du nouveau
scene-again = Revoir ce moment
scene-sum =
    { $kind ->
        [won] { $seat } au total : gagne { $take }.
        [lost] { $seat } au total : perd { $give }.
       *[both] { $seat } au total : gagne { $take }, perd { $give }.
    }
scene-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Several ways to what was pointed at

chosen-before = déjà choisi
choose-again = Montrez-le encore pour la première façon, ou choisissez :
choose-otherwise = D’une autre façon
