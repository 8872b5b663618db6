"""Teams and facilitation over the wire: time runs out, all survives a restart, and no team reads another's words.

Canaries first: whatever one team writes must not be in anything the others receive. Then twins: two tables that differ
only in the votes and answers of one team send everybody else the same bytes.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from contienda.server.config import Config
from contienda.server.live import live_table as lives
from contienda.server.live.live_table import GUEST, OVERSEER, Live
from contienda.table import commands as c
from contienda.table import entries, seeded_chance
from contienda.table.authorization import Caller, follow, plan
from contienda.table.setup import Setup
from contienda.table.table import Table
from tests.server.harness import SPECTATOR, Child, Person, Server, database
from tests.table.helpers import made, wish

SECRETS = ("canary-word", "canary-chat", "canary-answer", "canary-second")


class Class:
    """A table of two teams: Ana and Bea against Luz and Mar, with a host, a bench and an overseer."""

    def __init__(self, server: Server, **wished: Any) -> None:
        self.server = server
        self.host = server.person("Hedda")
        wished = {"start": "host", **wished}
        self.made = self.host.create("buenosos", ["team", "team"], **wished)
        self.id = self.made.id
        self.teams = [[server.person(name) for name in names] for names in (("Ana", "Bea"), ("Luz", "Mar"))]
        for seat, people in enumerate(self.teams):
            for person in people:
                person.sit(self.id, self.made.code, seat)
        self.host.do(self.id, "start")

    @property
    def table(self) -> Table:
        return self.server.live(self.id).table

    @property
    def moving(self) -> list[Person]:
        return self.teams[self.table.actor()]

    def move(self, action: int | None = None) -> None:
        """Let the captain of the team to move take an action."""
        seat = self.table.deciding()
        assert seat is not None
        captain = self.moving[[each.id for each in seat.members].index(seat.captain)]
        code = self.table.state.actions()[0] if action is None else action
        position = self.table.position(self.table.actor())
        assert captain.do(self.id, "act", action=code, expect=position).is_success

    def until_micro(self) -> None:
        while self.table.now.micro is None:
            self.move()


def wound(server: Server, found: Class, milliseconds: int) -> None:
    """Let the timers of a table run out sooner."""

    async def turn() -> None:
        live = server.live(found.id)
        for each in (live.table.now.timebox, live.table.now.micro):
            if each is not None and each.timer.since is not None:
                each.timer.since -= milliseconds
        server.hub.driver.look(live)

    server.run(turn())


# --- time -------------------------------------------------------------------------------------------------------------


def test_a_majority_decides_when_the_timebox_ends(server: Server) -> None:
    found = Class(server, decides="majority")
    listed, actions = found.table.state.actions(), len(found.table.actions)
    found.host.do(found.id, "timebox", label="Plan", seconds=60)
    found.moving[1].do(found.id, "vote", action=listed[-1], word="this one")
    assert len(found.table.actions) == actions
    wound(server, found, 60_000)
    server.until(lambda: len(found.table.actions) > actions)
    assert found.table.actions[actions] == listed[-1]
    assert found.table.now.timebox is not None
    assert found.table.now.timebox.over
    assert found.table.now.votes == []


def test_without_votes_the_least_is_done_once(server: Server) -> None:
    found = Class(server, decides="majority")
    actions = len(found.table.actions)
    found.host.do(found.id, "timebox", seconds=60)
    wound(server, found, 60_000)
    server.until(lambda: len(found.table.actions) > actions)
    assert [type(entry) for entry in log(server, found)[-2:]] == [entries.TimeboxEnded, entries.Acted]
    position = found.table.now.position
    wound(server, found, 60_000)
    found.host.do(found.id, "chat", text="and now?")
    assert found.table.now.position == position


def test_a_captain_is_not_overruled_by_a_timebox(server: Server) -> None:
    found = Class(server)
    position = found.table.now.position
    found.host.do(found.id, "timebox", seconds=60)
    wound(server, found, 60_000)
    server.until(lambda: found.table.now.timebox is not None and found.table.now.timebox.over)
    assert found.table.now.position == position


def test_the_micro_debrief_ends_by_itself(server: Server) -> None:
    found = Class(server, micro=[1])
    with found.teams[0][0].look(found.id, 0) as socket:
        found.until_micro()
        socket.until(lambda: socket.table["micro"] is not None)
        assert socket.document["micro_question"]["question"] == "micro-malosos"
        assert socket.you["may"] == "watch"
        wound(server, found, 45_000)
        socket.until(lambda: socket.table["micro"] is None)
    closed = [entry for entry in log(server, found) if isinstance(entry, entries.MicroClosed)]
    assert [entry.why for entry in closed] == ["time"]
    found.move()


def test_bots_wait_for_the_answers(server: Server) -> None:
    host = server.person("Hedda")
    made = host.create("buenosos", ["human", "random"], micro=[1], pace=0)
    table = server.live(made.id).table
    with host.look(made.id, 0) as socket:
        while table.now.micro is None:
            socket.until(lambda: bool(socket.legal) or socket.table["micro"] is not None)
            if socket.legal:
                socket.act(socket.legal[0])
        position = table.now.position
        assert socket.do("note", text="nothing moves")["t"] == "done"
        assert table.now.position == position
        assert socket.do("microanswer", text="Recon")["t"] == "done"
        socket.until(lambda: bool(socket.legal))


def log(server: Server, found: Class) -> list[entries.Any]:
    return [entries.load(row.payload) for row in server.run(rows(server, found.id))]


async def rows(server: Server, table: str) -> Any:
    return await server.hub.store.rows(table)


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with Child(Config(database=database(tmp_path))) as child:
        host, ana, bea, luz = (child.person(name) for name in ("Hedda", "Ana", "Bea", "Luz"))
        made = host.create("buenosos", ["team", "team"], start="host")
        for seat, person in ((0, ana), (0, bea), (1, luz)):
            person.sit(made.id, made.code, seat)
        assert host.do(made.id, "start").is_success
        actor = int(host.get(f"/api/tables/{made.id}")["actor"])
        mover = (ana, luz)[actor]
        legal = mover.get(f"/api/tables/{made.id}/frames", seat=actor)["frames"][0]["document"]["legal"]
        for person, command, body in (
            (mover, "vote", {"action": legal[0], "word": "go"}),
            (host, "timebox", {"label": "Plan", "seconds": 600}),
            (host, "inject", {"text": "The press calls."}),
            (host, "rule", {"text": "It counts.", "reason": "10.2"}),
            (host, "openmicro", {"seconds": 600}),
            (ana, "microanswer", {"text": "kept"}),
        ):
            assert person.do(made.id, command, **body).is_success, command
        child.kill()
        child.start()
        first = ana.get(f"/api/tables/{made.id}/frames", seat=0)["frames"][0]["document"]
        assert first["table"]["timebox"]["label"] == "Plan"
        assert first["table"]["injects"][0]["text"] == "The press calls."
        assert first["table"]["rulings"][0]["text"] == "It counts."
        assert first["table"]["micro"]["answered"] == [0]
        assert first["micro_question"]["answer"] == "kept"
        ballot = mover.get(f"/api/tables/{made.id}/frames", seat=actor)["frames"][0]["document"]["ballot"]
        assert ballot["proposals"][0]["words"] == [{"name": mover.name, "text": "go"}]


# --- secrecy: canaries ------------------------------------------------------------------------------------------------


def test_no_team_reads_what_another_writes(server: Server) -> None:
    found = Class(server, micro=[1])
    bench, overseer = server.person("Wu"), server.person("Olga")
    bench.claim(found.id, found.made.watch)
    overseer.claim(found.id, found.made.watch)
    server.grant(overseer, found.id, "oversee")
    while found.table.actor() != 0:
        found.move()
    ana, bea, luz = found.teams[0][0], found.teams[0][1], found.teams[1][0]
    ana.do(found.id, "show", on=True)  # even a guest at the seat does not read what the team writes
    deaf = [luz.look(found.id, 1), bench.look(found.id), found.host.look(found.id), bench.look(found.id, 0)]
    own, over = bea.look(found.id, 0), overseer.look(found.id, 0)
    try:
        ana.do(found.id, "vote", action=found.table.state.actions()[0], word="canary-word")
        ana.do(found.id, "chat", text="canary-chat", team=True)
        found.until_micro()
        ana.do(found.id, "microanswer", text="canary-answer")
        bea.do(found.id, "microanswer", text="canary-second")
        for socket in (*deaf, own, over):
            socket.until(lambda socket=socket: socket.table["micro"] is not None and socket.table["micro"]["answered"])  # type: ignore[misc]
        luz.do(found.id, "microanswer", text="done")
        for socket in (*deaf, own, over):
            socket.until(lambda socket=socket: socket.table["micro"] is None)  # type: ignore[misc]
        heard = ["\n".join(socket.frames) for socket in deaf]
        for person, seat in ((luz, 1), (bench, SPECTATOR), (found.host, SPECTATOR), (bench, 0)):
            for page in ("frames", "events?before=500", "story", "positions/3", "rights", ""):
                path = f"/api/tables/{found.id}/{page}"
                heard.append(person.ask("GET", path + ("&" if "?" in page else "?") + f"seat={seat}").text)
        for text in heard:
            assert [secret for secret in SECRETS if secret in text] == []
        for socket in (own, over):
            assert [secret for secret in SECRETS if secret not in "\n".join(socket.frames)] == []
    finally:
        for socket in (*deaf, own, over):
            socket.close()


# --- secrecy: twins ---------------------------------------------------------------------------------------------------


class Twin:
    """A table without a server: what each kind of viewer would be sent, entry by entry."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.table = Table("mesa", setup, seed)
        self.live = Live(self.table, "CODE")
        self.at = 1_700_000_000_000
        self.kinds = (0, 1, SPECTATOR, GUEST, GUEST + 1, OVERSEER, OVERSEER + 1)
        self.sent: dict[int, list[bytes]] = {kind: [self.live.kind(kind).pages.text()] for kind in self.kinds}
        self.places = {kind: self.live.kind(kind).sequence for kind in self.kinds}

    def take(self, entry: entries.Entry | None) -> None:
        while entry is not None:
            self.table.take(entry, self.at)
            entry = follow(self.table)
        self.live.changed()
        for kind in self.kinds:
            steps = self.live.since(kind, self.places[kind])
            self.places[kind] = self.live.kind(kind).sequence
            self.sent[kind] += [self.live.kind(kind).pages.text()] if steps is None else [frame for _, frame in steps]
            self.sent[kind].append(self.live.snapshot(kind, Caller(""))[1])

    def do(self, name: str, command: c.Any) -> None:
        seats = tuple(number for number, seat in enumerate(self.table.now.seats) if seat.has(name))
        self.take(plan(self.table, Caller(name, seats, name == "Eva", name), command, self.at))


