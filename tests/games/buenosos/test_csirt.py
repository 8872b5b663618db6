"""The CSIRT card (B10) undoes what secondary effects did (11.2, R34, R40, R68)."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.constants import BLUE, CARD_NAMES, DECK, DECK_SIZE, DISCARDED, HAND, RED
from contienda.games.buenosos.mechanics.lasting_effects import lay_for
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.primitives.cards import TAX, return_tax
from tests.games.buenosos.table import Table, Value

LINE = "recon access persistence lateral"


def red(cards: str, **options: Value) -> Table:
    return Table(budget_red=30, budget_blue=30, **options).hands(red=cards).marked(LINE)


def csirt(table: Table, card: str) -> Table:
    return table.respond().blue(" ".join(["B10", *table.cards(BLUE, HAND)])).play("B10").do(f"cancel({card})")


@pytest.mark.clause("buenosos", "R40", "R68", "11.2b", "R34")
def test_a_fall_by_secondary_damage_never_happened() -> None:
    table = red("A09").service("S5", "ok", 4).service("S7", "degraded", 2).play("A09", "S5")
    assert table.at("S7") == ("down", 0)
    assert table.state.trust == 47
    csirt(table, "A09")
    told = table.events()
    assert told[told.index("cancelled(A09) R40") + 1 :] == [
        "trust_rose(3, 50) R68", "improved(S7, degraded) R40", "healed(S7, 2, 2) R68", "healed(S6, 2, 16) R68",
        "card_left(B10) R74",
    ]  # fmt: skip
    assert table.at("S7") == ("degraded", 2)
    assert table.at("S6") == ("ok", 16)
    assert table.at("S5") == ("down", 0)  # the main effect stays
    assert table.state.trust == 50
    assert table.state.trust_lost == 0
    assert table.state.fallen == 2**4


@pytest.mark.clause("buenosos", "R40", "R68")
def test_used_redundancy_returns() -> None:
    table = Table(budget_red=30, budget_blue=30).hands(blue="B03").respond().play("B03", "S6").next_turn().marked(LINE)
    table.service("S6", "intermittent", 2).service("S5", "ok", 4).red("A09").play("A09", "S5")
    assert table.at("S6") == ("degraded", 1)
    csirt(table, "A09")
    assert table.events("card_returned", "improved") == ["card_returned(B03) R40", "improved(S6, intermittent) R40"]
    assert table.at("S6") == ("intermittent", 2)
    assert table.where("B03") == "table"
    assert "B03 save_from_fall" in table.standing()


@pytest.mark.clause("buenosos", "R40", "R68")
def test_redundancy_shuffled_into_the_deck_does_not_return() -> None:
    table = Table(budget_red=30, budget_blue=30).hands(blue="B03").respond().play("B03", "S6").next_turn().marked(LINE)
    table.service("S6", "intermittent", 2).service("S5", "ok", 4).red("A09").play("A09", "S5")
    assert table.where("B03") == "discard"
    move(table.state, BLUE, CARD_NAMES.index("B03") % DECK_SIZE, DISCARDED, DECK)
    csirt(table, "A09")
    assert table.where("B03") == "deck"
    assert "B03 save_from_fall" not in table.standing()
    assert table.events("card_returned") == []
    assert table.at("S6") == ("degraded", 2)


@pytest.mark.clause("buenosos", "R40", "R68")
def test_a_discarded_card_comes_back_and_everybody_knows_it() -> None:
    table = red("A16").services("degraded", "S8 S9").blue("B01 B02").play("A16").do("lose(B01)")
    csirt(table, "A16")
    assert table.events("card_returned") == ["card_returned(B01) R40"]
    assert table.where("B01") == "hand"
    assert table.known(BLUE) == ["B01"]
    assert table.state.ledger == 5  # the main effect


@pytest.mark.clause("buenosos", "R68")
def test_an_empty_hand_leaves_nothing_to_take_back() -> None:
    table = red("A16").services("degraded", "S8 S9").play("A16").respond().blue("B10")
    assert not table.can("B10")


@pytest.mark.clause("buenosos", "R68")
def test_what_the_cap_swallowed_cannot_be_named() -> None:
    table = red("A11").set(trust_lost=15).play("A11", "S10").respond().blue("B10")
    assert not table.can("B10")


@pytest.mark.clause("buenosos", "R68", "B.2.4")
def test_a_pending_tax_is_lifted_a_paid_one_comes_back() -> None:
    table = red("A04").play("A04").respond().blue("B10 B07").play("B10")
    assert table.state.budget_blue == 30 - 5  # the tax applied to B10 itself
    table.do("cancel(A04)")
    assert table.state.budget_blue == 30 - 4
    assert table.events("refunded", "tax_lifted") == ["refunded(1, 1) R68"]
    table = red("A04").play("A04").respond().blue("B10 B07")
    lay_for(table.state, 27, BLUE, 1, 0, 0, 0, 1, 1, 131, 0)  # a free play, as from E08
    table.do("play_free(B10)", "cancel(A04)").play("B07", "S1")
    assert table.state.budget_blue == 30 - 2
    assert table.events("refunded", "tax_lifted") == ["tax_lifted(A04) R68"]


@pytest.mark.clause("buenosos", "R40", "R68")
def test_only_the_extra_three_of_disinformation_is_secondary() -> None:
    table = red("A15").service("S7", "intermittent").play("A15")
    assert table.state.trust == 41
    assert csirt(table, "A15").state.trust == 44
    assert table.state.trust_lost == 6


@pytest.mark.clause("buenosos", "R68")
def test_a_service_recovered_since_is_left_alone() -> None:
    table = red("A14 A06").service("S1", "ok", 3).service("S2", "degraded", 2).play("A06").play("A14", "S1")
    assert table.at("S2") == ("down", 0)
    table.respond().blue("B12 B13").play("B12", "S3").play("B13", "S2")
    csirt(table, "A14")
    assert table.at("S2") == ("degraded", 6)
    assert table.state.recovered == 2


@pytest.mark.clause("buenosos", "R40")
def test_campaign_marks_are_never_secondary() -> None:
    table = red("A04").marked("access").play("A04")
    csirt(table, "A04")
    assert table.marks() == ["access", "persistence"]


@pytest.mark.clause("buenosos", "R40")
def test_it_must_name_a_card_of_this_turn() -> None:
    table = red("A11").play("A11", "S10").next_turn().respond().blue("B10")
    assert not table.can("B10")


@pytest.mark.clause("buenosos", "R68", "R72")
def test_under_the_immediate_check_a_red_win_stands() -> None:
    table = red("A09", victory_check="immediate").services("down", "S1 S3").service("S5", "ok", 4)
    assert table.play("A09", "S5").result() == "three_critical"


@pytest.mark.clause("buenosos", "R68")
def test_a_tax_that_red_has_paid_comes_back_to_red() -> None:
    """No printed card taxes Red, but one in a scenario may."""
    table = Table()
    before = table.state.budget_red
    lay_for(table.state, TAX, RED, 2, 0, 0, 0, 0, 1, 0, 77)  # no uses left: it was paid
    return_tax(table.state, 77)
    assert table.state.budget_red == before + 2
    assert table.events("refunded", "tax_lifted") == ["refunded(0, 2) R68"]
