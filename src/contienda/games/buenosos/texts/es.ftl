### BuenOsos vs MalOsos en español

game-name = BuenOsos vs MalOsos
game-about = Gestión de crisis para dos equipos: MalOsos ataca los servicios críticos de un país, BuenOsos los mantiene en marcha y las fallas viajan de un servicio a otro.

## Palabras del tablero

phase-recon = Reconocimiento
phase-access = Acceso
phase-persistence = Persistencia
phase-lateral = Movimiento Lateral
phase-impact = Impacto

state-ok = OK
state-degraded = Degradado
state-intermittent = Intermitente
state-down = Caído

toss-holds = resiste este turno
    .typed = cara c
toss-spreads = propaga su falla
    .typed = cruz x sello ceca

deck-red = El mazo de MalOsos
deck-blue = El mazo de BuenOsos
deck-event = El mazo de Eventos

side-red = MalOsos
side-blue = BuenOsos
side-0 = MalOsos
side-0-goal =
    Ganan { $victory_check ->
        [immediate] en cuanto
       *[closing] si al final de un turno
    } la Estabilidad está en 0 o { $crit5 ->
        [cumulative] { $red_crit5_needed ->
            [one] ha caído un servicio de criticidad 5
           *[other] han caído { $red_crit5_needed } servicios distintos de criticidad 5
        }
       *[simultaneous] { $red_crit5_needed ->
            [one] hay un servicio de criticidad 5 Caído
           *[other] hay { $red_crit5_needed } servicios de criticidad 5 Caídos a la vez
        }
    }{ $unresolved ->
        [red] , y también si BuenOsos no cumple su objetivo al terminar el turno { NUMBER($turns) }
        [stability] , y también si al terminar el turno { NUMBER($turns) } la Estabilidad es { NUMBER($blue_min_stability) } o menos
       *[draw] {""}
    }.
side-1 = BuenOsos
side-1-goal =
    Ganan si resisten hasta el final del turno { NUMBER($turns) } con la Estabilidad por encima de { NUMBER($blue_min_stability) }{ $unresolved ->
        [stability] {""}
       *[needed] { $blue_recovery_goal ->
            [none] {""}
            [up_to_fallen] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}y, si cayó algún servicio, han recuperado al menos uno
               *[other] {" "}y han recuperado todos los servicios que cayeron, o al menos { $blue_min_recovered } de ellos
            }
           *[always] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}y han recuperado al menos un servicio que estuvo Caído
               *[other] {" "}y han recuperado al menos { $blue_min_recovered } servicios que estuvieron Caídos
            }
        }
    }.
side-2 = Facilitador
side-2-goal =
    { $facilitator ->
        [no] Observas la partida; no ganas ni pierdes.
       *[yes] Tomas las decisiones que el reglamento deja al facilitador; no ganas ni pierdes.
    }

subtype-recon = Reconocimiento
    .de = de Reconocimiento
subtype-access = Acceso
    .de = de Acceso
subtype-persistence = Persistencia
    .de = de Persistencia
subtype-lateral = Movimiento Lateral
    .de = de Movimiento Lateral
subtype-impact = Impacto
    .de = de Impacto
subtype-high_impact = Impacto Alto
    .de = de Impacto Alto
subtype-social = Impacto Social
    .de = de Impacto Social
subtype-resource = Recurso
    .de = de Recurso
subtype-prevention = Prevención
    .de = de Prevención
subtype-detection = Detección/Respuesta
    .de = de Detección/Respuesta
subtype-drp = DRP
    .de = DRP
subtype-bcp = BCP
    .de = BCP
subtype-event = Evento
    .de = de Evento

effect-damage = daño
effect-worsen = estado peor
effect-mark_phase = fase de la campaña
effect-unmark_phase = fase de la campaña borrada
effect-trust = Confianza
effect-stability = Estabilidad
effect-discard = descarte
effect-tax = cartas más caras
effect-limit_plays = límite de cartas
effect-ban = cartas vedadas
effect-activate = operación híbrida
effect-boost = ataques más fuertes
effect-pierce = insider en acción
effect-guard = protección contra el daño
effect-attack_tax = ataques más caros
effect-shield_state = protección del estado
effect-save_from_fall = redundancia
effect-mute = contención
effect-cut_edge = enlace aislado
effect-cancel_secondary = efecto secundario anulado
effect-set_flag = prueba de recuperación
effect-heal = INT restituida
effect-recover = recuperación
effect-discount = cartas más baratas
effect-count_as = operación en contingencia
effect-halve_penalty = penalización a la mitad
effect-ignore_trust_zero = sin penalización por Confianza 0
effect-free_play = carta sin costo
effect-hit_provider = proveedor golpeado
effect-repair_provider = proveedor reparado

## Lo que se puede hacer

verb-play = Jugar { $card_label }
verb-play-help = Pagas su costo, declaras sus objetivos y los efectos se aplican en el orden escrito.
verb-play_free = Jugar { $card_label } sin pagar
verb-play_free-help = Gasta la carta gratuita de este turno; los requisitos y los límites siguen vigentes.
verb-basic = Realizar la acción básica (gratis)
verb-basic-help = Una vez por turno y sin carta. MalOsos: Reconocimiento cuenta como completo este turno. BuenOsos: el primer daño a un servicio se reduce en 1.
verb-pass = Nada más
verb-pass-help = Terminas aquí; los puntos de presupuesto que no gastaste se pierden.
verb-target = { $service_label }
verb-target-help = Pasa a ser objetivo de la carta.
verb-repair = Reparar { $provider_label }
verb-repair-help = Este proveedor mejora tantos pasos como diga la carta.
verb-spread = Propagar a { $service_label }
verb-spread-help = El servicio Intermitente transmite su falla a este dependiente, que recibe daño.
verb-leftover = Aplicar el cambio a { $service_label }
verb-leftover-help = Tras la última oleada se aplica un solo cambio; los demás quedan para el turno siguiente.
verb-discard = Descartar { $card_label }
verb-discard-help = La carta va a tu descarte, a la vista de todos.
verb-cancel = Anular los efectos secundarios de { $card_label }
verb-cancel-help = Se revierte lo que de verdad causaron este turno: INT, estado, Confianza, Estabilidad, una carta o un costo.
verb-erase = Borrar { $phase }
verb-erase-help = MalOsos tendrá que completar de nuevo esta fase de la línea de campaña.
verb-take_half = Recuperar con menos INT
verb-take_half-help = No hubo prueba previa: el servicio vuelve con solo una parte de la INT.
verb-pay_more = Pagar más por la INT completa
verb-pay_more-help = No hubo prueba previa: la INT completa cuesta puntos adicionales de presupuesto.
verb-draw = Carta robada: { $card_label }
verb-draw-help = La siguiente carta del mazo.
verb-lose = Perdida al azar: { $card_label }
verb-lose-help = Una carta de la mano, elegida al azar.
verb-reveal = Sale el Evento { $event_label }
verb-reveal-help = La siguiente carta del mazo de Eventos.
verb-supply = Sale el proveedor { $provider_label }
verb-supply-help = Los proveedores se sacan boca arriba antes del primer turno.
verb-toss = Moneda: el servicio Intermitente { $outcome }
verb-toss-help = Por cada servicio Intermitente se lanza una moneda en cada turno.
verb-scatter = El azar propaga la falla a { $service_label }
verb-scatter-help = Un dependiente que no esté Caído, elegido al azar.
verb-raise_stability = Estabilidad +{ NUMBER($points) }
verb-raise_stability-help = El facilitador sube la Estabilidad, como máximo hasta su valor inicial.
verb-lower_stability = Estabilidad −{ NUMBER($points) }
verb-lower_stability-help = El facilitador baja la Estabilidad, sin contar para el tope del turno.
verb-raise_trust = Confianza +{ NUMBER($points) }
verb-raise_trust-help = El facilitador sube la Confianza, como máximo hasta su límite.
verb-lower_trust = Confianza −{ NUMBER($points) }
verb-lower_trust-help = El facilitador baja la Confianza, sin contar para el tope del turno.
verb-raise_integrity = { $service_label }: INT +{ NUMBER($points) }
verb-raise_integrity-help = El facilitador sube la INT de un servicio que no esté Caído, como máximo hasta su INT inicial.
verb-lower_integrity = { $service_label }: INT −{ NUMBER($points) }
verb-lower_integrity-help = El facilitador baja la INT de un servicio; las cartas no lo protegen y con 0 cae.
verb-choose_event = El próximo Evento: { $event_label }
verb-choose_event-help = El facilitador elige el próximo Evento. Nadie sabe cuál es hasta que sale.
adjust-raise_stability = Subir la Estabilidad
adjust-lower_stability = Bajar la Estabilidad
adjust-raise_trust = Subir la Confianza
adjust-lower_trust = Bajar la Confianza
adjust-raise_integrity = Subir la INT de un servicio
adjust-lower_integrity = Bajar la INT de un servicio
adjust-choose_event = Próximo Evento

