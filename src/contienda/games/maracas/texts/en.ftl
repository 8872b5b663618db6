### District Commander: Maracas in English

game-name = District Commander: Maracas
game-about = Counter-insurgency in a district of a megacity: patrols and ambushes, infrastructure and terror. Each side follows a secret Strategy and counts its Victory Points in secret.

## Sides

side-0 = Government
side-0-goal =
    You win if you have more Victory Points than the Insurgent when a side reaches { $victory_level ->
        [0] { $setup ->
            [free] 100
           *[random] 50
        }
       *[set] { NUMBER($victory_level) }
    } or when turn { NUMBER($turn_limit) } ends; your secret Strategy decides what scores.
side-1 = Insurgent
side-1-goal =
    You win if you have more Victory Points than the Government when a side reaches { $victory_level ->
        [0] { $setup ->
            [free] 100
           *[random] 50
        }
       *[set] { NUMBER($victory_level) }
    } or when turn { NUMBER($turn_limit) } ends; your secret Strategy decides what scores.

## Areas and places

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
objective-LL = Palace of Justice
objective-CV = 24 October Square
objective-LT = Power Station
objective-PS = The Docks
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
area-GG-help = Population Number 2, Terrain Modifier 2. Adjacent: { area-LL }, { area-BY }.
area-LL-help = Population Number 3, Terrain Modifier 1. Adjacent: { area-GG }, { area-MA }, { area-CV }, { area-BY }.
area-MA-help = Population Number 2, Terrain Modifier 2. Adjacent: { area-LL }, { area-CO }, { area-VD }, { area-CV }.
area-CO-help = Population Number 3, Terrain Modifier 1. Adjacent: { area-MA }, { area-LT }, { area-VD }.
area-BY-help = Population Number 4, Terrain Modifier 3. Adjacent: { area-GG }, { area-CV }, { area-SA }, { area-LL }, { area-CP }.
area-CV-help = Population Number 3, Terrain Modifier 2. Adjacent: { area-BY }, { area-VD }, { area-LL }, { area-CP }, { area-MA }, { area-LR }.
area-VD-help = Population Number 1, Terrain Modifier 1. Adjacent: { area-CV }, { area-LT }, { area-MA }, { area-LR }, { area-CO }, { area-PS }.
area-LT-help = Population Number 3, Terrain Modifier 2. Adjacent: { area-VD }, { area-CO }, { area-PS }.
area-SA-help = Population Number 3, Terrain Modifier 3. Adjacent: { area-BY }, { area-CP }.
area-CP-help = Population Number 4, Terrain Modifier 3. Adjacent: { area-SA }, { area-LR }, { area-CV }, { area-BY }.
area-LR-help = Population Number 2, Terrain Modifier 2. Adjacent: { area-CP }, { area-PS }, { area-VD }, { area-CV }.
area-PS-help = Population Number 1, Terrain Modifier 1. Adjacent: { area-LR }, { area-LT }, { area-VD }.
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
place-available = Available
place-qrf = Quick Reaction Force
place-disrupted = Disrupted
place-unused = out of play
where-at_large = at large
where-underground = underground
where-guard = guarding the Objective

## Counters

kind-gmil = Government Militia
    .back = trained Government Militia (2-1-2)
kind-pol212 = Police 2-1-2
kind-pol221 = Police 2-2-1
kind-pol311 = Police 3-1-1
kind-pol312 = Police 3-1-2
kind-cbt131 = Army unit 1-3-1
    .back = dispersed Army unit 1-3-1 (2-2-1)
kind-cbt140 = Army unit 1-4-0
    .back = dispersed Army unit 1-4-0 (2-3-1)
kind-cbt230 = Army unit 2-3-0
    .back = dispersed Army unit 2-3-0 (3-2-1)
kind-cbt130 = Army unit 1-3-0
    .back = dispersed Army unit 1-3-0 (2-2-1)
kind-fcbt140 = Foreign unit 1-4-0
    .back = dispersed Foreign unit 1-4-0 (2-3-0)
kind-fcbt240 = Foreign unit 2-4-0
    .back = dispersed Foreign unit 2-4-0 (3-3-0)
kind-fcbt150 = Foreign unit 1-5-0
    .back = dispersed Foreign unit 1-5-0 (2-4-0)
kind-imil = Insurgent Militia
    .back = Insurgent Militia, face up
kind-gr412 = Guerrillas 4-1-2
    .back = Guerrillas 4-1-2, face up
kind-gr421 = Guerrillas 4-2-1
    .back = Guerrillas 4-2-1, face up
kind-gr322 = Guerrillas 3-2-2
    .back = Guerrillas 3-2-2, face up
kind-gr321 = Guerrillas 3-2-1
    .back = Guerrillas 3-2-1, face up
kind-mf332 = Main Force 3-3-2
    .back = Main Force 3-3-2, face up
kind-mf331 = Main Force 3-3-1
    .back = Main Force 3-3-1, face up
kind-mf241 = Main Force 2-4-1
    .back = Main Force 2-4-1, face up
kind-hw = Heavy Weapons
kind-fhw = Foreign Heavy Weapons
kind-ateam = A-Team
kind-eng1 = Engineers
kind-eng2 = Reinforced Engineers
kind-cadre2 = Cadres +2
kind-cadre1 = Cadres +1
kind-sensor1 = Sensors +1
kind-sensor2 = Foreign Sensors +2
kind-cit = Combined Intelligence Team
kind-informant = Informant
kind-double = Double Agent
    .back = Double Agent, face up
kind-ihw = Insurgent Heavy Weapons
    .back = Insurgent Heavy Weapons, face up
kind-ied = IED Cell
    .back = IED Cell, face up
kind-bomber = Suicide Bomber
    .back = Suicide Bomber, face up
kind-icadre = Insurgent Cadres
    .back = Insurgent Cadres, face up
