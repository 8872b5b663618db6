"""The keys of each table in a scenario file and their possible values; one line per key.

`schema_check.py` checks a file against this. An effect has `op`, `if`, `secondary` and the keys of its primitive.
"""

from __future__ import annotations

from contienda.games.buenosos.constants import PHASE_NAMES, STATE_NAMES, SUBTYPE_NAMES
from contienda.games.buenosos.options import NUMBERS
from contienda.games.buenosos.primitives.catalogue import ALL, PRIMITIVE_NAMES
from contienda.games.buenosos.schema_keys import (
    ANYTHING,
    CARD,
    CARDS,
    NAMES,
    SERVICE,
    SERVICES,
    SIDE_NAMES,
    SUBTYPE,
    SWITCH,
    TEXT,
    TEXTS,
    Key,
    Keys,
    whole,
    word,
    words,
)
from contienda.i18n.speaker import LANGUAGES

_ANY = Key(ANYTHING)
_TEXT = Key(TEXT)
_NAMES = Key(NAMES)
_NAME = Key(NAMES, needed=True)
_SWITCH = Key(SWITCH)

FILE: Keys = {
    "format": whole(1, 1),
    **dict.fromkeys(("meta", "terms", "params", "preset", "campaign", "basic", "provider", "economy"), _ANY),
    **dict.fromkeys(("service", "map", "card"), Key(ANYTHING, needed=True)),
}
LISTS = ("service", "card", "provider")  # written [[…]]
META: Keys = {
    **dict.fromkeys(("id", "game", "version", "licence", "licence_url", "attribution", "origin"), _TEXT),
    "language": word(*LANGUAGES, needed=False),
    **dict.fromkeys(("changes", "title", "about"), _NAMES),
}
PARAMS: Keys = {name: whole(low, high) for name, _, low, high in NUMBERS}
PRESET: Keys = {
    "name": _NAME,
    "about": _NAMES,
    "extends": Key(TEXTS),
    "minutes": whole(1, 600),
    "options": _ANY,
    "params": _ANY,
    "origin": _TEXT,
}
SERVICE_KEYS: Keys = {
    "id": Key(TEXT, needed=True),
    "name": _NAME,
    "criticality": whole(1, 5, needed=True),
    "int": whole(1, 99, needed=True),
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
    "side": word(*SIDE_NAMES, needed=False),
    "phases": _ANY,
    "cost": whole(0, 0),
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
    "copies": whole(1, 62),
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
    "phase": whole(2, 4, needed=True),
    "cost": whole(1, 30, needed=True),  # 4.2a
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
    "int": whole(1, 99, needed=True),
    "serves": Key(SERVICES, needed=True),
    "perk": _ANY,
    "text": _NAMES,
    "csf": _ANY,
    "origin": _TEXT,
}
ECONOMY: Keys = {
    "origin": _TEXT,
    **dict.fromkeys(("per_drp_cost_point", "per_recover", "per_down_service"), whole(0, 100)),
    "thresholds": _ANY,
}
THRESHOLD: Keys = {"at": whole(0, 500, needed=True), "blue_budget": whole(-30, 0), "stability": whole(-50, 0)}
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
    "turn_from": whole(1, 20),
    "otherwise": word("latent", "discard", needed=False),
    "any_service": Key(SERVICES),
    "at_least": word(*STATE_NAMES[1:], needed=False),
}
ACTIVATION_KINDS = ["always", "turn_from", "any_service"]
REQUIREMENT: Keys = {
    "phase": word(*PHASE_NAMES, needed=False),
    "active": _TEXT,
    "services": whole(1, 16),
    "at_least": word(*STATE_NAMES[1:], needed=False),
    "played": Key(CARD),
    "played_subtype": SUBTYPE,
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

EFFECT: Keys = {"op": word(*PRIMITIVE_NAMES), "if": _ANY, "secondary": _SWITCH}
OPS: dict[str, Keys] = {each.name: each.keys for each in ALL}
ABOUT_CARDS = [each.name for each in ALL if each.about_cards]
ASKING = [each.name for each in ALL if each.asks]  # cannot run inside another program
