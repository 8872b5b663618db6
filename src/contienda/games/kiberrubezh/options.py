"""The decks in a duel: its options and presets."""

from __future__ import annotations

from contienda.core.options import Option, Preset

OWN = ["own_1", "own_2"]  # decks that come with a scenario


def option_list(decks: list[str]) -> list[Option]:
    """The deck of each seat: by default the first two, or one deck of a file against itself."""
    own = [name for name in decks if name in OWN]
    second = 0 if len(own) == 1 else 1
    return [Option("deck_a", 0, choices=decks), Option("deck_b", second, choices=decks)]


def preset_list() -> list[Preset]:
    return [
        Preset("starters", {"deck_a": "red_team", "deck_b": "blue_team"}),
        Preset("storm", {"deck_a": "blitz", "deck_b": "bastion"}),
        Preset("covert", {"deck_a": "shadow", "deck_b": "sabotage"}),
    ]
