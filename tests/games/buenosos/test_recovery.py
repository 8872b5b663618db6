"""DRP and BCP: healing, recovery, untested backups, discounts (9, R33 to R38, R66, R67, R71)."""

from __future__ import annotations

import pytest

from tests.games.buenosos.table import Table, Value


def blue(cards: str, **options: Value) -> Table:
    return Table(**options).hands(blue=cards).respond()


@pytest.mark.clause("buenosos", "9.1a", "R35")
def test_a_healing_drp_card_improves_one_step() -> None:
    assert blue("B12").service("S6", "degraded", 5).play("B12", "S6").at("S6") == ("ok", 8)
    assert blue("B12").service("S6", "intermittent", 5).play("B12", "S6").at("S6") == ("degraded", 8)


@pytest.mark.clause("buenosos", "R35", "R71")
def test_states_may_improve_at_full_int_only() -> None:
    table = blue("B12", repair="full_int").service("S6", "intermittent", 12).play("B12", "S6")
    assert table.at("S6") == ("intermittent", 15)
    table = blue("B12", repair="full_int").service("S6", "intermittent", 13).play("B12", "S6")
    assert table.at("S6") == ("ok", 16)
    assert table.events("healed", "improved") == ["healed(S6, 3, 16) B.3.12", "improved(S6, ok) R71"]


@pytest.mark.clause("buenosos", "R35", "R71")
def test_states_may_improve_by_a_turn_of_rest() -> None:
    table = Table(repair="rest_step").respond().service("S12", "degraded", 9).next_turn()
    assert table.at("S12") == ("ok", 9)  # so it skips this upkeep
    assert table.events("improved") == ["improved(S12, ok) R71"]
    table = Table(repair="rest_step").respond().services("degraded", "S9 S10").next_turn()
    assert table.at("S10")[0] == "degraded"  # its dependency was not OK
    table = Table(repair="rest_step", dep_damage_degraded=0).respond().service("S12", "degraded", 9)
    table.state.hurt |= 2**11
    assert table.next_turn().at("S12") == ("degraded", 8)


@pytest.mark.clause("buenosos", "R71", "R12")
def test_down_never_improves_by_rest() -> None:
    assert Table(repair="rest_step").respond().service("S12", "down").next_turn().at("S12") == ("down", 0)


@pytest.mark.clause("buenosos", "9.1b", "R36")
def test_by_the_letter_the_test_rule_never_bites() -> None:
    table = blue("B14").service("S8", "down").play("B14", "S8")
    assert table.at("S8") == ("intermittent", 8)


@pytest.mark.clause("buenosos", "9.1b", "R36")
def test_an_untested_failover_gives_half_or_costs_two_more() -> None:
    table = blue("B14", untested="any_recovery").service("S8", "down").play("B14", "S8")
    assert table.offered() == ["take_half", "pay_more"]
    assert table.do("take_half").at("S8") == ("intermittent", 4)
    assert table.events("untested") == ["untested(B14) 9.1b"]
    table = blue("B14", untested="any_recovery").service("S8", "down").play("B14", "S8").do("pay_more")
    assert table.at("S8") == ("intermittent", 8)
    assert table.state.budget_blue == 1
    assert table.events("untested") == ["untested(B14) 9.1b"]
    table = blue("B14", untested="any_recovery", budget_blue=6).service("S8", "down").play("B14", "S8")
    assert table.offered() == ["take_half"]


@pytest.mark.clause("buenosos", "9.1b")
def test_after_a_test_or_the_first_time_it_costs_nothing_more() -> None:
    table = blue("B12 B14", untested="any_recovery").service("S8", "down").play("B12", "S1").play("B14", "S8")
    assert table.at("S8") == ("intermittent", 8)
    table = blue("B14", untested="any_recovery").services("down", "S8 S9").play("B14", "S8").do("take_half")
    table.next_turn().blue("B14").respond().play("B14", "S9")
    assert table.at("S9") == ("intermittent", 8)


@pytest.mark.clause("buenosos", "R67", "R36")
def test_a_free_failover_takes_the_half() -> None:
    table = Table(untested="any_recovery").to("event").do("reveal(E08)").blue("B14").respond().service("S8", "down")
    table.do("play_free(B14)", "target(S8)")
    assert table.at("S8") == ("intermittent", 4)


@pytest.mark.clause("buenosos", "R37", "R78")
def test_failover_in_quick_is_degraded() -> None:
    table = Table("quick").hands(blue="B14").respond().service("S8", "down").play("B14", "S8")
    assert table.at("S8") == ("degraded", 8)


@pytest.mark.clause("buenosos", "R33")
def test_the_same_service_recovered_twice_counts_once() -> None:
    table = blue("B14").service("S8", "down").play("B14", "S8").next_turn().blue("B14").respond()
    table.service("S8", "down").play("B14", "S8")
    assert bin(int(table.state.recovered)).count("1") == 1


@pytest.mark.clause("buenosos", "R33", "B.3.3")
def test_redundancy_is_no_recovery() -> None:
    table = blue("B03").play("B03", "S12").service("S12", "degraded", 1).next_turn()
    assert (table.state.recovered, table.state.fallen) == (0, 0)


@pytest.mark.clause("buenosos", "R66", "R38", "R46")
def test_a_runbook_played_free_starts_at_once() -> None:
    table = Table().to("event").do("reveal(E08)").blue("B15 B12").respond().do("play_free(B15)").play("B12", "S1")
    assert table.state.budget_blue == 8 - 2


@pytest.mark.clause("buenosos", "R38", "R66")
def test_a_free_card_uses_no_discount_and_no_tax() -> None:
    table = blue("B15").play("B15").to("event").do("reveal(E08)").blue("B12 B13").respond().service("S2", "down")
    table.do("play_free(B12)", "target(S1)").play("B13", "S2")
    assert table.state.budget_blue == 8 - 3
    table = (
        Table().to("event").do("reveal(E08)").hands(red="A04", blue="B07 B09").marked("access").play("A04").respond()
    )
    table.do("play_free(B07)", "target(S1)").play("B09", "S5", "S1")
    assert table.state.budget_blue == 8 - 4
