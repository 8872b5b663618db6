"""Every page of the documentation that a text, a comment or a data file names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.building import ROOT

pytestmark = pytest.mark.compiled
NAMED = re.compile(r"\bdocs/[\w./-]+\.md\b")
PLACES = ("src/contienda", "web/src", "examples")
KINDS = {".ftl", ".md", ".py", ".svelte", ".toml", ".ts"}


def named(folder: Path) -> dict[str, set[str]]:
    """The pages that the files of a folder name, by file."""
    found = {}
    for path in sorted(each for each in folder.rglob("*") if each.suffix in KINDS):
        pages = set(NAMED.findall(path.read_text(encoding="utf-8")))
        if pages:
            found[str(path.relative_to(folder))] = pages
    return found


@pytest.mark.parametrize("place", PLACES)
def test_every_page_a_file_names_exists(place: str) -> None:
    found = [(file, page) for file, pages in named(ROOT / place).items() for page in sorted(pages)]
    assert [f"{file}: {page}" for file, page in found if not (ROOT / page).is_file()] == []


def test_texts_name_pages() -> None:
    texts = {page for file, pages in named(ROOT / "src/contienda").items() if file.endswith("es.ftl") for page in pages}
    assert "docs/reference/replay-file.md" in texts


def test_a_named_page_is_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("error-a = See docs/none.md, or `docs/a/b-c.md`.\n", encoding="utf-8")
    assert named(tmp_path) == {"en.ftl": {"docs/none.md", "docs/a/b-c.md"}}
