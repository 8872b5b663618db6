"""The difference between two JSON texts as a JSON Patch of `add`, `remove` and `replace`.

It compares texts, not values: equal text is not even parsed, and `true` stays different from `1`. What changes often is
kept in pieces, the text of each member of an object: then only pieces that differ are parsed. Texts also lie close
together in memory, which counts when hundreds of tables take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from contienda.table.patch import Operation

Text = bytes | msgspec.Raw
Pieces = dict[str, bytes]  # the text of each member of an object

OBJECT: Final = ord("{")
LIST: Final = ord("[")
MOST_MOVED: Final = 4  # items by which a list may grow or shrink and still be sent as differences

_encode = msgspec.json.Encoder().encode
_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


def diff(old: bytes, new: bytes) -> list[Operation]:
    """Return what turns the value written as `old` into the one written as `new`, both by the same encoder."""
    found: list[Operation] = []
    if old != new:
        _diff(msgspec.Raw(old), msgspec.Raw(new), "", found)
    return found


def pieces(value: Mapping[str, object]) -> Pieces:
    """Return an object in pieces."""
    return {key: _encode(member) for key, member in value.items()}


def whole(value: Pieces) -> bytes:
    """Return an object from its pieces, as the encoder writes it."""
    return b"{" + b",".join([b"%b:%b" % (_encode(key), member) for key, member in value.items()]) + b"}"


def diff_pieces(old: Pieces, new: Pieces, path: str) -> bytes:
    """Return what turns the object at that path from `old` into `new`: operations as JSON, without brackets."""
    found: list[Operation] = []
    if old is not new:
        _diff_members(old, new, path, found)
    return _encode(found)[1:-1]


def _diff(old: msgspec.Raw, new: msgspec.Raw, path: str, found: list[Operation]) -> None:
    """Compare two texts that are known to differ."""
    opening = _first(new)
    if opening == _first(old):
        if opening == OBJECT:
            _diff_members(_members(old), _members(new), path, found)
            return
        if opening == LIST:
            before, after = _items(old), _items(new)
            if _worth(before, after):
                _diff_items(before, after, path, found)
                return
    found.append({"op": "replace", "path": path, "value": new})


def _first(text: msgspec.Raw) -> int:
    """Return the first character of a text: it shows what kind of value this is."""
    return memoryview(text)[0]


def _diff_members(old: Mapping[str, Text], new: Mapping[str, Text], path: str, found: list[Operation]) -> None:
    for key in old:
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
    for key, value in new.items():
        if key not in old:
            found.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": msgspec.Raw(value)})
        elif old[key] != value:
            _diff(msgspec.Raw(old[key]), msgspec.Raw(value), f"{path}/{_escape(key)}", found)


def _diff_items(old: list[msgspec.Raw], new: list[msgspec.Raw], path: str, found: list[Operation]) -> None:
    for at in range(min(len(old), len(new))):
        if old[at] != new[at]:
            _diff(old[at], new[at], f"{path}/{at}", found)
    for at in range(len(old) - 1, len(new) - 1, -1):
        found.append({"op": "remove", "path": f"{path}/{at}"})
    for at in range(len(old), len(new)):
        found.append({"op": "add", "path": f"{path}/-", "value": new[at]})


def _worth(old: list[msgspec.Raw], new: list[msgspec.Raw]) -> bool:
    """Tell whether to send a list as differences; lists of plain values are sent whole."""
    return bool(old) and bool(new) and _first(old[0]) in (OBJECT, LIST) and abs(len(old) - len(new)) <= MOST_MOVED


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key
