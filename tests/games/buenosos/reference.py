"""Generates docs/buenosos-scenarios.md: every key, effect and condition of a scenario file, from the schema.

Names, types, bounds and required keys come from the schema, numbers and rulings from `options.py`; only the meaning of
each key is written here.
"""

from __future__ import annotations

from pathlib import Path

from contienda.core.options import Option
from contienda.games.buenosos import scenario_schema as schema
from contienda.games.buenosos import schema_keys
from contienda.games.buenosos.game import GAME
from contienda.games.buenosos.options import NUMBERS
from contienda.games.buenosos.primitives.guards import GUARD_NEEDS
from contienda.games.buenosos.schema_keys import Key, Keys
from contienda.i18n.speaker import Texts

Meanings = dict[str, str]

HEAD = """# Scenario files of BuenOsos: every key

This page is generated from the schema that `contienda scenario check` uses. To write it anew after a change:
`CONTIENDA_REWRITE=1 PYTHONPATH=src .venv/bin/python -m pytest tests/games/buenosos/test_reference.py`.

Begin with `contienda scenario new FILE`, then run `contienda scenario check FILE`. A **bold** key is required.

A name is a text by language. Where one language is missing, readers see the file's own language: `language` in
`[meta]`, or else the first language of its title.
"""

FORMS: Meanings = {  # of keys whose value is itself a table or list
    "meta": "table, see [meta](#meta)",
    "terms": "table of names",
    "params": "table, see [params](#params)",
    "preset": "tables `[preset.NAME]`, see [preset](#preset)",
    "campaign": "table, see [campaign](#campaign)",
    "basic": "tables `[basic.recon]` and `[basic.monitor]`, see [basic](#basic)",
    "provider": "tables `[[provider]]`, see [provider](#provider)",
    "economy": "table, see [economy](#economy)",
    "service": "tables `[[service]]`, see [service](#service)",
    "map": "tables `[map.NAME]`, see [map](#map)",
    "card": "tables `[[card]]`, see [card](#card) and [event card](#event-card)",
    "options": "table, see [options](#options)",
    "on_fall": "list of [effects](#effects)",
    "perk": "list of [effects](#effects)",
    "effects": "list of [effects](#effects)",
    "remove": "list of pairs `[service, dependency]`",
    "depends_on": "table: service = list of services",
    "phases": "list of numbers",
    "target": "table, see [target](#target)",
    "requires": "list of [requirements](#requirement)",
    "activation": "table, see [activation](#activation)",
    "attack": "table, see [attack](#attack)",
    "csf": "table, see [csf](#csf)",
    "theme": "anything",
    "thresholds": "list of [thresholds](#threshold)",
    "pick": '`1`, `2` or `"edge"`',
    "any": "list of [requirements](#requirement)",
    "if": "table, see [condition](#condition)",
}

ORIGIN = "Where it comes from; for readers."
READERS = "For readers; the rules do not use it."
STANDS = "How long it stands: `turn` to the end of this turn, `guard` until Blue's next phase 4, `game` for good."
ON = "The services it works on: the card's target, or those listed."
SIDE = "Whose cards."
USES = "How often it works before it is spent; without it, no limit."
OP_COMMON: Meanings = {
    "on": ON,
    "duration": STANDS,
    "side": SIDE,
    "uses": USES,
    "subtype": "Cards of this subtype.",
    "card": "This card alone.",
    "n": "How much.",
}


def listed(words: list[str]) -> str:
    return ", ".join(f"`{each}`" for each in words)


def one_of(words: list[str]) -> str:
    return f"Write exactly one of {listed(words)}."


