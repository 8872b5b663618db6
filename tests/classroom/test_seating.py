"""Dealing students to tables and teams, as pure functions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contienda.classroom import seating
from contienda.core.errors import BadOption
from contienda.table.authorization import NotAllowed


def dealt(students: int, tables: int, seats: int, per_table: int) -> seating.Filled:
    filled = [[0] * seats for _ in range(tables)]
    for _ in range(students):
        table, seat = seating.deal(filled, per_table)
        filled[table - 1][seat] += 1
    return filled


@given(st.integers(0, 60), st.integers(1, 12), st.integers(2, 4), st.integers(1, 8))
def test_tables_and_teams_differ_by_one_at_most(students: int, tables: int, seats: int, per_table: int) -> None:
    filled = dealt(students, tables, seats, per_table)
    sizes = [sum(table) for table in filled]
    assert sum(sizes) == students
    assert max(sizes) - min(sizes) <= 1
    assert all(max(table) - min(table) <= 1 for table in filled)


@given(st.integers(0, 60), st.integers(1, 12))
def test_no_side_is_larger_in_the_whole_class(students: int, tables: int) -> None:
    filled = dealt(students, tables, 2, 8)
    red, blue = (sum(table[seat] for table in filled) for seat in (0, 1))
    assert abs(red - blue) <= max(1, tables % 2 + 1)


def test_the_smallest_team_comes_first() -> None:
    assert seating.deal([[4, 0], [1, 2]], 8) == (1, 1)
    assert seating.deal([[3, 2], [3, 1]], 8) == (2, 1)


def test_late_arrivals_go_where_people_play() -> None:
    assert seating.deal([[2, 2], [0, 0]], 8, running=[1]) == (1, 0)
    assert seating.deal([[2, 2], [0, 0]], 4, running=[1]) == (2, 1)  # the first one is full
    assert seating.deal([[2, 2], [3, 3]], 4, running=[1, 2]) == (1, 0)  # all are full: a class still takes them
    assert seating.deal([[0, 0], [3, 3]], 4, running=[1, 2], over=[1]) == (2, 1)


def test_a_full_table_is_refused_with_another_one() -> None:
    with pytest.raises(NotAllowed) as refused:
        seating.chosen([[1, 1], [1, 0]], 1, 0, 2)
    assert (refused.value.key, refused.value.values) == ("error-class-table-full", {"table": 1, "free": 2})
    assert seating.chosen([[1, 1], [1, 1]], 1, 0, 2) == (1, 0)  # everything is full
    assert seating.chosen([[1, 1], [1, 0]], 1, 0, 2, strict=False) == (1, 0)
    assert seating.chosen([[1, 1], [1, 0]], 2, -1, 2) == (2, 1)


@pytest.mark.parametrize(("table", "seat"), [(0, 0), (3, 0), (1, 2)])
def test_a_place_that_does_not_exist_is_refused(table: int, seat: int) -> None:
    with pytest.raises(BadOption):
        seating.chosen([[0, 0], [0, 0]], table, seat, 4)
