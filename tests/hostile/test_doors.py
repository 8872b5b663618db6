"""Attacks on passwords, codes and sessions: guessing, forging cookies, reading what only the server may count."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from contienda.server.config import Config
from contienda.server.limits import Guesses, TooMuch
from contienda.server.live import hub as hubs
from tests.server.harness import Person, Server, database

PASSWORD = "open sesame"
FAR = {"X-Forwarded-For": "203.0.113.9"}  # an address reserved for documentation: somebody behind a proxy


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Server]:
    config = Config(database=database(tmp_path), password=PASSWORD, proxy=True, log="error")
    with Server(config, limits=True) as found:
        yield found


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    with Server(Config(database=database(tmp_path), proxy=True, log="error"), limits=True) as found:
        yield found


def guess(person: Person, word: str, **headers: str) -> int:
    return person.ask("POST", "/api/enter", json={"password": word}, headers=FAR | headers).status_code


# --- guessing ---------------------------------------------------------------------------------------------------------


def test_a_flood_of_guesses_is_not_looked_at(guarded: Server) -> None:
    """A hundred guesses at once: only a few are checked, and the right one is refused if it is among the rest."""
    guarded.guesses.FREE = 10
    people = [guarded.person() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        begin = time.monotonic()
        asked = list(pool.map(lambda number: guess(people[number % 8], "wrong"), range(100)))
        took = time.monotonic() - begin
        assert set(asked) == {403, 429}
        looked_at = asked.count(403)
        assert looked_at <= 10 + 8 + took / 0.1
        hammering = [pool.submit(guess, people[0], "wrong") for _ in range(2)]
        time.sleep(0.05)
        assert guess(people[0], PASSWORD) == 429
        for each in hammering:
            each.result()


def test_a_class_gets_in_beside_somebody_who_guesses(guarded: Server) -> None:
    guarded.guesses.FREE, guarded.guesses.LONGEST = 5, 0.5
    thief, student = guarded.person(), guarded.person()
    for _ in range(8):
        guess(thief, "wrong")
    student.get("/api/server")  # her browser has its own session
    begin = time.monotonic()
    assert guess(student, PASSWORD) == 200
    assert time.monotonic() - begin < 3


def test_forty_students_enter_and_join_at_once(guarded: Server) -> None:
    host = guarded.person("Host")
    assert guess(host, PASSWORD) == 200
    made = host.create(seats=["human", "team"])
    people = [guarded.person(f"Student {number}") for number in range(40)]

    def comes(person: Person) -> tuple[int, int, int]:
        entered = guess(person, PASSWORD)
        found = person.ask("GET", f"/api/codes/{made.code}", headers=FAR).status_code
        sat = {"name": person.name, "key": made.code, "seat": 1}
        return entered, found, person.ask("POST", f"/api/tables/{made.id}/sit", json=sat, headers=FAR).status_code

    with ThreadPoolExecutor(20) as pool:
        assert set(pool.map(comes, people)) == {(200, 200, 201)}


def test_join_codes_are_guessed_slowly(open_server: Server) -> None:
    open_server.guesses.FREE, open_server.guesses.FADE = 5, 1e9
    made = open_server.person("Ana").create()
    thief = open_server.person()
    begin = time.monotonic()
    asked = [thief.ask("GET", f"/api/codes/AAAA{number:02}", headers=FAR).status_code for number in range(9)]
    assert set(asked) == {404}
    assert time.monotonic() - begin > 0.55  # 0.2 and 0.4 at least
    other = {"X-Forwarded-For": "203.0.113.10"}
    begin = time.monotonic()
    assert open_server.person().ask("GET", f"/api/codes/{made.code}", headers=other).status_code == 200
    assert time.monotonic() - begin < 0.5


def test_many_addresses_share_what_the_whole_server_allows(open_server: Server) -> None:
    open_server.guesses.server.burst, open_server.guesses.server.rate = 6, 0.001
    made = open_server.person("Ana").create()
    asked = [
        open_server.person().ask("GET", "/api/codes/AAAAAA", headers={"X-Forwarded-For": f"203.0.113.{number}"})
        for number in range(10)
    ]
    assert [each.status_code for each in asked] == [404] * 6 + [429] * 4
    assert open_server.person().ask("GET", f"/api/codes/{made.code}").status_code == 429, "right ones too"


def test_pauses_grow_and_fade(monkeypatch: pytest.MonkeyPatch) -> None:
    guesses = Guesses(1e9, 1e9)
    pauses = [guesses.pause(strikes) for strikes in range(60)]
    assert pauses[:40] == [0.0] * 40
    assert pauses[40] == guesses.FIRST
    assert pauses == sorted(pauses)
    assert pauses[-1] == guesses.LONGEST
    now = [100.0]
    monkeypatch.setattr("contienda.server.limits.time.monotonic", lambda: now[0])
    guesses.guesser("a").strikes = 45.0
    now[0] += 100.0
    assert guesses.guesser("a").strikes == 35.0


async def waiting(guesses: Guesses, lane: str) -> bool:
    try:
        async with guesses.attempt("a", lane):
            return True
    except TooMuch:
        return False


def test_whoever_waits_waits_once() -> None:
    async def all_at_once() -> list[bool]:
        guesses = Guesses(1e9, 1e9)
        guesses.FREE, guesses.LONGEST = 0, 0.05
        lanes = ["thief"] * 10 + ["student"]
        return list(await asyncio.gather(*(waiting(guesses, lane) for lane in lanes)))

    came = asyncio.run(all_at_once())
    assert came[:10].count(True) == 2, "one at once, one in the queue"
    assert came[10]


# --- the password and its passes --------------------------------------------------------------------------------------


def test_a_pass_is_random_and_lasts_as_long_as_the_password(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path), password=PASSWORD, log="error")
    with Server(config) as server:
        ana, boris = server.person(), server.person()
        assert guess(ana, PASSWORD) == guess(boris, PASSWORD) == 200
        kept = ana.http.cookies["contienda-door"]
        assert kept != boris.http.cookies["contienda-door"]
    with sqlite3.connect(tmp_path / "contienda.db") as stored:
        (value,) = stored.execute("SELECT value FROM server WHERE name = 'password'").fetchone()
    assert value.startswith("$argon2id$")
    assert PASSWORD not in value
    with Server(config) as again:
        assert again.person().ask("GET", "/api/games", headers={"Cookie": f"contienda-door={kept}"}).status_code == 200
    with Server(Config(database=database(tmp_path), password="another", log="error")) as changed:
        answer = changed.person().ask("GET", "/api/games", headers={"Cookie": f"contienda-door={kept}"})
        assert answer.status_code == 401


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_an_invented_session_has_no_share_of_its_own(open_server: Server) -> None:
    """Thirty forged cookies from one address: the limit of the address applies."""
    open_server.shares.source.burst, open_server.shares.source.rate = 10, 0.001
    body = {"wish": {"game": "misiles"}, "name": "Eve"}
    asked = []
    for number in range(30):
        cookie = {"Cookie": f"contienda={number:0>43}"}
        asked.append(open_server.person().ask("POST", "/api/tables", json=body, headers=FAR | cookie).status_code)
    assert asked == [201] * 10 + [429] * 20
    forged = {"Cookie": f"contienda={'a' * 43}.{'0' * 32}"}
    assert open_server.person().ask("POST", "/api/tables", json=body, headers=FAR | forged).status_code == 429
    other = {"X-Forwarded-For": "203.0.113.10"}
    assert open_server.person().ask("POST", "/api/tables", json=body, headers=other).status_code == 201


def test_a_forged_signature_is_no_session(open_server: Server) -> None:
    ana = open_server.person("Ana")
    made = ana.create()
    secret, _, signature = ana.http.cookies["contienda"].partition(".")
    assert signature
    for forged in (
        f"{secret}.{'0' * 32}",
        f"{secret}.{signature[:-1]}",
        f"{'A' if secret[0] != 'A' else 'B'}{secret[1:]}.{signature}",
    ):
        rights = open_server.person().ask(
            "GET", f"/api/tables/{made.id}/rights", headers={"Cookie": f"contienda={forged}"}
        )
        assert rights.json()["rights"] == []


def test_a_cookie_from_before_signatures_still_holds_its_seat(open_server: Server) -> None:
    ana = open_server.person("Ana")
    made = ana.create()
    old = open_server.person()
    old.http.cookies.set("contienda", ana.http.cookies["contienda"].partition(".")[0])
    assert old.get(f"/api/tables/{made.id}/rights")["seats"] == [0]
    assert old.ask("GET", "/api/server").cookies["contienda"] == ana.http.cookies["contienda"]


def test_ipv6_neighbours_are_one_address(open_server: Server) -> None:
    open_server.shares.source.burst, open_server.shares.source.rate = 2, 0.001
    body = {"wish": {"game": "misiles"}, "name": "Eve"}
    asked = [
        open_server.person().ask("POST", "/api/tables", json=body, headers={"X-Forwarded-For": f"2001:db8::{number}"})
        for number in range(1, 5)
    ]
    assert [each.status_code for each in asked] == [201, 201, 429, 429]


def test_only_the_last_word_of_the_proxy_counts(open_server: Server) -> None:
    """What a client writes into X-Forwarded-For itself comes before the address the proxy adds."""
    open_server.shares.source.burst, open_server.shares.source.rate = 2, 0.001
    body = {"wish": {"game": "misiles"}, "name": "Eve"}
    asked = [
        open_server.person().ask(
            "POST", "/api/tables", json=body, headers={"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.9"}
        )
        for number in range(4)
    ]
    assert [each.status_code for each in asked] == [201, 201, 429, 429]


# --- a full server ----------------------------------------------------------------------------------------------------


def test_resting_tables_give_way_and_used_ones_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "IN_USE", 0.0)
    with Server(Config(database=database(tmp_path), most_tables=2, log="error")) as server:
        ana = server.person("Ana")
        used, resting = ana.create(), ana.create()
        with ana.look(used.id, 0) as socket:
            third = ana.create()
            assert set(server.hub.tables) == {used.id, third.id}
            assert socket.do("chat", text="still here")["t"] == "done"
            assert ana.do(resting.id, "chat", text="back again").status_code == 201


# --- what may not be counted ------------------------------------------------------------------------------------------


def test_metrics_are_for_the_machine_itself_or_who_has_the_token(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path), metrics_token="let me count", proxy=True, log="error")
    with Server(config) as server:
        person = server.person()
        assert person.ask("GET", "/metrics").status_code == 200
        assert person.ask("GET", "/metrics", headers=FAR).status_code == 403
        assert person.ask("GET", "/metrics", headers=FAR | {"Authorization": "Bearer guess"}).status_code == 403
        token = FAR | {"Authorization": "Bearer let me count"}
        assert person.ask("GET", "/metrics", headers=token).status_code == 200


def test_unseen_decisions_leave_no_trace_in_lists(open_server: Server) -> None:
    """Somebody at a listed table of Black Hat decides unseen; no list changes."""
    ana, boris = open_server.person("Ana"), open_server.person("Boris")
    first = ana.create(listed=True)
    second = ana.create(listed=True)
    boris.sit(first.id)
    boris.sit(second.id)
    before = [boris.get(path) for path in ("/api/tables", "/api/mine")]
    assert "touched" not in before[0]["tables"][0]
    for id in (first.id, second.id, first.id):
        assert ana.do(id, "note", text="nobody is to notice").status_code == 201
        assert [boris.get(path) for path in ("/api/tables", "/api/mine")] == before
