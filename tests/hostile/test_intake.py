"""Files that try to stop the server: each is refused in one sentence, while every other table goes on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.games.blackhat import board
from contienda.games.buenosos import scenario
from contienda.games.buenosos.graph import MOST_CYCLES, Graph
from contienda.games.kiberrubezh import intake_jobs
from contienda.games.kiberrubezh import scenario as sets
from contienda.play import replay
from contienda.play.match import Match
from contienda.quality import toml_reader
from contienda.server.config import Config
from contienda.server.intake import MOST_OF_SESSION, Asker, Intake, Lost
from contienda.server.limits import TooMuch
from contienda.table import setup as setups
from tests.hostile import chores
from tests.hostile.lag import BUDGET, NOISE, Lag, loop_of, usual
from tests.server import harness
from tests.server.harness import Address, Child, Pair, Person, Server, act, database

STANDARD = scenario.STANDARD.read_text(encoding="utf-8")
BOARD = board.STANDARD.read_text(encoding="utf-8")
NAME = 'name = { es = "x", ru = "x", en = "x" }'


def presets(count: int, extends: Callable[[int], list[int]]) -> str:
    """Return a scenario in which presets extend each other."""
    found = STANDARD
    for number in range(count):
        bases = ", ".join(f'"p{base}"' for base in extends(number))
        found += f"\n[preset.p{number}]\n{NAME}\nextends = [{bases}]\n"
    return found


def diamonds(count: int) -> str:
    """Return presets that each extend the previous one twice: expanded, 2 to the power of their number."""
    return presets(count, lambda number: [number - 1] * 2 if number else [])


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("intake")
    with Server(Config(database=database(folder), log="error")) as found:
        found.person().post("/api/decks/check", {"text": "", "language": "en"})  # a worker is running
        found.person().ask("POST", "/api/tables", json=wish("buenosos", "x")[1])  # and texts are loaded
        yield found


def wish(game: str, text: str) -> tuple[str, Any]:
    seats = [{"kind": "human"}, {"kind": "open"}]
    return "/api/tables", {"wish": {"game": game, "pace": 0, "seats": seats, "scenario": text}, "name": "Eve"}


def upload(**changed: object) -> tuple[str, Any]:
    """Return an empty replay with some keys changed."""
    game = registry.load("misiles")
    options = {option.name: option.written(option.default) for option in game.options}
    whole: dict[str, object] = {
        "format": "contienda-replay/1",
        "game": "misiles",
        "version": game.version,
        "options": options,
        "seats": ["a", "b"],
        "steps": 0,
        "actions": [],
        "checks": "00000000",
    }
    seats = [{"kind": "human"}, {"kind": "open"}]
    return "/api/replays", {"replay": {**whole, **changed}, "branch": {"step": 0, "seats": seats, "name": "Eve"}}


def deep(levels: int) -> Any:
    found: Any = []
    for _ in range(levels):
        found = [found]
    return found


ATTACKS: dict[str, tuple[str, Callable[[], tuple[str, Any]]]] = {  # what the sentence says, and the request
    "far more diamonds": ("too many “", lambda: wish("buenosos", diamonds(200))),
    "diamonds without a scenario around them": (
        "“service” is missing",
        lambda: wish("buenosos", diamonds(34).removeprefix(STANDARD)),
    ),
    "presets in a ring": (
        "extends itself",
        lambda: wish("buenosos", presets(30, lambda number: [(number + 1) % 30, number])),
    ),
    "presets that extend all others": (
        "extends itself",
        lambda: wish("buenosos", presets(50, lambda number: list(range(50)))),
    ),
    "a number of 5,000 digits": (
        "number in the file is too large",
        lambda: wish("buenosos", STANDARD.replace("turns = 8", f"turns = {'9' * 5000}", 1)),
    ),
    "a number of 5,000 digits alone": (
        "number in the file is too large",
        lambda: wish("buenosos", f"format = {'9' * 5000}"),
    ),
    "a number of 4,000 digits": (
        "number in the file is too large",
        lambda: wish("blackhat", f"[meta]\ngame = {'9' * 4000}"),
    ),
    "a number of 30 digits": (
        "number in the file is too large",
        lambda: wish("kiberrubezh", f"format = 1\n[[card]]\nno = {'9' * 30}"),
    ),
    "a huge list": ("too long. Use at most 250", lambda: wish("buenosos", f"service = [{'1,' * 49_000}]")),
    "many short tables": ("too long. Use at most 250", lambda: wish("buenosos", "[[card]]\n" * 11_000)),
    "many unknown keys": (
        "too long. Use at most 250",
        lambda: wish("buenosos", "".join(f"servic{n} = 1\n" for n in range(6_000))),
    ),
    "many unknown keys of a set": (
        "Unknown key “k0”",
        lambda: wish("kiberrubezh", "format = 1\n" + "".join(f"k{n} = 1\n" for n in range(200)) + "#\n" * 40_000),
    ),
    "many cards of a set in one line": (
        "“id” is missing",
        lambda: wish("kiberrubezh", f"format = 1\ncard = [{'{no = 1},' * 240}]\n" + "#\n" * 45_000),
    ),
    "many cards of a set": (
        "too long. Use at most 250",
        lambda: wish("kiberrubezh", "format = 1\n" + "[[card]]\n" * 10_000),
    ),
    "nothing but line ends": ("more than 1000 lines", lambda: wish("kiberrubezh", "\n" * 99_000)),
    "nothing but spaces": ("There is no deck", lambda: wish("kiberrubezh", " " * 99_000)),
    "lists within lists": ("nested too deeply", lambda: wish("buenosos", f"a = {'[' * 50_000}")),
    "tables within tables": ("nested too deeply", lambda: wish("blackhat", f"a = {'{a=' * 30_000}")),
    "lists within lists that end": ("nested too deeply", lambda: wish("blackhat", f"a = {'[' * 90}{']' * 90}")),
    "keys within keys": ("too many dots", lambda: wish("buenosos", ".".join("a" * 40_000) + " = 1")),
    "keys within keys, line by line": (
        "nested too deeply",
        lambda: wish("buenosos", "".join("a." * 60 + f"b{n} = 1\n" for n in range(700))),
    ),
    "a very long name": ("aaa", lambda: wish("buenosos", f"{'a' * 90_000} = 1")),
    "a very long value": (
        "aaa",
        lambda: wish("blackhat", f'[[space]]\nid = "{"a" * 90_000}"\nkind = 1\nvalue = 1\ncells = 1'),
    ),
    "a board of one space": (
        "already occupied",
        lambda: wish("blackhat", f'[[space]]\nid = "A1"\nkind = "start"\nvalue = 0\ncells = [{"[0, 0]," * 240}]'),
    ),
    "many decks": ("more than 1000 lines", lambda: wish("kiberrubezh", "[a]\n" * 20_000)),
    "a replay of absurd length": ("too large", lambda: upload(actions=[0] * 600_000, steps=600_000)),
    "a replay of many steps": ("30000 actions", lambda: upload(actions=[0] * 30_000, steps=30_000)),
    "a replay that promises more": ("steps", lambda: upload(steps=10**15)),
    "a replay with a version of 400 digits": ("version", lambda: upload(version=10**400)),
    "a replay with lists within lists": ("nested too deeply", lambda: upload(more=deep(900))),
    "a replay on diamonds": (
        "too many “",
        lambda: upload(game="buenosos", version=registry.load("buenosos").version, scenario=diamonds(200)),
    ),
    "a replay on half a board": (
        "must be written as tables",
        lambda: upload(
            game="blackhat", version=registry.load("blackhat").version, scenario="space = [1]\nplace = 1\ntile = 3"
        ),
    ),
    "a replay with a huge action": ("was modified", lambda: upload(actions=[10**40], steps=1)),
    "a replay of half a million lists": ("too large", lambda: upload(actions=[[]] * 500_000)),
    "a collection of lists": ("not a collection", lambda: ("/api/collections/check", {"text": "[" * 50_000})),
    "a collection with a huge number": (
        "not a collection",
        lambda: (
            "/api/collections/check",
            {"text": json.dumps({"format": "contienda-collection/1", "openings": [], "cards": {"9" * 4000: 1}})},
        ),
    ),
    "a collection of a million boosters": (
        "at most 500 openings",
        lambda: (
            "/api/collections/check",
            {
                "text": json.dumps(
                    {
                        "format": "contienda-collection/1",
                        "openings": [{"seed": 1, "first": 0, "count": 10**6}],
                        "cards": {},
                    }
                )
            },
        ),
    ),
}


def refused(answer: httpx.Response) -> str:
    """Return the one sentence of a refusal."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    found = answer.json()
    assert set(found) == {"status", "error", "text"}
    assert 10 < len(found["text"]) < 3_000
    assert "Traceback" not in found["text"]
    assert not found["text"].startswith("error-")
    return str(found["text"])


