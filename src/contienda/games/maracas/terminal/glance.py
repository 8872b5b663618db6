"""The district on one screen: Areas with what stands there, both books, your hand and what your Strategy scores.

A low window has two Areas in a line and counts the boxes; `?` shows an Area with all its stacks and neighbours.
"""

from __future__ import annotations

from math import ceil

from rich.text import Text

from contienda.cli.console.layout import fitted, flow, grid, padded
from contienda.games.maracas.terminal.board import COLOURS, SIDES, WHERE, Board, View
from contienda.games.maracas.terminal.things import inside, neighbours, scores
from contienda.i18n.speaker import Speaker

BOXES = ("available", "qrf", "disrupted")
NAME = 12  # characters of an Area's name where two Areas share a line


def glance(view: View, speaker: Speaker, width: int, height: int) -> list[Text]:
    board = Glance(view, speaker, width)
    top, books, hand, pairs = board.head(), board.books(), board.hand(), board.pairs()
    room = height - sum(map(len, (top, books, hand, pairs)))
    areas = pairs
    extras: dict[str, list[Text]] = {}
    offers = [("scores", board.scores()), ("areas", board.rows()), ("boxes", board.boxes()), ("stacks", board.stacks())]
    for name, lines in [*offers, ("legend", board.legend())]:
        more = len(lines) - (len(pairs) if name == "areas" else 0)
        if lines and more <= room:
            room -= more
            extras[name] = lines
    areas = extras.pop("areas", pairs)
    shown = [*top, *areas, *extras.pop("legend", []), *books, *hand]
    shown += [line for lines in extras.values() for line in lines]
    return fitted(shown[: max(1, height)], width)


class Glance(Board):
    """The parts of the board, each as few lines as possible."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker)
        self.width = width

    def head(self) -> list[Text]:
        return flow([Text(part, style="bold") for part in self.heading().split(" · ")], self.width, " · ", 2)

    def rows(self) -> list[Text]:
        """One line per Area, with its neighbours."""
        heads = [
            "",
            "PN/TM",
            self.say("board-iu"),
            self.say("board-markers"),
            *(self.say(f"board-{side}") for side in SIDES),
        ]
        rows = [[*(Text(head, style="bold") for head in heads), Text(f"→ {self.say('board-adjacent')}", style="bold")]]
        for area in self.view["areas"]:
            rows.append([
                self.name(area, 0), Text(f"{area['pn']}/{area['tm']}"), self.built(area), self.markers(area),
                self.here(area, 0), self.here(area, 1), Text(" ".join(neighbours(area["id"])), style="dim"),
            ])  # fmt: skip
        widths = [max(row[at].cell_len for row in rows) for at in range(len(heads) + 1)]
        for at in (4, 5):  # many stacks give way to the neighbours
            over = sum(widths) + len(widths) - 1 - self.width
            widths[at] = max(12, widths[at] - max(0, over))
        return fitted(grid(rows, widths), self.width)

    def pairs(self) -> list[Text]:
        """Two Areas in a line: name, PN/TM, infrastructure, markers, stacks of both sides."""
        half = (self.width - 2) // 2
        cells = []
        for area in self.view["areas"]:
            cell = padded(self.name(area, NAME + 6), NAME + 6).append(f" {area['pn']}/{area['tm']} ")
            sides = [self.here(area, side) for side in (0, 1)]
            parts = [self.built(area), self.markers(area), Text("|").join(sides) if any(sides) else Text()]
            cells.append(cell.append_text(Text(" ").join(part for part in parts if part.plain)))
        middle = ceil(len(cells) / 2)
        return self.titles() + grid([[cells[at], cells[at + middle]] for at in range(middle)], [half, half], 2)

    def titles(self) -> list[Text]:
        """How to read two Areas in a line."""
        sides = "|".join(self.say(f"board-{side}") for side in SIDES)
        told = f"PN/TM · {self.say('board-iu')} · {self.say('board-markers')} · {sides}"
        return [Text(told, style="dim")]

    def name(self, area: View, most: int) -> Text:
        """The Area's sign and name, as the neighbours are listed; active, frozen and finished ones look different."""
        active = area["id"] == self.view["active"]
        signs = ("═" if area["loc"] else "") + ("◎" if area["objective"] else "")
        label = self.label("area", area["id"])
        if most and len(label) > NAME:
            label = f"{label[: NAME - 1]}…"
        name = Text(f"{'▶' if active else ' '}{area['id']} {label}{signs}")
        name.stylize("bold" if active else "dim" if area["frozen"] or area["activated"] else "")
        return name

    def books(self) -> list[Text]:
        """Both sides: who acts, Task Points, chits, and your own secret."""
        found = []
        for side in (0, 1):
            head = self.side(side, SIDES[side])[0]
            assert isinstance(head, Text)
            found += flow(list(head.split(" · ")), self.width, " · ", 2)
        return found

    def own(self) -> int | None:
        return next((side for side in (0, 1) if self.view["sides"][side]["strategy"] is not None), None)

    def hand(self) -> list[Text]:
        own = self.own()
        chits = self.view["sides"][own]["hand"] if own is not None else None
        if not chits:
            return []
        return flow(
            [Text(f"{self.say('board-hand')}:"), *(Text(self.chit(each), style="bold") for each in chits)],
            self.width,
            "  ",
            2,
        )

    def scores(self) -> list[Text]:
        """What your Strategy scores."""
        own = self.own()
        if own is None:
            return []
        strategy = f"{'gov' if own == 0 else 'ins'}{self.view['sides'][own]['strategy']}"
        parts = [Text(f"{self.say('board-scores')}:", style=COLOURS[own])]
        parts += [Text(f"{self.say(f'deed-{deed}-short')} {value}") for deed, value in scores(strategy, self.say)]
        return flow(parts, self.width, "  ", 2)

    def boxes(self) -> list[Text]:
        """Your counters that are not on the map."""
        own = self.own()
        found = []
        for box in BOXES if own is not None else ():
            held = self.view["sides"][own]["boxes"][box]
            if held:
                parts = [Text(part) for part in self.counters(held).split(", ")]
                parts[0] = Text(f"{self.label('place', box)}: ", style="bold").append_text(parts[0])
                found += flow(parts, self.width, ", ", 2)
        return found

    def stacks(self) -> list[Text]:
        """Your stacks with what is in them."""
        own = self.own()
        found = []
        for each in self.view["stacks"]:
            if each["side"] == own:
                place = self.label("place", each["place"])
                line = Text(f"  {WHERE[each['where']]}{each['id']:<3}", style=COLOURS[each["side"]])
                found.append(line.append(f"{place}: {inside(self, each)}", style="not bold default"))
        return found

    def legend(self) -> list[Text]:
        return flow([Text(part, style="dim") for part in self.say("board-legend").split(" · ")], self.width, " · ")


def focus(view: View, speaker: Speaker) -> list[Text]:
    """The subject of the question, the mission, and the Hits still to be taken."""
    board = Board(view, speaker)
    found = []
    if view["asking"] is not None and (told := board.asking(view["asking"])):
        found.append(Text(f"▷ {told}", style="bold"))
    if view["mission"] is not None and view["mission"].get("mission"):
        found.append(Text(f"▷ {board.mission(view['mission'])}", style="bold"))
    return found + [Text(f"▷ {board.owed(each)}", style="bold") for each in view["hits"] if each["left"]]
