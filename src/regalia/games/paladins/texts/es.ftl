# Paladines del Reino del Oeste en español.

about = Reúne trabajadores, fe, fuerza e influencia para defender la frontera occidental.

## Palabras

ai = La IA

amount-labourer =
    { $count ->
        [one] 1 jornalero
       *[other] { $count } jornaleros
    }
amount-fighter =
    { $count ->
        [one] 1 luchador
       *[other] { $count } luchadores
    }
amount-scout =
    { $count ->
        [one] 1 explorador
       *[other] { $count } exploradores
    }
amount-cleric =
    { $count ->
        [one] 1 clérigo
       *[other] { $count } clérigos
    }
amount-merchant =
    { $count ->
        [one] 1 mercader
       *[other] { $count } mercaderes
    }
amount-criminal =
    { $count ->
        [one] 1 criminal
       *[other] { $count } criminales
    }
amount-silver = { $count } de plata
amount-provision =
    { $count ->
        [one] 1 provisión
       *[other] { $count } provisiones
    }
amount-tax = { $count } de plata de los impuestos
amount-strength = { $count } de fuerza
amount-faith = { $count } de fe
amount-influence = { $count } de influencia
amount-pray =
    { $count ->
        [one] 1 rezo
       *[other] { $count } rezos
    }
amount-discard_suspicion =
    { $count ->
        [one] 1 descarte de sospecha
       *[other] { $count } descartes de sospecha
    }
amount-destroy_debt =
    { $count ->
        [one] 1 destrucción de deuda
       *[other] { $count } destrucciones de deuda
    }
amount-pay_debt =
    { $count ->
        [one] 1 pago de deuda
       *[other] { $count } pagos de deuda
    }
amount-free_recruit =
    { $count ->
        [one] 1 reclutamiento gratis
       *[other] { $count } reclutamientos gratis
    }
amount-free_develop =
    { $count ->
        [one] 1 desarrollo gratis
       *[other] { $count } desarrollos gratis
    }
amount-debt =
    { $count ->
        [one] 1 deuda
       *[other] { $count } deudas
    }

worker-labourer = jornalero
worker-fighter = luchador
worker-scout = explorador
worker-cleric = clérigo
worker-merchant = mercader
worker-criminal = criminal

slot-labourer = jornalero
slot-fighter = luchador
slot-scout = explorador
slot-cleric = clérigo
slot-merchant = mercader
slot-criminal = criminal
slot-any = cualquier trabajador

mark-labourer = Jo
mark-fighter = Lu
mark-scout = Ex
mark-cleric = Cl
mark-merchant = Me
mark-criminal = Cr
mark-any = ··

attribute-strength = fuerza
attribute-faith = fe
attribute-influence = influencia

action-develop = Desarrollar
action-recruit = Reclutar
action-hunt = Cazar
action-trade = Comerciar
action-pray = Rezar
action-conspire = Conspirar
action-commission = Comisionar
action-fortify = Fortificar
action-garrison = Guarnecer
action-absolve = Absolver
action-attack = Atacar
action-convert = Convertir
action-rest = Descansar

townsfolk-abbot = Abad
townsfolk-acolyte = Acólito
townsfolk-architect = Arquitecto
townsfolk-conspirator = Conspirador
townsfolk-debt_collector = Cobrador de deudas
townsfolk-defender = Defensor
townsfolk-gatekeeper = Portero
townsfolk-missionary = Misionero
townsfolk-peddler = Buhonero
townsfolk-squire = Escudero
townsfolk-watchman = Vigía

outsider-adventurer = Aventurero
outsider-archer = Arquero
outsider-guardian = Guardián
outsider-hunter = Cazador
outsider-lookout = Oteador
outsider-vigilante = Justiciero
outsider-armourer = Armero
outsider-marauder = Merodeador
outsider-warrior = Guerrero
outsider-assassin = Asesino
outsider-barbarian = Bárbaro
outsider-invader = Invasor
outsider-champion = Campeón
outsider-mercenary = Mercenario
outsider-protector = Protector
outsider-thief = Ladrón
outsider-traitor = Traidor

people-saracen = Sarraceno
people-byzantine = Bizantino
people-viking = Vikingo

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

