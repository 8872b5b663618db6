### BuenOsos vs MalOsos in English

game-name = BuenOsos vs MalOsos
game-about = Crisis management for two teams: Red (MalOsos) attacks a country's critical services, Blue (BuenOsos) keeps them running, and failures spread from service to service.

## Terms of the board

phase-recon = Reconnaissance
phase-access = Access
phase-persistence = Persistence
phase-lateral = Lateral movement
phase-impact = Impact

state-ok = OK
state-degraded = Degraded
state-intermittent = Intermittent
state-down = Down

toss-holds = holds this turn
    .typed = heads h
toss-spreads = spreads
    .typed = tails t

deck-red = The Red deck
deck-blue = The Blue deck
deck-event = The event deck

side-red = Red
side-blue = Blue
side-0 = MalOsos
side-0-goal =
    You win { $victory_check ->
        [immediate] as soon as
       *[closing] at the end of a turn if
    } Stability is at 0 or { $crit5 ->
        [cumulative] { $red_crit5_needed ->
            [one] a service of criticality 5 has fallen
           *[other] { $red_crit5_needed } different services of criticality 5 have fallen
        }
       *[simultaneous] { $red_crit5_needed ->
            [one] a service of criticality 5 is Down
           *[other] { $red_crit5_needed } services of criticality 5 are Down at the same time
        }
    }{ $unresolved ->
        [red] , and also if BuenOsos has not reached its goal after turn { NUMBER($turns) }
        [stability] , and also if Stability is { NUMBER($blue_min_stability) } or lower after turn { NUMBER($turns) }
       *[draw] {""}
    }.
side-1 = BuenOsos
side-1-goal =
    You win if you hold out until the end of turn { NUMBER($turns) } with Stability above { NUMBER($blue_min_stability) }{ $unresolved ->
        [stability] {""}
       *[needed] { $blue_recovery_goal ->
            [none] {""}
            [up_to_fallen] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}and, if any service fell, have recovered at least one
               *[other] {" "}and have recovered every service that fell, or at least { $blue_min_recovered } of them
            }
           *[always] { $blue_min_recovered ->
                [0] {""}
                [one] {" "}and have recovered at least one service that was Down
               *[other] {" "}and have recovered at least { $blue_min_recovered } services that were Down
            }
        }
    }.
side-2 = Facilitator
side-2-goal =
    { $facilitator ->
        [no] You watch over the game; you neither win nor lose.
       *[yes] You make the choices the rules leave to you; you neither win nor lose.
    }

subtype-recon = Reconnaissance
subtype-access = Access
subtype-persistence = Persistence
subtype-lateral = Lateral movement
subtype-impact = Impact
subtype-high_impact = High impact
subtype-social = Social impact
subtype-resource = Resource
subtype-prevention = Prevention
subtype-detection = Detection/Response
subtype-drp = DRP
subtype-bcp = BCP
subtype-event = Event

effect-damage = damage
effect-worsen = worse state
effect-mark_phase = campaign phase
effect-unmark_phase = campaign phase erased
effect-trust = Trust
effect-stability = Stability
effect-discard = discard
effect-tax = more expensive cards
effect-limit_plays = fewer plays
effect-ban = banned cards
effect-activate = hybrid operation
effect-boost = stronger attacks
effect-pierce = insider at work
effect-guard = damage protection
effect-attack_tax = more expensive attacks
effect-shield_state = state protection
effect-save_from_fall = redundancy
effect-mute = containment
effect-cut_edge = isolated link
effect-cancel_secondary = secondary effect undone
effect-set_flag = recovery test
effect-heal = INT restored
effect-recover = recovery
effect-discount = cheaper cards
effect-count_as = contingency operation
effect-halve_penalty = halved penalty
effect-ignore_trust_zero = no penalty for Trust 0
effect-free_play = free card
effect-hit_provider = provider hit
effect-repair_provider = provider repaired

## Actions

verb-play = Play { $card_label }
verb-play-help = Pay its cost and choose its targets. Its effects happen in the order written.
verb-play_free = Play { $card_label } for free
verb-play_free-help = This uses up your free card for this turn. Requirements and limits still apply.
verb-basic = Take the free basic action
verb-basic-help = Once per turn, without a card. Red: Reconnaissance counts as done this turn. Blue: the first damage to one service is 1 less.
verb-pass = Done
verb-pass-help = End your actions here. You lose any budget points you have not spent.
verb-target = { $service_label }
verb-target-help = Make this a target of the card.
verb-repair = Repair { $provider_label }
verb-repair-help = The provider improves by as many steps as the card says.
verb-spread = Spread to { $service_label }
verb-spread-help = The Intermittent service passes its failure on to this dependent, which takes damage.
verb-leftover = Apply the change to { $service_label }
verb-leftover-help = After the last wave, only one more change applies. The others wait for the next turn.
verb-discard = Discard { $card_label }
verb-discard-help = The card goes to your discard pile, face up.
verb-cancel = Undo the secondary effects of { $card_label }
verb-cancel-help = You get back whatever they changed this turn: INT, state, Trust, Stability, a card or a cost.
verb-erase = Erase { $phase }
verb-erase-help = Red must complete this phase of the campaign line again.
verb-take_half = Recover with less INT
verb-take_half-help = Recovery was never tested, so the service comes back with only part of its INT.
verb-pay_more = Pay extra for the full INT
verb-pay_more-help = Recovery was never tested, so the full INT costs extra budget points.
verb-draw = Drawn: { $card_label }
verb-draw-help = The next card of the deck.
verb-lose = Discarded at random: { $card_label }
verb-lose-help = A card picked at random from the hand.
verb-reveal = Event drawn: { $event_label }
verb-reveal-help = The next card of the event deck.
verb-supply = Provider drawn: { $provider_label }
verb-supply-help = Providers are drawn face up before the first turn.
verb-toss = Coin: the Intermittent service { $outcome }
verb-toss-help = Each Intermittent service tosses once per turn.
verb-scatter = The failure spreads at random to { $service_label }
verb-scatter-help = A dependent that is not Down, picked at random.
verb-raise_stability = Stability +{ NUMBER($points) }
verb-raise_stability-help = The facilitator raises Stability, at most to where it started.
verb-lower_stability = Stability −{ NUMBER($points) }
verb-lower_stability-help = The facilitator lowers Stability, outside the limit per turn.
verb-raise_trust = Trust +{ NUMBER($points) }
verb-raise_trust-help = The facilitator raises Trust, at most to its maximum.
verb-lower_trust = Trust −{ NUMBER($points) }
verb-lower_trust-help = The facilitator lowers Trust, outside the limit per turn.
verb-raise_integrity = { $service_label }: INT +{ NUMBER($points) }
verb-raise_integrity-help = The facilitator raises the INT of a service that is not Down, at most to its maximum.
verb-lower_integrity = { $service_label }: INT −{ NUMBER($points) }
verb-lower_integrity-help = The facilitator lowers the INT of a service; cards do not protect it, and at 0 it falls.
verb-choose_event = The next event: { $event_label }
verb-choose_event-help = The facilitator chooses the event revealed next. Nobody sees which one until then.
adjust-raise_stability = Stability up
adjust-lower_stability = Stability down
adjust-raise_trust = Trust up
adjust-lower_trust = Trust down
adjust-raise_integrity = INT of a service up
adjust-lower_integrity = INT of a service down
adjust-choose_event = Next event

