"""The debrief as a document: sections in one language, from what the analysis found and what people wrote.

A game adds its own with functions of its part `debrief_chapter`, all of them optional: `scene`, `threshold`, `chapter`,
`strengths`, `weaknesses`, and `standing`, a number for each seat that ranks those who did not win. They get a `Words`,
which holds the report and its words. `CHANCE_LEADS` says that no marker shows the worth of a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from contienda.analysis.report import Debrief
from contienda.core import registry
from contienda.i18n.speaker import Speaker
from contienda.press import charts
from contienda.press.chart_labels import Line, number
from contienda.press.debrief_what_if import card
from contienda.press.debrief_words import WORTH, Words, percent
from contienda.press.document import (
    Block,
    Cards,
    Chart,
    Document,
    Drawing,
    Figure,
    Figures,
    Flagged,
    Level,
    Levels,
    Paragraph,
    Points,
    Quote,
    Quotes,
    Rank,
    Scene,
    Section,
    Table,
    Todo,
    Todos,
    Tone,
)

WIDE, NARROW = 960.0, 360.0  # of the timeline
MOST_RANKED = 8  # decisions in the table of costs
MOST_POINTS = 4  # strengths and weaknesses
MARKERS: tuple[Tone, ...] = ("", "blue", "gold")  # of the whole table
SEATS: tuple[Tone, ...] = ("red", "blue", "good", "gold", "intermittent", "dim")


class Extras(msgspec.Struct, omit_defaults=True):
    """What people wrote, as far as the reader may know it."""

    answers: list[Quote] = []  # to the micro-debrief
    rulings: list[Quote] = []  # rulings, changes, returns to earlier positions
    injects: list[Quote] = []
    levels: list[Level] = []
    notes: list[Quote] = []
    todos: list[Todo] = []


def document(found: Debrief, speaker: Speaker, extras: Extras | None = None, about: str = "") -> Document:
    """Put a debrief into words."""
    words = Words(found, speaker)
    say, written = words.say, extras or Extras()
    own = hook(words, "chapter")
    sections = [
        *course(words),
        *(own or []),
        *what_ifs(words),
        *costs(words),
        *where_it_went(words),
        *statistics(words),
        *written_by_people(words, written),
        *lessons(words),
        todos(words, written),
    ]
    kept = [each for each in sections if each.blocks]
    return Document(
        language=speaker.texts.language,
        game=found.game,
        title=f"{say('debrief-title')}: {say('game-name')}",
        about=about or words.facts(),
        scene=scene(words) if found.over else None,
        sections=kept,
        notes=[say("debrief-how", seed=found.seed), say("debrief-again")],
    )


def hook(words: Words, name: str) -> Any:
    """Call a function of the game's part, if it has it."""
    module = registry.part(words.found.game, "debrief_chapter")
    function: Callable[[Words], object] | None = getattr(module, name, None)
    return function(words) if function is not None else None


# --- the winner -------------------------------------------------------------------------------------------------------


def scene(words: Words) -> Scene:
    """Tell who won and why, with the ranking."""
    found, say = words.found, words.say
    winners = [seat for seat, share in enumerate(found.shares) if share > 0]
    names = ", ".join(words.speaker.seat(seat) for seat in winners)
    if not winners:
        title = say("debrief-nobody")
    else:
        title = say("debrief-winner" if len(winners) == 1 else "debrief-winners", who=names)
    own = hook(words, "scene")
    text, checks = own if own is not None else (words.ending(), [])
    side = words.speaker.game.sides[winners[0]] if winners and winners[0] < len(words.speaker.game.sides) else ""
    ranking = places(words)
    return Scene(say("debrief-over"), title, text, list(checks), ranking, winners, side)


def places(words: Words) -> list[Rank]:
    """Return the seats from first to last; equal ones share a place."""
    found = words.found
    seats = [seat for seat in range(len(found.seats)) if seat not in words.speaker.game.neutral]
    standing: list[float] = hook(words, "standing") or [0.0] * len(found.seats)
    merit = [(found.shares[seat], found.scores[seat], standing[seat]) for seat in range(len(found.seats))]
    order = sorted(seats, key=lambda seat: merit[seat], reverse=True)
    ranked: list[Rank] = []
    for at, seat in enumerate(order):
        same = at > 0 and merit[seat] == merit[order[at - 1]]
        place = ranked[-1].place if same else at + 1
        own = [each for each in found.turns[-1].markers if each.seat == seat] if found.turns else []
        score = "; ".join(f"{words.marker(each.key, -1)}: {each.value}" for each in own)
        ranked.append(Rank(place, words.speaker.seat(seat), score, seat, found.shares[seat] > 0))
    return ranked


