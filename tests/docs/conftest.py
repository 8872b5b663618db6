"""The documentation, built once for all of these tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.building import build


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    return build(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def site(built: tuple[Path, str]) -> Path:
    return built[0]
