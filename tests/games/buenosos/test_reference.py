"""The page of scenario keys matches the schema."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from contienda.games.buenosos import scenario_schema as schema
from contienda.games.buenosos import schema_keys
from tests.games.buenosos import reference

PAGE = Path(__file__).parents[3] / "docs" / "buenosos-scenarios.md"


def test_the_page_is_fresh() -> None:
    if os.environ.get("CONTIENDA_REWRITE"):
        PAGE.write_text(reference.page(), encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == reference.page()


def test_every_table_of_the_schema_is_on_the_page() -> None:
    tables = [each for each in vars(schema).values() if isinstance(each, dict) and is_keys(each)]
    shown = [keys for _, keys, _, _ in reference.SECTIONS]
    missing = [list(each) for each in tables if each not in (*shown, schema.PARAMS, schema_keys.WHICH)]
    assert missing == []
    assert list(reference.OPS) == list(schema.OPS)


def is_keys(found: dict[object, object]) -> bool:
    return bool(found) and all(isinstance(each, schema_keys.Key) for each in found.values())


def test_links_lead_to_headings() -> None:
    page = reference.page()
    headings = {each.lower().replace(" ", "-") for each in re.findall(r"^#+ (.+)$", page, re.MULTILINE)}
    assert set(re.findall(r"\(#([^)]+)\)", page)) <= headings


def test_a_new_key_must_be_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(schema.TARGET, "colour", schema_keys.Key(schema_keys.TEXT))
    with pytest.raises(ValueError, match="target: describe exactly these keys"):
        reference.page()
