"""Fill in the estimated minutes of every lesson plan: run it after you change a plan or a rule that lengthens games.

.venv/bin/python -m scripts.plan_minutes
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from contienda.core import registry
from contienda.core.game import Game
from contienda.lab import lesson_minutes


def refresh(game: Game, path: Path) -> None:
    """Simulate the games of a plan and write what they say into its table `estimated`."""
    text = path.read_text(encoding="utf-8")
    held = tomllib.loads(text)["estimated"]
    lesson, pace, _ = lesson_minutes.read(game, path)
    found = lesson_minutes.estimate(game, lesson, pace, held["games"], held["seed"]).rounded()
    head, mark, tail = text.partition("[estimated]\n")
    for name, value in found.items():
        tail = re.sub(rf"(?m)^{name} = \d+$", f"{name} = {value}", tail, count=1)
    path.write_text(head + mark + tail, encoding="utf-8")
    print(f"{game.id} {path.stem}: {found}")


def main() -> None:
    root = Path(__file__).parents[1] / "src" / "contienda" / "games"
    for name in registry.OURS:
        for path in sorted((root / name / "plans").glob("*.toml")):
            refresh(registry.load(name), path)


if __name__ == "__main__":
    main()
