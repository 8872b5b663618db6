"""What the page draws as it is printed: signs of categories, kinds and conditions."""

from __future__ import annotations

from contienda.games.kiberrubezh.card_signs import SIGNS


def printed() -> dict[str, object]:
    return {"SIGNS": SIGNS}
