"""Setup (4): what everybody starts with, who rolls when, who begins; options and the values they refuse."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadOption
from contienda.games.misiles.game import GAME
from tests.games.misiles.table import Table


def set_up(table: Table, seats: int) -> list[int | str]:
    """Make all collections of the setup; return who chose, in order."""
    asked: list[int | str] = []
    for _ in range(2 * seats):
        shown = table.state.view(0)["active"]
        table.roll(1, 1, 2)
        asked.append(table.actor())
        assert shown == table.state.view(0)["active"] == table.actor()
        table.collect(3, 1)
    return asked


@pytest.mark.clause("misiles", "4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_one_complete_missile(seats: int) -> None:
    table = Table(seats=seats)
    for seat in range(seats):
        assert table.complete(seat) == {"missile": 1}
        assert table.parts(seat) == {}
        assert not table.wall(seat)
        assert table.clock(seat) == 0


@pytest.mark.clause("misiles", "4.2")
def test_everybody_makes_two_collections() -> None:
    table = Table(seats=2)
    table.roll(1, 3, 5).collect(4, 5)
    table.roll(1, 3, 5).collect(6, 3)
    table.roll(2, 2, 2).collect(4, 2)
    table.roll(6, 6, 1).collect(12, 1)
    assert table.complete(0) == {"missile": 1, "space": 1}
    assert table.parts(0) == {"propaganda": 3}
    assert table.complete(1) == {"missile": 1}
    assert table.parts(1) == {"space": 2, "clock": 1}
    assert table.events()[-1] == "turn_began(0, 1) 6.1"


@pytest.mark.clause("misiles", "4.2", "M-R19")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, [0, 0, 1, 1]),
        (2, 1, [1, 1, 0, 0]),
        (3, 1, [1, 1, 2, 2, 0, 0]),
        (4, 3, [3, 3, 0, 0, 1, 1, 2, 2]),
    ],
)
def test_both_collections_of_one_come_before_the_next_from_the_first_to_the_left(
    seats: int, first: int, order: list[int]
) -> None:
    assert set_up(Table(seats=seats, first_seat=first), seats) == order


@pytest.mark.clause("misiles", "4.3")
def test_the_first_seat_begins_unless_told_otherwise() -> None:
    table = Table(seats=3)
    set_up(table, 3)
    assert (table.active(), table.asked()) == (0, ("chance", "roll"))


@pytest.mark.clause("misiles", "4.3")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1), (4, 3)])
def test_the_option_first_seat_says_who_begins(seats: int, first: int) -> None:
    """For example, the winner of the last game."""
    table = Table(seats=seats, first_seat=first)
    assert table.active() == first
    set_up(table, seats)
    assert table.active() == first
    assert table.events()[-1] == f"turn_began({first}, 1) 6.1"


@pytest.mark.clause("misiles", "M-R19", "M-R3")
def test_two_missiles_completed_in_the_set_up_win_at_once() -> None:
    """Seat 1 wins although seat 0 was to begin, and seat 2 never rolls."""
    table = Table(seats=3)
    table.roll(1, 3, 5).collect(4, 5).roll(1, 3, 5).collect(4, 5)
    table.roll(1, 1, 5).collect(2, 5)
    assert table.complete(1) == {"missile": 2}
    assert table.result() is None
    table.roll(1, 1, 5).collect(2, 5)
    assert table.result() == (1, "missiles")
    assert table.offers() == []
    assert table.state.scores() == [0.0, 1.0, 0.0]


# --- options -----------------------------------------------------------------------------------------------------


def test_the_options_and_their_defaults() -> None:
    assert GAME.resolve("standard", {}) == {"first_seat": 0, "strict_clock": 0}
    assert GAME.resolve("strict", {}) == {"first_seat": 0, "strict_clock": 1}
    assert GAME.resolve("strict", {"strict_clock": "no", "first_seat": "2"}) == {"first_seat": 2, "strict_clock": 0}


@pytest.mark.clause("misiles", "4.3")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_nobody_sits_there_to_begin(seats: int, first: int) -> None:
    with pytest.raises(BadOption, match=f"first_seat cannot be {first}. Use a whole number from 0 to {seats - 1}"):
        Table(seats=seats, first_seat=first)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"first_seat": 4}, "first_seat cannot be 4. Use a whole number from 0 to 3"),
        ({"first_seat": -1}, "first_seat cannot be -1"),
        ({"first_seat": "left"}, "first_seat cannot be left"),
        ({"first_seat": 1.5}, "first_seat cannot be 1.5"),
        ({"strict_clock": "maybe"}, "strict_clock cannot be “maybe”. Use one of no, yes"),
        ({"strict_clock": 2}, "strict_clock cannot be “2”"),
        ({"loose_clock": "yes"}, "misiles has no option “loose_clock”. Use one of first_seat, strict_clock"),
    ],
)
def test_bad_options_are_refused_with_what_to_do(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(4, GAME.resolve("standard", options))
    assert complaint in str(refused.value)


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no preset “cold”\. Use one of standard, strict"):
        Table(preset="cold")
