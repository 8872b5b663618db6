"""Looking back: the kept history equals a full replay, after every move and every undo."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.table import commands as c
from contienda.table.past import EVERY, Past
from tests.table.helpers import HOST, Play, pair


def same(past: Past, play: Play) -> None:
    """Check that it equals a history made anew."""
    table = play.table
    fresh = Past(table).caught_up()
    past.caught_up()
    assert [event.as_dict() for event in past.recorder.events] == [event.as_dict() for event in fresh.recorder.events]
    for viewer in (0, 1, SPECTATOR):
        whole = past.secrets.for_viewer(past.recorder.events, viewer, table.unseen(viewer))
        assert past.for_viewer(viewer, table.unseen(viewer)) == whole
        assert past.for_viewer(viewer, table.unseen(viewer), 3, 9) == whole[3:9]
    for step in range(0, len(table.actions) + 1, 13):
        assert past.position_at(step).encode() == table.position_at(step).encode()


@pytest.mark.parametrize("game", ["misiles", "blackhat"])
def test_it_follows_the_table_forwards_and_back(game: str) -> None:
    play = pair(game)
    past = Past(play.table)
    for length in (1, 30, EVERY, 5):
        play.wander(Rng(length), length)
        same(past, play)
    assert len(past.kept) == len(play.table.actions) // EVERY + 1
    play.do(HOST, c.RollBack(to=10, reason="once more"))
    play.wander(Rng(9), 40)
    same(past, play)


def test_the_table_may_go_back_while_it_is_played() -> None:
    play = pair("blackhat").wander(Rng(1), 2 * EVERY)
    past = Past(play.table)
    steps = past.catch_up()
    next(steps)
    assert 0 < past.steps < len(play.table.actions)
    play.do(HOST, c.RollBack(to=5, reason="once more"))
    for _ in steps:
        pass
    same(past, play)
