"""A collection as a file: the card counts and the openings they came from, so that they can be verified."""

from __future__ import annotations

import json

from contienda.core.errors import BadOption
from contienda.games.kiberrubezh import boosters
from contienda.games.kiberrubezh.deck import Cards, Deck, missing
from contienda.games.kiberrubezh.library import Library

FORMAT = "contienda-collection/1"
MOST = 1_000_000  # boosters of a seed, or copies of a card


class Collection:
    """Cards a player owns; base assets are free and not counted (L.5)."""

    def __init__(self) -> None:
        self.cards: Cards = {}
        self.openings: list[tuple[int, int, int]] = []  # seed, first booster, how many

    def open(self, library: Library, seed: int, count: int) -> list[list[int]]:
        """Open the next boosters of a seed; return the cards of each."""
        first = sum(each[2] for each in self.openings if each[0] == seed)
        found = [boosters.booster(library, seed, number) for number in range(first, first + count)]
        for cards in found:
            boosters.add(self.cards, cards)
        self.openings.append((seed, first, count))
        return found

    def given(self, library: Library) -> Cards:
        """The cards the openings gave."""
        found: Cards = {}
        for seed, first, count in self.openings:
            for no, copies in boosters.opened(library, seed, first, count).items():
                found[no] = found.get(no, 0) + copies
        return found

    def unexplained(self, library: Library) -> Cards:
        """Numbers whose count differs from what the openings gave; empty if the file is honest."""
        wanted = self.given(library)
        numbers = set(wanted) | set(self.cards)
        return {
            no: self.cards.get(no, 0) - wanted.get(no, 0)
            for no in sorted(numbers)
            if self.cards.get(no, 0) != wanted.get(no, 0)
        }

    def lacks(self, deck: Deck, library: Library) -> Cards:
        """The cards a deck needs that the collection lacks."""
        return missing(deck, self.cards, library)

    def write(self) -> str:
        openings = [{"seed": seed, "first": first, "count": count} for seed, first, count in self.openings]
        cards = {f"{no:03}": self.cards[no] for no in sorted(self.cards)}
        return json.dumps({"format": FORMAT, "openings": openings, "cards": cards}, indent=1) + "\n"


def read(text: str, file: str) -> Collection:
    """Read a collection file and list its errors."""
    found = Collection()
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ValueError
        for each in data["openings"]:
            seed = number(each["seed"], 2**boosters.SEED_BITS - 1)
            found.openings.append((seed, number(each["first"]), number(each["count"])))
        found.cards = {number(int(no)): number(count) for no, count in data["cards"].items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadOption("error-collection", file=file) from None
    return found


def number(value: object, most: int = MOST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value
