"""What never changes during a game: the map, the cards as rows, the numbers and the rulings.

One `Tables` is built per scenario and options. All positions share it, and nothing modifies it later.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.buenosos.effect_codes import EFFECT_WIDTH, REQUIREMENT_WIDTH
from contienda.games.buenosos.primitive import Primitives


class Tables:
    """Tables by node, by program and by deck, and every option by name."""

    primitives: Primitives  # used by all programs

    # Nodes.
    services: i64 = 0  # in use
    providers: i64 = 0  # those that may be drawn
    width: i64 = 0  # nodes from here on are not in use
    maximum: vec[i64]
    criticality: vec[i64]
    most_critical: i64 = 0  # the services of criticality 5 (6b)
    citizen: i64 = 0
    digital: i64 = 0
    physical: i64 = 0
    needs: vec[i64]  # set of dependencies
    feeds: vec[i64]  # set of dependents
    linked: vec[i64]  # joined by an arrow either way
    serves: vec[i64]  # how many services depend on it
    links: dict[int, object]  # cache of `view.py`: names of linked nodes, by the nodes on the table

    # Programs.
    cost: vec[i64]
    subtype: vec[i64]
    tags: vec[i64]
    attack: vec[i64]  # 1: played in phase 3 and deals damage (R2)
    high: vec[i64]  # 1: High impact (R7)
    recon_named: vec[i64]
    pick: vec[i64]
    target_nodes: vec[i64]
    target_states: vec[i64]
    target_never: vec[i64]
    recovers: vec[i64]  # 0, RECOVERS or RESTORES
    requirement_at: vec[i64]  # of program n: rows from n to n + 1
    requirements: vec[i64]
    effect_at: vec[i64]
    effects: vec[i64]
    activation: vec[i64]
    activation_a: vec[i64]
    activation_b: vec[i64]
    clauses: list[str]

    # Decks: a slot is one physical card; copies have their own slots.
    deck: vec[i64]  # set of slots
    extra: vec[i64]  # set of slots that are copies
    kind_of: vec[i64]
    slots: vec[i64]  # by program: the slots of a card and its copies
    first_extra: vec[i64]  # by deck: the first slot for copies
    by_phase: vec[i64]  # cards of turn phase 2, 3 and 4

    # Numbers.
    turns: i64 = 0
    budget_red: i64 = 0
    budget_blue: i64 = 0
    hand_target: i64 = 0
    hand_max: i64 = 0
    stability_start: i64 = 0
    trust_start: i64 = 0
    trust_max: i64 = 0
    stability_cap: i64 = 0
    trust_cap: i64 = 0
    penalty: vec[i64]  # by state
    crit_factor: i64 = 0
    crit_floor: i64 = 0
    blue_min_stability: i64 = 0
    blue_min_recovered: i64 = 0
    red_crit5_needed: i64 = 0
    wave_limit: i64 = 0
    impact: vec[i64]  # on dependents, by state
    affected_for_intermittent: i64 = 0
    intermittency_damage: i64 = 0
    intermittency_percent: i64 = 0
    upkeep_degraded: i64 = 0
    trust_loss_fall: i64 = 0
    trust_zero_penalty: i64 = 0
    marks_per_turn: i64 = 0
    untested_percent: i64 = 0
    untested_extra_cost: i64 = 0
    economy_start: i64 = 0
    economy_max: i64 = 0
    economy_per_point: i64 = 0
    economy_per_recovery: i64 = 0
    economy_per_down: i64 = 0
    economy_steps: vec[i64]  # repeated: threshold, budget lost, Stability lost

    # Rulings, numbered as in the list of options.
    strict_timing: bool = False
    cascade_changes: bool = False
    cap_base: bool = False
    crit5_cumulative: bool = False
    check_immediate: bool = False
    recovery_goal: i64 = 0
    unresolved: i64 = 0
    crit_extra: i64 = 0
    repair: i64 = 0
    trust_each_turn: bool = False
    intermittency: i64 = 0
    intermittency_target: i64 = 0
    recon_card_only: bool = False
    untested_any: bool = False
    dearest_discard: bool = False
    providers_drawn: i64 = 0
    economy: bool = False
    cycle: i64 = 0
    facilitator: bool = False

    def surcharge(self, node: i64, state: i64) -> i64:
        """What criticality adds to the price of a state (8.2, R22)."""
        if state <= self.crit_extra:  # affected: from Degraded; intermittent_up; down
            return 0
        above = self.criticality[node] - self.crit_floor
        return self.crit_factor * above if above > 0 else 0

    def price_of_state(self, node: i64, state: i64) -> i64:
        return self.penalty[state] + self.surcharge(node, state)

    def effect(self, row: i64, column: i64) -> i64:
        return self.effects[row * EFFECT_WIDTH + column]

    def requirement(self, row: i64, column: i64) -> i64:
        return self.requirements[row * REQUIREMENT_WIDTH + column]
