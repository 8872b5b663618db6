"""Counters and chits, as many as the data file has; of markers the rulebook does not count, as many as are needed."""

from __future__ import annotations

from contienda.games.maracas.drawings import chits as drawn_chits
from contienda.games.maracas.drawings import counters as drawn
from contienda.games.maracas.drawings.counters import SIZE
from contienda.games.maracas.printed_parts.faces import light, picture
from contienda.games.maracas.read_data import Data
from contienda.press.parts import Face, Job, Part

NODES = "abcd"
# Not counted by the rulebook (D: section 3.4 of our reconstruction): enough for a long game.
SABOTAGE = 24
TERROR = 12  # one for every Area
HITS = 24
ACTED = 24


def counter(job: Job, id: str, group: str, name: str, front: Face, back: Face, count: int = 1) -> Part:
    return Part(id, group, name, front, back, width=SIZE, height=SIZE, count=count)


def units(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """Combat Units. The Insurgent's hide behind their backs; those of one face have it on both sides."""
    hidden = picture(files, "hidden", drawn.hidden(light(job)))
    found = []
    for table in data["unit"]:
        for kind in table["kinds"]:
            id = str(kind["id"])
            faces = [
                picture(files, f"unit-{id}-{n}", drawn.unit(data, id, n, light(job)))
                for n in range(len(table["faces"]))
            ]
            back = hidden if table["side"] == "ins" else faces[-1]
            found.append(counter(job, id, "counters", job.words(f"kind-{id}"), faces[0], back, int(kind["count"])))
    return found


def assets(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """Assets, Command Nodes by letter, and Dummies; Informants come from the Intelligence Pool."""
    hidden = picture(files, "hidden", drawn.hidden(light(job)))
    found = []
    for told in data["asset"]:
        if "from_pool" in told.get("flags", []):
            continue
        name = str(told["id"])
        for kind in [f"{name}_{letter}" for letter in NODES] if name == "node" else [name]:
            face = picture(files, f"asset-{kind}", drawn.asset(data, kind, light(job), job.words("print-tp")))
            back = hidden if told["side"] == "ins" else face
            count = int(told.get("count", 1))
            found.append(counter(job, kind, "counters", job.words(f"kind-{kind}"), face, back, count))
    return found


def markers(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """Infrastructure and irregulars with two faces, and everything that is put on the map or on a track."""

    def face(name: str, told: str = "") -> Face:
        return picture(files, f"marker-{name}", drawn.marker(name, light(job), told))

    def plain(side: str) -> Face:
        return picture(files, f"blank-{side}", drawn.blank(side, light(job)))

    tp, vp = job.words("print-tp"), job.words("print-vp")
    params = data["params"]
    found = [
        ("iu", face("iu-gov"), face("iu-ins"), int(params["iu_pool"])),
        ("irregulars", face("nsm"), face("criminal"), int(params["nsm_criminal"])),
        ("sabotage", face("sabotage"), face("sabotage"), SABOTAGE),
        ("terror", face("terror"), face("terror"), TERROR),
        ("hits", face("hit1"), face("hit2"), HITS),
        ("acted", face("acted"), face("moved"), ACTED),
        *[
            (f"{side}-{track}", face(f"{side}-{track}", told), plain(side), 1)
            for side in ("gov", "ins")
            for track, told in (("max", f"{tp} MAX"), ("now", f"{tp} NOW"), ("vp", vp), ("wait", "…"))
        ],
        ("turn", face("turn", job.words("print-turn")), plain(""), 1),
        ("active", face("active"), plain(""), 1),
    ]
    return [
        counter(job, id, "markers", job.words(f"print-marker-{id.rpartition('-')[2]}"), front, back, count)
        for id, front, back, count in found
    ]


def chits(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """The fifty Chance Chits; some triplets occur twice."""
    back = picture(files, "chance-back", drawn_chits.chance_back(light(job)))
    name = job.words("glossary-chit")
    return [
        counter(
            job,
            f"chit-{chit}",
            "chits",
            f"{name} {chit}",
            picture(files, f"chit-{chit}", drawn_chits.chance(chit, light(job))),
            back,
        )
        for chit in data["chits"]["list"]
    ]


def intelligence(job: Job, data: Data, files: dict[str, str]) -> list[Part]:
    """The Intelligence Pool: what is in it at the start, and an Identifier for every Command Node."""
    back = picture(files, "intel-back", drawn_chits.intelligence_back(light(job)))
    counts = {str(each["id"]): int(each["count"]) for each in data["intel"]} | {f"node_{letter}": 1 for letter in NODES}
    return [
        counter(
            job,
            f"intel-{kind}",
            "intelligence",
            job.words(f"intel-{kind}"),
            picture(files, f"intel-{kind}", drawn_chits.intelligence(kind, light(job))),
            back,
            count,
        )
        for kind, count in counts.items()
    ]
