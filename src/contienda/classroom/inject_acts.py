"""Injects of a facilitator: which make sense, where they happen now, and what they do at a table."""

from __future__ import annotations

import msgspec

from contienda.classroom import commands, entries, injects
from contienda.classroom.deed import Acts, Deed, Tables, applying, caller_of, said
from contienda.classroom.fold import Classroom, Person
from contienda.classroom.lesson_plan import NO_CHANGE, PlannedInject
from contienda.core.errors import BadOption, ContiendaError
from contienda.i18n.speaker import common
from contienda.table import authorization as at_table
from contienda.table import commands as table_commands
from contienda.table.authorization import NotAllowed
from contienda.table.table import Table

MOST_INJECTS = 100


def planned(
    classroom: Classroom, who: Person, command: commands.Inject | commands.Cancel, tables: Tables, now: int
) -> Deed:
    if isinstance(command, commands.Cancel):
        found = known(classroom, command.inject)
        if not injects.targets(classroom, found):
            raise NotAllowed("error-class-inject-done")
        return Deed(entries.Cancelled(who.member, said(command.reason), found.id))
    inject = checked(classroom, command.inject)
    reason = said(command.reason)
    entry = entries.Planned(who.member, reason, inject)
    return firing(classroom, who, inject, entry, tables, now, reason) if inject.when == "now" else Deed(entry)


def firing(
    classroom: Classroom,
    who: Person,
    inject: PlannedInject,
    entry: entries.Planned | None,
    tables: Tables,
    now: int,
    reason: str = "",
) -> Deed:
    """Fire an inject wherever it has not happened yet.

    A change may have to wait for the end of a card: there it happens as soon as it can.
    """
    before = classroom.injects.get(inject.id)
    fired = before.fired if before is not None else []
    left = injects.targets(classroom, msgspec.structs.replace(inject, fired=fired))
    if not left:
        raise NotAllowed("error-class-inject-done")
    effects = {number: effect(classroom, inject, tables.get(number)) for number in left}
    later = [number for number in left if number in tables and must_wait(who, effects[number], tables[number], now)]
    wished: Acts = {number: [effects[number]] for number in left if number not in later}
    acts = applying(who, wished, tables, now) if wished or not later else {}
    if later:
        soon = msgspec.structs.replace(inject, when="turn", turn=1, tables=sorted({*fired, *acts, *later}))
        entry = entries.Planned(who.member, reason, soon)
    return Deed(entry, acts, inject.id, reason)


def must_wait(who: Person, act: table_commands.Any, table: Table, now: int) -> bool:
    """Tell whether a change is only too early at a table."""
    try:
        at_table.plan(table, caller_of(who), act, now)
    except ContiendaError as error:
        return error.key == "error-adjustment-later"
    return False


def known(classroom: Classroom, id: str) -> PlannedInject:
    found = classroom.injects.get(id)
    if found is None:
        raise BadOption("error-class-inject", inject=id)
    return found


def checked(classroom: Classroom, inject: PlannedInject) -> PlannedInject:
    """Return an inject with clean texts that makes sense in this class."""
    if not inject.id.strip() or not inject.id.isprintable():
        raise BadOption("error-class-inject", inject=inject.id)
    if inject.id not in classroom.injects and len(classroom.injects) >= MOST_INJECTS:
        raise NotAllowed("error-class-injects", most=MOST_INJECTS)
    if not inject.text.strip() and inject.adjust == NO_CHANGE:
        raise BadOption("error-class-inject-empty")
    if any(table not in classroom.numbers() for table in inject.tables):
        raise BadOption("error-class-table", table=max(inject.tables), most=classroom.setup.tables)
    if inject.when == "turn" and inject.turn < 1:
        raise BadOption("error-class-inject-turn")
    if inject.when == "condition" and not inject.marker:
        raise BadOption("error-class-inject-marker")
    text = said(inject.text) if inject.text.strip() else ""
    return msgspec.structs.replace(inject, text=text, fired=[], tables=sorted(set(inject.tables)))


def effect(classroom: Classroom, inject: PlannedInject, table: Table | None) -> table_commands.Any:
    """Return what an inject does at a table: it changes the game, with its text as the reason, or only tells it.

    If the change would have no effect, such as raising Stability at its maximum, tell only the text.
    """
    if inject.adjust == NO_CHANGE or (inject.text and table is not None and changes_nothing(table, inject.adjust)):
        return table_commands.Inject(text=inject.text)
    reason = inject.text or common(classroom.setup.language)("class-inject-reason")
    return table_commands.Adjust(action=inject.adjust, reason=reason)


def changes_nothing(table: Table, action: int) -> bool:
    """Tell whether a change is out of place in this position, and not only too early."""
    try:
        table.game.check_adjustment(table.state, action)
    except ContiendaError as error:
        return error.key == "error-adjustment"
    return False
