"""What is offered at each step, to seats and to chance."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import CHANCE, OVER, Legal
from contienda.core.rng import Rng
from contienda.games.buenosos.closing import Closing
from contienda.games.buenosos.elements import (
    BASIC,
    BLUE,
    DECK_SIZE,
    DO_BASIC,
    DO_CANCEL,
    DO_DISCARD,
    DO_DRAW,
    DO_ERASE,
    DO_LEFTOVER,
    DO_LOSE,
    DO_PASS,
    DO_PAY_MORE,
    DO_REPAIR,
    DO_REVEAL,
    DO_SCATTER,
    DO_SPREAD,
    DO_SUPPLY,
    DO_TAKE_HALF,
    DO_TOSS,
    EVENTS,
    NODES,
    OK,
    PHASES,
    PROVIDERS,
    RED,
    SERVICES,
)
from contienda.games.buenosos.piles import DECK, HAND
from contienda.games.buenosos.steps import (
    ATTACK,
    CANCEL,
    CYCLE,
    DRAW,
    EVENT,
    GIVE_UP,
    HUNT,
    INTERMITTENCY,
    LEFTOVER,
    LOSE,
    PAYMENT,
    PREPARATION,
    REPAIR,
    RESPONSE,
    SECOND,
    SPREAD,
    SUPPLY,
    TARGET,
    TRIM,
)


class Offers(Closing):
    """The lists; nothing changes here."""

    who: i64 = CHANCE

    def legal(self, out: Legal) -> None:
        if self.who == OVER:
            return
        step = self.step()
        if step == DRAW:
            side = self.argument()
            self.list_pile(self.kinds(side, DECK), DO_DRAW + side * DECK_SIZE, out)
        elif step == PREPARATION:
            self.list_phase(RED, 2, out)
        elif step == ATTACK:
            self.list_phase(RED, 3, out)
        elif step == RESPONSE:
            self.list_phase(BLUE, 4, out)
        elif step == TARGET:
            self.list_targets(self.playing, True, out)
        elif step == SECOND:
            self.list_targets(self.playing, False, out)
        elif step == INTERMITTENCY:
            out.add(DO_TOSS)
            out.add(DO_TOSS + 1)
        elif step == EVENT:
            self.list_pile(self.kinds(EVENTS, DECK), DO_REVEAL, out)
        elif step == LOSE:
            self.list_hand(self.argument() % 2, DO_LOSE, out)
        elif step == GIVE_UP:
            self.list_dearest(self.argument() % 2, DO_DISCARD, out)
        elif step == TRIM:
            self.list_hand(self.argument(), DO_DISCARD, out)
        elif step == CYCLE:
            self.list_hand(self.argument() % 2, DO_DISCARD, out)
            out.add(DO_PASS)
        elif step == SPREAD:
            nodes = self.spread_candidates(self.argument())
            self.list_nodes(nodes, DO_SCATTER if self.who == CHANCE else DO_SPREAD, out)
        elif step == LEFTOVER:
            self.list_nodes(self.choices, DO_LEFTOVER, out)
        else:
            self.list_rare(step, out)

    def list_rare(self, step: i64, out: Legal) -> None:
        if step == PAYMENT:
            out.add(DO_TAKE_HALF)
            if self.budget_blue >= self.tables.untested_extra_cost:
                out.add(DO_PAY_MORE)
        elif step == HUNT:
            phase: i64 = 0
            while phase < PHASES:
                if self.argument() & BIT[phase] != 0:
                    out.add(DO_ERASE + phase)
                phase += 1
        elif step == CANCEL:
            card: i64 = 0
            while card < DECK_SIZE:
                if self.has_secondary(card):
                    out.add(DO_CANCEL + card)
                card += 1
        elif step == REPAIR:
            node: i64 = SERVICES
            while node < NODES:
                if self.present & BIT[node] != 0 and self.state(node) != OK:
                    out.add(DO_REPAIR + node - SERVICES)
                node += 1
        elif step == SUPPLY:
            provider: i64 = 0
            while provider < PROVIDERS:
                if self.tables.providers & ~self.present & BIT[SERVICES + provider] != 0:
                    out.add(DO_SUPPLY + provider)
                provider += 1

    def list_phase(self, side: i64, phase: i64, out: Legal) -> None:
        """Cards, the basic action (4.4, R6), or nothing more."""
        self.list_cards(side, phase, out)
        program: i64 = BASIC + side
        if self.basic_used & BIT[side] == 0 and self.tables.effect_at[program] < self.tables.effect_at[program + 1]:
            out.add(DO_BASIC)
        out.add(DO_PASS)

    # --- chance -----------------------------------------------------------------------------------------------------

    def weights(self) -> list[int]:
        step = self.step()
        if step == INTERMITTENCY:
            percent = int(self.tables.intermittency_percent)
            return [100 - percent, percent]
        listed = self.actions()
        if step == DRAW:
            side = self.argument()
            return [int(self.copies_in(side, DECK, (code - DO_DRAW) % DECK_SIZE)) for code in listed]
        if step == LOSE:
            side = self.argument() % 2
            return [int(self.copies_in(side, HAND, (code - DO_LOSE) % DECK_SIZE)) for code in listed]
        if step == EVENT:
            return [int(self.copies_in(EVENTS, DECK, code - DO_REVEAL)) for code in listed]
        return [1] * len(listed)

    def sample(self, rng: Rng) -> i64:
        step = self.step()
        if step == DRAW:
            side = self.argument()
            return DO_DRAW + side * DECK_SIZE + self.sample_card(side, DECK, rng)
        if step == EVENT:
            return DO_REVEAL + self.sample_card(EVENTS, DECK, rng)
        if step == INTERMITTENCY:
            return DO_TOSS + (1 if rng.below(100) < self.tables.intermittency_percent else 0)
        if step == LOSE:
            side = self.argument() % 2
            return DO_LOSE + side * DECK_SIZE + self.sample_card(side, HAND, rng)
        out = Legal()
        self.legal(out)
        return out.codes[rng.below(out.count)]

    def sample_card(self, side: i64, place: i64, rng: Rng) -> i64:
        return self.tables.kind_of[side * DECK_SIZE + self.pick_slot(self.pile(side, place), rng)]
