"""The balance of a game: figures from rows, and what an item is worth."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from contienda.cli.main import main
from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.lab.ablation import Sums, can_ablate, effects, interval, play_base, play_trials, policies, trials
from contienda.lab.balance import (
    Balance,
    Setup,
    effects_table,
    measure,
    measure_effects,
    open_balance,
    plan,
    setup_job,
    setups,
    start_balance,
)
from contienda.lab.block import opening
from contienda.lab.figures import figures, share, spread
from contienda.lab.items import VERB, items, uses
from contienda.lab.paired_statistics import holm
from contienda.lab.plan import Job, Span
from contienda.play.record import Record, Watcher, policy_games
from tests.lab.test_runs import asked, played, rows


@pytest.mark.parametrize("name", registry.names())
def test_what_is_studied_exists(name: str) -> None:
    game = registry.load(name)
    for kind, verbs in uses(game).items():
        for verb in verbs:
            arguments = [argument.piece.kind for argument in game.vocabulary.by_name[verb].arguments]
            assert not game.vocabulary.by_name[verb].chance
            assert kind == VERB or kind in arguments
    found = items(game)
    assert found
    assert len({(item.kind, item.piece) for item in found}) == len(found)
    seen = [code for item in found for code in item.codes]
    assert len(seen) == len(set(seen))  # an action uses one thing


def test_a_game_without_a_list_studies_what_its_actions_name() -> None:
    game = registry.load("hearts", yardsticks=True)
    assert registry.part("hearts", "balance") is None
    assert {item.kind for item in items(game)} == {"card"}


def test_figures_of_a_run(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(["greedy", "random"], ["turns", "pieces"]), Span(0, 30))
    game = registry.load("misiles")
    found = figures(folder, game, pace=30)
    games = rows(folder, "games")
    assert found.games == 30
    assert [each.share for each in found.wins] == [sum(row[f"win_{seat}"] for row in games) / 30 for seat in (0, 1)]
    assert sum(found.endings.values()) == 30
    assert found.drawn == 0
    choices = sum(row["decisions"] - row["forced"] for row in games)
    assert found.minutes == pytest.approx(choices * 30 / 60 / 30)
    assert found.forced == sum(row["forced"] for row in games) / sum(row["decisions"] for row in games)
    assert found.decisions.longest == max(row["decisions"] for row in games)
    leads = [[row["leader"] for row in rows(folder, "turns") if row["game"] == game["game"]] for game in games]
    known = [[seat for seat in each if seat >= 0] for each in leads]
    changes = sum(a != b for each in known for a, b in pairwise(each))
    assert found.lead_changes == changes / 30
    counter = next(each for each in found.used if (each.piece, each.seat) == ("search", 0))
    pieces = [row for row in rows(folder, "pieces") if (row["action"], row["seat"]) == ("search", 0)]
    could = {row["game"] for row in pieces}
    did = {row["game"] for row in pieces if row["taken"]}
    assert (counter.offered, counter.used) == (len(could) / 30, len(did) / 30)
    assert counter.wins_used.share == pytest.approx(sum(games[number]["win_0"] for number in did) / len(did))
    assert counter.wins_kept.games == len(could - did)
    assert counter.drawn == 0


def test_drawn_cards_are_counted_for_their_owner(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(["greedy", "greedy"], ["pieces"], "buenosos"), Span(0, 12))
    found = {(each.piece, each.seat): each for each in figures(folder, registry.load("buenosos")).used}
    assert ("A02", 1) not in found
    assert found["A02", 0].drawn >= found["A02", 0].used > 0
    assert figures(folder, registry.load("buenosos")).lead_changes is None  # the run has no turns


def test_spread_and_share() -> None:
    found = spread({1: 90, 5: 8, 100: 2})
    assert (found.mean, found.p5, found.median, found.p95, found.longest) == (3.3, 1, 1, 5, 100)
    assert spread({}).longest == 0
    assert share(0, 0).share == 0


# --- what an item is worth --------------------------------------------------------------------------------------------


def without(wanted: Job, seat: int, codes: list[int], count: int) -> tuple[list[float], list[int]]:
    """Play every game without these actions: the wins of the seat, and the decisions."""
    game, _, start = opening(wanted)
    record = Record(start, False, False, True, Watcher())
    policy_games(record, start, policies(wanted, game, seat, codes), wanted.seed, 2**32, 0, count, game.bound)
    return list(record.wins[seat].items), list(record.games_table[4].items)


@pytest.mark.parametrize("bots", [["greedy", "greedy"], ["random", "careless:30"]])
def test_the_effect_is_that_of_playing_every_game_again(bots: list[str]) -> None:
    wanted = asked(bots, ["games"])
    count = 16
    done, base = play_base(wanted, range(count), 60.0)
    listed = trials([base])
    known = items(registry.load("misiles"))
    _, sums = play_trials(wanted, listed, range(len(listed)), 60.0)
    found = {(each.kind, each.piece, each.seat): each for each in effects(known, listed, sums, done)}
    assert any(each.replayed < count for each in found.values())
    for piece, seat in (("search", 0), ("counter", 1)):
        item = next(each for each in known if each.piece == piece)
        plain, length = without(wanted, seat, [], count)
        banned, shorter = without(wanted, seat, sorted(item.codes), count)
        effect = found[VERB, piece, seat]
        assert effect.effect == pytest.approx((sum(plain) - sum(banned)) / count)
        assert effect.decisions == pytest.approx((sum(length) - sum(shorter)) / count)
        assert effect.low < effect.effect < effect.high


def test_a_seat_uses_a_forbidden_item_only_if_there_is_nothing_else() -> None:
    wanted = asked(["greedy", "greedy"], ["games"])
    game, _, start = opening(wanted)
    codes = sorted(next(each for each in items(game) if each.piece == "search").codes)
    record = Record(start, False, True, False, Watcher())
    policy_games(record, start, policies(wanted, game, 0, codes), 3, 2**32, 0, 20, game.bound)
    columns = [list(column.items) for column in record.decisions_table]
    used = [
        (seat, options) for seat, options, code in zip(columns[3], columns[5], columns[6], strict=True) if code in codes
    ]
    assert {seat for seat, options in used if options > 1} == {1}


def test_intervals_and_their_correction() -> None:
    low, high, chance = interval(60.0, 80.0, 400)
    assert low < 0.15 < high
    assert chance < 1e-6
    low, high, chance = interval(0.0, 0.0, 400)  # no game changed: not proof of no effect
    assert (round(low, 4), round(high, 4)) == (-0.0049, 0.0049)
    assert chance == 1.0
    known = items(registry.load("misiles"))
    wanted = asked(["greedy", "greedy"], ["games"])
    _, base = play_base(wanted, range(4), 60.0)
    listed = trials([base])
    sums = [Sums(trial.at, trial.seat, 1.0, 2.0, 0) for trial in listed]
    found = effects(known, listed, sums, 4)
    alone = interval(1.0, 2.0, 4)[2]
    assert {each.chance for each in found} == {holm([alone] * len(sums))[0]}


def test_only_simple_bots_are_played_without_an_item() -> None:
    assert can_ablate(asked(["greedy", "level:3"]))
    assert not can_ablate(asked(["greedy", "search:5"]))


# --- the whole --------------------------------------------------------------------------------------------------------


def small(tmp_path: Path, games: int = 12) -> Balance:
    game = registry.load("misiles")
    listed = setups(game, ["standard"], {}, ["strict_clock=all"], ["greedy"])
    return start_balance(tmp_path / "balance", plan(game, 2, listed, 1, games))


def test_setups() -> None:
    game = registry.load("kiberrubezh")
    found = setups(game, ["starters", "storm"], {}, ["deck_b=blitz,shadow"], ["random", "level:1"])
    assert len(found) == 8
    assert found[0] == Setup("starters random deck_b=blitz", "starters", {"deck_b": "blitz"}, "random")
    assert {each.name for each in found} >= {"storm level-1 deck_b=shadow"}
    for wrong in ("deck_c=blitz", "deck_a", "deck_a=", "deck_a=nothing"):
        with pytest.raises(BadOption):
            setups(game, ["starters"], {}, [wrong], ["random"])
    with pytest.raises(BadOption, match="972 setups"):
        setups(
            game,
            ["starters", "storm", "covert"],
            {},
            ["deck_a=all", "deck_b=all"],
            ["random", "greedy", "level:1", "level:2"],
        )


def test_a_balance_is_measured_and_continued(tmp_path: Path) -> None:
    balance = small(tmp_path)
    heard: list[tuple[str, int, int]] = []
    assert not measure(balance, 1, "local", True, lambda *told: heard.append(told))
    assert {name for name, _, _ in heard} == {setup.name for setup in balance.plan.setups}
    again = open_balance(tmp_path / "balance")
    assert again.plan == balance.plan
    for setup in again.plan.setups:
        assert again.run(setup).games == 12
        assert len(again.effects(setup)) > 20
        gains = [each.effect for each in again.effects(setup)]
        assert gains == sorted(gains, reverse=True)
        wanted = setup_job(again.plan, setup)
        shared = measure_effects(wanted, 12, 2, "local", lambda done, total: None)
        assert shared is not None
        assert effects_table(shared).to_pylist() == effects_table(again.effects(setup)).to_pylist()
    heard.clear()
    assert not measure(small(tmp_path), 1, "local", True, lambda *told: heard.append(told))
    assert heard == []  # nothing is played twice
    with pytest.raises(BadOption, match="its “games” is different"):
        small(tmp_path, 13)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["balance", "misiles", "-n", "8", "--presets", "standard", "--bots", "random,greedy", "--jobs", "1"]
    assert main([*arguments, "--players", "2", "--out", str(tmp_path / "out"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in found["setups"]] == ["standard random", "standard greedy"]
    assert all(each["games"] == 8 and each["effects"] and each["used"] for each in found["setups"])
    for language, word in (("en", "leader at half time"), ("es", "a la mitad"), ("ru", "лидер середины")):
        assert main([*arguments, "--players", "2", "--out", str(tmp_path / "out"), "--lang", language]) == 0
        out = capsys.readouterr().out
        assert word in " ".join(out.split())
        assert max(len(line) for line in out.splitlines()) <= 80
    for wrong, message in (
        (["-n", "0"], "at least"),
        (["--presets", "none"], "no preset"),
        (["--bots", "nobody"], "bot"),
        (["--vary", "x=1"], "no option"),
        (["--pace", "0"], "--pace"),
        (["--engine", "moon"], "engine"),
        (["--players", "9"], "--players"),
    ):
        assert main(["balance", "misiles", *wrong]) == 2
        assert message in capsys.readouterr().err
