"""Scenario files: every error has its line, key and reason; ours are clean, playable and fair enough; the commands."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import cast

import pytest

from contienda.cli.main import main
from contienda.core import registry
from contienda.core.errors import BadOption, BadReplay
from contienda.core.rng import Rng
from contienda.core.state import OVER
from contienda.games.buenosos.game import GAME, BuenososGame
from contienda.games.buenosos.graph import MOST_CYCLES, Graph
from contienda.games.buenosos.inspect import inspect
from contienda.games.buenosos.scenario import FOLDER
from contienda.i18n.speaker import COMMON, LANGUAGES, Texts
from contienda.play import replay
from contienda.play.match import Match, of
from contienda.play.playout import batch
from contienda.quality.findings import ERROR, WARNING, Finding
from contienda.quality.laws import Walk, chooser
from contienda.quality.toml_lines import Places, written
from tests.games.buenosos.table import Table

START = (Path(GAME.folder) / "starter.toml").read_text(encoding="utf-8")
SHIPPED = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.toml"))}
WORDS = {language: Texts(language, COMMON) for language in LANGUAGES}


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OURS, "buenosos", "contienda.games.buenosos.game:GAME")


def planted(old: str, new: str, base: str = START) -> tuple[str, int]:
    """A file with one change, and the line where the change ends."""
    assert base.count(old) >= 1, old
    before, after = base.split(old, 1)
    return before + new + after, (before + new).count("\n") + 1


def errors(text: str) -> list[Finding]:
    return [each for each in inspect(text) if each.kind == ERROR]


def warnings(text: str, key: str) -> list[Finding]:
    return [each for each in inspect(text) if each.kind == WARNING and each.text == key]


# --- one error, one finding ------------------------------------------------------------------------------------------

MISTAKES = [
    # original text, replacement, key, message
    ("format = 1", "format = 2", "format", "scenario-not-number"),
    ("turns = 6", "turns = 99", "params.turns", "scenario-not-number"),
    ("turns = 6", "turms = 6", "params.turms", "scenario-unknown-key-near"),
    ("[params]", "[nonsense]\n[params]", "params", ""),
    ("int = 12\n", 'int = "12"\n', "service[S1].int", "scenario-not-number"),
    ("int = 12\n", "int = 0\n", "service[S1].int", "scenario-not-number"),
    ("criticality = 5", "criticality = 6", "service[S1].criticality", "scenario-not-number"),
    ("physical = true", 'physical = "yes"', "service[S1].physical", "scenario-not-switch"),
    ("physical = true", "fysical = true", "service[S1].fysical", "scenario-unknown-key-near"),
    ('depends_on = ["S2", "S5"]', 'depends_on = "S2"', "service[S1].depends_on", "scenario-not-list"),
    ('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S9"]', "service[S1].depends_on[2]", "scenario-unknown-service"),
    ('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S1"]', "service[S1].depends_on[2]", "scenario-self"),
    ('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S2"]', "service[S1].depends_on[2]", "scenario-arrow-twice"),
    ('id = "S5"', 'id = "S4"', "service[S4].id", "scenario-twice"),
    ('id = "A03"', 'id = "A02"', "card[A02].id", "scenario-twice"),
    ('id = "A03"', 'id = "A99"', "card[A99].id", "scenario-bad-id"),
    ('id = "A03"', 'id = "B09"', "card[B09].id", "scenario-bad-id"),
    ('deck = "red"', 'deck = "green"', "card[A01].deck", "scenario-not-word"),
    ('subtype = "access"', 'subtype = "acess"', "card[A02].subtype", "scenario-not-word"),
    ('subtype = "access"', 'subtype = "drp"', "card[A02].subtype", "scenario-not-word"),
    ("phase = 2\n", "phase = 4\n", "card[A01].phase", "scenario-never-played"),
    ("cost = 4", "cost = 7", "card[B03].cost", "scenario-unpayable"),
    ("cost = 4", "cost = 0", "card[B03].cost", "scenario-not-number"),
    ("cost = 4", "cost = 4\nattack = 3", "card[B03].attack", "scenario-not-table"),
    ("cost = 4", 'cost = 4\nattack = { tactic = ["TA0040"] }', "card[B03].attack", "scenario-missing-key"),
    ("cost = 4", 'cost = 4\ncsf = { category = "RC" }', "card[B03].csf.category", "scenario-not-list"),
    ("copies = 2", "copies = 70", "card[A02].copies", "scenario-not-number"),
    ('op = "heal"', 'op = "hael"', "card[B02].effects[2].op", "scenario-unknown-op-near"),
    ('op = "heal"', 'op = "sing"', "card[B02].effects[2].op", "scenario-unknown-op"),
    ('kind = "pool", n = 2', 'kind = "pool", n = 2, m = 3', "card[B01].effects[1].m", "scenario-unknown-key"),
    (', kind = "pool", n = 2', ', kind = "pool"', "card[B01].effects[1]", "scenario-missing-key"),
    (
        'on = ["S1", "S5"], n = 1',
        'on = ["S1", "S8"], n = 1',
        "card[E01].effects[1].on[2]",
        "scenario-unknown-service",
    ),
    (
        'requires = [{ phase = "recon" }]',
        'requires = [{ phase = "rekon" }]',
        "card[A02].requires[1].phase",
        "scenario-not-word",
    ),
    (
        'requires = [{ phase = "recon" }]',
        'requires = [{ played = "A44" }]',
        "card[A02].requires[1].played",
        "scenario-unknown-card",
    ),
    (
        'requires = [{ phase = "recon" }]',
        "requires = [{ earlier_turn = true }]",
        "card[A02].requires[1]",
        "scenario-one-of",
    ),
    ('pick = 1, from = "digital"', 'pick = 3, from = "digital"', "card[A02].target.pick", "scenario-not-word"),
    ('pick = 1, from = "digital"', 'pick = 1, from = "analogue"', "card[A02].target.from", "scenario-not-word"),
    ('es = "Tormenta", en = "Storm", ru = "Буря"', 'en = " "', "card[E01].name", "scenario-not-names"),
    ('en = "A small town"', 'de = "Ein Ort", en = "A small town"', "meta.title.de", "scenario-unknown-key"),
    ('extends = ["standard"]', 'extends = ["balanced"]', "preset.deterministic.extends[1]", "scenario-no-preset"),
    ('extends = ["standard"]', 'extends = ["deterministic"]', "preset.deterministic.extends", "scenario-preset-loop"),
    (
        'intermittency = "odd_turns"',
        'intermittency = "dice"',
        "preset.deterministic.options.intermittency",
        "scenario-option",
    ),
    (
        'intermittency = "odd_turns"',
        'intermitency = "none"',
        "preset.deterministic.options.intermitency",
        "scenario-unknown-key-near",
    ),
    ('services = ["S1", "S2", "S3", "S4", "S5"]', "services = []", "map.standard.services", "scenario-empty"),
    ('"S4", "S5"]\n\n', '"S4", "S5", "S7"]\n\n', "map.standard.services[6]", "scenario-unknown-service"),
    ('"S4", "S5"]\n\n', '"S4", "S5"]\nremove = [["S3", "S4"]]\n\n', "map.standard.remove[1]", "scenario-no-arrow"),
    (
        '"S4", "S5"]\n\n',
        '"S4", "S5"]\nremove_cards = ["A50"]\n\n',
        "map.standard.remove_cards[1]",
        "scenario-unknown-card",
    ),
    (
        "[basic.recon]",
        '[basic.dance]\nname = { es = "b", en = "d", ru = "т" }\n[basic.recon]',
        "basic.dance",
        "scenario-unknown-key",
    ),
    # what can never happen
    (
        'requires = [{ phase = "access" }]',
        'requires = [{ phase = "lateral" }]',
        "card[A03].requires[1]",
        "scenario-never-phase",
    ),
    (
        'requires = [{ phase = "access" }]',
        'requires = [{ active = "hybrid" }]',
        "card[A03].requires[1]",
        "scenario-never-flag",
    ),
    (
        'requires = [{ phase = "access" }]',
        'requires = [{ played = "A03" }]',
        "card[A03].requires[1]",
        "scenario-never-card",
    ),
    (
        'requires = [{ phase = "access" }]',
        'requires = [{ played_subtype = "lateral" }]',
        "card[A03].requires[1]",
        "scenario-never-subtype",
    ),
    ("services = 1, at_least", "services = 9, at_least", "card[A04].requires[1]", "scenario-never-services"),
    (
        '{ op = "heal", on = "target", n = 3 }',
        '{ op = "recover", on = "target", to = "ok", int = 3 }',
        "card[B02].effects[2].on",
        "scenario-never-down",
    ),
    (
        'pick = 1, from = "digital" }',
        'pick = 1, from = "up", state = ["down"] }',
        "card[A02].target.state",
        "scenario-never-state",
    ),
    (
        'on = "target", n = 3 }]\nname = { es = "Respaldos',
        'on = [], n = 3 }]\nname = { es = "Respaldos',
        "card[B02].effects[2].on",
        "scenario-never-on",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "heal", on = "target", n = 5 }]',
        "card[B04].effects[1].on",
        "scenario-never-aimed",
    ),
    ('effects = [{ op = "trust", n = 5 }]', "effects = []", "card[B04].effects", "scenario-never-nothing"),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "ban", side = "red", subtype = "access", duration = "turn" }]',
        "card[B04].effects[1].duration",
        "scenario-never-late",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "ban", side = "red", subtype = "lateral", duration = "guard" }]',
        "card[B04].effects[1].subtype",
        "scenario-never-about",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "guard", kind = "class", tag = "spy", n = 1, duration = "guard" }]',
        "card[B04].effects[1].tag",
        "scenario-never-tag",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "repair_provider" }]',
        "card[B04].effects[1].op",
        "scenario-never-provider",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "unmark_phase", choose = ["lateral"] }]',
        "card[B04].effects[1].choose",
        "scenario-never-phase",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "trust", n = 5, if = { was = ["down"] } }]',
        "card[B04].effects[1].if.was",
        "scenario-never-was",
    ),
    (
        'effects = [{ op = "trust", n = 5 }]',
        'effects = [{ op = "trust", n = 0 }]',
        "card[B04].effects[1].n",
        "scenario-zero",
    ),
    (
        'effects = [{ op = "damage", on = "target", n = 4 }, ',
        "effects = [",
        "card[A03].effects[1].if.fell",
        "scenario-never-fell",
    ),
    (
        'activation = { any_service = ["S3", "S4"]',
        'activation = { turn_from = 9 }\ntheme = { any_service = ["S3", "S4"]',
        "card[E02].activation.turn_from",
        "scenario-never-turn",
    ),
    ("hand_target = 4", "hand_target = 7", "card[A01]", "scenario-deck-small"),
    ('to = "degraded", int = 5', 'to = "degraded", int = 13', "card[B03].effects[1].int", "scenario-above-maximum"),
    (
        "blue_min_stability = 15",
        "blue_min_stability = 50",
        "params.blue_min_stability",
        "scenario-never-stable",
    ),
    (
        'options = { intermittency = "odd_turns" }',
        'options = { intermittency = "odd_turns" }\nparams = { stability_start = 15 }',
        "preset.deterministic.params.stability_start",
        "scenario-never-stable",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "key", "message"), MISTAKES, ids=[f"{key} {text}" for _, _, key, text in MISTAKES]
)
def test_a_mistake_is_named_by_line_key_and_reason(old: str, new: str, key: str, message: str) -> None:
    text, line = planted(old, new)
    if not message:  # a table without a meaning
        assert [(each.line, each.key, each.text) for each in errors(text)] == [
            (line - 1, "nonsense", "scenario-unknown-key")
        ]
        return
    found = errors(text)
    named = [each for each in found if each.key == key and each.text == message]
    assert len(named) == 1, [(each.line, each.key, each.text) for each in found]
    changed = range(line - new.count("\n"), line + 1)
    if key != "card[A01]":  # findings about a whole deck are at its first card
        assert named[0].line in changed
    data = tomllib.loads(text)
    assert (key, named[0].line) in [(written(place, data), at) for place, at in Places(text).lines.items()]
    for words in WORDS.values():
        assert len(named[0].sentence(words)) > 10


def test_the_exact_line_of_each_place() -> None:
    text, _ = planted('depends_on = ["S2", "S5"]', 'depends_on = [\n  "S2",\n  "S9",\n]')
    assert [each.line for each in errors(text)] == [text.splitlines().index('  "S9",') + 1]
    text, _ = planted(
        'effects = [{ op = "trust", n = 5 }]', 'effects = [\n  { op = "trust", n = 5 },\n  { op = "trusst", n = 5 },\n]'
    )
    assert [each.line for each in errors(text)] == [text.splitlines().index('  { op = "trusst", n = 5 },') + 1]
    text, _ = planted("cost = 1\n", "cost = 31\n")
    assert [each.line for each in errors(text)] == [text.splitlines().index("cost = 31") + 1]


def test_several_mistakes_are_all_named_in_order() -> None:
    text = (
        START.replace("int = 12", "int = 120")
        .replace('op = "heal"', 'op = "hael"')
        .replace('"S4", "S5"]\n', '"S4"]\n', 1)
    )
    text = text.replace('ru = "Буря"', "ru = 3")
    found = errors(text)
    assert [each.text for each in found] == [
        "scenario-not-number",
        "scenario-unknown-op-near",
        "scenario-not-names",
    ]
    assert [each.line for each in found] == sorted(each.line for each in found)


@pytest.mark.parametrize(
    ("text", "line"), [("[meta]\nid = \n", 2), ("a = 1\na = 2\n", 2), ('b = "open\n', 1), ("[[card]\n", 1)]
)
def test_what_is_not_toml_is_told_with_its_line(text: str, line: int) -> None:
    found = inspect(text)
    assert [(each.line, each.kind, each.text) for each in found] == [(line, ERROR, "scenario-not-toml")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("int = 12\n", 'int = "12"\n', '"12" is not valid here'),
        ("int = 12\n", "int = 120\n", "120 is not valid here"),
        ("int = 12\n", "int = true\n", "true is not valid here"),
        ("physical = true", 'physical = "true"', '"true" is not valid here'),
        ("physical = true", 'physical = ["a", 1]', '["a", 1] is not valid here'),
        ('deck = "red"', 'deck = "green"', '"green" is not valid here'),
        ("pick = 1", 'pick = "1"', '"1" is not valid here. Use one of 1, 2, "edge"'),
        ("pick = 1", "pick = { a = false }", "{ a = false } is not valid here"),
    ],
)
def test_a_value_is_told_as_the_file_writes_it(old: str, new: str, told: str) -> None:
    found = [each.sentence(WORDS["en"]) for each in errors(planted(old, new)[0])]
    assert [each for each in found if told in each], found


def test_ids_that_stand_twice_are_listed_once() -> None:
    found = errors(planted('id = "S5"', 'id = "S4"')[0])
    listed = [str(each.values["words"]) for each in found if each.text == "scenario-unknown-service"]
    assert listed
    assert set(listed) == {"S1, S2, S3, S4"}


def test_a_service_on_no_map_is_told_and_so_is_what_is_done_to_it() -> None:
    text = START.replace('"S4", "S5"]\n\n', '"S4"]\n\n', 1)
    assert [(each.key, each.text) for each in errors(text)] == [
        ("service[S5].id", "scenario-never-mapped"),
        ("card[E01].effects[1].on[2]", "scenario-never-service"),
    ]
    text = text.replace('any_service = ["S3", "S4"]', 'any_service = ["S5", "S4"]')
    text = text.replace('from = "digital" }', 'ids = ["S2", "S5"] }')
    text = text.replace("{ fell = true }", '{ any_service = ["S5", "S1"], in = ["down"] }')
    assert [each.key for each in errors(text) if each.text == "scenario-never-service"] == [
        "card[A02].target.ids[2]",
        "card[A03].effects[2].if.any_service[1]",
        "card[E01].effects[1].on[2]",
        "card[E02].activation.any_service[1]",
    ]
    GAME.check_scenario(text, "mine.toml")  # it is playable all the same
    text = START.replace('id = "S5"\n', 'id = "S5"\nexpansion = true\n').replace('"S4", "S5"]\n\n', '"S4"]\n\n', 1)
    assert errors(text) == []


def test_a_recovery_above_the_maximum_of_some_targets_is_a_warning() -> None:
    text, line = planted('to = "degraded", int = 5', 'to = "degraded", int = 11')
    assert errors(text) == []
    (found,) = warnings(text, "scenario-above-maximum")
    assert (found.line, found.values["services"]) == (line, "S2, S3, S4, S5")
    text, _ = planted('n = 3 }]\nname = { es = "Respaldos', 'n = 3 }, SAVE]\nname = { es = "Respaldos')
    save = '{ op = "save_from_fall", on = ["S4"], int = 9, state = "ok", duration = "game" }'
    assert [each.text for each in errors(text.replace("SAVE", save))] == ["scenario-above-maximum"]
    assert errors(text.replace("SAVE", save.replace("int = 9", "int = 8"))) == []


def test_a_goal_of_stability_is_told_once_where_it_is_written() -> None:
    assert [each.key for each in errors(START.replace("stability_start = 50", "stability_start = 15"))] == [
        "params.blue_min_stability"
    ]
    assert errors(START.replace("stability_start = 50", "stability_start = 16")) == []


PROVIDER = """
[[provider]]
id = "P1"
name = { es = "Nube", en = "Cloud", ru = "Облако" }
int = 6
serves = ["S1", "S3"]
"""


@pytest.mark.clause("buenosos", "3.2b", "R54")
def test_providers_count_as_dependencies() -> None:
    assert errors(START + PROVIDER) == []
    full = START.replace('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S3", "S4", "S5"]')
    assert errors(full) == []
    (found,) = errors(full + PROVIDER)
    assert (found.key, found.text) == ("provider[P1].serves[1]", "scenario-never-arrow")
    three = START.replace('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S3", "S5"]')
    second = PROVIDER.replace("P1", "P2")
    assert [each.key for each in errors(three + PROVIDER + second)] == ["provider[P2].serves[1]"]
    assert errors(three + PROVIDER) == []
    absent = START.replace('services = ["S1", "S2", "S3", ', 'services = ["S1", "S2", ', 1)
    assert ("provider[P1].serves[2]", "scenario-never-service") in [
        (each.key, each.text) for each in errors(absent + PROVIDER)
    ]


@pytest.mark.clause("buenosos", "3.2b", "R51", "R54")
def test_an_expansion_that_leaves_a_provider_no_room_is_a_warning() -> None:
    found = warnings(SHIPPED["standard"], "scenario-provider-full")
    assert [(each.key, each.values["provider"], each.values["service"]) for each in found] == [
        ("provider[P1].serves[1]", "P1", "S8"),
        ("provider[P6].serves[2]", "P6", "S12"),
    ]
    assert found[0].values["maps"] == "standard (expansion=water), standard (expansion=both)"


def test_whatever_stands_there_is_told_not_thrown() -> None:
    for text in ("", "card = 3", "service = [1]", "map = 1", "preset = []", "[[card]]\n", "[[service]]\nid = 3\n"):
        assert errors(text)
    values = ("3", "[]", "{}", '"x"', "true", "[[]]", "[{}]")
    for at, line in enumerate(START.splitlines()):
        if " = " in line and not line.startswith("#"):
            key = line.split(" = ")[0]
            for value in (values[at % 7], values[(at + 3) % 7]):
                inspect(START.replace(line, f"{key} = {value}", 1))


# --- dependencies and facts about the map ----------------------------------------------------------------------------


def test_more_than_four_dependencies_are_a_mistake_and_one_is_a_warning() -> None:
    hospital = SHIPPED["hospital"]
    text, line = planted('depends_on = ["S1", "S2", "S3"]', 'depends_on = ["S1", "S2", "S3", "S4", "S5"]', hospital)
    found = errors(text)
    assert [(each.line, each.key, each.text) for each in found] == [
        (line, "service[S9].depends_on", "scenario-many-needs")
    ]
    text, line = planted('depends_on = ["S3", "S12"]', 'depends_on = ["S3"]', hospital)
    few = warnings(text, "scenario-few-needs")
    assert [(each.line, each.key, each.values["service"]) for each in few] == [(line, "service[S11].depends_on", "S11")]
    text, line = planted('S5 = ["S1", "S3"]', 'S5 = ["S1"]', hospital)
    assert [(each.line, each.key) for each in warnings(text, "scenario-few-needs")] == [
        (line, "map.quick.depends_on.S5")
    ]


@pytest.mark.clause("buenosos", "A.2b", "R52")
def test_graph_facts_of_the_standard_map() -> None:
    standard = SHIPPED["standard"]
    cycles = [each.values for each in warnings(standard, "scenario-cycles") if each.values["map"] == "standard"]
    assert [(each["count"], each["core"]) for each in cycles] == [(15, "S1, S2, S3, S4, S5, S6, S11")]
    single = [each.values for each in warnings(standard, "scenario-single") if each.values["map"] == "standard"]
    assert [(each["service"], each["count"]) for each in single] == [("S5", 11), ("S6", 7)]
    ends = [each.values for each in warnings(standard, "scenario-ends") if each.values["map"] == "standard"]
    assert [each["services"] for each in ends] == ["S12"]
    few = [each.values for each in warnings(standard, "scenario-few-needs")]
    assert [(each["map"], each["service"]) for each in few] == [("soft", "S4")]


def test_cycles_single_points_and_ends() -> None:
    two = Graph({"a": ["b"], "b": ["a"], "c": ["a", "d"], "d": ["c"], "e": ["c", "a"]})
    assert two.cores() == [["a", "b"], ["c", "d"]]
    assert [two.cycles(core) for core in two.cores()] == [1, 1]
    assert two.shortest_cycle(["c", "d"]) == ["c", "d", "c"]
    assert two.ends() == ["e"]
    star = Graph({"hub": [], "x": ["hub"], "y": ["hub"], "z": ["hub"]})
    assert star.single_points(3, 2) == {"hub": 3}
    assert star.cores() == []
    names = [str(number) for number in range(16)]
    dense = Graph({each: [one for one in names if one != each][:8] for each in names})
    assert dense.cycles(dense.cores()[0]) == MOST_CYCLES


def test_a_card_without_target_in_one_preset_is_a_warning() -> None:
    text = SHIPPED["hospital"].replace('remove_cards = ["A10", ', "remove_cards = [")
    assert errors(text) == []
    found = warnings(text, "scenario-no-target-in")
    assert [(each.key, each.values["presets"]) for each in found] == [("card[A10].target", "quick")]


def test_a_discount_can_make_a_dear_card_payable() -> None:
    text, _ = planted("cost = 5", "cost = 9", SHIPPED["hospital"])
    assert [each.text for each in errors(text)] == ["scenario-unpayable"]
    text = SHIPPED["hospital"].replace('cost = 5\ntags = ["failover"]', 'cost = 9\ntags = ["failover"]')
    assert text != SHIPPED["hospital"]
    assert errors(text) == []


def test_few_services_of_criticality_five_are_told() -> None:
    text = START.replace("criticality = 5", "criticality = 4")
    assert {each.values["preset"] for each in warnings(text, "scenario-few-critical")} == {"standard", "deterministic"}


# --- our own files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*SHIPPED, "starter"])
def test_our_files_have_no_mistakes(name: str) -> None:
    text = START if name == "starter" else SHIPPED[name]
    assert [(each.line, each.key, each.text) for each in errors(text)] == []
    assert "CC BY 4.0" in tomllib.loads(text)["meta"]["attribution"]


@pytest.mark.parametrize("name", ["hospital", "utility"])
def test_ours_are_of_the_wanted_size(name: str) -> None:
    data = tomllib.loads(SHIPPED[name])
    assert 8 <= len(data["service"]) <= 12
    assert all(2 <= len(each["depends_on"]) <= 4 for each in data["service"])
    assert {"standard", "quick"} <= set(data["preset"])
    assert data["meta"]["origin"] == "own"
    assert warnings(SHIPPED[name], "scenario-few-needs") == []


@pytest.mark.parametrize("name", ["hospital", "utility", "starter"])
def test_our_files_keep_the_laws_under_every_preset(name: str) -> None:
    game = GAME.with_scenario(START if name == "starter" else SHIPPED[name])
    for seed, preset in enumerate(game.presets):
        for seats in (2, 3):
            Walk(game, seats, game.resolve(preset.name, {}), chooser(seed), seed).run(20)


@pytest.mark.compiled  # strength and chance need many games; golden games show that both builds agree
@pytest.mark.parametrize("name", ["hospital", "utility"])
def test_both_sides_have_a_chance_in_random_play(name: str) -> None:
    game = GAME.with_scenario(SHIPPED[name])
    for preset, least in (("standard", 0.2), ("quick", 0.08)):
        tally = batch(game.start(2, game.resolve(preset, {})), 3, 0, 120, game.bound)
        assert tally.unfinished == 0
        assert min(tally.wins) / tally.games > least
    assert GAME.scenario_text == ""


def test_fourteen_services_and_sixty_cards_are_checked_within_a_second() -> None:
    import time

    data = SHIPPED["standard"]
    for number in range(19, 36):
        for letter in "AB":
            like = data[data.index(f'id = "{letter}04"') : data.index(f'id = "{letter}05"')]
            data += f"\n[[card]]\n{like.replace(f'{letter}04', f'{letter}{number}').rsplit('[[card]]', 1)[0]}"
    found = tomllib.loads(data)
    assert len(found["service"]) == 14
    assert len(found["card"]) >= 60
    begin = time.perf_counter()
    assert [each for each in inspect(data) if each.kind == ERROR] == []
    assert time.perf_counter() - begin < 1.0


# --- saved games -----------------------------------------------------------------------------------------------------


def test_a_saved_game_carries_its_scenario(tmp_path: Path) -> None:
    game = GAME.with_scenario(SHIPPED["hospital"])
    match = Match(game, ["Ana", "Luz"], game.resolve("quick", {}))
    rng = Rng(5)
    while match.state.actor() != OVER:
        listed = match.state.actions()
        match.apply(listed[rng.below(len(listed))])
    path = tmp_path / "game.json"
    replay.save(match.replay(), path)
    again = of(replay.load(path))
    assert again.game.scenario_text == SHIPPED["hospital"]
    assert again.state.encode() == match.state.encode()
    assert again.game.forms("service", "S9", "en")[""].endswith("Intensive care monitoring")
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["scenario"] = SHIPPED["utility"]
    path.write_text(json.dumps(stored), encoding="utf-8")
    with pytest.raises(BadReplay):
        replay.load(path)


# --- commands --------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    try:
        code = main(list(arguments))
    except SystemExit as left:
        code = int(left.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_new_writes_a_file_that_checks_clean_and_overwrites_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    assert run(capsys, "scenario", "new", str(path), "--lang", "en")[0] == 0
    assert run(capsys, "scenario", "check", str(path), "--lang", "en")[0] == 0
    path.write_text("mine", encoding="utf-8")
    code, _, err = run(capsys, "scenario", "new", str(path), "--lang", "en")
    assert (code, path.read_text(encoding="utf-8")) == (2, "mine")
    assert "already exists. Choose another name" in err
    assert run(capsys, "scenario", "new", str(tmp_path / "none" / "x.toml"))[0] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_tells_every_mistake_and_leaves_with_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    path = tmp_path / "broken.toml"
    text, line = planted('depends_on = ["S2", "S5"]', 'depends_on = ["S2", "S9"]')
    path.write_text(text, encoding="utf-8")
    code, out, _ = run(capsys, "scenario", "check", str(path), "--lang", language)
    assert code == 1
    assert f"{line} service[S1].depends_on[2]: " in out
    code, out, _ = run(capsys, "scenario", "check", str(path), "--lang", language, "--json")
    assert code == 1
    found = [each for each in json.loads(out) if each["kind"] == "error"]
    assert [(each["line"], each["key"]) for each in found] == [(line, "service[S1].depends_on[2]")]
    assert "S9" in found[0]["message"]
    for command in (("simulate", "buenosos", "-n", "1"), ("watch", "buenosos"), ("bench", "buenosos")):
        code, out, err = run(capsys, *command, "--scenario", str(path), "--lang", language)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert f" {line}, service[S1].depends_on[2]" in err
    assert run(capsys, "scenario", "explain", str(path), "--lang", language)[0] == 2


def test_check_can_simulate(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contienda.cli.commands.scenario.GAMES", 40)
    monkeypatch.setattr("contienda.games.buenosos.scenario_report.LOOKED_AT", 10)
    code, out, _ = run(capsys, "scenario", "check", "utility", "--simulate", "--lang", "en")
    assert code == 0
    assert "40 games" in out
    assert "Services down per game" in out
    code, out, _ = run(capsys, "scenario", "check", "utility", "--simulate", "--json")
    found = json.loads(out)
    assert found["simulation"]["games"] == 40
    assert {each["kind"] for each in found["findings"]} == {"warning"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_and_explain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out, _ = run(capsys, "scenario", "list", "--lang", language)
    assert code == 0
    for name, text in SHIPPED.items():
        assert name in out
        assert tomllib.loads(text)["meta"]["title"][language] in out
    for name in ("hospital", "utility"):
        code, out, _ = run(capsys, "scenario", "explain", name, "--lang", language)
        assert code == 0
        data = tomllib.loads(SHIPPED[name])
        for each in (*data["service"], *data["card"]):
            assert each["name"][language] in out
        assert "stability_start=" in out
        assert "quick" in out


def test_wrong_calls_leave_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "scenario")[0] == 2
    assert run(capsys, "scenario", "dance")[0] == 2
    assert run(capsys, "scenario", "check")[0] == 2
    code, _, err = run(capsys, "scenario", "check", "nowhere", "--lang", "en")
    assert code == 2
    assert "No such scenario: nowhere. Give the path of a file, or one of hospital, standard, utility" in err
    assert run(capsys, "scenario", "check", str(tmp_path))[0] == 2
    code, _, err = run(capsys, "simulate", "misiles", "--scenario", "hospital", "--lang", "en")
    assert code == 2
    assert "misiles has no scenarios. Remove --scenario" in err
    assert run(capsys, "bench", "--scenario", "hospital")[0] == 2
    assert run(capsys, "check", "--scenario", "hospital")[0] == 2


def test_scenarios_work_wherever_presets_do(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("simulate", "buenosos", "--scenario", "hospital", "-n", "6", "--json", "--jobs")
    one = json.loads(run(capsys, *call, "1")[1])
    two = json.loads(run(capsys, *call, "2", "--preset", "standard")[1])
    assert one["endings"] == two["endings"]
    assert one["games"] == 6
    assert json.loads(run(capsys, *call, "1", "--preset", "quick")[1])["options"]["turns"] == "5"
    code, out, _ = run(capsys, "bench", "buenosos", "--scenario", "utility", "--seconds", "0.05", "--json")
    assert code == 0
    assert json.loads(out)["games"]["buenosos"]["decisions_per_s"] > 0
    code, out, _ = run(capsys, "games", "--scenario", "hospital", "--json", "--lang", "es")
    assert code == 0
    found = json.loads(out)
    assert [game["id"] for game in found] == ["buenosos"]
    assert found[0]["presets"][0] == {"name": "standard", "help": "Estándar", "sets": {}}


def test_a_missing_translation_is_a_warning_and_the_files_own_language_serves() -> None:
    text, line = planted('es = "Tormenta", en = "Storm", ru = "Буря"', 'es = "Tormenta", en = " "')
    assert errors(text) == []
    (found,) = warnings(text, "scenario-name-missing")
    assert (found.line, found.key) == (line, "card[E01].name")
    assert found.values == {"languages": "ru, en", "shown": "es"}
    for words in WORDS.values():
        assert "es" in re.findall(r"\w+", found.sentence(words))
    GAME.check_scenario(text, "mine.toml")
    game = GAME.with_scenario(text)
    assert [game.forms("card", "E01", language)[""] for language in LANGUAGES] == ["Tormenta"] * 3


@pytest.mark.parametrize(
    ("meta", "shown"),
    [
        ('title = { es = "Una ciudad pequeña"', "Буря"),  # the card lacks the first language of the title
        ('language = "en"\ntitle = { es = "Una ciudad pequeña"', "Storm"),
        ('title = { en = "A town", es = "Una ciudad pequeña"', "Storm"),
    ],
)
def test_a_files_own_language_is_named_or_the_first_of_its_title(meta: str, shown: str) -> None:
    text = START.replace('es = "Tormenta", en = "Storm", ru = "Буря"', 'ru = "Буря", en = "Storm"')
    text = text.replace('title = { es = "Una ciudad pequeña", en = "A small town"', meta)
    text = text.replace('es = "Sin monedas", ', "")
    game = GAME.with_scenario(text)
    assert game.forms("card", "E01", "es")[""] == shown
    assert game.forms("preset", "deterministic", "es")[""] == "No coin tosses"
    assert errors(text) == []


def test_explain_shows_a_missing_translation_in_the_files_own_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = START.replace(', ru = "Небольшой город"', "").replace('en = "Storm", ru = "Буря"', 'en = "Storm"')
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(', ru = "Вода"', ""), encoding="utf-8")
    code, out, _ = run(capsys, "scenario", "check", str(path), "--lang", "ru")
    assert (code, out.count("ru")) == (0, 3)
    code, out, _ = run(capsys, "scenario", "explain", str(path), "--lang", "ru")
    assert code == 0
    for name in ("Una ciudad pequeña", "Tormenta", "Agua", "Украденные пароли"):
        assert name in out


def test_a_file_with_a_mistake_is_refused() -> None:
    text, _ = planted('op = "heal"', 'op = "hael"')
    with pytest.raises(BadOption, match="Did you mean heal"):
        GAME.check_scenario(text, "mine.toml")


@pytest.mark.parametrize("card", ["A01", "A02"])
def test_a_ban_on_one_card_bars_that_card_alone(card: str) -> None:
    old = 'effects = [{ op = "guard", kind = "next_attack", n = 1, n_high = 2, uses = 1, duration = "guard" }]'
    ban = f'effects = [{{ op = "ban", side = "red", card = "{card}", duration = "guard" }}]'
    game = cast(BuenososGame, GAME.with_scenario(planted(old, ban, SHIPPED["standard"])[0]))
    table = Table("standard", 2, game)
    table.blue("B02").respond().play("B02").next_turn().red("A01 A02")
    assert table.can("A01") == (card != "A01")


@pytest.mark.parametrize(("economy", "refused"), [(99, []), (100, ["scenario-not-number"])])
def test_a_repair_costs_at_most_what_its_step_can_hold(economy: int, refused: list[str]) -> None:
    new = f'"repair_provider", steps = 1, economy = {economy}'
    text, _ = planted('"repair_provider", steps = 1, economy = 2', new, SHIPPED["standard"])
    assert [each.text for each in errors(text)] == refused
