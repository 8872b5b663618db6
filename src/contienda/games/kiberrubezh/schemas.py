"""HTTP schemas for the cards, decks, boosters, collections and rooms of Киберрубеж."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.i18n.languages import Language
from contienda.table.setup import Name

MOST_BOOSTERS = 36  # per request
MOST_OPENINGS = 500  # per collection
MOST_TEXT = 20_000  # characters per deck
Category = Literal["malware", "dos", "intrusion", "tempest", "crypto"]
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=999)]
Given = Annotated[dict[CardNumber, Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]], msgspec.Meta(max_length=999)]
Cards = dict[int, int]  # number -> copies
DeckText = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class CardInfo(msgspec.Struct):
    """A card as printed, in the requested language."""

    no: int
    names: dict[str, str]  # by language
    kind: Literal["asset", "attack", "defence", "event"]
    kind_name: str
    base: bool  # free and unlimited in every deck
    category: str  # of an attack, else ""
    categories: list[str]  # what a measure blocks; empty for any
    rarity: Literal["common", "uncommon", "rare", "special"]
    rarity_name: str
    requires: list[int]  # attack, defence
    provides: list[int]
    blocks: int
    text: str  # what it does
    help: str  # everything about it in one line


class DeckInfo(msgspec.Struct):
    """A built-in deck."""

    name: str
    title: str
    plan: str
    text: str
    cards: Cards


class CheckDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as text, and the cards its owner has, if they matter."""

    text: DeckText
    language: Language = "en"
    owned: Given | None = None


class DeckProblem(msgspec.Struct):
    """An error in a line or in the whole deck."""

    line: int | None
    text: str


class DeckCheck(msgspec.Struct):
    """A parsed deck with all its errors."""

    title: str
    cards: Cards
    size: int
    legal: bool
    problems: list[DeckProblem]
    lacks: Cards  # cards the owner does not have
    written: str  # in standard form; "" if it cannot be read


class WriteDeck(msgspec.Struct, forbid_unknown_fields=True):
    """Cards to write as a deck."""

    cards: Given
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Language = "en"


class DeckWritten(msgspec.Struct):
    """A deck as plain text."""

    text: str


class SuggestDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a deck: from a pool or (null) from all cards, around a category if given."""

    pool: Given | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    favourite: Category | Literal[""] = ""
    way: Literal["random", "best"] = "best"


class DeckSuggested(msgspec.Struct):
    """A legal deck; the same pool, seed and request give it again."""

    title: str
    cards: Cards
    seed: int


class Boosters(msgspec.Struct):
    """The boosters of a seed, each with its cards, the rarest last."""

    seed: str  # a string: too large for a JavaScript number
    first: int
    boosters: list[list[int]]


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """Opened boosters of a seed: the first one and how many."""

    seed: Annotated[str, msgspec.Meta(max_length=19, pattern=r"^[0-9]{1,19}$")]
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)]


Openings = Annotated[list[Opening], msgspec.Meta(max_length=MOST_OPENINGS)]


class CheckCollection(msgspec.Struct, forbid_unknown_fields=True):
    """A collection as the text of its file."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class CollectionCheck(msgspec.Struct):
    """A parsed collection, and the cards its openings do not explain."""

    cards: Cards
    openings: list[Opening]
    unexplained: Cards  # surplus copies (negative: missing ones)


class WriteCollection(msgspec.Struct, forbid_unknown_fields=True):
    """Openings to write as a collection."""

    openings: Openings


class CollectionWritten(msgspec.Struct):
    """A collection as the text of its file: what its openings gave."""

    text: str
    cards: Cards


# --- rooms ----------------------------------------------------------------------------------------------------------

Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class CreateRoom(msgspec.Struct, forbid_unknown_fields=True):
    """How a duel starts: with constructed decks, six boosters each, or a draft."""

    kind: Literal["duel", "sealed", "draft"]
    opponent: Literal["person", "bot"] = "person"
    language: Language = "en"
    owned_only: bool = False  # decks may use only cards their owners have opened
    name: Name = ""


class JoinRoom(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a room, and the name of the player who joins."""

    code: Annotated[str, msgspec.Meta(max_length=12)]
    name: Name = ""


class PickCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card of your booster, and the version of the room in which you chose it."""

    card: CardNumber
    version: Version


class SubmitDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as text and, if only owned cards are allowed, the openings they came from."""

    text: DeckText
    version: Version
    openings: Openings = []


class RoomOpponent(msgspec.Struct):
    """The opponent, as far as you may know them."""

    kind: Literal["person", "bot"]
    name: str
    here: bool
    ready: bool  # whether their deck is in


class RoomDraft(msgspec.Struct):
    """Your booster; both players choose at the same time."""

    round: int  # from 1
    rounds: int
    pack: list[int]
    chosen: bool  # you have chosen, the opponent has not
    left: int  # your remaining picks


class RoomTable(msgspec.Struct):
    """The table of the duel, and the link to your own seat there."""

    id: str
    link: str


class RoomView(msgspec.Struct):
    """A room as your seat may see it."""

    id: str
    code: str
    kind: Literal["duel", "sealed", "draft"]
    owned_only: bool
    language: Language
    version: int
    seat: int
    stage: Literal["waiting", "picking", "building", "ready"]
    opponent: RoomOpponent
    commitment: str  # the hash of the seed
    seed: str | None  # once both decks are in
    pool: Cards | None  # yours; null if all cards are allowed
    draft: RoomDraft | None
    boosters: list[list[int]]  # yours, in sealed play
    deck: str  # yours, once it is in
    table: RoomTable | None
