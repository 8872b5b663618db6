"""A table in memory with its viewers: what each kind of viewer is sent after every entry.

For each kind, the last document is kept in pieces of JSON together with the last few differences. A viewer who has
fallen further behind gets everything again, so a slow viewer costs the others nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from contienda.core.errors import ContiendaError
from contienda.core.state import SPECTATOR
from contienda.server.live.clock import clock
from contienda.server.live.fair_queue import Lane
from contienda.server.live.issue import Arranged, Issue, Pages
from contienda.server.schemas.frames import Delta, Here, Said, Snapshot, You, YouFrame, encoded, encoder
from contienda.table.authorization import Caller
from contienda.table.difference import pieces
from contienda.table.document import reads
from contienda.table.table import ENDED, Line, Table
from contienda.table.teams import may

GUEST = 100  # the kind of spectators who look over the shoulder of seat 0; those of seat 1 are 101
OVERSEER = 200  # the same for those who oversee the table: they also read what a team writes
UNUSED = 60.0  # seconds a kind without viewers is kept up to date
CHAIN = 8  # differences kept for viewers who are slightly late
MOST_SOCKETS = 8  # per browser and table


class Viewer(Protocol):
    """Somebody who is notified when there is something new."""

    kind: int
    member: str
    browser: object  # its session, or its address if it has none
    arrived: float

    def wake(self) -> None: ...

    def evict(self) -> None: ...

    def leave(self) -> None: ...


class Kind:
    """All viewers who see the same: the members of one seat, or the spectators."""

    def __init__(self, sequence: int, last: int, pages: Pages, told: int) -> None:
        self.sequence = sequence  # in the numbering of these viewers, as is the chain
        self.last = last  # the same in the table's own numbering
        self.pages = pages
        self.used = time.monotonic()
        self.told = told  # events sent so far, in the table's own numbering
        self.chain: deque[tuple[int, int, bytes]] = deque(maxlen=CHAIN)


class Live:
    """One live table."""

    def __init__(self, table: Table, code: str, read_only: ContiendaError | None = None) -> None:
        self.table = table
        self.code = code  # the short code people type to find it
        self.read_only = read_only  # why the table is read-only, if it is
        self.gone = False  # deleted
        self.lock = asyncio.Lock()
        self.seating = asyncio.Lock()  # sitting down and recording which hand somebody sees exclude each other
        self.viewers: set[Viewer] = set()
        self.kinds: dict[int, Kind] = {}
        self.epoch = 0  # in which this process owns it, if there are several
        self.arranged = Arranged()
        self.callers: dict[tuple[str, bool, bool], Caller] = {}  # as people sat at that entry
        self.callers_at = -1
        self.waiters: set[asyncio.Event] = set()
        self.idle_since = time.monotonic()
        self.frozen_at = 0  # the entry of the last snapshot
        self.webhook = False  # somebody wants to be notified of turns
        self.driving = False  # a bot is thinking for this table
        self.maker = ""  # hash of the address, and the browser that created it, for fair shares of workers
        self.company = asyncio.Event()  # set when somebody comes to watch
        self.unsettled = False  # what follows from its last entry could not be stored yet
        self.alarm: asyncio.TimerHandle | None = None
        self.followers: set[Callable[[], None]] = set()  # called after every change: the class it belongs to
        self.grants = 0  # how often somebody's rights were taken away while they might be looking

    # --- people -----------------------------------------------------------------------------------------------------

    def need_rules(self) -> None:
        """Refuse actions at a read-only table."""
        if self.read_only is not None:
            raise self.read_only

    def caller(self, member: str, facilitates: bool, oversees: bool = False) -> Caller:
        """Return that member's role at this table right now."""
        if self.callers_at != self.table.arranged:
            self.callers_at, self.callers = self.table.arranged, {}
        key = (member, facilitates, oversees)
        if key not in self.callers:
            self.callers[key] = self.called(*key)
        return self.callers[key]

    def called(self, member: str, facilitates: bool, oversees: bool) -> Caller:
        seats, name = [], ""
        for number, seat in enumerate(self.table.now.seats):
            for each in seat.members:
                if each.id == member:
                    seats.append(number)
                    name = each.name
        return Caller(member, tuple(seats), facilitates, name, oversees)

    def here(self) -> list[str]:
        """Return the connected members."""
        return sorted({viewer.member for viewer in self.viewers if viewer.member})

    def join(self, viewer: Viewer) -> None:
        """Add a viewer; a browser with too many sockets loses its oldest, so that others still get in."""
        own = [each for each in self.viewers if each.browser == viewer.browser]
        if len(own) >= MOST_SOCKETS:
            oldest = min(own, key=lambda each: each.arrived)
            self.part(oldest)  # at once, even if it does not respond
            oldest.evict()
        self.viewers.add(viewer)
        self.company.set()

    def part(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.idle_since = time.monotonic()

    def send_away(self) -> None:
        """Let all viewers connect again: another process serves this table, or soon will."""
        for viewer in self.viewers:
            viewer.leave()

    def recheck(self) -> None:
        """After rights were taken away: let every viewer look up theirs again."""
        self.grants += 1
        for viewer in self.viewers:
            viewer.wake()

    def people(self) -> bool:
        """Tell whether anybody plays or watches."""
        if self.viewers or self.waiters:
            return True
        return any(seat.members for seat in self.table.now.seats)

    def lane(self) -> Lane:
        """Return this table's place in the queue for workers."""
        source, _, session = self.maker.partition(" ")
        return Lane(source, session, self.table.id, self.people)

    # --- what is sent -----------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """After new entries: compute the differences and wake all viewers."""
        watched = {viewer.kind for viewer in self.viewers}
        late = time.monotonic() - UNUSED
        issue = self.issue()
        for number, kind in list(self.kinds.items()):
            if number in watched or kind.used > late:
                self.extend(number, kind, issue)
            else:
                del self.kinds[number]
        for viewer in self.viewers:
            viewer.wake()
        for waiter in self.waiters:
            waiter.set()
        self.tell_followers()

    def tell_followers(self) -> None:
        for follower in list(self.followers):
            follower()

    def kind(self, number: int) -> Kind:
        """Return the up-to-date state of a kind of viewers."""
        table = self.table
        found = self.kinds.get(number)
        if found is None:
            told = table.recorder.total
            pages = self.pages(number, self.issue())
            found = Kind(table.sequence(eye(number)), table.now.sequence, pages, told)
            self.kinds[number] = found
        elif found.sequence != table.sequence(eye(number)):
            self.extend(number, found, self.issue())
        found.used = time.monotonic()
        return found

    def issue(self) -> Issue:
        return Issue(self.table, self.arranged)

    def pages(self, number: int, issue: Issue) -> Pages:
        """Return the document of a kind of viewers.

        Those who look over a shoulder can decide nothing. Guests do not read what a team writes, overseers do.
        """
        viewer = eye(number)
        choices = issue.choices(viewer)
        if number >= GUEST:
            choices["legal"], choices["typing"], choices["undo"] = [], [], None
        if GUEST <= number < OVERSEER:
            choices["ballot"], choices["micro_question"] = None, None
        return Pages(issue.public(viewer), issue.view(viewer), pieces(choices))

    def extend(self, number: int, kind: Kind, issue: Issue) -> None:
        table, viewer = self.table, eye(number)
        kind.told = min(kind.told, table.recorder.total)
        sequence = table.sequence(viewer)
        if kind.sequence == sequence:
            return  # nothing changed for these viewers, and they must not be able to count it
        pages = self.pages(number, issue)
        unseen = table.unseen(viewer)
        events = issue.events(kind.told, viewer)
        rewound = unseen.entry(table.now.rewound) > kind.sequence
        counted_anew = table.now.phase == ENDED and viewer in table.now.unseen
        if events is None or rewound or counted_anew:
            kind.chain.clear()  # too much has happened: all viewers of this kind start over
        else:
            delta = Delta(
                kind.sequence,
                sequence,
                table.position(viewer),
                clock(),
                encoded(issue.patch(kind.pages, pages)),
                events,
                table.secrets.own(table.recorder.total, viewer),
                [self.said(line, viewer) for line in self.lines_since(kind.last) if reads(line, team(number))],
            )
            kind.chain.append((kind.sequence, sequence, encoder.encode(delta)))
        kind.sequence, kind.last = sequence, table.now.sequence
        kind.pages = pages
        kind.told = table.recorder.total

    def lines_since(self, sequence: int) -> list[Line]:
        return [line for line in self.table.now.lines if line.sequence > sequence]

    def since(self, number: int, sequence: int) -> list[tuple[int, bytes]] | None:
        """Return the differences from that entry on, each with the entry it leads to; None if it is too long ago."""
        kind = self.kind(number)
        if sequence == kind.sequence:
            return []
        found: list[tuple[int, bytes]] = []
        for before, after, frame in kind.chain:
            if before == sequence or found:
                found.append((after, frame))
        return found or None

    def snapshot(self, number: int, caller: Caller) -> tuple[int, bytes]:
        """Return everything, for one viewer."""
        table, viewer = self.table, eye(number)
        kind = self.kind(number)
        lines = [self.said(line, viewer) for line in table.now.lines if reads(line, team(number))]
        lines += self.notes(caller.member, viewer)
        return kind.sequence, encoder.encode(
            Snapshot(
                kind.sequence,
                table.position(viewer),
                clock(),
                self.you(number, caller),
                encoded(kind.pages.text()),
                table.secrets.for_viewer(table.recorder.events, viewer, table.unseen(viewer)),
                table.secrets.own(table.recorder.total, viewer),
                sorted(lines, key=lambda line: line.at),
                self.here(),
                self.read_only.key if self.read_only is not None else "",
            )
        )

    def you(self, number: int, caller: Caller) -> You:
        """Return who a viewer is, and what they may do now."""
        allowed = "watch" if self.read_only is not None else may(self.table, caller, number)
        return You(caller.member, caller.name, list(caller.seats), caller.facilitates, number, allowed)

    def new_you(self, number: int, caller: Caller) -> bytes:
        """Return the same as a frame of its own."""
        return encoder.encode(YouFrame(self.you(number, caller)))

    def said(self, line: Line, viewer: int) -> Said:
        """Return a line of chat in the viewer's own numbering."""
        known = self.table.unseen(viewer)
        sequence, step = known.entry(line.sequence), known.step(line.step)
        return Said(sequence, line.at, line.by, line.name, line.seat, line.text, line.action, False, step)

    def notes(self, member: str, viewer: int, after: int = 0) -> list[Said]:
        """Return somebody's own notes after the first so many."""
        known = self.table.unseen(viewer)
        kept = self.table.now.notes.get(member, []) if member else []
        return [
            Said(line.sequence, line.at, line.by, "", -1, line.text, note=True, step=known.step(line.step))
            for line in kept
            if line.sequence > after
        ]

    def noted(self, member: str) -> int:
        """Return how many notes somebody has written."""
        kept = self.table.now.notes.get(member) if member else None
        return kept[-1].sequence if kept else 0

    def new_notes(self, number: int, member: str, after: int) -> bytes:
        """Return a difference that changes nothing but adds the viewer's own new notes."""
        table, viewer = self.table, eye(number)
        at = self.kind(number).sequence
        told = table.secrets.own(table.recorder.total, viewer)
        notes = self.notes(member, viewer, after)
        return encoder.encode(Delta(at, at, table.position(viewer), clock(), [], [], told, notes))

    def presence(self) -> bytes:
        return encoder.encode(Here(self.here()))

    # --- who may look -----------------------------------------------------------------------------------------------

    def may_look_from(self, number: int, caller: Caller) -> bool:
        """Allow a viewer's own seat, one that allows spectators to look over its shoulder, or the spectators' bench."""
        if number == SPECTATOR or number in caller.seats:
            return True
        seat = eye(number)
        if number >= OVERSEER:
            return caller.oversees and not caller.seats and seat < len(self.table.now.seats)
        if number < GUEST or not 0 <= seat < len(self.table.now.seats) or not self.table.now.seats[seat].shown:
            return False
        return not caller.seats or not self.table.hides(seat)  # it is shown to spectators, not to opponents

    def kind_for(self, seat: int, caller: Caller) -> int:
        """Return the kind of a viewer who asks to look from that seat."""
        if seat < 0 or seat in caller.seats:
            return seat
        return seat + (OVERSEER if caller.oversees and not caller.seats else GUEST)


def eye(number: int) -> int:
    """Return the seat, or SPECTATOR, whose knowledge a kind of viewers has."""
    return number - OVERSEER if number >= OVERSEER else number - GUEST if number >= GUEST else number


def team(number: int) -> int:
    """Return the seat whose team's chat a kind of viewers reads; guests read none."""
    return SPECTATOR if GUEST <= number < OVERSEER else eye(number)
