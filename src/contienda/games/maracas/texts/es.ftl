### District Commander: Maracas en español

game-name = District Commander: Maracas
game-about = Contrainsurgencia en un distrito de una megaciudad: patrullas y emboscadas, infraestructura y terror. Cada bando sigue una estrategia secreta y lleva en secreto la cuenta de sus puntos de victoria.

## Bandos

side-0 = Gobierno
side-0-goal =
    Ganan si tienen más Puntos de Victoria que el Insurgente cuando un bando llega a { $victory_level ->
        [0] { $setup ->
            [free] 100
           *[random] 50
        }
       *[set] { NUMBER($victory_level) }
    } o cuando termina el turno { NUMBER($turn_limit) }; su Estrategia secreta decide qué da puntos.
side-1 = Insurgente
side-1-goal =
    Ganan si tienen más Puntos de Victoria que el Gobierno cuando un bando llega a { $victory_level ->
        [0] { $setup ->
            [free] 100
           *[random] 50
        }
       *[set] { NUMBER($victory_level) }
    } o cuando termina el turno { NUMBER($turn_limit) }; su Estrategia secreta decide qué da puntos.

## Áreas y lugares

area-GG = Gran Garto
area-LL = Las Leyes
area-MA = Mont Alban
area-CO = Coloniana
area-BY = Barrio Yermo
area-CV = Centro Viejo
area-VD = Villa Dorada
area-LT = Los Telares
area-SA = San Aquito
area-CP = Cerro Pobre
area-LR = La Ribera
area-PS = Puerto Sol
objective-LL = Palacio de Justicia
objective-CV = Plaza 24 de Octubre
objective-LT = Central Eléctrica
objective-PS = Los Muelles
place-GG = { area-GG }
place-LL = { area-LL }
place-MA = { area-MA }
place-CO = { area-CO }
place-BY = { area-BY }
place-CV = { area-CV }
place-VD = { area-VD }
place-LT = { area-LT }
place-SA = { area-SA }
place-CP = { area-CP }
place-LR = { area-LR }
place-PS = { area-PS }
area-GG-help = Número de Población 2, Modificador de Terreno 2. Áreas adyacentes: { area-LL }, { area-BY }.
area-LL-help = Número de Población 3, Modificador de Terreno 1. Áreas adyacentes: { area-GG }, { area-MA }, { area-CV }, { area-BY }.
area-MA-help = Número de Población 2, Modificador de Terreno 2. Áreas adyacentes: { area-LL }, { area-CO }, { area-VD }, { area-CV }.
area-CO-help = Número de Población 3, Modificador de Terreno 1. Áreas adyacentes: { area-MA }, { area-LT }, { area-VD }.
area-BY-help = Número de Población 4, Modificador de Terreno 3. Áreas adyacentes: { area-GG }, { area-CV }, { area-SA }, { area-LL }, { area-CP }.
area-CV-help = Número de Población 3, Modificador de Terreno 2. Áreas adyacentes: { area-BY }, { area-VD }, { area-LL }, { area-CP }, { area-MA }, { area-LR }.
area-VD-help = Número de Población 1, Modificador de Terreno 1. Áreas adyacentes: { area-CV }, { area-LT }, { area-MA }, { area-LR }, { area-CO }, { area-PS }.
area-LT-help = Número de Población 3, Modificador de Terreno 2. Áreas adyacentes: { area-VD }, { area-CO }, { area-PS }.
area-SA-help = Número de Población 3, Modificador de Terreno 3. Áreas adyacentes: { area-BY }, { area-CP }.
area-CP-help = Número de Población 4, Modificador de Terreno 3. Áreas adyacentes: { area-SA }, { area-LR }, { area-CV }, { area-BY }.
area-LR-help = Número de Población 2, Modificador de Terreno 2. Áreas adyacentes: { area-CP }, { area-PS }, { area-VD }, { area-CV }.
area-PS-help = Número de Población 1, Modificador de Terreno 1. Áreas adyacentes: { area-LR }, { area-LT }, { area-VD }.
place-GG-help = { area-GG-help }
place-LL-help = { area-LL-help }
place-MA-help = { area-MA-help }
place-CO-help = { area-CO-help }
place-BY-help = { area-BY-help }
place-CV-help = { area-CV-help }
place-VD-help = { area-VD-help }
place-LT-help = { area-LT-help }
place-SA-help = { area-SA-help }
place-CP-help = { area-CP-help }
place-LR-help = { area-LR-help }
place-PS-help = { area-PS-help }
place-available = Disponible
place-qrf = Fuerza de Reacción Rápida
place-disrupted = Desorganizadas
place-unused = fuera de la partida
where-at_large = en la calle
where-underground = en la clandestinidad
where-guard = custodiando el Objetivo

## Fichas

kind-gmil = Milicia del Gobierno
    .back = Milicia del Gobierno instruida (2-1-2)
kind-pol212 = Policía 2-1-2
kind-pol221 = Policía 2-2-1
kind-pol311 = Policía 3-1-1
kind-pol312 = Policía 3-1-2
kind-cbt131 = unidad del Ejército 1-3-1
    .back = unidad del Ejército 1-3-1 dispersa (2-2-1)
kind-cbt140 = unidad del Ejército 1-4-0
    .back = unidad del Ejército 1-4-0 dispersa (2-3-1)
kind-cbt230 = unidad del Ejército 2-3-0
    .back = unidad del Ejército 2-3-0 dispersa (3-2-1)
kind-cbt130 = unidad del Ejército 1-3-0
    .back = unidad del Ejército 1-3-0 dispersa (2-2-1)
kind-fcbt140 = unidad Extranjera 1-4-0
    .back = unidad Extranjera 1-4-0 dispersa (2-3-0)
kind-fcbt240 = unidad Extranjera 2-4-0
    .back = unidad Extranjera 2-4-0 dispersa (3-3-0)
kind-fcbt150 = unidad Extranjera 1-5-0
    .back = unidad Extranjera 1-5-0 dispersa (2-4-0)
kind-imil = Milicia insurgente
    .back = Milicia insurgente, boca arriba
kind-gr412 = Guerrilla 4-1-2
    .back = Guerrilla 4-1-2, boca arriba
kind-gr421 = Guerrilla 4-2-1
    .back = Guerrilla 4-2-1, boca arriba
kind-gr322 = Guerrilla 3-2-2
    .back = Guerrilla 3-2-2, boca arriba
kind-gr321 = Guerrilla 3-2-1
    .back = Guerrilla 3-2-1, boca arriba
kind-mf332 = Fuerza Principal 3-3-2
    .back = Fuerza Principal 3-3-2, boca arriba
kind-mf331 = Fuerza Principal 3-3-1
    .back = Fuerza Principal 3-3-1, boca arriba
kind-mf241 = Fuerza Principal 2-4-1
    .back = Fuerza Principal 2-4-1, boca arriba
