"""Completes a command line, from the same parsers and texts as `--help`.

The scripts for bash, zsh and fish ask the program itself, with `CONTIENDA_COMPLETE` set to the name of the shell. So
they know every command and game that is installed, in the language of the call, and never go out of date. The answer
has one candidate per line, with a tab and its meaning for shells that show one; `:files` asks for file names.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from contienda.cli import discovery
from contienda.cli.help_texts import help_texts

VARIABLE = "CONTIENDA_COMPLETE"
LINE = "COMP_LINE"  # bash: the line up to the cursor
SHELLS = ("bash", "zsh", "fish")
FILES = ":files"
BREAKS = "=:"  # bash completes only what follows one of these
WORD = re.compile(r"""(?:"[^"]*"?|'[^']*'?|\\.|[^\s"'\\])+""")
SCRIPTS = Path(__file__).parent / "completions"
LEVELS = [f"bot:level:{number}" for number in range(1, 6)]
BOTS = [
    *("bot:random", "bot:greedy", "bot:greedy:100", "bot:careless:30"),
    *("bot:search", "bot:search:1000", "bot:search:2s"),
    *("bot:policy", "bot:policy:100", "bot:policy+search:1000"),
    *LEVELS,
]


class Candidate(NamedTuple):
    """A word that may stand at the cursor, and what it means."""

    word: str
    means: str = ""


Found = list[Candidate]
Known = Mapping[str, discovery.Command]
Parsers = Callable[[discovery.Command | None], argparse.ArgumentParser]


def script(shell: str) -> str:
    """Return the script that a shell must read once."""
    return (SCRIPTS / f"contienda.{shell}").read_text(encoding="utf-8")


def answer(shell: str, arguments: list[str], known: Known, parsers: Parsers) -> str:
    """Return what the shell asks for: one candidate per line."""
    line = os.environ.get(LINE)
    given = split(line) if shell == "bash" and line is not None else arguments
    *before, last = given or [""]
    found = [
        each for each in candidates(before, last, known, parsers) if each.word == FILES or each.word.startswith(last)
    ]
    if shell != "bash":
        return "".join(f"{each.word}\t{each.means}\n" if each.means else f"{each.word}\n" for each in found)
    cut = max(last.rfind(sign) for sign in BREAKS) + 1
    return "".join(f"{each.word if each.word == FILES else each.word[cut:]}\n" for each in found)


def split(line: str) -> list[str]:
    """Split a line as a shell does, without the program; an open quote is no error."""
    words = [re.sub(r"""["']|\\(?=.)""", "", word) for word in WORD.findall(line)]
    return [*words[1:], *([""] if line[-1:].isspace() or len(words) < 2 else [])]


def candidates(before: list[str], last: str, known: Known, parsers: Parsers) -> Found:
    """Return what may follow these words."""
    chosen = next((known[word] for word in before if word in known), None)
    parser = parsers(chosen)
    if chosen is not None:
        before = before[before.index(chosen.name) + 1 :]
        parser = _below(parser)[chosen.name]
    while below := _below(parser):
        at = next((at for at, word in enumerate(before) if word in below), None)
        if at is None:
            break
        parser, before = below[before[at]], before[at + 1 :]
    return Asked(parser, before, last).candidates()


