"""`contienda load`: it plays, measures and cleans up; it contacts no other computer; and it notices errors."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

from contienda.cli.commands import load as command
from contienda.core.errors import BadOption
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from contienda.loadtest import table as load_table
from contienda.loadtest.figures import Figures, Tally, Violation, quantile
from contienda.loadtest.run import Load, check, run
from contienda.loadtest.server import Address, address
from contienda.loadtest.server import Server as Asked
from contienda.loadtest.table import LoadTable, Played, exported, hold
from contienda.loadtest.viewer import Done, Refused, Viewer
from contienda.server.config import Config
from contienda.server.socket_protocol import SocketProtocol
from contienda.table import entries
from tests.server.harness import Server, database


def silently(what: str, done: float, total: float) -> None:
    assert 0 <= done <= total, what


def whole(found: Figures) -> None:
    """Check a run without errors and with everything measured."""
    assert found.violations == []
    assert found.violated == 0
    assert found.moves > 0
    assert 0 < found.p50_ms <= found.p95_ms <= found.p99_ms <= found.longest_ms
    assert 0 < found.frame_median <= found.frame_p95
    assert found.bytes_per_move > found.frame_median
    assert found.compared >= found.sockets  # every viewer once at the end


def test_tables_at_a_pace_on_a_server_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    found = run(Load(tables=4, viewers=3, pace=0.25, seconds=2.0), silently)
    whole(found)
    assert found.moves <= 4 * 8
    assert found.logs == 4 + found.games  # all of them, from the database it left
    assert found.memory.tables == 4 + found.games
    assert not list(tmp_path.iterdir())


def test_moves_that_others_do_not_see_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load_table, "GRACE", 1e6)
    found = run(Load("maracas", tables=2, pace=0, seconds=2.0), silently)
    whole(found)


def test_tables_without_a_pause_on_a_server_that_stays(server: Server) -> None:
    before = set(server.hub.tables)
    found = run(Load(tables=3, pace=0, seconds=1.5, connect=(server.url,)), silently)
    whole(found)
    assert found.logs == found.games  # only finished games are exported
    assert set(server.hub.tables) <= before  # others may have been put to rest


def test_when_a_game_is_over_the_same_people_play_another(server: Server) -> None:
    async def play() -> None:
        asked = Asked(address(server.url))
        table = LoadTable([asked], Tally(), "buenosos", 2, 3, Random(1))
        await table.make()
        await table.connect()
        while not table.over:
            await table.move()
        first = await table.renew()
        await table.move()
        second = await table.finish()
        await table.disconnect()
        assert (first.over, second.over, second.moves) == (True, False, 1)
        assert first.id != second.id
        hold(first, await exported(asked, first))
        await asked.http.aclose()

    asyncio.run(play())


def test_what_the_limits_hold_back_is_tried_again(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error"), limits=True) as server:
        server.buckets("actions").burst = server.buckets("actions").rate = 10
        found = run(Load(tables=1, pace=0, seconds=1.5, connect=(server.url,)), silently)
    whole(found)
    assert found.held > 0


def test_viewers_are_spread_over_several_addresses(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here both addresses lead to the same server, which is what a cluster must look like."""
    places: list[Address] = []
    opening = Viewer.__init__

    def opened(viewer: Viewer, table: LoadTable, session: str, where: Address, path: str) -> None:
        places.append(where)
        opening(viewer, table, session, where, path)

    monkeypatch.setattr(Viewer, "__init__", opened)
    again = server.url.replace("127.0.0.1", "localhost")
    found = run(Load(tables=2, pace=0.05, seconds=0.3, connect=(server.url, again), viewers=3, spread=True), silently)
    whole(found)
    assert {each.port for each in places} == {server.port}
    assert len(places) == 4 * 3  # two tables, and one per address to warm up
    assert places[:3] == [places[0]] * 3


def test_the_command_tells_its_figures(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    asked = argparse.Namespace(game="misiles", tables=2, viewers=2, pace=0.1, seconds=0.4, seed=None, json=True)
    vars(asked).update(connect=[server.url, server.url.replace("127.0.0.1", "localhost")], spread=False)
    assert command.run(asked) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Figures)
    whole(found)
    assert [each.url for each in found.servers] == asked.connect
    for language in LANGUAGES:
        words = Texts(language, COMMON)
        command.show(found, words)
        told = capsys.readouterr().out
        assert words("load-clean") in told
        assert words("load-each-server") in told


