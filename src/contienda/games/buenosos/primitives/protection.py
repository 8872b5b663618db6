"""Segmentation and redundancy: keep a service out of a state, or save it once from falling (B01, B03, R12, R60)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.constants import DECK_SIZE, DISCARDED, DOWN, NONE, TABLE
from contienda.games.buenosos.effect_codes import (
    E_A,
    E_B,
    E_DURATION,
    FIRED_SAVE,
    FIRED_SHIELD,
    FOR_GAME,
    FOR_TURN,
    LOST_INT,
    R_A,
    R_B,
    R_DURATION,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
)
from contienda.games.buenosos.forecast import Forecast
from contienda.games.buenosos.mechanics.lasting_effects import lay, lay_for, release, remove_row
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.mechanics.secondary_log import write_log
from contienda.games.buenosos.mechanics.service_state import return_status, set_status, softened
from contienda.games.buenosos.primitive import ONE_SERVICE, Primitive, Values
from contienda.games.buenosos.schema_keys import STANDS, SUBJECT, USES, Keys, whole, word
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.quality.toml_reader import Table


SHIELD_STATE: Final = 15


class ShieldState(Primitive):
    """Cancel the first change to a state, and all further ones that turn (B01, R12)."""

    number: i64 = SHIELD_STATE
    lasting: bool = True
    needs_up: bool = True
    about: i64 = ONE_SERVICE
    lays: bool = True
    keys: ClassVar[Keys] = {"on": SUBJECT, "state": word("degraded", "intermittent"), "uses": USES, "duration": STANDS}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["state"])

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['state']}"))
        values["int"] = 0
        return "op-shield_state"

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.shielded |= BIT[node]

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        forecast.shielded |= BIT[state.row(index, R_SUBJECT)]


def shielded(state: BuenOsos, node: i64, status: i64) -> bool:
    """Whether segmentation cancels this change: the first one, then all others of that turn (B01, R12)."""
    index = state.next_row(SHIELD_STATE)
    while index != NONE:
        if state.row(index, R_SUBJECT) == node and state.row(index, R_A) == status and state.row(index, R_USES) != 0:
            if state.recorder is not None:
                source = state.row(index, R_SOURCE)
                state.note("shielded", state.tables.clauses[source], node, source)
            if state.row(index, R_USES) == 1:
                fire_shield(state, index)
            return True
        index = state.next_row(SHIELD_STATE, index + 1)
    return False


def fire_shield(state: BuenOsos, index: i64) -> None:
    """Discard the card but keep its effect until the end of the turn (R12, R74)."""
    node = state.row(index, R_SUBJECT)
    source = state.row(index, R_SOURCE)
    serial = state.row(index, R_SERIAL)
    status = state.row(index, R_A)
    write_log(state, FIRED_SHIELD, node, source, status, state.row(index, R_DURATION))
    state.set_row(index, R_USES, -1)
    state.set_row(index, R_DURATION, FOR_TURN)
    state.set_row(index, R_SERIAL, -serial)  # lets the card leave while the row stays
    release(state, source, serial)


def return_shield(state: BuenOsos, node: i64, source: i64, duration: i64) -> None:
    """Restore a segmentation that fired (R40)."""
    index = state.next_row(SHIELD_STATE)
    while index != NONE:
        if (
            state.row(index, R_SUBJECT) == node
            and state.row(index, R_SOURCE) == source
            and state.row(index, R_SERIAL) < 0
        ):
            if return_to_table(state, source):
                state.set_row(index, R_SERIAL, state.plays)
                state.set_row(index, R_USES, 1)
                state.set_row(index, R_DURATION, duration)
            return
        index = state.next_row(SHIELD_STATE, index + 1)


SAVE_FROM_FALL: Final = 16


class SaveFromFall(Primitive):
    """Once, the service stays up instead of falling (B03, R60)."""

    number: i64 = SAVE_FROM_FALL
    lasting: bool = True
    needs_up: bool = True
    about: i64 = ONE_SERVICE
    keys: ClassVar[Keys] = {
        "on": SUBJECT,
        "int": whole(1, 99, needed=True),
        "state": word("ok", "degraded", "intermittent"),
        "uses": USES,
        "duration": STANDS,
    }

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_A] = reader.state(written["state"])
        row[E_B] = int(written["int"])

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values.update(texts.named("state", f"state-{written['state']}"))
        values["int"] = int(written.get("int", 0))
        return "op-save_from_fall"

    def act_on(self, state: BuenOsos, row: i64, node: i64) -> None:
        tables = state.tables
        state.saved |= BIT[node]
        duration = tables.effect(row, E_DURATION)
        lay(state, SAVE_FROM_FALL, node, 0, tables.effect(row, E_A), tables.effect(row, E_B), 0, 1, duration)

    def foresee_on(self, forecast: Forecast, state: BuenOsos, program: i64, row: i64, node: i64, other: i64) -> None:
        forecast.saved |= BIT[node]

    def foresee_row(self, forecast: Forecast, state: BuenOsos, index: i64) -> None:
        forecast.saved |= BIT[state.row(index, R_SUBJECT)]


def saved_from_fall(state: BuenOsos, node: i64, before: i64) -> bool:
    """Whether redundancy keeps up a service that just lost its last INT (B03, R60)."""
    row = state.find(SAVE_FROM_FALL, node)
    if row == NONE:
        return False
    source = state.row(row, R_SOURCE)
    status = state.status(node)
    after = softened(state, state.row(row, R_A))
    left = state.row(row, R_B)
    if left > state.tables.maximum[node]:
        left = state.tables.maximum[node]
    state.integrity[node] = left
    set_status(state, node, after)
    write_log(state, LOST_INT, node, before - left)
    write_log(state, FIRED_SAVE, node, source, status, rescue(state.row(row, R_A), left))
    if state.recorder is not None:
        state.tell("saved", state.tables.clauses[source], node, node, left, source, after)
    remove_row(state, row)
    return True


def return_save(state: BuenOsos, node: i64, source: i64, status: i64, made: i64) -> None:
    """Restore a redundancy that fired (R40)."""
    if state.status(node) == DOWN or not return_to_table(state, source):
        return
    after = rescue_status(made)
    lay_for(state, SAVE_FROM_FALL, node, 0, after, rescue_integrity(made), 0, 1, FOR_GAME, source, state.plays)
    if state.status(node) == softened(state, after) and status != state.status(node):
        return_status(state, node, status)


def rescue(status: i64, integrity: i64) -> i64:
    """Pack the state and INT after a redundancy into one number for the log."""
    return status * 1000 + integrity


def rescue_status(made: i64) -> i64:
    return made // 1000


def rescue_integrity(made: i64) -> i64:
    return made % 1000


def return_to_table(state: BuenOsos, card: i64) -> bool:
    side = card // DECK_SIZE
    kind = card % DECK_SIZE
    if state.copies_in(side, DISCARDED, kind) == 0:
        return False
    move(state, side, kind, DISCARDED, TABLE)
    state.plays += 1
    state.note("card_returned", "R40", card)
    return True
