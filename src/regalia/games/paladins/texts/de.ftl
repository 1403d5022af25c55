# Paladine des Westfrankenreichs auf Deutsch.

about = Sammle Arbeiter, Glauben, Stärke und Einfluss und verteidige die Grenze im Westen.

## Wörter

ai = Die KI

amount-labourer = { $count } Tagelöhner
amount-fighter = { $count } Kämpfer
amount-scout = { $count } Späher
amount-cleric = { $count } Kleriker
amount-merchant = { $count } Händler
amount-criminal = { $count } Verbrecher
amount-silver = { $count } Silber
amount-provision = { $count } Proviant
amount-tax = { $count } Steuersilber
amount-strength = { $count } Stärke
amount-faith = { $count } Glaube
amount-influence = { $count } Einfluss
amount-pray =
    { $count ->
        [one] 1 Gebet
       *[other] { $count } Gebete
    }
amount-discard_suspicion = { $count }× Abwerfen einer Verdachtskarte
amount-destroy_debt = { $count }× Vernichten eines Schuldscheins
amount-pay_debt = { $count }× Bezahlen eines Schuldscheins
amount-free_recruit = { $count }× kostenloses Anwerben
amount-free_develop = { $count }× kostenloses Entwickeln
amount-debt =
    { $count ->
        [one] 1 Schuldschein
       *[other] { $count } Schuldscheine
    }

worker-labourer = Tagelöhner
worker-fighter = Kämpfer
worker-scout = Späher
worker-cleric = Kleriker
worker-merchant = Händler
worker-criminal = Verbrecher

slot-labourer = Tagelöhner
slot-fighter = Kämpfer
slot-scout = Späher
slot-cleric = Kleriker
slot-merchant = Händler
slot-criminal = Verbrecher
slot-any = beliebiger Arbeiter

mark-labourer = Ta
mark-fighter = Kä
mark-scout = Sp
mark-cleric = Kl
mark-merchant = Hä
mark-criminal = Ve
mark-any = ··

attribute-strength = Stärke
attribute-faith = Glaube
attribute-influence = Einfluss

action-develop = Entwickeln
action-recruit = Anwerben
action-hunt = Jagen
action-trade = Handeln
action-pray = Beten
action-conspire = Verschwören
action-commission = Entsenden
action-fortify = Befestigen
action-garrison = Stationieren
action-absolve = Lossprechen
action-attack = Angreifen
action-convert = Bekehren
action-rest = Ausruhen

townsfolk-abbot = Abt
townsfolk-acolyte = Akolyth
townsfolk-architect = Architekt
townsfolk-conspirator = Verschwörer
townsfolk-debt_collector = Eintreiber
townsfolk-defender = Verteidiger
townsfolk-gatekeeper = Torwächter
townsfolk-missionary = Missionar
townsfolk-peddler = Hausierer
townsfolk-squire = Knappe
townsfolk-watchman = Wächter

outsider-adventurer = Abenteurer
outsider-archer = Bogenschütze
outsider-guardian = Hüter
outsider-hunter = Jäger
outsider-lookout = Ausguck
outsider-vigilante = Rächer
outsider-armourer = Waffenschmied
outsider-marauder = Plünderer
outsider-warrior = Krieger
outsider-assassin = Meuchelmörder
outsider-barbarian = Barbar
outsider-invader = Eindringling
outsider-champion = Held
outsider-mercenary = Söldner
outsider-protector = Beschützer
outsider-thief = Dieb
outsider-traitor = Verräter

people-saracen = Sarazene
people-byzantine = Byzantiner
people-viking = Wikinger

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

order-commission = Entsenden
order-fortify = Befestigen
order-garrison = Stationieren
order-absolve = Lossprechen
order-attack = Angreifen
order-convert = Bekehren

favour-recruit = Kostenlos anwerben
favour-suspicion-and-tax = Verdacht und Steuern
favour-criminals = Verbrecher
favour-attribute = Eigenschaft erhöhen
favour-clear-name = Schuld oder Verdacht
favour-loan = Arbeiter für Schulden
favour-workshop = Entwickeln oder Arbeiter
favour-labourers = Tagelöhner
favour-supplies = Proviant und Steuern
favour-pray = Gebet

