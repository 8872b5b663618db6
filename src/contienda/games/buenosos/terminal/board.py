"""The whole board: the dependency map as a table, gauges, campaign line, lasting effects and your hand.

It fits 100 columns and shrinks to 80; every state has a symbol and a letter as well as a colour.
"""

from __future__ import annotations

from typing import Any, Literal

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from contienda.cli.console.palette import BAD, BLUE, NUMBER, OTHER, RED, WARN
from contienda.games.buenosos.constants import (
    NODE_NAMES,
    PHASE_NAMES,
    PROGRAM_NAMES,
    STATE_NAMES,
)
from contienda.games.buenosos.game import BuenososGame
from contienda.i18n.speaker import Speaker

WIDE = 96  # spell states out from this width on
SYMBOLS = {"ok": "✓", "degraded": "▽", "intermittent": "≈", "down": "✖"}
COLOURS = {"ok": "default", "degraded": WARN, "intermittent": f"bold {OTHER}", "down": BAD}
PLAIN = Style(bold=False, color="default")
SIDES = ("red", "blue")
SIDE_COLOURS = (BAD, NUMBER)
PHASES = 6  # of a turn
NAME, CRITICALITY, FEEDS = 1, 4, 6  # columns of the map
SHORTEST_NAME = 12
MOST_COINS = 12

View = dict[str, Any]


