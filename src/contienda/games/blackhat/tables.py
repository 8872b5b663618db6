"""What never changes during a game: the board as it is printed, the faces of the tiles, the options in force.

One `Tables` is built for a board and its options and shared by all positions; nothing here is ever written later.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Tables:
    """Tables by space, by face and by border, and every option by its name."""

    # spaces: first those that are always there, then the four corners of each place
    spaces: i64 = 0
    fixed: i64 = 0
    places: i64 = 0
    kind: vec[i64]  # of the fixed ones
    value: vec[i64]
    arrows: vec[i64]  # between fixed ones: the set of spaces they lead to
    column: vec[i64]  # of all: the leftmost
    beside: vec[i64]  # of all: the set of spaces with a common edge
    ids: list[str]
    cells: list[list[list[int]]]  # of all: column and row
    backdoor: i64 = 0
    server: i64 = 0
    goal: i64 = 0  # the Critical Asset

    # faces: of tiles, and printed ones behind them
    faces: i64 = 0  # of tiles
    face_ids: list[str]
    place_ids: list[str]
    sketches: dict[str, dict[str, object]]  # what `view.py` has already told of the faces on the board
    face_kind: vec[i64]  # by face and corner
    face_value: vec[i64]
    face_arrows: vec[i64]  # the set of corners an arrow inside leads to
    half: vec[i64]  # by face and border

    # borders that meet: rows of four numbers
    fixed_borders: vec[i64]  # fixed space, place, border, HALF_OUT if the space's half leads into the place
    place_borders: vec[i64]  # place, border, place, border

    # options
    tiles: i64 = 0
    hat_deal: i64 = 0
    half_hands: bool = False
    tracer: bool = False
    warned: bool = False  # the Tracer is played beside the Robot
    secret_asset: bool = False
    celebrity: bool = False
    robot: bool = False
    players: i64 = 0
    deck: i64 = 0
