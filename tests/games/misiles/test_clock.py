"""The Doomsday Clock (11.10), and Red Telephone against it (11.8b)."""

from __future__ import annotations

import pytest

from tests.games.misiles.table import Table


@pytest.mark.clause("misiles", "11.10a")
def test_the_first_option_lights_three_boxes() -> None:
    table = Table().sheet(0, complete={"clock": 1}).sheet(1).turn_of(0)
    table.play("clock_light")
    assert table.clock(0) == 3
    assert table.complete(0) == {}
    assert table.events()[2] == "clock_lit(0) 11.10a"


@pytest.mark.clause("misiles", "11.10a")
@pytest.mark.parametrize("boxes", [1, 2, 3])
def test_a_player_can_have_one_lit_clock_only(boxes: int) -> None:
    table = Table().sheet(0, complete={"clock": 2}, clock=boxes).sheet(1, complete={"clock": 1}).turn_of(0)
    assert "clock_light" not in table.ways()
    assert "clock_light" in table.turn_of(1).ways()  # both players may have one


@pytest.mark.clause("misiles", "11.10b")
@pytest.mark.parametrize(("way", "boxes"), [("clock_add", 3), ("clock_remove", 1)])
def test_the_second_option_lights_or_darkens_one_box(way: str, boxes: int) -> None:
    table = Table(seats=3).sheet(0, complete={"clock": 1}).sheet(2, clock=2).turn_of(0)
    table.play(way)
    assert table.asked() == (0, "target")
    assert table.offers() == ["target(2)"]
    table.target(2)
    assert table.clock(2) == boxes
    assert f"clock_set(2, {boxes}) 11.10b" in table.events()


@pytest.mark.clause("misiles", "11.10b", "M-R14")
def test_the_second_option_may_touch_ones_own_clock() -> None:
    table = Table().sheet(0, complete={"clock": 1}, clock=1).sheet(1, clock=2).turn_of(0)
    assert table.play("clock_add").offers() == ["target(0)", "target(1)"]
    table.target(0)
    assert table.clock(0) == 2


@pytest.mark.clause("misiles", "11.10b", "M-R27")
def test_the_second_option_needs_a_lit_clock() -> None:
    table = Table().sheet(0, complete={"clock": 1}).sheet(1).turn_of(0)
    assert table.ways() == ["clock_light"]


@pytest.mark.clause("misiles", "M-R14")
def test_a_clock_never_has_more_than_three_boxes() -> None:
    table = Table(seats=3).sheet(0, complete={"clock": 1}, clock=3).sheet(1, clock=2).sheet(2, clock=3).turn_of(0)
    assert table.play("clock_add").offers() == ["target(1)"]
    table.sheet(0, complete={"clock": 1}, clock=3).sheet(1, clock=3).turn_of(0)
    assert table.ways() == ["clock_remove"]


@pytest.mark.clause("misiles", "M-R14")
def test_a_last_box_darkened_by_the_second_option_neither_wins_nor_ends_a_turn() -> None:
    """Seat 0, with a Missile, darkens its own last box, and that of seat 1, whose turn comes: both just go on."""
    table = Table().sheet(0, complete={"clock": 1, "missile": 1}, clock=1).sheet(1).turn_of(0)
    table.play("clock_remove").target(0)
    assert table.result() is None
    assert table.clock(0) == 0
    table.sheet(0, complete={"clock": 1}).sheet(1, complete={"missile": 1}, clock=1).turn_of(0)
    table.play("clock_remove").target(1)
    assert table.clock(1) == 0
    assert (table.active(), table.asked()) == (1, ("chance", "roll"))


@pytest.mark.clause("misiles", "M-R14")
def test_a_darkened_last_box_played_by_a_missile_leaves_the_turn_as_it_is() -> None:
    """The clock goes dark in the additional play after a Missile; the limit of seven still applies."""
    complete = {"missile": 1, "clock": 1, "space": 3, "hotline": 2, "crisis": 2, "spy": 1}
    table = Table().sheet(0, complete=complete, clock=1).sheet(1).turn_of(0)
    table.play("missile").roll(1, 1, 2).collect(2, 2).play("clock_remove").target(0)
    assert table.result() is None
    assert table.asked() == (0, "end")


@pytest.mark.clause("misiles", "11.10c")
def test_a_lit_clock_loses_a_box_at_the_start_of_its_owners_turn_before_the_dice() -> None:
    table = Table().sheet(0, clock=3).sheet(1, clock=3).begin(0)
    assert table.events() == ["turn_began(0, 1) 6.1", "clock_ticked(0, 2) 11.10c"]
    assert (table.clock(0), table.clock(1)) == (2, 3)
    assert table.asked() == ("chance", "roll")


@pytest.mark.clause("misiles", "11.10d", "10.2")
def test_the_last_box_with_a_missile_wins() -> None:
    table = Table().sheet(0, complete={"missile": 1}, clock=1).begin(0)
    assert table.result() == (0, "clock")
    assert table.events() == ["turn_began(0, 1) 6.1", "clock_ticked(0, 0) 11.10c", "won(0) 10.2"]


