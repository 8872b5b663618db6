"""A document as Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from contienda.press import document as doc
from contienda.press.document import Document, Section


def written(found: Document) -> str:
    """Return the whole document."""
    lines = [f"# {plain(found.title)}", "", plain(found.about), ""]
    if found.scene is not None:
        scene = found.scene
        lines += [f"**{plain(scene.title)}.** {plain(scene.text)}", ""]
        lines += [f"- {'✓' if check.met else '✗'} {plain(check.text)}" for check in scene.checks]
        lines += ["", *(f"{each.place}. {plain(each.name)} {plain(each.score)}".rstrip() for each in scene.ranking), ""]
    for section in found.sections:
        lines += [*part(section), ""]
    lines += ["---", "", *(plain(each) for each in found.notes)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def part(section: Section) -> list[str]:
    lines = [f"## {plain(section.title)}", ""]
    if section.lead:
        lines += [plain(section.lead), ""]
    for each in section.blocks:
        lines += [*block(each), ""]
    return lines


def block(each: doc.Block) -> list[str]:
    match each:
        case doc.Paragraph():
            return [f"> {plain(each.text)}" if each.tone else plain(each.text)]
        case doc.Points():
            return [f"- {plain(item)}" for item in each.items]
        case doc.Figures():
            return [
                f"- {plain(one.name)}: **{plain(one.value)}{plain(one.unit)}** {plain(one.note)}".rstrip()
                for one in each.figures
            ]
        case doc.Bars():
            return [f"- {plain(one.name)}: {plain(one.value)}" for one in each.bars]
        case doc.Chart():
            flags = [f"- **{plain(one.title)}**: {plain(one.text)}" for one in each.flags]
            return [*table(each.head, each.rows), "", *flags]
        case doc.Chain():
            return [line for at, one in enumerate(each.steps, 1) for line in chain_step(at, one)]
        case doc.Track():
            signs = {"done": "✓", "erased": "✗", "open": "·"}
            return [f"- {signs[one.status]} {plain(joined(one.title, one.when, one.note))}" for one in each.stages]
        case doc.Table():
            return table(each.head, each.rows)
        case doc.Cards():
            return [line for one in each.cards for line in card(one)]
        case doc.Levels():
            return [
                f"- {plain(joined(one.who, one.criterion))}: {one.level}/{one.most} {plain(one.evidence)}".rstrip()
                for one in each.levels
            ]
        case doc.Quotes():
            return [f"- {plain(joined(one.when, one.who, one.asked))}: {plain(one.text)}" for one in each.quotes]
        case doc.Todos():
            return table(each.head, [[*todo(row), "✓" if row.done else ""] for row in each.rows] or [[""] * 6])


def chain_step(at: int, step: doc.ChainStep) -> list[str]:
    lines = ["   ✂"] if step.cut else []
    state = f" ({plain(step.state)})" if step.state else ""
    clause = f" [{plain(step.clause)}]" if step.clause else ""
    return [*lines, f"{at}. {plain(step.when)}: **{plain(step.title)}**{state}. {plain(step.text)}{clause}"]


def card(each: doc.Card) -> list[str]:
    tag = f"[{plain(each.tag)}] " if each.tag else ""
    lines = [f"- **{tag}{plain(each.when)}: {plain(each.title)}** {plain(each.instead)}"]
    for one in each.readings:
        told = f"{plain(one.figure)} {plain(one.unit)} ({plain(one.interval)}; {plain(one.games)})"
        lines.append(f"  - {plain(one.name)}: {told}; {plain(one.chance)}")
    return lines


def todo(row: doc.Todo) -> list[str]:
    return [row.seen, row.action, row.control, row.owner, row.due]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [f"| {' | '.join(map(plain, row))} |" for row in (head, ["---"] * len(head), *rows)]


def joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def plain(text: str) -> str:
    """Keep what people wrote from being taken for Markdown or HTML."""
    return re.sub(r"([\\|`\[\]])", r"\\\1", " ".join(text.split())).replace("<", "&lt;")