class Words:
    """The names of services and cards, states and symbols in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.say = speaker.texts

    def service(self, id: str) -> str:
        return self.speaker.forms("service", id)[""]

    def card(self, id: str) -> str:
        return self.speaker.forms("card", id)[""]

    def cost(self, id: str) -> int:
        """The printed cost; discounts and taxes are shown with the lasting effects."""
        game = self.speaker.game
        cards = game.scenario.cards if isinstance(game, BuenososGame) else {}
        card = cards.get(PROGRAM_NAMES.index(id), {})
        return int(card.get("cost", 0))

    def program(self, number: int) -> str:
        """A card with its id; basic actions and the like by name only."""
        id = PROGRAM_NAMES[number]
        if id.startswith("fall_"):
            return f"{id[5:]} {self.service(id[5:])}"
        return f"{id} {self.card(id)}" if id[1:].isdigit() else self.card(id)

    def node(self, number: int) -> str:
        return f"{NODE_NAMES[number]} {self.service(NODE_NAMES[number])}"

    def state(self, name: str, word: bool = True) -> Text:
        letter, full = self.say(f"board-letter-{name}"), self.say(f"state-{name}")
        told = f"{SYMBOLS[name]} {letter}"
        return Text(f"{told} {full}" if word and letter != full else told, style=COLOURS[name])

    def legend(self) -> Text:
        return Text("   ").join(self.state(name) for name in STATE_NAMES)


def bar(value: int, most: int, width: int, style: str) -> Text:
    """A bar filled in proportion; it is empty only at zero and full only at the maximum."""
    filled = width if value >= most else min(width - 1, max(1 if value > 0 else 0, round(width * value / most)))
    return Text("█" * filled, style=style).append("░" * (width - filled), style="dim")


class Board:
    """One position as one seat sees it."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.words = Words(speaker)
        self.say = speaker.texts
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width >= WIDE
        yield self.track(wide)
        yield self.gauges(40 if wide else 30)
        yield self.goals()
        yield self.campaign(options.max_width)
        yield Text()
        yield self.map(wide, options.max_width)
        yield self.words.legend()
        if self.view["standing"] or self.view["events"]["latent"]:
            yield Text()
            yield self.in_force()
        yield Text()
        yield self.teams(wide)
        hand = self.hand(wide)
        if hand is not None:
            yield hand

    # --- the country ------------------------------------------------------------------------------------------------

    def track(self, wide: bool) -> Text:
        """The turn and its phases, with the current one highlighted."""
        line = Text(self.say("board-turn", turn=self.view["turn"], turns=self.view["turns"]), style="bold")
        line.append("   ")
        for phase in range(PHASES):
            here = phase == self.view["phase"] and self.view["ending"] is None
            name = f"{phase} {self.say(f'board-phase-{phase}')}"
            if here:
                line.append(f"▶{name}◀", style="bold reverse")
            elif wide:
                line.append(name, style="dim")
            else:
                line.append(str(phase), style="dim")
            line.append(" › " if phase < PHASES - 1 else "", style="dim")
        return line

    def gauges(self, width: int) -> Table:
        """The markers as bars; Stability is red where Blue would miss its goal."""
        view, limits = self.view, self.view["limits"]
        table = Table.grid(padding=(0, 1))
        shown = [("stability", "default" if view["stability"] > limits["stability_goal"] else BAD)]
        shown.append(("trust", "default"))
        if view["economic_cost"] is not None:
            shown.append(("economic_cost", WARN))
        for name, style in shown:
            value = Text(f"{view[name]}/{limits[name]}", style="bold")
            table.add_row(self.say(f"board-{name}"), bar(view[name], limits[name], width, style), value)
        return table

    def goals(self) -> Group:
        """How close both sides are to winning, and what this closing would cost."""
        view, limits = self.view, self.view["limits"]
        red = self.say("board-red_goal", now=view["critical_down"], needed=limits["critical_down"])
        now, needed = len(view["recovered"]), view["recovery_goal"]
        blue = self.say("board-blue_goal", goal=limits["stability_goal"], now=now, needed=needed)
        lines = [Text(red, style=RED), Text(blue, style=BLUE)]
        due = sum(service["price"] for service in view["services"]) + view["pending_loss"]
        if due and view["ending"] is None:
            lines.append(Text(self.say("board-due", points=due, cap=limits["stability_cap"]), style=WARN))
        return Group(*lines)

    def campaign(self, width: int) -> Text:
        """Five boxes: permanent, counted only this turn, or open."""
        line = Text(self.say("board-campaign"))
        campaign = self.view["campaign"]
        used = line.cell_len
        for phase in PHASE_NAMES:
            mark, style = "□", "dim"
            if phase in campaign["marked"]:
                mark, style = "■", BAD
            elif phase in campaign["this_turn"]:
                mark, style = "◧", RED
            box = Text(f"[{mark} {self.say(f'phase-{phase}')}]", style=style)
            fits = used + 1 + box.cell_len <= width
            line.append(" " if fits else "\n  ").append(box)
            used = used + 1 + box.cell_len if fits else 2 + box.cell_len
        return line

    def map(self, wide: bool, width: int) -> Table:
        """One row per service: its dependencies with their states, and its dependents; long names are shortened."""
        states = {service["id"]: service["state"] for service in self.view["services"]}
        rows = [self.row(service, states, wide) for service in self.view["services"]]
        titles = ["", self.say("board-service"), self.say("board-int"), self.say("board-state") if wide else ""]
        titles += [self.say("board-criticality"), f"← {self.say('board-needs')}", f"→ {self.say('board-feeds')}"]
        widths = [max(cell_len(title), *(row[at].cell_len for row in rows)) for at, title in enumerate(titles)]
        widths[FEEDS] = min(widths[FEEDS], 20 if wide else 17)
        room = width - sum(widths) + widths[NAME] - len(widths) + 1
        widths[NAME] = max(SHORTEST_NAME, min(widths[NAME], room))
        table = Table(show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), box=None, header_style="bold")
        for at, title in enumerate(titles):
            justify: Literal["center", "left"] = "center" if at == CRITICALITY else "left"
            table.add_column(title, width=widths[at], no_wrap=at != FEEDS, overflow="ellipsis", justify=justify)
        provided = False
        for service, row in zip(self.view["services"], rows, strict=True):
            if service["provider"] and not provided:
                provided = True
                table.add_row("", Text(self.say("board-providers"), style="bold"))
            table.add_row(*row)
        return table

    def row(self, service: View, states: dict[str, str], wide: bool) -> list[Text]:
        state = service["state"]
        colour = COLOURS[state]
        integrity = bar(service["integrity"], service["maximum"], 6 if wide else 4, colour)
        integrity.append(f" {service['integrity']:>2}/{service['maximum']}", style="bold" if state != "ok" else "")
        needs = Text()
        for id in service["depends_on"]:
            mark = SYMBOLS[states[id]] if states[id] != "ok" else ""
            needs.append(" " if needs else "").append(f"{id}{mark}", style=COLOURS[states[id]] if mark else "")
        criticality = str(service["criticality"]) if not service["provider"] else ""
        feeds = Text(" ".join(service["feeds"]), style="dim" if state == "ok" else colour)
        return [
            Text(service["id"], style="bold"),
            Text(self.words.service(service["id"]), style=colour if state != "ok" else ""),
            integrity,
            self.words.state(state, wide),
            Text(criticality, style="bold" if criticality == "5" else ""),
            needs,
            feeds,
        ]

    # --- cards ------------------------------------------------------------------------------------------------------

    def in_force(self) -> Table:
        """What lies on the table, one line per card: its effects, its services, how long."""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column()
        grouped: dict[tuple[str, str], list[View]] = {}
        for row in self.view["standing"]:
            grouped.setdefault((row["source"], row["until"]), []).append(row)
        table.add_row("", Text(self.say("board-in_force"), style="bold"))
        for (source, until), rows in grouped.items():
            number = PROGRAM_NAMES.index(source)
            effects = list(dict.fromkeys(self.effect(row) for row in rows))
            services = list(dict.fromkeys(id for row in rows for id in row["services"]))
            line = Text(self.words.program(number), style=SIDE_COLOURS[0] if source[0] == "A" else SIDE_COLOURS[1])
            line.append(f" → {' '.join(services)}" if services else "", style="bold")
            line.append(f": {', '.join(effects)}", style="default")
            line.append(f" · {self.say(f'board-until-{until}')}", style="dim")
            table.add_row("■", line)
        for event in self.view["events"]["latent"]:
            line = Text(f"{event} {self.words.card(event)}", style=WARN)
            table.add_row("◌", line.append(f" · {self.say('board-latent')}", style="dim"))
        return table

    def effect(self, row: View) -> str:
        word = self.say(f"effect-{row['op']}")
        return f"{word} {row['n']}" if row["n"] else word

    def teams(self, wide: bool) -> RenderableType:
        """Budgets as coins and the size of each pile; in a narrow window each team takes two lines."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for side, name in enumerate(SIDES):
            team, budget = self.view["teams"][side], self.view["budgets"][side]
            here = "▶" if self.view["actor"] == side else " "
            called = dict.fromkeys([self.say(f"board-{name}"), self.speaker.seats[side]])  # one name if equal
            who = Text(f"{here} {' · '.join(called)}", style=SIDE_COLOURS[side])
            coins = Text(f"{self.say('board-budget')} ").append("●" * min(budget, MOST_COINS), style=WARN)
            coins.append(f" {budget}", style="bold")
            known = f" ({self.say('board-known')} {' '.join(team['known'])})" if team["known"] else ""
            hand = Text(f"{self.say('board-hand')} {team['hand_size']}{known}")
            piles = Text(f"{self.say('board-deck')} {team['deck']} · ")
            piles.append(f"{self.say('board-discard')} {len(team['discard'])}")
            used = "used" if self.view["basic_used"][side] else "free"
            basic = Text(self.say(f"board-basic-{used}"), style="" if used == "free" else "dim")
            if wide:
                table.add_row(who, coins, hand, piles, basic)
            else:
                table.add_row(who, coins)
                table.add_row("", Text("  ").join([hand, piles, basic]))
        return table

    def hand(self, wide: bool) -> Table | None:
        """The viewer's cards with their printed cost, in one or two columns."""
        own = next((team["hand"] for team in self.view["teams"] if team["hand"] is not None), None)
        if own is None:
            return None
        cards = [Text(f"●{self.words.cost(id)} ", style=WARN).append(self.card_line(id)) for id in own]
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(Text(self.say("board-your_hand"), style="bold"))
        columns = 2 if wide else 1
        for at in range(0, len(cards), columns):
            table.add_row(*cards[at : at + columns])
        return table

    def card_line(self, id: str) -> Text:
        return Text(f"{id} ", style="bold").append(self.words.card(id), style=PLAIN)
