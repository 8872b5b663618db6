"""What a seat may see of a position: the open table, its own hand, and what it has seen of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.bitset import count
from contienda.core.game import CHANCE, OVER
from contienda.games.kiberrubezh import elements as e
from contienda.games.kiberrubezh import steps as s
from contienda.games.kiberrubezh.effects import LEFT, NO_SOURCE, ROWS
from contienda.games.kiberrubezh.ops import E_OP, OP_NAMES, TRIGGER_NAMES

if TYPE_CHECKING:
    from contienda.games.kiberrubezh.position import Kiberrubezh

# The phase of the turn, told by what is pending next: a place in PHASE_NAMES.
_PHASE_OF = {
    s.LOT: 0, s.REDEAL: 0, s.UNTURN: 1, s.ASSETS: 2, s.DEPLOY: 3, s.ATTACK: 4, s.DAMAGE: 4, s.MOMENT: 4, s.WAVE_END: 4,
    s.DEFEND: 5, s.OUTCOME: 5, s.START: 6,
}  # fmt: skip
# Steps whose number begins with a source and an effect row: view tells which card asks.
_OF_A_CARD = {s.SEARCH, s.RECOVER, s.DESTROY, s.TURN, s.UNTURN_SOME, s.RETURN, s.STOP, s.CHOOSE}


def view(state: Kiberrubezh, seat: int) -> dict[str, object]:
    over = state.who == OVER
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
        "asking": asking(state),
        "asked": asked(state),
        "targets": targets(state),
        "looking": looking(state, seat),
        "pending": pending(state),
        "waiting": waiting(state),
        "hit": [name for place, name in enumerate(e.CATEGORY_NAMES) if int(state.hit_categories) >> place & 1],
        "lessened": int(state.lessen),
        "sides": [side(state, each, seat) for each in range(e.SEATS)],
        "winner": None if state.winner == e.NONE else int(state.winner),
        "ending": state.ending() if over else None,
    }


def phase(state: Kiberrubezh) -> int:
    """The first pending step that belongs to a phase tells it."""
    if state.who == OVER:
        return 6
    for frame in reversed(state.pending()):
        found = _PHASE_OF.get(frame % 256)
        if found is not None:
            return 0 if state.turn == 0 else found
    return 6


def asking(state: Kiberrubezh) -> str | None:
    """The card whose effect is carried out: what asks, or what strikes."""
    if state.who == OVER:
        return None
    if state.step() in _OF_A_CARD:
        return e.CARD_NAMES[int(state.argument()) // (LEFT * ROWS) // 64 % 256]
    if state.step() == s.NAME:
        return e.CARD_NAMES[int(state.argument()) // 64 % 256]
    if state.step() == s.POINTS:
        return e.CARD_NAMES[state.card(1 - state.active, state.argument() // 128)]
    return None if state.striking == NO_SOURCE else e.CARD_NAMES[int(state.striking) // 64 % 256]


def asked(state: Kiberrubezh) -> int | None:
    """How many more: cards to draw or discard, targets, block points; nothing where no number is asked."""
    if state.who == OVER:
        return None
    step, argument = state.step(), int(state.argument())
    if step in (s.DRAW, s.MILL, s.LOSE, s.GIVE_UP, s.TAKE_OUT):
        return argument // 8
    if step in _OF_A_CARD - {s.CHOOSE}:
        return argument % LEFT
    if step == s.UNDER:
        return argument // 2
    if step == s.POINTS:
        return argument // 2 % 64
    return argument // 4 % 16 if step == s.DUMP else None


def targets(state: Kiberrubezh) -> int | None:
    """On whose side the targets lie that are asked for."""
    if state.who == OVER or state.step() not in (s.DESTROY, s.TURN, s.UNTURN_SOME, s.RETURN):
        return None
    return int(state.seat_of_targets())


def pending(state: Kiberrubezh) -> list[dict[str, object]]:
    """Effects that are still to be carried out, the next one first: step, card, effect, how much."""
    found: list[dict[str, object]] = []
    for frame in reversed(state.pending()):
        step, argument = frame % 256, frame // 256
        if step < s.OVERLOAD:
            continue
        told: dict[str, object] = {"step": s.STEP_NAMES[step], "card": None, "effect": None, "n": None}
        if step == s.RUN or step in _OF_A_CARD:
            told["card"] = e.CARD_NAMES[argument // (LEFT * ROWS) // 64 % 256]
            told["effect"] = OP_NAMES[state.tables.effect(argument // LEFT % ROWS, E_OP)]
            told["n"] = argument % LEFT
        elif step in (s.DRAW, s.MILL, s.LOSE, s.GIVE_UP, s.TAKE_OUT):
            told["n"] = argument // 8
        found.append(told)
    return found


def waiting(state: Kiberrubezh) -> list[dict[str, object]]:
    """Triggered effects whose turn has not come yet."""
    codes = [int(state.queue[at]) for at in range(int(state.queue_count))]
    return [
        {
            "seat": code // 16384 % 2,
            "card": e.CARD_NAMES[code % 16384 // 64],
            "trigger": TRIGGER_NAMES[code // 32768],
        }
        for code in codes
    ]


def looking(state: Kiberrubezh, seat: int) -> dict[str, object] | None:
    """Somebody looks at the upper cards of a deck; which they are only he sees."""
    if state.who == OVER or state.step() not in (s.LOOK, s.SORT_UNDER, s.DUMP, s.SORT_TOP):
        return None
    argument = int(state.argument())
    step = state.step()
    if step == s.LOOK:
        first, last = 0, argument // 4 % 16
    elif step == s.SORT_UNDER:
        first, last = 0, argument // 4
    elif step == s.DUMP:
        first, last = 0, argument // 64
    else:
        first, last = argument // 4 % 16, argument // 64
    deck, looker = argument % 2, argument // 2 % 2
    top = [place(state, deck, 0, n, seat) for n in range(first, last)]
    return {"deck": deck, "looker": looker, "cards": top}


def side(state: Kiberrubezh, owner: int, seat: int) -> dict[str, object]:
    """One side of the table; `known` is what the viewer knows of a hand that is not his."""
    known = e.KNOWN if seat >= 0 else e.SHOWN
    free = None
    if seat == owner and state.who != OVER and state.step() == s.REDEAL and state.argument() == owner:
        free = bool(state.is_redeal_free(owner))
    return {
        "list": cards(state, owner, int(state.tables.deck[owner])),
        "deck": int(state.deck_size(owner)),
        "top": [place(state, owner, 0, n, seat) for n in range(int(state.entries(owner, 0)))],
        "bottom": [place(state, owner, 1, n, seat) for n in range(int(state.entries(owner, 1)))],
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


def place(state: Kiberrubezh, owner: int, bottom: int, n: int, seat: int) -> str | None:
    """A known place of a deck; what lies there only for those who know it."""
    code = int(state.known[state.place_of(owner, bottom, n)])
    knows = code // 4 & (1 + seat if seat >= 0 else 4)
    return e.CARD_NAMES[code // 32] if knows else None


def slots(found: int) -> list[int]:
    """The members of a set, ascending."""
    members = []
    while found:
        members.append((found & -found).bit_length() - 1)
        found &= found - 1
    return members


def cards(state: Kiberrubezh, owner: int, found: int) -> list[str]:
    """Cards by number, ascending, copies as often as they are there."""
    return [e.CARD_NAMES[state.card(owner, slot)] for slot in slots(found)]


def assets(state: Kiberrubezh, owner: int) -> list[dict[str, object]]:
    """Assets of one number that stand alike are one entry with its count."""
    found: list[dict[str, object]] = []
    for slot in slots(int(state.assets_of(owner))):
        card = e.CARD_NAMES[state.card(owner, slot)]
        condition = e.CONDITION_NAMES[state.condition(owner, slot)]
        if found and found[-1]["card"] == card and found[-1]["condition"] == condition:
            found[-1]["count"] = int(str(found[-1]["count"])) + 1
        else:
            found.append({"card": card, "condition": condition, "count": 1})
    return found


def measure(state: Kiberrubezh, owner: int, slot: int) -> dict[str, object]:
    card = int(state.card(owner, slot))
    copy = int(state.copy_of(owner, slot)) + 1
    return {
        "id": f"{e.CARD_NAMES[card]}.{copy}",
        "card": e.CARD_NAMES[card],
        "copy": copy,
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
    given &= ~(1 << e.GONE)
    attacker = 1 - owner
    return [f"{e.CARD_NAMES[state.card(attacker, each)]}.{state.copy_of(attacker, each) + 1}" for each in slots(given)]


def attack(state: Kiberrubezh, owner: int, slot: int) -> dict[str, object]:
    """An attack card, and how it fares in the wave."""
    card = int(state.card(owner, slot))
    copy = int(state.copy_of(owner, slot)) + 1
    return {
        "id": f"{e.CARD_NAMES[card]}.{copy}",
        "card": e.CARD_NAMES[card],
        "copy": copy,
        "category": e.CATEGORY_NAMES[state.category(owner, slot)],
        "turned": has(state, owner, slot, e.TURNED),
        "wave": has(state, owner, slot, e.WAVE),
        "points": int(state.points(owner, slot)),
        "needs": int(state.tables.tough[card]),
        "blocked": has(state, owner, slot, e.BLOCKED),
        "done": has(state, owner, slot, e.DONE),
    }


def has(state: Kiberrubezh, owner: int, slot: int, mark: int) -> bool:
    return bool(int(state.plane(owner, mark)) >> slot & 1)


def power(state: Kiberrubezh, owner: int, kind: int) -> dict[str, int]:
    """Capacity: of active assets, of all assets, for this turn only, and what cards on the table require."""
    return {
        "active": int(state.number(owner, e.ACTIVE_ATTACK + kind)),
        "total": int(state.number(owner, e.TOTAL_ATTACK + kind)),
        "extra": int(state.number(owner, e.EXTRA_ATTACK + kind)),
        "used": int(state.number(owner, e.USED_ATTACK + kind)),
    }
