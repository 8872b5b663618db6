"""The whole board: a table of Areas, the stacks with what is known of them, and both sides' books."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from contienda.cli.console.palette import BAD, NUMBER
from contienda.i18n.speaker import Speaker

View = dict[str, Any]
SIDES = ("government", "insurgent")
COLOURS = (NUMBER, BAD)
WHERE = {"at_large": "", "underground": "↓", "guard": "◎"}
INDENT = (0, 0, 0, 4)
MARKS = {"acted": "✓", "moved": "→", "ambushed": "×", "barred": "■"}
KNOWN = "•"


class Board:
    """The map first, then the current mission, then both sides: stacks, boxes and chits."""

    def __init__(self, view: View, speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.texts

    def lines(self) -> list[RenderableType]:
        found: list[RenderableType] = [Text(self.heading(), style="bold"), self.areas()]
        found.append(Text(self.say("board-legend"), style="dim"))
        found += self.objectives()
        for side, name in enumerate(SIDES):
            found += self.side(side, name)
        if self.view["asking"] is not None and (told := self.asking(self.view["asking"])):
            found.append(Text(f"▷ {told}", style="bold"))
        if self.view["mission"] is not None and self.view["mission"].get("mission"):
            found.append(Text(self.mission(self.view["mission"]), style="bold"))
        found += [Text(self.owed(each), style="bold") for each in self.view["hits"] if each["left"]]
        found += [
            Text(f"  {self.speaker.action(each['code'])}: {self.totals(each['totals'])}") for each in self.offers()
        ]
        return found

    def heading(self) -> str:
        view = self.view
        if view["turn"] == 0:
            return self.say("board-setup", level=view["level"])
        words = [self.say("board-turn", turn=view["turn"], last=view["last_turn"], level=view["level"])]
        if view["event"] not in (None, "none"):
            words.append(self.label("incident", view["event"]))
        if view["active"] is not None:
            words.append(self.say("board-active", area=self.label("area", view["active"])))
        return " · ".join(words)

    def label(self, kind: str, name: str) -> str:
        return self.say(f"{kind}-{name}")

    # --- the map ----------------------------------------------------------------------------------------------------

    def areas(self) -> Table:
        """One line per Area: population and terrain, infrastructure, markers, numbers of stacks."""
        table = Table(show_edge=False, pad_edge=False, padding=(0, 1))
        table.add_column("")
        for head in ("pn", "tm"):
            table.add_column(self.say(f"board-{head}"), justify="right")
        for head in ("iu", "markers", *SIDES):
            table.add_column(self.say(f"board-{head}"))
        for area in self.view["areas"]:
            active = area["id"] == self.view["active"]
            signs = ("═" if area["loc"] else "") + ("◎" if area["objective"] else "")
            name = Text(f"{'▶' if active else ' '}{self.label('area', area['id'])} {signs}".rstrip())
            name.stylize("bold" if active else "dim" if area["frozen"] or area["activated"] else "")
            stacks = [self.here(area, side) for side in (0, 1)]
            table.add_row(name, str(area["pn"]), str(area["tm"]), self.built(area), self.markers(area), *stacks)
        return table

    def built(self, area: View) -> Text:
        """The infrastructure of both sides."""
        if area["iu"] == [0, 0]:
            return Text("·", style="dim")
        text = Text(str(area["iu"][0]), style=COLOURS[0])
        text.append(":", style="not bold default")
        text.append(str(area["iu"][1]), style=COLOURS[1])
        return text

    def markers(self, area: View) -> Text:
        signs = [
            "☠" if area["terror"] else "",
            "❄" if area["frozen"] else "",
            *(f"{sign}{area[name]}" if area[name] else "" for name, sign in (("sabotage", "S"), ("criminals", "C"))),
            f"N{area['nsm']}" if area["nsm"] else "",
            f"i{area['informants']}" if area["informants"] else "",
            f"{KNOWN}{self.number(area['remembered'])}" if area["remembered"] else "",
        ]
        return Text(" ".join(sign for sign in signs if sign))

    def here(self, area: View, side: int) -> Text:
        """A side's stacks in an Area, and the number of counters in none."""
        text = Text()
        for stack in self.view["stacks"]:
            if stack["side"] == side and stack["place"] == area["id"]:
                text.append(" " if text else "")
                known = KNOWN if self.facts(stack["told"] or {}) else ""
                text.append(f"{WHERE[stack['where']]}{stack['id']}{known}", style=COLOURS[side])
        loose = area["underground"] if side == 1 else self.number(area["counters"][0])
        if loose:
            text.append(f"{' ' if text else ''}({loose})", style=COLOURS[side])
        return text

    def number(self, counters: list[View]) -> int:
        return sum(each["n"] for each in counters)

    def objectives(self) -> list[RenderableType]:
        areas = [each["id"] for each in self.view["areas"] if each["objective"]]
        names = ", ".join(f"{self.say(f'objective-{each}')} ({self.label('area', each)})" for each in areas)
        return [Text(self.say("board-objectives", names=names), style="dim")] if areas else []

    # --- the sides --------------------------------------------------------------------------------------------------

    def side(self, side: int, name: str) -> list[RenderableType]:
        books = self.view["sides"][side]
        turn = "▶ " if self.view["actor"] == side else ""
        head = Text(f"{turn}{self.say(f'board-{name}')} ({self.speaker.seats[side]})", style=COLOURS[side])
        numbers = self.say("board-books", tp=books["tp"], most=books["tp_max"], hand=books["hand_size"])
        if books["advantages"]:
            numbers += f" · {self.say('board-advantages', n=books['advantages'])}"
        if books["strategy"] is not None:
            strategy = self.label("strategy", f"{'gov' if side == 0 else 'ins'}{books['strategy']}")
            numbers += f" · {self.say('board-secret', strategy=strategy, vp=books['vp'], wait=books['wait'])}"
        if books["plan"] is not None and books["plan"]["price"]:
            numbers += f" · {self.say('board-price', n=books['plan']['price'])}"
        head.append(f"  {numbers}", style="not bold default")
        found: list[RenderableType] = [head]
        if books["hand"]:
            found.append(self.row("board-hand", " ".join(self.chit(each) for each in books["hand"])))
        if self.view["step"] == "discard" and self.view["actor"] == side:
            found.append(self.row("board-discard", str(books["hand_size"] - books["tp_max"])))
        found += [self.stack(each) for each in self.view["stacks"] if each["side"] == side]
        for area in self.view["areas"]:
            if area["counters"][side]:
                found.append(self.row_of(self.label("area", area["id"]), area["counters"][side]))
        if side == 1:
            found += [self.remembered(each) for each in self.view["areas"] if each["remembered"]]
        for box in ("available", "qrf", "disrupted"):
            if books["boxes"][box]:
                found.append(self.row_of(self.label("place", box), books["boxes"][box]))
        if books["plan"] is not None and books["plan"]["counters"]:
            found.append(self.row_of(self.say("board-plan"), books["plan"]["counters"]))
        return found

    def row(self, key: str, told: str) -> RenderableType:
        return Padding(Text(f"{self.say(key)}: {told}"), INDENT)

    def row_of(self, name: str, counters: list[View]) -> RenderableType:
        return Padding(Text(f"{name}: {self.counters(counters)}"), INDENT)

    def chit(self, name: str) -> str:
        return "-".join(name)

    def stack(self, stack: View) -> RenderableType:
        """The stack's number, place, marks and known contents."""
        text = Text(f"{WHERE[stack['where']]}{stack['id']:<2} ", style=COLOURS[stack["side"]])
        marks = "".join(sign for mark, sign in MARKS.items() if stack[mark])
        text.append(f"{self.label('place', stack['place'])}{' ' + marks if marks else ''}: ", style="not bold default")
        shown = self.counters(stack["counters"])
        hidden = stack["hidden"] - sum(each["n"] for each in stack["counters"] if not each["up"])
        if hidden > 0:
            shown += (", " if shown else "") + "▮" * hidden
        text.append(shown, style="not bold default")
        if facts := self.facts(stack["told"] or {}):
            text.append(f" {KNOWN} {self.say('known-stack', facts='; '.join(facts))}", style="not bold default dim")
        return Padding(text, INDENT)

    def facts(self, told: View) -> list[str]:
        """What missions revealed about a stack."""
        found = []
        for name in ("sum", "ir", "cover", "tr"):
            bounds = self.bounds(told.get(f"{name}_least"), told.get(f"{name}_most"))
            if bounds and name == "sum":
                counted = [self.say("known-cadres")] if "cadres" in told else []
                counted += [self.say("known-bombers", n=told["bombers"])] if "bombers" in told else []
                bounds += f" ({', '.join(counted)})" if counted else ""
            if bounds:
                found.append(self.say(f"known-{name}", bounds=bounds))
        return found + [self.say(f"known-{name}") for name in ("no_arms", "recruit") if name in told]

    def bounds(self, least: int | None, most: int | None) -> str:
        if least is None:
            return "" if most is None else self.say("known-most", n=most)
        if most is None:
            return self.say("known-least", n=least)
        return str(least) if least == most else self.say("known-between", least=least, most=most)

    def remembered(self, area: View) -> RenderableType:
        """The face-down counters there that everybody knows."""
        counters = [
            (f"{each['n']}× " if each["n"] > 1 else "") + self.label("kind", each["kind"])
            for each in area["remembered"]
        ]
        told = self.say("known-here", counters=", ".join(counters))
        return Padding(Text(f"{self.label('area', area['id'])}: {KNOWN} {told}", style="dim"), INDENT)

    def counters(self, counters: list[View]) -> str:
        """Each kind with its number and Hits, and whether its other side is up."""
        found = []
        for each in counters:
            told = f"{each['n']}× " if each["n"] > 1 else ""
            told += self.speaker.forms("kind", each["kind"])["back" if each["back"] else ""]
            found.append(told + (f" *{each['hits']}" if each["hits"] else ""))
        return ", ".join(found)

    # --- the question -----------------------------------------------------------------------------------------------

    def asking(self, asking: View) -> str:
        """The subject of the question."""
        found = []
        if "counter" in asking:
            found.append(self.speaker.forms("kind", asking["counter"])["back" if asking.get("back") else ""])
        if "place" in asking:
            found.append(self.label("place", asking["place"]))
        if "type" in asking:
            found.append(self.label("type", asking["type"]))
        if "stack" in asking:
            found.append(self.say("board-stack", stack=asking["stack"]))
        if asking.get("left") is not None:
            found.append(self.say("board-left", n=asking["left"]))
        return " · ".join(found)

    def mission(self, mission: View) -> str:
        if mission["mission"] == "nsm":
            return self.say("board-nsm", stack=mission["stack"])
        told = self.say("board-mission", stack=mission["stack"], mission=self.label("mission", mission["mission"]))
        if isinstance(mission["target"], int):
            told += f" → {self.say('board-stack', stack=mission['target'])}"
        totals = mission.get("totals")
        return f"{told}: {self.totals(totals)}" if totals else told

    def offers(self) -> list[View]:
        found: list[View] = [each for each in self.view["offers"] if each["totals"] is not None]
        return found

    def totals(self, totals: View) -> str:
        """Both totals without chits, as far as known; a chit drawn against the mission by its rating."""
        own, against = ("?" if totals[name] is None else str(totals[name]) for name in ("own", "against"))
        if totals["open"] is not None:
            against = self.say("board-open", n=totals["open"])
        if totals["random"] is not None:
            return self.say("board-totals_drawn", own=own, against=against, rating=totals["random"].upper())
        found = self.say("board-totals", own=own, against=against)
        return found if totals["second"] is None else f"{found}; {self.say('board-second', own=totals['second'])}"

    def owed(self, hits: View) -> str:
        """The Hits still to be taken, and why."""
        return self.say("board-hits_lost" if hits["loser"] else "board-hits_won", stack=hits["stack"], n=hits["left"])
