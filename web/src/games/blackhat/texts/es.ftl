blackhat-credits = Un juego de Timo Multamäki, con codiseño y edición de Thomas Klausner, publicado por Dragon Dawn Productions (2015). Los nombres, los números y la mecánica son suyos; la redacción y los dibujos, nuestros. No conocíamos el tablero impreso, las losetas ni los puntos de las cartas: los nuestros son originales y figuran como reconstruidos.

blackhat-network = Red
blackhat-network-help = Casillas y sombreros; se recorren con las flechas del teclado
blackhat-kind-start = Salida
blackhat-kind-host = Host
blackhat-kind-cache = Caché
blackhat-kind-critical = Sistema crítico
blackhat-kind-dos = Denegación de servicio
blackhat-kind-alarm = Alarma
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Aleatorizador
blackhat-short-cache = Caché
blackhat-short-dos = DoS
blackhat-short-alarm = Alarma
blackhat-short-honeypot = Honeypot
blackhat-short-exploit = Exploit
blackhat-short-randomizer = Azar
blackhat-kind-start-help = Donde empiezan los peones; caben todos.
blackhat-kind-host-help = Una parte corriente del sistema. Un Exploit puede cambiar su valor.
blackhat-kind-cache-help = Una parte valiosa: si vale menos de cero ahorra fichas, pero los rivales pueden empujar al peón que esté en ella.
blackhat-kind-critical-help = La meta: cuando entra un peón, la partida acaba con esa baza.
blackhat-kind-dos-help = Quien entra devuelve otro peón a una salida; el suyo queda bloqueado.
blackhat-kind-alarm-help = Con la regla del Rastreador, el peón queda bloqueado y el Rastreador se activa; sin ella, es una casilla corriente.
blackhat-kind-honeypot-help = El peón que entra queda atrapado el resto de la partida.
blackhat-kind-exploit-help = Quien entra puede cambiar en uno el valor de un Host.
blackhat-kind-randomizer-help = Quien entra puede robar una loseta, y entonces debe colocarla.
blackhat-value = vale { $value }
blackhat-marker = con una ficha { $sign }
blackhat-face-down = hay una loseta boca abajo
blackhat-leads-to = Las flechas llevan a:
blackhat-place = Lugar para losetas
blackhat-tile = loseta { $tile }
blackhat-printed = sin loseta: como está impreso
blackhat-held-locked = bloqueado
blackhat-held-trapped = atrapado
blackhat-held-jailed = en la cárcel
blackhat-players = Jugadores
blackhat-score = Marcador
blackhat-fewest = Gana quien deja menos rastros
blackhat-more = más rastros
blackhat-holder = tiene el Black Hat
blackhat-leads = sale
blackhat-deals = reparte
blackhat-controls = maneja el Robot
blackhat-last-round = última ronda:
blackhat-won = gana
blackhat-winning = va ganando
blackhat-lead = { $count ->
    [one] se sale con { $count } carta
   *[other] se sale con { $count } cartas
}
blackhat-lowest = Black Hat: gana el rango más bajo
blackhat-thrown = descarte
blackhat-to-play = le toca
blackhat-to-lead = sale
blackhat-to-take = { $count ->
    [one] toma { $count } carta más
   *[other] toma { $count } cartas más
}
blackhat-counted = Recuento de la ronda { NUMBER($round) }
blackhat-count-hand = Cartas
blackhat-count-pawns = Peones
blackhat-count-points = Ronda
blackhat-own-hand = Tu mano
blackhat-robot-hand = Mano abierta: { $who }
blackhat-hand-size = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
blackhat-if-left = { $count ->
    [one] rastro si queda en la mano
   *[other] rastros si quedan en la mano
}
blackhat-held-by = lo tiene { $who }
blackhat-held-by-nobody = no lo tiene nadie
blackhat-tokens = { $count ->
    [one] { $count } rastro
   *[other] { $count } rastros
}
blackhat-tokens-help = { $count ->
    [one] Si se queda en la mano cuesta { $count } rastro.
   *[other] Si se queda en la mano cuesta { $count } rastros.
}
blackhat-depot = Junto al tablero
blackhat-deck = en el mazo
blackhat-discards = descartadas
blackhat-supply = { $count ->
    [one] cara de loseta libre
   *[other] caras de loseta libres
}
blackhat-markers = { $count ->
    [one] ficha +1/−1 libre
   *[other] fichas +1/−1 libres
}
blackhat-asleep = dormido
blackhat-jail = cárcel, { NUMBER($value) } cada uno
blackhat-secret = { $count ->
    [one] sistema secreto: { $count } posible
   *[other] sistema secreto: uno de { $count }
}
blackhat-halved = manos de { NUMBER($count) }
blackhat-setup = Preparación
blackhat-round = Ronda { NUMBER($round) }
blackhat-trick = Baza { NUMBER($trick) }
blackhat-phase-deal = Reparto
blackhat-phase-trick = Baza
blackhat-phase-pick = Llevarse cartas
blackhat-phase-hack = Hackeo
blackhat-phase-space = Casilla
blackhat-phase-tracer = Rastreador
blackhat-why-wait = Ahora no decides tú.
blackhat-why-other = No está entre las opciones de este paso.
blackhat-why-hat = El Black Hat no se puede descartar solo ante varias cartas.
blackhat-why-joker = Aquí no se pueden elegir comodines.
blackhat-why-trapped = Atrapado en un Honeypot: ya no se mueve.
blackhat-why-locked = Bloqueado: solo una Denegación de servicio lo libera.
blackhat-why-jailed = En la cárcel del Rastreador.
blackhat-why-rival = Un peón rival solo se puede hacer avanzar desde una casilla de valor negativo.
blackhat-why-denial = No puede ser un peón que esté en una salida, atrapado o en la cárcel, ni el que acaba de entrar.
blackhat-why-arrow = Ninguna flecha completa lleva hasta ahí.
blackhat-why-tracer = El Rastreador va a una casilla contigua, nunca más cerca de las salidas.
blackhat-why-host = Solo los Hosts llevan fichas +1/−1.

