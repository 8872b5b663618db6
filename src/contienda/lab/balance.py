"""The balance of a game: the same number of games for every preset and bot, and what every item is worth.

The folder of a balance holds a run for each setup, with `effects.parquet` beside its tables, and a `run.json` that
lists the setups.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from contienda import __version__
from contienda.bots.factory import make
from contienda.core import files, registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.lab.ablation import Base, Effect, Sums, can_ablate, effects, play_base, play_trials, trials
from contienda.lab.block import opening, parquet
from contienda.lab.disk import reason, writing
from contienda.lab.items import items
from contienda.lab.parallel import spread_over
from contienda.lab.plan import Job, Span
from contienda.lab.rows import GAMES, PIECES, TURNS, arrow
from contienda.lab.run import job, play_run
from contienda.lab.run_folder import MANIFEST, RunFolder, open_run, start_run

FORMAT = "contienda-balance/1"
EFFECTS = "effects.parquet"
MOST_SETUPS = 400
LIMIT = 1.0  # seconds a worker plays before it reports


@dataclass(frozen=True)
class Setup:
    """One way to play the game: a preset, options that override it, and the bot in every seat."""

    name: str  # of its folder
    preset: str
    given: dict[str, str]
    bot: str


@dataclass(frozen=True)
class Plan:
    """What a balance plays; the same plan gives the same figures on any machine."""

    contienda: str
    game: str
    version: int
    seats: int
    setups: list[Setup]
    seed: int
    games: int  # for each setup
    scenario: str = ""


def setups(
    game: Game, presets: Sequence[str], given: dict[str, str], varied: Sequence[str], bots: Sequence[str]
) -> list[Setup]:
    """Return every combination of preset, values of the varied options and bot."""
    axes = [[(name, value) for value in values] for name, values in (axis(game, each) for each in varied)]
    found = []
    for (preset, bot), values in product(product(presets, bots), product(*axes)):
        whole = {**given, **dict(values)}
        game.resolve(preset, dict(whole))
        make(bot, programs=True)
        words = [preset, bot, *(f"{name}={value}" for name, value in values)]
        found.append(Setup(" ".join(words).replace(":", "-").replace("/", "-"), preset, whole, bot))
    if len(found) > MOST_SETUPS:
        raise BadOption("error-balance-many", setups=len(found), most=MOST_SETUPS)
    return found


def axis(game: Game, written: str) -> tuple[str, list[str]]:
    """Read `NAME=VALUE,VALUE` or `NAME=all`."""
    name, equals, values = written.partition("=")
    name = name.strip()
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        raise BadOption(
            "error-no-option", game=game.id, option=name, names=", ".join(each.name for each in game.options)
        )
    if not equals or not values.strip():
        raise BadOption("error-option-without-value", option=written)
    if values.strip() == "all":
        return name, [
            option.written(value) for value in range(option.low, min(option.high, option.low + MOST_SETUPS) + 1)
        ]
    return name, [option.written(option.read(each)) for each in values.split(",")]


class Balance:
    """A balance on disk: its plan, and a run for each setup."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def run(self, setup: Setup) -> RunFolder:
        return open_run(self.path / setup.name)

    def effects(self, setup: Setup) -> list[Effect]:
        """Return what every item is worth, the most valuable first; nothing where it was not measured."""
        import pyarrow.parquet as pq

        file = self.path / setup.name / EFFECTS
        if not file.exists():
            return []
        try:
            return [Effect(**row) for row in pq.read_table(file).to_pylist()]
        except (OSError, ValueError, TypeError) as error:
            raise BadOption("error-run-part", file=file, reason=error) from None


def start_balance(path: Path, plan: Plan) -> Balance:
    """Start in a new or empty folder, or continue what the same plan left there."""
    arrow()
    manifest = path / MANIFEST
    if manifest.exists():
        was, asked = asdict(open_balance(path).plan), asdict(plan)
        for name in was:
            if was[name] != asked[name]:
                raise BadOption("error-run-other", folder=path, name=name)
        return Balance(path, plan)
    if path.exists() and not (path.is_dir() and not any(path.iterdir())):
        raise BadOption("error-tournament-foreign", folder=path, manifest=MANIFEST)
    with writing(path):
        path.mkdir(parents=True, exist_ok=True)
        text = json.dumps({"format": FORMAT, **asdict(plan)}, ensure_ascii=False, indent=1)
        files.write(manifest, text + "\n")
    return Balance(path, plan)


