"""Classes over HTTP: opening, joining, returning, looking, acting, exporting, erasing."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from contienda.classroom.document import ClassDocument
from contienda.classroom.lesson_plan import LessonPlan
from contienda.classroom.setup import ClassWish
from contienda.server.dependencies import TheHub
from contienda.server.http_errors import AT_TABLE, CHANGES, NOT_FOUND, REFUSALS, Ask, Unready
from contienda.server.schemas import classes as wire

Id = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$", description="The id of a class")]
GameName = Annotated[str, PathParameter(max_length=40, description="The id of a game")]
Language = Annotated[str, QueryParameter(name="lang", pattern="^(es|ru|en)$", description="es, ru or en")]


@get("/api/games/{game:str}/plans", operation_id="listPlans", responses=NOT_FOUND)
async def list_plans(game: GameName, language: Language = "en") -> list[LessonPlan]:
    """The lesson plans that ship with a game."""
    raise Unready("error-http-503")


@post("/api/classes", operation_id="openClass", responses=CHANGES)
async def open_class(request: Ask, hub: TheHub, data: JSONBody[ClassWish]) -> Response[wire.ClassCreated]:
    """Open a class; its creator is the facilitator."""
    raise Unready("error-http-503")


@get("/api/classes", operation_id="myClasses", responses=REFUSALS)
async def my_classes(request: Ask, hub: TheHub) -> wire.Classes:
    """List the classes this browser has a role in."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/join", operation_id="joinClass", responses=CHANGES)
async def join(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassJoin]) -> Response[wire.ClassSeated]:
    """Join a class under an alias. A browser that is already in it gets its own place back."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/return", operation_id="returnToClass", responses=CHANGES)
async def come_back(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassReturn]) -> Response[wire.ClassSeated]:
    """Come back on another device with a personal code."""
    raise Unready("error-http-503")


@get("/api/classes/{id:str}", operation_id="getClass", responses=AT_TABLE)
async def get_class(request: Ask, hub: TheHub, id: Id) -> ClassDocument:
    """What this browser's role may know about the class."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/do", operation_id="commandClass", responses=CHANGES)
async def command(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassDo]) -> wire.ClassAccepted:
    """Carry out a command, as over the socket."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/roles", operation_id="inviteToClass", responses=CHANGES)
async def invite(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassRole]) -> wire.RoleLink:
    """Create a link that gives one person a role."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/claim", operation_id="claimRole", responses=CHANGES)
async def claim(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassClaim]) -> Response[wire.ClassSeated]:
    """Exchange a link for the role it gives."""
    raise Unready("error-http-503")


@post("/api/classes/{id:str}/personal", operation_id="renewPersonalCode", responses=CHANGES)
async def renew_personal(request: Ask, hub: TheHub, id: Id, data: JSONBody[wire.ClassMember]) -> wire.PersonalCode:
    """Facilitator: give a student who lost their personal code a new one."""
    raise Unready("error-http-503")


@get("/api/classes/{id:str}/export", operation_id="exportClass", responses=AT_TABLE)
async def export_class(request: Ask, hub: TheHub, id: Id) -> Response[dict[str, object]]:
    """The whole class as one file."""
    raise Unready("error-http-503")


@delete("/api/classes/{id:str}", operation_id="eraseClass", responses=CHANGES)
async def erase(request: Ask, hub: TheHub, id: Id) -> None:
    """Facilitator: delete the class with its tables, for good."""
    raise Unready("error-http-503")


router = Router(
    "",
    route_handlers=[
        list_plans,
        open_class,
        my_classes,
        join,
        come_back,
        get_class,
        command,
        invite,
        claim,
        renew_personal,
        export_class,
        erase,
    ],
    tags=["classes"],
)
