### Black Hat en español

game-name = Black Hat
game-about = Bazas y una red para dos a seis hackers: entra, sal y deja menos rastro que nadie.
game-goal = llegar al Sistema crítico y dejar menos rastros que nadie: gana el total más bajo. Cuentan tu mano, las casillas de tus peones y el Black Hat.
seat-robot = Robot

## Cartas

rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = 11
rank-12 = 12
rank-13 = 13
rank-wild = solo comodines (14)
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12
card-13 = 13
card-joker = comodín
card-hat = Black Hat

## Piezas

pawn-A = peón A
pawn-B = peón B
status-10 = 10
status-15 = 15
status-20 = 20
status-25 = 25
status-30 = 30
status-35 = 35
status-40 = 40
status-45 = 45
status-50 = 50
sign-raise = +1
sign-lower = −1
asset-nsa = NSA
asset-nsa-help = Los puntajes de esta ronda se redondean a la decena más cercana.
asset-evidence = Depósito de pruebas del FBI
asset-evidence-help = El peón que reveló la loseta puntúa 5.
asset-bank = Banco offshore
asset-bank-help = El peón que reveló la loseta puntúa −5.
asset-exchange = Bolsa de valores
asset-exchange-help = Las cartas que queden en la mano cuentan doble.
asset-grid = Red eléctrica
asset-grid-help = Las casillas y la cárcel cuentan 0; solo puntúan las cartas.
asset-decoy = Servidor señuelo
asset-decoy-help = La partida sigue: el peón vuelve a una salida y otra loseta espera boca abajo.

## Lo que se puede hacer

verb-rank = Jugar { $rank }
verb-rank-help = El rango de tus cartas; después eliges cuántas y con qué comodines. Los comodines solos valen 14.
verb-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
verb-count-help = Quien sale puede jugar cualquier cantidad de cartas de un rango; los demás juegan la misma cantidad o descartan una sola.
verb-wilds = { $hat ->
    [0] { $jokers ->
        [0] Sin comodines
        [one] Con { $jokers } comodín
       *[other] Con { $jokers } comodines
    }
   *[1] { $jokers ->
        [0] Con el Black Hat
        [one] Con el Black Hat y { $jokers } comodín
       *[other] Con el Black Hat y { $jokers } comodines
    }
}
verb-wilds-help = Qué comodines van en la jugada; el resto son cartas naturales del rango. El Black Hat, además, invierte la baza: gana el rango más bajo, y quien la gana se lleva cartas.
verb-take_all = Llevarte todas las cartas
verb-take_all-help = Todo lo jugado en esta baza, Black Hat incluido, va a tu mano.
verb-take_some = Llevarte el Black Hat y elegir cartas
verb-take_some-help = El Black Hat y tantas cartas que no sean comodines como jugó quien salió; el resto se descarta.
verb-take = Tomar un { $card }
verb-take-help = Una carta de la baza, sin importar quién la jugó.
verb-pawn = { $seat }: { $pawn }
verb-pawn-help = Un peón tuyo que esté libre, o uno rival en una casilla negativa.
verb-move = A { $space }
verb-move-help = Por una flecha completa; las casillas ocupadas se saltan.
verb-host = { $space }
verb-host-help = El valor de ese Host sube o baja en uno.
verb-raise = +1
verb-raise-help = Cuesta una ficha más.
verb-lower = −1
verb-lower-help = Cuesta una ficha menos; por debajo de cero, los rivales pueden empujar al peón que esté allí.
verb-leave = Dejarlo así
verb-leave-help = No pasa nada.
verb-draw_tile = Robar una loseta
verb-draw_tile-help = Robas una loseta al azar, con una cara al azar; luego debes colocarla en uno de los lugares.
verb-place = En { $place }
verb-place-help = La loseta cubre estas cuatro casillas; los peones se quedan y se activan las casillas especiales que tengan debajo.
verb-trace = El Rastreador a { $space }
verb-trace-help = A una casilla contigua, nunca más cerca de las salidas, salvo de vuelta por donde vino. Los peones de esa casilla van a la cárcel.
verb-deal = Se reparte: { $card }
verb-deal-help = Una carta del mazo.
verb-turn_up = Se descubre: { $card }
verb-turn_up-help = Su número decide, por conteo, quién recibe el Black Hat.
verb-dealer = Reparte { $seat }
verb-dealer-help = Quién reparte primero.
verb-hat_to = El Black Hat le toca a { $seat }
verb-hat_to-help = Según su lugar entre las primeras cartas del mazo.
verb-status = Estatus { $status }
verb-status-help = El total con el que ese jugador quiere terminar.
verb-tile = Loseta: { $tile }
verb-tile-help = Loseta y cara al azar.
verb-lay = En { $place }
verb-lay-help = Dónde queda la loseta durante la preparación.
verb-asset = Sistema crítico: { $asset }
verb-asset-help = La loseta que estaba boca abajo.

