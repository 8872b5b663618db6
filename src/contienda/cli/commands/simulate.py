"""`contienda simulate`: play many games; report wins by seat with intervals, length, branching and speed."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from rich.markup import escape
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.console.output import screen
from contienda.cli.console.progress import with_progress
from contienda.core import build_info
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.i18n.speaker import Speaker, Texts
from contienda.lab.engines import LOCAL, check_engine
from contienda.lab.plan import GAME_BOUND, Span, shard
from contienda.lab.rows import GAMES, TABLES, arrow
from contienda.lab.run import job as run_of
from contienda.lab.run import play_run
from contienda.lab.run_folder import start_run
from contienda.lab.simulate import Order, Outcome, simulate
from contienda.lab.wilson import wilson

NOTHING = "–"


class Share(TypedDict):
    """A share of the wins with its 95 % interval; empty if no game was played."""

    wins: float
    share: float | None
    interval: tuple[float, float] | None


class Wins(Share):
    """The wins of one seat."""

    seat: int


class Summary(TypedDict):
    """The output of `--json`."""

    game: str
    version: int
    options: dict[str, str]
    seats: list[str]
    seed: int
    games: int
    unfinished: int
    lost: list[int]
    wins: list[Wins]
    scores: list[float]
    endings: dict[str, int]
    length: dict[str, float]
    branching: dict[str, float]
    actions: int
    seconds: float
    games_per_s: float
    decisions_per_s: float
    actions_per_s: float
    jobs: int
    build: str
    interrupted: bool


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", metavar="GAME", help=words["game"])
    flags.scenario(parser, words)
    parser.add_argument("-n", "--games", type=int, default=1000, metavar="N", help=words["games-count"])
    flags.seating(parser, words, words["seats-bots"])
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--out", metavar="FOLDER", help=words["run-out"])
    parser.add_argument("--rows", metavar="LIST", help=words["run-rows"])
    parser.add_argument("--first", type=int, default=0, metavar="N", help=words["run-first"])
    parser.add_argument("--shard", metavar="I/N", help=words["run-shard"])
    parser.add_argument("--engine", default=LOCAL, metavar="ENGINE", help=words["run-engine"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    game = arguments.game(parsed.game, parsed)
    seats = arguments.seats(game, parsed.seats, ["bot:random"] * game.fewest, humans=False)
    options = arguments.options(game, parsed)
    game.start(len(seats), options)
    if parsed.games < 1:
        raise BadOption("error-games-count", value=parsed.games)
    jobs = arguments.jobs(parsed, parsed.games)
    seed = 1 if parsed.seed is None else arguments.seed(parsed)
    bots = [seat.removeprefix(arguments.BOT) for seat in seats]
    words = arguments.texts(parsed)
    if parsed.out is not None:
        outcome = kept(parsed, game, options, bots, seed, jobs)
    else:
        check_only_with_out(parsed)
        outcome = simulated(Order(game.id, options, bots, seed, game.scenario_text), parsed.games, jobs, words)
    found = summary(game, seats, options, seed, jobs, outcome)
    if parsed.json:
        arguments.print_json(found)
    else:
        show(game, parsed, found)
        if parsed.out is not None:
            screen().print(words("run-saved", folder=parsed.out), markup=False, soft_wrap=True)
    tell_failures(outcome, seats, words)
    return 130 if outcome.interrupted else 0


def check_only_with_out(parsed: argparse.Namespace) -> None:
    """Refuse options that mean something only for a run that is kept."""
    for name, given in (("--rows", parsed.rows), ("--shard", parsed.shard), ("--first", parsed.first)):
        if given:
            raise BadOption("error-only-with-out", option=name)
    if parsed.engine != LOCAL:
        raise BadOption("error-only-with-out", option="--engine")


def kept(
    parsed: argparse.Namespace, game: Game, options: dict[str, int], bots: list[str], seed: int, jobs: int
) -> Outcome:
    """Play what is missing in the folder of the call, with a progress bar."""
    if not parsed.out.strip():
        raise BadOption("error-tournament-out")
    highest = GAME_BOUND - parsed.games
    if not 0 <= parsed.first <= highest:
        raise BadOption("error-number", option="--first", value=str(parsed.first), low=0, high=highest)
    asked = Span(parsed.first, parsed.first + parsed.games)
    if parsed.shard is not None:
        asked = shard(parsed.shard, parsed.games, parsed.first)
    arrow()
    check_engine(parsed.engine)
    job = run_of(game, options, bots, seed, table_names(parsed.rows))
    folder = start_run(Path(parsed.out), job, [asked])
    told = arguments.texts(parsed)("simulate-progress", game=game.id)
    total = sum(span.games for span in folder.asked)
    return with_progress(lambda progress: play_run(folder, jobs, parsed.engine, progress), told, total, folder.games)


def table_names(written: str | None) -> list[str]:
    """Read a list of tables; `all` are all of them."""
    found = [word.strip() for word in (written or GAMES).split(",")]
    for word in found:
        if word not in (*TABLES, "all"):
            raise BadOption("error-rows", value=word, names=", ".join(TABLES))
    return list(TABLES) if "all" in found else found


def tell_failures(outcome: Outcome, seats: list[str], words: Texts) -> None:
    """Print one sentence for each bot that lost decisions through its own errors."""
    for number, (lost, reports) in enumerate(outcome.failures, 1):
        if lost:
            first = reports[0].phrase(words.language) if reports else ""
            told = words("simulate-lost", bot=seats[number - 1], seat=number, count=lost, first=first)
            screen(stderr=True).print(f"[magenta]{escape(told)}[/]", soft_wrap=True)


def simulated(order: Order, games: int, jobs: int, words: Texts) -> Outcome:
    """Play, with a progress bar."""
    told = words("simulate-progress", game=order.game)
    return with_progress(lambda progress: simulate(order, games, jobs, progress), told, games)


def summary(game: Game, seats: list[str], options: dict[str, int], seed: int, jobs: int, outcome: Outcome) -> Summary:
    tally = outcome.tally
    actions = tally.decisions + tally.chances
    return {
        "game": game.id,
        "version": game.version,
        "options": as_written(game.options, options),
        "seats": seats,
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "lost": [lost for lost, _ in outcome.failures],
        "wins": [{"seat": seat, **share(wins, tally.games)} for seat, wins in enumerate(tally.wins)],
        "scores": [score / max(1, tally.games) for score in tally.scores],
        "endings": dict(sorted(tally.endings.items(), key=lambda each: (-each[1], each[0]))),
        "length": span(tally.lengths),
        "branching": {"mean": tally.branches / max(1, tally.decisions), "widest": tally.widest},
        "actions": actions,
        "seconds": outcome.seconds,
        "games_per_s": tally.games / outcome.seconds,
        "decisions_per_s": tally.decisions / outcome.seconds,
        "actions_per_s": actions / outcome.seconds,
        "jobs": jobs,
        "build": build_info.name(),
        "interrupted": outcome.interrupted,
    }


def share(wins: float, games: int) -> Share:
    if games == 0:
        return {"wins": wins, "share": None, "interval": None}
    return {"wins": wins, "share": wins / games, "interval": wilson(wins, games)}


def span(lengths: Mapping[int, int]) -> dict[str, float]:
    """Describe how long games were, from the number of games of each length."""
    found = sorted(lengths.items())
    return {
        "mean": sum(length * count for length, count in found) / max(1, sum(lengths.values())),
        "p5": quantile(found, 0.05),
        "median": quantile(found, 0.5),
        "p95": quantile(found, 0.95),
        "longest": found[-1][0] if found else 0,
    }


def quantile(lengths: list[tuple[int, int]], share: float) -> int:
    """Return the length within which that share of the games ended."""
    total = sum(count for _, count in lengths)
    seen = 0
    for length, count in lengths:
        seen += count
        if seen >= share * total:
            return length
    return 0


def share_cells(row: Share, words: Texts) -> list[str]:
    """Format wins, share and interval for a table."""
    wins = words("whole", value=row["wins"])
    if row["share"] is None or row["interval"] is None:
        return [wins, NOTHING, NOTHING]
    low, high = row["interval"]
    between = f"{words('percent', value=low)} – {words('percent', value=high)}"
    return [wins, words("percent", value=row["share"]), between]


def length_line(length: dict[str, float], words: Texts) -> str:
    return words(
        "simulate-length",
        mean=length["mean"],
        median=length["median"],
        low=length["p5"],
        high=length["p95"],
        longest=length["longest"],
    )


def show(game: Game, parsed: argparse.Namespace, found: Summary) -> None:
    words = Speaker(game, arguments.language(parsed), []).texts
    console = screen()
    games = found["games"]
    if found["interrupted"]:
        console.print(f"[magenta]{words('simulate-interrupted', games=games)}[/]")
    table = Table(title=f"{words('game-name')}: {words('simulate-games', games=games)}", title_justify="left")
    for column in ("seat", "player", "wins", "share", "interval"):
        table.add_column(words(f"simulate-{column}"), justify="left" if column == "player" else "right")
    for row in found["wins"]:
        table.add_row(
            str(row["seat"] + 1),
            escape(found["seats"][row["seat"]]),
            *share_cells(row, words),
        )
    console.print(table)
    for ending, count in found["endings"].items():
        console.print(f"  {words('percent', value=count / games):>7}  {words(f'ending-{ending}')}")
    branching = found["branching"]
    console.print(length_line(found["length"], words))
    console.print(words("simulate-branching", mean=branching["mean"], widest=branching["widest"]))
    console.print(
        words(
            "simulate-speed",
            games=found["games_per_s"],
            decisions=found["decisions_per_s"],
            seconds=found["seconds"],
            jobs=found["jobs"],
            build=words(f"build-{found['build']}"),
        )
    )
    if found["unfinished"]:
        console.print(f"[magenta]{words('simulate-unfinished', games=found['unfinished'])}[/]")
