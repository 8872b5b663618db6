"""What people can ask of a class, one class per command. `roles.py` says which role may, by the command's own name.

Tables are numbered from 1. An empty list of tables means all of them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.classroom.lesson_plan import Id, Number, PlannedInject, Text, Turn

Tables = Annotated[list[Number], msgspec.Meta(max_length=24)]
Somewhere = Annotated[int, msgspec.Meta(ge=0, le=24)]  # a table from 1, or 0 for none
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
MemberId = Annotated[str, msgspec.Meta(max_length=40)]
Alias = Annotated[str, msgspec.Meta(max_length=40)]
Show = Literal["join", "overview", "table"]


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", omit_defaults=True, kw_only=True):
    """What every command has: its name, and a reason for the log of the class if there is one."""

    reason: Text = ""


class Start(Command, tag="start"):
    """Start tables that have people; bots of this name take their free seats."""

    tables: Tables = []
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "level:3"


class Pause(Command, tag="pause"):
    """Pause tables."""

    tables: Tables = []


class Resume(Command, tag="resume"):
    """Let paused or frozen tables go on."""

    tables: Tables = []


class Freeze(Command, tag="freeze"):
    """Stop tables to discuss a topic that everybody sees."""

    text: Text = ""
    tables: Tables = []


class Timebox(Command, tag="timebox"):
    """Give the current phase of tables so many seconds from now."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=7200)] = 240
    tables: Tables = []
    label: Id = ""


class Extend(Command, tag="extend"):
    """Add time to the current timebox or clock of tables."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=7200)] = 60
    tables: Tables = []


class Message(Command, tag="message"):
    """Send a text to everybody at tables."""

    text: Text = ""
    tables: Tables = []


class Inject(Command, tag="inject"):
    """Plan an inject, or replace the planned one of the same id; `now` fires it at once."""

    inject: PlannedInject


class Fire(Command, tag="fire"):
    """Fire a planned inject now, wherever it has not fired yet."""

    inject: Id


class Cancel(Command, tag="cancel"):
    """Drop a planned inject that has not fired everywhere yet."""

    inject: Id


class Place(Command, tag="place"):
    """Move somebody to a table and seat; table 0 takes them out of play, seat -1 is the smallest team there."""

    member: MemberId
    table: Somewhere = 0
    seat: SeatNumber = -1


class Choose(Command, tag="choose"):
    """Student: take a place yourself, if the class lets students choose and play has not started there."""

    table: Somewhere = 0
    seat: SeatNumber = -1


class Rename(Command, tag="rename"):
    """Change somebody's alias."""

    member: MemberId
    alias: Alias


class Remove(Command, tag="remove"):
    """Remove somebody from the class; their browser and personal code no longer work."""

    member: MemberId


class Captain(Command, tag="captain"):
    """Let this member decide for their team from now on."""

    member: MemberId


class Bot(Command, tag="bot"):
    """Let a bot play a seat; an empty name withdraws it."""

    table: Number
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "level:3"


class Rule(Command, tag="rule"):
    """Announce a ruling at a table, with its reason."""

    table: Number
    text: Text


class RollBack(Command, tag="rollback"):
    """Take a table back to the position after so many actions, with a reason."""

    table: Number
    to: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]


class Micro(Command, tag="micro"):
    """Open the micro-debrief at tables, or close it."""

    on: bool = True
    tables: Tables = []


class Note(Command, tag="note"):
    """Write a private note about a table, or about the class (table 0)."""

    text: Text
    table: Somewhere = 0
    turn: Turn = 0


class Mark(Command, tag="mark"):
    """Mark how well a table reaches an objective, from 1 to 4, with evidence."""

    table: Number
    objective: Id
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    text: Text = ""
    turn: Turn = 0


class Project(Command, tag="project"):
    """Choose what the projector shows; `step` moves through what happened last at that table, -1 is now."""

    show: Show
    table: Somewhere = 0
    step: Annotated[int, msgspec.Meta(ge=-1, le=1000)] = -1


class End(Command, tag="end"):
    """End the class: its games stop, and nobody can join any more."""


Any = (
    Start
    | Pause
    | Resume
    | Freeze
    | Timebox
    | Extend
    | Message
    | Inject
    | Fire
    | Cancel
    | Place
    | Choose
    | Rename
    | Remove
    | Captain
    | Bot
    | Rule
    | RollBack
    | Micro
    | Note
    | Mark
    | Project
    | End
)


def name(command: Command | type[Command]) -> str:
    """Return the name of a command, which is also the right it needs."""
    return str(command.__struct_config__.tag)
