"""Runs the package from its `.py` files even if compiled modules are installed (CONTIENDA_INTERPRETED=1).

Use it for debugging, for coverage, and to prove that both builds agree.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceOnly:
    """Finds modules of this package as source only."""

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