@pytest.mark.parametrize("name", ATTACKS)
def test_a_hostile_file_gets_a_sentence_and_holds_up_nobody(open_server: Server, name: str) -> None:
    said, make = ATTACKS[name]
    path, body = make()
    content = json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    eve = open_server.person("Eve")
    before = usual(open_server, 0.1)
    with Lag(open_server) as lag:
        begin = time.monotonic()
        answer = eve.ask("POST", path, content=content, headers=headers)
        took = time.monotonic() - begin
    assert said in refused(answer)
    assert took < 2.0 + NOISE
    assert lag.worked < BUDGET
    assert lag.stood < BUDGET + before.stood + NOISE


@pytest.mark.parametrize("count", [34, 60])
def test_a_legal_diamond_is_played_like_any_scenario(open_server: Server, count: int) -> None:
    path, body = wish("buenosos", diamonds(count - 9))  # the file itself has nine
    with Lag(open_server) as lag:
        assert open_server.person("Eve").ask("POST", path, json=body).status_code == 201
    assert lag.worked < BUDGET


def test_a_scenario_is_read_once(open_server: Server) -> None:
    """The second table on a scenario needs no worker, and the third is as fast as one without."""
    path, body = wish("buenosos", STANDARD + "\n# mine\n")
    eve = open_server.person("Eve")
    assert eve.ask("POST", path, json=body).status_code == 201
    workers = {worker: worker.jobs for worker in open_server.hub.intake.workers}
    with Lag(open_server) as lag:
        assert eve.ask("POST", path, json=body).status_code == 201
    assert {worker: worker.jobs for worker in open_server.hub.intake.workers} == workers
    assert lag.worked < BUDGET