kind-node_a = Command Node A
    .back = Command Node A, face up
kind-node_b = Command Node B
    .back = Command Node B, face up
kind-node_c = Command Node C
    .back = Command Node C, face up
kind-node_d = Command Node D
    .back = Command Node D, face up
kind-dummy = Dummy
    .back = Dummy
kind-hw-help = +1 TR for each combat unit of its stack in an Attack.
kind-ateam-help = +1 to the total of its stack in Patrol, Attack and civil missions.
kind-cadre2-help = +2 CMR to build, repair, reduce and remove Terror.
kind-sensor1-help = +1 IR for every Patrol in its Area.
kind-informant-help = The Terrain Modifier does not count in Patrols in its Area.
kind-double-help = Terrain Modifier +1 in Patrols in its Area and in Ambushes by its stack.
kind-ied-help = +1 TR in Attacks, +2 in the second comparison of an Ambush.
kind-bomber-help = +1 CMR for each combat unit of its stack to reduce or intimidate; Disrupted once used.
kind-fhw-help = +1 TR for each combat unit of its stack in an Attack. It is Foreign.
kind-eng1-help = +1 to the total of its stack in Attacks and in missions to build, repair, reduce, recruit, promote and remove Terror.
kind-eng2-help = +2 to the total of its stack in Attacks, +1 in missions to build, repair, reduce, recruit, promote and remove Terror.
kind-cadre1-help = +1 CMR to build, repair, reduce and remove Terror.
kind-sensor2-help = +2 IR for every Patrol in its Area. They are Foreign.
kind-cit-help = +2 IR for Patrols of its stack.
kind-ihw-help = +1 TR for each combat unit of its stack in an Attack and in the second comparison of an Ambush.
kind-icadre-help = +2 CMR to build, repair, reduce and remove Terror.
kind-node_a-help = The Insurgent has 1 more Task Point each turn while it is on the map. Once Disrupted, it lowers the allocation by 1.
kind-node_b-help = The Insurgent has 1 more Task Point each turn while it is on the map. Once Disrupted, it lowers the allocation by 1.
kind-node_c-help = The Insurgent has 1 more Task Point each turn while it is on the map. Once Disrupted, it lowers the allocation by 1.
kind-node_d-help = The Insurgent has 1 more Task Point each turn while it is on the map. Once Disrupted, it lowers the allocation by 1.
kind-dummy-help = Counts for nothing, but your opponent cannot see that.
mode-front = {""}
    .id = front
mode-back = {" "}(dispersed or trained)
    .id = back
type-mil = Militia
type-pol = Police
type-cbt = Army unit (CBT)
type-fcbt = Foreign unit
type-gr = Guerrillas
type-mf = Main Force
intel-blank = blank
intel-ia_gov = Intelligence Advantage
intel-ia_ins = Leak (an Advantage for the Insurgent)
intel-informant = Informant
intel-node_a = Identifier of Node A
intel-node_b = Identifier of Node B
intel-node_c = Identifier of Node C
intel-node_d = Identifier of Node D

## Missions, strategies, events

mission-patrol = Patrol
mission-sweep = Patrol against every stack
mission-attack = Attack
mission-ambush = Ambush
mission-move = Move
mission-build = Build infrastructure
mission-repair = Repair sabotage
mission-reduce = Reduce infrastructure
mission-sabotage = Cause sabotage
mission-recruit = Recruit Militia
mission-promote = Promote Militia
mission-intimidate = Intimidate
mission-remove_terror = Remove Terror
mission-patrol-help = IR of the stack against the lowest IR of one Insurgent stack and the terrain.
mission-sweep-help = Without a chit, against every hidden stack in the Area.
mission-attack-help = TR against TR and the terrain; both sides may take Hits.
mission-ambush-help = Highest IR and the terrain against the TR of one regular unit. The unit takes a Hit only if its total is also below the TR of your stack.
mission-move-help = Move to an adjacent Area, or from the Quick Reaction Force to any Area.
mission-build-help = CMR against a random CMR: adds one Infrastructure Unit.
mission-repair-help = CMR against a random CMR: removes all Sabotage from the Area.
mission-reduce-help = CMR against population and a random CMR: removes one enemy Infrastructure Unit.
mission-sabotage-help = CMR against population: adds one Sabotage marker.
mission-recruit-help = CMR against a random CMR: adds one Militia.
mission-promote-help = CMR against a random CMR: Militia is trained, or becomes Guerrillas.
mission-intimidate-help = CMR against all Government paramilitaries in the Area.
mission-remove_terror-help = CMR against population and a random CMR: the Area is no longer Terrorised.
strategy-gov1 = Counter-insurgency
strategy-gov2 = Counter-guerrilla
strategy-gov3 = Assert power and legitimacy
strategy-gov4 = Control key territory
strategy-ins1 = Destabilisation
strategy-ins2 = Ultraviolence
strategy-ins3 = Primacy of power
strategy-ins4 = Shadow government
incident-none = Nothing happens
incident-independent = Independent operations
incident-rotation = Force rotation
incident-border_north = Boundary change: north
incident-border_west = Boundary change: west
incident-spontaneous = Spontaneous guerrillas
incident-flip_flop = Turncoats
incident-new_talent = New talent
incident-emergency_budget = Emergency budget
incident-bake_sale = Churro sale
incident-army_police = Army and Police at odds
incident-windfall = Intelligence windfall
incident-black_market = Black market
incident-debate = Debate session
incident-coup = A coup?
incident-friendly_fire = Not so friendly fire
incident-new_orders = New orders
result-failure = fails
result-success = succeeds

## Actions

