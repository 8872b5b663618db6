"""The ready setup: until the first turn begins, a bot places the counters of both sides."""

from __future__ import annotations

from typing import cast

from contienda.core.state import State
from contienda.games.maracas.state import Maracas


def placing(state: State) -> bool:
    """Tell whether this position belongs to the setup (10)."""
    return cast(Maracas, state).turn == 0
