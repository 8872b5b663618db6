"""Turns a scenario and its options into `Tables`: the map, the decks and the numbers.

`program_reader.py` translates the cards. The tables hold only what these options use; the rules never ask about a
service or a card that is not on the table.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.errors import BadOption
from contienda.games.buenosos.constants import DECK_SIZE, DECKS, MOST_NEEDS, NODE_NAMES, NODES, PROGRAM_NAMES, SERVICES
from contienda.games.buenosos.primitives.catalogue import PRIMITIVES
from contienda.games.buenosos.program_reader import ProgramReader
from contienda.games.buenosos.scenario import Scenario
from contienda.games.buenosos.static_data import Tables
from contienda.quality.toml_reader import Table


def packed(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def build(scenario: Scenario, options: dict[str, int]) -> Tables:
    """Build the tables of a game with these options."""
    tables = Tables()
    tables.links = {}
    arrows = Arrows(scenario, options)
    write_map(tables, scenario, arrows, options)
    programs = ProgramReader(scenario, arrows.services, tables.providers, options)
    programs.write(tables)
    tables.primitives = PRIMITIVES
    write_decks(tables, scenario, arrows.map, options)
    write_numbers(tables, scenario, options)
    write_readings(tables, options)
    return tables


class Arrows:
    """The services on the table and the dependencies of each (3.1, 3.2, A.1, A.2, R50, R51, R54)."""

    def __init__(self, scenario: Scenario, options: dict[str, int]) -> None:
        name = list(scenario.maps)[options["map"]]
        self.scenario = scenario
        self.map: Table = scenario.maps[name]
        self.services = [self.position(id) for id in self.map["services"]]
        extra = self.expansion(options["expansion"])
        if extra and "depends_on" in self.map:
            raise BadOption(f"option expansion is not offered with map {name}: it has its own arrows (R77)")
        self.services = sorted([*self.services, *extra])
        self.needs: dict[int, list[int]] = {}
        for service in self.services:
            self.needs[service] = self.dependencies(service)
        for id, dependency in self.map.get("remove", []):
            self.needs[self.position(id)].remove(self.position(dependency))
        for added in extra:
            for id in scenario.services[added].get("adds_dependency_to", []):
                if self.position(id) in self.needs:
                    self.needs[self.position(id)].append(added)
        self.full: list[tuple[int, int]] = []  # pairs of a provider and a service without room for its arrow
        if options["providers"] > 0:
            self.add_providers()

    def add_providers(self) -> None:
        """Add providers as dependencies in order of id until each service has four (3.2b, R54)."""
        for number, provider in self.scenario.providers.items():
            for service in [self.position(id) for id in provider["serves"]]:
                if service not in self.needs:
                    continue
                if len(self.needs[service]) < MOST_NEEDS:
                    self.needs[service].append(SERVICES + number)
                else:
                    self.full.append((SERVICES + number, service))

    def position(self, id: str) -> int:
        if id not in NODE_NAMES or NODE_NAMES.index(id) not in self.scenario.services:
            raise BadOption(f"scenario {self.scenario.name}: there is no service {id!r}")
        return NODE_NAMES.index(id)

    def expansion(self, choice: int) -> list[int]:
        """The file's expansion services in play: none, the first, the second or both (2.3c)."""
        found = [n for n, service in self.scenario.services.items() if service.get("expansion")]
        return [n for place, n in enumerate(found[:2]) if choice in (place + 1, 3)]

    def dependencies(self, service: int) -> list[int]:
        written = self.map.get("depends_on", {}).get(NODE_NAMES[service])
        if written is None:
            written = self.scenario.services[service].get("depends_on", [])
        found = [self.position(id) for id in written]
        return [n for n in found if n in self.services]


def write_map(tables: Tables, scenario: Scenario, arrows: Arrows, options: dict[str, int]) -> None:
    """Write services and providers as sets and lists by node."""
    maximum = [0] * NODES
    criticality = [0] * NODES
    needs = [0] * NODES
    feeds = [0] * NODES
    serves = [0] * NODES

    def join(service: int, dependency: int) -> None:
        needs[service] |= 2**dependency
        feeds[dependency] |= 2**service
        serves[dependency] += 1

    for node in arrows.services:
        service: Table = scenario.services[node]
        tables.services |= 2**node
        maximum[node] = int(service["int"])
        criticality[node] = int(service["criticality"])
        if criticality[node] >= 5:
            tables.most_critical |= 2**node
        for kind in ("citizen", "digital", "physical"):
            if service.get(kind):
                setattr(tables, kind, getattr(tables, kind) | 2**node)
        for dependency in arrows.needs[node]:
            join(node, dependency)
    tables.width = max(arrows.services) + 1
    if options["providers"] > 0:
        for number, provider in scenario.providers.items():
            node = SERVICES + number
            tables.providers |= 2**node
            maximum[node] = int(provider["int"])
            tables.width = node + 1
    tables.providers_drawn = min(options["providers"], bin(tables.providers).count("1"))
    tables.maximum = packed(maximum)
    tables.criticality = packed(criticality)
    tables.needs = packed(needs)
    tables.feeds = packed(feeds)
    tables.linked = packed([needs[node] | feeds[node] for node in range(NODES)])
    tables.serves = packed(serves)


