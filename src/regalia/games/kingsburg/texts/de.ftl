# Kingsburg auf Deutsch.

about = Gewinne mit Würfeln das Ohr der königlichen Berater, baue deine Provinz aus und halte fünf Winter lang die Grenze.

## Wörter

amount-gold = { $count } Gold
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-vp =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
amount-plus2 = { $count } +2-Marker
amount-any_goods =
    { $count ->
        [one] 1 beliebige Ware
       *[other] { $count } beliebige Waren
    }
amount-same_goods = { $count } gleiche Waren
amount-buildings = { $count } Gebäude
amount-soldiers =
    { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
amount-king = { $count } vom König
amount-bonus = Gebäude { $count }
amount-number = { $count }
amount-white = { $count } (weiß)

phase-aid = Königliche Hilfe
phase-spring = Frühling
phase-reward = Lohn des Königs
phase-summer = Sommer
phase-envoy = Gesandter des Königs
phase-autumn = Herbst
phase-recruit = Soldaten anwerben
phase-winter = Winter

advisor-jester = Hofnarr
advisor-squire = Gutsherr
advisor-architect = Architekt
advisor-merchant = Händler
advisor-sergeant = Hauptmann
advisor-alchemist = Alchemist
advisor-astronomer = Astronom
advisor-treasurer = Schatzmeister
advisor-master_hunter = Jagdmeister
advisor-general = Heerführer
advisor-swordsmith = Schwertschmied
advisor-duchess = Edelfrau
advisor-champion = Held
advisor-smuggler = Schmuggler
advisor-inventor = Erfinder
advisor-wizard = Zauberer
advisor-queen = Königin
advisor-king = König

building-statue = Standbild
building-chapel = Kapelle
building-church = Kirche
building-cathedral = Kathedrale
building-inn = Kneipe
building-market = Markt
building-farms = Bauernhof
building-merchants_guild = Gilde der Kaufleute
building-guard_tower = Wachturm
building-blacksmith = Schmiede
building-barracks = Kaserne
building-wizards_guild = Gilde der Zauberer
building-palisade = Palisaden
building-stable = Ställe
building-stone_wall = Steinmauer
building-fortress = Festung
building-barricade = Barrikade
building-crane = Kran
building-town_hall = Rathaus
building-embassy = Botschaft

enemy-barbarians = Barbaren
enemy-goblins = Goblins
enemy-orcs = Orks
enemy-zombies = Zombies
enemy-demons = Dämonen
enemy-dragons = Drachen

## Fragen

prompt-aid = Der König hilft dir: Nimm eine Ware.
prompt-envoy = Wofür setzt du den Gesandten des Königs in dieser Jahreszeit ein?
prompt-reroll = Möchtest du noch einmal würfeln?
prompt-aside = Lege für diese Jahreszeit einen deiner Würfel beiseite.
prompt-influence = Beeinflusse einen Berater oder passe für den Rest der Jahreszeit.
prompt-gift = Hilfe vom Hof ({ $advisor }): Was nimmst du?
prompt-build = Errichtest du ein Gebäude?
prompt-build-again = Errichtest du mit dem Gesandten des Königs ein zweites Gebäude?
prompt-town-hall = Wofür nutzt du dein Rathaus am Ende der Jahreszeit?
prompt-recruit = Möchtest du einen Soldaten anwerben?
prompt-reward = Sieg! Welche Ware nimmst du als Belohnung?
prompt-loss = Niederlage: Welche Waren verlierst du?
prompt-ruin = Niederlage: Welches Gebäude verlierst du?

pass-envoy =
    { $stays ->
        [0] Nicht einsetzen: er kehrt heim
       *[other] Jetzt nicht einsetzen: er bleibt
    }
pass-reroll = Die Würfel behalten
pass-influence = Passen
pass-gift = Nichts nehmen
pass-build = Nichts bauen
pass-build-again =
    { $stays ->
        [0] Nichts mehr bauen: der Gesandte kehrt heim
       *[other] Nichts mehr bauen: der Gesandte bleibt
    }
pass-town-hall = Nichts tun
pass-recruit = Keinen Soldaten anwerben

option-take = Nehmen: { $take }
option-trade = Abgeben: { $give }; nehmen: { $take }
option-lose = Verlieren: { $give }
option-train = Einen Soldaten anwerben für { $give }
option-swap = { $give } gegen 1 Punkt tauschen
option-build =
    { $points ->
        [one] Bauen: { $building } für { $price } (1 Punkt)
       *[other] Bauen: { $building } für { $price } ({ $points } Punkte)
    }
option-reroll-coloured = Einen farbigen Würfel neu würfeln
option-reroll-white = Einen weißen Würfel neu würfeln
option-reroll-all = Alle Würfel neu würfeln
option-envoy-influence = Einen besetzten Berater beeinflussen
option-envoy-build = Zwei Gebäude errichten
option-aside = { $dice } beiseitelegen
option-take-token = Einen +2-Marker nehmen
option-pay-token = Einen +2-Marker gegen 1 Punkt tauschen
option-ruin =
    Verlieren: { $building } { $points ->
        [0] (keine Punkte)
        [one] (−1 Punkt)
       *[other] (−{ $points } Punkte)
    }
option-influence =
    { $advisor } ({ $number }) mit { $dice }{ $tokens ->
        [0] {""}
        [one] , dazu ein +2-Marker
       *[other] , dazu { $tokens } +2-Marker
    }{ $market ->
        [0] {""}
        [-1] , Markt −1
       *[other] , Markt +1
    }{ $envoy ->
        [0] {""}
       *[other] , mit dem Gesandten
    }

## Ereignisse

year = Jahr { $year } beginnt.
phase = { $phase }.
aid-die = Der König gibt { $seat } für den Frühling einen weißen Würfel.
aid-shared = Gleichstand bei den wenigsten Gebäuden und Waren: Der König gibt { $seats } je { $take }.
takes = { $seat } nimmt { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } setzt den Gesandten zum Beeinflussen ein.
        [build] { $seat } setzt den Gesandten zum Bauen ein.
       *[none] { $seat } setzt den Gesandten nicht ein.
    }
