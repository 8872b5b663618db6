"""Requests and sockets of tables and classes that another process owns: passed on there, message by message.

The owner runs its whole application for them, as if the client had connected there: cookies, origin and address arrive
unchanged, and every check is made by the owner.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, cast
from urllib.parse import parse_qs

from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Receive, Scope, Send

from contienda.core.errors import BadOption
from contienda.server.cluster.membership import Membership, Unit
from contienda.server.cluster.wire import Listener, Lost, Outlet, Stream, Wire, connect
from contienda.server.metrics import FORWARDED
from contienda.server.viewer_wire import WIRE, SocketWire
from contienda.store.leases import CLASSES, Moved
from contienda.store.location import BadDatabase

OF_ONE = re.compile(r"/api/(tables|classes)/([a-z0-9]{12})(?:/|$)")
OF_WORKERS = "/api/worker"  # a worker says which process it wants
CARRIED = ("type", "http_version", "method", "scheme", "path", "query_string", "root_path", "server", "subprotocols")
FROM = "contienda_from"  # in the scope of a request that came from another process
ELSEWHERE = {"type": "contienda.elsewhere"}  # what a process answers that does not own this
DENIAL = "websocket.http.response"
TRIES = 3
AGAIN = 1.0  # seconds before a process that could not be reached is tried again
RESTART, TRY_LATER = 1012, 1013  # close codes after which clients connect again

Message = dict[str, Any]


class Forwarding:
    """All connections of this process to others."""

    def __init__(self, membership: Membership, key: bytes, app: ASGIApp) -> None:
        self.membership = membership
        self.key = key
        self.app = app
        self.wires: dict[str, asyncio.Task[Wire]] = {}
        self.unreached: dict[str, float] = {}  # when another process last could not be reached
        self.listener = Listener(key, self.serve)
        membership.pruned = self.prune

    async def open(self, address: str) -> None:
        try:
            address = await self.listener.open(address)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else "") or str(error)
            raise BadOption("error-address", address=address, reason=reason) from error
        await self.membership.open(address)

    async def close(self) -> None:
        await self.listener.close()
        for process in list(self.wires):
            self.drop(process)

    # --- to the owner -----------------------------------------------------------------------------------------------

    async def wire(self, process: str) -> Wire:
        """Return the connection to another process; everybody who needs it first waits for the same one."""
        task = self.wires.get(process)
        if task is None:
            if time.monotonic() < self.unreached.get(process, -AGAIN) + AGAIN:
                raise Lost
            found = await self.membership.other(process)
            if found is None:
                raise Lost
            if process in self.wires:
                return await self.wire(process)
            task = self.wires[process] = asyncio.create_task(self.connected(found.address, process))
        try:
            return await asyncio.shield(task)
        except Lost:
            self.unreached[process] = time.monotonic()
            if self.wires.get(process) is task:
                del self.wires[process]
            raise

    async def connected(self, address: str, process: str) -> Wire:
        wire = await connect(address, self.key)
        task = asyncio.create_task(wire.run())
        self.membership.tasks.add(task)
        task.add_done_callback(self.membership.tasks.discard)
        task.add_done_callback(lambda _: self.wires.pop(process, None))
        return wire

    def drop(self, process: str) -> None:
        """Close the connection to a process that is gone: what waits for it ends."""
        task = self.wires.pop(process, None)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            task.result().close()

    def prune(self) -> None:
        for process in [each for each in self.wires if each not in self.membership.others]:
            self.drop(process)
        self.unreached = {each: at for each, at in self.unreached.items() if each in self.membership.others}

    async def target(self, scope: Scope, anew: bool) -> str:
        """Return the process that serves this, "" if this one does."""
        membership, path = self.membership, scope["path"]
        if path == OF_WORKERS:
            asked = parse_qs(scope["query_string"].decode("ascii", "replace")).get("process", [""])[0]
            return asked if asked in membership.others else ""
        match = OF_ONE.match(path)
        if match is None:
            ready = membership.ready() if membership.me.draining and path.startswith("/api/") else []
            return ready[0] if ready else ""
        kind, id = match.groups()
        unit = Unit(CLASSES, id) if kind == CLASSES else await membership.unit(id)
        if unit is None:
            return ""
        owner = await membership.owner(unit, anew)
        if owner == "":  # this process takes no more tables: another one does
            owner = next(iter(membership.ready()), "")
            if not owner:
                raise Moved("error-table-moved")
        return "" if owner in (None, membership.me.id) else owner

    async def pass_on(self, scope: Scope, receive: Receive, send: Send, process: str, here: ASGIApp) -> None:
        """Pass a request on, and again if it has another owner by now, perhaps this process."""
        kept: list[Message] = []  # what the client said before the first answer
        FORWARDED.labels(scope["type"]).inc()
        viewer = cast(SocketWire | None, (scope.get("extensions") or {}).get(WIRE))
        begun = False

        async def deliver(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)  # type: ignore[arg-type]

        try:
            for attempt in range(TRIES):
                try:
                    stream = (await self.wire(process)).open(carried(scope))
                except Lost:  # nothing was sent there yet
                    if attempt:
                        raise
                else:
                    try:
                        if await relay(stream, kept, receive, deliver, viewer):
                            return
                    finally:
                        stream.end()
                process = await self.target(scope, True)
                if not process:
                    # Without extensions: a viewer must hear what was taken already, not read past it.
                    await here(cast(Scope, {**scope, "extensions": {}}), replayed(kept, receive), send)
                    return
            raise Lost
        except Lost:
            if begun and scope["type"] == ScopeType.HTTP:
                raise  # half an answer: the client notices that it ended early
            if begun:
                await send({"type": "websocket.close", "code": RESTART, "reason": ""})
            else:
                raise Moved("error-table-moved") from None

    # --- for others -------------------------------------------------------------------------------------------------

    async def serve(self, stream: Stream, content: Any) -> None:
        """Serve a request that another process passed on."""
        scope: Any = restored(content)
        try:
            if await self.target(scope, False) and await self.target(scope, True):  # it may just have become ours
                await stream.say(ELSEWHERE)
                return
        except BadDatabase:
            await stream.say(ELSEWHERE)
            return
        gone: Message = {"type": "http.disconnect"}
        if scope["type"] == "websocket":
            gone = {"type": "websocket.disconnect", "code": 1006, "reason": ""}

        async def receive() -> Any:
            with contextlib.suppress(Lost):
                message = await stream.hear()
                if isinstance(message, bytes):
                    return {"type": "websocket.receive", "text": message.decode()}
                if message is not None:
                    return message
            return gone

        async def send(message: Any) -> None:
            if stream.wire.closed:
                raise OSError
            await stream.say(message)

        scope["extensions"][WIRE] = PassedWire(stream, receive)
        with contextlib.suppress(OSError):
            await self.app(scope, receive, send)


class PassedWire:
    """A socket that ends at another process: frames go there as they are."""

    def __init__(self, stream: Stream, receive: Receive) -> None:
        self.stream = stream
        self.receive = receive

    @property
    def free(self) -> bool:
        return self.stream.free

    def post(self, frame: bytes) -> None:
        self.stream.post(frame)

    async def post_when_free(self, frame: bytes) -> None:
        await self.stream.post_when_free(frame)

    async def next_text(self) -> str:
        message = cast(Message, await self.receive())
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the viewer has left")
        return message.get("text") or ""


async def relay(
    stream: Stream,
    kept: list[Message],
    receive: Receive,
    deliver: Callable[[Message], Awaitable[None]],
    viewer: SocketWire | None,
) -> bool:
    """Carry messages both ways until the owner ends; False if it does not own this.

    Texts of a socket take a short way. It is open in a direction while nothing on the long way waits for its turn.
    """
    answered = False
    speaks, delivers = True, True  # a message is on the long way to the owner, or back

    async def speak() -> None:
        nonlocal speaks
        for message in list(kept):
            await stream.say(message)
        while True:
            speaks = False
            message = dict(await receive())
            speaks = True
            if not answered:
                kept.append(message)
            await stream.say(message)

    def hear(text: bytes) -> bool:
        if speaks or not (answered and stream.free and text.isascii()):  # the long way knows which other text is valid
            return False
        stream.post_at_once(text)
        return True

    def sink(frame: bytes) -> Outlet | None:
        if delivers or viewer is None or not viewer.free:
            return None
        viewer.hold(frame)
        return viewer

    stream.sink = sink
    if viewer is not None:
        viewer.listener = hear
    speaking = asyncio.create_task(speak())
    try:
        while True:
            message = await stream.hear()
            delivers = True
            if message is None:
                return True
            if isinstance(message, bytes):
                message = {"type": "websocket.send", "text": message.decode()}
            elif message["type"] == ELSEWHERE["type"]:
                return False
            answered = True
            await deliver(message)
            delivers = False
    finally:
        if viewer is not None:
            viewer.listener = None
        speaking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await speaking


def replayed(kept: list[Message], receive: Receive) -> Any:
    """Return a `receive` that begins with what was already received."""
    waiting = list(kept)

    async def again() -> Message:
        return waiting.pop(0) if waiting else dict(await receive())

    return again


def carried(scope: Scope) -> Message:
    """Return what the owner needs to know of a request."""
    found = {name: scope[name] for name in CARRIED if name in scope}  # type: ignore[literal-required]
    return found | {"headers": scope["headers"], "client": scope.get("client")}


def restored(content: Message) -> Message:
    headers = [(bytes(name), bytes(value)) for name, value in content["headers"]]
    path = content["path"]
    found = content | {"headers": headers, "raw_path": path.encode(), "extensions": {}, "state": {}, FROM: True}
    for name in ("client", "server"):
        found[name] = tuple(found[name]) if found.get(name) else None
    return found | {"asgi": {"version": "3.0", "spec_version": "2.3"}}


def refusal(scope: Scope) -> list[Message]:
    """Return what turns a socket away for now: with an HTTP status, so that a proxy tries another server."""
    if DENIAL in (scope.get("extensions") or {}):
        begin = {"type": f"{DENIAL}.start", "status": 503, "headers": []}
        return [begin, {"type": f"{DENIAL}.body", "body": b"", "more_body": False}]
    return [
        {"type": "websocket.accept", "subprotocol": None, "headers": []},
        {"type": "websocket.close", "code": TRY_LATER, "reason": ""},
    ]


def middleware(find: Callable[[], Forwarding | None]) -> Callable[[ASGIApp], ASGIApp]:
    """Return the layer of the application that passes requests on."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def forward(scope: Scope, receive: Receive, send: Send) -> None:
            forwarding = find()
            if forwarding is None or FROM in scope:
                await app(scope, receive, send)
                return
            try:
                process = await forwarding.target(scope, False)
                if not process:
                    await app(scope, receive, send)
                    return
                await forwarding.pass_on(scope, receive, send, process, app)
            except BadDatabase:
                if scope["type"] == ScopeType.HTTP:
                    raise
                for message in refusal(scope):
                    await send(message)  # type: ignore[arg-type]

        return forward

    return wrap
