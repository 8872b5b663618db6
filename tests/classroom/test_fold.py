"""The fold of a class: from its log to people, places, injects, notes and marks; the same after every reading."""

from __future__ import annotations

import msgspec

from contienda.classroom import entries
from contienda.classroom.fold import ENDED, LOBBY, RUNNING, Classroom
from contienda.classroom.lesson_plan import LessonPlan, PlannedInject
from contienda.classroom.setup import ClassSetup

SETUP = ClassSetup("B", "buenosos", 1, "standard", {}, 2, 4, 2, ids=["aaaaaaaaaaaa", "bbbbbbbbbbbb"])
LOG: list[entries.Any] = [
    entries.Joined("f", "", "f", "", "facilitator"),
    entries.Joined("a", "", "a", "Ana", "member", 1, 0),
    entries.Joined("b", "", "b", "Boris", "member", 1, 1),
    entries.Joined("c", "", "c", "Clara", "member", 2, 0),
    entries.Invited("f", "", "evaluator"),
    entries.Joined("e", "", "e", "", "evaluator"),
    entries.Placed("f", "too many", "b", 2, 1),
    entries.Renamed("f", "", "c", "Clara R."),
    entries.Recoded("f", "", "a"),
    entries.Returned("a", "", "a"),
    entries.Planned("f", "", PlannedInject("x", "Storm", when="turn", turn=2)),
    entries.Started("f", "", [1, 2], "level:3"),
    entries.Fired("", "", "x", 2),
    entries.Stopped("", "", 1, 2, "Why?"),
    entries.Noted("e", "", 1, 2, 30, "Good talk"),
    entries.Marked("e", "", 1, "o", 3, 2, 30, "Named the barrier"),
    entries.Projected("f", "", "table", 2),
    entries.Removed("f", "ill", "a"),
    entries.Frozen("f", "", [1], "Why?"),
    entries.Exported("f"),
    entries.Ended("f", "the bell"),
]


def folded(log: list[entries.Any], setup: ClassSetup = SETUP) -> Classroom:
    room = Classroom("cccccccccccc", "ABC234", setup, 1_000)
    for number, entry in enumerate(log, 1):
        room.take(entries.load(entries.dump(entry)), 1_000 + number)
    return room


def test_everything_follows_from_the_log() -> None:
    room = folded(LOG)
    assert room.sequence == len(LOG)
    assert room.touched == 1_000 + len(LOG)
    assert [(each.alias, each.role, each.table, each.seat) for each in room.people.values()] == [
        ("", "facilitator", 0, -1),
        ("Boris", "member", 2, 1),
        ("Clara R.", "member", 2, 0),
        ("", "evaluator", 0, -1),
    ]
    assert room.removed == {"a"}
    assert room.filled() == [[0, 0], [1, 1]]
    assert (sorted(room.begun), room.stops) == ([1, 2], {(1, 2)})
    assert room.injects["x"].fired == [2]
    assert [(number, note.text) for number, _, note in room.notes] == [(15, "Good talk")]
    assert [(number, mark.level) for number, _, mark in room.marks] == [(16, 3)]
    assert (room.projector.show, room.projector.table) == ("table", 2)
    assert room.phase == ENDED


def test_a_class_waits_then_runs_then_ends() -> None:
    assert folded(LOG[:4]).phase == LOBBY
    assert folded(LOG[:12]).phase == RUNNING
    assert folded(LOG[:12]).started == 1_012
    assert folded(LOG).ended == 1_000 + len(LOG)


def test_every_kind_of_entry_can_be_stored_and_read() -> None:
    kinds = {type(each) for each in LOG}
    for declared in entries.Any.__args__:
        entry = next((each for each in LOG if type(each) is declared), None) or declared()
        assert entries.load(entries.dump(entry)) == entry
    assert len(kinds) > 15


def test_an_inject_that_is_planned_again_remembers_where_it_happened() -> None:
    again = [*LOG[:13], entries.Planned("f", "", PlannedInject("x", "Flood", when="turn", turn=5))]
    assert (folded(again).injects["x"].text, folded(again).injects["x"].fired) == ("Flood", [2])


def test_a_cancelled_inject_stays_where_it_happened() -> None:
    assert "x" not in folded([*LOG[:11], entries.Cancelled("f", "", "x")]).injects
    room = folded([*LOG[:13], entries.Cancelled("f", "", "x")])
    assert (room.injects["x"].tables, room.injects["x"].fired) == ([2], [2])


def test_the_injects_of_the_plan_are_there_from_the_start() -> None:
    plan = LessonPlan("p", "P", injects=[PlannedInject("x", "Storm", when="turn", turn=2, fired=[1])])
    room = folded([], msgspec.structs.replace(SETUP, plan=plan))
    assert room.injects["x"].fired == []
    assert plan.injects[0].fired == [1]  # the plan itself does not change


def test_the_log_holds_no_secret_and_nothing_about_devices() -> None:
    names = {field for kind in entries.Any.__args__ for field in kind.__struct_fields__}
    assert not names & {"session", "address", "ip", "browser", "device", "code", "personal", "digest", "ticket"}
