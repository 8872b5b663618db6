"""A position of BuenOsos vs MalOsos: every field, declared once, and queries on the table.

Hands are hidden, everything else is open. Sets of services or cards are bit sets in one integer.
"""

from __future__ import annotations

from typing import Annotated

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from contienda.core.bitset import BIT, count
from contienda.core.state import CHANCE, State
from contienda.games.buenosos import _codec
from contienda.games.buenosos.constants import (
    ANY_STATE,
    BLUE,
    DECK_SIZE,
    DEGRADED,
    DOWN,
    ENDINGS,
    HAND,
    INTERMITTENT,
    NONE,
    OK,
    PLACES,
    RED,
)
from contienda.games.buenosos.effect_codes import LOG_WIDTH, R_OP, R_SUBJECT, R_USES, ROW_WIDTH
from contienda.games.buenosos.static_data import Tables


@mypyc_attr(acyclic=True, free_list_len=1)
class BuenOsos(State):
    """The country, both teams' cards, lasting effects, and the card being carried out."""

    tables: Annotated[Tables, "shared"]  # the scenario under these options

    in_force: Annotated[i64, "0..ANY_SET"] = 0  # set of primitives that have a lasting row
    plays: Annotated[i64, "0..1_000_000"] = 0  # cards laid on the table so far
    serial: Annotated[i64, "0..plays"] = 0  # of the card being carried out
    playing: Annotated[i64, "-1..PROGRAMS - 1"] = NONE  # the program whose effects are being carried out
    blamed: Annotated[i64, "-1..PROGRAMS - 1"] = NONE  # the card whose secondary effect is being carried out
    present: Annotated[i64, "0..ALL_NODES"] = 0  # nodes on the table
    stability: Annotated[i64, "0..tables.stability_start"] = 0  # Red wins at 0 (6a)
    trust: Annotated[i64, "0..tables.trust_max"] = 0  # of the citizens (8.3)
    trust_lost: Annotated[i64, "0..tables.trust_cap"] = 0  # actual loss this turn, without gains (8.3c, R23)
    ledger: Annotated[i64, "0..1_000_000"] = 0  # direct losses of Stability this turn (R23)
    economic_cost: Annotated[i64, "0..tables.economy_max"] = 0  # in the advanced variant (R53)
    hurt: Annotated[i64, "0..ALL_NODES"] = 0  # nodes that lost INT or got worse this turn, except by upkeep (R71, R75)
    fallen: Annotated[i64, "0..ALL_SERVICES"] = 0  # services that ever fell
    recovered: Annotated[i64, "0..ALL_SERVICES"] = 0  # services brought back
    saved: Annotated[i64, "0..ALL_NODES"] = 0  # services that have or had a redundancy (R60)
    fell: Annotated[i64, "0..ALL_NODES"] = 0  # nodes brought down by the current card
    met: Annotated[i64, "0..ALL_NODES"] = 0  # targets whose attack guards have acted in this attack
    met_any: bool = False  # the guard against the next attack has acted
    pick_a: Annotated[i64, "-1..NODES - 1"] = NONE  # the first declared target
    pick_b: Annotated[i64, "-1..NODES - 1"] = NONE  # the second one
    budget_red: Annotated[i64, "0..1_000"] = 0  # points left this turn
    budget_blue: Annotated[i64, "0..1_000"] = 0  # of Blue
    marks: Annotated[i64, "0..ALL_PHASES"] = 0  # campaign phases done permanently
    marks_now: Annotated[i64, "0..ALL_PHASES"] = 0  # done for this turn only (4.4b)
    marks_used: Annotated[i64, "0..PHASES"] = 0  # new phases this turn (4.3c)
    played_red: Annotated[i64, "0..ANY_SET"] = 0  # set of cards ever played
    played_blue: Annotated[i64, "0..ANY_SET"] = 0  # of Blue
    subtypes_before: Annotated[i64, "0..ALL_SUBTYPES"] = 0  # played in earlier turns
    subtypes_now: Annotated[i64, "0..ALL_SUBTYPES"] = 0  # played this turn
    paid_now: Annotated[i64, "0..ALL_SUBTYPES"] = 0  # subtypes with a card paid for this turn (R66)
    flags: Annotated[i64, "0..ANY_SET"] = 0  # set for the whole game
    restored: bool = False  # the first recovery without a test has happened (9.1b)
    effect_row: Annotated[i64, "-1..tables.effect_at[PROGRAMS]"] = NONE  # the next effect; NONE before the first
    was_degraded: Annotated[i64, "0..ALL_NODES"] = 0  # nodes in each state before the card (R60)
    was_intermittent: Annotated[i64, "0..ALL_NODES"] = 0  # see above
    was_down: Annotated[i64, "0..ALL_NODES"] = 0  # see above
    degraded: Annotated[i64, "0..ALL_NODES"] = 0  # the nodes in each state except OK
    intermittent: Annotated[i64, "0..ALL_NODES"] = 0  # see above
    down: Annotated[i64, "0..ALL_NODES"] = 0  # see above
    halved: bool = False  # an untested recovery gives only part of its INT (9.1b)
    reason: Annotated[i64, "-1..UNRESOLVED_BLUE"] = NONE  # position in the list of endings
    winner: Annotated[i64, "-1..BLUE"] = NONE  # the side that won
    turn: Annotated[i64, "0..tables.turns"] = 0  # turns begun
    basic_used: Annotated[i64, "0..3"] = 0  # set of sides (4.4a)
    impact_played: bool = False  # Red played an Impact card this turn (R4)
    tossing: Annotated[i64, "0..ALL_NODES"] = 0  # nodes that still have to toss (7.6)
    choices: Annotated[i64, "0..ALL_SERVICES"] = 0  # services the facilitator may pick from (7.2e)
    trust_zero: bool = False  # Trust was 0 when the turn began (R70)
    who: Annotated[i64, "-2..seats - 1"] = CHANCE  # whose decision it is
    row_count: Annotated[i64, "0..10_000"] = 0  # lasting effects
    log_count: Annotated[i64, "0..10_000"] = 0  # entries of the log of secondary effects
    dealt_size: Annotated[i64, "0..SERVICES"] = 0  # SERVICES with `cascade = changes`, else 0
    piles: Annotated[vec[i64], "DECKS * PLACES", "0..ANY_SET"]  # set of slots, by deck and place
    integrity: Annotated[vec[i64], "NODES", "0..MOST_INTEGRITY"]  # INT by node
    dealt: Annotated[vec[i64], "dealt_size", "0..ANY_SET"]  # worst state dealt by each dependency, two bits each (R10)
    rows: Annotated[vec[i64], "row_count*ROW_WIDTH+"]  # lasting effects, oldest first (R9)
    log: Annotated[vec[i64], "log_count*LOG_WIDTH+"]  # what secondary effects did this turn (R40)

    # --- services (4.1) ---------------------------------------------------------------------------------------------

    def status(self, node: i64) -> i64:
        """The state of a service or provider."""
        bit = BIT[node]
        if (self.degraded | self.intermittent | self.down) & bit == 0:
            return OK
        return DEGRADED if self.degraded & bit != 0 else INTERMITTENT if self.intermittent & bit != 0 else DOWN

    def affected(self) -> i64:
        """The set of nodes that are not OK."""
        return self.degraded | self.intermittent | self.down

    def in_states(self, states: i64) -> i64:
        """The set of nodes in any of these states."""
        found: i64 = 0
        if states & BIT[OK] != 0:
            found = self.present & ~self.affected()
        if states & BIT[DEGRADED] != 0:
            found |= self.degraded
        if states & BIT[INTERMITTENT] != 0:
            found |= self.intermittent
        if states & BIT[DOWN] != 0:
            found |= self.down
        return found

    def any_in(self, nodes: i64, states: i64) -> bool:
        """Whether any of these nodes is in any of these states."""
        return nodes & self.present & self.in_states(states) != 0

    def declared(self, node: i64) -> bool:
        """Whether the current card names this node as its target (5.3b)."""
        return node == self.pick_a or node == self.pick_b

    # --- cards ------------------------------------------------------------------------------------------------------

    def pile(self, side: i64, place: i64) -> i64:
        return self.piles[side * PLACES + place]

    def kinds(self, side: i64, place: i64) -> i64:
        """The cards of a pile, each counted once."""
        slots = self.piles[side * PLACES + place]
        extra = slots & self.tables.extra[side]
        if extra == 0:
            return slots
        found = slots & ~extra
        slot = self.tables.first_extra[side]
        while slot < DECK_SIZE and extra >= BIT[slot]:
            if extra & BIT[slot] != 0:
                found |= BIT[self.tables.kind_of[side * DECK_SIZE + slot]]
            slot += 1
        return found

    def hand_size(self, side: i64) -> i64:
        return count(self.piles[side * PLACES + HAND])

    def copies_in(self, side: i64, place: i64, kind: i64) -> i64:
        return count(self.piles[side * PLACES + place] & self.slots_of(side, kind))

    def slots_of(self, side: i64, kind: i64) -> i64:
        """The slots of a card and of its copies."""
        return self.tables.slots[side * DECK_SIZE + kind]

    def budget(self, side: i64) -> i64:
        return self.budget_red if side == RED else self.budget_blue

    def facilitated(self) -> bool:
        """Whether a third seat makes the facilitator's choices (R73)."""
        return self.seats > 2 and self.tables.facilitator

    # --- lasting effects and the log of secondary ones --------------------------------------------------------------

    def row(self, index: i64, column: i64) -> i64:
        return self.rows[index * ROW_WIDTH + column]

    def set_row(self, index: i64, column: i64, value: i64) -> None:
        self.rows[index * ROW_WIDTH + column] = value

    def stands(self, primitive: i64) -> bool:
        return self.in_force & BIT[primitive] != 0

    def next_row(self, primitive: i64, index: i64 = 0) -> i64:
        """The first row of a primitive from this index on, or NONE."""
        if self.in_force & BIT[primitive] == 0:
            return NONE
        rows = self.rows
        while index < self.row_count:
            if rows[index * ROW_WIDTH + R_OP] == primitive:
                return index
            index += 1
        return NONE

    def find(self, primitive: i64, subject: i64) -> i64:
        """The oldest usable row of a primitive about this subject, or NONE."""
        if self.in_force & BIT[primitive] == 0:
            return NONE
        rows = self.rows
        at: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            if rows[at + R_OP] == primitive and rows[at + R_SUBJECT] == subject and rows[at + R_USES] != 0:
                return index
            at += ROW_WIDTH
            index += 1
        return NONE

    def logged(self, index: i64, column: i64) -> i64:
        return self.log[index * LOG_WIDTH + column]

    # --- causes of events -------------------------------------------------------------------------------------------

    def cause(self) -> i64:
        return self.recorder.current if self.recorder is not None else NONE

    def resume(self, cause: i64) -> None:
        """Make an earlier event the cause of what follows."""
        if self.recorder is not None:
            self.recorder.current = cause

    def recall(self, key: i64) -> None:
        """Make the event remembered under this key the cause of what follows."""
        if self.recorder is not None:
            self.recorder.current = self.recorder.recall(key)

    def remember(self, key: i64) -> None:
        """Remember the cause of the current event under a key."""
        if self.recorder is not None:
            self.recorder.remember(key, self.recorder.current)

    def tell(self, kind: str, clause: str, key: i64, a: i64, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Report an event, remember it under a key, and make it the cause of what follows."""
        if self.recorder is not None:
            self.lead(kind, clause, a, b, c, d)
            self.remember(key)

    # --- the contract -----------------------------------------------------------------------------------------------

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> BuenOsos:
        """A copy, typed as this class."""
        twin = BuenOsos()
        _codec.copy(self, twin)
        return twin

    def encode(self) -> list[int]:
        return _codec.encode(self)

    def describe(self) -> dict[str, object]:
        return _codec.dump(self)

    def drop_pending(self) -> None:
        """Keep the pending steps: saved final positions have always included them."""

    def scores(self) -> list[float]:
        """The result for each seat; the facilitator neither wins nor loses."""
        found = [0.5] * int(self.seats)
        if self.winner != NONE:
            found[RED] = 1.0 if self.winner == RED else 0.0
            found[BLUE] = 1.0 - found[RED]
        return found

    def ending(self) -> str:
        return ENDINGS[self.reason]


def at_least(status: i64) -> i64:
    """This state and all worse ones, as a set."""
    return ANY_STATE + 1 - BIT[status]
