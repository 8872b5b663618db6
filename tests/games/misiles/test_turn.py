"""The turn (5.1, 5.2, 6, 8, 9): sequence of play, decision, what may be played, the limit of seven."""

from __future__ import annotations

import pytest

from contienda.core.events import EVERYBODY
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from tests.games.misiles.table import Table

# --- special rules (5) -----------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "5.1", "M-R21")
@pytest.mark.parametrize("way", ["missile", "space"])
def test_an_element_that_says_so_gives_a_second_one_in_the_same_turn(way: str) -> None:
    table = Table().sheet(0, complete={way: 1, "hotline": 1}, parts={"wall": 4}).sheet(1).turn_of(0)
    table.play(way)
    if way == "missile":
        table.roll(1, 1, 2).collect(3, 1).play("hotline_parts").pick("mark", "missile", "space", "spy")
        assert table.complete(0) == {}
    else:
        table.pick("complete", "wall").play("wall")
        assert table.wall(0)
    assert table.active() == 1


@pytest.mark.clause("misiles", "5.1", "M-R21")
def test_counter_espionage_is_played_out_of_turn() -> None:
    table = Table().sheet(0, complete={"spy": 1}).sheet(1, complete={"counterspy": 1}, parts={"wall": 1, "spy": 2})
    table.turn_of(0).play("spy_parts").target(1)
    assert (table.active(), table.actor()) == (0, 1)
    assert table.offers() == ["counter", "let_pass"]


@pytest.mark.clause("misiles", "5.1", "M-R21")
def test_wall_and_clock_stay_past_the_end_of_the_turn() -> None:
    table = Table().sheet(0, complete={"missile": 1, "wall": 1, "clock": 1}).sheet(1).turn_of(0)
    table.play("wall")
    assert (table.active(), table.wall(0)) == (1, True)
    table.turn_of(0).play("clock_light")
    assert (table.active(), table.clock(0)) == (1, 3)


@pytest.mark.clause("misiles", "5.2", "M-R17")
def test_all_see_the_same_and_all_of_it() -> None:
    table = Table(seats=3).sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, parts={"clock": 2}, clock=1)
    table.sheet(2, complete={"hotline": 2}, wall=True).turn_of(0)
    seen = table.state.view(SPECTATOR)
    for seat in range(3):
        assert table.state.view(seat) == seen
    sheets = seen["sheets"]
    assert isinstance(sheets, list)
    assert [sheet["total"] for sheet in sheets] == [2, 0, 2]
    assert [sheet["clock"] for sheet in sheets] == [0, 1, 0]
    assert [sheet["wall"] for sheet in sheets] == [False, False, True]
    assert sheets[1]["parts"]["clock"] == 2
    assert sheets[2]["complete"]["hotline"] == 2


@pytest.mark.clause("misiles", "M-R17")
def test_nothing_is_hidden_but_the_future_of_the_dice() -> None:
    """No seat has another possible world, and everybody sees every event."""
    table = Table(seats=2).sheet(0, complete={"propaganda": 1, "wall": 2}).sheet(1, complete={"space": 2}).turn_of(0)
    table.play("propaganda").target(1).pick("give", "wall", "wall", "space")
    for seat in (0, 1, SPECTATOR):
        assert table.state.resample(seat, Rng(7)).encode() == table.state.encode()
    assert {event.audience for event in table.recorder.events} == {EVERYBODY}


# --- sequence (6) ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "6.1")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, 0, [0, 1, 0]), (3, 1, [1, 2, 0, 1]), (4, 2, [2, 3, 0, 1, 2])]
)
def test_turns_pass_to_the_left(seats: int, first: int, order: list[int]) -> None:
    table = Table(seats=seats, first_seat=first).begin(first)
    active = [table.active()]
    while len(active) < len(order):
        table.idle()
        active.append(table.active())
    assert active == order
    began = [event for event in table.events() if event.startswith("turn_began")]
    assert began == [f"turn_began({seat}, {number}) 6.1" for number, seat in enumerate(order, 1)]


@pytest.mark.clause("misiles", "6.1", "6.2")
def test_nothing_is_left_pending_from_one_turn_to_the_next() -> None:
    """Only the end of the turn, the decision and the collection are pending, turn after turn."""
    table = Table(seats=2).begin(0)
    pending = len(table.state.pending())
    for _ in range(4):
        table.idle()
        assert len(table.state.pending()) == pending == 3


