"""The debrief of whole games: the same seed gives the same report, chances end with the result, nobody peeks."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import cast

import msgspec
import pytest

from contienda.analysis import examination, headlines, report
from contienda.analysis.continuation import HINDSIGHT, position, shares
from contienda.analysis.counterfactual import (
    Alternative,
    Difference,
    Pair,
    Question,
    WhatIf,
    alternatives,
    difference,
    pairs,
)
from contienda.analysis.estimate import Estimate, change, estimate, share
from contienda.analysis.examination import Looked
from contienda.analysis.luck import Luck
from contienda.analysis.walk import Walk
from contienda.analysis.workers import Workers
from contienda.bots.bot import GreedyBot, RandomBot, Sight
from contienda.cli.main import main
from contienda.core import registry
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, State
from contienda.games.buenosos import analysis, debrief, debrief_barrier
from contienda.games.buenosos.debrief_markers import Closing, Country, closings
from contienda.games.buenosos.game import BuenososGame
from contienda.games.buenosos.state import BuenOsos
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


def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play on with a few games only."""
    monkeypatch.setattr(report, "QUICK", 60)
    monkeypatch.setattr(report, "DEEP", 800)


@pytest.mark.parametrize(("game", "preset", "seats"), SETUPS)
def test_turns_and_markers_of_every_game(game: str, preset: str, seats: int) -> None:
    match = played(game, preset, seats, random=True)
    walk = Walk(match)
    turns = [end.turn for end in walk.turns]
    assert turns == sorted(set(turns))
    assert turns[-1] == match.game.turn(match.state) >= 1
    assert walk.turns[-1].markers == walk.part.markers(match.state) != []
    assert all(len(decision.state.actions()) > 1 for decision in walk.decisions)
    for decision in walk.decisions:
        assert match.actions[decision.step] == decision.action == walk.branch(decision)[0]


def test_the_same_seed_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
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
    few(monkeypatch)
    heard: list[tuple[int, int]] = []
    report.debrief(played("misiles", "standard", 2), progress=lambda done, of: heard.append((done, of)))
    assert heard == sorted(heard)
    assert heard[-1][0] <= heard[-1][1] == heard[0][1]


def test_a_running_game_has_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    few(monkeypatch)
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
    """The n-th outcome of each kind of dice is the same after other decisions."""
    game = registry.load("misiles")
    branches: list[dict[int, list[int]]] = []
    for place in (0, -1):
        state, luck = game.new(2, "standard", {}), Luck(1, 1)
        thrown: dict[int, list[int]] = {}
        for _ in range(40):
            if state.actor() == OVER:
                break
            if state.actor() == CHANCE:
                stream = int(game.deal_stream(state))
                action = luck.draw(state)
                thrown.setdefault(stream, []).append(action)
            else:
                action = state.actions()[place]
            state.apply(action)
        branches.append(thrown)
    one, other = branches
    assert one != other
    for stream in set(one) & set(other):
        same = min(len(one[stream]), len(other[stream]))
        assert one[stream][:same] == other[stream][:same]
    assert max(min(len(one[stream]), len(other[stream])) for stream in set(one) & set(other)) > 3


def test_intervals() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half() == pytest.approx(1.959964 * 0.6455, rel=1e-3)
    assert share([1.0] * 20).low < 0.9  # twenty wins in a row are no proof
    assert change([0.0] * 30).high == pytest.approx(0.1)
    assert change([0.0, 1.0] * 8).half() > 0.2


# --- what mattered ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "preset", "seats"), SETUPS)
def test_flags_counts_and_chapters_of_every_game(game: str, preset: str, seats: int) -> None:
    match = played(game, preset, seats)
    walk = Walk(match)
    found = headlines.flags(walk)
    assert found
    per_turn = [sum(flag.turn == end.turn for flag in found) for end in walk.turns]
    assert max(per_turn) <= headlines.PER_TURN
    turns = headlines.turn_of_steps(walk)
    assert len(turns) == len(match.actions) + 1
    assert turns == sorted(turns)
    for kind, by_seat in ((each.kind, each.by_seat) for each in headlines.counts(walk)):
        events = [event for event in match.recorder.events if event.kind == kind]
        assert sum(by_seat) == len(events)
    assert walk.part.chapters(match)


def planted(gains: dict[int, tuple[float, str]]) -> list[Looked]:
    """Looks at alternatives by decision, with what they seemed to be worth and their plan."""
    found = []
    for step, (gain, plan) in gains.items():
        each = Alternative(step, 1, step, plan, [0], [step])
        found.append(Looked(each, Estimate(gain, gain - 0.01, gain + 0.01, 40)))
    return found


