"""Changes single values of a scenario file and leaves the rest of its text as it is.

A path names a value: `params.turns` in a table, `card.B14.cost` in the entry of a list that has this `id`, and
`card.B14.effects.0.int` inside a value.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from contienda.core.errors import BadOption

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
_NAME = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Block:
    """A table of the file: its lines, header included."""

    name: str
    first: int
    end: int  # the first line after it


def ids(text: str, table: str) -> list[str]:
    """Return the ids of the entries of a list of tables."""
    found = _read(text).get(table)
    return [str(each["id"]) for each in found if "id" in each] if isinstance(found, list) else []


def value(text: str, path: str) -> object:
    """Return the value at a path, or None if the file leaves it to the game."""
    entry, keys = _entry(text, path)
    found: Any = entry
    for at, key in enumerate(keys):
        if isinstance(found, dict) and key in found:
            found = found[key]
        elif isinstance(found, list) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        elif at == 0 and len(keys) == 1:
            return None
        else:
            raise BadOption("error-key", path=path)
    return found


def with_value(text: str, path: str, given: object) -> str:
    """Return the text with another value at a path."""
    entry, keys = _entry(text, path)
    if len(keys) > 1:
        value(text, path)  # the place has to exist
        whole: Any = entry[keys[0]]
        inner = whole
        for key in keys[1:-1]:
            inner = inner[int(key) if isinstance(inner, list) else key]
        inner[int(keys[-1]) if isinstance(inner, list) else keys[-1]] = given
        given = whole
    lines = text.split("\n")
    block = _block(text, path)
    line = f"{keys[0]} = {written(given)}"
    for at in range(block.first + 1, block.end):
        found = _KEY.match(lines[at])
        if found is not None and found[1] == keys[0]:
            lines[at : _last(lines, at, block.end)] = [line]
            return "\n".join(lines)
    lines.insert(block.first + 1, line)
    return "\n".join(lines)


def without(text: str, path: str) -> str:
    """Return the text without an entry (`card.B14`), and without the effects, requirements and lists that name it."""
    table, _, id = path.partition(".")
    if id not in ids(text, table):
        raise BadOption("error-key", path=path)
    lines = text.split("\n")
    block = _block(text, f"{path}.id")
    del lines[block.first : block.end]
    quoted = f'"{re.escape(id)}"'
    effect = re.compile(r"\{[^{}]*=\s*" + quoted + r"[^{}]*\}\s*,?\s*")
    listed = re.compile(r"(?<=[\[,])\s*" + quoted + r"\s*(,|(?=\]))")
    return "\n".join(listed.sub("", effect.sub("", line)) for line in lines)


def written(given: object) -> str:
    """Write a value as TOML on one line."""
    if isinstance(given, bool):
        return "true" if given else "false"
    if isinstance(given, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in given.items()) + " }"
    if isinstance(given, list):
        return "[" + ", ".join(written(each) for each in given) + "]"
    return json.dumps(given, ensure_ascii=False)


def read_word(word: str) -> object:
    """Read a value as people type it: a number, yes or no, or a word."""
    if re.fullmatch(r"-?[0-9]{1,15}", word):
        return int(word)
    return {"true": True, "yes": True, "false": False, "no": False}.get(word, word)


def _entry(text: str, path: str) -> tuple[dict[str, Any], list[str]]:
    """Return the table a path leads to, and the keys inside it."""
    names = path.split(".")
    if len(names) < 2 or not all(_NAME.fullmatch(name) for name in names):
        raise BadOption("error-key", path=path)
    found = _read(text).get(names[0])
    if isinstance(found, dict):
        return found, names[1:]
    if isinstance(found, list) and len(names) > 2:
        for each in found:
            if isinstance(each, dict) and str(each.get("id")) == names[1]:
                return each, names[2:]
    raise BadOption("error-key", path=path)


def _block(text: str, path: str) -> Block:
    names = path.split(".")
    lines = text.split("\n")
    for block in _blocks(lines):
        if block.name != names[0]:
            continue
        if lines[block.first].lstrip().startswith("[["):
            body = tomllib.loads("\n".join(lines[block.first + 1 : block.end]))
            if str(body.get("id")) != names[1]:
                continue
        return block
    raise BadOption("error-key", path=path)


def _blocks(lines: list[str]) -> Iterator[Block]:
    heads = [(at, found[2]) for at, line in enumerate(lines) if (found := _HEADER.match(line))]
    for (at, name), (end, _) in zip(heads, [*heads[1:], (len(lines), "")], strict=True):
        yield Block(name, at, end)


def _last(lines: list[str], first: int, end: int) -> int:
    """Return the line after a value that may run over several lines."""
    for stop in range(first + 1, end + 1):
        try:
            tomllib.loads("\n".join(lines[first:stop]))
        except tomllib.TOMLDecodeError:
            continue
        return stop
    raise AssertionError("a parsed file has no open value")


def _read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption("error-key-toml", reason=str(error)) from None