def test_an_accepted_scenario_belongs_to_its_game(open_server: Server) -> None:
    path, body = wish("blackhat", BOARD)
    assert open_server.person("Eve").ask("POST", path, json=body).status_code == 201
    path, body = wish("buenosos", BOARD)
    assert "cannot be played" in refused(open_server.person("Eve").ask("POST", path, json=body))


def test_a_long_replay_is_gone_on_from_without_holding_up_others(open_server: Server) -> None:
    """Nor does looking back block others, although it replays the game."""
    game, dice = registry.load("blackhat"), random.Random(2)
    match = Match(game, ["a", "b"], game.resolve(game.presets[0].name, {}))
    while not match.over and len(match.actions) < 400:
        match.apply(dice.choice(match.state.actions()))
    steps = len(match.actions)
    seats = [{"kind": "human"}, {"kind": "open"}]
    body = {"replay": json.loads(replay.dump(match.replay())), "branch": {"step": steps, "seats": seats, "name": "Eve"}}
    eve = open_server.person("Eve")
    with Lag(open_server) as lag:
        made = eve.post("/api/replays", body)
    assert lag.worked < BUDGET
    for path in (f"positions/{steps // 2}?seat=0", "events?before=100000&seat=0", "story?lang=en&seat=0"):
        with Lag(open_server) as lag:
            assert eve.ask("GET", f"/api/tables/{made['id']}/{path}").status_code == 200
        assert lag.worked < BUDGET, path


