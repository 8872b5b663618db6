"""The objects of the pictures of cards, each in a box of ±45 by ±40 about its middle, lit from the left.

Paint comes first, then what is drawn on it. The numbers of a seed vary details, always in the same order.
"""

from __future__ import annotations

from contienda.games.kiberrubezh.svg_tools import (
    BARE,
    BOLT,
    HEX,
    SHIELD,
    Palette,
    Random,
    arcs,
    around,
    circle,
    code,
    f,
    joined,
    line,
    path,
    put,
    rect,
    seeded,
    star,
    times,
)  # fmt: skip


def laptop(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-34-30H34V14H-34Z", p.half)
        + rect(-29, -25, 58, 34, 1, p.screen)
        + code(p, r, -25, -20, 5, 46)
        + path("M-46 18H46L52 30H-52Z", p.metal)
        + line("M-9 24H9", p.shade)
    )


def desktop(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-38, -36, 76, 50, 4, p.half)
        + rect(-33, -31, 66, 38, 1, p.screen)
        + code(p, r, -28, -26, 5, 54)
        + path("M-8 14H8L11 26H-11Z", p.shade)
        + rect(-24, 26, 48, 7, 3, p.metal)
    )


def tablet(p: Palette, r: Random, n: int) -> str:
    return (
        '<g transform="rotate(-9)">'
        + rect(-26, -38, 52, 74, 6, p.metal)
        + rect(-21, -31, 42, 58, 2, p.screen)
        + code(p, r, -16, -24, 7, 32)
        + circle(0, 31, 2.4, p.shade, BARE)
        + "</g>"
    )


def rack(p: Palette, r: Random, n: int) -> str:
    return (
        path("M26-38L36-32V34L26 38Z", p.shade)
        + rect(-28, -38, 54, 76, 3, p.half)
        + times(
            6,
            lambda i: (
                rect(-23, -33 + i * 12, 44, 9, 1.5, p.metal if i % 3 else p.screen)
                + circle(-17, -28.5 + i * 12, 1.8, p.accent if r() < 0.6 else p.shade, BARE)
                + circle(-11, -28.5 + i * 12, 1.8, p.glow if r() < 0.4 else p.shade, BARE)
                + line(f"M{f(-2 + r() * 6)} {-28.5 + i * 12}H16", p.shade if i % 3 else p.accent, 1.6)
            ),
        )
    )


def tower(p: Palette, r: Random, n: int) -> str:
    return (
        path("M18-36L32-30V30L18 36Z", p.shade)
        + rect(-22, -36, 40, 72, 3, p.metal)
        + rect(-16, -30, 28, 8, 1, p.screen)
        + rect(-16, -18, 28, 8, 1, p.half)
        + times(4, lambda i: line(f"M-16 {2 + i * 6}H12", p.shade, 1.6))
        + circle(-10, 29, 3, p.accent if r() < 0.7 else p.glow)
    )


def battery(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-34, -22, 62, 48, 5, p.metal)
        + rect(28, -8, 7, 20, 2, p.shade)
        + times(3, lambda i: rect(-28 + i * 18, -15, 14, 34, 2, p.accent if i <= n else p.half))
        + path("M4-16L-9 4H0L-4 20L10-2H1Z", p.glow)
    )


def switch(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-44-4L-36-16H36L44-4Z", p.shade)
        + rect(-44, -4, 88, 28, 3, p.metal)
        + times(
            8,
            lambda i: (
                rect(-39 + i * 10, 8, 7, 9, 1, p.screen)
                + circle(-35.5 + i * 10, 3, 1.6, p.accent if r() < 0.6 else p.shade, BARE)
            ),
        )
        + times(
            3,
            lambda i: line(
                f"M{-25 + i * 24} 17C{-25 + i * 24} 36 {f(-30 + r() * 60)} 26 {f(-36 + i * 34)} 42", p.deep, 3
            ),
        )
    )


def cloud(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-30 22A17 17 0 0 1-31-12A24 24 0 0 1 12-21A20 20 0 0 1 34 22Z", p.metal)
        + path("M-30 22A17 17 0 0 1-40 0C-34 12-10 14 34 10A20 20 0 0 1 34 22Z", p.half, BARE)
        + line("M-14 22V36H-30M2 22V38M18 22V36H32", p.accent, 2.4)
        + circle(-30, 36, 3, p.glow)
        + circle(2, 39, 3, p.glow)
        + circle(32, 36, 3, p.glow)
    )