scheme-kings_favour = Gunst des Königs
scheme-commission = Entsenden
scheme-fortify = Befestigen
scheme-garrison = Stationieren
scheme-absolve = Lossprechen
scheme-attack = Angreifen
scheme-convert = Bekehren
scheme-kings_orders = Befehle des Königs

## Fragen

prompt-setup-hire = Welchen Stadtbewohner stellst du kostenlos ein?
prompt-paladin = Welchen Paladin setzt du in dieser Runde ein, und welcher kommt oben auf deinen Stapel?
prompt-tavern = Welche Tavernenkarte nimmst du?
prompt-turn = Führe eine Aktion aus oder passe für den Rest der Runde.
prompt-workers =
    { $about ->
        [square] { $action } in Gebiet { $area } ({ $take }): Welche Arbeiter setzt du ein?
        [jar] { $action }, Krugplatz { $space } ({ $take }): Welche Arbeiter setzt du ein?
        [quest] Mission: { $townsfolk } – welche Arbeiter setzt du ein?
        [hire] Einstellen: { $townsfolk } – welche Arbeiter setzt du ein?
        [outsider] { $action }: { $outsider } ({ $people }) – welche Arbeiter setzt du ein?
        [workshop] Werkstatt auf { $on }, Platz { $slot }: Welche Arbeiter setzt du ein?
       *[nothing] { $action }: Welche Arbeiter setzt du ein?
    }
prompt-quest = Wen schickst du auf eine Mission?
prompt-hire = Wen stellst du ein?
prompt-free-recruit = Stellst du kostenlos einen Stadtbewohner ein?
prompt-workshop = Wohin kommt deine Werkstatt?
prompt-square =
    { $piece ->
        [outpost] Auf welches Feld des Spielplans kommt dein Außenposten?
       *[monk] Auf welches Feld des Spielplans kommt dein Mönch?
    }
prompt-jar = Auf welchen Platz kommt dein Krug?
prompt-attack = Welchen Fremden greifst du an?
prompt-convert = Welchen Fremden bekehrst du?
prompt-pray = Von welcher Aktion entfernst du alle Arbeiter?
prompt-discard = Wie viele Verdachtskarten wirfst du ab?
prompt-pay-debt = Bezahlst du einen deiner Schuldscheine?
prompt-destroy-debt = Vernichtest du einen deiner Schuldscheine?
prompt-choice = Welche Belohnung nimmst du?
prompt-ability = Die Inquisition ist da: Welcher deiner Stadtbewohner wird als Nächster aktiv?
prompt-keep = Welche Arbeiter behältst du für die nächste Runde?

pass-turn = Passen
pass-free-recruit = Niemanden einstellen
pass-pray = Keine Arbeiter entfernen
pass-discard = Keine abwerfen
pass-pay-debt = Nicht bezahlen
pass-destroy-debt = Den Schuldschein behalten

for-price =
    { $price ->
        [nichts] {""}
       *[other] {" "}(Preis: { $price })
    }
option-develop = Entwickeln mit 2 Arbeitern{ for-price }
option-quest = Anwerben mit 1 Arbeiter: jemanden auf eine Mission schicken
option-hire = Anwerben mit 2 Arbeitern: jemanden einstellen
option-hunt-1 = Jagen mit 1 Arbeiter: { $take }
option-hunt-2 = Jagen mit 2 Arbeitern: { $take }
option-trade-1 = Handeln mit 1 Arbeiter: { $take }
option-trade-2 = Handeln mit 2 Arbeitern: { $take }
option-pray = Beten{ for-price }
option-conspire = Verschwören
option-commission = Entsenden: einen Mönch auf den Spielplan{ for-price }
option-fortify = Befestigen: eine Mauer bauen{ for-price }
option-garrison = Stationieren: einen Außenposten auf den Spielplan{ for-price }
option-absolve = Lossprechen: einen Krug aufstellen{ for-price }
option-attack = Einen Fremden angreifen
option-convert = Einen Fremden bekehren{ for-price }
option-favour =
    { $choice ->
        [0] Gunst des Königs ({ $worker }): { $take }{ for-price }
       *[other] Gunst des Königs ({ $worker }): { $favour }{ for-price }
    }