kind-hw = Armas Pesadas
kind-fhw = Armas Pesadas Extranjeras
kind-ateam = Equipo A
kind-eng1 = Ingenieros
kind-eng2 = Ingenieros reforzados
kind-cadre2 = Cuadros +2
kind-cadre1 = Cuadros +1
kind-sensor1 = Sensores +1
kind-sensor2 = Sensores Extranjeros +2
kind-cit = Equipo de Inteligencia Combinada
kind-informant = Informador
kind-double = Agente Doble
    .back = Agente Doble, boca arriba
kind-ihw = Armas Pesadas insurgentes
    .back = Armas Pesadas insurgentes, boca arriba
kind-ied = Célula de explosivos (IED)
    .back = Célula de explosivos (IED), boca arriba
kind-bomber = Terrorista suicida
    .back = Terrorista suicida, boca arriba
kind-icadre = Cuadros insurgentes
    .back = Cuadros insurgentes, boca arriba
kind-node_a = Nodo de Mando A
    .back = Nodo de Mando A, boca arriba
kind-node_b = Nodo de Mando B
    .back = Nodo de Mando B, boca arriba
kind-node_c = Nodo de Mando C
    .back = Nodo de Mando C, boca arriba
kind-node_d = Nodo de Mando D
    .back = Nodo de Mando D, boca arriba
kind-dummy = Señuelo
    .back = Señuelo
kind-hw-help = +1 TR por cada Unidad de Combate de su pila en un Ataque.
kind-ateam-help = +1 al total de su pila en Patrullas, Ataques y misiones No Tácticas.
kind-cadre2-help = +2 CMR al construir o reducir infraestructura, reparar Sabotaje y eliminar Terror.
kind-sensor1-help = +1 IR a todas las Patrullas de su Área.
kind-informant-help = El Modificador de Terreno no cuenta en las Patrullas de su Área.
kind-double-help = Modificador de Terreno +1 en las Patrullas de su Área y en las Emboscadas de su pila.
kind-ied-help = +1 TR en Ataques, +2 en la segunda comparación de una Emboscada.
kind-bomber-help = +1 CMR por cada Unidad de Combate de su pila al reducir infraestructura o intimidar; queda Desorganizado al usarse.
kind-fhw-help = +1 TR por cada Unidad de Combate de su pila en un Ataque. Es Extranjera.
kind-eng1-help = +1 al total de su pila en Ataques y al construir, reparar, reducir, reclutar, ascender y eliminar Terror.
kind-eng2-help = +2 al total de su pila en Ataques; +1 al construir, reparar, reducir, reclutar, ascender y eliminar Terror.
kind-cadre1-help = +1 CMR al construir o reducir infraestructura, reparar Sabotaje y eliminar Terror.
kind-sensor2-help = +2 IR a todas las Patrullas de su Área. Son Extranjeros.
kind-cit-help = +2 IR a las Patrullas de su pila.
kind-ihw-help = +1 TR por cada Unidad de Combate de su pila en un Ataque y en la segunda comparación de una Emboscada.
kind-icadre-help = +2 CMR al construir o reducir infraestructura, reparar Sabotaje y eliminar Terror.
kind-node_a-help = Mientras está en el mapa, el Insurgente tiene 1 Punto de Tarea más por turno. Al quedar Desorganizado, baja en 1 la asignación.
kind-node_b-help = Mientras está en el mapa, el Insurgente tiene 1 Punto de Tarea más por turno. Al quedar Desorganizado, baja en 1 la asignación.
kind-node_c-help = Mientras está en el mapa, el Insurgente tiene 1 Punto de Tarea más por turno. Al quedar Desorganizado, baja en 1 la asignación.
kind-node_d-help = Mientras está en el mapa, el Insurgente tiene 1 Punto de Tarea más por turno. Al quedar Desorganizado, baja en 1 la asignación.
kind-dummy-help = No cuenta para nada, pero solo su dueño lo sabe.
mode-front = {""}
    .id = front
mode-back = {" "}(dispersa o instruida)
    .id = back
type-mil = Milicia
type-pol = Policía
type-cbt = unidad del Ejército (CBT)
type-fcbt = unidad Extranjera
type-gr = Guerrilla
type-mf = Fuerza Principal
intel-blank = en blanco
intel-ia_gov = Ventaja de Inteligencia
intel-ia_ins = Filtración (Ventaja para el Insurgente)
intel-informant = Informador
intel-node_a = Identificador del Nodo A
intel-node_b = Identificador del Nodo B
intel-node_c = Identificador del Nodo C
intel-node_d = Identificador del Nodo D

## Misiones, estrategias, sucesos

mission-patrol = Patrullar
mission-sweep = Patrullar contra todas las pilas
mission-attack = Atacar
mission-ambush = Emboscar
mission-move = Mover
mission-build = Construir infraestructura
mission-repair = Reparar sabotaje
mission-reduce = Reducir infraestructura
mission-sabotage = Causar sabotaje
mission-recruit = Reclutar Milicia
mission-promote = Ascender Milicia
mission-intimidate = Intimidar
mission-remove_terror = Eliminar Terror
mission-patrol-help = IR de la pila contra el IR más bajo de una pila insurgente más el terreno.
mission-sweep-help = Sin ficha, contra todas las pilas ocultas del Área.
mission-attack-help = TR contra TR más el terreno; ambos bandos pueden recibir Impactos.
mission-ambush-help = IR más alto y terreno contra el TR de una unidad regular y la ficha que juegue el Gobierno. La unidad recibe un Impacto si su total es además menor que el TR de tu pila.
mission-move-help = A un Área adyacente; desde la Fuerza de Reacción Rápida, a cualquiera.
mission-build-help = CMR contra un CMR al azar; si ganas, colocas una Unidad de Infraestructura.
mission-repair-help = CMR contra un CMR al azar; si ganas, desaparece todo el Sabotaje del Área.
mission-reduce-help = CMR contra la población y un CMR al azar; si ganas, el enemigo pierde una Unidad de Infraestructura.
mission-sabotage-help = CMR contra la población; si ganas, colocas un marcador de Sabotaje.
mission-recruit-help = CMR contra un CMR al azar; si ganas, llega una Milicia nueva.
mission-promote-help = CMR contra un CMR al azar; si ganas, la Milicia queda instruida o pasa a Guerrilla.
mission-intimidate-help = CMR contra el de todos los paramilitares del Gobierno en el Área.
mission-remove_terror-help = CMR contra la población y un CMR al azar; si ganas, el Área deja de estar Aterrorizada.
strategy-gov1 = Contrainsurgencia
strategy-gov2 = Contraguerrilla
strategy-gov3 = Afirmar el poder y la legitimidad
strategy-gov4 = Controlar el territorio clave
strategy-ins1 = Desestabilización
strategy-ins2 = Ultraviolencia
strategy-ins3 = Primacía del poder
strategy-ins4 = Gobierno en la sombra
incident-none = Sin novedad
incident-independent = Operaciones independientes
incident-rotation = Rotación de fuerzas
incident-border_north = Cambio de límites: norte
incident-border_west = Cambio de límites: oeste
incident-spontaneous = Guerrillas espontáneas
incident-flip_flop = Cambio de bando
incident-new_talent = Nuevo talento
incident-emergency_budget = Presupuesto de emergencia
incident-bake_sale = Venta de churros
incident-army_police = Roces entre Ejército y Policía
incident-windfall = Golpe de suerte de la inteligencia
incident-black_market = Mercado negro
incident-debate = Sesión de debate
incident-coup = ¿Golpe de Estado?
incident-friendly_fire = Fuego no tan amigo
incident-new_orders = Nuevas órdenes
result-failure = sin éxito
result-success = con éxito