def database(p: Palette, r: Random, n: int) -> str:
    return joined(
        path(f"M-30 {y - 8}V{y + 8}A30 10 0 0 0 30 {y + 8}V{y - 8}Z", p.half if y else p.accent)
        + f'<ellipse cx="0" cy="{y - 8}" rx="30" ry="10" fill="{p.metal}"/>'
        + circle(-20, y + 7, 2, p.glow, BARE)
        for y in (18, 0, -18)
    )


def chip(p: Palette, r: Random, n: int) -> str:
    return (
        times(5, lambda i: line(f"M{-24 + i * 12}-40V40M-40 {-24 + i * 12}H40", p.shade, 3.4))
        + rect(-30, -30, 60, 60, 4, p.screen)
        + rect(-17, -17, 34, 34, 2, p.accent)
        + line("M-9-9H9V9H-9Z", p.glow, 1.8)
        + circle(-23, -23, 2.2, p.metal, BARE)
    )


def gpu(p: Palette, r: Random, n: int) -> str:
    return times(
        3,
        lambda i: put(
            -14 + i * 9,
            -16 + i * 16,
            1,
            rect(-36, -11, 64, 22, 3, p.metal if i == 2 else p.half)
            + circle(-19, 0, 8, p.screen)
            + circle(8, 0, 8, p.screen)
            + line("M-24-3L-14 3M-24 3L-14-3M3-3L13 3M3 3L13-3", p.accent, 2)
            + rect(28, -7, 6, 14, 1, p.shade),
        ),
    )


def dish(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-9 38L-3 8H7L15 38Z", p.shade)
        + path("M-34-24A40 40 0 0 0 22 24Z", p.metal)
        + path("M-34-24Q-12-4 22 24Q-22 24-34-24Z", p.half)
        + line("M-6 0L22-26", p.line, 2.6)
        + circle(23, -27, 5, p.accent)
        + arcs(p.accent, 24, -28, 3, -0.9)
    )


def satellite(p: Palette, r: Random, n: int) -> str:
    return (
        '<g transform="rotate(-24)">'
        + joined(
            put(s * 35, 0, 1, rect(-17, -13, 34, 26, 1, p.accent) + line("M-17 0H17M-6-13V13M6-13V13", p.ink, 1.4))
            for s in (-1, 1)
        )
        + rect(-13, -17, 26, 34, 3, p.metal)
        + rect(-8, -11, 16, 9, 1, p.screen)
        + path("M-12 17A13 13 0 0 0 12 17Z", p.half)
        + line("M0 22V31", p.ink)
        + "</g>"
        + arcs(p.accent, 12, 30, 3, 1.25)
    )


def worm(p: Palette, r: Random, n: int) -> str:
    return (
        joined(
            circle(x, y, 8 + i * 1.1, p.accent if i % 2 else p.deep)
            for i, (x, y) in enumerate(((-40, 26), (-29, 14), (-17, 22), (-6, 11), (4, -3), (16, -13), (29, -8)))
        )
        + circle(33, -13, 3.4, p.metal)
        + circle(34, -13, 1.4, p.ink, BARE)
        + path("M38-4L45-1L39 3Z", p.metal)
        + line("M24-23L21-33M31-24L34-34", p.line, 2.4)
    )


def bug(p: Palette, r: Random, n: int) -> str:
    return (
        joined(
            line(
                f"M{s * 14}-10L{s * 34}-20L{s * 38}-30M{s * 17} 4H{s * 42}M{s * 14} 16L{s * 32} 26L{s * 36} 36",
                p.line,
                3,
            )
            for s in (-1, 1)
        )
        + circle(0, -22, 12, p.deep)
        + f'<ellipse cx="0" cy="8" rx="21" ry="27" fill="{p.accent}"/>'
        + line("M0-18V34", p.ink)
        + times(4, lambda i: circle((1 if i % 2 else -1) * (7 + r() * 5), -4 + i * 8, 2.6 + r() * 2, p.deep, BARE))
        + circle(-5, -25, 2.6, p.metal, BARE)
        + circle(5, -25, 2.6, p.metal, BARE)
    )


def horse(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-30 26L-26-8C-22-24-8-30 2-40L8-30C20-26 32-12 36 2L26 8L14-4C10 8 18 18 16 26Z", p.metal)
        + path("M-26-8C-22-24-8-30 2-40L4-34C-8-24-14-12-14 26H-30Z", p.half, BARE)
        + line("M-30 26L-26-8C-22-24-8-30 2-40L8-30C20-26 32-12 36 2L26 8L14-4C10 8 18 18 16 26", p.ink)
        + circle(12, -18, 2.6, p.ink, BARE)
        + rect(-16, 2, 14, 16, 1, p.screen)
        + line("M-12 10H-6M-9 7V13", p.glow, 1.8)
        + rect(-36, 26, 60, 6, 2, p.shade)
        + circle(-24, 35, 6, p.deep)
        + circle(12, 35, 6, p.deep)
    )