verb-done = Done
verb-done-help = You do nothing more here.
verb-pass = Pass
verb-pass-help = None of your stacks acts now. Two passes in a row end the Area.
verb-close = Close the stack
verb-close-help = The stack is complete.
verb-no_chit = Play no chit
verb-no_chit-help = Your total stays as it is.
verb-use_advantage = Use an Intelligence Advantage
verb-use_advantage-help = The highest number on your chit counts. In an Ambush, the terrain counts twice.
verb-save_advantage = Keep the Advantage
verb-save_advantage-help = You can use it later.
verb-buy = Buy a Chance Chit (1 TP)
verb-buy-help = Draw one chit into your hand.
verb-pay = Draw from the Intelligence Pool (1 TP)
verb-pay-help = A random IR decides how many chits you draw.
verb-guard = Guard the Objective
verb-guard-help = The stack stays in the box until it runs a mission.
verb-outside = Stay outside
verb-outside-help = The box stays open for another stack.
verb-underground = Stay underground
verb-underground-help = Safe from everything except Patrols, but limited to some civil missions.
verb-at_large = Go at large
verb-at_large-help = The stack can run every mission, and it can be attacked.
verb-no_more = No more Areas
verb-no_more-help = If the Government agrees, the Phase ends.
verb-agree = Agree
verb-agree-help = The Operations Phase ends.
verb-go_on = Continue
verb-go_on-help = The Insurgent must choose another Area.
verb-turn_initiative = Take the initiative (spend an Advantage)
verb-turn_initiative-help = You go first in this Area. The other side may respond.
verb-keep_initiative = Leave the initiative as it is
verb-keep_initiative-help = The side that has it now goes first.
verb-appeal = Appeal to Authority
verb-appeal-help = Compare two chits: your Task Points, reinforcements and Strategy may get better or worse.
verb-no_appeal = No Appeal
verb-no_appeal-help = Everything stays as it is.
verb-nsm_on_insurgents = The Non-State Militia attacks the Insurgents
verb-nsm_on_insurgents-help = A random unit at large is the victim.
verb-nsm_on_criminals = The Non-State Militia attacks the Criminals
verb-nsm_on_criminals-help = Two random TRs are compared.
verb-market_iu = One Infrastructure Unit
verb-market_iu-help = Place it anywhere on the map.
verb-market_criminals = Up to two Criminals
verb-market_criminals-help = Place them in Areas of your choice.
verb-get_assets = Up to two Assets
verb-get_assets-help = Assets of your choice go to Available.
verb-lose_assets = Give up two Assets
verb-lose_assets-help = You give these up instead of a regular unit.
verb-deploy_first = Deploy first
verb-deploy_first-help = The Government deploys after you.
verb-deploy_second = Deploy second
verb-deploy_second-help = The Government deploys before you.
verb-type = { $type }
verb-type-help = A unit of this type.
verb-area = { $area }
verb-area-help = The board shows who is there.
verb-place = { $place }
verb-place-help = Choose this Area or this section of the Unit Box.
verb-stack = Stack { $stack }
verb-stack-help = Choose this stack.
verb-target = Against stack { $stack }
verb-target-help = Choose the target of the mission.
verb-target_criminal = Against a Criminal unit
verb-target_criminal-help = In an Attack it defends with a random TR and the terrain, in an Ambush with the TR alone. Your Foreign units do not count.
verb-target_nsm = Against a Non-State Militia
verb-target_nsm-help = In an Attack it defends with a random TR and the terrain, in an Ambush with the TR alone. Your Foreign units do not count.
verb-target_objective = Against the unguarded Objective
verb-target_objective-help = It defends with a random TR and the terrain. You get the reward once per turn.
verb-mission = { $mission }
verb-mission-help = It costs 1 Task Point.
verb-bombers = Use Suicide Bombers: { NUMBER($n) }
verb-bombers-help = Each adds 1 for each combat unit of the stack and is then Disrupted.
verb-chit = Chit { $chit }
verb-chit-help = The three digits are IR, TR and CMR.
verb-strategy = { $strategy }
verb-strategy-help = You follow this Strategy from now on.
verb-take = Take: { $kind }
verb-take-help = It goes to Available.
verb-pick = { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Hits: { NUMBER($hits) }
}
verb-pick-help = Choose this counter.
verb-add = Add { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Hits: { NUMBER($hits) }
}
verb-add-help = It joins the stack you are forming.
verb-recover = Recover { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Hits: { NUMBER($hits) }
}
verb-recover-help = Return it from Disrupted to Available: 1 TP for a unit, 1 TP for two Assets.
verb-heal = Remove the Hits from { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Hits: { NUMBER($hits) }
}
verb-heal-help = Remove all Hits from one regular unit for 1 TP.
verb-hit = { $mode_id ->
    [back] { $kind_back }
   *[front] { $kind }
}{ $hits ->
    [0] {""}
   *[1] , Hits: { NUMBER($hits) }
}
verb-hit-help = It takes the Hit. One Hit Disrupts a paramilitary.
verb-draw = Chit { $chit } is drawn
verb-draw-help = It is drawn from the Randomizer and returned to it.
verb-dealt = Chit { $chit }
verb-dealt-help = Only its owner sees it.
verb-force = { $kind } is drawn
verb-force-help = Drawn at random from the units of its type.
verb-orders = Strategy: { $strategy }
verb-orders-help = Drawn at random, in secret.
verb-intel = From the pool: { $intel }
verb-intel-help = Blank chits go back into the pool.
verb-side = It affects { $seat }
verb-side-help = Chosen at random.
verb-victim = Stack { $stack }
verb-victim-help = The Non-State Militia attacks this stack.
verb-victim_unit = { $kind }
verb-victim_unit-help = This unit must defend itself.

## Questions

