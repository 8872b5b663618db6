"""How cards are listed as actions: by number, by copy, by how they stand; always in the order of the library."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest, nth
from contienda.core.game import Legal
from contienda.core.rng import Rng
from contienda.games.kiberrubezh.constants import CONDITIONS, COPIES, DO_TARGET_ASSET, NONE
from contienda.games.kiberrubezh.state import Kiberrubezh


def list_cards(state: Kiberrubezh, seat: i64, slots: i64, verb: i64, out: Legal) -> bool:
    """Cards of a hand, a deck or a discard pile by number, each once; says whether there was one."""
    last: i64 = NONE
    while slots != 0:
        card = state.card(seat, lowest(slots))
        slots &= slots - 1
        if card != last:
            out.add(verb + card)
        last = card
    return last != NONE


def list_copies(state: Kiberrubezh, seat: i64, among: i64, verb: i64, out: Legal) -> None:
    """Measures or attack cards; of copies that look alike one is enough."""
    slots = among
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if not state.looks_like_earlier(seat, slot, among):
            out.add(verb + state.card(seat, slot) * COPIES + state.copy_of(seat, slot))


def list_assets(state: Kiberrubezh, seat: i64, slots: i64, out: Legal) -> None:
    """Assets by number and by how they stand."""
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
    """What `list_cards` lists comes as often as there are copies."""
    found: list[int] = []
    while slots != 0:
        copies = slots & state.tables.slots(seat, state.card(seat, lowest(slots)))
        found.append(count(copies))
        slots &= ~copies
    return found


def any_card(state: Kiberrubezh, seat: i64, slots: i64, rng: Rng) -> i64:
    return state.card(seat, nth(slots, rng.below(count(slots))))
