"""Which keys the tables of a scenario file know, and what may stand there; one line for each key.

`inspect.py` holds a file against this. An effect knows `op`, `if`, `secondary` and the keys of its own primitive.
"""

from __future__ import annotations

from contienda.games.buenosos.elements import PHASE_NAMES, STATE_NAMES, SUBTYPE_NAMES
from contienda.games.buenosos.ops import GUARD_NAMES, OP_NAMES
from contienda.games.buenosos.options import NUMBERS
from contienda.i18n.speaker import LANGUAGES

NUMBER = "number"
SWITCH = "switch"
TEXT = "text"
TEXTS = "texts"  # a list of them
NAMES = "names"  # in three languages
WORD = "word"  # one of some words
WORDS = "words"
SERVICE = "service"
SERVICES = "services"
ON = "on"  # "target", or a list of services
CARD = "card"
CARDS = "cards"
ANYTHING = "anything"  # looked at elsewhere, or not at all

SIDES = ["red", "blue"]
AFFECTED = ["degraded", "intermittent"]
UP = ["ok", "degraded", "intermittent"]


class Key:
    """What may stand at a key."""

    def __init__(
        self, kind: str, low: int = 0, high: int = 0, words: list[str] | None = None, needed: bool = False
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.words = words if words is not None else []
        self.needed = needed


Keys = dict[str, Key]


def number(low: int, high: int, needed: bool = False) -> Key:
    return Key(NUMBER, low, high, needed=needed)


def word(*words: str, needed: bool = True) -> Key:
    return Key(WORD, words=list(words), needed=needed)


def words(*known: str, needed: bool = True) -> Key:
    return Key(WORDS, words=list(known), needed=needed)


_ANY = Key(ANYTHING)
_TEXT = Key(TEXT)
_NAMES = Key(NAMES)
_NAME = Key(NAMES, needed=True)
_SWITCH = Key(SWITCH)
_ON = Key(ON, needed=True)
_POINTS = number(1, 50, needed=True)
_USES = number(1, 50)
_SIDE = word(*SIDES)
_SUBTYPE = word(*SUBTYPE_NAMES[:-1], needed=False)
_STANDS = word("turn", "guard", "game")

FILE: Keys = {
    "format": number(1, 1),
    **dict.fromkeys(("meta", "terms", "params", "preset", "campaign", "basic", "provider", "economy"), _ANY),
    **dict.fromkeys(("service", "map", "card"), Key(ANYTHING, needed=True)),
}
LISTS = ("service", "card", "provider")  # written [[…]]
META: Keys = {
    **dict.fromkeys(("id", "game", "version", "licence", "licence_url", "attribution", "origin"), _TEXT),
    "language": word(*LANGUAGES, needed=False),
    **dict.fromkeys(("changes", "title", "about"), _NAMES),
}
PARAMS: Keys = {name: number(low, high) for name, _, low, high in NUMBERS}
PRESET: Keys = {
    "name": _NAME,
    "about": _NAMES,
    "extends": Key(TEXTS),
    "minutes": number(1, 600),
    "options": _ANY,
    "params": _ANY,
    "origin": _TEXT,
}
SERVICE_KEYS: Keys = {
    "id": Key(TEXT, needed=True),
    "name": _NAME,
    "criticality": number(1, 5, needed=True),
    "int": number(1, 99, needed=True),
    "depends_on": Key(SERVICES, needed=True),
    "adds_dependency_to": Key(SERVICES),
    **dict.fromkeys(("digital", "physical", "citizen", "expansion"), _SWITCH),
    "on_fall": _ANY,
    "teaches": _NAMES,
    "text": _NAMES,
    "origin": _TEXT,
}
MAP: Keys = {
    "services": Key(SERVICES, needed=True),
    "remove": _ANY,
    "remove_cards": Key(CARDS),
    "depends_on": _ANY,
    "name": _NAMES,
    "origin": _TEXT,
}
CAMPAIGN: Keys = {"phases": words(*PHASE_NAMES), "hunt_may_remove": words(*PHASE_NAMES, needed=False)}
BASIC_NAMES = ("recon", "monitor")
BASIC: Keys = {
    "side": word(*SIDES, needed=False),
    "phases": _ANY,
    "cost": number(0, 0),
    "target": _ANY,
    "effects": Key(ANYTHING, needed=True),
    "name": _NAME,
    "text": _NAMES,
}
EVENT_CARD: Keys = {
    "id": Key(TEXT, needed=True),
    "deck": word("red", "blue", "event"),
    "name": _NAME,
    "text": _NAMES,
    "effects": Key(ANYTHING, needed=True),
    "copies": number(1, 62),
    "tags": Key(TEXTS),
    "origin": _TEXT,
    "subtype": word("event"),
    "activation": _ANY,
    "csf": _ANY,
    "theme": _ANY,
}
TEAM_CARD: Keys = {
    **{name: key for name, key in EVENT_CARD.items() if name not in ("activation", "theme")},
    "subtype": word(*SUBTYPE_NAMES[:-1]),
    "phase": number(2, 4, needed=True),
    "cost": number(1, 30, needed=True),  # 4.2a
    "requires": _ANY,
    "target": _ANY,
    "basic_recon_named": _SWITCH,
    "high_by_definition": _SWITCH,
    "extra": _SWITCH,
    "attack": _ANY,
}
ATTACK: Keys = {"tactic": Key(TEXTS, needed=True), "technique": Key(TEXTS, needed=True), "note": _TEXT}
CSF: Keys = {"function": _TEXT, "category": Key(TEXTS, needed=True), "plan": _TEXT}
SUBTYPES_OF = {"red": SUBTYPE_NAMES[:8], "blue": SUBTYPE_NAMES[8:12]}
PHASES_OF = {"red": [2, 3], "blue": [4]}
PROVIDER: Keys = {
    "id": Key(TEXT, needed=True),
    "name": _NAME,
    "int": number(1, 99, needed=True),
    "serves": Key(SERVICES, needed=True),
    "perk": _ANY,
    "text": _NAMES,
    "csf": _ANY,
    "origin": _TEXT,
}
ECONOMY: Keys = {
    "origin": _TEXT,
    **dict.fromkeys(("per_drp_cost_point", "per_recover", "per_down_service"), number(0, 100)),
    "thresholds": _ANY,
}
THRESHOLD: Keys = {"at": number(0, 500, needed=True), "blue_budget": number(-30, 0), "stability": number(-50, 0)}
TARGET: Keys = {
    "pick": _ANY,
    "from": word("any", "up", "digital", "down", "down_digital", needed=False),
    "ids": Key(SERVICES),
    "state": words(*STATE_NAMES, needed=False),
    "any_state": _SWITCH,
    "never_before": word("save_from_fall", needed=False),
    "providers": _SWITCH,
}
ACTIVATION: Keys = {
    "always": _SWITCH,
    "turn_from": number(1, 20),
    "otherwise": word("latent", "discard", needed=False),
    "any_service": Key(SERVICES),
    "at_least": word(*STATE_NAMES[1:], needed=False),
}
ACTIVATION_KINDS = ["always", "turn_from", "any_service"]
REQUIREMENT: Keys = {
    "phase": word(*PHASE_NAMES, needed=False),
    "active": _TEXT,
    "services": number(1, 16),
    "at_least": word(*STATE_NAMES[1:], needed=False),
    "played": Key(CARD),
    "played_subtype": _SUBTYPE,
    "earlier_turn": _SWITCH,
    "secondary_this_turn": _SWITCH,
    "any": _ANY,
}
REQUIREMENT_KINDS = ["phase", "active", "services", "played", "played_subtype", "secondary_this_turn", "any"]
CONDITION: Keys = {
    "was": words(*STATE_NAMES, needed=False),
    "fell": _SWITCH,
    "service": Key(SERVICE),
    "any_service": Key(SERVICES),
    "in": words(*STATE_NAMES, needed=False),
}
CONDITION_KINDS = ["was", "fell", "service", "any_service"]

WHICH: Keys = {"subtype": _SUBTYPE, "card": Key(CARD)}  # exactly one of the two
EFFECT: Keys = {"op": word(*OP_NAMES), "if": _ANY, "secondary": _SWITCH}
OPS: dict[str, Keys] = {
    "damage": {"on": _ON, "n": _POINTS},
    "worsen": {"on": _ON, "to": word(*AFFECTED)},
    "mark_phase": {"phase": word(*PHASE_NAMES), "duration": word("turn", "game")},
    "unmark_phase": {"choose": words(*PHASE_NAMES)},
    "trust": {"n": number(-50, 50, needed=True)},
    "stability": {"n": number(-50, -1, needed=True)},
    "discard": {"side": _SIDE, "n": number(1, 10, needed=True)},
    "tax": {"side": _SIDE, **WHICH, "n": _POINTS, "uses": _USES, "duration": _STANDS},
    "limit_plays": {"side": _SIDE, **WHICH, "n": number(0, 10, needed=True), "duration": _STANDS},
    "ban": {"side": _SIDE, **WHICH, "duration": _STANDS},
    "activate": {"flag": Key(TEXT, needed=True), "duration": _STANDS},
    "boost": {"filter": word("digital", "physical", "citizen", needed=False), "n": _POINTS, "duration": _STANDS},
    "pierce": {"on": _ON, "uses": _USES, "duration": _STANDS},
    "guard": {
        "kind": word(*GUARD_NAMES),
        "on": Key(ON),
        "tag": _TEXT,
        "n": _POINTS,
        "n_high": number(0, 50),
        "uses": _USES,
        "duration": _STANDS,
    },
    "attack_tax": {"on": _ON, "n": _POINTS, "uses": _USES, "duration": _STANDS},
    "shield_state": {"on": _ON, "state": word(*AFFECTED), "uses": _USES, "duration": _STANDS},
    "save_from_fall": {
        "on": _ON,
        "int": number(1, 99, needed=True),
        "state": word(*UP),
        "uses": _USES,
        "duration": _STANDS,
    },
    "mute": {"on": _ON, "duration": _STANDS},
    "cut_edge": {"on": _ON, "duration": _STANDS},
    "cancel_secondary": {"n": number(1, 1)},
    "set_flag": {"flag": Key(TEXT, needed=True)},
    "heal": {"on": _ON, "n": _POINTS},
    "recover": {"on": _ON, "to": word(*UP), "int": number(1, 99, needed=True)},
    "discount": {
        "side": _SIDE,
        **WHICH,
        "n": _POINTS,
        "min": number(0, 30),
        "per_turn": number(1, 20),
        "duration": _STANDS,
    },
    "count_as": {
        "on": _ON,
        "from": word(*STATE_NAMES),
        "as": word(*STATE_NAMES),
        "scope": word("stability", needed=False),
        "duration": _STANDS,
    },
    "halve_penalty": {"on": _ON, "duration": _STANDS},
    "ignore_trust_zero": {"duration": _STANDS},
    "free_play": {"side": _SIDE, "n": number(1, 10, needed=True), "duration": _STANDS},
    "hit_provider": {"n": _POINTS},
    "repair_provider": {"steps": number(1, 3), "economy": number(0, 100)},
}
ABOUT_CARDS = [op for op, keys in OPS.items() if WHICH.keys() <= keys.keys()]
GUARD_NEEDS = {"class": "tag", "first": "on", "pool": "on", "attack": "on"}  # by kind
ASKING = ["unmark_phase", "discard", "cancel_secondary", "repair_provider"]  # not in the middle of something else
