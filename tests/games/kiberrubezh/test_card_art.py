"""Pictures of cards: one for each, always the same, in three lights, drawn from what is printed."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from contienda.games.kiberrubezh import card_art, card_objects, card_signs
from contienda.games.kiberrubezh.library import Card, standard

pytestmark = pytest.mark.compiled
ROW = [0.965132, 0.070187, 0.230904, 0.201927]  # of seed 24, from the reference in TypeScript
CARDS = list(standard().values())
OWN = {
    "no": 500,
    "id": "own",
    "kind": "defence",
    "rarity": "rare",
    "name": {},
    "effects": [],
    "categories": ["crypto"],
    "blocks": 2,
}


@pytest.mark.parametrize("light", card_art.LIGHTS)
def test_every_card_has_a_picture_of_its_own(light: str) -> None:
    drawn = [card_art.card_art(card, light, "k") for card in CARDS]
    assert len(set(drawn)) == len(CARDS) == 120
    assert drawn == [card_art.card_art(card, light, "k") for card in CARDS]  # nothing but the card decides
    for picture in drawn:
        root = ElementTree.fromstring(picture)
        assert root.get("viewBox") == "0 0 200 130"
        assert "<text" not in picture
        assert not re.search(r"nan|inf|None", picture)


def test_print_is_grey() -> None:
    for card in CARDS:
        for red, green, blue in re.findall(r"#(..)(..)(..)\b", card_art.card_art(card, "print")):
            assert red == green == blue, card.id


def test_day_and_night_differ_in_colour_only() -> None:
    def shape(picture: str) -> str:
        return re.sub("#[0-9a-f]{6}", "#", picture)

    for card in CARDS:
        assert shape(card_art.card_art(card, "day")) == shape(card_art.card_art(card, "night"))


def test_every_object_is_used_and_every_recipe_can_be_drawn() -> None:
    named = {word for recipe in card_art.RECIPES for word in recipe.split("+")}
    assert len(card_art.RECIPES) == 120
    assert named <= set(card_objects.OBJECTS)
    assert set(card_objects.OBJECTS) - named <= {"bots"} | set(card_art.HEROES.values())


def test_strength_is_counted_in_the_picture() -> None:
    for card in CARDS:
        if card.kind == "attack":
            chevrons = card_art.card_art(card, "day").count("l9 7l-9 7h6l9-7l-9-7z")
            assert chevrons == min(sum(card.requires), card_art.MOST_STRENGTH), card.id


def test_a_card_of_another_library_is_drawn_from_kind_and_category() -> None:
    one, other = Card({**OWN}), Card({**OWN, "no": 501})
    assert card_art.recipe(one, "defence", "crypto") == ("shield", "key")
    assert card_art.card_art(one, "day") != card_art.card_art(other, "day")


def test_rarity_shows_in_shape_without_colour() -> None:
    shapes = {card_signs.rarity(each, low=True) for each in ("common", "uncommon", "rare", "special")}
    assert len(shapes) == 4


def test_the_seed_gives_the_row_of_numbers_the_reference_gives() -> None:
    from contienda.games.kiberrubezh.svg_tools import seeded

    r = seeded(24)
    row = [round(r(), 6) for _ in range(4)]
    assert row == ROW
