"""A table of a class at a glance: its turn and phase."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameTile
from contienda.core.state import View
from contienda.games.maracas.view import MaracasView


def tile(view: View) -> GameTile:
    """Return the tile of a position, from the view of a spectator."""
    seen = cast(MaracasView, view)
    return {"turn": seen["turn"], "turns": seen["last_turn"], "phase": "", "markers": [], "alerts": []}
