"""Classes over HTTP: opening, joining, returning, looking, acting, exporting, erasing."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Response, Router, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from contienda.classroom import entries, lesson_plan
from contienda.classroom.document import ClassDocument
from contienda.classroom.fold import ENDED, NOWHERE, Person
from contienda.classroom.lesson_plan import LessonPlan
from contienda.classroom.roles import ERASE, EXPORT, INVITE, may
from contienda.classroom.setup import ClassSetup, ClassWish
from contienda.core.errors import BadOption, ContiendaError
from contienda.server.auth.sessions import (
    Session,
    asker,
    cookies,
    maker_of,
    new_ticket,
    same_origin,
    secure,
    session_of,
    share,
    source_of,
    visitor,
)
from contienda.server.class_export import exported
from contienda.server.dependencies import Limits, TheDoor, TheGuesses, TheHub, TheShares
from contienda.server.http_errors import AT_TABLE, CHANGES, NOT_FOUND, REFUSALS, Ask, Missed
from contienda.server.limits import TooMuch
from contienda.server.live.class_frames import assembled
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.live.live_class import LiveClass
from contienda.server.routes import class_creation
from contienda.server.routes.class_sockets import ClassSocket
from contienda.server.routes.games import known
from contienda.server.routes.sockets import TRY_LATER
from contienda.server.schemas import classes as wire
from contienda.store.location import BadDatabase
from contienda.store.records import ClassTicket
from contienda.store.rights import digest
from contienda.table.authorization import NotAllowed

T = TypeVar("T")
LASTS = 24 * 3600 * 1000  # milliseconds for which a link to a role works
Id = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$", description="The id of a class")]
GameName = Annotated[str, PathParameter(max_length=40, description="The id of a game")]
Language = Annotated[str, QueryParameter(name="lang", pattern="^(es|ru|en)$", description="es, ru or en")]


async def opened(hub: Hub, id: str) -> LiveClass:
    live = await hub.classes.live(id) if re.fullmatch(r"[a-z0-9]{12}", id) else None
    if live is None:
        raise Missed("error-class-gone", id=id[:20])
    return live


async def entered(request: Ask, hub: Hub, id: str, right: str = "") -> tuple[LiveClass, Person]:
    """Return the class and who asks, if they are in it and have that right."""
    live = await opened(hub, id)
    session = session_of(hub, request)
    member = await hub.store.classes.member(session.digest, id) if session is not None else ""
    person = await live.find(member)
    if right and not may(person.role, right):
        raise NotAllowed("error-class-role")
    return live, person


def with_cookie(content: T, session: Session, hub: Hub, status: int = 201) -> Response[T]:
    return Response(content, status_code=status, cookies=cookies(session, secure(hub.config)))


def seated(hub: Hub, live: LiveClass, person: Person) -> wire.ClassSeated:
    captain = person.member in live.captains()
    begun = person.table in live.classroom.begun
    return wire.ClassSeated(
        person.member,
        "captain" if captain and person.plays else person.role,
        person.alias,
        hub.classes.personal(live.id, person.member, person.codes) if person.plays else "",
        person.table,
        person.seat,
        live.classroom.setup.ids[person.table - 1] if begun and person.table != NOWHERE else "",
    )


# --- opening and finding ----------------------------------------------------------------------------------------------


@get("/api/games/{game:str}/plans", operation_id="listPlans", sync_to_thread=False, responses=NOT_FOUND)
def list_plans(game: GameName, language: Language = "en") -> list[LessonPlan]:
    """The lesson plans that ship with a game, in one language."""
    return lesson_plan.plans(known(game), language)


@post("/api/classes", operation_id="openClass", responses=CHANGES)
async def open_class(
    request: Ask, hub: TheHub, creations: TheShares, data: JSONBody[ClassWish]
) -> Response[wire.ClassCreated]:
    """Open a class with its tables; the browser that opens it is the facilitator."""
    session = visitor(hub, request)
    for _ in range(data.tables):
        share(hub, request, creations, session)
    maker = maker_of(hub, request, session)
    made = await class_creation.open_class(hub, asker(hub, request), session, maker, data)
    return with_cookie(made, session, hub)


@get("/api/classes", operation_id="myClasses", responses=REFUSALS)
async def my_classes(request: Ask, hub: TheHub) -> wire.Classes:
    """List the classes this browser is in, the newest first."""
    session = session_of(hub, request)
    mine = await hub.store.classes.memberships(session.digest) if session is not None else {}
    found = []
    for header in (await hub.store.classes.headers(list(mine)))[:50]:
        try:
            live = await opened(hub, header.id)
        except BadOption:
            continue  # its log is damaged: the operator learns it from the log and from `contienda doctor`
        person = live.classroom.people.get(mine[header.id])
        if person is not None:
            setup = msgspec.json.decode(header.setup, type=ClassSetup)
            phase = live.classroom.phase
            found.append(wire.ClassListed(header.id, setup.title, setup.game, person.role, phase, header.created))
    return wire.Classes(found)


# --- joining ----------------------------------------------------------------------------------------------------------


@post("/api/classes/{id:str}/join", operation_id="joinClass", responses=CHANGES)
async def join(
    request: Ask, hub: TheHub, guesses: TheGuesses, id: Id, data: JSONBody[wire.ClassJoin]
) -> Response[wire.ClassSeated]:
    """Join a class under an alias, with its code. A browser that is already in it gets its own place back."""
    live = await opened(hub, id)
    session = visitor(hub, request)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        if data.code.strip().upper() != live.classroom.code:
            raise NotAllowed("error-class-code")
        right()
    person = await class_creation.join(hub, live, session, data)
    return with_cookie(seated(hub, live, person), session, hub)


@post("/api/classes/{id:str}/return", operation_id="returnToClass", responses=CHANGES)
async def come_back(
    request: Ask, hub: TheHub, guesses: TheGuesses, id: Id, data: JSONBody[wire.ClassReturn]
) -> Response[wire.ClassSeated]:
    """Come back on another device with a personal code."""
    live = await opened(hub, id)
    session = visitor(hub, request)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        person = await class_creation.come_back(hub, live, session, data.personal)
        right()
    return with_cookie(seated(hub, live, person), session, hub)


@post("/api/classes/{id:str}/roles", operation_id="inviteToClass", responses=CHANGES)
async def invite(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassRole]) -> wire.RoleLink:
    """Create a link that gives one person a role."""
    live, person = await entered(request, hub, id, INVITE)
    if live.classroom.phase == ENDED:
        raise NotAllowed("error-class-ended")
    ticket = new_ticket()
    await hub.store.classes.put_ticket(digest(ticket), ClassTicket(id, data.role, clock() + LASTS))
    async with live.lock:
        await live.record(lambda: (entries.Invited(person.member, "", data.role), None))
    return wire.RoleLink(f"/class/{id}#claim={ticket}", LASTS)


@post("/api/classes/{id:str}/claim", operation_id="claimRole", responses=CHANGES)
async def claim(
    request: Ask, hub: TheHub, guesses: TheGuesses, id: Id, data: JSONBody[wire.ClassClaim]
) -> Response[wire.ClassSeated]:
    """Exchange a link for the role it gives."""
    live = await opened(hub, id)
    session = visitor(hub, request)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        person = await class_creation.claim(hub, live, session, data.ticket)
        right()
    return with_cookie(seated(hub, live, person), session, hub)


@post("/api/classes/{id:str}/personal", operation_id="renewPersonalCode", responses=CHANGES)
async def renew_personal(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassMember]) -> wire.PersonalCode:
    """Give a student who lost their personal code a new one."""
    live, person = await entered(request, hub, id, "place")
    return wire.PersonalCode(await class_creation.recode(hub, live, person, data.member))


# --- in the class -----------------------------------------------------------------------------------------------------


@get("/api/classes/{id:str}", operation_id="getClass", responses=AT_TABLE)
async def get_class(request: Ask, hub: TheHub, id: Id) -> Response[ClassDocument]:
    """What this browser's role may know about the class."""
    live, person = await entered(request, hub, id)
    if live.changed:
        live.look()
    whole: Any = assembled(live.frames.parts(person))  # already JSON
    return Response(whole, media_type=MediaType.JSON)


