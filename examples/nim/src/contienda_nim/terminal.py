"""The board in the terminal: `contienda play nim`."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from contienda.core.state import View
from contienda.i18n.speaker import Speaker
from contienda_nim.constants import LENGTHS, ROW_NAMES
from contienda_nim.rules.turn import row_and_count


def draw(view: View, speaker: Speaker) -> RenderableType:
    """Draw one line per row: the remaining sticks, and dots for those already taken."""
    lines: list[RenderableType] = []
    names = [speaker.texts(f"row-{name}") for name in ROW_NAMES]
    for row, left in enumerate(rows_of(view)):
        line = Text(f"{names[row]:>{max(map(len, names))}}  ")
        line.append("| " * left, style="bold yellow")
        line.append("· " * (LENGTHS[row] - left), style="dim")
        lines.append(line)
    if view["misere"]:
        lines.append(Text(speaker.texts("board-misere"), style="italic"))
    return Group(*lines)


def remark(view: View, code: int, speaker: Speaker) -> str:
    """Say how many sticks a choice leaves in its row."""
    row, count = row_and_count(code)
    return speaker.texts("board-leaves", left=rows_of(view)[row] - count)


def rows_of(view: View) -> list[int]:
    rows = view["rows"]
    assert isinstance(rows, list)
    return rows