def open_balance(path: Path) -> Balance:
    """Open a balance to read it."""
    manifest = path / MANIFEST
    try:
        found: Any = json.loads(manifest.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise BadOption("error-no-run", folder=path, manifest=MANIFEST) from None
    except OSError as error:
        raise BadOption("error-unreadable", file=manifest, reason=reason(error)) from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadOption("error-run-format", file=manifest, format=FORMAT)
    try:
        found["setups"] = [Setup(**each) for each in found["setups"]]
        return Balance(path, Plan(**{each.name: found[each.name] for each in fields(Plan)}))
    except (KeyError, TypeError):
        raise BadOption("error-run-key", file=manifest, field="setups") from None


def measure(
    balance: Balance,
    jobs: int,
    where: str,
    with_effects: bool,
    progress: Callable[[str, int, int], None] = lambda setup, done, total: None,
) -> bool:
    """Play what is missing; return True if Ctrl-C stopped it early.

    `progress` hears the setup, how many games of it are played, and of how many.
    """
    for setup in balance.plan.setups:
        wanted = setup_job(balance.plan, setup)
        folder = start_run(balance.path / setup.name, wanted, [Span(0, balance.plan.games)])
        done, total = folder.games, balance.plan.games

        def played(games: int, name: str = setup.name, total: int = total) -> None:
            nonlocal done
            done += games
            progress(name, done, total)

        if play_run(folder, jobs, where, played).interrupted:
            return True
        file = folder.path / EFFECTS
        if with_effects and not file.exists() and can_ablate(wanted):
            found = measure_effects(wanted, balance.plan.games, jobs, where, partial(progress, setup.name))
            if found is None:
                return True
            folder.put(Path(EFFECTS), parquet(effects_table(found)))
    return False


def setup_job(plan: Plan, setup: Setup) -> Job:
    game = registry.load(plan.game, plan.scenario)
    options = game.resolve(setup.preset, dict(setup.given))
    return job(game, options, [setup.bot] * plan.seats, plan.seed, [GAMES, TURNS, PIECES])


def plan(game: Game, seats: int, listed: list[Setup], seed: int, games: int) -> Plan:
    return Plan(__version__, game.id, game.version, seats, listed, seed, games, game.scenario_text)


def measure_effects(
    wanted: Job, games: int, jobs: int, where: str, progress: Callable[[int, int], None]
) -> list[Effect] | None:
    """Play every item away; None if Ctrl-C stopped it."""
    bases: list[Base] = []
    found: list[Sums] = []
    if spread_over(where, partial(play_base, wanted), [range(games)], jobs, bases.append, lambda _: None, LIMIT, 4096):
        return None
    listed = trials(bases)
    total = sum(len(trial.numbers) for trial in listed)
    done = 0

    def take(sums: list[Sums]) -> None:
        nonlocal done
        found.extend(sums)
        done = sum(len(listed[places[each.at, each.seat]].numbers) for each in found)
        progress(done, total)

    places = {(trial.at, trial.seat): place for place, trial in enumerate(listed)}
    play = partial(play_trials, wanted, listed)
    if listed and spread_over(where, play, [range(len(listed))], jobs, take, lambda _: None, LIMIT, 4):
        return None
    return effects(items(opening(wanted)[0]), listed, sorted(found), games)


def effects_table(found: Sequence[Effect]) -> Any:
    """Return effects as an Arrow table."""
    import pyarrow as pa

    kinds = {"str": pa.string(), "int": pa.int64(), "float": pa.float64()}
    names = [(each.name, kinds[str(each.type)]) for each in fields(Effect)]
    return pa.Table.from_pylist([asdict(each) for each in found], schema=pa.schema(names))
