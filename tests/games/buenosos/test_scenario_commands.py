"""The commands for scenario files, in three languages, and what a missing translation shows."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from contienda.cli.main import main
from contienda.games.buenosos.game import GAME
from contienda.i18n.speaker import LANGUAGES
from tests.games.buenosos.scenario_files import SHIPPED, START, WORDS, errors, planted, warnings


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
