"""Who may do what now: turns a person's command into the entry to store, or into one clear refusal.

Nothing here changes the table. A decision is carried out on a copy, with what chance draws after it; once its entry is
stored, the table goes on with that copy.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from contienda.bots.factory import make
from contienda.core.errors import BadOption, ContiendaError, IllegalAction
from contienda.core.state import CHANCE, SPECTATOR, State
from contienda.table import commands, entries, facilitation, teams
from contienda.table.ahead import Ahead
from contienda.table.callers import Caller as Caller
from contienda.table.callers import NotAllowed as NotAllowed
from contienda.table.callers import Stale as Stale
from contienda.table.callers import captain_only, in_play, own_seat, same_position, some_seat
from contienda.table.callers import numbers_of as numbers_of
from contienda.table.clock import elapsed, spent
from contienda.table.ready_setup import placing
from contienda.table.setup import LONGEST_NAME, PHYSICAL, named_apart
from contienda.table.table import ENDED, LOBBY, PLAYING, Table
from contienda.table.told import SEEN, Unseen
from contienda.table.undo_visibility import weighing
from contienda.table.wording import tidied, told_apart

VOTE = "vote"  # the author of a decision that a majority made


def plan(table: Table, caller: Caller, command: commands.Any, now: int) -> entries.Entry:
    """Return the entry that results from this command."""
    if table.barred(caller.member) and not caller.facilitates:
        raise NotAllowed("error-table-barred")
    if isinstance(command, commands.Act):
        return act(table, caller, command, now)
    if isinstance(command, commands.Type):
        return type_in(table, caller, command)
    if isinstance(command, commands.Vote):
        return teams.vote(table, caller, command)
    if isinstance(command, commands.Unvote):
        return teams.unvote(table, caller, command)
    if isinstance(command, commands.MicroAnswer):
        return facilitation.answer(table, caller, command)
    if isinstance(command, commands.Undo):
        return undo(table, caller, command)
    if isinstance(command, commands.Answer):
        return answer(table, caller, command)
    if isinstance(command, commands.Chat):
        return chat(table, caller, command)
    if isinstance(command, commands.Note):
        return note(table, caller, command)
    if isinstance(command, commands.Leave):
        return leave(table, caller, command)
    if isinstance(command, commands.Pause):
        return pause(table, caller, command, now)
    if isinstance(command, commands.Resume):
        return resume(table, caller)
    if isinstance(command, commands.Captain):
        return captain(table, caller, command)
    if isinstance(command, commands.StandIn):
        return stand_in(table, caller, command)
    if isinstance(command, commands.Show):
        seat = own_seat(table, caller, command)
        captain_only(table, caller, seat)
        return entries.Shown(caller.member, seat, command.on)
    return facilitate(table, caller, command, now)


def facilitate(table: Table, caller: Caller, command: commands.Any, now: int) -> entries.Entry:
    """Handle what only a facilitator may do."""
    if not caller.facilitates:
        raise NotAllowed("error-table-facilitator")
    if isinstance(command, commands.Start):
        return start(table, caller, command)
    if isinstance(command, commands.RollBack):
        return roll_back(table, caller, command)
    if isinstance(command, commands.Remove):
        seat = some_seat(table, command)
        if not table.now.seats[seat].has(command.member):
            raise BadOption("error-table-member", seat=seat + 1)
        return entries.Left(caller.member, seat, command.member, command.member != caller.member)
    if isinstance(command, commands.Readmit):
        if not table.barred(command.member):
            raise BadOption("error-table-not-removed")
        return entries.Readmitted(caller.member, command.member)
    if isinstance(command, commands.Consent):
        return consent(table, caller, command)
    if isinstance(command, commands.Reseat):
        seat = some_seat(table, command)
        (to,) = named_apart([command.to], names_beside(table, seat))
        if to.kind == "human":
            raise BadOption("error-table-reseat")
        return entries.Reseated(caller.member, seat, to)
    if isinstance(command, commands.Extend):
        if table.setup.clock.mode == "none":
            raise BadOption("error-table-no-clock")
        return entries.Extended(caller.member, command.seconds * 1000)
    if isinstance(command, commands.Switch):
        return entries.Switched(caller.member, command.table_chat, command.team_chat, command.pace, command.locked)
    return facilitation.plan(table, caller, command, now)


# --- seats ----------------------------------------------------------------------------------------------------------


def sit(table: Table, seat: int, member: str, name: str, looked: Collection[int] = ()) -> entries.Entry:
    """Seat a new person; -1 takes the first free seat, starting with the team that has the fewest people.

    A person who has seen a hand, by sitting there or by having `looked`, may not sit elsewhere unless the host
    consents.
    """
    name = told_apart(tidied(name, "error-table-name"), names_beside(table, member=member), LONGEST_NAME)
    if table.barred(member):
        raise NotAllowed("error-table-barred")
    if table.now.locked:
        raise NotAllowed("error-table-locked")
    if table.now.phase == PLAYING and any(each.has(member) for each in table.now.seats):
        raise NotAllowed("error-table-one-seat")  # nobody may see two hands once they are dealt
    known = table.known(member) | set(looked)
    if seat == -1:
        free = [number for number, each in enumerate(table.now.seats) if not each.full() and not each.has(member)]
        if not free:
            raise NotAllowed("error-table-full")
        open_to = [number for number in free if number in table.now.consents or not peeked(table, number, known)]
        seat = min(open_to or free, key=lambda number: (len(table.now.seats[number].members), number))
    elif not 0 <= seat < len(table.now.seats):
        raise BadOption("error-table-seat", seat=seat + 1, most=len(table.now.seats))
    elif table.now.seats[seat].has(member):
        raise NotAllowed("error-table-already")
    elif table.now.seats[seat].full():
        raise NotAllowed("error-table-taken", seat=seat + 1)
    seen = peeked(table, seat, known)
    if seen and seat not in table.now.consents:
        raise NotAllowed("error-table-seen", seat=seat + 1)
    return entries.Sat(member, seat, member, name, seen)


def names_beside(table: Table, seat: int = -1, member: str = "") -> list[str]:
    """Return the names of the other seats and people at the table."""
    seats = [each for number, each in enumerate(table.now.seats) if number != seat]
    people = [each.name for one in seats for each in one.members if each.id != member]
    return [*people, *(each.name for each in seats if each.name)]


def peeked(table: Table, seat: int, known: Collection[int]) -> list[int]:
    """Return which of the hands somebody has seen would help them in another seat now."""
    return [number for number in sorted(known) if number != seat and table.hides(number)]


def consent(table: Table, caller: Caller, command: commands.Consent) -> entries.Entry:
    seat = some_seat(table, command)
    if table.now.phase == ENDED:
        raise NotAllowed("error-table-over")
    if table.now.seats[seat].kind == "bot":
        raise BadOption("error-table-is-bot", seat=seat + 1)
    return entries.Consented(caller.member, seat, command.on)


def leave(table: Table, caller: Caller, command: commands.Leave) -> entries.Entry:
    return entries.Left(caller.member, own_seat(table, caller, command), caller.member)


def captain(table: Table, caller: Caller, command: commands.Captain) -> entries.Entry:
    if caller.facilitates and command.seat >= 0:
        seat = some_seat(table, command)
    else:
        seat = own_seat(table, caller, command)
        captain_only(table, caller, seat)
    if not table.now.seats[seat].has(command.member):
        raise BadOption("error-table-member", seat=seat + 1)
    return entries.Captained(caller.member, seat, command.member)


def stand_in(table: Table, caller: Caller, command: commands.StandIn) -> entries.Entry:
    """Let the captain or the facilitator send a bot, or withdraw it."""
    if caller.facilitates and command.seat >= 0:
        seat = some_seat(table, command)
    else:
        seat = own_seat(table, caller, command)
        captain_only(table, caller, seat)
    if table.now.seats[seat].kind == "bot":
        raise BadOption("error-table-is-bot", seat=seat + 1)
    if command.bot:
        make(command.bot)
    return entries.StoodIn(caller.member, seat, command.bot)


# --- play -----------------------------------------------------------------------------------------------------------


def act(table: Table, caller: Caller, command: commands.Act, now: int) -> entries.Entry:
    in_play(table)
    seat = own_seat(table, caller, command)
    same_position(table, seat, command.expect)
    if table.actor() != seat:
        raise NotAllowed("error-table-not-your-turn")
    if teams.votes(table, seat):
        raise NotAllowed("error-table-majority")
    captain_only(table, caller, seat)
    if table.now.seats[seat].bot:
        raise NotAllowed("error-table-bot-plays")
    return decide(table, seat, command.action, caller.member, now, command.nonce)


def decide(table: Table, seat: int, action: int, by: str, now: int, nonce: str = "") -> entries.Acted:
    """Return the entry of a decision, with what chance draws after it."""
    ahead = Ahead(table.state, table.recorder)
    try:
        if table.game.is_adjustment(action):  # `apply` carries out those too, for a facilitator
            raise IllegalAction("error-table-illegal", action=str(action))
        ahead.state.apply(action)
    except IllegalAction:
        raise IllegalAction("error-table-illegal", action=str(action)) from None
    drawn = table.outcomes(ahead.state, len(table.actions) + 1)
    entry = entries.Acted(by, seat, [action, *drawn], spent(table, now), nonce)
    if not table.setup.deal:  # `take` counts what was dealt, so it has to see every outcome
        ahead.entry, table.ahead = entry, ahead
    return entry


def type_in(table: Table, caller: Caller, command: commands.Type) -> entries.Entry:
    in_play(table)
    same_position(table, numbers_of(caller, command), command.expect)
    if table.setup.dice != PHYSICAL or table.actor() != CHANCE:
        raise NotAllowed("error-table-no-chance")
    state = table.state.copy()
    typed = [command.action, *command.more]
    for action in typed:
        if state.actor() != CHANCE:
            raise NotAllowed("error-table-no-chance")
        if not may_type(table, caller, state):
            raise NotAllowed("error-table-not-typist")
        if action not in state.actions():
            raise IllegalAction("error-table-outcome", action=outcome_name(table, action))
        state.apply(action)
    drawn = table.outcomes(state, len(table.actions) + len(typed))
    return entries.Acted(caller.member, CHANCE, [*typed, *drawn], typed=len(typed))


def may_type(table: Table, caller: Caller, state: State) -> bool:
    """Tell whether somebody may type in what chance does in this position."""
    typists = [seat for seat in table.typists(state) if seat in caller.seats]
    return any(table.setup.keeper or table.now.seats[seat].captain == caller.member for seat in typists)


def outcome_name(table: Table, action: int) -> str:
    """Return an outcome by the ids that are printed on cards, if it is one of the game."""
    return str(table.game.vocabulary.say(action)) if action < table.game.vocabulary.size else str(action)


def start(table: Table, caller: Caller, command: commands.Start) -> entries.Entry:
    if table.now.phase != LOBBY:
        raise NotAllowed("error-table-started")
    if not all(seat.taken() for seat in table.now.seats):
        make(command.bot)
    return entries.Started(caller.member, table.outcomes(table.state.copy(), len(table.actions)), command.bot)


def follow(table: Table) -> entries.Entry | None:
    """Return what the table does by itself next.

    It starts when full, undoes what all agreed to, asks the questions of the micro-debrief and goes on after it, passes
    the captain's role on, carries out what a majority voted for, and draws what is due.
    """
    now = table.now
    if now.phase == LOBBY:
        if table.setup.start == "full" and all(seat.taken() for seat in now.seats):
            return entries.Started("", table.outcomes(table.state.copy(), len(table.actions)))
        return None
    if now.phase == ENDED:
        return None
    request = now.request
    if request is not None and all(each in request.agreed for each in voters(table, request.seat)):
        return entries.Undone("", request.seat, request.to)
    if now.micro is not None:
        return facilitation.finish(table)
    if now.micro_due:
        return facilitation.opened(table, "", now.micro_due)
    if (heir := teams.next_captain(table)) is not None:
        return heir
    if now.paused is None and (action := teams.elected(table)) is not None:
        return decide(table, table.actor(), action, VOTE, now.touched)
    if table.actor() != CHANCE:
        return None
    drawn = table.outcomes(table.state.copy(), len(table.actions))
    return entries.Acted("", CHANCE, drawn) if drawn else None


# --- undo -----------------------------------------------------------------------------------------------------------


def last_decision(table: Table, seat: int) -> int | None:
    """Return the step of that seat's last decision."""
    for step in range(len(table.actors) - 1, len(table.setup.opening) - 1, -1):
        if table.actors[step] == seat:
            # Rebuilding a position plays the game again from its start: only a ready setup needs it.
            placed = table.setup.ready and placing(table.setup, table.position_at(step))
            return None if placed else step
    return None


