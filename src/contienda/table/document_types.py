"""The shape of what a viewer may know about a table; `document.py` fills it in.

It is declared apart from the functions because those are compiled, and compiled modules declare no types that others
read at run time.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from contienda.core.state import View


class MemberInfo(TypedDict):
    """A person at the table."""

    id: str
    name: str


class SeatInfo(TypedDict):
    """A seat. Its captain (a member id) decides for it, unless a bot does."""

    kind: str
    name: str
    side: str  # the id of its side in the rules, "" if the game has none
    members: list[MemberInfo]
    captain: str
    bot: str
    shown: bool
    consent: bool  # the next person here may have seen another hand


class RequestInfo(TypedDict):
    """A seat asks to undo what it did after `to` actions."""

    seat: int
    to: int
    agreed: list[int]


class ClockInfo(TypedDict):
    """Milliseconds left for each seat, and the deadline of the current decision."""

    mode: str
    left: list[int]
    deadline: int | None


class ChatInfo(TypedDict):
    """Who may chat: everybody at the table, members of a team among themselves."""

    table: bool
    team: bool


class RulingInfo(TypedDict):
    """A ruling of the host.

    "back": the game went back, with the reason; "consent" and "withdrawn": the host allowed a person who has seen
    another hand to sit at `seat`, or withdrew that; "seen": such a person sat down, having seen the hands of `seen`;
    "ruling": the host settled a question with `text`, for this reason.
    """

    entry: int
    kind: str
    text: str
    reason: str
    seat: int
    name: str
    seen: list[int]


class TimeboxInfo(TypedDict):
    """The time for a phase of the lesson; it stands still with the table, and has no deadline then."""

    label: str
    seconds: int
    deadline: int | None
    left: int  # milliseconds, when it last started or stopped
    over: bool


class DiscussionInfo(TypedDict):
    """What the table discusses while it stands still; a "stop" is one of the lesson plan."""

    kind: Literal["freeze", "stop"]
    text: str


class InjectInfo(TypedDict):
    """What the facilitator told everybody ("text"), or why they changed the position ("adjust")."""

    entry: int
    text: str
    by: str  # a name
    kind: Literal["text", "adjust"]


class MicroInfo(TypedDict):
    """The micro-debrief after a turn: the seats asked, and those that have answered. The table stands still."""

    turn: int
    until: int | None  # None while the table is paused
    left: int  # milliseconds, when it last started or stopped
    asked: list[int]
    answered: list[int]


Actor = int | Literal["chance"] | None  # who decides: a seat or chance; null after the end


class TableInfo(TypedDict):
    """What everybody knows about a table."""

    id: str
    game: str
    version: int
    language: str
    options: dict[str, str]  # all of them: they decide how each side wins
    phase: str
    step: int
    actor: Actor
    seats: list[SeatInfo]
    removed: list[MemberInfo]  # people who may not come back
    paused: str | None
    discussion: DiscussionInfo | None
    decides: Literal["captain", "majority", "rotation"]
    timebox: TimeboxInfo | None
    injects: list[InjectInfo]  # the newest last
    micro: MicroInfo | None
    classroom: str | None  # the id of its class
    request: RequestInfo | None
    clock: ClockInfo | None
    chat: ChatInfo
    pace: int
    locked: bool
    dice: str
    keeper: bool
    commitment: str
    seed: str | None
    parent: str | None
    rematch: str | None
    rulings: list[RulingInfo]
    ending: str | None
    scores: list[float] | None


class WordInfo(TypedDict):
    """A word that a member gave with their vote."""

    name: str
    text: str


class ProposalInfo(TypedDict):
    """An action and the members who voted for it."""

    action: int
    votes: list[str]
    words: list[WordInfo]


class BallotInfo(TypedDict):
    """The votes of the team to decide, for its own members: proposals in the order they were made."""

    proposals: list[ProposalInfo]
    voted: int
    of: int


class MicroFactInfo(TypedDict):
    """A text of the game and its arguments; an argument `kind:name` names a piece."""

    key: str
    args: dict[str, int | str]


class MicroQuestionInfo(TypedDict):
    """What the micro-debrief asks this seat, facts that help, and the team's answer so far."""

    question: str
    facts: list[MicroFactInfo]
    answer: str


class OutcomeInfo(TypedDict):
    """One thing that can be drawn or rolled now, and how many copies of it are left."""

    code: int
    copies: int


class EntryInfo(TypedDict):
    """What to find out at the real table: `count` outcomes of a verb in a row.

    `seat` draws it unseen, -1 if all see it. Only at a table with a keeper, `outcomes` says what is left.
    """

    verb: str
    seat: int
    count: int
    outcomes: list[OutcomeInfo]


class Situation(TypedDict):
    """The table, and a viewer's view of the position."""

    table: TableInfo
    view: View


class Choices(TypedDict):
    """What a viewer may do."""

    legal: list[int]
    typing: list[str]
    entry: EntryInfo | None
    undo: Literal["maybe", "ask"] | None
    ballot: BallotInfo | None
    micro_question: MicroQuestionInfo | None


class TableDocument(Situation, Choices):
    """What a viewer may know, and what they may do."""
