"""The same with PettingZoo, on games of its own. It has neither bots nor learners: this one is written by hand."""

from __future__ import annotations


def random_game() -> None:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        action = None if over or cut else env.action_space(agent).sample(observation["action_mask"])
        print(agent, action, reward)
        env.step(action)


def balance() -> None:
    from pettingzoo.classic import connect_four_v3

    from contienda.lab.wilson import wilson

    env, won = connect_four_v3.env(), {"player_0": 0, "player_1": 0}
    for game in range(1000):
        env.reset(seed=game)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            won[agent] += reward > 0
            env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))
    for agent, games in won.items():
        print(agent, games / 1000, wilson(games, 1000))


def learned() -> None:
    import random
    from collections import defaultdict

    import numpy as np
    from pettingzoo.classic import tictactoe_v3

    from contienda.lab.wilson import wilson

    env = tictactoe_v3.env()
    values: dict[tuple[bytes, int], float] = defaultdict(float)

    def choose(observation: dict[str, np.ndarray], chance: float) -> int:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        if random.random() < chance:
            return int(random.choice(legal))
        position = observation["observation"].tobytes()
        return int(max(legal, key=lambda action: values[position, action]))

    def episode(chances: dict[str, float], learning: bool) -> float:
        env.reset()
        taken: dict[str, list[tuple[bytes, int]]] = {agent: [] for agent in env.agents}
        result = 0.0
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            if over or cut:
                for place in taken[agent] if learning else []:
                    values[place] += 0.1 * (reward - values[place])
                result = reward if agent == "player_1" else result
                env.step(None)
                continue
            action = choose(observation, chances[agent])
            taken[agent].append((observation["observation"].tobytes(), action))
            env.step(action)
        return result

    for _ in range(10_000):
        episode({"player_1": 0.2, "player_2": 0.2}, True)
    won = sum(episode({"player_1": 0.0, "player_2": 1.0}, False) > 0 for _ in range(1000))
    print(won / 1000, wilson(won, 1000))
