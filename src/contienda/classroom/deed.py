"""What a command of a class amounts to: an entry of its log, and commands to its tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from contienda.classroom import entries
from contienda.classroom.fold import Person
from contienda.core.errors import ContiendaError
from contienda.table import authorization as at_table
from contienda.table import commands as table_commands
from contienda.table.authorization import Caller, NotAllowed
from contienda.table.table import Table
from contienda.table.wording import tidied

Tables = Mapping[int, Table]
Acts = dict[int, list[table_commands.Any]]


class Deed(msgspec.Struct):
    """What a command amounts to: the entry of the class, and commands to tables in order.

    If an inject fires, an entry of its own is stored together with its effect at each table.
    """

    entry: entries.Any | None
    acts: Acts = {}
    fires: str = ""
    reason: str = ""  # of what fires


def applying(who: Person, wished: Acts, tables: Tables, now: int) -> Acts:
    """Return the commands that tables would accept now; if none would, raise the first refusal."""
    found: Acts = {}
    refusal: ContiendaError | None = None
    for number, acts in wished.items():
        table = tables.get(number)
        if table is None:
            continue
        try:
            for act in acts:
                at_table.plan(table, caller_of(who), act, now)
        except ContiendaError as error:
            refusal = refusal or error
        else:
            found[number] = acts
    if not found:
        raise refusal or NotAllowed("error-class-no-table")
    return found


def said(text: str) -> str:
    """Return an optional text as others read it."""
    return tidied(text, "error-table-text") if text else ""


def caller_of(who: Person) -> Caller:
    """Return a leader of the class as their tables know them."""
    return Caller(who.member, facilitates=True, name=who.alias, oversees=True)
