# Kingsburg en español.

about = Gánate con tus dados el favor de los consejeros del Rey, desarrolla tu provincia y defiende la frontera durante cinco inviernos.

## Palabras

amount-gold = { $count } de oro
amount-wood = { $count } de madera
amount-stone = { $count } de piedra
amount-vp =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
amount-plus2 =
    { $count ->
        [one] 1 ficha +2
       *[other] { $count } fichas +2
    }
amount-any_goods =
    { $count ->
        [one] 1 recurso a elegir
       *[other] { $count } recursos a elegir
    }
amount-same_goods = { $count } recursos iguales
amount-buildings =
    { $count ->
        [one] 1 edificio
       *[other] { $count } edificios
    }
amount-soldiers =
    { $count ->
        [one] 1 soldado
       *[other] { $count } soldados
    }
amount-king = { $count } del Rey
amount-bonus = edificios { $count }
amount-number = { $count }
amount-white = { $count } (blanco)

phase-aid = Ayuda del Rey
phase-spring = Primavera
phase-reward = Recompensa del Rey
phase-summer = Verano
phase-envoy = Enviado del Rey
phase-autumn = Otoño
phase-recruit = Reclutar soldados
phase-winter = Invierno

advisor-jester = Bufón
advisor-squire = Escudero
advisor-architect = Arquitecto
advisor-merchant = Mercader
advisor-sergeant = Sargento
advisor-alchemist = Alquimista
advisor-astronomer = Astrónomo
advisor-treasurer = Tesorero
advisor-master_hunter = Maestro cazador
advisor-general = General
advisor-swordsmith = Espadero
advisor-duchess = Duquesa
advisor-champion = Campeón
advisor-smuggler = Contrabandista
advisor-inventor = Inventor
advisor-wizard = Mago
advisor-queen = Reina
advisor-king = Rey

building-statue = Estatua
building-chapel = Capilla
building-church = Iglesia
building-cathedral = Catedral
building-inn = Posada
building-market = Mercado
building-farms = Granjas
building-merchants_guild = Gremio de mercaderes
building-guard_tower = Torre de guardia
building-blacksmith = Herrería
building-barracks = Cuartel
building-wizards_guild = Gremio de magos
building-palisade = Empalizada
building-stable = Establo
building-stone_wall = Muralla de piedra
building-fortress = Fortaleza
building-barricade = Barricada
building-crane = Grúa
building-town_hall = Ayuntamiento
building-embassy = Embajada

enemy-barbarians = Bárbaros
enemy-goblins = Goblins
enemy-orcs = Orcos
enemy-zombies = Zombis
enemy-demons = Demonios
enemy-dragons = Dragones

## Preguntas

prompt-aid = El Rey te ayuda: coge un recurso.
prompt-envoy = ¿Para qué usas el Enviado del Rey esta estación?
prompt-reroll = ¿Quieres volver a tirar?
prompt-aside = Aparta uno de tus dados durante esta estación.
prompt-influence = Influye en un consejero o pasa hasta el final de la estación.
prompt-gift = Ayuda de la corte ({ $advisor }): ¿qué coges?
prompt-build = ¿Construyes un edificio?
prompt-build-again = ¿Construyes un segundo edificio con el Enviado del Rey?
prompt-town-hall = ¿Para qué usas tu Ayuntamiento al final de la estación?
prompt-recruit = ¿Quieres reclutar un soldado?
prompt-reward = Victoria: ¿qué recurso coges como recompensa?
prompt-loss = Derrota: ¿qué recursos pierdes?
prompt-ruin = Derrota: ¿qué edificio pierdes?

pass-envoy =
    { $stays ->
        [0] No usarlo: se va a casa
       *[other] No usarlo ahora: se queda
    }
pass-reroll = Conservar los dados
pass-influence = Pasar
pass-gift = No coger nada
pass-build = No construir nada
pass-build-again =
    { $stays ->
        [0] No construir nada más: el Enviado se va a casa
       *[other] No construir nada más: el Enviado se queda
    }
