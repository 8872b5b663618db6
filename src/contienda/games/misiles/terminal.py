"""The paper sheets of ¡Misiles, Ahora! side by side: parts and completes as boxes, walls and clocks lit.

`?` explains an element by its cost and every way to play it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from contienda.cli.console.layout import flow, grid
from contienda.cli.console.palette import BAD, PLAYERS
from contienda.cli.console.things import Thing
from contienda.games.misiles.constants import (
    CLOCK_BOXES,
    COPIES,
    COSTS,
    ELEMENT_OF_WAY,
    LIMIT,
    NAMES,
    PARTS,
    WAY_NAMES,
)
from contienda.i18n.speaker import Speaker

BY_LINE = True  # each line of the one-screen board says something by itself

# The steps in which an element aimed at an opponent is not yet resolved.
AIMED = ("counter", "swap", "offer", "answer", "exchange_give", "exchange_take")
PLAYED = (*AIMED, "additional", "completed", "target", "sacrifice", "space_race", "red_telephone")


def draw(view: Mapping[str, Any], speaker: Speaker) -> RenderableType:
    words = speaker.texts
    sheets = view["sheets"]
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1), show_lines=False)
    table.add_column("", justify="right")
    table.add_column("")
    for seat in range(len(sheets)):
        turn = "▶ " if seat == view["active"] and view["ending"] is None else ""
        table.add_column(Text(turn + speaker.seats[seat], style=PLAYERS[seat]))
    for element, name in enumerate(NAMES):
        row = [str(COSTS[element]), words(f"element-{name}")]
        cells = [boxes(sheet, name, int(COPIES[element])) for sheet in sheets]
        table.add_row(*row, *cells)
    table.add_section()
    table.add_row("", words("board-total"), *(Text(f"{sheet['total']} / 7") for sheet in sheets))
    table.add_row("", words("board-wall"), *(lit("█" if sheet["wall"] else "", "░", 1) for sheet in sheets))
    table.add_row("", words("board-clock"), *(lit("◉" * sheet["clock"], "○", CLOCK_BOXES) for sheet in sheets))
    lines: list[RenderableType] = [table]
    for seat, sheet in enumerate(sheets):
        if sheet["threat"]:
            near = words(f"board-threat-{sheet['threat']}", seat=speaker.seats[seat])
            lines.append(Text(near, style=BAD))
    if view["playing"] and view["step"] in PLAYED:
        lines.append(Text(in_the_air(view, speaker), style="bold"))
    if view["dice"]:
        lines.append(Text("   ".join(f"[{die}]" for die in view["dice"]), style="bold"))
    return Group(*lines)


def glance(view: Mapping[str, Any], speaker: Speaker, width: int, height: int) -> list[Text]:
    """Return the sheets, one line per element, and who is about to win."""
    words = speaker.texts
    sheets = view["sheets"]
    head = [Text(), Text()]
    for seat in range(len(sheets)):
        turn = "▶ " if seat == view["active"] and view["ending"] is None else "  "
        head.append(Text(turn + speaker.seats[seat], style=PLAYERS[seat]))
    rows = [head]
    for element, name in enumerate(NAMES):
        cells = [boxes(sheet, name, int(COPIES[element])) for sheet in sheets]
        rows.append(
            [Text(f"{COSTS[element]:>2}"), Text(words(f"element-{name}")), *(Text("  ") + each for each in cells)]
        )
    rows.append([Text(), Text(words("board-bottom"), style="dim"), *(Text("  ") + bottom(sheet) for sheet in sheets)])
    names = max(row[1].cell_len for row in rows)
    share = (width - 3 - names) // len(sheets) - 2
    lines = grid(rows, [2, names, *[min(share, max(row[at].cell_len for row in rows)) for at in range(2, len(head))]])
    threats = [
        Text(words(f"board-threat-{sheet['threat']}", seat=speaker.seats[seat]), style=BAD)
        for seat, sheet in enumerate(sheets)
        if sheet["threat"]
    ]
    told = [
        line for threat in threats for line in flow([Text(word, style=BAD) for word in threat.plain.split()], width)
    ]
    return lines + (told if len(lines) + len(told) <= height else threats)[: max(0, height - len(lines))]


def bottom(sheet: dict[str, Any]) -> Text:
    """The number of completes, the wall and the clock of a sheet."""
    text = Text(f"{sheet['total']}/{LIMIT} ").append_text(lit("█" if sheet["wall"] else "", "░", 1)).append(" ")
    return text.append_text(lit("◉" * sheet["clock"], "○", CLOCK_BOXES))


def focus(view: Mapping[str, Any], speaker: Speaker) -> list[Text]:
    """The dice, and the element being played."""
    lines = []
    if view["playing"] and view["step"] in PLAYED:
        lines.append(Text(in_the_air(view, speaker), style="bold"))
    if view["dice"]:
        lines.append(Text("   ".join(f"[{die}]" for die in view["dice"]), style="bold"))
    return lines


def things(view: Mapping[str, Any], speaker: Speaker) -> list[Thing]:
    """Every element with its cost, its copies and what it can do; every way to play one."""
    words = speaker.texts
    found = []
    for element, name in enumerate(NAMES):
        ways = [each for at, each in enumerate(WAY_NAMES) if ELEMENT_OF_WAY[at] == element and name != "counterspy"]
        told = [words("board-element", cost=int(COSTS[element]), copies=int(COPIES[element]))]
        told += [f"{words(f'way-{way}')}. {words(f'way-{way}-help')}" for way in ways] or [words("verb-counter-help")]
        pieces = [("element", name), ("cost", str(COSTS[element]))]
        found.append(Thing(words(f"element-{name}"), lambda told=told: told, [str(COSTS[element]), name], pieces))  # type: ignore[misc]
    for way in WAY_NAMES:
        found.append(Thing(words(f"way-{way}"), lambda way=way: [words(f"way-{way}-help")], [], [("way", way)]))  # type: ignore[misc]
    return found


def remark(view: Mapping[str, Any], code: int, speaker: Speaker) -> str:
    """Say what happens to the parts of a collection."""
    for promise in view["promises"]:
        if promise["code"] == code:
            return speaker.texts(f"board-promise-{promise['outcome']}", lost=promise["lost"])
    return ""


def in_the_air(view: Mapping[str, Any], speaker: Speaker) -> str:
    """Describe the unresolved element: its way, its target and each side's picks so far."""
    words = speaker.texts
    found = words(f"way-{view['playing']}")
    if view["step"] not in AIMED:
        return found
    picked: dict[int, list[str]] = {view["active"]: list(view["offered"]), view["target"]: []}
    picked[view["target"] if view["step"] in ("swap", "answer") else view["active"]] += view["picked"]
    found += f" → {speaker.seats[view['target']]}"
    for seat, names in picked.items():
        if names:
            found += f"; {speaker.seats[seat]}: {', '.join(words(f'element-{name}') for name in names)}"
    return found


def boxes(sheet: dict[str, Any], name: str, copies: int) -> Text:
    """Draw the five parts of the open line, then one box per copy."""
    complete, parts = sheet["complete"][name], sheet["parts"][name]
    line = "■" * parts + "□" * (PARTS - parts) if complete < copies else "·" * PARTS
    text = Text(line + " ")
    text.append("☒" * complete, style="bold")
    text.append("☐" * (copies - complete), style="dim")
    return text


def lit(on: str, off: str, size: int) -> Text:
    text = Text(on, style="bold")
    text.append(off * (size - len(on)), style="dim")
    return text
