"""Play on from a position: both branches of a what-if with the same luck and the same bots.

All seats decide by the game's heuristics, each from a world it cannot tell from the true one, so nobody peeks. Games
are numbered: the same seed and number give the same game in any process.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from contienda.analysis.game_part import Marker, part
from contienda.analysis.luck import Luck
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.heuristics import Heuristics
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State

HINDSIGHT = -1  # play on from the true position, not from worlds a seat could imagine
_TIES = 2**40  # streams of the rng that breaks ties, away from those of worlds
_WORLDS = 2**41


class Position(msgspec.Struct, frozen=True):
    """A position that can be sent to another process."""

    game: str
    scenario: str
    options: dict[str, int]
    seats: int
    codes: list[int]

    def load(self) -> State:
        return game_of(self).decode(self.seats, self.options, list(self.codes))


class End(msgspec.Struct, frozen=True):
    """How one continued game ended: the share of the win by seat, and the markers."""

    wins: list[float]
    markers: list[Marker]


def position(game: Game, options: dict[str, int], state: State) -> Position:
    return Position(game.id, game.scenario_text, options, int(state.seats), state.encode())


def game_of(found: Position) -> Game:
    game = registry.load(found.game)
    return game.with_scenario(found.scenario) if found.scenario else game


def world(state: State, seat: int, seed: int, number: int) -> State:
    """Return the position that game `number` begins with, as `seat` could imagine it, or as it was."""
    if seat == HINDSIGHT:
        return state.copy()
    return state.resample(seat, Rng(seed, _WORLDS + number))


def play_on(state: State, branch: Sequence[int], seed: int, number: int, judge: Heuristics) -> End | None:
    """Carry out `branch` and play to the end; this changes `state`. None if the branch is not legal in this world."""
    for action in branch:
        if action not in state.actions():
            return None
        state.advance(action)
    luck, ties, legal = Luck(seed, number), Rng(seed, _TIES + number), Legal()
    left = state.game.bound
    while left > 0 and (actor := int(state.actor())) != OVER:
        state.advance(luck.draw(state) if actor == CHANCE else pick(state, actor, judge, legal, ties))
        left -= 1
    return End(shares(state), part(state.game).markers(state))


def pick(state: State, actor: int, judge: Heuristics, legal: Legal, ties: Rng) -> int:
    """Pick what the heuristics like best in a world this seat cannot tell from the true one."""
    legal.count = 0
    state.legal(legal)
    if legal.count == 1:
        return int(legal.codes[0])
    judge.weigh(state.resample(actor, ties), legal)
    appeal = [legal.appeal[at] for at in range(legal.count)]
    most = max(appeal)
    best = [at for at, each in enumerate(appeal) if each == most]
    return int(legal.codes[best[int(ties.below(len(best)))] if len(best) > 1 else best[0]])


def shares(state: State) -> list[float]:
    """Return each seat's share of the win; nobody wins a game that everybody drew, or that did not end."""
    if state.actor() != OVER:
        return [0.0] * int(state.seats)
    scores = state.scores()
    best = max(scores)
    winners = scores.count(best)
    return [1.0 / winners if score == best and winners < len(scores) else 0.0 for score in scores]
