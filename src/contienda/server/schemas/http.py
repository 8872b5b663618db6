"""HTTP messages: one struct for each request and response. OpenAPI and the client's types come from here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.i18n.languages import Language
from contienda.server.schemas.frames import Delta, Snapshot, You
from contienda.table.document_types import SeatInfo
from contienda.table.setup import Name, SeatSetup, Wish
from contienda.table.told import Told

TableId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{12}$")]
Secret = Annotated[str, msgspec.Meta(max_length=80)]


class Problem(msgspec.Struct):
    """What went wrong, by key and in the reader's language; nothing has changed."""

    status: int
    error: str
    text: str


class ServerInfo(msgspec.Struct):
    """What a page needs to know before anything else."""

    version: str
    languages: list[str]
    needs_password: bool
    entered: bool
    webhooks: bool
    address: str  # the URL for other devices on the network, "" if there is none


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=200)]


class Entered(msgspec.Struct):
    entered: bool


class OptionInfo(msgspec.Struct):
    name: str
    kind: Literal["switch", "choice", "number"]
    default: str
    low: int
    high: int
    choices: list[str]


class PresetInfo(msgspec.Struct):
    name: str
    values: dict[str, str]


class PieceInfo(msgspec.Struct):
    """A kind of thing that arguments name; plain numbers have no names."""

    kind: str
    size: int
    first: int
    names: list[str]


class ArgumentInfo(msgspec.Struct):
    name: str
    piece: PieceInfo


class VerbInfo(msgspec.Struct):
    """A range of action codes from `base` on, one for each combination of arguments, the last one fastest."""

    name: str
    base: int
    size: int
    chance: bool
    unordered: bool
    adjusts: bool  # what a facilitator may change; never listed as legal
    arguments: list[ArgumentInfo]


class FactInfo(msgspec.Struct):
    """A kind of event and what its arguments mean."""

    kind: str
    arguments: list[ArgumentInfo]
    instead: str  # the kind of event to skip if it comes right before this one, or ""


class GameInfo(msgspec.Struct):
    """A game on offer."""

    id: str
    version: int
    fewest: int
    most: int
    usual: int
    presets: list[PresetInfo]
    options: list[OptionInfo]
    scenarios: list[str]
    names: dict[str, str]  # by language
    abouts: dict[str, str]
    board: str = ""  # the address of a module with the game's own board, if the page itself has none
    ready_setup: bool = False  # a bot can place the pieces of all sides, see `wish.ready`
    prints: bool = False  # whether parts of it can be printed


class GameDetail(msgspec.Struct):
    """Everything a client needs to put a game into words."""

    game: GameInfo
    steps: list[str]
    endings: list[str]
    verbs: list[VerbInfo]
    events: list[FactInfo]
    named_by_data: list[str]
    menu: list[str]  # verbs that only open a choice: a later event reports the result
    sides: list[str]  # ids of the sides by seat, if the rules name them


class ClauseInfo(msgspec.Struct):
    id: str
    kind: str
    section: str
    text: str


class Rules(msgspec.Struct):
    game: str
    language: str
    title: str
    clauses: list[ClauseInfo]


class Words(msgspec.Struct):
    """Texts of a game in Fluent, and the names of pieces from its data, with their forms."""

    game: str
    language: str
    common: str
    texts: str
    names: dict[str, dict[str, dict[str, str]]]


class Scenario(msgspec.Struct):
    game: str
    name: str
    text: str


class Create(msgspec.Struct, forbid_unknown_fields=True):
    """A new table, and the name of its creator."""

    wish: Wish
    name: Name = ""


class Created(msgspec.Struct):
    """The address of a new table, and the secrets for others: to play, and only to watch."""

    id: str
    code: str
    invitation: str
    watch: str
    member: str


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    created: int
    rights: list[str]
    seats: list[str]  # "" for a free seat
    phase: str


class Tables(msgspec.Struct):
    tables: list[Listed]


class ClassFound(msgspec.Struct):
    """What somebody with the code of a class learns before they join; `people` counts by table and seat."""

    title: str
    seating: Literal["deal", "choose"]
    per_table: int
    people: list[list[int]]


class Found(msgspec.Struct):
    """What somebody with a code learns before they sit down, or before they join a class."""

    id: str
    game: str
    language: str
    phase: str
    locked: bool
    seats: list[SeatInfo]
    kind: Literal["table", "class"] = "table"
    class_: ClassFound | None = None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down by code or invitation; seat -1 takes any free one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    key: Secret = ""
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Exchange a link for the right it gives."""

    ticket: Secret


class Seated(msgspec.Struct):
    """What somebody may do at a table now."""

    table: str
    member: str
    seats: list[int]
    rights: list[str]
    code: str = ""  # the short code for others, for people who play or facilitate
    barred: bool = False  # the host removed this person


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """A new link: to watch, to facilitate, to export, or to continue a seat on another device."""

    right: Literal["play", "watch", "facilitate", "export"]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1
    member: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Invitation(msgspec.Struct):
    """The secret of a link; it is valid for `lasts` milliseconds, `until` then. Both are 0 if it never expires."""

    ticket: str
    right: str
    until: int
    lasts: int


class Accepted(msgspec.Struct):
    """The command was carried out and stored."""

    sequence: int
    position: int


class Frames(msgspec.Struct):
    """Frames as over the socket, oldest first; empty if nothing happened in time."""

    frames: list[Snapshot | Delta]
    you: You


class Past(msgspec.Struct):
    """Events before those of a snapshot."""

    events: list[Told]
    first: int


class Story(msgspec.Struct):
    language: str
    lines: list[str]


class Position(msgspec.Struct):
    """What the viewer saw after so many actions."""

    step: int
    steps: int
    view: dict[str, object]
    action: int | None  # the next action, if the viewer may know it


class HintChoice(msgspec.Struct):
    """One candidate: how often the bot tried it, its expected score from 0 to 1, and the expected continuation."""

    action: int
    visits: int
    value: float
    line: list[int]


class Hint(msgspec.Struct):
    """A suggested action with reasons, from so many worlds consistent with what the seat knows."""

    position: int
    action: int
    worlds: int
    choices: list[HintChoice]


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Continue from a step at a new table."""

    step: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    seats: Annotated[list[SeatSetup], msgspec.Meta(max_length=8)]
    name: Name = ""
    language: Language = "en"


class Upload(msgspec.Struct, forbid_unknown_fields=True):
    """Continue from a step of a replay file."""

    replay: dict[str, object]
    branch: Branch


class Webhooked(msgspec.Struct):
    kind: str


class Health(msgspec.Struct):
    """The state of the server: "ok", or one word for the trouble, such as "disk-full" or "database-unreachable"."""

    status: str
    version: str
    tables: int
