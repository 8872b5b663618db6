"""The constants of Nim: the rows and the action codes."""

from __future__ import annotations

from typing import Final

LENGTHS: Final = [1, 3, 5, 7]  # sticks in each row at the start (2.1)
ROWS: Final = 4
LONGEST: Final = 7
ROW_NAMES: Final = ["first", "second", "third", "fourth"]

DO_TAKE: Final = 0  # plus row * LONGEST + sticks taken - 1

TOOK_LAST: Final = 0
LEFT_LAST: Final = 1
ENDINGS: Final = ["took_last", "left_last"]
