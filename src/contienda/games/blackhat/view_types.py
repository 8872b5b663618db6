"""What a view of Black Hat holds, as declared types."""

from __future__ import annotations

from typing import Literal, TypedDict

Hold = Literal["free", "locked", "trapped", "jailed"]


class Laid(TypedDict):
    """What one player has laid in a trick."""

    player: int
    cards: list[str]


class LastTrick(TypedDict):
    """The trick won last, in the order of play."""

    leader: int
    winner: int
    plays: list[Laid]


class Robot(TypedDict):
    """The Robot's number as a player, and the seat that decides for it."""

    player: int
    controller: int | None


class Picking(TypedDict):
    """A play that is being put together."""

    rank: str
    count: int | None


class Corner(TypedDict):
    """One space of a tile."""

    kind: str
    value: int


class Subject(TypedDict, total=False):
    """What the pending decision is about."""

    cards: int  # still to take
    player: int
    pawn: str
    space: str
    sign: Literal["raise", "lower"]
    tile: str
    corners: list[Corner]


class Pawn(TypedDict):
    """One pawn; a jailed one stands nowhere."""

    id: str
    space: str | None
    held: Hold


# `in` is a word of Python: only this form can name it.
Player = TypedDict(
    "Player",
    {
        "robot": bool,
        "in": bool,
        "hand": list[str] | None,  # for who may see it
        "hand_size": int,
        "known": list[str],  # cards everybody knows to be in the hand
        "total": int,
        "last_round": int,
        "status": int | None,
        "pawns": list[Pawn],
    },
)


class Space(TypedDict):
    """A space and what it is worth now."""

    id: str
    kind: str
    value: int
    marker: int


class Where(TypedDict):
    """Where a space lies (column and row of its cells), and where its complete arrows lead."""

    id: str
    cells: list[list[int]]
    place: str | None
    to: list[str]


class Place(TypedDict):
    """A place for tiles: the face that lies there, or none (what is printed)."""

    id: str
    tile: str | None
    spaces: list[str]


class LooseHalf(TypedDict):
    """A half arrow that finds no other half."""

    space: str
    side: str
    direction: Literal["in", "out"]


class Sketch(TypedDict):
    """What follows from the faces on the board alone."""

    layout: list[Where]
    places: list[Place]
    loose_halves: list[LooseHalf]
    supply: list[str]


class Tracer(TypedDict):
    """Where it stands: on its own track (`track-0`, `track-1`) or on a space."""

    active: bool
    space: str
    came_from: str | None


class Asset(TypedDict):
    """The Critical Asset's tile, once turned, and those that can still lie there."""

    tile: str | None
    left: list[str]


class About(TypedDict):
    """Which optional rules are in force."""

    half_hands: bool
    halved: bool
    tracer: bool
    secret_asset: bool
    celebrity: bool
    deck: int
    markers: int


class BlackHatView(Sketch):
    """The whole table."""

    round: int
    trick_number: int
    step: str
    actor: int | Literal["chance"] | None
    deciding_for: int | None  # the player the actor decides for: himself, or the Robot
    dealer: int | None
    leader: int | None
    winner_of_trick: int | None
    winning: int | None
    robot: Robot | None
    hand_size: int
    trick: list[Laid]
    last_trick: LastTrick | None
    picking: Picking | None
    subject: Subject | None
    players: list[Player]
    deck: int
    discards: list[str]
    spaces: list[Space]
    markers_left: int
    tracer: Tracer | None
    asset: Asset | None
    about: About
    winners: list[int]
    ending: str | None
