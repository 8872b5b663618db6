"""Checks a scenario file against its schema: known and required keys, types, bounds and references."""

from __future__ import annotations

import difflib

from contienda.core.errors import BadOption
from contienda.games.buenosos import scenario_schema as schema
from contienda.games.buenosos import schema_keys as keys
from contienda.games.buenosos.constants import CARD_NAMES, EVENT_NAMES, MOST_NEEDS, NODE_NAMES, SERVICES
from contienda.games.buenosos.findings import Report
from contienda.games.buenosos.options import option_list
from contienda.games.buenosos.primitives.catalogue import BY_NAME
from contienda.games.buenosos.scenario import MOST_MAPS, MOST_PRESETS
from contienda.games.buenosos.schema_keys import WHICH, Key, Keys
from contienda.i18n.scenario_names import language_of, written_in
from contienda.i18n.speaker import LANGUAGES
from contienda.quality.findings import as_toml
from contienda.quality.toml_lines import Place
from contienda.quality.toml_reader import Table

IDS = {
    "service": NODE_NAMES[:SERVICES],
    "provider": NODE_NAMES[SERVICES:],
    "red": CARD_NAMES[: len(EVENT_NAMES)],
    "blue": CARD_NAMES[len(EVENT_NAMES) :],
    "event": EVENT_NAMES,
}


