"""What the page draws as it is printed: signs of cards and services."""

from __future__ import annotations

from contienda.games.buenosos.drawings import SIGNS


def printed() -> dict[str, object]:
    return {"SIGNS": SIGNS}
