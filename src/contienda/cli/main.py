"""`contienda …`: reads the command, leaves the work to a module of its own, and turns mistakes into one sentence."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

from contienda import __version__
from contienda.cli.help_texts import LANGUAGES, help_texts, spoken

COMMANDS = (
    *("games", "play", "watch", "simulate", "tournament", "replay", "hint", "check", "rules", "bench", "scenario"),
    *("cards", "deck", "serve", "verify", "tables", "backup", "restore", "doctor", "load"),
)


class Parser(argparse.ArgumentParser):
    """One sentence and exit 2 for a mistake."""

    see = ""
    near = ""

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Name the command that was probably meant."""
        choices = list(action.choices or [])
        close = difflib.get_close_matches(str(value), choices, 1) if value not in choices else []
        if close:
            raise argparse.ArgumentError(action, self.near % {"value": value, "near": close[0]})
        super()._check_value(action, value)

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {message}; {self.see} {self.prog} --help\n")
        sys.exit(2)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 when it did what was asked, 1 when a check failed, 2 for a mistake."""
    given = sys.argv[1:] if arguments is None else arguments
    words = help_texts(spoken(given))
    parser = build_parser(words)
    parsed = parser.parse_args(given)
    if parsed.command is None:
        parser.print_help()
        return 0
    try:
        run: Callable[[argparse.Namespace], int] = import_module(f"contienda.cli.commands.{parsed.command}").run
        code = run(parsed)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130
    except Exception as error:
        return excuse(error, f"contienda {parsed.command}", spoken(given))


def excuse(error: Exception, command: str, language: str) -> int:
    """One sentence for what a person can mend; anything else is a mistake of ours and says all it knows."""
    from concurrent.futures.process import BrokenProcessPool

    from contienda.core.errors import BadOption, ContiendaError

    if isinstance(error, BrokenProcessPool):
        error = BadOption("error-process-ended")
    if isinstance(error, ContiendaError):
        sys.stderr.write(f"{command}: {error.told(language)}\n")
        return 2
    if isinstance(error, BrokenPipeError):  # somebody stopped reading: nothing is wrong
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    if isinstance(error, OSError | UnicodeEncodeError):
        sys.stderr.write(f"{command}: {error}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 2
    raise error


# Sentences of argparse itself, by the names of our texts.
SAID = {
    "usage: ": "say-usage",
    "invalid choice: %(value)r (choose from %(choices)s)": "say-choice",
    "argument %(argument_name)s: %(message)s": "say-argument",
    "invalid %(type)s value: %(value)r": "say-type",
    "unrecognized arguments: %s": "say-unrecognized",
    "the following arguments are required: %s": "say-required",
    "expected one argument": "say-one",
}


def build_parser(words: dict[str, str]) -> argparse.ArgumentParser:
    """All commands with their help in one language."""
    spoken_by_argparse = {sentence: words[key] for sentence, key in SAID.items()}
    spoken_by_argparse["usage: "] += " "
    argparse._ = lambda sentence: spoken_by_argparse.get(sentence, sentence)  # type: ignore[attr-defined]
    Parser.see = words["see"]
    Parser.near = words["say-near"]
    parser = Parser("contienda", description=words["contienda"], add_help=False)
    general(parser, words)
    parser.add_argument("--version", action="version", version=f"contienda {__version__}", help=words["version"])
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=words["commands"], parser_class=Parser)
    made = {}
    for name in COMMANDS:
        told = words["verify-command" if name == "verify" else name]
        made[name] = commands.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)

    scenario_files(made["scenario"], words)
    card_files(made["cards"], words)
    deck_files(made["deck"], words)
    for name in ("games", "play", "watch", "simulate", "tournament", "check", "bench"):
        made[name].add_argument("--scenario", metavar="FILE", help=words["scenario-option"])

    made["games"].add_argument("game", nargs="?", metavar="GAME", help=words["games-game"])
    made["games"].add_argument("--json", action="store_true", help=words["json"])

    play = made["play"]
    play.add_argument("game", nargs="?", metavar="GAME", help=words["play-game"])
    seating(play, words, words["seats-play"])
    play.add_argument("--dice", choices=("drawn", "physical"), default="drawn", help=words["dice"])
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help=words["resume"])
    play.add_argument("--save", metavar="FILE", help=words["save"])

    watch = made["watch"]
    watch.add_argument("game", metavar="GAME", help=words["game"])
    seating(watch, words, words["seats-bots"])
    watch.add_argument("--pause", type=float, default=0.4, metavar="SECONDS", help=words["pause"])
    watch.add_argument("--save", metavar="FILE", help=words["save"])

    simulate = made["simulate"]
    simulate.add_argument("game", metavar="GAME", help=words["game"])
    simulate.add_argument("-n", "--games", type=int, default=1000, metavar="N", help=words["games-count"])
    seating(simulate, words, words["seats-bots"])
    simulate.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    simulate.add_argument("--json", action="store_true", help=words["json"])
    meetings(made["tournament"], words)

    replay = made["replay"]
    replay.add_argument("file", metavar="FILE", help=words["replay-file"])
    replay.add_argument("--step", type=int, metavar="K", help=words["step"])
    replay.add_argument("--verify", action="store_true", help=words["verify"])
    replay.add_argument("--json", action="store_true", help=words["json"])

    hint = made["hint"]
    hint.add_argument("file", metavar="FILE", help=words["replay-file"])
    hint.add_argument("--step", type=int, metavar="K", help=words["hint-step"])
    hint.add_argument("--bot", default="bot:search:1000", metavar="BOT", help=words["hint-bot"])
    hint.add_argument("--seed", type=int, metavar="S", help=words["hint-seed"])
    hint.add_argument("--json", action="store_true", help=words["json"])

    check = made["check"]
    check.add_argument("game", nargs="?", metavar="GAME", help=words["check-game"])
    check.add_argument("-n", "--games", type=int, default=20, metavar="N", help=words["check-count"])
    check.add_argument("--seed", type=int, default=1, metavar="S", help=words["seed"])
    check.add_argument("--tests", metavar="FOLDER", help=words["tests"])
    check.add_argument("--trace", action="store_true", help=words["trace"])
    check.add_argument("--json", action="store_true", help=words["json"])

    rules = made["rules"]
    rules.add_argument("game", nargs="?", metavar="GAME", help=words["rules-game"])
    rules.add_argument("clause", nargs="?", metavar="CLAUSE", help=words["clause"])
    rules.add_argument("--json", action="store_true", help=words["json"])

    bench = made["bench"]
    bench.add_argument("game", nargs="?", metavar="GAME", help=words["bench-game"])
    bench.add_argument("--seconds", type=float, default=2.0, metavar="T", help=words["bench-seconds"])
    bench.add_argument("--json", action="store_true", help=words["json"])
    serving(made["serve"], words)
    verify = made["verify"]
    verify.add_argument("file", metavar="FILE", help=words["verify-file"])
    verify.add_argument("--json", action="store_true", help=words["json"])
    load = made["load"]
    load.add_argument("game", nargs="?", default="misiles", metavar="GAME", help=words["load-game"])
    load.add_argument("--tables", type=int, default=100, metavar="N", help=words["load-tables"])
    load.add_argument("--viewers", type=int, default=2, metavar="V", help=words["load-viewers"])
    load.add_argument("--pace", type=float, default=3.0, metavar="SECONDS", help=words["load-pace"])
    load.add_argument("--seconds", type=float, default=20.0, metavar="T", help=words["load-seconds"])
    load.add_argument("--connect", metavar="URL", help=words["load-connect"])
    load.add_argument("--seed", type=int, metavar="S", help=words["load-seed"])
    load.add_argument("--json", action="store_true", help=words["json"])
    stored_tables(made["tables"], words)
    made["backup"].add_argument("file", metavar="FILE", help=words["backup-file"])
    made["restore"].add_argument("file", metavar="FILE", help=words["restore-file"])
    made["doctor"].add_argument("--json", action="store_true", help=words["json"])
    for name in ("backup", "restore", "doctor"):
        made[name].add_argument("--database", metavar="URL", help=words["database"])
    return parser


def meetings(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """Which bots meet, how often, and where it is kept."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["game"])
    parser.add_argument("--bots", metavar="LIST", help=words["tournament-bots"])
    parser.add_argument("-n", "--deals", type=int, metavar="N", help=words["tournament-deals"])
    parser.add_argument("--players", type=int, metavar="P", help=words["tournament-players"])
    setting(parser, words)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--out", metavar="FOLDER", help=words["tournament-out"])
    parser.add_argument("--again", metavar="MANIFEST", help=words["tournament-again"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def stored_tables(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """What can be done with the tables of the server."""
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", title=words["commands"], parser_class=Parser, required=True
    )
    made = {}
    for name in ("list", "export", "expire", "delete"):
        told = words[f"tables-{name}"]
        made[name] = actions.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)
        made[name].add_argument("--database", metavar="URL", help=words["database"])
    made["list"].add_argument("--json", action="store_true", help=words["json"])
    for name in ("export", "delete"):
        made[name].add_argument("id", metavar="ID", help=words["tables-id"])
    made["export"].add_argument("file", metavar="FILE", help=words["tables-file"])
    made["delete"].add_argument("--yes", action="store_true", help=words["yes"])
    expire = made["expire"]
    expire.add_argument("--finished-days", type=int, metavar="N", help=words["finished-days"])
    expire.add_argument("--idle-days", type=int, metavar="N", help=words["idle-days"])
    expire.add_argument("--export", metavar="FOLDER", help=words["expire-export"])
    expire.add_argument("--dry-run", action="store_true", help=words["dry-run"])


def serving(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """How a server is run."""
    parser.add_argument("--open", action="store_true", help=words["open"])
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=words["host"])
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=words["port"])
    parser.add_argument("--database", metavar="URL", help=words["database"])
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=words["workers"])
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--password", action="store_true", help=words["password"])
    asked.add_argument("--password-file", metavar="FILE", help=words["password-file"])
    parser.add_argument("--metrics-token-file", metavar="FILE", help=words["metrics-token-file"])
    parser.add_argument("--proxy", action="store_true", help=words["proxy"])
    parser.add_argument("--public-url", metavar="URL", help=words["public-url"])
    parser.add_argument("--webhooks", action="store_true", help=words["webhooks"])
    parser.add_argument("--private-webhooks", action="store_true", help=words["private-webhooks"])
    parser.add_argument("--bot-processes", type=int, default=1, metavar="N", help=words["bot-processes"])
    parser.add_argument("--bot-seconds", type=float, default=2.0, metavar="T", help=words["bot-seconds"])
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="info", help=words["log"])


