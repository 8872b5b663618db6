"""The console for all output. A reader that stops reading is not an error."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from contienda.cli import colour

HEIGHT = 24  # where there is no window to measure


class Screen(Console):
    """Passes a broken pipe on to `main`, which exits quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    @property
    def lines(self) -> int:
        """The height of the window; the classic 24 lines where output goes elsewhere."""
        return self.size.height if self.is_terminal or os.environ.get("LINES", "").isdecimal() else HEIGHT


def screen(stderr: bool = False) -> Screen:
    if colour.chosen() == colour.NEVER:
        return Screen(highlight=False, stderr=stderr, no_color=True, color_system=None)
    if colour.chosen() == colour.ALWAYS:
        return Screen(highlight=False, stderr=stderr, no_color=False, color_system="standard", force_terminal=True)
    return Screen(highlight=False, stderr=stderr)


def is_interactive() -> bool:
    """Tell whether a person sits at a real terminal, so that a pager or a cleared screen makes sense."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb", "unknown")
