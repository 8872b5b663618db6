"""A table of a class at a glance: turn, phase, Stability and Trust, and what a facilitator should look at."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameTile
from contienda.core.state import View
from contienda.games.buenosos.view import BuenOsosView

STEEP = 15  # Stability lost in one turn that is worth a look


def tile(view: View) -> GameTile:
    """Return the tile of a position, from the view of a spectator."""
    seen = cast(BuenOsosView, view)
    limits = seen["limits"]
    return {
        "turn": seen["turn"],
        "turns": seen["turns"],
        "phase": str(seen["phase"]),
        "markers": [
            {
                "key": "stability",
                "value": seen["stability"],
                "most": max(limits["stability"], seen["stability"]),
                "threshold": limits["stability_goal"],
            },
            {"key": "trust", "value": seen["trust"], "most": max(limits["trust"], seen["trust"]), "threshold": None},
        ],
        "alerts": alerts(seen),
    }


def alerts(seen: BuenOsosView) -> list[GameAlert]:
    """Return what may end the game soon, the most urgent first."""
    if seen["ending"] is not None:
        return []
    found: list[GameAlert] = []
    if seen["critical_down"] == seen["limits"]["critical_down"] - 1 > 0:
        found.append({"rank": 2, "key": "tile-critical", "args": {"down": seen["critical_down"]}})
    if seen["stability"] <= seen["limits"]["stability_goal"]:
        found.append({"rank": 2, "key": "tile-stability", "args": {"stability": seen["stability"]}})
    if seen["pending_loss"] >= STEEP:
        found.append({"rank": 1, "key": "tile-loss", "args": {"points": seen["pending_loss"]}})
    return found
