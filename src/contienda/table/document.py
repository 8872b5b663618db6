"""What a viewer may know about a table: one document per kind of viewer, a function of the log alone.

All viewers of one kind (members of a seat, or spectators) get the same bytes. The document changes only with the log,
so two versions can be compared and only the difference sent.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from contienda.core.state import CHANCE, OVER, SPECTATOR, View
from contienda.table.authorization import last_decision
from contienda.table.clock import deadline, left
from contienda.table.setup import PHYSICAL
from contienda.table.table import ENDED, PLAYING, Line, Table


class MemberInfo(TypedDict):
    """A person at the table."""

    id: str
    name: str


class SeatInfo(TypedDict):
    """A seat. Its captain (a member id) decides for it, unless a bot does."""

    kind: str
    name: str
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
    another hand to sit at `seat`, or withdrew that; "seen": such a person sat down, having seen the hands of `seen`.
    """

    entry: int
    kind: str
    reason: str
    seat: int
    name: str
    seen: list[int]


Actor = int | Literal["chance"] | None  # who decides: a seat or chance; null after the end


class TableInfo(TypedDict):
    """What everybody knows about a table."""

    id: str
    game: str
    version: int
    language: str
    phase: str
    step: int
    actor: Actor
    seats: list[SeatInfo]
    removed: list[MemberInfo]  # people who may not come back
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


class TableDocument(TypedDict):
    """What a viewer may know: the table, their view of the position, and what they may do."""

    table: TableInfo
    view: View
    legal: list[int]
    typing: list[str]
    undo: Literal["maybe", "ask"] | None


def document(table: Table, viewer: int) -> TableDocument:
    """Return everything a seat, or SPECTATOR, may know now."""
    actor = table.actor()
    on = table.now.phase == PLAYING and table.now.paused is None and actor != OVER
    return {
        "table": public(table, viewer),
        "view": table.state.view(viewer),
        "legal": table.state.actions() if on and actor == viewer else [],
        "typing": typing(table) if on and viewer in table.typists_now() else [],
        "undo": way_back(table, viewer) if on and viewer >= 0 else None,
    }


def way_back(table: Table, viewer: int) -> Literal["maybe", "ask"] | None:
    """Tell whether a seat may undo: perhaps at once, or by asking."""
    last = len(table.actions) - 1
    if table.setup.dice == PHYSICAL and last >= len(table.setup.opening) and table.actors[last] == CHANCE:
        return "maybe"  # the seat may have typed in that outcome
    step = last_decision(table, viewer)
    known = table.unseen(viewer)  # must not reveal that somebody decided unseen
    return None if step is None else "maybe" if known.step(step) == known.step(len(table.actions)) - 1 else "ask"


def typing(table: Table) -> list[str]:
    """Return the chance verbs a person may type in now; the codes themselves could reveal hidden facts."""
    say = table.game.vocabulary.say
    return sorted({say(action).verb.name for action in table.state.actions()})


def public(table: Table, viewer: int = SPECTATOR) -> TableInfo:
    """Return what everybody knows about the table, in one viewer's numbering."""
    setup, now = table.setup, table.now
    steps = table.unseen(viewer)
    over = now.phase == ENDED
    actor = table.actor()
    return {
        "id": table.id,
        "game": setup.game,
        "version": setup.version,
        "language": setup.language,
        "phase": now.phase,
        "step": steps.step(len(table.actions)),
        "actor": "chance" if actor == CHANCE else None if actor == OVER else actor,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "members": [{"id": each.id, "name": each.name} for each in seat.members],
                "captain": seat.captain,
                "bot": seat.bot,
                "shown": seat.shown,
                "consent": number in now.consents,
            }
            for number, seat in enumerate(now.seats)
        ],
        "removed": [{"id": each.id, "name": each.name} for each in now.removed],
        "paused": now.paused,
        "request": None
        if now.request is None
        else {"seat": now.request.seat, "to": steps.step(now.request.to), "agreed": now.request.agreed},
        "clock": None
        if setup.clock.mode == "none"
        else {
            "mode": setup.clock.mode,
            "left": [left(table, seat) for seat in range(len(now.seats))],
            "deadline": deadline(table),
        },
        "chat": {"table": now.table_chat, "team": now.team_chat},
        "pace": now.pace,
        "locked": now.locked,
        "dice": setup.dice,
        "commitment": setup.commitment,
        "seed": table.seed.hex() if over else None,
        "parent": setup.parent or None,
        "rematch": now.rematch or None,
        "rulings": rulings(table, viewer),
        "ending": table.state.ending() if over else None,
        "scores": table.state.scores() if over else None,
    }


def rulings(table: Table, viewer: int) -> list[RulingInfo]:
    """Return the host's rulings in order."""
    known = table.unseen(viewer)
    found: list[tuple[int, RulingInfo]] = [
        (entry, {"entry": known.entry(entry), "kind": "back", "reason": reason, "seat": -1, "name": "", "seen": []})
        for entry, reason in table.now.reasons
    ]
    found += [
        (
            each.entry,
            {
                "entry": known.entry(each.entry),
                "kind": each.kind,
                "reason": "",
                "seat": each.seat,
                "name": each.name,
                "seen": each.seen,
            },
        )
        for each in table.now.rulings
    ]
    return [ruling for _, ruling in sorted(found, key=lambda each: each[0])]


def reads(line: Line, viewer: int) -> bool:
    """Tell whether viewers of that seat may read a line of chat."""
    return line.seat in (-1, viewer)
