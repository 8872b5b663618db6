"""Debriefs over HTTP: followed as a stream while the analysis goes on, or taken away as a file.

After the end, everybody who was at a table may read its debrief. While a game goes on it would tell what is hidden, so
only those who lead a class and may look from every seat get it, and from then on they cannot sit down to play.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import Response, Router, get, put
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from contienda.analysis.report import Debrief
from contienda.classroom.fold import ENDED as CLASS_ENDED
from contienda.i18n.sides import side_name
from contienda.i18n.speaker import Speaker
from contienda.press import debrief_document, debrief_files
from contienda.press.debrief_words import Words
from contienda.press.document import Document
from contienda.server.auth.sessions import (
    FACILITATE,
    OVERSEE,
    PLAY,
    WATCH,
    Rights,
    maker_of,
    rights_of,
    session_of,
    visitor,
)
from contienda.server.debrief_writings import Reader, writings
from contienda.server.dependencies import Limits, TheHub
from contienda.server.http_errors import CHANGES, LOOKS_BACK, Ask, outward
from contienda.server.live.debriefs import Analysis
from contienda.server.live.fair_queue import Lane
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import Live
from contienda.server.routes.tables import Id, Language, looking, opened
from contienda.server.schemas.debriefs import (
    DebriefFailed,
    DebriefNews,
    DebriefPage,
    DebriefProgress,
    TodoChange,
    TodoTable,
    encoder,
)
from contienda.table import entries
from contienda.table.authorization import NotAllowed
from contienda.table.table import ENDED, PLAYING

LINES = "application/x-ndjson"
DOWNLOAD = "application/octet-stream"  # files of four kinds, which the API describes as one
Names = Annotated[
    bool, QueryParameter(description="With the names of people; without, sides and numbers stand for them")
]
Format = Annotated[Literal["pdf", "markdown", "csv", "json"], QueryParameter(name="format")]
Paper = Annotated[Literal["a4", "letter"], QueryParameter(name="paper")]


async def readable(request: Ask, hub: Hub, id: str) -> tuple[Live, Rights]:
    """Return the table and the client's rights there, if they may read its debrief now."""
    live = await opened(hub, id)
    rights = await rights_of(hub, live, session_of(hub, request))
    rights.need(PLAY, WATCH, FACILITATE)
    live.need_rules()
    leads = {FACILITATE, OVERSEE} <= rights.all and not rights.caller(live).seats
    if not await stopped(hub, live):
        if not leads:
            raise NotAllowed("error-debrief-running")
        for seat in range(len(live.table.now.seats)):
            await looking(hub, live, rights, seat)
    elif not leads and await dealt_elsewhere(hub, live):
        raise NotAllowed("error-debrief-deal")
    return live, rights


async def stopped(hub: Hub, live: Live) -> bool:
    """Tell whether the game is over, or its class is: then nobody plays on."""
    if live.table.now.phase == PLAYING and live.table.setup.classroom:
        room = await hub.classes.live(live.table.setup.classroom)
        return room is not None and room.classroom.phase == CLASS_ENDED
    return live.table.now.phase == ENDED


async def dealt_elsewhere(hub: Hub, live: Live) -> bool:
    """Tell whether another table of the class still plays the same deal: the debrief would tell what comes there."""
    setup = live.table.setup
    if not setup.deal or not setup.classroom or live.table.now.revealed:
        return False
    room = await hub.classes.live(setup.classroom)
    return room is not None and any(table.now.phase != ENDED for table in room.tables().values())


async def reader_of(request: Ask, hub: Hub, live: Live, rights: Rights) -> Reader:
    """Return who reads: their role at the table and in its class."""
    id, session = live.table.setup.classroom, session_of(hub, request)
    room = await hub.classes.live(id) if id else None
    if room is None or session is None:
        return Reader(rights.caller(live))
    member = await hub.store.classes.member(session.digest, id)
    number = room.classroom.setup.ids.index(live.table.id) + 1
    return Reader(rights.caller(live), room.classroom, room.classroom.people.get(member), number)


def lane_of(request: Ask, hub: Hub, id: str) -> Lane:
    source, _, session = maker_of(hub, request, visitor(hub, request)).partition(" ")
    return Lane(source, session, id)


def speaker_for(live: Live, language: str, names: bool) -> Speaker:
    """Return a speaker with the names of the seats, or with sides and numbers."""
    table = live.table
    speaker = Speaker(table.game, language, table.titles(language))
    if not names:
        speaker.seats = [
            side_name(table.game, speaker.texts, seat) or speaker.texts("debrief-player", number=seat + 1)
            for seat in range(len(table.now.seats))
        ]
    return speaker


async def worded(
    hub: Hub, live: Live, found: Debrief, reader: Reader, language: str, names: bool
) -> tuple[Document, Words]:
    """Put the debrief into words for a reader, with what people wrote."""
    log = [entries.load(row.payload) for row in await hub.store.rows(live.table.id)]
    turns = turns_of(found)

    def work() -> tuple[Document, Words]:
        speaker = speaker_for(live, language, names)
        extras = writings(live.table, log, turns, speaker, reader, names)
        return debrief_document.document(found, speaker, extras), Words(found, speaker)

    return await hub.pieces.in_thread(work)


