"""Maracas on paper: all counters and chits, a map whose borders are the rules', and files without faults."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from contienda.core import registry
from contienda.games.maracas.drawings.plan import Frame, plan
from contienda.games.maracas.drawings.signs import SIGNS
from contienda.games.maracas.printed_parts.sheets import EVENTS, MISSIONS, SEQUENCE, SETUP
from contienda.games.maracas.read_data import read
from contienda.i18n.speaker import of_game
from contienda.play import rulebook
from contienda.press import printing
from contienda.press.parts import Kind
from tests.press.printed_games import LANGUAGES, counts, faults, made, order, parts, words

UNITS = {
    ("ins", "mil"): 16, ("ins", "gr"): 14, ("ins", "mf"): 6, ("gov", "mil"): 14, ("gov", "pol"): 8, ("gov", "cbt"): 14,
    ("gov", "fcbt"): 6,
}  # fmt: skip


# --- counts -----------------------------------------------------------------------------------------------------------


def test_every_unit_is_there_as_often_as_the_game_has_it() -> None:
    found = counts("maracas", "counters")
    for table in read()["unit"]:
        total = sum(found[str(kind["id"])] for kind in table["kinds"])
        assert total == UNITS[table["side"], table["type"]], table["type"]


def test_units_suffice_for_every_column_of_the_force_table() -> None:
    table = read()["force_table"]
    for side in ("gov", "ins"):
        for type, wanted in table[side].items():
            if type != "assets":
                assert UNITS[side, type] >= max(wanted), (side, type)


def test_each_side_has_twenty_assets_and_the_insurgent_ten_dummies() -> None:
    found = counts("maracas", "counters")
    sides = Counter[str]()
    for told in read()["asset"]:
        name = str(told["id"])
        for id in [f"node_{letter}" for letter in "abcd"] if name == "node" else [name]:
            if "from_pool" not in told.get("flags", []) and name != "dummy":
                sides[str(told["side"])] += found[id]
    assert sides == {"gov": 20, "ins": 20}
    assert found["dummy"] == 10
    assert "informant" not in found  # they come from the Intelligence Pool


@pytest.mark.clause("maracas", "9.31", "10.0a")
def test_the_pool_holds_36_chits_and_an_identifier_for_each_node() -> None:
    found = counts("maracas", "intelligence")
    assert found == {
        "intel-blank": 22, "intel-ia_gov": 6, "intel-ia_ins": 4, "intel-informant": 4,
        **{f"intel-node_{letter}": 1 for letter in "abcd"},
    }  # fmt: skip


def test_there_are_fifty_chance_chits_of_which_five_triplets_occur_twice() -> None:
    found = counts("maracas", "chits")
    assert sum(found.values()) == 50
    assert {id for id, count in found.items() if count == 2} == {f"chit-{n}" for n in (131, 232, 333, 434, 535)}


def test_markers_are_enough_and_each_side_has_its_own_on_the_tracks() -> None:
    found = counts("maracas", "markers")
    assert (found["iu"], found["irregulars"], found["sabotage"], found["terror"]) == (36, 12, 24, 12)
    for side in ("gov", "ins"):
        assert {f"{side}-{track}" for track in ("max", "now", "vp", "wait")} <= set(found)


def test_all_that_the_insurgent_hides_has_the_same_back() -> None:
    found = parts("maracas", "counters")
    hidden = {
        *(str(kind["id"]) for table in read()["unit"] if table["side"] == "ins" for kind in table["kinds"]),
        *(id for id in found if id.startswith("node_")),
        *(str(told["id"]) for told in read()["asset"] if told["side"] == "ins" and told["id"] != "node"),
    }
    backs = {str(part.back) for id in hidden for part in found[id]}
    assert len(backs) == 1
    assert not backs & {str(part.back) for id, same in found.items() if id not in hidden for part in same}


def test_a_unit_with_two_faces_has_one_on_each_side() -> None:
    found = parts("maracas", "counters")
    for table in read()["unit"]:
        for kind in table["kinds"]:
            (part,) = found[str(kind["id"])]
            assert (part.front != part.back) == (len(table["faces"]) == 2 or table["side"] == "ins")


def test_every_strategy_is_a_card() -> None:
    found = counts("maracas", "strategies")
    assert found == {f"strategy-{side}{no}": 1 for side in ("ins", "gov") for no in range(1, 5)}


def test_everything_has_a_group_and_a_name_in_three_languages() -> None:
    for language in LANGUAGES:
        found = printing.printed(order("maracas", language)).parts
        assert {part.group for part in found} == set(printing.groups(registry.load("maracas")))
        assert all(part.name for part in found)


# --- the map ----------------------------------------------------------------------------------------------------------


def test_areas_share_a_border_exactly_if_they_are_adjacent() -> None:
    drawn = {frozenset((one, other)) for one, other, _ in plan().borders}
    told = {frozenset((area["id"], other)) for area in read()["area"] for other in area["adjacent"]}
    assert drawn == told


def test_roads_lead_only_to_areas_with_a_line_of_communication() -> None:
    lines = {area["id"] for area in read()["area"] if area["loc"]}
    ends = {end for road in read()["plan"]["roads"] for end in road}
    assert ends == lines


def test_areas_fill_the_map_without_gaps() -> None:
    frame = Frame(400, [100, 100, 100])

    def surface(points: list[tuple[float, float]]) -> float:
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2

    areas = [[frame.at(point) for point in points] for points in plan().areas.values()]
    assert sum(map(surface, areas)) == pytest.approx(400 * 300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_names_every_area_and_objective(language: str) -> None:
    text = words(made("maracas", language, "map"))
    say = of_game(registry.load("maracas"), language)
    for area in read()["area"]:
        assert say(f"area-{area['id']}") in text
        if area.get("objective"):
            assert say(f"objective-{area['id']}").replace(" ", "") in text.replace(" ", "").replace("-", "")


def test_the_map_is_four_pages_on_either_paper() -> None:
    for paper in ("a4", "letter"):
        sheets = made("maracas", "es", "map", paper=paper).sheets
        assert [sheet.kind for sheet in sheets] == [Kind.POSTER] * 4


# --- aids -------------------------------------------------------------------------------------------------------------


def test_aids_quote_clauses_that_exist() -> None:
    for language in LANGUAGES:
        book = rulebook.load(registry.load("maracas"), language)
        quoted = {*SEQUENCE, *EVENTS, *SETUP, *(id for clauses in MISSIONS.values() for id in clauses)}
        assert quoted <= set(book.by_id)


def test_the_chart_of_missions_leaves_out_no_clause_about_one() -> None:
    book = rulebook.load(registry.load("maracas"), "en")
    missions = {id for id in book.by_id if id.startswith("6.1")}
    assert missions == {id for clauses in MISSIONS.values() for id in clauses}


def test_every_code_of_the_event_table_is_on_the_aid() -> None:
    text = words(made("maracas", "en", "aids"))
    for event in read()["event"]:
        assert any(str(code) in text for code in event["codes"]), event["id"]


def test_signs_of_counters_exist() -> None:
    types = {str(table["type"]) for table in read()["unit"]}
    assert types <= set(SIGNS)


ART = ["city", "hidden", "unit-pol212", "unit-cbt131", "unit-cbt131-back", "asset-hw", "asset-node_a", "chit-143",
       "chit-back", "intel-blank", "intel-node_d", "intel-back", "marker-iu-gov", "marker-terror"]  # fmt: skip


@pytest.mark.parametrize("light", ["day", "night", "print"])
def test_the_page_gets_its_pictures(light: str) -> None:
    part = printing.part_of(registry.load("maracas"))
    drawn = [part.art(name, light) for name in ART]
    assert all(each and ElementTree.fromstring(each) is not None for each in drawn)
    assert len(set(drawn)) == len(ART)
    for unknown in ("", "unit-", "unit-xyz", "asset-", "chit-999", "intel-", "marker-", "town"):
        assert part.art(unknown, light) is None
    assert part.art("city", "noon") is None


# --- the file ---------------------------------------------------------------------------------------------------------


def test_the_file_has_no_faults_and_credits_on_every_page() -> None:
    assert faults(made("maracas", "es"), "es", "Hollandspiele (2019)") == []


def test_the_same_order_gives_the_same_bytes() -> None:
    one = printing.make(order("maracas", "es", "map", "chits"))
    assert one.pdf == printing.make(order("maracas", "es", "map", "chits")).pdf


def test_what_is_reconstructed_is_said_on_every_sheet() -> None:
    assert "our reconstruction" in words(made("maracas", "en", "chits"))
