"""The colours of Maracas in three lights: `day`, `night`, and `print`, where patterns tell the sides apart."""

from __future__ import annotations

from typing import NamedTuple


class Colours(NamedTuple):
    """One light."""

    ground: str
    houses: str
    contour: str
    road: str
    lane: str
    border: str
    sea: str
    wave: str
    words: str
    dim: str
    plate: str
    plate_line: str
    strip: str  # underground
    on_strip: str
    star: str
    on_star: str
    paper: str
    ink: str
    line: str
    gov: str
    ins: str
    foreign: str
    on_side: str
    dark: str  # the ground of terror and sabotage
    flame: str


DAY = Colours(
    ground="#f2ecdd",
    houses="#ddd3bd",
    contour="#cdbf9f",
    road="#b9ae97",
    lane="#fffdf6",
    border="#5d5647",
    sea="#a9cfe0",
    wave="#6ea6c2",
    words="#1b1f24",
    dim="#55606d",
    plate="#fffdf6",
    plate_line="#6d6552",
    strip="#2b2622",
    on_strip="#f3e7d6",
    star="#4b3a10",
    on_star="#ffe6a3",
    paper="#fffdf6",
    ink="#1c1a16",
    line="#1c1a16",
    gov="#1769aa",
    ins="#b83a12",
    foreign="#2b7a4b",
    on_side="#ffffff",
    dark="#2a0b06",
    flame="#ffb27a",
)
NIGHT = DAY._replace(
    ground="#2a2734",
    houses="#3a3646",
    contour="#4a4458",
    road="#57506a",
    lane="#8a8199",
    border="#a39bb3",
    sea="#16364a",
    wave="#2f627e",
    words="#f2eef7",
    dim="#b9b1c6",
    plate="#3b3547",
    plate_line="#8f86a3",
    strip="#0f0d14",
)
PRINT = Colours(
    ground="#ffffff",
    houses="#e4e4e4",
    contour="#d2d2d2",
    road="#cccccc",
    lane="#ffffff",
    border="#222222",
    sea="#ffffff",
    wave="#777777",
    words="#000000",
    dim="#444444",
    plate="#ffffff",
    plate_line="#000000",
    strip="#ffffff",
    on_strip="#000000",
    star="#ffffff",
    on_star="#000000",
    paper="#ffffff",
    ink="#000000",
    line="#000000",
    gov="#ffffff",
    ins="#ffffff",
    foreign="#ffffff",
    on_side="#000000",
    dark="#ffffff",
    flame="#000000",
)
OF = {"day": DAY, "night": NIGHT, "print": PRINT}
