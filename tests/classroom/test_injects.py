"""Injects: when they are due, that they happen exactly once at each table, and what they do there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contienda.classroom import entries, injects
from contienda.classroom.fold import Classroom
from contienda.classroom.lesson_plan import LessonPlan, PlannedInject, PlanStop, PlanTimebox
from contienda.classroom.setup import ClassSetup
from contienda.classroom.tiles import Facts
from contienda.core.state import SPECTATOR
from contienda.play.lesson import code
from contienda.server.live.live_class import LiveClass
from contienda.store.location import BadDatabase
from contienda.table.authorization import NotAllowed
from contienda.table.table import FACILITATOR
from tests.classroom.room import PLAN, Room, refused
from tests.server.harness import Server

AT_TURN = PlannedInject("turn", "Storm", when="turn", turn=2)
BELOW = PlannedInject("below", "Panic", when="condition", marker="trust", below=40, tables=[2])
NOW = PlannedInject("now", "Hello")
STOPS = [PlanStop(1, "First"), PlanStop(2, "Second")]


def room_with(*planned: PlannedInject, log: list[entries.Any] | None = None) -> Classroom:
    plan = LessonPlan(
        "p", "P", injects=list(planned), stops=STOPS, timeboxes=[PlanTimebox("3", 90), PlanTimebox("", 30)]
    )
    setup = ClassSetup("B", "buenosos", 1, "standard", {}, 3, 4, 2, plan=plan, ids=["a", "b", "c"])
    room = Classroom("cccccccccccc", "ABC234", setup, 1_000)
    for entry in log or []:
        room.take(entry, 1_000)
    return room


def names(room: Classroom, table: int, turn: int = 1, **markers: int) -> list[str]:
    return [each.id for each in injects.due(room, table, Facts(turn, 8, "3", markers))]


def test_an_inject_is_due_at_its_turn_or_if_the_server_slept_later() -> None:
    room = room_with(AT_TURN, NOW)
    assert [names(room, 1, turn) for turn in (0, 1, 2, 5)] == [[], [], ["turn"], ["turn"]]


def test_a_condition_is_a_marker_below_a_value_at_the_tables_it_is_meant_for() -> None:
    room = room_with(BELOW)
    assert names(room, 2, trust=39) == ["below"]
    assert names(room, 2, trust=40) == []
    assert names(room, 1, trust=39) == []
    assert names(room, 2, stability=1) == []


def test_it_is_due_once_per_table() -> None:
    room = room_with(AT_TURN, log=[entries.Fired("", "", "turn", 2)])
    assert [names(room, table, 2) for table in (1, 2, 3)] == [["turn"], [], ["turn"]]
    assert injects.targets(room, room.injects["turn"]) == [1, 3]


def test_a_discussion_follows_the_turn_it_belongs_to_once() -> None:
    room = room_with()

    def topic(turn: int) -> str:
        stop = injects.stop_due(room, 1, Facts(turn, 8, "1", {}))
        return stop.topic if stop is not None else ""

    assert [topic(turn) for turn in (1, 2, 3, 4)] == ["", "First", "Second", ""]
    room.take(entries.Stopped("", "", 1, 1, "First"), 1_000)
    assert [topic(turn) for turn in (2, 3)] == ["", "Second"]


def test_a_phase_has_its_own_time_or_that_of_all_phases() -> None:
    assert [injects.seconds_for(room_with(), phase) for phase in ("3", "4")] == [90, 30]
    assert injects.seconds_for(Classroom("c", "A", msgspec.structs.replace(room_with().setup, plan=None), 0), "3") == 0


# --- on a server ------------------------------------------------------------------------------------------------------


def told(room: Room, number: int) -> list[str]:
    """Return the texts of the injects at a table, as its players see them."""
    return [each["text"] for each in room.teacher.person.get(f"/api/tables/{room.table(number)}")["injects"]]


def test_an_inject_now_reaches_its_tables_once(server: Server) -> None:
    room = Room(server, tables=2).started(4)
    room.teacher.done("inject", inject={"id": "x", "text": "Power cut", "tables": [2]})
    assert (told(room, 1), told(room, 2)) == ([], ["Power cut"])
    assert room.teacher.look()["injects"][0]["fired"] == [2]
    assert refused(room.teacher.do("fire", inject="x")) == "error-class-inject-done"
    assert refused(room.teacher.do("cancel", inject="x")) == "error-class-inject-done"
    again = {"id": "x", "text": "Power cut", "tables": [2]}
    assert refused(room.teacher.do("inject", inject=again)) == "error-class-inject-done"
    assert told(room, 2) == ["Power cut"]


def test_a_table_that_refuses_keeps_an_inject_from_no_other_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table may move on between the decision and the act; there the inject can be fired later."""
    room = Room(server, tables=3).started(6)
    together = LiveClass.together

    async def moved_on(self: LiveClass, number: int, *rest: Any) -> None:
        if number == 2:
            raise NotAllowed("error-table-over")
        await together(self, number, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(LiveClass, "together", moved_on)
        room.teacher.done("inject", inject={"id": "x", "text": "Storm"})
    assert [told(room, number) for number in (1, 2, 3)] == [["Storm"], [], ["Storm"]]
    assert room.teacher.look()["injects"][0]["fired"] == [1, 3]
    room.teacher.done("fire", inject="x")
    assert [told(room, number) for number in (1, 2, 3)] == [["Storm"]] * 3


def test_a_planned_inject_fires_by_itself_at_its_turn_with_nobody_at_the_console(server: Server) -> None:
    plan = PLAN | {"injects": [{"id": "x", "text": "Solar storm", "when": "turn", "turn": 2}]}
    room = Room(server, tables=2, plan=plan).started(4)
    room.play_to_turn(1, 2)
    fired = room.teacher.until(lambda seen: seen["injects"][0]["fired"])
    assert fired == [1]
    assert (told(room, 1), told(room, 2)) == (["Solar storm"], [])
    room.play_to_turn(1, 3)
    assert told(room, 1) == ["Solar storm"]
    room.teacher.done("fire", inject="x")  # at the tables it has not reached
    assert (told(room, 1), told(room, 2)) == (["Solar storm"], ["Solar storm"])


def test_a_condition_that_already_holds_fires_at_once(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    inject = {"id": "x", "text": "Trust!", "when": "condition", "marker": "trust", "below": 1000}
    room.teacher.done("inject", inject=inject)
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [1])
    assert told(room, 1) == ["Trust!"]


def test_a_cancelled_inject_does_not_happen(server: Server) -> None:
    room = Room(server, tables=1, plan=PLAN).started(2)
    room.teacher.done("inject", inject={"id": "x", "text": "Storm", "when": "turn", "turn": 2})
    room.teacher.done("cancel", inject="x")
    room.play_to_turn(1, 2)
    assert told(room, 1) == []
    assert room.teacher.look()["injects"] == []


@pytest.mark.parametrize(
    ("inject", "error"),
    [
        ({"id": "x"}, "error-class-inject-empty"),
        ({"id": "x", "text": "  "}, "error-class-inject-empty"),
        ({"id": " ", "text": "a"}, "error-class-inject"),
        ({"id": "x", "text": "a", "when": "turn"}, "error-class-inject-turn"),
        ({"id": "x", "text": "a", "when": "condition"}, "error-class-inject-marker"),
        ({"id": "x", "text": "a", "tables": [9]}, "error-class-table"),
        ({"id": "x", "text": "a\u202eb"}, "error-table-text"),
        ({"id": "x", "text": "a", "when": "later"}, "error-http-400"),
    ],
)
def test_an_inject_that_makes_no_sense_is_refused(server: Server, inject: dict[str, object], error: str) -> None:
    room = Room(server, tables=2)
    assert refused(room.teacher.do("inject", inject=inject)) == error
    assert room.teacher.look()["injects"] == []


def test_a_failed_write_leaves_neither_half_and_is_tried_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(server, tables=1, plan=PLAN).started(2)
    classes = server.hub.store.classes
    append, failures = classes.append, 0

    async def failing(id, row, beside=None, access=None):  # type: ignore[no-untyped-def]
        nonlocal failures
        if beside is not None and failures < 2:
            failures += 1
            raise BadDatabase("error-database-open", database="x", reason="full", trouble="disk-full")
        await append(id, row, beside, access)

    monkeypatch.setattr(classes, "append", failing)
    inject = {"id": "x", "text": "Storm", "when": "condition", "marker": "trust", "below": 1000}
    room.teacher.done("inject", inject=inject)
    server.until(lambda: failures == 1)
    assert told(room, 1) == []
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [1])
    assert failures == 2
    assert told(room, 1) == ["Storm"]


