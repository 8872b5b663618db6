"""Register the `clause` marker; `contienda check nim --tests tests` reads which clauses each test shows."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(game, *ids): the clauses of a rulebook this test shows")
