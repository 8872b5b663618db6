"""Rate limits: by table and token rather than by address alone, since a whole class shares one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.server import limits
from contienda.server.config import Config
from contienda.server.limits import Buckets, TooMuch
from tests.server.harness import Pair, Server, Socket, database


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with its default limits."""
    with Server(Config(database=database(tmp_path), log="error"), limits=True) as found:
        yield found


def slow(server: Server, name: str, burst: int) -> None:
    """Allow that many, and almost none after."""
    buckets = server.buckets(name)
    buckets.burst, buckets.rate = burst, 0.001


def statuses(answers: list[int]) -> tuple[int, int]:
    return answers.count(201), answers.count(429)


def test_who_asks_too_much_is_asked_for_patience(server: Server) -> None:
    slow(server, "actions", 10)
    with Pair(server) as pair:
        before = server.fingerprint(pair.id)[0]
        asked = [pair.ana.do(pair.id, "chat", text="and another thing").status_code for _ in range(15)]
        assert statuses(asked) == (10, 5)
        assert pair.ana.do(pair.id, "chat", text="really").json()["error"] == "error-too-much"
        assert server.fingerprint(pair.id)[0] == before + 10


def test_others_at_the_table_do_not_suffer_nor_he_at_another(server: Server) -> None:
    slow(server, "actions", 10)
    with Pair(server) as pair:
        for _ in range(12):
            pair.ana.do(pair.id, "chat", text="me, me, me")
        assert pair.boris.do(pair.id, "chat", text="may I?").status_code == 201
        other = pair.ana.create()
        assert pair.ana.do(other.id, "chat", text="hello").status_code == 201


def test_over_a_socket_the_refusal_names_its_message(server: Server) -> None:
    slow(server, "actions", 5)
    with Pair(server) as pair:
        replies = [pair.sockets[0].do("chat", text="hm") for _ in range(8)]
        assert [reply["t"] for reply in replies] == [*["done"] * 5, *["refused"] * 3]
        assert {reply.get("error") for reply in replies[5:]} == {"error-too-much"}


def test_socket_and_http_share_a_limit(server: Server) -> None:
    slow(server, "actions", 6)
    with Pair(server) as pair:
        for _ in range(3):
            assert pair.sockets[0].do("chat", text="hm")["t"] == "done"
        asked = [pair.ana.do(pair.id, "chat", text="hm").status_code for _ in range(4)]
        assert statuses(asked) == (3, 1)


def test_who_only_watches_takes_nothing_from_who_plays(server: Server) -> None:
    slow(server, "actions", 5)
    ana, host = server.person("Ana"), server.person("Hedda")
    made = ana.create(listed=True)
    host.claim(made.id, ana.invite(made.id, "facilitate").ticket)
    with server.person().look(made.id) as bench:
        for _ in range(9):
            bench.say({"id": "x", "command": {"do": "note", "text": "ha"}})
        bench.until(lambda: bench.replies.get("x", {}).get("error") == "error-too-much")
    assert host.do(made.id, "chat", text="quiet, please").status_code == 201


def test_a_class_behind_one_address_is_no_crowd(server: Server) -> None:
    """Thirty browsers at one address create and join tables and act, all within a moment."""
    asked = []
    for table in range(15):
        ana, boris = server.person(f"Ana {table}"), server.person(f"Boris {table}")
        made = ana.create()
        boris.sit(made.id, made.code)
        asked += [person.do(made.id, "chat", text="hello").status_code for person in (ana, boris) for _ in range(9)]
    assert set(asked) == {201}


def test_making_tables_is_limited_for_a_browser_that_is_known(server: Server) -> None:
    ana, boris = server.person("Ana"), server.person("Boris")
    ana.create()
    boris.create()
    server.shares.session.burst, server.shares.session.rate = 3, 0.001
    body = {"wish": {"game": "misiles"}, "name": "Ana"}
    asked = [ana.ask("POST", "/api/tables", json=body).status_code for _ in range(5)]
    assert statuses(asked) == (3, 2)
    assert boris.ask("POST", "/api/tables", json=body).status_code == 201


def few_guesses(server: Server, burst: int) -> None:
    """Allow that many attempts, and almost none after."""
    server.guesses.server.burst, server.guesses.server.rate = burst, 0.001


def test_guessing_codes_is_limited_and_right_ones_take_nothing(server: Server) -> None:
    few_guesses(server, 4)
    with Pair(server) as pair:
        nobody = server.person()
        for _ in range(5):
            assert nobody.get(f"/api/codes/{pair.made.code}")["id"] == pair.id
        guesses = [nobody.ask("GET", f"/api/codes/AAAA{number:02}").status_code for number in range(6)]
        assert guesses == [404] * 4 + [429] * 2


def test_guessing_links_is_limited(server: Server) -> None:
    ana = server.person("Ana")
    here = ana.create()
    few_guesses(server, 4)
    thief = server.person("Thief")
    for door, body in (("claim", {"ticket": "g" * 32}), ("sit", {"name": "Thief", "key": "g" * 32})):
        tried = [thief.ask("POST", f"/api/tables/{here.id}/{door}", json=body).status_code for _ in range(3)]
        assert tried == ([403] * 3 if door == "claim" else [403, 429, 429])


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), most_tables=1, log="error")) as server:
        ana = server.person("Ana")
        made = ana.create()
        with ana.look(made.id, 0):
            answer = ana.ask("POST", "/api/tables", json={"wish": {"game": "misiles"}, "name": "Ana"})
            assert answer.json()["error"] == "error-server-full"
            assert ana.do(made.id, "chat", text="still here").status_code == 201


# --- the buckets themselves -------------------------------------------------------------------------------------------


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("contienda.server.limits.time.monotonic", lambda: now[0])
    buckets = Buckets(rate=2, burst=3)
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMuch):
        buckets.take("a")
    buckets.take("b")
    now[0] = 0.5
    buckets.take("a")
    with pytest.raises(TooMuch):
        buckets.take("a")
    now[0] = 1_000
    for _ in range(3):
        buckets.take("a")
    with pytest.raises(TooMuch):
        buckets.take("a")


def test_only_so_many_buckets_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST", 10)
    buckets = Buckets(rate=0.001, burst=1)
    for key in range(1_000):
        buckets.take(key)
    assert len(buckets.kept) <= 10


def test_signs_of_life_come_whether_anything_happens_or_not(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error", beat=0.2)) as server, Pair(server) as pair:
        quiet = pair.sockets[0]
        quiet.until(lambda: beats(quiet) >= 2)
        busy = pair.sockets[1]
        until = beats(busy) + 3
        while beats(busy) < until:
            assert busy.do("chat", text="and another thing")["t"] == "done"


def beats(socket: Socket) -> int:
    return sum('"t":"beat"' in frame for frame in socket.frames)
