"""Commands for several tables that a kill cut off: they are in the log of the class, and some tables have not heard.

Tables hear of such a command one after the other. So the last one in the log may be half done when a class is opened.
"""

from __future__ import annotations

from contienda.classroom import entries
from contienda.table import commands as table_commands
from contienda.table import entries as table_entries

Act = tuple[table_commands.Any, type[table_entries.Entry]]


def last_act(entry: entries.Any | None) -> Act | None:
    """Return what the last entry of a class means at each of its tables, and what a table that has heard wrote."""
    if isinstance(entry, entries.Paused):
        return table_commands.Pause(reason=entry.reason), table_entries.Paused
    if isinstance(entry, entries.Resumed):
        return table_commands.Resume(), table_entries.Resumed
    if isinstance(entry, entries.Frozen):
        return table_commands.Freeze(text=entry.text), table_entries.Froze
    if isinstance(entry, entries.Messaged):
        return table_commands.Inject(text=entry.text), table_entries.Injected
    return None
