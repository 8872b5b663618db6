"""The application: routes, the socket, access control, and the headers of every response."""

from __future__ import annotations

import hmac
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Litestar, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import License
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler, Message, Scope

from contienda import __version__
from contienda.core.errors import ContiendaError
from contienda.core.state import SPECTATOR
from contienda.i18n.speaker import LANGUAGES, common
from contienda.server import lan_addresses, metrics
from contienda.server.auth.password import DOOR, Door
from contienda.server.auth.sessions import (
    cookies,
    kept,
    local,
    rights_of,
    same_origin,
    secure,
    session_of,
    source_of,
    visitor,
)
from contienda.server.cluster import forwarding as cluster
from contienda.server.cluster.membership import Membership
from contienda.server.config import Config
from contienda.server.dependencies import Limits, TheDoor, TheGuesses, TheHub
from contienda.server.http_errors import (
    REFUSALS,
    SECRET,
    Ask,
    Bounded,
    Shut,
    refuse,
    refuse_crash,
    refuse_depth,
    refuse_http,
    specs,
)
from contienda.server.limits import Buckets, Guesses, Shares, TooMuch
from contienda.server.live.handover import Handover
from contienda.server.live.hub import Hub
from contienda.server.logs import begin, log_event
from contienda.server.routes import (
    class_debriefs,
    classes,
    debriefs,
    documentation,
    game_parts,
    games,
    lessons,
    printing,
    static_files,
    tables,
)
from contienda.server.routes.sockets import TRY_LATER, SocketViewer
from contienda.server.routes.worker_sockets import worker_socket
from contienda.server.schemas import http
from contienda.store import location
from contienda.store import lock as locks
from contienda.store.store import Store
from contienda.table.authorization import NotAllowed

LOOPBACK = "127.0.0.1"
MOST_BODY = 2_000_000  # bytes of a request: a scenario or a long replay
CARRIED = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
HEADERS = [(name.lower().encode(), value.encode()) for name, value in CARRIED.items()]
CLOSED_PATHS = ("/api/", "/metrics")  # closed if there is a password; the page itself asks for it
OPEN_PATHS = ("/api/server", "/api/enter")
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")


@get(
    "/healthz",
    operation_id="health",
    tags=["server"],
    responses=specs(400, 405)
    | {503: ResponseSpec(http.Health, generate_examples=False, description="The server cannot save now, and why")},
)
async def health(hub: TheHub) -> Response[http.Health]:
    """Report whether the server can store what players do: it wrote to its database within the last second."""
    trouble = "stopping" if hub.leaving else await hub.health.check()
    return Response(http.Health(trouble or "ok", __version__, len(hub.tables)), status_code=503 if trouble else 200)


@get(
    "/metrics",
    operation_id="metrics",
    tags=["server"],
    sync_to_thread=False,
    responses=REFUSALS,
    media_type="text/plain; version=0.0.4; charset=utf-8",
)
def figures(request: Ask, hub: TheHub) -> bytes:
    """Metrics for Prometheus, for this machine or with the token of `--metrics-token-file`.

    They count decisions, unseen ones included, so players may not read them.
    """
    token = hub.config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return metrics.page()
    near = request.client is not None and local(request.client.host)
    if not near or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise NotAllowed("error-metrics")
    return metrics.page()


@get("/api/server", operation_id="server", tags=["server"], responses=specs(400, 405, 503))
async def server_info(request: Ask, hub: TheHub, door: TheDoor) -> Response[http.ServerInfo]:
    """What a page needs to know before anything else; a new browser gets its session here."""
    config = hub.config
    session = visitor(hub, request)
    known = http.ServerInfo(
        __version__,
        list(LANGUAGES),
        door.locked,
        door.lets_in(request),
        config.webhooks,
        config.public_url or reached(config),
    )
    return Response(known, cookies=cookies(session, secure(config)))


def reached(config: Config) -> str:
    """Return the URL under which other devices on the network reach this server."""
    if config.host not in ("0.0.0.0", "::"):
        return ""
    return next((f"http://{each}:{config.port}" for each in lan_addresses.addresses()), "")


@post(
    "/api/enter", operation_id="enter", tags=["server"], responses=specs(400, 403, 405, 413, 415, 429), status_code=200
)
async def enter(
    request: Ask, hub: TheHub, door: TheDoor, guesses: TheGuesses, data: JSONBody[http.Enter]
) -> Response[http.Entered]:
    """Enter the server's password, once per browser."""
    if not door.locked:
        return Response(http.Entered(True), status_code=200)
    session = session_of(hub, request)
    async with guesses.attempt(source_of(hub.config, request), session) as right:
        if not await door.knows(data.password):
            raise NotAllowed("error-wrong-password")
        right()
    return Response(http.Entered(True), status_code=200, cookies=[kept(DOOR, door.new_pass(), secure(hub.config))])


@websocket("/api/tables/{id:str}/socket")
async def table_socket(
    socket: WebSocket[object, object, State],
    hub: TheHub,
    door: TheDoor,
    actions: Limits,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=-3, le=15)] = SPECTATOR,
) -> None:
    """Connect one viewer to one table."""
    if not same_origin(hub.config, socket) or not door.lets_in(socket):
        await socket.close(4403)
        return
    try:
        live = await tables.opened(hub, id)
        session = session_of(hub, socket)
        rights = await rights_of(hub, live, session)
        rights.need("play", "watch", "facilitate")
        await tables.looking(hub, live, rights, seat)
        room = hub.config.most_viewers * (2 if rights.member else 1)  # spectators must not keep a player out
        if len(live.viewers) >= room:
            raise TooMuch("error-too-many-viewers")
    except location.BadDatabase:
        await socket.accept()
        await socket.close(TRY_LATER)  # the database is down: do not turn anybody away for good
        return
    except ContiendaError:
        await socket.close(4403)
        return
    browser = source_of(hub.config, socket) if session is None or session.fresh else session.digest
    await socket.accept()
    await SocketViewer(hub, live, socket, rights, seat, actions, browser).run()


