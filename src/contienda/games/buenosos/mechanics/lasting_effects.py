"""What lasts for a turn, a window or the game: guards, taxes, bans, discounts and others, oldest first (R9).

Each row names its source. A card stays on the table while it has a row, and is discarded with its last one (R45, R74);
rows for the turn keep their card until the turn ends, even when used up.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import CARDS, DECK_SIZE, DISCARDED, TABLE
from contienda.games.buenosos.effect_codes import (
    E_A,
    E_B,
    E_DURATION,
    E_N,
    E_OP,
    E_USES,
    EFFECT_WIDTH,
    FOR_TURN,
    R_A,
    R_B,
    R_C,
    R_DURATION,
    R_N,
    R_OP,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
    ROW_WIDTH,
)
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.state import BuenOsos


def lay_effect(state: BuenOsos, row: i64, subject: i64) -> None:
    """Lay the row of an effect about this subject."""
    effects = state.tables.effects
    at = row * EFFECT_WIDTH
    lay(
        state, effects[at + E_OP], subject, effects[at + E_N], effects[at + E_A], effects[at + E_B], 0,
        effects[at + E_USES], effects[at + E_DURATION],
    )  # fmt: skip


def lay(state: BuenOsos, op: i64, subject: i64, n: i64, a: i64, b: i64, c: i64, uses: i64, duration: i64) -> None:
    """Append a row, laid by the current program."""
    lay_for(state, op, subject, n, a, b, c, uses, duration, state.playing, state.serial)


def lay_for(
    state: BuenOsos,
    op: i64,
    subject: i64,
    n: i64,
    a: i64,
    b: i64,
    c: i64,
    uses: i64,
    duration: i64,
    source: i64,
    serial: i64,
) -> None:
    at = state.row_count * ROW_WIDTH
    if at + ROW_WIDTH > i64(len(state.rows)):
        i: i64 = 0
        while i < ROW_WIDTH:
            state.rows = append(state.rows, 0)
            i += 1
    rows = state.rows
    rows[at + R_OP] = op
    rows[at + R_SUBJECT] = subject
    rows[at + R_N] = n
    rows[at + R_A] = a
    rows[at + R_B] = b
    rows[at + R_C] = c
    rows[at + R_USES] = uses
    rows[at + R_DURATION] = duration
    rows[at + R_SOURCE] = source
    rows[at + R_SERIAL] = serial
    state.row_count += 1
    state.in_force |= BIT[op]
    if state.recorder is not None:
        state.note("laid", state.tables.clauses[source], source, op)


def remove_row(state: BuenOsos, index: i64) -> None:
    """Remove a row, and discard its card if this was its last one."""
    rows = state.rows
    source = rows[index * ROW_WIDTH + R_SOURCE]
    serial = rows[index * ROW_WIDTH + R_SERIAL]
    op = rows[index * ROW_WIDTH + R_OP]
    at = index * ROW_WIDTH
    end = (state.row_count - 1) * ROW_WIDTH
    while at < end:
        rows[at] = rows[at + ROW_WIDTH]
        at += 1
    state.row_count -= 1
    state.in_force = 0
    at = 0
    while at < end:
        state.in_force |= BIT[rows[at + R_OP]]
        at += ROW_WIDTH
    if state.recorder is not None:
        state.note("lifted", state.tables.clauses[source], source, op)
    release(state, source, serial)


def release(state: BuenOsos, source: i64, serial: i64) -> None:
    """Discard a card without rows, unless it is still being carried out (R45, R74)."""
    if source >= CARDS or serial < 0 or (source == state.playing and serial == state.serial):
        return  # not a card, already gone, or still being carried out
    index: i64 = 0
    while index < state.row_count:
        if state.row(index, R_SERIAL) == serial and state.row(index, R_SOURCE) == source:
            return
        index += 1
    move(state, source // DECK_SIZE, source % DECK_SIZE, TABLE, DISCARDED)
    state.note("card_left", "R74", source)


def spend(state: BuenOsos, index: i64) -> bool:
    """Use a row once and return whether it is gone; rows for the turn stay when used up (R74)."""
    uses = state.row(index, R_USES)
    if uses > 0:
        state.set_row(index, R_USES, uses - 1)
        if uses == 1 and state.row(index, R_DURATION) != FOR_TURN:
            remove_row(state, index)
            return True
    return False


def end_rows(state: BuenOsos, duration: i64) -> None:
    """End all rows of this duration."""
    index: i64 = 0
    while index < state.row_count:
        if state.row(index, R_DURATION) == duration:
            remove_row(state, index)
        else:
            index += 1
