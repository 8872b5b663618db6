"""Non-Tactical missions (6.15 to 6.19)."""

from __future__ import annotations

import pytest

from contienda.games.maracas import constants as e
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.intelligence import is_informed
from contienda.games.maracas.rules.memory import met_of, tell_least
from contienda.games.maracas.rules.missions import can_run
from tests.games.maracas.table import GOV, INS, Table


def missions(table: Table, area: str, stack: int) -> list[str]:
    """What a stack may do while its Area is active."""
    table.do(f"area({area})")
    while f"stack({stack})" not in table.offered():
        if table.step() != "go":
            return []
        table.do("pass")
    state = table.state
    return [e.MISSION_NAMES[each] for each in range(e.MISSIONS) if can_run(state, stack - 1, each)]


@pytest.mark.clause("maracas", "6.15a", "D-R7", "9.1")
@pytest.mark.parametrize(("chit", "built"), [("114", 0), ("153", 1)])
def test_building(chit: str, built: int) -> None:
    table = Table().gov("LL", "pol212 cadre2").run("LL", 1, "build", f"draw({chit})")
    assert table.told("compared") == [f"4, {chit[2]}"]
    assert table.row("LL", "gov_iu") == built


@pytest.mark.clause("maracas", "6.15a", "6.15c", "D-R57")
def test_who_may_build_where() -> None:
    assert "build" not in missions(Table().gov("LL", "pol212").ins("LL", "gr322", up=True), "LL", 1)
    assert "build" in missions(Table().gov("LL", "pol212").ins("LL", "gr322", "underground"), "LL", 1)
    assert "build" not in missions(Table().ins("LL", "gr322").terror("LL"), "LL", 1)
    table = Table().ins("LL", "gr412 icadre", "underground").run("LL", 1, "build", "draw(333)")
    assert table.row("LL", "ins_iu") == 1
    assert table.up(1) == ""
    assert not [each for each in table.recorder.events if each.kind == "compared" and each.seen_by(GOV)]


@pytest.mark.clause("maracas", "6.15b", "D-R6")
def test_repairing_is_possible_under_terror() -> None:
    table = Table().gov("LL", "pol212 cadre2").rows("LL", sabotage=3).terror("LL")
    table.run("LL", 1, "repair", "draw(333)")
    assert table.row("LL", "sabotage") == 0
    assert "repair" not in missions(Table().gov("LL", "pol212").ins("LL", "gr322").rows("LL", sabotage=1), "LL", 1)


@pytest.mark.clause("maracas", "6.16a", "6.16b", "9.32", "D-R18")
def test_reducing_needs_an_open_gate() -> None:
    table = Table().gov("LL", "pol212 cadre2").ins("LL", "gr322", "underground").rows("LL", ins_iu=1)
    assert "reduce" not in missions(table, "LL", 1)
    table = Table().gov("LL", "pol212 cadre2").ins("LL", "gr322", "underground").rows("LL", ins_iu=1).tp(5, 0)
    table.hand(GOV, "155")
    table.run("LL", 1, "reduce", "chit(155)", "draw(434)")  # 4 + 5 against 3 + 4
    assert table.told("compared") == ["9, 7"]
    assert table.row("LL", "ins_iu") == 0
    assert table.number(GOV, e.L_IU) == 1
    assert table.step() == "intel"


@pytest.mark.clause("maracas", "6.16a", "6.16d", "D-R37", "D-R43", "D-R85", "9.1")
def test_suicide_bombers_are_used_up() -> None:
    table = Table().ins("LL", "gr322 gr412 bomber bomber").rows("LL", gov_iu=1)
    table.run("LL", 1, "reduce", "bombers(1)", "draw(131)")  # 4 + 2 against 3 + 1
    assert table.told("compared") == ["6, 4"]
    assert table.row("LL", "gov_iu") == 0
    assert table.held(INS, "disrupted") == "bomber"
    assert table.points() == (10, 9)


