"""A debrief in words: headings, sentences and a table, in one language. Terminal, Markdown and pages show the same."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator

from contienda.analysis.counterfactual import Difference, WhatIf
from contienda.analysis.estimate import Estimate
from contienda.analysis.game_part import Marker
from contienda.analysis.report import Debrief
from contienda.analysis.walk import Walk
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

MINUS = "−"
MOST_TURNING = 3


class Words:
    """Puts a debrief into the words of its game."""

    def __init__(self, found: Debrief, speaker: Speaker) -> None:
        self.found = found
        self.speaker = speaker
        self.say = speaker.texts

    def ending(self) -> str:
        if not self.found.over:
            return self.say("debrief-running")
        return self.say(f"ending-{self.found.ending}")

    def marker(self, key: str, seat: int) -> str:
        name = self.say(f"marker-{key}")
        return name if seat < 0 else f"{name}: {self.speaker.seat(seat)}"

    def table(self) -> tuple[list[str], list[list[str]]]:
        """The course of the game: its heading and a row for each turn."""
        turns = self.found.turns
        markers: list[Marker] = turns[0].markers if turns else []
        seats = [seat for seat in range(len(self.found.seats)) if seat not in self.speaker.game.neutral]
        head = [self.say("debrief-turn")]
        head += [self.marker(each.key, each.seat) for each in markers]
        head += [self.say("debrief-chance", seat=self.speaker.seat(seat)) for seat in seats]
        rows = []
        for point in turns:
            row = [str(point.turn) if point.turn else self.say("debrief-start")]
            row += [str(each.value) for each in point.markers]
            row += [chance(point.chances[seat]) for seat in seats]
            rows.append(row)
        return head, rows

    def turning(self) -> list[str]:
        found = [
            self.say(
                "debrief-turned",
                turn=each.turn,
                seat=self.speaker.seat(each.seat),
                before=percent(each.before),
                after=percent(each.after),
            )
            for each in self.found.turning[:MOST_TURNING]
        ]
        return found or [self.say("debrief-no_turning")]

    def what_ifs(self) -> Iterator[tuple[str, list[str]]]:
        """Each what-if as a heading and its two readings."""
        for each in self.found.what_ifs:
            seat = self.speaker.seat(each.alternative.seat)
            yield (
                self.instead(each),
                [
                    f"{self.say('debrief-known', seat=seat)}: {self.difference(each.known)}",
                    f"{self.say('debrief-hindsight')}: {self.difference(each.hindsight)}",
                ],
            )

    def about_what_ifs(self) -> str:
        if not self.found.what_ifs:
            return self.say("debrief-no_what_if")
        games = max(each.known.win.games for each in self.found.what_ifs)
        return self.say("debrief-what_if-about", games=games, tried=self.found.tried)

    def instead(self, found: WhatIf) -> str:
        alternative = found.alternative
        return self.say(
            "debrief-instead",
            turn=alternative.turn,
            seat=self.speaker.seat(alternative.seat),
            instead=self.move(alternative.instead),
            chosen=self.move(alternative.chosen),
        )

    def move(self, actions: list[int]) -> str:
        return " → ".join(self.speaker.action(action) for action in actions)

    def difference(self, found: Difference) -> str:
        """The change of the chance and of the markers, each with its interval."""
        win = found.win
        parts = [
            self.say(
                "debrief-win",
                before=percent(found.win_before),
                after=percent(found.win_after),
                change=signed(100 * win.mean),
                low=signed(100 * win.low),
                high=signed(100 * win.high),
                games=win.games,
            )
        ]
        for name, each in found.markers.items():
            key, _, seat = name.partition("@")
            marker = self.marker(key, int(seat))
            change = {"change": signed(each.mean, 1), "low": signed(each.low, 1), "high": signed(each.high, 1)}
            parts.append(self.say("debrief-marker", marker=marker, **change))
        return "; ".join(parts)

    def figures(self) -> list[str]:
        return [
            self.say(
                "debrief-figures",
                seat=self.speaker.seat(seat),
                decisions=each.decisions,
                options=f"{each.options:.1f}",
            )
            for seat, each in enumerate(self.found.figures)
        ]


def percent(share: float) -> str:
    return str(round(100 * share))


def chance(found: Estimate) -> str:
    """A chance in percent, with the half width of its interval if it was estimated."""
    return f"{percent(found.mean)} %" + (f" ±{math.ceil(100 * found.half())}" if found.games > 1 else "")


def signed(value: float, digits: int = 0) -> str:
    """A change with its sign; zero has none."""
    text = f"{abs(value):.{digits}f}"
    if float(text) == 0:
        return text
    return f"+{text}" if value > 0 else f"{MINUS}{text}"


def markdown(found: Debrief, speaker: Speaker) -> str:
    """The debrief as a Markdown document."""
    words = Words(found, speaker)
    say = speaker.texts
    head, rows = words.table()
    lines = [f"# {say('debrief-title')}: {say('game-name')}", "", words.ending(), "", f"## {say('debrief-course')}", ""]
    lines += [f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)]
    lines += ["", f"## {say('debrief-turning')}", "", *(f"- {line}" for line in words.turning())]
    if found.tried:
        lines += ["", f"## {say('debrief-what_if')}", "", words.about_what_ifs(), ""]
        for title, readings in words.what_ifs():
            lines += [f"- **{title}**", *(f"  - {line}" for line in readings)]
    lines += ["", f"## {say('debrief-played')}", "", *(f"- {line}" for line in words.figures())]
    return "\n".join(lines) + "\n"


def decisions(match: Match, speaker: Speaker) -> str:
    """Every decision with a choice, as CSV."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(speaker.texts("debrief-csv").split(","))
    for each in Walk(match).decisions:
        options = len(each.state.actions())
        writer.writerow([each.step, each.turn, speaker.seat(each.seat), speaker.action(each.action), options])
    return out.getvalue()
