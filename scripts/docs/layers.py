"""Draws docs/images/layers.svg: the packages of Contienda and their imports, from the import graph.

The order of the layers is the one `import-linter` checks (`pyproject.toml`). An arrow leads from a package to one it
imports; its width grows with the number of importing modules.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
WIDTH, BOX, HIGH, GAP, TOP = 760, 190, 44, 26, 20
LEFT = 285
ABOUT = {
    "cli": "commands and the terminal",
    "loadtest": "the load generator",
    "server": "HTTP, sockets, rights",
    "store": "SQLite or PostgreSQL",
    "classroom": "a class of many tables",
    "table": "a live table without HTTP",
    "train": "networks that learn by self-play",
    "lab": "simulations and tournaments",
    "analysis": "the debrief: chances, turning points, what-ifs",
    "press": "documents: the debrief as text and tables",
    "bots": "random, greedy, search, networks, yours",
    "envs": "environments for learning",
    "games": "one folder a game",
    "yardsticks": "three games to measure with",
    "quality": "laws, coverage, text checks",
    "play": "matches, replays, rulebooks",
    "i18n": "texts in three languages",
    "core": "the contract",
}
STYLE = """
  text { font: 14px system-ui, sans-serif; fill: #1b2330; }
  .about { font-size: 11px; fill: #51606f; }
  .box { fill: #f4f6f8; stroke: #51606f; rx: 6; }
  .core { fill: #dcebf7; }
  .arrow { fill: none; stroke: #3b6ea5; opacity: .55; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8edf2; } .about { fill: #a9b6c3; } .box { fill: #1d2733; stroke: #7b8a99; }
    .core { fill: #1f3a54; } .arrow { stroke: #7fb2e5; }
  }
"""


def order() -> list[list[str]]:
    """The layers from top to bottom; packages of one layer are side by side."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["type"] == "layers")
    return [[name.strip().removeprefix("contienda.") for name in line.split("|")] for line in layers]


def imports() -> Counter[tuple[str, str]]:
    """Count the modules of a package that import from another one.

    Optional parts of games extend higher layers and are found by name, so they do not count."""
    graph = grimp.build_graph("contienda", exclude_type_checking_imports=True, cache_dir=None)
    rank = {name: at for at, names in enumerate(order()) for name in names}
    found: Counter[tuple[str, str]] = Counter()
    for module in sorted(graph.modules):
        parts = module.split(".")
        if len(parts) < 2 or parts[1] not in rank:
            continue
        others = {each.split(".")[1] for each in graph.find_modules_directly_imported_by(module) if "." in each}
        for other in others:
            if other in rank and rank[other] > rank[parts[1]]:
                found[parts[1], other] += 1
    return found


def drawing() -> str:
    places: dict[str, tuple[float, float]] = {}
    lines = order()
    for row, names in enumerate(lines):
        top = TOP + row * (HIGH + GAP)
        for at, name in enumerate(names):
            places[name] = (LEFT + (at - (len(names) - 1) / 2) * (BOX + 20), top)
    height = TOP * 2 + len(lines) * (HIGH + GAP) - GAP
    rows = {name: row for row, names in enumerate(lines) for name in names}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        'aria-label="Packages of Contienda and their imports">',
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#3b6ea5"/></marker></defs>',
    ]
    for (source, target), count in sorted(imports().items()):
        parts.append(arrow(places[source], places[target], rows[target] - rows[source], count, source, target))
    for name, (x, y) in places.items():
        kind = "box core" if name == "core" else "box"
        parts.append(f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{BOX}" height="{HIGH}"/>')
        parts.append(f'<text x="{x + 10:g}" y="{y + 19:g}">{name}</text>')
        parts.append(f'<text class="about" x="{x + 10:g}" y="{y + 35:g}">{ABOUT[name]}</text>')
    return "\n".join([*parts, "</svg>", ""])


def arrow(start: tuple[float, float], end: tuple[float, float], rows: int, count: int, source: str, target: str) -> str:
    """Straight to the next layer, in an arc past those in between, on either side."""
    width = min(1 + count / 12, 4)
    title = f"<title>{source} imports {target}: {count}</title>"
    if rows == 1:
        path = f"M{start[0] + BOX / 2:g} {start[1] + HIGH:g} L{end[0] + BOX / 2:g} {end[1]:g}"
    else:
        right = (rows + len(source)) % 2 == 0
        side = BOX if right else 0
        bow = (24 + rows * 20) * (1 if right else -1)
        x1, y1, x2, y2 = start[0] + side, start[1] + HIGH / 2, end[0] + side, end[1] + HIGH / 2
        path = f"M{x1:g} {y1:g} C{x1 + bow:g} {y1:g} {x2 + bow:g} {y2:g} {x2:g} {y2:g}"
    return f'<path class="arrow" d="{path}" stroke-width="{width:.1f}" marker-end="url(#tip)">{title}</path>'
