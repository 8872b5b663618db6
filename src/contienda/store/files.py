"""Files of the store: written atomically, readable by their owner only, and never replacing another file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contienda.core import files
from contienda.core.errors import ContiendaError


class BadFile(ContiendaError):
    """A file that cannot be written or is not what it should be."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Yield a temporary file beside `path` that takes its name if the block succeeds."""
    try:
        refuse_existing(path)
        with files.whole(path, private=True) as part:
            yield part
            refuse_existing(path)
    except OSError as error:
        raise BadFile("error-unwritable", file=path, reason=error.strerror or error) from error


def refuse_existing(path: Path) -> None:
    if path.exists():
        raise BadFile("error-file-exists", file=path)


def write(path: Path, content: bytes) -> None:
    with whole(path) as part:
        part.write_bytes(content)