order-commission = Comisionar
order-fortify = Fortificar
order-garrison = Guarnecer
order-absolve = Absolver
order-attack = Atacar
order-convert = Convertir

favour-recruit = Reclutar gratis
favour-suspicion-and-tax = Sospecha e impuestos
favour-criminals = Criminales
favour-attribute = Subir un atributo
favour-clear-name = Deuda o sospechas
favour-loan = Trabajadores a crédito
favour-workshop = Desarrollo o trabajadores
favour-labourers = Jornaleros
favour-supplies = Provisiones e impuestos
favour-pray = Rezo

scheme-kings_favour = Favor del Rey
scheme-commission = Comisionar
scheme-fortify = Fortificar
scheme-garrison = Guarnecer
scheme-absolve = Absolver
scheme-attack = Atacar
scheme-convert = Convertir
scheme-kings_orders = Órdenes del Rey

## Preguntas

prompt-setup-hire = ¿A qué ciudadano contratas gratis?
prompt-paladin = ¿Qué paladín usas esta ronda y cuál va encima de tu mazo?
prompt-tavern = ¿Qué carta de taberna coges?
prompt-turn = Realiza una acción o pasa hasta el final de la ronda.
prompt-workers =
    { $about ->
        [square] { $action } en la zona { $area } ({ $take }): ¿qué trabajadores colocas?
        [jar] { $action }, espacio { $space } ({ $take }): ¿qué trabajadores colocas?
        [quest] Misión: { $townsfolk }. ¿Qué trabajadores colocas?
        [hire] Contratar: { $townsfolk }. ¿Qué trabajadores colocas?
        [outsider] { $action }: { $outsider } ({ $people }). ¿Qué trabajadores colocas?
        [workshop] Taller en { $on }, espacio { $slot }: ¿qué trabajadores colocas?
       *[nothing] { $action }: ¿qué trabajadores colocas?
    }
prompt-quest = ¿A quién envías a una misión?
prompt-hire = ¿A quién contratas?
prompt-free-recruit = ¿Contratas gratis a un ciudadano?
prompt-workshop = ¿Dónde va tu taller?
prompt-square =
    { $piece ->
        [outpost] ¿En qué casilla del tablero principal va tu puesto avanzado?
       *[monk] ¿En qué casilla del tablero principal va tu monje?
    }
prompt-jar = ¿En qué espacio va tu vasija?
prompt-attack = ¿A qué forastero atacas?
prompt-convert = ¿A qué forastero conviertes?
prompt-pray = ¿De qué acción retiras a todos los trabajadores?
prompt-discard = ¿Cuántas sospechas descartas?
prompt-pay-debt = ¿Pagas una de tus deudas?
prompt-destroy-debt = ¿Destruyes una de tus deudas?
prompt-choice = ¿Qué recompensa coges?
prompt-ability = Ha llegado la Inquisición: ¿cuál de tus ciudadanos actúa ahora?
prompt-keep = ¿Qué trabajadores conservas para la próxima ronda?

pass-turn = Pasar
pass-free-recruit = No contratar a nadie
pass-pray = No retirar trabajadores
pass-discard = No descartar ninguna
pass-pay-debt = No pagar
pass-destroy-debt = Conservar la deuda

for-price =
    { $price ->
        [nada] {""}
       *[other] {" "}(precio: { $price })
    }
option-develop = Desarrollar con 2 trabajadores{ for-price }
option-quest = Reclutar con 1 trabajador: enviar a alguien a una misión
option-hire = Reclutar con 2 trabajadores: contratar a alguien
option-hunt-1 = Cazar con 1 trabajador: { $take }
option-hunt-2 = Cazar con 2 trabajadores: { $take }
option-trade-1 = Comerciar con 1 trabajador: { $take }
option-trade-2 = Comerciar con 2 trabajadores: { $take }
option-pray = Rezar{ for-price }
option-conspire = Conspirar
option-commission = Comisionar a un monje{ for-price }
option-fortify = Fortificar con una muralla{ for-price }
option-garrison = Guarnecer un puesto avanzado{ for-price }
option-absolve = Absolver con una vasija{ for-price }
option-attack = Atacar a un forastero
option-convert = Convertir a un forastero{ for-price }
option-favour =
    { $choice ->
        [0] Favor del Rey ({ $worker }): { $take }{ for-price }
       *[other] Favor del Rey ({ $worker }): { $favour }{ for-price }
    }
