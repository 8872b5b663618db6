"""What a move costs a server, stage by stage, without sockets and database: microseconds of processor time.

Random games at many tables that take turns, as on a server: then little of a table is still in the processor's cache.
.venv/bin/python benchmarks/move_stages.py
"""

from __future__ import annotations

import argparse
import gc
import itertools
import time
from random import Random

import msgspec
from rich.console import Console
from rich.table import Table as Shown

from contienda.core import registry
from contienda.core.state import OVER
from contienda.server.live.autoplay import bot_deciding, next_alarm, restless
from contienda.server.live.live_table import Live
from contienda.server.schemas.frames import Done, encoder, messages
from contienda.server.serve import GARBAGE
from contienda.table import entries, seeded_chance
from contienda.table.authorization import follow, plan
from contienda.table.setup import Wish, complete
from contienda.table.table import Table

STAGES = ("read", "plan", "write", "apply", "follow", "show")


class Viewer:
    """A player who keeps up, and counts what they are sent."""

    def __init__(self, live: Live, seat: int) -> None:
        self.live = live
        self.kind = seat
        self.member = f"m{seat}"
        self.browser: object = self
        self.arrived = 0.0
        self.sequence = 0
        self.you: object = None
        self.bytes = 0

    def wake(self) -> None:
        caller = self.live.caller(self.member, False)
        steps = self.live.since(self.kind, self.sequence)
        you = self.live.you(self.kind, caller)
        if steps is None:
            self.sequence, frame = self.live.snapshot(self.kind, caller)
            self.bytes += len(frame)
        elif you != self.you:
            self.bytes += len(self.live.new_you(self.kind, caller))
        self.you = you
        for sequence, frame in steps or []:
            self.sequence = sequence
            self.bytes += len(frame)

    def evict(self) -> None:
        pass

    def leave(self) -> None:
        pass


class Seated:
    """A table with a person and a viewer in every seat."""

    def __init__(self, game: str, number: int) -> None:
        seats = registry.load(game).fewest
        wish = msgspec.convert({"game": game, "pace": 0, "seats": [{"kind": "human"}] * seats}, Wish)
        seed = number.to_bytes(seeded_chance.SEED_BYTES, "big")
        self.table = Table("table", complete(wish, seeded_chance.commitment(seed)), seed)
        for seat in range(seats):
            self.table.take(entries.Sat(f"m{seat}", seat, f"m{seat}", f"Load {seat + 1}"), 0)
        self.settle(0)
        self.live = Live(self.table, "CODE")
        for seat in range(seats):
            self.live.viewers.add(Viewer(self.live, seat))
        self.live.changed()

    def settle(self, now: int) -> None:
        entry = follow(self.table)
        while entry is not None:
            self.table.take(entry, now)
            entry = follow(self.table)

    def move(self, rng: Random, now: int) -> list[int]:
        """Make a random move; return the time at the start and after every stage."""
        table, live, seat = self.table, self.live, self.table.actor()
        act = {"do": "act", "action": rng.choice(table.state.actions()), "expect": table.position(seat)}
        text = msgspec.json.encode({"id": "m", "command": {**act, "nonce": f"m{now}"}}).decode()
        times = [time.process_time_ns()]
        command = messages.decode(text).command
        caller = live.caller(f"m{seat}", False)
        times.append(time.process_time_ns())
        assert command is not None
        entry = plan(table, caller, command, now)
        times.append(time.process_time_ns())
        entries.dump(entry)
        restless(table, entry)
        times.append(time.process_time_ns())
        table.take(entry, now)
        times.append(time.process_time_ns())
        self.settle(now)
        bot_deciding(table)
        next_alarm(table)
        times.append(time.process_time_ns())
        live.changed()
        encoder.encode(Done("m", table.sequence(seat), table.position(seat)))
        times.append(time.process_time_ns())
        return times


def measure(game: str, tables: int, moves: int) -> list[float]:
    """Return microseconds a move, by stage."""
    rng = Random(1)
    numbers = itertools.count(1)
    seated = [Seated(game, next(numbers)) for _ in range(tables)]
    gc.collect()
    gc.set_threshold(*GARBAGE)
    spent = [0] * len(STAGES)
    for now in range(moves):
        at = now % tables
        if seated[at].table.actor() == OVER:
            seated[at] = Seated(game, next(numbers))
        for stage, (begin, end) in enumerate(itertools.pairwise(seated[at].move(rng, now))):
            spent[stage] += end - begin
    return [each / moves / 1000 for each in spent]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=8_000)
    parser.add_argument("--games", nargs="*", default=list(registry.OURS))
    asked = parser.parse_args()
    shown = Shown(title=f"microseconds a move, {asked.tables} tables", title_justify="left")
    for column in ("", *STAGES, "together"):
        shown.add_column(column, justify="right")
    for game in asked.games:
        found = measure(game, asked.tables, asked.moves)
        shown.add_row(game, *(f"{each:.1f}" for each in found), f"{sum(found):.0f}")
    Console(width=120).print(shown)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
