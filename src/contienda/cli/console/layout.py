"""Lines of fixed width for boards that must fit the window: every helper returns single lines, never wrapped ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.text import Text

GAP = 2
ELLIPSIS = "…"


def fitted(lines: Sequence[Text], width: int) -> list[Text]:
    """Cut every line that is too long for the window; the ellipsis says so."""
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return list(lines)


def padded(text: Text, width: int) -> Text:
    """Cut or fill up a cell to that width."""
    found = text.copy()
    found.truncate(width, overflow="ellipsis", pad=True)
    return found


def grid(rows: Sequence[Sequence[Text]], widths: Sequence[int] | None = None, gap: int = 1) -> list[Text]:
    """Align the cells of rows in columns as wide as their widest cell, or as given."""
    if widths is None:
        widths = [max(row[at].cell_len for row in rows) for at in range(len(rows[0]))] if rows else []
    found = []
    for row in rows:
        line = Text()
        for at, cell in enumerate(row):
            line.append(" " * gap if at else "").append_text(padded(cell, widths[at]))
        line.rstrip()
        found.append(line)
    return found


def flow(parts: Sequence[Text], width: int, gap: str = " ", indent: int = 0) -> list[Text]:
    """Put the parts one after another; a part that does not fit begins a new, indented line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append((Text(" " * indent) if lines else Text()).append_text(part))
    return lines


def newspaper(cells: Sequence[Text], width: int, most: int = 4, few: int = 4) -> list[Text]:
    """Set a list in as many columns as fit, read from top to bottom; a short list stays in one column."""
    if not cells:
        return []
    widest = min(width, max(cell.cell_len for cell in cells))
    columns = 1 if len(cells) <= few else max(1, min(most, (width + GAP) // (widest + GAP)))
    height = ceil(len(cells) / columns)
    columns = ceil(len(cells) / height)
    empty = Text()
    rows = [
        [cells[at] if (at := column * height + row) < len(cells) else empty for column in range(columns)]
        for row in range(height)
    ]
    return grid(rows, [widest] * columns, GAP)


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Set two blocks side by side, each in half of the width."""
    half = (width - GAP) // 2
    empty = Text()
    rows = [
        [left[at] if at < len(left) else empty, right[at] if at < len(right) else empty]
        for at in range(max(len(left), len(right)))
    ]
    return grid(rows, [half, half], GAP)


def halves(cells: Sequence[Text], width: int) -> list[Text]:
    """Set a list in two columns, read from top to bottom."""
    middle = ceil(len(cells) / 2)
    return beside(cells[:middle], cells[middle:], width)
