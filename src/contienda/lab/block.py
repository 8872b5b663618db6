"""A block of games: played by one process, and returned as Parquet files in memory.

A block depends only on its job and its numbers, so any process on any machine returns the same rows, and a block lost
with its process is simply played again.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from contienda.bots.bot import THOUGHT, Bot, CarelessBot, Failures, GreedyBot, RandomBot, Sight
from contienda.bots.external import ExternalBot
from contienda.bots.factory import make
from contienda.bots.parallel_search import PooledBot
from contienda.bots.search_bot import SearchBot
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.lab.plan import Job, Span
from contienda.lab.rows import COMPRESSION, DECISIONS, GAMES, LEVEL, PIECES, TURNS, actions_schema, schema
from contienda.play.policy import Policy
from contienda.play.record import Column, RealColumn, Record, Watcher, policy_games, random_games

if TYPE_CHECKING:
    import pyarrow as pa

MOST_ROWS = 1_000_000  # of a block, so that memory stays flat
MOST_AT_ONCE = 64  # games between two looks at the clock
_CAPITAL = re.compile(r"(?<!^)([A-Z])")


class Block(NamedTuple):
    """The rows of some games, and what went wrong with bots in them."""

    span: Span
    tables: dict[str, bytes]  # Parquet
    failures: list[Failures]  # by seat


class Markers(Watcher):
    """Asks the debrief of the game for its figures."""

    def __init__(self, game: Game) -> None:
        self.part = registry.part(game.id, "debrief")

    def markers(self, state: State) -> list[int]:
        return [int(each.value) for each in self.part.markers(state)] if self.part is not None else []


def marker_names(game: Game, start: State) -> list[str]:
    """Return the names of the game's figures: `stability`, or `points_0` for each seat."""
    part = registry.part(game.id, "debrief")
    found = part.markers(start) if part is not None else []
    return [each.key if each.seat < 0 else f"{each.key}_{each.seat}" for each in found]


@lru_cache(maxsize=1)
def seated(names: tuple[str, ...]) -> list[Bot]:
    """Return this process's bots, kept between blocks so that external programs start only once."""
    return [make(name, programs=True) for name in names]


def opening(job: Job) -> tuple[Game, dict[str, int], State]:
    """Return the game, its options and the first position of every game of the job."""
    game = registry.load(job.game, job.scenario, yardsticks=True)
    options = game.resolve(game.presets[0].name, dict(job.options))
    return game, options, game.start(len(job.seats), options)


def policy(bot: Bot, size: int, banned: Sequence[int] = ()) -> Policy | None:
    """Return what plays exactly like this bot in compiled code, if it is that simple."""
    if type(bot) is RandomBot:
        return Policy(1.0, False, 0.0, list(banned), size)
    if type(bot) is GreedyBot:
        return Policy(0.0, False, bot.temperature, list(banned), size)
    if type(bot) is CarelessBot:
        return Policy(bot.slip, True, 0.0, list(banned), size)
    return None


def is_reproducible(bot: Bot) -> bool:
    """Tell whether the bot plays the same game again from the same seed: no program, and no time limit."""
    return not isinstance(bot, ExternalBot) and not (isinstance(bot, SearchBot | PooledBot) and bot.seconds > 0)


def play_block(job: Job, numbers: Sequence[int], limit: float) -> tuple[int, Block]:
    """Play games of a range until all are played, time is up or the rows are many; return how many, and their rows."""
    game, options, start = opening(job)
    record = new_record(job, game, start)
    bots = seated(tuple(job.seats))
    policies = [each for each in (policy(bot, game.vocabulary.size) for bot in bots) if each is not None]
    only_random = all(type(bot) is RandomBot for bot in bots)
    lost: list[list[int]] = []  # by game and seat
    failures: list[Failures] = [(0, [])] * len(bots)
    until = time.monotonic() + limit
    done, step = 0, 1
    while done < len(numbers) and (done == 0 or (time.monotonic() < until and record.rows < MOST_ROWS)):
        number, size = numbers[done], min(step, len(numbers) - done)
        if only_random:
            random_games(record, start, job.seed, number, size, game.bound)
            step = min(step * 2, MOST_AT_ONCE)
        elif len(policies) == len(bots):
            policy_games(record, start, policies, job.seed, THOUGHT, number, size, game.bound)
        else:
            told = bot_game(record, game, options, start, bots, job.seed, number)
            lost.append([count for count, _ in told])
            failures = [(a + b, (first + more)[:1]) for (a, first), (b, more) in zip(failures, told, strict=True)]
        done += size
    span = Span(numbers[0], numbers[0] + done)
    found = tables(job, game, record, lost)
    return done, Block(span, {name: parquet(rows) for name, rows in found.items()}, failures)


def bot_game(
    record: Record, game: Game, options: dict[str, int], start: State, bots: list[Bot], seed: int, number: int
) -> list[Failures]:
    """Play one game between any bots; chance and thought draw from streams of their own."""
    chance, thought = Rng(seed, number), Rng(seed, THOUGHT + number)
    for seat, bot in enumerate(bots):
        bot.begin(game, options, len(bots), seat)
    state = start.copy()
    record.begin(state, number)
    taken = 0
    while (actor := int(state.actor())) != OVER and taken < game.bound:
        if actor == CHANCE:
            action = int(state.sample(chance))
            record.drawn(state, action)
            state.advance(action)
        else:
            action = bots[actor].pick(Sight(state, actor), thought)
            record.decided(state, actor, action)
            state.apply(action)
        record.moved(state)
        taken += 1
    record.finish(state)
    if state.actor() == OVER:
        for seat, bot in enumerate(bots):
            bot.end(Sight(state, seat), state.scores(), state.ending())
    return [bot.failures() for bot in bots]