## Lo que se pregunta

step-supply = ¿Qué proveedor llega a la mesa?
step-draw = ¿Qué carta se roba?
step-trim = Tienes demasiadas cartas en la mano: ¿cuál descartas?
step-event = ¿Qué Evento se roba?
step-preparation = Preparación: ¿qué carta de Reconocimiento o de Recurso juegas?
step-attack = Ataque: ¿qué carta juegas?
step-response = Respuesta: ¿qué carta juegas?
step-cycle = ¿Descartas una carta para renovar la mano?
step-target = ¿Qué servicio es el objetivo?
step-second = ¿Y el segundo objetivo?
step-payment = Primera recuperación sin prueba: ¿menos INT o un costo mayor?
step-hunt = ¿Qué fase borras de la línea de campaña?
step-cancel = ¿De qué carta de MalOsos anulas los efectos secundarios?
step-repair = ¿Qué proveedor reparas?
step-lose = ¿Qué carta se pierde al azar?
step-give_up = ¿Cuál de tus cartas más caras descartas?
step-intermittency = El servicio Intermitente, ¿resiste o propaga su falla?
step-spread = ¿Qué dependiente recibe el daño?
step-leftover = Terminaron las oleadas: ¿qué único cambio se aplica todavía?

## Lo que pasó

event-supplied = Entra en juego el proveedor { $service_label }
event-turn_began = Turno { NUMBER($turn) }
event-budgets_set = MalOsos tiene un presupuesto de { NUMBER($red) }; BuenOsos, de { NUMBER($blue) }
event-drew = { $side } roba una carta
event-drew_card = Robas { $card_label }
event-reshuffled = { $deck } se rehace con su descarte
event-event_revealed = Evento: { $source_label }
event-event_waits = { $source_label } queda latente
event-event_idle = { $source_label } no se aplica y se descarta
event-acted = { $source_label } surte efecto
event-played = Se juega { $card_label } por { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
}
event-played_free = Se juega { $card_label } sin pagar
event-basic_taken = { $side } realiza la acción básica
event-passed = { $side } no hace nada más
event-targeted = { $source_label } apunta a { $service_label }
event-attack_taxed = { $service_label } está bajo vigilancia: el ataque cuesta { NUMBER($points) } más
event-untested = { $card_label } es la primera recuperación y no hubo prueba previa
event-laid = En vigor: { $source_label } ({ $effect })
event-lifted = Deja de estar en vigor: { $source_label } ({ $effect })
event-card_left = { $card_label } va al descarte
event-discarded = Se descarta { $card_label }
event-phase_marked = Línea de campaña: { $phase }, fase completa
event-phase_not_marked = Línea de campaña: { $phase } no se marca, porque este turno ya tuvo su fase nueva
event-phase_counts = { $phase } cuenta como fase completa este turno
event-phase_erased = Línea de campaña: se borra { $phase }
event-flag_set = { $flag ->
    [0] Desde ahora la recuperación cuenta como probada
   *[more] Se cumple una condición (n.º { NUMBER($flag) })
}
event-boosted = { $service_label } recibe { NUMBER($points) } más de daño por { $source_label }
event-lessened = { $service_label } recibe { NUMBER($points) } menos de daño gracias a { $source_label }
event-pierced = { $service_label }: la protección de { $source_label } queda sin efecto
event-damaged = { $service_label } pierde { NUMBER($points) } INT y queda en { NUMBER($left) }
event-worsened = { $service_label } empeora: { $state }
event-shielded = { $service_label }: { $source_label } cancela el cambio de estado
event-saved = { $service_label }: { $source_label } evita la caída, INT { NUMBER($left) }
event-fell = { $service_label }: cae
event-healed = { $service_label } recupera { NUMBER($points) } INT y queda en { NUMBER($left) }
event-improved = { $service_label } mejora: { $state }
event-recovered = { $service_label }: servicio recuperado, { $state }, INT { NUMBER($left) }
event-repaired = { $service_label }: proveedor en reparación
event-trust_fell = { $points ->
    [0] La Confianza sigue en
   *[more] La Confianza baja { NUMBER($points) } y queda en
} { NUMBER($left) }
event-trust_rose = { $points ->
    [0] La Confianza sigue en
   *[more] La Confianza sube { NUMBER($points) } y queda en
} { NUMBER($left) }
event-trust_capped = El tope de Confianza por turno evita perder { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
event-loss_entered = Pérdida de Estabilidad anotada para el cierre: { $points ->
    [0] corregida
   *[more] +{ NUMBER($points) }
}, { NUMBER($total) } en total
event-cancelled = Se anulan los efectos secundarios de { $card_label }
event-card_returned = { $card_label } vuelve
event-tax_lifted = { $card_label }: se levanta su recargo
event-refunded = { $side } recibe de vuelta { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de presupuesto
event-muted = { $service_label }: Intermitente pero contenido, no propaga su falla
event-tossed = { $service_label }, Intermitente: { $outcome }
event-spread = { $service_label } propaga su falla a { $dependent_label }
event-wave_began = Cascada, oleada { NUMBER($wave) }
event-arrow_hit = { $service_label } depende de { $dependency_label }: impacto { NUMBER($points) } (oleada { NUMBER($wave) })
event-left_over = Terminaron las oleadas; de lo pendiente solo se aplica el cambio a { $service_label }
event-closing = Cierre del turno { NUMBER($turn) }
event-penalised = { $service_label }: penalización { NUMBER($points) }{ $surcharge ->
    [0] {""}
   *[more] {" "}+ { NUMBER($surcharge) } por criticidad
}
event-panic = Confianza en 0: penalización de Estabilidad { NUMBER($points) }
event-capped = El tope de Estabilidad por turno evita perder { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
event-relieved = { $service_label }: { $source_label } reduce la penalización en { NUMBER($points) }
event-stability_fell = { $points ->
    [0] La Estabilidad sigue en
   *[more] La Estabilidad baja { NUMBER($points) } y queda en
} { NUMBER($left) }
event-economy_rose = El Costo Económico sube { NUMBER($points) } y queda en { NUMBER($total) }
event-debrief_due = Micro-debrief: MalOsos cuenta su fase y su propósito; BuenOsos, qué control DRP o BCP fue decisivo
event-turn_ended = Termina el turno { NUMBER($turn) }
event-ended = Fin de la partida. { $ending }
event-ruled = Decide el facilitador
event-stability_rose = La Estabilidad sube { NUMBER($points) } y queda en { NUMBER($left) }
event-event_chosen = El facilitador eligió el próximo Evento

micro-malosos = ¿Qué fase de campaña avanzaron y qué buscaba el ataque?
micro-buenosos = ¿Qué control DRP o BCP cambió el resultado, o no lo cambió?
micro-no-phase = Este turno no se completó ninguna fase de campaña
micro-no-control = Este turno ninguna carta DRP o BCP cambió las cifras
micro-plan = { $card_label }: sin esta carta, el turno habría costado más (Estabilidad { NUMBER($stability) }, Confianza { NUMBER($trust) }, INT { NUMBER($integrity) })

## Cómo termina

ending-stability_zero = La Estabilidad del País llegó a 0
ending-three_critical = Cayeron demasiados servicios de criticidad 5
ending-blue_victory = BuenOsos aguantó: la Estabilidad alcanza y los servicios caídos se recuperaron
ending-draw = Nadie cumplió su objetivo
ending-unresolved_red = BuenOsos no cumplió su objetivo y eso cuenta a favor de MalOsos
ending-unresolved_blue = BuenOsos no recuperó suficientes servicios, pero la Estabilidad decide a su favor

## Lecturas del reglamento

option-strict_timing = «Este turno» al pie de la letra
option-strict_timing-help = Las protecciones de «este turno» terminan con el turno en vez de durar hasta la siguiente respuesta de BuenOsos; así, cuatro cartas de Prevención y Detección nunca llegan a encontrarse con un ataque (R1; simulación aproximada: MalOsos +1 p. p.).
option-cascade = Oleadas de la cascada
option-cascade-help = Cada oleada vuelve a aplicar todos los impactos o solo lo que empeoró este turno (R10; simulación aproximada de «solo lo que empeoró»: MalOsos −2,5 p. p., y caen 0,7 servicios por partida en vez de 2,7).
option-cascade-all = cada oleada completa
option-cascade-changes = solo lo que empeoró
option-stability_cap_scope = Qué cubre el tope de Estabilidad
option-stability_cap_scope-help = El tope por turno cubre toda la pérdida o solo las penalizaciones base, con la criticidad aparte (R20; simulación aproximada de «solo las penalizaciones base»: MalOsos +9 p. p. y partidas más cortas).
option-stability_cap_scope-total = toda la pérdida
option-stability_cap_scope-base = solo las penalizaciones base
option-crit5 = Tres servicios de criticidad 5
option-crit5-help = MalOsos los necesita Caídos a la vez, o bastan tres distintos a lo largo de la partida (R30; simulación aproximada: menos de 0,5 p. p.).
option-crit5-simultaneous = Caídos a la vez
option-crit5-cumulative = caídos a lo largo de la partida
option-victory_check = Cuándo se comprueba la victoria de MalOsos
option-victory_check-help = En el cierre, después de la respuesta de BuenOsos, o en el acto (R31; simulación aproximada: sin efecto medible).
option-victory_check-closing = en el cierre
option-victory_check-immediate = en el acto
option-blue_recovery_goal = Servicios que BuenOsos debe recuperar
option-blue_recovery_goal-help = Tantos como cayeron, hasta la cantidad fijada más abajo; siempre esa cantidad, aunque nada haya caído; o ninguno (R33; simulación aproximada al pie de la letra: con «siempre dos» BuenOsos gana el 0 % de las partidas; con «tantos como cayeron», entre el 16 y el 19 %).
option-blue_recovery_goal-up_to_fallen = tantos como cayeron, dos como máximo
option-blue_recovery_goal-two = siempre dos
option-blue_recovery_goal-none = ninguno
option-unresolved = Si nadie cumple su objetivo
option-unresolved-help = Empate, victoria de MalOsos, o decide solo la Estabilidad (R32; simulación aproximada de «gana MalOsos»: MalOsos +19 p. p., justo los empates).
option-unresolved-draw = empate
option-unresolved-red = gana MalOsos
option-unresolved-stability = decide la Estabilidad
option-crit_extra = Recargo por criticidad
option-crit_extra-help = Desde qué estado un servicio crítico cuesta más Estabilidad (R22; simulación aproximada de «solo Caído»: BuenOsos +12 p. p., MalOsos −12).
option-crit_extra-affected = todo servicio que no esté OK
option-crit_extra-intermittent_up = Intermitente y Caído
option-crit_extra-down = solo Caído
option-repair = Cómo mejoran los estados
option-repair-help = Una carta DRP que restituye INT mejora además un paso el estado de su objetivo; o nada lo mejora; o la INT máxima lo deja OK; o lo mejora un turno de descanso (R35; simulación aproximada: «nunca» da a MalOsos +15 p. p.; «descanso», a BuenOsos +4).
option-repair-drp_step = un paso con una carta DRP
option-repair-never = nunca
option-repair-full_int = OK con la INT máxima
option-repair-rest_step = un paso tras un turno de descanso
option-trust_fall = Confianza que cuestan los servicios ciudadanos
option-trust_fall-help = Una sola vez, al caer el servicio, o en cada cierre mientras siga Caído (R24; simulación aproximada: sin efecto medible).
option-trust_fall-once = una vez, al caer
option-trust_fall-each_turn = cada turno mientras siga Caído
option-intermittency = Intermitencia
option-intermittency-help = Los servicios Intermitentes propagan su falla según una moneda, en cada turno impar o nunca; en este último caso, Intermitente equivale a Degradado (R14; simulación aproximada de los turnos impares junto con las demás reglas sin azar: BuenOsos +2 p. p., MalOsos −1).
option-intermittency-coin = con moneda
option-intermittency-odd_turns = en turnos impares
option-intermittency-none = sin intermitencia
option-intermittency_target = A quién alcanza la intermitencia
option-intermittency_target-help = Al dependiente más crítico (o al que elija el facilitador), a uno al azar o al que elija MalOsos (R15; simulación aproximada de «a uno al azar»: MalOsos −1 p. p.).
option-intermittency_target-criticality = al más crítico
option-intermittency_target-random = a uno al azar
option-intermittency_target-red = al que elija MalOsos
option-basic_recon = Para qué sirve el Recon básico
option-basic_recon-help = Para toda carta que exija Reconocimiento o solo para las que lo nombran (R5; simulación aproximada de «solo donde la carta lo nombra»: BuenOsos +37 p. p., MalOsos −36).
option-basic_recon-any = toda carta que exija Reconocimiento
option-basic_recon-card_only = solo donde la carta lo nombra
option-untested = Recuperación sin prueba
option-untested-help = La primera recuperación sin prueba se penaliza solo al restaurar desde un backup, lo que con estas cartas no puede ocurrir, o también en un failover (R36; simulación aproximada: sin efecto medible).
option-untested-restore_only = solo al restaurar
option-untested-any_recovery = toda recuperación
option-random_discard = Descartes forzados
option-random_discard-help = Una carta al azar o la más cara; entre iguales elige su dueño (R42; no se simuló por separado).
option-random_discard-random = al azar
option-random_discard-highest_cost = la carta más cara
option-high_impact = Qué es Impacto Alto
option-high_impact-help = Según la definición (varios servicios, o directamente Estabilidad o Confianza) o solo donde está impreso; importa para una carta de Prevención (R7; no se simuló).
option-high_impact-definition = según la definición
option-high_impact-printed = según lo impreso
option-map = Mapa de dependencias
option-map-help = Todas las flechas, el mapa suave con dos menos, o los seis servicios de la partida rápida (R50, R52; simulación aproximada del mapa suave: MalOsos −5 p. p., BuenOsos +2).
option-map-standard = estándar
option-map-soft = suave
option-map-quick = rápido
option-expansion = Servicios adicionales
option-expansion-help = Agrega al mapa el ferrocarril, el agua o ambos; no se ofrece con el mapa rápido (R51; simulación aproximada sobre «equilibrada»: con agua, MalOsos +16 p. p.; con ambos, +20; el ferrocarril solo no se simuló).
option-expansion-none = ninguno
option-expansion-railway = ferrocarril
option-expansion-water = agua
option-expansion-both = ambos
option-providers = Proveedores
option-providers-help = Cuántos proveedores externos se sacan en la preparación; hay servicios que también dependen de ellos, y cada uno ayuda mientras esté OK (R54; simulación aproximada de tres sobre «equilibrada»: MalOsos +15 p. p.).
option-extra_copies = Copias adicionales
option-extra_copies-help = Cuántas copias más hay en el mazo de cada carta señalada para ello; en el set estándar, los backups verificados (R55; simulación aproximada de una copia: BuenOsos +7 p. p., MalOsos −9).
option-economy = Costo Económico
option-economy-help = Un marcador que sube con las recuperaciones caras y le quita a BuenOsos presupuesto y Estabilidad (R53; simulación aproximada de la partida avanzada: el 65 % llega al primer umbral y el 21 %, al segundo).
option-cycle = Descartes para renovar la mano
option-cycle-help = Cuántas cartas puede descartar un equipo al final de su propia fase (R41; simulación aproximada de una carta: MalOsos +24 p. p., BuenOsos −22).
option-facilitator = Decide el facilitador
option-facilitator-help = Un tercer puesto toma las decisiones que las reglas dejan al facilitador; sin él se elige el servicio más crítico (R73; sin efecto con dos puestos).

## Números del reglamento

option-turns = Turnos
option-turns-help = Cuántos turnos debe aguantar BuenOsos (simulación aproximada de 7 en vez de 8: MalOsos −20 p. p., BuenOsos +13).
option-budget_red = Presupuesto de MalOsos
option-budget_red-help = Puntos que MalOsos puede gastar en cada turno (simulación aproximada de 6 en vez de 8: MalOsos −9 p. p., BuenOsos +5).
option-budget_blue = Presupuesto de BuenOsos
option-budget_blue-help = Puntos que BuenOsos puede gastar en cada turno (simulación aproximada de 10 en vez de 8: BuenOsos +1 p. p.).
option-hand_target = Mano después de robar
option-hand_target-help = Al empezar un turno, ambos equipos roban hasta tener esta cantidad de cartas (no se simuló).
option-hand_max = Máximo de cartas en la mano
option-hand_max-help = El equipo que tenga más descarta de inmediato hasta este número (simulación aproximada: con las cartas estándar nunca se alcanza).
option-stability_start = Estabilidad inicial
option-stability_start-help = Estabilidad del País al empezar la partida (simulación aproximada de la partida rápida con 100 en vez de 40 y meta superior a 30: BuenOsos 83 %, MalOsos 3 %).
option-trust_start = Confianza inicial
option-trust_start-help = Confianza Pública al empezar la partida (simulación aproximada: apenas se mueve y termina cerca de 40 de 50).
option-trust_max = Confianza máxima
option-trust_max-help = La Confianza nunca sube por encima de este valor (no se simuló).
option-stability_cap = Tope de pérdida de Estabilidad
option-stability_cap-help = Lo máximo que se pierde de Estabilidad en un turno, antes de BCP (no se simuló por separado).
option-trust_cap = Tope de pérdida de Confianza
option-trust_cap-help = Lo máximo que se pierde de Confianza en un turno (no se simuló).
option-penalty_degraded = Penalización por Degradado
option-penalty_degraded-help = Estabilidad que cuesta cada servicio Degradado en el cierre (no se simuló).
option-penalty_intermittent = Penalización por Intermitente
option-penalty_intermittent-help = Estabilidad que cuesta cada servicio Intermitente en el cierre (no se simuló).
option-penalty_down = Penalización por Caído
option-penalty_down-help = Estabilidad que cuesta cada servicio Caído en el cierre (no se simuló).
option-crit_factor = Peso de la criticidad
option-crit_factor-help = Estabilidad adicional por cada nivel de criticidad sobre la base (simulación aproximada de 1 en vez de 2: MalOsos −7 p. p., BuenOsos +8).
option-crit_floor = Base de la criticidad
option-crit_floor-help = Hasta este nivel, la criticidad no cuesta nada adicional (no se simuló).
option-blue_min_stability = Estabilidad que BuenOsos debe superar
option-blue_min_stability-help = Al final del último turno, la Estabilidad debe ser mayor que este valor (no se simuló por separado).
option-blue_min_recovered = Servicios recuperados que BuenOsos necesita
option-blue_min_recovered-help = Servicios distintos que BuenOsos debe haber sacado del estado Caído (sobre su efecto, véase «Servicios que BuenOsos debe recuperar»).
option-red_crit5_needed = Servicios críticos que MalOsos necesita
option-red_crit5_needed-help = Con esta cantidad de servicios de criticidad 5 derribados, MalOsos gana (no se simuló).
option-wave_limit = Oleadas por turno
option-wave_limit-help = La cascada se detiene tras esta cantidad de oleadas (no se simuló).
option-dep_damage_degraded = Impacto de una dependencia Degradada
option-dep_damage_degraded-help = INT que un servicio pierde en una oleada por cada dependencia Degradada (no se simuló).
option-dep_damage_intermittent = Impacto de una dependencia Intermitente
option-dep_damage_intermittent-help = INT que un servicio pierde en una oleada por cada dependencia Intermitente (no se simuló).
option-dep_damage_down = Impacto de una dependencia Caída
option-dep_damage_down-help = INT que un servicio pierde en una oleada por cada dependencia Caída (no se simuló).
option-affected_for_intermittent = Dependencias para Intermitente
option-affected_for_intermittent-help = Con esta cantidad de dependencias que no estén OK, un servicio pasa a Intermitente (no se simuló).
option-intermittency_damage = Daño por intermitencia
option-intermittency_damage-help = INT que pierde el dependiente cuando un servicio Intermitente propaga su falla (no se simuló).
option-intermittency_percent = Probabilidad de propagación
option-intermittency_percent-help = Porcentaje con el que un servicio Intermitente propaga su falla (no se simuló).
option-upkeep_degraded = Desgaste de los servicios Degradados
option-upkeep_degraded-help = INT que cada servicio Degradado pierde al empezar un turno (no se simuló).
option-trust_loss_fall = Confianza por caída
option-trust_loss_fall-help = Confianza que se pierde cuando cae un servicio ciudadano (no se simuló).
option-trust_zero_penalty = Penalización por Confianza 0
option-trust_zero_penalty-help = Estabilidad que cuesta cada turno adicional con la Confianza en 0 (simulación aproximada: nunca se llegó a 0).
option-marks_per_turn = Fases nuevas por turno
option-marks_per_turn-help = Cuántas fases nuevas de la línea de campaña puede completar MalOsos en un turno (no se simuló).
option-untested_percent = INT sin prueba previa
option-untested_percent-help = Porcentaje de la INT que da la primera recuperación si no hubo prueba (simulación aproximada: sin efecto medible).
option-untested_extra_cost = Costo adicional sin prueba previa
option-untested_extra_cost-help = Puntos con los que se compra la INT completa de una recuperación sin prueba (simulación aproximada: sin efecto medible).
option-economy_start = Costo Económico inicial
option-economy_start-help = Dónde empieza el marcador (no se simuló).
option-economy_max = Costo Económico máximo
option-economy_max-help = El marcador se detiene aquí (no se simuló).

## Modalidades

preset-standard = Estándar
preset-standard-help = Las lecturas recomendadas (simulación aproximada: MalOsos 55 %, BuenOsos 26 %, empate 19 %).
preset-rulebook = Reglamento al pie de la letra
preset-rulebook-help = Las reglas tal como están escritas; en la práctica BuenOsos no puede ganar (simulación aproximada: MalOsos 78 %, BuenOsos 0 %, empate 22 %).
preset-balanced = Equilibrada
preset-balanced-help = Como la estándar, pero la criticidad solo cuesta más en los servicios Caídos; para competir y para el aula (simulación aproximada: MalOsos 43 %, BuenOsos 38 %, empate 19 %).
preset-soft = Mapa suave
preset-soft-help = Como la estándar, con dos flechas menos (simulación aproximada: MalOsos 50 %, BuenOsos 28 %, empate 22 %).
preset-quick = Rápida
preset-quick-help = Seis servicios, cinco turnos y sin intermitencia: de 30 a 40 minutos (simulación aproximada: MalOsos 40 %, BuenOsos 44 %, empate 16 %).
preset-quick_rulebook = Rápida, al pie de la letra
preset-quick_rulebook-help = La partida rápida con los números del reglamento (simulación aproximada: MalOsos 10,5 %, BuenOsos 0 %, empate 89,5 %).
preset-advanced = Avanzada
preset-advanced-help = Diez turnos con Costo Económico y tres proveedores: 90 minutos (simulación aproximada: MalOsos 45 %, BuenOsos 40 %, empate 15 %).
preset-advanced_rulebook = Avanzada, números del reglamento
preset-advanced_rulebook-help = La partida avanzada con el reglamento al pie de la letra (simulación aproximada: MalOsos 89 %, BuenOsos 0 %, empate 11 %).
preset-deterministic = Sin más azar que barajar
preset-deterministic-help = Como la equilibrada, con intermitencia en turnos impares y descarte de la carta más cara (simulación aproximada: MalOsos 42 %, BuenOsos 41 %, empate 18 %).

## Textos de las cartas, según sus efectos

list-and = { $left } y { $right }
list-or = { $left } o { $right }
list-state = { $state }
list-phase = { $phase }

card-help = { $kind }, costo { NUMBER($cost) }. { $text }
card-attack = MITRE ATT&CK { $tactics }: { $techniques }
card-csf = NIST CSF 2.0 { $categories }
card-fall = { $service } (efecto al caer)
service-about = Servicio de criticidad { NUMBER($criticality) }, INT { NUMBER($int) }
service-digital = digital
service-physical = físico
service-citizen = ciudadano
services-digital = los servicios digitales
services-physical = los servicios físicos
services-citizen = los servicios ciudadanos
services-all = todos los servicios
provider-about = INT { NUMBER($int) }; da servicio a { $services }
provider-perk = en cada turno que empiece con el proveedor en OK: { $perk }

requires-line = requisito: { $what }
requires-phase = fase { $phase } completa
requires-active = { $cards } en vigor
requires-services_affected = al menos { $n ->
    [one] { $n } servicio que no esté OK
   *[other] { $n } servicios que no estén OK
}
requires-services = al menos { $n ->
    [one] { $n } servicio
   *[other] { $n } servicios
} en estado { $states }
requires-played = haber jugado antes { $card }
requires-subtype = haber jugado antes una carta { $subtype_de }
requires-subtype_before = haber jugado una carta { $subtype_de } en un turno anterior
requires-secondary = un efecto secundario de una carta de MalOsos este turno

activation-latent = desde el turno { NUMBER($turn) }; hasta entonces queda latente
activation-from = desde el turno { NUMBER($turn) }; antes se descarta sin efecto
activation-if = solo si { $condition }

target-one = { $kind ->
    [digital] un servicio digital
   *[any] un servicio
}
target-two = { $kind ->
    [digital] dos servicios digitales
   *[any] dos servicios
}
target-edge = { $kind ->
    [digital] dos servicios digitales enlazados
   *[any] dos servicios enlazados
}
target-one_of = { $services }
target-two_of = dos de estos servicios ({ $services })
target-edge_of = dos servicios enlazados de esta lista ({ $services })
target-one_or_provider = { $target }, o un proveedor
target-two_or_provider = { $target } o proveedores
target-edge_or_provider = { $target }, o un servicio y su proveedor
target-limits = { $target } ({ $limits })
target-up = salvo en estado Caído
target-state = en estado { $states }
target-never = una vez por servicio y partida
target-each = { $target }, cada uno
target-again = el objetivo
target-again_each = cada objetivo
target-line = objetivo: { $target }

duration-turn = este turno
duration-guard = hasta la próxima respuesta de BuenOsos
duration-game = hasta el final de la partida

if-was = ya estaba en estado { $states }
if-fell = el objetivo cae por esta carta
if-in = { $services } está en estado { $states }
if-affected = { $services } no está en estado OK

op-on = { $subject }: { $effect }
op-if = { $effect } si { $condition }
op-lasting = { $effect } ({ $duration })
op-secondary = { $effect } [efecto secundario]

op-damage = −{ NUMBER($n) } INT
op-worsen = pasa a { $state }
op-mark_phase = completa la fase { $phase } de la línea de campaña
op-mark_phase_now = { $phase } cuenta como fase completa este turno
op-unmark_phase = borra { $phases } de la línea de campaña
op-trust_up = Confianza +{ NUMBER($n) }
op-trust_down = Confianza −{ NUMBER($n) }
op-stability_up = pérdida de Estabilidad de este turno −{ NUMBER($n) }
op-stability_down = Estabilidad −{ NUMBER($n) } en el cierre
op-discard = { $side } descarta { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} al azar
op-tax = { $uses ->
    [0] toda carta { $subtype_de } de { $side } cuesta
    [one] la próxima carta { $subtype_de } de { $side } cuesta
   *[other] las próximas { $uses } cartas { $subtype_de } de { $side } cuestan
} { NUMBER($n) } más
op-tax_card = { $card } cuesta { NUMBER($n) } más{ $uses ->
    [0] {""}
    [one] {" "}la próxima vez
   *[other] {" "}las próximas { $uses } veces
}
op-limit_plays = { $side } puede jugar como máximo { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} { $subtype_de }
op-limit_plays_card = { $side } puede jugar { $card } como máximo { $n ->
    [one] { $n } vez
   *[other] { $n } veces
}
op-ban = { $side } no puede jugar cartas { $subtype_de }
op-ban_card = { $side } no puede jugar { $card }
op-activate = cumple un requisito de { $cards }
op-boost = el daño de las cartas de MalOsos a { $services } aumenta en { NUMBER($n) }
op-pierce = { $uses ->
    [0] las reducciones de daño que BuenOsos le aplique quedan sin efecto
    [one] la primera reducción de daño que BuenOsos le aplique queda sin efecto
   *[other] las primeras { $uses } reducciones de daño que BuenOsos le aplique quedan sin efecto
}
op-guard_first = { $uses ->
    [0] el primer daño se reduce
    [one] el primer daño se reduce
   *[other] los primeros { $uses } daños se reducen
} en { NUMBER($n) }
op-guard_pool = el daño se reduce en { NUMBER($n) } en total
op-guard_attack = { $uses ->
    [0] el daño de todo ataque contra este servicio
    [one] el daño del próximo ataque contra este servicio
   *[other] el daño de los próximos { $uses } ataques contra este servicio
} se reduce en { NUMBER($n) }
op-guard_next_attack = { $uses ->
    [0] el daño de todo ataque
    [one] el daño del próximo ataque
   *[other] el daño de los próximos { $uses } ataques
} se reduce en { NUMBER($n) }{ $high ->
    [-1] {""}
   *[more] , o en { NUMBER($high) } si es de Impacto Alto
}
op-guard_class = el daño de { $cards } se reduce en { NUMBER($n) }
op-attack_tax = { $uses ->
    [0] todo ataque contra este servicio cuesta
    [one] el próximo ataque contra este servicio cuesta
   *[other] los próximos { $uses } ataques contra este servicio cuestan
} { NUMBER($n) } más
op-shield_state = { $uses ->
    [1] se cancela su primer paso a { $state }
   *[more] se cancela todo paso a { $state }
}
op-save_from_fall = la primera vez que vaya a caer, queda en estado { $state } con INT { NUMBER($int) }
op-mute = no propaga su falla mientras esté Intermitente
op-cut_edge = sin efectos de cascada entre ambos
op-cancel_secondary = anula los efectos secundarios de una carta que MalOsos jugó este turno
op-set_flag = { $flag ->
    [tested] cuenta como prueba de recuperación
   *[own] deja la marca «{ $flag }»
}
op-heal = +{ NUMBER($n) } INT, hasta su máximo
op-heal_drp = +{ NUMBER($n) } INT, hasta su máximo, y su estado mejora un paso (según la regla usual de reparación)
op-recover = vuelve en estado { $state } con INT { NUMBER($int) }
op-discount = { $uses ->
    [0] toda carta { $subtype_de } de { $side } cuesta
    [one] la primera carta { $subtype_de } de { $side } en cada turno cuesta
   *[other] las primeras { $uses } cartas { $subtype_de } de { $side } en cada turno cuestan
} { NUMBER($n) } menos{ $least ->
    [0] {""}
   *[more] , mínimo { NUMBER($least) }
}
op-discount_card = { $uses ->
    [0] { $card } cuesta
    [one] una vez por turno, { $card } cuesta
   *[other] { $uses } veces por turno, { $card } cuesta
} { NUMBER($n) } menos{ $least ->
    [0] {""}
   *[more] , mínimo { NUMBER($least) }
}
op-count_as = si está en estado { $state }, penaliza la Estabilidad solo como { $other }
op-halve_penalty = su penalización de Estabilidad baja a la mitad, redondeando hacia abajo
op-ignore_trust_zero = sin penalización de Estabilidad por Confianza 0
op-free_play = { $side } puede jugar { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} sin pagar
op-hit_provider = el proveedor del que dependen más servicios: −{ NUMBER($n) } INT
op-repair_provider = un proveedor que no esté OK mejora { $n ->
    [one] { $n } paso
   *[other] { $n } pasos
}{ $cost ->
    [0] {""}
   *[more] {" "}(Costo Económico +{ NUMBER($cost) })
}

## El tablero

board-red = MalOsos
board-blue = BuenOsos
board-turn = Turno { $turn } de { $turns }
board-turn_short = Turno
board-phase-0 = Inicio
board-phase-1 = Evento
board-phase-2 = Preparación
board-phase-3 = Ataque
board-phase-4 = Respuesta
board-phase-5 = Cierre
board-stability = Estabilidad
board-trust = Confianza
board-economic_cost = Costo Económico
board-red_goal = MalOsos gana con Estabilidad 0 o { $needed ->
    [one] { $needed } servicio de criticidad 5 Caído
   *[other] { $needed } servicios de criticidad 5 Caídos
} (ahora { $now })
board-blue_goal = BuenOsos gana con Estabilidad mayor que { $goal } tras el último turno{ $needed ->
    [0] {""}
    [one] {" "}y { $needed } servicio recuperado (ahora { $now })
   *[other] {" "}y { $needed } servicios recuperados (ahora { $now })
}
board-due = Tal como está, este cierre cuesta { $points } de Estabilidad (tope { $cap })
board-campaign = Campaña
board-card-cost = { $kind }, costo { $cost }
board-service-now = INT { $now } de { $most }, { $state }.
board-service-price = En el cierre, su estado cuesta { $points } de Estabilidad.
board-service = Servicio
board-int = INT
board-state = Estado
board-criticality = Crit
board-needs = depende de
board-feeds = sostiene a
board-providers = Proveedores
board-letter-ok = OK
board-letter-degraded = D
board-letter-intermittent = I
board-letter-down = C
board-in_force = En vigor
board-until-turn = este turno
board-until-guard = hasta la próxima respuesta de BuenOsos
board-until-game = hasta que se use o termine la partida
board-latent = latente, espera su turno
board-budget = Presupuesto
board-hand = Mano
board-known = conocidas:
board-deck = Mazo
board-discard = Descarte
board-basic-free = acción básica disponible
board-basic-used = acción básica usada
board-your_hand = Tu mano
board-end-why = Por qué terminó así
board-end-stability = Estabilidad { $stability }: BuenOsos necesita más de { $goal }
board-end-critical = Servicios de criticidad 5 Caídos: { $now }; MalOsos gana con { $needed }
board-end-recovered = Servicios recuperados: { $now }; BuenOsos necesita { $needed }
board-end-fell = { $service }: Caído desde el turno { $turn }
board-end-through = a través de { $service }
board-end-upkeep = por desgaste, en estado Degradado
board-end-dear = Lo que más Estabilidad costó, antes del tope y de los alivios: { $services }
board-end-cascade = La cascada más larga
board-end-no_cascade = Ningún servicio empeoró a causa de otro.
board-end-turn = turno { $turn }
board-end-wave = turno { $turn }, oleada { $wave }
board-end-spread = turno { $turn }, contagio
board-end-turns = Turno por turno
board-end-falls = Caídas ✖ y recuperaciones ↑
board-end-measures = Las cartas DRP y BCP más eficaces
board-end-measure = { $plan }, ahorró { $stability } de Estabilidad y { $trust } de Confianza{ $integrity ->
    [0] {""}
   *[more] , recuperó { NUMBER($integrity) } INT
}, { $plays ->
    [one] jugada una vez
   *[other] jugada { $plays } veces
}
board-end-no_measure = Ninguna carta DRP o BCP recuperó nada ni ahorró un punto.

## La primera partida, contada por un guía

lesson-seat-1 = MalOsos
lesson-seat-2 = BuenOsos
lesson-1 = Juegas con BuenOsos: mantienes en marcha los servicios críticos de un país. MalOsos quiere hundirlo; resiste tres turnos.
lesson-2 = Cada recuadro es un servicio. La INT es lo que todavía aguanta; la criticidad (hasta 5), cuánto lo necesita el país; y sus flechas llevan a lo que depende de él: por ahí viajan las fallas.
lesson-3 = Cada equipo tiene cinco cartas y 8 puntos de presupuesto por turno. El turno se abre con un Evento: poco probable, pero severo.
lesson-4 = MalOsos entró en Pagos: ahora está Degradado y perderá 1 INT por turno. Además completó Acceso en su línea de campaña; sus golpes más duros exigen las casillas siguientes, y solo puede completar una nueva por turno.
lesson-5 = Un DDoS dejó Intermitente la Fibra troncal: en cada cierre, una moneda decide si propaga su falla. OK, Degradado, Intermitente, Caído: un servicio cae cuando su INT llega a 0.
lesson-6 = Te toca responder. Toda carta tiene un costo; esta, 3 de tus 8 puntos. Backups verificados es una carta DRP, de las que reparan: elige Pagos y volverá a estar OK.
lesson-7 = Una vez por turno puedes vigilar un servicio sin costo: el primer daño que reciba se reduce en 1. Vigila la Nube, que depende de la Fibra.
lesson-8 = Con eso basta por ahora; los puntos que no gastes se pierden. En el cierre va primero la moneda y luego la cascada: en cada oleada, un servicio recibe daño de sus dependencias afectadas.
lesson-9 = La moneda salió mal: Pagos perdió 2 INT. En la oleada 1, todo lo que depende de la Fibra perdió 1 más, salvo la Nube, que tenías vigilada. Ningún estado cambió, así que no hubo segunda oleada, y el país perdió 7 de sus 100 puntos de Estabilidad.
lesson-10 = El Evento no se aplicó, pero las Carreteras quedaron en estado Degradado y MalOsos completó Persistencia: ya lleva dos casillas. Piensa a futuro: con el Runbook automatizado, tu primera carta DRP de cada turno siguiente costará 1 menos.
lesson-11 = Las cartas BCP no reparan nada: sostienen la vida diaria mientras tanto. La Priorización reduce a la mitad lo que dos servicios cuestan en Estabilidad este turno: elige la Fibra y Pagos, que será el próximo afectado. Luego termina tu respuesta.
lesson-12 = ¡Tres oleadas! La Nube depende de la Fibra y de las Carreteras, y con dos dependencias afectadas un servicio pasa a Intermitente; en la oleada 2 le ocurrió lo mismo a Pagos. A cada oleada con un cambio de estado le sigue otra, hasta un máximo de tres.
lesson-13 = Pagos está Caído y la gente lo nota: la Confianza bajó a 38. MalOsos gana si hay tres servicios de criticidad 5 Caídos a la vez o si la Estabilidad llega a 0.
lesson-14 = Para ganar hay que recuperar lo que cayó, dos servicios como máximo. El Failover a sitio alterno lo hace en el acto y, gracias al runbook, cuesta 4 puntos en lugar de 5.
lesson-15 = Gasta lo que queda. Comunicación de crisis devuelve Confianza (si llega a 0, cada turno cuesta Estabilidad) y Hardening le ahorra a Pagos 2 de daño; luego termina tu respuesta.
lesson-16 = ¡Ganaste! Tras el último turno la Estabilidad es 55, más de los 30 que hacen falta, y Pagos funciona otra vez. La partida estándar tiene doce servicios y ocho turnos, y ahí MalOsos no será tan amable.

## Glosario: cómo se reconoce un término (* representa cualquier terminación), qué significa y dónde lo definen las reglas

glossary-int = INT
    .forms = INT, integridad
    .means = Integridad: cuánto aguanta todavía un servicio. El daño la reduce; con 0, el servicio queda Caído.
    .clause = 2.1a
glossary-criticality = Criticidad
    .forms = criticidad
    .means = Cuánto necesita el país un servicio, de 1 a 5. Cuanto más alta, más Estabilidad cuesta una falla.
    .clause = 8.2a
glossary-dependency = Dependencia
    .forms = dependencia, dependencias
    .means = Un servicio que otro necesita para funcionar. Las flechas del mapa las muestran, y por ellas viajan las fallas.
    .clause = 7.1a
glossary-ok = OK
    .forms = OK
    .means = El mejor de los cuatro estados: el servicio funciona y no cuesta nada.
    .clause = 4.1a
glossary-degraded = Degradado
    .forms = Degradad*
    .means = El segundo de los cuatro estados: el servicio cojea. Pierde INT cada turno, cuesta Estabilidad y daña a lo que depende de él.
    .clause = 4.1b
glossary-intermittent = Intermitente
    .forms = Intermitente, Intermitentes, intermitencia
    .means = El tercero de los cuatro estados: el servicio va y viene. En el cierre puede pasar su falla a un servicio que dependa de él.
    .clause = 4.1c
glossary-down = Caído
    .forms = Caíd*
    .means = El peor de los cuatro estados: la INT es 0 y nada funciona. Solo una carta DRP devuelve el servicio.
    .clause = 4.1d
glossary-cascade = Cascada
    .forms = cascada, cascadas
    .means = Lo que pasa al final del turno, cuando los problemas viajan por las flechas: cada servicio recibe daño de sus dependencias afectadas.
    .clause = 7.1b
glossary-wave = Oleada
    .forms = oleada, oleadas
    .means = Un paso de la cascada, en el que actúan a la vez todas las flechas. Si cambió algún estado, sigue otra, hasta un límite.
    .clause = 7.2a
glossary-closing = Cierre
    .forms = cierre
    .means = El final del turno, tras la cascada: se mueven los marcadores y lo que salió mal se paga en Estabilidad.
    .clause = 5.5b
glossary-stability = Estabilidad
    .forms = Estabilidad del País, Estabilidad
    .means = Cómo resiste el país en su conjunto. Con 0 gana MalOsos; BuenOsos debe conservarla por encima de su meta hasta el final.
    .clause = 2.2a
glossary-trust = Confianza
    .forms = Confianza Pública, Confianza
    .means = Hasta qué punto la gente cree que todo está bajo control. Cuando se agota, cada turno cuesta Estabilidad.
    .clause = 8.3b
glossary-economic_cost = Costo Económico
    .forms = Costo Económico
    .means = Un tercer marcador de la variante avanzada: lo que le cuesta al país una recuperación cara. Solo puede subir.
    .clause = 14c
glossary-budget = Presupuesto
    .forms = presupuesto, presupuestos
    .means = Los puntos que un equipo puede gastar en cartas en un turno. Lo que no se gasta se pierde; al turno siguiente, el presupuesto vuelve a estar completo.
    .clause = 4.2b
glossary-campaign = Línea de campaña
    .forms = línea de campaña
    .means = El camino de MalOsos hacia dentro, en cinco casillas, de Reconocimiento a Impacto. Las cartas piden casillas ya marcadas, y en un turno se marca una nueva como máximo.
    .clause = 4.3a
glossary-recon = Reconocimiento
    .forms = Reconocimiento, Recon
    .means = Primera casilla de la campaña: MalOsos averigua qué hay y qué depende de qué. Su acción básica vale por ella durante un turno.
    .clause = 4.4b
glossary-access = Acceso
    .forms = Acceso
    .means = Segunda casilla de la campaña: MalOsos ya tiene un pie dentro, por ejemplo con credenciales robadas o a través de un proveedor.
    .clause = 4.3a
glossary-persistence = Persistencia
    .forms = Persistencia
    .means = Tercera casilla de la campaña: MalOsos sigue dentro aunque se cierre la primera entrada.
    .clause = 4.3a
glossary-lateral = Movimiento Lateral
    .forms = Movimiento Lateral
    .means = Cuarta casilla de la campaña: de un sistema MalOsos pasa a los vecinos. Los golpes más duros la exigen.
    .clause = 4.3a
glossary-impact = Impacto
    .forms = Impacto
    .means = Última casilla de la campaña: el golpe en sí, cuando se daña a los servicios a propósito.
    .clause = 4.3a
glossary-high_impact = Impacto Alto
    .forms = Impacto Alto
    .means = Una carta dura de MalOsos: puede dejar Caído un servicio de un solo golpe, afecta a varios o le cuesta directamente al país.
    .clause = B.1a
glossary-secondary = Efecto secundario
    .forms = efecto secundario, efectos secundarios
    .means = Todo lo que hace una carta de MalOsos además del golpe principal sobre su objetivo. La carta CSIRT de BuenOsos puede anularlo.
    .clause = 11.2a
glossary-prevention = Prevención
    .forms = Prevención
    .means = Un tipo de carta de BuenOsos: debilita o impide los ataques que vendrán.
    .clause = 5.4b
glossary-detection = Detección/Respuesta
    .forms = Detección/Respuesta
    .means = Un tipo de carta de BuenOsos: descubre un ataque en curso, lo contiene y evita que se propague.
    .clause = 5.4b
glossary-drp = DRP
    .forms = DRP
    .means = Plan de recuperación ante desastres: cartas que reparan por medios técnicos. Devuelven INT y levantan servicios Caídos.
    .clause = 9.1a
glossary-bcp = BCP
    .forms = BCP
    .means = Plan de continuidad: cartas que sostienen la vida diaria mientras algo está roto. No reparan nada, pero ahorran Estabilidad y Confianza.
    .clause = 9.2a
glossary-hardening = Hardening
    .forms = hardening
    .means = Cerrar puntos débiles antes de que alguien los use. En el juego: una carta que le ahorra algo de daño a un servicio.
    .clause = B.3.4
glossary-redundancy = Redundancia
    .forms = redundancia
    .means = Un repuesto que entra cuando falla el original. En el juego: una carta que salva una vez a un servicio de quedar Caído.
    .clause = B.3.3
glossary-provider = Proveedor
    .forms = proveedor, proveedores
    .means = Una empresa ajena a los servicios del país. Los servicios que atiende dependen también de ella, así que MalOsos puede golpear ahí.
    .clause = 14d
glossary-latent = Latente
    .forms = latente
    .means = Un evento que salió demasiado pronto: queda aparte y surte efecto por sí solo cuando llega su turno.
    .clause = 5.1c
glossary-basic = Acción básica
    .forms = acción básica, acciones básicas
    .means = Lo que un equipo puede hacer una vez por turno sin carta y sin pagar: MalOsos reconoce el terreno, BuenOsos vigila un servicio.
    .clause = 4.4a
glossary-debrief = Micro-debrief
    .forms = micro-debrief
    .means = Medio minuto por equipo al final del turno: MalOsos cuenta qué buscaba; BuenOsos, qué control ayudó o faltó.
    .clause = 5.5c

## Una mesa de un vistazo, para la clase

marker-stability = Estabilidad
marker-trust = Confianza
marker-critical-down = Criticidad 5 Caídos
marker-economic-cost = Costo Económico
tile-critical-reached = { NUMBER($n) } servicios críticos Caídos: MalOsos gana en el cierre
tile-critical-last = { NUMBER($n) } servicios críticos Caídos: con uno más termina la partida
tile-stability-ends = Estabilidad { NUMBER($n) }: el cierre la llevaría a 0
tile-stability-low = Estabilidad { NUMBER($n) }: BuenOsos necesita más de { NUMBER($goal) }
tile-stability-fell = La Estabilidad bajó { NUMBER($n) } en un turno
tile-stability-due = El cierre costaría { NUMBER($n) } de Estabilidad
tile-trust-zero = La Confianza está en 0

## Planes de clase

plan-40 = Clase rápida
plan-40-about = Cinco turnos con seis servicios: cómo una falla se convierte en muchas y qué mantiene al país en marcha mientras tanto.
plan-60 = Una clase
plan-60-about = La partida estándar de ocho turnos, con dos discusiones y el debrief final.
plan-90 = Clase doble
plan-90-about = Diez turnos con proveedores y Costo Económico: cadenas de suministro, el precio de recuperar y tres discusiones.
plan-stop-dependencies = ¿Qué servicio dolería más si cayera ahora y por qué dependencias?
plan-stop-continuity = ¿Qué mantuvo al país en marcha hasta ahora: la recuperación (DRP) o la continuidad (BCP)? ¿Qué faltó?
plan-stop-providers = ¿Qué proveedor reemplazarían primero y cuánto costaría?
plan-objective-cascade = Explica una cascada de cuatro a seis pasos: de un servicio a sus dependientes y al país
plan-objective-campaign = Nombra las fases del ataque y por qué siguieron ese orden
plan-objective-drp-bcp = Distingue DRP de BCP y justifica la elección entre ambos
plan-objective-tail-risk = Explica un evento improbable y la barrera que lo habría mitigado
plan-objective-providers = Explica una dependencia de un proveedor y lo que cuesta asegurarla
plan-objective-decide = Decide en equipo, a tiempo y con razones
plan-inject-queues = Última hora: largas filas en los cajeros. La gente teme que fallen los pagos.
plan-inject-priorities = El gobierno pregunta a BuenOsos: ¿qué dos servicios protegen primero y por qué?
plan-inject-supplier = Un gran proveedor reporta problemas y no da detalles.
plan-inject-rumours = Rumores en redes sociales: dicen que las fallas durarán semanas.
plan-inject-cabinet = Se reúne el gabinete. BuenOsos explica en un minuto qué necesita; MalOsos anota qué atacaría después.
plan-inject-update = Una actualización defectuosa afecta a los servidores DNS.
plan-inject-outage = El operador de la red advierte de una sobrecarga en los próximos días.
plan-inject-help = Países vecinos ofrecen ayuda y las noticias tranquilizan a la población.


# --- análisis

stat-played = Cartas jugadas
stat-played_free = Cartas jugadas gratis
debrief-recovered = Servicios recuperados: { $now } de { $of } que cayeron
debrief-threshold = BuenOsos debe terminar por encima de { $goal }
debrief-figures-title = El país
debrief-from = { $change } desde el inicio ({ $start })
debrief-cost-most = Lo que más Estabilidad costó, antes de topes y reducciones
debrief-country = No están OK al final: { $services }.
debrief-country-ok = Todos los servicios están OK al final.
debrief-cascade = La cascada más larga
debrief-cascade-lead = De su causa al país: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
  }.
debrief-hit = golpe directo
debrief-wave = Turno { $turn }, oleada { $wave }
debrief-spread_in = Turno { $turn }, propagación
debrief-through = a través de { $service }: { $points } INT
debrief-the_country = El país
debrief-pays = paga { $points } por ello; el turno cuesta { $lost } de Estabilidad y deja { $left }
debrief-cut = Aquí se podía cortar: **{ $card }** en el turno { $turn }, { $where }. En esta partida habría dejado { $points } de Estabilidad más.
debrief-no_cut = Ninguna carta sola de BuenOsos, jugada en esos turnos, la habría cortado.
debrief-never = nunca
debrief-erased = borrada en el turno { $turn }
debrief-campaign = Línea de campaña de MalOsos
debrief-campaign-lead = Fases marcadas al final: { $done } de 5.
debrief-campaign-turn = Turno
debrief-campaign-cards = Cartas y objetivos
debrief-campaign-phases = Fases nuevas
debrief-measures = Decisiones DRP y BCP, medidas
debrief-measures-lead = Valor: Estabilidad, Confianza e INT que se habrían perdido sin la carta, con las mismas reglas.
debrief-no_measures = No se jugó ninguna carta DRP ni BCP.
debrief-measure-plan = Plan
debrief-measure-card = Carta
debrief-measure-plays = Jugadas
debrief-measure-stability = Estabilidad
debrief-measure-trust = Confianza
debrief-measure-integrity = INT
debrief-tail = Tail risk: el riesgo de cola
debrief-tail-event = **{ $event }** salió en el turno { $turn }; { $one_in } eventos eran igual de probables. Golpeó en el turno { $struck } y quitó { $points } INT: { $services }.
debrief-no_tail = Ningún evento raro causó daño en esta partida.
debrief-barrier = Barrera: **{ $card }** en el turno { $turn } habría evitado { $prevented } de { $points } INT. Estaba { $where }.
debrief-no_barrier = Ninguna carta sola de BuenOsos lo habría suavizado.
debrief-strong-measure = **{ $card }** salvó { $points } de Estabilidad.
debrief-weak-cost = **{ $service }** costó { $points } de Estabilidad, más que cualquier otro servicio.
debrief-weak-latent = **{ $event }** estuvo a la vista { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  } antes de golpear.
debrief-cut-hand = en la mano y al alcance del presupuesto
debrief-cut-dear = en la mano, pero fuera del presupuesto o sin su requisito
debrief-cut-deck = todavía en el mazo
debrief-cut-discard = ya descartada
debrief-cut-table = ya en la mesa
debrief-barrier-hand = en la mano
debrief-barrier-deck = todavía en el mazo
debrief-barrier-discard = en el descarte
debrief-barrier-table = en la mesa
debrief-verb-pass = No jugar más cartas

# En la mesa real: qué sacar o tirar
enter-draw = { $who }: { $count ->
    [one] una carta del mazo. ¿Cuál es?
   *[other] { $count } cartas del mazo. ¿Cuáles son?
}
enter-lose = Una carta de la mano, al azar. ¿Cuál se pierde?
enter-reveal = Da vuelta el siguiente Evento. ¿Cuál es?
enter-supply = { $count ->
    [one] Saca un proveedor. ¿Cuál es?
   *[other] Saca { $count } proveedores. ¿Cuáles son?
}
enter-toss = Lanza la moneda. Cara: el servicio resiste. Cruz: propaga su falla.
enter-scatter = Sortea: ¿a qué servicio llega la falla?

## Impresión

print-red = Cartas de MalOsos
print-blue = Cartas de BuenOsos
print-events = Cartas de evento
print-ours = Adaptación digital de Contienda.
print-services = Servicios
print-providers = Proveedores
print-map = Mapa de dependencias
print-trackers = Marcadores
print-counters = Fichas
print-aids = Ayudas de jugador
print-facilitator = Facilitador
print-rules = Reglas
print-provider = Proveedor
print-needs = Depende de
print-feeds = Lo necesitan
print-fall = Al caer:
print-serves = Da servicio a
print-criticality = Criticidad
print-map-about = Cada flecha va de un servicio a los que dependen de él.
print-state-ok = sin penalización
print-state-degraded = 1 de daño a sus dependientes
print-state-intermittent = 1 de daño; puede propagarse
print-state-down = 2 de daño a sus dependientes
print-track-turn = Turno
print-track-stability = Estabilidad del País
print-track-trust = Confianza Pública
print-track-economy = Costo Económico (avanzada)
print-track-red = MalOsos: presupuesto
print-track-blue = BuenOsos: presupuesto
print-track-campaign = Línea de campaña
print-track-goal = BuenOsos necesita
print-track-recovered = Servicios recuperados
print-track-start = inicio
print-marker-recovered = Recuperado
print-marker-resists = Resiste
print-marker-spreads = Propaga
print-marker-stability = Estabilidad
print-marker-trust = Confianza
print-marker-turn = Turno
print-marker-economy = Costo
print-marker-budget = Presupuesto
print-marker-test = Probado
print-micro = Micro-debrief
print-debrief = Debrief final
print-form-turn = Turno
print-form-stability = Estabilidad
print-form-trust = Confianza
print-form-actions = Qué vamos a hacer
print-form-action = Acción
print-form-owner = Responsable
print-form-date = Fecha

