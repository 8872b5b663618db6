"""Chance that no player can predict or influence: drawn from a secret seed whose hash is published first.

Each outcome has its own generator, made by HMAC-SHA-256 from the seed, the number of times the game went back past an
outcome, and the number of actions before it. So known outcomes reveal nothing about later ones, and once the seed is
published at the end, anybody can draw all of them again.

Tables of a class may share their deal (`play/shared_deal.py`). Then an outcome follows from the pile or coin it comes
from and from how many came from there before, so the n-th card of a deck and the n-th coin are the same everywhere.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import State
from contienda.play import shared_deal

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


class Drawer:
    """Draws the outcomes of a table one after the other; with a shared deal, `dealt` counts them by pile or coin."""

    def __init__(self, seed: bytes, epoch: int, game: Game, dealt: dict[int, int] | None) -> None:
        self.seed = seed
        self.epoch = epoch
        self.game = game
        self.dealt = dealt

    def skip(self, state: State) -> None:
        """Count an outcome that was typed in."""
        if self.dealt is not None:
            stream = self.game.deal_stream(state)
            self.dealt[stream] = self.dealt.get(stream, 0) + 1

    def draw(self, state: State, step: int) -> int:
        """Draw what chance does in this position, after so many actions; the next call is for the next outcome."""
        if self.dealt is None:
            return draw(self.seed, self.epoch, step, state)
        stream = self.game.deal_stream(state)
        before = self.dealt.get(stream, 0)
        self.dealt[stream] = before + 1
        return shared_deal.draw(self.seed, self.epoch, before, state)