pass-town-hall = No hacer nada
pass-recruit = No reclutar

option-take = Coger { $take }
option-trade = Entregar { $give } y coger { $take }
option-lose = Perder { $give }
option-train = Reclutar un soldado por { $give }
option-swap = Cambiar { $give } por 1 punto
option-build =
    { $points ->
        [one] Construir: { $building } por { $price } (1 punto)
       *[other] Construir: { $building } por { $price } ({ $points } puntos)
    }
option-reroll-coloured = Volver a tirar un dado de color
option-reroll-white = Volver a tirar un dado blanco
option-reroll-all = Volver a tirar todos los dados
option-envoy-influence = Influir en un consejero ocupado
option-envoy-build = Construir dos veces
option-aside = Apartar { $dice }
option-take-token = Coger una ficha +2
option-pay-token = Cambiar una ficha +2 por 1 punto
option-ruin =
    Perder: { $building } { $points ->
        [0] (sin perder puntos)
        [one] (−1 punto)
       *[other] (−{ $points } puntos)
    }
option-influence =
    { $advisor } ({ $number }) con { $dice }{ $tokens ->
        [0] {""}
        [one] , más una ficha +2
       *[other] , más { $tokens } fichas +2
    }{ $market ->
        [0] {""}
        [-1] , Mercado −1
       *[other] , Mercado +1
    }{ $envoy ->
        [0] {""}
       *[other] , con el Enviado
    }

## Sucesos

year = Empieza el año { $year }.
phase = { $phase }.
aid-die = El Rey da a { $seat } un dado blanco para la primavera.
aid-shared = { $seats } empatan con menos edificios y recursos que nadie: el Rey da { $take } a cada uno.
takes = { $seat } coge { $take }.
envoy-announced =
    { $use ->
        [influence] { $seat } anuncia el Enviado para influir.
        [build] { $seat } anuncia el Enviado para construir.
       *[none] { $seat } no usa el Enviado.
    }
envoy-leaves =
    { $used ->
        [0] El Enviado del Rey deja a { $seat } sin haber ayudado y se va a casa.
       *[other] El Enviado del Rey ha ayudado a { $seat } y se va a casa.
    }
neutral = Unos dados neutrales ocupan a los consejeros { $numbers }.
guild = El Gremio de mercaderes da { $take } a { $seat }.
rolls = { $seat } tira los dados: { $dice }.
rerolls = { $seat } vuelve a tirar ({ $building }): { $dice }.
order = Orden de turno: { $seats }.
sets-aside = { $seat } aparta un dado: { $dice }.
influences =
    { $seat } influye en el n.º { $number } ({ $advisor }) con { $dice }{ $tokens ->
        [0] {""}
        [one] , más una ficha +2
       *[other] , más { $tokens } fichas +2
    }{ $market ->
        [0] {""}
        [-1] , Mercado −1
       *[other] , Mercado +1
    }{ $envoy ->
        [0] {""}
       *[other] , con el Enviado
    }.
passes =
    { $stuck ->
        [0] { $seat } pasa.
       *[other] { $seat } no puede poner más dados.
    }
helped = Ayuda de la corte ({ $advisor }): { $seat } recibe { $take }.
trades = Ayuda de la corte ({ $advisor }): { $seat } entrega { $give } y recibe { $take }.
declines = Ayuda de la corte ({ $advisor }): { $seat } no coge nada.
looks = { $seat } mira la carta de enemigo.
sees = { $seat } ve: { $enemy }, fuerza { $strength }.
builds =
    { $points ->
        [one] { $seat } construye por { $price }: { $building }, 1 punto.
       *[other] { $seat } construye por { $price }: { $building }, { $points } puntos.
    }