def new_record(job: Job, game: Game, start: State) -> Record:
    watcher = Markers(game) if job.markers else Watcher()
    return Record(start, TURNS in job.rows, DECISIONS in job.rows, PIECES in job.rows, watcher)


# --- rows as Arrow tables ---------------------------------------------------------------------------------------------


def tables(job: Job, game: Game, record: Record, lost: list[list[int]]) -> dict[str, pa.Table]:
    """Return the tables of the job."""
    import pyarrow as pa

    seats = len(job.seats)
    whole = [numbers(column) for column in record.games_table]
    whole[2] = words(whole[2], list(game.endings))
    scores = [reals(column) for column in record.scores]
    wins = [reals(column, missing=False) for column in record.wins]
    failed = [pa.array([each[seat] for each in lost] or [0] * len(whole[0]), pa.int32()) for seat in range(seats)]
    # Everything but the order is in rows.py.
    columns = [whole[0], whole[1], whole[2], whole[3], whole[4], whole[5], whole[6], whole[7], whole[8]]
    found = {GAMES: table(GAMES, job, [*columns, *scores, *wins, *failed])}
    if TURNS in job.rows:
        values = [reals(column) for column in record.values]
        markers = [numbers(column) for column in record.markers] or [numbers(Column()) for _ in job.markers]
        turns = [numbers(column) for column in record.turns_table]
        found[TURNS] = table(TURNS, job, [*turns, *values, *markers])
    if DECISIONS in job.rows:
        decisions = [numbers(column) for column in record.decisions_table]
        decisions[4] = words(decisions[4], step_names(game))
        found[DECISIONS] = table(DECISIONS, job, [*decisions, said(game, decisions[6])])
    if PIECES in job.rows:
        number, seat, code, offered, taken = (numbers(column) for column in record.pieces_table)
        chance = by_chance(game, code)
        found[PIECES] = table(PIECES, job, [number, seat, chance, code, said(game, code), offered, taken])
    return found


def table(name: str, job: Job, columns: list[pa.Array]) -> pa.Table:
    import pyarrow as pa

    fields = schema(name, len(job.seats), job.markers)
    return pa.table([column.cast(field.type) for column, field in zip(columns, fields, strict=True)], schema=fields)


def numbers(column: Column) -> pa.Array:
    """Take a column over without copying it."""
    import pyarrow as pa

    return pa.Array.from_buffers(pa.int64(), len(column.items), [None, pa.py_buffer(memoryview(column.items))])


def reals(column: RealColumn, missing: bool = True) -> pa.Array:
    """The same for numbers that are not whole; those below 0 are unknown."""
    import pyarrow as pa
    import pyarrow.compute as pc

    found = pa.Array.from_buffers(pa.float64(), len(column.items), [None, pa.py_buffer(memoryview(column.items))])
    return pc.if_else(pc.less(found, 0.0), pa.scalar(None, pa.float64()), found) if missing else found


def words(column: pa.Array, names: list[str]) -> pa.Array:
    """Replace numbers by the names they count; -1 has none."""
    import pyarrow as pa
    import pyarrow.compute as pc

    found = pc.if_else(pc.less(column, 0), pa.scalar(None, pa.int64()), column).cast(pa.int32())
    return pa.DictionaryArray.from_arrays(found, pa.array(names, pa.string()))


def said(game: Game, codes: pa.Array) -> pa.Array:
    """Return the actions in words; only those that occur are put into words."""
    import pyarrow as pa

    found = codes.dictionary_encode()
    told = [str(game.vocabulary.say(code)) for code in found.dictionary.to_pylist()]
    return pa.DictionaryArray.from_arrays(found.indices, pa.array(told, pa.string()))


def by_chance(game: Game, codes: pa.Array) -> pa.Array:
    """Tell which actions are outcomes of chance."""
    import pyarrow as pa

    found = codes.dictionary_encode()
    told = [game.vocabulary.say(code).verb.chance for code in found.dictionary.to_pylist()]
    return pa.array(told, pa.bool_()).take(found.indices)


def step_names(game: Game) -> list[str]:
    """Return the name of every step by its number, as the rulebook's sequence of play has it."""
    steps = getattr(game, "step_objects", None)
    if steps is None:
        return list(game.steps)
    return [_CAPITAL.sub(r"_\1", type(step).__name__).lower() for step in steps.by_number]


def vocabulary_table(game: Game) -> pa.Table:
    """Return what each action code says, piece by piece."""
    import pyarrow as pa

    rows: list[tuple[int, str, bool, str, str | None, str | None, str | None]] = []
    for code in range(game.vocabulary.adjusting_from):
        found = game.vocabulary.say(code)
        verb, whole = found.verb, str(found)
        named: list[tuple[str | None, str | None, str | None]] = [
            (argument.name, argument.piece.kind, argument.piece.name(value))
            for argument, value in zip(verb.arguments, found.values, strict=True)
        ]
        for name, kind, piece in named or [(None, None, None)]:
            rows.append((code, verb.name, verb.chance, whole, name, kind, piece))
    fields = actions_schema()
    columns = list(zip(*rows, strict=True))
    return pa.table([pa.array(column, field.type) for column, field in zip(columns, fields, strict=True)], fields)


def parquet(found: pa.Table) -> bytes:
    """Return the table as a Parquet file."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    pq.write_table(found, sink, compression=COMPRESSION, compression_level=LEVEL)
    return bytes(sink.getvalue())
