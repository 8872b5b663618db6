"""What people wrote at a table, for its debrief: answers, rulings, injects, marks and notes."""

from __future__ import annotations

from collections.abc import Sequence

from contienda.classroom.document import marks_for, notes_for
from contienda.classroom.fold import NOWHERE, Classroom, Person
from contienda.i18n.speaker import Speaker
from contienda.press.debrief_document import Extras
from contienda.press.document import Level, Quote
from contienda.table import entries
from contienda.table.authorization import Caller
from contienda.table.table import Table


class Reader:
    """Who reads a debrief: their role at the table, and in its class."""

    def __init__(
        self,
        caller: Caller | None,
        classroom: Classroom | None = None,
        person: Person | None = None,
        number: int = NOWHERE,
    ) -> None:
        self.caller = caller
        self.classroom = classroom
        self.person = person
        self.number = number  # of the table in its class

    def reads(self, seat: int) -> bool:
        """Tell whether they may read what that team wrote: only the team and those who lead the class."""
        if self.caller is None:
            return False
        return seat in self.caller.seats or (self.caller.facilitates and self.caller.oversees)


def writings(
    table: Table, log: Sequence[entries.Any], turns: list[int], speaker: Speaker, reader: Reader, names: bool
) -> Extras:
    """Return what the reader may know; `turns` is the turn after each number of actions."""
    found = Extras(todos=list(table.now.todos))
    step = turn = 0
    questions: dict[int, str] = {}
    answers: dict[tuple[int, int], Quote] = {}

    def when() -> str:
        at = turns[min(step, len(turns) - 1)] if turns else 0
        return speaker.texts("debrief-in_turn", turn=at) if at else speaker.texts("debrief-start")

    def who(name: str) -> str:
        return name if names else ""

    for entry in log:
        if isinstance(entry, entries.Started | entries.Acted):
            step += len(entry.actions)
        elif isinstance(entry, entries.Undone | entries.RolledBack):
            step = entry.to
            if isinstance(entry, entries.RolledBack):
                text = speaker.texts("debrief-rolled_back", reason=entry.reason)
                found.rulings.append(Quote(when(), "", text))
        elif isinstance(entry, entries.MicroOpened):
            turn, questions = entry.turn, {each.seat: each.question for each in entry.questions}
        elif isinstance(entry, entries.MicroAnswered) and reader.reads(entry.seat) and entry.text:
            question = questions.get(entry.seat, "")
            told = speaker.texts(question) if question and speaker.texts.has(question) else ""
            label = speaker.texts("debrief-in_turn", turn=turn)
            answers[turn, entry.seat] = Quote(label, speaker.seat(entry.seat), entry.text, told)
        elif isinstance(entry, entries.Injected):
            found.injects.append(Quote(when(), who(entry.name), entry.text))
        elif isinstance(entry, entries.Adjusted):
            text = speaker.action(entry.actions[0])
            found.rulings.append(Quote(when(), who(entry.name), f"{text}. {entry.reason}".strip()))
            step += len(entry.actions)
        elif isinstance(entry, entries.Ruled):
            found.rulings.append(Quote(when(), who(entry.name), f"{entry.text} – {entry.reason}".strip(" –")))
    found.answers += [answers[key] for key in sorted(answers)]
    of_class(found, speaker, reader, names)
    return found


def of_class(found: Extras, speaker: Speaker, reader: Reader, names: bool) -> None:
    """Add the rubric and the notes of the class that are about this table."""
    room, person = reader.classroom, reader.person
    if room is None or person is None:
        return
    aliases = {each.member: each.alias for each in room.people.values()} if names else {}
    plan = room.setup.plan
    objectives = {each.id: each.text for each in plan.objectives} if plan is not None else {}
    marked: dict[tuple[str, str], Level] = {}
    for mark in marks_for(room, person):
        if mark["table"] == reader.number:
            criterion = objectives.get(mark["objective"], mark["objective"])
            author = aliases.get(mark["by"], "")
            marked[mark["objective"], mark["by"]] = Level(criterion, mark["level"], evidence=mark["text"], who=author)
    found.levels += list(marked.values())
    for note in notes_for(room, person):
        if note["table"] in (reader.number, NOWHERE):
            when = speaker.texts("debrief-in_turn", turn=note["turn"]) if note["turn"] else ""
            found.notes.append(Quote(when, aliases.get(note["by"], ""), note["text"]))
