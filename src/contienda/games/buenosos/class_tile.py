"""A table of BuenOsos at a glance, for a facilitator with many of them: from the spectators' view alone."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameMarker, GameTile
from contienda.core.state import View
from contienda.games.buenosos.view_types import BuenOsosView

# The texts that name the markers.
LABELS = {
    "stability": "marker-stability",
    "trust": "marker-trust",
    "critical_down": "marker-critical-down",
    "economic_cost": "marker-economic-cost",
}
STEEP = 20  # a loss of Stability in one turn that is worth a look


def tile(view: View, before: View | None = None) -> GameTile:
    """Return the tile of a position; `before` is the view when the turn before began, if somebody kept it."""
    seen = cast(BuenOsosView, view)
    earlier = cast(BuenOsosView, before) if before is not None else None
    return {
        "turn": seen["turn"],
        "turns": seen["turns"],
        "phase": f"board-phase-{seen['phase']}",
        "markers": markers(seen),
        "alerts": [] if seen["ending"] is not None else alerts(seen, earlier),
    }


def markers(seen: BuenOsosView) -> list[GameMarker]:
    limits = seen["limits"]
    found: list[GameMarker] = [
        marker("stability", seen["stability"], limits["stability"], limits["stability_goal"]),
        marker("trust", seen["trust"], limits["trust"]),
        marker("critical_down", seen["critical_down"], limits["critical_down"]),
    ]
    if seen["economic_cost"] is not None:
        found.append(marker("economic_cost", seen["economic_cost"], limits["economic_cost"]))
    return found


def marker(key: str, value: int, most: int, threshold: int | None = None) -> GameMarker:
    return {"key": key, "value": value, "most": most, "threshold": threshold}


def alerts(seen: BuenOsosView, before: BuenOsosView | None) -> list[GameAlert]:
    """Return what wants the facilitator, the most urgent first."""
    found: list[GameAlert] = []
    stability, due = seen["stability"], loss_due(seen)
    missing = seen["limits"]["critical_down"] - seen["critical_down"]
    if missing <= 0:
        found.append({"rank": 2, "key": "tile-critical-reached", "args": {"n": seen["critical_down"]}})
    elif missing == 1 and seen["critical_down"] > 0:
        found.append({"rank": 2, "key": "tile-critical-last", "args": {"n": seen["critical_down"]}})
    if stability <= due:
        found.append({"rank": 2, "key": "tile-stability-ends", "args": {"n": stability}})
    goal = seen["limits"]["stability_goal"]
    if stability <= goal:
        found.append({"rank": 1, "key": "tile-stability-low", "args": {"n": stability, "goal": goal}})
    fell = before["stability"] - stability if before is not None else 0
    if fell >= STEEP:
        found.append({"rank": 1, "key": "tile-stability-fell", "args": {"n": fell}})
    elif due >= STEEP:
        found.append({"rank": 1, "key": "tile-stability-due", "args": {"n": due}})
    if seen["trust"] == 0:
        found.append({"rank": 1, "key": "tile-trust-zero", "args": {}})
    return found


def loss_due(seen: BuenOsosView) -> int:
    """Return what the closing would cost now, within the cap and without BCP cards (8.1)."""
    prices = sum(each["price"] for each in seen["services"] if not each["provider"])
    return min(prices + seen["pending_loss"], seen["limits"]["stability_cap"])
