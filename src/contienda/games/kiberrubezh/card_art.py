"""The picture of a card, made from what is printed on it: the same SVG of 200 × 130 for page and print.

Layers from back to front: sky, motif of the category, place of the kind with its strength, rarity, prop and hero.
Nothing is random but what the number of the card seeds, so a card looks alike everywhere and no two look the same.
"""

from __future__ import annotations

from collections.abc import Callable

from contienda.games.kiberrubezh.card_objects import OBJECTS
from contienda.games.kiberrubezh.library import Card
from contienda.games.kiberrubezh.svg_tools import (
    BARE,
    SHIELD,
    Palette,
    Random,
    around,
    circle,
    f,
    hsl,
    joined,
    line,
    path,
    put,
    rect,
    seeded,
    star,
    times,
)  # fmt: skip

WIDTH, HEIGHT = 200, 130
LIGHTS = ("day", "night", "print")
MOST_STRENGTH = 6  # marks of strength in a picture
Draw = Callable[[Palette, Random, int], str]

HUES = {
    "malware": 86, "dos": 28, "intrusion": 342, "tempest": 190, "crypto": 262, "asset": 162, "attack": 12,
    "defence": 212, "event": 44, "any": 218,
}  # fmt: skip
PRINT = Palette(
    "#ffffff", "#f1f1f1", "#dcdcdc", "#bdbdbd", "#8a8a8a", "#4a4a4a", "#e9e9e9", "#111111", "#111111", "#ffffff",
    "#e2e2e2", "#b5b5b5", "#2a2a2a",
)  # fmt: skip
# By number: the hero of a picture, and a smaller prop. A card of another library is drawn from kind and category.
RECIPES = """\
laptop;desktop;tablet+lens;desktop+cloud;desktop+keyboard;battery+plug;switch;tower+doc;rack+gpu;tower+loop;
tower+shield;rack+bug;switch+swarm;flag+door;dish+waves;gpu+key;database;cable+globe;cloud+rack;rack+crate;atom;
bug;horse;worm;ghost+chip;mask+tower;lock+doc;bug+cube;wiper;swarm;waves+swarm;funnel+swarm;clock+swarm;
battery+swarm;bots;layers+swarm;globe+swarm;lock+key;lens+door;hook;syringe+database;bolt+chip;door+flag;
crown+person;bomb;mask+bots;desktop+dish;keyboard+waves;plug+waves;earth+waves;cable+dish;waves+bolt;chip+bug;
van;satellite;key+lock;book+key;clock+lock;cube+key;loop+doc;mask+mail;doc+mask;layers+lock;atom+key;shield+bug;
crate+bug;chip+shield;desktop+shield;funnel+swarm;balance;globe+rack;funnel+tower;wall;tablet+key;eye+wall;jar;
waves+tower;earth;funnel+plug;cage;lock+doc;doc+key;doc+shield;cube+lock;mail+shield;door+lock;cloud+funnel;
chip+lock;wall+eye;crowd+doc;person+shield;screens;crowd+clock;cube+wall;screens+crowd;gap;globe+lens;
database+loop;crate+tower;gear+shield;shield+loop;bell;database+mail;lens+doc;cloud+crate;wall+bolt;shield+bolt;
tower+bolt;mask+person;target;loop+desktop;flag+crowd;doc+flag;mask+crate;bell+shield;gap+cube;pylon;loop+rack;
person+lens;globe+bug""".replace("\n", "").split(";")
HEROES = {
    "malware": "bug", "dos": "swarm", "intrusion": "door", "tempest": "dish", "crypto": "key", "any": "bolt",
}  # fmt: skip
KINDS = {"base_asset": "desktop", "asset": "rack", "defence": "shield", "event": "bolt"}
UPRIGHT = ("bomb", "clock", "doc")  # never mirrored
GOLD = {"day": "#b57a00", "night": "#f2c14e", "print": "#111111"}


