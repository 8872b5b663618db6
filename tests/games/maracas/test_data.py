"""Every value in the data file is used."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from contienda.games.maracas import constants as e
from contienda.games.maracas.drawings.plan import drawn
from contienda.games.maracas.game import GAME
from contienda.games.maracas.options import OPTIONS
from contienda.games.maracas.read_data import build, read

FREE = GAME.resolve("free_setup", {"victory_level": 0})
RANDOM = GAME.resolve("full", {"victory_level": 0})
BUILT = build(read(), RANDOM)
FIELDS = [name for name in dir(BUILT) if not name.startswith("_") and not callable(getattr(BUILT, name))]


def leaves(found: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value of the file."""
    if isinstance(found, dict):
        return [each for key, value in found.items() for each in leaves(value, (*path, key))]
    if isinstance(found, list):
        return [each for number, value in enumerate(found) for each in leaves(value, (*path, number))]
    return [path]


def changed(path: tuple[Any, ...]) -> dict[str, Any]:
    """The file with another value there."""
    data = deepcopy(read())
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    value = place[path[-1]]
    place[path[-1]] = (
        not value if isinstance(value, bool) else value + 1 if isinstance(value, int | float) else f"{value}?"
    )
    return data


def told(data: dict[str, Any]) -> list[object]:
    """The tables of both setups and the drawn plan; None if the file is rejected."""
    found: list[object] = []
    for options in (RANDOM, FREE):
        try:
            tables = build(data, options)
        except (KeyError, ValueError, IndexError):
            return [None]
        found += [(name, plain(getattr(tables, name))) for name in FIELDS]
    try:
        return [*found, drawn(data)]
    except (KeyError, ValueError, IndexError, RuntimeError):  # borders that do not meet
        return [None]


def plain(value: object) -> object:
    return list(value) if hasattr(value, "__iter__") and not isinstance(value, str) else value


@pytest.mark.parametrize("table", list(read()))
def test_every_value_of_the_file_is_read(table: str) -> None:
    before = told(read())
    unread = [path for path in leaves({table: read()[table]}) if told(changed(path)) == before]
    assert unread == []


def test_every_event_code_has_an_event() -> None:
    assert e.NONE not in list(build(read(), RANDOM).event_of)


def test_options_have_one_source() -> None:
    assert not {option.name for option in OPTIONS} & set(read()["params"])
