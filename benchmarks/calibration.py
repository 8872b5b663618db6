"""Do the chances of the debrief come true? 200 positions of each game, from as many games between bots.

`python benchmarks/calibration.py --write` plays them and writes docs/research/calibration.json and the reliability
diagram docs/images/calibration.svg; `--draw` only draws again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from functools import partial
from pathlib import Path

import msgspec

from contienda.analysis.calibration import Reliability, Setup, pairs, reliability

SETUPS = (
    Setup("buenosos", "balanced", 2, 60),
    Setup("misiles", "standard", 2, 60),
    Setup("blackhat", "first_game", 3, 40),
    Setup("kiberrubezh", "starters", 2, 40),
    Setup("maracas", "introductory", 2, 12),
)
POSITIONS = 200  # of each game
DOCS = Path(__file__).parents[1] / "docs"
RESULTS, DIAGRAM = DOCS / "research" / "calibration.json", DOCS / "images" / "calibration.svg"
SIZE, GAP, TOP = 190, 36, 34  # of one diagram


class Measured(msgspec.Struct):
    """The file of results."""

    seed: int
    positions: int
    games: dict[str, Reliability]


def measure(setup: Setup, positions: int, processes: int) -> Reliability:
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        found = [pair for each in pool.imap(partial(pairs, setup), range(positions)) for pair in each]
    return reliability(found, setup.played_on)


def diagram(found: Measured) -> str:
    """Draw one square for each game: the estimated chance across, how often it came true upwards."""
    width = GAP + len(found.games) * (SIZE + GAP)
    height = TOP + SIZE + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-size="12" '
        'font-family="IBM Plex Sans, sans-serif">'
        "<title>Estimated chances and how often they came true, for five games</title>"
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>'
    ]
    for at, (name, each) in enumerate(found.games.items()):
        parts.append(square(name, each, GAP + at * (SIZE + GAP)))
    return "".join(parts) + "</svg>\n"


def square(name: str, each: Reliability, left: int) -> str:
    bottom = TOP + SIZE

    def x(chance: float) -> float:
        return round(left + SIZE * chance, 1)

    def y(share: float) -> float:
        return round(bottom - SIZE * share, 1)

    parts = [
        f'<text x="{left}" y="{TOP - 12}" font-weight="600" fill="#1b1f24">{name}</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#cfc9bd"/>',
        f'<path d="M{left} {bottom}L{left + SIZE} {TOP}" stroke="#8a5a00" stroke-dasharray="5 4"/>',
    ]
    for one in each.bins:
        parts.append(f'<path d="M{x(one.chance)} {y(one.low)}V{y(one.high)}" stroke="#1769aa" stroke-width="1.6"/>')
        parts.append(f'<circle cx="{x(one.chance)}" cy="{y(one.won)}" r="4" fill="#1769aa"/>')
    for share in (0, 50, 100):
        parts.append(
            f'<text x="{x(share / 100)}" y="{bottom + 16}" text-anchor="middle" fill="#55606d">{share} %</text>'
        )
    told = f"Brier {each.brier:.3f}, error {each.error:.3f}"
    return "".join([*parts, f'<text x="{left}" y="{bottom + 34}" fill="#55606d">{told}</text>'])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure whether the chances of the debrief come true.")
    parser.add_argument("--games", help="games, separated by commas; all if omitted")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--write", action="store_true", help="write the results and the diagram of the documentation")
    parser.add_argument("--draw", action="store_true", help="draw the diagram again from the written results")
    asked = parser.parse_args()
    if asked.draw:
        DIAGRAM.write_text(diagram(msgspec.json.decode(RESULTS.read_bytes(), type=Measured)), encoding="utf-8")
        return 0
    found = Measured(SETUPS[0].seed, asked.positions, {})
    for setup in SETUPS:
        if not asked.games or setup.game in asked.games.split(","):
            each = found.games[setup.game] = measure(setup, asked.positions, asked.processes)
            sys.stdout.write(f"{setup.game}: {each.estimates} estimates, Brier {each.brier}, error {each.error}\n")
            sys.stdout.flush()
    if asked.write:
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        DIAGRAM.write_text(diagram(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
