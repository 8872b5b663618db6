"""The page's types match what the server sends, and none is stale."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import inspect as shapes

from contienda.server.typescript import Declarations, as_shape, written

PAGE = Path(__file__).parents[2] / "web" / "src"
FILES = written()


class Piece(TypedDict):
    """A piece."""

    kind: Literal["king", "pawn"]
    at: tuple[int, int]
    held: NotRequired[bool]


class Told(NamedTuple):
    number: int
    names: list[str]


class Sent(msgspec.Struct, tag_field="t", tag="sent"):
    """What the server sends.

    It is always complete.
    """

    pieces: dict[str, Piece]
    events: list[Told]
    score: float | None = None


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seat: int = -1
    steps: list[int | None] = []


def test_what_the_server_sends_is_complete() -> None:
    found = Declarations()
    assert found.name(as_shape(Sent)) == "Sent"
    assert found.texts["Sent"] == (
        "/**\n * What the server sends.\n *\n * It is always complete.\n */\n"
        "export interface Sent {\n"
        '  t: "sent";\n'
        "  pieces: Record<string, Piece>;\n"
        "  events: Told[];\n"
        "  score: number | null;\n"
        "}\n"
    )
    assert found.texts["Piece"] == (
        "/** A piece. */\n"
        "export interface Piece {\n"
        '  kind: "king" | "pawn";\n'
        "  at: [number, number];\n"
        "  held?: boolean;\n"
        "}\n"
    )
    assert found.texts["Told"] == "export type Told = [number: number, names: string[]];\n"


def test_what_people_send_may_leave_out_what_has_a_default() -> None:
    found = Declarations()
    found.name(as_shape(Asked))
    assert found.texts["Asked"] == (
        "export interface Asked {\n  name: string;\n  seat?: number;\n  steps?: (number | null)[];\n}\n"
    )


def test_types_of_another_file_are_imported() -> None:
    found = Declarations({"Piece": Piece})
    found.alias("Both", Piece | None)
    assert found.file("./other").splitlines()[1:] == [
        'import type { Piece } from "./other";',
        "",
        "export type Both = Piece | null;",
    ]


def test_two_types_of_one_name_are_refused() -> None:
    found = Declarations()
    found.name(as_shape(Asked))
    other = msgspec.defstruct("Asked", [("n", int)])
    with pytest.raises(TypeError, match="Asked"):
        found.text(shapes.type_info(other))


@pytest.mark.parametrize("name", sorted(FILES))
def test_the_page_has_the_types_of_the_server(name: str) -> None:
    assert (PAGE / name).read_text(encoding="utf-8") == FILES[name], "run `make types`"
