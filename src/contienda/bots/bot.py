"""What a bot is: something that picks an action from what its seat may know.

A bot is handed a `Sight`, never the position itself: the seat's view, its legal actions, and a sampler of worlds that
fit everything the seat knows. Those who play with bots tell them when a game begins and ends, and let them go at last.
"""

from __future__ import annotations

from contienda.bots.explanation import Thought, picked
from contienda.core.errors import ContiendaError
from contienda.core.game import Game, Legal, State, View
from contienda.core.rng import Rng

THOUGHT = 2**32  # added to the stream that bots draw from: dice and cards come from one they never hold
Failures = tuple[int, list[ContiendaError]]  # decisions drawn at random for a bot that failed, and what there is to say


class Sight:
    """One seat's knowledge at its decision. The true position is not in it, but one that the seat cannot tell from it.

    By the laws that one shows the same view and the same list, and other worlds are drawn from it as from the true one.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._like = state.resample(seat, Rng(0))

    def view(self) -> View:
        return self._like.view(self.seat)

    def actions(self) -> list[int]:
        return self._like.actions()

    def world(self, rng: Rng) -> State:
        """A position this seat could be in."""
        return self._like.resample(self.seat, rng)


class Bot:
    """Picks one of the legal actions. All the rest concerns programs of other people only."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        raise NotImplementedError

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """The same decision, with what speaks for it as far as this bot can tell."""
        return picked(self.pick(sight, rng))

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        """A game begins, or goes on where it was left, with this bot at that seat."""

    def end(self, sight: Sight, scores: list[float], ending: str) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nobody plays with it any more."""

    def failures(self) -> Failures:
        """What went wrong since this was last asked."""
        return 0, []


class RandomBot(Bot):
    """Each legal action as likely as the other."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        return listed[int(rng.below(len(listed)))]


class GreedyBot(Bot):
    """Whatever looks best by the game's own rules of thumb; among equals one at random."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        world = sight.world(rng)
        legal = Legal()
        world.legal(legal)
        world.heuristics().weigh(world, legal)
        appeal = [legal.appeal[at] for at in range(len(listed))]
        best = [action for at, action in enumerate(listed) if appeal[at] == max(appeal)]
        return best[int(rng.below(len(best)))]


class CarelessBot(GreedyBot):
    """Plays by rules of thumb, but every so often whatever comes to mind."""

    def __init__(self, slip: float) -> None:
        self.slip = slip  # how often

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if rng.chance() < self.slip:
            return listed[int(rng.below(len(listed)))]
        return super().pick(sight, rng)