@pytest.mark.clause("misiles", "11.10d")
def test_the_last_box_without_a_missile_ends_the_turn() -> None:
    """Four parts of a Missile do not count. Seat 0 gets no dice: seat 1 begins."""
    table = Table().sheet(0, complete={"wall": 1}, parts={"missile": 4}, clock=1).sheet(1).begin(0)
    assert table.result() is None
    assert table.clock(0) == 0
    assert table.events() == [
        "turn_began(0, 1) 6.1",
        "clock_ticked(0, 0) 11.10c",
        "turn_lost(0) 11.10d",
        "turn_began(1, 2) 6.1",
    ]


@pytest.mark.clause("misiles", "M-R15")
@pytest.mark.parametrize("boxes", [2, 3])
def test_a_box_that_is_not_the_last_leaves_the_turn_alone(boxes: int) -> None:
    table = Table().sheet(0, complete={"missile": 1}, clock=boxes).begin(0)
    assert (table.active(), table.asked()) == (0, ("chance", "roll"))
    assert table.result() is None


@pytest.mark.clause("misiles", "M-R15")
@pytest.mark.parametrize("boxes", [2, 3])
def test_with_strict_clock_every_box_ends_the_turn(boxes: int) -> None:
    table = Table(strict_clock="yes").sheet(0, complete={"missile": 1}, clock=boxes).sheet(1).begin(0)
    assert table.clock(0) == boxes - 1
    assert table.events() == [
        "turn_began(0, 1) 6.1",
        f"clock_ticked(0, {boxes - 1}) 11.10c",
        "turn_lost(0) M-R15",
        "turn_began(1, 2) 6.1",
    ]


@pytest.mark.clause("misiles", "M-R15")
def test_with_strict_clock_the_last_box_still_wins_and_a_dark_clock_ends_nothing() -> None:
    won = Table(preset="strict").sheet(0, complete={"missile": 1}, clock=1).begin(0)
    assert won.result() == (0, "clock")
    dark = Table(preset="strict").sheet(0, complete={"missile": 1}).begin(0)
    assert (dark.active(), dark.asked()) == (0, ("chance", "roll"))


@pytest.mark.clause("misiles", "M-R24")
def test_the_wall_goes_off_before_the_clock_loses_its_box() -> None:
    """So a wall never stops its owner's own clock."""
    table = Table().sheet(0, wall=True, clock=2).begin(0)
    assert table.events() == ["turn_began(0, 1) 6.1", "wall_off(0) 11.4b", "clock_ticked(0, 1) 11.10c"]
    won = Table().sheet(0, complete={"missile": 1}, wall=True, clock=1).begin(0)
    assert won.result() == (0, "clock")
    assert not won.wall(0)


@pytest.mark.clause("misiles", "M-R24", "11.10c")
def test_the_clock_loses_a_box_at_every_turn_of_its_owner() -> None:
    """Lit at its owner's decision, it runs out at the start of their third turn after that."""
    table = Table(seats=3).sheet(0, complete={"clock": 1, "missile": 1}).turn_of(0)
    table.play("clock_light")
    boxes = []
    while table.result() is None:
        table.idle()
        if table.active() == 0:
            boxes.append(table.clock(0))
    assert boxes == [2, 1, 0]
    assert table.result() == (0, "clock")


# --- Red Telephone (11.8b) -------------------------------------------------------------------------------------------


@pytest.mark.clause("misiles", "11.8b")
def test_red_telephone_darkens_a_clock_entirely() -> None:
    table = Table(seats=3).sheet(0, complete={"hotline": 1}).sheet(1, clock=3).sheet(2, clock=1).turn_of(0)
    table.play("hotline_clock")
    assert table.offers() == ["target(1)", "target(2)"]
    table.target(1)
    assert (table.clock(1), table.clock(2)) == (0, 1)
    assert table.complete(0) == {}
    assert table.events()[2:] == ["clock_dark(1) 11.8b", "turn_began(1, 2) 6.1"]


@pytest.mark.clause("misiles", "11.8b", "M-R8")
def test_red_telephone_reaches_no_clock_behind_a_wall() -> None:
    table = Table().sheet(0, complete={"hotline": 1}).sheet(1, clock=3, wall=True).turn_of(0)
    assert table.ways() == ["hotline_parts"]


@pytest.mark.clause("misiles", "M-R30")
def test_red_telephone_on_ones_own_last_box_neither_wins_nor_ends_the_turn_of_others() -> None:
    table = Table().sheet(0, complete={"hotline": 1, "missile": 1}, clock=1).sheet(1).turn_of(0)
    assert table.play("hotline_clock").offers() == ["target(0)"]
    table.target(0)
    assert table.result() is None
    assert table.clock(0) == 0
    assert (table.active(), table.asked()) == (1, ("chance", "roll"))


@pytest.mark.clause("misiles", "M-R30")
def test_a_dark_clock_may_be_lit_again_by_another_copy() -> None:
    table = Table().sheet(0, complete={"clock": 1}, clock=3).sheet(1, complete={"hotline": 1}).turn_of(1)
    table.play("hotline_clock").target(0)
    assert table.clock(0) == 0
    table.roll(1, 1, 2).collect(3, 1)
    assert table.ways() == ["clock_light"]
    table.play("clock_light")
    assert table.clock(0) == 3