def test_the_best_of_each_plan_are_examined_and_a_good_decision_too() -> None:
    gains = {1: (0.3, "drp"), 2: (0.2, "drp"), 3: (0.1, "drp"), 4: (0.05, "drp"), 5: (0.4, ""), 6: (-0.5, "")}
    gains |= {7: (0.01, "bcp"), 8: (0.02, "bcp"), 9: (0.03, "bcp")}
    chosen = [each.step for each in examination.chosen(planted(gains))]
    assert {1, 2, 3} < set(chosen)
    assert {7, 8, 9} < set(chosen)
    assert 4 not in chosen
    assert {5, 6} < set(chosen)  # the best without a plan, and the decision whose alternative was much worse


@pytest.mark.parametrize("seed", [17, 19, 21])
def test_to_play_a_plan_card_or_not_to_is_a_decision_about_it(seed: int) -> None:
    """Otherwise a team that played all its DRP and BCP cards would have hardly any what-if about them."""
    walk = Walk(played("buenosos", "balanced", 2, seed))
    looked = examination.first_look(walk)
    for plan in ("drp", "bcp"):
        mine = [each for each in looked if each.plan == plan]
        assert len(mine) >= examination.PER_PLAN
        about = [(each.chosen[0], each.instead[0]) for each in mine]
        assert all(plan in [debrief.plan_of(walk.match.game, action) for action in pair] for pair in about)


def test_games_are_added_until_the_interval_is_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("misiles", "standard", 2)
    walk = Walk(match)
    listed = examination.first_look(walk)[:2]
    with Workers(1) as workers:
        few_games = examination.examined(walk, listed, 0, 160, 2, 1, workers)
        monkeypatch.setattr(examination, "NARROW", 1.0)
        narrow = examination.examined(walk, listed, 0, 10_000, 2, 1, workers)
    assert all(each.known.win.games <= 40 for each in few_games)
    assert {each.known.win.games for each in narrow} == {examination.ROUND}


def test_games_of_the_first_look_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """They chose the alternatives: a lucky one would win twice."""
    walk = Walk(played("misiles", "standard", 2))
    numbers: list[range] = []
    with Workers(1) as workers:
        play = workers.pairs

        def heard(tasks: Sequence[tuple[Question, range]]) -> list[list[Pair]]:
            numbers.extend(games for _, games in tasks)
            return play(tasks)

        monkeypatch.setattr(workers, "pairs", heard)
        examination.examined(walk, examination.first_look(walk)[:2], 12, 40, 2, 1, workers)
    assert numbers
    assert min(games.start for games in numbers) == 12


def test_an_examined_figure_replaces_that_of_the_first_look() -> None:
    looked = planted({1: (0.3, "drp"), 2: (0.2, "")})
    fresh = Difference(0.5, 0.6, Estimate(0.1, 0.05, 0.15, 400), {})
    told = [WhatIf(looked[0].alternative, fresh, fresh, 2)]
    first, second = report.ranked(looked, told)
    assert [(each.alternative.step, each.examined, each.gain.mean) for each in (first, second)] == [
        (2, False, 0.2),
        (1, True, 0.1),
    ]


def test_a_change_within_the_noise_is_no_turning_point() -> None:
    def point(turn: int, chance: float, half: float) -> report.TurnPoint:
        mine = Estimate(chance, chance - half, chance + half, 60)
        other = Estimate(1 - chance, 1 - chance - half, 1 - chance + half, 60)
        return report.TurnPoint(turn, turn, [], [mine, other])

    course = [point(0, 0.5, 0.1), point(1, 0.62, 0.1), point(2, 0.95, 0.04), point(3, 0.4, 0.1)]
    assert [(each.turn, each.seat) for each in report.turning_points(course)] == [(3, 1), (2, 0)]


class Ended:
    """A game that is over with these scores."""

    def __init__(self, scores: list[float]) -> None:
        self.seats, self.told = len(scores), scores

    def actor(self) -> int:
        return OVER

    def scores(self) -> list[float]:
        return self.told


def test_a_draw_of_everybody_is_no_win() -> None:
    told = {(1.0, 0.0): [1.0, 0.0], (0.5, 0.5): [0.0, 0.0], (1.0, 1.0, 0.0): [0.5, 0.5, 0.0]}
    for scores, win in told.items():
        assert shares(cast(State, Ended(list(scores)))) == win


def test_an_adjustment_is_nobodys_decision() -> None:
    match = Match(registry.load("buenosos"), ["Red", "Blue"], registry.load("buenosos").resolve("standard", {}))
    rng = Rng(1)
    while match.state.actor() == CHANCE:
        match.apply(int(match.state.sample(rng)))
    match.apply(match.game.adjustments(match.state)[0].codes[0])
    assert Walk(match).decisions == []


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
        closing = next(each for each in closings(match.recorder.events) if each.turn == chain["links"][-1]["turn"])
        price = sum(closing.prices.get(chain["links"][-1]["service"], (0, 0)))
        country = {"turn": closing.turn, "points": price, "lost": closing.lost, "left": closing.left}
        assert chain["country"] == country
        paid = {each.turn: each.prices for each in closings(match.recorder.events)}
        rivals = [each for each in chains if debrief.steps(each) == mine]  # of the same length
        assert price == max(sum(paid[each.links[-1].turn].get(each.links[-1].service, (0, 0))) for each in rivals)
    assert told >= 5


