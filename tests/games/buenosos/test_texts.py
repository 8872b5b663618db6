"""The texts of the game: card texts say what the data do and nothing else."""

from __future__ import annotations

import ast
import copy
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from contienda.core.errors import BadOption
from contienda.games.buenosos.card_text import FOLDER, CardTexts, card_lines, card_text
from contienda.games.buenosos.constants import PROGRAM_NAMES
from contienda.games.buenosos.effect_codes import DURATION_NAMES
from contienda.games.buenosos.game import GAME, BuenososGame
from contienda.games.buenosos.primitives.catalogue import BY_NAME, PRIMITIVE_NAMES
from contienda.games.buenosos.primitives.guards import GUARD_NAMES
from contienda.games.buenosos.scenario import Scenario, parse, standard
from contienda.i18n.speaker import LANGUAGES, Speaker, Texts
from contienda.quality import text_lint

Data = dict[str, Any]
NUMBERS = ("n", "int", "min", "n_high", "steps", "economy")  # of an effect, as people read them
WORDS = {  # words of an effect, and their alternatives
    "to": ("degraded", "intermittent"),
    "state": ("degraded", "intermittent"),
    "from": ("intermittent", "down"),
    "as": ("degraded", "ok"),
    "phase": ("recon", "impact"),
    "side": ("red", "blue"),
    "subtype": ("access", "bcp"),
    "filter": ("physical", "digital"),
    "duration": ("turn", "game"),
}
STANDARD = standard()
SPOKEN = pytest.mark.parametrize("language", LANGUAGES)


def effects(data: Data) -> list[tuple[str, list[Data]]]:
    """Every list of effects in a scenario, with the id of its program."""
    found = [(card["id"], card["effects"]) for card in data["card"]]
    found += [(provider["id"], provider["perk"]) for provider in data["provider"]]
    found += [("recon", data["basic"]["recon"]["effects"]), ("monitoring", data["basic"]["monitor"]["effects"])]
    found += [(f"fall_{service['id']}", service["on_fall"]) for service in data["service"] if service["on_fall"]]
    return found


def changed() -> Data:
    """A copy of the standard scenario's data to change."""
    return copy.deepcopy(STANDARD.data)


def text(data: Data, id: str, language: str) -> str:
    return card_text(Scenario(data, "test"), id, language)


IDS = [id for id, _ in effects(STANDARD.data)]


@pytest.mark.compiled  # both builds read texts with the same code
def test_texts_are_whole() -> None:
    assert text_lint.texts(GAME) == []


# --- the text follows from the effects -------------------------------------------------------------------------------


@SPOKEN
def test_the_text_of_every_card_names_every_effect(language: str) -> None:
    scenario = STANDARD
    writer = CardTexts(scenario, language)
    for id, written in effects(scenario.data):
        told = writer.text(id).lower()
        subtype = str(writer.tables[id].get("subtype", ""))
        assert told
        for effect in written:
            assert writer.op(effect, subtype).lower() in told, (id, effect)
            for name in NUMBERS:
                if name in effect and effect["op"] != "cancel_secondary":
                    assert re.search(rf"(?<!\d){abs(effect[name])}(?!\d)", told), (id, effect, name)
            for kind, names in (("state", ("to", "state", "from", "as")), ("phase", ("phase",))):
                for name in names:
                    if name in effect:
                        assert writer.words(f"{kind}-{effect[name]}").lower() in told, (id, effect, name)
            if BY_NAME[effect["op"]].lasting and not id.startswith("P"):
                assert writer.words(f"duration-{effect['duration']}").lower() in told, (id, effect)
            if effect.get("secondary"):
                mark = writer.words("op-secondary", effect="").strip()
                assert mark in told, (id, effect)


@SPOKEN
@pytest.mark.parametrize("id", IDS)
def test_an_effect_taken_out_of_the_data_leaves_the_text(id: str, language: str) -> None:
    whole = card_text(STANDARD, id, language)
    count = len(dict(effects(changed()))[id])
    for number in range(count):
        data = changed()
        gone = dict(effects(data))[id].pop(number)
        left = text(data, id, language)
        fragment = CardTexts(STANDARD, language).op(gone, "")
        assert left != whole, gone
        if gone["op"] != "heal":
            assert left.lower().count(fragment.lower()) < whole.lower().count(fragment.lower()), gone


