"""No bot knows more than its seat: in worlds the seat cannot tell apart, with the same generator, it plays the same."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet

from contienda.bots import policy_file
from contienda.bots.bot import Bot, GreedyBot, RandomBot, Sight
from contienda.bots.external import ExternalBot
from contienda.bots.factory import make
from contienda.bots.policy_bot import LevelBot
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.quality import laws

BOTS = ("random", "greedy", "greedy:100", "careless:50", "search:12")
LEARNED = ("policy", "policy:100", "policy+search:12")  # in games that have a policy
POOLED = "search:12x2"
POSITIONS = 12  # per game, from its first decision to its last


def bots_of(game: str) -> list[str]:
    """Return the bots that can play this game."""
    return [*BOTS, *(LEARNED if policy_file.shipped(registry.load(game)) else ())]


def every_table() -> list[ParameterSet]:
    """Return each preset with each number of seats, plus the game's own corner cases."""
    return [
        pytest.param(name, number, id=f"{name}-{table}-{seats}")
        for name in registry.names()
        for number, (table, seats, _) in enumerate(laws.tables(registry.load(name)))
    ]


def walk(name: str, number: int, seed: int) -> list[State]:
    """Return positions all along one game in which a seat has something to decide.

    Heuristics make half of the decisions: random play alone does not get everywhere.
    """
    game = registry.load(name)
    _, seats, options = laws.tables(game)[number]
    state, rng = game.start(seats, options), Rng(seed)
    players = (RandomBot(), GreedyBot())
    found = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(int(state.sample(rng)))
            continue
        if len(state.actions()) > 1:
            found.append(state.copy())
        state.apply(players[int(rng.below(2))].pick(Sight(state, int(state.actor())), rng))
    return found[:: max(1, len(found) // POSITIONS)]


def plays_alike(bot: Bot, state: State, at: int) -> bool:
    """Check that the bot does the same in another world; return whether there was another one."""
    seat = int(state.actor())
    other = state.resample(seat, Rng(12, at))
    assert bot.pick(Sight(state, seat), Rng(13, at)) == bot.pick(Sight(other, seat), Rng(13, at))
    return other.encode() != state.encode()


def test_every_bot_is_looked_at() -> None:
    def kinds(kind: type[Bot]) -> Iterator[type[Bot]]:
        for each in kind.__subclasses__():
            yield each
            yield from kinds(each)

    ours = {kind for kind in kinds(Bot) if kind.__module__.startswith("contienda.bots")}
    # Programs get only views; a level is one of the searching bots here, see test_policy.py.
    assert {type(make(name)) for name in (*BOTS, *LEARNED, POOLED)} == ours - {ExternalBot, LevelBot}
    assert any(len(bots_of(game)) > len(BOTS) for game in registry.names())


@pytest.mark.parametrize(("game", "number"), every_table())
def test_what_a_seat_cannot_tell_apart_it_plays_alike(game: str, number: int) -> None:
    bots = [make(name) for name in bots_of(game)]
    states = walk(game, number, 11)
    for at, state in enumerate(states):
        for seat in range(int(state.seats)):
            assert state.resample(seat, Rng(19, at)).view(seat) == state.view(seat)
    others = sum(plays_alike(bot, state, at) for at, state in enumerate(states) for bot in bots)
    assert others > len(states) or game == "misiles"  # if nothing is hidden, there is only one world


@pytest.mark.parametrize("game", registry.names())
def test_so_do_several_processes_together(game: str) -> None:
    found = registry.load(game)
    _, seats, options = laws.tables(found)[0]
    bot = make(POOLED)
    bot.begin(found, options, seats, 0)
    for at, state in enumerate(walk(game, 0, 16)):
        plays_alike(bot, state, at)
    bot.close()


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in registry.names() for name in bots_of(game)])
def test_it_picks_what_is_listed_and_changes_nothing(game: str, name: str) -> None:
    bot = make(name)
    for at, state in enumerate(walk(game, 0, 14)):
        before = state.encode()
        assert bot.pick(Sight(state, int(state.actor())), Rng(15, at)) in state.actions()
        assert state.encode() == before


@pytest.mark.parametrize("game", registry.names())
def test_the_true_position_cannot_be_reached_from_what_a_bot_is_given(game: str) -> None:
    for state in walk(game, 0, 17):
        sight = Sight(state, int(state.actor()))
        reached: list[object] = [sight]
        seen = {id(sight)}
        for each in reached:
            for other in gc.get_referents(each):
                if id(other) not in seen and not isinstance(other, type) and type(other).__name__ != "module":
                    seen.add(id(other))
                    reached.append(other)
        assert id(state) not in seen
        assert sight.view() == state.view(sight.seat)
        assert sight.actions() == state.actions()


@pytest.mark.parametrize(("game", "number"), every_table())
def test_the_end_is_seen_as_it_is(game: str, number: int) -> None:
    found = registry.load(game)
    _, seats, options = laws.tables(found)[number]
    state, rng, bot = found.start(seats, options), Rng(18), RandomBot()
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        state.apply(int(state.sample(rng)) if chance else bot.pick(Sight(state, int(state.actor())), rng))
    for seat in range(seats):
        assert Sight(state, seat).view() == state.view(seat)
