### Киберрубеж en español

game-name = Kiberrubezh
game-about = Un ciberejercicio en forma de duelo de cartas: amplía tus activos, despliega medidas de defensa y ataques y agota el mazo del rival. Pierde quien no puede robar dos cartas al inicio de su turno.
game-goal = agotar el mazo del rival: pierde quien no puede robar dos cartas al inicio de su turno.

## Palabras de la mesa

category-malware = Malware
category-dos = Denegación de servicio
category-intrusion = Intrusión
category-tempest = TEMPEST
category-crypto = Criptografía
category-any = cualquier categoría

rarity-common = común
rarity-uncommon = infrecuente
rarity-rare = rara
rarity-special = especial

kind_of_card-base_asset = Activo básico
kind_of_card-asset = Activo
kind_of_card-attack = Ataque
kind_of_card-defence = Defensa
kind_of_card-event = Evento

condition-ready = sin girar
condition-turned = girado
condition-frozen = girado y congelado

copy-1 = {""}
copy-2 = {" "}(n.º 2)
copy-3 = {" "}(n.º 3)
copy-4 = {" "}(n.º 4)

phase-setup = Preparación
phase-draw = Robo de cartas
phase-assets = Ampliación de activos
phase-deployment = Despliegue
phase-attack = Ataque al sistema
phase-defence = Defensa
phase-end = Fin del turno

card-blocks = { $n ->
    [one] bloquea { $n } ataque: { $categories }
   *[other] bloquea { $n } ataques: { $categories }
}
card-gives-attack = aporta potencia de ataque { NUMBER($n) }
card-gives-defence = aporta potencia de defensa { NUMBER($n) }
card-needs-attack = requiere potencia de ataque { NUMBER($n) }
card-needs-defence = requiere potencia de defensa { NUMBER($n) }

## El texto de las cartas, contado a partir de sus efectos

