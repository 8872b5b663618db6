"""The closing: Stability and Trust with their caps and order (8), and who has won (6)."""

from __future__ import annotations

import pytest

from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.core.state import Legal
from contienda.games.buenosos.game import GAME
from contienda.play.playout import playout
from tests.games.buenosos.table import Table, Value


def last_turn(**options: Value) -> Table:
    """The only turn of a game, Blue to respond; no cascade disturbs the sums."""
    quiet: dict[str, Value] = {"dep_damage_degraded": 0, "dep_damage_intermittent": 0, "dep_damage_down": 0}
    quiet["affected_for_intermittent"] = 4
    return Table(turns=1, **{**quiet, **options}).to("response")


@pytest.mark.clause("buenosos", "8.1a", "8.2a", "R22", "4.1a", "4.1b", "5.5b")
@pytest.mark.parametrize(
    ("id", "state", "base", "extra"),
    [
        ("S9", "degraded", 2, 2),
        ("S9", "intermittent", 3, 2),
        ("S9", "down", 6, 2),
        ("S12", "degraded", 2, 4),
        ("S12", "intermittent", 3, 4),
        ("S12", "down", 6, 4),
    ],
)
def test_what_a_state_costs(id: str, state: str, base: int, extra: int) -> None:
    table = last_turn(intermittency="none").service(id, state).do("pass")
    assert table.events("penalised")[0] == f"penalised({id}, {base}, {extra}) 8.1a"


@pytest.mark.clause("buenosos", "4.1a")
def test_a_country_that_is_ok_loses_nothing() -> None:
    table = last_turn().do("pass")
    assert table.events("penalised") == []
    assert table.state.stability == 100


@pytest.mark.clause("buenosos", "R22")
def test_the_surcharge_may_begin_later() -> None:
    table = last_turn(crit_extra="intermittent_up", intermittency="none")
    assert table.service("S12", "degraded").do("pass").state.stability == 98
    table = last_turn(crit_extra="down", intermittency="none")
    assert table.service("S12", "intermittent").do("pass").state.stability == 97
    assert last_turn(crit_extra="down").service("S12", "down").do("pass").state.stability == 90


@pytest.mark.clause("buenosos", "8.1b", "R20")
def test_a_turn_costs_at_most_twenty_five() -> None:
    table = last_turn().services("degraded", "S1 S3 S4 S5 S6 S7").do("pass")
    assert table.state.stability == 75
    assert table.events("capped") == ["capped(11) 8.1b"]


@pytest.mark.clause("buenosos", "8.4a", "8.4b", "R20")
def test_the_cap_may_cover_the_base_alone() -> None:
    table = last_turn(stability_cap_scope="base", stability_cap=10).services("degraded", "S1 S3 S4 S5 S6 S7")
    assert table.do("pass").state.stability == 100 - 10 - 6 * 4


@pytest.mark.clause("buenosos", "R20", "R23", "R69")
def test_direct_losses_are_inside_the_cap() -> None:
    table = last_turn().set(ledger=5).services("degraded", "S1 S3 S4 S5").do("pass")
    assert table.state.stability == 75  # 24 + 5
    table = last_turn(stability_cap_scope="base").set(ledger=5).service("S12", "degraded").do("pass")
    assert table.state.stability == 100 - 7 - 4


@pytest.mark.clause("buenosos", "8.4d", "R21", "8.4c")
def test_continuity_is_taken_from_the_capped_loss() -> None:
    table = last_turn().hands(blue="B16").services("down", "S12 S10 S7").play("B16", "S12").do("pass")
    assert table.state.stability == 100 - (25 - 4)


@pytest.mark.clause("buenosos", "R21", "R69")
def test_manual_operation_first_then_halves() -> None:
    table = last_turn().hands(blue="B16 B17").service("S12", "down").play("B16", "S12").play("B17", "S12", "S1")
    assert table.do("pass").state.stability == 100 - 3  # 10, as Degraded 6, half 3
    table = last_turn(crit_extra="down").hands(blue="B16").service("S12", "down").play("B16", "S12").do("pass")
    assert table.state.stability == 98


