"""Rooms survive a restart, old ones expire, and rate limits protect them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from contienda.cli.main import main
from contienda.core.errors import BadOption
from contienda.server.config import Config
from contienda.server.routes import table_creation
from tests.server.guests import Guest, cards_of, meeting, refused, secrets_of, two
from tests.server.harness import Child, Server, database

# --- when the server stops ------------------------------------------------------------------------------------------


def test_a_draft_goes_on_after_the_plug_was_pulled(tmp_path: Path) -> None:
    with Child(Config(database=database(tmp_path), log="error")) as child:
        ana, boris = two(child, "draft")
        for _ in range(13):
            for each in (ana, boris):
                each.look()
                each.told(each.pick(each.pack[0]))
        ana.look()
        ana.told(ana.pick(ana.pack[0]))
        boris.look()
        before = [ana.view, boris.view]
        child.kill()
        child.start()
        assert [ana.look(), boris.look()] == before
        boris.told(boris.pick(boris.pack[0]))
        assert sum(ana.look()["pool"].values()) == 14


@pytest.fixture
def house(tmp_path: Path) -> Config:
    return Config(database=database(tmp_path), log="error")


def moved(guest: Guest, server: Server) -> Guest:
    guest.person.server = server
    guest.person.http.base_url = httpx.URL(server.url)
    return guest


def test_a_table_that_could_not_be_made_is_made_later(house: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stopped between the second deck and the table."""

    async def full(*_: object) -> None:
        raise BadOption("error-server-full")

    with Server(house) as server:
        ana, boris = two(server, "duel")
        texts = [each["text"] for each in ana.person.get("/api/decks")[:2]]
        ana.told(ana.submit(texts[0]))
        with monkeypatch.context() as patch:
            patch.setattr(table_creation, "duel", full)
            assert refused(boris.submit(texts[1])) == (400, "error-server-full")
            assert ana.person.get("/api/mine")["tables"] == []
    with Server(house) as server:
        for each in (ana, boris):
            assert moved(each, server).look()["stage"] == "ready"
        assert ana.table == boris.table
        assert meeting(server, ana.table) == [cards_of(text) for text in texts]


def test_a_table_that_was_deleted_is_not_made_again(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    ana.create("duel", opponent="bot")
    ana.told(ana.submit(ana.person.get("/api/decks")[0]["text"]))
    assert ana.person.ask("DELETE", f"/api/tables/{ana.table}").is_success
    assert ana.look()["stage"] == "ready"
    assert ana.person.ask("GET", f"/api/tables/{ana.table}").status_code == 404


def test_an_old_room_becomes_a_file_without_a_word_of_who_was_there(house: Config, tmp_path: Path) -> None:
    with Server(house) as server:
        ana, boris = two(server, "sealed")
        ana.told(ana.submit(ana.build()))
        secret = secrets_of(server, ana)
    asked = ["tables", "expire", "--idle-days", "0", "--export", str(tmp_path), "--database", house.database]
    assert main(asked) == 0
    text = (tmp_path / f"{ana.id}.room.json").read_text()
    told = json.loads(text)
    assert (told["kind"], told["table"], told["seats"][0]["deck"]) == ("sealed", "", ana.view["deck"])
    assert told["commitment"] == ana.view["commitment"]
    assert told["seed"] == secret[4]
    assert [each for each in secret[:3] if each in text] == []
    with Server(house) as server:
        for each in (ana, boris):
            answer = moved(each, server).ask("GET", f"/api/rooms/{ana.id}")
            assert refused(answer) == (404, "error-room-gone")


# --- limits ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def limited(house: Config) -> Iterator[Server]:
    with Server(house, limits=True) as found:
        yield found


def test_who_asks_too_much_of_a_room_is_asked_for_patience(limited: Server) -> None:
    ana, boris = two(limited, "draft")
    buckets = limited.buckets("actions")
    buckets.burst, buckets.rate = 5, 0.001
    answers = [ana.pick(1).status_code for _ in range(8)]
    assert answers == [*[409] * 5, *[429] * 3]
    assert boris.pick(boris.pack[0]).status_code == 200


def test_codes_are_not_guessed_quickly(limited: Server) -> None:
    limited.guesses.server.burst, limited.guesses.server.rate = 5, 0.001
    stan = limited.person("Stan")
    answers = [stan.ask("POST", "/api/rooms/join", json={"code": f"NO{number}"}).status_code for number in range(8)]
    assert answers == [*[404] * 5, *[429] * 3]


def test_rooms_are_not_made_without_end(limited: Server) -> None:
    limited.shares.session.burst, limited.shares.session.rate = 5, 0.001
    ana = limited.person("Ana")
    answers = [ana.ask("POST", "/api/rooms", json={"kind": "duel"}).status_code for _ in range(8)]
    assert (answers.count(201), answers.count(429)) == (6, 2)  # one before she had a session
