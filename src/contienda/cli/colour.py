"""The choice of `--color`; kept apart from Rich so that `contienda --help` stays quick."""

from __future__ import annotations

AUTO, ALWAYS, NEVER = "auto", "always", "never"
CHOICES = (AUTO, ALWAYS, NEVER)

_chosen = AUTO


def choose(word: str) -> None:
    """Remember the choice of this call."""
    global _chosen
    _chosen = word


def chosen() -> str:
    return _chosen
