"""Where sockets are not available, polling works as well."""

from __future__ import annotations

import json
import random
import time
from concurrent.futures import ThreadPoolExecutor

from contienda.server.live.live_table import CHAIN
from tests.server.harness import SPECTATOR, Frame, Pair, Person, Server, Viewer


class Poller(Viewer):
    """A viewer who polls, and acts over HTTP."""

    def __init__(self, person: Person, table: str, seat: int = SPECTATOR) -> None:
        super().__init__()
        self.person = person
        self.id = table
        self.seat = seat

    def ask(self, since: int | None = None, wait: float = 0) -> list[Frame]:
        """Return what has happened since an entry, or since the last one known here, without applying it."""
        known = self.sequence if since is None else since
        answer = self.person.get(f"/api/tables/{self.id}/frames", seat=self.seat, since=known, wait=wait)
        found: list[Frame] = answer["frames"]
        return found

    def poll(self, wait: float = 0) -> list[str]:
        """Apply the news; return their kinds."""
        frames = self.ask(wait=wait)
        for frame in frames:
            self.frames.append(json.dumps(frame))
            self.take(frame)
        return [frame["t"] for frame in frames]


def pollers(server: Server, game: str) -> tuple[Poller, Poller]:
    ana, boris = server.person("Ana"), server.person("Boris")
    made = ana.create(game)
    boris.sit(made.id, made.code)
    found = Poller(ana, made.id, 0), Poller(boris, made.id, 1)
    for each in found:
        each.poll()
    return found


def test_a_whole_game_by_polling(server: Server) -> None:
    both = pollers(server, "buenosos")
    dice = random.Random(3)
    while not both[0].over:
        mover = next(each for each in both if each.legal)
        action = dice.choice(mover.legal)
        done = mover.person.do(mover.id, "act", action=action, expect=mover.position, nonce=str(mover.sequence))
        assert done.status_code == 201
        for each in both:
            each.poll()
            assert each.sequence == done.json()["sequence"]
    assert both[0].table == both[1].table
    assert both[0].table["seed"]


def test_polling_and_a_socket_tell_the_same(server: Server) -> None:
    with Pair(server, "buenosos") as pair:
        poller = Poller(pair.ana, pair.id, 0)
        kinds = poller.poll()
        for _ in range(8):
            pair.move(random.Random(1))
            kinds += poller.poll()
            assert poller.document == pair.sockets[0].document
            assert poller.events == pair.sockets[0].events
        assert kinds == ["snapshot", *["delta"] * 8]


def test_since_says_where_one_is(server: Server) -> None:
    with Pair(server) as pair:
        poller = Poller(pair.ana, pair.id, 0)
        assert [frame["t"] for frame in poller.ask(-1)] == ["snapshot"], "everything"
        first = pair.sockets[0].sequence
        for number in range(CHAIN):
            pair.ana.do(pair.id, "chat", text=f"line {number}")
        last = first + CHAIN
        assert poller.ask(last) == [], "nothing new"
        assert [(frame["since"], frame["sequence"]) for frame in poller.ask(first)] == [
            (each, each + 1) for each in range(first, last)
        ]
        assert [frame["t"] for frame in poller.ask(last + 1)] == ["snapshot"], "nobody is ahead of the table"
        assert [frame["t"] for frame in poller.ask(0)] == ["snapshot"], "too long ago"


def test_a_poll_waits_for_news(server: Server) -> None:
    with Pair(server) as pair, ThreadPoolExecutor(1) as pool:
        poller = Poller(pair.ana, pair.id, 0)
        poller.poll()
        waiting = pool.submit(poller.poll, 20)
        server.until(lambda: bool(server.live(pair.id).waiters))
        pair.boris.do(pair.id, "chat", text="are you there?")
        assert waiting.result() == ["delta"]
        assert poller.lines[-1]["text"] == "are you there?"
        assert not server.live(pair.id).waiters


def test_a_poll_does_not_wait_for_ever(server: Server) -> None:
    with Pair(server) as pair:
        poller = Poller(pair.ana, pair.id, 0)
        poller.poll()
        begin = time.monotonic()
        assert poller.poll(wait=0.2) == []
        assert time.monotonic() - begin >= 0.2


def test_a_poll_ends_with_its_table(server: Server) -> None:
    with Pair(server) as pair, ThreadPoolExecutor(1) as pool:
        path = f"/api/tables/{pair.id}/frames?since={pair.sockets[0].sequence}&seat=1"
        waiting = pool.submit(pair.boris.ask, "GET", path)
        server.until(lambda: bool(server.live(pair.id).waiters))
        pair.ana.ask("DELETE", f"/api/tables/{pair.id}")
        assert waiting.result().json()["error"] == "error-table-gone"


def test_what_was_taken_back_is_told_to_a_poller(server: Server) -> None:
    with Pair(server, "buenosos") as pair:
        poller = Poller(pair.boris, pair.id, 1)
        for _ in range(3):
            pair.move(random.Random(2))
            poller.poll()
        pair.ana.do(pair.id, "rollback", to=len(server.live(pair.id).table.actions) - 2, reason="again")
        poller.poll()
        pair.sockets[1].at(poller.sequence)
        assert poller.document == pair.sockets[1].document
        assert poller.events == pair.sockets[1].events
