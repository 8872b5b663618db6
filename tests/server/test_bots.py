"""Bots at live tables: they think elsewhere, for a limited time, at the table's pace, knowing what their seat knows."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import signal
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

from contienda.bots.explanation import Thought, picked
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.i18n.speaker import LANGUAGES
from contienda.server.config import Config
from contienda.server.live import bot_service, bot_workers
from contienda.server.live.fair_queue import Lane
from contienda.server.metrics import BOTS
from contienda.table import entries, seeded_chance
from contienda.table.authorization import follow
from contienda.table.setup import SeatSetup, Wish, complete
from contienda.table.table import ENDED, Table
from tests.server.children import Child, below, log_of, rows_of
from tests.server.harness import PATIENCE, Pair, Server, Socket, database, play

HEAVY = "search:1000000"  # thinks as long as it may
BUDGET = 0.05  # seconds


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bots")
    with Server(Config(database=database(folder), bot_seconds=BUDGET, log="error")) as found:
        yield found


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    yield house
    if house.hub.bots.seconds > BUDGET:  # somebody still thinks for a minute
        house.hub.bots.seconds = BUDGET
        for pid in workers(house):
            os.kill(pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while any(live.driving for live in list(house.hub.tables.values())):
            assert time.monotonic() < end
            time.sleep(0.02)


def against(server: Server | Child, bot: str) -> Socket:
    """Create a table of Misiles with a person in the first seat and a bot in the second."""
    ana = server.person("Ana")
    return ana.look(ana.create(seats=["human", bot]).id, 0)


def until_thinking(thinks: Callable[[], bool], player: Socket, dice: random.Random) -> None:
    """Play on until the bot has something to think about, and has started."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if player.legal:
            player.act(dice.choice(player.legal))
        elif thinks():
            return
        else:
            with contextlib.suppress(TimeoutError):
                player.read(0.01)
    raise TimeoutError("the bot never has to think")


def at_work(server: Server, player: Socket) -> Callable[[], bool]:
    """Tell whether a worker thinks for that player's table."""
    live = server.live(player.table["id"])
    return lambda: live.driving and not server.hub.bots.turns.free and bool(workers(server))


def workers(server: Server) -> list[int]:
    pool: Any = server.hub.bots.pool
    return [process.pid for process in (pool._processes or {}).values()] if pool is not None else []


def outcomes(outcome: str) -> float:
    """Return how many bot decisions ended like that since this process started."""
    found: float = BOTS.labels(outcome)._value.get()
    return found


def decided(server: Server, table: str, seat: int) -> list[entries.Acted]:
    log = log_of(server.hub.config.database, table)
    return [entry for entry in log if isinstance(entry, entries.Acted) and entry.seat == seat]


# --- time -----------------------------------------------------------------------------------------------------------


def test_a_bot_thinks_in_another_process_and_no_longer_than_it_may(server: Server) -> None:
    thought, failed = outcomes("thought"), outcomes("failed")
    with against(server, HEAVY) as player:
        play([player], random.Random(1), 4)
        player.until(lambda: player.legal or player.over)
        assert workers(server)
        assert os.getpid() not in workers(server)
        assert outcomes("thought") > thought
        assert outcomes("failed") == failed
        assert {entry.by for entry in decided(server, player.table["id"], 1)} == {"bot"}


def test_bots_keep_the_pace_of_the_table(server: Server) -> None:
    made = server.person().create("buenosos", ["random", "random"], pace=120)
    bench = server.person()
    bench.claim(made.id, made.watch)
    with bench.look(made.id) as viewer:
        viewer.at(8)
    times = [row.at for row in rows_of(server.hub.config.database, made.id)][:8]
    assert all(later - earlier >= 115 for earlier, later in itertools.pairwise(times))


