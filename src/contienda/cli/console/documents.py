"""A document in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contienda.cli.console.palette import BLUE, RED, WARN
from contienda.press import document as doc
from contienda.press.document import Document

COLOURS = {"red": RED, "blue": BLUE, "good": BLUE, "bad": RED, "gold": WARN, "dim": "dim"}
SIGNS = {"done": "■", "erased": "☒", "open": "□"}


def show(console: Console, found: Document) -> None:
    """Print the whole document."""
    console.print(Text(found.title, style="bold"))
    console.print(Text(found.about, style="dim"))
    if found.scene is not None:
        console.print()
        console.print(Text(found.scene.title, style="bold"))
        console.print(Text(found.scene.text))
        for check in found.scene.checks:
            sign, style = ("✓", COLOURS["good"]) if check.met else ("✖", COLOURS["bad"])
            console.print(Text(f"  {sign} {check.text}", style=style))
        for rank in found.scene.ranking:
            console.print(Text(f"  {rank.place}. {rank.name}  {rank.score}".rstrip()))
    for section in found.sections:
        console.print()
        console.print(Text(section.title, style="bold"))
        if section.lead:
            console.print(Padding(Text(section.lead, style="dim"), (0, 0, 0, 2)))
        for each in section.blocks:
            for line in block(each):
                console.print(Padding(line, (0, 0, 0, 2)))
    console.print()
    for note in found.notes:
        console.print(Text(note, style="dim"))


def block(each: doc.Block) -> Iterator[RenderableType]:
    match each:
        case doc.Paragraph():
            yield bold(each.text, COLOURS.get(each.tone, ""))
        case doc.Points():
            for item in each.items:
                yield bold(f"• {item}")
        case doc.Figures():
            for one in each.figures:
                yield bold(f"{one.name}: **{one.value}{one.unit}** {one.note}")
        case doc.Bars():
            yield Text(each.title)
            for bar in each.bars:
                yield Text.assemble(
                    (f"{'█' * max(1, round(20 * bar.share)):<20} ", "red"), f"{bar.value:>4}  {bar.name}"
                )
        case doc.Chart():
            yield grid(each.head, each.rows, list(range(1, len(each.head))))
            for flag in each.flags:
                yield bold(f"**{flag.title}** {flag.text}")
        case doc.Chain():
            yield from chain(each)
        case doc.Track():
            for stage in each.stages:
                yield bold(f"{SIGNS[stage.status]} **{stage.title}** {stage.when}  {stage.note}")
        case doc.Table():
            yield grid(each.head, each.rows, each.right)
        case doc.Cards():
            for card in each.cards:
                yield from what_if(card)
        case doc.Levels():
            for level in each.levels:
                boxes = "■" * level.level + "□" * (level.most - level.level)
                yield bold(f"{boxes} {level.who} **{level.criterion}** {level.evidence}")
        case doc.Quotes():
            for quote in each.quotes:
                yield bold(" · ".join(part for part in (quote.when, quote.who, quote.asked) if part))
                yield Padding(Text(quote.text), (0, 0, 0, 2))
        case doc.Todos():
            yield grid(
                each.head[:-1], [[row.seen, row.action, row.control, row.owner, row.due] for row in each.rows], []
            )


def chain(each: doc.Chain) -> Iterator[RenderableType]:
    for at, step in enumerate(each.steps):
        if step.cut:
            yield Text(f"{'  ' * at}✂", style=COLOURS["good"])
        arrow = f"{'  ' * at}└→ " if at else ""
        clause = f" [{step.clause}]" if step.clause else ""
        yield bold(f"{arrow}**{step.title}** {step.state} · {step.when} · {step.text}{clause}")


def what_if(card: doc.Card) -> Iterator[RenderableType]:
    tag = f"[{card.tag}] " if card.tag else ""
    yield bold(f"{tag}**{card.when}: {card.title}** {card.instead}")
    for one in card.readings:
        told = f"{one.name}: **{one.figure}** {one.unit} ({one.interval}; {one.games}); {one.chance}"
        yield Padding(bold(told, COLOURS.get(one.tone, "")), (0, 0, 0, 2))


def grid(head: list[str], rows: list[list[str]], right: list[int]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, name in enumerate(head):
        table.add_column(Text(name), justify="right" if number in right else "left")
    for row in rows:
        table.add_row(*(bold(cell) for cell in row))
    return table


def bold(text: str, style: str = "") -> Text:
    """Show what stands between `**` in bold."""
    found = Text(style=style)
    for at, part in enumerate(re.split(r"\*\*", text)):
        found.append(part, style="bold" if at % 2 else "")
    return found
