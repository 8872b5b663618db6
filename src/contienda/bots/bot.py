"""The bot interface: a bot picks an action from what its seat is allowed to know.

A bot receives a `Sight`, never the position itself: the seat's view, its legal actions, and a sampler of worlds
consistent with everything the seat knows. Callers tell a bot when a game begins and ends, and close it when they are
done.
"""

from __future__ import annotations

from math import exp

from contienda.bots.explanation import Thought, picked
from contienda.core.errors import ContiendaError
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import Legal, State, View

THOUGHT = 2**32  # offset of the streams bots draw from, so that they never share one with dice or cards
Failures = tuple[int, list[ContiendaError]]  # decisions drawn at random for a failed bot, and the errors to report


class Sight:
    """One seat's knowledge at its decision. It holds not the true position but one the seat cannot tell from it.

    The laws guarantee that both give the same view and the same legal list, and that other worlds are drawn alike from
    either.
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
    """Picks one of the legal actions. The other methods matter only to external programs."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        raise NotImplementedError

    def think(self, sight: Sight, rng: Rng) -> Thought:
        """Make the same decision and give the reasons for it, as far as this bot can."""
        return picked(self.pick(sight, rng))

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        """Start a game, or resume one, with this bot in the given seat."""

    def end(self, sight: Sight, scores: list[float], ending: str) -> None:
        """End the game."""

    def close(self) -> None:
        """Release resources; the bot is not used again."""

    def failures(self) -> Failures:
        """Return the failures since the last call."""
        return 0, []


class RandomBot(Bot):
    """Picks uniformly among the legal actions."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        return listed[int(rng.below(len(listed)))]


class GreedyBot(Bot):
    """Picks what the game's heuristics like best; with a temperature, as often as they like an action."""

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        world = sight.world(rng)
        legal = Legal()
        world.legal(legal)
        world.heuristics().weigh(world, legal)
        appeal = [legal.appeal[at] for at in range(len(listed))]
        return listed[choose(appeal, self.temperature, rng)]


def choose(worth: list[float], temperature: float, rng: Rng) -> int:
    """Return the place of the highest worth, ties at random; the higher the temperature, the more often another one.

    A place is e times as likely as one whose worth is a temperature lower.
    """
    most = max(worth)
    if temperature == 0:
        best = [place for place, each in enumerate(worth) if each == most]
        return best[int(rng.below(len(best)))]
    weights = [exp((each - most) / temperature) for each in worth]
    total = 0.0
    for weight in weights:  # one after the other: `sum` rounds otherwise in newer Pythons
        total += weight
    left = rng.chance() * total
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return worth.index(most)


class CarelessBot(GreedyBot):
    """Plays by the heuristics, but now and then picks at random."""

    def __init__(self, slip: float) -> None:
        super().__init__()
        self.slip = slip  # how often it picks at random

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if rng.chance() < self.slip:
            return listed[int(rng.below(len(listed)))]
        return super().pick(sight, rng)
