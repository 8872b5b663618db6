"""`contienda tournament`: a round robin of bots on identical deals, then ratings and a crosstable."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from contienda import __version__
from contienda.cli import arguments, flags
from contienda.cli.commands.simulate import NOTHING, Share, length_line, share, share_cells, span
from contienda.cli.console.output import screen
from contienda.cli.console.progress import with_progress
from contienda.core import build_info
from contienda.core.errors import BadOption, ContiendaError
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.i18n.speaker import Speaker, Texts
from contienda.lab.crosstable import crosstable, total
from contienda.lab.ratings import ratings
from contienda.lab.schedule import Plan
from contienda.lab.tournament import Outcome, begin, tournament
from contienda.lab.tournament_store import MANIFEST, Folder, read_manifest

DEALS = 100
CELL = 11  # terminal columns per bot in the crosstable


class Standing(Share):
    """One bot's result against all others, with its rating."""

    bot: str
    games: int
    mu: float
    sigma: float
    ordinal: float


class Against(Share):
    """One bot in a single seat against another bot in all other seats."""

    bot: str
    against: str
    games: int


class Summary(TypedDict):
    """The output of `--json`."""

    game: str
    version: int
    options: dict[str, str]
    bots: list[str]
    seats: int
    deals: int
    seed: int
    games: int
    planned: int
    unfinished: int
    lost: dict[str, int]  # decisions of failed bots, drawn at random instead
    standings: list[Standing]
    crosstable: list[Against]
    endings: dict[str, int]
    length: dict[str, float]
    kept: int
    seconds: float
    jobs: int
    build: str
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["game"])
    flags.scenario(parser, words)
    parser.add_argument("--bots", metavar="LIST", help=words["tournament-bots"])
    parser.add_argument("-n", "--deals", type=int, metavar="N", help=words["tournament-deals"])
    parser.add_argument("--players", type=int, metavar="P", help=words["tournament-players"])
    flags.setting(parser, words)
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--out", metavar="FOLDER", help=words["tournament-out"])
    parser.add_argument("--again", metavar="MANIFEST", help=words["tournament-again"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    if parsed.out is not None and not parsed.out.strip():
        raise BadOption("error-tournament-out")
    plan, game = again(parsed) if parsed.again else asked(parsed)
    ratings(plan.bots, [])  # fails right away if the rating package is missing
    jobs = arguments.jobs(parsed, plan.games)
    folder = Folder(Path(parsed.out), plan) if parsed.out else None
    told = arguments.texts(parsed)("simulate-progress", game=plan.game)
    kept = len(folder.games) if folder else 0
    outcome = with_progress(lambda progress: tournament(plan, jobs, folder, progress), told, plan.games, kept)
    found = summary(plan, jobs, outcome)
    if parsed.json:
        arguments.print_json(found)
    else:
        show(game, parsed, found)
    tell_failures(outcome, arguments.texts(parsed))
    return 130 if outcome.interrupted else 0


def asked(parsed: argparse.Namespace) -> tuple[Plan, Game]:
    """Build the plan of this call, and its game."""
    if not parsed.game or not parsed.bots:
        raise BadOption("error-tournament-what")
    game = arguments.game(parsed.game, parsed)
    options = arguments.options(game, parsed)
    plan = Plan(
        __version__,
        game.id,
        game.version,
        as_written(game.options, options),
        [word.strip().removeprefix(arguments.BOT) for word in parsed.bots.split(",")],
        game.fewest if parsed.players is None else parsed.players,
        DEALS if parsed.deals is None else parsed.deals,
        1 if parsed.seed is None else arguments.seed(parsed),
        game.scenario_text,
    )
    return plan, begin(plan, programs=True)[0]


def again(parsed: argparse.Namespace) -> tuple[Plan, Game]:
    """Read the plan of a manifest, to be played by the current version, and its game."""
    given = (parsed.game, parsed.bots, parsed.preset, parsed.scenario, parsed.players, parsed.deals, parsed.seed)
    if parsed.option or any(each is not None for each in given):
        raise BadOption("error-again-fixed", file=parsed.again)
    file = Path(parsed.again)
    if os.path.isdir(file):
        file /= MANIFEST
    plan = read_manifest(file)
    if any(bot.startswith("exec:") for bot in plan.bots):
        raise BadOption("error-again-program", file=file, bots=",".join(plan.bots))
    try:
        game, _ = begin(plan)
    except ContiendaError as error:
        raise BadOption("error-in-file", file=file, error=error) from None
    if plan.contienda != __version__:
        words = arguments.texts(parsed)
        sys.stderr.write(words("tournament-version", saved=plan.contienda, here=__version__) + "\n")
    return plan.by(__version__), game


def summary(plan: Plan, jobs: int, outcome: Outcome) -> Summary:
    cells = crosstable(plan.bots, outcome.games)
    rated = ratings(plan.bots, outcome.games)
    order = sorted(plan.bots, key=lambda bot: -rated[bot].mu)
    whole = [played for played in outcome.games if played.scores]
    standings: list[Standing] = []
    for bot in order:
        wins, games = total(bot, cells)
        mu, sigma, ordinal = rated[bot]
        standings.append(
            {"bot": bot, "games": games, "mu": mu, "sigma": sigma, "ordinal": ordinal, **share(wins, games)}
        )
    return {
        "game": plan.game,
        "version": plan.version,
        "options": plan.options,
        "bots": plan.bots,
        "seats": plan.seats,
        "deals": plan.deals,
        "seed": plan.seed,
        "games": len(whole),
        "planned": plan.games,
        "unfinished": len(outcome.games) - len(whole),
        "lost": lost_decisions(outcome),
        "standings": standings,
        "crosstable": [
            {"bot": one, "against": other, "games": cells[one, other].games, **share(*cells[one, other])}
            for one in order
            for other in order
            if one != other
        ],
        "endings": dict(sorted(Counter(each.ending for each in whole).items(), key=lambda each: (-each[1], each[0]))),
        "length": span(Counter(each.decisions for each in whole)),
        "kept": outcome.before,
        "seconds": outcome.seconds,
        "jobs": jobs,
        "build": build_info.name(),
        "interrupted": outcome.interrupted,
    }


def tell_failures(outcome: Outcome, words: Texts) -> None:
    """Print which bots lost decisions through their own errors, and the first error of each."""
    for bot, lost in lost_decisions(outcome).items():
        told = words("tournament-lost", bot=bot, count=lost)
        first = next(reports_of(bot, outcome), None)
        if first is not None:
            told += " " + words("tournament-first", first=first.phrase(words.language))
        screen(stderr=True).print(f"[magenta]{escape(told)}[/]", soft_wrap=True)


def reports_of(bot: str, outcome: Outcome) -> Iterator[ContiendaError]:
    for played in outcome.games:
        for name, report in zip(played.meeting.seats, played.reports, strict=False):
            if name == bot and report is not None:
                yield report


def lost_decisions(outcome: Outcome) -> dict[str, int]:
    found: Counter[str] = Counter()
    for played in outcome.games:
        for bot, lost in zip(played.meeting.seats, played.lost, strict=False):
            found[bot] += lost
    return {bot: lost for bot, lost in sorted(found.items()) if lost}


def show(game: Game, parsed: argparse.Namespace, found: Summary) -> None:
    words = Speaker(game, arguments.language(parsed), []).texts
    console = screen()
    games = found["games"]
    if found["interrupted"]:
        console.print(f"[magenta]{words('simulate-interrupted', games=games)}[/]")
    show_standings(f"{words('game-name')}: {words('simulate-games', games=games)}", found, console, words)
    show_crosstable(found, console, words)
    if found["seats"] > 2:
        console.print(words("tournament-chance", seats=found["seats"], share=1 / found["seats"]))
    console.print(length_line(found["length"], words))
    told = words(f"build-{found['build']}")
    fresh = words("simulate-games", games=games + found["unfinished"] - found["kept"])
    console.print(words("tournament-time", seconds=found["seconds"], games=fresh, jobs=found["jobs"], build=told))
    if parsed.out:
        console.print(escape(words("tournament-kept", folder=parsed.out)))
    if found["unfinished"]:
        console.print(f"[magenta]{words('simulate-unfinished', games=found['unfinished'])}[/]")


def show_standings(title: str, found: Summary, console: Console, words: Texts) -> None:
    """Print the bots by rating."""
    table = Table(title=title, title_justify="left")
    table.add_column("", justify="right")
    table.add_column(words("tournament-bot"), overflow="fold")
    for key in ("simulate-share", "simulate-interval", "tournament-rating", "tournament-least"):
        table.add_column(words(key), justify="right", no_wrap=key == "tournament-rating")
    for place, row in enumerate(found["standings"], 1):
        rating = words("tournament-around", middle=row["mu"], half=2 * row["sigma"])
        least = words("tournament-number", value=row["ordinal"])
        table.add_row(str(place), escape(row["bot"]), *share_cells(row, words)[1:], rating, least)
    console.print(table)


def show_crosstable(found: Summary, console: Console, words: Texts) -> None:
    """Print each bot's share against each other, with as many columns as the terminal has room for."""
    bots = [row["bot"] for row in found["standings"]]
    cells = {(row["bot"], row["against"]): row for row in found["crosstable"]}
    counts = sorted({row["games"] for row in found["crosstable"]})
    games = "–".join(words("whole", value=count) for count in (counts if len(counts) == 1 else (counts[0], counts[-1])))
    side = max(1, (console.width - max(len(bot) for bot in bots) - 9) // CELL)
    console.print(words("tournament-against", games=games))
    for first in range(0, len(bots), side):
        across = bots[first : first + side]
        table = Table(show_lines=True)
        table.add_column("", justify="right")
        table.add_column(words("tournament-bot"), overflow="fold")
        for number in range(first + 1, first + len(across) + 1):
            table.add_column(str(number), justify="right", no_wrap=True)
        for place, bot in enumerate(bots, 1):
            row = ["" if bot == other else cell_text(cells[bot, other], words) for other in across]
            table.add_row(str(place), escape(bot), *row)
        console.print(table)


def cell_text(cell: Against, words: Texts) -> str:
    """Format a cell: its share above its interval."""
    if cell["share"] is None or cell["interval"] is None:
        return NOTHING
    low, high = cell["interval"]
    between = words("tournament-between", low=100 * low, high=high)
    return f"[bold]{words('percent', value=cell['share'])}[/]\n{between}"
