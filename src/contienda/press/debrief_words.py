"""The words of a debrief: names, numbers and sentences in one language, for every form of it."""

from __future__ import annotations

import csv
import io
import math

from contienda.analysis.counterfactual import Difference, WhatIf
from contienda.analysis.estimate import Estimate
from contienda.analysis.headlines import Flag
from contienda.analysis.report import Debrief
from contienda.analysis.walk import Walk
from contienda.core import registry
from contienda.core.events import EVERYBODY, NO_CAUSE, Event
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match

MINUS = "−"
COMMA = ("es", "ru")  # languages that write decimals with a comma
MOST_TURNING = 3
WORTH = 0.02  # share of the win that a strength or a weakness changes at least


class Words:
    """Puts a debrief into the words of its game."""

    def __init__(self, found: Debrief, speaker: Speaker) -> None:
        self.found = found
        self.speaker = speaker
        self.say = speaker.texts

    # --- names ------------------------------------------------------------------------------------------------------

    def ending(self) -> str:
        if not self.found.over:
            return self.say("debrief-running")
        return self.say(f"ending-{self.found.ending}")

    def facts(self) -> str:
        """What was played, in one line."""
        last = self.found.turns[-1].turn if self.found.turns else 0
        names = ", ".join(self.speaker.seats)
        return self.say("debrief-facts", names=names, turns=last)

    def marker(self, key: str, seat: int) -> str:
        name = self.say(f"marker-{key}")
        return name if seat < 0 else f"{name}: {self.speaker.seat(seat)}"

    def piece(self, kind: str, name: str) -> str:
        """The name of a piece with its id, if it has both."""
        forms = self.speaker.forms(kind, name)
        return forms.get("label") or forms[""]

    def column(self, turn: int) -> str:
        return str(turn) if turn else self.say("debrief-start")

    def when(self, turn: int) -> str:
        return self.say("debrief-in_turn", turn=turn) if turn else self.say("debrief-at_start")

    def picks(self, actions: list[int]) -> str:
        return " → ".join(self.pick(action) for action in actions)

    def pick(self, action: int) -> str:
        """An action as a headline. A button such as *Done* says too little there, so a game may have its own text."""
        key = f"debrief-verb-{self.speaker.game.vocabulary.say(action).verb.name}"
        return self.say(key) if self.say.has(key) else self.speaker.action(action)

    def flag(self, flag: Flag) -> str:
        event = Event(0, flag.kind, flag.arguments, flag.clause, NO_CAUSE, EVERYBODY, flag.step)
        return self.speaker.event(event).rstrip(".")

    # --- numbers ----------------------------------------------------------------------------------------------------

    def decimal(self, value: float, digits: int = 0) -> str:
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.say.language in COMMA else text

    def signed(self, value: float, digits: int = 0) -> str:
        """A change with its sign; zero has none."""
        if math.isinf(value):
            return "∞" if value > 0 else f"{MINUS}∞"
        text = self.decimal(abs(value), digits)
        if not text.strip("0,."):
            return text
        return f"+{text}" if value > 0 else f"{MINUS}{text}"

    def about(self, value: float) -> str:
        """A change for a scale: whole from ten on."""
        return self.signed(value, 0 if abs(value) >= 10 or float(value).is_integer() else 1)

    def points(self, found: Estimate) -> str:
        """A change of a chance in points, with its interval."""
        return self.say(
            "debrief-points",
            change=self.signed(100 * found.mean),
            number=round(abs(100 * found.mean)),
            low=self.signed(100 * found.low),
            high=self.signed(100 * found.high),
        )

    # --- sentences --------------------------------------------------------------------------------------------------

    def table(self) -> tuple[list[str], list[list[str]]]:
        """The course of the game: its heading and a row for each turn."""
        turns = self.found.turns
        markers = turns[0].markers if turns else []
        seats = [seat for seat in range(len(self.found.seats)) if seat not in self.speaker.game.neutral]
        head = [self.say("debrief-turn")]
        head += [self.marker(each.key, each.seat) for each in markers]
        head += [self.say("debrief-chance", seat=self.speaker.seat(seat)) for seat in seats]
        rows = []
        for point in turns:
            row = [self.column(point.turn), *(str(each.value) for each in point.markers)]
            rows.append(row + [chance(point.chances[seat]) for seat in seats])
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

    def about_what_ifs(self) -> str:
        games = max(each.known.win.games for each in self.found.what_ifs)
        return self.say("debrief-what_if-about", games=games, tried=self.found.tried)

    def leading(self, reading: Difference, seat: int) -> tuple[str, Estimate] | None:
        """Return the marker that shows the worth of a decision, with its change: the first of the table or the seat.

        A game without such a marker sets `CHANCE_LEADS` in its part `debrief_chapter`.
        """
        if getattr(registry.part(self.found.game, "debrief_chapter"), "CHANCE_LEADS", False):
            return None
        named = ((name.partition("@"), estimate) for name, estimate in reading.markers.items())
        return next(((key, estimate) for (key, _, owner), estimate in named if int(owner) in (-1, seat)), None)

    def ends_of(self, each: WhatIf) -> list[float]:
        """The ends of the intervals its card draws, for a common scale."""
        found: list[float] = []
        for reading in (each.known, each.hindsight):
            leading = self.leading(reading, each.alternative.seat)
            main = leading[1] if leading is not None else None
            ends = (main.low, main.high) if main else (100 * reading.win.low, 100 * reading.win.high)
            found += [end for end in ends if math.isfinite(end)]
        return found

    def good(self) -> list[str]:
        """Decisions whose alternatives were all worse."""
        best = sorted(self.found.ranked, key=lambda each: each.gain.mean)
        return [
            self.say(
                "debrief-good",
                turn=each.alternative.turn,
                seat=self.speaker.seat(each.alternative.seat),
                chosen=self.picks(each.alternative.chosen),
                change=self.decimal(abs(100 * each.gain.mean)),
            )
            for each in best
            if each.gain.high < 0 and each.gain.mean < -WORTH
        ]

    def bad(self) -> list[str]:
        """Decisions that cost most."""
        return [
            self.say(
                "debrief-bad",
                turn=each.alternative.turn,
                seat=self.speaker.seat(each.alternative.seat),
                chosen=self.picks(each.alternative.chosen),
                instead=self.picks(each.alternative.instead),
                change=self.signed(100 * each.gain.mean),
            )
            for each in self.found.ranked
            if each.examined and each.gain.low > 0 and each.gain.mean > WORTH
        ]

    def spread_lead(self) -> str:
        found = self.found.spread
        assert found is not None
        start = self.say("debrief-spread-from", turn=found.turn) if found.turn else self.say("debrief-spread-start")
        return self.say("debrief-spread-lead", games=len(found.ends[0]), position=start)


def percent(share: float) -> str:
    return str(round(100 * share))


def chance(found: Estimate) -> str:
    """A chance in percent, with the half width of its interval if it was estimated."""
    return f"{percent(found.mean)} %" + (f" ±{math.ceil(100 * found.half())}" if found.games > 1 else "")


def decisions(match: Match, speaker: Speaker, found: Debrief | None = None) -> str:
    """Every decision with a choice, as CSV; with a report also what the best alternative looked at would have added."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(speaker.texts("debrief-csv").split(","))
    gains = {each.alternative.step: each for each in found.ranked} if found is not None else {}
    for each in Walk(match).decisions:
        options = len(each.state.actions())
        row = [each.step, each.turn, safe(speaker.seat(each.seat)), safe(speaker.action(each.action)), options]
        gain = gains.get(each.step)
        if gain is not None:
            better = " → ".join(speaker.action(action) for action in gain.alternative.instead)
            row += [safe(better), *(f"{100 * value:.1f}" for value in (gain.gain.mean, gain.gain.low, gain.gain.high))]
            row.append(gain.gain.games)
        writer.writerow(row + [""] * (10 - len(row)))
    return out.getvalue()


def safe(text: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
