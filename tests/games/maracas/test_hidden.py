"""What each side knows: views, events and other worlds."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.game import SPECTATOR
from contienda.core.rng import Rng
from contienda.games.maracas import elements as e
from contienda.games.maracas import steps as s
from contienda.games.maracas.position import Maracas
from tests.games.maracas.table import GOV, INS, Table, bits


def worlds(table: Table, seat: int, number: int = 30) -> list[Maracas]:
    """Other worlds; what was arranged counts as what everybody could count."""
    state = table.state
    units = int(state.tables.units[INS]) & ~int(state.units_at(INS, e.UNUSED))
    state.militia_change = len(bits(units & int(state.tables.militia[INS]))) - 6
    state.guerrilla_change = len(bits(units & int(state.tables.type_mask[e.T_GR]))) - 4
    found = [cast(Maracas, table.state.resample(seat, Rng(each, 1))) for each in range(number)]
    for world in found:
        assert world.audit() == []
        assert world.actor() == table.state.actor()
        assert world.view(seat) == table.state.view(seat)
    return found


def hidden_table() -> Table:
    """Column 1: six Militia, four Guerrillas, three Main Force, six Assets."""
    table = Table()
    table.ins("BY", "imil imil gr412", "underground").ins("BY", "gr322 ied dummy").ins("LL", "imil mf332 icadre")
    table.ins("CP", "imil", "underground").ins("CP", "imil gr421 gr321").ins("SA", "imil mf331 mf241 ihw node_a")
    table.box(INS, "available", "double bomber")
    table.state.first_nodes = 1
    return table


def kinds(world: Maracas, stack: int) -> list[str]:
    units = [e.KIND_NAMES[world.kind_of(INS, bit)] for bit in bits(world.stack_units[stack])]
    return units + [e.KIND_NAMES[world.asset_kind(INS, bit)] for bit in bits(world.stack_assets[stack])]


@pytest.mark.clause("maracas", "D-R84")
def test_face_down_stacks_hold_anything_that_may_be_in_play() -> None:
    table = hidden_table()
    for seat in (GOV, SPECTATOR):
        found = worlds(table, seat)
        assert len({tuple(kinds(world, 1)) for world in found}) > 10
        for world in found:
            militia = sum(kinds(world, n).count("imil") for n in range(int(world.stacks)))
            assert militia == 6
            for stack in range(int(world.stacks)):
                assert 1 <= len(bits(world.stack_units[stack])) <= 3
                assert len(bits(world.stack_assets[stack])) <= 3
                assert len(kinds(world, stack)) == len(kinds(table.state, stack))


def test_the_insurgent_knows_his_own_counters() -> None:
    table = hidden_table().hand(GOV, "114 125").hand(INS, "554")
    for world in worlds(table, INS):
        assert [kinds(world, n) for n in range(6)] == [kinds(table.state, n) for n in range(6)]
        assert world.hands[INS] == table.state.hands[INS]
    assert len({int(world.hands[GOV]) for world in worlds(table, INS)}) > 10


def test_what_lies_face_up_stays() -> None:
    table = hidden_table()
    table.state.turn_up(2, 0, "6.12a")
    for world in worlds(table, GOV):
        assert {"imil", "mf332"} <= set(kinds(world, 2))


def test_stacks_that_moved_hold_no_militia() -> None:
    table = hidden_table()
    table.state.mark(1, e.MOVED)
    assert not any("imil" in kinds(world, 1) for world in worlds(table, GOV))


@pytest.mark.clause("maracas", "9.31", "D-R70")
def test_an_identified_node_is_public() -> None:
    table = hidden_table()
    table.state.identified = int(table.state.stack_assets[5]) & int(table.state.tables.nodes)
    table.state.add_identifiers()
    for world in worlds(table, GOV):
        assert "node_a" in kinds(world, 5)
    stack = table.state.view(GOV)["stacks"][5]  # type: ignore[index]
    assert [each["kind"] for each in stack["counters"]] == ["node_a"]


@pytest.mark.clause("maracas", "D-R55")
def test_picks_are_nobodys_business_before_they_are_paid_for() -> None:
    table = Table().gov("CO", "cbt131 pol212").ins("CO", "gr322 gr412").hand(GOV, "155 333").hand(INS, "131")
    table.do("area(CO)")
    before = table.state.view(GOV)
    table.listen().do("stack(2)")
    assert table.state.view(GOV) == before
    assert [each.kind for each in table.recorder.events if each.seen_by(GOV)] == []
    for world in worlds(table, GOV):
        assert world.step() == s.GO
        assert world.actions()


@pytest.mark.clause("maracas", "D-R55")
def test_a_chit_played_is_hidden_until_both_are_shown() -> None:
    table = Table().gov("CO", "cbt131 pol212").ins("CO", "gr322 gr412").hand(GOV, "155 333").hand(INS, "131 244")
    table.run("CO", 2, "attack")
    before = table.state.view(GOV)
    table.do("chit(131)")
    assert table.actor() == GOV
    now = table.state.view(GOV)
    assert now["sides"][INS] == before["sides"][INS]  # type: ignore[index]
    played = {int(world.played[INS]) for world in worlds(table, GOV, 60)}
    assert len(played) > 3


def test_chits_seen_elsewhere_are_in_no_hand() -> None:
    table = Table().gov("MA", "pol212").hand(INS, "131 244 155").run("MA", 1, "build", "draw(415)")
    kind = table.state.tables.chit_names.index("415")
    for world in worlds(table, GOV, 60):
        assert world.copies(world.hands[INS], kind) == 0


def test_points_and_strategies_are_drawn_anew() -> None:
    table = Table().strategy(2, 3)
    table.state.turn = 4
    found = worlds(table, GOV, 60)
    assert {int(world.number(GOV, e.STRATEGY)) for world in found} == {1}
    assert {int(world.number(INS, e.STRATEGY)) for world in found} == {0, 1, 2, 3}
    assert len({int(world.number(INS, e.VP)) for world in found}) > 3


def test_a_secret_appeal_is_taken_back() -> None:
    table = Table()
    while table.state.step() != s.APPEAL:
        table.state.pop()
    table.state.settle()
    table.do("no_appeal")
    before = table.state.view(GOV)
    table.listen().do("appeal", "dealt(554)", "dealt(221)")
    assert table.state.view(GOV) == before
    assert [each.kind for each in table.recorder.events if each.seen_by(GOV)] == []
    for world in worlds(table, GOV):
        assert world.step() == s.APPEAL
