"""Translates cards, events, basic actions, perks and effects on fall into rows of integers.

This module knows no single card or primitive; each primitive fills its own row.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.errors import BadOption
from contienda.games.buenosos.constants import (
    ANY_STATE,
    BASIC,
    CARD_NAMES,
    DECK_SIZE,
    DOWN_STATE,
    FIRST_EVENT,
    FIRST_FALL,
    FIRST_PERK,
    HIGH_IMPACT,
    MONITORING,
    NODE_NAMES,
    PHASE_NAMES,
    PROGRAM_NAMES,
    PROGRAMS,
    SERVICES,
    STATE_NAMES,
    SUBTYPE_NAMES,
    UP_STATES,
)
from contienda.games.buenosos.effect_codes import (
    ACTS_FROM_TURN,
    ACTS_FROM_TURN_ONLY,
    ACTS_IF_STATE,
    CARD_MATCH,
    DURATION_NAMES,
    E_A,
    E_B,
    E_DURATION,
    E_IF,
    E_IF_NODES,
    E_IF_STATES,
    E_N,
    E_NODES,
    E_OP,
    E_SECONDARY,
    E_TARGET,
    E_USES,
    EFFECT_WIDTH,
    IF_FELL,
    IF_IN,
    IF_WAS,
    NEEDS_ACTIVE,
    NEEDS_PHASE,
    NEEDS_PLAYED,
    NEEDS_SECONDARY,
    NEEDS_SERVICES,
    NEEDS_SUBTYPE,
    PICK_EDGE,
    PICK_ONE,
    PICK_TWO,
    RECOVERS,
    RESTORES,
    TESTED,
)
from contienda.games.buenosos.primitives.catalogue import ALL, PRIMITIVE_NAMES
from contienda.games.buenosos.primitives.services import DAMAGE, RECOVER
from contienda.games.buenosos.scenario import Scenario
from contienda.games.buenosos.schema_keys import SIDE_NAMES
from contienda.games.buenosos.static_data import Tables
from contienda.quality.toml_reader import Table

MOST_WORDS = 62  # flags, tags: each is a bit of a set
_LAST_NUMBERED = {"A": 18, "B": 18, "E": 8}  # the rulebook's own cards have clauses B.2.1 to B.4.8
_CHAPTER = {"A": "B.2", "B": "B.3", "E": "B.4"}


def packed(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


class ProgramReader:
    """Reads all programs of a scenario under these options."""

    def __init__(self, scenario: Scenario, services: list[int], providers: int, options: dict[str, int]) -> None:
        self.scenario = scenario
        self.nodes: int = sum(2**node for node in services) | providers
        self.providers = providers
        self.options = options
        self.flags = {"tested": TESTED}
        self.tags: dict[str, int] = {}
        self.digital = self.services_that("digital")
        self.where = ""  # the current program, for error messages
        self.columns: dict[str, list[int]] = {
            name: [0] * PROGRAMS
            for name in (
                "cost", "subtype", "tags", "attack", "high", "recon_named", "pick", "target_nodes", "target_states",
                "target_never", "recovers", "activation", "activation_a", "activation_b",
            )
        }  # fmt: skip
        self.requirements: list[list[int]] = []
        self.effects: list[list[int]] = []
        self.requirement_at = [0]
        self.effect_at = [0]
        self.clauses: list[str] = []

    def write(self, tables: Tables) -> None:
        for program in range(PROGRAMS):
            self.where = f"scenario {self.scenario.name}, {PROGRAM_NAMES[program]}"
            self.read(program, self.source(program))
            self.requirement_at.append(len(self.requirements))
            self.effect_at.append(len(self.effects))
        for name, values in self.columns.items():
            setattr(tables, name, packed(values))
        tables.requirement_at = packed(self.requirement_at)
        tables.requirements = packed([value for row in self.requirements for value in row])
        tables.effect_at = packed(self.effect_at)
        tables.effects = packed([value for row in self.effects for value in row])
        tables.clauses = self.clauses

    def source(self, program: int) -> Table:
        """Where a program is in the file."""
        basic: Table = self.scenario.data.get("basic", {})
        if program < BASIC:
            return self.scenario.cards.get(program, {})
        if program == BASIC:
            return dict(basic.get("recon", {}))
        if program == MONITORING:
            return dict(basic.get("monitor", {}))
        if program < FIRST_FALL:
            return {"effects": self.scenario.providers.get(program - FIRST_PERK, {}).get("perk", [])}
        return {"effects": self.scenario.services.get(program - FIRST_FALL, {}).get("on_fall", [])}

    def clause(self, program: int) -> str:
        if program < BASIC:
            letter, number = PROGRAM_NAMES[program][0], program % DECK_SIZE + 1
            return f"{_CHAPTER[letter]}.{number}" if number <= _LAST_NUMBERED[letter] else "B.1c"
        if program < FIRST_PERK:
            return "4.4b" if program == BASIC else "4.4c"
        return "R54" if program < FIRST_FALL else "7.5a"

    def read(self, program: int, source: Table) -> None:
        self.clauses.append(self.clause(program))
        column = self.columns
        subtype = source.get("subtype")
        if subtype is not None:
            column["subtype"][program] = self.one_of(subtype, SUBTYPE_NAMES, "subtype")
        column["cost"][program] = int(source.get("cost", 0))
        column["tags"][program] = sum(2 ** self.tag(tag) for tag in source.get("tags", []))
        printed = subtype is not None and column["subtype"][program] == HIGH_IMPACT
        defined = bool(source.get("high_by_definition")) and self.options["high_impact"] == 0
        column["high"][program] = int(printed or defined)
        column["recon_named"][program] = int(bool(source.get("basic_recon_named")))
        self.read_target(program, source.get("target"))
        for group, written in enumerate(source.get("requires", [])):
            for each in written.get("any", [written]):
                self.requirements.append([group, *self.requirement(each)])
        damages = False
        for written in source.get("effects", []):
            row = self.effect(written)
            damages |= row[E_OP] == DAMAGE
            if row[E_OP] == RECOVER:
                column["recovers"][program] = RESTORES if "restore" in source.get("tags", []) else RECOVERS
            self.effects.append(row)
        column["attack"][program] = int(program < DECK_SIZE and source.get("phase") == 3 and damages)
        if FIRST_EVENT <= program < BASIC:
            self.read_activation(program, source.get("activation", {}))

    # --- targets ----------------------------------------------------------------------------------------------------

    def read_target(self, program: int, target: Table | None) -> None:
        if target is None:
            return
        picks = {1: PICK_ONE, 2: PICK_TWO, "edge": PICK_EDGE}
        if target.get("pick") not in picks:
            raise BadOption(f"{self.where}: pick is 1, 2 or edge, not {target.get('pick')!r}")
        column = self.columns
        column["pick"][program] = picks[target["pick"]]
        source = str(target.get("from", "up"))
        allowed = self.nodes & ~self.providers
        if "ids" in target:
            allowed = self.node_set(target["ids"])
        elif source in ("digital", "down_digital"):
            allowed &= self.digital
        elif source not in ("any", "up", "down"):
            raise BadOption(f"{self.where}: targets come from any, up, digital, down or down_digital, not {source!r}")
        if target.get("providers"):
            allowed |= self.providers
        states = UP_STATES
        if source == "any" or target.get("any_state"):
            states = ANY_STATE
        elif source.startswith("down"):
            states = DOWN_STATE
        if "state" in target:
            states &= self.state_set(target["state"])
        column["target_nodes"][program] = allowed
        column["target_states"][program] = states
        column["target_never"][program] = int(target.get("never_before") == "save_from_fall")

    # --- requirements and activation --------------------------------------------------------------------------------

    def requirement(self, written: Table) -> list[int]:
        if "phase" in written:
            return [NEEDS_PHASE, self.one_of(written["phase"], PHASE_NAMES, "phase"), 0]
        if "active" in written:
            return [NEEDS_ACTIVE, self.flag(written["active"]), 0]
        if "services" in written:
            return [NEEDS_SERVICES, int(written["services"]), self.state(written["at_least"])]
        if "played" in written:
            return [NEEDS_PLAYED, self.one_of(written["played"], CARD_NAMES, "card"), 0]
        if "played_subtype" in written:
            subtype = self.one_of(written["played_subtype"], SUBTYPE_NAMES, "subtype")
            return [NEEDS_SUBTYPE, subtype, int(bool(written.get("earlier_turn")))]
        if written.get("secondary_this_turn"):
            return [NEEDS_SECONDARY, 0, 0]
        raise BadOption(f"{self.where}: there is no requirement {written!r}")

    def read_activation(self, program: int, written: Table) -> None:
        column = self.columns
        if "turn_from" in written:
            latent = written.get("otherwise") == "latent"
            column["activation"][program] = ACTS_FROM_TURN if latent else ACTS_FROM_TURN_ONLY
            column["activation_a"][program] = int(written["turn_from"])
        elif "any_service" in written:
            column["activation"][program] = ACTS_IF_STATE
            column["activation_a"][program] = self.node_set(written["any_service"])
            column["activation_b"][program] = self.state(written["at_least"])

    # --- effects ----------------------------------------------------------------------------------------------------

    def effect(self, written: Table) -> list[int]:
        row = [0] * EFFECT_WIDTH
        primitive = ALL[self.one_of(written.get("op"), PRIMITIVE_NAMES, "op")]
        row[E_OP] = primitive.number
        on = written.get("on")
        if on == "target":
            row[E_TARGET] = 1
        elif on is not None:
            row[E_NODES] = self.node_set(on)
        row[E_N] = int(written.get("n", 0))
        row[E_USES] = int(written.get("uses", -1))
        row[E_DURATION] = self.one_of(written.get("duration", ""), DURATION_NAMES, "duration")
        row[E_SECONDARY] = int(bool(written.get("secondary")))
        if "side" in primitive.keys:
            row[E_A] = self.one_of(written["side"], SIDE_NAMES, "side")
        if primitive.about_cards and "subtype" in written:
            row[E_B] = self.one_of(written["subtype"], SUBTYPE_NAMES, "subtype")
        elif primitive.about_cards and "card" in written:
            row[E_B] = CARD_MATCH + self.one_of(written["card"], CARD_NAMES, "card")
        primitive.read(row, written, self)
        condition = written.get("if", {})
        if "was" in condition:
            row[E_IF], row[E_IF_STATES] = IF_WAS, self.state_set(condition["was"])
        elif condition.get("fell"):
            row[E_IF] = IF_FELL
        elif condition:
            nodes = condition.get("any_service", [condition.get("service")])
            row[E_IF], row[E_IF_NODES] = IF_IN, self.node_set(nodes)
            row[E_IF_STATES] = self.state_set(condition["in"])
        return row

    # --- words ------------------------------------------------------------------------------------------------------

    def one_of(self, word: object, names: list[str], what: str) -> int:
        if not isinstance(word, str) or word not in names:
            raise BadOption(f"{self.where}: there is no {what} {word!r}")
        return names.index(word)

    def state(self, word: object) -> int:
        return self.one_of(word, STATE_NAMES, "state")

    def state_set(self, words: list[object]) -> int:
        found = 0
        for word in words:
            found |= 2 ** self.state(word)
        return found

    def node_set(self, ids: list[object]) -> int:
        """The listed nodes that are on the table; effects on absent nodes are dropped (R50)."""
        found = 0
        for id in ids:
            node = self.one_of(id, NODE_NAMES, "service")
            known = self.scenario.services if node < SERVICES else self.scenario.providers
            if node % SERVICES not in known:
                raise BadOption(f"{self.where}: there is no service {id!r}")
            found |= 2**node
        return found & self.nodes

    def services_that(self, kind: str) -> int:
        found = 0
        for node, service in self.scenario.services.items():
            if service.get(kind):
                found |= 2**node
        return found & self.nodes

    def flag(self, name: str) -> int:
        return self.numbered(self.flags, name, "flag")

    def tag(self, name: str) -> int:
        return self.numbered(self.tags, name, "tag")

    def numbered(self, known: dict[str, int], name: str, kind: str) -> int:
        """The number of a flag or a tag, as a bit of a set."""
        if name not in known and len(known) == MOST_WORDS:
            raise BadOption("scenario-too-many-tables", name=kind, most=MOST_WORDS)
        return known.setdefault(name, len(known))
