"""Counters in millimetres, 15 × 15: units with three ratings, Assets with their effects, markers, and what hides them.

The Government's bands are full with a square sign, the Insurgent's hatched with a diamond, Foreign ones dotted: the
sides differ without colour. A hidden counter shows a diamond with a question mark.
"""

from __future__ import annotations

from collections.abc import Mapping

from contienda.games.maracas.drawings.colours import OF, Colours
from contienda.games.maracas.drawings.signs import sign
from contienda.games.maracas.read_data import Data
from contienda.play import svg

SIZE = 15.0
BLEED = 3.0
BAND = 6.4
MARKERS = ("iu-gov", "iu-ins", "terror", "sabotage", "hit1", "hit2", "criminal", "nsm", "acted", "moved", "active")
RATINGS = ("ir", "tr", "cmr")
# What the columns of the data mean on a counter.
_COLUMN = {"patrol": "ir", "attack": "tr", "ambush": "ambush"}
_MODES = {
    "dispersed": (
        "M1.5 5V1.5H5M1.5 1.5 6 6M11 1.5h3.5V5M14.5 1.5 10 6M14.5 11v3.5H11M14.5 14.5 10 10M5 14.5H1.5V11M1.5 14.5 6 10"
    ),
    "trained": "M2.5 8 8 2.8 13.5 8M2.5 13.4 8 8.2l5.5 5.2",
}
_SHORT = {"mil": "MIL", "pol": "POL", "cbt": "CBT", "fcbt": "CBT", "gr": "GR", "mf": "MF"}


def unit(data: Data, kind: str, face: int = 0, light: str = "day") -> str:
    """A Combat Unit: sign and type in a band, its ratings below; its other face is dispersed or trained."""
    table, told = next((table, each) for table in data["unit"] for each in table["kinds"] if each["id"] == kind)
    found = OF[light]
    side = "foreign" if table["type"] == "fcbt" else table["side"]
    mode = table["faces"][min(face, len(table["faces"]) - 1)]
    ratings = told[mode]
    parts = [_band(side, table["type"], _SHORT[table["type"]], found, light, _MODES.get(mode, ""))]
    for n, (name, value) in enumerate(zip(RATINGS, ratings, strict=True)):
        middle = 3.1 + n * 4.4
        parts.append(sign(name, middle - 1.45, 6.9, 2.9, found.ink, 1.7))
        parts.append(svg.label(middle, 13.4, str(value), 4.6, found.ink, mono=True, text_anchor="middle"))
    return _counter(found.paper, *parts, edge="dispersed" if mode == "dispersed" else "", found=found)


def asset(data: Data, kind: str, light: str = "day", points: str = "TP") -> str:
    """An Asset: its sign in a band, what it adds below; `points` is the short name of Task Points."""
    name, _, letter = kind.partition("_")
    told = next(each for each in data["asset"] if each["id"] == name)
    found = OF[light]
    side = "foreign" if "foreign" in told.get("flags", []) else told["side"]
    mark = _mark(name)
    parts = [_band(side, mark, letter.upper(), found, light)]
    lines = _effects(name, told, points)
    step = 6.4 / max(2, len(lines))
    top = 6.9 + (6.6 - step * len(lines)) / 2
    for n, line in enumerate(lines):
        parts.append(_line(line, top + n * step + step / 2, min(3.9, step), found))
    return _counter(found.paper, *parts, found=found)