def ghost(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-28 38V-6A28 30 0 0 1 28-6V38L18 29L9 38L0 29L-9 38L-18 29Z", p.metal, 'fill-opacity=".9"')
        + path("M10 30V-34A28 30 0 0 1 28-6V38L18 29Z", p.half, BARE + ' fill-opacity=".8"')
        + circle(-10, -6, 5.5, p.screen)
        + circle(10, -6, 5.5, p.screen)
        + circle(-9, -7, 1.8, p.glow, BARE)
        + circle(11, -7, 1.8, p.glow, BARE)
        + line("M-18 14H-4M2 14H16M-12 20H8", p.accent, 2)
    )


def lock(p: Palette, r: Random, n: int) -> str:
    return (
        line("M-16-6V-18A16 18 0 0 1 16-18V-6", p.ink, 11)
        + line("M-16-6V-18A16 18 0 0 1 16-18V-6", p.shade, 7)
        + rect(-27, -8, 54, 44, 6, p.accent)
        + path("M12-8H21A6 6 0 0 1 27-2V30A6 6 0 0 1 21 36H12Z", p.deep, BARE)
        + circle(0, 10, 6, p.screen)
        + path("M-3 12H3L5 26H-5Z", p.screen, BARE)
    )


def key(p: Palette, r: Random, n: int) -> str:
    return (
        '<g transform="rotate(-32)">'
        + path("M-6-5H42V5H36V14H29V5H22V11H15V5H-6Z", p.accent)
        + circle(-21, 0, 18, p.accent)
        + circle(-23, 0, 8, p.sky)
        + line("M-2-1.5H38", p.glow, 1.8)
        + "</g>"
    )


def shield(p: Palette, r: Random, n: int) -> str:
    return (
        path(SHIELD, p.metal)
        + path("M0-30V32C-14 25-24 15-24-3V-22Z", p.accent, BARE)
        + path("M0-30V32C14 25 24 15 24-3V-22Z", p.deep, BARE)
        + path("M-12-1L-3 9L13-12", "none", f'stroke="{p.glow}" stroke-width="5"')
    )


def wall(p: Palette, r: Random, n: int) -> str:
    def brick(row: int, i: int) -> str:
        odd = row % 2
        x = (-46 if odd else -40) + i * 20 + (6 if odd and not i else 0)
        colour = p.accent if r() < 0.22 else p.half if r() < 0.5 else p.metal
        return rect(x, -30 + row * 14, 13 if odd and i in (0, 4) else 19, 13, 1.5, colour)

    return times(5, lambda row: times(5 if row % 2 else 4, lambda i: brick(row, i))) + times(
        5, lambda i: path(f"M{-40 + i * 20} -31V-40H{-28 + i * 20}V-31Z", p.half)
    )


def door(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-26, -38, 52, 76, 2, p.deep)
        + rect(-19, -31, 38, 69, 1, p.screen)
        + path("M-19-31L10-22V44L-19 38Z", p.metal)
        + circle(3, 12, 2.6, p.ink, BARE)
        + path("M19-31V38H10V-22Z", p.glow, BARE + ' fill-opacity=".5"')
        + line("M24 8H46M38 0L46 8L38 16", p.accent, 3.4)
    )


def hook(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-38, -6, 54, 38, 2, p.metal)
        + line("M-38-6L-11 14L16-6", p.ink)
        + line("M24-40V10A15 15 0 0 1-6 12", p.ink, 6.5)
        + line("M24-40V10A15 15 0 0 1-6 12", p.accent, 3.4)
        + path("M-6 12L-12 0L3 4Z", p.accent)
        + circle(24, -38, 4, p.sky)
    )


def mail(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-38, -24, 76, 52, 3, p.metal)
        + path("M-38-24L0 8L38-24Z", p.half)
        + line("M-36 26L-10 0M36 26L10 0", p.shade)
        + circle(26, -20, 9, p.accent)
        + line("M26-24V-19M26-16V-15.6", p.metal, 2.6)
    )


