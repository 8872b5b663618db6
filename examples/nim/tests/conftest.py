"""`clause` says which clauses of the rulebook a test shows; `contienda check nim --tests tests` reads it."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(game, *ids): the clauses of a rulebook this test shows")
