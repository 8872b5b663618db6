"""The page's own words: whole in three languages, none unused, none unknown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from contienda.core.health import messages
from contienda.core.texts import LANGUAGES

WEB = Path(__file__).parents[2] / "web" / "src"
BUILT = (
    "blackhat-",
    "kiberrubezh-",
    "maracas-",
    "share-",
    "meet-",
    "theme-",
    "status-",
    "table-",
    "bot-level-",
    "rules-",
    "field-",
    "value-",
    "misiles-",
    "buenosos-",
    "cards-way-",
    "collected-",
    "curve-",
    "room-kind-",
    "room-opponent-",
    "room-stage-",
    "windows-",
)  # these go on with a name


def used() -> set[str]:
    found = set()
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""", text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_used(language: str) -> None:
    english, _ = messages(WEB / "texts" / "en.ftl")
    own, junk = messages(WEB / "texts" / f"{language}.ftl")
    assert junk == []
    assert sorted(own) == sorted(english)
    words = used()
    assert [key for key in own if key not in words and not key.startswith(BUILT)] == []


def test_every_key_in_the_sources_exists() -> None:
    english, _ = messages(WEB / "texts" / "en.ftl")
    for path in WEB.rglob("*.svelte"):
        for key in re.findall(r"""\bt\(\s*["']([a-z0-9-]+)["']""", path.read_text(encoding="utf-8")):
            assert key in english, f"{path.name}: {key}"


def test_the_mark_of_the_own_seat_is_never_a_name() -> None:
    """Sentences speak of players in the third person: «(you)» only follows a name."""
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        for before in path.read_text(encoding="utf-8").split('t("seat-you")')[:-1]:
            assert before.endswith(("({", "(${")), path.name
