"""The games, their rules and their texts: nothing here depends on a table."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.game import Game
from contienda.core.vocabulary import Argument
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts, of_game, source
from contienda.play import rulebook, scenarios
from contienda.press import printing
from contienda.server.http_errors import NOT_FOUND, REFUSALS, Missed
from contienda.server.logs import log_event
from contienda.server.routes.static_files import board_of
from contienda.server.schemas import http
from contienda.table.ready_setup import offered

GameName = Annotated[str, PathParameter(max_length=40, description="The id of a game")]
Language = Annotated[str, QueryParameter(name="lang", pattern="^(es|ru|en)$", description="es, ru or en")]


@get("/api/games", operation_id="listGames", sync_to_thread=False, responses=REFUSALS)
def list_games() -> list[http.GameInfo]:
    """List every game that can be played; a broken package is left out, and the log names it."""
    found, broken = registry.each(described)
    for error in broken:
        report(str(error))
    return found


@get("/api/games/{game:str}", operation_id="getGame", sync_to_thread=False, responses=NOT_FOUND)
def game_detail(game: GameName) -> http.GameDetail:
    """The vocabulary of a game: how to read action codes and events."""
    return detail(known(game))


@get("/api/games/{game:str}/rules", operation_id="getRules", sync_to_thread=False, responses=NOT_FOUND)
def game_rules(game: GameName, language: Language = "en") -> http.Rules:
    """The rulebook as clauses."""
    found = known(game)
    if not rulebook.exists(found):
        raise Missed("error-no-rulebook", game=game)
    book = rulebook.load(found, language)
    clauses = [http.ClauseInfo(each.id, each.kind, each.section, each.text) for each in book.clauses]
    return http.Rules(game, language, book.title, clauses)


@get("/api/games/{game:str}/words", operation_id="getWords", sync_to_thread=False, responses=NOT_FOUND)
def game_words(game: GameName, language: Language = "en") -> http.Words:
    """All texts of a game in one language."""
    return words(known(game), language)


@get(
    "/api/games/{game:str}/scenarios/{name:str}", operation_id="getScenario", sync_to_thread=False, responses=NOT_FOUND
)
def game_scenario(game: GameName, name: Annotated[str, PathParameter(max_length=60)]) -> http.Scenario:
    """The text of a built-in scenario."""
    path = scenarios.shipped(known(game)).get(name)
    if path is None:
        raise Missed("error-no-scenario", file=name, names=", ".join(scenarios.shipped(known(game))) or "–")
    return http.Scenario(game, name, path.read_text(encoding="utf-8"))


def known(name: str) -> Game:
    try:
        return registry.load(name)
    except BadOption as error:
        raise Missed(error.key, **error.values) from None


@lru_cache(maxsize=64)
def report(reason: str) -> None:
    """Log a broken game once, not on every visit."""
    log_event("game.broken", logging.WARNING, reason=reason)


@lru_cache(maxsize=64)
def described(game: Game) -> http.GameInfo:
    texts: dict[str, Texts] = {language: of_game(game, language) for language in LANGUAGES}
    return http.GameInfo(
        game.id,
        game.version,
        game.fewest,
        game.most,
        game.usual,
        [
            http.PresetInfo(each.name, {name: str(value) for name, value in each.values.items()})
            for each in game.presets
        ],
        [
            http.OptionInfo(
                each.name,
                "switch" if each.kind == "switch" else "choice" if each.kind == "choice" else "number",
                each.written(each.default),
                each.low,
                each.high,
                each.choices,
            )
            for each in game.options
        ],
        list(scenarios.shipped(game)),
        {language: text("game-name") for language, text in texts.items()},
        {language: text("game-about") for language, text in texts.items()},
        board_of(game.id),
        offered(game.id),
        printing.has_parts(game),
    )


@lru_cache(maxsize=64)
def detail(game: Game) -> http.GameDetail:
    return http.GameDetail(
        described(game),
        game.steps,
        game.endings,
        [
            http.VerbInfo(
                each.name, each.base, each.size, each.chance, each.unordered, each.adjusts, arguments(each.arguments)
            )
            for each in game.vocabulary.verbs
        ],
        [http.FactInfo(each.kind, arguments(each.arguments), each.instead) for each in game.events],
        game.named_by_data,
        game.menu,
        game.sides,
    )


def arguments(given: list[Argument]) -> list[http.ArgumentInfo]:
    return [
        http.ArgumentInfo(
            each.name, http.PieceInfo(each.piece.kind, each.piece.size, each.piece.first, each.piece.names)
        )
        for each in given
    ]


@lru_cache(maxsize=64)
def words(game: Game, language: str) -> http.Words:
    """Return the Fluent sources, and the names that come from a game's data."""
    names: dict[str, dict[str, dict[str, str]]] = {}
    pieces = [argument.piece for verb in game.vocabulary.verbs for argument in verb.arguments]
    pieces += [argument.piece for fact in game.events for argument in fact.arguments]
    for piece in pieces:
        if piece.kind in game.named_by_data:
            known = names.setdefault(piece.kind, {})
            known.update({name: game.forms(piece.kind, name, language) or {"": name} for name in piece.names})
    own = source(language, Path(game.folder) / "texts")
    return http.Words(game.id, language, source(language, COMMON), own, names)


router = Router("", route_handlers=[list_games, game_detail, game_rules, game_words, game_scenario], tags=["games"])