SECTIONS: list[tuple[str, Keys, str, Meanings]] = [
    (
        "The file",
        schema.FILE,
        "",
        {
            "format": "Version of the format.",
            "meta": "What the file says about itself.",
            "terms": READERS,
            "params": "Numbers that differ from the usual ones.",
            "preset": "Readings of the rules by name. `standard` is always the first.",
            "campaign": READERS,
            "basic": "The free basic actions.",
            "provider": "Outside providers, `P1` to `P8`.",
            "economy": "What moves the marker of Economic Cost, and what it costs.",
            "service": "The services, `S1` to `S16`.",
            "map": "Which services are on the table. The first map is the usual one.",
            "card": "The three decks: `A01` to `A62`, `B01` to `B62`, `E01` to `E62`.",
        },
    ),
    (
        "meta",
        schema.META,
        "",
        {
            "id": "A short name of the file.",
            "game": "The game the file is for: `buenosos`.",
            "version": "Your own version of the file.",
            "licence": "Its licence.",
            "licence_url": "Where the licence stands.",
            "attribution": "Whom to name. Keep the author of the mechanics.",
            "origin": ORIGIN,
            "language": "The file's own language; names missing in another are shown in this one.",
            "title": "What the scenario is called.",
            "about": "What it is about.",
            "changes": "What differs from the published game.",
        },
    ),
    (
        "preset",
        schema.PRESET,
        "",
        {
            "name": "What it is called.",
            "about": "When to choose it.",
            "extends": "Presets it begins with; later ones win, its own values win over all.",
            "minutes": "How long a game takes; for readers.",
            "options": "Readings and numbers it sets.",
            "params": "Numbers it sets.",
            "origin": ORIGIN,
        },
    ),
    (
        "service",
        schema.SERVICE_KEYS,
        "A service has at most four dependencies on every map, expansions and providers included (3.2b, R54).",
        {
            "id": "`S1` to `S16`.",
            "name": "What it is called.",
            "criticality": "How much its failures cost.",
            "int": "Its maximum INT, with which it begins.",
            "depends_on": "What it needs: two to four others.",
            "adds_dependency_to": "Services that need it when it joins as an expansion.",
            "digital": "Concerned by cards on digital services.",
            "physical": "Concerned by cards on physical services.",
            "citizen": "Its fall costs Trust.",
            "expansion": "On the table only with option `expansion`; the first two such services of a file count.",
            "on_fall": "What happens when it falls; here `target` is the service itself.",
            "teaches": READERS,
            "text": READERS,
            "origin": ORIGIN,
        },
    ),
    (
        "map",
        schema.MAP,
        "",
        {
            "services": "The services on the table.",
            "remove": "Arrows this map leaves out.",
            "remove_cards": "Cards that are not dealt on this map.",
            "depends_on": "Dependencies that replace those of the services; such a map has no expansions.",
            "name": "What it is called; for readers.",
            "origin": ORIGIN,
        },
    ),
    (
        "campaign",
        schema.CAMPAIGN,
        "",
        {"phases": READERS, "hunt_may_remove": READERS},
    ),
    (
        "basic",
        schema.BASIC,
        "`[basic.recon]` is Red's free action, `[basic.monitor]` Blue's, once a turn each.",
        {
            "side": READERS,
            "phases": READERS,
            "cost": "Always free.",
            "target": "What it is aimed at.",
            "effects": "What it does.",
            "name": "What it is called.",
            "text": READERS,
        },
    ),
    (
        "card",
        schema.TEAM_CARD,
        "Cards of Red and Blue. Red plays in phases 2 and 3, Blue in phase 4. Red's subtypes are "
        + listed(schema.SUBTYPES_OF["red"])
        + "; Blue's are "
        + listed(schema.SUBTYPES_OF["blue"])
        + ".",
        {
            "id": "`A01` to `A62` for Red, `B01` to `B62` for Blue.",
            "deck": "Whose deck.",
            "name": "What it is called.",
            "text": "For readers; the printed text follows from the effects.",
            "effects": "What it does, in this order.",
            "copies": "How many there are; 1 if not given. A deck holds at most 62 cards.",
            "tags": "Words of your own, for guards of kind `class`; `restore` makes a recovery a Restore (9.1b).",
            "origin": ORIGIN,
            "subtype": "Its kind.",
            "csf": "Its place in NIST CSF 2.0.",
            "phase": "The phase of the turn in which it is played.",
            "cost": "Budget points.",
            "requires": "What must hold before it is played: all of them.",
            "target": "What it is aimed at.",
            "basic_recon_named": "Basic recon suffices even with `basic_recon = card_only`.",
            "high_by_definition": "Counts as High impact unless `high_impact = printed`.",
            "extra": "Gets the further copies of option `extra_copies`.",
            "attack": "Its place in MITRE ATT&CK.",
        },
    ),
    (
        "event card",
        schema.EVENT_CARD,
        "One is drawn each turn.",
        {
            "id": "`E01` to `E62`.",
            "deck": "`event`.",
            "name": "What it is called.",
            "text": "For readers; the printed text follows from the effects.",
            "effects": "What it does, in this order.",
            "copies": "How many there are; 1 if not given.",
            "tags": "Words of your own.",
            "origin": ORIGIN,
            "subtype": "`event`.",
            "activation": "When it acts; always if not given.",
            "csf": "Its place in NIST CSF 2.0.",
            "theme": READERS,
        },
    ),
    (
        "target",
        schema.TARGET,
        "",
        {
            "pick": "One, two, or two joined by an arrow.",
            "from": "`up` (usual): not Down; `digital`: digital, not Down; `down`, `down_digital`: Down; `any`: all.",
            "ids": "Only these services.",
            "state": "Only in these states.",
            "any_state": "In every state, Down too.",
            "never_before": "Not a service that holds or has used a redundancy.",
            "providers": "Providers too.",
        },
    ),
    (
        "requirement",
        schema.REQUIREMENT,
        one_of(schema.REQUIREMENT_KINDS),
        {
            "phase": "This phase of the campaign is complete, or counts as such this turn.",
            "active": "A flag some card has activated.",
            "services": "So many services are at least in the state `at_least`.",
            "at_least": "The state for `services`.",
            "played": "This card was played before.",
            "played_subtype": "A card of this subtype was played before.",
            "earlier_turn": "With `played_subtype`: in an earlier turn.",
            "secondary_this_turn": "A secondary effect of a Red card changed something this turn.",
            "any": "One of these holds.",
        },
    ),
    (
        "activation",
        schema.ACTIVATION,
        one_of(schema.ACTIVATION_KINDS),
        {
            "always": "At once.",
            "turn_from": "From this turn on.",
            "otherwise": "With `turn_from`, drawn earlier: `latent` waits for its turn, `discard` (usual) is lost.",
            "any_service": "If one of these services is at least in the state `at_least`.",
            "at_least": "The state for `any_service`.",
        },
    ),
    (
        "provider",
        schema.PROVIDER,
        "A provider adds no arrow to a service that already has four dependencies (R54).",
        {
            "id": "`P1` to `P8`.",
            "name": "What it is called.",
            "int": "Its maximum INT.",
            "serves": "Services that also depend on it while it is on the table.",
            "perk": "What it grants at the start of each turn while it is OK.",
            "text": READERS,
            "csf": "Its place in NIST CSF 2.0.",
            "origin": ORIGIN,
        },
    ),
    (
        "economy",
        schema.ECONOMY,
        "Used with option `economy`.",
        {
            "origin": ORIGIN,
            "per_drp_cost_point": "Economic Cost for each budget point paid for a DRP card.",
            "per_recover": "For each recovery from Down.",
            "per_down_service": "For each Down service at the closing.",
            "thresholds": "What the marker costs from a height on; the highest one reached counts.",
        },
    ),
    (
        "threshold",
        schema.THRESHOLD,
        "",
        {
            "at": "From this Economic Cost on.",
            "blue_budget": "Budget points of Blue each turn.",
            "stability": "Stability at each closing.",
        },
    ),
    (
        "attack",
        schema.ATTACK,
        "",
        {"tactic": "Tactics by id.", "technique": "Techniques by id.", "note": READERS},
    ),
    (
        "csf",
        schema.CSF,
        "",
        {"function": READERS, "category": "Categories by id.", "plan": READERS},
    ),
    (
        "condition",
        schema.CONDITION,
        f"The table `if` of an effect. {one_of(schema.CONDITION_KINDS)}",
        {
            "was": "What the effect is on was in one of these states before the card.",
            "fell": "The target fell by this card; an earlier effect must damage it.",
            "service": "This service is now in one of the states `in`.",
            "any_service": "One of these services is now in one of the states `in`.",
            "in": "The states for `service` and `any_service`.",
        },
    ),
    (
        "effects",
        schema.EFFECT,
        "Keys of every effect; each effect has further keys of its own, below. Effects that ask somebody to choose ("
        + listed(schema.ASKING)
        + ") may not stand in `on_fall` and `perk`.",
        {
            "op": "Which effect.",
            "if": "Only if this holds.",
            "secondary": "A secondary effect, which `cancel_secondary` can take back.",
        },
    ),
]

