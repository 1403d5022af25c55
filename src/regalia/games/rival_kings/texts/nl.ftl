# Rival Kings in het Nederlands.

about = Speel je karakters in het geheim, steel acties, los conflicten op en breng onderdanen en gebouwen bij elkaar.

## Namen

character-lord_protector = rijksbestuurder
character-queen = koningin
character-duke = hertog
character-count = graaf
character-courtier = hoveling
character-priest = priester
character-bursar = schatmeester
character-knight = ridder
character-countess = freule
character-diplomat = diplomaat
character-trader_1 = handelaar (1e)
character-trader_2 = handelaar (2e)

subject-gardener = tuinman
subject-watchman = wachter
subject-jailer = kerkermeester
subject-court_lady = hofdame
subject-bishop = bisschop
subject-scholar = geleerde
subject-troubadour = troubadour
subject-sailor = matroos
subject-blacksmith = smid
subject-carpenter = meubelmaker
subject-market_woman = marktvrouw
subject-innkeeper = waard
subject-vintner = wijnboer
subject-miner = mijnwerker
subject-herbalist = kruidkundige
subject-farmer = boer

building-garden = tuin
building-castle_wall = kasteelmuur
building-prison = gevangenis
building-pavilion = paviljoen
building-cathedral = kathedraal
building-university = universiteit
building-tavern = taveerne
building-harbor = haven
building-forge = smederij
building-carpentry = meubelmakerij
building-market = markt
building-inn = hotel
building-vineyard = wijngaard
building-mine = mijn
building-herb_meadow = bloemenweide
building-farm = boerderij

action-settle_conflict = Conflict oplossen
action-pass_conflict = Conflict doorgeven
action-take_money = Geld pakken
action-recruit_subject = Onderdaan in dienst nemen
action-buy_building = Gebouw kopen

colour-yellow = geel
colour-red = rood
colour-blue = blauw
colour-green = groen

pile-subjects_1 = eerste onderdanenstapel
pile-subjects_2 = tweede onderdanenstapel
pile-buildings_1 = eerste gebouwenstapel
pile-buildings_2 = tweede gebouwenstapel

phase-characters = Karakters spelen
phase-conflicts = Conflicten
phase-actions = Acties

## Wat de onderdanen kunnen

ability-swap_character = ruil na het onthullen je karakter met dat van een andere speler
ability-deflect_conflict_marker = in een conflict met een hogere rang krijgt die speler de marker
ability-coins_per_conflict_marker = pak 1 munt voor elk van je conflictmarkers
ability-swap_building = ruil een van je gebouwen tegen dat van een andere speler
ability-swap_subject = ruil een van je onderdanen tegen die van een andere speler
ability-coins_per_building = pak 1 munt voor elk van je gebouwen
ability-swap_card_with_display = ruil een van je kaarten tegen een open kaart in het midden
ability-repeat_action_in_equal_conflict = bij dezelfde rang als een rivaal voer je je ene actie twee keer uit
ability-building_costs_1_less = een gebouw kost je 1 munt minder
ability-extra_buy_building = koop een gebouw
ability-extra_take_money = pak geld
ability-extra_recruit_subject = neem een onderdaan in dienst
ability-buy_any_subject_of_one_pile = bekijk een onderdanenstapel en koop er een kaart naar keuze uit
ability-buy_any_building_of_one_pile = bekijk een gebouwenstapel en koop er een kaart naar keuze uit
ability-give_conflict_marker = geef een van je conflictmarkers aan een andere speler
ability-perform_stolen_action = voer een actie uit die van je is gestolen

## Vragen