timing-own_turn = Solo en tu turno.
timing-blocking = Solo al bloquear.
when-deploy = Al ponerla en juego:
when-activate-own_turn = Gírala en tu turno:
when-activate-blocking = Gírala al bloquear:
when-sacrifice-own_turn = Descártala en tu turno:
when-sacrifice-blocking = Descártala al bloquear:
when-attack = Al declarar el ataque:
when-hit = Daño:
when-blocked = Si el ataque es bloqueado:
when-block = Si bloquea un ataque:
when-destroyed = Al ser destruida:
op-or = ; o bien{" "}
op-and = {" "}y{" "}
op-mill-opponent = { $n ->
    [one] el rival descarta la carta superior de su mazo
   *[other] el rival descarta las { $n } cartas superiores de su mazo
}
op-mill-self = { $n ->
    [one] descarta la carta superior de tu mazo
   *[other] descarta las { $n } cartas superiores de tu mazo
}
op-draw = { $n ->
    [one] robas { $n } carta
   *[other] robas { $n } cartas
}
op-discard-opponent-random = { $n ->
    [one] el rival descarta al azar { $n } carta de su mano
   *[other] el rival descarta al azar { $n } cartas de su mano
}
op-discard-opponent-owner = { $n ->
    [one] el rival descarta de su mano { $n } carta a su elección
   *[other] el rival descarta de su mano { $n } cartas a su elección
}
op-discard-opponent-you = { $n ->
    [one] mira la mano del rival y descarta { $n } carta de ella
   *[other] mira la mano del rival y descarta { $n } cartas de ella
}
op-discard-self-random = { $n ->
    [one] descarta al azar { $n } carta de tu mano
   *[other] descarta al azar { $n } cartas de tu mano
}
op-discard-self-owner = { $n ->
    [one] descarta { $n } carta de tu mano
   *[other] descarta { $n } cartas de tu mano
}
op-peek_hand = mira la mano del rival
op-peek_deck-self-bottom_any = { $n ->
    [one] mira la carta superior de tu mazo; puedes ponerla debajo
   *[other] mira las { $n } cartas superiores de tu mazo; pon las que quieras debajo y el resto encima en cualquier orden
}
op-peek_deck-opponent-bottom_any = { $n ->
    [one] mira la carta superior del mazo del rival; puedes ponerla debajo
   *[other] mira las { $n } cartas superiores del mazo del rival; pon las que quieras debajo y el resto encima en cualquier orden
}
op-peek_deck-self-mill_some = { $n ->
    [one] mira la carta superior de tu mazo y descártala
   *[other] mira las { $n } cartas superiores de tu mazo, descarta { NUMBER($m) } a tu elección y deja el resto encima en cualquier orden
}
op-peek_deck-opponent-mill_some = { $n ->
    [one] mira la carta superior del mazo del rival y descártala
   *[other] mira las { $n } cartas superiores del mazo del rival, descarta { NUMBER($m) } a tu elección y deja el resto encima en cualquier orden
}
op-search-base_asset = { $n ->
    [one] busca en tu mazo { $n } activo básico, muéstralo y agrégalo a tu mano; baraja el mazo
   *[other] busca en tu mazo hasta { $n } activos básicos, muéstralos y agrégalos a tu mano; baraja el mazo
}
op-search-asset = { $n ->
    [one] busca en tu mazo { $n } activo, muéstralo y agrégalo a tu mano; baraja el mazo
   *[other] busca en tu mazo hasta { $n } activos, muéstralos y agrégalos a tu mano; baraja el mazo
}
op-search-attack = { $n ->
    [one] busca en tu mazo { $n } carta de ataque, muéstrala y agrégala a tu mano; baraja el mazo
   *[other] busca en tu mazo hasta { $n } cartas de ataque, muéstralas y agrégalas a tu mano; baraja el mazo
}
op-search-defence = { $n ->
    [one] busca en tu mazo { $n } carta de defensa, muéstrala y agrégala a tu mano; baraja el mazo
   *[other] busca en tu mazo hasta { $n } cartas de defensa, muéstralas y agrégalas a tu mano; baraja el mazo
}
op-recover-hand = { $n ->
    [one] devuelve a tu mano { $n } carta de ataque o de defensa de tu pila de descartes
   *[other] devuelve a tu mano { $n } cartas de ataque o de defensa de tu pila de descartes
}
op-recover-deck_bottom = { $n ->
    [one] pon debajo de tu mazo hasta { $n } carta de ataque o de defensa de tu pila de descartes
   *[other] pon debajo de tu mazo hasta { $n } cartas de ataque o de defensa de tu pila de descartes
}
op-recover-deck_shuffle = { $n ->
    [one] mezcla en tu mazo hasta { $n } carta de ataque o de defensa de tu pila de descartes
   *[other] mezcla en tu mazo hasta { $n } cartas de ataque o de defensa de tu pila de descartes
}
op-destroy-asset-opponent = { $n ->
    [one] destruye { $n } activo del rival
   *[other] destruye { $n } activos del rival
}
op-destroy-defence-opponent = { $n ->
    [one] destruye { $n } medida del rival
   *[other] destruye { $n } medidas del rival
}
op-destroy-asset-choice = el rival destruye { NUMBER($n) } de sus activos a su elección
op-destroy-defence-choice = el rival destruye { NUMBER($n) } de sus medidas a su elección
op-destroy-asset-self = { $n ->
    [one] destruye { $n } activo tuyo
   *[other] destruye { $n } activos tuyos
}
op-destroy-defence-self = { $n ->
    [one] destruye { $n } medida tuya
   *[other] destruye { $n } medidas tuyas
}
op-destroy_self = descarta esta carta
op-turn-asset-opponent = { $n ->
    [one] gira { $n } activo del rival
   *[other] gira hasta { $n } activos del rival
}
op-turn-defence-opponent = { $n ->
    [one] gira { $n } medida del rival
   *[other] gira hasta { $n } medidas del rival
}
op-turn-asset-choice = { $n ->
    [one] el rival gira { $n } de sus activos a su elección
   *[other] el rival gira hasta { $n } de sus activos a su elección
}
op-turn-defence-choice = { $n ->
    [one] el rival gira { $n } de sus medidas a su elección
   *[other] el rival gira hasta { $n } de sus medidas a su elección
}
op-turn-asset-self = { $n ->
    [one] gira { $n } activo tuyo
   *[other] gira hasta { $n } activos tuyos
}
op-turn-defence-self = { $n ->
    [one] gira { $n } medida tuya
   *[other] gira hasta { $n } medidas tuyas
}
op-turn_all-asset-opponent = gira todos los activos del rival
op-turn_all-defence-opponent = gira todas las medidas del rival
op-turn_all-asset-self = gira todos tus activos
op-turn_all-defence-self = gira todas tus medidas
op-freeze = { $n ->
    [one] (no se endereza al inicio del próximo turno de su dueño)
   *[other] (no se enderezan al inicio del próximo turno de su dueño)
}
op-unturn-defence = { $n ->
    [one] endereza { $n } medida tuya
   *[other] endereza hasta { $n } medidas tuyas
}
op-unturn-attack = { $n ->
    [one] endereza { $n } carta de ataque tuya con otro número de biblioteca (puede volver a atacar en una oleada posterior)
   *[other] endereza hasta { $n } cartas de ataque tuyas con otro número de biblioteca (pueden volver a atacar en una oleada posterior)
}
op-return_hand-asset-opponent = { $n ->
    [one] devuelve { $n } activo del rival a su mano
   *[other] devuelve { $n } activos del rival a su mano
}
op-return_hand-defence-opponent = { $n ->
    [one] devuelve { $n } medida del rival a su mano
   *[other] devuelve { $n } medidas del rival a su mano
}
op-return_hand-asset-choice = el rival devuelve a su mano { NUMBER($n) } de sus activos a su elección
op-return_hand-defence-choice = el rival devuelve a su mano { NUMBER($n) } de sus medidas a su elección
op-return_hand-asset-self = { $n ->
    [one] devuelve { $n } activo tuyo a tu mano
   *[other] devuelve { $n } activos tuyos a tu mano
}
op-return_hand-defence-self = { $n ->
    [one] devuelve { $n } medida tuya a tu mano
   *[other] devuelve { $n } medidas tuyas a tu mano
}
op-return_hand-asset-other = { $n ->
    [one] devuelve otro activo tuyo a tu mano
   *[other] devuelve otros { $n } activos tuyos a tu mano
}
op-return_hand-defence-other = { $n ->
    [one] devuelve otra medida tuya a tu mano
   *[other] devuelve otras { $n } medidas tuyas a tu mano
}
op-return_hand-wave-opponent = { $n ->
    [one] devuelve { $n } carta de ataque de la oleada actual a la mano del rival
   *[other] devuelve { $n } cartas de ataque de la oleada actual a la mano del rival
}
op-return_self = devuelve esta carta a tu mano
op-power = { $given } hasta el final del turno
op-power-attack = +{ NUMBER($n) } de potencia de ataque
op-power-defence = +{ NUMBER($n) } de potencia de defensa
op-extra_assets = { $n ->
    [one] este turno puedes poner en juego { $n } activo más
   *[other] este turno puedes poner en juego { $n } activos más
}
op-block = { $n ->
    [one] bloquea { $n } ataque de la oleada actual
   *[other] bloquea hasta { $n } ataques de la oleada actual
}
op-add_blocks = { $n ->
    [one] hasta el final del turno, cada medida tuya bloquea { $n } ataque más
   *[other] hasta el final del turno, cada medida tuya bloquea { $n } ataques más
}
op-end_attack = esta oleada es la última del turno
op-unblockable-no_category = las medidas sin categoría no pueden bloquearlo
op-unblockable-category = solo pueden bloquearlo las medidas sin categoría
op-unblockable-multi = las medidas que bloquean 2 o más ataques no pueden bloquearlo
op-unblockable-any = ninguna medida puede bloquearlo
op-grant_unblockable-no_category = las medidas sin categoría no pueden bloquear tus ataques de la categoría «{ $category }»
op-grant_unblockable-category = solo las medidas sin categoría pueden bloquear tus ataques de la categoría «{ $category }»
op-grant_unblockable-multi = las medidas que bloquean 2 o más ataques no pueden bloquear tus ataques de la categoría «{ $category }»
op-grant_unblockable-any = ninguna medida puede bloquear tus ataques de la categoría «{ $category }»
op-tough = al bloquearlo cuenta como { NUMBER($n) } ataques
op-persist = no se descarta al final del turno y se endereza al inicio de tu turno
op-boost-static = { $n ->
    [one] cada turno, tu primer ataque no bloqueado de la categoría «{ $category }» descarta { $n } carta más del mazo del rival
   *[other] cada turno, tu primer ataque no bloqueado de la categoría «{ $category }» descarta { $n } cartas más del mazo del rival
}
op-boost-turn = { $n ->
    [one] este turno, cada ataque tuyo no bloqueado descarta { $n } carta más del mazo del rival
   *[other] este turno, cada ataque tuyo no bloqueado descarta { $n } cartas más del mazo del rival
}
op-absorb = { $n ->
    [one] cada turno, el primer ataque no bloqueado descarta { $n } carta menos de tu mazo
   *[other] cada turno, el primer ataque no bloqueado descarta { $n } cartas menos de tu mazo
}
op-recategorise = nombra una categoría; hasta el final del turno el ataque pertenece a ella
op-protect-self-destroy = los efectos del rival no pueden destruir esta carta
op-protect-self-turn = los efectos del rival no pueden girar esta carta
op-protect-self-both = los efectos del rival no pueden destruir ni girar esta carta
op-protect-your_assets-destroy = los efectos del rival no pueden destruir tus activos
op-protect-your_assets-turn = los efectos del rival no pueden girar tus activos
op-protect-your_assets-both = los efectos del rival no pueden destruir ni girar tus activos
op-enters_turned = entra en juego girada
op-choose_one-you = elige: { $options }
op-choose_one-opponent = el rival elige: { $options }

