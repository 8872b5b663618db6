"""The jobs of the workers that set sheets to print; see `printing.py`. Nothing here knows about requests."""

from __future__ import annotations

from base64 import b64encode

from contienda.core import registry
from contienda.core.game import Game
from contienda.press import printing, typesetting
from contienda.server.schemas.printing import PrintOrder, PrintPreview

MOST_SHOWN = 6  # sheets of a preview
DOTS = 66  # per inch


def make(game: str, asked: PrintOrder) -> bytes:
    """Return the PDF of an order."""
    return printing.make(order(game, asked)).pdf


def preview(game: str, asked: PrintOrder) -> PrintPreview:
    """Return pictures of the first sheets."""
    made, pages = printing.pictures(order(game, asked), MOST_SHOWN, DOTS)
    return PrintPreview([f"data:image/png;base64,{b64encode(each).decode()}" for each in made], pages)


def order(game: str, asked: PrintOrder) -> printing.Order:
    typesetting.check()
    return printing.Order(
        on_scenario(game, asked.scenario),
        asked.language,
        tuple(asked.what),
        asked.paper,
        asked.ink,
        asked.bleed,
        asked.whole,
        asked.deck,
        asked.library,
    )


def on_scenario(name: str, scenario: str) -> Game:
    game = registry.load(name)
    if not scenario:
        return game
    game.check_scenario(scenario, "–")
    return game.with_scenario(scenario)
