"""Folders of results: system errors as one sentence, and a lock for as long as somebody writes."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

with suppress(ImportError):  # without it, there is no locking
    import fcntl

from contienda.core.errors import BadOption

REASONS = {
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EACCES: "reason-denied",
    errno.EPERM: "reason-denied",
    errno.EROFS: "reason-denied",
    errno.EEXIST: "reason-file",
    errno.ENOTDIR: "reason-file",
    errno.EISDIR: "reason-folder",
    errno.ENOENT: "reason-missing",
}


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn system errors while reading or writing into one sentence."""
    try:
        yield
    except OSError as error:
        raise BadOption("error-tournament-disk", file=path, reason=reason(error)) from None


def reason(error: OSError) -> object:
    """Explain a system error: localised if there is a text, else in the system's words."""
    key = REASONS.get(error.errno or 0)
    return BadOption(key) if key else error.strerror or error


def locked(file: Path, folder: Path, mode: str = "r") -> IO[str]:
    """Open a file and lock its folder until it is closed; a killed process releases it as well."""
    hold: IO[str] = file.open(mode, encoding="utf-8")
    if "fcntl" in globals():
        try:
            fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            hold.close()
            raise BadOption("error-tournament-busy", folder=folder) from None
    return hold
