"""Generates docs/reference/cli.md: every command with its arguments, from the parsers themselves."""

from __future__ import annotations

import argparse

from contienda.cli import discovery, main
from contienda.cli.help_texts import help_texts
from contienda.cli.manual import GENERAL, below, helps
from contienda.core import registry
from scripts.docs.tables import HEAD, code, table

INTRODUCTION = f"""# Command line

{HEAD.format(source="help texts")}

After `make play` the program is `.venv/bin/contienda`; installed with pip it is `contienda`. Every command takes
`--help`, `--lang {{es,ru,en}}` and `--color {{auto,always,never}}`. The exit code is 0 if the command did what you
asked, 1 if a check failed, and 2 for an error.
"""


def page() -> str:
    words = help_texts("en")
    known = {name: each for name, each in discovery.commands(words).items() if each.game in ("", *registry.OURS)}
    for folder in {each.texts for each in known.values() if each.game}:
        words.add(folder, "en")
    rows = [(f"[`contienda {name}`](#contienda-{name})", sentence(words[name])) for name in known]
    parts = [INTRODUCTION, table(["command", "what it does"], rows)]
    for name, command in known.items():
        parser = main.build_parser(words, known, command)
        parts.append(described(below(parser)[name], f"contienda {name}", 2, words[name]))
    return "\n".join(parts)


def described(parser: argparse.ArgumentParser, name: str, level: int, about: str) -> str:
    own = [each for each in parser._actions if each.dest not in GENERAL and each.help != argparse.SUPPRESS]
    actions = below(parser)
    own = [each for each in own if not isinstance(each, argparse._SubParsersAction)]
    positional = [each for each in own if not each.option_strings]
    optional = [each for each in own if each.option_strings]
    words = [name, *(place(each) for each in positional), *(["[options]"] if optional else [])]
    if actions:
        words.append("ACTION …")
    parts = [f"{'#' * level} {name}", "", sentence(about), "", "```text", " ".join(words), "```", ""]
    if own:
        rows = [(written(each), sentence(each.help or "")) for each in (*positional, *optional)]
        parts.append(table(["argument", "meaning"], rows))
    helped = helps(parser)
    for child, found in actions.items():
        parts.append(described(found, f"{name} {child}", level + 1, helped.get(child, "")))
    return "\n".join(parts)


def place(action: argparse.Action) -> str:
    name = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
    if action.nargs in ("?", "*"):
        return f"[{name}{' …' if action.nargs == '*' else ''}]"
    return f"{name} …" if action.nargs == "+" else name


def written(action: argparse.Action) -> str:
    """An argument as it is typed."""
    if not action.option_strings:
        return code(place(action))
    value = ""
    if action.nargs != 0:
        choices = "{" + ",".join(map(str, action.choices)) + "}" if action.choices else ""
        name = action.metavar if isinstance(action.metavar, str) else choices or action.dest.upper()
        value = f" [{name}]" if action.nargs == "?" else f" {name}"
    return ", ".join(code(each + value) for each in action.option_strings)


def sentence(text: str) -> str:
    text = text.replace("[", "\\[")
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) or not text else ".")
