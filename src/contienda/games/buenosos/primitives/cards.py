"""Taxes, discounts, free plays, limits, bans and lost cards (4.2, R38, R42, R46, R47, R58, R66, R67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.games.buenosos._steps import ask_give_up, ask_lose
from contienda.games.buenosos.constants import DECK_SIZE, NONE, RED
from contienda.games.buenosos.effect_codes import (
    CARD_MATCH,
    E_A,
    E_B,
    E_C,
    E_DURATION,
    E_N,
    E_OP,
    E_USES,
    LAID_TAX,
    R_A,
    R_B,
    R_C,
    R_N,
    R_OP,
    R_SERIAL,
    R_SOURCE,
    R_SUBJECT,
    R_USES,
    ROW_WIDTH,
)
from contienda.games.buenosos.mechanics.lasting_effects import lay, spend
from contienda.games.buenosos.mechanics.secondary_log import write_log
from contienda.games.buenosos.primitive import Primitive, Values
from contienda.games.buenosos.schema_keys import POINTS, SIDE, STANDS, USES, WHICH, Keys, whole
from contienda.games.buenosos.state import BuenOsos

if TYPE_CHECKING:
    from contienda.games.buenosos.card_text import CardTexts
    from contienda.games.buenosos.program_reader import ProgramReader
    from contienda.quality.toml_reader import Table


def card_keys(written: Keys) -> Keys:
    """The keys of a primitive that concerns some cards of a team."""
    return {"side": SIDE, **WHICH, **written, "duration": STANDS}


def lay_on_cards(state: BuenOsos, row: i64) -> None:
    """Lay the row of an effect about these cards of a side."""
    tables = state.tables
    lay(
        state, tables.effect(row, E_OP), tables.effect(row, E_A), tables.effect(row, E_N), tables.effect(row, E_B),
        0, 0, tables.effect(row, E_USES), tables.effect(row, E_DURATION),
    )  # fmt: skip


def is_subtype(match: i64) -> bool:
    """Whether a row is about a subtype rather than one card."""
    return match < CARD_MATCH


def concerns(state: BuenOsos, index: i64, card: i64) -> bool:
    """Whether a tax, limit, ban or discount applies to this card."""
    if state.row(index, R_SUBJECT) != card // DECK_SIZE:
        return False
    match = state.row(index, R_A)
    return match == state.tables.subtype[card] if is_subtype(match) else match - CARD_MATCH == card


class Discard(Primitive):
    """A team loses cards from its hand (11.1a, R42)."""

    number: i64 = 6
    asks: bool = True
    keys: ClassVar[Keys] = {"side": SIDE, "n": whole(1, 10, needed=True)}

    def act(self, state: BuenOsos, row: i64) -> None:
        side = state.tables.effect(row, E_A)
        more = state.tables.effect(row, E_N)
        while more > 0:
            if state.tables.dearest_discard:
                ask_give_up(state, side, state.blamed)
            else:
                ask_lose(state, side, state.blamed)
            more -= 1

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.15


TAX: Final = 7


class Tax(Primitive):
    """Cards cost more (R66)."""

    number: i64 = TAX
    lasting: bool = True
    about_cards: bool = True
    keys: ClassVar[Keys] = card_keys({"n": POINTS, "uses": USES})

    def hinders_attacks(self, written: Table) -> bool:
        return bool(written["side"] == "red")

    def act(self, state: BuenOsos, row: i64) -> None:
        lay_on_cards(state, row)
        write_log(state, LAID_TAX, state.serial)

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.03


def return_tax(state: BuenOsos, serial: i64) -> None:
    """Lift a pending tax, or refund one already paid (R68)."""
    index = state.next_row(TAX)
    while index != NONE and state.row(index, R_SERIAL) != serial:
        index = state.next_row(TAX, index + 1)
    if index == NONE:
        return
    if state.row(index, R_USES) != 0:
        state.set_row(index, R_USES, 0)
        state.note("tax_lifted", "R68", state.row(index, R_SOURCE))
        return
    side = state.row(index, R_SUBJECT)
    points = state.row(index, R_N)
    if side == RED:
        state.budget_red += points
    else:
        state.budget_blue += points
    state.note("refunded", "R68", side, points)


DISCOUNT: Final = 23


class Discount(Primitive):
    """A number of cards per turn cost less (R38, R66)."""

    number: i64 = DISCOUNT
    lasting: bool = True
    about_cards: bool = True
    keys: ClassVar[Keys] = card_keys({"n": POINTS, "min": whole(0, 30), "per_turn": whole(1, 20)})

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_C] = int(written.get("min", 0))
        row[E_USES] = int(written.get("per_turn", -1))

    def describe(self, written: Table, subtype: str, values: Values, texts: CardTexts) -> str:
        values["uses"] = max(int(written.get("per_turn", 0)), 0)
        values["least"] = int(written.get("min", 0))
        return "op-discount"

    def act(self, state: BuenOsos, row: i64) -> None:
        """Discount the first card paid for in a turn; this turn's may be past (R66)."""
        tables = state.tables
        match = tables.effect(row, E_B)
        uses = tables.effect(row, E_USES)
        now = uses
        if uses > 0 and is_subtype(match) and state.paid_now & BIT[match] != 0:
            now -= 1
        lay(
            state, DISCOUNT, tables.effect(row, E_A), tables.effect(row, E_N), match, tables.effect(row, E_C), uses,
            now, tables.effect(row, E_DURATION),
        )  # fmt: skip

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.1


