"""Logs what secondary effects did this turn, so that the CSIRT card can undo it (11.2, R40, R68)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.games.buenosos.constants import DECK_SIZE, NONE
from contienda.games.buenosos.effect_codes import L_A, L_B, L_C, L_KIND, L_SOURCE, L_SUBJECT, LOG_WIDTH
from contienda.games.buenosos.state import BuenOsos


def write_log(state: BuenOsos, kind: i64, subject: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Log what a secondary effect did; main effects are not logged."""
    if state.blamed == NONE:
        return
    at = state.log_count * LOG_WIDTH
    if at + LOG_WIDTH > i64(len(state.log)):
        for _ in range(LOG_WIDTH):
            state.log = append(state.log, 0)
    log = state.log
    log[at + L_SOURCE] = state.blamed
    log[at + L_KIND] = kind
    log[at + L_SUBJECT] = subject
    log[at + L_A] = a
    log[at + L_B] = b
    log[at + L_C] = c
    state.log_count += 1


def has_secondary(state: BuenOsos, card: i64) -> bool:
    """Whether a secondary effect of this card changed something this turn (R68)."""
    return any(state.logged(index, L_SOURCE) == card for index in range(state.log_count))


def any_secondary(state: BuenOsos) -> bool:
    """Whether any Red card can be named."""
    for index in range(state.log_count):
        source = state.logged(index, L_SOURCE)
        if source < DECK_SIZE:
            return True
    return False


def forget(state: BuenOsos, card: i64) -> None:
    """Drop the log entries of one card."""
    log = state.log
    kept: i64 = 0
    for index in range(state.log_count):
        if log[index * LOG_WIDTH + L_SOURCE] != card:
            for column in range(i64(LOG_WIDTH)):
                log[kept * LOG_WIDTH + column] = log[index * LOG_WIDTH + column]
            kept += 1
    state.log_count = kept
