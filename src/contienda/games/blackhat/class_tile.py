"""A table of Black Hat at a glance, from the spectators' view alone."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameMarker, GameTile
from contienda.core.state import View
from contienda.games.blackhat.view_types import BlackHatView

# The texts that name the markers.
LABELS = {"players": "marker-players", "jailed": "marker-jailed", "leader": "marker-leader"}
DEALING = ("dealer", "setup_tile", "setup_place", "status", "turn_up", "hat_to", "deal")
TRICK = ("play", "count", "wilds", "pick_up", "take")
ASSET = "critical"  # the kind of the space where the Critical Asset lies


def tile(view: View, before: View | None = None) -> GameTile:
    """Return the tile of a position; a turn is a round."""
    seen = cast(BlackHatView, view)
    return {
        "turn": seen["round"],
        "turns": 0,
        "phase": phase(seen["step"]),
        "markers": markers(seen),
        "alerts": [] if seen["ending"] is not None else alerts(seen),
    }


def phase(step: str) -> str:
    if step in DEALING:
        return "tile-phase-deal"
    return "tile-phase-trick" if step in TRICK else "tile-phase-network"


def markers(seen: BlackHatView) -> list[GameMarker]:
    """Return how many hackers are in, how many pawns are in jail, and the highest score."""
    pawns = [pawn for player in seen["players"] for pawn in player["pawns"]]
    jailed = sum(pawn["held"] == "jailed" for pawn in pawns)
    leader = max(player["total"] for player in seen["players"])
    return [
        {"key": "players", "value": len(players_in(seen)), "most": len(seen["players"]), "threshold": 1},
        {"key": "jailed", "value": jailed, "most": len(pawns), "threshold": None},
        {"key": "leader", "value": leader, "most": max(100, leader), "threshold": None},
    ]


def players_in(seen: BlackHatView) -> list[int]:
    return [number for number, player in enumerate(seen["players"]) if player["in"]]


def alerts(seen: BlackHatView) -> list[GameAlert]:
    found: list[GameAlert] = []
    kinds = {space["id"]: space["kind"] for space in seen["spaces"]}
    near = {where["id"] for where in seen["layout"] if any(kinds.get(goal) == ASSET for goal in where["to"])}
    close = [
        number
        for number, player in enumerate(seen["players"])
        if any(pawn["held"] == "free" and pawn["space"] in near for pawn in player["pawns"])
    ]
    if close:
        found.append({"rank": 2, "key": "tile-near-asset", "args": {"team": close[0] + 1, "n": len(close)}})
    tracer = seen["tracer"]
    if tracer is not None and tracer["active"]:
        if tracer["space"] in near:
            found.append({"rank": 2, "key": "tile-tracer-near", "args": {}})
        else:
            found.append({"rank": 1, "key": "tile-tracer-awake", "args": {}})
    if len(players_in(seen)) == 2 and len(seen["players"]) > 2:
        found.append({"rank": 1, "key": "tile-two-left", "args": {}})
    return found
