"""A table of Maracas at a glance, from the spectators' view alone: Victory Points and Strategies are secret."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameMarker, GameTile
from contienda.core.state import View
from contienda.games.maracas._steps import STEP_NAMES
from contienda.games.maracas.view_types import MaracasView

# The texts that name the markers.
LABELS = {
    "terror": "marker-terror",
    "government_iu": "marker-government-iu",
    "insurgent_iu": "marker-insurgent-iu",
}
# The first step of each part of a turn, in the order of the steps.
PHASES = {
    "column": "tile-phase-setup",
    "turn": "tile-phase-event",
    "allocation": "tile-phase-planning",
    "criminals": "tile-phase-deployment",
    "intelligence": "tile-phase-operations",
    "withdraw": "tile-phase-redeployment",
    "score": "tile-phase-end",
}


def tile(view: View, before: View | None = None) -> GameTile:
    """Return the tile of a position."""
    seen = cast(MaracasView, view)
    return {
        "turn": seen["turn"],
        "turns": seen["last_turn"],
        "phase": phase(seen["step"]),
        "markers": markers(seen),
        "alerts": [] if seen["ending"] is not None else alerts(seen),
    }


def phase(step: str) -> str:
    """Return the part of the turn to which a step belongs."""
    if step not in STEP_NAMES:
        return "tile-phase-end"
    found = "tile-phase-setup"
    for name in STEP_NAMES[: STEP_NAMES.index(step) + 1]:
        found = PHASES.get(name, found)
    return found


def markers(seen: MaracasView) -> list[GameMarker]:
    """Return the terrorised Areas and the Infrastructure Units of both sides."""
    areas = seen["areas"]
    population = sum(area["pn"] for area in areas)
    units = [sum(area["iu"][side] for area in areas) for side in (0, 1)]
    return [
        {"key": "terror", "value": terrorised(seen), "most": len(areas), "threshold": None},
        {"key": "government_iu", "value": units[0], "most": max(population, *units), "threshold": None},
        {"key": "insurgent_iu", "value": units[1], "most": max(population, *units), "threshold": None},
    ]


def terrorised(seen: MaracasView) -> int:
    return sum(area["terror"] or area["new_terror"] for area in seen["areas"])


def alerts(seen: MaracasView) -> list[GameAlert]:
    found: list[GameAlert] = []
    if seen["turn"] == seen["last_turn"]:
        found.append({"rank": 2, "key": "tile-last-turn", "args": {"turn": seen["turn"]}})
    terror = terrorised(seen)
    if 2 * terror >= len(seen["areas"]):
        found.append({"rank": 1, "key": "tile-terror", "args": {"n": terror, "of": len(seen["areas"])}})
    return found