## Acciones

verb-done = Listo
verb-done-help = No queda nada que hacer aquí.
verb-pass = Pasar
verb-pass-help = Ninguna de tus pilas actúa ahora; dos pases seguidos cierran el Área.
verb-close = Cerrar la pila
verb-close-help = La pila está completa.
verb-no_chit = No jugar ficha
verb-no_chit-help = El total queda como está.
verb-use_advantage = Usar una Ventaja de Inteligencia
verb-use_advantage-help = Cuenta el número más alto de la ficha; en una Emboscada el terreno cuenta doble.
verb-save_advantage = Reservar la Ventaja
verb-save_advantage-help = Queda para más adelante.
verb-buy = Comprar una Ficha de Azar (1 TP)
verb-buy-help = Robas una ficha y la sumas a tu mano.
verb-pay = Robar del Fondo de Inteligencia (1 TP)
verb-pay-help = Un IR al azar indica cuántas fichas robas.
verb-guard = Custodiar el Objetivo
verb-guard-help = La pila ocupa la casilla hasta que hace una misión.
verb-outside = Quedarse fuera
verb-outside-help = La casilla queda libre para otra pila.
verb-underground = Seguir en la clandestinidad
verb-underground-help = A salvo de todo menos de las Patrullas, pero solo con algunas misiones No Tácticas.
verb-at_large = Salir a la calle
verb-at_large-help = La pila puede hacer cualquier misión y puede ser atacada.
verb-no_more = No nombrar más Áreas
verb-no_more-help = Si el Gobierno acepta, la Fase termina.
verb-agree = Aceptar
verb-agree-help = La Fase de Operaciones termina.
verb-go_on = Seguir
verb-go_on-help = El Insurgente debe nombrar otra Área.
verb-turn_initiative = Tomar la iniciativa (cuesta una Ventaja)
verb-turn_initiative-help = Actúas primero en esta Área; el otro bando puede responder.
verb-keep_initiative = Dejar la iniciativa como está
verb-keep_initiative-help = Actúa primero quien la tiene ahora.
verb-appeal = Apelar a la Autoridad
verb-appeal-help = Se comparan dos fichas: TP, refuerzos y Estrategia pueden mejorar o empeorar.
verb-no_appeal = No apelar
verb-no_appeal-help = Todo queda como está.
verb-nsm_on_insurgents = La Milicia No Estatal ataca a los Insurgentes
verb-nsm_on_insurgents-help = La víctima es una unidad en la calle, elegida al azar.
verb-nsm_on_criminals = La Milicia No Estatal ataca a los Criminales
verb-nsm_on_criminals-help = Se comparan dos TR al azar.
verb-market_iu = Una Unidad de Infraestructura
verb-market_iu-help = En cualquier lugar del mapa.
verb-market_criminals = Hasta dos Criminales
verb-market_criminals-help = En Áreas a tu elección.
verb-get_assets = Hasta dos Activos
verb-get_assets-help = A tu elección, a Disponible.
verb-lose_assets = Entregar dos Activos
verb-lose_assets-help = En lugar de una unidad regular.
verb-deploy_first = Desplegar primero
verb-deploy_first-help = El Gobierno despliega después.
verb-deploy_second = Desplegar después
verb-deploy_second-help = El Gobierno despliega antes.
verb-type = { $type }
verb-type-help = Una unidad de este tipo.
verb-area = { $area }
verb-area-help = El tablero muestra su población, su terreno y quién está allí.
verb-place = { $place }
verb-place-help = Eliges esta Área o esta sección de la Caja de Unidades.
verb-stack = Pila { $stack }
verb-stack-help = Una de tus pilas.
verb-target = Contra la pila { $stack }
verb-target-help = La pila a la que va dirigida la misión.
verb-target_criminal = Contra una unidad Criminal
verb-target_criminal-help = En un Ataque la defienden un TR al azar y el terreno; en una Emboscada, solo el TR. Las fichas Extranjeras no cuentan.
verb-target_nsm = Contra una Milicia No Estatal
verb-target_nsm-help = En un Ataque la defienden un TR al azar y el terreno; en una Emboscada, solo el TR. Las fichas Extranjeras no cuentan.
verb-target_objective = Contra el Objetivo desprotegido
verb-target_objective-help = Lo defienden un TR al azar y el terreno; la recompensa se cobra una vez por turno.
verb-mission = { $mission }
verb-mission-help = Cuesta 1 Punto de Tarea.
verb-bombers = Terroristas suicidas que usas: { NUMBER($n) }
verb-bombers-help = Cada uno suma 1 por Unidad de Combate de la pila y queda Desorganizado.
verb-chit = Ficha { $chit }
verb-chit-help = Sus cifras son IR, TR y CMR.
verb-strategy = { $strategy }
verb-strategy-help = Tu Estrategia desde ahora.
verb-take = Tomar: { $kind }
verb-take-help = Pasa a Disponible.
verb-pick = { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Impactos: { NUMBER($hits) }
}
verb-pick-help = Eliges esta ficha.
verb-add = Agregar { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Impactos: { NUMBER($hits) }
}
verb-add-help = Se une a la pila que se forma.
verb-recover = Recuperar { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Impactos: { NUMBER($hits) }
}
verb-recover-help = De Desorganizadas a Disponible: 1 TP por unidad, 1 TP por dos Activos.
verb-heal = Quitar los Impactos de { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Impactos: { NUMBER($hits) }
}
verb-heal-help = Todos los Impactos de una unidad regular por 1 TP.
verb-hit = { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Impactos: { NUMBER($hits) }
}
verb-hit-help = Recibe el Impacto; los paramilitares se Desorganizan en el acto.
verb-draw = Sale la ficha { $chit }
verb-draw-help = Sale del Aleatorizador y vuelve a él.
verb-dealt = Ficha { $chit }
verb-dealt-help = Solo la ve su dueño.
verb-force = Sale { $kind }
verb-force-help = Al azar entre las unidades de su tipo.
verb-orders = Estrategia: { $strategy }
verb-orders-help = Al azar y en secreto.
verb-intel = Del Fondo: { $intel }
verb-intel-help = Las fichas en blanco vuelven al Fondo.
verb-side = Le toca a { $seat }
verb-side-help = Se decide al azar.
verb-victim = Pila { $stack }
verb-victim-help = La ataca la Milicia No Estatal.
verb-victim_unit = { $kind }
verb-victim_unit-help = La unidad que debe defenderse.