@SPOKEN
@pytest.mark.parametrize("id", IDS)
def test_what_changes_in_the_data_changes_in_the_text(id: str, language: str) -> None:
    whole = card_text(STANDARD, id, language)
    for number, effect in enumerate(dict(effects(changed()))[id]):
        others: dict[str, Any] = {name: effect[name] + 31 for name in NUMBERS if name in effect}
        others |= {name: a if effect[name] != a else b for name, (a, b) in WORDS.items() if name in effect}
        if isinstance(effect.get("on"), list):
            others["on"] = [*effect["on"], "S14"]
        if "uses" in effect and effect["op"] != "save_from_fall":
            others["uses"] = 3
        others["secondary"] = not effect.get("secondary")
        for name, value in others.items():
            if (effect["op"], name) == ("cancel_secondary", "n") or (name == "side" and "card" in effect):
                continue  # always one card; a single card has its own side
            data = changed()
            dict(effects(data))[id][number][name] = value
            assert text(data, id, language) != whole, (effect, name)


@SPOKEN
def test_requirement_target_condition_and_activation_are_told(language: str) -> None:
    scenario = STANDARD
    writer = CardTexts(scenario, language)
    for card in scenario.data["card"]:
        told = writer.text(card["id"])
        for key in ("requires", "target", "activation"):
            if card.get(key, {"always": True}) not in ({"always": True}, []):
                data = changed()
                next(each for each in data["card"] if each["id"] == card["id"]).pop(key)
                assert len(text(data, card["id"], language)) < len(told), (card["id"], key)
        for number, effect in enumerate(card["effects"]):
            if "if" in effect:
                data = changed()
                next(each for each in data["card"] if each["id"] == card["id"])["effects"][number].pop("if")
                assert len(text(data, card["id"], language)) < len(told), card["id"]


@SPOKEN
def test_texts_leave_no_ids_or_placeholders(language: str) -> None:
    scenario = STANDARD
    writer = CardTexts(scenario, language)
    words = set(PRIMITIVE_NAMES) | set(GUARD_NAMES) | {"hybrid", "supply_chain", "next_attack", "down_digital"}
    for id in writer.tables:
        told = writer.forms(id)["help"]
        assert not re.search(r"[{}$_“”]", told), told
        for found in re.finditer(r"\b[SPABE]\d+\b", told):
            assert told[found.start() :].startswith(writer.label(found.group())), told
            assert writer.name(found.group())
        without = re.sub("|".join(re.escape(writer.label(each)) for each in reversed(list(writer.tables))), "", told)
        if language != "en":
            assert not words & set(re.findall(r"[a-z_]+", without)), told
        assert told == told.strip()
        assert "  " not in told
        assert told.endswith(".")
        assert told[0].isupper()


@SPOKEN
def test_cards_that_do_the_same_and_only_they_read_the_same(language: str) -> None:
    writer = CardTexts(STANDARD, language)
    kept = ("requires", "target", "activation", "effects", "serves", "perk")
    texts: dict[str, Data] = {}
    for id, table in writer.tables.items():
        if "criticality" not in table:
            does = {key: table[key] for key in kept if key in table}
            assert texts.setdefault(writer.text(id), does) == does, id
    data = changed()
    data["card"][1]["effects"] = data["card"][0]["effects"]
    for key in ("requires", "target"):
        data["card"][1][key] = data["card"][0][key]
    assert text(data, "A01", language) == text(data, "A02", language)


def test_the_parts_of_a_card_stand_apart() -> None:
    lines = card_lines(STANDARD, "A09", "en")
    assert (lines.name, lines.kind, lines.cost) == ("Power distribution outage", "High impact", 5)
    assert lines.requires == ["Requires: Lateral movement done."]
    assert lines.effects == [
        "S5 Power distribution (not Down): −5 INT.",
        "S6 Fibre backbone and S7 Mobile network, each: −2 INT if this card brings the target Down [secondary effect].",
    ]
    assert card_text(STANDARD, "A09", "en") == " ".join(lines.requires + lines.effects)
    assert card_lines(STANDARD, "E08", "ru").cost == -1
    with pytest.raises(BadOption, match="there is no card 'A62'"):
        card_lines(STANDARD, "A62", "en")