## Lo que se pregunta

step-dealer = ¿Quién reparte primero?
step-setup_tile = Se roba una loseta para el tablero
step-setup_place = ¿En qué lugar va?
step-status = Se roba una carta de estatus
step-turn_up = Se descubre la carta superior
step-hat_to = ¿A quién le toca el Black Hat?
step-deal = Se reparte una carta
step-play = ¿Qué rango juegas?
step-count = ¿Cuántas cartas?
step-wilds = ¿Con qué comodines?
step-pick_up = ¿Qué cartas te llevas?
step-take = ¿Qué carta tomas?
step-hack = ¿Qué peón avanza?
step-path = ¿Hacia dónde?
step-draw = Ningún peón puede avanzar: se roba una carta
step-denial = Denegación de servicio: ¿qué peón vuelve atrás?
step-send_back = ¿A qué salida?
step-exploit = Exploit: ¿qué Host modificas?
step-sign = ¿Sube o baja?
step-marker = Todas las fichas están en uso: ¿de qué Host tomas una?
step-randomizer = Aleatorizador: ¿robas una loseta?
step-tile = Se roba una loseta
step-place = ¿Qué lugar cubre la loseta?
step-asset = Se voltea la loseta del Sistema crítico
step-tracer = ¿Adónde va el Rastreador?

## Lo que pasó

