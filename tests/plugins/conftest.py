"""Nim of `examples/nim`, installed once for all tests of plug-ins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.server.config import Config
from tests.plugins.installed import NIM, environment, install
from tests.server.harness import Child, database


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    install(NIM, folder)
    return folder


@pytest.fixture(scope="session")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """A server of an environment where Nim is installed."""
    folder: Path = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment(site)["PYTHONPATH"])
        child = Child(Config(port=0, database=database(folder), log="warning"))
        child.start()
    try:
        yield child
    finally:
        child.stop()
