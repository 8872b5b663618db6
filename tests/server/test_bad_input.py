"""Ten thousand messages that should never have been sent: each is refused in one sentence, and nothing changes."""

from __future__ import annotations

import json
import random
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from contienda.server.config import Config
from contienda.server.routes.sockets import MOST_REPLIES, MOST_TEXT, TOO_BIG, SocketViewer
from contienda.table.wording import tidied
from tests.server.harness import HOST, PATIENCE, Pair, Person, Server, Socket, database, many

OVER_SOCKETS = 8_800
OVER_HTTP = 1_200
BATCH = 50


class Target:
    """A table in play, a finished one, another one, and people with bad intentions."""

    def __init__(self, server: Server) -> None:
        self.server = server
        dice = random.Random(4)
        self.pair = Pair(server, "buenosos")
        for _ in range(6):
            self.pair.move(dice)
        self.over = Pair(server, "buenosos")
        self.over.play(dice)
        self.other = Pair(server, "buenosos")
        self.watcher = server.person("Wu")
        self.watcher.claim(self.pair.id, self.pair.made.watch)
        self.bench = self.watcher.look(self.pair.id)
        self.stranger = server.person("Stan")
        self.tables = [self.pair.id, self.over.id, self.other.id]

    def fingerprints(self) -> list[tuple[int, bytes]]:
        return [self.server.fingerprint(table) for table in self.tables]

    def close(self) -> None:
        for pair in (self.pair, self.over, self.other):
            pair.__exit__()
        self.bench.close()


@pytest.fixture(scope="module")
def target(server: Server) -> Iterator[Target]:
    found = Target(server)
    yield found
    found.close()


# --- the messages -----------------------------------------------------------------------------------------------------

STRANGE: list[Any] = [
    *(None, True, -1, -(2**63), 2**63, 10**30, 1e308, 0.5, "", " ", "0", "\x00", "\u202egnp.exe", "\ud800", "й" * 50),
    *("x" * 501, "🂡" * 41, [], [0], {}, {"do": "act"}, [[[[[[]]]]]], {"$ref": "#"}, "__proto__", "'; DROP TABLE"),
]