def last_typed(table: Table, seat: int) -> int | None:
    """Return the step of a typed outcome that seat may still correct: the real dice are on the table."""
    step = len(table.actions) - 1
    if table.setup.dice != PHYSICAL or step < len(table.setup.opening) or table.actors[step] != CHANCE:
        return None
    return step if seat in table.typists(table.position_at(step)) else None


def last_kept(table: Table) -> int | None:
    """Return the last step at a real table that its keeper may correct: any, except what a bot decided after it."""
    for step in range(len(table.actors) - 1, len(table.setup.opening) - 1, -1):
        actor = table.actors[step]
        if actor == CHANCE or (actor >= 0 and not table.now.seats[actor].bot):
            return step
    return None


def undo(table: Table, caller: Caller, command: commands.Undo) -> entries.Entry:
    """Undo at once if nobody learnt anything since; otherwise ask the others."""
    seat = undoing(table, caller, command)
    step = last_kept(table) if table.setup.keeper else last_typed(table, seat)
    if step is not None:
        return entries.Undone(caller.member, seat, step)
    step = last_decision(table, seat)
    if step is None:
        raise NotAllowed("error-table-nothing-to-undo")
    if not voters(table, seat) or free_to_undo(table, step):
        return entries.Undone(caller.member, seat, step)
    if table.now.request is not None:
        raise NotAllowed("error-table-asked")
    return entries.Asked(caller.member, seat, step)


