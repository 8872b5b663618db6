"""Tables over HTTP: creating, finding, joining, viewing, exporting. Every handler says which right it needs."""

from __future__ import annotations

import asyncio
import copy
import re
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from contienda.core.events import Event, Recorder
from contienda.core.game import Game
from contienda.core.state import SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.play import narration
from contienda.server import intake_jobs
from contienda.server.auth.sessions import (
    BARRED,
    EXPORT,
    FACILITATE,
    PLAY,
    SEEN,
    WATCH,
    Rights,
    Session,
    asker,
    cookies,
    maker_of,
    new_ticket,
    rights_of,
    secure,
    session_of,
    share,
    shown,
    source_of,
    visitor,
)
from contienda.server.dependencies import Limits, TheGuesses, TheHub, TheShares
from contienda.server.http_errors import AT_TABLE, CHANGES, LOOKS_BACK, NOT_FOUND, REFUSALS, Ask, Missed
from contienda.server.limits import Shares
from contienda.server.live.clock import clock
from contienda.server.live.fair_queue import Lane
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import Live, eye
from contienda.server.live.webhooks import SETTING, Webhook, check_address
from contienda.server.routes import table_creation
from contienda.server.routes.games import detail, words
from contienda.server.schemas import http
from contienda.server.schemas.frames import encoder
from contienda.server.table_export import bundle
from contienda.store.rights import digest
from contienda.table import commands
from contienda.table.authorization import NotAllowed, numbers_of
from contienda.table.document import public
from contienda.table.document_types import TableInfo
from contienda.table.export_file import Bundle
from contienda.table.past import Past
from contienda.table.table import ENDED
from contienda.table.undo_visibility import sees

T = TypeVar("T")
PATIENCE = 25.0  # seconds a poll waits for news
HANDOVER = 24 * 3600 * 1000  # milliseconds for which a link to a seat, to facilitate or to export is valid
HINT = "hint"
PAST = 200  # events at a time
MOST_STORIES = 12  # kept per table: by language and viewer

Id = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$", description="The id of a table")]
From = Annotated[int, QueryParameter(ge=-3, le=15, description="The seat to view from, or -3 for spectators")]
Language = Annotated[str, QueryParameter(name="lang", pattern="^(es|ru|en)$", description="es, ru or en")]


async def opened(hub: Hub, id: str) -> Live:
    live = await hub.live(id) if re.fullmatch(r"[a-z0-9]{12}", id) else None
    if live is None:
        raise Missed("error-table-gone", table=id[:20])
    return live


async def entered(request: Ask, hub: Hub, id: str, *rights: str) -> tuple[Live, Rights]:
    """Return the table and the client's rights there, if they have one of these."""
    live = await opened(hub, id)
    found = await rights_of(hub, live, session_of(hub, request))
    found.need(*rights)
    return live, found


async def knowing(hub: Hub, live: Live, rights: Rights, seat: int) -> int:
    """Return the seat, or SPECTATOR, whose knowledge of the past the client may have; after the end, any."""
    if live.table.now.phase == ENDED and seat < len(live.table.now.seats):
        return seat
    return eye(await looking(hub, live, rights, seat))


async def looking(hub: Hub, live: Live, rights: Rights, seat: int) -> int:
    """Return the kind of viewer the client is from that seat."""
    caller = rights.caller(live)
    kind = live.kind_for(seat, caller)
    if seat not in (SPECTATOR, *range(len(live.table.now.seats))) or not live.may_look_from(kind, caller):
        raise NotAllowed("error-no-view")
    await shown(hub, live, rights, kind)
    return kind


def with_cookie(content: T, session: Session, hub: Hub) -> Response[T]:
    return Response(content, status_code=201, cookies=cookies(session, secure(hub.config)))


# --- creating and finding -------------------------------------------------------------------------------------------


