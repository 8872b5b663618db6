"""The numbers of the rulebook, each in one place. Rulings are not options: the code that implements one cites it."""

from __future__ import annotations

from typing import Final

STARTING_HAND: Final = 7  # 5.1
DRAW_PER_TURN: Final = 2  # 6.1
FIRST_DRAW: Final = 1  # 6.1, for the player who begins the game
FEWEST_TO_GO_ON: Final = 2  # 5.2
ASSETS_PER_TURN: Final = 2  # 7.1
SYSTEM_DAMAGE: Final = 2  # 9.3
MOST_REDEALS: Final = 3  # 5.8
FEWEST_ASSETS: Final = 2  # 5.5, in a starting hand without a free redeal
