"""Chance Chits and Intelligence chits in millimetres, 15 × 15; every chit of a cup has the same back."""

from __future__ import annotations

from contienda.games.maracas.drawings.colours import OF
from contienda.games.maracas.drawings.counters import BLEED, RATINGS, SIZE, _counter
from contienda.games.maracas.drawings.signs import sign
from contienda.play import svg


def chance(chit: str, light: str = "day") -> str:
    """A Chance Chit: its three ratings, one below the other."""
    found = OF[light]
    parts = []
    for n, (name, value) in enumerate(zip(RATINGS, chit, strict=True)):
        y = 1.1 + n * 4.2
        parts.append(sign(name, 2.4, y + 0.35, 3.7, found.ink, 1.6))
        parts.append(svg.label(10.4, y + 3.8, value, 4.6, found.ink, mono=True, text_anchor="middle"))
        if n:
            parts.append(svg.path(f"M1.6 {y - 0.2:g}H13.4", stroke=found.dim, stroke_width=0.2))
    return _counter(found.paper, *parts, found=found)


def chance_back(light: str = "day") -> str:
    """The back of a Chance Chit: the cup on contour lines."""
    found = OF[light]
    ground, line = ("#ffffff", "#bbbbbb") if light == "print" else ("#8c3f52", "#a8596d")
    colour = found.ink if light == "print" else "#ffe6a3"
    rings = "".join(
        svg.tag("ellipse", cx=6.5, cy=8.5, rx=number, ry=number * 0.78) for number in (6.4, 8.6, 10.8, 13, 15.2)
    )
    return _counter(
        ground,
        svg.group(rings, fill="none", stroke=line, stroke_width=0.45, clip_path="url(#chit)"),
        svg.circle(7.5, 7.5, 5.2, fill=ground, stroke=colour, stroke_width=0.5),
        sign("cup", 4.3, 4.1, 6.4, colour, 1.6),
        svg.tag("clipPath", svg.rect(-BLEED, -BLEED, SIZE + 2 * BLEED, SIZE + 2 * BLEED), id="chit"),
        found=found,
    )


def intelligence(kind: str, light: str = "day") -> str:
    """A chit of the Intelligence Pool: a blank, an Advantage of one side, an Informant or an Identifier."""
    found = OF[light]
    low = light == "print"
    if kind == "blank":
        dash = svg.path("M5.5 7.5h4", stroke=found.dim, stroke_width=0.6)
        return _counter(found.paper, dash, found=found)
    name, _, letter = kind.partition("_")
    side = {"ia_gov": "gov", "ia_ins": "ins", "informant": "gov"}.get(kind, "")
    line = found.ink if low or not side else getattr(found, side)
    frame = (
        svg.path("M7.5 .9l6.6 6.6-6.6 6.6L.9 7.5z", fill="none", stroke=line, stroke_width=0.8)
        if side == "ins"
        else svg.rect(1.6, 1.6, 11.8, 11.8, fill="none", stroke=line, stroke_width=0.8)
        if side == "gov"
        else svg.circle(7.5, 7.5, 6.2, fill="none", stroke=line, stroke_width=0.6, stroke_dasharray="1.2 0.8")
    )
    if name == "node":
        inside = sign("node", 2.6, 3.8, 6.6, line, 1.5) + svg.label(
            11, 9.4, letter.upper(), 5.2, line, mono=True, text_anchor="middle"
        )
    elif kind == "informant":
        inside = sign("informant", 4.4, 2.6, 6.2, line, 1.6) + sign("tm", 3.4, 8.8, 3.4, line, 1.6)
        inside += svg.label(7.4, 11.9, "=0", 3.6, line)
    else:
        inside = sign("advantage", 4.1, 4, 7, line, 1.5)
    return _counter(found.paper, frame, inside, found=found)


def intelligence_back(light: str = "day") -> str:
    """The back of a chit of the Intelligence Pool: an eye on diagonal lines."""
    found = OF[light]
    ground, line = ("#ffffff", "#bbbbbb") if light == "print" else ("#2a1f3d", "#4c3d69")
    colour = found.ink if light == "print" else "#e8a84b"
    d = "".join(f"M{-BLEED + n * 2:g} {-BLEED:g}l-24 24" for n in range(24))
    return _counter(
        ground,
        svg.path(d, stroke=line, stroke_width=0.5),
        svg.circle(7.5, 7.5, 5.2, fill=ground, stroke=colour, stroke_width=0.5),
        sign("ir", 4.2, 4.2, 6.6, colour, 1.5),
        found=found,
    )