envoy-leaves =
    { $used ->
        [0] Der Gesandte des Königs verlässt { $seat } ungenutzt und kehrt heim.
       *[other] Der Gesandte des Königs hat { $seat } geholfen und kehrt heim.
    }
neutral = Neutrale Würfel besetzen diese Berater: { $numbers }.
guild = Die Gilde der Kaufleute gibt { $seat } { $take }.
rolls = { $seat } würfelt { $dice }.
rerolls = { $seat } würfelt neu ({ $building }): { $dice }.
order = Zugreihenfolge: { $seats }.
sets-aside = { $seat } legt einen Würfel beiseite: { $dice }.
influences =
    { $seat } beeinflusst Nr. { $number } ({ $advisor }) mit { $dice }{ $tokens ->
        [0] {""}
        [one] , dazu ein +2-Marker
       *[other] , dazu { $tokens } +2-Marker
    }{ $market ->
        [0] {""}
        [-1] , Markt −1
       *[other] , Markt +1
    }{ $envoy ->
        [0] {""}
       *[other] , mit dem Gesandten
    }.
passes =
    { $stuck ->
        [0] { $seat } passt.
       *[other] { $seat } kann keinen Würfel mehr legen.
    }
helped = { $seat } bekommt Hilfe vom Hof ({ $advisor }): { $take }.
trades = { $seat } tauscht am Hof ({ $advisor }): { $give } gegen { $take }.
declines = { $seat } verzichtet auf die Hilfe vom Hof ({ $advisor }).
looks = { $seat } sieht sich die Feindkarte an.
sees = { $seat } sieht: { $enemy }, Stärke { $strength }.
builds =
    { $points ->
        [one] { $seat } baut für { $price }: { $building }, 1 Punkt.
       *[other] { $seat } baut für { $price }: { $building }, { $points } Punkte.
    }
no-building = { $seat } baut nicht.
inn = Die Kneipe gibt { $seat } { $take }.
embassy =
    { $points ->
        [one] Die Botschaft gibt { $seat } 1 Punkt.
       *[other] Die Botschaft gibt { $seat } { $points } Punkte.
    }
