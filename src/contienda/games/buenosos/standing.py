"""What stands for a turn, a window or the game: guards, taxes, bans, discounts and the like, oldest first (R9).

Each row names what laid it. A card stays on the table while one of its rows stands, and goes to its discard with the
last of them (R45, R74); rows for the turn keep their card to the turn's end even when used up.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos.elements import CARDS, DECK_SIZE, NONE
from contienda.games.buenosos.ops import (
    CARD_MATCH,
    DISCOUNT,
    R_A,
    R_C,
    R_DURATION,
    R_OP,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
    STANDING,
    TURN,
)
from contienda.games.buenosos.piles import DISCARDED, TABLE, Piles


class Standing(Piles):
    """The rows that stand, and how they are laid, used and taken away."""

    rows: vec[i64]
    row_count: i64 = 0
    in_force: i64 = 0  # set of primitives that have a row
    plays: i64 = 0  # how many cards were laid on the table so far
    serial: i64 = 0  # of the card being carried out
    playing: i64 = NONE  # the program whose effects are being carried out

    def row(self, index: i64, column: i64) -> i64:
        return self.rows[index * STANDING + column]

    def set_row(self, index: i64, column: i64, value: i64) -> None:
        self.rows[index * STANDING + column] = value

    def stands(self, op: i64) -> bool:
        return self.in_force & BIT[op] != 0

    def lay(self, op: i64, subject: i64, n: i64, a: i64, b: i64, c: i64, uses: i64, duration: i64) -> None:
        """A new row at the end, laid by the program that is being carried out."""
        self.lay_for(op, subject, n, a, b, c, uses, duration, self.playing, self.serial)

    def lay_for(
        self, op: i64, subject: i64, n: i64, a: i64, b: i64, c: i64, uses: i64, duration: i64, source: i64, serial: i64
    ) -> None:
        at = self.row_count * STANDING
        if at + STANDING > i64(len(self.rows)):
            i: i64 = 0
            while i < STANDING:
                self.rows = append(self.rows, 0)
                i += 1
        rows = self.rows
        rows[at] = op
        rows[at + 1] = subject
        rows[at + 2] = n
        rows[at + 3] = a
        rows[at + 4] = b
        rows[at + 5] = c
        rows[at + 6] = uses
        rows[at + 7] = duration
        rows[at + 8] = source
        rows[at + 9] = serial
        self.row_count += 1
        self.in_force |= BIT[op]
        if self.recorder is not None:
            self.note("laid", self.tables.clauses[source], source, op)

    def remove_row(self, index: i64) -> None:
        """A row ends; the card that laid it goes to its discard if this was its last one."""
        rows = self.rows
        source = rows[index * STANDING + R_SOURCE]
        serial = rows[index * STANDING + R_SERIAL]
        op = rows[index * STANDING + R_OP]
        at = index * STANDING
        end = (self.row_count - 1) * STANDING
        while at < end:
            rows[at] = rows[at + STANDING]
            at += 1
        self.row_count -= 1
        self.in_force = 0
        at = 0
        while at < end:
            self.in_force |= BIT[rows[at]]
            at += STANDING
        if self.recorder is not None:
            self.note("lifted", self.tables.clauses[source], source, op)
        self.release(source, serial)

    def release(self, source: i64, serial: i64) -> None:
        """A card without rows leaves the table, unless it is still being carried out (R45, R74)."""
        if source >= CARDS or serial < 0 or (source == self.playing and serial == self.serial):
            return  # no card, one that has left already, or one at work
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_SERIAL) == serial and self.row(index, R_SOURCE) == source:
                return
            index += 1
        self.move(source // DECK_SIZE, source % DECK_SIZE, TABLE, DISCARDED)
        self.note("card_left", "R74", source)

    def spend(self, index: i64) -> bool:
        """One use less; says whether the row is gone. Rows for the turn stay, used up (R74)."""
        uses = self.row(index, R_USES)
        if uses > 0:
            self.set_row(index, R_USES, uses - 1)
            if uses == 1 and self.row(index, R_DURATION) != TURN:
                self.remove_row(index)
                return True
        return False

    def end_rows(self, duration: i64) -> None:
        """Everything that stood for so long ends."""
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_DURATION) == duration:
                self.remove_row(index)
            else:
                index += 1

    def refresh_discounts(self) -> None:
        """A discount counts anew each turn (R38, R66)."""
        if not self.stands(DISCOUNT):
            return
        index: i64 = 0
        while index < self.row_count:
            if self.row(index, R_OP) == DISCOUNT:
                self.set_row(index, R_USES, self.row(index, R_C))
            index += 1

    # --- reading ----------------------------------------------------------------------------------------------------

    def find(self, op: i64, subject: i64) -> i64:
        """The oldest usable row of a primitive about this subject, or NONE."""
        if self.in_force & BIT[op] == 0:
            return NONE
        rows = self.rows
        at: i64 = 0
        index: i64 = 0
        while index < self.row_count:
            if rows[at + R_OP] == op and rows[at + R_SUBJECT] == subject and rows[at + R_USES] != 0:
                return index
            at += STANDING
            index += 1
        return NONE

    def concerns(self, index: i64, side: i64, card: i64) -> bool:
        """Whether a tax, limit, ban or discount is about this card of this side."""
        if self.row(index, R_SUBJECT) != side:
            return False
        match = self.row(index, R_A)
        if match >= CARD_MATCH:
            return match - CARD_MATCH == card
        return match == self.tables.subtype[card]
