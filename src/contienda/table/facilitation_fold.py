"""The fold of votes, discussions, timeboxes, injects, rulings and the micro-debrief."""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.table import entries
from contienda.table.status import Discussion, Micro, MicroNote, Notice, Ruling, Timebox, Timer, Vote

if TYPE_CHECKING:
    from contienda.table.table import Table

NOTICES_KEPT = 20


def take(table: Table, entry: entries.Entry, at: int) -> bool:
    """Apply an entry; False if it is of another kind."""
    now = table.now
    if isinstance(entry, entries.Voted):
        others = [vote for vote in now.votes if vote.member != entry.by]
        now.votes = [*others, Vote(entry.by, entry.name, entry.action, entry.word)]
        table.keep_to(entry.seat)
    elif isinstance(entry, entries.Unvoted):
        now.votes = [vote for vote in now.votes if vote.member != entry.by]
        table.keep_to(entry.seat)
    elif isinstance(entry, entries.Froze):
        table.hold(at, entry.spent)
        now.paused, now.paused_by = entry.text, entry.by
        now.discussion = Discussion(entry.kind, entry.text)
    elif isinstance(entry, entries.Injected):
        notice(table, Notice(now.sequence, "text", entry.text, entry.name))
    elif isinstance(entry, entries.Adjusted):
        table.adjust(entry.actions, at)
        notice(table, Notice(now.sequence, "adjust", entry.reason, entry.name))
    elif isinstance(entry, entries.Ruled):
        table.rule(Ruling(now.sequence, "ruling", -1, entry.name, text=entry.text, reason=entry.reason))
    elif isinstance(entry, entries.Resolved):
        now.todos, now.todos_version = list(entry.rows), now.todos_version + 1
    elif isinstance(entry, entries.Revealed):
        now.revealed = True
    else:
        return timed(table, entry, at)
    return True


def timed(table: Table, entry: entries.Entry, at: int) -> bool:
    """Apply what concerns a timer."""
    now = table.now
    if isinstance(entry, entries.TimeboxSet):
        box = Timebox(entry.label, entry.milliseconds, Timer(entry.milliseconds))
        now.timebox = box if entry.milliseconds > 0 else None
    elif isinstance(entry, entries.TimeboxExtended):
        if now.timebox is not None:
            now.timebox.timer.run(False, at)
            now.timebox.timer.left = max(0, now.timebox.timer.left) + entry.milliseconds
            now.timebox.milliseconds += entry.milliseconds
            now.timebox.over = False
    elif isinstance(entry, entries.TimeboxEnded):
        if now.timebox is not None:
            now.timebox.timer = Timer(0)
            now.timebox.over = True
    elif isinstance(entry, entries.MicroOpened):
        table.hold(at)
        now.micro_due = 0
        now.micro = Micro(entry.turn, Timer(entry.milliseconds), entry.questions)
    elif isinstance(entry, entries.MicroAnswered):
        answered(table, entry, at)
    elif isinstance(entry, entries.MicroClosed):
        now.micro = None
        now.since = at
    else:
        return False
    return True


def answered(table: Table, entry: entries.MicroAnswered, at: int) -> None:
    """Keep an answer; the others learn that a seat has answered, not what, and nothing of later versions."""
    micro = table.now.micro
    if micro is None:
        return
    if entry.seat in micro.answers:
        table.keep_to(entry.seat)
    micro.answers = {**micro.answers, entry.seat: entry.text}
    note = MicroNote(table.now.sequence, at, micro.turn, entry.seat, entry.by, entry.name, entry.text)
    table.now.micro_notes = [*table.now.micro_notes, note]


def notice(table: Table, told: Notice) -> None:
    table.now.notices = [*table.now.notices[-NOTICES_KEPT + 1 :], told]
