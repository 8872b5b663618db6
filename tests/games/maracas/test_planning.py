"""Command and Planning (5.2), Deployment (5.3) and Intelligence (9.3)."""

from __future__ import annotations

import pytest

from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.government_deployment import movable_assets
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.memory import node_place
from contienda.games.maracas.rules.strength import patrol_strength
from contienda.games.maracas.rules.turn import ask_phases
from tests.games.maracas.table import GOV, INS, Table


def planning(table: Table, *pending: tuple[int, int]) -> Table:
    """A table at these steps, the last one first, with nothing in between."""
    state = table.state
    while state.step() != s.ACTIVATE:
        state.pop()
    for step, argument in pending:
        state.push(step, argument)
    state.settle()
    return table.listen()


@pytest.mark.clause("maracas", "5.21")
def test_nodes_on_the_map_add_task_points() -> None:
    table = Table().box(INS, "BY", "gr322 node_a node_b").box(INS, "available", "node_c")
    planning(table, (s.PLANNED, 0), (s.RECOVER, GOV), (s.ALLOCATION, 0))
    assert table.points() == (15, 17)
    assert table.state.view(GOV)["areas"][4]["counters"][INS] == []  # type: ignore[index]


@pytest.mark.clause("maracas", "5.22", "D-R67")
def test_the_highest_number_says_how_many_chits() -> None:
    table = planning(Table(), (s.PLANNED, 0), (s.RECOVER, GOV), (s.FREE_DRAW, GOV))
    table.do("draw(131)", "dealt(155)", "dealt(333)", "dealt(333)")
    assert table.step() == "recover"
    assert table.events("free_draw", "got_chit") == [
        "free_draw(0, 3) 5.22", "got_chit(155) 5.22", "got_chit(333) 5.22", "got_chit(333) 5.22",
    ]  # fmt: skip
    assert {each.audience for each in table.recorder.events if each.kind == "got_chit"} == {1}
    assert table.state.view(GOV)["sides"][GOV]["hand"] == ["155", "333", "333"]  # type: ignore[index]
    assert table.state.view(INS)["sides"][GOV]["hand"] is None  # type: ignore[index]
    assert table.state.view(INS)["sides"][GOV]["hand_size"] == 3  # type: ignore[index]


@pytest.mark.clause("maracas", "5.2", "5.24", "5.25", "D-R68")
def test_plans_are_told_when_both_have_finished() -> None:
    table = Table().box(GOV, "disrupted", "cbt131 hw eng1 cit").box(GOV, "LL", "cbt140*3").tp(6, 5)
    planning(table, (s.PLANNED, 0), (s.BUY, INS), (s.RECOVER, INS), (s.BUY, GOV), (s.RECOVER, GOV))
    before = table.state.view(INS)
    table.do("recover(cbt131, 0, front)", "recover(hw, 0, front)", "recover(eng1, 0, front)")
    assert table.state.view(INS) == before
    assert table.state.view(GOV)["sides"][GOV]["tp"] == 4  # type: ignore[index]
    table.do("heal(cbt140, 3, front)", "done", "buy", "dealt(155)", "done")
    assert table.actor() == INS
    for name in ("tp", "hand_size", "boxes"):
        assert table.state.view(INS)["sides"][GOV][name] == before["sides"][GOV][name]  # type: ignore[index]
    table.do("done", "done")
    assert table.points() == (2, 5)
    assert table.held(GOV, "available") == "cbt131 hw eng1"
    assert int(table.state.hurt(GOV)) == 0
    assert table.told("bought") == ["0, 1"]
    assert table.events("got_chit") == ["got_chit(155) 5.25"]
    assert sorted(table.told("recovered")) == ["0, cbt131", "0, eng1", "0, hw"]
    assert table.told("healed") == ["0, cbt140"]
    assert table.told("planned") == ["0, 2", "1, 5"]


