"""What a seat may see: the open table, its own hand, and what it has seen of the rest."""

from __future__ import annotations

from contienda.core.bitset import count
from contienda.core.state import CHANCE, OVER, unframed
from contienda.core.step import named_arguments
from contienda.games.kiberrubezh import _steps as s
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh._table import STEPS
from contienda.games.kiberrubezh.effect_codes import E_N, E_SIDE, HIT, TRIGGER_NAMES, TRIGGERS
from contienda.games.kiberrubezh.rules.known_order import BOTTOM, TOP, entries, entry_card, is_known_to, place_of
from contienda.games.kiberrubezh.rules.properties import absorbed, boosted, category_of, points_of
from contienda.games.kiberrubezh.rules.setup import is_redeal_free
from contienda.games.kiberrubezh.rules.sources import NO_SOURCE, card_of, owner_of, waiting_source, waiting_trigger
from contienda.games.kiberrubezh.rules.targets import targeted_seat
from contienda.games.kiberrubezh.rulings import SYSTEM_DAMAGE
from contienda.games.kiberrubezh.state import Kiberrubezh
from contienda.games.kiberrubezh.view_types import (
    Asset,
    Attack,
    KiberrubezhView,
    Looking,
    Measure,
    Pending,
    Power,
    Side,
    Waiting,
)

# The phase of the turn by the next pending step.
_PHASE_OF = {
    s.LOT: e.SETUP_PHASE, s.REDEAL: e.SETUP_PHASE, s.UNTURN: e.DRAW_PHASE, s.ASSETS: e.ASSETS_PHASE,
    s.DEPLOYMENT: e.DEPLOYMENT_PHASE, s.ATTACK: e.ATTACK_PHASE, s.DAMAGE: e.ATTACK_PHASE, s.MOMENT: e.ATTACK_PHASE,
    s.WAVE_END: e.ATTACK_PHASE, s.DEFENCE: e.DEFENCE_PHASE, s.OUTCOME: e.DEFENCE_PHASE, s.START: e.END_PHASE,
}  # fmt: skip
_FIRST_OF_EFFECTS = s.OVERLOAD  # earlier steps belong to the frame of a turn or to waves
_COUNTING = {s.MILL, s.LOSE, s.GIVE_UP, s.TAKE_OUT}
_TARGETING = {s.DESTROY, s.TURN, s.UNTURN_SOME, s.RETURN}


