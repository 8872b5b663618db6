"""A lesson plan: how long, how many turns, what to discuss, what to practise, what is injected.

Plans ship with a game as `plans/*.toml` in its folder. A facilitator may change a copy; that copy belongs to the class.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=120)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
Turn = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=24)]  # of a table, from 1
NO_CHANGE = -1


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
    turns: Turn = 0
    timeboxes: Annotated[list[PlanTimebox], msgspec.Meta(max_length=12)] = []
    stops: Annotated[list[PlanStop], msgspec.Meta(max_length=30)] = []
    micro: Annotated[list[Turn], msgspec.Meta(max_length=40)] = []
    objectives: Annotated[list[Objective], msgspec.Meta(max_length=20)] = []
    injects: Annotated[list[PlannedInject], msgspec.Meta(max_length=60)] = []
    about: Text = ""
