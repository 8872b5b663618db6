"""What the elements do once they are played: attack (8) and the effects of each element (11)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.misiles.conditions import Conditions
from contienda.games.misiles.elements import (
    BY_CLOCK_ADD,
    BY_CLOCK_LIGHT,
    BY_CLOCK_REMOVE,
    BY_CRISIS,
    BY_HOTLINE_CLOCK,
    BY_HOTLINE_PARTS,
    BY_MISSILE,
    BY_PROPAGANDA,
    BY_ROULETTE_DICE,
    BY_ROULETTE_MISSILE,
    BY_SPACE,
    BY_SPY_COMPLETE,
    BY_SPY_PARTS,
    BY_WALL,
    CLOCK_BOXES,
    COUNTERSPY,
    ELEMENT_OF_WAY,
    ELEMENTS,
    MISSILE,
)
from contienda.games.misiles.sheets import BITS, NOBODY
from contienda.games.misiles.steps import (
    ADDITIONAL,
    ANSWER,
    COUNTER,
    EFFECT,
    EXCHANGE_GIVE,
    GAIN_MISSILE,
    OFFER,
    RED_TELEPHONE,
    ROLL,
    SACRIFICE,
    SPACE_RACE,
    SWAP,
    TARGET,
)


class Effects(Conditions):
    """Carries out elements; longer ones become steps."""

    way: i64 = NOBODY  # the element being played, and how
    gamble: bool = False  # the pending collection decides a Russian Roulette
    target: i64 = NOBODY
    offer_a: i64 = NOBODY  # what the active player puts into an exchange
    offer_b: i64 = NOBODY

    # --- attack (8) -------------------------------------------------------------------------------------------------

    def play(self, way: i64) -> None:
        """The mark goes first, then the element acts (8.3, 8.4)."""
        seat = self.active
        element = ELEMENT_OF_WAY[way]
        self.lead("played", "8.3", seat, element)
        self.erase(seat, element, "8.3")
        self.way = way
        self.pick_a = NOBODY
        self.pick_b = NOBODY
        if way == BY_MISSILE:
            self.push(ADDITIONAL)
            self.push(ROLL, seat)
        elif way == BY_CRISIS:
            self.push(GAIN_MISSILE)
            self.push(SACRIFICE, 2)
        elif way == BY_SPACE:
            self.push(SPACE_RACE)
        elif way == BY_WALL:
            self.walls |= BITS[seat]
            self.note("wall_on", "11.4a", seat)
        elif way == BY_HOTLINE_PARTS:
            self.push(RED_TELEPHONE, 3)
        elif way == BY_ROULETTE_DICE:
            self.push(ROLL, seat)
            self.push(ROLL, seat)
            self.push(SACRIFICE, 2)
        elif way == BY_ROULETTE_MISSILE:
            self.erase(seat, MISSILE, "11.9b")
            self.gamble = True
            self.push(ROLL, seat)
        elif way == BY_CLOCK_LIGHT:
            self.clock[seat] = CLOCK_BOXES
            self.note("clock_lit", "11.10a", seat)
        else:
            self.push(TARGET)

    def aim(self, seat: i64) -> None:
        """The target is known: clocks change at once, the rest can still be answered (M-R11)."""
        way = self.way
        self.pop()
        self.target = seat
        if way == BY_HOTLINE_CLOCK:
            self.clock[seat] = 0
            self.note("clock_dark", "11.8b", seat)
        elif way == BY_CLOCK_ADD:
            self.clock[seat] += 1
            self.note("clock_set", "11.10b", seat, self.clock[seat])
        elif way == BY_CLOCK_REMOVE:
            self.clock[seat] -= 1
            self.note("clock_set", "11.10b", seat, self.clock[seat])
        else:
            self.lead("targeted", "5.3", self.active, seat)
            self.push(EFFECT)
            behind: i64 = self.seats
            while behind > 1:
                behind -= 1
                other = (self.active + behind) % self.seats
                if self.completes(other, COUNTERSPY) > 0:
                    self.push(COUNTER, other)

    def answer_counter(self, accepted: bool) -> None:
        """Counter-espionage cancels the effect and collects; the element played stays erased (11.7, M-R29)."""
        seat = self.argument()
        if not accepted:
            self.pop()
            return
        while self.step() == COUNTER:
            self.pop()
        self.pop()  # the effect
        self.lead("countered", "11.7", seat, self.active)
        self.erase(seat, COUNTERSPY, "8.3")
        self.push(ROLL, seat)

    def begin_effect(self) -> None:
        way = self.way
        self.pop()
        if way == BY_PROPAGANDA:
            self.push(ANSWER, 2)
            self.push(OFFER, 2)
        elif way == BY_SPY_PARTS:
            self.push(SWAP)
        elif way == BY_SPY_COMPLETE:
            self.push(EXCHANGE_GIVE)

    # --- effects (11) -----------------------------------------------------------------------------------------------

    def sacrifice(self, element: i64) -> None:
        more = self.argument() - 1
        self.pop()
        if more > 0:
            self.push(SACRIFICE, more)
        self.erase(self.active, element, "11.2" if self.way == BY_CRISIS else "11.9a")

    def place_part(self, element: i64) -> None:
        """One part in each of three different elements (11.8a, M-R12)."""
        more = self.argument() - 1
        self.pop()
        if more > 0:
            self.push(RED_TELEPHONE, more)
            self.pick_b = self.pick_a
            self.pick_a = element
        else:
            self.pick_a = NOBODY
            self.pick_b = NOBODY
        self.mark_parts(self.active, element, 1, "11.8a")

    def pick_swap(self, element: i64) -> None:
        """Two lines of one opponent exchange their parts (11.6a, M-R10)."""
        if self.pick_a == NOBODY:
            self.pick_a = element
            return
        self.pop()
        one = self.target * ELEMENTS + self.pick_a
        other = self.target * ELEMENTS + element
        held = self.parts[one]
        self.parts[one] = self.parts[other]
        self.parts[other] = held
        self.note("parts_swapped", "11.6a", self.target, self.pick_a, element)
        self.pick_a = NOBODY

    def offer(self, element: i64) -> None:
        """Propaganda: the active player picks his two first (11.5, M-R9)."""
        more = self.argument() - 1
        self.pop()
        self.note("offered", "11.5", self.active, element)
        if more > 0:
            self.pick_a = element
            self.push(OFFER, more)
        else:
            self.offer_a = self.pick_a
            self.offer_b = element
            self.pick_a = NOBODY

    def answer(self, element: i64) -> None:
        """… then the opponent, who knows them, picks his own two."""
        more = self.argument() - 1
        self.pop()
        if more > 0:
            self.pick_a = element
            self.note("offered", "11.5", self.target, element)
            self.push(ANSWER, more)
        else:
            first = self.pick_a
            self.pick_a = NOBODY
            self.note("offered", "11.5", self.target, element)
            self.exchange(self.offer_a, self.offer_b, first, element, "11.5")

    def exchange(self, mine: i64, mine_too: i64, his: i64, his_too: i64, clause: str) -> None:
        """All leave both sheets, then all arrive, what exceeds its copies is lost, then missiles count (M-R23)."""
        me = self.active
        him = self.target
        if mine_too == NOBODY:
            self.lead("exchanged", clause, me, him, mine, his)
        else:
            self.lead("handed_over", clause, me, him, mine, mine_too)
            self.lead("handed_over", clause, him, me, his, his_too)
        self.complete[me * ELEMENTS + mine] -= 1
        self.complete[him * ELEMENTS + his] -= 1
        if mine_too != NOBODY:
            self.complete[me * ELEMENTS + mine_too] -= 1
            self.complete[him * ELEMENTS + his_too] -= 1
        self.receive(me, his)
        self.receive(him, mine)
        if mine_too != NOBODY:
            self.receive(me, his_too)
            self.receive(him, mine_too)
        self.offer_a = NOBODY
        self.offer_b = NOBODY
        self.check_missiles(me)
        self.check_missiles(him)
