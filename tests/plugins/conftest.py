"""Nim of `examples/nim`, installed once for all plug-in tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.installed import NIM, install, served
from tests.server.harness import Child


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    install(NIM, folder)
    return folder


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server in an environment with Nim installed."""
    with served(site, tmp_path_factory.mktemp("server")) as found:
        yield found
