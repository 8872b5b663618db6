"""Rules of thumb that a game may bring for bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from contienda.core.state import Legal, State

POINT: Final = 256  # whole numbers in a point of appeal
LEAST: Final = -16.0  # points: what is further behind the best action is all the same


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Heuristics for bots. They only see worlds a seat may imagine, so nothing they look at can be secret."""

    horizon: i64 = -1  # decisions played by heuristics before `value` is asked; below 0: play at random to the end

    def appeal(self, state: State, action: i64) -> float:
        """How good a listed action looks to the deciding seat: 0 is usual, each point makes it e times as likely."""
        return 0.0

    def value(self, state: State, seat: i64) -> float:
        """The score from 0 to 1 that this seat can expect. Called only if there is a `horizon`."""
        raise NotImplementedError

    def settled(self, state: State) -> bool:
        """Whether `value` can be asked here; if not, play goes on by heuristics until it can."""
        return True

    def weigh(self, state: State, legal: Legal) -> None:
        """The appeal of every listed action. Override it to compute what the actions share only once."""
        while i64(len(legal.appeal)) < legal.count:
            legal.appeal = append(legal.appeal, 0.0)
        i: i64 = 0
        while i < legal.count:
            legal.appeal[i] = self.appeal(state, legal.codes[i])
            i += 1

    def compare(self, state: State, legal: Legal) -> None:
        """How far the appeal of every listed action is behind the best, in whole numbers: for networks."""
        self.weigh(state, legal)
        most = legal.appeal[0]
        i: i64 = 1
        while i < legal.count:
            if legal.appeal[i] > most:
                most = legal.appeal[i]
            i += 1
        i = 0
        while i < legal.count:
            behind = max(legal.appeal[i] - most, LEAST)
            legal.appeal[i] = float(i64(behind * POINT - 0.5))
            i += 1
