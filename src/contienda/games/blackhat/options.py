"""The optional rules, each independent, and the presets."""

from __future__ import annotations

from typing import Final

from contienda.core.options import Option, Preset, switch

HAT_DEAL: Final = ["count", "first_thirty"]  # 4.2, 4.5
TRACER: Final = ["no", "yes", "robot_too"]  # 13; 15.10 advises against using it with the Robot

OPTIONS: Final = [
    Option("tiles", 0, low=0, high=5),
    switch("reduced_deck"),
    Option("hat_deal", 0, choices=HAT_DEAL),
    switch("half_hands"),
    Option("tracer", 0, choices=TRACER),
    switch("secret_asset"),
    switch("celebrity"),
    switch("six_copies"),
]

PRESETS: Final = [
    Preset("first_game", {}),
    Preset("standard", {"tiles": 3, "reduced_deck": "yes", "half_hands": "yes"}),
    Preset(
        "everything",
        {
            "tiles": 5,
            "reduced_deck": "yes",
            "half_hands": "yes",
            "tracer": "yes",
            "secret_asset": "yes",
            "celebrity": "yes",
        },
    ),
    Preset("duel", {"tiles": 2, "reduced_deck": "yes", "half_hands": "yes", "secret_asset": "yes"}),
]