@pytest.mark.clause("buenosos", "8.3a", "R24")
def test_the_fall_of_a_citizen_service_costs_trust() -> None:
    table = Table().hands(red="A03 A11").marked("recon access").service("S10", "ok", 3).play("A11", "S10")
    assert table.state.trust == 50 - 3 - 3
    table = Table().hands(red="A03").marked("recon").service("S9", "ok", 3).play("A03", "S9")
    assert table.state.trust == 50


@pytest.mark.clause("buenosos", "R24", "R69")
def test_trust_may_be_lost_at_every_closing_instead() -> None:
    table = last_turn(trust_fall="each_turn").services("down", "S7 S10 S9").do("pass")
    assert table.state.trust == 50 - 6
    table = Table(trust_fall="each_turn").hands(red="A11").marked("access").service("S10", "ok", 3)
    assert table.play("A11", "S10").state.trust == 47


@pytest.mark.clause("buenosos", "8.3c", "R23")
def test_a_turn_costs_at_most_fifteen_trust() -> None:
    table = Table().hands(red="A15", blue="B18").set(trust_lost=12).play("A15")
    assert table.state.trust == 47
    assert table.events("trust_capped") == ["trust_capped(3) 8.3c"]
    assert table.respond().play("B18").state.trust == 50
    assert table.state.trust_lost == 15  # a gain does not raise the cap


@pytest.mark.clause("buenosos", "8.3c", "R23")
def test_losses_that_find_no_trust_leave_the_cap_open() -> None:
    table = Table(trust_cap=6).hands(red="A15").set(trust=0).play("A15")
    assert table.events("trust_fell", "trust_capped") == ["trust_fell(0, 0) B.2.15"]
    assert table.state.trust_lost == 0
    table = Table(trust_cap=6).set(trust=2).hands(red="A15").play("A15")
    assert (table.state.trust, table.state.trust_lost) == (0, 2)
    table.set(trust=10).red("A11").marked("access").play("A11", "S10")
    assert table.events("trust_capped") == []
    assert (table.state.trust, table.state.trust_lost) == (7, 5)


@pytest.mark.clause("buenosos", "8.3c", "R23")
def test_the_cap_spares_only_what_would_have_been_lost() -> None:
    table = Table().hands(red="A15").set(trust=4, trust_lost=13).play("A15")
    assert table.events("trust_capped", "trust_fell") == ["trust_capped(2) 8.3c", "trust_fell(2, 2) B.2.15"]
    table = Table().hands(red="A15").set(trust=4, trust_lost=15).play("A15")
    assert table.events("trust_capped", "trust_fell") == ["trust_capped(4) 8.3c"]
    assert table.state.trust == 4


@pytest.mark.clause("buenosos", "8.3b", "R25", "R70", "8.4c")
def test_trust_zero_costs_stability_from_the_next_turn_on() -> None:
    table = Table().to("response").set(trust=0).listen().do("pass")
    assert table.state.stability == 100  # still the turn in which it reached 0
    assert table.events("panic") == []
    table.to("response").do("pass")
    assert table.events("panic") == ["panic(5) 8.3b"]
    assert table.state.stability == 95


@pytest.mark.clause("buenosos", "B.3.18", "R25", "R26", "R70")
def test_crisis_communication_covers_one_closing() -> None:
    table = Table().to("response").set(trust=0).do("pass").to("response").set(trust=0, trust_lost=15)
    table.blue("B18").play("B18").set(trust=0).do("pass")
    assert table.state.stability == 100
    assert table.to("response").do("pass").state.stability == 95


# --- who has won (6) ------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "6a", "1a", "R72", "R32")
def test_red_wins_when_stability_is_gone() -> None:
    table = last_turn().set(stability=4).service("S9", "degraded").do("pass")
    assert table.result() == "stability_zero"
    assert table.state.stability == 0
    assert table.state.scores() == [1.0, 0.0]


@pytest.mark.clause("buenosos", "6b", "1a", "R30", "R31")
def test_red_wins_by_three_critical_services_at_the_closing() -> None:
    table = Table().to("response").services("down", "S1 S3 S12")
    assert table.step() == "response"
    assert table.do("pass").result() == "three_critical"