def eye(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-44 0C-24-30 24-30 44 0C24 30-24 30-44 0Z", p.metal)
        + circle(0, 0, 18, p.accent)
        + circle(0, 0, 9, p.screen)
        + circle(-5, -6, 4, p.metal, BARE)
        + times(
            5,
            lambda i: line(
                f"M{-28 + i * 14} {-30 if i % 4 else -24}L{-32 + i * 16} {-40 if i % 4 else -33}", p.line, 2.4
            ),
        )
    )


def lens(p: Palette, r: Random, n: int) -> str:
    return (
        '<g transform="rotate(-42)">'
        + rect(-5, 20, 10, 28, 4, p.accent)
        + "</g>"
        + circle(-8, -9, 26, p.shade)
        + circle(-8, -9, 21, p.sky2, 'fill-opacity=".9"')
        + line("M-22-13A15 15 0 0 1-10-24", p.metal, 3)
        + times(3, lambda i: line(f"M-18 {-9 + i * 7}H{4 if i == 1 else -2}", p.accent, 2.6))
    )


def mask(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-36 38C-36 8-26-38 0-38C26-38 36 8 36 38Z", p.deep)
        + path("M0-38C26-38 36 8 36 38H12C22 8 18-20 0-38Z", p.screen, BARE)
        + path("M-18 10C-20-20-10-26 0-26C10-26 20-20 18 10C12 24-12 24-18 10Z", p.ink, BARE)
        + path("M-13-4L-3 0L-12 5ZM13-4L3 0L12 5Z", p.glow, BARE)
        + line("M-14 34H14", p.accent, 3)
    )


def person(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-34 38C-34 12-18 6 0 6C18 6 34 12 34 38Z", p.accent)
        + path("M8 7C24 9 34 16 34 38H16Z", p.deep, BARE)
        + circle(0, -16, 18, p.metal)
        + path("M-18-18A18 18 0 0 1 18-18C8-14-6-24-18-18Z", p.deep)
        + path("M-8 8L0 20L8 8", p.metal)
        + line("M0 20V34", p.ink)
    )


def crowd(p: Palette, r: Random, n: int) -> str:
    back = p._replace(accent=p.shade, deep=p.deep)
    return (
        put(-26, 0, 0.66, person(back, seeded(3), 0))
        + put(26, 0, 0.66, person(back, seeded(3), 0))
        + put(0, 5, 0.86, person(p, seeded(3), 0))
    )


def doc(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-27-38H14L28-24V38H-27Z", p.metal)
        + path("M14-38V-24H28Z", p.half)
        + times(4, lambda i: line(f"M-18 {-20 + i * 10}H{2 if i == 3 else 17}", p.shade, 2.4))
        + path("M9 22L5 42L14 36L23 42L19 22Z", p.deep)
        + circle(14, 18, 10, p.accent)
        + path(star(5, 6, 2.6), p.glow, BARE + ' transform="translate(14 18)"')
    )


def clock(p: Palette, r: Random, n: int) -> str:
    return (
        circle(0, 0, 37, p.metal)
        + circle(0, 0, 29, p.sky2)
        + joined(circle(x, y, 1.4 if i % 3 else 2.8, p.deep, BARE) for i, (x, y) in enumerate(around(12, 25)))
        + path(
            f"M0 0L0-27A27 27 0 0 1 {f(around(1, 27, -1.5708 + 0.7 + r() * 2)[0][0])} {f(around(1, 27, -0.3)[0][1])}Z",
            p.accent,
            BARE + ' fill-opacity=".55"',
        )
        + line("M0 0V-21M0 0L14 8", p.ink, 3.6)
        + circle(0, 0, 3.6, p.accent)
    )


def bell(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-30 22C-22 14-24-30 0-30C24-30 22 14 30 22Z", p.accent)
        + path("M8-28C24-22 20 14 30 22H12C20 8 18-18 8-28Z", p.deep, BARE)
        + circle(0, -33, 5, p.metal)
        + rect(-34, 20, 68, 7, 3, p.metal)
        + path("M-9 27A9 9 0 0 0 9 27Z", p.deep)
        + line("M-40-24A30 30 0 0 0-44 2M40-24A30 30 0 0 1 44 2", p.accent, 3.4)
    )


def gear(p: Palette, r: Random, n: int) -> str:
    return (
        path(star(10, 38, 29), p.metal)
        + circle(0, 0, 25, p.half)
        + circle(0, 0, 13, p.screen)
        + path("M-8-2L-2 5L9-7", "none", f'stroke="{p.glow}" stroke-width="4"')
        + line("M-22-8A24 24 0 0 1-6-23", p.metal, 3)
    )