step-column = Column of the force table
step-strategy = The opening Strategy
step-swap = Give up a unit for two Assets?
step-force = Units are drawn
step-iu = Where does an Infrastructure Unit go?
step-buy_force = What do you buy? Your opponent gets the price in Victory Points: Militia 1, other paramilitaries 2, regulars 3, two Assets 3.
step-choose_assets = Which Asset?
step-place_militia = Where do you place the Militia?
step-place_units = Where do you place this counter?
step-event = A random event
step-event_second = A random event: the second chit
step-independent = Which Area is a Foreign unit transferred from?
step-independent_unit = Which Foreign unit?
step-independent_to = Which Area does it go to?
step-rotation = Where is the unit to be relieved?
step-rotation_unit = Which unit is relieved?
step-rotation_draw = The new unit is drawn
step-spontaneous = In which Terrorised Area do you place Militia?
step-flip_flop = Where does a Non-State Militia turn Criminal?
step-market = What do you get from the black market?
step-market_iu = Where does it go?
step-market_criminal = Where does a Criminal unit appear?
step-coup = Where is the unit to be put on alert?
step-coup_unit = Which unit is put on alert?
step-orders_side = Who gets new orders?
step-orders = A new Strategy
step-free_draw = How many chits?
step-hand = Draw chits into your hand
step-recover = What do you recover?
step-heal = Where is the unit whose Hits you remove?
step-buy = Buy chits?
step-criminals = Where do the last Criminals appear?
step-militias = Where does a Non-State Militia appear?
step-first = Who deploys first?
step-transfer = Where do you transfer counters from?
step-transfer_unit = Which counter?
step-transfer_to = Where to?
step-form = Which counters join this stack?
step-guard = Does the stack guard the Objective?
step-arrive = Which counter do you bring on?
step-arrive_to = Which Area does it go to?
step-cell = Which counters join this cell?
step-hide = Underground or at large?
step-intelligence = Pay for intelligence?
step-information = How many Intelligence chits?
step-intel = A chit from the Intelligence Pool
step-nsm_choice = Whom does the Non-State Militia attack?
step-nsm_victim = Which stack is attacked?
step-nsm_unit = Which unit is attacked?
step-nsm_fight = The Non-State Militia's Troop Rating
step-nsm_brawl = Non-State Militia against Criminals
step-activate = Which Area is next?
step-agree = Do you agree to end the Phase?
step-initiative = Take the Tactical Initiative?
step-go = Which stack acts?
step-mission = Which mission?
step-target = What is the target or destination?
step-ambush_unit = Which unit is ambushed?
step-bombers = How many Suicide Bombers?
step-go_on = Another mission with this stack?
step-chit = Which chit do you play?
step-advantage = Use an Advantage?
step-luck = A random chit instead of one from your hand
step-random = A chit against the mission
step-hits = Which unit takes the Hit?
step-disrupt = In which stack is a paramilitary Disrupted?
step-disrupt_unit = Which paramilitary is Disrupted?
step-promotion = In which stack do you promote Militia?
step-promoted = Which Guerrillas does it become?
step-withdraw = Where do you withdraw counters from?
step-withdraw_unit = Which counter do you withdraw?
step-discard = Which chit do you discard?
step-appeal = Appeal to Authority?
step-gain = What do you receive?
step-gain_assets = Which Asset do you receive?
step-lose = What do you give up?
step-lose_unit = Which regular unit do you give up?
step-lose_assets = Where is the Asset you give up?
step-lose_asset = Which Asset do you give up?
step-new_strategy = Which Strategy?

## Events

