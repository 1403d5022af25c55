# La primera partida guiada de Paladins of the West Kingdom en español.

guide-welcome = ¡Te damos la bienvenida a la frontera del oeste! Durante siete rondas refuerzas tu ciudad con trabajadores y fe, y el paje también. Arriba ves la ronda y las Órdenes del Rey. Quien tenga más puntos al final, gana.
guide-board = Este es tu tablero, el corazón del juego. A la izquierda hay seis acciones pequeñas, a la derecha seis grandes. Se pagan con trabajadores en sus casillas.
guide-attributes = Tres estandartes muestran tu fuerza, tu fe y tu influencia. Cada acción grande pide una y sube otra. Así tiran unas de otras hacia arriba.
guide-helper = Empiezas con un ayudante de la ciudad. Coge al Defensor: cada vez que atacas, te trae plata de los impuestos.
guide-paladin = Cada ronda robas tres paladines: usas uno, pones otro encima para la ronda siguiente, y el tercero va debajo. Samson trae un explorador y un jornalero y te presta 2 de fuerza y 2 de influencia. Conserva a Gérin.
guide-paladin-why = Todos son buenos. Pero con la fuerza y la influencia de Samson puedes construir una muralla y atacar en esta misma ronda.
guide-tavern = Trae ahora cuatro trabajadores de la taberna. Esta carta tiene un luchador, dos exploradores y un mercader: justo lo que pide el plan.
guide-tavern-why = Las otras cartas traen criminales. Pueden ir a cualquier casilla, pero cada uno trae una sospecha, y eso puede salir caro.
guide-workers = Tus seis trabajadores. El color de una casilla dice quién puede ir; en una casilla con interrogación, cualquiera. Los jornaleros solo valen ahí: ponlos ahí primero.
guide-fortify = Empieza con una acción grande: Fortificar. Pide un mercader, un explorador y alguien más, 2 de influencia (la presta Samson) y una provisión.
guide-fortify-why = Eso puede esperar. Fortifica primero: sube tu fuerza, y la necesitas para la acción siguiente.
guide-slots = Pon al jornalero en la casilla con interrogación y guarda al luchador y a los exploradores para el ataque.
guide-slots-why = Se puede, pero te faltará alguien para el ataque. El jornalero no vale en otro sitio.
guide-wall = ¡Tu primera muralla está en pie! Ha subido tu fuerza y ha traído otro jornalero. El paje también hace una acción, y así por turnos hasta que todos pasen.
guide-attack = Ahora Atacar: un explorador, un luchador y alguien más. Con Samson tienes fuerza 3.
guide-attack-why = Eso puede esperar. Pero Samson solo te presta su fuerza esta ronda: ataca mientras esté.
guide-outsider = Ataca al Guerrero sarraceno: tu fuerza basta, y trae un clérigo. Otros son más fuertes: la fuerza que falta se paga en plata.
guide-outsider-why = Esos cuestan plata, porque tu fuerza no basta. Contra el Guerrero sarraceno sí.
guide-three-workers = Otra vez el jornalero va a la casilla con interrogación, y así te queda un explorador.
guide-hunt = Te quedan dos trabajadores. Cazar con los dos da tres provisiones, porque hay un explorador. Las necesitarás para murallas, monjes y puestos.
guide-hunt-why = Puedes pasar y guardar hasta tres trabajadores para la ronda siguiente. Pero las provisiones te servirán más.
guide-pass = Si ya no puedes hacer nada, pasa. Hasta tres trabajadores se quedan contigo; la ronda siguiente trae más.
guide-king = Ronda nueva, Orden del Rey nueva. Al final da puntos a quien haya hecho esa acción bastantes veces. No pierdas de vista las tres.
guide-second-paladin = Mira a los tres: qué te prestan, qué trabajadores traen, qué acción abaratan. Elige al que vaya con tu plan.
guide-suspicion = Los criminales van a cualquier casilla, pero cada uno trae una sospecha, a menudo con plata de los impuestos. Cuando el cofre se vacía llega la Inquisición: quien tiene más sospechas recibe una deuda.
guide-right-side = Qué hacen las acciones grandes: Comisionar envía monjes, Fortificar construye murallas, Guarnecer pone puestos, Absolver coloca vasijas, Atacar vence forasteros, Convertir los gana, y eso da puntos al final.
guide-your-choice = Lo posible está iluminado. Regla general: primero lo que facilita tu paladín, luego dinero y provisiones. Un taller (Desarrollar) te ahorra un trabajador para siempre.
guide-on-your-own = ¡Ya sabes lo esencial! Juega libremente; señala cualquier cosa para leer qué hace, y si dudas, pregunta al Rey (H). O deja que un paje siga por ti y mira cómo acaba.
guide-inquisition = Ha pasado la Inquisición: más sospechas, una deuda. Sin pagar cuesta tres puntos al final; pagada, da uno. El cofre de impuestos vuelve a estar lleno.
guide-favours = Desde ahora también están a la vista los Favores del Rey: acciones especiales que en cada ronda solo puede usar un jugador. Date prisa si quieres una.
guide-last-round = ¡La última ronda! Después los trabajadores no valen nada: úsalos todos. Tres de plata o provisiones son un punto más.
guide-end = Esto ha sido una partida entera de Paladins. Quien tiene más puntos ha ganado.
guide-chronicle = La crónica lo enumera todo: Órdenes del Rey, fuerza, fe e influencia, lo que construiste, a quién convertiste, y las deudas. Al lado puedes volver a ver la partida. ¡Hasta pronto!

## En solitario

lesson-solo = Aprender: una partida guiada en solitario
guide-solo-welcome = ¡Te damos la bienvenida a la frontera del oeste! Juegas en solitario contra un rival artificial, la IA. Durante siete rondas los dos reforzáis vuestras ciudades. Ganas si al final tienes más puntos; el empate no basta.
guide-solo-helper = Empiezas con un ayudante de la ciudad. Coge al Defensor: cada vez que atacas, te trae un jornalero.
guide-solo-tavern = Trae ahora cuatro trabajadores de la taberna. Esta carta tiene un luchador, dos exploradores y un mercader: justo lo que pide el plan.
guide-solo-tavern-why = Los clérigos también son útiles. Pero sin esos exploradores te falta gente para la muralla y el ataque.
guide-solo-wall = ¡Tu primera muralla está en pie! Ha subido tu fuerza y ha traído un jornalero y un luchador. Tras cada acción tuya la IA hace una, hasta que los dos paséis.
guide-solo-opponent = La IA juega sola: descubre un plan que dice qué hace, y no necesita dinero. Aquí ves sus trabajadores, su marcador de recursos y sus planes. No tienes que hacer nada por ella.
guide-solo-hunt = Te quedan trabajadores. Cazar con dos da tres provisiones si hay un explorador. Las necesitarás para murallas, monjes y puestos.
guide-solo-hunt-why = Puedes pasar y guardar hasta tres trabajadores para la ronda siguiente. Pero las provisiones te servirán más.
guide-solo-end = Esto ha sido una partida entera en solitario. Has ganado si tienes más puntos que la IA. Si fue demasiado fácil, elige otro ajuste la próxima vez.