def palette(hue: float, light: str) -> Palette:
    def c(saturation: float, lightness: float) -> str:
        return hsl(hue, saturation, lightness)

    if light == "print":
        return PRINT
    if light == "night":
        return Palette(
            c(48, 11), c(46, 18), c(38, 24), c(34, 33), c(78, 54), c(58, 28), c(95, 76), c(45, 6), c(26, 72), c(22, 88),
            c(16, 64), c(18, 44), c(60, 12),
        )  # fmt: skip
    return Palette(
        c(52, 93), c(46, 86), c(36, 78), c(32, 66), c(76, 44), c(58, 28), c(95, 70), c(42, 13), c(42, 13), "#fdfbf5",
        c(16, 84), c(15, 66), c(44, 20),
    )  # fmt: skip


# --- places: a machine room, a lane of attack, a wall, a burst; the strength of the card is counted in them -----------


def machine_room(p: Palette, r: Random, n: int) -> str:
    floor = rect(0, 88, WIDTH, 42, 0, p.sky2)
    floor += times(9, lambda i: line(f"M{100 + (i - 4) * 12} 88L{100 + (i - 4) * 62} 130", p.far, 1))
    floor += joined(line(f"M0 {y}H200", p.far, 1) for y in (95, 105, 119))

    def rack(i: int, x: int) -> str:
        high = 48 + r() * 18

        def row(k: int) -> str:
            return line(f"M{x + 5} {f(97 - high + k * 9)}h{f(5 + r() * 9)}", p.accent if k < n and i % 3 else p.mid, 2)

        return rect(x, 90 - high, 24, high, 2, p.far) + times(5, row)

    racks = joined(rack(i, x) for i, x in enumerate((4, 30, 142, 170)))
    return floor + racks + times(3, lambda i: line(f"M{52 + i * 34} 7h24", p.glow, 3, 'opacity=".7"'))


def attack_lane(p: Palette, r: Random, n: int) -> str:
    tilt = -14 - r() * 10

    def band(i: int) -> str:
        y, high = -30 + i * 30 + r() * 8, 8 + r() * 10
        return rect(-60, y, 330, high, 0, p.sky2 if i % 2 else p.far, f'{BARE} opacity=".75"')

    def chevron(i: int) -> str:
        colour = p.glow if i == n - 1 else p.accent
        return path(f"M{10 + i * 13} 108l9 7l-9 7h6l9-7l-9-7z", colour, f'stroke="{p.ink}" stroke-width="1"')

    return f'<g transform="rotate({f(tilt)} 100 65)">{times(7, band)}</g>' + times(n, chevron)


def wall(p: Palette, r: Random, n: int) -> str:
    found = rect(0, 78, WIDTH, 52, 0, p.far, BARE) + times(10, lambda i: rect(i * 21 - 3, 68, 13, 11, 0, p.far, BARE))
    for row in range(4):
        found += joined(line(f"M{i * 24 + row % 2 * 12} {80 + row * 13}v13", p.mid, 1) for i in range(9))
        found += line(f"M0 {80 + row * 13}H200", p.mid, 1)
    found += times(3, lambda i: rect(r() * 190, 84 + int(r() * 3) * 13, 12, 9, 1, p.sky2, BARE))

    def shield(i: int) -> str:
        colour = p.glow if i == n - 1 else p.accent
        return put(22 + i * 16, 113, 0.24, path(SHIELD, colour, f'stroke="{p.ink}" stroke-width="6"'))

    return found + times(n, shield)


def burst(p: Palette, r: Random, n: int) -> str:
    corners = around(18, 150, r() * 6)

    def ray(i: int) -> str:
        (x, y), (x2, y2) = corners[i], corners[i + 1]
        return path(f"M100 62L{f(100 + x)} {f(62 + y)}L{f(100 + x2)} {f(62 + y2)}Z", p.sky2, BARE)

    def ring(k: int, radius: float) -> str:
        return joined(circle(100 + x, 62 + y, 2.4 - k * 0.6, p.far, BARE) for x, y in around(30 + k * 4, radius, k))

    return joined(ray(i) for i in range(0, 18, 2)) + joined(ring(k, radius) for k, radius in enumerate((50, 58, 66)))


PLACES: dict[str, Draw] = {"asset": machine_room, "attack": attack_lane, "defence": wall, "event": burst}


# --- motifs: what a category leaves in the air ------------------------------------------------------------------------