@pytest.mark.clause("maracas", "5.24", "D-R84")
def test_only_the_insurgent_sees_which_of_their_units_lose_hits() -> None:
    table = Table().box(INS, "BY", "mf332*1").box(INS, "disrupted", "gr322").tp(5, 6)
    planning(table, (s.PLANNED, 0), (s.BUY, INS), (s.RECOVER, INS))
    table.do("heal(mf332, 1, front)", "recover(gr322, 0, front)", "done", "done")
    assert table.events("healed", "recovered") == ["recovered(1, gr322) 5.24", "healed(1, mf332) 5.24"]
    assert {each.kind: each.audience for each in table.recorder.events if each.kind == "healed"} == {"healed": 2}
    assert int(table.state.hurt(INS)) == 0
    assert table.points() == (5, 4)


@pytest.mark.clause("maracas", "5.24", "D-R90")
def test_of_units_alike_the_owner_says_which_one_loses_its_hits() -> None:
    table = Table().box(GOV, "LL", "cbt140*2").box(GOV, "CV", "cbt140*2").box(GOV, "qrf", "cbt131*1").tp(6, 5)
    planning(table, (s.PLANNED, 0), (s.BUY, INS), (s.RECOVER, INS), (s.BUY, GOV), (s.RECOVER, GOV))
    before = table.state.view(INS)
    table.do("heal(cbt140, 2, front)")
    assert table.step() == "heal"
    assert table.offered() == ["place(LL)", "place(CV)"]
    assert table.state.view(GOV)["asking"] == {"counter": "cbt140", "hits": 2, "back": False}
    assert table.state.view(INS) == before
    table.do("place(CV)", "heal(cbt131, 1, front)")  # only one fits
    assert table.state.view(GOV)["sides"][GOV]["tp"] == 4  # type: ignore[index]
    table.do("done", "done", "done", "done")
    assert int(table.state.hurt(GOV)) == int(table.state.units_at(GOV, e.AREA_NAMES.index("LL")))
    assert table.points() == (4, 5)


@pytest.mark.clause("maracas", "5.25", "D-R89")
def test_who_buys_second_does_not_learn_what_the_first_bought() -> None:
    """With ten chits in the cup each side may buy two, whatever the other did."""
    offered = []
    for bought in (["155", "333"], []):
        table = Table().tp(9, 9)
        for side in (GOV, INS):
            names = [name for name in table.state.tables.chit_names if name not in ("155", "333", "442", "131")]
            table.hand(side, " ".join(names[side * 20 : side * 20 + 20]))
        assert table.state.view(GOV)["cup"] == 10
        planning(table, (s.PLANNED, 0), (s.BUY, INS), (s.RECOVER, INS), (s.BUY, GOV), (s.RECOVER, GOV))
        table.do("done")
        for chit in bought:
            table.do("buy", f"dealt({chit})")
        assert ("buy" in table.offered()) == (len(bought) < 2)
        table.do("done", "done")
        offered.append(table.offered())
    assert offered[0] == offered[1] == ["buy", "done"]


@pytest.mark.clause("maracas", "5.3a", "5.3b", "5.3c", "9.6a", "D-R25")
def test_the_government_shifts_and_stacks() -> None:
    table = Table().box(GOV, "LL", "cbt131 gmil informant").box(GOV, "available", "cbt140*3")
    planning(table, (s.FIRST, 0))
    assert (table.actor(), table.step()) == (GOV, "transfer")
    table.do("place(LL)")  # Militia and Informants stay: only one counter fits
    table.do("place(qrf)", "place(available)", "place(LL)")
    assert table.step() == "form"  # each counter moves once, so nothing is left to move
    assert "add(cbt140, 3, front)" in table.offered()
    assert "add(cbt140, 3, back)" not in table.offered()  # dispersed its TR is 3
    table.do("add(gmil, 0, front)", "close", "guard")
    assert table.where(1) == "LL guard"
    table.do("close") if table.step() == "form" else None
    assert table.step() == "arrive"
    assert table.counters(3) == "cbt131"
    assert table.where(3) == "qrf at_large"


@pytest.mark.clause("maracas", "5.3b")
def test_units_may_disperse() -> None:
    table = planning(Table().box(GOV, "LL", "cbt230"), (s.STACKS, 0))
    assert table.offered() == ["add(cbt230, 0, front)", "add(cbt230, 0, back)"]
    assert table.state.view(GOV)["asking"] == {"stack": 1, "place": "LL"}
    table.do("add(cbt230, 0, back)")
    assert int(patrol_strength(table.state, 0)) == 3


