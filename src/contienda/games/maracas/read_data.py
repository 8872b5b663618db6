"""Builds the tables from the data file and the options."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.games.maracas import constants as c
from contienda.games.maracas.static_data import Tables

Data = dict[str, Any]

_COLUMNS: Final = {
    ("patrol", "stack", "stack"): c.F_PATROL,
    ("patrol", "stack", "area"): c.F_SENSOR,
    ("attack", "stack", "stack"): c.F_ATTACK,
    ("attack", "cu", "stack"): c.F_ATTACK_EACH,
    ("ambush", "stack", "stack"): c.F_AMBUSH,
    ("ambush", "cu", "stack"): c.F_AMBUSH_EACH,
    ("build", "stack", "stack"): c.F_BUILD,
    ("recruit", "stack", "stack"): c.F_RECRUIT,
}
_POPULATION: Final = {"0": 0, "1": c.ONE_POINT, "iu": c.EACH_IU, "pn": c.WHOLE_PN}
_TERROR: Final = {"0": 0, "-1": c.ONE_POINT, "-pn": c.WHOLE_PN}
_LINES: Final = ["para", "reg", "reg_foreign", "iu", "crim", "nsm", "pop", "loc", "terror", "obj", "idle"]


def read() -> Data:
    """Read the game's data file."""
    return tomllib.loads((Path(__file__).parent / "data" / "district.toml").read_text(encoding="utf-8"))


