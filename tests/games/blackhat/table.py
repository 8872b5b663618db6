"""A table of Black Hat for tests: hands, pawns and tiles arranged by name, play in words, events as text.

Arranging writes into the position directly; playing goes only through `State.apply`, and an audit of the position
follows every action. Cards are written as people say them: `7`, `J` for a joker, `H` for the Black Hat.
"""

from __future__ import annotations

from typing import cast

from contienda.core.errors import IllegalAction
from contienda.core.events import Event, Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.blackhat._steps import STEP_NAMES
from contienda.games.blackhat.audit import audit_cards
from contienda.games.blackhat.constants import CARD_NAMES, HAT, JOKER, KINDS, NONE, ONE, PRINTED, held, size
from contienda.games.blackhat.game import GAME, BlackHatGame
from contienda.games.blackhat.rules.cards import gather_cards
from contienda.games.blackhat.rules.network import lay_face, mark
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.state import BlackHat

FACTS = {fact.kind: fact for fact in GAME.events}
Value = int | str  # of an option, as people write it


def kind_of(card: str) -> int:
    return {"J": JOKER, "H": HAT}.get(card) or CARD_NAMES.index(card)


def packed(cards: str) -> int:
    return sum(int(ONE[kind_of(card)]) for card in cards.split())


def unpacked(cards: int) -> str:
    names = [*CARD_NAMES[:JOKER], "J", "H"]
    return " ".join(names[kind] for kind in range(KINDS) for _ in range(int(held(cards, kind))))


