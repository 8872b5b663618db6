"""A position of Киберрубеж: every field, declared once, and queries on the table.

A seat's cards are slots of its deck, copies of a number side by side; places and marks are sets of slots. Hands and
decks are hidden; the table and the discard piles are open.
"""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT, count, lowest
from contienda.core.state import CHANCE, State
from contienda.games.kiberrubezh import _codec
from contienda.games.kiberrubezh.constants import (
    COPIES,
    DECK_SIZE,
    DOOMED,
    ENDINGS,
    FIRST_LOOK,
    FROZEN,
    HAND,
    IS_FROZEN,
    IS_TURNED,
    NONE,
    NUMBERS,
    ORDERED,
    PLANES,
    POOL,
    READY,
    SEATS,
    TABLE,
    TURNED,
)
from contienda.games.kiberrubezh.static_data import Tables


@mypyc_attr(acyclic=True, free_list_len=1)
class Kiberrubezh(State):
    """Where all cards are, their state, and what has happened this turn."""

    tables: Annotated[Tables, "shared"]  # the library and both decks
    hit_any: bool = False  # an unblocked attack has dealt damage this turn
    hit_categories: Annotated[i64, "0..31"] = 0  # the set of categories that have dealt damage
    assets_left: Annotated[i64, "0..1_000"] = 0  # how many more assets may be laid this turn
    attack_over: bool = False  # no further wave this turn
    striking: Annotated[i64, "-1..SOURCES - 1"] = NONE  # the source of the attack whose damage is being dealt
    lessen: Annotated[i64, "0..1_000"] = 0  # cards by which that damage is reduced
    active: Annotated[i64, "0..1"] = 0  # whose turn it is
    waves: Annotated[i64, "0..1_000"] = 0  # begun this turn
    turn: Annotated[i64, "0..1_000_000"] = 0  # turns begun, of both seats
    first: Annotated[i64, "-1..1"] = NONE  # who began the game
    reason: Annotated[i64, "-1..2"] = NONE  # how it was won, as an index into ENDINGS
    winner: Annotated[i64, "-1..1"] = NONE  # the seat that won
    who: Annotated[i64, "-2..1"] = CHANCE  # whose decision it is
    known_count: Annotated[i64, "0..2 * DECK_SIZE"] = 0  # entries of `known`
    queue_count: Annotated[i64, "0..1_000"] = 0  # entries of `queue`
    link_count: Annotated[i64, "0..1_000"] = 0  # pairs of `links`
    planes: Annotated[vec[i64], "SEATS * PLANES", "0..ALL_SLOTS"]  # places and marks: one set of slots each, by seat
    numbers: Annotated[vec[i64], "SEATS * NUMBERS", "0..1_000"]  # power and what lasts until end of turn, by seat
    known: Annotated[vec[i64], "known_count+", "0..ENTRIES - 1"]  # cards of the decks whose place somebody knows
    queue: Annotated[vec[i64], "queue_count+", "0..TRIGGERS * SOURCES - 1"]  # queued triggered effects
    links: Annotated[vec[i64], "link_count * 2+", "0..LINKED"]  # this wave: a measure's slot, the attacks it stopped

    # --- places and numbers -----------------------------------------------------------------------------------------

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
        """The unturned cards on the table."""
        return self.planes[seat * PLANES + TABLE] & ~self.planes[seat * PLANES + TURNED]

    # --- single cards -----------------------------------------------------------------------------------------------

    def card(self, seat: i64, slot: i64) -> i64:
        return self.tables.card_of[seat * DECK_SIZE + slot]

    def copy_of(self, seat: i64, slot: i64) -> i64:
        """The copy number of a card on the table, from 0."""
        return slot - lowest(self.tables.copies_of[seat * DECK_SIZE + slot])

    def slot_named(self, seat: i64, code: i64) -> i64:
        """The slot of a measure or attack card, by the number and copy that an action names."""
        return lowest(self.tables.slots(seat, code // COPIES)) + code % COPIES

    def condition(self, seat: i64, slot: i64) -> i64:
        if self.planes[seat * PLANES + TURNED] & BIT[slot] == 0:
            return READY
        return IS_FROZEN if self.planes[seat * PLANES + FROZEN] & BIT[slot] != 0 else IS_TURNED

    def standing(self, seat: i64, card: i64, condition: i64) -> i64:
        """The assets of a number in this state, as a set."""
        row = seat * PLANES
        slots = self.tables.slots(seat, card) & self.planes[row + TABLE]
        if condition == READY:
            return slots & ~self.planes[row + TURNED]
        frozen = self.planes[row + FROZEN]
        slots &= self.planes[row + TURNED]
        return slots & frozen if condition == IS_FROZEN else slots & ~frozen

    def looks_like_earlier(self, seat: i64, slot: i64, among: i64) -> bool:
        """Whether an earlier copy of the same number among these is in exactly the same state."""
        earlier = self.tables.copies_of[seat * DECK_SIZE + slot] & among & (BIT[slot] - 1)
        row = seat * PLANES
        while earlier != 0:
            other = lowest(earlier)
            earlier &= earlier - 1
            same = True
            for place in range(FIRST_LOOK, i64(DOOMED + 1)):
                plane = self.planes[row + place]
                if (plane & BIT[slot] == 0) != (plane & BIT[other] == 0):
                    same = False
                    break
            if same:
                return True
        return False

    def all_alike(self, seat: i64, slots: i64) -> bool:
        """Whether there is no choice among these cards on the table."""
        if slots & (slots - 1) == 0:
            return True
        first = lowest(slots)
        if slots & ~self.tables.slots(seat, self.card(seat, first)) != 0:
            return False
        if self.tables.assets[seat] & slots != 0:
            condition = self.condition(seat, first)
            return slots & ~self.standing(seat, self.card(seat, first), condition) == 0
        rest = slots & (slots - 1)
        while rest != 0:
            if not self.looks_like_earlier(seat, lowest(rest), slots):
                return False
            rest &= rest - 1
        return True

    # --- the contract -----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        twin = Kiberrubezh()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)

    def scores(self) -> list[float]:
        found = [0.0] * SEATS
        if self.winner != NONE:
            found[self.winner] = 1.0
        return found

    def ending(self) -> str:
        return ENDINGS[self.reason]
