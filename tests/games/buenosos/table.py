"""A table of BuenOsos vs MalOsos for tests: positions arranged by name, play in words, events as text.

Arranging writes into the position directly; playing goes only through `State.apply`, and an audit of the position
follows every action. Chance that a test does not care about is quiet: coins hold, events do nothing.
"""

from __future__ import annotations

from typing import cast

from contienda.core.bitset import BIT
from contienda.core.errors import IllegalAction
from contienda.core.events import Event, Recorder
from contienda.core.state import OVER
from contienda.games.buenosos._steps import STEP_NAMES
from contienda.games.buenosos.constants import (
    BLUE,
    CARD_NAMES,
    DECK,
    DECK_SIZE,
    DISCARDED,
    DOWN,
    EVENT_NAMES,
    EVENTS,
    HAND,
    KNOWN,
    LATENT,
    NODE_NAMES,
    PHASE_NAMES,
    PLACES,
    PROGRAM_NAMES,
    RED,
    STATE_NAMES,
    TABLE,
)
from contienda.games.buenosos.game import GAME, BuenososGame
from contienda.games.buenosos.mechanics.piles import move
from contienda.games.buenosos.mechanics.service_state import set_status
from contienda.games.buenosos.rules.events import is_active
from contienda.games.buenosos.state import BuenOsos

FACTS = {fact.kind: fact for fact in GAME.events}
Value = int | str  # of an option, as people write it
QUIET = ("E07", "E05", "E03")  # events that do nothing while their services are OK


