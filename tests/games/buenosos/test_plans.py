"""The lesson plans: complete in three languages, by the rulebook, playable, and as long as they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from contienda.classroom.lesson_plan import LessonPlan, plans, tidy
from contienda.core.state import OVER
from contienda.games.buenosos import class_tile
from contienda.games.buenosos.game import GAME
from contienda.i18n.speaker import LANGUAGES, of_game
from contienda.lab import lesson_minutes
from tests.games.buenosos.table import Table

IDS = ("40", "60", "90")


def plan(id: str, language: str = "en") -> LessonPlan:
    return next(each for each in plans(GAME, language) if each.id == id)


def test_three_plans_of_40_60_and_90_minutes() -> None:
    assert [(each.id, each.minutes) for each in plans(GAME, "en")] == [("40", 40), ("60", 60), ("90", 90)]


@pytest.mark.clause("buenosos", "13a", "13b", "13c", "13d", "14a", "14b", "14c", "14d")
def test_turns_and_variants_are_those_of_the_rulebook() -> None:
    assert [(each.preset, each.turns) for each in plans(GAME, "en")] == [
        ("quick", 5), ("balanced", 8), ("advanced", 10),
    ]  # fmt: skip
    for each in plans(GAME, "en"):
        assert GAME.resolve(each.preset, dict(each.options))["turns"] == each.turns


def test_the_preset_for_classes_is_the_default() -> None:
    (default,) = (each for each in plans(GAME, "en") if each.default)
    assert default.id == "60"
    assert "classrooms" in of_game(GAME, "en")(f"preset-{default.preset}-help")


@pytest.mark.clause("buenosos", "5.5c")
@pytest.mark.parametrize("id", IDS)
def test_every_turn_ends_with_a_micro_debrief(id: str) -> None:
    assert plan(id).micro == list(range(1, plan(id).turns + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_plan_is_whole_in_every_language(id: str, language: str) -> None:
    found = plan(id, language)
    said = [found.title, found.about, *(each.topic for each in found.stops), *(each.text for each in found.objectives)]
    said += [each.text for each in found.injects]
    assert not [text for text in said if not text or text.startswith("plan-")]
    assert len(set(said)) == len(said)
    if language != "en":
        assert not set(said) & {plan(id).title, plan(id).about, *(each.topic for each in plan(id).stops)}
    assert tidy(found) == found
    assert all(each.topic.endswith("?") for each in found.stops)
    assert len(found.objectives) >= 3
    assert {each.when for each in found.injects} == {"turn", "condition"}


@pytest.mark.parametrize("id", IDS)
def test_a_plan_fits_its_game(id: str) -> None:
    found = plan(id)
    phases = {f"board-phase-{number}" for number in range(6)}
    assert {each.phase for each in found.timeboxes} <= phases
    assert all(0 < each.turn < found.turns for each in found.stops)
    assert all(0 < each.turn <= found.turns for each in found.injects if each.when == "turn")
    table = Table(found.preset)
    markers = {each["key"]: each for each in class_tile.tile(table.state.view(-3))["markers"]}
    for inject in found.injects:
        if inject.when == "condition":
            assert 0 < inject.below < markers[inject.marker]["value"]
            table.set(**{inject.marker: inject.below - 1})
        if inject.adjust >= 0:
            GAME.check_adjustment(table.state, inject.adjust)


@pytest.mark.parametrize("id", IDS)
def test_the_injects_happen_when_their_turn_comes(id: str) -> None:
    found = plan(id)
    table = Table(found.preset, 2, turns=found.turns)
    done = []
    while table.state.actor() != OVER:
        for inject in found.injects:
            if inject.adjust >= 0 and inject.turn == table.state.turn and inject.id not in done:
                if table.step() != "preparation":
                    table.to("preparation")
                table.state.apply(inject.adjust)
                done.append(inject.id)
        table.go_on()
    assert done == [each.id for each in found.injects if each.adjust >= 0 and each.when == "turn"]
    assert len(table.events("ruled")) == len(done)


@pytest.mark.parametrize("id", IDS)
def test_the_lesson_fits_into_its_minutes(id: str) -> None:
    """What was simulated leaves a reserve, but not half of the lesson."""
    _, _, held = lesson_minutes.read(GAME, Path(GAME.folder) / "plans" / f"{id}.toml")
    assert 0.8 * plan(id).minutes <= held.minutes <= plan(id).minutes
    assert plan(id).estimated == held.minutes  # what a teacher is shown