option-workers = Colocar: { $workers }
option-keep = Conservar: { $workers }
option-no-card = El espacio { $place }, que está vacío
option-send = { $place }. Enviar a una misión: { $townsfolk } – { $take }{ for-price }
option-take-on = { $place }. Contratar: { $townsfolk } – al momento: { $take }; permanente ({ $when }): { $ongoing }{ for-price }
option-square = Zona { $area }, casilla { $square }: { $take }
option-jar = Vasija en el espacio { $space }: { $take }
option-workshop = { $action }, espacio { $slot } ({ $worker })
option-attacks = { $place }. Atacar: { $outsider } ({ $people }) – { $take }{ for-price }
option-converts =
    { $place }. Convertir: { $outsider } ({ $people }) – { $take }; al final { $base ->
        [0] {""}
       *[other] { $base } PV +{" "}
    }{ $points } PV por cada { $thing }
option-empty = Retirar a todos los trabajadores: { $action }
option-reward = Coger: { $take }
option-discard =
    { $count ->
        [one] Descartar 1 sospecha
       *[other] Descartar { $count } sospechas
    }
option-pay-debt = Pagar una deuda
option-destroy-debt = Destruir una deuda
option-paladin = Usar a { $paladin }; { $top } encima del mazo
option-tavern = Coger: { $workers }
option-ability = Que actúe: { $townsfolk }

## Sucesos

start-player = { $seat } empieza la partida.
round = Comienza la ronda { $round }; empieza { $seat }.
order-revealed = Orden del Rey { $place }: { $order }.
order-met = { $seat } cumple una Orden del Rey: { $order } ({ $points } PV al final).
favour-revealed = Favor del Rey { $place }: { $favour }.
draws-paladins = { $seat } roba: { $first }, { $second } y { $third }.
reveals-paladin = { $seat } revela a { $paladin }.
takes-tavern = { $seat } coge una carta de taberna: { $workers }.
gains = { $seat } recibe { $take }.
pays = { $seat } paga { $give }.
raises = { $seat } sube { $count } de { $attribute }, hasta { $level }.
owes = { $seat } coge { $take }.
discards =
    { $count ->
        [one] { $seat } descarta 1 sospecha.
       *[other] { $seat } descarta { $count } sospechas.
    }
suspicions-shuffled = Las sospechas descartadas se barajan y forman un nuevo mazo.
taxes = { $seat } coge { $take } de la reserva de impuestos; allí quedan { $tax }.
suspected =
    { $silver ->
        [0] { $seat } roba una sospecha sin impuestos.
       *[other] { $seat } roba una sospecha con { $silver } de plata de los impuestos.
    }
debt-paid = { $seat } paga una deuda.
debt-destroyed = { $seat } destruye una deuda.
inquisition = Llega la Inquisición.
acts = { $seat } hace actuar a un ciudadano: { $townsfolk }.
tax-filled = La reserva de impuestos se rellena hasta { $count } de plata.
places = { $seat } coloca trabajadores ({ $action }): { $workers }.
empties = { $seat } retira a todos los trabajadores de una acción: { $action }.
develops = { $seat } construye un taller: { $action }, espacio { $slot }.
quests = { $seat } envía a un ciudadano a una misión: { $townsfolk }.
hires = { $seat } contrata a un ciudadano: { $townsfolk }.
commissions = { $seat } envía a un monje a la zona { $area }.
garrisons = { $seat } coloca un puesto avanzado en la zona { $area }.
fortifies =
    { $points ->
        [0] { $seat } construye una muralla: { $take }.
       *[other] { $seat } construye una muralla: { $take }, { $points } PV.
    }
absolves = { $seat } coloca una vasija en el espacio { $space }.
attacks = { $seat } ataca a un forastero: { $outsider } ({ $people }).
converts = { $seat } convierte a un forastero: { $outsider } ({ $people }).
uses-favour = { $seat } usa un Favor del Rey con un { $worker }: { $favour }.
passes =
    { $why ->
        [no-workers] { $seat } no tiene más trabajadores y pasa.
        [no-action] { $seat } no puede hacer nada con los trabajadores que le quedan y pasa.
       *[chosen] { $seat } pasa.
    }
