"""Marks on the sheets: adding, erasing and receiving them (3), and winning with missiles (10)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.misiles.constants import COPIES, ELEMENTS, MISSILE, PARTS
from contienda.games.misiles.state import BY_MISSILES, NOBODY, Misiles


def mark_parts(state: Misiles, seat: i64, element: i64, count: i64, clause: str) -> bool:
    """Mark parts on the open line and return whether that completed it; parts beyond five are lost."""
    if not state.is_open(seat, element):
        state.note("parts_lost", "M-R2", seat, element, count)
        return False
    spot = seat * ELEMENTS + element
    after = state.parts[spot] + count
    if after < PARTS:
        state.parts[spot] = after
        state.lead("parts_marked", clause, seat, element, count)
        return False
    state.lead("parts_marked", clause, seat, element, PARTS - state.parts[spot])
    if after > PARTS:
        state.note("parts_lost", "7.6", seat, element, after - PARTS)
    complete_line(state, seat, element, "3.3")
    return True


def complete_line(state: Misiles, seat: i64, element: i64, clause: str) -> None:
    """Turn the open line into a complete and erase its parts (3.3, M-R22)."""
    spot = seat * ELEMENTS + element
    state.parts[spot] = 0
    state.complete[spot] += 1
    state.lead("completed", clause, seat, element)
    check_missiles(state, seat)


def erase(state: Misiles, seat: i64, element: i64, clause: str) -> None:
    """Erase a complete; parts stay (M-R22)."""
    state.complete[seat * ELEMENTS + element] -= 1
    state.note("erased", clause, seat, element)


def receive(state: Misiles, seat: i64, element: i64) -> None:
    """Receive a complete by exchange: beyond the last copy it is lost, and the last copy closes the line."""
    spot = seat * ELEMENTS + element
    if state.complete[spot] >= COPIES[element]:
        state.note("exchange_lost", "M-R23", seat, element)
        return
    state.complete[spot] += 1
    if state.complete[spot] == COPIES[element] and state.parts[spot] > 0:
        state.parts[spot] = 0
        state.note("line_closed", "M-R22", seat, element)


def check_missiles(state: Misiles, seat: i64) -> None:
    """End the game at once when a player has three complete missiles, in anybody's turn (10.1, M-R3)."""
    if state.completes(seat, MISSILE) >= COPIES[MISSILE]:
        win(state, seat, BY_MISSILES, "10.1")


def win(state: Misiles, seat: i64, reason: i64, clause: str) -> None:
    if state.winner == NOBODY:
        state.winner = seat
        state.reason = reason
        state.end()
        state.lead("won", clause, seat)
