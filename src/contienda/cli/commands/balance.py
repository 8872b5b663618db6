"""`contienda balance GAME`: who wins how, how long it takes, and what every card, element or unit is worth."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from contienda.cli import arguments, flags
from contienda.cli.commands.simulate import NOTHING
from contienda.cli.console.output import screen
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.i18n.sides import side_name
from contienda.i18n.speaker import Speaker, Texts
from contienda.lab.ablation import Effect
from contienda.lab.balance import Balance, Setup, measure, plan, setups, start_balance
from contienda.lab.engines import LOCAL, check_engine
from contienda.lab.figures import PACE, Figures, Share, Used, figures
from contienda.lab.items import VERB
from contienda.lab.rows import arrow
from contienda.lab.tournament import check_players

GAMES = 1000
BOTS = "random,greedy"
SHOWN = 8  # items at either end of the list
CERTAIN = "●"


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", metavar="GAME", help=words["game"])
    flags.scenario(parser, words)
    parser.add_argument("-n", "--games", type=int, default=GAMES, metavar="N", help=words["balance-games"])
    parser.add_argument("--bots", default=BOTS, metavar="LIST", help=words["balance-bots"])
    parser.add_argument("--players", type=int, metavar="P", help=words["tournament-players"])
    parser.add_argument("--presets", metavar="LIST", help=words["balance-presets"])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=words["option"])
    parser.add_argument("--vary", action="append", default=[], metavar="NAME=VALUES", help=words["balance-vary"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["seed"])
    parser.add_argument("--no-effects", action="store_true", help=words["balance-no-effects"])
    parser.add_argument("--all", action="store_true", help=words["balance-all"])
    parser.add_argument("--pace", type=float, default=PACE, metavar="S", help=words["balance-pace"])
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=words["jobs"])
    parser.add_argument("--engine", default=LOCAL, metavar="ENGINE", help=words["run-engine"])
    parser.add_argument("--out", metavar="FOLDER", help=words["balance-out"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    arrow()
    check_engine(parsed.engine)
    game = arguments.game(parsed.game, parsed)
    if parsed.games < 1:
        raise BadOption("error-games-count", value=parsed.games)
    if not 0 < parsed.pace <= 3600:
        raise BadOption("error-number", option="--pace", value=str(parsed.pace), low=1, high=3600)
    if parsed.out is not None and not parsed.out.strip():
        raise BadOption("error-tournament-out")
    seats = game.usual if parsed.players is None else parsed.players
    check_players(game, seats, "--players")
    listed = setups(game, presets(game, parsed), given(parsed), parsed.vary, bots(parsed))
    wanted = plan(game, seats, listed, 1 if parsed.seed is None else arguments.seed(parsed), parsed.games)
    if parsed.out is not None:
        return measured(parsed, game, start_balance(Path(parsed.out), wanted))
    with tempfile.TemporaryDirectory(prefix="contienda-") as folder:
        return measured(parsed, game, start_balance(Path(folder), wanted))


def presets(game: Game, parsed: argparse.Namespace) -> list[str]:
    return words_of(parsed.presets) if parsed.presets is not None else [each.name for each in game.presets]


def bots(parsed: argparse.Namespace) -> list[str]:
    return [word.removeprefix(arguments.BOT) for word in words_of(parsed.bots)]


def words_of(written: str) -> list[str]:
    return list(dict.fromkeys(word.strip() for word in written.split(",")))


def given(parsed: argparse.Namespace) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in parsed.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("error-option-without-value", option=word)
        found[name.strip()] = value.strip()
    return found


def measured(parsed: argparse.Namespace, game: Game, balance: Balance) -> int:
    """Play and report."""
    jobs = arguments.jobs(parsed, parsed.games)
    stopped = with_bars(lambda heard: measure(balance, jobs, parsed.engine, not parsed.no_effects, heard))
    if stopped:
        words = arguments.texts(parsed)
        screen(stderr=True).print(words("balance-stopped"), markup=False, soft_wrap=True)
        return 130
    found = [
        (setup, figures(balance.run(setup), game, parsed.pace), balance.effects(setup)) for setup in balance.plan.setups
    ]
    if parsed.json:
        arguments.print_json(
            {
                **asdict(balance.plan),
                "pace": parsed.pace,
                "setups": [
                    {**asdict(setup), **asdict(told), "effects": [asdict(each) for each in effects]}
                    for setup, told, effects in found
                ],
            }
        )
        return 0
    speaker = Speaker(game, arguments.language(parsed), [])
    show(screen(), speaker, balance, found, parsed.all)
    if parsed.out is not None:
        screen().print(speaker.texts("run-saved", folder=parsed.out), markup=False, soft_wrap=True)
    return 0


def with_bars(play: Callable[[Callable[[str, int, int], None]], bool]) -> bool:
    """Show a bar for the setup being played."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = progress.add_task("")

    def heard(setup: str, done: int, total: int) -> None:  # start no thread before workers fork
        progress.update(task, description=setup, completed=done, total=total)
        progress.refresh()

    try:
        return play(heard)
    finally:
        progress.stop()


