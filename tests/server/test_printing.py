"""Printing over HTTP: what is offered, sheets to look at, the file, pictures of cards, and what is refused."""

from __future__ import annotations

import pytest

from contienda.core import registry
from tests.press import pdf
from tests.server.harness import Person, Server


@pytest.fixture(scope="module")
def ana(server: Server) -> Person:
    server.hub.printer.intake.patience = 120.0
    return server.person("Ana")


def test_every_game_offers_what_it_can_print(ana: Person) -> None:
    games = {each["id"]: each["prints"] for each in ana.get("/api/games")}
    assert set(games) == set(registry.OURS)
    for game in games:
        offer = ana.get(f"/api/games/{game}/print", lang="es")
        assert bool(offer["groups"]) == games[game]
        assert all(each["name"] for each in offer["groups"])
    decks = ana.get("/api/games/kiberrubezh/print", lang="ru")["decks"]
    assert {"id": "bastion", "name": "Бастион"} in decks


def test_a_file_is_made_and_kept(ana: Person, server: Server) -> None:
    order = {"what": ["events"], "language": "es", "paper": "letter"}
    made = ana.http.post("/api/games/buenosos/print", json=order)
    assert made.status_code == 200
    assert made.headers["content-type"] == "application/pdf"
    assert made.headers["content-disposition"] == 'attachment; filename="buenosos-events-es-letter.pdf"'
    assert pdf.faults(made.content, "es") == []
    again = ana.http.post("/api/games/buenosos/print", json=order)
    assert again.content == made.content
    assert len(server.hub.printer.kept) == 1


def test_the_first_sheets_can_be_seen(ana: Person) -> None:
    shown = ana.post("/api/games/kiberrubezh/print/preview", {"what": ["deck"], "deck": "bastion", "language": "ru"})
    assert shown["pages"] == 14
    assert len(shown["sheets"]) == 6
    assert all(each.startswith("data:image/png;base64,iVBOR") for each in shown["sheets"])


def test_a_picture_of_a_card_is_the_one_in_print(ana: Person) -> None:
    from contienda.games.kiberrubezh.card_art import card_art
    from contienda.games.kiberrubezh.library import standard

    found = ana.http.get("/api/games/kiberrubezh/art/024.svg", params={"light": "night"})
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert found.headers["cache-control"] == "private, max-age=86400"
    assert found.text == card_art(standard()[24], "night")
    for wrong in ("999.svg", "abc.svg", "-1"):
        assert ana.http.get(f"/api/games/kiberrubezh/art/{wrong}").status_code == 404


@pytest.mark.parametrize(
    ("game", "order", "key"),
    [
        ("buenosos", {"what": ["nonsense"]}, "error-press-group"),
        ("buenosos", {"scenario": "format = ["}, "error-scenario"),
        ("kiberrubezh", {"deck": "no such deck"}, "error-press-deck"),
        ("kiberrubezh", {"deck": "4 001\n4 999\n"}, "error-deck-line"),
        ("kiberrubezh", {"what": ["library"], "library": "format = 1\n[[card]]\nno = 1"}, "error-cards"),
    ],
)
def test_a_bad_order_is_refused_in_one_sentence(ana: Person, game: str, order: dict[str, object], key: str) -> None:
    answer = ana.http.post(f"/api/games/{game}/print", json={"language": "en", **order})
    assert answer.status_code == 400
    assert answer.json()["error"] == key


def test_orders_with_unknown_words_are_not_valid(ana: Person) -> None:
    for order in ({"paper": "a0"}, {"ink": "gold"}, {"language": "fr"}, {"what": "all"}, {"more": 1}):
        assert ana.http.post("/api/games/buenosos/print", json=order).status_code == 400
    assert ana.http.post("/api/games/nothing/print", json={}).status_code == 404