def undoing(table: Table, caller: Caller, command: commands.Undo) -> int:
    """Return the seat that wants to undo, if it may."""
    in_play(table)
    seat = own_seat(table, caller, command)
    captain_only(table, caller, seat)
    same_position(table, seat, command.expect)
    return seat


def free_to_undo(table: Table, step: int) -> bool:
    """Tell whether the decision at that step is the last one and revealed nothing."""
    if step != len(table.actions) - 1:
        return False
    for _ in weigh(table):
        pass
    return not table.weighed[1]


def weigh(table: Table) -> Iterator[None]:
    """Compute in small portions whether the last action revealed anything; the table caches the answer."""
    position, last = table.now.position, len(table.actions) - 1
    if table.weighed[0] != position:
        told = yield from weighing(table.position_at(last), table.actions[last])
        table.weighed = (position, told)


def weigh_undo(table: Table, caller: Caller, command: commands.Undo) -> Iterator[None]:
    """Compute the same ahead of `undo`, if it will need the answer."""
    try:
        seat = undoing(table, caller, command)
    except ContiendaError:
        return  # `undo` gives the reason
    if table.setup.keeper:
        return
    if last_typed(table, seat) is None and last_decision(table, seat) == len(table.actions) - 1 and voters(table, seat):
        yield from weigh(table)


