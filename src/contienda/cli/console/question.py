"""One question on one screen: the board in the lines that are left, the goal, the question and its choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from rich.text import Text

from contienda.cli.console import boards
from contienda.cli.console.layout import fitted, newspaper
from contienda.cli.console.output import Screen
from contienda.cli.console.palette import NUMBER
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

LEAST = 4  # lines of choices, however low the window is
PROMPT = 1


class Question:
    """What is asked of a seat, as lines of the width of the window."""

    def __init__(
        self, match: Match, speaker: Speaker, seat: int, sitting: int, console: Screen, above: Sequence[Text] = ()
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.console = console
        self.view = match.state.view(sitting)
        self.listed = match.state.actions()
        asked = f"{match.seats[seat]}: {speaker.question(str(self.view['step']))}"
        self.head = [
            *(line for each in above for line in self.wrapped(each)),
            *self.focus(),
            *self.wrapped(Text(asked, style="bold")),
        ]
        self.choices = self.shortened(console.lines // 3)

    def wrapped(self, text: Text) -> list[Text]:
        return list(text.wrap(self.console, self.console.width)) if text.plain else []

    def focus(self) -> list[Text]:
        return fitted(boards.focus(self.view, self.speaker), self.console.width)

    def board(self) -> list[Text]:
        """Return the board, in the lines that the question leaves."""
        room = self.console.lines - len(self.head) - len(self.choices) - PROMPT
        return boards.glance(self.view, self.speaker, self.console, room)

    @cached_property
    def measured(self) -> list[Text]:
        """The board in a height of its own, so that two boards can be compared whatever is asked."""
        return boards.glance(self.view, self.speaker, self.console, self.console.lines // 2)

    def cells(self) -> list[Text]:
        """Number the choices, with a note where the game has one."""
        cells = []
        for number, code in enumerate(self.listed, 1):
            cell = Text(f" {number:>2}", style=NUMBER)
            cell.append(f"  {self.speaker.action(code)}", style="not bold default")
            note = boards.remark(self.view, code, self.speaker)
            cells.append(cell.append(f"  ({note})", style="dim") if note else cell)
        return cells

    def all_choices(self) -> list[Text]:
        return newspaper(self.cells(), self.console.width)

    def shortened(self, most: int) -> list[Text]:
        """Return the first choices if there are too many for the screen, and how to see the others."""
        cells = self.cells()
        most = max(LEAST, most)
        lines = newspaper(cells, self.console.width)
        shown = len(cells)
        while (len(lines) >= most and shown < len(cells)) or len(lines) > most:
            shown -= 1
            lines = newspaper(cells[:shown], self.console.width)
        if shown < len(cells):
            lines.append(Text(f" … {self.speaker.texts('play-more', choices=len(cells))}", style="dim"))
        return lines
