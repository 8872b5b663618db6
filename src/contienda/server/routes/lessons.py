"""The tutorial of a game as frames: what the learner sees before each step, and what they are asked to do."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import Router, get

from contienda.core.events import Event
from contienda.core.game import Game
from contienda.core.state import CHANCE, OVER
from contienda.play import lesson
from contienda.play.match import Match
from contienda.server.http_errors import NOT_FOUND, Missed
from contienda.server.routes.games import GameName, known
from contienda.table.document_types import Actor
from contienda.table.told import Told
from contienda.table.viewer_numbering import Secrets


class LessonFrame(msgspec.Struct):
    """A position as the learner may see it, and the events since the previous frame, in their own numbering."""

    view: dict[str, object]
    actor: Actor
    legal: list[int]  # if it is the learner's decision
    asked: int | None  # the action the learner is asked for; without one the game goes on by itself
    note: str  # the key of a text of the game, or ""
    events: list[Told]


class LessonInfo(msgspec.Struct):
    """A whole lesson; nothing of it depends on what the learner does."""

    game: str
    preset: str
    options: dict[str, str]
    seats: list[str]  # keys of texts that name the seats
    learner: int
    frames: list[LessonFrame]


@get("/api/games/{game:str}/lesson", operation_id="getLesson", sync_to_thread=True, responses=NOT_FOUND)
def game_lesson(game: GameName) -> LessonInfo:
    """The tutorial, step by step."""
    found = known(game)
    if not lesson.exists(found):
        raise Missed("error-http-404")
    return lesson_info(found)


@lru_cache(maxsize=64)
def lesson_info(game: Game) -> LessonInfo:
    """Play the lesson as the learner sees it."""
    found = lesson.load(game)
    secrets = Secrets()
    heard = 0
    frames = []
    for step, match in found.play(game):
        fresh = match.recorder.events[heard:]
        heard += len(fresh)
        asked = lesson.code(game, step.words[0]) if step.asked else None
        frames.append(frame(match, found.learner, step.note, asked, fresh, secrets))
    options = {name: str(value) for name, value in found.options.items()}
    return LessonInfo(game.id, found.preset, options, found.seats, found.learner, frames)


def frame(
    match: Match, learner: int, note: str, asked: int | None, fresh: list[Event], secrets: Secrets
) -> LessonFrame:
    for event in fresh:
        secrets.add(event)
    state = match.state
    actor = int(state.actor())
    return LessonFrame(
        dict(state.view(learner)),
        "chance" if actor == CHANCE else None if actor == OVER else actor,
        state.actions() if actor == learner else [],
        asked,
        note,
        secrets.for_viewer(fresh, learner),
    )


router = Router("", route_handlers=[game_lesson], tags=["games"])