## Lo que se puede hacer

verb-keep = Conservar esta mano
verb-keep-help = La partida sigue con estas cartas.
verb-redeal = Repartir de nuevo
verb-redeal-help = Se barajan todas tus cartas y robas otras siete. Si tenías menos de dos activos, o solo activos, es gratis, pero muestras la mano al rival; si no, después pones debajo del mazo tantas cartas como nuevos repartos hayas hecho.
verb-next = Seguir
verb-next-help = Terminas esta fase o este momento; no se vuelve atrás.
verb-clear = Descartar de la mesa una carta propia
verb-clear-help = En cualquier momento de tu turno puedes descartar tus medidas y cartas de ataque, por ejemplo para liberar potencia.
verb-go = Lanzar la oleada
verb-go-help = La oleada está completa; el rival puede bloquearla.
verb-pass = Nada más
verb-pass-help = Terminas tu defensa; se resuelve la oleada.
verb-enough = Con esto basta
verb-enough-help = No eliges nada más, aunque podrías.
verb-lay = Poner en juego { $card_label }
verb-lay-help = La carta pasa de tu mano a la mesa. Una medida o una carta de ataque necesita potencia libre de activos que no estén girados.
verb-play = Jugar { $card_label }
verb-play-help = El evento actúa al instante y ocupa su potencia hasta el final del turno.
verb-activate = Usar { $card_label }
verb-activate-help = La carta se gira, o se descarta, y se produce su efecto.
verb-resolve = Primero { $card_label }
verb-resolve-help = Varios efectos tuyos se producen a la vez; tú decides cuál va primero.
verb-give_up = Descartar { $card_label }
verb-give_up-help = La carta pasa de tu mano a tu pila de descartes.
verb-take_out = Descartar de la mano del rival { $card_label }
verb-take_out-help = Ves la mano y eliges lo que pierde el rival.
verb-find = Tomar del mazo { $card_label }
verb-find-help = Ambos ven la carta; después se baraja el mazo.
verb-recover = Recuperar del descarte { $card_label }
verb-recover-help = La carta sale de tu pila de descartes.
verb-under = Poner debajo del mazo { $card_label }
verb-under-help = Solo tú sabes qué carta es.
verb-dump = Descartar del mazo { $card_label }
verb-dump-help = La carta va a la pila de descartes de su dueño.
verb-on_top = La siguiente desde arriba: { $card_label }
verb-on_top-help = Nombra las cartas de arriba abajo: la primera que nombres quedará encima.
verb-name = { $category }
verb-name-help = Hasta el final del turno el ataque pertenece a esta categoría.
verb-choose = { $choice }
verb-choose-help = Se cumple esta opción; las demás, no.
verb-attack = Atacar con { $card_label }{ $copy }
verb-attack-help = La carta se suma a la oleada y se gira.
verb-block = Bloquear con { $card_label }{ $copy }
verb-block-help = La medida se gira y reparte sus puntos de bloqueo.
verb-stop = Detener { $card_label }{ $copy }
verb-stop-help = Un punto de bloqueo contra este ataque.
verb-strike = { $card_label }{ $copy }: el daño de la carta
verb-strike-help = Se cumple, por orden, todo lo escrito tras «Daño».
verb-drain = { $card_label }{ $copy }: dos cartas del mazo
verb-drain-help = El rival descarta las dos cartas superiores de su mazo.
verb-discard = Descartar { $card_label }{ $copy }
verb-discard-help = La carta pasa de la mesa a tu pila de descartes. No cuenta como destrucción.
verb-target = { $card_label }{ $copy }
verb-target-help = El efecto se aplica a esta carta.
verb-target_asset = { $card_label } ({ $condition })
verb-target_asset-help = El efecto se aplica a este activo.
verb-lot = Empieza { $seat }
verb-lot-help = El sorteo decide quién empieza.
verb-draw = Carta robada: { $card_label }
verb-draw-help = La siguiente carta del mazo.
verb-reveal = Del mazo: { $card_label }
verb-reveal-help = La siguiente carta del mazo va a la pila de descartes.
verb-look = Carta vista: { $card_label }
verb-look-help = La siguiente carta del mazo, que solo ve quien la mira.
verb-lose = Descartada al azar: { $card_label }
verb-lose-help = Una carta de la mano elegida al azar.