# --- every kind at every time -----------------------------------------------------------------------------------------

KINDS = {
    "text": "",
    "event": "choose_event(E04)",
    "marker": "lower_trust(4)",
    "other marker": "lower_stability(7)",
    "integrity": "lower_integrity(S9, 3)",
}
WHEN: dict[str, dict[str, object]] = {
    "now": {"when": "now"},
    "turn": {"when": "turn", "turn": 2},
    "condition": {"when": "condition", "marker": "stability", "below": 1000},
}


def integrity(view: Any, service: str) -> int:
    return next(int(each["integrity"]) for each in view["services"] if each["id"] == service)


@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize("kind", KINDS)
def test_an_inject_of_every_kind_happens_at_once_at_a_turn_or_on_a_condition(
    server: Server, kind: str, when: str
) -> None:
    room = Room(server, tables=2, plan=PLAN).started(4)
    table = server.live(room.table(1)).table
    adjust = code(table.game, KINDS[kind]) if KINDS[kind] else -1
    before, numbers = table.state.view(SPECTATOR), (1, 2) if when == "now" else (1,)
    wish = {"id": "x", "text": "Storm", "adjust": adjust, **WHEN[when]}
    room.teacher.done("inject", inject=wish)
    if when == "turn":
        assert told(room, 1) == []
        room.play_to_turn(1, 2)
    elif when == "condition":
        numbers = (1, 2)
    room.teacher.until(lambda seen: set(numbers) <= set(seen["injects"][0]["fired"]))
    assert told(room, 1) == ["Storm"]
    assert told(room, 2) == (["Storm"] if 2 in numbers else [])
    if not KINDS[kind]:
        return
    at = list(table.actions).index(adjust)
    assert table.actors[at] == FACILITATOR
    assert list(table.actions).count(adjust) == 1
    after = table.state.view(SPECTATOR)
    if kind == "event":
        room.play_to_turn(1, int(str(after["turn"])) + 1)
        assert "E04" in table.state.view(SPECTATOR)["events"]["discard"]  # type: ignore[index]
    elif when != "turn":  # nobody has moved meanwhile: the whole difference is the inject
        if kind == "integrity":
            assert integrity(after, "S9") == integrity(before, "S9") - 3
        else:
            name, by = ("trust", 4) if kind == "marker" else ("stability", 7)
            assert int(str(after[name])) == int(str(before[name])) - by


