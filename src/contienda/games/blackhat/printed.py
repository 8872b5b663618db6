"""The signs of Black Hat and the shape of a hat, for the board; the same as on paper."""

from __future__ import annotations

from contienda.games.blackhat.drawings.signs import HAT, SIGNS


def printed() -> dict[str, object]:
    return {"SIGNS": SIGNS, "HAT": HAT}
