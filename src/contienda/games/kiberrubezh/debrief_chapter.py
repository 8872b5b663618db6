"""The chapter of Киберрубеж in the debrief, in words: the waves, and what they took from the decks."""

from __future__ import annotations

from contienda.press.debrief_words import Words
from contienda.press.document import Paragraph, Section, Table

CHANCE_LEADS = True  # a deck that lasts is not yet a win


def chapter(words: Words) -> list[Section]:
    """Every wave with its attacks, its blocks and the cards the other deck lost."""
    say, told = words.say, words.found.chapters["waves"]
    assert isinstance(told, list)
    title = say("debrief-waves")
    if not told:
        return [Section("waves", title, [Paragraph(say("debrief-no_waves"), "dim")])]
    rows = [
        [
            str(each["turn"]),
            words.speaker.seat(each["seat"]),
            *(str(each[name]) for name in ("attacks", "blocked", "through", "milled")),
        ]
        for each in told
    ]
    head = [say(f"debrief-waves-{name}") for name in ("turn", "who", "attacks", "blocked", "through", "milled")]
    dim = [at for at, each in enumerate(told) if not each["milled"]]
    block = Table(head, rows, right=[0, 2, 3, 4, 5], bars=5, dim=dim)
    return [Section("waves", title, [block], say("debrief-waves-lead"))]
