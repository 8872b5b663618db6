### ¡Misiles, Ahora! en español

game-name = ¡Misiles, Ahora!
game-about = Dados y hojas en plena Guerra Fría, de dos a cuatro jugadores: reúne partes, completa elementos y conviértete en la primera superpotencia.
game-goal = ser la primera persona con tres Misiles completos, o que tu Reloj del Juicio Final se agote mientras tienes uno.

## Los elementos y las formas de jugarlos

element-missile = Misil
    .un = un Misil
    .de = del Misil
element-crisis = Crisis de los Misiles
    .un = una Crisis de los Misiles
    .de = de la Crisis de los Misiles
element-space = Carrera Espacial
    .un = una Carrera Espacial
    .de = de la Carrera Espacial
element-wall = Muro de Berlín
    .un = un Muro de Berlín
    .de = del Muro de Berlín
element-propaganda = Propaganda
    .un = una Propaganda
    .de = de la Propaganda
element-spy = Espionaje
    .un = un Espionaje
    .de = del Espionaje
element-counterspy = Contraespionaje
    .un = un Contraespionaje
    .de = del Contraespionaje
element-hotline = Teléfono Rojo
    .un = un Teléfono Rojo
    .de = del Teléfono Rojo
element-roulette = Ruleta Rusa
    .un = una Ruleta Rusa
    .de = de la Ruleta Rusa
element-clock = Reloj del Juicio Final
    .un = un Reloj del Juicio Final
    .de = del Reloj del Juicio Final

way-missile = Misil: hacer una recolección y jugar otro elemento
way-missile-help = Haces una recolección y después debes jugar otro elemento completo, si hay alguno que se pueda jugar.
way-crisis = Crisis de los Misiles: sacrificar dos elementos completos por un Misil
way-crisis-help = Borras otros dos elementos completos, Misiles incluidos si quieres, y completas un Misil. Se pierden las partes que haya en la línea abierta del Misil.
way-space = Carrera Espacial: completar un elemento y jugarlo en el acto
way-space-help = Un elemento con tres o cuatro partes, salvo Misil, Carrera Espacial y Contraespionaje. Si no se puede jugar, queda completo.
way-wall = Muro de Berlín: quedar a salvo hasta tu próximo turno
way-wall-help = Hasta que empiece tu próximo turno nadie puede elegirte como objetivo, ni a ti ni a tu reloj.
way-propaganda = Propaganda: intercambiar dos elementos completos con un oponente
way-propaganda-help = Primero eliges dos elementos completos tuyos; después el oponente, que ya los conoce, elige dos suyos.
way-spy_parts = Espionaje: intercambiar las partes de dos elementos en la hoja de un oponente
way-spy_parts-help = Dos líneas abiertas con al menos una parte cada una; los elementos completos no se mueven.
way-spy_complete = Espionaje: quitarle a un oponente un elemento completo a cambio de uno tuyo
way-spy_complete-help = Eliges los dos: uno tuyo que entregas y uno suyo que tomas. Si así consigues el tercer Misil, ganas.
way-hotline_parts = Teléfono Rojo: una parte en cada uno de tres elementos
way-hotline_parts-help = En cualquier línea abierta, también la del Misil, pero solo una vez en cada una.
way-hotline_clock = Teléfono Rojo: desactivar un Reloj del Juicio Final
way-hotline_clock-help = Cualquier reloj activo cuyo dueño no esté tras un muro, también el tuyo. Ni da la victoria ni cuesta el turno.
way-roulette_dice = Ruleta Rusa: sacrificar dos elementos completos por dos recolecciones
way-roulette_dice-help = Primero borras otros dos elementos completos y luego recolectas dos veces.
way-roulette_missile = Ruleta Rusa: apostar un Misil a una sola recolección
way-roulette_missile-help = Se borra un Misil y haces una sola recolección: si con ella completas un Misil, ganas; si no, termina tu turno.
way-clock_light = Reloj del Juicio Final: activar tu reloj
way-clock_light-help = Tres casillas, una menos al empezar cada uno de tus turnos. Cuando se apaga la última, ganas si tienes un Misil; si no lo tienes, pierdes ese turno.
way-clock_add = Reloj del Juicio Final: una casilla más en un reloj
way-clock_add-help = Un reloj con una o dos casillas activas, también el tuyo, cuyo dueño no esté tras un muro.
way-clock_remove = Reloj del Juicio Final: una casilla menos en un reloj
way-clock_remove-help = Un reloj activo, también el tuyo, cuyo dueño no esté tras un muro. Si así se apaga la última casilla, ni se gana ni se pierde el turno.

