"""Elements aimed at others: Berlin Wall as a defence, Propaganda, Espionage, Counter-espionage; exchanges."""

from __future__ import annotations

import pytest

from tests.games.misiles.table import Table

# --- Berlin Wall (11.4) ----------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.4a")
def test_a_played_wall_becomes_active() -> None:
    table = Table().sheet(0, complete={"wall": 1}).sheet(1).turn_of(0)
    table.play("wall")
    assert table.wall(0)
    assert not table.wall(1)
    assert table.events()[2] == "wall_on(0) 11.4a"


@pytest.mark.clause("misiles", "5.3", "11.4a", "M-R8")
@pytest.mark.parametrize(
    "way", ["propaganda", "spy_parts", "spy_complete", "hotline_clock", "clock_add", "clock_remove"]
)
def test_a_player_behind_a_wall_cannot_be_a_target(way: str) -> None:
    """Seats 1 and 2 are alike except for the wall: only seat 1 is offered, then nobody."""
    mine = {"propaganda": 1, "spy": 1, "hotline": 1, "clock": 1}
    table = Table(seats=3).sheet(0, complete=mine)
    table.sheet(1, complete={"crisis": 2}, parts={"spy": 1, "wall": 2}, clock=2)
    table.sheet(2, complete={"crisis": 2}, parts={"spy": 1, "wall": 2}, clock=2, wall=True).turn_of(0)
    table.play(way)
    assert table.offers() == ["target(1)"]
    assert table.refuses("target", 2)
    table.sheet(0, complete=mine).sheet(1, complete={"crisis": 2}, parts={"spy": 1, "wall": 2}, clock=2, wall=True)
    assert way not in table.turn_of(0).ways()


@pytest.mark.clause("misiles", "11.4a", "M-R8")
def test_a_wall_does_not_hinder_what_its_owner_or_others_do_to_themselves() -> None:
    """Only the ways without a target remain when everybody is behind a wall."""
    table = Table().sheet(0, complete={"missile": 1, "propaganda": 1, "spy": 1, "hotline": 1, "clock": 1})
    table.sheet(1, complete={"wall": 2}, parts={"spy": 1, "wall": 1}, clock=2, wall=True).turn_of(0)
    assert table.ways() == ["missile", "hotline_parts", "clock_light"]


@pytest.mark.clause("misiles", "11.4b")
def test_the_wall_is_switched_off_at_the_start_of_its_owners_next_turn() -> None:
    table = Table(seats=3).sheet(0, complete={"wall": 1}).sheet(1).sheet(2).turn_of(0)
    table.play("wall").idle()
    assert (table.active(), table.wall(0)) == (2, True)
    table.events()
    table.idle()
    assert (table.active(), table.wall(0)) == (0, False)
    assert table.events()[-2:] == ["turn_began(0, 4) 6.1", "wall_off(0) 11.4b"]
    assert table.asked() == ("chance", "roll")  # before the dice


# --- Propaganda (11.5) -----------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.5", "M-R9")
def test_propaganda_exchanges_two_completes_for_two_the_opponent_chooses() -> None:
    table = Table().sheet(0, complete={"propaganda": 1, "wall": 1, "space": 1, "missile": 1})
    table.sheet(1, complete={"spy": 2, "clock": 1, "hotline": 1}).turn_of(0)
    table.play("propaganda").target(1)
    assert table.asked() == (0, "offer")
    assert table.offers() == ["give(missile)", "give(space)", "give(wall)"]
    table.pick("give", "wall")
    assert table.offers() == ["give(missile)", "give(space)"]
    table.pick("give", "space")
    assert table.asked() == (1, "answer")
    assert table.state.view(1)["offered"] == ["wall", "space"]  # seat 1 knows them
    assert table.offers() == ["give(spy)", "give(hotline)", "give(clock)"]
    table.pick("give", "clock", "spy")
    assert table.complete(0) == {"missile": 1, "clock": 1, "spy": 1}
    assert table.complete(1) == {"wall": 1, "space": 1, "spy": 1, "hotline": 1}
    assert table.active() == 1
    assert table.events()[2:] == [
        "targeted(0, 1) 5.3",
        "offered(0, wall) 11.5",
        "offered(0, space) 11.5",
        "offered(1, clock) 11.5",
        "offered(1, spy) 11.5",
        "handed_over(0, 1, wall, space) 11.5",
        "handed_over(1, 0, clock, spy) 11.5",
        "turn_began(1, 2) 6.1",
    ]


