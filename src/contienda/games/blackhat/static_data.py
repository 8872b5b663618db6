"""What never changes during a game: the printed board, the tile faces and the options.

One `StaticData` is built per board and options. All positions share it, and nothing modifies it later.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.blackhat.board import Board
from contienda.games.blackhat.constants import (
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
from contienda.games.blackhat.options import HAT_DEAL, TRACER
from contienda.quality.toml_reader import Table

Cell = tuple[int, int]
CORNER_AT: dict[str, Cell] = {"TL": (0, 0), "TR": (1, 0), "BR": (1, 1), "BL": (0, 1)}
OUTSIDE: dict[str, Cell] = {  # the cell outside each border, relative to the top left of its place
    "L1": (-1, 0), "L2": (-1, 1), "R1": (2, 0), "R2": (2, 1), "T1": (0, -1), "T2": (1, -1), "B1": (0, 2), "B2": (1, 2),
}  # fmt: skip


class StaticData:
    """Tables by space, by face and by border, and every option by name."""

    # Spaces: the fixed ones first, then the four corners of each place.
    spaces: i64 = 0
    fixed: i64 = 0
    places: i64 = 0
    kind: vec[i64]  # of the fixed spaces
    value: vec[i64]
    arrows: vec[i64]  # for each fixed space, the set of fixed spaces its arrows lead to
    column: vec[i64]  # the leftmost, of all spaces
    beside: vec[i64]  # for every space, the set of spaces that share an edge with it
    ids: list[str]
    cells: list[list[list[int]]]  # column and row, of all spaces
    backdoor: i64 = 0
    server: i64 = 0
    goal: i64 = 0  # the Critical Asset

    # Faces: those of tiles, then the printed ones.
    faces: i64 = 0  # of tiles
    face_ids: list[str]
    place_ids: list[str]
    sketches: dict[str, object]  # cache of `view.py`: sketches by the faces on the board
    face_kind: vec[i64]  # by face and corner
    face_value: vec[i64]
    face_arrows: vec[i64]  # the set of corners that an inner arrow leads to
    half: vec[i64]  # by face and border

    # Borders that meet: rows of four numbers.
    fixed_borders: vec[i64]  # fixed space, place, border, HALF_OUT if the space's half arrow points into the place
    place_borders: vec[i64]  # place, border, place, border

    # Options.
    tiles: i64 = 0
    hat_among_first: bool = False  # the hat is shuffled among the first cards (4.5) instead of counted out (4.2)
    half_hands: bool = False
    tracer: bool = False
    warned: bool = False  # the Tracer is in play with the Robot
    secret_asset: bool = False
    celebrity: bool = False
    robot: bool = False
    players: i64 = 0
    deck: i64 = 0


def build(board: Board, seats: int, options: dict[str, int]) -> StaticData:
    found = StaticData()
    found.sketches = {}
    lay_out(found, board)
    draw_faces(found, board)
    found.tiles = min(options["tiles"], len(board.places), len(board.tiles) // 2)
    found.hat_among_first = HAT_DEAL[options["hat_deal"]] == "first_thirty"
    found.half_hands = options["half_hands"] != 0
    found.robot = seats == 2  # 15.1
    found.players = 3 if found.robot else seats
    tracer = TRACER[options["tracer"]]
    found.tracer = tracer == "robot_too" or (tracer == "yes" and not found.robot)
    found.warned = found.tracer and found.robot
    found.secret_asset = options["secret_asset"] != 0
    found.celebrity = options["celebrity"] != 0
    found.deck = deck(int(found.players), options["six_copies"] != 0, options["reduced_deck"] != 0)
    return found


def deck(players: int, six_copies: bool, reduced: bool) -> int:
    """The cards of the game without the hat (2.1, 3.5, 17.8)."""
    copies, jokers = 6 if six_copies else 7, 5
    if reduced:
        copies = max(4, copies - (MOST_PLAYERS - players))
        jokers = max(3, jokers - (MOST_PLAYERS - players))
    cards: int = jokers * 16**JOKER
    for rank in range(RANKS):
        cards += copies * 16**rank
    return cards


# --- spaces ----------------------------------------------------------------------------------------------------------


def lay_out(static: StaticData, board: Board) -> None:
    """Set up the spaces with their cells, their neighbours and their fixed arrows."""
    ids = board.ids
    static.ids = ids
    static.spaces = len(ids)
    static.fixed = len(board.spaces)
    static.places = len(board.places)
    kinds, values, arrows = [0] * SPACES, [0] * SPACES, [0] * SPACES
    starts = [n for n, each in enumerate(board.spaces) if each["kind"] == "start"]
    static.backdoor, static.server = starts[0], starts[1]
    borders: list[int] = []
    names = [str(each["id"]) for each in board.places]
    for number, space in enumerate(board.spaces):
        kinds[number] = SPACE_KINDS.index(space["kind"])
        values[number] = int(space["value"])
        if space["kind"] == "critical":
            static.goal = number
        for direction, key in ((HALF_OUT, "to"), (HALF_IN, "from")):
            for goal in space.get(key, []):
                place, dot, border = str(goal).partition(".")
                if dot:
                    borders += [number, names.index(place), BORDER_NAMES.index(border), direction]
                else:
                    arrows[number] |= 2 ** ids.index(place)
    static.kind, static.value, static.arrows = packed(kinds), packed(values), packed(arrows)
    static.fixed_borders = packed(borders)
    static.place_borders = packed(touching_places(board))
    where = cells(board)
    static.cells = [[[x, y] for x, y in where[id]] for id in ids]
    static.place_ids = names
    static.column = packed([min(x for x, _ in where[id]) for id in ids] + [0] * (SPACES - len(ids)))
    beside = [0] * SPACES
    owner = {cell: one for one, id in enumerate(ids) for cell in where[id]}
    for (x, y), one in owner.items():
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            other = owner.get(cell, one)
            if other != one:
                beside[one] |= 2**other
    static.beside = packed(beside)


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def cells(board: Board) -> dict[str, list[Cell]]:
    """The cells of each space, by id."""
    found: dict[str, list[Cell]] = {}
    for space in board.spaces:
        found[space["id"]] = [(int(cell[0]), int(cell[1])) for cell in space["cells"]]
    for place in board.places:
        for corner in CORNER_NAMES:
            x, y = CORNER_AT[corner]
            found[f"{place['id']}{corner}"] = [(int(place["at"][0]) + x, int(place["at"][1]) + y)]
    return found


def touch(one: list[Cell], other: list[Cell]) -> bool:
    """Whether two spaces share an edge."""
    near = set(other)
    return any(cell in near for x, y in one for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def touching_places(board: Board) -> list[int]:
    """Pairs of borders that share an edge, each pair once."""
    found: list[int] = []
    for one, place in enumerate(board.places):
        for other, neighbour in enumerate(board.places):
            for border, name in enumerate(BORDER_NAMES):
                back = BORDER_NAMES.index(name.translate({76: 82, 82: 76, 84: 66, 66: 84}))  # L-R, T-B
                if one < other and outside(place, name) == inside(neighbour, BORDER_NAMES[back]):
                    found += [one, border, other, back]
    return found


def outside(place: Table, border: str) -> Cell:
    """The cell outside a border."""
    x, y = OUTSIDE[border]
    return int(place["at"][0]) + x, int(place["at"][1]) + y


def inside(place: Table, border: str) -> Cell:
    """The cell inside a border."""
    x, y = OUTSIDE[border]
    return int(place["at"][0]) + min(max(x, 0), 1), int(place["at"][1]) + min(max(y, 0), 1)


# --- faces -----------------------------------------------------------------------------------------------------------


def draw_faces(static: StaticData, board: Board) -> None:
    static.faces = len(board.tiles)
    static.face_ids = [str(each["id"]) for each in board.tiles]
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
    static.face_kind, static.face_value, static.face_arrows = packed(kinds), packed(values), packed(arrows)
    static.half = packed(halves)