keeps = { $seat } conserva: { $workers }.
ai-workshop = La IA recibe un taller: { $action }.
ai-workers =
    { $count ->
        [one] La IA empieza la ronda con 1 trabajador.
       *[other] La IA empieza la ronda con { $count } trabajadores.
    }
ai-marker = El marcador de recursos de la IA avanza a la casilla { $space }.
ai-tax = De la reserva de impuestos a la reserva común: { $count } de plata; en la de impuestos: { $tax }.
ai-scheme = El plan de la IA: { $scheme }.
ai-acts = La IA realiza la acción: { $action }.
ai-favour = La IA usa un Favor del Rey: { $favour }.
ai-prays =
    { $workers ->
        [0] La IA retira a todos los trabajadores de su lado derecho y baraja sus planes.
        [one] La IA recibe 1 trabajador y baraja sus planes.
       *[other] La IA recibe { $workers } trabajadores y baraja sus planes.
    }
end = La partida ha terminado.

## Puntuación

score-orders = Órdenes del Rey
score-strength = Fuerza
score-faith = Fe
score-influence = Influencia
score-develop = Desarrollar
score-garrison = Guarnecer
score-absolve = Absolver
score-commission = Comisionar
score-fortify = Fortificar
score-walls = PV de las murallas
score-outsiders = Forasteros convertidos
score-debts = Deudas
score-resources = Plata y provisiones

## Tablero

board-round = Ronda { $round } de 7
board-start = empieza: { $seat }
board-tax = Impuestos: { $count }
board-decks = Mazos: ciudadanos { $townsfolk }, forasteros { $outsiders }, murallas { $walls }, taberna { $tavern }, sospechas { $suspicions }
board-orders = Órdenes del Rey
board-order = { $points } PV: { $need }× { $order }
board-unseen = ronda { $round }
board-favours = Favores del Rey
board-tavern = Taberna
board-taken = elegida por { $seat }
board-townsfolk = Ciudadanos
board-outsiders = Forasteros
board-empty = vacío
board-quest = misión
board-hire = contratar
board-lasting = permanente
board-or-debt = o una deuda
board-or = o
board-area = Zona { $area } · fe { $faith } · fuerza { $strength }
board-points = { $points } PV
board-paladin = Paladín: { $paladin }
board-no-paladin = aún sin paladín
board-goods = Tiene: { $goods }
board-hired = Ciudadanos
board-converted = Convertidos
board-attacked = Atacados
board-jars = Espacios de vasijas
board-debts = Deudas: { $unpaid } sin pagar, { $paid } pagadas
board-suspicions = Sospechas: { $count }
board-passed = ha pasado
board-hand = En la mano: { $cards }
board-deck = Mazo: encima { $top }; al fondo { $bottom }
board-ai-state =
    { $workers ->
        [one] 1 trabajador · marcador de recursos en { $marker } · plan: { $scheme }
       *[other] { $workers } trabajadores · marcador de recursos en { $marker } · plan: { $scheme }
    }
board-none = ninguno
board-needs = Influencia para la próxima muralla { $wall }, para la próxima vasija { $jar }
board-left =
    { $count ->
        [one] queda 1 carta en el mazo
       *[other] quedan { $count } cartas en el mazo
    }
board-walls-left = Murallas restantes: { $count }
board-debt-supply = Deudas en la reserva: { $count }
board-square-monk = Monje: { $name }
board-square-outpost = Puesto avanzado: { $name }
board-attack-price = Atacar aquí te cuesta { $price }
board-when-pay_debt = pagar una deuda
board-when-inquisition = la Inquisición
board-when-inquisition_with_2_suspicions = la Inquisición con al menos 2 sospechas
board-when-inquisition_without_suspicion = la Inquisición sin sospechas
board-scores =
    { $base ->
        [0] { $points } PV por cada { $thing }
       *[other] { $base } PV, y { $points } PV por cada { $thing }
    }
amount-per_develop =
    { $count ->
        [one] taller construido
       *[other] { $count } talleres construidos
    }
