"""`contienda experiment`: does a change of a game matter? Variants against a base on paired deals, with intervals."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from rich.cells import cell_len
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.console.output import Screen, screen
from contienda.cli.console.progress import with_progress
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.lab import question as questions
from contienda.lab import scenario_edit
from contienda.lab.experiment import WINS, Answer, Finding, experiment
from contienda.lab.experiment_folder import start_experiment
from contienda.lab.question import Question, Variant
from contienda.lab.setup import Change, Setup
from contienda.lab.wording import Wording

FILE = ".toml"
ALL = "all"


class Effect(TypedDict):
    """An effect in the output of `--json`; shares, not points."""

    variant: str
    bots: str
    measure: str
    deals: int
    base: float
    changed: float
    effect: float
    interval: tuple[float, float]
    p: float | None  # corrected, for wins


class Summary(TypedDict):
    """The output of `--json`."""

    game: str
    version: int
    options: dict[str, str]
    seed: int
    deals: int
    within: float
    variants: list[str]
    bots: list[str]
    verdicts: list[dict[str, str]]
    effects: list[Effect]
    games: int
    seconds: float
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("question", metavar="GAME|FILE", help=words["experiment-question"])
    flags.scenario(parser, words)
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=VALUES", help=words["experiment-vary"])
    parser.add_argument("--card", metavar="ID", help=words["experiment-card"])
    parser.add_argument("--cost", metavar="VALUES", help=words["experiment-cost"])
    parser.add_argument("--remove", action="store_true", help=words["experiment-remove"])
    parser.add_argument("--bots", metavar="LIST", help=words["experiment-bots"])
    flags.seating(parser, words, words["seats-bots"])
    parser.add_argument("-n", "--deals", type=int, metavar="N", help=words["experiment-deals"])
    parser.add_argument("--within", type=float, metavar="POINTS", help=words["experiment-within"])
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--out", metavar="RUN", help=words["experiment-out"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    asked = from_file(parsed) if is_file(parsed.question) else from_flags(parsed)
    found = answered(asked, parsed)
    if parsed.json:
        arguments.print_json(summary(found))
    else:
        show(found, parsed)
    return 130 if found.interrupted else 0


def answered(asked: Question, parsed: argparse.Namespace) -> Answer:
    """Play, with a progress bar, and keep the games if a folder is given."""
    most = asked.deals * asked.columns
    jobs = arguments.jobs(parsed, most)
    folder = start_experiment(Path(parsed.out), asked) if parsed.out else None
    told = arguments.texts(parsed)("simulate-progress", game=asked.base.game)
    try:
        return with_progress(lambda progress: experiment(asked, jobs, folder, progress), told, most)
    finally:
        if folder is not None:
            folder.close()


# --- the question -----------------------------------------------------------------------------------------------------


def is_file(word: str) -> bool:
    return word.endswith(FILE) or Path(word).is_file()


def from_file(parsed: argparse.Namespace) -> Question:
    """Read a question file; the call may only say how much to play, and where to keep it."""
    fixed = (parsed.scenario, parsed.card, parsed.cost, parsed.bots, parsed.seats, parsed.preset, parsed.seed)
    if parsed.vary or parsed.option or parsed.remove or any(each is not None for each in fixed):
        raise BadOption("error-experiment-fixed", file=parsed.question)
    path = Path(parsed.question)
    named = questions.table(path).get("scenario")
    text = ""
    if named is not None:
        from contienda.core import registry

        game = registry.load(questions.word(questions.table(path), "game", path))
        beside = path.parent / str(named)
        text = arguments.scenario(game, str(beside) if beside.is_file() else str(named))
        game.check_scenario(text, str(named))
    asked = questions.read(path, text)
    return questions.question(
        asked.base,
        asked.variants,
        asked.bots,
        asked.deals if parsed.deals is None else parsed.deals,
        100 * asked.within if parsed.within is None else parsed.within,
        asked.seed,
    )


def from_flags(parsed: argparse.Namespace) -> Question:
    """Build the question of this call."""
    base = base_of(parsed)
    return questions.question(
        base,
        [Variant("", [each]) for each in changes(base, parsed)],
        players(parsed, base),
        questions.DEALS if parsed.deals is None else parsed.deals,
        questions.WITHIN if parsed.within is None else parsed.within,
        1 if parsed.seed is None else arguments.seed(parsed),
    )


def base_of(parsed: argparse.Namespace) -> Setup:
    """Return what the call starts from."""
    game = arguments.game(parsed.question, parsed)
    seats = len(parsed.seats.split(",")) if parsed.seats else game.fewest
    preset, given = arguments.asked(game, parsed)
    return Setup(game.id, preset, seats, given, game.scenario_text)


def players(parsed: argparse.Namespace, base: Setup) -> list[list[str]]:
    """Return who plays: each bot of `--bots` in all seats, or the seats as given."""
    if parsed.seats and parsed.bots:
        raise BadOption("error-experiment-players")
    if parsed.seats:
        return questions.arms([[each.strip() for each in parsed.seats.split(",")]], base.seats, programs=True)
    words: list[object] = list(questions.BOTS)
    if parsed.bots:
        words = [each.strip() for each in parsed.bots.split(",")]
    return questions.arms(words, base.seats, programs=True)


def changes(base: Setup, parsed: argparse.Namespace) -> list[Change]:
    """Return the changes asked for, one variant each."""
    found: list[Change] = []
    for word in parsed.vary:
        name, equals, values = word.partition("=")
        if not equals:
            raise BadOption("error-option-without-value", option=word)
        found += base.vary(name.strip(), values)
    if (parsed.cost or parsed.remove) and not parsed.card:
        raise BadOption("error-experiment-no-card")
    if parsed.card and not (parsed.cost or parsed.remove):
        raise BadOption("error-experiment-card", card=parsed.card)
    for card in cards(base, parsed.card) if parsed.card else []:
        if parsed.cost and (parsed.card != ALL or scenario_edit.value(base.text(), f"card.{card}.cost") is not None):
            found += base.vary(f"card.{card}.cost", parsed.cost)
        if parsed.remove:
            found.append(base.removed(f"card.{card}"))
    return found


def cards(base: Setup, word: str) -> list[str]:
    """Return the cards that were named."""
    known = scenario_edit.ids(base.own_text("card"), "card")
    if word == ALL:
        return known
    named = [each.strip() for each in word.split(",")]
    for each in named:
        if each not in known:
            raise BadOption("error-no-such-card", game=base.game, card=each, names=", ".join(known) or "–")
    return named


# --- the answer -------------------------------------------------------------------------------------------------------


def summary(found: Answer) -> Summary:
    asked = found.question
    return {
        "game": asked.base.game,
        "version": asked.version,
        "options": asked.base.written(),
        "seed": asked.seed,
        "deals": asked.deals,
        "within": asked.within,
        "variants": [each.label() for each in asked.variants],
        "bots": [asked.arm(number) for number in range(len(asked.bots))],
        "verdicts": [
            {"variant": asked.variants[variant - 1].label(), "bots": asked.arm(arm), "verdict": verdict}
            for (variant, arm), verdict in found.verdicts.items()
        ],
        "effects": [effect(asked, each) for each in found.findings],
        "games": found.games,
        "seconds": found.seconds,
        "interrupted": found.interrupted,
    }


def effect(asked: Question, each: Finding) -> Effect:
    return {
        "variant": asked.variants[each.variant - 1].label(),
        "bots": asked.arm(each.arm),
        "measure": each.measure.key(),
        "deals": each.deals,
        "base": each.base,
        "changed": each.changed,
        "effect": each.effect,
        "interval": (each.low, each.high),
        "p": each.chance if each.measure.kind == WINS else None,
    }


def show(found: Answer, parsed: argparse.Namespace) -> None:
    game: Game = found.question.base.loaded()
    words = Wording(game, arguments.language(parsed))
    console = screen()
    if found.interrupted:
        console.print(f"[magenta]{words.texts('simulate-interrupted', games=found.games)}[/]")
    if not found.findings:
        return
    for line in words.answers(found):
        console.print(f"[bold]{escape(line)}[/]", soft_wrap=True)
    show_wins(console, found, words)
    for line in words.asides(found):
        console.print(f"  {escape(line)}", soft_wrap=True)
    console.print(f"[dim]{escape(words.footnote(found))}[/]", soft_wrap=True)
    if found.lost:
        console.print(f"[magenta]{escape(words.texts('experiment-lost', count=found.lost))}[/]", soft_wrap=True)
    if parsed.out:
        console.print(words.texts("experiment-kept", folder=parsed.out), soft_wrap=True, markup=False)


def show_wins(console: Screen, found: Answer, words: Wording) -> None:
    """Show the wins of every seat; the name of a variant has a line of its own above its rows."""
    rows = [(each.variant, words.row(found, each)) for each in found.findings if each.measure.kind == WINS]
    names = [words.texts(f"experiment-{column}") for column in ("players", "side", "shares", "effect", "chance")]
    widths = [max(cell_len(cell) for cell in cells) for cells in zip(names, *(row for _, row in rows), strict=True)]

    def shown(table_rows: list[list[str]]) -> Padding:
        table = Table(box=None, show_header=False, show_edge=False, padding=(0, 2, 0, 0))
        for at, width in enumerate(widths):
            table.add_column(justify="right" if at > 1 else "left", no_wrap=True, width=width)
        for row in table_rows:
            table.add_row(*(escape(cell) for cell in row))
        return Padding(table, (0, 0, 0, 2), expand=False)

    console.print(f"[italic]{escape(words.texts('experiment-table'))}[/]\n", soft_wrap=True)
    console.print(shown([names]), style="bold")
    console.print("─" * (sum(widths) + 2 * len(widths)), soft_wrap=True)
    for variant in dict.fromkeys(variant for variant, _ in rows):
        console.print(escape(words.variant(found.question.variants[variant - 1])), soft_wrap=True)
        console.print(shown([row for of, row in rows if of == variant]))
    console.print()
