"""Chance that no player can foresee or steer: drawn from a secret seed whose hash is shown before the first move.

Each outcome is drawn by a generator of its own, made by HMAC-SHA-256 from the seed, the number of times the game was
taken back past an outcome, and the number of actions before it. So known outcomes tell nothing about those to come,
and when the seed is shown at the end anybody can draw every one of them again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from contienda.core.game import State
from contienda.core.rng import Rng

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown at the start."""
    return hashlib.sha256(b"contienda-seed" + seed).hexdigest()


def generator(seed: bytes, epoch: int, step: int) -> Rng:
    """The generator of the one outcome after so many actions."""
    digest = hmac.digest(seed, f"{epoch}:{step}".encode(), "sha256")
    low, high = int.from_bytes(digest[:8], "big") >> 2, int.from_bytes(digest[8:16], "big") >> 2
    return Rng(low, high)


def draw(seed: bytes, epoch: int, step: int, state: State) -> int:
    """What chance does in this position."""
    return int(state.sample(generator(seed, epoch, step)))
