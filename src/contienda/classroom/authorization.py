"""Who may do what in a class: turns a command into what to store and what to do at the tables, or into one refusal.

Nothing here changes anything. A command for several tables is carried out where it applies; it is refused only if it
applies nowhere, with the first reason.
"""

from __future__ import annotations

from contienda.bots.factory import make
from contienda.classroom import commands, entries, inject_acts, seating
from contienda.classroom.deed import Acts, Deed, Tables, applying, said
from contienda.classroom.fold import ENDED, NO_SEAT, NOWHERE, RUNNING, Classroom, Person
from contienda.classroom.roles import may
from contienda.core.errors import BadOption
from contienda.core.state import SPECTATOR
from contienda.table import commands as table_commands
from contienda.table.authorization import NotAllowed
from contienda.table.setup import LONGEST_NAME
from contienda.table.table import ENDED as OVER
from contienda.table.table import LOBBY, PLAYING, Table
from contienda.table.wording import tidied, told_apart

MOST_REMARKS = 2_000  # notes and marks of a class


def plan(classroom: Classroom, who: Person, command: commands.Any, tables: Tables, now: int) -> Deed:
    """Return what this command amounts to."""
    if not may(who.role, commands.name(command)):
        raise NotAllowed("error-class-role")
    if classroom.phase == ENDED and not isinstance(command, commands.Note | commands.Mark | commands.Project):
        raise NotAllowed("error-class-ended")
    if isinstance(command, commands.Note):
        text = tidied(command.text, "error-table-text")
        step = remark(classroom, command.table, tables)
        return Deed(entries.Noted(who.member, said(command.reason), command.table, command.turn, step, text))
    if isinstance(command, commands.Mark):
        return mark(classroom, who, command, tables)
    if isinstance(command, commands.Project):
        if command.show == "table" and command.table not in classroom.numbers():
            raise BadOption("error-class-table", table=command.table, most=classroom.setup.tables)
        return Deed(entries.Projected(who.member, said(command.reason), command.show, command.table, command.step))
    if isinstance(command, commands.Inject | commands.Cancel):
        return inject_acts.planned(classroom, who, command, tables, now)
    if isinstance(command, commands.End):
        return Deed(entries.Ended(who.member, said(command.reason)))
    if isinstance(command, commands.Place | commands.Choose | commands.Rename | commands.Remove | commands.Captain):
        return of_person(classroom, who, command, tables)
    return at_tables(classroom, who, command, tables, now)


# --- notes and marks --------------------------------------------------------------------------------------------------


def remark(classroom: Classroom, table: int, tables: Tables) -> int:
    """Return where a table is, for a note or mark about it."""
    if len(classroom.notes) + len(classroom.marks) >= MOST_REMARKS:
        raise NotAllowed("error-class-notes", most=MOST_REMARKS)
    if table != NOWHERE and table not in classroom.numbers():
        raise BadOption("error-class-table", table=table, most=classroom.setup.tables)
    found = tables.get(table)
    return found.unseen(SPECTATOR).step(len(found.actions)) if found is not None else 0


def mark(classroom: Classroom, who: Person, command: commands.Mark, tables: Tables) -> Deed:
    known = [each.id for each in classroom.setup.plan.objectives] if classroom.setup.plan is not None else []
    if command.objective not in known:
        raise BadOption("error-class-objective", objective=command.objective)
    step = remark(classroom, command.table, tables)
    text = said(command.text)
    entry = entries.Marked(
        who.member, said(command.reason), command.table, command.objective, command.level, command.turn, step, text
    )
    return Deed(entry)


# --- people -----------------------------------------------------------------------------------------------------------


def student(classroom: Classroom, member: str) -> Person:
    found = classroom.people.get(member)
    if found is None or not found.plays:
        raise BadOption("error-class-member")
    return found


def alias_for(classroom: Classroom, alias: str, but: str = "") -> str:
    """Return an alias as others read it; one that looks like another gets a number."""
    return told_apart(tidied(alias, "error-table-name"), classroom.aliases(but), LONGEST_NAME)


