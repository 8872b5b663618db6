"""Effects on cards on the table (L.3): destroying, turning, unturning, returning them."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count, lowest
from contienda.games.kiberrubezh._steps import ATTACK, ask_destroy, ask_return, ask_turn, ask_unturn_some
from contienda.games.kiberrubezh.constants import DISCARD, HAND, TOTAL_ATTACK, TOTAL_DEFENCE, TURNED
from contienda.games.kiberrubezh.effect_codes import E_A, E_N, E_SIDE, E_ZONE, EVERY, IN_ASSETS, IN_ATTACK, IN_WAVE
from contienda.games.kiberrubezh.heuristics.valuation import coming, harm_of_worst, held_back, smaller, walls
from contienda.games.kiberrubezh.primitive import Effect, Primitive, Say
from contienda.games.kiberrubezh.rules.attack import attackers
from contienda.games.kiberrubezh.rules.effects import is_there, side
from contienda.games.kiberrubezh.rules.leaving import leave_table
from contienda.games.kiberrubezh.rules.properties import open_attacks
from contienda.games.kiberrubezh.rules.sources import card_of, owner_of, slot_of
from contienda.games.kiberrubezh.rules.targets import destroyable, returnable, turnable, unturnable
from contienda.games.kiberrubezh.rules.turning import turn_card
from contienda.games.kiberrubezh.state import Kiberrubezh


def tell_placed(name: str, effect: Effect, say: Say) -> str:
    """The text, which depends on where the cards are and whose they are."""
    return say(f"op-{name}-{effect['zone']}-{whose(effect)}", n=int(effect["n"]))


def whose(effect: Effect) -> str:
    """Whose cards: your own, another than this one, the opponent's, or the opponent's by their own choice."""
    if effect["zone"] == "wave":
        return "opponent"
    if effect["side"] == "self":
        return "other" if effect.get("other") else "self"
    return "choice" if effect["pick"] == "opponent" else "opponent"


class DestroyCards(Primitive):
    """Destroy assets or measures."""

    name: str = "destroy"
    parameters: str = "zone:asset|defence side:SIDE n:1..5 pick:PICK"
    is_aimed: bool = True
    value: float = 1.8
    value_each: bool = True

    def tell(self, effect: Effect, say: Say) -> str:
        return tell_placed(self.name, effect, say)

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_destroy(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return destroyable(state, source, row) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        if state.tables.effect(row, E_SIDE) == 0:
            return -0.5
        foe = 1 - seat
        many = float(how_many(state, foe, row))
        if state.tables.effect(row, E_ZONE) != IN_ASSETS:
            return many * 2.0
        power = state.number(foe, TOTAL_ATTACK) + state.number(foe, TOTAL_DEFENCE)
        return many * (2.4 if power <= 6 else 1.2)


def how_many(state: Kiberrubezh, seat: i64, row: i64) -> i64:
    """How many of a seat's assets or measures an effect can reach, at most n."""
    assets = state.tables.effect(row, E_ZONE) == IN_ASSETS
    return smaller(state.tables.effect(row, E_N), count(state.assets_of(seat) if assets else state.measures_of(seat)))