class Malice:
    """Generates bad messages, always the same ones. Each comes with the socket it is sent over."""

    def __init__(self, target: Target, dice: random.Random) -> None:
        self.target = target
        self.dice = dice
        self.kinds: list[Callable[[], tuple[Socket, str]]] = [
            self.noise,
            self.broken,
            self.unknown,
            self.strange,
            self.stale,
            self.illegal,
            self.out_of_turn,
            self.other_seat,
            self.other_table,
            self.only_the_host,
            self.only_watching,
            self.after_the_end,
            self.unspeakable,
            self.again,
        ]

    def act(self, **changes: object) -> dict[str, Any]:
        mover = self.target.pair.to_move
        wanted: dict[str, object] = {"do": "act", "action": mover.legal[0], "expect": mover.position, "nonce": "n"}
        return {"id": str(self.dice.random()), "command": wanted | changes}

    def anybody(self) -> Socket:
        return self.dice.choice([*self.target.pair.sockets, self.target.bench])

    def noise(self) -> tuple[Socket, str]:
        """Meaningless letters."""
        return self.anybody(), "".join(chr(self.dice.randrange(1, 0xD7FF)) for _ in range(self.dice.randrange(200)))

    def broken(self) -> tuple[Socket, str]:
        """JSON that was cut, duplicated or corrupted somewhere."""
        text = json.dumps(self.act())
        at = self.dice.randrange(1, len(text))
        bent = [text[:at], text[:at] + text, text[:at] + self.dice.choice('{}[]":,\\') + text[at:], text * 2]
        return self.target.pair.waiting, self.dice.choice(bent)

    def unknown(self) -> tuple[Socket, str]:
        """Commands and fields that do not exist."""
        bad = [
            self.act(do=self.dice.choice(["ACT", "win", "", "__class__", "act ", None, 7])),
            self.act() | {"t": "snapshot"},
            self.act(seed="0" * 64),
            self.act(by="somebody"),
            {"command": []},
            {"id": 5, "resync": True},
            {"id": "x" * 41, "resync": True},
            {"resync": "yes"},
            {},
            [],
        ]
        return self.anybody(), json.dumps(self.dice.choice(bad))

    def strange(self) -> tuple[Socket, str]:
        """A valid command with a value of the wrong kind, out of turn."""
        name = self.dice.choice(["action", "expect", "nonce", "seat"])
        message = self.act(**{name: self.dice.choice(STRANGE)})
        return self.target.pair.waiting, json.dumps(message)

    def stale(self) -> tuple[Socket, str]:
        """An action in a position of the past or the future."""
        mover = self.target.pair.to_move
        wrong = mover.position + self.dice.choice([-mover.position, -1, 1, 2, 1000])
        return mover, json.dumps(self.act(expect=wrong))

    def illegal(self) -> tuple[Socket, str]:
        """An action that is not on the list."""
        mover = self.target.pair.to_move
        while (action := self.dice.randrange(1200)) in mover.legal:
            pass
        return mover, json.dumps(self.act(action=action))

    def out_of_turn(self) -> tuple[Socket, str]:
        return self.target.pair.waiting, json.dumps(self.act(action=self.dice.randrange(1200)))

    def other_seat(self) -> tuple[Socket, str]:
        """An action in the name of the player to move."""
        pair = self.target.pair
        seat = pair.sockets.index(pair.to_move)
        do = self.dice.choice(["act", "undo", "leave", "show", "standin", "captain", "chat"])
        rests: dict[str, Any] = {"act": self.act()["command"], "undo": {"expect": pair.to_move.position}}
        rest = rests.get(do, {"text": "psst", "team": True} if do == "chat" else {})
        guest = pair.waiting
        # Ana hosts, and a host may send a bot to any seat
        if guest is pair.sockets[0] and do in ("standin", "captain"):
            do, rest = "act", self.act()["command"]
        return guest, json.dumps({"id": "o", "command": {**rest, "do": do, "seat": seat}})

    def other_table(self) -> tuple[Socket, str]:
        """What would be right at another table."""
        there = self.target.other.to_move
        return self.target.pair.waiting, json.dumps(self.act(action=there.legal[0], expect=there.position))

    def only_the_host(self) -> tuple[Socket, str]:
        pair = self.target.pair
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("rollback", {"to": 0, "reason": "because"}),
            ("start", {}),
            ("remove", {"seat": 0, "member": pair.made.member}),
            ("reseat", {"seat": 0, "to": {"kind": "bot", "bot": "level:1"}}),
            ("extend", {"seconds": 60}),
            ("switch", {"table_chat": False}),
            ("captain", {"seat": 0, "member": pair.seated.member}),
            ("standin", {"seat": 0, "bot": "level:1"}),
        ]
        do, rest = self.dice.choice(wishes)
        return pair.sockets[1], json.dumps({"command": {"do": do, **rest}})

    def only_watching(self) -> tuple[Socket, str]:
        """A spectator does anything at all."""
        do = self.dice.choice(["act", "note", "chat", "pause", "resume", "leave", "undo", "answer", "show"])
        rests: dict[str, Any] = {"act": self.act()["command"], "note": {"text": "ha"}, "chat": {"text": "ha"}}
        return self.target.bench, json.dumps({"command": {**rests.get(do, {}), "do": do}})

    def after_the_end(self) -> tuple[Socket, str]:
        viewer = self.dice.choice(self.target.over.sockets)
        do = self.dice.choice(["act", "undo", "pause", "answer", "resume", "type", "start", "extend", "rollback"])
        expect = {"expect": viewer.position} if do in ("act", "undo", "type") else {}
        rest: dict[str, Any] = {"to": 0, "reason": "again"} if do == "rollback" else {}
        return viewer, json.dumps({"command": {"do": do, **expect, **rest}})

    def unspeakable(self) -> tuple[Socket, str]:
        """Unreadable words."""
        text = self.dice.choice(["", "  \t", "a\x00b", "\u202eevil", "\x1b[2J", "\u2066x", "\x7f", "y" * 501])
        do: dict[str, Any] = self.dice.choice([{"do": "chat"}, {"do": "chat", "team": True}, {"do": "note"}])
        return self.dice.choice(self.target.pair.sockets), json.dumps({"command": {**do, "text": text}})

    def again(self) -> tuple[Socket, str]:
        """What was already done, sent again."""
        pair = self.target.pair
        do = self.dice.choice([{"do": "resume"}, {"do": "answer", "agree": True}, {"do": "start"}])
        return self.dice.choice(pair.sockets), json.dumps({"command": do})


# --- over sockets and over HTTP ---------------------------------------------------------------------------------------