@pytest.mark.clause("maracas", "6.16c", "D-R45")
def test_sabotage_is_compared_with_the_population_alone() -> None:
    table = Table().ins("LL", "gr322 gr412 icadre").run("LL", 1, "sabotage")
    assert table.told("compared") == ["4, 3"]
    assert table.row("LL", "sabotage") == 1
    assert "sabotage" not in missions(Table().ins("LL", "gr322").rows("LL", sabotage=3), "LL", 1)
    assert "sabotage" not in missions(Table().ins("LL", "gr322", "underground"), "LL", 1)


@pytest.mark.clause("maracas", "6.17a", "6.17c", "D-R61")
def test_recruiting() -> None:
    table = Table().gov("PS", "pol212").rows("PS", gov_iu=1).run("PS", 1, "recruit", "draw(131)")
    assert table.counters(2) == "gmil"
    assert table.state.is_marked(1, e.ACTED)
    assert table.row("PS", "gov_tries") == 1
    assert "recruit" not in missions(Table().gov("PS", "pol212").rows("PS", gov_iu=1, gov_tries=1), "PS", 1)
    assert "recruit" not in missions(Table().gov("PS", "pol212"), "PS", 1)
    assert "recruit" not in missions(Table().gov("LL", "gmil gmil").rows("LL", gov_iu=1), "LL", 1)
    assert "recruit" in missions(Table().gov("LL", "gmil eng1").rows("LL", gov_iu=1), "LL", 1)
    table = Table().ins("LL", "gr322", "underground").rows("LL", ins_iu=1).run("LL", 1, "recruit", "draw(131)")
    assert table.where(2) == "LL underground"


@pytest.mark.clause("maracas", "6.17b", "D-R24", "D-R61")
def test_promotion() -> None:
    table = Table().gov("LL", "pol212 gmil").rows("LL", gov_iu=1).run("LL", 1, "promote", "draw(131)")
    assert table.told("trained") == ["1"]
    assert rating_sum(table.state, GOV, table.state.stack_units[0], e.CMR) == 4
    table = Table().ins("LL", "gr322 imil", "underground").rows("LL", ins_iu=1)
    table.run("LL", 1, "promote", "draw(131)", "force(gr421)")
    assert table.counters(1) == "gr421 gr322"
    assert table.up(1) == ""
    assert not [each for each in table.recorder.events if each.kind == "promoted_to" and each.seen_by(GOV)]


@pytest.mark.clause("maracas", "6.17b", "D-R61")
def test_a_militia_promoted_face_down_is_no_longer_known() -> None:
    table = Table().ins("LL", "gr322 imil", "underground").ins("LL", "gr412", "underground").rows("LL", ins_iu=1)
    table.ins("CP", "gr412", "underground")
    militia = int(table.state.stack_units[0]) & int(table.state.tables.militia[INS])
    table.state.known_units = militia
    for stack in range(3):
        tell_least(table.state, stack, 3, 2)  # the lowest IR
    table.run("LL", 1, "promote", "draw(131)", "force(gr421)")
    assert int(table.state.known_units) == 0
    assert [int(table.state.known_bound(stack, 3)) for stack in range(3)] == [0, 0, 2]  # any stack there may hold it
    assert table.told("promoted") == ["LL"]
    assert table.told("promoted_to") == ["gr421, 1"]


@pytest.mark.clause("maracas", "6.17b", "D-R61")
def test_a_militia_promoted_face_up_stays_so() -> None:
    table = Table().ins("LL", "gr322 imil", up=True).ins("LL", "gr412", "underground").rows("LL", ins_iu=1)
    tell_least(table.state, 1, 3, 2)
    table.run("LL", 1, "promote", "draw(131)", "force(gr421)")
    assert table.up(1) == "gr421 gr322"
    assert int(table.state.known_bound(1, 3)) == 2
    assert int(met_of(table.state, e.KIND_NAMES.index("gr421"))) == 1
    assert [each.kind for each in table.recorder.events if each.kind == "promoted_to" and each.seen_by(GOV)]
    assert table.told("promoted") == []