def guard(config: Config, doors: list[Door]) -> object:
    """Check before any handler: the origin of every request that changes something, and the password."""

    async def before(request: Ask) -> None:
        if request.method in UNSAFE and not same_origin(config, request):
            raise NotAllowed("error-origin")
        path = request.scope["path"]
        if path.startswith(CLOSED_PATHS) and path not in OPEN_PATHS and not doors[0].lets_in(request):
            raise Shut("error-password")
        if request.method in UNSAFE and has_body(request) and request.content_type[0] != "application/json":
            raise HTTPException(status_code=415)  # a form on another site can send anything but JSON

    return before


def has_body(request: Ask) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


async def dress(message: Message, _: Scope) -> None:
    """Add the same headers to every response, including refusals and errors."""
    if message["type"] == "http.response.start":
        own = {name.lower() for name, _ in message["headers"]}
        message["headers"] = [*message["headers"], *(each for each in HEADERS if each[0] not in own)]


def create(config: Config) -> Litestar:
    """Create the application of one process."""
    hubs: list[Hub] = []
    forwards: list[cluster.Forwarding] = []
    doors: list[Door] = []
    actions, guesses = Buckets(30, 90), Guesses(10, 300)
    creations = Shares(session=Buckets(0.5, 60), source=Buckets(5, 400), server=Buckets(20, 1000))
    looks = Shares(session=Buckets(20, 120), source=Buckets(200, 2000), server=Buckets(1000, 5000))
    hints = Buckets(0.5, 5)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        begin(config.log)
        for error in left_out:
            games.report(str(error))
        for language in LANGUAGES:
            common(language)  # load it now: the first refusal in a language must not block others
        lock = None
        try:
            lock = locks.take(location.find(config.database or None))
            store = await Store.open(config.database or None)
        except ContiendaError as error:
            if lock is not None:
                lock.release()
            log_event("server.failed", logging.ERROR, reason=str(error))
            raise
        key = bytes.fromhex(await store.swap_server_value("key", None, secrets.token_hex(32)))
        hub = Hub(config, store, key)
        doors.append(await Door.open(store, config.password))
        hubs.append(hub)
        app.state.hub = hub
        forwarding = None
        if config.clustered:
            hub.handover = Handover(hub)
            hub.cluster = Membership(store, hub.handover)
            forwarding = cluster.Forwarding(hub.cluster, key, app)
            try:
                await forwarding.open(config.address or LOOPBACK)
            except ContiendaError as error:
                log_event("server.failed", logging.ERROR, reason=str(error))
                raise
            forwards.append(forwarding)
            hub.handover.drain_first()
            hub.spawn(hub.handover.share())
        await hub.open()
        log_event("server.open", version=__version__)
        try:
            yield
        finally:
            await hub.close()
            if hub.cluster is not None and forwarding is not None:
                await forwarding.close()
                await hub.cluster.close()
            await store.close()
            if lock is not None:
                lock.release()
            log_event("server.closed")

    own: list[ControllerRouterHandler] = [
        *(health, figures, server_info, enter, table_socket, classes.class_socket, worker_socket),
        *(
            games.router,
            printing.router,
            lessons.router,
            tables.router,
            debriefs.router,
            classes.router,
            static_files.router,
            *(class_debriefs.router, documentation.router),
        ),
    ]
    dependencies = {
        "hub": Provide(lambda: hubs[0], sync_to_thread=False),
        "door": Provide(lambda: doors[0], sync_to_thread=False),
        "actions": Provide(lambda: actions, sync_to_thread=False),
        "creations": Provide(lambda: creations, sync_to_thread=False),
        "guesses": Provide(lambda: guesses, sync_to_thread=False),
        "looks": Provide(lambda: looks, sync_to_thread=False),
        "hints": Provide(lambda: hints, sync_to_thread=False),
    }
    of_games, left_out = game_parts.routes(own, dependencies)
    return Litestar(
        route_handlers=[*own, *of_games],
        lifespan=[lifespan],
        middleware=[cluster.middleware(lambda: forwards[0] if forwards else None)] if config.clustered else [],
        request_class=Bounded,
        before_request=guard(config, doors),  # type: ignore[arg-type]
        dependencies=dependencies,
        exception_handlers={
            ContiendaError: refuse,
            NotFoundException: static_files.lost,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            Exception: refuse_crash,
        },
        before_send=[dress],
        request_max_body_size=MOST_BODY,
        # Never compress table content: its length would leak whether a guessed word occurs in a secret.
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=1000,
            gzip_compress_level=6,
            exclude=[r"^/api/tables", r"^/api/classes"],
            exclude_opt_key=SECRET,
        ),
        openapi_config=OpenAPIConfig(
            title="Contienda",
            version=__version__,
            description="Tables, rules and texts. A socket sends what `poll` returns and takes what `command` takes.",
            license=License("Apache-2.0", identifier="Apache-2.0"),
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],  # the other plugins load third-party pages
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
