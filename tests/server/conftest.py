"""One server for most tests, without limits; who needs another kind starts it himself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contienda.server.config import Config
from tests.server.harness import Server, database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    config = Config(database=database(folder), webhooks=True, private_webhooks=True, bot_seconds=0.05, log="error")
    with Server(config) as found:
        yield found
