"""The console for all output. A reader that stops reading is not an error."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """Passes a broken pipe on to `main`, which exits quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen(stderr: bool = False) -> Screen:
    return Screen(highlight=False, stderr=stderr)
