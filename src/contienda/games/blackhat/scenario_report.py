"""Reports on board files of Black Hat: their spaces and tiles, and how random games on them end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.markup import escape
from rich.table import Table

from contienda.cli.console.output import screen
from contienda.core.game import Game
from contienda.games.blackhat.board import Board, parse
from contienda.games.blackhat.game import GAME
from contienda.i18n.speaker import Speaker, Texts


def seat(number: int, words: Texts) -> str:
    return words("scenario-seat", number=number + 1)


def looked(game: Game, options: dict[str, int]) -> dict[str, object]:
    """Nothing beyond the counts that every simulation makes."""
    return {}


def show(game: Game, found: Mapping[str, object], words: Texts) -> None:
    """Show how the games ended."""
    console = screen()
    texts = Speaker(GAME, words.language, []).texts
    endings = cast("dict[str, int]", found["endings"])
    console.print(words("scenario-endings"))
    for name, count in sorted(endings.items(), key=lambda each: -each[1]):
        share = words("percent", value=count / max(1, sum(endings.values())))
        console.print(f"  {share:>7}  {escape(texts(f'ending-{name}'))}")


def explain(text: str, file: str, words: Texts) -> None:
    """Explain the spaces with their arrows, then the faces of places and tiles."""
    board = parse(text, file)
    console = screen()
    table = Table(title=words("scenario-board-table"), title_justify="left")
    for column in ("id", "name", "kind", "value", "to"):
        table.add_column(words(f"scenario-column-{column}"), overflow="fold")
    for space in board.spaces:
        name = board.forms("space", space["id"], words.language)[""]
        goals = ", ".join(space.get("to", []))
        table.add_row(space["id"], escape(name), space["kind"], f"{space['value']:+d}", goals)
    console.print(table)
    console.print(faces(board, words))


def faces(board: Board, words: Texts) -> Table:
    table = Table()
    table.add_column(words("scenario-column-place"), overflow="fold")
    for corner in "↖↗↘↙":
        table.add_column(corner)
    table.add_column(words("scenario-column-to"), overflow="fold")
    for kind, tables in (("place", board.places), ("tile", board.tiles)):
        for each in tables:
            name = board.forms(kind, str(each["id"]), words.language).get("label", str(each["id"]))
            table.add_row(escape(name), *each["spaces"], " ".join([*each["arrows"], *each["borders"]]))
    return table
