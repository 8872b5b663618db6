"""What is printed on a sheet, for the board: elements with cost and copies, numbers, icons; the same as on paper."""

from __future__ import annotations

from contienda.games.misiles.constants import CLOCK_BOXES, COPIES, COSTS, LIMIT, NAMES, PARTS
from contienda.games.misiles.drawings.icons import ICONS


def printed() -> dict[str, object]:
    return {
        "ELEMENTS": [{"name": name, "cost": int(COSTS[n]), "copies": int(COPIES[n])} for n, name in enumerate(NAMES)],
        "NUMBERS": {"PARTS": PARTS, "LIMIT": LIMIT, "CLOCK_BOXES": CLOCK_BOXES},
        "ICONS": {name: [{"d": d, "line": line} for d, line in shapes] for name, shapes in ICONS.items()},
    }