event-column_drawn = Column { NUMBER($n) } of the force table is used.
event-strategy_changed = { $seat } has a Strategy.
event-strategy_is = Your Strategy is { $strategy }.
event-swapped = The Government gives up one unit for two Assets: { $type }.
event-received = { $seat } receives: { $kind }.
event-iu_placed = { $seat } has a new Infrastructure Unit in { $area }.
event-placed = { $seat } places { $kind } in { $area }.
event-paid = { $seat } has paid for the force in Victory Points: { NUMBER($n) }.
event-set_up = { $seat } has finished the setup.
event-turn_began = Turn { NUMBER($n) }
event-event_drawn = Event { NUMBER($code) }: { $event }
event-frozen = { $area } is frozen this turn.
event-flipped = A Non-State Militia in { $area } turns Criminal.
event-shifted = { $kind } is transferred from { $place } to { $goal }.
event-rotated = { $other } relieves { $kind } ({ $place }).
event-militia_raised = Militia appears in { $area }.
event-alerted = { $kind } ({ $place }) joins the Quick Reaction Force.
event-allocated = { $seat } has Task Points: { NUMBER($n) }.
event-free_draw = { $seat } draws chits: { NUMBER($n) }.
event-got_chit = You draw chit { $chit }.
event-first_deployer = { $seat } decides who deploys first: { $first }.
event-bought = { $seat } has bought chits: { NUMBER($n) }.
event-planned = { $seat } has finished planning; Task Points left: { NUMBER($n) }.
event-recovered = { $seat } recovers { $kind }.
event-healed = { $seat } removes the Hits from { $kind }.
event-criminal_placed = A Criminal unit appears in { $area }.
event-nsm_placed = A Non-State Militia appears in { $area }.
event-transferred = The Government moves { $kind } from { $place } to { $goal }.
event-stacked = Stack { $stack } is formed ({ $place }); counters: { NUMBER($n) }.
event-guards = Stack { $stack } guards the Objective in { $area }.
event-not_guarding = Stack { $stack } does not guard the Objective in { $area }.
event-arrived = { $kind } is brought on in { $area }.
event-cell_seen = Insurgent stack { $stack } is in { $area }, { $where }; counters: { NUMBER($n) }.
event-paid_intelligence = { $seat } pays for intelligence; Task Points left: { NUMBER($n) }.
event-intel_drawn = The Government draws a chit from the Intelligence Pool: { $intel }.
event-advantage_used = { $seat } spends an Intelligence Advantage.
event-advantage_saved = You keep your Intelligence Advantage for later.
event-informant_removed = An Informant in { $area } is silenced.
event-operations = Operations in turn { NUMBER($n) }
event-nsm_attacks = The Non-State Militia in { $area } attacks stack { $stack }.
event-nsm_victim = The victim is { $kind }.
event-nsm_fought = Non-State Militia against Criminals in { $area }: { NUMBER($n) } to { NUMBER($m) }.
event-criminal_lost = The Criminal unit in { $area } is eliminated.
event-nsm_lost = The Non-State Militia in { $area } is removed.
event-nsm_held = A tie in { $area }: nothing changes.
event-no_more = { $seat } chooses no more Areas.
event-agreed = { $seat } agrees.
event-goes_on = { $seat } wants to continue.
event-activated = { $area } is activated; { $seat } has the initiative.
event-initiative_turned = { $seat } takes the initiative.
event-initiative_kept = { $seat } leaves the initiative as it is.
event-passed = { $seat } passes.
event-declared = { $seat } gives stack { $stack } a mission: { $mission }.
event-against = It is aimed at stack { $stack }.
event-against_criminal = It is aimed at a Criminal unit in { $area }.
event-against_nsm = It is aimed at a Non-State Militia in { $area }.
event-against_objective = It is aimed at the Objective in { $area }.
event-moved = Stack { $stack } moves from { $place } to { $area }.
event-random_chit = Chit { $chit } is drawn against the mission.
event-chit_played = { $seat } plays chit { $chit }.
event-chit_unseen = { $seat } has played a chit face down.
event-no_chit = You play no chit.
event-patrolled = { $seat } searches with a total of { NUMBER($n) }.
event-cover_known = Against it in { $area }: { NUMBER($n) } in the open, plus the Insurgent's hidden part.
event-search_failed = Stack { $stack } stays hidden.
event-driven_out = Stack { $stack } is driven from underground.
event-found_out = Stack { $stack } is exposed.
event-turned_up = Stack { $stack } reveals { $kind }.
event-compared = The totals are { NUMBER($n) } and { NUMBER($m) }.
event-attack_won = { $seat } wins the Attack.
event-attack_even = A tie: the Attack by stack { $stack } changes nothing, and nobody takes Hits.
event-hits_of_loser = Stack { $stack } lost. Hits to take: { NUMBER($n) }, the difference of units and Assets ({ NUMBER($m) } and { NUMBER($k) }).
event-hits_of_winner = Stack { $stack } won. Hits to take: { NUMBER($n) }, the difference of the chits' printed TR ({ NUMBER($m) } and { NUMBER($k) }).
event-outcome = Stack { $stack } { $result }.
event-disrupted = { $seat } loses { $kind } from stack { $stack }: Disrupted.
event-asset_disrupted = { $seat } loses an Asset, now Disrupted: { $kind }.
event-asset_returned = { $seat } returns an Asset to Available: { $kind }.
event-allocation_changed = { $seat } now has a Task Point allocation of { NUMBER($n) }.
event-hit = { $seat }: { $kind } in stack { $stack } takes a Hit.
event-ambushed = Stack { $stack } is ambushed: the Government loses 1 Task Point.
event-ambush_second = For a Hit, compare troops: { NUMBER($n) } against { NUMBER($m) }.
event-terrorised = { $area } is Terrorised.
event-terror_removed = { $seat } removes the Terror from { $area }.
event-criminal_removed = { $seat } removes a Criminal unit from { $area }.
event-nsm_removed = { $seat } removes a Non-State Militia from { $area }.
event-objective_hit = The Objective in { $area } is hit.
event-repaired = All Sabotage in { $area } is repaired.
event-iu_removed = { $seat } loses an Infrastructure Unit in { $area }.
event-sabotaged = { $area } suffers Sabotage.
event-recruited = { $seat } recruits Militia in { $area }: stack { $stack }.
event-trained = Militia in stack { $stack } is trained.
event-promoted = Militia in { $area } becomes Guerrillas.
event-promoted_to = Stack { $stack }: Militia becomes { $kind }.
event-redeployment = End of turn { NUMBER($n) }: Redeployment.
event-withdrawn = { $seat } withdraws from { $area }; counters: { NUMBER($n) }.
event-withdrawn_openly = { $seat } withdraws { $kind } from { $area }, face up.
event-hidden_again = { $seat }: all counters go underground, face down.
event-discarded = { $seat } discards a chit.
event-discarded_chit = You discard chit { $chit }.
event-no_appeal = You do not appeal this turn.
event-own_chit = Your chit is { $chit }.
event-hq_chit = The headquarters' chit is { $chit }.
event-taken_away = { $seat } gives up { $kind }.
event-vp_deeds = { $seat } scores Victory Points for missions: { NUMBER($n) }.
event-vp_population = { $seat } scores Victory Points for population: { NUMBER($n) }.
event-vp_loc = { $seat } scores Victory Points for lines of communication: { NUMBER($n) }.
event-vp_population_in = Population in { $area } is worth { NUMBER($n) } VP.
event-vp_loc_in = The line of communication in { $area } is worth { NUMBER($n) } VP.
event-vp_lost = { $seat } loses Victory Points: { NUMBER($n) }.
event-vp_total = { $seat } now has Victory Points: { NUMBER($n) }.
event-final = { $seat } ends with Victory Points: { NUMBER($n) }.
event-won = { $seat } wins.

## The end, options, presets

