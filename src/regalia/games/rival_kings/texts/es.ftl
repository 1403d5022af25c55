# Rival Kings en español.

about = Juega tus personajes en secreto, roba acciones, resuelve conflictos y empareja a los súbditos con sus edificios.

## Nombres

character-lord_protector = Lord Protector
character-queen = Reina
character-duke = Duque
character-count = Conde
character-courtier = Cortesano
character-priest = Sacerdote
character-bursar = Tesorero
character-knight = Caballero
character-countess = Condesa
character-diplomat = Diplomático
character-trader_1 = Comerciante (1.º)
character-trader_2 = Comerciante (2.º)

subject-gardener = Jardinero
subject-watchman = Vigía
subject-jailer = Carcelero
subject-court_lady = Cortesana
subject-bishop = Obispo
subject-scholar = Erudito
subject-troubadour = Trovador
subject-sailor = Marino
subject-blacksmith = Herrero
subject-carpenter = Carpintero
subject-market_woman = Vendedora
subject-innkeeper = Posadero
subject-vintner = Viticultor
subject-miner = Minero
subject-herbalist = Herborista
subject-farmer = Granjero

building-garden = Jardín
building-castle_wall = Muro del castillo
building-prison = Prisión
building-pavilion = Pabellón
building-cathedral = Catedral
building-university = Universidad
building-tavern = Taberna
building-harbor = Puerto
building-forge = Forja
building-carpentry = Carpintería
building-market = Mercado
building-inn = Posada
building-vineyard = Viñedo
building-mine = Mina
building-herb_meadow = Prado
building-farm = Granja

action-settle_conflict = Resolver conflicto
action-pass_conflict = Deshacerse de conflicto
action-take_money = Coger dinero
action-recruit_subject = Reclutar súbdito
action-buy_building = Comprar un edificio

colour-yellow = amarillo
colour-red = rojo
colour-blue = azul
colour-green = verde

pile-subjects_1 = primera pila de súbditos
pile-subjects_2 = segunda pila de súbditos
pile-buildings_1 = primera pila de edificios
pile-buildings_2 = segunda pila de edificios

phase-characters = Jugar personajes
phase-conflicts = Conflictos
phase-actions = Acciones

## Lo que saben hacer los súbditos

ability-swap_character = tras revelar, cambia tu personaje por el de otro jugador
ability-deflect_conflict_marker = en un conflicto con un rango superior, el marcador lo recibe el otro jugador
ability-coins_per_conflict_marker = coge 1 moneda por cada marcador de conflicto que tengas
ability-swap_building = cambia uno de tus edificios por uno de otro jugador
ability-swap_subject = cambia uno de tus súbditos por uno de otro jugador
ability-coins_per_building = coge 1 moneda por cada edificio que tengas
ability-swap_card_with_display = cambia una de tus cartas por una carta visible del centro
ability-repeat_action_in_equal_conflict = con el mismo rango que un rival, haz tu única acción dos veces
ability-building_costs_1_less = un edificio te cuesta 1 moneda menos
ability-extra_buy_building = compra un edificio
ability-extra_take_money = coge dinero
ability-extra_recruit_subject = recluta un súbdito
ability-buy_any_subject_of_one_pile = mira una pila de súbditos y compra cualquier carta de ella
ability-buy_any_building_of_one_pile = mira una pila de edificios y compra cualquier carta de ella
ability-give_conflict_marker = da uno de tus marcadores de conflicto a otro jugador
ability-perform_stolen_action = haz una acción que te hayan robado

## Preguntas

prompt-character = Coloca uno de tus personajes boca abajo.
prompt-gardener = ¿Cambia tu Jardinero tu personaje por el de otro jugador?
prompt-watchman = ¿Te libras con tu Vigía de un marcador de conflicto?
prompt-theft = ¿Robas una acción? Puedes hacerla enseguida.
prompt-stolen = Has robado: { $action }. ¿La haces ahora?
prompt-action = Tu próxima acción: { $action }. ¿Qué haces?
prompt-one-action = Un rival ha jugado el mismo rango, así que solo haces una acción: ¿cuál?
prompt-repeat = ¿Repite tu Marino la acción: { $action }?
prompt-last = Tus acciones han terminado. ¿Usas aún a tu súbdito antes de terminar tu turno?
prompt-extra = { $subject }: ¿qué eliges?
prompt-rival = { $subject }: ¿quién recibe tu marcador de conflicto?
prompt-give = { $subject }: ¿qué carta entregas?
prompt-get = Entregas: { $card }. ¿Qué coges a cambio?
prompt-pile = { $subject }: ¿qué pila miras?
prompt-looked = ¿Qué carta de la pila compras?
prompt-lapsed = Por ahora no es posible ninguna de las acciones que te quedan. ¿Usas a tu súbdito o terminas tu turno?

