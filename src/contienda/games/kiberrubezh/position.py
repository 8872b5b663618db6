"""A position of Киберрубеж as the contract wants it: copied, encoded, viewed, audited, scored."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.events import EVERYBODY
from contienda.core.game import Heuristics, Reader, State
from contienda.core.rng import Rng
from contienda.games.kiberrubezh.elements import ENDINGS, NONE, NUMBERS, PLANES, SEATS
from contienda.games.kiberrubezh.steps import DRAW, LOOK, SORT_TOP, SORT_UNDER, UNDER
from contienda.games.kiberrubezh.turn import Turn


class Kiberrubezh(Turn):
    """Hands and decks are hidden, the table and the discard piles are open."""

    def copy(self) -> State:
        twin = Kiberrubezh()
        twin.game = self.game
        twin.tables = self.tables
        twin.seats = self.seats
        twin.steps = self.steps[:]
        twin.depth = self.depth
        twin.planes = self.planes[:]
        twin.numbers = self.numbers[:]
        twin.known = self.known[: self.known_count]
        twin.known_count = self.known_count
        twin.queue = self.queue[: self.queue_count]
        twin.queue_count = self.queue_count
        twin.links = self.links[: self.link_count * 2]
        twin.link_count = self.link_count
        twin.hit_any = self.hit_any
        twin.hit_categories = self.hit_categories
        twin.assets_left = self.assets_left
        twin.attack_over = self.attack_over
        twin.striking = self.striking
        twin.lessen = self.lessen
        twin.active = self.active
        twin.waves = self.waves
        twin.turn = self.turn
        twin.first = self.first
        twin.reason = self.reason
        twin.winner = self.winner
        twin.who = self.who
        return twin

    def encode(self) -> list[int]:
        found: list[int] = [
            self.seats, int(self.hit_any), self.hit_categories, self.assets_left, int(self.attack_over), self.striking,
            self.lessen, self.active, self.waves, self.turn, self.first, self.reason, self.winner, self.who,
            self.known_count, self.queue_count, self.link_count,
        ]  # fmt: skip
        for each in (self.planes, self.numbers):
            for value in each:
                found.append(value)
        for part, size in ((self.known, self.known_count), (self.queue, self.queue_count)):
            i: i64 = 0
            while i < size:
                found.append(part[i])
                i += 1
        i = 0
        while i < self.link_count * 2:
            found.append(self.links[i])
            i += 1
        found.extend(self.pending())
        return found

    def restore(self, codes: list[int]) -> None:
        """Take over what `encode` wrote; the tables are set before."""
        given = Reader(codes)
        self.seats = given.one()
        self.hit_any = given.one() != 0
        self.hit_categories = given.one()
        self.assets_left = given.one()
        self.attack_over = given.one() != 0
        self.striking = given.one()
        self.lessen = given.one()
        self.active = given.one()
        self.waves = given.one()
        self.turn = given.one()
        self.first = given.one()
        self.reason = given.one()
        self.winner = given.one()
        self.who = given.one()
        self.known_count = given.one()
        self.queue_count = given.one()
        self.link_count = given.one()
        self.planes = given.many(SEATS * PLANES)
        self.numbers = given.many(SEATS * NUMBERS)
        self.known = given.many(self.known_count)
        self.queue = given.many(self.queue_count)
        self.links = given.many(self.link_count * 2)
        self.restore_pending(given.rest())

    def view(self, seat: int) -> dict[str, object]:
        from contienda.games.kiberrubezh.view import view

        return view(self, seat)

    def witnesses(self, action: i64) -> i64:
        """Only the drawer sees what he draws, only the looker what he looks at and where he puts it."""
        step = self.step()
        argument = self.argument()
        if step == DRAW or step == UNDER:
            return 1 + argument % 2
        if step == LOOK or step == SORT_UNDER or step == SORT_TOP:
            return 1 + argument // 2 % 2
        return EVERYBODY

    def resample(self, seat: int, rng: Rng) -> State:
        """Deal anew what this seat, or an onlooker, does not know of both hands and decks."""
        twin = self.copy()
        assert isinstance(twin, Kiberrubezh)
        side: i64 = 0
        while side < SEATS:
            twin.redistribute(side, seat, rng)
            side += 1
        return twin

    def heuristics(self) -> Heuristics:
        from contienda.games.kiberrubezh.heuristics import HEURISTICS

        return HEURISTICS

    def scores(self) -> list[float]:
        found = [0.0] * SEATS
        if self.winner != NONE:
            found[self.winner] = 1.0
        return found

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def audit(self) -> list[str]:
        """Cards and power are conserved, marks lie where they belong."""
        return [*self.audit_piles(), *self.audit_order(), *self.audit_power(), *self.audit_wave()]
