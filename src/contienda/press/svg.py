"""A drawing as SVG, in the colours of paper. The page draws the same marks itself, in the colours of its theme."""

from __future__ import annotations

from html import escape

from contienda.press.document import Dot, Drawing, Label, Mark, Stroke

COLOURS = {
    "": "#1c1a16",
    "red": "#b83a12",
    "blue": "#1769aa",
    "good": "#0b7a5b",
    "bad": "#b3261e",
    "gold": "#8a5a00",
    "dim": "#5d574b",
    "degraded": "#8f5f00",
    "intermittent": "#8b3f9b",
    "down": "#b3261e",
    "line": "#d5cfc2",
}
ANCHORS = {"left": "start", "right": "end", "centre": "middle"}
FAMILIES = {
    (False, False): "IBM Plex Sans",
    (True, False): "IBM Plex Sans SmBld",
    (False, True): "IBM Plex Mono",
    (True, True): "IBM Plex Mono SmBld",
}


def written(drawing: Drawing) -> str:
    """Return the SVG."""
    size = f'width="{drawing.width:g}" height="{drawing.height:g}" viewBox="0 0 {drawing.width:g} {drawing.height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(map(mark, drawing.marks))}</svg>'


def mark(each: Mark) -> str:
    colour = COLOURS[each.tone]
    match each:
        case Stroke():
            line = f' stroke="{colour}" stroke-width="{each.width:g}" stroke-linejoin="round"' if each.width else ""
            dash = ' stroke-dasharray="7 4"' if each.dash else ""
            fill = f'fill="{colour}" fill-opacity="{each.fill:g}"' if each.fill else 'fill="none"'
            return f'<path d="{escape(each.d)}" {fill}{line}{dash}/>'
        case Dot():
            inside = "#fff" if each.hollow else colour
            return f'<circle cx="{each.x:g}" cy="{each.y:g}" r="{each.r:g}" fill="{inside}" stroke="{colour}"/>'
        case Label():
            family = FAMILIES[each.bold, each.mono]
            weight = ' font-weight="600"' if each.bold else ""
            place = f'x="{each.x:g}" y="{each.y:g}" text-anchor="{ANCHORS[each.anchor]}"'
            look = f'font-family="{family}" font-size="{each.size:g}"{weight} fill="{colour}"'
            return f"<text {place} {look}>{escape(each.text)}</text>"
