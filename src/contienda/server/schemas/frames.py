"""What travels over a socket: frames to a viewer, messages from one. All JSON, each kind told by its `t`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from contienda.table import commands
from contienda.table.document import TableDocument
from contienda.table.patch import Operation
from contienda.table.viewer_numbering import Told


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


class Snapshot(msgspec.Struct, tag_field="t", tag="snapshot"):
    """Everything; whatever the viewer knew before is replaced."""

    sequence: int
    position: int
    now: int
    you: You
    document: TableDocument
    events: list[Told]
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
    patch: list[Operation]
    events: list[Told]
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


Frame = Snapshot | Delta | Here | Done | Refused | Beat | Bye
encoder = msgspec.json.Encoder()
messages = msgspec.json.Decoder(Message)