option-workers = Einsetzen: { $workers }
option-keep = Behalten: { $workers }
option-no-card = Der leere Platz { $place }
option-send = { $place }. Auf eine Mission: { $townsfolk } – { $take }{ for-price }
option-take-on = { $place }. Einstellen: { $townsfolk } – sofort: { $take }; dauerhaft ({ $when }): { $ongoing }{ for-price }
option-square = Gebiet { $area }, Feld { $square }: { $take }
option-jar = Krug auf Platz { $space }: { $take }
option-workshop = { $action }, Platz { $slot } ({ $worker })
option-attacks = { $place }. Angreifen: { $outsider } ({ $people }) – { $take }{ for-price }
option-converts =
    { $place }. Bekehren: { $outsider } ({ $people }) – { $take }; am Ende { $base ->
        [0] {""}
       *[other] { $base } SP +{" "}
    }{ $points } SP je { $thing }
option-empty = Alle Arbeiter entfernen: { $action }
option-reward = Nehmen: { $take }
option-discard =
    { $count ->
        [one] 1 Verdachtskarte abwerfen
       *[other] { $count } Verdachtskarten abwerfen
    }
option-pay-debt = Einen Schuldschein bezahlen
option-destroy-debt = Einen Schuldschein vernichten
option-paladin = { $paladin } einsetzen; { $top } auf den Stapel
option-tavern = Nehmen: { $workers }
option-ability = Aktivieren: { $townsfolk }

## Ereignisse

start-player = { $seat } beginnt das Spiel.
round = Runde { $round } beginnt; { $seat } fängt an.
order-revealed = Befehl des Königs { $place }: { $order }.
order-met = { $seat } erfüllt einen Befehl des Königs: { $order } ({ $points } SP am Ende).
favour-revealed = Gunst des Königs { $place }: { $favour }.
draws-paladins = { $seat } zieht { $first }, { $second } und { $third }.
reveals-paladin = { $seat } deckt { $paladin } auf.
takes-tavern = { $seat } nimmt eine Tavernenkarte: { $workers }.
gains = { $seat } bekommt { $take }.
pays = { $seat } bezahlt { $give }.
raises = { $seat } erhöht { $attribute } um { $count } auf { $level }.
owes = { $seat } nimmt { $take }.
discards =
    { $count ->
        [one] { $seat } wirft 1 Verdachtskarte ab.
       *[other] { $seat } wirft { $count } Verdachtskarten ab.
    }
suspicions-shuffled = Die abgeworfenen Verdachtskarten werden zu einem neuen Stapel gemischt.
taxes = { $seat } nimmt { $take } aus dem Steuervorrat; dort bleiben { $tax }.
suspected =
    { $silver ->
        [0] { $seat } zieht eine Verdachtskarte ohne Steuersilber.
       *[other] { $seat } zieht eine Verdachtskarte mit { $silver } Steuersilber.
    }
debt-paid = { $seat } bezahlt einen Schuldschein.
debt-destroyed = { $seat } vernichtet einen Schuldschein.
inquisition = Die Inquisition kommt.
acts = { $seat } aktiviert einen Stadtbewohner: { $townsfolk }.
tax-filled = Der Steuervorrat wird auf { $count } Silber aufgefüllt.
places = { $action }: { $seat } setzt { $workers } ein.
empties = { $seat } entfernt alle Arbeiter von einer Aktion: { $action }.
develops = { $seat } baut eine Werkstatt: { $action }, Platz { $slot }.
quests = { $seat } schickt einen Stadtbewohner auf eine Mission: { $townsfolk }.
hires = { $seat } stellt einen Stadtbewohner ein: { $townsfolk }.
commissions = { $seat } entsendet einen Mönch in Gebiet { $area }.
garrisons = { $seat } stellt einen Außenposten in Gebiet { $area } auf.
fortifies =
    { $points ->
        [0] { $seat } baut eine Mauer: { $take }.
       *[other] { $seat } baut eine Mauer: { $take }, { $points } SP.
    }
absolves = { $seat } stellt einen Krug auf Platz { $space }.
attacks = { $seat } greift einen Fremden an: { $outsider } ({ $people }).
converts = { $seat } bekehrt einen Fremden: { $outsider } ({ $people }).
uses-favour = { $seat } nutzt die Gunst des Königs: { $favour } (Arbeiter: { $worker }).
passes =
    { $why ->
        [no-workers] { $seat } hat keine Arbeiter mehr und passt.
        [no-action] { $seat } kann mit den übrigen Arbeitern nichts tun und passt.
       *[chosen] { $seat } passt.
    }