def write_decks(tables: Tables, scenario: Scenario, map: Table, options: dict[str, int]) -> None:
    """Write one slot per card in the game and one more per copy (R50, R55)."""
    deck = [0] * DECKS
    extra = [0] * DECKS
    kinds = [0] * (DECKS * DECK_SIZE)
    slots = [0] * (DECKS * DECK_SIZE)
    first_extra = [0] * DECKS
    phases = [0, 0, 0]
    removed = set(map.get("remove_cards", []))
    for side in range(DECKS):
        cards = {program: card for program, card in scenario.cards.items() if program // DECK_SIZE == side}
        free = max((program % DECK_SIZE for program in cards), default=-1) + 1
        first_extra[side] = free
        for program, card in cards.items():
            if PROGRAM_NAMES[program] in removed:
                continue
            kind = program % DECK_SIZE
            deck[side] |= 2**kind
            slots[program] |= 2**kind
            kinds[program] = kind
            if side < 2:
                phases[int(card["phase"]) - 2] |= 2**kind
            for _ in range(int(card.get("copies", 1)) - 1 + (options["extra_copies"] if card.get("extra") else 0)):
                if free >= DECK_SIZE:
                    raise BadOption(f"scenario {scenario.name}: more than {DECK_SIZE} cards in one deck")
                deck[side] |= 2**free
                extra[side] |= 2**free
                slots[program] |= 2**free
                kinds[side * DECK_SIZE + free] = kind
                free += 1
    tables.deck = packed(deck)
    tables.extra = packed(extra)
    tables.kind_of = packed(kinds)
    tables.slots = packed(slots)
    tables.first_extra = packed(first_extra)
    tables.by_phase = packed(phases)


def write_numbers(tables: Tables, scenario: Scenario, options: dict[str, int]) -> None:
    for name in (
        "turns", "budget_red", "budget_blue", "hand_target", "hand_max", "stability_start", "trust_start", "trust_max",
        "stability_cap", "trust_cap", "crit_factor", "crit_floor", "blue_min_stability", "blue_min_recovered",
        "red_crit5_needed", "wave_limit", "affected_for_intermittent", "intermittency_damage", "intermittency_percent",
        "upkeep_degraded", "trust_loss_fall", "trust_zero_penalty", "marks_per_turn", "untested_percent",
        "untested_extra_cost", "economy_start", "economy_max",
    ):  # fmt: skip
        setattr(tables, name, options[name])
    tables.trust_start = min(options["trust_start"], options["trust_max"])
    tables.economy_start = min(options["economy_start"], options["economy_max"])
    tables.penalty = packed(
        [0, options["penalty_degraded"], options["penalty_intermittent"], options["penalty_down"]]
    )  # 8.1a
    tables.impact = packed(
        [0, options["dep_damage_degraded"], options["dep_damage_intermittent"], options["dep_damage_down"]]
    )  # 7.3
    economy: Table = scenario.data.get("economy", {})
    tables.economy_per_point = int(economy.get("per_drp_cost_point", 0))
    tables.economy_per_recovery = int(economy.get("per_recover", 0))
    tables.economy_per_down = int(economy.get("per_down_service", 0))
    steps: list[int] = []
    for step in economy.get("thresholds", []):
        steps += [int(step["at"]), -int(step.get("blue_budget", 0)), -int(step.get("stability", 0))]
    tables.economy_steps = packed(steps)


def write_readings(tables: Tables, options: dict[str, int]) -> None:
    tables.strict_timing = options["strict_timing"] != 0
    tables.cascade_changes = options["cascade"] != 0
    tables.cap_base = options["stability_cap_scope"] != 0
    tables.crit5_cumulative = options["crit5"] != 0
    tables.check_immediate = options["victory_check"] != 0
    tables.recovery_goal = options["blue_recovery_goal"]
    tables.unresolved = options["unresolved"]
    tables.crit_extra = options["crit_extra"]
    tables.repair = options["repair"]
    tables.trust_each_turn = options["trust_fall"] != 0
    tables.intermittency = options["intermittency"]
    tables.intermittency_target = options["intermittency_target"]
    tables.recon_card_only = options["basic_recon"] != 0
    tables.untested_any = options["untested"] != 0
    tables.dearest_discard = options["random_discard"] != 0
    tables.economy = options["economy"] != 0
    tables.cycle = options["cycle"]
    tables.facilitator = options["facilitator"] != 0
