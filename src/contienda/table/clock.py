"""Thinking time: how long the current decision has taken, its deadline, and what happens then."""

from __future__ import annotations

from contienda.table.table import PLAYING, Table


def spent(table: Table, now: int) -> int:
    """Return the milliseconds spent on the current decision."""
    return max(0, elapsed(table, now))


def elapsed(table: Table, now: int) -> int:
    """Return the same less any added time, so it may be negative."""
    return table.now.used if table.now.still() else table.now.used + max(0, now - table.now.since)


def left(table: Table, seat: int) -> int:
    """Return the milliseconds a seat has left, not counting the current decision."""
    clock = table.setup.clock
    return clock.seconds * 1000 - (table.now.spent[seat] if clock.mode == "bank" else 0)


def deadline(table: Table) -> int | None:
    """Return the deadline of the current decision in milliseconds since the epoch; None if no clock runs."""
    actor = table.actor()
    if table.setup.clock.mode == "none" or table.now.phase != PLAYING or table.now.still() or actor < 0:
        return None
    if table.now.seats[actor].bot:
        return None
    return table.now.since + left(table, actor) - table.now.used


def idle_action(table: Table) -> int:
    """Return the least consequential action: a verb the game calls idle, or the first on the list."""
    listed = table.state.actions()
    for name in table.game.idle:
        for action in listed:
            if table.game.vocabulary.say(action).verb.name == name:
                return action
    return listed[0]


def timebox_deadline(table: Table) -> int | None:
    """Return when the time for the current phase of the lesson is up; None if it does not run."""
    return table.now.timebox.timer.until() if table.now.timebox is not None else None


def micro_deadline(table: Table) -> int | None:
    """Return when the micro-debrief ends; None if it does not run."""
    return table.now.micro.timer.until() if table.now.micro is not None else None
