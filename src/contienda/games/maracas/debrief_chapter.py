"""The chapter of Maracas in the debrief, in words: where the Victory Points of each turn came from."""

from __future__ import annotations

from contienda.press.debrief_words import Words
from contienda.press.document import Section, Table


def chapter(words: Words) -> list[Section]:
    """The Victory Points of both sides, by turn and source."""
    say, told = words.say, words.found.chapters["points"]
    assert isinstance(told, list)
    if not told:
        return []
    rows = [
        [
            str(each["turn"]),
            words.speaker.seat(each["seat"]),
            *(words.signed(each[name]) for name in ("vp_deeds", "vp_population", "vp_loc")),
            words.signed(-each["vp_lost"]),
        ]
        for each in told
    ]
    head = [say(f"debrief-points-{name}") for name in ("turn", "who", "deeds", "population", "loc", "lost")]
    block = Table(head, rows, right=[0, 2, 3, 4, 5])
    return [Section("points", say("debrief-victory_points"), [block], say("debrief-victory_points-lead"))]
