"""Experiments: paired deals, intervals that hold at every look, and the same answer however work is split."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.state import CHANCE
from contienda.lab import experiment_folder as folders
from contienda.lab import question as questions
from contienda.lab.experiment import (
    CLEAR,
    OPEN,
    SMALL,
    TAKEN,
    WINS,
    Measure,
    course_of,
    experiment,
    recounted,
    rounds,
)
from contienda.lab.paired_game import Deal, play
from contienda.lab.paired_statistics import Paired, holm
from contienda.lab.question import Place, Question, Variant
from contienda.lab.setup import OPTION, Change, Setup
from tests.lab.refusals import refused

BASE = Setup("buenosos", "standard", 2)


def asked(*values: str, bots: str = "random", deals: int = 60, within: float = 3, base: Setup = BASE) -> Question:
    changes = [change for each in values for change in base.vary(*each.split("=", 1))]
    variants = [Variant("", [change]) for change in changes]
    return questions.question(base, variants, questions.arms([bots], 2, programs=False), deals, within)


# --- deals ------------------------------------------------------------------------------------------------------------


def test_a_deal_gives_the_same_cards_whatever_is_decided() -> None:
    """Two games on a deal draw the same cards from a pile as long as it holds the same ones."""
    start = BASE.start()
    drawn: list[dict[int, list[int]]] = []
    for mood in (1, 2):
        state, deal, rng = start.copy(), Deal(7, 3), random.Random(mood)
        seen: dict[int, list[int]] = {}
        for _ in range(60):
            if state.actor() == CHANCE:
                stream = state.game.deal_stream(state)
                seen.setdefault(stream, []).append(action := deal.draw(state))
            else:
                action = rng.choice(state.actions())
            state.apply(action)
        drawn.append(seen)
    assert drawn[0] != drawn[1]  # the games went differently
    for stream in drawn[0].keys() & drawn[1].keys():
        first = min(len(drawn[0][stream]), len(drawn[1][stream]), 5)
        assert drawn[0][stream][:first] == drawn[1][stream][:first]


def test_a_deal_draws_by_weight() -> None:
    """Over many deals, every card comes first equally often."""
    start = BASE.start()
    counts: dict[int, int] = {}
    games = 3000
    for number in range(games):
        card = Deal(1, number).draw(start)
        counts[card] = counts.get(card, 0) + 1
    expected = games / len(start.actions())
    assert len(counts) == len(start.actions())
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < 2.5 * len(counts)  # a fair deck stays below with more than 99.9 %


def test_a_game_on_a_deal_is_the_same_game_again() -> None:
    start = BASE.start()
    games = [play(start, [make("careless:30"), make("greedy")], 5, deal, 6000).actions for deal in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def test_base_and_variant_play_the_same_deals_with_the_same_moods() -> None:
    """A variant that changes nothing is the same game again, decision by decision."""
    turns = BASE.written()["turns"]
    question = questions.question(
        BASE,
        [Variant("", [Change(OPTION, "turns", turns, turns)])],
        questions.arms(["random", "careless:30"], 2, programs=False),
    )
    games: set[tuple[int, ...]] = set()
    for arm in range(2):
        for deal in range(5):
            base, variant = (
                course_of(question.text(), question.number(Place(number, arm, deal)))[0].actions for number in (0, 1)
            )
            assert base == variant
            games.add(tuple(base))
    assert len(games) == 10


# --- statistics -------------------------------------------------------------------------------------------------------


def test_no_effect_is_rarely_called_an_effect_however_often_one_looks() -> None:
    rng = random.Random(1)
    wrong = 0
    for _ in range(300):
        sums = Paired(1.0)
        for pair in range(400):
            sums.add(float(rng.random() < 0.5), float(rng.random() < 0.5))
            if pair >= 40 and pair % 10 == 0 and sums.chance(1000) < 0.05:
                wrong += 1
                break
    assert wrong <= 15  # 5 % of 300; an ordinary test, looked at so often, errs more than 60 times


def test_an_effect_is_found_and_its_interval_holds_it() -> None:
    rng = random.Random(2)
    sums = Paired(1.0)
    for _ in range(1500):
        sums.add(float(rng.random() < 0.4), float(rng.random() < 0.55))
    low, high = sums.interval(1000)
    assert 0 < low < 0.15 < high < 0.25
    assert sums.chance(1000) < 0.001
    assert sums.interval(1000, comparisons=50)[0] < low  # many comparisons make it wider


def test_an_interval_leaves_zero_out_when_its_test_does() -> None:
    """The test is known to hold at every look (above), so the interval does too."""
    rng = random.Random(3)
    sure = 0
    for gain in (0.0, 0.05, 0.1, 0.2) * 30:
        sums = Paired(1.0)
        for _ in range(rng.choice([60, 150, 400])):
            sums.add(float(rng.random() < 0.4), float(rng.random() < 0.4 + gain))
        low, high = sums.interval(1000)
        assert (low > 0 or high < 0) == (sums.chance(1000) < 0.05)
        sure += low > 0
    assert 10 < sure < 110


def test_pairs_that_agree_prove_little() -> None:
    sums = Paired(1.0)
    for _ in range(40):
        sums.add(1.0, 1.0)
    low, high = sums.interval(1000)
    assert -0.2 < low < -0.03
    assert 0.03 < high < 0.2


def test_holm_corrects_for_the_number_of_tests() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.5]) == [1.0, 1.0]


# --- experiments ------------------------------------------------------------------------------------------------------


def test_a_large_effect_is_clear_and_stops_early() -> None:
    found = experiment(asked("turns=5", deals=2000), 1)
    assert found.verdicts == {(1, 0): CLEAR}
    main = found.main(1, 0)
    assert main.deals < 1000
    assert main.chance < 0.05
    assert main.low > 0 or main.high < 0
    assert found.games == 2 * main.deals


def test_a_change_that_nobody_notices_is_small() -> None:
    found = experiment(asked("penalty_intermittent=3,4", bots="random", deals=2000, within=15), 1)
    assert found.verdicts == {(1, 0): SMALL}


def test_too_few_deals_leave_it_open() -> None:
    found = experiment(asked("card.B14.cost=4", deals=40, within=0.5), 1)
    assert found.verdicts == {(1, 0): OPEN}


def test_use_of_the_changed_card_is_counted() -> None:
    found = experiment(asked("card.B14.cost=1", deals=120, within=0.5), 1)
    taken = {each.measure.name: each for each in found.findings if each.measure.kind == TAKEN}
    words = registry.load("buenosos").vocabulary
    assert {str(words.say(int(code))) for code in taken} >= {"play(B14)"}
    played = next(each for code, each in taken.items() if str(words.say(int(code))) == "play(B14)")
    assert played.changed > played.base > 0


def test_the_split_does_not_matter() -> None:
    question = asked("cycle=1", "turns=7", deals=40)
    alone, shared = (experiment(question, jobs) for jobs in (1, 2))
    assert alone.findings == shared.findings


def test_rounds_cover_all_deals_once() -> None:
    spans = rounds(2345)
    assert spans[0].first == 0
    assert spans[-1].end == 2345
    assert all(one.end == other.first for one, other in pairwise(spans))


def test_a_folder_continues_and_counts_the_same_answer(tmp_path: Path) -> None:
    question = asked("card.B14.cost=4", deals=120, within=0.5)
    whole = experiment(question, 1)
    folder = folders.start_experiment(tmp_path / "run", question)
    experiment(question, 1, folder)
    folder.close()
    folder.part(rounds(120)[1]).unlink()  # as if it had been stopped, and its last round lost
    folder = folders.start_experiment(tmp_path / "run", question)
    again = experiment(question, 1, folder)
    folder.close()
    assert again.findings == whole.findings
    assert 0 < again.before < again.games == whole.games
    opened, _ = folders.open_experiment(tmp_path / "run")
    assert recounted(opened.question, opened).findings == whole.findings


def test_a_folder_of_another_question_is_refused(tmp_path: Path) -> None:
    folders.start_experiment(tmp_path / "run", asked("turns=7")).close()
    with refused("error-experiment-other"):
        folders.start_experiment(tmp_path / "run", asked("turns=6"))


def test_a_game_of_an_experiment_is_rebuilt(tmp_path: Path) -> None:
    question = asked("card.B14.cost=3", bots="greedy", deals=40)
    folder = folders.start_experiment(tmp_path / "run", question)
    experiment(question, 1, folder)
    folder.close()
    opened, _ = folders.open_experiment(tmp_path / "run")
    replay = folders.rebuilt(opened, 1)  # the variant on the first deal
    _, state = replay.start()
    for action in replay.actions:
        state.apply(action)
    row = next(each for each in opened.stored(rounds(40)[0]) or [] if each.number == 1)
    assert state.ending() == row.ending
    assert "cost = 3" in replay.scenario
    with refused("error-run-no-game"):
        folders.rebuilt(opened, 10**6)


def test_wins_are_measured_for_every_seat_that_can_win() -> None:
    found = experiment(asked("turns=7", deals=40), 1)
    wins = [each.measure for each in found.findings if each.measure.kind == WINS]
    assert wins == [Measure(WINS, seat=0), Measure(WINS, seat=1)]
