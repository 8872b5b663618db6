"""Where `contienda worker` connects: one socket to each process of the server, with the token both sides know."""

from __future__ import annotations

import asyncio
import contextlib
import hmac

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from contienda.server.dependencies import TheHub
from contienda.server.live.bot_service import Answer, Join, Peers, Think, Worker
from contienda.server.live.hub import Hub
from contienda.server.routes.sockets import RESTART, RIGHTS_GONE, TRY_LATER

MOST_PLACES = 256
CENSUS = 2.0  # seconds between two looks at which processes there are
PATH = "/api/worker"
encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(Join | Answer)
Socket = WebSocket[object, object, State]


@websocket(PATH)
async def worker_socket(socket: Socket, hub: TheHub) -> None:
    """Let one worker think for the bots of this process."""
    given = socket.headers.get("authorization", "").removeprefix("Bearer ")
    token = hub.config.worker_token
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        await socket.close(RIGHTS_GONE)
        return
    await socket.accept()
    if hub.leaving:
        await socket.close(TRY_LATER)
        return
    with contextlib.suppress(WebSocketDisconnect, msgspec.DecodeError, OSError):
        first = decoder.decode(await socket.receive_data("binary"))
        if isinstance(first, Join) and 0 < first.places <= MOST_PLACES:
            await serve(hub, socket, first.places)


async def serve(hub: Hub, socket: Socket, places: int) -> None:
    """Carry decisions there and answers back, until either end leaves."""
    outgoing: asyncio.Queue[Think | Peers] = asyncio.Queue()
    worker = Worker(places, outgoing.put_nowait)

    async def speak() -> None:
        while True:
            await socket.send_data(encoder.encode(await outgoing.get()), "binary")

    async def listen() -> None:
        while True:
            found = decoder.decode(await socket.receive_data("binary"))
            if isinstance(found, Answer):
                worker.answered(found)

    async def census() -> None:
        before: Peers | None = None
        while True:
            peers = peers_of(hub)
            if peers != before:
                before = peers
                outgoing.put_nowait(peers)
            await asyncio.sleep(CENSUS)

    hub.bots.service.join(worker)
    tasks = [asyncio.create_task(each) for each in (speak(), listen(), census(), wait(worker))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.bots.service.part(worker)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await socket.close(RESTART)


async def wait(worker: Worker) -> None:
    await worker.gone.wait()


def peers_of(hub: Hub) -> Peers:
    """Return which processes a worker should think for."""
    if hub.cluster is None:
        return Peers("", [])
    return Peers(hub.cluster.me.id, hub.cluster.ready())
