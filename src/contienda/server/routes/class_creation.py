"""Opening a class with its tables, joining it, and coming back to it."""

from __future__ import annotations

import msgspec

from contienda.classroom import entries as class_entries
from contienda.classroom import lesson_plan
from contienda.classroom.fold import ENDED, NOWHERE, Person
from contienda.classroom.setup import MOST_PEOPLE, ClassSetup, ClassWish
from contienda.core import registry
from contienda.core.game import Game
from contienda.server.auth.sessions import PLAY, Session, new_code, new_id, new_member
from contienda.server.intake import Asker
from contienda.server.live.classes import AT_TABLES, stored_personal
from contienda.server.live.clock import clock
from contienda.server.live.hub import Hub
from contienda.server.live.live_class import LiveClass
from contienda.server.routes import table_creation
from contienda.server.schemas import classes as wire
from contienda.store.class_store import Access
from contienda.store.records import ClassHeader, Conflict
from contienda.store.rights import digest
from contienda.table import entries, seeded_chance
from contienda.table.authorization import NotAllowed
from contienda.table.micro_part import part_of
from contienda.table.setup import SeatSetup, Setup, Wish
from contienda.table.wording import tidied

TRIES = 8
TURNS = "turns"  # the option of a game that a plan's number of turns sets, if the game has it


async def open_class(hub: Hub, asker: Asker, session: Session, maker: str, wish: ClassWish) -> wire.ClassCreated:
    """Create the tables of a class, then the class itself."""
    game = registry.load(wish.game)
    plan = lesson_plan.tidy(wish.plan) if wish.plan is not None else None
    wish = msgspec.structs.replace(wish, plan=plan)
    title = tidied(wish.title, "error-class-title") if wish.title.strip() else ""
    shared = wish.same_deal and not wish.paper  # nobody can deal real cards twice the same
    deal = seeded_chance.new_seed()
    found = await hub.intake.complete(asker, table_wish(game, wish), seeded_chance.commitment(deal))
    id = new_id()
    made: list[str] = []
    try:
        for _ in range(wish.tables):
            made.append(await make_table(hub, found, id, deal if shared else None, maker))
        setup = ClassSetup(
            title=title,
            game=game.id,
            version=game.version,
            preset=preset_of(game, wish),
            options=found.options,
            tables=wish.tables,
            per_table=1 if wish.paper else wish.per_table,
            seats=len(found.seats),
            scenario=wish.scenario,
            plan=plan,
            seating=wish.seating,
            decides=wish.decides,
            same_deal=shared,
            paper=wish.paper,
            language=wish.language,
            keep_days=wish.keep_days,
            ids=made,
        )
        return await store(hub, id, setup, session)
    except BaseException:
        for table in made:
            await hub.store.delete(table)
            await hub.forget(table)
        raise


def preset_of(game: Game, wish: ClassWish) -> str:
    """Return the preset: as asked, as the plan says, as the shipped plans say, or the game's first."""
    if wish.preset or (wish.plan is not None and wish.plan.preset):
        return wish.preset or (wish.plan.preset if wish.plan is not None else "")
    plans = sorted(lesson_plan.plans(game, "en"), key=lambda plan: not plan.default)
    shipped = [plan.preset for plan in plans if plan.preset]
    return shipped[0] if shipped else game.presets[0].name


def table_wish(game: Game, wish: ClassWish) -> Wish:
    """Return what every table of the class looks like: a team in each seat, which starts when the class does."""
    plan = wish.plan
    options = {**(plan.options if plan is not None else {}), **wish.options}
    if plan is not None and plan.turns and TURNS not in wish.options and TURNS in {each.name for each in game.options}:
        options[TURNS] = str(plan.turns)
    return Wish(
        game.id,
        preset=preset_of(game, wish),
        options=options,
        seats=[SeatSetup("team")] * game.usual,
        language=wish.language,
        scenario=wish.scenario,
        start="host",
        keeper=wish.paper,
        decides=wish.decides,
        micro=plan.micro if plan is not None and part_of(game.id) is not None else [],
    )


async def make_table(hub: Hub, setup: Setup, classroom: str, deal: bytes | None, maker: str) -> str:
    """Create one table of a class; nobody but the class can seat people there."""
    seed = deal or seeded_chance.new_seed()
    commitment = seeded_chance.commitment(seed)
    own = msgspec.structs.replace(
        setup, classroom=classroom, commitment=commitment, deal=commitment if deal is not None else ""
    )
    first: list[entries.Entry] = [entries.Switched(locked=True)]
    live, _ = await table_creation.store(hub, own, seed, first, maker)
    return live.table.id


