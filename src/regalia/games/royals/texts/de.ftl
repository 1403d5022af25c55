# Royals auf Deutsch.

about = Bringe deinen Adel an die Höfe Europas, verdränge deine Rivalen und sammle Titel und Boni.

## Wörter

country-france = Frankreich
country-german_states = Deutsche Staaten
country-britain = Großbritannien
country-spain = Spanien
draw-pile = Nachziehstapel

amount-france =
    { $count ->
        [one] 1 Frankreich-Karte
       *[other] { $count } Frankreich-Karten
    }
amount-german_states =
    { $count ->
        [one] 1 Deutsche-Staaten-Karte
       *[other] { $count } Deutsche-Staaten-Karten
    }
amount-britain =
    { $count ->
        [one] 1 Großbritannien-Karte
       *[other] { $count } Großbritannien-Karten
    }
amount-spain =
    { $count ->
        [one] 1 Spanien-Karte
       *[other] { $count } Spanien-Karten
    }

amount-cards-france = { $count } × { country-france }
amount-cards-german_states = { $count } × { country-german_states }
amount-cards-britain = { $count } × { country-britain }
amount-cards-spain = { $count } × { country-spain }

intrigue-france_german_states = Frankreich/Deutsche Staaten
intrigue-france_britain = Frankreich/Großbritannien
intrigue-france_spain = Frankreich/Spanien
intrigue-german_states_britain = Deutsche Staaten/Großbritannien
intrigue-german_states_spain = Deutsche Staaten/Spanien
intrigue-britain_spain = Großbritannien/Spanien

amount-france_german_states =
    { $count ->
        [one] 1 Intrigenkarte (Frankreich/Deutsche Staaten)
       *[other] { $count } Intrigenkarten (Frankreich/Deutsche Staaten)
    }
amount-france_britain =
    { $count ->
        [one] 1 Intrigenkarte (Frankreich/Großbritannien)
       *[other] { $count } Intrigenkarten (Frankreich/Großbritannien)
    }
amount-france_spain =
    { $count ->
        [one] 1 Intrigenkarte (Frankreich/Spanien)
       *[other] { $count } Intrigenkarten (Frankreich/Spanien)
    }
amount-german_states_britain =
    { $count ->
        [one] 1 Intrigenkarte (Deutsche Staaten/Großbritannien)
       *[other] { $count } Intrigenkarten (Deutsche Staaten/Großbritannien)
    }
amount-german_states_spain =
    { $count ->
        [one] 1 Intrigenkarte (Deutsche Staaten/Spanien)
       *[other] { $count } Intrigenkarten (Deutsche Staaten/Spanien)
    }
amount-britain_spain =
    { $count ->
        [one] 1 Intrigenkarte (Großbritannien/Spanien)
       *[other] { $count } Intrigenkarten (Großbritannien/Spanien)
    }

title-marshal = Marschall
title-baron = Baron
title-countess = Gräfin
title-duke = Herzog
title-cardinal = Kardinal
title-princess = Prinzessin
title-king = König

city-paris = Paris
city-lyon = Lyon
city-avignon = Avignon
city-bordeaux = Bordeaux
city-brest = Brest
city-vienna = Wien
city-cologne = Köln
city-munich = München
city-berlin = Berlin
city-london = London
city-edinburgh = Edinburgh
city-dublin = Dublin
city-madrid = Madrid
city-valencia = Valencia
city-seville = Sevilla
city-barcelona = Barcelona

colour-black = Schwarz
colour-white = Weiß
colour-grey = Grau
colour-purple = Lila
colour-orange = Orange

## Fragen

prompt-colour = Wähle deine Farbe.
prompt-kind =
    { $left ->
        [0] Welche Karten ziehst du in diesem Zug?
        [one] Welche Karten ziehst du in diesem Zug? Die Epoche endet mit diesem Zug.
       *[other] Welche Karten ziehst du in diesem Zug? Ziehst du { $left } Länderkarten, endet die Epoche.
    }
