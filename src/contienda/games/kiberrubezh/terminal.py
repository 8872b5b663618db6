"""Draws Киберрубеж as text: both sides of the table, the wave, and your hand with the text of its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from contienda.cli.console.layout import fitted, flow
from contienda.cli.console.palette import BAD, NUMBER
from contienda.cli.console.things import Thing
from contienda.core.game import Game
from contienda.i18n.speaker import Speaker

View = dict[str, Any]
COLOURS = (BAD, NUMBER)
BY_LINE = True  # each line of the one-screen board says something by itself
SHORT = 18  # characters of a name where names do not fit
NUMBER_ONLY = 3
TOLD = ("lay", "play", "activate", "attack", "block")  # choices with a note on the card


def draw(view: View, speaker: Speaker) -> RenderableType:
    return Group(*Board(view, speaker).lines())


def piles(view: View, speaker: Speaker) -> RenderableType:
    """Both discard piles and both deck lists, card by card (K-R34)."""
    return Group(*Board(view, speaker).piles())


@lru_cache(maxsize=4096)
def printed(game: Game, card: str, language: str) -> dict[str, str]:
    """The name and the text of a card, which take a while to write."""
    return game.forms("card", card, language)


def glance(view: View, speaker: Speaker, width: int, height: int) -> list[Text]:
    """Return both sides and the hand in as few lines as it takes; long names give way first."""
    for most, told in ((width, True), (width, False), (SHORT, False), (NUMBER_ONLY, False)):
        lines = Board(view, speaker, most).glance(width, told)
        if len(lines) <= height:
            break
    return fitted(lines[: max(1, height)], width)


def remark(view: View, code: int, speaker: Speaker) -> str:
    """Say what kind of card that is, and the power it gives or requires."""
    said = speaker.game.vocabulary.say(code)
    if said.verb.name not in TOLD:
        return ""
    card = printed(speaker.game, said.verb.arguments[0].piece.name(said.values[0]), speaker.texts.language)
    return card.get("help", "").partition(". ")[0].rstrip(".").rpartition("; ")[0]


def focus(view: View, speaker: Speaker) -> list[Text]:
    """The cards being looked at."""
    looking = view["looking"]
    board = Board(view, speaker)
    cards = [Text(board.name(each), style="bold") for each in looking["cards"] if each] if looking is not None else []
    return flow([Text(board.row("board-looking", [""]).rstrip()), *cards], 80, "  ", 2) if cards else []


def things(view: View, speaker: Speaker) -> list[Thing]:
    """Every card by number or name: what it costs and does."""
    names: list[str] = []
    for verb in speaker.game.vocabulary.verbs:
        for argument in verb.arguments:
            if argument.piece.kind == "card":
                names += argument.piece.names
    found = []
    for name in dict.fromkeys(names):
        forms = speaker.forms("card", name)
        if "help" in forms:
            title = forms["label"]
            found.append(Thing(title, lambda told=forms["help"]: [told], [name, forms[""]], [("card", name)]))  # type: ignore[misc]
    return found


class Board:
    """The table from above: the second seat, then the first, then the viewer's hand."""

    def __init__(self, view: View, speaker: Speaker, most: int = 0) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.texts
        self.most = most  # characters of a card's name; 0 for all

    def name(self, card: str) -> str:
        label = printed(self.speaker.game, card, self.speaker.texts.language)["label"]
        if not self.most or len(label) <= self.most:
            return label
        return card if self.most == NUMBER_ONLY else f"{label[: self.most - 1]}…"

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

    def glance(self, width: int, told: bool) -> list[Text]:
        """The phase, the other side, this side, and the hand: by names, or a line on each card."""
        phase = self.say(f"phase-{self.view['phase']}")
        found = [Text(self.say("board-turn", turn=self.view["turn"], phase=phase), style="bold")]
        for seat in (1, 0):
            head, *zones = self.side(seat)
            found += flow(list(head.split(", ")), width, ", ", 4)
            for zone in zones:
                parts = [Text(part) for part in zone.plain.strip().split(", ")]
                found += flow([Text("    ") + parts[0], *parts[1:]], width, ", ", 6)
        for side in self.view["sides"]:
            if side["hand"] is not None:
                if told:
                    found += self.hand(side["hand"])
                    continue
                cards = [self.several(card, side["hand"].count(card)) for card in dict.fromkeys(side["hand"])]
                found += flow([Text(f"{self.say('board-hand')}:", style="bold"), *map(Text, cards)], width, "  ", 2)
        return found

    def side(self, seat: int) -> list[Text]:
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
        found = [head]
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

    def hand(self, cards: list[str]) -> list[Text]:
        found = [Text(self.say("board-hand"), style="bold")]
        for card in dict.fromkeys(cards):
            forms = printed(self.speaker.game, card, self.speaker.texts.language)
            count = f"{cards.count(card)}× " if cards.count(card) > 1 else ""
            line = Text(f"    {count}{forms['label']}", style="bold")
            line.append(f"  {forms['help']}", style="dim")
            found.append(line)
        return found
