"""Every card of the library has its own test and its approved text."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh.cardtext import printed
from contienda.games.kiberrubezh.library import standard
from tests.games.kiberrubezh import test_asset_cards, test_attack_cards, test_defence_cards, test_event_cards
from tests.games.kiberrubezh.cards import SHOWN

LIBRARY = standard()
PRINTED = tomllib.loads((Path(__file__).parent / "printed.toml").read_text(encoding="utf-8"))
SHOWING = (test_asset_cards, test_attack_cards, test_defence_cards, test_event_cards)


@pytest.mark.clause("kiberrubezh", "12.1", "12.3")
def test_every_card_has_a_test_of_its_own() -> None:
    assert all(any(hasattr(each, test) for each in SHOWING) for test in SHOWN.values())
    assert sorted(SHOWN) == sorted(LIBRARY) == list(range(1, 121))
    rarities = [card.rarity for card in LIBRARY.values()]
    assert [rarities.count(each) for each in e.RARITY_NAMES] == [47, 43, 22, 8]


@pytest.mark.parametrize("language", ["ru", "en", "es"])
@pytest.mark.parametrize("no", list(LIBRARY), ids=[f"{no:03}" for no in LIBRARY])
def test_the_printed_text_is_the_approved_one(no: int, language: str) -> None:
    assert printed(LIBRARY[no], language) == PRINTED.get(f"{no:03}", {}).get(language, "")
