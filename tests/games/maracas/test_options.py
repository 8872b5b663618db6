"""Presets, every optional part as its own switch, the table of events and the eight Strategies."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, cast

import pytest

from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas import constants as t
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.missions import can_run
from contienda.games.maracas.state import Maracas
from tests.games.maracas.table import GOV, INS, Table

PARTS = ["assets", "foreign", "intelligence", "objectives", "criminals", "nsm"]


def on(preset: str) -> set[str]:
    options = GAME.resolve(preset, {})
    return {part for part in PARTS if options[part]}


def test_presets() -> None:
    assert on("introductory") == set()
    assert on("standard") == {"assets", "foreign", "intelligence", "objectives"}
    assert on("full") == on("free_setup") == set(PARTS)
    for preset in ("introductory", "standard", "full", "free_setup"):
        options = GAME.resolve(preset, {})
        assert options["events"] == 1
        assert options["no_chit"] == 0
        assert options["setup"] == (1 if preset == "free_setup" else 0)
    levels = [int(cast(Maracas, GAME.start(2, GAME.resolve(each.name, {}))).tables.level) for each in GAME.presets]
    assert levels == [60, 60, 60, 130]
    assert [GAME.resolve(each.name, {})["turn_limit"] for each in GAME.presets] == [6, 9, 9, 9]


def met(seed: int, **options: object) -> tuple[set[str], set[str], list[Mapping[str, Any]]]:
    """The verbs and events of a random full game, and some of its views."""
    state = cast(Maracas, GAME.start(2, GAME.resolve("full", {"turn_limit": 3, **options})))
    recorder = Recorder()
    state.attach(recorder)
    rng = Rng(seed)
    verbs: set[str] = set()
    views: list[Mapping[str, Any]] = []
    while state.actor() != OVER:
        listed = state.actions()
        code = int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))]
        verbs.add(GAME.vocabulary.say(code).verb.name)
        state.apply(code)
        if len(recorder.events) % 40 == 0:
            views += [state.view(GOV), state.view(INS)]
    return verbs, {each.kind for each in recorder.events}, views


def kinds(views: list[Mapping[str, Any]]) -> set[str]:
    """Every counter shown anywhere."""
    return set(re.findall(r'"kind": "(\w+)"', json.dumps(views)))


FOREIGN = {"fcbt140", "fcbt240", "fcbt150", "fhw", "ateam", "sensor2"}
ASSETS = {*e.GOV_ASSETS, *e.INS_ASSETS} - {"informant"}


@pytest.mark.clause("maracas", "D-R78")
def test_without_a_part_nothing_of_it_is_met() -> None:
    _, _, views = met(1, assets="no")
    assert not kinds(views) & ASSETS
    _, _, views = met(2, foreign="no")
    assert not kinds(views) & FOREIGN
    assert kinds(views) & ASSETS
    verbs, events, views = met(3, intelligence="no")
    assert not verbs & {"pay", "intel", "use_advantage", "turn_initiative"}
    assert "intel_drawn" not in events
    assert all(sum(view["pool"].values()) == 0 for view in views)
    _, events, views = met(4, objectives="no")
    assert not events & {"guards", "objective_hit"}
    assert not any(area["objective"] for view in views for area in view["areas"])
    _, events, views = met(5, criminals="no")
    assert "criminal_placed" not in events
    assert not any(area["criminals"] for view in views for area in view["areas"])
    _, events, views = met(6, nsm="no")
    assert not events & {"nsm_placed", "nsm_attacks"}
    assert not any(area["nsm"] for view in views for area in view["areas"])
    _, events, _ = met(7, events="no")
    assert "event_drawn" not in events


@pytest.mark.clause("maracas", "10.3")
def test_without_hands_nobody_holds_a_chit() -> None:
    verbs, events, views = met(8, no_chit="yes")
    assert not verbs & {"chit", "no_chit", "buy"}
    assert "free_draw" not in events
    assert all(side["hand_size"] == 0 for view in views for side in view["sides"])


@pytest.mark.clause("maracas", "D-R78")
@pytest.mark.parametrize("switch", ["yes", "no"])
def test_irregulars_and_objectives_come_only_with_their_part(switch: str) -> None:
    """Random games seldom reach them."""
    there = switch == "yes"
    for part, event in (("criminals", "criminal_placed"), ("nsm", "nsm_placed")):
        table = Table("full", **{part: switch}).terror("BY")
        table.state.push(s.IRREGULARS)
        table.state.settle()
        assert table.told(event) == (["BY"] if there else [])
    table = Table("full", objectives=switch).ins("LL", "mf332")
    assert bool(can_run(table.state, 0, e.ATTACK)) is there
    table = Table("full", objectives=switch).box(GOV, "LL", "pol212")
    table.state.push(s.STACKS, 0)
    table.state.settle()
    assert (table.step() == "guard") is there
    table = Table("full", intelligence=switch)
    table.state.push(s.INTELLIGENCE)
    table.state.settle()
    assert (table.step() == "intelligence") is there


def test_with_all_parts_all_of_them_are_met() -> None:
    """Otherwise the test above would prove nothing."""
    verbs, events, shown = set(), set(), set()
    for seed in range(3):
        more, told, views = met(seed)
        verbs |= more
        events |= told
        shown |= kinds(views)
    assert shown >= FOREIGN - {"fcbt150"}
    assert shown & ASSETS
    assert {"pay", "intel", "chit", "buy"} <= verbs
    assert {"guards", "event_drawn", "free_draw"} <= events


EVENTS = {
    "none": [11, 12, 13, 14, 15],
    "independent": [21, 22],
    "rotation": [23, 24],
    "border_north": [25],
    "border_west": [31],
    "spontaneous": [32, 33],
    "flip_flop": [34, 35],
    "new_talent": [41],
    "emergency_budget": [42],
    "bake_sale": [43],
    "army_police": [44],
    "windfall": [45],
    "black_market": [51],
    "debate": [52],
    "coup": [53],
    "friendly_fire": [54],
    "new_orders": [55],
}


@pytest.mark.clause("maracas", "5.1")
def test_the_table_of_events_from_11_to_55() -> None:
    event_of = Table().state.tables.event_of
    found = {10 * tens + ones: event_of[5 * tens + ones - 6] for tens in range(1, 6) for ones in range(1, 6)}
    assert found == {code: e.EVENT_NAMES.index(name) for name, codes in EVENTS.items() for code in codes}


ONE, EACH, PN = t.ONE_POINT, t.EACH_IU, t.WHOLE_PN
# paramilitary, regular, Foreign, IU, Criminal, NSM, population, LOC, Terror, Objective, idle
SCHEMES: dict[tuple[int, int], list[int | None]] = {
    (INS, 1): [1, 1, 1, 2, 0, 1, ONE, 1, 0, 2, 0],
    (INS, 2): [2, 2, 3, 1, 1, 1, 0, 0, 0, 0, -1],
    (INS, 3): [1, 1, 2, 3, 1, 1, EACH, 1, ONE, 1, -1],
    (INS, 4): [2, 1, 1, 2, 0, 0, PN, 1, PN, 0, 0],
    (GOV, 1): [2, 1, None, 3, 0, 0, ONE, 1, ONE, None, -1],
    (GOV, 2): [2, 3, None, 0, 0, -1, ONE, 0, ONE, None, -1],
    (GOV, 3): [1, 1, None, 4, 1, 1, PN, 1, PN, None, 0],
    (GOV, 4): [0, 0, None, 2, 1, 0, EACH, 2, 0, None, 0],
}


@pytest.mark.clause("maracas", "7.2")
@pytest.mark.parametrize(("side", "number"), SCHEMES)
def test_the_points_of_each_strategy(side: int, number: int) -> None:
    scheme = Table().state.tables.scheme
    first = (side * e.STRATEGIES + number - 1) * t.LINES
    for line, points in enumerate(SCHEMES[side, number]):
        if points is not None:  # the Government disrupts nobody Foreign and attacks no Objective
            assert abs(int(scheme[first + line])) == abs(points), line
            if line not in (t.X_POPULATION, t.X_TERROR):
                assert scheme[first + line] == points, line


@pytest.mark.clause("maracas", "7.2", "7.21", "7.22")
@pytest.mark.parametrize(("side", "number"), SCHEMES)
def test_a_turn_is_scored_by_the_strategy_held(side: int, number: int) -> None:
    """One deed of each kind, two IUs and a line of communication in La Ribera (PN 2), Terror caused there."""
    scheme = SCHEMES[side, number]
    table = Table().strategy(number, number).rows("LR", **{"ins_iu" if side == INS else "gov_iu": 2})
    table.stack(side, "LR", "cbt131 cbt131" if side == GOV else "gr322 gr322")
    for name in (e.L_PARA, e.L_REGULAR, e.L_IU, e.L_CRIMINALS, e.L_NSM):
        table.state.set_number(side, name, 1)
    if side == INS:
        table.state.set_number(side, e.L_FOREIGN, 1)
        table.state.set_number(side, e.L_OBJECTIVES, 1)
    table.state.set_number(side, e.L_TERROR, 1)
    table.state.set_number(side, e.L_TERROR_PN, 2)
    table.state.set_number(side, e.VP, 20)
    table.at("redeployment")
    while table.step() in ("withdraw", "discard"):
        table.do("done")
    deeds = sum(points or 0 for line, points in enumerate(scheme) if line in (0, 1, 2, 3, 4, 5, 7, 9, 10))
    people = {0: 0, ONE: 1, EACH: 2, PN: 2}
    expected = 20 + deeds + people[scheme[6] or 0] - {0: 0, ONE: 1, PN: 2}[scheme[8] or 0]
    assert table.number(side, e.VP) == expected