# --- the course -------------------------------------------------------------------------------------------------------


def course(words: Words) -> list[Section]:
    """The chart of markers and chances with its flags, and the turning points."""
    found, say = words.found, words.say
    if not found.turns:
        return []
    turning = Points(words.turning()) if found.turning else Paragraph(words.turning()[0])
    return [Section("course", say("debrief-course"), [chart(words), turning], say("debrief-course-lead"))]


def chart(words: Words) -> Chart:
    found, say = words.found, words.say
    columns = [words.column(point.turn) for point in found.turns]
    lines = [
        Line(
            words.marker(first.key, first.seat),
            [point.markers[at].value for point in found.turns],
            marker_tone(at, first.seat),
            dash=first.seat < 0 and at == 1,
        )
        for at, first in enumerate(found.turns[0].markers)
    ]
    playing = [seat for seat in range(len(found.seats)) if seat not in words.speaker.game.neutral]
    shown = playing if len(playing) > 2 else playing[-1:]
    chances = [
        Line(
            words.speaker.seat(seat),
            [round(100 * point.chances[seat].mean) for point in found.turns],
            SEATS[seat % len(SEATS)] if len(shown) > 1 else "good",
        )
        for seat in shown
    ]
    limit = hook(words, "threshold")
    title = say("debrief-chance-of", seat=words.speaker.seat(shown[0])) if len(shown) == 1 else say("debrief-chances")
    bands: dict[int, tuple[str, Tone]] = {}
    if found.turning:
        turns = [point.turn for point in found.turns]
        bands[turns.index(found.turning[0].turn)] = (say("debrief-turning-point"), "gold")
    head, rows = words.table()

    def drawn(width: float, numbers: bool) -> Drawing:
        narrow = width < WIDE
        return charts.timeline(
            charts.Course(
                text=say("debrief-chart"),
                columns=columns,
                lines=lines,
                chances=chances,
                chance_title=title,
                threshold=limit[0] if limit else None,
                threshold_text=limit[1] if limit and not narrow else "",
                bands={} if narrow else bands,
            ),
            width,
            numbers,
        )

    return Chart(drawn(WIDE, True), drawn(NARROW, False), len(columns), flags(words), head, rows)


def marker_tone(at: int, seat: int) -> Tone:
    if seat >= 0:
        return SEATS[seat % len(SEATS)]
    return MARKERS[at % len(MARKERS)]


def flags(words: Words) -> list[Flagged]:
    """Return the flags by column: what mattered in each turn, in one text."""
    found = words.found
    columns = {point.turn: at for at, point in enumerate(found.turns)}
    turning = {each.turn for each in found.turning[:1]}
    told: dict[int, list[str]] = {}
    for flag in found.flags:
        if flag.turn in columns:
            told.setdefault(flag.turn, []).append(words.flag(flag))
    return [
        Flagged(
            columns[turn],
            words.when(turn),
            ". ".join(texts) + ".",
            "gold" if turn in turning else "",
        )
        for turn, texts in told.items()
    ]


# --- what if ----------------------------------------------------------------------------------------------------------


def what_ifs(words: Words) -> list[Section]:
    found, say = words.found, words.say
    if not found.tried:
        return []
    if not found.what_ifs:
        return [Section("what_if", say("debrief-what_if"), [Paragraph(say("debrief-no_what_if"))])]
    ends = [end for each in found.what_ifs for end in words.ends_of(each)]
    least, most = min([0.0, *ends]), max([0.0, *ends])
    cards = [card(words, each, least, most) for each in found.what_ifs]
    return [Section("what_if", say("debrief-what_if"), [Cards(cards)], words.about_what_ifs())]


def costs(words: Words) -> list[Section]:
    """The table of decisions by what they cost."""
    found, say = words.found, words.say
    dear = [each for each in found.ranked if each.gain.mean > WORTH and (each.examined or each.gain.low > 0)][
        :MOST_RANKED
    ]
    if not dear:
        return []
    rows = [
        [
            str(each.alternative.turn),
            words.speaker.seat(each.alternative.seat),
            words.picks(each.alternative.chosen),
            words.picks(each.alternative.instead),
            words.points(each.gain),
            say("debrief-measured" if each.examined else "debrief-looked", games=each.gain.games),
        ]
        for each in dear
    ]
    head = [say(f"debrief-cost-{name}") for name in ("turn", "seat", "chosen", "better", "gain", "how")]
    block = Table(head, rows, right=[0, 4])
    return [Section("costs", say("debrief-costs"), [block], say("debrief-costs-lead"))]