prompt-character = Leg een van je karakters gedekt voor je neer.
prompt-gardener = Ruilt je tuinman je karakter met dat van een andere speler?
prompt-watchman = Weert je wachter een conflictmarker af?
prompt-theft = Steel je een actie? Je mag die meteen uitvoeren.
prompt-stolen = Gestolen actie: { $action }. Voer je die nu uit?
prompt-action = Je volgende actie: { $action }. Wat doe je?
prompt-one-action = Een rivaal heeft dezelfde rang gespeeld, dus je voert maar één actie uit: welke?
prompt-repeat = Herhaalt je matroos de actie: { $action }?
prompt-last = Je acties zijn gedaan. Gebruik je nog je onderdaan voordat je je beurt beëindigt?
prompt-extra = { $subject }: wat kies je?
prompt-rival = { $subject }: wie krijgt je conflictmarker?
prompt-give = { $subject }: welke kaart geef je weg?
prompt-get = Je geeft weg: { $card }. Wat neem je ervoor?
prompt-pile = { $subject }: welke stapel bekijk je?
prompt-looked = Welke kaart uit de stapel koop je?
prompt-lapsed = Op dit moment is geen van je resterende acties mogelijk. Gebruik je je onderdaan, of beëindig je je beurt?

pass-gardener = Je karakter houden
pass-watchman = Niets afweren
pass-theft = Niets stelen
pass-stolen = De gestolen actie niet uitvoeren
pass-action = Overslaan: { $action }
pass-one-action = Geen van de acties uitvoeren
pass-repeat = Niet herhalen
pass-last = Je beurt beëindigen
pass-lapsed = Je beurt beëindigen
pass-looked = Niets kopen

option-play = Spelen: { $character }
option-swap = Ruilen met { $seat }: { $character }
option-turn-away = De conflictmarker afweren: { $seat } krijgt hem
option-turn-away-neutral = De conflictmarker van het neutrale karakter afweren
option-steal = Van { $seat } stelen: { $action }
option-use = Gebruiken: { $subject } ({ $ability })
option-settle = Een conflictmarker in de voorraad terugleggen
option-marker = Een conflictmarker aan { $seat } geven
option-take = Het geld pakken: { $pile }
option-recruit =
    { $price ->
        [one] In dienst nemen: { $card } voor 1 munt
       *[other] In dienst nemen: { $card } voor { $price } munten
    }
option-recruit-at =
    { $price ->
        [one] In dienst nemen: { $card } ({ $pile }) voor 1 munt
       *[other] In dienst nemen: { $card } ({ $pile }) voor { $price } munten
    }
option-buy =
    { $price ->
        [one] Kopen: { $card } voor 1 munt
       *[other] Kopen: { $card } voor { $price } munten
    }
option-buy-at =
    { $price ->
        [one] Kopen: { $card } ({ $pile }) voor 1 munt
       *[other] Kopen: { $card } ({ $pile }) voor { $price } munten
    }
option-buy-cheaper =
    { $price ->
        [one] Met de smid kopen: { $card } voor 1 munt
       *[other] Met de smid kopen: { $card } voor { $price } munten
    }
option-buy-cheaper-at =
    { $price ->
        [one] Met de smid kopen: { $card } ({ $pile }) voor 1 munt
       *[other] Met de smid kopen: { $card } ({ $pile }) voor { $price } munten
    }
option-give =
    Weggeven: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(de nieuwste)
    }
option-get =
    Van { $seat } nemen: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(de nieuwste)
    }
option-get-top = Nemen: { $card }
option-get-top-at = Nemen: { $card } ({ $pile })
option-look = Bekijken: { $pile }
option-pick =
    { $price ->
        [one] Kopen: { $card }, kaart { $place } van boven, voor 1 munt
       *[other] Kopen: { $card }, kaart { $place } van boven, voor { $price } munten
    }

## Gebeurtenissen

