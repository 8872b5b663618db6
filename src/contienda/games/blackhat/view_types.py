"""The declared types of a Black Hat view."""

from __future__ import annotations

from typing import Literal, TypedDict

Hold = Literal["free", "locked", "trapped", "jailed"]


class Laid(TypedDict):
    """One player's cards in a trick."""

    player: int
    cards: list[str]


class LastTrick(TypedDict):
    """The last trick, in the order of play."""

    leader: int
    winner: int
    plays: list[Laid]


class Robot(TypedDict):
    """The Robot's number as a player, and the seat that decides for it."""

    player: int
    controller: int | None


class Picking(TypedDict):
    """A play being chosen."""

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
    """One pawn; a jailed one is on no space."""

    id: str
    space: str | None
    held: Hold


# `in` is a Python keyword, so this form is needed.
Player = TypedDict(
    "Player",
    {
        "robot": bool,
        "in": bool,
        "hand": list[str] | None,  # only for viewers who may see it
        "hand_size": int,
        "known": list[str],  # cards everybody knows are in the hand
        "total": int,
        "last_round": int,
        "status": int | None,
        "pawns": list[Pawn],
    },
)


class Space(TypedDict):
    """A space and its current value."""

    id: str
    kind: str
    value: int
    marker: int


class Where(TypedDict):
    """Where a space is (column and row of its cells) and where its complete arrows lead."""

    id: str
    cells: list[list[int]]
    place: str | None
    to: list[str]


class Place(TypedDict):
    """A place for tiles: the face on it, or null if only the printed one shows."""

    id: str
    tile: str | None
    spaces: list[str]


class LooseHalf(TypedDict):
    """A half arrow without a matching half."""

    space: str
    side: str
    direction: Literal["in", "out"]


class Sketch(TypedDict):
    """What depends only on the faces on the board."""

    layout: list[Where]
    places: list[Place]
    loose_halves: list[LooseHalf]
    supply: list[str]


class Tracer(TypedDict):
    """Where it is: on its own track (`track-0`, `track-1`) or on a space."""

    active: bool
    space: str
    came_from: str | None


class Asset(TypedDict):
    """The Critical Asset's tile, once turned up, and the tiles that may still be there."""

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
    deciding_for: int | None  # the player the actor decides for: themselves or the Robot
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
