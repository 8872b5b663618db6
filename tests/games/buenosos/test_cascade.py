"""Cascades (7): impacts by state, waves and their limit, falls, intermittency. In a one-turn game nothing follows."""

from __future__ import annotations

import pytest

from tests.games.buenosos.table import Table, Value


def last_turn(**options: Value) -> Table:
    """The only turn of a game, Blue to respond."""
    return Table(turns=1, **options).to("response")


def one_wave(**options: Value) -> Table:
    return last_turn(wave_limit=1, **options)


@pytest.mark.clause("buenosos", "7.3a", "7.1a", "5.5a")
def test_a_degraded_dependency_costs_one() -> None:
    table = one_wave().service("S8", "degraded", 14).do("pass")
    assert table.at("S9") == ("ok", 11)
    assert table.at("S10") == ("ok", 13)
    assert "arrow_hit(S9, S8, 1, 1) 7.3a" in table.events()


@pytest.mark.clause("buenosos", "7.3b")
def test_an_intermittent_dependency_costs_one() -> None:
    table = one_wave().service("S8", "intermittent").do("pass", "toss(holds)")
    assert table.at("S9") == ("ok", 11)
    assert "arrow_hit(S9, S8, 1, 1) 7.3b" in table.events()


@pytest.mark.clause("buenosos", "7.3c", "4.1d")
def test_a_down_dependency_costs_two_and_degrades() -> None:
    table = one_wave().service("S8", "down").do("pass")
    assert table.at("S9") == ("degraded", 10)
    assert "worsened(S9, degraded) 7.3c" in table.events()


@pytest.mark.clause("buenosos", "7.3d", "7.3e", "7.3b")
def test_impacts_add_up_and_two_make_intermittent() -> None:
    table = one_wave().service("S8", "down").service("S9", "degraded").do("pass")
    assert table.at("S10") == ("intermittent", 14 - 3)
    assert "worsened(S10, intermittent) 7.3e" in table.events()


@pytest.mark.clause("buenosos", "R11", "7.2a")
def test_a_wave_looks_at_the_states_of_its_start() -> None:
    """S8 falls in the wave, but S9 only takes the impact of its Degraded state."""
    table = one_wave(stability_start=200).service("S5", "degraded").service("S6", "degraded")
    table.service("S8", "degraded", 2).do("pass")
    assert table.at("S8") == ("down", 0)
    assert table.at("S9") == ("intermittent", 10)  # S5 and S8, one each


@pytest.mark.clause("buenosos", "7.2b", "7.2c", "7.2d", "7.1b")
def test_waves_go_on_while_states_change() -> None:
    table = last_turn().service("S8", "down").do("pass")
    waves = table.events("wave_began")
    assert waves[:2] == ["wave_began(1) 7.2a", "wave_began(2) 7.2a"]
    assert table.at("S9") == ("degraded", 12 - 2 * len(waves))
    quiet = last_turn().service("S8", "degraded").do("pass")
    assert quiet.events("wave_began") == ["wave_began(1) 7.2a"]  # a change of INT alone does not count (R61)


@pytest.mark.clause("buenosos", "R61")
def test_without_an_affected_dependency_there_is_no_wave() -> None:
    assert last_turn().service("S12", "down").do("pass").events("wave_began") == []


@pytest.mark.clause("buenosos", "7.2d", "7.2e", "R16", "A.2b")
def test_after_three_waves_only_the_most_critical_change_is_made() -> None:
    """S9 degrades, S10 becomes Intermittent, S9 falls; of a fourth wave, only S10's fall happens."""
    table = last_turn().service("S8", "down").service("S9", "ok", 5).service("S10", "ok", 12).do("pass")
    assert len(table.events("wave_began")) == 3
    assert table.events("left_over") == ["left_over(S10) 7.2e"]
    assert table.at("S10") == ("down", 0)
    assert {event.split(",")[0] for event in table.events("arrow_hit") if ", 4, " in event} == {"arrow_hit(S10"}


