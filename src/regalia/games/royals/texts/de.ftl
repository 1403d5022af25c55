# Royals auf Deutsch.

about = Bringe deinen Adel an die Höfe Europas, verdränge deine Rivalen und sammle Titel und Boni.

## Wörter

country-france = Frankreich
country-german_states = Deutsche Staaten
country-britain = Großbritannien
country-spain = Spanien

amount-france = { $count } × Frankreich
amount-german_states = { $count } × Deutsche Staaten
amount-britain = { $count } × Großbritannien
amount-spain = { $count } × Spanien

intrigue-france_german_states = Frankreich/Deutsche Staaten
intrigue-france_britain = Frankreich/Großbritannien
intrigue-france_spain = Frankreich/Spanien
intrigue-german_states_britain = Deutsche Staaten/Großbritannien
intrigue-german_states_spain = Deutsche Staaten/Spanien
intrigue-britain_spain = Großbritannien/Spanien

amount-france_german_states = { $count } × Frankreich/Deutsche Staaten
amount-france_britain = { $count } × Frankreich/Großbritannien
amount-france_spain = { $count } × Frankreich/Spanien
amount-german_states_britain = { $count } × Deutsche Staaten/Großbritannien
amount-german_states_spain = { $count } × Deutsche Staaten/Spanien
amount-britain_spain = { $count } × Großbritannien/Spanien

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
prompt-kind = Welche Karten ziehst du in diesem Zug?
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
        [0] Mit diesen Karten kannst du keine Position bezahlen: Höre auf.
       *[other] Besetze eine freie Position, übernimm eine besetzte oder höre auf.
    }
prompt-intrigue =
    { $intrigue ->
        [one] { $title } von { $city }: Welche Intrigenkarten spielst du aus? Nötig ist 1 Karte ({ $country }).
       *[other] { $title } von { $city }: Welche Intrigenkarten spielst du aus? Nötig sind { $intrigue } Karten ({ $country }).
    }
prompt-payment =
    { $cards ->
        [one] { $title } von { $city }: Womit bezahlst du? Nötig ist 1 Länderkarte ({ $country }).
       *[other] { $title } von { $city }: Womit bezahlst du? Nötig sind { $cards } Länderkarten ({ $country }).
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

pass-play = Aufhören
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
        }
       *[other] { $cards } Länderkarten und { $intrigue ->
            [one] 1 Intrigenkarte
           *[other] { $intrigue } Intrigenkarten
        }
    }
option-pile = Vom Nachziehstapel
option-intrigue = Eine Intrigenkarte
option-take = Aus der Auslage: { $country }
option-blind-cards = { $cards } Länderkarten vom Nachziehstapel
option-open-cards = Die ganze Auslage: { $take }
option-occupy = Besetzen: { $title } von { $city } für { $cards } × { $country } (Einfluss { $influence })
option-take-over =
    Von { $seat } übernehmen: { $title } von { $city } für { $cards } × { $country } und { $intrigue ->
        [one] 1 Intrigenkarte
       *[other] { $intrigue } Intrigenkarten
    } (Einfluss { $influence })
option-play-intrigue = Ausspielen: { $give }
option-pay = Bezahlen: { $give }
option-pay-jokers =
    { $count ->
        [one] Bezahlen: { $jokers } als Joker
       *[other] Bezahlen: { $jokers } als { $count } Joker
    }
option-pay-mixed =
    { $count ->
        [one] Bezahlen: { $give }, dazu { $jokers } als Joker
       *[other] Bezahlen: { $give }, dazu { $jokers } als { $count } Joker
    }
option-discard = Abwerfen: { $give }

## Ereignisse

picks = { $seat } wählt die Farbe { $colour } ({ $cubes } Holzwürfel).
starts = { $seat } beginnt das Spiel.
turn = { $seat } ist am Zug.
draws =
    { $intrigue ->
        [0] { $cards ->
            [one] { $seat } zieht 1 Länderkarte.
           *[other] { $seat } zieht { $cards } Länderkarten.
        }
       *[other] { $seat } zieht Länder- und Intrigenkarten ({ $cards } + { $intrigue }).
    }
takes = { $seat } nimmt aus der Auslage: { $country }.
draws-blind = { $seat } zieht eine Länderkarte vom Stapel.
draws-intrigue = { $seat } zieht eine Intrigenkarte.
drew = { $seat } hat gezogen: { $card }.
intrigue-renewed = Die abgeworfenen Intrigenkarten ({ $cards }) bilden den neuen Stapel.
cannot-play = { $seat } kann keine Position bezahlen.
no-cubes = { $seat } hat nicht mehr genug Holzwürfel für eine weitere Position.
stops = { $seat } hört auf.
intrigues = { $seat } spielt aus: { $give }.
banished = Ein Holzwürfel von { $seat } wird auf das Stadtfeld verbannt ({ $city }).
occupies =
    { $cards ->
        [one] { $seat } besetzt: { $title } von { $city } ({ $country }, 1 Karte, Einfluss { $influence }) für { $give }.
       *[other] { $seat } besetzt: { $title } von { $city } ({ $country }, { $cards } Karten, Einfluss { $influence }) für { $give }.
    }
city-bonus =
    { $points ->
        [one] Stadtbonus ({ $city }) für { $seat }: 1 Punkt.
       *[other] Stadtbonus ({ $city }) für { $seat }: { $points } Punkte.
    }
country-bonus =
    { $points ->
        [one] Landbonus ({ $country }) für { $seat }: 1 Punkt.
       *[other] Landbonus ({ $country }) für { $seat }: { $points } Punkte.
    }
noble-house-bonus =
    { $points ->
        [one] Adelshausbonus für { $seat }: 1 Punkt.
       *[other] Adelshausbonus für { $seat }: { $points } Punkte.
    }
