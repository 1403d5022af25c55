# La mesa en el navegador, en español.

skip = Ir a la mesa
language = Idioma
go = Ir
trouble = No ha funcionado
to-lobby = Volver al salón

## Cuando algo falla

trouble-away = Ahora mismo no se puede acceder a las mesas, y no ha cambiado nada. Inténtalo de nuevo en un momento.
trouble-unwritten = Ahora mismo no se puede anotar, y no ha cambiado nada. Inténtalo de nuevo en un momento.
trouble-stale = La mesa ha avanzado entretanto. Vuelve a mirarla.
trouble-taken = Este asiento está ocupado.
trouble-invitation = Esta invitación no corresponde a ningún asiento de esta mesa.
trouble-not-yours = Este no es tu asiento.
trouble-opponent = No hay ningún rival «{ $kind }».
trouble-not-yet = La partida empieza cuando todos se han sentado.
trouble-undo = Esto ya no se puede deshacer.
trouble-no-plea = Ahora nadie te pide nada.
trouble-over = La partida ha terminado.
trouble-present = Solo se sustituye a quien lleva { $minutes } minutos sin conexión.
trouble-talk = Solo pueden hablar quienes están sentados a la mesa.
trouble-talk-slowly = Despacio, por favor: deja hablar a los demás.
trouble-full = Todas las mesas de la casa están ocupadas. Inténtalo más tarde.
trouble-slowly = Despacio, por favor: demasiados mensajes a la vez.
trouble-nothing = Eso no se puede hacer aquí.
trouble-long = Un mensaje tiene como máximo { $most } caracteres.
trouble-no-table = Esa mesa no existe. Quizá la dirección esté incompleta.
trouble-other-site = Este formulario venía de otro sitio.
trouble-form = Este formulario es demasiado grande.
trouble-many-tables = Has abierto { $most } mesas en una hora. Tómate un descanso antes de abrir otra.
trouble-move = Este enlace ha caducado o ya se ha usado. Crea otro en tu primer dispositivo.
trouble-many-moves = Has creado { $most } enlaces para otros dispositivos en una hora. Usa uno de ellos o espera un poco.
trouble-many-links = Tienes { $most } mesas abiertas a la vez. Cierra una y vuelve a mirar.
trouble-address-tables = Desde tu dirección se han abierto { $most } mesas en una hora. Tómate un descanso antes de abrir otra.
trouble-address-links = Desde tu dirección hay { $most } mesas abiertas a la vez. Cierra una y vuelve a mirar.
trouble-address-pages = Desde tu dirección se han pedido demasiadas páginas a la vez. Espera un momento y vuelve a intentarlo.
trouble-not-over = Esto se puede ver cuando termina la partida.
trouble-not-sat = Solo puede hacerlo quien se sentó a esta mesa.
trouble-other-version = Esta mesa viene de otra versión. Se puede mirar, y seguir jugando en una mesa nueva.
trouble-unreadable = Esta mesa viene de otra versión, y esta no sabe leerla.
trouble-impossible = Eso no es posible ahora.
trouble-hints-off = En esta mesa no se pide consejo al rey.
trouble-hint-nothing = Ahora no hay nada que elegir para este asiento.
trouble-hint-thinks = El rey aún está pensando.
trouble-hint-busy = Al rey lo reclaman en otras mesas. Pregúntale de nuevo en un momento.
trouble-seats = { $title } es para { $low } a { $high } asientos, no para { $seats }.
trouble-no-game = Aquí no hay ningún juego «{ $name }».

## Cambio de dispositivo

move-title = Seguir en otro dispositivo
move-text = Abre este enlace en el otro dispositivo o escanea el código. Sirve una sola vez, durante un cuarto de hora, y lleva consigo tus mesas y asientos.
move-here = Tus mesas y asientos pasan a este dispositivo.
move-button = Seguir aquí
end-title = Cerrar sesión en los demás dispositivos
end-text = Si has perdido un dispositivo, o si otra persona ha usado tu enlace: todos los demás dispositivos pierden al instante tus mesas y asientos. En este se quedan.
end-button = Cerrar sesión en los demás
end-done = Hecho: tus mesas están ahora solo en este dispositivo.

