"""A table of Киберрубеж at a glance, from the spectators' view alone."""

from __future__ import annotations

from typing import cast

from contienda.classroom.tiles import GameAlert, GameMarker, GameTile
from contienda.core.state import View
from contienda.games.kiberrubezh.view_types import KiberrubezhView

# The texts that name the markers.
LABELS = {"deck_1": "marker-deck-1", "deck_2": "marker-deck-2"}
FULL_DECK = 60
SHORT = 15  # cards: the deck is running out
LAST = 6  # cards: one strong wave may end the game


def tile(view: View, before: View | None = None) -> GameTile:
    """Return the tile of a position."""
    seen = cast(KiberrubezhView, view)
    return {
        "turn": seen["turn"],
        "turns": 0,
        "phase": f"phase-{seen['phase']}" if seen["ending"] is None else "phase-end",
        "markers": markers(seen),
        "alerts": [] if seen["ending"] is not None else alerts(seen),
    }


def markers(seen: KiberrubezhView) -> list[GameMarker]:
    """Return the cards left in each deck: a player without cards loses."""
    return [
        {"key": f"deck_{seat + 1}", "value": side["deck"], "most": FULL_DECK, "threshold": 0}
        for seat, side in enumerate(seen["sides"])
    ]


def alerts(seen: KiberrubezhView) -> list[GameAlert]:
    found: list[GameAlert] = []
    for seat, side in enumerate(seen["sides"]):
        if seen["turn"] > 0 and side["deck"] <= SHORT:
            last = side["deck"] <= LAST
            args: dict[str, str | int] = {"team": seat + 1, "n": side["deck"]}
            found.append(
                {"rank": 2 if last else 1, "key": "tile-deck-last" if last else "tile-deck-short", "args": args}
            )
    return sorted(found, key=lambda each: -each["rank"])