def test_a_table_on_a_long_scenario_is_opened_again_without_holding_up_others(
    open_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    eve = open_server.person("Eve")
    text = STANDARD + "\n# kept\n"
    path, body = wish("buenosos", text)
    made = eve.post(path, body)
    asyncio.run_coroutine_threadsafe(rest(open_server, made["id"]), loop_of(open_server)).result(20)
    toml_reader._known.clear()
    setups.on_scenario.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(toml_reader, "parsed", chores.crash)  # only a worker may parse it
        with Lag(open_server) as lag:
            assert eve.get(f"/api/tables/{made['id']}")["seats"]
    assert lag.worked < BUDGET


async def rest(server: Server, table: str) -> None:
    await server.hub.put_away(server.live(table), time.monotonic())


# --- readers ----------------------------------------------------------------------------------------------------------


def test_presets_are_put_together_once() -> None:
    for count in (34, 64):
        begin = time.process_time()
        found = scenario.parse(diamonds(count - 9), "x").presets()
        assert time.process_time() - begin < 2
        assert len(found) == count
    with pytest.raises(BadOption, match="too many"):
        scenario.parse(diamonds(64), "x").presets()
    with pytest.raises(BadOption, match="extends itself"):
        scenario.parse(presets(2, lambda number: [1 - number]), "x").presets()


def test_cycles_are_not_looked_for_for_ever() -> None:
    """Every service depends on the four before it, and all on the last: endless paths, but few cycles."""
    services = [f"S{n}" for n in range(40)]
    needs = {each: services[max(0, at - 4) : at] for at, each in enumerate(services)}
    needs["S0"] = ["S39"]
    begin = time.process_time()
    graph = Graph(needs)
    assert graph.cycles(graph.cores()[0]) == MOST_CYCLES
    needs = {each: services[max(0, at - 4) : at] for at, each in enumerate(services)}
    needs["S0"] = ["S1"]  # one cycle, and millions of paths that lead elsewhere
    graph = Graph(needs)
    graph.cycles(list(needs))
    assert time.process_time() - begin < 2


def test_reading_what_was_read_elsewhere_gives_the_same() -> None:
    text = BOARD + "\n# read elsewhere\n"
    packed = toml_reader.pack(text)
    assert not toml_reader.is_known(text)
    toml_reader.remember(text, packed)
    assert toml_reader.read(text) == toml_reader.parsed(text)
    toml_reader.read(text)["space"].clear()
    assert toml_reader.read(text)["space"]


def test_a_set_still_names_its_lines() -> None:
    with pytest.raises(BadOption) as found:
        sets.parse("format = 1\n\n[[card]]\n# a remark\nno = 500\n", "x")
    assert found.value.values["line"] == 3


# --- workers ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server with its real limits."""
    with Server(Config(database=database(tmp_path), proxy=True, log="error"), limits=True) as found:
        found.buckets("actions").burst = found.buckets("actions").rate = 1e9
        found.person().post("/api/decks/check", {"text": "", "language": "en"})
        yield found


def check_deck(person: Person, **headers: str) -> httpx.Response:
    return person.ask("POST", "/api/decks/check", json={"text": "60 001", "language": "en"}, headers=headers)


@pytest.mark.parametrize(
    ("chore", "error"),
    [
        (chores.hang, "error-intake-time"),
        (chores.spin, "error-intake-time"),
        (chores.eat, "error-intake-memory"),
        (chores.die, "error-intake-lost"),
    ],
)
def test_a_worker_out_of_hand_is_replaced(
    strict: Server, monkeypatch: pytest.MonkeyPatch, chore: Callable[..., object], error: str
) -> None:
    """The sender gets a sentence in time; moves elsewhere go on; the next file is read as usual."""
    dice = random.Random(1)
    right = intake_jobs.check_deck
    with Pair(strict) as pair, ThreadPoolExecutor(1) as pool, Lag(strict) as lag:
        monkeypatch.setattr(intake_jobs, "check_deck", chore)
        begin = time.monotonic()
        asked: Future[httpx.Response] = pool.submit(check_deck, strict.person())
        moves = 0
        while moves < 3 or (not asked.done() and moves < 60):  # a chore may be over before the first move
            moves += pair.play(dice, 1)
        answer = asked.result()
        took = time.monotonic() - begin
    assert answer.status_code == (503 if error == "error-intake-lost" else 400)
    assert answer.json()["error"] == error
    if error == "error-intake-time":
        assert 1.5 < took < 3.5 + NOISE
    assert lag.worked < BUDGET
    monkeypatch.setattr(intake_jobs, "check_deck", right)
    assert check_deck(strict.person()).json()["size"] == 60


def test_a_mistake_of_ours_is_a_mistake_and_not_a_refusal(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake_jobs, "check_deck", chores.crash)
    answer = check_deck(strict.person())
    assert answer.status_code == 500
    assert "ZeroDivision" not in answer.text


def test_the_server_stops_while_a_worker_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        "from tests.hostile import chores\n"
        "from contienda.games.kiberrubezh import intake_jobs\n"
        "intake_jobs.check_deck = chores.spin\n"
    )
    monkeypatch.setattr(harness, "SERVE", lines + harness.SERVE)
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])
    )
    with Child(Config(database=database(tmp_path), log="error")) as child, ThreadPoolExecutor(1) as pool:
        asked = pool.submit(check_deck, child.person())
        process = child.process
        assert process is not None
        until = time.monotonic() + 60
        while not (children := children_of(process.pid)) and time.monotonic() < until:
            time.sleep(0.05)
        assert children, "no worker has started"
        begin = time.monotonic()
        child.stop()
        assert time.monotonic() - begin < 10 + NOISE
        asked.exception(10)  # answered or cut off: either is fine
        until = time.monotonic() + 5 + NOISE
        while any(alive(each) for each in children) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(alive(each) for each in children), "a worker outlived its server"