no-building = { $seat } no construye.
inn = La Posada da { $take } a { $seat }.
embassy =
    { $points ->
        [one] La Embajada da 1 punto a { $seat }.
       *[other] La Embajada da { $points } puntos a { $seat }.
    }
town-hall-token = El Ayuntamiento da { $give } a { $seat }.
town-hall-point = El Ayuntamiento da 1 punto a { $seat } por { $give }.
rewarded =
    { $points ->
        [one] { $seat } tiene más edificios que nadie: 1 punto.
       *[other] { $seat } tiene más edificios que nadie: { $points } puntos.
    }
rewarded-alike =
    { $points ->
        [one] { $seats } empatan con más edificios que nadie: 1 punto para cada uno.
       *[other] { $seats } empatan con más edificios que nadie: { $points } puntos para cada uno.
    }
envoy-given = { $seat } recibe el Enviado del Rey: tiene menos edificios y, en caso de empate, menos recursos.
envoy-nobody = { $seats } empatan con menos edificios y recursos que nadie: ninguno recibe el Enviado del Rey.
trains = { $seat } recluta un soldado por { $give }.
enemy = El enemigo de este invierno: { $enemy }, fuerza { $strength }.
kings-help =
    { $soldiers ->
        [one] { $seat } tira por la ayuda del Rey: 1 soldado para cada jugador.
       *[other] { $seat } tira por la ayuda del Rey: { $soldiers } soldados para cada jugador.
    }
battle =
    { $result ->
        [victory] { $seat } lucha con fuerza { $strength } ({ $parts }) y vence.
        [draw] { $seat } lucha con fuerza { $strength } ({ $parts }): empate.
       *[defeat] { $seat } lucha con fuerza { $strength } ({ $parts }) y sufre una derrota.
    }
wins = { $seat } recibe { $take }.
fortress =
    { $points ->
        [one] { $building }: { $seat } recibe 1 punto.
       *[other] { $building }: { $seat } recibe { $points } puntos.
    }
loses = { $seat } pierde { $give }.
ruined =
    { $points ->
        [one] { $seat } pierde un edificio ({ $building }) y 1 punto.
       *[other] { $seat } pierde un edificio ({ $building }) y { $points } puntos.
    }
strongest =
    { $points ->
        [one] { $seat } vence con la mayor fuerza: 1 punto.
       *[other] { $seat } vence con la mayor fuerza: { $points } puntos.
    }
strongest-alike =
    { $points ->
        [one] { $seats } empatan con la mayor fuerza: 1 punto para cada uno.
       *[other] { $seats } empatan con la mayor fuerza: { $points } puntos para cada uno.
    }
cathedral =
    { $points ->
        [one] La Catedral premia los recursos de { $seat }: 1 punto.
       *[other] La Catedral premia los recursos de { $seat }: { $points } puntos.
    }
tie = Empate en puntos, recursos y edificios: { $seats }. La mesa puede decidir quién gana.
end = La partida ha terminado.

## Puntuación

score-advisors = Consejeros
score-buildings = Edificios
score-reward = Recompensa del Rey
score-town_hall = Ayuntamiento
score-embassy = Embajada
score-battles = Victorias
score-losses = Derrotas
score-strongest = Mayor victoria
score-fortress = Fortaleza
score-cathedral = Catedral

## Tablero

board-year = Año { $year } de 5
board-order = Orden de turno
board-envoy = — Enviado del Rey: { $seat }
board-envoy-use =
    { $use ->
        [build] para construir
       *[influence] para influir
    }
board-enemy-back = Enemigo de nivel { $level }, fuerza { $strengths }
board-enemy = { $enemy }, fuerza { $strength } — victoria: { $reward }; derrota: pierdes { $loss }
board-court = La corte del Rey
board-neutral = dados neutrales
board-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

