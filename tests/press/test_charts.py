"""Charts of a debrief: every line has its name and its last value, and no words cover others."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from contienda.press import charts
from contienda.press.chart_labels import Frame, Labels, Line, named, number
from contienda.press.document import Drawing, Label

WIDE, NARROW = 960.0, 360.0


def box(label: Label) -> tuple[float, float, float, float]:
    width = len(label.text) * label.size * 0.5
    left = label.x - {"left": 0, "centre": width / 2, "right": width}[label.anchor]
    return left, label.y - 0.7 * label.size, left + width, label.y


def covered(drawing: Drawing) -> list[tuple[str, str]]:
    """Return the pairs of labels that cover each other."""
    labels = [mark for mark in drawing.marks if isinstance(mark, Label)]
    return [
        (one.text, other.text)
        for one, other in combinations(labels, 2)
        for a, b in [(box(one), box(other))]
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]


def walks(columns: int, lines: int, seed: int) -> list[Line]:
    dice = random.Random(seed)
    found = []
    for at in range(lines):
        values = [40.0]
        while len(values) < columns:
            values.append(max(0.0, values[-1] + dice.randint(-6, 4)))
        found.append(Line(f"Points: Player {at}", values))
    return found


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize(("columns", "lines"), [(2, 2), (6, 3), (9, 2), (33, 2), (12, 4)])
def test_no_words_cover_others(width: float, columns: int, lines: int) -> None:
    for seed in range(8):
        drawn = walks(columns, lines, seed)
        chances = [Line("Blue", [100.0] * (columns - 1) + [0.0])]
        names = [str(at) for at in range(columns)]
        limit = {"threshold": 30.0, "threshold_text": "Blue has to stay above 30" if width == WIDE else ""}
        course = charts.Course("", names, drawn, chances, "Chance of Blue to win, %", **limit)  # type: ignore[arg-type]
        made = charts.timeline(course, width, width == WIDE)
        texts = [mark.text for mark in made.marks if isinstance(mark, Label)]
        for line in drawn:
            assert line.name in texts
            assert number(line.values[-1]) in texts
        assert made.width == width
        assert all(box(mark)[0] >= -2 and box(mark)[2] <= width + 2 for mark in made.marks if isinstance(mark, Label))
        if width == WIDE:
            assert covered(made) == [], seed


def test_a_name_is_not_struck_through_by_its_line() -> None:
    """A line that climbs has its name below, one that falls has it above."""
    frame = Frame(46, 914, 22, 250, 0, 100, 5)
    for values, below in (([10, 30, 50, 70, 90], True), ([90, 70, 50, 30, 10], False)):
        line = Line("Points of somebody", values)
        label = Labels(frame).name(line, [])
        heights = [Labels(frame).level(line, label.x + 130 * part / 4) for part in range(5)]
        assert all((height < label.y - 9) if below else (height > label.y) for height in heights)


def test_many_columns_are_named_at_a_distance() -> None:
    assert named(9) == set(range(9))
    shown = sorted(named(33))
    assert shown[0] == 0
    assert shown[-1] == 32
    assert all(later - earlier >= 3 for earlier, later in pairwise(shown))
