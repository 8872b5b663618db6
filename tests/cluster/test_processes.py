"""Several processes serve the same tables from one PostgreSQL database: viewers see what any of them stores."""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import time
from collections.abc import Sequence

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from contienda.server.config import Config
from contienda.server.routes.sockets import GONE
from contienda.table import entries
from tests.server.children import Child, Pool, again, below, log_of, until
from tests.server.harness import PATIENCE, Address, Socket, many, play

SETTINGS = {"evict_after": 0.3}  # tables are put to rest and woken all the time


class Meeting:
    """Ana plays at one server and Boris at the other; each has a spectator beside them."""

    def __init__(self, servers: Sequence[Address], clock: dict[str, object] | None = None) -> None:
        first, second = servers
        self.ana, self.boris = first.person("Ana"), second.person("Boris")
        made = self.ana.create(clock=clock or {})
        self.id = made.id
        self.boris.sit(self.id, made.code)
        watchers = [first.person(), second.person()]
        for each in watchers:
            each.claim(self.id, made.watch)
        self.players = [self.ana.look(self.id, 0), self.boris.look(self.id, 1)]
        self.watchers = [each.look(self.id) for each in watchers]
        self.all = [*self.players, *self.watchers]


# --- seeing ---------------------------------------------------------------------------------------------------------


def test_viewers_of_both_processes_see_every_move(pair: list[Child]) -> None:
    meeting = Meeting(pair, clock={"mode": "bank", "seconds": 600})
    here, there = meeting.watchers

    def alike() -> None:
        assert here.document == there.document
        assert all(each.table == here.table for each in meeting.players)

    with many(*meeting.all):
        made = play(meeting.all, random.Random(3), 60, alike)  # a gap between two frames would fail it
        assert made == 60 or here.over
        assert here.events[-20:] == there.events[-20:]


def test_who_is_here_is_known_everywhere(pair: list[Child]) -> None:
    meeting = Meeting(pair)
    ana, boris = meeting.players
    both = sorted(each.you["member"] for each in (ana, boris))
    with many(*meeting.all):
        for each in meeting.all:
            each.until(lambda each=each: each.here == both)  # type: ignore[misc]
        boris.close()
        for each in (ana, *meeting.watchers):
            each.until(lambda each=each: each.here == [ana.you["member"]])  # type: ignore[misc]


def test_a_table_that_is_taken_away_is_gone_everywhere(pair: list[Child]) -> None:
    meeting = Meeting(pair)
    with many(*meeting.all):
        assert meeting.ana.ask("DELETE", f"/api/tables/{meeting.id}").is_success
        assert [each.closed() for each in meeting.all] == [GONE] * 4
        assert meeting.boris.ask("GET", f"/api/tables/{meeting.id}").status_code == 404


def test_latency_between_processes(pair: list[Child]) -> None:
    meeting = Meeting(pair)
    here, there = meeting.watchers
    dice = random.Random(4)
    taken: dict[str, list[float]] = {"the same process": [], "the other process": []}
    with many(*meeting.all):
        for turn in range(80):
            if here.over:
                break
            mover = next(each for each in meeting.players if each.legal)
            beside = here if mover is meeting.players[0] else there
            label, viewer = list(zip(taken, (beside, there if beside is here else here), strict=True))[turn % 2]
            before = viewer.sequence
            begin = time.perf_counter()
            mover.say({"command": {"do": "act", "action": dice.choice(mover.legal), "expect": mover.position}})
            viewer.until(lambda: viewer.sequence > before)  # noqa: B023
            taken[label].append((time.perf_counter() - begin) * 1000)
            for each in meeting.all:
                each.at(viewer.sequence)
    for label, times in taken.items():
        print(f"\nfrom an action to a viewer at {label}: median {statistics.median(times):.1f} ms", end="")
    assert statistics.median(taken["the other process"]) < 500


# --- deciding -------------------------------------------------------------------------------------------------------


def conflicts(children: list[Child]) -> float:
    """Return how often another process was faster."""
    pages = [httpx.get(f"{child.url}/metrics", trust_env=False, verify=False).text for child in children]
    return sum(float(re.findall(r"^contienda_conflicts_total (\S+)", page, re.M)[0]) for page in pages)


def test_of_two_decisions_at_once_exactly_one_is_made(pair: list[Child]) -> None:
    """One person holds both seats, and two devices at two processes decide at the same moment."""
    ana, device = pair[0].person("Ana"), pair[1].person("Ana")
    made = ana.create(seats=["human", "human"])
    device.claim(made.id, ana.invite(made.id, "play").ticket)
    dice = random.Random(5)
    before = conflicts(pair)
    with many(*(who.look(made.id, seat) for seat in (0, 1) for who in (ana, device))) as sockets:
        won = []
        for round in range(40):
            if sockets[0].over:
                break
            hands = [each for each in sockets if each.legal]
            assert len(hands) == 2
            for each in hands if round % 2 else hands[::-1]:
                each.say(
                    {
                        "id": f"{round}",
                        "command": {"do": "act", "action": dice.choice(each.legal), "expect": each.position},
                    }
                )
            replies = [each.until(lambda each=each: each.replies.pop(f"{round}", None)) for each in hands]  # type: ignore[misc]  # noqa: B023
            assert sorted(reply["t"] for reply in replies) == ["done", "refused"]
            done, refused = sorted(replies, key=lambda reply: str(reply["t"]))
            assert refused["error"] in ("error-table-stale", "error-table-over")  # the last decision ends the game
            won.append(replies.index(done))
            for each in sockets:
                each.at(done["sequence"])
            assert len({each.sequence for each in sockets}) == 1
    assert won
    assert conflicts(pair) == before  # only the owner writes