def voters(table: Table, asking: int) -> list[int]:
    """Return the seats of other people, whose consent a seat needs."""
    asker = table.now.seats[asking].captain
    people = [number for number, seat in enumerate(table.now.seats) if seat.members and not seat.bot]
    return [number for number in people if table.now.seats[number].captain != asker]


def answer(table: Table, caller: Caller, command: commands.Answer) -> entries.Entry:
    request = table.now.request
    if request is None:
        raise NotAllowed("error-table-no-request")
    if not command.agree and request.seat in caller.seats and command.seat in (-1, request.seat):
        captain_only(table, caller, request.seat)
        return entries.Answered(caller.member, request.seat, False)  # the person who asked withdraws the request
    asked = [each for each in voters(table, request.seat) if each not in request.agreed]
    mine = [seat for seat in asked if seat in caller.seats and table.now.seats[seat].captain == caller.member]
    if command.seat >= 0:
        mine = [seat for seat in mine if seat == command.seat]
    if not mine:
        raise NotAllowed("error-table-not-asked")
    return entries.Answered(caller.member, mine[0], command.agree)


def roll_back(table: Table, caller: Caller, command: commands.RollBack) -> entries.Entry:
    if table.now.phase != PLAYING:
        raise NotAllowed("error-table-over" if table.now.phase == ENDED else "error-table-lobby")
    reason = tidied(command.reason, "error-table-reason")
    known = table.unseen(command.seat if command.seat in caller.seats else SPECTATOR)
    check_step(table, command.to, known)
    return entries.RolledBack(caller.member, known.actions_until(command.to), reason)


