"""One server for most tests, without limits; a test that needs another kind starts it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from contienda.server.config import Config
from contienda.table import seeded_chance
from tests.server.harness import SAME_DICE, Server, database


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the dice of a test's first table; later tables have others, the same on every run."""
    seeds = [SAME_DICE]

    def new_seed() -> bytes:
        seeds.append(hashlib.sha256(seeds[-1]).digest())
        return seeds[-2]

    monkeypatch.setattr(seeded_chance, "new_seed", new_seed)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    config = Config(
        database=database(folder),
        webhooks=True,
        private_webhooks=True,
        bot_seconds=0.05,
        log="error",
        debrief_effort=0.02,
    )
    with Server(config) as found:
        yield found
