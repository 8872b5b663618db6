"""The chapter of ¡Misiles, Ahora! in the debrief, in words: the arms race, round by round."""

from __future__ import annotations

from typing import Any

from contienda.core.events import EVERYBODY, NO_CAUSE, Event
from contienda.press.debrief_words import Words
from contienda.press.document import Section, Table

CHANCE_LEADS = True  # complete elements come and go: their number does not tell what a decision was worth


def chapter(words: Words) -> list[Section]:
    """Which elements were completed and lost in each round."""
    say, told = words.say, words.found.chapters["race"]
    assert isinstance(told, list)
    rounds: dict[int, list[str]] = {}
    for each in told:
        rounds.setdefault(each["turn"], []).append(line(words, each))
    if not rounds:
        return []
    rows = [[str(number), ". ".join(lines) + "."] for number, lines in rounds.items()]
    head = [say("debrief-race-round"), say("debrief-race-events")]
    return [Section("race", say("debrief-race"), [Table(head, rows, right=[0])], say("debrief-race-lead"))]


def line(words: Words, each: dict[str, Any]) -> str:
    event = Event(0, each["kind"], each["arguments"], "", NO_CAUSE, EVERYBODY, 0)
    return words.speaker.event(event).rstrip(".")
