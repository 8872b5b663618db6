"""The bot that plays by a trained network. It reads the observation of its seat and nothing else."""

from __future__ import annotations

from contienda.bots import policy_file
from contienda.bots.bot import Bot, Sight, choose
from contienda.bots.search_bot import SearchBot
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import Legal, State


class PolicyBot(Bot):
    """Picks what the network likes best; with a temperature, in proportion to how much it likes each action."""

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature = temperature
        self.legal = Legal()

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        policy_file.of_game(game)  # a game without one is refused now

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        if len(listed) == 1:
            return listed[0]
        # Every world this seat may be in has the same observation.
        world: State = sight.world(Rng(0))
        net = policy_file.of_game(world.game)
        net.look(world, sight.seat)
        self.legal.count = 0
        world.legal(self.legal)
        net.judge(world, self.legal)
        logits = [net.logits[at] for at in range(len(listed))]
        return listed[choose(logits, self.temperature, rng)]


class PolicySearchBot(SearchBot):
    """Tree search that asks a trained network where to look first and what to expect."""

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        policy_file.of_game(game)

    def run(self, world: State, seat: int, rng: Rng, budget: int = 0) -> None:
        self.search.net = policy_file.of_game(world.game)
        super().run(world, seat, rng, budget)


class LevelBot(SearchBot):
    """A level or a hint that searches: with the policy where that is stronger, otherwise by rules of thumb."""

    def __init__(self, key: str, iterations: int) -> None:
        """Take the name of this level in the file of levels, and the simulations it makes without a policy."""
        super().__init__(iterations)
        self.key = key
        self.usual = iterations
        self.learned = False

    def begin(self, game: Game, options: dict[str, int], seats: int, seat: int) -> None:
        simulations = policy_file.levels(game, options, seats).get(self.key, 0)
        self.learned = simulations > 0
        self.iterations = simulations or self.usual

    def run(self, world: State, seat: int, rng: Rng, budget: int = 0) -> None:
        self.search.net = policy_file.of_game(world.game) if self.learned else None
        super().run(world, seat, rng, budget)
