"""Winning (10): three Missiles, the clock, the roulette; at once, in anybody's turn."""

from __future__ import annotations

import pytest

from contienda.games.misiles.game import GAME
from tests.games.misiles.table import Table


@pytest.mark.clause("misiles", "10.1", "M-R3")
def test_three_missiles_win_at_once() -> None:
    """In the collection, before any decision."""
    table = Table(seats=3).sheet(1, complete={"missile": 2}, parts={"missile": 3}).begin(1)
    table.roll(1, 1, 2).collect(2, 2)
    assert table.actor() == "over"
    assert table.result() == (1, "missiles")
    assert table.offers() == []
    assert table.state.pending() == []
    assert table.state.scores() == [0.0, 1.0, 0.0]
    assert table.events()[-2:] == ["completed(1, missile) 3.3", "won(1) 10.1"]


@pytest.mark.clause("misiles", "10.1")
def test_two_missiles_do_not_win() -> None:
    table = Table().sheet(0, complete={"missile": 1}, parts={"missile": 4}).begin(0).roll(1, 1, 1).collect(2, 1)
    assert table.complete(0) == {"missile": 2}
    assert table.result() is None


@pytest.mark.clause("misiles", "10.1")
def test_a_missile_that_is_played_no_longer_counts() -> None:
    table = Table().sheet(0, complete={"missile": 2}, parts={"missile": 4}).turn_of(0)
    table.play("missile").roll(1, 1, 1).collect(2, 1)
    assert table.complete(0) == {"missile": 2}
    assert table.result() is None


@pytest.mark.clause("misiles", "10.2")
@pytest.mark.parametrize(("missiles", "result"), [(0, None), (1, (2, "clock")), (2, (2, "clock"))])
def test_the_clock_that_runs_out_wins_with_a_missile(missiles: int, result: tuple[int, str] | None) -> None:
    table = Table(seats=3).sheet(2, complete={"missile": missiles}, clock=1).begin(2)
    assert table.result() == result


@pytest.mark.clause("misiles", "10.3", "11.9b", "M-R31")
@pytest.mark.parametrize("missiles", [1, 2])
def test_the_gamble_wins_by_a_missile_completed_in_that_collection(missiles: int) -> None:
    table = Table().sheet(0, complete={"roulette": 1, "missile": missiles}, parts={"missile": 2}).turn_of(0)
    table.play("roulette_missile").roll(1, 1, 3).collect(2, 3)
    assert table.result() == (0, "roulette")
    assert table.complete(0) == {"missile": missiles}
    assert table.events()[-2:] == ["completed(0, missile) 3.3", "won(0) 10.3"]


@pytest.mark.clause("misiles", "M-R31")
def test_missiles_held_do_not_win_the_gamble() -> None:
    table = Table().sheet(0, complete={"roulette": 1, "missile": 2}, parts={"missile": 4}).sheet(1).turn_of(0)
    table.play("roulette_missile").roll(1, 1, 6).collect(7, 1).reroll_pair(6, 6)
    assert table.complete(0) == {"missile": 1}
    assert table.result() is None
    assert "gamble_lost(0) 11.9b" in table.events()


@pytest.mark.clause("misiles", "10.4")
def test_espionage_may_bring_the_third_missile() -> None:
    table = Table().sheet(0, complete={"missile": 2, "spy": 1, "wall": 1}).sheet(1, complete={"missile": 1}).turn_of(0)
    table.play("spy_complete").target(1).pick("give", "wall").pick("take", "missile")
    assert table.result() == (0, "missiles")
    assert table.events()[-2:] == ["exchanged(0, 1, wall, missile) 11.6b", "won(0) 10.1"]


@pytest.mark.clause("misiles", "M-R28")
def test_with_only_missiles_to_give_espionage_does_not_win() -> None:
    table = Table().sheet(0, complete={"missile": 2, "spy": 1}).sheet(1, complete={"missile": 1}).turn_of(0)
    table.play("spy_complete").target(1)
    assert table.offers() == ["give(missile)"]
    table.pick("give", "missile").pick("take", "missile")
    assert table.complete(0) == {"missile": 2}
    assert table.complete(1) == {"missile": 1}
    assert table.result() is None


@pytest.mark.clause("misiles", "M-R3", "M-R23")
def test_an_exchange_may_give_the_third_missile_to_the_opponent() -> None:
    """In anybody's turn: seat 0 plays, seat 1 wins."""
    table = Table().sheet(0, complete={"spy": 1, "missile": 1}).sheet(1, complete={"missile": 2, "wall": 1}).turn_of(0)
    table.play("spy_complete").target(1).pick("give", "missile").pick("take", "wall")
    assert table.active() == 0
    assert table.result() == (1, "missiles")
    assert table.state.scores() == [0.0, 1.0]


@pytest.mark.clause("misiles", "M-R3", "M-R23")
def test_missiles_are_counted_after_the_whole_exchange() -> None:
    """Seat 1 gets two and gives one: never three."""
    table = Table().sheet(0, complete={"propaganda": 1, "missile": 2}).sheet(1, complete={"missile": 1, "wall": 1})
    table.turn_of(0).play("propaganda").target(1).pick("give", "missile", "missile").pick("give", "wall", "missile")
    assert table.complete(0) == {"missile": 1, "wall": 1}
    assert table.complete(1) == {"missile": 2}
    assert table.result() is None


@pytest.mark.clause("misiles", "M-R3", "10.4")
def test_propaganda_too_may_win_for_either_side() -> None:
    table = Table().sheet(0, complete={"propaganda": 1, "missile": 2}).sheet(1, complete={"missile": 1, "wall": 2})
    table.turn_of(0).play("propaganda").target(1).pick("give", "missile", "missile").pick("give", "wall", "wall")
    assert table.result() == (1, "missiles")
    table = Table().sheet(0, complete={"propaganda": 1, "missile": 1, "wall": 2}).sheet(1, complete={"missile": 2})
    table.turn_of(0).play("propaganda").target(1).pick("give", "wall", "wall").pick("give", "missile", "missile")
    assert table.result() == (0, "missiles")


@pytest.mark.clause("misiles", "10.1", "10.2", "10.3")
def test_there_are_three_endings() -> None:
    assert GAME.endings == ["missiles", "clock", "roulette"]