def twins(monkeypatch: pytest.MonkeyPatch, decides: str) -> tuple[Twin, Twin]:
    """Return two tables on which team 0 votes and answers differently, and everything else is the same."""
    monkeypatch.setattr(lives, "clock", lambda: 1_700_000_000_000)
    seed = bytes(range(32))
    setup = made(wish("buenosos", "team team", micro=[1], decides=decides, start="host"), seed)
    both = Twin(setup, seed), Twin(setup, seed)
    for talks, twin in zip((False, True), both, strict=True):
        for number, name in enumerate(("Ana", "Bea", "Cora", "Luz")):
            twin.take(entries.Sat(name, number // 3, name, name))
        twin.do("Eva", c.Start())
        while twin.table.now.micro is None:
            actor, code = twin.table.actor(), twin.table.state.actions()[0]
            if actor == 0 and talks:
                other = twin.table.state.actions()[-1]
                twin.do("Bea", c.Vote(action=other, word="canary-word"))
                twin.do("Bea", c.Vote(action=code))
                twin.do("Bea", c.Unvote())
            captain = twin.table.now.seats[actor].captain
            twin.do(captain, c.Act(seat=actor, action=code, expect=twin.table.position(actor)))
        twin.do("Ana", c.MicroAnswer(text="canary-answer" if talks else "short"))
        if talks:
            twin.do("Bea", c.MicroAnswer(text="canary-second"))
        twin.do("Luz", c.MicroAnswer(text="the same"))
    return both


@pytest.mark.parametrize("decides", ["captain", "rotation"])
def test_twins_that_differ_in_votes_and_answers_look_the_same(monkeypatch: pytest.MonkeyPatch, decides: str) -> None:
    plain, talking = twins(monkeypatch, decides)
    for kind in (1, SPECTATOR, GUEST, GUEST + 1, OVERSEER + 1):
        one, other = (deduplicated(twin.sent[kind]) for twin in (plain, talking))
        if kind == GUEST:  # a guest of the seat counts its entries, but reads none of its words
            assert b"canary" not in b"".join(other)
        else:
            assert one == other, kind
    assert deduplicated(plain.sent[0]) != deduplicated(talking.sent[0])
    assert deduplicated(plain.sent[OVERSEER]) != deduplicated(talking.sent[OVERSEER])


def deduplicated(texts: list[bytes]) -> list[bytes]:
    """Return what was sent, without repetitions of the same snapshot."""
    found: list[bytes] = []
    for text in texts:
        if not found or text not in found:
            found.append(text)
    return found


def test_a_shared_seed_is_nowhere_before_the_class_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "clock", lambda: 1_700_000_000_000)
    seed = bytes(range(32))
    setup = made(wish("misiles", "open open"), seed)
    setup.deal = seeded_chance.commitment(seed)
    twin = Twin(setup, seed)
    for number, name in enumerate(("Ana", "Luz")):
        twin.take(entries.Sat(name, number, name, name))
    while twin.table.now.phase != "over":
        actor = twin.table.actor()
        captain = twin.table.now.seats[actor].captain
        twin.do(captain, c.Act(action=twin.table.state.actions()[0], expect=twin.table.position(actor)))
    sent = b"".join(text for kind in twin.kinds for text in twin.sent[kind])
    assert seed.hex().encode() not in sent
    assert not re.search(rb'"seed":"', sent)
    twin.take(entries.Revealed("", seed.hex()))
    assert json.loads(twin.live.kind(0).pages.text())["table"]["seed"] == seed.hex()
