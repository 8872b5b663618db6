"""The list of generated pages, and which of them are stale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from contienda.cli.commands import man
from contienda.i18n.languages import FALLBACK, LANGUAGES
from scripts.docs import (
    blocks,
    buenosos_scenarios,
    command_line,
    contract,
    figures,
    game_options,
    http_api,
    layers,
    observations,
)

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "reference/cli.md": command_line.page,
    "reference/http.md": http_api.page,
    "reference/contract.md": contract.page,
    "reference/games.md": game_options.page,
    "reference/observations.md": observations.page,
    "reference/buenosos-scenarios.md": buenosos_scenarios.page,
    "research/performance.md": figures.page,
    "images/layers.svg": layers.drawing,
}


def manual(language: str) -> Path:
    """The manual page in that language, where the wheel takes it from."""
    return ROOT / "man" / ("" if language == FALLBACK else language) / "contienda.1"


def written() -> list[Path]:
    """The pages written by hand; some have generated blocks."""
    made = {DOCS / name for name in PAGES}
    return [ROOT / "README.md", *sorted(path for path in DOCS.rglob("*.md") if path not in made)]


def stale() -> dict[Path, str]:
    """Every stale file, with the content it should have."""
    wanted = {DOCS / name: make() for name, make in PAGES.items()}
    wanted |= {manual(language): man.written(language, own=True) for language in LANGUAGES}
    wanted |= {path: blocks.filled(path.read_text(encoding="utf-8"), ROOT) for path in written()}
    return {
        path: text for path, text in wanted.items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    }
