"""The Black Hat (7): what the winner of its trick picks up."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import ask_pick_up, ask_take, take_more
from contienda.games.blackhat.constants import DO_TAKE, DO_TAKE_ALL, DO_TAKE_SOME, HAT, JOKER, NATURALS, ONE, held, size
from contienda.games.blackhat.rules.cards import clear_table, discard_table, receive
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import list_kinds
from contienda.games.blackhat.state import BlackHat


class PickUp(Step):
    """The winner takes all cards, or the hat and some others (7.4)."""

    number: i64 = 13

    def who(self, state: BlackHat) -> i64:
        return ask(state, state.winner)

    def list(self, state: BlackHat, out: Legal) -> None:
        out.add(DO_TAKE_ALL)
        out.add(DO_TAKE_SOME)

    def do(self, state: BlackHat, action: i64) -> None:
        state.pop()
        if action == DO_TAKE_ALL:
            take_all(state)
        else:
            take_some(state)


class Take(Step):
    """The winner takes a card other than a joker (7.4b)."""

    number: i64 = 14
    arguments: str = "more"

    def who(self, state: BlackHat) -> i64:
        """Ask only if cards remain to be taken and there is a choice among them."""
        cards = naturals_on_table(state)
        more = take_more(state)
        if more == 0 or size(cards) <= more or is_one_kind(cards):
            return UNASKED
        return ask(state, state.winner)

    def unasked(self, state: BlackHat) -> None:
        cards = naturals_on_table(state)
        if take_more(state) == 0 or cards == 0:
            state.pop()
            discard_table(state)
        else:
            take_one(state, lowest_kind(cards))

    def list(self, state: BlackHat, out: Legal) -> None:
        list_kinds(naturals_on_table(state), DO_TAKE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        take_one(state, action - DO_TAKE)


def begin_pick_up(state: BlackHat) -> None:
    """Take everything if both ways would give the same cards: no joker, and no more cards than may be taken."""
    cards = state.table_cards()
    if held(cards, JOKER) == 0 and size(cards) - 1 <= state.lead_size:
        take_all(state)
    else:
        ask_pick_up(state)


def take_all(state: BlackHat) -> None:
    cards = state.table_cards()
    state.lead("took_all", "7.4a", state.winner, size(cards))
    receive(state, state.winner, cards)
    clear_table(state)


def take_some(state: BlackHat) -> None:
    """Take the hat and as many non-jokers as the leader played cards (7.4b, B-R18)."""
    state.lead("took_hat", "7.4b", state.winner)
    take_from_table(state, HAT)
    ask_take(state, state.lead_size)


def take_one(state: BlackHat, kind: i64) -> None:
    more = take_more(state) - 1
    state.pop()
    take_from_table(state, kind)
    state.note("took", "7.4b", state.winner, kind)
    ask_take(state, more)


def take_from_table(state: BlackHat, kind: i64) -> None:
    """Give the winner one card of this kind, no matter who played it."""
    player: i64 = 0
    while held(state.plays[player], kind) == 0:
        player += 1
    state.plays[player] -= ONE[kind]
    receive(state, state.winner, ONE[kind])


def naturals_on_table(state: BlackHat) -> i64:
    return state.table_cards() & NATURALS


def lowest_kind(cards: i64) -> i64:
    return lowest(cards) // 4


def is_one_kind(cards: i64) -> bool:
    kind = lowest_kind(cards)
    return cards == held(cards, kind) * ONE[kind]
