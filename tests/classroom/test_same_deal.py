"""Tables of one class that decide differently get the same cards in the same order, in every game that deals."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.table.commands import Act
from contienda.table.table import Table
from tests.classroom.room import Room
from tests.server.harness import Server

Drawn = dict[int, list[tuple[tuple[tuple[int, int], ...], int]]]  # by pile or coin: what could come, and what came


def drawn(table: Table) -> Drawn:
    """Return what chance did at a table, pile by pile, in the order in which it came from that pile."""
    found: Drawn = {}
    state = table.game.start(len(table.now.seats), table.options)
    for action in table.actions:
        if state.actor() == CHANCE:
            could = tuple(zip(state.actions(), state.weights(), strict=True))
            found.setdefault(table.game.deal_stream(state), []).append((could, action))
        state.apply(action)
    return found


async def decide(server: Server, table: str, decisions: int, path: int) -> None:
    """Let the captains of a table decide at random, each table on a path of its own."""
    live, dice = server.hub.tables[table], Rng(path, 5)
    for _ in range(decisions):
        actor = live.table.actor()
        if actor < 0:
            return
        listed = live.table.state.actions()
        act = Act(seat=actor, action=listed[dice.below(len(listed))], expect=live.table.position(actor))
        await server.hub.perform(live, live.caller(live.table.now.seats[actor].captain, False), act)


def play_apart(server: Server, game: str, decisions: int, **wish: object) -> tuple[Table, Table]:
    """Let two tables of a class decide differently."""
    seats = registry.load(game).usual
    room = Room(server, tables=2, game=game, per_table=seats, **wish).started(2 * seats)
    ids = [room.table(1), room.table(2)]
    for path, id in enumerate(ids):
        server.run(decide(server, id, decisions, path))
    one, two = (server.live(id).table for id in ids)
    return one, two


@pytest.mark.parametrize("game", registry.OURS)
def test_what_comes_from_a_pile_does_not_depend_on_how_a_table_plays(server: Server, game: str) -> None:
    one, two = play_apart(server, game, 60)
    assert one.seed == two.seed
    assert list(one.actions) != list(two.actions)
    here, there = drawn(one), drawn(two)
    compared = 0
    for stream in here.keys() & there.keys():
        for (could, came), (could_too, came_too) in zip(here[stream], there[stream], strict=False):
            if could == could_too:  # until decisions have changed what is left in the pile
                assert came == came_too, stream
                compared += 1
    assert compared > 5


def test_without_the_same_deal_tables_draw_for_themselves(server: Server) -> None:
    one, two = play_apart(server, "buenosos", 40, same_deal=False)
    here, there = drawn(one), drawn(two)
    pairs = [
        (came, other)
        for stream in here.keys() & there.keys()
        for (could, came), (same, other) in zip(here[stream], there[stream], strict=False)
        if could == same
    ]
    assert any(came != other for came, other in pairs)
