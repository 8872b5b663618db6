"""A private note reaches only its author: nobody else hears of it, counts it, or pays for it."""

from __future__ import annotations

import json
from functools import partial

import pytest

from contienda.table.table import LINES_KEPT
from tests.server.harness import SPECTATOR, Pair, Server, Socket

QUIET = 0.3  # seconds within which a frame would have come


def hears_nothing(socket: Socket) -> bool:
    try:
        socket.read(QUIET)
    except TimeoutError:
        return True
    return False


@pytest.mark.parametrize("game", ["misiles", "maracas"])
def test_others_are_sent_nothing_and_their_numbers_stay(server: Server, game: str) -> None:
    with Pair(server, game) as pair, pair.ana.look(pair.id) as bench:
        ana, boris = pair.sockets
        pair.settle()
        before = boris.sequence, bench.sequence
        asked = [boris.do("pause")["sequence"], boris.do("resume")["sequence"]]
        for number in range(3):
            assert ana.do("note", text=f"note {number}")["t"] == "done"
        for socket in (boris, bench):
            socket.until(partial(lambda each: each.sequence == asked[1], socket))
        assert [line["text"] for line in ana.lines] == ["note 0", "note 1", "note 2"]
        assert [line["text"] for line in bench.lines] == []
        assert hears_nothing(boris)
        assert boris.do("chat", text="hello")["sequence"] == asked[1] + 1
        assert boris.sequence == before[0] + 3


def test_a_note_costs_others_no_snapshot_and_its_author_a_few_bytes(server: Server) -> None:
    with Pair(server) as pair:
        ana, boris = pair.sockets
        pair.settle()
        live = server.live(pair.id)
        kinds = {number: (kind.sequence, kind.pages.text(), list(kind.chain)) for number, kind in live.kinds.items()}
        heard = len(ana.frames)
        ana.do("note", text="mine")
        ana.until(lambda: bool(ana.lines))
        assert {number: (k.sequence, k.pages.text(), list(k.chain)) for number, k in live.kinds.items()} == kinds
        assert [json.loads(text)["t"] for text in ana.frames[heard:]].count("snapshot") == 0
        assert sum(map(len, ana.frames[heard:])) < 500
        assert hears_nothing(boris)


def test_many_notes_push_out_no_line_of_chat(server: Server) -> None:
    with Pair(server) as pair:
        ana, boris = pair.sockets
        boris.do("chat", text="the first line")
        for number in range(LINES_KEPT + 5):
            ana.do("note", text=f"note {number}")
        with pair.boris.look(pair.id, 1) as again:
            assert [line["text"] for line in again.lines] == ["the first line"]
        with pair.ana.look(pair.id, 0) as again:
            assert len(again.lines) == LINES_KEPT + 1


def test_all_of_the_authors_windows_have_the_note_and_team_mates_do_not(server: Server) -> None:
    host = server.person("Hedda")
    made = host.create("buenosos", ["team", "team"])
    mia, max_, leo = server.person("Mia"), server.person("Max"), server.person("Leo")
    mia.sit(made.id, made.code, 0)
    max_.sit(made.id, made.code, 0)
    leo.sit(made.id, made.code, 1)
    with mia.look(made.id, 0) as one, mia.look(made.id) as other, max_.look(made.id, 0) as mate:
        one.do("note", text="mine alone")
        for socket in (one, other):
            socket.until(partial(lambda each: any(line["text"] == "mine alone" for line in each.lines), socket))
        assert hears_nothing(mate)
        max_.do(made.id, "note", text="mine too")
        mate.until(lambda: bool(mate.lines))
        assert [line["text"] for line in mate.lines] == ["mine too"]
    with host.look(made.id) as bench:
        assert bench.lines == []


def test_a_waiting_poll_hears_of_ones_own_notes_only(server: Server) -> None:
    with Pair(server) as pair:
        pair.settle()
        path = f"/api/tables/{pair.id}/frames"
        known = pair.sockets[1].sequence
        pair.ana.do(pair.id, "note", text="mine")
        own = pair.ana.get(path, seat=0, since=pair.sockets[0].sequence, noted=0, wait=5)["frames"]
        assert [line["text"] for frame in own for line in frame["lines"]] == ["mine"]
        assert pair.ana.get(path, seat=0, since=own[-1]["sequence"], noted=1, wait=0)["frames"] == []
        assert pair.boris.get(path, seat=1, since=known, noted=0, wait=QUIET)["frames"] == []


def test_the_file_of_a_finished_table_has_no_trace_of_notes(server: Server) -> None:
    host = server.person("Hedda")
    made = host.create("misiles", ["open", "level:1"])
    with host.look(made.id) as bench:
        ana = server.person("Ana")
        ana.sit(made.id, made.code, 0)
        for _ in range(3):
            ana.do(made.id, "note", text="mine")
        host.do(made.id, "standin", seat=0, bot="random")
        bench.until(lambda: bench.over)
    before = server.live(made.id).table.sequence(SPECTATOR)
    ana.do(made.id, "note", text="after the end")
    assert server.live(made.id).table.sequence(SPECTATOR) == before
    file = host.get(f"/api/tables/{made.id}/export")
    assert not [each for each in file["entries"] if each["entry"]["e"] == "note"]
    assert [each["sequence"] for each in file["entries"]] == list(range(1, before + 1))


def test_the_step_of_a_note_counts_nothing_unseen(server: Server) -> None:
    """Writing a note does not tell its author of any decision of the other side."""
    with Pair(server, "maracas") as pair:
        live = server.live(pair.id)
        for _ in range(60):
            if live.table.now.unseen.get(1) and live.table.now.unseen[1].actions:
                break
            pair.to_move.act(pair.to_move.legal[-1])
            pair.settle()
        table = live.table
        assert table.unseen(1).step(len(table.actions)) < len(table.actions)
        boris = pair.sockets[1]
        boris.do("note", text="mine")
        boris.until(lambda: bool(boris.lines))
        assert boris.lines[-1]["step"] == boris.table["step"]