# --- the whole vocabulary, used or not -------------------------------------------------------------------------------

EVERYTHING = """
[map.standard]
services = ["S1", "S2"]
[[service]]
id = "S1"
criticality = 3
int = 5
depends_on = ["S2"]
coastal = true
on_fall = [{ op = "damage", on = ["S2"], n = 1 }]
[[service]]
id = "S2"
criticality = 3
int = 5
depends_on = ["S1"]
[[provider]]
id = "P1"
int = 4
serves = ["S1"]
perk = [{ op = "trust", n = 1 }]
[[provider]]
id = "P2"
int = 4
serves = ["S1", "S2"]
"""
EFFECTS: list[Data] = [
    {"op": "damage", "on": ["S1"]},
    {"op": "worsen", "on": ["S1"], "to": "down"},
    {"op": "mark_phase", "phase": "impact", "duration": "game"},
    {"op": "mark_phase", "phase": "impact", "duration": "turn"},
    {"op": "unmark_phase", "choose": ["recon"]},
    {"op": "trust"},
    {"op": "trust", "sign": -1},
    {"op": "stability"},
    {"op": "stability", "sign": -1},
    {"op": "discard", "side": "red"},
    *({"op": op, "side": "blue", "subtype": "drp"} for op in ("tax", "limit_plays", "ban", "discount")),
    *({"op": op, "side": "blue", "card": "B01"} for op in ("tax", "limit_plays", "ban", "discount")),
    {"op": "discount", "side": "red", "subtype": "resource", "per_turn": 2, "min": 2},
    {"op": "discount", "side": "red", "card": "B01", "per_turn": 2, "min": 2},
    {"op": "activate", "flag": "storm"},
    {"op": "set_flag", "flag": "storm"},
    {"op": "boost"},
    {"op": "boost", "filter": "citizen"},
    {"op": "boost", "filter": "coastal"},
    {"op": "pierce", "on": "target"},
    *({"op": "guard", "kind": kind, "on": "target"} for kind in ("first", "pool", "attack")),
    {"op": "guard", "kind": "next_attack"},
    {"op": "guard", "kind": "next_attack", "n_high": 9},
    {"op": "guard", "kind": "class", "tag": "storm"},
    {"op": "attack_tax", "on": "target"},
    {"op": "shield_state", "on": "target", "state": "down"},
    {"op": "save_from_fall", "on": "target", "state": "ok", "int": 2},
    {"op": "mute", "on": "target"},
    {"op": "cut_edge", "on": "target"},
    {"op": "cancel_secondary"},
    {"op": "heal", "on": ["S1", "S2"]},
    {"op": "recover", "on": "target", "to": "ok", "int": 2},
    {"op": "count_as", "on": "target", "from": "down", "as": "ok"},
    {"op": "halve_penalty", "on": "target"},
    {"op": "ignore_trust_zero"},
    {"op": "free_play", "side": "red"},
    {"op": "hit_provider"},
    {"op": "repair_provider"},
    {"op": "repair_provider", "steps": 2, "economy": 3},
]
REQUIREMENTS: list[Data] = [
    {"phase": "impact"},
    {"active": "storm"},
    {"services": 1, "at_least": "degraded"},
    {"services": 5, "at_least": "intermittent"},
    {"played": "B01"},
    {"played_subtype": "access"},
    {"played_subtype": "access", "earlier_turn": True},
    {"secondary_this_turn": True},
    {"any": [{"phase": "recon"}, {"phase": "access"}, {"secondary_this_turn": True}]},
]
WHERE: list[Data] = [
    {},
    *({"from": source} for source in ("any", "up", "digital", "down", "down_digital")),
    {"ids": ["S1"]},
    {"ids": ["S1", "S2"], "any_state": True},
    {"from": "any", "state": ["degraded", "down"]},
    {"never_before": "save_from_fall"},
]
TARGETS: list[Data] = [
    {"pick": pick, **where, "providers": providers}
    for pick in (1, 2, "edge")
    for where in WHERE
    for providers in (False, True)
]
ACTIVATIONS: list[Data] = [
    {"always": True},
    {"turn_from": 3, "otherwise": "latent"},
    {"turn_from": 3, "otherwise": "discard"},
    {"any_service": ["S1"], "at_least": "degraded"},
    {"any_service": ["S1", "S2"], "at_least": "intermittent"},
]
CONDITIONS: list[Data] = [
    {"was": ["degraded", "intermittent"]},
    {"fell": True},
    {"service": "S1", "in": ["degraded", "intermittent", "down"]},
    {"any_service": ["S1", "S2"], "in": ["ok"]},
]