class TurnCards(Primitive):
    """Turn assets or measures, and perhaps freeze them."""

    name: str = "turn"
    parameters: str = "zone:asset|defence side:SIDE n:1..99 pick:PICK freeze:SWITCH"
    is_aimed: bool = True
    value: float = 0.8

    def details(self, effect: Effect) -> tuple[int, int]:
        """Whether they are frozen."""
        return int(bool(effect["freeze"])), 0

    def tell(self, effect: Effect, say: Say) -> str:
        n = int(effect["n"])
        if n == EVERY:
            n = 2
            told = say(f"op-turn_all-{effect['zone']}-{effect['side']}")
        else:
            told = tell_placed(self.name, effect, say)
        return told + (" " + say("op-freeze", n=n) if effect["freeze"] else "")

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        n = state.tables.effect(row, E_N)
        if n != EVERY:
            ask_turn(state, n, row, source)
            return
        seat = side(state, source, row)
        slots = turnable(state, source, row)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            turn_card(state, seat, slot, state.tables.effect(row, E_A) != 0)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return turnable(state, source, row) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """The worth of removing measures from the path of attacks and of cutting the power of assets."""
        if state.tables.effect(row, E_SIDE) == 0:
            return -0.5
        n = state.tables.effect(row, E_N)
        foe = 1 - seat
        if state.tables.effect(row, E_ZONE) == IN_ASSETS:
            return 0.7 * float(smaller(n, count(state.assets_of(foe) & ~state.plane(foe, TURNED))))
        if seat != state.active or state.step() != ATTACK or state.attack_over:
            return 0.0
        return 2.0 * float(smaller(n, count(held_back(state, attackers(state)))))


class UnturnCards(Primitive):
    """Unturn your own measures or attack cards."""

    name: str = "unturn"
    parameters: str = "zone:defence|attack side:self n:1..10 other_number?:SWITCH"
    message: str = "zone"
    value: float = 0.7

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        return effect["zone"] == "attack" and not (effect.get("other_number") and when == "hit")

    def details(self, effect: Effect) -> tuple[int, int]:
        """Whether only cards of another number count."""
        return int(bool(effect.get("other_number"))), 0

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_unturn_some(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return unturnable(state, source, row) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """The worth of cards that can be used again."""
        if state.tables.effect(row, E_ZONE) == IN_ATTACK:
            return 2.0 if state.attacks_of(seat) & state.plane(seat, TURNED) != 0 else 0.0
        turned = count(state.measures_of(seat) & state.plane(seat, TURNED))
        attacks = count(coming(state)) - count(walls(state, coming(state)))
        useful = smaller(state.tables.effect(row, E_N), smaller(turned, attacks))
        return 2.0 * float(useful) if seat != state.active else -1.0


class ReturnCards(Primitive):
    """Return assets, measures or attacks of the wave to their owner's hand."""

    name: str = "return_hand"
    parameters: str = "zone:asset|defence|wave side:SIDE n:1..5 pick:PICK other?:SWITCH"
    is_aimed: bool = True
    value: float = 1.0

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        if effect["side"] != "self" or when != "deploy":
            return False
        more = any(each.get("op") == "extra_assets" for each in card["effects"])
        return bool(more or effect["zone"] != "asset" or card["kind"] != "asset")

    def details(self, effect: Effect) -> tuple[int, int]:
        """Whether the card itself is excluded."""
        return int(bool(effect.get("other"))), 0

    def tell(self, effect: Effect, say: Say) -> str:
        return tell_placed(self.name, effect, say)

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_return(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return returnable(state, source, row) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        if state.tables.effect(row, E_SIDE) == 0:
            return -0.5
        if state.tables.effect(row, E_ZONE) == IN_WAVE:
            n = state.tables.effect(row, E_N)
            return harm_of_worst(state, open_attacks(state, state.active), n) * 0.9
        return float(how_many(state, 1 - seat, row))


class ReturnItself(Primitive):
    """Return this measure or attack card to the hand."""

    name: str = "return_self"
    value: float = 1.0

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        return kind not in ("attack", "defence")

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        return when == "deploy"

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        if is_there(state, source):
            state.note("returned", "L.3", owner_of(source), card_of(source))
            leave_table(state, owner_of(source), slot_of(source), HAND)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return is_there(state, source)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        return 1.0


class DestroyItself(Primitive):
    """Discard this measure or attack card."""

    name: str = "destroy_self"

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        return kind not in ("attack", "defence")

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        if is_there(state, source):
            state.note("discarded", "L.3", owner_of(source), card_of(source))
            leave_table(state, owner_of(source), slot_of(source), DISCARD)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return is_there(state, source)
