"""What travels over a socket: frames to a viewer, messages from one. All JSON, each kind told by its `t`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from contienda.table import commands


class You(msgspec.Struct):
    """Who the viewer is at this table."""

    member: str
    name: str
    seats: list[int]
    facilitates: bool
    viewer: int  # the seat looked from, -3 for a spectator


class Said(msgspec.Struct, omit_defaults=True):
    """A line of chat, or a note of one's own; `seat` -1 is the whole table."""

    sequence: int
    at: int
    by: str
    name: str
    seat: int
    text: str
    action: int = -1
    note: bool = False
    step: int = 0


class Operation(msgspec.Struct, omit_defaults=True):
    """One step of a JSON Patch (RFC 6902)."""

    op: str
    path: str
    value: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class MemberInfo(msgspec.Struct):
    id: str
    name: str


class SeatInfo(msgspec.Struct):
    """A seat; the captain, by member id, decides for it, or a bot does."""

    kind: str
    name: str
    members: list[MemberInfo]
    captain: str
    bot: str
    shown: bool
    consent: bool  # the next person may sit here who has seen another hand


class RequestInfo(msgspec.Struct):
    """A seat asks to take back what it did after `to` actions."""

    seat: int
    to: int
    agreed: list[int]


class ClockInfo(msgspec.Struct):
    """Milliseconds left to each seat, and when the running decision must be made."""

    mode: str
    left: list[int]
    deadline: int | None


class ChatInfo(msgspec.Struct):
    table: bool
    team: bool


class RulingInfo(msgspec.Struct):
    """What the host decided.

    "back" for going back, with the reason; "consent" and "withdrawn" for letting somebody sit at `seat` who has seen
    another hand; "seen" for whoever sat down there by it, having seen the hands of `seen`.
    """

    entry: int
    kind: str
    reason: str
    seat: int
    name: str
    seen: list[int]


class TableInfo(msgspec.Struct):
    """What everybody knows about a table."""

    id: str
    game: str
    version: int
    language: str
    phase: str
    step: int
    actor: int | str | None
    seats: list[SeatInfo]
    removed: list[MemberInfo]  # those who may not come back
    paused: str | None
    request: RequestInfo | None
    clock: ClockInfo | None
    chat: ChatInfo
    pace: int
    locked: bool
    dice: str
    commitment: str
    seed: str | None
    parent: str | None
    rematch: str | None
    rulings: list[RulingInfo]
    ending: str | None
    scores: list[float] | None


class DocumentInfo(msgspec.Struct):
    """What a viewer may know: the table, his view of the position, and what he may do."""

    table: TableInfo
    view: dict[str, object]
    legal: list[int]
    typing: list[str]
    undo: str | None


class Snapshot(msgspec.Struct, tag_field="t", tag="snapshot"):
    """Everything; whatever the viewer knew before is replaced."""

    sequence: int
    position: int
    now: int
    you: You
    document: DocumentInfo
    events: list[list[object]]
    told: int  # how many events there are for this viewer, with those not sent here
    lines: list[Said]
    here: list[str]
    read_only: str = ""  # why nothing can be done at this table any more


class Delta(msgspec.Struct, tag_field="t", tag="delta"):
    """What changed since entry number `since`; a viewer who is not there asks for everything again."""

    since: int
    sequence: int
    position: int
    now: int
    patch: list[dict[str, object]]
    events: list[list[object]]
    told: int  # events up to here; a viewer who has more drops what was taken back
    lines: list[Said]


class Here(msgspec.Struct, tag_field="t", tag="here"):
    """Which members are connected."""

    members: list[str]


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """The command was carried out and stored."""

    id: str
    sequence: int
    position: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """It was not, and nothing has changed."""

    id: str
    error: str
    text: str
    position: int


class Beat(msgspec.Struct, tag_field="t", tag="beat"):
    """A sign of life."""

    now: int


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    """The server goes away; come back."""

    reason: str


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """From a viewer: a command with an id of his own, or a wish to be told everything again."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    command: commands.Any | None = None
    resync: bool = False


Frame = Snapshot | Delta
encoder = msgspec.json.Encoder()
messages = msgspec.json.Decoder(Message)
