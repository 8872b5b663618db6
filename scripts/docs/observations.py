"""Generates docs/reference/observations.md: every number a seat of each game is given."""

from __future__ import annotations

from contienda.core import registry
from contienda.core.game import Game
from contienda.envs.batch import action_count
from scripts.docs.tables import HEAD, code, table

INTRODUCTION = f"""# Observations

{HEAD.format(source="features in the `observation.py` of each game")}

An observation is what one seat knows of a position, as a row of whole numbers of fixed size. No number depends on
anything that seat does not know; a [law](contract.md) checks it at every position. Numbers that do not apply are 0.
Divided by its scale, a number is mostly between -1 and 1. The [guide](../guides/environments.md) shows how to use them.

Actions are numbered by their codes (`GET /api/games/ID` lists the verbs). A mask has one place for each code up to the
last one that a seat may choose; the codes of chance in between are never legal.
"""


def page() -> str:
    games = [registry.load(name) for name in registry.OURS]
    sizes = [(code(game.id), f"{size(game):,}", f"{action_count(game.vocabulary):,}") for game in games]
    return "\n".join([INTRODUCTION, table(["game", "numbers", "actions"], sizes), *(section(game) for game in games)])


def size(game: Game) -> int:
    observer = game.observer()
    return 0 if observer is None else int(observer.size)


def section(game: Game) -> str:
    observer = game.observer()
    rows = []
    at = 0
    for feature in observer.features if observer is not None else []:
        bounds = f"{feature.low:,} … {feature.high:,}"
        rows.append((f"{at:,}", code(feature.name), f"{feature.size:,}", bounds, f"{feature.scale:,}", feature.meaning))
        at += feature.size
    return f"## {game.id}\n\n" + table(["from", "feature", "numbers", "values", "scale", "meaning"], rows)