game = Spel { $game } van de reeks begint.
round = Ronde { $round }: iedereen krijgt nieuwe karakters.
dealt = { $seat } heeft { $first }, { $second } en { $third } op de hand.
cycle = Ronde { $round }, cyclus { $cycle }.
reveals = { $seat } speelt: { $character }.
neutral = Het neutrale karakter is: { $character }.
swaps = { $seat } ruilt van karakter met { $seats }.
equal = { $seats } hebben dezelfde rang gespeeld: { $rank }.
equal-neutral = { $seat } heeft dezelfde rang gespeeld als het neutrale karakter: { $rank }.
unequal = { $seat } heeft een conflict met de hogere rang van { $seats }.
unequal-neutral = { $seat } heeft een conflict met de hogere rang van het neutrale karakter.
turned-away = De wachter van { $seat } weert de conflictmarker af; { $seats } krijgt hem.
turned-away-neutral = De wachter van { $seat } weert de conflictmarker van het neutrale karakter af.
marker = { $seat } krijgt een conflictmarker.
turn = { $seat } is aan de beurt: { $character }.
steals = { $seat } steelt van { $seats }: { $action }.
settles = { $seat } legt een conflictmarker terug in de voorraad.
gives-marker = { $seat } geeft een conflictmarker aan { $seats }.
refills = Alle geldstapels waren leeg en worden uit de voorraad aangevuld.
takes =
    { $count ->
        [one] { $seat } pakt 1 munt ({ $pile }).
       *[other] { $seat } pakt { $count } munten ({ $pile }).
    }
recruits =
    { $paid ->
        [one] { $seat } neemt in dienst: { $card } ({ $pile }) voor 1 munt.
       *[other] { $seat } neemt in dienst: { $card } ({ $pile }) voor { $paid } munten.
    }
buys =
    { $paid ->
        [one] { $seat } koopt: { $card } ({ $pile }) voor 1 munt.
       *[other] { $seat } koopt: { $card } ({ $pile }) voor { $paid } munten.
    }
turned-up = Open ligt nu: { $card } ({ $pile }).
ending = Leeg: { $pile }. Dit is de laatste cyclus.
uses = { $seat } gebruikt: { $subject }.
repeats = { $seat } herhaalt de actie met de matroos.
coins =
    { $count ->
        [one] { $seat } pakt 1 munt uit de voorraad.
       *[other] { $seat } pakt { $count } munten uit de voorraad.
    }
exchanges = { $seat } geeft { $card } aan { $seats } en neemt { $other }.
exchanges-open = { $seat } geeft { $card } weg en neemt { $other } ({ $pile }).
looks = { $seat } bekijkt: { $pile }.
declines = { $seat } koopt er niets uit.
scored =
    { $points ->
        [one] { $seat } heeft 1 punt.
       *[other] { $seat } heeft { $points } punten.
    }
end = Het spel is afgelopen.

## Telling

score-perfect_pairs = Perfecte paren
score-colour_pairs = Kleurparen
score-singles = Enkele kaarten
score-coins = Munten
score-markers = Conflictmarkers
score-earlier = Eerdere spellen
score-pair = { $subject } + { $building }

## Tafel

board-round = Ronde { $round }, cyclus { $cycle }
board-game = Spel { $game }
board-last = laatste cyclus
board-spent = Al gespeeld in deze ronde
board-neutral = Neutraal karakter
board-supply = Voorraad: { $ones } × 1, { $twos } × 2; conflictmarkers: { $markers }
board-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
board-empty = leeg
board-money = Geld: bovenop ligt { $coin }, daaronder misschien meer
board-no-money = Geen geld
board-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
board-coins =
    { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }
board-markers =
    { $count ->
        [one] 1 conflictmarker
       *[other] { $count } conflictmarkers
    }
board-crests =
    { $count ->
        [one] 1 wapenschild
       *[other] { $count } wapenschilden
    }