@pytest.mark.clause("buenosos", "R62", "R16")
def test_criticality_decides_what_is_left_over() -> None:
    """After one wave S9 (criticality 4) would fall and S10 (5) become Intermittent: S10's change happens."""
    table = one_wave().service("S8", "down").service("S9", "ok", 3).do("pass")
    assert table.events("left_over") == ["left_over(S10) 7.2e"]
    assert table.at("S10")[0] == "intermittent"
    assert table.at("S9") == ("degraded", 1)


@pytest.mark.clause("buenosos", "R62")
def test_only_real_changes_are_left_over() -> None:
    """Segmentation protects S10, so S9's fall is the only change a second wave would make."""
    table = one_wave().hands(blue="B01").play("B01", "S10").service("S8", "down").service("S9", "ok", 3).do("pass")
    assert table.events("left_over") == ["left_over(S9) 7.2e"]
    assert table.at("S9") == ("down", 0)


@pytest.mark.clause("buenosos", "7.4a", "7.4b", "5.0c")
def test_int_zero_is_down_and_stays_down() -> None:
    table = Table().to("response").service("S8", "down").service("S9", "degraded", 1).next_turn()
    assert table.at("S9") == ("down", 0)
    assert table.at("S8") == ("down", 0)


@pytest.mark.clause("buenosos", "R12")
def test_states_only_worsen_in_a_cascade() -> None:
    table = one_wave().service("S8", "down").service("S9", "intermittent").do("pass", "toss(holds)")
    assert table.at("S9") == ("intermittent", 10)


@pytest.mark.clause("buenosos", "R59", "R12")
def test_b01_beside_a_down_dependency_lets_it_degrade() -> None:
    table = one_wave().hands(blue="B01").play("B01", "S9").service("S8", "down").service("S5", "degraded").do("pass")
    assert table.at("S9") == ("degraded", 9)


@pytest.mark.clause("buenosos", "R12")
def test_b01_once_fired_holds_for_the_rest_of_the_turn() -> None:
    table = last_turn().hands(blue="B01").play("B01", "S9").services("degraded", "S8 S5").service("S10", "down")
    table.do("pass")
    assert len(table.events("shielded")) > 1
    assert table.at("S9")[0] == "ok"


@pytest.mark.clause("buenosos", "R10")
def test_each_wave_applies_everything_again_or_only_what_is_new() -> None:
    everything = last_turn().service("S8", "down").do("pass")
    changes = last_turn(cascade="changes").service("S8", "down").do("pass")
    assert everything.at("S9")[1] < changes.at("S9")[1] == 10


@pytest.mark.clause("buenosos", "R10")
def test_by_changes_an_arrow_deals_the_difference_when_it_gets_worse() -> None:
    """S8 Degraded at 1 INT falls in wave 1: S9 takes 1, then 1 more."""
    table = last_turn(cascade="changes").service("S8", "degraded", 1).service("S11", "degraded").do("pass")
    hits = [event for event in table.events("arrow_hit") if event.startswith("arrow_hit(S9, S8")]
    assert hits[:2] == ["arrow_hit(S9, S8, 1, 1) 7.3a", "arrow_hit(S9, S8, 2, 1) 7.3c"]


# --- intermittency (7.6) --------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "7.6a", "4.1c", "R13", "R15", "11.1b")
def test_a_failed_toss_hits_the_most_critical_dependent() -> None:
    table = one_wave().service("S5", "intermittent").do("pass", "toss(spreads)")
    hit = table.events("spread")
    assert hit == ["spread(S5, S6) 7.6a"]  # criticality 5, and 16 INT is the lowest there


@pytest.mark.clause("buenosos", "R15", "11.1b")
def test_ties_go_to_the_lowest_int_then_the_lowest_id() -> None:
    table = one_wave().service("S5", "intermittent").service("S7", "ok", 9).do("pass", "toss(spreads)")
    assert table.events("spread") == ["spread(S5, S7) 7.6a"]