@pytest.mark.parametrize("when", WHEN)
def test_a_text_is_told_where_its_change_would_change_nothing(server: Server, when: str) -> None:
    room = Room(server, tables=1, plan=PLAN).started(2)
    table = server.live(room.table(1)).table
    before = table.state.view(SPECTATOR)
    adjust = code(table.game, "raise_stability(1)")  # Stability stands at its top: nobody has moved yet
    now = WHEN[when] | ({"turn": 1} if when == "turn" else {})
    room.teacher.done("inject", inject={"id": "x", "text": "Calm", "adjust": adjust, **now})
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [1])
    assert told(room, 1) == ["Calm"]
    assert adjust not in list(table.actions)
    assert table.state.view(SPECTATOR)["stability"] == before["stability"]


def test_an_inject_at_a_turn_reaches_each_table_at_its_own_turn(server: Server) -> None:
    room = Room(server, tables=2, plan=PLAN).started(4)
    room.teacher.done("inject", inject={"id": "x", "text": "Storm", "when": "turn", "turn": 2})
    room.play_to_turn(2, 2)
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [2])
    assert (told(room, 1), told(room, 2)) == ([], ["Storm"])
    room.play_to_turn(1, 2)
    room.teacher.until(lambda seen: seen["injects"][0]["fired"] == [1, 2])
    assert (told(room, 1), told(room, 2)) == (["Storm"], ["Storm"])
