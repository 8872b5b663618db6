"""The network on one screen, with every arrow that pawns can follow; the trick, the players and your hand.

A cell has the name of its space, the sign of its kind and its value; below are the pawns. An arrow between two cells is
a complete one; a lower window shows arrows up and down in front of the pawns instead of on lines of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from contienda.cli.console.layout import fitted, flow, grid, halves, padded
from contienda.cli.console.palette import BAD, PLAYERS
from contienda.games.blackhat.terminal.board import SIGNS, card, held, pawns, sign_of
from contienda.i18n.speaker import Speaker

Cell = tuple[int, int]
CELL = 6  # characters, and one for the arrow to the right
ACROSS = {(True, False): "→", (False, True): "←", (True, True): "↔"}
DOWN = {(True, False): "↓", (False, True): "↑", (True, True): "↕"}


def glance(view: Mapping[str, Any], speaker: Speaker, width: int, height: int) -> list[Text]:
    board = Network(view, speaker)
    tricks, cards = trick(view, speaker, width), hand(view, speaker, width)
    few = height - len(board.lines(False)) - len(tricks) - len(cards) - 1
    rest = [*tricks, *players(view, speaker, width, few), *cards]
    room = height - len(rest)
    lines = board.lines(spread=room > len(board.lines(True)))
    found = [heading(view, speaker), *lines] if room > len(lines) else lines
    legend = flow([Text(part, style="dim") for part in speaker.texts("board-legend").split(" · ")], width, " · ")
    return [*fitted(found, width), *(legend if room >= len(found) + len(legend) else []), *rest]


def heading(view: Mapping[str, Any], speaker: Speaker) -> Text:
    """The round, the trick and what wins; the Tracer if it is awake."""
    aim = "celebrity" if view["about"]["celebrity"] else "lowest"
    told = speaker.texts("board-heading", round=view["round"], trick=view["trick_number"])
    line = Text(f"{told} · {speaker.texts(f'board-wins-{aim}')}", style="bold")
    if view["tracer"] is not None and view["tracer"]["active"]:
        at = view["tracer"]["space"]
        where = speaker.texts("board-track") if at.startswith("track") else sign_of(at, speaker)
        line.append(f" · {speaker.texts('board-tracer')}: {where}", style=BAD)
    return line


class Network:
    """The spaces by their cells, and the arrows between cells."""

    def __init__(self, view: Mapping[str, Any], speaker: Speaker) -> None:
        self.speaker = speaker
        self.spaces = {space["id"]: space for space in view["spaces"]}
        self.cells = {where["id"]: [(cell[0], cell[1]) for cell in where["cells"]] for where in view["layout"]}
        self.owner = {cell: id for id, cells in self.cells.items() for cell in cells}
        self.arrows = {(where["id"], goal) for where in view["layout"] for goal in where["to"]}
        self.standing = pawns(view)
        self.rows = sorted({row for _, row in self.owner})
        self.columns = range(max(column for column, _ in self.owner) + 1)

    def lines(self, spread: bool) -> list[Text]:
        """Two lines per row of cells; spread out, with a line of arrows between rows."""
        found = []
        for at, row in enumerate(self.rows):
            last = at == len(self.rows) - 1
            found.append(self.joined([self.name((column, row)) for column in self.columns], row))
            below = [Text() if last else self.down((column, row)) for column in self.columns]
            standing = [self.pawns((column, row)) for column in self.columns]
            if spread:
                found.append(self.joined(standing))
                found += [] if last else [self.joined([Text("  ") + arrow for arrow in below])]
            else:
                pairs = zip(below, standing, strict=True)
                found.append(self.joined([(arrow if arrow.plain else Text(" ")) + told for arrow, told in pairs]))
        for line in found:
            line.rstrip()
        return [line for line in found if line.plain]

    def joined(self, cells: list[Text], row: int | None = None) -> Text:
        """One line of cells, with the arrows across if it is the first line of a row."""
        line = Text()
        for column, cell in enumerate(cells):
            line.append_text(padded(cell, CELL))
            arrow = "" if row is None else self.arrow((column, row), (column + 1, row), ACROSS)
            line.append(arrow or " ", style="bold")
        return line

    def name(self, cell: Cell) -> Text:
        """The name, the kind and the value of the space that has its text in this cell."""
        id = self.owner.get(cell)
        if id is None:
            return Text("░" * CELL, style="dim")
        if self.cells[id][0] != cell:
            return Text("·", style="dim")
        space = self.spaces[id]
        text = Text(sign_of(id, self.speaker), style="bold")
        value = f"{SIGNS[space['kind']]}{space['value']:+d}" + ("'" if space["marker"] else "")
        gap = " " if text.cell_len + len(value) < CELL else ""
        return text.append(f"{gap}{value}", style="not bold")

    def pawns(self, cell: Cell) -> Text:
        """The pawns on a space, spread over its cells; too many for a cell are counted."""
        id = self.owner.get(cell)
        if id is None:
            return Text()
        cells, standing = self.cells[id], self.standing.get(id, [])
        share = -(-len(standing) // len(cells))
        mine = standing[cells.index(cell) * share :][:share]
        told = Text().join(mine)
        return told if told.cell_len < CELL else mine[0] + Text(f"+{len(mine) - 1}", style="dim")

    def arrow(self, one: Cell, other: Cell, signs: dict[tuple[bool, bool], str]) -> str:
        """The sign of the arrows between two cells."""
        a, b = self.owner.get(one, ""), self.owner.get(other, "")
        return signs.get(((a, b) in self.arrows, (b, a) in self.arrows), "")

    def down(self, cell: Cell) -> Text:
        return Text(self.arrow(cell, (cell[0], cell[1] + 1), DOWN), style="bold")


def trick(view: Mapping[str, Any], speaker: Speaker, width: int) -> list[Text]:
    """The current trick in the order of play; between tricks, the last one."""
    lying = bool(view["trick"])
    if not lying and view["last_trick"] is None:
        return []
    words = speaker.texts
    parts = [Text(f"{words('board-trick' if lying else 'board-last_trick')}:", style="bold")]
    for play in view["trick"] if lying else view["last_trick"]["plays"]:
        cards = " ".join(card(each, speaker) for each in play["cards"]) or words("board-passed")
        parts.append(
            Text(f"{speaker.seat(play['player'])}: ", style=PLAYERS[play["player"]]).append(cards, style="default")
        )
    return flow(parts, width, "  ", 2)


def players(view: Mapping[str, Any], speaker: Speaker, width: int, few: int) -> list[Text]:
    """Each player's total, number of cards and pawns; more players than lines in two columns."""
    words = speaker.texts
    rows = []
    for number, player in enumerate(view["players"]):
        turn = "▶" if number == view["deciding_for"] else " "
        known = " ".join(card(each, speaker) for each in player["known"]) if player["hand"] is None else ""
        hand = f"{words('board-hand')} {player['hand_size']}" + (f" ({known})" if known else "")
        status = f" ◎{player['status']}" if player["status"] is not None else ""
        rows.append([
            Text(f"{turn}{number + 1} {speaker.seat(number)}", style=PLAYERS[number]),
            Text(f"{words('board-total')} {player['total']}{status}"),
            Text(hand if player["in"] else words("board-out")),
            Text(held(player, speaker)),
        ])  # fmt: skip
    lines = grid(rows, gap=2)
    return fitted(lines, width) if len(lines) <= few else halves([Text(" ").join(row) for row in rows], width)


def hand(view: Mapping[str, Any], speaker: Speaker, width: int) -> list[Text]:
    """The cards of the viewer."""
    own = next((player["hand"] for player in view["players"] if player["hand"] is not None), None)
    if not own:
        return []
    cards = [Text(card(each, speaker), style="bold") for each in own]
    return flow([Text(f"{speaker.texts('board-your_hand')}:"), *cards], width, "  ", 2)


def focus(view: Mapping[str, Any], speaker: Speaker) -> list[Text]:
    """What has been picked so far: the rank, or the pawn and its space."""
    words = speaker.texts
    found = []
    if view["picking"]:
        found.append(words("board-picking", rank=words(f"rank-{view['picking']['rank']}")))
    subject = view["subject"] or {}
    if "pawn" in subject and "player" in subject:
        found.append(f"{speaker.seat(subject['player'])}: {words('pawn-' + subject['pawn'])}")
    if "cards" in subject:
        found.append(words("board-still", cards=subject["cards"]))
    if "space" in subject:
        found.append(speaker.forms("space", subject["space"]).get("label", sign_of(subject["space"], speaker)))
    return [Text(f"▷ {' · '.join(found)}", style="bold")] if found else []
