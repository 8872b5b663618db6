"""Every test of the store runs on both databases: `url` is a fresh one, `empty_url` one that was never opened."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from contienda.store import Store
from tests.store import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One PostgreSQL for all tests of this process, started on first use."""
    with postgres.server() as folder:
        yield folder


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> Iterator[str]:
    """A database that was opened once; fresh ones are copies of it."""
    with postgres.database(postgres_server) as url:
        asyncio.run(open_once(url))
        yield postgres.name_of(url)


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "contienda.db"
    asyncio.run(open_once(f"sqlite:///{path}"))
    return path


async def open_once(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture
def postgres_url(postgres_server: str, postgres_template: str) -> Iterator[str]:
    with postgres.database(postgres_server, postgres_template) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_template: Path) -> str:
    shutil.copy(sqlite_template, tmp_path / "contienda.db")
    return f"sqlite:///{tmp_path / 'contienda.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> Iterator[str]:
    with postgres.database(postgres_server) as url:
        yield url


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'empty.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database of either kind that was never opened."""
    return str(request.getfixturevalue(f"empty_{'sqlite' if request.param == 'sqlite' else 'postgres'}_url"))