## Preguntas

step-column = La columna de la tabla de fuerzas
step-strategy = La Estrategia de apertura
step-swap = ¿Cambiar una unidad por dos Activos?
step-force = Se sortean unidades
step-iu = ¿Dónde va una Unidad de Infraestructura?
step-buy_force = ¿Qué compras? El enemigo recibe su precio en Puntos de Victoria: Milicia 1, otros paramilitares 2, regulares 3, dos Activos 3.
step-choose_assets = ¿Qué Activo?
step-place_militia = ¿Dónde se coloca la Milicia?
step-place_units = ¿Dónde se coloca esta ficha?
step-event = Un suceso aleatorio
step-event_second = Un suceso aleatorio: la segunda ficha
step-independent = ¿De qué Área se traslada una unidad Extranjera?
step-independent_unit = ¿Qué unidad Extranjera?
step-independent_to = ¿A qué Área?
step-rotation = ¿Dónde está la unidad que se releva?
step-rotation_unit = ¿Qué unidad se releva?
step-rotation_draw = Se sortea la unidad nueva
step-spontaneous = ¿En qué Área Aterrorizada surge la Milicia?
step-flip_flop = ¿Dónde se vuelve Criminal una Milicia No Estatal?
step-market = ¿Qué trae el mercado negro?
step-market_iu = ¿Dónde va?
step-market_criminal = ¿Dónde aparece una unidad Criminal?
step-coup = ¿Dónde está la unidad que se pone en alerta?
step-coup_unit = ¿Qué unidad se pone en alerta?
step-orders_side = ¿Quién recibe nuevas órdenes?
step-orders = Una nueva Estrategia
step-free_draw = ¿Cuántas fichas?
step-hand = Fichas para la mano
step-recover = ¿Qué se recupera?
step-heal = ¿Dónde está la unidad a la que se le quitan los Impactos?
step-buy = ¿Comprar fichas?
step-criminals = ¿Dónde aparecen los últimos Criminales?
step-militias = ¿Dónde aparece una Milicia No Estatal?
step-first = ¿Quién despliega primero?
step-transfer = ¿De dónde se trasladan fichas?
step-transfer_unit = ¿Qué ficha?
step-transfer_to = ¿Adónde?
step-form = ¿Qué ficha se une a esta pila?
step-guard = ¿La pila custodia el Objetivo?
step-arrive = ¿Qué ficha entra en el mapa?
step-arrive_to = ¿A qué Área?
step-cell = ¿Qué ficha se une a esta pila?
step-hide = ¿En la clandestinidad o en la calle?
step-intelligence = ¿Gastar TP en inteligencia?
step-information = ¿Cuántas fichas de Inteligencia?
step-intel = Una ficha del Fondo de Inteligencia
step-nsm_choice = ¿A quién ataca la Milicia No Estatal?
step-nsm_victim = ¿Qué pila es atacada?
step-nsm_unit = ¿Qué unidad es atacada?
step-nsm_fight = El Valor de Tropa de la Milicia No Estatal
step-nsm_brawl = La Milicia No Estatal contra los Criminales
step-activate = ¿Qué Área sigue?
step-agree = ¿Aceptas terminar la Fase?
step-initiative = ¿Cambiar la Iniciativa Táctica?
step-go = ¿Qué pila actúa?
step-mission = ¿Qué misión?
step-target = ¿Contra quién o adónde?
step-ambush_unit = ¿Qué unidad cae en la emboscada?
step-bombers = ¿Cuántos terroristas suicidas?
step-go_on = ¿Otra misión con esta pila?
step-chit = ¿Qué ficha juegas?
step-advantage = ¿Usar una Ventaja?
step-luck = Una ficha al azar en lugar de una de la mano
step-random = Una ficha contra la misión
step-hits = ¿Qué unidad recibe el Impacto?
step-disrupt = ¿En qué pila se Desorganiza un paramilitar?
step-disrupt_unit = ¿Qué paramilitar se Desorganiza?
step-promotion = ¿En qué pila asciende la Milicia?
step-promoted = ¿En qué Guerrilla se convierte?
step-withdraw = ¿De dónde se retiran fichas?
step-withdraw_unit = ¿Qué ficha se retira?
step-discard = ¿Qué ficha se descarta?
step-appeal = ¿Apelar a la Autoridad?
step-gain = ¿Qué recibes?
step-gain_assets = ¿Qué Activo recibes?
step-lose = ¿Qué entregas?
step-lose_unit = ¿Qué unidad regular entregas?
step-lose_assets = ¿Dónde está el Activo que entregas?
step-lose_asset = ¿Qué Activo entregas?
step-new_strategy = ¿Qué Estrategia?

## Lo que ha pasado

