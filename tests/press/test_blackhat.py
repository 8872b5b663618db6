"""Black Hat on paper: as many of everything as the rulebook says, boards of one's own, and files without faults."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from contienda.core import registry
from contienda.games.blackhat import board as boards
from contienda.games.blackhat.board import Board
from contienda.games.blackhat.drawings import network, spaces, table
from contienda.games.blackhat.drawings.spaces import CELL, GAP
from contienda.games.blackhat.static_data import build, cells
from contienda.press import printing
from contienda.press.parts import Kind
from tests.press.printed_games import LANGUAGES, counts, faults, made, order, parts, words

HONEYNET = (boards.FOLDER / "honeynet.toml").read_text(encoding="utf-8")
POINT = 72 / 25.4  # points in a millimetre


# --- counts -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("blackhat", "2.1")
def test_the_deck_has_97_cards() -> None:
    found = counts("blackhat", "cards")
    assert found == {**{str(rank): 7 for rank in range(1, 14)}, "joker": 5, "hat": 1}
    assert sum(found.values()) == 97


@pytest.mark.clause("blackhat", "2.1")
def test_the_black_hat_is_the_same_on_both_faces_and_all_other_backs_are_alike() -> None:
    found = {id: same[0] for id, same in parts("blackhat", "cards").items()}
    hat = found.pop("hat")
    assert hat.front == hat.back
    assert len({str(part.back) for part in found.values()}) == 1
    assert str(hat.back) not in {str(part.back) for part in found.values()}


def test_there_are_three_stickers_for_each_of_six_colours_and_one_for_the_tracer() -> None:
    found = counts("blackhat", "pawns")
    seats = Counter(id[5] for id in found if id != "pawn-tracer")
    assert seats == {str(seat): 3 for seat in range(6)}
    assert sum(found.values()) == 19


def test_tiles_assets_markers_and_status_cards_are_complete() -> None:
    found = parts("blackhat", "tiles", "assets", "markers", "status")
    tiles = [each[0] for each in found.values() if each[0].group == "tiles"]
    assert len(tiles) == 8
    faces = {str(face.data["art"]) for part in tiles for face in (part.front, part.back) if face is not None}
    assert faces == {f"tile-{n}{side}.svg" for n in range(1, 9) for side in "ab"}
    assert sum(part.count for each in found.values() for part in each if part.group == "assets") == 6
    assert found["marker"][0].count == 3
    assert found["marker"][0].back != found["marker"][0].front
    assert {id for id in found if id.startswith("status")} == {f"status-{n}" for n in range(10, 51, 5)}


def test_everything_has_a_group_and_a_name_in_three_languages() -> None:
    game = registry.load("blackhat")
    for language in LANGUAGES:
        found = printing.printed(order("blackhat", language)).parts
        assert {part.group for part in found} == set(printing.groups(game))
        assert all(part.name for part in found)


# --- the board --------------------------------------------------------------------------------------------------------


def arrows(board: Board) -> set[tuple[str, str]]:
    """The arrows one sees on the printed board: an outward half that meets an inward one."""
    where = cells(board)
    owner = {cell: id for id, several in where.items() for cell in several}
    left = min(x for x, _ in owner)
    top = min(y for _, y in owner)
    middles: dict[tuple[float, float], dict[bool, str]] = {}
    for half in network._halves(board, where, left, top):
        at = (round(half.x + half.dx * GAP / 2, 2), round(half.y + half.dy * GAP / 2, 2))
        # Just inside the edge; a wide space has its half in the middle of all the cells that touch.
        inside = (int((half.x - half.dx) // CELL) + left, int((half.y - half.dy) // CELL) + top)
        middles.setdefault(at, {})[half.out] = owner[inside]
    return {(both[True], both[False]) for both in middles.values() if len(both) == 2}


@pytest.mark.parametrize("text", ["", HONEYNET], ids=["standard", "honeynet"])
def test_chevrons_meet_exactly_where_the_rules_have_an_arrow(text: str) -> None:
    board = boards.parse(text) if text else boards.standard()
    options = {each.name: each.default for each in registry.load("blackhat").options}
    static = build(board, 3, options)
    expected = set()
    for number, id in enumerate(board.ids[: len(board.spaces)]):
        expected |= {(id, board.ids[to]) for to in range(static.spaces) if static.arrows[number] >> to & 1}
    seen = arrows(board)
    assert expected <= seen
    if not text:
        assert len(seen) == 52
        assert {("S1TR", "M1"), ("U", "N1"), ("S3TL", "U"), ("K2", "CA")} <= seen
        assert ("U", "S3TR") not in seen  # only half of it is there


def test_a_tile_covers_a_place_of_the_printed_board() -> None:
    board = boards.standard()
    assert table.tile_size(board) == pytest.approx(2 * table.pitch(board), abs=0.06)
    width, height = table.asset_size(board)
    assert width == pytest.approx(table.pitch(board) * (CELL - GAP) / CELL, abs=0.06)
    assert height == pytest.approx(table.pitch(board) * (2 * CELL - GAP) / CELL, abs=0.06)


def test_the_smallest_words_on_the_board_can_be_read() -> None:
    for text in ("", HONEYNET):
        board = boards.parse(text) if text else boards.standard()
        millimetre = table.pitch(board) / CELL
        assert 7 * millimetre * POINT >= 6.5  # names of places
        assert (spaces.LEAST - 1) * millimetre * POINT >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_and_place_of_a_board_is_named_on_it(language: str) -> None:
    for text in ("", HONEYNET):
        board = boards.parse(text) if text else boards.standard()
        drawn = table.board_sheet(board, language, lambda key: key)
        letters = "".join("".join(each.split("</text>")[0].split(">")[-1] for each in drawn.split("<text")).split())
        for each in [*board.spaces, *board.places]:
            name = "".join(str(each["name"][language]).split())
            assert name in letters.replace("-", "") or name.replace("-", "") in letters.replace("-", ""), name


def test_a_board_of_ones_own_prints_without_tiles_if_it_has_no_places() -> None:
    game = registry.load("blackhat", HONEYNET)
    assert "tiles" not in printing.groups(game)
    file = made("blackhat", "es", "board", "assets", scenario=HONEYNET)
    assert "Red trampa" in words(file)
    assert "Bóveda falsa" in words(file)


def test_the_board_is_a_poster_of_two_pages_on_either_paper() -> None:
    for paper in ("a4", "letter"):
        sheets = made("blackhat", "en", "board", paper=paper).sheets
        assert [sheet.kind for sheet in sheets] == [Kind.POSTER] * 2


ART = [
    "card-1",
    "card-13",
    "card-joker",
    "card-hat",
    "card-back",
    "hat-0",
    "hat-5B",
    "kind-host",
    "kind-alarm",
    "network-11x4",
]


@pytest.mark.parametrize("light", ["day", "night", "print"])
def test_the_page_gets_its_pictures(light: str) -> None:
    part = printing.part_of(registry.load("blackhat"))
    drawn = [part.art(name, light) for name in ART]
    assert all(each and ElementTree.fromstring(each) is not None for each in drawn)
    assert len(set(drawn)) == len(ART)
    for unknown in ("", "card-14", "hat-6", "hat-0C", "kind-start", "network-0x4", "network-999x999", "network-x"):
        assert part.art(unknown, light) is None


# --- the file ---------------------------------------------------------------------------------------------------------


def test_the_file_has_no_faults_and_credits_on_every_page() -> None:
    assert faults(made("blackhat", "es"), "es", "Dragon Dawn Productions (2015)") == []


def test_a_print_shop_gets_every_piece_with_bleed() -> None:
    file = made("blackhat", "es", "tiles", "assets", "status", bleed=True)
    assert {sheet.bleed for sheet in file.sheets if sheet.kind is Kind.PIECE} == {3.0}
    assert sum(sheet.side == "front" for sheet in file.sheets) == 8 + 6 + 9


def test_the_same_order_gives_the_same_bytes() -> None:
    one = printing.make(order("blackhat", "ru", "board", "pawns"))
    assert one.pdf == printing.make(order("blackhat", "ru", "board", "pawns")).pdf


def test_what_is_reconstructed_is_said_on_every_sheet() -> None:
    assert "our reconstruction" in words(made("blackhat", "en", "tiles"))