## Ajustes

settings = Ajustes
theme = Luz
theme-auto = como en este dispositivo
theme-light = de día
theme-dark = de noche
scenes = Grandes momentos
scenes-normal = con calma
scenes-slow = despacio
scenes-fast = rápido
scenes-off = desactivados
scene-skip = Cualquier tecla o clic: seguir
scene-tap = Toca: seguir
motion = Movimiento
motion-auto = como en este dispositivo
motion-calm = tranquilo
careful = Antes de una decisión definitiva
careful-yes = preguntar otra vez
careful-no = no preguntar
close = Cerrar

## Salón

lobby-title = Un lugar en la corte
lobby-text = Juegos de la corte real para familia y amigos: en una sola pantalla, cada cual en su móvil o por internet.
lobby-open = Tus mesas
lobby-away = Mesas guardadas
put-away = Guardar
bring-back = Recuperar
lobby-new = Una mesa nueva
lobby-who = ¿Quién juega?
lobby-seat = Asiento { $number }
lobby-name = Nombre para el asiento { $number }
lobby-preset = Modo de juego
lobby-options = Reglas sueltas
as-preset = como arriba
lobby-no-hints = Sin consejos
lobby-no-hints-text = En esta mesa nadie puede preguntar qué haría el rey.
lobby-start = Tomar asiento
seat-none = nadie
seat-me = yo
seat-here = alguien aquí
seat-link = un amigo con invitación
opponent-random = Rival al azar
opponent-greedy = Rival codicioso
opponent-page = Paje (amistoso)
opponent-squire = Escudero (fácil)
opponent-knight = Caballero (sólido)
opponent-duke = Duque (fuerte)
opponent-king = Rey (temido)
edition-title = Sobre esta edición
edition-text = Valores impresos tomados del reglamento: { $rulebook }; de fuentes públicas: { $reported }; reconstruidos por nosotros: { $reconstructed }.
table-over = terminada
table-going = en curso
table-other = de otra versión
courtiers = Lorenzo, Beatriz, Gregorio, Sofía, Martín
table-yours = te toca
seat-person = una persona
seat-away = ausente

## Unirse

join-text = Tienes una invitación para el asiento { $number }.
your-name = Tu nombre
sit-down = Sentarse
invite-title = Invita a tus amigos
invite-seat = Asiento { $number }
copy = Copiar
seats = Asientos
hand-over = Que el ordenador juegue por mí
take-back = Vuelvo a jugar yo
replace = Que el ordenador juegue por { $seat }
return = Que { $seat } vuelva a jugar
big-screen = Vista pública para una pantalla grande
bot-plays = { $seat } es un bot.
bot-lost = A { $seat } se le ha acabado el tiempo; un paje juega en su lugar.
earlier-rules = Las reglas se han corregido desde que se abrió esta mesa. La partida sigue con las reglas actuales.
earlier-values = Se han corregido valores impresos desde que se abrió esta mesa. Conserva los del principio.

## Mesa

