"""Which games there are. A game is imported only when somebody asks for it.

Ours stand in the table below; others are found by the entry point group `contienda.games`, each naming a `Game`.
"""

from __future__ import annotations

import difflib
from importlib import import_module
from importlib.metadata import entry_points

from contienda.core.errors import BadOption
from contienda.core.game import Game

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
    others = sorted(point.name for point in entry_points(group=GROUP) if point.name not in OURS)
    return [*OURS, *others]


def load(name: str, scenario: str = "", yardsticks: bool = False) -> Game:
    """The game of that name, on a scenario if the text of one is given."""
    game = _load(name, yardsticks)
    return game.with_scenario(scenario) if scenario else game


def _load(name: str, yardsticks: bool) -> Game:
    where = OURS.get(name) or (YARDSTICKS.get(name) if yardsticks else None)
    if where is not None:
        module, attribute = where.split(":")
        return _checked(name, getattr(import_module(module), attribute))
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                found = point.load()
            except Exception as error:
                raise BadOption("error-broken-game", game=name, reason=f"{type(error).__name__}: {error}") from error
            return _checked(name, found)
    close = difflib.get_close_matches(name, names(), 1)
    if close:
        raise BadOption("error-game-near", game=name, near=close[0])
    raise BadOption("error-no-game", game=name, names=", ".join(names()))


def _checked(name: str, found: object) -> Game:
    if not isinstance(found, Game) or found.id != name:
        raise BadOption("error-not-a-game", game=name)
    return found
