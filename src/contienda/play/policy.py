"""Players that need no more than a game's heuristics, inside the compiled group: the loops of the laboratory use them.

They decide exactly as the bots `random`, `greedy`, `greedy:100` and `careless` do, and see no more than their seat may
know.
"""

from __future__ import annotations

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.rng import Rng
from contienda.core.state import Legal, State


class Policy:
    """Picks at random with probability `slip`, otherwise what the heuristics like best.

    With a temperature it picks in proportion to how much they like each action, as `bots.bot.choose` does. With
    `banned` codes it never takes one of those while something else is legal.
    """

    def __init__(self, slip: float, sometimes: bool, temperature: float, banned: list[int], size: int) -> None:
        self.slip = slip  # 1 picks at random, 0 by heuristics
        self.sometimes = sometimes  # whether each decision draws if it slips
        self.temperature = temperature
        self.weights = vec[float]()
        self.restricted = len(banned) > 0
        self.banned = vec[i64]([0] * (size if self.restricted else 0))  # by code: 1 if it is
        for code in banned:
            self.banned[code] = 1
        self.allowed = Legal()
        self.missed: i64 = 0  # decisions in which a banned action was legal

    def pick(self, state: State, seat: i64, legal: Legal, rng: Rng) -> i64:
        """Pick one of the legal actions; `legal` keeps its actions."""
        return self.among(state, seat, self.without_banned(legal) if self.restricted else legal, rng)

    def without_banned(self, legal: Legal) -> Legal:
        """Return the actions that are not banned, or all if there are no others."""
        allowed = self.allowed
        allowed.count = 0
        i: i64 = 0
        while i < legal.count:
            if self.banned[legal.codes[i]] == 0:
                allowed.add(legal.codes[i])
            i += 1
        if allowed.count < legal.count:
            self.missed += 1
        return legal if allowed.count == 0 else allowed

    def among(self, state: State, seat: i64, legal: Legal, rng: Rng) -> i64:
        if self.sometimes:
            if rng.chance() < self.slip:
                return legal.codes[rng.below(legal.count)]
        elif self.slip > 0.0:
            return legal.codes[rng.below(legal.count)]
        if legal.count == 1:
            return legal.codes[0]
        world = state.resample(seat, rng)
        world.heuristics().weigh(world, legal)
        if self.temperature > 0.0:
            return self.warmly(legal, rng)
        best: i64 = 0
        ties: i64 = 1
        i: i64 = 1
        while i < legal.count:
            if legal.appeal[i] > legal.appeal[best]:
                best = i
                ties = 1
            elif legal.appeal[i] == legal.appeal[best]:
                ties += 1
            i += 1
        chosen = rng.below(ties)
        i = best
        while True:
            if legal.appeal[i] == legal.appeal[best]:
                if chosen == 0:
                    return legal.codes[i]
                chosen -= 1
            i += 1

    def warmly(self, legal: Legal, rng: Rng) -> i64:
        """Pick in proportion to the appeal: an action is e times as likely as one a temperature less appealing."""
        most = legal.appeal[0]
        i: i64 = 1
        while i < legal.count:
            if legal.appeal[i] > most:
                most = legal.appeal[i]
            i += 1
        total = 0.0
        best: i64 = 0
        i = 0
        while i < legal.count:
            if i == i64(len(self.weights)):
                self.weights = append(self.weights, 0.0)
            self.weights[i] = exp((legal.appeal[i] - most) / self.temperature)
            total += self.weights[i]
            if legal.appeal[i] == most and legal.appeal[best] != most:
                best = i
            i += 1
        left = rng.chance() * total
        i = 0
        while i < legal.count:
            left -= self.weights[i]
            if left < 0.0:
                return legal.codes[i]
            i += 1
        return legal.codes[best]
