"""BuenOsos vs MalOsos as text: the dependency map as a table, gauges, campaign line, lasting effects and your hand.

`closing` explains the end of the game. The board fits 100 columns and shrinks to 80; every state has a symbol and a
letter as well as a colour.
"""

from __future__ import annotations

from typing import Any, Literal

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from contienda.core.state import SPECTATOR
from contienda.games.buenosos import analysis, debrief_markers
from contienda.games.buenosos.constants import (
    NODE_NAMES,
    NONE,
    PHASE_NAMES,
    PROGRAM_NAMES,
    SERVICES,
    STATE_NAMES,
)
from contienda.games.buenosos.game import BuenososGame
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

WIDE = 96  # spell states out from this width on
SYMBOLS = {"ok": "✓", "degraded": "▽", "intermittent": "≈", "down": "✖"}
COLOURS = {"ok": "green", "degraded": "yellow", "intermittent": "magenta", "down": "bold red"}
PLAIN = Style(bold=False, color="default")
SIDES = ("red", "blue")
SIDE_COLOURS = ("bold red", "bold blue")
PHASES = 6  # of a turn
NAME, CRITICALITY, FEEDS = 1, 4, 6  # columns of the map
SHORTEST_NAME = 12
MOST_COINS = 12
BEST = 3  # cards and services named in the summary
MOST_FALLS = 6  # in the summary, the most critical first

View = dict[str, Any]


def draw(view: View, speaker: Speaker) -> RenderableType:
    return Board(view, speaker)


def closing(match: Match, speaker: Speaker) -> RenderableType:
    """Explain from the events why the game ended as it did."""
    return Closing(match, speaker)


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
        shown = [("stability", "green" if view["stability"] > limits["stability_goal"] else "bold red")]
        shown.append(("trust", "cyan"))
        if view["economic_cost"] is not None:
            shown.append(("economic_cost", "yellow"))
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
        lines = [Text(red, style="red"), Text(blue, style="blue")]
        due = sum(service["price"] for service in view["services"]) + view["pending_loss"]
        if due and view["ending"] is None:
            lines.append(Text(self.say("board-due", points=due, cap=limits["stability_cap"]), style="yellow"))
        return Group(*lines)

    def campaign(self, width: int) -> Text:
        """Five boxes: permanent, counted only this turn, or open."""
        line = Text(self.say("board-campaign"))
        campaign = self.view["campaign"]
        used = line.cell_len
        for phase in PHASE_NAMES:
            mark, style = "□", "dim"
            if phase in campaign["marked"]:
                mark, style = "■", "bold red"
            elif phase in campaign["this_turn"]:
                mark, style = "◧", "red"
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
            line = Text(f"{event} {self.words.card(event)}", style="yellow")
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
            coins = Text(f"{self.say('board-budget')} ").append("●" * min(budget, MOST_COINS), style="yellow")
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
        cards = [Text(f"●{self.words.cost(id)} ", style="yellow").append(self.card_line(id)) for id in own]
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(Text(self.say("board-your_hand"), style="bold"))
        columns = 2 if wide else 1
        for at in range(0, len(cards), columns):
            table.add_row(*cards[at : at + columns])
        return table

    def card_line(self, id: str) -> Text:
        return Text(f"{id} ", style="bold").append(self.words.card(id), style=PLAIN)