town-hall-token = Das Rathaus gibt { $seat } { $give }.
town-hall-point = Das Rathaus gibt { $seat } 1 Punkt für { $give }.
rewarded =
    { $points ->
        [one] { $seat } hat die meisten Gebäude: 1 Punkt.
       *[other] { $seat } hat die meisten Gebäude: { $points } Punkte.
    }
rewarded-alike =
    { $points ->
        [one] Gleichstand bei den meisten Gebäuden: { $seats } bekommen je 1 Punkt.
       *[other] Gleichstand bei den meisten Gebäuden: { $seats } bekommen je { $points } Punkte.
    }
envoy-given = { $seat } bekommt den Gesandten des Königs: die wenigsten Gebäude, bei Gleichstand die wenigsten Waren.
envoy-nobody = Gleichstand bei den wenigsten Gebäuden und Waren ({ $seats }): Niemand bekommt den Gesandten des Königs.
trains = { $seat } wirbt für { $give } einen Soldaten an.
enemy = Der Feind dieses Winters: { $enemy }, Stärke { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } würfelt für die Hilfe des Königs: 1 Soldat für alle.
       *[other] { $seat } würfelt für die Hilfe des Königs: { $soldiers } Soldaten für alle.
    }
battle =
    { $result ->
        [victory] { $seat } kämpft mit Stärke { $strength } ({ $parts }) und siegt.
        [draw] { $seat } kämpft mit Stärke { $strength } ({ $parts }): ein Patt.
       *[defeat] { $seat } kämpft mit Stärke { $strength } ({ $parts }) und unterliegt.
    }
wins = { $seat } bekommt { $take }.
fortress =
    { $points ->
        [one] { $building }: { $seat } bekommt 1 Punkt.
       *[other] { $building }: { $seat } bekommt { $points } Punkte.
    }
loses = { $seat } verliert { $give }.
ruined =
    { $points ->
        [one] { $seat } verliert ein Gebäude ({ $building }) und 1 Punkt.
       *[other] { $seat } verliert ein Gebäude ({ $building }) und { $points } Punkte.
    }
strongest =
    { $points ->
        [one] { $seat } siegt mit der größten Stärke: 1 Punkt.
       *[other] { $seat } siegt mit der größten Stärke: { $points } Punkte.
    }
strongest-alike =
    { $points ->
        [one] Gleichstand bei der größten Stärke: { $seats } bekommen je 1 Punkt.
       *[other] Gleichstand bei der größten Stärke: { $seats } bekommen je { $points } Punkte.
    }
cathedral =
    { $points ->
        [one] Die Kathedrale wertet die Waren von { $seat }: 1 Punkt.
       *[other] Die Kathedrale wertet die Waren von { $seat }: { $points } Punkte.
    }
tie = Gleich an Punkten, Waren und Gebäuden: { $seats }. Wer davon gewinnt, darf der Tisch bestimmen.
end = Das Spiel ist zu Ende.

## Wertung

score-advisors = Berater
score-buildings = Gebäude
score-reward = Lohn des Königs
score-town_hall = Rathaus
score-embassy = Botschaft
score-battles = Siege
score-losses = Niederlagen
score-strongest = Stärkster Sieg
score-fortress = Festung
score-cathedral = Kathedrale

## Spielplan

board-year = Jahr { $year } von 5
board-order = Zugreihenfolge
board-envoy = — Gesandter des Königs: { $seat }
board-envoy-use =
    { $use ->
        [build] zum Bauen
       *[influence] zum Beeinflussen
    }
board-enemy-back = Feind der Stufe { $level }, Stärke { $strengths }
board-enemy = { $enemy }, Stärke { $strength } — Sieg bringt { $reward }; Niederlage kostet { $loss }
board-court = Der Königshof
board-neutral = neutrale Würfel
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