def test_nobody_waits_while_a_bot_thinks(server: Server) -> None:
    dice = random.Random(2)
    with against(server, HEAVY) as player, Pair(server) as pair:
        until_thinking(at_work(server, player), player, dice)
        player.until(lambda: player.legal)  # the worker has started
        idle = measured(pair, dice)
        server.hub.bots.seconds = 60.0
        until_thinking(at_work(server, player), player, dice)
        live = server.live(player.table["id"])
        before = live.table.now.sequence
        busy = measured(pair, dice)
        assert live.table.now.sequence == before, "it has stopped to think"
        print(f"\na move and a look at /healthz: {idle * 1000:.1f} ms, while a bot thinks {busy * 1000:.1f} ms")
        assert busy < idle * 10 + 0.05


def measured(pair: Pair, dice: random.Random) -> float:
    """Return the median seconds of a move at another table plus a health check, over twenty of them."""
    taken = []
    for _ in range(20):
        begin = time.perf_counter()
        pair.move(dice)
        assert pair.ana.get("/healthz")["status"] == "ok"
        taken.append(time.perf_counter() - begin)
    return statistics.median(taken)


def slow(task: bot_service.Task) -> Thought:
    time.sleep(0.1)
    return picked(begun().state.actions()[-1])


def test_a_bot_that_waits_for_a_worker_loses_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve tables and one worker: each decision has its full time, although together they take longer."""
    monkeypatch.setattr(bot_workers, "START", 0.5)
    monkeypatch.setattr(bot_workers, "think", slow)
    failed = outcomes("failed")
    table = begun()

    async def all_at_once() -> list[int]:
        worker = ThreadPoolExecutor(1)
        monkeypatch.setattr(bot_workers.Bots, "workers", lambda self: worker)
        thinking = bot_workers.Bots(1, 0.1)
        return await asyncio.gather(*(thinking.pick(table, table.actor(), "search", Lane()) for _ in range(12)))

    assert asyncio.run(all_at_once()) == [table.state.actions()[-1]] * 12
    assert outcomes("failed") == failed


def test_a_worker_says_what_it_thought() -> None:
    table = begun()

    async def asked() -> Thought:
        thinking = bot_workers.Bots(1, 5.0)
        try:
            return await thinking.think(table, table.actor(), "search:50", Lane())
        finally:
            thinking.close()

    thought = asyncio.run(asked())
    assert thought.worlds == sum(choice.visits for choice in thought.choices) == 50
    assert {choice.action for choice in thought.choices} <= set(table.state.actions())


# --- trouble --------------------------------------------------------------------------------------------------------


def test_a_worker_that_dies_costs_no_decision(server: Server) -> None:
    """A new worker repeats the decision of the dead one."""
    dice = random.Random(4)
    with against(server, HEAVY) as player, against(server, HEAVY) as other:
        server.hub.bots.seconds = 60.0
        until_thinking(at_work(server, player), player, dice)
        server.hub.bots.seconds = BUDGET
        failed = outcomes("failed")
        (victim,) = workers(server)
        os.kill(victim, signal.SIGKILL)
        goes_on([player, other], dice)
        assert outcomes("failed") == failed
        assert workers(server) != [victim]


def test_a_worker_that_hangs_costs_one_good_decision(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(5)
    with against(server, HEAVY) as player, against(server, HEAVY) as other:
        until_thinking(at_work(server, player), player, dice)
        player.until(lambda: player.legal)
        failed = outcomes("failed")
        (victim,) = workers(server)
        os.kill(victim, signal.SIGSTOP)
        monkeypatch.setattr(bot_workers, "START", 0.0)
        until_thinking(at_work(server, player), player, dice)
        monkeypatch.undo()
        goes_on([player, other], dice)
        assert outcomes("failed") == failed + 1
        assert workers(server) != [victim]


def goes_on(players: list[Socket], dice: random.Random) -> None:
    """Check that something legal is done everywhere, and bots think again."""
    thought = outcomes("thought")
    for each in players:
        each.until(lambda each=each: each.legal or each.over)  # type: ignore[misc]
        play([each], dice, 2)
        each.until(lambda each=each: each.legal or each.over)  # type: ignore[misc]
    assert outcomes("thought") > thought


def test_a_bot_whose_workers_always_die_still_does_something_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three workers die over one decision: then a random legal action is taken."""
    started: list[ThreadPoolExecutor] = []

    def new_workers(self: bot_workers.Bots) -> ThreadPoolExecutor:
        started.append(ThreadPoolExecutor(1))
        return started[-1]

    def die(task: bot_service.Task) -> Thought:
        raise BrokenProcessPool

    monkeypatch.setattr(bot_workers, "think", die)
    monkeypatch.setattr(bot_workers.Bots, "workers", new_workers)
    table = begun()
    action = asyncio.run(bot_workers.Bots(1, BUDGET).pick(table, table.actor(), "search", Lane()))
    assert action in table.state.actions()
    assert len(started) == 1 + bot_workers.RETRIES


