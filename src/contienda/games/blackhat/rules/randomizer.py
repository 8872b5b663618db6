"""The Randomizer (9.9): a tile is drawn and laid, and its special spaces act on the pawns above them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import (
    SWEEP,
    ask_place,
    ask_sweep,
    ask_tile,
    pack_sweep,
    place_face,
    place_pawn,
    randomizer_pawn,
    sweep_corner,
    sweep_place,
    tile_pawn,
)
from contienda.games.blackhat.constants import CORNERS, DO_DRAW_TILE, DO_LEAVE, DO_PLACE, DO_TILE, NONE, owner
from contienda.games.blackhat.rules.network import lay_face, supply
from contienda.games.blackhat.rules.pawns import pawn_on
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.rules.spaces import enter
from contienda.games.blackhat.state import BlackHat


class Randomizer(Step):
    """The player decides whether to draw a tile (9.9a)."""

    number: i64 = 23
    arguments: str = "pawn"

    def who(self, state: BlackHat) -> i64:
        return ask(state, owner(randomizer_pawn(state)))

    def list(self, state: BlackHat, out: Legal) -> None:
        out.add(DO_DRAW_TILE)
        out.add(DO_LEAVE)

    def do(self, state: BlackHat, action: i64) -> None:
        pawn = randomizer_pawn(state)
        state.pop()
        if action == DO_LEAVE:
            state.note("declined", "9.9a", owner(pawn))
        else:
            ask_tile(state, pawn)


class Tile(Step):
    """Chance draws a tile and the side that faces up (9.9a)."""

    number: i64 = 24
    arguments: str = "pawn"

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(supply(state), DO_TILE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        pawn = tile_pawn(state)
        face = action - DO_TILE
        state.pop()
        state.lead("tile_drawn", "9.9a", owner(pawn), face)
        ask_place(state, pawn, face)


class Place(Step):
    """The player chooses where to lay the tile (9.9b)."""

    number: i64 = 25
    arguments: str = "pawn:16 face"

    def who(self, state: BlackHat) -> i64:
        return UNASKED if state.static.places == 1 else ask(state, owner(place_pawn(state)))

    def unasked(self, state: BlackHat) -> None:
        lay_tile(state, 0)

    def list(self, state: BlackHat, out: Legal) -> None:
        for place in range(state.static.places):
            out.add(DO_PLACE + place)

    def do(self, state: BlackHat, action: i64) -> None:
        lay_tile(state, action - DO_PLACE)


class Sweep(Step):
    """The corners of a new tile act on the pawns there, clockwise from the top left (9.9d)."""

    number: i64 = 26
    arguments: str = "corner:8 place"

    def unasked(self, state: BlackHat) -> None:
        corner, place = sweep_corner(state), sweep_place(state)
        state.pop()
        if corner >= CORNERS:
            return
        ask_sweep(state, corner + 1, place)
        pawn = pawn_on(state, state.space_at(place, corner))
        if pawn != NONE:
            enter(state, pawn)


def lay_tile(state: BlackHat, place: i64) -> None:
    """Lay the tile: older tiles there no longer act, but its own special spaces do (9.9b-d, B-R66)."""
    face = place_face(state)
    player = owner(place_pawn(state))
    state.pop()
    state.lead("tile_laid", "9.9b", player, face, place)
    lay_face(state, place, face)
    end_sweeps(state, place)
    ask_sweep(state, 0, place)


def end_sweeps(state: BlackHat, place: i64) -> None:
    """Skip the remaining corners of this place's pending sweeps."""
    first = pack_sweep(0, place)
    over = pack_sweep(CORNERS, place)
    for frame in range(state.depth):
        if state.step_at(frame) == SWEEP and first <= state.argument_at(frame) <= over:
            state.change_argument(frame, over)
