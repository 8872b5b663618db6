"""Runs the package from its `.py` files even where compiled modules stand beside them (CONTIENDA_INTERPRETED=1).

For debugging, coverage, and for proving that both builds agree.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds modules of this package as source, whatever else is there."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("contienda."):
            return None
        for folder in path or ():
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if found is not None:
                return found
        return None


def install() -> None:
    sys.meta_path.insert(0, SourceOnly)
