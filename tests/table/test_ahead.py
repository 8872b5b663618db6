"""A decision is carried out once: its entry leads to where the plan already is, exactly as the log does."""

from __future__ import annotations

import pytest

from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import OVER
from contienda.table import entries
from contienda.table.authorization import decide
from contienda.table.table import Table
from tests.table.helpers import NOON, Play, pair


def read(play: Play) -> Table:
    """Return the same table, made from its log."""
    table = play.fresh()
    for _, at, entry in play.log:
        table.take(entry, at)
    return table


def everything(table: Table) -> list[object]:
    """Return all a table knows, with the events it keeps and what everybody sees."""
    events = [event.as_dict() for event in table.recorder.events]
    views = [table.view(viewer) for viewer in table.viewers()]
    recorder = table.recorder
    return [table.freeze(), events, views, recorder.current, recorder.step, table.actor(), table.state.actions()]


def choose(table: Table, number: int, now: int) -> entries.Acted:
    listed = table.state.actions()
    return decide(table, table.actor(), listed[number % len(listed)], "Ana", now)


@pytest.mark.parametrize("game", list(registry.OURS))
def test_going_ahead_is_the_same_as_reading_the_log(game: str) -> None:
    play = pair(game)
    live, later = play.table, read(play)
    rng, taken_over = Rng(9), 0
    for now in range(NOON, NOON + 150):
        if live.actor() == OVER:
            break
        entry = choose(live, int(rng.below(1_000)), now)
        planned = live.ahead
        live.take(entry, now)
        later.take(entries.load(entries.dump(entry)), now)
        taken_over += planned is not None and live.state is planned.state
        assert later.ahead is None
        assert live.state.recorder is live.recorder
        assert everything(live) == everything(later)
    assert taken_over > 20


def test_what_was_planned_before_another_entry_is_carried_out_anew() -> None:
    play = pair("misiles")
    table = play.table
    late = choose(table, 0, NOON)
    planned = table.ahead
    table.take(entries.Chatted("Ana", -1, "Ana", "¿Otra vez?"), NOON)
    table.take(late, NOON)
    assert planned is not None
    assert table.state is not planned.state
    later = read(play)
    for entry in (entries.Chatted("Ana", -1, "Ana", "¿Otra vez?"), late):
        later.take(entries.load(entries.dump(entry)), NOON)
    assert everything(table) == everything(later)


def test_only_the_last_plan_is_taken_over() -> None:
    table = pair("misiles").table
    first = choose(table, 0, NOON)
    choose(table, 1, NOON)
    planned = table.ahead
    table.take(first, NOON)
    assert planned is not None
    assert table.state is not planned.state
    assert table.actions[-len(first.actions) :].tolist() == first.actions


@pytest.mark.parametrize("game", list(registry.OURS))
def test_a_plan_changes_nothing(game: str) -> None:
    table = pair(game).wander(Rng(4), 30).table
    before = everything(table)
    choose(table, 0, NOON)
    assert everything(table) == before