board-die = dado con un { $face }
board-white-die = dado blanco con un { $face }
board-die-unrolled = dado aún sin tirar
board-aid = un dado blanco del Rey esta primavera
board-passed = ha pasado
board-stuck = no puede poner
board-placed = todos puestos
board-built = construido
board-map = Provincia de { $seat }
board-strength = fuerza { $strength }
board-victory = Victoria
board-defeat = Derrota
board-enemy-unknown = Enemigo desconocido
board-enemy-known = Vista hasta ahora por:
board-kings-help = del Rey
board-balance = tú { $own } + Rey { $king }
board-balance-words = Tu fuerza es { $own }, el Rey envía { $king } soldados, el enemigo tiene { $enemy }
board-result-victory = Victoria
board-result-draw = Empate
board-result-defeat = Derrota
board-one-gold = oro
board-one-wood = madera
board-one-stone = piedra
board-one-plus2 = ficha +2

does-season = cada estación: { $take }
does-summer = cada verano: { $take }
does-stable = { $take } más cuando un consejero da soldados
does-victory = { $take } por cada victoria
does-dice =
    { $count ->
        [one] un dado blanco más
       *[other] { $count } dados blancos más
    }
does-cathedral = al final, un punto por cada { $count } recursos
does-recruit =
    { $count ->
        [one] un soldado cuesta solo 1 recurso
       *[other] un soldado cuesta solo { $count } recursos
    }
does-crane = las columnas { $columns } cuestan { $count } de oro menos
does-market = una vez por estación: un total ±1
does-strength = { $count } de fuerza
does-against = { $count } de fuerza contra { $enemy }
does-against-too = { $count } contra { $enemy }
does-tie = un empate es una victoria

gift-jester = 1 punto
gift-squire = 1 de oro
gift-architect = 1 de madera
gift-merchant = oro o madera
gift-sergeant = 1 soldado
gift-alchemist = 1 recurso por otros 2
gift-astronomer = 1 recurso, +2
gift-treasurer = 2 de oro
gift-master_hunter = madera + oro/piedra
gift-general = 2 soldados, mirar
gift-swordsmith = piedra + madera/oro
gift-duchess =
    { $mix ->
        [one_kind] 2 recursos iguales
       *[free_mix] 2 recursos
    }, +2
gift-champion = 3 de piedra
gift-smuggler =
    { $mix ->
        [one_kind] { $smuggler ->
            [1] 3 recursos iguales, 1 punto
           *[other] 3 recursos iguales por 1 punto
        }
       *[free_mix] { $smuggler ->
            [1] 3 recursos, 1 punto
           *[other] 3 recursos por 1 punto
        }
    }
gift-inventor = 1 de cada
gift-wizard = 4 de oro
gift-queen =
    { $mix ->
        [one_kind] 2 recursos iguales
       *[free_mix] 2 recursos
    }, 3 puntos, mirar
gift-king = 1 de cada, 1 soldado

## La sala

preset-hungarian = Edición húngara
preset-hungarian-text = Las reglas húngaras: el Contrabandista da un punto, Estatua y Capilla hacen lo mismo, y el Enviado ayuda en otoño.
preset-original = Edición original
preset-original-text = Las reglas inglesas de 2008: los recursos a elegir se pueden mezclar, el Contrabandista cuesta un punto, y el Enviado ayuda hasta el verano siguiente.
switch-start_order = Primer orden de turno
switch-start_order-agreed = como se acuerde, si no por sorteo
switch-start_order-random = por sorteo
switch-plus2_limit = Cuántas fichas +2
switch-plus2_limit-per_die = una por cada dado de un grupo
switch-plus2_limit-per_season = una en toda la estación
switch-plus2_limit-per_group = una por cada grupo de dados (primera impresión)
switch-choice_goods = Recursos a elegir de un consejero
switch-choice_goods-one_kind = todos de una clase
switch-choice_goods-free_mix = mezclados a gusto
switch-smuggler_vp = Contrabandista
switch-smuggler_vp-number =
    { $value ->
        [1] da además un punto
       *[other] cuesta un punto
    }
