"""Shipped policies fit their games, decide in time, see only the observation, and play alike in every build."""

from __future__ import annotations

import hashlib
import json
import time
import zlib
from pathlib import Path

import pytest

from contienda.bots import policy_file
from contienda.bots.bot import Bot, GreedyBot, Sight
from contienda.bots.factory import make
from contienda.bots.policy_bot import LevelBot, PolicySearchBot
from contienda.bots.search_bot import SearchBot
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State

LARGEST = 500_000  # bytes of all policies of a game
MOST = 0.002  # seconds of processor time for a decision
GAMES = [game for game in registry.names() if policy_file.shipped(registry.load(game))]
DIGESTS = Path(__file__).with_name("policy_digests.json")


def trained(game: Game) -> tuple[State, dict[str, int]]:
    """Return the start of a game at the table the policy was trained for."""
    path = policy_file.shipped(game)
    assert path is not None
    head, _ = policy_file.read(path)
    options = game.resolve(head["preset"], {})
    return game.start(head["seats"], options), options


def positions(name: str, seed: int, most: int = 40) -> list[State]:
    """Return decisions along a game that a policy plays a little at random."""
    state, _ = trained(registry.load(name))
    bot, rng = make("policy:100"), Rng(seed)
    found: list[State] = []
    while state.actor() != OVER and len(found) < 400:
        if state.actor() == CHANCE:
            state.apply(int(state.sample(rng)))
            continue
        if len(state.actions()) > 1:
            found.append(state.copy())
        state.apply(bot.pick(Sight(state, int(state.actor())), rng))
    return found[:: max(1, len(found) // most)]


def test_there_are_policies() -> None:
    assert GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_is_small_and_says_what_it_is_for(name: str) -> None:
    game = registry.load(name)
    path = policy_file.shipped(game)
    assert path is not None
    assert sum(each.stat().st_size for each in path.parent.glob(f"*{policy_file.SUFFIX}")) <= LARGEST
    head, _ = policy_file.read(path)
    assert path.stem == head["preset"]
    assert head["version"] == game.version
    assert path.with_suffix(".md").is_file()  # its model card


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_decision_takes_two_milliseconds_at_most(name: str) -> None:
    bot, taken = make("policy"), []
    for state in positions(name, 3):
        sight = Sight(state, int(state.actor()))
        begin = time.thread_time()
        bot.pick(sight, Rng(1))
        taken.append(time.thread_time() - begin)
    assert sorted(taken)[len(taken) // 2] <= MOST


@pytest.mark.parametrize("name", GAMES)
def test_every_build_finds_the_same_numbers(name: str) -> None:
    """Compiled and interpreted rules run this test. The digest is of whole numbers, so it is the same bit for bit."""
    net, legal, found = policy_file.of_game(registry.load(name)), Legal(), []
    for state in positions(name, 7):
        legal.count = 0
        state.legal(legal)
        net.look(state, state.actor())
        net.judge(state, legal)
        logits = [round(net.logits[at] * 256) for at in range(int(legal.count))]
        assert logits == [net.logits[at] * 256 for at in range(int(legal.count))]
        found.append([int(net.end[0]), *logits])
    digest = hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]
    assert digest == json.loads(DIGESTS.read_text())[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_sees_the_same_in_every_world_of_its_seat(name: str) -> None:
    net = policy_file.of_game(registry.load(name))
    for at, state in enumerate(positions(name, 5)):
        seat, found = int(state.actor()), []
        for world in (state, *(state.resample(seat, Rng(2, 9 * at + each)) for each in range(3))):
            legal = Legal()
            world.legal(legal)
            net.look(world, seat)
            net.judge(world, legal)
            found.append((net.value, [net.logits[place] for place in range(int(legal.count))]))
        assert found == found[:1] * len(found)


@pytest.mark.parametrize("name", GAMES)
def test_its_temperature_makes_it_vary(name: str) -> None:
    firm, wild, cold = make("policy"), make("policy:1000"), make("policy:1")
    varied = 0
    for state in positions(name, 6, 12):
        sight = Sight(state, int(state.actor()))
        best = {firm.pick(sight, Rng(each)) for each in range(4)}
        assert len(best) == 1
        assert cold.pick(sight, Rng(1)) in sight.actions()
        varied += len({wild.pick(sight, Rng(each)) for each in range(12)}) > 1
    assert varied > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_level_searches_with_the_policy_where_that_is_said(name: str) -> None:
    game = registry.load(name)
    start, options = trained(game)
    seats = int(start.seats)
    said = policy_file.levels(game, options, seats)
    for named, key in (("level:4", "level_4"), ("level:5", "level_5"), ("hint", "hint")):
        bot = make(named)
        assert isinstance(bot, LevelBot)
        usual = bot.iterations
        bot.begin(game, options, seats, 0)
        assert bot.learned == (key in said)
        assert bot.iterations == said.get(key, usual)
        bot.begin(game, options, seats + 1, 0)
        assert (bot.learned, bot.iterations) == (False, usual)
    state = positions(name, 8)[3]
    sight = Sight(state, int(state.actor()))
    searching = LevelBot("level_5", 20)
    for learned, like in ((True, PolicySearchBot(20)), (False, SearchBot(20))):
        searching.learned = learned
        one, two = (each.think(sight, Rng(4)).as_json(game.vocabulary) for each in (searching, like))
        assert one == two


def test_a_game_without_policy_says_so() -> None:
    game = registry.load("kuhn_poker", yardsticks=True)
    for name in ("policy", "policy+search:10"):
        with pytest.raises(BadOption, match="no trained policy"):
            make(name).begin(game, game.resolve(game.presets[0].name, {}), 2, 0)
    assert policy_file.levels(game, {}, 2) == {}


@pytest.mark.parametrize(
    "name", ["policy:0", "policy:1001", "policy:x", "policy+search:0", "policy+search:10x2", "policy+"]
)
def test_bad_names_get_a_sentence(name: str) -> None:
    with pytest.raises(BadOption):
        make(name)


def test_spoilt_files_get_a_sentence(tmp_path: Path) -> None:
    name = GAMES[0]
    path = policy_file.shipped(registry.load(name))
    assert path is not None
    head, body = policy_file.read(path)
    whole = path.read_bytes()
    line = whole.split(b"\n")[0]
    spoilt = {
        "cut": whole[:-20],
        "empty": b"",
        "text": b"{}\nnothing",
        "longer": line + b"\n" + zlib.compress(body + b"\0"),
        "shorter": line + b"\n" + zlib.compress(body[:-4]),
        "format": json.dumps({**head, "format": 99}).encode() + b"\n" + zlib.compress(body),
        "other": json.dumps({**head, "size": 1}).encode() + b"\n" + zlib.compress(body),
    }
    for kind, packed in spoilt.items():
        file = tmp_path / f"{kind}.bin"
        file.write_bytes(packed)
        with pytest.raises(BadOption, match=f"{kind}.bin"):
            policy_file.load(file, registry.load(name))
    with pytest.raises(BadOption):
        policy_file.load(path, registry.load(GAMES[-1]))


@pytest.mark.parametrize("name", GAMES)
def test_search_with_a_policy_explains_itself(name: str) -> None:
    state = positions(name, 9)[5]
    thought = make("policy+search:40").think(Sight(state, int(state.actor())), Rng(2))
    assert thought.worlds == 40
    assert sum(choice.visits for choice in thought.choices) == 40
    assert all(0 <= choice.value <= 1 for choice in thought.choices)


@pytest.mark.compiled
def test_the_policy_of_kiberrubezh_beats_the_rules_of_thumb() -> None:
    """Few games, only to notice a policy that does not fit its rules any more; see docs/research/policies.md."""
    game = registry.load("kiberrubezh")
    start, _ = trained(game)
    wins, games = 0.0, 40
    for number in range(games):
        bots: list[Bot] = [make("policy"), GreedyBot()]
        if number % 2:
            bots.reverse()
        state, rng = start.copy(), Rng(33, number // 2)
        while state.actor() != OVER:
            chance = state.actor() == CHANCE
            actor = int(state.actor())
            state.apply(int(state.sample(rng)) if chance else bots[actor].pick(Sight(state, actor), rng))
        scores = state.scores()
        wins += (scores[number % 2] > scores[1 - number % 2]) + (scores[0] == scores[1]) / 2
    assert wins / games >= 0.5
