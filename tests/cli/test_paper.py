"""Games on a real table at the terminal: people type what the dice and cards show."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from contienda.cli import arguments
from contienda.cli.console import terminal as terminals
from contienda.cli.console.keeping import Keeping
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.i18n.speaker import LANGUAGES, Speaker
from contienda.play import paper, replay
from contienda.play.match import Match

GAMES = ("misiles", "buenosos", "kiberrubezh", "blackhat", "maracas")
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")
    return tmp_path / "contienda"


def keep(monkeypatch: pytest.MonkeyPatch, capsys: Capture, typed: str, *words: str, language: str = "en") -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *words, "--dice", "physical", "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


def drawn(game: str, seed: int) -> Match:
    """A whole game in which the program drew."""
    loaded = registry.load(game)
    match = Match(loaded, [f"P{seat}" for seat in range(loaded.usual)], loaded.resolve(loaded.presets[0].name, {}))
    rng = Rng(seed)
    while not match.over:
        state = match.state
        listed = state.actions()
        match.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))])
    return match


class Hands:
    """Somebody at the terminal who plays a known game again: picks by number, draws by what is printed."""

    def __init__(self, known: list[int], language: str) -> None:
        self.known = known
        self.language = language
        self.table: terminals.Terminal | None = None
        self.questions = 0

    def sit_down(self, monkeypatch: pytest.MonkeyPatch) -> None:
        original = terminals.Terminal.run

        def run(table: terminals.Terminal) -> None:
            self.table = table
            original(table)

        monkeypatch.setattr(terminals.Terminal, "run", run)
        monkeypatch.setattr(arguments, "line", self.answer)

    def answer(self, _prompt: str, _choices: Sequence[str] = ()) -> str:
        assert self.table is not None
        match = self.table.match
        state, done = match.state, len(match.actions)
        if state.actor() != CHANCE:
            return str(state.actions().index(self.known[done]) + 1)
        self.questions += 1
        asked = paper.Asking(match.game, state)
        speaker = Speaker(match.game, self.language, match.seats)
        probe = state.copy()
        words: list[str] = []
        while probe.actor() == CHANCE and paper.occasion(match.game, probe) == asked.key:
            code = self.known[done + len(words)]
            words.append(paper.label(match.game, speaker, code))
            probe.apply(code)
        assert len(words) <= asked.count
        return ", ".join(words)


@pytest.mark.parametrize(
    ("game", "language"),
    [("misiles", "es"), ("misiles", "ru"), ("buenosos", "en"), ("buenosos", "es"), ("buenosos", "ru"),
     ("kiberrubezh", "ru"), ("blackhat", "en"), ("maracas", "es")],
)  # fmt: skip
def test_the_same_game_typed_is_the_same_game(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path, game: str, language: str
) -> None:
    """Every outcome is typed by its printed name; log, ending and scores are those of the drawn game."""
    known = drawn(game, 4)
    hands = Hands(list(known.actions), language)
    hands.sit_down(monkeypatch)
    monkeypatch.setattr(Keeping, "save", lambda *_: None)  # a copy after each of a thousand steps is slow here
    seats = ",".join(["human"] * len(known.seats))
    assert main(["play", game, "--dice", "physical", "--lang", language, "--seats", seats]) == 0
    capsys.readouterr()
    assert hands.table is not None
    match = hands.table.match
    assert match.actions == known.actions
    assert [(each.kind, each.arguments, each.clause, each.cause) for each in match.recorder.events] == [
        (each.kind, each.arguments, each.clause, each.cause) for each in known.recorder.events
    ]
    assert (match.state.ending(), match.state.scores()) == (known.state.ending(), known.state.scores())
    (kept,) = folder.glob(f"{game}-2*.json")
    assert replay.load(kept).dice == "physical"
    assert not (folder / f"{game}-last.json").exists()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_draw_has_its_question_in_the_words_of_the_table(game: str, language: str) -> None:
    loaded = registry.load(game)
    speaker = Speaker(loaded, language, [])
    for verb in loaded.vocabulary.verbs:
        if verb.chance:
            said = speaker.texts(f"enter-{verb.name}", who="Red", count=3, step="Why")
            assert said.endswith(("?", ".")), said


# --- words of the table -----------------------------------------------------------------------------------------------

HANDS = "B01 B02 B03 B04 B05\nA01 A02 A03 A04 A05\n"


def test_a_whole_hand_is_typed_at_once_and_told_with_its_owner(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = keep(monkeypatch, capsys, "b1, B02 3; rapid containment, 05\nquit\n", "buenosos")
    assert "BuenOsos: 5 cards from the deck. Which ones are they?" in out
    assert "BuenOsos draws a card: B01 Segmentation and critical zones" in out
    assert "BuenOsos draws a card: B08 Rapid containment" in out
    assert "MalOsos: 5 cards from the deck." in out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "B14", "B14 Failover to alternate site is not in this deck now"),
        ("es", "B14", "no está ahora en este mazo: ya salió, o es de otro mazo."),
        ("ru", "B14", "этого сейчас нет в колоде"),
        ("en", "A01 A01", "A01 OSINT and dependency mapping is not in this deck now: it has already been drawn"),
        ("en", "zebra", "Nothing here is called “zebra”"),
        (
            "en",
            "access",
            "“access” fits several: A02 Initial access with credentials · A03 Access through a third party",
        ),
        ("en", "A01 A02 A03 A04 A05 A06", "Drawn here: 5. You typed 6."),
        ("en", ", ,", "Type at least one card."),
    ],
)
def test_a_wrong_entry_is_one_clear_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, language: str, typed: str, said: str
) -> None:
    out = keep(monkeypatch, capsys, f"B01 B02 B03 B04 B05\n{typed}\nquit\n", "buenosos", language=language)
    assert said in out
    assert "A01" in out


def test_letters_of_another_alphabet_mean_the_same_card(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = keep(monkeypatch, capsys, "в1 В02 В3 В04 В05\nА01 а2 А3 А4 А5\nquit\n", "buenosos", language="ru")
    assert "MalOsos: 5 карт из колоды." in out
    assert "Откройте следующее событие." in out


def test_left_shows_what_is_still_in_the_deck(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = keep(monkeypatch, capsys, "B01 B02\nleft\nquit\n", "buenosos")
    shown = out.split("B02 Controlled change management [5.0f]")[1]
    assert "B03 Minimum viable redundancy" in shown
    assert "B01" not in shown
    out = keep(monkeypatch, capsys, "left contain\nquit\n", "buenosos")
    assert out.count("B08 Rapid containment") == 1
    assert "B01 Segmentation" not in out


def test_dice_and_coins_are_typed_as_they_lie(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = keep(monkeypatch, capsys, "3 5\n7 1 1\n315\nquit\n", "misiles")
    assert "Dice rolled here: 3. You typed 2." in out
    assert "7 1 1 cannot come up here." in out
    assert "The dice show 1 3 5" in out or "1 3 5" in out
    game = registry.load("buenosos")
    state = drawn("buenosos", 4)
    for until in range(len(state.actions)):
        found = matches_toss(state, until)
        if found is not None:
            break
    assert found is not None
    for language, holds, spreads in (("en", "h", "tails"), ("es", "CARA", "x"), ("ru", "О", "решка")):
        speaker = Speaker(game, language, ["Red", "Blue"])
        heads, tails = paper.read(found, speaker, holds), paper.read(found, speaker, spreads)
        assert [str(game.vocabulary.say(code)) for code in (*heads, *tails)] == ["toss(holds)", "toss(spreads)"]


def matches_toss(match: Match, until: int) -> paper.Asking | None:
    """The question at that step, if a coin is tossed there."""
    state = match.game.start(len(match.seats), match.options)
    for action in match.actions[:until]:
        state.apply(action)
    if state.actor() != CHANCE:
        return None
    asked = paper.Asking(match.game, state)
    return asked if asked.verb.name == "toss" else None


# --- corrections and interruptions ------------------------------------------------------------------------------------


def actions(path: Path) -> list[str]:
    stored = replay.load(path)
    say = registry.load(stored.game).vocabulary.say
    return [str(say(action)) for action in stored.actions]


def test_anything_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path) -> None:
    """Back past an event that everybody has seen, and past the other team's cards."""
    keep(monkeypatch, capsys, f"{HANDS}E1\nundo\nback\nback\nA17 A18\nE02\nquit\n", "buenosos")
    kept = actions(folder / "buenosos-last.json")
    assert kept[5:11] == ["draw(A01)", "draw(A02)", "draw(A03)", "draw(A17)", "draw(A18)", "reveal(E02)"]
    out = keep(monkeypatch, capsys, "atrás\ndeshacer\nquit\n", "buenosos", language="es")
    assert "Todavía no ha pasado nada." in out


