"""Shows long output in the reader's pager: $PAGER, or less. Only on a real terminal, and only if it does not fit."""

from __future__ import annotations

import os
import shlex
import subprocess

from rich.console import RenderableType

from contienda.cli.console.output import Screen, is_interactive

USUAL = "less -R"


def show(console: Screen, *parts: RenderableType) -> None:
    """Print the parts; on a terminal too short for them, in a pager."""
    if not is_interactive():
        for part in parts:
            console.print(part)
        return
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    told = captured.get()
    if told.count("\n") < console.lines or not paged(told):
        console.file.write(told)
        console.file.flush()


def paged(told: str) -> bool:
    """Show the text in a pager; False if none can be started."""
    command = shlex.split(os.environ.get("PAGER") or USUAL)
    try:
        reader = subprocess.Popen(command, stdin=subprocess.PIPE, env={"LESS": "-R", **os.environ}, text=True)
    except OSError:
        return False
    try:
        reader.communicate(told)
    except BrokenPipeError:  # the reader has seen enough
        pass
    except KeyboardInterrupt:
        reader.wait()
    return True
