"""The deck as far as its order is known to somebody: cards on top and on the bottom, each with those who know it.

The rest of a deck is a set that is drawn from. An entry is a card with the sum of 1, 2 and 4 for the seats and the
onlookers who know it. Entries of both decks stand in one list: the two tops, then the two bottoms, each from above to
below. So a list tells nothing of when its entries came.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.bitset import count, lowest
from contienda.core.rng import Rng
from contienda.games.kiberrubezh.elements import (
    CARDS,
    DECK_SIZE,
    DISCARD,
    DRAINED,
    HAND,
    KNOWN,
    LYING,
    NONE,
    NUMBERS,
    ORDERED,
    PLANES,
    POOL,
    SEATS,
    SHOWN,
    TABLE,
)
from contienda.games.kiberrubezh.piles import Piles
from contienda.games.kiberrubezh.rulings import FEWEST_TO_GO_ON


def entry(card: i64, knowers: i64, bottom: i64, seat: i64) -> i64:
    return ((card * 8 + knowers) * 2 + bottom) * 2 + seat


class Order(Piles):
    """Known cards on top and on the bottom."""

    known: vec[i64]
    known_count: i64

    def forget_order(self) -> None:
        self.known = vec[i64]([0] * 8)
        self.known_count = 0

    # --- the list ---------------------------------------------------------------------------------------------------

    def place_of(self, seat: i64, bottom: i64, n: i64) -> i64:
        """Where the n-th entry of a deck's top or bottom stands in the list; NONE if there are fewer."""
        want = bottom * 2 + seat
        at: i64 = 0
        while at < self.known_count:
            if self.known[at] % 4 == want:
                if n == 0:
                    return at
                n -= 1
            at += 1
        return NONE

    def entries(self, seat: i64, bottom: i64) -> i64:
        """How many there are."""
        want = bottom * 2 + seat
        found: i64 = 0
        at: i64 = 0
        while at < self.known_count:
            if self.known[at] % 4 == want:
                found += 1
            at += 1
        return found

    def insert(self, at: i64, what: i64) -> None:
        if self.known_count == i64(len(self.known)):
            self.known = append(self.known, 0)
        last: i64 = self.known_count
        while last > at:
            self.known[last] = self.known[last - 1]
            last -= 1
        self.known[at] = what
        self.known_count += 1

    def insert_last(self, what: i64) -> None:
        """Below all others of its deck's top, or of its bottom."""
        at: i64 = self.known_count
        while at > 0 and self.known[at - 1] % 4 > what % 4:
            at -= 1
        self.insert(at, what)

    def remove(self, at: i64) -> i64:
        """Take an entry out; what it was."""
        found = self.known[at]
        self.known_count -= 1
        while at < self.known_count:
            self.known[at] = self.known[at + 1]
            at += 1
        return found

    # --- the upper end of a deck ------------------------------------------------------------------------------------

    def must_draw_by_chance(self, seat: i64) -> bool:
        """Whether nobody knows what the next card is."""
        return self.plane(seat, POOL) != 0 and self.place_of(seat, 0, 0) == NONE

    def next_known(self, seat: i64) -> i64:
        """The next card where somebody knows it, out of the list."""
        at = self.place_of(seat, 0, 0)
        if at == NONE:
            at = self.place_of(seat, 1, 0)
        return self.remove(at)

    def left_deck(self, seat: i64, cause: i64) -> None:
        """A card has left the deck: if it is too small now, by what (5.2)."""
        if self.deck_size(seat) == FEWEST_TO_GO_ON - 1:
            self.numbers[seat * NUMBERS + DRAINED] = cause

    def draw_to_hand(self, seat: i64, card: i64, source: i64, knowers: i64, cause: i64, clause: str) -> None:
        """The next card goes to its owner's hand; who knew it knows it still."""
        self.move(seat, card, source, HAND)
        other = 1 - seat
        if knowers & 4 != 0:
            self.make_known(seat, card, True)
        elif knowers & (1 + other) != 0:
            self.make_known(seat, card, False)
        self.left_deck(seat, cause)
        self.note("drew", clause, seat)
        self.whisper(seat, "drew_card", clause, card)

    def mill_card(self, seat: i64, card: i64, source: i64, cause: i64) -> None:
        """The next card goes to the discard pile, face up."""
        self.move(seat, card, source, DISCARD)
        self.left_deck(seat, cause)
        self.note("milled", "9.3", seat, card)

    def reveal_top(self, seat: i64, card: i64, looker: i64) -> None:
        """A card of the unordered part becomes the last known one from above."""
        self.move(seat, card, POOL, ORDERED)
        self.insert_last(entry(card, 1 + looker, 0, seat))
        self.whisper(looker, "saw_top", "L.7", card)

    def put_under(self, seat: i64, card: i64, knowers: i64) -> None:
        """Below everything else."""
        self.insert_last(entry(card, knowers, 1, seat))

    def shuffle(self, seat: i64, clause: str) -> None:
        """Nobody knows anything of this deck's order any more."""
        row = seat * PLANES
        at: i64 = self.known_count - 1
        while at >= 0:
            if self.known[at] % 2 == seat:
                card = self.remove(at) // 32
                self.move(seat, card, ORDERED, POOL)
            at -= 1
        self.planes[row + ORDERED] = 0
        self.note("shuffled", clause, seat)

    # --- other worlds -----------------------------------------------------------------------------------------------

    def redistribute(self, seat: i64, viewer: i64, rng: Rng) -> None:
        """Deal anew what the viewer does not know of a seat's hand and deck, from his knowledge alone."""
        row = seat * PLANES
        planes = self.planes
        if viewer == seat:
            seen_hand = planes[row + HAND]
        elif viewer >= 0:
            seen_hand = planes[row + KNOWN]
        else:
            seen_hand = planes[row + SHOWN]
        bit: i64 = 1 + viewer if viewer >= 0 else 4
        hidden_places: i64 = count(planes[row + HAND] & ~seen_hand)
        left = vec[i64]([0] * CARDS)  # copies of each number the viewer cannot place
        slots = planes[row + HAND] & ~seen_hand | planes[row + POOL] | planes[row + ORDERED]
        while slots != 0:
            left[self.card(seat, lowest(slots))] += 1
            slots &= slots - 1
        at: i64 = 0
        while at < self.known_count:
            code = self.known[at]
            if code % 2 == seat and code // 4 & bit != 0:
                left[code // 32] -= 1
            at += 1
        self.deal(seat, viewer, bit, hidden_places, shuffled(left, rng))

    def deal(self, seat: i64, viewer: i64, bit: i64, hidden_places: i64, cards: vec[i64]) -> None:
        """Cards in this order to the unseen places: hand, then known places of the deck, then the rest of it."""
        row = seat * PLANES
        planes = self.planes
        hand = vec[i64]([0] * CARDS)
        known = vec[i64]([0] * CARDS)
        shown = vec[i64]([0] * CARDS)
        ordered = vec[i64]([0] * CARDS)
        self.tell(seat, HAND, hand)
        self.tell(seat, KNOWN, known)
        self.tell(seat, SHOWN, shown)
        if viewer != seat:
            # What the viewer has seen stays in the hand; of the rest he knows nothing, nor who else has seen it.
            seen = known if viewer >= 0 else shown
            unseen_known = count(planes[row + KNOWN]) - count(planes[row + SHOWN]) if viewer < 0 else 0
            card: i64 = 0
            while card < CARDS:
                hand[card] = seen[card]
                known[card] = seen[card]
                card += 1
            next_card: i64 = 0
            while next_card < hidden_places:
                hand[cards[next_card]] += 1
                if next_card < unseen_known:
                    known[cards[next_card]] += 1
                next_card += 1
        else:
            next_card = 0
        at: i64 = 0
        while at < self.known_count:
            code = self.known[at]
            if code % 2 == seat:
                if code // 4 & bit == 0:
                    code = code % 32 + cards[next_card] * 32
                    self.known[at] = code
                    next_card += 1
                ordered[code // 32] += 1
            at += 1
        self.rebuild(seat, hand, known, shown, ordered)

    def tell(self, seat: i64, place: i64, found: vec[i64]) -> None:
        """How many copies of each number are in a place."""
        slots = self.plane(seat, place)
        while slots != 0:
            found[self.card(seat, lowest(slots))] += 1
            slots &= slots - 1

    def rebuild(self, seat: i64, hand: vec[i64], known: vec[i64], shown: vec[i64], ordered: vec[i64]) -> None:
        """Write hand and deck anew from numbers of copies; what lies open stays as it is."""
        row = seat * PLANES
        planes = self.planes
        closed = planes[row + HAND] | planes[row + POOL] | planes[row + ORDERED]
        for place in (HAND, KNOWN, SHOWN, POOL, ORDERED):
            planes[row + place] = 0
        slot: i64 = 0
        while slot < DECK_SIZE:
            copies = self.tables.copies_of[seat * DECK_SIZE + slot]
            card = self.card(seat, slot)
            free = copies & closed
            n: i64 = 0
            while free != 0:
                bit = free & -free
                free &= free - 1
                if n < hand[card]:
                    planes[row + HAND] |= bit
                    if n < known[card]:
                        planes[row + KNOWN] |= bit
                    if n < shown[card]:
                        planes[row + SHOWN] |= bit
                elif n < hand[card] + ordered[card]:
                    planes[row + ORDERED] |= bit
                else:
                    planes[row + POOL] |= bit
                n += 1
            self.arrange(seat, card, copies)
            slot += count(copies)

    def audit_order(self) -> list[str]:
        """The list stands in its order, and tells the same as the set of ordered cards."""
        wrong: list[str] = []
        groups = [int(self.known[at] % 4) for at in range(int(self.known_count))]
        if groups != sorted(groups):
            wrong.append("the list of known cards is out of order")
        for seat in range(SEATS):
            listed = [0] * CARDS
            for at in range(int(self.known_count)):
                if self.known[at] % 2 == seat:
                    listed[int(self.known[at] // 32)] += 1
            slots = self.plane(seat, ORDERED)
            while slots != 0:
                listed[int(self.card(seat, lowest(slots)))] -= 1
                slots &= slots - 1
            if any(listed):
                wrong.append(f"seat {seat}: the known order of the deck is not that of its cards")
            if (
                self.plane(seat, LYING) & ~self.tables.events[seat]
                or self.plane(seat, TABLE) & self.tables.events[seat]
            ):
                wrong.append(f"seat {seat}: events and other cards are mixed up on the table")
        return wrong


def shuffled(left: vec[i64], rng: Rng) -> vec[i64]:
    """These copies in random order."""
    found = vec[i64]([0] * DECK_SIZE)
    total: i64 = 0
    card: i64 = 0
    while card < CARDS:
        n = left[card]
        while n > 0:
            found[total] = card
            total += 1
            n -= 1
        card += 1
    while total > 1:
        other = rng.below(total)
        total -= 1
        kept = found[other]
        found[other] = found[total]
        found[total] = kept
    return found