## Lo que se pregunta

step-lot = ¿Quién empieza?
step-draw = ¿Qué carta se roba?
step-redeal = ¿Conservas tu mano inicial?
step-under = ¿Qué carta pones debajo de tu mazo?
step-assets = Ampliación de activos: ¿qué pones en juego?
step-deployment = Despliegue: ¿qué medidas y cartas de ataque pones en juego?
step-attack = Ataque al sistema: ¿con qué carta empieza la oleada?
step-clear = ¿Qué carta tuya descartas de la mesa?
step-wave = ¿Qué más va en esta oleada?
step-defence = Defensa: ¿cómo respondes a la oleada?
step-points = ¿Qué ataque detiene esta medida?
step-moment = Los bloqueos están hechos: ¿haces algo antes del daño?
step-damage = ¿Qué ataque hace daño ahora y cuál de los dos daños?
step-overload = Falta potencia: ¿qué carta descartas?
step-order = ¿Cuál de tus efectos va primero?
step-mill = ¿Qué carta sale del mazo?
step-lose = ¿Qué carta se descarta al azar?
step-give_up = ¿Qué carta descartas de tu mano?
step-take_out = ¿Qué carta de la mano del rival descartas?
step-look = ¿Qué carta se ve?
step-sort_under = ¿Cuáles de estas cartas pones debajo del mazo?
step-dump = ¿Cuáles de estas cartas descartas?
step-sort_top = ¿Qué carta es la siguiente desde arriba?
step-search = ¿Qué carta tomas de tu mazo?
step-recover = ¿Qué carta recuperas de tu pila de descartes?
step-destroy = ¿Qué carta destruyes?
step-turn = ¿Qué carta giras?
step-unturn_some = ¿Qué carta enderezas?
step-return = ¿Qué carta vuelve a la mano de su dueño?
step-stop = ¿Qué ataque detiene el evento?
step-name = ¿A qué categoría pertenece el ataque?
step-choose = ¿Qué opción eliges?

## Lo que pasó

event-lot_fell = Sorteo: empieza { $seat }
event-kept = { $seat } conserva la mano
event-redealt = { $seat } reparte de nuevo (reparto n.º { NUMBER($n) })
event-showed = { $seat } muestra { $card_label }
event-drew = { $seat } roba una carta
event-drew_card = Robas { $card_label }
event-put_under = Una carta va debajo del mazo de { $seat }
event-put_under_card = Pones debajo del mazo { $card_label }
event-turn_began = Turno { NUMBER($turn) }: { $seat }
event-unturned_all = { $seat } endereza sus cartas giradas
event-phase_began = { $phase }
event-laid = { $seat } pone en juego { $card_label }
event-laid_turned = { $seat } pone en juego girada la carta { $card_label }
event-played = { $seat } juega el evento { $card_label }
event-activated = { $seat } usa { $card_label }
event-took_effect = Se produce el efecto de { $card_label }
event-cleared = { $seat } descarta de la mesa { $card_label }
event-wave_began = { $seat } ataca: oleada { NUMBER($n) }
event-attacked = { $card_label } se suma a la oleada
event-named = { $card_label } es ahora de la categoría «{ $category }»
event-passed = { $seat } termina su defensa
event-blocked_with = { $seat } bloquea con { $card_label }
event-stopped = { $card_label } da un punto de bloqueo contra { $attack_label }
event-attack_blocked = Ataque bloqueado: { $attack_label }
event-attack_through = Ataque no bloqueado: { $attack_label }
event-struck = { $attack_label } hace el daño de la carta
event-drained = { $attack_label } daña todo el sistema
event-boosted = { $n ->
    [one] Sale del mazo { $n } carta más
   *[other] Salen del mazo { $n } cartas más
}
event-absorbed = { $n ->
    [one] { $seat } absorbe { $n } carta del daño
   *[other] { $seat } absorbe { $n } cartas del daño
}
event-milled = { $card_label } pasa del mazo de { $seat } al descarte
event-wave_ended = Termina la oleada { NUMBER($n) }
event-attack_ends = { $seat } no puede atacar más este turno
event-discarded = { $seat } descarta { $card_label }
event-hand_seen = { $seat } mira la mano de { $owner }
event-saw = Ves { $card_label }
event-looked = { $n ->
    [one] { $seat } mira la carta superior del mazo de { $owner }
   *[other] { $seat } mira las { $n } cartas superiores del mazo de { $owner }
}
event-saw_top = Ves en el mazo { $card_label }
event-put_back = { $n ->
    [one] { $seat } devuelve { $n } carta al mazo de { $owner }
   *[other] { $seat } devuelve { $n } cartas al mazo de { $owner }
}
event-found = { $seat } toma del mazo { $card_label }
event-shuffled = Se baraja el mazo de { $seat }
event-recovered = { $seat } devuelve del descarte a su mano { $card_label }
event-recovered_under = { $seat } pone del descarte debajo de su mazo { $card_label }
event-recovered_deck = { $seat } devuelve del descarte a su mazo { $card_label }
event-destroyed = Carta destruida ({ $seat }): { $card_label }
event-turned = Carta girada ({ $seat }): { $card_label }
event-frozen = Carta girada y congelada ({ $seat }): { $card_label }
event-unturned = Carta enderezada ({ $seat }): { $card_label }
event-returned = Vuelve a la mano de { $seat }: { $card_label }
event-dropped = Falta potencia: { $seat } descarta { $card_label }
event-power_added = { $attack ->
    [0] { $seat } tiene +{ NUMBER($defence) } de potencia de defensa hasta el final del turno
   *[more] { $defence ->
        [0] { $seat } tiene +{ NUMBER($attack) } de potencia de ataque hasta el final del turno
       *[more] { $seat } tiene hasta el final del turno +{ NUMBER($attack) } de potencia de ataque y +{ NUMBER($defence) } de potencia de defensa
    }
}
event-assets_added = { $n ->
    [one] { $seat } puede poner en juego { $n } activo más este turno
   *[other] { $seat } puede poner en juego { $n } activos más este turno
}
event-blocks_added = { $n ->
    [one] Cada medida de { $seat } bloquea { $n } ataque más este turno
   *[other] Cada medida de { $seat } bloquea { $n } ataques más este turno
}
event-boost_added = { $n ->
    [one] Cada ataque no bloqueado de { $seat } descarta { $n } carta más este turno
   *[other] Cada ataque no bloqueado de { $seat } descarta { $n } cartas más este turno
}
event-chose = { $seat } elige: { $choice }
event-put_away = Al descarte: { $card_label }
event-turn_ended = Fin del turno { NUMBER($turn) }
event-lost = { $n ->
    [0] { $seat } pierde: no quedan cartas en su mazo
   *[more] { $seat } pierde: solo queda una carta en su mazo
}

