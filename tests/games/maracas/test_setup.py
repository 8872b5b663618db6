"""Setup (10): random or bought forces, infrastructure, placement, strategies."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from contienda.games.maracas.state import Maracas
from tests.games.maracas.table import GOV, INS, bits


def begin(preset: str, **options: object) -> Maracas:
    return cast(Maracas, GAME.start(2, GAME.resolve(preset, dict(options))))


def offered(state: Maracas) -> list[str]:
    return [str(GAME.vocabulary.say(code)) for code in state.actions()]


def do(state: Maracas, *actions: str) -> None:
    for action in actions:
        state.apply(state.actions()[offered(state).index(action)])


def go_to(state: Maracas, step: str, rng: Rng, side: int | None = None) -> None:
    """Go on: chance draws, and players take the last action of their list."""
    while s.STEP_NAMES[state.step()] != step or (side is not None and state.argument() % 2 != side):
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[-1])


@pytest.mark.clause("maracas", "10.2", "10.0a", "10.0b", "10.0c", "D-R40", "D-R41", "D-R42")
def test_the_random_setup_takes_a_column_of_the_force_table() -> None:
    state = begin("full")
    do(state, "draw(314)")
    assert state.view(SPECTATOR)["column"] == 3
    do(state, "orders(gov2)", "orders(ins4)")
    assert (int(state.number(GOV, e.STRATEGY)), int(state.number(INS, e.STRATEGY))) == (1, 3)
    assert state.view(INS)["sides"][GOV]["strategy"] is None  # type: ignore[index]
    go_to(state, "recover", Rng(1))
    numbers = {}
    for name, mask in zip(e.TYPE_NAMES, state.tables.type_mask, strict=True):
        side = INS if name in ("gr", "mf") else GOV
        numbers[name] = len(bits(int(mask) & ~int(state.units_at(side, e.UNUSED))))
    assert numbers == {"mil": 6, "pol": 4, "cbt": 7, "fcbt": 3, "gr": 4, "mf": 2}
    assert len(bits(int(state.tables.militia[INS]) & ~int(state.units_at(INS, e.UNUSED)))) == 8
    for side in (GOV, INS):
        assert not int(state.units_at(side, e.AVAILABLE)) & int(state.tables.militia[side])
        assert state.number(side, e.TP_MAX) == 15
    assert len(bits(int(state.tables.assets[GOV]) & ~int(state.assets_at(GOV, e.UNUSED)))) == 6


@pytest.mark.clause("maracas", "10.2")
def test_infrastructure_is_placed_within_the_points() -> None:
    state = begin("introductory")
    do(state, "draw(523)")  # column 5: 6 points
    go_to(state, "iu", Rng(2))
    do(state, "area(BY)")  # 4 of 6
    assert offered(state) == ["area(GG)", "area(MA)", "area(VD)", "area(LR)", "area(PS)", "done"]
    do(state, "area(MA)")
    assert s.STEP_NAMES[state.step()] != "iu" or state.argument() % 2 == INS


@pytest.mark.clause("maracas", "10.2a", "D-R39")
def test_the_government_may_take_two_assets_for_a_unit() -> None:
    state = begin("full")
    do(state, "draw(131)", "orders(gov1)", "orders(ins1)")
    do(state, "type(cbt)", "type(fcbt)", "done")
    go_to(state, "choose_assets", Rng(3), GOV)
    assert int(state.argument()) // 2 == 7 + 4
    assert len(bits(int(state.units_at(GOV, e.AVAILABLE)) & int(state.tables.type_mask[e.T_CBT]))) == 4


@pytest.mark.clause("maracas", "10.1", "D-R33", "D-R81", "D-R83")
def test_in_the_free_setup_the_enemy_gets_the_price() -> None:
    state = begin("free_setup")
    do(state, "orders(gov1)", "orders(ins1)")
    do(state, "area(CP)", "done")
    assert "done" not in offered(state)
    do(state, "type(mil)", "type(pol)", "force(pol212)", "type(fcbt)", "force(fcbt140)", "take(hw)", "done")
    do(state, "area(LL)", "place(LL)", "place(available)", "place(available)")
    assert int(state.number(INS, e.VP)) == 4 + 1 + 2 + 3 + 3
    assert state.actor() == INS
    do(state, "done", "type(mil)", "type(gr)", "force(gr412)", "done", "area(BY)", "place(BY)")
    assert int(state.number(GOV, e.VP)) == 3
    area = state.view(GOV)["areas"][4]  # type: ignore[index]
    assert area["underground"] == 2


@pytest.mark.clause("maracas", "D-R78")
def test_parts_that_are_off_are_left_out() -> None:
    state = begin("introductory")
    do(state, "draw(131)")
    go_to(state, "recover", Rng(4))
    assert len(bits(int(state.tables.type_mask[e.T_CBT]) & ~int(state.units_at(GOV, e.UNUSED)))) == 9
    assert int(state.assets_at(INS, e.AVAILABLE)) == 0


def test_a_game_begins_with_nothing_on_the_map_seen_or_under_way() -> None:
    state = begin("full")
    empty = (
        "stacks flipped up_units up_assets identified met scars known_units known_assets terror new_terror frozen "
        "activated rewarded blanks_aside turn event militia_change guerrilla_change price first_nodes node_places "
        "shifted_units shifted_assets fixed_units rotated new_informants allowance target_unit bombers fallen surplus "
        "debate declared running"
    )
    assert {name: int(getattr(state, name)) for name in empty.split()} == dict.fromkeys(empty.split(), 0)
    nobody = "column loser shown active go_stack mission target random nodes_seen reason winner"
    assert {name: int(getattr(state, name)) for name in nobody.split()} == dict.fromkeys(nobody.split(), e.NONE)


@pytest.mark.clause("maracas", "10.2a", "D-R39")
@pytest.mark.parametrize("viewer", [GOV, INS, SPECTATOR])
def test_everybody_sees_which_units_were_exchanged_after_the_last_exchange_too(viewer: int) -> None:
    """No exchange is possible any more, so play goes on to the draw; the view must still tell what was exchanged."""
    views = []
    for exchanged in ("swap(cbt)", "swap(fcbt)"):
        state = begin("full")
        do(state, "draw(314)", "orders(gov2)", "orders(ins4)")
        go_to(state, "swap", Rng(1))
        while len(offered(state)) > 2 and s.STEP_NAMES[state.step()] == "swap":
            before = state.copy()
            do(state, offered(state)[0])
        last = cast(Maracas, before)
        do(last, next(each for each in offered(last) if each[4:] == exchanged[4:]))
        assert s.STEP_NAMES[last.step()] == "force"
        views.append(last.view(viewer))
    assert views[0] != views[1]
    assert views[0]["forces"] != views[1]["forces"]