@pytest.mark.clause("misiles", "11.5", "M-R9", "M-R31")
@pytest.mark.parametrize(
    ("mine", "his", "offered"),
    [
        ({"propaganda": 1, "wall": 1}, {"spy": 2}, False),
        ({"propaganda": 1, "wall": 2}, {"spy": 1}, False),
        ({"propaganda": 1, "wall": 2}, {"spy": 2}, True),
        ({"propaganda": 2, "wall": 1}, {"spy": 1, "wall": 1}, True),
    ],
)
def test_propaganda_needs_two_completes_on_both_sides(mine: dict[str, int], his: dict[str, int], offered: bool) -> None:
    table = Table().sheet(0, complete=mine).sheet(1, complete=his).turn_of(0)
    assert ("propaganda" in table.ways()) is offered


@pytest.mark.clause("misiles", "11.5")
def test_the_target_of_propaganda_is_any_fitting_opponent() -> None:
    table = Table(seats=4).sheet(1, complete={"propaganda": 1, "wall": 2}).sheet(0, complete={"spy": 2})
    table.sheet(2, complete={"spy": 1}).sheet(3, complete={"spy": 1, "wall": 1}).turn_of(1)
    assert table.play("propaganda").offers() == ["target(0)", "target(3)"]
    table.target(3).pick("give", "wall", "wall")
    assert table.asked() == (3, "answer")


@pytest.mark.clause("misiles", "11.5", "M-R23")
def test_the_opponent_may_answer_with_what_was_offered_to_him() -> None:
    table = Table().sheet(0, complete={"propaganda": 1, "wall": 1, "spy": 1}).sheet(1, complete={"wall": 1, "spy": 1})
    table.turn_of(0).play("propaganda").target(1).pick("give", "wall", "spy")
    assert table.offers() == ["give(wall)", "give(spy)"]
    table.pick("give", "wall")
    assert table.offers() == ["give(spy)"]
    table.pick("give", "spy")
    assert table.complete(0) == {"wall": 1, "spy": 1}
    assert table.complete(1) == {"wall": 1, "spy": 1}


@pytest.mark.clause("misiles", "M-R23")
def test_two_elements_may_be_two_copies_of_one() -> None:
    table = Table().sheet(0, complete={"propaganda": 1, "wall": 2}).sheet(1, complete={"spy": 2}).turn_of(0)
    table.play("propaganda").target(1).pick("give", "wall")
    assert table.offers() == ["give(wall)"]
    table.pick("give", "wall", "spy", "spy")
    assert table.complete(0) == {"spy": 2}
    assert table.complete(1) == {"wall": 2}


# --- Espionage (11.6) ------------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.6a")
def test_espionage_swaps_the_parts_of_two_elements_of_an_opponent() -> None:
    table = Table().sheet(0, complete={"spy": 1}, parts={"wall": 2})
    table.sheet(1, parts={"missile": 4, "roulette": 1, "wall": 2}).turn_of(0)
    table.play("spy_parts").target(1)
    assert table.asked() == (0, "swap")
    assert table.offers() == ["swap(missile)", "swap(wall)", "swap(roulette)"]
    table.pick("swap", "missile")
    assert table.offers() == ["swap(wall)", "swap(roulette)"]
    table.pick("swap", "roulette")
    assert table.parts(1) == {"missile": 1, "roulette": 4, "wall": 2}
    assert table.parts(0) == {"wall": 2}
    assert table.events()[2:4] == ["targeted(0, 1) 5.3", "parts_swapped(1, missile, roulette) 11.6a"]
    assert table.active() == 1


@pytest.mark.clause("misiles", "11.6a")
def test_parts_are_swapped_on_a_sheet_with_two_marked_lines() -> None:
    table = Table(seats=3).sheet(0, complete={"spy": 1}, parts={"wall": 2, "spy": 1})
    table.sheet(1, parts={"wall": 4}).sheet(2, parts={"wall": 1, "spy": 4}).turn_of(0)
    assert table.play("spy_parts").offers() == ["target(2)"]  # never oneself, never a seat with only one marked line


