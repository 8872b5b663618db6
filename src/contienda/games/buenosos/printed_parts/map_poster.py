"""The dependency map as a poster: the drawing of the screen, with places to mark INT and state."""

from __future__ import annotations

from contienda.games.buenosos import drawings
from contienda.games.buenosos.card_text import CardTexts
from contienda.games.buenosos.constants import NODE_NAMES, SERVICES
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.map_geometry import Drawing, MapGeometry
from contienda.games.buenosos.map_layout import Node, arrange
from contienda.games.buenosos.map_routes import ways_of
from contienda.games.buenosos.printed_parts.services import KINDS, kinds, needs_of, states
from contienda.games.buenosos.scenario import Scenario
from contienda.press.parts import Face, Job, Kind, Part

WIDTH, HEIGHT = 380.0, 259.0  # two upright pages of A4 or Letter, or one of A3
MARGIN, HEAD, FOOT = 9.0, 17.0, 15.0
UNITS = 780.0  # the width of the map in the units of its geometry


def posters(job: Job, texts: CardTexts, files: dict[str, str]) -> list[Part]:
    """A poster for every map of the scenario."""
    assert isinstance(job.game, BuenososGame)
    return [poster(job, texts, files, name) for name in job.game.scenario.maps]


def poster(job: Job, texts: CardTexts, files: dict[str, str], name: str) -> Part:
    assert isinstance(job.game, BuenososGame)
    scenario = job.game.scenario
    needs = needs_of(job.game, name)
    nodes = [node(scenario, number, every) for number, every in needs.items()]
    scale = (WIDTH - 2 * MARGIN) / UNITS
    found = geometry(nodes, UNITS, (HEIGHT - HEAD - FOOT) / scale)
    files[f"map-{name}.svg"] = arrows(found, job.low)
    key = f"option-map-{name}"
    variant = job.words(key) if job.words.has(key) else name
    boxes = []
    for each in nodes:
        box, service = found.boxes[each.id], scenario.services[NODE_NAMES.index(each.id)]
        boxes.append({
            "x": box.x * scale, "y": box.y * scale, "width": box.width * scale, "height": box.height * scale,
            "id": each.id, "name": texts.name(each.id), "int": int(service["int"]),
            "criticality": int(service["criticality"]), "kinds": kinds(job, service, files),
        })  # fmt: skip
    title = job.words("option-map")
    face = Face("poster", {
        "title": title,
        "variant": variant if len(scenario.maps) > 1 else "",
        "about": job.words("print-map-about"),
        "words": {key: job.words(f"print-{key}") for key in ("criticality",)},
        "art": f"map-{name}.svg",
        "margin": MARGIN, "head": HEAD, "width": found.width * scale, "height": found.height * scale,
        "boxes": boxes,
        "states": states(job, files),
        "effects": [job.words(f"print-state-{state}") for state in ("ok", "degraded", "intermittent", "down")],
        "kinds": [{"name": job.words(f"service-{kind}"), "art": f"sign-{kind}.svg"} for kind in KINDS
                  if f"sign-{kind}.svg" in files],
    })  # fmt: skip
    return Part(f"map-{name}", "map", f"{title}: {variant}", face, kind=Kind.POSTER, width=WIDTH, height=HEIGHT)


def node(scenario: Scenario, number: int, needs: list[int]) -> Node:
    service = scenario.services[number]
    own = [kind for kind in KINDS if service.get(kind)]
    return Node(NODE_NAMES[number], number >= SERVICES, own, [NODE_NAMES[each] for each in needs])


def geometry(nodes: list[Node], width: float, height: float) -> MapGeometry:
    """Where everything stands on a map of that size: in an even number of columns, so that no seam cuts a service."""
    grid = arrange(nodes, 4 if len(nodes) > 8 else 2)
    return Drawing(grid, ways_of(grid, nodes), width, height).geometry()


def arrows(found: MapGeometry, low: bool) -> str:
    """All arrows, each with a light casing, so that crossings can be read."""
    ground = "#ffffff" if low else drawings.MAP_GROUND
    lines = []
    for source in dict.fromkeys(arrow.start for arrow in found.arrows):
        own = [arrow for arrow in found.arrows if arrow.start == source]
        lines += [f'<path d="{each.path}" fill="none" stroke="{ground}" stroke-width="6"/>' for each in own]
        for each in own:
            lines.append(f'<path d="{each.path}" fill="none" stroke="{drawings.MAP_LINE}" stroke-width="2.2"/>')
            lines.append(f'<path d="{each.tip}" fill="{drawings.MAP_LINE}" stroke="{drawings.MAP_LINE}"/>')
        for start, (x, y) in found.dots:
            if start == source:
                lines.append(f'<circle cx="{x:g}" cy="{y:g}" r="3.6" fill="{drawings.MAP_LINE}"/>')
    return drawings.svg(found.width, found.height, "".join(lines))
