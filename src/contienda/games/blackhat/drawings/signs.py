"""Small signs of Black Hat and the shape of a hat, on grids of 16 × 16 and 40 × 30; the page gets them too."""

from __future__ import annotations

from contienda.play import svg

SIGNS = {
    "start": "M9 2h4.5v12H9M2 8h7.5M6.5 5l3 3-3 3",
    "host": "M2.5 2.8h11v4.4h-11zM2.5 8.8h11v4.4h-11zM5 5h.1M5 11h.1M8 5h3M8 11h3",
    "cache": "M4.5 2.5h7L14 6l-6 8-6-8zM2 6h12M6 6l2 7.4L10 6",
    "critical": "M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.4L8 11.7l-3.9 2.1.8-4.4-3.1-3 4.3-.6z",
    "dos": "M5.2 2h5.6L14 5.2v5.6L10.8 14H5.2L2 10.8V5.2zM5 8h6",
    "alarm": "M4 11V7a4 4 0 0 1 8 0v4l1.3 1.5H2.7zM6.8 14.5h2.4M8 3V1.5",
    "honeypot": "M8 1.5l5.6 3.2v6.6L8 14.5l-5.6-3.2V4.7zM8 5v6M5.4 6.5l5.2 3M10.6 6.5l-5.2 3",
    "exploit": "M9.5 1.5L3.5 9H8l-1.5 5.5 6-7.5H8z",
    "randomizer": "M1.8 4.2h2.7l6 7.6h3.2M1.8 11.8h2.7l6-7.6h3.2M12 2.2l2 2-2 2M12 9.8l2 2-2 2",
    "lock": "M4 7.5h8v6.2H4zM5.6 7.5V5.4a2.4 2.4 0 0 1 4.8 0v2.1M8 10v1.4",
    "trap": "M3 3l10 10M13 3L3 13M8 1.5v13M1.5 8h13",
    "tracer": (
        "M1.6 8S4 3.8 8 3.8 14.4 8 14.4 8 12 12.2 8 12.2 1.6 8 1.6 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z"
    ),
    "jail": "M2.5 2.5h11v11h-11zM5.3 2.5v11M8 2.5v11M10.7 2.5v11",
    "tile": "M2.5 2.5h11v11h-11zM8 2.5v11M2.5 8h11",
    "crown": "M2.5 12.5h11M2.5 10.5l-.7-6 3.6 2.8L8 2.8l2.6 4.5 3.6-2.8-.7 6z",
    "deal": "M3.5 2.5h6.5v9H3.5zM10 4.5h2.5v9H6v-2",
    "flag": "M4 14.5V2M4 2.8h8.5L10.4 5.6l2.1 2.8H4",
    "cup": (
        "M4.5 2.5h7v4a3.5 3.5 0 0 1-7 0zM4.5 4H2c0 2.4 1 3.6 2.7 3.8M11.5 4H14c0 2.4-1 3.6-2.7 3.8M8 10v3M5 13.5h6"
    ),
}
HAT = {
    "crown": "M7.5 22L9.2 8.5C9.8 4 12 2.2 15.4 2.2c2 0 2.9 1.3 4.6 1.3s2.6-1.3 4.6-1.3c3.4 0 5.6 1.8 6.2 6.3L32.5 22z",
    "shade": "M22 3.4c2-.2 2-1.2 3-1.2 3.4 0 5.6 1.8 6.2 6.3L32.5 20l-7 1z",
    "brim": (
        "M1.2 20.3c0-2.2 3.2-2.3 6.3-1.7 3.8.8 8 1.3 12.5 1.3s8.7-.5 12.5-1.3c3.1-.6 6.3-.5 6.3 1.7 "
        "0 4.9-8.4 8.2-18.8 8.2S1.2 25.2 1.2 20.3z"
    ),
    "band": "M8 18.7l.6-4.2c7.4 1.5 15.4 1.5 22.8 0l.6 4.2c-7.7 1.7-16.3 1.7-24 0z",
}


def sign(name: str, x: float, y: float, size: float, colour: str, weight: float = 1.6, fill: str = "none") -> str:
    """A sign with its upper left corner at a point."""
    drawn = svg.path(
        SIGNS[name],
        fill=fill,
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return svg.at(x, y, drawn, scale=size / 16)
