"""Files that appear whole or not at all. Whatever is interrupted leaves the file that was there, or none."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PART = ".part"  # how a file ends that is being written


@contextmanager
def whole(path: Path, private: bool = False) -> Iterator[Path]:
    """A temporary file beside `path`; it takes that name when the block ends well, and is gone when it does not.

    What the system refuses is an OSError. A private file can be read by its owner only.
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
    """On disk; a folder's flush makes the new name last (where the system knows that)."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
