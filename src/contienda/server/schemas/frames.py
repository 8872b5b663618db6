"""Socket messages: frames to a viewer, messages from one. All are JSON; `t` names the kind."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from contienda.table import commands
from contienda.table.document_types import TableDocument
from contienda.table.patch import Operation
from contienda.table.told import Told


class You(msgspec.Struct):
    """Who the viewer is at this table."""

    member: str
    name: str
    seats: list[int]
    facilitates: bool
    viewer: int  # the viewer's seat, -3 for a spectator
    may: Literal["decide", "vote", "watch"] = "watch"  # what this person may do in the current position


class Said(msgspec.Struct, omit_defaults=True):
    """A line of chat, or a note of your own; `seat` -1 is the whole table."""

    sequence: int
    at: int
    by: str
    name: str
    seat: int
    text: str
    action: int = -1
    note: bool = False
    step: int = 0


class Snapshot(msgspec.Struct, tag_field="t", tag="snapshot"):
    """Everything; it replaces whatever the viewer knew before."""

    sequence: int
    position: int
    now: int
    you: You
    document: TableDocument
    events: list[Told]
    told: int  # number of events for this viewer, including those not sent here
    lines: list[Said]
    here: list[str]
    read_only: str = ""  # why the table is read-only, if it is


class Delta(msgspec.Struct, tag_field="t", tag="delta"):
    """What changed since entry number `since`; a viewer who is elsewhere asks for a snapshot."""

    since: int
    sequence: int
    position: int
    now: int
    patch: list[Operation]
    events: list[Told]
    told: int  # events up to here; a viewer who has more drops the undone ones
    lines: list[Said]


class YouFrame(msgspec.Struct, tag_field="t", tag="you"):
    """What you may do has changed, or your seat has."""

    you: You


class Here(msgspec.Struct, tag_field="t", tag="here"):
    """Which members are connected."""

    members: list[str]


class Done(msgspec.Struct, tag_field="t", tag="done"):
    """The command was carried out and stored."""

    id: str
    sequence: int
    position: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The command was refused, and nothing has changed."""

    id: str
    error: str
    text: str
    position: int


class Beat(msgspec.Struct, tag_field="t", tag="beat"):
    """A heartbeat."""

    now: int


class Bye(msgspec.Struct, tag_field="t", tag="bye"):
    """The server is stopping; reconnect."""

    reason: str


class Message(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """From a viewer: a command with the viewer's own id for it, or a request for a snapshot."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    command: commands.Any | None = None
    resync: bool = False


Frame = Snapshot | Delta | YouFrame | Here | Done | Refused | Beat | Bye
encoder = msgspec.json.Encoder()
messages = msgspec.json.Decoder(Message)


def encoded(text: bytes) -> Any:
    """Return JSON that is already encoded, to be put into a frame as it is."""
    return msgspec.Raw(text)
