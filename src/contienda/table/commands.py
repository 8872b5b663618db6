"""What people can ask of a table, one class per command. `authorization.py` decides whether they may."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.table.setup import Name, SeatSetup, Text

SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Step = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Code = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Nonce = Annotated[str, msgspec.Meta(max_length=40)]
MemberId = Annotated[str, msgspec.Meta(max_length=40)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """Fields of every command: the seat it is for, if its sender holds several; -1 means the only one."""

    seat: SeatNumber = -1


class Act(Command, tag="act"):
    """Take a legal action in the position made by entry `expect`, in the seat's own numbering.

    A repeated `nonce` changes nothing.
    """

    action: Code = 0
    expect: Step = 0
    nonce: Nonce = ""


class Type(Command, tag="type"):
    """Enter the outcome of physical dice or cards; `more` follow it, in that order, such as the rest of a hand."""

    action: Code = 0
    more: Annotated[list[Code], msgspec.Meta(max_length=60)] = []
    expect: Step = 0


class Undo(Command, tag="undo"):
    """Undo your own last decision; if something became known since, ask the table."""

    expect: Step = 0


class Answer(Command, tag="answer"):
    """Agree or disagree with a request to undo."""

    agree: bool = False


class RollBack(Command, tag="rollback"):
    """Facilitator: go back to the position after so many actions, in the numbering of the seat you look from."""

    to: Step = 0
    reason: Text = ""


class Start(Command, tag="start"):
    """Host: start, with bots in the free seats."""

    bot: BotName = "level:3"


class Leave(Command, tag="leave"):
    """Leave your seat."""


class Remove(Command, tag="remove"):
    """Facilitator: remove a person from the table, for good unless you readmit them."""

    member: MemberId = ""


class Readmit(Command, tag="readmit"):
    """Facilitator: let a removed person come back."""

    member: MemberId = ""


class Consent(Command, tag="consent"):
    """Facilitator: allow the next person in a seat to have seen another hand, or withdraw that."""

    on: bool = True


class Captain(Command, tag="captain"):
    """Captain or facilitator: let another member of the team decide from now on."""

    member: MemberId = ""


class Reseat(Command, tag="reseat"):
    """Facilitator: open a seat, make it a team's, or give it to a bot."""

    to: SeatSetup = msgspec.field(default_factory=lambda: SeatSetup("open"))


class StandIn(Command, tag="standin"):
    """Let a bot play for a seat; an empty name withdraws it."""

    bot: BotName = "level:3"


class Pause(Command, tag="pause"):
    reason: Text = ""


class Resume(Command, tag="resume"):
    pass


class Extend(Command, tag="extend"):
    """Facilitator: add time to the current decision."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] = 60


class Chat(Command, tag="chat"):
    """Send a line to the table or to your own team; a line to the team can propose an action."""

    text: Text = ""
    team: bool = False
    action: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1


class Note(Command, tag="note"):
    """Write a note that only its author can read."""

    text: Text = ""


class Switch(Command, tag="switch"):
    """Facilitator: change settings that may change during play."""

    table_chat: bool | None = None
    team_chat: bool | None = None
    pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None
    locked: bool | None = None


class Show(Command, tag="show"):
    """Let spectators see what the seat sees, or stop it."""

    on: bool = False


class Vote(Command, tag="vote"):
    """Vote for an action of your team, perhaps with a word; it replaces your earlier vote.

    With `expect`, the vote counts only in the position made by that entry.
    """

    action: Code = 0
    word: Annotated[str, msgspec.Meta(max_length=140)] = ""
    expect: Step = 0


class Unvote(Command, tag="unvote"):
    """Withdraw your vote."""


class MicroAnswer(Command, tag="microanswer"):
    """Answer the question of the micro-debrief for your team; a later answer replaces it."""

    text: Text = ""


class Freeze(Command, tag="freeze"):
    """Facilitator: stop the table to discuss something; `resume` goes on."""

    text: Text = ""
    kind: Literal["freeze", "stop"] = "freeze"


class Timebox(Command, tag="timebox"):
    """Facilitator: give the current phase of the lesson so many seconds; 0 takes the limit away."""

    label: Name = ""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class ExtendTimebox(Command, tag="extendtimebox"):
    """Facilitator: add time to the current phase of the lesson."""

    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] = 60


class Inject(Command, tag="inject"):
    """Facilitator: tell everybody at the table something."""

    text: Text = ""


class Adjust(Command, tag="adjust"):
    """Facilitator: change the position by one of the game's adjustments, with a reason."""

    action: Code = 0
    reason: Text = ""


class Rule(Command, tag="rule"):
    """Facilitator: settle a question, with a reason everybody can read."""

    text: Text = ""
    reason: Text = ""


class OpenMicro(Command, tag="openmicro"):
    """Facilitator: ask the questions of the micro-debrief now."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=900)] = 45


class CloseMicro(Command, tag="closemicro"):
    """Facilitator: end the micro-debrief and go on."""


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
    | Vote
    | Unvote
    | MicroAnswer
    | Freeze
    | Timebox
    | ExtendTimebox
    | Inject
    | Adjust
    | Rule
    | OpenMicro
    | CloseMicro
)
__all__ = ["Any", "Command", "Name"]
