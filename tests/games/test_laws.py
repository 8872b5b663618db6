"""The laws for every game, preset and number of seats; Hypothesis chooses the paths."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from contienda.core import build_info, registry
from contienda.core.game import Game
from contienda.play import rulebook
from contienda.play.playout import batch
from contienda.quality import laws

GAMES = [*registry.OURS, *registry.YARDSTICKS]
SLOW = ("blackhat", "maracas")  # full coverage takes minutes
LONG_GAMES = ("maracas",)  # six hundred decisions and more: check only every few positions
# The interpreted rules follow the same paths much more slowly, so fewer paths must do.
PATHS, RANDOM_GAMES = (4, 30) if build_info.is_compiled() else (2, 6)
MANY = 6  # tables per game; with more, one path each must do, and few of them interpreted


def every_table(names: list[str]) -> list[ParameterSet]:
    """Each preset with each number of seats, and the other tables a game wants tested."""
    found = []
    for name in names:
        game = registry.load(name, yardsticks=True)
        ends = {(game.presets[0].name, game.fewest), (game.presets[-1].name, game.most)}
        for number, (table, seats, _) in enumerate(laws.tables(game)):
            marks = [] if name not in LARGE or (table, seats) in ends else [pytest.mark.compiled]
            if seats in (3, 5) and game.most == 6:  # make test-long covers those in between
                marks = [pytest.mark.long]
            found.append(pytest.param(name, number, id=f"{name}-{table}-{seats}", marks=marks))
    return found


LARGE = [name for name in GAMES if len(laws.tables(registry.load(name, yardsticks=True))) > MANY]
TABLES = every_table(GAMES)


def clauses(game: Game) -> set[str] | None:
    """The clauses of a game; yardsticks have no rulebook."""
    return {clause.id for clause in rulebook.load(game, "en").clauses} if game.id in registry.OURS else None


@pytest.mark.parametrize(("name", "number"), every_table(LARGE))
def test_laws_where_tables_are_many(name: str, number: int) -> None:
    game = registry.load(name)
    _, seats, options = laws.tables(game)[number]
    laws.Walk(game, seats, options, laws.chooser(number), number).run(every=23, clauses=clauses(game))


@pytest.mark.parametrize(("name", "number"), every_table([name for name in GAMES if name not in LARGE]))
@settings(
    max_examples=PATHS,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],  # a broken law names its place, so shrinking is useless
)
@given(seed=st.integers(0, 2**31), path=st.lists(st.integers(0, 10_000), max_size=60))
def test_laws(name: str, number: int, seed: int, path: list[int]) -> None:
    game = registry.load(name, yardsticks=True)
    steps = iter(path)
    follow = laws.chooser(seed)

    def choose(count: int) -> int:
        picked = next(steps, None)
        return follow(count) if picked is None else picked % count

    _, seats, options = laws.tables(game)[number]
    laws.Walk(game, seats, options, choose, seed).run(every=23, clauses=clauses(game))


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_one_game(name: str) -> None:
    game = registry.load(name, yardsticks=True)
    for seed in range(100):
        walk = laws.Walk(game, game.fewest, game.resolve(game.presets[0].name, {}), laws.chooser(seed), seed)
        if walk.stroll() and len(walk.reached.verbs) > 1:
            again = laws.Walk(game, game.fewest, walk.options, laws.chooser(seed), seed)
            again.run(every=15 if name in LONG_GAMES else 3, clauses=clauses(game))
            return


@pytest.mark.compiled  # it needs many games
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if name in SLOW else []) for name in registry.OURS]
)
def test_everything_is_reached(name: str) -> None:
    game = registry.load(name, yardsticks=True)
    assert laws.survey(game, 1, 3000).missing(game) == []


@pytest.mark.parametrize("name", registry.OURS)
def test_random_play_ends_below_the_bound(name: str) -> None:
    game = registry.load(name, yardsticks=True)
    for preset in game.presets:
        for seats in range(game.fewest, game.most + 1):
            tally = batch(game.start(seats, game.resolve(preset.name, {})), 5, 0, RANDOM_GAMES, game.bound)
            assert tally.unfinished == 0
            assert tally.games == RANDOM_GAMES


@pytest.mark.long
@pytest.mark.parametrize(("name", "number"), TABLES)
def test_laws_over_more_games(name: str, number: int) -> None:
    game = registry.load(name, yardsticks=True)
    _, seats, options = laws.tables(game)[number]
    for seed in range(1000, 1006):
        laws.Walk(game, seats, options, laws.chooser(seed), seed).run(every=7, clauses=clauses(game))