prompt-draw =
    { $intrigue ->
        [0] Woher nimmst du die nächste Karte? Noch zu ziehen: { $cards ->
            [one] 1 Länderkarte.
           *[other] { $cards } Länderkarten.
        }
       *[other] Woher nimmst du die nächste Karte? Noch zu ziehen: { $cards ->
            [0] 1 Intrigenkarte.
            [one] 1 Länderkarte und 1 Intrigenkarte.
           *[other] { $cards } Länderkarten und 1 Intrigenkarte.
        }
    }
prompt-play =
    { $positions ->
        [0] Mit diesen Karten kannst du keine Position bezahlen: Beende deinen Zug.
       *[other] Besetze eine freie Position, übernimm eine besetzte oder beende deinen Zug.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } von { $city }: Welche Intrigenkarten spielst du aus? Nötig ist 1 Karte ({ $country }).
       *[other] { $title } von { $city }: Welche Intrigenkarten spielst du aus? Nötig sind { $intrigue } Karten ({ $country }).
    }
prompt-payment =
    { $cards ->
        [one] { $title } von { $city } ({ position-worth }): Womit bezahlst du? Nötig ist 1 Länderkarte ({ $country }).
       *[other] { $title } von { $city } ({ position-worth }): Womit bezahlst du? Nötig sind { $cards } Länderkarten ({ $country }).
    }
prompt-country-limit =
    { $cards ->
        [one] Du hast 1 Länderkarte zu viel: Welche wirfst du ab?
       *[other] Du hast { $cards } Länderkarten zu viel: Welche wirfst du ab?
    }
prompt-intrigue-limit =
    { $cards ->
        [one] Du hast 1 Intrigenkarte zu viel: Welche wirfst du ab?
       *[other] Du hast { $cards } Intrigenkarten zu viel: Welche wirfst du ab?
    }

pass-play = Den Zug beenden
option-colour = { $colour } ({ $cubes } Holzwürfel)
option-country-only =
    { $cards ->
        [one] 1 Länderkarte
       *[other] { $cards } Länderkarten, eine nach der anderen
    }
option-mixed =
    { $cards ->
        [one] 1 Länderkarte und { $intrigue ->
            [one] 1 Intrigenkarte
           *[other] { $intrigue } Intrigenkarten
        }, einzeln
       *[other] { $cards } Länderkarten und { $intrigue ->
            [one] 1 Intrigenkarte
           *[other] { $intrigue } Intrigenkarten
        }, einzeln
    }
option-pile = Vom Nachziehstapel
option-intrigue = Eine Intrigenkarte
option-take = { $country } aus der Auslage
option-and-intrigue = { $country } + Intrige
option-blind-cards = { $cards } Länderkarten vom Nachziehstapel
option-open-cards = Die ganze Auslage: { $cards }
option-country-first = Zuerst { $country }, dann { $cards } weitere einzeln
option-intrigue-first =
    { $cards ->
        [one] Zuerst die Intrige, dann die Länderkarte
       *[other] Zuerst die Intrige, dann { $cards } Länderkarten
    }
price-cards =
    { $jokers ->
        [0] { $cards } × { $country }
        [one] { $fitting ->
            [0] { $others } Karten als Joker ({ $country })
           *[other] { $fitting } × { $country } + { $others } andere als Joker
        }
       *[other] { $fitting ->
            [0] { $others } Karten als { $jokers } Joker ({ $country })
           *[other] { $fitting } × { $country } + { $others } andere als { $jokers } Joker
        }
    }
price-intrigue =
    { $plots ->
        [0] { $intrigue } × Intrige
        [one] { $intrigue } × Intrige (1 Joker)
       *[other] { $intrigue } × Intrige ({ $plots } Joker)
    }
option-occupy = Besetzen: { $title } von { $city } – { price-cards }, Einfluss { $influence }
option-take-over = Von { $seat } übernehmen: { $title } von { $city } – { price-cards } + { $intrigue } × Intrige, Einfluss { $influence }
option-play-intrigue = Ausspielen: { $give }
option-pay = Bezahlen: { $give }
option-pay-jokers =
    { $count ->
        [one] Bezahlen: { $makes } als Joker
       *[other] Bezahlen: { $makes } als { $count } Joker
    }
option-pay-mixed =
    { $count ->
        [one] Bezahlen: { $fits }; { $makes } als Joker
       *[other] Bezahlen: { $fits }; { $makes } als { $count } Joker
    }
