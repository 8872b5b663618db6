"""The ready setup: a bot places the pieces of all sides, then people decide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contienda.server.config import Config
from contienda.table import entries
from tests.server.children import log_of
from tests.server.harness import Server, database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(Config(database=database(tmp_path_factory.mktemp("ready")), log="error")) as found:
        yield found


def acted(server: Server, table: str) -> list[entries.Acted]:
    log = log_of(server.hub.config.database, table)
    return [entry for entry in log if isinstance(entry, entries.Acted) and entry.seat >= 0]


def test_bots_place_for_both_and_people_begin_with_the_first_turn(server: Server) -> None:
    """At the table's pace this would take a minute; nobody can take back what the bot placed."""
    ana, boris = server.person("Ana"), server.person("Boris")
    made = ana.create("maracas", ["human", "open"], ready=True, pace=2000)
    boris.sit(made.id, made.code)
    with ana.look(made.id, 0) as government:
        government.until(lambda: government.legal and government.document["view"]["turn"] == 1)
        assert government.document["undo"] is None
        seats = {entry.seat for entry in acted(server, made.id) if entry.by == "bot"}
        assert seats == {0, 1}
        placed = len(acted(server, made.id))
        government.act(government.legal[0])
        government.until(lambda: len(acted(server, made.id)) > placed)
        assert acted(server, made.id)[placed].by != "bot"


def test_without_it_people_place_their_own(server: Server) -> None:
    ana = server.person("Ana")
    with ana.look(ana.create("maracas", ["human", "level:1"], pace=0).id, 0) as government:
        government.until(lambda: government.legal)
        assert government.document["view"]["turn"] == 0


def test_a_game_without_a_setup_ignores_the_wish(server: Server) -> None:
    games = {each["id"]: each["ready_setup"] for each in server.person().get("/api/games")}
    assert games == {"misiles": False, "buenosos": False, "blackhat": False, "kiberrubezh": False, "maracas": True}
    ana = server.person("Ana")
    with ana.look(ana.create("misiles", ["human", "level:1"], ready=True).id, 0) as player:
        player.until(lambda: player.legal)
        assert acted(server, player.table["id"]) == []


def test_real_dice_place_nothing_by_themselves(server: Server) -> None:
    ana = server.person("Ana")
    made = ana.create("maracas", ["human", "human"], ready=True, dice="physical")
    assert not server.live(made.id).table.setup.ready