board = Tablero
waiting-for = Turno de { $seats }.
waiting-seats =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
curtain-title = Es el turno de { $seat }.
curtain-lift = Soy { $seat }: ver mi lado
other-title = Esta mesa viene de otra versión.
other-text = De sus { $total } decisiones, { $fit } se ajustan a las reglas actuales; la ves tal como estaba tras la última de ellas.
other-on = La partida sigue aquí
undo = Deshacer
undo-ask = Pedir deshacer
plea-waits = Aún sin respuesta: { $seats }.
plea-agree = De acuerdo
plea-refuse = No estoy de acuerdo
plea-withdraw = Retiro mi petición
offline = Ahora no se puede acceder a la mesa; la conexión volverá por sí sola.
rule = Regla
hint = ¿Qué haría el rey?
hint-title = El consejo del rey
hurry = Sin pausas
online = conectado
story = Las últimas decisiones
story-back = Decisión anterior
story-on = Decisión siguiente
log-new = nuevo
luck-sealed = El azar de esta partida ya está fijado; su sello es { $seal }. Al terminar, todos pueden ver que nadie lo cambió.
options-fold = Opciones
find-pieces = Mostrar en el tablero
choose-on-board = Elige en el tablero.
options-list = Lista ({ $count })
put-back = Elegir de nuevo
rule-title = La regla detrás de esta pregunta
rules-all = Todas las reglas (en inglés)
confirm-title = ¿Seguro?
confirm-text = Esto no se puede deshacer.
confirm-yes = Sí, elijo esto
confirm-undo = Desde esa decisión se ha sacado, tirado o revelado algo. Aun así puedes deshacerla; el diario lo dirá.
confirm-undo-yes = Sí, deshacer
confirm-no = No, volver
confirm-never = No preguntar más en este dispositivo
log = Lo que ha pasado
others = Los demás
tab-log = Diario
tab-chat = Charla
keys = Teclas
keys-numbers = 1 a 9: elegir una opción
keys-list = L: abrir o cerrar la lista de opciones
keys-space = Espacio: solo el tablero, y volver
keys-undo = U: deshacer
keys-hint = H: preguntar al rey
keys-rule = R: la regla detrás de la pregunta
keys-story = Flechas: repasar lo ocurrido
keys-replay = P: reproducir o pausar
keys-escape = Esc: soltar lo tomado, cerrar lo abierto
keys-sheet = ?: esta hoja
chat = Charla
chat-label = Di algo
send = Enviar
say-hello = ¡Hola!
say-well-played = ¡Bien jugado!
say-thanks = Gracias.
say-one-moment = Un momento, por favor.
say-oops = Vaya.
say-good-game = ¡Buena partida!

## Después de la partida

over = La partida ha terminado.
score-sheet = La crónica
winners =
    { $count ->
        [0] Nadie ha ganado.
        [one] { $seats } ha ganado.
       *[other] Victoria compartida: { $seats }.
    }
total = Total
chart = Puntos a lo largo de la partida
verified = Comprobado: la semilla, cada decisión y los puntos encajan con el sello mostrado antes de la partida ({ $seal }).
seed-text = La semilla del azar era { $seed }. Cualquiera puede comprobarla con el registro.
download = Descargar el registro
rematch = Otra partida
replay = Volver a verla
replay-at = Tras la decisión
replay-seat = Vista por
replay-play = Reproducir
replay-stop = Pausa
replay-pace = Velocidad
replay-slow = lenta
replay-normal = normal
replay-fast = rápida
spectator = todos
play-on = Seguir jugando desde aquí

## El reglamento

book-title = { $game }: el reglamento
book-find = Buscar en el reglamento
book-found = Pasajes encontrados:
book-none = No se ha encontrado nada. Prueba con otra palabra, o con una parte.
book-print = Imprimir
book-whole = Todo en una página
book-contents = Índice
book-neighbours = Página anterior y siguiente
book-back = Anterior
book-next = Siguiente
book-for = Estas reglas:
book-usual-rules = las reglas habituales
book-own-rules = reglas elegidas una a una
book-read-on = Seguir leyendo en el reglamento
book-why = la regla de esto
book-open = El reglamento
trouble-no-page = El reglamento de { $title } no tiene esa página.

## The hall

