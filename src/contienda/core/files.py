"""Atomic file writes. An interrupted write leaves the previous file, or none."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PART = ".part"  # suffix of a file that is still being written


@contextmanager
def whole(path: Path, private: bool = False) -> Iterator[Path]:
    """Yield a temporary file beside `path` that takes its name if the block succeeds, and is deleted if it does not.

    Errors of the system surface as OSError. Only the owner can read a private file.
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=PART)
    os.close(handle)
    part = Path(name)
    try:
        if not private:
            part.chmod(0o666 & ~_umask())
        yield part
        _flush(part)
        os.replace(part, path)
        _flush(path.parent)
    finally:
        part.unlink(missing_ok=True)


def write(path: Path, text: str) -> None:
    with whole(path) as part:
        part.write_text(text, encoding="utf-8", newline="\n")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _flush(path: Path) -> None:
    """Flush to disk; flushing a folder makes a rename durable where the system supports it."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