def traces(p: Palette, r: Random, n: int) -> str:
    def trace(i: int) -> str:
        x, y = r() * 190, 8 + r() * 70
        d = f"M{f(x)} {f(y)}h{f(8 + r() * 14)}l8 {8 if i % 2 else -8}h{f(6 + r() * 10)}"
        return line(d, p.mid, 1.6) + circle(x, y, 2.6, p.mid, BARE)

    dashed = f'stroke="{p.mid}" stroke-width="1.4" stroke-dasharray="2 3"'
    return times(7, trace) + times(5, lambda i: circle(r() * WIDTH, r() * 90, 3 + r() * 6, "none", dashed))


def packets(p: Palette, r: Random, n: int) -> str:
    def packet(i: int) -> str:
        x, y, width = r() * 200 - 6, 6 + i * 5 + r() * 3, 5 + r() * 14
        return rect(x, y, width, 2.6, 1.3, p.accent if r() < 0.25 else p.mid, BARE)

    return times(22, packet)


def skyline(p: Palette, r: Random, n: int) -> str:
    def house(i: int) -> str:
        high = 24 + r() * 46
        found = rect(i * 19 - 4, 96 - high, 16, high + 40, 0, p.far, BARE)
        for k in range(int(high / 9)):
            x, y = i * 19 - 1 + k % 2 * 6, 100 - high + k * 9
            found += rect(x, y, 4, 4, 0, p.glow if r() < 0.3 else p.mid, BARE)
        return found

    return times(11, house)


def rings(p: Palette, r: Random, n: int) -> str:
    x = 20 if r() < 0.5 else 180
    y = 20 + r() * 40

    def ring(i: int) -> str:
        dashes = 'stroke-dasharray="9 5"' if i % 2 else ""
        return circle(x, y, 16 + i * 17, "none", f'stroke="{p.mid}" stroke-width="{f(2.2 - i * 0.18)}" {dashes}')

    return times(8, ring)


def digits(p: Palette, r: Random, n: int) -> str:
    def digit(row: int, i: int) -> str:
        on = r()
        if on < 0.3:
            return rect(5 + i * 10, 5 + row * 10, 2, 6, 0, p.mid, BARE)
        if on < 0.55:
            colour = p.accent if on > 0.52 else p.mid
            return circle(6 + i * 10, 8 + row * 10, 2.4, "none", f'stroke="{colour}" stroke-width="1.3"')
        return ""

    return joined(digit(row, i) for row in range(10) for i in range(20))


def hanging(p: Palette, r: Random, n: int) -> str:
    def trace(i: int) -> str:
        return line(f"M{f(r() * 200)} 0v{f(14 + r() * 40)}l{10 if i % 2 else -10} 10v{f(10 + r() * 22)}", p.far, 1.6)

    return times(6, trace)


MOTIFS: dict[str, Draw] = {
    "malware": traces, "dos": packets, "intrusion": skyline, "tempest": rings, "crypto": digits, "any": hanging,
}  # fmt: skip


# --- rarity in shapes, so that it prints ------------------------------------------------------------------------------


def rarity(name: str, p: Palette, key: str, light: str) -> tuple[str, str]:
    """What lies below the objects, and what lies above them."""
    if name == "uncommon":
        return "", line("M5 5H195V125H5Z", p.glow, 1.4, 'opacity=".9"')
    if name not in ("rare", "special"):
        return "", ""
    gold = GOLD[light]
    notch = line("M5 17V5H17M183 5H195V17M195 113V125H183M17 125H5V113", gold, 3.2)
    notch += line("M24 5H176M24 125H176M5 24V106M195 24V106", gold, 1)
    foil = foil_of(name, p, key, light)
    if name == "rare":
        return foil, notch
    rosette = times(10, lambda i: (
        f'<ellipse cx="100" cy="62" rx="94" ry="26" transform="rotate({i * 18} 100 62)" fill="none" stroke="{gold}"'
        ' stroke-width=".9" opacity=".55"/>'
    ))  # fmt: skip
    corners = ((12, 12), (188, 12), (12, 118), (188, 118))
    stars = joined(path(star(4, 7, 2.4), gold, f'{BARE} transform="translate({x} {y})"') for x, y in corners)
    return foil + rosette + circle(100, 62, 30, p.glow, f'{BARE} opacity=".35"'), notch + stars


