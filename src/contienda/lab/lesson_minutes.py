"""How long a lesson takes: decisions and turns from simulated games, times stated seconds, plus what the plan adds.

A plan states in its table `estimated` how many seconds a team needs for each kind of decision, and how long briefing,
discussions, micro-debriefs and the closing debrief last. A timebox limits what the decisions of its phase may take.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from contienda.bots.bot import Sight
from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, SPECTATOR, State

BOT = "level:2"  # plays about as carefully as a class in its first game
OTHER = "other"  # the seconds of every decision that is not named


@dataclass(frozen=True)
class Pace:
    """Stated seconds: by verb of a decision, for each turn besides decisions, and for the parts around play."""

    decisions: Mapping[str, int]
    turn: int  # reading the event, moving on, following the cascade
    micro: int  # one micro-debrief
    stop: int  # one discussion
    briefing: int
    debrief: int


@dataclass(frozen=True)
class Lesson:
    """What a plan plays: options, timeboxes by phase, micro-debriefs and discussions by turn."""

    options: dict[str, int]
    timeboxes: Mapping[str, int]
    micro: Sequence[int]
    stops: Sequence[int]


@dataclass(frozen=True)
class Estimate:
    """Means over the simulated games."""

    minutes: float  # of the whole lesson
    turns: float
    decisions: float

    def rounded(self) -> dict[str, int]:
        return {"minutes": round(self.minutes), "turns": round(self.turns), "decisions": round(self.decisions)}


@dataclass
class Course:
    """One simulated game: the seconds of each turn's phases, and how many decisions there were."""

    phases: dict[tuple[int, str], int]
    turns: int = 0
    decisions: int = 0


def read(game: Game, path: Path) -> tuple[Lesson, Pace, Estimate]:
    """Read what a plan plays, its stated seconds, and the estimate it holds."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    options: dict[str, object] = {**found.get("options", {}), "turns": found["turns"]}
    lesson = Lesson(
        game.resolve(found["preset"], options),
        {each["phase"]: each["seconds"] for each in found.get("timeboxes", [])},
        found.get("micro", []),
        [each["turn"] for each in found.get("stops", [])],
    )
    held = found["estimated"]
    seconds = dict(held["seconds"])
    around = {name: seconds.pop(name) for name in ("turn", "micro", "stop", "briefing", "debrief")}
    return lesson, Pace(seconds, **around), Estimate(held["minutes"], held["turns"], held["decisions"])


def estimate(game: Game, lesson: Lesson, pace: Pace, games: int, seed: int) -> Estimate:
    """Play that many games between average bots and return what the lesson takes on average."""
    courses = [play(game, lesson, pace, Rng(seed, number)) for number in range(games)]
    seconds = [duration(each, lesson, pace) for each in courses]
    return Estimate(
        sum(seconds) / games / 60,
        sum(each.turns for each in courses) / games,
        sum(each.decisions for each in courses) / games,
    )


def play(game: Game, lesson: Lesson, pace: Pace, rng: Rng) -> Course:
    """Play one game and note who needs how long for what."""
    state = game.start(game.usual, lesson.options)
    bots = [make(BOT) for _ in range(game.usual)]
    found = Course({})
    for _ in range(game.bound):
        actor = int(state.actor())
        if actor == OVER:
            return found
        if actor == CHANCE:
            state.apply(int(state.sample(rng)))
            continue
        turn, phase = moment(game, state)
        action = bots[actor].pick(Sight(state, actor), rng)
        verb = game.vocabulary.say(action).verb.name
        spent = pace.decisions.get(verb, pace.decisions[OTHER])
        found.phases[turn, phase] = found.phases.get((turn, phase), 0) + spent
        found.turns = turn
        found.decisions += 1
        state.apply(action)
    return found


def moment(game: Game, state: State) -> tuple[int, str]:
    """Return the turn and its phase, as a class sees them."""
    part = registry.part(game.id, "class_tile")
    if part is None:
        return 0, ""
    tile = part.tile(state.view(SPECTATOR))
    return tile["turn"], tile["phase"]


def duration(course: Course, lesson: Lesson, pace: Pace) -> int:
    """Return the seconds of a lesson with this game in it."""
    total = pace.briefing + pace.debrief + course.turns * pace.turn
    for (_, phase), spent in course.phases.items():
        total += min(spent, lesson.timeboxes.get(phase, spent))
    total += pace.micro * sum(turn <= course.turns for turn in lesson.micro)
    return total + pace.stop * sum(turn <= course.turns for turn in lesson.stops)
