"""Pauses and clocks: who stops the table, how long a decision may take, and what happens then."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.table import commands as c
from contienda.table import entries
from contienda.table.clock import deadline, idle_action, left, spent
from tests.table.helpers import HOST, NOON, Play, made, pair, wish


def minute(seats: str = "open open", game: str = "misiles", **clock: object) -> Play:
    """One minute per decision; Ana and Luz sit, Ana decides."""
    setup = made(wish(game, seats, clock={"mode": "decision", "seconds": 60, **clock}))
    return Play(setup).sit("Ana").sit("Luz")


def bank(increment: int = 0, game: str = "misiles") -> Play:
    """Five minutes each for the whole game, plus an increment per decision."""
    setup = made(wish(game, "open open", clock={"mode": "bank", "seconds": 300, "increment": increment}))
    return Play(setup).sit("Ana").sit("Luz")


def remaining(play: Play) -> float | None:
    """Return the seconds until the deadline."""
    due = deadline(play.table)
    return None if due is None else (due - play.now) / 1000


def banked(play: Play) -> list[float]:
    return [left(play.table, seat) / 1000 for seat in (0, 1)]


# --- pauses ---------------------------------------------------------------------------------------------------------


def test_anybody_at_the_table_may_pause_it() -> None:
    for name in ("Ana", "Luz", HOST):
        play = pair().do(name, c.Pause(reason=" the door "))
        assert play.shown(-3)["paused"] == "the door"
        assert play.do(name, c.Resume()).shown(-3)["paused"] is None


def test_a_pause_counts_what_was_thought_and_not_what_clocks_said() -> None:
    """The machine's clock was set by two hours, or the server stood still, between the decision and the pause."""
    play = minute()
    play.table.take(entries.Paused("Ana", "", 5_000), play.now + 2 * 3600 * 1000)
    assert spent(play.table, play.now) == 5_000
    later = minute().later(7)
    later.do("Ana", c.Pause())
    assert spent(later.table, later.now) == 7_000


def test_who_may_not_pause() -> None:
    play = pair()
    assert play.refusal("Sol", c.Pause()) == "error-table-watching"
    assert play.refusal("Ana", c.Pause(reason="\x00")) == "error-table-text"
    play.do("Ana", c.Pause())
    assert play.refusal("Luz", c.Pause()) == "error-table-paused"


def test_it_goes_on_by_who_paused_it_or_the_host() -> None:
    play = pair().do("Ana", c.Pause())
    assert play.refusal("Luz", c.Resume()) == "error-table-resume"
    play.do(HOST, c.Resume())
    assert play.refusal("Ana", c.Resume()) == "error-table-not-paused"
    play.do(HOST, c.Pause())
    assert play.refusal("Ana", c.Resume()) == "error-table-resume"


# --- a fixed time per decision --------------------------------------------------------------------------------------


def test_a_minute_for_each_decision() -> None:
    play = minute()
    assert (remaining(play), remaining(play.later(20))) == (60, 40)
    assert play.shown(1)["clock"] == {"mode": "decision", "left": [60_000, 60_000], "deadline": NOON + 60_000}
    play.act("Ana")
    assert play.table.now.spent[0] == 20_000
    assert remaining(play) == 60


def test_no_clock_no_deadline() -> None:
    play = pair().later(10_000)
    assert (deadline(play.table), play.shown(0)["clock"]) == (None, None)
    assert play.act("Ana").table.now.spent[0] == 10_000_000


def test_a_pause_stops_the_clock() -> None:
    play = minute().later(20).do("Luz", c.Pause())
    assert (remaining(play), spent(play.table, play.later(900).now)) == (None, 20_000)
    assert remaining(play.do("Luz", c.Resume()).later(5)) == 35
    play.do("Ana", c.Pause()).later(5).do("Ana", c.Resume())
    assert remaining(play) == 35
    assert play.act("Ana").table.now.spent[0] == 25_000


def test_the_host_gives_more_time() -> None:
    play = minute().later(50).do(HOST, c.Extend(seconds=30))
    assert remaining(play) == 40
    assert remaining(play.do("Ana", c.Pause()).later(99).do(HOST, c.Extend(seconds=10)).do("Ana", c.Resume())) == 50
    assert remaining(play.act("Ana")) == 60  # for the current decision only
    assert pair().refusal(HOST, c.Extend()) == "error-table-no-clock"


def test_time_given_is_never_less_than_none_spent() -> None:
    play = minute().do(HOST, c.Extend(seconds=100)).later(10).act("Ana")
    assert play.table.now.spent[0] == 0


def test_nobodys_time_runs_before_the_start_after_the_end_and_for_bots() -> None:
    lobby = Play(made(wish("misiles", "open open", clock={"mode": "decision", "seconds": 9}))).sit("Ana")
    assert deadline(lobby.table) is None
    play = minute("bot:random open open")
    assert (play.table.actor(), deadline(play.table)) == (0, None)
    assert deadline(minute().do("Ana", c.StandIn(bot="random")).table) is None
    assert deadline(minute().wander(Rng(3)).table) is None


