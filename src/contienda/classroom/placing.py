"""From the places in a class to the seats at a table: who has to leave a table, and who comes to sit there.

A place and its seat are stored together, so a person who is placed but does not sit has left the table themselves.
Somebody who sits where the class does not place them has been moved or removed, and the table has not heard of it yet.
"""

from __future__ import annotations

from contienda.classroom.fold import Classroom, Person
from contienda.table import entries
from contienda.table.authorization import peeked
from contienda.table.table import ENDED, Table


def strangers(classroom: Classroom, number: int, table: Table) -> list[entries.Entry]:
    """Return the entries that take people away who no longer belong to a seat of this table."""
    found: list[entries.Entry] = []
    for seat, each in enumerate(table.now.seats):
        for member in each.members:
            person = classroom.people.get(member.id)
            place = (number, 0) if table.setup.keeper else (number, seat)  # who keeps a real table has all its seats
            known = any(each.member == member.id for each in found if isinstance(each, entries.Left))
            if (person is None or (person.table, person.seat) != place) and not (known and table.setup.keeper):
                found.append(entries.Left("", seat, member.id))
    return found


def gone(classroom: Classroom, number: int, table: Table) -> list[Person]:
    """Return people placed here who have left their seat."""
    if table.now.phase == ENDED:
        return []
    return [each for each in classroom.at(number) if not table.now.seats[each.seat].has(each.member)]


def misnamed(classroom: Classroom, number: int, table: Table) -> list[str]:
    """Return the people whom this table still knows by an earlier alias."""
    names = {member.id: member.name for seat in table.now.seats for member in seat.members}
    return [each.member for each in classroom.at(number) if names.get(each.member, each.alias) != each.alias]


def sit(table: Table, person: Person, seat: int, by: str) -> entries.Entry:
    """Return the entry that seats a person; the table is told which hands they have seen there before."""
    seen = peeked(table, seat, table.known(person.member))
    return entries.Sat(by or person.member, seat, person.member, person.alias, seen)


def relief(table: Table, seat: int) -> entries.Entry | None:
    """Return the entry that sends a stand-in away after the first person sat down in an empty seat."""
    each = table.now.seats[seat]
    return entries.StoodIn("", seat, "") if each.kind != "bot" and each.bot and len(each.members) == 1 else None
