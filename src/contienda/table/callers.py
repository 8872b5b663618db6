"""Who asks something of a table, for which seat, and when nobody may."""

from __future__ import annotations

import msgspec

from contienda.core.errors import BadOption, ContiendaError
from contienda.core.state import SPECTATOR
from contienda.table import commands
from contienda.table.table import ENDED, LOBBY, Table


class NotAllowed(ContiendaError):
    """Somebody asked for something they may not do."""


class Stale(ContiendaError):
    """The table has moved on since; look again."""


class Caller(msgspec.Struct, frozen=True):
    """A person at a table: their member id, the seats they hold, and whether they facilitate or oversee it."""

    member: str
    seats: tuple[int, ...] = ()
    facilitates: bool = False
    name: str = ""
    oversees: bool = False  # sees every seat and may take none


def some_seat(table: Table, command: commands.Command) -> int:
    if not 0 <= command.seat < len(table.now.seats):
        raise BadOption("error-table-seat", seat=command.seat + 1, most=len(table.now.seats))
    return command.seat


def own_seat(table: Table, caller: Caller, command: commands.Command) -> int:
    """Return the seat a person speaks for: the named one, the one to decide, or their only one."""
    if command.seat >= 0:
        if command.seat not in caller.seats:
            raise NotAllowed("error-table-not-yours")
        return command.seat
    if not caller.seats:
        raise NotAllowed("error-table-watching")
    return table.actor() if table.actor() in caller.seats else caller.seats[0]


def numbers_of(caller: Caller, command: commands.Command) -> int:
    """Return the viewer whose numbering a person uses for entries: the named seat, or their first one."""
    if command.seat in caller.seats:
        return command.seat
    return caller.seats[0] if caller.seats else SPECTATOR


def captain_only(table: Table, caller: Caller, seat: int) -> None:
    if table.setup.keeper:
        return  # who keeps a real table may be two people with two phones
    if table.now.seats[seat].captain != caller.member:
        raise NotAllowed("error-table-captain")


def in_play(table: Table) -> None:
    if table.now.phase == LOBBY:
        raise NotAllowed("error-table-lobby")
    if table.now.phase == ENDED:
        raise NotAllowed("error-table-over")
    if table.now.paused is not None:
        raise NotAllowed("error-table-paused")
    if table.now.micro is not None:
        raise NotAllowed("error-table-micro")


def same_position(table: Table, seat: int, expect: int) -> None:
    """Tell whether that seat, in its own numbering, means the current position."""
    if expect != table.position(seat):
        raise Stale("error-table-stale", expected=expect, position=table.position(seat))
