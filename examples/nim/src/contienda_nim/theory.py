"""Winning moves, for the command and the route."""

from __future__ import annotations

from contienda_nim.heuristics import wins


def winning_moves(rows: list[int], misere: bool) -> list[tuple[int, int]]:
    """List the row (from 0) and number of sticks of every winning move."""
    found = []
    for row, length in enumerate(rows):
        for count in range(1, length + 1):
            left = [*rows[:row], length - count, *rows[row + 1 :]]
            if wins(left, misere):
                found.append((row, count))
    return found
