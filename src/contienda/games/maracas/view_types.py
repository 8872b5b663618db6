"""The types of a view of Maracas: what goes over the wire."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Actor = int | Literal["chance"] | None


class Question(TypedDict, total=False):
    """The subject of the step: a place, a stack, a counter, how many are left."""

    side: int
    left: int | None
    counter: str
    hits: int
    back: bool
    stack: int
    place: str
    type: str
    tens: int
    passes: int
    areas: list[str]
    taken: int


class Totals(TypedDict):
    """Totals without chits; None for what the viewer cannot know."""

    own: int | None
    against: int | None
    open: int | None  # the part of a hidden total that everybody knows
    random: str | None  # the rating of the chit drawn against the mission
    second: int | None  # the side's total in the second comparison of an Ambush (6.13d)
    own_chits: int  # how many chits the side may add from its hand
    against_chits: int  # how many the enemy may add


class Offer(TypedDict):
    """A choice about a mission, with the totals it would compare."""

    code: int
    totals: Totals | None


class Kind(TypedDict):
    """A number of counters of one kind."""

    kind: str
    n: int


class Counters(Kind):
    """Counters that look alike."""

    hits: int
    back: bool
    up: bool


class Planned(Counters):
    """Counters to be recovered, healed, withdrawn, gained or lost, with their current place."""

    place: str


class Area(TypedDict):
    """An Area; `counters` are those of the Area itself: Informants and everything not in a stack."""

    id: str
    pn: int
    tm: int
    loc: bool
    objective: bool
    iu: list[int]
    sabotage: int
    criminals: int
    nsm: int
    terror: bool
    new_terror: bool
    frozen: bool
    activated: bool
    rewarded: bool
    tries: list[int]
    informants: int
    counters: list[list[Counters]]
    underground: int
    remembered: list[Kind]


class Stack(TypedDict):
    """A stack; `hidden` counters are face down: viewers who may see them find them in `counters`."""

    id: int
    side: int
    place: str
    where: str
    counters: list[Counters]
    hidden: int
    acted: bool
    moved: bool
    ambushed: bool
    barred: bool
    told: dict[str, int] | None


class Plan(TypedDict):
    """A secret decision of a segment in which both decide at once, not yet revealed."""

    counters: list[Planned]
    bought: list[str]
    spent: int
    own_chit: str | None
    hq_chit: str | None
    price: int | None


class Boxes(TypedDict):
    """The Unit Box; only the Insurgent sees the contents of their Available section."""

    available: list[Counters]
    qrf: list[Counters]
    disrupted: list[Counters]
    recruits: int | None


class Side(TypedDict):
    """A side's books; None for what is secret."""

    tp_max: int
    tp: int
    advantages: int
    hand_size: int
    hand: list[str] | None
    absent: list[str]
    played: list[str] | None
    uses_advantage: bool | None
    strategy: int | None
    vp: int | None
    wait: int | None
    plan: Plan | None
    boxes: Boxes


class Mission(TypedDict, total=False):
    """The current mission; before its declaration others see at most its stack."""

    side: int
    stack: int
    mission: str | None
    target: int | str | None  # a stack number, an Area, or a target other than a stack
    unit: str | None
    bombers: int
    random: str | None
    declared: bool
    totals: NotRequired[Totals | None]


class Hits(TypedDict):
    """Hits still to be assigned."""

    stack: int
    left: int
    loser: bool


class MaracasView(TypedDict):
    """The whole table."""

    turn: int
    last_turn: int
    level: int
    step: str
    actor: Actor
    event: str | None
    column: int | None
    active: str | None
    chit: str | None
    cup: int
    iu_left: int
    irregulars_left: int
    forces: dict[str, int] | None
    pool: dict[str, int]
    areas: list[Area]
    stacks: list[Stack]
    sides: list[Side]
    mission: Mission | None
    hits: list[Hits]
    asking: Question | None
    offers: list[Offer]
    winner: int | None
    ending: str | None
