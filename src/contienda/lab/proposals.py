"""Optuna proposes settings: small changes that miss the target by little, both at once (NSGA-II).

Proposals are tried on deals of their own. What looks best there races again on fresh deals, so luck in the first trial
does not count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from contienda.core.errors import BadOption
from contienda.lab.experiment import Row, play_games, started
from contienda.lab.parallel import spread
from contienda.lab.plan import Span
from contienda.lab.question import Question
from contienda.lab.setup import Change, Setup
from contienda.lab.sweep import RACERS, TRIAL_DEALS, Race, Target, numbers, plan, size

if TYPE_CHECKING:
    import optuna

POPULATION = 20
KEEP = "-"  # the value of a knob that stays as it is
OWN = 2**61  # proposals draw from another seed than the race


def proposed(
    base: Setup,
    knobs: list[list[Change]],
    target: Target,
    bots: list[list[str]],
    trials: int,
    seed: int,
    jobs: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[list[Change]]:
    """Return the best settings of so many trials, the smallest change first."""
    study = new_study(seed)
    known: dict[tuple[Change, ...], float] = {}
    told = 0
    while told < trials:
        batch = [study.ask() for _ in range(min(POPULATION, trials - told))]
        chosen = [changes_of(trial, knobs) for trial in batch]
        fresh = [each for each in dict.fromkeys(tuple(one) for one in chosen) if each and each not in known]
        if fresh:
            known.update(
                tried(plan(base, [list(each) for each in fresh], bots, TRIAL_DEALS, 3, seed ^ OWN), target, jobs)
            )
        for trial, changes in zip(batch, chosen, strict=True):
            study.tell(trial, [size(changes), known.get(tuple(changes), 1.0)])
        told += len(batch)
        progress(len(batch))
    order = sorted(known, key=lambda each: (known[each] + 0.02 * size(each), size(each)))
    return sorted((list(each) for each in order[:RACERS]), key=size)


def new_study(seed: int) -> optuna.Study:
    try:
        import optuna
    except ImportError:
        raise BadOption("error-no-extra", package="optuna", extra="lab") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.NSGAIISampler(population_size=POPULATION, seed=seed % 2**32)
    return optuna.create_study(directions=["minimize", "minimize"], sampler=sampler)


def changes_of(trial: Any, knobs: list[list[Change]]) -> list[Change]:
    """Let Optuna set every knob; most of them stay."""
    found: list[Change] = []
    for knob in knobs:
        name = knob[0].name
        if trial.suggest_categorical(f"{name} changes", [False, True]):
            after = trial.suggest_categorical(name, [each.after for each in knob])
            found += [each for each in knob if each.after == after]
    return found


def tried(asked: Question, target: Target, jobs: int) -> dict[tuple[Change, ...], float]:
    """Play every setting on the same deals and return by how much it misses."""
    text = asked.text()
    for variant in range(len(asked.variants) + 1):
        started(text, variant)
    race = Race(asked, target, 0)
    rows: list[Row] = []
    racing = list(range(1, len(asked.variants) + 1))
    if spread(partial(play_games, text), numbers(asked, racing, Span(0, asked.deals)), jobs, rows.extend):
        raise KeyboardInterrupt
    race.add(rows)
    standings = {each.variant: each.miss for each in race.standings()}
    return {tuple(asked.variants[at - 1].changes): standings.get(at, 1.0) for at in racing}
