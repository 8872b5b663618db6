"""A table of ¡Misiles, Ahora! at a glance, from the spectators' view alone."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameMarker, GameTile
from contienda.core.state import View
from contienda.games.misiles.constants import LIMIT
from contienda.games.misiles.view_types import MisilesView

# The texts that name the markers.
LABELS = {"missiles": "marker-missiles", "elements": "marker-elements"}
TO_WIN = 3  # missiles
COLLECTING = ("start", "gain_missile", "roll", "reroll_pair", "reroll_part", "pairing", "completed")
HARMLESS = ("missiles", "turn_lost")  # threats without the means to win on the next turn


def tile(view: View, before: View | None = None) -> GameTile:
    """Return the tile of a position."""
    seen = cast(MisilesView, view)
    return {
        "turn": seen["turn"],
        "turns": 0,
        "phase": phase(seen["step"]),
        "markers": markers(seen),
        "alerts": [] if seen["ending"] is not None else alerts(seen),
    }


def phase(step: str) -> str:
    if step in COLLECTING:
        return "tile-phase-collection"
    return "tile-phase-reaction" if step == "counter" else "tile-phase-action"


def markers(seen: MisilesView) -> list[GameMarker]:
    """Return the most missiles and the most complete elements that any power has."""
    missiles = max(sheet["complete"].get("missile", 0) for sheet in seen["sheets"])
    elements = max(sheet["total"] for sheet in seen["sheets"])
    return [
        {"key": "missiles", "value": missiles, "most": TO_WIN, "threshold": None},
        {"key": "elements", "value": elements, "most": max(LIMIT, elements), "threshold": None},
    ]


def alerts(seen: MisilesView) -> list[GameAlert]:
    found: list[GameAlert] = []
    for seat, sheet in enumerate(seen["sheets"]):
        threat = sheet["threat"]
        if threat and threat not in HARMLESS:
            found.append({"rank": 2, "key": "tile-can-win", "args": {"team": seat + 1}})
        elif threat == "missiles":
            found.append({"rank": 1, "key": "tile-two-missiles", "args": {"team": seat + 1}})
    return sorted(found, key=lambda each: -each["rank"])
