"""The beginning of a game (5): the lot, hands, redeals and what is owed for them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.effects import counted
from contienda.games.kiberrubezh.elements import ASSET, BY_DRAWING, HAND, NUMBERS, ORDERED, PLANES, POOL, REDEALS
from contienda.games.kiberrubezh.offers import Offers
from contienda.games.kiberrubezh.rulings import FEWEST_ASSETS, MOST_REDEALS, STARTING_HAND


class Beginning(Offers):
    """From the lot to the hands both keep."""

    turn: i64  # turns begun, of both seats
    first: i64  # who began the game

    def begin_game(self, seat: i64) -> None:
        """The lot has named who begins; hands, redeals, first turn."""
        self.pop()
        self.first = seat
        self.active = seat
        self.note("lot_fell", "1.5", seat)
        self.push(s.START, seat)
        self.push(s.REDEAL, 1 - seat)
        self.push(s.REDEAL, seat)
        self.push(s.DRAW, counted(1 - seat, STARTING_HAND, BY_DRAWING))
        self.push(s.DRAW, counted(seat, STARTING_HAND, BY_DRAWING))

    def ask_redeal(self, seat: i64) -> bool:
        if self.number(seat, REDEALS) < MOST_REDEALS:
            return self.ask(seat)
        self.pop()
        return False

    def dealt_assets(self, seat: i64) -> i64:
        """Assets among the seven cards as dealt, those put under since included (K-R65)."""
        found = count(self.plane(seat, HAND) & self.tables.assets[seat])
        at: i64 = 0
        while at < self.known_count:
            if self.known[at] % 2 == seat and self.tables.kind[self.known[at] // 32] <= ASSET:
                found += 1
            at += 1
        return found

    def is_redeal_free(self, seat: i64) -> bool:
        assets = self.dealt_assets(seat)
        return assets < FEWEST_ASSETS or assets == STARTING_HAND

    def redeal(self, seat: i64) -> None:
        """All sixty cards are shuffled; a free redeal shows the hand, any other owes cards (5.5 to 5.8)."""
        free = self.is_redeal_free(seat)
        if free:
            self.show_dealt(seat)
        self.numbers[seat * NUMBERS + REDEALS] += 1  # free ones too (K-R30)
        number = self.number(seat, REDEALS)
        self.lead("redealt", "5.5" if free else "5.7", seat, number)
        row = seat * PLANES
        while self.planes[row + HAND] != 0:
            self.move(seat, self.card(seat, lowest(self.planes[row + HAND])), HAND, POOL)
        self.shuffle(seat, "5.5")
        if not free:
            self.push(s.UNDER, number * 2 + seat)
        self.push(s.DRAW, counted(seat, STARTING_HAND, BY_DRAWING))

    def show_dealt(self, seat: i64) -> None:
        """The seven cards as dealt, in the order of the library (5.6)."""
        if self.recorder is None:
            return
        cards: list[int] = []
        slots = self.plane(seat, HAND)
        while slots != 0:
            cards.append(self.card(seat, lowest(slots)))
            slots &= slots - 1
        for at in range(int(self.known_count)):
            if self.known[at] % 2 == seat:
                cards.append(self.known[at] // 32)
        for card in sorted(cards):
            self.note("showed", "5.6", seat, card)

    def put_owed_under(self, card: i64) -> None:
        """A card of the hand goes under the deck, unseen by the opponent (5.7)."""
        seat = self.argument() % 2
        left = self.argument() - 2
        self.pop()
        if left // 2 > 0:
            self.push(s.UNDER, left)
        self.move(seat, card, HAND, ORDERED)
        self.put_under(seat, card, 1 + seat)
        self.note("put_under", "5.7", seat)
        self.whisper(seat, "put_under_card", "5.7", card)