@pytest.mark.clause("maracas", "5.3d", "5.3e", "9.1", "D-R23", "D-R65")
def test_the_insurgent_brings_on_and_hides() -> None:
    table = Table().box(INS, "available", "gr412 ied").box(INS, "BY", "imil icadre").rows("LL", ins_iu=1)
    planning(table, (s.DEPLOYED, 0), (s.CELLS, 0), (s.ARRIVE, 0))
    before = table.state.view(GOV)
    table.do("pick(gr412, 0, front)", "done")
    assert table.told("arrived") == ["gr412, LL"]
    assert table.offered() == ["add(gr412, 0, front)", "add(dummy, 0, front)"]
    table.do("add(gr412, 0, front)", "add(dummy, 0, front)", "at_large")
    assert table.state.view(GOV) == before
    assert table.offered() == ["add(imil, 0, front)", "add(icadre, 0, front)"]  # no Dummy is left to the Insurgent
    assert table.state.view(INS)["asking"] == {"stack": 2, "place": "BY"}
    assert table.state.view(GOV)["asking"] is None
    table.do("add(imil, 0, front)", "close", "underground")
    assert table.told("cell_seen") == ["1, LL, at_large, 2", "2, BY, underground, 1"]
    assert table.held(INS, "available") == "ied icadre"
    stacks = table.state.view(GOV)["stacks"]
    assert isinstance(stacks, list)
    assert [(each["hidden"], each["counters"]) for each in stacks] == [(2, []), (1, [])]


@pytest.mark.clause("maracas", "9.32")
def test_an_empty_pool_cannot_be_drawn_from() -> None:
    table = planning(Table(), (s.INTELLIGENCE, 0))
    assert table.offered() == ["pay", "done"]
    for kind in range(e.INTEL):
        table.state.pool[kind] = 0
    assert table.offered() == ["done"]
    assert planning(Table().tp(0, 5), (s.INTELLIGENCE, 0)).step() == "activate"  # nothing to pay with


@pytest.mark.clause("maracas", "9.31", "D-R69")
def test_everybody_knows_where_identified_nodes_were_before_deployment() -> None:
    table = Table().box(INS, "BY", "gr322 node_a").box(INS, "CP", "gr322 node_b").box(INS, "LL", "gr322 node_c")
    table.box(INS, "available", "node_d")
    nodes = [int(table.state.tables.kind_mask[e.KIND_NAMES.index(f"node_{letter}")]) for letter in "abcd"]
    table.state.identified = nodes[0] | nodes[1] | nodes[3]
    planning(table, (s.IRREGULARS, 0))
    assert [e.PLACE_NAMES[node_place(table.state, nodes[n])] for n in (0, 1, 3)] == ["BY", "CP", "available"]


@pytest.mark.clause("maracas", "5.3a", "D-R1")
def test_the_insurgent_may_choose_who_deploys_first() -> None:
    table = planning(Table("full", first_deployer="insurgent_chooses"), (s.FIRST, 0))
    assert table.offered() == ["deploy_first", "deploy_second"]
    assert table.do("deploy_first").step() == "arrive"
    assert table.told("first_deployer") == [f"{INS}, {INS}"]


@pytest.mark.clause("maracas", "9.31", "9.32", "D-R69")
def test_intelligence_is_paid_for() -> None:
    table = Table().box(INS, "BY", "gr322 node_a")
    planning(table, (s.INTELLIGENCE, 0))
    table.do("pay", "draw(232)", "intel(blank)", "intel(ia_gov)")
    assert table.points() == (9, 10)
    table.do("pay", "draw(333)", "intel(ia_ins)", "intel(informant)", "intel(node_a)")
    assert (table.number(GOV, e.ADVANTAGES), table.number(INS, e.ADVANTAGES)) == (1, 1)
    assert int(table.state.identified) != 0
    assert table.held(GOV, "available") == "informant"
    assert int(movable_assets(table.state, e.AVAILABLE)) == 0  # it waits for a later turn
    table.do("done")
    assert int(table.state.pool[e.BLANK]) == 22
    ask_phases(table.state)  # the next turn
    planning(table, (s.FIRST, 0)).do("place(available)")
    assert table.offered() == [f"place({name})" for name in e.AREA_NAMES]
    table.do("place(BY)")
    assert is_informed(table.state, 4)
