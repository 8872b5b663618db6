"""The debrief of a class: its tables side by side, with what was different where all had the same deal."""

from __future__ import annotations

from dataclasses import dataclass, field

from contienda.analysis.report import Debrief
from contienda.i18n.speaker import Texts
from contienda.press import charts
from contienda.press.chart_labels import Line
from contienda.press.debrief_document import SEATS
from contienda.press.debrief_words import Words, percent
from contienda.press.document import (
    Block,
    Chart,
    Document,
    Drawing,
    Level,
    Paragraph,
    Quote,
    Quotes,
    Section,
    Table,
    Todo,
    Todos,
)

WIDE, NARROW = 960.0, 360.0


@dataclass
class ClassTable:
    """A table of the class: its report in words if its game is over, and its rubric."""

    number: int
    words: Words | None
    levels: list[Level] = field(default_factory=list)

    @property
    def found(self) -> Debrief:
        assert self.words is not None
        return self.words.found


@dataclass
class ClassWritings:
    """What people wrote about the class, as far as the reader may know it."""

    notes: list[Quote] = field(default_factory=list)
    injects: list[Quote] = field(default_factory=list)
    todos: list[Todo] = field(default_factory=list)


def document(
    say: Texts, game: str, title: str, tables: list[ClassTable], same_deal: bool, written: ClassWritings
) -> Document:
    """Put the debrief of a class into words."""
    over = [each for each in tables if each.words is not None]
    playing = len(tables) - len(over)
    sections = [
        *side_by_side(say, over, playing),
        *course(say, over),
        *turn_by_turn(say, over, same_deal),
        *rubric(say, tables),
    ]
    for id, quotes in (("injects", written.injects), ("notes", written.notes)):
        if quotes:
            sections.append(Section(id, say(f"debrief-{id}"), [Quotes(quotes)]))
    head = [say(f"debrief-todo-{name}") for name in ("seen", "action", "control", "owner", "due", "done")]
    sections.append(Section("todos", say("debrief-todos"), [Todos(head, written.todos)], say("debrief-todos-lead")))
    about = say("debrief-class-about", tables=len(tables), over=len(over))
    notes = [say("debrief-how", seed=over[0].found.seed), say("debrief-again")] if over else []
    return Document(say.language, game, f"{say('debrief-class-title')}: {title}", about, None, sections, notes)


def name(say: Texts, table: ClassTable) -> str:
    return say("debrief-class-table", number=table.number)


def side_by_side(say: Texts, over: list[ClassTable], playing: int) -> list[Section]:
    """How each table ended, with its turning point and its dearest decision."""
    blocks: list[Block] = []
    if playing:
        blocks.append(Paragraph(say("debrief-class-playing", tables=playing), "gold"))
    if not over:
        return [Section("tables", say("debrief-class-tables"), blocks)]
    known = next((each for each in over if each.found.turns), over[0])  # a game may have ended with the class before
    first = known.words
    assert first is not None
    markers = known.found.turns[-1].markers if known.found.turns else []
    dearest = [(each.words.bad() if each.words is not None else [])[:1] for each in over]
    head = [say("debrief-class-which"), say("debrief-class-result")]
    head += [first.marker(each.key, each.seat) for each in markers]
    head += [say("debrief-turning-point"), *([say("debrief-class-dearest")] if any(dearest) else [])]
    rows = []
    for table, dear in zip(over, dearest, strict=True):
        words = table.words
        assert words is not None
        last = [str(each.value) for each in words.found.turns[-1].markers] if words.found.turns else []
        turning = words.turning()[0] if words.found.turning else "–"
        row = [name(say, table), result(words), *last, *["–"] * (len(markers) - len(last)), turning]
        rows.append(row + ((dear or ["–"]) if any(dearest) else []))
    blocks.append(Table(head, rows, right=list(range(2, 2 + len(markers)))))
    return [Section("tables", say("debrief-class-tables"), blocks)]


def result(words: Words) -> str:
    """Who won, and why; or that the class ended before the game."""
    if not words.found.over:
        return words.say("debrief-class-stopped")
    winners = [words.speaker.seat(seat) for seat, share in enumerate(words.found.shares) if share > 0]
    return f"**{', '.join(winners) if winners else words.say('debrief-nobody')}**. {words.ending()}"