event-column_drawn = Se usa la columna { NUMBER($n) } de la tabla de fuerzas.
event-strategy_changed = { $seat } recibe una Estrategia.
event-strategy_is = Tu Estrategia es { $strategy }.
event-swapped = El Gobierno entrega una unidad a cambio de dos Activos: { $type }.
event-received = { $seat } recibe: { $kind }.
event-iu_placed = { $seat } tiene una nueva Unidad de Infraestructura en { $area }.
event-placed = { $seat } coloca en { $area }: { $kind }.
event-paid = { $seat } paga por sus fuerzas en Puntos de Victoria: { NUMBER($n) }.
event-set_up = { $seat } termina el despliegue inicial.
event-turn_began = Turno { NUMBER($n) }
event-event_drawn = Suceso { NUMBER($code) }: { $event }
event-frozen = { $area } queda congelada este turno.
event-flipped = Una Milicia No Estatal de { $area } se vuelve Criminal.
event-shifted = Pasa de { $place } a { $goal }: { $kind }.
event-rotated = Relevo ({ $place }): sale { $kind } y entra { $other }.
event-militia_raised = Surge Milicia en { $area }.
event-alerted = Pasa de { $place } a la Fuerza de Reacción Rápida: { $kind }.
event-allocated = { $seat } tiene Puntos de Tarea: { NUMBER($n) }.
event-free_draw = { $seat } roba fichas: { NUMBER($n) }.
event-got_chit = Robas la ficha { $chit }.
event-first_deployer = { $seat } decide quién despliega primero: { $first }.
event-bought = { $seat } compra fichas: { NUMBER($n) }.
event-planned = { $seat } termina de planificar; Puntos de Tarea restantes: { NUMBER($n) }.
event-recovered = { $seat } recupera: { $kind }.
event-healed = { $seat } quita todos los Impactos: { $kind }.
event-criminal_placed = Aparece una unidad Criminal en { $area }.
event-nsm_placed = Aparece una Milicia No Estatal en { $area }.
event-transferred = El Gobierno traslada de { $place } a { $goal }: { $kind }.
event-stacked = La pila { $stack } está en { $place }; fichas: { NUMBER($n) }.
event-guards = La pila { $stack } custodia el Objetivo de { $area }.
event-not_guarding = La pila { $stack } no custodia el Objetivo de { $area }.
event-arrived = Entra en { $area }: { $kind }.
event-cell_seen = La pila insurgente { $stack } está en { $area }, { $where }; fichas: { NUMBER($n) }.
event-paid_intelligence = { $seat } paga por inteligencia; Puntos de Tarea restantes: { NUMBER($n) }.
event-intel_drawn = El Gobierno roba una ficha del Fondo de Inteligencia: { $intel }.
event-advantage_used = { $seat } gasta una Ventaja de Inteligencia.
event-advantage_saved = Reservas tu Ventaja de Inteligencia para más adelante.
event-informant_removed = Silencian a un Informador de { $area }.
event-operations = Operaciones del turno { NUMBER($n) }
event-nsm_attacks = La Milicia No Estatal de { $area } ataca a la pila { $stack }.
event-nsm_victim = Víctima: { $kind }.
event-nsm_fought = Milicia No Estatal contra Criminales en { $area }: { NUMBER($n) } a { NUMBER($m) }.
event-criminal_lost = La unidad Criminal de { $area } desaparece.
event-nsm_lost = La Milicia No Estatal de { $area } desaparece.
event-nsm_held = Empate en { $area }: nada cambia.
event-no_more = { $seat } no nombra más Áreas.
event-agreed = { $seat } acepta.
event-goes_on = { $seat } quiere seguir.
event-activated = Se activa { $area }; { $seat } tiene la iniciativa.
event-initiative_turned = { $seat } toma la iniciativa.
event-initiative_kept = { $seat } deja la iniciativa como está.
event-passed = { $seat } pasa.
event-declared = { $seat } ordena a la pila { $stack }: { $mission }.
event-against = Va contra la pila { $stack }.
event-against_criminal = Va contra una unidad Criminal en { $area }.
event-against_nsm = Va contra una Milicia No Estatal en { $area }.
event-against_objective = Va contra el Objetivo de { $area }.
event-moved = La pila { $stack } se mueve de { $place } a { $area }.
event-random_chit = Sale en contra la ficha { $chit }.
event-chit_played = { $seat } juega la ficha { $chit }.
event-chit_unseen = { $seat } juega una ficha sin mostrarla.
event-no_chit = No juegas ninguna ficha.
event-patrolled = { $seat } busca con un total de { NUMBER($n) }.
event-cover_known = En contra, en { $area }: { NUMBER($n) } a la vista, más la parte oculta del Insurgente.
event-search_failed = La pila { $stack } sigue oculta.
event-driven_out = La pila { $stack } tiene que salir de la clandestinidad.
event-found_out = La pila { $stack } queda al descubierto.
event-turned_up = La pila { $stack } muestra: { $kind }.
event-compared = Los totales son { NUMBER($n) } y { NUMBER($m) }.
event-attack_won = { $seat } gana el Ataque.
event-attack_even = Empate: el Ataque de la pila { $stack } no cambia nada y nadie recibe Impactos.
event-hits_of_loser = La pila { $stack } pierde y recibe Impactos: { NUMBER($n) }, la diferencia de unidades y Activos ({ NUMBER($m) } y { NUMBER($k) }).
event-hits_of_winner = La pila { $stack } gana y recibe Impactos: { NUMBER($n) }, la diferencia de los TR impresos en las fichas ({ NUMBER($m) } y { NUMBER($k) }).
event-outcome = La pila { $stack } actúa { $result }.
event-disrupted = { $seat }, pila { $stack }: { $kind } queda Desorganizada.
event-asset_disrupted = { $seat } pierde un Activo, que queda Desorganizado: { $kind }.
event-asset_returned = { $seat } devuelve a Disponible: { $kind }.
event-allocation_changed = { $seat } tiene ahora una Asignación de TP de { NUMBER($n) }.
event-hit = { $seat }, pila { $stack }: { $kind } recibe un Impacto.
event-ambushed = La pila { $stack } cae en la emboscada: el Gobierno pierde 1 Punto de Tarea.
event-ambush_second = Para el Impacto se comparan las tropas: { NUMBER($n) } contra { NUMBER($m) }.
event-terrorised = { $area } queda Aterrorizada.
event-terror_removed = { $seat } pone fin al Terror en { $area }.
event-criminal_removed = { $seat } elimina una unidad Criminal en { $area }.
event-nsm_removed = { $seat } elimina una Milicia No Estatal en { $area }.
event-objective_hit = El Ataque alcanza el Objetivo de { $area }.
event-repaired = Se repara todo el Sabotaje de { $area }.
event-iu_removed = { $seat } pierde una Unidad de Infraestructura en { $area }.
event-sabotaged = { $area } sufre un sabotaje.
event-recruited = { $seat } recluta Milicia en { $area }: pila { $stack }.
event-trained = La Milicia de la pila { $stack } queda instruida.
event-promoted = La Milicia de { $area } pasa a Guerrilla.
event-promoted_to = Pila { $stack }: la Milicia pasa a { $kind }.
event-redeployment = Fin del turno { NUMBER($n) }: Redespliegue.
event-withdrawn = { $seat } retira fichas de { $area }: { NUMBER($n) }.
event-withdrawn_openly = { $seat } retira de { $area }, boca arriba: { $kind }.
event-hidden_again = { $seat }: todas las fichas pasan a la clandestinidad, boca abajo.
event-discarded = { $seat } descarta una ficha.
event-discarded_chit = Descartas la ficha { $chit }.
event-no_appeal = No apelas este turno.
event-own_chit = Tu ficha es { $chit }.
event-hq_chit = La ficha del Cuartel General es { $chit }.
event-taken_away = { $seat } entrega: { $kind }.
event-vp_deeds = { $seat } gana Puntos de Victoria por misiones: { NUMBER($n) }.
event-vp_population = { $seat } gana Puntos de Victoria por la población: { NUMBER($n) }.
event-vp_loc = { $seat } gana Puntos de Victoria por líneas de comunicación: { NUMBER($n) }.
event-vp_population_in = La población de { $area } vale { NUMBER($n) } PV.
event-vp_loc_in = La línea de comunicación de { $area } vale { NUMBER($n) } PV.
event-vp_lost = { $seat } pierde Puntos de Victoria: { NUMBER($n) }.
event-vp_total = { $seat } tiene ahora Puntos de Victoria: { NUMBER($n) }.
event-final = { $seat } termina con Puntos de Victoria: { NUMBER($n) }.
event-won = { $seat } gana.

## Final, opciones, modalidades

