"""Celebrity status (16): each player's secret card."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.events import EVERYBODY
from contienda.core.state import CHANCE, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import status_player
from contienda.games.blackhat.constants import DO_STATUS, STATUSES
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.state import BlackHat


class Status(Step):
    """Chance draws a player's status card (16.1)."""

    number: i64 = 3
    arguments: str = "player"

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(free_statuses(state), DO_STATUS, out)

    def do(self, state: BlackHat, action: i64) -> None:
        """Give the card secretly (16.1), or openly to the Robot (B-R73)."""
        player = status_player(state)
        card = action - DO_STATUS
        state.pop()
        give_status(state, player, card)
        state.note("status_drawn", "16.1", player)
        if state.is_robot(player):
            state.note("status_shown", "B-R73", player, card)
        else:
            state.whisper(player, "status_shown", "16.1", player, card)

    def witnesses(self, state: BlackHat, action: i64) -> i64:
        player = status_player(state)
        return EVERYBODY if state.is_robot(player) else BIT[player]


def free_statuses(state: BlackHat) -> i64:
    """The set of status cards not yet drawn."""
    found: i64 = BIT[STATUSES] - 1
    for player in range(state.static.players):
        card = state.status_card(player)
        if card > 0:
            found &= ~BIT[card - 1]
    return found


def give_status(state: BlackHat, player: i64, card: i64) -> None:
    state.statuses += (card + 1) << (player * 4)


def take_status(state: BlackHat, player: i64) -> None:
    state.statuses -= state.status_card(player) << (player * 4)
