"""The chits of a mission: who plays which, hidden until both have chosen (D-R55), and Intelligence Advantages."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.maracas import _steps as steps
from contienda.games.maracas import constants as c
from contienda.games.maracas.rules.chits import SecretDraw, give_back, list_chits
from contienda.games.maracas.rules.intelligence import has_advantage, spend_advantage
from contienda.games.maracas.state import Maracas, only


class Chit(Step):
    """A side plays a chit for the mission, or none (6.0c)."""

    number: i64 = 69
    arguments: str = "side:2 second"
    always_asked: bool = True
    private: bool = True

    def who(self, state: Maracas) -> i64:
        side = steps.chit_side(state)
        return side if state.hands[side] != 0 else UNASKED

    def unasked(self, state: Maracas) -> None:
        side = steps.chit_side(state)
        state.pop()
        ask_for_advantage(state, side)

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_NO_CHIT)
        list_chits(state.hands[steps.chit_side(state)], c.DO_CHIT, out)

    def do(self, state: Maracas, action: i64) -> None:
        side, second = steps.chit_side(state), steps.chit_second(state)
        state.pop()
        if action == c.DO_NO_CHIT:
            state.whisper(side, "no_chit", "6.0c")
        else:
            state.hands[side] = state.without_chit(state.hands[side], action - c.DO_CHIT)
            state.played[side] = state.with_chit(state.played[side], action - c.DO_CHIT)
            if second == 0 and plays_two(state, side):
                steps.ask_chit(state, side, 1)
                return
        ask_for_advantage(state, side)


class Luck(SecretDraw):
    """Without chit hands, chance draws a chit instead (10.3)."""

    number: i64 = 71
    arguments: str = "side:2 second"

    def witnesses(self, state: Maracas, action: i64) -> i64:
        return only(steps.luck_side(state))

    def do(self, state: Maracas, action: i64) -> None:
        side, second = steps.luck_side(state), steps.luck_second(state)
        state.pop()
        state.cup = state.without_chit(state.cup, action - c.DO_DEALT)
        state.played[side] = state.with_chit(state.played[side], action - c.DO_DEALT)
        state.whisper(side, "got_chit", "10.3", action - c.DO_DEALT)
        if second == 0 and plays_two(state, side):
            steps.ask_luck(state, side, 1)
        else:
            ask_for_advantage(state, side)


class Advantage(Step):
    """A side decides whether to use an Intelligence Advantage (9.33)."""

    number: i64 = 70
    arguments: str = "side"
    private: bool = True

    def who(self, state: Maracas) -> i64:
        return steps.advantage_side(state)

    def list(self, state: Maracas, out: Legal) -> None:
        out.add(c.DO_YES)
        out.add(c.DO_NO)

    def do(self, state: Maracas, action: i64) -> None:
        side = steps.advantage_side(state)
        state.pop()
        state.set_number(side, c.USES_ADVANTAGE, 1 if action == c.DO_YES else 0)
        if action == c.DO_NO:
            state.whisper(side, "advantage_saved", "9.33")


def ask_for_chit(state: Maracas, side: i64) -> None:
    """Ask for a chit, or draw one in a game without chit hands (10.3)."""
    if state.tables.no_chit:
        steps.ask_luck(state, side, 0)
    else:
        steps.ask_chit(state, side, 0)


def ask_for_advantage(state: Maracas, side: i64) -> None:
    if may_use_advantage(state, side):
        steps.ask_advantage(state, side)


def plays_two(state: Maracas, side: i64) -> bool:
    """Whether two chits are played: by a Government stack with a Foreign unit against a stack (6.12f, D-R52)."""
    if side != c.GOV or state.mission != c.ATTACK or not state.aims_at_stack():
        return False
    stack = state.go_stack if state.side_of(state.go_stack) == c.GOV else state.target
    return state.stack_units[stack] & state.tables.foreign_units != 0


def may_use_advantage(state: Maracas, side: i64) -> bool:
    """Whether an Advantage is allowed: with a chit in Patrol and Attack; for the Insurgent in Ambush (D-R53)."""
    if not has_advantage(state, side):
        return False
    if state.mission == c.AMBUSH:
        return side == c.INS
    return (state.mission == c.PATROL or state.mission == c.SWEEP or state.mission == c.ATTACK) and state.played[
        side
    ] != 0


# --- after the chits are chosen
# ------------------------------------------------------------------------------------------


def chit_value(state: Maracas, side: i64, rating: i64) -> i64:
    """The tested rating of the played chits; an Advantage uses the highest number of the chit that gains most."""
    found: i64 = 0
    gain: i64 = 0
    chits = state.played[side]
    rest = chits & c.LISTED
    while rest != 0:
        kind = lowest(rest)
        rest &= rest - 1
        value = state.rating_of(kind, rating)
        found += value * state.copies(chits, kind)
        if state.tables.chit_high[kind] - value > gain:
            gain = state.tables.chit_high[kind] - value
    if state.number(side, c.USES_ADVANTAGE) != 0:
        found += gain
    return found


def printed(state: Maracas, side: i64, rating: i64) -> i64:
    """The lower printed rating, or 0 if no chit was played (D-R4, 6.12f)."""
    found: i64 = 9
    rest = state.played[side] & c.LISTED
    while rest != 0:
        kind = lowest(rest)
        rest &= rest - 1
        if state.rating_of(kind, rating) < found:
            found = state.rating_of(kind, rating)
    return found if found < 9 else 0


def show_played(state: Maracas, side: i64, seen: bool) -> None:
    """Show the chits if required, return them to the cup and spend a used Advantage."""
    rest = state.played[side] & c.LISTED
    while rest != 0 and state.recorder is not None:
        kind = lowest(rest)
        rest &= rest - 1
        number = state.copies(state.played[side], kind)
        while number > 0:
            if seen:
                state.note("chit_played", "6.0c", side, kind)
            else:
                state.note("chit_unseen", "6.11c", side)
                state.whisper(side, "chit_played", "6.11c", side, kind)
            number -= 1
    give_back(state, side, state.played[side], seen)
    state.played[side] = 0
    if state.number(side, c.USES_ADVANTAGE) != 0:
        state.set_number(side, c.USES_ADVANTAGE, 0)
        spend_advantage(state, side)
