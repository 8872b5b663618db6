kiberrubezh-credits = Un duelo de cartas de cyberborder.ru. Las reglas son suyas, contadas con nuestras palabras; las cartas publicadas no están documentadas, así que las 120 de nuestra biblioteca, sus textos y los mazos son propios y figuran como reconstruidos.

kiberrubezh-turn = Turno { NUMBER($turn) }: { $who }
kiberrubezh-side = Lado de { $who }
kiberrubezh-middle = Entre los campos
kiberrubezh-deck = Mazo
kiberrubezh-deck-of = Mazo: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
kiberrubezh-deck-help = El mazo es la vida de su dueño. Haz clic para ver su lista: ambas listas son públicas
kiberrubezh-list = Lista del mazo de { $who }
kiberrubezh-discard = Descarte
kiberrubezh-hand = mano
kiberrubezh-hand-empty = Ninguna carta en la mano
kiberrubezh-known-hand = Conocida en la mano
kiberrubezh-known-deck = Conocidas en el mazo: { NUMBER($n) }
kiberrubezh-seen = el rival la vio
kiberrubezh-assets = Activos
kiberrubezh-measures = Medidas
kiberrubezh-attacks = Cartas de ataque
kiberrubezh-power-attack = Potencia de ataque ocupada: { NUMBER($used) } de { NUMBER($active) }; contando los activos girados: { NUMBER($total) }
kiberrubezh-power-defence = Potencia de defensa ocupada: { NUMBER($used) } de { NUMBER($active) }; contando los activos girados: { NUMBER($total) }
kiberrubezh-boost = daño +{ NUMBER($n) }
kiberrubezh-more-blocks = bloqueos +{ NUMBER($n) }
kiberrubezh-wave = Oleada { NUMBER($n) }
kiberrubezh-window = Ventana de reacción: { $who }
kiberrubezh-asking = Carta que pide decidir
kiberrubezh-asked = { NUMBER($n) } más
kiberrubezh-assets-left = Activos que aún se pueden poner: { NUMBER($n) }
kiberrubezh-attack-over = No hay más oleadas este turno
kiberrubezh-waiting = Después:
kiberrubezh-won = Gana { $who }
kiberrubezh-looked = Visto en el mazo
kiberrubezh-looks = { $who } mira la parte superior del mazo de { $owner }: { NUMBER($n) }
kiberrubezh-blocks = { $n ->
    [one] Bloquea { $n } ataque.
   *[other] Bloquea { $n } ataques.
}
kiberrubezh-floor = Sala de máquinas
kiberrubezh-floor-own = Tu sala de máquinas
kiberrubezh-floor-empty = Aquí van los activos
kiberrubezh-wall = Muro de defensa
kiberrubezh-wall-own = Tu muro
kiberrubezh-wall-empty = Sitio para medidas
kiberrubezh-wall-against = contra este ataque
kiberrubezh-lane = Línea de ataque
kiberrubezh-lane-own = Tu línea de ataque
kiberrubezh-lane-empty = Sitio para ataques
kiberrubezh-lane-waits = espera su turno
kiberrubezh-gives = da ataque { NUMBER($attack) }, defensa { NUMBER($defence) }
kiberrubezh-wave-of = oleada { NUMBER($n) }: { $count ->
    [one] { $count } ataque
   *[other] { $count } ataques
}
kiberrubezh-attack = Ataque
kiberrubezh-defence = Defensa
kiberrubezh-becomes = quedan { $n }
kiberrubezh-holds = frena { NUMBER($n) }
kiberrubezh-holds-of = frena { NUMBER($n) } de { NUMBER($of) }
kiberrubezh-doomed-one = será destruido
kiberrubezh-discard-short = descarte
kiberrubezh-deck-short = conocidas
kiberrubezh-dock = Señala una carta para leerla aquí
kiberrubezh-fate-declared = ataca
kiberrubezh-fate-open = sin parar
kiberrubezh-fate-stopped = frenado
kiberrubezh-fate-through = pasa
kiberrubezh-fate-dealing = golpea
kiberrubezh-fate-done = ya ha golpeado
kiberrubezh-count-stopped = { $n ->
    [one] frenado
   *[other] frenados
}
kiberrubezh-count-through = { $n ->
    [one] pasa
   *[other] pasan
}
kiberrubezh-count-open = aún sin frenar
kiberrubezh-lying-turned = girado
kiberrubezh-lying-frozen = congelado
kiberrubezh-why = Por qué no se puede usar ahora
kiberrubezh-why-wait = Ahora no decides tú.
kiberrubezh-why-other = Ahora se pregunta otra cosa.
kiberrubezh-why-now = Ahora no: no es su fase, o falta potencia libre o un objetivo.
kiberrubezh-why-target = No se puede elegir para esto.
kiberrubezh-do-lay = Poner en juego
kiberrubezh-do-play = Jugar
kiberrubezh-do-activate = Usar
kiberrubezh-do-attack = Atacar
kiberrubezh-do-block = Bloquear
kiberrubezh-do-stop = Detener
kiberrubezh-do-strike = La carta
kiberrubezh-do-drain = Sistema
kiberrubezh-do-discard = Descartar
kiberrubezh-do-target = Elegir
kiberrubezh-do-target_asset = Elegir
kiberrubezh-do-give_up = Descartar
kiberrubezh-do-take_out = Descartar
kiberrubezh-do-find = Tomar
kiberrubezh-do-recover = Recuperar
kiberrubezh-do-under = Bajo el mazo
kiberrubezh-do-dump = Descartar
kiberrubezh-do-on_top = La siguiente
kiberrubezh-do-resolve = Primero esta
new-own-decks = ¿Con tus propios mazos?
new-own-decks-help = Constrúyelos y juega con ellos enseguida, o abre una sala para formato sellado o draft.
join-room = Una sala de Kiberrubezh
join-room-help = En una sala se preparan los mazos; después se abre la mesa del duelo.
join-room-enter = Entrar en la sala
cards-ways = Cartas de Kiberrubezh
cards-way-decks = Mazos
cards-way-collection = Colección
cards-way-rooms = Salas
decks-title = Mazos de Kiberrubezh
decks-own = Tus mazos
decks-shipped = Mazos del juego
decks-none = Aún no tienes ninguno: empieza uno nuevo, copia uno del juego o pega una lista.
deck-new = Mazo nuevo
deck-new-title = Mazo nuevo
deck-random = Al azar
deck-best = El mejor de mi colección
deck-best-none = Antes abre algún sobre en tu colección.
deck-edit = Abrir
deck-copy = Duplicar
deck-copy-title = { $title } (copia)
deck-copy-own = Copiar en mis mazos
deck-delete = Borrar
deck-delete-sure = Sí, borrar
deck-keep = No
deck-list = Las cartas
deck-cards = cartas
deck-unknown = Ese mazo no está en este navegador: los mazos se guardan donde se construyen.
deck-name = Nombre del mazo
deck-library = Biblioteca
deck-pool = Tus cartas
deck-side = Mazo
deck-sides = Qué se ve
deck-empty = Todavía no hay cartas.
deck-add = Agregar al mazo: { $card }
deck-more = Una más: { $name }
deck-less = Una menos: { $name }
deck-in = En el mazo:
deck-stock = Tienes { NUMBER($n) }
deck-legal = Mazo válido: se puede jugar.
deck-illegal = Todavía no es válido:
deck-line = Línea { NUMBER($line) }:
deck-lacks-collection = No está en tu colección: { $cards }
deck-lacks-pool = No está entre tus cartas: { $cards }
deck-play = Jugar con este mazo
deck-against = Mazo del rival
deck-play-bot = Contra el bot
deck-play-person = Invitar a alguien
deck-export-copy = Copiar la lista
deck-export-file = Descargar la lista
deck-import = Pegar o abrir una lista
deck-import-text = La lista del mazo
deck-import-help = Cada línea: cantidad, número y nombre en cualquiera de los tres idiomas, por ejemplo «3 024 Gusano de red»; basta el número o el nombre. La primera puede ser [Título].
deck-import-read = Leer
deck-import-file = Abrir un archivo
deck-import-anyway = Usar de todos modos lo leído (cartas: { NUMBER($n) })
filter-kind = Clase
filter-all = Todas
filter-words = Buscar por nombre, texto o número
filter-category = Categoría
filter-power = Potencia
filter-power-of = Requiere { NUMBER($n) }
filter-rarity = Rareza
filter-own = Solo lo que tengo
filter-none = Ninguna carta coincide.
filter-clear = Quitar los filtros
curve = Potencia que requieren las cartas
curve-told = requieren { NUMBER($power) }: { NUMBER($attack) } de ataque, { NUMBER($defence) } de defensa
curve-attack = Ataque
curve-defence = Defensa
curve-sum = los activos dan { NUMBER($gives) }, se requieren { NUMBER($needs) }
collection-title = Tu colección
collection-different = cartas distintas
collection-filter = Qué se ve
collected-all = Todas
collected-have = Las que tengo
collected-miss = Las que faltan
collection-gap = Te falta esta carta
collection-openings = Sobres abiertos
collection-openings-help = Cada apertura sale de una semilla: con ella cualquiera obtiene las mismas cartas y puede comprobarlo, aquí o con «contienda cards verify».
collection-verify = Comprobar
collection-unexplained = No salen de estas aperturas: { $cards }
collection-export = Descargar el archivo
collection-import = Abrir un archivo
collection-replace-do = Sí, cambiarla
collection-empty = Vaciar la colección
collection-empty-sure = Sí, vaciarla
collection-show = Volver a ver
booster-many = Sobres
booster-own-seed = Semilla
booster-any-seed = al azar
booster-help = En cada sobre hay once cartas distintas: siete comunes, tres infrecuentes y una rara, que en uno de cada ocho es especial. Los activos básicos son gratis.
booster-open-title = Abrir sobres
booster-of = Sobre { NUMBER($n) } de { NUMBER($count) }
booster-turn = Carta { NUMBER($n) } de { NUMBER($count) }, boca abajo: voltearla
booster-turn-all = Descubrir todas
booster-next = Siguiente sobre
booster-skip = Omitir el resto
booster-done = Ir a la colección
booster-seed = Semilla de esta apertura:
rooms-title = Salas de Kiberrubezh
rooms-kind = Qué se juega
rooms-opponent = Contra quién
rooms-owned = Solo con cartas de la colección de cada jugador
rooms-make = Abrir la sala
rooms-join = Entrar en una sala
rooms-mine = Tus salas
room-kind-duel = Duelo con mazos propios
room-kind-duel-help = Cada uno trae un mazo de sesenta cartas.
room-kind-sealed = Formato sellado
room-kind-sealed-help = Cada uno abre seis sobres y construye su mazo con ellos y con los activos básicos que quiera.
room-kind-draft = Draft
room-kind-draft-help = Cuatro sobres cada uno: se toma una carta, se cambian los sobres, y así hasta vaciarlos; después se construye.
room-opponent-person = Otra persona
room-opponent-person-help = Entra con un código, un enlace o un QR.
room-opponent-bot = El bot
room-opponent-bot-help = Empieza enseguida.
room-stage-waiting = Falta tu rival.
room-stage-picking = Toca elegir cartas.
room-stage-building = Prepara tu mazo.
room-stage-ready = Todo listo.
room-waiting = Comparte el código; en cuanto entre tu rival, se empieza.
room-deck-in = Tu mazo está entregado.
room-ready = La mesa está abierta.
room-go = Ir a la mesa
room-other = Tu rival: { $who }
room-other-building = { $who } todavía construye el suyo.
room-other-ready = { $who } ya entregó su mazo.
room-build = Construir el mazo
room-submit = Entregar el mazo
room-suggest = Proponme uno
room-clear = Vaciar
room-choose = ¿Con qué mazo juegas?
room-choose-this = Jugar con este
room-build-first = Construir otro antes; la sala queda entre tus salas.
room-seed = Semilla de los sobres:
room-commitment = Huella de la semilla, fijada antes de empezar:
draft-pack = El sobre que tienes
draft-round = Sobre { NUMBER($n) } de { NUMBER($count) }
draft-pick = Toma una carta; el resto pasa a tu rival.
draft-wait = Tomada. Ahora elige { $who }.
draft-take = Tomar { $card }
draft-taken = Ya tienes
draft-have = tienes { NUMBER($n) }
windows = Ventanas de reacción
windows-ask = Preguntar siempre
windows-ask-help = Se te pregunta en cada oleada, también cuando solo puedes pasar.
windows-alone = Pasar si no puedo hacer otra cosa
windows-alone-help = Cuando lo único posible es pasar, la página pasa por ti tras una espera de uno a tres segundos, distinta cada vez: así la rapidez apenas revela nada a tu rival.
windows-turn = Pasar hasta mi turno
windows-turn-help = No bloqueas ni reaccionas hasta que empiece tu próximo turno; después todo vuelve a ser como antes.
windows-short-ask = Reacciones: preguntar
windows-short-alone = Reacciones: automáticas
windows-short-turn = Paso hasta mi turno
windows-passing = Pasando por ti…
windows-stop = Alto, pregúntame
collection-replace = ¿Cambiar tu colección (sobres: { NUMBER($now) }) por la del archivo (sobres: { NUMBER($n) })?
filter-found = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
collection-sum = { $n ->
    [one] { $n } carta en total
   *[other] { $n } cartas en total
}
collection-count = { $n ->
    [one] { $n } copia
   *[other] { $n } copias
}
draft-left = { $n ->
    [one] { $n } elección por hacer
   *[other] { $n } elecciones por hacer
}
booster-open = { $n ->
    [one] Abrir un sobre
   *[other] Abrir { $n } sobres
}
booster-tear = { $n ->
    [one] Abrir: { $n } carta
   *[other] Abrir: { $n } cartas
}
collection-verified = { $n ->
    [one] Comprobado: todas las cartas salen de { $n } sobre.
   *[other] Comprobado: todas las cartas salen de estos { $n } sobres.
}
collection-imported = { $n ->
    [one] Leído: { $n } sobre.
   *[other] Leídos: { $n } sobres.
}
collection-opened = { $n ->
    [one] { $n } sobre, desde el { NUMBER($first) }.º
   *[other] { $n } sobres, desde el { NUMBER($first) }.º
}

