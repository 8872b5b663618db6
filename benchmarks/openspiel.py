"""OpenSpiel for comparison: its compiled loop over bots, the usual loop in Python, its compiled tree search."""

from __future__ import annotations

import random
import time

import pyspiel

from ours import seconds

UCT = 2.0  # for returns from -1 to 1; corresponds to 1.0 for scores from 0 to 1


def evaluate_bots(name: str, games: int) -> float:
    """Measure whole games per second by `evaluate_bots` with uniform random bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    begun = time.process_time()
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return games / seconds(begun)


def python_loop(name: str, games: int) -> float:
    """Measure whole games per second as programs that use OpenSpiel from Python play them."""
    game = pyspiel.load_game(name)
    chooser = random.Random(1)
    begun = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, chances)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
        state.returns()
    return games / seconds(begun)


def tree_search(name: str, simulations: int) -> float:
    """Measure simulations per second of the compiled MCTSBot, from the first position, one random game each."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, simulations, 1_000, False, 7, False)
    state = game.new_initial_state()
    begun = time.process_time()
    bot.mcts_search(state)
    return simulations / seconds(begun)