def foil_of(name: str, p: Palette, key: str, light: str) -> str:
    if light == "print":
        return times(14, lambda i: line(f"M{i * 18 - 30} 130L{i * 18 + 30} 0", p.mid, 0.6))
    colours = (("#ffffff", 0), ("#7df3ff", 1), ("#ff9ef5", 1), ("#ffe27a", 1), ("#ffffff", 0))
    stops = joined(
        f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
        for at, (colour, opacity) in zip((0.16, 0.34, 0.5, 0.66, 0.84), colours, strict=True)
    )
    shine = 0.34 if name == "special" else 0.2
    gradient = f'<linearGradient id="{key}f" x1="0" y1="0" x2="1" y2=".6">{stops}</linearGradient>'
    return gradient + rect(0, 0, WIDTH, HEIGHT, 0, f"url(#{key}f)", f'{BARE} opacity="{shine}"')


# --- the picture ------------------------------------------------------------------------------------------------------


def categories_of(card: Card) -> list[str]:
    """The categories of a card, or those an asset strengthens."""
    if card.category:
        return [card.category]
    if card.categories:
        return card.categories
    named = [str(each.get("category", "")) for each in card.effects]
    return [each for each in named if each in MOTIFS and each != "any"][:1]


def strength_of(card: Card) -> int:
    """Power needed or given; of a measure the attacks it blocks."""
    found = card.blocks if card.kind == "defence" else sum(card.provides) if card.is_asset else sum(card.requires)
    return min(found, MOST_STRENGTH)


def recipe(card: Card, kind: str, first: str) -> tuple[str, str]:
    """The hero of the picture and its prop ("" for none)."""
    if card.no <= len(RECIPES):
        hero, _, prop = RECIPES[card.no - 1].partition("+")
        return hero, prop
    if kind == "attack":
        return HEROES[first or "any"], ""
    return KINDS.get(card.kind, "bolt"), HEROES[first] if kind == "defence" and first else ""


def hue_of(card: Card, kind: str, first: str) -> int:
    if first:
        return HUES[first]
    if kind == "event":
        attack, defence = card.requires
        return HUES["attack" if attack else "defence" if defence else "event"]
    return HUES["any" if kind == "defence" else kind]


def card_art(card: Card, light: str, key: str = "") -> str:
    """The whole picture; `key` makes its ids unique on a page."""
    r = seeded(card.no)
    categories = categories_of(card)
    first = categories[0] if categories else ""
    kind = "asset" if card.is_asset else card.kind
    hue = hue_of(card, kind, first)
    p = palette(hue + (r() - 0.5) * 14, light)
    second = palette(HUES[categories[1]], light) if len(categories) > 1 else p
    hero, prop = recipe(card, kind, first)
    n = strength_of(card)
    under, over = rarity(card.rarity, p, key or f"k{card.no}", light)
    flip = r() < 0.5
    x = ((116 if flip else 84) if prop else 100) + (r() - 0.5) * 12
    y = 61 + (r() - 0.5) * 4
    size = 1.06 + r() * 0.12 + n * 0.012
    beside = 40 + r() * 10 if flip else 150 + r() * 10
    back = f'{rect(0, 0, WIDTH, HEIGHT, 0, p.sky)}<g opacity=".9">{MOTIFS[first or "any"](p, r, n)}</g>'
    back += PLACES.get(kind, burst)(p, r, n) + under
    front = ""
    if prop:
        front += shadow(p, beside, 22, 101) + put(beside, 79, 0.56, OBJECTS[prop](second, r, n), flip)
    front += shadow(p, x, 40 * size, 62 + 41 * size)
    front += put(x, y, size, OBJECTS[hero](p, r, n), flip and hero not in UPRIGHT)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
        f' aria-hidden="true"><g stroke-linejoin="round" stroke-linecap="round">{back}'
        f'<g stroke="{p.ink}" stroke-width="2.2">{front}</g>{over}</g></svg>'
    )


def shadow(p: Palette, at: float, width: float, foot: float) -> str:
    size = f'rx="{f(width)}" ry="{f(width * 0.13)}"'
    return f'<ellipse cx="{f(at)}" cy="{f(foot)}" {size} fill="{p.ink}" opacity=".32" stroke="none"/>'
