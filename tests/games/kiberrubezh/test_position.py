"""Positions in the middle of play: encoded, decoded and copied, they continue like the original."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from contienda.core.rng import Rng
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.state import Kiberrubezh
from tests.games.kiberrubezh.cards import arena
from tests.games.kiberrubezh.table import A, B, Table
from tests.games.kiberrubezh.test_beginning import Fresh


def defence_with_blocks() -> Table:
    """Two measures have blocked different attacks; more blocks are possible."""
    table = arena("22 23 24", "65 66 68").attack("22", "23", "24")
    return table.do("block(65)", "stop(22)", "block(68)", "stop(24)")


def effects_in_order() -> Table:
    return arena("36x2 39", "65 69").hand(B, "1").attack("36", "36.2", "39")


def damage_to_come() -> Table:
    return arena("32 41 12", "11").hit("32", "41")


def deck_in_order() -> Table:
    table = arena("57").deck_only(B, "1 2 2 2 1").hit("57").do("strike(57)", "look(1)", *["look(2)"] * 3, "dump(1)")
    return table.do("dump(2)")


def cards_owed() -> Table:
    return Fresh(a="22x4 24x4 41x4").do("lot(0)").chance().deal(A, "1 1 2 22 24 41 22").do("redeal").chance()


def category_named_and_assets_frozen() -> Table:
    table = arena("28 31", "").hit("31").do("strike(31)").chance().do("target_asset(1, ready)").to("attack")
    return table.attack("28").do("name(crypto)")


MOMENTS = [
    defence_with_blocks, effects_in_order, damage_to_come, deck_in_order, cards_owed, category_named_and_assets_frozen,
]  # fmt: skip


def twins(table: Table) -> list[Kiberrubezh]:
    """The position, once copied and once encoded and decoded."""
    state, game = table.state, table.game
    read = game.decode(2, game.resolve("own", {}), state.encode())
    return [cast(Kiberrubezh, state.copy()), cast(Kiberrubezh, read)]


def went_on(table: Table, state: Kiberrubezh) -> list[list[int]]:
    """Every position until the end of the next turn, when everybody does the least."""
    other = Table.__new__(Table)
    other.game, other.state, other.rng = table.game, state, Rng(7)
    turn = state.turn
    found: list[list[int]] = []
    while state.turn <= turn + 1 and len(found) < 200 and other.step() != "over":
        other.go_on()
        found.append(state.encode())
    return found


@pytest.mark.parametrize("moment", MOMENTS, ids=[each.__name__ for each in MOMENTS])
def test_a_position_goes_on_as_it_was_written(moment: Callable[[], Table]) -> None:
    table = moment()
    before = table.state.encode()
    views = [table.state.view(viewer) for viewer in (A, B, -1)]
    futures = []
    for twin in twins(table):
        assert twin.encode() == before
        assert twin.actions() == table.state.actions()
        assert [twin.view(viewer) for viewer in (A, B, -1)] == views
        futures.append(went_on(table, twin))
        assert table.state.encode() == before  # changing one does not affect the other
    table.state.recorder = None
    assert futures[0] == futures[1] == went_on(table, table.state)


@pytest.mark.clause("kiberrubezh", "K-R46", "K-R51")
def test_who_blocked_whom_is_part_of_the_position() -> None:
    """Either measure could have stopped either attack: positions that differ only in that have different encodings."""
    found = []
    for first in ("22", "24"):
        table = arena("22 24", "65x2").hand(B, "1").attack("22", "24")
        table.do("block(65)", f"stop({first})", "block(65.2)")
        assert (table.step(), table.offered()) == ("defence", ["pass"])
        found.append((table.state.encode(), table.state.view(A)))
    assert found[0][0] != found[1][0]
    assert found[0][1] != found[1][1]


def test_a_game_begins_with_nothing_done() -> None:
    state = Fresh().state
    assert (state.turn, state.waves, state.assets_left, state.first, state.winner, state.reason) == (
        0,
        0,
        0,
        -1,
        -1,
        -1,
    )
    assert (state.known_count, state.queue_count, state.link_count, state.hit_categories) == (0, 0, 0, 0)
    assert not state.attack_over
    assert not state.hit_any
    assert (state.lessen, state.scores()) == (0, [0.0, 0.0])
    assert [int(each) for each in state.numbers] == [0] * (2 * e.NUMBERS)
    assert [state.deck_size(seat) for seat in (A, B)] == [60, 60]
