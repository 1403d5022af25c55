# La mesa en el navegador, en español.

skip = Ir a la mesa
language = Idioma
go = Ir
trouble = No ha funcionado
to-lobby = Volver al salón

## Salón

lobby-title = Un lugar en la corte
lobby-text = Cuatro juegos de la corte real para familia y amigos: en una sola pantalla, cada cual en su móvil o por internet.
lobby-open = Tus mesas
lobby-new = Una mesa nueva
lobby-seats = De { $low } a { $high } jugadores
lobby-who = ¿Quién juega?
lobby-seat = Asiento { $number }
lobby-name = Nombre para el asiento { $number }
lobby-preset = Edición
lobby-options = Reglas sueltas
as-preset = como en la edición
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
about-kingsburg = Gánate con tus dados el favor de los consejeros del Rey, desarrolla tu provincia y defiende la frontera durante cinco inviernos.
about-rival_kings = Juega tus personajes en secreto, roba acciones, resuelve conflictos y empareja a los súbditos con sus edificios.
about-royals = Coloca a tus nobles en las cortes de Europa, desbanca a tus rivales y reúne títulos y bonificaciones.
about-paladins = Reúne trabajadores, fe, fuerza e influencia para defender la frontera occidental.
table-over = terminada
table-going = en curso

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
big-screen = Vista pública para una pantalla grande
bot-plays = { $seat } es un bot.
bot-lost = A { $seat } se le ha acabado el tiempo; un paje juega en su lugar.

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
undo = Deshacer
offline = Ahora no se puede acceder a la mesa; la conexión volverá por sí sola.
rule = Regla
hurry = Sin pausas
log = Lo que ha pasado
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
seed-text = La semilla del azar era { $seed }. Cualquiera puede comprobarla con el registro.
download = Descargar el registro
rematch = Otra partida
replay = Volver a verla
replay-at = Tras la elección
replay-seat = Vista por
spectator = todos
play-on = Seguir jugando desde aquí
