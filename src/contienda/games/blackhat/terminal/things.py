"""What `?` explains: every space with its value and its arrows, the kinds of spaces, and notes beside moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from contienda.cli.console.things import Thing
from contienda.games.blackhat.terminal.board import SIGNS, sign_of
from contienda.i18n.speaker import Speaker


def things(view: Mapping[str, Any], speaker: Speaker) -> list[Thing]:
    network = Network(view, speaker)
    found = [network.thing(id) for id in network.spaces]
    return [*found, *(spot(kind, sign, speaker) for kind, sign in SIGNS.items())]


def spot(kind: str, sign: str, speaker: Speaker) -> Thing:
    """A kind of space, by its name or its sign."""
    words = speaker.texts
    return Thing(words(f"spot-{kind}"), lambda: [words(f"spot-{kind}-help")], [sign] if sign else [])


def remark(view: Mapping[str, Any], code: int, speaker: Speaker) -> str:
    """Say what a move leads to: the value of the space, and its kind if it does something."""
    said = speaker.game.vocabulary.say(code)
    spaces = {space["id"]: space for space in view["spaces"]}
    for argument, value in zip(said.verb.arguments, said.values, strict=True):
        space = spaces.get(argument.piece.name(value)) if argument.piece.kind == "space" else None
        if space is not None:
            kind = "" if space["kind"] == "host" else f", {speaker.texts('spot-' + space['kind'])}"
            return f"{space['value']:+d}{kind}"
    if said.verb.name == "pawn":
        pawn = view["players"][said.values[0]]["pawns"][said.values[1]]
        return sign_of(pawn["space"], speaker) if pawn["space"] is not None else ""
    return ""


class Network:
    """The spaces, and where arrows come from and lead to."""

    def __init__(self, view: Mapping[str, Any], speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.spaces = {space["id"]: space for space in view["spaces"]}
        self.to: dict[str, list[str]] = {where["id"]: where["to"] for where in view["layout"]}

    def label(self, id: str) -> str:
        return self.speaker.forms("space", id).get("label", sign_of(id, self.speaker))

    def listed(self, ids: list[str]) -> str:
        return ", ".join(f"{self.label(id)} ({self.spaces[id]['value']:+d})" for id in ids) or "–"

    def thing(self, id: str) -> Thing:
        words, space = self.speaker.texts, self.spaces[id]

        def tell() -> list[str]:
            kind = space["kind"]
            told = [words("board-space", kind=words(f"spot-{kind}"), value=f"{space['value']:+d}")]
            told[0] += f" {words(f'spot-{kind}-help')}"
            told.append(f"→ {words('board-space-to')}: {self.listed(self.to[id])}")
            told.append(
                f"← {words('board-space-from')}: {self.listed([one for one, to in self.to.items() if id in to])}"
            )
            here = [
                f"{self.speaker.seat(number)} {pawn['id']}"
                for number, player in enumerate(self.view["players"])
                for pawn in player["pawns"]
                if pawn["space"] == id
            ]
            return told + ([f"{words('board-pawns')}: {', '.join(here)}"] if here else [])

        return Thing(self.label(id), tell, [id, sign_of(id, self.speaker)], [("space", id)])
