"""The line of each table and key of a scenario file; the standard library's parser does not keep lines.

A place is a path of names and indices, as in the data. The text was parsed before, so this module does not validate.
"""

from __future__ import annotations

import re
from bisect import bisect_left

Place = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\n#]*")


class Places:
    """The line of every place in a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [at for at, sign in enumerate(text) if sign == "\n"]
        self.lines: dict[Place, int] = {}
        self.counts: dict[Place, int] = {}  # tables of an array so far
        self.read()

    def line(self, place: Place) -> int:
        """Return the line of a place, or of the nearest written place around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)

    def read(self) -> None:
        base: Place = ()
        while True:
            self.skip(_BLANK)
            if self.at >= len(self.text):
                return
            before = self.at
            if self.text.startswith("[[", self.at):
                base = self.header(2)
            elif self.text[self.at] == "[":
                base = self.header(1)
            else:
                self.pair(base)
            if self.at == before:
                return  # not TOML; the parser reports it

    def header(self, brackets: int) -> Place:
        """Read `[table]` or `[[table]]`; the name of an array means its last table."""
        line = self.here()
        self.at += brackets
        names = self.names()
        self.at += brackets
        place: Place = ()
        for name in names[:-1]:
            place = (*place, name)
            self.lines.setdefault(place, line)
            if place in self.counts:
                place = (*place, self.counts[place] - 1)
        place = (*place, names[-1])
        self.lines.setdefault(place, line)
        if brackets == 2:
            count = self.counts.get(place, 0)
            self.counts[place] = count + 1
            place = (*place, count)
            self.lines[place] = line
        return place

    def pair(self, base: Place) -> None:
        line = self.here()
        place = base
        for name in self.names():
            place = (*place, name)
            self.lines.setdefault(place, line)
        if self.text[self.at : self.at + 1] == "=":
            self.at += 1
            self.value(place)

    def value(self, place: Place) -> None:
        self.skip(_SPACE)
        sign = self.text[self.at : self.at + 1]
        if sign in ('"', "'"):
            self.string(sign)
        elif sign == "[":
            self.items(place)
        elif sign == "{":
            self.at += 1
            while True:
                self.skip(_BLANK)
                if self.at >= len(self.text) or self.text[self.at] == "}":
                    break
                before = self.at
                if self.text[self.at] == ",":
                    self.at += 1
                else:
                    self.pair(place)
                if self.at == before:
                    break
            self.at += 1
        else:
            self.skip(_SCALAR)

    def items(self, place: Place) -> None:
        """Read an array; its members count from 0."""
        self.at += 1
        number = 0
        while True:
            self.skip(_BLANK)
            if self.at >= len(self.text) or self.text[self.at] == "]":
                break
            before = self.at
            if self.text[self.at] == ",":
                self.at += 1
                continue
            self.lines[(*place, number)] = self.here()
            self.value((*place, number))
            number += 1
            if self.at == before:
                break
        self.at += 1

    def string(self, sign: str) -> str:
        """Read a string of any of the four kinds."""
        begin = self.at
        long = sign * 3
        if self.text.startswith(long, begin):
            end = self.text.find(long, begin + 3)
            while sign == '"' and end > 0 and self.text[end - 1] == "\\" and self.text[end - 2] != "\\":
                end = self.text.find(long, end + 1)
            self.at = len(self.text) if end < 0 else end + 3
            return ""
        at = begin + 1
        while at < len(self.text) and self.text[at] not in (sign, "\n"):
            at += 2 if sign == '"' and self.text[at] == "\\" else 1
        self.at = at + 1
        return self.text[begin + 1 : at]

    def names(self) -> list[str]:
        """Read a key, possibly dotted."""
        found: list[str] = []
        while True:
            self.skip(_SPACE)
            sign = self.text[self.at : self.at + 1]
            if sign in ('"', "'") and sign:
                found.append(self.string(sign))
            else:
                begin = self.at
                self.skip(_BARE)
                found.append(self.text[begin : self.at])
            self.skip(_SPACE)
            if self.text[self.at : self.at + 1] != ".":
                return found
            self.at += 1

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def here(self) -> int:
        return bisect_left(self.ends, self.at) + 1


def written(place: Place, data: object) -> str:
    """Format a place for people: `card[A07].effects[2].on`, members named by id or counted from 1."""
    found = ""
    for name in place:
        if isinstance(name, str):
            found += f".{name}" if found else name
            data = data.get(name) if isinstance(data, dict) else None
        else:
            data = data[name] if isinstance(data, list) and name < len(data) else None
            id = data.get("id") if isinstance(data, dict) else None
            found += f"[{id}]" if isinstance(id, str) else f"[{name + 1}]"
    return found
