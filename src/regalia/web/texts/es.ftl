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
leisure = Con pausas
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
