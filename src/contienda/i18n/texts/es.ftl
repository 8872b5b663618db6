### Lo que comparten todos los juegos, en español. Las líneas que empiezan con help- se leen sin Fluent: una sola línea, sin placeables.

help-contienda = Cinco juegos de conflicto, un solo motor: jugar, mirar, simular, reproducir y comprobar.
help-commands = comandos
help-arguments = argumentos
help-options = opciones
help-help = mostrar esta ayuda y salir
help-version = mostrar la versión y salir
help-lang = idioma de todos los textos: es, ru o en (si no se indica, el del entorno)
help-games = listar los juegos; con GAME, mostrar sus modalidades, opciones y escenarios
help-play = jugar una partida en la terminal, con personas y bots
help-learn = jugar la lección de un juego en la terminal, paso a paso, con un guía
help-watch = ver jugar a los bots, con una pausa tras cada jugada: 0.4 segundos, o lo que diga --pause
help-simulate = jugar muchas partidas y mostrar estadísticas
help-tournament = enfrentar a los bots entre sí con los mismos repartos y clasificarlos
help-merge = reunir series de un mismo encargo jugadas en varias máquinas
help-balance = medir el equilibrio de un juego: victorias, finales, duración, opciones y cuánto vale cada carta o unidad
help-experiment = responder si un cambio en un juego importa: variantes contra una base con los mismos repartos
help-sweep = buscar el cambio más pequeño de un juego que alcanza un objetivo y guardarlo como modalidad
help-train = hacer que una red aprenda un juego jugando contra sí misma; con un acelerador, si lo hay
help-report = dibujar el informe de una ejecución: una página HTML que no necesita red, o un PDF
help-replay = verificar y relatar una partida guardada
help-hint = mostrar qué haría un bot en un punto de una partida guardada, y por qué
help-debrief = explicar una partida guardada: su curso, sus momentos decisivos y qué habrían cambiado otras decisiones
help-check = comprobar el motor de reglas, los textos y el reglamento de un juego
help-rules = mostrar las reglas de un juego, cláusula por cláusula; sin GAME, listar los reglamentos
help-print = imprime en PDF las piezas de un juego: cartas, mapas, fichas, hojas
help-bench = medir a qué velocidad juega esta versión en este equipo
help-completion = imprimir el script que completa comandos, juegos y opciones en tu terminal
help-man = mostrar la página del manual, de todo o de un comando
help-json = imprimir JSON para scripts
help-game = nombre del juego (ver: contienda games)
help-games-game = juego que se describe
help-rules-game = juego cuyas reglas se muestran; si se omite, se listan los reglamentos
help-play-game = juego que se juega; si se omite, se pregunta
help-seats-play = quién ocupa cada puesto, en una lista separada por comas: human, bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-seats-bots = qué bots juegan, en una lista separada por comas: bot:random, bot:greedy, bot:greedy:100, bot:careless:30, bot:search, bot:search:1000, bot:search:2s, bot:policy, bot:policy:100, bot:policy+search:1000, bot:policy+search:1s, bot:level:1 … bot:level:5, bot:exec:COMMAND
help-preset = una modalidad, por su nombre (ver: contienda games GAME)
help-option = una opción del juego; se puede indicar varias veces
help-seed = número entero: con la misma semilla sale la misma partida
help-dice = drawn: sortea el programa; physical: juegas con dados y cartas reales y escribes lo que salió
help-resume = continuar una partida guardada; sin FILE, la última que dejaste
help-save = dónde guardar la partida cuando termine
help-micro-debrief = después de cada turno, hacer a cada jugador la pregunta del micro-debrief y guardar las respuestas
help-learn-game = juego que quieres aprender (si se omite: el primero)
help-learn-note = empezar por esta nota del guía
help-completion-shell = intérprete de comandos: bash, zsh o fish
help-man-command = comando que describir (si se omite: todos)
help-man-roff = imprimir el código de la página, para instalarla
help-color = usar colores: auto, always o never (si se omite: auto; NO_COLOR los apaga)
help-pause = pausa tras cada jugada en segundos, de 0 a 60 (0.4 si se omite)
help-games-count = número de partidas
help-jobs = número de procesos (si se omite, uno por núcleo)
help-tournament-bots = los bots, separados por comas: random, greedy, search:1000
help-tournament-deals = repartos por emparejamiento; el bot que va solo juega cada uno una vez en cada puesto (100 si se omite)
help-tournament-players = número de puestos; con más de dos, un bot juega contra copias de otro
help-tournament-out = guardar manifiesto, resultados y partidas en esta carpeta; si ya contiene el mismo torneo, continuarlo
help-run-out = guardar cada partida como filas de Parquet en esta carpeta; si ya contiene la misma serie, continuarla
help-run-rows = tablas que se guardan con --out: games, turns, decisions, pieces, o all (si se omite, games)
help-run-first = número de la primera partida (si se omite, 0)
help-run-shard = jugar solo la parte I de N de las partidas, por ejemplo 2/8; las partes se reúnen después con merge
help-run-engine = dónde se juega con --out: local, ray, o ray:DIRECCIÓN para un clúster en marcha
help-merge-runs = carpeta que escribió contienda simulate --out
help-merge-out = carpeta nueva para todas las partidas
help-balance-games = partidas por cada configuración (si se omite, 1000)
help-balance-bots = bots que juegan por turno todos los puestos, por ejemplo random,level:2,greedy (si se omite, random,greedy)
help-balance-presets = solo estas variantes (si se omite, todas)
help-balance-vary = jugar además cada uno de estos valores de una opción: NOMBRE=VALOR,VALOR o NOMBRE=all
help-balance-no-effects = no repetir las partidas sin cada carta o unidad
help-balance-all = listar todo lo usado, no solo los dos extremos
help-balance-pace = segundos que una persona tarda en decidir, para estimar los minutos (si se omite, 15)
help-balance-out = guardar todas las filas en esta carpeta; si ya contiene la misma medición, continuarla
help-tournament-again = repetir el torneo de un manifiesto (o del que hay en una carpeta)
help-replay-file = una partida guardada
help-replay-game = volver a jugar la partida N de una serie; FILE es entonces su carpeta
help-replay-out = guardar la partida en este archivo
help-step = mostrar la posición después de esa cantidad de pasos
help-hint-step = la decisión tras K pasos (si se omite, la última posición)
help-hint-seed = número entero: con la misma semilla, la misma respuesta
help-hint-bot = a qué bot se pregunta: bot:greedy, bot:search:5000, bot:search:2s
help-debrief-seed = número entero; la misma semilla da el mismo informe
help-debrief-quick = omitir los «¿y si…?»
help-debrief-format = text, markdown, csv (decisiones), json o pdf (por omisión: text)
help-debrief-nameless = omitir los nombres de los jugadores
help-debrief-paper = papel del PDF: a4 o letter (por omisión: a4)
help-debrief-out = archivo en que se escribe (por omisión: la salida)
help-replay-verify = solo comprobar que el archivo está íntegro y sin alteraciones
help-check-game = juego que se comprueba; si se omite, todos
help-check-count = número de partidas que se juegan para comprobar las reglas
help-tests = carpeta con las pruebas que citan las cláusulas
help-trace = mostrar además dónde se cita cada cláusula
help-clause = una cláusula, o una sección entera por su número (todo el reglamento si se omite)
help-bench-game = juego que se mide; si se omite, todos
help-bench-seconds = segundos de medición por juego
help-scenario = crear, revisar, explicar y listar archivos de escenario
help-scenario-option = jugar con este escenario: un archivo o el nombre de uno incluido (ver: contienda scenario list)
help-scenario-new = escribir un pequeño escenario jugable para empezar
help-scenario-check = señalar cada error de un escenario con línea, clave y motivo
help-scenario-explain = mostrar lo que contiene un escenario: servicios, mazos y números, o casillas y losetas
help-scenario-list = listar los escenarios incluidos
help-scenario-export = escribir los escenarios incluidos como archivos, para cambiarlos
help-scenario-export-names = nombres de escenarios incluidos (por defecto: todos)
help-scenario-export-to = carpeta para los archivos (por defecto: la actual)
help-scenario-file = un archivo de escenario o el nombre de uno incluido
help-scenario-game = el juego al que pertenece el archivo, si no lo dicen ni su nombre ni [meta]
help-scenario-simulate = además, jugar 1000 partidas al azar e informar
help-serve = servir mesas en vivo en el navegador, para una clase o entre amigos
help-verify = comprobar con su semilla cada resultado del azar de una mesa o de un torneo
help-verify-file = el archivo de una mesa, tal como se exporta al terminar, o una partida de un torneo
help-open = abrir la página en el navegador
help-host = dirección en la que se escucha; 0.0.0.0 para toda la red
help-port = puerto en el que se escucha
help-database = base de datos: sqlite:///ARCHIVO o postgresql://… (si se omite, un archivo en tu carpeta de datos)
help-workers = número de procesos que sirven las mismas mesas (necesita PostgreSQL)
help-address = dónde llegan a este servidor los de otras máquinas, en una red privada; comparten una base de datos PostgreSQL
help-worker-token-file = permitir que «contienda worker» piense por los bots, con el token de la primera línea de este archivo
help-password = generar una contraseña, mostrarla aquí y pedírsela a todos
help-password-file = pedir a todos la contraseña de la primera línea de este archivo
help-metrics-token-file = permitir leer /metrics desde otras máquinas con el token de la primera línea de este archivo
help-proxy = confiar en la dirección de X-Forwarded-For que envía un proxy inverso de esta máquina
help-proxy-network = confiar también en un proxy inverso de esta red, por ejemplo 10.0.7.0/24
help-public-url = la dirección que usa la gente, si es otra (detrás de un proxy)
help-webhooks = permitir que el anfitrión de una mesa envíe avisos de turno a un chat
help-private-webhooks = permitir también direcciones de tu propia red
help-bot-processes = número de procesos para los bots
help-bot-seconds = tiempo máximo que un bot piensa una decisión
help-worker = pensar por los bots de unos servidores, en esta máquina o en otra
help-worker-servers = dirección de un servidor, como https://play.example.org
help-worker-token = archivo cuya primera línea es el token que recibió el servidor con --worker-token-file
help-worker-processes = cuántas decisiones piensa a la vez (por defecto: una por núcleo)
help-log = nivel de registro: debug, info, warning o error
help-tables = listar, exportar, retirar o borrar las mesas del servidor
help-tables-list = listar todas las mesas, primero las de actividad más reciente
help-tables-export = exportar una mesa a un archivo
help-tables-expire = exportar las mesas inactivas desde hace mucho y luego borrarlas
help-tables-delete = borrar una mesa y todo lo que le pertenece
help-tables-id = el id de una mesa (ver: contienda tables list)
help-tables-file = archivo que se escribe; no debe existir todavía
help-finished-days = mesas terminadas e inactivas desde hace más de N días
help-idle-days = mesas sin terminar e inactivas desde hace más de N días
help-expire-export = carpeta en la que se exporta cada mesa antes de borrarla
help-dry-run = solo mostrar qué mesas son
help-yes = confirmar el borrado
help-classes = listar, exportar, retirar o borrar las clases del servidor
help-classes-list = listar todas las clases, primero las de actividad más reciente
help-classes-export = exportar una clase a un archivo, con sus partidas
help-classes-expire = borrar, con sus mesas, las clases cuyo plazo ya terminó
help-classes-delete = borrar una clase con sus mesas y todo lo que le pertenece
help-classes-id = el id de una clase (ver: contienda classes list)
help-classes-dry-run = solo mostrar qué clases son
help-backup = escribir todas las mesas en un archivo, incluso con el servidor en marcha
help-backup-file = archivo que se escribe; no debe existir todavía
help-doctor = revisar una base de datos y decir qué hacer, incluso con un servidor en marcha
help-restore = llenar una base de datos vacía con una copia de seguridad
help-restore-file = un archivo escrito por contienda backup
help-load = jugar muchas mesas por sockets reales en este equipo y medir el servidor
help-load-game = juego que se juega (si se omite, el primero de `contienda games`)
help-load-tables = número de mesas que se juegan a la vez
help-load-viewers = sockets que miran cada mesa, contando los de quienes juegan
help-load-pace = segundos entre dos jugadas de una mesa; 0 es tan rápido como pueda el servidor
help-load-seconds = segundos de medición
help-load-seed = número entero: la misma semilla toma las mismas decisiones, pero los dados los tira el servidor
help-load-connect = un servidor que ya funciona en este equipo, una vez por cada uno si son varios; si se omite, se arranca uno y al final se detiene
help-load-spread = repartir a quienes miran una mesa entre todos los servidores, en vez de conectarlos solo al que la lleva
help-print-what = piezas que se imprimen, separadas por comas (por defecto, todas; véase: contienda print GAME --list)
help-print-list = muestra qué se puede imprimir
help-print-deck = mazo que se imprime: el nombre de uno incluido o un archivo con una lista de cartas
help-print-library = archivo con tu propia biblioteca de cartas
help-print-language = idioma de las piezas (por defecto, el de todos los textos)
help-print-paper = papel: a4 o letter (carta) (por defecto, a4)
help-print-ink = colour (color) o low, que ahorra tinta: fondo blanco y tramas en vez de color (por defecto, colour)
help-print-bleed = para una imprenta: una pieza por página, con sangrado de 3 mm y caja de corte
help-print-whole = pone los carteles en una sola página grande, sin dividirlos
help-print-out = archivo que se escribe (por defecto, un nombre según lo elegido)
help-say-usage = uso:
help-say-choice = %(value)r no es una opción (elige entre %(choices)s)
help-say-near = %(value)r no es una opción. ¿Quisiste decir %(near)s?
help-say-argument = argumento %(argument_name)s: %(message)s
help-say-type = %(value)r no es un valor de tipo %(type)s
help-say-unrecognized = argumentos desconocidos: %s
help-say-required = faltan los argumentos: %s
help-say-one = hace falta un valor
help-see = véase

