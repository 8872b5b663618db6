"""`contienda simulate`: many games, then wins by seat with intervals, length, branching and speed."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from typing import TypedDict

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from contienda.cli import ask
from contienda.cli.screen import screen
from contienda.core import build
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.texts import Speaker, Texts
from contienda.lab.simulate import Order, Outcome, simulate
from contienda.lab.wilson import wilson


class Wins(TypedDict):
    """One seat's share of the wins, with its 95 % interval."""

    seat: int
    wins: float
    share: float
    interval: tuple[float, float]


class Summary(TypedDict):
    """What `--json` prints."""

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


def run(parsed: argparse.Namespace) -> int:
    game = ask.game(parsed.game, parsed)
    seats = ask.seats(game, parsed.seats, ["bot:random"] * game.fewest, humans=False)
    options = ask.options(game, parsed)
    game.start(len(seats), options)
    if parsed.games < 1:
        raise BadOption("error-games-count", value=parsed.games)
    jobs = parsed.jobs or min(os.cpu_count() or 1, parsed.games)
    if not 1 <= jobs <= 256:
        raise BadOption("error-number", option="--jobs", value=str(parsed.jobs), low=1, high=256)
    seed = 1 if parsed.seed is None else ask.seed(parsed)
    order = Order(game.id, options, [seat.removeprefix(ask.BOT) for seat in seats], seed, game.scenario_text)
    outcome = with_progress(order, parsed.games, jobs, ask.texts(parsed))
    found = summary(game, seats, options, seed, jobs, outcome)
    if parsed.json:
        ask.print_json(found)
    else:
        show(game, parsed, found)
    tell_failures(outcome, seats, ask.texts(parsed))
    return 130 if outcome.interrupted else 0


def tell_failures(outcome: Outcome, seats: list[str], words: Texts) -> None:
    """Which bots lost decisions by a fault of their own; one sentence for each."""
    for number, (lost, reports) in enumerate(outcome.failures, 1):
        if lost:
            first = reports[0].told(words.language) if reports else ""
            told = words("simulate-lost", bot=seats[number - 1], seat=number, count=lost, first=first)
            screen(stderr=True).print(f"[yellow]{escape(told)}[/]", soft_wrap=True)


def with_progress(order: Order, games: int, jobs: int, words: Texts) -> Outcome:
    """Play, with a bar for whoever waits."""
    progress = Progress(
        TextColumn(words("simulate-progress", game=order.game)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = progress.add_task("", total=games)

    def show_progress(played: int) -> None:  # the first call comes when the workers stand: no thread before they fork
        progress.start()
        progress.advance(task, played)

    try:
        outcome = simulate(order, games, jobs, show_progress)
        if outcome.interrupted:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not lose what was played
        return outcome
    finally:
        progress.stop()


def summary(game: Game, seats: list[str], options: dict[str, int], seed: int, jobs: int, outcome: Outcome) -> Summary:
    tally = outcome.tally
    lengths = sorted(tally.lengths.items())
    actions = tally.decisions + tally.chances
    return {
        "game": game.id,
        "version": game.version,
        "options": {option.name: option.written(options[option.name]) for option in game.options},
        "seats": seats,
        "seed": seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "lost": [lost for lost, _ in outcome.failures],
        "wins": [
            {"seat": seat, "wins": wins, "share": wins / max(1, tally.games), "interval": wilson(wins, tally.games)}
            for seat, wins in enumerate(tally.wins)
        ],
        "scores": [score / max(1, tally.games) for score in tally.scores],
        "endings": dict(sorted(tally.endings.items(), key=lambda each: (-each[1], each[0]))),
        "length": {
            "mean": sum(length * count for length, count in lengths) / max(1, tally.games),
            "p5": quantile(lengths, 0.05),
            "median": quantile(lengths, 0.5),
            "p95": quantile(lengths, 0.95),
            "longest": lengths[-1][0] if lengths else 0,
        },
        "branching": {"mean": tally.branches / max(1, tally.decisions), "widest": tally.widest},
        "actions": actions,
        "seconds": outcome.seconds,
        "games_per_s": tally.games / outcome.seconds,
        "decisions_per_s": tally.decisions / outcome.seconds,
        "actions_per_s": actions / outcome.seconds,
        "jobs": jobs,
        "build": build.name(),
        "interrupted": outcome.interrupted,
    }


def quantile(lengths: list[tuple[int, int]], share: float) -> int:
    """The length below which that share of the games ended."""
    total = sum(count for _, count in lengths)
    seen = 0
    for length, count in lengths:
        seen += count
        if seen >= share * total:
            return length
    return 0


def share_cells(row: Wins, words: Texts) -> list[str]:
    """Wins, share and interval of a seat, as a table shows them."""
    low, high = row["interval"]
    between = f"{words('percent', value=low)} – {words('percent', value=high)}"
    return [words("whole", value=row["wins"]), words("percent", value=row["share"]), between]


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
    words = Speaker(game, ask.language(parsed), []).texts
    console = screen()
    games = found["games"]
    if found["interrupted"]:
        console.print(f"[yellow]{words('simulate-interrupted', games=games)}[/]")
    table = Table(title=f"{words('game-name')}: {words('simulate-games', games=games)}", title_justify="left")
    for column in ("seat", "player", "wins", "share", "interval"):
        table.add_column(words(f"simulate-{column}"), justify="left" if column == "player" else "right")
    for row in found["wins"]:
        table.add_row(
            str(row["seat"] + 1),
            found["seats"][row["seat"]],
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
        console.print(f"[yellow]{words('simulate-unfinished', games=found['unfinished'])}[/]")
