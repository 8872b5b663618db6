"""The log is the table: any session of any commands, rebuilt from its entries, gives the same bytes.

People send any commands, valid or not; a refused one changes nothing.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import get_args

import pytest

from contienda.core.errors import ContiendaError
from contienda.core.rng import Rng
from contienda.table import authorization as plans
from contienda.table import commands as c
from contienda.table import facilitation, teams
from contienda.table.authorization import follow
from contienda.table.document import document
from contienda.table.past import Past
from contienda.table.setup import SeatSetup
from contienda.table.table import Table
from contienda.table.told import Told
from tests.table.helpers import HOST, Play, made, told, wish, written

PEOPLE = ("Ana", "Luz", "Mar", "Sol", "Bea")


class Session:
    """A table at which anybody asks for anything."""

    def __init__(self, play: Play, seed: int) -> None:
        self.play = play
        self.rng = Rng(seed, 40)
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def below(self, bound: int) -> int:
        return int(self.rng.below(bound))

    def one(self, *values: object) -> object:
        return values[self.below(len(values))]

    def somebody(self) -> str:
        captains = [seat.captain for seat in self.play.table.now.seats if seat.captain]
        voters = [vote.member for vote in self.play.table.now.votes]
        return str(self.one(HOST, HOST, PEOPLE[self.below(5)], *captains, *voters))

    def seat(self) -> int:
        return self.below(len(self.play.table.now.seats) + 2) - 1

    def expect(self) -> int:
        """Return the current position, usually."""
        return max(0, self.play.expect() - (self.below(3) if self.below(8) == 0 else 0))

    def action(self) -> int:
        listed = self.play.table.state.actions()
        if not listed or self.below(10) == 0:
            return self.below(self.play.table.game.vocabulary.size + 5)
        return listed[self.below(len(listed))]

    def adjustment(self) -> int:
        """Return something a facilitator may change now, if the game has any."""
        offered = [code for each in self.play.table.game.adjustments(self.play.table.state) for code in each.codes]
        return offered[self.below(len(offered))] if offered else self.action()

    def command(self) -> c.Any:
        steps = len(self.play.table.actions)
        bot = str(self.one("random", "level:1", "", "genius"))
        text = str(self.one("hola", "", "a\x00", "ñandú"))
        kinds: list[c.Any] = [
            c.Type(action=self.action(), expect=self.expect()),
            c.Undo(seat=self.seat(), expect=self.expect()),
            c.Undo(expect=self.expect()),
            c.Answer(agree=self.below(4) > 0),
            c.RollBack(to=max(0, steps - self.below(9)), reason=text),
            *[c.RollBack(to=max(0, steps - 1 - self.below(9)), reason="a ruling")] * 3,
            c.Start(bot=bot),
            c.Leave(seat=self.seat()),
            c.Remove(seat=self.seat(), member=PEOPLE[self.below(5)]),
            *[c.Readmit(member=each.id) for each in self.play.table.now.removed],
            c.Readmit(member=PEOPLE[self.below(5)]),
            c.Consent(seat=self.seat(), on=self.below(3) > 0),
            c.Captain(seat=self.seat(), member=PEOPLE[self.below(5)]),
            c.Reseat(seat=self.seat(), to=SeatSetup("team" if self.below(2) else "open")),
            c.StandIn(seat=self.seat(), bot=bot),
            c.Pause(reason=text),
            c.Resume(),
            c.Extend(seconds=1 + self.below(60)),
            c.Chat(text=text, team=self.below(2) == 0, action=self.action()),
            c.Note(text=text),
            c.Switch(table_chat=self.below(3) > 0, locked=self.below(3) == 0, pace=self.below(900)),
            c.Show(on=self.below(2) == 0),
            c.Vote(action=self.action(), word=text, expect=self.expect()),
            *[c.Vote(action=self.action())] * 2,
            *[c.Unvote()] * 2,
            c.MicroAnswer(text=text),
            c.Freeze(text=text, kind="stop" if self.below(2) else "freeze"),
            c.Timebox(label=text, seconds=self.below(3) * 20),
            c.ExtendTimebox(seconds=1 + self.below(60)),
            c.Inject(text=text),
            c.Adjust(action=self.adjustment(), reason=text),
            *[c.Adjust(action=self.adjustment(), reason="a lesson")] * 2,
            c.Rule(text=text, reason=text),
            c.OpenMicro(seconds=10 + self.below(60)),
            *[c.CloseMicro()] * 2,
        ]
        return kinds[self.below(len(kinds))]

    def turn(self) -> None:
        """Let somebody play properly, sit down, or ask for anything; then do what is due."""
        play = self.play.later(self.below(40) / 10)
        dice = self.below(10)
        before = play.table.freeze()
        try:
            if dice < 4 and play.table.now.phase == "playing":
                self.go_on()
            elif dice < 6:
                name = PEOPLE[self.below(5)]
                play.add(lambda: plans.sit(play.table, self.seat(), name, name))
                self.done["Sit"] += 1
            else:
                command = self.command()
                play.do(self.somebody(), command)
                self.done[type(command).__name__] += 1
        except ContiendaError as error:
            self.refused[error.key] += 1
            unchanged = play.table.freeze() == before
            assert unchanged
        assert follow(play.table) is None

    def go_on(self) -> None:
        """End a pause, answer, fill an empty seat, decide, or type an outcome."""
        play = self.play
        deciding, request = play.table.deciding(), play.table.now.request
        if play.table.now.paused is not None:
            play.do(HOST, c.Resume())
            self.done["Resume"] += 1
        elif play.table.now.micro is not None:
            member = play.table.now.seats[facilitation.waiting(play.table)[0]].members[0]
            play.do(member.id, c.MicroAnswer(text="an answer"))
            self.done["MicroAnswer"] += 1
        elif request is not None:
            asked = next(seat for seat in plans.voters(play.table, request.seat) if seat not in request.agreed)
            play.do(play.table.now.seats[asked].captain, c.Answer(agree=self.below(4) > 0))
            self.done["Answer"] += 1
        elif deciding is None:
            typist = play.table.now.seats[play.table.typists_now()[0]].captain
            play.do(typist, c.Type(action=self.action(), expect=play.expect()))
            self.done["Type"] += 1
        elif not deciding.bot and teams.votes(play.table, play.table.actor()):
            voter = deciding.members[self.below(len(deciding.members))]
            play.do(voter.id, c.Vote(action=self.action()))
            self.done["Vote"] += 1
        elif deciding.taken():
            play.decided(self.action())
            self.done["Act"] += 1
        else:
            play.sit(PEOPLE[self.below(5)], play.table.actor())


TABLES: list[tuple[str, str, str, str, dict[str, object]]] = [
    ("misiles", "open team open", "drawn", "host", {"decides": "majority"}),
    ("buenosos", "team team", "drawn", "full", {"decides": "rotation", "micro": [1, 2, 4]}),
    ("buenosos", "open open", "physical", "full", {"micro": [1]}),
    ("misiles", "team bot:random", "physical", "host", {}),
]


@lru_cache
def session(number: int, seed: int) -> Session:
    game, seats, dice, start, more = TABLES[number]
    clock = {"mode": "bank" if seed % 2 else "decision", "seconds": 500, "increment": 1}
    found = Session(Play(made(wish(game, seats, dice=dice, clock=clock, start=start, **more))), seed)
    for _ in range(600):
        found.turn()
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_any_session_is_folded_to_the_same_table(number: int, seed: int) -> None:
    play = session(number, seed).play
    again = play.folded()
    assert again.freeze() == play.table.freeze()
    for viewer in play.viewers():
        assert written(document(again, viewer)) == written(play.document(viewer))
        assert written(newest(again, viewer)) == written(newest(play.table, viewer))
        assert told(again, viewer) == told(play.table, viewer)
    assert play.table.recorder.total == Past(play.table).caught_up().recorder.total
    assert len(play.table.now.thought) == len(play.table.actions) == len(play.table.actors)
    play.verdict()


def newest(table: Table, viewer: int) -> list[Told]:
    """Return what a viewer received lately."""
    return table.secrets.for_viewer(table.recorder.events, viewer)


def test_people_asked_for_everything() -> None:
    done: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for number in range(len(TABLES)):
        for seed in (1, 2):
            done += session(number, seed).done
            refused += session(number, seed).refused
    assert {each.__name__ for each in get_args(c.Any)} <= set(done)
    assert len(refused) > 25


def test_a_session_stopped_and_thawed_at_any_entry_ends_the_same() -> None:
    play = session(1, 2).play
    whole = play.table.freeze()
    for at in range(0, len(play.log), 17):
        table = play.fresh()
        for _, when, entry in play.log[:at]:
            table.take(entry, when)
        other = play.fresh()
        other.thaw(table.freeze())
        for _, when, entry in play.log[at:]:
            other.take(entry, when)
        assert other.freeze() == whole
