"""Live tables: moves of Maracas through real sockets, compared with those of ¡Misiles, Ahora!, in alternation.

.venv/bin/python benchmarks/live.py
"""

from __future__ import annotations

import json
import statistics
import sys

from contienda.loadtest.figures import Figures
from contienda.loadtest.run import Load, run

TABLES = 20
SECONDS = 6.0
ROUNDS = 5


def played(game: str, seed: int) -> Figures:
    """Play as fast as the server goes; a wrong move makes the figures worthless."""
    found = run(Load(game, TABLES, pace=0.0, seconds=SECONDS, seed=seed), lambda what, done, total: None)
    if found.violated:
        raise SystemExit(f"live tables of {game}: {found.violated} moves lost, doubled or wrong")
    return found


def compare(found: dict[str, list[float]], rounds: int = ROUNDS) -> None:
    """Compare by the clock, and by the processor time of the server for a move."""
    for seed in range(rounds):
        misiles, maracas = played("misiles", seed), played("maracas", seed)
        found.setdefault("live.maracas_over_misiles", []).append(maracas.moves_per_s / misiles.moves_per_s)
        if misiles.server_ms is not None and maracas.server_ms is not None:
            ratio = misiles.server_ms / maracas.server_ms
            found.setdefault("live.work_maracas_over_misiles", []).append(ratio)


def main() -> int:
    found: dict[str, list[float]] = {}
    compare(found)
    print(json.dumps({name: [statistics.median(each), *each] for name, each in found.items()}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
