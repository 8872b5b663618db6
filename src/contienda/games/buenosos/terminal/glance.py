"""The board on one screen: markers, services in columns, both teams and your hand.

What a low window has no room for is left out, the least important first; `board` shows everything.
"""

from __future__ import annotations

from math import ceil

from rich.text import Text

from contienda.cli.console.layout import fitted, flow, grid
from contienda.cli.console.palette import BAD, BLUE, RED, WARN
from contienda.games.buenosos.constants import PHASE_NAMES
from contienda.games.buenosos.terminal.board import COLOURS, SIDE_COLOURS, SIDES, SYMBOLS, Board, View, bar
from contienda.i18n.speaker import Speaker

GAUGE = 10
REST = {2: 21, 3: 16}  # characters of a service besides its name, in two and in three columns


def glance(view: View, speaker: Speaker, width: int, height: int) -> list[Text]:
    board = Glance(view, speaker, width)
    needed = [board.head(), board.sides(), board.cards(named=False)]
    room = height - sum(map(len, needed))
    for columns in (1, 2, 3):  # one column has the dependencies, too
        services = board.services(columns)
        if len(services) <= room or columns == 3:
            break
    room -= len(services)
    extras: dict[str, list[Text]] = {}
    wanted = {"goals": board.aims(), "campaign": board.boxes(), "hand": board.cards(named=True)}
    legend = board.words.legend().append(f"   !5 {board.say('board-criticality')}" if columns > 1 else "")
    wanted |= {"force": board.force(), "legend": [legend]}
    for name, lines in wanted.items():
        more = len(lines) - len(needed[2]) if name == "hand" else len(lines)
        if lines and more <= room:
            extras[name] = lines
            room -= more
    top = [*needed[0], *extras.get("goals", []), *extras.get("campaign", [])]
    middle = [*services, *extras.get("legend", []), *extras.get("force", [])]
    return [*top, *middle, *needed[1], *extras.get("hand", needed[2])]


