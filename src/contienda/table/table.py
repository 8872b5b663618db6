"""One live table: its setup, and everything that follows from its entries.

`take` is the only way a table changes, and takes entries that are already stored. `authorization.py` decides who may do
what; `document.py` decides what each viewer may know. Only the newest events are kept here; `past.py` has the older
ones.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

import msgspec

from contienda.core.errors import BadOption
from contienda.core.events import EVERYBODY, Event, Recorder
from contienda.core.game import Game
from contienda.core.state import CHANCE, OVER, RULING, SPECTATOR, State
from contienda.i18n.sides import side_name
from contienda.i18n.speaker import Texts, of_game
from contienda.play import paper
from contienda.play.replay import Replay
from contienda.table import entries, facilitation_fold, seeded_chance
from contienda.table.ahead import Ahead
from contienda.table.difference import Pieces, pieces
from contienda.table.micro_part import part_of
from contienda.table.seats import Member, Seat
from contienda.table.setup import PHYSICAL, Setup
from contienda.table.status import ENDED as ENDED
from contienda.table.status import LOBBY as LOBBY
from contienda.table.status import PLAYING as PLAYING
from contienda.table.status import Frozen, Request, Ruling, Status
from contienda.table.status import Line as Line
from contienda.table.told import Unseen
from contienda.table.undo_visibility import sees
from contienda.table.viewer_numbering import Secrets

EVENTS_KEPT = 48
LINES_KEPT = 40
ANY_QUESTION = "micro-question"  # in a game that has no questions of its own
FACILITATOR = RULING  # the actor of an adjustment: no seat decided it


class Table:
    """A table as it is after its entries so far."""

    def __init__(self, id: str, setup: Setup, seed: bytes, game: Game | None = None) -> None:
        self.id = id
        self.setup = setup
        self.seed = seed
        self.game = game if game is not None else setup.load()
        if self.game.version != setup.version:
            raise BadOption(
                "error-table-version", game=setup.game, saved=setup.version, here=self.game.version, table=id
            )
        first = self.game.presets[0].name if self.game.presets else ""
        self.options = self.game.resolve(first, dict(setup.options))
        self.debrief = part_of(self.game.id) if setup.micro else None
        self.now = Status(
            [Seat.of(each) for each in setup.seats],
            [0] * len(setup.seats),
            [""] * len(setup.seats),
            [0] * len(setup.opening),
            setup.table_chat,
            setup.team_chat,
            setup.pace,
        )
        self.actions = array("i")
        self.actors = array("b")
        self.state: State
        self.recorder: Recorder
        self.secrets = Secrets()
        self.secrets_until = 0  # events processed so far
        self.views: dict[int, Pieces] = {}  # of this position, as far as somebody asked
        self.ahead: Ahead | None = None  # where the decision that was planned last leads to
        self.arranged = 0  # the last entry that was not a decision: people, seats and rulings are as they were then
        self.weighed = (-1, True)  # at that entry's position: whether the last action revealed anything
        self._restart(list(setup.opening))

    # --- the fold: from entries to the table ------------------------------------------------------------------------

    def take(self, entry: entries.Entry, at: int) -> None:
        """Apply the next entry of the log, which is already stored."""
        ahead, self.ahead = self.ahead, None
        self.now.sequence += 1
        self.now.touched = at
        if not isinstance(entry, entries.Acted):
            self.arranged = self.now.sequence
        if isinstance(entry, entries.Acted):
            unaware = self._unaware(entry)
            self._acted(entry, at, ahead if ahead is not None and ahead.led_to_by(entry) else None)
            self._let_pass(unaware, len(entry.actions))
        elif isinstance(entry, entries.Chatted):
            self._line(entry, at)
        elif isinstance(entry, entries.Noted):
            self._noted(entry, at)
        elif isinstance(entry, entries.Undone | entries.RolledBack):
            self._back(entry, at)
        elif isinstance(entry, entries.Started):
            for number, seat in enumerate(self.now.seats):
                if not seat.taken() and not self.setup.keeper:  # a real table waits for its keeper
                    self.now.seats[number] = Seat("bot", seat.name, bot=entry.bot)
            self._play(entry.actions, at)
        elif isinstance(entry, entries.Asked):
            self.now.request = Request(entry.seat, entry.to)
        elif isinstance(entry, entries.Answered):
            self._answered(entry)
        elif isinstance(entry, entries.Paused):
            self.hold(at, entry.spent)
            self.now.paused, self.now.paused_by = entry.reason, entry.by
        elif isinstance(entry, entries.Resumed):
            self.now.paused, self.now.paused_by, self.now.discussion = None, "", None
            self.now.since = at
        elif isinstance(entry, entries.Extended):
            self.now.used -= entry.milliseconds
        elif isinstance(entry, entries.Switched):
            self._switched(entry)
        elif isinstance(entry, entries.Rematched):
            self.now.rematch = entry.table
        elif isinstance(entry, entries.Notified):
            self.now.notified = entry.position
        elif not facilitation_fold.take(self, entry, at):
            self._seated(entry)
        self._run_timers(at)

    def hold(self, at: int, spent: int | None = None) -> None:
        """Stop the clock of the current decision, if it runs; `spent` is what the decision has taken so far."""
        if not self.now.still():
            elapsed = self.now.used + max(0, at - self.now.since)
            self.now.used = elapsed if spent is None else spent

    def _run_timers(self, at: int) -> None:
        """Let the timers run while the table does; the one of the micro-debrief runs unless the table is paused."""
        now = self.now
        if now.timebox is not None:
            now.timebox.timer.run(now.phase == PLAYING and not now.still() and not now.timebox.over, at)
        if now.micro is not None:
            now.micro.timer.run(now.paused is None, at)

    def wake(self, at: int, served: bool) -> None:
        """Go on after a rest, in which no clock ran; with other processes serving the table, perhaps it did."""
        now = self.now
        if now.since:
            now.since = min(now.since, at) if served else at
        for each in (now.timebox, now.micro):
            if each is not None and each.timer.since is not None:
                each.timer.since = min(each.timer.since, at) if served else at

    def keep_to(self, seat: int) -> None:
        """Leave the current entry out of the count of everybody who does not look from that seat."""
        for viewer in self.viewers():
            if viewer != seat:
                unseen = self.now.unseen.setdefault(viewer, Unseen(list(self.now.unshared.entries)))
                unseen.entries = [*unseen.entries, self.now.sequence]

    def _unaware(self, entry: entries.Acted) -> dict[int, Pieces]:
        """Return what viewers see who do not see which action is taken."""
        state = self.state
        if int(state.witnesses(entry.actions[0])) == EVERYBODY:
            return {}
        viewers = [SPECTATOR] if self.setup.keeper else self.viewers()
        blind = [each for each in viewers if not sees(state, entry.actions[0], each)]
        return {viewer: self.view(viewer) for viewer in blind}

    def _let_pass(self, unaware: dict[int, Pieces], count: int) -> None:
        """Leave the last so many actions out of the count of viewers who saw nothing of them."""
        step = len(self.actions) - count
        if not unaware or self.actor() != self.actors[step]:
            return
        heard = [event for event in self.recorder.events if event.step >= step]
        for viewer, view in unaware.items():
            if not any(event.seen_by(viewer) for event in heard) and self.view(viewer) == view:
                unseen = self.now.unseen.setdefault(viewer, Unseen(list(self.now.unshared.entries)))
                unseen.entries = [*unseen.entries, self.now.sequence]
                unseen.actions = [*unseen.actions, *range(step, step + count)]

    def _acted(self, entry: entries.Acted, at: int, ahead: Ahead | None) -> None:
        if entry.seat >= 0:
            self.now.spent[entry.seat] += entry.spent - self.setup.clock.increment * 1000
            self.now.nonces[entry.seat] = entry.nonce
        step = len(self.actions)
        self._play(entry.actions, at, ahead)
        self.now.thought[step] = entry.spent

    def _play(self, actions: list[int], at: int, ahead: Ahead | None = None) -> None:
        """Carry out these actions, unless that was done ahead; they make a new position."""
        before = self.turns_done(self.state)
        if ahead is not None:
            self._go_ahead(actions, ahead)
        else:
            for action in actions:
                self._apply(action, int(self.state.actor()))
        self.now.thought += [0] * len(actions)
        self._keep_secrets()
        self._settle(at, True)
        ended = self.turns_done(self.state)
        if ended > before and ended in self.setup.micro and self.now.phase == PLAYING and self.questioned():
            self.now.micro_due = ended

    def _apply(self, action: int, actor: int) -> None:
        if self.setup.deal and actor == CHANCE:
            stream = self.game.deal_stream(self.state)
            self.now.dealt[stream] = self.now.dealt.get(stream, 0) + 1
        self.actors.append(actor)
        self.views = {}
        self.state.apply(action)
        self.actions.append(action)

    def _go_ahead(self, actions: list[int], ahead: Ahead) -> None:
        """Go to the position that a decision and what chance drew after it lead to."""
        self.actors.extend([self.actor(), *[CHANCE] * (len(actions) - 1)])
        self.actions.extend(actions)
        self.views = {}
        self.recorder.join(ahead.recorder)
        ahead.state.recorder = self.recorder
        self.state = ahead.state

    def adjust(self, actions: list[int], at: int) -> None:
        """Carry out an adjustment of the facilitator and what chance drew after it; the same decision goes on."""
        actor, votes = self.actor(), self.now.votes
        used = self.now.used if self.now.still() else self.now.used + max(0, at - self.now.since)
        self._apply(actions[0], FACILITATOR)
        self.now.thought.append(0)
        self._play(actions[1:], at)
        if self.actor() == actor:
            listed = self.state.actions()
            self.now.votes = [vote for vote in votes if vote.action in listed]
            self.now.used = used

    def _keep_secrets(self) -> None:
        fresh = self.recorder.events[self.secrets_until - self.recorder.forgotten :]
        self.open_to_keepers(fresh)
        for event in fresh:
            self.secrets.add(event)
        self.secrets_until = self.recorder.total
        self.recorder.forget(EVENTS_KEPT)

    def open_to_keepers(self, events: list[Event]) -> None:
        """Let every seat of a real table read everything: whoever keeps it sees all cards."""
        if self.setup.keeper:
            paper.open_to_all(events, len(self.now.seats))

    def _settle(self, at: int, forward: bool = False) -> None:
        """Clear everything that belonged to the old position."""
        self.now.votes = []
        self.now.micro_due = 0
        self.now.rotating = -1
        self.now.position = self.now.sequence
        self.now.request = None
        self.now.used = 0
        self.now.since = at
        actor = self.actor()
        self.now.phase = ENDED if actor == OVER else PLAYING
        if actor >= 0 and actor != self.now.turn_of:
            if forward and self.setup.decides == "rotation":
                self.now.rotating = self.now.turn_of
            self.now.turn, self.now.turn_of = self.now.sequence, actor

    def _back(self, entry: entries.Undone | entries.RolledBack, at: int) -> None:
        if any(actor == CHANCE for actor in self.actors[entry.to :]):
            self.now.epoch += 1
        if isinstance(entry, entries.RolledBack):
            self.now.reasons.append((self.now.sequence, entry.reason))
        used = self._clocks_back(entry.to)
        quietly = self.now.request is None and isinstance(entry, entries.Undone)
        for unseen in self.now.unseen.values():
            if quietly and unseen.step(entry.to) == unseen.step(len(self.actions)):
                unseen.entries = [*unseen.entries, self.now.sequence]
            unseen.rewind(entry.to)
        self.now.micro = None
        self._restart(list(self.actions[: entry.to]), list(self.actors[: entry.to]))
        self.now.rewound = self.now.sequence
        self._settle(at)
        if isinstance(entry, entries.Undone):
            self.now.used = used  # the same decision goes on: undoing wins no time

    def _clocks_back(self, to: int) -> int:
        """Give every seat the time it had at that step; return what the decision there has taken."""
        used = self.now.thought[to]
        for actor, thought in zip(self.actors[to:], self.now.thought[to:], strict=True):
            if actor >= 0:
                self.now.spent[actor] -= thought - self.setup.clock.increment * 1000
        del self.now.thought[to:]
        return used

    def _restart(self, actions: list[int], actors: list[int] | None = None) -> None:
        """Rebuild the position after these actions, with its events; an unlisted one is the facilitator's."""
        self.now.dealt = {}
        self.views = {}
        self.state = self.game.start(len(self.now.seats), self.options)
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        self.secrets = Secrets()
        self.secrets_until = 0
        self.actions = array("i")
        self.actors = array("b")
        for number, action in enumerate(actions):
            if actors is not None:
                self._apply(action, actors[number])
            else:
                self._apply(action, int(self.state.actor()) if action in self.state.actions() else FACILITATOR)
        self._keep_secrets()

    def _answered(self, entry: entries.Answered) -> None:
        if self.now.request is not None:
            if entry.agree:
                self.now.request = Request(
                    self.now.request.seat, self.now.request.to, [*self.now.request.agreed, entry.seat]
                )
            else:
                self.now.request = None

    def _line(self, entry: entries.Chatted, at: int) -> None:
        step = len(self.actions)
        line = Line(self.now.sequence, at, entry.by, entry.name, entry.seat, entry.text, entry.action, step=step)
        self.now.lines = [*self.now.lines[-LINES_KEPT + 1 :], line]

    def _noted(self, entry: entries.Noted, at: int) -> None:
        """Store a note for its author; in everybody's numbering, nothing has happened."""
        for unseen in (self.now.unshared, *self.now.unseen.values()):
            unseen.entries = [*unseen.entries, self.now.sequence]
        self._keep_note(Line(0, at, entry.by, "", -1, entry.text, note=True, step=entry.step))

    def _keep_note(self, line: Line) -> None:
        before = self.now.notes.get(line.by, [])
        line.sequence = before[-1].sequence + 1 if before else 1
        self.now.notes[line.by] = [*before[-LINES_KEPT + 1 :], line]

    def _switched(self, entry: entries.Switched) -> None:
        if entry.table_chat is not None:
            self.now.table_chat = entry.table_chat
        if entry.team_chat is not None:
            self.now.team_chat = entry.team_chat
        if entry.pace is not None:
            self.now.pace = entry.pace
        if entry.locked is not None:
            self.now.locked = entry.locked

    def _seated(self, entry: entries.Entry) -> None:
        if isinstance(entry, entries.Sat):
            self._sat(entry)
        elif isinstance(entry, entries.Left):
            self._left(entry)
        elif isinstance(entry, entries.Readmitted):
            self.now.removed = [each for each in self.now.removed if each.id != entry.member]
        elif isinstance(entry, entries.Consented):
            self._consented(entry)
        elif isinstance(entry, entries.Captained):
            for number in self.seats_with(entry.seat):
                self.now.seats[number].captain = entry.member
            self.now.rotating = -1
        elif isinstance(entry, entries.Renamed):
            for seat in self.now.seats:
                seat.rename(entry.member, entry.name)
        elif isinstance(entry, entries.StoodIn):
            self.now.seats[entry.seat].bot = entry.bot
        elif isinstance(entry, entries.Reseated):
            for member in self.now.seats[entry.seat].members:
                self._get_up(entry.seat, member.id)
            self.now.seats[entry.seat] = Seat.of(entry.to)
        elif isinstance(entry, entries.Shown):
            self.now.seats[entry.seat].shown = entry.on

    def seats_with(self, seat: int) -> list[int]:
        """Return the seats that go with this one: all of a real table, which one person keeps."""
        return list(range(len(self.now.seats))) if self.setup.keeper else [seat]

    def _sat(self, entry: entries.Sat) -> None:
        seat = self.now.seats[entry.seat]
        for number in self.seats_with(entry.seat):
            if self.now.seats[number].kind != "bot" and not self.now.seats[number].has(entry.member):
                self.now.seats[number].sit(entry.member, entry.name)
        if entry.seen:
            self.now.seen[entry.member] = sorted({*self.now.seen.get(entry.member, []), *entry.seen})
            self.rule(Ruling(self.now.sequence, "seen", entry.seat, entry.name, entry.seen))
        if entry.seen or seat.full():
            self.now.consents = [each for each in self.now.consents if each != entry.seat]

    def _left(self, entry: entries.Left) -> None:
        held = [number for number, seat in enumerate(self.now.seats) if seat.has(entry.member)]
        if entry.barred:
            names = [each.name for seat in self.now.seats for each in seat.members if each.id == entry.member]
            self.now.removed = [*self.now.removed, Member(entry.member, names[0])]
            self.now.removals += 1
        for number in held if entry.barred or self.setup.keeper else [entry.seat]:
            self._get_up(number, entry.member)

    def _get_up(self, seat: int, member: str) -> None:
        """Take a person out of a seat, and remember what they saw there."""
        if self.hides(seat):
            self.now.seen[member] = sorted({*self.now.seen.get(member, []), seat})
        self.now.seats[seat].leave(member)
        if seat == self.actor():
            self.now.votes = [vote for vote in self.now.votes if vote.member != member]

    def _consented(self, entry: entries.Consented) -> None:
        if (entry.seat in self.now.consents) != entry.on:
            others = [each for each in self.now.consents if each != entry.seat]
            self.now.consents = sorted([*others, entry.seat]) if entry.on else others
            self.rule(Ruling(self.now.sequence, "consent" if entry.on else "withdrawn", entry.seat))

    def rule(self, ruling: Ruling) -> None:
        self.now.rulings = [*self.now.rulings, ruling]

    # --- questions --------------------------------------------------------------------------------------------------

    def actor(self) -> int:
        return int(self.state.actor())

    def viewers(self) -> list[int]:
        return [*range(len(self.now.seats)), SPECTATOR]

    def view(self, viewer: int) -> Pieces:
        """Return what a viewer sees of this position, written once however many ask."""
        found = self.views.get(viewer)
        if found is None:
            found = self.views[viewer] = pieces(self.state.view(viewer))
        return found

    def hides(self, seat: int) -> bool:
        """Tell whether that seat knows more than everybody now: once the game is on, or if it begins in the middle.

        At a real table no seat does: whoever keeps it has all of them.
        """
        if self.setup.keeper:
            return False
        dealt = self.now.phase == PLAYING or (self.now.phase == LOBBY and bool(self.setup.opening))
        return dealt and self.view(seat) != self.view(SPECTATOR)

    def known(self, member: str) -> set[int]:
        """Return the seats whose hands somebody has seen, now or earlier."""
        held = {number for number, seat in enumerate(self.now.seats) if seat.has(member)}
        return {*self.now.seen.get(member, []), *(number for number in held if self.hides(number))}

    def barred(self, member: str) -> bool:
        """Tell whether somebody was removed and may not come back."""
        return any(each.id == member for each in self.now.removed)

    def unseen(self, viewer: int) -> Unseen:
        """Return what a viewer must not be able to count; after the end, only notes."""
        return self.now.unshared if self.now.phase == ENDED else self.now.unseen.get(viewer, self.now.unshared)

    def sequence(self, viewer: int) -> int:
        """Return the last entry, in this viewer's own numbering."""
        return self.unseen(viewer).entry(self.now.sequence)

    def position(self, viewer: int) -> int:
        """Return the entry that made the current position, in this viewer's own numbering."""
        return self.unseen(viewer).entry(self.now.position)

    def deciding(self) -> Seat | None:
        """Return the seat to decide, if the game is on."""
        actor = self.actor()
        return self.now.seats[actor] if self.now.phase == PLAYING and actor >= 0 else None

    def drawn_by_table(self, state: State) -> bool:
        """Tell whether the table draws this outcome, or somebody must type it in."""
        if self.setup.keeper:
            return False  # even if nobody keeps it at the moment: the cards lie on a real table
        return self.setup.dice != PHYSICAL or not self.typists(state)

    def typists(self, state: State) -> list[int]:
        """Return the seats that may type in this outcome: those of people who see it; who keeps a table sees all."""
        if self.setup.keeper:
            return [number for number, seat in enumerate(self.now.seats) if seat.members]
        people = [number for number, seat in enumerate(self.now.seats) if seat.members and not seat.bot]
        common = -1
        for action in state.actions():
            common &= int(state.witnesses(action))
        return [number for number in people if common < 0 or common >> number & 1]

    def typists_now(self) -> list[int]:
        """Return the seats that may type in what chance does in this position."""
        if self.setup.dice != PHYSICAL or self.actor() != CHANCE:
            return []
        return self.typists(self.state)

    def outcomes(self, state: State, step: int) -> list[int]:
        """Draw from here on, after `step` actions, until a seat decides; this advances `state`.

        Drawing stops after a turn that the micro-debrief follows: nothing of the next turn is to be known then.
        """
        found: list[int] = []
        drawer = self.drawer()
        turns = self.turns_done(self.state)
        while state.actor() == CHANCE and self.drawn_by_table(state):
            ended = self.turns_done(state)
            if ended > turns and ended in self.setup.micro:
                break
            action = drawer.draw(state, step)
            state.apply(action)
            found.append(action)
            step += 1
        return found

    def drawer(self) -> seeded_chance.Drawer:
        """Return what draws the next outcomes of this table."""
        dealt = dict(self.now.dealt) if self.setup.deal else None
        return seeded_chance.Drawer(self.seed, self.now.epoch, self.game, dealt)

    def turns_done(self, state: State) -> int:
        """Return how many turns are complete, if the table asks the questions of the micro-debrief; else 0."""
        return self.debrief.turns_done(state) if self.debrief is not None else 0

    def questioned(self) -> list[int]:
        """Return the seats of people whom the micro-debrief asks."""
        people = [number for number, seat in enumerate(self.now.seats) if seat.members and not seat.bot]
        return [seat for seat in people if self.question(seat)]

    def question(self, seat: int) -> str:
        """Return what the micro-debrief asks a seat, as a text; "" if nothing."""
        part = self.debrief or part_of(self.game.id)
        return part.question(seat) if part is not None else ANY_QUESTION

    def position_at(self, step: int) -> State:
        """Return the position after that many actions."""
        state = self.game.start(len(self.now.seats), self.options)
        for action in self.actions[:step]:
            state.apply(action)
        return state

    def events_from(self, number: int) -> list[Event] | None:
        """Return the events from that number on, if they are still kept."""
        if number < self.recorder.forgotten:
            return None
        return self.recorder.events[number - self.recorder.forgotten :]

    def titles(self, language: str) -> list[str]:
        """Return the names of the seats in that language; a team without a name is called like its side."""
        found = [seat.title(number, language) for number, seat in enumerate(self.now.seats)]
        for number, seat in enumerate(self.now.seats[: len(self.game.sides)]):
            if seat.kind == "team" and not seat.name:
                found[number] = side_name(self.game, texts_of(self.game, language), number)
        return found

    def replay(self) -> Replay:
        """Return the game as a replay; it holds everything, hidden or not."""
        players = ["bot:" + seat.bot if seat.bot else "human" for seat in self.now.seats]
        dice = PHYSICAL if self.setup.dice == PHYSICAL else ""
        return Replay(
            self.game.id,
            self.game.version,
            dict(self.setup.options),
            self.titles(self.setup.language),
            list(self.actions),
            self.setup.scenario,
            players,
            dice,
        )

    # --- at rest ----------------------------------------------------------------------------------------------------

    def freeze(self) -> bytes:
        secrets = self.secrets
        return _encoder.encode(
            Frozen(
                self.now,
                self.actions.tobytes(),
                self.actors.tobytes(),
                self.state.encode(),
                self.recorder.pending,
                self.recorder.memory,
                self.recorder.total,
                (secrets.numbers.tobytes(), secrets.audiences.tobytes(), secrets.causes.tobytes()),
            )
        )

    def thaw(self, blob: bytes) -> None:
        """Continue where `freeze` left off."""
        frozen = _decoder.decode(blob)
        self.now = frozen.status
        for line in self.now.lines:
            if line.note:  # older versions kept notes among the chat
                self._keep_note(line)
        self.now.lines = [line for line in self.now.lines if not line.note]
        self.actions = array("i", frozen.actions)
        self.actors = array("b", frozen.actors)
        self.views = {}
        self.state = self.game.decode(len(self.now.seats), self.options, frozen.codes)
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        self.recorder.pending = list(frozen.pending)
        self.recorder.memory = dict(frozen.memory)
        self.recorder.forgotten = frozen.told
        self.recorder.step = len(self.actions)
        self.secrets = Secrets()
        numbers, audiences, causes = frozen.secrets
        self.secrets.numbers = array("q", numbers)
        self.secrets.audiences = array("q", audiences)
        self.secrets.causes = array("q", causes)
        self.secrets_until = frozen.told


@lru_cache(maxsize=32)
def texts_of(game: Game, language: str) -> Texts:
    return of_game(game, language)


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Frozen)
