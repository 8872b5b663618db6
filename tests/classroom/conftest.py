"""One server for most tests of classes, without limits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contienda.server.config import Config
from tests.server.harness import Server, database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("classes")
    with Server(Config(database=database(folder), bot_seconds=0.05, log="error")) as found:
        yield found