cost-2 = 2 → { element-missile }
cost-3 = 3 → { element-crisis }
cost-4 = 4 → { element-space }
cost-5 = 5 → { element-wall }
cost-6 = 6 → { element-propaganda }
cost-7 = 7 → relanzar el par
cost-8 = 8 → { element-spy }
cost-9 = 9 → { element-counterspy }
cost-10 = 10 → { element-hotline }
cost-11 = 11 → { element-roulette }
cost-12 = 12 → { element-clock }

## Lo que se puede hacer

verb-collect = { $parts ->
    [6] { $cost }, relanzar el dado de partes
    [one] { $cost }, +{ $parts } parte
   *[other] { $cost }, +{ $parts } partes
}
verb-collect-help = Dos dados dan el costo; el tercero, las partes. Si el par suma 7, se relanza; si el dado de partes muestra un 6, también.
verb-play = Jugar { $way }
verb-play-help = Al jugar un elemento, primero se borra una de sus marcas de Completo.
verb-search = Búsqueda: una segunda recolección
verb-search-help = En lugar de atacar, lanzas los dados y recolectas una vez más.
verb-target = { $seat }
verb-target-help = Solo puedes elegir a quien no esté tras un muro y tenga lo que hace falta.
verb-counter = Jugar Contraespionaje
verb-counter-help = Gastas tu Contraespionaje, el efecto se cancela y haces una recolección.
verb-let_pass = Dejarlo pasar
verb-let_pass-help = Conservas tu Contraespionaje y el efecto sigue su curso.
verb-swap = { $element }
verb-swap-help = Los dos elementos que elijas intercambian sus partes.
verb-give = Entregar { $element }
verb-give-help = Este elemento completo pasa a la otra hoja.
verb-take = Tomar { $element }
verb-take-help = Este elemento completo pasa a tu hoja; si ya tienes todas sus copias, se pierde.
verb-erase = Borrar { $element }
verb-erase-help = Se borra una marca de Completo de este elemento.
verb-mark = Una parte { $element_de }
verb-mark-help = Tres partes en tres elementos diferentes.
verb-complete = Completar { $element }
verb-complete-help = Queda completo y, si es posible, se juega en el acto.
verb-roll = Dados: { $first } { $second } { $third }
verb-roll-help = Tres dados para una recolección.
verb-reroll_pair = Par relanzado: { $first } { $second }
verb-reroll_pair-help = El par se relanza mientras sume 7.
verb-reroll_part = Dado de partes relanzado: { $first }
verb-reroll_part-help = El dado de partes se relanza mientras muestre un 6.

## Lo que se pregunta

step-roll = Lanza los tres dados
step-reroll_pair = Relanza el par hasta que no sume 7
step-reroll_part = Relanza el dado de partes hasta que no muestre un 6
step-pairing = ¿Qué elemento recolectas?
step-decision = ¿Atacas con un elemento completo o haces una Búsqueda?
step-additional = Juega otro elemento completo
step-completed = Juega el elemento que acabas de completar
step-target = ¿Quién es el objetivo?
step-counter = ¿Lo cancelas con Contraespionaje?
step-sacrifice = Debes borrar dos elementos completos, uno tras otro: ¿cuál ahora?
step-space_race = ¿Qué elemento completas?
step-red_telephone = ¿Dónde marcas la siguiente parte?
step-swap = Dos elementos intercambian sus partes: elígelos uno tras otro
step-offer = Pones dos elementos completos en el intercambio: ¿cuál ahora?
step-answer = La Propaganda se lleva dos de tus elementos completos: ¿cuál entregas ahora?
step-exchange_give = ¿Qué elemento completo entregas?
step-exchange_take = ¿Qué elemento completo tomas?
step-end = Tienes más de siete elementos completos: ¿cuál borras?

## Lo que pasó

