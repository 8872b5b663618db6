"""Generates the printed text of everything that has effects from the primitives the rules carry out.

The text of a card, an event, a basic action, a provider's perk or an effect on fall follows from its data alone. Each
primitive has its own message (`op-…`), and so do requirements, targets, conditions and durations. A new card needs no
text of its own in any of the three languages.
"""

from __future__ import annotations

import builtins
from pathlib import Path

from contienda.core.errors import BadOption
from contienda.games.buenosos.constants import STATE_NAMES, SUBTYPE_NAMES
from contienda.games.buenosos.primitive import TWO_SERVICES, Values
from contienda.games.buenosos.primitives.catalogue import BY_NAME
from contienda.games.buenosos.scenario import Scenario
from contienda.i18n.scenario_names import name_in
from contienda.i18n.speaker import Texts
from contienda.quality.toml_reader import Table

FOLDER = Path(__file__).parent / "texts"
UP = ["ok", "degraded", "intermittent"]
AFFECTED = ["degraded", "intermittent", "down"]
FALL = "fall_"

_SPOKEN: dict[str, Texts] = {}
_WRITERS: dict[str, CardTexts] = {}  # by scenario and language


class CardLines:
    """The printed parts of a card."""

    def __init__(self, id: str, name: str, kind: str, cost: int) -> None:
        self.id = id
        self.name = name
        self.kind = kind  # the subtype, localised
        self.cost = cost  # -1 for none
        self.requires: list[str] = []  # requirements, or when an event acts
        self.effects: list[str] = []  # one sentence each, in order


