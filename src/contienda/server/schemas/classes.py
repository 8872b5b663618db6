"""Messages about classes: requests and responses over HTTP, and frames of the class socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.classroom import commands
from contienda.classroom.document import ClassDocument
from contienda.server.schemas.frames import Beat, Bye
from contienda.server.schemas.http import Secret
from contienda.table.patch import Operation

Alias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ClassCreated(msgspec.Struct):
    """The address of a new class, and the code with which people join it."""

    id: str
    code: str


class ClassListed(msgspec.Struct):
    """A class in a list."""

    id: str
    title: str
    game: str
    role: str
    phase: str
    created: int


class Classes(msgspec.Struct):
    classes: list[ClassListed]


class ClassJoin(msgspec.Struct, forbid_unknown_fields=True):
    """Join a class by its code. Table -1 lets the class choose; so does seat -1."""

    alias: Alias
    code: Secret
    table: Annotated[int, msgspec.Meta(ge=-1, le=24)] = -1
    seat: Annotated[int, msgspec.Meta(ge=-1, le=15)] = -1


class ClassReturn(msgspec.Struct, forbid_unknown_fields=True):
    """Come back on another device with your personal code."""

    personal: Secret


class ClassSeated(msgspec.Struct):
    """Who you are in the class, and where you sit; table 0 is none. `personal` brings you back on another device."""

    member: str
    role: str
    alias: str
    personal: str
    table: int
    seat: int
    table_id: str  # "" until play has begun there


class ClassRole(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for a link that gives one person this role."""

    role: Literal["cofacilitator", "evaluator", "observer", "projector"]


class RoleLink(msgspec.Struct):
    """A link that works once, for `lasts` milliseconds."""

    url: str
    lasts: int


class ClassClaim(msgspec.Struct, forbid_unknown_fields=True):
    """Exchange a link for the role it gives."""

    ticket: Secret


class ClassMember(msgspec.Struct, forbid_unknown_fields=True):
    """A student who lost their personal code."""

    member: Annotated[str, msgspec.Meta(max_length=40)]


class PersonalCode(msgspec.Struct):
    """A new personal code; the old one no longer works."""

    personal: str


class ClassDo(msgspec.Struct, forbid_unknown_fields=True):
    command: commands.Any


class ClassAccepted(msgspec.Struct):
    """The command was carried out and stored."""

    sequence: int


class ClassWhole(msgspec.Struct, tag_field="t", tag="class"):
    """Everything; it replaces whatever the viewer knew before."""

    sequence: int
    now: int
    document: ClassDocument


class ClassPatch(msgspec.Struct, tag_field="t", tag="patch"):
    """What changed since frame `sequence` - 1; a viewer who missed one asks for everything."""

    sequence: int
    now: int
    patch: list[Operation]


class ClassDone(msgspec.Struct, tag_field="t", tag="done"):
    """The command was carried out and stored."""

    id: str


class ClassRefused(msgspec.Struct, tag_field="t", tag="refused"):
    """The command was refused, and nothing has changed."""

    id: str
    error: str
    text: str


class ClassMessage(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """From a viewer: a command with the viewer's own id for it, or a request for everything."""

    id: Annotated[str, msgspec.Meta(max_length=40)] = ""
    command: commands.Any | None = None
    resync: bool = False


ClassFrame = ClassWhole | ClassPatch | ClassDone | ClassRefused | Beat | Bye
encoder = msgspec.json.Encoder()
messages = msgspec.json.Decoder(ClassMessage)
