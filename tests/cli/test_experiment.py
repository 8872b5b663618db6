"""`contienda experiment`, `sweep`, `report` and `scenario export` as people and scripts call them."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from contienda.core import registry
from tests.cli.test_commands import LANGUAGES, run

ASKED = ("experiment", "buenosos", "--card", "B14", "--bots", "random", "--jobs", "1")
REPORTED = ["ru", pytest.param("es", marks=pytest.mark.long), pytest.param("en", marks=pytest.mark.long)]
SWEPT = ("sweep", "buenosos", "--vary", "turns=3,7", "--changes", "1", "--target", "turns=3", "--bots", "random")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small experiment on disk."""
    from contienda.cli.main import main

    folder = tmp_path_factory.mktemp("lab") / "run"
    assert main([*ASKED, "--cost", "1,4", "--remove", "-n", "80", "--out", str(folder)]) == 0
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, *ASKED, "--cost", "3..5", "-n", "40", "--lang", language)
    assert code == 0
    assert "B14" in out
    assert {"es": "costo 3 en vez de 5", "ru": "цена 3 вместо 5", "en": "cost 3 instead of 5"}[language] in out
    assert {"es": "efecto e", "ru": "эффект и", "en": "effect and"}[language] in out


def test_the_table_fits_a_narrow_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of bots are whole, and the name of a variant has a line of its own."""
    monkeypatch.setenv("COLUMNS", "80")
    asked = ("experiment", "buenosos", "--card", "B14", "--bots", "careless:30", "--jobs", "1", "--cost", "3")
    code, out, _ = run(capsys, *asked, "-n", "2")
    assert code == 0
    lines = out.splitlines()
    assert "B14 Failover to alternate site: cost 3 instead of 5" in lines
    assert len([line for line in lines if line.startswith("  careless:30  ")]) == 2
    assert all(len(line) <= 80 for line in lines if line.startswith("  ") and "→" in line)


def test_json_holds_every_effect(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *ASKED, "--cost", "±1", "-n", "40", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["variants"] == ["card.B14.cost=6", "card.B14.cost=4"]
    assert [each["verdict"] for each in found["verdicts"]] == ["open", "open"]
    wins = [each for each in found["effects"] if each["measure"].startswith("wins")]
    assert [(each["measure"], each["deals"]) for each in wins] == [("wins:0", 40), ("wins:1", 40)] * 2
    assert all(each["interval"][0] <= each["effect"] <= each["interval"][1] for each in found["effects"])
    assert found["games"] == 3 * 40


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--remove", "--card", "Z1"), "has no card “Z1”"),
        ((), "Add --cost or --remove"),
        (("--cost", "5"), "nothing to compare"),
        (("--cost", "much"), "cannot be played"),
        (("--cost", "3", "--bots", "nobody"), "nobody"),
        (("--cost", "3", "--seats", "bot:random,bot:random"), "not both"),
        (("--cost", "3", "-n", "0"), "deals"),
        (("--vary", "colour=1"), "colour"),
    ],
)
def test_one_sentence_for_a_wrong_question(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...], says: str
) -> None:
    code, out, err = run(capsys, *ASKED, *more)
    assert code == 2
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_a_question_file_plays_on_a_scenario(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "question.toml"
    file.write_text(
        'game = "buenosos"\nscenario = "hospital"\nbots = ["random"]\ndeals = 40\n'
        '[[variant]]\nname = "Short"\noptions = { turns = 4 }\n',
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "experiment", str(file), "--jobs", "1", "--json")
    assert code == 0
    assert json.loads(out)["variants"] == ["Short"]
    code, _, err = run(capsys, "experiment", str(file), "--bots", "greedy")
    assert code == 2
    assert "already says" in err


@pytest.mark.parametrize("language", REPORTED)
def test_a_report_needs_no_network_and_links_to_games(
    capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "report.html"
    code, _, _ = run(capsys, "report", str(kept), "-o", str(file), "--lang", language)
    assert code == 0
    text = file.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert not re.search(r"""(src|href)=["']?https?:""", text)
    held = json.loads(text.split('id="data">')[1].split("</script>")[0])
    assert len(held["charts"]) == text.count('class="figure"') >= 4
    commands = [command for games in held["games"] for links in games.values() for _, command in links]
    assert f"contienda replay {kept} --game" in commands[0]
    marks = {str(each.get("key")) for each in _values(held["charts"][0])}
    assert set(held["games"][0]) <= marks  # every list of games belongs to a mark


