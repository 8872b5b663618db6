"""A finished game of a tournament, as one line of JSON."""

from __future__ import annotations

import json
from typing import NamedTuple

from contienda.core.errors import ContiendaError
from contienda.lab.schedule import Meeting, Plan, meeting


class Played(NamedTuple):
    """Who met whom, and how it ended."""

    meeting: Meeting
    scores: list[float]  # by seat; empty if the game did not end within its bound
    ending: str
    decisions: int
    lost: tuple[int, ...] = ()  # by seat: decisions drawn at random because its bot failed
    reports: tuple[ContiendaError | None, ...] = ()  # by seat: its first failure; reported at the end, not stored

    def wins(self) -> list[float]:
        """Return wins by seat: the best score wins; equal best scores share the win."""
        best = max(self.scores)
        return [(score == best) / self.scores.count(best) for score in self.scores]

    def line(self) -> str:
        found = {
            "number": self.meeting.number,
            "pairing": self.meeting.pairing,
            "deal": self.meeting.deal,
            "arrangement": self.meeting.seat,
            "seats": self.meeting.seats,
            "scores": self.scores,
            "ending": self.ending,
            "decisions": self.decisions,
            "lost": self.lost,
        }
        return json.dumps(found, ensure_ascii=False) + "\n"


def read(line: str, plan: Plan) -> Played | None:
    """Parse a line; None if it is incomplete or not a game of this plan."""
    try:
        found = json.loads(line)
        number, scores = int(found["number"]), [float(score) for score in found["scores"]]
        if not 0 <= number < plan.games or len(scores) not in (0, plan.seats):
            return None
        lost = tuple(int(count) for count in found["lost"])
        played = Played(meeting(plan, number), scores, str(found["ending"]), int(found["decisions"]), lost)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return played if played.line() == line else None
