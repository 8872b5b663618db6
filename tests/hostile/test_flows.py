"""Attacks that would make others wait: costly requests, endless headers, slow and many connections, floods."""

from __future__ import annotations

import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from contienda.i18n.speaker import LANGUAGES, common
from contienda.server import connection_limits
from contienda.server.config import Config
from contienda.server.connection_limits import connections
from contienda.table.past import Past
from contienda.table.table import ENDED
from tests.hostile.probe import LOOP, MOVE, Attack, Victim, VictimApart, attacked, idle, loop_times
from tests.server.harness import HOST, PATIENCE, Address, Child, Pair, Person, Server, act, database

FAR = {"X-Forwarded-For": "203.0.113.9"}
ATTACKERS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its default limits, behind a proxy."""
    folder = tmp_path_factory.mktemp("flows")
    with Server(Config(database=database(folder), proxy=True, log="error"), limits=True, loop="asyncio") as found:
        yield found


# --- what attackers do ------------------------------------------------------------------------------------------------


class Raid:
    """What the attackers of one kind need, prepared before the clock starts."""

    def __init__(self, server: Address) -> None:
        self.server = server
        self.pairs: list[Pair] = []

    def pair(self, number: int, game: str = "buenosos") -> Pair:
        while len(self.pairs) <= number:
            self.pairs.append(Pair(self.server, game))
        return self.pairs[number]

    def close(self) -> None:
        for each in self.pairs:
            each.__exit__()


def take_back(raid: Raid) -> Attack:
    """Decide and undo again and again; each time the server must find out whether anybody learnt anything."""
    for number in range(ATTACKERS):
        raid.pair(number, "maracas")

    def attack(number: int, stop: threading.Event) -> None:
        pair, dice = raid.pair(number), random.Random(number)
        while not stop.is_set():
            mover = pair.to_move
            act(mover, dice)
            for _ in range(3):
                mover.do("undo", expect=mover.position)
            for each in pair.sockets:
                each.do("answer", agree=False)
            pair.settle()

    return attack


def look_back(raid: Raid) -> Attack:
    """Request the whole history, in words and in positions, as fast as possible."""
    for number in range(ATTACKERS):
        raid.pair(number, "misiles").play(random.Random(number), 60)

    def attack(number: int, stop: threading.Event) -> None:
        pair = raid.pair(number)
        for turn in itertools.count():
            if stop.is_set():
                return
            place = (f"events?before={turn}", "story?lang=ru", f"positions/{turn % 60}")[turn % 3]
            status = pair.ana.ask("GET", f"/api/tables/{pair.id}/{place}", headers=FAR).status_code
            assert status in (200, 429), status

    return attack


def wire(server: Address) -> socket.socket:
    found = socket.create_connection((HOST, server.port))
    found.settimeout(PATIENCE)
    return found


def endless_head(raid: Raid) -> Attack:
    def attack(number: int, stop: threading.Event) -> None:
        while not stop.is_set():
            with wire(raid.server) as found, suppress(OSError):
                found.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n")
                for field in range(10_000):
                    found.sendall(b"X-%d: %s\r\n" % (field, b"x" * 500))

    return attack


def unfinished(raid: Raid) -> Attack:
    """Send requests that begin and never end."""

    def attack(number: int, stop: threading.Event) -> None:
        held = [wire(raid.server) for _ in range(100)]
        for each in itertools.cycle(held):
            if stop.wait(0.001):
                break
            with suppress(OSError):
                each.sendall(b"P")
        for each in held:
            each.close()

    return attack


def guess(raid: Raid) -> Attack:
    """Try codes of tables, one after the other."""

    def attack(number: int, stop: threading.Event) -> None:
        person = raid.server.person()
        for turn in itertools.count():
            if stop.is_set():
                return
            with suppress(httpx.ReadTimeout):
                status = person.http.get(f"/api/codes/AA{turn:04}", headers=FAR, timeout=1.0).status_code
                assert status in (404, 429), status

    return attack


def babble(raid: Raid) -> Attack:
    """Send meaningless messages, and words that show nothing."""
    for number in range(ATTACKERS):
        raid.pair(number, "misiles")
    piled = "Z" + "\u0334" * 499

    def attack(number: int, stop: threading.Event) -> None:
        viewer = raid.pair(number).sockets[0]
        messages = [
            *("{", "[" * 4000, '{"command":{"do":"act","action":' + "9" * 4000 + "}}"),
            *(
                json.dumps({"command": {"do": "chat", "text": text}}, ensure_ascii=False)
                for text in (piled, "\u200b" * 500)
            ),
        ]
        for message in itertools.cycle(messages):
            if stop.is_set():
                return
            viewer.say(message)
            with suppress(TimeoutError):
                viewer.read(0.5)

    return attack


def heavy_bodies(raid: Raid) -> Attack:
    bodies = [b"[" * 1_900_000, b"9" * 1_900_000, b'{"wish":{"game":"' + b"m" * 1_900_000 + b'"}}']

    def attack(number: int, stop: threading.Event) -> None:
        person = raid.server.person()
        for body in itertools.cycle(bodies):
            if stop.is_set():
                return
            headers = {**FAR, "Content-Type": "application/json"}
            status = person.ask("POST", "/api/tables", content=body, headers=headers).status_code
            assert status in (400, 413, 429), status

    return attack


ATTACKS: list[Callable[[Raid], Attack]] = [
    *(take_back, look_back, endless_head, unfinished, guess, babble, heavy_bodies),
]
attacks = pytest.mark.parametrize("prepare", ATTACKS, ids=lambda each: str(each.__name__))
QUICK = (take_back, endless_head, heavy_bodies)  # the others take longer to show the same


@pytest.mark.parametrize(
    "prepare",
    [pytest.param(each, id=each.__name__, marks=[] if each in QUICK else [pytest.mark.long]) for each in ATTACKS],
)
def test_an_attack_takes_little_of_the_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch, prepare: Callable[[Raid], Attack]
) -> None:
    raid = Raid(server)
    try:
        attack = prepare(raid)
        with Victim(server) as victim:
            calm = victim.play(0.3)
            with loop_times(server, monkeypatch) as loop:
                moves = attacked(victim, attack, ATTACKERS, 1.0)
    finally:
        raid.close()
    assert loop.count > 20
    assert loop.worst < LOOP, loop.what
    assert moves.quantile(0.5) < max(10 * calm.quantile(0.5), 1.0), f"{calm}; attacked: {moves}"


@pytest.mark.long
@attacks
def test_others_play_on_during_an_attack(tmp_path: Path, prepare: Callable[[Raid], Attack]) -> None:
    """A server in its own process; strict limits if the machine is otherwise idle."""
    with Child(Config(database=database(tmp_path), proxy=True, log="error")) as child:
        raid = Raid(child)
        try:
            attack = prepare(raid)
            strict = idle()
            with VictimApart(child) as victim:
                calm = victim.play(3)
                moves = attacked(victim, attack, ATTACKERS, 15)
        finally:
            raid.close()
    print(f"\nin peace {calm}; attacked {moves}")
    most = MOVE if strict else max(MOVE, 10 * calm.quantile(0.99))
    assert moves.quantile(0.99) <= most, f"{calm}; attacked: {moves}"


# --- heads and connections --------------------------------------------------------------------------------------------


def answered(server: Address, *pieces: bytes) -> int:
    """Return the status of the response, after which the connection is closed."""
    with wire(server) as found:
        with suppress(OSError):
            for piece in pieces:
                found.sendall(piece)
        told = b""
        with suppress(ConnectionResetError):
            while piece := found.recv(65_536):
                told += piece
    return int(told.split(b" ", 2)[1]) if told else 0


GET = b"GET /api/server HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (GET, 200),
        (GET + b"X: y\r\n" * 62, 200),
        (GET + b"X: y\r\n" * 63, 431),
        (GET + b"Cookie: a=%s\r\n" % (b"b" * 8_000), 200),
        (GET + b"Cookie: a=%s\r\n" % (b"b" * 8_200), 431),
        (GET + b"X: %s\r\n" % (b"y" * 7_000) * 3, 431),
        (GET.replace(b"/api/server", b"/api/server?x=" + b"y" * 4_000), 200),
        (GET.replace(b"/api/server", b"/api/server?x=" + b"y" * 4_100), 414),
        (GET + b"Content-Length: %s\r\n" % (b"9" * 5_000), 400),
        (GET + b"Content-Length: -1\r\n", 400),
        (b"\x16\x03\x01 hello\r\n", 400),
    ],
)
def test_heads_have_a_size(server: Server, caplog: pytest.LogCaptureFixture, head: bytes, status: int) -> None:
    caplog.clear()
    assert answered(server, head + b"\r\n") == status
    assert not caplog.records, "nobody fills the log with nonsense"


def test_a_header_that_never_ends_is_cut_off(server: Server) -> None:
    assert answered(server, GET, b"X: ", *[b"y" * 1_000] * 40) in (431, 0)
    assert answered(server, b"GET /", *[b"y" * 1_000] * 40) in (414, 0)


def test_whatever_follows_the_body_counts_too(server: Server) -> None:
    head = GET.replace(b"GET", b"POST") + b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert answered(server, head, b"1\r\n{\r\n0\r\n", b"X: y\r\n" * 200) in (400, 405, 431, 0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "WHOLE_REQUEST", 0.4)


BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("said", [b"", b"\r\n", b"GET /", GET, GET + b"X", BODY])
def test_a_request_that_does_not_arrive_is_given_up(server: Server, said: bytes) -> None:
    begin = time.monotonic()
    assert answered(server, *([said] if said else [])) in (408, 0)
    assert 0.3 < time.monotonic() - begin < 5


@pytest.mark.usefixtures("hasty")
def test_drops_of_a_request_gain_no_time(server: Server) -> None:
    with wire(server) as found:
        begin = time.monotonic()
        with suppress(OSError):
            for _ in range(100):
                found.sendall(b"\r\n")
                time.sleep(0.05)
        assert time.monotonic() - begin < 3


@pytest.mark.usefixtures("hasty")
def test_who_waits_for_news_or_holds_a_socket_is_not_late(server: Server) -> None:
    with Pair(server) as pair:
        last = server.live(pair.id).table.sequence(0)
        assert pair.ana.get(f"/api/tables/{pair.id}/frames", seat=0, since=last, wait=1)["frames"] == []
        assert pair.sockets[0].do("chat", text="still here")["t"] == "done"


def test_who_does_not_read_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "STALLED", 0.3)
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        found.connect((HOST, server.port))
        before = len(connections.held)
        ask = GET.replace(b"/api/server", b"/api/docs/openapi.json").replace(b"close", b"keep-alive") + b"\r\n"
        found.sendall(ask * 60)
        server.until(lambda: len(connections.held) < before)


def test_connections_of_one_address_are_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_limits, "local", lambda host: False)
    monkeypatch.setattr(connections, "from_one", 10)
    server.until(lambda: not connections.counts.get(HOST))
    held = [wire(server) for _ in range(10)]
    server.until(lambda: connections.counts.get(HOST) == 10)
    assert answered(server, GET + b"\r\n") in (429, 0)
    held.pop().close()
    server.until(lambda: connections.counts.get(HOST) == 9)
    assert answered(server, GET + b"\r\n") == 200
    for each in held:
        each.close()
    with Pair(server):  # sockets count as well, until they are closed
        server.until(lambda: connections.counts.get(HOST, 0) >= 2)
    server.until(lambda: connections.counts.get(HOST, 0) <= 4)


def test_forty_students_with_three_tabs_each_fit_behind_one_address() -> None:
    tab = 1 + 6  # its socket, and what a browser opens beside it
    assert connections.from_one >= 40 * 3 * tab


# --- numbers ----------------------------------------------------------------------------------------------------------

HUGE = ["9" * 5_000, "-" + "9" * 5_000, "9" * 400 + ".5", "1e" + "9" * 5_000, "9" * 40, "-1"]


def with_number(schema: object, shapes: dict[str, dict[str, Any]], depth: int = 0) -> Iterator[object]:
    """Return bodies of that shape, each with NUMBER in one numeric place."""
    assert isinstance(schema, dict)
    shape: dict[str, Any] = schema
    if "$ref" in shape:
        shape = shapes[str(shape["$ref"]).rsplit("/", 1)[-1]]
    yield NUMBER
    if depth > 4:
        return
    for each in (*shape.get("oneOf", []), *shape.get("anyOf", []), *shape.get("allOf", [])):
        yield from with_number(each, shapes, depth + 1)
    for name, each in shape.get("properties", {}).items():
        for inner in with_number(each, shapes, depth + 1):
            yield {**dict.fromkeys(shape.get("required", []), "x"), name: inner}
    if "items" in shape:
        for inner in with_number(shape["items"], shapes, depth + 1):
            yield [inner]
    if isinstance(shape.get("additionalProperties"), dict):
        yield {NUMBER: NUMBER}


NUMBER = "NUMBER"


def test_no_number_is_too_long_to_be_refused(server: Server) -> None:
    """Every place in the API description gets a number of thousands of digits."""
    description = server.person().get("/api/docs/openapi.json")
    shapes = description["components"]["schemas"]
    with Pair(server) as pair:
        asked = 0
        for path, item in description["paths"].items():
            for method, operation in item.items():
                place = path.replace("{id}", pair.id)
                for body in bodies(operation, shapes):
                    for number in HUGE[: 6 if asked % 5 == 0 else 1]:
                        asked += 1
                        refused(pair.ana, method, place, body.replace(f'"{NUMBER}"', number))
                for parameter in operation.get("parameters", []):
                    asked += 1
                    name = parameter["name"]
                    for number in HUGE:
                        if parameter["in"] == "path":
                            refused(pair.ana, method, path.replace(f"{{{name}}}", number).replace("{id}", pair.id), "")
                        else:
                            refused(pair.ana, method, f"{place}?{name}={number}", "")
        assert asked > 150


def bodies(operation: dict[str, object], shapes: dict[str, dict[str, object]]) -> list[str]:
    """Return each body once."""
    content = operation.get("requestBody")
    if not isinstance(content, dict):
        return []
    schema = content["content"]["application/json"]["schema"]
    return sorted({json.dumps(each) for each in with_number(schema, shapes)})


def refused(person: Person, method: str, path: str, body: str) -> None:
    headers = {"Content-Type": "application/json"} if body else {}
    status = person.http.request(method, path, content=body, headers=headers).status_code
    assert status < 500, (method, path[:80], body[:80])


@pytest.mark.parametrize("digits", [20, 400, 3_900])
def test_long_numbers_over_a_socket(server: Server, digits: int) -> None:
    with Pair(server) as pair:
        viewer = pair.sockets[0]
        for name in ("action", "expect", "seat", "nonce"):
            viewer.say(f'{{"id":"x","command":{{"do":"act","{name}":{"9" * digits}}}}}')
            told = viewer.until(lambda: viewer.replies.pop("", {}) or viewer.replies.pop("x", {}))
            assert told["t"] == "refused"
        viewer.say(f'{{"id":{"9" * digits}}}')
        assert viewer.until(lambda: viewer.replies.pop("", {}))["error"] == "error-message"


# --- the first of its kind --------------------------------------------------------------------------------------------


def test_the_first_refusal_in_a_language_finds_its_words_read(tmp_path: Path) -> None:
    common.cache_clear()
    with Server(Config(database=database(tmp_path), log="error")):
        assert common.cache_info().currsize == len(LANGUAGES)


# --- looking back -----------------------------------------------------------------------------------------------------


def test_looking_back_is_limited_for_a_session_and_an_address(server: Server) -> None:
    ana = server.person("Ana")
    made = ana.create(listed=True)
    looks = server.looks
    kept = looks.session.burst, looks.session.rate, looks.source.burst, looks.source.rate
    looks.session.kept.clear()
    looks.source.kept.clear()
    looks.session.burst, looks.session.rate, looks.source.burst, looks.source.rate = 3, 0.001, 8, 0.001
    try:
        places = ("events?before=9", "story", "positions/0", "events?before=8", "story")
        asked = [ana.ask("GET", f"/api/tables/{made.id}/{place}", headers=FAR).status_code for place in places]
        assert asked == [200, 200, 200, 429, 429]
        others = [server.person() for _ in range(6)]
        for each in others:
            each.get("/api/server")
        path = f"/api/tables/{made.id}/story"
        assert [each.ask("GET", path, headers=FAR).status_code for each in others] == [200] * 5 + [429]
    finally:
        looks.session.burst, looks.session.rate, looks.source.burst, looks.source.rate = kept
        looks.source.kept.clear()


def test_a_game_is_played_again_once_however_often_people_look_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Pair(server, "buenosos") as pair:
        pair.play(random.Random(2), 30)
        table = server.live(pair.id).table
        played: list[Past] = []
        begin = Past.begin

        def noted(past: Past) -> object:
            played.append(past)
            return begin(past)

        monkeypatch.setattr(Past, "begin", noted)
        for _ in range(3):
            for place in ("events?before=99", "story", "positions/7", "positions/20"):
                assert pair.ana.ask("GET", f"/api/tables/{pair.id}/{place}").status_code == 200
        assert len(played) == 1
        pair.move(random.Random(3))
        assert pair.ana.get(f"/api/tables/{pair.id}/positions/0")["steps"] == len(table.actions)
        assert len(played) == 1
        assert table.now.phase != ENDED
