"""Two servers on one PostgreSQL database. A module may change their settings with `SETTINGS`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.children import Child, postgresql, processes


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, database: str) -> Iterator[list[Child]]:
    settings = {"log": "info", "bot_seconds": 0.05, **getattr(request.module, "SETTINGS", {})}
    with processes(database, **settings) as found:
        yield found


@pytest.fixture
def pair(house: list[Child]) -> list[Child]:
    """Two servers, restarted if a test killed them."""
    for child in house:
        if child.process is None or child.process.poll() is not None:
            child.start()
    return house
