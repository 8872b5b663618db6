"""The available games and their optional parts. A game is imported only when somebody asks for it.

`packages` finds games; this module loads and checks them, and names the game in every error.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from types import ModuleType
from typing import TypeVar

from contienda.core import packages
from contienda.core.errors import BadOption, ContiendaError
from contienda.core.game import Game
from contienda.core.packages import OURS, PARTS, YARDSTICKS, names

__all__ = ["OURS", "PARTS", "YARDSTICKS", "broken_part", "each", "load", "names", "part", "parts"]

Shown = TypeVar("Shown")


def each(show: Callable[[Game], Shown]) -> tuple[list[Shown], list[BadOption]]:
    """Apply `show` to every game, and collect the errors of those that fail.

    A broken package never hides the games of others.
    """
    found: list[Shown] = []
    broken: list[BadOption] = []
    for name in names():
        try:
            found.append(show(load(name)))
        except BadOption as error:
            broken.append(error)
        except Exception as error:
            if name in OURS:
                raise
            broken.append(_broken(name, error))
    for point in _spare():
        broken.append(BadOption("error-game-twice", game=point.name, entry=point.value))
    return found, broken


def load(name: str, scenario: str = "", yardsticks: bool = False) -> Game:
    """Load the game of that name, on a scenario if its text is given."""
    game = _load(name, yardsticks)
    return game.with_scenario(scenario) if scenario else game


def part(name: str, kind: str) -> ModuleType | None:
    """Return an optional part of a game: the module of that name in its package, or None.

    A part that cannot be imported raises a `BadOption` that names the game; callers go on without it.
    """
    package = packages.package(name)
    if not package:
        return None
    try:
        return import_module(f"{package}.{kind}") if find_spec(f"{package}.{kind}") is not None else None
    except (Exception, SystemExit) as error:
        raise broken_part(name, kind, error) from error


def parts(kind: str) -> tuple[dict[str, ModuleType], list[BadOption]]:
    """Load that part of every game that has it, and collect the errors of the others."""
    found: dict[str, ModuleType] = {}
    broken: list[BadOption] = []
    for name in names():
        try:
            module = part(name, kind)
        except BadOption as error:
            broken.append(error)
        else:
            if module is not None:
                found[name] = module
    return found, broken


def broken_part(name: str, kind: str, error: BaseException) -> BadOption:
    """Describe the error of a part that does not work."""
    return BadOption("error-broken-part", game=name, part=kind, reason=_reason(error))


def _load(name: str, yardsticks: bool) -> Game:
    where = OURS.get(name) or (YARDSTICKS.get(name) if yardsticks else None)
    if where is not None:
        module, attribute = where.split(":")
        return _checked(name, getattr(import_module(module), attribute))
    point = packages.others().get(name)
    if point is not None:
        try:
            return _checked(name, point.load())
        except BadOption:
            raise
        except (Exception, SystemExit) as error:
            raise _broken(name, error) from error
    close = difflib.get_close_matches(name, names(), 1)
    if close:
        raise BadOption("error-game-near", game=name, near=close[0])
    raise BadOption("error-no-game", game=name, names=", ".join(names()))


def _checked(name: str, found: object) -> Game:
    if not isinstance(found, Game) or found.id != name:
        raise BadOption("error-not-a-game", game=name)
    return found


def _broken(name: str, error: BaseException) -> BadOption:
    return BadOption("error-broken-game", game=name, reason=_reason(error))


def _reason(error: BaseException) -> object:
    return error if isinstance(error, ContiendaError) else " ".join(f"{type(error).__name__}: {error}".split())


def _spare() -> list[EntryPoint]:
    """Return entry points whose name is already taken by another game."""
    chosen = packages.others().values()
    return [point for point in packages.points() if point not in chosen]