def waves(p: Palette, r: Random, n: int) -> str:
    def wave(i: int, side: int) -> str:
        x, y = side * (8 * i + 3), 7 * i
        return f"M{x} {-12 - y}A{10 * i} {10 * i} 0 0 {1 if side > 0 else 0} {x} {-12 + y}"

    return (
        path("M-9 40L-4-6H4L9 40Z", p.shade)
        + line("M-7 24H7M-6 10H6", p.ink, 2)
        + circle(0, -12, 6, p.accent)
        + joined(line(wave(i, -1) + wave(i, 1), p.accent, 4 - i * 0.6) for i in (1, 2, 3))
    )


def keyboard(p: Palette, r: Random, n: int) -> str:
    def key(row: int, i: int) -> str:
        half = 30 + row * 3.6
        return rect(
            -half + i * (half / 3.5),
            -8 + row * 9,
            half / 4.4,
            6.4,
            1.4,
            p.accent if r() < 0.2 else p.half,
            'stroke-width="1.4"',
        )

    return (
        path("M-48 22L-38-14H38L48 22Z", p.metal)
        + path("M-48 22H48V29H-48Z", p.shade)
        + times(3, lambda row: times(7, lambda i: key(row, i)))
    )


def plug(p: Palette, r: Random, n: int) -> str:
    return (
        line("M0 14V26C0 40 30 22 44 36", p.ink, 7)
        + line("M0 14V26C0 40 30 22 44 36", p.accent, 3.6)
        + rect(-22, -12, 44, 28, 7, p.metal)
        + path("M10-12H15A7 7 0 0 1 22-5V9A7 7 0 0 1 15 16H10Z", p.half, BARE)
        + rect(-15, -36, 8, 24, 2, p.shade)
        + rect(7, -36, 8, 24, 2, p.shade)
        + path("M2-8L-6 3H-1L-3 12L6 0H1Z", p.accent, BARE)
    )


def earth(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-46, -2, 92, 7, 2, p.shade)
        + line("M0-38V10", p.ink, 7)
        + line("M0-38V10", p.accent, 3.6)
        + joined(
            line(f"M{-w} {14 + i * 10}H{w}", p.ink, 7) + line(f"M{-w} {14 + i * 10}H{w}", p.accent, 3.6)
            for i, w in enumerate((26, 17, 8))
        )
        + rect(-15, -38, 30, 18, 3, p.metal)
        + circle(-6, -29, 2.4, p.glow)
        + circle(6, -29, 2.4, p.deep)
    )


def jar(p: Palette, r: Random, n: int) -> str:
    honey = p.accent if p.metal == "#ffffff" else "#f2b233"  # in print there is no colour
    return (
        path("M-24-22H24C34-8 34 24 22 38H-22C-34 24-34-8-24-22Z", p.metal, 'fill-opacity=".92"')
        + path("M-29 2C-14 8 12-6 29 2C31 18 28 30 21 36H-21C-28 30-31 18-29 2Z", honey, BARE)
        + rect(-28, -32, 56, 11, 4, p.deep)
        + path("M-13 12L-3 6V24L-13 18ZM3 8H14V22H3Z", p.metal)
        + line("M-20-14C-24-4-24 6-22 14", p.metal, 3)
    )


def atom(p: Palette, r: Random, n: int) -> str:
    return (
        joined(
            f'<ellipse cx="0" cy="0" rx="42" ry="15" transform="rotate({a})"'
            f' fill="none" stroke="{p.accent}" stroke-width="2.6"/>'
            for a in (0, 60, 120)
        )
        + circle(0, 0, 13, p.glow)
        + circle(-4, -4, 4, p.metal, BARE)
        + joined(circle(x, y, 5, p.metal) for x, y in ((42, 0), (-21, -36.4), (-21, 36.4)))
    )


def pylon(p: Palette, r: Random, n: int) -> str:
    return (
        line(
            "M-22 40L-5-38H5L22 40M-16 14H16M-11-6H11M-34-16H34M-26-28H26M-16 14L11-6M16 14L-11-6M-19 28L16 14",
            p.line,
            3,
        )
        + line("M-34-16V-9M34-16V-9M-26-28V-21M26-28V-21", p.accent, 3.6)
        + path(BOLT, p.glow, 'transform="translate(2 8) scale(.5)"')
    )


def funnel(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-42-32H42L10 4V36L-10 28V4Z", p.metal)
        + path("M14-32H42L10 4V36L0 32V4Z", p.half, BARE)
        + line("M-42-32H42L10 4V36L-10 28V4Z", p.ink)
        + times(3, lambda i: line(f"M{-30 + i * 8} {-22 + i * 8}H{30 - i * 8}", p.accent, 3.6))
        + circle(0, 40, 3, p.glow)
    )


