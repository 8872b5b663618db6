"""Elements and sheets (3): costs, copies, parts, lines, options, and what counts as complete."""

from __future__ import annotations

import pytest

from tests.games.misiles.table import Table

COSTS = {
    "missile": 2, "crisis": 3, "space": 4, "wall": 5, "propaganda": 6,
    "spy": 8, "counterspy": 9, "hotline": 10, "roulette": 11, "clock": 12,
}  # fmt: skip
COPIES = {
    "missile": 3, "crisis": 2, "space": 3, "wall": 3, "propaganda": 2,
    "spy": 3, "counterspy": 1, "hotline": 2, "roulette": 1, "clock": 2,
}  # fmt: skip


def pair_of(cost: int) -> tuple[int, int]:
    """Two dice with this sum."""
    first = max(1, cost - 6)
    return first, cost - first


@pytest.mark.clause("misiles", "3.1")
@pytest.mark.parametrize(("element", "cost"), COSTS.items())
def test_each_element_has_its_cost(element: str, cost: int) -> None:
    table = Table().sheet(0).begin(0)
    table.roll(*pair_of(cost), 1).collect(cost, 1)
    assert table.parts(0) == {element: 1}


@pytest.mark.clause("misiles", "3.1")
def test_nothing_costs_7() -> None:
    assert 7 not in COSTS.values()
    table = Table().sheet(0).begin(0).roll(3, 4, 1).collect(7, 1)
    assert table.step() == "reroll_pair"
    assert table.parts(0) == {}


@pytest.mark.clause("misiles", "3.1", "3.4")
@pytest.mark.parametrize(("element", "copies"), COPIES.items())
def test_a_sheet_holds_so_many_copies_and_no_more(element: str, copies: int) -> None:
    """All copies but one are complete; the last one fits, and after it no line is left."""
    cost = COSTS[element]
    table = Table().sheet(0, complete={element: copies - 1}, parts={element: 4}).begin(0)
    table.roll(*pair_of(cost), 1).collect(cost, 1)
    assert table.complete(0) == {element: copies}
    assert table.parts(0) == {}
    if element == "missile":
        assert table.result() == (0, "missiles")
        return
    table.search().roll(*pair_of(cost), 1).collect(cost, 1)
    assert table.complete(0) == {element: copies}
    assert table.parts(0) == {}


@pytest.mark.clause("misiles", "3.2", "M-R18")
def test_four_parts_are_incomplete_and_the_fifth_completes() -> None:
    table = Table().sheet(0).begin(0)
    table.roll(1, 5, 4).collect(6, 4)
    assert (table.complete(0), table.parts(0)) == ({}, {"propaganda": 4})
    table.search().roll(1, 5, 1).collect(6, 1)
    assert (table.complete(0), table.parts(0)) == ({"propaganda": 1}, {})


@pytest.mark.clause("misiles", "3.3", "M-R22")
def test_completing_erases_the_parts_and_marks_complete() -> None:
    table = Table().sheet(0, parts={"wall": 2, "spy": 3}).begin(0)
    table.events()
    table.roll(2, 3, 3).collect(5, 3)
    assert table.complete(0) == {"wall": 1}
    assert table.parts(0) == {"spy": 3}
    assert table.events() == [
        "rolled(0, 2, 3, 3) 7.1",
        "pairing_chosen(0, 5, 3) 7.2",
        "parts_marked(0, wall, 3) 7.3",
        "completed(0, wall) 3.3",
    ]


@pytest.mark.clause("misiles", "3.4")
def test_a_new_line_opens_only_when_the_one_before_is_complete() -> None:
    """Parts that do not fit on the open line never start the next one."""
    table = Table().sheet(0, complete={"spy": 1}, parts={"spy": 4}).begin(0)
    table.roll(4, 4, 5).collect(8, 5)
    assert (table.complete(0), table.parts(0)) == ({"spy": 2}, {})
    table.search().roll(4, 4, 2).collect(8, 2)
    assert (table.complete(0), table.parts(0)) == ({"spy": 2}, {"spy": 2})