@pytest.mark.clause("misiles", "6.2", "8.5")
def test_a_turn_is_a_collection_and_then_a_search() -> None:
    table = Table().sheet(0).sheet(1).begin(0)
    assert table.asked() == ("chance", "roll")
    table.roll(2, 2, 1).collect(4, 1)
    assert table.asked() == (0, "decision")
    table.search()
    assert table.asked() == ("chance", "roll")
    table.roll(6, 6, 3).collect(12, 3)
    assert table.parts(0) == {"space": 1, "clock": 3}
    assert (table.active(), table.asked()) == (1, ("chance", "roll"))


@pytest.mark.clause("misiles", "6.2", "8.1")
def test_attack_and_search_exclude_each_other() -> None:
    searched = Table().sheet(0, complete={"wall": 1}).sheet(1).turn_of(0).search().roll(1, 1, 2).collect(3, 1)
    assert searched.active() == 1
    assert searched.complete(0) == {"wall": 1}
    attacked = Table().sheet(0, complete={"wall": 2}).sheet(1).turn_of(0).play("wall")
    assert attacked.active() == 1
    assert attacked.complete(0) == {"wall": 1}
    assert attacked.parts(0) == {}


# --- decision (8) ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "8.1")
def test_the_decision_offers_every_element_that_can_be_played_and_the_search() -> None:
    table = Table().sheet(0, complete={"missile": 1, "wall": 1, "counterspy": 1, "hotline": 1}).sheet(1).turn_of(0)
    assert table.offers() == ["play(missile)", "play(wall)", "play(hotline_parts)", "search"]


@pytest.mark.clause("misiles", "8.2", "5.3")
def test_an_element_is_offered_only_while_its_conditions_are_met() -> None:
    """The same sheet against an open and a walled opponent."""
    table = Table().sheet(0, complete={"propaganda": 1, "spy": 1, "space": 1})
    table.sheet(1, complete={"wall": 2}, parts={"spy": 1, "wall": 1}).turn_of(0)
    assert table.ways() == ["propaganda", "spy_parts", "spy_complete"]
    table.sheet(1, complete={"wall": 2}, parts={"spy": 1, "wall": 1}, wall=True).turn_of(0)
    assert table.ways() == []
    for way in range(14):
        assert table.refuses("play", way)


@pytest.mark.clause("misiles", "8.3", "8.4")
def test_the_mark_is_erased_before_the_effect() -> None:
    table = Table().sheet(0, complete={"wall": 2}).sheet(1).turn_of(0)
    table.play("wall")
    assert table.complete(0) == {"wall": 1}
    assert table.events()[:3] == ["played(0, wall) 8.3", "erased(0, wall) 8.3", "wall_on(0) 11.4a"]


@pytest.mark.clause("misiles", "8.4")
def test_the_effect_is_carried_out_at_once() -> None:
    table = Table().sheet(0, complete={"clock": 1}).sheet(1).turn_of(0)
    table.play("clock_light")
    assert (table.complete(0), table.clock(0)) == ({}, 3)
    assert table.active() == 1


@pytest.mark.clause("misiles", "8.5")
def test_a_search_is_a_second_collection() -> None:
    table = Table().sheet(0, parts={"space": 2}).sheet(1).turn_of(0)
    table.search()
    assert table.events() == ["searched(0) 8.5"]
    table.roll(1, 3, 3).collect(4, 3)
    assert table.complete(0) == {"space": 1}
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R4")
def test_the_one_just_erased_never_counts_among_the_two() -> None:
    """Crisis with one other complete is one short; another copy of itself counts."""
    alone = Table().sheet(0, complete={"crisis": 1, "wall": 1}).turn_of(0)
    assert "crisis" not in alone.ways()
    table = Table().sheet(0, complete={"crisis": 2, "wall": 1}).sheet(1).turn_of(0)
    assert "crisis" in table.ways()
    table.play("crisis")
    assert table.offers() == ["erase(crisis)", "erase(wall)"]
    table.pick("erase", "crisis", "wall")
    assert table.complete(0) == {"missile": 1}


@pytest.mark.clause("misiles", "M-R16")
@pytest.mark.parametrize(
    "complete",
    [{}, {"counterspy": 1}, {"crisis": 1, "counterspy": 1}, {"space": 3}, {"spy": 1}, {"propaganda": 1, "roulette": 1}],
)
def test_with_nothing_to_play_search_is_the_only_decision(complete: dict[str, int]) -> None:
    table = Table().sheet(0, complete=complete).sheet(1).turn_of(0)
    assert table.offers() == ["search"]


