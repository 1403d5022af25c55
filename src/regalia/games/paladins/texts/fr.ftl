# Paladins du Royaume de l'Ouest en français.

about = Réunissez ouvriers, foi, force et influence pour défendre la frontière occidentale.

## Mots

ai = L'IA

amount-labourer =
    { $count ->
        [one] { $count } journalier
       *[other] { $count } journaliers
    }
amount-fighter =
    { $count ->
        [one] { $count } combattant
       *[other] { $count } combattants
    }
amount-scout =
    { $count ->
        [one] { $count } éclaireur
       *[other] { $count } éclaireurs
    }
amount-cleric =
    { $count ->
        [one] { $count } clerc
       *[other] { $count } clercs
    }
amount-merchant =
    { $count ->
        [one] { $count } marchand
       *[other] { $count } marchands
    }
amount-criminal =
    { $count ->
        [one] { $count } criminel
       *[other] { $count } criminels
    }
amount-silver = { $count } argent
amount-provision =
    { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
amount-tax = { $count } argent des impôts
amount-strength = { $count } force
amount-faith = { $count } foi
amount-influence = { $count } influence
amount-pray =
    { $count ->
        [one] { $count } prière
       *[other] { $count } prières
    }
amount-discard_suspicion =
    { $count ->
        [one] { $count } défausse de soupçon
       *[other] { $count } défausses de soupçon
    }
amount-destroy_debt =
    { $count ->
        [one] { $count } destruction de dette
       *[other] { $count } destructions de dette
    }
amount-pay_debt =
    { $count ->
        [one] { $count } paiement de dette
       *[other] { $count } paiements de dette
    }
amount-free_recruit =
    { $count ->
        [one] { $count } recrutement gratuit
       *[other] { $count } recrutements gratuits
    }
amount-free_develop =
    { $count ->
        [one] { $count } développement gratuit
       *[other] { $count } développements gratuits
    }
amount-debt =
    { $count ->
        [one] { $count } dette
       *[other] { $count } dettes
    }

worker-labourer = journalier
worker-fighter = combattant
worker-scout = éclaireur
worker-cleric = clerc
worker-merchant = marchand
worker-criminal = criminel

slot-labourer = journalier
slot-fighter = combattant
slot-scout = éclaireur
slot-cleric = clerc
slot-merchant = marchand
slot-criminal = criminel
slot-any = ouvrier au choix

mark-labourer = Jo
mark-fighter = Co
mark-scout = Éc
mark-cleric = Cl
mark-merchant = Ma
mark-criminal = Cr
mark-any = ··

attribute-strength = force
attribute-faith = foi
attribute-influence = influence

action-develop = Développement
action-recruit = Recrutement
action-hunt = Chasse
action-trade = Commerce
action-pray = Prière
action-conspire = Conspiration
action-commission = Mission
action-fortify = Fortification
action-garrison = Garnison
action-absolve = Absolution
action-attack = Attaque
action-convert = Conversion
action-rest = Repos

townsfolk-abbot = Abbé
townsfolk-acolyte = Acolyte
townsfolk-architect = Architecte
townsfolk-conspirator = Conspirateur
townsfolk-debt_collector = Collecteur de dettes
townsfolk-defender = Défenseur
townsfolk-gatekeeper = Portier
townsfolk-missionary = Missionnaire
townsfolk-peddler = Colporteur
townsfolk-squire = Écuyer
townsfolk-watchman = Garde

outsider-adventurer = Aventurier
outsider-archer = Archer
outsider-guardian = Gardien
outsider-hunter = Chasseur
outsider-lookout = Guetteur
outsider-vigilante = Justicier
outsider-armourer = Armurier
outsider-marauder = Maraudeur
outsider-warrior = Guerrier
outsider-assassin = Assassin
outsider-barbarian = Barbare
outsider-invader = Conquérant
outsider-champion = Champion
outsider-mercenary = Mercenaire
outsider-protector = Protecteur
outsider-thief = Voleur
outsider-traitor = Traître

people-saracen = Sarrasin
people-byzantine = Byzantin
people-viking = Viking

paladin-anseis = Anséis
paladin-berengier = Bérengier
paladin-engelier = Engelier
paladin-gerier = Gérier
paladin-gerin = Gérin
paladin-girard = Girard
paladin-ivon = Ivon
paladin-ivoire = Ivoire
paladin-oliver = Olivier
paladin-otton = Otton
paladin-roland = Roland
paladin-samson = Samson

order-commission = Mission
order-fortify = Fortification
order-garrison = Garnison
order-absolve = Absolution
order-attack = Attaque
order-convert = Conversion

favour-recruit = Recrutement gratuit
favour-suspicion-and-tax = Soupçon et impôts
favour-criminals = Criminels
favour-attribute = Attribut en hausse
favour-clear-name = Dette ou soupçons
favour-loan = Ouvriers à crédit
favour-workshop = Développement ou ouvriers
favour-labourers = Journaliers
favour-supplies = Provisions et impôts
favour-pray = Prière

scheme-kings_favour = Faveur du Roi
scheme-commission = Mission
scheme-fortify = Fortification
scheme-garrison = Garnison
scheme-absolve = Absolution
scheme-attack = Attaque
scheme-convert = Conversion
scheme-kings_orders = Ordres du Roi

## Questions

prompt-setup-hire = Quel villageois engagez-vous gratuitement ?
prompt-paladin = Quel paladin utilisez-vous cette manche, et lequel va sur le dessus de votre pioche ?
prompt-tavern = Quelle carte Taverne prenez-vous ?
prompt-turn = Effectuez une action, ou passez jusqu'à la fin de la manche.
prompt-workers =
    { $about ->
        [square] { $action } en région { $area } ({ $take }) : quels ouvriers placez-vous ?
        [jar] { $action }, place de jarre { $space } ({ $take }) : quels ouvriers placez-vous ?
        [quest] Quête : { $townsfolk } – quels ouvriers placez-vous ?
        [hire] Engager : { $townsfolk } – quels ouvriers placez-vous ?
        [outsider] { $action } : { $outsider } ({ $people }) – quels ouvriers placez-vous ?
        [workshop] Atelier sur { $on }, emplacement { $slot } : quels ouvriers placez-vous ?
       *[nothing] { $action } : quels ouvriers placez-vous ?
    }
prompt-quest = Qui envoyez-vous en quête ?
prompt-hire = Qui engagez-vous ?
prompt-free-recruit = Engagez-vous gratuitement un villageois ?
prompt-workshop = Où va votre atelier ?
prompt-square =
    { $piece ->
        [outpost] Sur quelle case du plateau principal va votre avant-poste ?
       *[monk] Sur quelle case du plateau principal va votre moine ?
    }
prompt-jar = Sur quel emplacement va votre jarre ?
prompt-attack = Quel envahisseur attaquez-vous ?
prompt-convert = Quel envahisseur convertissez-vous ?
prompt-pray = De quelle action retirez-vous tous les ouvriers ?
prompt-discard = Combien de soupçons défaussez-vous ?
prompt-pay-debt = Payez-vous une de vos dettes ?
prompt-destroy-debt = Détruisez-vous une de vos dettes ?
prompt-choice = Quelle récompense prenez-vous ?
prompt-ability = L'Inquisition est là : lequel de vos villageois agit ensuite ?
prompt-keep = Quels ouvriers gardez-vous pour la manche suivante ?

pass-turn = Passer
pass-free-recruit = N'engager personne
pass-pray = Ne retirer aucun ouvrier
pass-discard = N'en défausser aucun
pass-pay-debt = Ne pas payer
pass-destroy-debt = Garder la dette

for-price =
    { $price ->
        [rien] {""}
       *[other] {" "}(prix : { $price })
    }
option-develop = Développement avec 2 ouvriers{ for-price }
option-quest = Recrutement avec 1 ouvrier : envoyer quelqu'un en quête
option-hire = Recrutement avec 2 ouvriers : engager quelqu'un
option-hunt-1 = Chasse avec 1 ouvrier : { $take }
option-hunt-2 = Chasse avec 2 ouvriers : { $take }
option-trade-1 = Commerce avec 1 ouvrier : { $take }
option-trade-2 = Commerce avec 2 ouvriers : { $take }
option-pray = Prière{ for-price }
option-conspire = Conspiration
option-commission = Mission : envoyer un moine{ for-price }
option-fortify = Fortification : construire un mur{ for-price }
option-garrison = Garnison : poser un avant-poste{ for-price }
option-absolve = Absolution : poser une jarre{ for-price }
option-attack = Attaquer un envahisseur
option-convert = Convertir un envahisseur{ for-price }
option-favour =
    { $choice ->
        [0] Faveur du Roi ({ $worker }) : { $take }{ for-price }
       *[other] Faveur du Roi ({ $worker }) : { $favour }{ for-price }
    }
option-workers = Placer : { $workers }
option-keep = Garder : { $workers }
option-no-card = L'emplacement { $place }, qui est vide
option-send = { $place }. Envoyer en quête : { $townsfolk } – { $take }{ for-price }
option-take-on = { $place }. Engager : { $townsfolk } – aussitôt : { $take } ; durablement ({ $when }) : { $ongoing }{ for-price }
option-square = Région { $area }, case { $square } : { $take }
option-jar = Une jarre sur l'emplacement { $space } : { $take }
option-workshop = { $action }, emplacement { $slot } ({ $worker })
option-attacks = { $place }. Attaquer : { $outsider } ({ $people }) – { $take }{ for-price }
option-converts =
    { $place }. Convertir : { $outsider } ({ $people }) – { $take } ; à la fin { $base ->
        [0] {""}
       *[other] { $base } PV +{" "}
    }{ $points } PV par { $thing }
option-empty = Retirer tous les ouvriers : { $action }
option-reward = Prendre : { $take }
option-discard =
    { $count ->
        [one] Défausser { $count } soupçon
       *[other] Défausser { $count } soupçons
    }
option-pay-debt = Payer une dette
option-destroy-debt = Détruire une dette
option-paladin = Utiliser { $paladin } ; { $top } sur la pioche
option-tavern = Prendre : { $workers }
option-ability = Faire agir : { $townsfolk }

## Événements

start-player = { $seat } commence la partie.
round = La manche { $round } débute ; { $seat } commence.
order-revealed = Ordre du Roi { $place } : { $order }.
order-met = { $seat } accomplit un Ordre du Roi : { $order } ({ $points } PV à la fin).
favour-revealed = Faveur du Roi { $place } : { $favour }.
draws-paladins = { $seat } pioche { $first }, { $second } et { $third }.
reveals-paladin = { $seat } révèle { $paladin }.
takes-tavern = { $seat } prend une carte Taverne : { $workers }.
gains = { $seat } reçoit { $take }.
pays = { $seat } paie { $give }.
raises = { $seat } monte de { $count } en { $attribute }, jusqu'à { $level }.
owes = { $seat } prend { $take }.
discards =
    { $count ->
        [one] { $seat } défausse { $count } soupçon.
       *[other] { $seat } défausse { $count } soupçons.
    }
suspicions-shuffled = Les soupçons défaussés sont mélangés en une nouvelle pioche.
taxes = { $seat } prend { $take } dans la réserve d'impôts ; il y reste { $tax }.
suspected =
    { $silver ->
        [0] { $seat } pioche un soupçon sans impôt.
       *[other] { $seat } pioche un soupçon avec { $silver } argent des impôts.
    }
debt-paid = { $seat } paie une dette.
debt-destroyed = { $seat } détruit une dette.
inquisition = L'Inquisition arrive.
acts = { $seat } fait agir un villageois : { $townsfolk }.
tax-filled = La réserve d'impôts est regarnie à { $count } argent.
places = { $seat } place ses ouvriers ({ $action }) : { $workers }.
empties = { $seat } retire tous ses ouvriers d'une action : { $action }.
develops = { $seat } construit un atelier : { $action }, emplacement { $slot }.
quests = { $seat } envoie un villageois en quête : { $townsfolk }.
hires = { $seat } engage un villageois : { $townsfolk }.
commissions = { $seat } envoie un moine dans la région { $area }.
garrisons = { $seat } pose un avant-poste dans la région { $area }.
fortifies =
    { $points ->
        [0] { $seat } construit un mur : { $take }.
       *[other] { $seat } construit un mur : { $take }, { $points } PV.
    }
absolves = { $seat } pose une jarre sur l'emplacement { $space }.
attacks = { $seat } attaque un envahisseur : { $outsider } ({ $people }).
converts = { $seat } convertit un envahisseur : { $outsider } ({ $people }).
uses-favour = { $seat } utilise une Faveur du Roi : { $favour } (ouvrier : { $worker }).
passes =
    { $why ->
        [no-workers] { $seat } n'a plus d'ouvriers et passe.
        [no-action] { $seat } ne peut rien faire avec les ouvriers qui restent et passe.
       *[chosen] { $seat } passe.
    }
keeps = { $seat } garde : { $workers }.
ai-workshop = L'IA reçoit un atelier : { $action }.
ai-workers =
    { $count ->
        [one] L'IA commence la manche avec { $count } ouvrier.
       *[other] L'IA commence la manche avec { $count } ouvriers.
    }
ai-marker = Le marqueur de ressources de l'IA avance sur la case { $space }.
ai-tax = De la réserve d'impôts, { $count } argent passe dans la réserve commune ; il reste { $tax }.
ai-scheme = Le plan de l'IA : { $scheme }.
ai-acts = L'IA effectue l'action : { $action }.
ai-favour = L'IA utilise une Faveur du Roi : { $favour }.
ai-prays =
    { $workers ->
        [0] L'IA retire tous les ouvriers de son côté droit et mélange ses plans.
        [one] L'IA reçoit { $workers } ouvrier et mélange ses plans.
       *[other] L'IA reçoit { $workers } ouvriers et mélange ses plans.
    }
end = La partie est terminée.

## Décompte

score-orders = Ordres du Roi
score-strength = Force
score-faith = Foi
score-influence = Influence
score-develop = Développement
score-garrison = Garnison
score-absolve = Absolution
score-commission = Mission
score-fortify = Fortification
score-walls = PV des murs
score-outsiders = Envahisseurs convertis
score-debts = Dettes
score-resources = Argent et provisions

## Plateau

board-round = Manche { $round } sur 7
board-start = commence : { $seat }
board-tax = Impôts : { $count }
board-decks = Pioches : villageois { $townsfolk }, envahisseurs { $outsiders }, murs { $walls }, taverne { $tavern }, soupçons { $suspicions }
board-orders = Ordres du Roi
board-order = { $points } PV : { $need }× { $order }
board-unseen = manche { $round }
board-favours = Faveurs du Roi
board-tavern = Taverne
board-taken = prise par { $seat }
board-townsfolk = Villageois
board-outsiders = Envahisseurs
board-empty = vide
board-quest = quête
board-hire = engager
board-lasting = durable
board-or-debt = ou une dette
board-or = ou
board-area = Région { $area } · foi { $faith } · force { $strength }
board-points = { $points } PV
board-paladin = Paladin : { $paladin }
board-no-paladin = pas encore de paladin
board-goods = Possède : { $goods }
board-hired = Villageois
board-converted = Convertis
board-attacked = Attaqués
board-jars = Places des jarres
board-debts = Dettes : { $unpaid } à payer, { $paid } payées
board-suspicions = Soupçons : { $count }
board-passed = a passé
board-hand = En main : { $cards }
board-deck = Pioche : dessus { $top } ; dessous { $bottom }
board-ai-state =
    { $workers ->
        [one] { $workers } ouvrier · marqueur de ressources sur { $marker } · plan : { $scheme }
       *[other] { $workers } ouvriers · marqueur de ressources sur { $marker } · plan : { $scheme }
    }
board-none = aucun
board-needs = Influence pour le prochain mur { $wall }, pour la prochaine jarre { $jar }
board-left =
    { $count ->
        [one] encore { $count } carte dans la pioche
       *[other] encore { $count } cartes dans la pioche
    }
board-walls-left = Murs restants : { $count }
board-debt-supply = Dettes dans la réserve : { $count }
board-square-monk = Moine : { $name }
board-square-outpost = Avant-poste : { $name }
board-attack-price = Attaquer ici vous coûte { $price }
board-when-pay_debt = payer une dette
board-when-inquisition = l'Inquisition
board-when-inquisition_with_2_suspicions = l'Inquisition avec au moins 2 soupçons
board-when-inquisition_without_suspicion = l'Inquisition sans soupçon
board-scores =
    { $base ->
        [0] { $points } PV par { $thing }
       *[other] { $base } PV, et { $points } PV par { $thing }
    }
amount-per_develop =
    { $count ->
        [one] atelier construit
       *[other] groupe de { $count } ateliers construits
    }
amount-per_commission =
    { $count ->
        [one] moine envoyé
       *[other] groupe de { $count } moines envoyés
    }
amount-per_fortify =
    { $count ->
        [one] mur construit
       *[other] groupe de { $count } murs construits
    }
amount-per_garrison =
    { $count ->
        [one] avant-poste posé
       *[other] groupe de { $count } avant-postes posés
    }
amount-per_absolve =
    { $count ->
        [one] jarre déplacée
       *[other] groupe de { $count } jarres déplacées
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] villageois engagé
       *[other] groupe de { $count } villageois engagés
    }