board-character = Karakter
board-hidden = gedekt
board-subjects = Onderdanen
board-buildings = Gebouwen
board-hand = Hand
board-used = vaardigheid gebruikt
board-equal = conflict met een gelijke rang
board-seen = Daaronder, zoals je hebt gezien
board-piles = Het midden
board-ranks = De rangen
board-key-order = { $first } is als eerste aan de beurt, { $last } als laatste
board-key-steals = steelt een actie van deze rang, die een conflictmarker krijgt
board-key-equal = gelijke rang: elk maar één actie en een conflictmarker
board-rank = rang { $rank }
board-steals = steelt van rang { $rank }
board-steals-nobody = steelt van niemand
board-tie-break = begint bij gelijke rang en evenveel conflictmarkers
board-value = prijs en punten { $value }
board-partner = perfect paar met { $card }
board-paired = perfect paar
board-active = actief
board-state-open = nog open
board-state-now = nu
board-state-done = uitgevoerd
board-stolen = gestolen door { $seat }
board-robs = steelt van { $seat }

## De lobby

switch-series = Hoe lang je speelt
switch-series-single = één enkel spel
switch-series-games = meerdere spellen, de punten worden opgeteld
switch-series-target = tot iemand in totaal een aantal punten haalt
switch-games = Spellen, als je er meerdere speelt
switch-games-number = { $value } spellen
switch-target = Punten, als je tot een doel speelt
switch-target-number = { $value } punten

## Waarom de koning dat zou doen

reason-points =
    { $mine ->
        [one] Je hebt straks 1 punt in plaats van { $others }.
       *[other] Je hebt straks { $mine } punten in plaats van { $others }.
    }
reason-coins =
    { $mine ->
        [one] Je hebt straks 1 munt in plaats van { $others }.
       *[other] Je hebt straks { $mine } munten in plaats van { $others }.
    }
reason-cards =
    { $mine ->
        [one] Je hebt straks in totaal 1 onderdaan of gebouw in plaats van { $others }.
       *[other] Je hebt straks in totaal { $mine } onderdanen en gebouwen in plaats van { $others }.
    }
reason-characters =
    { $mine ->
        [one] Je hebt straks nog 1 karakter in je hand in plaats van { $others }.
       *[other] Je hebt straks nog { $mine } karakters in je hand in plaats van { $others }.
    }
reason-markers =
    { $mine ->
        [one] Je hebt straks 1 conflictmarker (elk −{ $cost }) in plaats van { $others }.
       *[other] Je hebt straks { $mine } conflictmarkers (elk −{ $cost }) in plaats van { $others }.
    }
reason-equals = Je komt met { $mine }% kans in conflict met een gelijke rang in plaats van { $others }%.
reason-singles =
    { $mine ->
        [one] 1 van je kaarten blijft zonder perfecte partner in plaats van { $others }.
       *[other] { $mine } van je kaarten blijven zonder perfecte partner in plaats van { $others }.
    }
reason-pairs = Met { $mine }% kans ligt “{ $partner }” open als partner van “{ $card }” (+{ $points }) in plaats van { $others }%.
reason-theft =
    { $mine ->
        [one] Je kunt straks 1 gestolen actie uitvoeren in plaats van { $others }.
       *[other] Je kunt straks { $mine } gestolen acties uitvoeren in plaats van { $others }.
    }
reason-actions = { $action }: staat met { $mine }% kans nog voor je open in plaats van { $others }%.
reason-ability = Met { $mine }% kans is “{ $subject }” je actieve onderdaan en klaar in plaats van { $others }%.
reason-bargain = Met { $mine }% kans ligt “{ $card }” open en kun je die betalen (prijs { $price }) in plaats van { $others }%.

scene-reveal = De karakters worden onthuld
scene-conflicts = Conflicten

## Living cards

card-counts = Aan het einde telt hij { $value } in een perfect paar. In een kleurpaar telt alleen het hoogste getal, en alleen telt hij { $single }.
card-marker-cost = Aan het einde telt elke conflictmarker { $points } punten.
card-partner-waits = De partner ligt nog alleen aan het hof van { $seats }.
card-pile =
    { $count ->
        [one] In deze stapel ligt nog 1 kaart. Zodra een stapel leeg is, is het de laatste cyclus.
       *[other] In deze stapel liggen nog { $count } kaarten. Zodra een stapel leeg is, is het de laatste cyclus.
    }
