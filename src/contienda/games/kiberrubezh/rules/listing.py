"""Lists cards as actions: by number, by copy or by state, always in library order."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest, nth
from contienda.core.rng import Rng
from contienda.core.state import Legal
from contienda.games.kiberrubezh.constants import CONDITIONS, COPIES, DO_TARGET_ASSET, NONE
from contienda.games.kiberrubezh.state import Kiberrubezh


def list_cards(state: Kiberrubezh, seat: i64, slots: i64, verb: i64, out: Legal) -> bool:
    """List cards of a hand, a deck or a discard pile by number, each once; return whether there was one."""
    last: i64 = NONE
    while slots != 0:
        card = state.card(seat, lowest(slots))
        slots &= slots - 1
        if card != last:
            out.add(verb + card)
        last = card
    return last != NONE


def list_copies(state: Kiberrubezh, seat: i64, among: i64, verb: i64, out: Legal) -> None:
    """List measures or attack cards; identical copies appear once."""
    slots = among
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if not state.looks_like_earlier(seat, slot, among):
            out.add(verb + state.card(seat, slot) * COPIES + state.copy_of(seat, slot))


def list_assets(state: Kiberrubezh, seat: i64, slots: i64, out: Legal) -> None:
    """List assets by number and state."""
    last: i64 = NONE
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        code = state.card(seat, slot) * CONDITIONS + state.condition(seat, slot)
        if code != last:
            out.add(DO_TARGET_ASSET + code)
        last = code


# --- cards that chance draws -----------------------------------------------------------------------------------------


def weigh_cards(state: Kiberrubezh, seat: i64, slots: i64) -> list[int]:
    """The weight of each card of `list_cards`: its number of copies."""
    found: list[int] = []
    while slots != 0:
        copies = slots & state.tables.slots(seat, state.card(seat, lowest(slots)))
        found.append(count(copies))
        slots &= ~copies
    return found


def any_card(state: Kiberrubezh, seat: i64, slots: i64, rng: Rng) -> i64:
    return state.card(seat, nth(slots, rng.below(count(slots))))