ending-victory = Un bando alcanzó el nivel de victoria
ending-both = Ambos bandos alcanzaron el nivel de victoria; gana el total más alto
ending-last_turn = Terminó el último turno; gana el total más alto
ending-draw = Terminó el último turno; los totales son iguales
option-setup = Despliegue inicial
option-setup-help = Fuerzas según la tabla, o compradas a cambio de Puntos de Victoria para el enemigo.
option-setup-random = aleatorio
option-setup-free = libre
option-victory_level = Puntos de Victoria necesarios
option-victory_level-help = Con 0 son 50 en el despliegue aleatorio y 100 en el libre; las modalidades fijan 60 y 130.
option-turn_limit = Último turno
option-turn_limit-help = Después gana el total más alto.
option-events = Sucesos aleatorios
option-events-help = Cada turno empieza con un suceso.
option-assets = Activos
option-assets-help = Activos, Señuelos y Nodos de Mando.
option-foreign = Unidades Extranjeras
option-foreign-help = Sin ellas, el Ejército es más numeroso.
option-intelligence = Fondo de Inteligencia
option-intelligence-help = Informadores, Ventajas e Identificadores de Nodo.
option-objectives = Puntos de Objetivo
option-objectives-help = Cuatro Áreas tienen una casilla que se puede custodiar y atacar.
option-criminals = Unidades Criminales
option-criminals-help = Aparecen en Áreas Aterrorizadas sin Policía.
option-nsm = Milicia No Estatal
option-nsm-help = Aparece donde hay Terror y ataca a Insurgentes y Criminales.
option-no_chit = Sin fichas en la mano
option-no_chit-help = Más rápido: en lugar de jugar una ficha de la mano, se saca una al azar.
option-first_deployer = Quién despliega primero
option-first_deployer-help = El reglamento dice una cosa y la hoja de ayuda, otra.
option-first_deployer-government = el Gobierno
option-first_deployer-insurgent_chooses = elige el Insurgente
preset-introductory = Introducción
preset-introductory-help = Solo las reglas estándar y seis turnos.
preset-standard = Estándar
preset-standard-help = Con Activos, unidades Extranjeras, inteligencia y Objetivos.
preset-full = Completa
preset-full-help = Todas las reglas, con Criminales y Milicia No Estatal.
preset-free_setup = Despliegue libre
preset-free_setup-help = Todas las reglas; cada bando compra sus fuerzas.

## El tablero en la terminal

known-here = Se sabe que están boca abajo, aquí o en pilas formadas aquí: { $counters }
known-stack = Se sabe de esta pila: { $facts }
known-between = de { $least } a { $most }
known-least = al menos { $n }
known-most = como máximo { $n }
known-sum = suma de CMR: { $bounds }
known-ir = IR más bajo: { $bounds }
known-cover = IR más bajo, con los Agentes Dobles boca abajo de su Área: { $bounds }
known-tr = TR de una de sus unidades: { $bounds }
known-cadres = con los Cuadros que tenga
known-bombers = con terroristas suicidas: { $n }
known-no_arms = nada boca abajo que sume en un Ataque
known-recruit = es una sola Milicia
board-turn = Turno { $turn } de { $last }; nivel de victoria: { $level }
board-setup = Despliegue inicial; nivel de victoria: { $level }
board-active = activa: { $area }
board-pn = PN
board-tm = TM
board-iu = IU
board-markers = Marcadores
board-government = Gobierno
board-insurgent = Insurgente
board-books = TP { $tp }/{ $most }, Fichas de Azar: { $hand }
board-advantages = Ventajas de Inteligencia: { $n }
board-secret = { $strategy }, Puntos de Victoria: { $vp }, turnos hasta otra Apelación: { $wait }
board-hand = Mano (IR-TR-CMR)
board-discard = Fichas que faltan por descartar
board-plan = Planeado
board-price = costo de la fuerza: { $n } PV para el enemigo
board-stack = pila { $stack }
board-left = quedan: { $n }
board-mission = Pila { $stack }: { $mission }
board-nsm = Milicia No Estatal contra la pila { $stack }
board-totals = { $own } contra { $against }
board-totals_drawn = { $own } contra { $against } más una ficha al azar ({ $rating })
board-open = { $n } y una parte oculta
board-second = para el Impacto, tropas { $own } contra el mismo total
board-hits_lost = La pila { $stack } perdió; Impactos pendientes por la diferencia de unidades y Activos: { $n }
board-hits_won = La pila { $stack } ganó; Impactos pendientes por la diferencia de las fichas: { $n }
board-objectives = Objetivos: { $names }
board-legend = PN Número de Población · TM Modificador de Terreno · TP Puntos de Tarea · IU Unidades de Infraestructura · 1-3-1 = IR-TR-CMR · ═ línea de comunicación · ◎ Objetivo o pila que lo custodia · ↓ en la clandestinidad · ▮ boca abajo · (n) sin pila · ☠ Terror · ❄ congelada · S Sabotaje · C Criminales · N Milicia No Estatal · i Informadores · *n Impactos · ✓ ya actuó · → se movió · × ya cayó en una emboscada · ■ no hace misiones este turno · • se sabe algo, aunque esté boca abajo
board-scores = Tu Estrategia puntúa
board-strategy = estrategia
board-adjacent = adyacentes
board-area = Número de Población { $pn }, Modificador de Terreno { $tm }.
board-line = línea de comunicación
board-unit = Inteligencia (IR) { $ir }, Tropas (TR) { $tr }, Cívico-militar (CMR) { $cmr }
deed-para = Cada paramilitar enemigo Desorganizado
deed-para-short = paramilitar
deed-reg = Cada unidad regular enemiga Desorganizada
deed-reg-short = regular
deed-reg_foreign = Cada unidad regular Extranjera Desorganizada
deed-reg_foreign-short = Extranjera
deed-iu = Cada Unidad de Infraestructura enemiga reducida
deed-iu-short = IU
deed-crim = Cada unidad Criminal eliminada
deed-crim-short = Criminales
deed-nsm = Cada Milicia No Estatal eliminada
deed-nsm-short = MNE
deed-pop = Cada Área cuya población controlas
deed-pop-short = población
deed-loc = Cada línea de comunicación que controlas
deed-loc-short = líneas
deed-terror = Cada Área que Aterrorizas
deed-terror-short = Terror
deed-obj = Cada Objetivo alcanzado
deed-obj-short = Objetivo
deed-idle = Un turno sin ningún Ataque ni Emboscada
deed-idle-short = sin ataques

## La primera partida