@pytest.mark.clause("maracas", "6.19", "6.2d")
def test_removing_terror() -> None:
    table = Table().gov("LL", "pol212 cadre2").rows("LL", gov_iu=1).terror("LL").hand(GOV, "155")
    table.run("LL", 1, "remove_terror", "chit(155)", "draw(434)")
    assert table.told("compared") == ["9, 7"]
    assert not table.has_terror("LL")
    table = Table().gov("LL", "pol212").terror("LL").hand(GOV, "155")
    table.run("LL", 1, "remove_terror", "draw(131)")  # no chit without infrastructure
    assert table.told("compared") == ["2, 4"]
    table = Table().gov("LL", "pol212").terror("LL")
    table.state.new_terror = table.state.terror
    assert "remove_terror" not in missions(table, "LL", 1)


@pytest.mark.clause("maracas", "6.18b", "D-R8")
def test_informants_stay_while_a_paramilitary_does() -> None:
    # 2 + 1 against 1 + 1: the difference Disrupts one of two
    table = Table().gov("VD", "gmil gmil").ins("VD", "gr412 gr321").box(GOV, "VD", "informant")
    table.run("VD", 2, "intimidate")
    assert table.told("compared") == ["3, 2"]
    assert table.counters(1) == "gmil"
    assert table.told("informant_removed") == []
    assert is_informed(table.state, e.AREA_NAMES.index("VD"))


@pytest.mark.clause("maracas", "6.18a", "6.18c", "6.2a", "D-R8", "D-R63")
def test_intimidation() -> None:
    # 2 + 2 + 2 x 1 = 6 and 1 against 2 + 1; difference 6 - 3 = 3, two units: surplus 1, not above PN 1
    table = Table().gov("VD", "pol212 gmil").ins("VD", "gr412 gr322 bomber").hand(INS, "131")
    table.run("VD", 2, "intimidate", "bombers(1)", "chit(131)", "hit(pol212, 0, front)")
    assert table.told("compared") == ["7, 3"]
    assert sorted(table.told("disrupted")) == ["0, gmil, 1", "0, pol212, 1"]
    assert not table.has_terror("VD")
    assert table.points() == (9, 9)
    assert table.up(2) == "gr412 gr322"


@pytest.mark.clause("maracas", "6.18c", "D-R8")
@pytest.mark.parametrize(("others", "terror"), [("", True), ("cbt131", False)])
def test_intimidation_terrorises_if_nobody_is_left(others: str, terror: bool) -> None:
    table = Table().gov("VD", "gmil").ins("VD", "gr412 gr322 gr322")  # 6 - 1 = 5, surplus 4
    if others:
        table.gov("VD", others)
    table.run("VD", 2, "intimidate")
    assert table.has_terror("VD") is terror


@pytest.mark.clause("maracas", "6.18b", "D-R9")
def test_informants_alone_are_silenced_without_terror() -> None:
    table = Table().box(GOV, "VD", "informant").ins("VD", "gr412 gr322 gr322").hand(GOV, "112")
    table.run("VD", 1, "intimidate", "chit(112)")
    assert table.told("compared") == ["6, 2"]
    assert table.told("informant_removed") == ["VD"]
    assert not table.has_terror("VD")


@pytest.mark.clause("maracas", "6.18d", "D-R63")
def test_loose_assets_fall() -> None:
    table = Table().gov("VD", "pol312 pol212").gov("VD", "hw").ins("VD", "gr412 gr322 gr322").hand(INS, "155")
    table.run("VD", 3, "intimidate", "chit(155)")
    table.do("hit(pol212, 0, front)") if table.step() == "disrupt_unit" else None
    assert table.held(GOV, "disrupted").endswith("hw")