def view(state: Kiberrubezh, seat: int) -> KiberrubezhView:
    over = state.who == OVER
    carried = {} if over else arguments(state.step(), state.argument())
    return {
        "turn": int(state.turn),
        "active": None if state.turn == 0 else int(state.active),
        "first": None if state.first == e.NONE else int(state.first),
        "phase": e.PHASE_NAMES[phase(state)],
        "step": "over" if over else s.STEP_NAMES[state.step()],
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "assets_left": int(state.assets_left),
        "wave": int(state.waves),
        "attack_over": bool(state.attack_over),
        "asking": None if over else asking(state, carried),
        "asked": None if over else asked(state, carried),
        "targets": None if over or state.step() not in _TARGETING else int(targeted_seat(state)),
        "looking": looking(state, carried, seat) if "looker" in carried else None,
        "pending": pending(state),
        "waiting": [waiting(int(code)) for code in state.queue[: state.queue_count]],
        "hit": [name for place, name in enumerate(e.CATEGORY_NAMES) if int(state.hit_categories) >> place & 1],
        "lessened": int(state.lessen),
        "sides": [side(state, each, seat) for each in range(e.SEATS)],
        "winner": None if state.winner == e.NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


def frames(state: Kiberrubezh) -> list[tuple[int, int]]:
    """All pending steps with their arguments, the next one last."""
    return [unframed(frame) for frame in state.pending()]


def arguments(step: int, packed: int) -> dict[str, int]:
    return named_arguments(STEPS.by_number[step], packed)


def phase(state: Kiberrubezh) -> int:
    """The phase, from the first pending step that belongs to one."""
    if state.who == OVER:
        return e.END_PHASE
    for step, _ in reversed(frames(state)):
        if step in _PHASE_OF:
            return e.SETUP_PHASE if state.turn == 0 else _PHASE_OF[step]
    return e.END_PHASE


def asking(state: Kiberrubezh, carried: dict[str, int]) -> str | None:
    """The card whose effect is being carried out or whose damage is being dealt."""
    if "source" in carried:
        return e.CARD_NAMES[card_of(carried["source"])]
    if "measure" in carried:
        return e.CARD_NAMES[state.card(1 - state.active, carried["measure"])]
    return None if state.striking == NO_SOURCE else e.CARD_NAMES[card_of(state.striking)]


def asked(state: Kiberrubezh, carried: dict[str, int]) -> int | None:
    """How many more cards to draw or discard, targets or block points; None if no number is asked."""
    if state.step() == s.CHOOSE:
        return None
    return next((carried[name] for name in ("more", "left", "points") if name in carried), None)


def pending(state: Kiberrubezh) -> list[Pending]:
    """The pending effects, next one first: step, card, effect, number."""
    found: list[Pending] = []
    for step, packed in reversed(frames(state)):
        if step < _FIRST_OF_EFFECTS:
            continue
        told: Pending = {"step": s.STEP_NAMES[step], "card": None, "effect": None, "n": None}
        carried = arguments(step, packed)
        if "row" in carried:
            told["card"] = e.CARD_NAMES[card_of(carried["source"])]
            told["effect"] = state.tables.primitive(carried["row"]).name
            told["n"] = carried["left"]
        elif step in _COUNTING:
            told["n"] = carried["more"]
        found.append(told)
    return found


def waiting(code: int) -> Waiting:
    source = waiting_source(code)
    return {
        "seat": int(owner_of(source)),
        "card": e.CARD_NAMES[card_of(source)],
        "trigger": TRIGGER_NAMES[waiting_trigger(code)],
    }


def looking(state: Kiberrubezh, carried: dict[str, int], seat: int) -> Looking:
    deck = carried["deck"]
    last = carried["done"] if "done" in carried else carried["cards"]
    top = [place(state, deck, TOP, n, seat) for n in range(carried.get("placed", 0), last)]
    return {"deck": deck, "looker": carried["looker"], "cards": top}


def side(state: Kiberrubezh, owner: int, seat: int) -> Side:
    known = e.KNOWN if seat >= 0 else e.SHOWN
    free = None
    if seat == owner and state.who != OVER and state.step() == s.REDEAL and s.redeal_seat(state) == owner:
        free = bool(is_redeal_free(state, owner))
    return {
        "list": cards(state, owner, int(state.tables.deck[owner])),
        "deck": int(state.deck_size(owner)),
        "top": [place(state, owner, TOP, n, seat) for n in range(int(entries(state, owner, TOP)))],
        "bottom": [place(state, owner, BOTTOM, n, seat) for n in range(int(entries(state, owner, BOTTOM)))],
        "hand": cards(state, owner, int(state.plane(owner, e.HAND))) if seat == owner else None,
        "hand_size": int(state.hand_size(owner)),
        "known": cards(state, owner, int(state.plane(owner, known))),
        "seen": int(count(state.plane(owner, e.KNOWN))),
        "discard": cards(state, owner, int(state.plane(owner, e.DISCARD))),
        "events": cards(state, owner, int(state.plane(owner, e.LYING))),
        "doomed": cards(state, owner, int(state.plane(owner, e.DOOMED))),
        "assets": assets(state, owner),
        "measures": [measure(state, owner, slot) for slot in slots(int(state.measures_of(owner)))],
        "attacks": [attack(state, owner, slot) for slot in slots(int(state.attacks_of(owner)))],
        "attack_power": power(state, owner, 0),
        "defence_power": power(state, owner, 1),
        "boost": int(state.number(owner, e.BOOST)),
        "more_blocks": int(state.number(owner, e.MORE_BLOCKS)),
        "redeals": int(state.number(owner, e.REDEALS)),
        "redeal_free": free,
    }


def place(state: Kiberrubezh, deck: int, end: int, n: int, seat: int) -> str | None:
    """A known place of a deck; the card there only for those who know it."""
    entry = state.known[place_of(state, deck, end, n)]
    return e.CARD_NAMES[entry_card(entry)] if is_known_to(entry, seat) else None


def slots(found: int) -> list[int]:
    """The members of a set, ascending."""
    members = []
    while found:
        members.append((found & -found).bit_length() - 1)
        found &= found - 1
    return members


def cards(state: Kiberrubezh, owner: int, found: int) -> list[str]:
    """Cards by number, ascending, repeated for each copy."""
    return [e.CARD_NAMES[state.card(owner, slot)] for slot in slots(found)]


def assets(state: Kiberrubezh, owner: int) -> list[Asset]:
    found: list[Asset] = []
    for slot in slots(int(state.assets_of(owner))):
        card = e.CARD_NAMES[state.card(owner, slot)]
        condition = e.CONDITION_NAMES[state.condition(owner, slot)]
        if found and found[-1]["card"] == card and found[-1]["condition"] == condition:
            found[-1]["count"] += 1
        else:
            found.append({"card": card, "condition": condition, "count": 1})
    return found


def copy_id(state: Kiberrubezh, owner: int, slot: int) -> str:
    return f"{e.CARD_NAMES[state.card(owner, slot)]}.{state.copy_of(owner, slot) + 1}"


def measure(state: Kiberrubezh, owner: int, slot: int) -> Measure:
    return {
        "id": copy_id(state, owner, slot),
        "card": e.CARD_NAMES[state.card(owner, slot)],
        "copy": int(state.copy_of(owner, slot)) + 1,
        "turned": has(state, owner, slot, e.TURNED),
        "frozen": has(state, owner, slot, e.FROZEN),
        "used": has(state, owner, slot, e.GAVE),
        "stopped": stopped(state, owner, slot) if owner != state.active else [],
    }


def stopped(state: Kiberrubezh, owner: int, slot: int) -> list[str]:
    """The attacks of the wave this measure gave block points to."""
    given = 0
    for at in range(int(state.link_count)):
        if int(state.links[at * 2]) == slot:
            given |= int(state.links[at * 2 + 1])
    return [copy_id(state, 1 - owner, each) for each in slots(given) if each != e.GONE]


def attack(state: Kiberrubezh, owner: int, slot: int) -> Attack:
    card = state.card(owner, slot)
    return {
        "id": copy_id(state, owner, slot),
        "card": e.CARD_NAMES[card],
        "copy": int(state.copy_of(owner, slot)) + 1,
        "category": e.CATEGORY_NAMES[category_of(state, owner, slot)],
        "turned": has(state, owner, slot, e.TURNED),
        "wave": has(state, owner, slot, e.WAVE),
        "points": int(points_of(state, owner, slot)),
        "needs": int(state.tables.tough[card]),
        "blocked": has(state, owner, slot, e.BLOCKED),
        "done": has(state, owner, slot, e.DONE),
        "strikes": certain_loss(state, owner, slot, printed_loss(state, card)),
        "drains": certain_loss(state, owner, slot, int(SYSTEM_DAMAGE)),
    }


def printed_loss(state: Kiberrubezh, card: int) -> int | None:
    """The cards that the printed damage discards from the opponent's deck without any choice; None without damage."""
    tables = state.tables
    if tables.rows(card, HIT) == 0:
        return None
    first = tables.effect_at[card * TRIGGERS + HIT]
    rows = range(first, first + tables.rows(card, HIT))
    mills = [row for row in rows if tables.primitive(row).name == "mill" and tables.effect(row, E_SIDE)]
    return sum(int(tables.effect(row, E_N)) for row in mills)


def certain_loss(state: Kiberrubezh, owner: int, slot: int, own: int | None) -> int | None:
    """The cards an attack of the wave takes from the deck if its damage comes next, with all that adds and absorbs."""
    if own is None or not has(state, owner, slot, e.WAVE):
        return None
    if has(state, owner, slot, e.BLOCKED) or has(state, owner, slot, e.DONE):
        return None
    more = int(boosted(state, owner, category_of(state, owner, slot))) - int(absorbed(state, 1 - owner))
    return min(max(0, own + more), int(state.deck_size(1 - owner)))


def has(state: Kiberrubezh, owner: int, slot: int, mark: int) -> bool:
    return bool(int(state.plane(owner, mark)) >> slot & 1)


def power(state: Kiberrubezh, owner: int, kind: int) -> Power:
    return {
        "active": int(state.number(owner, e.ACTIVE_ATTACK + kind)),
        "total": int(state.number(owner, e.TOTAL_ATTACK + kind)),
        "extra": int(state.number(owner, e.EXTRA_ATTACK + kind)),
        "used": int(state.number(owner, e.USED_ATTACK + kind)),
    }
