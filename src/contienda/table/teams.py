"""How a team decides: members vote, and the captain, a majority or captains in turn have the last word."""

from __future__ import annotations

from typing import Literal

import msgspec

from contienda.core.errors import IllegalAction
from contienda.table import commands, entries
from contienda.table.callers import Caller, NotAllowed, in_play, own_seat, same_position
from contienda.table.status import Vote
from contienda.table.table import PLAYING, Table
from contienda.table.wording import tidied

May = Literal["decide", "vote", "watch"]


class Proposal(msgspec.Struct):
    """An action with the votes for it, the earliest first."""

    action: int
    votes: list[Vote]


def proposals(table: Table) -> list[Proposal]:
    """Return what the team to decide has voted for, in the order of the earliest votes."""
    found: dict[int, Proposal] = {}
    for vote in table.now.votes:
        found.setdefault(vote.action, Proposal(vote.action, [])).votes.append(vote)
    return list(found.values())


def leading(table: Table) -> Proposal | None:
    """Return the proposal with the most votes; of several, the one proposed first."""
    return max(proposals(table), key=lambda each: len(each.votes), default=None)


def votes(table: Table, seat: int) -> bool:
    """Tell whether votes decide for that seat, not a captain; a single member needs no vote."""
    if table.setup.keeper:
        return False  # the team has decided at the real table
    return table.setup.decides == "majority" and len(table.now.seats[seat].members) > 1


def elected(table: Table) -> int | None:
    """Return the action that votes have settled: more than half of the team want it, or everybody has voted."""
    seat = table.deciding()
    best = leading(table)
    if seat is None or seat.bot or best is None or not votes(table, table.actor()):
        return None
    members = len(seat.members)
    if 2 * len(best.votes) > members or len(table.now.votes) >= members:
        return best.action
    return None


def at_time_up(table: Table) -> int | None:
    """Return what votes decide when time is up; None if there are none, or a captain decides."""
    best = leading(table)
    return best.action if best is not None and table.actor() >= 0 and votes(table, table.actor()) else None


def may(table: Table, caller: Caller, viewer: int) -> May:
    """Return what a person who looks from there may do in the current position."""
    seat = table.deciding()
    if seat is None or seat.bot or table.now.still() or table.actor() != viewer or viewer not in caller.seats:
        return "watch"
    return "decide" if seat.captain == caller.member and not votes(table, viewer) else "vote"


def next_captain(table: Table) -> entries.Entry | None:
    """Return the change of captain that is due after a seat's turn."""
    number = table.now.rotating
    if number < 0 or table.now.phase != PLAYING:
        return None
    seat = table.now.seats[number]
    people = [each.id for each in seat.members]
    if seat.bot or len(people) < 2:
        return None
    return entries.Captained("", number, people[(people.index(seat.captain) + 1) % len(people)])


def vote(table: Table, caller: Caller, command: commands.Vote) -> entries.Entry:
    in_play(table)
    seat = voting(table, caller, command)
    if command.expect:
        same_position(table, seat, command.expect)
    if command.action not in table.state.actions():
        raise IllegalAction("error-table-illegal", action=str(command.action))
    word = tidied(command.word, "error-table-text") if command.word else ""
    return entries.Voted(caller.member, seat, command.action, caller.name, word)


def unvote(table: Table, caller: Caller, command: commands.Unvote) -> entries.Entry:
    in_play(table)
    seat = voting(table, caller, command)
    if not any(each.member == caller.member for each in table.now.votes):
        raise NotAllowed("error-table-no-vote")
    return entries.Unvoted(caller.member, seat)


def voting(table: Table, caller: Caller, command: commands.Command) -> int:
    """Return the seat a person votes for, if it decides now."""
    seat = own_seat(table, caller, command)
    if table.actor() != seat:
        raise NotAllowed("error-table-not-your-turn")
    if table.now.seats[seat].bot:
        raise NotAllowed("error-table-bot-plays")
    return seat