def scenario_files(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """What can be done with scenario files."""
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", title=words["commands"], parser_class=Parser, required=True
    )
    made = {}
    for name in ("new", "check", "explain", "list"):
        told = words[f"scenario-{name}"]
        made[name] = actions.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)
        made[name].add_argument("--game", metavar="GAME", help=words["scenario-game"])
        if name != "list":
            made[name].add_argument("file", metavar="FILE", help=words["scenario-file"])
    made["check"].add_argument("--simulate", action="store_true", help=words["scenario-simulate"])
    made["check"].add_argument("--json", action="store_true", help=words["json"])


def card_files(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """What can be done with cards, boosters and collections."""
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", title=words["commands"], parser_class=Parser, required=True
    )
    made = {}
    for name in ("check", "show", "open", "verify", "sealed", "draft"):
        told = words[f"cards-{name}"]
        made[name] = actions.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)
    made["check"].add_argument("file", metavar="FILE", help=words["cards-file"])
    made["show"].add_argument("card", nargs="*", metavar="CARD", help=words["cards-card"])
    made["open"].add_argument("-n", dest="count", type=int, default=1, metavar="N", help=words["cards-count"])
    made["open"].add_argument("--collection", metavar="FILE", help=words["cards-collection"])
    made["verify"].add_argument("file", metavar="FILE", help=words["cards-collection"])
    for name in ("sealed", "draft"):
        made[name].add_argument("file", metavar="FILE", help=words["cards-decks"])
    made["draft"].add_argument("--bots", action="store_true", help=words["cards-bots"])
    for name in ("open", "sealed", "draft"):
        made[name].add_argument("--seed", type=int, metavar="S", help=words["seed"])