class SchemaCheck:
    """Checks tables and keys: known, present, of the right type, within bounds, naming what exists."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.data = report.data

    def look(self) -> None:
        data = self.data
        self.keys((), data, schema.FILE)
        for table in schema.LISTS:
            for at, each in enumerate(self.members(table)):
                if table == "service":
                    self.service(("service", at), each)
                elif table == "card":
                    self.card(("card", at), each)
                else:
                    self.keys(("provider", at), each, schema.PROVIDER)
                    self.effects(("provider", at, "perk"), each.get("perk", []), inline=True)
                    self.frameworks(("provider", at), each)
        self.ids()
        for name, known in (("meta", schema.META), ("params", schema.PARAMS), ("economy", schema.ECONOMY)):
            if name in data and self.is_table((name,), data[name]):
                self.keys((name,), data[name], known)
        if "campaign" in data and self.is_table(("campaign",), data["campaign"]):
            self.keys(("campaign",), data["campaign"], schema.CAMPAIGN)
        for name, each in self.tables("terms").items():
            self.names(("terms", name), each)
        steps = self.tables("economy").get("thresholds", [])
        if not isinstance(steps, list):
            self.report.error(("economy", "thresholds"), "scenario-not-list")
        for at, step in enumerate(steps if isinstance(steps, list) else []):
            if self.is_table(("economy", "thresholds", at), step):
                self.keys(("economy", "thresholds", at), step, schema.THRESHOLD)
        for name, each in self.tables("basic").items():
            self.basic(name, each)
        for table, most in (("map", MOST_MAPS), ("preset", MOST_PRESETS)):
            if len(self.tables(table)) > most:
                self.report.error((table,), "scenario-too-many-tables", name=table, most=most)
                return
        for name, each in self.tables("map").items():
            if self.is_table(("map", name), each):
                self.map(("map", name), each)
        self.presets()

    # --- tables -----------------------------------------------------------------------------------------------------

    def members(self, table: str) -> list[Table]:
        """The tables of a list; reports and skips anything that is not a table."""
        found = self.data.get(table, [])
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            self.report.error((table,), "scenario-not-tables", name=table)
            return []
        return found

    def tables(self, name: str) -> Table:
        found = self.data.get(name, {})
        if not isinstance(found, dict):
            self.report.error((name,), "scenario-not-table")
            return {}
        return found

    def is_table(self, place: Place, found: object) -> bool:
        if not isinstance(found, dict):
            self.report.error(place, "scenario-not-table")
            return False
        return True

    def service(self, place: Place, service: Table) -> None:
        self.keys(place, service, schema.SERVICE_KEYS)
        needs = service.get("depends_on")
        if isinstance(needs, list):
            self.arrows((*place, "depends_on"), str(service.get("id")), needs)
        self.effects((*place, "on_fall"), service.get("on_fall", []), inline=True)

    def arrows(self, place: Place, id: str, needs: list[object]) -> None:
        for at, each in enumerate(needs):
            if each == id:
                self.report.error((*place, at), "scenario-self", service=id)
            elif each in needs[:at]:
                self.report.error((*place, at), "scenario-arrow-twice", service=id, dependency=each)
        if len(needs) > MOST_NEEDS:
            self.report.error(place, "scenario-many-needs", service=id, count=len(needs), most=MOST_NEEDS)

    def card(self, place: Place, card: Table) -> None:
        deck = card.get("deck")
        self.keys(place, card, schema.EVENT_CARD if deck == "event" else schema.TEAM_CARD)
        self.effects((*place, "effects"), card.get("effects", []))
        self.frameworks(place, card)
        if deck == "event":
            self.activation((*place, "activation"), card.get("activation", {}))
            return
        if isinstance(deck, str) and deck in schema.SUBTYPES_OF:
            known = schema.SUBTYPES_OF[deck]
            subtype = card.get("subtype")
            if subtype in schema.TEAM_CARD["subtype"].words and subtype not in known:
                self.not_word((*place, "subtype"), subtype, known)
            phases = schema.PHASES_OF[deck]
            if isinstance(card.get("phase"), int) and card["phase"] not in phases and 2 <= card["phase"] <= 4:
                self.report.never(
                    (*place, "phase"),
                    "scenario-never-played",
                    deck=deck,
                    phase=card["phase"],
                    phases=", ".join(str(each) for each in phases),
                )
                self.report.broken.add(place)
        self.requirements((*place, "requires"), card.get("requires", []))
        if "target" in card:
            self.target((*place, "target"), card["target"])

    def frameworks(self, place: Place, table: Table) -> None:
        """Check a card's or provider's references to security frameworks."""
        for name, known in (("attack", schema.ATTACK), ("csf", schema.CSF)):
            if name in table and self.is_table((*place, name), table[name]):
                self.keys((*place, name), table[name], known)

    def basic(self, name: str, table: object) -> None:
        place: Place = ("basic", name)
        if name not in schema.BASIC_NAMES:
            self.unknown(place, name, list(schema.BASIC_NAMES))
        elif isinstance(table, dict):
            self.keys(place, table, schema.BASIC)
            self.effects((*place, "effects"), table.get("effects", []))
            if "target" in table:
                self.target((*place, "target"), table["target"])
        else:
            self.report.error(place, "scenario-not-table")

    def map(self, place: Place, map: Table) -> None:
        self.keys(place, map, schema.MAP)
        services = map.get("services", [])
        if not isinstance(services, list):
            return
        if services == []:
            self.report.error((*place, "services"), "scenario-empty")
        for at, each in enumerate(services):
            if each in services[:at]:
                self.report.error((*place, "services", at), "scenario-twice", id=each)
        own = map.get("depends_on", {})
        if self.is_table((*place, "depends_on"), own):
            for id, needs in own.items():
                if id not in self.report.service_ids:
                    self.unknown_service((*place, "depends_on", id), id)
                self.value((*place, "depends_on", id), needs, Key(keys.SERVICES))
                if isinstance(needs, list):
                    self.arrows((*place, "depends_on", id), id, needs)
        self.removed((*place, "remove"), map.get("remove", []), services, own)

    def removed(self, place: Place, pairs: object, services: list[object], own: object) -> None:
        """Check that the arrows a map removes exist."""
        written_needs = {str(each.get("id")): each.get("depends_on") for each in self.members("service")}
        for at, pair in enumerate(pairs if isinstance(pairs, list) else []):
            if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(each, str) for each in pair):
                self.report.error((*place, at), "scenario-pair")
                continue
            id, dependency = pair
            needs = own[id] if isinstance(own, dict) and id in own else written_needs.get(str(id))
            if (
                id not in services
                or dependency not in services
                or not isinstance(needs, list)
                or dependency not in needs
            ):
                self.report.error((*place, at), "scenario-no-arrow", service=id, dependency=dependency)
        if not isinstance(pairs, list):
            self.report.error(place, "scenario-not-list")

    def ids(self) -> None:
        """Check that ids have the right letter and number and are unique."""
        for table in schema.LISTS:
            seen: set[str] = set()
            for at, each in enumerate(self.members(table)):
                id = each.get("id")
                kind = each.get("deck") if table == "card" else table
                if not isinstance(id, str) or not isinstance(kind, str) or kind not in IDS:
                    continue
                place: Place = (table, at, "id")
                known = IDS[kind]
                if id not in known:
                    self.report.error(place, "scenario-bad-id", id=id, first=known[0], last=known[-1])
                elif id in seen:
                    self.report.error(place, "scenario-twice", id=id)
                seen.add(id)

    # --- presets ----------------------------------------------------------------------------------------------------

    def presets(self) -> None:
        presets = self.tables("preset")
        maps = self.tables("map")
        known = {each.name: each for each in option_list(list(maps) or [""], {})}
        for name, preset in presets.items():
            place: Place = ("preset", name)
            if not self.is_table(place, preset):
                continue
            self.keys(place, preset, schema.PRESET)
            for table in ("options", "params"):
                values = preset.get(table, {})
                if not self.is_table((*place, table), values):
                    continue
                for option, value in values.items():
                    where = (*place, table, option)
                    if option not in known or (table == "params" and option not in schema.PARAMS):
                        self.unknown(where, option, list(schema.PARAMS) if table == "params" else list(known))
                        continue
                    try:
                        known[option].read(value)
                    except BadOption as error:
                        self.report.error(where, "scenario-option", reason=error)
            bases = preset.get("extends", [])
            for at, base in enumerate(bases if isinstance(bases, list) else []):
                if not isinstance(base, str) or base not in presets:
                    self.report.error((*place, "extends", at), "scenario-no-preset", preset=base)
            if self.extends_itself(name, presets):
                self.report.error((*place, "extends"), "scenario-preset-loop", preset=name)

    def extends_itself(self, name: str, presets: Table) -> bool:
        seen: set[str] = set()
        pending = [name]
        while pending:
            preset = presets.get(pending.pop(), {})
            bases = preset.get("extends", []) if isinstance(preset, dict) else []
            for base in bases if isinstance(bases, list) else []:
                if base == name:
                    return True
                if isinstance(base, str) and base not in seen:
                    seen.add(base)
                    pending.append(base)
        return False

    # --- parts of cards ---------------------------------------------------------------------------------------------

    def target(self, place: Place, target: object) -> None:
        if not isinstance(target, dict):
            self.report.error(place, "scenario-not-table")
            return
        self.keys(place, target, schema.TARGET)
        if target.get("pick") not in (1, 2, "edge") or isinstance(target.get("pick"), bool):
            where = (*place, "pick") if "pick" in target else place
            self.not_word(where, target.get("pick", ""), ["1", "2", '"edge"'])

    def activation(self, place: Place, activation: object) -> None:
        if not isinstance(activation, dict):
            self.report.error(place, "scenario-not-table")
            return
        self.keys(place, activation, schema.ACTIVATION)
        self.one_kind(place, activation, schema.ACTIVATION_KINDS)
        if "any_service" in activation and "at_least" not in activation:
            self.report.error(place, "scenario-missing-key", name="at_least")

    def requirements(self, place: Place, requirements: object) -> None:
        if not isinstance(requirements, list):
            self.report.error(place, "scenario-not-list")
            return
        for at, each in enumerate(requirements):
            self.requirement((*place, at), each)

    def requirement(self, place: Place, requirement: object) -> None:
        if not isinstance(requirement, dict):
            self.report.error(place, "scenario-not-table")
            return
        self.keys(place, requirement, schema.REQUIREMENT)
        self.one_kind(place, requirement, schema.REQUIREMENT_KINDS)
        if "services" in requirement and "at_least" not in requirement:
            self.report.error(place, "scenario-missing-key", name="at_least")
        if "any" in requirement:
            self.requirements((*place, "any"), requirement["any"])

    def one_kind(self, place: Place, table: Table, kinds: list[str]) -> None:
        if len([name for name in kinds if name in table]) != 1:
            self.report.error(place, "scenario-one-of", words=", ".join(kinds))

    def effects(self, place: Place, effects: object, inline: bool = False) -> None:
        if not isinstance(effects, list):
            self.report.error(place, "scenario-not-list")
            return
        for at, each in enumerate(effects):
            if self.is_table((*place, at), each):
                self.effect((*place, at), each, inline)

    def effect(self, place: Place, effect: Table, inline: bool) -> None:
        op = effect.get("op")
        if not isinstance(op, str) or op not in schema.OPS:
            where = (*place, "op") if "op" in effect else place
            near = difflib.get_close_matches(str(op), list(schema.OPS), 1)
            if "op" not in effect:
                self.report.error(where, "scenario-missing-key", name="op")
            elif near:
                self.report.error(where, "scenario-unknown-op-near", op=op, near=near[0])
            else:
                self.report.error(where, "scenario-unknown-op", op=op, words=", ".join(schema.OPS))
            return
        self.keys(place, effect, {**schema.EFFECT, **schema.OPS[op]})
        if inline and op in schema.ASKING:
            self.report.error((*place, "op"), "scenario-op-here", op=op)
        if BY_NAME[op].about_cards:
            self.one_kind(place, effect, list(WHICH))
        BY_NAME[op].check(place, effect, self)
        condition = effect.get("if")
        if condition is not None and self.is_table((*place, "if"), condition):
            self.keys((*place, "if"), condition, schema.CONDITION)
            self.one_kind((*place, "if"), condition, schema.CONDITION_KINDS)
            if ("service" in condition or "any_service" in condition) and "in" not in condition:
                self.report.error((*place, "if"), "scenario-missing-key", name="in")

    # --- keys and values --------------------------------------------------------------------------------------------

    def keys(self, place: Place, table: Table, known: Keys) -> None:
        for name, value in table.items():
            if name in known:
                self.value((*place, name), value, known[name])
            else:
                self.unknown((*place, name), name, list(known))
        for name, key in known.items():
            if key.needed and name not in table:
                self.report.error(place, "scenario-missing-key", name=name)

    def unknown(self, place: Place, name: str, known: list[str]) -> None:
        near = difflib.get_close_matches(name, known, 1)
        if near:
            self.report.error(place, "scenario-unknown-key-near", name=name, near=near[0])
        else:
            self.report.error(place, "scenario-unknown-key", name=name, words=", ".join(known))

    def value(self, place: Place, value: object, key: Key) -> None:
        """Check that a value has the right type."""
        kind = key.kind
        if kind == keys.NUMBER:
            whole = isinstance(value, int) and not isinstance(value, bool)
            if not whole or not key.low <= int(str(value)) <= key.high:
                self.report.error(place, "scenario-not-number", value=as_toml(value), low=key.low, high=key.high)
        elif kind == keys.SWITCH:
            if not isinstance(value, bool):
                self.report.error(place, "scenario-not-switch", value=as_toml(value))
        elif kind == keys.TEXT:
            if not isinstance(value, str) or not value:
                self.report.error(place, "scenario-not-text")
        elif kind == keys.NAMES:
            self.names(place, value)
        elif kind == keys.WORD:
            if value not in key.words:
                self.not_word(place, value, key.words)
        elif kind == keys.SERVICE:
            if value not in self.report.service_ids:
                self.unknown_service(place, value)
        elif kind == keys.CARD:
            if value not in self.report.card_ids:
                self.report.error(place, "scenario-unknown-card", card=value)
        elif kind == keys.ON and value == "target":
            return
        elif kind != keys.ANYTHING:
            self.list_value(place, value, key)

    def list_value(self, place: Place, value: object, key: Key) -> None:
        if not isinstance(value, list):
            self.report.error(place, "scenario-not-list")
            return
        for at, each in enumerate(value):
            where = (*place, at)
            if key.kind in (keys.SERVICES, keys.ON):
                known = self.report.service_ids
                if key.kind == keys.ON:
                    known = [*known, *self.report.provider_ids]
                if each not in known:
                    self.unknown_service(where, each)
            elif key.kind == keys.CARDS:
                if each not in self.report.card_ids:
                    self.report.error(where, "scenario-unknown-card", card=each)
            elif key.kind == keys.WORDS:
                if each not in key.words:
                    self.not_word(where, each, key.words)
            elif not isinstance(each, str):
                self.report.error(where, "scenario-not-text")

    def not_word(self, place: Place, value: object, known: list[str]) -> None:
        self.report.error(place, "scenario-not-word", value=as_toml(value), words=", ".join(known))

    def unknown_service(self, place: Place, id: object) -> None:
        known = self.report.service_ids
        self.report.error(place, "scenario-unknown-service", service=id, words=", ".join(known))

    def names(self, place: Place, value: object) -> None:
        """Check a name in three languages; a missing one falls back to the file's own language."""
        texts = isinstance(value, dict) and all(isinstance(each, str) for each in value.values())
        if not isinstance(value, dict) or not texts or not language_of(value, "", ""):
            self.report.error(place, "scenario-not-names")
            return
        for language in value:
            if language not in LANGUAGES:
                self.unknown((*place, language), language, list(LANGUAGES))
        missing = [language for language in LANGUAGES if not written_in(value, language)]
        if missing:
            shown = language_of(value, "", self.report.language)
            self.report.warn(place, "scenario-name-missing", languages=", ".join(missing), shown=shown)