lesson-seat-1 = Tú, el Gobierno
lesson-seat-2 = Rojas, el Insurgente
lesson-1 = Mandas ejército, policía y milicia en parte de una gran ciudad; Rojas dirige a los insurgentes. Cada bando sigue una Estrategia secreta que dice qué da Puntos de Victoria. La tuya es Contrainsurgencia: unidades enemigas, población y líneas de comunicación. Esta partida dura un turno.
lesson-2 = Las fuerzas ya están colocadas: tu infraestructura y tu Milicia, en los barrios que dominas; casi todo el ejército espera en Disponible. Rojas tiene sus unidades en la clandestinidad: ves cuántas, no cuáles. El turno se abre con dos fichas: un suceso aleatorio.
lesson-3 = 12: sin novedad. Cada bando recibe 15 Puntos de Tarea; toda misión cuesta uno. Después cada uno roba Fichas de Azar. Una ficha como 355 lleva tres valores: Inteligencia 3, Tropa 5 y Civil-Militar 5.
lesson-4 = Ahora podrías recuperar unidades Desorganizadas, pero aún no hay ninguna: sigue. Las fichas refuerzan tus misiones y tu defensa: compra la quinta por 1 Punto de Tarea y detente ahí. Rojas no sabrá qué hiciste hasta que ambos hayan planificado.
lesson-5 = Despliegas primero. Las fichas pasan libremente de un Área o casilla a otra; solo la Milicia se queda donde está. Lleva Policía de Disponible a Puerto Sol, para dominar su línea de comunicación, y termina.
lesson-6 = Ahora se forman las pilas: hasta tres unidades que actúan juntas. Casi todas están solas y forman la suya sin más. En Centro Viejo, pon las dos unidades del Ejército en una pila, concentradas: dispersas buscan mejor y combaten peor.
lesson-7 = Las pilas de Rojas están en el mapa, boca abajo; la de Centro Viejo está en la calle. Rojas nombra la primera Área: Centro Viejo. Tiene 15 Puntos de Tarea y tú 14: suya es la iniciativa, y golpea en el acto.
lesson-8 = ¡Emboscada a una unidad del Ejército! Su Inteligencia más alta, 4, y el terreno, 2, suman 6. Tu unidad tiene Tropa 3 y la ficha que agregues. Juega 355: la cifra del medio es 5.
lesson-9 = 6 contra 8: la Emboscada falla y la guerrilla queda boca arriba. Atácala con la pila 5: tu Tropa es 6; la suya, 3, más 2 por el terreno. Agrega la ficha 244. Una tercera unidad sería demasiado: si sobran muchos Impactos, el Área queda Aterrorizada y pierdes a su población.
lesson-10 = 10 contra 7. Rojas pierde las dos unidades y, con ellas, 2 Puntos de Tarea. El ganador también sufre por la diferencia de las fichas: dos Impactos. El primero ya está en una unidad; pon el segundo en la otra para que ambas aguanten, y termina.
lesson-11 = Rojas sigue con Las Leyes, donde tiene una pila clandestina. Manda la pila 2 a Patrullar con la ficha 511: ahora cuenta la Inteligencia, 3 y 5, contra la suya y el terreno. Solo te dirá si la tuya es mayor.
lesson-12 = Tuvo que salir de la clandestinidad: desde ahora esa pila puede ser atacada. Tu Policía es demasiado débil para eso; déjala.
lesson-13 = En Los Telares tu Policía está sola. Construye infraestructura: su valor Civil-Militar es 2 y en contra se saca una ficha al azar. Después de una misión así, la pila ya no actúa en este turno.
lesson-14 = Salió un 1: tienes una Unidad de Infraestructura nueva. Rojas no quiere más Áreas. Si aceptas, terminan las Operaciones; si no, tendrá que nombrar otra.
lesson-15 = Al final del turno se pueden retirar fichas a Disponible. Déjalas: las unidades en el mapa dominan las líneas de comunicación. Después se cuentan los Puntos de Victoria, cada bando según su Estrategia.
lesson-16 = 4 puntos por dos guerrillas, 6 por las Áreas donde domina tu infraestructura, 2 por líneas de comunicación: 12 a 4, ganas. En partidas más largas se suman Activos, inteligencia, Criminales y apelaciones al Cuartel General.

## Glosario

glossary-ir = Valor de Inteligencia (IR)
    .forms = IR, Valor de Inteligencia
    .means = Indica lo bien que una unidad busca y se oculta: cuenta en Patrullas y Emboscadas.
    .clause = 2.2
glossary-tr = Valor de Tropa (TR)
    .forms = TR, Valor de Tropa
    .means = La fuerza en combate: cuenta en los Ataques y dice cuántos Impactos soporta una unidad regular.
    .clause = 2.2
glossary-cmr = Valor Civil-Militar (CMR)
    .forms = CMR, Valor Civil-Militar
    .means = La influencia sobre la población: cuenta al construir, reclutar, intimidar y similares.
    .clause = 2.2
glossary-tp = Puntos de Tarea (TP)
    .forms = Punto de Tarea, Puntos de Tarea, TP
    .means = Con ellos se pagan misiones, recuperación, fichas e inteligencia. Los que sobran al final del turno se pierden.
    .clause = 5.21
glossary-chit = Ficha de Azar
    .forms = Ficha de Azar, Fichas de Azar
    .means = Tres cifras: IR, TR y CMR. Si la juegas desde la mano, suma la que se pone a prueba; si se saca al azar, se opone a una misión.
    .clause = 5.22
glossary-stack = Pila
    .forms = pila, pilas
    .means = Hasta tres unidades, con hasta tres Activos, que actúan juntas. Se forma en el Despliegue.
    .clause = 5.3c
glossary-underground = Clandestinidad
    .forms = clandestinidad, clandestina, clandestinas
    .means = Donde se esconde el Insurgente: allí solo llegan las Patrullas, y solo se pueden hacer algunas misiones No Tácticas.
    .clause = 5.3e
glossary-at_large = En la calle («suelta»)
    .forms = en la calle
    .means = Fuera de la clandestinidad: la pila insurgente puede hacer cualquier misión y puede ser atacada.
    .clause = 5.3e
glossary-pn = Número de Población
    .forms = Número de Población, Números de Población
    .means = Cuánta gente vive en un Área, en cientos de miles. Limita allí los puntos, el Sabotaje y el reclutamiento.
    .clause = 2.21
glossary-tm = Modificador de Terreno
    .forms = Modificador de Terreno
    .means = Lo que el barrio oculta y protege: ayuda a quien es buscado o atacado y a quien embosca.
    .clause = 2.21
glossary-iu = Unidad de Infraestructura (IU)
    .forms = Unidad de Infraestructura, Unidades de Infraestructura, IU
    .means = El arraigo de un bando entre la gente de un Área. Quien tiene más allí puntúa la población.
    .clause = 6.15a
glossary-paramilitary = Paramilitar
    .forms = paramilitar, paramilitares
    .means = Milicia, Policía y Guerrilla. Un solo Impacto las Desorganiza.
    .clause = 2.2
glossary-disrupted = Desorganizada
    .forms = Desorganizada, Desorganizadas, Desorganizado, Desorganizados, Desorganiza, Desorganizan
    .means = Fuera de combate hasta que se recupera con Puntos de Tarea; la Milicia hay que reclutarla de nuevo.
    .clause = 6.2a
glossary-hit = Impacto
    .forms = Impacto, Impactos
    .means = Daño en combate. Una unidad regular se Desorganiza cuando sus Impactos igualan su Valor de Tropa.
    .clause = 6.12e
glossary-terror = Terror
    .forms = Terror, Aterrorizada, Aterrorizadas, Aterroriza
    .means = Lo que deja una matanza: en esa Área nadie puntúa la población, construye ni recluta hasta que se elimina.
    .clause = 6.2d
glossary-sabotage = Sabotaje
    .forms = Sabotaje
    .means = Cada marcador anula una Unidad de Infraestructura del Gobierno en el Área.
    .clause = 6.16c
