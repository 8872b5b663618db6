"""A room, without HTTP: two people, or one and a bot, start a duel with constructed, sealed or drafted decks.

Boosters come from a secret seed, each from its own generator, so that seen boosters reveal nothing about others. The
hash of the seed is public from the start. Nothing here stores anything: callers store what a function changed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from contienda.core.errors import BadOption, IllegalAction
from contienda.games.kiberrubezh import boosters, building
from contienda.games.kiberrubezh import deck as decks
from contienda.games.kiberrubezh.cardtext import texts
from contienda.games.kiberrubezh.constants import CATEGORY_NAMES
from contienda.games.kiberrubezh.deck import Cards, Deck
from contienda.games.kiberrubezh.library import standard
from contienda.i18n.languages import Language
from contienda.table import seeded_chance
from contienda.table.authorization import NotAllowed, Stale
from contienda.table.setup import LONGEST_NAME, SeatSetup, Wish
from contienda.table.wording import tidied, told_apart

Kind = Literal["duel", "sealed", "draft"]
Stage = Literal["waiting", "picking", "building", "ready"]
GAME, PRESET, BOT = "kiberrubezh", "own", "greedy"
PACKS, BUILD = 0, 1  # purposes of a seed's generators
SEATS = 2


class RoomSeat(msgspec.Struct, omit_defaults=True):
    """One of the two seats: identity, picks and submitted deck."""

    session: bytes = b""  # the hash of the player's secret; empty for a bot or a free seat
    member: str = ""  # the player's identity at the table
    name: str = ""
    picks: list[int] = []
    deck: str = ""
    since: int = 0  # the version since which this seat's view is unchanged


class Room(msgspec.Struct, omit_defaults=True):
    """The whole room, stored with a version that grows with every change."""

    kind: Kind
    language: Language
    seed: bytes
    seats: list[RoomSeat]
    bot: bool = False  # whether a bot has the second seat
    owned_only: bool = False
    table: str = ""  # the id of the duel's table, once both decks are in
    made: bool = False  # whether that table has been created


def deal_of(seed: bytes) -> boosters.Deal:
    """The boosters of a secret seed, by number."""
    return lambda number: boosters.drawn(standard(), seeded_chance.generator(seed, PACKS, number))


def new(kind: Kind, bot: bool, language: Language, owned_only: bool) -> Room:
    return Room(kind, language, seeded_chance.new_seed(), [RoomSeat(), RoomSeat()], bot, owned_only)


def enter(room: Room, session: bytes, member: str, name: str) -> None:
    """Take the first free seat."""
    free = [number for number, each in enumerate(room.seats) if not each.session and not (room.bot and number == 1)]
    if not free:
        raise NotAllowed("error-room-full")
    called = tidied(name, "error-table-name") if name else texts(room.language)("room-player", number=free[0] + 1)
    called = told_apart(called, [each.name for each in room.seats], LONGEST_NAME)
    room.seats[free[0]] = RoomSeat(session, member, called)


def seat_of(room: Room, session: bytes | None) -> int:
    """The asker's seat; anybody without one learns nothing about the room."""
    for number, seat in enumerate(room.seats):
        if seat.session and seat.session == session:
            return number
    raise NotAllowed("error-room-no-seat")


# --- queries
# ------------------------------------------------------------------------------------------------------------


def here(room: Room, seat: int) -> bool:
    return bool(room.seats[seat].session) or (room.bot and seat == 1)


def stage(room: Room) -> Stage:
    if not all(here(room, seat) for seat in range(SEATS)):
        return "waiting"
    if room.kind == "draft" and not drafted(room).over:
        return "picking"
    return "ready" if room.table else "building"


def drafted(room: Room) -> boosters.Draft:
    """The draft after all picks that both have made."""
    draft = boosters.Draft(deal_of(room.seed))
    for first, second in zip(room.seats[0].picks, room.seats[1].picks, strict=False):
        draft.take(first, second)
    return draft


def opened(room: Room, seat: int) -> list[list[int]]:
    """The boosters of a seat in sealed play."""
    return boosters.sealed(deal_of(room.seed), seat) if room.kind == "sealed" else []


def pool(room: Room, seat: int) -> Cards | None:
    """The cards a seat may use; None if all are allowed."""
    if room.kind == "duel":
        return None
    return boosters.together(opened(room, seat)) if room.kind == "sealed" else drafted(room).taken[seat]


def chosen(room: Room, seat: int) -> bool:
    """Whether this seat has picked and the other has not."""
    return len(room.seats[seat].picks) > len(room.seats[1 - seat].picks)


# --- actions
# ------------------------------------------------------------------------------------------------------------


def current(room: Room, seat: int, seen: int, version: int) -> None:
    """Reject a decision based on an outdated view; the other seat's actions do not make it outdated."""
    if not room.seats[seat].since <= seen <= version:
        raise Stale("error-room-stale")


def pick(room: Room, seat: int, card: int, seen: int, version: int) -> None:
    """Take a card of your booster; once both have picked, they swap boosters."""
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
    """Submit a deck; it can be changed until both are in. Then the table gets its id."""
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
    """The deck of a text, if it is legal and made of cards its owner has."""
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
    """The deck a bot builds from its pool; without a pool, around a random category."""
    library, rng = standard(), seeded_chance.generator(room.seed, BUILD, seat)
    favourite = CATEGORY_NAMES[int(rng.below(len(CATEGORY_NAMES)))] if room.kind == "duel" else ""
    cards = pool(room, seat)
    return building.build(building.whole(library) if cards is None else cards, library, rng, favourite)


def wish(room: Room) -> Wish:
    """The table at which both decks meet."""
    scenario = ""
    for number, seat in enumerate(room.seats, 1):
        text = seat.deck if seat.deck.startswith("[") else f"[{number}]\n{seat.deck}"
        scenario += text + "\n"
    second = SeatSetup("bot", bot=BOT) if room.bot else SeatSetup("open")
    return Wish(GAME, PRESET, seats=[SeatSetup("open"), second], language=room.language, scenario=scenario)
