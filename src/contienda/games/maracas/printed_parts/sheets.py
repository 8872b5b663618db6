"""Sheets of Maracas: strategies, unit boxes, the record track, and aids that quote the rulebook."""

from __future__ import annotations

from contienda.games.maracas.drawings import counters as drawn
from contienda.games.maracas.drawings.signs import sign
from contienda.games.maracas.printed import DEEDS
from contienda.games.maracas.printed_parts.faces import light
from contienda.games.maracas.read_data import Data
from contienda.play import svg
from contienda.press import rule_sheet
from contienda.press.parts import Face, Job, Kind, Part

SIDES = ("gov", "ins")
COLOURS = {"gov": "#1769aa", "ins": "#b83a12", "": "#3c3a40"}
STRATEGY = (88.0, 126.0)  # millimetres: eleven lines have to be read at a glance
RECORD = 50  # boxes of the record track (0 to 49)
SEQUENCE = (
    "4.1", "5.1", "5.21", "5.22", "5.24", "5.25", "5.3a", "5.3b", "5.3c", "5.3d", "5.3e", "9.4", "9.5a", "9.32", "6.0a",
    "6.0b", "6.0c", "9.5b", "7.1", "7.11", "7.2", "7.21", "7.22", "7.3", "7.3a", "7.3b", "7.3c",
)  # fmt: skip
MISSIONS = {  # in the order of the chart: its clauses; the first ones are Tactical
    "patrol": ("6.11a", "6.11b", "6.11c", "6.11d", "6.11e"),
    "attack": ("6.12a", "6.12b", "6.12c", "6.12d", "6.12e", "6.12f", "6.12g", "6.12h"),
    "ambush": ("6.13a", "6.13b", "6.13c", "6.13d", "6.13e", "6.13f"),
    "move": ("6.14",),
    "build": ("6.15a", "6.15c"),
    "repair": ("6.15b",),
    "reduce": ("6.16a", "6.16b", "6.16d"),
    "sabotage": ("6.16c",),
    "recruit": ("6.17a", "6.17c"),
    "promote": ("6.17b",),
    "intimidate": ("6.18a", "6.18b", "6.18c", "6.18d"),
    "remove_terror": ("6.19",),
}
EVENTS = ("5.1", *(f"5.1{letter}" for letter in "bcdfghiklmnpr"))
SETUP = ("10.0a", "10.0b", "10.0c", "10.1", "10.2", "10.2a")


