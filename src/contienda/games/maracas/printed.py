"""What is printed on counters, Strategy cards and the map, for a board, from the data the rules use."""

from __future__ import annotations

from contienda.games.maracas.drawings.plan import plan
from contienda.games.maracas.drawings.signs import SIGNS
from contienda.games.maracas.read_data import read

DEEDS = ["para", "reg", "reg_foreign", "iu", "crim", "nsm", "pop", "loc", "terror", "obj", "idle"]


def printed() -> dict[str, object]:
    """Units with the ratings of both sides, Assets, what each Strategy scores, the signs, and the plan of the map."""
    data = read()
    city = plan()
    return {
        "UNITS": {
            kind["id"]: {"side": unit["side"], "type": unit["type"], "faces": [kind[face] for face in unit["faces"]]}
            for unit in data["unit"]
            for kind in unit["kinds"]
        },
        "ASSETS": {
            asset["id"]: {"side": asset["side"], "foreign": "foreign" in asset.get("flags", [])}
            for asset in data["asset"]
        },
        "STRATEGIES": {
            f"{each['side']}{each['no']}": {deed: each.get(deed, 0) for deed in DEEDS} for each in data["strategy"]
        },
        "SIGNS": SIGNS,
        "PLAN": {
            "areas": {id: [list(point) for point in points] for id, points in city.areas.items()},
            "boxes": {id: list(box) for id, box in city.boxes.items()},
            "borders": [
                {"between": f"{one} {two}", "points": [list(point) for point in points]}
                for one, two, points in city.borders
            ],
            "roads": [[list(point) for point in points] for points in city.roads],
            "coast": [list(point) for point in city.coast],
        },
    }
