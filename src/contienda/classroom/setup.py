"""The setup of a class: game, options, lesson plan, tables, seating. It never changes; the log comes after it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.classroom.lesson_plan import LessonPlan
from contienda.i18n.languages import Language

MOST_TABLES = 24
MOST_PEOPLE = 240
KEEP_DAYS = 30
Seating = Literal["deal", "choose"]
Decides = Literal["captain", "majority", "rotation"]


class ClassSetup(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A complete and checked setup."""

    title: str
    game: str
    version: int
    preset: str
    options: dict[str, str]  # all of them
    tables: int
    per_table: int  # people for whom there is room at a table
    seats: int  # teams at a table
    scenario: str = ""
    plan: LessonPlan | None = None
    seating: Seating = "deal"
    decides: Decides = "captain"
    same_deal: bool = True
    paper: bool = False  # real cards and dice: one device keeps each table, and one person is placed there
    language: Language = "en"
    keep_days: int = KEEP_DAYS
    ids: list[str] = []  # of its tables


class ClassWish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The request for a new class; missing fields take the defaults of the plan and the game."""

    game: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z][a-z0-9_]*$")]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    preset: Annotated[str, msgspec.Meta(max_length=40)] = ""
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[str, msgspec.Meta(max_length=40)]],
        msgspec.Meta(max_length=100),
    ] = {}
    scenario: Annotated[str, msgspec.Meta(max_length=100_000)] = ""
    plan: LessonPlan | None = None
    tables: Annotated[int, msgspec.Meta(ge=1, le=MOST_TABLES)] = 1
    per_table: Annotated[int, msgspec.Meta(ge=1, le=40)] = 5
    seating: Seating = "deal"
    decides: Decides = "captain"
    same_deal: bool = True  # not possible with real cards
    paper: bool = False
    language: Language = "en"
    keep_days: Annotated[int, msgspec.Meta(ge=1, le=365)] = KEEP_DAYS