amount-per_strength =
    { $count ->
        [one] point de force
       *[other] tranche de { $count } en force
    }
amount-per_faith =
    { $count ->
        [one] point de foi
       *[other] tranche de { $count } en foi
    }
amount-per_influence =
    { $count ->
        [one] point d'influence
       *[other] tranche de { $count } en influence
    }
amount-per_attacked_saracen =
    { $count ->
        [one] Sarrasin attaqué
       *[other] groupe de { $count } Sarrasins attaqués
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] Byzantin attaqué
       *[other] groupe de { $count } Byzantins attaqués
    }
amount-per_attacked_viking =
    { $count ->
        [one] Viking attaqué
       *[other] groupe de { $count } Vikings attaqués
    }
amount-per_kings_order =
    { $count ->
        [one] Ordre du Roi accompli
       *[other] groupe de { $count } Ordres du Roi accomplis
    }
amount-per_converted_mercenary =
    { $count ->
        [one] Mercenaire converti
       *[other] groupe de { $count } Mercenaires convertis
    }
amount-per_paid_debt =
    { $count ->
        [one] dette payée
       *[other] groupe de { $count } dettes payées
    }
amount-per_unpaid_debt =
    { $count ->
        [one] dette à payer
       *[other] groupe de { $count } dettes à payer
    }