## Cómo termina

ending-attack = Las cartas del rival agotaron el mazo
ending-drawing = El mazo se agotó al robar cartas
ending-own_cards = Las cartas de su propio dueño agotaron el mazo

## Mazos

option-deck_a = Mazo del puesto 1
option-deck_a-help = Las sesenta cartas con las que juega el puesto 1. Las dos listas son públicas.
option-deck_a-red_team = Equipo Rojo (inicial)
option-deck_a-blue_team = Equipo Azul (inicial)
option-deck_a-blitz = Blitz (agresión)
option-deck_a-bastion = Bastión (control)
option-deck_a-shadow = Sombra (sigilo y TEMPEST)
option-deck_a-sabotage = Sabotaje (contra los activos)
option-deck_a-sampler_a = Muestrario A (un tercio de la biblioteca)
option-deck_a-sampler_b = Muestrario B (un tercio de la biblioteca)
option-deck_a-sampler_c = Muestrario C (un tercio de la biblioteca)
option-deck_a-own_1 = Mazo propio 1
option-deck_a-own_2 = Mazo propio 2
option-deck_b = Mazo del puesto 2
option-deck_b-help = Las sesenta cartas con las que juega el puesto 2. Las dos listas son públicas.
option-deck_b-red_team = { option-deck_a-red_team }
option-deck_b-blue_team = { option-deck_a-blue_team }
option-deck_b-blitz = { option-deck_a-blitz }
option-deck_b-bastion = { option-deck_a-bastion }
option-deck_b-shadow = { option-deck_a-shadow }
option-deck_b-sabotage = { option-deck_a-sabotage }
option-deck_b-sampler_a = { option-deck_a-sampler_a }
option-deck_b-sampler_b = { option-deck_a-sampler_b }
option-deck_b-sampler_c = { option-deck_a-sampler_c }
option-deck_b-own_1 = { option-deck_a-own_1 }
option-deck_b-own_2 = { option-deck_a-own_2 }

preset-starters = Mazos iniciales
preset-starters-help = Equipo Rojo contra Equipo Azul: los dos mazos para empezar.
preset-storm = Asalto
preset-storm-help = Blitz contra Bastión: ataques rápidos contra un muro.
preset-covert = Guerra encubierta
preset-covert-help = Sombra contra Sabotaje: ataques invisibles contra golpes a los activos.
preset-own = Mazos propios
preset-own-help = Los mazos del archivo de escenario.

plan-red_team = Presión en todos los frentes con malware, denegación de servicio e intrusión; defensa mínima.
plan-blue_team = Defensa y golpes precisos de TEMPEST, criptografía e intrusión; recuperación del mazo.
plan-blitz = Muchos ataques baratos a la vez, más de los que el rival puede bloquear; con los refuerzos, una gran oleada decide la partida.
plan-bastion = Con medidas de todas las categorías, eventos de bloqueo y recuperación se resiste más que el rival, mientras la criptografía desgasta su mazo.
plan-shadow = Los ataques TEMPEST se cuelan entre las medidas sin categoría, y mirar la mano y el mazo permite elegir lo que pierde el rival.
plan-sabotage = Los activos se destruyen y se congelan hasta que el rival ya no puede sostener medidas ni ataques.
plan-sampler_a = Una copia de una de cada tres cartas y algunas más de las que destruyen activos y enderezan medidas, para probarlas.
plan-sampler_b = Una copia de una de cada tres cartas y algunas más de las que destruyen activos y enderezan medidas, para probarlas.
plan-sampler_c = Una copia de una de cada tres cartas y algunas más de las que destruyen activos y enderezan medidas, para probarlas.

## El tablero

board-turn = Turno { NUMBER($turn) } · { $phase }
board-numbers = mazo { NUMBER($deck) }, mano { NUMBER($hand) }, potencia de ataque { $attack }, de defensa { $defence }
board-assets = activos: { $cards }
board-measures = medidas: { $cards }
board-attacks = cartas de ataque: { $cards }
board-events = eventos de este turno: { $cards }
board-known = conocidas en la mano: { $cards }
board-discard = pila de descartes: { $cards }
board-pile-discard = Descarte de { $seat }, cartas: { NUMBER($count) }
board-pile-list = Lista del mazo de { $seat }, cartas: { NUMBER($count) }
board-looking = Ves: { $cards }
board-hand = Tu mano

## La primera partida