def test_bad_messages_over_sockets(target: Target) -> None:
    malice = Malice(target, random.Random(2026))
    before = target.fingerprints()
    told: Counter[str] = Counter()
    for _ in range(OVER_SOCKETS // BATCH):
        sent = [malice.dice.choice(malice.kinds)() for _ in range(BATCH)]
        told.update(refusals(sent))
        assert target.fingerprints() == before
    assert told.total() == OVER_SOCKETS
    assert len(told) >= 12, told
    healthy(target)


def refusals(sent: list[tuple[Socket, str]]) -> Iterator[str]:
    """Send them all at once, then read one refusal with its sentence per message."""
    for viewer, text in sent:
        viewer.say(text)
    for viewer, text in sent:
        frame = viewer.read()
        assert frame["t"] == "refused", (text, frame)
        assert frame["error"].startswith("error-"), (text, frame)
        assert frame["text"] != frame["error"], f"{frame['error']} has no sentence"
        yield frame["error"]


def test_bad_requests(target: Target) -> None:
    dice = random.Random(77)
    malice = Malice(target, dice)
    before = target.fingerprints()
    told: Counter[tuple[int, str]] = Counter()
    people: dict[Socket, Person] = dict(zip(target.pair.sockets, (target.pair.ana, target.pair.boris), strict=True))
    people |= dict(zip(target.over.sockets, (target.over.ana, target.over.boris), strict=True))
    people[target.bench] = target.watcher
    for _ in range(OVER_HTTP):
        viewer, text = dice.choice(malice.kinds)()
        table = target.over.id if viewer in target.over.sockets else target.pair.id
        body = command_of(text)
        person = dice.choice([people[viewer], target.stranger])
        answer = person.ask("POST", f"/api/tables/{table}/do", content=body, headers={"Content-Type": TYPE})
        told[refused(answer, body)] += 1
    assert target.fingerprints() == before
    assert len(told) >= 12, told
    healthy(target)


TYPE = "application/json"


def command_of(text: str) -> bytes:
    """Return the bare command, as HTTP takes it; what is not even a message is sent as it is."""
    try:
        message = json.loads(text)
        found = message["command"] if isinstance(message, dict) and "command" in message else {"do": 0}
        return json.dumps(found).encode()
    except json.JSONDecodeError:
        return text.encode(errors="surrogatepass")


def refused(answer: httpx.Response, body: object) -> tuple[int, str]:
    assert 400 <= answer.status_code < 500, (body, answer.text)
    problem = answer.json()
    assert problem["text"] != problem["error"]
    return answer.status_code, problem["error"]


def healthy(target: Target) -> None:
    """Check that the server responds and the game goes on."""
    assert target.stranger.get("/healthz")["status"] == "ok"
    target.pair.settle()
    assert target.pair.move(random.Random(1))["t"] == "done"
    target.bench.at(target.pair.sockets[0].sequence)


OTHER_REQUESTS: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", {"wish": {"game": "chess"}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "../misiles"}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "preset": "nightmare"}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "options": {"luck": "mine"}}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "seats": [{"kind": "human"}] * 8}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "seats": [{"kind": "human"}] * 9}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "seats": [{"kind": "bot", "bot": "god"}] * 2}}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "seats": [{"kind": "open", "bot": "random"}] * 2}}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "clock": {"mode": "bank", "seconds": 0}}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles", "scenario": "x = 1"}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "buenosos", "scenario": "a" + ".a" * 40_000 + " = 1"}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "buenosos", "scenario": "a = " + "[" * 50_000}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "buenosos", "scenario": "x" * 100_001}, "name": "Ana"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles"}}),
    ("POST", "/api/tables", {"wish": {"game": "misiles"}, "name": "A" * 41}),
    ("POST", "/api/tables", {"wish": {"game": "misiles"}, "name": "\u202eAna"}),
    ("POST", "/api/tables", {"wish": {"game": "misiles"}, "name": "\x00"}),
    ("POST", "/api/tables", b'{"wish": {"game": "misiles"}, "name": "\\ud800"}'),
    ("POST", "/api/tables", b'{"wish": {"game": "misiles", "pace": NaN}, "name": "Ana"}'),
    ("POST", "/api/tables", b'{"wish": {"game": "misiles", "pace": 1e999}, "name": "Ana"}'),
    ("POST", "/api/tables", b'{"wish": {"game": "misiles", "pace": ' + b"9" * 5000 + b'}, "name": "Ana"}'),
    ("POST", "/api/tables", b"\xff\xfe\x00"),
    ("POST", "/api/tables", b"null"),
    ("POST", "/api/tables", b"[" * 100_000),
    ("POST", "/api/replays", b'{"replay": {"format": ' + b"[" * 100_000),
    ("POST", "/api/replays", {"replay": {"format": "contienda-replay/1"}, "branch": {"step": 0, "seats": []}}),
    ("POST", "/api/replays", {"replay": {"format": "x" * 1_999_900}, "branch": {"step": 0, "seats": []}}),
    ("POST", "/api/tables/{id}/sit", {"name": "", "key": "{code}"}),
    ("POST", "/api/tables/{id}/sit", {"name": "A" * 41, "key": "{code}"}),
    ("POST", "/api/tables/{id}/sit", {"name": "\u2067A", "key": "{code}"}),
    ("POST", "/api/tables/{id}/sit", {"name": "A", "key": "{code}", "seat": 15}),
    ("POST", "/api/tables/{id}/sit", {"name": "A", "key": "{code}", "seat": 0}),
    ("POST", "/api/tables/{id}/sit", {"name": "A", "key": "k" * 81}),
    ("POST", "/api/tables/{id}/claim", {"ticket": ""}),
    ("POST", "/api/tables/{id}/claim", {"ticket": "t" * 81}),
    ("PUT", "/api/tables/{id}/webhook", {"kind": "plain", "url": "file:///etc/passwd"}),
    ("GET", "/api/tables/AAAAAAAAAAAA", None),
    ("GET", "/api/tables/..%2F..%2Fx", None),
    ("GET", "/api/codes/%00", None),
    ("GET", "/api/codes/%27%20OR%201=1", None),
    ("GET", "/api/games/buenosos/scenarios/..%2Fgame", None),
    ("GET", "/api/games/%2e%2e", None),
    ("GET", "/api/games/misiles/rules?lang=xx", None),
    ("GET", "/api/tables/{id}/positions/99999999999", None),
    ("GET", "/api/tables/{id}/positions/-1", None),
    ("GET", "/api/tables/{id}/events", None),
    ("GET", "/api/tables/{id}/events?before=1e3", None),
    ("GET", "/api/tables/{id}/frames?since=-2", None),
    ("GET", "/api/tables/{id}/frames?wait=nan", None),
    ("GET", "/api/tables/{id}/frames?wait=26", None),
]