def test_among_equally_long_cascades_the_dearest_is_told() -> None:
    match, _ = cascading()
    game = match.game
    assert isinstance(game, BuenososGame)
    country = Country(game, match.options)
    chain = next(each for each in analysis.cascades(match.recorder.events) if each.links[-1].service < 16)
    last = chain.links[-1]
    cheap, dear = ({last.turn: Closing(last.turn, {last.service: (points, 0)})} for points in (2, 6))
    assert debrief.rank(chain, dear, country) > debrief.rank(chain, cheap, country)


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
    came = [event.arguments[0] for event in match.recorder.events if event.kind == "event_revealed"]
    assert tail["one_in"] == 8 - came.index(tail["event"])  # of eight events, those that had not come


def cascading() -> tuple[Match, dict[str, object]]:
    """A game with a cascade, and what the debrief tells of it."""
    for seed in range(30, 42):
        match = played("buenosos", "balanced", 2, seed, random=True)
        chapters = debrief.chapters(match)
        if isinstance(chapters["cascade"], dict) and chapters["cascade"]["cut"] is not None:
            return match, chapters
    raise AssertionError("no cascade that could be cut")


def test_the_cut_of_a_cascade_comes_true() -> None:
    """Played again with the card, the link is missing and the country has as much more Stability as told."""
    match, chapters = cascading()
    told = chapters["cascade"]
    assert isinstance(told, dict)
    cut, chain = (
        told["cut"],
        next(
            each
            for each in analysis.cascades(match.recorder.events)
            if [(link.service, link.turn, link.wave) for link in each.links]
            == [(link["service"], link["turn"], link["wave"]) for link in told["links"]]
        ),
    )
    services = list(dict.fromkeys([*(link.service for link in chain.links), chain.start]))
    (moment,) = debrief_barrier.moments(match, cut["step"], cut["step"] + 1)
    again = debrief_barrier.tried(match, moment, cut["card"], services, cut["where"] == "hand")
    assert again is not None
    assert debrief_barrier.broken(chain, again) == cut["link"]
    turn = chain.links[-1].turn
    before = debrief_barrier.stability_by_turn(match.recorder.events)[turn]
    assert again.stability[turn] - before == cut["stability"] > 0
    closed = debrief_barrier.stability_by_turn(again.events)
    assert {at: again.stability[at] for at in closed} == closed  # as the events of that game tell it
    assert turn in closed


def test_a_card_of_the_hand_is_tried_within_its_budget() -> None:
    match = played("buenosos", "balanced", 2, 31, random=True)
    for moment in debrief_barrier.moments(match, 0, len(match.actions)):
        for card in debrief_barrier.cards_of_blue(moment, True):
            found = debrief_barrier.tried(match, moment, card, [], True)
            assert found is None or found.where == "hand"
            if found is not None:
                assert {card, card + 124} & set(moment.state.actions())


def test_playing_on_without_a_change_is_the_same_game() -> None:
    match = played("buenosos", "balanced", 2, 31, random=True)
    moment = debrief_barrier.moments(match, 0, len(match.actions))[2]
    state = moment.state.copy()
    assert isinstance(state, BuenOsos)
    told = dict(debrief_barrier.followed(match, state, moment.step))
    after = debrief_barrier.stability_by_turn(match.recorder.events)
    assert told
    assert all(told[turn] == value for turn, value in after.items() if turn in told)


def test_the_barrier_prevents_what_it_says() -> None:
    for seed in range(30, 42):
        match = played("buenosos", "balanced", 2, seed, random=True)
        tail = debrief.chapters(match)["tail"]
        if isinstance(tail, dict) and tail["barrier"] is not None:
            assert 0 < tail["barrier"]["prevented"] <= tail["integrity"]
            assert tail["barrier"]["turn"] <= tail["struck"]
            return
    raise AssertionError("no event that a card would have softened")


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
    few(monkeypatch)
    assert main(["debrief", saved, "--format", "markdown", "--jobs", "1", "--nameless", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("# Debrief: ")
    assert "| Round |" in text
    assert "## What if?" in text
    assert "Player-0" not in text
    assert main(["debrief", saved, "--format", "csv", "--lang", "en"]) == 0
    rows = list(csv.reader(io.StringIO(capsys.readouterr().out)))
    assert rows[0] == ["step", "turn", "seat", "decision", "options", "better", "points", "low", "high", "games"]
    assert len(rows) == 1 + len(Walk(played("misiles", "standard", 2)).decisions)
    assert main(["debrief", saved, "--quick", "--format", "json", "--jobs", "1"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["report"]["ending"]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["debrief", "nowhere.json", "--lang", "en"]) != 0
    assert "nowhere.json" in capsys.readouterr().err
