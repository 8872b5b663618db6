"""Mistakes in a scenario file: each has its line, key and reason."""

from __future__ import annotations

import tomllib

import pytest

from contienda.core.errors import BadOption
from contienda.games.buenosos.game import GAME
from contienda.games.buenosos.inspect import inspect
from contienda.quality.findings import ERROR
from contienda.quality.toml_lines import Places, written
from tests.games.buenosos.scenario_files import SHIPPED, START, WORDS, errors, planted, warnings

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


def test_a_file_with_a_mistake_is_refused() -> None:
    text, _ = planted('op = "heal"', 'op = "hael"')
    with pytest.raises(BadOption, match="Did you mean heal"):
        GAME.check_scenario(text, "mine.toml")


@pytest.mark.parametrize(("economy", "refused"), [(99, []), (100, ["scenario-not-number"])])
def test_a_repair_costs_at_most_what_its_step_can_hold(economy: int, refused: list[str]) -> None:
    new = f'"repair_provider", steps = 1, economy = {economy}'
    text, _ = planted('"repair_provider", steps = 1, economy = 2', new, SHIPPED["standard"])
    assert [each.text for each in errors(text)] == refused
