"""Effects on the turn and its waves (L.3): power, assets, blocks and damage until its end, and choices."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import count
from contienda.games.kiberrubezh import constants as c
from contienda.games.kiberrubezh._steps import ATTACK, DEPLOYMENT, ask_choose, ask_name, ask_stop
from contienda.games.kiberrubezh.effect_codes import BY_OPPONENT, E_A, E_B, E_N, E_PICK
from contienda.games.kiberrubezh.heuristics.valuation import (
    gain_of_option,
    harm_of,
    harm_of_worst,
    held_back,
    shortage,
    walls,
)
from contienda.games.kiberrubezh.primitive import NAMED, Columns, Effect, Primitive, Say
from contienda.games.kiberrubezh.rules.attack import attackers
from contienda.games.kiberrubezh.rules.effects import is_there
from contienda.games.kiberrubezh.rules.properties import open_attacks
from contienda.games.kiberrubezh.rules.sources import owner_of
from contienda.games.kiberrubezh.state import Kiberrubezh


class AddPower(Primitive):
    """Add power until the end of the turn."""

    name: str = "power"
    parameters: str = "attack:0..9 defence:0..9"
    value: float = 0.6

    def details(self, effect: Effect) -> tuple[int, int]:
        """The attack and defence power."""
        return int(effect["attack"]), int(effect["defence"])

    def tell(self, effect: Effect, say: Say) -> str:
        kinds = [kind for kind in ("attack", "defence") if int(effect[kind]) > 0]
        return say(
            "op-power", given=say("op-and").join([say(f"op-power-{kind}", n=int(effect[kind])) for kind in kinds])
        )

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        owner = owner_of(source)
        attack = state.tables.effect(row, E_A)
        defence = state.tables.effect(row, E_B)
        state.numbers[owner * c.NUMBERS + c.EXTRA_ATTACK] += attack
        state.numbers[owner * c.NUMBERS + c.EXTRA_DEFENCE] += defence
        state.note("power_added", "L.3", owner, attack, defence)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        if state.step() != DEPLOYMENT:
            return 0.0
        attack = shortage(state, seat, True) if state.tables.effect(row, E_A) > 0 else 0.0
        defence = shortage(state, seat, False) if state.tables.effect(row, E_B) > 0 else 0.0
        return attack + 0.5 * defence


class ExtraAssets(Primitive):
    """Allow more assets this turn."""

    name: str = "extra_assets"
    parameters: str = "n:1..5"
    value: float = 0.5

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        return timings not in ([], ["own_turn"])

    def is_endless(self, when: str, effect: Effect, card: Effect) -> bool:
        return when != "play" and int(effect["n"]) > 1

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        n = state.tables.effect(row, E_N)
        state.assets_left += n
        state.note("assets_added", "L.3", owner_of(source), n)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        return 0.8 if count(state.plane(seat, c.HAND) & state.tables.assets[seat]) > state.assets_left else 0.0


# --- waves -----------------------------------------------------------------------------------------------------------


class BlockAttacks(Primitive):
    """Block attacks of the wave, of any category."""

    name: str = "block"
    parameters: str = "n:1..9"
    value: float = 1.8
    value_each: bool = True

    def is_for_blocking(self, effect: Effect) -> bool:
        return True

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_stop(state, state.tables.effect(row, E_N), row, source)

    def changes_something(self, state: Kiberrubezh, source: i64, row: i64) -> bool:
        return open_attacks(state, 1 - owner_of(source)) != 0

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        return harm_of_worst(state, open_attacks(state, state.active), state.tables.effect(row, E_N))


class AddBlocks(Primitive):
    """Measures block more attacks until the end of the turn."""

    name: str = "add_blocks"
    parameters: str = "n:1..9 scope:turn"
    value: float = 1.0

    def is_for_blocking(self, effect: Effect) -> bool:
        return True

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        n = state.tables.effect(row, E_N)
        state.numbers[owner_of(source) * c.NUMBERS + c.MORE_BLOCKS] += n
        state.note("blocks_added", "L.3", owner_of(source), n)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        attacks = open_attacks(state, state.active)
        useful = count(attacks) > 1 and walls(state, attacks) != 0
        return 2.0 * float(state.tables.effect(row, E_N)) if useful else 0.0


class EndAttack(Primitive):
    """Allow no further wave this turn."""

    name: str = "end_attack"
    value: float = 1.0

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        state.attack_over = True
        state.note("attack_ends", "K-R68", 1 - owner_of(source))

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        if seat == state.active or state.attack_over:
            return 0.0
        return 0.8 * harm_of(state, state.active, attackers(state))


class BoostDamage(Primitive):
    """Unblocked attacks discard more cards: always the first of a category, or all until the end of the turn."""

    name: str = "boost"
    parameters: str = "n:1..9 scope:static|turn category?:CATEGORY"
    message: str = "scope"
    kinds: str = "asset"
    value: float = 1.2

    def is_property(self, effect: Effect) -> bool:
        return bool(effect["scope"] == "static")

    def clash(self, effect: Effect) -> str:
        return "" if ("category" in effect) == (effect["scope"] == "static") else "cards-boost"

    def write(self, columns: Columns, card: int, effect: Effect) -> None:
        columns["boost"][card] = int(effect["n"])
        columns["boost_category"][card] = c.CATEGORY_NAMES.index(str(effect["category"]))

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        n = state.tables.effect(row, E_N)
        state.numbers[owner_of(source) * c.NUMBERS + c.BOOST] += n
        state.note("boost_added", "L.3", owner_of(source), n)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        if state.step() != ATTACK or state.attack_over:
            return 0.0
        ready = attackers(state)
        return float(state.tables.effect(row, E_N) * (count(ready) - count(held_back(state, ready))))


class NameCategory(Primitive):
    """The owner of an attack names its category."""

    name: str = "recategorise"
    value: float = 0.6

    def is_elsewhere(self, kind: str, when: str, timings: list[str], effect: Effect) -> bool:
        return when != "attack"

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        if is_there(state, source):
            ask_name(state, source)


# --- choices ---------------------------------------------------------------------------------------------------------


class ChooseOne(Primitive):
    """The owner of the card, or the opponent, chooses one of several options."""

    name: str = "choose_one"
    parameters: str = "chooser:PICK"

    def row(self, effect: Effect) -> list[int]:
        """The row without its options: the caller fills in where they are."""
        found = super().row(effect)
        found[E_PICK] = int(effect["chooser"] == "opponent")
        found[E_N] = len(effect["options"])
        return found

    def tell(self, effect: Effect, say: Say) -> str:
        options = [", ".join([NAMED[each["op"]].tell(each, say) for each in option]) for option in effect["options"]]
        return say(f"op-choose_one-{effect['chooser']}", options=say("op-or").join(options))

    def carry_out(self, state: Kiberrubezh, source: i64, row: i64) -> None:
        ask_choose(state, 0, row, source)

    def gain(self, state: Kiberrubezh, seat: i64, row: i64) -> float:
        """The best option for its owner, or the worst if the opponent chooses."""
        opposing = state.tables.effect(row, E_PICK) == BY_OPPONENT
        best = 0.0
        for option in range(state.tables.effect(row, E_N)):
            found = gain_of_option(state, seat, row, option)
            if option == 0 or (found < best if opposing else found > best):
                best = found
        return best

    def worth(self, effect: Effect) -> float:
        options = [sum([NAMED[each["op"]].worth(each) for each in option]) for option in effect["options"]]
        return max(options) if effect["chooser"] == "you" else min(options)
