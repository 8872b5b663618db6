"""What never changes in Nim: the rows, and the codes of actions."""

from __future__ import annotations

from typing import Final

LENGTHS: Final = [1, 3, 5, 7]  # sticks of each row at the start (2.1)
ROWS: Final = 4
LONGEST: Final = 7
ROW_NAMES: Final = ["first", "second", "third", "fourth"]

DO_TAKE: Final = 0  # and the row times LONGEST, and one less than the sticks taken

TOOK_LAST: Final = 0
LEFT_LAST: Final = 1
ENDINGS: Final = ["took_last", "left_last"]
