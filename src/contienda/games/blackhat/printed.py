"""The shapes of Black Hat that board and paper share: signs, hats with their bands, networks of the cards."""

from __future__ import annotations

from contienda.games.blackhat.drawings.signs import BANDS, BELLS, HAT, JESTER, ROWS, SIGNS, SQUARE_FROM, pips


def printed() -> dict[str, object]:
    return {
        "SIGNS": SIGNS,
        "HAT": HAT,
        "BANDS": BANDS,
        "JESTER": JESTER,
        "BELLS": BELLS,
        "PIPS": {str(rank): pips(rank)._asdict() for rank in ROWS},
        "SQUARE_FROM": SQUARE_FROM,
    }