hall-play = Jugar
hall-learn = Aprender
hall-invite = Invitar
hall-set = Preparar
hall-seats = { $low }–{ $high } jugadores
hall-minutes = { $low }–{ $high } min
hall-you = Tú
hall-levels = Cómo juegan los rivales
hall-add = ¿Quién más?
hall-add-opponent = un rival
hall-remove = Quitar el asiento { $number }
hall-changes = ¿Qué cambia?
level-page = paje
level-squire = escudero
level-knight = caballero
level-duke = duque
level-king = rey
plays-page = Toma lo que a primera vista parece mejor y se le escapa la mitad de lo posible. Bueno para la primera partida.
plays-squire = Piensa un poco por adelantado, pero se le escapa mucho, sobre todo lo que da fruto tarde.
plays-knight = Juega con cuidado y se le escapa poco. Para quien conoce el juego.
plays-duke = Piensa muy por adelantado y no se le escapa casi nada.
plays-king = Lo sopesa todo y es quien más lejos ve. A veces hay que esperarlo un momento.
tables-go-on = Seguir jugando
tables-all = Todas las mesas: { $count }
tables-turns =
    { $count ->
        [one] te toca en una
       *[other] te toca en { $count }
    }
tables-find = Buscar por nombre o juego
tables-game = Juego
tables-all-games = Todos los juegos
tables-search = Buscar
tables-none = Aquí no hay ninguna mesa así.
tables-later = Mesas posteriores
tables-earlier = Mesas anteriores
ago-now = ahora mismo
ago-minutes =
    { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
ago-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
offline-title = No hay conexión.
offline-text = Tus mesas están a salvo: todo lo que has elegido queda guardado en la mesa. En cuanto vuelva la conexión, podrás seguir.
offline-again = Probar otra vez
call-sound = Sonido
call-turn = Te toca
call-offer = ¿Quieres que este dispositivo te avise cuando te toque y estés mirando otra cosa?
call-yes = Sí, por favor
call-no = No

## Living cards

keys-card = I: qué es una pieza y por qué no ahora; las flechas pasan a la siguiente
card-keep = I lo deja abierto
card-more = En el reglamento: { $title }
trouble-no-piece = No hay nada así en esta mesa.

## La primera partida guiada

learn = Aprender: una primera partida guiada
guide = El guía
guide-step = Paso { $number } de { $total }
guide-next = Siguiente
guide-again = Otra vez
guide-leave = Sin el guía
guide-return = Que vuelva el guía
keys-guide = N: la página siguiente del guía
guide-lit = El guía elegiría esto.
guide-heed = Enséñame qué harías tú
guide-insist = Lo quiero de todos modos
guide-rest = Que un paje siga jugando por mí
trouble-no-lesson = { $title } no tiene esa partida guiada.
trouble-unguided = Esta no es una partida guiada.

# Players of the house.
plays-house = Un jugador que ha traído el anfitrión de esta casa.
trouble-player-unfit = { $name } no puede jugar en una mesa así.

## La sala

hall-room = En el televisor
begin-those =
    { $count ->
        [one] Empezar en solitario
       *[other] Empezar { $count } jugadores
    }
begin-opponents =
    { $count ->
        [one] Que un rival ocupe el asiento libre
       *[other] Que unos rivales ocupen los asientos libres
    }
room-title = Siéntate con tu teléfono
room-text = Escanea el código, escribe tu nombre y siéntate. La partida empieza en cuanto se ocupan todos los asientos, o cuando alguno de vosotros lo decide.
room-free = libre
room-join = Hay un asiento para ti en esta mesa.
room-local = A este servidor solo se llega desde este equipo. Inícialo con make play, o con regalia serve --host 0.0.0.0, y entrarán los teléfonos de tu red.
room-back = Para volver a tu lado, o solo para mirar: escanea esto.
room-turn = Le toca a: { $seats }
trouble-all-taken = Todos los asientos de esta mesa están ocupados.
trouble-begun = La partida ha empezado; solo un rival puede ocupar un asiento libre.

## El canal de los turnos propios

feed-title = Regalia: tus turnos
feed-turn = { $game }: es tu turno
feed-with =
    { $count ->
        [0] Juegas en solitario.
       *[other] Con { $names }.
    }
feed-text = Para partidas de varios días: un lector de canales te avisa cuando es tu turno. La dirección es solo para ti; deja de valer cuando cierras la sesión en los demás dispositivos.
feed-link = Canal de tus turnos

## Avisar a dispositivos

trouble-no-push = Este servidor no avisa a quien no tiene ninguna página abierta.
trouble-push-keys = No se puede avisar a este dispositivo: sus claves no son las de un navegador.
trouble-push-address = No se puede avisar a este dispositivo: su servicio de avisos no tiene una dirección pública.

## Clocks for friends

trouble-clock = No hay tal reloj.
clock = Un reloj
clock-text = Para amigos que lo quieran. A quien se le acaba el tiempo se le avisa; pasada otra mitad del tiempo, un caballero juega hasta que vuelva. Nadie pierde su sitio.
clock-none = sin reloj
clock-seconds =
    { $count ->
        [one] { $count } segundo por jugada
       *[other] { $count } segundos por jugada
    }
clock-minutes =
    { $count ->
        [one] { $count } minuto por jugada
       *[other] { $count } minutos por jugada
    }
clock-days =
    { $count ->
        [one] { $count } día por jugada
       *[other] { $count } días por jugada
    }
clock-late = Se te ha acabado el tiempo y un caballero juega por ti.
clock-call = Se te ha acabado el tiempo
clock-left = A { $seat } le quedan { $left }.

## The own history

history = Tus partidas
history-none = Aún no hay ninguna partida terminada. Termina una o importa tus partidas de otro dispositivo.
history-total =
    { $games ->
        [one] Una partida terminada, { $wins } ganadas.
       *[other] { $games } partidas terminadas, { $wins } ganadas.
    }
history-medals = Medallas
history-games = Partidas
history-wins = Ganadas
history-average = Media
history-amount = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) }
history-best = Mejor
history-seats = Asientos
history-against = Contra
history-all = en total
history-chart = Puntos partida a partida
history-list = Todas las partidas: { $count }
history-day = Día
history-points = Puntos
history-won = Ganada
history-imported = de un archivo
history-people = personas
history-alone = nadie
history-along = Para llevar
history-along-text = Guarda tus partidas en un archivo e impórtalas en otro dispositivo o en otra casa. Lo que allí ya se conoce no cuenta dos veces.
history-save = Guardar en un archivo
history-file = Partidas guardadas
history-read = Importar
history-new =
    { $count ->
        [one] Una partida era nueva.
       *[other] { $count } partidas eran nuevas.
    }
