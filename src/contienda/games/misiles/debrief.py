"""What ¡Misiles, Ahora! adds to the debrief: the completes of each sheet, round by round."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.events import Event
from contienda.core.state import State
from contienda.games.misiles.constants import ELEMENTS
from contienda.games.misiles.state import Misiles
from contienda.play.match import Match

MILLISECONDS = 1  # to play on from the middle of a game
WEIGHTS = {"won": 100, "completed": 60, "erased": 55, "exchanged": 30, "countered": 25, "turn_lost": 20, "played": 10}
COUNTED = ("completed", "played", "countered", "searched", "turn_lost")
STORY = ("completed", "erased", "exchanged", "gamble_lost")


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Misiles)
    complete = [int(each) for each in state.complete]
    sheets = range(0, len(complete), ELEMENTS)
    return [Marker("completes", seat, sum(complete[at : at + ELEMENTS])) for seat, at in enumerate(sheets)]


def weight(event: Event) -> int:
    """How much an event matters for the course of the game."""
    return WEIGHTS.get(event.kind, 0)


def count(event: Event) -> tuple[str, int] | None:
    """What each power did."""
    return (event.kind, event.arguments[0]) if event.kind in COUNTED else None


def chapters(match: Match) -> dict[str, object]:
    """Which elements were completed and lost, round by round."""
    told: list[dict[str, object]] = []
    now = 0
    for event in match.recorder.events:
        if event.kind == "turn_began":
            now = -(-event.arguments[1] // len(match.seats))
        elif event.kind in STORY:
            told.append({"turn": now, "kind": event.kind, "arguments": list(event.arguments)})
    return {"race": told}
