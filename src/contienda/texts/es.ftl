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
help-scenario = crear, revisar, explicar y listar archivos de escenario
help-scenario-option = jugar con este escenario: un archivo o el nombre de uno de los nuestros (véase: contienda scenario list)
help-scenario-new = escribir un pequeño escenario jugable para empezar
help-scenario-check = señalar cada error de un escenario con línea, clave y motivo
help-scenario-explain = mostrar los servicios, mazos, números y preajustes de un escenario
help-scenario-list = listar los escenarios que vienen con el juego
help-scenario-file = un archivo de escenario o el nombre de uno de los nuestros
help-scenario-simulate = además, jugar 1000 partidas al azar e informar
help-say-usage = uso:
help-say-choice = %(value)r no es una opción (elige de %(choices)s)
help-say-argument = argumento %(argument_name)s: %(message)s
help-say-type = %(value)r no es un valor de tipo %(type)s
help-say-unrecognized = argumentos desconocidos: %s
help-say-required = faltan los argumentos: %s
help-say-one = hace falta un valor
help-see = mira

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
play-dice = ¿Qué salió? Escribe el resultado, por ejemplo { $example }
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
check-scenarios = escenarios incluidos
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

scenario-where = { $file }, línea { $line }
scenario-count = Errores: { NUMBER($errors) }, avisos: { NUMBER($warnings) }.
scenario-new = Se ha escrito { $file }. Cámbielo y luego: contienda scenario check { $file }
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
scenario-kind-citizen = de cara al ciudadano
scenario-deck = { $deck }: cartas { NUMBER($count) }
scenario-differs = Números distintos de los del escenario estándar
scenario-differs-nothing = ninguno
scenario-presets = Preajustes

## Lo que se dice de un archivo de escenario

