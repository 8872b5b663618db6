"""The difference between two JSON texts as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`.

It compares texts, not values: equal text is not even parsed, and `true` stays different from `1`. What changes often is
kept in pieces, the text of each member of an object: then only pieces that differ are parsed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

import msgspec


class Operation(TypedDict):
    """One step of a JSON Patch (RFC 6902); `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[object]


Text = bytes | msgspec.Raw
Pieces = dict[str, bytes]  # the text of each member of an object

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
    opening = bytes(memoryview(old)[:1])
    if opening == bytes(memoryview(new)[:1]):
        if opening == b"{":
            _diff_members(_members(old), _members(new), path, found)
            return
        if opening == b"[":
            before, after = _items(old), _items(new)
            if _worth(before, after):
                _diff_items(before, after, path, found)
                return
    found.append({"op": "replace", "path": path, "value": new})


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
    return bool(old) and bool(new) and bytes(memoryview(old[0])[:1]) in (b"{", b"[") and abs(len(old) - len(new)) <= 4


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def applied(value: object, patch: list[Operation]) -> object:
    """Apply a patch of ours to `value`; for clients and tests."""
    for operation in patch:
        path = str(operation["path"])
        if not path:
            value = operation["value"]
            continue
        keys = [key.replace("~1", "/").replace("~0", "~") for key in path[1:].split("/")]
        target: object = value
        for key in keys[:-1]:
            target = target[int(key)] if isinstance(target, list) else target[key]  # type: ignore[index]
        last = keys[-1]
        if isinstance(target, list):
            if operation["op"] == "remove":
                del target[int(last)]
            elif operation["op"] == "add":
                target.insert(len(target) if last == "-" else int(last), operation["value"])
            else:
                target[int(last)] = operation["value"]
        elif isinstance(target, dict):
            if operation["op"] == "remove":
                del target[last]
            else:
                target[last] = operation["value"]
    return value
