"""What is printed on counters and Strategy cards, for a board, from the data the rules use."""

from __future__ import annotations

from contienda.games.maracas.read_data import read

DEEDS = ["para", "reg", "reg_foreign", "iu", "crim", "nsm", "pop", "loc", "terror", "obj", "idle"]


def printed() -> dict[str, object]:
    """Units with the ratings of both sides, Assets, and what each Strategy scores."""
    data = read()
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
    }