@pytest.mark.clause("misiles", "3.4")
def test_an_element_with_all_copies_complete_takes_no_part() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "hotline": 1, "crisis": 1}).turn_of(0)
    table.play("hotline_parts")
    assert "mark(roulette)" not in table.offers()
    assert "mark(crisis)" in table.offers()


@pytest.mark.clause("misiles", "3.5")
@pytest.mark.parametrize(
    ("element", "options"),
    [
        ("spy", ["spy_parts", "spy_complete"]),
        ("hotline", ["hotline_parts", "hotline_clock"]),
        ("roulette", ["roulette_dice", "roulette_missile"]),
        ("clock", ["clock_light", "clock_add", "clock_remove"]),
    ],
)
def test_options_are_offered_one_by_one(element: str, options: list[str]) -> None:
    table = Table().sheet(0, complete={"missile": 2, element: 1})
    table.sheet(1, complete={"missile": 1}, parts={"spy": 1, "wall": 1}, clock=2).turn_of(0)
    assert table.ways() == ["missile", *options]


@pytest.mark.clause("misiles", "3.5")
def test_only_one_option_is_carried_out() -> None:
    """Red Telephone marks three parts; the lit clock it could have darkened stays lit."""
    table = Table().sheet(0, complete={"hotline": 1}).sheet(1, clock=2).turn_of(0)
    table.play("hotline_parts").pick("mark", "missile", "space", "clock")
    assert table.parts(0) == {"missile": 1, "space": 1, "clock": 1}
    assert table.complete(0) == {}
    assert (table.clock(1), table.active()) == (1, 1)  # it lost only its own box when seat 1 began


@pytest.mark.clause("misiles", "M-R18")
def test_a_wall_has_one_box_and_a_clock_three() -> None:
    table = Table().sheet(0, complete={"wall": 2, "clock": 2}).sheet(1).turn_of(0)
    table.play("wall")
    assert table.wall(0)
    table.turn_of(0).play("clock_light")
    assert table.clock(0) == 3


@pytest.mark.clause("misiles", "M-R22")
def test_losing_a_complete_leaves_the_parts_alone() -> None:
    table = Table().sheet(0, complete={"wall": 1}, parts={"wall": 3}).turn_of(0)
    table.play("wall")
    assert (table.complete(0), table.parts(0)) == ({}, {"wall": 3})


@pytest.mark.clause("misiles", "M-R22")
def test_a_complete_by_effect_takes_the_open_line_with_its_parts() -> None:
    """Missile Crisis completes the Missile whose line has two parts; these are erased."""
    table = Table().sheet(0, complete={"crisis": 1, "wall": 2}, parts={"missile": 2}).turn_of(0)
    table.play("crisis").pick("erase", "wall", "wall")
    assert (table.complete(0), table.parts(0)) == ({"missile": 1}, {})


@pytest.mark.clause("misiles", "M-R25")
def test_an_active_wall_and_a_lit_clock_do_not_count_towards_seven() -> None:
    table = Table().sheet(0, complete={"space": 3, "hotline": 2, "crisis": 2, "wall": 1}, clock=3).sheet(1).turn_of(0)
    table.play("wall")
    assert table.wall(0)
    assert table.asked() == ("chance", "roll")  # seven completes remain, so nothing is erased
    assert table.active() == 1


@pytest.mark.clause("misiles", "M-R25")
def test_a_lit_clock_can_be_neither_exchanged_nor_erased() -> None:
    table = Table().sheet(1, complete={"wall": 1}, clock=3)
    table.sheet(0, complete={"spy": 1, "crisis": 1, "space": 2}, clock=2).turn_of(0)
    table.play("spy_complete").target(1)
    assert table.offers() == ["give(crisis)", "give(space)"]
    table.pick("give", "crisis")
    assert table.offers() == ["take(wall)"]
    table.sheet(0, complete={"crisis": 1, "space": 2}, clock=2).turn_of(0).play("crisis")
    assert table.offers() == ["erase(space)"]


@pytest.mark.clause("misiles", "M-R25")
def test_a_lit_clock_is_no_complete_to_pay_with() -> None:
    table = Table().sheet(0, complete={"crisis": 1, "roulette": 1}, clock=2).sheet(1, complete={"wall": 3}).turn_of(0)
    assert table.ways() == []
