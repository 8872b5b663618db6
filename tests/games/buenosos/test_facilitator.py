"""The third seat: it makes the facilitator's choices and sees no hand (R16, R73)."""

from __future__ import annotations

import pytest

from contienda.games.buenosos.constants import FACILITATOR
from tests.games.buenosos.table import Table


@pytest.mark.clause("buenosos", "R73", "R15", "11.1b")
def test_the_facilitator_names_the_dependent() -> None:
    table = Table("standard", 3).respond().service("S6", "intermittent").do("pass", "toss(spreads)")
    assert table.state.actor() == FACILITATOR
    assert table.offered() == ["spread(S4)", "spread(S5)", "spread(S7)", "spread(S8)"]
    table.do("spread(S8)")
    assert "spread(S6, S8) 7.6a" in table.events("spread")


@pytest.mark.clause("buenosos", "7.2e", "R16", "R73")
def test_the_facilitator_picks_what_is_left_over() -> None:
    table = (
        Table("standard", 3, turns=1, wave_limit=1).respond().service("S8", "down").service("S9", "ok", 3).do("pass")
    )
    assert (table.step(), table.state.actor()) == ("leftover", FACILITATOR)
    assert table.offered() == ["leftover(S9)", "leftover(S10)"]
    table.do("leftover(S9)")
    assert table.at("S9") == ("down", 0)
    assert table.at("S10")[0] == "degraded"


@pytest.mark.clause("buenosos", "R73", "R15")
@pytest.mark.parametrize("target", ["criticality", "random", "red"])
def test_nobody_is_asked_for_the_only_dependent(target: str) -> None:
    table = Table("standard", 3, intermittency_target=target).respond().service("S10", "intermittent")
    table.do("pass", "toss(spreads)")
    assert "spread(S10, S12) 7.6a" in table.events("spread")
    assert (table.step(), table.state.turn) == ("draw", 2)


@pytest.mark.clause("buenosos", "R73", "R16")
def test_nobody_is_asked_for_the_only_change_left_over() -> None:
    table = Table("standard", 3, turns=1, wave_limit=1).respond().service("S8", "down").service("S10", "down")
    table.service("S9", "ok", 3).service("S12", "degraded").do("pass")
    assert table.events("left_over") == ["left_over(S9) 7.2e"]
    assert table.step() == "over"


@pytest.mark.clause("buenosos", "R73")
def test_a_third_seat_may_only_watch() -> None:
    table = Table("standard", 3, facilitator="no").respond().service("S6", "intermittent").do("pass", "toss(spreads)")
    assert "spread(S6, S7) 7.6a" in table.events("spread")  # 11.1b: the lowest INT of those with criticality 5
    assert table.state.actor() != FACILITATOR


@pytest.mark.clause("buenosos", "R73")
def test_reds_choice_and_chance_stay_theirs() -> None:
    table = Table("standard", 3, intermittency_target="red").respond().service("S6", "intermittent")
    assert table.do("pass", "toss(spreads)").state.actor() == 0


def test_the_facilitator_neither_wins_nor_loses() -> None:
    table = Table("standard", 3, turns=1).respond().set(stability=0).do("pass")
    assert table.state.scores() == [1.0, 0.0, 0.5]
