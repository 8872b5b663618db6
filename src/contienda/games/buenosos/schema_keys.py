"""What a key of a scenario file may hold, and the keys that many primitives share."""

from __future__ import annotations

from contienda.games.buenosos.constants import SUBTYPE_NAMES

NUMBER = "number"
SWITCH = "switch"
TEXT = "text"
TEXTS = "texts"  # a list of them
NAMES = "names"  # in three languages
WORD = "word"  # one of a set of words
WORDS = "words"
SERVICE = "service"
SERVICES = "services"
ON = "on"  # "target", or a list of services
CARD = "card"
CARDS = "cards"
ANYTHING = "anything"  # checked elsewhere or not at all

SIDE_NAMES = ["red", "blue"]


class Key:
    """What a key may hold."""

    def __init__(
        self, kind: str, low: int = 0, high: int = 0, words: list[str] | None = None, needed: bool = False
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.words = words if words is not None else []
        self.needed = needed


Keys = dict[str, Key]


def whole(low: int, high: int, needed: bool = False) -> Key:
    return Key(NUMBER, low, high, needed=needed)


def word(*words: str, needed: bool = True) -> Key:
    return Key(WORD, words=list(words), needed=needed)


def words(*known: str, needed: bool = True) -> Key:
    return Key(WORDS, words=list(known), needed=needed)


SUBJECT = Key(ON, needed=True)
POINTS = whole(1, 50, needed=True)
USES = whole(1, 50)
SIDE = word(*SIDE_NAMES)
SUBTYPE = word(*SUBTYPE_NAMES[:-1], needed=False)
STANDS = word("turn", "guard", "game")
WHICH: Keys = {"subtype": SUBTYPE, "card": Key(CARD)}  # exactly one of the two