def check_step(table: Table, to: int, known: Unseen = SEEN) -> None:
    """Refuse to undo what was done before this table began."""
    first, after = known.step(len(table.setup.opening)), known.step(len(table.actions))
    if not first <= to < after:
        raise BadOption("error-number", option="to", value=str(to), low=first, high=after - 1)


# --- pauses and talk ------------------------------------------------------------------------------------------------


def pause(table: Table, caller: Caller, command: commands.Pause, now: int) -> entries.Entry:
    if not caller.facilitates and not caller.seats:
        raise NotAllowed("error-table-watching")
    if table.now.phase != PLAYING:
        raise NotAllowed("error-table-over" if table.now.phase == ENDED else "error-table-lobby")
    if table.now.paused is not None:
        raise NotAllowed("error-table-paused")
    reason = tidied(command.reason, "error-table-text") if command.reason else ""
    return entries.Paused(caller.member, reason, elapsed(table, now))


def resume(table: Table, caller: Caller) -> entries.Entry:
    if table.now.paused is None:
        raise NotAllowed("error-table-not-paused")
    own = caller.member == table.now.paused_by and table.now.discussion is None
    if not caller.facilitates and not own:
        raise NotAllowed("error-table-resume")
    return entries.Resumed(caller.member)


def chat(table: Table, caller: Caller, command: commands.Chat) -> entries.Entry:
    if not caller.facilitates and not caller.seats:
        raise NotAllowed("error-table-watching")
    text = tidied(command.text, "error-table-text")
    seat = own_seat(table, caller, command) if command.team else -1
    if not (table.now.team_chat if command.team else table.now.table_chat):
        raise NotAllowed("error-table-chat-off")
    action = command.action if command.team else -1
    if action >= table.game.vocabulary.size:
        raise BadOption("error-table-illegal", action=str(action))
    return entries.Chatted(caller.member, seat, caller.name, text, action)


def note(table: Table, caller: Caller, command: commands.Note) -> entries.Entry:
    text = tidied(command.text, "error-table-text")
    return entries.Noted(caller.member, len(table.actions), text)
