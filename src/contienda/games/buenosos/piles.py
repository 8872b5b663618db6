"""The card piles of both teams and of the events: decks are sets that are drawn from, hands are hidden, discards open.

A pile is a set of slots. Copies of a card stand in slots of their own, always in the order table, known in hand, hand,
deck, discard: so equal positions are written equally, and in worlds a seat cannot tell apart the same slots are unseen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, nth
from contienda.core.game import State
from contienda.core.rng import Rng
from contienda.games.buenosos.elements import DECK_SIZE, DECKS, EVENTS
from contienda.games.buenosos.tables import Tables

DECK: Final = 0
HAND: Final = 1
DISCARDED: Final = 2
TABLE: Final = 3
KNOWN: Final = 4  # the part of a hand everybody knows; of the events: those that wait (latent)
LATENT: Final = 4
PLACES: Final = 5


class Piles(State):
    """Where every card is."""

    tables: Tables
    piles: vec[i64]

    def lay_out_decks(self) -> None:
        """Every card in its deck (3.3a, 3.3b)."""
        self.piles = vec[i64]([0] * (DECKS * PLACES))
        for side in range(DECKS):
            self.piles[side * PLACES + DECK] = self.tables.deck[side]

    # --- reading ----------------------------------------------------------------------------------------------------

    def pile(self, side: i64, place: i64) -> i64:
        return self.piles[side * PLACES + place]

    def kinds(self, side: i64, place: i64) -> i64:
        """The cards of a pile, copies counted once."""
        slots = self.piles[side * PLACES + place]
        extra = slots & self.tables.extra[side]
        if extra == 0:
            return slots
        found = slots & ~extra
        slot = self.tables.first_extra[side]
        while slot < DECK_SIZE and extra >= BIT[slot]:
            if extra & BIT[slot] != 0:
                found |= BIT[self.tables.kind_of[side * DECK_SIZE + slot]]
            slot += 1
        return found

    def hand_size(self, side: i64) -> i64:
        return count(self.piles[side * PLACES + HAND])

    def copies_in(self, side: i64, place: i64, kind: i64) -> i64:
        return count(self.piles[side * PLACES + place] & self.slots_of(side, kind))

    def slots_of(self, side: i64, kind: i64) -> i64:
        """The slots of a card and of its copies."""
        return self.tables.slots[side * DECK_SIZE + kind]

    # --- moving -----------------------------------------------------------------------------------------------------

    def move(self, side: i64, kind: i64, source: i64, goal: i64) -> None:
        """One copy of a card goes from one pile to another; of a hand's copies a known one, which stands first."""
        row = side * PLACES
        piles = self.piles
        slots = self.slots_of(side, kind)
        slot = BIT[kind]
        if slots != slot:
            here = piles[row + source] & slots
            slot = here & -here
        piles[row + source] &= ~slot
        piles[row + goal] |= slot
        if source == HAND:
            piles[row + KNOWN] &= ~slot
        if slots != slot:
            self.arrange(side, slots)

    def arrange(self, side: i64, slots: i64) -> None:
        """Bring the copies of one card into their fixed order."""
        row = side * PLACES
        piles = self.piles
        table = count(piles[row + TABLE] & slots)
        known = count(piles[row + KNOWN] & slots)
        hand = count(piles[row + HAND] & slots)
        deck = count(piles[row + DECK] & slots)
        place: i64 = 0
        while place < PLACES:
            piles[row + place] &= ~slots
            place += 1
        turn: i64 = 0
        while slots != 0:
            slot = slots & -slots
            slots &= ~slot
            if turn < table:
                piles[row + TABLE] |= slot
            elif turn < table + hand:
                piles[row + HAND] |= slot
                if turn < table + known:
                    piles[row + KNOWN] |= slot
            elif turn < table + hand + deck:
                piles[row + DECK] |= slot
            else:
                piles[row + DISCARDED] |= slot
            turn += 1

    def learn(self, side: i64, kind: i64) -> None:
        """Everybody knows of one more copy of this card in a hand."""
        row = side * PLACES
        slots = self.slots_of(side, kind)
        here = self.piles[row + HAND] & ~self.piles[row + KNOWN] & slots
        self.piles[row + KNOWN] |= here & -here
        self.arrange(side, slots)

    def rebuild_deck(self, side: i64) -> bool:
        """An empty deck is made from its discard (5.0g, 10.5a, R44); says whether there is something to draw.

        When that happens all cards not seen elsewhere are in the hand: from then on everybody knows them.
        """
        row = side * PLACES
        piles = self.piles
        if piles[row + DECK] != 0:
            return True
        if piles[row + DISCARDED] == 0:
            return False
        piles[row + DECK] = piles[row + DISCARDED]
        piles[row + DISCARDED] = 0
        if side != EVENTS:
            piles[row + KNOWN] = piles[row + HAND]
        self.arrange_all(side)
        self.note("reshuffled", "10.5a", side)
        return True

    def arrange_all(self, side: i64) -> None:
        """Bring all copies into their fixed order."""
        rest = self.tables.extra[side]
        while rest != 0:
            slots = self.slots_of(side, self.tables.kind_of[side * DECK_SIZE + nth(rest, 0)])
            self.arrange(side, slots)
            rest &= ~slots

    # --- chance -----------------------------------------------------------------------------------------------------

    def pick_slot(self, slots: i64, rng: Rng) -> i64:
        return nth(slots, rng.below(count(slots)))

    def reshuffle_unseen(self, side: i64, rng: Rng) -> None:
        """Deal a team's unseen cards anew between hand and deck; what is known in its hand stays."""
        row = side * PLACES
        piles = self.piles
        known = piles[row + KNOWN]
        hidden = piles[row + HAND] & ~known
        unseen = hidden | piles[row + DECK]
        need = count(hidden)
        left = count(unseen)
        hand = known
        slot: i64 = 0
        while left > 0:
            if unseen & BIT[slot] != 0:
                if rng.below(left) < need:
                    hand |= BIT[slot]
                    need -= 1
                left -= 1
            slot += 1
        piles[row + HAND] = hand
        piles[row + DECK] = unseen & ~hand
        self.arrange_all(side)

    def audit_cards(self) -> list[str]:
        """Each card is in exactly one place."""
        wrong: list[str] = []
        for side in range(DECKS):
            seen = 0
            for place in range(PLACES):
                if place == KNOWN and side != EVENTS:
                    continue
                pile = int(self.piles[side * PLACES + place])
                if seen & pile != 0:
                    wrong.append(f"deck {side}: a card in two places ({seen & pile:b})")
                seen |= pile
            if seen != int(self.tables.deck[side]):
                wrong.append(f"deck {side}: cards {seen:b} instead of {int(self.tables.deck[side]):b}")
            if side != EVENTS and self.piles[side * PLACES + KNOWN] & ~self.piles[side * PLACES + HAND] != 0:
                wrong.append(f"deck {side}: a known card is not in the hand")
        return wrong