board-die = Würfel mit { $face }
board-white-die = weißer Würfel mit { $face }
board-die-unrolled = noch nicht geworfener Würfel
board-aid = in diesem Frühling ein weißer Würfel vom König
board-passed = hat gepasst
board-stuck = kann nicht legen
board-placed = alle gelegt
board-built = gebaut
board-map = Provinz von { $seat }
board-strength = Stärke { $strength }
board-victory = Sieg
board-defeat = Niederlage
board-enemy-unknown = Unbekannter Feind
board-enemy-known = Bisher gesehen von:
board-kings-help = vom König
board-balance = du { $own } + König { $king }
board-balance-words = Deine Stärke ist { $own }, der König schickt { $king } Soldaten, der Feind hat { $enemy }
board-result-victory = Sieg
board-result-draw = Patt
board-result-defeat = Niederlage
board-one-gold = Gold
board-one-wood = Holz
board-one-stone = Stein
board-one-plus2 = +2-Marker


does-season = jede Jahreszeit: { $take }
does-summer = jeden Sommer: { $take }
does-stable = { $take } mehr, wenn ein Berater Soldaten gibt
does-victory = { $take } für jeden Sieg
does-dice =
    { $count ->
        [one] ein weißer Würfel mehr
       *[other] { $count } weiße Würfel mehr
    }
does-cathedral = am Ende ein Punkt für je { $count } Waren
does-recruit =
    { $count ->
        [one] ein Soldat kostet nur 1 Ware
       *[other] ein Soldat kostet nur { $count } Waren
    }
does-crane = Spalten { $columns } kosten { $count } Gold weniger
does-market = einmal je Jahreszeit: eine Summe ±1
does-strength = { $count } Stärke
does-against = { $count } Stärke gegen { $enemy }
does-against-too = { $count } gegen { $enemy }
does-tie = ein Patt ist ein Sieg

gift-jester = 1 Punkt
gift-squire = 1 Gold
gift-architect = 1 Holz
gift-merchant = Gold oder Holz
gift-sergeant = 1 Soldat
gift-alchemist = 1 Ware gegen 2 andere
gift-astronomer = 1 Ware, +2
gift-treasurer = 2 Gold
gift-master_hunter = Holz + Gold/Stein
gift-general = 2 Soldaten, spähen
gift-swordsmith = Stein + Holz/Gold
gift-duchess =
    { $mix ->
        [one_kind] 2 gleiche Waren
       *[free_mix] 2 Waren
    }, +2
gift-champion = 3 Stein
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 gleiche Waren, 1 Punkt
           *[other] 3 gleiche Waren für 1 Punkt
        }
       *[free_mix] { $smuggler ->
            [1] 3 Waren, 1 Punkt
           *[other] 3 Waren für 1 Punkt
        }
    }
gift-inventor = 1 von jedem
gift-wizard = 4 Gold
gift-queen =
    { $mix ->
        [one_kind] 2 gleiche Waren
       *[free_mix] 2 Waren
    }, 3 Punkte, spähen
gift-king = 1 von jedem, 1 Soldat

## Die Lobby

preset-hungarian = Ungarische Ausgabe
preset-hungarian-text = Nach der ungarischen Anleitung: Der Schmuggler gibt einen Punkt, Standbild und Kapelle wirken gleich, und der Gesandte hilft im Herbst.
preset-original = Originalausgabe
preset-original-text = Die englischen Regeln von 2008: Waren nach Wahl dürfen gemischt sein, der Schmuggler kostet einen Punkt, und der Gesandte hilft bis zum nächsten Sommer.
switch-start_order = Erste Reihenfolge
switch-start_order-agreed = wie vereinbart, sonst durch das Los
switch-start_order-random = durch das Los
switch-plus2_limit = Wie viele +2-Marker
switch-plus2_limit-per_die = einer für jeden Würfel einer Gruppe
switch-plus2_limit-per_season = einer in der ganzen Jahreszeit
switch-plus2_limit-per_group = einer für jede Würfelgruppe (Erstauflage)
switch-choice_goods = Waren, die ein Berater wählen lässt
switch-choice_goods-one_kind = alle von einer Sorte
switch-choice_goods-free_mix = beliebig gemischt
switch-smuggler_vp = Schmuggler
switch-smuggler_vp-number =
    { $value ->
        [1] gibt auch einen Punkt
       *[other] kostet einen Punkt
    }
