"""OpenSpiel's own test accepts the games, and its solvers find what is known about Kuhn poker."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from contienda.core import registry

pyspiel = pytest.importorskip("pyspiel")

from absl import logging  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # noqa: E402

import contienda.envs.openspiel  # noqa: E402, F401

# OpenSpiel brings absl, whose log handler closes its stream with the next logging setup: not the one pytest captures.
logging.get_absl_handler().python_handler.stream = sys.__stderr__

pytestmark = pytest.mark.compiled
KUHN = {"game": "kuhn_poker", "zero_sum": True}
ONE_TURN = (Path(__file__).parent / "data" / "one_turn.toml").read_text(encoding="utf-8")
STAKES = 4  # OpenSpiel pays 1 or 2 coins, our scores are quarters


@pytest.mark.parametrize("name", ["buenosos", "kuhn_poker"])
def test_random_play(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("contienda", {"game": name}), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", registry.OURS)
def test_random_play_of_every_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("contienda", {"game": name}), num_sims=1, serialize=False, verbose=False)


def play(ours: Any, theirs: Any, chooser: random.Random) -> None:
    """Play both games alike, and compare what OpenSpiel knows about them."""
    while not theirs.is_terminal():
        assert ours.current_player() == theirs.current_player()
        if theirs.is_chance_node():
            assert dict(ours.chance_outcomes()) == pytest.approx(dict(theirs.chance_outcomes()))
            action = chooser.choice([outcome for outcome, _ in theirs.chance_outcomes()])
        else:
            assert ours.legal_actions() == theirs.legal_actions()
            action = chooser.choice(theirs.legal_actions())
        ours.apply_action(action)
        theirs.apply_action(action)
    assert [each * STAKES for each in ours.returns()] == pytest.approx(theirs.returns())


def test_kuhn_poker_is_openspiels() -> None:
    chooser = random.Random(1)
    for _ in range(60):
        ours = pyspiel.load_game("contienda", KUHN).new_initial_state()
        play(ours, pyspiel.load_game("kuhn_poker").new_initial_state(), chooser)


def test_information_states_partition_positions_as_openspiels_do() -> None:
    pairs: set[tuple[str, str]] = set()
    chooser = random.Random(2)
    for _ in range(200):
        ours = pyspiel.load_game("contienda", KUHN).new_initial_state()
        theirs = pyspiel.load_game("kuhn_poker").new_initial_state()
        while not theirs.is_terminal():
            if not theirs.is_chance_node():
                seat = theirs.current_player()
                pairs.add((ours.information_state_string(), f"{seat} {theirs.information_state_string()}"))
            action = chooser.choice(theirs.legal_actions())
            ours.apply_action(action)
            theirs.apply_action(action)
    assert len(pairs) == len({ours for ours, _ in pairs}) == len({theirs for _, theirs in pairs}) == 12


def test_exploitability_is_openspiels() -> None:
    ours, theirs = pyspiel.load_game("contienda", KUHN), pyspiel.load_game("kuhn_poker")
    found = exploitability.nash_conv(ours, policy.UniformRandomPolicy(ours))
    known = exploitability.nash_conv(theirs, policy.UniformRandomPolicy(theirs))
    assert found * STAKES == pytest.approx(known)


def test_cfr_finds_the_value_of_kuhn_poker() -> None:
    game = pyspiel.load_game("contienda", KUHN)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert exploitability.exploitability(game, average) < 0.002
    assert values[0] * STAKES == pytest.approx(-1 / 18, abs=0.004)


def test_one_turn_of_buenosos_can_be_solved() -> None:
    """A scenario of one turn has 3,387 positions: CFR leaves hardly anything to exploit, random play a lot."""
    game = pyspiel.load_game("contienda", {"game": "buenosos", "scenario": ONE_TURN, "zero_sum": True})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.2
    assert exploitability.exploitability(game, average) < 0.02
    assert values[0] == pytest.approx(0.124, abs=0.02)
    assert sum(values) == pytest.approx(0)


def test_what_a_seat_has_not_seen_is_not_in_its_information_state() -> None:
    game = pyspiel.load_game("contienda", KUHN)
    told = []
    for card in (1, 2):
        state = game.new_initial_state()
        state.apply_action(0)
        state.apply_action(card)
        told.append([state.information_state_string(seat) for seat in range(2)])
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