card-money-name = Geld hier: { $pile }
card-money-laid = Wie een kaart van deze stapel neemt, legt de prijs hier neer.
card-money-below = Hoeveel eronder ligt en hoe dik de stapel is, zie je niet: niemand mag hem doorkijken. In het verloop staat wat hier betaald is.
card-markers-name = Conflictmarkers van { $seat }
card-court = Hof van { $seat }
card-sealed = Een gedekt karakter. Alle worden tegelijk omgedraaid.
not-play = Een karakter leg je aan het begin van een cyclus. Nu: { $phase }.
not-actions-yet = Acties komen na de conflicten. Nu: { $phase }.
not-theft-first = Beslis eerst of je steelt; je eigen acties komen daarna.
not-theft-late = Je kunt alleen stelen vóór je eigen acties.
not-theft-turn = Je steelt aan het begin van je eigen beurt.
not-stolen-first = Eerst komt de gestolen actie: { $action }.
not-equal-theft = Je hebt dezelfde rang als iemand anders en steelt deze cyclus van niemand.
not-prey = Jouw rang { $rank } steelt alleen van rang { $victim }; dit is rang { $other }.
not-prey-nobody = Jouw rang { $rank } steelt van niemand.
not-robbed-twice = Van { $seat } heb je al gestolen: één actie per slachtoffer.
not-crest = Op deze actie ligt al een wapen van { $seat }.
not-action-over = Deze actie is voorbij: je gaat op volgorde, elke actie één keer.
not-one-action = Je hebt dezelfde rang als iemand anders en doet maar één actie.
not-action-later = Eerst komt: { $action }. Deze volgt, op volgorde.
not-due = Deze actie is nu aan de beurt: wijs aan waar het om gaat.
not-on-card = Je karakter heeft deze actie niet: { $action }.
not-markers = Je hebt 0 conflictmarkers.
not-coins =
    { $price ->
        [one] Hij kost 1 munt, en je hebt er { $coins }.
       *[other] Hij kost { $price } munten, en je hebt er { $coins }.
    }
not-empty-pile = Deze stapel is leeg.
not-money = Hier liggen 0 munten.
not-subject-used = Je hebt je onderdaan deze cyclus al gebruikt; hij helpt één keer.
not-subject-active = Alleen je nieuwste onderdaan helpt: { $subject }.
not-subject-early = Deze onderdaan helpt alleen aan het begin van een cyclus, als de karakters zijn omgedraaid.
not-subject-turn = Deze onderdaan helpt in je eigen beurt.
not-subject-middle = Midden in een actie helpt geen onderdaan; smid en matroos helpen bij de actie waarvoor ze er zijn.
not-subject-nothing = Zoals het er nu voor staat, kan deze onderdaan niets doen.
not-building = Een gebouw doet tijdens het spel niets: het telt aan het einde. Alleen ruilen verplaatst het.
not-theirs = Dit ligt aan het hof van { $seat }.
not-neutral-acts = Het neutrale karakter deelt alleen markers uit; niemand kan het gebruiken.

## Kort, naast wat er meteen op volgt

option-settle-first = Marker terug

## Acties die uitblijven

skips = { $seat } slaat een actie over: { $action }.
cannot = { $seat } kan deze actie nu niet uitvoeren: { $action }.

## What was left undone

board-state-undone = niet uitgevoerd
pass-theft-more = Niets meer stelen

## Why the game is over

over-piles =
    { $count ->
        [one] De { $pile } was leeg, dus deze cyclus was de laatste.
       *[other] { $count } stapels waren leeg, dus deze cyclus was de laatste.
    }
over-games = Alle { $games } spellen van de reeks zijn gespeeld.
over-target =
    { $count ->
        [one] { $seats } heeft { $target } punten bereikt: de reeks is voorbij.
       *[other] { $seats } hebben { $target } punten bereikt: de reeks is voorbij.
    }