amount-per_commission =
    { $count ->
        [one] monje enviado
       *[other] { $count } monjes enviados
    }
amount-per_fortify =
    { $count ->
        [one] muralla construida
       *[other] { $count } murallas construidas
    }
amount-per_garrison =
    { $count ->
        [one] puesto avanzado colocado
       *[other] { $count } puestos avanzados colocados
    }
amount-per_absolve =
    { $count ->
        [one] vasija colocada
       *[other] { $count } vasijas colocadas
    }
amount-per_hired_townsfolk =
    { $count ->
        [one] ciudadano contratado
       *[other] { $count } ciudadanos contratados
    }
amount-per_strength =
    { $count ->
        [one] punto de fuerza
       *[other] { $count } de fuerza
    }
amount-per_faith =
    { $count ->
        [one] punto de fe
       *[other] { $count } de fe
    }
amount-per_influence =
    { $count ->
        [one] punto de influencia
       *[other] { $count } de influencia
    }
amount-per_attacked_saracen =
    { $count ->
        [one] sarraceno atacado
       *[other] { $count } sarracenos atacados
    }
amount-per_attacked_byzantine =
    { $count ->
        [one] bizantino atacado
       *[other] { $count } bizantinos atacados
    }
amount-per_attacked_viking =
    { $count ->
        [one] vikingo atacado
       *[other] { $count } vikingos atacados
    }
amount-per_kings_order =
    { $count ->
        [one] Orden del Rey cumplida
       *[other] { $count } Órdenes del Rey cumplidas
    }
amount-per_converted_mercenary =
    { $count ->
        [one] Mercenario convertido
       *[other] { $count } Mercenarios convertidos
    }
amount-per_paid_debt =
    { $count ->
        [one] deuda pagada
       *[other] { $count } deudas pagadas
    }
amount-per_unpaid_debt =
    { $count ->
        [one] deuda sin pagar
       *[other] { $count } deudas sin pagar
    }
amount-per_suspicion =
    { $count ->
        [one] sospecha
       *[other] { $count } sospechas
    }
board-ability-no_provision_cost = { $action } no cuesta provisiones
board-ability-no_silver_cost = { $action } no cuesta plata
board-ability-silver_discount = { $action } cuesta { $amount } de plata menos
board-ability-gain_silver = { $action } da además { $amount } de plata
board-ability-gain_provisions =
    { $amount ->
        [one] { $action } da además 1 provisión
       *[other] { $action } da además { $amount } provisiones
    }
board-slot = { $action }, espacio { $slot }: { $worker }
board-workshop = Taller
board-price = precio: { $price }
board-tests = exige { $tests }, aumenta { $raises }
board-done =
    { $count ->
        [one] { $action }: 1 vez hasta ahora
       *[other] { $action }: { $count } veces hasta ahora
    }
board-does-develop = un taller en un espacio, y un trabajador más
board-does-recruit = enviar a un ciudadano a una misión o contratarlo
board-does-hunt = da provisiones
board-does-trade = da plata
board-does-pray = vacía una acción, que se puede repetir
board-does-conspire = un criminal, con una sospecha
board-does-commission = un monje en una casilla, por su recompensa
board-does-fortify = una muralla, por su recompensa
board-does-garrison = un puesto avanzado en una casilla, por su recompensa
board-does-absolve = una vasija en un espacio, una sospecha menos
board-does-attack = atacar a un forastero, por su recompensa
board-does-convert = convertir a un forastero, por puntos al final
board-left-side = Acciones del lado izquierdo
board-right-side = Acciones del lado derecho
board-level = { $attribute } { $mark }, { $level } con el paladín
board-walls = Murallas
board-wall-place = Próxima muralla: influencia { $need }, precio { $price }
board-convert-place = Convertir por { $price }
board-jar-space = Espacio de vasija: { $take }
board-supply = Trabajadores listos
board-no-workers = sin trabajadores
board-suspicion = Sospecha con { $silver } de plata de los impuestos
board-face-down = boca abajo
board-paladins = Tus paladines
board-on-top = encima del mazo
board-ai-workers = Trabajadores de la IA: { $count }
board-ai-marker = Marcador de recursos en la casilla { $space }
board-taken-space = ocupado esta ronda
board-schemes = Planes en el mazo
board-scheme-left =
    { $scheme }: { $left } en el mazo, { $discarded ->
        [one] 1 usado
       *[other] { $discarded } usados
    }