def turns_of(found: Debrief) -> list[int]:
    """Return the turn after each number of actions."""
    turns: list[int] = []
    for point in found.turns:
        turns += [point.turn] * (point.step - len(turns))
    return turns + [turns[-1] if turns else 0] * (found.steps + 1 - len(turns))


def may_write(live: Live, rights: Rights) -> bool:
    caller = rights.caller(live)
    return caller.facilitates or bool(caller.seats)


async def page(
    hub: Hub, live: Live, rights: Rights, reader: Reader, analysis: Analysis, language: str, names: bool
) -> DebriefPage:
    found = analysis.found
    assert found is not None
    document, words = await worded(hub, live, found, reader, language, names)
    todos = await hub.pieces.in_thread(lambda: todo_table(live, rights, words))
    seats = list(rights.caller(live).seats)
    running = not await stopped(hub, live)
    return DebriefPage(analysis.finished, running, document, todos, seats, live.table.setup.classroom)


def todo_table(live: Live, rights: Rights, words: Words) -> TodoTable:
    now = live.table.now
    suggested = debrief_document.suggested(words) if not now.todos else []
    return TodoTable(list(now.todos), now.todos_version, may_write(live, rights), suggested)


@get("/api/tables/{id:str}/debrief", operation_id="followDebrief", responses=LOOKS_BACK, media_type=LINES)
async def follow_debrief(
    request: Ask, hub: TheHub, actions: Limits, id: Id, language: Language = "en", names: Names = True
) -> Stream:
    """The debrief, as lines of JSON: progress, then the page as soon as it can be shown, then the whole page."""
    live, rights = await readable(request, hub, id)
    actions.take((id, "debrief", rights.member))
    reader = await reader_of(request, hub, live, rights)
    lane = lane_of(request, hub, id)

    async def lines() -> AsyncIterator[bytes]:
        async for news in told(hub, live, rights, reader, lane, language, names):
            yield encoder.encode(news) + b"\n"

    return Stream(lines, media_type=LINES)


async def told(
    hub: Hub, live: Live, rights: Rights, reader: Reader, lane: Lane, language: str, names: bool
) -> AsyncIterator[DebriefNews]:
    """Yield progress and pages until the analysis is finished."""
    shown = False
    async for analysis in hub.debriefs.follow(live, lane):
        if analysis.error is not None:
            error = outward(analysis.error)
            yield DebriefFailed(error.key, error.sentence(language))
        elif analysis.finished or (analysis.found is not None and not shown):
            shown = True
            yield await page(hub, live, rights, reader, analysis, language, names)
        else:
            yield DebriefProgress(analysis.done, analysis.of)


@get("/api/tables/{id:str}/debrief/file", operation_id="debriefFile", responses=LOOKS_BACK, media_type=DOWNLOAD)
async def debrief_file(
    request: Ask,
    hub: TheHub,
    actions: Limits,
    id: Id,
    kind: Format = "pdf",
    paper: Paper = "a4",
    language: Language = "en",
    names: Names = True,
) -> Response[Any]:
    """The debrief as a file: PDF, Markdown, the decisions as CSV, or everything as JSON."""
    live, rights = await readable(request, hub, id)
    actions.take((id, "debrief", rights.member))
    reader, lane = await reader_of(request, hub, live, rights), lane_of(request, hub, id)
    found = await hub.debriefs.whole(live, lane)
    if kind == "csv":
        replay = live.table.replay()
        replay.seats = speaker_for(live, language, names).seats
        content = await hub.debriefs.call(lane, debrief_files.decisions, replay, found, language)
    else:
        document, _ = await worded(hub, live, found, reader, language, names)
        content = await hub.debriefs.call(lane, debrief_files.written, document, found, kind, paper)
    return download(content, f"{id}.debrief", kind)


def download(content: bytes, name: str, kind: str) -> Response[Any]:
    """Return a file to save."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.{debrief_files.ENDINGS[kind]}"'}
    return Response(content, media_type=DOWNLOAD, headers=headers)


@put("/api/tables/{id:str}/debrief/todos", operation_id="setTodos", responses=CHANGES)
async def set_todos(request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[TodoChange]) -> TodoTable:
    """Fill in the action table; who has an older version gets the newer one first."""
    live, rights = await readable(request, hub, id)
    if not may_write(live, rights):
        raise NotAllowed("error-no-right")
    actions.take((id, "todos", rights.member))
    rows = [row.todo() for row in data.rows]

    def make() -> entries.Entry:
        if live.table.now.todos_version != data.version:
            raise NotAllowed("error-debrief-changed")
        return entries.Resolved(rights.member, rows)

    await hub.add(live, make)
    now = live.table.now
    return TodoTable(list(now.todos), now.todos_version, True, [])


router = Router("", route_handlers=[follow_debrief, debrief_file, set_todos], tags=["debriefs"])
