"""Pawns: a hat in the colour of its seat, with the seat's number and a letter, and a band of its own."""

from __future__ import annotations

from contienda.games.blackhat.drawings.colours import OF, SEATS
from contienda.games.blackhat.drawings.signs import BANDS, HAT, sign
from contienda.play import svg

INK = "#0a0f18"
TRACER = "tracer"
STAR = "★"  # the letter of the pawn on the score track


def hat(seat: int, letter: str = "", light: str = "night") -> str:
    """A hat of 40 × 30."""
    fill = "#ffffff" if light == "print" else SEATS[seat]
    line = "#000000" if light == "print" else INK
    shade = "" if light == "print" else svg.path(HAT["shade"], fill="#000000", opacity=0.16)
    told = f"{seat + 1}{'' if letter == STAR else letter}"
    return (
        svg.path(HAT["crown"], fill=fill, stroke=line, stroke_width=1.6)
        + shade
        + svg.path(HAT["brim"], fill=fill, stroke=line, stroke_width=1.6)
        + svg.path(HAT["band"], fill=line)
        + band(seat)
        + svg.label(20, 13.2, told, 11.5, line, mono=True, text_anchor="middle")
    )


def band(seat: int) -> str:
    """The band: plain, dots, bars, zigzag, waves, checks."""
    found = BANDS[seat]
    drawn = svg.path(found["fill"], fill="#ffffff") if found["fill"] else ""
    if found["line"]:
        drawn += svg.path(found["line"], stroke="#ffffff", stroke_width=1.2, fill="none")
    return drawn


def sticker(who: int | str, letter: str = "", light: str = "night", size: float = 15, bleed: float = 3) -> str:
    """A round sticker for a pawn, in millimetres, with what it may paint beyond its edge."""
    found = OF[light]
    half = size / 2 + bleed
    ground = found.sky[1]
    parts = [svg.rect(0, 0, 2 * half, 2 * half, fill=ground)]
    colour = found.words if who == TRACER else "#ffffff" if light == "print" else SEATS[int(who)]
    ring = "#000000" if light == "print" else colour
    parts.append(svg.circle(half, half, size / 2 - 0.7, fill="none", stroke=ring, stroke_width=0.7))
    if who == TRACER:
        parts += [
            sign(TRACER, half - 4.4, half - 4.4, 8.8, colour, 1.5),
            svg.path(
                f"M{svg.xy(half, half - 6)}v1.8M{svg.xy(half, half + 4.2)}v1.8"
                f"M{svg.xy(half - 6, half)}h1.2M{svg.xy(half + 4.8, half)}h1.2",
                stroke=colour,
                stroke_width=0.6,
            ),
        ]
    else:
        wide = size * 0.76
        parts.append(
            svg.at(
                half - wide / 2,
                half - wide * (0.46 if letter == STAR else 0.4),
                hat(int(who), letter, light),
                scale=wide / 40,
            )
        )
        if letter == STAR:
            parts.append(sign("critical", half - 1.4, half + 3.1, 2.8, ring, 1.2, ring))
    return svg.drawing(2 * half, 2 * half, *parts)
