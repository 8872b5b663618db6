"""What a facilitator does to a table: discussions, timeboxes, injects, adjustments, rulings, the micro-debrief."""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.table import commands, entries
from contienda.table.callers import Caller, NotAllowed, own_seat
from contienda.table.clock import elapsed
from contienda.table.micro_part import MicroFact, part_of
from contienda.table.past import Past
from contienda.table.table import ENDED, LOBBY, Table
from contienda.table.wording import tidied

MICRO = 45_000  # milliseconds to answer


def plan(table: Table, caller: Caller, command: commands.Any, now: int) -> entries.Entry:
    """Return the entry of a facilitator's command."""
    if isinstance(command, commands.Inject):
        return entries.Injected(caller.member, caller.name, tidied(command.text, "error-table-text"))
    if isinstance(command, commands.Rule):
        reason = tidied(command.reason, "error-table-ruling")
        return entries.Ruled(caller.member, caller.name, tidied(command.text, "error-table-text"), reason)
    if table.now.phase == ENDED:
        raise NotAllowed("error-table-over")
    if isinstance(command, commands.Timebox):
        label = tidied(command.label, "error-table-text") if command.label else ""
        return entries.TimeboxSet(caller.member, label, command.seconds * 1000)
    if isinstance(command, commands.ExtendTimebox):
        if table.now.timebox is None:
            raise BadOption("error-table-no-timebox")
        return entries.TimeboxExtended(caller.member, command.seconds * 1000)
    if table.now.phase == LOBBY:
        raise NotAllowed("error-table-lobby")
    if isinstance(command, commands.Freeze):
        text = tidied(command.text, "error-table-text") if command.text else ""
        return entries.Froze(caller.member, command.kind, text, elapsed(table, now))
    if isinstance(command, commands.Adjust):
        return adjust(table, caller, command)
    if isinstance(command, commands.OpenMicro):
        if table.now.micro is not None:
            raise NotAllowed("error-table-micro")
        if not table.questioned():
            raise NotAllowed("error-table-nobody-asked")
        return opened(table, caller.member, completed(table), command.seconds * 1000)
    if isinstance(command, commands.CloseMicro):
        if table.now.micro is None:
            raise NotAllowed("error-table-no-micro")
        return entries.MicroClosed(caller.member, "host")
    raise NotAllowed("error-table-command")


def adjust(table: Table, caller: Caller, command: commands.Adjust) -> entries.Entry:
    """Change the position by one of the game's adjustments, with what chance draws after it."""
    reason = tidied(command.reason, "error-table-adjust-reason")
    table.game.check_adjustment(table.state, command.action)
    state = table.state.copy()
    state.apply(command.action)
    drawn = table.outcomes(state, len(table.actions) + 1)
    return entries.Adjusted(caller.member, caller.name, [command.action, *drawn], reason)


# --- the micro-debrief ------------------------------------------------------------------------------------------------


def completed(table: Table) -> int:
    """Return the turn a micro-debrief asked by hand is about: the last complete one, or the first; 0 without turns."""
    part = part_of(table.game.id)
    return max(1, part.turns_done(table.state)) if part is not None else 0


def opened(table: Table, by: str, turn: int, milliseconds: int = MICRO) -> entries.Entry:
    """Return the questions after a turn to everybody who is asked, with facts they may know."""
    part = part_of(table.game.id)
    events = Past(table).caught_up().recorder.events if part is not None else []
    questions = []
    for seat in table.questioned():
        known = [event for event in events if event.seen_by(seat)]
        told = part.facts(table.game, table.options, known, turn, seat) if part is not None else []
        facts = [MicroFact(key, args) for key, args in told]
        questions.append(entries.MicroQuestion(seat, table.question(seat), facts))
    return entries.MicroOpened(by, turn, milliseconds, questions)


def waiting(table: Table) -> list[int]:
    """Return the seats that still have to answer; a seat nobody sits in has not."""
    micro = table.now.micro
    if micro is None:
        return []
    people = table.questioned()
    return [each.seat for each in micro.questions if each.seat not in micro.answers and each.seat in people]


def finish(table: Table) -> entries.Entry | None:
    """Return the end of the micro-debrief once everybody asked has answered."""
    return None if waiting(table) else entries.MicroClosed("", "answered")


def answer(table: Table, caller: Caller, command: commands.MicroAnswer) -> entries.Entry:
    seat = own_seat(table, caller, command)
    micro = table.now.micro
    if micro is None:
        raise NotAllowed("error-table-no-micro")
    if all(each.seat != seat for each in micro.questions):
        raise NotAllowed("error-table-not-asked")
    return entries.MicroAnswered(caller.member, seat, caller.name, tidied(command.text, "error-table-text"))
