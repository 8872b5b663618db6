"""What a class does at a table by itself: injects that are due, discussions of the plan, the time for a phase.

Everything is a question about the class and the public state of the table; the server carries it out, and stores that
it happened together with its effect.
"""

from __future__ import annotations

from contienda.classroom.fold import Classroom
from contienda.classroom.lesson_plan import PlannedInject, PlanStop
from contienda.classroom.tiles import Facts


def targets(classroom: Classroom, inject: PlannedInject) -> list[int]:
    """Return the tables an inject has not reached yet."""
    meant = inject.tables or list(classroom.numbers())
    return [table for table in meant if table not in inject.fired and table in classroom.numbers()]


def due(classroom: Classroom, table: int, facts: Facts) -> list[PlannedInject]:
    """Return the injects to fire at a table that plays, in the order they were planned."""
    found = []
    for inject in classroom.injects.values():
        if inject.when == "now" or table not in targets(classroom, inject):
            continue
        if inject.when == "turn" and facts.turn >= inject.turn > 0:
            found.append(inject)
        elif inject.when == "condition":
            value = facts.value(inject.marker)
            if value is not None and value < inject.below:
                found.append(inject)
    return found


def stop_due(classroom: Classroom, table: int, facts: Facts) -> PlanStop | None:
    """Return the discussion to hold now: the latest whose turn is over, if it did not take place."""
    plan = classroom.setup.plan
    passed = [stop for stop in plan.stops if 0 < stop.turn < facts.turn] if plan is not None else []
    latest = max(passed, key=lambda stop: stop.turn, default=None)
    if latest is None or (table, latest.turn) in classroom.stops or latest.turn < facts.turn - 1:
        return None
    return latest


def seconds_for(classroom: Classroom, phase: str) -> int:
    """Return the time the plan gives a phase of the turn; 0 for none."""
    plan = classroom.setup.plan
    boxes = {box.phase: box.seconds for box in plan.timeboxes} if plan is not None else {}
    return boxes.get(phase, boxes.get("", 0))