def course(say: Texts, over: list[ClassTable]) -> list[Section]:
    """The first marker of each table turn by turn, with the chance of the last seat."""
    drawn = [each for each in over if each.found.turns and each.found.turns[0].markers]
    if len(drawn) < 2:
        return []
    most = max(drawn, key=lambda each: len(each.found.turns))
    words = most.words
    assert words is not None
    columns = [words.column(point.turn) for point in most.found.turns]
    seat = max(seat for seat in range(len(most.found.seats)) if seat not in words.speaker.game.neutral)
    lines = [
        Line(
            str(each.number),
            [point.markers[0].value for point in each.found.turns],
            SEATS[at % len(SEATS)],
            dash=at >= len(SEATS),
        )
        for at, each in enumerate(drawn)
    ]
    chances = [
        Line(
            str(each.number),
            [round(100 * point.chances[seat].mean) for point in each.found.turns],
            SEATS[at % len(SEATS)],
            dash=at >= len(SEATS),
        )
        for at, each in enumerate(drawn)
    ]
    key = most.found.turns[0].markers[0]
    marker = words.marker(key.key, key.seat)

    def chart(width: float) -> Drawing:
        told = say("debrief-class-chart", marker=marker)
        title = say("debrief-chance-of", seat=words.speaker.seat(seat))
        return charts.timeline(charts.Course(told, columns, lines, chances, title), width, False)

    head = [say("debrief-turn"), *(name(say, each) for each in drawn)]
    rows = [[column, *(values(each, at, seat) for each in drawn)] for at, column in enumerate(columns)]
    block = Chart(chart(WIDE), chart(NARROW), len(columns), [], head, rows)
    return [Section("course", marker, [block], say("debrief-class-course-lead"))]


def values(table: ClassTable, at: int, seat: int) -> str:
    """The first marker and the chance of a seat at the end of a turn."""
    turns = table.found.turns
    if at >= len(turns):
        return "–"
    return f"{turns[at].markers[0].value} · {percent(turns[at].chances[seat].mean)} %"


def turn_by_turn(say: Texts, over: list[ClassTable], same_deal: bool) -> list[Section]:
    """What happened at each table in each turn: where all had the same deal, only decisions made the difference."""
    if len(over) < 2:
        return []
    turns = sorted({point.turn for each in over for point in each.found.turns if point.turn})
    head = [say("debrief-turn"), *(name(say, each) for each in over)]
    rows = [[str(turn), *(told(each, turn) for each in over)] for turn in turns]
    key = "debrief-class-deal" if same_deal else "debrief-class-turns"
    return [Section("turns", say(key), [Table(head, rows, right=[0])], say(f"{key}-lead"))]


def told(table: ClassTable, turn: int) -> str:
    """A turn at one table: what mattered, and how the first marker changed."""
    words = table.words
    assert words is not None
    flags = ". ".join(words.flag(flag) for flag in words.found.flags if flag.turn == turn)
    points = {point.turn: point.markers[0].value for point in words.found.turns if point.markers}
    before = [value for at, value in points.items() if at < turn]
    if turn in points and before and points[turn] != before[-1]:
        return f"**{words.signed(points[turn] - before[-1])}** {flags}".strip()
    return flags or "–"


def rubric(say: Texts, tables: list[ClassTable]) -> list[Section]:
    """The marks of all tables: criteria down, tables across."""
    criteria = list(dict.fromkeys(level.criterion for each in tables for level in each.levels))
    if not criteria:
        return []
    head = [say("debrief-class-criterion"), *(name(say, each) for each in tables)]
    rows = [
        [
            criterion,
            *(
                "; ".join(marked(level) for level in each.levels if level.criterion == criterion) or "–"
                for each in tables
            ),
        ]
        for criterion in criteria
    ]
    return [Section("rubric", say("debrief-rubric"), [Table(head, rows)], say("debrief-rubric-lead"))]


def marked(level: Level) -> str:
    return f"**{level.level}/{level.most}** {level.evidence}".strip()
