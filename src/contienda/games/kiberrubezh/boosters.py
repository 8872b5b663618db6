"""Boosters with the published odds from a seed, so that you can verify them; sealed pools, the draft (L.5 to L.8)."""

from __future__ import annotations

from collections.abc import Callable

from contienda.core.rng import Rng
from contienda.games.kiberrubezh.deck import Cards
from contienda.games.kiberrubezh.library import Library

COMMON, UNCOMMON = 7, 3
SPECIAL_ONE_IN = 8  # one in this many boosters has a special instead of the rare
SIZE = COMMON + UNCOMMON + 1
SEALED = 6  # boosters each player opens in sealed play
DRAFTED = 4  # boosters each player opens in a draft for two
SEED_BITS = 63  # of the seed of an opening
Deal = Callable[[int], list[int]]  # a booster by its number


def pool(library: Library, rarity: str) -> list[int]:
    """The card numbers of a rarity in boosters, which contain no base assets."""
    return [card.no for card in library.values() if card.rarity == rarity and not card.base]


def booster(library: Library, seed: int, number: int) -> list[int]:
    """Booster number 0, 1, 2 … of a seed: eleven different cards, the rarest last."""
    return drawn(library, Rng(seed, number))


def drawn(library: Library, rng: Rng) -> list[int]:
    """A booster drawn from a generator."""
    found = picked(pool(library, "common"), COMMON, rng)
    found += picked(pool(library, "uncommon"), UNCOMMON, rng)
    best = "special" if rng.below(SPECIAL_ONE_IN) == 0 else "rare"
    return found + picked(pool(library, best), 1, rng)


def picked(numbers: list[int], count: int, rng: Rng) -> list[int]:
    """A random selection of these numbers without repetition."""
    left = list(numbers)
    found = []
    for _ in range(count):
        found.append(left.pop(int(rng.below(len(left)))))
    return sorted(found)


def opened(library: Library, seed: int, first: int, count: int) -> Cards:
    """The contents of this many boosters together."""
    return together([booster(library, seed, number) for number in range(first, first + count)])


def add(cards: Cards, numbers: list[int]) -> None:
    for no in numbers:
        cards[no] = cards.get(no, 0) + 1


def of_seed(library: Library, seed: int) -> Deal:
    return lambda number: booster(library, seed, number)


def sealed(deal: Deal, seat: int) -> list[list[int]]:
    """The boosters a seat opens in sealed play."""
    return [deal(seat * SEALED + number) for number in range(SEALED)]


def together(boosters: list[list[int]]) -> Cards:
    """The contents of some boosters, counted by number."""
    found: Cards = {}
    for each in boosters:
        add(found, each)
    return found


class Draft:
    """A draft for two: both take a card from their booster, then swap boosters, until they are empty."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.round = 0
        self.taken: list[Cards] = [{}, {}]
        self.packs: list[list[int]] = [[], []]
        self.next_round()

    def next_round(self) -> None:
        for seat in range(2):
            self.packs[seat] = self.deal(self.round * 2 + seat)

    @property
    def over(self) -> bool:
        return self.round == DRAFTED

    def take(self, first: int, second: int) -> None:
        """Each seat takes a card from the booster it holds."""
        for seat, no in enumerate((first, second)):
            self.packs[seat].remove(no)
            add(self.taken[seat], [no])
        self.packs.reverse()
        if not self.packs[0]:
            self.round += 1
            if not self.over:
                self.next_round()
