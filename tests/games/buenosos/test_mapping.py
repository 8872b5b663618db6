"""The framework mapping: every Red card cites ATT&CK and every Blue card CSF 2.0, with well-formed identifiers."""

from __future__ import annotations

import re
import tomllib

from contienda.games.buenosos.scenario import STANDARD

CARDS = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["card"]
REVOKED = {"T1562", "T0855"}  # by ATT&CK 19


def test_red_cards_name_tactics_and_techniques() -> None:
    red = [card for card in CARDS if card["deck"] == "red"]
    assert len(red) == 18
    for card in red:
        assert card["attack"]["tactic"], card["id"]
        assert all(re.fullmatch(r"TA0\d{3}", each) for each in card["attack"]["tactic"]), card["id"]
        techniques = card["attack"]["technique"]
        assert techniques, card["id"]
        assert all(re.fullmatch(r"T[01]\d{3}(\.\d{3})?", each) for each in techniques), card["id"]
        assert not REVOKED & set(techniques), card["id"]


def test_blue_cards_name_categories_and_keep_their_plan() -> None:
    blue = [card for card in CARDS if card["deck"] == "blue"]
    assert len(blue) == 18
    for card in blue:
        named = card["csf"]["category"]
        assert named, card["id"]
        assert all(re.fullmatch(r"(GV|ID|PR|DE|RS|RC)\.[A-Z]{2}(-\d{2})?", each) for each in named), card["id"]
        assert card["csf"]["function"] in {each[:2] for each in named}, card["id"]
        planned = card["subtype"] if card["subtype"] in ("drp", "bcp") else "none"
        assert card["csf"]["plan"].lower() in (planned, "bcp-enabler" if planned == "none" else planned), card["id"]
    plans = {card["id"]: card["subtype"] for card in blue}
    assert [id for id, kind in plans.items() if kind == "drp"] == ["B12", "B13", "B14", "B15"]
    assert [id for id, kind in plans.items() if kind == "bcp"] == ["B16", "B17", "B18"]
