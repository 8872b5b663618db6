"""A room without HTTP: how two people, or one and a bot, come to a duel of Киберрубеж with decks of their own, of
opened boosters, or drafted.

Boosters come from a secret seed, each by a generator of its own, so that those one has seen tell nothing of the others;
the hash of the seed is shown from the start. Nothing here stores anything: who calls keeps what a function changed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from contienda.core.errors import BadOption, IllegalAction
from contienda.games.kiberrubezh import boosters, building
from contienda.games.kiberrubezh import deck as decks
from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.games.kiberrubezh.deck import Cards, Deck
from contienda.games.kiberrubezh.library import standard
from contienda.i18n.speaker import common
from contienda.table import seeded_chance
from contienda.table.authorization import NotAllowed, Stale
from contienda.table.setup import LONGEST_NAME, SeatSetup, Wish
from contienda.table.wording import tidied, told_apart

Kind = Literal["duel", "sealed", "draft"]
Stage = Literal["waiting", "picking", "building", "ready"]
GAME, PRESET, BOT = "kiberrubezh", "own", "greedy"
PACKS, BUILD = 0, 1  # what the generators of a seed are for
SEATS = 2


class RoomSeat(msgspec.Struct, omit_defaults=True):
    """One of the two: what is known of him again, what he picked and handed in."""

    session: bytes = b""  # the hash of his secret; nothing for a bot, or where nobody has come
    member: str = ""  # who he will be at the table
    name: str = ""
    picks: list[int] = []
    deck: str = ""
    since: int = 0  # the version from which on he sees what he sees


class Room(msgspec.Struct, omit_defaults=True):
    """All of it; stored whole with a version that grows by one with every change."""

    kind: Kind
    language: Literal["es", "ru", "en"]
    seed: bytes
    seats: list[RoomSeat]
    bot: bool = False  # sits in the second seat
    owned_only: bool = False
    table: str = ""  # the id of the duel's table, once both decks are in
    made: bool = False  # that table was made


def deal_of(seed: bytes) -> boosters.Deal:
    """The boosters of a secret seed, by number."""
    return lambda number: boosters.drawn(standard(), seeded_chance.generator(seed, PACKS, number))


def new(kind: Kind, bot: bool, language: Literal["es", "ru", "en"], owned_only: bool) -> Room:
    return Room(kind, language, seeded_chance.new_seed(), [RoomSeat(), RoomSeat()], bot, owned_only)


def enter(room: Room, session: bytes, member: str, name: str) -> None:
    """Somebody takes the first free seat."""
    free = [number for number, each in enumerate(room.seats) if not each.session and not (room.bot and number == 1)]
    if not free:
        raise NotAllowed("error-room-full")
    called = tidied(name, "error-table-name") if name else common(room.language)("room-player", number=free[0] + 1)
    called = told_apart(called, [each.name for each in room.seats], LONGEST_NAME)
    room.seats[free[0]] = RoomSeat(session, member, called)


def seat_of(room: Room, session: bytes | None) -> int:
    """Where he sits; whoever has no seat here learns nothing of the room."""
    for number, seat in enumerate(room.seats):
        if seat.session and seat.session == session:
            return number
    raise NotAllowed("error-room-no-seat")


# --- what there is to see -------------------------------------------------------------------------------------------


def here(room: Room, seat: int) -> bool:
    return bool(room.seats[seat].session) or (room.bot and seat == 1)


def stage(room: Room) -> Stage:
    if not all(here(room, seat) for seat in range(SEATS)):
        return "waiting"
    if room.kind == "draft" and not drafted(room).over:
        return "picking"
    return "ready" if room.table else "building"


def drafted(room: Room) -> boosters.Draft:
    """The draft after every pick both have made."""
    draft = boosters.Draft(deal_of(room.seed))
    for first, second in zip(room.seats[0].picks, room.seats[1].picks, strict=False):
        draft.take(first, second)
    return draft


def opened(room: Room, seat: int) -> list[list[int]]:
    """The boosters of a seat in sealed play."""
    return boosters.sealed(deal_of(room.seed), seat) if room.kind == "sealed" else []


def pool(room: Room, seat: int) -> Cards | None:
    """The cards a seat may build of; None where anything goes."""
    if room.kind == "duel":
        return None
    return boosters.together(opened(room, seat)) if room.kind == "sealed" else drafted(room).taken[seat]


def chosen(room: Room, seat: int) -> bool:
    """He has picked, the other has not."""
    return len(room.seats[seat].picks) > len(room.seats[1 - seat].picks)


# --- what can be done -----------------------------------------------------------------------------------------------


def current(room: Room, seat: int, seen: int, version: int) -> None:
    """Refuse what was decided on an older sight; what the other did meanwhile takes nothing from anybody."""
    if not room.seats[seat].since <= seen <= version:
        raise Stale("error-room-stale")


def pick(room: Room, seat: int, card: int, seen: int, version: int) -> None:
    """Take a card of the booster in hand; when both have, they exchange what is left."""
    current(room, seat, seen, version)
    if stage(room) != "picking":
        raise IllegalAction("error-room-not-picking")
    if chosen(room, seat):
        raise IllegalAction("error-room-chosen")
    draft = drafted(room)
    if card not in draft.packs[seat]:
        raise IllegalAction("error-room-not-in-pack", card=f"{card:03}")
    room.seats[seat].picks = [*room.seats[seat].picks, card]
    room.seats[seat].since = version + 1
    if room.bot:
        bot = building.best_pick(draft.packs[1], draft.taken[1], standard())
        room.seats[1].picks = [*room.seats[1].picks, bot]
    if not chosen(room, seat):
        for each in room.seats:
            each.since = version + 1


def submit(room: Room, seat: int, text: str, owned: Cards, seen: int, version: int, table: str) -> None:
    """Hand in a deck; it may be changed until both are in. Then the table gets its id."""
    current(room, seat, seen, version)
    if room.table:
        raise IllegalAction("error-room-ready")
    if room.kind == "draft" and stage(room) != "building":
        raise IllegalAction("error-room-not-building")
    mine = room.seats[seat]
    mine.deck = decks.write(fitting(room, seat, text, owned), standard(), room.language)
    mine.since = version + 1
    if room.bot:
        room.seats[1].deck = decks.write(built(room, 1), standard(), room.language)
    if all(each.deck for each in room.seats):
        room.table = table


def fitting(room: Room, seat: int, text: str, owned: Cards) -> Deck:
    """The deck of a text, if it is legal and of cards he has."""
    library = standard()
    found, mistakes = decks.one(text, library)
    if mistakes:
        line = mistakes[0].line
        key = "error-room-deck-line" if line else "error-room-deck"
        raise BadOption(key, line=line, reason=mistakes[0].reason())
    of = pool(room, seat)
    for given, key in ((of, "error-room-pool"), (owned if room.owned_only else None, "error-room-owned")):
        lacking = decks.missing(found, given, library) if given is not None else {}
        for no, count in lacking.items():
            raise BadOption(key, no=f"{no:03}", name=decks.called(library, no), count=count)
    return found


def built(room: Room, seat: int) -> Deck:
    """The deck a bot makes of its pool; where anything goes, around a category by chance."""
    library, rng = standard(), seeded_chance.generator(room.seed, BUILD, seat)
    favourite = CATEGORY_NAMES[int(rng.below(len(CATEGORY_NAMES)))] if room.kind == "duel" else ""
    cards = pool(room, seat)
    return building.build(building.whole(library) if cards is None else cards, library, rng, favourite)


def wish(room: Room) -> Wish:
    """The table both decks meet at."""
    scenario = ""
    for number, seat in enumerate(room.seats, 1):
        text = seat.deck if seat.deck.startswith("[") else f"[{number}]\n{seat.deck}"
        scenario += text + "\n"
    second = SeatSetup("bot", bot=BOT) if room.bot else SeatSetup("open")
    return Wish(GAME, PRESET, seats=[SeatSetup("open"), second], language=room.language, scenario=scenario)