# --- the report in the terminal ---------------------------------------------------------------------------------------


def show(
    console: Console,
    speaker: Speaker,
    balance: Balance,
    found: list[tuple[Setup, Figures, list[Effect]]],
    everything: bool,
) -> None:
    words = speaker.texts
    heading = f"{words('game-name')}: {words('balance-title', games=balance.plan.games, setups=len(found))}"
    table = plain_table(heading)
    table.add_column(words("balance-setup"))
    for seat in range(balance.plan.seats):
        table.add_column(seat_name(speaker, seat), justify="right")
    table.add_column(words("balance-nobody"), justify="right")
    for setup, told, _ in found:
        nobody = words("percent", value=told.drawn)
        table.add_row(escape(setup.name), *(interval(each, words) for each in told.wins), nobody)
    console.print(table)
    for setup, told, effects in found:
        console.print()
        console.print(setup.name, style="bold", markup=False)
        for line in lines(told, words):
            console.print(f"  {line}", markup=False)
        if told.used:
            show_items(console, speaker, told, effects, everything)
    if any(effects for _, _, effects in found):
        console.print()
        console.print(words("balance-worth"), style="dim", markup=False)


def plain_table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)


def lines(told: Figures, words: Texts) -> list[str]:
    """Put the figures of a setup into sentences."""
    endings = [
        f"{words('percent', value=count / max(1, told.games))} {words(f'ending-{name}')}"
        for name, count in told.endings.items()
    ]
    found = [
        *endings,
        words(
            "balance-length",
            turns=told.turns.mean,
            fewest=told.turns.p5,
            most=told.turns.p95,
            decisions=told.decisions.mean,
            least=told.decisions.p5,
            longest=told.decisions.p95,
            minutes=told.minutes,
        ),
        words("balance-choices", options=told.options, widest=told.widest, forced=words("percent", value=told.forced)),
    ]
    if told.lead_changes is not None and told.leader_wins is not None:
        won = interval(told.leader_wins, words)
        found.append(words("balance-course", changes=told.lead_changes, won=won))
    if told.unfinished:
        found.append(words("simulate-unfinished", games=told.unfinished))
    return found


def seat_name(speaker: Speaker, seat: int) -> str:
    return side_name(speaker.game, speaker.texts, seat) or f"{speaker.texts('simulate-seat')} {seat + 1}"


def interval(found: Share, words: Texts) -> str:
    """Format a share with its interval: 50.0% (44–56)."""
    low, high = (words("whole", value=100 * edge) for edge in (found.low, found.high))
    return f"{words('percent', value=found.share)} ({low}–{high})"


def show_items(console: Console, speaker: Speaker, told: Figures, effects: list[Effect], everything: bool) -> None:
    """List what was used: with effects, the most and the least valuable; without, what was used most."""
    words = speaker.texts
    by_item = {(each.kind, each.piece, each.seat): each for each in told.used}
    listed: list[tuple[Used, Effect | None]]
    if effects:
        listed = [(by_item[key], each) for each in effects if (key := (each.kind, each.piece, each.seat)) in by_item]
    else:
        listed = [(each, None) for each in sorted(told.used, key=lambda one: -one.used)]
    table = plain_table("")
    table.add_column(words("balance-item"), no_wrap=True, ratio=1)
    table.add_column(words("balance-seat"), no_wrap=True)
    draws = any(each.drawn for each, _ in listed)
    for column in (*(["drawn"] if draws else []), "used", "wins-used", "wins-kept", "effect"):
        table.add_column(words(f"balance-{column}"), justify="right", no_wrap=True)
    table.expand = True
    cut = not everything and len(listed) > 2 * SHOWN
    shown = [*listed[:SHOWN], *listed[-SHOWN:]] if cut else listed
    for at, (each, effect) in enumerate(shown):
        table.add_row(
            escape(item_name(speaker, each.kind, each.piece)),
            seat_name(speaker, each.seat),
            *([words("percent", value=each.drawn) if each.drawn else NOTHING] if draws else []),
            words("percent", value=each.used),
            rate(each.wins_used, words),
            rate(each.wins_kept, words),
            NOTHING if effect is None else worth(effect, words),
            end_section=cut and at == SHOWN - 1,
        )
    console.print(table)
    if cut:
        console.print(words("balance-cut", shown=len(shown), items=len(listed)), style="dim", markup=False)


def item_name(speaker: Speaker, kind: str, piece: str) -> str:
    return speaker.texts(f"verb-{piece}") if kind == VERB else speaker.label(kind, piece)


def rate(found: Share, words: Texts) -> str:
    return words("percent", value=found.share) if found.games else NOTHING


def worth(found: Effect, words: Texts) -> str:
    """Format an effect in percentage points, +38.7 ± 5.7, marked if chance does not explain it."""
    sign = "+" if found.effect > 0 else "−" if found.effect < 0 else ""
    value = words("decimal", value=100 * abs(found.effect))
    half = words("decimal", value=50 * (found.high - found.low))
    return f"{sign}{value} ± {half} {CERTAIN if found.sure else ' '}"
