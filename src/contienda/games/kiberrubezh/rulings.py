"""Numbers of the rulebook, and the rulings that change play the most, each in one place.

If the publisher ever answers differently, the answer is adopted here. A ruling is 1 where it holds and 0 where not (the
compiler confuses constant truth values with numbers).
"""

from __future__ import annotations

from typing import Final

STARTING_HAND: Final = 7  # 5.1
DRAW_PER_TURN: Final = 2  # 6.1
FIRST_DRAW: Final = 1  # 6.1, whoever begins the game
FEWEST_TO_GO_ON: Final = 2  # 5.2
ASSETS_PER_TURN: Final = 2  # 7.1
SYSTEM_DAMAGE: Final = 2  # 9.3
MOST_REDEALS: Final = 3  # 5.8
FEWEST_ASSETS: Final = 2  # 5.5, in a starting hand that may not be redealt for nothing

TURNED_ASSETS_CARRY: Final[int] = 1  # K-R10: they give no power for laying, but what lies there may stay
OVERLOAD_DISCARDS: Final[int] = 1  # K-R11: an asset that leaves may force measures and attack cards to go
EVENTS_OCCUPY_POWER: Final[int] = 1  # K-R12: until the end of the turn
FREE_REDEAL_OWES_NOTHING: Final[int] = 1  # K-R30
FREE_REDEALS_COUNT: Final[int] = 1  # K-R31: toward the number a later paid one owes
ONE_BLOCK_TURNS: Final[int] = 1  # K-R17, K-R46: a measure turns with its first point; points not given are lost
NET_DAMAGE: Final[int] = 1  # K-R53: boosts and absorbs are set against each other before the damage begins