amount-per_suspicion =
    { $count ->
        [one] soupçon
       *[other] groupe de { $count } soupçons
    }
board-ability-no_provision_cost = { $action } : aucune provision à payer
board-ability-no_silver_cost = { $action } : aucun argent à payer
board-ability-silver_discount = { $action } : { $amount } argent de moins à payer
board-ability-gain_silver = { $action } : rapporte { $amount } argent de plus
board-ability-gain_provisions =
    { $amount ->
        [one] { $action } : rapporte { $amount } provision de plus
       *[other] { $action } : rapporte { $amount } provisions de plus
    }
board-slot = { $action }, emplacement { $slot } : { $worker }
board-workshop = Atelier
board-price = prix : { $price }
board-tests = exige : { $tests }, augmente : { $raises }
board-done = { $action } : { $count } fois jusqu'ici
board-does-develop = un atelier sur un emplacement, et un ouvrier
board-does-recruit = envoyer un villageois en quête ou l'engager
board-does-hunt = donne des provisions
board-does-trade = donne de l'argent
board-does-pray = vide une action, de nouveau possible
board-does-conspire = un criminel, avec un soupçon
board-does-commission = un moine sur une case, pour sa récompense
board-does-fortify = un mur, pour sa récompense
board-does-garrison = un avant-poste sur une case, pour sa récompense
board-does-absolve = une jarre sur un emplacement, un soupçon de moins
board-does-attack = attaquer un envahisseur, pour sa récompense
board-does-convert = convertir un envahisseur, pour des points à la fin
board-left-side = Actions du côté gauche
board-right-side = Actions du côté droit
board-level = { $attribute } { $mark }, { $level } avec le paladin
board-walls = Murs
board-wall-place = Prochain mur : influence { $need }, prix { $price }
board-convert-place = Conversion pour { $price }
board-jar-space = Place de jarre : { $take }
board-supply = Ouvriers prêts
board-no-workers = aucun ouvrier
board-suspicion = Soupçon avec { $silver } argent des impôts
board-face-down = face cachée
board-paladins = Vos paladins
board-on-top = sur la pioche
board-ai-workers = Ouvriers de l'IA : { $count }
board-ai-marker = Marqueur de ressources sur la case { $space }
board-taken-space = prise cette manche
board-schemes = Plans dans la pile
board-scheme-left =
    { $scheme } : { $left } dans la pile, { $discarded ->
        [one] { $discarded } utilisé
       *[other] { $discarded } utilisés
    }