def strategies(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """A card for each Strategy, to draw and keep in secret."""
    found = []
    for told in data["strategy"]:
        side, no = str(told["side"]), int(told["no"])
        files[f"side-{side}.svg"] = mark(side, "#000000" if job.low else "#ffffff")
        name = job.words(f"strategy-{side}{no}")
        front = Face("strategy", {
            "side": job.words(f"side-{SIDES.index(side)}"),
            "no": no,
            "name": name,
            "colour": COLOURS[side],
            "mark": f"side-{side}.svg",
            "rows": [[job.words(f"deed-{deed}"), points(job, told[deed])] for deed in DEEDS if scores(told, deed)],
            "note": job.words("deeds-help"),
        })  # fmt: skip
        back = Face("strategy-back", {
            "side": job.words(f"side-{SIDES.index(side)}"),
            "colour": COLOURS[side],
            "mark": f"side-{side}.svg",
        })  # fmt: skip
        found.append(
            Part(f"strategy-{side}{no}", "strategies", name, front, back, width=STRATEGY[0], height=STRATEGY[1])
        )
    return found


def scores(told: dict[str, object], deed: str) -> bool:
    """Whether a Strategy counts a deed; a Foreign unit only if it differs from a national one."""
    if deed == "reg_foreign" and told.get(deed, 0) == told["reg"]:
        return False
    return str(told.get(deed, 0)) != "0"


def points(job: Job, value: object) -> str:
    if isinstance(value, int):
        return f"+{value}" if value > 0 else f"−{-value}"
    told = job.words(f"points-{str(value).replace('-', 'less-')}")
    return f"+{told}" if told.isdigit() else told


def mark(side: str, colour: str) -> str:
    """The sign of a side: a square or a diamond."""
    d = "M2 2h12v12H2z" if side == "gov" else "M8 .6 15.4 8 8 15.4.6 8z"
    return svg.drawing(16, 16, svg.path(d, fill="none", stroke=colour, stroke_width=1.6))


def icons(files: dict[str, str], *names: str, colour: str = "#1c1a16") -> dict[str, str]:
    """Signs as files, by name."""
    for name in names:
        files[f"sign-{name}.svg"] = svg.drawing(16, 16, sign(name, 0, 0, 16, colour, 1.5))
    return {name: f"sign-{name}.svg" for name in names}


def sheets(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """For each side a sheet with its Unit Box and a record track."""
    found = []
    for side in SIDES:
        left = [box(job, "place-available", "print-box-available", 3)]
        if side == "gov":
            left.append(box(job, "place-qrf", "print-box-qrf", 2))
        right = [box(job, "place-disrupted", "verb-recover-help", 3), box(job, "print-recruitable", "", 2)]
        name = f"{job.words('print-unit-box')}: {job.words(f'side-{SIDES.index(side)}')}"
        face = Face("unit-box", {"title": name, "colour": COLOURS[side], "columns": [left, right]})
        found.append(Part(f"box-{side}", "sheets", name, face, kind=Kind.SHEET, landscape=True))
    for side in SIDES:
        name = f"{job.words('print-record')}: {job.words(f'side-{SIDES.index(side)}')}"
        face = Face("record", {
            "title": name,
            "colour": COLOURS[side],
            "boxes": RECORD,
            "note": job.words("print-record-note"),
        })  # fmt: skip
        found.append(Part(f"record-{side}", "sheets", name, face, kind=Kind.SHEET, landscape=True))
    return found


def box(job: Job, name: str, note: str, share: int) -> dict[str, object]:
    return {"name": capital(job.words(name)), "note": job.words(note) if note else "", "share": share}


def aids(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """Sequence of play, missions, events with setup, and what counters mean."""
    icons(files, *MISSIONS)
    missions = [
        {
            "name": job.words(f"mission-{name}"),
            "art": f"sign-{name}.svg",
            "who": who(job, data, name),
            "text": job.words(f"mission-{name}-help"),
            "sections": rule_sheet.quoted(job, clauses),
        }
        for name, clauses in MISSIONS.items()
    ]
    chart = Face("missions", {
        "title": job.words("print-missions"),
        "tactical": job.words("print-tactical"),
        "civil": job.words("print-non-tactical"),
        "costs": rule_sheet.quoted(job, ("6.0c",)),
        "missions": missions,
        "split": 4,
    })  # fmt: skip
    return [
        sheet("sequence", job.words("print-sequence"), Face("columns-page", {
            "title": job.words("print-sequence"),
            "sections": rule_sheet.quoted(job, SEQUENCE),
        })),
        sheet("missions", job.words("print-missions"), chart, landscape=True),
        sheet("events", job.words("print-events"), Face("events", {
            "title": job.words("print-events"),
            "sections": rule_sheet.quoted(job, EVENTS),
            "setup-title": job.words("print-setup"),
            "setup": rule_sheet.quoted(job, SETUP),
            "force-title": job.words("print-forces"),
            "force": forces(job, data),
        })),
        key(job, data, files),
    ]  # fmt: skip


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sheet(id: str, name: str, face: Face, landscape: bool = False) -> Part:
    return Part(f"aid-{id}", "aids", name, face, kind=Kind.SHEET, landscape=landscape)


def who(job: Job, data: Data, mission: str) -> str:
    """The side that may run a mission; nothing if both may."""
    only = {"patrol": 0, "repair": 0, "ambush": 1, "sabotage": 1, "intimidate": 1}
    return job.words(f"side-{only[mission]}") if mission in only else ""


def forces(job: Job, data: Data) -> list[list[str]]:
    """The force table of the random setup: a head, then rows with five columns."""
    table = data["force_table"]
    rows = [[job.words("print-iu-sum"), *map(str, table["iu"])]]
    for n, side in enumerate(SIDES):
        for type, counts in table[side].items():
            name = job.words("print-assets") if type == "assets" else job.words(f"type-{type}")
            rows.append([f"{job.words(f'side-{n}')}: {name}", *map(str, counts)])
    return rows


def key(job: Job, data: Data, files: dict[str, str]) -> Part:
    """What stands on counters: ratings, units and Assets, with a picture of each."""
    found = []
    for table in data["unit"]:
        kind = str(table["kinds"][0]["id"])
        files[f"key-{kind}.svg"] = drawn.unit(data, kind, 0, light(job))
        total = sum(int(each["count"]) for each in table["kinds"])
        found.append(
            {
                "art": f"key-{kind}.svg",
                "name": capital(job.words(f"type-{table['type']}")),
                "side": job.words(f"side-{SIDES.index(table['side'])}"),
                "text": job.words("print-of", n=total),
            }
        )
    effects = []
    for told in data["asset"]:
        name = str(told["id"])
        kind = "node_a" if name == "node" else name
        files[f"key-{kind}.svg"] = drawn.asset(data, kind, light(job), job.words("print-tp"))
        count = int(told.get("count", 4))
        effects.append(
            {
                "art": f"key-{kind}.svg",
                "name": capital(job.words("glossary-node" if name == "node" else f"kind-{kind}")),
                "text": job.words(f"kind-{kind}-help"),
                "count": f"×{count}",
            }
        )
    ratings = []
    for name in ("ir", "tr", "cmr", "pn", "tm", "iu"):
        told_term = job.words.forms(f"glossary-{name}")
        ratings.append(
            {**icons(files, name), "name": told_term[""], "text": told_term["means"], "art": f"sign-{name}.svg"}
        )
    face = Face("key-page", {
        "title": job.words("print-key"),
        "ratings": ratings,
        "units": found,
        "units-title": job.words("print-units"),
        "assets": effects,
        "assets-title": job.words("print-assets"),
    })  # fmt: skip
    return sheet("key", job.words("print-key"), face)
