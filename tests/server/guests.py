"""People of a room, for tests."""

from __future__ import annotations

import base64
import hashlib
import json
import sqlite3
from typing import Any

import httpx

from contienda.games.kiberrubezh import deck
from contienda.games.kiberrubezh.deck import Cards
from contienda.games.kiberrubezh.game import KiberrubezhGame
from contienda.games.kiberrubezh.library import standard
from tests.server.harness import Address, Person, Server, good

LIBRARY = standard()
LANGUAGES = ("es", "ru", "en")
OTHERS = 2  # seats


class Guest:
    """Somebody in a room, with everything they ever received."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.heard: list[str] = []
        self.id = ""
        self.view: Any = None

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = self.person.ask(method, path, json=body)
        self.heard.append(answer.text + str(answer.headers))
        return answer

    def told(self, answer: httpx.Response) -> Any:
        self.view = good(answer).json()
        self.id = self.view["id"]
        return self.view

    def create(self, kind: str, **rest: object) -> Any:
        return self.told(self.ask("POST", "/api/rooms", {"kind": kind, "name": self.person.name, **rest}))

    def join(self, code: str) -> Any:
        return self.told(self.ask("POST", "/api/rooms/join", {"code": code, "name": self.person.name}))

    def look(self) -> Any:
        return self.told(self.ask("GET", f"/api/rooms/{self.id}"))

    def pick(self, card: int, version: int | None = None) -> httpx.Response:
        seen = self.view["version"] if version is None else version
        return self.ask("POST", f"/api/rooms/{self.id}/pick", {"card": card, "version": seen})

    def submit(self, text: str, version: int | None = None, **rest: object) -> httpx.Response:
        seen = self.view["version"] if version is None else version
        return self.ask("POST", f"/api/rooms/{self.id}/deck", {"text": text, "version": seen, **rest})

    def build(self, seed: int = 1, title: str = "") -> str:
        """Build a deck from what they have."""
        asked = {"way": "best", "seed": seed, "pool": self.view["pool"]}
        cards = self.person.post("/api/decks/suggest", asked)["cards"]
        return str(self.person.post("/api/decks/write", {"title": title, "cards": cards})["text"])

    @property
    def pack(self) -> list[int]:
        found: list[int] = self.view["draft"]["pack"]
        return found

    @property
    def table(self) -> str:
        return str(self.view["table"]["id"])


def two(server: Address, kind: str, **rest: object) -> tuple[Guest, Guest]:
    ana, boris = Guest(server.person("Ana")), Guest(server.person("Boris"))
    boris.join(ana.create(kind, **rest)["code"])
    ana.look()
    return ana, boris


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def cards_of(text: str) -> Cards:
    return deck.legal(text, LIBRARY, "deck")[0].cards


def meeting(server: Server, table: str) -> list[Cards]:
    """Return the decks that meet at a table."""
    found = server.live(table).table
    assert isinstance(found.game, KiberrubezhGame)
    assert found.setup.options == {"deck_a": "own_1", "deck_b": "own_2"}
    return [found.game.decks[name].cards for name in ("own_1", "own_2")]


def draft(*people: Guest) -> None:
    """Make all picks; everybody takes the first card of their pack."""
    while people[0].view["stage"] == "picking":
        for each in people:
            each.look()
            each.told(each.pick(each.pack[0]))
        people[0].look()
    for each in people:
        each.look()


def stored(server: Server, room: str) -> bytes:
    """Return the row of a room, as stored."""
    path = server.hub.config.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute("SELECT content FROM documents WHERE id = ?", (room,)).fetchone()
    return bytes(found)


def secrets_of(server: Server, guest: Guest) -> list[str]:
    """Return what must never leave the server: the seed during the duel, and everybody's identity."""
    secret = guest.person.http.cookies["contienda"]
    digest = hashlib.sha256(secret.encode()).digest()
    content = stored(server, guest.id)
    assert secret.encode() not in content
    seed = json.loads(content)["seed"]
    return [secret, digest.hex(), base64.b64encode(digest).decode(), seed, base64.b64decode(seed).hex()]