@pytest.mark.parametrize(("method", "path", "body"), OTHER_REQUESTS, ids=range(len(OTHER_REQUESTS)))
def test_other_bad_requests(target: Target, method: str, path: str, body: Any) -> None:
    before = target.fingerprints()
    made = target.pair.made
    content = body if isinstance(body, bytes) else json.dumps(body).replace("{code}", made.code).encode()
    headers = {"Content-Type": TYPE} if body is not None else {}
    sent = content if body is not None else None
    answer = target.stranger.ask(method, path.replace("{id}", made.id), content=sent, headers=headers)
    refused(answer, body)
    assert answer.elapsed.total_seconds() < 5
    assert target.fingerprints() == before


# --- the wire itself --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [MOST_TEXT + 1, 16_385, 100_000])
def test_too_long_a_message_ends_the_socket(target: Target, length: int) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        viewer.say(json.dumps({"command": {"do": "chat", "text": "x" * length}}))
        assert viewer.closed() == TOO_BIG


@pytest.mark.parametrize("frame", [b"", b"\x00\xff", b'{"resync": true}', b"\xde\xad" * 1000])
def test_binary_frames_are_refused(target: Target, frame: bytes) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        viewer.say(frame)
        assert viewer.until(lambda: viewer.replies)[""]["error"] == "error-message"


def test_text_that_is_no_text_ends_the_socket(target: Target) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        wire = viewer.wire.socket
        wire.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert viewer.closed() == 1007
    healthy(target)


def test_pieces_of_a_message_are_put_together(target: Target) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        viewer.wire.send(iter(['{"id": "whole", ', '"res', 'ync": tr', "ue}"]))
        assert viewer.read()["t"] == "snapshot"


def test_a_message_in_endless_pieces_ends_the_socket(target: Target) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        first = Frame(Opcode.BINARY, b"x" * 4000, fin=False).serialize(mask=True)
        more = b"\x00" + struct.pack("!BH", 0x80 | 126, 4000) + b"\x00" * 4 + b"x" * 4000
        viewer.wire.socket.sendall(first + 5 * more)  # in one go: the server closes in the middle of it
        assert viewer.closed() == TOO_BIG


