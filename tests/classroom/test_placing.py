"""From places to seats: who has to leave a table, who has left, and whom it knows by an earlier alias."""

from __future__ import annotations

from contienda.classroom import entries as class_entries
from contienda.classroom import placing
from contienda.classroom.fold import Classroom
from contienda.classroom.setup import ClassSetup
from contienda.table import entries, seeded_chance
from contienda.table import setup as setups
from contienda.table.setup import SeatSetup, Wish
from contienda.table.table import Table


def room(*people: tuple[str, int, int]) -> Classroom:
    found = Classroom("c" * 12, "ABC234", ClassSetup("T", "buenosos", 1, "standard", {}, 2, 4, 2, ids=["a", "b"]), 1)
    for member, number, seat in people:
        found.take(class_entries.Joined(member, "", member, member.upper(), "member", number, seat), 1)
    return found


def table(*sitting: tuple[str, int]) -> Table:
    seed = bytes(range(32))
    wish = Wish("buenosos", seats=[SeatSetup("team"), SeatSetup("team")], start="host")
    found = Table("a" * 12, setups.complete(wish, seeded_chance.commitment(seed)), seed)
    for member, seat in sitting:
        found.take(entries.Sat(member, seat, member, member.upper()), 1)
    return found


def left(found: list[entries.Entry]) -> list[tuple[int, str]]:
    return [(each.seat, each.member) for each in found if isinstance(each, entries.Left)]


def test_who_belongs_elsewhere_has_to_leave() -> None:
    at = table(("a", 0), ("b", 0), ("c", 1), ("d", 1))
    here = room(("a", 1, 0), ("b", 1, 1), ("c", 2, 1))  # b changed sides, c changed tables, d is not in the class
    assert left(placing.strangers(here, 1, at)) == [(0, "b"), (1, "c"), (1, "d")]
    assert left(placing.strangers(room(("a", 1, 0), ("b", 1, 0), ("c", 1, 1), ("d", 1, 1)), 1, at)) == []


def test_who_has_left_their_seat_is_not_placed_there_any_more() -> None:
    at = table(("a", 0), ("b", 1))
    assert [each.member for each in placing.gone(room(("a", 1, 0), ("b", 1, 1), ("c", 1, 1)), 1, at)] == ["c"]
    assert [each.member for each in placing.gone(room(("a", 1, 1)), 1, at)] == ["a"]  # in the other seat


def test_an_alias_the_table_does_not_know_yet() -> None:
    at, here = table(("a", 0), ("b", 1)), room(("a", 1, 0), ("b", 1, 1), ("c", 1, 1))
    assert placing.misnamed(here, 1, at) == []
    here.take(class_entries.Renamed("f", "", "b", "Zoe"), 2)
    assert placing.misnamed(here, 1, at) == ["b"]


def test_a_stand_in_goes_when_the_first_person_has_come() -> None:
    at = table(("a", 0))
    assert placing.relief(at, 0) is None
    at.take(entries.StoodIn("", 1, "random"), 1)
    assert placing.relief(at, 1) is None  # still nobody
    at.take(entries.Sat("b", 1, "b", "B"), 1)
    assert isinstance(placing.relief(at, 1), entries.StoodIn)
    at.take(entries.Sat("c", 1, "c", "C"), 1)
    assert placing.relief(at, 1) is None  # the facilitator let a bot play for two people