def refresh_discounts(state: BuenOsos) -> None:
    """Renew discounts at the start of a turn (R38, R66)."""
    index = state.next_row(DISCOUNT)
    while index != NONE:
        state.set_row(index, R_USES, state.row(index, R_C))
        index = state.next_row(DISCOUNT, index + 1)


CHANGE_PRICES: Final = 2**TAX | 2**DISCOUNT  # set of primitives


def price(state: BuenOsos, card: i64) -> i64:
    """The current cost of a card, with taxes and discounts (4.2, R38, R66)."""
    cost = state.tables.cost[card]
    if state.in_force & CHANGE_PRICES == 0:
        return cost
    rows = state.rows
    least: i64 = 0
    at: i64 = 0
    index: i64 = 0
    while index < state.row_count:
        primitive = rows[at + R_OP]
        if (primitive == TAX or primitive == DISCOUNT) and rows[at + R_USES] != 0 and concerns(state, index, card):
            if primitive == TAX:
                cost += rows[at + R_N]
            else:
                cost -= rows[at + R_N]
                if rows[at + R_B] > least:
                    least = rows[at + R_B]
        at += ROW_WIDTH
        index += 1
    return cost if cost > least else least


def use_price_rows(state: BuenOsos, card: i64) -> None:
    """Use up the taxes and discounts that changed the price; a discount renews next turn, so its row stays (R66)."""
    index = state.next_row(TAX)
    while index != NONE:
        gone = state.row(index, R_USES) > 0 and concerns(state, index, card) and spend(state, index)
        index = state.next_row(TAX, index if gone else index + 1)
    use_up(state, DISCOUNT, card)


def use_up(state: BuenOsos, primitive: i64, card: i64) -> None:
    """Use each row about this card once; the rows stay."""
    index = state.next_row(primitive)
    while index != NONE:
        if state.row(index, R_USES) > 0 and concerns(state, index, card):
            state.set_row(index, R_USES, state.row(index, R_USES) - 1)
        index = state.next_row(primitive, index + 1)


LIMIT_PLAYS: Final = 8


class LimitPlays(Primitive):
    """Limit how many cards may be played (A17, R47)."""

    number: i64 = LIMIT_PLAYS
    lasting: bool = True
    about_cards: bool = True
    keys: ClassVar[Keys] = card_keys({"n": whole(0, 10, needed=True)})

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_USES] = row[E_N]

    def hinders_attacks(self, written: Table) -> bool:
        return bool(written["side"] == "red")

    def act(self, state: BuenOsos, row: i64) -> None:
        lay_on_cards(state, row)

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.03


BAN: Final = 9


class Ban(Primitive):
    """Cards may not be played (B05, R58)."""

    number: i64 = BAN
    lasting: bool = True
    about_cards: bool = True
    keys: ClassVar[Keys] = card_keys({})

    def hinders_attacks(self, written: Table) -> bool:
        return bool(written["side"] == "red")

    def act(self, state: BuenOsos, row: i64) -> None:
        lay_on_cards(state, row)

    def worth(self, state: BuenOsos, row: i64) -> float:
        return 0.1


BAR_CARDS: Final = 2**BAN | 2**LIMIT_PLAYS  # set of primitives


def barred(state: BuenOsos, card: i64) -> bool:
    """Whether a ban or an exhausted limit bars this card (B05, A17, R47, R58)."""
    if state.in_force & BAR_CARDS == 0:
        return False
    rows = state.rows
    at: i64 = 0
    index: i64 = 0
    while index < state.row_count:
        primitive = rows[at + R_OP]
        bars = primitive == BAN or (primitive == LIMIT_PLAYS and rows[at + R_USES] == 0)
        if bars and concerns(state, index, card):
            return True
        at += ROW_WIDTH
        index += 1
    return False


FREE_PLAY: Final = 27


class FreePlay(Primitive):
    """Cards may be played at no cost (R46, R67)."""

    number: i64 = FREE_PLAY
    lasting: bool = True
    keys: ClassVar[Keys] = {"side": SIDE, "n": whole(1, 10, needed=True), "duration": STANDS}

    def read(self, row: list[int], written: Table, reader: ProgramReader) -> None:
        row[E_USES] = row[E_N]

    def act(self, state: BuenOsos, row: i64) -> None:
        lay_on_cards(state, row)
