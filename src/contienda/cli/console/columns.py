"""Columns of plain text, for lists that may have tens of thousands of rows."""

from __future__ import annotations

import time
from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Return the rows below one another, each column as wide as its widest cell; the last one is not padded."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        padded = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join([*padded[:-1], row[-1]]))
    return "\n".join(lines)


def moment(at: int) -> str:
    """Return a time in milliseconds as date and time here."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at // 1000))