async def store(hub: Hub, id: str, setup: ClassSetup, session: Session) -> wire.ClassCreated:
    """Store it under an unused code."""
    member = new_member()
    for _ in range(TRIES):
        code, now = new_code(), clock()
        taken = await hub.store.by_code(code) is not None or await hub.store.document_by_code(code) is not None
        if taken:
            continue
        header = ClassHeader(id, code, setup.game, msgspec.json.encode(setup), now, now, setup.keep_days)
        try:
            await hub.classes.create(header, setup, session.digest, member)
        except Conflict:
            continue
        return wire.ClassCreated(id, code)
    raise NotAllowed("error-table-busy")


# --- joining ----------------------------------------------------------------------------------------------------------


async def join(hub: Hub, live: LiveClass, session: Session, wish: wire.ClassJoin) -> Person:
    """Let a student join, or give a browser that is already in the class its own place."""
    async with live.lock:
        before = await member_of(hub, live, session)
        if before in live.classroom.people:
            return live.classroom.people[before]
        if before in live.classroom.removed:
            raise NotAllowed("error-class-removed")
        if len(live.classroom.people) >= MOST_PEOPLE:
            raise NotAllowed("error-class-full", most=MOST_PEOPLE)
        for _ in range(TRIES):
            member = new_member()
            code = personal_digest(hub, live, member, 0)
            if await hub.store.classes.by_personal(live.id, code):
                continue  # two people must not have the same personal code
            try:
                await live.seats.join(member, session.digest, wish.alias, wish.table, wish.seat, code)
            except Conflict:
                await live.catch_up()
            else:
                return live.classroom.people[member]
    raise NotAllowed("error-table-busy")


async def member_of(hub: Hub, live: LiveClass, session: Session) -> str:
    """Return who a browser is in the class, "" if nobody; they may be stored without our knowing."""
    member = await hub.store.classes.member(session.digest, live.id)
    if member and member not in live.classroom.people:
        await live.catch_up()
    return member


def personal_digest(hub: Hub, live: LiveClass, member: str, number: int) -> bytes:
    return digest(stored_personal(live.id, hub.classes.personal(live.id, member, number)))


async def come_back(hub: Hub, live: LiveClass, session: Session, personal: str) -> Person:
    """Let a student in on another device."""
    async with live.lock:
        member = await hub.store.classes.by_personal(live.id, digest(stored_personal(live.id, personal)))

        def back() -> tuple[class_entries.Any, Access]:
            person = live.classroom.people.get(member)
            if person is None:
                raise NotAllowed("error-class-personal")
            return class_entries.Returned(member, "", member), Access(
                member, session.digest, tables=seat_of(live, person)
            )

        if member not in live.classroom.people:
            await live.catch_up()
        await live.record(back)
        return live.classroom.people[member]


def seat_of(live: LiveClass, person: Person) -> dict[str, tuple[str, ...]]:
    """Return a student's rights at their table."""
    return {live.classroom.setup.ids[person.table - 1]: (PLAY,)} if person.table != NOWHERE else {}


async def claim(hub: Hub, live: LiveClass, session: Session, ticket: str) -> Person:
    """Give a browser the role a link carries. A student keeps being one: nobody plays and sees all teams."""
    async with live.lock:
        if await member_of(hub, live, session) in live.classroom.people:
            raise NotAllowed("error-class-has-role")
        if live.classroom.phase == ENDED:
            raise NotAllowed("error-class-ended")
        found = await hub.store.classes.take_ticket(digest(ticket), live.id, clock())
        if found is None:
            raise NotAllowed("error-class-ticket")
        member = new_member()
        given = next((rights for role, rights in AT_TABLES.items() if role == found.role), ())
        access = Access(member, session.digest, tables=dict.fromkeys(live.classroom.setup.ids, given))
        await live.record(lambda: (class_entries.Joined(member, "", member, "", found.role), access))
        return live.classroom.people[member]


async def recode(hub: Hub, live: LiveClass, by: Person, member: str) -> str:
    """Give a student a new personal code; the old one stops working."""
    async with live.lock:

        def renewed() -> tuple[class_entries.Any, Access]:
            person = live.classroom.people.get(member)
            if person is None or not person.plays:
                raise NotAllowed("error-class-member")
            code = personal_digest(hub, live, member, person.codes + 1)
            return class_entries.Recoded(by.member, "", member), Access(member, code=code)

        await live.record(renewed)
        return hub.classes.personal(live.id, member, live.classroom.people[member].codes)