pass-gardener = Conservar tu personaje
pass-watchman = No librarte de ninguno
pass-theft = No robar nada
pass-stolen = No hacer la acción robada
pass-action = Omitir: { $action }
pass-one-action = No hacer ninguna acción
pass-repeat = No repetirla
pass-last = Terminar tu turno
pass-lapsed = Terminar tu turno
pass-looked = No comprar nada

option-play = Jugar: { $character }
option-swap = Cambiar con { $seat }: { $character }
option-turn-away = Librarte del marcador de conflicto: lo recibe { $seat }
option-turn-away-neutral = Librarte del marcador de conflicto del personaje neutral
option-steal = Robar a { $seat }: { $action }
option-use = Usar: { $subject } ({ $ability })
option-settle = Devolver un marcador de conflicto a la reserva
option-marker = Dar un marcador de conflicto a { $seat }
option-take = Coger el dinero: { $pile }
option-recruit =
    { $price ->
        [one] Reclutar: { $card } por 1 moneda
       *[other] Reclutar: { $card } por { $price } monedas
    }
option-recruit-at =
    { $price ->
        [one] Reclutar: { $card } ({ $pile }) por 1 moneda
       *[other] Reclutar: { $card } ({ $pile }) por { $price } monedas
    }
option-buy =
    { $price ->
        [one] Comprar: { $card } por 1 moneda
       *[other] Comprar: { $card } por { $price } monedas
    }
option-buy-at =
    { $price ->
        [one] Comprar: { $card } ({ $pile }) por 1 moneda
       *[other] Comprar: { $card } ({ $pile }) por { $price } monedas
    }
option-buy-cheaper =
    { $price ->
        [one] Comprar con el Herrero: { $card } por 1 moneda
       *[other] Comprar con el Herrero: { $card } por { $price } monedas
    }
option-buy-cheaper-at =
    { $price ->
        [one] Comprar con el Herrero: { $card } ({ $pile }) por 1 moneda
       *[other] Comprar con el Herrero: { $card } ({ $pile }) por { $price } monedas
    }
option-give =
    Entregar: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(la más nueva)
    }
option-get =
    Coger de { $seat }: { $card }{ $newer ->
        [0] {""}
       *[other] {" "}(la más nueva)
    }
option-get-top = Coger: { $card }
option-get-top-at = Coger: { $card } ({ $pile })
option-look = Mirar: { $pile }
option-pick =
    { $price ->
        [one] Comprar: { $card }, carta { $place } desde arriba, por 1 moneda
       *[other] Comprar: { $card }, carta { $place } desde arriba, por { $price } monedas
    }

## Sucesos

game = Empieza la partida { $game } de la serie.
round = Ronda { $round }: todos reciben personajes nuevos.
dealt = { $seat } tiene en la mano: { $first }, { $second } y { $third }.
cycle = Ronda { $round }, vuelta { $cycle }.
reveals = { $seat } juega: { $character }.
neutral = El personaje neutral es: { $character }.
swaps = { $seat } cambia de personaje con { $seats }.
equal = { $seats } han jugado el mismo rango: { $rank }.
equal-neutral = { $seat } ha jugado el mismo rango que el personaje neutral: { $rank }.
unequal = { $seat } está en conflicto con el rango superior de { $seats }.
unequal-neutral = { $seat } está en conflicto con el rango superior del personaje neutral.
turned-away = Con el Vigía, { $seat } se libra del marcador de conflicto; lo recibe { $seats }.
turned-away-neutral = Con el Vigía, { $seat } se libra del marcador de conflicto del personaje neutral.
marker = { $seat } recibe un marcador de conflicto.
turn = Es el turno de { $seat }: { $character }.
steals = { $seat } roba a { $seats }: { $action }.
settles = { $seat } devuelve un marcador de conflicto a la reserva.
gives-marker = { $seat } da un marcador de conflicto a { $seats }.
refills = Todos los montones de dinero estaban vacíos y se rellenan de la reserva.
takes =
    { $count ->
        [one] { $seat } coge 1 moneda ({ $pile }).
       *[other] { $seat } coge { $count } monedas ({ $pile }).
    }
recruits =
    { $paid ->
        [one] { $seat } recluta: { $card } ({ $pile }) por 1 moneda.
       *[other] { $seat } recluta: { $card } ({ $pile }) por { $paid } monedas.
    }
buys =
    { $paid ->
        [one] { $seat } compra: { $card } ({ $pile }) por 1 moneda.
       *[other] { $seat } compra: { $card } ({ $pile }) por { $paid } monedas.
    }