OPS: dict[str, tuple[str, Meanings]] = {  # what each effect does, and keys with a meaning of their own
    "damage": ("INT is lost; guards lower it.", {}),
    "worsen": ("The state becomes at least this bad.", {"to": "The state."}),
    "mark_phase": (
        "A phase of the campaign is complete.",
        {"phase": "Which.", "duration": "`game` for good (one new phase a turn), `turn` for this turn only."},
    ),
    "unmark_phase": ("Blue erases one complete phase.", {"choose": "From which it picks."}),
    "trust": ("Trust falls or rises.", {"n": "Below 0 it falls, above 0 it rises; not 0."}),
    "stability": ("Stability falls at the closing.", {"n": "Always below 0."}),
    "discard": ("A team loses cards of its hand.", {"side": "Which team.", "n": "How many."}),
    "tax": ("Cards cost more.", {"n": "How much more."}),
    "limit_plays": ("Only so many cards may be played.", {"n": "How many."}),
    "ban": ("Cards may not be played.", {}),
    "activate": ("A flag is active, for requirements with `active`.", {"flag": "A word of your own."}),
    "boost": ("Red's cards do more damage.", {"filter": "Only on services of this kind.", "n": "How much more."}),
    "pierce": ("The first guard that would lower damage is removed unused.", {}),
    "guard": (
        "Damage is lowered.",
        {
            "kind": "`first`: the first damage; `pool`: so much in all; `attack`: the next attack on the service; "
            "`next_attack`: the next attack on anything; `class`: every card with the tag.",
            "on": f"{ON} Required by the kinds "
            + listed([kind for kind, key in GUARD_NEEDS.items() if key == "on"])
            + ".",
            "tag": "Required by the kind " + listed([kind for kind, key in GUARD_NEEDS.items() if key == "tag"]) + ".",
            "n_high": "Instead of `n` against High impact.",
        },
    ),
    "attack_tax": ("An attack on the service costs more.", {"n": "How much more."}),
    "shield_state": ("The first change to a state is cancelled.", {"state": "Which."}),
    "save_from_fall": (
        "Instead of falling, once, the service stays up.",
        {"int": "With this INT, at most its maximum.", "state": "In this state.", "uses": "Always once."},
    ),
    "mute": ("The service does not spread by intermittency.", {}),
    "cut_edge": ('No cascade between the two targets; the target needs `pick = "edge"`.', {}),
    "cancel_secondary": ("Blue takes back the secondary effects of one Red card.", {"n": "Always 1."}),
    "set_flag": ("A flag is set for the whole game.", {"flag": "`tested` is the one the rules know (9.1b)."}),
    "heal": ("INT rises, up to the maximum; not of a Down service.", {}),
    "recover": (
        "A Down service comes back.",
        {"to": "In this state.", "int": "With this INT, at most its maximum."},
    ),
    "discount": (
        "Cards cost less.",
        {"n": "How much less.", "min": "But never less than this.", "per_turn": "For so many cards a turn."},
    ),
    "count_as": (
        "For the loss of Stability one state counts as another.",
        {"from": "The state it is in.", "as": "The state it counts as.", "scope": "Always `stability`."},
    ),
    "halve_penalty": ("The service costs half the Stability, rounded down.", {}),
    "ignore_trust_zero": ("Trust 0 costs no Stability.", {}),
    "free_play": ("Cards are played without cost.", {"side": "Which team.", "n": "How many cards."}),
    "hit_provider": ("The provider that serves most services is damaged.", {}),
    "repair_provider": (
        "Blue improves one provider.",
        {"steps": "By so many steps; 1 if not given.", "economy": "What it adds to Economic Cost."},
    ),
}


