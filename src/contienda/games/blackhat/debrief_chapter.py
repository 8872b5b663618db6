"""The chapter of Black Hat in the debrief, in words: where the points of each round came from."""

from __future__ import annotations

from contienda.press.debrief_words import Words
from contienda.press.document import Section, Table

CHANCE_LEADS = True  # the fewest Points win, and they come at the end of a round


def standing(words: Words) -> list[float]:
    """The lowest total is best."""
    totals = {each.seat: each.value for each in words.found.turns[-1].markers} if words.found.turns else {}
    return [-float(totals.get(seat, 0)) for seat in range(len(words.found.seats))]


def chapter(words: Words) -> list[Section]:
    """The score of each round, by its parts: the lowest total wins."""
    say, told = words.say, words.found.chapters["scores"]
    assert isinstance(told, list)
    if not told:
        return []
    rows = [
        [
            str(each["round"]),
            words.speaker.seat(each["seat"]),
            words.signed(each["hand_counted"]),
            words.signed(each["pawns_counted"]),
            words.signed(-each["pawns_saved"]),
            words.signed(each["scored"]),
        ]
        for each in told
    ]
    head = [say(f"debrief-scores-{name}") for name in ("round", "who", "hand", "pawns", "saved", "sum")]
    block = Table(head, rows, right=[0, 2, 3, 4, 5])
    return [Section("scores", say("debrief-scores"), [block], say("debrief-scores-lead"))]