def test_real_dice_are_not_hurried() -> None:
    setup = made(wish("misiles", "open open", dice="physical", clock={"mode": "decision", "seconds": 60}))
    play = Play(setup).sit("Ana").sit("Luz").later(500)
    assert deadline(play.table) is None
    assert remaining(play.type("Luz", "roll(1, 2, 4)")) == 60


def test_a_seat_nobody_sits_at_runs_out_of_time_too() -> None:
    play = minute().do("Ana", c.Leave())
    assert remaining(play.later(61)) == -1


# --- a total time ---------------------------------------------------------------------------------------------------


def test_a_bank_is_used_up() -> None:
    play = bank().later(100).act("Ana")
    assert banked(play) == [200, 300]
    assert remaining(play.later(150)) == 50  # Ana again: two collections each
    assert banked(play.act("Ana")) == [50, 300]


def test_each_decision_gives_a_little_back() -> None:
    play = bank(increment=10).later(25).act("Ana")
    assert banked(play) == [285, 300]
    assert banked(play.later(4).act("Ana")) == [291, 300]


def test_a_bank_that_is_empty() -> None:
    play = bank().later(301)
    assert remaining(play) == -1
    assert banked(play.decided(idle_action(play.table))) == [-1, 300]


def test_more_time_for_the_running_decision_of_a_bank() -> None:
    play = bank().later(290).do(HOST, c.Extend(seconds=60))
    assert remaining(play) == 70
    assert banked(play.later(20).act("Ana")) == [50, 300]


# --- undo wins no time ----------------------------------------------------------------------------------------------


def test_a_decision_taken_back_goes_on_where_it_was() -> None:
    play = minute(game="buenosos").later(50).act("Ana", "basic")
    assert remaining(play) == 60
    play.later(7).undo("Ana")
    assert remaining(play) == 10
    assert play.table.now.spent == [0, 0]
    assert play.later(4).act("Ana", "pass").table.now.spent[0] == 54_000


def test_two_decisions_taken_back() -> None:
    play = minute(game="buenosos").later(50).act("Ana", "basic").later(30).act("Ana", "pass")
    assert remaining(play.undo("Ana")) == 30
    assert remaining(play.undo("Ana")) == 10


def test_who_ran_out_of_time_wins_none_by_taking_it_back() -> None:
    play = minute(game="buenosos").later(60)
    play.decided(idle_action(play.table))
    assert play.table.actor() == 0
    assert remaining(play.undo("Ana")) == 0


def test_nobody_earns_increments_by_going_to_and_fro() -> None:
    play = bank(increment=10, game="buenosos")
    for _ in range(5):
        play.later(1).act("Ana", "basic").later(1).undo("Ana")
    assert banked(play) == [300, 300]
    assert spent(play.table, play.now) == 5_000
    assert banked(play.act("Ana", "basic")) == [305, 300]


def test_a_ruling_gives_everybody_the_time_he_had() -> None:
    play = bank(increment=5).later(30).act("Ana")
    before = banked(play), len(play.table.actions)
    assert play.table.actor() == 0
    play.later(40).act("Ana").later(20).act("Luz").do(HOST, c.RollBack(to=before[1] - 1, reason="again"))
    assert play.table.actor() == 0
    assert (banked(play), remaining(play)) == (before[0], before[0][0])


@pytest.mark.parametrize("mode", ["decision", "bank"])
def test_clocks_after_many_ways_back_are_those_of_the_straight_way(mode: str) -> None:
    setup = made(wish("buenosos", "open open", clock={"mode": mode, "seconds": 3000, "increment": 3}))
    straight, crooked = (Play(setup).sit("Ana").sit("Luz") for _ in range(2))
    rng, same, moods = Rng(5), Rng(5), Rng(6)
    for _ in range(25):
        straight.later(7).wander(rng, 1)
        crooked.later(7).wander(same, 1)
        last = crooked.last()
        if isinstance(last, entries.Acted) and len(last.actions) == 1 and moods.below(3) == 0:
            crooked.later(2).do(HOST, c.RollBack(to=len(crooked.table.actions) - 1, reason="once more"))
            crooked.later(7).decided(last.actions[0])
    assert list(straight.table.actions) == list(crooked.table.actions)
    assert straight.table.now.spent == crooked.table.now.spent


# --- the idle action ------------------------------------------------------------------------------------------------


def test_idle_is_what_the_game_calls_so() -> None:
    play = pair("buenosos")
    assert str(play.table.game.vocabulary.say(idle_action(play.table))) == "pass"


def test_idle_is_the_first_of_the_list_where_nothing_is() -> None:
    play = pair()
    assert idle_action(play.table) == play.table.state.actions()[0]


def test_idle_lets_pass() -> None:
    play = pair()
    play.until(lambda: "let_pass" in play.offered(), Rng(4))
    assert str(play.table.game.vocabulary.say(idle_action(play.table))) == "let_pass"


def test_the_turn_is_told_once_for_each_seat_it_comes_to() -> None:
    play = pair()
    first = play.table.now.turn
    assert play.act("Ana").table.now.turn == first  # it is still hers
    play.until(lambda: play.table.actor() == 1)
    assert play.table.now.turn == play.table.now.position
    play.take(entries.Notified("", 1, play.table.now.turn))
    assert play.table.now.notified == play.table.now.turn