said = { $who }: { $what }
seat-human = Jugador { NUMBER($number) }
seat-bot = Bot { NUMBER($number) } ({ $style })
bot-random = al azar
bot-greedy = reglas sencillas
bot-careless = descuidado
bot-search = búsqueda
bot-policy = red
bot-policy-search = red y búsqueda
bot-exec = programa
bot-level-1 = principiante
bot-level-2 = fácil
bot-level-3 = intermedio
bot-level-4 = fuerte
bot-level-5 = muy fuerte
games-seats = de { $fewest } a { $most } jugadores
games-seats-exact = { $fewest } jugadores
games-more = contienda games GAME muestra todas las opciones y qué fija cada modalidad.
games-preset-sets = fija { $values }
games-preset-plain = no fija nada: cada opción conserva su valor por defecto
kind-rule = regla
kind-ruling = criterio
kind-reconstructed = reconstruido
kind-info = nota
build-compiled = versión compilada
build-interpreted = versión interpretada

play-hint = Escribe un número para elegir, «?» para pedir explicaciones, «ayuda» para los demás comandos. ¿Primera vez? contienda learn { $game }
play-you-are = Tu bando: { $side }. { $goal }
play-each-is = { $seat }, tu bando: { $side }. { $goal }
play-side-is = { $side }. { $goal }
play-who-is = { $seat } juega con { $side }.
play-goal = Objetivo: { $goal }
play-more = «todas» muestra las { NUMBER($choices) } opciones
play-no-thing = Aquí nada se llama «{ $name }». Prueba con el nombre o el número de una carta, un lugar o una unidad.
ready-place = colocar
ready-offer = Presiona Enter para un despliegue ya listo, o escribe «{ $place }» para colocar todo por tu cuenta
ready-done = Tu despliegue está listo. «deshacer» lo retira, «tablero» lo muestra completo.
play-help =
    Escribe el número de una opción para elegirla. Otros comandos:
    «?», «? 3», «? NOMBRE»: explica las opciones, una de ellas o cualquier cosa con nombre: una carta, un lugar, una unidad, un término
    Enter: muestra otra vez el tablero y la pregunta
    «tablero»: todo lo que está a la vista; «detalles NOMBRE»: una cosa a fondo
    «todas»: todas las opciones, si no caben en la pantalla
    «objetivo»: quién eres y cómo ganas
    «pista»: muestra qué haría un bot y qué espera que pase
    «motivo»: muestra qué causó los últimos cambios
    «deshacer»: retira tu última elección
    «guardar ARCHIVO»: guarda la partida
    «registro 30»: muestra las últimas 30 líneas del registro
    «reglas», «reglas 7», «reglas 7.3»: lista las secciones del reglamento, o muestra una sección o una cláusula
    «salir»: guarda la partida y termina
play-which = ¿A qué juego quieres jugar?
play-forced = Única opción: { $action }
play-why = ¿Por qué?
play-nothing-yet = Todavía no ha pasado nada.
play-unknown = «{ $answer }» no es una opción ni un comando. Escribe un número o «ayuda».
play-near = «{ $answer }» no es una opción ni un comando. ¿Quisiste decir «{ $near }»?
play-dice = Escribe el resultado, por ejemplo { $example }
play-paper = { $count ->
    [one] Escribe lo que lleva impreso o su nombre, por ejemplo { $example }
   *[other] Escribe las { $count }, por ejemplo { $example }
}
play-left-nothing = Ahora no se saca nada de un mazo.
play-keeper = Llevas una mesa real: escribe lo que muestran los dados y las cartas. «quedan»: lo que queda en el mazo; «deshacer»: corrige cualquier cosa
play-kept = La partida terminada está en { $path }. El análisis completo: { $command }
play-paper-help =
    En una mesa real tienes además:
    «quedan», «quedan corta»: lista lo que queda en el mazo, o lo que lleva eso en el nombre
    «deshacer» o «atrás»: retira lo último, también una carta o una tirada, tantas veces como haga falta
paper-open = A la vista en la mesa
play-curtain = { $seat }, te toca. Presiona Enter cuando nadie más esté mirando
play-saved = Partida guardada en { $path }.
play-not-saved = No se guardó la partida: no se puede escribir en { $path } ({ $reason }).
play-resume = Para continuar: { $command }
watch-pause = Pausa tras cada jugada: { NUMBER($seconds) } s. Cámbiala con --pause SECONDS; Ctrl+C detiene la partida.
play-no-undo = Eso ya no se puede deshacer: desde entonces hubo una tirada o decidió otro jugador.
play-undone = Elección deshecha.
micro-title = Micro-debrief del turno { NUMBER($turn) }, { $seat }
micro-answer = Tu respuesta (Enter para omitirla)
micro-question = ¿Qué intentó su equipo y qué cambió el resultado?
hint-title = Lo que piensa un bot, a partir de { $worlds ->
    [one] un reparto posible, compatible
   *[other] { $worlds } repartos posibles, compatibles
} con lo que se sabe en este puesto
hint-choice = opción
hint-visits = pruebas
hint-value = resultado esperado
hint-nothing = Ahora no hay nada que decidir. Lanza primero los dados.
hint-rest = { $count ->
    [one] Otra opción se probó menos.
   *[other] Otras { $count } opciones se probaron menos.
}
hint-line = Continuación prevista:
hint-plain = Un bot elegiría: { $action }
play-drawn = Empate.
play-lost = No ganó nadie.
play-won = { $count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
}
command-help = ayuda
command-goal = objetivo
command-details = detalles
command-more = todas
command-hint = pista
command-why = motivo
command-undo = deshacer
command-save = guardar
command-log = registro
command-board = tablero
command-rules = reglas
command-left = quedan
command-back = atrás
command-quit = salir

teach-title = { $game } en cinco minutos
teach-how = Presiona Enter para seguir, o escribe el número de tu opción. «atrás»: un paso atrás; «?»: explica; «tablero»: todo; «salir»: deja la lección
teach-note = { NUMBER($number) } de { NUMBER($notes) }
teach-next = Enter para seguir
teach-do = Ahora tú: { $what }
teach-not = Todavía no: el guía pide «{ $what }». Las demás opciones puedes probarlas en una partida de verdad.
teach-back-none = Este es el principio.
teach-back-done = Un paso atrás.
teach-left = Te quedaste en la nota { NUMBER($number) }. Para seguir: { $command }
teach-done = Esta fue tu primera partida. Ahora juega una de verdad: { $command }
man-name = nombre
man-synopsis = sinopsis
man-description = descripción
man-commands = comandos
man-options = opciones
man-environment = entorno
man-files = archivos
man-exit = código de salida
man-examples = ejemplos
man-manual = Manual de Contienda
man-lang = el idioma, si no se da --lang: las dos primeras letras son es, ru o en
man-no-color = si está definida, sin colores
man-pager = el programa que muestra los textos largos (si falta: less -R)
man-data = dónde se guardan tus partidas, en la carpeta contienda (si falta: ~/.local/share)
man-last = la última partida de cada juego que dejaste sin terminar
man-exit-0 = el comando hizo lo que pediste
man-exit-1 = falló una comprobación
man-exit-2 = un error que puedes corregir
man-example-play = jugar contra dos bots, en español
man-example-learn = aprender primero el juego
man-example-completion = completar comandos en bash
error-no-lesson = { $game } no tiene lección. La tienen: { $names }.
error-lesson = La lección de { $game } no corresponde a esta versión: { $reason }
error-lesson-note = La lección tiene las notas 1 a { $notes }, no { $number }.
error-man-command = No hay ningún comando { $name }. Mira «contienda --help».

