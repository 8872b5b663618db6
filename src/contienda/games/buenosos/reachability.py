"""What a scenario file contains but can never happen: missing targets, unreachable phases, unaffordable cards.

It does not run the rules. A card counts as playable once playable cards can meet its requirements; it reports
everything left over. It trusts tables that have other errors, so that no error is reported twice.
"""

from __future__ import annotations

from dataclasses import dataclass

from contienda.core.options import resolve
from contienda.games.buenosos.build import Arrows
from contienda.games.buenosos.constants import DECK_SIZE, NODE_NAMES, STATE_NAMES
from contienda.games.buenosos.findings import Report
from contienda.games.buenosos.options import NUMBERS
from contienda.games.buenosos.primitives.catalogue import BY_NAME
from contienda.games.buenosos.scenario import Scenario
from contienda.quality.toml_lines import Place
from contienda.quality.toml_reader import Table

UP = STATE_NAMES[:3]


class Setting:
    """One way to play the file: a preset, or a map on its own."""

    def __init__(self, preset: str, numbers: dict[str, int], needs: dict[str, list[str]], removed: list[str]) -> None:
        self.preset = preset  # "" for a map no preset uses
        self.numbers = numbers
        self.needs = needs  # dependencies of the services on the table
        self.removed = removed  # cards not in the game

    @property
    def has_arrows(self) -> bool:
        return any(self.needs.values())


@dataclass(frozen=True)
class Effect:
    """An effect with its place in the file and what it can affect."""

    place: Place
    written: Table
    target: Table | None  # of its card
    states: list[str]  # the states its subject may be in
    settings: list[Setting]  # those that deal its card


def settings(report: Report) -> list[Setting]:
    """Every preset and every map, or the bare file if those are invalid."""
    data = report.data
    if not report.sound("service", "map", "params", "preset"):
        numbers = {name: usual for name, usual, _, _ in NUMBERS}
        needs = {id: list(report.service_ids) for id in report.service_ids}
        return [Setting("", {**numbers, "providers": 0, "extra_copies": 0}, needs, [])]
    scenario = Scenario({**data, "card": [], "provider": []}, "")
    presets = scenario.presets()
    options = scenario.options()
    found = [
        setting(scenario, preset.name, resolve("buenosos", options, presets, preset.name, {})) for preset in presets
    ]
    for at in range(len(scenario.maps)):
        numbers = {**{option.name: option.default for option in options}, "map": at}
        found.append(setting(scenario, "", numbers))
        if (
            any(each.get("expansion") for each in data["service"])
            and "depends_on" not in list(scenario.maps.values())[at]
        ):
            found.append(setting(scenario, "", {**numbers, "expansion": 3}))
    return found


def setting(scenario: Scenario, preset: str, numbers: dict[str, int]) -> Setting:
    arrows = Arrows(scenario, numbers)
    needs = {NODE_NAMES[each]: [NODE_NAMES[one] for one in arrows.needs[each]] for each in arrows.services}
    return Setting(preset, numbers, needs, list(arrows.map.get("remove_cards", [])))


