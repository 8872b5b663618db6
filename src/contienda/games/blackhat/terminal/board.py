"""The whole board: the network as a grid, the current trick, and the players with their hands and pawns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from contienda.cli.console.palette import BAD, PLAYERS
from contienda.i18n.speaker import Speaker

SIGNS = {
    "start": "S",
    "host": "",
    "cache": "C",
    "critical": "★",
    "dos": "D",
    "alarm": "A",
    "honeypot": "H",
    "exploit": "X",
    "randomizer": "R",
}
HELD = {"free": "", "locked": "!", "trapped": "!", "jailed": "#"}


def draw(view: Mapping[str, Any], speaker: Speaker) -> RenderableType:
    words = speaker.texts
    lines: list[RenderableType] = [network(view, speaker), Text(words("board-legend"), style="dim")]
    if view["tracer"] is not None and view["tracer"]["active"]:
        at = view["tracer"]["space"]
        where = words("board-track") if at.startswith("track") else sign_of(at, speaker)
        lines.append(Text(f"{words('board-tracer')}: {where}", style=BAD))
    if view["trick"] or view["last_trick"] is not None:
        lines.append(trick(view, speaker))
    lines.append(players(view, speaker))
    return Group(*lines)


def network(view: Mapping[str, Any], speaker: Speaker) -> Table:
    """Draw one grid cell per board cell; a space of several cells has its text in the first."""
    cells: dict[tuple[int, int], Text] = {}
    standing = pawns(view)
    for space, where in zip(view["spaces"], view["layout"], strict=True):
        for number, (column, row) in enumerate(where["cells"]):
            cells[column, row] = (
                space_text(space, standing.get(space["id"], []), speaker) if number == 0 else Text("·", style="dim")
            )
    rows = sorted({row for _, row in cells})
    table = Table(show_header=False, padding=(0, 0), pad_edge=False, show_lines=True)
    columns = range(max(column for column, _ in cells) + 1)
    for _ in columns:
        table.add_column(width=6, overflow="fold")
    for row in rows:
        table.add_row(*(cells.get((column, row), Text("██████", style="dim")) for column in columns))
    return table


def space_text(space: dict[str, Any], standing: list[Text], speaker: Speaker) -> Text:
    """The id, kind and value of a space, then the pawns on it."""
    text = Text(sign_of(space["id"], speaker), style="bold")
    text.append(f"\n{SIGNS[space['kind']]}{space['value']:+d}" + ("'" if space["marker"] else ""))
    text.append("\n")
    for each in standing:
        text.append_text(each)
    return text


def sign_of(space: str, speaker: Speaker) -> str:
    """A corner of a place as choices and log call it (S1↖), any other space by its id."""
    forms = speaker.forms("space", space)
    return space if "label" in forms else forms[""]


def pawns(view: Mapping[str, Any]) -> dict[str, list[Text]]:
    """The pawns on each space, as player number and letter, held ones with a sign; T is the Tracer."""
    found: dict[str, list[Text]] = {}
    for number, player in enumerate(view["players"]):
        for pawn in player["pawns"]:
            if pawn["space"] is not None:
                sign = f"{number + 1}{pawn['id']}{HELD[pawn['held']]}"
                found.setdefault(pawn["space"], []).append(Text(sign, style=PLAYERS[number]))
    if view["tracer"] is not None and view["tracer"]["active"]:
        found.setdefault(view["tracer"]["space"], []).append(Text("T", style=f"{BAD} reverse"))
    return found


def trick(view: Mapping[str, Any], speaker: Speaker) -> Text:
    """The current trick in the order of play; between tricks, the last one."""
    words = speaker.texts
    lying = bool(view["trick"])
    text = Text(f"{words('board-trick' if lying else 'board-last_trick')}: ", style="bold")
    for number, play in enumerate(view["trick"] if lying else view["last_trick"]["plays"]):
        cards = " ".join(card(each, speaker) for each in play["cards"]) or words("board-passed")
        text.append("  " if number else "")
        text.append(f"{speaker.seat(play['player'])}: ", style=PLAYERS[play["player"]])
        text.append(cards)
    return text


def card(name: str, speaker: Speaker) -> str:
    return speaker.texts(f"card-{name}") if not name.isdigit() else name


def players(view: Mapping[str, Any], speaker: Speaker) -> Table:
    words = speaker.texts
    table = Table(show_edge=False, pad_edge=False)
    table.add_column("")
    table.add_column(words("board-total"), justify="right")
    table.add_column(words("board-hand"), overflow="fold")
    table.add_column(words("board-pawns"), overflow="fold")
    if view["about"]["celebrity"]:
        table.add_column(words("board-status"), justify="right")
    for number, player in enumerate(view["players"]):
        turn = "▶ " if number == view["deciding_for"] else ""
        row: list[Text] = [
            Text(f"{turn}{number + 1} {speaker.seat(number)}", style=PLAYERS[number]),
            Text(str(player["total"])),
            Text(hand(player, speaker)),
            Text(held(player, speaker)),
        ]
        if view["about"]["celebrity"]:
            row.append(Text("" if player["status"] is None else str(player["status"])))
        table.add_row(*row)
    return table


def hand(player: dict[str, Any], speaker: Speaker) -> str:
    """The cards if this viewer may see them; otherwise their number and the known ones."""
    words = speaker.texts
    if not player["in"]:
        return words("board-out")
    if player["hand"] is not None:
        return " ".join(card(each, speaker) for each in player["hand"])
    known = " ".join(card(each, speaker) for each in player["known"])
    return f"{player['hand_size']}" + (f" ({words('board-known')}: {known})" if known else "")


def held(player: dict[str, Any], speaker: Speaker) -> str:
    """Where the pawns are and what holds them."""
    found = []
    for pawn in player["pawns"]:
        where = [sign_of(pawn["space"], speaker)] if pawn["space"] is not None else []
        where += [speaker.texts(f"board-{pawn['held']}")] if pawn["held"] != "free" else []
        found.append(f"{pawn['id']} {' '.join(where)}")
    return ", ".join(found)
