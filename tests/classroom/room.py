"""People of a class for tests: a teacher who opens it, students who join, and what each is sent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from contienda.table.patch import applied
from tests.server.harness import PATIENCE, Address, Person, good

T = TypeVar("T")
PLAN: dict[str, Any] = {
    "id": "test",
    "title": "A lesson",
    "turns": 3,
    "objectives": [{"id": "cascade", "text": "Explain a cascade"}],
}


class ClassLine:
    """A socket of a class; it keeps what it receives."""

    def __init__(self, person: Person, id: str) -> None:
        url = f"{person.server.url.replace('http', 'ws', 1)}/api/classes/{id}/socket"
        headers = {"cookie": person.cookie} if person.cookie else {}
        self.wire = connect(
            url, additional_headers=headers, compression=None, ping_interval=None, close_timeout=1, proxy=None
        ).__enter__()
        self.frames: list[str] = []
        self.document: Any = None
        self.sequence = 0
        self.replies: dict[str, Any] = {}
        self.sent = 0

    def __enter__(self) -> ClassLine:
        self.until(lambda: self.document is not None)
        return self

    def __exit__(self, *_: object) -> None:
        self.wire.close()

    def read(self, timeout: float = PATIENCE) -> Any:
        text = self.wire.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        if frame["t"] == "class":
            self.document, self.sequence = frame["document"], frame["sequence"]
        elif frame["t"] == "patch":
            assert frame["sequence"] == self.sequence + 1, "a gap between two frames"
            self.document, self.sequence = applied(self.document, frame["patch"]), frame["sequence"]
        elif frame["t"] in ("done", "refused"):
            self.replies[frame["id"]] = frame
        return frame

    def until(self, true: Callable[[], T], timeout: float = PATIENCE) -> T:
        end = time.monotonic() + timeout
        while True:
            found = true()
            if found:
                return found
            self.read(max(0.0, end - time.monotonic()))

    def do(self, do: str, **rest: object) -> Any:
        """Send a command and return its result: `done` or `refused`."""
        self.sent += 1
        name = f"{do}-{self.sent}"
        self.wire.send(json.dumps({"id": name, "command": {"do": do, **rest}}))
        return self.until(lambda: self.replies.pop(name, None))

    def closed(self) -> int:
        """Read until the server disconnects; return the close code."""
        try:
            self.until(lambda: False)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd is not None else 1006
        raise AssertionError


class Member:
    """Somebody in a class, with their browser."""

    def __init__(self, person: Person, id: str, seated: Any = None) -> None:
        self.person = person
        self.id = id
        self.seated = seated

    @property
    def member(self) -> str:
        return str(self.look()["you"]["member"])

    def look(self) -> Any:
        return self.person.get(f"/api/classes/{self.id}")

    def do(self, do: str, **rest: object) -> httpx.Response:
        """Send a command over HTTP, whatever the result."""
        return self.person.ask("POST", f"/api/classes/{self.id}/do", json={"command": {"do": do, **rest}})

    def done(self, do: str, **rest: object) -> None:
        good(self.do(do, **rest))

    def line(self) -> ClassLine:
        return ClassLine(self.person, self.id)

    def until(self, true: Callable[[Any], T]) -> T:
        """Look until a condition holds; a class tells its viewers within a moment, and plans act by themselves."""
        end = time.monotonic() + PATIENCE
        while True:
            document = self.look()
            found = true(document)
            if found:
                return found
            assert time.monotonic() < end, json.dumps(document)[:2000]
            time.sleep(0.02)


class Room:
    """A class with its facilitator."""

    def __init__(self, server: Address, tables: int = 2, **wish: Any) -> None:
        self.server = server
        person = server.person()
        wished = {"game": "buenosos", "title": "Class B", "tables": tables, "per_table": 4, **wish}
        made = person.post("/api/classes", wished)
        self.id, self.code = made["id"], made["code"]
        self.teacher = Member(person, self.id)
        self.students: list[Member] = []

    def join(self, alias: str, person: Person | None = None, **rest: object) -> Member:
        found = person or self.server.person(alias)
        body = {"alias": alias, "code": self.code, **rest}
        seated = found.post(f"/api/classes/{self.id}/join", body)
        self.students.append(Member(found, self.id, seated))
        return self.students[-1]

    def fill(self, count: int) -> list[Member]:
        return [self.join(f"Student {number}") for number in range(1, count + 1)]

    def invited(self, role: str) -> Member:
        """Return somebody who took a link to that role."""
        url = self.teacher.person.post(f"/api/classes/{self.id}/roles", {"role": role})["url"]
        person = self.server.person(role)
        seated = person.post(f"/api/classes/{self.id}/claim", {"ticket": url.partition("#claim=")[2]})
        return Member(person, self.id, seated)

    def started(self, count: int = 4) -> Room:
        self.fill(count)
        self.teacher.done("start")
        self.teacher.until(lambda seen: all(tile["phase"] == "playing" for tile in seen["tables"]))
        return self

    def tile(self, number: int) -> Any:
        return self.teacher.look()["tables"][number - 1]

    def table(self, number: int) -> str:
        return str(self.tile(number)["id"])

    def seats(self) -> dict[str, tuple[int, int]]:
        """Return where everybody sits, by alias, as the class says."""
        people = self.teacher.look()["people"]
        return {each["alias"]: (each["table"], each["seat"]) for each in people if each["table"]}

    def at_table(self, number: int) -> list[list[str]]:
        """Return who sits where, as the table says: names by seat."""
        found = self.teacher.person.get(f"/api/tables/{self.table(number)}")
        return [[member["name"] for member in seat["members"]] for seat in found["seats"]]

    def captain_of(self, number: int) -> Member:
        """Return the student who decides at a table now."""
        tile = self.tile(number)
        people = self.teacher.look()["people"]
        alias = next(
            each["alias"]
            for each in people
            if each["table"] == number and each["seat"] == tile["actor"] and each["captain"]
        )
        return next(each for each in self.students if each.look()["you"]["alias"] == alias)

    def move(self, number: int) -> None:
        """Take the first legal action at a table, for the team that decides."""
        tile = self.tile(number)
        mover = self.captain_of(number)
        with mover.person.look(tile["id"], tile["actor"]) as socket:
            done = socket.act(socket.legal[0])
            while done.get("error") == "error-table-stale":  # the plan changed something in between
                socket.at(done["position"])
                done = socket.act(socket.legal[0])
            assert done["t"] == "done", done

    def play_to_turn(self, number: int, turn: int) -> None:
        """Let a table play until that turn begins or it is stopped."""
        for _ in range(300):
            tile = self.tile(number)
            if tile["turn"] >= turn or tile["phase"] == "over" or tile["frozen"]:
                return
            self.move(number)
        raise AssertionError("the turn does not end")


def refused(answer: httpx.Response) -> str:
    """Return the error of a refusal, which must be one sentence in words."""
    assert not answer.is_success, answer.text
    problem = answer.json()
    assert problem["text"], problem
    assert not problem["text"].startswith("error-"), problem
    return str(problem["error"])