medal-win = Primera victoria: { $game }.
medal-full = Primera victoria con la mesa llena: { $game }.
medal-best = Lo mejor hasta ahora: { $points } puntos en { $game }.
medal-king = Primera victoria contra un rey: { $game }.
trouble-history = Este archivo no lo ha guardado Regalia.
trouble-history-large = Un archivo así tiene como mucho { $most } KB.
trouble-history-games = Como mucho puede haber { $most } partidas.
trouble-history-game = La partida { $number } de este archivo está dañada; no se ha importado nada.

## The page for whoever hosts

host = Para quien aloja
host-ask = El servidor ha mostrado una clave al arrancar. También está en el archivo host.key de la carpeta de datos.
host-key = Clave
host-open = Abrir
host-running = Mesas en juego
host-finished = Mesas terminadas
host-away = Mesas convertidas en registros
host-held = Mesas en memoria
host-links = Conexiones abiertas
host-busy = Rivales que piensan
host-waiting = Pensamientos en espera
host-choices = Elecciones desde el arranque
host-quick = 95 % de las actualizaciones en
host-version = Versión
host-keeping = Mesas antiguas
host-keeping-text = Pasados tantos días, las mesas terminadas se convierten en registros en la carpeta de datos y salen de la base de datos. 0 las guarda para siempre. Lo que está en juego no se toca nunca.
host-days = Días
host-set = Fijar
host-zip-text = Un archivo con todos los registros hasta ahora y los de las { $count } mesas que terminaron hace más tiempo:
host-zip = Guardar los registros
host-limits = Límites vigentes
trouble-host = Esto es para quien aloja. Muestra antes la clave.
trouble-host-key = Esta no es la clave de esta casa.
trouble-host-tries = Demasiados intentos. Espera un minuto antes del siguiente.
trouble-host-days = Las mesas se guardan de 0 a { $most } días.

