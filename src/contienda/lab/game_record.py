"""A game of a tournament when it is over: one line of JSON."""

from __future__ import annotations

import json
from typing import NamedTuple

from contienda.core.errors import ContiendaError
from contienda.lab.schedule import Meeting, Plan, meeting


class Played(NamedTuple):
    """Who met whom, and how it ended."""

    meeting: Meeting
    scores: list[float]  # by seat; none where the game was not over within its bound
    ending: str
    decisions: int
    lost: tuple[int, ...] = ()  # by seat: decisions drawn at random, because its bot failed
    reports: tuple[ContiendaError | None, ...] = ()  # by seat: the first time it failed; told at the end, not kept

    def wins(self) -> list[float]:
        """By seat: the best score has won; equal best ones share it."""
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
    """The game of that line, if it is whole and one of this plan."""
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
