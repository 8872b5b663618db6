"""The manual page, written from the same parsers and texts as `--help`: one page for all commands, or for one."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping

from contienda.cli.flags import capital
from contienda.core.packages import OURS

Parsers = Callable[[str], argparse.ArgumentParser]  # the parser of `contienda`, with the arguments of one command
GENERAL = ("help", "lang", "color", "version")
GAME = next(iter(OURS))  # of the examples
EXAMPLES = {
    "play": f"contienda play {GAME} --lang es --seats human,bot:level:2,bot:level:4",
    "learn": f"contienda learn {GAME}",
    "completion": "source <(contienda completion bash)",
}
ENVIRONMENT = {"CONTIENDA_LANG": "lang", "NO_COLOR": "no-color", "PAGER": "pager", "XDG_DATA_HOME": "data"}


class Page:
    """Collects the lines of the page in roff."""

    def __init__(self, words: Mapping[str, str], said: Callable[[str], str], parsers: Parsers) -> None:
        self.words = words
        self.said = said
        self.parsers = parsers
        self.lines: list[str] = []

    def write(self, commands: list[str], alone: bool) -> str:
        """Return the page of all commands, or of one."""
        name = f"contienda-{commands[0]}" if alone else "contienda"
        about = self.words[commands[0]] if alone else self.words["contienda"]
        self.lines = [f'.TH "{escaped(name.upper())}" "1" "" "contienda" "{escaped(self.said("man-manual"))}"']
        self.section("name", [f"{escaped(name)} \\- {escaped(about.rstrip('.'))}"])
        self.section("synopsis", [".B contienda"])
        self.lines.append(escaped(f"{commands[0]} …" if alone else "COMMAND …"))
        if not alone:
            self.section("description", [escaped(self.words["contienda"])])
        self.section("commands", [])
        for command in commands:
            self.command(self.parsers(command), command)
        top = self.parsers(commands[0])
        self.section("options", [])
        for action in top._actions:
            if action.dest in GENERAL:
                self.argument(action)
        if not alone:
            self.rest()
        return "\n".join(self.lines) + "\n"

    def rest(self) -> None:
        """Environment, files, exit status and examples."""
        self.section("environment", [])
        for name, key in ENVIRONMENT.items():
            self.item(bold(name), self.said(f"man-{key}"))
        self.section("files", [])
        self.item(bold("~/.local/share/contienda/GAME-last.json"), self.said("man-last"))
        self.section("exit", [])
        for code in (0, 1, 2):
            self.item(bold(str(code)), self.said(f"man-exit-{code}"))
        self.section("examples", [])
        for key, line in EXAMPLES.items():
            self.item(bold(line), self.said(f"man-example-{key}"))

    def section(self, key: str, lines: list[str]) -> None:
        self.lines += [f'.SH "{escaped(self.said(f"man-{key}").upper())}"', *lines]

    def command(self, top: argparse.ArgumentParser, name: str) -> None:
        self.described(below(top)[name], f"contienda {name}", self.words[name])

    def described(self, parser: argparse.ArgumentParser, name: str, about: str) -> None:
        """A command with its arguments, then its actions."""
        own = [each for each in parser._actions if each.dest not in GENERAL and each.help != argparse.SUPPRESS]
        own = [each for each in own if not isinstance(each, argparse._SubParsersAction)]
        places = [each for each in own if not each.option_strings]
        options = [each for each in own if each.option_strings]
        actions = below(parser)
        heading = [
            name,
            *(place(each) for each in places),
            *(["[options]"] if options else []),
            *(["ACTION …"] if actions else []),
        ]
        self.lines += [f'.SS "{escaped(" ".join(heading))}"', escaped(sentence(about))]
        for each in (*places, *options):
            self.argument(each)
        helped = helps(parser)
        for action, found in actions.items():
            self.described(found, f"{name} {action}", helped.get(action, ""))

    def argument(self, action: argparse.Action) -> None:
        if not action.option_strings:
            return self.item(italic(place(action)), action.help or "")
        names = ", ".join(bold(each) for each in action.option_strings)
        value = "" if action.nargs == 0 else italic(place(action))
        return self.item(f"{names} {value}".rstrip(), action.help or "")

    def item(self, tag: str, told: str) -> None:
        self.lines += [".TP", tag, escaped(sentence(told))]


def below(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def helps(parser: argparse.ArgumentParser) -> dict[str, str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {each.dest: each.help or "" for each in action._choices_actions}
    return {}


def place(action: argparse.Action) -> str:
    """The name of an argument's value; square brackets if it may be left out."""
    name = action.metavar if isinstance(action.metavar, str) else ""
    if not name:
        name = "|".join(map(str, action.choices)) if action.choices else action.dest.upper()
    if action.nargs in ("?", "*"):
        return f"[{name}{' …' if action.nargs == '*' else ''}]"
    return f"{name} …" if action.nargs == "+" else name


def sentence(told: str) -> str:
    told = capital(told)
    return told if told.endswith((".", "?", "!", ")")) else f"{told}."


def bold(text: str) -> str:
    return f"\\fB{escaped(text)}\\fR"


def italic(text: str) -> str:
    return f"\\fI{escaped(text)}\\fR"


def escaped(text: str) -> str:
    """Text that roff prints as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq").replace("~", "\\(ti").replace("%%", "%")
    return re.sub(r"^([.'])", r"\\&\1", text)


def plain(page: str) -> str:
    """The page without roff, where no formatter is installed."""
    found = []
    for line in page.splitlines():
        macro, _, rest = line.partition(" ") if line.startswith(".") else ("", "", line)
        text = (
            re.sub(r"\\f[BIR]|\\&", "", rest.strip('"')).replace("\\-", "-").replace("\\(dq", '"').replace("\\(ti", "~")
        )
        text = text.replace("\\e", "\\")
        if macro in (".SH", ".SS"):
            found.append(f"\n{text if macro == '.SH' else '  ' + text}")
        elif macro != ".TH" and text:
            found.append(f"    {text}")
    return "\n".join(found).strip() + "\n"
