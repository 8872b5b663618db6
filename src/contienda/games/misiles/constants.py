"""The ten elements, the ways to play them and the action codes: names and numbers, no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ELEMENTS: Final = 10
PARTS: Final = 5  # parts that complete an element (3.2)
LIMIT: Final = 7  # most completes a player may hold at the end of a turn (9.1)
CLOCK_BOXES: Final = 3

MISSILE: Final = 0
CRISIS: Final = 1
SPACE: Final = 2
WALL: Final = 3
PROPAGANDA: Final = 4
SPY: Final = 5
COUNTERSPY: Final = 6
HOTLINE: Final = 7
ROULETTE: Final = 8
CLOCK: Final = 9

NAMES: Final = [
    "missile", "crisis", "space", "wall", "propaganda", "spy", "counterspy", "hotline", "roulette", "clock",
]  # fmt: skip
COSTS: Final = vec[i64]([2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
COPIES: Final = vec[i64]([3, 2, 3, 3, 2, 3, 1, 2, 1, 2])

# The 14 ways to play an element: one per effect. Counter-espionage has none, because it is only a reaction.
BY_MISSILE: Final = 0
BY_CRISIS: Final = 1
BY_SPACE: Final = 2
BY_WALL: Final = 3
BY_PROPAGANDA: Final = 4
BY_SPY_PARTS: Final = 5
BY_SPY_COMPLETE: Final = 6
BY_HOTLINE_PARTS: Final = 7
BY_HOTLINE_CLOCK: Final = 8
BY_ROULETTE_DICE: Final = 9
BY_ROULETTE_MISSILE: Final = 10
BY_CLOCK_LIGHT: Final = 11
BY_CLOCK_ADD: Final = 12
BY_CLOCK_REMOVE: Final = 13
WAYS: Final = 14

WAY_NAMES: Final = [
    "missile", "crisis", "space", "wall", "propaganda", "spy_parts", "spy_complete", "hotline_parts", "hotline_clock",
    "roulette_dice", "roulette_missile", "clock_light", "clock_add", "clock_remove",
]  # fmt: skip
ELEMENT_OF_WAY: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5, 7, 7, 8, 8, 9, 9, 9])

# Action codes: the first code of each verb.
DO_COLLECT: Final = 0  # cost 2..12, parts 1..6
DO_PLAY: Final = 66
DO_SEARCH: Final = 80
DO_TARGET: Final = 81
DO_COUNTER: Final = 85
DO_LET_PASS: Final = 86
DO_SWAP: Final = 87
DO_GIVE: Final = 97
DO_TAKE: Final = 107
DO_ERASE: Final = 117
DO_MARK: Final = 127
DO_COMPLETE: Final = 137
DO_ROLL: Final = 147  # three dice
DO_REROLL_PAIR: Final = 363
DO_REROLL_PART: Final = 399


def element_of_cost(cost: i64) -> i64:
    """The element with this cost; no element costs 7."""
    return cost - 2 if cost < 7 else cost - 3