class Glance(Board):
    """The parts of the board, each as few lines as possible."""

    def __init__(self, view: View, speaker: Speaker, width: int) -> None:
        super().__init__(view, speaker)
        self.width = width

    def head(self) -> list[Text]:
        """The turn with its phases, then all markers in one line."""
        view, limits = self.view, self.view["limits"]
        names = ["stability", "trust"] + (["economic_cost"] if view["economic_cost"] is not None else [])
        gauges = []
        for name in names:
            low = name == "stability" and view[name] <= limits["stability_goal"]
            gauge = Text(f"{self.say(f'board-{name}')} ")
            gauge.append_text(bar(view[name], limits[name], GAUGE, BAD if low else "default"))
            gauges.append(gauge.append(f" {view[name]}/{limits[name]}", style="bold"))
        return [self.track(False), *flow(gauges, self.width, "   ")]

    def aims(self) -> list[Text]:
        """How close both sides are, and what this closing would cost."""
        view, limits = self.view, self.view["limits"]
        red = self.say("board-red_goal", now=view["critical_down"], needed=limits["critical_down"])
        now, needed = len(view["recovered"]), view["recovery_goal"]
        blue = self.say("board-blue_goal", goal=limits["stability_goal"], now=now, needed=needed)
        lines = [self.wrapped(red, RED), self.wrapped(blue, BLUE)]
        due = sum(service["price"] for service in view["services"]) + view["pending_loss"]
        if due and view["ending"] is None:
            lines.append(self.wrapped(self.say("board-due", points=due, cap=limits["stability_cap"]), WARN))
        return [line for each in lines for line in each]

    def wrapped(self, told: str, style: str) -> list[Text]:
        return flow([Text(word, style=style) for word in told.split()], self.width, indent=2)

    def boxes(self) -> list[Text]:
        """The five boxes of the campaign line."""
        campaign = self.view["campaign"]
        parts = [Text(self.say("board-campaign"))]
        for phase in PHASE_NAMES:
            done, now = phase in campaign["marked"], phase in campaign["this_turn"]
            mark, style = ("■", BAD) if done else ("◧", RED) if now else ("□", "dim")
            parts.append(Text(f"{mark} {self.say(f'phase-{phase}')}", style=style))
        return flow(parts, self.width, "  ", 2)

    def services(self, columns: int) -> list[Text]:
        """All services and providers; in one column with what they need and feed."""
        view = self.view
        if columns == 1:
            states = {service["id"]: service["state"] for service in view["services"]}
            rows = [self.row(service, states, False) for service in view["services"]]
            keys = ("board-service", "board-int", "", "board-criticality", "board-needs", "board-feeds")
            heads = [Text(), *(Text(self.say(key) if key else "", style="bold") for key in keys)]
            heads[-2], heads[-1] = Text("← ", style="bold") + heads[-2], Text("→ ", style="bold") + heads[-1]
            return fitted(grid([heads, *rows], self.widths([heads, *rows])), self.width)
        cells = [self.cell(service, columns) for service in view["services"]]
        height = ceil(len(cells) / columns)
        empty = [Text()] * len(cells[0])
        rows = []
        for at in range(height):
            picked = [cells[n] if (n := column * height + at) < len(cells) else empty for column in range(columns)]
            rows.append([part for column, cell in enumerate(picked) for part in ([Text("")] if column else []) + cell])
        return fitted(grid(rows), self.width)

    def widths(self, rows: list[list[Text]]) -> list[int]:
        """The widths of the columns: the name of the service gives way."""
        found = [max(row[at].cell_len for row in rows) for at in range(len(rows[0]))]
        over = sum(found) + len(found) - 1 - self.width
        found[1] = max(12, found[1] - max(0, over))
        return found

    def cell(self, service: View, columns: int) -> list[Text]:
        """A service in a few characters: id, name, INT, state and criticality."""
        state = service["state"]
        name = (self.width + 3) // columns - 3 - REST[columns]
        label = Text(self.words.service(service["id"]), style=COLOURS[state])
        label.truncate(name, overflow="ellipsis")
        sign = Text(
            f"{SYMBOLS[state]}{self.say(f'board-letter-{state}')[:1] if state != 'ok' else ''}", style=COLOURS[state]
        )
        integrity = Text(f"{service['integrity']:>2}/{service['maximum']}", style=COLOURS[state])
        critical = Text(f"!{service['criticality']}" if not service["provider"] else "", style="dim")
        if columns == 2:
            integrity = (
                bar(service["integrity"], service["maximum"], 4, COLOURS[state]).append(" ").append_text(integrity)
            )
        return [Text(service["id"], style="bold"), label, integrity, sign, critical]

    def force(self) -> list[Text]:
        """What lies on the table: each card with its services."""
        parts: dict[str, Text] = {}
        for row in self.view["standing"]:
            part = parts.setdefault(row["source"], Text(row["source"], style=SIDE_COLOURS[row["source"][0] != "A"]))
            part.append(f" {' '.join(row['services'])} {self.effect(row)}".replace("  ", " "), style="default")
        for event in self.view["events"]["latent"]:
            parts[event] = Text(f"{event} {self.say('board-latent')}", style=WARN)
        return (
            flow([Text(f"{self.say('board-in_force')}:", style="bold"), *parts.values()], self.width, " · ", 2)
            if parts
            else []
        )

    def sides(self) -> list[Text]:
        """One line per team: budget, hand and piles."""
        rows = []
        for side, name in enumerate(SIDES):
            team, budget = self.view["teams"][side], self.view["budgets"][side]
            here = "▶" if self.view["actor"] == side else " "
            called = " · ".join(dict.fromkeys([self.say(f"board-{name}"), self.speaker.seats[side]]))
            known = f" ({' '.join(team['known'])})" if team["known"] else ""
            basic = "used" if self.view["basic_used"][side] else "free"
            rows.append([
                Text(f"{here} {called}", style=SIDE_COLOURS[side]),
                Text(f"{self.say('board-budget')} ").append(f"●{budget}", style="bold"),
                Text(f"{self.say('board-hand')} {team['hand_size']}{known}"),
                Text(f"{self.say('board-deck')} {team['deck']}"),
                Text(self.say(f"board-basic-{basic}"), style="default" if basic == "free" else "dim"),
            ])  # fmt: skip
        return fitted(grid(rows, gap=2), self.width)

    def cards(self, named: bool) -> list[Text]:
        """The viewer's cards: with their names, or only number and cost."""
        own = next((team["hand"] for team in self.view["teams"] if team["hand"] is not None), None)
        if not own:
            return []
        head = Text(f"{self.say('board-your_hand')}:", style="bold")
        cards = [Text(f"●{self.words.cost(id)} {id}", style="bold") for id in own]
        if named:
            cards = [
                card.append(f" {self.words.card(id)}", style="not bold") for card, id in zip(cards, own, strict=True)
            ]
            return [head, *fitted(self.two_columns(cards), self.width)]
        return flow([head, *cards], self.width, "  ", 2)

    def two_columns(self, cards: list[Text]) -> list[Text]:
        half = (self.width - 4) // 2
        middle = ceil(len(cards) / 2)
        if any(card.cell_len > half for card in cards):
            return [Text("  ").append_text(card) for card in cards]
        right = [*cards[middle:], Text()]
        return grid(
            [[Text(" "), card, right[at] if at < len(right) else Text()] for at, card in enumerate(cards[:middle])]
        )