position-worth =
    Einfluss { $influence }{ $points ->
        [0] {""}
       *[other] , +{ board-points }
    }
option-priced =
    { $then ->
        [stop] { $title } von { $city } ({ position-worth }): { $give } bezahlen und den Zug beenden
        [play] { $title } von { $city } ({ position-worth }): { $give } bezahlen und weiterspielen
       *[paid] { $title } von { $city } ({ position-worth }): { $give } bezahlen
    }
option-discard = Abwerfen: { $give }

## Ereignisse

picks = { $seat } wählt die Farbe { $colour } ({ $cubes } Holzwürfel).
starts = { $seat } beginnt das Spiel.
turn = { $seat } ist am Zug.
draws =
    { $seat } zieht { $cards ->
        [one] 1 Länderkarte
       *[other] { $cards } Länderkarten
    }{ $intrigue ->
        [0] {""}
        [one] {" "}und 1 Intrigenkarte
       *[other] {" "}und { $intrigue } Intrigenkarten
    }.
takes = { $seat } nimmt eine Karte aus der Auslage: { $country }.
draws-blind = { $seat } zieht eine Länderkarte vom Nachziehstapel.
draws-intrigue = { $seat } zieht eine Intrigenkarte.
drew = { $seat } hat gezogen: { $card }.
intrigue-renewed = Die { $cards } abgeworfenen Intrigenkarten bilden den neuen Nachziehstapel.
cannot-play = { $seat } kann keine Position bezahlen.
no-cubes = { $seat } hat nicht mehr genug Holzwürfel für eine weitere Position.
stops = { $seat } spielt keine Karten mehr aus.
intrigues = { $seat } spielt aus: { $give }.
banished = Ein Holzwürfel von { $seat } wird auf das Stadtfeld verbannt ({ $city }).
occupies =
    { $seat } besetzt: { $title } von { $city } ({ $country }, Einfluss { $influence }) für { $jokers ->
        [0] { $give }
        [one] { $fitting ->
            [0] { $makes } als Joker
           *[other] { $fits }; als Joker { $makes }
        }
       *[other] { $fitting ->
            [0] { $makes } als { $jokers } Joker
           *[other] { $fits }; als { $jokers } Joker { $makes }
        }
    }.
city-bonus =
    { $points ->
        [one] Stadtbonus ({ $city }) für { $seat }: 1 Punkt.
       *[other] Stadtbonus ({ $city }) für { $seat }: { $points } Punkte.
    }
country-bonus =
    { $points ->
        [one] { $seat } hat in jeder Stadt des Landes einen Holzwürfel: Landbonus ({ $country }), 1 Punkt.
       *[other] { $seat } hat in jeder Stadt des Landes einen Holzwürfel: Landbonus ({ $country }), { $points } Punkte.
    }
noble-house-bonus =
    { $points ->
        [one] { $seat } hat auf jedem Titel einen Holzwürfel: Adelshausbonus, 1 Punkt.
       *[other] { $seat } hat auf jedem Titel einen Holzwürfel: Adelshausbonus, { $points } Punkte.
    }
