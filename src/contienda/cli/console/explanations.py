"""Answers `?`: what a choice, a card, a place, a unit or a term does, in the words of the game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from contienda.cli.console import boards, things
from contienda.cli.console.palette import NUMBER
from contienda.cli.console.things import Thing
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

MOST = 6  # things with the same name that are explained in full
INDENT = (0, 0, 0, 4)


class Teacher:
    """Knows everything that has a name in the position one seat sees."""

    def __init__(self, match: Match, speaker: Speaker, seat: int) -> None:
        self.vocabulary = match.game.vocabulary
        self.speaker = speaker
        self.things = things.all_things(boards.things(match.state.view(seat), speaker), speaker)

    def choice(self, code: int) -> list[RenderableType]:
        """Explain one choice: what it does, and the things it names."""
        said = self.vocabulary.say(code)
        found: list[RenderableType] = [Text(self.speaker.action(code), style="bold")]
        found.append(Padding(Text(self.verb(said.verb.name)), INDENT))
        for thing in things.of_choice(said, self.things, self.speaker):
            found += self.thing(thing)
        return found

    def choices(self, listed: list[int]) -> list[RenderableType]:
        """Explain what the choices do, and each thing they name in one line."""
        verbs: dict[str, list[int]] = {}
        named: dict[str, tuple[Thing, list[int]]] = {}
        for at, code in enumerate(listed, 1):
            said = self.vocabulary.say(code)
            verbs.setdefault(self.verb(said.verb.name), []).append(at)
            for thing in things.of_choice(said, self.things, self.speaker):
                named.setdefault(thing.title, (thing, []))[1].append(at)
        found: list[RenderableType] = [
            Text(f" {runs(numbers)}  ", style=NUMBER).append(told, style="not bold default")
            for told, numbers in verbs.items()
        ]
        for thing, numbers in named.values():
            line = Text(f" {runs(numbers)}  ", style=NUMBER).append(thing.title, style="bold default")
            told = thing.tell()
            found.append(line.append(f": {told[0]}" if told else "", style="not bold default"))
        return found

    def word(self, word: str) -> list[RenderableType]:
        """Explain what has that name; several things of one name are all told, many only listed."""
        found = things.named(word, self.things)
        if len(found) > MOST:
            return [Text(" · ").join(Text(thing.title) for thing in found)]
        return [line for thing in found for line in self.thing(thing)]

    def thing(self, thing: Thing) -> list[RenderableType]:
        return [Text(thing.title, style="bold"), *(Padding(Text(line), INDENT) for line in thing.tell())]

    def verb(self, name: str) -> str:
        return self.speaker.texts(f"verb-{name}-help")


def runs(numbers: list[int]) -> str:
    """Format ascending numbers as people write them: 1, 3–5."""
    found: list[list[int]] = []
    for each in numbers:
        if found and each == found[-1][-1] + 1:
            found[-1].append(each)
        else:
            found.append([each])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