@pytest.mark.clause("buenosos", "7.6a")
def test_a_toss_that_holds_does_nothing() -> None:
    table = one_wave().service("S5", "intermittent").do("pass", "toss(holds)")
    assert table.events("spread") == []


@pytest.mark.clause("buenosos", "7.6b", "R14", "R56", "R63")
def test_in_odd_turns_it_spreads_without_a_coin() -> None:
    table = Table("deterministic").to("response").service("S9", "intermittent").listen().do("pass")
    assert table.events("spread") == ["spread(S9, S10) 7.6b"]
    table.to("response").service("S9", "intermittent").listen().do("pass")
    assert table.state.turn == 3
    assert table.events("spread") == []


@pytest.mark.clause("buenosos", "13d", "R14", "R78")
def test_without_intermittency_it_is_degraded() -> None:
    table = Table("quick").hands(red="A07").marked("access").play("A07", "S8")
    assert table.at("S8") == ("degraded", 12)


@pytest.mark.clause("buenosos", "R63")
def test_every_service_intermittent_at_the_start_tosses_in_order_even_if_felled() -> None:
    table = last_turn().service("S6", "intermittent").service("S7", "intermittent", 2).do("pass")
    table.do("toss(spreads)")
    assert table.at("S7") == ("down", 0)
    assert table.step() == "intermittency"  # S7 still tosses
    table.do("toss(spreads)")
    assert table.events("spread")[1].startswith("spread(S7, ")


@pytest.mark.clause("buenosos", "R63", "R13")
def test_down_dependents_and_cut_arrows_are_passed_over() -> None:
    table = last_turn().hands(blue="B09").service("S9", "intermittent").play("B09", "S9", "S10").do("pass")
    assert table.step() == "over"  # the arrow to its only dependent is cut
    table = last_turn().service("S9", "intermittent").service("S10", "down").do("pass")
    assert table.events("tossed") == []


@pytest.mark.clause("buenosos", "R15")
def test_the_dependent_may_be_random_or_reds_choice() -> None:
    table = last_turn(intermittency_target="random").service("S6", "intermittent").do("pass", "toss(spreads)")
    assert table.offered() == ["scatter(S4)", "scatter(S5)", "scatter(S7)", "scatter(S8)"]
    table = last_turn(intermittency_target="red").service("S6", "intermittent").do("pass", "toss(spreads)")
    assert table.state.actor() == 0
    assert table.offered() == ["spread(S4)", "spread(S5)", "spread(S7)", "spread(S8)"]
    table.do("spread(S8)")
    assert table.events("spread") == ["spread(S6, S8) 7.6a"]


@pytest.mark.clause("buenosos", "R63", "R9")
def test_a_spread_is_damage_open_to_guards() -> None:
    table = last_turn(wave_limit=1).hands(blue="B04").service("S9", "intermittent").play("B04", "S10")
    table.do("pass", "toss(spreads)")
    assert "lessened(S10, 2, B04) B.3.4" in table.events("lessened")


@pytest.mark.clause("buenosos", "7.5a", "R17")
def test_services_of_the_standard_set_do_nothing_more_when_they_fall() -> None:
    table = last_turn().service("S9", "degraded", 1).service("S8", "degraded").do("pass")
    assert "fell(S9) 7.4a" in table.events("fell")
    assert table.events("acted") == []


@pytest.mark.clause("buenosos", "7.2a", "R61")
def test_there_is_a_wave_if_only_the_first_service_is_hit() -> None:
    table = Table().services("down", " ".join(f"S{number}" for number in range(2, 13))).respond().listen().do("pass")
    assert "wave_began(1) 7.2a" in table.events()
    assert "S1" in [each.split("(")[1].split(",")[0] for each in table.events("arrow_hit")]