keeps = { $seat } behält { $workers }.
ai-workshop = Die KI bekommt eine Werkstatt: { $action }.
ai-workers = Die KI beginnt die Runde mit { $count } Arbeitern.
ai-marker = Der Rohstoffmarker der KI rückt auf Feld { $space }.
ai-tax = Aus dem Steuervorrat in den allgemeinen Vorrat: { $count } Silber; noch im Steuervorrat: { $tax }.
ai-scheme = Der Plan der KI: { $scheme }.
ai-acts = Die KI führt aus: { $action }.
ai-favour = Die KI nutzt die Gunst des Königs: { $favour }.
ai-prays =
    { $workers ->
        [0] Die KI entfernt alle Arbeiter von ihrer rechten Seite und mischt ihre Pläne.
       *[other] Die KI bekommt { $workers } Arbeiter und mischt ihre Pläne.
    }
end = Das Spiel ist zu Ende.

## Wertung

score-orders = Befehle des Königs
score-strength = Stärke
score-faith = Glaube
score-influence = Einfluss
score-develop = Entwickeln
score-garrison = Stationieren
score-absolve = Lossprechen
score-commission = Entsenden
score-fortify = Befestigen
score-walls = SP auf Mauern
score-outsiders = Bekehrte Fremde
score-debts = Schuldscheine
score-resources = Silber und Proviant

## Spielplan

board-round = Runde { $round } von 7
board-start = beginnt: { $seat }
board-tax = Steuern: { $count }
board-decks = Stapel: Stadtbewohner { $townsfolk }, Fremde { $outsiders }, Mauern { $walls }, Taverne { $tavern }, Verdacht { $suspicions }
board-orders = Befehle des Königs
board-order = { $points } SP: { $need }× { $order }
board-unseen = Runde { $round }
board-favours = Gunst des Königs
board-tavern = Taverne
board-taken = genommen: { $seat }
board-townsfolk = Stadtbewohner
board-outsiders = Fremde
board-empty = leer
board-quest = Mission
board-hire = einstellen
board-lasting = dauerhaft
board-or-debt = oder ein Schuldschein
board-or = oder
board-area = Gebiet { $area } · Glaube { $faith } · Stärke { $strength }
board-points = { $points } SP
board-paladin = Paladin: { $paladin }
board-no-paladin = noch kein Paladin
board-goods = Besitzt: { $goods }
board-hired = Stadtbewohner
board-converted = Bekehrt
board-attacked = Angegriffen
board-jars = Krugplätze
board-debts = Schuldscheine: { $unpaid } unbezahlt, { $paid } bezahlt
board-suspicions = Verdachtskarten: { $count }
board-passed = gepasst
board-hand = Auf der Hand: { $cards }
board-deck = Stapel: oben { $top }; unten { $bottom }
board-ai-state = { $workers } Arbeiter · Rohstoffmarker auf { $marker } · Plan: { $scheme }
board-none = keiner
board-needs = Einfluss für die nächste Mauer { $wall }, für den nächsten Krug { $jar }
board-left =
    { $count ->
        [one] noch 1 Karte im Stapel
       *[other] noch { $count } Karten im Stapel
    }
board-walls-left = Übrige Mauern: { $count }
board-debt-supply = Schuldscheine im Vorrat: { $count }
board-square-monk = Mönch: { $name }
board-square-outpost = Außenposten: { $name }
board-attack-price = Ein Angriff kostet dich hier { $price }
board-when-pay_debt = Bezahlen eines Schuldscheins
board-when-inquisition = Inquisition
board-when-inquisition_with_2_suspicions = Inquisition mit mindestens 2 Verdachtskarten
board-when-inquisition_without_suspicion = Inquisition ohne Verdachtskarte
board-scores =
    { $base ->
        [0] { $points } SP je { $thing }
       *[other] { $base } SP und { $points } SP je { $thing }
    }
amount-per_develop =
    { $count ->
        [one] gebaute Werkstatt
       *[other] { $count } gebaute Werkstätten
    }
amount-per_commission =
    { $count ->
        [one] entsandten Mönch
       *[other] { $count } entsandte Mönche
    }
amount-per_fortify =
    { $count ->
        [one] gebaute Mauer
       *[other] { $count } gebaute Mauern
    }
