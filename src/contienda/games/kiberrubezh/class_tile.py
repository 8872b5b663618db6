"""A table of a class at a glance: its turn and phase."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameTile
from contienda.core.state import View
from contienda.games.kiberrubezh.view import KiberrubezhView


def tile(view: View) -> GameTile:
    """Return the tile of a position, from the view of a spectator."""
    seen = cast(KiberrubezhView, view)
    return {"turn": seen["turn"], "turns": 0, "phase": seen["phase"], "markers": [], "alerts": []}
