"""Elements that affect one's own sheet: Missile, Missile Crisis, Space Race, Red Telephone, Russian Roulette."""

from __future__ import annotations

import pytest

from tests.games.misiles.table import Table

# --- Missile (11.1) --------------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.1")
def test_missile_gives_a_collection_and_one_more_element() -> None:
    table = Table().sheet(0, complete={"missile": 1, "wall": 1, "space": 1}, parts={"clock": 2}).sheet(1).turn_of(0)
    table.play("missile")
    assert table.complete(0) == {"wall": 1, "space": 1}
    assert table.asked() == ("chance", "roll")
    table.roll(6, 6, 1).collect(12, 1)
    assert table.asked() == (0, "additional")
    assert table.offers() == ["play(space)", "play(wall)"]
    table.play("wall")
    assert table.wall(0)
    assert table.complete(0) == {"space": 1}
    assert table.active() == 1


@pytest.mark.clause("misiles", "11.1")
def test_what_the_collection_completed_can_be_the_additional_element() -> None:
    table = Table().sheet(0, complete={"missile": 1}, parts={"wall": 3}).sheet(1).turn_of(0)
    table.play("missile").roll(1, 4, 2).collect(5, 2)
    assert table.offers() == ["play(wall)"]


@pytest.mark.clause("misiles", "11.1", "M-R5")
def test_a_second_missile_gives_another_collection_and_another_element() -> None:
    table = Table().sheet(0, complete={"missile": 2, "wall": 1}).sheet(1).turn_of(0)
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    assert table.parts(0) == {"crisis": 2}
    table.play("wall")
    assert table.active() == 1
    assert table.complete(0) == {}


@pytest.mark.clause("misiles", "M-R5")
def test_after_a_missile_one_more_must_be_played_if_any_can_be() -> None:
    table = Table().sheet(0, complete={"missile": 1, "clock": 1}).turn_of(0)
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    assert table.offers() == ["play(clock_light)"]


@pytest.mark.clause("misiles", "M-R5")
def test_after_a_missile_the_only_other_complete_may_be_a_missile_and_must_be_played() -> None:
    table = Table().sheet(0, complete={"missile": 2}).turn_of(0)
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    assert table.asked() == (0, "additional")
    assert table.offers() == ["play(missile)"]


@pytest.mark.clause("misiles", "M-R5")
def test_after_a_missile_nothing_happens_if_nothing_can_be_played() -> None:
    table = Table().sheet(0, complete={"missile": 1, "counterspy": 1, "crisis": 1}).sheet(1).turn_of(0)
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    assert table.active() == 1
    assert table.complete(0) == {"crisis": 1, "counterspy": 1}


# --- Missile Crisis (11.2) -------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.2")
def test_crisis_erases_two_completes_for_a_missile() -> None:
    table = Table().sheet(0, complete={"crisis": 1, "wall": 1, "spy": 1, "missile": 1}).sheet(1).turn_of(0)
    table.play("crisis")
    assert table.asked() == (0, "sacrifice")
    assert table.offers() == ["erase(missile)", "erase(wall)", "erase(spy)"]
    table.pick("erase", "spy", "wall")
    assert table.complete(0) == {"missile": 2}
    assert table.active() == 1
    assert table.events()[:5] == [
        "played(0, crisis) 8.3",
        "erased(0, crisis) 8.3",
        "erased(0, spy) 11.2",
        "erased(0, wall) 11.2",
        "completed(0, missile) 11.2",
    ]


@pytest.mark.clause("misiles", "11.2", "M-R6", "M-R31")
@pytest.mark.parametrize(
    ("complete", "offered"),
    [
        ({"crisis": 1}, False),
        ({"crisis": 1, "wall": 1}, False),
        ({"crisis": 2}, False),
        ({"crisis": 1, "wall": 2}, True),
        ({"crisis": 1, "missile": 2}, True),
        ({"crisis": 2, "counterspy": 1}, True),
    ],
)
def test_crisis_needs_two_other_completes(complete: dict[str, int], offered: bool) -> None:
    table = Table().sheet(0, complete=complete).turn_of(0)
    assert ("crisis" in table.ways()) is offered


@pytest.mark.clause("misiles", "M-R6", "M-R23")
def test_the_two_erased_may_be_missiles_and_two_copies_of_one() -> None:
    table = Table().sheet(0, complete={"crisis": 1, "missile": 2}).sheet(1).turn_of(0)
    table.play("crisis").pick("erase", "missile", "missile")
    assert table.complete(0) == {"missile": 1}
    assert table.result() is None


@pytest.mark.clause("misiles", "11.2", "10.1")
def test_crisis_can_bring_the_third_missile() -> None:
    table = Table().sheet(0, complete={"crisis": 1, "missile": 2, "wall": 2}).turn_of(0)
    table.play("crisis").pick("erase", "wall", "wall")
    assert table.result() == (0, "missiles")
    assert table.events()[-2:] == ["completed(0, missile) 11.2", "won(0) 10.1"]


