"""Pictures of BuenOsos vs MalOsos as SVG, for page and print: signs of cards and services, textures, the bears.

They say nothing in words.
"""

from __future__ import annotations

import re
from pathlib import Path

ART = Path(__file__).parent / "art"
BLACK = 40  # as light as the darkest grey that may be lighter in print
SIGNS = {  # in a box of 16 × 16, as one line
    "recon": "M2 8s2.5-4 6-4 6 4 6 4-2.5 4-6 4-6-4-6-4zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
    "access": "M5.5 4.5a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM8.6 7.7H14v2.6M11.6 7.7v2",
    "persistence": (
        "M8 2.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM8 5.3V14M5 7.3h6M3 9.5c0 3 2.3 4.5 5 4.5s5-1.5 5-4.5"
    ),
    "lateral": "M2.5 5.5h9M9 3l2.7 2.5L9 8M13.5 10.8h-9M7 8.3l-2.7 2.5L7 13.3",
    "impact": "M8 2v3M8 11v3M2 8h3M11 8h3M3.8 3.8l2 2M10.2 10.2l2 2M12.2 3.8l-2 2M5.8 10.2l-2 2",
    "high_impact": "M8 1.5l1.7 4 4.3-.7-2.8 3.2 2.8 3.2-4.3-.7-1.7 4-1.7-4-4.3.7L4.8 8 2 4.8l4.3.7z",
    "social": "M2.5 6.5v3h2.5l5 3.2V3.3l-5 3.2zM12.3 6a3 3 0 0 1 0 4",
    "resource": (
        "M8 5.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM8 2v2M8 12v2M2 8h2M12 8h2M3.8 3.8l1.4 1.4M10.8 10.8l1.4 1.4"
        "M12.2 3.8l-1.4 1.4M5.2 10.8l-1.4 1.4"
    ),
    "prevention": "M8 1.8l5 1.9v3.9c0 3.2-2.2 5.5-5 6.6-2.8-1.1-5-3.4-5-6.6V3.7z",
    "detection": "M8 2a6 6 0 1 0 6 6M8 5a3 3 0 1 0 3 3M8 8l4.5-4.5",
    "drp": "M13.3 8a5.3 5.3 0 1 1-1.7-3.9M13.5 2v3.2h-3.2M8 5.3V8l2 1.3",
    "bcp": (
        "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3.8 3.8l2.4 2.4M9.8 9.8l2.4 2.4"
        "M12.2 3.8L9.8 6.2M6.2 9.8l-2.4 2.4"
    ),
    "event": "M9 1.5L3.5 9H8l-1 5.5L12.5 7H8z",
    "digital": ("M4 4h8v8H4zM6.5 6.5h3v3h-3zM6 1.8V4M10 1.8V4M6 12v2.2M10 12v2.2M1.8 6H4M1.8 10H4M12 6h2.2M12 10h2.2"),
    "physical": "M2 13.5V7l4 2.5V7l4 2.5V3h3.5v10.5z",
    "citizen": "M8 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM3 13.8c0-3 2.2-4.6 5-4.6s5 1.6 5 4.6",
    "provider": "M2.5 7.5L8 2.5l5.5 5M4 6.5V13.5h8V6.5M6.5 13.5v-4h3v4",
}
KINDS = {  # the colour of each kind of card
    "recon": "#b8431d", "access": "#b8431d", "persistence": "#b8431d", "lateral": "#b8431d",
    "impact": "#a8201a", "high_impact": "#a8201a", "social": "#a63d78", "resource": "#7d5708",
    "prevention": "#1f68a6", "detection": "#0b6b77", "drp": "#1a7350", "bcp": "#6a4fb0", "event": "#5d574b",
}  # fmt: skip
STATES = {"ok": "#0b7a5b", "degraded": "#b57a00", "intermittent": "#8b3f9b", "down": "#b3261e"}
MAP_GROUND, MAP_LINE = "#eef1f2", "#47535f"


