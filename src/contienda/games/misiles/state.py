"""A position of ¡Misiles, Ahora!: every field, declared once, and queries on the sheets.

Nothing is hidden (5.2, M-R17): all seats see the same, and there is only one possible world.
"""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.state import CHANCE, State
from contienda.games.misiles import _codec
from contienda.games.misiles.constants import COPIES, ELEMENTS

NOBODY: Final = -1
BITS: Final = vec[i64]([1, 2, 4, 8])

# The ways to win (10.1 to 10.3), in the order of ENDINGS.
BY_MISSILES: Final = 0
BY_CLOCK: Final = 1
BY_ROULETTE: Final = 2
ENDINGS: Final = ["missiles", "clock", "roulette"]


@mypyc_attr(acyclic=True, free_list_len=1)
class Misiles(State):
    """All sheets, the picks so far, and the dice."""

    walls: Annotated[i64, "0..15"] = 0  # seats whose wall is active, as a bit set
    winner: Annotated[i64, "-1..seats - 1"] = NOBODY  # the seat that won
    reason: Annotated[i64, "0..2"] = 0  # how the game was won, as an index into ENDINGS
    active: Annotated[i64, "0..seats - 1"] = 0  # whose turn it is
    pick_a: Annotated[i64, "-1..seats * ELEMENTS"] = NOBODY  # the latest pick in a step of several picks
    pick_b: Annotated[i64, "-1..seats * ELEMENTS"] = NOBODY  # the pick before that
    way: Annotated[i64, "-1..WAYS - 1"] = NOBODY  # the element being played and how
    gamble: bool = False  # the pending collection decides a Russian Roulette
    target: Annotated[i64, "-1..seats - 1"] = NOBODY  # the target of the element
    offer_a: Annotated[i64, "-1..ELEMENTS - 1"] = NOBODY  # what the active player gives in an exchange
    offer_b: Annotated[i64, "-1..ELEMENTS - 1"] = NOBODY  # their second complete in it
    who: Annotated[i64, "-2..seats - 1"] = CHANCE  # whose decision it is
    turn: Annotated[i64, "0..1_000_000"] = 0  # turns begun; 0 during the setup
    strict_clock: bool = False  # option: every box lost ends the turn (M-R15)
    low: Annotated[i64, "0..6"] = 0  # the dice as rolled, in ascending order
    middle: Annotated[i64, "0..6"] = 0  # the second die
    high: Annotated[i64, "0..6"] = 0  # the third die
    cost: Annotated[i64, "0..12"] = 0  # the chosen pair: its sum
    part: Annotated[i64, "0..6"] = 0  # the chosen part die
    complete: Annotated[vec[i64], "seats * ELEMENTS", "0..3"]  # completes of each element, ten per seat
    parts: Annotated[vec[i64], "seats * ELEMENTS", "0..PARTS - 1"]  # parts on the open line of each element
    clock: Annotated[vec[i64], "seats", "0..CLOCK_BOXES"]  # lit boxes of each seat's clock

    # --- reading the sheets -----------------------------------------------------------------------------------------

    def completes(self, seat: i64, element: i64) -> i64:
        return self.complete[seat * ELEMENTS + element]

    def marked(self, seat: i64, element: i64) -> i64:
        return self.parts[seat * ELEMENTS + element]

    def is_open(self, seat: i64, element: i64) -> bool:
        """Whether the element has a line to mark parts on (3.4)."""
        return self.complete[seat * ELEMENTS + element] < COPIES[element]

    def total(self, seat: i64) -> i64:
        """The complete elements on a sheet; an active wall or a lit clock does not count (M-R25)."""
        row = seat * ELEMENTS
        complete = self.complete
        found: i64 = 0
        element: i64 = 0
        while element < ELEMENTS:
            found += complete[row + element]
            element += 1
        return found

    def lines_with_parts(self, seat: i64) -> i64:
        row = seat * ELEMENTS
        parts = self.parts
        found: i64 = 0
        element: i64 = 0
        while element < ELEMENTS:
            if parts[row + element] > 0:
                found += 1
            element += 1
        return found

    def walled(self, seat: i64) -> bool:
        return self.walls & BITS[seat] != 0

    # --- the contract -----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        twin = Misiles()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def scores(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[self.reason]

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)
