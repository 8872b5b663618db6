"""The first hour with Contienda: what a researcher types."""

from __future__ import annotations

from contienda.cli.main import main


def random_game() -> None:
    main(["simulate", "misiles", "-n", "1", "--out", "one", "--seed", "1"])
    main(["replay", "one", "--game", "0"])


def balance() -> None:
    main(["simulate", "misiles", "-n", "1000", "--seed", "1"])


def stronger() -> None:
    main(["simulate", "misiles", "-n", "200", "--seats", "bot:level:3,bot:random", "--seed", "1"])


def learned() -> None:
    import numpy as np

    from contienda.envs.arrays import Games
    from contienda.lab.wilson import wilson

    games = Games("misiles", 256, seats=2, opponent="random", seed=1)
    weights = np.zeros((games.size, games.choices), np.float32)
    for _ in range(400):  # learn from the bot `greedy`
        seen, masks, advice = games.scaled(), games.masks.astype(bool), games.advise().copy()
        logits = np.where(masks, seen @ weights, -np.inf)
        wrong = np.exp(logits - logits.max(axis=1, keepdims=True))
        wrong /= wrong.sum(axis=1, keepdims=True)
        wrong[np.arange(256), advice] -= 1
        weights -= 0.3 * seen.T @ wrong / 256
        games.step(advice)
    trial, won, over = Games("misiles", 256, seats=2, opponent="random", seed=9), 0.0, 0
    while over < 1000:
        trial.step(np.where(trial.masks, trial.scaled() @ weights, -np.inf).argmax(axis=1))
        won += trial.rewards[trial.ended, np.flatnonzero(trial.ended) % 2].sum()
        over += int(trial.ended.sum())
    print(won / over, wilson(float(won), over))