@pytest.mark.clause("misiles", "M-R27")
def test_an_option_is_offered_only_if_a_target_fits() -> None:
    """Seat 1 has two lines with parts, seat 2 has a complete: one option of Espionage each."""
    table = Table(seats=3).sheet(0, complete={"spy": 1, "counterspy": 1})
    table.sheet(1, parts={"wall": 1, "crisis": 4}).sheet(2, complete={"wall": 1}, parts={"clock": 3}).turn_of(0)
    assert table.ways() == ["spy_parts", "spy_complete"]
    assert table.play("spy_parts").offers() == ["target(1)"]
    table.sheet(0, complete={"spy": 1, "counterspy": 1}).turn_of(0)
    assert table.play("spy_complete").offers() == ["target(2)"]
    table.sheet(0, complete={"spy": 1, "counterspy": 1}).sheet(1, parts={"wall": 1}).turn_of(0)
    assert table.ways() == ["spy_complete"]
    table.sheet(2).turn_of(0)
    assert table.ways() == []


@pytest.mark.clause("misiles", "M-R27")
def test_clock_options_need_a_clock_they_can_change() -> None:
    table = Table().sheet(0, complete={"clock": 1, "hotline": 1}).sheet(1).turn_of(0)
    assert table.ways() == ["hotline_parts", "clock_light"]
    table.sheet(1, clock=3).turn_of(0)
    assert table.ways() == ["hotline_parts", "hotline_clock", "clock_light", "clock_remove"]
    table.sheet(1, clock=1).turn_of(0)
    assert table.ways() == ["hotline_parts", "hotline_clock", "clock_light", "clock_add", "clock_remove"]


@pytest.mark.clause("misiles", "M-R27")
def test_attack_or_search_is_obligatory_and_after_a_missile_there_is_neither_search_nor_refusal() -> None:
    table = Table().sheet(0, complete={"missile": 1, "wall": 1}).turn_of(0)
    assert table.offers() == ["play(missile)", "play(wall)", "search"]
    table.play("missile").roll(1, 1, 2).collect(3, 1)
    assert table.asked() == (0, "additional")
    assert table.offers() == ["play(wall)"]
    assert table.refuses("search")
    assert table.refuses("let_pass")


# --- end of the turn (9) ---------------------------------------------------------------------------------------------

SEVEN = {"crisis": 2, "space": 2, "hotline": 2, "counterspy": 1}


@pytest.mark.clause("misiles", "9.1")
def test_seven_completes_may_stay() -> None:
    table = Table().sheet(0, complete=SEVEN).sheet(1).turn_of(0)
    table.search().roll(1, 4, 2).collect(5, 2)
    assert table.complete(0) == SEVEN
    assert table.active() == 1


@pytest.mark.clause("misiles", "9.1")
def test_the_excess_is_erased_by_choice() -> None:
    table = Table().sheet(0, complete=SEVEN, parts={"wall": 4}).sheet(1).turn_of(0)
    table.search().roll(1, 4, 2).collect(5, 2)
    assert table.asked() == (0, "end")
    assert table.offers() == ["erase(crisis)", "erase(space)", "erase(wall)", "erase(counterspy)", "erase(hotline)"]
    assert table.refuses("erase", 0)  # there is no Missile
    table.events()
    table.pick("erase", "counterspy")
    assert table.events() == ["erased(0, counterspy) 9.1", "turn_began(1, 2) 6.1"]
    assert table.complete(0) == {"crisis": 2, "space": 2, "wall": 1, "hotline": 2}


@pytest.mark.clause("misiles", "9.1")
def test_two_too_many_are_erased_one_after_the_other() -> None:
    """There were seven, and each collection completed one more."""
    table = Table().sheet(0, complete=SEVEN, parts={"wall": 4, "clock": 4}).sheet(1).begin(0)
    table.roll(1, 4, 2).collect(5, 2).search().roll(6, 6, 1).collect(12, 1)
    assert table.asked() == (0, "end")
    table.pick("erase", "crisis")
    assert table.asked() == (0, "end")
    table.pick("erase", "crisis")
    assert table.active() == 1
    assert table.complete(0) == {"space": 2, "wall": 1, "hotline": 2, "counterspy": 1, "clock": 1}


@pytest.mark.clause("misiles", "M-R26")
def test_more_than_seven_may_be_held_in_between() -> None:
    """The collection completes the eighth, which is then played: nothing is erased."""
    table = Table().sheet(0, complete=SEVEN, parts={"wall": 4}).sheet(1).begin(0)
    table.roll(1, 4, 2).collect(5, 2)
    assert table.asked() == (0, "decision")
    assert sum(table.complete(0).values()) == 8
    table.play("wall")
    assert table.active() == 1
    assert table.complete(0) == SEVEN