switch-chapel = Capilla
switch-chapel-as_statue = todos los dados iguales: volver a tirar uno
switch-chapel-total_7 = 7 o menos en total: volver a tirarlos todos
switch-reroll_limit = Volver a tirar
switch-reroll_limit-one_in_all = una vez por estación, Estatua y Capilla juntas
switch-reroll_limit-each_building_once = una vez por estación con cada edificio
switch-cathedral = Catedral
switch-cathedral-exchange = entregar dos recursos por un punto
switch-cathedral-count = dos recursos valen un punto y siguen siendo tuyos
switch-town_hall = Ayuntamiento
switch-town_hall-token_or_swap = una ficha +2, o un recurso por un punto
switch-town_hall-pay_for_vp = pagar una ficha o un recurso por un punto
switch-envoy_window = Cuándo ayuda el Enviado
switch-envoy_window-autumn = en el otoño del mismo año
switch-envoy_window-until_next_phase_5 = en cualquier estación hasta que se vuelva a otorgar
switch-envoy_announce = Anunciar antes al Enviado
switch-envoy_announce-true = sí, al empezar el otoño
switch-envoy_announce-false = no, al usarlo
switch-loss_tie = Qué edificio se pierde
switch-loss_tie-owner_chooses = el dueño elige entre iguales
switch-loss_tie-topmost_row = siempre el de más arriba
switch-final_tie = Empate al final
switch-final_tie-table_names_one = uno de ellos es nombrado ganador
switch-final_tie-shared = la victoria se comparte
switch-two_player_pair = Dos jugadores: los dos dados neutrales
switch-two_player_pair-single = cada uno bloquea a un consejero
switch-two_player_pair-sum = juntos bloquean al consejero de su suma
switch-two_player_set_aside = Dos jugadores: apartar un dado
switch-two_player_set_aside-true = sí
switch-two_player_set_aside-false = no

## Por qué lo haría el rey

reason-points =
    { $mine ->
        [one] Pronto tendrás 1 punto en vez de { $others }.
       *[other] Pronto tendrás { $mine } puntos en vez de { $others }.
    }
reason-goods =
    { $mine ->
        [one] Pronto tendrás 1 recurso en vez de { $others }.
       *[other] Pronto tendrás { $mine } recursos en vez de { $others }.
    }
reason-tokens =
    { $mine ->
        [one] Pronto tendrás 1 ficha +2 en vez de { $others }.
       *[other] Pronto tendrás { $mine } fichas +2 en vez de { $others }.
    }
reason-envoy = Pronto tendrás al Enviado del Rey con un { $mine } % de probabilidad en vez de un { $others } %.
reason-battle = Fuerza { $beside } contra { $low } a { $high }: pierdes la próxima batalla con un { $mine } % de probabilidad en vez de un { $others } %.
reason-battle-known = Fuerza { $beside } contra { $strength } ({ $enemy }): pierdes la próxima batalla con un { $mine } % de probabilidad en vez de un { $others } %.
reason-dice =
    { $mine ->
        [one] Pronto te quedará 1 dado en vez de { $others }.
       *[other] Pronto te quedarán { $mine } dados en vez de { $others }.
    }
reason-advisors = { $advisor } ({ $number }): te ayuda con un { $mine } % de probabilidad en vez de un { $others } %.
reason-buildings = { $building } (+{ $points }): está en tu provincia con un { $mine } % de probabilidad en vez de un { $others } %.
reason-reach =
    { $mine ->
        [one] { $building } (+{ $points }): te falta 1 recurso en vez de { $others }.
       *[other] { $building } (+{ $points }): te faltan { $mine } recursos en vez de { $others }.
    }
