"""Generated pages and blocks are fresh; `make pages` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.docs import blocks, generate
from tests.docs.building import DOCS, ROOT

pytestmark = pytest.mark.compiled
LONG = ("first-experiment", "simulations")  # their commands play thousands of games
WITH_BLOCKS = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.long] if path.stem in LONG else [])
    for path in generate.written()
    if "<!-- " in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", generate.PAGES)
def test_a_generated_page_is_fresh(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == generate.PAGES[name](), "run make pages"


@pytest.mark.parametrize("path", WITH_BLOCKS)
def test_generated_blocks_are_fresh(path: Path) -> None:
    page = path.read_text(encoding="utf-8")
    assert blocks.filled(page, ROOT) == page, "run make pages"


def test_a_command_that_fails_is_not_shown() -> None:
    with pytest.raises(ValueError, match="Unknown game"):
        blocks.filled("<!-- run: contienda games nonsense -->\n```text\n```\n", ROOT)


def test_only_our_own_program_is_run() -> None:
    with pytest.raises(ValueError, match="only contienda"):
        blocks.filled("<!-- run: rm -rf x -->\n```text\n```\n", ROOT)