discards = { $seat } wirft ab: { $give }.
period-ends = Die Epoche { $period } ist zu Ende; der Ablagestapel wird zum neuen Nachziehstapel.
last-round = Die letzte Epoche ist zu Ende: Die Runde wird noch zu Ende gespielt. Den letzten Zug hat { $seat }, dann folgt die Wertung.
period-scoring = Epochenwertung { $period }.
period-first =
    { $tied ->
        [0] { $country }: { $seat } hat den meisten Einfluss ({ $influence }): { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $country }: { $seats } haben gleich viel Einfluss ({ $influence }), aber { $seat } hat die ranghöhere Position ({ $title } von { $city }): { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
period-second =
    { $tied ->
        [0] { $country }: { $seat } kommt mit Einfluss { $influence } auf Platz zwei: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[other] { $country }: { $seats } haben gleich viel Einfluss ({ $influence }), aber { $seat } hat die ranghöhere Position ({ $title } von { $city }) und damit Platz zwei: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
period-nobody = { $country }: Kein weiterer Spieler hat dort Einfluss, darum kommt der Marker mit dem Wert { $points } aus dem Spiel.
title-scoring = Titelwertung.
title-whole =
    { $points ->
        [one] { $title }: { $seat } hat die meisten Holzwürfel ({ $cubes }): 1 Punkt.
       *[other] { $title }: { $seat } hat die meisten Holzwürfel ({ $cubes }): { $points } Punkte.
    }
title-half =
    { $points ->
        [one] { $title }: { $seats } haben gleich viele Holzwürfel ({ $cubes }) und bekommen je den halben Marker: 1 Punkt.
       *[other] { $title }: { $seats } haben gleich viele Holzwürfel ({ $cubes }) und bekommen je den halben Marker: je { $points } Punkte.
    }
title-nobody =
    { $tied ->
        [0] { $title }: Dort hat niemand einen Holzwürfel, darum bekommt niemand den Marker.
       *[other] { $title }: { $seats } haben gleich viele Holzwürfel ({ $cubes }), darum bekommt niemand den Marker.
    }
tie-marker = { $seats } haben gleich viele Punkte; { $seat } gewinnt mit dem wertvollsten Marker ({ $value } Punkte).
tie-shared = { $seats } haben gleich viele Punkte und gleich wertvolle Marker ({ $value } Punkte): Sie teilen sich den Sieg.
end = Das Spiel ist zu Ende.

## Wertung

score-cities = Stadtboni
score-countries = Landboni
score-noble_house = Adelshausbonus
score-periods = Epochenwertungen
score-titles = Titelwertung

## Spielplan

board-period = Epoche { $period }
board-last-round = letzte Runde
board-last-turn = Letzter Zug: { $seat }
board-until =
    { $left ->
        [0] Epoche: letzter Zug
        [one] Epoche: 1 Karte
       *[other] Epoche: { $left } Karten
    }
board-first = Jetzt vorn
board-display = Auslage
board-piles = Nachziehstapel
board-pile-sizes =
    { $cards ->
        [one] 1 Länderkarte
       *[other] { $cards } Länderkarten
    }, { $intrigue ->
        [one] 1 Intrigenkarte
       *[other] { $intrigue } Intrigenkarten
    }
board-discards = Ablage
board-intrigue-discards = Intrigenablage
board-bonus = Landbonus
board-influence = Einfluss
board-titles = Titel
board-noble-house = Adelshaus
board-supply = { $cubes } Holzwürfel
board-hand =
    { $cards ->
        [one] 1 Länderkarte
       *[other] { $cards } Länderkarten
    }
board-intrigue =
    { $cards ->
        [one] 1 Intrigenkarte
       *[other] { $cards } Intrigenkarten
    }
board-no-cubes = Keine Holzwürfel mehr: keine weitere Position
board-unknown = { $cards } unbekannt
board-markers = { $markers } Marker
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-map = Karte von Europa
board-land = { $country }: { $free } frei, { $reachable } erreichbar
board-position =
    { $cards ->
        [one] { $title } von { $city }: 1 Karte, Einfluss { $influence }.
       *[other] { $title } von { $city }: { $cards } Karten, Einfluss { $influence }.
    }
board-free = Frei.
board-held =
    { $intrigue ->
        [one] Besetzt von { $seat }; die Übernahme braucht zusätzlich 1 Intrigenkarte.
       *[other] Besetzt von { $seat }; die Übernahme braucht zusätzlich { $intrigue } Intrigenkarten.
    }
board-city-bonus =
    { $points ->
        [one] Stadtbonus: 1 Punkt für den Ersten
       *[other] Stadtbonus: { $points } Punkte für den Ersten
    }
board-city-space = Stadtfeld für Verbannte. Stadtbonus { $points }: vergeben, entscheidet aber bei Gleichstand
board-banished =
    { $cubes ->
        [one] { $seat }: 1 verbannter Holzwürfel
       *[other] { $seat }: { $cubes } verbannte Holzwürfel
    }
board-standing = { $seat }: Einfluss { $influence }, in { $cities } von { $all } Städten
board-periods = Epochenwertung
board-gone = Nicht mehr da
board-noble-house-how = Für einen Holzwürfel bei jedem Titel
board-collected = { $seat }: { $titles } von { $all } Titeln
board-title-cubes = { $seat }: { $cubes } Holzwürfel
board-colours = Holzwürfel zur Wahl
board-kinds = Was ziehen?
board-plots = Intrigen
board-empty-hand = Keine Karten auf der Hand
board-limit = { $cards } von { $most } Länderkarten, { $intrigue } von { $plots } Intrigenkarten
board-joker =
    { $jokers ->
        [shortfall] Joker: { $cards } beliebige Länderkarten ersetzen eine fehlende Länderkarte, { $intrigue } beliebige Intrigenkarten eine fehlende Intrigenkarte.
       *[free] Joker: { $cards } beliebige Länderkarten zählen als eine Länderkarte nach Wahl, { $intrigue } beliebige Intrigenkarten als eine Intrigenkarte.
    }

## Die Lobby

preset-rulebook = Wie in der Anleitung
preset-rulebook-text = Joker dürfen immer genutzt werden, und Schwarz und Weiß haben alle ihre Holzwürfel.
preset-strict = Streng
preset-strict-text = Joker ersetzen nur fehlende Karten, und alle haben gleich viele Holzwürfel.
switch-jokers = Joker
switch-jokers-free = wann immer du willst
switch-jokers-shortfall = nur für fehlende Karten
switch-supplies = Holzwürfel
switch-supplies-printed = alle, die die Farbe hat
switch-supplies-equal = für alle gleich viele (zu zweit alle)

## Warum der König das täte

reason-points =
    { $mine ->
        [one] Du hast bald 1 Punkt statt { $others }.
       *[other] Du hast bald { $mine } Punkte statt { $others }.
    }
reason-influence = Du hast bald insgesamt Einfluss { $mine } statt { $others }.
reason-periods =
    { $mine ->
        [one] In den späteren Epochen sind deine Plätze 1 Punkt wert statt { $others }.
       *[other] In den späteren Epochen sind deine Plätze { $mine } Punkte wert statt { $others }.
    }
reason-cities =
    { $mine ->
        [one] Du bist bald in 1 Stadt vertreten statt in { $others }.
       *[other] Du bist bald in { $mine } Städten vertreten statt in { $others }.
    }
reason-cards =
    { $mine ->
        [one] Du hast bald 1 Länderkarte statt { $others }.
       *[other] Du hast bald { $mine } Länderkarten statt { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] Du hast bald 1 Intrigenkarte statt { $others }.
       *[other] Du hast bald { $mine } Intrigenkarten statt { $others }.
    }
reason-cubes = Du hast bald noch { $mine } Holzwürfel statt { $others }.
reason-suits =
    { $mine ->
        [one] { $country }: du hast bald 1 Karte auf der Hand statt { $others }.
       *[other] { $country }: du hast bald { $mine } Karten auf der Hand statt { $others }.
    }
reason-lead = { $country } (+{ $points }): du hast mit { $mine } % Wahrscheinlichkeit den meisten Einfluss statt mit { $others } % ({ $seat } hat jetzt Einfluss { $theirs }).
reason-second = { $country } (+{ $points }): du bist mit { $mine } % Wahrscheinlichkeit Zweiter statt mit { $others } % ({ $seat } hat jetzt Einfluss { $theirs }).
reason-country =
    { $mine ->
        [one] { $country }: für den Landbonus (+{ $points }) fehlt dir 1 Stadt statt { $others }.
       *[other] { $country }: für den Landbonus (+{ $points }) fehlen dir { $mine } Städte statt { $others }.
    }
reason-noble =
    { $mine ->
        [one] Für den Adelshausbonus (+{ $points }) fehlt dir 1 Titel statt { $others }.
       *[other] Für den Adelshausbonus (+{ $points }) fehlen dir { $mine } Titel statt { $others }.
    }
reason-titles = { $title } (+{ $points }): niemand hat mit { $mine } % Wahrscheinlichkeit mehr Holzwürfel als du ({ $beside }) statt mit { $others } %.
reason-reach = { $title } von { $city } (Einfluss { $influence }): mit { $mine } % Wahrscheinlichkeit frei und mit deinen Karten bezahlbar statt mit { $others } %.

scene-period = Epochenwertung { $period }
scene-titles = Titelwertung
scene-banished = Ein Adliger wird verbannt
scene-country = Landbonus: { $country }
scene-noble = Adelshausbonus

## Living cards

card-position = { $title } von { $city }
card-position-costs =
    { $cards ->
        [one] Kostet 1 Länderkarte ({ $country }) und gibt dort { $influence } Einfluss.
       *[other] Kostet { $cards } Länderkarten ({ $country }) und gibt dort { $influence } Einfluss.
    }
card-position-pay = Mit deinen Karten: { price-cards }.
card-position-pay-both = Mit deinen Karten: { price-cards } + { price-intrigue }.
card-title-worth =
    { $points ->
        [one] Am Ende bringen die meisten Holzwürfel bei diesem Titel 1 Punkt.
       *[other] Am Ende bringen die meisten Holzwürfel bei diesem Titel { $points } Punkte.
    }
card-title-price =
    { $cards ->
        [one] Dieser Titel kostet überall 1 Länderkarte.
       *[other] Dieser Titel kostet überall { $cards } Länderkarten.
    }
card-country-card = Zahlt eine Karte einer Position in diesem Land: { $country }. Beliebige { $joker } Länderkarten zählen als eine des Landes, das du brauchst.
card-open =
    { $cards ->
        [one] In der Auslage liegt 1 solche Karte.
       *[other] In der Auslage liegen { $cards } solche Karten.
    }
card-hand =
    { $cards ->
        [one] Du hast 1 davon auf der Hand.
       *[other] Du hast { $cards } davon auf der Hand.
    }
card-intrigue-fits = Sie passt zu { $countries }. Beliebige { $joker } Intrigenkarten zählen als eine passende.
card-pile-country = Nachziehstapel der Länderkarten
card-pile-intrigue = Nachziehstapel der Intrigenkarten
card-markers = Marker von { $seat }
card-period = Epoche { $period }, { $country }: Der meiste Einfluss bringt { $first } Punkte, der zweite { $second }.
card-period-left =
    { $left ->
        [0] Die Epoche endet mit diesem Zug: Die Auslage kann nicht mehr aufgefüllt werden.
        [one] Nach 1 weiteren Länderkarte kann die Auslage nicht mehr aufgefüllt werden, und die Epoche endet.
       *[other] Nach { $left } weiteren Länderkarten kann die Auslage nicht mehr aufgefüllt werden, und die Epoche endet: frühestens nach { $turns ->
            [one] 1 Zug
           *[other] { $turns } Zügen
        }.
    }
card-last-period = Es ist die letzte Epoche: Danach wird die Runde zu Ende gespielt, und das Spiel ist aus.
card-ahead = Gleich viel Einfluss: { $seat } liegt vorn, mit der ranghöheren Position ({ $title } von { $city }).
not-own = Diese Position hältst du schon.
not-cubes = Dafür braucht es { $need } Holzwürfel, und du hast noch { $cubes }.
not-cards = Nötige Karten ({ $country }): { $cards }. Du hast { $held }, und deine anderen Karten ergeben { $jokers } dazu ({ $joker } für eine).
not-intrigue = Die Übernahme braucht Intrigenkarten ({ $country }): { $intrigue }. Deine sind { $value } wert.
not-draw-over = Du hast in diesem Zug schon gezogen; jetzt darfst du ausspielen.
not-draw-first = Erst ziehen, dann ausspielen.
not-kind-first = Wähle zuerst, welche Karten du in diesem Zug ziehst.
not-kind-chosen = Für diesen Zug hast du gewählt: Es kommen noch { $cards } Länder- und { $intrigue } Intrigenkarten.
not-first-turn = In deinem ersten Zug ziehst du eine feste Zahl Länderkarten und keine Intrigenkarte.
not-empty = In diesem Stapel sind 0 Karten.
not-colour = Diese Farbe hat { $seat }.
not-named = Nenne zuerst die Position; dann legst du Karten dafür ab.
not-pay-first = Bezahle zuerst die Position, die du genannt hast.
not-this-payment = Diese Karte hilft jetzt nicht beim Bezahlen. Nötige Karten ({ $country }): { $cards }.

## Was bei Gleichstand entscheidet

decided-marker = Gleich viele Punkte: der wertvollere einzelne Marker entschied ({ $best } zu { $next }).
