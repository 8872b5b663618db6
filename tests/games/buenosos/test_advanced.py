"""Providers (R54, R75) and Economic Cost (R53, R76)."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.mechanics.markers import add_economic_cost
from tests.games.buenosos.table import Table, Value


def providers(**options: Value) -> Table:
    return Table(providers=6, **options)


@pytest.mark.clause("buenosos", "14d", "R54")
def test_providers_are_drawn_openly_and_add_arrows() -> None:
    table = providers()
    services = {each["id"]: each for each in table.state.view(-3)["services"]}  # type: ignore[attr-defined]
    assert services["S8"]["depends_on"] == ["S5", "S6", "S11", "P1"]
    assert services["P1"]["integrity"] == 6
    assert services["P1"]["depends_on"] == []


@pytest.mark.clause("buenosos", "R75", "B.2.3", "R54")
def test_a03_may_hit_a_provider() -> None:
    table = providers().hands(red="A03").marked("recon").play("A03", "P4")
    assert table.at("P4") == ("degraded", 3)
    table = providers().hands(red="A03").marked("recon").service("P4", "degraded").play("A03", "P4")
    assert table.at("P4") == ("intermittent", 3)
    table = providers().hands(red="A03").marked("recon").service("P4", "ok", 3).play("A03", "P4")
    assert table.at("P4") == ("down", 0)
    assert table.state.fallen == 0  # does not count for 6b and 6d


@pytest.mark.clause("buenosos", "R75", "B.2.5")
def test_a05_and_b09_may_name_a_provider_with_a_service_it_serves() -> None:
    table = providers().hands(red="A05").marked("persistence").do("pass", "play(A05)", "target(P5)")
    assert table.targets() == ["S10"]
    assert table.do("target(S10)").at("P5") == ("degraded", 5)
    table = providers().hands(blue="B09").respond().do("play(B09)", "target(P5)")
    assert table.targets() == ["S10"]


@pytest.mark.clause("buenosos", "R75", "B.4.6")
def test_e06_hits_the_provider_that_serves_most() -> None:
    table = providers().to("event").do("reveal(E06)")
    assert table.at("P1") == ("degraded", 3)
    table = providers().to("event").service("P1", "down").do("reveal(E06)")
    assert table.at("P2") == ("degraded", 3)


@pytest.mark.clause("buenosos", "R54", "R75")
def test_a_provider_unhurt_for_a_turn_improves() -> None:
    table = providers().hands(red="A03").marked("recon").play("A03", "P4").next_turn()
    assert table.at("P4") == ("degraded", 3)  # hurt in the previous turn
    assert table.next_turn().at("P4") == ("ok", 6)
    table = providers().respond().service("P6", "down").next_turn()
    assert table.at("P6") == ("intermittent", 3)


@pytest.mark.clause("buenosos", "R75", "B.3.6", "R53")
def test_b06_repairs_one_provider() -> None:
    table = providers(economy="yes").hands(blue="B06").service("P2", "intermittent", 2).respond().do("play(B06)")
    assert table.offered() == ["repair(P2)"]
    table.do("repair(P2)")
    assert table.at("P2") == ("degraded", 3)
    assert table.state.economic_cost == 2
    assert table.events("repaired", "improved", "healed", "economy_rose") == [
        "repaired(P2) R75", "improved(P2, degraded) R75", "healed(P2, 1, 3) R75", "economy_rose(2, 2) R53",
    ]  # fmt: skip
    table = providers(economy="yes").hands(blue="B06").respond().do("play(B06)")
    assert table.step() == "response"  # nothing to repair, and no cost
    assert table.state.economic_cost == 0


@pytest.mark.clause("buenosos", "R54", "R66", "R75")
def test_p1_makes_failover_cheaper() -> None:
    table = providers().hands(blue="B14").respond().service("S8", "down").play("B14", "S8")
    assert table.state.budget_blue == 8 - 4
    table = providers().hands(blue="B15").respond().play("B15").next_turn().blue("B14").respond()
    assert table.service("S8", "down").play("B14", "S8").state.budget_blue == 8 - 3


@pytest.mark.clause("buenosos", "R54", "R71")
def test_p2_and_p6_heal_without_improving() -> None:
    table = providers(dep_damage_degraded=0).respond().service("S2", "intermittent", 10)
    table.service("S12", "degraded", 10).next_turn()
    assert table.at("S2") == ("intermittent", 11)
    assert table.at("S12") == ("degraded", 10)  # upkeep, then the perk


@pytest.mark.clause("buenosos", "R54", "R64", "R8")
def test_p3_lowers_the_first_attack_on_distribution() -> None:
    table = providers().hands(red="A09").marked("lateral").play("A09", "S5")
    assert table.at("S5") == ("ok", 14)
    table = providers().hands(red="A18 A09").marked("lateral").play("A18", "S5").play("A09", "S5")
    assert table.at("S5") == ("ok", 13)
    assert table.events("pierced") == ["pierced(S5, P3) R8"]


@pytest.mark.clause("buenosos", "R54")
def test_p4_keeps_the_backbone_from_spreading() -> None:
    table = providers().respond().service("S6", "intermittent").do("pass")
    assert "muted(S6) 7.6a" in table.events("muted")


@pytest.mark.clause("buenosos", "R54", "R75")
def test_p5_makes_payments_count_as_degraded_for_that_turn() -> None:
    table = providers(turns=1, dep_damage_down=0).respond().service("S10", "down").service("P5", "down").do("pass")
    assert "relieved(S10, 4, P5) R54" in table.events("relieved")


@pytest.mark.clause("buenosos", "R75", "7.6a")
def test_a_provider_tosses_and_is_not_counted_by_a16() -> None:
    table = providers().hands(red="A16").services("intermittent", "P1 P5").do("pass")
    assert not table.can("A16")
    table.respond().do("pass")
    assert table.step() == "intermittency"
    table.do("toss(spreads)")
    assert table.events("spread") == ["spread(P1, S9) 7.6a"]  # both of criticality 4: the lowest INT


@pytest.mark.clause("buenosos", "R53")
def test_a_single_point_of_economic_cost_counts() -> None:
    table = Table(economy="yes")
    add_economic_cost(table.state, 1)
    assert table.state.economic_cost == 1
    assert table.events("economy_rose") == ["economy_rose(1, 1) R53"]


@pytest.mark.clause("buenosos", "14c", "R53", "R76")
def test_drp_cards_and_recoveries_raise_economic_cost() -> None:
    table = Table(economy="yes").hands(blue="B14").respond().service("S8", "down").play("B14", "S8")
    assert table.state.economic_cost == 5 * 2 + 5
    assert table.events("economy_rose") == ["economy_rose(10, 10) R53", "economy_rose(5, 15) R53"]
    table = Table(economy="yes").hands(blue="B15").respond().play("B15").next_turn().blue("B12").respond()
    assert table.play("B12", "S1").state.economic_cost == 3 * 2 + 2 * 2  # points actually paid
    table = Table(economy="yes", economy_start=99).hands(blue="B14").respond().service("S8", "down").play("B14", "S8")
    assert table.state.economic_cost == 100  # the maximum


@pytest.mark.clause("buenosos", "R53", "R76", "R69")
def test_the_closing_raises_it_and_its_step_costs_stability() -> None:
    table = Table(economy="yes", turns=1).respond().set(economic_cost=58).service("S12", "down").do("pass")
    assert table.state.economic_cost == 60
    assert table.state.stability == 100 - 10 - 2
    table = Table(economy="yes", turns=1).respond().set(economic_cost=100).do("pass")
    assert table.state.stability == 95


@pytest.mark.clause("buenosos", "R53", "R76")
@pytest.mark.parametrize(("cost", "budget"), [(29, 8), (30, 7), (60, 6), (90, 6)])
def test_blue_pays_with_its_budget(cost: int, budget: int) -> None:
    table = Table(economy="yes", economy_start=cost).next_turn()
    assert (table.state.budget_blue, table.state.budget_red) == (budget, 8)
