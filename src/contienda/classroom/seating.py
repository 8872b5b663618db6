"""Who sits where: students are dealt to tables and teams evenly, late arrivals fill the smallest team, or they choose.

Nothing here changes the class. Tables are numbered from 1; `filled` counts people by table and seat.
"""

from __future__ import annotations

from collections.abc import Collection

from contienda.core.errors import BadOption
from contienda.table.authorization import NotAllowed

Filled = list[list[int]]


def deal(filled: Filled, per_table: int, running: Collection[int] = (), over: Collection[int] = ()) -> tuple[int, int]:
    """Return the place for the next student: in the smallest team, at the table with the fewest people.

    Once play has begun, tables that play come first and finished ones last; a class is never full. Of teams of the same
    size, tables take turns in which gets the next student, so that no side is larger in the whole class.
    """
    numbers = range(1, len(filled) + 1)

    def rank(table: int) -> int:
        full = sum(filled[table - 1]) >= per_table
        return 3 if table in over else 2 if full else 1 if running and table not in running else 0

    best = min(map(rank, numbers))
    places = [(table, seat) for table in numbers if rank(table) == best for seat in range(len(filled[table - 1]))]
    return min(places, key=lambda place: order(filled, *place))


def order(filled: Filled, table: int, seat: int) -> tuple[int, int, int, int]:
    """Return the key by which places are taken, the lowest first."""
    here = filled[table - 1]
    return here[seat], sum(here), table, (seat + table - 1) % len(here)


def smallest(filled: Filled, table: int) -> int:
    """Return the smallest team of a table."""
    return min(range(len(filled[table - 1])), key=lambda seat: order(filled, table, seat))


def chosen(filled: Filled, table: int, seat: int, per_table: int, strict: bool = True) -> tuple[int, int]:
    """Return the place somebody asks for; -1 as the seat is the smallest team. `strict` refuses a full table."""
    if not 1 <= table <= len(filled):
        raise BadOption("error-class-table", table=table, most=len(filled))
    if seat >= len(filled[table - 1]):
        raise BadOption("error-table-seat", seat=seat + 1, most=len(filled[table - 1]))
    if strict and sum(filled[table - 1]) >= per_table:
        room = [number for number in range(1, len(filled) + 1) if sum(filled[number - 1]) < per_table]
        if room:
            raise NotAllowed("error-class-table-full", table=table, free=room[0])
    return table, seat if seat >= 0 else smallest(filled, table)
