"""Two servers on one PostgreSQL database. A module may change their settings with `SETTINGS`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from contienda.server.cluster import membership
from contienda.server.config import Config
from contienda.store import leases
from tests.server.children import Child, postgresql, processes
from tests.server.harness import PATIENCE, Server


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


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[list[Server]]:
    """Two servers in threads of this process, whose tables a test can look into.

    They share it with the test, so a busy machine may stop them for seconds: their leases last longer.
    """
    settings = {"database": database, "shared": True, "bot_seconds": 0.05, "log": "error"}
    with pytest.MonkeyPatch.context() as patched:
        for module in (leases, membership):
            patched.setattr(module, "LEASE", PATIENCE)
        patched.setattr(leases, "STUCK", int(1000 * PATIENCE))
        with Server(Config(**settings)) as first, Server(Config(**settings)) as second:  # type: ignore[arg-type]
            yield [first, second]