@post("/api/tables", operation_id="createTable", responses=CHANGES)
async def create_table(
    request: Ask, hub: TheHub, creations: TheShares, data: JSONBody[http.Create]
) -> Response[http.Created]:
    """Create a table; its creator facilitates it, may export it, and sits in its `human` seats."""
    session = visitor(hub, request)
    share(hub, request, creations, session)
    maker = maker_of(hub, request, session)
    made = await table_creation.create(hub, asker(hub, request), session, maker, data.wish, data.name)
    return with_cookie(made, session, hub)


@get("/api/tables", operation_id="listTables", responses=REFUSALS)
async def list_tables(hub: TheHub) -> http.Tables:
    """List tables that anybody may watch or join."""
    headers = await hub.store.headers(state="open", limit=200, listed=True, by_hour=True)
    return http.Tables([table_creation.line(hub, header, []) for header in headers])


@get("/api/mine", operation_id="myTables", responses=REFUSALS)
async def my_tables(request: Ask, hub: TheHub) -> http.Tables:
    """List the tables this browser has a right at, the last touched first, by the hour."""
    session = session_of(hub, request)
    if session is None:
        return http.Tables([])
    rights: dict[str, list[str]] = {}
    for grant in await hub.store.rights_everywhere(session.digest):
        if grant.right != SEEN and grant.right not in rights.setdefault(grant.table, []):
            rights[grant.table].append(grant.right)
    rights = {id: found for id, found in rights.items() if BARRED not in found or FACILITATE in found}
    headers = await hub.store.headers(ids=list(rights), limit=200, by_hour=True) if rights else []
    return http.Tables([table_creation.line(hub, header, rights[header.id]) for header in headers])


@get("/api/codes/{code:str}", operation_id="findTable", responses=NOT_FOUND | CHANGES)
async def find_table(
    request: Ask, hub: TheHub, guesses: TheGuesses, code: Annotated[str, PathParameter(max_length=12)]
) -> http.Found:
    """Find the table or class of a short code, to sit down or join there."""
    async with guesses.attempt(source_of(hub.config, request), session_of(hub, request)) as right:
        id = await hub.store.by_code(code.strip().upper())
        class_id = await hub.store.classes.by_code(code.strip().upper()) if id is None else None
        if class_id is not None:
            right()
            return await found_class(hub, class_id)
        other = await hub.store.document_by_code(code.strip().upper()) if id is None else None
        if other is not None:
            right()
            raise Missed(f"error-code-of-{other.kind}", code=code)
        live = await hub.glance(id) if id is not None else None
        if live is None or live.table.setup.classroom:  # people come to a table of a class through the class
            raise Missed("error-no-code", code=code[:12])
        right()
    seats = public(live.table)["seats"]
    setup, now = live.table.setup, live.table.now
    return http.Found(live.table.id, setup.game, setup.language, now.phase, now.locked, seats)


async def found_class(hub: Hub, id: str) -> http.Found:
    """Return what somebody with the code of a class learns before they join."""
    room = await hub.classes.glance(id)
    if room is None:
        raise Missed("error-class-gone", id=id)
    setup = room.setup
    about = http.ClassFound(setup.title, setup.seating, setup.per_table, room.filled())
    closed = room.phase == "ended"
    return http.Found(id, setup.game, setup.language, room.phase, closed, [], "class", about)


@post("/api/replays", operation_id="branchReplay", responses=CHANGES)
async def branch_replay(
    request: Ask, hub: TheHub, creations: TheShares, data: JSONBody[http.Upload]
) -> Response[http.Created]:
    """Create a table that continues from a step of a replay file."""
    session = visitor(hub, request)
    share(hub, request, creations, session)
    maker = maker_of(hub, request, session)
    made = await table_creation.branch_file(hub, asker(hub, request), session, maker, data.replay, data.branch)
    return with_cookie(made, session, hub)


# --- joining --------------------------------------------------------------------------------------------------------


@post("/api/tables/{id:str}/sit", operation_id="sit", responses=CHANGES)
async def sit(
    request: Ask, hub: TheHub, guesses: TheGuesses, id: Id, data: JSONBody[http.Sit]
) -> Response[http.Seated]:
    """Sit down under a name, with the table's code or an invitation; a listed table is open to all."""
    live = await opened(hub, id)
    session = visitor(hub, request)
    await let_in(hub, live, session)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        await table_creation.check_key(hub, live, session, data.key)
        right()
    await table_creation.sit(hub, live, session, data)
    return with_cookie(await seated(hub, live, session), session, hub)


