"""The elements (11): what each one does when played."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.state import Legal
from contienda.core.step import Step
from contienda.games.misiles._steps import (
    answer_more,
    ask_answer,
    ask_completed,
    ask_exchange_take,
    ask_offer,
    ask_red_telephone,
    ask_sacrifice,
    offer_more,
    red_telephone_more,
    sacrifice_more,
)
from contienda.games.misiles.constants import (
    BY_CRISIS,
    DO_COMPLETE,
    DO_ERASE,
    DO_GIVE,
    DO_MARK,
    DO_SWAP,
    DO_TAKE,
    ELEMENTS,
    MISSILE,
)
from contienda.games.misiles.rules.conditions import (
    list_completes,
    list_lines_with_parts,
    list_open_lines,
    list_space_candidates,
)
from contienda.games.misiles.rules.sheets import check_missiles, complete_line, erase, mark_parts, receive
from contienda.games.misiles.state import NOBODY, Misiles


class GainMissile(Step):
    """Missile Crisis completes a Missile (11.2)."""

    number: i64 = 1

    def unasked(self, state: Misiles) -> None:
        state.pop()
        complete_line(state, state.active, MISSILE, "11.2")


class Sacrifice(Step):
    """A player erases their own completes for Missile Crisis or Russian Roulette (11.2, 11.9a)."""

    number: i64 = 12
    arguments: str = "more"

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.active, DO_ERASE, out)

    def do(self, state: Misiles, action: i64) -> None:
        more = sacrifice_more(state) - 1
        state.pop()
        if more > 0:
            ask_sacrifice(state, more)
        erase(state, state.active, action - DO_ERASE, "11.2" if state.way == BY_CRISIS else "11.9a")


class SpaceRace(Step):
    """Space Race completes an element that has three or four parts (11.3)."""

    number: i64 = 13

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_space_candidates(state, state.active, DO_COMPLETE, out)

    def do(self, state: Misiles, action: i64) -> None:
        element = action - DO_COMPLETE
        state.pop()
        complete_line(state, state.active, element, "11.3")
        ask_completed(state, element)


class RedTelephone(Step):
    """Red Telephone marks one part in each of three different elements (11.8a, M-R12)."""

    number: i64 = 14
    arguments: str = "more"

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_open_lines(state, state.active, DO_MARK, out)

    def do(self, state: Misiles, action: i64) -> None:
        element = action - DO_MARK
        more = red_telephone_more(state) - 1
        state.pop()
        if more > 0:
            ask_red_telephone(state, more)
            state.pick_b = state.pick_a
            state.pick_a = element
        else:
            state.pick_a = NOBODY
            state.pick_b = NOBODY
        mark_parts(state, state.active, element, 1, "11.8a")


class Swap(Step):
    """Espionage swaps the parts of two lines of one opponent (11.6a, M-R10)."""

    number: i64 = 15

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_lines_with_parts(state, state.target, DO_SWAP, out)

    def do(self, state: Misiles, action: i64) -> None:
        element = action - DO_SWAP
        if state.pick_a == NOBODY:
            state.pick_a = element
            return
        state.pop()
        one = state.target * ELEMENTS + state.pick_a
        other = state.target * ELEMENTS + element
        held = state.parts[one]
        state.parts[one] = state.parts[other]
        state.parts[other] = held
        state.note("parts_swapped", "11.6a", state.target, state.pick_a, element)
        state.pick_a = NOBODY


class Offer(Step):
    """Propaganda: the active player picks two completes first (11.5, M-R9)."""

    number: i64 = 16
    arguments: str = "more"

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.active, DO_GIVE, out)

    def do(self, state: Misiles, action: i64) -> None:
        element = action - DO_GIVE
        more = offer_more(state) - 1
        state.pop()
        state.note("offered", "11.5", state.active, element)
        if more > 0:
            state.pick_a = element
            ask_offer(state, more)
        else:
            state.offer_a = state.pick_a
            state.offer_b = element
            state.pick_a = NOBODY


class Answer(Step):
    """Propaganda: the opponent, who has seen that pick, picks two completes (11.5, M-R9)."""

    number: i64 = 17
    arguments: str = "more"

    def who(self, state: Misiles) -> i64:
        return state.target

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.target, DO_GIVE, out)

    def do(self, state: Misiles, action: i64) -> None:
        element = action - DO_GIVE
        more = answer_more(state) - 1
        state.pop()
        state.note("offered", "11.5", state.target, element)
        if more > 0:
            state.pick_a = element
            ask_answer(state, more)
        else:
            first = state.pick_a
            state.pick_a = NOBODY
            exchange(state, state.offer_a, state.offer_b, first, element, "11.5")


class ExchangeGive(Step):
    """Espionage: the player chooses which of their completes to give (11.6b)."""

    number: i64 = 18

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.active, DO_GIVE, out)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        state.offer_a = action - DO_GIVE
        ask_exchange_take(state)


class ExchangeTake(Step):
    """Espionage: the player chooses which of the opponent's completes to take (11.6b)."""

    number: i64 = 19

    def who(self, state: Misiles) -> i64:
        return state.active

    def list(self, state: Misiles, out: Legal) -> None:
        list_completes(state, state.target, DO_TAKE, out)

    def do(self, state: Misiles, action: i64) -> None:
        state.pop()
        exchange(state, state.offer_a, NOBODY, action - DO_TAKE, NOBODY, "11.6b")


def exchange(state: Misiles, mine: i64, mine_too: i64, theirs: i64, theirs_too: i64, clause: str) -> None:
    """Remove all marks from both sheets, add them to the other, drop excess copies, then count missiles (M-R23)."""
    me = state.active
    other = state.target
    if mine_too == NOBODY:
        state.lead("exchanged", clause, me, other, mine, theirs)
    else:
        state.lead("handed_over", clause, me, other, mine, mine_too)
        state.lead("handed_over", clause, other, me, theirs, theirs_too)
    state.complete[me * ELEMENTS + mine] -= 1
    state.complete[other * ELEMENTS + theirs] -= 1
    if mine_too != NOBODY:
        state.complete[me * ELEMENTS + mine_too] -= 1
        state.complete[other * ELEMENTS + theirs_too] -= 1
    receive(state, me, theirs)
    receive(state, other, mine)
    if mine_too != NOBODY:
        receive(state, me, theirs_too)
        receive(state, other, mine_too)
    state.offer_a = NOBODY
    state.offer_b = NOBODY
    check_missiles(state, me)
    check_missiles(state, other)
