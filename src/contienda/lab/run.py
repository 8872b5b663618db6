"""Plays the missing games of a run over an engine, and sums up what a run holds."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from contienda import __version__
from contienda.bots.bot import Failures
from contienda.bots.factory import make
from contienda.core.game import Game
from contienda.core.options import as_written
from contienda.lab.block import (
    Block,
    is_reproducible,
    marker_names,
    opening,
    parquet,
    play_block,
    seated,
    vocabulary_table,
)
from contienda.lab.parallel import spread_over
from contienda.lab.plan import Job
from contienda.lab.rows import DECISIONS, GAMES, TABLES, TURNS
from contienda.lab.run_folder import ACTIONS_FILE, RunFolder
from contienda.lab.simulate import Outcome, add_failures
from contienda.play.playout import Tally

LIMIT = 4.0  # seconds a worker plays before it reports; a stopped run loses at most so much work of each
CHUNK = 65_536  # most games handed out at once


def job(game: Game, options: dict[str, int], bots: list[str], seed: int, rows: list[str]) -> Job:
    """Describe a run; games between bots that cannot be repeated always keep their decisions."""
    if not all(is_reproducible(make(bot, programs=True)) for bot in bots):
        rows = [*rows, DECISIONS]
    wanted = [table for table in TABLES if table == GAMES or table in rows]
    markers = marker_names(game, game.start(len(bots), options)) if TURNS in wanted else []
    return Job(
        contienda=__version__,
        game=game.id,
        version=game.version,
        options=as_written(game.options, options),
        seats=bots,
        seed=seed,
        rows=wanted,
        scenario=game.scenario_text,
        markers=markers,
    )


def play_run(folder: RunFolder, jobs: int, where: str, progress: Callable[[int], None] = lambda done: None) -> Outcome:
    """Play what is missing; Ctrl-C keeps finished blocks. The first call of `progress` is 0, once the workers run."""
    begin = time.perf_counter()
    failures: list[Failures] = [(0, [])] * len(folder.job.seats)
    if not (folder.path / ACTIONS_FILE).exists():
        folder.put(ACTIONS_FILE, parquet(vocabulary_table(opening(folder.job)[0])))

    def take(block: Block) -> None:
        folder.append(block.span, block.tables)
        add_failures(failures, block.failures)

    work = [range(span.first, span.end) for span in folder.missing()]
    try:
        play = partial(play_block, folder.job)
        interrupted = bool(work) and spread_over(where, play, work, jobs, take, progress, LIMIT, CHUNK)
    finally:
        for bot in seated(tuple(folder.job.seats)) if jobs == 1 else []:
            bot.close()
        seated.cache_clear()
        folder.close()
    return Outcome(tally(folder), time.perf_counter() - begin, interrupted, failures)


def tally(folder: RunFolder) -> Tally:
    """Sum up the finished games of a run, block by block."""
    import pyarrow.compute as pc

    found = Tally(len(folder.job.seats))
    for rows in folder.read(GAMES):
        over = rows.filter(rows["over"])
        found.games += over.num_rows
        found.unfinished += rows.num_rows - over.num_rows
        found.decisions += pc.sum(rows["decisions"]).as_py() or 0
        found.chances += pc.sum(rows["chances"]).as_py() or 0
        found.branches += pc.sum(rows["options"]).as_py() or 0
        found.widest = max(found.widest, pc.max(rows["widest"]).as_py() or 0)
        for seat in range(len(found.wins)):
            found.wins[seat] += pc.sum(over[f"win_{seat}"]).as_py() or 0.0
            found.scores[seat] += pc.sum(over[f"score_{seat}"]).as_py() or 0.0
        for counted in pc.value_counts(over["ending"]).to_pylist():
            found.endings[counted["values"]] = found.endings.get(counted["values"], 0) + counted["counts"]
        for counted in pc.value_counts(over["decisions"]).to_pylist():
            found.lengths[counted["values"]] = found.lengths.get(counted["values"], 0) + counted["counts"]
    return found
