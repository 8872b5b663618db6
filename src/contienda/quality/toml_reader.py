"""Parses untrusted TOML within bounds on length, numbers and depth.

If a text was parsed in another process, hand over the result with `remember`, so that it is parsed only once.
"""

from __future__ import annotations

import pickle
import re
import tomllib
from collections import OrderedDict
from typing import Any

from contienda.core.errors import BadOption

MOST_CHARACTERS = 100_000
MOST_DOTS = 64  # per line; the parser takes time quadratic in their number
MOST_DEPTH = 16  # nested tables and lists
MOST_VALUES = 10_000
MOST_MEMBERS = 250  # per list or table
MOST_DIGITS = 15
MOST_REMEMBERED = 64  # texts

Table = dict[str, Any]  # one table of a file

_known: OrderedDict[str, bytes] = OrderedDict()


class BadToml(BadOption):
    """A text that cannot be parsed or exceeds a bound, with the line."""

    @property
    def line(self) -> int:
        return int(str(self.values["line"]))


def read(text: str) -> Table:
    """Return the data of a text as a fresh copy that the caller may change."""
    packed = _known.get(text)
    if packed is None:
        return parsed(text)
    _known.move_to_end(text)
    found: Table = pickle.loads(packed)
    return found


def is_known(text: str) -> bool:
    return text in _known


def remember(text: str, packed: bytes) -> None:
    """Store what `pack` made of a text in another process."""
    _known[text] = packed
    _known.move_to_end(text)
    while len(_known) > MOST_REMEMBERED:
        _known.popitem(last=False)


def pack(text: str) -> bytes:
    """Pack the data of a text for another process."""
    return pickle.dumps(read(text))


def parsed(text: str) -> Table:
    check_text(text)
    try:
        found: Table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(text, str(error)) from None
    except RecursionError:
        raise BadToml("scenario-too-deep", line=1, most=MOST_DEPTH) from None
    except ValueError:  # a number with more digits than Python parses, or an invalid date
        raise BadToml("scenario-too-many-digits", line=1, most=MOST_DIGITS) from None
    check_values(found)
    return found


def check_text(text: str) -> None:
    """Reject a text that would only waste the parser's time."""
    check_length(text)
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadToml("scenario-too-many-dots", line=number, most=MOST_DOTS)


def check_length(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise BadToml("scenario-too-long", line=1, most=MOST_CHARACTERS)


def check_values(data: Table) -> None:
    """Reject too many values, absurd numbers and endless nesting."""
    count = 0
    level: list[object] = [data]
    for _ in range(MOST_DEPTH):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict | list):
                if len(each) > MOST_MEMBERS:
                    raise BadToml("scenario-too-many-members", line=1, most=MOST_MEMBERS)
                inner += each.values() if isinstance(each, dict) else each
            elif isinstance(each, int) and abs(each) >= 10**MOST_DIGITS:
                raise BadToml("scenario-too-many-digits", line=1, most=MOST_DIGITS)
        count += len(inner)
        if count > MOST_VALUES:
            raise BadToml("scenario-too-many-values", line=1, most=MOST_VALUES)
        if not inner:
            return
        level = inner
    raise BadToml("scenario-too-deep", line=1, most=MOST_DEPTH)


def not_toml(text: str, reason: str) -> BadToml:
    """Convert an error of the standard library's parser, with its line."""
    place = re.search(r"line (\d+), column (\d+)", reason)
    line = int(place[1]) if place else text.count("\n") + 1
    column = place[2] if place else "1"
    told = re.sub(r" \(at .*\)", "", reason)
    return BadToml("scenario-not-toml", line=line, column=column, reason=told)
