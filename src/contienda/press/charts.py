"""Charts as drawings: the timeline of a game, where games went, and the interval of a figure.

They know numbers and names, never a game. The same drawing is shown on the page and printed in the PDF.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from contienda.press.chart_labels import Frame, Labels, Line, named, number
from contienda.press.document import Dot, Drawing, Label, Mark, Side, Stroke, Tone


@dataclass(frozen=True)
class Course:
    """What a timeline shows: markers above, chances below, a threshold, and columns to light up."""

    text: str
    columns: Sequence[str]
    lines: Sequence[Line]
    chances: Sequence[Line] = ()
    chance_title: str = ""
    threshold: float | None = None
    threshold_text: str = ""
    bands: dict[int, tuple[str, Tone]] = field(default_factory=dict)  # a column with its words


def nice(low: float, high: float, most: int = 5) -> list[float]:
    """Return round values for the lines of a grid."""
    span = max(high - low, 1)
    step = next(
        unit * 10**power for power in range(9) for unit in (1, 2, 2.5, 5) if span / (unit * 10**power) <= most - 1
    )
    first = int(low // step) * step
    found = [first]
    while found[-1] < high:
        found.append(found[-1] + step)
    return found


def timeline(course: Course, width: float, numbers: bool = True) -> Drawing:
    """Draw markers turn by turn, with the chances below."""
    columns = len(course.columns)
    values = [value for line in course.lines for value in line.values]
    if course.threshold is not None:
        values.append(course.threshold)
    grid = nice(min([0, *values]), max([1, *values]))
    frame = Frame(46, width - 46, 22, 250, grid[0], grid[-1], columns)
    height = 286 + (138 if course.chances else 0)
    marks: list[Mark] = []
    for column, (words, tone) in course.bands.items():
        left = frame.x(max(0, column - 1))
        marks.append(Stroke(f"M{left} 0H{frame.x(column)}V{height - 22}H{left}z", tone, fill=0.16))
        middle = (left + frame.x(column)) / 2
        marks.append(Label(middle, height - 6, words, tone, 13, True, anchor="centre"))
    for value in grid:
        marks.append(Stroke(f"M{frame.left} {frame.y(value)}H{frame.right}", "line", 1))
        marks.append(Label(frame.left - 8, frame.y(value) + 4, number(value), "dim", 12, mono=True, anchor="right"))
    labels = Labels(frame)
    for at, name in enumerate(course.columns):
        if at in named(columns):
            labels.keep_off(frame.x(at), frame.bottom + 16, 7.2 * len(name), 12)
            marks.append(Label(frame.x(at), frame.bottom + 20, name, "dim", 12, mono=True, anchor="centre"))
    if course.threshold is not None:
        y = frame.y(course.threshold)
        marks.append(Stroke(f"M{frame.left} {y}H{frame.right}", "bad", 1.4, True))
        if course.threshold_text:
            marks.append(Label(frame.left + 8, y - 7, course.threshold_text, "bad", 12, True))
            wide = 6.6 * len(course.threshold_text)
            labels.keep_off(frame.left + 8 + wide / 2, y - 12, wide, 12)
    for line in course.lines:
        marks += drawn(frame, line, labels)
    for line in course.lines:
        marks.append(labels.last(line))
    for line in course.lines:
        marks.append(labels.name(line, [other for other in course.lines if other is not line]))
    for line in course.lines if numbers else ():
        marks += labels.values(line)
    if course.chances:
        marks += chances(course, frame, 312, 404)
    return Drawing(width, height, course.text, marks)


def drawn(frame: Frame, line: Line, labels: Labels) -> list[Mark]:
    """Draw one line with its dots."""
    marks: list[Mark] = [Stroke(frame.path(line.values), line.tone, 2.6, line.dash)]
    for at, value in enumerate(line.values):
        marks.append(Dot(frame.x(at), frame.y(value), 4, line.tone, line.dash))
        labels.keep_off(frame.x(at), frame.y(value), 8, 8)
    return marks


def chances(course: Course, above: Frame, top: float, bottom: float) -> list[Mark]:
    """Draw the chances below the markers, in per cent."""
    frame = Frame(above.left, above.right, top, bottom, 0, 100, above.columns)
    marks: list[Mark] = [Label(frame.left, top - 20, course.chance_title, "good", 13, True)]
    for level in (0, 50, 100):
        marks.append(Stroke(f"M{frame.left} {frame.y(level)}H{frame.right}", "line", 1, level == 50))
    only = len(course.chances) == 1
    labels, shown = Labels(frame), named(above.columns)
    for line in course.chances:
        if only:
            area = f"{frame.path(line.values)}L{frame.x(len(line.values) - 1)} {bottom}L{frame.left} {bottom}z"
            marks.append(Stroke(area, line.tone, fill=0.14))
        marks.append(Stroke(frame.path(line.values), line.tone, 2.4, line.dash))
        marks += [Dot(frame.x(at), frame.y(value), 3.4, line.tone, line.dash) for at, value in enumerate(line.values)]
    for line in course.chances:
        last = len(line.values) - 1
        for at in (last, *sorted(shown - {last})) if only else (last,):
            x, y, text = frame.x(at), frame.y(line.values[at]), number(line.values[at])
            half = 4 * len(text)
            free = (base for base in (y - 8, y + 17) if labels.free(x - half, x + half, base))
            base = next(free, None)
            if base is not None:
                marks.append(Label(x, base, text, line.tone, 12, True, True, "centre"))
    return marks


def bins(values: Sequence[int], mark: int | None) -> list[tuple[int, int]]:
    """Return the ranges of a histogram: where each begins, and how many values it has."""
    low, high = min(values), max(values)
    if mark is not None:
        low, high = min(low, mark), max(high, mark)
    step = next(unit for unit in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / unit <= 11)
    first = low // step * step
    found = [0] * ((high - first) // step + 1)
    for value in values:
        found[(value - first) // step] += 1
    return [(first + at * step, count) for at, count in enumerate(found)]


def histogram(values: Sequence[int], mark: int | None, text: str, mark_text: str, limit: float | None) -> Drawing:
    """Draw where games ended: how many in each range, with a line at the value of this game."""
    width, height, base = 520.0, 190.0, 150.0
    ranges = bins(values, mark)
    first = ranges[0][0]
    step = ranges[1][0] - first if len(ranges) > 1 else 1
    slot = (width - 40) / len(ranges)
    most = max(count for _, count in ranges)
    marks: list[Mark] = []
    for at, (begin, count) in enumerate(ranges):
        x, top = 20 + at * slot, base - 112 * count / most
        bad = limit is not None and begin < limit
        area = f"M{x + 2:.1f} {base}V{top:.1f}H{x + slot - 2:.1f}V{base}z"
        marks.append(Stroke(area, "down" if bad else "dim", fill=0.85 if bad else 0.5))
        marks.append(Label(x + slot / 2, base + 18, number(begin), "dim", 12, mono=True, anchor="centre"))
    marks.append(Stroke(f"M20 {base}H{width - 20}", "dim", 1))
    if mark is not None:
        x = 20 + (mark - first) / step * slot + slot / (2 * step)
        x = round(min(width - 20, max(20, x)), 1)
        marks.append(Stroke(f"M{x} 26V{base}", "", 2.6))
        side: Side = "left" if x < width / 2 else "right"
        marks.append(Label(x + (6 if side == "left" else -6), 30, mark_text, "", 14, True, True, side))
    return Drawing(width, height, text, marks)


def interval(
    mean: float, low: float, high: float, least: float, most: float, tone: Tone, text: str, say: Callable[[float], str]
) -> Drawing:
    """Draw a figure with its interval on a scale that several figures share: a band, a dot, and a line at zero.

    `say` writes the numbers of the scale.
    """
    frame = Frame(12, 228, 0, 0, 0, 1, 2)

    def x(value: float) -> float:
        share = (min(most, max(least, value)) - least) / ((most - least) or 1)
        return round(frame.left + (frame.right - frame.left) * share, 1)

    marks: list[Mark] = [Stroke("M4 6H236V26H4z", "dim", fill=0.12)]
    marks.append(Stroke(f"M{x(low)} 12H{max(x(high), x(low) + 2)}V20H{x(low)}z", tone, fill=0.4))
    marks.append(Stroke(f"M{x(0)} 2V30", "", 1.8))
    marks.append(Dot(x(mean), 16, 6.5, tone))
    ends = (least, 0.0, most) if x(most) - x(0) > 40 and x(0) - x(least) > 40 else (least, most)
    for value in ends:
        anchor: Side = "left" if value == least else "right" if value == most else "centre"
        marks.append(Label(x(value), 44, say(value), "dim", 11, mono=True, anchor=anchor))
    return Drawing(240, 50, text, marks)
