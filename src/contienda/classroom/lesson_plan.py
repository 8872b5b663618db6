"""A lesson plan: how long, how many turns, what to discuss, what to practise, what is injected.

Plans ship with a game as `plans/*.toml` in its folder. A facilitator may change a copy; that copy belongs to the class.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from contienda.core.errors import BadOption, BadReplay, IllegalAction
from contienda.core.game import Game
from contienda.i18n.speaker import Texts, of_game
from contienda.play.lesson import code
from contienda.table.wording import tidied

Id = Annotated[str, msgspec.Meta(max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=120)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=24)]  # of a table, from 1
NO_CHANGE = -1
ESTIMATED = "estimated"  # the table of a plan's file that says how long it took in simulation, and how that was found


class PlanTimebox(msgspec.Struct, forbid_unknown_fields=True):
    """How long a phase of a turn may take; an empty phase means every decision chain."""

    phase: Id
    seconds: Annotated[int, msgspec.Meta(ge=10, le=7200)]


class PlanStop(msgspec.Struct, forbid_unknown_fields=True):
    """After that turn, the table stops to discuss a topic."""

    turn: Turn
    topic: Text


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    """What the class practises, and evaluators mark."""

    id: Id
    text: Text


class PlannedInject(msgspec.Struct, forbid_unknown_fields=True):
    """A text, a change in the game, or both, for some tables: at once, at a turn, or when a marker falls below a value.

    `adjust` is an action code, -1 for none. `tables` are numbers from 1, none for all. `fired` are the tables where it
    has happened.
    """

    id: Id
    text: Text = ""
    adjust: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = NO_CHANGE
    when: Literal["now", "turn", "condition"] = "now"
    turn: Turn = 0
    marker: Id = ""
    below: Annotated[int, msgspec.Meta(ge=-10_000, le=10_000)] = 0
    tables: Annotated[list[Number], msgspec.Meta(max_length=24)] = []
    fired: Annotated[list[Number], msgspec.Meta(max_length=24)] = []


class LessonPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A plan in one language."""

    id: Id
    title: Short
    preset: Id = ""
    options: Annotated[dict[Id, Id], msgspec.Meta(max_length=100)] = {}
    minutes: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    estimated: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0  # minutes it took in simulation, 0 if it was not tried
    turns: Turn = 0
    timeboxes: Annotated[list[PlanTimebox], msgspec.Meta(max_length=12)] = []
    stops: Annotated[list[PlanStop], msgspec.Meta(max_length=30)] = []
    micro: Annotated[list[Turn], msgspec.Meta(max_length=40)] = []
    objectives: Annotated[list[Objective], msgspec.Meta(max_length=20)] = []
    injects: Annotated[list[PlannedInject], msgspec.Meta(max_length=60)] = []
    about: Text = ""
    default: bool = False  # the plan that is offered first


def plans(game: Game, language: str) -> list[LessonPlan]:
    """Return the plans that ship with a game, the shortest first, in that language."""
    texts = of_game(game, language)
    found = [read(game, path, texts) for path in sorted((Path(game.folder) / "plans").glob("*.toml"))]
    return sorted(found, key=lambda plan: (plan.minutes, plan.id))


def read(game: Game, path: Path, texts: Texts) -> LessonPlan:
    """Read a plan: a text that is a key of the game's texts is put into words, a change in words becomes its code."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        if ESTIMATED in found:
            found[ESTIMATED] = found[ESTIMATED]["minutes"]
        for inject in found.get("injects", []):
            if isinstance(inject.get("adjust"), str):
                inject["adjust"] = code(game, inject["adjust"])
        plan = msgspec.convert(found, LessonPlan)
    except (
        tomllib.TOMLDecodeError,
        UnicodeError,
        KeyError,
        msgspec.ValidationError,
        BadReplay,
        IllegalAction,
    ) as error:
        raise BadOption("error-class-plan-file", file=path.name, reason=str(error)) from None
    turns: dict[str, str | int | float] = {"turns": plan.turns, "minutes": plan.minutes}

    def say(text: str) -> str:
        return texts(text, **turns) if texts.has(text) else text

    return msgspec.structs.replace(
        plan,
        title=say(plan.title),
        about=say(plan.about),
        stops=[msgspec.structs.replace(each, topic=say(each.topic)) for each in plan.stops],
        objectives=[msgspec.structs.replace(each, text=say(each.text)) for each in plan.objectives],
        injects=[msgspec.structs.replace(each, text=say(each.text)) for each in plan.injects],
    )


def distinct(names: Sequence[str]) -> None:
    """Refuse a part of a plan with two entries of the same name, or one without."""
    if len(set(names)) < len(names) or "" in names:
        raise BadOption("error-class-plan")


def tidy(plan: LessonPlan) -> LessonPlan:
    """Return a plan somebody changed, with clean texts; raise an error if it contradicts itself."""
    distinct([each.id for each in plan.objectives])
    distinct([each.id for each in plan.injects])
    distinct([each.phase or "-" for each in plan.timeboxes])

    def clean(text: str) -> str:
        return tidied(text, "error-table-text") if text.strip() else ""

    return msgspec.structs.replace(
        plan,
        title=clean(plan.title),
        about=clean(plan.about),
        stops=[PlanStop(each.turn, tidied(each.topic, "error-table-text")) for each in plan.stops],
        objectives=[Objective(each.id, tidied(each.text, "error-table-text")) for each in plan.objectives],
        injects=[msgspec.structs.replace(each, text=clean(each.text), fired=[]) for each in plan.injects],
        micro=sorted({turn for turn in plan.micro if turn > 0}),
    )
