"""Where every card is: hands and decks hidden, table and discard piles open, and what a seat remembers of them.

Copies of a number stand in neighbouring slots. On the table measures and attack cards keep their slot; everywhere else
copies stand in a fixed order of places, so that equal positions are written equally whatever happened before.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, first_of, lowest
from contienda.core.game import State
from contienda.games.kiberrubezh.elements import (
    ASSET,
    DECK_SIZE,
    DISCARD,
    DOOMED,
    FIRST_LOOK,
    FROZEN,
    HAND,
    IS_FROZEN,
    IS_TURNED,
    KNOWN,
    LYING,
    NUMBERS,
    ORDERED,
    PLANES,
    POOL,
    READY,
    SEATS,
    SHOWN,
    TABLE,
    TURNED,
)
from contienda.games.kiberrubezh.tables import Tables


class Piles(State):
    """Sets of slots for both seats."""

    tables: Tables
    planes: vec[i64]
    numbers: vec[i64]

    def lay_out(self) -> None:
        """Every card in its deck, nothing known."""
        self.planes = vec[i64]([0] * (SEATS * PLANES))
        self.numbers = vec[i64]([0] * (SEATS * NUMBERS))
        seat: i64 = 0
        while seat < SEATS:
            self.planes[seat * PLANES + POOL] = self.tables.deck[seat]
            seat += 1

    # --- reading ----------------------------------------------------------------------------------------------------

    def plane(self, seat: i64, place: i64) -> i64:
        return self.planes[seat * PLANES + place]

    def number(self, seat: i64, name: i64) -> i64:
        return self.numbers[seat * NUMBERS + name]

    def hand_size(self, seat: i64) -> i64:
        return count(self.planes[seat * PLANES + HAND])

    def deck_size(self, seat: i64) -> i64:
        return count(self.planes[seat * PLANES + POOL] | self.planes[seat * PLANES + ORDERED])

    def assets_of(self, seat: i64) -> i64:
        return self.planes[seat * PLANES + TABLE] & self.tables.assets[seat]

    def measures_of(self, seat: i64) -> i64:
        return self.planes[seat * PLANES + TABLE] & self.tables.measures[seat]

    def attacks_of(self, seat: i64) -> i64:
        return self.planes[seat * PLANES + TABLE] & self.tables.attacks[seat]

    def ready_of(self, seat: i64) -> i64:
        """What lies on the table and is not turned."""
        return self.planes[seat * PLANES + TABLE] & ~self.planes[seat * PLANES + TURNED]

    def card(self, seat: i64, slot: i64) -> i64:
        return self.tables.card_of[seat * DECK_SIZE + slot]

    def copy_of(self, seat: i64, slot: i64) -> i64:
        """Which copy of its number a card on the table is, from 0."""
        return slot - lowest(self.tables.copies_of[seat * DECK_SIZE + slot])

    def condition(self, seat: i64, slot: i64) -> i64:
        if self.planes[seat * PLANES + TURNED] & BIT[slot] == 0:
            return READY
        return IS_FROZEN if self.planes[seat * PLANES + FROZEN] & BIT[slot] != 0 else IS_TURNED

    def standing(self, seat: i64, card: i64, condition: i64) -> i64:
        """The assets of a number that stand so, as a set."""
        row = seat * PLANES
        slots = self.tables.slots(seat, card) & self.planes[row + TABLE]
        if condition == READY:
            return slots & ~self.planes[row + TURNED]
        frozen = self.planes[row + FROZEN]
        slots &= self.planes[row + TURNED]
        return slots & frozen if condition == IS_FROZEN else slots & ~frozen

    def looks_like_earlier(self, seat: i64, slot: i64, among: i64) -> bool:
        """Whether an earlier copy of the same number, among these, stands in every respect as this one does."""
        earlier = self.tables.copies_of[seat * DECK_SIZE + slot] & among & (BIT[slot] - 1)
        row = seat * PLANES
        while earlier != 0:
            other = lowest(earlier)
            earlier &= earlier - 1
            place: i64 = FIRST_LOOK
            same = True
            while place <= DOOMED:
                plane = self.planes[row + place]
                if (plane & BIT[slot] == 0) != (plane & BIT[other] == 0):
                    same = False
                    break
                place += 1
            if same:
                return True
        return False

    # --- moving -----------------------------------------------------------------------------------------------------

    def move(self, seat: i64, card: i64, source: i64, goal: i64) -> None:
        """One copy goes from one place to another, neither of them the table; of a hand the best-known copy goes."""
        row = seat * PLANES
        slots = self.tables.slots(seat, card)
        here = self.planes[row + source] & slots
        slot = here & -here
        self.planes[row + source] &= ~slot
        if source == HAND:
            self.planes[row + KNOWN] &= ~slot
            self.planes[row + SHOWN] &= ~slot
        self.planes[row + goal] |= slot
        self.arrange(seat, card, slots)

    def put_on_table(self, seat: i64, card: i64, turned: bool) -> i64:
        """One copy from the hand; the slot it takes, which a measure or an attack card keeps."""
        row = seat * PLANES
        slots = self.tables.slots(seat, card)
        here = self.planes[row + HAND] & slots
        slot = here & -here
        self.planes[row + HAND] &= ~slot
        self.planes[row + KNOWN] &= ~slot
        self.planes[row + SHOWN] &= ~slot
        self.planes[row + TABLE] |= slot
        if turned:
            self.planes[row + TURNED] |= slot
        found = lowest(slot)
        self.arrange(seat, card, slots)
        return found

    def take_off_table(self, seat: i64, slot: i64, goal: i64) -> None:
        """A card leaves the table; it takes no mark along (K-R71)."""
        row = seat * PLANES
        bit = BIT[slot]
        place: i64 = TABLE
        while place < PLANES:
            self.planes[row + place] &= ~bit
            place += 1
        self.planes[row + goal] |= bit
        if goal == HAND:
            self.planes[row + KNOWN] |= bit
            self.planes[row + SHOWN] |= bit
        self.arrange(seat, self.card(seat, slot), self.tables.copies_of[seat * DECK_SIZE + slot])

    def learn_hand(self, seat: i64) -> None:
        """The opponent has seen this hand."""
        self.planes[seat * PLANES + KNOWN] = self.planes[seat * PLANES + HAND]

    def make_known(self, seat: i64, card: i64, shown: bool) -> None:
        """One more copy in this hand is known to the opponent, or to everybody."""
        row = seat * PLANES
        slots = self.tables.slots(seat, card)
        here = self.planes[row + HAND] & ~self.planes[row + KNOWN] & slots
        self.planes[row + KNOWN] |= here & -here
        if shown:
            self.planes[row + SHOWN] |= here & -here
        self.arrange(seat, card, slots)

    def arrange(self, seat: i64, card: i64, slots: i64) -> None:
        """Bring the copies of one number into their fixed order."""
        row = seat * PLANES
        planes = self.planes
        free = slots
        if self.tables.kind[card] > ASSET:
            free &= ~planes[row + TABLE]
        if free & (free - 1) == 0:
            return
        lying = count(planes[row + LYING] & free)
        shown = count(planes[row + SHOWN] & free)
        known = count(planes[row + KNOWN] & free)
        hand = count(planes[row + HAND] & free)
        pool = count(planes[row + POOL] & free)
        ordered = count(planes[row + ORDERED] & free)
        table = planes[row + TABLE] & free
        turned = planes[row + TURNED] & free
        frozen = count(planes[row + FROZEN] & free)
        place: i64 = HAND
        while place <= LYING:
            planes[row + place] &= ~free
            place += 1
        if table != 0:
            standing = count(table)
            group = first_of(free, standing)
            planes[row + TABLE] |= group
            free &= ~group
            if turned != 0:
                ready = standing - count(turned)
                planes[row + TURNED] = (planes[row + TURNED] & ~slots) | (group & ~first_of(group, ready))
                ready = standing - frozen
                planes[row + FROZEN] = (planes[row + FROZEN] & ~slots) | (group & ~first_of(group, ready))
        if lying > 0:
            group = first_of(free, lying)
            planes[row + LYING] |= group
            free &= ~group
        if hand > 0:
            group = first_of(free, hand)
            planes[row + HAND] |= group
            planes[row + KNOWN] |= first_of(group, known)
            planes[row + SHOWN] |= first_of(group, shown)
            free &= ~group
        if pool > 0:
            group = first_of(free, pool)
            planes[row + POOL] |= group
            free &= ~group
        if ordered > 0:
            group = first_of(free, ordered)
            planes[row + ORDERED] |= group
            free &= ~group
        planes[row + DISCARD] |= free

    # --- what must always hold --------------------------------------------------------------------------------------

    def audit_piles(self) -> list[str]:
        """Each card is in exactly one place, and marks lie where they belong."""
        wrong: list[str] = []
        for seat in range(SEATS):
            seen = 0
            for place in (HAND, POOL, ORDERED, DISCARD, TABLE, LYING):
                found = int(self.plane(seat, place))
                if seen & found != 0:
                    wrong.append(f"seat {seat}: a card in two places ({seen & found:b})")
                seen |= found
            if seen != int(self.tables.deck[seat]):
                wrong.append(f"seat {seat}: cards {seen:b} instead of {int(self.tables.deck[seat]):b}")
            if self.plane(seat, KNOWN) & ~self.plane(seat, HAND) or self.plane(seat, SHOWN) & ~self.plane(seat, KNOWN):
                wrong.append(f"seat {seat}: known cards are not in the hand")
            if self.plane(seat, FROZEN) & ~self.plane(seat, TURNED):
                wrong.append(f"seat {seat}: frozen and not turned")
            for place in range(TURNED, PLANES):
                if self.plane(seat, place) & ~self.plane(seat, TABLE):
                    wrong.append(f"seat {seat}: mark {place} on a card that is not on the table")
        return wrong