def _values(chart: dict[str, object]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for name, each in chart.items():
        if name == "data" and isinstance(each, dict):
            found += each.get("values", [])
        elif name == "datasets" and isinstance(each, dict):
            found += [row for rows in each.values() for row in rows]
        elif name == "layer" and isinstance(each, list):
            found += [row for layer in each for row in _values(layer)]
    return found


@pytest.mark.parametrize("language", REPORTED)
def test_the_same_report_on_paper(
    capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "report.pdf"
    code, _, _ = run(capsys, "report", str(kept), "-o", str(file), "--lang", language)
    assert code == 0
    text = " ".join(page.extract_text() for page in PdfReader(io.BytesIO(file.read_bytes())).pages)
    assert "B14" in text
    assert "--game" in text
    assert {"es": "Quién gana", "ru": "Кто побеждает", "en": "Who wins"}[language] in text


def test_a_game_behind_a_figure_is_replayed(capsys: pytest.CaptureFixture[str], kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, _, _ = run(capsys, "replay", str(kept), "--game", "5", "--out", str(file))
    assert code == 0
    code, out, _ = run(capsys, "replay", str(file), "--json")
    assert code == 0
    assert json.loads(out)["ending"]


@pytest.mark.parametrize(("name", "says"), [("nothing", "nothing"), ("report.txt", ".html")])
def test_a_report_on_nothing(capsys: pytest.CaptureFixture[str], kept: Path, name: str, says: str) -> None:
    args = ("report", name) if name == "nothing" else ("report", str(kept), "-o", name)
    code, _, err = run(capsys, *args)
    assert code == 2
    assert says in err


def test_a_sweep_saves_what_it_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    out_folder = tmp_path / "run"
    args = (*SWEPT, "--within", "40", "-n", "160", "--jobs", "1", "--save", str(file), "--out", str(out_folder))
    code, out, _ = run(capsys, *args)
    assert code == 0
    assert "Turns: 3" in out
    code, out, _ = run(capsys, "simulate", "buenosos", "--preset", str(file), "-n", "5", "--jobs", "1", "--json")
    assert code == 0
    assert json.loads(out)["options"]["turns"] == "3"
    scenario = str(tmp_path / "short-scenario.toml")
    assert run(capsys, "scenario", "check", scenario)[0] == 0
    game = registry.load("buenosos", Path(scenario).read_text(encoding="utf-8"))
    assert game.resolve("short", {})["turns"] == 3
    assert run(capsys, *args)[0] == 2  # never overwrites
    assert run(capsys, "report", str(out_folder), "--lang", "ru")[0] == 0
    assert (out_folder / "report.html").exists()


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--target", "even"), "not a target"),
        (("--save", "x.json"), ".toml"),
        (("--changes", "0"), "--changes"),
    ],
)
def test_one_sentence_for_a_wrong_sweep(capsys: pytest.CaptureFixture[str], more: tuple[str, ...], says: str) -> None:
    code, _, err = run(capsys, *SWEPT, *more)
    assert code == 2
    assert says in err
    assert err.count("\n") == 1


def test_a_sweep_without_anything_to_change(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "sweep", "misiles")
    assert code == 2
    assert "Nothing may change" in err


@pytest.mark.long
def test_reports_on_a_simulation_and_a_balance(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pairs = ("--seats", "bot:greedy,bot:greedy")
    assert run(capsys, "simulate", "misiles", "-n", "30", *pairs, "--jobs", "1", "--out", str(tmp_path / "sim"))[0] == 0
    balance = ("balance", "misiles", "-n", "12", "--bots", "greedy", "--players", "2", "--presets", "standard")
    assert run(capsys, *balance, "--jobs", "1", "--out", str(tmp_path / "bal"))[0] == 0
    for name in ("sim", "bal"):
        for suffix in ("html", "pdf"):
            file = tmp_path / f"{name}.{suffix}"
            assert run(capsys, "report", str(tmp_path / name), "-o", str(file), "--lang", "es")[0] == 0
            assert file.stat().st_size > 20_000


def test_scenarios_are_exported_and_never_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shipped = Path(registry.load("buenosos").folder) / "scenarios"
    code, _, _ = run(capsys, "scenario", "export", "--to", str(tmp_path / "all"))
    assert code == 0
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [
        "blackhat-standard.toml",
        "buenosos-standard.toml",
        "honeynet.toml",
        "hospital.toml",
        "utility.toml",
    ]
    assert (tmp_path / "all" / "hospital.toml").read_bytes() == (shipped / "hospital.toml").read_bytes()
    code, _, err = run(capsys, "scenario", "export", "hospital", "--to", str(tmp_path / "all"))
    assert code == 2
    assert "hospital.toml" in err
    code, _, err = run(capsys, "scenario", "export", "moon", "--to", str(tmp_path))
    assert code == 2
    assert "moon" in err