## L'accueil

preset-hungarian = Édition hongroise
preset-hungarian-text = Les règles hongroises : le Traître coûte des points, et tous révèlent leur paladin avant que quiconque aille à la taverne.
preset-original = Édition originale
preset-original-text = Les règles anglaises de 2019 : le Traître allège les dettes à payer, et chacun va à la taverne juste après avoir révélé son paladin.
preset-easy = En solo, facile
preset-easy-text = L'édition hongroise avec une IA plus faible en solo ; à plusieurs, rien ne change.
preset-hard = En solo, difficile
preset-hard-text = L'édition hongroise avec une IA plus forte en solo ; à plusieurs, rien ne change.
switch-traitor = Le Traître
switch-traitor-hungarian = chaque dette à payer coûte un point de plus
switch-traitor-original = chaque dette à payer coûte un point de moins
switch-tavern = Aller à la taverne
switch-tavern-hungarian = une fois tous les paladins révélés
switch-tavern-original = chacun juste après son paladin
switch-difficulty = Difficulté en solo
switch-difficulty-standard = moyenne
switch-difficulty-easy = facile
switch-difficulty-hard = difficile

## Pourquoi le roi ferait cela

reason-points =
    { $mine ->
        [one] Vous aurez bientôt { $mine } point au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } points au lieu de { $others }.
    }
