"""Every card of BuenOsos (B.3), each played once to show that it does what it says."""

from __future__ import annotations

import pytest

from tests.games.buenosos.table import Table, Value


def blue(cards: str, **options: Value) -> Table:
    return Table(**options).hands(blue=cards).respond()


def attacked(table: Table, cards: str, marks: str = "recon access persistence lateral") -> Table:
    """The next turn, with these cards in Red's hand."""
    return table.next_turn().red(cards).marked(marks)


@pytest.mark.clause("buenosos", "B.3.1", "R12", "R45", "R74")
def test_b01_cancels_the_first_change_to_intermittent() -> None:
    table = attacked(blue("B01").play("B01", "S7"), "A07 A15")
    table.play("A07", "S7")
    assert table.at("S7") == ("ok", 14)
    assert table.where("B01") == "discard"


@pytest.mark.clause("buenosos", "B.3.2", "R1", "R64")
def test_b02_lessens_the_next_attack() -> None:
    table = attacked(blue("B02").play("B02"), "A12 A13").play("A12", "S11")
    assert table.at("S11") == ("degraded", 14)
    assert table.where("B02") == "discard"
    assert table.play("A13", "S2").at("S2")[1] == 13


@pytest.mark.clause("buenosos", "B.3.2", "R7", "B.1a")
def test_b02_takes_two_off_a_high_impact() -> None:
    assert attacked(blue("B02").play("B02"), "A08").play("A08", "S6").at("S6") == ("ok", 13)
    assert attacked(blue("B02").play("B02"), "A11").play("A11", "S10").at("S10")[1] == 13  # by definition (R7)
    printed = blue("B02", high_impact="printed").play("B02")
    assert attacked(printed, "A11").play("A11", "S10").at("S10")[1] == 12


@pytest.mark.clause("buenosos", "B.3.3", "R60")
def test_b03_keeps_a_service_from_falling_once() -> None:
    table = attacked(blue("B03").play("B03", "S6").service("S6", "intermittent", 4), "A08").play("A08", "S6")
    assert table.at("S6") == ("degraded", 1)
    assert table.where("B03") == "discard"
    table.respond().blue("B03")
    table.do("play(B03)")
    assert "S6" not in table.targets()


@pytest.mark.clause("buenosos", "B.3.4")
def test_b04_takes_two_off_in_all() -> None:
    table = attacked(blue("B04").play("B04", "S6").do("pass"), "A01 A03").play("A01", "S6")
    assert table.at("S6") == ("ok", 16)
    assert table.where("B04") == "table"
    assert table.play("A03", "S6").at("S6") == ("ok", 14)
    assert table.where("B04") == "discard"


@pytest.mark.clause("buenosos", "B.3.5")
def test_b05_bans_access_cards() -> None:
    table = attacked(blue("B05").play("B05"), "A02 A03 A07", "recon access").do("pass")
    assert not table.can("A02")
    assert not table.can("A03")
    assert table.can("A07")


@pytest.mark.clause("buenosos", "B.3.6", "R64")
def test_b06_lessens_attacks_through_suppliers() -> None:
    table = attacked(blue("B06").play("B06"), "A03 A02").play("A03", "S8")
    assert table.at("S8") == ("ok", 13)
    assert table.play("A02", "S9").at("S9")[1] == 10
    assert table.where("B06") == "table"


@pytest.mark.clause("buenosos", "B.3.7", "R49", "R64")
def test_b07_makes_an_attack_dearer_and_weaker() -> None:
    table = attacked(blue("B07").play("B07", "S11"), "A12").play("A12", "S11")
    assert table.at("S11") == ("degraded", 14)
    assert table.state.budget_red == 8 - 5
    assert table.events("attack_taxed") == ["attack_taxed(S11, 1) R64"]
    assert table.where("B07") == "discard"


@pytest.mark.clause("buenosos", "B.3.7", "R49")
def test_an_attack_that_cannot_pay_the_tax_may_not_name_the_service() -> None:
    table = attacked(blue("B07").play("B07", "S11"), "A12").do("pass").set(budget_red=4)
    assert not table.can("A12")


@pytest.mark.clause("buenosos", "B.3.8")
def test_b08_keeps_an_intermittent_service_from_spreading() -> None:
    table = blue("B08").service("S7", "intermittent").do("play(B08)")
    assert table.targets() == ["S7"]
    table.do("target(S7)", "pass")
    assert table.step() != "intermittency"
    assert table.events("muted") == ["muted(S7) 7.6a"]