lesson-seat-1 = Rojo
lesson-seat-2 = Azul
lesson-1 = Dos sistemas de información frente a frente. Tu mazo es tu vida: pierde quien al inicio de su turno tiene menos de dos cartas en el mazo. Juegas con el Equipo Rojo, tu rival con el Azul. El sorteo decide quién empieza.
lesson-2 = Esta es tu mano inicial de siete cartas. Con menos de dos activos podrías repartir de nuevo gratis; tienes dos: un portátil y una tableta. Consérvala.
lesson-3 = Empiezas tú, así que robaste una carta en vez de dos. Ampliación de activos: dos por turno. El equipo todo en uno da potencia de ataque y de defensa, pero entra girado: cuenta desde tu próximo turno.
lesson-4 = La tableta da enseguida potencia de ataque 1. Al ponerla en juego miras las dos cartas superiores de tu mazo.
lesson-5 = Solo tú ves estas cartas: un cortafuegos y una plataforma de hardware de confianza. Podrías ponerlas debajo del mazo. Son buenas medidas: déjalas encima y di cuál va primero.
lesson-6 = Los eventos se juegan cuando quieras en tu turno y actúan al instante. Ingeniería social requiere potencia de ataque 1, la que da la tableta: tu rival pierde dos cartas de la mano al azar. Juégala.
lesson-7 = Tu rival puso en juego dos puestos de trabajo. Robaste las dos cartas que dejaste encima y tus cartas se enderezaron. Pon en juego el portátil: tu potencia de ataque será 3.
lesson-8 = Despliegue. La potencia no se gasta: las cartas solo la ocupan. Lo que requieren todas tus cartas en la mesa no puede superar lo que dan tus activos sin girar. El gusano requiere 2 y el virus 1: justo tus 3.
lesson-9 = El equipo todo en uno da también potencia de defensa 1. Basta para el cortafuegos: puede bloquear una intrusión en cada turno del rival.
lesson-10 = Ataque: tú eliges qué cartas van en cada oleada. A una oleada responden las medidas de la mesa, y tu rival no tiene ninguna. Empieza con el gusano.
lesson-11 = El virus se suma a la misma oleada. Las cartas de ataque se giran al atacar y se descartan al final de tu turno.
lesson-12 = Nadie bloqueó. Cada ataque no bloqueado hace el daño de su carta o se lleva dos cartas del mazo, a tu elección. El daño del gusano es mejor: tres cartas. El virus no tiene daño propio, así que se lleva dos.
lesson-13 = Ahora ataca tu rival: el phishing es una intrusión, y tu cortafuegos bloquea intrusiones. La medida se gira y estará lista de nuevo en tu próximo turno.
lesson-14 = El duelo sigue así: activos, medidas, oleadas, bloqueos. Las rondas siguientes pasan rápido; los dos mazos se van agotando.
lesson-15 = La última ronda. A tu rival le quedan pocas cartas. Robaste dos gusanos: pon en juego los dos, ataca con ambos en una misma oleada y elige el daño de las cartas.
lesson-16 = Tu rival no puede robar dos cartas y pierde: ¡ganaste! Hay cuatro mazos más para jugar y puedes construir el tuyo; lo que hace una carta siempre está escrito en ella.

## Glosario

glossary-deck = Mazo
    .forms = mazo, mazos
    .means = Sesenta cartas propias, que son también la vida del jugador: pierde quien empieza su turno con menos de dos.
    .clause = 1.3
glossary-asset = Activo
    .forms = activo, activos
    .means = Carta que aporta potencia de cómputo. Se ponen en juego dos por turno como máximo.
    .clause = 3.2
glossary-power = Potencia
    .forms = potencia
    .means = Lo que aportan los activos y ocupan las demás cartas mientras están en la mesa. Hay potencia de ataque y de defensa.
    .clause = 3.4
glossary-measure = Medida
    .forms = medida, medidas
    .means = Carta de defensa: bloquea el número indicado de ataques de sus categorías, o de cualquiera si no nombra ninguna.
    .clause = 3.9
glossary-category = Categoría
    .forms = categoría, categorías
    .means = Malware, denegación de servicio, intrusión, TEMPEST o criptografía: qué es un ataque y qué detiene una medida.
    .clause = 3.5
glossary-event = Evento
    .forms = evento, eventos
    .means = Carta que actúa al instante: en el turno propio o mientras se bloquea.
    .clause = 3.11
glossary-wave = Oleada
    .forms = oleada, oleadas
    .means = Cartas de ataque enviadas juntas. Tras los bloqueos y el daño puede seguir otra.
    .clause = 8.4
glossary-turned = Girada
    .forms = girada, giradas, girado, girados
    .means = Carta usada: está de lado y no hace nada hasta que empieza el próximo turno de su dueño.
    .clause = 4.1
glossary-block = Bloquear
    .forms = bloquear, bloquea, bloquean, bloqueado
    .means = Detener un ataque con una medida adecuada; la medida se gira.
    .clause = 10.2
glossary-redeal = Nuevo reparto
    .forms = nuevo reparto, nuevos repartos, repartir de nuevo, reparte de nuevo
    .means = Una nueva mano inicial; tres veces como máximo.
    .clause = 5.3
glossary-rarity = Rareza
    .forms = rareza, rarezas
    .means = Con qué frecuencia sale una carta en los sobres: común, infrecuente, rara o especial.
    .clause = 12.2
glossary-booster = Sobre
    .forms = un sobre, sobres
    .means = Once cartas al azar según su rareza; el sorteo se puede comprobar con la semilla.
    .clause = L.5

## Ayuda de los comandos de este juego: una línea, sin variables

help-cards = expansiones, sobres y colecciones de Kiberrubezh
help-cards-check = señalar cada error de una expansión por línea, o imprimir sus cartas
help-cards-show = mostrar cartas por número o nombre
help-cards-open = abrir sobres a partir de una semilla
help-cards-verify = comprobar que una colección contiene lo que dieron sus sobres
help-cards-sealed = abrir seis sobres por puesto y construir dos mazos para jugar
help-cards-draft = hacer un draft contra un bot y construir dos mazos para jugar; repite el comando para continuar tras una interrupción
help-cards-file = un archivo con entradas [[card]]
help-cards-card = números, o partes de nombres en cualquier idioma
help-cards-count = cuántos sobres
help-cards-collection = el archivo de una colección
help-cards-decks = el archivo que se escribe, con los dos mazos
help-cards-bots = dejar que los bots elijan por ambos puestos
help-deck = mazos de Kiberrubezh: comprobarlos, mostrarlos, construirlos y compararlos
help-deck-check = señalar cada error de un mazo por línea
help-deck-show = imprimir un mazo con su plan; sin nombre, todos los incluidos
help-deck-random = imprimir un mazo legal al azar
help-deck-best = imprimir el mazo de una colección que más gana contra los incluidos
help-deck-balance = enfrentar entre sí los seis mazos incluidos, con el mismo bot en ambos lados
help-deck-file = un mazo: cantidad, número y nombre en cada línea
help-deck-deck = el nombre de un mazo incluido, o un archivo
help-deck-set = usar también las cartas de esta expansión

