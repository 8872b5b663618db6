"""One server per SQLite file: it holds a lock on a file beside the database.

The system releases the lock when the process ends in any way, so a leftover lock file means nothing. Two servers would
each keep their own tables in memory and send their players different games. Several processes on one PostgreSQL
database notify each other and need no lock.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from contienda.store.location import SQLITE, BadDatabase, Place, make_room, unreachable

if os.name == "nt":
    import msvcrt
else:
    import fcntl

SUFFIX = ".lock"
AT = 1 << 20  # Windows locks bytes: use one behind everything that is written


class Lock:
    """Held from `take` to `release`, or to the end of the process."""

    def __init__(self, file: IO[str]) -> None:
        self.file = file

    def release(self) -> None:
        self.file.close()


def beside(place: Place) -> Path:
    return place.path.with_name(place.path.name + SUFFIX)


def take(place: Place) -> Lock | None:
    """Keep every other server away from this database, or refuse; a PostgreSQL database needs no lock."""
    if place.dialect != SQLITE:
        return None
    path = beside(place)
    try:
        make_room(place)
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii", errors="replace")
    except OSError as error:
        raise unreachable(place, error) from error
    if not _grab(file):
        file.close()
        raise BadDatabase("error-database-taken", database=place.shown)
    try:
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
    except OSError:
        pass  # the disk is full; the number is only for people
    return Lock(file)


def holder(place: Place) -> str | None:
    """Return the process id of the server on this database, "" if unknown, None if there is no server."""
    path = beside(place)
    if place.dialect != SQLITE or not path.exists():
        return None
    try:
        with path.open("r+", encoding="ascii", errors="replace") as file:
            return None if _grab(file) else file.read(20).strip()
    except OSError:
        return None


def check(place: Place) -> None:
    """Refuse if a server runs on this database now."""
    if holder(place) is not None:
        raise BadDatabase("error-database-taken", database=place.shown)


def _grab(file: IO[str]) -> bool:
    """Try to lock the file until it is closed; return whether that worked."""
    try:
        if os.name == "nt":
            file.seek(AT)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
            file.seek(0)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
