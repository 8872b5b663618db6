"""The phase of the turn, for views and observations."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.state import OVER
from contienda.games.buenosos._steps import STEP_NAMES
from contienda.games.buenosos.constants import BASIC, FIRST_EVENT
from contienda.games.buenosos.state import BuenOsos

_OF_STEP: Final = {
    "latent": 0, "event": 1, "preparation": 2, "attack": 3, "attack_end": 3, "response": 4, "response_end": 4,
    "intermittency": 5, "cascade": 5, "leftover": 5, "closing": 5,
}  # fmt: skip
_ANY: Final = -1
_BY_NUMBER: Final = vec[i64]([i64(_OF_STEP.get(name, _ANY)) for name in STEP_NAMES])


def phase(state: BuenOsos) -> i64:
    """The phase of the turn, 0 to 5, from the next pending step; events are carried out in phase 1."""
    if state.who == OVER:
        return 5
    if FIRST_EVENT <= state.playing < BASIC:
        return 1
    place = state.depth - 1
    while place >= 0:
        found = _BY_NUMBER[state.step_at(place)]
        if found != _ANY:
            return found
        place -= 1
    return 0