@post("/api/tables/{id:str}/claim", operation_id="claim", responses=CHANGES)
async def claim(
    request: Ask, hub: TheHub, guesses: TheGuesses, id: Id, data: JSONBody[http.Claim]
) -> Response[http.Seated]:
    """Exchange a link for what it gives: to watch, to facilitate, to export, or to return to your seat.

    The short code of the table lets anybody watch.
    """
    live = await opened(hub, id)
    session = visitor(hub, request)
    await let_in(hub, live, session)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        if not live.table.setup.classroom and await hub.store.by_code(data.ticket.strip().upper()) == id:
            right()
            await hub.store.grant(session.digest, id, WATCH, -1, (await rights_of(hub, live, session)).member)
            return with_cookie(await seated(hub, live, session), session, hub)
        if not await table_creation.use(hub, live, session, data.ticket):
            raise NotAllowed("error-no-ticket")
        right()
    return with_cookie(await seated(hub, live, session), session, hub)


async def let_in(hub: Hub, live: Live, session: Session) -> None:
    """Refuse people the host has removed, whatever code or link they have."""
    if (await rights_of(hub, live, session)).barred:
        raise NotAllowed("error-table-barred")


async def seated(hub: Hub, live: Live, session: Session) -> http.Seated:
    rights = await rights_of(hub, live, session)
    caller = rights.caller(live)
    code = live.code if rights.all & {PLAY, FACILITATE} and not live.table.setup.classroom else ""
    return http.Seated(live.table.id, caller.member, list(caller.seats), sorted(rights.all), code, rights.barred)


@post("/api/tables/{id:str}/tickets", operation_id="invite", responses=CHANGES)
async def invite(request: Ask, hub: TheHub, id: Id, data: JSONBody[http.Invite]) -> http.Invitation:
    """Create a link for somebody else, or for your own seat on another device; it works once, except to watch."""
    live, rights = await entered(request, hub, id, PLAY, FACILITATE)
    if live.table.setup.classroom:
        raise NotAllowed("error-class-links")
    caller = rights.caller(live)
    member = ""
    if data.right == PLAY:
        seats = live.table.now.seats
        member = data.member or caller.member
        if not any(seat.has(member) for seat in seats):
            raise NotAllowed("error-no-right")
        if member != caller.member and not caller.facilitates:
            raise NotAllowed("error-table-facilitator")
    elif not caller.facilitates:
        raise NotAllowed("error-table-facilitator")
    ticket = new_ticket()
    lasts = 0 if data.right == WATCH else HANDOVER
    until = clock() + lasts if lasts else 0
    await hub.store.put_ticket(digest(ticket), id, data.right, -1, member, until, data.right == WATCH)
    return http.Invitation(ticket, data.right, until, lasts)


# --- at the table ---------------------------------------------------------------------------------------------------


@get("/api/tables/{id:str}", operation_id="getTable", responses=AT_TABLE)
async def get_table(request: Ask, hub: TheHub, id: Id) -> TableInfo:
    """What everybody at the table knows about it."""
    live, _ = await entered(request, hub, id, PLAY, WATCH, FACILITATE)
    return public(live.table)


@get("/api/tables/{id:str}/rights", operation_id="myRights", responses=AT_TABLE)
async def my_rights(request: Ask, hub: TheHub, id: Id) -> http.Seated:
    """What this browser may do at the table."""
    live = await opened(hub, id)
    session = session_of(hub, request)
    if session is None:
        return http.Seated(id, "", [], sorted((await rights_of(hub, live, None)).all))
    return await seated(hub, live, session)


