"""Lessons over HTTP: complete, in the learner's language, and without anything they may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.core.game import Game
from contienda.play import lesson
from contienda.server.http_errors import refuse
from contienda.server.routes import lessons

GAMES = list(registry.OURS)
UNSEEN = {"draw(A08)": "draw(A17)", "draw(A13)": "draw(A18)", "draw(A15)": "draw(A16)"}  # Red never plays them


def ask(path: str) -> tuple[int, Any]:
    app = Litestar(route_handlers=[lessons.router], exception_handlers={ContiendaError: refuse}, openapi_config=None)
    with TestClient(app) as client:
        answer = client.get(path)
        return answer.status_code, answer.json()


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_told_as_it_is_played(name: str) -> None:
    game = registry.load(name)
    found = lesson.load(game)
    status, told = ask(f"/api/games/{name}/lesson")
    assert status == 200
    assert (told["game"], told["learner"], told["seats"]) == (name, found.learner, found.seats)
    for (step, match), frame in zip(found.play(game), told["frames"], strict=True):
        state = match.state
        assert frame["view"] == json.loads(json.dumps(state.view(found.learner)))
        assert frame["note"] == step.note
        assert frame["actor"] == frame["view"]["actor"]
        mine = state.actor() == found.learner
        assert frame["legal"] == (state.actions() if mine else [])
        if step.asked:
            assert frame["asked"] in frame["legal"]
        else:
            assert frame["asked"] is None


@pytest.mark.parametrize("name", GAMES)
def test_events_come_once_and_in_the_learners_numbers(name: str) -> None:
    frames = lessons.lesson_info(registry.load(name)).frames
    events = [event for frame in frames for event in frame.events]
    assert [event[0] for event in events] == list(range(len(events)))
    decided = [event[2] for event in events if event[1] == "decided"]
    for frame in frames:
        if frame.asked is not None:
            assert [frame.actor, frame.asked] in decided


def test_what_the_others_hold_is_not_told(tmp_path: Path) -> None:
    """With other cards in Red's hand, not a byte of the lesson changes."""
    game = registry.load("buenosos")
    text = (Path(game.folder) / lesson.FILE).read_text(encoding="utf-8")
    for one, other in UNSEEN.items():
        assert text.count(one) == 1
        text = text.replace(one, other)
    (tmp_path / lesson.FILE).write_text(text, encoding="utf-8")
    here, there = lessons.lesson_info.__wrapped__(game), lessons.lesson_info.__wrapped__(elsewhere(game, tmp_path))
    assert msgspec.json.encode(here) == msgspec.json.encode(there)


def elsewhere(game: Game, folder: Path) -> Game:
    twin = game.with_scenario((Path(game.folder) / "scenarios" / "standard.toml").read_text(encoding="utf-8"))
    twin.folder = str(folder)
    return twin


def test_there_is_no_lesson_for_what_is_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask("/api/games/chess/lesson")[0] == 404
    monkeypatch.setattr(lesson, "FILE", "none.json")
    status, told = ask("/api/games/misiles/lesson")
    assert (status, told["error"]) == (404, "error-http-404")