@pytest.mark.parametrize("bot", ["random", "search:20"])
def test_a_bot_decides_once_though_both_processes_let_it_think(pair: list[Child], database: str, bot: str) -> None:
    ana, watcher = pair[0].person("Ana"), pair[1].person()
    made = ana.create(seats=["human", bot])
    watcher.claim(made.id, made.watch)
    with many(ana.look(made.id, 0), watcher.look(made.id)) as (player, bench):
        play([player, bench], random.Random(6), 4)
        player.until(lambda: player.legal or player.over)
        bench.at(player.sequence)
        assert bench.table == player.table
    decisions = [entry for entry in log_of(database, made.id) if isinstance(entry, entries.Acted)]
    assert {entry.by for entry in decisions if entry.seat == 1} == {"bot"}  # and each was legal when it was made
    assert [entry.by for entry in decisions if entry.seat == 0] == [made.member] * 4


# --- when something breaks ------------------------------------------------------------------------------------------


def test_a_killed_process_leaves_the_tables_to_the_other(pair: list[Child], database: str) -> None:
    dice = random.Random(8)
    pool = Pool([child.url for child in pair], dice)

    async def under_fire() -> None:
        async with pool.at_work(4):
            await until(lambda: len(pool.playing) == 8 and pool.acknowledged > 100)
            await asyncio.to_thread(pair[0].kill)
            players = {each: len(each.acknowledged) for each in pool.playing}
            pool.urls = pool.urls[1:]
            await until(lambda: all(each.over or len(each.acknowledged) > past + 5 for each, past in players.items()))
            assert all(each.over or each.url == pair[1].url for each in players)

    asyncio.run(under_fire())
    for each in pool.players:
        log = log_of(database, each.table)
        stored = [entry.nonce for entry in log if isinstance(entry, entries.Acted) and entry.nonce]
        assert len(stored) == len(set(stored))
        assert set(each.acknowledged) <= set(stored)


# --- workers of one server ------------------------------------------------------------------------------------------


def serving(child: Child) -> dict[int, set[int]]:
    """Return the workers that have viewers, each with the viewers' ports."""
    found: dict[int, set[int]] = {}
    for process in below(child):
        for each in process.net_connections("tcp"):
            if each.status == psutil.CONN_ESTABLISHED and each.laddr.port == child.port:
                found.setdefault(process.pid, set()).add(each.raddr.port)
    return found


def port(viewer: Socket) -> int:
    return int(viewer.wire.socket.getsockname()[1])


def figure(child: Child, name: str) -> float:
    """Return the sum of a metric over its labels."""
    lines = httpx.get(f"{child.url}/metrics", trust_env=False, verify=False).text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


def test_two_workers_on_one_port(database: str) -> None:
    dice = random.Random(9)
    with Child(Config(database=database, workers=2)) as child:
        ana, boris = child.person("Ana"), child.person("Boris")
        made = ana.create()
        boris.sit(made.id, made.code)
        sockets = [ana.look(made.id, 0), boris.look(made.id, 1)]
        for _ in range(60):  # the kernel decides which worker gets whom
            sockets.append(watching(child, made.id, made.watch))
            workers = {pid: ports & {port(each) for each in sockets} for pid, ports in serving(child).items()}
            if len(workers) == 2 and all(workers.values()):
                break
        assert len(workers) == 2, "all came to one worker"

        with many(*sockets):
            play(sockets, dice, 20)
            assert figure(child, 'contienda_moves_total{kind="acted"}') >= 20
            assert figure(child, "contienda_sockets") == len(sockets)
            victim, other = workers
            left = [each for each in sockets if port(each) in workers[other]]
            psutil.Process(victim).kill()
            for each in sockets:  # either the line broke, or the owner of the table is gone
                assert each in left or each.closed() in (1006, 1012)
            for each in left:
                each.close()
            with many(again(lambda: ana.look(made.id, 0)), again(lambda: boris.look(made.id, 1))) as players:
                play([*players], dice, 20)
        family = below(child)
        assert other in [process.pid for process in family]
        child.kill()  # only the process that supervises the workers
        assert not psutil.wait_procs(family, PATIENCE)[1], "workers outlive their server"


def watching(server: Address, table: str, ticket: str) -> Socket:
    viewer = server.person()
    viewer.claim(table, ticket)
    return viewer.look(table)
