"""Makes a file to print: asks the game for its parts, places them on sheets and sets the sheets."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from contienda.core import packages, registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.speaker import of_game
from contienda.press import imposition, typesetting
from contienda.press.imposition import BLEED, PAPERS, SPARE, STRIP, Sheet
from contienda.press.parts import CARD, Face, Job, Kind, Printed

PART = "printed_parts"
INKS = ("colour", "low")
LIGHTS = ("day", "night", "print")
MAIN = """\
#import "house.typ"
#import "sheets.typ": sheets
#import "layouts.typ"
#let layouts = house.layouts + layouts.layouts
#let run = json("run.json")
#show: house.document.with(title: run.title, language: run.language)
#sheets(run, layouts)
"""


@dataclass(frozen=True)
class Order:
    """What to print, and how."""

    game: Game  # on its scenario
    language: str
    what: tuple[str, ...] = ()  # groups; none means all
    paper: str = "a4"
    ink: str = "colour"
    bleed: bool = False
    whole: bool = False  # posters on one page
    deck: str = ""
    library: str = ""
    most: int = 0  # sheets to make, for a preview; 0 means all


@dataclass(frozen=True)
class Made:
    """A file to print. A sheet whose content flows has more pages than one."""

    pdf: bytes
    pages: int
    sheets: list[Sheet]


def part_of(game: Game) -> ModuleType:
    """Return the module that gives a game's parts."""
    found = registry.part(game.id, PART)
    if found is None:
        raise BadOption("error-press-nothing", game=game.id)
    return found


def has_parts(game: Game) -> bool:
    """Tell whether a game has parts to print, without importing them."""
    package = packages.package(game.id)
    return bool(package) and find_spec(f"{package}.{PART}") is not None


def groups(game: Game) -> list[str]:
    """Return what can be printed of a game, in order."""
    return list(part_of(game).groups(game))


def usual(game: Game) -> list[str]:
    """Return what is printed if nothing is chosen."""
    found = part_of(game)
    return list(getattr(found, "usual", found.groups)(game))


def printed(order: Order) -> Printed:
    """Return the parts of an order."""
    known = groups(order.game)
    for each in order.what:
        if each not in known:
            raise BadOption("error-press-group", group=each, names=", ".join(known))
    if order.paper not in PAPERS:
        raise BadOption("error-press-paper", paper=order.paper, names=", ".join(PAPERS))
    if order.ink not in INKS:
        raise BadOption("error-press-ink", ink=order.ink, names=", ".join(INKS))
    chosen = tuple(each for each in known if each in (order.what or usual(order.game)))
    job = Job(
        order.game, order.language, of_game(order.game, order.language), chosen, order.paper, order.ink == "low",
        order.deck, order.library,
    )  # fmt: skip
    made: Printed = part_of(order.game).printed(job)
    return made


def sheets(order: Order, found: Printed) -> list[Sheet]:
    """Return the imposed sheets of an order."""
    made = imposition.impose(found.parts, order.paper, order.bleed, order.whole)
    return made[: order.most] if order.most else made


def make(order: Order) -> Made:
    """Make the PDF of an order."""
    return compose(order, printed(order), Path(part_of(order.game).LAYOUTS).read_text(encoding="utf-8"))


def compose(order: Order, found: Printed, layouts: str) -> Made:
    """Place the parts on sheets and set them with these layouts."""
    placed, files = source(order, found, layouts)
    pdf = typesetting.typeset(MAIN, files)
    return Made(pdf, typesetting.pages(pdf), placed)


def pictures(order: Order, most: int, dots: int) -> tuple[list[bytes], int]:
    """Return the first sheets of an order as PNG, and the number of all sheets; flowing ones count once."""
    found = printed(order)
    layouts = Path(part_of(order.game).LAYOUTS).read_text(encoding="utf-8")
    _, files = source(replace(order, most=most), found, layouts)
    every = sheets(order, found)
    return typesetting.pictures(MAIN, files, dots)[:most], len(every)


def source(order: Order, found: Printed, layouts: str) -> tuple[list[Sheet], dict[str, bytes | str]]:
    """Return the imposed sheets, and all files the compiler needs."""
    placed = sheets(order, found)
    if not placed:
        raise BadOption("error-press-empty", game=order.game.id)
    return placed, {
        "sheets.typ": (typesetting.SOURCES / "sheets.typ").read_bytes(),
        "layouts.typ": layouts,
        "run.json": json.dumps(run(order, found, placed), ensure_ascii=False),
        **found.files,
    }


def run(order: Order, found: Printed, placed: list[Sheet]) -> dict[str, object]:
    """Return everything the Typst sources need to know, as JSON."""
    words = of_game(order.game, order.language)
    faces: dict[int, int] = {}  # by identity: copies share one face
    drawn: list[dict[str, object]] = []

    def number(face: Face, name: str) -> int:
        if id(face) not in faces:
            faces[id(face)] = len(drawn)
            drawn.append({"layout": face.layout, "data": face.data, "name": name})
        return faces[id(face)]

    pages = []
    for sheet in placed:
        name = words(f"print-{sheet.group}")
        pages.append({
            "kind": str(sheet.kind),
            "width": sheet.width,
            "height": sheet.height,
            "side": sheet.side,
            "number": sheet.number,
            "of": sheet.of,
            "bleed": sheet.bleed,
            "label": words("press-sheet", name=name, number=sheet.number, of=sheet.of) if sheet.of > 1 else name,
            "marks": sheet.marks,
            "window": sheet.window,
            "spare": spare(sheet),
            "cells": [
                {"x": cell.x, "y": cell.y, "width": cell.width, "height": cell.height,
                 "face": number(cell.face, cell.name)}
                for cell in sheet.cells
            ],
        })  # fmt: skip
    return {
        "title": found.title,
        "language": order.language,
        "low": order.ink == "low",
        "credits": {"work": found.credits.work, "ours": found.credits.ours},
        "words": {key: words(f"press-{key}") for key in ("front", "back", "single", "duplex", "scale")},
        "colophon": list(CARD) if order.bleed else None,  # a page without margins has no room for credits
        "bleed": BLEED,
        "faces": drawn,
        "sheets": pages,
    }


def spare(sheet: Sheet) -> list[float]:
    """What a tile of a poster shows beyond its cut lines: within the poster, and clear of the strips at both sides.

    The four are left, top, right, bottom.
    """
    if sheet.kind is not Kind.POSTER or sheet.window is None:
        return [0, 0, 0, 0]
    cell, (x, y, width, height) = sheet.cells[0], sheet.window
    beyond = (x - cell.x, y - cell.y, cell.x + cell.width - x - width, cell.y + cell.height - y - height)
    room = (x - STRIP, SPARE, sheet.width - x - width - STRIP, SPARE)
    return [max(0.0, round(min(SPARE, *each), 3)) for each in zip(beyond, room, strict=True)]
