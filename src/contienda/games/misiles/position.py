"""A position of ¡Misiles, Ahora! as the contract wants it: copied, encoded, viewed, audited, scored."""

from __future__ import annotations

from typing import Final

from contienda.core.game import Judgement, Reader, State
from contienda.core.rng import Rng
from contienda.games.misiles.elements import CLOCK_BOXES, COPIES, ELEMENTS, LIMIT, PARTS
from contienda.games.misiles.turn import Turn

ENDINGS: Final = ["missiles", "clock", "roulette"]


class Misiles(Turn):
    """Everything is open (5.2, M-R17): all seats see the same, and no other world is possible."""

    def copy(self) -> State:
        twin = Misiles()
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.complete = self.complete[:]
        twin.parts = self.parts[:]
        twin.walls = self.walls
        twin.clock = self.clock[:]
        twin.winner = self.winner
        twin.reason = self.reason
        twin.active = self.active
        twin.pick_a = self.pick_a
        twin.pick_b = self.pick_b
        twin.way = self.way
        twin.gamble = self.gamble
        twin.target = self.target
        twin.offer_a = self.offer_a
        twin.offer_b = self.offer_b
        twin.who = self.who
        twin.turn = self.turn
        twin.strict_clock = self.strict_clock
        twin.low = self.low
        twin.middle = self.middle
        twin.high = self.high
        twin.cost = self.cost
        twin.part = self.part
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.seats, self.walls, self.winner, self.reason, self.active, self.pick_a, self.pick_b, self.way,
            int(self.gamble), self.target, self.offer_a, self.offer_b, self.who, self.turn, int(self.strict_clock),
            self.low, self.middle, self.high, self.cost, self.part,
        ]  # fmt: skip
        for each in (self.complete, self.parts, self.clock):
            for value in each:
                found.append(value)
        found.extend(self.pending())
        return found

    def restore(self, codes: list[int]) -> None:
        """Take over what `encode` wrote."""
        source = Reader(codes)
        self.seats = source.one()
        self.walls = source.one()
        self.winner = source.one()
        self.reason = source.one()
        self.active = source.one()
        self.pick_a = source.one()
        self.pick_b = source.one()
        self.way = source.one()
        self.gamble = source.one() != 0
        self.target = source.one()
        self.offer_a = source.one()
        self.offer_b = source.one()
        self.who = source.one()
        self.turn = source.one()
        self.strict_clock = source.one() != 0
        self.low = source.one()
        self.middle = source.one()
        self.high = source.one()
        self.cost = source.one()
        self.part = source.one()
        self.complete = source.many(self.seats * ELEMENTS)
        self.parts = source.many(self.seats * ELEMENTS)
        self.clock = source.many(self.seats)
        self.restore_pending(source.rest())

    def view(self, seat: int) -> dict[str, object]:
        from contienda.games.misiles.view import view

        return view(self)

    def resample(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def judgement(self) -> Judgement:
        from contienda.games.misiles.judgement import JUDGEMENT

        return JUDGEMENT

    def scores(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def audit(self) -> list[str]:
        """Marks stay within the sheet (3.1, 3.2, 3.4), and nobody but the active player exceeds seven (M-R26)."""
        wrong: list[str] = []
        if not 0 <= self.walls < 2 ** int(self.seats):
            wrong.append(f"walls {self.walls}")
        for seat in range(self.seats):
            for element in range(ELEMENTS):
                complete = self.complete[seat * ELEMENTS + element]
                parts = self.parts[seat * ELEMENTS + element]
                if not 0 <= complete <= COPIES[element]:
                    wrong.append(f"seat {seat} element {element}: {complete} completes")
                if not 0 <= parts < PARTS:
                    wrong.append(f"seat {seat} element {element}: {parts} parts")
                if complete == COPIES[element] and parts > 0:
                    wrong.append(f"seat {seat} element {element}: parts beyond the last line")
            if not 0 <= self.clock[seat] <= CLOCK_BOXES:
                wrong.append(f"seat {seat}: {self.clock[seat]} clock boxes")
            if seat != self.active and self.turn > 0 and self.total(seat) > LIMIT:
                wrong.append(f"seat {seat}: more than {LIMIT} completes outside its turn")
        return wrong
