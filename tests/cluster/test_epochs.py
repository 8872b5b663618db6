"""Nothing left over from an earlier epoch can write, though its process is alive and owns the table again."""

from __future__ import annotations

import math
import random
from functools import partial

import pytest

from contienda.classroom import commands as class_commands
from contienda.server.cluster.membership import Unit, unit_of
from contienda.store.leases import Moved
from contienda.table import entries
from tests.classroom.room import Room
from tests.cluster import checker
from tests.server.children import elsewhere
from tests.server.harness import Pair, Person, Server, many


def rest(server: Server, unit: Unit) -> None:
    """Put away what is owned together, and release it: others may own it now."""

    async def work() -> None:
        hub = server.hub
        assert hub.cluster is not None
        await hub.classes.sweep(math.inf)
        for live in list(hub.tables.values()):
            if unit_of(live.table.id, live.table.setup.classroom) == unit:
                await hub.put_away(live, math.inf)
        await hub.cluster.release([(unit, hub.cluster.let_go(unit))])

    server.run(work())


def move(person: Person, other: Person, table: str, dice: random.Random) -> None:
    with many(person.look(table, 0), other.look(table, 1)) as players:
        mover = next(each for each in players if each.legal)
        done = mover.act(dice.choice(mover.legal))
        assert done["t"] == "done"


def test_a_table_of_an_earlier_epoch_writes_nothing(servers: list[Server], database: str) -> None:
    first, second = servers
    dice = random.Random(41)
    pair = Pair(first)
    pair.move(dice)
    stale = first.live(pair.id)
    for each in pair.sockets:
        each.close()
    first.until(lambda: not stale.viewers)
    unit = unit_of(pair.id, "")
    rest(first, unit)
    move(elsewhere(pair.ana, second), elsewhere(pair.boris, second), pair.id, dice)
    second.until(lambda: not second.live(pair.id).viewers)
    rest(second, unit)
    move(pair.ana, pair.boris, pair.id, dice)  # claimed back, while a request still holds the table of long ago
    assert first.live(pair.id) is not stale
    assert first.live(pair.id).epoch == stale.epoch + 2
    with pytest.raises(Moved):
        first.run(first.hub.add(stale, partial(entries.Paused, "", "stale")))
    found = checker.read(database)
    assert found.epochs[pair.id] == [stale.epoch, stale.epoch + 1, stale.epoch + 2]


def test_a_class_of_an_earlier_epoch_writes_nothing(servers: list[Server]) -> None:
    first, second = servers
    room = Room(first, tables=1)
    stale = first.hub.classes.open[room.id]
    facilitator = next(iter(stale.classroom.people))
    unit = unit_of("", room.id)
    rest(first, unit)
    over_there = elsewhere(room.teacher.person, second)
    over_there.post(f"/api/classes/{room.id}/do", {"command": {"do": "note", "text": "There"}})
    rest(second, unit)
    room.teacher.done("note", text="Back")
    assert first.hub.classes.open[room.id] is not stale
    with pytest.raises(Moved):
        first.run(stale.perform(facilitator, class_commands.Note("Stale")))
    assert [each["text"] for each in room.teacher.look()["notes"]] == ["There", "Back"]
