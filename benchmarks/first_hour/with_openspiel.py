"""The same with OpenSpiel, on games of its own. It has no interval of a share: `wilson` is ours, one line."""

from __future__ import annotations


def random_game() -> None:
    import random

    import pyspiel

    state = pyspiel.load_game("connect_four").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            action = random.choice(state.legal_actions())
            print(state.current_player(), state.action_to_string(action))
            state.apply_action(action)
    print(state, state.returns())


def balance() -> None:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    from contienda.lab.wilson import wilson

    game, rng = pyspiel.load_game("connect_four"), np.random.RandomState(1)
    bots = [UniformRandomBot(seat, rng) for seat in range(2)]
    returns = [evaluate_bots(game.new_initial_state(), bots, rng) for _ in range(1000)]
    for seat in range(2):
        won = sum(each[seat] > 0 for each in returns)
        print(seat, won / 1000, wilson(won, 1000))


def stronger() -> None:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
    from open_spiel.python.bots.uniform_random import UniformRandomBot

    from contienda.lab.wilson import wilson

    game, rng = pyspiel.load_game("connect_four"), np.random.RandomState(1)
    bots = [MCTSBot(game, 2, 20, RandomRolloutEvaluator(1, rng), random_state=rng), UniformRandomBot(1, rng)]
    returns = [evaluate_bots(game.new_initial_state(), bots, rng) for _ in range(200)]
    won = sum(each[0] > 0 for each in returns)
    print(won / 200, wilson(won, 200))


def learned() -> None:
    from open_spiel.python import rl_environment
    from open_spiel.python.algorithms.random_agent import RandomAgent
    from open_spiel.python.algorithms.tabular_qlearner import QLearner

    from contienda.lab.wilson import wilson

    env = rl_environment.Environment("tic_tac_toe")
    actions = env.action_spec()["num_actions"]
    learners, other = [QLearner(seat, actions) for seat in range(2)], RandomAgent(1, actions)

    def episode(agents: list, learning: bool) -> float:  # type: ignore[type-arg]
        step = env.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = env.step([agent.step(step, is_evaluation=not learning).action])
        for agent in agents:
            agent.step(step, is_evaluation=not learning)
        return float(step.rewards[0])

    for _ in range(10_000):
        episode(learners, True)
    won = sum(episode([learners[0], other], False) > 0 for _ in range(1000))
    print(won / 1000, wilson(won, 1000))
