"""The debrief of whole games: the same seed gives the same report, chances end with the result, nobody peeks."""

from __future__ import annotations

import csv
import io
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

from contienda.analysis import report
from contienda.analysis.continuation import HINDSIGHT, position
from contienda.analysis.counterfactual import Alternative, Question, alternatives, difference, pairs
from contienda.analysis.estimate import change, estimate, share
from contienda.analysis.luck import Luck
from contienda.analysis.walk import Walk
from contienda.bots.bot import GreedyBot, RandomBot, Sight
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.buenosos import analysis, debrief
from contienda.play import replay
from contienda.play.match import Match

SETUPS = [("misiles", "standard", 2), ("blackhat", "first_game", 3), ("kiberrubezh", "starters", 2)]
SETUPS += [("maracas", "introductory", 2), ("buenosos", "balanced", 2)]


@lru_cache(maxsize=16)
def played(game: str, preset: str, seats: int, seed: int = 17, random: bool = False, until: int = 100_000) -> Match:
    """A game between bots; do not change it."""
    found = registry.load(game)
    match = Match(found, [f"Player-{number}" for number in range(seats)], found.resolve(preset, {}))
    rng, bot = Rng(seed), RandomBot() if random else GreedyBot()
    while not match.over and len(match.actions) < until:
        actor = int(match.state.actor())
        match.apply(int(match.state.sample(rng)) if actor == CHANCE else bot.pick(Sight(match.state, actor), rng))
    return match