# --- where it refuses to go -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org:8000",
        "http://127.0.0.1@example.org",
        "http://10.0.0.1:8000",
        "http://0.0.0.0:8000",
        "http://[2001:db8::1]:8000",
        "https://127.0.0.1:8000",
        "http://127.0.0.1:notaport",
        "127.0.0.1:8000",
        "",
    ],
)
def test_another_computer_is_refused(url: str) -> None:
    with pytest.raises(BadOption) as refused:
        address(url)
    assert refused.value.key == "error-load-host"


def test_this_computer_has_several_names() -> None:
    assert address("http://127.0.0.1:8000") == Address("127.0.0.1", 8000)
    assert address("http://[::1]:81/").shown == "[::1]:81"
    assert address("http://localhost:8000").port == 8000


@pytest.mark.parametrize(
    "wrong",
    [
        Load(tables=0),
        Load(tables=100_000),
        Load(viewers=1),
        Load(pace=-1),
        Load(pace=float("nan")),
        Load(seconds=0),
        Load(seconds=1e9),
        Load(game="nonsense"),
        Load(connect=("http://127.0.0.1:8000", "http://example.org")),
    ],
)
def test_what_has_no_bounds_is_refused(wrong: Load) -> None:
    with pytest.raises(BadOption):
        check(wrong)


# --- what it notices --------------------------------------------------------------------------------------------------

DOCUMENT = '{"table":{"phase":"playing"},"view":{"n":1},"legal":[7],"typing":[],"undo":null}'
SNAPSHOT = f'{{"t":"snapshot","sequence":4,"position":4,"document":{DOCUMENT}}}'
STEP = '{"t":"delta","since":4,"sequence":5,"position":5,"patch":[{"op":"replace","path":"/view/n","value":2}]}'


def noticed(tell: Callable[[LoadTable, Viewer], None]) -> str:
    """Return what a table with one viewer at entry 4 and a move in flight makes of these messages."""

    async def play() -> str:
        table = LoadTable([Asked(Address("127.0.0.1", 9))], Tally(), "misiles", 1, 1, Random(1))
        viewer = Viewer(table, "", Address("127.0.0.1", 9), "/")
        table.viewers = [viewer]
        viewer.hear(SNAPSHOT.encode(), 0.0)
        await viewer.opened
        viewer.before, table.mover = 4, viewer
        table.under_way = asyncio.get_running_loop().create_future()
        tell(table, viewer)
        if table.under_way.done() and table.under_way.exception() is None and table.failed is None:
            return "done"
        return table.failed.kind if table.failed is not None else ""

    return asyncio.run(play())


def hear(*frames: str) -> Callable[[LoadTable, Viewer], None]:
    def tell(_: LoadTable, viewer: Viewer) -> None:
        for frame in frames:
            viewer.hear(frame.encode(), 1.0)

    return tell


ACKNOWLEDGED = '{"t":"done","id":"m1","sequence":5,"position":5}'


def test_a_move_is_done_when_acknowledged_and_seen() -> None:
    assert noticed(hear(STEP, ACKNOWLEDGED)) == "done"
    assert noticed(hear(ACKNOWLEDGED, STEP)) == "done"
    assert noticed(hear(STEP)) == ""
    assert noticed(hear(ACKNOWLEDGED)) == ""
    assert noticed(hear('{"t":"beat","now":1}', '{"t":"here","members":[]}')) == ""


@pytest.mark.parametrize("first", [0, 1])
def test_a_game_is_over_as_soon_as_one_viewer_hears_it(first: int) -> None:
    """At the end all entries are shown and numbers leap: no viewer may call that a move of somebody else."""

    async def play() -> bool:
        where = Address("127.0.0.1", 9)
        table = LoadTable([Asked(where)], Tally(), "misiles", 2, 2, Random(1))
        table.viewers = [Viewer(table, "", where, "/") for _ in range(2)]
        for number, viewer in enumerate(table.viewers):
            viewer.document = {"table": {"phase": "over" if number == first else "playing"}}
        return table.over

    assert asyncio.run(play())