glossary-initiative = Iniciativa Táctica
    .forms = Iniciativa Táctica
    .means = El derecho a actuar primero en un Área: es de quien tiene más Puntos de Tarea en ese momento; si hay empate, del Insurgente.
    .clause = 6.0b
glossary-advantage = Ventaja de Inteligencia
    .forms = Ventaja de Inteligencia, Ventajas de Inteligencia, Ventaja
    .means = Una ficha del Fondo: al gastarla, cuenta la mejor cifra de una ficha, se duplica el terreno de una Emboscada o cambia la iniciativa.
    .clause = 9.33
glossary-asset = Activo
    .forms = Activo, Activos
    .means = Ficha que refuerza a la pila en la que está: armas, ingenieros, cuadros, sensores, agentes.
    .clause = 9.1
glossary-dummy = Señuelo (Dummy)
    .forms = Señuelo, Señuelos
    .means = No cuenta para nada: solo hace que la pila parezca mayor.
    .clause = 5.3e
glossary-node = Nodo de Mando
    .forms = Nodo de Mando, Nodos de Mando, Nodo, Nodos
    .means = Un puesto de mando insurgente: en el mapa da 1 Punto de Tarea cada turno; si se pierde, baja la Asignación.
    .clause = 5.21
glossary-informant = Informador
    .forms = Informador, Informadores
    .means = En su Área el terreno no cuenta en las Patrullas.
    .clause = 6.11b
glossary-qrf = Fuerza de Reacción Rápida (QRF)
    .forms = Fuerza de Reacción Rápida, QRF
    .means = Pilas del Gobierno listas para intervenir: con un movimiento llegan a cualquier Área.
    .clause = 6.14
glossary-nsm = Milicia No Estatal (NSM)
    .forms = Milicia No Estatal, NSM
    .means = Autodefensas que nadie manda: surgen donde hay Terror, atacan a Insurgentes y Criminales y bloquean los puntos de población del Insurgente.
    .clause = 9.5a
glossary-appeal = Apelación a la Autoridad
    .forms = Apelación a la Autoridad, Apelación
    .means = Una petición al Cuartel General al final del turno: Asignación, fuerzas y Estrategia pueden mejorar o empeorar.
    .clause = 7.3

## Una mesa de un vistazo, para la clase

marker-terror = Áreas aterrorizadas
marker-government-iu = Infraestructura del Gobierno
marker-insurgent-iu = Infraestructura del Insurgente
tile-phase-setup = Despliegue inicial
tile-phase-event = Suceso
tile-phase-planning = Planificación
tile-phase-deployment = Despliegue
tile-phase-operations = Operaciones
tile-phase-redeployment = Redespliegue
tile-phase-end = Fin del turno
tile-last-turn = El turno { NUMBER($turn) } es el último
tile-terror = Terror en { NUMBER($n) } de { NUMBER($of) } Áreas

marker-victory_points = Puntos de Victoria

# --- análisis

stat-declared = Misiones
stat-chit_played = Fichas jugadas
stat-attack_won = Ataques ganados
stat-recruited = Milicias reclutadas
stat-hit = Impactos recibidos
debrief-victory_points = De dónde vinieron los Puntos de Victoria
debrief-victory_points-lead = Puntos de cada turno, por origen.
debrief-points-turn = Turno
debrief-points-who = Bando
debrief-points-deeds = Misiones
debrief-points-population = Población
debrief-points-loc = Líneas de comunicación
debrief-points-lost = Perdidos
debrief-verb-done = No hacer nada más

# En la mesa real: qué sacar o tirar
enter-draw = { $step } — saca una ficha del Aleatorizador. ¿Qué número tiene?
enter-dealt = { $who }: { $count ->
    [one] una ficha del Aleatorizador. ¿Qué número tiene?
   *[other] { $count } fichas del Aleatorizador. ¿Qué números tienen?
}
enter-force = { $count ->
    [one] Saca una unidad al azar. ¿Cuál es?
   *[other] Saca { $count } unidades al azar. ¿Cuáles son?
}
enter-orders = { $who }: saca una Estrategia. ¿Cuál es?
enter-intel = { $count ->
    [one] Saca una ficha del Fondo de Inteligencia. ¿Cuál es?
   *[other] Saca { $count } fichas del Fondo de Inteligencia. ¿Cuáles son?
}
enter-side = Sortea: ¿a qué bando le toca?
enter-victim = Sortea: ¿qué pila es?
enter-victim_unit = Sortea: ¿qué unidad es?

## Qué puntúa una Estrategia

deeds-help = Los Puntos de Victoria se anotan en secreto al final de cada turno.
points-1 = 1
points-iu = IU propias allí
points-pn = Número de Población
points-less-1 = −1
points-less-pn = − Número de Población

## Impresión

print-map = Mapa
print-counters = Unidades y Activos
print-markers = Marcadores
print-chits = Fichas de Azar
print-intelligence = Fondo de Inteligencia
print-strategies = Estrategias
print-sheets = Hojas de jugador
print-aids = Ayudas de juego
print-rules = Reglas
print-tp = TP
print-vp = VP
print-turn = Turno
print-turns = Turnos
print-loc = Línea de comunicación
print-objective = Punto de Objetivo, con la casilla de la pila que lo guarda
print-marker-iu = Unidad de Infraestructura
print-marker-irregulars = Milicia No Estatal / Criminal
print-marker-sabotage = Sabotaje
print-marker-terror = Terror
print-marker-hits = Impactos
print-marker-acted = Ya actuó / se movió
print-marker-max = Puntos de Tarea, Asignación
print-marker-now = Puntos de Tarea ahora
print-marker-vp = Puntos de Victoria
print-marker-wait = Turnos de espera para Apelar
print-marker-turn = Turno
print-marker-active = Área activa
print-unit-box = Caja de Unidades
print-record = Hoja de registro
print-record-note = Aquí van la Asignación de Puntos de Tarea (MAX), los Puntos de Tarea de ahora (NOW), los Puntos de Victoria y los turnos de espera (…). Los Puntos de Victoria son secretos.
print-box-available = Al mapa durante el Despliegue, sin costo.
print-box-qrf = Forma aquí las pilas en el Despliegue; en Operaciones, cada una se mueve a cualquier Área por 1 TP.
print-recruitable = Milicia disponible para reclutar
print-missions = Misiones
print-tactical = Misiones Tácticas
print-non-tactical = Misiones No Tácticas
print-sequence = Secuencia de juego
print-assets = Activos
print-events = Sucesos y preparación
print-setup = Preparación
print-forces = Fuerzas según el IR de una ficha
print-iu-sum = Infraestructura: suma de Números de Población, cada bando
print-key = Qué dicen las fichas
print-units = Unidades de Combate
print-of = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
print-credits = District Commander: Maracas, un juego de Brian Train, publicado por Hollandspiele (2019).
print-ours = Textos y dibujos: Contienda. Datos del mapa, valores y número de fichas, fichas de azar, Fondo y niveles de victoria son reconstrucción nuestra.
