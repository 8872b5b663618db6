"""A table of ¡Misiles, Ahora! for tests: positions arranged by name, play in words, events as text.

Arranging writes on the sheets directly; playing goes only through `State.apply`, and an audit of the position follows
every action.
"""

from __future__ import annotations

from typing import cast

from contienda.core.errors import IllegalAction
from contienda.core.events import Event, Recorder
from contienda.core.state import CHANCE, OVER
from contienda.games.misiles._steps import DECISION, END, START
from contienda.games.misiles.constants import ELEMENTS, NAMES
from contienda.games.misiles.game import GAME
from contienda.games.misiles.state import Misiles

FACTS = {fact.kind: fact for fact in GAME.events}


class Table:
    """A game in its setup, until a position is arranged."""

    def __init__(self, seats: int = 2, preset: str = "standard", **options: object) -> None:
        self.state = cast(Misiles, GAME.start(seats, GAME.resolve(preset, options)))
        self.listen()

    # --- arranging --------------------------------------------------------------------------------------------------

    def sheet(
        self,
        seat: int,
        complete: dict[str, int] | None = None,
        parts: dict[str, int] | None = None,
        wall: bool = False,
        clock: int = 0,
    ) -> Table:
        """Set the whole sheet: what is not named is not marked."""
        for element, name in enumerate(NAMES):
            self.state.complete[seat * ELEMENTS + element] = (complete or {}).get(name, 0)
            self.state.parts[seat * ELEMENTS + element] = (parts or {}).get(name, 0)
        if wall != self.state.walled(seat):
            self.state.walls ^= 2**seat
        self.state.clock[seat] = clock
        return self

    def begin(self, seat: int) -> Table:
        """Go to the start of that seat's turn: wall, clock and dice come next."""
        self.clear()
        self.state.push(START, seat)
        self.state.settle()
        return self

    def turn_of(self, seat: int) -> Table:
        """Go past that seat's collection: it decides between attack and search."""
        self.clear()
        self.state.active = seat
        self.state.turn = 1
        self.state.push(END)
        self.state.push(DECISION)
        self.state.settle()
        return self

    def clear(self) -> None:
        """Drop pending steps and forget the events so far."""
        while self.state.depth > 0:
            self.state.pop()
        self.listen()

    def listen(self) -> None:
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        self.heard = 0

    # --- playing ----------------------------------------------------------------------------------------------------

    def do(self, verb: str, *values: int) -> Table:
        self.state.apply(GAME.vocabulary.code(verb, list(values)))
        assert self.state.audit() == []
        return self

    def roll(self, *dice: int) -> Table:
        return self.do("roll", *sorted(dice))

    def collect(self, cost: int, parts: int) -> Table:
        return self.do("collect", cost, parts)

    def reroll_pair(self, *dice: int) -> Table:
        return self.do("reroll_pair", *sorted(dice))

    def reroll_part(self, die: int) -> Table:
        return self.do("reroll_part", die)

    def play(self, way: str) -> Table:
        return self.do("play", named("play", way))

    def search(self) -> Table:
        return self.do("search")

    def target(self, seat: int) -> Table:
        return self.do("target", seat)

    def counter(self) -> Table:
        return self.do("counter")

    def let_pass(self) -> Table:
        return self.do("let_pass")

    def pick(self, verb: str, *elements: str) -> Table:
        """Swap, give, take, erase, mark or complete these elements, one by one."""
        for element in elements:
            self.do(verb, NAMES.index(element))
        return self

    def idle(self) -> Table:
        """Play a whole turn in which nothing matters: Missile Crisis gets a part, twice."""
        return self.roll(1, 1, 2).collect(3, 1).search().roll(1, 1, 2).collect(3, 1)

    def refuses(self, verb: str, *values: int) -> bool:
        """Whether the action is refused and changes nothing."""
        return self.refuses_code(GAME.vocabulary.code(verb, list(values)))

    def refuses_code(self, code: int) -> bool:
        before, told = self.state.encode(), len(self.recorder.events)
        try:
            self.state.apply(code)
        except IllegalAction:
            return self.state.encode() == before and len(self.recorder.events) == told
        return False

    # --- seeing -----------------------------------------------------------------------------------------------------

    def actor(self) -> int | str:
        actor = int(self.state.actor())
        return {CHANCE: "chance", OVER: "over"}.get(actor, actor)

    def step(self) -> str:
        return str(self.state.view(0)["step"])

    def asked(self) -> tuple[int | str, str]:
        """Who is asked, and what."""
        return self.actor(), self.step()

    def offers(self) -> list[str]:
        """What the actor may do, in words."""
        return [str(GAME.vocabulary.say(code)) for code in self.state.actions()]

    def ways(self) -> list[str]:
        """The elements that may be played, and how."""
        return [offer[5:-1] for offer in self.offers() if offer.startswith("play(")]

    def complete(self, seat: int) -> dict[str, int]:
        """The completes of a sheet, without zeros."""
        return self.marks([int(self.state.completes(seat, element)) for element in range(ELEMENTS)])

    def parts(self, seat: int) -> dict[str, int]:
        return self.marks([int(self.state.marked(seat, element)) for element in range(ELEMENTS)])

    def marks(self, row: list[int]) -> dict[str, int]:
        return {name: count for name, count in zip(NAMES, row, strict=True) if count != 0}

    def wall(self, seat: int) -> bool:
        return bool(self.state.walled(seat))

    def clock(self, seat: int) -> int:
        return int(self.state.clock[seat])

    def active(self) -> int:
        return int(self.state.active)

    def result(self) -> tuple[int, str] | None:
        """The winner and the ending, once the game is over."""
        if self.state.actor() != OVER:
            return None
        return int(self.state.winner), self.state.ending()

    def events(self) -> list[str]:
        """The events since the last call, without decisions: `kind(arguments) clause`."""
        fresh = self.recorder.events[self.heard :]
        self.heard = len(self.recorder.events)
        return [told(event) for event in fresh if event.kind != "decided"]

    def why(self, kind: str) -> list[str]:
        """The last event of that kind and its causes back to the first, without decisions."""
        last = max(event.number for event in self.recorder.events if event.kind == kind)
        return [told(event) for event in self.recorder.chain(last) if event.kind != "decided"]


def told(event: Event) -> str:
    pieces = [argument.piece for argument in FACTS[event.kind].arguments]
    inside = ", ".join(piece.name(value) for piece, value in zip(pieces, event.arguments, strict=True))
    return f"{event.kind}({inside}) {event.clause}"


def named(verb: str, name: str) -> int:
    """The value of a verb's only argument, by name."""
    return GAME.vocabulary.by_name[verb].arguments[0].piece.names.index(name)