def deck_files(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """What can be done with decks."""
    actions = parser.add_subparsers(
        dest="action", metavar="ACTION", title=words["commands"], parser_class=Parser, required=True
    )
    made = {}
    for name in ("check", "show", "random", "best", "balance"):
        told = words[f"deck-{name}"]
        made[name] = actions.add_parser(name, help=told, description=told, add_help=False)
        general(made[name], words)
    made["check"].add_argument("file", metavar="FILE", help=words["deck-file"])
    made["show"].add_argument("deck", nargs="?", metavar="DECK", help=words["deck-deck"])
    for name in ("check", "best"):
        made[name].add_argument("--collection", metavar="FILE", help=words["cards-collection"])
    for name in ("check", "show", "random", "best"):
        made[name].add_argument("--set", metavar="FILE", help=words["deck-set"])
    for name in ("random", "best", "balance"):
        made[name].add_argument("--seed", type=int, metavar="S", help=words["seed"])
    made["best"].add_argument("-n", "--games", type=int, default=36, metavar="N", help=words["games-count"])
    made["balance"].add_argument("-n", "--games", type=int, default=400, metavar="N", help=words["games-count"])
    made["balance"].add_argument("--json", action="store_true", help=words["json"])


def general(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """What every command knows."""
    parser._positionals.title = words["arguments"]
    parser._optionals.title = words["options"]
    parser.add_argument("-h", "--help", action="help", help=words["help"])
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words["lang"])


def seating(parser: argparse.ArgumentParser, words: dict[str, str], seats: str) -> None:
    """Who plays what."""
    parser.add_argument("--seats", metavar="LIST", help=seats)
    setting(parser, words)


def setting(parser: argparse.ArgumentParser, words: dict[str, str]) -> None:
    """By which rules and with what chance."""
    parser.add_argument("--preset", metavar="NAME", help=words["preset"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words["option"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["seed"])