scenario-not-toml = esto no es TOML; en la columna { $column } su lector dice: { $reason }
scenario-unknown-key = aquí no hay ninguna clave «{ $name }»: las claves son { $words }
scenario-unknown-key-near = aquí no hay ninguna clave «{ $name }»: ¿quiso decir { $near }?
scenario-missing-key = falta la clave «{ $name }»: añádala
scenario-not-table = debe ser una tabla: escriba { "{" } clave = valor { "}" }
scenario-not-tables = debe escribirse como tablas [[{ $name }]]
scenario-not-list = debe ser una lista: escriba [ … ]
scenario-not-number = { $value } no vale: escriba un número entero de { $low } a { $high }
scenario-not-switch = { $value } no vale: escriba true o false
scenario-not-text = debe ser un texto entre comillas
scenario-not-word = «{ $value }» no vale: use una de estas: { $words }
scenario-not-names = debe ser un nombre en tres idiomas: es, en y ru
scenario-translation = falta la traducción: { $languages }
scenario-unknown-service = no hay ningún servicio «{ $service }»: el archivo tiene { $words }
scenario-unknown-card = no hay ninguna carta «{ $card }» en el archivo
scenario-unknown-op = no hay ningún efecto «{ $op }»: los efectos son { $words }
scenario-unknown-op-near = no hay ningún efecto «{ $op }»: ¿quiso decir { $near }?
scenario-op-here = «{ $op }» exige que alguien elija, así que va en una carta, no aquí
scenario-bad-id = «{ $id }» no sirve como id aquí: use de { $first } a { $last }
scenario-twice = «{ $id }» aparece dos veces: dé otro id a uno de ellos
scenario-self = { $service } depende de sí mismo: quítelo de la lista
scenario-arrow-twice = { $service } depende dos veces de { $dependency }: deje una
scenario-many-needs = { $service } tiene demasiadas dependencias: { $count }; deje { $most } como máximo
scenario-few-needs = en el mapa { $map }, { $service } tiene pocas dependencias: { $count }; entre dos y cuatro dan buenas cascadas
scenario-no-arrow = en este mapa no hay ninguna flecha de { $dependency } a { $service }, así que no se puede quitar
scenario-pair = debe ser un par [servicio, dependencia]
scenario-empty = la lista está vacía: escriba al menos uno
scenario-zero = 0 no cambia nada: escriba un número mayor o menor
scenario-one-of = escriba exactamente una de estas claves: { $words }
scenario-option = { $reason }
scenario-no-preset = no hay ningún preajuste «{ $preset }» en el archivo
scenario-preset-loop = el preajuste «{ $preset }» se extiende a sí mismo
scenario-refused = el juego no lo acepta: { $reason }
scenario-cycles = mapa { $map }: dependencias circulares entre { $core } (ciclos: { $count }), por ejemplo { $example }
scenario-cycles-many = mapa { $map }: dependencias circulares entre { $core } (ciclos: { $count } o más), por ejemplo { $example }
scenario-single = mapa { $map }: { $service } es un punto único de fallo; su caída por sí sola afecta de inmediato a { $count } de los otros { $others }
scenario-ends = mapa { $map }: nadie depende de { $services }
scenario-never-played = una carta { $deck } nunca se juega en la fase { $phase }: use { $phases }
scenario-never-dealt = { $card } se retira en todos los mapas, así que nunca se reparte
scenario-never-nothing = la carta no hace nada: dele un efecto
scenario-never-phase = nunca se cumple: ninguna carta jugable marca la fase { $phase }
scenario-never-flag = nunca se cumple: ninguna carta jugable activa «{ $flag }»
scenario-never-card = nunca se cumple: la carta { $card } no se puede jugar nunca
scenario-never-subtype = nunca se cumple: no se puede jugar ninguna carta del subtipo { $subtype }
scenario-never-services = nunca se cumple: pide { $count } servicios y ningún mapa tiene más de { $most }
scenario-never-secondary = nunca ocurre: ninguna carta roja jugable tiene un efecto con secondary = true
scenario-never-turn = nunca ocurre: espera al turno { $turn } y ningún preajuste dura más de { $turns }
scenario-never-on = nunca ocurre: ninguno de estos servicios está en un mapa donde esté la carta
scenario-never-state = nunca tiene objetivo: estos estados y el tipo de objetivos se excluyen
scenario-never-target = nunca tiene objetivo: ningún mapa tiene suficientes servicios así
scenario-never-edge = nunca tiene objetivo: no hay dos servicios unidos por una flecha
scenario-no-target-in = sin objetivo en estos preajustes: { $presets }; retire allí la carta con remove_cards
scenario-never-aimed = nunca ocurre: el efecto es sobre el objetivo, pero no hay objetivo
scenario-never-down = nunca ocurre: solo se recupera un servicio caído y aquí no se apunta a ninguno
scenario-never-up = nunca ocurre: los objetivos están caídos y esto necesita un servicio en pie
scenario-never-worse = nunca ocurre: todo objetivo posible ya está en { $state } o peor
scenario-never-pair = nunca ocurre: se corta una flecha entre dos objetivos, así que escriba pick = "edge"
scenario-never-same = nunca ocurre: los dos estados son el mismo
scenario-never-tag = nunca ocurre: ninguna carta que dañe tiene la etiqueta «{ $tag }»
scenario-never-filter = nunca ocurre: ningún servicio de ningún mapa es { $filter }
scenario-never-provider = nunca ocurre: el archivo no tiene ningún [[provider]]
scenario-never-about = nunca ocurre: el mazo { $side } no tiene ninguna carta «{ $value }»
scenario-never-was = nunca se cumple: aquello sobre lo que actúa nunca está en estos estados
scenario-never-fell = nunca se cumple: ningún efecto anterior daña el objetivo
scenario-never-late = llega tarde: el azul actúa después del rojo, así que escriba duration = "guard" o "game"
scenario-flag-idle = ninguna carta pide «{ $flag }», así que no sirve de nada
scenario-unpayable = nadie puede pagar { $cost }: ningún preajuste da un presupuesto mayor de { $budget }
scenario-deck-small = el mazo { $deck } es demasiado pequeño (preajuste { $preset }): cartas { $count }, mano inicial { $hand }
scenario-deck-large = el mazo { $deck } es demasiado grande: cartas { $count }, como máximo { $most }
scenario-no-events = no hay cartas de evento: la fase 1 queda vacía
scenario-few-critical = preajuste { $preset }: servicios de criticidad 5: { $count }, así que el rojo no puede ganar derribando { $needed }

## Qué salió mal

