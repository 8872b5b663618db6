"""What Киберрубеж adds to the debrief: the cards left in each deck, turn by turn."""

from __future__ import annotations

from contienda.analysis.game_part import Marker
from contienda.core.events import Event
from contienda.core.state import State
from contienda.games.kiberrubezh.state import Kiberrubezh
from contienda.play.match import Match

MILLISECONDS = 2  # to play on from the middle of a game
WEIGHTS = {"lost": 100, "destroyed": 50, "drained": 45, "struck": 30, "attack_through": 25, "attack_blocked": 15}
COUNTED = ("laid", "played", "activated", "attacked", "blocked_with", "milled")


def markers(state: State) -> list[Marker]:
    assert isinstance(state, Kiberrubezh)
    return [Marker("deck", seat, int(state.deck_size(seat))) for seat in range(2)]


def weight(event: Event) -> int:
    """How much an event matters for the course of the game."""
    return WEIGHTS.get(event.kind, 0)


def count(event: Event) -> tuple[str, int] | None:
    """What each player did, and how many cards the attacks of the other took from the deck."""
    return (event.kind, event.arguments[0]) if event.kind in COUNTED else None


def chapters(match: Match) -> dict[str, object]:
    """The waves: who attacked with what, what was blocked, and how many cards the deck lost."""
    waves: list[dict[str, object]] = []
    now, attacks, blocked, through, milled = 0, 0, 0, 0, 0
    for event in match.recorder.events:
        if event.kind == "turn_began":
            now = event.arguments[0]
        elif event.kind == "wave_began":
            attacks = blocked = through = milled = 0
        elif event.kind == "attacked":
            attacks += 1
        elif event.kind == "attack_blocked":
            blocked += 1
        elif event.kind == "attack_through":
            through += 1
        elif event.kind == "milled":
            milled += 1
        elif event.kind == "wave_ended":
            waves.append(
                {
                    "turn": now,
                    "seat": event.arguments[0],
                    "attacks": attacks,
                    "blocked": blocked,
                    "through": through,
                    "milled": milled,
                }
            )
    return {"waves": waves}
