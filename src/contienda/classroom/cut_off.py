"""Commands for several tables that a kill cut off: they are in the log of the class, and some tables have not heard.

Tables hear of such a command one after the other. So the last one in the log may be half done when a class is opened.
"""

from __future__ import annotations

import msgspec

from contienda.classroom import entries
from contienda.table import commands as table_commands
from contienda.table import entries as table_entries


class Last(msgspec.Struct):
    """What the last entry of a class means at its tables."""

    by: str
    tables: list[int]
    act: table_commands.Any
    heard: type[table_entries.Entry]  # what a table that has heard wrote


def last_act(entry: entries.Entry | None) -> Last | None:
    """Return what an entry means at its tables, None if it means nothing there."""
    if isinstance(entry, entries.Paused):
        return Last(entry.by, entry.tables, table_commands.Pause(reason=entry.reason), table_entries.Paused)
    if isinstance(entry, entries.Resumed):
        return Last(entry.by, entry.tables, table_commands.Resume(), table_entries.Resumed)
    if isinstance(entry, entries.Frozen):
        return Last(entry.by, entry.tables, table_commands.Freeze(text=entry.text), table_entries.Froze)
    if isinstance(entry, entries.Messaged):
        return Last(entry.by, entry.tables, table_commands.Inject(text=entry.text), table_entries.Injected)
    return None