reason-reward = Tienes más edificios que nadie con un { $mine } % de probabilidad en vez de un { $others } % ({ $seat } tiene ahora { $theirs }).
reason-aid = Tienes menos edificios que nadie, y por eso la Ayuda del Rey, con un { $mine } % de probabilidad en vez de un { $others } % ({ $seat } tiene ahora { $theirs }).
reason-turn = Eres el primero en el orden de turno con un { $mine } % de probabilidad en vez de un { $others } %.

scene-battle = La batalla
scene-reward = La Recompensa del Rey

## The rulebook

book-year = Año
book-enemy = Enemigo
book-strength = Fuerza

## Living cards

card-advisor = { $number } · { $advisor }
card-dice-here = Aquí hay dados de { $seat }: { $dice }.
card-neutral-here = Aquí hay dados neutrales.
card-price = Cuesta { $price }.
card-worth =
    { $points ->
        [one] Vale 1 punto.
       *[other] Vale { $points } puntos.
    }
card-built = Está en la provincia de { $seat }.
card-has = { $seat } tiene { $amount }.
card-season = Todos tiran los dados, influyen por turnos en los consejeros, reciben su ayuda y pueden construir un edificio.
card-envoy-holder = Ahora lo tiene { $seat }.
card-envoy-free = Ahora no lo tiene nadie.
card-envoy-use =
    { $use ->
        [build] Está anunciado para construir.
       *[influence] Está anunciado para influir.
    }
card-buildings = Edificios de { $seat }
card-soldiers = Soldados de { $seat }
card-strength = Fuerza de { $seat }
card-strength-soldiers = Soldados: { $count }
card-strength-king = Soldados del Rey: { $count }
card-building-part = { $building }: { $count }
card-strength-against = { $building }: { $count }, solo contra { $enemy }
card-sum = En total: { $sum }
card-strength-later = En invierno el Rey envía de 1 a 6 soldados más.
card-strength-battle = En la batalla era { $strength }; desde entonces se perdió un edificio.
card-points-cathedral =
    { $points ->
        [one] La Catedral daría 1 punto más por los recursos de ahora.
       *[other] La Catedral daría { $points } puntos más por los recursos de ahora.
    }
not-passed = En esta estación ya no pones dados.
not-no-dice = No te queda ningún dado de tu color.
not-taken = El número { $number } está ocupado en esta estación: hay dados de { $seat }.
not-neutral = El número { $number } está ocupado en esta estación por dados neutrales.
not-third = En el número { $number } ya hay dos grupos; nunca cabe un tercero.
not-sum = Hace falta exactamente { $number }; con lo que te queda puedes sumar { $totals }.
not-season = Se influye en los consejeros en primavera, verano y otoño. Ahora: { $phase }.
not-again = Ya está en tu provincia; cada edificio solo puede estar una vez.
not-left = Primero va este: { $building }. Una fila se construye desde la izquierda.
not-price = Cuesta { $price }. Tienes { $have }; falta { $lack }.
not-build-now = Se construye en primavera, verano y otoño. Ahora: { $phase }.
not-build-later = Se construye al final de esta estación, después de la ayuda de los consejeros.
not-yours = Esto es de { $seat }.
not-none = Ahora no tienes ninguno.
not-die-laid = Este dado se queda en el número { $number } hasta el final de la estación; un dado solo cuenta una vez.
not-die-aside = Has apartado este dado para esta estación.
not-token-limit = Puedes usar una ficha por estación, y ya la has usado.
not-envoy = Solo { $seat }, que tiene al Enviado, puede usarlo.
not-envoy-away = Nadie tiene al Enviado. Tras el verano va a quien tiene menos edificios; tú tienes { $count }.
not-envoy-now = El Enviado no ayuda en esta fase: { $phase }.

## Lo que decide los empates

decided-goods = Igualdad de puntos: decidió quién tenía más recursos ({ $best } contra { $next }).
decided-buildings = Igualdad de puntos y de recursos: decidió quién tenía más edificios ({ $best } contra { $next }).
