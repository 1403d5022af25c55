# La mesa en el terminal, en español.

ask = { $seat }, elige:
commands = Se elige con un número o un nombre.  u deshacer · b tablero · l historial · h consejo · ? regla, ? 1 de una opción, ? NOMBRE qué es algo y por qué no · s ARCHIVO guardar una copia · q salir
wrong-number = Elige un número del 1 al { $count }.
no-undo = Esto ya no se puede deshacer: ha decidido el azar, se ha mostrado algo oculto o alguien más ha elegido después.
no-rule = No hay ninguna regla escrita para esto.
saved = Se ha guardado una copia en { $file }.
curtain = { $seat }, ponte al teclado y pulsa Intro.
curtain-done = Pulsa Intro para ocultarlo de nuevo.
score-sheet = Puntuación
total = Total
winners =
    { $count ->
        [0] Nadie ha ganado.
        [one] { $seats } ha ganado.
       *[other] Victoria compartida: { $seats }.
    }
seed = La semilla de la partida era { $seed }; regalia verify { $file } lo demuestra.
left = La partida está guardada en { $file }. Para continuar: regalia play --resume { $file }
