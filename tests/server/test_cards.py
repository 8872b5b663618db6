"""Cards, decks, boosters and collections over HTTP: as on the command line, with one sentence per error."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contienda.games.kiberrubezh import boosters, cardtext, collection, deck
from contienda.games.kiberrubezh.collection import Collection
from contienda.games.kiberrubezh.deck import Cards
from contienda.games.kiberrubezh.game import GAME
from contienda.games.kiberrubezh.library import standard
from tests.server.harness import Person, Server

LANGUAGES = ("es", "ru", "en")
LIBRARY = standard()
FIT = "20 001\n16 002\n" + "".join(f"4 {no:03}\n" for no in (22, 23, 24, 73, 90, 98))


@pytest.fixture(scope="module")
def ana(server: Server) -> Person:
    return server.person("Ana")


def numbered(cards: dict[str, int]) -> Cards:
    return {int(no): count for no, count in cards.items()}


def checked(person: Person, text: str, **rest: object) -> Any:
    return person.post("/api/decks/check", {"text": text, **rest})


# --- cards and decks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_as_the_rules_have_it(ana: Person, language: str) -> None:
    told = ana.get("/api/cards", lang=language)
    assert [each["no"] for each in told] == list(LIBRARY)
    for each, card in zip(told, LIBRARY.values(), strict=True):
        assert each["names"] == card.names
        assert each["text"] == cardtext.printed(card, language)
        assert each["help"] == GAME.forms("card", f"{card.no:03}", language)["help"]
        assert each["kind_name"] == cardtext.texts(language)(f"kind_of_card-{card.kind}")
        assert (each["kind"], each["base"]) == (card.kind.removeprefix("base_"), card.no in (1, 2))
        assert (each["category"], each["categories"], each["blocks"]) == (card.category, card.categories, card.blocks)
        assert (tuple(each["requires"]), tuple(each["provides"])) == (card.requires, card.provides)
        assert each["rarity"] == card.rarity


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decks_of_the_game_are_texts_that_can_be_read_back(ana: Person, language: str) -> None:
    told = ana.get("/api/decks", lang=language)
    assert [each["name"] for each in told] == deck.SHIPPED
    assert len({each["title"] for each in told}) == 9
    assert len({each["plan"] for each in told}) == 7  # the samplers are of one kind
    for each in told:
        found = checked(ana, each["text"], language=language)
        assert (found["legal"], found["problems"], found["size"]) == (True, [], 60)
        assert found["title"] == each["title"]
        assert found["cards"] == each["cards"]
        assert numbered(each["cards"]) == deck.shipped()[each["name"]].cards
        assert found["written"] == each["text"]


def test_a_deck_is_written_in_the_language_asked_for(ana: Person) -> None:
    found = checked(ana, FIT, language="ru")
    assert "4 022 Компьютерный вирус" in found["written"]
    assert checked(ana, found["written"], language="es")["cards"] == found["cards"]


def test_what_an_owner_lacks_is_counted_and_base_assets_are_free(ana: Person) -> None:
    found = checked(ana, FIT, owned={"22": 1, "23": 4, "24": 9})
    assert found["legal"]
    assert numbered(found["lacks"]) == {22: 3, 73: 4, 90: 4, 98: 4}
    assert checked(ana, FIT)["lacks"] == {}


BAD = {  # a text and its error: the line, and words that must appear in every language
    "four viruses": (1, ["four viruses"]),
    "0 022": (1, ["0"]),
    "4 Nonsense": (1, ["Nonsense"]),
    "4 777": (1, ["777"]),
    "4 022 Nonsense": (1, ["022", "Nonsense"]),
    "4 022 Network worm": (1, ["022", "024", "Network worm"]),
    f"{FIT}1 022": (9, ["022", "5"]),
    "4 022": (None, ["4", "60"]),
    "": (None, []),
    f"[One]\n{FIT}[Two]\n{FIT}": (None, ["2"]),
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_deck_is_an_answer_in_three_languages(ana: Person, text: str) -> None:
    line, said = BAD[text]
    told = set()
    for language in LANGUAGES:
        found = checked(ana, text, language=language)
        assert not found["legal"]
        matching = [each["text"] for each in found["problems"] if each["line"] == line]
        assert matching
        assert all(word in matching[0] for word in said)
        assert not matching[0].startswith("deck-")
        assert "\n" not in matching[0]
        told.add(matching[0])
    assert len(told) == 3


def test_every_mistake_is_named_in_the_order_of_lines(ana: Person) -> None:
    found = checked(ana, "4 777\n\n4 022\nnonsense\n4 778\n", language="es")
    assert [each["line"] for each in found["problems"]] == [1, 4, 5, None]
    assert numbered(found["cards"]) == {22: 4}
    assert checked(ana, "nonsense")["written"] == ""


def test_a_card_is_called_by_its_name_in_the_readers_language(ana: Person) -> None:
    for language in LANGUAGES:
        problem = checked(ana, "5 022", language=language)["problems"][0]["text"]
        assert LIBRARY[22].names[language] in problem


def test_cards_are_written_as_a_deck_that_can_be_read_back(ana: Person) -> None:
    cards = {"2": 16, "1": 20, "22": 4, "24": 0}
    text = ana.post("/api/decks/write", {"title": " Red tide ", "cards": cards, "language": "es"})["text"]
    assert text.startswith("[Red tide]\n20 001 ")
    found = checked(ana, text)
    assert (found["title"], numbered(found["cards"])) == ("Red tide", {1: 20, 2: 16, 22: 4})


@pytest.mark.parametrize("way", ["random", "best"])
def test_a_suggested_deck_is_legal_and_comes_again_by_its_seed(ana: Person, way: str) -> None:
    made = [ana.post("/api/decks/suggest", {"way": way}) for _ in range(2)]
    assert made[0]["seed"] != made[1]["seed"]
    for each in made:
        text = ana.post("/api/decks/write", {"title": each["title"], "cards": each["cards"]})["text"]
        assert checked(ana, text)["legal"]
        assert ana.post("/api/decks/suggest", {"way": way, "seed": each["seed"]}) == each


@pytest.mark.parametrize("way", ["random", "best"])
@pytest.mark.parametrize("pool", [{}, {"22": 9, "24": 1, "777": 4, "1": 3}, "sealed"])
def test_a_deck_of_a_pool_holds_nothing_else(ana: Person, way: str, pool: dict[str, int] | str) -> None:
    given = boosters.opened(LIBRARY, 5, 0, 6) if isinstance(pool, str) else numbered(pool)
    for seed in range(5):
        asked = {"way": way, "seed": seed, "pool": {str(no): count for no, count in given.items()}}
        cards = numbered(ana.post("/api/decks/suggest", asked)["cards"])
        assert sum(cards.values()) == 60
        for no, count in cards.items():
            assert LIBRARY[no].base or count <= min(4, given[no])


def test_a_favourite_category_is_heeded(ana: Person) -> None:
    def share(favourite: str) -> int:
        cards = numbered(ana.post("/api/decks/suggest", {"seed": 1, "favourite": favourite})["cards"])
        return sum(count for no, count in cards.items() if LIBRARY[no].category == "tempest")

    assert share("tempest") > share("malware")


# --- boosters and collections ---------------------------------------------------------------------------------------


def test_boosters_are_those_of_the_command_line(ana: Person) -> None:
    for seed in (0, 7, 2**62, 2**63 - 1):
        found = ana.get("/api/boosters", seed=seed, first=2, count=36)
        assert found["boosters"] == [boosters.booster(LIBRARY, seed, number) for number in range(2, 38)]
        assert (found["seed"], found["first"]) == (str(seed), 2)


def test_without_a_seed_there_is_a_new_one(ana: Person) -> None:
    found = [ana.get("/api/boosters") for _ in range(2)]
    assert found[0]["seed"] != found[1]["seed"]
    for each in found:
        assert len(each["boosters"]) == 1
        assert int(each["seed"]) < 2**62  # which the command line takes too
        assert ana.get("/api/boosters", seed=each["seed"]) == each


def test_a_collection_is_the_file_the_command_line_writes(ana: Person) -> None:
    owned = Collection()
    owned.open(LIBRARY, 2**62 + 1, 3)
    owned.open(LIBRARY, 2**62 + 1, 2)
    owned.open(LIBRARY, 9, 36)
    openings = [{"seed": str(seed), "first": first, "count": count} for seed, first, count in owned.openings]
    made = ana.post("/api/collections/write", {"openings": openings})
    assert made["text"] == owned.write()
    assert numbered(made["cards"]) == owned.cards
    assert collection.read(made["text"], "mine").unexplained(LIBRARY) == {}
    found = ana.post("/api/collections/check", {"text": owned.write()})
    assert found == {"cards": made["cards"], "openings": openings, "unexplained": {}}


def test_cards_that_came_from_nowhere_are_told(ana: Person) -> None:
    owned = Collection()
    (opened,) = owned.open(LIBRARY, 5, 1)
    other = next(no for no in LIBRARY if no > 2 and no not in opened)
    owned.cards[other] = 4
    del owned.cards[opened[0]]
    found = ana.post("/api/collections/check", {"text": owned.write()})
    assert numbered(found["unexplained"]) == {other: 4, opened[0]: -1}


def opening(seed: object = "1", first: int = 0, count: int = 1) -> dict[str, object]:
    return {"seed": seed, "first": first, "count": count}


def file(*openings: dict[str, object], **rest: object) -> dict[str, object]:
    return {"text": json.dumps({"format": collection.FORMAT, "openings": openings, "cards": {}, **rest})}


REFUSED: list[tuple[str, str, object, str]] = [
    ("GET", "/api/boosters?count=37", None, "error-http-400"),
    ("GET", "/api/boosters?count=0", None, "error-http-400"),
    ("GET", "/api/boosters?first=-1", None, "error-http-400"),
    ("GET", "/api/boosters?seed=x", None, "error-http-400"),
    ("GET", f"/api/boosters?seed={2**63}", None, "error-seed"),
    ("GET", "/api/cards?lang=de", None, "error-http-400"),
    ("POST", "/api/decks/check", {"text": "x" * 20_001}, "error-http-400"),
    ("POST", "/api/decks/check", {"text": "", "owned": {"0": 1}}, "error-http-400"),
    ("POST", "/api/decks/check", {"text": "", "owned": {"1000": 1}}, "error-http-400"),
    ("POST", "/api/decks/check", {"text": "", "owned": {"5": -1}}, "error-http-400"),
    ("POST", "/api/decks/check", {"text": "", "owned": {"5": 10**9}}, "error-http-400"),
    ("POST", "/api/decks/write", {"cards": {"777": 1}}, "deck-no-number"),
    ("POST", "/api/decks/write", {"cards": {"22": 1000}}, "error-number"),
    ("POST", "/api/decks/write", {"cards": {}, "title": "x" * 81}, "error-http-400"),
    ("POST", "/api/decks/write", {"cards": {}, "title": "a]\n4 022"}, "error-deck-title"),
    ("POST", "/api/decks/write", {"cards": {}, "title": "a # b"}, "error-deck-title"),
    ("POST", "/api/decks/write", {"cards": {}, "title": "\u202e"}, "error-deck-title"),
    ("POST", "/api/decks/suggest", {"favourite": "luck"}, "error-http-400"),
    ("POST", "/api/decks/suggest", {"seed": -1}, "error-http-400"),
    ("POST", "/api/decks/suggest", {"seed": 2**53}, "error-http-400"),
    ("POST", "/api/collections/check", {"text": "nonsense"}, "error-no-collection"),
    ("POST", "/api/collections/check", {"text": "[" * 50_000}, "error-no-collection"),
    ("POST", "/api/collections/check", file(opening(1.5)), "error-no-collection"),
    ("POST", "/api/collections/check", file(opening(2**63)), "error-no-collection"),
    ("POST", "/api/collections/check", file(opening(1, 0, 10**7)), "error-no-collection"),
    ("POST", "/api/collections/check", file(opening(1, 0, 5001)), "error-collection-long"),
    ("POST", "/api/collections/check", file(*[opening(1)] * 501), "error-collection-long"),
    ("POST", "/api/collections/check", file(cards={"22": -1}), "error-no-collection"),
    ("POST", "/api/collections/write", {"openings": [opening(str(2**63))]}, "error-seed"),
    ("POST", "/api/collections/write", {"openings": [opening("1", 0, 1001)]}, "error-http-400"),
    ("POST", "/api/collections/write", {"openings": [opening("1", 0, 1000)] * 6}, "error-collection-long"),
    ("POST", "/api/collections/write", {"openings": [opening()] * 501}, "error-http-400"),
]


@pytest.mark.parametrize(("method", "path", "body", "key"), REFUSED)
def test_what_is_wrong_is_told_in_one_sentence(ana: Person, method: str, path: str, body: object, key: str) -> None:
    told = set()
    for language in LANGUAGES:
        answer = ana.ask(method, path, json=body, headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["error"]) == (400, key)
        text = answer.json()["text"]
        assert key not in text
        assert "\n" not in text
        told.add(text)
    assert len(told) == 3
