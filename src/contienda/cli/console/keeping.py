"""A real table kept at the terminal: the question to ask, what is left in the pile, and a copy on disk after each step.

The copy lets a game go on after the terminal was closed or killed.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape

from contienda.cli.console.palette import NUMBER
from contienda.core.errors import BadOption
from contienda.i18n.speaker import Speaker
from contienda.play import paper, replay
from contienda.play.match import Match

FEW = 9  # so few outcomes are listed with the question
EXAMPLES = 3


class Keeping:
    """What the terminal does for a game with real dice and cards."""

    def __init__(self, match: Match) -> None:
        self.copy: Path | None = None  # where the game is saved after each step
        self.saved = list(match.actions)
        paper.open_to_all(match.recorder.events, len(match.seats))

    def question(self, asked: paper.Asking, speaker: Speaker, step: str) -> list[str]:
        """Return the question, with the outcomes if there are few."""
        lines = [f"[bold]{escape(paper.question(asked, speaker, step))}[/]"]
        if not asked.dice and len(asked.codes) <= FEW and not any(self.printed_ids(asked, speaker)):
            lines += [self.line(asked, speaker, code) for code in asked.codes]
        return lines

    def line(self, asked: paper.Asking, speaker: Speaker, code: int) -> str:
        key = self.key(asked, speaker, code) or "·"
        return f" [{NUMBER}]{escape(key)}[/]  {escape(paper.label(asked.game, speaker, code))}"

    @staticmethod
    def key(asked: paper.Asking, speaker: Speaker, code: int) -> str:
        """Return the letter or number that means an outcome, such as h for heads; "" if there is none."""
        short = paper.short_names(asked.game, speaker, code)
        return min((each for each in short if len(each) < EXAMPLES), key=len, default="")

    def prompt(self, asked: paper.Asking, speaker: Speaker) -> str:
        """Return what to type, with an example."""
        if asked.dice:
            said = asked.game.vocabulary.say(asked.codes[-1])
            return speaker.texts("play-dice", example=" ".join(map(str, said.values)))
        keys = [self.key(asked, speaker, code) for code in asked.codes]
        if len(keys) <= FEW and all(keys) and not any(self.printed_ids(asked, speaker)):
            return " / ".join(keys)  # the question has listed what they mean
        ids = self.ids(asked, speaker)
        return speaker.texts("play-paper", example=", ".join(ids[: min(asked.count, EXAMPLES)]), count=asked.count)

    def ids(self, asked: paper.Asking, speaker: Speaker) -> list[str]:
        """Return the shortest thing to type for each outcome: what is printed on it, a letter, else its name."""
        printed = self.printed_ids(asked, speaker)
        return [
            id or self.key(asked, speaker, code) or paper.label(asked.game, speaker, code)
            for id, code in zip(printed, asked.codes, strict=True)
        ]

    def printed_ids(self, asked: paper.Asking, speaker: Speaker) -> list[str]:
        """Return the id printed on each card or chit, "" where it has none."""
        found = []
        for code in asked.codes:
            name = asked.game.vocabulary.say(code).pieces()[0].partition(":")[2]
            shown = paper.label(asked.game, speaker, code).startswith(name)
            found.append(name if shown and self.printed(name) else "")
        return found

    @staticmethod
    def printed(word: str) -> bool:
        """Tell whether a word looks like the id of a card or chit: short, with a digit."""
        return len(word) <= 4 and any(letter.isdigit() for letter in word)

    def choices(self, asked: paper.Asking, speaker: Speaker) -> list[str]:
        """Return what Tab completes: ids and names."""
        if asked.dice:
            return []
        printed = self.printed_ids(asked, speaker)
        names = [paper.label(asked.game, speaker, code) for code in asked.codes]
        bare = [name.removeprefix(id).strip() for id, name in zip(printed, names, strict=True)]
        return sorted({*self.ids(asked, speaker), *filter(None, bare)})

    def left(self, asked: paper.Asking, speaker: Speaker, wanted: str) -> RenderableType:
        """Return what can come up now, with the number of copies; `wanted` keeps what has these words in its name."""
        if asked.dice:
            return escape(speaker.texts("play-left-nothing"))
        kept = set(paper.matches(asked, speaker, asked.codes, wanted)) if wanted else set(asked.codes)
        found = [each for each in asked.outcomes() if each["code"] in kept]
        if not found:
            return escape(BadOption("error-paper-unknown", word=wanted).sentence(speaker.texts.language))
        told = [
            escape(paper.label(asked.game, speaker, each["code"]))
            + (f" [dim]×{each['copies']}[/]" if each["copies"] > 1 else "")
            for each in found
        ]
        return Columns(told, padding=(0, 3), column_first=True)

    def save(self, match: Match) -> None:
        """Write the copy if something was done since; a full disk must not end the game."""
        if self.copy is not None and match.actions != self.saved:
            self.saved = list(match.actions)
            with contextlib.suppress(OSError):
                replay.save(match.replay(), self.copy)