event-turn_began = Turno { NUMBER($turn, useGrouping: 0) }: { $seat }
event-wall_off = { $seat }: cae el Muro de Berlín
event-wall_on = { $seat }: se levanta el Muro de Berlín
event-clock_ticked = { $seat }: el reloj pierde una casilla, { $boxes ->
    [0] no queda ninguna activa
    [one] queda { $boxes } activa
   *[other] quedan { $boxes } activas
}
event-clock_lit = { $seat } activa el Reloj del Juicio Final
event-clock_set = { $seat }: el reloj queda { $boxes ->
    [0] sin casillas activas
    [one] con { $boxes } casilla activa
   *[other] con { $boxes } casillas activas
}
event-clock_dark = { $seat }: se desactiva el Reloj del Juicio Final
event-turn_lost = { $seat } pierde el turno por el reloj
event-rolled = { $seat } saca { $first } { $second } { $third }
event-pairing_chosen = { $seat } elige { $cost }, dado de partes: { NUMBER($parts) }
event-pair_rerolled = { $seat } relanza el par: { $first } { $second }
event-part_rerolled = { $seat } relanza el dado de partes: { $first }
event-parts_marked = { $seat } marca { $parts ->
    [one] { $parts } parte
   *[other] { $parts } partes
} { $element_de }
event-parts_lost = { $seat } pierde { $parts ->
    [one] { $parts } parte
   *[other] { $parts } partes
} { $element_de }
event-completed = { $seat } completa { $element_un }
event-erased = { $seat } borra { $element_un }
event-searched = { $seat } hace una Búsqueda
event-played = { $seat } juega { $element }
event-targeted = { $seat } elige como objetivo a { $other }
event-countered = { $seat } responde a { $other } con Contraespionaje
event-let_pass = { $seat } conserva su Contraespionaje y deja pasar el efecto
event-parts_swapped = { $seat }: se intercambian las partes { $mine_de } y { $theirs_de }
event-offered = { $seat } ofrece { $element_un } para el intercambio
event-exchanged = { $seat } entrega a { $other } { $mine_un } a cambio de { $theirs_un }
event-handed_over = { $seat } entrega a { $other } { $mine_un } y { $also_un }
event-exchange_lost = { $seat } no tiene lugar para { $element_un } más: se pierde
event-line_closed = { $seat } tiene completas todas las copias { $element_de }: se borran sus partes
event-gamble_lost = { $seat } pierde la apuesta de la Ruleta Rusa
event-won = { $seat } gana la partida

## Cómo termina

ending-missiles = Tres Misiles completos
ending-clock = Se agotó el Reloj del Juicio Final con un Misil listo
ending-roulette = La Ruleta Rusa completó un Misil

## Opciones y modalidades

option-first_seat = Primer jugador
option-first_seat-help = El puesto que juega el primer turno, contando desde 0. En una revancha, el del último ganador.
option-strict_clock = Reloj estricto
option-strict_clock-help = Cada casilla que el reloj pierde al comienzo de un turno pone fin a ese turno, no solo la última (M-R15).
preset-standard = Estándar
preset-standard-help = Las reglas publicadas, con nuestros criterios de interpretación.
preset-strict = Reloj estricto
preset-strict-help = Como la estándar, pero cada casilla que pierde el reloj pone fin al turno de su dueño: tener un reloj activo cuesta mucho más.

## La hoja de jugador

board-total = completos
board-wall = muro
board-clock = reloj
board-bottom = completos · muro · reloj
board-element = Cuesta { NUMBER($cost) }; copias en cada hoja: { NUMBER($copies) }.
board-threat-clock = { $seat } gana al empezar su próximo turno si nadie lo impide: al reloj le queda una casilla y hay un Misil listo
board-threat-turn_lost = { $seat } perderá su próximo turno por el reloj
board-threat-crisis = { $seat } puede ganar: dos Misiles y una Crisis de los Misiles para conseguir el tercero
board-threat-spy = { $seat } puede ganar: dos Misiles y un Espionaje para quitarle el tercero a un oponente, si nadie lo cancela
board-threat-hotline = { $seat } puede ganar: dos Misiles y un Teléfono Rojo para la última parte del tercero
board-threat-space_crisis = { $seat } puede ganar: dos Misiles y una Carrera Espacial para completar una Crisis de los Misiles
board-threat-space_hotline = { $seat } puede ganar: dos Misiles y una Carrera Espacial para completar un Teléfono Rojo que marque la última parte del tercero
board-threat-space_spy = { $seat } puede ganar: dos Misiles y una Carrera Espacial para completar un Espionaje, si nadie lo cancela
board-threat-propaganda = { $seat } puede ganar: una Propaganda obliga a un oponente a entregar lo que falta para tres Misiles, si nadie la cancela
board-threat-space_propaganda = { $seat } puede ganar: una Carrera Espacial para completar una Propaganda que obliga a un oponente a entregar lo que falta para tres Misiles, si nadie la cancela
board-threat-missiles = { $seat } tiene dos de los tres Misiles
board-promise-completes = { $lost ->
    [0] lo completa
    [one] lo completa; se pierde { $lost } parte
   *[other] lo completa; se pierden { $lost } partes
}
board-promise-full = ya no quedan copias por completar: las partes se pierden