class CardTexts:
    """The card texts of one scenario in one language."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.scenario = scenario
        self.language = language
        self.words = spoken(language)
        self.tables: dict[str, Table] = {}  # by id
        for kind in ("service", "provider", "card"):
            for table in scenario.data.get(kind, []):
                self.tables[str(table.get("id"))] = table
        basic: Table = scenario.data.get("basic", {})
        for id, name in (("recon", "recon"), ("monitoring", "monitor")):
            if name in basic:
                self.tables[id] = basic[name]
        self.known: dict[str, dict[str, str]] = {}

    # --- names ------------------------------------------------------------------------------------------------------

    def name(self, id: str) -> str:
        """The name in this language, or in the language of the scenario."""
        return name_in(self.tables.get(id, {}).get("name"), self.language, self.scenario.language)

    def label(self, id: str) -> str:
        """The id and the name; basic actions have no visible id."""
        if id.startswith(FALL):
            return self.words("card-fall", service=self.label(id.removeprefix(FALL)))
        if id in ("recon", "monitoring"):
            return self.name(id) or id
        return f"{id} {self.name(id)}".strip()

    def forms(self, id: str) -> dict[str, str]:
        """The name of a piece, `label` with its id and `help` with its effects; only the id if it is unknown.

        The printed parts are separate, too: `kind`, `kind_name`, `cost`, `text` and `frameworks`.
        """
        found = self.known.get(id)
        if found is None:
            found = {"": self.name(id.removeprefix(FALL)) or id, "label": id}
            if id.removeprefix(FALL) in self.tables:
                found["label"] = self.label(id)
                found |= self.printed(id)
            self.known[id] = found
        return found

    def printed(self, id: str) -> dict[str, str]:
        """The printed parts of a piece except its name, and `help`, which joins them in one sentence."""
        table = self.tables[id.removeprefix(FALL)]
        text, lines = self.text(id), self.lines(id)
        if lines.cost >= 0 and lines.kind:
            whole = self.words("card-help", kind=lines.kind, cost=lines.cost, text=text)
        else:
            whole = f"{lines.kind}. {text}" if lines.kind else text
        return {
            "help": whole,
            "text": text,
            "kind": str(table["subtype"]) if lines.kind else "",
            "kind_name": lines.kind,
            "cost": str(lines.cost) if lines.cost >= 0 else "",
            "frameworks": self.frameworks(table),
        }

    def frameworks(self, table: Table) -> str:
        """The card's references to security frameworks, or "" if it has none."""
        if "attack" in table:
            tactics, techniques = (", ".join(table["attack"][each]) for each in ("tactic", "technique"))
            return self.words("card-attack", tactics=tactics, techniques=techniques)
        if "csf" in table:
            return self.words("card-csf", categories=", ".join(table["csf"]["category"]))
        return ""

    # --- whole texts ------------------------------------------------------------------------------------------------

    def text(self, id: str) -> str:
        """The text in one or a few sentences."""
        if id in self.tables and "criticality" in self.tables[id]:
            return self.service(self.tables[id])
        lines = self.lines(id)
        return " ".join([*lines.requires, *lines.effects])

    def service(self, table: Table) -> str:
        kinds = [self.words(f"service-{kind}") for kind in ("digital", "physical", "citizen") if table.get(kind)]
        text = self.words("service-about", criticality=int(table["criticality"]), int=int(table["int"]))
        return ". ".join([text, *([capital(", ".join(kinds))] if kinds else [])]) + "."

    def lines(self, id: str) -> CardLines:
        """The printed parts, one by one."""
        table = self.tables.get(id.removeprefix(FALL))
        if table is None:
            raise BadOption(f"scenario {self.scenario.name}: there is no card {id!r}")
        found = CardLines(id, self.name(id.removeprefix(FALL)), "", -1)
        if id.startswith(FALL):
            found.effects = [sentence(each) for each in self.effects({"effects": table.get("on_fall", [])})]
        elif "serves" in table:
            found.requires = self.provider(table)
            found.effects = [sentence(self.perk(table))] if table.get("perk") else []
        else:
            if "subtype" in table:
                found.kind = capital(self.words(f"subtype-{table['subtype']}"))
            if table.get("deck") != "event" and "cost" in table:
                found.cost = int(table["cost"])
            found.requires = [sentence(each) for each in [*self.requirements(table), *self.activation(table)]]
            found.effects = [sentence(each) for each in self.effects(table)]
        return found

    def provider(self, table: Table) -> list[str]:
        services = self.listed([self.label(id) for id in table["serves"]], "and")
        return [sentence(self.words("provider-about", int=int(table["int"]), services=services))]

    def perk(self, table: Table) -> str:
        """The perk a provider grants each turn, without its duration, which is always the turn."""
        effects = [{**each, "duration": "perk"} if duration(each) == "turn" else each for each in table["perk"]]
        return self.words("provider-perk", perk="; ".join(self.effects({"effects": effects})))

    def listed(self, items: list[str], word: str) -> str:
        """`a, b or c`."""
        if len(items) < 2:
            return "".join(items)
        return self.words(f"list-{word}", left=", ".join(items[:-1]), right=items[-1])

    def named(self, argument: str, key: str) -> Values:
        """A fixed word with its grammatical forms, as `$state`, `$state_gen` and so on."""
        return {f"{argument}_{form}" if form else argument: word for form, word in self.words.forms(key).items()}

    def states(self, names: list[str]) -> str:
        return self.listed([self.words("list-state", state=self.words(f"state-{name}")) for name in names], "or")

    # --- requirements and activation --------------------------------------------------------------------------------

    def requirements(self, table: Table) -> list[str]:
        every = []
        for written in table.get("requires", []):
            every.append(self.listed([self.requirement(each) for each in written.get("any", [written])], "or"))
        return [self.words("requires-line", what="; ".join(every))] if every else []

    def requirement(self, written: Table) -> str:
        if "phase" in written:
            return self.words("requires-phase", **self.named("phase", f"phase-{written['phase']}"))
        if "active" in written:
            return self.words("requires-active", cards=self.cards_that_activate(written["active"]))
        if "services" in written:
            n = int(written["services"])
            if written["at_least"] == "degraded":
                return self.words("requires-services_affected", n=n)
            return self.words("requires-services", n=n, states=self.states(worse(written["at_least"])))
        if "played" in written:
            return self.words("requires-played", card=self.label(written["played"]))
        if "played_subtype" in written:
            key = "requires-subtype_before" if written.get("earlier_turn") else "requires-subtype"
            return self.words(key, **self.named("subtype", f"subtype-{written['played_subtype']}"))
        return self.words("requires-secondary")

    def activation(self, table: Table) -> list[str]:
        """When an event acts; "" if it always does."""
        written: Table = table.get("activation", {})
        if "turn_from" in written:
            key = "activation-latent" if written.get("otherwise") == "latent" else "activation-from"
            return [self.words(key, turn=int(written["turn_from"]))]
        if "any_service" in written:
            condition = self.one_in(written["any_service"], worse(written["at_least"]))
            return [self.words("activation-if", condition=condition)]
        return []

    def one_in(self, ids: list[str], states: list[str]) -> str:
        """The sentence "one of these services is in one of these states"."""
        services = self.listed([self.label(id) for id in ids], "or")
        if sorted(states) == sorted(AFFECTED):
            return self.words("if-affected", services=services)
        return self.words("if-in", services=services, states=self.states(states))

    def cards_that_activate(self, flag: str) -> str:
        """The cards that set a flag: that is how people know it."""
        found = []
        for id, table in self.tables.items():
            if any(each.get("op") == "activate" and each.get("flag") == flag for each in table.get("effects", [])):
                found.append(self.label(id))
        return self.listed(found, "or") or f"“{flag}”"

    def cards_that_need(self, flag: str) -> str:
        found = []
        for id, table in self.tables.items():
            every = [one for each in table.get("requires", []) for one in each.get("any", [each])]
            if any(one.get("active") == flag for one in every):
                found.append(self.label(id))
        return self.listed(found, "and") or f"“{flag}”"

    def cards_with(self, tag: str) -> str:
        found = [self.label(id) for id, table in self.tables.items() if tag in table.get("tags", [])]
        return self.listed(found, "or") or f"“{tag}”"

    # --- targets ----------------------------------------------------------------------------------------------------

    def target(self, written: Table) -> str:
        """What may be a target, with its conditions."""
        pick = {1: "one", 2: "two"}.get(written["pick"], "edge")
        source = str(written.get("from", "up"))
        ids: list[str] = written.get("ids", [])
        if ids:
            text = self.listed([self.label(id) for id in ids], "or")
            if len(ids) > 1 or pick != "one":
                text = self.words(f"target-{pick}_of", services=text)
        else:
            text = self.words(f"target-{pick}", kind="digital" if source.endswith("digital") else "any")
        if written.get("providers"):
            text = self.words(f"target-{pick}_or_provider", target=text)
        limits = self.limits(written, source)
        return self.words("target-limits", target=text, limits=", ".join(limits)) if limits else text

    def limits(self, written: Table, source: str) -> list[str]:
        """The states a target may be in, and what excludes it."""
        states = UP
        if source == "any" or written.get("any_state"):
            states = STATE_NAMES
        elif source.startswith("down"):
            states = ["down"]
        if "state" in written:
            states = [state for state in states if state in written["state"]]
        limits = []
        if states == UP:
            limits.append(self.words("target-up"))
        elif states != STATE_NAMES:
            limits.append(self.words("target-state", states=self.states(states)))
        if written.get("never_before") == "save_from_fall":
            limits.append(self.words("target-never"))
        return limits

    def subject(self, table: Table, on: object, again: bool, together: bool) -> str:
        """The subject of effects: the target, in full the first time, or the names of services."""
        if on == "target":
            written: Table | None = table.get("target")
            if written is None:
                return self.words("target-again")
            several = written["pick"] != 1
            if again:
                return self.words("target-again_each" if several else "target-again")
            text = self.target(written)
        else:
            assert isinstance(on, list)
            several = len(on) > 1
            text = self.listed([self.label(id) for id in on], "and")
        return self.words("target-each", target=text) if several and not together else text

    # --- effects ----------------------------------------------------------------------------------------------------

    def effects(self, table: Table) -> list[str]:
        """The effects in order; adjacent ones about the same services share a sentence."""
        said: list[str] = []
        again = False
        for group in grouped(table.get("effects", [])):
            text = "; ".join(self.effect(each, table) for each in group)
            on = group[0].get("on")
            if on is not None:
                subject = self.subject(table, on, again, is_pair(group[0]))
                text = self.words("op-on", subject=subject, effect=text)
                again = again or on == "target"
            lasts = duration(group[0])
            if lasts and lasts != "perk":
                text = self.words("op-lasting", effect=text, duration=self.words(f"duration-{lasts}"))
            if group[0].get("secondary"):
                text = self.words("op-secondary", effect=text)
            said.append(text)
        if "target" in table and not again:
            said.append(self.words("target-line", target=self.target(table["target"])))
        return said

    def effect(self, written: Table, table: Table) -> str:
        """One primitive with its condition."""
        text = self.op(written, str(table.get("subtype", "")))
        condition = self.condition(written.get("if", {}))
        return self.words("op-if", effect=text, condition=condition) if condition else text

    def condition(self, written: Table) -> str:
        if "was" in written:
            return self.words("if-was", states=self.states(written["was"]))
        if written.get("fell"):
            return self.words("if-fell")
        if written:
            return self.one_in(written.get("any_service", [written.get("service")]), written["in"])
        return ""

    def op(self, written: Table, subtype: str) -> str:
        """A primitive in words without its subject, for a card of this subtype."""
        values: Values = {"n": abs(int(written.get("n", 0))), "uses": max(int(written.get("uses", 0)), 0)}
        primitive = BY_NAME[written["op"]]
        if "side" in primitive.keys:
            values.update(self.named("side", f"side-{written['side']}"))
        key = primitive.describe(written, subtype, values, self)
        if primitive.about_cards:
            if "card" in written and "subtype" not in written:
                return self.words(f"{key}_card", card=self.label(written["card"]), **values)
            values.update(self.named("subtype", f"subtype-{written.get('subtype', SUBTYPE_NAMES[0])}"))
        return self.words(key, **values)

    def services_that(self, kind: str) -> str:
        """Services of a kind, or those with a tag defined in the file."""
        if self.words.has(f"services-{kind or 'all'}"):
            return self.words(f"services-{kind or 'all'}")
        ids = [str(each["id"]) for each in self.scenario.data.get("service", []) if each.get(kind)]
        return self.listed([self.label(id) for id in ids], "and")


