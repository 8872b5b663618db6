"""Differences of documents: a patch turns the old one into the new one, and small changes are small."""

from __future__ import annotations

import copy

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contienda.core.rng import Rng
from contienda.table import difference as patches
from contienda.table.patch import Operation, applied
from tests.table.helpers import pair

KEYS = st.sampled_from(["", "a", "b", "/", "~", "~1", "a/b", "~0/", "0", "-", "ñ", "\u2028"])
LEAVES = st.sampled_from([None, False, True, 0, 1, -1, 2, 0.0, 1.0, -1.0, 0.5, 1e300, "", "a", "1", "~", "ñ"])
JSON = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(KEYS, inner, max_size=4)),
    max_leaves=16,
)


def diff(old: object, new: object) -> list[Operation]:
    """Return the difference as a viewer reads it."""
    found = patches.diff(msgspec.json.encode(old), msgspec.json.encode(new))
    read: list[Operation] = msgspec.json.decode(msgspec.json.encode(found))
    return read


def exact(value: object) -> object:
    """Return the value with the type of every leaf: `true`, `1` and `1.0` are three things."""
    if isinstance(value, dict):
        return {key: exact(each) for key, each in value.items()}
    if isinstance(value, list):
        return [exact(each) for each in value]
    return type(value).__name__, value


@settings(max_examples=80, deadline=None, derandomize=True)
@given(JSON, JSON)
def test_any_value_becomes_any_other(old: object, new: object) -> None:
    patch = diff(old, new)
    sent = msgspec.json.decode(msgspec.json.encode(patch))
    assert exact(applied(copy.deepcopy(old), sent)) == exact(new)


OBJECTS = st.dictionaries(KEYS, JSON, max_size=6)


@settings(max_examples=80, deadline=None, derandomize=True)
@given(OBJECTS, OBJECTS)
def test_pieces_differ_as_the_whole_does(old: dict[str, object], new: dict[str, object]) -> None:
    before, after = patches.pieces(old), patches.pieces(new)
    assert patches.whole(after) == msgspec.json.encode(new)
    found = msgspec.json.decode(b"[" + patches.diff_pieces(before, after, "") + b"]")
    assert exact(found) == exact(diff(old, new)) or not old or not new
    assert exact(applied(copy.deepcopy(old), found)) == exact(new)
    deeper = msgspec.json.decode(b"[" + patches.diff_pieces(before, after, "/at") + b"]")
    assert [each["path"] for each in deeper] == ["/at" + each["path"] for each in found]


@settings(max_examples=80, deadline=None, derandomize=True)
@given(JSON, st.data())
def test_a_value_with_one_thing_changed(old: object, data: st.DataObject) -> None:
    new = copy.deepcopy(old)
    target, steps = new, 0
    while isinstance(target, dict | list) and target and steps < 4:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        inner = target[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            target[key] = data.draw(JSON)
            break
        target, steps = inner, steps + 1
    patch = diff(old, new)
    assert exact(applied(copy.deepcopy(old), patch)) == exact(new)


def retyped(value: object) -> object:
    """Return values that Python considers equal but JSON does not."""
    if isinstance(value, dict):
        return {key: retyped(each) for key, each in value.items()}
    if isinstance(value, list):
        return [retyped(each) for each in value]
    if isinstance(value, bool):
        return int(value)
    return bool(value) if value in (0, 1) else value


@settings(max_examples=40, deadline=None, derandomize=True)
@given(JSON)
def test_a_value_of_other_types(old: object) -> None:
    new = retyped(old)
    assert new == old
    assert exact(applied(copy.deepcopy(old), diff(old, new))) == exact(new)


@settings(max_examples=40, deadline=None, derandomize=True)
@given(JSON)
def test_nothing_is_sent_for_nothing(value: object) -> None:
    assert diff(value, copy.deepcopy(value)) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (True, 1),
        ([True], [1]),
        ({"a": {"b": True}}, {"a": {"b": 1}}),
        ({"a": [[{"b": 0}]]}, {"a": [[{"b": False}]]}),
        ([{"a": 1}, 1], [{"a": 1}, 1.0]),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 2.0]}}),
        ({"a": None}, {}),
        ({}, {"a": None}),
    ],
)
def test_what_python_calls_equal_is_told_apart(old: object, new: object) -> None:
    assert exact(applied(copy.deepcopy(old), diff(old, new))) == exact(new)


def test_keys_are_escaped_as_the_standard_says() -> None:
    assert diff({"a/b": {"m~n": 1}}, {"a/b": {"m~n": 2}}) == [{"op": "replace", "path": "/a~1b/m~0n", "value": 2}]
    assert diff({"": 1}, {"": 2}) == [{"op": "replace", "path": "/", "value": 2}]
    assert diff(1, 2) == [{"op": "replace", "path": "", "value": 2}]


def test_one_leaf_is_one_operation() -> None:
    play = pair("buenosos")
    old = msgspec.json.decode(msgspec.json.encode(play.document(1)))
    new = copy.deepcopy(old)
    new["view"]["services"][3]["integrity"] = -7
    assert diff(old, new) == [{"op": "replace", "path": "/view/services/3/integrity", "value": -7}]


def test_lists_of_things_grow_and_shrink_at_their_end() -> None:
    things = [{"n": 1}, {"n": 2}]
    assert diff(things, [*things, {"n": 3}]) == [{"op": "add", "path": "/-", "value": {"n": 3}}]
    assert diff(things, things[:1]) == [{"op": "remove", "path": "/1"}]
    assert diff([1, 2], [1, 2, 3]) == [{"op": "replace", "path": "", "value": [1, 2, 3]}]


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_documents_of_a_game_follow_one_another(game: str) -> None:
    play = pair(game)
    rng = Rng(12)
    sizes: list[int] = []
    held = {viewer: msgspec.json.decode(msgspec.json.encode(play.document(viewer))) for viewer in play.viewers()}
    for _ in range(50):
        play.later(1).wander(rng, 1)
        for viewer in play.viewers():
            new = msgspec.json.decode(msgspec.json.encode(play.document(viewer)))
            patch = diff(held[viewer], new)
            sizes.append(len(msgspec.json.encode(patch)))
            assert exact(applied(held[viewer], copy.deepcopy(patch))) == exact(new)
            held[viewer] = new
    assert sorted(sizes)[len(sizes) // 2] < 1_000