@pytest.mark.clause("misiles", "M-R10")
def test_equal_counts_may_be_swapped_and_completes_do_not_change() -> None:
    table = Table().sheet(0, complete={"spy": 1})
    table.sheet(1, complete={"wall": 1, "space": 2}, parts={"wall": 3, "space": 3}).turn_of(0)
    table.play("spy_parts").target(1).pick("swap", "space", "wall")
    assert table.parts(1) == {"wall": 3, "space": 3}
    assert table.complete(1) == {"wall": 1, "space": 2}
    assert "parts_swapped(1, space, wall) 11.6a" in table.events()


@pytest.mark.clause("misiles", "11.6b", "M-R10")
def test_espionage_exchanges_one_complete_for_one_and_the_active_player_picks_both() -> None:
    table = Table().sheet(0, complete={"spy": 1, "wall": 1, "crisis": 1}).sheet(1, complete={"clock": 1, "missile": 1})
    table.turn_of(0).play("spy_complete").target(1)
    assert table.asked() == (0, "exchange_give")
    assert table.offers() == ["give(crisis)", "give(wall)"]
    table.pick("give", "crisis")
    assert table.asked() == (0, "exchange_take")
    assert table.offers() == ["take(missile)", "take(clock)"]
    table.pick("take", "clock")
    assert table.complete(0) == {"wall": 1, "clock": 1}
    assert table.complete(1) == {"missile": 1, "crisis": 1}
    assert table.events()[2:4] == ["targeted(0, 1) 5.3", "exchanged(0, 1, crisis, clock) 11.6b"]


@pytest.mark.clause("misiles", "11.6b", "M-R4")
def test_an_exchange_needs_a_complete_on_both_sides() -> None:
    table = Table().sheet(0, complete={"spy": 1}).sheet(1, complete={"wall": 1}).turn_of(0)
    assert table.ways() == []
    table.sheet(0, complete={"spy": 2}).turn_of(0)
    assert table.ways() == ["spy_complete"]
    table.sheet(1).turn_of(0)
    assert table.ways() == []


@pytest.mark.clause("misiles", "M-R22")
def test_a_received_complete_leaves_parts_alone_while_a_line_is_open() -> None:
    table = Table().sheet(0, complete={"spy": 1, "wall": 1}, parts={"clock": 3, "wall": 2})
    table.sheet(1, complete={"clock": 1}, parts={"clock": 4}).turn_of(0)
    table.play("spy_complete").target(1).pick("give", "wall").pick("take", "clock")
    assert (table.complete(0), table.parts(0)) == ({"clock": 1}, {"clock": 3, "wall": 2})
    assert (table.complete(1), table.parts(1)) == ({"wall": 1}, {"clock": 4})


@pytest.mark.clause("misiles", "M-R22")
def test_a_received_complete_that_fills_the_last_copy_erases_the_parts() -> None:
    table = Table().sheet(0, complete={"spy": 1, "wall": 1, "clock": 1}, parts={"clock": 3})
    table.sheet(1, complete={"clock": 1}, parts={"wall": 4}).turn_of(0)
    table.play("spy_complete").target(1).pick("give", "wall").pick("take", "clock")
    assert (table.complete(0), table.parts(0)) == ({"clock": 2}, {})
    assert (table.complete(1), table.parts(1)) == ({"wall": 1}, {"wall": 4})
    assert "line_closed(0, clock) M-R22" in table.events()


@pytest.mark.clause("misiles", "M-R23")
def test_what_exceeds_its_copies_is_lost() -> None:
    """Such a pick is legal, but what was given for it is gone all the same."""
    table = Table().sheet(0, complete={"spy": 1, "wall": 1, "roulette": 1}).sheet(1, complete={"roulette": 1})
    table.turn_of(0).play("spy_complete").target(1).pick("give", "wall").pick("take", "roulette")
    assert table.complete(0) == {"roulette": 1}
    assert table.complete(1) == {"wall": 1}
    assert "exchange_lost(0, roulette) M-R23" in table.events()