## Questions

step-supply = Which provider is drawn?
step-draw = Which card is drawn?
step-trim = You have too many cards in hand: which one do you discard?
step-event = Which event is drawn?
step-preparation = Preparation: which Reconnaissance or Resource card do you play?
step-attack = Attack: which card do you play?
step-response = Response: which card do you play?
step-cycle = Discard a card to refresh your hand?
step-target = Which service is the target?
step-second = Which service is the second target?
step-payment = First recovery without a test: less INT, or a higher cost?
step-hunt = Which phase do you erase from the campaign line?
step-cancel = Which Red card's secondary effects do you undo?
step-repair = Which provider do you repair?
step-lose = Which card is discarded at random?
step-give_up = Which of your most expensive cards do you discard?
step-intermittency = Does the Intermittent service hold or spread?
step-spread = Which dependent is hit?
step-leftover = The waves are over: which single change still applies?

## Events

event-supplied = Provider { $service_label } is in play
event-turn_began = Turn { NUMBER($turn) }
event-budgets_set = Red's budget is { NUMBER($red) }, Blue's is { NUMBER($blue) }
event-drew = { $side } draws a card
event-drew_card = You draw { $card_label }
event-reshuffled = { $deck } is rebuilt from its discard pile
event-event_revealed = Event: { $source_label }
event-event_waits = { $source_label } stays latent
event-event_idle = { $source_label } does not apply and is discarded
event-acted = { $source_label } takes effect
event-played = { $card_label } is played for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
event-played_free = { $card_label } is played for free
event-basic_taken = { $side } takes the basic action
event-passed = { $side } is done
event-targeted = { $source_label } targets { $service_label }
event-attack_taxed = { $service_label } is being monitored: the attack costs { NUMBER($points) } more
event-untested = { $card_label } is the first recovery, and recovery was never tested
event-laid = { $source_label } is in force: { $effect }
event-lifted = { $source_label } is no longer in force: { $effect }
event-card_left = { $card_label } goes to the discard pile
event-discarded = { $card_label } is discarded
event-phase_marked = Campaign line: { $phase } is marked
event-phase_not_marked = Campaign line: { $phase } is not marked, because Red has already marked a new phase this turn
event-phase_counts = { $phase } counts as done this turn
event-phase_erased = Campaign line: { $phase } is erased
event-flag_set = { $flag ->
    [0] Recovery counts as tested from now on
   *[more] A condition is met (no. { NUMBER($flag) })
}
event-boosted = { $source_label } adds { NUMBER($points) } damage to { $service_label }
event-lessened = { $source_label } reduces the damage to { $service_label } by { NUMBER($points) }
event-pierced = { $service_label }: the protection of { $source_label } is ignored
event-damaged = { $service_label } loses { NUMBER($points) } INT and has { NUMBER($left) } left
event-worsened = { $service_label } gets worse: { $state }
event-shielded = { $service_label }: { $source_label } cancels the change of state
event-saved = { $service_label }: { $source_label } saves it from falling, INT { NUMBER($left) }
event-fell = { $service_label } is Down
event-healed = { $service_label } gains { NUMBER($points) } INT and now has { NUMBER($left) }
event-improved = { $service_label } improves: { $state }
event-recovered = { $service_label } recovers: { $state }, INT { NUMBER($left) }
event-repaired = { $service_label } is under repair
event-trust_fell = { $points ->
    [0] Trust stays at
   *[more] Trust falls by { NUMBER($points) } to
} { NUMBER($left) }
event-trust_rose = { $points ->
    [0] Trust stays at
   *[more] Trust rises by { NUMBER($points) } to
} { NUMBER($left) }
event-trust_capped = The limit on Trust loss per turn saves { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-loss_entered = Stability loss noted for the closing: { $points ->
    [0] corrected
   *[more] +{ NUMBER($points) }
}, { NUMBER($total) } in all
event-cancelled = The secondary effects of { $card_label } are undone
event-card_returned = { $card_label } is returned
event-tax_lifted = { $card_label }: its extra cost is lifted
event-refunded = { $side } gets { $points ->
    [one] { $points } budget point
   *[other] { $points } budget points
} back
event-muted = { $service_label } is Intermittent but contained: it does not spread
event-tossed = { $service_label }, Intermittent, { $outcome }
event-spread = { $service_label } spreads its failure to { $dependent_label }
event-wave_began = Cascade, wave { NUMBER($wave) }
event-arrow_hit = { $service_label } depends on { $dependency_label }: impact { NUMBER($points) } (wave { NUMBER($wave) })
event-left_over = The waves are over; of the remaining changes, only the one to { $service_label } applies
event-closing = Closing of turn { NUMBER($turn) }
event-penalised = { $service_label }: penalty { NUMBER($points) }{ $surcharge ->
    [0] {""}
   *[more] {" "}+ { NUMBER($surcharge) } for criticality
}
event-panic = Trust is at 0: Stability penalty { NUMBER($points) }
event-capped = The limit on Stability loss per turn saves { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-relieved = { $service_label }: { $source_label } lowers the penalty by { NUMBER($points) }
event-stability_fell = { $points ->
    [0] Stability stays at
   *[more] Stability falls by { NUMBER($points) } to
} { NUMBER($left) }
event-economy_rose = Economic Cost rises by { NUMBER($points) } to { NUMBER($total) }
event-debrief_due = Micro-debrief: Red names its phase and its aim, Blue the DRP or BCP control that mattered
event-turn_ended = Turn { NUMBER($turn) } is over
event-ended = The game is over. { $ending }
event-ruled = The facilitator decides
event-stability_rose = Stability rises by { NUMBER($points) } to { NUMBER($left) }
event-event_chosen = The facilitator has chosen the next event

micro-malosos = Which campaign phase did you advance, and what was the attack for?
micro-buenosos = Which DRP or BCP control changed the result, or failed to?
micro-no-phase = No campaign phase was marked this turn
micro-no-control = No DRP or BCP card changed the numbers this turn
micro-plan = { $card_label }: without this card, the turn would have cost more (Stability { NUMBER($stability) }, Trust { NUMBER($trust) }, INT { NUMBER($integrity) })

## Endings

ending-stability_zero = Country Stability is at 0
ending-three_critical = Too many services of criticality 5 are Down
ending-blue_victory = Blue has held out: Stability is high enough, and Blue recovered the services that fell
ending-draw = Nobody reached the goal
ending-unresolved_red = Blue missed its goal, and that counts as a win for Red
ending-unresolved_blue = Blue did not recover enough services, but Stability decides for Blue

## Options: readings of the rules

option-strict_timing = “This turn” taken literally
option-strict_timing-help = Protection for “this turn” ends with the turn instead of lasting until Blue's next response, so four Prevention and Detection cards never meet an attack (R1; rough simulation: Red +1 percentage point).
option-cascade = Cascade waves
option-cascade-help = Whether each wave applies every impact again, or only what got worse this turn (R10; rough simulation of “only what got worse”: Red −2.5 percentage points, and 0.7 services fall per game instead of 2.7).
option-cascade-all = every wave in full
option-cascade-changes = only what got worse
option-stability_cap_scope = What the Stability limit covers
option-stability_cap_scope-help = Whether the limit per turn covers the whole loss, or only the base penalties with criticality on top (R20; rough simulation of “base penalties only”: Red +9 percentage points, shorter games).
option-stability_cap_scope-total = the whole loss
option-stability_cap_scope-base = base penalties only
option-crit5 = Three services of criticality 5
option-crit5-help = Whether Red needs three of them Down at the same time, or three different ones over the whole game (R30; rough simulation: less than half a percentage point).
option-crit5-simultaneous = Down at the same time
option-crit5-cumulative = fallen over the whole game
option-victory_check = When Red's victory is checked
option-victory_check-help = At the closing, after Blue's response, or immediately (R31; rough simulation: no measurable effect).
option-victory_check-closing = at the closing
option-victory_check-immediate = immediately
option-blue_recovery_goal = Services Blue must recover
option-blue_recovery_goal-help = As many as fell, up to the number in “Recovered services Blue needs”; always that number, even if nothing fell; or none. (R33; rough simulation of the rules as written: with “always two” Blue wins 0% of games, with “as many as fell” 16–19%.)
option-blue_recovery_goal-up_to_fallen = as many as fell, at most two
option-blue_recovery_goal-two = always two
option-blue_recovery_goal-none = none
option-unresolved = If nobody reaches the goal
option-unresolved-help = A draw, a win for Red, or Stability alone decides (R32; rough simulation of “Red wins”: Red +19 percentage points, exactly the former draws).
option-unresolved-draw = draw
option-unresolved-red = Red wins
option-unresolved-stability = Stability decides
option-crit_extra = Extra cost of criticality
option-crit_extra-help = The states in which a critical service costs extra Stability (R22; rough simulation of “only Down”: Blue +12 percentage points, Red −12).
option-crit_extra-affected = every service that is not OK
option-crit_extra-intermittent_up = Intermittent and Down
option-crit_extra-down = only Down
option-repair = How states improve
option-repair-help = A DRP card that restores INT also improves its target by one step; or nothing improves states; or full INT makes a service OK; or a turn without harm improves it. (R35; rough simulation: “never” gives Red +15 percentage points, “one step after a turn of rest” gives Blue +4.)
option-repair-drp_step = one step with a DRP card
option-repair-never = never
option-repair-full_int = OK at full INT
option-repair-rest_step = one step after a turn of rest
option-trust_fall = Trust lost through citizen-facing services
option-trust_fall-help = Once, when the service falls, or at every closing while it is Down (R24; rough simulation: no measurable effect).
option-trust_fall-once = once, when it falls
option-trust_fall-each_turn = every turn while Down
option-intermittency = Intermittency
option-intermittency-help = Whether Intermittent services spread by a coin toss, on every odd turn, or not at all, with Intermittent counting as Degraded. (R14; rough simulation of odd turns with the other no-chance rules: Blue +2 percentage points, Red −1.)
option-intermittency-coin = by coin toss
option-intermittency-odd_turns = on odd turns
option-intermittency-none = none
option-intermittency_target = Target of intermittency
option-intermittency_target-help = The most critical dependent (or the facilitator's choice), a random one, or Red's choice (R15; rough simulation of “at random”: Red −1 percentage point).
option-intermittency_target-criticality = the most critical
option-intermittency_target-random = at random
option-intermittency_target-red = Red's choice
option-basic_recon = Use of basic recon
option-basic_recon-help = It counts for every card that requires Reconnaissance, or only for cards that mention it (R5; rough simulation of “only cards that mention it”: Blue +37 percentage points, Red −36).
option-basic_recon-any = every card that requires Reconnaissance
option-basic_recon-card_only = only cards that mention it
option-untested = Recovery without a test
option-untested-help = Whether the first recovery without a test is penalised only when you restore from backup, which cannot happen with these cards, or also at failover (R36; rough simulation: no measurable effect).
option-untested-restore_only = restore only
option-untested-any_recovery = any recovery
option-random_discard = Forced discards
option-random_discard-help = A random card, or the most expensive one; the owner chooses among equals (R42; not simulated alone).
option-random_discard-random = at random
option-random_discard-highest_cost = the most expensive card
option-high_impact = Definition of High impact
option-high_impact-help = By the definition (several services, or direct loss of Stability or Trust), or only where it is printed. This matters for one Prevention card (R7; not simulated).
option-high_impact-definition = by the definition
option-high_impact-printed = as printed
option-map = Dependency map
option-map-help = All arrows, the soft map without two of them, or the six services of the quick game (R50, R52; rough simulation of the soft map: Red −5 percentage points, Blue +2).
option-map-standard = standard
option-map-soft = soft
option-map-quick = quick
option-expansion = Extra services
option-expansion-help = Adds the railway, the water supply or both to the map; not available with the quick map (R51; rough simulation on “Balanced”: water Red +16 percentage points, both Red +20; railway alone not simulated).
option-expansion-none = none
option-expansion-railway = railway
option-expansion-water = water
option-expansion-both = both
option-providers = Providers
option-providers-help = The number of outside providers drawn. Services also depend on them, and each one helps while it is OK (R54; rough simulation of three on “Balanced”: Red +15 percentage points).
option-extra_copies = Extra copies
option-extra_copies-help = The number of extra copies in the deck of each card that allows them; in the standard set, Verified backups (R55; rough simulation of one: Blue +7 percentage points, Red −9).
option-economy = Economic Cost
option-economy-help = A marker that rises with expensive recoveries and takes budget and Stability from Blue (R53; rough simulation of the advanced game: 65% of games reach the first threshold, 21% the second).
option-cycle = Discards to refresh a hand
option-cycle-help = The number of cards a team may discard at the end of its own phase (R41; rough simulation of one card: Red +24 percentage points, Blue −22).
option-facilitator = Facilitator decides
option-facilitator-help = A third seat makes the choices that the rules leave to the facilitator. Without it, the most critical service is chosen (R73; no effect with two seats).

## Options: numbers in the rules

option-turns = Turns
option-turns-help = The number of turns Blue must hold out (rough simulation of 7 instead of 8: Red −20 percentage points, Blue +13).
option-budget_red = Red's budget
option-budget_red-help = Points Red may spend each turn (rough simulation of 6 instead of 8: Red −9 percentage points, Blue +5).
option-budget_blue = Blue's budget
option-budget_blue-help = Points Blue may spend each turn (rough simulation of 10 instead of 8: Blue +1 percentage point).
option-hand_target = Hand after drawing
option-hand_target-help = Both teams draw up to this many cards at the start of a turn (not simulated).
option-hand_max = Hand limit
option-hand_max-help = A team with more cards than this discards down to it at once (rough simulation: never reached with the standard cards).
option-stability_start = Starting Stability
option-stability_start-help = Country Stability at the start of the game (rough simulation of the quick game with 100 instead of 40 and a goal above 30: Blue 83%, Red 3%).
option-trust_start = Starting Trust
option-trust_start-help = Public Trust at the start of the game (rough simulation: Trust hardly moves and ends near 40 of 50).
option-trust_max = Maximum Trust
option-trust_max-help = Trust never rises above this number (not simulated).
option-stability_cap = Limit on Stability loss
option-stability_cap-help = The most Stability the country can lose in one turn, before BCP (not simulated alone).
option-trust_cap = Limit on Trust loss
option-trust_cap-help = The most Trust that can be lost in one turn (not simulated).
option-penalty_degraded = Penalty for Degraded
option-penalty_degraded-help = Stability lost at the closing for each Degraded service (not simulated).
option-penalty_intermittent = Penalty for Intermittent
option-penalty_intermittent-help = Stability lost at the closing for each Intermittent service (not simulated).
option-penalty_down = Penalty for Down
option-penalty_down-help = Stability lost at the closing for each Down service (not simulated).
option-crit_factor = Weight of criticality
option-crit_factor-help = Extra Stability lost per level of criticality above the threshold (rough simulation of 1 instead of 2: Red −7 percentage points, Blue +8).
option-crit_floor = Criticality threshold
option-crit_floor-help = Criticality up to this level costs nothing extra (not simulated).
option-blue_min_stability = Stability Blue must exceed
option-blue_min_stability-help = Stability must be higher than this at the end of the last turn (not simulated alone).
option-blue_min_recovered = Recovered services Blue needs
option-blue_min_recovered-help = The number of different services Blue must have recovered from Down (for the effect see “Services Blue must recover”).
option-red_crit5_needed = Critical services Red needs
option-red_crit5_needed-help = Red wins with this many services of criticality 5 Down (not simulated).
option-wave_limit = Waves per turn
option-wave_limit-help = The cascade stops after this many waves (not simulated).
option-dep_damage_degraded = Impact of a Degraded dependency
option-dep_damage_degraded-help = INT a service loses per wave for each Degraded dependency (not simulated).
option-dep_damage_intermittent = Impact of an Intermittent dependency
option-dep_damage_intermittent-help = INT a service loses per wave for each Intermittent dependency (not simulated).
option-dep_damage_down = Impact of a Down dependency
option-dep_damage_down-help = INT a service loses per wave for each Down dependency (not simulated).
option-affected_for_intermittent = Dependencies for Intermittent
option-affected_for_intermittent-help = A service with this many dependencies that are not OK becomes Intermittent (not simulated).
option-intermittency_damage = Intermittency damage
option-intermittency_damage-help = INT the dependent loses when an Intermittent service spreads (not simulated).
option-intermittency_percent = Chance of spreading
option-intermittency_percent-help = The chance, in per cent, that an Intermittent service spreads (not simulated).
option-upkeep_degraded = Wear of Degraded services
option-upkeep_degraded-help = INT each Degraded service loses at the start of a turn (not simulated).
option-trust_loss_fall = Trust lost per fall
option-trust_loss_fall-help = Trust lost when a citizen-facing service falls (not simulated).
option-trust_zero_penalty = Penalty for Trust 0
option-trust_zero_penalty-help = Stability lost on each further turn with Trust at 0 (rough simulation: Trust never reached 0).
option-marks_per_turn = New phases per turn
option-marks_per_turn-help = The number of new phases of the campaign line Red may mark per turn (not simulated).
option-untested_percent = INT without a test
option-untested_percent-help = The percentage of its INT that the first recovery restores if recovery was never tested (rough simulation: no measurable effect).
option-untested_extra_cost = Extra cost without a test
option-untested_extra_cost-help = Extra points for the full INT of a recovery without a test (rough simulation: no measurable effect).
option-economy_start = Starting Economic Cost
option-economy_start-help = The starting position of the marker (not simulated).
option-economy_max = Maximum Economic Cost
option-economy_max-help = The marker stops here (not simulated).

## Presets

preset-standard = Standard
preset-standard-help = The recommended reading of the rules (rough simulation: Red 55%, Blue 26%, draw 19%).
preset-rulebook = Rules as written
preset-rulebook-help = The rules exactly as written; Blue has practically no chance (rough simulation: Red 78%, Blue 0%, draw 22%).
preset-balanced = Balanced
preset-balanced-help = Like Standard, but criticality costs extra only for services that are Down; for competitions and classrooms (rough simulation: Red 43%, Blue 38%, draw 19%).
preset-soft = Soft map
preset-soft-help = Like Standard, but with two fewer arrows (rough simulation: Red 50%, Blue 28%, draw 22%).
preset-quick = Quick
preset-quick-help = Six services, five turns, no intermittency: 30 to 40 minutes (rough simulation: Red 40%, Blue 44%, draw 16%).
preset-quick_rulebook = Quick, as written
preset-quick_rulebook-help = The quick game with the numbers of the rulebook (rough simulation: Red 10.5%, Blue 0%, draw 89.5%).
preset-advanced = Advanced
preset-advanced-help = Ten turns with Economic Cost and three providers: 90 minutes (rough simulation: Red 45%, Blue 40%, draw 15%).
preset-advanced_rulebook = Advanced, as written
preset-advanced_rulebook-help = The advanced game with the rules as written (rough simulation: Red 89%, Blue 0%, draw 11%).
preset-deterministic = No chance except the shuffle
preset-deterministic-help = Like Balanced, but with intermittency on odd turns and discards of the most expensive card (rough simulation: Red 42%, Blue 41%, draw 18%).

## Card texts, built from the effects

list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-state = { $state }
list-phase = { $phase }

card-help = { $kind }, cost { NUMBER($cost) }. { $text }
card-attack = MITRE ATT&CK { $tactics }: { $techniques }
card-csf = NIST CSF 2.0 { $categories }
card-fall = { $service } (effect when it falls)
service-about = Service of criticality { NUMBER($criticality) }, INT { NUMBER($int) }
service-digital = digital
service-physical = physical
service-citizen = citizen-facing
services-digital = digital services
services-physical = physical services
services-citizen = citizen-facing services
services-all = all services
provider-about = INT { NUMBER($int) }; serves { $services }
provider-perk = each turn it starts OK: { $perk }

requires-line = requires: { $what }
requires-phase = { $phase } done
requires-active = { $cards } in effect
requires-services_affected = at least { $n ->
    [one] { $n } service
   *[other] { $n } services
} not OK
requires-services = at least { $n ->
    [one] { $n } service
   *[other] { $n } services
} in state { $states }
requires-played = { $card } played before
requires-subtype = one { $subtype } card played before
requires-subtype_before = one { $subtype } card played on an earlier turn
requires-secondary = a secondary effect of a Red card this turn

activation-latent = from turn { NUMBER($turn) }; latent before that
activation-from = from turn { NUMBER($turn) }; discarded without effect before that
activation-if = only if { $condition }

target-one = { $kind ->
    [digital] one digital service
   *[any] one service
}
target-two = { $kind ->
    [digital] two digital services
   *[any] two services
}
target-edge = { $kind ->
    [digital] two linked digital services
   *[any] two linked services
}
target-one_of = one of { $services }
target-two_of = two of these services ({ $services })
target-edge_of = two linked services from this list ({ $services })
target-one_or_provider = { $target }, or a provider
target-two_or_provider = { $target } or providers
target-edge_or_provider = { $target } or a service and its provider
target-limits = { $target } ({ $limits })
target-up = not Down
target-state = { $states }
target-never = once per service and game
target-each = { $target }, each
target-again = the target
target-again_each = each target
target-line = target: { $target }

duration-turn = this turn
duration-guard = until Blue's next response
duration-game = for the rest of the game

if-was = it was already { $states }
if-fell = this card brings the target Down
if-in = { $services } is { $states }
if-affected = { $services } is not OK

op-on = { $subject }: { $effect }
op-if = { $effect } if { $condition }
op-lasting = { $effect } ({ $duration })
op-secondary = { $effect } [secondary effect]

op-damage = −{ NUMBER($n) } INT
op-worsen = becomes { $state }
op-mark_phase = marks { $phase } on the campaign line
op-mark_phase_now = { $phase } counts as done this turn
op-unmark_phase = erases { $phases } from the campaign line
op-trust_up = Trust +{ NUMBER($n) }
op-trust_down = Trust −{ NUMBER($n) }
op-stability_up = this turn's Stability loss −{ NUMBER($n) }
op-stability_down = Stability −{ NUMBER($n) } at the closing
op-discard = { $side } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at random
op-tax = { $uses ->
    [0] each { $side } { $subtype } card costs
    [one] { $side }'s next { $subtype } card costs
   *[other] { $side }'s next { $uses } { $subtype } cards cost
} { NUMBER($n) } more
op-tax_card = { $card } costs { NUMBER($n) } more{ $uses ->
    [0] {""}
    [one] {" "}the next time
   *[other] {" "}the next { $uses } times
}
op-limit_plays = { $side } may play at most { $n ->
    [one] { $n } { $subtype } card
   *[other] { $n } { $subtype } cards
}
op-limit_plays_card = { $side } may play { $card } at most { $n ->
    [one] { $n } time
   *[other] { $n } times
}
op-ban = { $side } cannot play { $subtype } cards
op-ban_card = { $side } cannot play { $card }
op-activate = meets a requirement of { $cards }
op-boost = Red's cards do { NUMBER($n) } more damage to { $services }
op-pierce = { $uses ->
    [0] Blue's damage reductions there are ignored
    [one] Blue's first damage reduction there is ignored
   *[other] Blue's first { $uses } damage reductions there are ignored
}
op-guard_first = { $uses ->
    [0] the first damage is
    [one] the first damage is
   *[other] the first { $uses } times, damage is
} { NUMBER($n) } less
op-guard_pool = total damage is { NUMBER($n) } less
op-guard_attack = { $uses ->
    [0] every attack on it does
    [one] the next attack on it does
   *[other] the next { $uses } attacks on it do
} { NUMBER($n) } less damage
op-guard_next_attack = { $uses ->
    [0] every attack does
    [one] the next attack does
   *[other] the next { $uses } attacks do
} { NUMBER($n) } less damage{ $high ->
    [-1] {""}
   *[more] , or { NUMBER($high) } less if it is High impact
}
op-guard_class = { $cards } does { NUMBER($n) } less damage
op-attack_tax = { $uses ->
    [0] every attack on it costs
    [one] the next attack on it costs
   *[other] the next { $uses } attacks on it cost
} { NUMBER($n) } more
op-shield_state = { $uses ->
    [1] its first change to { $state } is cancelled
   *[more] every change to { $state } is cancelled
}
op-save_from_fall = the first time it would fall, it stays { $state } with INT { NUMBER($int) }
op-mute = does not spread while Intermittent
op-cut_edge = no cascade between them
op-cancel_secondary = undoes the secondary effects of one card Red played this turn
op-set_flag = { $flag ->
    [tested] counts as a recovery test
   *[own] sets the mark “{ $flag }”
}
op-heal = +{ NUMBER($n) } INT, up to its maximum
op-heal_drp = +{ NUMBER($n) } INT, up to its maximum, and improves by one step (under the usual repair rule)
op-recover = comes back { $state } with INT { NUMBER($int) }
op-discount = { $uses ->
    [0] each { $side } { $subtype } card costs
    [one] { $side }'s first { $subtype } card each turn costs
   *[other] { $side }'s first { $uses } { $subtype } cards each turn cost
} { NUMBER($n) } less{ $least ->
    [0] {""}
   *[more] , minimum { NUMBER($least) }
}
op-discount_card = { $uses ->
    [0] { $card } costs
    [one] once per turn, { $card } costs
   *[other] { $uses } times per turn, { $card } costs
} { NUMBER($n) } less{ $least ->
    [0] {""}
   *[more] , minimum { NUMBER($least) }
}
op-count_as = while { $state }, it costs only as much Stability as { $other }
op-halve_penalty = its Stability penalty is halved, rounded down
op-ignore_trust_zero = no Stability penalty for Trust 0
op-free_play = { $side } may play { $n ->
    [one] { $n } card
   *[other] { $n } cards
} without paying
op-hit_provider = the provider that serves the most services: −{ NUMBER($n) } INT
op-repair_provider = one provider that is not OK improves by { $n ->
    [one] { $n } step
   *[other] { $n } steps
}{ $cost ->
    [0] {""}
   *[more] {" "}(Economic Cost +{ NUMBER($cost) })
}

## The board

board-red = Red
board-blue = Blue
board-turn = Turn { $turn } of { $turns }
board-turn_short = Turn
board-phase-0 = Start
board-phase-1 = Event
board-phase-2 = Preparation
board-phase-3 = Attack
board-phase-4 = Response
board-phase-5 = Closing
board-stability = Stability
board-trust = Trust
board-economic_cost = Economic Cost
board-red_goal = Red wins with Stability at 0, or { $needed ->
    [one] { $needed } service
   *[other] { $needed } services
} of criticality 5 Down (now { $now })
board-blue_goal = Blue wins with Stability above { $goal } after the last turn{ $needed ->
    [0] {""}
   *[more] {" "}and { NUMBER($needed) } recovered (now { NUMBER($now) })
}
board-due = As things stand, this closing will cost { $points } Stability (limit { $cap })
board-campaign = Campaign
board-card-cost = { $kind }, cost { $cost }
board-service-now = INT { $now } of { $most }, { $state }.
board-service-price = At the closing its state costs { $points } Stability.
board-service = Service
board-int = INT
board-state = State
board-criticality = Crit
board-needs = needs
board-feeds = feeds
board-providers = Providers
board-letter-ok = OK
board-letter-degraded = D
board-letter-intermittent = I
board-letter-down = X
board-in_force = In force
board-until-turn = this turn
board-until-guard = until Blue's next response
board-until-game = until used, or to the end of the game
board-latent = latent, waiting for its turn
board-budget = Budget
board-hand = Hand
board-known = known:
board-deck = Deck
board-discard = Discard
board-basic-free = basic action available
board-basic-used = basic action used
board-your_hand = Your hand
board-end-why = Why it ended this way
board-end-stability = Stability { $stability }: Blue needs more than { $goal }
board-end-critical = Services of criticality 5 Down: { $now }; Red needs { $needed }
board-end-recovered = Services recovered: { $now }; Blue needs { $needed }
board-end-fell = { $service } has been Down since turn { $turn }
board-end-through = through { $service }
board-end-upkeep = worn down while Degraded
board-end-dear = What cost the most Stability, before limits and reductions: { $services }
board-end-cascade = The longest cascade
board-end-no_cascade = No service got worse because of another.
board-end-turn = turn { $turn }
board-end-wave = turn { $turn }, wave { $wave }
board-end-spread = turn { $turn }, spread
board-end-turns = Turn by turn
board-end-falls = Falls ✖ and recoveries ↑
board-end-measures = The most effective DRP and BCP cards
board-end-measure = { $plan }, saved { $stability } Stability and { $trust } Trust{ $integrity ->
    [0] {""}
   *[more] , { NUMBER($integrity) } INT restored
}, { $plays ->
    [one] played once
   *[other] played { $plays } times
}
board-end-no_measure = No DRP or BCP card restored anything or saved a point.

## The lesson

lesson-seat-1 = MalOsos
lesson-seat-2 = BuenOsos
lesson-1 = You are Blue, the BuenOsos: you keep a country's critical services running. Red, the MalOsos, wants to bring the country down. Hold out for three turns.
lesson-2 = Each box is a service. INT is how much damage it can still take; criticality (up to 5) is how much the country needs it. Its arrows lead to the services that depend on it: trouble spreads along them.
lesson-3 = Each team has five cards in hand and 8 budget points per turn. A turn opens with an event: unlikely and harsh.
lesson-4 = Red got into Payments, which is now Degraded and will lose 1 INT per turn. Red has also marked Access on its campaign line. Its heaviest attacks need the boxes that follow, and Red can mark only one new box per turn.
lesson-5 = A DDoS has made the Fibre backbone Intermittent: at every closing, a coin toss decides whether its failure spreads. The states are OK, Degraded, Intermittent and Down. A service is Down when its INT is 0.
lesson-6 = Now you respond. Every card has a cost; this one costs 3 of your 8 points. Verified backups is a DRP card, the kind that repairs. Choose Payments to make it OK again.
lesson-7 = Once per turn, you may monitor one service for free: the first damage it takes is 1 less. Monitor the Cloud, which depends on the Fibre backbone.
lesson-8 = That is enough for now; you lose the points you do not spend. At the closing comes the coin toss, then the cascade: in each wave, every service takes damage from the affected services it depends on.
lesson-9 = The toss failed: Payments lost 2 INT. In wave 1, every service that depends on the Fibre backbone lost 1 more, except the Cloud, which you were monitoring. No state changed, so there was no second wave. The country lost 7 of its 100 Stability.
lesson-10 = The event did not apply, but Roads is now Degraded, and Red has marked Persistence: two boxes so far. Think ahead: with the Automated runbook, your first DRP card on each later turn costs 1 less.
lesson-11 = BCP cards repair nothing; they keep daily life going in the meantime. Prioritisation halves the Stability that two services cost this turn. Choose the Fibre backbone and Payments, which will be next. Then end your response.
lesson-12 = Three waves! The Cloud depends on Fibre and Roads, and two affected dependencies make a service Intermittent. In wave 2 the same happened to Payments. A wave that changes a state leads to another, up to three.
lesson-13 = Payments is Down, and people notice: Trust has dropped to 38. Red wins if three services of criticality 5 are Down at once, or if Stability reaches 0.
lesson-14 = To win, Blue must recover the services that fell, or two of them if more fell. Failover to an alternate site does it at once, and thanks to the runbook it costs 4 points instead of 5.
lesson-15 = Spend what is left. Crisis communication raises Trust (at 0, you would lose Stability every turn), and Hardening saves Payments from 2 damage. Then end your response.
lesson-16 = You win! After the last turn, Stability is 55, more than the 30 you need, and Payments is running again. The standard game has twelve services and eight turns, and Red will not go so easy on you.

## Glossary: the forms of a term (* stands for any ending), its meaning, and the clause that defines it

glossary-int = INT
    .forms = INT, integrity
    .means = Integrity: how much damage a service can still take. At 0 the service is Down.
    .clause = 2.1a
glossary-criticality = Criticality
    .forms = criticality
    .means = How badly the country needs a service, from 1 to 5. The higher it is, the more Stability a failure costs.
    .clause = 8.2a
glossary-dependency = Dependency
    .forms = dependency, dependencies
    .means = A service that another one needs in order to work. The arrows of the map show dependencies, and failures spread along them.
    .clause = 7.1a
glossary-ok = OK
    .forms = OK
    .means = The best of the four states: the service works and costs nothing.
    .clause = 4.1a
glossary-degraded = Degraded
    .forms = Degraded
    .means = The second of the four states: the service works badly. It loses INT every turn, costs Stability and damages the services that depend on it.
    .clause = 4.1b
glossary-intermittent = Intermittent
    .forms = Intermittent, intermittency
    .means = The third of the four states: the service comes and goes. At the closing, its failure may spread to one service that depends on it.
    .clause = 4.1c
glossary-down = Down
    .forms = Down
    .means = The worst of the four states: INT is 0 and nothing works. Only a DRP card recovers the service.
    .clause = 4.1d
glossary-cascade = Cascade
    .forms = cascade, cascades
    .means = At the end of a turn, trouble spreads along the arrows: every service takes damage from the affected services it depends on.
    .clause = 7.1b
glossary-wave = Wave
    .forms = wave, waves
    .means = One step of a cascade, in which all arrows act at once. If a state changed, another wave follows, up to a limit.
    .clause = 7.2a
glossary-closing = Closing
    .forms = closing
    .means = The end of a turn, after the cascade: the markers move, and the country pays for its failures in Stability.
    .clause = 5.5b
glossary-stability = Stability
    .forms = Country Stability, Stability
    .means = How well the country as a whole is holding up. Red wins at 0; Blue must keep it above its goal to the end.
    .clause = 2.2a
glossary-trust = Trust
    .forms = Public Trust, Trust
    .means = How far people believe that things are under control. Once it reaches 0, every further turn costs Stability.
    .clause = 8.3b
glossary-economic_cost = Economic Cost
    .forms = Economic Cost
    .means = A third marker in the advanced variant: what expensive recovery costs the country. It never falls.
    .clause = 14c
glossary-budget = Budget
    .forms = budget, budgets
    .means = The points a team may spend on cards each turn. Unspent points are lost, and the budget is refilled next turn.
    .clause = 4.2b
glossary-campaign = Campaign line
    .forms = campaign line
    .means = Red's way into a network as five boxes, from Reconnaissance to Impact. Cards require boxes that are already marked, and Red marks at most one new box per turn.
    .clause = 4.3a
glossary-recon = Reconnaissance
    .forms = Reconnaissance, Recon
    .means = First box of the campaign line: Red finds out which systems exist and how they depend on each other. Red's basic action counts as this for one turn.
    .clause = 4.4b
glossary-access = Access
    .forms = Access
    .means = Second box of the campaign line: Red has a foot in the door, for instance with stolen credentials or through a supplier.
    .clause = 4.3a
glossary-persistence = Persistence
    .forms = Persistence
    .means = Third box of the campaign line: Red stays inside even if the first way in is closed.
    .clause = 4.3a
glossary-lateral = Lateral movement
    .forms = Lateral movement, Lateral
    .means = Fourth box of the campaign line: Red moves from one system to its neighbours. The heaviest attacks need it.
    .clause = 4.3a
glossary-impact = Impact
    .forms = Impact
    .means = Last box of the campaign line: the attack itself, which harms services on purpose.
    .clause = 4.3a
glossary-high_impact = High impact
    .forms = High impact, High-impact
    .means = A heavy Red card: it can bring a service Down in a single use, hits several services, or harms the country directly.
    .clause = B.1a
glossary-secondary = Secondary effect
    .forms = secondary effect, secondary effects
    .means = Everything a Red card does besides its main effect on the target. Blue's CSIRT card can undo it.
    .clause = 11.2a
glossary-prevention = Prevention
    .forms = Prevention
    .means = A kind of Blue card: it weakens or blocks future attacks.
    .clause = 5.4b
glossary-detection = Detection/Response
    .forms = Detection/Response
    .means = A kind of Blue card: it finds an attack in progress, contains it and stops it from spreading.
    .clause = 5.4b
glossary-drp = DRP
    .forms = DRP
    .means = Disaster recovery plan: cards that repair by technical means. They restore INT and recover services that are Down.
    .clause = 9.1a
glossary-bcp = BCP
    .forms = BCP
    .means = Business continuity plan: cards that keep daily life going while something is broken. They repair nothing, but save Stability and Trust.
    .clause = 9.2a
glossary-hardening = Hardening
    .forms = hardening
    .means = Closing weak spots before anybody exploits them. In the game, a card that saves one service from some damage.
    .clause = B.3.4
glossary-redundancy = Redundancy
    .forms = redundancy
    .means = A spare that takes over when the original fails. In the game, a card that saves a service once from going Down.
    .clause = B.3.3
glossary-provider = Provider
    .forms = provider, providers
    .means = A supplier outside the country's own services. The services it serves also depend on it, so Red may attack it.
    .clause = 14d
glossary-latent = Latent
    .forms = latent
    .means = An event drawn too early: it is set aside and takes effect by itself when its turn comes.
    .clause = 5.1c
glossary-basic = Basic action
    .forms = basic action, basic actions
    .means = What a team may do once per turn for free and without a card: Red does reconnaissance, Blue monitors one service.
    .clause = 4.4a
glossary-debrief = Micro-debrief
    .forms = micro-debrief, short debrief
    .means = Half a minute for each team at the end of a turn: Red says what it was trying to do, Blue which control helped or was missing.
    .clause = 5.5c

## A table at a glance, for a class

marker-stability = Stability
marker-trust = Trust
marker-critical-down = Criticality 5 Down
marker-economic-cost = Economic Cost
tile-critical-reached = { NUMBER($n) } critical services are Down: MalOsos win at the closing
tile-critical-last = { NUMBER($n) } critical services are Down: one more ends the game
tile-stability-ends = Stability { NUMBER($n) }: the closing would bring it to 0
tile-stability-low = Stability { NUMBER($n) }: BuenOsos need more than { NUMBER($goal) }
tile-stability-fell = Stability fell by { NUMBER($n) } in one turn
tile-stability-due = The closing would cost { NUMBER($n) } Stability
tile-trust-zero = Trust is at 0

## Lesson plans

plan-40 = Quick lesson
plan-40-about = Five turns with six services: how one failure becomes many, and what keeps a country running meanwhile.
plan-60 = One lesson
plan-60-about = The standard game of eight turns, with two discussions and the closing debrief.
plan-90 = Double lesson
plan-90-about = Ten turns with providers and Economic Cost: supply chains, the price of recovery, and three discussions.
plan-stop-dependencies = Which service hurts most if it falls now, and through which dependencies?
plan-stop-continuity = What kept the country running so far: recovery (DRP) or continuity (BCP)? What was missing?
plan-stop-providers = Which provider would you replace first, and what would it cost?
plan-objective-cascade = Explains a cascade of four to six steps, from a service through its dependents to the country
plan-objective-campaign = Names the phases of the attack and why they came in this order
plan-objective-drp-bcp = Tells DRP from BCP and justifies a choice between them
plan-objective-tail-risk = Explains an unlikely event and the barrier that would have softened it
plan-objective-providers = Explains a dependency on a provider and what it costs to secure it
plan-objective-decide = Decides as a team, in time and with reasons
plan-inject-queues = Breaking news: long queues at cash machines. People fear that payments will fail.
plan-inject-priorities = The government asks BuenOsos: which two services do you protect first, and why?
plan-inject-supplier = A large supplier reports problems and gives no details.
plan-inject-rumours = Rumours on social media: the outages are said to last for weeks.
plan-inject-cabinet = The cabinet meets. BuenOsos explain in one minute what they need; MalOsos write down what they would attack next.
plan-inject-update = A faulty software update hits the DNS servers.
plan-inject-outage = The grid operator warns of an overload in the coming days.
plan-inject-help = Neighbouring countries offer help, and the news is reassuring.


# --- debrief

stat-played = Cards played
stat-played_free = Cards played for free
debrief-recovered = Services recovered: { $now } of { $of } that fell
debrief-threshold = BuenOsos must end above { $goal }
debrief-figures-title = The country
debrief-from = { $change } since the start ({ $start })
debrief-cost-most = What cost most Stability, before limits and reductions
debrief-country = Not OK at the end: { $services }.
debrief-country-ok = Every service is OK at the end.
debrief-cascade = The longest cascade
debrief-cascade-lead = From its cause to the country: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
debrief-hit = hit directly
debrief-wave = Turn { $turn }, wave { $wave }
debrief-spread_in = Turn { $turn }, spread
debrief-through = through { $service }: { $points } INT
debrief-the_country = The country
debrief-pays = pays { $points } for it; the turn costs { $lost } Stability and leaves { $left }
debrief-cut = Here it could be cut: **{ $card }** in turn { $turn } – { $where }. In this game it would have left { $points } Stability more.
debrief-no_cut = No single card of BuenOsos, played in its turns, would have cut it.
debrief-never = never
debrief-erased = erased in turn { $turn }
debrief-campaign = Campaign line of MalOsos
debrief-campaign-lead = Phases marked at the end: { $done } of 5.
debrief-campaign-turn = Turn
debrief-campaign-cards = Cards and targets
debrief-campaign-phases = New phases
debrief-measures = DRP and BCP decisions, measured
debrief-measures-lead = Worth: Stability, Trust and INT that would have been lost without the card, by the same rules.
debrief-no_measures = No DRP or BCP card was played.
debrief-measure-plan = Plan
debrief-measure-card = Card
debrief-measure-plays = Played
debrief-measure-stability = Stability
debrief-measure-trust = Trust
debrief-measure-integrity = INT
debrief-tail = Tail risk
debrief-tail-event = **{ $event }** came in turn { $turn }; { $one_in } events were as likely. It struck in turn { $struck } and took { $points } INT: { $services }.
debrief-no_tail = No rare event did any damage in this game.
debrief-barrier = Barrier: **{ $card }** in turn { $turn } would have prevented { $prevented } of { $points } INT. It was { $where }.
debrief-no_barrier = No single card of BuenOsos would have softened it.
debrief-strong-measure = **{ $card }** saved { $points } Stability.
debrief-weak-cost = **{ $service }** cost { $points } Stability, more than any other service.
debrief-weak-latent = **{ $event }** lay open for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  } before it struck.
debrief-cut-hand = in the hand and affordable
debrief-cut-dear = in the hand, but not affordable or without its requirement
debrief-cut-deck = still in the deck
debrief-cut-discard = already discarded
debrief-cut-table = already on the table
debrief-barrier-hand = in the hand
debrief-barrier-deck = still in the deck
debrief-barrier-discard = in the discard pile
debrief-barrier-table = on the table
debrief-verb-pass = Play no more cards

# On a real table: what to draw or roll
enter-draw = { $who }: { $count ->
    [one] one card from the deck. Which one is it?
   *[other] { $count } cards from the deck. Which ones are they?
}
enter-lose = One card from the hand, at random. Which one is lost?
enter-reveal = Turn over the next event. Which one is it?
enter-supply = { $count ->
    [one] Draw one provider. Which one is it?
   *[other] Draw { $count } providers. Which ones are they?
}
enter-toss = Toss the coin. Heads: the service holds. Tails: the failure spreads.
enter-scatter = Draw lots: which service does the failure reach?

## Print

print-red = Red cards
print-blue = Blue cards
print-events = Event cards
print-ours = Digital adaptation by Contienda.
print-services = Services
print-providers = Providers
print-map = Dependency map
print-trackers = Trackers
print-counters = Counters
print-aids = Player aids
print-facilitator = Facilitator
print-rules = Rules
print-provider = Provider
print-needs = Needs
print-feeds = Needed by
print-fall = When it falls:
print-serves = Serves
print-criticality = Criticality
print-map-about = Arrows lead from a service to those that depend on it.
print-state-ok = no penalty
print-state-degraded = 1 damage to dependents
print-state-intermittent = 1 damage; may spread
print-state-down = 2 damage to dependents
print-track-turn = Turn
print-track-stability = Country Stability
print-track-trust = Public Trust
print-track-economy = Economic Cost (advanced)
print-track-red = MalOsos: budget
print-track-blue = BuenOsos: budget
print-track-campaign = Campaign line
print-track-goal = BuenOsos need
print-track-recovered = Recovered services
print-track-start = start
print-marker-recovered = Recovered
print-marker-resists = Resists
print-marker-spreads = Spreads
print-marker-stability = Stability
print-marker-trust = Trust
print-marker-turn = Turn
print-marker-economy = Cost
print-marker-budget = Budget
print-marker-test = Tested
print-micro = Micro-debrief
print-debrief = Final debrief
print-form-turn = Turn
print-form-stability = Stability
print-form-trust = Trust
print-form-actions = What we will do
print-form-action = Action
print-form-owner = Who
print-form-date = By when