reason-strength = Votre force sera bientôt de { $mine } au lieu de { $others }.
reason-faith = Votre foi sera bientôt de { $mine } au lieu de { $others }.
reason-influence = Votre influence sera bientôt de { $mine } au lieu de { $others }.
reason-silver = Vous aurez bientôt { $mine } argent au lieu de { $others }.
reason-provisions =
    { $mine ->
        [one] Vous aurez bientôt { $mine } provision au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } provisions au lieu de { $others }.
    }
reason-workers =
    { $mine ->
        [one] Vous aurez bientôt { $mine } ouvrier pour la manche au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } ouvriers pour la manche au lieu de { $others }.
    }
reason-favours =
    { $mine ->
        [one] { $mine } Faveur du Roi vous reste ouverte au lieu de { $others }.
       *[other] { $mine } Faveurs du Roi vous restent ouvertes au lieu de { $others }.
    }
reason-workshops =
    { $mine ->
        [one] Vous aurez bientôt { $mine } atelier au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } ateliers au lieu de { $others }.
    }
reason-start = Vous êtes premier joueur avec { $mine } % de chances au lieu de { $others } %.
reason-debts =
    { $mine ->
        [one] Vous aurez bientôt { $mine } dette impayée au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } dettes impayées au lieu de { $others }.
    }