simulate-progress = jugando a { $game }
simulate-interrupted = { $games ->
    [one] Detenido tras { $games } partida.
   *[other] Detenido tras { $games } partidas.
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
simulate-unfinished = Partidas detenidas al llegar al límite de duración: { NUMBER($games, maximumFractionDigits: 0) }
run-saved = Guardado en { $folder }
merge-done = { $games ->
    [one] Ahora hay { $games } partida en { $folder }
   *[other] Ahora hay { $games } partidas en { $folder }
}
merge-missing = Partidas pedidas y aún no jugadas: { NUMBER($games) }. Repite contienda simulate con esta carpeta para jugarlas.
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-title = { $setups ->
    [one] { NUMBER($games) } partidas
   *[other] { NUMBER($games) } partidas en cada una de { NUMBER($setups) } configuraciones
}
balance-setup = configuración
balance-nobody = nadie
balance-length = Duración: { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turnos ({ NUMBER($fewest, maximumFractionDigits: 0) }–{ NUMBER($most, maximumFractionDigits: 0) } en el 90 % de las partidas), { NUMBER($decisions, maximumFractionDigits: 0) } decisiones ({ NUMBER($least, maximumFractionDigits: 0) }–{ NUMBER($longest, maximumFractionDigits: 0) }), unos { NUMBER($minutes, maximumFractionDigits: 0) } min
balance-choices = Opciones por decisión: { NUMBER($options, minimumFractionDigits: 1, maximumFractionDigits: 1) }, como mucho { NUMBER($widest, maximumFractionDigits: 0) }; el { $forced } de las decisiones no deja elegir
balance-course = Quien va por delante cambia { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } veces por partida; quien lo va a la mitad gana el { $won }
balance-item = pieza
balance-seat = puesto
balance-drawn = robada
balance-used = usada
balance-wins-used = con
balance-wins-kept = sin
balance-effect = valor  
balance-worth = robada y usada: parte de las partidas. con: victorias de las partidas en que se usó; sin: de aquellas en que se pudo usar y no se usó. Estas dos no prueban ninguna causa. valor sí: los puntos porcentuales de victorias que este puesto pierde en las mismas partidas si no puede usarla, con un intervalo del 95 %. ● no es azar, ni siquiera en una lista tan larga (Holm).
balance-cut = Se muestran { NUMBER($shown) } de { NUMBER($items) }: --all los lista todos
balance-stopped = Interrumpido. No se muestra nada porque las configuraciones no serían comparables; con --out, la misma orden continúa.
simulate-lost = { $bot } (puesto { $seat }) falló, y en su lugar se eligieron decisiones al azar: { NUMBER($count) }. Primer aviso: { $first }.

tournament-bot = bot
tournament-rating = puntuación ± 2σ
tournament-least = al menos
tournament-against = El bot de la fila contra el de la columna: porcentaje de victorias e intervalo del 95 %; partidas por casilla: { $games }
tournament-around = { NUMBER($middle, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($half, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tournament-between = { NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, style: "percent", maximumFractionDigits: 0) }
tournament-chance = { NUMBER($seats) } puestos: un bot contra copias de otro; si son igual de fuertes, el que va solo gana el { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tournament-time = Jugado ahora: { $games } en { NUMBER($seconds, maximumFractionDigits: 1) } s, procesos: { NUMBER($jobs) }, { $build }
tournament-kept = Guardado en { $folder }
tournament-lost = { $count ->
    [one] bot:{ $bot } falló una vez: en su lugar se jugó una acción legal elegida al azar.
   *[other] bot:{ $bot } falló { $count } veces: en su lugar se jugaron acciones legales elegidas al azar.
}
tournament-first = Primer aviso: { $first }.
tournament-version = Este torneo se jugó con contienda { $saved }. Ahora usas contienda { $here }, y sus bots pueden jugar de otro modo.

replay-verified = { $steps ->
    [one] { $file } está íntegro y sin alteraciones: { $steps } paso.
   *[other] { $file } está íntegro y sin alteraciones: { $steps } pasos.
}
replay-more = Qué habrían cambiado otras decisiones: contienda debrief { $file }
replay-step = Paso { NUMBER($step) } de { NUMBER($steps) }
replay-saved = Guardada en { $file }

check-laws = motor de reglas
check-parts = partes opcionales: tableros, comandos, rutas
check-agree = las versiones interpretada y compilada coinciden
check-texts = textos en tres idiomas
check-clauses = cláusulas del reglamento
check-scenarios = escenarios incluidos
check-no-tests = (aquí no hay pruebas: no se comprobaron las citas)
check-trace = dónde se cita cada cláusula
trace-clause = cláusula
trace-kind = tipo
trace-code = código
trace-tests = pruebas
trace-unshown = no se puede mostrar jugando

bench-game = juego
bench-games_per_s = partidas/s
bench-decisions_per_s = decisiones/s
bench-copy_ns = copia, ns

whole = { NUMBER($value, maximumFractionDigits: 0) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

scenario-where = { $file }, línea { $line }
scenario-count = Errores: { NUMBER($errors) }, avisos: { NUMBER($warnings) }.
scenario-new = Se ha creado { $file }. Edítalo y luego ejecuta: contienda scenario check { $file }
scenario-exported = Escrito: { $file }
scenario-side-red = MalOsos (rojo)
scenario-side-blue = BuenOsos (azul)
scenario-side-event = Eventos
scenario-draws = Sin vencedor: { $share }
scenario-falls = Servicios caídos por partida, en promedio: { NUMBER($mean, maximumFractionDigits: 1) }; con qué frecuencia cayó cada uno:
scenario-map = Servicios del mapa { $map }
scenario-column-id = id
scenario-column-name = servicio
scenario-column-int = INT
scenario-column-criticality = criticidad
scenario-column-kinds = tipo
scenario-column-needs = necesita
scenario-column-feeds = sostiene a
scenario-kind-digital = digital
scenario-kind-physical = físico
scenario-kind-citizen = ciudadano
scenario-deck = { $deck } (cartas: { NUMBER($count) })
scenario-differs = Números distintos de los del escenario estándar
scenario-differs-nothing = ninguno
scenario-presets = Modalidades

## Lo que se dice de un archivo de escenario

scenario-not-toml = El archivo no es TOML válido. En la columna { $column } el lector indica: { $reason }.
scenario-too-long = El archivo es demasiado largo. Acórtalo a { $most } caracteres como máximo.
scenario-too-deep = Hay demasiadas listas o tablas una dentro de otra. Usa { $most } niveles como máximo.
scenario-too-many-dots = Esta línea tiene demasiados puntos. Deja { $most } como máximo.
scenario-too-many-digits = Un número del archivo es demasiado grande. Usa { $most } cifras como máximo.
scenario-too-many-values = El archivo contiene demasiados valores. Deja { $most } como máximo.
scenario-too-many-members = Una lista o tabla del archivo es demasiado larga. Deja { $most } elementos como máximo.
scenario-too-many-tables = Hay demasiadas tablas «{ $name }». Deja { $most } como máximo.
scenario-many-mistakes = El archivo tiene { $most } errores o más. Corrige primero estos y vuelve a comprobarlo.
scenario-unknown-key = Clave desconocida: «{ $name }». Usa una de { $words }.
scenario-unknown-key-near = Clave desconocida: «{ $name }». ¿Quisiste decir { $near }?
scenario-missing-key = Falta la clave «{ $name }». Agrégala.
scenario-not-table = Debe ser una tabla. Escribe { "{" } clave = valor { "}" }.
scenario-not-tables = Debe escribirse como tablas [[{ $name }]].
scenario-not-list = Debe ser una lista. Escribe [ … ].
scenario-not-number = Aquí no sirve { $value }. Escribe un número entero de { $low } a { $high }.
scenario-not-switch = Aquí no sirve { $value }. Escribe true o false.
scenario-not-text = Debe ser un texto entre comillas.
scenario-not-word = Aquí no sirve { $value }. Usa una de estas palabras: { $words }.
scenario-not-names = Debe ser un nombre en tres idiomas: es, en y ru.
scenario-translation = Falta la traducción: { $languages }. Agrégala.
scenario-name-missing = Falta el texto en { $languages }, así que se muestra el de { $shown } en su lugar.
scenario-unknown-service = Servicio desconocido: «{ $service }». El archivo tiene { $words }.
scenario-unknown-card = Carta desconocida: «{ $card }». Usa una carta del archivo.
scenario-unknown-op = Efecto desconocido: «{ $op }». Usa uno de { $words }.
scenario-unknown-op-near = Efecto desconocido: «{ $op }». ¿Quisiste decir { $near }?
scenario-op-here = «{ $op }» exige que alguien elija, así que va en una carta. Quítalo de aquí.
scenario-bad-id = «{ $id }» no sirve como id aquí. Usa un id de { $first } a { $last }.
scenario-twice = «{ $id }» aparece dos veces. Dale otro id a uno de los dos.
scenario-self = { $service } depende de sí mismo. Quítalo de la lista.
scenario-arrow-twice = { $service } depende dos veces de { $dependency }. Quita una.
scenario-many-needs = { $service } tiene demasiadas dependencias: { $count }. Deja { $most } como máximo.
scenario-few-needs = En el mapa { $map }, { $service } tiene pocas dependencias: { $count }. Entre dos y cuatro dan buenas cascadas.
scenario-no-arrow = Este mapa no tiene ninguna flecha de { $dependency } a { $service }, así que no se puede quitar.
scenario-pair = Debe ser un par: [servicio, dependencia].
scenario-empty = La lista está vacía. Agrega al menos un elemento.
scenario-zero = 0 no cambia nada. Escribe un número positivo o negativo.
scenario-one-of = Escribe exactamente una de estas claves: { $words }.
scenario-option = { $reason }.
scenario-no-preset = El archivo no tiene la modalidad «{ $preset }». Agrégala o corrige el nombre.
scenario-preset-loop = La modalidad «{ $preset }» se extiende a sí misma. Quita el ciclo.
scenario-refused = El juego no lo acepta: { $reason }.
scenario-cycles = Mapa { $map }: dependencias circulares entre { $core } (ciclos: { $count }), por ejemplo { $example }.
scenario-cycles-many = Mapa { $map }: dependencias circulares entre { $core } (ciclos: { $count } o más), por ejemplo { $example }.
scenario-single = Mapa { $map }: { $service } es un punto único de falla. Si cae, afecta de inmediato a { $count } de los otros { $others }.
scenario-ends = Mapa { $map }: ningún servicio depende de { $services }.
scenario-provider-full = { $provider } no agrega ninguna flecha a { $service } en estos mapas: { $maps }. Allí ya tiene { $most } dependencias.
scenario-never-played = Una carta { $deck } nunca se juega en la fase { $phase }. Usa { $phases }.
scenario-never-dealt = { $card } se retira en todos los mapas, así que nunca se reparte.
scenario-never-nothing = La carta no hace nada. Dale un efecto.
scenario-never-phase = La condición nunca se cumple: ninguna carta jugable marca la fase { $phase }.
scenario-never-flag = La condición nunca se cumple: ninguna carta jugable activa «{ $flag }».
scenario-never-card = La condición nunca se cumple: la carta { $card } no se puede jugar nunca.
scenario-never-subtype = La condición nunca se cumple: no se puede jugar ninguna carta del subtipo { $subtype }.
scenario-never-services = La condición nunca se cumple: pide { $count } servicios y ningún mapa tiene más de { $most }.
scenario-never-secondary = Nunca ocurre: ninguna carta roja jugable tiene un efecto con secondary = true.
scenario-never-turn = Nunca ocurre: espera al turno { $turn } y ninguna modalidad dura más de { $turns } turnos.
scenario-never-on = Nunca ocurre: ninguno de estos servicios está en un mapa donde se use la carta.
scenario-never-arrow = Nunca ocurre: { $service } ya tiene { $most } dependencias, así que { $provider } no agrega ninguna.
scenario-never-mapped = { $service } no está en ningún mapa. Agrégalo a una lista de servicios o quítalo.
scenario-never-service = Nunca ocurre: { $service } no está en ningún mapa de los que se usan aquí.
scenario-never-stable = Modalidad { $preset }: BuenOsos (azul) nunca puede ganar, porque la Estabilidad empieza en { $start } y debe terminar por encima de { $goal }.
scenario-never-state = Nunca tiene objetivo: estos estados y el tipo de objetivo se excluyen.
scenario-never-target = Nunca tiene objetivo: ningún mapa tiene suficientes servicios así.
scenario-never-edge = Nunca tiene objetivo: ninguna flecha une dos servicios así.
scenario-no-target-in = No hay objetivo en estas modalidades: { $presets }. Retira allí la carta con remove_cards.
scenario-never-aimed = Nunca ocurre: el efecto se aplica al objetivo, pero no hay objetivo.
scenario-never-down = Nunca ocurre: solo se recupera un servicio caído y aquí no se apunta a ninguno.
scenario-never-up = Nunca ocurre: los objetivos están caídos y esto necesita un servicio en pie.
scenario-never-worse = Nunca ocurre: todo objetivo posible ya está en { $state } o peor.
scenario-never-pair = Nunca ocurre: se corta una flecha entre dos objetivos. Escribe pick = "edge".
scenario-never-same = Nunca ocurre: los dos estados son el mismo.
scenario-never-tag = Nunca ocurre: ninguna carta que dañe tiene la etiqueta «{ $tag }».
scenario-never-filter = Nunca ocurre: ningún servicio de ningún mapa es { $filter }.
scenario-never-provider = Nunca ocurre: el archivo no tiene ningún [[provider]].
scenario-never-about = Nunca ocurre: el mazo { $side } no tiene ninguna carta «{ $value }».
scenario-never-was = La condición nunca se cumple: el servicio afectado nunca está en estos estados.
scenario-never-fell = La condición nunca se cumple: ningún efecto anterior daña el objetivo.
scenario-never-late = Llega tarde: BuenOsos (azul) actúa después de MalOsos (rojo). Escribe duration = "guard" o "game".
scenario-flag-idle = Ninguna carta pide «{ $flag }», así que no sirve de nada.
scenario-unpayable = Nadie puede pagar { $cost }: ninguna modalidad da un presupuesto mayor que { $budget }.
scenario-above-maximum = La INT { $int } supera el máximo de { $services }: allí se queda en el máximo.
scenario-deck-small = El mazo { $deck } es demasiado pequeño para la modalidad { $preset }. Cartas: { $count }, mano inicial: { $hand }.
scenario-deck-large = El mazo { $deck } tiene demasiadas cartas: { $count }. Deja { $most } como máximo.
scenario-no-events = No hay cartas de evento, así que la fase 1 queda vacía.
scenario-few-critical = Modalidad { $preset }: MalOsos (rojo) no puede ganar derribando { $needed } servicios de criticidad 5, porque el escenario solo tiene { $count }.

## Lo que se dice de un archivo de tablero de Black Hat

scenario-board-cell = Debe ser una celda. Escribe [columna, fila].
scenario-board-overlap = La columna { $column }, fila { $row } ya está ocupada por { $other }. Mueve uno de los dos.
scenario-board-starts = Un tablero necesita exactamente dos casillas de tipo start; este tiene { $count }.
scenario-board-critical = Un tablero necesita exactamente una casilla de tipo critical; este tiene { $count }.
scenario-board-large = El tablero es demasiado grande. Deja { $places } lugares y { $spaces } casillas en total como máximo.
scenario-board-apart = { $one } y { $other } no se tocan, así que ninguna flecha puede unirlas. Mueve una o quita la flecha.
scenario-board-goal = Una flecha no puede llevar a «{ $goal }». Usa una casilla o el borde de un lugar: { $words }.
scenario-board-into-start = Ninguna flecha puede llevar a la salida { $start }. Quítala.
scenario-board-four = Una cara necesita cuatro casillas, en sentido horario desde la superior izquierda.
scenario-board-space = «{ $value }» no es una casilla. Escribe tipo y valor, como «{ $example }»; los tipos son { $words }.
scenario-board-sign = Aquí no sirve «{ $value }». Escríbelo como «{ $example }».
scenario-board-tiles = Hay demasiadas losetas. Deja { $most } como máximo, de dos caras cada una.
scenario-board-side = «{ $id }» está en el lugar de la cara { $wanted }. Escribe las caras a y b de cada loseta una tras otra.
scenario-board-cycle = Los peones pueden dar vueltas: { $example } (losetas: { $tiles }). Quita una de esas flechas.
scenario-board-end = Ninguna flecha sale de { $spaces } (losetas: { $tiles }). Toda casilla debe llevar al Sistema crítico.
scenario-board-forced = Toda flecha que sale de { $space } lleva a un bloqueo (losetas: { $tiles }).
scenario-board-lost = Las losetas pueden dejar inaccesibles estas casillas: { $spaces }. Tableros probados: { $boards }; cada casilla quedó inaccesible en { $most } de ellos como máximo.
scenario-board-guarded = A estas casillas a veces solo se llega saltando sobre un peón retenido: { $spaces }. Tableros probados: { $boards }; a cada casilla le ocurrió en { $most } de ellos como máximo.
scenario-seat = puesto { NUMBER($number) }
scenario-endings = Cómo terminaron las partidas:
scenario-board-table = Casillas
scenario-column-kind = tipo
scenario-column-value = valor
scenario-column-to = lleva a
scenario-column-place = lugar o loseta

## Qué salió mal

error-game-near = Juego desconocido: «{ $game }». ¿Quisiste decir { $near }?
error-no-game = Juego desconocido: «{ $game }». Usa uno de { $names }.
error-no-preset = { $game } no tiene la modalidad «{ $preset }». Usa una de { $names }.
error-no-option = { $game } no tiene la opción «{ $option }». Usa una de { $names }.
error-choice = { $option } no puede ser «{ $value }». Usa uno de { $choices }.
error-number = { $option } no puede ser { $value }. Usa un número entero de { $low } a { $high }.
error-process-ended = El sistema detuvo uno de los procesos que juegan, quizá por falta de memoria. Usa menos procesos con --jobs. Para continuar un torneo con --out, repite el comando.
error-seconds = --seconds no puede ser { $value }. Usa un número mayor que 0 y de { $most } como máximo.
error-games-count = -n no puede ser { $value }. Juega al menos una partida.
error-no-folder = { $option }: no existe la carpeta { $folder }. Revisa la ruta.
error-no-bot = Bot desconocido: «{ $bot }». Usa uno de { $names }.
error-bot-iterations = { $bot } necesita un número de simulaciones de 1 a { $most } o un tiempo de hasta 600 segundos. Si quieres, agrega un número de procesos de 1 a 64. Ejemplos: bot:search:1000, bot:search:2s, bot:search:20000x4.
error-bot-processes = { $bot } busca en un solo proceso. Quita el número de procesos.
error-no-policy = { $game } no tiene ninguna política entrenada. La orden «contienda train { $game }» crea una.
error-policy-game = { $file } es una política de otro juego o de otra versión de sus observaciones; no sirve para { $game }.
error-policy-file = { $file } no es un archivo de política de esta versión de Contienda.
error-hint-nobody = Tras el paso { $step } de { $file } nadie tiene que decidir. Elige otro paso con --step.
error-bot-program = { $bot } arrancaría un programa en esta máquina. Eso solo puede hacerlo su dueño en la línea de comandos, con contienda play, watch, simulate o tournament. Elige aquí otro bot.
error-bot-command = { $bot } no nombra ningún programa. Agrega el comando, como en bot:exec:./mybot.
error-bot-quotes = { $bot } tiene comillas sin cerrar o termina en una barra invertida. Escribe el comando como en una terminal.
error-bot-seconds = { $bot } necesita un límite de tiempo mayor que 0 y de { $most } segundos como máximo, como en bot:exec:2.5:./mybot.
error-bot-missing = { $bot } no puede arrancar: el programa «{ $program }» no existe o no es ejecutable. Revisa su ruta, que parte de la carpeta actual.
error-bot-start = { $bot } no puede arrancar: { $reason }. Comprueba que el archivo sea un programa que esta máquina pueda ejecutar.
fault-bot = { $bot } (puesto { $seat }) falló: { $reason }. En su lugar se jugó una acción legal elegida al azar.
fault-bot-start = no se pudo arrancar ({ $reason })
fault-bot-ended = terminó con el código { $code } antes de responder
fault-bot-closed = cerró su salida antes de responder
fault-bot-silent = no respondió en { $seconds } s
fault-bot-huge = escribió una línea de más de { $most } bytes
fault-bot-garbage = su línea «{ $line }» no es una respuesta válida
fault-bot-illegal = su acción { $action } no está entre las ofrecidas
fault-bot-given-up = { $bot } (puesto { $seat }) falló demasiadas veces y no se vuelve a arrancar. Desde ahora sus acciones se eligen al azar.
error-seats = { $game } admite de { $fewest } a { $most } puestos, pero hay { $given }. Cambia la lista de puestos.
error-seats-exact = { $game } admite { $fewest } puestos, pero hay { $given }. Cambia la lista de puestos.
error-players = { $option } no puede ser { $given }: { $game } admite de { $fewest } a { $most } jugadores. Cambia el número.
error-players-exact = { $option } no puede ser { $given }: { $game } es para { $fewest } jugadores. Cambia el número.
error-seat-human = El puesto { $seat } es humano, pero aquí solo juegan bots. Usa un bot, como bot:random.
error-seat-word = El puesto { $seat } no puede ser «{ $word }». Escribe human o un bot, como bot:random.
error-saved-seats = La partida guardada tiene { $saved } puestos, pero --seats nombra { $given }. Cambia --seats.
error-resume-program = { $file } nombra un programa como jugador, y una partida guardada no puede arrancar programas. Si confías en él, nómbralo tú: --seats { $seats }
error-option-without-value = --option «{ $option }» no tiene valor. Escríbela como nombre=valor.
error-illegal = La acción { $action } no es legal aquí. Elige una de { $listed }.
error-no-action = No existe la acción { $action }. Los códigos van de 0 a { $last }.
error-no-adjustments = { $game } no admite ajustes, así que su posición no se puede cambiar a mano. Vuelve a un paso anterior.
error-no-observations = { $game } no tiene observaciones numéricas, así que no puede usarse como entorno de aprendizaje. La referencia de observaciones explica cómo escribirlas.
error-batch = Con un lote de { $count } partidas, quien aprende no puede ocupar cada uno de los { $seats } puestos el mismo número de veces. Usa un múltiplo de { $seats }.
error-adjustment-later = En este momento no se puede cambiar nada. Espera a que se resuelva la carta o el evento.
error-adjustment = El cambio { $action } no es posible ahora o no cambiaría nada. Elige otro.
error-no-verb = Verbo desconocido: «{ $verb }». Usa uno de { $names }.
error-arguments = { $verb } lleva { $wanted } argumentos, pero hay { $given }. Corrígelos.
error-no-file = No existe el archivo { $file }. Revisa el nombre.
error-no-last = No hay ninguna partida que continuar. Empieza una con contienda play.
error-no-last-game = No hay ninguna partida de { $game } que continuar. Empieza una con contienda play { $game }.
error-unreadable = No se puede leer { $file }: { $reason }. Revisa la ruta y los permisos del archivo.
error-in-file = { $file }: { $error }.
error-no-step = { $file } no tiene el paso { $step }. Los pasos van de 0 a { $steps }.
error-replay-version = Esta partida se jugó con la versión { $saved } de { $game }, pero aquí las reglas son la versión { $here }. Usa la edición de contienda con la que se guardó.
error-replay-cut = { $file } está cortado después del paso { $step }. Consigue una copia completa.
error-replay-short = { $file } está cortado después del paso { $step } de { $steps }. Consigue una copia completa.
error-replay-json = { $file } no es una partida guardada: la línea { $line }, columna { $column } no es JSON válido. Usa un archivo guardado por contienda.
error-replay-format = { $file } no es una partida guardada: su "format" debe ser "{ $format }". Usa un archivo guardado por contienda.
error-replay-key = { $file }: falta "{ $field }" o no es del tipo correcto. Consulta el formato en docs/reference/replay-file.md.
error-replay-start = { $file } fue alterado: su encabezado (juego, opciones, puestos, pasos, resultado) no es el que se guardó. Consigue una copia sin alterar.
error-replay-illegal = { $file } falla en el paso { $step }: { $error }. Consigue una copia sin alterar.
error-replay-more = { $file } fue alterado en el paso { $step }: tiene más acciones de las que se guardaron. Consigue una copia sin alterar.
error-replay-changed = { $file } fue alterado en el paso { $step }: la acción { $action } no es la que se guardó. Consigue una copia sin alterar.
error-replay-number = { $file } falla en el paso { $step }: { $action } no es un número entero. Consigue una copia sin alterar.
error-replay-long = { $file } tiene { $steps } acciones, pero una partida puede tener { $most } como máximo. Elige otro archivo.
error-no-clause = El reglamento no tiene la cláusula «{ $clause }». Tiene { $names }.
error-no-section = El reglamento no tiene la cláusula ni la sección «{ $clause }». Usa una de { $names }.
error-rules-game = «{ $clause }» no es un juego. Escribe primero el juego, como en contienda rules { $game } { $clause }.
rules-more = Escribe «reglas» y un número para ver una sección o una cláusula: reglas { $section }, reglas { $clause }
rules-books = contienda rules GAME muestra el reglamento; contienda rules GAME 7, una de sus secciones.
error-no-rulebook = { $game } no trae reglamento. Consulta a quien lo escribió.
error-no-scenarios = { $game } no tiene escenarios. Quita --scenario.
error-no-scenario = No existe el escenario { $file }. Indica la ruta de un archivo o uno de { $names }.
error-scenario = No se puede jugar con { $file }. Línea { $line }, { $place }: { $reason }. Para ver todos los errores, ejecuta contienda scenario check.
error-scenario-game = --scenario necesita un juego. Agrega su nombre.
error-file-exists = { $file } ya existe. Elige otro nombre.
error-unwritable = No se puede escribir { $file }: { $reason }. Corrígelo o elige otra ruta.
reason-full = el disco está lleno
reason-denied = no hay permiso
reason-file = hay un archivo donde debe haber una carpeta
reason-folder = hay una carpeta donde debe haber un archivo
reason-missing = esa carpeta no existe ni se puede crear
error-broken-game = El juego «{ $game }» está dañado y se omite ({ $reason }). Arregla o desinstala su paquete.
error-broken-part = La parte «{ $part }» del juego «{ $game }» está dañada y se omite ({ $reason }). Arregla o desinstala su paquete.
error-route-place = { $address } no empieza por { $place }. Un juego de otro paquete solo puede usar direcciones propias.
error-not-a-game = El juego «{ $game }» está registrado, pero su punto de entrada no es un Game con ese nombre. Avisa a quien lo escribió.
error-game-twice = El juego «{ $game }» ya existe, así que se omite el del punto de entrada { $entry }. Desinstala uno de los dos paquetes.
error-no-texts = No hay textos en «{ $language }» en { $folder }. Agrégalos, al menos en inglés.
error-no-text = No existe el texto «{ $text }» en «{ $language }».
error-text = No se puede completar el texto «{ $text }» en «{ $language }»: { $reason }.
error-replay-scores = { $file } fue alterado: el final o los puntajes no corresponden a esta partida. Consigue una copia sin alterar.
error-resume-fixed = { $file } es una partida guardada con su propio juego, opciones y escenario. Quita GAME, --preset, --option y --scenario.
error-again-program = { $file } nombra un programa como bot, y un manifiesto no puede arrancar programas. Si confías en él, repite el comando con GAME y --bots "{ $bots }".
error-tournament-what = Falta decir qué se juega. Indica GAME y --bots, o --again con un manifiesto.
error-tournament-few = Un torneo necesita al menos dos bots. Escríbelos como en --bots random,greedy.
error-tournament-twice = El bot «{ $bot }» aparece dos veces en { $option }. Deja uno.
error-tournament-neutral = { $option } no puede ser { $given }: el puesto { $seat } de { $game } ni gana ni pierde, y un torneo cuenta victorias. Usa { $players }.
error-tournament-out = --out no nombra ninguna carpeta. Indica una o quita --out.
error-tournament-disk = No se puede escribir { $file }: { $reason }. Corrígelo y repite el comando para continuar, o elige otra carpeta con --out. Las partidas ya guardadas se conservan.
error-tournament-foreign = { $folder } ya existe y no contiene { $manifest }. Elige una carpeta nueva o vacía.
error-tournament-other = { $folder } guarda otro torneo: su «{ $name }» es diferente. Elige otra carpeta o repite el comando original.
error-tournament-line = { $file }: la línea { $line } no es una partida de este torneo. Bórrala y se jugará de nuevo.
error-tournament-busy = Otro proceso está jugando en { $folder }. Espera a que termine o elige otra carpeta.
error-no-run = { $folder } no es una serie: no tiene { $manifest }. Indica una carpeta que haya escrito contienda simulate --out.
error-run-format = { $file } no describe una serie: su "format" debe ser "{ $format }". Usa el archivo tal como lo escribió contienda.
error-run-key = { $file }: falta "{ $field }" o es de otro tipo. El formato está en docs/reference/run-folder.md.
error-run-other = { $folder } contiene otra serie: su «{ $name }» es distinto. Elige otra carpeta o repite la orden original.
error-run-exists = { $folder } ya contiene una serie. Elige una carpeta nueva o vacía.
error-run-overlap = Las partidas { $first } a { $last } están dos veces. Deja fuera una de las series que las contienen.
error-run-part = { $file } no se puede leer: { $reason }. Bórralo y repite contienda simulate: sus partidas se jugarán de nuevo.
error-run-no-game = { $folder } no tiene la partida { $number }; contiene { $games }. Las partidas se numeran desde 0, o desde --first.
error-run-no-decisions = La partida { $number } de { $folder } no se puede volver a jugar: sus bots no se repiten y sus decisiones no se guardaron. Juega la serie con --rows decisions.
error-run-differs = La partida { $number } de { $folder } acaba de otro modo al volver a jugarla. Se han cambiado sus archivos o la jugó otra versión de un bot.
error-shard = --shard no puede ser «{ $value }». Escribe la parte y el número de partes, como en 2/8.
error-rows = No hay ninguna tabla «{ $value }». Elige entre { $names }, o all.
error-engine = No hay ningún motor «{ $value }». Usa local, ray o ray:DIRECCIÓN.
error-balance-many = Eso da { $setups } configuraciones; se pueden comparar { $most } como mucho. Indica menos variantes, bots o valores.
error-ray = Ray no responde en { $address }: { $reason }. Arranca el clúster, o quita la dirección para arrancar Ray en esta máquina.
error-workers-died = Los procesos que juegan las partidas { $first } a { $last } mueren una y otra vez, quizá por falta de memoria. Usa menos procesos con --jobs. Lo ya guardado se conserva.
error-only-with-out = { $option } necesita --out CARPETA: sin ella no se guardan filas.
error-manifest-format = { $file } no es el manifiesto de un torneo: su "format" debe ser "{ $format }". Usa el archivo tal como lo escribió contienda.
error-manifest-json = { $file } no es el manifiesto de un torneo: la línea { $line }, columna { $column } no es JSON válido. Usa el archivo tal como lo escribió contienda.
error-manifest-utf8 = { $file } no es el manifiesto de un torneo: no es texto en UTF-8. Usa el archivo tal como lo escribió contienda.
error-manifest-key = { $file }: falta "{ $field }" o no es del tipo correcto. Consulta el formato en docs/reference/tournament-folder.md.
error-manifest-version = Este torneo es para la versión { $saved } de { $game }, pero aquí las reglas son la versión { $here }. Usa la edición de contienda con la que se jugó.
error-again-fixed = { $file } ya dice todo lo que se juega. Quita GAME, --bots, -n, --players, --preset, --option, --scenario y --seed.
error-no-extra = { $package } no está instalado. Instala contienda[{ $extra }], que incluye el extra «{ $extra }».
error-replay-outcome = { $file }: el paso { $step } no coincide con la semilla, así que ese resultado no es legítimo. No confíes en este archivo.
error-replay-no-seed = { $file } no dice de qué semilla salieron sus resultados. Para comprobar que está íntegro, usa contienda replay --verify.
error-verify-manifest = { $file } es el manifiesto de un torneo y no contiene partidas. Verifica los archivos de { $folder }.
check-one-build = (aquí hay una sola versión: nada que comparar)

# --- live tables -----------------------------------------------------------------------------------------------------

error-table-name = Este nombre está vacío o tiene caracteres de control invisibles. Elige otro, de hasta 40 caracteres.
error-table-text = Este texto está vacío o tiene caracteres de control invisibles. Escríbelo de nuevo.
error-table-reason = Para volver atrás hace falta un motivo que todos puedan leer. Escribe uno.
error-table-seat = No existe el puesto { $seat }. Los puestos van del 1 al { $most }.
error-table-seat-bot = El puesto { $seat } no es de un bot, así que no puede tener nivel. Quita el nivel.
error-table-reseat = Un puesto se puede abrir, asignar a un equipo o dar a un bot. Elige una de las tres cosas.
error-table-member = Esa persona no está en el puesto { $seat }. Mira otra vez quién está.
error-table-is-bot = El puesto { $seat } ya es de un bot. Ábrelo antes.
error-table-locked = Nadie más puede sentarse en esta mesa. Pide al anfitrión que la abra.
error-table-full = Todos los puestos están ocupados. Pide uno al anfitrión o mira la partida.
error-table-taken = El puesto { $seat } está ocupado. Elige otro.
error-table-already = Ya tienes ese puesto.
error-table-one-seat = La partida está en marcha y ya tienes un puesto. Ahora no puedes tomar otro.
error-table-seen = Ya viste otra mano en esta partida, así que no puedes ocupar el puesto { $seat }. Vuelve a tu puesto o pide permiso al anfitrión.
error-table-barred = El anfitrión te retiró de esta mesa. Pídele que te deje volver.
error-table-not-removed = Nadie con ese nombre fue retirado de esta mesa. Mira otra vez la lista de personas retiradas.
error-table-not-yours = Este puesto no es tuyo. Actúa desde el tuyo.
error-table-watching = Estás mirando. Toma un puesto para participar.
error-table-captain = En este puesto decide el capitán. Propón tu jugada en el chat del equipo.
error-table-facilitator = Esto solo puede hacerlo el anfitrión. Pídeselo.
error-table-command = Comando desconocido. Mira la lista de comandos.
error-table-lobby = La partida no ha empezado. Espera a que se ocupen los puestos o a que el anfitrión la empiece.
error-table-over = La partida terminó. Mira la repetición, juega la revancha o sigue desde un paso anterior.
error-table-paused = La mesa está en pausa. Espera a que siga.
error-table-not-paused = La mesa no está en pausa.
error-table-resume = Solo puede reanudar la partida el anfitrión o quien la puso en pausa. Pídeselo.
error-table-stale = La partida avanzó (veías la posición { $expected } y va por la { $position }). Mira otra vez y decide.
error-table-not-your-turn = Ahora no decides tú. Espera tu turno.
error-table-bot-plays = Un bot juega por este puesto. Quita antes el bot.
error-table-illegal = Ahora no puedes hacer la acción { $action }. Elige una de las que se ofrecen.
error-table-outcome = El resultado { $action } no puede salir ahora. Escribe lo que muestran los dados o las cartas.
error-table-no-chance = Ahora no hay nada que tirar ni robar.
error-table-not-typist = Este resultado solo puede escribirlo un jugador que lo ve.
error-paper-nothing = Escribe al menos una carta.
error-paper-dice = Dados que se tiran aquí: { $wanted }. Escribiste { $given }.
error-paper-roll = { $rolled } no puede salir aquí. Revisa los dados, o vuelve a tirar si la pregunta lo pide.
error-paper-several = «{ $word }» puede ser varias cosas: { $some }. Escribe el número o una parte más larga del nombre.
error-paper-out = { $card } no está ahora en este mazo: ya salió, o es de otro mazo.
error-paper-unknown = Aquí nada se llama «{ $word }». Escribe «quedan» para ver el mazo.
error-paper-many = Aquí salen: { $count }. Escribiste { $given }.
error-table-started = La partida ya empezó.
error-table-nothing-to-undo = Todavía no tienes ninguna decisión que deshacer.
error-table-asked = Ya se preguntó a los demás jugadores. Espera sus respuestas.
error-table-no-request = Nadie pidió deshacer nada.
error-table-not-asked = Esta pregunta no es para ti, o ya la contestaste.
error-table-no-clock = Esta mesa no tiene reloj.
error-table-chat-off = Este chat está desactivado.
error-table-busy = La mesa recibe demasiadas peticiones. Inténtalo de nuevo en un momento.
error-table-gone = No existe la mesa { $table }; quizá se borró. Revisa el enlace.
error-table-version = Esta mesa se jugó con la versión { $saved } de { $game }, pero aquí las reglas son la versión { $here }. Se puede leer y exportar, pero no continuar.
error-table-step = Esta mesa no tiene el paso { $step }. Los pasos van del 0 al { $steps }.
error-table-majority = Tu equipo decide por votación. Vota por la acción que prefieras.
error-table-no-vote = No has votado en esta decisión, así que no hay voto que retirar.
error-table-ruling = Una decisión del anfitrión necesita un motivo que todos puedan leer. Escribe uno.
error-table-no-timebox = Esta fase no tiene límite de tiempo. Fija uno primero.
error-table-adjust-reason = Para cambiar la posición hace falta un motivo que todos puedan leer. Escribe uno.
error-table-micro = El micro-debrief está abierto. Respondan la pregunta y la partida sigue.
error-table-no-micro = Ahora no hay ningún micro-debrief abierto.
error-table-nobody-asked = No hay a quién preguntar: ningún puesto tiene a la vez una persona y una pregunta.
error-table-micro-game = { $game } no tiene preguntas para un micro-debrief. Juega sin él.
error-table-oversees = Supervisas esta mesa y ves todas las manos, así que no puedes ocupar un puesto en ella.
error-server-full = El servidor ya tiene todas las mesas que admite. Inténtalo más tarde.
error-no-right = No tienes permiso para hacer esto en esta mesa. Usa el enlace que te dieron.
error-no-view = No puedes mirar desde este puesto. Usa el tuyo o mira como espectador.
error-no-ticket = Este enlace o código no sirve para esta mesa, o ya se usó. Pide otro.
error-no-code = Ninguna mesa tiene el código { $code }. Revisa el código.
error-not-over = Esto solo está disponible cuando termina la partida. Termínala antes.
error-origin = Esta petición viene de otro sitio. Abre la página de la mesa.
error-password = Este servidor pide una contraseña. Escríbela antes.
error-wrong-password = La contraseña no es correcta. Inténtalo de nuevo.
error-metrics = No puedes leer las métricas desde aquí. Léelas en la máquina del servidor o envía el token de métricas.
error-too-much = Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.
error-intake-time = El servidor tardó demasiado en leer esto. No se creó nada. Acorta o simplifica el archivo.
error-intake-memory = El servidor necesita demasiada memoria para leer esto. No se creó nada. Acorta o simplifica el archivo.
error-intake-lost = El servidor no pudo terminar de leer esto. No se creó nada. Inténtalo de nuevo.
error-intake-heavy = Este archivo tarda demasiado en prepararse. No se creó nada. Acórtalo o simplifícalo.
error-too-many-viewers = Esta mesa ya tiene todos los espectadores que admite. Inténtalo más tarde.
error-message = El servidor no puede leer este mensaje: { $reason }.
error-workers = Varios procesos necesitan una base de datos PostgreSQL común. Indica --database postgresql://…
error-worker-server = { $server } no es la dirección de un servidor. Indica una como https://play.example.org.
error-address = El servidor no puede escuchar a otros servidores en { $address }: { $reason }. Indica con --address una dirección de esta máquina.
error-proxy-network = «{ $value }» no es una red para --proxy-network. Escribe una como 10.0.7.0/24.
error-webhook-off = Este servidor no envía avisos. Su administrador puede permitirlos con --webhooks.
error-webhook-address = No se puede usar esa dirección. Escribe una dirección https:// completa que exista.
error-webhook-private = Esta dirección está en una red privada y este servidor no las permite. Usa una dirección pública.
error-http-400 = La petición no es válida: { $reason }.
error-http-401 = Este servidor pide una contraseña. Escríbela antes.
error-http-403 = No tienes permiso para esto.
error-http-404 = No hay nada en esta dirección. Revísala.
error-http-405 = Aquí no se admite ese método. Mira la lista de operaciones.
error-http-408 = La petición no llegó a tiempo. Envíala de nuevo.
error-http-409 = La partida avanzó. Mira otra vez.
error-http-413 = La petición es demasiado grande. Envía menos.
error-http-414 = Esta dirección es demasiado larga. Acórtala.
error-http-415 = Aquí solo se acepta JSON. Envía JSON.
error-http-429 = Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.
error-http-431 = Los encabezados o las cookies de esta petición son demasiado grandes. Borra las cookies de este sitio e inténtalo de nuevo.
error-storage = El servidor no puede guardar en este momento. No se perdió nada y el servidor sigue intentándolo. Repite tu última acción en un momento.
error-table-moved = Esta mesa está pasando a otro servidor. Inténtalo de nuevo en un momento.
error-table-damaged = El registro de la mesa { $table } está dañado y no se puede seguir jugando en ella. Las demás mesas no están afectadas. Avisa a quien administra el servidor.
error-http-500 = Algo falló en el servidor. No se cambió nada. Inténtalo de nuevo.
error-http-503 = El servidor se está deteniendo. Vuelve en un momento.
error-bundle-read = { $file } no es el archivo de una mesa: { $reason }. Usa un archivo exportado por contienda.
error-bundle-format = { $file } no es el archivo de una mesa: "format" debe ser "{ $format }". Usa un archivo exportado por contienda.
error-bundle-seed = La semilla de { $file } no corresponde a la huella que se mostró al empezar. No confíes en este archivo.
error-bundle-sealed = { $file } todavía no tiene semilla: otras mesas de la clase juegan con el mismo reparto. Expórtalo de nuevo cuando termine la clase.
error-bundle-gap = { $file }: falta la entrada { $entry } o está fuera de lugar. Consigue una copia completa.
error-bundle-entry = { $file }: la entrada { $entry } es imposible: { $reason }. Consigue una copia sin alterar.
error-bundle-outcome = { $file }: en la entrada { $entry }, el paso { $step } no coincide con la semilla, así que ese resultado no es legítimo. No confíes en este archivo.
notify-turn = { $game }: le toca a { $who }.
verify-fair = { $file } está íntegro: cada resultado coincide con su semilla.
verify-drawn = sorteados por el servidor: { NUMBER($count) }
verify-seed = sorteados a partir de la semilla { $seed }, reparto { $deal }: { NUMBER($count) }
verify-typed = escritos a partir de dados o cartas reales (no se pueden comprobar): { NUMBER($count) }
verify-decided = decididos por jugadores y bots: { NUMBER($count) }
verify-opening = jugados antes de abrir la mesa (sin comprobar): { NUMBER($count) }
verify-back = veces que la partida volvió atrás: { NUMBER($count) }
verify-commitment = huella de la semilla (compárala con la que se mostró al empezar): { $commitment }
verify-open = la partida no había terminado cuando se exportó el archivo
serve-open = Contienda funciona en { $address }. Para detenerla: Ctrl+C
serve-everybody = ABIERTO A TODA TU RED: { $address }
    Cualquiera puede jugar sin contraseña. Detén el servidor y vuelve a iniciarlo con --password para pedir una.
serve-guarded = ACCESIBLE DESDE TODA TU RED, CON CONTRASEÑA: { $address }
serve-password = Contraseña: { $password }
serve-store = Las mesas se guardan en { $place }
error-no-password = { $file } no tiene contraseña en la primera línea. Escríbela ahí.
tables-none = No hay mesas así.
tables-id = id
tables-code = código
tables-game = juego
tables-state = estado
tables-created = creada
tables-touched = última entrada
tables-state-open = abierta
tables-state-over = terminada
tables-exported = Se ha exportado la mesa { $table } a { $file }.
tables-expired = Se ha borrado { $table }; queda una copia en { $file }.
tables-kept = Se conserva { $table }: { $reason }.
tables-expired-count = Mesas y salas borradas: { NUMBER($count) }
tables-deleted = Se ha borrado la mesa { $table }.
classes-none = No hay clases así.
classes-id = id
classes-code = código
classes-title = título
classes-game = juego
classes-state = estado
classes-touched = última entrada
classes-deleted = Se ha borrado la clase { $id } con sus mesas.
classes-deletes = se guarda hasta
classes-state-open = abierta
classes-state-over = terminada
classes-exported = Se ha exportado la clase { $id } a { $file }.
classes-expired-count = Clases borradas: { NUMBER($count) }
backup-written = Se ha escrito { $file }. Mesas: { NUMBER($tables) }, entradas: { NUMBER($entries) }.
restore-done = Se ha restaurado { $file }. Mesas: { NUMBER($tables) }, entradas: { NUMBER($entries) }.
doctor-database = Base de datos: { $database }
doctor-good = No se encontraron problemas.
doctor-bad = Problemas encontrados: { NUMBER($count) }.
doctor-none = En { $database } no hay mesas de contienda. Revisa la dirección indicada con --database.
doctor-foreign = La base de datos { $database } es de otro programa. Dale a contienda una vacía.
doctor-unusable = No se puede usar la base de datos { $database }: { $reason }. Comprueba su dirección, que esté en marcha y que puedas leerla.
doctor-damaged = La base de datos { $database } está dañada: { $reason }. Detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad en una base nueva.
doctor-permissions = Solo su dueño puede leer y escribir el archivo.
doctor-read-only = No puedes escribir en { $database } o en su carpeta { $folder }. Ejecuta el comando como el usuario del servidor o cambia el dueño.
doctor-readable = Otros usuarios de esta máquina pueden leer { $database }, con todas las manos y semillas. Ejecuta: chmod 600 { $database }
doctor-disk = Hay espacio suficiente en el disco: { $free } MB libres; la base ocupa { $size } MB.
doctor-disk-little = Queda poco espacio en { $folder }: { $free } MB libres; la base ocupa { $size } MB. Libera espacio o no cabrá una copia de seguridad.
doctor-disk-full = El disco está casi lleno: { $free } MB libres en { $folder }. Libera espacio ya: pronto no se podrá guardar nada.
doctor-server = Un servidor está usando la base de datos (proceso { $process }).
doctor-no-server = Ningún servidor está usando la base de datos.
doctor-revision = El esquema de la base de datos está al día ({ $revision }).
doctor-older = El esquema de la base de datos es anterior ({ $revision } en vez de { $newest }). Haz una copia de seguridad; el servidor lo actualiza en su próximo arranque.
doctor-newer = Una versión más nueva de contienda escribió { $database } (esquema { $revision }). Usa esa versión.
doctor-integrity = La comprobación de integridad de SQLite no encontró errores.
doctor-orphans = Filas de { $name } que no son de ninguna mesa: { $count }. Con ellas no se puede hacer una copia de seguridad. Detén el servidor y ejecuta este SQL: { $sql }
doctor-no-orphans = Todas las filas pertenecen a una mesa.
doctor-log = El registro de la mesa { $table } está roto a partir de la entrada { $entry }. Restáurala de una copia de seguridad o bórrala: contienda tables delete { $table } --yes
doctor-class = El registro de la clase { $name } está roto a partir de la entrada { $entry }. Restáuralo de una copia de seguridad.
doctor-classes = Todos los registros de clases se pueden leer ({ $count }).
doctor-class-tables = { $count ->
    [one] Falta { $count } mesa de la clase { $name }. Restáurala de una copia de seguridad.
   *[other] Faltan { $count } mesas de la clase { $name }. Restáuralas de una copia de seguridad.
}
doctor-logs = Los registros de todas las mesas están íntegros. Mesas: { NUMBER($tables) }.
doctor-logs-more = Otras mesas con registros rotos: { NUMBER($count) }. Restaura la última copia de seguridad en una base nueva.
doctor-document = No se puede leer { $document } del juego { $game }. Restaura la última copia de seguridad o bórralo con contienda tables expire.
doctor-part = { $reason }
doctor-versions = Se puede seguir jugando en todas las mesas sin terminar.
doctor-version = Mesas de { $game } versión { $version }: { $count }. Este programa tiene la versión { $here }, así que solo se pueden mirar. Termínalas con la versión anterior o deja que caduquen.
doctor-game = Mesas de { $game }: { $count }. Este programa no tiene ese juego. Instálalo de nuevo o deja que las mesas caduquen.
error-backup-unverified = No se escribió la copia de seguridad { $file }: al restaurarla como prueba tenía { $found } filas en vez de { $expected } ({ $name }). Inténtalo de nuevo y ejecuta contienda doctor.
backup-broken = Mesas con registros rotos en la copia: { NUMBER($count) }. Ejecuta contienda doctor para ver cuáles y conserva tus copias anteriores.
error-database-url = «{ $url }» no es una base de datos admitida. Escribe sqlite:///ruta o postgresql://usuario@servidor/nombre.
error-database-open = No se puede usar la base de datos { $database } ({ $reason }). Revisa su dirección y que puedas escribir en ella.
error-database-taken = Un servidor ya está usando la base de datos { $database }. Detenlo primero o elige otra base con --database.
error-database-damaged = La base de datos { $database } está dañada ({ $reason }). Detén el servidor, ejecuta contienda doctor y restaura la última copia de seguridad en una base nueva.
error-database-newer = Una versión más nueva de contienda escribió la base de datos { $database }. Usa esa versión u otra base de datos.
error-database-foreign = La base de datos { $database } es de otro programa. Dale a contienda una vacía.
error-database-none = En { $database } no hay mesas de contienda. Revisa su dirección.
error-database-full = La base de datos { $database } ya tiene mesas. Restaura en una vacía.
error-backup-not = { $file } no es una copia de seguridad. Indica un archivo escrito por contienda backup.
error-backup-damaged = La copia de seguridad { $file } está dañada. Usa otra.
error-backup-newer = Una versión más nueva de contienda escribió la copia de seguridad { $file }. Restáurala con esa versión.
error-no-table = No existe la mesa «{ $table }». Para ver todas las mesas, ejecuta contienda tables list.
error-tables-yes = Esto borra la mesa { $table } para siempre. Agrega --yes para confirmarlo.
error-no-class = No existe la clase «{ $id }». Para ver todas las clases, ejecuta contienda classes list.
error-classes-yes = Esto borra la clase { $id } y sus mesas para siempre. Agrega --yes para confirmarlo.
error-expire-days = Falta un límite. Agrega --finished-days N, --idle-days N o ambos.
error-expire-export = Las mesas se exportan antes de borrarse. Agrega --export CARPETA, o --dry-run para solo listarlas.
error-load-host = { $url } no está en este equipo. La prueba de carga solo usa direcciones locales, como http://127.0.0.1:8000.
error-load-pace = --pace no puede ser { $value }. Usa 0 para ir tan rápido como se pueda, o hasta { $most } segundos.
error-load-files = Estos sockets necesitan { $need } archivos abiertos y este sistema permite { $most }. Pide menos mesas o menos espectadores.
error-load-server = El servidor de { $url } no responde como se espera: { $reason }. Comprueba que sea de esta versión de contienda y que siga en marcha.
error-load-slow = Solo { $done } de { $total } terminaron a tiempo. Pide menos mesas.
load-doing-start = arrancando un servidor
load-doing-make = creando mesas
load-doing-connect = conectando
load-doing-play = jugando
load-doing-check = comprobando
load-doing-tidy = limpiando
load-every = una jugada cada { NUMBER($seconds, maximumFractionDigits: 2) } s en cada mesa
load-flat-out = tan rápido como pueda el servidor
load-tables = mesas
load-sockets = sockets
load-moves = jugadas
load-moves-per-s = jugadas por segundo
load-p50 = desde la acción hasta el último espectador, p50
load-p95 = p95
load-p99 = p99
load-longest = el más largo
load-frame = mensaje que recibe un espectador tras una jugada, mediana
load-bytes = bytes que envía el servidor, por jugada
load-memory = memoria por mesa, en juego
load-memory-rest = memoria por mesa, recién creada, sin sockets
load-server-cpu = tiempo de procesador del servidor, por jugada
load-client-cpu = tiempo de procesador de este programa, por jugada
load-each-server = Cada servidor, con las mesas creadas en él
load-server-url = servidor
load-server-tables = mesas
load-server-moves = jugadas
load-server-p50 = p50
load-server-p99 = p99
load-server-time = tiempo de procesador
load-server-stored = entradas guardadas
load-server-passed = pasadas a otro
load-server-memory = memoria
load-server-errors = errores
load-ms = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
load-s = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
load-b = { NUMBER($value, maximumFractionDigits: 0) } B
load-kb = { NUMBER($value, maximumFractionDigits: 0) } kB
load-unknown = desconocido
load-checked = Partidas jugadas hasta el final: { NUMBER($games) }; documentos comparados: { NUMBER($documents) }; registros leídos: { NUMBER($logs) }; { $build }
load-held = Jugadas aplazadas por los límites del servidor: { NUMBER($moves) }
load-moved = Mesas que pasaron a otro servidor: { NUMBER($tables) }
load-clean = Ninguna jugada se perdió, se duplicó ni se mostró mal.
load-violations = Errores: { NUMBER($count) }
load-violation-gap = Mesa { $table }: un espectador en la entrada { $own } recibió un cambio que parte de la entrada { $since }.
load-violation-unasked = Mesa { $table }: la entrada { $entry } apareció sin una jugada nuestra.
load-violation-twice = Mesa { $table }: la jugada { $move } se confirmó dos veces, o sin haberse enviado.
load-violation-refused = Mesa { $table }: se rechazó una jugada legal ({ $error }).
load-violation-document = Mesa { $table }: en la entrada { $entry }, el documento de un espectador no es el que recibe un espectador nuevo.
load-violation-count = Mesa { $table }: jugadas confirmadas: { NUMBER($moves) }, en el registro: { NUMBER($stored) }.
load-violation-silent = Mesa { $table }: tras la jugada { $entry }, una respuesta tardó más de { NUMBER($seconds) } s.
load-violation-closed = Mesa { $table }: se cerró un socket ({ $reason }).
load-violation-frame = Mesa { $table }: no se puede leer un mensaje ({ $reason }).
load-violation-stuck = Mesa { $table }: nadie puede decidir en la entrada { $entry } y la partida no ha terminado.

docs-unbuilt-title = La documentación no está compilada aquí
docs-unbuilt-build = En una copia de trabajo, ejecuta `make docs` y vuelve a iniciar el servidor.
docs-unbuilt-files = Las mismas páginas son archivos de texto en la carpeta `docs` del repositorio. Empieza por `docs/index.md`.

# --- clases ---
class-ended = La clase terminó.
class-inject-reason = Lo decidió el facilitador.
class-alert-late = Se acabó el tiempo
class-alert-slow = Esta decisión se demora
class-alert-captain = Capitán sin conexión: { $name }
class-alert-empty = No hay nadie en el equipo que decide
class-alert-away = Nadie de esta mesa está conectado
class-alert-over = La partida terminó
error-class-role = Tu rol en esta clase no permite hacer esto. Pídeselo al facilitador.
error-class-stranger = No estás en esta clase. Entra con su código o escribe tu código personal.
error-class-removed = El facilitador te retiró de esta clase. Habla con él.
error-class-gone = No existe la clase { $id }; quizá se borró. Revisa el enlace.
error-class-damaged = El registro de la clase { $id } está dañado y no se puede abrir. Avisa a quien administra el servidor.
error-class-ended = Esta clase terminó. Ya nadie puede entrar ni cambiar nada.
error-class-code = Este no es el código de esta clase. Míralo otra vez en la pantalla.
error-class-personal = Ningún estudiante de esta clase tiene ese código personal. Revísalo o pide otro al facilitador.
error-class-ticket = Este enlace ya se usó o venció. Pide otro al facilitador.
error-class-has-role = Este navegador ya tiene un rol en la clase. Abre el enlace en otro navegador.
error-class-full = Esta clase tiene { $most } personas y no caben más. Pide al facilitador que retire a alguien.
error-class-table = No existe la mesa { $table }. Las mesas van de la 1 a la { $most }.
error-class-table-full = La mesa { $table } está llena. En la mesa { $free } hay lugar.
error-class-table-stays = Esta mesa es de una clase y se borra junto con ella. Borra la clase.
error-class-links = Esta mesa es de una clase. Invita a las personas a la clase.
error-class-no-table = Ahora no hay ninguna mesa donde se pueda hacer esto.
error-class-dealt = En esta clase el facilitador asigna los lugares. Pídele que te cambie.
error-class-begun = Tu mesa ya empezó, así que no puedes cambiar de lugar. Pide al facilitador que te mueva.
error-class-started = Estas mesas ya empezaron.
error-class-nobody = Todavía no hay nadie en estas mesas. Espera al primer estudiante.
error-class-member = No hay tal estudiante en esta clase. Elige uno de la lista.
error-class-nowhere = Este estudiante no tiene lugar. Dale uno primero.
error-class-facilitator = No se puede retirar de la clase al facilitador.
error-class-objective = El plan no tiene el objetivo «{ $objective }». Elige uno del plan.
error-class-notes = Esta clase tiene { $most } notas y valoraciones, y no caben más. Expórtala y abre otra.
error-class-inject = No existe el evento planeado «{ $inject }». Elige uno de la lista.
error-class-inject-done = Esto ya ocurrió en todas las mesas para las que estaba previsto.
error-class-inject-empty = Hace falta un texto o un cambio en la partida. Agrega uno.
error-class-inject-turn = Indica en qué turno ocurre, a partir del 1.
error-class-inject-marker = Indica de qué marcador depende la condición.
error-class-injects = Una clase puede tener { $most } eventos planeados. Cancela uno primero.
error-class-title = El nombre de la clase tiene caracteres de control invisibles. Escríbelo de nuevo.
error-class-plan = Cada objetivo, evento y límite de tiempo de un plan de clase necesita su propio identificador. Dale uno distinto a cada uno.
error-class-plan-file = No se puede leer el plan de clase { $file }: { $reason }. Corrige el archivo.

# --- análisis final

debrief-title = Análisis de la partida
debrief-course = Cómo fue
debrief-turn = Turno
debrief-start = inicio
debrief-chance = Probabilidad de { $seat }
debrief-turning = Momentos decisivos
debrief-turned = { debrief-turn } { $turn }: la probabilidad de { $seat } sube del { $before } % al { $after } %.
debrief-no_turning = Las probabilidades nunca cambiaron más que su incertidumbre.
debrief-what_if = ¿Y si…?
debrief-what_if-about = Hasta { $games ->
    [one] { $games } partida continuada
   *[other] { $games } partidas continuadas
  } desde cada decisión por bots iguales y con la misma suerte; { $tried ->
    [one] { $tried } alternativa probada
   *[other] { $tried } alternativas probadas
  }. Entre paréntesis: el intervalo del 95 %.
debrief-no_what_if = No se encontró ninguna alternativa que examinar.
debrief-known = Con lo que { $seat } podía saber
debrief-hindsight = En retrospectiva
debrief-played = Decisiones
debrief-player = Jugador { $number }
debrief-working = Continuando partidas
debrief-running = La partida aún no ha terminado.
debrief-course-lead = Cada bandera dice qué importó en un turno; cada punto es el cierre de uno.
debrief-chart = Los marcadores y las probabilidades de ganar, turno a turno; la tabla bajo la gráfica tiene los números.
debrief-chance-of = Probabilidad de que gane { $seat }, %
debrief-chances = Probabilidades de ganar, %
debrief-turning-point = momento decisivo
debrief-at_start = Antes de empezar
debrief-in_turn = { debrief-turn } { $turn }
debrief-facts = { $names } · { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }
debrief-over = La partida terminó
debrief-nobody = No gana nadie
debrief-winner = Gana { $who }
debrief-winners = Victoria compartida: { $who }
debrief-instead-of = en lugar de: { $chosen }
debrief-percent = puntos de probabilidad
debrief-interval = 95 %: de { $low } a { $high }
debrief-win-chance = Probabilidad de ganar { $before } → { $after } %
debrief-points = { $change } { $number ->
    [one] punto
   *[other] puntos
  }, de { $low } a { $high }
debrief-games-played = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }
debrief-costs = Lo que costaron las decisiones
debrief-costs-lead = La mejor alternativa examinada y cuánta probabilidad más habría dado. Las cifras de un primer vistazo se apoyan en pocas partidas.
debrief-cost-turn = { debrief-turn }
debrief-cost-seat = Quién
debrief-cost-chosen = Decisión
debrief-cost-better = Mejor
debrief-cost-gain = Probabilidad
debrief-cost-how = Partidas
debrief-measured = { $games }, medido
debrief-looked = { $games }, primer vistazo
debrief-spread = A dónde podía ir la partida
debrief-spread-lead = { $games ->
    [one] { $games } partida continuada
   *[other] { $games } partidas continuadas
  } desde { $position } por bots iguales; cada asiento sabía solo lo que sabía.
debrief-spread-start = el inicio
debrief-spread-from = el final del turno { $turn }
debrief-spread-chart = Dónde terminaron { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  }; la línea es esta partida.
debrief-this = esta partida: { $value }
debrief-or_less = terminan en { $value } o menos
debrief-tenth = una de cada diez termina, como mucho, en
debrief-middle = la mitad termina, como mucho, en
debrief-games = Partidas
debrief-stat = Estadísticas
debrief-stat-decisions = Decisiones con opciones
debrief-stat-options = Opciones en promedio
debrief-rubric = Rúbrica
debrief-rubric-lead = Niveles de 1 a 4, que marca quien facilita.
debrief-answers = Lo que respondieron los equipos
debrief-rulings = Arbitrajes y cambios
debrief-injects = Mensajes de quien facilita
debrief-notes = Notas
debrief-strengths = Lo que salió bien
debrief-weaknesses = Lo que más costó
debrief-good = { debrief-turn } { $turn }, { $seat }: **{ $chosen }**. Todas las alternativas examinadas eran peores: hasta la mejor habría costado { $change } puntos de probabilidad.
debrief-bad = { debrief-turn } { $turn }, { $seat }: **{ $instead }** en lugar de { $chosen } habría dado { $change } puntos de probabilidad.
debrief-todos = Qué nos llevamos
debrief-todos-lead = Se llena en conjunto; se guarda y sale en el PDF.
debrief-todo-seen = En la partida
debrief-todo-action = En nuestra organización
debrief-todo-control = Control
debrief-todo-owner = Responsable
debrief-todo-due = Plazo
debrief-todo-done = Hecho
debrief-how = Probabilidades y «¿y si…?»: partidas continuadas por bots iguales que siguen reglas prácticas. Un bot no es una persona: lee las cifras como una dirección. Semilla { $seed }.
debrief-again = El mismo registro y la misma semilla dan el mismo informe.
debrief-csv = paso,turno,asiento,decisión,opciones,mejor,puntos,desde,hasta,partidas

## Impresión

print-written = { $file }: { $pages ->
    [one] una página
   *[other] { $pages } páginas
 } ({ $size } kB).
print-working = Se compone { $game }…
print-list-line = { $group }: { $name }
press-sheet = { $name } { $number }/{ $of }
press-front = anverso
press-back = reverso
press-single = Imprime al 100 %, a una cara.
press-duplex = Imprime al 100 %, a doble cara, volteando por el lado largo.
press-scale = 50 mm
error-press-missing = Para los archivos PDF hace falta el paquete «typst». Instálalo con «pip install contienda[press]».
error-press-overfull = Este texto no cabe en su lugar ni con la letra más pequeña: { $what }. Acórtalo.
error-press-nothing = { $game } no tiene nada que imprimir.
error-press-empty = Con esta elección no hay nada que imprimir.
error-press-group = «{ $group }» no se puede imprimir. Elige entre: { $names }.
error-press-paper = No hay papel «{ $paper }». Elige entre: { $names }.
error-press-ink = No hay tinta «{ $ink }». Elige entre: { $names }.
error-press-too-large = Una pieza de { $width } × { $height } mm no cabe en { $paper }.
error-press-deck = No existe el mazo { $deck }. Indica un archivo o uno de estos: { $names }.
error-press-many = Son más de { $most } cartas. Imprime un mazo cada vez.

debrief-rolled_back = Vuelta a una posición anterior: { $reason }
error-debrief-running = El análisis de una partida en curso mostraría lo que está oculto. Podrás leerlo cuando termine.
error-debrief-deal = Otras mesas de la clase aún juegan el mismo reparto. Podrás leer el análisis cuando terminen.
error-debrief-stopped = El análisis se detuvo. Ábrelo otra vez.
error-debrief-failed = El análisis falló. Inténtalo otra vez y avisa a quien opera el servidor si sigue fallando.
error-debrief-changed = Alguien más cambió la tabla de acciones. Cárgala otra vez y haz tu cambio.
debrief-class-title = Análisis de la clase
debrief-class-about = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
  }, { $over } ya terminaron
debrief-class-table = Mesa { $number }
debrief-class-at = Mesas { $numbers }
debrief-class-which = Mesa
debrief-class-result = Resultado
debrief-class-dearest = Lo que más costó
debrief-class-playing = { $tables ->
    [one] { $tables } mesa sigue jugando y no se incluye.
   *[other] { $tables } mesas siguen jugando y no se incluyen.
  }
debrief-class-stopped = Quedó sin terminar al acabar la clase.
debrief-class-tables = Las mesas, lado a lado
debrief-class-chart = { $marker } y la probabilidad de ganar, mesa por mesa; la tabla bajo la gráfica tiene los números.
debrief-class-course-lead = Cada línea es una mesa, con su número. Debajo, la probabilidad de ganar.
debrief-class-turns = Turno a turno
debrief-class-turns-lead = Lo que importó en cada mesa; el número es el cambio del primer marcador.
debrief-class-deal = El mismo reparto, turno a turno
debrief-class-deal-lead = Todas las mesas tuvieron las mismas cartas y los mismos dados: lo que aquí difiere se decidió. El número es el cambio del primer marcador.
debrief-class-criterion = Criterio
error-debrief-class = Hasta que la clase termine, su análisis es para quienes la dirigen.
error-debrief-class-csv = Una clase no tiene lista de decisiones propia. Descarga el CSV de cada mesa.

## Experimentos

help-experiment-question = el juego, o un archivo con la pregunta (.toml)
help-experiment-vary = variar una opción, la modalidad o un valor del escenario: turns=7..9, preset=balanced, service.S1.int=+2; repítelo para añadir más
help-experiment-card = la carta cuyo costo cambia o que se retira; varias con comas, o all
help-experiment-cost = otros costos de la carta: 3..5, o respecto al impreso: ±1
help-experiment-remove = jugar también sin la carta
help-experiment-bots = quién juega, cada bot en todos los puestos: greedy,level:4 (por defecto: greedy,careless:30)
help-experiment-deals = máximo de repartos; el experimento termina en cuanto la respuesta está clara (por defecto: 2000)
help-experiment-within = un efecto menor que estos puntos porcentuales de victorias no importa (por defecto: 3)
help-experiment-out = guardar cada partida en esta carpeta como Parquet; si contiene el mismo experimento, continuarlo

experiment-variant = variante
experiment-players = bots
experiment-side = victorias de
experiment-deals = repartos
experiment-shares = base → variante
experiment-effect = efecto e intervalo del 95 %
experiment-chance = p
experiment-table = Victorias frente a la base, en puntos porcentuales
experiment-clear = { $variant } ({ $players }): importa. { $seat } gana el { $changed } en vez del { $base }: { $effect } puntos, de { $low } a { $high }, tras { NUMBER($deals) } repartos.
experiment-small = { $variant } ({ $players }): sin efecto apreciable. { $seat } gana el { $changed } en vez del { $base }: { $effect } puntos, con seguridad menos de ±{ NUMBER($within, maximumFractionDigits: 1) }, tras { NUMBER($deals) } repartos.
experiment-open = { $variant } ({ $players }): sin respuesta clara tras { NUMBER($deals) } repartos. { $seat } gana el { $changed } en vez del { $base }: { $effect } puntos, de { $low } a { $high }.
experiment-also = { $variant } ({ $players }), además: { $changes }
experiment-change = { $measure }, { $changed } en vez de { $base }
experiment-more = { $first }, y { $count ->
    [one] una variante más
   *[other] { NUMBER($count) } variantes más
}
experiment-footnote = { $count ->
    [one] El intervalo vale
   *[other] Los intervalos de la tabla valen a la vez para { NUMBER($count) } comparaciones (p: Holm),
} por muchas veces que se miren. Partidas: { NUMBER($games) }.
experiment-kept = Cada partida está en { $folder }. El informe se dibuja con: contienda report { $folder }
experiment-lost = Decisiones tomadas al azar porque falló un bot: { NUMBER($count) }. No te fíes de las cifras.

measure-wins = victorias de { $seat }
measure-length = decisiones
measure-turns = turnos
measure-ending = final «{ $ending }»
measure-taken = «{ $action }», veces por partida
measure-mean = { NUMBER($value, maximumFractionDigits: 2) }
measure-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
measure-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

change-preset = modalidad «{ $after }» en vez de «{ $before }»
change-option = { $option }: { $after } en vez de { $before }
change-key = { $entry }: { $what } { $after } en vez de { $before }
change-removed = sin { $entry }
change-key-cost = costo
change-key-int = INT
change-key-criticality = criticidad
change-key-copies = copias
change-key-value = valor
change-yes = sí
change-no = no

error-key = El escenario no tiene «{ $path }». Nombra un valor como card.B14.cost o params.turns; «contienda scenario export» los muestra todos.
error-key-game = { $game } no tiene archivo de escenario, así que «{ $path }» no se puede cambiar. Varía una de sus opciones.
error-key-toml = El escenario cambiado no es TOML válido: { $reason }.
error-values = { $name } no admite los valores «{ $values }». Escribe 3..5, 3,5 o ±1.
error-no-such-card = { $game } no tiene la carta «{ $card }». Tiene: { $names }.
error-experiment-nothing = No hay nada que comparar: ningún valor difiere de la base. Usa --vary, --card con --cost o --remove, o un archivo con la pregunta.
error-experiment-many = { $count } variantes son demasiadas para un experimento. El máximo es { $most }.
error-experiment-bots = Nombra bots que jueguen en todos los puestos, o una lista con un bot para cada uno de los { $seats } puestos.
error-experiment-players = Indica --bots o --seats, pero no ambos.
error-experiment-card = ¿Qué debe cambiar en la carta { $card }? Añade --cost o --remove.
error-experiment-no-card = --cost y --remove necesitan --card.
error-experiment-fixed = { $file } ya dice qué comparar. Solo se pueden añadir -n, --within, --jobs, --out y --json.
error-experiment-other = { $folder } contiene otro experimento. Elige otra carpeta o repite la orden original.
error-question-toml = { $file } no es TOML válido: { $reason }.
error-question-key = { $file }: «{ $name }» falta o es de otro tipo. Consulta docs/guides/experiments.md.
error-question-unknown = { $file }: «{ $name }» no se conoce. Se conocen: { $names }.

## Informes del laboratorio

help-report-run = carpeta de una ejecución: experimento, barrido, simulación o informe de equilibrio
help-report-out = archivo que se escribe: .html (interactivo, sin red) o .pdf (por defecto: report.html en la carpeta)

experiment-measure = medida
experiment-base-name = base
report-kind = Laboratorio de Contienda
report-experiment = { $game }: { $question }
report-effects = Efecto en las victorias
report-effects-note = Puntos porcentuales frente a la base, con intervalos del 95 % que valen a la vez. A la izquierda del cero, ese bando gana menos. Dentro de la banda gris (±{ NUMBER($within, maximumFractionDigits: 1) }) el efecto no importa.
report-outcomes = Quién gana
report-outcomes-note = Porcentajes de todas las partidas, en la base y en las variantes con mayor efecto.
report-settling = Cómo se aclaró la respuesta
report-settling-note = El efecto tras cada ronda de repartos. El intervalo se estrecha con cada partida; se deja de jugar cuando excluye el cero o cabe en la banda.
report-other-note = Diferencia frente a la base con los mismos repartos, cada una con su intervalo del 95 %.
report-taken = Uso de lo cambiado, veces por partida
report-length = Decisiones por partida
report-turns = Turnos por partida
report-ending = Cómo terminan las partidas
report-points = puntos porcentuales
report-difference = diferencia frente a la base
report-share = porcentaje de partidas
report-deals = repartos
report-nobody = nadie
report-about = Qué se jugó
report-numbers = Las cifras
report-rows = Filas que siguen en el informe HTML: { NUMBER($count) }
report-click = Haz clic en una marca para ver partidas que hay detrás.
report-copy = Copiar
report-copied = Copiado
report-no-games = Ningún reparto terminó de otra manera.
report-game-base = Reparto { NUMBER($deal) }, base: { $result }
report-game-variant = Reparto { NUMBER($deal) }, { $variant }: { $result }
report-result = gana { $winner } ({ $ending })
report-result-nobody = no gana nadie ({ $ending })
report-more = { $count ->
    [one] La tabla contiene una respuesta más.
   *[other] La tabla contiene { NUMBER($count) } respuestas más.
}
report-fact-game = Juego y versión de las reglas
report-fact-preset = Modalidad
report-fact-bots = Bots
report-fact-seed = Semilla
report-fact-deals = Repartos, como máximo
report-fact-version = Jugado con
report-footnote = { $count ->
    [one] El intervalo del efecto en las victorias vale
   *[other] Los intervalos de los efectos en las victorias valen a la vez para { NUMBER($count) } comparaciones,
} por muchas veces que se miren mientras se juega (secuencias de confianza; p corregida según Holm). Partidas: { NUMBER($games) }.
report-paired = En cada reparto, la base y la variante reciben las mismas cartas y los mismos dados, hasta donde el juego lo permite.
report-bots = Los bots no son personas. Un cambio que ayuda a un bot puede importarle menos, o más, a una clase.

error-report-kind = { $file }: un informe es un archivo .html o .pdf.
error-run-empty = { $folder } aún no contiene ninguna ronda terminada.

## Barridos

help-sweep-vary = qué puede cambiar: una opción, la modalidad o un valor del escenario, como en «contienda experiment»; o all, para toda regla que sea una elección
help-sweep-toward = permitir que cada opción pase al valor que tiene en esta modalidad
help-sweep-changes = como máximo tantos cambios a la vez (por defecto: 2)
help-sweep-optuna = dejar que Optuna proponga tantos ajustes en vez de probarlos todos
help-sweep-target = qué se busca: fair (victorias iguales), wins:2=45 (porcentaje del puesto 2), length=60 (decisiones), turns=8 (por defecto: fair)
help-sweep-draws = además, como máximo este porcentaje de partidas sin ganador
help-sweep-within = cuántos puntos porcentuales puede desviarse un ajuste (por defecto: 10)
help-sweep-deals = máximo de repartos por ajuste (por defecto: 3000)
help-sweep-save = escribir el mejor ajuste como modalidad para --preset; si los escenarios contienen modalidades, también como escenario

sweep-trials = buscando
sweep-setting = ajuste
sweep-size = tamaño del cambio
sweep-miss = desvío, puntos
sweep-shares = victorias
sweep-frontier = El mejor ajuste para cada tamaño de cambio
sweep-between = { $miss } (de { $low } a { $high })
sweep-target-fair = victorias iguales
sweep-target-wins = { $seat } gana el { $share }
sweep-target-length = { NUMBER($value, maximumFractionDigits: 1) } decisiones por partida
sweep-target-turns = { NUMBER($value, maximumFractionDigits: 1) } turnos por partida
sweep-target-draws = { $target }, y como máximo un { NUMBER($draws, maximumFractionDigits: 1) } % sin ganador
sweep-found = Objetivo: { $target }. El cambio más pequeño que con seguridad queda a menos de { NUMBER($within, maximumFractionDigits: 1) } puntos: { $setting }. Se desvía { $miss }: { $shares }.
sweep-closest = Objetivo: { $target }. Ningún ajuste queda con seguridad a menos de { NUMBER($within, maximumFractionDigits: 1) } puntos. El más cercano: { $setting }. Se desvía { $miss }: { $shares }.
sweep-footnote = Los intervalos valen a la vez para los { NUMBER($count) } ajustes, por muchas veces que se miren. Partidas: { NUMBER($games) }. Un cambio cuenta uno por cada cosa cambiada y, si es un número, también la parte de sí mismo en que se mueve.
sweep-about = Hallado por contienda sweep. Objetivo: { $target }. Cambio: { $setting }. Medido: { $shares }; { NUMBER($deals) } repartos, bots { $bots }.
sweep-unsaved = No se guardó nada: ningún ajuste es mejor que la base.

report-sweep = { $game }: { $target }
report-frontier = Cuánto hay que cambiar
report-frontier-note = Cada punto es un ajuste: cuánto cambia y por cuántos puntos se desvía del objetivo. La línea une los ajustes que ningún cambio menor supera. Los puntos lejanos se descartaron pronto.
report-kind-base = base
report-kind-frontier = el mejor de su tamaño
report-kind-other = otros ajustes
report-miss = desvío del objetivo, puntos
report-sweep-outcomes = Porcentajes de todas las partidas, de la base al mejor ajuste.
report-sweep-footnote = Los intervalos valen a la vez para los { NUMBER($count) } ajustes, por muchas veces que se miren mientras se juega. Partidas: { NUMBER($games) }.
report-fact-target = Objetivo

error-sweep-target = «{ $target }» no es un objetivo. Usa fair, wins:2=45, length=60 o turns=8.
error-sweep-nothing = Nada puede cambiar. Usa --vary o --toward.
error-sweep-large = Hay más de { $most } ajustes. Usa un --changes menor, menos valores u --optuna.
error-sweep-save = { $file }: una modalidad es un archivo .toml.
error-preset-file = { $file } no es un archivo de modalidad. Puede contener: { $names }.
error-preset-game = { $file } es una modalidad de { $given }, no de { $game }.
report-run-title = { $game }: { $bots }
report-run-lead = { $wins }. Partidas: { NUMBER($games) }.
report-game = Partida { NUMBER($number, useGrouping: 0) }: { $result }
report-fact-games = Partidas
report-fact-setups = Configuraciones
report-percent = por ciento de las partidas
report-seat = puesto
report-wins = victorias
report-reason = final
report-wins-note = Porcentajes de todas las partidas, con intervalos del 95 %.
report-length-note = Cuántas partidas necesitaron cuántas decisiones.
report-used = Victorias con lo que se usó
report-used-axis = victorias de quien lo usó, por ciento
report-used-note = Con qué frecuencia gana un puesto en las partidas en que usa algo. No es un efecto: quien va por delante puede permitirse más. Los efectos los mide «contienda balance».
report-wilson = Los porcentajes llevan el intervalo de Wilson del 95 %.
report-balance-title = { $game }: equilibrio
report-fairest = La configuración más equilibrada: { $setup } ({ $wins }).
report-unfairest = La menos equilibrada: { $setup } ({ $wins }).
report-balance-wins = Porcentajes de todas las partidas, configuración por configuración: modalidad y bot.
report-balance-length = La mediana y el rango de nueve de cada diez partidas. Los minutos se estiman por las decisiones en que hubo elección.
report-balance-endings = Por qué terminan las partidas, configuración por configuración.
report-column-turns = turnos
report-column-decisions = decisiones
report-column-minutes = minutos, estimados
report-column-options = opciones por decisión
report-column-forced = decisiones sin elección
report-column-changes = cambios de líder
report-worth = Lo que vale cada cosa: { $setup }
report-worth-note = Cuánto cambian las victorias de un puesto si puede usarla, frente a las mismas partidas sin ella. Se ven los dos extremos; todo está en las cifras.
error-report-format = { $file } no es una ejecución de simulate, balance, experiment ni sweep.
report-holm = p está corregida según Holm por el número de cosas y puestos: por debajo de 0,05, el azar no explica el efecto.


## Entrenamiento

help-train-players = número de jugadores (por defecto, el habitual del juego)
help-train-minutes = cuánto entrenar, evaluaciones incluidas (por defecto, 10)
help-train-config = archivo de ajustes; lo que no diga queda como siempre
help-train-out = carpeta nueva para el entrenamiento (por defecto, train-JUEGO-MODALIDAD)
help-train-resume = continuar el entrenamiento de esta carpeta
help-train-jobs = procesos que juegan (por defecto, uno por núcleo menos uno)
help-train-seed = número entero del que depende el azar del entrenamiento

train-start = Entrenamiento en { $device } con { NUMBER($processes) } { $processes ->
    [one] proceso que juega
   *[other] procesos que juegan
} y { NUMBER($weights) } pesos.
train-update = { NUMBER($decisions) } decisiones, { NUMBER($rate) } por segundo
train-evaluation-net = Tras { NUMBER($decisions) } decisiones la red gana el { $share } % contra greedy (de { $low } a { $high }; { NUMBER($games) } partidas).
train-evaluation-magnet = Promediada sobre sus últimas actualizaciones gana el { $share } % (de { $low } a { $high }).
train-done = El entrenamiento está en { $folder }: policy.bin para jugar, report.html con las curvas y checkpoint.pt para continuar.

error-packed = Un juego con { $given } acciones es demasiado grande para entrenar; caben { $most } como máximo.
error-train-file = { $file } no se puede leer como archivo de ajustes: { $reason }.
error-train-setting = { $file } tiene un ajuste desconocido, «{ $name }». Los que hay son { $names }.
error-train-kind = { $file }: «{ $name }» debe ser del tipo { $kind }.
error-train-range = { $file }: «{ $name }» debe estar entre { $low } y { $high }.
error-train-folder = { $folder } ya contiene un entrenamiento. Continúalo con --resume o elige otra carpeta con --out.
error-train-resume = { $folder } no contiene ningún entrenamiento. Empieza uno sin --resume.
error-train-other = El entrenamiento de { $folder } es de { $game }. Indica ese juego u otra carpeta.
error-train-process = Un proceso que jugaba terminó de forma inesperada. El último punto guardado se conserva; continúa con --resume.

train-report-title = { $game }: entrenamiento
train-fact-decisions = Decisiones
train-fact-updates = Actualizaciones
train-time = En qué se fue el tiempo: { $parts }.
train-part-thinking = red
train-part-waiting = espera de las partidas
train-part-learning = aprendizaje
train-part-evaluating = evaluación
train-part-starting = arranque
train-net = red
train-magnet = promedio
train-who = quién
train-millions = millones de decisiones
train-tip = Tras { NUMBER($decisions) } decisiones: { $share } %
train-strength = Partidas ganadas contra greedy
train-strength-note = Cada asiento por turno con los mismos repartos; intervalos del 95 % sobre repartos.
train-rate = Decisiones por segundo
train-rate-note = En cada actualización, jugar y aprender juntos.
train-entropy = Entropía
train-entropy-note = Cuánto duda la red en promedio; 0 significa que siempre está segura.
train-magnet-note = Distancia de la red a su imán, como divergencia de Kullback-Leibler.
train-value = Sorpresa de la puntuación esperada
train-value-note = Pérdida logarítmica de la puntuación esperada; 0,69 es decir siempre un medio.
train-moved = Movimiento
train-moved-note = Cuánto movió la política una actualización, según una estimación.
