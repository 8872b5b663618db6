"""A table of Киберрубеж for tests: positions arranged by card numbers, play in words, events as text.

Arranging writes into the position directly; playing goes only through `State.apply`, and an audit of the position
follows every action. Both decks are built for the test: the cards it names, and base assets for the rest. Cards are
written as numbers (`22`), copies on the table as `22.2`.
"""

from __future__ import annotations

from typing import Self, cast

from contienda.core.bitset import lowest
from contienda.core.errors import IllegalAction
from contienda.core.events import Event, Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.kiberrubezh import constants as e
from contienda.games.kiberrubezh._steps import STEP_NAMES
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.game import KiberrubezhGame, duel
from contienda.games.kiberrubezh.library import Library, standard
from contienda.games.kiberrubezh.rules.places import move, put_on_table
from contienda.games.kiberrubezh.rules.power import recount
from contienda.games.kiberrubezh.state import Kiberrubezh

FILL = 1, 2  # cards that fill up the decks
A, B = 0, 1  # the seats; A begins unless a test says otherwise


def numbers(written: str) -> list[int]:
    """`22 22 91x3` as numbers."""
    found = []
    for word in written.split():
        no, _, times = word.partition("x")
        found += [int(no)] * int(times or 1)
    return found


def deck(written: str) -> Deck:
    """Sixty cards: those named, and base assets for the rest."""
    cards: dict[int, int] = {}
    for no in numbers(written):
        cards[no] = cards.get(no, 0) + 1
    missing = 60 - sum(cards.values())
    for no, count in ((FILL[0], missing // 2), (FILL[1], missing - missing // 2)):
        cards[no] = cards.get(no, 0) + count
    return Deck("", cards)


class Table:
    """A's third turn, assets phase: an empty table and empty hands; 20 laptops and 20 workstations to use."""

    def __init__(self, a: str = "", b: str = "", library: Library | None = None) -> None:
        self.game: KiberrubezhGame = duel(library or standard(), deck(a), deck(b))
        self.state = cast(Kiberrubezh, self.game.start(2, self.game.resolve("own", {})))
        self.rng = Rng(1)
        self.do(f"lot({A})")
        while self.state.turn < 3 or self.step() != "assets":
            self.go_on()
        for seat in (A, B):
            self.hand(seat, "")
        self.listen()

    # --- arranging --------------------------------------------------------------------------------------------------

    def hand(self, seat: int, written: str) -> Self:
        """Deal exactly this hand: other cards go back to the deck."""
        state = self.state
        while state.plane(seat, e.HAND):
            move(state, seat, state.card(seat, lowest(state.plane(seat, e.HAND))), e.HAND, e.POOL)
        for no in numbers(written):
            assert state.plane(seat, e.POOL) & state.tables.slots(seat, no - 1), f"no {no} left in the deck"
            move(state, seat, no - 1, e.POOL, e.HAND)
        return self

    def on_table(self, seat: int, written: str, turned: bool = False) -> Self:
        """Put these cards on the table."""
        state = self.state
        for no in numbers(written):
            move(state, seat, no - 1, e.POOL, e.HAND)
            put_on_table(state, seat, no - 1, turned)
        recount(state, seat)
        return self

    def power(self, seat: int, attack: int = 0, defence: int = 0) -> Self:
        """Put this many laptops and workstations on the table."""
        return self.on_table(seat, f"1x{attack} 2x{defence}".replace("1x0", "").replace("2x0", ""))

    def discard(self, seat: int, written: str) -> Self:
        for no in numbers(written):
            move(self.state, seat, no - 1, e.POOL, e.DISCARD)
        return self

    def shrink(self, seat: int, size: int) -> Self:
        """Leave this many cards in the deck: base assets go first."""
        state = self.state
        while state.deck_size(seat) > size:
            move(state, seat, state.card(seat, lowest(state.plane(seat, e.POOL))), e.POOL, e.DISCARD)
        return self

    def deck_only(self, seat: int, written: str) -> Self:
        """Leave exactly these cards in the deck."""
        state = self.state
        while state.plane(seat, e.POOL):
            move(state, seat, state.card(seat, lowest(state.plane(seat, e.POOL))), e.POOL, e.DISCARD)
        for no in numbers(written):
            move(state, seat, no - 1, e.DISCARD, e.POOL)
        return self

    def listen(self) -> Self:
        """Forget the events so far."""
        self.state.recorder = None
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        return [short(str(self.game.vocabulary.say(code))) for code in self.state.actions()]

    def do(self, *actions: str) -> Self:
        """Apply these actions, as `offered` writes them: `lay(22)`, `attack(22)`, `target(65.2)`, `next`."""
        for action in actions:
            offered = self.offered()
            if action not in offered:
                raise IllegalAction(f"{action} is not offered at {self.step()}: {offered}")
            self.state.apply(self.state.actions()[offered.index(action)])
            assert self.state.audit() == []
        return self

    def go_on(self) -> Self:
        """Take one action that does not matter: chance draws, players do the least."""
        if self.state.actor() == CHANCE:
            self.state.apply(int(self.state.sample(self.rng)))
            assert self.state.audit() == []
            return self
        offered = self.offered()
        least = [each for each in ("keep", "pass", "next", "enough", "go") if each in offered]
        return self.do(least[0] if least else offered[0])

    def chance(self) -> Self:
        """Let chance draw until a player decides."""
        while self.state.actor() == CHANCE:
            self.go_on()
        return self

    def to(self, step: str) -> Self:
        """Go on to that step."""
        while self.step() != step or self.state.actor() == CHANCE:
            assert self.state.actor() != OVER, "the game is over"
            self.go_on()
        return self

    def next_turn(self) -> Self:
        """Go on to the other seat's assets phase."""
        now = self.state.turn
        while self.state.turn == now or self.step() != "assets":
            assert self.state.actor() != OVER, "the game is over"
            self.go_on()
        return self

    def attack(self, *cards: str) -> Self:
        """Send a wave of these cards, up to the defence window or beyond."""
        self.to("attack")
        for card in cards:
            self.do(f"attack({card})")
        if self.step() == "wave":
            self.do("go")
        return self

    def hit(self, *cards: str) -> Self:
        """Send a wave of these cards that nobody blocks, up to the choice of damage."""
        self.attack(*cards)
        while self.step() in ("defence", "moment"):
            self.go_on()
        return self

    # --- seeing -----------------------------------------------------------------------------------------------------

    def step(self) -> str:
        return "over" if self.state.actor() == OVER else STEP_NAMES[self.state.step()]

    def actor(self) -> int:
        return int(self.state.actor())

    def cards(self, seat: int, place: int) -> list[int]:
        slots = int(self.state.plane(seat, place))
        return [int(self.state.card(seat, slot)) + 1 for slot in range(60) if slots >> slot & 1]

    def in_hand(self, seat: int) -> list[int]:
        return self.cards(seat, e.HAND)

    def lying(self, seat: int) -> list[int]:
        """The cards on the table except events."""
        return self.cards(seat, e.TABLE)

    def turned(self, seat: int) -> list[int]:
        return self.cards(seat, e.TURNED)

    def discarded(self, seat: int) -> list[int]:
        return self.cards(seat, e.DISCARD)

    def deck(self, seat: int) -> int:
        return int(self.state.deck_size(seat))

    def side(self, seat: int, viewer: int) -> dict[str, object]:
        return cast("list[dict[str, object]]", self.state.view(viewer)["sides"])[seat]

    # --- events -----------------------------------------------------------------------------------------------------

    def events(self, *kinds: str) -> list[str]:
        """The events so far with their clauses, of these kinds only if given."""
        found = [event for event in self.recorder.events if event.kind != "decided"]
        return [self.told(event) for event in found if not kinds or event.kind in kinds]

    def told(self, event: Event) -> str:
        facts = {fact.kind: fact for fact in self.game.events}
        arguments = facts[event.kind].arguments
        words = [each.piece.name(value) for each, value in zip(arguments, event.arguments, strict=True)]
        return short(f"{event.kind}({', '.join(words)})") + f" {event.clause}"


def short(said: str) -> str:
    """`attack(022, 1)` as `attack(22)`, `target(065, 2)` as `target(65.2)`."""
    name, _, inside = said.removesuffix(")").partition("(")
    words = inside.split(", ") if inside else []
    if name in ("attack", "block", "stop", "strike", "drain", "discard", "target") and len(words) == 2:
        words = [words[0].lstrip("0") + ("" if words[1] == "1" else f".{words[1]}")]
    words = [word.lstrip("0") if word.isdecimal() and len(word) == 3 else word for word in words]
    return f"{name}({', '.join(words)})" if words else name
