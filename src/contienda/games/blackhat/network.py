"""The network as it lies now: faces on the places, arrows that are complete, values with their markers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count
from contienda.core.game import State
from contienda.games.blackhat.elements import (
    BORDER_CORNER,
    BORDERS,
    CORNERS,
    FACES,
    HALF_IN,
    HALF_OUT,
    HOST,
    MARKERS,
    PLACES,
    PRINTED,
    SPACES,
)
from contienda.games.blackhat.tables import Tables


class Network(State):
    """Where arrows lead and what spaces are. `face`, `kinds`, `printed` and `arrows` are made anew, never changed."""

    tables: Tables
    face: vec[i64]  # by place
    kinds: vec[i64]  # by space
    printed: vec[i64]  # values without markers
    arrows: vec[i64]  # the set of spaces complete arrows lead to
    plus: i64 = 0  # spaces with a +1 marker
    minus: i64 = 0

    def unfold(self) -> None:
        """The board with no tiles on it."""
        self.face = vec[i64]([PRINTED + place for place in range(PLACES)])
        self.connect()

    def value(self, space: i64) -> i64:
        """What a pawn on it scores (9.8, B-R33)."""
        return self.printed[space] + ((self.plus >> space) & 1) - ((self.minus >> space) & 1)

    def supply(self) -> i64:
        """The set of faces whose tile is not on the board."""
        found: i64 = BIT[self.tables.faces] - 1
        place: i64 = 0
        while place < self.tables.places:
            face = self.face[place]
            if face < FACES:
                found &= ~(BIT[face] | BIT[face ^ 1])
            place += 1
        return found

    def free_places(self) -> i64:
        """The set of places without a tile."""
        found: i64 = 0
        place: i64 = 0
        while place < self.tables.places:
            if self.face[place] >= PRINTED:
                found |= BIT[place]
            place += 1
        return found

    def space_at(self, place: i64, corner: i64) -> i64:
        return self.tables.fixed + place * CORNERS + corner

    def spaces_of(self, place: i64) -> i64:
        """The set of the four spaces of a place."""
        return BIT[self.tables.fixed + place * CORNERS] * 15

    def lay(self, place: i64, face: i64) -> None:
        """A tile covers what is there; covered markers return to the supply (17.4, B-R32)."""
        faces = self.face[:]
        faces[place] = face
        self.face = faces
        covered = self.spaces_of(place)
        self.plus &= ~covered
        self.minus &= ~covered
        self.connect()

    def connect(self) -> None:
        """Kinds and values of all spaces, and the arrows whose two halves match (8.5, 17.4)."""
        tables = self.tables
        kinds = vec[i64]([0] * SPACES)
        printed = vec[i64]([0] * SPACES)
        arrows = tables.arrows[:]
        space: i64 = 0
        while space < tables.fixed:
            kinds[space] = tables.kind[space]
            printed[space] = tables.value[space]
            space += 1
        place: i64 = 0
        while place < tables.places:
            face = self.face[place]
            first = tables.fixed + place * CORNERS
            corner: i64 = 0
            while corner < CORNERS:
                kinds[first + corner] = tables.face_kind[face * CORNERS + corner]
                printed[first + corner] = tables.face_value[face * CORNERS + corner]
                arrows[first + corner] = tables.face_arrows[face * CORNERS + corner] * BIT[first]
                corner += 1
            place += 1
        self.match_fixed(arrows)
        self.match_places(arrows)
        self.kinds = kinds
        self.printed = printed
        self.arrows = arrows

    def half(self, place: i64, border: i64) -> i64:
        return self.tables.half[self.face[place] * BORDERS + border]

    def match_fixed(self, arrows: vec[i64]) -> None:
        """Borders between a space that is always there and a place."""
        rows = self.tables.fixed_borders
        row: i64 = 0
        while row < i64(len(rows)):
            fixed = rows[row]
            corner = self.space_at(rows[row + 1], BORDER_CORNER[rows[row + 2]])
            half = self.half(rows[row + 1], rows[row + 2])
            if rows[row + 3] == HALF_OUT and half == HALF_IN:
                arrows[fixed] |= BIT[corner]
            elif rows[row + 3] == HALF_IN and half == HALF_OUT:
                arrows[corner] |= BIT[fixed]
            row += 4

    def match_places(self, arrows: vec[i64]) -> None:
        """Borders between two places."""
        rows = self.tables.place_borders
        row: i64 = 0
        while row < i64(len(rows)):
            one = self.space_at(rows[row], BORDER_CORNER[rows[row + 1]])
            other = self.space_at(rows[row + 2], BORDER_CORNER[rows[row + 3]])
            here = self.half(rows[row], rows[row + 1])
            there = self.half(rows[row + 2], rows[row + 3])
            if here == HALF_OUT and there == HALF_IN:
                arrows[one] |= BIT[other]
            elif here == HALF_IN and there == HALF_OUT:
                arrows[other] |= BIT[one]
            row += 4

    # --- markers ----------------------------------------------------------------------------------------------------

    def markers_left(self) -> i64:
        return MARKERS - count(self.plus | self.minus)

    def hosts(self) -> i64:
        """The set of spaces that may be exploited (9.8, B-R32)."""
        found: i64 = 0
        space: i64 = 0
        while space < self.tables.spaces:
            if self.kinds[space] == HOST:
                found |= BIT[space]
            space += 1
        return found

    def mark(self, space: i64, raises: bool) -> None:
        """Put a marker on a Host; it replaces another there."""
        self.plus &= ~BIT[space]
        self.minus &= ~BIT[space]
        if raises:
            self.plus |= BIT[space]
        else:
            self.minus |= BIT[space]