switch-chapel = Kapelle
switch-chapel-as_statue = alle Würfel gleich: einen neu werfen
switch-chapel-total_7 = zusammen höchstens 7: alle neu werfen
switch-reroll_limit = Neu werfen
switch-reroll_limit-one_in_all = einmal je Jahreszeit, Standbild und Kapelle zusammen
switch-reroll_limit-each_building_once = einmal je Jahreszeit mit jedem Gebäude
switch-cathedral = Kathedrale
switch-cathedral-exchange = zwei Waren für einen Punkt abgeben
switch-cathedral-count = zwei Waren zählen einen Punkt und bleiben dir
switch-town_hall = Rathaus
switch-town_hall-token_or_swap = ein +2-Marker, oder eine Ware für einen Punkt
switch-town_hall-pay_for_vp = einen Marker oder eine Ware für einen Punkt zahlen
switch-envoy_window = Wann der Gesandte hilft
switch-envoy_window-autumn = im Herbst desselben Jahres
switch-envoy_window-until_next_phase_5 = in jeder Jahreszeit, bis er neu vergeben wird
switch-envoy_announce = Gesandten vorher ankündigen
switch-envoy_announce-true = ja, zu Beginn des Herbstes
switch-envoy_announce-false = nein, erst beim Einsatz
switch-loss_tie = Welches Gebäude verloren geht
switch-loss_tie-owner_chooses = der Besitzer wählt unter gleichen
switch-loss_tie-topmost_row = immer das oberste
switch-final_tie = Gleichstand am Ende
switch-final_tie-table_names_one = einer wird zum Sieger ernannt
switch-final_tie-shared = der Sieg wird geteilt
switch-two_player_pair = Zu zweit: die zwei neutralen Würfel
switch-two_player_pair-single = jeder sperrt einen eigenen Berater
switch-two_player_pair-sum = zusammen sperren sie den Berater ihrer Summe
switch-two_player_set_aside = Zu zweit: einen Würfel beiseitelegen
switch-two_player_set_aside-true = ja
switch-two_player_set_aside-false = nein

## Warum der König das täte

reason-points =
    { $mine ->
        [one] Du hast bald 1 Punkt statt { $others }.
       *[other] Du hast bald { $mine } Punkte statt { $others }.
    }
reason-goods =
    { $mine ->
        [one] Du hast bald 1 Ware statt { $others }.
       *[other] Du hast bald { $mine } Waren statt { $others }.
    }
reason-tokens = Du hast bald { $mine } +2-Marker statt { $others }.
reason-envoy = Du hast mit { $mine } % Wahrscheinlichkeit bald den Gesandten des Königs statt mit { $others } %.
reason-battle = Stärke { $beside } gegen { $low } bis { $high }: Den nächsten Kampf verlierst du mit { $mine } % Wahrscheinlichkeit statt mit { $others } %.
reason-battle-known = Stärke { $beside } gegen { $strength } ({ $enemy }): Den nächsten Kampf verlierst du mit { $mine } % Wahrscheinlichkeit statt mit { $others } %.
reason-dice = Du hast bald noch { $mine } Würfel zur Hand statt { $others }.
reason-advisors = { $advisor } ({ $number }): hilft dir mit { $mine } % Wahrscheinlichkeit statt mit { $others } %.
reason-buildings = { $building } (+{ $points }): steht mit { $mine } % Wahrscheinlichkeit in deiner Provinz statt mit { $others } %.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }): dir fehlt 1 Ware statt { $others }.
       *[other] { $building } (+{ $points }): dir fehlen { $mine } Waren statt { $others }.
    }
reason-reward = Du hast mit { $mine } % Wahrscheinlichkeit die meisten Gebäude statt mit { $others } % ({ $seat } hat jetzt { $theirs }).
reason-aid = Du hast mit { $mine } % Wahrscheinlichkeit die wenigsten Gebäude und damit die Hilfe des Königs statt mit { $others } % ({ $seat } hat jetzt { $theirs }).
reason-turn = Du bist mit { $mine } % Wahrscheinlichkeit Erster in der Reihenfolge statt mit { $others } %.

