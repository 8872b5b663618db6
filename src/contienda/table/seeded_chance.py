"""Chance that no player can predict or influence: drawn from a secret seed whose hash is published first.

Each outcome has its own generator, made by HMAC-SHA-256 from the seed, the number of times the game went back past an
outcome, and the number of actions before it. So known outcomes reveal nothing about later ones, and once the seed is
published at the end, anybody can draw all of them again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from contienda.core.rng import Rng
from contienda.core.state import State

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the hash that is published at the start."""
    return hashlib.sha256(b"contienda-seed" + seed).hexdigest()


def generator(seed: bytes, epoch: int, step: int) -> Rng:
    """Return the generator of the one outcome after so many actions."""
    digest = hmac.digest(seed, f"{epoch}:{step}".encode(), "sha256")
    low, high = int.from_bytes(digest[:8], "big") >> 2, int.from_bytes(digest[8:16], "big") >> 2
    return Rng(low, high)


def draw(seed: bytes, epoch: int, step: int, state: State) -> int:
    """Draw what chance does in this position."""
    return int(state.sample(generator(seed, epoch, step)))