# --- Space Race (11.3) -----------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.3")
def test_space_race_completes_an_element_and_plays_it() -> None:
    table = Table().sheet(0, complete={"space": 1}, parts={"wall": 3, "clock": 4}).sheet(1).turn_of(0)
    table.play("space")
    assert table.asked() == (0, "space_race")
    assert table.offers() == ["complete(wall)", "complete(clock)"]
    table.pick("complete", "clock")
    assert (table.complete(0), table.parts(0)) == ({"clock": 1}, {"wall": 3})
    assert table.asked() == (0, "completed")
    assert table.offers() == ["play(clock_light)"]
    table.play("clock_light")
    assert (table.complete(0), table.clock(0)) == ({}, 3)
    assert table.events()[:6] == [
        "played(0, space) 8.3",
        "erased(0, space) 8.3",
        "completed(0, clock) 11.3",
        "played(0, clock) 8.3",
        "erased(0, clock) 8.3",
        "clock_lit(0) 11.10a",
    ]


@pytest.mark.clause("misiles", "11.3", "M-R7")
def test_space_race_takes_three_or_four_parts_and_not_the_barred_elements() -> None:
    parts = {"missile": 4, "space": 4, "counterspy": 3, "crisis": 2, "spy": 1, "hotline": 3, "propaganda": 4}
    table = Table().sheet(0, complete={"space": 1}, parts=parts).sheet(1, parts={"missile": 4, "wall": 4}).turn_of(0)
    assert table.play("space").offers() == ["complete(propaganda)", "complete(hotline)"]


@pytest.mark.clause("misiles", "11.3", "M-R7", "M-R27")
def test_without_a_candidate_space_race_cannot_be_played() -> None:
    parts = {"missile": 4, "space": 4, "counterspy": 4, "wall": 2}
    table = Table().sheet(0, complete={"space": 2}, parts=parts).turn_of(0)
    assert table.offers() == ["search"]


@pytest.mark.clause("misiles", "M-R7")
def test_the_completed_element_must_be_played_and_no_other() -> None:
    """Another wall, a missile or a search are not offered instead."""
    table = Table().sheet(0, complete={"space": 1, "missile": 1, "wall": 1}, parts={"hotline": 3}).turn_of(0)
    table.play("space").pick("complete", "hotline")
    assert table.offers() == ["play(hotline_parts)"]
    assert table.refuses("search")


@pytest.mark.clause("misiles", "M-R7")
def test_a_completed_element_whose_conditions_fail_stays_complete() -> None:
    """Propaganda has no target with two completes, so the turn ends."""
    table = Table().sheet(0, complete={"space": 1, "wall": 2}, parts={"propaganda": 4}).sheet(1, complete={"wall": 1})
    table.turn_of(0).play("space").pick("complete", "propaganda")
    assert table.complete(0) == {"wall": 2, "propaganda": 1}
    assert table.parts(0) == {}
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R7", "M-R4")
def test_a_crisis_completed_by_space_race_counts_neither_itself_nor_the_space_race() -> None:
    table = Table().sheet(0, complete={"space": 1, "wall": 1}, parts={"crisis": 3}).sheet(1).turn_of(0)
    table.play("space").pick("complete", "crisis")
    assert table.active() == 1
    assert table.complete(0) == {"crisis": 1, "wall": 1}


# --- Red Telephone, parts (11.8a) ------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.8a", "M-R12")
def test_red_telephone_marks_one_part_in_each_of_three_elements() -> None:
    table = Table().sheet(0, complete={"hotline": 1}, parts={"spy": 2}).sheet(1).turn_of(0)
    table.play("hotline_parts")
    assert table.asked() == (0, "red_telephone")
    assert len(table.offers()) == 10
    table.events()
    table.pick("mark", "missile", "spy")
    assert table.asked() == (0, "red_telephone")
    table.pick("mark", "hotline")
    assert table.parts(0) == {"missile": 1, "spy": 3, "hotline": 1}
    assert table.events() == [
        "parts_marked(0, missile, 1) 11.8a",
        "parts_marked(0, spy, 1) 11.8a",
        "parts_marked(0, hotline, 1) 11.8a",
        "turn_began(1, 2) 6.1",
    ]


@pytest.mark.clause("misiles", "11.8a", "M-R12")
def test_the_three_elements_are_different_and_all_three_are_marked() -> None:
    table = Table().sheet(0, complete={"hotline": 1}).turn_of(0)
    table.play("hotline_parts").pick("mark", "wall")
    assert "mark(wall)" not in table.offers()
    table.pick("mark", "spy")
    offers = table.offers()
    assert len(offers) == 8
    assert "mark(wall)" not in offers
    assert "mark(spy)" not in offers
    assert all(offer.startswith("mark(") for offer in offers)  # no way to stop at two


@pytest.mark.clause("misiles", "M-R12")
def test_an_element_that_becomes_complete_is_not_chosen_again() -> None:
    """Espionage gets its fifth part; its next line is open, but it was already chosen."""
    table = Table().sheet(0, complete={"hotline": 1}, parts={"spy": 4}).turn_of(0)
    table.play("hotline_parts").pick("mark", "spy")
    assert table.complete(0) == {"spy": 1}
    assert table.parts(0) == {}
    assert "mark(spy)" not in table.offers()