## Salas

document-room = sala
error-code-of-room = { $code } es el código de una sala, no de una mesa. Úsalo para entrar en la sala.
error-room-gone = Esa sala no existe o ya no está abierta. Revisa el enlace o crea otra sala.
error-room-no-seat = No tienes puesto en esta sala. Entra con su código, en el navegador en el que vas a jugar.
error-room-full = Los dos puestos de esta sala están ocupados. Crea una sala nueva.
error-room-busy = La sala recibe demasiadas peticiones. Inténtalo de nuevo en un momento.
error-room-stale = La sala avanzó desde que la miraste. Mira otra vez y decide.
error-room-ready = Ya están los dos mazos y el duelo tiene su mesa. Ve allí.
error-room-not-picking = Ahora no hay nada que elegir en esta sala. Mira otra vez.
error-room-chosen = Ya elegiste. Espera a que elija tu rival.
error-room-not-in-pack = La carta { $card } no está en el sobre que tienes. Elige una de ese sobre.
error-room-not-building = Los mazos se entregan después del draft. Elige antes tus cartas.
error-room-deck = No se aceptó el mazo: { $reason }.
error-room-deck-line = No se aceptó el mazo. Línea { $line }: { $reason }.
error-room-pool = El mazo necesita más copias de { $no } { $name } de las que tienes (faltan: { $count }). Constrúyelo con tus cartas y con activos básicos.
error-room-owned = El mazo necesita más copias de { $no } { $name } de las que hay en tu colección (faltan: { $count }). Usa solo las cartas que abriste.
error-no-room-code = No hay ninguna sala con el código { $code }. Revisa las letras.
room-player = Jugador { NUMBER($number) }

## Cartas y mazos: comandos, páginas y errores

cards-fine = { $file } está bien. Cartas que contiene: { NUMBER($count) }
cards-opened = Sobres de la semilla { $seed }
cards-kept = { $file }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-unexplained = { $no }: { $difference } respecto de los sobres abiertos
cards-verified = { $file } contiene exactamente lo que dieron sus sobres: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cards-seat = Puesto { NUMBER($number) }
cards-left = fuera del mazo del puesto 1:
cards-play = Los dos mazos están en { $file } (semilla { $seed }). Puedes cambiar el primero: contienda deck check { $file } dice si es legal y si usa solo tus cartas. Después: contienda play { $game } --scenario { $file }
cards-booster = Sobre { NUMBER($number) } de { NUMBER($all) }, carta { NUMBER($pick) } de { NUMBER($picks) }
cards-taken-so-far = Llevas { $count ->
    [one] { $count } carta:
   *[other] { $count } cartas:
}
cards-which = ¿Qué carta tomas? 1–{ NUMBER($most) }
cards-not-here = «{ $answer }» no es una carta de este sobre: escribe un número del 1 al { NUMBER($most) }.
cards-resumed = Continúa el draft de { $file }. Cartas que llevas: { NUMBER($count) }.
cards-draft-kept = Tus elecciones quedan guardadas en { $file }. Para continuar el draft: { $command }
deck-ranking = Clasificación: proporción de sus partidas que ganó cada mazo, con su intervalo del 95 %
deck-overlap = Donde los intervalos se solapan, el orden puede ser casual: juega más partidas con -n.
deck-ranked = De { NUMBER($tried) } mazos, estos ganaron más, con { NUMBER($games) } partidas cada uno; entre paréntesis, el intervalo del 95 %
deck-close = Los primeros intervalos se solapan: juega más partidas con -n para distinguir los mazos.
deck-fine = { $file }: el mazo { $title } es legal
deck-untitled = (sin título)
deck-lacks = { $no } { $name }: faltan { NUMBER($count) } en la colección
deck-balance = Proporción de partidas que gana el mazo de la fila, { NUMBER($games) } partidas por pareja, bot greedy en ambos lados, semilla { NUMBER($seed, useGrouping: 0) }
error-cards = { $file }, línea { $line }, carta { $place }: { $reason }.
error-draft = { $file } no es un draft que se pueda continuar. Mueve el archivo para empezar de nuevo o elige otro nombre.
error-draft-seed = { $file } guarda un draft con la semilla { $seed }. Quita --seed para continuarlo o mueve el archivo para empezar de nuevo.
error-no-card = Ninguna carta se llama «{ $card }». Indica un número del 1 al 120 o parte de un nombre.
error-deck = { $file }: { $reason }.
error-deck-line = { $file }, línea { $line }: { $reason }.
error-no-deck = No hay ningún mazo ni archivo «{ $deck }». Los mazos incluidos son: { $names }.
error-collection = { $file } no es una colección. Indica un archivo escrito por contienda cards open --collection.
error-deck-title = Un título lleva letras, sin corchetes, sin # y sin saltos de línea. Escribe otro.
error-no-collection = Esto no es una colección. Indica un archivo escrito por esta página o por contienda cards open --collection.
error-collection-long = Aquí una colección admite { $openings } aperturas y { $boosters } sobres como máximo. Compruébala con contienda cards verify.
error-seed = La semilla { $seed } es demasiado grande. Usa un número menor que 9223372036854775808.
cards-not-toml = esto no es TOML (columna { $column }): revisa comillas, corchetes y comas
cards-format = la clave format debe ser { $wanted }: escribe format = { $wanted } en la primera línea
cards-key = aquí no existe la clave «{ $field }»: quítala
cards-missing = falta la clave «{ $field }»: agrégala
cards-no-list = debe ser una lista de tablas: escríbela como en docs/reference/decks.md
cards-word = «{ $word }» no sirve para { $field }: usa uno de { $words }
cards-number = { $field } debe ser un número entero de { $low } a { $high }: corrígelo
cards-taken = el número { $no } ya es de { $name }: elige otro
cards-id = id solo admite minúsculas, cifras y _: cámbialo
cards-id-taken = el id { $id } está ocupado: elige otro
cards-name = falta el nombre en { $language }: agrégalo
cards-name-taken = otra carta ya se llama «{ $name }»: elige otro nombre
cards-power = { $field } debe decir attack y defence, como en {"{"} attack = 1, defence = 0 {"}"}
cards-list = { $field } debe ser una lista sin repeticiones: corrígela
cards-trigger = una carta de clase { $kind } no tiene efectos de «{ $when }»: quita ese efecto
cards-op-here = { $op } no puede estar en «{ $when }» de una carta de clase { $kind }: quita ese efecto
cards-boost = un refuerzo de alcance static debe nombrar una categoría; uno de alcance turn no debe hacerlo
cards-peek = con mill_some indica en m cuántas cartas se descartan; con bottom_any no escribas m
cards-blocking-only = { $op } solo tiene sentido al bloquear: dáselo a un evento o habilidad cuyo timing sea solo blocking
cards-own-pick = de las cartas propias elige su dueño: escribe pick = "you" para la mesa y "owner" para la mano
cards-other = «other» solo vale para cartas propias y en una carta que queda en la mesa: quítalo
cards-options = choose_one necesita de dos a { $most } opciones, cada una una lista de efectos con el mismo «when»
cards-one-ability = todos los efectos activate de una carta deben tener el mismo timing y costo
cards-twice = { $op } aparece dos veces: deja uno
cards-endless = { $op } podría hacer infinita una partida aquí: quita ese efecto (docs/architecture/kiberrubezh.md explica por qué)
deck-not-a-line = «{ $found }» no es una línea de mazo: escribe cantidad, número y nombre, como 4 022 Virus informático
deck-count = la cantidad { $found } es demasiado pequeña: escribe 1 o más
deck-no-name = ninguna carta se llama «{ $name }»: revisa el nombre o indica el número
deck-no-number = no hay ninguna carta con el número { $no }: revísalo
deck-name-unknown = { $no } se llama { $told }, no «{ $name }»: corrige el nombre o el número
deck-name-other = «{ $name }» tiene el número { $told }, no { $no }: corrige el nombre o el número
deck-copies = { $no } { $name } aparece { $count } veces: deja cuatro por número como máximo, salvo activos básicos
deck-size = el mazo debe tener { $wanted } cartas y tiene { $size }: agrega o quita cartas
deck-long = el texto tiene más de { $most } líneas: pega un solo mazo
deck-empty = no contiene ningún mazo: escribe cantidad, número y nombre de cada carta
deck-no-list = el [[deck]] número { $number } no tiene list: escribe list = """…"""
deck-pool = no se puede leer «{ $found }»: escribe la reserva con cantidad y número, como en pool: 1 024, 2 100
deck-not-in-pool = { $no } { $name }: el mazo lleva { $count } y tus sobres traían { $owned }: usa solo las cartas que abriste
deck-several = contiene { $count } mazos: entrega uno solo
deck-suggested-random = Mazo al azar { NUMBER($seed, useGrouping: 0) }
deck-suggested-best = Mazo sugerido { NUMBER($seed, useGrouping: 0) }

