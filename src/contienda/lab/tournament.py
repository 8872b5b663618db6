"""A tournament of bots: plays the games of a schedule over all cores and stores them as they are reported."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.state import State
from contienda.lab.bot_game import course
from contienda.lab.disk import writing
from contienda.lab.game_record import Played
from contienda.lab.parallel import spread
from contienda.lab.schedule import Meeting, Plan, meeting
from contienda.lab.tournament_store import Folder
from contienda.play.replay import Replay, save

DEALS = 1_000_000  # at most
SEEDS = 2**62
BOT = "bot:"


class Outcome:
    """The result of a tournament."""

    def __init__(self, games: list[Played], before: int, seconds: float, interrupted: bool) -> None:
        self.games = games  # by number
        self.before = before  # how many of them were stored already
        self.seconds = seconds
        self.interrupted = interrupted


def begin(plan: Plan, programs: bool = False) -> tuple[Game, State]:
    """Return the game and its first position; reject a plan that cannot be played.

    Set `programs` only if the user who started Contienda named the bots; otherwise errors use the manifest's names.
    """
    game = registry.load(plan.game)
    if game.version != plan.version:
        raise BadOption("error-manifest-version", game=plan.game, saved=plan.version, here=game.version)
    if plan.scenario:
        if not programs:
            game.check_scenario(plan.scenario, "scenario")
        game = game.with_scenario(plan.scenario)
    check_players(game, plan.seats, "--players" if programs else "seats")
    for bot in plan.bots:
        make(bot, programs)
        if plan.bots.count(bot) > 1:
            raise BadOption("error-tournament-twice", bot=bot, option="--bots" if programs else "bots")
    if len(plan.bots) < 2:
        raise BadOption("error-tournament-few")
    if not 1 <= plan.deals <= DEALS:
        raise BadOption("error-number", option="-n" if programs else "deals", value=str(plan.deals), low=1, high=DEALS)
    if not 0 <= plan.seed < SEEDS:
        raise BadOption("error-number", option="seed", value=str(plan.seed), low=0, high=SEEDS - 1)
    return game, game.start(plan.seats, game.resolve(game.presets[0].name, dict(plan.options)))


def check_players(game: Game, players: int, option: str) -> None:
    """Check that the game allows this number of players and that each of them can win."""
    most = min([game.most, *game.neutral])
    told = {"option": option, "given": players, "game": game.id}
    if most < players <= game.most:
        raise BadOption("error-tournament-neutral", **told, seat=most + 1, players=most)
    if not game.fewest <= players <= most:
        key = "error-players" if game.fewest < most else "error-players-exact"
        raise BadOption(key, **told, fewest=game.fewest, most=most)


def tournament(
    plan: Plan, jobs: int, folder: Folder | None = None, progress: Callable[[int], None] = lambda done: None
) -> Outcome:
    """Play what is missing and finish the folder; Ctrl-C keeps what was played. `progress` works as in `spread`."""
    clock = time.perf_counter()
    games = {} if folder is None else folder.games
    before = len(games)
    missing = [number for number in range(plan.games) if number not in games] if games else range(plan.games)

    def take(played: list[Played]) -> None:
        if folder is not None:
            folder.keep(played)
        else:
            games.update((each.meeting.number, each) for each in played)

    try:
        interrupted = spread(partial(play, plan, folder.replays if folder else None), missing, jobs, take, progress)
    finally:
        if folder is not None:
            folder.close()
    return Outcome([games[number] for number in sorted(games)], before, time.perf_counter() - clock, interrupted)


def play(plan: Plan, replays: Path | None, numbers: Sequence[int], limit: float) -> tuple[int, list[Played]]:
    """Play the games of these numbers until all are played or time is up; return how many, and their results."""
    game, start = begin(plan, programs=True)  # already checked by the caller
    until = time.monotonic() + limit
    found: list[Played] = []
    while len(found) < len(numbers) and (not found or time.monotonic() < until):
        found.append(one_game(plan, game, start, meeting(plan, numbers[len(found)]), replays))
    return len(found), found


def one_game(plan: Plan, game: Game, start: State, met: Meeting, replays: Path | None) -> Played:
    """Play one game with fresh bots, so that nothing they keep depends on earlier games."""
    bots = [make(name, programs=True) for name in met.seats]
    options = game.resolve(game.presets[0].name, dict(plan.options))
    try:
        for seat, bot in enumerate(bots):
            bot.begin(game, options, plan.seats, seat)
        went = course(start, bots, met.chance(plan.seed), met.thought(plan.seed), game.bound)
        if went.over:
            for seat, bot in enumerate(bots):
                bot.end(Sight(went.state, seat), went.state.scores(), went.state.ending())
        failures = [bot.failures() for bot in bots]
    finally:
        for bot in bots:
            bot.close()
    if replays is not None:
        seats = [f"{name} {seat}" for seat, name in enumerate(met.seats, 1)]
        players = [BOT + name for name in met.seats]
        chance = (plan.seed, met.deal)
        replay = Replay(plan.game, plan.version, plan.options, seats, went.actions, plan.scenario, players, "", chance)
        file = replays / f"{met.number:06}.json"
        with writing(file):
            save(replay, file)
    lost = tuple(count for count, _ in failures)
    reports = tuple(told[0] if told else None for _, told in failures)
    scores, ending = (went.state.scores(), went.state.ending()) if went.over else ([], "")
    return Played(met, scores, ending, went.decisions, lost, reports)
