"""Which build is running: compiled or interpreted."""

from __future__ import annotations

from contienda.core import rng


def is_compiled() -> bool:
    return not rng.__file__.endswith(".py")


def name() -> str:
    return "compiled" if is_compiled() else "interpreted"
