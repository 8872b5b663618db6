"""Киберрубеж in the terminal: duels in three languages, the board, and the commands for cards and decks."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from contienda.cli.console import boards
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.state import SPECTATOR
from contienda.games.kiberrubezh import cardtext, deck
from contienda.games.kiberrubezh.constants import ENDINGS
from contienda.games.kiberrubezh.deck import Deck
from contienda.games.kiberrubezh.library import standard
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.lab.wilson import wilson
from contienda.play import match as matches
from contienda.play import replay
from contienda.play.match import Match

DUELS = [("red_team", "blue_team"), ("blitz", "bastion"), ("shadow", "sabotage"), ("sampler_a", "sampler_b")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("one", "other"), DUELS)
def test_a_duel_with_each_deck_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    one: str,
    other: str,
) -> None:
    saved = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3_000))
    monkeypatch.setenv("COLUMNS", "100")
    decks = ["--option", f"deck_a={one}", "--option", f"deck_b={other}"]
    arguments = ["kiberrubezh", *decks, "--lang", language, "--seed", "8", "--seats", "human,bot:greedy"]
    assert main(["play", *arguments, "--save", str(saved)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    kept = json.loads(saved.read_text(encoding="utf-8"))
    assert kept["ending"] in ENDINGS
    words = Speaker(registry.load("kiberrubezh"), language, ["", ""]).texts
    assert words(f"ending-{kept['ending']}") in out.replace("\n", " ")
    assert words("board-hand") in out
    assert main(["replay", str(saved), "--verify", "--lang", language]) == 0


def drawn(match: Match, language: str, seat: int, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(boards.draw(match.state.view(seat), Speaker(match.game, language, match.seats)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_in_every_position(language: str) -> None:
    game = registry.load("kiberrubezh")
    match = Match(game, ["Ana", "Boris"], game.resolve("starters", {}))
    at = 0
    while not match.over:
        if at % 61 == 0:
            for seat in (0, 1, SPECTATOR):
                assert max(map(len, drawn(match, language, seat, 80).splitlines())) <= 80
        actions = match.state.actions()
        match.apply(actions[(at * 7) % len(actions)])
        at += 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.clause("kiberrubezh", "K-R34")
def test_the_board_shows_lists_and_discard_piles_when_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    """Every number of both decks, and the cards of both discard piles, the opponent's included."""
    words = Speaker(registry.load("kiberrubezh"), language, ["", ""]).texts
    saved = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 25 + words("command-board") + "\n"))
    monkeypatch.setenv("COLUMNS", "100")
    seats = ["--seats", "human,bot:greedy", "--save", str(saved)]
    assert main(["play", "kiberrubezh", "--lang", language, "--seed", "8", *seats]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    sides: list[dict[str, list[str]]] = matches.of(replay.load(saved)).state.view(0)["sides"]  # type: ignore[assignment]
    for seat in (1, 0):
        for pile in ("discard", "list"):
            cards = sides[seat][pile]
            assert cards
            names = [f"{card} {standard()[int(card)].names[language]}" for card in dict.fromkeys(cards)]
            counts = [cards.count(card) for card in dict.fromkeys(cards)]
            told = [f"{count}× {name}" if count > 1 else name for count, name in zip(counts, names, strict=True)]
            assert f": {len(cards)} {', '.join(told)}" in shown


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main([*arguments])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_that_is_shown_can_be_read_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    for name in deck.SHIPPED:
        code, out, _ = run(capsys, "deck", "show", name, "--lang", language)
        assert code == 0
        file = tmp_path / f"{name}.txt"
        file.write_text(out, encoding="utf-8")
        assert run(capsys, "deck", "check", str(file), "--lang", language)[0] == 0
        assert deck.read(out, registry.load("kiberrubezh").library)[0][0].cards == deck.shipped()[name].cards  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_deck_is_named_by_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("30 001\n29 002\n5 022\nrubbish\n", encoding="utf-8")
    code, out, _ = run(capsys, "deck", "check", str(file), "--lang", language)
    assert code == 1
    assert len(out.splitlines()) == 3
    assert ["3" in line or "4" in line or "64" in line for line in out.splitlines()] == [True] * 3


def test_a_random_deck_and_the_best_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for action in (["random"], ["best", "-n", "1"]):
        code, out, _ = run(capsys, "deck", *action, "--seed", "3")
        assert code == 0
        file = tmp_path / f"{action[0]}.txt"
        file.write_text(out, encoding="utf-8")
        assert run(capsys, "deck", "check", str(file))[0] == 0


def test_boosters_fill_a_collection_that_can_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    for _ in range(2):
        assert run(capsys, "cards", "open", "-n", "3", "--seed", "4", "--collection", str(file))[0] == 0
    assert run(capsys, "cards", "verify", str(file))[0] == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    assert sum(data["cards"].values()) == 66
    data["cards"]["055"] = 4
    file.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = run(capsys, "cards", "verify", str(file))
    assert code == 1
    assert "055" in out


@pytest.mark.parametrize("action", ["sealed", "draft"])
def test_limited_play_from_boosters_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, action: str
) -> None:
    file = tmp_path / "decks.txt"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 5_000))
    assert run(capsys, "cards", action, str(file), "--seed", "6", "--lang", "es")[0] == 0
    assert run(capsys, "deck", "check", str(file))[0] == 0
    code, _, err = run(
        capsys, "play", "kiberrubezh", "--scenario", str(file), "--seed", "1", "--seats", "human,bot:greedy"
    )
    assert (code, err) == (0, "")
    code, _, err = run(capsys, "cards", action, str(file), "--seed", "6", "--lang", "en")
    assert code == 2
    assert "already exists" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    file = tmp_path / "set.toml"
    text = 'format = 1\n[[card]]\nno = 121\nid = "x"\nkind = "event"\nrarity = "rare"\n'
    text += 'name = { ru = "Икс", en = "Ex", es = "Equis" }\nrequires = {}\ntiming = ["own_turn"]\n'
    file.write_text(text + 'effects = [{ when = "play", op = "draw", n = 2 }]\n', encoding="utf-8")
    assert run(capsys, "cards", "check", str(file), "--lang", language)[0] == 0
    file.write_text(text + 'effects = [{ when = "play", op = "drow", n = 2 }]\n', encoding="utf-8")
    code, out, _ = run(capsys, "cards", "check", str(file), "--lang", language)
    assert code == 1
    assert "drow" in out