def marker(name: str, light: str = "day", told: str = "") -> str:
    """A marker: infrastructure, sabotage, terror, Criminals, Non-State Militia, Hits, tracks."""
    found = OF[light]
    low = light == "print"
    if name in ("iu-gov", "iu-ins"):
        side = name[3:]
        ground = found.paper if low else getattr(found, side)
        frame = (
            svg.rect(1.9, 1.9, 11.2, 11.2, fill="none", stroke=found.on_side, stroke_width=0.7)
            if side == "gov"
            else svg.path("M7.5 .9l6.6 6.6-6.6 6.6L.9 7.5z", fill=ground, stroke=found.on_side, stroke_width=0.7)
        )
        hatch = _hatch(side, 0, SIZE, found, low) if side == "ins" else ""
        return _counter(ground, hatch, frame, sign("iu", 4, 3.7, 7, found.on_side, 1.6), found=found)
    if name in ("terror", "sabotage"):
        edge = svg.rect(
            0.9,
            0.9,
            13.2,
            13.2,
            fill="none",
            stroke=found.flame,
            stroke_width=1.1,
            stroke_dasharray="1.65 1.65" if name == "terror" else None,
        )
        return _counter(found.dark, edge, sign(name, 3, 2.8, 9, found.flame, 1.5), found=found)
    if name.startswith("hit"):
        crosses = [(7.5, 7.5)] if name == "hit1" else [(4.6, 7.5), (10.4, 7.5)]
        size = 9.0 if len(crosses) == 1 else 6.4
        drawn = "".join(sign("hit", x - size / 2, y - size / 2, size, found.ink, 2.2) for x, y in crosses)
        return _counter("#ffffff" if low else "#f6d9a8", drawn, found=found)
    if name in ("criminal", "nsm"):
        ground = "#ffffff" if low else "#3c3a40" if name == "criminal" else "#8a6d3b"
        colour = found.ink if low else "#ffffff"
        edge = svg.rect(1, 1, 13, 13, rx=6.5 if name == "criminal" else 2, fill="none", stroke=colour, stroke_width=0.7)
        return _counter(ground, edge, sign(name, 3.2, 3, 8.6, colour, 1.5), found=found)
    if name in ("acted", "moved", "active"):
        frame = svg.rect(1, 1, 13, 13, rx=1.4, fill="none", stroke=found.ink, stroke_width=0.6)
        ground = found.paper if low or name != "active" else "#f2c14e"
        return _counter(ground, frame, sign(name, 3, 3, 9, found.ink, 1.9), found=found)
    side = name.partition("-")[0]
    ground = found.paper if low or side not in ("gov", "ins") else getattr(found, side)
    colour = found.ink if low or side not in ("gov", "ins") else "#ffffff"
    frame = svg.rect(1, 1, 13, 13, rx=1.4, fill="none", stroke=colour, stroke_width=0.6)
    if side == "ins":
        frame += _hatch("ins", 0, SIZE, found, low)
    words = told.split()
    size = min(4.4, *(11.6 / max(svg.width_of(word, 1), 0.1) for word in words))
    first = 7.5 - (len(words) - 1) * size * 0.55 + size * 0.36
    lines = svg.block(7.5, first, words, size, colour, leading=1.1, text_anchor="middle")
    plate = svg.rect(1.6, first - size, 11.8, size * 1.1 * len(words) + 0.6, fill=ground) if side == "ins" else ""
    return _counter(ground, frame, plate, lines, found=found)


def identifier(letter: str, light: str = "day") -> str:
    """What identifies a Command Node once the Government knows it."""
    found = OF[light]
    return _counter(
        found.paper,
        svg.circle(7.5, 7.5, 6.3, fill="none", stroke=found.ink, stroke_width=0.6, stroke_dasharray="1.2 0.8"),
        sign("node", 2.6, 3.8, 6.6, found.ink, 1.5),
        svg.label(11, 9.4, letter.upper(), 5.2, found.ink, mono=True, text_anchor="middle"),
        found=found,
    )


def hidden(light: str = "day") -> str:
    """The back of everything the Insurgent hides."""
    found = OF[light]
    low = light == "print"
    ground = found.paper if low else found.ins
    line = found.ink if low else "#ffffff"
    return _counter(
        ground,
        _hatch("ins", 0, SIZE, found, low),
        svg.path("M7.5 1.2l6.3 6.3-6.3 6.3L1.2 7.5z", fill=ground, stroke=line, stroke_width=0.7),
        svg.label(7.5, 10.1, "?", 7.4, line, text_anchor="middle"),
        found=found,
    )


def blank(side: str, light: str = "day") -> str:
    """The back of a counter with one face."""
    found = OF[light]
    low = light == "print"
    ground = found.paper if low else getattr(found, side) if side in ("gov", "ins") else "#8d8674"
    line = "#bbbbbb" if low else "#ffffff"
    return _counter(ground, svg.rect(4, 4, 7, 7, fill="none", stroke=line, stroke_width=0.6, opacity=0.7), found=found)


# --- parts -----------------------------------------------------------------------------------------------------------


def _counter(ground: str, *parts: str, found: Colours, edge: str = "") -> str:
    """A counter with its bleed and a fine edge."""
    whole = SIZE + 2 * BLEED
    line = svg.rect(
        0.35,
        0.35,
        SIZE - 0.7,
        SIZE - 0.7,
        rx=0.8,
        fill="none",
        stroke=found.ink,
        stroke_width=0.7 if edge else 0.3,
        stroke_dasharray="1.8 1.2" if edge else None,
    )
    return svg.drawing(whole, whole, svg.rect(0, 0, whole, whole, fill=ground), svg.at(BLEED, BLEED, *parts, line))


