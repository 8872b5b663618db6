"""A JSON Patch (RFC 6902): its operations, and how to apply them. `difference.py` makes them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Operation(TypedDict):
    """One step of a JSON Patch (RFC 6902); `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: NotRequired[object]


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
