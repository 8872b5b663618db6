"""A position of BuenOsos vs MalOsos as the contract wants it: copied, encoded, viewed, audited, scored."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.events import EVERYBODY
from contienda.core.game import Heuristics, Reader, State
from contienda.core.rng import Rng
from contienda.games.buenosos.elements import BLUE, CARDS, DECK_SIZE, DECKS, DOWN, NODES, NONE, OK, RED
from contienda.games.buenosos.ops import LOGGED, R_SERIAL, R_SOURCE, STANDING
from contienda.games.buenosos.piles import PLACES, TABLE
from contienda.games.buenosos.steps import DRAW
from contienda.games.buenosos.turn import Turn
from contienda.games.buenosos.victory import ENDINGS


class BuenOsos(Turn):
    """Hands are hidden, everything else is open."""

    def copy(self) -> State:
        twin = BuenOsos()
        twin.game = self.game
        twin.tables = self.tables
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.piles = self.piles[:]
        twin.rows = self.rows[: self.row_count * STANDING]
        twin.row_count = self.row_count
        twin.in_force = self.in_force
        twin.plays = self.plays
        twin.serial = self.serial
        twin.playing = self.playing
        twin.log = self.log[: self.log_count * LOGGED]
        twin.log_count = self.log_count
        twin.blamed = self.blamed
        twin.integrity = self.integrity[:]
        twin.degraded = self.degraded
        twin.intermittent = self.intermittent
        twin.down = self.down
        twin.present = self.present
        twin.stability = self.stability
        twin.trust = self.trust
        twin.trust_lost = self.trust_lost
        twin.ledger = self.ledger
        twin.economic_cost = self.economic_cost
        twin.hurt = self.hurt
        twin.fallen = self.fallen
        twin.recovered = self.recovered
        twin.saved = self.saved
        twin.fell = self.fell
        twin.met = self.met
        twin.met_any = self.met_any
        twin.pick_a = self.pick_a
        twin.pick_b = self.pick_b
        twin.budget_red = self.budget_red
        twin.budget_blue = self.budget_blue
        twin.marks = self.marks
        twin.marks_now = self.marks_now
        twin.marks_used = self.marks_used
        twin.played_red = self.played_red
        twin.played_blue = self.played_blue
        twin.subtypes_before = self.subtypes_before
        twin.subtypes_now = self.subtypes_now
        twin.paid_now = self.paid_now
        twin.flags = self.flags
        twin.restored = self.restored
        twin.effect_row = self.effect_row
        twin.was_degraded = self.was_degraded
        twin.was_intermittent = self.was_intermittent
        twin.was_down = self.was_down
        twin.halved = self.halved
        twin.reason = self.reason
        twin.winner = self.winner
        twin.turn = self.turn
        twin.basic_used = self.basic_used
        twin.impact_played = self.impact_played
        twin.tossing = self.tossing
        twin.choices = self.choices
        twin.dealt = self.dealt[:]
        twin.trust_zero = self.trust_zero
        twin.who = self.who
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.seats, self.in_force, self.plays, self.serial, self.playing, self.blamed, self.present, self.stability,
            self.trust, self.trust_lost, self.ledger, self.economic_cost, self.hurt, self.fallen, self.recovered,
            self.saved, self.fell, self.met, int(self.met_any), self.pick_a, self.pick_b, self.budget_red,
            self.budget_blue, self.marks, self.marks_now, self.marks_used, self.played_red, self.played_blue,
            self.subtypes_before, self.subtypes_now, self.paid_now, self.flags, int(self.restored), self.effect_row,
            self.was_degraded, self.was_intermittent, self.was_down, self.degraded, self.intermittent, self.down,
            int(self.halved), self.reason, self.winner, self.turn, self.basic_used, int(self.impact_played),
            self.tossing, self.choices, int(self.trust_zero), self.who, self.row_count, self.log_count,
            i64(len(self.dealt)),
        ]  # fmt: skip
        for each in (self.piles, self.integrity, self.dealt):
            for value in each:
                found.append(value)
        i: i64 = 0
        while i < self.row_count * STANDING:
            found.append(self.rows[i])
            i += 1
        i = 0
        while i < self.log_count * LOGGED:
            found.append(self.log[i])
            i += 1
        found.extend(self.pending())
        return found

    def restore(self, codes: list[int]) -> None:
        """Take over what `encode` wrote; the tables are set before."""
        source = Reader(codes)
        self.seats = source.one()
        self.in_force = source.one()
        self.plays = source.one()
        self.serial = source.one()
        self.playing = source.one()
        self.blamed = source.one()
        self.present = source.one()
        self.stability = source.one()
        self.trust = source.one()
        self.trust_lost = source.one()
        self.ledger = source.one()
        self.economic_cost = source.one()
        self.hurt = source.one()
        self.fallen = source.one()
        self.recovered = source.one()
        self.saved = source.one()
        self.fell = source.one()
        self.met = source.one()
        self.met_any = source.one() != 0
        self.pick_a = source.one()
        self.pick_b = source.one()
        self.budget_red = source.one()
        self.budget_blue = source.one()
        self.marks = source.one()
        self.marks_now = source.one()
        self.marks_used = source.one()
        self.played_red = source.one()
        self.played_blue = source.one()
        self.subtypes_before = source.one()
        self.subtypes_now = source.one()
        self.paid_now = source.one()
        self.flags = source.one()
        self.restored = source.one() != 0
        self.effect_row = source.one()
        self.was_degraded = source.one()
        self.was_intermittent = source.one()
        self.was_down = source.one()
        self.degraded = source.one()
        self.intermittent = source.one()
        self.down = source.one()
        self.halved = source.one() != 0
        self.reason = source.one()
        self.winner = source.one()
        self.turn = source.one()
        self.basic_used = source.one()
        self.impact_played = source.one() != 0
        self.tossing = source.one()
        self.choices = source.one()
        self.trust_zero = source.one() != 0
        self.who = source.one()
        self.row_count = source.one()
        self.log_count = source.one()
        dealt = source.one()
        self.piles = source.many(DECKS * PLACES)
        self.integrity = source.many(NODES)
        self.dealt = source.many(dealt)
        self.rows = source.many(self.row_count * STANDING)
        self.log = source.many(self.log_count * LOGGED)
        self.steps = vec[i64]([0] * 24)
        self.restore_pending(source.rest())

    def view(self, seat: int) -> dict[str, object]:
        from contienda.games.buenosos.view import view

        return view(self, seat)

    def witnesses(self, action: i64) -> i64:
        """Only the drawer sees which card it is."""
        if self.step() == DRAW:
            return 1 + self.argument()  # 2**side
        return EVERYBODY

    def resample(self, seat: int, rng: Rng) -> State:
        """Deal the unseen cards of the other team, or of both for who sits in neither, anew."""
        twin = self.copy()
        assert isinstance(twin, BuenOsos)
        for side in (RED, BLUE):
            if side != seat:
                twin.reshuffle_unseen(side, rng)
        return twin

    def heuristics(self) -> Heuristics:
        from contienda.games.buenosos.heuristics import HEURISTICS

        return HEURISTICS

    def scores(self) -> list[float]:
        """The facilitator neither wins nor loses."""
        found = [0.5] * int(self.seats)
        if self.winner != NONE:
            found[RED] = 1.0 if self.winner == RED else 0.0
            found[BLUE] = 1.0 - found[RED]
        return found

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def audit(self) -> list[str]:
        """Cards are conserved, integrity and markers stay within bounds, Down is INT 0."""
        tables = self.tables
        wrong = self.audit_cards()
        if self.degraded & self.intermittent or (self.degraded | self.intermittent) & self.down:
            wrong.append("a node in two states")
        for node in range(NODES):
            integrity = int(self.integrity[node])
            state = int(self.state(node))
            if not self.present & BIT[node]:
                if state != OK:
                    wrong.append(f"node {node} is not on the table and in state {state}")
                continue
            if not 0 <= integrity <= int(tables.maximum[node]):
                wrong.append(f"node {node}: INT {integrity}")
            if (integrity == 0) != (state == DOWN):
                wrong.append(f"node {node}: INT {integrity} in state {state}")
        for name, value, most in (
            ("Stability", self.stability, tables.stability_start),
            ("Trust", self.trust, tables.trust_max),
            ("economic cost", self.economic_cost, tables.economy_max),
            ("Trust lost", self.trust_lost, tables.trust_cap),
        ):
            if not 0 <= value <= most:
                wrong.append(f"{name} stands at {value}")
        if self.budget_red < 0 or self.budget_blue < 0 or self.ledger < 0:
            wrong.append(f"budgets {self.budget_red} and {self.budget_blue}, ledger {self.ledger}")
        if self.recovered & ~self.fallen != 0:
            wrong.append("a service was recovered that never fell")
        wrong.extend(self.audit_table())
        return wrong

    def audit_table(self) -> list[str]:
        """A card lies on the table exactly while it is carried out or something of it stands (R74)."""
        held = [0, 0]
        seen: list[int] = []
        for index in range(int(self.row_count)):
            source = int(self.row(index, R_SOURCE))
            serial = int(self.row(index, R_SERIAL))
            if source < CARDS and serial > 0 and serial not in seen:
                seen.append(serial)
                held[source // DECK_SIZE] += 1
        if 0 <= self.playing < CARDS and int(self.serial) not in seen:
            held[int(self.playing) // DECK_SIZE] += 1
        wrong: list[str] = []
        for side in (RED, BLUE):
            lying = bin(int(self.piles[side * PLACES + TABLE])).count("1")
            if lying != held[side]:
                wrong.append(f"side {side}: {lying} cards on the table, {held[side]} stand")
        return wrong