@pytest.mark.clause("misiles", "M-R26", "M-R29")
def test_the_limit_holds_after_a_cancelled_attack_and_for_the_active_player_alone() -> None:
    """Both reach their limit in seat 0's turn; only seat 0 exceeds it, so only seat 0 erases."""
    table = Table().sheet(0, complete={**SEVEN, "spy": 2}).sheet(1, complete=SEVEN, parts={"wall": 4, "spy": 1})
    table.turn_of(0).play("spy_parts").target(1).counter().roll(1, 4, 2).collect(5, 2)
    assert sum(table.complete(1).values()) == 7
    assert table.asked() == (0, "end")
    table.pick("erase", "spy")
    assert (table.active(), table.complete(0)) == (1, SEVEN)


@pytest.mark.clause("misiles", "M-R26", "M-R15")
def test_the_limit_holds_when_the_clock_ends_the_turn() -> None:
    table = Table().sheet(0, complete={**SEVEN, "roulette": 1}, clock=1).sheet(1).begin(0)
    assert table.asked() == (0, "end")
    table.pick("erase", "roulette")
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R26", "M-R12")
def test_after_red_telephone_everything_complete_can_be_erased() -> None:
    """Elements that just got a part are no exception."""
    table = Table().sheet(0, complete={**SEVEN, "spy": 1, "wall": 1}).sheet(1).turn_of(0)
    table.play("hotline_parts").pick("mark", "missile", "spy", "wall")
    assert table.asked() == (0, "end")
    assert table.offers() == [
        "erase(crisis)", "erase(space)", "erase(wall)", "erase(spy)", "erase(counterspy)", "erase(hotline)",
    ]  # fmt: skip


@pytest.mark.clause("misiles", "M-R26")
def test_after_espionage_everything_complete_can_be_erased() -> None:
    """Whatever was picked on the other sheet."""
    table = Table().sheet(0, complete={**SEVEN, "spy": 2}).sheet(1, parts={"crisis": 1, "counterspy": 1}).turn_of(0)
    table.play("spy_parts").target(1).pick("swap", "counterspy", "crisis")
    assert table.asked() == (0, "end")
    assert "erase(counterspy)" in table.offers()


@pytest.mark.clause("misiles", "M-R26")
def test_after_propaganda_everything_complete_can_be_erased() -> None:
    """Including what was just received; the exchange leaves nothing pending."""
    table = (
        Table().sheet(0, complete={**SEVEN, "propaganda": 2}).sheet(1, complete={"spy": 1, "roulette": 1}).turn_of(0)
    )
    table.play("propaganda").target(1).pick("give", "hotline", "hotline").pick("give", "spy", "roulette")
    assert table.asked() == (0, "end")
    assert table.offers() == [
        "erase(crisis)", "erase(space)", "erase(propaganda)", "erase(spy)", "erase(counterspy)", "erase(roulette)",
    ]  # fmt: skip
    assert table.state.view(0)["offered"] == []
    assert table.state.view(0)["picked"] == []


@pytest.mark.clause("misiles", "M-R26", "M-R12")
def test_red_telephone_leaves_no_trace_in_later_turns() -> None:
    table = Table().sheet(0, complete={"hotline": 1}).sheet(1, complete=SEVEN, parts={"spy": 4}).turn_of(0)
    table.play("hotline_parts").pick("mark", "missile", "spy", "counterspy")
    assert table.state.view(0)["picked"] == []
    table.roll(4, 4, 1).collect(8, 1).search().roll(1, 1, 2).collect(2, 2)
    assert table.asked() == (1, "end")
    assert table.offers() == [
        "erase(crisis)", "erase(space)", "erase(spy)", "erase(counterspy)", "erase(hotline)",
    ]  # fmt: skip


@pytest.mark.clause("misiles", "6.1")
def test_nothing_of_a_turn_is_shown_in_the_next() -> None:
    """Neither the element played nor its target."""
    table = Table().sheet(0, {"spy": 1, "wall": 1}).sheet(1, {"space": 1}).turn_of(0)
    table.play("spy_complete").target(1)
    view = table.state.view(0)
    assert (view["playing"], view["target"]) == ("spy_complete", 1)
    table.pick("give", "wall").pick("take", "space")
    view = table.state.view(0)
    assert (view["active"], view["playing"], view["target"]) == (1, None, None)
