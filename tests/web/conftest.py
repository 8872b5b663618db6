"""One browser and one server for all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from contienda.server.config import Config
from contienda.server.routes import static_files
from tests.server.harness import Child, database
from tests.web.browser import chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with the last test of the page: while Playwright runs, no other test can run an event loop."""
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    assert (static_files.folder() / "index.html").is_file(), "the page is not built: make web"
    folder: Path = tmp_path_factory.mktemp("page")
    with Child(Config(database=database(folder), log="error")) as found:
        yield found
