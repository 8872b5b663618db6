"""Nobody's bots starve those of others: tables take turns at the workers, browser by browser."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from contienda.server.config import Config
from contienda.server.live import autoplay
from contienda.server.live.fair_queue import Lane, Turns
from tests.server.harness import PATIENCE, Person, Server, act, database

HEAVY = "search:1000000"  # thinks as long as it may
BUDGET = 0.05  # seconds
TABLES = 20
DECISIONS = 12


def nobody() -> bool:
    return False


def order(lanes: list[Lane], places: int = 1) -> list[Lane]:
    """Return the order in which simultaneous waiters are served."""
    served: list[Lane] = []

    async def work(turns: Turns, lane: Lane) -> None:
        async with turns.turn(lane):
            served.append(lane)
            await asyncio.sleep(0)

    async def all_of_them() -> None:
        turns = Turns(places)
        blocked = [turns.turn(Lane("-", "-", str(number))) for number in range(places)]
        for each in blocked:
            await each.__aenter__()
        tasks = [asyncio.create_task(work(turns, lane)) for lane in lanes]
        await asyncio.sleep(0.01)
        for each in blocked:
            await each.__aexit__(None, None, None)
        await asyncio.gather(*tasks)
        assert (turns.free, turns.waiting) == (places, [])

    asyncio.run(all_of_them())
    return served


def test_browsers_take_turns_however_many_tables_they_have() -> None:
    greedy = [Lane("", "greedy", f"t{number}") for number in range(50)]
    modest = [Lane("", "modest", "mine")] * 3
    served = order(greedy + modest)
    assert [served.index(modest[0])] == [1]
    assert [lane.session for lane in served[:6]] == ["greedy", "modest"] * 3
    assert len(served) == 53


def test_many_sessions_of_one_address_are_one_among_addresses() -> None:
    greedy = [Lane("far", f"session {number}", f"t{number}") for number in range(50)]
    modest = [Lane("near", "modest", "mine")] * 3
    assert [lane.source for lane in order(greedy + modest)[:6]] == ["far", "near"] * 3


def test_tables_of_one_browser_take_turns() -> None:
    lanes = [Lane("", "one", table) for table in ("a", "a", "a", "b", "c")]
    assert [lane.table for lane in order(lanes)] == ["a", "b", "c", "a", "a"]


def test_tables_with_people_come_first() -> None:
    deserted = [Lane("", f"s{number}", f"t{number}", nobody) for number in range(5)]
    attended = [Lane("", "one", "a"), Lane("", "one", "b")]
    assert order(deserted + attended)[:2] == attended


def test_somebody_comes_while_a_table_waits() -> None:
    here: list[str] = []

    def lane(number: int) -> Lane:
        return Lane("", f"s{number}", f"t{number}", lambda: f"t{number}" in here)

    lanes = [lane(number) for number in range(5)]
    here.append("t3")
    assert order(lanes)[0].table == "t3"


def test_who_gives_up_leaves_the_turn_to_others() -> None:
    async def given_up() -> None:
        turns = Turns(1)
        async with turns.turn(Lane(table="first")):
            waits = [asyncio.create_task(turns.wait(Lane(table=name))) for name in ("a", "b")]
            await asyncio.sleep(0)
            waits[0].cancel()
            await asyncio.gather(waits[0], return_exceptions=True)
        await waits[1]
        late = asyncio.create_task(turns.wait(Lane(table="late")))
        await asyncio.sleep(0)
        turns.release()
        late.cancel()  # exactly when its turn came
        await asyncio.gather(late, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, [])

    asyncio.run(given_up())


# --- with a real server ---------------------------------------------------------------------------------------------


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    config = Config(database=database(tmp_path_factory.mktemp("turns")), bot_seconds=BUDGET, log="error")
    with Server(config) as found:
        yield found


def arrives(server: Server, name: str) -> Person:
    """Let somebody open the page: it asks for the server first, and so gets a session."""
    person = server.person(name)
    person.get("/api/server")
    return person


def answers(person: Person, dice: random.Random) -> float:
    """Return how long a bot takes to answer: the median of a few decisions."""
    taken: list[float] = []
    while len(taken) < DECISIONS:
        with person.look(person.create("buenosos", ["human", HEAVY]).id, 0) as player:
            while len(taken) < DECISIONS and not player.over:
                player.until(lambda: player.legal or player.over, 4 * PATIENCE)
                if player.over:
                    break
                act(player, dice)
                if player.table["actor"] != 1:
                    continue  # the same player goes on, or the game is over
                begin = time.perf_counter()
                player.until(lambda: player.table["actor"] != 1, 4 * PATIENCE)
                taken.append(time.perf_counter() - begin)
    return statistics.median(taken)


@pytest.mark.long
@pytest.mark.parametrize("watched", [False, True])
def test_a_bot_answers_beside_many_tables_of_bots(house: Server, watched: bool) -> None:
    ana, greedy = arrives(house, "Ana"), arrives(house, "Greta")
    answers(ana, random.Random(1))  # the worker has started
    usual = answers(ana, random.Random(2))
    with ExitStack() as stack:
        for _ in range(TABLES):
            made = greedy.create("buenosos", [HEAVY, HEAVY])
            if watched:
                stack.enter_context(greedy.look(made.id))
        attacked = answers(ana, random.Random(2))
    print(f"\nusually {usual * 1000:.0f} ms, beside {TABLES} tables {attacked * 1000:.0f} ms")
    assert attacked < usual * 5 + 0.2


def test_a_hint_is_given_beside_many_tables_of_bots(house: Server) -> None:
    ana, greedy = arrives(house, "Ana"), arrives(house, "Greta")
    with ana.look(ana.create("buenosos", ["human", "level:1"]).id, 0) as player, ExitStack() as stack:
        path = f"/api/tables/{player.table['id']}/hint"
        player.until(lambda: len(player.legal) > 1)
        ana.post(path)
        begin = time.perf_counter()
        ana.post(path)
        usual = time.perf_counter() - begin
        for _ in range(TABLES):
            stack.enter_context(greedy.look(greedy.create("buenosos", [HEAVY, HEAVY]).id))
        begin = time.perf_counter()
        ana.post(path)
        assert time.perf_counter() - begin < usual * 5 + 0.3


def test_tables_of_bots_nobody_looks_at_go_slowly_until_somebody_comes(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autoplay, "DESERTED", 5.0)
    greedy = arrives(house, "Greta")
    made = [greedy.create("buenosos", ["random", "random"]) for _ in range(10)]
    tables = [house.live(each.id).table for each in made]
    before = sum(table.now.sequence for table in tables)
    time.sleep(1.0)
    assert sum(table.now.sequence for table in tables) - before <= 12
    with greedy.look(made[-1].id) as bench:
        bench.until(lambda: bench.over)