@pytest.mark.clause("buenosos", "B.3.9", "R49")
def test_b09_cuts_the_arrow_between_two_services() -> None:
    table = blue("B09", turns=1, wave_limit=1).service("S8", "down").play("B09", "S9", "S8").do("pass")
    assert table.at("S9") == ("ok", 12)
    assert table.at("S10") == ("degraded", 12)


@pytest.mark.clause("buenosos", "B.3.10", "R40")
def test_b10_takes_back_a_secondary_effect() -> None:
    table = Table().hands(red="A11").marked("access").play("A11", "S10").blue("B10").respond().play("B10")
    table.do("cancel(A11)")
    assert table.state.trust == 50
    assert table.at("S10") == ("ok", 11)  # the main damage stays


@pytest.mark.clause("buenosos", "B.3.11", "R39")
def test_b11_erases_persistence_or_lateral_movement() -> None:
    table = blue("B07 B11").marked("persistence lateral").play("B07", "S1")
    assert not table.can("B11")  # the detection card was played this turn
    table.next_turn().blue("B11").respond().do("play(B11)")
    assert table.offered() == ["erase(persistence)", "erase(lateral)"]
    assert table.do("erase(lateral)").marks() == ["persistence"]
    assert table.events("phase_erased") == ["phase_erased(lateral) R39"]


@pytest.mark.clause("buenosos", "B.3.12", "R35")
def test_b12_heals_and_is_the_test() -> None:
    table = blue("B12").service("S6", "intermittent", 8).play("B12", "S6")
    assert table.at("S6") == ("degraded", 11)
    assert table.events("flag_set") == ["flag_set(0) 9.1b"]
    assert blue("B12", repair="never").service("S6", "intermittent", 15).play("B12", "S6").at("S6") == (
        "intermittent",
        16,
    )


@pytest.mark.clause("buenosos", "B.3.13", "7.4b", "R37")
def test_b13_restores_a_down_service_after_the_test() -> None:
    table = blue("B12 B13").service("S1", "down")
    assert not table.can("B13")
    table.play("B12", "S2").play("B13", "S1")
    assert table.at("S1") == ("degraded", 6)
    assert table.state.recovered == 1


@pytest.mark.clause("buenosos", "B.3.14", "R37")
def test_b14_fails_over_a_digital_service() -> None:
    table = blue("B14").services("down", "S1 S8").do("play(B14)")
    assert table.targets() == ["S8"]
    assert table.do("target(S8)").at("S8") == ("intermittent", 8)


@pytest.mark.clause("buenosos", "B.3.15", "R38", "R66")
def test_b15_makes_the_first_drp_card_of_a_turn_cheaper() -> None:
    table = blue("B15 B12").play("B15").play("B12", "S1")
    assert table.state.budget_blue == 8 - 3 - 3  # paid now, starts next turn
    table.next_turn().blue("B12 B14").respond().service("S8", "down").play("B12", "S1")
    assert table.state.budget_blue == 8 - 2
    table.play("B14", "S8")
    assert table.state.budget_blue == 8 - 2 - 5
    assert table.where("B15") == "table"


@pytest.mark.clause("buenosos", "B.3.16", "9.2a", "9.2b", "R21", "R69")
def test_b16_makes_down_count_as_degraded() -> None:
    table = blue("B16").service("S12", "down").do("play(B16)")
    assert table.targets() == ["S7", "S10", "S12"]
    table.do("target(S12)", "pass")
    assert table.state.stability == 100 - 6
    assert table.at("S12") == ("down", 0)


@pytest.mark.clause("buenosos", "B.1b", "11b", "R21", "R74")
def test_b16_lasts_this_turn_as_its_card_says() -> None:
    table = blue("B16").service("S12", "down").play("B16", "S12")
    assert table.where("B16") == "table"
    table.next_turn()
    assert table.where("B16") != "table"
    assert "B16 count_as" not in table.standing()


@pytest.mark.clause("buenosos", "B.3.17", "R21")
def test_b17_halves_the_price_of_two_services() -> None:
    table = blue("B17").services("intermittent", "S12 S10").play("B17", "S12", "S1")
    table.listen().close()
    assert "relieved(S12, 4, B17) B.3.17" in table.events("relieved")  # 7 becomes 3


@pytest.mark.clause("buenosos", "B.3.18", "8.3d", "R26")
def test_b18_restores_trust_up_to_its_maximum() -> None:
    assert blue("B18").set(trust=40).play("B18").state.trust == 46
    assert blue("B18").set(trust=47).play("B18").state.trust == 50
    assert blue("B18").can("B18")  # even if it changes nothing (R57)
