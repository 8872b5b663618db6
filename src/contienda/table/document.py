"""What a viewer may know about a table: one document per kind of viewer, a function of the log alone.

All viewers of one kind (members of a seat, or spectators) get the same bytes. The document changes only with the log,
so two versions can be compared and only the difference sent.
"""

from __future__ import annotations

from typing import Literal, cast

from contienda.core.state import CHANCE, OVER, SPECTATOR
from contienda.play import paper
from contienda.table import teams
from contienda.table.authorization import last_decision, last_kept
from contienda.table.clock import deadline, left, micro_deadline, timebox_deadline
from contienda.table.document_types import (
    BallotInfo,
    Choices,
    EntryInfo,
    MicroInfo,
    MicroQuestionInfo,
    RulingInfo,
    TableDocument,
    TableInfo,
    TimeboxInfo,
)
from contienda.table.setup import PHYSICAL
from contienda.table.status import Ruling
from contienda.table.table import ENDED, PLAYING, Line, Table


def document(table: Table, viewer: int) -> TableDocument:
    """Return everything a seat, or SPECTATOR, may know now."""
    return {"table": public(table, viewer), "view": table.state.view(viewer), **choices(table, viewer)}


def choices(table: Table, viewer: int) -> Choices:
    """Return what a viewer may do now."""
    actor = table.actor()
    on = table.now.phase == PLAYING and not table.now.still() and actor != OVER
    return {
        "legal": table.state.actions() if on and actor == viewer else [],
        "typing": typing(table) if on and viewer in table.typists_now() else [],
        "entry": entry(table) if on and viewer in table.typists_now() else None,
        "undo": way_back(table, viewer) if on and viewer >= 0 else None,
        "ballot": ballot(table, viewer),
        "micro_question": micro_question(table, viewer),
    }


def ballot(table: Table, viewer: int) -> BallotInfo | None:
    """Return the votes of a team, if it is the viewer's and decides now."""
    seat = table.deciding()
    if seat is None or seat.bot or seat.kind != "team" or table.actor() != viewer:
        return None
    return {
        "proposals": [
            {
                "action": each.action,
                "votes": [vote.member for vote in each.votes],
                "words": [{"name": vote.name, "text": vote.word} for vote in each.votes if vote.word],
            }
            for each in teams.proposals(table)
        ],
        "voted": len(table.now.votes),
        "of": len(seat.members),
    }


def micro_question(table: Table, viewer: int) -> MicroQuestionInfo | None:
    """Return what the micro-debrief asks this seat."""
    micro = table.now.micro
    for each in micro.questions if micro is not None else []:
        if micro is not None and each.seat == viewer:
            return {
                "question": each.question,
                "facts": [{"key": fact.key, "args": fact.args} for fact in each.facts],
                "answer": micro.answers.get(viewer, ""),
            }
    return None


def way_back(table: Table, viewer: int) -> Literal["maybe", "ask"] | None:
    """Tell whether a seat may undo: perhaps at once, or by asking."""
    last = len(table.actions) - 1
    if table.setup.keeper:
        return None if last_kept(table) is None else "maybe"
    if table.setup.dice == PHYSICAL and last >= len(table.setup.opening) and table.actors[last] == CHANCE:
        return "maybe"  # the seat may have typed in that outcome
    step = last_decision(table, viewer)
    known = table.unseen(viewer)  # must not reveal that somebody decided unseen
    return None if step is None else "maybe" if known.step(step) == known.step(len(table.actions)) - 1 else "ask"


def typing(table: Table) -> list[str]:
    """Return the chance verbs a person may type in now; the codes themselves could reveal hidden facts."""
    say = table.game.vocabulary.say
    return sorted({say(action).verb.name for action in table.state.actions()})


def entry(table: Table) -> EntryInfo:
    """Return what to draw or roll. What is left is told only to a keeper, from whom nothing is hidden."""
    asked = paper.Asking(table.game, table.state)
    return {
        "verb": asked.verb.name,
        "seat": asked.seat,
        "count": asked.count,
        "outcomes": [{"code": each["code"], "copies": each["copies"]} for each in asked.outcomes()]
        if table.setup.keeper
        else [],
    }