class Closing:
    """The end of a game: the reason, the longest cascade, every turn and the best cards."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        game = match.game
        assert isinstance(game, BuenososGame)
        self.match = match
        self.events = match.recorder.events
        self.country = debrief_markers.Country(game, match.options)
        self.view: View = dict(match.state.view(SPECTATOR))
        self.words = Words(speaker)
        self.say = speaker.texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for title, body in (
            ("why", self.why()),
            ("cascade", self.cascade()),
            ("turns", self.turns(12 if options.max_width >= WIDE else 8)),
            ("measures", self.measures()),
        ):
            yield Text()
            yield Text(self.say(f"board-end-{title}"), style="bold")
            yield Padding(body, (0, 0, 0, 2))

    def why(self) -> RenderableType:
        """The goals reached and missed, and the services that cost most."""
        view, country = self.view, self.country
        stability, critical = view["stability"], view["critical_down"]
        recovered, goal = len(view["recovered"]), view["recovery_goal"]
        checks = [
            (stability > country.goal, self.say("board-end-stability", stability=stability, goal=country.goal)),
            (
                critical < country.critical_needed,
                self.say("board-end-critical", now=critical, needed=country.critical_needed),
            ),
            (recovered >= goal, self.say("board-end-recovered", now=recovered, needed=goal)),
        ]
        lines = [
            Text(f"{SYMBOLS['ok' if good else 'down']} {told}", style=COLOURS["ok" if good else "down"])
            for good, told in checks
        ]
        stayed = [each for each in analysis.falls(self.events) if each.back == NONE and each.service < SERVICES]
        stayed.sort(key=lambda each: each.service not in country.critical)
        lines += [self.fall(each) for each in stayed[:MOST_FALLS]]
        dear = list(debrief_markers.costs(self.events).items())[:BEST]
        if dear:
            told = ", ".join(f"{self.words.node(service)} {points}" for service, points in dear)
            lines.append(Text(self.say("board-end-dear", services=told)))
        return Group(*lines)

    def fall(self, fall: analysis.Fall) -> Text:
        """A service that stayed Down: since when, and through what."""
        line = Text(self.say("board-end-fell", service=self.words.node(fall.service), turn=fall.turn))
        if fall.dependency != NONE:
            line.append(" ").append(self.say("board-end-through", service=self.words.node(fall.dependency)))
        elif fall.through == "upkeep":
            line.append(" ").append(self.say("board-end-upkeep"))
        if fall.source != NONE:
            line.append(f"  ← {self.words.program(fall.source)}", style="bold")
        return line

    def cascade(self) -> RenderableType:
        """The longest cascade, one line per step with its wave and clause."""
        chains = analysis.cascades(self.events)
        if not chains:
            return Text(self.say("board-end-no_cascade"), style="dim")
        chain = chains[0]
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        start = Text(self.words.node(chain.start))
        if chain.state != NONE:
            start.append("  ").append(self.words.state(STATE_NAMES[chain.state]))
        if chain.source != NONE:
            start.append(f"  ← {self.words.program(chain.source)}", style="bold")
        table.add_row(self.say("board-end-turn", turn=chain.turn), start)
        for depth, link in enumerate(chain.links):
            when = self.say("board-end-wave" if link.wave else "board-end-spread", turn=link.turn, wave=link.wave)
            line = Text(f"{'  ' * depth}└→ {self.words.node(link.service)}  −{link.points} INT  ")
            line.append(self.words.state(STATE_NAMES[link.state])).append(f"  [{link.clause}]", style="dim")
            table.add_row(when, line)
        return table

    def turns(self, width: int) -> Table:
        """Stability, Trust, campaign line, falls and recoveries, one row per turn."""
        table = Table(show_edge=False, pad_edge=False, padding=(0, 2, 0, 0), box=None, header_style="bold")
        for key in ("board-turn_short", "board-stability", "board-trust", "board-campaign", "board-end-falls"):
            table.add_column(self.say(key))
        line = {row.turn: row for row in analysis.campaign(self.events)}
        fell = analysis.falls(self.events)
        most = max(1, self.country.stability)
        for row in debrief_markers.turns(self.events, self.country):
            lost = f" −{row.stability_lost}" if row.stability_lost else ""
            boxes = Text()
            for phase in range(len(PHASE_NAMES)):
                stands = phase in line[row.turn].standing
                new = phase in line[row.turn].marked
                boxes.append("■" if stands else "□", style="bold red" if new else "" if stands else "dim")
            news = Text()
            for fall in fell:
                if fall.turn == row.turn:
                    news.append(f"{SYMBOLS['down']} {NODE_NAMES[fall.service]} ", style=COLOURS["down"])
                if fall.back == row.turn:
                    news.append(f"↑ {NODE_NAMES[fall.service]} ", style=COLOURS["ok"])
            table.add_row(
                str(row.turn),
                bar(row.stability, most, width, "green").append(f" {row.stability:>3}{lost}", style="default"),
                bar(row.trust, max(1, self.country.trust), width // 2, "cyan").append(f" {row.trust}", style="default"),
                boxes,
                news,
            )
        return table

    def measures(self) -> RenderableType:
        """The DRP and BCP cards that were worth most, in points."""
        played = debrief_markers.measures(self.events, self.country)
        best = [each for each in played if each.stability or each.trust or each.integrity]
        lines = []
        for each in best[:BEST]:
            points = {"stability": each.stability, "trust": each.trust, "integrity": each.integrity}
            told = self.say("board-end-measure", plan=self.say(f"subtype-{each.plan}"), plays=each.plays, **points)
            lines.append(Text(self.words.program(each.card), style="bold").append(f": {told}", style="not bold"))
        return Group(*lines) if lines else Text(self.say("board-end-no_measure"), style="dim")