def children_of(pid: int) -> list[int]:
    """Return the children of all its threads; any of them may start a worker."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(each) for listed in lists for each in listed.read_text().split()]


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.long
def test_moves_go_on_under_a_flood_of_hostile_files(tmp_path: Path) -> None:
    """Four strangers send every hostile file again and again; one pair plays on."""
    dice = random.Random(5)
    requests = [make() for _, make in ATTACKS.values()]
    bodies = [(path, json.dumps(body).encode()) for path, body in requests]
    answers: Counter[int] = Counter()
    until = 0.0

    def attack(number: int) -> None:
        eve = child.person(f"Eve {number}")
        at = number * 9
        while time.monotonic() < until:
            path, content = bodies[at % len(bodies)]
            answer = eve.ask("POST", path, content=content, headers={"content-type": "application/json"})
            answers[answer.status_code] += 1
            at += 1

    with Child(Config(database=database(tmp_path), log="error")) as child, ThreadPoolExecutor(4) as pool:
        quiet = moves(child, dice, 60)
        until = time.monotonic() + 20
        attackers = [pool.submit(attack, number) for number in range(4)]
        busy = moves(child, dice, 60)
        until = 0.0
        for each in attackers:
            each.result()
    assert set(answers) <= {400, 413, 429}
    assert sum(answers.values()) > 20
    assert late(busy) < 0.15 + 10 * late(quiet)


def moves(server: Address, dice: random.Random, count: int) -> list[float]:
    """Return how long each of so many moves took, at a new table."""
    found = []
    with Pair(server) as pair:
        for _ in range(count):
            decides = pair.to_move
            begin = time.monotonic()
            act(decides, dice)
            found.append(time.monotonic() - begin)
    return found


def late(times: list[float]) -> float:
    """Return the time that 99 of 100 moves stayed below."""
    return sorted(times)[int(len(times) * 0.99) - 1]


# --- fair scheduling --------------------------------------------------------------------------------------------------


def test_a_worker_killed_from_outside_is_made_up_for(tmp_path: Path) -> None:
    async def ask() -> None:
        intake = Intake(1)
        intake.patience = 30.0
        try:
            assert await intake.run(Asker("a", "1"), chores.die_once, str(tmp_path)) == "done"
            with pytest.raises(Lost):
                await intake.run(Asker("a", "1"), chores.die)
            idle = await intake.run(Asker("a", "1"), chores.pid)
            os.kill(idle, 9)  # between two jobs
            assert await intake.run(Asker("a", "1"), chores.pid) != idle
        finally:
            intake.close()

    asyncio.run(ask())


def test_one_stranger_cannot_have_every_worker() -> None:
    """However many sessions a stranger has, somebody else is served before the stranger's first job times out."""

    async def ask() -> None:
        intake = Intake(2)
        intake.patience = 5.0
        try:
            await asyncio.gather(*(intake.run(Asker(n, None), chores.pid) for n in range(2)))  # workers are running
            attack = [asyncio.create_task(intake.run(Asker(f"eve {n}", "eve"), chores.hang)) for n in range(20)]
            await asyncio.sleep(0.1)
            for _ in range(3):
                await intake.run(Asker("ana", "ana"), chores.pid)
            assert not any(each.done() for each in attack)
            for each in attack:
                each.cancel()
            await asyncio.gather(*attack, return_exceptions=True)
            assert not intake.waiting
        finally:
            intake.close()

    asyncio.run(ask())


def test_a_session_has_one_job_at_a_time_and_a_short_line() -> None:
    async def ask() -> None:
        intake = Intake(3)
        intake.patience = 5.0
        try:
            begun = [
                asyncio.create_task(intake.run(Asker("eve", None), chores.hang)) for _ in range(MOST_OF_SESSION + 1)
            ]
            await asyncio.sleep(0.1)
            assert len(intake.running) == 1
            with pytest.raises(TooMuch):
                await intake.run(Asker("eve", None), chores.pid)
            assert await intake.run(Asker("ana", None), chores.pid)
            for each in begun:
                each.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
            assert not intake.running
        finally:
            intake.close()

    asyncio.run(ask())