@pytest.mark.clause("misiles", "M-R23")
def test_all_leave_before_any_arrives() -> None:
    """Both hold the only copy of Russian Roulette and exchange it: both sheets have room."""
    table = Table().sheet(0, complete={"spy": 1, "roulette": 1}).sheet(1, complete={"roulette": 1}).turn_of(0)
    table.play("spy_complete").target(1).pick("give", "roulette").pick("take", "roulette")
    assert table.complete(0) == {"roulette": 1}
    assert table.complete(1) == {"roulette": 1}
    assert not any(event.startswith("exchange_lost") for event in table.events())


@pytest.mark.clause("misiles", "M-R23")
def test_in_propaganda_too_all_leave_before_any_arrives() -> None:
    """Whatever the order of the picks, the full Crisis line has room for what comes back."""
    table = Table().sheet(0, complete={"propaganda": 1, "crisis": 2}).sheet(1, complete={"crisis": 2, "wall": 1})
    table.turn_of(0).play("propaganda").target(1).pick("give", "crisis", "crisis").pick("give", "wall", "crisis")
    assert table.complete(0) == {"crisis": 1, "wall": 1}
    assert table.complete(1) == {"crisis": 2}  # one stayed, two came, two fit
    assert table.events()[-2:] == ["exchange_lost(1, crisis) M-R23", "turn_began(1, 2) 6.1"]


# --- Counter-espionage (11.7) ----------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.7")
def test_counter_espionage_is_never_played_in_ones_own_turn() -> None:
    table = Table().sheet(0, complete={"counterspy": 1}).turn_of(0)
    assert table.offers() == ["search"]
    assert table.refuses("counter")


@pytest.mark.clause("misiles", "11.7")
@pytest.mark.parametrize("way", ["propaganda", "spy_parts", "spy_complete"])
def test_counter_espionage_cancels_the_effect_and_gives_a_collection(way: str) -> None:
    mine = {"propaganda": 1, "spy": 1, "wall": 2}
    his = {"counterspy": 1, "clock": 2}
    table = Table().sheet(0, complete=mine).sheet(1, complete=his, parts={"wall": 1, "spy": 4}).turn_of(0)
    table.play(way).target(1)
    assert table.asked() == (1, "counter")
    assert table.offers() == ["counter", "let_pass"]
    table.events()
    table.counter()
    assert table.events() == ["countered(1, 0) 11.7", "erased(1, counterspy) 8.3"]
    table.roll(4, 4, 1)
    assert table.asked() == (1, "pairing")
    table.collect(8, 1)
    assert table.complete(1) == {"clock": 2, "spy": 1}
    assert table.parts(1) == {"wall": 1}
    played = "propaganda" if way == "propaganda" else "spy"
    assert table.complete(0) == {name: count for name, count in mine.items() if name != played}
    assert table.active() == 1


@pytest.mark.clause("misiles", "11.7")
@pytest.mark.parametrize("way", ["hotline_clock", "clock_add", "clock_remove"])
def test_nothing_else_can_be_countered(way: str) -> None:
    table = Table(seats=3).sheet(0, complete={"hotline": 1, "clock": 1}).sheet(1)
    table.sheet(2, complete={"counterspy": 1}, clock=2).turn_of(0)
    table.play(way).target(2)
    assert (table.active(), table.asked()) == (1, ("chance", "roll"))
    assert table.clock(2) == {"hotline_clock": 0, "clock_add": 3, "clock_remove": 1}[way]
    assert table.complete(2) == {"counterspy": 1}


@pytest.mark.clause("misiles", "11.7", "M-R11")
def test_who_lets_it_pass_keeps_his_counter_espionage() -> None:
    table = Table().sheet(0, complete={"spy": 1}).sheet(1, complete={"counterspy": 1}, parts={"wall": 1, "spy": 4})
    table.turn_of(0).play("spy_parts").target(1).let_pass()
    assert table.asked() == (0, "swap")
    table.pick("swap", "wall", "spy")
    assert table.complete(1) == {"counterspy": 1}
    assert table.parts(1) == {"wall": 4, "spy": 1}


