"""The colours of the terminal: four of its own sixteen that people can read on a light and on a dark background.

Yellow, cyan, green and white fade on a light background, blue and black vanish on a dark one. A colour only repeats
what a sign, a letter or a number says.
"""

from __future__ import annotations

RED = "bright_red"
BLUE = "bright_blue"
WARN = "magenta"
OTHER = "bright_magenta"
COLOURS = (RED, BLUE, WARN, OTHER)

NUMBER = f"bold {BLUE}"  # what you type
BAD = f"bold {RED}"
# One look per player, always beside the player's number or name.
PLAYERS = (
    f"bold {RED}", f"bold {BLUE}", f"bold {WARN}", "bold", f"bold underline {BLUE}", f"bold underline {RED}",
)  # fmt: skip
