"""A whole game of each title, through the server as people use it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from contienda.core import registry
from contienda.i18n.speaker import LANGUAGES
from contienda.table import export_file
from contienda.table.patch import applied
from tests.server.harness import SPECTATOR, Pair, Person, Server, act

EXAMPLE = Path(__file__).parents[2] / "examples" / "four_clients.py"
TASTE = ("play(crisis)", "search")  # random play of Misiles can take thousands of decisions


QUICK = ("buenosos",)  # teams and a facilitator


@pytest.mark.parametrize(
    "game", [each if each in QUICK else pytest.param(each, marks=pytest.mark.long) for each in registry.OURS]
)
def test_four_clients_play_a_game_through_everything(game: str) -> None:
    command = [sys.executable, str(EXAMPLE), "--seed", "4", "--game", game]
    run = subprocess.run(command, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stdout + run.stderr
    lines = run.stdout.splitlines()
    assert lines[-1] == "All checks passed."
    assert any(line.startswith(f"{game}: table ") for line in lines)
    assert any("the server is stopped" in line for line in lines)
    assert any("the server is killed" in line for line in lines)


class Poller:
    """Somebody without sockets, who polls."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.path = f"/api/tables/{table}/frames"
        self.seat = seat
        self.sequence = -1
        self.document: Any = None
        self.kinds: list[str] = []

    def ask(self) -> None:
        for frame in self.person.get(self.path, since=self.sequence, seat=self.seat, wait=0)["frames"]:
            self.kinds.append(frame["t"])
            if frame["t"] == "snapshot":
                self.document = frame["document"]
            else:
                assert frame["since"] == self.sequence, "a gap between two frames"
                self.document = applied(self.document, frame["patch"])
            self.sequence = frame["sequence"]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(each, marks=pytest.mark.long) if each in ("maracas", "kiberrubezh") else each
        for each in registry.names()
    ],
)
def test_sockets_and_polls_tell_the_same_game(server: Server, game: str) -> None:
    dice = random.Random(1)
    with Pair(server, game) as pair:
        watcher = server.person()
        watcher.claim(pair.id, pair.made.watch)
        bench = watcher.look(pair.id)
        pollers = [Poller(watcher, pair.id, SPECTATOR), Poller(pair.boris, pair.id, 1)]
        for _ in range(2000):
            pair.settle()
            if pair.sockets[0].over:
                break
            decide(pair, game, dice)
            if dice.random() < 0.7:  # now and then several moves arrive at once
                for each in pollers:
                    each.ask()
        pair.settle()
        for each in pollers:
            each.ask()
        bench.at(pair.sockets[0].sequence)
        bench.close()
        assert bench.document == pollers[0].document
        assert pair.sockets[1].document == pollers[1].document
        assert bench.table["phase"] == "over"
        assert {"snapshot", "delta"} == set(pollers[0].kinds)

    found = export_file.read(pair.boris.ask("GET", f"/api/tables/{pair.id}/export").content, "export")
    verdict = export_file.verify(found, "export")
    assert verdict.over
    assert verdict.drawn > 0
    assert found.entries[-1].sequence == bench.sequence
    for language in LANGUAGES:
        assert len(watcher.get(f"/api/tables/{pair.id}/story", lang=language)["lines"]) > 20
    assert pair.ana.post(f"/api/tables/{pair.id}/rematch")["table"] != pair.id


def test_what_a_seat_decides_unseen_sends_nothing_to_the_other(server: Server) -> None:
    dice = random.Random(2)
    quiet = 0
    with Pair(server, "maracas") as pair:
        while quiet < 3:
            pair.settle()
            mover, other = pair.to_move, pair.waiting
            heard, seat = len(other.frames), pair.sockets.index(pair.waiting)
            before = server.live(pair.id).table.sequence(seat)
            act(mover, dice)
            if server.live(pair.id).table.sequence(seat) == before:
                quiet += 1
                with pytest.raises(TimeoutError):
                    other.read(0.3)
                assert len(other.frames) == heard


def test_nobody_keeps_events_that_were_taken_back(server: Server) -> None:
    dice = random.Random(3)
    with Pair(server) as pair:
        for step in (6, 2, 11):
            pair.play(dice, 15)
            assert pair.sockets[0].do("rollback", to=step, reason="We misread a rule")["t"] == "done"
            pair.settle()
            pair.play(dice, 4)
            for each, (person, seat) in zip(pair.sockets, ((pair.ana, 0), (pair.boris, 1)), strict=True):
                with person.look(pair.id, seat) as fresh:
                    assert each.document == fresh.document
                    assert each.events[-len(fresh.events) :] == fresh.events


def decide(pair: Pair, game: str, dice: random.Random) -> None:
    """Decide for the player to move, with some ambition if a random game would last too long."""
    mover = pair.to_move
    say = registry.load(game).vocabulary.say
    wanted = [action for action in mover.legal if str(say(action)) in TASTE]
    if not wanted and game == "misiles" and say(mover.legal[0]).verb.name == "collect":
        wanted = mover.legal
    assert mover.act(min(wanted) if wanted else dice.choice(mover.legal))["t"] == "done"


def test_the_figures_count_what_happens(server: Server) -> None:
    with Pair(server) as pair:
        before = figures(pair.ana)
        pair.play(random.Random(2), 5)
        mover = pair.to_move
        assert mover.do("act", action=mover.legal[0], expect=0)["t"] == "refused"
        after = figures(pair.ana)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert more('contienda_moves_total{kind="acted"}') == 5
    assert more('contienda_refused_total{error="error-table-stale"}') == 1
    assert more('contienda_frames_total{kind="delta"}') == 10
    assert more('contienda_frames_total{kind="reply"}') == 6
    assert more("contienda_frame_bytes_total") > 1000
    assert more("contienda_store_seconds_count") == 5
    assert after["contienda_sockets"] >= 2
    assert after["contienda_live_tables"] >= 1


def figures(person: Person) -> dict[str, float]:
    """Return the Prometheus metrics by name."""
    lines = person.ask("GET", "/metrics").text.splitlines()
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in lines if not line.startswith("#")}
