"""Which games there are. A game is imported only when somebody asks for it.

Ours stand in the table below; others are found by the entry point group `contienda.games`, each naming a `Game`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

from contienda.core.errors import BadOption, ContiendaError
from contienda.core.game import Game

Shown = TypeVar("Shown")

GROUP = "contienda.games"
OURS = {
    "misiles": "contienda.games.misiles.game:GAME",
    "buenosos": "contienda.games.buenosos.game:GAME",
    "blackhat": "contienda.games.blackhat.game:GAME",
    "kiberrubezh": "contienda.games.kiberrubezh.game:GAME",
    "maracas": "contienda.games.maracas.game:GAME",
}
YARDSTICKS = {  # not offered to players; they measure the engine
    "hearts": "contienda.yardsticks.hearts:GAME",
    "connect_four": "contienda.yardsticks.connect_four:GAME",
}


def names() -> list[str]:
    """Every game that can be played, ours first."""
    return [*OURS, *_others()]


def each(show: Callable[[Game], Shown]) -> tuple[list[Shown], list[BadOption]]:
    """What `show` says of every game there is, and why the others cannot be shown.

    A package of somebody else may break at any point; it never hides the games of others.
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
    """The game of that name, on a scenario if the text of one is given."""
    game = _load(name, yardsticks)
    return game.with_scenario(scenario) if scenario else game


def _load(name: str, yardsticks: bool) -> Game:
    where = OURS.get(name) or (YARDSTICKS.get(name) if yardsticks else None)
    if where is not None:
        module, attribute = where.split(":")
        return _checked(name, getattr(import_module(module), attribute))
    point = _others().get(name)
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
    reason = error if isinstance(error, ContiendaError) else " ".join(f"{type(error).__name__}: {error}".split())
    return BadOption("error-broken-game", game=name, reason=reason)


def _points() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


def _others() -> dict[str, EntryPoint]:
    """Games of other packages by name. Ours keep their names, and of two others the first by module keeps it."""
    found: dict[str, EntryPoint] = {}
    for point in _points():
        if point.name not in OURS:
            found.setdefault(point.name, point)
    return found


def _spare() -> list[EntryPoint]:
    """Entry points whose name another game has already."""
    chosen = _others().values()
    return [point for point in _points() if point not in chosen]