# --- the open end -----------------------------------------------------------------------------------------------------


def where_it_went(words: Words) -> list[Section]:
    """Where games went from the most open position; a game that tells of tail risk puts this into its chapter."""
    if hook(words, "threshold") is not None:
        return []
    block = spread(words, 0)
    if block is None:
        return []
    return [Section("spread", words.say("debrief-spread"), block, words.spread_lead())]


def spread(words: Words, at: int) -> list[Block] | None:
    """Draw where games went, for one marker, with shares that say it in words."""
    found, say = words.found, words.say
    if found.spread is None or len(found.spread.ends) <= at or len(set(found.spread.ends[at])) < 2:
        return None
    values, limit = found.spread.ends[at], hook(words, "threshold")
    mark = found.turns[-1].markers[at].value if found.over else None
    edge = limit[0] if limit else None
    key, seat = found.spread.markers[at].key, found.spread.markers[at].seat
    drawing = charts.histogram(
        values, mark, say("debrief-spread-chart", games=len(values)), say("debrief-this", value=mark or 0), edge
    )
    figures = []
    if edge is not None:
        low = sum(value <= edge for value in values) / len(values)
        figures.append(Figure(say("debrief-or_less", value=number(edge)), percent(low), "%"))
    tenth = values[len(values) // 10]
    figures.append(Figure(say("debrief-tenth"), number(tenth)))
    figures.append(Figure(say("debrief-middle"), number(values[len(values) // 2])))
    head = [words.marker(key, seat), say("debrief-games")]
    rows = [[number(low), str(count)] for low, count in charts.bins(values, None)]
    return [Chart(drawing, drawing, 0, [], head, rows), Figures(figures)]


# --- statistics -------------------------------------------------------------------------------------------------------


def statistics(words: Words) -> list[Section]:
    """How each seat played: decisions, options, and what the game counts."""
    found, say = words.found, words.say
    seats = range(len(found.seats))
    rows = [
        [say("debrief-stat-decisions"), *(str(found.figures[seat].decisions) for seat in seats)],
        [say("debrief-stat-options"), *(words.decimal(found.figures[seat].options, 1) for seat in seats)],
        *([say(f"stat-{each.kind}"), *map(str, each.by_seat)] for each in found.counts),
    ]
    head = [say("debrief-stat"), *(words.speaker.seat(seat) for seat in seats)]
    block = Table(head, rows, right=list(range(1, len(head))))
    return [Section("statistics", say("debrief-played"), [block], half=True)]


# --- what people wrote ------------------------------------------------------------------------------------------------


def written_by_people(words: Words, extras: Extras) -> list[Section]:
    say = words.say
    lists = (
        ("answers", extras.answers),
        ("rulings", extras.rulings),
        ("injects", extras.injects),
        ("notes", extras.notes),
    )
    found = []
    if extras.levels:
        found.append(Section("rubric", say("debrief-rubric"), [Levels(extras.levels)], say("debrief-rubric-lead")))
    for id, quotes in lists:
        if quotes:
            found.append(Section(id, say(f"debrief-{id}"), [Quotes(quotes)]))
    return found


def lessons(words: Words) -> list[Section]:
    """Strengths and weaknesses, from what was measured."""
    say = words.say
    good = [*(hook(words, "strengths") or []), *words.good()][:MOST_POINTS]
    bad = [*(hook(words, "weaknesses") or []), *words.bad()][:MOST_POINTS]
    found = []
    for id, points in (("strengths", good), ("weaknesses", bad)):
        if points:
            found.append(Section(id, say(f"debrief-{id}"), [Points(points)], half=True))
    return found


def todos(words: Words, extras: Extras) -> Section:
    say = words.say
    head = [say(f"debrief-todo-{name}") for name in ("seen", "action", "control", "owner", "due", "done")]
    return Section("todos", say("debrief-todos"), [Todos(head, extras.todos)], say("debrief-todos-lead"))


def suggested(words: Words) -> list[Todo]:
    """Return rows to begin the action table with: what happened in the game; the rest is for the people."""
    listed: list[str] = [*(hook(words, "weaknesses") or []), *words.bad()]
    return [Todo(seen=text.replace("**", "")[:200]) for text in listed[:MOST_POINTS]]