def build(data: Data, options: dict[str, int]) -> Tables:
    tables = Tables()
    _map(tables, data, options)
    _counters(tables, data, options)
    _chits(tables, data)
    _strategies(tables, data)
    _forces(tables, data, options)
    params = data["params"]
    codes = [c.NONE] * 25
    for event in data["event"]:
        for code in event["codes"]:
            codes[(code // 10 - 1) * 5 + code % 10 - 1] = c.EVENT_NAMES.index(event["id"])
    tables.event_of = packed(codes)
    tables.free_setup = options["setup"] == 1
    usual = params["victory_free"] if tables.free_setup else params["victory_random"]
    tables.level = options["victory_level"] or usual
    tables.last_turn = options["turn_limit"]
    tables.with_events = options["events"] != 0
    tables.with_assets = options["assets"] != 0
    tables.with_foreign = options["foreign"] != 0
    tables.with_intelligence = options["intelligence"] != 0
    tables.with_criminals = options["criminals"] != 0
    tables.with_nsm = options["nsm"] != 0
    tables.no_chit = options["no_chit"] != 0
    tables.insurgent_chooses = options["first_deployer"] != 0
    tables.tp_start, tables.tp_least, tables.tp_most = params["tp_start"], params["tp_min"], params["tp_max"]
    tables.iu_pool, tables.irregulars = params["iu_pool"], params["nsm_criminal"]
    pool = [0] * c.INTEL
    if tables.with_intelligence:
        for chit in data["intel"]:
            pool[c.INTEL_NAMES.index(chit["id"])] = chit["count"]
    tables.pool = packed(pool)
    return tables


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _map(tables: Tables, data: Data, options: dict[str, int]) -> None:
    areas = data["area"]
    tables.pn = packed([area["pn"] for area in areas])
    tables.tm = packed([area["tm"] for area in areas])
    names = [area["id"] for area in areas]
    tables.adjacent = packed([sum(2 ** names.index(other) for other in area["adjacent"]) for area in areas])
    tables.loc = sum(2**number for number, area in enumerate(areas) if area["loc"])
    if options["objectives"]:
        tables.objectives = sum(2**number for number, area in enumerate(areas) if area.get("objective", False))
    tables.north = sum(2**number for number, area in enumerate(areas) if "N" in area.get("edges", []))
    tables.west = sum(2**number for number, area in enumerate(areas) if "W" in area.get("edges", []))


# --- counters --------------------------------------------------------------------------------------------------------


def _counters(tables: Tables, data: Data, options: dict[str, int]) -> None:
    """Number the bits by kind, in the order of `KIND_NAMES`, and build every set of counters the rules use."""
    units = {kind["id"]: (unit, kind) for unit in data["unit"] for kind in unit["kinds"]}
    assets: dict[str, Data] = {}
    for asset in data["asset"]:
        if asset["id"] == "node":
            for letter in "abcd":
                assets[f"node_{letter}"] = {**asset, "count": 1}
        else:
            assets[asset["id"]] = asset
    sides = [0] * c.KINDS
    is_asset = [0] * c.KINDS
    masks = [0] * c.KINDS
    ratings = [0] * (c.KINDS * c.FACES * c.RATINGS)
    effects = [0] * (c.KINDS * c.EFFECTS)
    of_unit, of_asset = [0] * (c.SIDES * c.BITS), [0] * (c.SIDES * c.BITS)
    types = [0] * c.TYPES
    all_units, all_assets, militia, para, regular = [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
    helps = [0, 0]
    free = {(side, part): 0 for side in (0, 1) for part in (0, 1)}
    for kind, name in enumerate(c.KIND_NAMES):
        part = int(name in assets)
        entry = assets[name] if part else units[name][0]
        side = c.SIDE_NAMES.index(entry["side"])
        size = entry["count"] if part else units[name][1]["count"]
        first = free[side, part]
        free[side, part] += size
        mask = sum(2**bit for bit in range(first, first + size))
        sides[kind], is_asset[kind], masks[kind] = side, part, mask
        for bit in range(first, first + size):
            (of_asset if part else of_unit)[side * c.BITS + bit] = kind
        flags = entry.get("flags", [])
        if part:
            if "from_pool" not in flags and "dummy" not in flags and (options["foreign"] or "foreign" not in flags):
                all_assets[side] |= mask
            if "foreign" in flags:
                tables.foreign_assets |= mask
            if "militia_attack" in flags:
                helps[side] |= mask
            if "militia_recruit" in flags:
                tables.helps_recruiting |= mask
            for effect in entry.get("effects", []):
                for mission in effect["in"]:
                    column = _COLUMNS[mission, effect["per"], effect.get("scope", "stack")]
                    effects[kind * c.EFFECTS + column] = effect["add"]
        else:
            told = units[name][1]
            for number, face in enumerate(entry["faces"]):
                for rating in range(c.RATINGS):
                    ratings[(kind * c.FACES + number) * c.RATINGS + rating] = told[face][rating]
            type_number = c.TYPE_NAMES.index(entry["type"])
            if not (side == c.INS and type_number == c.T_MIL):
                types[type_number] |= mask
            all_units[side] |= mask
            if type_number == c.T_MIL:
                militia[side] |= mask
            {"regular": regular, "paramilitary": para}[entry["class"]][side] |= mask
            if type_number == c.T_FOREIGN:
                tables.foreign_units |= mask
    named = {name: masks[kind] for kind, name in enumerate(c.KIND_NAMES)}
    tables.kind_side, tables.kind_is_asset, tables.kind_mask = packed(sides), packed(is_asset), packed(masks)
    tables.kind_rating, tables.effect = packed(ratings), packed(effects)
    tables.memory = packed([4 * c.REMEMBERED.index(name) if name in c.REMEMBERED else c.NONE for name in c.KIND_NAMES])
    tables.kind_of_unit, tables.kind_of_asset = packed(of_unit), packed(of_asset)
    tables.type_mask, tables.units, tables.assets = packed(types), packed(all_units), packed(all_assets)
    tables.militia, tables.paramilitary, tables.regular = packed(militia), packed(para), packed(regular)
    tables.helps_attack = packed(helps)
    tables.informants, tables.dummies = named["informant"], named["dummy"]
    tables.nodes = named["node_a"] | named["node_b"] | named["node_c"] | named["node_d"]
    tables.first_node = named["node_a"].bit_length() - 1
    tables.agents, tables.bombers, tables.teams = named["double"], named["bomber"], named["cit"]


# --- chits, strategies, forces ---------------------------------------------------------------------------------------


def _chits(tables: Tables, data: Data) -> None:
    names: list[str] = []
    twins: list[str] = []
    for chit in data["chits"]["list"]:
        (twins if chit in names else names).append(chit)
    names.sort()
    twins.sort()
    tables.chit_names = names
    tables.chit_rating = packed([int(digit) for chit in names for digit in chit])
    tables.chit_high = packed([max(int(digit) for digit in chit) for chit in names])
    tables.chit_low = packed([min(int(digit) for digit in chit) for chit in names])
    tables.chit_second = packed([2 ** (c.CHITS + twins.index(chit)) if chit in twins else 0 for chit in names])
    tables.chit_of_bit = packed([*range(c.CHITS), *(names.index(chit) for chit in twins)])


def _strategies(tables: Tables, data: Data) -> None:
    scheme = [0] * (c.SIDES * c.STRATEGIES * c.LINES)
    for entry in data["strategy"]:
        first = (c.SIDE_NAMES.index(entry["side"]) * c.STRATEGIES + entry["no"] - 1) * c.LINES
        told = {"reg_foreign": entry["reg"], "obj": 0, **entry}
        told["pop"], told["terror"] = _POPULATION[told["pop"]], _TERROR[told["terror"]]
        for line, key in enumerate(_LINES):
            scheme[first + line] = told[key]
    tables.scheme = packed(scheme)


def _forces(tables: Tables, data: Data, options: dict[str, int]) -> None:
    """The columns of the force table, without disabled parts (D-R78)."""
    table = data["force_table"]
    gov, ins = table["gov"], table["ins"]
    cbt, foreign = list(gov["cbt"]), list(gov["fcbt"])
    if not options["foreign"]:
        cbt, foreign = [one + other for one, other in zip(cbt, foreign, strict=True)], [0] * 5
    none = [0] * 5
    with_assets = options["assets"] != 0
    rows = [
        table["iu"], gov["mil"], gov["pol"], cbt, foreign, ins["gr"], ins["mf"], ins["mil"],
        gov["assets"] if with_assets else none, ins["assets"] if with_assets else none,
    ]  # fmt: skip
    tables.force = packed([number for row in rows for number in row])
