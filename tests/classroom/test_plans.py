"""Lesson plans: those that ship can be read in three languages and played; changed ones are checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contienda.classroom import lesson_plan, tiles
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.i18n.speaker import LANGUAGES, of_game
from tests.classroom.room import PLAN, Room, refused
from tests.server.harness import Server

GAMES = [name for name in registry.OURS if (Path(registry.load(name).folder) / "plans").is_dir()]


def shipped(server: Server, language: str = "en") -> list[Any]:
    found: list[Any] = server.person().get("/api/games/buenosos/plans", lang=language)
    return found


def test_buenosos_ships_plans_of_40_60_and_90_minutes(server: Server) -> None:
    assert GAMES == ["buenosos"]
    for language in LANGUAGES:
        plans = shipped(server, language)
        assert [plan["minutes"] for plan in plans] == [40, 60, 90]
        assert [plan["default"] for plan in plans].count(True) == 1
    assert shipped(server, "es")[0]["title"] != shipped(server, "ru")[0]["title"]
    assert server.person().get("/api/games/misiles/plans") == []
    assert refused(server.person().ask("GET", "/api/games/nothing/plans")) == "error-no-game"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_shipped_plan_can_be_played_as_it_is(server: Server, number: int) -> None:
    plan = shipped(server, "es")[number]
    room = Room(server, tables=1, per_table=2, plan=plan, language="es", preset="")
    seen = room.teacher.look()
    assert (seen["class_"]["preset"], seen["class_"]["plan"]) == (plan["preset"], plan)
    assert [each["id"] for each in seen["injects"]] == [each["id"] for each in plan["injects"]]
    room.fill(2)
    room.teacher.done("start")
    tile = room.teacher.until(lambda seen: seen["tables"][0]["phase"] == "playing" and seen["tables"][0])
    assert tile["turns"] == plan["turns"]
    setup = server.live(tile["id"]).table.setup
    assert setup.micro == plan["micro"]


def test_what_a_plan_names_exists_in_its_game() -> None:
    for name in GAMES:
        game = registry.load(name)
        texts = of_game(game, "en")
        view = game.new(game.usual, game.presets[0].name, {}).view(-3)
        markers = {each["key"] for each in tiles.tile_of(name, view)["markers"]}
        for plan in lesson_plan.plans(game, "en"):
            assert plan.preset in {each.name for each in game.presets}
            assert all(texts.has(box.phase) for box in plan.timeboxes)
            assert all(0 < stop.turn <= plan.turns and " " in stop.topic for stop in plan.stops)
            assert set(plan.micro) <= set(range(1, plan.turns + 1))
            for inject in plan.injects:
                assert inject.when != "condition" or inject.marker in markers
                assert inject.adjust in (-1, *range(game.vocabulary.adjusting_from, game.vocabulary.size))


def test_an_adjustment_changes_the_game_and_says_why(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    detail = server.person().get("/api/games/buenosos")
    verbs = {verb["name"]: verb for verb in detail["verbs"]}
    code = verbs["lower_trust"]["base"] + 3
    assert verbs["lower_trust"]["adjusts"]
    before = room.tile(1)["markers"][1]
    assert before["key"] == "trust"
    room.teacher.done("inject", inject={"id": "x", "text": "Queues at the banks", "adjust": code})
    after = room.teacher.until(lambda seen: seen["injects"][0]["fired"] and seen["tables"][0]["markers"][1])
    assert after["value"] < before["value"]
    injects = room.teacher.person.get(f"/api/tables/{room.table(1)}")["injects"]
    assert [(each["kind"], each["text"]) for each in injects] == [("adjust", "Queues at the banks")]


def test_a_change_in_the_middle_of_a_card_happens_as_soon_as_it_can(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    detail = server.person().get("/api/games/buenosos")
    code = next(verb["base"] for verb in detail["verbs"] if verb["name"] == "lower_trust")
    table = server.live(room.table(1)).table
    for _ in range(200):
        if not table.game.adjustments(table.state):
            break
        room.move(1)
    assert not table.game.adjustments(table.state), "a card is being played"
    room.teacher.done("inject", inject={"id": "x", "text": "Panic", "adjust": code})
    assert room.teacher.look()["injects"][0]["fired"] == []
    for _ in range(50):
        if room.teacher.look()["injects"][0]["fired"]:
            break
        room.move(1)
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [1])
    injects = room.teacher.person.get(f"/api/tables/{room.table(1)}")["injects"]
    assert [each["text"] for each in injects] == ["Panic"]


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"objectives": [{"id": "a", "text": "A"}, {"id": "a", "text": "B"}]}, "error-class-plan"),
        ({"injects": [{"id": "", "text": "A"}]}, "error-class-plan"),
        ({"timeboxes": [{"phase": "x", "seconds": 60}] * 2}, "error-class-plan"),
        ({"stops": [{"turn": 1, "topic": "\u202e"}]}, "error-table-text"),
        ({"timeboxes": [{"phase": "x", "seconds": 1}]}, "error-http-400"),
        ({"preset": "nothing"}, "error-no-preset"),
        ({"options": {"nothing": "1"}}, "error-no-option"),
        ({"turns": 99}, "error-number"),
        ({"unknown": 1}, "error-http-400"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(server: Server, change: dict[str, Any], error: str) -> None:
    before = set(server.hub.tables)
    body = {"game": "buenosos", "plan": PLAN | change}
    found = refused(server.person().ask("POST", "/api/classes", json=body))
    assert found == error
    assert set(server.hub.tables) <= before  # no table is left behind


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('id = "x"\n', encoding="utf-8")
    game = registry.load("buenosos")
    with pytest.raises(BadOption, match=r"bad\.toml"):
        lesson_plan.read(game, tmp_path / "bad.toml", of_game(game, "en"))
