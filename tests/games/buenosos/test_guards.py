"""Guards: their order, what they apply to, and what removes them (R8, R9, R48, R49, R64)."""

from __future__ import annotations

import pytest

from tests.games.buenosos.table import Table, Value


def guarded(cards: str, *plays: tuple[str, ...], monitored: str = "", **options: Value) -> Table:
    """Red's next turn, after Blue has played these cards; the campaign line is full."""
    table = Table(budget_blue=30, budget_red=30, **options).hands(blue=cards).respond()
    for card, *targets in plays:
        table.play(card, *targets)
    if monitored:
        table.do("basic", f"target({monitored})")
    return table.next_turn().marked("recon access persistence lateral").listen()


@pytest.mark.clause("buenosos", "R9")
def test_monitoring_comes_first_then_older_cards() -> None:
    table = guarded("B04 B07", ("B07", "S11"), ("B04", "S11"), monitored="S11").red("A12").play("A12", "S11")
    assert table.events("lessened") == [
        "lessened(S11, 1, monitoring) 4.4c",
        "lessened(S11, 1, B07) B.3.7",
        "lessened(S11, 1, B04) B.3.4",
    ]
    assert table.at("S11") == ("degraded", 16)
    assert table.where("B04") == "table"  # one point of it remains


@pytest.mark.clause("buenosos", "R9")
def test_damage_is_never_below_zero() -> None:
    table = guarded("B06 B04", ("B06",), ("B04", "S8")).red("A03").play("A03", "S8")
    assert table.at("S8") == ("ok", 14)
    assert table.events("lessened") == ["lessened(S8, 2, B06) B.3.6", "lessened(S8, 1, B04) B.3.4"]


@pytest.mark.clause("buenosos", "R9")
def test_a_wave_is_one_instance_of_damage() -> None:
    table = Table(turns=1, wave_limit=1).hands(blue="B04").respond().do("basic", "target(S10)").play("B04", "S10")
    table.services("degraded", "S7 S8 S9").listen().do("pass")
    assert "lessened(S10, 1, monitoring) 4.4c" in table.events("lessened")
    assert "lessened(S10, 2, B04) B.3.4" in table.events("lessened")
    assert table.at("S10") == ("intermittent", 14)


@pytest.mark.clause("buenosos", "R64")
def test_b02_and_b07_are_spent_by_the_first_attack_in_any_case() -> None:
    table = guarded("B02 B07 B04", ("B04", "S8"), ("B02",), ("B07", "S8")).red("A02 A03").play("A02", "S8")
    assert table.at("S8") == ("degraded", 14)  # hardening absorbed all of it
    assert (table.where("B02"), table.where("B07")) == ("discard", "discard")
    assert table.play("A03", "S8").at("S8")[1] == 11


@pytest.mark.clause("buenosos", "R64")
def test_b07_meets_only_a_declared_target() -> None:
    table = guarded("B07 B04", ("B07", "S6"), ("B04", "S7")).service("S5", "ok", 5).red("A09").play("A09", "S5")
    assert table.at("S6") == ("ok", 14)  # not attacked, so not watched
    assert table.at("S7") == ("ok", 16)  # hardening reduces any damage
    assert table.where("B07") == "table"


@pytest.mark.clause("buenosos", "R49", "R64")
def test_b02_on_two_targets_helps_the_first_named() -> None:
    table = guarded("B02", ("B02",)).red("A05").play("A05", "S5", "S4")
    assert table.at("S5") == ("ok", 18)
    assert table.at("S4") == ("ok", 17)


@pytest.mark.clause("buenosos", "R8", "R64")
def test_the_insider_voids_the_whole_effect_and_only_one() -> None:
    table = guarded("B04 B07", ("B04", "S11"), ("B07", "S11")).red("A18 A12 A01").play("A18", "S11")
    table.play("A12", "S11")
    assert table.events("pierced") == ["pierced(S11, B04) R8"]
    assert table.at("S11") == ("degraded", 14)  # B07 still prevented one


@pytest.mark.clause("buenosos", "R8")
def test_the_insider_does_not_touch_segmentation_and_redundancy() -> None:
    table = guarded("B01 B03", ("B01", "S7"), ("B03", "S7")).service("S7", "ok", 2).red("A18 A07")
    table.play("A18", "S7").play("A07", "S7")
    assert table.at("S7") == ("degraded", 1)
    assert table.events("pierced") == []


@pytest.mark.clause("buenosos", "R64", "R74")
def test_an_unused_insider_lapses_with_the_turn() -> None:
    table = Table().hands(red="A18").play("A18", "S11")
    assert table.where("A18") == "table"
    table.respond().blue("B04").play("B04", "S11").next_turn()
    assert table.where("A18") != "table"
    assert table.hands(red="A12").marked("recon").play("A12", "S11").at("S11") == ("degraded", 15)


@pytest.mark.clause("buenosos", "R48")
def test_the_hybrid_bonus_is_added_before_guards() -> None:
    table = guarded("B04", ("B04", "S11")).red("A06 A12").play("A06").play("A12", "S11")
    assert table.events("boosted") == ["boosted(S11, 1, A06) R48"]
    assert table.at("S11") == ("degraded", 16 - (3 + 1 - 2))


@pytest.mark.clause("buenosos", "R60")
def test_redundancy_does_not_stop_what_follows_on_the_card() -> None:
    table = guarded("B03", ("B03", "S9")).service("S9", "degraded", 3).red("A03").play("A03", "S9")
    assert table.at("S9") == ("intermittent", 1)


@pytest.mark.clause("buenosos", "R78", "R50")
def test_in_quick_segmentation_cancels_a_change_that_would_have_been_intermittent() -> None:
    table = Table("quick").hands(blue="B01").respond().play("B01", "S8").next_turn().marked("access").red("A07 A02")
    table.play("A07", "S8")
    assert table.at("S8") == ("ok", 12)
    assert table.where("B01") == "discard"


@pytest.mark.clause("buenosos", "R78")
def test_in_quick_segmentation_is_not_spent_on_a_degraded_service() -> None:
    table = Table("quick").hands(blue="B01").respond().play("B01", "S8").next_turn().marked("access").red("A07")
    table.service("S8", "degraded").play("A07", "S8")
    assert table.where("B01") == "table"
