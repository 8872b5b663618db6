"""A game again, decision by decision: who decided what, in which turn, and the position before it."""

from __future__ import annotations

from dataclasses import dataclass

from contienda.analysis.game_part import DebriefPart, Marker, part
from contienda.core.state import OVER, State
from contienda.play.match import Match


@dataclass(frozen=True)
class Decision:
    """A decision with an alternative: after how many actions, whose, and what was picked."""

    step: int
    seat: int
    turn: int
    action: int
    state: State  # before it


@dataclass(frozen=True)
class TurnEnd:
    """The position in which a turn has just ended; turn 0 is the start."""

    turn: int
    step: int
    state: State
    markers: list[Marker]


class Walk:
    """All decisions and turns of a game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.part: DebriefPart = part(match.game)
        self.decisions: list[Decision] = []
        self.turns: list[TurnEnd] = []
        state = match.game.start(len(match.seats), match.options)
        turn = int(match.game.turn(state))
        for step, action in enumerate(match.actions):
            actor = int(state.actor())
            if actor >= 0 and not match.game.is_adjustment(action) and len(state.actions()) > 1:
                self.decisions.append(Decision(step, actor, turn, action, state.copy()))
            state.apply(action)
            now = int(match.game.turn(state))
            over = state.actor() == OVER
            if now != turn or over:
                ended = now if over else turn  # a game may end as a turn begins
                self.turns.append(TurnEnd(ended, step + 1, state.copy(), self.part.markers(state)))
                turn = now
        self.end = state
        self.before = {each.step: each.state for each in self.decisions}

    def branch(self, decision: Decision) -> list[int]:
        """Return the move the seat made: this decision and those that complete it, such as a target."""
        state = decision.state.copy()
        found: list[int] = []
        for action in self.match.actions[decision.step :]:
            if found and not continues(state, decision):
                break
            found.append(action)
            state.advance(action)
        return found

    @property
    def over(self) -> bool:
        return bool(self.end.actor() == OVER)


def continues(state: State, decision: Decision) -> bool:
    """Tell whether the next decision completes the same move: the same seat decides, at a deeper step."""
    return int(state.actor()) == decision.seat and int(state.depth) > int(decision.state.depth)