reason-paid-debts =
    { $mine ->
        [one] Vous aurez bientôt { $mine } dette payée au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } dettes payées au lieu de { $others }.
    }
reason-suspicion =
    { $mine ->
        [one] Vous aurez bientôt { $mine } soupçon au lieu de { $others }.
       *[other] Vous aurez bientôt { $mine } soupçons au lieu de { $others }.
    }
reason-inquisition = L'Inquisition trouverait chez vous le plus de soupçons avec { $mine } % de risque au lieu de { $others } % (réserve d'impôts : { $tax } argent).
reason-pieces = { $action } : bientôt { $mine } fois au lieu de { $others }.
reason-actions = { $action } : encore possible cette manche avec { $mine } % de chances au lieu de { $others } %.
reason-orders = Ordre du Roi « { $order } » (+{ $points }) : bientôt { $mine } sur { $need } au lieu de { $others }.
reason-townsfolk = { $townsfolk } : vous rejoint avec { $mine } % de chances au lieu de { $others } %.

scene-inquisition = L'Inquisition
scene-opponent = L'IA
scene-order = Un Ordre du Roi

## Living cards

card-gives = Donne : { $take }.
card-lends = Prête pour cette manche : { $take }.
card-gives-either = Donne, au choix : { $first } ou { $second }.
card-gives-one = Donne, au choix : { $first }, { $second } ou { $third }.
card-takes = Il faut un ouvrier : { $worker }.
card-used = Déjà utilisé cette manche par { $seat }.
card-quest = En quête : { $take }.
card-hire = Engagé, tout de suite : { $take }.
card-lasting = Ensuite chaque fois ({ $when }) : { $take }.
card-people = Peuple : { $people }
card-attack = L'attaque exige { $strength } en force et donne : { $take }.
card-convert = La conversion exige { $faith } en foi et donne : { $take }.
card-lies-with = Se trouve chez { $seat }.
card-square = Une case de la région { $area }
card-criminal-slot = Un criminel peut occuper tout emplacement. Un atelier dispense d'y placer un ouvrier.
card-ready = Prêts : { $amount }.
card-track = À la fin, ce niveau vaut { $points } PV, sans le paladin.
card-tax = Quand la dernière pièce est prise, l'Inquisition vient.
card-debt-worth = À la fin, chaque dette à payer vaut { $unpaid } PV, chaque dette payée { $paid }.
card-filled = Une jarre est ici.
card-order-unseen = Ordre du Roi, révélé à la manche { $round }
card-order-worth = Qui l'accomplit marque { $points } PV à la fin.
card-favour-unseen = Faveur du Roi, révélée à la manche { $round }
card-so-far = Si la partie finissait maintenant :
card-most-suspicions = Le plus grand nombre à cette table : { $most }.
not-passed = Vous avez passé pour cette manche.
not-no-workers = Il vous reste 0 ouvrier.
not-standing = Vos ouvriers occupent déjà cette action : elle sera possible à la prochaine manche, ou si la Prière la vide.
not-few-workers = Ouvriers nécessaires : { $need } ; vous en avez { $have }.
not-worker-kinds = Il faut : { $need }. Vous avez { $have }.
not-workshops = Vos { $count } ateliers sont déjà tous placés.
not-nobody = La rangée est vide.
not-seven = Vous l'avez fait { $count } fois ; pas davantage.
not-cost = Coût : { $price } ; vous avez { $have }.
not-level = Il faut { $need } ({ $attribute }) ; vous avez { $have }.
not-attack-level = L'attaque exige { $need } en force ; vous avez { $have }. Le reste coûte { $price } ; vous avez { $silver }.
not-convert-level = La conversion exige { $need } en foi ; vous avez { $have }.
not-monk = Ici un moine exige { $need } en foi ; vous avez { $have }.
not-outpost = Ici un avant-poste exige { $need } en force ; vous avez { $have }.
not-squares = Toutes les cases à votre portée sont prises ({ $attribute } : { $have }).
not-walls = Il reste 0 carte Mur.
not-reach = Aucun envahisseur n'est à votre portée ({ $attribute } : { $have }).
not-favour-used = { $seat } l'a utilisée cette manche ; chaque Faveur sert une fois par manche.
not-action-first = Choisissez d'abord l'action, ensuite son objet.
not-in-crew = Cette carte est déjà à { $seat } ; elle agit d'elle-même.
not-beaten = Cet envahisseur est déjà chez { $seat }.
not-tavern = Cette carte est prise par { $seat }.
not-square-held = Une pièce de { $seat } est ici ; chaque case n'en reçoit qu'une.
not-jar = Une jarre est déjà ici ; chaque place en reçoit une.
not-no-debt = Vous avez 0 dette à payer.
not-reward = Seule une récompense qui le dit le permet.
not-inquisition = Il agit quand l'Inquisition vient. Argent dans la réserve d'impôts : { $tax }.
not-theirs = Ceci est à { $seat }.
not-workshop-slot = Un atelier va sur l'un des deux premiers emplacements d'une action du côté droit.

## Ce qui départage les égalités

decided-orders = Égalité de points : le plus de points d'Ordres du Roi l'a emporté ({ $best } contre { $next }).
decided-suspicions = Égalité de points, Ordres du Roi compris : le moins de soupçons l'a emporté ({ $best } contre { $next }).