def balance(p: Palette, r: Random, n: int) -> str:
    return (
        line("M0-36V34M-36-24H36", p.line, 5)
        + path("M-14 38H14L8 30H-8Z", p.shade)
        + joined(
            line(f"M{x}-24L{x - 11} {6 if i else 12}M{x}-24L{x + 11} {6 if i else 12}", p.line, 2)
            + path(
                f"M{x - 14} {6 if i else 12}H{x + 14}A14 12 0 0 1 {x - 14} {6 if i else 12}Z", p.accent if i else p.deep
            )
            for i, x in enumerate((-34, 34))
        )
        + circle(0, -36, 6, p.glow)
    )


def swarm(p: Palette, r: Random, n: int) -> str:
    def dart(i: int) -> str:
        size = 0.7 + r() * 0.7
        return put(
            -26 + r() * 52, -34 + i * 8.6, size, path("M-20-3.4H4V-9L20 0L4 9V3.4H-20Z", p.accent if i % 3 else p.metal)
        )

    return times(9, dart)


def bots(p: Palette, r: Random, n: int) -> str:
    return line(
        "M-30-20L0-28L30-18L16 18L-18 16Z M0-28L-18 16M0-28L16 18M-30-20L16 18M30-18L-18 16", p.accent, 2
    ) + joined(
        put(
            x,
            y,
            1,
            line("M0-11V-17", p.line)
            + circle(0, -18, 2.2, p.glow, BARE)
            + rect(-11, -10, 22, 18, 5, p.metal)
            + rect(-8, -6, 16, 7, 3, p.screen)
            + circle(-4, -2.5, 1.9, p.accent, BARE)
            + circle(4, -2.5, 1.9, p.accent, BARE)
            + line("M-6 8V13M6 8V13", p.ink),
        )
        for x, y in ((-30, -20), (0, -28), (30, -18), (-18, 16), (16, 18))
    )


def syringe(p: Palette, r: Random, n: int) -> str:
    return (
        '<g transform="rotate(38)">'
        + line("M0 24V44", p.line, 2.6)
        + rect(-11, -22, 22, 44, 3, p.metal)
        + rect(-9, -4, 18, 24, 2, p.accent, BARE)
        + line("M-11-14H-4M-11-6H-4M-11 2H-4M-11 10H-4", p.ink, 1.6)
        + rect(-4, -38, 8, 17, 1, p.shade)
        + rect(-13, -43, 26, 6, 2, p.deep)
        + path("M-6 22H6L2 28H-2Z", p.shade)
        + "</g>"
    )


def wiper(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-32, -40, 64, 40, 2, p.metal)
        + times(3, lambda i: line(f"M-22 {-30 + i * 9}H{20 - i * 10}", p.shade, 2.6))
        + rect(-42, -4, 84, 15, 4, p.deep)
        + circle(34, 3.5, 3, p.glow)
        + times(
            9,
            lambda i: path(
                f"M{-30 + i * 7} 12h5.4l{f(r() * 4 - 2)} {f(14 + r() * 16)}h-5.4z", p.metal if i % 3 else p.accent
            ),
        )
    )


def book(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-40-26C-24-32-8-30 0-24V32C-8 26-24 24-40 30Z", p.metal)
        + path("M40-26C24-32 8-30 0-24V32C8 26 24 24 40 30Z", p.half)
        + times(
            4,
            lambda i: (
                line(f"M-32 {-16 + i * 9}C-24 {-19 + i * 9}-14 {-18 + i * 9}-8 {-14 + i * 9}", p.shade)
                + line(
                    f"M32 {-16 + i * 9}C24 {-19 + i * 9} 14 {-18 + i * 9} 8 {-14 + i * 9}",
                    p.accent if i == 1 else p.shade,
                    4 if i == 1 else 2,
                )
            ),
        )
    )


def cube(p: Palette, r: Random, n: int) -> str:
    return (
        path(HEX, p.half)
        + path("M0-36L31-18L0 0L-31-18Z", p.metal)
        + path("M0 0L31-18V18L0 36Z", p.deep)
        + path("M-31-18L0 0V36L-31 18Z", p.accent)
        + line("M-15-27L16-9V27M-31 0L0 18L31 0M15-27L-16-9V27", p.glow, 1.6)
    )


