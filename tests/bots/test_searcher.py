"""The searching bot: it keeps to its budget, can be interrupted, and explains itself."""

from __future__ import annotations

import json
import signal
import time
from math import exp
from types import FrameType

import pytest

from contienda.bots import parallel_search, search_bot
from contienda.bots.bot import CarelessBot, GreedyBot, Sight, choose
from contienda.bots.explanation import together
from contienda.bots.factory import LEVELS, make
from contienda.bots.parallel_search import PooledBot, Task
from contienda.bots.policy_bot import LevelBot
from contienda.bots.search_bot import MOST, SearchBot
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, State

GRACE = 0.05  # seconds


def decision(game_name: str, seed: int) -> State:
    """Return a position some way into a game, with something to decide."""
    game = registry.load(game_name)
    state, rng = game.new(game.usual, game.presets[0].name, {}), Rng(seed)
    decided = 0
    while state.actor() == CHANCE or decided < 30 or len(state.actions()) < 2:
        if state.actor() == CHANCE:
            state.apply(int(state.sample(rng)))
        else:
            listed = state.actions()
            state.apply(listed[int(rng.below(len(listed)))])
            decided += 1
    return state


@pytest.mark.compiled
@pytest.mark.parametrize("game", registry.names())
def test_it_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Measured in processor time, since other processes may use the processor meanwhile."""
    monkeypatch.setattr("contienda.bots.search_bot.time.monotonic", time.thread_time)
    state = decision(game, 5)
    bot = SearchBot(MOST, 0.2)
    begin = time.thread_time()
    bot.pick(Sight(state, int(state.actor())), Rng(1))
    assert 0.2 <= time.thread_time() - begin <= 0.2 + GRACE
    assert 20 < bot.search.simulations < MOST


@pytest.mark.parametrize("name", ["search:1", "search:7", "search:250"])
def test_it_keeps_to_its_number(name: str) -> None:
    state = decision("misiles", 6)
    bot = make(name)
    assert isinstance(bot, SearchBot)
    bot.think(Sight(state, int(state.actor())), Rng(1))
    assert bot.search.simulations == int(name.split(":")[1])


@pytest.mark.parametrize("game", registry.names())
def test_it_goes_on_no_longer_than_something_can_change(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """It picks what a full search would have picked, with the same seed and on a machine of any speed."""
    bot = SearchBot(200)
    ended = []
    for seed in range(6):
        state = decision(game, seed)
        sight = Sight(state, int(state.actor()))
        whole = bot.think(sight, Rng(3, seed))
        assert bot.search.simulations == 200
        luck = Rng(3, seed)
        assert bot.pick(sight, luck) == whole.action
        ended.append(bot.search.simulations)
        monkeypatch.setattr(search_bot, "BREATH", 1.0)
        again = Rng(3, seed)
        bot.pick(sight, again)
        monkeypatch.undo()
        assert bot.search.simulations == ended[-1]
        assert again.word() == luck.word()
    assert min(ended) < 200


@pytest.mark.compiled
@pytest.mark.parametrize("game", registry.names())
def test_the_third_level_answers_within_a_second(game: str) -> None:
    for seed in range(5):
        state = decision(game, seed)
        begin = time.thread_time()
        make("level:3").pick(Sight(state, int(state.actor())), Rng(1))
        assert time.thread_time() - begin < 1.0


class Enough(Exception):
    """Raised to interrupt a search."""


@pytest.mark.compiled
@pytest.mark.parametrize("game", registry.names())
def test_it_can_be_interrupted(game: str) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        raise Enough

    state = decision(game, 7)
    bot = SearchBot(MOST)
    before = signal.signal(signal.SIGVTALRM, stop)
    try:
        begin = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.1)
        with pytest.raises(Enough):
            bot.pick(Sight(state, int(state.actor())), Rng(1))
        assert time.process_time() - begin < 0.1 + 2 * GRACE
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@pytest.mark.parametrize("game", registry.names())
def test_it_explains_itself(game: str) -> None:
    state = decision(game, 8)
    seat = int(state.actor())
    thought = make("search:60").think(Sight(state, seat), Rng(2))
    assert thought.worlds == 60
    assert thought.action == thought.choices[0].action == make("search:60").pick(Sight(state, seat), Rng(2))
    assert sum(choice.visits for choice in thought.choices) == 60
    assert [choice.visits for choice in thought.choices] == sorted((c.visits for c in thought.choices), reverse=True)
    assert {choice.action for choice in thought.choices} <= set(state.actions())
    assert all(0 <= choice.value <= 1 for choice in thought.choices)
    told = json.loads(json.dumps(thought.as_json(registry.load(game).vocabulary)))
    assert told["action"]["code"] == thought.action
    assert told["action"]["verb"] == registry.load(game).vocabulary.say(thought.action).verb.name
    assert [choice["visits"] for choice in told["choices"]] == [choice.visits for choice in thought.choices]


def test_the_line_it_expects_can_be_played() -> None:
    """Only in games without secrets, where one tree serves all seats; the continuation stops at a roll of dice."""
    vocabulary = registry.load("misiles").vocabulary
    longest = 0
    for seed in range(30):
        state = decision("misiles", seed)
        thought = make("search:60").think(Sight(state, int(state.actor())), Rng(3))
        for choice in thought.choices:
            after = state.copy()
            for action in [choice.action, *choice.line]:
                assert after.actor() != CHANCE
                assert not vocabulary.say(action).verb.chance
                after.apply(action)
            longest = max(longest, len(choice.line))
    assert longest > 1


@pytest.mark.parametrize("game", registry.names())
def test_nothing_it_says_depends_on_a_secret(game: str) -> None:
    vocabulary = registry.load(game).vocabulary
    for seed in range(4):
        state = decision(game, seed)
        seat = int(state.actor())
        other = state.resample(seat, Rng(10, seed))
        one, two = (make("search:25").think(Sight(each, seat), Rng(11)).as_json(vocabulary) for each in (state, other))
        assert one == two


def test_who_is_careless_slips() -> None:
    state = decision("misiles", 12)
    sight = Sight(state, int(state.actor()))
    steady = make("greedy")
    same = [CarelessBot(0.0).pick(sight, Rng(at)) for at in range(60)]
    wild = [CarelessBot(1.0).pick(sight, Rng(at)) for at in range(60)]
    assert set(same) <= {steady.pick(sight, Rng(at)) for at in range(200)}
    assert set(wild) == set(state.actions()) or len(set(wild)) > len(set(same))


def test_budgets_and_levels_by_name() -> None:
    timed = make("search:1.5s")
    assert isinstance(timed, SearchBot)
    assert timed.seconds == 1.5
    assert LEVELS == ("greedy:300", "greedy:100", "greedy:30", "search:200", "search:10000")
    assert [type(make(f"level:{number}")) for number in range(1, 6)] == [GreedyBot] * 3 + [LevelBot] * 2
    strongest = make("level:5")
    assert isinstance(strongest, SearchBot)
    assert strongest.iterations == 10000
    for bad in (
        "search:0",
        "search:0s",
        "search:601s",
        "search:x",
        "search:10x0",
        "search:10x65",
        "search:1.5",
        "search:1000001",
        "search:-1s",
    ):
        with pytest.raises(BadOption, match="needs a number of simulations"):
            make(bad)
    for bad in ("level:6", "level:0", "careless:101", "careless:", "greedy:0", "greedy:1001", "greedy:x"):
        with pytest.raises(BadOption, match="Unknown bot"):
            make(bad)


def test_processes_share_a_search() -> None:
    """Processes give the same result as their searches run alone and summed; without a game, the bot searches alone."""
    game = registry.load("misiles")
    state = decision("misiles", 13)
    sight = Sight(state, int(state.actor()))
    bot = make("search:101x2")
    assert isinstance(bot, PooledBot)
    alone = bot.think(sight, Rng(4))
    assert alone.worlds == 101
    bot.begin(game, game.resolve("standard", {}), 2, sight.seat)
    try:
        assert bot.pool is not None
        processes = list((bot.pool._processes or {}).values())
        assert len(processes) == 2
        found = bot.think(sight, Rng(4))
        assert found.worlds == 101
        assert sum(choice.visits for choice in found.choices) == 101
        rng = Rng(4)
        sight.world(rng)
        parts = [SearchBot(count).think(sight, Rng(int(rng.word()))) for count in (51, 50)]
        vocabulary = game.vocabulary
        assert found.as_json(vocabulary) == together(parts).as_json(vocabulary)
        assert bot.pick(sight, Rng(4)) == found.action
    finally:
        bot.close()
    for process in processes:
        process.join(10)
        assert not process.is_alive()


def test_a_worker_that_comes_late_says_at_once_what_it_can() -> None:
    game = registry.load("misiles")
    state = decision("misiles", 13)
    options = game.resolve("standard", {})
    task = Task("misiles", "", int(state.seats), options, state.encode(), int(state.actor()), MOST, 1.0, 7)
    assert task.until < time.monotonic()
    assert 1 <= parallel_search.think(task).worlds < MOST // 10


def test_a_worker_that_was_killed_costs_nothing_but_time() -> None:
    game = registry.load("misiles")
    state = decision("misiles", 13)
    sight = Sight(state, int(state.actor()))
    bot = PooledBot(60, 0.0, 2)
    table = (game, game.resolve("standard", {}), 2, sight.seat)
    bot.begin(*table)
    try:
        assert bot.pool is not None
        for process in list((bot.pool._processes or {}).values()):
            process.kill()
            process.join()
        assert bot.think(sight, Rng(4)).worlds == 60
        assert bot.pool is None
        assert bot.pick(sight, Rng(5)) in sight.actions()
        bot.begin(*table)
        assert bot.pool is not None
        assert bot.think(sight, Rng(4)).worlds == 60
    finally:
        bot.close()


def test_a_temperature_picks_as_often_as_the_worth_says() -> None:
    worth, rng = [1.0, 0.0, 1.0, -2.0], Rng(3)
    firm = [choose(worth, 0.0, rng) for _ in range(400)]
    assert set(firm) == {0, 2}
    assert 150 < firm.count(0) < 250
    warm = [choose(worth, 2.0, rng) for _ in range(4000)]
    likely = [exp(each / 2) for each in worth]
    for place, each in enumerate(likely):
        assert warm.count(place) / 4000 == pytest.approx(each / sum(likely), abs=0.03)
