"""How strong a network is against `greedy`: every seat in turn on the same deals, with an interval over deals."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from contienda.envs.arrays import Games, viewed
from contienda.envs.packed import Packed
from contienda.train.config import Config
from contienda.train.network import Net
from contienda.train.shared import Shape

CONFIDENCE = 1.959964  # standard errors on each side of a 95 % interval


class Result(NamedTuple):
    """The share of games won, a shared win in parts, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int


def against(
    config: Config, shape: Shape, net: Net, device: torch.device, deals: int, opponent: str, seed: int
) -> Result:
    """Play that many deals; the network takes the action it likes best."""
    players = shape.players
    count = deals * players
    games = Games(config.game, count, config.seats, config.preset, seed=seed, opponent=opponent, longest=config.longest)
    packed = Packed(games.batch, shape.numbers, shape.actions)
    spots = viewed(packed.spots, np.int16, count, shape.numbers)
    amounts = viewed(packed.amounts, np.int16, count, shape.numbers)
    codes = viewed(packed.codes, np.int16, count, shape.actions)
    appeals = viewed(packed.appeals, np.int16, count, shape.actions)
    legal = viewed(packed.legal, np.int64, count)
    wins = np.full(count, np.nan)
    mine = np.arange(count) % players
    while np.isnan(wins).any():
        packed.write()
        inputs = [torch.tensor(each, device=device) for each in (spots, amounts, codes, appeals, legal)]
        with torch.no_grad():
            logits, _ = net(*inputs)
        packed.choose(logits.argmax(1).tolist())
        games.step()
        over = (games.ended | games.cut) & np.isnan(wins)
        if over.any():
            wins[over] = won(games.rewards[over], mine[over], games.cut[over])
    return paired(wins.reshape(deals, players))


def won(rewards: NDArray[np.float64], mine: NDArray[np.int64], cut: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return the wins of one seat in each game: the best score wins, equal best scores share the win."""
    best = rewards == rewards.max(1, keepdims=True)
    shares = best / best.sum(1, keepdims=True)
    found: NDArray[np.float64] = shares[np.arange(len(mine)), mine]
    found[cut] = 1 / rewards.shape[1]
    return found


def paired(wins: NDArray[np.float64]) -> Result:
    """Return the share over deals by seats. The seats of a deal share its luck, so deals are what varies."""
    each = wins.mean(1)
    share = float(each.mean())
    half = CONFIDENCE * float(each.std(ddof=1)) / math.sqrt(len(each)) if len(each) > 1 else 1.0
    return Result(share, max(0.0, share - half), min(1.0, share + half), wins.size)