# Cómo se llama lo que hay en su vista, para la mesa de texto.
field-round = ronda
field-trick-number = baza
field-deciding-for = decide por
field-dealer = reparte
field-leader = quien sale
field-winner-of-trick = gana la baza
field-robot = Robot
field-player = jugador
field-controller = lo maneja
field-trick = baza
field-last-trick = última baza
field-plays = jugadas
field-picking = jugada en curso
field-subject = se trata de
field-players = jugadores
field-in = en juego
field-last-round = última ronda
field-status = estatus
field-pawns = peones
field-held = situación
field-discards = descartes
field-spaces = casillas
field-value = valor
field-marker = ficha
field-layout = red
field-to = flechas hacia
field-places = lugares de losetas
field-tile = loseta
field-loose-halves = medias flechas
field-supply = losetas restantes
field-markers-left = fichas restantes
field-tracer = Rastreador
field-asset = Sistema crítico
field-about = opciones
field-half-hands = medias manos
field-halved = ya a la mitad
field-secret-asset = sistema secreto
field-celebrity = celebridad
field-markers = fichas
field-winners = ganan
field-pawn = peón
field-direction = sentido
field-rank = rango
field-hat = con el Black Hat
field-came-from = viene de
value-free = libre
value-locked = bloqueado
value-trapped = atrapado
value-jailed = en la cárcel
value-alarm = Alarma
value-cache = Caché
value-critical = Sistema crítico
value-exploit = Exploit
value-honeypot = Honeypot
value-host = Host
value-randomizer = Aleatorizador
value-start = salida
value-in = entra
value-out = sale
value-track-0 = en su pista
value-track-1 = junto a la entrada
value-wild = solo comodines
field-cells = celdas
field-sign = signo
field-winning = va ganando
