"""Hack actions (5.7, 8): the winner of a trick advances a pawn or draws a card."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.events import EVERYBODY
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.blackhat._steps import ask_draw, ask_path, path_pawn
from contienda.games.blackhat.constants import DO_DEAL, DO_MOVE, DO_PAWN, owner, which
from contienda.games.blackhat.rules.cards import deal_card, rebuild_deck, tell_card
from contienda.games.blackhat.rules.pawns import destinations, movable
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import card_weights, draw_kind, list_kinds, list_members
from contienda.games.blackhat.rules.spaces import enter
from contienda.games.blackhat.state import BlackHat


class Hack(Step):
    """The winner chooses the pawn to advance (5.7, 5.7a, 5.7b)."""

    number: i64 = 15

    def who(self, state: BlackHat) -> i64:
        return ask(state, state.winner) if count(movable(state, state.winner)) > 1 else UNASKED

    def unasked(self, state: BlackHat) -> None:
        """Advance the only movable pawn; with none, draw a card (5.7c, 8.7)."""
        pawns = movable(state, state.winner)
        state.pop()
        if pawns != 0:
            ask_path(state, lowest(pawns))
        elif rebuild_deck(state):
            ask_draw(state)

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(movable(state, state.winner), DO_PAWN, out)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        ask_path(state, action - DO_PAWN)


class Path(Step):
    """The winner chooses where the pawn goes (8.2, 8.4)."""

    number: i64 = 16
    arguments: str = "pawn"

    def who(self, state: BlackHat) -> i64:
        return ask(state, state.winner) if count(ways(state)) > 1 else UNASKED

    def unasked(self, state: BlackHat) -> None:
        advance_pawn(state, lowest(ways(state)))

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(ways(state), DO_MOVE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        advance_pawn(state, action - DO_MOVE)


class Draw(Step):
    """Chance draws a card for a winner who cannot advance any pawn (5.7c)."""

    number: i64 = 17

    def who(self, state: BlackHat) -> i64:
        return CHANCE

    def list(self, state: BlackHat, out: Legal) -> None:
        list_kinds(state.deck, DO_DEAL, out)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        deal_card(state, state.winner, action - DO_DEAL)
        state.note("drew", "5.7c", state.winner)
        tell_card(state, "5.7c", state.winner, action - DO_DEAL)

    def witnesses(self, state: BlackHat, action: i64) -> i64:
        return EVERYBODY if state.is_robot(state.winner) else BIT[state.winner]

    def weights(self, state: BlackHat) -> Weights:
        return card_weights(state.deck)

    def sample(self, state: BlackHat, rng: Rng) -> i64:
        return draw_kind(state.deck, DO_DEAL, rng)


def ways(state: BlackHat) -> i64:
    """The set of spaces the chosen pawn can go to."""
    return destinations(state, state.stands[path_pawn(state)])


def advance_pawn(state: BlackHat, space: i64) -> None:
    """Move a pawn to the first empty space of the chosen path; the spaces it jumps have no effect (8, B-R23)."""
    pawn = path_pawn(state)
    state.pop()
    state.stands[pawn] = space
    if owner(pawn) == state.winner:
        state.lead("advanced", "5.7a", state.winner, which(pawn), space)
    else:
        state.lead("pushed", "5.7b", state.winner, owner(pawn), which(pawn), space)
    enter(state, pawn)