@pytest.mark.clause("buenosos", "R30")
def test_critical_services_count_while_down_or_for_the_whole_game() -> None:
    fell = 2**0 | 2**2 | 2**11
    table = last_turn(blue_recovery_goal="none").set(fallen=fell).do("pass")
    assert table.result() == "blue_victory"
    assert last_turn(crit5="cumulative").set(fallen=fell).do("pass").result() == "three_critical"


@pytest.mark.clause("buenosos", "R31", "R72")
def test_an_immediate_check_ends_the_game_within_the_turn() -> None:
    table = Table("rulebook").hands(red="A11").marked("access").services("down", "S1 S3").service("S10", "ok", 2)
    assert table.play("A11", "S10").result() == "three_critical"
    assert table.state.stability == 100  # without 5.5b


@pytest.mark.clause("buenosos", "R31", "R72", "5.0a", "5.0d")
@pytest.mark.parametrize("providers", [0, 6])
def test_a_win_by_upkeep_is_the_last_thing_that_happens(providers: int) -> None:
    quiet: dict[str, Value] = {"dep_damage_degraded": 0, "dep_damage_down": 0, "affected_for_intermittent": 4}
    table = Table(victory_check="immediate", providers=providers, **quiet).respond()
    table.services("down", "S1 S3").service("S12", "degraded", 1).close()
    assert table.result() == "three_critical"
    assert (table.state.turn, table.at("S12")) == (2, ("down", 0))
    told = table.events()
    assert told[-1] == "ended(three_critical) 6b"
    assert [each for each in told[told.index("turn_began(2) 5.0a") :] if each.startswith(("acted", "budgets"))] == []


@pytest.mark.clause("buenosos", "R72")
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_told_after_the_end(seed: int) -> None:
    preset = ("rulebook", "advanced_rulebook", "quick_rulebook")[seed % 3]
    state = GAME.start(2 + seed % 2, GAME.resolve(preset, {"red_crit5_needed": 1, "upkeep_degraded": 9}))
    recorder = Recorder()
    state.attach(recorder)
    playout(state, Rng(seed, 1), Legal(), GAME.bound)
    assert [event.kind for event in recorder.events].index("ended") == len(recorder.events) - 1


@pytest.mark.clause("buenosos", "6c", "6d", "1b", "R33")
def test_blue_wins_with_stability_and_recoveries() -> None:
    assert last_turn().do("pass").result() == "blue_victory"
    assert last_turn().set(fallen=3, recovered=1).do("pass").result() == "draw"
    assert last_turn().set(fallen=3, recovered=3).do("pass").result() == "blue_victory"
    assert last_turn().set(fallen=1, recovered=1).do("pass").result() == "blue_victory"
    assert last_turn().set(stability=30).do("pass").result() == "draw"


@pytest.mark.clause("buenosos", "6d", "R33")
def test_by_the_letter_two_recoveries_are_needed() -> None:
    assert last_turn(blue_recovery_goal="two").do("pass").result() == "draw"
    assert last_turn(blue_recovery_goal="two").set(fallen=3, recovered=3).do("pass").result() == "blue_victory"


@pytest.mark.clause("buenosos", "R32")
def test_when_nobody_qualifies() -> None:
    table = last_turn().set(stability=20).do("pass")
    assert (table.result(), table.state.scores()) == ("draw", [0.5, 0.5])
    assert last_turn(unresolved="red").set(stability=20).do("pass").result() == "unresolved_red"
    assert last_turn(unresolved="stability").set(stability=20).do("pass").result() == "unresolved_red"
    table = last_turn(unresolved="stability", blue_recovery_goal="two").set(stability=40).do("pass")
    assert (table.result(), table.state.scores()) == ("unresolved_blue", [0.0, 1.0])


@pytest.mark.clause("buenosos", "R32")
def test_reds_condition_is_looked_at_first() -> None:
    table = last_turn().services("down", "S1 S3 S12").set(recovered=5).do("pass")
    assert table.state.stability > 30
    assert table.result() == "three_critical"
