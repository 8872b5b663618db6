"""Files that appear whole or not at all, readable by their owner only, and never in the place of another."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contienda.core.errors import ContiendaError


class BadFile(ContiendaError):
    """A file that cannot be written or is not what it should be."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A temporary file beside `path`; it takes that name when the block ends well, and is gone when it does not."""
    part: Path | None = None
    try:
        if path.exists():
            raise BadFile("error-file-exists", file=path)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
        os.close(handle)
        part = Path(name)
        yield part
        _flush(part)
        if path.exists():
            raise BadFile("error-file-exists", file=path)
        os.replace(part, path)
        _flush(path.parent)
    except OSError as error:
        raise BadFile("error-unwritable", file=path, reason=error.strerror or error) from error
    finally:
        if part is not None:
            part.unlink(missing_ok=True)


def write(path: Path, content: bytes) -> None:
    with whole(path) as part:
        part.write_bytes(content)


def _flush(path: Path) -> None:
    """On disk; a folder's flush makes the new name last (where the system knows that)."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