def public(table: Table, viewer: int = SPECTATOR) -> TableInfo:
    """Return what everybody knows about the table, in one viewer's numbering."""
    return cast(TableInfo, {**arranged(table, viewer), **moved(table, viewer)})


def moved(table: Table, viewer: int) -> dict[str, object]:
    """Return the part of it that decisions change."""
    setup, now = table.setup, table.now
    steps = table.unseen(viewer)
    over = now.phase == ENDED
    actor = table.actor()
    return {
        "phase": now.phase,
        "step": steps.step(len(table.actions)),
        "actor": "chance" if actor == CHANCE else None if actor == OVER else actor,
        "timebox": timebox(table),
        "micro": micro(table),
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
        "seed": table.seed.hex() if over and (now.revealed or not setup.deal) else None,
        "ending": table.state.ending() if over else None,
        "scores": table.state.scores() if over else None,
    }


def arranged(table: Table, viewer: int) -> dict[str, object]:
    """Return the part of it that no decision changes, except the last one of a game."""
    setup, now = table.setup, table.now
    steps = table.unseen(viewer)
    return {
        "id": table.id,
        "game": setup.game,
        "version": setup.version,
        "language": setup.language,
        "options": setup.options,
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "side": table.game.sides[number] if number < len(table.game.sides) else "",
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
        "discussion": None
        if now.discussion is None
        else {"kind": "stop" if now.discussion.kind == "stop" else "freeze", "text": now.discussion.text},
        "decides": setup.decides,
        "injects": [
            {
                "entry": steps.entry(each.entry),
                "text": each.text,
                "by": each.name,
                "kind": "adjust" if each.kind == "adjust" else "text",
            }
            for each in now.notices
        ],
        "classroom": setup.classroom or None,
        "chat": {"table": now.table_chat, "team": now.team_chat},
        "pace": now.pace,
        "locked": now.locked,
        "dice": setup.dice,
        "keeper": setup.keeper,
        "commitment": setup.commitment,
        "parent": setup.parent or None,
        "rematch": now.rematch or None,
        "rulings": rulings(table, viewer),
    }


def timebox(table: Table) -> TimeboxInfo | None:
    """Return the time for the current phase of the lesson."""
    box = table.now.timebox
    if box is None:
        return None
    return {
        "label": box.label,
        "seconds": box.milliseconds // 1000,
        "deadline": timebox_deadline(table),
        "left": max(0, box.timer.left),
        "over": box.over,
    }


def micro(table: Table) -> MicroInfo | None:
    """Return what everybody knows of an open micro-debrief."""
    found = table.now.micro
    if found is None:
        return None
    return {
        "turn": found.turn,
        "until": micro_deadline(table),
        "left": max(0, found.timer.left),
        "asked": [each.seat for each in found.questions],
        "answered": sorted(found.answers),
    }


def rulings(table: Table, viewer: int) -> list[RulingInfo]:
    """Return the host's rulings in order."""
    known = table.unseen(viewer)
    found: list[tuple[int, RulingInfo]] = [
        (entry, ruled(known.entry(entry), Ruling(entry, "back", -1, reason=reason)))
        for entry, reason in table.now.reasons
    ]
    found += [(each.entry, ruled(known.entry(each.entry), each)) for each in table.now.rulings]
    return [ruling for _, ruling in sorted(found, key=lambda each: each[0])]


def ruled(entry: int, ruling: Ruling) -> RulingInfo:
    """Return a ruling under the viewer's own number of its entry."""
    return {
        "entry": entry,
        "kind": ruling.kind,
        "text": ruling.text,
        "reason": ruling.reason,
        "seat": ruling.seat,
        "name": ruling.name,
        "seen": ruling.seen,
    }


def reads(line: Line, viewer: int) -> bool:
    """Tell whether viewers of that seat may read a line of chat."""
    return line.seat in (-1, viewer)