def of_person(
    classroom: Classroom,
    who: Person,
    command: commands.Place | commands.Choose | commands.Rename | commands.Remove | commands.Captain,
    tables: Tables,
) -> Deed:
    if isinstance(command, commands.Choose):
        return choose(classroom, who, command)
    if isinstance(command, commands.Remove):
        if command.member == who.member or command.member not in classroom.people:
            raise BadOption("error-class-member")
        if classroom.people[command.member].role == "facilitator":
            raise NotAllowed("error-class-facilitator")
        return Deed(entries.Removed(who.member, said(command.reason), command.member))
    if isinstance(command, commands.Rename):
        if command.member not in classroom.people:
            raise BadOption("error-class-member")
        alias = alias_for(classroom, command.alias, command.member)
        return Deed(entries.Renamed(who.member, said(command.reason), command.member, alias))
    person = student(classroom, command.member)
    if isinstance(command, commands.Captain):
        if person.table == NOWHERE:
            raise BadOption("error-class-nowhere")
        act = table_commands.Captain(seat=person.seat, member=person.member)
        return Deed(entries.Captained(who.member, said(command.reason), person.member), {person.table: [act]})
    if command.table == NOWHERE:
        return Deed(entries.Placed(who.member, said(command.reason), person.member, NOWHERE, NO_SEAT))
    filled = without(classroom, person)
    table, seat = seating.chosen(filled, command.table, command.seat, classroom.setup.per_table, strict=False)
    if table in tables and tables[table].now.phase == OVER:
        raise NotAllowed("error-table-over")
    return Deed(entries.Placed(who.member, said(command.reason), person.member, table, seat))


def without(classroom: Classroom, person: Person) -> seating.Filled:
    """Return how many people sit where, not counting this one."""
    filled = classroom.filled()
    if person.table != NOWHERE and person.seat != NO_SEAT:
        filled[person.table - 1][person.seat] -= 1
    return filled


def choose(classroom: Classroom, who: Person, command: commands.Choose) -> Deed:
    """Let a student take a place of their own choice, until play has begun where they sit."""
    if classroom.setup.seating != "choose":
        raise NotAllowed("error-class-dealt")
    if who.table in classroom.begun:
        raise NotAllowed("error-class-begun")
    table, seat = seating.chosen(without(classroom, who), command.table, command.seat, classroom.setup.per_table)
    return Deed(entries.Placed(who.member, said(command.reason), who.member, table, seat))


def place_for(classroom: Classroom, table: int, seat: int, over: list[int]) -> tuple[int, int]:
    """Return where a newcomer sits: where they ask to, if the class lets students choose, or where they are dealt."""
    setup = classroom.setup
    if setup.seating == "choose" and table > 0:
        return seating.chosen(classroom.filled(), table, seat, setup.per_table)
    running = classroom.begun if classroom.phase == RUNNING else ()
    return seating.deal(classroom.filled(), setup.per_table, running, over)


# --- at tables --------------------------------------------------------------------------------------------------------


def at_tables(classroom: Classroom, who: Person, command: commands.Any, tables: Tables, now: int) -> Deed:
    """Return what a command does at each table where it applies."""
    if isinstance(command, commands.Fire):
        found = inject_acts.known(classroom, command.inject)
        return inject_acts.firing(classroom, who, found, None, tables, now, said(command.reason))
    if isinstance(command, commands.Bot | commands.Rule | commands.RollBack):
        return at_one(classroom, who, command, tables, now)
    if isinstance(command, commands.Start):
        return start(classroom, who, command, tables)
    numbers = chosen_tables(classroom, command)
    wished: Acts = {}
    for number in numbers:
        act = each_table(classroom, command, tables.get(number))
        if act is not None:
            wished[number] = [act]
    acts = applying(who, wished, tables, now)
    return Deed(for_tables(who, command, sorted(acts)), acts)


def chosen_tables(classroom: Classroom, command: commands.Any) -> list[int]:
    named = list(getattr(command, "tables", []))
    wrong = [number for number in named if number not in classroom.numbers()]
    if wrong:
        raise BadOption("error-class-table", table=wrong[0], most=classroom.setup.tables)
    return sorted(set(named)) or list(classroom.numbers())


