"""What goes over HTTP of cards, decks, boosters, collections and rooms of Киберрубеж."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from contienda.i18n.languages import Language
from contienda.table.setup import Name

MOST_BOOSTERS = 36  # opened at once
MOST_OPENINGS = 500  # in a collection
MOST_TEXT = 20_000  # characters of a deck
Category = Literal["malware", "dos", "intrusion", "tempest", "crypto"]
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=999)]
Given = Annotated[dict[CardNumber, Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]], msgspec.Meta(max_length=999)]
Cards = dict[int, int]  # number -> copies
DeckText = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class CardInfo(msgspec.Struct):
    """A card as it is printed, in the language asked for."""

    no: int
    names: dict[str, str]  # by language
    kind: Literal["asset", "attack", "defence", "event"]
    kind_name: str
    base: bool  # free and unlimited in every deck
    category: str  # of an attack, else ""
    categories: list[str]  # a measure blocks these; any if there are none
    rarity: Literal["common", "uncommon", "rare", "special"]
    rarity_name: str
    requires: list[int]  # attack, defence
    provides: list[int]
    blocks: int
    text: str  # what it does
    help: str  # all about it in one line


class DeckInfo(msgspec.Struct):
    """A deck that comes with the game."""

    name: str
    title: str
    plan: str
    text: str
    cards: Cards


class CheckDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as text, and what its owner has, if that matters."""

    text: DeckText
    language: Language = "en"
    owned: Given | None = None


class DeckProblem(msgspec.Struct):
    """What is wrong in a line, or with the whole."""

    line: int | None
    text: str


class DeckCheck(msgspec.Struct):
    """A deck that was read, and everything that is wrong with it."""

    title: str
    cards: Cards
    size: int
    legal: bool
    problems: list[DeckProblem]
    lacks: Cards  # what the owner does not have
    written: str  # as it is written here; "" if it cannot be read


class WriteDeck(msgspec.Struct, forbid_unknown_fields=True):
    """Cards to be written as a deck."""

    cards: Given
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Language = "en"


class DeckWritten(msgspec.Struct):
    """A deck as plain text."""

    text: str


class SuggestDeck(msgspec.Struct, forbid_unknown_fields=True):
    """Which deck is wanted: of a pool or (null) of all cards, around a category if one is named."""

    pool: Given | None = None
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None = None
    favourite: Category | Literal[""] = ""
    way: Literal["random", "best"] = "best"


class DeckSuggested(msgspec.Struct):
    """A legal deck; the same pool, seed and wish give it again."""

    title: str
    cards: Cards
    seed: int


class Boosters(msgspec.Struct):
    """Boosters of a seed, each with its cards, the rarest last."""

    seed: str  # a JavaScript number is too small for it
    first: int
    boosters: list[list[int]]


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """Boosters of a seed that were opened: from which on, and how many."""

    seed: Annotated[str, msgspec.Meta(max_length=19, pattern=r"^[0-9]{1,19}$")]
    first: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)]


Openings = Annotated[list[Opening], msgspec.Meta(max_length=MOST_OPENINGS)]


class CheckCollection(msgspec.Struct, forbid_unknown_fields=True):
    """A collection as the text of its file."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class CollectionCheck(msgspec.Struct):
    """A collection that was read, and where its cards are not what its openings gave."""

    cards: Cards
    openings: list[Opening]
    unexplained: Cards  # how many too many (or, below zero, too few)


class WriteCollection(msgspec.Struct, forbid_unknown_fields=True):
    """Openings to be written as a collection."""

    openings: Openings


class CollectionWritten(msgspec.Struct):
    """A collection as the text of its file: what its openings gave."""

    text: str
    cards: Cards


# --- rooms ----------------------------------------------------------------------------------------------------------

Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class CreateRoom(msgspec.Struct, forbid_unknown_fields=True):
    """How two come to a duel: with decks of their own, of six boosters each, or drafted."""

    kind: Literal["duel", "sealed", "draft"]
    opponent: Literal["person", "bot"] = "person"
    language: Language = "en"
    owned_only: bool = False  # decks are of what their owners have opened
    name: Name = ""


class JoinRoom(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a room, and the name of whoever comes."""

    code: Annotated[str, msgspec.Meta(max_length=12)]
    name: Name = ""


class PickCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card of the booster in hand, and the version of the room it was chosen in."""

    card: CardNumber
    version: Version


class SubmitDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as text; where only owned cards may be played, also the openings they came from."""

    text: DeckText
    version: Version
    openings: Openings = []


class RoomOpponent(msgspec.Struct):
    """The other one, as far as he may be known."""

    kind: Literal["person", "bot"]
    name: str
    here: bool
    ready: bool  # his deck is in


class RoomDraft(msgspec.Struct):
    """The booster in hand; both choose at the same time."""

    round: int  # from 1
    rounds: int
    pack: list[int]
    chosen: bool  # you have chosen, the other has not
    left: int  # picks of yours still to come


class RoomTable(msgspec.Struct):
    """The table of the duel, and the way to one's own seat there."""

    id: str
    link: str


class RoomView(msgspec.Struct):
    """A room as one of the two may see it."""

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
    pool: Cards | None  # yours; in a duel anything goes
    draft: RoomDraft | None
    boosters: list[list[int]]  # yours, in sealed play
    deck: str  # yours, once it is in
    table: RoomTable | None