turned-up = Carta visible: { $card } ({ $pile }).
ending = Se ha agotado la { $pile }. Esta es la última vuelta.
uses = { $seat } usa: { $subject }.
repeats = { $seat } repite la acción con el Marino.
coins =
    { $count ->
        [one] { $seat } coge 1 moneda de la reserva.
       *[other] { $seat } coge { $count } monedas de la reserva.
    }
exchanges = { $seat } entrega { $card } a { $seats } y coge { $other }.
exchanges-open = { $seat } entrega { $card } y coge { $other } ({ $pile }).
looks = { $seat } mira: { $pile }.
declines = { $seat } no compra nada de ella.
scored =
    { $points ->
        [one] { $seat } tiene 1 punto.
       *[other] { $seat } tiene { $points } puntos.
    }
end = La partida ha terminado.

## Puntuación

score-perfect_pairs = Parejas perfectas
score-colour_pairs = Parejas de color
score-singles = Cartas sueltas
score-coins = Monedas
score-markers = Marcadores de conflicto
score-earlier = Partidas anteriores
score-pair = { $subject } + { $building }

## Mesa

board-round = Ronda { $round }, vuelta { $cycle }
board-game = Partida { $game }
board-last = última vuelta
board-spent = Ya jugados en esta ronda
board-neutral = Personaje neutral
board-supply = Reserva: { $ones } × 1, { $twos } × 2; marcadores de conflicto: { $markers }
board-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
board-empty = vacía
board-money = Dinero: { $coin } encima, quizá más debajo
board-no-money = Sin dinero
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
board-coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
board-markers =
    { $count ->
        [one] 1 marcador de conflicto
       *[other] { $count } marcadores de conflicto
    }
board-crests =
    { $count ->
        [one] 1 blasón
       *[other] { $count } blasones
    }
board-character = Personaje
board-hidden = boca abajo
board-subjects = Súbditos
board-buildings = Edificios
board-hand = Mano
board-used = habilidad usada
board-equal = conflicto con un rango igual
board-seen = Debajo, como has visto
board-piles = El centro
board-ranks = Los rangos
board-key-order = { $first } juega primero, { $last } el último
board-key-steals = roba una acción a este rango, que recibe un marcador de conflicto
board-key-equal = mismo rango: una sola acción y un marcador de conflicto cada uno
board-rank = rango { $rank }
board-steals = roba al rango { $rank }
board-steals-nobody = no roba a nadie
board-tie-break = empieza si el rango y los marcadores de conflicto son iguales
board-value = precio y puntos: { $value }
board-partner = pareja perfecta con { $card }
board-paired = pareja perfecta
board-active = activo
board-state-open = aún disponible
board-state-now = ahora
board-state-done = realizada
board-stolen = robada por { $seat }
board-robs = roba a { $seat }

## La sala

switch-series = Cuánto jugáis
switch-series-single = una sola partida
switch-series-games = varias partidas, se suman los puntos
switch-series-target = hasta que alguien llegue a un total de puntos
switch-games = Partidas, si jugáis varias
switch-games-number = { $value } partidas
switch-target = Puntos, si jugáis hasta un total
switch-target-number = { $value } puntos

## Por qué lo haría el rey

reason-points =
    { $mine ->
        [one] Pronto tendrás 1 punto en vez de { $others }.
       *[other] Pronto tendrás { $mine } puntos en vez de { $others }.
    }
reason-coins =
    { $mine ->
        [one] Pronto tendrás 1 moneda en vez de { $others }.
       *[other] Pronto tendrás { $mine } monedas en vez de { $others }.
    }
reason-cards =
    { $mine ->
        [one] Pronto tendrás en total 1 súbdito o edificio en vez de { $others }.
       *[other] Pronto tendrás en total { $mine } súbditos y edificios en vez de { $others }.
    }
reason-characters =
    { $mine ->
        [one] Pronto te quedará 1 personaje en la mano en vez de { $others }.
       *[other] Pronto te quedarán { $mine } personajes en la mano en vez de { $others }.
    }
reason-markers =
    { $mine ->
        [one] Pronto tendrás 1 marcador de conflicto (−{ $cost } cada uno) en vez de { $others }.
       *[other] Pronto tendrás { $mine } marcadores de conflicto (−{ $cost } cada uno) en vez de { $others }.
    }
reason-equals = Entras en conflicto con un rango igual con un { $mine } % de probabilidad en vez de un { $others } %.
reason-singles =
    { $mine ->
        [one] 1 de tus cartas se queda sin pareja perfecta en vez de { $others }.
       *[other] { $mine } de tus cartas se quedan sin pareja perfecta en vez de { $others }.
    }
reason-pairs = { $partner }: está descubierta como pareja de { $card } (+{ $points }) con un { $mine } % de probabilidad en vez de un { $others } %.
reason-theft =
    { $mine ->
        [one] Pronto podrás hacer 1 acción robada en vez de { $others }.
       *[other] Pronto podrás hacer { $mine } acciones robadas en vez de { $others }.
    }
