"""Causes: every event knows its cause, across steps, dice and seats, back to the element played."""

from __future__ import annotations

import pytest

from contienda.core.events import NO_CAUSE
from tests.games.misiles.table import Table


def test_a_missile_completed_by_a_played_missile() -> None:
    table = Table().sheet(0, complete={"missile": 1}, parts={"missile": 2}).sheet(1).turn_of(0)
    table.play("missile").roll(1, 1, 3).collect(2, 3)
    assert table.why("completed") == [
        "completed(0, missile) 3.3",
        "parts_marked(0, missile, 3) 7.3",
        "pairing_chosen(0, 2, 3) 7.2",
        "rolled(0, 1, 1, 3) 7.1",
        "played(0, missile) 8.3",
    ]


@pytest.mark.clause("misiles", "11.1", "10.1")
def test_the_third_missile_leads_back_to_the_missile_played_first() -> None:
    """Missile (one is left), collection (two), Crisis as the additional element (three)."""
    table = Table().sheet(0, complete={"missile": 2, "crisis": 1, "space": 1, "wall": 1}, parts={"missile": 4})
    table.turn_of(0).play("missile").roll(1, 1, 1).collect(2, 1)
    table.play("crisis").pick("erase", "space", "wall")
    assert table.result() == (0, "missiles")
    assert table.why("won") == [
        "won(0) 10.1",
        "completed(0, missile) 11.2",
        "played(0, crisis) 8.3",
        "played(0, missile) 8.3",
    ]


@pytest.mark.clause("misiles", "8.5", "10.1")
def test_a_win_by_search_goes_back_to_the_dice_and_the_turn() -> None:
    table = Table().sheet(0, complete={"missile": 2}).sheet(1).begin(0)
    table.roll(1, 1, 4).collect(2, 4).search().roll(1, 1, 6).collect(2, 6).reroll_part(3)
    assert table.result() == (0, "missiles")
    assert table.why("won") == [
        "won(0) 10.1",
        "completed(0, missile) 3.3",
        "parts_marked(0, missile, 1) 7.3",
        "part_rerolled(0, 3) 7.5",
        "pairing_chosen(0, 2, 6) 7.2",
        "rolled(0, 1, 1, 6) 7.1",
        "searched(0) 8.5",
        "turn_began(0, 1) 6.1",
    ]


@pytest.mark.clause("misiles", "11.9b", "10.3")
def test_a_won_gamble_goes_back_through_both_re_rolls_to_the_roulette() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "missile": 1}).turn_of(0)
    table.play("roulette_missile").roll(1, 6, 6).collect(7, 6).reroll_pair(1, 1).reroll_part(5)
    assert table.why("won") == [
        "won(0) 10.3",
        "completed(0, missile) 3.3",
        "parts_marked(0, missile, 5) 7.3",
        "part_rerolled(0, 5) 7.5",
        "pair_rerolled(0, 1, 1) 7.4",
        "pairing_chosen(0, 7, 6) 7.2",
        "rolled(0, 1, 6, 6) 7.1",
        "played(0, roulette) 8.3",
    ]


@pytest.mark.clause("misiles", "11.7")
def test_a_countering_collection_goes_back_to_the_element_it_answered() -> None:
    table = Table(seats=3).sheet(0, complete={"spy": 1}).sheet(1, parts={"wall": 1, "spy": 1})
    table.sheet(2, complete={"counterspy": 1, "missile": 2}, parts={"missile": 4}).turn_of(0)
    table.play("spy_parts").target(1).counter().roll(1, 1, 1).collect(2, 1)
    assert table.why("won") == [
        "won(2) 10.1",
        "completed(2, missile) 3.3",
        "parts_marked(2, missile, 1) 7.3",
        "pairing_chosen(2, 2, 1) 7.2",
        "rolled(2, 1, 1, 1) 7.1",
        "countered(2, 0) 11.7",
        "targeted(0, 1) 5.3",
        "played(0, spy) 8.3",
    ]


@pytest.mark.clause("misiles", "11.3", "11.6b", "10.4")
def test_an_exchange_that_wins_goes_back_to_the_space_race() -> None:
    table = Table().sheet(0, complete={"space": 1, "missile": 2, "wall": 1}, parts={"spy": 4})
    table.sheet(1, complete={"missile": 1}).turn_of(0)
    table.play("space").pick("complete", "spy").play("spy_complete").target(1)
    table.pick("give", "wall").pick("take", "missile")
    assert table.why("won") == [
        "won(0) 10.1",
        "exchanged(0, 1, wall, missile) 11.6b",
        "targeted(0, 1) 5.3",
        "played(0, spy) 8.3",
        "completed(0, spy) 11.3",
        "played(0, space) 8.3",
    ]


@pytest.mark.clause("misiles", "11.5", "M-R3")
def test_a_missile_that_propaganda_brings_is_told_whichever_pick_it_was() -> None:
    """Two for two is one exchange: the order of the picks does not matter."""
    table = Table().sheet(0, complete={"missile": 2, "propaganda": 1, "wall": 1, "space": 1})
    table.sheet(1, complete={"missile": 1, "clock": 1}).turn_of(0).play("propaganda").target(1)
    table.pick("give", "wall", "space").pick("give", "clock", "missile")
    assert table.why("won")[:3] == [
        "won(0) 10.1",
        "handed_over(1, 0, clock, missile) 11.5",
        "handed_over(0, 1, wall, space) 11.5",
    ]


@pytest.mark.clause("misiles", "11.10d", "10.2")
def test_a_win_by_the_clock_goes_back_to_its_tick() -> None:
    table = Table().sheet(0, complete={"missile": 1}, clock=1).begin(0)
    assert table.why("won") == ["won(0) 10.2", "clock_ticked(0, 0) 11.10c", "turn_began(0, 1) 6.1"]


def test_every_action_is_a_decision_with_a_cause_and_every_event_has_one() -> None:
    """Except the first (nobody asked for what was arranged) and the beginning of the next turn."""
    table = Table().sheet(0, complete={"missile": 2, "wall": 1}).sheet(1).turn_of(0)
    table.play("missile").roll(1, 3, 6).collect(4, 6).reroll_part(5).play("wall")
    events = table.recorder.events
    assert [event.kind for event in events if event.cause == NO_CAUSE] == ["decided", "turn_began"]
    assert all(event.cause < event.number for event in events)
    decided = [event for event in events if event.kind == "decided"]
    assert [event.step for event in decided] == [0, 1, 2, 3, 4]
    assert [event.arguments[0] for event in decided] == [0, -1, 0, -1, 0]
