"""The difference between two JSON values as a JSON Patch (RFC 6902), made of `add`, `remove` and `replace`."""

from __future__ import annotations

import msgspec

Operation = dict[str, object]

_written = msgspec.json.Encoder().encode


def diff(old: object, new: object, path: str = "") -> list[Operation]:
    """What turns `old` into `new`."""
    found: list[Operation] = []
    _diff(old, new, path, found)
    return found


def _diff(old: object, new: object, path: str, found: list[Operation]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append({"op": "remove", "path": f"{path}/{_escape(key)}"})
        for key, value in new.items():
            if key not in old:
                found.append({"op": "add", "path": f"{path}/{_escape(key)}", "value": value})
            elif old[key] is not value and not _same(old[key], value):
                _diff(old[key], value, f"{path}/{_escape(key)}", found)
    elif isinstance(old, list) and isinstance(new, list) and _worth(old, new):
        for at in range(min(len(old), len(new))):
            if not _same(old[at], new[at]):
                _diff(old[at], new[at], f"{path}/{at}", found)
        for at in range(len(old) - 1, len(new) - 1, -1):
            found.append({"op": "remove", "path": f"{path}/{at}"})
        for at in range(len(old), len(new)):
            found.append({"op": "add", "path": f"{path}/-", "value": new[at]})
    elif not _same(old, new):
        found.append({"op": "replace", "path": path, "value": new})


def _same(old: object, new: object) -> bool:
    """Whether both are written alike: `true` is not `1`, though Python calls them equal."""
    kind = type(old)
    if kind is not type(new) or old != new:
        return False
    return (kind is not dict and kind is not list) or _written(old) == _written(new)


def _worth(old: list[object], new: list[object]) -> bool:
    """Lists of plain values are sent whole; lists of things are looked into."""
    return bool(old) and bool(new) and isinstance(old[0], dict | list) and abs(len(old) - len(new)) <= 4


def _escape(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def applied(value: object, patch: list[Operation]) -> object:
    """`value` after a patch of ours; for clients and tests."""
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
