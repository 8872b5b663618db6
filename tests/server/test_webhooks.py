"""Turn notifications: one message to a chat for each decision that comes to somebody, not for each click."""

from __future__ import annotations

import json
import queue
import random
import re
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from contienda.server.config import Config
from contienda.server.live import webhooks
from contienda.server.live.webhooks import Webhook
from tests.server.harness import HOST, PATIENCE, Pair, Server, database

SOON = 0.15  # seconds after which somebody is notified in these tests


class Room:
    """A chat room that records what it receives."""

    def __init__(self) -> None:
        self.said: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        self.status = 200
        self.headers: dict[str, str] = {}
        room = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                room.said.put((self.path, json.loads(body)))
                self.send_response(room.status)
                for name, value in room.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer((HOST, 0), Door)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.server.server_port}/room"

    def next(self) -> dict[str, Any]:
        return self.said.get(timeout=PATIENCE)[1]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def room() -> Iterator[Room]:
    found = Room()
    yield found
    found.close()


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DELAY", SOON)


def told_in(pair: Pair, room: Room, **more: str) -> None:
    answer = pair.ana.ask("PUT", f"/api/tables/{pair.id}/webhook", json={"kind": "plain", "url": room.url, **more})
    assert answer.json() == {"kind": more.get("kind", "plain")}


def turns(server: Server, pair: Pair) -> tuple[int, int]:
    """Return the entry with which the current turn began, and the last one that was notified."""
    now = server.live(pair.id).table.now
    return now.turn, now.notified


def due(server: Server, pair: Pair) -> None:
    """Say something at the table; the player to move is notified soon, unless they already were."""
    pair.ana.do(pair.id, "chat", text="well?")
    server.until(lambda: turns(server, pair)[0] == turns(server, pair)[1])
    server.until(lambda: pair.id not in server.hub.notifier.waiting)
    for each in pair.sockets:
        each.at(server.live(pair.id).table.now.sequence)


def test_each_turn_is_told_once_and_no_click_within_it(server: Server, room: Room) -> None:
    dice = random.Random(1)
    told = clicks = 0
    with Pair(server, "buenosos") as pair:
        told_in(pair, room)
        while told < 4 or not clicks:
            due(server, pair)
            seat, turn = pair.sockets.index(pair.to_move), turns(server, pair)[0]
            word = room.next()
            told += 1
            assert ("Ana", "Boris")[seat] in word.pop("text")
            assert word == {"event": "your-turn", "table": pair.id, "game": "buenosos", "seat": seat, "link": ""}
            pair.move(dice)
            while turns(server, pair)[0] == turn:
                clicks += 1
                due(server, pair)
                assert room.said.empty()
                pair.move(dice)