@post("/api/classes/{id:str}/do", operation_id="commandClass", responses=CHANGES)
async def command(
    request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[wire.ClassDo]
) -> wire.ClassAccepted:
    """Carry out a command, as over the socket."""
    live, person = await entered(request, hub, id)
    actions.take((id, person.member))
    await live.perform(person.member, data.command)
    return wire.ClassAccepted(live.classroom.sequence)


@get("/api/classes/{id:str}/export", operation_id="exportClass", responses=AT_TABLE)
async def export_class(request: Ask, hub: TheHub, id: Id) -> Response[dict[str, object]]:
    """The class as one file: log, notes, marks, and the games that are over."""
    live, person = await entered(request, hub, id, EXPORT)
    async with live.lock:
        await live.record(lambda: (entries.Exported(person.member), None))
    content: Any = await exported(hub.store, id)
    headers = {"Content-Disposition": f'attachment; filename="{id}.class.json"'}
    return Response(content, media_type=MediaType.JSON, headers=headers)


@delete("/api/classes/{id:str}", operation_id="eraseClass", responses=CHANGES)
async def erase(request: Ask, hub: TheHub, id: Id) -> None:
    """Delete the class for good, with its tables and everything that belongs to them."""
    live, _ = await entered(request, hub, id, ERASE)
    async with live.lock:
        await hub.classes.erase(id, live.classroom.setup.ids)


@websocket("/api/classes/{id:str}/socket")
async def class_socket(
    socket: WebSocket[object, object, State], hub: TheHub, door: TheDoor, actions: Limits, id: FromPath[str]
) -> None:
    """Connect one viewer to one class."""
    if not same_origin(hub.config, socket) or not door.lets_in(socket):
        await socket.close(4403)
        return
    try:
        live = await opened(hub, id)
        session = session_of(hub, socket)
        member = await hub.store.classes.member(session.digest, id) if session is not None else ""
        await live.find(member)
        if len(live.viewers) >= 2 * hub.config.most_viewers:
            raise TooMuch("error-too-many-viewers")
    except BadDatabase:
        await socket.accept()
        await socket.close(TRY_LATER)
        return
    except ContiendaError:
        await socket.close(4403)
        return
    await socket.accept()
    browser = session.digest if session is not None else member
    await ClassSocket(hub, live, socket, member, actions, browser).run()


router = Router(
    "",
    route_handlers=[
        list_plans,
        open_class,
        my_classes,
        join,
        come_back,
        invite,
        claim,
        renew_personal,
        get_class,
        command,
        export_class,
        erase,
    ],
    tags=["classes"],
)