# Cómo se llama lo que hay en su vista, para la mesa de texto.
field-list = Lista del mazo
field-first = empezó
field-assets-left = activos por poner
field-wave = oleada
field-attack-over = ataque terminado
field-asked = cuántas más
field-looker = quien mira
field-looking = mirando
field-pending = efectos pendientes
field-waiting = efectos en espera
field-hit = hicieron daño este turno
field-lessened = daño reducido en
field-top = conocidas arriba
field-bottom = conocidas abajo
field-seen = vistas por el rival
field-doomed = por destruirse
field-assets = activos
field-card = carta
field-condition = estado
field-measures = medidas
field-attacks = cartas de ataque
field-attack-power = potencia de ataque
field-extra = adicional
field-used = usada
field-defence-power = potencia de defensa
field-boost = refuerzo
field-more-blocks = bloqueos extra
field-redeals = nuevos repartos
field-redeal-free = reparto gratis
field-copy = copia
field-category = categoría
field-turned = girada
field-points = puntos
field-needs = puntos necesarios
field-blocked = bloqueado
field-done = resuelto
field-strikes = cartas perdidas por su daño
field-drains = cartas perdidas por daño al sistema
field-stopped = detenidos
field-effect = efecto
value-ready = sin girar
value-turned = girada
value-frozen = congelada