amount-per_garrison =
    { $count ->
        [one] aufgestellten Außenposten
       *[other] { $count } aufgestellte Außenposten
    }
amount-per_absolve =
    { $count ->
        [one] umgelegten Krug
       *[other] { $count } umgelegte Krüge
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] eingestellten Stadtbewohner
       *[other] { $count } eingestellte Stadtbewohner
    }
amount-per_strength =
    { $count ->
        [one] Stärke
       *[other] { $count } Stärke
    }
amount-per_faith =
    { $count ->
        [one] Glauben
       *[other] { $count } Glauben
    }
amount-per_influence =
    { $count ->
        [one] Einfluss
       *[other] { $count } Einfluss
    }
amount-per_attacked_saracen =
    { $count ->
        [one] angegriffenen Sarazenen
       *[other] { $count } angegriffene Sarazenen
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] angegriffenen Byzantiner
       *[other] { $count } angegriffene Byzantiner
    }
amount-per_attacked_viking =
    { $count ->
        [one] angegriffenen Wikinger
       *[other] { $count } angegriffene Wikinger
    }
amount-per_kings_order =
    { $count ->
        [one] erfüllten Befehl des Königs
       *[other] { $count } erfüllte Befehle des Königs
    }
amount-per_converted_mercenary =
    { $count ->
        [one] bekehrten Söldner
       *[other] { $count } bekehrte Söldner
    }
amount-per_paid_debt =
    { $count ->
        [one] bezahlten Schuldschein
       *[other] { $count } bezahlte Schuldscheine
    }
amount-per_unpaid_debt =
    { $count ->
        [one] unbezahlten Schuldschein
       *[other] { $count } unbezahlte Schuldscheine
    }
amount-per_suspicion =
    { $count ->
        [one] Verdachtskarte
       *[other] { $count } Verdachtskarten
    }
board-ability-no_provision_cost = { $action } kostet keinen Proviant
board-ability-no_silver_cost = { $action } kostet kein Silber
board-ability-silver_discount = { $action } kostet { $amount } Silber weniger
board-ability-gain_silver = { $action } bringt zusätzlich { $amount } Silber
board-ability-gain_provisions = { $action } bringt zusätzlich { $amount } Proviant
board-slot = { $action }, Platz { $slot }: { $worker }
board-workshop = Werkstatt
board-price = Preis: { $price }
board-tests = verlangt { $tests }, erhöht { $raises }
board-done = { $action }: bisher { $count }-mal
board-does-develop = Werkstatt auf einen Platz, bringt einen Arbeiter
board-does-recruit = jemanden auf Mission schicken oder einstellen
board-does-hunt = bringt Proviant
board-does-trade = bringt Silber
board-does-pray = räumt eine Aktion, die so wieder möglich ist
board-does-conspire = ein Verbrecher, dazu eine Verdachtskarte
board-does-commission = ein Mönch auf ein Feld, für dessen Belohnung
board-does-fortify = eine Mauer, für deren Belohnung
board-does-garrison = ein Außenposten auf ein Feld, für dessen Belohnung
board-does-absolve = ein Krug auf einen Platz, eine Verdachtskarte weniger
board-does-attack = einen Fremden angreifen, für die Belohnung
board-does-convert = einen Fremden bekehren, für Punkte am Ende
board-left-side = Aktionen der linken Seite
board-right-side = Aktionen der rechten Seite
board-level = { $attribute } { $mark }, mit dem Paladin { $level }
board-walls = Mauern
board-wall-place = Nächste Mauer: Einfluss { $need }, Preis { $price }
board-convert-place = Bekehren für { $price }
board-jar-space = Krugplatz: { $take }
board-supply = Bereite Arbeiter
board-no-workers = keine Arbeiter
board-suspicion = Verdachtskarte mit { $silver } Steuersilber
board-face-down = verdeckt
board-paladins = Deine Paladine
board-on-top = oben auf dem Stapel
board-ai-workers = Arbeiter der KI: { $count }
board-ai-marker = Rohstoffmarker auf Feld { $space }
board-taken-space = in dieser Runde besetzt
board-schemes = Pläne im Stapel
board-scheme-left = { $scheme }: { $left } im Stapel, { $discarded } genutzt

## Die Lobby

