"""The console everything is drawn on: a reader who stops reading is no mistake."""

from __future__ import annotations

from rich.console import Console


class Screen(Console):
    """Leaves a broken pipe to `main`, which ends quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def screen(stderr: bool = False) -> Screen:
    return Screen(highlight=False, stderr=stderr)
