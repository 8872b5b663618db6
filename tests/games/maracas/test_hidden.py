"""What each side knows: views, events and other worlds."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.forces import add_identifiers, mark, show_boxes
from contienda.games.maracas.rules.memory import dissolve, meet_units
from contienda.games.maracas.rules.patrol import turn_up
from contienda.games.maracas.state import Maracas
from tests.games.maracas.table import GOV, INS, Table, bits


def worlds(table: Table, seat: int, number: int = 30) -> list[Maracas]:
    """Draw other worlds that fit, taking the numbers of the arranged position as public."""
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
    turn_up(table.state, 2, 0, "6.12a")
    for world in worlds(table, GOV):
        assert {"imil", "mf332"} <= set(kinds(world, 2))


def test_stacks_that_moved_hold_no_militia() -> None:
    table = hidden_table()
    mark(table.state, 1, e.MOVED)
    assert not any("imil" in kinds(world, 1) for world in worlds(table, GOV))


@pytest.mark.clause("maracas", "9.31", "D-R70")
def test_an_identified_node_is_public() -> None:
    table = hidden_table()
    table.state.identified = int(table.state.stack_assets[5]) & int(table.state.tables.nodes)
    add_identifiers(table.state)
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


@pytest.mark.clause("maracas", "D-R84")
def test_guerrillas_seen_once_are_still_somewhere() -> None:
    table = hidden_table()
    turn_up(table.state, 4, 0, "6.12a")  # imil gr421 gr321
    dissolve(table.state)
    show_boxes(table.state)
    units = [kind for kind in e.INS_UNITS if kind.startswith("gr")]
    others = set()
    for world in worlds(table, GOV):
        area = int(world.tables.units[INS]) & ~int(world.units_at(INS, e.UNUSED))
        found = [e.KIND_NAMES[world.kind_of(INS, bit)] for bit in bits(area)]
        assert {"gr421", "gr321"} <= set(found)
        others |= set(found) & set(units)
    assert others == set(units)  # of those never seen, any may be there


@pytest.mark.clause("maracas", "D-R84")
def test_the_order_of_counters_tells_nothing() -> None:
    for counters in ("mf241*1 mf241", "mf241 mf241*1"):
        table = Table().ins("SA", counters, up=True)
        listed = table.state.view(GOV)["stacks"][0]["counters"]  # type: ignore[index]
        assert [each["hits"] for each in listed] == [0, 1]
        worlds(table, GOV, 3)  # look the same


@pytest.mark.clause("maracas", "D-R84")
def test_main_force_turned_down_with_hits_may_still_have_them() -> None:
    table = Table().ins("SA", "mf331*2 imil", up=True).ins("BY", "gr322 gr412 gr421").ins("LL", "imil imil imil")
    meet_units(table.ins("CP", "imil imil gr321").state, table.state.up_units)
    before = [sum(int(world.hits_of(INS, bit)) for bit in bits(world.up_units)) for world in worlds(table, GOV)]
    assert set(before) == {2}
    dissolve(table.state)
    show_boxes(table.state)
    found = set()
    for world in worlds(table, GOV, 60):
        hurt = bits(world.hurt(INS))
        assert [e.KIND_NAMES[world.kind_of(INS, bit)] for bit in hurt] in ([], ["mf331"])
        found.add(sum(int(world.hits_of(INS, bit)) for bit in hurt))
    assert found == {0, 2}  # the Insurgent may have paid to remove them
    for world in worlds(table, INS):
        assert world.hurt(INS) == table.state.hurt(INS)


SECRET = {"recover": s.RECOVER, "withdraw": s.WITHDRAW, "appeal": s.APPEAL}


def at_secret_segment(step: int, seed: int, turn: int) -> Maracas | None:
    """A random game in which the Government is about to decide in secret; None if there is no such turn."""
    state = cast(Maracas, GAME.start(2, GAME.resolve("full", {})))
    rng = Rng(seed)
    while state.actor() != OVER:
        if state.turn == turn and state.step() == step and state.actor() == GOV:
            return state
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
    return None


def finished(state: Maracas, step: int, seed: int) -> tuple[Maracas, int, list[object]]:
    """Let the Government decide until the Insurgent is asked; return the number of decisions and what they saw."""
    twin = cast(Maracas, state.copy())
    recorder = Recorder()
    twin.attach(recorder)
    rng = Rng(seed)
    shown: list[object] = []
    decisions = 0
    while twin.actor() != INS:
        listed = twin.actions()
        twin.apply(int(twin.sample(rng)) if twin.actor() == CHANCE else listed[rng.below(len(listed))])
        decisions += 1
        if twin.actor() != INS:
            shown += [twin.view(INS), twin.view(SPECTATOR)]
    shown += [[each.kind for each in recorder.events if each.seen_by(seat)] for seat in (INS, SPECTATOR)]
    twin.recorder = None
    return twin, decisions, shown


@pytest.mark.clause("maracas", "5.2", "7.1", "7.3")
@pytest.mark.parametrize("segment", SECRET)
def test_who_decides_second_learns_nothing_of_the_first(segment: str) -> None:
    """Worlds that differ only in the Government's secret decisions look the same to the Insurgent."""
    step = SECRET[segment]
    differ = 0
    lengths = set()
    for seed in range(6):
        state = at_secret_segment(step, seed, 3)
        if state is None:
            continue
        before = {seat: state.view(seat) for seat in (INS, SPECTATOR)}
        here, taken, shown = finished(state, step, 2 * seed)
        there, also, told = finished(state, step, 2 * seed + 1)
        lengths |= {taken, also}
        for each in (shown, told):
            assert each[-2:] == [[], []]  # no event for others
            assert all(view in before.values() for view in each[:-2])
        assert here.view(INS) == there.view(INS)
        assert here.view(SPECTATOR) == there.view(SPECTATOR)
        assert here.actions() == there.actions()
        assert here.resample(INS, Rng(7)).encode() == there.resample(INS, Rng(7)).encode()
        differ += here.encode() != there.encode()
    assert differ >= 3
    assert len(lengths) > 1 or segment == "appeal"


@pytest.mark.clause("maracas", "D-R67")
def test_a_chit_drawn_openly_is_in_no_hand() -> None:
    met: set[str] = set()
    for seed in range(6):
        state = cast(Maracas, GAME.start(2, GAME.resolve("full", {"turn_limit": 4})))
        rng = Rng(seed, 67)
        while state.actor() != OVER:
            listed = state.actions()
            if state.actor() != CHANCE:
                state.apply(listed[int(rng.below(len(listed)))])
                continue
            step, action = s.STEP_NAMES[state.step()], int(state.sample(rng))
            state.apply(action)
            spoken = str(GAME.vocabulary.say(action))
            if spoken.startswith("draw("):
                met.add(step)
                kind = state.tables.chit_names.index(spoken[5:-1])
                assert int(state.shown) == kind, step
                assert all(state.copies(state.absent[side], kind) > 0 for side in (GOV, INS)), step
    assert met == {"column", "event", "event_second", "free_draw", "information", "random"}  # and fights with Militia
