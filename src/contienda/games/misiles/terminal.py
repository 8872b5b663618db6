"""The paper sheets of ¡Misiles, Ahora! side by side: parts and completes as boxes, walls and clocks lit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from contienda.games.misiles.constants import CLOCK_BOXES, COPIES, COSTS, NAMES, PARTS
from contienda.i18n.speaker import Speaker

COLOURS = ("cyan", "yellow", "magenta", "green")

# The steps in which an element aimed at an opponent is not yet resolved.
AIMED = ("counter", "swap", "offer", "answer", "exchange_give", "exchange_take")
PLAYED = (*AIMED, "additional", "completed", "target", "sacrifice", "space_race", "red_telephone")


def draw(view: Mapping[str, Any], speaker: Speaker) -> RenderableType:
    words = speaker.texts
    sheets = view["sheets"]
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1), show_lines=False)
    table.add_column("", justify="right")
    table.add_column("")
    for seat in range(len(sheets)):
        turn = "▶ " if seat == view["active"] and view["ending"] is None else ""
        table.add_column(Text(turn + speaker.seats[seat], style=f"bold {COLOURS[seat]}"))
    for element, name in enumerate(NAMES):
        row = [str(COSTS[element]), words(f"element-{name}")]
        cells = [boxes(sheet, name, int(COPIES[element])) for sheet in sheets]
        table.add_row(*row, *cells)
    table.add_section()
    table.add_row("", words("board-total"), *(Text(f"{sheet['total']} / 7") for sheet in sheets))
    table.add_row("", words("board-wall"), *(lit("█" if sheet["wall"] else "", "░", 1) for sheet in sheets))
    table.add_row("", words("board-clock"), *(lit("◉" * sheet["clock"], "○", CLOCK_BOXES) for sheet in sheets))
    lines: list[RenderableType] = [table]
    for seat, sheet in enumerate(sheets):
        if sheet["threat"]:
            near = words(f"board-threat-{sheet['threat']}", seat=speaker.seats[seat])
            lines.append(Text(near, style="bold red"))
    if view["playing"] and view["step"] in PLAYED:
        lines.append(Text(in_the_air(view, speaker), style="bold"))
    if view["dice"]:
        lines.append(Text("   ".join(f"[{die}]" for die in view["dice"]), style="bold"))
    return Group(*lines)


def remark(view: Mapping[str, Any], code: int, speaker: Speaker) -> str:
    """Say what happens to the parts of a collection."""
    for promise in view["promises"]:
        if promise["code"] == code:
            return speaker.texts(f"board-promise-{promise['outcome']}", lost=promise["lost"])
    return ""


def in_the_air(view: Mapping[str, Any], speaker: Speaker) -> str:
    """Describe the unresolved element: its way, its target and each side's picks so far."""
    words = speaker.texts
    found = words(f"way-{view['playing']}")
    if view["step"] not in AIMED:
        return found
    picked: dict[int, list[str]] = {view["active"]: list(view["offered"]), view["target"]: []}
    picked[view["target"] if view["step"] in ("swap", "answer") else view["active"]] += view["picked"]
    found += f" → {speaker.seats[view['target']]}"
    for seat, names in picked.items():
        if names:
            found += f"; {speaker.seats[seat]}: {', '.join(words(f'element-{name}') for name in names)}"
    return found


def boxes(sheet: dict[str, Any], name: str, copies: int) -> Text:
    """Draw the five parts of the open line, then one box per copy."""
    complete, parts = sheet["complete"][name], sheet["parts"][name]
    line = "■" * parts + "□" * (PARTS - parts) if complete < copies else "·" * PARTS
    text = Text(line + " ")
    text.append("☒" * complete, style="bold green")
    text.append("☐" * (copies - complete), style="dim")
    return text


def lit(on: str, off: str, size: int) -> Text:
    text = Text(on, style="bold yellow")
    text.append(off * (size - len(on)), style="dim")
    return text
