"""`contienda load`: play many tables through real sockets on this computer, and measure how long people would wait.

Exit code 1 if a move was lost, duplicated or reported wrongly; the figures of such a run are worthless.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from contienda.cli import arguments
from contienda.cli.console.output import screen
from contienda.core import registry
from contienda.i18n.speaker import Texts

if TYPE_CHECKING:
    from contienda.loadtest.figures import Figures, OfServer
    from contienda.loadtest.run import Load

KILO = 1000
COLUMNS = ("url", "tables", "moves", "p50", "p99", "time", "stored", "passed", "memory", "errors")


def add_arguments(parser: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words["load-game"])
    parser.add_argument("--tables", type=int, default=100, metavar="N", help=words["load-tables"])
    parser.add_argument("--viewers", type=int, default=2, metavar="V", help=words["load-viewers"])
    parser.add_argument("--pace", type=float, default=3.0, metavar="SECONDS", help=words["load-pace"])
    parser.add_argument("--seconds", type=float, default=20.0, metavar="T", help=words["load-seconds"])
    parser.add_argument("--connect", action="append", metavar="URL", help=words["load-connect"])
    parser.add_argument("--spread", action="store_true", help=words["load-spread"])
    parser.add_argument("--seed", type=int, metavar="S", help=words["load-seed"])
    parser.add_argument("--json", action="store_true", help=words["json"])


def run(parsed: argparse.Namespace) -> int:
    import msgspec

    from contienda.loadtest.run import Load

    load = Load(
        game=parsed.game or registry.names()[0],
        tables=parsed.tables,
        viewers=parsed.viewers,
        pace=parsed.pace,
        seconds=parsed.seconds,
        connect=tuple(parsed.connect or ()),
        spread=parsed.spread,
        seed=1 if parsed.seed is None else arguments.seed(parsed),
    )
    words = arguments.texts(parsed)
    found = with_progress(load, words)
    if parsed.json:
        arguments.print_json(msgspec.to_builtins(found))
    else:
        show(found, words)
    return 1 if found.violated else 0


def with_progress(load: Load, words: Texts) -> Figures:
    """Measure, with a progress bar that shows the current activity."""
    from contienda.loadtest.run import run as measure

    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    task = progress.add_task(words("load-doing-start"), total=None)
    doing = ""

    def show_progress(what: str, done: float, total: float) -> None:
        nonlocal doing
        if what != doing:
            doing = what
            progress.reset(task, total=total, description=words(f"load-doing-{what}"))
        progress.update(task, completed=done)

    with progress:
        return measure(load, show_progress)


def show(found: Figures, words: Texts) -> None:
    def milliseconds(value: float) -> str:
        return words("load-ms", value=value)

    def kilobytes(value: float | None) -> str:
        return words("load-unknown") if value is None else words("load-kb", value=value / KILO)

    pace = words("load-every", seconds=found.pace) if found.pace else words("load-flat-out")
    table = Table(title=f"{escape(found.game)}: {pace}", title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key, value in (
        ("load-tables", words("whole", value=found.tables)),
        ("load-sockets", words("whole", value=found.sockets)),
        ("load-moves", words("whole", value=found.moves)),
        ("load-moves-per-s", words("whole", value=found.moves_per_s)),
        ("load-p50", milliseconds(found.p50_ms)),
        ("load-p95", milliseconds(found.p95_ms)),
        ("load-p99", milliseconds(found.p99_ms)),
        ("load-longest", milliseconds(found.longest_ms)),
        ("load-frame", words("load-b", value=found.frame_median)),
        ("load-bytes", words("load-b", value=found.bytes_per_move)),
        ("load-memory", kilobytes(found.memory_per_table)),
        ("load-memory-rest", kilobytes(found.memory_at_rest)),
        ("load-server-cpu", words("load-unknown") if found.server_ms is None else milliseconds(found.server_ms)),
        ("load-client-cpu", milliseconds(found.client_ms)),
    ):
        table.add_row(words(key), value)
    console = screen()
    console.print(table)
    if found.servers:
        console.print(each_server(found.servers, words))
    console.print(
        words("load-checked", games=found.games, documents=found.compared, logs=found.logs, build=build(found, words))
    )
    if found.held:
        console.print(words("load-held", moves=found.held))
    if found.moved:
        console.print(words("load-moved", tables=found.moved))
    if not found.violated:
        console.print(words("load-clean"))
        return
    console.print(f"[bright_red]{words('load-violations', count=found.violated)}[/]")
    for each in found.violations:
        console.print("  " + escape(words(f"load-violation-{each.kind}", table=each.table, **each.values)))


def each_server(servers: list[OfServer], words: Texts) -> Table:
    """Return the figures of each server, one line each."""

    def known(value: float | None, key: str, scale: float = 1) -> str:
        return words("load-unknown") if value is None else words(key, value=value * scale)

    table = Table(title=words("load-each-server"), title_justify="left")
    for number, key in enumerate(COLUMNS):
        table.add_column(words(f"load-server-{key}"), justify="right" if number else "left")
    for each in servers:
        table.add_row(
            escape(each.url),
            words("whole", value=each.tables),
            words("whole", value=each.moves),
            words("load-ms", value=each.p50_ms),
            words("load-ms", value=each.p99_ms),
            known(each.server_s, "load-s"),
            known(each.stored, "whole"),
            known(each.passed_on, "whole"),
            known(each.memory, "load-kb", 1 / KILO),
            words("whole", value=each.violated),
        )
    return table


def build(found: Figures, words: Texts) -> str:
    return words(f"build-{found.build}")
