"""Creating tables and seating people."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from contienda.core.errors import BadOption, ContiendaError
from contienda.play.replay import Replay
from contienda.server.auth.sessions import (
    EXPORT,
    FACILITATE,
    OVERSEE,
    PLAY,
    SEEN,
    WATCH,
    Session,
    lane_of,
    new_code,
    new_id,
    new_member,
    new_ticket,
    rights_of,
)
from contienda.server.intake import Asker
from contienda.server.intake_jobs import Branched
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.live.live_table import Live
from contienda.server.schemas import http
from contienda.store.records import Conflict, Header, Ticket
from contienda.store.rights import MARKS, digest
from contienda.store.store import Given, Link
from contienda.table import entries, seeded_chance
from contienda.table import setup as setups
from contienda.table.authorization import NotAllowed, peeked
from contienda.table.authorization import sit as plan_sit
from contienda.table.document import public
from contienda.table.setup import LONGEST_NAME, Setup, Wish
from contienda.table.wording import tidied, told_apart

TRIES = 8


async def create(hub: Hub, asker: Asker, session: Session, maker: str, wish: Wish, name: str) -> http.Created:
    """Create the requested table."""
    seed = seeded_chance.new_seed()
    setup = await hub.intake.complete(asker, wish, seeded_chance.commitment(seed))
    return await make(hub, session, maker, setup, seed, name)


async def branch_file(
    hub: Hub, asker: Asker, session: Session, maker: str, replay: dict[str, object], wish: http.Branch
) -> http.Created:
    """Create a table that continues from a step of a replay file."""
    seed = seeded_chance.new_seed()
    where = Branched(wish.step, wish.seats, wish.language)
    setup = await hub.intake.branch(asker, replay, where, seeded_chance.commitment(seed))
    return await make(hub, session, maker, setup, seed, wish.name)


async def branch(
    hub: Hub, session: Session, maker: str, replay: Replay, wish: http.Branch, parent: str, step: int
) -> http.Created:
    seed = seeded_chance.new_seed()
    setup = setups.branch(replay, wish.step, wish.seats, seeded_chance.commitment(seed), wish.language)
    setup.parent, setup.parent_step = parent, step
    return await make(hub, session, maker, setup, seed, wish.name)


async def make(hub: Hub, session: Session, maker: str, setup: Setup, seed: bytes, name: str) -> http.Created:
    """Store it, seat its creator, and create the invitations."""
    member = new_member()
    mine = [number for number, seat in enumerate(setup.seats) if seat.kind == "human"]
    if mine:
        name = told_apart(tidied(name, "error-table-name"), [seat.name for seat in setup.seats], LONGEST_NAME)
    first: list[entries.Entry] = [entries.Sat(member, number, member, name) for number in mine]
    invitation, watch = new_ticket(), new_ticket()
    given = [(session.digest, right, member) for right in (FACILITATE, EXPORT, *([PLAY] if mine else []))]
    links = [(digest(invitation), PLAY), (digest(watch), WATCH)]
    live, code = await store(hub, setup, seed, first, maker, "", given, links)
    return http.Created(live.table.id, code, invitation, watch, member)


async def duel(hub: Hub, id: str, wish: Wish, people: list[tuple[bytes, str, str]]) -> None:
    """Create the table of a room under its reserved id, with its people seated; only once.

    Against a bot, the person is also the host. Between two people there is no host, because a host could see the other
    hand.
    """
    seed = seeded_chance.new_seed()
    setup = await asyncio.to_thread(setups.complete, wish, seeded_chance.commitment(seed))
    first: list[entries.Entry] = [
        entries.Sat(member, seat, member, name) for seat, (_, member, name) in enumerate(people)
    ]
    await store(hub, setup, seed, first, lane_of("", people[0][0]), id)
    for session, member, _ in people:
        for right in (PLAY, EXPORT, *([FACILITATE] if len(people) == 1 else [])):
            await hub.store.grant(session, id, right, -1, member)


async def store(
    hub: Hub,
    setup: Setup,
    seed: bytes,
    first: list[entries.Entry],
    maker: str,
    id: str = "",
    given: Sequence[Given] = (),
    links: Sequence[Link] = (),
) -> tuple[Live, str]:
    """Store it under an unused id and code; a reserved id is used only once."""
    for _ in range(TRIES):
        now = clock()
        written = msgspec.json.encode(setup)
        header = Header(
            id or new_id(), new_code(), setup.game, setup.version, written, seed, now, now, listed=setup.listed
        )
        try:
            return await hub.create(header, setup, first, maker, given, links), header.code
        except Conflict:
            found = await hub.glance(id) if id else None
            if found is not None:
                return found, found.code
    raise BadOption("error-table-busy")


async def check_key(hub: Hub, live: Live, session: Session, key: str) -> None:
    """Refuse somebody who may not sit down with this key."""
    if not await good_key(hub, live, key) and FACILITATE not in (await rights_of(hub, live, session)).all:
        raise NotAllowed("error-no-ticket")


async def sit(hub: Hub, live: Live, session: Session, wish: http.Sit) -> None:
    """Seat one more person at the table."""
    table = live.table
    async with live.seating:
        rights = await rights_of(hub, live, session)
        if OVERSEE in rights.all:
            raise NotAllowed("error-table-oversees")
        member = rights.member or new_member()

        def entry() -> entries.Entry:
            held = live.caller(member, False).seats
            if wish.seat >= 0 and wish.seat in held:
                raise NotAllowed("error-table-already")
            return plan_sit(table, wish.seat, member, wish.name, rights.known(live))

        new = [right for right in (PLAY, EXPORT) if right not in rights.all]
        for right in new:  # rights first: nobody could help a person who is seated without the right to play
            await hub.store.grant(session.digest, table.id, right, -1, member)
        try:
            await hub.add(live, entry)
        except ContiendaError:
            for right in new:
                await hub.store.revoke(table.id, session=session.digest, right=right)
            raise


async def use(hub: Hub, live: Live, session: Session, key: str) -> bool:
    """Give a session the right a link carries, if the link is valid.

    A link to a seat does not work for somebody who has seen another hand, and stays valid for its owner.
    """
    table = live.table
    async with live.seating:
        rights = await rights_of(hub, live, session)
        known = rights.known(live)

        def give(ticket: Ticket) -> Given | None:
            if ticket.table != table.id or (ticket.right == PLAY and not ticket.name):
                return None
            if ticket.right == PLAY and OVERSEE in rights.all:
                raise NotAllowed("error-table-oversees")
            if ticket.right == PLAY:
                held = live.caller(ticket.name, False).seats
                if not held:
                    raise NotAllowed("error-no-ticket")
                if any(peeked(table, seat, known - set(held)) for seat in held):
                    raise NotAllowed("error-table-seen", seat=held[0] + 1)
            member = ticket.name or rights.member or (new_member() if ticket.right == FACILITATE else "")
            return session.digest, ticket.right, member

        for seat in known:  # it may use another name from now on
            await hub.store.grant(session.digest, table.id, SEEN, seat, "")
        ticket = await hub.store.take_ticket(digest(key), clock(), give)
        return ticket is not None and give(ticket) is not None


async def good_key(hub: Hub, live: Live, key: str) -> bool:
    """Tell whether somebody may sit down with this: the code, an invitation, or nothing at a listed table."""
    if live.table.setup.listed:
        return True
    if not key or live.table.setup.classroom:
        return False  # a class seats its people itself
    if await hub.store.by_code(key.strip().upper()) == live.table.id:
        return True
    ticket = await hub.store.take_ticket(digest(key), clock())
    return ticket is not None and ticket.table == live.table.id and ticket.right == PLAY and not ticket.name


async def rematch(hub: Hub, live: Live) -> Live:
    """Create a rematch for the same people; everybody keeps their rights."""
    old = live.table
    before = old.now.rematch
    if before:
        found = await hub.glance(before)
        if found is not None:
            return found
    seed = seeded_chance.new_seed()
    seats = [seat.setup() for seat in old.now.seats]
    setup = setups.again(old.setup, seats, old.state.scores(), seeded_chance.commitment(seed), old.id)
    first: list[entries.Entry] = []
    for number, seat in enumerate(old.now.seats):
        first += [entries.Sat(each.id, number, each.id, each.name) for each in seat.members]
    granted = await hub.store.grants(old.id)
    hosts = {session for session, grant in granted if grant.right == FACILITATE}
    given = [
        (session, grant.right, grant.name)
        for session, grant in granted
        if grant.right not in (*MARKS, OVERSEE) and (session in hosts or not old.barred(grant.name))
    ]
    new, _ = await store(hub, setup, seed, first, live.maker, "", given)
    if not await hub.add(live, lambda: entries.Rematched("", new.table.id) if old.now.rematch == before else None):
        await hub.store.delete(new.table.id)
        await hub.forget(new.table.id)
        found = await hub.glance(old.now.rematch)
        assert found is not None
        return found
    return new


def line(hub: Hub, header: Header, rights: list[str]) -> http.Listed:
    """Return a table's entry in a list."""
    setup = msgspec.json.decode(header.setup, type=Setup)
    live = hub.tables.get(header.id)
    if live is not None:
        shown = public(live.table)
        names = [
            seat.name or ", ".join(each.name for each in seat.members) or seat.bot for seat in live.table.now.seats
        ]
        phase = str(shown["phase"])
    else:
        names = [seat.name or seat.bot for seat in setup.seats]
        phase = header.state
    return http.Listed(header.id, header.game, header.state, header.created, sorted(rights), names, phase)