def test_unmasked_frames_end_the_socket(target: Target) -> None:
    with target.pair.ana.look(target.pair.id, 0) as viewer:
        viewer.wire.socket.sendall(Frame(Opcode.TEXT, b"{}").serialize(mask=False))
        assert viewer.closed() == 1002


def test_names_of_people_stay_names(server: Server) -> None:
    """Any name comes back readable, and has no other effect."""
    for name in (
        "<script>alert(1)</script>",
        '"};//',
        "Ñandú 🂡",
        "'; DROP TABLE t; --",
        "{$who}",
        "a  b\tc\u200b",
    ):
        ana = server.person(name)
        made = ana.create()
        with ana.look(made.id, 0) as viewer:
            assert viewer.table["seats"][0]["members"][0]["name"] == tidied(name, "")


# --- too many and too slow --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows six viewers per table."""
    config = Config(database=database(tmp_path_factory.mktemp("small")), most_viewers=6, log="error")
    with Server(config) as found:
        yield found


def test_a_table_has_only_so_many_viewers(small: Server) -> None:
    with Pair(small, listed=True) as pair:
        crowd = small.person()
        with many(*(crowd.look(pair.id) for _ in range(4))):
            with pytest.raises(InvalidStatus):
                crowd.knock(pair.id)
            pair.move(random.Random(1))
            pair.boris.look(pair.id, 1).close()  # a full bench keeps no player out
            small.until(lambda: len(small.live(pair.id).viewers) == 6)
            with many(*(pair.boris.look(pair.id, 1) for _ in range(6))), pytest.raises(InvalidStatus):
                pair.boris.knock(pair.id, 1)
        small.until(lambda: len(small.live(pair.id).viewers) == 2)
        crowd.look(pair.id).close()


def test_who_does_not_read_delays_nobody_and_fills_no_memory(small: Server) -> None:
    with Pair(small, "buenosos") as pair:
        ana, live = pair.sockets[0], small.live(pair.id)
        known = set(live.viewers)
        small.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # for later connections
        with deaf(pair.boris, pair.id) as slow:
            small.until(lambda: len(live.viewers) == len(known) + 1)
            (viewer,) = live.viewers - known
            assert isinstance(viewer, SocketViewer)
            while viewer.sequence > live.table.now.sequence - 5:  # until nothing more is sent to them
                assert ana.do("chat", text="x" * 500)["t"] == "done"
            stuck = viewer.sequence
            for _ in range(20):
                assert ana.do("chat", text="x" * 500)["t"] == "done"
            assert viewer.sequence == stuck
            assert len(viewer.replies) <= MOST_REPLIES
            slow.at(ana.sequence)  # once they read again, they soon know everything
            assert slow.document["table"] == ana.table
        pair.settle()


def deaf(person: Person, table: str) -> Socket:
    """Somebody whose open page reads nothing until asked to."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((HOST, person.server.port))
    url = f"{person.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=1"
    opening = connect(
        url,
        sock=wire,
        additional_headers={"Cookie": person.cookie},
        compression=None,
        ping_interval=None,
        close_timeout=0,
        max_queue=1,
    )
    return Socket(opening)


def test_who_is_gone_without_a_word_is_noticed(tmp_path: Path) -> None:
    config = Config(database=database(tmp_path), log="error")
    with Server(config, ws_ping_interval=0.5, ws_ping_timeout=2.0) as server, Pair(server) as pair:
        ana, boris = pair.sockets
        ana.until(lambda: len(ana.here) == 2)
        boris.close()
        ana.until(lambda: len(ana.here) == 1)
        silent = mute(pair.boris, pair.id)
        ana.until(lambda: len(ana.here) == 2)
        ana.until(lambda: len(ana.here) == 1)
        silent.close()


def mute(person: Person, table: str) -> socket.socket:
    """A socket that connects and then never responds, not even to a ping."""
    wire = socket.create_connection((HOST, person.server.port), timeout=PATIENCE)
    lines = [
        f"GET /api/tables/{table}/socket?seat=1 HTTP/1.1",
        f"Host: {HOST}:{person.server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {person.cookie}",
    ]
    wire.sendall("\r\n".join([*lines, "", ""]).encode())
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def test_unfinished_requests_harm_nobody(server: Server) -> None:
    wires = []
    for _ in range(60):
        wire = socket.create_connection((HOST, server.port))
        wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n")
        wires.append(wire)
    with Pair(server) as pair:
        pair.move(random.Random(1))
    for wire in wires:
        wire.close()