def _band(side: str, mark: str, told: str, found: Colours, light: str, mode: str = "") -> str:
    """The upper half of a counter: the side, the sign, and a word or a letter, or the sign of another mode."""
    low = light == "print"
    ground = found.paper if low else getattr(found, side)
    colour = found.ink if low else "#ffffff"
    whole = svg.rect(-BLEED, -BLEED, SIZE + 2 * BLEED, BAND + BLEED, fill=ground)
    whole += _hatch(side, -BLEED, BAND, found, low)
    middle = 3.9 if told else SIZE / 2
    if side == "ins":
        frame = svg.path(
            f"M{svg.number(middle)} .5l2.7 2.7-2.7 2.7-2.7-2.7z", fill=ground, stroke=colour, stroke_width=0.4
        )
        drawn = sign(mark, middle - 1.45, 1.75, 2.9, colour, 1.9)
    else:
        frame = svg.rect(middle - 2.6, 0.6, 5.2, 5.2, rx=0.4, fill=ground, stroke=colour, stroke_width=0.45)
        drawn = sign(mark, middle - 2.1, 1.1, 4.2, colour, 1.8)
    if mark in ("cbt", "fcbt", "gr", "mf"):  # they bring a frame of their own
        frame = svg.rect(middle - 3, 0.4, 6, 5.6, fill=ground)
        drawn = sign(mark, middle - 2.8, 0.4, 5.6, colour, 1.5)
    words = ""
    if mode:
        drawn += svg.at(
            9.2,
            0.9,
            svg.path(mode, fill="none", stroke=colour, stroke_width=2, stroke_linecap="round", stroke_linejoin="round"),
            scale=4.6 / 16,
        )
    elif told:
        size = 3.1 if len(told) < 3 else 2.8
        wide = svg.width_of(told, size) + 0.8
        words = svg.rect(SIZE - wide - 1.2, 1.7, wide, 3.2, fill=ground) + svg.label(
            SIZE - 1.6, 4.3, told, size, colour, text_anchor="end"
        )
    rule = svg.path(f"M{-BLEED:g} {BAND}H{SIZE + BLEED:g}", stroke=found.ink, stroke_width=0.5) if low else ""
    return whole + frame + drawn + words + rule


def _hatch(side: str, top: float, foot: float, found: Colours, low: bool) -> str:
    """The pattern of a side over the whole width: lines for the Insurgent, dots for Foreign counters."""
    left, right = -BLEED, SIZE + BLEED
    if side == "ins":
        d = ""
        x = left - (foot - top)
        while x < right:
            near, far = max(x, left), min(x + foot - top, right)
            d += f"M{svg.xy(near, foot - near + x)}L{svg.xy(far, foot - far + x)}"
            x += 1.7
        return svg.path(d, stroke="#8a8a8a" if low else "#7d2408", stroke_width=0.35 if low else 0.6)
    if side == "foreign":
        d = "".join(
            f"M{svg.xy(left + 0.8 + column * 1.6, top + 0.8 + row * 1.6)}h.01"
            for row in range(int((foot - top) / 1.6))
            for column in range(int((right - left) / 1.6))
        )
        return svg.path(d, stroke="#8a8a8a" if low else "#1c5634", stroke_width=0.6, stroke_linecap="round")
    return ""


def _mark(name: str) -> str:
    """The sign of an Asset."""
    bare = name.rstrip("12")
    return {"fhw": "hw", "ihw": "hw", "icadre": "cadre"}.get(bare, bare)


def _effects(name: str, told: Mapping[str, object], points: str) -> list[list[str]]:
    """What an Asset adds: lines of signs (named after `:`) and words."""
    special = {
        "informant": [[":tm", "=0"]],
        "double": [[":tm", "+1"]],
        "bomber": [[":cmr", "+1", "×", ":mil"], [":hit"]],
        "node": [[f"+1 {points}"]],
        "dummy": [["0"]],
    }
    if name in special:
        return special[name]
    lines: dict[tuple[object, ...], list[str]] = {}  # effects of the same size share a line
    effects = told.get("effects", [])
    assert isinstance(effects, list)
    for effect in effects:
        marks = [":cmr" if column in ("build", "recruit") else f":{_COLUMN[column]}" for column in effect["in"]]
        only_build = effect["in"] == ["build"]
        add = f"(+{effect['add']})" if only_build else f"+{effect['add']}"
        line = lines.setdefault((add, effect["per"], effect.get("scope")), [])
        line += [mark for mark in dict.fromkeys(marks) if mark not in line]
    found = []
    for (add_of, per, scope), line in lines.items():
        rest = [str(add_of)] + (["×", ":mil"] if per == "cu" else []) + ([":sensor"] if scope == "area" else [])
        found += [line, rest] if len(line) > 1 and len(line + rest) > 3 else [line + rest]
    if name == "cit":
        found[0].append("↩")  # it is never Disrupted but returns
    return found


def _line(parts: list[str], middle: float, size: float, found: Colours) -> str:
    """Signs and words in a row, centred."""
    gap = size * 0.12
    size *= min(1, 11.8 / (sum(_wide(each, size) for each in parts) + gap * (len(parts) - 1)))
    gap = size * 0.12
    widths = [_wide(each, size) for each in parts]
    x = SIZE / 2 - (sum(widths) + gap * (len(parts) - 1)) / 2
    drawn = ""
    for each, wide in zip(parts, widths, strict=True):
        if each[0] == ":":
            drawn += sign(each[1:], x, middle - wide / 2, wide, found.ink, 1.8)
        elif each == "↩":
            back = svg.path(
                "M3 9h7a3.5 3.5 0 0 0 0-7M6 6 3 9l3 3",
                fill="none",
                stroke=found.ink,
                stroke_width=1.8,
                stroke_linecap="round",
            )
            drawn += svg.at(x, middle - wide / 2, back, scale=wide / 16)
        else:
            drawn += svg.label(x, middle + size * 0.35, each, size, found.ink)
        x += wide + gap
    return drawn


def _wide(part: str, size: float) -> float:
    return size * 0.95 if part[0] == ":" or part == "↩" else svg.width_of(part, size)
