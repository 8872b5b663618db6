"""`contienda …`: runs the module of the given command, and turns user errors into one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping

from contienda import __version__
from contienda.cli import colour, completion, discovery
from contienda.cli.discovery import Command
from contienda.cli.flags import Parser, general
from contienda.cli.help_texts import HelpTexts, help_texts, spoken


def main(arguments: list[str] | None = None) -> int:
    """Run one command; exit code 0 for success, 1 for a failed check, 2 for a user error."""
    given = sys.argv[1:] if arguments is None else arguments
    language = spoken(given)
    words = help_texts(language)
    known = discovery.commands(words)
    for folder in {command.texts for command in known.values() if command.game}:
        words.add(folder, language)
    if completion.VARIABLE in os.environ:
        shell = os.environ[completion.VARIABLE]
        sys.stdout.write(completion.answer(shell, given, known, lambda one: build_parser(words, known, one)))
        return 0
    chosen = next((known[word] for word in given if word in known), None)
    try:
        parser = build_parser(words, known, chosen)
        parsed = parser.parse_args(given)
        colour.choose(getattr(parsed, "color", colour.AUTO))
        if chosen is None or parsed.command is None:
            parser.print_help()
            return 0
        code = int(discovery.module(chosen).run(parsed))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except Exception as error:
        return excuse(error, f"contienda {chosen.name}" if chosen is not None else "contienda", language)


def excuse(error: Exception, command: str, language: str) -> int:
    """Print one sentence for an error the user can fix; anything else is a bug and prints its traceback."""
    from concurrent.futures.process import BrokenProcessPool

    from contienda.core.errors import BadOption, ContiendaError

    if isinstance(error, BrokenProcessPool):
        error = BadOption("error-process-ended")
    if isinstance(error, ContiendaError):
        sys.stderr.write(f"{command}: {error.sentence(language)}\n")
        return 2
    if isinstance(error, BrokenPipeError):  # the reader stopped reading: not an error
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(error, OSError | UnicodeEncodeError):
        sys.stderr.write(f"{command}: {error}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    raise error


# Sentences of argparse itself, by the keys of our texts.
SAID = {
    "usage: ": "say-usage",
    "invalid choice: %(value)r (choose from %(choices)s)": "say-choice",
    "argument %(argument_name)s: %(message)s": "say-argument",
    "invalid %(type)s value: %(value)r": "say-type",
    "unrecognized arguments: %s": "say-unrecognized",
    "the following arguments are required: %s": "say-required",
    "expected one argument": "say-one",
}


def build_parser(words: HelpTexts, known: Mapping[str, Command], chosen: Command | None) -> argparse.ArgumentParser:
    """Build the parser with all commands and their help in one language; only the chosen one adds its arguments."""
    spoken_by_argparse = {sentence: words[key] for sentence, key in SAID.items()}
    spoken_by_argparse["usage: "] += " "
    argparse._ = lambda sentence: spoken_by_argparse.get(sentence, sentence)  # type: ignore[attr-defined]
    Parser.see = words["see"]
    Parser.near = words["say-near"]
    parser = Parser("contienda", description=words["contienda"], add_help=False)
    general(parser, words)
    parser.add_argument("--version", action="version", version=f"contienda {__version__}", help=words["version"])
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=words["commands"], parser_class=Parser)
    for name, command in known.items():
        made = commands.add_parser(name, help=words[name], description=words[name], add_help=False)
        general(made, words)
        if command is chosen:
            discovery.module(command).add_arguments(made, words)
    return parser