def svg(width: float, height: float, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


def sign(kind: str, colour: str = "#000", width: float = 1.4) -> str:
    """The sign of a kind of card or service."""
    line = f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return svg(16, 16, f'<path d="{SIGNS.get(kind, SIGNS["event"])}" {line}/>')


def dots(width: int, height: int, colour: str, step: float = 4.0, radius: float = 0.55) -> str:
    """The texture of the blue side: a grid of dots."""
    return "".join(
        f'<circle cx="{x * step + step / 2:g}" cy="{y * step + step / 2:g}" r="{radius:g}" fill="{colour}"/>'
        for y in range(int(height / step))
        for x in range(int(width / step))
    )


def hatch(width: int, height: int, colour: str, step: float = 5.0, line: float = 0.9) -> str:
    """The texture of the red side: diagonal lines."""
    path = "".join(f"M{x:g} {height}L{x + height:g} 0" for x in steps(-height, width, step))
    return f'<path d="{path}" stroke="{colour}" stroke-width="{line:g}" fill="none"/>'


def steps(first: float, last: float, step: float) -> list[float]:
    return [first + at * step for at in range(int((last - first) / step) + 1)]


def waves(width: int, height: int, colour: str) -> str:
    """The texture of events: rings from a corner."""
    return "".join(
        f'<circle cx="0" cy="{height}" r="{radius}" fill="none" stroke="{colour}" stroke-width="1"/>'
        for radius in range(8, int((width**2 + height**2) ** 0.5), 9)
    )


def panel(kind: str, low: bool) -> str:
    """The picture of a card, 63 × 20: the texture of its side in the colour of its kind, and its sign, large."""
    colour = KINDS.get(kind, KINDS["event"])
    ground, pale = ("#ffffff", "#c9c9c9") if low else (mixed(colour, 0.12), mixed(colour, 0.3))
    line = "#333333" if low else colour
    red = kind in ("recon", "access", "persistence", "lateral", "impact", "high_impact", "social", "resource")
    texture = hatch(69, 20, pale) if red else waves(69, 20, pale) if kind == "event" else dots(69, 20, pale)
    mark = (
        '<g transform="translate(34.5 10) scale(1.06) translate(-8 -8)">'
        f'<circle cx="8" cy="8" r="9.2" fill="{ground}"/>'
        f'<path d="{SIGNS.get(kind, SIGNS["event"])}" fill="none" stroke="{line}" stroke-width="1.15"'
        ' stroke-linecap="round" stroke-linejoin="round"/></g>'
    )
    return svg(69, 20, f'<rect width="69" height="20" fill="{ground}"/>{texture}{mark}')


def mixed(colour: str, share: float) -> str:
    """The colour on white, as much of it as `share` says."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(255 - (255 - each) * share):02x}" for each in parts)


def bear(side: str, low: bool) -> str:
    """The head of a bear, in a box of 200 × 200."""
    drawing = (ART / f"{side}.svg").read_text(encoding="utf-8")
    inner = drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
    return grey(inner) if low else inner


def back(deck: str, low: bool) -> str:
    """The back of a card, 69 × 94 with its bleed: the texture and the bear of its deck."""
    night, line = {"red": ("#3a0f08", "#7a2713"), "blue": ("#0a2742", "#1f5b8f"), "event": ("#2b2822", "#5d574b")}.get(
        deck, ("#16302a", "#2f6b5b")
    )
    if low:
        night, line = "#ffffff", "#bdbdbd"
    texture = {
        "red": hatch(69, 94, line, 5, 1.1),
        "blue": dots(69, 94, line, 4.6, 0.9),
        "event": waves(69, 94, line),
    }.get(deck, dots(69, 94, line, 6.9, 1.3) + hatch(69, 94, line, 13.8, 0.5))
    disc = f'<circle cx="34.5" cy="47" r="20" fill="{night}" stroke="{line}" stroke-width="0.8"/>'
    if deck in ("red", "blue"):
        head = bear("malosos" if deck == "red" else "buenosos", low)
        mark = f'<g transform="translate(19.5 32) scale(0.15)">{head}</g>'
    else:
        colour = "#333333" if low else "#f2c14e"
        kind = "event" if deck == "event" else "physical"
        mark = (
            f'<g transform="translate(34.5 47) scale(1.5) translate(-8 -8)"><path d="{SIGNS[kind]}" fill="none"'
            f' stroke="{colour}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/></g>'
        )
    return svg(69, 94, f'<rect width="69" height="94" fill="{night}"/>{texture}{disc}{mark}')


def grey(drawing: str) -> str:
    """The same drawing in greys, lighter than in colour, for a printer that saves ink."""

    def lighter(found: re.Match[str]) -> str:
        red, green, blue = (int(found.group()[at : at + 2], 16) for at in (1, 3, 5))
        light = 0.3 * red + 0.59 * green + 0.11 * blue
        if light > BLACK:  # lines and eyes stay black
            light += (255 - light) * 0.45
        return "#" + f"{round(light):02x}" * 3

    return re.sub("#[0-9a-f]{6}", lighter, drawing)


# --- states -----------------------------------------------------------------------------------------------------------


def strokes(state: str, width: float, height: float) -> str:
    """The pattern of a state, as paths in black: none, diagonal, dotted, crossed."""
    falling = "".join(f"M{x:g} 0L{x + height:g} {height:g}" for x in steps(-height, width, 3.2))
    rising = "".join(f"M{x:g} {height:g}L{x + height:g} 0" for x in steps(-height, width, 3.2))
    if state == "intermittent":
        rows = [(x, y) for y in steps(1.2, height, 2.4) for x in steps(1.2, width, 2.4)]
        return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="0.62"/>' for x, y in rows)
    path = {"degraded": rising, "down": falling + rising}.get(state, "")
    return (
        f'<path d="{path}" stroke="#000" stroke-width="{0.9 if state == "degraded" else 0.5}" fill="none"/>'
        if path
        else ""
    )


def pattern(state: str, low: bool, width: float = 12, height: float = 8) -> str:
    """A field in the colour and pattern of a state."""
    ground, shade = ("#ffffff", 0.75) if low else (STATES[state], 0.26)
    body = strokes(state, width, height)
    return svg(
        width, height, f'<rect width="{width:g}" height="{height:g}" fill="{ground}"/><g opacity="{shade}">{body}</g>'
    )


def state_counter(state: str, low: bool) -> str:
    """The ground of a counter for a state, 26 × 26 with its bleed; the middle stays calm for its letter."""
    ground, shade = ("#ffffff", 0.75) if low else (STATES[state], 0.3)
    edge = "#1c1a16" if low else "#ffffff"
    return svg(26, 26, (
        f'<rect width="26" height="26" fill="{ground}"/><g opacity="{shade}">{strokes(state, 26, 26)}</g>'
        f'<circle cx="13" cy="11.4" r="5.6" fill="#ffffff" stroke="{edge}" stroke-width="0.5"/>'
    ))  # fmt: skip


def sign_counter(kind: str, low: bool) -> str:
    """The ground of a marker: a sign on a disc."""
    ground, line = ("#ffffff", "#1c1a16") if low else ("#0a2742", "#f2c14e")
    return svg(26, 26, (
        f'<rect width="26" height="26" fill="{ground}"/>'
        f'<g transform="translate(13 11.4) scale(0.62) translate(-8 -8)"><path d="{SIGNS[kind]}" fill="none"'
        f' stroke="{line}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></g>'
    ))  # fmt: skip