def each_table(classroom: Classroom, command: commands.Any, table: Table | None) -> table_commands.Any | None:
    """Return what a command means at one table; None if it has nothing to do there."""
    if table is None:
        return None
    if isinstance(command, commands.Pause):
        return table_commands.Pause(reason=command.reason)
    if isinstance(command, commands.Resume):
        return table_commands.Resume()
    if isinstance(command, commands.Freeze):
        return table_commands.Freeze(text=command.text)
    if isinstance(command, commands.Timebox):
        return table_commands.Timebox(label=command.label, seconds=command.seconds)
    if isinstance(command, commands.Extend):
        if table.now.timebox is None and table.setup.clock.mode != "none":
            return table_commands.Extend(seconds=command.seconds)
        return table_commands.ExtendTimebox(seconds=command.seconds)
    if isinstance(command, commands.Message):
        return table_commands.Inject(text=command.text)
    if isinstance(command, commands.Micro):
        return table_commands.OpenMicro() if command.on else table_commands.CloseMicro()
    raise NotAllowed("error-class-role")


def for_tables(who: Person, command: commands.Any, tables: list[int]) -> entries.Any:
    """Return the entry of a command for several tables."""
    if isinstance(command, commands.Pause):
        return entries.Paused(who.member, said(command.reason), tables)
    if isinstance(command, commands.Resume):
        return entries.Resumed(who.member, said(command.reason), tables)
    if isinstance(command, commands.Freeze):
        return entries.Frozen(who.member, said(command.reason), tables, said(command.text))
    if isinstance(command, commands.Timebox):
        return entries.Timed(who.member, said(command.reason), tables, command.label, command.seconds)
    if isinstance(command, commands.Extend):
        return entries.Extended(who.member, said(command.reason), tables, command.seconds)
    if isinstance(command, commands.Message):
        return entries.Messaged(who.member, said(command.reason), tables, tidied(command.text, "error-table-text"))
    if isinstance(command, commands.Micro):
        return entries.Debriefed(who.member, said(command.reason), tables, command.on)
    raise NotAllowed("error-class-role")


def at_one(
    classroom: Classroom,
    who: Person,
    command: commands.Bot | commands.Rule | commands.RollBack,
    tables: Tables,
    now: int,
) -> Deed:
    number = command.table
    if number not in classroom.numbers() or number not in tables:
        raise BadOption("error-class-table", table=number, most=classroom.setup.tables)
    act: table_commands.Any
    entry: entries.Any
    if isinstance(command, commands.Bot):
        act = table_commands.StandIn(seat=command.seat, bot=command.bot)
        entry = entries.Manned(who.member, said(command.reason), number, command.seat, command.bot)
    elif isinstance(command, commands.Rule):
        act = table_commands.Rule(text=command.text, reason=command.reason)
        entry = entries.Ruled(who.member, said(command.reason), number, tidied(command.text, "error-table-text"))
    else:
        act = table_commands.RollBack(to=command.to, reason=command.reason)
        entry = entries.RolledBack(who.member, said(command.reason), number, command.to)
    return Deed(entry, applying(who, {number: [act]}, tables, now))


def start(classroom: Classroom, who: Person, command: commands.Start, tables: Tables) -> Deed:
    """Start tables with people that have not started; bots stand in for seats where nobody sits."""
    make(command.bot)
    numbers = chosen_tables(classroom, command)
    waiting = [number for number in numbers if number in tables and tables[number].now.phase == LOBBY]
    if not waiting:
        raise NotAllowed("error-class-started")
    ready = [number for number in waiting if classroom.at(number)]
    if not ready:
        raise NotAllowed("error-class-nobody")
    acts = {number: begin(tables[number], command.bot) for number in ready}
    return Deed(entries.Started(who.member, said(command.reason), ready, command.bot), acts)


def begin(table: Table, bot: str) -> list[table_commands.Any]:
    """Return the commands that start a table. A bot stands in for an empty team, so that people can still take it.

    At a real table the teams are people; it only waits for its keeper.
    """
    empty = [number for number, seat in enumerate(table.now.seats) if not seat.taken() and not table.setup.keeper]
    stand_ins: list[table_commands.Any] = [table_commands.StandIn(seat=number, bot=bot) for number in empty]
    return [*stand_ins, table_commands.Start(bot=bot)]


def playing(tables: Tables) -> list[int]:
    return [number for number, table in tables.items() if table.now.phase == PLAYING]
