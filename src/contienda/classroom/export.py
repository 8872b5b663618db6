"""A class as one file: its setup, its log with authors and reasons, and the files of its tables.

The file has aliases and what people wrote. It has no secret: codes and links are not in the log.
"""

from __future__ import annotations

import msgspec

from contienda.classroom import entries
from contienda.classroom.fold import Classroom
from contienda.classroom.setup import ClassSetup
from contienda.core.errors import BadReplay

FORMAT = "contienda-class/1"


class ClassWritten(msgspec.Struct):
    """An entry with its number and time."""

    sequence: int
    at: int
    entry: entries.Any


class ClassFile(msgspec.Struct):
    """The file. `tables` are files of tables, as `contienda verify` reads them."""

    format: str
    id: str
    created: int
    setup: ClassSetup
    entries: list[ClassWritten]
    tables: list[msgspec.Raw]


def written(classroom: Classroom, log: list[tuple[int, int, entries.Any]], tables: list[bytes]) -> bytes:
    kept = [ClassWritten(*each) for each in log]
    raw = [msgspec.Raw(text) for text in tables]
    found = ClassFile(FORMAT, classroom.id, classroom.created, classroom.setup, kept, raw)
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def read(text: bytes, file: str) -> ClassFile:
    try:
        found = msgspec.json.decode(text, type=ClassFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadReplay("error-bundle-read", file=file, reason=str(error)) from None
    if found.format != FORMAT:
        raise BadReplay("error-bundle-format", file=file, format=FORMAT)
    return found