## La sala

preset-hungarian = Edición húngara
preset-hungarian-text = Las reglas húngaras: el Traidor cuesta puntos, y todos revelan a su paladín antes de que nadie vaya a la taberna.
preset-original = Edición original
preset-original-text = Las reglas inglesas de 2019: el Traidor alivia las deudas sin pagar, y cada uno va a la taberna nada más revelar a su paladín.
preset-easy = En solitario, fácil
preset-easy-text = La edición húngara con una IA más débil en solitario; con más jugadores no cambia nada.
preset-hard = En solitario, difícil
preset-hard-text = La edición húngara con una IA más fuerte en solitario; con más jugadores no cambia nada.
switch-traitor = El Traidor
switch-traitor-hungarian = cada deuda sin pagar cuesta un punto más
switch-traitor-original = cada deuda sin pagar cuesta un punto menos
switch-tavern = Ir a la taberna
switch-tavern-hungarian = cuando todos han revelado a su paladín
switch-tavern-original = cada uno justo después de su paladín
switch-difficulty = Dificultad en solitario
switch-difficulty-standard = media
switch-difficulty-easy = fácil
switch-difficulty-hard = difícil

## Por qué lo haría el rey

reason-points =
    { $mine ->
        [one] Pronto tendrás 1 punto en vez de { $others }.
       *[other] Pronto tendrás { $mine } puntos en vez de { $others }.
    }
reason-strength = Tu fuerza será pronto { $mine } en vez de { $others }.
reason-faith = Tu fe será pronto { $mine } en vez de { $others }.
reason-influence = Tu influencia será pronto { $mine } en vez de { $others }.
reason-silver = Pronto tendrás { $mine } de plata en vez de { $others }.
reason-provisions =
    { $mine ->
        [one] Pronto tendrás 1 provisión en vez de { $others }.
       *[other] Pronto tendrás { $mine } provisiones en vez de { $others }.
    }
reason-workers =
    { $mine ->
        [one] Pronto tendrás 1 trabajador para la ronda en vez de { $others }.
       *[other] Pronto tendrás { $mine } trabajadores para la ronda en vez de { $others }.
    }
reason-favours =
    { $mine ->
        [one] Te queda abierto 1 Favor del Rey en vez de { $others }.
       *[other] Te quedan abiertos { $mine } Favores del Rey en vez de { $others }.
    }
reason-workshops =
    { $mine ->
        [one] Pronto tendrás 1 taller en vez de { $others }.
       *[other] Pronto tendrás { $mine } talleres en vez de { $others }.
    }
reason-start = Tú empiezas la ronda con un { $mine } % de probabilidad en vez de un { $others } %.
reason-debts =
    { $mine ->
        [one] Pronto tendrás 1 deuda sin pagar en vez de { $others }.
       *[other] Pronto tendrás { $mine } deudas sin pagar en vez de { $others }.
    }
reason-paid-debts =
    { $mine ->
        [one] Pronto tendrás 1 deuda pagada en vez de { $others }.
       *[other] Pronto tendrás { $mine } deudas pagadas en vez de { $others }.
    }
reason-suspicion =
    { $mine ->
        [one] Pronto tendrás 1 sospecha en vez de { $others }.
       *[other] Pronto tendrás { $mine } sospechas en vez de { $others }.
    }
reason-inquisition = La Inquisición te encontraría más sospechas que a nadie con un { $mine } % de probabilidad en vez de un { $others } % (reserva de impuestos: { $tax } de plata).
reason-pieces =
    { $mine ->
        [one] { $action }: pronto 1 vez en vez de { $others }.
       *[other] { $action }: pronto { $mine } veces en vez de { $others }.
    }
reason-actions = { $action }: aún es posible esta ronda con un { $mine } % de probabilidad en vez de un { $others } %.
reason-orders = Orden del Rey «{ $order }» (+{ $points }): pronto { $mine } de { $need } en vez de { $others }.
reason-townsfolk = { $townsfolk }: se une a ti con un { $mine } % de probabilidad en vez de un { $others } %.