@post("/api/tables/{id:str}/do", operation_id="command", responses=CHANGES)
async def command(request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[commands.Any]) -> http.Accepted:
    """Carry out a command, as over the socket."""
    live, rights = await entered(request, hub, id, PLAY, FACILITATE)
    actions.take((id, rights.member))
    await hub.perform(live, rights.caller(live), data)
    viewer = numbers_of(rights.caller(live), data)
    return http.Accepted(live.table.sequence(viewer), live.table.position(viewer))


@get("/api/tables/{id:str}/frames", operation_id="poll", responses=AT_TABLE)
async def poll(
    request: Ask,
    hub: TheHub,
    id: Id,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000)] = -1,
    seat: From = SPECTATOR,
    wait: Annotated[float, QueryParameter(ge=0, le=PATIENCE)] = PATIENCE,
    noted: Annotated[int, QueryParameter(ge=-1, le=1_000_000_000, description="The last note you have received")] = -1,
) -> Response[http.Frames]:
    """News without a socket: answers as soon as there is some, or after a while with none."""
    live, rights = await entered(request, hub, id, PLAY, WATCH, FACILITATE)
    kind = await looking(hub, live, rights, seat)

    def new_notes() -> bool:
        return 0 <= noted < live.noted(rights.member)

    def nothing_new() -> bool:
        return since == live.kind(kind).sequence and not new_notes()

    if nothing_new() and wait > 0:
        news = asyncio.Event()
        live.waiters.add(news)
        live.company.set()
        try:
            async with asyncio.timeout(wait):
                while nothing_new() and not live.gone and not hub.closing:
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass
        finally:
            live.waiters.discard(news)
        live, rights = await entered(request, hub, id, PLAY, WATCH, FACILITATE)  # much may have changed meanwhile
        kind = await looking(hub, live, rights, seat)
    steps = live.since(kind, since) if since >= 0 else None
    frames = [live.snapshot(kind, rights.caller(live))[1]] if steps is None else [frame for _, frame in steps]
    if steps is not None and new_notes():
        frames.append(live.new_notes(kind, rights.member, noted))
    you = encoder.encode(live.you(kind, rights.caller(live)))
    whole: Any = b'{"frames":[' + b",".join(frames) + b'],"you":' + you + b"}"  # already JSON
    return Response(whole, media_type=MediaType.JSON)


async def looked_back(request: Ask, hub: Hub, looks: Shares, id: str) -> tuple[Live, Rights, Past]:
    """Return the table, the client's rights there and its whole history, unless the client asks too often."""
    live, _ = await entered(request, hub, id, PLAY, WATCH, FACILITATE)
    live.need_rules()
    share(hub, request, looks, visitor(hub, request))
    past = await hub.past(live)
    rights = await rights_of(hub, live, session_of(hub, request))  # much may have changed meanwhile
    rights.need(PLAY, WATCH, FACILITATE)
    live.need_rules()
    return live, rights, past.caught_up()


@get("/api/tables/{id:str}/events", operation_id="pastEvents", responses=LOOKS_BACK)
async def past_events(
    request: Ask,
    hub: TheHub,
    looks: TheShares,
    id: Id,
    before: Annotated[int, QueryParameter(ge=0, le=10_000_000)],
    seat: From = SPECTATOR,
) -> http.Past:
    """Events older than those of a snapshot, in the viewer's own numbering; after the end, of any seat."""
    live, rights, past = await looked_back(request, hub, looks, id)
    viewer = await knowing(hub, live, rights, seat)
    first = max(0, min(before, len(past.seen(viewer))) - PAST)
    return http.Past(past.for_viewer(viewer, live.table.unseen(viewer), first, before), first)


@get("/api/tables/{id:str}/story", operation_id="story", responses=LOOKS_BACK)
async def story(
    request: Ask, hub: TheHub, looks: TheShares, id: Id, language: Language = "en", seat: From = SPECTATOR
) -> http.Story:
    """The game so far in words, as the viewer may know it."""
    live, rights, past = await looked_back(request, hub, looks, id)
    viewer = await knowing(hub, live, rights, seat)
    titles = live.table.titles(language)
    kept = (language, viewer, tuple(titles))
    steps, told = past.stories.get(kept, (-1, []))
    if steps != past.steps:
        steps, recorder, events = past.steps, past.recorder, list(past.recorder.events)
        told = await hub.pieces.in_thread(lambda: spoken(live.table.game, language, titles, recorder, events, viewer))
        if len(past.stories) < MOST_STORIES and steps == past.steps and recorder is past.recorder:
            past.stories[kept] = (steps, told)
    return http.Story(language, told)