reason-actions = { $action }: aún te queda por hacer con un { $mine } % de probabilidad en vez de un { $others } %.
reason-ability = { $subject }: es tu súbdito activo y está disponible con un { $mine } % de probabilidad en vez de un { $others } %.
reason-bargain = { $card }: está descubierta y puedes pagarla (precio { $price }) con un { $mine } % de probabilidad en vez de un { $others } %.

scene-reveal = Se revelan los personajes
scene-conflicts = Conflictos

## Living cards

card-counts = Al final cuenta { $value } en una pareja perfecta. En una pareja de color solo cuenta el número mayor, y sola cuenta { $single }.
card-marker-cost = Al final, cada marcador de conflicto cuenta { $points } puntos.
card-partner-waits = Su pareja sigue sola en la corte de { $seats }.
card-pile =
    { $count ->
        [one] En esta pila queda 1 carta. En cuanto una pila se acaba, es la última vuelta.
       *[other] En esta pila quedan { $count } cartas. En cuanto una pila se acaba, es la última vuelta.
    }
card-money-name = Dinero: { $pile }
card-money-laid = Quien toma una carta de este montón deja aquí su precio.
card-money-below = No se ve cuánto hay debajo ni lo grueso que es el montón: nadie puede mirar dentro. El diario dice lo que se ha pagado aquí.
card-markers-name = Marcadores de conflicto de { $seat }
card-court = Corte de { $seat }
card-sealed = Un personaje boca abajo. Todos se descubren a la vez.
not-play = Un personaje se pone al principio de una vuelta. Ahora: { $phase }.
not-actions-yet = Las acciones vienen después de los conflictos. Ahora: { $phase }.
not-theft-first = Decide primero si robas; tus propias acciones vienen después.
not-theft-late = Solo se puede robar antes de las acciones propias.
not-theft-turn = Se roba al principio del propio turno.
not-stolen-first = Primero va la acción robada: { $action }.
not-equal-theft = Tienes el mismo rango que otro, así que en esta vuelta no robas a nadie.
not-prey = Tu rango { $rank } solo roba al rango { $victim }; este es el rango { $other }.
not-prey-nobody = Tu rango { $rank } no roba a nadie.
not-robbed-twice = Ya has robado a { $seat }: una acción de cada víctima.
not-crest = Sobre esta acción ya hay un blasón de { $seat }.
not-action-over = Esta acción ya pasó: se va por orden, una vez cada una.
not-one-action = Tienes el mismo rango que otro, así que solo haces una acción.
not-action-later = Primero va: { $action }. Esta sigue, por orden.
not-due = Ahora toca esta acción: señala a qué se refiere.
not-on-card = Tu personaje no tiene esta acción: { $action }.
not-markers = Tienes 0 marcadores de conflicto.
not-coins =
    { $price ->
        [one] Cuesta 1 moneda, y tienes { $coins }.
       *[other] Cuesta { $price } monedas, y tienes { $coins }.
    }
not-empty-pile = Esta pila está vacía.
not-money = Aquí hay 0 monedas.
not-subject-used = Ya has usado tu súbdito en esta vuelta; ayuda una vez.
not-subject-active = Solo ayuda tu súbdito más reciente: { $subject }.
not-subject-early = Este súbdito solo ayuda al principio de una vuelta, cuando se han descubierto los personajes.
not-subject-turn = Este súbdito ayuda en tu propio turno.
not-subject-middle = Un súbdito no ayuda en medio de una acción; el Herrero y el Marino ayudan con su propia acción.
not-subject-nothing = Tal como están las cosas, este súbdito no podría hacer nada.
not-building = Un edificio no hace nada durante la partida: cuenta al final. Solo un intercambio lo mueve.
not-theirs = Esto está en la corte de { $seat }.
not-neutral-acts = El personaje neutral solo reparte marcadores; nadie puede usarlo.

## En breve, junto a lo que sigue en seguida

option-settle-first = Marcador devuelto

## Acciones que no se hacen

skips = { $seat } omite una acción: { $action }.
cannot = { $seat } no puede hacer esta acción ahora: { $action }.

## What was left undone

board-state-undone = no realizada
pass-theft-more = No robar nada más

## Why the game is over

over-piles =
    { $count ->
        [one] Se agotó la { $pile }, así que esta vuelta fue la última.
       *[other] Se agotaron { $count } pilas, así que esta vuelta fue la última.
    }
over-games = Se han jugado las { $games } partidas de la serie.
over-target =
    { $count ->
        [one] { $seats } ha llegado a { $target } puntos: la serie ha terminado.
       *[other] { $seats } han llegado a { $target } puntos: la serie ha terminado.
    }
