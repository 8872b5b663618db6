"""What can be printed of Maracas: map, counters, chits, strategies, sheets, aids. See `contienda.press.parts`."""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.games.maracas.drawings import chits, city
from contienda.games.maracas.drawings import counters as drawn
from contienda.games.maracas.drawings.colours import OF
from contienda.games.maracas.printed_parts import counters, sheets
from contienda.games.maracas.printed_parts.faces import light, picture
from contienda.games.maracas.read_data import Data, read
from contienda.press.parts import Credits, Job, Kind, Part, Printed
from contienda.press.rule_sheet import rule_sheet

WIDE, TALL = 1200.0, 270.0  # of the ground for the page, and of each of its rows
LAYOUTS = Path(__file__).parent / "print.typ"


def groups(game: Game) -> list[str]:
    return ["map", "counters", "markers", "chits", "intelligence", "strategies", "sheets", "aids", "rules"]


def printed(job: Job) -> Printed:
    """Return the parts of the groups of a job."""
    data = read()
    files: dict[str, str] = {}
    made = {
        "map": lambda: [map_part(job, files)],
        "counters": lambda: [*counters.units(job, data, files), *counters.assets(job, data, files)],
        "markers": lambda: counters.markers(job, data, files),
        "chits": lambda: counters.chits(job, data, files),
        "intelligence": lambda: counters.intelligence(job, data, files),
        "strategies": lambda: sheets.strategies(job, data, files),
        "sheets": lambda: sheets.sheets(job, data, files),
        "aids": lambda: sheets.aids(job, data, files),
        "rules": lambda: [rule_sheet(job)],
    }
    parts = [part for group in job.groups for part in made[group]()]
    return Printed(job.words("game-name"), parts, Credits(job.words("print-credits"), job.words("print-ours")), files)


def art(name: str, light: str) -> str | None:
    """A picture for the page: `city`, `hidden`, `unit-cbt131`, `unit-cbt131-back`, `asset-hw`, `chit-143`."""
    if light not in OF:
        return None
    data = read()
    kind, _, which = name.partition("-")
    if name == "city":
        return city.ground(WIDE, [TALL] * 3, {each["id"]: int(each["tm"]) for each in data["area"]}, light)
    if name == "hidden":
        return drawn.hidden(light)
    if kind == "chit":
        return chits.chance_back(light) if which == "back" else chance(data, which, light)
    if kind == "unit" and which.removesuffix("-back") in {
        each["id"] for table in data["unit"] for each in table["kinds"]
    }:
        return drawn.unit(data, which.removesuffix("-back"), int(which.endswith("-back")), light)
    if kind == "asset" and which.partition("_")[0] in {each["id"] for each in data["asset"]}:
        return drawn.asset(data, which, light)
    if kind == "intel" and which in {
        "back",
        *(each["id"] for each in data["intel"]),
        *(f"node_{n}" for n in counters.NODES),
    }:
        return chits.intelligence_back(light) if which == "back" else chits.intelligence(which, light)
    return drawn.marker(which, light) if kind == "marker" and which in drawn.MARKERS else None


def chance(data: Data, chit: str, light: str) -> str | None:
    return chits.chance(chit, light) if chit in data["chits"]["list"] else None


def map_part(job: Job, files: dict[str, str]) -> Part:
    width, height = city.SHEET
    face = picture(files, "map", city.map_sheet(read(), job.words, light(job)))
    return Part("map", "map", job.words("print-map"), face, kind=Kind.POSTER, width=width, height=height)