def spoken(
    game: Game, language: str, titles: list[str], recorder: Recorder, events: list[Event], viewer: int
) -> list[str]:
    speaker = copy.copy(speaker_of(game, language))
    speaker.seats = titles
    return narration.lines(recorder, events, speaker, viewer)


@lru_cache(maxsize=32)
def speaker_of(game: Game, language: str) -> Speaker:
    return Speaker(game, language, [])


@get("/api/tables/{id:str}/positions/{step:int}", operation_id="positionAt", responses=LOOKS_BACK)
async def position_at(
    request: Ask,
    hub: TheHub,
    looks: TheShares,
    id: Id,
    step: Annotated[int, PathParameter(ge=0, le=10_000_000)],
    seat: From = SPECTATOR,
) -> http.Position:
    """What the viewer saw after that many actions; after the end, everybody may look from every seat."""
    live, rights, past = await looked_back(request, hub, looks, id)
    table = live.table
    over = table.now.phase == ENDED
    viewer = await knowing(hub, live, rights, seat)
    known = table.unseen(viewer)
    steps = known.step(len(table.actions))
    if step > steps:
        raise Missed("error-table-step", step=step, steps=steps)
    taken = known.actions_until(step)
    state = past.position_at(taken)
    action = None
    if taken < len(table.actions) and (over or sees(state, table.actions[taken], viewer)):
        action = table.actions[taken]
    return http.Position(step, steps, dict(state.view(viewer)), action)


@get("/api/tables/{id:str}/words", operation_id="getTableWords", responses=AT_TABLE)
async def table_words(request: Ask, hub: TheHub, id: Id, language: Language = "en") -> http.Words:
    """The texts of the table's game, with the names its scenario gives."""
    live, _ = await entered(request, hub, id, PLAY, WATCH, FACILITATE)
    live.need_rules()
    return words(live.table.game, language)


@get("/api/tables/{id:str}/game", operation_id="getTableGame", responses=AT_TABLE)
async def table_game(request: Ask, hub: TheHub, id: Id) -> http.GameDetail:
    """What actions and events mean at this table: a scenario may have its own pieces."""
    live, _ = await entered(request, hub, id, PLAY, WATCH, FACILITATE)
    live.need_rules()
    return detail(live.table.game)


def advice_lane(request: Ask, hub: Hub, id: str) -> Lane:
    """Queue a request for advice with the client's own tables, not with those of the table's creator."""
    source, _, session = maker_of(hub, request, visitor(hub, request)).partition(" ")
    return Lane(source, session, id)


@post("/api/tables/{id:str}/hint", operation_id="hint", responses=CHANGES, status_code=200)
async def hint(request: Ask, hub: TheHub, hints: Limits, id: Id) -> http.Hint:
    """What a bot would do in the client's place, from what their seat knows."""
    live, rights = await entered(request, hub, id, PLAY)
    table, caller = live.table, rights.caller(live)
    actor = table.actor()
    if live.read_only is not None or table.deciding() is None or actor not in caller.seats:
        raise NotAllowed("error-table-not-your-turn")
    hints.take(id)
    position = table.position(actor)
    thought = await hub.bots.think(table, actor, HINT, advice_lane(request, hub, id))
    choices = [http.HintChoice(each.action, each.visits, each.value, each.line) for each in thought.choices]
    return http.Hint(position, thought.action, thought.worlds, choices)


# --- after the game -------------------------------------------------------------------------------------------------


async def finished(request: Ask, hub: Hub, id: str, *rights: str) -> Live:
    live, _ = await entered(request, hub, id, *rights)
    if live.read_only is None and live.table.now.phase != ENDED:
        raise NotAllowed("error-not-over")
    return live