preset-hungarian = Ungarische Ausgabe
preset-hungarian-text = Nach der ungarischen Anleitung: Der Verräter kostet Punkte, und alle decken ihre Paladine auf, bevor jemand in die Taverne geht.
preset-original = Originalausgabe
preset-original-text = Die englischen Regeln von 2019: Mit dem Verräter wiegen unbezahlte Schuldscheine leichter, und jeder geht gleich nach dem Aufdecken in die Taverne.
preset-easy = Solo, leicht
preset-easy-text = Die ungarische Ausgabe mit schwächerer KI im Solospiel; mit mehr Spielern ändert sich nichts.
preset-hard = Solo, schwer
preset-hard-text = Die ungarische Ausgabe mit stärkerer KI im Solospiel; mit mehr Spielern ändert sich nichts.
switch-traitor = Der Verräter
switch-traitor-hungarian = jeder unbezahlte Schuldschein kostet einen Punkt mehr
switch-traitor-original = jeder unbezahlte Schuldschein kostet einen Punkt weniger
switch-tavern = In die Taverne
switch-tavern-hungarian = wenn alle ihre Paladine aufgedeckt haben
switch-tavern-original = jeder gleich nach dem eigenen Aufdecken
switch-difficulty = Schwierigkeit im Solospiel
switch-difficulty-standard = mittel
switch-difficulty-easy = leicht
switch-difficulty-hard = schwer

## Warum der König das täte

reason-points =
    { $mine ->
        [one] Du hast bald 1 Punkt statt { $others }.
       *[other] Du hast bald { $mine } Punkte statt { $others }.
    }
reason-strength = Deine Stärke ist bald { $mine } statt { $others }.
reason-faith = Dein Glaube ist bald { $mine } statt { $others }.
reason-influence = Dein Einfluss ist bald { $mine } statt { $others }.
reason-silver = Du hast bald { $mine } Silber statt { $others }.
reason-provisions = Du hast bald { $mine } Proviant statt { $others }.
reason-workers = Du hast bald { $mine } Arbeiter für die Runde statt { $others }.
reason-favours =
    { $mine ->
        [one] 1 Gunst des Königs steht dir noch offen statt { $others }.
       *[other] { $mine } Gunstkarten des Königs stehen dir noch offen statt { $others }.
    }
reason-workshops =
    { $mine ->
        [one] Du hast bald 1 Werkstatt statt { $others }.
       *[other] Du hast bald { $mine } Werkstätten statt { $others }.
    }
reason-start = Du bist mit { $mine } % Wahrscheinlichkeit Startspieler statt mit { $others } %.
reason-debts =
    { $mine ->
        [one] Du hast bald 1 unbezahlten Schuldschein statt { $others }.
       *[other] Du hast bald { $mine } unbezahlte Schuldscheine statt { $others }.
    }
reason-paid-debts =
    { $mine ->
        [one] Du hast bald 1 bezahlten Schuldschein statt { $others }.
       *[other] Du hast bald { $mine } bezahlte Schuldscheine statt { $others }.
    }
reason-suspicion =
    { $mine ->
        [one] Du hast bald 1 Verdachtskarte statt { $others }.
       *[other] Du hast bald { $mine } Verdachtskarten statt { $others }.
    }
reason-inquisition = Die Inquisition fände mit { $mine } % Wahrscheinlichkeit bei dir die meisten Verdachtskarten statt mit { $others } % (Steuervorrat: { $tax } Silber).
reason-pieces = { $action }: bald { $mine }-mal ausgeführt statt { $others }-mal.
reason-actions = { $action }: kannst du mit { $mine } % Wahrscheinlichkeit in dieser Runde noch ausführen statt mit { $others } %.
reason-orders = Befehl des Königs „{ $order }“ (+{ $points }): bald { $mine } von { $need } erfüllt statt { $others }.
reason-townsfolk = { $townsfolk }: schließt sich dir mit { $mine } % Wahrscheinlichkeit an statt mit { $others } %.

scene-inquisition = Die Inquisition
scene-opponent = Die KI
scene-order = Ein Befehl des Königs

## Living cards