def writer_of(language: str) -> CardTexts:
    return CardTexts(parse(EVERYTHING, "everything"), language)


@SPOKEN
def test_everything_a_scenario_can_say_has_words(language: str) -> None:
    writer = writer_of(language)
    said: set[str] = set()
    assert {effect["op"] for effect in EFFECTS} == set(PRIMITIVE_NAMES)
    assert {effect.get("kind") for effect in EFFECTS} - {None} == set(GUARD_NAMES)
    for effect in EFFECTS:
        for n in (1, 2, 5):
            for uses in (-1, 1, 2, 5):
                for duration in DURATION_NAMES[1:]:
                    written = {"duration": duration, **effect, "n": n * effect.get("sign", 1), "uses": uses}
                    said.update(writer.effects({"effects": [written], "target": TARGETS[0]}))
    for condition in CONDITIONS:
        said.update(writer.effects({"effects": [{"op": "trust", "n": 1, "if": condition}]}))
    for target in TARGETS:
        two = [{"op": "heal", "on": "target", "n": 1}, {"op": "trust", "n": 1}, {"op": "heal", "on": "target", "n": 2}]
        said.update(writer.effects({"effects": two, "target": target}))
        said.update(writer.effects({"effects": [], "target": target}))
    for requirement in REQUIREMENTS:
        said.update(writer.requirements({"requires": [requirement, requirement]}))
    for activation in ACTIVATIONS:
        said.update(writer.activation({"activation": activation}))
    said |= {writer.text(id) for id in ("S1", "P1", "P2", "fall_S1")}
    for told in said:
        assert told
        assert not re.search(r"[{}$_]", told), told
        assert "  " not in told, told
        assert " ," not in told, told


def test_a_heal_of_a_recovery_card_also_mends_the_state() -> None:
    writer = writer_of("en")
    heal = {"op": "heal", "on": ["S1"], "n": 3}
    assert "improves by one step" in writer.op(heal, "drp")
    assert "improves by one step" not in writer.op(heal, "bcp")


# --- Russian numbers -------------------------------------------------------------------------------------------------

# Forms after 1, 2 and 5; None if said without the number.
AGREED = {
    ("очко", "очка", "очков"),
    ("сервис", "сервиса", "сервисов"),
    ("сервиса", "сервисов", "сервисов"),  # отказ
    ("случайную", "случайные", "случайных"),
    ("карту", "карты", "карт"),
    ("карты", "карт", "карт"),  # не более
    (None, "карты", "карт"),
    ("раз", "раза", "раз"),
    ("раза", "раз", "раз"),  # не более
    (None, "раза", "раз"),
    (None, "снижения", "снижений"),
    (None, "атаки", "атак"),
    (None, "атак", "атак"),  # следующих
    ("ступень", "ступени", "ступеней"),
    ("шаг", "шага", "шагов"),
    (None, "поставщиков", "поставщиков"),  # кого?
}
BESIDE = {"из", "за", "и", "в", "окончен", "при", "стабильности"}  # not nouns


def variables(message: ftl.Message) -> tuple[set[str], set[str]]:
    """The numbers and words a message needs."""
    numbers = {
        node.arguments.positional[0].id.name
        for node in text_lint.nodes(message, ftl.FunctionReference)
        if isinstance(node.arguments.positional[0], ftl.VariableReference)
    }
    for select in text_lint.nodes(message, ftl.SelectExpression):
        if text_lint.keys(select) or any(isinstance(each.key, ftl.NumberLiteral) for each in select.variants):
            numbers.add(text_lint.selector(select))
    every = {each.id.name for each in text_lint.nodes(message, ftl.VariableReference)}
    return numbers, every - numbers