class Reachability:
    """Finds what is out of reach."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.data = report.data
        self.settings = settings(report)
        self.services: dict[str, Table] = {
            str(each.get("id")): each for each in tables(self.data, "service") if isinstance(each.get("id"), str)
        }
        self.cards = tables(self.data, "card")
        self.providers = report.provider_ids
        self.phases: set[str] = set()  # phases that can be marked
        self.flags: set[str] = set()  # flags that can be active
        self.played: set[str] = set()  # cards that can be played
        self.secondary = False

    def look(self) -> None:
        self.spread()
        for at, card in enumerate(self.cards):
            if not self.report.is_broken("card", at):
                self.card(("card", at), card)
        for table, part in (("service", "on_fall"), ("provider", "perk")):
            for at, each in enumerate(tables(self.data, table)):
                if not self.report.is_broken(table, at):
                    own = {"ids": [each["id"]], "any_state": True, "pick": 1} if table == "service" else None
                    everywhere = self.settings
                    for number, effect in enumerate(each.get(part, [])):
                        self.effect((table, at, part, number), effect, own, everywhere, each.get(part, [])[:number])
        self.unmapped()
        self.decks()
        self.critical()
        self.stable()

    # --- what is possible at all ------------------------------------------------------------------------------------

    def spread(self) -> None:
        """Find all reachable cards, phases and flags; repeat until nothing is added."""
        sources = effects_of(self.data, "basic", "service", "provider")
        for card in self.cards:
            if card.get("deck") == "event":
                sources += listed(card.get("effects"))
        self.gain(sources)
        before = -1
        while before != len(self.played):
            before = len(self.played)
            for at, card in enumerate(self.cards):
                id = str(card.get("id"))
                if card.get("deck") == "event" or id in self.played:
                    continue
                believed = self.report.is_broken("card", at)
                if believed or all(self.can_hold(each) for each in listed(card.get("requires"))):
                    self.played.add(id)
                    self.gain(listed(card.get("effects")))
                    if card.get("subtype") in ("impact", "high_impact"):
                        self.phases.add("impact")
                    if card.get("deck") == "red" and any(each.get("secondary") for each in listed(card.get("effects"))):
                        self.secondary = True

    def gain(self, effects: list[Table]) -> None:
        for effect in effects:
            primitive = BY_NAME.get(str(effect.get("op")))
            if primitive is not None:
                primitive.gain(effect, self)

    def can_hold(self, requirement: Table) -> bool:
        if "any" in requirement:
            return any(self.can_hold(each) for each in listed(requirement["any"]))
        return self.why_not(requirement) is None

    def why_not(self, requirement: Table) -> tuple[str, dict[str, object]] | None:
        """Why a requirement can never be met, or nothing if it can."""
        if "phase" in requirement and requirement["phase"] not in self.phases:
            return "scenario-never-phase", {"phase": requirement["phase"]}
        if "active" in requirement and requirement["active"] not in self.flags:
            return "scenario-never-flag", {"flag": requirement["active"]}
        if "played" in requirement and requirement["played"] not in self.played:
            return "scenario-never-card", {"card": requirement["played"]}
        if "played_subtype" in requirement and not self.subtype_played(requirement["played_subtype"]):
            return "scenario-never-subtype", {"subtype": requirement["played_subtype"]}
        if "services" in requirement:
            most = max(len(each.needs) for each in self.settings)
            if int(requirement["services"]) > most:
                return "scenario-never-services", {"count": requirement["services"], "most": most}
        if requirement.get("secondary_this_turn") and not self.secondary:
            return "scenario-never-secondary", {}
        return None

    def subtype_played(self, subtype: object) -> bool:
        return any(card.get("subtype") == subtype and str(card.get("id")) in self.played for card in self.cards)

    # --- one card ---------------------------------------------------------------------------------------------------

    def card(self, place: Place, card: Table) -> None:
        mine = [each for each in self.settings if card["id"] not in each.removed]
        if not mine:
            self.report.never((*place, "id"), "scenario-never-dealt", card=card["id"])
            return
        if card["deck"] == "event":
            self.activation((*place, "activation"), card.get("activation", {}), mine)
        else:
            self.price(place, card, mine)
            for at, each in enumerate(card.get("requires", [])):
                self.requirement((*place, "requires", at), each)
        target = card.get("target")
        if target is not None and not self.target((*place, "target"), target, mine):
            return
        effects = card["effects"]
        if not effects:
            self.report.never((*place, "effects"), "scenario-never-nothing")
        for at, effect in enumerate(effects):
            self.effect((*place, "effects", at), effect, target, mine, effects[:at])
            if card["deck"] == "blue":
                self.too_late((*place, "effects", at), effect)

    def price(self, place: Place, card: Table, mine: list[Setting]) -> None:
        """Check that a team can afford the card in some preset with every discount (4.2)."""
        side = card["deck"]
        most = max(each.numbers[f"budget_{side}"] for each in mine)
        cost = int(card["cost"])
        least = cost
        for effect in effects_of(self.data, "card", "provider"):
            about = effect.get("card") == card["id"] or effect.get("subtype") == card["subtype"]
            if effect.get("op") == "discount" and effect.get("side") == side and about:
                least = min(least, max(least - whole(effect.get("n")), whole(effect.get("min"))))
        if least > most:
            self.report.never((*place, "cost"), "scenario-unpayable", cost=cost, budget=most)

    def requirement(self, place: Place, requirement: Table) -> None:
        if "any" not in requirement:
            found = self.why_not(requirement)
            if found is not None:
                self.report.never(place, found[0], **found[1])
            return
        alternatives = listed(requirement["any"])
        possible = any(self.can_hold(each) for each in alternatives)
        for at, each in enumerate(alternatives):
            found = self.why_not(each) if "any" not in each else None
            if found is not None and possible:
                self.report.warn((*place, "any", at), found[0], **found[1])
            elif found is not None:
                self.report.never((*place, "any", at), found[0], **found[1])
        if not alternatives:
            self.report.never((*place, "any"), "scenario-empty")

    def activation(self, place: Place, activation: Table, mine: list[Setting]) -> None:
        turns = max(each.numbers["turns"] for each in mine)
        if int(activation.get("turn_from", 0)) > turns:
            self.report.never((*place, "turn_from"), "scenario-never-turn", turn=activation["turn_from"], turns=turns)
        if "any_service" in activation:
            self.on_maps((*place, "any_service"), activation["any_service"], mine)

    # --- targets ----------------------------------------------------------------------------------------------------

    def target(self, place: Place, target: Table, mine: list[Setting]) -> bool:
        """Check that a target can ever be named; warn about presets in which it cannot."""
        if not self.target_states(target):
            self.report.never((*place, "state"), "scenario-never-state")
            return False
        dead = [each for each in mine if not self.has_targets(target, each)]
        if len(dead) == len(mine):
            where = (*place, "ids") if "ids" in target else (*place, "from") if "from" in target else place
            edge = target["pick"] == "edge" and not any(each.has_arrows for each in mine)
            self.report.never(where, "scenario-never-edge" if edge else "scenario-never-target")
            return False
        if "ids" in target:
            self.on_maps((*place, "ids"), target["ids"], mine)
        presets = [each.preset for each in dead if each.preset]
        if presets:
            self.report.warn(place, "scenario-no-target-in", presets=", ".join(presets))
        return True

    def target_states(self, target: Table) -> list[str]:
        source = str(target.get("from", "up"))
        states = UP
        if source == "any" or target.get("any_state"):
            states = STATE_NAMES
        elif source.startswith("down"):
            states = STATE_NAMES[3:]
        return [each for each in states if each in target.get("state", STATE_NAMES)]

    def candidates(self, target: Table, setting: Setting) -> set[str]:
        """The services of the right kind on the table."""
        if "ids" in target:
            return set(setting.needs) & set(target["ids"])
        if "digital" in str(target.get("from", "up")):
            return {each for each in setting.needs if self.services[each].get("digital")}
        return set(setting.needs)

    def has_targets(self, target: Table, setting: Setting) -> bool:
        found = self.candidates(target, setting)
        if target.get("providers") and self.providers and setting.numbers["providers"] > 0:
            return True
        if target["pick"] == "edge":
            return any(each in found and one in found for each in found for one in setting.needs[each])
        return len(found) >= int(target["pick"])

    def on_maps(self, place: Place, ids: list[object], mine: list[Setting]) -> bool:
        """Check that one of these is ever on the table, and name those that never are."""
        absent = [
            at for at, id in enumerate(ids) if id not in self.providers and not any(id in each.needs for each in mine)
        ]
        if len(absent) == len(ids):
            self.report.never(place, "scenario-never-on")
            return False
        for at in absent:
            self.report.never((*place, at), "scenario-never-service", service=ids[at])
        return True

    # --- effects ----------------------------------------------------------------------------------------------------

    def effect(
        self, place: Place, written: Table, target: Table | None, mine: list[Setting], before: list[Table]
    ) -> None:
        on = written.get("on")
        if on == "target" and target is None:
            self.report.never((*place, "on"), "scenario-never-aimed")
        elif isinstance(on, list):
            self.on_maps((*place, "on"), on, mine)
        states = self.target_states(target) if on == "target" and target is not None else STATE_NAMES
        effect = Effect(place, written, target, states, mine)
        primitive = BY_NAME[written["op"]]
        if primitive.about_cards:
            self.about_cards(effect)
        primitive.check_reach(effect, self)
        if "int" in written and self.report.sound("service", "provider"):
            self.above_maximum(effect)
        self.condition(effect, before)

    def above_maximum(self, effect: Effect) -> None:
        """Report recoveries beyond the maximum INT of all, or some, possible services (R37)."""
        on, points = effect.written["on"], effect.written["int"]
        subjects = on if isinstance(on, list) else self.aimed_at(effect.target, effect.settings)
        maximum = {str(each.get("id")): whole(each.get("int")) for each in tables(self.data, "provider")}
        maximum |= {id: whole(each.get("int")) for id, each in self.services.items()}
        above = [id for id in subjects if points > maximum[id]]
        if above:
            tell = self.report.warn if len(above) < len(subjects) else self.report.never
            tell((*effect.place, "int"), "scenario-above-maximum", int=points, services=", ".join(above))

    def aimed_at(self, target: Table | None, mine: list[Setting]) -> list[str]:
        """Everything that can be a target on some map."""
        if target is None:
            return []
        found = [id for id in self.services if any(id in self.candidates(target, each) for each in mine)]
        return [*found, *self.providers] if target.get("providers") else found

    def about_cards(self, effect: Effect) -> None:
        """Check that a tax, limit, ban or discount has cards to apply to."""
        side = effect.written["side"]
        for name in ("subtype", "card"):
            key = "id" if name == "card" else name
            if name in effect.written:
                value = effect.written[name]
                if not any(card.get(key) == value and card.get("deck") == side for card in self.cards):
                    self.report.never((*effect.place, name), "scenario-never-about", side=side, value=value)

    def condition(self, effect: Effect, before: list[Table]) -> None:
        condition: Table = effect.written.get("if", {})
        place: Place = (*effect.place, "if")
        if "was" in condition and ("on" not in effect.written or not set(condition["was"]) & set(effect.states)):
            self.report.never((*place, "was"), "scenario-never-was")
        elif "fell" in condition and not any(each["op"] == "damage" and each["on"] == "target" for each in before):
            self.report.never((*place, "fell"), "scenario-never-fell")
        elif "service" in condition or "any_service" in condition:
            name = "service" if "service" in condition else "any_service"
            ids = [condition["service"]] if name == "service" else condition["any_service"]
            if self.on_maps((*place, name), ids, effect.settings) and not condition["in"]:
                self.report.never((*place, "in"), "scenario-empty")

    def too_late(self, place: Place, effect: Table) -> None:
        """Report what hinders Red but ends with the turn: Blue acts after Red, so it comes too late (R1)."""
        if BY_NAME[effect["op"]].hinders_attacks(effect) and effect["duration"] == "turn":
            self.report.never((*place, "duration"), "scenario-never-late")

    def is_tagged(self, card: Table, tag: object) -> bool:
        tags = card.get("tags")
        return isinstance(tags, list) and tag in tags

    def damages(self, card: Table) -> bool:
        return any(each.get("op") == "damage" for each in listed(card.get("effects")))

    def asked_flags(self) -> set[str]:
        found: set[str] = set()
        for card in self.cards:
            for each in listed(card.get("requires")):
                for one in [each, *listed(each.get("any"))]:
                    found.add(str(one.get("active")))
        return found

    # --- the whole file ---------------------------------------------------------------------------------------------

    def unmapped(self) -> None:
        """Report services on no map, with or without the expansion (2.3c)."""
        for at, each in enumerate(tables(self.data, "service")):
            id = each.get("id")
            if isinstance(id, str) and not any(id in setting.needs for setting in self.settings):
                self.report.never(("service", at, "id"), "scenario-never-mapped", service=id)

    def decks(self) -> None:
        """Check that each deck has enough cards for a hand and fits its slots."""
        if not self.report.sound("card"):
            return
        for deck in ("red", "blue", "event"):
            told = False
            for each in self.settings:
                count = 0
                for card in self.cards:
                    if card["deck"] == deck and card["id"] not in each.removed:
                        count += int(card.get("copies", 1)) + (each.numbers["extra_copies"] if card.get("extra") else 0)
                first = next((at for at, card in enumerate(self.cards) if card["deck"] == deck), 0)
                hand = each.numbers["hand_target"]
                place: Place = ("card", first)
                if told:
                    continue
                if count > DECK_SIZE:
                    self.report.error(place, "scenario-deck-large", deck=deck, count=count, most=DECK_SIZE)
                    told = True
                elif deck == "event" and count == 0:
                    self.report.warn(("card",), "scenario-no-events")
                    told = True
                elif deck != "event" and count < hand:
                    preset = each.preset or "-"
                    self.report.never(place, "scenario-deck-small", deck=deck, count=count, hand=hand, preset=preset)
                    told = True

    def critical(self) -> None:
        """Check that there are enough services of criticality 5 for Red's second way to win (6b)."""
        if not self.report.sound("service", "map", "params", "preset"):
            return
        for each in self.settings:
            count = len([id for id in each.needs if self.services[id]["criticality"] == 5])
            needed = each.numbers["red_crit5_needed"]
            if each.preset and count < needed:
                place: Place = ("preset", each.preset)
                self.report.warn(place, "scenario-few-critical", preset=each.preset, count=count, needed=needed)

    def stable(self) -> None:
        """Check that Blue's goal lies below the start, because nothing raises Stability (6c)."""
        told: list[Place] = []
        for each in self.settings:
            start, goal = each.numbers["stability_start"], each.numbers["blue_min_stability"]
            if each.preset and goal >= start:
                places = [self.place_of(each.preset, name) for name in ("blue_min_stability", "stability_start")]
                place = next((one for one in places if one[0] == "preset"), places[0])
                if place not in told:
                    told.append(place)
                    self.report.never(place, "scenario-never-stable", preset=each.preset, start=start, goal=goal)

    def place_of(self, preset: str, number: str) -> Place:
        """Where a preset's number is written: in itself, in one it extends, or in [params]."""
        table = self.data.get("preset", {}).get(preset, {})
        for part in ("params", "options"):
            if number in table.get(part, {}):
                return ("preset", preset, part, number)
        for base in reversed(table.get("extends", [])):
            found = self.place_of(base, number)
            if found[0] == "preset":
                return found
        return ("params", number)


def whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def listed(value: object) -> list[Table]:
    """The tables of a list; empty if it is not a list of tables."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def tables(data: Table, name: str) -> list[Table]:
    return listed(data.get(name))


def effects_of(data: Table, *sources: str) -> list[Table]:
    """All effects written in these tables."""
    parts = {"card": "effects", "service": "on_fall", "provider": "perk"}
    found: list[Table] = []
    for source in sources:
        if source == "basic":
            basic = data.get("basic")
            for each in basic.values() if isinstance(basic, dict) else []:
                found += listed(each.get("effects")) if isinstance(each, dict) else []
        else:
            for each in tables(data, source):
                found += listed(each.get(parts[source]))
    return found
