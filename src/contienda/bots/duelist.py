"""A bot for Киберрубеж that plays by simple judgement: it lays what it can, attacks with everything, blocks the worst.

It sees a seat's view and list like any other bot; at other games it plays at random.
"""

from __future__ import annotations

from typing import Any

from contienda.bots.bot import Bot, Sight
from contienda.core.rng import Rng
from contienda.games.kiberrubezh import elements as e
from contienda.games.kiberrubezh.building import damage, worth
from contienda.games.kiberrubezh.game import VOCABULARY
from contienda.games.kiberrubezh.library import Card, standard

View = dict[str, Any]
NEVER = -100.0


class Duelist(Bot):
    """Judges every listed action and takes the best; among equals one at random."""

    def pick(self, sight: Sight, rng: Rng) -> int:
        listed = sight.actions()
        view: View = sight.view()
        if "sides" not in view or len(listed) == 1:
            return listed[int(rng.below(len(listed)))]
        judge = Judge(view, sight.seat)
        best, found = NEVER * 2, listed[0]
        for code in listed:
            worth_it = judge.value(code) + rng.chance() * 0.01
            if worth_it > best:
                best, found = worth_it, code
        return found


class Judge:
    """What actions are worth in one position."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.mine: View = view["sides"][seat]
        self.theirs: View = view["sides"][1 - seat]
        self.step = str(view["step"])
        self.library = standard()

    def card(self, name: str) -> Card:
        return self.library.get(int(name)) or self.library[1]

    def value(self, code: int) -> float:
        said = VOCABULARY.say(code)
        verb = said.verb.name
        if verb == "redeal":
            return 1.0 if self.mine["redeal_free"] else NEVER
        if verb in ("keep", "next", "pass", "enough", "go"):
            return 0.0
        if verb == "clear":
            return NEVER
        if verb == "name":
            return self.weak_category(e.CATEGORY_NAMES[said.values[0]])
        if verb == "choose":
            return self.choice(said.values[0])
        card = self.card(e.CARD_NAMES[said.values[0]])
        return float(getattr(self, verb)(card, said.values[1:]))

    # --- the own turn -----------------------------------------------------------------------------------------------

    def lay(self, card: Card, _: list[int]) -> float:
        if card.is_asset:
            return 1.0 + self.need("attack") * card.provides[0] + self.need("defence") * card.provides[1]
        if card.kind == "attack":
            return 2.0 + sum(card.requires) + worth(card)
        return 1.5 + worth(card) + 0.1 * sum(card.requires)

    def need(self, kind: str) -> float:
        """How much another point of power is wanted: what the hand requires against what there is."""
        power = self.mine[f"{kind}_power"]
        place = 0 if kind == "attack" else 1
        wanted = sum(self.card(name).requires[place] for name in self.mine["hand"])
        have = int(power["total"])
        enough = 7 if kind == "attack" else 5
        return 0.2 + min(3.0, max(0.0, float(wanted + power["used"] - have))) * (1.0 if have < enough else 0.3)

    def attack(self, card: Card, _: list[int]) -> float:
        return 1.0

    def strike(self, card: Card, _: list[int]) -> float:
        return 10 + damage(card) + (0.1 if any(each["when"] == "hit" for each in card.effects) else 0)

    def drain(self, card: Card, _: list[int]) -> float:
        return 10 + 2.0 + (2.0 if self.theirs["deck"] <= 3 and damage(card) < 3 else 0)

    def activate(self, card: Card, _: list[int]) -> float:
        if card.no == 10:
            return 1.0 if self.mine["deck"] < 14 and recoverable(self) >= 4 else NEVER
        if card.no == 17:
            return 0.5 if len(self.mine["hand"]) < 4 and self.step == "deployment" and self.mine["deck"] > 10 else NEVER
        return 0.5 if any(each["turned"] for each in self.mine["measures"]) else NEVER

    def play(self, card: Card, _: list[int]) -> float:
        return self.react(card) if self.step == "defence" else self.act(card)

    def act(self, card: Card) -> float:
        """Events of the own turn."""
        ready = [each for each in self.theirs["measures"] if not each["turned"]]
        own = [each for each in self.mine["attacks"] if not each["turned"]]
        at_attack = self.step == "attack"
        hand = len(self.mine["hand"])
        no = card.no
        wanted = {
            97: hand <= 4 and self.mine["deck"] > 12,
            98: at_attack and self.mine["deck"] < 25 and recoverable(self) >= 4,
            99: self.step == "assets" and self.mine["attack_power"]["total"] + self.mine["defence_power"]["total"] < 6,
            102: at_attack and bool(ready) and len(own) > 0,
            103: at_attack,
            104: recoverable(self) > 0 and hand <= 5,
            106: at_attack and self.theirs["hand_size"] > 0,
            107: at_attack and bool(self.theirs["measures"]),
            108: bool(self.theirs["assets"]),
            109: self.theirs["hand_size"] >= 2,
            110: at_attack and len(own) >= 2,
            112: hand <= 3 and self.mine["deck"] > 14,
            113: hand <= 6,
            114: hand <= 6,
            117: at_attack and len(ready) >= 2 and len(own) >= 2,
            118: self.mine["deck"] < 25 and recoverable(self) >= 8,
            119: True,
            120: at_attack and len(own) >= 2,
        }
        return 3.0 if wanted.get(no, no > 120) else NEVER

    # --- while blocking ---------------------------------------------------------------------------------------------

    def waves(self) -> list[View]:
        """Attacks of the wave that still lack points."""
        return [each for each in self.theirs["attacks"] if each["wave"] and each["points"] < each["needs"]]

    def react(self, card: Card) -> float:
        worst = max((damage(self.card(each["card"])) for each in self.waves()), default=0.0)
        wanted = {
            97: False,
            98: self.mine["deck"] < 12 and recoverable(self) >= 4,
            100: worst >= 3,
            101: sum(each["turned"] for each in self.mine["measures"]) >= 1 and len(self.waves()) >= 1,
            111: worst >= 3,
            112: sum(each["turned"] for each in self.mine["measures"]) >= 2 and len(self.waves()) >= 2,
            115: len(self.waves()) >= 2 and any(not each["turned"] for each in self.mine["measures"]),
            116: len(self.waves()) >= 2,
        }
        return 0.6 if wanted.get(card.no, False) else NEVER

    def block(self, card: Card, _: list[int]) -> float:
        """Narrow measures first, so that the wide ones are left for the rest."""
        return 5.0 - (len(card.categories) or 5) * 0.2 + 0.1 * card.blocks - (0.5 if card.no == 90 else 0)

    def stop(self, card: Card, copy: list[int]) -> float:
        found = next((each for each in self.theirs["attacks"] if each["card"] == f"{card.no:03}"), None)
        begun = 0.5 if found is not None and found["points"] > 0 else 0.0
        return 1.0 + damage(card) + begun - (0.4 if found is not None and found["needs"] > 1 else 0)

    # --- targets ----------------------------------------------------------------------------------------------------

    def own_target(self, name: str, copy: int) -> bool:
        return any(
            each["card"] == name and each["copy"] == copy for each in [*self.mine["measures"], *self.mine["attacks"]]
        )

    def target(self, card: Card, copy: list[int]) -> float:
        value = 1.0 + sum(card.requires) + worth(card)
        own = self.own_target(f"{card.no:03}", copy[0] + 1)
        if self.step == "unturn_some":
            return value
        return -value + 20 if own and self.step in ("destroy", "turn", "return") else value

    def target_asset(self, card: Card, condition: list[int]) -> float:
        value = 1.0 + sum(card.provides) + (0.2 if condition[0] == 0 else 0)
        return 20 - value if self.step == "return" and self.view["asking"] == "020" else value

    def discard(self, card: Card, _: list[int]) -> float:
        return 20 - sum(card.requires) - worth(card)

    # --- hands and decks --------------------------------------------------------------------------------------------

    def resolve(self, card: Card, _: list[int]) -> float:
        return 1.0

    def give_up(self, card: Card, _: list[int]) -> float:
        return 20 - self.keeping(card)

    def keeping(self, card: Card) -> float:
        power = self.mine["attack_power"]["total"] + self.mine["defence_power"]["total"]
        return (2.0 if power < 7 else 0.2) if card.is_asset else 1.0 + worth(card)

    def take_out(self, card: Card, _: list[int]) -> float:
        return 0.5 if card.is_asset else 1.0 + worth(card) + 0.3 * sum(card.requires)

    def find(self, card: Card, _: list[int]) -> float:
        return self.lay(card, [])

    def recover(self, card: Card, _: list[int]) -> float:
        return 1.0 + worth(card) + 0.2 * sum(card.requires)

    def under(self, card: Card, _: list[int]) -> float:
        if self.step == "under":
            return self.give_up(card, [])
        return 0.5 if self.keeping(card) < 1.0 else -0.5

    def dump(self, card: Card, _: list[int]) -> float:
        return self.take_out(card, [])

    def on_top(self, card: Card, _: list[int]) -> float:
        own = self.view["looking"]["deck"] == self.view["looking"]["looker"]
        return self.keeping(card) if own else -self.take_out(card, [])

    def weak_category(self, category: str) -> float:
        """Against how few ready measures a category runs."""
        ready = [self.card(each["card"]) for each in self.theirs["measures"] if not each["turned"]]
        return -float(sum(not card.categories or category in card.categories for card in ready))

    def choice(self, number: int) -> float:
        card, option = number // e.CHOICES + 1, number % e.CHOICES
        if card == 105:
            return self.need("attack" if option == 0 else "defence")
        if card == 112:
            return 1.0 if (option == 1) == (self.step == "defence") else 0.5
        return 1.0 if option == 0 else 0.5


def recoverable(judge: Judge) -> int:
    return sum(judge.card(name).kind in ("attack", "defence") for name in judge.mine["discard"])
