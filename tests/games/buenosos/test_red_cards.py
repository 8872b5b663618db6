"""Every card of MalOsos (B.2), each played once to show that it does what it says."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.constants import BLUE, HAND
from tests.games.buenosos.table import Table, Value


def red(cards: str, marks: str = "", **options: Value) -> Table:
    return Table(**options).hands(red=cards).marked(marks)


@pytest.mark.clause("buenosos", "B.2.1", "5.2a", "5.2b", "R3")
def test_a01_marks_recon_and_probes_a_service() -> None:
    table = red("A01").play("A01", "S6")
    assert table.step() == "preparation"
    assert table.marks() == ["recon"]
    assert table.at("S6") == ("ok", 15)
    assert table.state.budget_red == 6


@pytest.mark.clause("buenosos", "B.2.2", "R3")
def test_a02_degrades_and_damages_a_digital_service() -> None:
    table = red("A02", "recon").do("pass", "play(A02)")
    assert table.targets() == ["S6", "S7", "S8", "S9", "S10", "S12"]
    table.do("target(S8)")
    assert table.at("S8") == ("degraded", 12)
    assert table.marks() == ["recon", "access"]


@pytest.mark.clause("buenosos", "B.2.3")
def test_a03_hits_cloud_backbone_or_dns() -> None:
    table = red("A03", "recon").do("pass", "play(A03)")
    assert table.targets() == ["S6", "S8", "S9"]
    table.do("target(S9)")
    assert table.at("S9") == ("ok", 9)
    assert table.marks() == ["recon", "access"]


@pytest.mark.clause("buenosos", "B.2.3", "R60")
def test_a03_makes_a_degraded_service_intermittent() -> None:
    assert red("A03", "recon").service("S9", "degraded", 10).play("A03", "S9").at("S9") == ("intermittent", 7)


@pytest.mark.clause("buenosos", "B.2.4")
def test_a04_marks_persistence_and_taxes_the_first_detection_card() -> None:
    table = red("A04", "access").play("A04").blue("B07 B08 B09").respond()
    assert table.marks() == ["access", "persistence"]
    table.play("B07", "S1")
    assert table.state.budget_blue == 8 - 3
    table.play("B09", "S1", "S5")
    assert table.state.budget_blue == 8 - 3 - 3


@pytest.mark.clause("buenosos", "B.2.5", "5.3b", "R77")
def test_a05_hits_two_linked_services() -> None:
    table = red("A05", "persistence").service("S5", "degraded").do("pass", "play(A05)", "target(S4)")
    assert table.targets() == ["S3", "S5", "S6"]  # its dependencies and its dependents
    table.do("target(S5)")
    assert table.at("S4") == ("ok", 17)
    assert table.at("S5") == ("intermittent", 17)
    assert table.marks() == ["persistence", "lateral"]


@pytest.mark.clause("buenosos", "B.2.6", "R48")
def test_a06_adds_damage_to_physical_services() -> None:
    table = red("A06 A12 A02", "recon").play("A06").play("A12", "S11")
    assert table.at("S11") == ("degraded", 16 - 4)
    table = red("A06 A02", "recon").play("A06").play("A02", "S8")
    assert table.at("S8") == ("degraded", 14 - 2)  # digital only
    table = red("A06 A02", "recon").play("A06").play("A02", "S12")
    assert table.at("S12") == ("degraded", 14 - 3)  # digital and physical


@pytest.mark.clause("buenosos", "B.2.7")
def test_a07_makes_a_digital_service_intermittent() -> None:
    assert red("A07", "access").play("A07", "S7").at("S7") == ("intermittent", 14)


@pytest.mark.clause("buenosos", "B.2.7", "B.2.6")
def test_a07_needs_access_or_hybrid_coordination() -> None:
    table = red("A06 A07", "recon").do("pass")
    assert not table.can("A07")
    assert red("A06 A07", "recon").play("A06").do("pass").can("A07")


@pytest.mark.clause("buenosos", "B.2.8", "4.3b", "5.2c")
def test_a08_needs_lateral_movement_and_hits_the_backbone() -> None:
    assert not red("A08", "recon access persistence").do("pass").can("A08")
    assert red("A08", "lateral").play("A08", "S6").at("S6") == ("ok", 11)


@pytest.mark.clause("buenosos", "B.2.9", "5.3d", "5.3e", "11.2a")
def test_a09_spreads_if_distribution_falls() -> None:
    table = red("A09", "lateral").play("A09", "S5")
    assert (table.at("S5"), table.at("S6"), table.at("S7")) == (("ok", 13), ("ok", 16), ("ok", 16))
    table = red("A09", "lateral").service("S5", "degraded", 5).play("A09", "S5")
    assert (table.at("S5"), table.at("S6"), table.at("S7")) == (("down", 0), ("ok", 14), ("ok", 14))


@pytest.mark.clause("buenosos", "B.2.10")
def test_a10_hits_dns() -> None:
    assert red("A10", "access").play("A10", "S9").at("S9") == ("ok", 8)
    assert red("A10", "access").service("S9", "degraded").play("A10", "S9").at("S9") == ("intermittent", 8)


@pytest.mark.clause("buenosos", "B.2.11")
def test_a11_hits_payments_and_trust() -> None:
    table = red("A11", "access").play("A11", "S10")
    assert table.at("S10") == ("ok", 11)
    assert table.state.trust == 47


@pytest.mark.clause("buenosos", "B.2.12")
def test_a12_degrades_roads() -> None:
    assert red("A12", "recon").play("A12", "S11").at("S11") == ("degraded", 13)


@pytest.mark.clause("buenosos", "B.2.13", "R18")
@pytest.mark.parametrize("roads", ["degraded", "intermittent", "down"])
def test_a13_makes_terminals_intermittent_when_roads_are_not_ok(roads: str) -> None:
    assert red("A13", "recon").play("A13", "S2").at("S2") == ("ok", 13)
    assert red("A13", "recon").service("S11", roads).play("A13", "S2").at("S2") == ("intermittent", 13)


@pytest.mark.clause("buenosos", "B.2.14")
def test_a14_stops_refineries_and_hurts_terminals_if_they_fall() -> None:
    table = red("A14 A06").do("pass")
    assert not table.can("A14")
    table = red("A14 A06").service("S1", "ok", 6).play("A06").play("A14", "S1")
    assert table.at("S1") == ("down", 0)
    assert table.at("S2") == ("ok", 16 - 3)  # secondary damage is boosted, too (R48)


@pytest.mark.clause("buenosos", "B.2.15")
def test_a15_lowers_trust_and_more_if_mobile_or_payments_suffer() -> None:
    assert red("A15").play("A15").state.trust == 44
    assert red("A15").service("S7", "intermittent").play("A15").state.trust == 41
    assert red("A15").service("S10", "degraded").play("A15").state.trust == 44


@pytest.mark.clause("buenosos", "B.2.16", "R42")
def test_a16_costs_stability_and_a_random_card() -> None:
    table = red("A16").services("degraded", "S9 S8").blue("B01 B02")
    table.play("A16")
    assert table.step() == "lose"
    assert table.offered() == ["lose(B01)", "lose(B02)"]
    table.do("lose(B02)")
    assert table.cards(BLUE, HAND) == ["B01"]
    assert table.where("B02") == "discard"
    assert table.state.ledger == 5
    assert table.state.stability == 100  # applied at the closing (R23)


@pytest.mark.clause("buenosos", "B.2.16")
def test_a16_needs_two_services_in_trouble() -> None:
    assert not red("A16").service("S9", "degraded").do("pass").can("A16")
    assert red("A16").services("intermittent", "S9 S10").do("pass").can("A16")


@pytest.mark.clause("buenosos", "B.2.17", "R47", "R58")
def test_a17_leaves_blue_one_detection_card() -> None:
    table = red("A17").play("A17").blue("B07 B09 B04 B12 B18").respond().play("B07", "S1")
    assert not table.can("B09")
    assert table.can("B04")
    assert table.can("B12")
    assert table.can("B18")


@pytest.mark.clause("buenosos", "B.2.18", "R8")
def test_a18_voids_the_first_reduction_on_a_service() -> None:
    table = Table().hands(blue="B04").respond().play("B04", "S11")
    table.next_turn().hands(red="A18 A12").marked("recon").play("A18", "S11").play("A12", "S11")
    assert table.at("S11") == ("degraded", 13)
    assert table.where("B04") == "discard"
    assert table.events("pierced") == ["pierced(S11, B04) R8"]
