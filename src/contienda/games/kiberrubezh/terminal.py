"""Draws Киберрубеж as text: both sides of the table, the wave, and your hand with the text of its cards."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from contienda.i18n.speaker import Speaker

View = dict[str, Any]
COLOURS = ("bold red", "bold blue")


def draw(view: View, speaker: Speaker) -> RenderableType:
    return Group(*Board(view, speaker).lines())


def piles(view: View, speaker: Speaker) -> RenderableType:
    """Both discard piles and both deck lists, card by card (K-R34)."""
    return Group(*Board(view, speaker).piles())


class Board:
    """The table from above: the second seat, then the first, then the viewer's hand."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.texts

    def name(self, card: str) -> str:
        return self.speaker.forms("card", card)["label"]

    def lines(self) -> list[RenderableType]:
        phase = self.say(f"phase-{self.view['phase']}")
        found: list[RenderableType] = [Text(self.say("board-turn", turn=self.view["turn"], phase=phase), style="bold")]
        for seat in (1, 0):
            found += self.side(seat)
        for side in self.view["sides"]:
            if side["hand"] is not None:
                found += self.hand(side["hand"])
        looking = self.view["looking"]
        if looking is not None and any(looking["cards"]):
            found.append(Text(self.row("board-looking", [self.name(each) for each in looking["cards"] if each])))
        return found

    def side(self, seat: int) -> list[RenderableType]:
        """One player: a line of numbers, then each zone that is not empty."""
        side = self.view["sides"][seat]
        turn = "▶ " if seat == self.view["active"] and self.view["ending"] is None else "  "
        head = Text(turn + self.speaker.seats[seat], style=COLOURS[seat])
        head.append("  ")
        head.append(
            self.say(
                "board-numbers",
                deck=side["deck"],
                hand=side["hand_size"],
                attack=self.power(side["attack_power"]),
                defence=self.power(side["defence_power"]),
            ),
            style="not bold",
        )
        found: list[RenderableType] = [head]
        zones = {
            "assets": [self.asset(each) for each in side["assets"]],
            "measures": [self.measure(each) for each in side["measures"]],
            "attacks": [self.attack(each) for each in side["attacks"]],
            "events": [self.name(each) for each in side["events"]],
            "known": [self.name(each) for each in side["known"]] if side["hand"] is None else [],
            "discard": [str(len(side["discard"]))] if side["discard"] else [],
        }
        for zone, cards in zones.items():
            if cards:
                found.append(Text("    " + self.row(f"board-{zone}", cards)))
        return found

    def piles(self) -> list[RenderableType]:
        found: list[RenderableType] = []
        for seat in (1, 0):
            for pile in ("discard", "list"):
                cards = self.view["sides"][seat][pile]
                told = self.say(f"board-pile-{pile}", seat=self.speaker.seats[seat], count=len(cards))
                found.append(Text(f"\n{told}", style=COLOURS[seat]))
                names = [self.several(card, cards.count(card)) for card in dict.fromkeys(cards)]
                found.append(Text(", ".join(names) or "–"))
        return found

    def several(self, card: str, count: int) -> str:
        return (f"{count}× " if count > 1 else "") + self.name(card)

    def row(self, key: str, cards: list[str]) -> str:
        return self.say(key, cards=", ".join(cards))

    def power(self, power: View) -> str:
        """The power used and available."""
        return f"{power['used']}/{power['active'] + power['extra']}"

    def asset(self, asset: View) -> str:
        sign = {"ready": "", "turned": " ⤵", "frozen": " ❄"}[asset["condition"]]
        return self.several(asset["card"], asset["count"]) + sign

    def measure(self, measure: View) -> str:
        copy = f" ({measure['copy']})" if measure["copy"] > 1 else ""
        return self.name(measure["card"]) + copy + (" ⤵" if measure["turned"] else "")

    def attack(self, attack: View) -> str:
        """An attack with its category and, during the defence, its points."""
        copy = f" ({attack['copy']})" if attack["copy"] > 1 else ""
        told = f"{self.name(attack['card'])}{copy} [{self.say('category-' + attack['category'])}]"
        if attack["wave"]:
            state = "✖" if attack["blocked"] else "✓" if attack["done"] else f"{attack['points']}/{attack['needs']}"
            return f"≫ {told} {state}"
        return told + (" ⤵" if attack["turned"] else "")

    def hand(self, cards: list[str]) -> list[RenderableType]:
        found: list[RenderableType] = [Text(self.say("board-hand"), style="bold")]
        for card in dict.fromkeys(cards):
            forms = self.speaker.forms("card", card)
            count = f"{cards.count(card)}× " if cards.count(card) > 1 else ""
            line = Text(f"    {count}{forms['label']}", style="cyan")
            line.append(f"  {forms['help']}", style="dim")
            found.append(line)
        return found
