"""The colours of Black Hat in two lights: `night`, the same in every theme, and `print`, which saves ink."""

from __future__ import annotations

from typing import NamedTuple

LIGHTS = ("night", "print")


class Kind(NamedTuple):
    """A kind of space: its ground, its line and its words."""

    ground: str
    line: str
    words: str


class Colours(NamedTuple):
    """One light."""

    sky: tuple[str, str]
    trace: str
    tower: str
    tower_window: str
    frame: str
    frame_line: str
    plate: str
    plate_words: str
    wire: str
    wire_head: str
    hole: str
    dark_window: str
    dim_window: str
    lit_window: str
    kinds: dict[str, Kind]
    coin: tuple[str, str, str]  # ground, line, figure; likewise below
    coin_zero: tuple[str, str, str]
    coin_low: tuple[str, str, str]
    coin_high: tuple[str, str, str]
    rim_low: str
    words: str
    dim: str
    paper: str
    ink: str
    gold: str
    on_gold: str


NIGHT = Colours(
    sky=("#0a1322", "#10213c"),
    trace="#1c3357",
    tower="#0e1c33",
    tower_window="#6d6247",
    frame="#14243c",
    frame_line="#42659a",
    plate="#24406a",
    plate_words="#e6f0ff",
    wire="#2f4a70",
    wire_head="#a5c3ec",
    hole="#0b1526",
    dark_window="#22354f",
    dim_window="#2c4468",
    lit_window="#ffd98a",
    kinds={
        "start": Kind("#0f3358", "#5fb0f5", "#dff0ff"),
        "host": Kind("#1b2940", "#4c6b97", "#e3edf9"),
        "cache": Kind("#0c3a31", "#35d0a0", "#cff7e9"),
        "critical": Kind("#3a2c05", "#f2c14e", "#fff3cf"),
        "dos": Kind("#33183d", "#d48ae2", "#f6e2fb"),
        "alarm": Kind("#45130f", "#ff7468", "#ffe0dc"),
        "honeypot": Kind("#3d2803", "#f5ad2c", "#ffe9c2"),
        "exploit": Kind("#0b2f52", "#61b7ff", "#d9edff"),
        "randomizer": Kind("#073640", "#4bd3e6", "#d4f6fb"),
    },
    coin=("#26364f", "#a9bfdc", "#ffffff"),
    coin_zero=("#0b1422", "#a9bfdc", "#ffffff"),
    coin_low=("#35d0a0", "#04261c", "#04261c"),
    coin_high=("#0b1422", "#ff7468", "#ffd9d4"),
    rim_low="#35d0a0",
    words="#eef4fb",
    dim="#b5c6dd",
    paper="#fbf8f0",
    ink="#16130d",
    gold="#f2c14e",
    on_gold="#14110c",
)
_PLAIN = Kind("#ffffff", "#222222", "#000000")
PRINT = Colours(
    sky=("#ffffff", "#ffffff"),
    trace="#ffffff",
    tower="#ffffff",
    tower_window="#ffffff",
    frame="#f4f4f4",
    frame_line="#8a8a8a",
    plate="#ffffff",
    plate_words="#000000",
    wire="#dddddd",
    wire_head="#333333",
    hole="#ffffff",
    dark_window="#ffffff",
    dim_window="#ececec",
    lit_window="#cfcfcf",
    kinds=dict.fromkeys(NIGHT.kinds, _PLAIN),
    coin=("#ffffff", "#222222", "#000000"),
    coin_zero=("#ffffff", "#999999", "#000000"),
    coin_low=("#ffffff", "#222222", "#000000"),
    coin_high=("#ffffff", "#222222", "#000000"),
    rim_low="#222222",
    words="#000000",
    dim="#444444",
    paper="#ffffff",
    ink="#000000",
    gold="#ffffff",
    on_gold="#000000",
)
OF = {"night": NIGHT, "print": PRINT}

# Seats 1 to 6, each with a colour and a band of its own.
SEATS = ("#f0683c", "#57b2f5", "#3cc99e", "#e8b93a", "#c58bf0", "#e9edf2")