def test_while_it_goes_quickly_nobody_is_told(server: Server, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DELAY", 600)
    dice = random.Random(5)
    with Pair(server) as pair:
        told_in(pair, room)
        before = turns(server, pair)[0]
        for _ in range(20):
            pair.move(dice)
        assert turns(server, pair)[0] > before
        assert pair.id in server.hub.notifier.waiting
        assert turns(server, pair)[1] == 0
        assert room.said.empty()


def test_neither_bots_nor_a_pause_nor_the_end_are_told(server: Server, room: Room) -> None:
    ana = server.person("Ana")
    made = ana.create("buenosos", ["open", "level:1"])
    ana.ask("PUT", f"/api/tables/{made.id}/webhook", json={"kind": "plain", "url": room.url})
    server.person("Boris").sit(made.id, made.code)
    server.until(lambda: server.live(made.id).table.deciding() is not None)
    ana.do(made.id, "pause")
    ana.do(made.id, "standin", seat=0, bot="level:1")
    ana.do(made.id, "resume")
    with ana.look(made.id) as bench:
        bench.until(lambda: bench.over)
    server.until(lambda: made.id not in server.hub.notifier.waiting)
    assert all(word["seat"] == 0 for _, word in room.said.queue)
    assert room.said.qsize() <= 1  # before the pause, if that took long


def test_the_shape_is_that_of_the_room() -> None:
    def body(kind: str, **more: str) -> dict[str, object]:
        return Webhook(kind, "http://x", **more).body("Ana, it is your turn", "mesa", "misiles", 1, "http://me/t/mesa")  # type: ignore[arg-type]

    text = "Ana, it is your turn http://me/t/mesa"
    assert body("discord") == {"content": text, "allowed_mentions": {"parse": []}, "flags": 4}
    assert body("slack") == {"text": text, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False}
    silent = {"link_preview_options": {"is_disabled": True}}
    assert body("telegram", chat="-100200") == {"chat_id": "-100200", "text": text, **silent}
    assert body("plain") == {
        "event": "your-turn",
        "table": "mesa",
        "game": "misiles",
        "seat": 1,
        "text": text,
        "link": "http://me/t/mesa",
    }


CALLING = "<!channel> @here /quit <@U123> [x](http://evil.example) & *b*"


def test_a_name_calls_nobody_and_leads_nowhere() -> None:
    """Somebody takes a name that would notify a whole channel."""
    said = {kind: Webhook(kind, "http://x").escaped(CALLING) for kind in ("slack", "discord", "telegram")}
    assert "&lt;!channel&gt;" in said["slack"]
    assert "&amp;" in said["slack"]
    assert not set("<>") & set(said["slack"])
    assert not re.search(r"(?<!\\)[<>*\[\]()]", said["discord"])
    assert not re.search(r"[@/]\w", said["telegram"])
    assert not any("evil.example" in each or "://evil" in each for each in said.values())
    assert Webhook("plain", "http://x").escaped(CALLING) == CALLING


def test_whoever_is_named_as_a_channel_stays_a_name(server: Server, room: Room) -> None:
    ana, boris = server.person("<!channel>"), server.person("<!here>")
    made = ana.create()
    told = ana.ask("PUT", f"/api/tables/{made.id}/webhook", json={"kind": "slack", "url": room.url})
    assert told.is_success
    boris.sit(made.id, made.code)
    text = room.next()["text"]
    assert "&lt;!" in text
    assert "<" not in text


@pytest.mark.parametrize(("language", "word"), [("es", "toca"), ("en", "turn"), ("ru", "ход")])
def test_it_is_told_in_the_tables_language(server: Server, room: Room, language: str, word: str) -> None:
    with Pair(server, language=language) as pair:
        told_in(pair, room, kind="slack")
        due(server, pair)
        assert word in room.next()["text"].lower()


@pytest.mark.parametrize("status", [302, 404, 500])
def test_a_room_that_fails_harms_nobody(server: Server, room: Room, status: int) -> None:
    room.status, room.headers = status, {"Location": f"{room.url}/elsewhere"}
    with Pair(server) as pair:
        told_in(pair, room)
        due(server, pair)
        assert room.said.get(timeout=PATIENCE)[0] == "/room"
        assert room.said.empty(), "neither followed nor tried again"
        pair.move(random.Random(5))


def test_a_room_that_is_not_there_harms_nobody(server: Server) -> None:
    with Pair(server) as pair:
        room = Room()
        told_in(pair, room)
        room.close()
        due(server, pair)
        pair.move(random.Random(5))


# --- which addresses --------------------------------------------------------------------------------------------------

PRIVATE = [
    *("http://127.0.0.1/x", "http://localhost/x", "http://[::1]/x", "http://0.0.0.0/x", "http://10.1.2.3/x"),
    *("http://192.168.1.1:8080/x", "http://169.254.169.254/latest", "http://[::ffff:127.0.0.1]/x", "http://127.1/x"),
    *("http://[64:ff9b::7f00:1]/x", "http://[64:ff9b::5db8:d822]/x", "http://[64:ff9b:1::1]/x"),  # NAT64
    *("http://[2002:7f00:1::]/x", "http://[2002:5db8:d822::1]/x", "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/x"),
    *("http://[::ffff:93.184.216.34]/x", "http://[::93.184.216.34]/x", "http://[::]/x", "http://[fec0::1]/x"),
    *(
        "http://224.0.0.1/x",
        "http://239.1.1.1/x",
        "http://[ff02::1]/x",
        "http://240.0.0.1/x",
        "http://255.255.255.255/x",
    ),
    *(
        "http://100.64.0.1/x",
        "http://192.0.2.1/x",
        "http://198.18.0.1/x",
        "http://[2001:db8::1]/x",
        "http://[100::1]/x",
    ),
    *("http://2130706433/x", "http://user:word@127.0.0.1/x", "https://[fe80::1]/x", "http://172.16.0.1/x"),
]
SENSELESS = [
    *(
        "http://",
        "https:///x",
        "http://[",
        "http://h:99999/x",
        f"http://{'a' * 64}.example/x",
        "http://..",
        "http://%/",
    ),
]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with default limits and webhooks switched on."""
    with Server(Config(database=database(tmp_path_factory.mktemp("strict")), webhooks=True, log="error")) as found:
        yield found


@pytest.mark.parametrize("url", PRIVATE)
def test_addresses_of_the_own_network_are_refused(strict: Server, url: str) -> None:
    ana = strict.person("Ana")
    answer = ana.ask("PUT", f"/api/tables/{ana.create().id}/webhook", json={"kind": "plain", "url": url})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-webhook-private")


@pytest.mark.parametrize("address", ["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "2a00:1450::1"])
def test_addresses_of_the_open_internet_are_taken(address: str) -> None:
    assert webhooks.public(address)


@pytest.mark.parametrize("url", SENSELESS)
def test_what_is_no_address_is_refused(strict: Server, url: str) -> None:
    ana = strict.person("Ana")
    answer = ana.ask("PUT", f"/api/tables/{ana.create().id}/webhook", json={"kind": "plain", "url": url})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-webhook-address")


@pytest.mark.parametrize("url", ["ftp://example.org/x", "file:///etc/passwd", "javascript:1", "x", "http:/x" * 99])
def test_other_schemes_are_refused(strict: Server, url: str) -> None:
    ana = strict.person("Ana")
    answer = ana.ask("PUT", f"/api/tables/{ana.create().id}/webhook", json={"kind": "plain", "url": url})
    assert answer.status_code == 400


def test_a_name_that_moves_into_the_own_network_is_not_followed(
    strict: Server, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name resolves to a public address when it is set, and to a private one when it is used."""
    numbers = {"moving.example": "93.184.216.34"}
    real = socket.getaddrinfo

    def looked_up(host: str, *rest: Any, **more: Any) -> Any:
        return real(numbers.get(host, host), *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    with Pair(strict) as pair:
        url = room.url.replace(HOST, "moving.example")
        assert pair.ana.ask("PUT", f"/api/tables/{pair.id}/webhook", json={"kind": "plain", "url": url}).is_success
        numbers["moving.example"] = HOST
        due(strict, pair)
        assert room.said.empty()


def test_without_leave_of_the_server_there_are_none(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), log="error")) as server:
        ana = server.person("Ana")
        url = {"kind": "plain", "url": "https://example.org/x"}
        answer = ana.ask("PUT", f"/api/tables/{ana.create().id}/webhook", json=url)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-webhook-off")
