"""A bot's advice as text: each choice, its visits, its expected score and its expected continuation."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from contienda.bots.explanation import Thought
from contienda.cli.console.palette import NUMBER
from contienda.i18n.speaker import Speaker

SHOWN = 8  # choices
BAR = 12  # characters


def draw(thought: Thought, speaker: Speaker, listed: list[int]) -> RenderableType:
    """Print a table of choices, numbered as in the list above it, and the expected continuation."""
    words = speaker.texts
    if thought.worlds == 0:
        return escape(words("hint-plain", action=speaker.action(thought.action)))
    table = Table(title=words("hint-title", worlds=thought.worlds), title_justify="left")
    table.add_column("", justify="right", style=NUMBER)
    table.add_column(words("hint-choice"))
    table.add_column(words("hint-visits"), justify="right")
    table.add_column("")
    table.add_column(words("hint-value"), justify="right")
    most = max(choice.visits for choice in thought.choices)
    for choice in thought.choices[:SHOWN]:
        table.add_row(
            str(listed.index(choice.action) + 1),
            escape(speaker.action(choice.action)),
            words("whole", value=choice.visits),
            "▇" * max(1, round(BAR * choice.visits / most)),
            words("percent", value=choice.value),
        )
    lines: list[RenderableType] = [table]
    left = len(listed) - min(SHOWN, len(thought.choices))
    if left > 0:
        lines.append(f"[dim]{words('hint-rest', count=left)}[/]")
    line = thought.choices[0].line
    if line:
        told = " → ".join(speaker.action(action) for action in line)
        lines.append(f"{words('hint-line')} {escape(told)}")
    return Group(*lines)
