"""What `?` explains: Areas, stacks, units, Assets, missions and what each Strategy scores; and notes beside choices."""

from __future__ import annotations

from functools import lru_cache

from contienda.cli.console.things import Thing
from contienda.core.vocabulary import Said
from contienda.games.maracas.printed import DEEDS, printed
from contienda.games.maracas.read_data import read
from contienda.games.maracas.terminal.board import KNOWN, WHERE, Board, View
from contienda.i18n.speaker import Speaker, Texts

COUNTERS = ("take", "pick", "add", "recover", "heal", "hit", "force")


@lru_cache(maxsize=1)
def data() -> dict[str, dict[str, dict[str, object]]]:
    return printed()  # type: ignore[return-value]


@lru_cache(maxsize=1)
def adjacent() -> dict[str, list[str]]:
    return {area["id"]: list(area["adjacent"]) for area in read()["area"]}


def neighbours(area: str) -> list[str]:
    return adjacent()[area]


def scores(strategy: str, words: Texts) -> list[tuple[str, str]]:
    """What a Strategy scores for each deed: a number, or PN and IU for those of the Area."""
    row = data()["STRATEGIES"][strategy]
    signs = {"-": "−", "pn": words("board-pn"), "iu": words("board-iu")}
    found = []
    for deed in DEEDS:
        value = str(row[deed])
        for written, shown in signs.items():
            value = value.replace(written, shown)
        found.append((deed, value))
    return [(deed, value) for deed, value in found if value != "0"]


def things(view: View, speaker: Speaker) -> list[Thing]:
    guide = Guide(view, speaker)
    found = [guide.area(each) for each in view["areas"]]
    found += [guide.group(each) for each in view["stacks"]]
    found += [guide.unit(kind) for kind in data()["UNITS"]]
    found += [guide.strategy(name) for name in data()["STRATEGIES"]]
    return found


def remark(view: View, code: int, speaker: Speaker) -> str:
    """Say what a choice is about: who is in a stack, both totals of a mission, the ratings of a unit."""
    for offer in view["offers"]:
        if offer["code"] == code and offer["totals"] is not None:
            return Board(view, speaker).totals(offer["totals"])
    said = speaker.game.vocabulary.say(code)
    if not said.verb.arguments:
        return ""
    argument = said.verb.arguments[0]
    if argument.piece.kind == "stack":
        return Guide(view, speaker).gist(said.values[0])
    if argument.piece.kind == "strategy":
        told = scores(argument.piece.name(said.values[0]), speaker.texts)
        return ", ".join(f"{speaker.texts(f'deed-{deed}-short')} {value}" for deed, value in told)
    return asset_of(said, speaker)


def asset_of(said: Said, speaker: Speaker) -> str:
    """What the Asset does that a choice takes."""
    if said.verb.name not in COUNTERS:
        return ""
    name = said.verb.arguments[0].piece.name(said.values[0])
    key = f"kind-{name}-help"
    return speaker.texts(key) if name not in data()["UNITS"] and speaker.texts.has(key) else ""


def inside(board: Board, stack: View) -> str:
    """The counters of a stack, and what is known of those face down."""
    shown = board.counters(stack["counters"])
    hidden = stack["hidden"] - sum(each["n"] for each in stack["counters"] if not each["up"])
    if hidden > 0:
        shown += (", " if shown else "") + "▮" * hidden
    facts = "; ".join(board.facts(stack["told"] or {}))
    return f"{shown} {KNOWN} {facts}" if facts else shown


class Guide(Board):
    """Tells about one thing in a few lines."""

    def area(self, area: View) -> Thing:
        def tell() -> list[str]:
            near = ", ".join(f"{self.label('area', each)} ({each})" for each in neighbours(area["id"]))
            told = [self.say("board-area", pn=area["pn"], tm=area["tm"]), f"→ {self.say('board-adjacent')}: {near}"]
            if area["loc"]:
                told.append(f"═ {self.say('board-line')}")
            if area["objective"]:
                told.append(f"◎ {self.say('objective-' + area['id'])}")
            told.append(f"{self.say('board-iu')} {area['iu'][0]}:{area['iu'][1]}  {self.markers(area).plain}".rstrip())
            told += [self.told(each) for each in self.view["stacks"] if each["place"] == area["id"]]
            told += [self.counters(each) for each in area["counters"] if each]
            return told

        pieces = [("area", area["id"]), ("place", area["id"])]
        return Thing(self.label("area", area["id"]), tell, [area["id"]], pieces)

    def told(self, stack: View) -> str:
        side = self.say(f"board-{('government', 'insurgent')[stack['side']]}")
        return f"{side}, {self.say('board-stack', stack=stack['id'])}{WHERE[stack['where']]}: {inside(self, stack)}"

    def group(self, stack: View) -> Thing:
        title = self.say("board-stack", stack=stack["id"])

        def tell() -> list[str]:
            return [f"{self.label('place', stack['place'])}: {inside(self, stack)}"]

        return Thing(title, tell, [f"#{stack['id']}"], [("stack", str(stack["id"]))])

    def gist(self, number: int) -> str:
        """Where a stack is and what is in it."""
        for stack in self.view["stacks"]:
            if stack["id"] == number:
                return f"{self.label('place', stack['place'])}: {inside(self, stack)}"
        return ""

    def unit(self, kind: str) -> Thing:
        """A unit: its ratings on both sides."""
        unit = data()["UNITS"][kind]
        faces: list[list[int]] = unit["faces"]  # type: ignore[assignment]
        name = self.speaker.forms("kind", kind)

        def tell() -> list[str]:
            told = [self.say("board-unit", ir=faces[0][0], tr=faces[0][1], cmr=faces[0][2])]
            if len(faces) > 1:
                told.append(
                    f"{name['back']}: " + self.say("board-unit", ir=faces[1][0], tr=faces[1][1], cmr=faces[1][2])
                )
            return told

        return Thing(name[""], tell, [kind], [("kind", kind)])

    def strategy(self, name: str) -> Thing:
        """A Strategy: the Victory Points of each deed."""
        label = self.label("strategy", name)

        def tell() -> list[str]:
            return [f"{self.say(f'deed-{deed}')}: {value}" for deed, value in scores(name, self.say)]

        own = self.view["sides"][0 if name.startswith("gov") else 1]["strategy"]
        names = [self.say("board-strategy")] if own is not None and name.endswith(str(own)) else []
        return Thing(label, tell, names, [("strategy", name)])