## Una mesa de un vistazo, para la clase

marker-deck-1 = Mazo del equipo 1
marker-deck-2 = Mazo del equipo 2
tile-deck-short = Al mazo del equipo { NUMBER($team) } le quedan pocas cartas: { NUMBER($n) }
tile-deck-last = El mazo del equipo { NUMBER($team) } está casi vacío: { NUMBER($n) }

marker-deck = Cartas en el mazo

# --- análisis

stat-laid = Cartas puestas en mesa
stat-played = Eventos jugados
stat-activated = Cartas usadas
stat-attacked = Ataques
stat-blocked_with = Bloqueos
stat-milled = Cartas perdidas del mazo
debrief-waves = Las oleadas
debrief-waves-lead = Lo que encontró cada oleada y cuántas cartas le costó al otro mazo.
debrief-no_waves = Nadie atacó.
debrief-waves-turn = Turno
debrief-waves-who = Atacante
debrief-waves-attacks = Ataques
debrief-waves-blocked = Bloqueados
debrief-waves-through = Pasaron
debrief-waves-milled = Cartas perdidas
debrief-verb-pass = No bloquear más
debrief-verb-next = Seguir sin hacer nada más

# En la mesa real: qué sacar o tirar
enter-lot = Sortea: ¿quién empieza?
enter-draw = { $who }: { $count ->
    [one] una carta del mazo. ¿Cuál es?
   *[other] { $count } cartas del mazo. ¿Cuáles son?
}
enter-reveal = { $count ->
    [one] Da vuelta la carta superior del mazo. ¿Cuál es?
   *[other] Da vuelta las { $count } cartas superiores del mazo. ¿Cuáles son, desde arriba?
}
enter-look = { $who }: { $count ->
    [one] mira la carta superior del mazo. ¿Cuál es?
   *[other] mira las { $count } cartas superiores del mazo. ¿Cuáles son, desde arriba?
}
enter-lose = Una carta de la mano, al azar. ¿Cuál se descarta?

## Impresión

print-deck = Mazos
print-library = Biblioteca
print-playmat = Tapete
print-counters = Fichas
print-aids = Ayuda de jugador
print-rules = Reglas
print-aid = Tu turno
print-work = Kiberrubezh, juego de cartas de cyberborder.ru; los nombres, números y mecánicas pertenecen a sus creadores.
print-ours = Las cartas, sus textos, los mazos y las ilustraciones son reconstrucción nuestra, porque las cartas publicadas no están documentadas. Contienda, Apache-2.0.
print-zone-attack = Ataques
print-zone-defence = Medidas
print-zone-assets = Activos
print-zone-deck = Mazo
print-zone-discard = Descarte
print-zone-events = Eventos
print-power-attack = Potencia de ataque
print-power-defence = Potencia de defensa
print-frozen = Congelada
print-first = Empieza
