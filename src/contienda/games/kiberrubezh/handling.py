"""Drawing, discarding, looking, searching and recovering: whatever happens to hands and decks (L.3, K-R69)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import lowest
from contienda.core.game import CHANCE
from contienda.games.kiberrubezh.effects import LEFT, ROWS, Effects, owner_of
from contienda.games.kiberrubezh.elements import BY_OWN_CARDS, DISCARD, HAND, ORDERED, POOL
from contienda.games.kiberrubezh.ops import E_A, E_N, MILL_SOME, TO_BOTTOM, TO_HAND
from contienda.games.kiberrubezh.order import entry
from contienda.games.kiberrubezh.steps import DUMP, LOOK, RECOVER, SEARCH, SORT_TOP, SORT_UNDER


class Handling(Effects):
    """Steps about hands and decks. Each `ask_…` goes on by itself as far as it can and says whether it must wait."""

    who: i64

    def ask(self, who: i64) -> bool:
        self.who = who
        return True

    def less_one(self, step: i64) -> None:
        """One card of a counted step is done; counted steps carry seat, cause and how many more."""
        argument = self.argument()
        self.pop()
        if argument // 8 > 1:
            self.push(step, argument - 8)

    # --- drawing and discarding from the deck -----------------------------------------------------------------------

    def ask_draw(self, step: i64, clause: str) -> bool:
        """The next card, by chance where nobody knows it; an empty deck gives nothing (K-R4)."""
        seat = self.argument() % 2
        if self.must_draw_by_chance(seat):
            return self.ask(CHANCE)
        if self.plane(seat, ORDERED) == 0:
            self.pop()
            return False
        cause = self.argument() // 2 % 4
        self.less_one(step)
        code = self.next_known(seat)
        self.draw_to_hand(seat, code // 32, ORDERED, code // 4 % 8, cause, clause)
        return False

    def ask_mill(self, step: i64) -> bool:
        seat = self.argument() % 2
        if self.must_draw_by_chance(seat):
            return self.ask(CHANCE)
        if self.plane(seat, ORDERED) == 0:
            self.pop()
            return False
        cause = self.argument() // 2 % 4
        self.less_one(step)
        code = self.next_known(seat)
        self.mill_card(seat, code // 32, ORDERED, cause)
        return False

    # --- discarding from the hand -----------------------------------------------------------------------------------

    def discard_from_hand(self, seat: i64, card: i64) -> None:
        self.move(seat, card, HAND, DISCARD)
        self.note("discarded", "L.3", seat, card)

    def ask_hand(self, who: i64) -> bool:
        """Somebody, or chance, picks a card of a hand; where all must go nobody is asked."""
        argument = self.argument()
        seat = argument % 2
        n = argument // 8
        size = self.hand_size(seat)
        if n < size:
            return self.ask(who)
        self.pop()
        while size > 0:
            self.discard_from_hand(seat, self.card(seat, lowest(self.plane(seat, HAND))))
            size -= 1
        return False

    # --- looking at a deck ------------------------------------------------------------------------------------------

    def ask_look(self) -> bool:
        """Card by card from above; what somebody knew already needs no chance."""
        argument = self.argument()
        seat = argument % 2
        looker = argument // 2 % 2
        done = argument // 4 % 16
        n = argument // 64 % 16
        if done == n:
            self.end_look(argument)
            return False
        at = self.place_of(seat, 0, done)
        if at == -1:
            if self.plane(seat, POOL) != 0:
                return self.ask(CHANCE)
            code = self.remove(self.place_of(seat, 1, 0))
            self.insert_last(code - 2)
            at = self.place_of(seat, 0, done)
        code = self.known[at]
        self.whisper(looker, "saw_top", "L.7", code // 32)
        if code // 4 & (1 + looker) == 0:
            self.known[at] = code + (1 + looker) * 4
        self.pop()
        self.push(LOOK, argument + 4)
        return False

    def end_look(self, argument: i64) -> None:
        """All is seen; who knew these cards before cannot know where they will lie (K-R73)."""
        seat = argument % 2
        looker = argument // 2 % 2
        n = argument // 64 % 16
        then = argument // 1024
        if n > 1:
            i: i64 = 0
            while i < n:
                at = self.place_of(seat, 0, i)
                self.known[at] = entry(self.known[at] // 32, 1 + looker, 0, seat)
                i += 1
        self.pop()
        whose = looker * 2 + seat
        if then // 16 == MILL_SOME:
            self.push(DUMP, (n * 16 + then % 16) * 4 + whose)
        else:
            self.push(SORT_UNDER, n * 4 + whose)

    def ask_under(self) -> bool:
        argument = self.argument()
        if argument // 4 > 0:
            return self.ask(argument // 2 % 2)
        self.pop()
        return False

    def sort_under(self, card: i64) -> None:
        """One of the cards seen goes below the deck."""
        argument = self.argument()
        seat = argument % 2
        looker = argument // 2 % 2
        self.pop()
        self.push(SORT_UNDER, argument - 4)
        self.remove(self.seen_place(seat, card, 0))
        self.put_under(seat, card, 1 + looker)
        self.note("put_under", "L.7", seat)
        self.whisper(looker, "put_under_card", "L.7", card)

    def end_under(self) -> None:
        """The rest goes back on top."""
        argument = self.argument()
        self.pop()
        self.push(SORT_TOP, argument // 4 * 64 + argument % 4)

    def ask_dump(self) -> bool:
        argument = self.argument()
        more = argument // 4 % 16
        n = argument // 64
        if more > 0 and more < n:
            return self.ask(argument // 2 % 2)
        self.pop()
        seat = argument % 2
        if more > 0:
            while n > 0:
                self.dump(seat, self.known[self.place_of(seat, 0, 0)] // 32, self.looking_cause(argument))
                n -= 1
        self.push(SORT_TOP, n * 64 + argument % 4)
        return False

    def looking_cause(self, argument: i64) -> i64:
        """Who looked: the owner of the deck himself, or the opponent."""
        return BY_OWN_CARDS if argument // 2 % 2 == argument % 2 else 0

    def dump(self, seat: i64, card: i64, cause: i64) -> None:
        self.remove(self.seen_place(seat, card, 0))
        self.mill_card(seat, card, ORDERED, cause)

    def dump_one(self, card: i64) -> None:
        argument = self.argument()
        self.pop()
        self.push(DUMP, argument - 64 - 4)
        self.dump(argument % 2, card, self.looking_cause(argument))

    def ask_top(self) -> bool:
        """Which comes next from above, until one is left."""
        argument = self.argument()
        n = argument // 64
        placed = argument // 4 % 16
        if n - placed > 1:
            return self.ask(argument // 2 % 2)
        self.pop()
        if n > 0:
            self.note("put_back", "L.7", argument // 2 % 2, argument % 2, n)
        return False

    def sort_top(self, card: i64) -> None:
        argument = self.argument()
        seat = argument % 2
        placed = argument // 4 % 16
        self.pop()
        self.push(SORT_TOP, argument + 4)
        code = self.remove(self.seen_place(seat, card, placed))
        goal = self.place_of(seat, 0, placed)
        self.insert(goal, code)

    def seen_place(self, seat: i64, card: i64, first: i64) -> i64:
        """Where a card of that number stands among the upper ones, from `first` on."""
        n = first
        at = self.place_of(seat, 0, n)
        while self.known[at] // 32 != card:
            n += 1
            at = self.place_of(seat, 0, n)
        return at

    # --- searching and recovering -----------------------------------------------------------------------------------

    def ask_search(self) -> bool:
        """The owner looks through his deck; he is asked whatever it holds (K-R70)."""
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        owner = owner_of(src)
        if argument % LEFT > 0 and self.deck_size(owner) > 0:
            return self.ask(owner)
        self.end_search()
        return False

    def end_search(self) -> None:
        owner = owner_of(self.argument() // (LEFT * ROWS))
        self.pop()
        self.shuffle(owner, "L.3")

    def find(self, card: i64) -> None:
        """A card found goes to the hand, shown to both."""
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        owner = owner_of(src)
        self.pop()
        self.push(SEARCH, argument - 1)
        if self.plane(owner, POOL) & self.tables.slots(owner, card) != 0:
            self.move(owner, card, POOL, HAND)
        else:
            self.remove(self.any_place(owner, card))
            self.move(owner, card, ORDERED, HAND)
        self.make_known(owner, card, True)
        self.left_deck(owner, BY_OWN_CARDS)
        self.note("found", "L.3", owner, card)

    def any_place(self, seat: i64, card: i64) -> i64:
        at: i64 = 0
        while self.known[at] % 2 != seat or self.known[at] // 32 != card:
            at += 1
        return at

    def ask_recover(self) -> bool:
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        owner = owner_of(src)
        cards = self.recoverable(owner)
        if argument % LEFT > 0 and cards != 0:
            only = self.tables.slots(owner, self.card(owner, lowest(cards)))
            row = argument // LEFT % ROWS
            if self.tables.effect(row, E_A) == TO_HAND and cards & ~only == 0:
                self.recover(self.card(owner, lowest(cards)))
                return False
            return self.ask(owner)
        self.end_recover()
        return False

    def end_recover(self) -> None:
        argument = self.argument()
        row = argument // LEFT % ROWS
        self.pop()
        if self.tables.effect(row, E_A) > TO_BOTTOM and argument % LEFT < self.tables.effect(row, E_N):
            self.shuffle(owner_of(argument // (LEFT * ROWS)), "L.3")

    def recover(self, card: i64) -> None:
        """An attack or defence card comes back from the discard pile."""
        argument = self.argument()
        src = argument // (LEFT * ROWS)
        row = argument // LEFT % ROWS
        owner = owner_of(src)
        goal = self.tables.effect(row, E_A)
        self.pop()
        self.push(RECOVER, argument - 1)
        if goal == TO_HAND:
            self.move(owner, card, DISCARD, HAND)
            self.make_known(owner, card, True)
            self.note("recovered", "L.3", owner, card)
        elif goal == TO_BOTTOM:
            self.move(owner, card, DISCARD, ORDERED)
            self.put_under(owner, card, 7)
            self.note("recovered_under", "L.3", owner, card)
        else:
            self.move(owner, card, DISCARD, POOL)
            self.note("recovered_deck", "L.3", owner, card)
