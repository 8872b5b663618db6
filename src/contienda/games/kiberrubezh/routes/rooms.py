"""Rooms over HTTP: two players meet, open or draft, submit their decks and get a table."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from contienda.games.kiberrubezh import intake_jobs, room
from contienda.games.kiberrubezh import schemas as shapes
from contienda.games.kiberrubezh.boosters import DRAFTED, SIZE
from contienda.games.kiberrubezh.routes import stored_rooms as rooms
from contienda.games.kiberrubezh.routes.stored_rooms import Stored
from contienda.server.auth.sessions import asker, new_id, new_member, session_of, share, source_of, visitor
from contienda.server.dependencies import Limits, TheGuesses, TheHub, TheShares
from contienda.server.http_errors import AT_TABLE, CHANGES, SECRET, Ask
from contienda.server.live.hub import Hub
from contienda.server.routes.tables import with_cookie
from contienda.table import seeded_chance

Id = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{12}$", description="The id of a room")]


@post("/api/rooms", operation_id="createRoom", responses=CHANGES)
async def create_room(
    request: Ask, hub: TheHub, creations: TheShares, data: JSONBody[shapes.CreateRoom]
) -> Response[shapes.RoomView]:
    """Create a room and take its first seat; a bot, or anybody with the code, gets the second."""
    session = visitor(hub, request)
    share(hub, request, creations, session)
    found = room.new(data.kind, data.opponent == "bot", data.language, data.owned_only)
    room.enter(found, session.digest, new_member(), data.name)
    return with_cookie(await shown(hub, await rooms.create(hub, found), 0), session, hub)


@post("/api/rooms/join", operation_id="joinRoom", responses=CHANGES)
async def join_room(
    request: Ask, hub: TheHub, guesses: TheGuesses, data: JSONBody[shapes.JoinRoom]
) -> Response[shapes.RoomView]:
    """Take the free seat of a room by its code, or return to your own seat."""
    session = visitor(hub, request)
    async with guesses.attempt(source_of(hub.config, request), session.digest) as right:
        found, seat = await rooms.join(hub, data.code.strip().upper(), session, data.name)
        right()
    return with_cookie(await shown(hub, found, seat), session, hub)


@get("/api/rooms/{id:str}", operation_id="getRoom", responses=AT_TABLE)
async def get_room(request: Ask, hub: TheHub, id: Id) -> shapes.RoomView:
    """Get the room as your seat may see it."""
    found, seat = await rooms.entered(hub, id, session_of(hub, request))
    return await shown(hub, found, seat)


@post("/api/rooms/{id:str}/pick", operation_id="pickCard", responses=CHANGES, status_code=200)
async def pick_card(
    request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[shapes.PickCard]
) -> shapes.RoomView:
    """Take a card of your booster; the boosters are swapped once both have picked."""
    found, seat = await rooms.entered(hub, id, session_of(hub, request))
    actions.take((id, seat))
    found = await rooms.write(hub, found, lambda now, version: room.pick(now, seat, data.card, data.version, version))
    return await shown(hub, found, seat)


@post("/api/rooms/{id:str}/deck", operation_id="submitDeck", responses=CHANGES, status_code=200)
async def submit_deck(
    request: Ask, hub: TheHub, actions: Limits, id: Id, data: JSONBody[shapes.SubmitDeck]
) -> shapes.RoomView:
    """Submit a deck; you can change it until both are in. Then the duel begins at its own table."""
    found, seat = await rooms.entered(hub, id, session_of(hub, request))
    actions.take((id, seat))
    owned = await hub.intake.run(asker(hub, request), intake_jobs.owned, data.openings) if data.openings else {}
    table = new_id()
    found = await rooms.write(
        hub, found, lambda now, version: room.submit(now, seat, data.text, owned, data.version, version, table)
    )
    return await shown(hub, found, seat)


async def shown(hub: Hub, stored: Stored, seat: int) -> shapes.RoomView:
    """What one seat may know of the room; never the other seat's cards."""
    stored = await rooms.furnished(hub, stored)
    found = stored.room
    mine, other = found.seats[seat], found.seats[1 - seat]
    stage = room.stage(found)
    return shapes.RoomView(
        stored.id,
        stored.code,
        found.kind,
        found.owned_only,
        found.language,
        stored.version,
        seat,
        stage,
        shapes.RoomOpponent(
            "bot" if found.bot and seat == 0 else "person",
            other.name,
            room.here(found, 1 - seat),
            bool(other.deck) or (found.bot and stage != "picking"),
        ),
        seeded_chance.commitment(found.seed),
        found.seed.hex() if await rooms.over(hub, found) else None,
        room.pool(found, seat),
        drafting(found, seat) if stage == "picking" else None,
        room.opened(found, seat),
        mine.deck,
        shapes.RoomTable(found.table, f"/t/{found.table}") if found.made else None,
    )


def drafting(found: room.Room, seat: int) -> shapes.RoomDraft:
    draft = room.drafted(found)
    return shapes.RoomDraft(
        draft.round + 1,
        DRAFTED,
        sorted(draft.packs[seat]),
        room.chosen(found, seat),
        DRAFTED * SIZE - len(found.seats[seat].picks),
    )


router = Router(
    "", route_handlers=[create_room, join_room, get_room, pick_card, submit_deck], tags=["rooms"], opt={SECRET: True}
)
