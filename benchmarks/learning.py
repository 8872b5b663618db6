"""Draws how the policies became stronger, from the logs of their training runs: docs/images/policies.svg.

.venv/bin/python benchmarks/learning.py train-misiles-standard train-blackhat-standard

Each line is the share of games won against `greedy` by the average network, over millions of decisions.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

FIGURE = Path(__file__).parents[1] / "docs" / "images" / "policies.svg"
WIDTH, HEIGHT, LEFT, TOP = 640, 320, 48, 16
COLOURS = ("#b3432b", "#2b6cb0", "#2f855a", "#6b46c1", "#975a16")


def points(run: Path) -> tuple[str, list[tuple[float, float]]]:
    """Return the game of a run, and millions of decisions with the share won."""
    found = []
    for line in (run / "log.jsonl").read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        if entry["kind"] == "evaluation" and entry["who"] == "magnet":
            found.append((entry["decisions"] / 1e6, entry["share"]))
    settings = (run / "config.toml").read_text(encoding="utf-8")
    return settings.split('game = "')[1].split('"')[0], found


def figure(runs: list[tuple[str, list[tuple[float, float]]]]) -> str:
    most = max(millions for _, found in runs for millions, _ in found)
    wide, high = WIDTH - LEFT - 110, HEIGHT - TOP - 40

    def place(millions: float, share: float) -> tuple[float, float]:
        return LEFT + wide * millions / most, TOP + high * (1 - share)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        x, y = place(0, share)
        parts.append(f'<path d="M{x:.0f} {y:.0f}H{LEFT + wide}" stroke="#ddd"/>')
        parts.append(f'<text x="{x - 6:.0f}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>')
    for millions in range(0, int(most) + 1, 100):
        x, y = place(millions, 0)
        parts.append(f'<text x="{x:.0f}" y="{y + 18:.0f}" text-anchor="middle">{millions}</text>')
    parts.append(f'<text x="{LEFT + wide / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle">millions of decisions</text>')
    for (game, found), colour in zip(runs, COLOURS, strict=False):
        drawn = [place(*each) for each in found]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in drawn)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in drawn]
        x, y = drawn[-1]
        parts.append(f'<text x="{x + 7:.0f}" y="{y + 4:.0f}" fill="{colour}">{game}</text>')
    return "\n".join(parts) + "\n</svg>\n"


def main() -> int:
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    FIGURE.write_text(figure([points(Path(each)) for each in sys.argv[1:]]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