event-tile_set = La loseta { $tile } queda en { $place }
event-status_drawn = { $seat } roba una carta de estatus
event-status_shown = { $seat } revela su estatus: { $status }
event-dealer_chosen = { $seat } reparte primero
event-robot_beside_tracer = El reglamento desaconseja juntar Robot y Rastreador: la partida puede desequilibrarse
event-round_began = Ronda { NUMBER($round) }: reparte { $seat }
event-turned_up = La carta descubierta para el Black Hat es un { $card }
event-hat_dealt = { $seat } recibe el Black Hat
event-got_card = { $seat } recibe la carta { $card }
event-dealt = { $seat } tiene { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
event-trick_began = Baza { NUMBER($trick) }: sale { $seat }
event-led = { $seat } sale con { $cards ->
    [one] { $rank }
   *[other] { $rank } ×{ $cards }
}
event-followed = { $seat } juega { $cards ->
    [one] { $rank }
   *[other] { $rank } ×{ $cards }
}
event-joined_jokers = Entre las cartas de { $seat } hay { $jokers ->
    [one] { $jokers } comodín
   *[other] { $jokers } comodines
}
event-hat_played = { $seat } juega el Black Hat: gana el rango más bajo
event-passed = { $seat } pasa: solo le queda el Black Hat
event-trick_won = { $seat } gana la baza
event-hat_trick_won = { $seat } gana la baza de Black Hat
event-took_all = { $seat } se lleva todo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
event-took_hat = { $seat } se lleva el Black Hat
event-took = { $seat } toma un { $card }
event-drew = { $seat } no puede avanzar ningún peón y roba una carta
event-advanced = { $seat } avanza el { $pawn } a { $space }
event-pushed = { $seat } empuja a { $other }: el { $pawn } va a { $space }
event-reached_asset = { $seat } llega al Sistema crítico con el { $pawn }
event-asset_turned = { $seat } voltea la loseta secreta: { $asset }
event-locked = { $seat }: el { $pawn } queda bloqueado en { $space }
event-trapped = { $seat }: el { $pawn } queda atrapado en el Honeypot de { $space }
event-halved = Desde el próximo reparto, las manos son de cinco cartas
event-denied = { $seat } usa la Denegación de servicio contra el { $pawn } de { $other }
event-sent_back = { $seat }: el { $pawn } vuelve a { $space }
event-marked = { $seat } pone { $sign } en { $space }
event-marker_taken = Se quita la ficha de { $space }
event-declined = { $seat } lo deja así
event-tile_drawn = { $seat } roba la loseta { $tile }
event-tile_laid = { $seat } coloca { $tile } en { $place }
event-tracer_woken = Suena la alarma: el Rastreador se activa
event-tracer_approached = { $seat } mueve el Rastreador por su pista
event-tracer_moved = { $seat } mueve el Rastreador a { $space }
event-jailed = { $seat }: el { $pawn } va a la cárcel del Rastreador
event-eliminated = { $seat } se queda sin peones y queda eliminado
event-round_ended = Se puntúa la ronda { NUMBER($round) }
event-hand_counted = { $seat } recibe { $points ->
    [one] { $points } ficha
   *[other] { $points } fichas
} por las cartas en la mano
event-pawns_counted = { $seat } recibe { $points ->
    [one] { $points } ficha
   *[other] { $points } fichas
} por los peones
event-pawns_saved = Los peones de { $seat } ahorran { $points ->
    [one] { $points } ficha
   *[other] { $points } fichas
}
event-scored = { $seat } suma { NUMBER($points) } y lleva { NUMBER($total) }
event-won = { $seat } gana con un total de { NUMBER($total) }

## Cómo termina una partida

ending-asset = Un peón llegó al Sistema crítico
ending-tracer = El Rastreador llegó al Sistema crítico
ending-last = Solo quedó un hacker en juego
ending-stuck = Ya ningún peón podía moverse

## Opciones y modalidades

option-tiles = Losetas al comenzar
option-tiles-help = Cuántas losetas hay en los cinco lugares al empezar.
option-reduced_deck = Mazo reducido
option-reduced_deck-help = Por cada jugador que falte para ser seis, una carta menos por rango y un comodín menos (mínimo cuatro y tres): pesa menos la suerte.
option-hat_deal = Reparto del Black Hat
option-hat_deal-help = La carta superior decide por conteo quién lo recibe, o se baraja con las treinta primeras cartas.
option-half_hands = Medias manos tras un Honeypot
option-half_hands-help = En cuanto un peón entra en un Honeypot, se reparten cinco cartas en lugar de diez.
option-tracer = Rastreador
option-tracer-help = Las alarmas bloquean peones y sueltan al Rastreador contra todos; quien pierde ambos peones queda eliminado.
option-secret_asset = Sistema crítico secreto
option-secret_asset-help = Una de seis losetas está boca abajo sobre el Sistema crítico y cambia el final.
option-celebrity = Estatus de celebridad
option-celebrity-help = Cada uno roba en secreto un número del 10 al 50; gana quien termine más cerca del suyo.
option-six_copies = Mazo de la edición comercial
option-six_copies-help = Seis cartas de cada rango en lugar de siete.
option-hat_deal-count = por conteo
option-hat_deal-first_thirty = entre las primeras treinta cartas
option-tracer-no = no
option-tracer-yes = sí, sin el Robot
option-tracer-robot_too = sí, también con el Robot
preset-first_game = Primera partida
preset-first_game-help = El tablero sin losetas y las reglas básicas.
preset-standard = Estándar
preset-standard-help = Tres losetas, mazo reducido y medias manos tras un Honeypot.
preset-everything = Todo incluido
preset-everything-help = Cinco losetas, Rastreador, sistema secreto y estatus: todas las reglas opcionales.
preset-duel = Duelo
preset-duel-help = Para dos y su Robot: dos losetas, mazo reducido, sistema secreto, sin Rastreador.

## El tablero en la terminal

board-trick = Baza
board-last_trick = Última baza
board-hand = Mano
board-total = Total
board-pawns = Peones
board-tracer = Rastreador
board-known = conocidas
board-status = Estatus
board-passed = pasó
board-locked = bloqueado
board-trapped = atrapado
board-jailed = encarcelado
board-out = eliminado
board-track = en su pista
board-legend = S salida · C caché · ★ sistema crítico · D denegación de servicio · A alarma · H honeypot · X exploit · R aleatorizador · el resto son hosts
board-heading = Ronda { NUMBER($round) }, baza { NUMBER($trick) }
board-wins-lowest = gana el total más bajo
board-wins-celebrity = gana el total más cercano al número secreto
board-your_hand = Tu mano
board-picking = Rango: { $rank }
board-still = por tomar: { NUMBER($cards) }
board-space = { $kind }, valor { $value }.
board-space-to = flechas hacia
board-space-from = flechas desde
spot-start = Salida
spot-host = Host
spot-cache = Caché
spot-critical = Sistema crítico
spot-dos = Denegación de servicio
spot-alarm = Alarma
spot-honeypot = Honeypot
spot-exploit = Exploit
spot-randomizer = Aleatorizador
spot-start-help = Donde empiezan los peones; caben todos.
spot-host-help = Una parte corriente del sistema. Un Exploit puede cambiar su valor.
spot-cache-help = Una parte valiosa: si vale menos de cero ahorra fichas, pero los rivales pueden empujar al peón que esté en ella.
spot-critical-help = La meta: cuando entra un peón, la partida acaba con esa baza.
spot-dos-help = Quien entra devuelve otro peón a una salida; el suyo queda bloqueado.
spot-alarm-help = Con la regla del Rastreador, el peón queda bloqueado y el Rastreador se activa; sin ella, es una casilla corriente.
spot-honeypot-help = El peón que entra queda atrapado el resto de la partida.
spot-exploit-help = Quien entra puede cambiar en uno el valor de un Host.
spot-randomizer-help = Quien entra puede robar una loseta, y entonces debe colocarla.

## La primera partida

lesson-seat-1 = Aprendiz
lesson-seat-2 = Vera
lesson-seat-3 = Iván
lesson-1 = Eres aprendiz de hacker y tienes dos peones: uno en la Puerta trasera (BD) y otro en el Servidor público (PS). Quien gana una baza avanza un peón. Las cartas que te queden en la mano y las casillas de tus peones cuestan fichas de rastreo: gana el total más bajo.
lesson-2 = Salió un 1, así que la cuenta termina en ti: el Black Hat es tuyo y todos lo saben. Recibes otras nueve cartas. La primera baza la abre quien está a tu derecha: sale Iván.
lesson-3 = Iván sale con un 6. Si te queda en la mano, el Black Hat cuesta 5 fichas. Juégalo ahora: sin otra carta vale 14 e invierte la baza, así que gana la carta más baja y quien la jugó debe llevarse cartas, Black Hat incluido.
lesson-4 = El 6 de Iván era la carta más baja: se llevó todo y ahora tiene el Black Hat. Como ganador, además avanza un peón siguiendo una flecha.
lesson-5 = Sin el Black Hat gana la carta más alta. Iván sale con un 3 y Vera aún tiene que jugar. No todas las bazas valen la pena: deshazte del 6.
lesson-6 = Vera ganó con un 9 y saltó sobre Iván hasta S1↗. Ahora sale con un 5: gana con tu 12. Luego avanza el peón A: S1↖ y S1↗ están ocupadas, así que saltas las dos y llegas a M1: tres casillas en un movimiento.
lesson-7 = Ahora sales tú, y quien sale decide también cuántas cartas se juegan: una. Deshazte del 4.
lesson-8 = Vera ganó, saltó sobre ti hasta U y sale con un 7. Gana con tu 11 y salta tú sobre ella, hasta N1.
lesson-9 = Ahora sal con un trío: los tres ochos. Los demás también pueden jugar tres cartas de un rango o descartar una carta suelta, pero solo un trío puede ganar.
lesson-10 = Vera respondió con dos nueves y un comodín, que vale por cualquier carta: tres nueves superan a tus ochos. Saltó sobre ti hasta S4↖ y sale con un 6. Gana con tu 13.
lesson-11 = S4↗ es una Denegación de servicio: devolvería un peón a una salida, pero bloquearía el tuyo hasta el final de la partida. Ve por abajo. Después juega tu última carta, el 10.
lesson-12 = S4↘ es una Caché que vale −1: te conviene, pero en una casilla negativa los rivales pueden empujar tu peón.
lesson-13 = Te quedaste sin cartas: se puntúa la ronda. Tú 1, Vera 4, Iván 19: aún tenía el Black Hat. Se reparte otra ronda.
lesson-14 = Iván tiene otra vez el Black Hat, así que sale Vera: un 12. Tu mano es barata, porque los unos y los doses no cuestan nada. Descarta el 4 y quédate con el 13.
lesson-15 = Vera ganó y te empujó de la Caché a K1, que te cuesta 2. Pero ya solo falta un movimiento para el Sistema crítico: gana esta baza con tu 13 antes de que alguien piense en el Black Hat.
lesson-16 = Llegaste al Sistema crítico y la partida terminó. Ganas con 5 fichas. En otras te esperan las losetas, el Rastreador y un sistema secreto.

## Glosario

glossary-trick = Baza
    .forms = baza, bazas
    .means = Una vuelta de jugadas: quien sale y después cada uno una vez, en sentido horario. Quien la gana hackea y sale en la siguiente.
    .clause = 5.2
glossary-leader = Quien sale («líder»)
    .forms = quien sale, quien salió
    .means = La persona que abre la baza. Los demás deben igualar la cantidad de cartas que juega para poder ganarla.
    .clause = 5.1
glossary-rank = Rango
    .forms = rango, rangos
    .means = El número de la carta, del 1 al 13. Varias cartas jugadas juntas son todas del mismo rango.
    .clause = 5.1
glossary-joker = Comodín
    .forms = comodín, comodines
    .means = Sustituye a cualquier carta; jugado solo vale 14.
    .clause = 6.1
glossary-hat = Black Hat
    .forms = Black Hat
    .means = Un comodín que invierte la baza: gana el rango más bajo y el ganador se lleva cartas.
    .clause = 7.2
glossary-hack = Hackear
    .forms = hackear, hackea, hackeo, hackean
    .means = Lo que debe hacer quien gana una baza: avanzar un peón por una flecha o, si ninguno puede, robar una carta.
    .clause = 5.7
glossary-host = Host
    .forms = Host, Hosts
    .means = Una casilla corriente de la red. Un Exploit puede subir o bajar su valor.
    .clause = 9.2
glossary-cache = Caché
    .forms = Caché
    .means = Una casilla valiosa: un peón situado allí baja tu puntaje.
    .clause = 9.3
glossary-asset = Sistema crítico
    .forms = Sistema crítico
    .means = El objetivo de la red. Cuando entra un peón, termina la partida.
    .clause = 9.4
glossary-dos = Denegación de servicio
    .forms = Denegación de servicio
    .means = Quien entra devuelve cualquier otro peón a una salida; el que entró queda bloqueado.
    .clause = 9.5a
glossary-honeypot = Honeypot
    .forms = Honeypot, Honeypots
    .means = Una trampa: el peón que entra se queda allí hasta el final de la partida.
    .clause = 9.7a
glossary-exploit = Exploit
    .forms = Exploit, Exploits
    .means = Quien entra puede cambiar en uno el valor de un Host, hacia arriba o hacia abajo.
    .clause = 9.8
glossary-randomizer = Aleatorizador
    .forms = Aleatorizador, Aleatorizadores
    .means = Quien entra puede robar una loseta al azar, y entonces debe colocarla en el tablero.
    .clause = 9.9a
glossary-tracer = Rastreador («Trazador»)
    .forms = Rastreador
    .means = Persigue a los peones una vez que suena una Alarma: el peón de la casilla donde se detiene va a la cárcel.
    .clause = 13.1
glossary-alarm = Alarma
    .forms = Alarma, Alarmas
    .means = Bloquea el peón que entra y activa el Rastreador, si se juega con esa regla.
    .clause = 9.6a

## Una mesa de un vistazo, para la clase

marker-players = Hackers en juego
marker-jailed = Peones en la cárcel
marker-leader = Mayor puntuación
tile-phase-deal = Reparto
tile-phase-trick = Baza
tile-phase-network = Red
tile-near-asset = { $n ->
    [1] El hacker { NUMBER($team) } está a un paso del Sistema crítico
   *[more] { NUMBER($n) } hackers están a un paso del Sistema crítico
}
tile-tracer-near = El Rastreador está a un paso del Sistema crítico
tile-tracer-awake = El Rastreador está activo
tile-two-left = Solo quedan dos hackers

marker-points = Puntos

# --- análisis

stat-trick_won = Bazas ganadas
stat-hat_trick_won = Bazas del Black Hat ganadas
stat-took_all = Bazas recogidas enteras
stat-jailed = Peones encarcelados
stat-pushed = Peones empujados
stat-denied = Usos de Denegación de Servicio
debrief-scores = Puntos, ronda a ronda
debrief-scores-lead = De dónde vino cada puntuación. Gana el total más bajo.
debrief-scores-round = Ronda
debrief-scores-who = Hacker
debrief-scores-hand = Mano
debrief-scores-pawns = Peones
debrief-scores-saved = Ahorrados
debrief-scores-sum = Puntuación
debrief-turn = Ronda
debrief-facts = { $names } · { $turns ->
    [one] { $turns } ronda
   *[other] { $turns } rondas
  }
debrief-course-lead = Cada bandera dice qué importó en una ronda; cada punto es el cierre de una.
debrief-spread-from = el final de la ronda { $turn }

# En la mesa real: qué sacar o tirar
enter-deal = { $who }: { $count ->
    [one] una carta del mazo. ¿Cuál es?
   *[other] { $count } cartas del mazo. ¿Cuáles son?
}
enter-turn_up = Descubre la carta superior del mazo. ¿Cuál es?
enter-dealer = Sortea: ¿quién reparte primero?
enter-hat_to = ¿A quién le tocó el Black Hat entre sus cartas?
enter-status = { $who }: una carta de Estatus. ¿Cuál es?
enter-tile = Saca una loseta para el tablero. ¿Cuál es?
enter-lay = Sortea: ¿en qué espacio va la loseta?
enter-asset = Saca el Sistema crítico. ¿Cuál es?

## Impresión

label-cache = Caché
label-dos = DoS
label-alarm = Alarma
label-honeypot = Honeypot
label-exploit = Exploit
label-randomizer = Aleatorizador
print-board = Tablero
print-tiles = Losetas de tablero
print-assets = Losetas de Sistema crítico
print-cards = Cartas
print-status = Cartas de estatus
print-pawns = Pegatinas para los peones
print-markers = Marcadores
print-aids = Ayuda para jugadores
print-rules = Reglas
print-fewest = Gana quien deja menos rastros
print-tracer-track = Pista del Rastreador
print-jail = Cárcel del Rastreador
print-jail-each = Cada peón aquí cuesta 5 en cada puntuación.
print-score = Marcador de puntos
print-score-on = Desde 60: vuelve al 0 y suma 60
print-points = Rastros que cuesta una carta si queda en la mano
print-pawn = Peón
print-credits = Black Hat: un juego de Timo Multamäki con Thomas Klausner, arte de Juha Salmijärvi y John Lewis, Dragon Dawn Productions (2015).
print-ours = Textos y dibujos: Contienda. Tablero, losetas (salvo la NSA), parte de los puntos de las cartas y las pistas son reconstrucción nuestra.
