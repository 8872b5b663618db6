"""The current network: faces on places, complete arrows, and values with their markers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.blackhat.constants import (
    BORDER_CORNER,
    CORNERS,
    FACES,
    HALF_IN,
    HALF_OUT,
    HOST,
    PLACES,
    PRINTED,
    SPACES,
)
from contienda.games.blackhat.state import BlackHat


def unfold(state: BlackHat) -> None:
    """Set the board up without tiles."""
    state.face = vec[i64]([PRINTED + place for place in range(PLACES)])
    connect(state)


def supply(state: BlackHat) -> i64:
    """The set of faces whose tile is not on the board."""
    found: i64 = BIT[state.static.faces] - 1
    for place in range(state.static.places):
        face = state.face[place]
        if face < FACES:
            found &= ~(BIT[face] | BIT[face ^ 1])
    return found


def free_places(state: BlackHat) -> i64:
    """The set of places without a tile."""
    found: i64 = 0
    for place in range(state.static.places):
        if state.face[place] >= PRINTED:
            found |= BIT[place]
    return found


def spaces_of(state: BlackHat, place: i64) -> i64:
    """The set of a place's four spaces."""
    return BIT[state.space_at(place, 0)] * 15


def lay_face(state: BlackHat, place: i64, face: i64) -> None:
    """Lay a tile over what is there and return covered markers to the supply (17.4, B-R32)."""
    faces = state.face[:]
    faces[place] = face
    state.face = faces
    covered = spaces_of(state, place)
    state.plus &= ~covered
    state.minus &= ~covered
    connect(state)


def connect(state: BlackHat) -> None:
    """Set the kind and value of every space and the arrows whose two halves match (8.5, 17.4)."""
    static = state.static
    kinds = vec[i64]([0] * SPACES)
    printed = vec[i64]([0] * SPACES)
    arrows = static.arrows[:]
    for space in range(static.fixed):
        kinds[space] = static.kind[space]
        printed[space] = static.value[space]
    for place in range(static.places):
        face = state.face[place]
        first = static.fixed + place * CORNERS
        for corner in range(i64(CORNERS)):
            kinds[first + corner] = static.face_kind[face * CORNERS + corner]
            printed[first + corner] = static.face_value[face * CORNERS + corner]
            arrows[first + corner] = static.face_arrows[face * CORNERS + corner] * BIT[first]
    match_fixed(state, arrows)
    match_places(state, arrows)
    state.kinds = kinds
    state.printed = printed
    state.arrows = arrows


def match_fixed(state: BlackHat, arrows: vec[i64]) -> None:
    """Match the borders between fixed spaces and places."""
    rows = state.static.fixed_borders
    row: i64 = 0
    while row < i64(len(rows)):
        fixed = rows[row]
        corner = state.space_at(rows[row + 1], BORDER_CORNER[rows[row + 2]])
        half = state.half(rows[row + 1], rows[row + 2])
        if rows[row + 3] == HALF_OUT and half == HALF_IN:
            arrows[fixed] |= BIT[corner]
        elif rows[row + 3] == HALF_IN and half == HALF_OUT:
            arrows[corner] |= BIT[fixed]
        row += 4


def match_places(state: BlackHat, arrows: vec[i64]) -> None:
    """Match the borders between two places."""
    rows = state.static.place_borders
    row: i64 = 0
    while row < i64(len(rows)):
        one = state.space_at(rows[row], BORDER_CORNER[rows[row + 1]])
        other = state.space_at(rows[row + 2], BORDER_CORNER[rows[row + 3]])
        here = state.half(rows[row], rows[row + 1])
        there = state.half(rows[row + 2], rows[row + 3])
        if here == HALF_OUT and there == HALF_IN:
            arrows[one] |= BIT[other]
        elif here == HALF_IN and there == HALF_OUT:
            arrows[other] |= BIT[one]
        row += 4


# --- markers ---------------------------------------------------------------------------------------------------------


def hosts(state: BlackHat) -> i64:
    """The set of spaces that may be exploited (9.8, B-R32)."""
    found: i64 = 0
    for space in range(state.static.spaces):
        if state.kinds[space] == HOST:
            found |= BIT[space]
    return found


def mark(state: BlackHat, space: i64, raises: bool) -> None:
    """Put a marker on a Host in place of any marker there."""
    take_marker(state, space)
    if raises:
        state.plus |= BIT[space]
    else:
        state.minus |= BIT[space]


def take_marker(state: BlackHat, space: i64) -> None:
    state.plus &= ~BIT[space]
    state.minus &= ~BIT[space]