card-gives = Gibt: { $take }.
card-lends = Leiht für diese Runde: { $take }.
card-gives-either = Gibt nach deiner Wahl: { $first } oder { $second }.
card-gives-one = Gibt nach deiner Wahl: { $first }, { $second } oder { $third }.
card-takes = Braucht einen Arbeiter: { $worker }.
card-used = In dieser Runde hat es { $seat } schon genutzt.
card-quest = Auf Mission: { $take }.
card-hire = Eingestellt, sofort: { $take }.
card-lasting = Danach jedes Mal ({ $when }): { $take }.
card-people = Volk: { $people }
card-attack = Angreifen verlangt Stärke { $strength } und gibt: { $take }.
card-convert = Bekehren verlangt Glaube { $faith } und gibt: { $take }.
card-lies-with = Liegt bei { $seat }.
card-square = Ein Feld in Gebiet { $area }
card-criminal-slot = Ein Verbrecher darf auf jedem Platz stehen. Wo eine Werkstatt steht, braucht es keinen Arbeiter.
card-ready = Bereit: { $amount }.
card-track = Am Ende ist diese Stufe { $points } SP wert, ohne den Paladin.
card-tax = Ist das letzte Silber genommen, kommt die Inquisition.
card-debt-worth = Am Ende zählt jeder unbezahlte Schuldschein { $unpaid } SP, jeder bezahlte { $paid }.
card-filled = Hier steht ein Krug.
card-order-unseen = Befehl des Königs, aufgedeckt in Runde { $round }
card-order-worth = Wer ihn erfüllt, bekommt am Ende { $points } SP.
card-favour-unseen = Gunst des Königs, aufgedeckt in Runde { $round }
card-so-far = Wäre das Spiel jetzt zu Ende:
card-most-suspicions = Die meisten, die jemand hat: { $most }.
not-passed = Du hast für diese Runde gepasst.
not-no-workers = Du hast 0 Arbeiter übrig.
not-standing = Auf dieser Aktion stehen schon Arbeiter von dir: Sie geht wieder in der nächsten Runde, oder wenn Beten sie räumt.
not-few-workers = Nötig sind { $need } Arbeiter, und du hast { $have }.
not-worker-kinds = Nötig: { $need }. Du hast { $have }.
not-workshops = Alle { $count } deiner Werkstätten stehen schon.
not-nobody = In der Reihe liegt niemand.
not-seven = Du hast es { $count }-mal getan; öfter geht es nicht.
not-cost = Es kostet { $price }, und du hast { $have }.
not-level = Nötig ist { $attribute } { $need }; du hast { $have }.
not-attack-level = Angreifen verlangt Stärke { $need }; du hast { $have }. Der Rest kostet { $price }, und du hast { $silver }.
not-convert-level = Bekehren verlangt Glaube { $need }; du hast { $have }.
not-monk = Ein Mönch braucht hier Glaube { $need }; du hast { $have }.
not-outpost = Ein Außenposten braucht hier Stärke { $need }; du hast { $have }.
not-squares = Jedes Feld, das du mit { $attribute } { $have } erreichst, ist besetzt.
not-walls = Es sind 0 Mauerkarten übrig.
not-reach = Mit { $attribute } { $have } erreichst du keinen der Fremden.
not-favour-used = { $seat } hat sie in dieser Runde genutzt; jede Gunst wirkt einmal je Runde.
not-action-first = Wähle zuerst die Aktion, dann worum es geht.
not-in-crew = Diese Karte hat { $seat } schon; sie wirkt von selbst.
not-beaten = Dieser Fremde liegt schon bei { $seat }.
not-tavern = Diese Karte hat { $seat } genommen.
not-square-held = Hier steht eine Figur von { $seat }; auf jedes Feld passt eine.
not-jar = Hier steht schon ein Krug; jeder Platz fasst einen.
not-no-debt = Du hast 0 unbezahlte Schuldscheine.
not-reward = Das erlaubt nur eine Belohnung, die es nennt.
not-inquisition = Dieser Helfer handelt, wenn die Inquisition kommt. Silber im Steuervorrat: { $tax }.
not-theirs = Das gehört { $seat }.
not-workshop-slot = Eine Werkstatt kommt auf einen der ersten zwei Plätze einer Aktion der rechten Seite.

## Was bei Gleichstand entscheidet

decided-orders = Gleich viele Punkte: mehr Punkte aus Befehlen des Königs entschieden ({ $best } zu { $next }).
decided-suspicions = Gleich viele Punkte, auch aus Befehlen: weniger Verdachtskarten entschieden ({ $best } zu { $next }).