def test_the_file_is_up_to_date_at_every_question(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """A killed terminal leaves the game as it was at the last question."""
    typed = iter(["B01 B02 B03 B04 B05", "A01 A02 A03 A04 A05"])

    class Killed(BaseException):
        pass

    def line(_prompt: str, _choices: Sequence[str] = ()) -> str:
        found = next(typed, None)
        if found is None:
            assert len(actions(folder / "buenosos-last.json")) == 10
            raise Killed
        return found

    monkeypatch.setattr(arguments, "line", line)
    with pytest.raises(Killed):
        main(["play", "buenosos", "--dice", "physical", "--lang", "en"])


def test_a_resumed_game_is_still_on_paper(monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path) -> None:
    keep(monkeypatch, capsys, f"{HANDS}quit\n", "buenosos")
    monkeypatch.setattr("sys.stdin", io.StringIO("E01\nquit\n"))
    assert main(["play", "buenosos", "--resume", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Turn over the next event. Which one is it?" in out
    assert actions(folder / "buenosos-last.json")[-1] == "reveal(E01)"


def test_the_teams_have_the_names_of_the_sides_and_no_curtain(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = keep(monkeypatch, capsys, f"{HANDS}E01\nquit\n", "buenosos")
    assert "MalOsos: Preparation" in out
    assert "MalOsos. You win" in out
    assert "MalOsos, your side" not in out
    assert "Press Enter when nobody else is looking" not in out


def test_the_end_is_the_debrief(monkeypatch: pytest.MonkeyPatch, capsys: Capture, folder: Path) -> None:
    hands = Hands(list(drawn("buenosos", 4).actions), "en")
    hands.sit_down(monkeypatch)
    assert main(["play", "buenosos", "--dice", "physical", "--lang", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "contienda debrief" in out
    (kept,) = folder.glob("buenosos-2*.json")
    assert json.loads(kept.read_text(encoding="utf-8"))["dice"] == "physical"
    assert main(["debrief", str(kept), "--lang", "en"]) == 0
    assert len(capsys.readouterr().out) > 500


def test_a_number_that_is_not_in_the_deck_is_no_part_of_a_name(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = keep(monkeypatch, capsys, "1\n6\nquit\n", "kiberrubezh", language="en")
    assert "1 Player 1" in out
    assert "is not in this deck now" in out


def test_tab_completes_ids_and_names() -> None:
    game = registry.load("buenosos")
    state = game.new(2, "standard", {})
    speaker = Speaker(game, "es", ["MalOsos", "BuenOsos"])
    asked = paper.Asking(game, state)
    choices = Keeping(Match(game, speaker.seats, game.resolve("standard", {}))).choices(asked, speaker)
    assert arguments.complete(choices, "conten", 0) == "Contención rápida"
    assert arguments.complete(choices, " B1", 0) == " B10"
    assert arguments.complete(choices, "conten", 1) is None