def wrong(task: bot_service.Task) -> Thought:
    raise ValueError("a mistake in a bot")


def test_a_bot_with_a_mistake_still_does_something_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "think", wrong)
    monkeypatch.setattr(bot_workers.Bots, "workers", lambda self: ThreadPoolExecutor(1))
    table = begun()
    action = asyncio.run(bot_workers.Bots(1, BUDGET).pick(table, table.actor(), "search", Lane()))
    assert action in table.state.actions()


def test_workers_go_with_a_killed_server_and_the_next_one_goes_on(tmp_path: Path) -> None:
    child = Child(Config(database=database(tmp_path), bot_seconds=60.0))
    dice = random.Random(6)
    with child:
        player = against(child, HEAVY)
        table = player.table["id"]
        until_thinking(lambda: bool(below(child)), player, dice)
        family = below(child)
        child.kill()
        assert not psutil.wait_procs(family, PATIENCE)[1], "workers outlive their server"
        before = len(log_of(database(tmp_path), table))

    with Server(Config(database=database(tmp_path), bot_seconds=BUDGET, log="error")) as server:  # nobody watches
        end = time.monotonic() + PATIENCE
        while table not in server.hub.tables or server.live(table).table.now.sequence <= before:
            assert time.monotonic() < end
            time.sleep(0.02)
    after = log_of(database(tmp_path), table)[before:]
    assert {entry.by for entry in after} == {"bot"}


# --- seats ----------------------------------------------------------------------------------------------------------


def test_bots_among_themselves_play_to_the_end(server: Server) -> None:
    host = server.person()
    made = host.create("buenosos", ["random", "level:1"])
    end = time.monotonic() + PATIENCE
    while not over(server, made.id) and time.monotonic() < end:
        time.sleep(0.02)
    shown = host.get(f"/api/tables/{made.id}")
    assert shown["phase"] == ENDED
    assert shown["seed"]


def over(server: Server, table: str) -> bool:
    return server.hub.tables[table].table.now.phase == ENDED if table in server.hub.tables else True


def test_a_bot_stands_in_until_it_is_called_off(server: Server) -> None:
    dice = random.Random(7)
    with Pair(server) as pair:
        ana, boris = pair.sockets
        assert boris.do("standin", bot="random")["t"] == "done"
        ana.until(lambda: ana.table["seats"][1]["bot"] == "random")
        ana.until(lambda: ana.legal)
        play([ana], dice, 5)
        ana.until(lambda: ana.legal or ana.over)
        boris.at(ana.sequence)
        assert boris.table["seats"][1]["members"], "Boris keeps the seat"
        assert boris.do("standin", bot="")["t"] == "done"
        pair.settle()
        while pair.to_move is ana:  # a turn is never long
            pair.move(dice)
        pair.move(dice)
    played = [entry.by for entry in decided(server, pair.id, 1)]
    assert "bot" in played
    assert played[-1] == pair.seated.member


def test_a_person_does_not_decide_while_a_bot_stands_in(server: Server) -> None:
    dice = random.Random(8)
    with Pair(server) as pair:
        server.hub.bots.seconds = 60.0
        while len(pair.to_move.legal) == 1:  # a bot makes a forced decision at once
            pair.move(dice)
        mover = pair.to_move
        assert mover.do("standin", bot=HEAVY)["t"] == "done"
        assert mover.act(mover.legal[0])["error"] == "error-table-bot-plays"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_starts_a_program_from_a_page(server: Server, language: str) -> None:
    ana = server.person("Ana", **{"Accept-Language": language})
    seat = {"kind": "bot", "bot": "exec:sh"}
    wish = {"game": "misiles", "seats": [{"kind": "human"}, seat]}
    refused = ana.ask("POST", "/api/tables", json={"wish": wish, "name": "Ana"})
    assert refused.status_code == 400
    assert refused.json()["text"] == BadOption("error-bot-program", bot="bot:exec:sh").sentence(language)
    made = ana.create(seats=["human", "random"])
    for answer in (ana.do(made.id, "standin", bot="exec:sh"), ana.do(made.id, "reseat", seat=1, to=seat)):
        assert answer.status_code == 400
        assert answer.json()["text"] == refused.json()["text"]


