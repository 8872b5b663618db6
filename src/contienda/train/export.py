"""Writes a network as a policy file: the same network in whole numbers of 8 bits (`bots/policy_file.py` reads it)."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray

from contienda.core.options import as_written
from contienda.envs.setup import Setup

if TYPE_CHECKING:
    from contienda.train.trainer import Trainer

FILE = "policy.bin"
FORMAT = 2
UNIT = 256  # a hidden number of 1
FINE = 20  # bits behind the point of multipliers
Array = NDArray[np.float64]


def policy(trainer: Trainer, path: Path) -> None:
    """Write the file."""
    config, net, seen = trainer.config, trainer.best, trainer.seen
    setup = Setup(config.game, config.seats, config.preset)
    with torch.no_grad():
        # The last rows, for what was never seen in probing, stay behind: they have learned almost nothing.
        first, shift_1 = whole(numbers(net.first)[: net.rows], numbers(net.first_bias))
        second, shift_2 = whole(numbers(net.second.weight).T, numbers(net.second.bias))
        score, shift_3 = whole(numbers(net.score.weight).T, numbers(net.score.bias))
        trust, shift_4 = whole(numbers(net.trust.weight).T, numbers(net.trust.bias))
        acts, shift_5 = whole(numbers(net.rows_of_actions())[: net.acts].T, numbers(net.bias)[: net.acts])
    head = {
        "format": FORMAT,
        "game": config.game,
        "version": setup.game.version,
        "preset": config.preset,
        "seats": setup.seats,
        "options": as_written(setup.game.options, setup.options),
        "size": setup.observer.size,
        "rows": net.rows,
        "first": config.first,
        "second": config.second,
        "actions": net.acts,
        "decisions": trainer.counts["decisions"],
    }
    layers = (first, shift_1), (second, shift_2), (score, shift_3), (trust, shift_4), (acts.T, shift_5)
    body = b"".join(
        [
            seen.numbers.astype("<u2").tobytes(),
            seen.actions.astype("<u2").tobytes(),
            *(part for layer in layers
              for part in (layer[0].astype("<i1").tobytes(), layer[1].astype("<i4").tobytes())),
        ]
    )  # fmt: skip
    path.write_bytes(json.dumps(head).encode() + b"\n" + zlib.compress(body, 9))


def numbers(weights: torch.Tensor) -> Array:
    found: Array = weights.detach().float().cpu().numpy().astype(np.float64)
    return found


def whole(weights: Array, bias: Array) -> tuple[Array, Array]:
    """Return a layer in whole numbers: weights by input and output, then a multiplier and a bias for each output.

    With inputs in units of 1/256, an output is `(sum * multiplier >> 20) + bias`, in units of 1/256 again.
    """
    size = np.abs(weights).max(0).clip(1e-6) / 127
    multipliers = np.round(size * 2**FINE).clip(1)
    return np.round(weights * 2**FINE / multipliers).clip(-127, 127), np.stack([multipliers, np.round(bias * UNIT)])