error-game-near = no existe el juego «{ $game }»: ¿querías decir { $near }?
error-no-game = no existe el juego «{ $game }»: los juegos son { $names }
error-no-preset = { $game } no tiene la configuración «{ $preset }»: usa una de { $names }
error-no-option = { $game } no tiene la opción «{ $option }»: sus opciones son { $names }
error-choice = { $option } no puede ser «{ $value }»: usa uno de { $choices }
error-number = { $option } no puede ser { $value }: usa un número entero de { $low } a { $high }
error-seconds = --seconds no puede ser { $value }: usa más de 0 y como mucho { $most }
error-games-count = -n no puede ser { $value }: juega al menos una partida
error-no-folder = { $option } { $folder }: no existe esa carpeta
error-no-bot = no existe el bot «{ $bot }»: usa uno de { $names }
error-bot-iterations = { $bot } necesita un número de iteraciones de 1 a { $most }, como bot:search:1000
error-seats = { $game } es para { $fewest } a { $most } puestos, pero hay { $given }: escribe los puestos de nuevo
error-seat-human = el puesto { $seat } es humano, pero aquí solo juegan bots: usa bot:random
error-seat-word = el puesto { $seat } es «{ $word }»: escribe human o bot:random
error-saved-seats = la partida guardada tiene { $saved } puestos, pero hay { $given }: escribe --seats de nuevo
error-option-without-value = --option «{ $option }» no tiene valor: escríbela como nombre=valor
error-illegal = la acción { $action } no es legal aquí: elige una de { $listed }
error-no-action = no existe la acción { $action }: los códigos van de 0 a { $last }
error-no-verb = no existe el verbo «{ $verb }»: usa uno de { $names }
error-arguments = { $verb } lleva { $wanted } argumentos, pero hay { $given }: escríbelo de nuevo
error-no-file = no existe el archivo { $file }: revisa el nombre
error-unreadable = no se puede leer { $file }: { $reason }
error-in-file = { $file }: { $error }
error-no-step = { $file } no tiene el paso { $step }: los pasos van de 0 a { $steps }
error-replay-version = esta partida se jugó con la versión { $saved } de { $game }, pero aquí las reglas son la versión { $here }: usa la edición de contienda con que se guardó
error-replay-cut = { $file } está cortado después del paso { $step }: consigue el archivo entero
error-replay-short = { $file } está cortado después del paso { $step } de { $steps }: consigue el archivo entero
error-replay-json = { $file } no es una partida guardada: la línea { $line }, columna { $column } no es JSON
error-replay-format = { $file } no es una partida guardada: su "format" debe ser "{ $format }"
error-replay-key = { $file }: falta "{ $field }" o no es de su tipo: mira docs/replays.md
error-replay-start = { $file } fue alterado: su encabezado (juego, opciones, puestos, pasos, resultado) no es el que se guardó
error-replay-illegal = { $file } falla en el paso { $step }: { $error }
error-replay-more = { $file } fue alterado en el paso { $step }: tiene más acciones de las que se guardaron
error-replay-changed = { $file } fue alterado en el paso { $step }: la acción { $action } no es la que se guardó ahí
error-replay-number = { $file } falla en el paso { $step }: { $action } no es un número entero
error-no-clause = el reglamento no tiene la cláusula «{ $clause }»: están { $names }
error-no-rulebook = { $game } no tiene reglamento en «{ $language }»: usa es, ru o en
error-no-scenarios = { $game } no tiene escenarios: quita --scenario
error-no-scenario = no hay ningún archivo de escenario { $file }: indique una ruta o uno de { $names }
error-scenario = no se puede jugar con { $file }: línea { $line }, { $place }: { $reason } (contienda scenario check lo señala todo)
error-scenario-game = --scenario necesita un juego: escriba también su nombre
error-file-exists = { $file } ya existe: elija otro nombre
error-unwritable = no se puede escribir { $file }: { $reason }
error-broken-game = no se puede cargar el juego «{ $game }» ({ $reason }): arregla o quita el paquete que lo trae
error-not-a-game = el juego «{ $game }» está registrado, pero su punto de entrada no es un Game con ese nombre: avisa a quien lo escribió
error-replay-scores = { $file } fue alterado: el final o los puntajes no corresponden a esta partida
error-resume-fixed = { $file } es una partida guardada con su propio juego, opciones y escenario: quita GAME, --preset, --option y --scenario
check-one-build = (aquí hay una sola versión: nada que comparar)