scene-battle = Der Kampf
scene-reward = Der Lohn des Königs

## The rulebook

book-year = Jahr
book-enemy = Feind
book-strength = Stärke

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = Hier liegen Würfel von { $seat }: { $dice }.
card-neutral-here = Hier liegen neutrale Würfel.
card-price = Kosten: { $price }.
card-worth =
    { $points ->
        [one] Es ist 1 Punkt wert.
       *[other] Es ist { $points } Punkte wert.
    }
card-built = Es steht in der Provinz von { $seat }.
card-has = { $seat } hat { $amount }.
card-season = Alle würfeln, beeinflussen reihum Berater, erhalten deren Hilfe und dürfen dann ein Gebäude bauen.
card-envoy-holder = Er ist jetzt bei { $seat }.
card-envoy-free = Im Moment hat ihn niemand.
card-envoy-use =
    { $use ->
        [build] Er ist zum Bauen angekündigt.
       *[influence] Er ist zum Beeinflussen angekündigt.
    }
card-buildings = Gebäude von { $seat }
card-soldiers = Soldaten von { $seat }
card-strength = Stärke von { $seat }
card-strength-soldiers = Soldaten: { $count }
card-strength-king = Soldaten vom König: { $count }
card-building-part = { $building }: { $count }
card-strength-against = { $building }: { $count }, nur gegen { $enemy }
card-sum = Zusammen: { $sum }
card-strength-later = Im Winter schickt der König noch 1 bis 6 Soldaten.
card-strength-battle = Im Kampf war sie { $strength }; seither ging ein Gebäude verloren.
card-points-cathedral =
    { $points ->
        [one] Die Kathedrale brächte für die jetzigen Waren noch 1 Punkt.
       *[other] Die Kathedrale brächte für die jetzigen Waren noch { $points } Punkte.
    }
not-passed = In dieser Jahreszeit legst du keine Würfel mehr.
not-no-dice = Du hast keinen Würfel deiner eigenen Farbe mehr.
not-taken = Nummer { $number } ist in dieser Jahreszeit besetzt: Dort liegen Würfel von { $seat }.
not-neutral = Nummer { $number } ist in dieser Jahreszeit von neutralen Würfeln besetzt.
not-third = Auf Nummer { $number } liegen zwei Gruppen; eine dritte passt nie dazu.
not-sum = Deine Würfel müssen genau { $number } ergeben; mit dem Rest kommst du auf { $totals }.
not-season = Berater werden im Frühling, Sommer und Herbst beeinflusst. Jetzt: { $phase }.
not-again = Es steht schon in deiner Provinz; jedes Gebäude kann dort nur einmal stehen.
not-left = Zuerst kommt dieses Gebäude: { $building }. Eine Reihe baut man von links.
not-price = Es kostet { $price }. Du hast { $have }, es fehlt also: { $lack }.
not-build-now = Gebaut wird im Frühling, Sommer und Herbst. Jetzt: { $phase }.
not-build-later = Gebaut wird am Ende dieser Jahreszeit, nachdem die Berater geholfen haben.
not-yours = Das gehört { $seat }.
not-none = Davon hast du im Moment nichts.
not-die-laid = Dieser Würfel bleibt bis zum Ende der Jahreszeit auf Nummer { $number }; ein Würfel zählt nur einmal.
not-die-aside = Diesen Würfel hast du für diese Jahreszeit beiseitegelegt.
not-token-limit = Du darfst in einer Jahreszeit einen Marker einsetzen, und das hast du schon.
not-envoy = Nur { $seat } kann den Gesandten einsetzen, denn dort ist er.
not-envoy-away = Niemand hat den Gesandten. Nach dem Sommer geht er an den mit den wenigsten Gebäuden; du hast { $count }.
not-envoy-now = In dieser Phase hilft der Gesandte nicht: { $phase }.

## Was bei Gleichstand entscheidet

decided-goods = Gleich viele Punkte: mehr Waren entschieden ({ $best } zu { $next }).
decided-buildings = Gleich viele Punkte und Waren: mehr Gebäude entschieden ({ $best } zu { $next }).
