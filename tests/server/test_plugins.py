"""A broken package takes no page down: it is left out, and the log names it once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import create_test_client

from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.server.http_errors import refuse
from contienda.server.routes import games
from tests.core import plugins


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    plugins.write(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    games.report.cache_clear()
    yield
    plugins.forget()


def test_the_list_of_games_stands_and_the_log_names_the_broken_ones(caplog: pytest.LogCaptureFixture) -> None:
    with (
        create_test_client(games.router, logging_config=None) as client,
        caplog.at_level(logging.WARNING, "contienda"),
    ):
        for _ in range(2):
            answer = client.get("/api/games")
            assert answer.status_code == 200
            assert [each["id"] for each in answer.json()] == [*registry.OURS, "english", "half"]
        names = {each["id"]: each["names"] for each in answer.json()}
    assert names["english"] == {"es": "A toy", "ru": "A toy", "en": "A toy"}
    assert names["half"] == {"es": "Un juguete", "ru": "A toy", "en": "A toy"}
    told = [record.__dict__["fields"]["reason"] for record in caplog.records if record.message == "game.broken"]
    assert len(told) == len(plugins.BROKEN) + 2  # once, although there were two visits
    for name, reason in plugins.BROKEN.items():
        assert sum(f"“{name}”" in each and reason in each for each in told) == 1, told


def test_pages_of_a_game_in_english_only() -> None:
    with create_test_client(games.router, exception_handlers={ContiendaError: refuse}, logging_config=None) as client:
        words = client.get("/api/games/english/words", params={"lang": "es"}).json()
        assert "game-name = A toy" in words["texts"]
        assert "seat-human = Jugador" in words["common"]
        assert "game-name = Un juguete" in client.get("/api/games/half/words", params={"lang": "es"}).json()["texts"]
        assert client.get("/api/games/english").json()["menu"] == []
        for path in ("/api/games/english/rules", "/api/games/crash"):
            answer = client.get(path, params={"lang": "ru"})
            assert answer.status_code == 404, answer.text
        assert client.get("/api/games/misiles").json()["menu"] == ["give", "swap"]
