"""Inspects a scenario file without playing it: every error with its line, key and reason, and hidden facts of the map.

This module produces no text: a finding carries a text key (`scenario-…`) and its values. `schema_check.py` finds errors
in the file, `reachability.py` finds what can never happen, and this module finds facts about the arrows.
"""

from __future__ import annotations

from contienda.core.errors import BadOption
from contienda.core.options import resolve
from contienda.games.buenosos.build import Arrows, build
from contienda.games.buenosos.constants import MOST_NEEDS, NODE_NAMES
from contienda.games.buenosos.findings import Report
from contienda.games.buenosos.graph import MOST_CYCLES, Graph
from contienda.games.buenosos.options import EXPANSION
from contienda.games.buenosos.reachability import Reachability
from contienda.games.buenosos.scenario import Scenario
from contienda.games.buenosos.schema_check import SchemaCheck
from contienda.quality.findings import ERROR, Enough, Finding, too_many, unreadable
from contienda.quality.toml_lines import Place, Places
from contienda.quality.toml_reader import BadToml, read

FEWEST_NEEDS = 2  # 3.2b


def inspect(text: str) -> list[Finding]:
    """All findings about the text of a file, by line."""
    try:
        data = read(text)
    except BadToml as error:
        return [unreadable(error)]
    report = Report(data, Places(text))
    try:
        look_at_all(report)
    except Enough:
        report.findings.append(too_many(report.findings))
    return sorted(report.findings, key=lambda each: each.line)


def look_at_all(report: Report) -> None:
    SchemaCheck(report).look()
    if report.sound("service", "map", "params", "preset"):
        for name in report.data["map"]:
            look_at_map(report, name)
        if report.sound("provider"):
            look_at_providers(report)
    Reachability(report).look()
    if not [each for each in report.findings if each.kind == ERROR]:
        try_out(report)


def look_at_map(report: Report, name: str) -> None:
    """Check the number of dependencies of each service on a map (3.2b), and report facts about its arrows."""
    place: Place = ("map", name, "services")
    scenario = Scenario({**report.data, "card": [], "provider": []}, "")
    for choice in expansions(scenario, name):
        arrows = arrows_of(scenario, name, choice)
        for service, needs in arrows.needs.items():
            if len(needs) > MOST_NEEDS:
                count_needs(report, name, NODE_NAMES[service], len(needs), choice > 0)
    graph = graph_of(scenario, name)
    for id, dependencies in graph.needs.items():
        if len(dependencies) < FEWEST_NEEDS:
            where = place_of_needs(report, name, id, len(dependencies))
            report.warn(where, "scenario-few-needs", service=id, map=name, count=len(dependencies))
    for core in graph.cores():
        count = graph.cycles(core)
        text = "scenario-cycles" if count < MOST_CYCLES else "scenario-cycles-many"
        example = " → ".join(graph.shortest_cycle(core))
        report.warn(place, text, map=name, count=count, core=", ".join(core), example=example)
    numbers = {option.name: option.default for option in scenario.options()}
    for id, count in graph.single_points(numbers["wave_limit"], numbers["affected_for_intermittent"]).items():
        report.warn(place, "scenario-single", map=name, service=id, count=count, others=len(graph.needs) - 1)
    if graph.ends():
        report.warn(place, "scenario-ends", map=name, services=", ".join(graph.ends()))


def look_at_providers(report: Report) -> None:
    """Report provider arrows without room: a service has at most four dependencies (3.2b, R54)."""
    scenario = Scenario({**report.data, "card": []}, "")
    on_table: set[int] = set()  # services on any map
    laid: set[tuple[int, int]] = set()  # pairs of a provider and a service it serves on some map
    full: dict[tuple[int, int], list[str]] = {}  # the maps without room for the arrow
    for name in scenario.maps:
        for choice in expansions(scenario, name):
            arrows = arrows_of(scenario, name, choice, 1)
            laid |= {(each, service) for service, needs in arrows.needs.items() for each in needs}
            for pair in arrows.full:
                full.setdefault(pair, []).append(f"{name} (expansion={EXPANSION[choice]})" if choice else name)
            on_table.update(arrows.services)
    for at, provider in enumerate(report.data.get("provider", [])):
        node = NODE_NAMES.index(provider["id"])
        for number, id in enumerate(provider["serves"]):
            pair = (node, NODE_NAMES.index(id))
            place: Place = ("provider", at, "serves", number)
            if pair[1] not in on_table:
                report.never(place, "scenario-never-service", service=id)
            elif pair not in laid:
                report.never(place, "scenario-never-arrow", provider=provider["id"], service=id, most=MOST_NEEDS)
            elif pair in full:
                where = ", ".join(full[pair])
                report.warn(
                    place, "scenario-provider-full", provider=provider["id"], service=id, maps=where, most=MOST_NEEDS
                )


def expansions(scenario: Scenario, map: str) -> range:
    """The choices of option `expansion` that a map offers (R77)."""
    offered = "depends_on" not in scenario.maps[map] and any(each.get("expansion") for each in scenario.data["service"])
    return range(len(EXPANSION) if offered else 1)


def arrows_of(scenario: Scenario, map: str, expansion: int = 0, providers: int = 0) -> Arrows:
    at = list(scenario.maps).index(map)
    return Arrows(scenario, {"map": at, "expansion": expansion, "providers": providers})


def graph_of(scenario: Scenario, map: str) -> Graph:
    """The arrows of one map, by ids."""
    arrows = arrows_of(scenario, map)
    return Graph({NODE_NAMES[each]: [NODE_NAMES[one] for one in arrows.needs[each]] for each in arrows.services})


def count_needs(report: Report, map: str, id: str, count: int, expanded: bool) -> None:
    """Report too many dependencies once, where they are written."""
    place = place_of_needs(report, map, id, count)
    if expanded and place[-1] == "services":
        place = ("service", report.service_ids.index(id), "depends_on")
    if not any(each.text == "scenario-many-needs" and each.values["service"] == id for each in report.findings):
        report.error(place, "scenario-many-needs", service=id, count=count, most=MOST_NEEDS)


def place_of_needs(report: Report, map: str, id: str, count: int) -> Place:
    """Where a service's dependencies are written: on the map if it changes them."""
    own = report.data["map"][map].get("depends_on", {})
    if id in own:
        return ("map", map, "depends_on", id)
    at = report.service_ids.index(id)
    if len(report.data["service"][at]["depends_on"]) == count:
        return ("service", at, "depends_on")
    removed = any(id in pair[:1] for pair in report.data["map"][map].get("remove", []))
    return ("map", map, "remove" if removed else "services")


def try_out(report: Report) -> None:
    """Finally build the game with every preset."""
    scenario = Scenario(report.data, "")
    presets = scenario.presets()
    for preset in presets:
        place: Place = ("preset", preset.name)
        try:
            build(scenario, resolve("buenosos", scenario.options(), presets, preset.name, {}))
        except BadOption as error:
            report.error(place, "scenario-refused", reason=error)