@pytest.mark.clause("misiles", "M-R11")
def test_holders_are_asked_from_the_left_once_the_target_is_known_and_before_any_pick() -> None:
    """Seat 1 attacks seat 2, who holds none; 3 and 0 hold one and are asked in that order."""
    table = Table(seats=4).sheet(1, complete={"spy": 1, "wall": 1, "counterspy": 1}).sheet(2, complete={"space": 1})
    table.sheet(3, complete={"counterspy": 1}).sheet(0, complete={"counterspy": 1}).turn_of(1)
    table.play("spy_complete")
    assert table.asked() == (1, "target")
    table.target(2)
    assert table.asked() == (3, "counter")
    table.let_pass()
    assert table.asked() == (0, "counter")
    table.let_pass()
    assert table.asked() == (1, "exchange_give")  # the attacker's own Counter-espionage cannot answer it


@pytest.mark.clause("misiles", "M-R11")
def test_the_first_who_accepts_cancels_and_nobody_else_is_asked() -> None:
    table = Table(seats=4).sheet(1, complete={"spy": 1, "wall": 1}).sheet(2, complete={"space": 1})
    table.sheet(3, complete={"counterspy": 1}).sheet(0, complete={"counterspy": 1}).turn_of(1)
    table.play("spy_complete").target(2).counter().roll(1, 1, 3)
    assert table.asked() == (3, "pairing")
    table.collect(2, 3)
    assert table.parts(3) == {"missile": 3}
    assert table.complete(3) == {}
    assert table.complete(0) == {"counterspy": 1}
    assert table.complete(1) == {"wall": 1}
    assert table.complete(2) == {"space": 1}
    assert table.active() == 2


@pytest.mark.clause("misiles", "M-R11")
def test_the_second_may_accept_what_the_first_let_pass() -> None:
    table = Table(seats=3).sheet(0, complete={"spy": 1}).sheet(2, complete={"counterspy": 1})
    table.sheet(1, complete={"counterspy": 1}, parts={"wall": 1, "spy": 2}).turn_of(0)
    table.play("spy_parts").target(1).let_pass().counter().roll(1, 1, 3).collect(2, 3)
    assert table.complete(1) == {"counterspy": 1}
    assert table.complete(2) == {}
    assert table.parts(2) == {"missile": 3}
    assert table.parts(1) == {"wall": 1, "spy": 2}


@pytest.mark.clause("misiles", "M-R29")
def test_a_cancelled_element_played_after_a_missile_is_spent_and_the_turn_ends() -> None:
    """Seat 0 has more to play, but this was the additional element."""
    table = Table().sheet(0, complete={"missile": 1, "spy": 1, "wall": 1}).sheet(1, complete={"counterspy": 1})
    table.turn_of(0).play("missile").roll(1, 1, 2).collect(3, 1)
    table.play("spy_complete").target(1).counter().roll(1, 1, 2).collect(3, 1)
    assert table.complete(0) == {"wall": 1}
    assert table.complete(1) == {}
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R29")
def test_a_cancelled_element_played_by_space_race_is_spent_and_the_turn_ends() -> None:
    table = Table().sheet(0, complete={"space": 1, "wall": 1}, parts={"spy": 3}).sheet(1, complete={"counterspy": 1})
    table.turn_of(0).play("space").pick("complete", "spy").play("spy_complete").target(1)
    table.counter().roll(1, 1, 2).collect(3, 1)
    assert (table.complete(0), table.parts(0)) == ({"wall": 1}, {})
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R29", "M-R3")
def test_a_third_missile_in_the_collection_of_counter_espionage_wins_in_the_others_turn() -> None:
    table = Table().sheet(0, complete={"spy": 1})
    table.sheet(1, complete={"counterspy": 1, "missile": 2}, parts={"missile": 4, "wall": 1}).turn_of(0)
    table.play("spy_parts").target(1).counter().roll(1, 1, 1).collect(2, 1)
    assert table.active() == 0
    assert table.result() == (1, "missiles")
    assert table.state.depth == 0, "nothing of the interrupted turn is left to do"


@pytest.mark.clause("misiles", "M-R29")
def test_the_re_rolls_of_a_countering_collection_are_the_counterers() -> None:
    table = Table().sheet(0, complete={"spy": 1}).sheet(1, complete={"counterspy": 1}, parts={"wall": 1, "spy": 1})
    table.turn_of(0).play("spy_parts").target(1).counter().roll(3, 4, 6).collect(7, 6).reroll_pair(6, 6).reroll_part(3)
    assert table.parts(1) == {"wall": 1, "spy": 1, "clock": 3}
    assert table.parts(0) == {}