@pytest.mark.parametrize(("game", "preset", "seats"), SETUPS)
def test_turns_and_markers_of_every_game(game: str, preset: str, seats: int) -> None:
    match = played(game, preset, seats, random=True)
    walk = Walk(match)
    turns = [end.turn for end in walk.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == walk.part.turn(match.state) >= 1
    assert walk.turns[-1].markers == walk.part.markers(match.state) != []
    assert all(len(decision.state.actions()) > 1 for decision in walk.decisions)
    for decision in walk.decisions:
        assert match.actions[decision.step] == decision.action == walk.branch(decision)[0]


def test_the_same_seed_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MOST", 12)
    match = played("misiles", "standard", 2)
    first = report.debrief(match, seed=3)
    again = report.debrief(match, seed=3, jobs=2)
    other = report.debrief(match, seed=4)
    assert first == again != other
    assert [point.turn for point in first.turns] == [end.turn for end in Walk(match).turns]
    assert [each.mean for each in first.turns[-1].chances] == match.state.scores()
    assert first.what_ifs
    assert msgspec.json.decode(msgspec.json.encode(first), type=report.Debrief) == first


def test_progress_reaches_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MOST", 8)
    heard: list[tuple[int, int]] = []
    report.debrief(played("misiles", "standard", 2), progress=lambda done, of: heard.append((done, of)))
    assert heard == sorted(heard)
    assert heard[-1][0] <= heard[-1][1] == heard[0][1]


def test_a_running_game_has_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MOST", 8)
    found = report.debrief(played("misiles", "standard", 2, until=30), what_ifs=False)
    assert not found.over
    assert found.ending == ""
    assert found.scores == []
    assert found.what_ifs == []


# --- what if ----------------------------------------------------------------------------------------------------------


def question(match: Match, seat: int | None = None) -> Question:
    walk = Walk(match)
    each = alternatives(walk, range(len(match.seats)))[3]
    state = {decision.step: decision.state for decision in walk.decisions}[each.step]
    return Question(position(match.game, match.options, state), each, each.seat if seat is None else seat, 5)


@pytest.mark.parametrize(("game", "preset", "seats"), SETUPS)
def test_the_same_decision_changes_nothing(game: str, preset: str, seats: int) -> None:
    """Both branches have the same worlds and the same luck: without a change there is no difference at all."""
    asked = question(played(game, preset, seats, random=True, until=400))
    each = asked.alternative
    same = Alternative(each.step, each.seat, each.turn, "", each.chosen, each.chosen)
    found = pairs(msgspec.structs.replace(asked, alternative=same), range(2))
    assert len(found) == 2
    assert all(before == after for before, after in found)
    assert difference(found, each.seat).win.mean == 0


@pytest.mark.parametrize("game", ["blackhat", "kiberrubezh", "buenosos"])
def test_the_reading_by_knowledge_does_not_peek(game: str) -> None:
    """Positions that the seat cannot tell apart give the same games; with hindsight they may differ."""
    setup = next(each for each in SETUPS if each[0] == game)
    asked = question(played(*setup, random=True, until=120))
    state = asked.position.load()
    twin = state.resample(asked.seat, Rng(99))
    assert twin.encode() != state.encode()
    other = msgspec.structs.replace(asked, position=msgspec.structs.replace(asked.position, codes=twin.encode()))
    assert pairs(asked, range(2)) == pairs(other, range(2))
    looking = [msgspec.structs.replace(each, seat=HINDSIGHT) for each in (asked, other)]
    assert pairs(looking[0], range(4)) != pairs(looking[1], range(4))


def test_luck_is_the_same_whatever_was_decided() -> None:
    """The n-th throw of the dice is the same after other decisions."""
    game = registry.load("misiles")
    throws: list[list[int]] = []
    for pick in (0, -1):
        state, luck = game.new(2, "standard", {}), Luck(1, 1)
        thrown: list[tuple[int, int]] = []
        while state.actor() != OVER and len(thrown) < 8:
            if state.actor() == CHANCE:
                first = state.step_at(state.depth - 1)
                action = luck.draw(state)
                thrown.append((int(first), action))
            else:
                action = state.actions()[pick]
            state.apply(action)
        throws.append([action for step, action in thrown if step == thrown[-1][0]][:4])
    assert throws[0] == throws[1]


def test_intervals() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half() == pytest.approx(1.959964 * 0.6455, rel=1e-3)
    assert share([1.0] * 20).low < 0.9  # twenty wins in a row are no proof
    assert change([0.0] * 30).high == pytest.approx(0.1)
    assert change([0.0, 1.0] * 8).half() > 0.2


# --- BuenOsos, chapter 12 ---------------------------------------------------------------------------------------------


def test_the_cascade_begins_with_its_cause_and_ends_with_the_country() -> None:
    told = 0
    for seed in range(30, 42):
        match = played("buenosos", "balanced", 2, seed, random=True)
        chain = debrief.chapters(match)["cascade"]
        chains = [each for each in analysis.cascades(match.recorder.events) if each.links[-1].service < 16]
        if chain is None:
            assert not chains
            continue
        told += 1
        assert isinstance(chain, dict)
        lengths = [debrief.steps(each) for each in chains]
        mine = (chain["source"] != -1) + 1 + len(chain["links"]) + 1
        asked = [length for length in lengths if 4 <= length <= 6]
        assert mine == (max(asked) if asked else mine)
        assert chain["links"][0]["dependency"] == chain["start"]
        for before, after in zip(chain["links"], chain["links"][1:], strict=False):
            assert after["dependency"] == before["service"]
        assert set(chain["country"]) == {"turn", "points", "lost", "left"}
    assert told >= 5


def test_the_campaign_line_names_cards_and_targets() -> None:
    match = played("buenosos", "balanced", 2, 17)
    rows = debrief.chapters(match)["campaign"]
    assert isinstance(rows, list)
    cards = [card["card"] for row in rows for card in row["cards"]]
    events = match.recorder.events
    assert cards == [
        event.arguments[0] for event in events if event.kind in ("played", "played_free") and event.arguments[0] < 62
    ]
    targets = [target for row in rows for card in row["cards"] for target in card["targets"]]
    assert targets == [event.arguments[1] for event in events if event.kind == "targeted" and event.arguments[0] < 62]


def test_the_tail_risk_is_the_event_that_hurt_most() -> None:
    match = played("buenosos", "balanced", 2, 17)
    tail = debrief.chapters(match)["tail"]
    assert isinstance(tail, dict)
    assert tail["integrity"] > 0
    assert 1 <= tail["turn"] <= 8
    assert tail["one_in"] >= 2


def test_plans_of_cards() -> None:
    game = registry.load("buenosos")
    plans = {debrief.plan_of(game, action) for action in range(124)}
    assert plans == {"", "drp", "bcp"}
    b14 = 62 + 13  # Failover to alternate site, a DRP card
    assert debrief.plan_of(game, b14) == "drp"


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    replay.save(played("misiles", "standard", 2).replay(), path)
    return str(path)


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_the_command_in_three_languages(saved: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["debrief", saved, "--quick", "--jobs", "1", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert {"en": "How it went", "es": "Cómo fue", "ru": "Как шла игра"}[language] in shown
    assert "Player-0" in shown
    assert "debrief-" not in shown
    assert "marker-" not in shown


def test_the_command_as_files(saved: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "MOST", 8)
    assert main(["debrief", saved, "--format", "markdown", "--jobs", "1", "--nameless", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Debrief: ")
    assert "| Turn |" in text
    assert "## What if?" in text
    assert "Player-0" not in text
    assert main(["debrief", saved, "--format", "csv", "--lang", "en"]) == 0
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out)))
    assert rows[0] == ["step", "turn", "seat", "decision", "options"]
    assert len(rows) == 1 + len(Walk(played("misiles", "standard", 2)).decisions)
    assert main(["debrief", saved, "--quick", "--format", "json", "--jobs", "1"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["ending"]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["debrief", "nowhere.json", "--lang", "en"]) != 0
    assert "nowhere.json" in capsys.readouterr().err