def _below(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


class Asked:
    """What stands before the cursor, read with the parser of the command."""

    def __init__(self, parser: argparse.ArgumentParser, before: list[str], last: str) -> None:
        self.parser = parser
        self.last = last
        self.options = {name: action for action in parser._actions for name in action.option_strings}
        self.places = [action for action in parser._actions if not action.option_strings]
        self.given: list[str] = []  # arguments without a dash
        self.used: set[str] = set()  # options, by dest
        self.values: dict[str, str] = {}
        self.open: argparse.Action | None = None  # the option whose value comes next
        for word in before:
            self.read(word)

    def read(self, word: str) -> None:
        if self.open is not None and not word.startswith("-"):
            self.values[self.open.dest] = word
            self.open = None
            return
        name, equals, value = word.partition("=")
        action = self.options.get(name)
        self.open = None
        if action is None:
            self.given.append(word)
            return
        self.used.add(action.dest)
        if equals:
            self.values[action.dest] = value
        elif action.nargs != 0:
            self.open = action

    def candidates(self) -> Found:
        name, equals, value = self.last.partition("=")
        if equals and name in self.options:
            return [Candidate(f"{name}={each.word}", each.means) for each in self.of(self.options[name], value)]
        if self.open is not None and not self.last.startswith("-"):
            found = self.of(self.open, self.last)
            return found + (self.here() if self.open.nargs == "?" else [])
        if self.last.startswith("-"):
            return [
                Candidate(name, action.help or "")
                for name, action in self.options.items()
                if name.startswith("--") and (action.dest not in self.used or action.dest == "option")
            ]
        return self.here()

    def here(self) -> Found:
        """What may stand at the next place without a dash; options if there is none."""
        place = self.places[min(len(self.given), len(self.places) - 1)] if self.places else None
        if place is None or (len(self.given) >= len(self.places) and place.nargs not in ("*", "+")):
            return []
        if isinstance(place, argparse._SubParsersAction):
            return [Candidate(each.dest, each.help or "") for each in place._choices_actions]
        return self.of(place, self.last)

    def of(self, action: argparse.Action, begun: str) -> Found:
        """What an argument may be: one of its choices, or what its name in the help stands for."""
        if action.choices:
            return [Candidate(str(each)) for each in action.choices]
        try:
            known = OF.get(str(action.metavar))
            return known(self, begun) if known is not None else []
        except Exception:  # a broken game or file: nothing to offer, and no message in the middle of a line
            return []

    def game(self) -> str:
        from contienda.core import packages

        return next((word for word in self.given if word in packages.names()), packages.names()[0])


def _games(asked: Asked, begun: str) -> Found:
    from contienda.core import packages

    return [Candidate(name) for name in packages.names()]


def _names(asked: Asked, begun: str) -> Found:
    """Presets are the only names a game has."""
    from contienda.core import registry

    return [Candidate(preset.name) for preset in registry.load(asked.game()).presets]


def _options(asked: Asked, begun: str) -> Found:
    from contienda.core import registry

    name, equals, _ = begun.partition("=")
    options = {option.name: option for option in registry.load(asked.game()).options}
    if not equals:
        return [Candidate(f"{each}=") for each in options]
    return [Candidate(f"{name}={choice}") for choice in options[name].choices]


def _files(asked: Asked, begun: str) -> Found:
    return [Candidate(FILES)]


def _scenarios(asked: Asked, begun: str) -> Found:
    """Files, and where a scenario is wanted the names of those that games ship."""
    if not any(action.dest == "scenario" for action in (asked.open, *asked.options.values()) if action is not None):
        return _files(asked, begun)
    from contienda.core import registry
    from contienda.play import scenarios

    wanted = asked.open is not None and asked.open.dest == "scenario"
    names = scenarios.shipped(registry.load(asked.game())) if wanted else {}
    return [*map(Candidate, names), Candidate(FILES)]


def _players(asked: Asked, begun: str) -> Found:
    """The next of several words with commas."""
    done = begun[: begun.rfind(",") + 1]
    return [Candidate(f"{done}{each}") for each in ("human", *BOTS)]


def _clauses(asked: Asked, begun: str) -> Found:
    from contienda.core import registry
    from contienda.play import rulebook

    book = rulebook.load(registry.load(asked.game()), "en")
    return [Candidate(clause.id) for clause in book.clauses]


def _commands(asked: Asked, begun: str) -> Found:
    return [Candidate(name) for name in discovery.commands(help_texts("en"))]


def _words(*words: str) -> Callable[[Asked, str], Found]:
    return lambda asked, begun: [Candidate(word) for word in words]


# By the name of an argument in the help.
OF: dict[str, Callable[[Asked, str], Found]] = {
    "GAME": _games,
    "FILE": _scenarios,
    "DIR": _files,
    "FOLDER": _files,
    "RUN": _files,
    "ENGINE": _words("local", "ray"),
    "PATH": _files,
    "NAME": _names,
    "NAME=VALUE": _options,
    "LIST": _players,
    "BOT": _words(*BOTS),
    "CLAUSE": _clauses,
    "COMMAND": _commands,
}
