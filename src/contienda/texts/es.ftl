### Lo que comparten todos los juegos, en español. Las líneas que empiezan con help- se leen sin Fluent: una sola línea, sin placeables.

help-contienda = Cinco juegos de conflicto, un solo motor: jugar, mirar, simular, reproducir, comprobar.
help-commands = comandos
help-arguments = argumentos
help-options = opciones
help-help = mostrar esta ayuda y salir
help-version = mostrar la versión y salir
help-lang = idioma de todos los textos: es, ru o en (si no se indica, el del entorno)
help-games = listar los juegos con sus configuraciones predefinidas y sus opciones
help-play = jugar una partida en la terminal, con personas y bots
help-watch = ver jugar a los bots
help-simulate = jugar muchas partidas y medirlas
help-replay = verificar y relatar una partida guardada
help-check = comprobar las leyes del motor, los textos y las cláusulas de un juego
help-rules = mostrar las reglas de un juego, cláusula por cláusula
help-bench = medir a qué velocidad juega esta versión en este equipo
help-json = imprimir JSON para un script
help-game = qué juego (ver: contienda games)
help-play-game = qué juego; si no lo indicas, se te pregunta
help-seats-play = quién ocupa cada puesto, en una lista separada por comas: human, bot:random, bot:search, bot:search:1000
help-seats-bots = qué bots juegan, en una lista separada por comas: bot:random, bot:search, bot:search:1000
help-preset = una configuración predefinida, por su nombre (ver: contienda games)
help-option = una opción del juego; se puede indicar varias veces
help-seed = un número entero: con la misma semilla sale la misma partida
help-dice = drawn: los lanza el programa; physical: los lanzas tú y escribes lo que salió
help-resume = continuar una partida guardada
help-save = dónde guardar la partida cuando termine
help-pause = segundos entre una jugada y la siguiente
help-games-count = cuántas partidas
help-jobs = cuántos procesos (si no se indica, todos los núcleos)
help-replay-file = una partida guardada
help-step = mostrar la posición después de esa cantidad de pasos
help-verify = solo comprobar que el archivo está íntegro y sin alteraciones
help-check-game = qué juego; si no se indica, todos
help-check-count = cuántas partidas jugar para comprobar las leyes del motor
help-tests = carpeta con las pruebas que citan las cláusulas
help-trace = mostrar además dónde se cita cada cláusula
help-clause = una cláusula, o una sección entera por su número
help-bench-game = qué juego; si no se indica, todos
help-bench-seconds = cuánto tiempo medir cada juego, en segundos

said = { $who }: { $what }
seat-human = Jugador { NUMBER($number) }
seat-bot = Bot { NUMBER($number) }
games-seats = de { $fewest } a { $most } jugadores
kind-rule = regla
kind-ruling = criterio
kind-reconstructed = reconstruida
kind-info = nota
build-compiled = versión compilada
build-interpreted = versión interpretada

play-hint = ? explica las opciones, motivo dice las causas; también deshacer, guardar, registro, ayuda
play-help = Un número elige esa opción. «?» o «? 3» explica; «motivo» muestra qué causó los últimos cambios; «deshacer» retira tu última elección; «guardar ARCHIVO» guarda la partida; «registro 30» muestra las últimas 30 líneas; «tablero» vuelve a dibujar el tablero; «reglas 7.3» muestra una cláusula; «salir» deja la mesa y guarda la partida.
play-which = ¿A qué juego quieres jugar?
play-forced = Única opción: { $action }
play-why = ¿Por qué?
play-nothing-yet = Todavía no ha pasado nada.
play-unknown = «{ $answer }» no es una opción ni un comando: escribe un número o «ayuda».
play-dice = ¿Qué salió en los dados? Escribe los números, por ejemplo 1 3 5
play-curtain = { $seat }, te toca: presiona Enter cuando nadie más esté mirando
play-saved = Partida guardada en { $path }.
play-not-saved = No se guardó la partida: no se puede escribir en { $path } ({ $reason }).
play-resume = Para continuar: { $command }
play-no-undo = Eso ya no se puede deshacer: desde entonces hubo una tirada o decidió otro jugador.
play-undone = Elección deshecha.
play-drawn = Empate.
play-won = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}
command-help = ayuda
command-why = motivo
command-undo = deshacer
command-save = guardar
command-log = registro
command-board = tablero
command-rules = reglas
command-quit = salir

simulate-progress = jugando a { $game }
simulate-interrupted = { $games ->
    [one] Simulación detenida tras { $games } partida.
   *[other] Simulación detenida tras { $games } partidas.
}
simulate-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
simulate-seat = puesto
simulate-player = jugador
simulate-wins = victorias
simulate-share = porcentaje
simulate-interval = intervalo del 95 %
simulate-length = Duración en decisiones: media { NUMBER($mean, maximumFractionDigits: 0) }, mediana { NUMBER($median, maximumFractionDigits: 0) }, el 90 % entre { NUMBER($low, maximumFractionDigits: 0) } y { NUMBER($high, maximumFractionDigits: 0) }, máxima { NUMBER($longest, maximumFractionDigits: 0) }
simulate-branching = Opciones por decisión: media { NUMBER($mean, maximumFractionDigits: 1) }, máximo { NUMBER($widest, maximumFractionDigits: 0) }
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } partidas y { NUMBER($decisions, maximumFractionDigits: 0) } decisiones por segundo; { NUMBER($seconds, maximumFractionDigits: 1) } s, procesos: { NUMBER($jobs, maximumFractionDigits: 0) }, { $build }
simulate-unfinished = Partidas sin terminar dentro del límite: { NUMBER($games, maximumFractionDigits: 0) }

replay-verified = { $steps ->
    [one] { $file } está íntegro y sin alteraciones: { $steps } paso.
   *[other] { $file } está íntegro y sin alteraciones: { $steps } pasos.
}
replay-step = Paso { NUMBER($step) } de { NUMBER($steps) }

check-laws = leyes del motor
check-agree = las versiones interpretada y compilada coinciden
check-texts = textos en tres idiomas
check-clauses = cláusulas
check-no-tests = (aquí no hay pruebas: no se comprobaron las citas)
check-trace = dónde se cita cada cláusula
trace-clause = cláusula
trace-kind = tipo
trace-code = código
trace-tests = pruebas

bench-game = juego
bench-games_per_s = partidas/s
bench-decisions_per_s = decisiones/s
bench-copy_ns = copia, ns

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
