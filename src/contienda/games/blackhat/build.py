"""Makes the tables of a board and of the options in force."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.blackhat.board import Board
from contienda.games.blackhat.elements import (
    BORDER_NAMES,
    BORDERS,
    CORNER_NAMES,
    CORNERS,
    FACES,
    HALF_IN,
    HALF_OUT,
    JOKER,
    MOST_PLAYERS,
    PLACES,
    PRINTED,
    RANKS,
    SPACE_KINDS,
    SPACES,
)
from contienda.games.blackhat.tables import Tables
from contienda.quality.toml_reader import Table

Cell = tuple[int, int]
CORNER_AT: dict[str, Cell] = {"TL": (0, 0), "TR": (1, 0), "BR": (1, 1), "BL": (0, 1)}
OUTSIDE: dict[str, Cell] = {  # the cell a border looks at, from the upper left of its place
    "L1": (-1, 0), "L2": (-1, 1), "R1": (2, 0), "R2": (2, 1), "T1": (0, -1), "T2": (1, -1), "B1": (0, 2), "B2": (1, 2),
}  # fmt: skip


def build(board: Board, seats: int, options: dict[str, int]) -> Tables:
    tables = Tables()
    tables.sketches = {}
    lay_out(tables, board)
    draw_faces(tables, board)
    tables.tiles = min(options["tiles"], len(board.places), len(board.tiles) // 2)
    tables.hat_deal = options["hat_deal"]
    tables.half_hands = options["half_hands"] != 0
    tables.robot = seats == 2  # 15.1
    tables.players = 3 if tables.robot else seats
    tables.tracer = options["tracer"] == 2 or (options["tracer"] == 1 and not tables.robot)
    tables.warned = tables.tracer and tables.robot
    tables.secret_asset = options["secret_asset"] != 0
    tables.celebrity = options["celebrity"] != 0
    tables.deck = deck(int(tables.players), options["six_copies"] != 0, options["reduced_deck"] != 0)
    return tables


def deck(players: int, six_copies: bool, reduced: bool) -> int:
    """The cards of the game, the hat apart (2.1, 3.5, 17.8)."""
    copies, jokers = 6 if six_copies else 7, 5
    if reduced:
        copies = max(4, copies - (MOST_PLAYERS - players))
        jokers = max(3, jokers - (MOST_PLAYERS - players))
    cards: int = jokers * 16**JOKER
    for rank in range(RANKS):
        cards += copies * 16**rank
    return cards


# --- spaces ----------------------------------------------------------------------------------------------------------


def lay_out(tables: Tables, board: Board) -> None:
    """Spaces with their cells; what touches what; arrows that are always there."""
    ids = board.ids
    tables.ids = ids
    tables.spaces = len(ids)
    tables.fixed = len(board.spaces)
    tables.places = len(board.places)
    kinds, values, arrows = [0] * SPACES, [0] * SPACES, [0] * SPACES
    starts = [n for n, each in enumerate(board.spaces) if each["kind"] == "start"]
    tables.backdoor, tables.server = starts[0], starts[1]
    borders: list[int] = []
    names = [str(each["id"]) for each in board.places]
    for number, space in enumerate(board.spaces):
        kinds[number] = SPACE_KINDS.index(space["kind"])
        values[number] = int(space["value"])
        if space["kind"] == "critical":
            tables.goal = number
        for direction, key in ((HALF_OUT, "to"), (HALF_IN, "from")):
            for goal in space.get(key, []):
                place, dot, border = str(goal).partition(".")
                if dot:
                    borders += [number, names.index(place), BORDER_NAMES.index(border), direction]
                else:
                    arrows[number] |= 2 ** ids.index(place)
    tables.kind, tables.value, tables.arrows = packed(kinds), packed(values), packed(arrows)
    tables.fixed_borders = packed(borders)
    tables.place_borders = packed(touching_places(board))
    where = cells(board)
    tables.cells = [[[x, y] for x, y in where[id]] for id in ids]
    tables.place_ids = names
    tables.column = packed([min(x for x, _ in where[id]) for id in ids] + [0] * (SPACES - len(ids)))
    beside = [0] * SPACES
    owner = {cell: one for one, id in enumerate(ids) for cell in where[id]}
    for (x, y), one in owner.items():
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            other = owner.get(cell, one)
            if other != one:
                beside[one] |= 2**other
    tables.beside = packed(beside)


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def cells(board: Board) -> dict[str, list[Cell]]:
    """The cells of each space by its id."""
    found: dict[str, list[Cell]] = {}
    for space in board.spaces:
        found[space["id"]] = [(int(cell[0]), int(cell[1])) for cell in space["cells"]]
    for place in board.places:
        for corner in CORNER_NAMES:
            x, y = CORNER_AT[corner]
            found[f"{place['id']}{corner}"] = [(int(place["at"][0]) + x, int(place["at"][1]) + y)]
    return found


def touch(one: list[Cell], other: list[Cell]) -> bool:
    """Whether two spaces have an edge in common."""
    near = set(other)
    return any(cell in near for x, y in one for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def touching_places(board: Board) -> list[int]:
    """Rows of two borders that lie on one edge, each pair once."""
    found: list[int] = []
    for one, place in enumerate(board.places):
        for other, neighbour in enumerate(board.places):
            for border, name in enumerate(BORDER_NAMES):
                back = BORDER_NAMES.index(name.translate({76: 82, 82: 76, 84: 66, 66: 84}))  # L-R, T-B
                if one < other and outside(place, name) == inside(neighbour, BORDER_NAMES[back]):
                    found += [one, border, other, back]
    return found


def outside(place: Table, border: str) -> Cell:
    """The cell a border looks at."""
    x, y = OUTSIDE[border]
    return int(place["at"][0]) + x, int(place["at"][1]) + y


def inside(place: Table, border: str) -> Cell:
    """The cell a border belongs to."""
    x, y = OUTSIDE[border]
    return int(place["at"][0]) + min(max(x, 0), 1), int(place["at"][1]) + min(max(y, 0), 1)


# --- faces -----------------------------------------------------------------------------------------------------------


def draw_faces(tables: Tables, board: Board) -> None:
    tables.faces = len(board.tiles)
    tables.face_ids = [str(each["id"]) for each in board.tiles]
    size = PRINTED + PLACES
    kinds, values, arrows = [0] * (size * CORNERS), [0] * (size * CORNERS), [0] * (size * CORNERS)
    halves = [0] * (size * BORDERS)
    faces = [*board.tiles, *([None] * (FACES - len(board.tiles))), *board.places]
    for face, table in enumerate(faces):
        if table is None:
            continue
        for corner, told in enumerate(table["spaces"]):
            kind, value = str(told).split()
            kinds[face * CORNERS + corner] = SPACE_KINDS.index(kind)
            values[face * CORNERS + corner] = int(value)
        for arrow in table["arrows"]:
            tail, head = (CORNER_NAMES.index(name) for name in str(arrow).split(">"))
            arrows[face * CORNERS + tail] |= 2**head
        for told in table["borders"]:
            border, direction = str(told).split()
            halves[face * BORDERS + BORDER_NAMES.index(border)] = HALF_IN if direction == "in" else HALF_OUT
    tables.face_kind, tables.face_value, tables.face_arrows = packed(kinds), packed(values), packed(arrows)
    tables.half = packed(halves)
