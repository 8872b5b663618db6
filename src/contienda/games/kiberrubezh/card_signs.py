"""Signs and backs of Киберрубеж as SVG: categories, kinds of power, conditions, rarities. They say nothing in words."""

from __future__ import annotations

from contienda.games.kiberrubezh.svg_tools import HEX, SHIELD, circle, line, path, put, rect, star

SIGNS = {  # in a box of 16 × 16, as one line
    "malware": (
        "M5 6.5a3 3 0 0 1 6 0v3a3 3 0 0 1-6 0zM8 6v6M5 8H2M14 8h-3M5.2 10.5 3 12.8M10.8 10.5l2.2 2.3M5.5 5 3.4 3"
        "M10.5 5l2.1-2"
    ),
    "dos": "M2 4.5c2-2 4 2 6 0s4 2 6 0M2 8.5c2-2 4 2 6 0s4 2 6 0M2 12.5c2-2 4 2 6 0s4 2 6 0",
    "intrusion": "M8 2.5h5v11H8M2 8h7.5M6.5 4.8 9.7 8l-3.2 3.2",
    "tempest": "M8 8v6M5.5 10.5a3.6 3.6 0 1 1 5 0M3.5 12.5a6.4 6.4 0 1 1 9 0M8 7.4v.9",
    "crypto": "M6 10a3 3 0 1 1-1.5-2.6M7.2 8.8 13.5 2.5M11 5l2.2 2.2M5.7 9.9h.1",
    "any": "M8 2.5v11M3.2 5.2l9.6 5.6M12.8 5.2l-9.6 5.6",
    "attack": "M3 13l8.5-8.5V2.5h2v2h-2M3 9.5 6.5 13M2 14l1.6-1.6",
    "defence": "M8 2l5 1.8v4C13 11 11 13 8 14.2 5 13 3 11 3 7.8v-4z",
    "asset": "M2 3.5h12v8H2zM5.5 14h5M8 11.5V14",
    "base_asset": "M2 3.5h12v8H2zM5.5 14h5M8 11.5V14",
    "event": "M9 1.8 3.8 9H8l-1 5.2L12.2 7H8z",
    "ready": "M3 8.5l3.4 3.4L13 4.5",
    "turned": "M4.2 5.2A5 5 0 1 1 3 8.5M4.4 1.8v3.6H8",
    "frozen": (
        "M8 1.8v12.4M2.6 4.9l10.8 6.2M13.4 4.9 2.6 11.1M6.2 2.8 8 4.4l1.8-1.6M6.2 13.2 8 11.6l1.8 1.6"
    ),
    "eye": (
        "M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z"
    ),
    "deck": "M4 2.5h8v9H4zM2.5 5v9h7.5",
    "discard": "M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.7 9h5.6l.7-9M7 7v4M9 7v4",
    "through": "M8 14V3M4 7l4-4.2L12 7",
}  # fmt: skip
EDGES = {
    "asset": "#1d7a5c", "base_asset": "#1d7a5c", "attack": "#b23c17", "defence": "#20639b", "event": "#7d3f93",
}  # fmt: skip
CATEGORIES = {
    "malware": "#6fae2a", "dos": "#d98324", "intrusion": "#d83f6b", "tempest": "#2ba6b5", "crypto": "#8a5fd0",
}  # fmt: skip
RARITIES = {"uncommon": "#20639b", "rare": "#b57a00", "special": "#a3173a"}


def svg(width: float, height: float, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'


def stroke(name: str, colour: str, width: float = 1.5) -> str:
    """The line of a sign."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{SIGNS[name]}" fill="none" stroke="{colour}" stroke-width="{width:g}" {ends}/>'


def sign(name: str, colour: str) -> str:
    return svg(16, 16, stroke(name, colour))


def rarity(name: str, low: bool) -> str:
    """A ring, a diamond, a star of four or of eight points."""
    colour = "#1c1a16" if low else RARITIES.get(name, "#5d574b")
    if name == "common":
        body = circle(8, 8, 5, "none", f'stroke="{colour}" stroke-width="1.8"')
    elif name == "uncommon":
        body = path("M8 1.5L13 8L8 14.5L3 8Z", colour)
    else:
        body = put(8, 8, 1, path(star(4 if name == "rare" else 8, 7.4, 2.4 if name == "rare" else 3.4), colour))
    return svg(16, 16, body)


def back(low: bool) -> str:
    """The back of a card, 69 × 94 with its bleed: hexagons above, circuits below, the striped frontier between."""
    ground, net, trace = ("#ffffff", "#c9c9c9", "#c9c9c9") if low else ("#061a2b", "#1a4a66", "#1a4a66")
    cyan, crimson, ice = ("#4a4a4a", "#111111", "#ffffff") if low else ("#38d0e8", "#c8203f", "#f3fbff")
    body = rect(0, 0, 69, 94, 0, ground)
    for row in range(5):
        for column in range(8):
            x, y = column * 9.4 + (row % 2) * 4.7, row * 8.1
            body += put(x, y, 0.14, path(HEX, "none", f'stroke="{net}" stroke-width="3.4"'))
    for at in range(9):
        x = 3 + at * 8
        bend = 5 if at % 2 else -5
        body += line(f"M{x} 94V{74 - at % 3 * 4}l{bend} -6V58", trace, 0.8) + circle(x + bend, 57, 1.1, trace)
    body += rect(0, 42, 69, 10, 0, crimson)
    stripes = "".join(f"M{x} 52L{x + 10} 42H{x + 15}L{x + 5} 52Z" for x in range(-10, 75, 10))
    body += path(stripes, ice, 'fill-opacity=".9"')
    edge = f'stroke="{cyan}" stroke-width="2.4"'
    body += put(34.5, 47, 0.52, path(SHIELD, ground, edge))
    body += put(
        34.5,
        46,
        0.26,
        path(HEX, "none", f'stroke="{cyan}" stroke-width="5"') + line("M-31-18L0 0V36M0 0L31-18", cyan, 5),
    )
    return svg(69, 94, body)


def counter(name: str, low: bool) -> str:
    """The ground of a counter, 26 × 26 with its bleed: a sign in the colour of its category."""
    ground = "#ffffff" if low else CATEGORIES.get(name, EDGES.get(name, "#061a2b"))
    return svg(26, 26, (
        rect(0, 0, 26, 26, 0, ground)
        + circle(13, 11.4, 6, "#ffffff", 'stroke="#111111" stroke-width="0.4"')
        + put(13, 11.4, 0.56, put(-8, -8, 1, stroke(name, "#111111", 1.6)))
    ))  # fmt: skip