class Table:
    """A game in its first trick: player 0 leads, hands as dealt."""

    def __init__(
        self, preset: str = "first_game", seats: int = 4, game: BlackHatGame = GAME, /, **options: Value
    ) -> None:
        self.game = game
        self.state = cast(BlackHat, game.start(seats, game.resolve(preset, dict(options))))
        rng = Rng(7)
        while self.step() != "play":
            self.state.apply(int(self.state.sample(rng)))
        self.leads(0)
        self.listen()

    # --- arranging --------------------------------------------------------------------------------------------------

    def hands(self, *hands: str) -> Table:
        """Deal these hands in the order of the players; all other cards are in the deck."""
        state = self.state
        gather_cards(state)
        for player, hand in enumerate(hands):
            cards = packed(hand)
            state.hands[player] = cards
            state.known[player] = cards if state.is_robot(player) else packed("H") * held(cards, HAT)
            state.deck -= cards - packed("H") * held(cards, HAT)
            if held(cards, HAT):
                state.hat_holder = player
        if not any(held(packed(hand), HAT) for hand in hands):
            state.hat_holder = NONE
        assert audit_cards(state) == []
        self.leads(int(state.leader))
        return self

    def leads(self, player: int, controller: int | None = None) -> Table:
        self.state.leader = player
        if self.state.static.robot:
            self.state.controller = 1 - player if controller is None else controller
        self.state.who = ask(self.state, player)
        return self

    def pawn(self, player: int, which: str, space: str, held: str = "free") -> Table:
        """Put a pawn on a space, free, locked, trapped or jailed."""
        number = player * 2 + "AB".index(which)
        state = self.state
        if space:
            state.stands[number] = state.static.ids.index(space)
        for name in ("locked", "trapped", "jailed"):
            bits = int(getattr(state, name)) & ~(1 << number)
            setattr(state, name, bits | (int(name == held) << number))
        return self

    def tile(self, place: str, face: str) -> Table:
        static = self.state.static
        number = static.place_ids.index(place)
        lay_face(self.state, number, static.face_ids.index(face) if face else PRINTED + number)
        return self

    def mark(self, space: str, raises: bool) -> Table:
        """Put a marker on a Host."""
        mark(self.state, self.state.static.ids.index(space), raises)
        return self

    def tracer(self, space: str, came_from: str = "") -> Table:
        ids = self.state.static.ids
        self.state.tracer_active = True
        self.state.tracer_at = ids.index(space) if space in ids else int(space)
        self.state.tracer_from = ids.index(came_from) if came_from else NONE
        return self

    def total(self, *totals: int) -> Table:
        for player, total in enumerate(totals):
            self.state.totals[player] = total
        return self

    def status(self, *values: int) -> Table:
        self.state.statuses = sum(((value - 5) // 5) << (4 * player) for player, value in enumerate(values))
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
        """Apply these actions, as written: `rank(7)`, `move(M1)`, `take_all`."""
        for action in actions:
            offered = self.offered()
            if action not in offered:
                raise IllegalAction(f"{action} is not offered at {self.step()}: {offered}")
            self.state.apply(self.state.actions()[offered.index(action)])
            assert self.state.audit() == []
        return self

    def play(self, *plays: str) -> Table:
        """Make whole plays, one per player: `7 7 J`. Leave out picks nobody is asked for."""
        for cards in plays:
            names = cards.split()
            naturals = [name for name in names if name not in ("J", "H")]
            picks = {
                "play": f"rank({naturals[0] if naturals else 'wild'})",
                "count": f"count({len(names)})",
                "wilds": f"wilds({names.count('H')}, {names.count('J')})",
            }
            before = int(self.state.played), int(self.state.trick), int(self.state.round)
            while (int(self.state.played), int(self.state.trick), int(self.state.round)) == before:
                if self.step() not in picks:
                    break
                self.do(picks[self.step()])
            assert len(set(naturals)) < 2
        return self

    def trick(self, winner: int, *, lead: int = 0) -> Table:
        """Play a quiet trick of single cards that this player wins."""
        state = self.state
        players = [each for each in range(int(state.static.players)) if state.is_in(each)]
        hands = ["4 5 6" if each != winner else "4 5 13" for each in range(int(state.static.players))]
        self.hands(*(hand if each in players else "" for each, hand in enumerate(hands)))
        self.leads(lead)
        for place in range(len(players)):
            self.play("13" if int(state.at_turn(place)) == winner else "4")
        return self

    def hack(self, pawn: str, space: str = "") -> Table:
        """Advance `0A` to a space; leave out picks nobody is asked for."""
        if self.step() == "hack":
            self.do(f"pawn({pawn[0]}, {pawn[1]})")
        if space and self.step() == "path":
            self.do(f"move({space})")
        return self

    def go_on(self) -> Table:
        """Take the first action offered; chance is random."""
        rng = Rng(3)
        while self.state.actor() == CHANCE:
            self.state.apply(int(self.state.sample(rng)))
        return self

    # --- seeing -----------------------------------------------------------------------------------------------------

    def step(self) -> str:
        return "over" if self.state.actor() == OVER else STEP_NAMES[self.state.step()]

    def actor(self) -> int:
        return int(self.state.actor())

    def hand(self, player: int) -> str:
        return unpacked(int(self.state.hands[player]))

    def known(self, player: int) -> str:
        return unpacked(int(self.state.known[player]))

    def discards(self) -> str:
        return unpacked(int(self.state.discards))

    def cards(self) -> int:
        """All cards of the game."""
        return int(size(self.state.static.deck)) + 1

    def at(self, player: int, which: str) -> str:
        """The space of a pawn, and what holds it, if anything."""
        number = player * 2 + "AB".index(which)
        for name in ("locked", "trapped", "jailed"):
            if int(getattr(self.state, name)) >> number & 1:
                return f"{self.space(number)} {name}" if name != "jailed" else "jail"
        return self.space(number)

    def space(self, number: int) -> str:
        return self.state.static.ids[self.state.stands[number]]

    def value(self, space: str) -> int:
        return int(self.state.value(self.state.static.ids.index(space)))

    def ways(self, space: str) -> list[str]:
        """The spaces that arrows lead to from a space."""
        arrows = int(self.state.arrows[self.state.static.ids.index(space)])
        return [id for number, id in enumerate(self.state.static.ids) if arrows >> number & 1]

    def spaces_offered(self) -> list[str]:
        return [each.split("(")[1][:-1] for each in self.offered() if "(" in each]

    def totals(self) -> list[int]:
        return [int(self.state.totals[player]) for player in range(int(self.state.static.players))]

    def tracer_at(self) -> str:
        at = int(self.state.tracer_at)
        return self.state.static.ids[at] if at < int(self.state.static.spaces) else f"track-{at - 40}"

    def result(self) -> tuple[list[int], str]:
        """The winners, and how the game ended."""
        assert self.state.actor() == OVER
        players = range(int(self.state.static.players))
        return [each for each in players if int(self.state.winners) >> each & 1], self.state.ending()

    # --- events -----------------------------------------------------------------------------------------------------

    def events(self, *kinds: str) -> list[str]:
        """The events so far with their clauses, of these kinds only if given."""
        found = [event for event in self.recorder.events if event.kind != "decided"]
        return [told(event) for event in found if not kinds or event.kind in kinds]


def told(event: Event) -> str:
    arguments = FACTS[event.kind].arguments
    words = [each.piece.name(value) for each, value in zip(arguments, event.arguments, strict=True)]
    return f"{event.kind}({', '.join(words)}) {event.clause}"
