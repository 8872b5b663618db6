"""A progress bar, if there is a terminal to draw it on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from contienda.cli.console.output import screen

Result = TypeVar("Result")


def with_progress(play: Callable[[Callable[[int], None]], Result], told: str, total: int, done: int = 0) -> Result:
    """Play and show how many of all games are played, `done` of them earlier."""
    progress = Progress(
        TextColumn(told),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = progress.add_task("", total=total, completed=done)

    def show_progress(played: int) -> None:  # first called once the workers run: start no thread before they fork
        progress.start()
        progress.advance(task, played)

    try:
        return play(show_progress)
    finally:
        progress.stop()
