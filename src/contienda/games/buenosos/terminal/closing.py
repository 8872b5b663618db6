"""The end of a game, explained from its events."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contienda.cli.console.palette import BAD
from contienda.core.state import SPECTATOR
from contienda.games.buenosos import analysis, debrief_markers
from contienda.games.buenosos.constants import NODE_NAMES, NONE, PHASE_NAMES, SERVICES, STATE_NAMES
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.terminal.board import COLOURS, SYMBOLS, WIDE, View, Words, bar
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

BEST = 3  # cards and services named in the summary
MOST_FALLS = 6  # in the summary, the most critical first


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
                boxes.append("■" if stands else "□", style=BAD if new else "" if stands else "dim")
            news = Text()
            for fall in fell:
                if fall.turn == row.turn:
                    news.append(f"{SYMBOLS['down']} {NODE_NAMES[fall.service]} ", style=COLOURS["down"])
                if fall.back == row.turn:
                    news.append(f"↑ {NODE_NAMES[fall.service]} ", style=COLOURS["ok"])
            table.add_row(
                str(row.turn),
                bar(row.stability, most, width, "default").append(f" {row.stability:>3}{lost}", style="default"),
                bar(row.trust, max(1, self.country.trust), width // 2, "default").append(
                    f" {row.trust}", style="default"
                ),
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