@pytest.mark.clause("misiles", "M-R12", "10.1")
def test_red_telephone_can_complete_the_third_missile() -> None:
    table = Table().sheet(0, complete={"hotline": 1, "missile": 2}, parts={"missile": 4}).turn_of(0)
    table.play("hotline_parts").pick("mark", "missile")
    assert table.result() == (0, "missiles")


# --- Russian Roulette (11.9) -----------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.9a")
def test_roulette_erases_two_completes_for_two_collections() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "space": 1, "wall": 1, "missile": 1}).sheet(1).turn_of(0)
    table.play("roulette_dice")
    assert table.asked() == (0, "sacrifice")
    table.events()
    table.pick("erase", "space", "missile")
    assert table.complete(0) == {"wall": 1}
    assert table.events() == ["erased(0, space) 11.9a", "erased(0, missile) 11.9a"]
    table.roll(1, 1, 3).collect(2, 3)
    assert table.asked() == ("chance", "roll")
    table.roll(5, 6, 4).collect(11, 4)
    assert table.parts(0) == {"missile": 3, "roulette": 4}
    assert table.active() == 1


@pytest.mark.clause("misiles", "11.9a", "M-R31")
def test_the_first_option_of_roulette_needs_two_completes_in_full() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "wall": 1}).turn_of(0)
    assert table.ways() == ["wall"]
    table.sheet(0, complete={"roulette": 1, "wall": 2}).turn_of(0)
    assert table.ways() == ["wall", "roulette_dice"]


@pytest.mark.clause("misiles", "11.9a", "10.3")
def test_a_missile_completed_by_the_first_option_wins_nothing() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "wall": 2}, parts={"missile": 4}).sheet(1).turn_of(0)
    table.play("roulette_dice").pick("erase", "wall", "wall").roll(1, 1, 1).collect(2, 1)
    assert table.complete(0) == {"missile": 1}
    assert table.result() is None


@pytest.mark.clause("misiles", "11.9b")
def test_the_stake_of_roulette_is_a_missile() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "wall": 1}).turn_of(0)
    assert "roulette_missile" not in table.ways()
    table.sheet(0, complete={"roulette": 1, "missile": 2}).turn_of(0)
    assert "roulette_missile" in table.ways()
    table.events()
    table.play("roulette_missile")
    assert table.complete(0) == {"missile": 1}
    assert table.events() == ["played(0, roulette) 8.3", "erased(0, roulette) 8.3", "erased(0, missile) 11.9b"]
    assert table.asked() == ("chance", "roll")


@pytest.mark.clause("misiles", "11.9b", "M-R31")
def test_a_lost_gamble_ends_the_turn() -> None:
    """Four parts are not five, and the remaining Missile does not help."""
    table = Table().sheet(0, complete={"roulette": 1, "missile": 2, "wall": 1}).sheet(1).turn_of(0)
    table.play("roulette_missile").roll(1, 1, 4).collect(2, 4)
    assert table.result() is None
    assert table.complete(0) == {"missile": 1, "wall": 1}
    assert table.parts(0) == {"missile": 4}
    assert table.events()[-3:] == [
        "parts_marked(0, missile, 4) 7.3",
        "gamble_lost(0) 11.9b",
        "turn_began(1, 2) 6.1",
    ]


@pytest.mark.clause("misiles", "11.9b")
def test_completing_something_else_loses_the_gamble() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "missile": 1}, parts={"clock": 4}).sheet(1).turn_of(0)
    table.play("roulette_missile").roll(6, 6, 1).collect(12, 1)
    assert table.complete(0) == {"clock": 1}
    assert table.active() == 1
    assert table.result() is None


@pytest.mark.clause("misiles", "11.9b")
def test_a_lost_gamble_leaves_nothing_for_later_collections() -> None:
    """The next player completes a Missile in their own collection: no roulette, no win."""
    table = Table().sheet(0, complete={"roulette": 1, "missile": 1}).sheet(1, parts={"missile": 4}).turn_of(0)
    table.play("roulette_missile").roll(1, 1, 2).collect(3, 1)
    table.roll(1, 1, 1).collect(2, 1)
    assert table.complete(1) == {"missile": 1}
    assert table.asked() == (1, "decision")


@pytest.mark.clause("misiles", "M-R13", "M-R26")
def test_after_a_lost_gamble_the_limit_of_seven_applies() -> None:
    complete = {"missile": 1, "space": 3, "hotline": 2, "crisis": 2, "roulette": 1}
    table = Table().sheet(0, complete=complete, parts={"wall": 4}).sheet(1).turn_of(0)
    table.play("roulette_missile").roll(1, 4, 1).collect(5, 1)
    assert table.asked() == (0, "end")
    table.pick("erase", "wall")
    assert table.complete(0) == {"space": 3, "hotline": 2, "crisis": 2}
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R13", "11.9b")
def test_a_gamble_may_go_through_both_re_rolls() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "missile": 1}).turn_of(0)
    table.play("roulette_missile").roll(1, 6, 6).collect(7, 6).reroll_pair(1, 1).reroll_part(5)
    assert table.result() == (0, "roulette")