## Pace

pace = Pausas de los rivales
pace-quick = Rápido
pace-usual = Habitual
pace-slow = Lento

## Puzzles from real games

puzzles = Acertijos
puzzles-text = Momentos de partidas reales en los que una opción es claramente la mejor, y no es la que salta a la vista.
puzzles-all = Todos los acertijos
puzzle-today = El acertijo del día
puzzle-title = Acertijo { $number }
puzzle-score = Tu resultado:
puzzle-hint = Pista
puzzle-hint-text = No es lo que parece mejor a primera vista: { $option }.
puzzle-solution = Mostrar la solución
puzzle-shown = La solución
puzzle-next = Siguiente acertijo
puzzle-again = Otra vez
puzzle-easy = fácil
puzzle-fair = medio
puzzle-hard = difícil
trouble-no-puzzle = No existe ese acertijo.
trouble-no-option = Esa no es una de las opciones.

## La página del análisis

review-link = Análisis: decisiones y suerte
review-explain = Cada curva es la probabilidad de ganar de una persona, tal como podía juzgarla quien tenía que elegir. Cambia por las decisiones, en lo que perdieron frente a la mejor opción, y por la suerte, siempre que se tiró, se robó o se descubrió algo. Las cuentas cuadran: principio, decisiones y suerte suman el final.
review-curve = Las probabilidades a lo largo de la partida
review-books = Adónde fueron las probabilidades
review-making = Se está sopesando la partida: decisión { $done } de { $total }. Tarda un minuto; puedes irte y volver.
review-not-made = Nadie de esta mesa ha pedido todavía un análisis.
review-board = El tablero en ese momento
review-wait = Se está poniendo el tablero …
review-replay = En la repetición
review-back = Volver a la mesa
review-causes = Lo que más movió las probabilidades
review-cause-luck = Tras la decisión { $number }: suerte
review-cause-choice = Decisión { $number }: { $seat }
trouble-review-not-over = Solo se puede analizar una partida terminada.
trouble-review-elsewhere = Varias personas siguen jugando esta partida en otra mesa. El análisis se podrá ver cuando hayan terminado.

## Limits on the page for hosts

host-limits-text = Lo que fijes aquí vale enseguida y sobrevive a un reinicio. Un campo vacío equivale al número del arranque.
host-limits-start = Estos se fijan al arrancar el servidor, con regalia serve:
limit-tables-per-hour = Mesas nuevas por hora para un navegador
limit-links-per-guest = Mesas abiertas a la vez en un navegador
limit-tables-per-address = Mesas nuevas por hora para una dirección
limit-links-per-address = Mesas abiertas a la vez desde una dirección
limit-pages-per-minute = Páginas por minuto para una dirección
trouble-host-limit = { $option } es un número entero de { $least } a { $most }.

## A sentence that was cut

story-whole = Leerlo entero
story-mine = Lo que te afecta
log-latest = Novedades
scene-again = Ver otra vez este momento
scene-sum =
    { $kind ->
        [won] { $seat } en total: gana { $take }.
        [lost] { $seat } en total: pierde { $give }.
       *[both] { $seat } en total: gana { $take }, pierde { $give }.
    }
scene-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }

## Several ways to what was pointed at

chosen-before = ya elegido
choose-again = Señala otra vez para la primera forma, o elige:
choose-otherwise = De otra manera
