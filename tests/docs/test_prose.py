"""No sentence in the README, tutorials and guides has more than 35 words, and the README stays short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contienda.core import registry
from tests.docs.building import DOCS, ROOT

pytestmark = pytest.mark.compiled
MOST = 35
PAGES = [
    *(ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", DOCS / "index.md"),
    *sorted((DOCS / "tutorials").glob("*.md")),
    *sorted((DOCS / "guides").glob("*.md")),
]


def sentences(page: str) -> list[str]:
    """The sentences of a page: of paragraphs and list items, without tables, code, headings and pictures."""
    page = re.sub(r"<!--.*?-->", "", page, flags=re.DOTALL)
    page = re.sub(r"^( *)```.*?^\1```$", "\n", page, flags=re.MULTILINE | re.DOTALL)
    page = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", page)
    page = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", page)
    page = re.sub(r"`[^`]*`", "code", page)
    page = re.sub(r"^(\||#|<).*$", "\n", page, flags=re.MULTILINE)
    page = re.sub(r"^ *([*-]|\d+\.) ", "\n\n", page, flags=re.MULTILINE)
    found: list[str] = []
    for paragraph in re.split(r"\n\s*\n", page):
        flat = " ".join(paragraph.replace("**", "").split())
        found += re.split(r"(?<=[.!?:])[”\"*)]?\s+(?=[^\W\d_a-zа-яё]|[\"“*¡¿(]|code\b)", flat)
    return [each for each in found if each]


def words(sentence: str) -> int:
    return sum(1 for word in sentence.split() if re.search(r"\w", word))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_no_sentence_is_too_long(path: Path) -> None:
    found = sentences(path.read_text(encoding="utf-8"))
    assert [each for each in found if words(each) > MOST] == []


def test_long_sentences_are_found() -> None:
    long = "word " * 36
    assert [words(each) for each in sentences(f"# Title\n\nShort. {long.capitalize()}.\n\n* {long}\n")] == [1, 36, 36]
    assert sentences(f"| {long} |\n\n```text\n{long}\n```\n<!-- {long} -->\n") == []
    assert words(sentences("See [this](that.md), `one two three`, and that.")[0]) == 5


def test_readme_can_be_read_in_a_minute() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert words(" ".join(re.sub(r"\(.*?\)", "", line) for line in text.splitlines())) <= 450


def test_readme_shows_every_game_in_small_pictures() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert [Path(name).stem for name in shown] == list(registry.OURS)
    assert max((ROOT / name).stat().st_size for name in shown) <= 150_000