@pytest.mark.parametrize("alone", [True, False])
def test_a_hidden_move_is_done_when_one_process_has_nothing_more_to_send(alone: bool) -> None:
    """Several processes may still send it after an answer; for them a move counts as hidden after a second."""

    async def play() -> None:
        where = Address("127.0.0.1", 9)
        asked = Asked(where)
        asked.alone = alone
        table = LoadTable([asked], Tally(), "misiles", 2, 2, Random(1))
        mover, other = table.viewers = [Viewer(table, "", where, "/") for _ in range(2)]
        pinged: list[Viewer] = []
        for viewer in table.viewers:
            viewer.hear(SNAPSHOT.encode(), 0.0)
            viewer.before = 4
            viewer.ping = lambda move, viewer=viewer: pinged.append(viewer)  # type: ignore[method-assign, misc]
        table.mover = mover
        table.under_way = asyncio.get_running_loop().create_future()
        mover.hear(STEP.encode(), 1.0)
        mover.hear(ACKNOWLEDGED.encode(), 1.0)
        assert not table.under_way.done()
        assert pinged == []  # most viewers hear of it at once
        assert table.grace is not None
        if alone:
            await asyncio.sleep(2 * load_table.LULL)
            assert pinged == [other]
            other.answered = 0
            table.settle()
        else:
            table.settled()
        assert table.under_way.done()
        assert (mover.unseen, other.unseen) == (0, 1)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("kind", "frames"),
    [
        ("gap", [STEP.replace('"since":4', '"since":3')]),
        ("gap", [STEP, STEP]),
        ("gap", [STEP.replace('"sequence":5', '"sequence":4')]),
        ("gap", [SNAPSHOT.replace('"sequence":4', '"sequence":3')]),
        ("unasked", [STEP.replace('"sequence":5', '"sequence":6')]),
        ("document", [STEP.replace("/view/n", "/nowhere/n")]),
        ("twice", [ACKNOWLEDGED, ACKNOWLEDGED]),
        ("twice", [ACKNOWLEDGED.replace("m1", "m2")]),
        ("unasked", [ACKNOWLEDGED.replace('"sequence":5', '"sequence":6')]),
        ("refused", ['{"t":"refused","id":"m1","error":"error-table-illegal","text":"","position":4}']),
        ("frame", ['{"t":"delta","since":4']),
        ("frame", ['{"t":"surprise"}']),
    ],
)
def test_what_a_server_must_not_say(kind: str, frames: list[str]) -> None:
    assert noticed(hear(*frames)) == kind


def test_a_socket_that_closes_is_noticed() -> None:
    assert noticed(lambda _, viewer: viewer.connection_lost(None)) == "closed"


def test_nothing_may_happen_between_two_moves() -> None:
    def tell(table: LoadTable, viewer: Viewer) -> None:
        table.under_way = None
        with pytest.raises(Violation):
            table.seen(viewer, 0.0)
        with pytest.raises(Violation):
            table.acknowledged(Done("m1", 5))
        with pytest.raises(Violation):
            table.refused(Refused("m1", "error-table-stale"))
        table.under_way = asyncio.get_running_loop().create_future()

    assert noticed(tell) == ""


def test_a_document_that_went_wrong_is_noticed() -> None:
    async def compare(fresh: str) -> None:
        table = LoadTable([Asked(Address("127.0.0.1", 9))], Tally(), "misiles", 1, 1, Random(1))
        viewer = Viewer(table, "", Address("127.0.0.1", 9), "/")
        viewer.hear(SNAPSHOT.encode(), 0.0)

        def answered(message: bytes) -> None:
            viewer.hear(fresh.encode(), 0.0)

        viewer.send = answered  # type: ignore[method-assign]
        await viewer.compare()
        assert table.tally.compared == 1

    asyncio.run(compare(SNAPSHOT))
    with pytest.raises(Violation, match="document"):
        asyncio.run(compare(SNAPSHOT.replace('"n":1', '"n":3')))


def test_lost_doubled_and_mixed_moves_are_found_in_the_log() -> None:
    def log(*words: str) -> list[entries.Any]:
        return [entries.Started(""), *(entries.Acted("a", 0, [1], 0, word) for word in words)]

    two = Played("t", "", 2, True)
    hold(two, log("m1", "m2"))
    for words in (["m1"], ["m1", "m1", "m2"], ["m2", "m1"], ["m1", "m2", "m3"], []):
        with pytest.raises(Violation, match="count"):
            hold(two, log(*words))


def test_a_server_that_says_everything_twice_fails_the_run(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    post = SocketProtocol.post
    steps = count()

    def twice(wire: SocketProtocol, frame: bytes) -> None:
        post(wire, frame)
        if frame.startswith(b'{"t":"delta"') and next(steps) > 200:
            post(wire, frame)

    monkeypatch.setattr(SocketProtocol, "post", twice)
    asked = argparse.Namespace(game="misiles", tables=2, viewers=2, pace=0, seconds=5.0, seed=1, connect=[server.url])
    vars(asked).update(json=False, spread=False, lang="en")
    assert command.run(asked) == 1
    told = capsys.readouterr().out
    assert "a viewer at entry" in told
    assert "No move was lost" not in told


def test_quantiles() -> None:
    assert quantile([], 0.5) == 0
    assert quantile([1, 2, 3, 4], 0.5) == 2
    assert quantile(list(map(float, range(1, 101))), 0.99) == 99
    assert quantile([5], 1.0) == 5
