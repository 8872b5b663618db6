"""Names that follow from other names."""

from __future__ import annotations

import re


def snake_case(cls: str) -> str:
    """Return the name of a class in small letters: `RerollPair` is `reroll_pair`."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", cls).lower()
