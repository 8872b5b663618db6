"""Looking at the top of a deck (L.7, K-R69, K-R73): some cards go to the bottom or away, the rest back on top."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, UNASKED, Legal
from contienda.core.step import Step, Weights
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh.effect_codes import MILL_SOME
from contienda.games.kiberrubezh.rules.known_order import (
    BOTTOM,
    TOP,
    entry_card,
    entry_knowers,
    insert,
    insert_last,
    knower,
    make_entry,
    mill_card,
    place_of,
    put_under,
    remove,
    reveal_top,
)
from contienda.games.kiberrubezh.rules.listing import any_card, list_cards, weigh_cards
from contienda.games.kiberrubezh.state import Kiberrubezh


class Look(Step):
    """A player sees the top cards one by one; a card that somebody knows needs no chance (L.7)."""

    number: i64 = 26
    arguments: str = "deck:2 looker:2 done:16 count:16 dump:16 then"

    def who(self, state: Kiberrubezh) -> i64:
        deck, done = s.look_deck(state), s.look_done(state)
        if done == s.look_count(state) or place_of(state, deck, TOP, done) != c.NONE:
            return UNASKED
        return CHANCE if state.plane(deck, c.POOL) != 0 else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        if s.look_done(state) == s.look_count(state):
            end_look(state)
        else:
            see_known(state)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_cards(state, s.look_deck(state), state.plane(s.look_deck(state), c.POOL), c.DO_LOOK, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        deck, looker = s.look_deck(state), s.look_looker(state)
        look_on(state)
        reveal_top(state, deck, action - c.DO_LOOK, looker)

    def weights(self, state: Kiberrubezh) -> Weights:
        return weigh_cards(state, s.look_deck(state), state.plane(s.look_deck(state), c.POOL))

    def sample(self, state: Kiberrubezh, rng: Rng) -> i64:
        return c.DO_LOOK + any_card(state, s.look_deck(state), state.plane(s.look_deck(state), c.POOL), rng)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        """Only the player who looks sees the cards."""
        return BIT[s.look_looker(state)]


def see_known(state: Kiberrubezh) -> None:
    """See the next card, which somebody knows, perhaps as one of the bottom cards."""
    deck, looker = s.look_deck(state), s.look_looker(state)
    at = place_of(state, deck, TOP, s.look_done(state))
    if at == c.NONE:
        entry = remove(state, place_of(state, deck, BOTTOM, 0))
        insert_last(state, make_entry(entry_card(entry), entry_knowers(entry), TOP, deck))
        at = place_of(state, deck, TOP, s.look_done(state))
    entry = state.known[at]
    state.whisper(looker, "saw_top", "L.7", entry_card(entry))
    state.known[at] = make_entry(entry_card(entry), entry_knowers(entry) | knower(looker), TOP, deck)
    look_on(state)


def look_on(state: Kiberrubezh) -> None:
    """Count one more card seen."""
    deck, looker, done, n = s.look_deck(state), s.look_looker(state), s.look_done(state), s.look_count(state)
    dump, then = s.look_dump(state), s.look_then(state)
    state.pop()
    s.ask_look(state, deck, looker, done + 1, n, dump, then)


def end_look(state: Kiberrubezh) -> None:
    """All cards are seen; nobody else can know where they will be (K-R73)."""
    deck, looker, n, dump = s.look_deck(state), s.look_looker(state), s.look_count(state), s.look_dump(state)
    then = s.look_then(state)
    if n > 1:
        for i in range(n):
            at = place_of(state, deck, TOP, i)
            state.known[at] = make_entry(entry_card(state.known[at]), knower(looker), TOP, deck)
    state.pop()
    if then == MILL_SOME:
        s.ask_dump(state, deck, looker, dump, n)
    else:
        s.ask_sort_under(state, deck, looker, n)


class SortUnder(Step):
    """The player puts any of the cards seen under the deck (L.7)."""

    number: i64 = 27
    arguments: str = "deck:2 looker:2 cards"

    def who(self, state: Kiberrubezh) -> i64:
        return s.sort_under_looker(state) if s.sort_under_cards(state) > 0 else UNASKED

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_seen(state, s.sort_under_deck(state), 0, s.sort_under_cards(state), c.DO_UNDER, out)
        out.add(c.DO_ENOUGH)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        deck, looker, left = s.sort_under_deck(state), s.sort_under_looker(state), s.sort_under_cards(state)
        state.pop()
        if action == c.DO_ENOUGH:
            s.ask_sort_top(state, deck, looker, 0, left)
            return
        card = action - c.DO_UNDER
        s.ask_sort_under(state, deck, looker, left - 1)
        remove(state, seen_place(state, deck, card, 0))
        put_under(state, deck, card, knower(looker))
        state.note("put_under", "L.7", deck)
        state.whisper(looker, "put_under_card", "L.7", card)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        return BIT[s.sort_under_looker(state)]


class Dump(Step):
    """The player discards some of the cards seen (L.7)."""

    number: i64 = 28
    arguments: str = "deck:2 looker:2 more:16 cards"

    def who(self, state: Kiberrubezh) -> i64:
        return s.dump_looker(state) if 0 < s.dump_more(state) < s.dump_cards(state) else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        """Stop once enough are discarded, or discard all if all must go."""
        deck, looker, more, left = s.dump_deck(state), s.dump_looker(state), s.dump_more(state), s.dump_cards(state)
        state.pop()
        if more > 0:
            while left > 0:
                dump_card(state, deck, looker, entry_card(state.known[place_of(state, deck, TOP, 0)]))
                left -= 1
        s.ask_sort_top(state, deck, looker, 0, left)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_seen(state, s.dump_deck(state), 0, s.dump_cards(state), c.DO_DUMP, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        deck, looker, more, left = s.dump_deck(state), s.dump_looker(state), s.dump_more(state), s.dump_cards(state)
        state.pop()
        s.ask_dump(state, deck, looker, more - 1, left - 1)
        dump_card(state, deck, looker, action - c.DO_DUMP)


def dump_card(state: Kiberrubezh, deck: i64, looker: i64, card: i64) -> None:
    remove(state, seen_place(state, deck, card, 0))
    mill_card(state, deck, card, c.ORDERED, c.BY_OWN_CARDS if looker == deck else c.BY_ATTACK)


class SortTop(Step):
    """The player puts the rest back on top, choosing the next card until one is left (L.7)."""

    number: i64 = 29
    arguments: str = "deck:2 looker:2 placed:16 cards"

    def who(self, state: Kiberrubezh) -> i64:
        return s.sort_top_looker(state) if s.sort_top_cards(state) - s.sort_top_placed(state) > 1 else UNASKED

    def unasked(self, state: Kiberrubezh) -> None:
        deck, looker, n = s.sort_top_deck(state), s.sort_top_looker(state), s.sort_top_cards(state)
        state.pop()
        if n > 0:
            state.note("put_back", "L.7", looker, deck, n)

    def list(self, state: Kiberrubezh, out: Legal) -> None:
        list_seen(state, s.sort_top_deck(state), s.sort_top_placed(state), s.sort_top_cards(state), c.DO_ON_TOP, out)

    def do(self, state: Kiberrubezh, action: i64) -> None:
        deck, looker, placed = s.sort_top_deck(state), s.sort_top_looker(state), s.sort_top_placed(state)
        left = s.sort_top_cards(state)
        state.pop()
        s.ask_sort_top(state, deck, looker, placed + 1, left)
        entry = remove(state, seen_place(state, deck, action - c.DO_ON_TOP, placed))
        insert(state, place_of(state, deck, TOP, placed), entry)

    def witnesses(self, state: Kiberrubezh, action: i64) -> i64:
        return BIT[s.sort_top_looker(state)]


def list_seen(state: Kiberrubezh, deck: i64, first: i64, last: i64, verb: i64, out: Legal) -> None:
    """List the top cards of a deck from `first` to `last` by number, each once, in library order."""
    best: i64 = c.NONE
    while True:
        card: i64 = c.CARDS
        for n in range(first, last):
            found = entry_card(state.known[place_of(state, deck, TOP, n)])
            if best < found < card:
                card = found
        if card == c.CARDS:
            return
        out.add(verb + card)
        best = card


def seen_place(state: Kiberrubezh, deck: i64, card: i64, first: i64) -> i64:
    """The position of a card of that number among the top cards, from `first` on."""
    n = first
    at = place_of(state, deck, TOP, n)
    while entry_card(state.known[at]) != card:
        n += 1
        at = place_of(state, deck, TOP, n)
    return at
