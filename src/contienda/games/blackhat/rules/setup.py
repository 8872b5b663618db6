"""Setup (3): board, pawns and score track; chance draws the tiles and the first dealer."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step
from contienda.games.blackhat import _codec
from contienda.games.blackhat._steps import (
    ask_dealer,
    ask_round,
    ask_setup_place,
    ask_setup_tile,
    ask_status,
    setup_place_face,
    setup_tile_more,
)
from contienda.games.blackhat.constants import ANY_ASSETS, DO_DEALER, DO_LAY, DO_TILE
from contienda.games.blackhat.rules.cards import gather_cards
from contienda.games.blackhat.rules.network import free_places, lay_face, supply, unfold
from contienda.games.blackhat.rules.pawns import place_pawns
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.state import BlackHat
from contienda.games.blackhat.static_data import StaticData


def set_up(state: BlackHat, seats: int, static: StaticData) -> None:
    """Set up everything before the first round (3, 16.1, B-R3)."""
    state.seats = seats
    state.static = static
    state.restore_pending([])
    _codec.blank(state)
    unfold(state)
    place_pawns(state)
    gather_cards(state)
    if static.secret_asset:
        state.assets_left = ANY_ASSETS
    ask_round(state)
    ask_dealer(state)
    if static.celebrity:
        for player in range(int(static.players) - 1, -1, -1):
            ask_status(state, player)
    if static.tiles > 0:
        ask_setup_tile(state, static.tiles)
    state.settle()


class SetupTile(Step):
    """Chance draws one of the tiles of the setup (3.3)."""

    number: i64 = 1
    arguments: str = "more"

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(supply(state), DO_TILE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        more = setup_tile_more(state) - 1
        state.pop()
        if more > 0:
            ask_setup_tile(state, more)
        ask_setup_place(state, action - DO_TILE)


class SetupPlace(Step):
    """Chance draws the place for that tile (3.3)."""

    number: i64 = 2
    arguments: str = "face"

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(free_places(state), DO_LAY, out)

    def do(self, state: BlackHat, action: i64) -> None:
        face = setup_place_face(state)
        place = action - DO_LAY
        state.pop()
        lay_face(state, place, face)
        state.note("tile_set", "3.3", face, place)


class Dealer(Step):
    """Chance draws the first dealer (B-R3)."""

    number: i64 = 0

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(BIT[state.seats] - 1, DO_DEALER, out)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        state.dealer = action - DO_DEALER
        state.note("dealer_chosen", "B-R3", state.dealer)
        if state.static.warned:
            state.note("robot_beside_tracer", "15.10")