def spoken(language: str) -> Texts:
    """The messages of this game in one language, cached."""
    found = _SPOKEN.get(language)
    if found is None:
        found = Texts(language, FOLDER)
        _SPOKEN[language] = found
    return found


def worse(state: str) -> list[str]:
    """This state and all worse ones."""
    return STATE_NAMES[STATE_NAMES.index(state) :]


def duration(written: Table) -> str:
    """How long an effect lasts, if it must be said; without an end it lasts for the whole game."""
    return str(written.get("duration", "game")) if BY_NAME[written["op"]].lasting else ""


def is_pair(written: Table) -> bool:
    """Whether an effect is about both targets together."""
    return BY_NAME[written["op"]].about == TWO_SERVICES


def grouped(effects: list[Table]) -> list[list[Table]]:
    """Group adjacent effects about the same services with the same duration, all secondary or none."""
    groups: list[list[Table]] = []
    last: list[object] = []
    for effect in effects:
        key = [effect.get("on"), duration(effect), bool(effect.get("secondary")), is_pair(effect)]
        if groups and key == last and effect.get("on") is not None:
            groups[-1].append(effect)
        else:
            groups.append([effect])
        last = key
    return groups


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + "."


def forms(scenario: Scenario, id: str, language: str) -> dict[str, str]:
    """The name and effects of a service, provider, card, event or basic action (see `CardTexts.forms`)."""
    key = f"{builtins.id(scenario)} {language}"
    found = _WRITERS.get(key)
    if found is None:
        if len(_WRITERS) >= 64:
            _WRITERS.clear()
        found = CardTexts(scenario, language)  # keeps the scenario alive, so that its id() is not reused
        _WRITERS[key] = found
    return found.forms(id)


def card_text(scenario: Scenario, card_id: str, language: str) -> str:
    """The printed text of a card, an event, a provider, a basic action or an effect on fall."""
    return CardTexts(scenario, language).text(card_id)


def card_lines(scenario: Scenario, card_id: str, language: str) -> CardLines:
    """The printed parts of a card, with kind and cost."""
    return CardTexts(scenario, language).lines(card_id)
