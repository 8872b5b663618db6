"""Where the words of a chart stand: none covers another, a dot, or its own line; a number without room is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from contienda.press.document import Label, Mark, Tone

MINUS = "−"
MOST_NAMED = 14  # columns that all carry a name and a number
WIDTH, HEIGHT = 4.2, 11.0  # half of a figure of a number, and the height of a line of text
LETTER = 7.4  # of a name


@dataclass(frozen=True)
class Line:
    """A series of values, one for each column."""

    name: str
    values: Sequence[float]
    tone: Tone = ""
    dash: bool = False


@dataclass(frozen=True)
class Frame:
    """Where a chart stands in its drawing, and the values its edges stand for."""

    left: float
    right: float
    top: float
    bottom: float
    low: float
    high: float
    columns: int

    def x(self, column: float) -> float:
        return round(self.left + (self.right - self.left) * column / max(1, self.columns - 1), 1)

    def y(self, value: float) -> float:
        return round(self.bottom - (self.bottom - self.top) * (value - self.low) / ((self.high - self.low) or 1), 1)

    def path(self, values: Sequence[float]) -> str:
        return "M" + "L".join(f"{self.x(at)} {self.y(value)}" for at, value in enumerate(values))


def named(columns: int) -> set[int]:
    """Return the columns that carry a name or a number, if there is no room for all."""
    step = 1 + columns // MOST_NAMED if columns > MOST_NAMED else 1
    last = columns - 1
    return {at for at in range(0, columns, step) if step == 1 or last - at >= step or at == last} | {last}


class Labels:
    """Places the words of a chart where none of them covers another."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.taken: list[tuple[float, float, float, float]] = []  # boxes: left, top, right, bottom

    def keep_off(self, x: float, y: float, width: float, height: float) -> None:
        self.taken.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))

    def free(self, left: float, right: float, base: float) -> bool:
        """Tell whether a line of text with this base covers nothing, and take its place."""
        box = (left, base - HEIGHT, right, base + 2)
        if any(box[0] < b[2] and b[0] < box[2] and box[1] < b[3] and b[1] < box[3] for b in self.taken):
            return False
        self.taken.append(box)
        return True

    def number(self, line: Line, at: int) -> Label | None:
        """Return a value beside its dot, below or above; None if there is no room."""
        x, y = self.frame.x(at), self.frame.y(line.values[at])
        text = number(line.values[at])
        half = WIDTH * len(text)
        for base in (y + 19, y - 9):
            if self.free(x - half, x + half, base):
                return Label(x, base, text, line.tone, 13, True, True, "centre")
        return None

    def last(self, line: Line) -> Label:
        """Return the last value, which always stands: beside its line where there is no room below or above."""
        at = len(line.values) - 1
        x, y = self.frame.x(at), self.frame.y(line.values[at])
        found = self.number(line, at)
        if found is None:
            found = Label(x + 8, y + 5, number(line.values[at]), line.tone, 13, True, True)
            self.taken.append((found.x, found.y - HEIGHT, found.x + 2 * WIDTH * len(found.text), found.y + 2))
        return found

    def values(self, line: Line) -> list[Mark]:
        """Return the values where they change, as far as there is room."""
        shown = named(self.frame.columns)
        changes = [at for at in range(1, len(line.values) - 1) if line.values[at] != line.values[at - 1]]
        return [label for at in changes if at in shown and (label := self.number(line, at)) is not None]

    def name(self, line: Line, others: Sequence[Line]) -> Label:
        """Return the name of a line where it is farthest from the others, on the side away from the nearest."""
        width = LETTER * len(line.name)
        best: tuple[float, Label] | None = None
        for at in range(len(line.values)):
            x, y = self.frame.x(at) + 6, self.frame.y(line.values[at])
            if x + width > self.frame.right + 40:
                break
            along = [x + width * part / 8 for part in range(9)]
            for base, above in ((y - 9, True), (y + 19, False)):
                middle = base - HEIGHT / 2
                own = [self.level(line, each) for each in along]
                if any((each < base + 1) if above else (each > base - HEIGHT - 1) for each in own):
                    continue  # the line itself runs through it
                near = [abs(self.level(each, at_x) - middle) for each in others for at_x in along]
                room = min([*near, 60.0]) - at * 0.5
                if (best is None or room > best[0]) and self.clear(x, x + width, base):
                    best = room, Label(x, base, line.name, line.tone, 14, True)
        found = best[1] if best is not None else self.above(line)
        self.taken.append((found.x, found.y - 12, found.x + width, found.y + 3))
        return found

    def level(self, line: Line, x: float) -> float:
        """Return the height of a line at `x`; after its end, that of its end."""
        place = (x - self.frame.left) / ((self.frame.right - self.frame.left) or 1) * max(1, self.frame.columns - 1)
        before = max(0, min(int(place), len(line.values) - 1))
        after = min(before + 1, len(line.values) - 1)
        share = max(0.0, min(1.0, place - before))
        return self.frame.y(line.values[before] + share * (line.values[after] - line.values[before]))

    def above(self, line: Line) -> Label:
        """Return the name of a line that has no room beside it, above the chart."""
        return Label(self.frame.left, self.frame.top - 8, line.name, line.tone, 14, True)

    def clear(self, left: float, right: float, base: float) -> bool:
        before = len(self.taken)
        found = self.free(left, right, base)
        del self.taken[before:]
        return found


def number(value: float) -> str:
    text = f"{value:.0f}" if float(value).is_integer() or abs(value) >= 10 else f"{value:.1f}"
    return text.replace("-", MINUS)