scene-inquisition = La Inquisición
scene-opponent = La IA
scene-order = Una Orden del Rey

## Living cards

card-gives = Da: { $take }.
card-lends = Presta para esta ronda: { $take }.
card-gives-either = Da, a tu elección: { $first } o { $second }.
card-gives-one = Da, a tu elección: { $first }, { $second } o { $third }.
card-takes = Hace falta un trabajador: { $worker }.
card-used = En esta ronda ya lo ha usado { $seat }.
card-quest = En misión: { $take }.
card-hire = Contratado, al momento: { $take }.
card-lasting = Después, cada vez ({ $when }): { $take }.
card-people = Pueblo: { $people }
card-attack = Atacar exige fuerza { $strength } y da: { $take }.
card-convert = Convertir exige fe { $faith } y da: { $take }.
card-lies-with = Está con { $seat }.
card-square = Una casilla de la zona { $area }
card-criminal-slot = Un criminal puede ocupar cualquier espacio. Donde hay un taller no hace falta trabajador.
card-ready = Listos: { $amount }.
card-track = Al final, este nivel vale { $points } PV, sin el paladín.
card-tax = Cuando se toma la última plata, llega la Inquisición.
card-debt-worth = Al final, cada deuda sin pagar vale { $unpaid } PV, cada una pagada { $paid }.
card-filled = Aquí hay una vasija.
card-order-unseen = Orden del Rey, se revela en la ronda { $round }
card-order-worth = Quien la cumple obtiene { $points } PV al final.
card-favour-unseen = Favor del Rey, se revela en la ronda { $round }
card-so-far = Si la partida terminara ahora:
card-most-suspicions = El mayor número en esta mesa: { $most }.
not-passed = Has pasado por esta ronda.
not-no-workers = Te quedan 0 trabajadores.
not-standing = En esta acción ya hay trabajadores tuyos: se podrá repetir en la próxima ronda, o si Rezar la vacía.
not-few-workers = Hacen falta trabajadores: { $need }; tienes { $have }.
not-worker-kinds = Hace falta: { $need }. Tienes { $have }.
not-workshops = Tus { $count } talleres ya están todos puestos.
not-nobody = La fila está vacía.
not-seven = Lo has hecho { $count } veces; no se puede más.
not-cost = Cuesta { $price }, y tienes { $have }.
not-level = Hace falta { $attribute } { $need }; tienes { $have }.
not-attack-level = Atacar exige fuerza { $need }; tienes { $have }. El resto cuesta { $price }, y tienes { $silver }.
not-convert-level = Convertir exige fe { $need }; tienes { $have }.
not-monk = Aquí un monje exige fe { $need }; tienes { $have }.
not-outpost = Aquí un puesto avanzado exige fuerza { $need }; tienes { $have }.
not-squares = Toda casilla a tu alcance está ocupada ({ $attribute }: { $have }).
not-walls = Quedan 0 cartas de muralla.
not-reach = No alcanzas a ningún forastero ({ $attribute }: { $have }).
not-favour-used = { $seat } lo ha usado en esta ronda; cada Favor sirve una vez por ronda.
not-action-first = Elige primero la acción, después su objeto.
not-in-crew = Esta carta ya es de { $seat }; actúa por sí sola.
not-beaten = Este forastero ya está con { $seat }.
not-tavern = Esta carta la ha tomado { $seat }.
not-square-held = Aquí hay una pieza de { $seat }; en cada casilla cabe una.
not-jar = Aquí ya hay una vasija; en cada espacio cabe una.
not-no-debt = Tienes 0 deudas sin pagar.
not-reward = Solo lo permite una recompensa que lo diga.
not-inquisition = Actúa cuando llega la Inquisición. Plata en la reserva de impuestos: { $tax }.
not-theirs = Esto es de { $seat }.
not-workshop-slot = Un taller va en uno de los dos primeros espacios de una acción del lado derecho.

## Lo que decide los empates

decided-orders = Igualdad de puntos: decidieron los puntos de Órdenes del Rey ({ $best } contra { $next }).
decided-suspicions = Igualdad de puntos, también de Órdenes del Rey: decidieron menos sospechas ({ $best } contra { $next }).