class Table:
    """A game in its first turn: both hands empty, Red to prepare."""

    def __init__(
        self, preset: str = "standard", seats: int = 2, game: BuenososGame = GAME, /, **options: Value
    ) -> None:
        self.game = game
        self.state = cast(BuenOsos, self.game.start(seats, self.game.resolve(preset, dict(options))))
        self.to("preparation")
        for name in self.cards(EVENTS, DISCARDED):
            move(self.state, EVENTS, EVENT_NAMES.index(name), DISCARDED, DECK)
        self.hands()
        self.listen()

    # --- arranging --------------------------------------------------------------------------------------------------

    def hands(self, red: str = "", blue: str = "") -> Table:
        """Deal exactly these hands: other cards go back to the deck; named ones come from wherever they are."""
        for side, wanted in ((RED, red), (BLUE, blue)):
            for name in self.cards(side, HAND):
                move(self.state, side, CARD_NAMES.index(name) % DECK_SIZE, HAND, DECK)
            for name in wanted.split():
                kind = CARD_NAMES.index(name) % DECK_SIZE
                source = DECK if name in self.cards(side, DECK) else DISCARDED
                move(self.state, side, kind, source, HAND)
        return self

    def red(self, cards: str) -> Table:
        return self.hands(red=cards, blue=" ".join(self.cards(BLUE, HAND)))

    def blue(self, cards: str) -> Table:
        return self.hands(red=" ".join(self.cards(RED, HAND)), blue=cards)

    def service(self, id: str, state: str = "ok", integrity: int | None = None) -> Table:
        """Set this state and INT; Down means INT 0 and fallen once."""
        node = NODE_NAMES.index(id)
        set_status(self.state, node, STATE_NAMES.index(state))
        if integrity is not None:
            self.state.integrity[node] = integrity
        if STATE_NAMES[DOWN] == state:
            self.state.integrity[node] = 0
            if node < 16:
                self.state.fallen |= BIT[node]
        return self

    def services(self, state: str, ids: str) -> Table:
        for id in ids.split():
            self.service(id, state)
        return self

    def marked(self, phases: str) -> Table:
        """Mark these campaign phases as done in earlier turns."""
        self.state.marks = sum(2 ** PHASE_NAMES.index(phase) for phase in phases.split())
        return self

    def set(self, **values: int) -> Table:
        """Set markers and budgets by name."""
        for name, value in values.items():
            setattr(self.state, name, value)
        return self

    def listen(self) -> Table:
        """Forget the events so far."""
        self.state.recorder = None
        self.recorder = Recorder()
        self.state.attach(self.recorder)
        return self

    # --- playing ----------------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        return [str(self.game.vocabulary.say(code)) for code in self.state.actions()]

    def do(self, *actions: str) -> Table:
        """Apply these actions, as written: `play(A02)`, `target(S8)`, `pass`."""
        for action in actions:
            offered = self.offered()
            if action not in offered:
                raise IllegalAction(f"{action} is not offered at {self.step()}: {offered}")
            self.state.apply(self.state.actions()[offered.index(action)])
            assert self.state.audit() == []
        return self

    def play(self, card: str, *targets: str) -> Table:
        """Play a card with its targets; first go on to the phase in which it is played."""
        if card[0] == "A" and self.step() == "preparation" and not self.can(card):
            self.do("pass")
        self.do(f"play({card})", *(f"target({id})" for id in targets))
        return self

    def can(self, card: str) -> bool:
        return f"play({card})" in self.offered()

    def targets(self) -> list[str]:
        """The services offered as targets."""
        return [action[7:-1] for action in self.offered() if action.startswith("target(")]

    def to(self, step: str, event: str = "") -> Table:
        """Pass, with quiet chance, until that step."""
        if self.step() == step:
            self.go_on(event)
        while self.step() != step:
            self.go_on(event)
        return self

    def go_on(self, event: str = "") -> Table:
        """Take one action that does not matter."""
        offered = self.offered()
        assert self.state.actor() != OVER, "the game is over"
        if self.step() == "event":
            idle = [name for name in QUIET if not is_active(self.state, PROGRAM_NAMES.index(name))]
            wanted = [f"reveal({name})" for name in (event, *idle, "E08")]
            return self.do(next((each for each in wanted if each in offered), offered[0]))
        return self.do("pass" if "pass" in offered else offered[0])

    def next_turn(self, event: str = "") -> Table:
        """Go on to Red's preparation in the next turn."""
        return self.to("preparation", event)

    def respond(self) -> Table:
        """Go on to Blue's phase."""
        return self if self.step() == "response" else self.to("response")

    def close(self) -> Table:
        """Go through phase 5 with coins that hold, to the next turn's event or the end."""
        turn = self.state.turn
        while self.state.actor() != OVER and self.state.turn == turn:
            self.go_on()
        return self

    # --- seeing -----------------------------------------------------------------------------------------------------

    def step(self) -> str:
        return "over" if self.state.actor() == OVER else STEP_NAMES[self.state.step()]

    def at(self, id: str) -> tuple[str, int]:
        """The state and INT of a service."""
        node = NODE_NAMES.index(id)
        return STATE_NAMES[self.state.status(node)], int(self.state.integrity[node])

    def cards(self, side: int, place: int) -> list[str]:
        names = EVENT_NAMES if side == EVENTS else CARD_NAMES[side * DECK_SIZE : (side + 1) * DECK_SIZE]
        pile = int(self.state.piles[side * PLACES + place])
        slots = [slot for slot in range(DECK_SIZE) if pile >> slot & 1]
        return sorted(names[int(self.state.tables.kind_of[side * DECK_SIZE + slot])] for slot in slots)

    def where(self, card: str) -> str:
        """The pile of a card; of several copies, the one nearest to play."""
        side = "ABE".index(card[0])
        for place, name in ((TABLE, "table"), (HAND, "hand"), (DISCARDED, "discard"), (DECK, "deck")):
            if card in self.cards(side, place):
                return name
        return "latent" if side == EVENTS and card in self.cards(side, LATENT) else "nowhere"

    def known(self, side: int) -> list[str]:
        return self.cards(side, KNOWN)

    def marks(self) -> list[str]:
        return [name for place, name in enumerate(PHASE_NAMES) if int(self.state.marks) >> place & 1]

    def standing(self) -> list[str]:
        """The lasting effects, by source."""
        view = cast("list[dict[str, object]]", self.state.view(-3)["standing"])
        return [f"{row['source']} {row['op']}" for row in view]

    def result(self) -> str:
        assert self.state.actor() == OVER
        return self.state.ending()

    # --- events -----------------------------------------------------------------------------------------------------

    def events(self, *kinds: str) -> list[str]:
        """The events so far with their clauses, of these kinds only if given."""
        found = [event for event in self.recorder.events if event.kind != "decided"]
        return [self.told(event) for event in found if not kinds or event.kind in kinds]

    def told(self, event: Event) -> str:
        if event.kind == "decided":
            return "decided"
        arguments = FACTS[event.kind].arguments
        words = [each.piece.name(value) for each, value in zip(arguments, event.arguments, strict=True)]
        return f"{event.kind}({', '.join(words)}) {event.clause}"

    def why(self, kind: str) -> list[str]:
        """The last event of that kind and its causes back to the first, without decisions."""
        last = [event.number for event in self.recorder.events if event.kind == kind][-1]
        return [self.told(event) for event in self.recorder.chain(last) if event.kind != "decided"]
