"""The turn (5), the campaign line and basic actions (4), hands and decks (10)."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.constants import BLUE, DECK, DISCARDED, HAND, RED
from contienda.games.buenosos.mechanics.piles import move
from tests.games.buenosos.table import Table

# --- step 0 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "5.0a", "5.0b", "5.0c", "4.1b")
def test_upkeep_takes_from_degraded_services_only() -> None:
    table = Table(dep_damage_degraded=0, dep_damage_intermittent=0, dep_damage_down=0, affected_for_intermittent=4)
    table.respond().service("S9", "degraded").service("S12", "intermittent").service("S2", "down").next_turn()
    assert table.at("S9") == ("degraded", 11)
    assert table.at("S12") == ("intermittent", 14)
    assert table.at("S2") == ("down", 0)


@pytest.mark.clause("buenosos", "5.0d", "R9")
def test_upkeep_can_fell_a_service_and_nothing_lowers_it() -> None:
    table = Table().hands(blue="B04").respond().play("B04", "S12").service("S12", "degraded", 1).listen().next_turn()
    assert table.at("S12") == ("down", 0)
    assert table.state.trust == 47
    assert table.events("lessened") == []


@pytest.mark.clause("buenosos", "R60")
def test_redundancy_answers_upkeep_too() -> None:
    table = Table().hands(blue="B03").respond().play("B03", "S12").service("S12", "degraded", 1).next_turn()
    assert table.at("S12") == ("degraded", 1)


@pytest.mark.clause("buenosos", "5.0e", "4.2b", "R57")
def test_budgets_refill_and_what_is_left_is_lost() -> None:
    table = Table().hands(red="A15").play("A15").next_turn()
    assert (table.state.budget_red, table.state.budget_blue) == (8, 8)


@pytest.mark.clause("buenosos", "5.0f", "10.2a", "10.2b", "R43", "10.1a")
def test_both_teams_draw_up_to_five() -> None:
    table = Table().hands(red="A15", blue="B01 B02").to("event")
    assert len(table.cards(RED, HAND)) == 5
    assert len(table.cards(BLUE, HAND)) == 5
    full = Table().hands(red="A01 A02 A03 A04 A05", blue="B01 B02 B03 B04 B05").listen().to("event")
    assert full.events("drew") == []


@pytest.mark.clause("buenosos", "5.0g", "10.5a", "10.4a", "R74")
def test_an_empty_deck_is_rebuilt_from_its_own_discard() -> None:
    table = Table()
    for name in table.cards(RED, DECK):
        move(table.state, RED, int(name[1:]) - 1, DECK, DISCARDED)
    table.listen().next_turn()
    assert table.events("reshuffled") == ["reshuffled(red) 10.5a"]
    assert len(table.cards(RED, HAND)) == 5
    assert table.cards(RED, DISCARDED) == []


@pytest.mark.clause("buenosos", "5.0h", "10.3a")
def test_a_hand_over_the_limit_is_trimmed_at_once() -> None:
    table = Table(hand_target=9, hand_max=7)
    table.respond().do("pass")
    while table.step() == "draw":
        table.go_on()
    assert table.step() == "trim"
    assert table.offered() == [f"discard({card})" for card in table.cards(BLUE, HAND)]
    assert len(table.offered()) == 9
    table.to("event")
    assert len(table.cards(RED, HAND)) == len(table.cards(BLUE, HAND)) == 7


@pytest.mark.clause("buenosos", "10.3b")
def test_excess_by_card_effects_goes_at_the_end_of_the_own_phase() -> None:
    table = Table().hands(blue="B01 B02 B03 B04 B05 B06 B07 B08").respond()
    assert table.step() == "response"
    table.do("pass")
    assert (table.step(), table.state.actor()) == ("trim", BLUE)
    table.do("discard(B08)")
    assert table.where("B08") == "discard"


# --- phases ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "5.1a", "2.1d", "5.2a", "5.3a", "5.4a", "5.5d")
def test_the_phases_come_in_their_order() -> None:
    table = Table().next_turn()
    steps = []
    turn = table.state.turn
    while table.state.turn == turn:
        steps.append(table.step())
        table.go_on()
    assert list(dict.fromkeys(steps)) == ["preparation", "attack", "response"]
    assert table.state.turn == turn + 1
    table.to("event")
    assert table.state.actor() == -1


@pytest.mark.clause("buenosos", "R2", "5.2a", "5.3a")
def test_recon_and_resources_are_prepared_all_else_is_attack() -> None:
    hand = "A01 A06 A17 A18 A02 A04 A07 A15"
    table = Table(budget_red=30).hands(red=hand).marked("recon access")
    assert [card for card in hand.split() if table.can(card)] == ["A01", "A06", "A17", "A18"]
    table.do("pass")
    assert [card for card in hand.split() if table.can(card)] == ["A02", "A04", "A07", "A15"]


@pytest.mark.clause("buenosos", "R2")
def test_a_probe_is_damage_but_no_attack() -> None:
    table = Table().hands(blue="B02 B07").respond().play("B02").play("B07", "S9").next_turn()
    table.hands(red="A01").play("A01", "S9")
    assert table.at("S9") == ("ok", 11)
    assert (table.where("B02"), table.where("B07")) == ("table", "table")
    assert table.state.budget_red == 6


@pytest.mark.clause("buenosos", "4.2a", "4.2b", "R57")
def test_cards_are_played_while_the_budget_lasts() -> None:
    table = Table().hands(red="A06 A17 A18").play("A06").play("A18", "S1").do()
    assert table.state.budget_red == 3
    table.set(budget_red=1)
    assert not table.can("A17")


@pytest.mark.clause("buenosos", "5.3c", "5.3e")
def test_the_main_effect_comes_before_the_secondary_one() -> None:
    table = Table().hands(red="A11").marked("access").play("A11", "S10")
    kinds = [event.split("(")[0] for event in table.events("damaged", "trust_fell")]
    assert kinds == ["damaged", "trust_fell"]


@pytest.mark.clause("buenosos", "R57", "R19")
def test_a_card_without_a_target_may_not_be_played() -> None:
    table = Table().hands(red="A08", blue="B13 B18 B12").marked("lateral").service("S6", "down").do("pass")
    assert not table.can("A08")
    table.respond().set(played_blue=2**11)
    assert table.can("B13")
    table.service("S6", "ok", 16)
    assert not table.can("B13")
    assert table.can("B18")


@pytest.mark.clause("buenosos", "R19")
def test_what_may_be_named_when_down() -> None:
    table = Table().hands(blue="B12 B16 B17 B09 B04").respond().service("S7", "down").do("basic")
    assert "S7" in table.targets()
    for card, named in (("B12", False), ("B04", False), ("B16", True), ("B17", True), ("B09", True)):
        table = Table().hands(blue=card).respond().service("S7", "down").do(f"play({card})")
        assert ("S7" in table.targets()) is named


@pytest.mark.clause("buenosos", "5.4b", "5.4c", "2.1c")
def test_every_blue_card_is_of_one_of_four_kinds() -> None:
    cards = Table().game.scenario.cards
    kinds = {card["id"]: card["subtype"] for card in cards.values() if card["deck"] == "blue"}
    assert set(kinds.values()) == {"prevention", "detection", "drp", "bcp"}
    assert [id for id, kind in kinds.items() if kind == "drp"] == ["B12", "B13", "B14", "B15"]
    assert [id for id, kind in kinds.items() if kind == "bcp"] == ["B16", "B17", "B18"]


@pytest.mark.clause("buenosos", "5.5c")
def test_the_micro_debrief_is_called_for() -> None:
    assert Table().respond().do("pass").events("debrief_due") == ["debrief_due(1) 5.5c"]


# --- campaign line (4.3) --------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "4.3a", "4.3c", "4.3d", "R4")
def test_only_the_first_phase_card_of_a_turn_advances_the_line() -> None:
    table = Table().hands(red="A01 A02").play("A01", "S1").play("A02", "S8")
    assert table.marks() == ["recon"]
    assert table.at("S8") == ("degraded", 12)  # it still takes effect
    assert "phase_not_marked(access) 4.3d" in table.events()


@pytest.mark.clause("buenosos", "R4")
def test_a_card_of_a_phase_already_marked_uses_nothing_up() -> None:
    table = Table().hands(red="A01 A02").marked("recon").play("A01", "S1").play("A02", "S8")
    assert table.marks() == ["recon", "access"]


@pytest.mark.clause("buenosos", "R4", "R65")
def test_the_impact_box_is_marked_after_an_impact_card() -> None:
    assert "impact" in Table().hands(red="A12").marked("recon").play("A12", "S11").respond().marks()
    assert "impact" not in Table().hands(red="A15").play("A15").respond().marks()
    table = Table().hands(red="A02 A12").marked("recon").play("A02", "S8").play("A12", "S11").respond()
    assert table.marks() == ["recon", "access"]  # this turn's mark was already used


@pytest.mark.clause("buenosos", "4.3b")
def test_gaps_in_the_line_are_legal() -> None:
    table = Table().hands(red="A02").do("basic").play("A02", "S8")
    assert table.marks() == ["access"]


# --- basic actions (4.4) --------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "4.4a", "4.4b", "4.4d", "R5", "R6")
def test_basic_recon_counts_for_this_turn() -> None:
    table = Table().hands(red="A02 A12")
    assert not table.do("pass").can("A02")
    table.do("basic")
    assert "basic" not in table.offered()
    assert table.can("A02")
    assert table.can("A12")
    table.next_turn().hands(red="A02").do("pass")
    assert not table.can("A02")
    assert table.marks() == []


@pytest.mark.clause("buenosos", "R5")
def test_basic_recon_may_help_only_cards_that_name_it() -> None:
    table = Table(basic_recon="card_only").hands(red="A02 A12").do("basic", "pass")
    assert table.can("A02")
    assert not table.can("A12")


@pytest.mark.clause("buenosos", "4.4c", "4.4a", "R1")
def test_basic_monitoring_lowers_the_first_damage() -> None:
    table = Table().respond().do("basic", "target(S11)").next_turn().hands(red="A12 A01").marked("recon")
    table.play("A01", "S11")
    assert table.at("S11") == ("ok", 16)
    assert table.play("A12", "S11").at("S11") == ("degraded", 13)


# --- refreshing hands (R41, R42) ------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "R41")
def test_cards_may_be_cycled_at_the_end_of_the_own_phase() -> None:
    table = Table(cycle=2).hands(red="A08 A09 A10").do("pass", "pass")
    assert (table.step(), table.state.actor()) == ("cycle", RED)
    table.do("discard(A08)", "discard(A09)")
    assert table.step() == "response"
    assert table.cards(RED, HAND) == ["A10"]
    assert Table().hands(red="A08").do("pass", "pass").step() == "response"


@pytest.mark.clause("buenosos", "R42", "11.1a", "R73")
def test_the_dearest_card_may_go_instead_of_a_random_one() -> None:
    table = Table("deterministic").hands(red="A16", blue="B12 B10 B11 B02").services("degraded", "S9 S8").play("A16")
    assert table.state.actor() == BLUE
    assert table.offered() == ["discard(B10)", "discard(B11)"]
    table.do("discard(B11)")
    assert table.where("B11") == "discard"


@pytest.mark.clause("buenosos", "R1", "R74")
def test_strict_timing_ends_protection_with_the_turn() -> None:
    table = Table(strict_timing="yes").hands(blue="B04").respond().play("B04", "S11").next_turn()
    assert table.where("B04") != "table"
    assert table.hands(red="A12").marked("recon").play("A12", "S11").at("S11") == ("degraded", 13)


@pytest.mark.clause("buenosos", "R1", "R64")
def test_a_window_covers_the_next_event_and_closes_at_the_next_response() -> None:
    table = Table().hands(blue="B04").respond().play("B04", "S8").next_turn("E06")
    assert table.at("S8") == ("ok", 14)
    table = Table().hands(blue="B05").respond().play("B05").next_turn().respond()
    assert table.where("B05") == "discard"


@pytest.mark.clause("buenosos", "4.2b")
def test_a_card_carried_out_leaves_nothing_of_itself_behind() -> None:
    """Positions reached in different ways are equal, and so are their encodings."""
    table = Table(budget_red=30).hands(red="A09").marked("lateral").services("degraded", "S8").services("down", "S12")
    table.service("S9", "intermittent").service("S5", "ok", 4).play("A09", "S5")
    state = table.state
    assert [state.playing, state.pick_a, state.pick_b, state.effect_row] == [-1] * 4
    assert [state.was_degraded, state.was_intermittent, state.was_down, state.fell, state.met] == [0] * 5
    assert not state.met_any
    table = Table(untested="any_recovery").hands(blue="B14").respond().service("S8", "down").play("B14", "S8")
    assert not table.do("take_half").state.halved
