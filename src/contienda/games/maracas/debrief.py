"""What Maracas adds to the debrief: the Victory Points of both sides, turn by turn."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.events import Event
from contienda.core.state import State
from contienda.games.maracas.constants import SIDES, VP
from contienda.games.maracas.state import Maracas
from contienda.play.match import Match

MILLISECONDS = 20  # to play on from the middle of a game
WEIGHTS = {
    "won": 100,
    "iu_removed": 60,
    "objective_hit": 55,
    "sabotaged": 50,
    "terrorised": 45,
    "ambushed": 40,
    "attack_won": 30,
    "iu_placed": 25,
    "found_out": 15,
}
COUNTED = ("declared", "chit_played", "attack_won", "recruited", "hit")
SOURCES = ("vp_deeds", "vp_population", "vp_loc", "vp_lost")


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Maracas)
    return [Marker("victory_points", side, int(state.number(side, VP))) for side in range(SIDES)]


def weight(event: Event) -> int:
    """How much an event matters for the course of the game."""
    return WEIGHTS.get(event.kind, 0)


def count(event: Event) -> tuple[str, int] | None:
    """What each side did."""
    return (event.kind, event.arguments[0]) if event.kind in COUNTED else None


def chapters(match: Match) -> dict[str, object]:
    """Where the Victory Points of each turn came from."""
    told: list[dict[str, int]] = []
    now = 0
    for event in match.recorder.events:
        if event.kind == "turn_began":
            now = event.arguments[0]
        elif event.kind in SOURCES:
            side, points = event.arguments[0], event.arguments[1]
            row = next((each for each in told if (each["turn"], each["seat"]) == (now, side)), None)
            if row is None:
                row = {"turn": now, "seat": side} | dict.fromkeys(SOURCES, 0)
                told.append(row)
            row[event.kind] += points
    return {"points": told}
