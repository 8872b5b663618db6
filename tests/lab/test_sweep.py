"""Sweeps: settings race to a target, and the smallest change that surely meets it wins."""

from __future__ import annotations

import pytest

from contienda.lab import proposals, sweep
from contienda.lab.experiment import Row
from contienda.lab.question import arms
from contienda.lab.setup import Setup
from contienda.lab.sweep import Race, Target
from tests.lab.refusals import refused

BASE = Setup("buenosos", "rulebook", 2)
BOTS = arms(["random"], 2, programs=False)


def row(number: int, red: float, blue: float) -> Row:
    return Row(number, True, "", 8, 60, [red, blue], [red, blue], [0, 0], {}, {})


def test_a_grid_holds_every_combination_once() -> None:
    knobs = [BASE.vary("turns", "6,7"), BASE.vary("repair", "drp_step"), BASE.vary("economy", "yes")]
    found = sweep.grid(knobs, 2)
    assert len(found) == 4 + (2 + 2 + 1)
    assert [len(each) for each in found] == sorted(len(each) for each in found)
    assert len({tuple(each) for each in found}) == len(found)


def test_smaller_steps_are_smaller_changes() -> None:
    seven, six = BASE.vary("turns", "7,6")
    (repair,) = BASE.vary("repair", "drp_step")
    assert 1 == sweep.size([repair]) < sweep.size([seven]) < sweep.size([six]) < sweep.size([repair, seven])


def test_toward_a_preset() -> None:
    knobs = sweep.toward(BASE, "standard")
    assert [len(knob) for knob in knobs] == [1] * len(knobs)
    assert BASE.changed([knob[0] for knob in knobs]).options() == Setup("buenosos", "standard", 2).options()


@pytest.mark.parametrize("written", ["fair", "wins:2=45", "length=60", "turns=8"])
def test_targets_are_read_as_they_are_written(written: str) -> None:
    assert sweep.target(written, None, 2).written() == written


@pytest.mark.parametrize("written", ["even", "wins:3=50", "wins:1=101", "length=0", "turns"])
def test_wrong_targets(written: str) -> None:
    with refused("error-sweep-target"):
        sweep.target(written, None, 2)


def race(target: Target, wins: list[list[tuple[float, float]]], deals: int, tried: int = 0) -> Race:
    """Feed a race with given results: for each setting, a cycle of wins."""
    settings = [[each] for each in BASE.vary("turns", "5..7")][: len(wins) - 1]
    asked = sweep.plan(BASE, settings, BOTS, 4000, 10, 1)
    found = Race(asked, target, tried)
    rows = []
    for deal in range(deals):
        for variant, cycle in enumerate(wins):
            number = asked.number(asked.place(0)._replace(variant=variant, deal=deal))
            rows.append(row(number, *cycle[deal % len(cycle)]))
    found.add(rows)
    found.look()
    return found


EVEN = [(1.0, 0.0), (0.0, 1.0)]
RED = [(1.0, 0.0)]


def test_the_setting_that_meets_the_target_is_found() -> None:
    found = race(Target(), [RED, EVEN, RED], 3000)
    assert found.met == [1]
    assert found.over()
    standing = found.standing(1)
    assert standing is not None
    assert standing.miss == 0
    assert standing.wins == [[0.5, 0.5]]


def test_few_games_meet_nothing_surely() -> None:
    found = race(Target(), [RED, EVEN, RED], 60)
    assert found.met == []
    assert 1 in found.racing


def test_a_setting_that_is_surely_beaten_by_no_larger_change_is_dropped() -> None:
    found = race(Target(), [EVEN, RED, RED], 400)
    assert found.racing in ([0], [])


def test_more_settings_ask_for_more_certainty() -> None:
    few, many = (race(Target(), [RED, EVEN], 400, tried).standing(1) for tried in (2, 5000))
    assert few is not None
    assert many is not None
    assert few.high < many.high


def test_games_without_a_winner_can_be_limited() -> None:
    drawn = [(0.0, 0.0)]
    assert race(Target(), [RED, drawn], 3000).met == [1]
    assert race(Target(draws=0.4), [RED, drawn], 3000).met == []


def test_a_small_sweep_from_end_to_end() -> None:
    base = Setup("buenosos", "standard", 2)
    settings = sweep.grid([base.vary("turns", "3")], 1)
    asked = sweep.plan(base, settings, BOTS, 120, 50, 1)
    found = sweep.race(asked, sweep.target("turns=3", None, 2), 1)
    assert found.met == [1]
    assert [each.variant for each in found.frontier()] == [0, 1]


def test_settings_that_cannot_be_combined_are_left_out() -> None:
    settings = [*sweep.grid([BASE.vary("map", "quick"), BASE.vary("expansion", "railway")], 2)]
    asked = sweep.plan(BASE, settings, BOTS, 40, 10, 1)
    assert len(settings) == 3
    assert [len(each.changes) for each in asked.variants] == [1, 1]


@pytest.mark.long
def test_optuna_proposes_the_same_settings_again() -> None:
    pytest.importorskip("optuna")
    knobs = [BASE.vary("turns", "4,6"), BASE.vary("repair", "drp_step"), BASE.vary("crit_extra", "down")]
    given = (Setup("buenosos", "standard", 2), knobs, sweep.target("turns=4", None, 2), BOTS, 20, 3, 1)
    first, again = proposals.proposed(*given), proposals.proposed(*given)
    assert first == again
    assert any("turns=4" in [change.label() for change in each] for each in first)
