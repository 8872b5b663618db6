"""The optional parts, each independent, and the presets."""

from __future__ import annotations

from typing import Final

from contienda.core.options import Option, Preset, switch

SETUPS: Final = ["random", "free"]  # 10.2, 10.1
DEPLOYERS: Final = ["government", "insurgent_chooses"]  # D-R1

OPTIONS: Final = [
    Option("setup", 0, choices=SETUPS),
    Option("victory_level", 0, low=0, high=200),  # 0: 50, or 100 in the free setup
    Option("turn_limit", 9, low=1, high=30),
    switch("events", True),
    switch("assets", True),
    switch("foreign", True),
    switch("intelligence", True),
    switch("objectives", True),
    switch("criminals", True),
    switch("nsm", True),
    switch("no_chit"),
    Option("first_deployer", 0, choices=DEPLOYERS),
]

MEASURED: Final = 60  # Victory Points that equal bots reach in five to nine turns: see docs/research/maracas.md
MEASURED_FREE: Final = 130  # the same where each side scores what the other spends (10.1)

PRESETS: Final = [
    Preset(
        "introductory",
        {
            "victory_level": MEASURED,
            "turn_limit": 6,
            "assets": "no",
            "foreign": "no",
            "intelligence": "no",
            "objectives": "no",
            "criminals": "no",
            "nsm": "no",
        },
    ),
    Preset("standard", {"victory_level": MEASURED, "criminals": "no", "nsm": "no"}),
    Preset("full", {"victory_level": MEASURED}),
    Preset("free_setup", {"setup": "free", "victory_level": MEASURED_FREE}),
]