def test_cards_are_shown_by_number_and_name(capsys: pytest.CaptureFixture[str]) -> None:
    for wanted in ("29", "wiper", "Вайпер"):
        code, out, _ = run(capsys, "cards", "show", wanted, "--lang", "en")
        assert code == 0
        assert "029 Wiper" in out
    assert run(capsys, "cards", "show", "nothing-like-it")[0] == 2


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["24", "100"], [24, 100]),
        (["computer", "virus"], [22]),
        (["100", "computer", "virus", "24"], [100, 22, 24]),
        (["вайпер", "antivirus"], [29, 65]),  # no card has this name: parts of two names
        (["wiper", "29"], [29]),
        (["приемник"], [15]),  # Широкополосный приёмник
        (["ЗАЩИЩЕННЫЙ"], [11]),
        (["защищённый"], [11]),
        (["movil", "29"], None),
        (["portatil"], [1]),  # Portátil
        (["portátil"], [1]),
        (["0"], None),
        (["24", "121"], None),
    ],
)
def test_several_cards_are_shown_with_and_without_accents(
    capsys: pytest.CaptureFixture[str], given: list[str], shown: list[int] | None
) -> None:
    code, out, err = run(capsys, "cards", "show", *given, "--lang", "en")
    assert (code == 0) == (shown is not None)
    if shown is None:
        assert out == ""
        assert given[-1] in err or given[0] in err
    else:
        assert [int(line[:3]) for line in out.splitlines() if line[:3].isdecimal()] == shown


def test_a_deck_may_be_written_without_accents(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("30 portatil\n26 АРМ\n2 Защищенный  сервер\n2 015 Широкополосный приемник\n", encoding="utf-8")
    assert run(capsys, "deck", "check", str(file))[0] == 0


@pytest.mark.parametrize(("wins", "close"), [([9, 8], True), ([10, 0], False)])
def test_the_best_deck_is_ranked_with_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wins: list[int], close: bool
) -> None:
    """Of 24 decks the fourth wins most of its 60 games, and the second comes next."""
    tried: list[Deck] = []

    def matches(library: object, one: Deck, other: Deck, seed: int, games: int) -> tuple[int, int]:
        if not tried or tried[-1] is not one:
            tried.append(one)
        return {4: wins[0], 2: wins[1]}.get(len(tried), 0), 0

    monkeypatch.setattr("contienda.games.kiberrubezh.commands.deck.matches", matches)
    code, out, _ = run(capsys, "deck", "best", "-n", "60", "--seed", "3", "--lang", "en")
    assert code == 0
    assert "24 decks" in out
    ranked = [line for line in out.splitlines() if re.match(r"# \d\. ", line)]
    assert len(ranked) == 5
    for line, won in zip(ranked, wins, strict=False):
        low, high = wilson(6 * won, 60)
        assert line.endswith(f"{10 * won} % ({100 * low:.0f}–{100 * high:.0f} %)")
    assert ("overlap" in out) == close
    assert deck.read(out, standard())[0][0].cards == tried[3].cards


def test_our_decks_are_ranked_with_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The later of two decks wins 60 of 100 games."""
    monkeypatch.setattr("contienda.games.kiberrubezh.commands.deck.matches", lambda *_: (40, 0))
    code, out, _ = run(capsys, "deck", "balance", "-n", "100", "--lang", "en")
    assert code == 0
    rows = re.findall(r"([1-6]) │ (.+?) +│ +(\d+) % │ +(\d+)–(\d+) %", out)
    order = list(reversed(deck.BALANCED))
    assert [row[1] for row in rows] == [cardtext.title(name, "en") for name in order]
    assert [int(row[2]) for row in rows] == [60, 56, 52, 48, 44, 40]
    for row in rows:
        low, high = wilson(5 * int(row[2]), 500)
        assert [int(each) for each in row[3:]] == [round(100 * low), round(100 * high)]
    assert "overlap" in out


def test_our_decks_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "deck", "balance", "-n", "2", "--json")
    assert code == 0
    assert len(json.loads(out)) == 30
