"""Words that were replaced once and must not come back. The table is `forbidden.toml`; `docs/glossary.md` has ours."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from contienda.i18n.speaker import LANGUAGES

pytestmark = pytest.mark.compiled  # texts are the same in both builds

ROOT = Path(__file__).parents[2]
FORBIDDEN: dict[str, dict[str, str]] = tomllib.loads((ROOT / "tests/core/forbidden.toml").read_text(encoding="utf-8"))
PLACES = (
    "src/contienda/i18n/texts/{language}.ftl",
    "src/contienda/games/*/texts/{language}.ftl",
    "src/contienda/games/*/rulebook/{language}.md",
    "web/src/texts/{language}.ftl",
    "web/src/games/*/texts/{language}.ftl",
    "examples/*/src/*/texts/{language}.ftl",
    "examples/*/src/*/rulebook/{language}.md",
)


def files(language: str) -> list[Path]:
    return [path for place in PLACES for path in sorted(ROOT.glob(place.format(language=language)))]


def sentences(path: Path) -> list[tuple[int, str]]:
    """The lines a person reads, with their numbers: no keys, values, comments or forms of terms."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".ftl":
            if line.startswith("#") or line.strip().startswith(".forms"):
                continue
            line = re.sub(r"^(-?[a-z][\w-]*|\s+\.[a-z]+) *= *|\$\w+", "", line, flags=re.IGNORECASE)
        found.append((number, line))
    return found


def problems(path: Path, forbidden: dict[str, str]) -> list[str]:
    """Every forbidden word of a file: where it is, and what to write instead."""
    return [
        f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name}:{number}: “{match[0]}”: write {instead}"
        for number, line in sentences(path)
        for pattern, instead in forbidden.items()
        for match in re.finditer(pattern, line, re.IGNORECASE)
    ]


def test_every_language_has_its_words() -> None:
    assert sorted(FORBIDDEN) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_is_back(language: str) -> None:
    found = [each for path in files(language) for each in problems(path, FORBIDDEN[language])]
    assert len(files(language)) >= 17
    assert found == []


def test_a_forbidden_word_is_caught(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(
        "# Whoever reads comments\n"
        "error-is-no-replay = { $file } is no replay\n"
        "fine = There is no replay, and { $his } is no longer needed\n"
        "glossary-a = A\n"
        "    .forms = rival*\n"
        "    .means = Whoever holds his cards.\n",
        encoding="utf-8",
    )
    assert problems(path, FORBIDDEN["en"]) == [
        "en.ftl:2: “is no replay”: write is not a …",
        "en.ftl:6: “Whoever”: write the player who, anyone who",
        "en.ftl:6: “his”: write they, them, their, themselves",
    ]
