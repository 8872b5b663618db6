"""A game of a run again, as a replay: from its seed and number, and from its decisions where the run kept them."""

from __future__ import annotations

from contienda.bots.bot import THOUGHT, RandomBot, Sight
from contienda.bots.factory import make
from contienda.core.errors import BadOption, BadReplay
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.lab.block import is_reproducible, opening
from contienda.lab.rows import DECISIONS, GAMES
from contienda.lab.run_folder import RunFolder
from contienda.play.record import random_actions
from contienda.play.replay import Replay

BOT = "bot:"


def rebuild(folder: RunFolder, number: int) -> Replay:
    """Return the game of that number, checked against its row."""
    row = row_of(folder, number)
    job = folder.job
    game, options, start = opening(job)
    if game.version != job.version:
        raise BadReplay("error-replay-version", game=job.game, saved=job.version, here=game.version)
    bots = [make(name) if not name.startswith("exec:") else None for name in job.seats]
    state = start.copy()
    actions: list[int] = []
    if all(type(bot) is RandomBot for bot in bots):
        actions = random_actions(start, job.seed, number, game.bound)
        for action in actions:
            state.advance(action)
    elif DECISIONS in job.rows:
        actions = with_decisions(state, decisions_of(folder, number), job.seed, number, game.bound)
    elif all(bot is not None and is_reproducible(bot) for bot in bots):
        chance, thought = Rng(job.seed, number), Rng(job.seed, THOUGHT + number)
        for seat, bot in enumerate(bots):
            assert bot is not None
            bot.begin(game, options, len(bots), seat)
        while (actor := int(state.actor())) != OVER and len(actions) < game.bound:
            bot = bots[actor] if actor >= 0 else None
            action = int(state.sample(chance)) if bot is None else bot.pick(Sight(state, actor), thought)
            state.apply(action)
            actions.append(action)
    else:
        raise BadOption("error-run-no-decisions", folder=folder.path, number=number)
    if not same(state, row):
        raise BadReplay("error-run-differs", folder=folder.path, number=number)
    seats = [f"{name} {seat}" for seat, name in enumerate(job.seats, 1)]
    players = [BOT + name for name in job.seats]
    return Replay(job.game, job.version, job.options, seats, actions, job.scenario, players)


def with_decisions(state: State, decisions: list[int], seed: int, number: int, bound: int) -> list[int]:
    """Play these decisions, with the outcomes of chance that the seed gives; this changes `state`."""
    chance = Rng(seed, number)
    actions: list[int] = []
    left = iter(decisions)
    while (actor := int(state.actor())) != OVER and len(actions) < bound:
        action = int(state.sample(chance)) if actor == CHANCE else next(left)
        state.apply(action)
        actions.append(action)
    return actions


def row_of(folder: RunFolder, number: int) -> dict[str, object]:
    """Return the row of a game."""
    import pyarrow.parquet as pq

    for span, path in folder.parts(GAMES):
        if span.first <= number < span.end:
            found: list[dict[str, object]] = pq.read_table(path, filters=[("game", "=", number)]).to_pylist()
            if found:
                return found[0]
    raise BadOption("error-run-no-game", folder=folder.path, number=number, games=folder.games)


def decisions_of(folder: RunFolder, number: int) -> list[int]:
    """Return what the seats decided, in order."""
    import pyarrow.parquet as pq

    for span, path in folder.parts(DECISIONS):
        if span.first <= number < span.end:
            found = pq.read_table(path, columns=["index", "code"], filters=[("game", "=", number)])
            codes: list[int] = found.sort_by("index")["code"].to_pylist()
            return codes
    raise BadOption("error-run-no-decisions", folder=folder.path, number=number)


def same(state: State, row: dict[str, object]) -> bool:
    """Tell whether a game ended as its row says."""
    over = state.actor() == OVER
    scores = [row[f"score_{seat}"] for seat in range(int(state.seats))]
    if not over:
        return row["over"] is False
    close = all(abs(float(str(was)) - now) < 1e-6 for was, now in zip(scores, state.scores(), strict=True))
    return row["over"] is True and row["ending"] == state.ending() and close
