"""The debrief of a class over HTTP: finished tables side by side, for its leaders, and for all once it is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import Response, Router, get, put
from litestar.params import JSONBody
from litestar.response import Stream

from contienda.analysis.report import Debrief
from contienda.classroom import entries
from contienda.classroom.document import injects_for, notes_for
from contienda.classroom.fold import ENDED as CLASS_ENDED
from contienda.classroom.fold import Person
from contienda.classroom.roles import LEADERS, SEE_TEAMS, may
from contienda.core import registry
from contienda.core.errors import ContiendaError
from contienda.i18n.speaker import Speaker, of_game
from contienda.press import class_debrief, debrief_files
from contienda.press.class_debrief import ClassTable, ClassWritings
from contienda.press.debrief_document import Extras
from contienda.press.debrief_words import Words
from contienda.press.document import Document, Quote
from contienda.server.debrief_writings import Reader, of_class
from contienda.server.dependencies import Limits, TheHub
from contienda.server.http_errors import CHANGES, LOOKS_BACK, Ask, outward
from contienda.server.live.hub import Hub
from contienda.server.live.live_class import LiveClass
from contienda.server.routes.classes import Id, Language, entered
from contienda.server.routes.debriefs import DOWNLOAD, LINES, Format, Names, Paper, download, lane_of, speaker_for
from contienda.server.schemas.debriefs import (
    ClassDebriefNews,
    ClassDebriefPage,
    ClassDebriefTable,
    DebriefFailed,
    DebriefProgress,
    TodoChange,
    TodoTable,
    encoder,
)
from contienda.table.authorization import NotAllowed
from contienda.table.table import ENDED, PLAYING

Reports = dict[int, Debrief]


async def readable(request: Ask, hub: Hub, id: str) -> tuple[LiveClass, Person]:
    """Return the class and who asks, if they may read its debrief now."""
    live, person = await entered(request, hub, id)
    if not may(person.role, SEE_TEAMS) and live.classroom.phase != CLASS_ENDED:
        raise NotAllowed("error-debrief-class")
    return live, person


def finished(live: LiveClass) -> list[int]:
    """Return the numbers of the tables whose games are over, or were stopped by the end of the class."""
    done = (ENDED, PLAYING) if live.classroom.phase == CLASS_ENDED else (ENDED,)
    return [number for number, table in live.tables().items() if table.now.phase in done]


async def reports(request: Ask, hub: Hub, live: LiveClass) -> AsyncIterator[tuple[int, int, Reports]]:
    """Yield how many of how many tables are analysed, and their reports so far."""
    found: Reports = {}
    numbers = finished(live)
    for at, number in enumerate(numbers):
        yield at, len(numbers), found
        table = live.lives[number]
        found[number] = await hub.debriefs.quick(table, lane_of(request, hub, table.table.id))
    yield len(numbers), len(numbers), found


async def worded(hub: Hub, live: LiveClass, person: Person, found: Reports, language: str, names: bool) -> Document:
    room = live.classroom

    def work() -> Document:
        game = registry.load(room.setup.game, room.setup.scenario)
        say = of_game(game, language)
        tables = []
        for number in room.numbers():
            table = live.lives.get(number)
            words = Words(found[number], speaker_for(table, language, names)) if table and number in found else None
            reader = Reader(table.caller("", False) if table else None, room, person, number)
            extras = Extras()
            of_class(extras, Speaker(game, language, []), reader, names)
            tables.append(ClassTable(number, words, extras.levels))
        return class_debrief.document(
            say, room.setup.game, room.setup.title, tables, room.setup.same_deal, written(live, person, say, names)
        )

    return await hub.pieces.in_thread(work)


def written(live: LiveClass, person: Person, say: Any, names: bool) -> ClassWritings:
    room = live.classroom
    aliases = {each.member: each.alias for each in room.people.values()} if names else {}

    def place(tables: list[int], turn: int) -> str:
        several = ", ".join(map(str, tables))
        where = "" if not tables else say("debrief-class-table", number=tables[0])
        where = say("debrief-class-at", numbers=several) if len(tables) > 1 else where
        when = say("debrief-in_turn", turn=turn) if turn else ""
        return " · ".join(part for part in (where, when) if part)

    notes = [
        Quote(place([note["table"]] if note["table"] else [], note["turn"]), aliases.get(note["by"], ""), note["text"])
        for note in notes_for(room, person)
    ]
    injects = [
        Quote(place(inject.fired, inject.turn if inject.turn > 1 else 0), "", inject.text)  # 1: as soon as possible
        for inject in injects_for(room, person.role)
        if inject.fired and inject.text
    ]
    return ClassWritings(notes, injects, list(room.todos))


def todo_table(live: LiveClass, person: Person) -> TodoTable:
    room = live.classroom
    return TodoTable(list(room.todos), room.todos_version, person.role in LEADERS, [])


@get("/api/classes/{id:str}/debrief", operation_id="followClassDebrief", responses=LOOKS_BACK, media_type=LINES)
async def follow_class_debrief(
    request: Ask, hub: TheHub, actions: Limits, id: Id, language: Language = "en", names: Names = True
) -> Stream:
    """The debrief of a class, as lines of JSON: how many tables are analysed, then the page."""
    live, person = await readable(request, hub, id)
    actions.take((id, "debrief", person.member))

    async def lines() -> AsyncIterator[bytes]:
        async for news in told(request, hub, live, person, language, names):
            yield encoder.encode(news) + b"\n"

    return Stream(lines, media_type=LINES)


async def told(
    request: Ask, hub: Hub, live: LiveClass, person: Person, language: str, names: bool
) -> AsyncIterator[ClassDebriefNews]:
    try:
        async for done, of, found in reports(request, hub, live):
            if done < of:
                yield DebriefProgress(done, of)
                continue
            document = await worded(hub, live, person, found, language, names)
            ids = live.classroom.setup.ids
            sees = may(person.role, SEE_TEAMS)
            tables = [
                ClassDebriefTable(number, ids[number - 1] if sees or person.table == number else "", number in found)
                for number in live.classroom.numbers()
            ]
            todos, title = todo_table(live, person), live.classroom.setup.title
            yield ClassDebriefPage(True, document, todos, tables, title)
    except ContiendaError as error:
        known = outward(error)
        yield DebriefFailed(known.key, known.sentence(language))


@get("/api/classes/{id:str}/debrief/file", operation_id="classDebriefFile", responses=LOOKS_BACK, media_type=DOWNLOAD)
async def class_debrief_file(
    request: Ask,
    hub: TheHub,
    actions: Limits,
    id: Id,
    kind: Format = "pdf",
    paper: Paper = "a4",
    language: Language = "en",
    names: Names = True,
) -> Response[Any]:
    """The debrief of a class as a file: PDF, Markdown or JSON; each table has its own CSV."""
    live, person = await readable(request, hub, id)
    if kind == "csv":
        raise NotAllowed("error-debrief-class-csv")
    actions.take((id, "debrief", person.member))
    *_, (_, _, found) = [each async for each in reports(request, hub, live)]
    document = await worded(hub, live, person, found, language, names)
    content = await hub.debriefs.call(lane_of(request, hub, id), debrief_files.written, document, None, kind, paper)
    return download(content, f"{id}.class-debrief", kind)


@put("/api/classes/{id:str}/debrief/todos", operation_id="setClassTodos", responses=CHANGES)
async def set_class_todos(request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[TodoChange]) -> TodoTable:
    """Fill in the action table of a class; who has an older version gets the newer one first."""
    live, person = await readable(request, hub, id)
    if person.role not in LEADERS:
        raise NotAllowed("error-class-role")
    actions.take((id, "todos", person.member))
    async with live.lock:
        if live.classroom.todos_version != data.version:
            raise NotAllowed("error-debrief-changed")
        await live.write(entries.Resolved(person.member, "", [row.todo() for row in data.rows]))
    return todo_table(live, person)


router = Router("", route_handlers=[follow_class_debrief, class_debrief_file, set_class_todos], tags=["debriefs"])