def page() -> str:
    parts = [HEAD]
    for title, keys, about, meanings in SECTIONS:
        parts.append(section(f"## {title}", keys, about, meanings))
        if title == "meta":
            parts.append(params())
        elif title == "preset":
            parts.append(options())
    for op, keys in schema.OPS.items():
        about, own = OPS[op]
        which = f" {one_of(list(schema_keys.WHICH))}" if op in schema.ABOUT_CARDS else ""
        common = {key: text for key, text in OP_COMMON.items() if key in keys}
        parts.append(section(f"### {op}", keys, about + which, {**common, **own}))
    return "\n".join(parts)


def section(title: str, keys: Keys, about: str, meanings: Meanings) -> str:
    if set(keys) != set(meanings):
        raise ValueError(f"{title}: describe exactly these keys here: {', '.join(keys)}")
    rows: list[tuple[str, ...]] = []
    for name, key in keys.items():
        rows.append((f"**`{name}`**" if key.needed else f"`{name}`", form(name, key), meanings[name]))
    return written(title, about, ["key", "value", "meaning"], rows)


def written(title: str, about: str, columns: list[str], rows: list[tuple[str, ...]]) -> str:
    lines = [title, ""]
    if about:
        lines += [about, ""]
    if rows:
        lines += [f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines.append("")
    return "\n".join(lines)


def form(name: str, key: Key) -> str:
    """What a key may hold."""
    if key.kind == schema_keys.ANYTHING:
        return FORMS[name]
    if key.kind == schema_keys.NUMBER:
        return str(key.low) if key.low == key.high else f"whole number, {key.low} to {key.high}"
    words = listed(key.words)
    return {
        schema_keys.SWITCH: "`true` or `false`",
        schema_keys.TEXT: "text",
        schema_keys.TEXTS: "list of texts",
        schema_keys.NAMES: "name: `{ es = …, en = …, ru = … }`",
        schema_keys.WORD: words,
        schema_keys.WORDS: f"list of {words}",
        schema_keys.SERVICE: "a service",
        schema_keys.SERVICES: "list of services",
        schema_keys.ON: '`"target"`, or a list of services and providers',
        schema_keys.CARD: "a card",
        schema_keys.CARDS: "list of cards",
    }[key.kind]


def option_rows(wanted: list[Option]) -> list[tuple[str, ...]]:
    words = Texts("en", Path(GAME.folder) / "texts")
    rows: list[tuple[str, ...]] = []
    for option in wanted:
        if option.name == "map":
            values = "a map of the file"
        elif option.choices:
            values = listed(option.choices)
        else:
            values = f"whole number, {option.low} to {option.high}"
        usual = "the first" if option.name == "map" else f"`{option.written(option.default)}`"
        rows.append((f"`{option.name}`", values, usual, words(f"option-{option.name}")))
    return rows


def params() -> str:
    usual = {name: number for name, number, _, _ in NUMBERS}
    wanted = [Option(each.name, usual[each.name], each.low, each.high) for each in GAME.options if each.name in usual]
    about = "All of them may also stand in the `params` and `options` of a preset."
    return written("## params", about, ["key", "value", "usual", "meaning"], option_rows(wanted))


def options() -> str:
    numbers = {name for name, _, _, _ in NUMBERS}
    wanted = [each for each in GAME.options if each.name not in numbers]
    about = "For `options` of a preset. The [params](#params) may stand there too."
    return written("## options", about, ["key", "value", "usual", "meaning"], option_rows(wanted))