discards = { $seat } wirft ab: { $give }.
period-ends = Die Epoche { $period } ist zu Ende; der Ablagestapel wird zum neuen Nachziehstapel.
last-round = Die Runde wird zu Ende gespielt; den letzten Zug hat { $seat }.
period-scoring = Epochenwertung { $period }.
period-first =
    { $points ->
        [one] { $country }: { $seat } hat den meisten Einfluss ({ $influence }): 1 Punkt.
       *[other] { $country }: { $seat } hat den meisten Einfluss ({ $influence }): { $points } Punkte.
    }
period-second =
    { $points ->
        [one] { $country }: { $seat } folgt auf Rang zwei ({ $influence }): 1 Punkt.
       *[other] { $country }: { $seat } folgt auf Rang zwei ({ $influence }): { $points } Punkte.
    }
period-nobody = { $country }: Der Marker mit dem Wert { $points } kommt aus dem Spiel.
title-scoring = Titelwertung.
title-whole =
    { $points ->
        [one] { $title }: { $seat } hat die meisten Holzwürfel: 1 Punkt.
       *[other] { $title }: { $seat } hat die meisten Holzwürfel: { $points } Punkte.
    }
title-half =
    { $points ->
        [one] { $title }: eine Hälfte des Markers für { $seat }: 1 Punkt.
       *[other] { $title }: eine Hälfte des Markers für { $seat }: { $points } Punkte.
    }
title-nobody = { $title }: Niemand bekommt den Marker.
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
        [one] 1 Punkt
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
        [one] Hier sitzt { $seat }; die Übernahme braucht 1 Intrigenkarte.
       *[other] Hier sitzt { $seat }; die Übernahme braucht { $intrigue } Intrigenkarten.
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
board-empty-hand = Noch keine Karten auf der Hand
board-limit = { $cards } von { $most } Länderkarten, { $intrigue } von { $plots } Intrigenkarten
board-joker = Joker: { $cards } beliebige Länderkarten oder { $intrigue } beliebige Intrigenkarten zählen als eine.
board-turn = , am Zug

## Die Lobby

preset-rulebook = Wie in der Anleitung
preset-rulebook-text = Joker dürfen immer genutzt werden, und Schwarz und Weiß haben alle ihre Würfel.
preset-strict = Streng
preset-strict-text = Joker ersetzen nur fehlende Karten, und alle haben gleich viele Würfel.
switch-jokers = Joker
switch-jokers-free = wann immer du willst
switch-jokers-shortfall = nur für fehlende Karten
switch-supplies = Würfel
switch-supplies-printed = alle, die die Farbe hat
switch-supplies-equal = für alle gleich viele (zu zweit alle)

## Warum der König das täte

reason-points =
    { $mine ->
        [one] Du hast bald 1 Punkt, sonst { $others }.
       *[other] Du hast bald { $mine } Punkte, sonst { $others }.
    }
reason-influence = Du hast bald insgesamt Einfluss { $mine }, sonst { $others }.
reason-periods =
    { $mine ->
        [one] In den späteren Epochen sind deine Plätze 1 Punkt wert, sonst { $others }.
       *[other] In den späteren Epochen sind deine Plätze { $mine } Punkte wert, sonst { $others }.
    }
reason-cities =
    { $mine ->
        [one] Du bist bald in 1 Stadt vertreten, sonst in { $others }.
       *[other] Du bist bald in { $mine } Städten vertreten, sonst in { $others }.
    }
reason-cards =
    { $mine ->
        [one] Du hast bald 1 Länderkarte, sonst { $others }.
       *[other] Du hast bald { $mine } Länderkarten, sonst { $others }.
    }
reason-intrigue =
    { $mine ->
        [one] Du hast bald 1 Intrigenkarte, sonst { $others }.
       *[other] Du hast bald { $mine } Intrigenkarten, sonst { $others }.
    }
reason-cubes = Du hast bald noch { $mine } Holzwürfel, sonst { $others }.
reason-suits =
    { $mine ->
        [one] { $country }: du hast bald 1 Karte auf der Hand, sonst { $others }.
       *[other] { $country }: du hast bald { $mine } Karten auf der Hand, sonst { $others }.
    }
reason-lead = { $country } (+{ $points }): du hast mit { $mine } % Wahrscheinlichkeit den meisten Einfluss, sonst mit { $others } % ({ $seat } hat jetzt Einfluss { $theirs }).
reason-second = { $country } (+{ $points }): du bist mit { $mine } % Wahrscheinlichkeit Zweiter, sonst mit { $others } % ({ $seat } hat jetzt Einfluss { $theirs }).
reason-country =
    { $mine ->
        [one] { $country }: für den Landbonus (+{ $points }) fehlt dir 1 Stadt, sonst { $others }.
       *[other] { $country }: für den Landbonus (+{ $points }) fehlen dir { $mine } Städte, sonst { $others }.
    }
reason-noble =
    { $mine ->
        [one] Für den Adelshausbonus (+{ $points }) fehlt dir 1 Titel, sonst { $others }.
       *[other] Für den Adelshausbonus (+{ $points }) fehlen dir { $mine } Titel, sonst { $others }.
    }
reason-titles = { $title } (+{ $points }): niemand hat mit { $mine } % Wahrscheinlichkeit mehr Holzwürfel als du ({ $beside }), sonst mit { $others } %.
reason-reach = { $title } von { $city } (Einfluss { $influence }): mit { $mine } % Wahrscheinlichkeit frei und mit deinen Karten bezahlbar, sonst mit { $others } %.

scene-period = Die Epoche wird gewertet
scene-titles = Die Titel werden gewertet
scene-banished = Ein Adliger wird vertrieben