## La primera partida, contada por un guía

lesson-seat-1 = Norte
lesson-seat-2 = Sur
lesson-1 = Eres Norte y enfrente está Sur; cada quien tiene una hoja con diez elementos. Será superpotencia quien primero tenga tres Misiles completos, y uno ya lo está desde el principio.
lesson-2 = Para recolectar, la suma de dos dados indica un elemento y el tercero, cuántas de sus cinco partes marcas. 1 y 4 suman 5: el Muro de Berlín, 4 partes.
lesson-3 = Al Muro le falta una parte. Elige para él 2 y 3: el dado que sobra muestra un 1 y, con la quinta parte, el elemento queda completo.
lesson-4 = Terminó la preparación y Sur ya tiene listo un Espionaje. Todo turno empieza con una recolección: 4 y 5 suman 9, Contraespionaje. (3 y 4 sumarían 7, que no corresponde a ningún elemento y se relanza.)
lesson-5 = Después de recolectar, decides: Ataque, es decir, jugar un elemento completo, o Búsqueda, que es una segunda recolección. Todavía no tienes con qué perjudicar a Sur: haz una Búsqueda.
lesson-6 = 3 y 6 vuelven a sumar 9, y el 2 trae las dos partes que faltan. Un 6 en el dado de partes habría que relanzarlo.
lesson-7 = Sur juega Espionaje para cambiarte un elemento completo por otro, y seguro que va por tu Misil. Contraespionaje es el único elemento que se juega en turno ajeno: úsalo.
lesson-8 = El efecto queda cancelado y, por tu Contraespionaje, haces una recolección en el acto. Solo dos unos suman 2, el Misil: marca 4 de sus partes.
lesson-9 = Es tu turno. 4 y 6 suman 10, el Teléfono Rojo, y el 5 lo completa de una sola vez.
lesson-10 = Ahora ataca. El elemento que juegas pierde su marca de Completo y surte su efecto: el Teléfono Rojo marca una parte en cada uno de tres elementos. Primero el Misil; después, Espionaje y Crisis de los Misiles, que pronto harán falta.
lesson-11 = ¡Dos Misiles! Pero Sur activó el Reloj del Juicio Final. Al comienzo de cada turno de Sur pierde una casilla; si pierde la última mientras Sur tiene un Misil, gana Sur.
lesson-12 = 1 y 2 suman 3, Crisis de los Misiles, y con la parte que marcaste por teléfono queda completa. Así tendrás algo que entregar en un intercambio.
lesson-13 = Dos Misiles son toda una tentación. Tras el Muro de Berlín nadie puede elegirte como objetivo hasta tu próximo turno.
lesson-14 = Sur completó otro Espionaje, pero el Muro le impidió usarlo contra ti. Ahora es tu turno y el Muro ya no está, así que date prisa: 2 y 6 suman 8 y completan tu propio Espionaje.
lesson-15 = El Espionaje intercambia un elemento completo tuyo por uno de Sur. Entrega la Crisis de los Misiles y toma el Misil.
lesson-16 = Tres Misiles: ¡ganaste! También se gana si tu Reloj del Juicio Final se agota mientras tienes un Misil, o si la única recolección de la Ruleta Rusa completa un Misil. Y atención al final de tu turno: no se conservan más de siete elementos completos.

## Glosario: cómo se reconoce un término (* representa cualquier terminación), qué significa y dónde lo definen las reglas

glossary-element = Elemento
    .forms = elemento, elementos
    .means = Una de las diez cosas impresas en la hoja, cada una con su costo y su efecto. Cuando está completa se puede jugar.
    .clause = 3.1
glossary-part = Parte
    .forms = parte, partes
    .means = Uno de los cinco trozos de un elemento. Las partes se marcan a lápiz; con la quinta, el elemento queda completo.
    .clause = 3.2
glossary-complete = Completo
    .forms = complet*
    .means = Un elemento con sus cinco partes: tiene marca propia y se puede jugar, intercambiar o sacrificar.
    .clause = 3.3
