"""The records that go into and out of the store. All times are milliseconds since 1970."""

from __future__ import annotations

import msgspec

OPEN = "open"
OVER = "over"
TOUCHED_WITHIN = 10_000  # how much older than its last entry the time of a table may be: it has three indexes


class Conflict(Exception):
    """That id, code or sequence is taken: another process was first."""


class Missing(Exception):
    """There is no such table, or no longer."""


class Header(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    code: str  # the short code people type to find it
    game: str
    version: int
    setup: bytes
    seed: bytes
    created: int
    touched: int  # time of its last entry, within ten seconds
    state: str = OPEN
    listed: bool = False  # visible to everybody
    classroom: str = ""  # the class it belongs to
    owner: str = ""  # the process that serves it in a cluster, unless that of its class does
    epoch: int = 0


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    sequence: int  # from 1, without gaps
    at: int
    payload: bytes
    epoch: int = 0  # in which its owner wrote it; 0 if there is only one server


class Grant(msgspec.Struct, frozen=True):
    """What a session may do at a table."""

    table: str
    right: str
    seat: int  # -1 if the right belongs to no seat
    name: str


class Document(msgspec.Struct, frozen=True):
    """Something a game stores beside its tables, such as a room where two people meet; only the game can read it."""

    game: str
    kind: str  # the game's own word for it
    id: str
    code: str
    version: int  # grows by one with every change
    content: bytes
    created: int
    touched: int  # time of its last change
    state: str = OPEN


class Ticket(msgspec.Struct, frozen=True):
    """What an invitation gives to the person who takes it."""

    table: str
    right: str
    seat: int
    name: str
    until: int  # 0: never expires
    many: bool  # can be used repeatedly


class ClassHeader(msgspec.Struct, frozen=True):
    """What is known of a class without reading its log."""

    id: str
    code: str  # the short code people type to join it
    game: str
    setup: bytes
    created: int
    touched: int  # time of its last entry
    keep_days: int  # it is deleted so many days after its last entry, or that of its tables
    state: str = OPEN
    owner: str = ""  # the process that serves it in a cluster
    epoch: int = 0


class ClassTicket(msgspec.Struct, frozen=True):
    """What a link to a class gives to the person who takes it."""

    class_id: str
    role: str
    until: int
