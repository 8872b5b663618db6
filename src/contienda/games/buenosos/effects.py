"""Carries out programs: one method for each kind of primitive, in the order of the list (5.3e, R60)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.elements import (
    DEGRADED,
    DOWN,
    FIRST_FALL,
    FIRST_PERK,
    INTERMITTENT,
    NODES,
    NONE,
    OK,
    SERVICES,
)
from contienda.games.buenosos.ops import (
    ACTIVATE,
    ALWAYS,
    ATTACK_TAX,
    BAN,
    BOOST,
    CANCEL_SECONDARY,
    COUNT_AS,
    CUT_EDGE,
    DAMAGE,
    DISCARD,
    DISCOUNT,
    E_A,
    E_B,
    E_C,
    E_DURATION,
    E_IF,
    E_IF_NODES,
    E_IF_STATES,
    E_N,
    E_NODES,
    E_OP,
    E_SECONDARY,
    E_TARGET,
    E_USES,
    EFFECT,
    FREE_PLAY,
    GAME,
    GUARD,
    HALVE_PENALTY,
    HEAL,
    HIT_PROVIDER,
    IF_FELL,
    IF_IN,
    IF_WAS,
    IGNORE_TRUST_ZERO,
    LAID_TAX,
    LIMIT_PLAYS,
    MARK_PHASE,
    MUTE,
    PIERCE,
    RECOVER,
    REPAIR_PROVIDER,
    SAVE_FROM_FALL,
    SET_FLAG,
    SHIELD_STATE,
    STABILITY,
    TAX,
    TRUST,
    UNMARK_PHASE,
    WORSEN,
)
from contienda.games.buenosos.steps import CANCEL, GIVE_UP, HUNT, LOSE, REPAIR
from contienda.games.buenosos.undo import Undo

PLAY_KEY = 200  # recorder: the event that began the program being carried out


class Effects(Undo):
    """Interprets the rows of a program."""

    effect_row: i64 = NONE  # the next row; NONE before the first
    was_degraded: i64 = 0  # states before the card (R60)
    was_intermittent: i64 = 0
    was_down: i64 = 0
    halved: bool = False  # an untested recovery gives only part of its INT (9.1b)

    def begin_program(self) -> None:
        """Look at the states before anything happens."""
        self.look_before()
        self.fell = 0
        self.met = 0
        self.met_any = False
        self.effect_row = self.tables.effect_at[self.playing]

    def look_before(self) -> None:
        self.was_degraded = self.degraded
        self.was_intermittent = self.intermittent
        self.was_down = self.down

    def was(self, node: i64) -> i64:
        """The state of a node before the card."""
        bit = BIT[node]
        if self.was_degraded & bit != 0:
            return DEGRADED
        return INTERMITTENT if self.was_intermittent & bit != 0 else DOWN if self.was_down & bit != 0 else OK

    def run_inline(self, program: i64, target: i64) -> None:
        """A perk or an effect on fall, in the middle of something else."""
        tables = self.tables
        row = tables.effect_at[program]
        end = tables.effect_at[program + 1]
        if row == end:
            return
        playing = self.playing
        pick_a = self.pick_a
        pick_b = self.pick_b
        was_degraded = self.was_degraded
        was_intermittent = self.was_intermittent
        was_down = self.was_down
        fell = self.fell
        self.playing = program
        self.pick_a = target
        self.pick_b = NONE
        self.look_before()
        if self.recorder is not None:
            self.lead("acted", self.tables.clauses[program], program)
        cause = self.cause()
        while row < end:
            self.resume(cause)
            self.carry_out(row)
            row += 1
        self.playing = playing
        self.pick_a = pick_a
        self.pick_b = pick_b
        self.was_degraded = was_degraded
        self.was_intermittent = was_intermittent
        self.was_down = was_down
        self.fell |= fell

    def on_fall(self, node: i64) -> None:
        if node < SERVICES:
            self.run_inline(FIRST_FALL + node, node)

    def grant_perks(self) -> None:
        """Providers that are OK help for this turn (R54, R75)."""
        cause = self.cause()
        node: i64 = SERVICES
        while node < self.tables.width:
            if self.present & BIT[node] != 0 and self.state(node) == OK:
                self.resume(cause)
                self.run_inline(FIRST_PERK + node - SERVICES, NONE)
            node += 1
        self.resume(cause)

    # --- one effect -------------------------------------------------------------------------------------------------

    def carry_out(self, row: i64) -> None:
        tables = self.tables
        held = self.blamed
        if tables.effect(row, E_SECONDARY) != 0:
            self.blamed = self.playing
        cause = self.cause()
        if tables.effect(row, E_TARGET) != 0:
            if self.pick_a != NONE:
                self.carry_out_on(row, self.pick_a)
            if self.pick_b != NONE:
                self.resume(cause)
                self.carry_out_on(row, self.pick_b)
        elif tables.effect(row, E_NODES) != 0 and tables.effect(row, E_OP) != BOOST:
            nodes = tables.effect(row, E_NODES)
            node: i64 = 0
            while node < NODES:
                if nodes & BIT[node] != 0:
                    self.resume(cause)
                    self.carry_out_on(row, node)
                node += 1
        elif self.condition_holds(row, NONE):
            self.carry_out_alone(row)
        self.blamed = held

    def condition_holds(self, row: i64, node: i64) -> bool:
        tables = self.tables
        kind = tables.effect(row, E_IF)
        if kind == ALWAYS:
            return True
        if kind == IF_WAS:
            return node != NONE and tables.effect(row, E_IF_STATES) & BIT[self.was(node)] != 0
        if kind == IF_FELL:
            return self.fell_now(self.pick_a) or self.fell_now(self.pick_b)
        return kind == IF_IN and self.any_in(tables.effect(row, E_IF_NODES), tables.effect(row, E_IF_STATES))

    def fell_now(self, node: i64) -> bool:
        return node != NONE and self.fell & BIT[node] != 0

    def any_in(self, nodes: i64, states: i64) -> bool:
        """Whether one of these nodes is now in one of these states."""
        return nodes & self.present & self.in_states(states) != 0

    def carry_out_on(self, row: i64, node: i64) -> None:
        """A primitive that is about a node."""
        if self.present & BIT[node] == 0 or not self.condition_holds(row, node):
            return
        tables = self.tables
        clause = tables.clauses[self.playing]
        effects = tables.effects
        at = row * EFFECT
        op = effects[at + E_OP]
        n = effects[at + E_N]
        a = effects[at + E_A]
        b = effects[at + E_B]
        uses = effects[at + E_USES]
        duration = effects[at + E_DURATION]
        if op == DAMAGE:
            self.damage(node, n, self.playing, clause)
        elif op == WORSEN:
            self.worsen(node, a, clause)
        elif op == HEAL:
            self.heal(node, n, self.playing, clause)
        elif op == RECOVER:
            self.recover(node, a, n * tables.untested_percent // 100 if self.halved else n, clause)
        elif op == CUT_EDGE:
            if node == self.pick_a:  # one row for the pair
                self.lay(op, node, 0, self.pick_b, 0, 0, -1, duration)
        elif op == SAVE_FROM_FALL:
            self.saved |= BIT[node]
            self.lay(op, node, 0, a, b, 0, 1, duration)
        elif (
            op == GUARD
            or op == ATTACK_TAX
            or op == PIERCE
            or op == SHIELD_STATE
            or op == MUTE
            or op == COUNT_AS
            or op == HALVE_PENALTY
        ):
            self.lay(op, node, n, a, b, 0, uses, duration)

    def carry_out_alone(self, row: i64) -> None:
        """A primitive that is about no node, or about all."""
        tables = self.tables
        effects = tables.effects
        at = row * EFFECT
        op = effects[at + E_OP]
        n = effects[at + E_N]
        a = effects[at + E_A]
        b = effects[at + E_B]
        uses = effects[at + E_USES]
        duration = effects[at + E_DURATION]
        if op == MARK_PHASE:
            self.mark_phase(a, duration)
        elif op == UNMARK_PHASE:
            if a & self.marks != 0:
                self.push(HUNT, a & self.marks)
        elif op == TRUST:
            if n < 0:
                self.lose_trust(-n, tables.clauses[self.playing])
            else:
                self.gain_trust(n, tables.clauses[self.playing])
        elif op == STABILITY:
            self.enter_loss(-n, tables.clauses[self.playing])
        elif op == DISCARD:
            while n > 0:
                self.push(GIVE_UP if tables.dearest_discard else LOSE, a + 2 * (self.blamed + 1))
                n -= 1
        elif op == TAX:
            self.lay(op, a, n, b, 0, 0, uses, duration)
            self.write_log(LAID_TAX, self.serial)
        elif op == LIMIT_PLAYS or op == BAN or op == FREE_PLAY:
            self.lay(op, a, n, b, 0, 0, uses, duration)
        elif op == DISCOUNT:
            self.lay_discount(row)
        elif op == ACTIVATE:
            self.lay(op, a, 0, 0, 0, 0, -1, duration)
        elif op == SET_FLAG:
            self.flags |= BIT[a]
            self.note("flag_set", "9.1b", a)
        elif op == BOOST:
            self.lay(op, tables.effect(row, E_NODES), n, 0, 0, 0, -1, duration)
        elif op == GUARD:
            self.lay(op, NONE, n, a, b, 0, uses, duration)
        elif op == IGNORE_TRUST_ZERO:
            self.lay(op, 0, 0, 0, 0, 0, -1, duration)
        elif op == CANCEL_SECONDARY:
            if self.any_secondary():
                self.push(CANCEL)
        elif op == HIT_PROVIDER:
            self.hit_provider(n)
        elif op == REPAIR_PROVIDER:
            if self.affected() & self.present & tables.providers != 0:
                self.push(REPAIR, n * 100 + b)

    def lay_discount(self, row: i64) -> None:
        """The first card paid for in a turn is cheaper; this turn's may be gone already (R66)."""
        tables = self.tables
        match = tables.effect(row, E_B)
        uses = tables.effect(row, E_USES)
        now = uses
        if uses > 0 and match < 100 and self.paid_now & BIT[match] != 0:
            now -= 1
        self.lay(
            DISCOUNT, tables.effect(row, E_A), tables.effect(row, E_N), match, tables.effect(row, E_C), uses, now,
            tables.effect(row, E_DURATION),
        )  # fmt: skip

    # --- the campaign line (4.3) ------------------------------------------------------------------------------------

    def mark_phase(self, phase: i64, duration: i64) -> None:
        """At most one new permanent phase a turn; a card that cannot mark still works (4.3c, 4.3d, R4)."""
        if duration != GAME:
            self.marks_now |= BIT[phase]
            self.note("phase_counts", "4.4b", phase)
        elif self.marks & BIT[phase] == 0:
            if self.marks_used < self.tables.marks_per_turn:
                self.marks |= BIT[phase]
                self.marks_used += 1
                self.note("phase_marked", "4.3c", phase)
            else:
                self.note("phase_not_marked", "4.3d", phase)

    def erase_phase(self, phase: i64) -> None:
        self.marks &= ~BIT[phase]
        self.note("phase_erased", "R39", phase)

    # --- providers (R75) --------------------------------------------------------------------------------------------

    def hit_provider(self, points: i64) -> None:
        """The one not Down that serves most services, ties the lowest id."""
        best: i64 = NONE
        node: i64 = SERVICES
        while node < self.tables.width:
            if self.present & BIT[node] != 0 and self.state(node) != DOWN:
                if best == NONE or self.tables.serves[node] > self.tables.serves[best]:
                    best = node
            node += 1
        if best != NONE:
            self.damage(best, points, self.playing, "R75")

    def repair_provider(self, node: i64, steps: i64, cost: i64) -> None:
        while steps > 0 and self.state(node) != OK:
            self.improve_provider(node, "R75")
            steps -= 1
        self.add_economic_cost(cost)