def screens(p: Palette, r: Random, n: int) -> str:
    def shown(i: int) -> str:
        if i % 2:
            return line(f"M-11 {f(r() * 8)}L-4 {f(-6 + r() * 8)}L3 {f(r() * 6)}L11 {f(-7 + r() * 6)}", p.accent, 2.4)
        return times(
            4,
            lambda k: rect(
                -10 + k * 5.4, 6 - 3 - k - r() * 6, 3.6, 3 + k + r() * 4, 0, p.glow if k == 2 else p.accent, BARE
            ),
        )

    return (
        times(
            6, lambda i: put(-31 + (i % 3) * 31, -22 + i // 3 * 25, 1, rect(-14.5, -11, 29, 22, 2, p.screen) + shown(i))
        )
        + path("M-44 22H44L50 36H-50Z", p.metal)
        + line("M-30 29H-12M12 29H30", p.shade)
    )


def gap(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-48, 2, 32, 30, 2, p.metal)
        + rect(16, 2, 32, 30, 2, p.metal)
        + path("M-48 2H-14L-18 9H-48ZM48 2H14L18 9H48Z", p.deep)
        + joined(
            rect(x - 8, -26, 16, 28, 2, p.half)
            + circle(x, -18, 2.4, p.accent, BARE)
            + line(f"M{x - 4}-10H{x + 4}M{x - 4}-4H{x + 4}", p.shade)
            for x in (-38, 38)
        )
        + line("M0-36V38", p.accent, 3, 'stroke-dasharray="5 6"')
        + line("M-14-12L-6-20M14-12L6-20M-14 18L-6 26M14 18L6 26", p.line, 3)
    )


def cage(p: Palette, r: Random, n: int) -> str:
    return (
        rect(-38, -36, 76, 72, 3, p.sky2)
        + put(0, 6, 0.6, desktop(p, seeded(5), 1))
        + times(7, lambda i: line(f"M{-36 + i * 12}-36V36", p.ink, 3.6) + line(f"M{-36 + i * 12}-36V36", p.shade, 1.8))
        + line("M-38-36H38V36H-38Z", p.ink, 7)
        + line("M-38-36H38V36H-38Z", p.accent, 3.4)
        + line("M-38 0H38", p.shade, 2.4)
    )


def globe(p: Palette, r: Random, n: int) -> str:
    return (
        circle(0, 0, 36, p.metal)
        + path("M0-36A36 36 0 0 1 0 36A46 46 0 0 0 0-36Z", p.half, BARE)
        + line("M-36 0H36M-31-18H31M-31 18H31M0-36C-24-16-24 16 0 36C24 16 24-16 0-36", p.accent, 2.2)
        + circle(0, 0, 36, "none")
        + joined(circle(x, y, 4, p.deep) for x, y in ((-18, -18), (14, -6), (4, 20)))
    )


def cable(p: Palette, r: Random, n: int) -> str:
    return (
        joined(
            line("M-48 20C-20 20-26-20 0-20C26-20 20 20 48 20", c, width) for c, width in ((p.ink, 11), (p.accent, 6))
        )
        + line("M-44 19C-18 17-24-22 0-22", p.glow, 1.6)
        + rect(-50, 8, 20, 24, 3, p.metal)
        + rect(30, 8, 20, 24, 3, p.metal)
        + circle(-40, 20, 3, p.screen)
        + circle(40, 20, 3, p.screen)
    )


def loop(p: Palette, r: Random, n: int) -> str:
    return (
        line("M28-14A31 31 0 1 0 31 6", p.ink, 14)
        + line("M28-14A31 31 0 1 0 31 6", p.accent, 9)
        + path("M38-34L32-4L6-18Z", p.accent)
        + line("M-20-12A24 24 0 0 1 0-27", p.glow, 2.4)
    )


def crate(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-38-14L0-32L38-14V20L0 38L-38 20Z", p.half)
        + path("M-38-14L0 4V38L-38 20Z", p.metal)
        + path("M38-14L0 4V38L38 20Z", p.shade)
        + path("M-38-14L0-32L38-14L0 4Z", p.accent)
        + path("M-19-23L19-5V8L12 11V-1L-26-19Z", p.deep)
    )


def bolt(p: Palette, r: Random, n: int) -> str:
    return (
        path(BOLT, p.ink, 'transform="translate(3 3)" stroke="none" fill-opacity=".35"')
        + path(BOLT, p.accent)
        + path("M8-38L-22 6H-13L6-30Z", p.glow, BARE)
    )


