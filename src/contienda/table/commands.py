"""What people can ask of a table, one kind each. Whether they may is decided in `plan.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from contienda.table.setup import Name, SeatSetup, Text

SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Step = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Code = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Nonce = Annotated[str, msgspec.Meta(max_length=40)]
MemberId = Annotated[str, msgspec.Meta(max_length=40)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """What all kinds share: the seat it is done for, where somebody holds several; -1 means the only one."""

    seat: SeatNumber = -1


class Act(Command, tag="act"):
    """Take a legal action in the position that entry `expect`, as the seat counts, made.

    A repeated `nonce` changes nothing.
    """

    action: Code = 0
    expect: Step = 0
    nonce: Nonce = ""


class Type(Command, tag="type"):
    """Say how physical dice or cards fell."""

    action: Code = 0
    expect: Step = 0


class Undo(Command, tag="undo"):
    """Take back the last decision of one's own; if something became known since, ask the table."""

    expect: Step = 0


class Answer(Command, tag="answer"):
    """Agree or not to a request to take something back."""

    agree: bool = False


class RollBack(Command, tag="rollback"):
    """Facilitator: go back to the position after so many actions, in the numbers of the seat looked from."""

    to: Step = 0
    reason: Text = ""


class Start(Command, tag="start"):
    """Host: begin, with bots at the seats nobody took."""

    bot: BotName = "level:3"


class Leave(Command, tag="leave"):
    """Get up."""


class Remove(Command, tag="remove"):
    """Facilitator: remove a person from the table, for good unless they are readmitted."""

    member: MemberId = ""


class Readmit(Command, tag="readmit"):
    """Facilitator: let a person come back who was removed."""

    member: MemberId = ""


class Consent(Command, tag="consent"):
    """Facilitator: let the next person sit at a seat who has seen another hand, or no longer."""

    on: bool = True


class Captain(Command, tag="captain"):
    """Captain or facilitator: another member of the team decides from now on."""

    member: MemberId = ""


class Reseat(Command, tag="reseat"):
    """Facilitator: open a seat, make it a team's, or give it to a bot."""

    to: SeatSetup = msgspec.field(default_factory=lambda: SeatSetup("open"))


class StandIn(Command, tag="standin"):
    """A bot plays for a seat until it is called off by an empty name."""

    bot: BotName = "level:3"


class Pause(Command, tag="pause"):
    reason: Text = ""


class Resume(Command, tag="resume"):
    pass


class Extend(Command, tag="extend"):
    """Facilitator: more time for the running decision."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] = 60


class Chat(Command, tag="chat"):
    """A line for the table or for one's own team; to the team, an action can be proposed with it."""

    text: Text = ""
    team: bool = False
    action: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Note(Command, tag="note"):
    """A note only its author can read."""

    text: Text = ""


class Switch(Command, tag="switch"):
    """Facilitator: settings that may change during play."""

    table_chat: bool | None = None
    team_chat: bool | None = None
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    locked: bool | None = None


class Show(Command, tag="show"):
    """Let spectators see what the seat sees, or no longer."""

    on: bool = False


Any = (
    Act
    | Type
    | Undo
    | Answer
    | RollBack
    | Start
    | Leave
    | Remove
    | Readmit
    | Consent
    | Captain
    | Reseat
    | StandIn
    | Pause
    | Resume
    | Extend
    | Chat
    | Note
    | Switch
    | Show
)
__all__ = ["Any", "Command", "Name"]
