"""The debrief as a PDF, on A4 or Letter."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from contienda.core.errors import BadOption
from contienda.press import document as doc
from contienda.press import svg, typesetting
from contienda.press.document import Document

PAPERS = {"a4": "a4", "letter": "us-letter"}
MAIN = """\
#import "house.typ"
#import "debrief.typ": debrief
#let run = json("run.json")
#show: house.document.with(title: run.title, language: run.language)
#debrief(run)
"""


def written(found: Document, paper: str = "a4") -> bytes:
    """Return the PDF."""
    if paper not in PAPERS:
        raise BadOption("error-press-paper", paper=paper, names=", ".join(PAPERS))
    run: dict[str, Any] = msgspec.to_builtins(found)
    run["paper"] = PAPERS[paper]
    for section, plain in zip(found.sections, run["sections"], strict=True):
        for block, told in zip(section.blocks, plain["blocks"], strict=True):
            draw(block, told)
    source = (typesetting.SOURCES / "debrief.typ").read_bytes()
    return typesetting.typeset(MAIN, {"debrief.typ": source, "run.json": json.dumps(run, ensure_ascii=False)})


def draw(block: doc.Block, told: dict[str, Any]) -> None:
    """Put the drawings of a block in as SVG."""
    if isinstance(block, doc.Chart):
        told["svg"] = svg.written(block.wide)
    elif isinstance(block, doc.Cards):
        for card, plain in zip(block.cards, told["cards"], strict=True):
            for reading, each in zip(card.readings, plain["readings"], strict=True):
                each["svg"] = svg.written(reading.drawing)