ending-victory = One side has reached the victory level
ending-both = Both sides have reached the victory level; the higher total wins
ending-last_turn = The last turn is over; the higher total wins
ending-draw = The last turn is over; the totals are equal
option-setup = Setup
option-setup-help = Draw forces from the table, or buy them with Victory Points that go to your opponent.
option-setup-random = random
option-setup-free = free
option-victory_level = Victory Points needed
option-victory_level-help = 0 means 50 with the random setup and 100 with the free setup. The presets use 60 and 130.
option-turn_limit = Last turn
option-turn_limit-help = After this turn, the higher total wins.
option-events = Random events
option-events-help = Each turn opens with an event.
option-assets = Assets
option-assets-help = Assets, Dummies and Command Nodes.
option-foreign = Foreign units
option-foreign-help = Without them, the Army is larger.
option-intelligence = Intelligence Pool
option-intelligence-help = Informants, Advantages and Node Identifiers.
option-objectives = Objective Points
option-objectives-help = Four Areas have an Objective box that can be guarded and attacked.
option-criminals = Criminal units
option-criminals-help = They appear in Terrorised Areas without Police.
option-nsm = Non-State Militia
option-nsm-help = They appear where there is Terror and attack Insurgents and Criminals.
option-no_chit = No chit hands
option-no_chit-help = A faster game: every chit played is drawn at random.
option-first_deployer = Who deploys first
option-first_deployer-help = The rules and the play aid differ on this.
option-first_deployer-government = the Government
option-first_deployer-insurgent_chooses = the Insurgent chooses
preset-introductory = Introductory
preset-introductory-help = Only the standard rules, six turns.
preset-standard = Standard
preset-standard-help = With Assets, Foreign units, intelligence and Objectives.
preset-full = Full
preset-full-help = All rules, including Criminals and Non-State Militia.
preset-free_setup = Free setup
preset-free_setup-help = All rules; each side buys its forces.

## The board in the terminal

known-here = Known face down, here or in stacks formed here: { $counters }
known-stack = Known of this stack: { $facts }
known-between = { $least } to { $most }
known-least = at least { $n }
known-most = at most { $n }
known-sum = CMR total { $bounds }
known-ir = lowest IR { $bounds }
known-cover = lowest IR with the face-down Double Agents of its Area { $bounds }
known-tr = TR of one of its units { $bounds }
known-cadres = with any Cadres
known-bombers = with Suicide Bombers: { $n }
known-no_arms = nothing face down that adds to an Attack
known-recruit = it is one Militia
board-turn = Turn { $turn } of { $last }, victory at { $level }
board-setup = Setup, victory at { $level }
board-active = active: { $area }
board-pn = PN
board-tm = TM
board-iu = IU
board-markers = Markers
board-government = Government
board-insurgent = Insurgent
board-books = TP { $tp }/{ $most }, chits: { $hand }
board-advantages = Intelligence Advantages: { $n }
board-secret = { $strategy }, Victory Points: { $vp }, turns until the next Appeal: { $wait }
board-hand = Hand (IR-TR-CMR)
board-discard = Chits still to be discarded
board-plan = Planned
board-price = cost of the force: { $n } VP for your opponent
board-stack = stack { $stack }
board-left = left: { $n }
board-mission = Stack { $stack }: { $mission }
board-nsm = Non-State Militia against stack { $stack }
board-totals = { $own } against { $against }
board-totals_drawn = { $own } against { $against } and a random { $rating }
board-open = { $n } plus a hidden part
board-second = for a Hit, troops { $own } against the same
board-hits_lost = Stack { $stack } lost; Hits left, for the difference of units and Assets: { $n }
board-hits_won = Stack { $stack } won; Hits left, for the difference of the chits: { $n }
board-objectives = Objectives: { $names }
board-legend = PN Population Number · TM Terrain Modifier · TP Task Points · IU Infrastructure Units · 1-3-1 = IR-TR-CMR · ═ line of communication · ◎ Objective, on guard · ↓ underground · ▮ face down · (n) not in a stack · ☠ Terror · ❄ frozen · S Sabotage · C Criminals · N Non-State Militia · i Informants · *n Hits · ✓ acted · → moved · × ambushed · ■ runs no missions this turn · • known, though face down
board-scores = Your Strategy scores
board-strategy = strategy
board-adjacent = adjacent
board-area = Population Number { $pn }, Terrain Modifier { $tm }.
board-line = line of communication
board-unit = Intelligence (IR) { $ir }, Troops (TR) { $tr }, Civil-Military (CMR) { $cmr }
deed-para = For each enemy paramilitary Disrupted
deed-para-short = paramilitary
deed-reg = For each enemy regular unit Disrupted
deed-reg-short = regular
deed-reg_foreign = For each Foreign regular unit Disrupted
deed-reg_foreign-short = Foreign
deed-iu = For each enemy Infrastructure Unit reduced
deed-iu-short = IU
deed-crim = For each Criminal unit removed
deed-crim-short = Criminals
deed-nsm = For each Non-State Militia removed
deed-nsm-short = NSM
deed-pop = For each Area whose population you control
deed-pop-short = population
deed-loc = For each line of communication you control
deed-loc-short = lines
deed-terror = For each Area you Terrorised
deed-terror-short = Terror
deed-obj = For each Objective hit
deed-obj-short = Objective
deed-idle = For a turn in which you run no Attack or Ambush
deed-idle-short = no attack

## The lesson

