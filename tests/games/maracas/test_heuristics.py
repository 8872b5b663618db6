"""Rules of thumb: obvious choices, and their strength against random play."""

from __future__ import annotations

import pytest

from contienda.bots.bot import Bot, GreedyBot, RandomBot
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, Legal, State
from contienda.games.maracas.constants import AREA_NAMES
from contienda.games.maracas.game import GAME
from contienda.games.maracas.heuristics.deployment import insurgent_need
from contienda.games.maracas.rules.government_deployment import ask_deployments, ask_insurgent_deployment
from contienda.lab.bot_game import course
from tests.games.maracas.table import GOV, INS, Table


def appeals(state: State) -> list[float]:
    legal = Legal()
    state.legal(legal)
    state.heuristics().weigh(state, legal)
    return [legal.appeal[at] for at in range(int(legal.count))]


def choice(table: Table) -> str:
    """The best-looking action in words; no other may look as good."""
    ranked = sorted(zip((-appeal for appeal in appeals(table.state)), table.offered(), strict=True))
    assert len(ranked) == 1 or ranked[0][0] < ranked[1][0], ranked
    return ranked[0][1]


def test_a_stack_builds_where_the_strategy_pays_for_the_population() -> None:
    table = Table().strategy(3, 4).ins("BY", "gr412 gr412 gr412", "underground").rows("BY", ins_iu=1, gov_iu=1)
    table.do("area(BY)")
    assert choice(table) == "stack(1)"
    assert choice(table.do("stack(1)")) == "mission(build)"


def test_nobody_who_cannot_succeed_tries() -> None:
    table = Table().strategy(3, 4).ins("BY", "imil", "underground").do("area(BY)")
    assert choice(table) == "pass"


def test_the_government_reduces_what_nobody_guards() -> None:
    table = Table().strategy(3, 4).gov("LL", "pol212 pol212 pol312").rows("LL", ins_iu=1)
    table.hand(GOV, "125").do("area(LL)")
    assert choice(table) == "stack(1)"
    assert choice(table.do("stack(1)")) == "mission(reduce)"


def test_the_last_on_guard_does_not_open_the_gate() -> None:
    """Building is tempting, but then a Government stack could reduce the infrastructure there."""
    table = Table().strategy(3, 2).ins("LL", "gr412 gr412", "underground").rows("LL", ins_iu=2).tp(5, 10)
    assert choice(table.do("area(LL)")) == "stack(1)"
    table = Table().strategy(3, 2).ins("LL", "gr412 gr412", "underground").rows("LL", ins_iu=2).tp(5, 10)
    assert choice(table.gov("LL", "pol212 pol212 pol312").do("area(LL)")) == "pass"


def test_the_weakest_stack_at_large_is_attacked() -> None:
    table = Table().strategy(2, 1).tp(10, 5)
    table.gov("LL", "cbt140 cbt140 cbt131").ins("LL", "mf241 mf241 mf332", up=True).ins("LL", "gr412 gr412", up=True)
    assert choice(table.do("area(LL)", "stack(1)")) == "mission(attack)"
    assert choice(table.do("mission(attack)")) == "target(3)"


def test_the_lowest_chit_that_does_it_is_played() -> None:
    table = Table().strategy(2, 1).tp(10, 5).hand(GOV, "131 142 153")
    table.gov("LL", "cbt131 cbt131").ins("LL", "gr322 gr322", up=True)
    table.do("area(LL)", "stack(1)", "mission(attack)")
    if table.step() == "target":
        table.do("target(2)")
    assert choice(table) == "no_chit"  # 6 against 4 and 1 for terrain, and the enemy has no chits


def test_a_chit_is_played_where_it_tips_the_comparison() -> None:
    table = Table().strategy(2, 1).tp(10, 5).hand(GOV, "131 142 153")
    table.gov("LL", "cbt131").ins("LL", "gr322 gr322", up=True).do("area(LL)", "stack(1)", "mission(attack)")
    if table.step() == "target":
        table.do("target(2)")
    assert choice(table) == "chit(131)"  # 3 and 3 against 5


def test_militia_is_given_up_before_police() -> None:
    table = Table().strategy(2, 1).tp(5, 10).gov("LL", "gmil pol312").ins("LL", "gr412 gr412 gr412").hand(INS, "125")
    table.do("area(LL)", "stack(2)", "mission(intimidate)", "chit(125)")
    if table.step() == "disrupt":
        table.do("target(1)")
    assert choice(table) == "hit(gmil, 0, front)"


def test_insurgents_stay_underground_where_nothing_calls_them() -> None:
    table = Table().strategy(2, 4).rows("CP", ins_iu=1).box(INS, "CP", "gr412").gov("CP", "cbt140 cbt140")
    ask_insurgent_deployment(table.state)
    table.state.settle()
    while table.step() != "hide":
        table.do(table.offered()[-1])
    assert choice(table) == "underground"


def test_reserves_come_onto_the_map_where_insurgents_were_seen() -> None:
    table = Table("introductory").strategy(2, 4).box(GOV, "available", "cbt131").box(INS, "SA", "imil imil imil imil")
    ask_deployments(table.state, False)
    table.state.settle()
    assert choice(table) == "place(available)"
    assert choice(table.do("place(available)")) == "place(SA)"


def test_infrastructure_nobody_guards_comes_before_building_elsewhere() -> None:
    unguarded, elsewhere = AREA_NAMES.index("LL"), AREA_NAMES.index("SA")
    table = Table("introductory").strategy(3, 4).rows("LL", ins_iu=1)
    assert insurgent_need(table.state, unguarded) > insurgent_need(table.state, elsewhere)
    table.box(INS, "LL", "imil")
    assert insurgent_need(table.state, unguarded) < insurgent_need(table.state, elsewhere)


def game(bots: list[Bot], seed: int) -> list[float]:
    start = GAME.new(2, "introductory", {})
    return course(start, bots, Rng(31, seed), Rng(32, seed), GAME.bound).state.scores()


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize("side", [GOV, INS])
def test_rules_of_thumb_beat_chance_from_both_sides(side: int) -> None:
    bots: list[Bot] = [RandomBot(), RandomBot()]
    bots[side] = GreedyBot()
    assert sum(game(bots, seed)[side] for seed in range(6)) >= 5


@pytest.mark.parametrize("preset", ["introductory", "full", "free_setup"])
def test_nothing_a_seat_cannot_know_changes_its_mind(preset: str) -> None:
    for seed in range(2):
        state, rng = GAME.new(2, preset, {"turn_limit": 3}), Rng(41, seed)
        while state.actor() != OVER:
            actor = int(state.actor())
            if actor == CHANCE:
                state.apply(int(state.sample(rng)))
                continue
            listed = state.actions()
            here = appeals(state)
            if rng.below(3) == 0:
                assert appeals(state.resample(actor, rng)) == here
            best = [action for at, action in enumerate(listed) if here[at] == max(here)]
            state.apply(best[int(rng.below(len(best)))] if rng.below(4) > 0 else listed[int(rng.below(len(listed)))])


@pytest.mark.parametrize("preset", ["introductory", "full", "free_setup"])
def test_values_of_both_sides_add_up_and_follow_the_points(preset: str) -> None:
    state, rng = GAME.new(2, preset, {}), Rng(51)
    while state.actor() != OVER:
        judgement = state.heuristics()
        values = [judgement.value(state, seat) for seat in (GOV, INS)]
        assert sum(values) == pytest.approx(1.0)
        assert all(0.0 < value < 1.0 for value in values)
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])