glossary-copy = Copia
    .forms = copia, copias
    .means = Cuántas veces puede estar completo a la vez un mismo elemento en una hoja.
    .clause = 3.1
glossary-line = Línea abierta
    .forms = línea abierta
    .means = El lugar de la hoja donde un elemento recibe sus próximas partes. Si todas sus copias están completas, no hay ninguna.
    .clause = 3.4
glossary-collection = Recolección
    .forms = recolección, recolecciones
    .means = Una tirada de tres dados: dos indican un elemento y el tercero, cuántas de sus partes marcas.
    .clause = 7.1
glossary-pair = Par
    .forms = par
    .means = Los dos dados que sumas. La suma es el costo del elemento que recolectas; un 7 no corresponde a ninguno y se relanza.
    .clause = 7.2
glossary-attack = Ataque
    .forms = ataque, atacas, ataca
    .means = Una de las dos decisiones tras la recolección: jugar un elemento completo, que así se gasta.
    .clause = 8.1
glossary-search = Búsqueda
    .forms = búsqueda
    .means = La otra decisión tras la recolección: lanzar y recolectar otra vez en lugar de atacar.
    .clause = 8.5
glossary-wall = Muro
    .forms = Muro de Berlín, muro, muros
    .means = Mientras tu Muro de Berlín esté activo, nadie puede elegirte como objetivo. Se desactiva cuando empieza tu próximo turno.
    .clause = 11.4a
glossary-clock = Reloj
    .forms = Reloj del Juicio Final, reloj
    .means = Una vez activo, pierde una casilla al empezar cada turno tuyo. Si pierde la última mientras tienes un Misil, ganas.
    .clause = 11.10a
glossary-reaction = Contraespionaje
    .forms = Contraespionaje
    .means = La única reacción del juego: el elemento que se juega en turno ajeno. Detiene Espionaje o Propaganda y te da una recolección.
    .clause = 11.7
glossary-exchange = Intercambio
    .forms = intercambio, intercambios
    .means = Elementos completos de dos jugadores cambian de hoja en el mismo momento. Lo que no cabe en la hoja nueva se pierde.
    .clause = M-R23

## Una mesa de un vistazo, para la clase

marker-missiles = Más Misiles
marker-elements = Más elementos completos
tile-phase-collection = Recolección
tile-phase-action = Decisión
tile-phase-reaction = Reacción
tile-can-win = El equipo { NUMBER($team) } puede ganar en su próximo turno
tile-two-missiles = El equipo { NUMBER($team) } tiene dos Misiles

marker-completes = Completos

# --- análisis

stat-completed = Elementos completados
stat-played = Efectos jugados
stat-countered = Efectos contrarrestados
stat-searched = Búsquedas
stat-turn_lost = Turnos perdidos por el reloj
debrief-race = La carrera armamentista
debrief-race-lead = Lo que se completó, se perdió y se intercambió en cada ronda.
debrief-race-round = Ronda
debrief-race-events = Qué pasó
debrief-turn = Ronda
debrief-facts = { $names } · { $turns ->
    [one] { $turns } ronda
   *[other] { $turns } rondas
  }
debrief-course-lead = Cada bandera dice qué importó en una ronda; cada punto es el cierre de una.
debrief-spread-from = el final de la ronda { $turn }

# En la mesa real: qué sacar o tirar
enter-roll = Tira los tres dados. ¿Qué salió?
enter-reroll_pair = Vuelve a tirar el par hasta que no sume 7. ¿Qué salió?
enter-reroll_part = Vuelve a tirar el dado de partes hasta que no salga 6. ¿Qué salió?

## Impresión

print-sheets = Hojas de jugador
print-aids = Hojas de ayuda
print-rules = Reglas
print-sheet = Hoja de jugador
print-help = Qué hacen los elementos
print-turn = El turno
print-player = Potencia
print-secret = Alto secreto
print-parts = Partes
print-complete = Completo
print-wall = Muro en pie
print-clock = Reloj en marcha
print-limit = Como máximo 7 completos al final de tu turno.
print-credits = ¡Misiles, Ahora!: un juego de Byron Retana, ilustrado por Josué González, Bearded Guy Games (San José, Costa Rica, 2019). Los nombres, los números y la mecánica son suyos.
print-ours = Textos y dibujos: Contienda. Casillas según el texto del reglamento: cinco partes, un muro, tres del reloj.
