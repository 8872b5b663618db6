"""Estimates the worth of everything on a sheet of ¡Misiles, Ahora!: a logistic fit to games between searching bots.

.venv/bin/python benchmarks/sheets.py 2000

The argument is the number of two-player games of `search:200`. Each start of a turn is one row, and the winner is the
label. The weights are log-odds (+1 makes winning e times as likely); games/misiles/heuristics/ has them rounded. The
last lines give the log loss of the fit and of the game's own `value` on every fifth game, which the fit has not seen.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np
from scipy.optimize import minimize

from contienda.bots.factory import make
from contienda.core.rng import Rng
from contienda.games.misiles.constants import COPIES, COUNTERSPY, ELEMENTS, HOTLINE, MISSILE, NAMES, SPY, WALL
from contienda.games.misiles.game import GAME
from contienda.games.misiles.heuristics.rules_of_thumb import HEURISTICS, best_play
from contienda.games.misiles.heuristics.valuation import SHARE, looming
from contienda.games.misiles.state import Misiles
from contienda.lab.bot_game import course
from contienda.lab.parallel import spread

SEED = 2026
BOT = "search:200"
STIFFNESS = 1e-5  # regularisation of the weights

Row = tuple[int, list[float], float, float]  # game, features that differ between seats, the game's value, score


def sheet(state: Misiles, seat: int) -> dict[str, float]:
    """Return the features of a seat. Those whose worth depends on whose turn it is have two names."""
    other = 1 - seat
    turn = "turn: " if seat == state.active else "waiting: "
    found = {}
    for element in range(ELEMENTS):
        held = int(state.completes(seat, element))
        for number in range(1, min(COPIES[element], 2 if element == MISSILE else 3) + 1):
            found[f"{NAMES[element]} {number}"] = float(held >= number)
        for number in range(COPIES[element]):
            found[f"{NAMES[element]} {number + 1}, line"] = SHARE[state.marked(seat, element)] * (held == number)
    armed, boxes, walled = state.completes(seat, MISSILE) > 0, int(state.clock[seat]), state.walled(seat)
    for box in (1, 2, 3):
        found[f"lit clock {box}"] = float(boxes == box and armed)
    found["lit clock, no missile"] = float(boxes > 0 and not armed)
    found["lit clock, telephone"] = float(boxes > 0 and not walled and state.completes(other, HOTLINE) > 0)
    found["lit clock, wall in hand"] = float(boxes > 0 and state.completes(seat, WALL) > 0)
    found["wall up"] = float(walled)
    found["wall up, lit clock"] = float(walled and boxes > 0)
    found["wall up, lit clock 1"] = float(walled and boxes == 1 and armed)
    found["spy unanswered"] = float(state.completes(seat, SPY) > 0 and state.completes(other, COUNTERSPY) == 0)
    twin = state.copy()
    assert isinstance(twin, Misiles)
    twin.active = seat
    for each in ("turn: ", "waiting: "):
        found[each + "best play"] = best_play(twin) if each == turn else 0.0
    found["looming"] = float(looming(state, seat))
    found["turn"] = float(seat == state.active)
    return found


def watch(numbers: Sequence[int], limit: float) -> tuple[int, list[Row]]:
    """Process the games of these numbers."""
    return len(numbers), [row for number in numbers for row in rows(number)]


def rows(number: int) -> list[Row]:
    start = GAME.new(2, "standard", {})
    went = course(start, [make(BOT), make(BOT)], Rng(SEED, number), Rng(SEED + 1, number), GAME.bound)
    won = went.state.scores()[0]
    state = start.copy()
    assert isinstance(state, Misiles)
    found: list[Row] = []
    for action in went.actions:
        if state.turn > 0 and HEURISTICS.settled(state):
            mine, his = sheet(state, 0), sheet(state, 1)
            found.append((number, [mine[name] - his[name] for name in mine], HEURISTICS.value(state, 0), won))
        state.apply(action)
    return found


def surprise(chance: np.ndarray, won: np.ndarray) -> float:
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


def fit(told: np.ndarray, won: np.ndarray) -> np.ndarray:
    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        chance = 1 / (1 + np.exp(-told @ weights))
        slope = told.T @ (chance - won) / len(won) + 2 * STIFFNESS * weights
        return surprise(np.clip(chance, 1e-9, 1 - 1e-9), won) + STIFFNESS * float(weights @ weights), slope

    return np.asarray(minimize(loss, np.zeros(told.shape[1]), jac=True, method="L-BFGS-B").x)


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    found: list[Row] = []
    spread(watch, list(range(int(sys.argv[1]))), 2, found.extend)
    number, told, own, won = (np.array(column, dtype=float) for column in zip(*found, strict=True))
    kept = number % 5 == 0
    weights = fit(told, won)
    for name, weight in zip(sheet(GAME.new(2, "standard", {}), 0), weights, strict=True):  # type: ignore[arg-type]
        print(f"{weight:+.2f}  {name}")
    blind = fit(told[~kept], won[~kept])
    print(f"{len(set(number))} games, {len(won)} turns; surprise on every fifth game:")
    print(f"  {surprise(1 / (1 + np.exp(-told[kept] @ blind)), won[kept]):.4f} the fit to the others")
    print(f"  {surprise(own[kept], won[kept]):.4f} the game's own value")
    return 0


if __name__ == "__main__":
    sys.exit(main())