def test_russian_numbers_agree_with_what_is_counted() -> None:
    words = Texts("ru", FOLDER)
    counted = 0
    for key, message in text_lint.messages(FOLDER / "ru.ftl")[0].items():
        numbers, names = variables(message)
        for counted_by in numbers:
            after: list[str | None] = []
            for n in (1, 2, 5):
                values: dict[str, str | int] = dict.fromkeys(names, "X")
                values.update(dict.fromkeys(numbers, 77))
                values[counted_by] = n
                found = re.search(rf"(?<!\d){n} ([а-яё]+)", words(key, **values))
                after.append(found.group(1) if found and found.group(1) not in BESIDE else None)
            if any(after):
                counted += 1
                assert tuple(after) in AGREED, (key, after)
    assert counted > 15


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (
            {"op": "discard", "side": "blue"},
            ["1 случайную карту", "2 случайные карты", "5 случайных карт"],
        ),
        (
            {"op": "limit_plays", "side": "blue", "subtype": "detection"},
            ["не более 1 карты обнаружения", "не более 2 карт обнаружения", "не более 5 карт обнаружения"],
        ),
        ({"op": "free_play", "side": "blue"}, ["1 карту", "2 карты", "5 карт"]),
    ],
)
def test_russian_cards_are_counted(effect: Data, told: list[str]) -> None:
    writer = writer_of("ru")
    for n, expected in zip((1, 2, 5), told, strict=True):
        assert expected in writer.op({**effect, "n": n}, "")


# --- names, and what `?` shows ---------------------------------------------------------------------------------------


def test_pieces_are_called_as_the_scenario_says() -> None:
    assert GAME.forms("service", "S5", "es")["label"] == "S5 Distribución eléctrica"
    assert GAME.forms("card", "A09", "ru")["label"] == "A09 Отключение распределительных сетей"
    assert GAME.forms("card", "P1", "en")["label"] == "P1 Public cloud provider"
    assert GAME.forms("card", "recon", "en")["label"] == "Basic recon"
    assert GAME.forms("card", "fall_S9", "en")["label"] == "S9 DNS (effect when it falls)"
    assert GAME.forms("card", "A09", "ru")[""] == "Отключение распределительных сетей"
    assert GAME.forms("card", "A62", "en") == {"": "A62", "label": "A62"}
    nameless = BuenososGame(parse(EVERYTHING, "everything"))
    assert nameless.forms("service", "S1", "en")["label"] == "S1"
    assert nameless.forms("card", "fall_S1", "en")["help"] == "S2: −1 INT."


@SPOKEN
def test_every_program_has_a_name(language: str) -> None:
    for name in PROGRAM_NAMES:
        assert GAME.forms("card", name, language)["label"]


def test_the_terminal_explains_cards_and_services() -> None:
    speaker = Speaker(GAME, "en", ["Ana", "Luz"])
    play = GAME.vocabulary.say(GAME.vocabulary.code("play", [8]))
    assert speaker.action(play.code) == "Play A09 Power distribution outage"
    assert "High impact, cost 5. Requires: Lateral movement done." in speaker.explain(play)
    target = GAME.vocabulary.say(GAME.vocabulary.code("target", [4]))
    assert speaker.explain(target).endswith("Service of criticality 5, INT 18. Physical.")


@SPOKEN
def test_the_board_finds_its_words(language: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in (Path(GAME.folder) / "terminal").glob("*.py")]
    said = [node.value for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    words = Texts(language, FOLDER)
    keys = [key for key in said if isinstance(key, str) and re.fullmatch(r"board(-[a-z0-9_]+)+", key)]
    assert keys
    assert [key for key in keys if not words.has(key)] == []


def test_what_is_printed_is_told_part_by_part() -> None:
    attack, defence, event = (GAME.forms("card", id, "es") for id in ("A10", "B12", "E01"))
    assert (attack["kind"], attack["cost"]) == ("impact", "4")
    assert attack["help"].endswith(attack["text"])
    assert attack["kind_name"] in attack["help"]
    assert attack["frameworks"] == "MITRE ATT&CK TA0040: T1499, T1498"
    assert defence["frameworks"] == "NIST CSF 2.0 PR.DS-11, RC.RP-03"
    assert (event["kind"], event["cost"], event["frameworks"]) == ("event", "", "")
    assert GAME.forms("card", "monitoring", "en")["kind"] == ""
