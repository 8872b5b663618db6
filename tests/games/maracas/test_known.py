"""What boards show as known about face-down counters is true in the game being played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.constants import F_ATTACK
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.counters import effective, rating_sum
from contienda.games.maracas.rules.strength import lowest_ir
from contienda.games.maracas.state import Maracas
from contienda.quality import laws
from tests.games.maracas.table import GOV, INS, Table, bits
from tests.games.maracas.test_hidden import kinds, worlds
from tests.games.maracas.witness import names

GAMES = [GAME, *GAME.grounds()]
TABLES = [(game, table) for game in GAMES for table in laws.tables(game) if table[2]["assets"]]
IDLE = {e.DO_DONE, e.DO_PASS, e.DO_NO_MORE, e.DO_NO_CHIT}
View = dict[str, Any]


def civil(state: Maracas, stack: int, told: View) -> int:
    """The sum a mission compared."""
    units, assets = int(state.stack_units[stack]), int(state.stack_assets[stack])
    cadres = 2 * names(state, 0, assets).count("icadre") if "cadres" in told else 0
    bombers = int(told.get("bombers", 0))
    return int(rating_sum(state, INS, units, e.CMR)) + bombers * len(bits(units)) + cadres


def cover(state: Maracas, stack: int) -> int:
    """The lowest IR plus the Double Agents face down in the Area."""
    down = int(state.assets_in(INS, state.place_of(stack))) & ~int(state.up_assets)
    return int(lowest_ir(state, stack)) + names(state, 0, down).count("double")


def strengths(state: Maracas, stack: int) -> list[int]:
    return [int(state.rating(INS, bit, e.TR)) for bit in bits(state.stack_units[stack])]


def arms(state: Maracas, stack: int) -> int:
    down = int(state.stack_assets[stack]) & ~int(state.up_assets)
    return int(effective(state, INS, down, F_ATTACK))


# Every statement by name, as the boards word it.
TRUE: dict[str, Callable[[Maracas, int, View], bool]] = {
    "sum_least": lambda state, stack, told: civil(state, stack, told) >= told["sum_least"],
    "sum_most": lambda state, stack, told: civil(state, stack, told) <= told["sum_most"],
    "bombers": lambda state, stack, told: True,  # only says how the sum was counted
    "cadres": lambda state, stack, told: True,
    "ir_least": lambda state, stack, told: int(lowest_ir(state, stack)) >= told["ir_least"],
    "ir_most": lambda state, stack, told: int(lowest_ir(state, stack)) <= told["ir_most"],
    "cover_least": lambda state, stack, told: cover(state, stack) >= told["cover_least"],
    "cover_most": lambda state, stack, told: cover(state, stack) <= told["cover_most"],
    "tr_least": lambda state, stack, told: any(each >= told["tr_least"] for each in strengths(state, stack)),
    "tr_most": lambda state, stack, told: any(
        told.get("tr_least", 0) <= each <= told["tr_most"] for each in strengths(state, stack)
    ),
    "no_arms": lambda state, stack, told: arms(state, stack) == 0,
    "recruit": lambda state, stack, told: names(state, int(state.stack_units[stack]), 0) == ["imil"],
}


def untrue(state: Maracas) -> tuple[list[str], Counter[str]]:
    """The false statements, and how many of each were made."""
    view = cast(View, state.view(GOV))
    made: Counter[str] = Counter()
    wrong = []
    for stack in view["stacks"]:
        for name in stack["told"] or {}:
            made[name] += 1
            if not TRUE[name](state, stack["id"] - 1, stack["told"]):
                wrong.append(f"stack {stack['id']}: {name} in {stack['told']}")
    for number, area in enumerate(view["areas"]):
        here = Counter(names(state, int(state.units_from(number)), int(state.assets_from(number))))
        for each in area["remembered"]:
            made["remembered"] += 1
            if here[each["kind"]] < each["n"]:
                wrong.append(f"{area['id']}: {each}")
    return wrong, made


def play_and_check(number: int) -> Counter[str]:
    """Play a random game; check the statements after every decision."""
    game, (_, seats, options) = TABLES[number % len(TABLES)]
    state = cast(Maracas, game.start(seats, options))
    rng = Rng(number, 4)
    made: Counter[str] = Counter()
    before: object = None
    while state.actor() != OVER:
        listed = state.actions()
        if rng.below(4) > 0:
            listed = [action for action in listed if action not in IDLE] or listed
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])
        now = (list(state.stack_told), list(state.stack_units), list(state.stack_assets), state.known_units)
        if state.actor() == OVER or s.ARRIVE <= state.step() <= s.HIDE or now == before:
            continue  # stacks still being formed do not count yet
        before = now
        wrong, found = untrue(state)
        assert wrong == [], (number, state.turn)
        made |= found
    return made


@pytest.mark.compiled  # it looks at thousands of worlds; laws do the same interpreted
@pytest.mark.clause("maracas", "D-R56", "D-R92")
def test_everything_shown_as_known_is_true() -> None:
    made: Counter[str] = Counter()
    for number in range(5 * len(TABLES)):
        made += play_and_check(number)
    assert {*TRUE, "remembered"} - {"tr_least"} <= set(made)  # each was tested


@pytest.mark.clause("maracas", "9.5d", "D-R92")
def test_who_beats_a_militia_is_known_to_be_strong() -> None:
    table = Table().ins("BY", "imil mf241").rows("BY", nsm=1)
    table.state.push(s.OPERATIONS)
    table.state.settle()
    table.do("victim(1)", "victim_unit(mf241)", "draw(333)")
    assert table.told("nsm_lost") == ["BY"]
    assert cast(list[View], table.state.view(GOV)["stacks"])[0]["told"] == {"tr_least": 4, "tr_most": 4}
    assert untrue(table.state)[0] == []


@pytest.mark.clause("maracas", "6.11a", "D-R48", "D-R92")
def test_a_patrol_won_does_not_rule_out_an_agent() -> None:
    # 7 against 3 + TM 1 + the Agent with the other stack: 4 is at most 5
    table = Table().gov("LL", "pol311 pol311 cbt131").ins("LL", "gr322", "underground").ins("LL", "imil double")
    table.ins("CP", "imil imil imil", "underground").ins("SA", "imil imil ied").ins("BY", "gr421 gr412 gr321")
    table.run("LL", 1, "patrol", "target(2)")
    assert table.told("driven_out") == ["2"]
    stacks = cast(list[View], table.state.view(GOV)["stacks"])
    assert [each["told"] for each in stacks[1:3]] == [{"cover_most": 5}, None]
    assert untrue(table.state)[0] == []
    found = [kinds(world, 2) for world in worlds(table, GOV, 120)]
    assert any("double" in each for each in found)
    assert not all("double" in each for each in found)


@pytest.mark.clause("maracas", "6.11a", "D-R48", "D-R92")
def test_an_agent_that_saved_a_stack_may_be_with_another_one() -> None:
    # 5 against 3 + TM 1 + 1: some IR of 4, or an Agent in either stack
    table = Table().gov("LL", "pol311 pol212").ins("LL", "gr322").ins("LL", "gr321 double")
    table.ins("CP", "imil imil imil", "underground").ins("SA", "imil imil imil").ins("BY", "gr421 gr412 ied")
    table.run("LL", 1, "patrol", "target(2)")
    assert table.told("search_failed") == ["2"]
    assert cast(list[View], table.state.view(GOV)["stacks"])[1]["told"] == {"cover_least": 4}
    homes = Counter[tuple[bool, bool]]()
    for world in worlds(table, GOV, 200):
        agents = ["double" in kinds(world, stack) for stack in (1, 2)]
        assert int(lowest_ir(world, 1)) + sum(kinds(world, stack).count("double") for stack in (1, 2)) >= 4
        homes[agents[0], agents[1]] += 1
    assert homes[False, False]
    assert homes[False, True]


@pytest.mark.clause("maracas", "6.14", "D-R92")
def test_an_agent_may_leave_with_its_stack() -> None:
    table = Table().gov("LL", "pol311 pol212").ins("LL", "gr322").ins("LL", "gr321 double").ins("MA", "gr412")
    table.run("LL", 1, "patrol", "target(2)", "done", "stack(3)", "mission(move)", "area(MA)")
    assert untrue(table.state)[0] == []
    assert cast(list[View], table.state.view(GOV)["stacks"])[1]["told"] == {"cover_least": 3}


@pytest.mark.clause("maracas", "6.13b", "D-R92")
def test_an_agent_that_is_seen_is_no_longer_counted() -> None:
    table = Table().gov("LL", "pol311 pol212").gov("LL", "cbt131").ins("LL", "gr322").ins("LL", "gr321 double")
    table.run("LL", 1, "patrol", "target(3)", "done", "stack(4)", "mission(ambush)")
    assert "double" in table.up(4)
    assert untrue(table.state)[0] == []
    assert cast(list[View], table.state.view(GOV)["stacks"])[2]["told"] == {"cover_least": 3}