@get("/api/tables/{id:str}/export", operation_id="exportTable", responses=AT_TABLE)
async def export_table(request: Ask, hub: TheHub, id: Id) -> Response[Bundle]:
    """The whole table as one file, after the end; `contienda verify` checks every outcome in it."""
    await finished(request, hub, id, EXPORT)
    return file(await bundle(hub.store, id), f"{id}.table.json")


@get("/api/tables/{id:str}/replay", operation_id="exportReplay", responses=AT_TABLE)
async def export_replay(request: Ask, hub: TheHub, id: Id) -> Response[dict[str, object]]:
    """The game as a replay file, after the end."""
    live = await finished(request, hub, id, EXPORT)
    live.need_rules()
    played = live.table.replay()
    told = await hub.intake.run(
        asker(hub, request),
        intake_jobs.dump,
        played.game,
        played.version,
        played.options,
        played.seats,
        played.actions,
        played.scenario,
        played.players,
        played.dice,
    )
    return file(told, f"{id}.replay.json")


def file(content: bytes, name: str) -> Response[Any]:
    """Return a JSON file to download under that name."""
    return Response(
        content, media_type=MediaType.JSON, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@post("/api/tables/{id:str}/branch", operation_id="branchTable", responses=CHANGES)
async def branch_table(
    request: Ask, hub: TheHub, creations: TheShares, id: Id, data: JSONBody[http.Branch]
) -> Response[http.Created]:
    """Create a table that continues from a step of this one, after the end."""
    live = await finished(request, hub, id, PLAY, WATCH, FACILITATE)
    live.need_rules()
    session = visitor(hub, request)
    share(hub, request, creations, session)
    maker = maker_of(hub, request, session)
    made = await table_creation.branch(hub, session, maker, live.table.replay(), data, id, data.step)
    return with_cookie(made, session, hub)


@post("/api/tables/{id:str}/rematch", operation_id="rematch", responses=CHANGES)
async def rematch(request: Ask, hub: TheHub, creations: TheShares, id: Id) -> http.Seated:
    """Play again with the same people in the same seats; the first to ask creates the table."""
    live = await finished(request, hub, id, PLAY, FACILITATE)
    live.need_rules()
    session = session_of(hub, request)
    assert session is not None
    share(hub, request, creations, session)
    return await seated(hub, await table_creation.rematch(hub, live), session)


@put("/api/tables/{id:str}/webhook", operation_id="setWebhook", responses=CHANGES)
async def set_webhook(request: Ask, hub: TheHub, id: Id, data: JSONBody[Webhook]) -> http.Webhooked:
    """Facilitator: set where to send a message when it is somebody's turn."""
    live, rights = await entered(request, hub, id, FACILITATE)
    rights.need(FACILITATE)
    if not hub.config.webhooks:
        raise NotAllowed("error-webhook-off")
    await asyncio.to_thread(check_address, data.url, hub.config.private_webhooks)
    await hub.store.put_setting(id, SETTING, msgspec.json.encode(data).decode())
    live.webhook = True
    return http.Webhooked(data.kind)


@delete("/api/tables/{id:str}", operation_id="deleteTable", responses=CHANGES)
async def delete_table(request: Ask, hub: TheHub, id: Id) -> None:
    """Facilitator: delete the table for good, with everything that belongs to it."""
    live, _ = await entered(request, hub, id, FACILITATE)
    if live.table.setup.classroom:
        raise NotAllowed("error-class-table-stays")
    await hub.store.delete(id)
    await hub.forget(id)


router = Router(
    "",
    route_handlers=[
        create_table,
        list_tables,
        my_tables,
        find_table,
        branch_replay,
        sit,
        claim,
        invite,
        get_table,
        my_rights,
        command,
        poll,
        past_events,
        story,
        position_at,
        table_words,
        table_game,
        hint,
        export_table,
        export_replay,
        branch_table,
        rematch,
        set_webhook,
        delete_table,
    ],
    tags=["tables"],
)