def bomb(p: Palette, r: Random, n: int) -> str:
    return (
        line("M16-22C22-38 34-36 38-28", p.line, 4)
        + path(star(8, 11, 4), p.glow, 'transform="translate(39 -28)"')
        + '<g transform="rotate(38)">'
        + rect(-9, -36, 18, 12, 2, p.shade)
        + "</g>"
        + circle(-4, 8, 30, p.screen)
        + line("M-26-4A26 26 0 0 1-8-16", p.half, 4)
        + f'<ellipse cx="-4" cy="9" rx="6" ry="9.6" fill="none" stroke="{p.glow}" stroke-width="4.2"/>'
        + circle(-4, 9, 1.6, p.glow, BARE)
    )


def flag(p: Palette, r: Random, n: int) -> str:
    return (
        line("M-22 40V-40", p.ink, 6)
        + line("M-22 40V-40", p.shade, 3)
        + path("M-20-38C-4-46 12-30 36-38V-2C12 6-4-10-20-2Z", p.accent)
        + path("M10-34C20-34 28-36 36-38V-2C28 0 20 1 10 0Z", p.deep, BARE)
        + path("M-36 40C-30 30-12 30-6 40Z", p.mid)
        + path(star(5, 10, 4.4), p.glow, 'transform="translate(4 -20)"')
    )


def crown(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-38 24L-44-18L-20 0L0-32L20 0L44-18L38 24Z", p.accent)
        + path("M0-32L20 0L44-18L38 24H10Z", p.deep, BARE)
        + rect(-39, 22, 78, 11, 2, p.metal)
        + joined(circle(x, -20 if x else -34, 5, p.glow) for x in (-44, 0, 44))
        + line("M-38 24L-44-18L-20 0L0-32L20 0L44-18L38 24", p.ink)
    )


def van(p: Palette, r: Random, n: int) -> str:
    return (
        path("M-46 24V-18H14L36 0L46 6V24Z", p.metal)
        + path("M17-13L32 1H17Z", p.screen)
        + rect(-38, -11, 30, 16, 2, p.screen)
        + line("M-34-3H-24L-20-8L-16 2L-12-3", p.glow, 1.8)
        + rect(-46, 12, 92, 6, 0, p.accent)
        + joined(circle(x, 26, 10, p.screen) + circle(x, 26, 4, p.half) for x in (-26, 26))
        + put(-12, -30, 0.34, dish(p, seeded(1), 1))
    )


def layers(p: Palette, r: Random, n: int) -> str:
    return joined(
        path(f"M-42 {y}L0 {y - 15}L42 {y}L0 {y + 15}Z", colour)
        for y, colour in ((24, p.shade), (9, p.half), (-6, p.metal), (-21, p.accent))
    ) + line("M0-28V-14M-6-19L0-13L6-19", p.glow, 3)


def target(p: Palette, r: Random, n: int) -> str:
    return (
        circle(0, 0, 36, p.metal)
        + circle(0, 0, 25, p.accent)
        + circle(0, 0, 14, p.metal)
        + circle(0, 0, 5, p.deep)
        + line("M44-40L6-5M-44-34L-7-4M36 42L4 7", p.line, 4)
        + path("M10-18L4-4L19-8ZM-20-8L-5-3L-12-17ZM18 12L4 5L8 20Z", p.glow)
    )


OBJECTS = {
    "laptop": laptop,
    "desktop": desktop,
    "tablet": tablet,
    "rack": rack,
    "tower": tower,
    "battery": battery,
    "switch": switch,
    "cloud": cloud,
    "database": database,
    "chip": chip,
    "gpu": gpu,
    "dish": dish,
    "satellite": satellite,
    "worm": worm,
    "bug": bug,
    "horse": horse,
    "ghost": ghost,
    "lock": lock,
    "key": key,
    "shield": shield,
    "wall": wall,
    "door": door,
    "hook": hook,
    "mail": mail,
    "eye": eye,
    "lens": lens,
    "mask": mask,
    "person": person,
    "crowd": crowd,
    "doc": doc,
    "clock": clock,
    "bell": bell,
    "gear": gear,
    "waves": waves,
    "keyboard": keyboard,
    "plug": plug,
    "earth": earth,
    "jar": jar,
    "atom": atom,
    "pylon": pylon,
    "funnel": funnel,
    "balance": balance,
    "swarm": swarm,
    "bots": bots,
    "syringe": syringe,
    "wiper": wiper,
    "book": book,
    "cube": cube,
    "screens": screens,
    "gap": gap,
    "cage": cage,
    "globe": globe,
    "cable": cable,
    "loop": loop,
    "crate": crate,
    "bolt": bolt,
    "bomb": bomb,
    "flag": flag,
    "crown": crown,
    "van": van,
    "layers": layers,
    "target": target,
}
