"""A position of Maracas as the contract wants it: copied, encoded, viewed, audited, scored."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.events import EVERYBODY
from contienda.core.game import OVER, Heuristics, Reader, State
from contienda.core.rng import Rng
from contienda.games.maracas.elements import AREAS, ENDINGS, INS, INTEL, NONE, NUMBERS, PLACES, ROWS, SIDES
from contienda.games.maracas.knowledge import Knowledge


class Maracas(Knowledge):
    """Government counters are open; Insurgent counters, hands, Strategies and Victory Points are hidden."""

    def copy(self) -> State:
        twin = Maracas()
        twin.game = self.game
        twin.tables = self.tables
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.cup = self.cup
        twin.hands = self.hands[:]
        twin.fresh = self.fresh[:]
        twin.played = self.played[:]
        twin.absent = self.absent[:]
        twin.shown = self.shown
        twin.box_units = self.box_units[:]
        twin.box_assets = self.box_assets[:]
        twin.stack_units = self.stack_units[: self.stacks]
        twin.stack_assets = self.stack_assets[: self.stacks]
        twin.stack_at = self.stack_at[: self.stacks]
        twin.stack_told = self.stack_told[: self.stacks]
        twin.stacks = self.stacks
        twin.flipped = self.flipped
        twin.up_units = self.up_units
        twin.up_assets = self.up_assets
        twin.identified = self.identified
        twin.hits = self.hits[:]
        twin.met = self.met
        twin.scars = self.scars
        twin.known_units = self.known_units
        twin.known_assets = self.known_assets
        twin.rows = self.rows[:]
        twin.numbers = self.numbers[:]
        twin.pool = self.pool[:]
        twin.blanks_aside = self.blanks_aside
        twin.terror = self.terror
        twin.new_terror = self.new_terror
        twin.frozen = self.frozen
        twin.activated = self.activated
        twin.rewarded = self.rewarded
        twin.turn = self.turn
        twin.event = self.event
        twin.column = self.column
        twin.militia_change = self.militia_change
        twin.guerrilla_change = self.guerrilla_change
        twin.price = self.price
        twin.nodes_seen = self.nodes_seen
        twin.first_nodes = self.first_nodes
        twin.reason = self.reason
        twin.winner = self.winner
        twin.who = self.who
        twin.fixed_units = self.fixed_units
        twin.rotated = self.rotated
        twin.plan_units = self.plan_units[:]
        twin.plan_assets = self.plan_assets[:]
        twin.shifted_units = self.shifted_units
        twin.shifted_assets = self.shifted_assets
        twin.new_informants = self.new_informants
        twin.node_places = self.node_places
        twin.allowance = self.allowance
        twin.surplus = self.surplus
        twin.active = self.active
        twin.go_stack = self.go_stack
        twin.mission = self.mission
        twin.target = self.target
        twin.target_unit = self.target_unit
        twin.bombers = self.bombers
        twin.declared = self.declared
        twin.random = self.random
        twin.runner_side = self.runner_side
        twin.loser = self.loser
        twin.guarded = self.guarded
        twin.assets_only = self.assets_only
        twin.fallen = self.fallen
        twin.running = self.running
        twin.debate = self.debate
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.cup, self.shown, self.flipped, self.up_units, self.up_assets, self.identified, self.blanks_aside,
            self.terror, self.new_terror, self.frozen, self.activated, self.rewarded, self.turn, self.event,
            self.column, self.militia_change, self.guerrilla_change, self.price, self.nodes_seen, self.first_nodes,
            self.reason, self.winner, self.who, self.fixed_units, self.rotated, self.shifted_units, self.shifted_assets,
            self.new_informants, self.node_places, self.allowance, self.surplus, self.active, self.go_stack,
            self.mission, self.target, self.met, self.scars, self.known_units, self.known_assets,
            self.target_unit, self.bombers, int(self.declared), self.random, self.runner_side, self.loser,
            int(self.guarded), int(self.assets_only), self.fallen, int(self.running), self.debate, self.stacks,
        ]  # fmt: skip
        for each in (
            self.hands, self.fresh, self.played, self.absent, self.plan_units, self.plan_assets, self.hits, self.pool,
            self.box_units, self.box_assets, self.rows, self.numbers,
        ):  # fmt: skip
            for value in each:
                found.append(value)
        i: i64 = 0
        while i < self.stacks:
            found.append(self.stack_units[i])
            found.append(self.stack_assets[i])
            found.append(self.stack_at[i])
            found.append(self.stack_told[i])
            i += 1
        found.extend(self.pending())
        return found

    def restore(self, codes: list[int]) -> None:
        """Take over what `encode` wrote; the tables are set before."""
        source = Reader(codes)
        self.seats = SIDES
        self.cup = source.one()
        self.shown = source.one()
        self.flipped = source.one()
        self.up_units = source.one()
        self.up_assets = source.one()
        self.identified = source.one()
        self.blanks_aside = source.one()
        self.terror = source.one()
        self.new_terror = source.one()
        self.frozen = source.one()
        self.activated = source.one()
        self.rewarded = source.one()
        self.turn = source.one()
        self.event = source.one()
        self.column = source.one()
        self.militia_change = source.one()
        self.guerrilla_change = source.one()
        self.price = source.one()
        self.nodes_seen = source.one()
        self.first_nodes = source.one()
        self.reason = source.one()
        self.winner = source.one()
        self.who = source.one()
        self.fixed_units = source.one()
        self.rotated = source.one()
        self.shifted_units = source.one()
        self.shifted_assets = source.one()
        self.new_informants = source.one()
        self.node_places = source.one()
        self.allowance = source.one()
        self.surplus = source.one()
        self.active = source.one()
        self.go_stack = source.one()
        self.mission = source.one()
        self.target = source.one()
        self.met = source.one()
        self.scars = source.one()
        self.known_units = source.one()
        self.known_assets = source.one()
        self.target_unit = source.one()
        self.bombers = source.one()
        self.declared = source.one() != 0
        self.random = source.one()
        self.runner_side = source.one()
        self.loser = source.one()
        self.guarded = source.one() != 0
        self.assets_only = source.one() != 0
        self.fallen = source.one()
        self.running = source.one() != 0
        self.debate = source.one()
        self.stacks = source.one()
        self.hands = source.many(SIDES)
        self.fresh = source.many(SIDES)
        self.played = source.many(SIDES)
        self.absent = source.many(SIDES)
        self.plan_units = source.many(SIDES)
        self.plan_assets = source.many(SIDES)
        self.hits = source.many(SIDES * 3)
        self.pool = source.many(INTEL)
        self.box_units = source.many(SIDES * PLACES)
        self.box_assets = source.many(SIDES * PLACES)
        self.rows = source.many(AREAS * ROWS)
        self.numbers = source.many(SIDES * NUMBERS)
        self.stack_units = vec[i64]([0] * int(self.stacks))
        self.stack_assets = vec[i64]([0] * int(self.stacks))
        self.stack_at = vec[i64]([0] * int(self.stacks))
        self.stack_told = vec[i64]([0] * int(self.stacks))
        i: i64 = 0
        while i < self.stacks:
            self.stack_units[i] = source.one()
            self.stack_assets[i] = source.one()
            self.stack_at[i] = source.one()
            self.stack_told[i] = source.one()
            i += 1
        self.restore_pending(source.rest())

    def view(self, seat: int) -> dict[str, object]:
        from contienda.games.maracas.view import view

        return view(self, seat)

    def witnesses(self, action: i64) -> i64:
        """Secret draws and decisions are seen by their side alone."""
        side = self.secret_side()
        return EVERYBODY if side == NONE else 1 + side

    def resample(self, seat: int, rng: Rng) -> State:
        """Another world with the same history in the eyes of this seat, or of an onlooker."""
        twin = self.copy()
        assert isinstance(twin, Maracas)
        if self.who != OVER:
            twin.imagine_for(seat, rng)
        elif seat != INS:
            twin.order_labels()
        return twin

    def heuristics(self) -> Heuristics:
        from contienda.games.maracas.heuristics import HEURISTICS

        return HEURISTICS

    def scores(self) -> list[float]:
        found = [0.5] * SIDES
        if self.winner != NONE:
            found[self.winner] = 1.0
            found[1 - self.winner] = 0.0
        return found

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def audit(self) -> list[str]:
        """Counters, chits and markers are conserved."""
        return [*self.audit_chits(), *self.audit_forces(), *self.audit_ground()]