lesson-seat-1 = You, the Government
lesson-seat-2 = Rojas, the Insurgent
lesson-1 = You command army, police and militia in part of a big city; Rojas leads the insurgents. Each side follows a secret Strategy that decides what earns Victory Points. Yours is Counter-insurgency: enemy units, population, roads. This game lasts one turn.
lesson-2 = The forces are already in place: your infrastructure and Militia are in the quarters you hold, and most of the army waits in Available. Rojas's units are underground: you see how many there are, but not what they are. Each turn starts with two chits: a random event.
lesson-3 = 12: nothing happens. Both sides get 15 Task Points; every mission costs one. Then each side draws Chance Chits. A chit such as 355 has three ratings: Intelligence 3, Troops 5, Civil-Military 5.
lesson-4 = You could recover Disrupted units now, but there are none yet, so continue. Chits strengthen your missions and your defence: buy a fifth for 1 Task Point, then stop. Rojas learns what you did only when both of you have finished planning.
lesson-5 = You deploy first. You may transfer counters freely between Areas and boxes; only Militia stays where it is. Bring Police from Available to Puerto Sol to hold its line of communication, then finish.
lesson-6 = Now you form stacks: up to three units that act together. Most counters are alone and form a stack by themselves. In Centro Viejo, put both Army units into one stack, concentrated. Dispersed units search better but fight worse.
lesson-7 = Rojas's stacks are out, face down; the one in Centro Viejo is at large. Rojas chooses the first Area: Centro Viejo. With 15 Task Points to your 14, Rojas has the initiative and strikes at once.
lesson-8 = An Ambush on one Army unit! Rojas's highest Intelligence, 4, and the terrain, 2, make 6. Your unit has Troops 3 plus any chit you add. Play 355: its middle digit is 5.
lesson-9 = 6 against 8: the Ambush failed, and the guerrillas are face up. Attack them with stack 5. Your Troops are 6; theirs are 3, plus 2 for the terrain. Add chit 244. A third unit would be too much: many surplus Hits Terrorise the Area, and you lose the population.
lesson-10 = 10 against 7. Rojas lost both units, and 2 Task Points with them. The winner suffers too, by the difference of the chits: two Hits. One unit has taken the first; put the second on the other, so that both survive. Then end your action.
lesson-11 = Rojas continues in Las Leyes, with a stack underground. Send stack 2 on Patrol with chit 511. Now Intelligence counts: 3 and 5 against Rojas's and the terrain. Rojas only says whether your total is higher.
lesson-12 = The stack had to leave the underground, so from now on it can be attacked. Your Police is too weak for that, so end your action.
lesson-13 = In Los Telares your Police is alone. Build infrastructure: its Civil-Military rating is 2, and a random chit is drawn against it. After such a mission, a stack is done for the turn.
lesson-14 = A 1 was drawn: you have a new Infrastructure Unit. Rojas wants no more Areas. If you agree, Operations are over; otherwise Rojas would have to choose another.
lesson-15 = At the end of the turn, you may withdraw counters to Available. Leave them: units on the map hold the lines of communication. Then each side counts Victory Points by its own Strategy.
lesson-16 = 4 points for two guerrilla units, 6 for Areas where your infrastructure leads, 2 for lines of communication: 12 to 4, you win. Longer games add Assets, intelligence, Criminals and appeals to headquarters.

## Glossary

glossary-ir = Intelligence Rating (IR)
    .forms = IR, IRs, Intelligence Rating
    .means = How well a unit finds and hides. It counts in Patrols and Ambushes.
    .clause = 2.2
glossary-tr = Troop Rating (TR)
    .forms = TR, TRs, Troop Rating
    .means = Strength in a fight. It counts in Attacks and decides how many Hits a regular unit can take.
    .clause = 2.2
glossary-cmr = Civil-Military Rating (CMR)
    .forms = CMR, CMRs, Civil-Military Rating
    .means = Influence on the people. It counts when you build, recruit, intimidate and so on.
    .clause = 2.2
glossary-tp = Task Points (TP)
    .forms = Task Point, Task Points, TP
    .means = They pay for missions, recovery, chits and intelligence. Unspent points are lost at the end of the turn.
    .clause = 5.21
glossary-chit = Chance Chit
    .forms = Chance Chit, Chance Chits, chit, chits
    .means = A chit with three digits: IR, TR and CMR. Played from hand, it adds the tested rating; drawn at random, it opposes a mission.
    .clause = 5.22
glossary-stack = Stack
    .forms = stack, stacks
    .means = Up to three units, with up to three Assets, that act together. You form stacks in Deployment.
    .clause = 5.3c
glossary-underground = Underground
    .forms = underground
    .means = Where Insurgents hide: only Patrols reach them there, and they can run only quiet civil missions.
    .clause = 5.3e
glossary-at_large = At large
    .forms = at large
    .means = Out in the streets: an Insurgent stack may run every mission, and it can be attacked.
    .clause = 5.3e
glossary-pn = Population Number
    .forms = Population Number
    .means = How many people live in an Area, in hundreds of thousands. It limits points, Sabotage and recruiting there.
    .clause = 2.21
glossary-tm = Terrain Modifier
    .forms = Terrain Modifier
    .means = How well the quarter hides and protects. It helps the side that is searched for or attacked, and the side that lays an Ambush.
    .clause = 2.21
glossary-iu = Infrastructure Unit (IU)
    .forms = Infrastructure Unit, Infrastructure Units, IU, IUs
    .means = A side's influence on the people of an Area. The side with more of them there scores the population.
    .clause = 6.15a
glossary-paramilitary = Paramilitary
    .forms = paramilitary, paramilitaries
    .means = Militia, Police and Guerrillas. One Hit Disrupts them.
    .clause = 2.2
glossary-disrupted = Disrupted
    .forms = Disrupted, Disrupts, Disrupt
    .means = Out of action until you pay Task Points to recover the counter. Militia must be recruited again.
    .clause = 6.2a
glossary-hit = Hit
    .forms = Hit, Hits
    .means = Damage in a fight. A regular unit is Disrupted when its Hits reach its Troop Rating.
    .clause = 6.12e
glossary-terror = Terror
    .forms = Terror, Terrorised
    .means = The result of excessive violence: nobody scores the population, builds or recruits in that Area until it is removed.
    .clause = 6.2d
glossary-sabotage = Sabotage
    .forms = Sabotage
    .means = Each marker cancels one Government Infrastructure Unit in the Area.
    .clause = 6.16c
glossary-initiative = Tactical Initiative
    .forms = Tactical Initiative
    .means = The right to act first in an Area. It belongs to the side with more Task Points at that moment, or to the Insurgent in a tie.
    .clause = 6.0b
