"""A what-if as a card: what was done, what could have been done, and the difference in two readings."""

from __future__ import annotations

from contienda.analysis.counterfactual import Difference, WhatIf
from contienda.analysis.estimate import Estimate
from contienda.press import charts
from contienda.press.debrief_words import Words, percent
from contienda.press.document import Card, Reading, Tone


def card(words: Words, each: WhatIf, least: float, most: float) -> Card:
    """Return the card; `least` and `most` are the ends of the scale all cards share."""
    say, alternative = words.say, each.alternative
    seat = words.speaker.seat(alternative.seat)
    known = reading(words, each.known, say("debrief-known", seat=seat), alternative.seat, least, most)
    hindsight = reading(words, each.hindsight, say("debrief-hindsight"), alternative.seat, least, most)
    return Card(
        when=f"{words.when(alternative.turn)} · {seat}",
        title=words.picks(alternative.instead),
        instead=say("debrief-instead-of", chosen=words.picks(alternative.chosen)),
        tone=tone(each.known.win),
        readings=[known, hindsight],
        tag=alternative.plan.upper(),
    )


def reading(words: Words, found: Difference, name: str, seat: int, least: float, most: float) -> Reading:
    say = words.say
    key, estimate = main(words, found, seat)
    unit = words.marker(key, -1) if key else say("debrief-percent")
    text = say("debrief-interval", low=words.signed(estimate.low, 1), high=words.signed(estimate.high, 1))
    chance = say("debrief-win-chance", before=percent(found.win_before), after=percent(found.win_after))
    figure = words.signed(estimate.mean, 1)
    drawing = charts.interval(
        estimate.mean,
        estimate.low,
        estimate.high,
        least,
        most,
        tone(found.win),
        f"{figure} {unit}, {text}",
        words.about,
    )
    games = say("debrief-games-played", games=found.win.games)
    gain = words.points(found.win)
    return Reading(name, figure, unit, text, f"{chance} ({gain})", tone(found.win), drawing, games)


def main(words: Words, found: Difference, seat: int) -> tuple[str, Estimate]:
    """Return the figure that stands large: the marker that leads, else the chance in points."""
    leading = words.leading(found, seat)
    if leading is not None:
        return leading
    win = found.win
    return "", Estimate(100 * win.mean, 100 * win.low, 100 * win.high, win.games)


def tone(win: Estimate) -> Tone:
    """Green if the alternative is better for its seat, red if it is worse, neither within the noise."""
    if win.low > 0:
        return "good"
    return "bad" if win.high < 0 else "dim"