def test_a_worker_starts_no_program_whatever_is_stored(tmp_path: Path) -> None:
    touched = tmp_path / "x"
    game = registry.load("misiles")
    options = game.resolve("standard", {})
    state, rng = game.start(2, options), Rng(1)
    while state.actor() < 0:
        state.advance(state.sample(rng))
    bot = f"exec:touch {touched}"
    task: bot_service.Task = ("misiles", "", 2, options, state.encode(), int(state.actor()), bot, 1, 1.0, False)
    with pytest.raises(BadOption):
        bot_workers.think(task)
    assert not touched.exists()


# --- knowledge ------------------------------------------------------------------------------------------------------


def begun(game: str = "buenosos") -> Table:
    """Return a table in play, where much is hidden."""
    seed = bytes(range(32))
    setup = complete(Wish(game, seats=[SeatSetup("bot", bot="search")] * 2), seeded_chance.commitment(seed))
    table = Table("table", setup, seed)
    start = follow(table)
    assert start is not None
    table.take(start, 1)
    return table


def task_of(table: Table, monkeypatch: pytest.MonkeyPatch) -> bot_service.Task:
    """Return the task a worker would get."""
    given: list[bot_service.Task] = []

    def note(task: bot_service.Task) -> Thought:
        given.append(task)
        return picked(0)

    monkeypatch.setattr(bot_workers, "think", note)
    monkeypatch.setattr(bot_workers.Bots, "workers", lambda self: ThreadPoolExecutor(1))
    asyncio.run(bot_workers.Bots(1, BUDGET).pick(table, table.actor(), "search", Lane()))
    return given[0]


def test_a_worker_is_handed_a_world_that_only_its_seat_could_be_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    dice = Rng(1)
    different = 0
    for _ in range(30):
        actor = table.actor()
        true = table.state
        listed = true.actions()
        if len(listed) > 1:
            task = task_of(table, monkeypatch)
            world = table.game.decode(2, table.options, task[4])
            assert world.view(actor) == true.view(actor)
            assert world.actions() == listed
            different += task[4] != true.encode()
            table.state = true.resample(actor, dice)  # the seat cannot tell the difference, so neither can its bot
            assert task_of(table, monkeypatch) == task
            table.state = true
        action = listed[int(dice.below(len(listed)))]
        after = true.copy()
        after.apply(action)
        table.take(entries.Acted("bot", actor, [action, *table.outcomes(after, len(table.actions) + 1)]), 1)
    assert different > 10, "the true position was handed over"


@pytest.mark.compiled
def test_a_bot_keeps_to_its_own_time_and_ends_when_nothing_can_change() -> None:
    """A bot that only has to move stops early; one that gives advice does not."""
    game = registry.load("misiles")
    state, rng = game.new(2, "standard", {}), Rng(4)
    while len(state.actions()) < 2 or state.actor() < 0:
        state.apply(int(state.sample(rng)) if state.actor() < 0 else state.actions()[0])

    def task(name: str, whole: bool) -> bot_service.Task:
        return "misiles", "", 2, game.resolve("standard", {}), state.encode(), int(state.actor()), name, 7, 5.0, whole

    begin = time.thread_time()
    assert bot_workers.think(task("search:0.1s", True)).worlds > 0
    assert time.thread_time() - begin < 1.0
    whole = bot_workers.think(task("search:300", True))
    assert whole.worlds == 300
    assert bot_workers.think(task("search:300", False)).worlds == 0
    assert bot_workers.think(task("search:300", False)).action == whole.action
