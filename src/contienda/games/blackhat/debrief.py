"""What Black Hat adds to the debrief: the points of each player, round by round; the lowest total wins."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.events import Event
from contienda.core.state import State
from contienda.games.blackhat.state import BlackHat
from contienda.play.match import Match

MILLISECONDS = 2  # to play on from the middle of a game
WEIGHTS = {
    "won": 100,
    "reached_asset": 90,
    "eliminated": 85,
    "jailed": 60,
    "tracer_woken": 50,
    "took_all": 45,
    "hat_trick_won": 40,
    "trapped": 35,
    "denied": 20,
}
COUNTED = ("trick_won", "hat_trick_won", "took_all", "jailed", "pushed", "denied")
SCORES = ("hand_counted", "pawns_counted", "pawns_saved", "scored")


def markers(state: State) -> list[Marker]:
    assert isinstance(state, BlackHat)
    return [Marker("points", player, int(state.totals[player])) for player in range(int(state.static.players))]


def weight(event: Event) -> int:
    """How much an event matters for the course of the game."""
    return WEIGHTS.get(event.kind, 0)


def count(event: Event) -> tuple[str, int] | None:
    """What each hacker did, or had done to them."""
    return (event.kind, event.arguments[0]) if event.kind in COUNTED else None


def chapters(match: Match) -> dict[str, object]:
    """Where the points of each round came from."""
    told: list[dict[str, int]] = []
    now = 0
    for event in match.recorder.events:
        if event.kind == "round_began":
            now = event.arguments[0]
        elif event.kind in SCORES:
            seat, points = event.arguments[0], event.arguments[1]
            row = next((each for each in told if (each["round"], each["seat"]) == (now, seat)), None)
            if row is None:
                row = {"round": now, "seat": seat} | dict.fromkeys(SCORES, 0)
                told.append(row)
            row[event.kind] += points
    return {"scores": told}