glossary-advantage = Intelligence Advantage
    .forms = Intelligence Advantage, Intelligence Advantages, Advantage
    .means = A chit from the Intelligence Pool. Spend it to count the best digit of a chit, double the terrain in an Ambush or take the initiative.
    .clause = 9.33
glossary-asset = Asset
    .forms = Asset, Assets
    .means = A counter that strengthens its stack: weapons, engineers, cadres, sensors or agents.
    .clause = 9.1
glossary-dummy = Dummy
    .forms = Dummy, Dummies
    .means = A counter that counts for nothing and only makes a stack look larger.
    .clause = 5.3e
glossary-node = Command Node
    .forms = Command Node, Command Nodes, Node, Nodes
    .means = An Insurgent headquarters: on the map, it gives 1 Task Point each turn; losing one lowers the allocation.
    .clause = 5.21
glossary-informant = Informant
    .forms = Informant, Informants
    .means = The terrain does not count in Patrols in its Area.
    .clause = 6.11b
glossary-qrf = Quick Reaction Force (QRF)
    .forms = Quick Reaction Force, QRF
    .means = Government stacks in reserve: a Move takes one to any Area.
    .clause = 6.14
glossary-nsm = Non-State Militia (NSM)
    .forms = Non-State Militia, NSM
    .means = Vigilantes under nobody's command. They appear where there is Terror, attack Insurgents and Criminals, and block the Insurgent's population points.
    .clause = 9.5a
glossary-appeal = Appeal to Authority
    .forms = Appeal to Authority, Appeal, Appeals
    .means = A request to headquarters at the end of a turn: your allocation, forces and Strategy may get better or worse.
    .clause = 7.3

## A table at a glance, for a class

marker-terror = Terrorised Areas
marker-government-iu = Government infrastructure
marker-insurgent-iu = Insurgent infrastructure
tile-phase-setup = Setup
tile-phase-event = Event
tile-phase-planning = Planning
tile-phase-deployment = Deployment
tile-phase-operations = Operations
tile-phase-redeployment = Redeployment
tile-phase-end = End of turn
tile-last-turn = Turn { NUMBER($turn) } is the last one
tile-terror = Terror in { NUMBER($n) } of { NUMBER($of) } Areas

marker-victory_points = Victory Points

# --- debrief

stat-declared = Missions
stat-chit_played = Chits played
stat-attack_won = Attacks won
stat-recruited = Militia recruited
stat-hit = Hits taken
debrief-victory_points = Where the Victory Points came from
debrief-victory_points-lead = Points of each turn, by source.
debrief-points-turn = Turn
debrief-points-who = Side
debrief-points-deeds = Missions
debrief-points-population = Population
debrief-points-loc = Lines of communication
debrief-points-lost = Lost
debrief-verb-done = Do nothing more

# On a real table: what to draw or roll
enter-draw = { $step } – draw a chit from the Randomizer. What is its number?
enter-dealt = { $who }: { $count ->
    [one] one chit from the Randomizer. What is its number?
   *[other] { $count } chits from the Randomizer. What are their numbers?
}
enter-force = { $count ->
    [one] Draw one unit at random. Which one is it?
   *[other] Draw { $count } units at random. Which ones are they?
}
enter-orders = { $who }: draw a Strategy. Which one is it?
enter-intel = { $count ->
    [one] Draw one chit from the Intelligence Pool. Which one is it?
   *[other] Draw { $count } chits from the Intelligence Pool. Which ones are they?
}
enter-side = Draw lots: which side does it affect?
enter-victim = Draw lots: which stack is it?
enter-victim_unit = Draw lots: which unit is it?

## What a Strategy scores

deeds-help = Victory Points are recorded in secret at the end of each turn.
points-1 = 1
points-iu = own Infrastructure Units there
points-pn = Population Number
points-less-1 = −1
points-less-pn = − Population Number

## Print

print-map = Map
print-counters = Units and Assets
print-markers = Markers
print-chits = Chance Chits
print-intelligence = Intelligence Pool
print-strategies = Strategies
print-sheets = Player sheets
print-aids = Player aids
print-rules = Rules
print-tp = TP
print-vp = VP
print-turn = Turn
print-turns = Turns
print-loc = Line of communication
print-objective = Objective Point, with the box of the stack that guards it
print-marker-iu = Infrastructure Unit
print-marker-irregulars = Non-State Militia / Criminal
print-marker-sabotage = Sabotage
print-marker-terror = Terror
print-marker-hits = Hits
print-marker-acted = Has acted / has moved
print-marker-max = Task Points, allocation
print-marker-now = Task Points now
print-marker-vp = Victory Points
print-marker-wait = Turns to wait for an Appeal
print-marker-turn = Turn
print-marker-active = Active Area
print-unit-box = Unit Box
print-record = Record track
print-record-note = Put here: allocation of Task Points (MAX), Task Points now (NOW), Victory Points, turns to wait (…). Keep Victory Points secret.
print-box-available = To the map during Deployment, at no cost.
print-box-qrf = Form stacks here in Deployment; in Operations each moves to any Area for 1 TP.
print-recruitable = Militia that can be recruited
print-missions = Missions
print-tactical = Tactical missions
print-non-tactical = Non-Tactical missions
print-sequence = Sequence of play
print-assets = Assets
print-events = Events and setup
print-setup = Setup
print-forces = Forces by the IR of a chit
print-iu-sum = Infrastructure: sum of Population Numbers, each side
print-key = What the counters say
print-units = Combat Units
print-of = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
}
print-credits = District Commander: Maracas, a game by Brian Train, published by Hollandspiele (2019).
print-ours = Words and drawings: Contienda. Map data, counter ratings and numbers, chits, pool and victory levels are our reconstruction.
