"""The dependency map on paper: nothing overlaps, arrows end at their services, and the page draws the same.

`map_geometry.json` holds what both have to draw; `web/test/map_geometry.test.ts` compares the page with it. Rewrite it
with CONTIENDA_REWRITE=1.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.map_geometry import Drawing, MapGeometry
from contienda.games.buenosos.map_layout import Node, arrange
from contienda.games.buenosos.map_routes import ways_of
from contienda.games.buenosos.printed_parts.map_poster import node
from contienda.games.buenosos.printed_parts.services import needs_of
from contienda.play import scenarios

EXPECTED = Path(__file__).parent / "map_geometry.json"
SIZES = [(2, 520.0, 700.0), (4, 780.0, 489.0), (5, 1100.0, 520.0)]  # columns, width, height


def games() -> list[BuenososGame]:
    standard = registry.load("buenosos")
    found = [standard.with_scenario(path.read_text(encoding="utf-8")) for path in scenarios.shipped(standard).values()]
    return [game for game in found if isinstance(game, BuenososGame)]


def maps() -> list[list[Node]]:
    """The services of every map of every shipped scenario."""
    return [
        [node(game.scenario, number, needs) for number, needs in needs_of(game, name).items()]
        for game in games()
        for name in game.scenario.maps
    ]


def drawn(nodes: list[Node], columns: int, width: float, height: float) -> MapGeometry:
    grid = arrange(nodes, columns)
    return Drawing(grid, ways_of(grid, nodes), width, height).geometry()


def written() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for nodes in maps():
        for columns, width, height in SIZES:
            made = drawn(nodes, columns, width, height)
            found.append({
                "columns": columns,
                "width": width,
                "height": height,
                "nodes": [asdict(each) for each in nodes],
                "boxes": {
                    box.id: [box.x, box.y, round(box.width, 3), round(box.height, 3)] for box in made.boxes.values()
                },
                "arrows": [[arrow.start, arrow.end, arrow.path, arrow.tip] for arrow in made.arrows],
                "dots": [[source, *at] for source, at in made.dots],
            })  # fmt: skip
    return found


def test_page_and_paper_draw_the_same_map() -> None:
    found = json.loads(json.dumps(written()))
    if os.environ.get("CONTIENDA_REWRITE"):
        EXPECTED.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    assert found == json.loads(EXPECTED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("nodes", maps(), ids=lambda nodes: f"{len(nodes)} services")
def test_services_stand_apart_and_every_need_has_its_arrow(nodes: list[Node]) -> None:
    made = drawn(nodes, 4, 780, 489)
    boxes = list(made.boxes.values())
    assert {box.id for box in boxes} == {each.id for each in nodes}
    for at, one in enumerate(boxes):
        assert 0 <= one.x <= one.x + one.width <= made.width + 0.1
        assert 0 <= one.y <= one.y + one.height <= made.height + 0.1
        for other in boxes[at + 1 :]:
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            above = one.y + one.height <= other.y or other.y + other.height <= one.y
            assert beside or above
    wanted = {(need, each.id) for each in nodes for need in each.needs}
    assert {(arrow.start, arrow.end) for arrow in made.arrows} == wanted
