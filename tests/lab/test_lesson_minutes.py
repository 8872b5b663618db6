"""The minutes of a lesson: decisions of simulated games times stated seconds, within the timeboxes, plus the rest."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.game import Game
from contienda.lab.lesson_minutes import Course, Lesson, Pace, duration, estimate, read

PACE = Pace({"play": 30, "pass": 10, "other": 12}, turn=40, micro=45, stop=150, briefing=300, debrief=600)


def buenosos(preset: str = "quick", **options: object) -> tuple[Game, Lesson]:
    game = registry.load("buenosos")
    return game, Lesson(game.resolve(preset, options), {}, [], [])


def test_a_lesson_is_the_sum_of_its_parts() -> None:
    _, lesson = buenosos()
    course = Course({(1, "attack"): 100, (1, "response"): 50, (2, "attack"): 20}, turns=2, decisions=9)
    assert duration(course, lesson, PACE) == 300 + 600 + 2 * 40 + 170
    boxed = replace(lesson, timeboxes={"attack": 60})
    assert duration(course, boxed, PACE) == 300 + 600 + 2 * 40 + 60 + 50 + 20
    asked = replace(lesson, micro=[1, 2, 3], stops=[2, 5])  # the game ended after two turns
    assert duration(course, asked, PACE) == 300 + 600 + 2 * 40 + 170 + 2 * 45 + 150


def test_more_turns_and_slower_teams_take_longer() -> None:
    game, short = buenosos(turns=2)
    _, long = buenosos(turns=4)
    slow = replace(PACE, decisions={name: 3 * seconds for name, seconds in PACE.decisions.items()})
    usual = estimate(game, short, PACE, 4, 1)
    assert usual.turns == 2
    assert estimate(game, long, PACE, 4, 1).minutes > usual.minutes + 2
    assert estimate(game, short, slow, 4, 1).minutes > usual.minutes + 2
    boxed = replace(short, timeboxes=dict.fromkeys((f"board-phase-{n}" for n in range(6)), 10))
    assert estimate(game, boxed, PACE, 4, 1).minutes < usual.minutes
    assert estimate(game, short, PACE, 4, 1) == usual


PLANS = [
    (name, path)
    for name in registry.OURS
    for path in sorted((Path(registry.load(name).folder) / "plans").glob("*.toml"))
]


@pytest.mark.parametrize(("name", "path"), PLANS, ids=[f"{name}-{path.stem}" for name, path in PLANS])
def test_the_estimates_of_the_plans_are_fresh(name: str, path: Path) -> None:
    """If this fails after a change of a plan or a rule, run python -m scripts.plan_minutes."""
    game = registry.load(name)
    lesson, pace, held = read(game, path)
    found = estimate(game, lesson, pace, 20, 25)
    assert found.minutes == pytest.approx(held.minutes, rel=0.12)
    assert found.turns == pytest.approx(held.turns, rel=0.15)
    assert found.decisions == pytest.approx(held.decisions, rel=0.2)
