"""Runs: the rows of games, whatever played them; continued, sharded, merged, and every game rebuilt."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from contienda.bots.factory import make
from contienda.core import registry
from contienda.core.errors import BadOption, BadReplay
from contienda.core.state import OVER
from contienda.lab import block as block_module
from contienda.lab import run
from contienda.lab.block import Block, bot_game, new_record, opening, play_block, policy, tables
from contienda.lab.parallel import spread_over
from contienda.lab.plan import Job, Span, covered, joined, shard, without
from contienda.lab.rebuild import rebuild
from contienda.lab.rows import TABLES
from contienda.lab.run import job, play_run, tally
from contienda.lab.run_folder import RunFolder, merge, open_run, start_run
from contienda.lab.simulate import simulate
from contienda.play.record import policy_games
from contienda.play.replay import dump
from tests.lab.test_simulate import order

ALL = list(TABLES)


def asked(bots: list[str], rows: list[str] = ALL, game: str = "misiles", seed: int = 3, preset: str = "") -> Job:
    found = registry.load(game)
    return job(found, found.resolve(preset or found.presets[0].name, {}), bots, seed, rows)


def played(path: Path, wanted: Job, *spans: Span, jobs: int = 1, where: str = "local") -> RunFolder:
    folder = start_run(path, wanted, list(spans))
    outcome = play_run(folder, jobs, where)
    assert not outcome.interrupted
    return open_run(path)


def rows(folder: RunFolder, table: str) -> list[dict[str, Any]]:
    return [row for each in folder.read(table) for row in each.to_pylist()]


def everything(folder: RunFolder) -> dict[str, list[dict[str, Any]]]:
    return {table: rows(folder, table) for table in folder.job.rows}


# --- numbers of games -------------------------------------------------------------------------------------------------


def test_spans() -> None:
    assert joined([Span(5, 9), Span(0, 5), Span(12, 12)]) == [Span(0, 9)]
    assert covered([Span(5, 9), Span(0, 6), Span(20, 21)]) == [Span(0, 9), Span(20, 21)]
    assert without([Span(0, 10)], [Span(2, 4), Span(6, 20)]) == [Span(0, 2), Span(4, 6)]
    assert without([Span(3, 5), Span(8, 9)], []) == [Span(3, 5), Span(8, 9)]
    assert without([Span(3, 5)], [Span(0, 9)]) == []
    with pytest.raises(BadOption, match="Games 4 to 4 are there twice"):
        joined([Span(0, 5), Span(4, 9)])


def test_shards_are_all_games() -> None:
    parts = [shard(f"{number}/7", 100, 40) for number in range(1, 8)]
    assert joined(parts) == [Span(40, 140)]
    assert {part.games for part in parts} == {14, 15}
    for wrong in ("0/7", "8/7", "1", "a/b", "1/0", ""):
        with pytest.raises(BadOption):
            shard(wrong, 100)


# --- the rows ---------------------------------------------------------------------------------------------------------


def test_rows_agree_with_the_totals_of_the_same_games(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(["random", "random", "random"]), Span(0, 12))
    totals = simulate(order(["random", "random", "random"]), 12, 1).tally
    assert tally(folder).pack() == totals.pack()
    found = everything(folder)
    games, turns, decisions, pieces = (found[table] for table in TABLES)
    assert [game["game"] for game in games] == list(range(12))
    assert all(sum(game[f"win_{seat}"] for seat in range(3)) == 1 for game in games)
    for game in games:
        own, ended, taken = (
            [row for row in table if row["game"] == game["game"]] for table in (decisions, turns, pieces)
        )
        assert [row["index"] for row in own] == list(range(game["decisions"]))
        assert sum(row["options"] for row in own) == game["options"]
        assert sum(row["options"] == 1 for row in own) == game["forced"]
        assert max(row["options"] for row in own) == game["widest"]
        assert sum(row["decisions"] for row in ended) == game["decisions"]
        assert sum(row["chances"] for row in ended) == game["chances"]
        assert ended[-1]["turn"] == game["turns"]
        assert [row["turn"] for row in ended] == sorted({row["turn"] for row in ended})
        assert sum(row["taken"] for row in taken if not row["chance"]) == game["decisions"]
        assert sum(row["offered"] for row in taken if not row["chance"]) == game["options"]
        assert sum(row["taken"] for row in taken if row["chance"]) == game["chances"]


@pytest.mark.parametrize("game", ["buenosos", "blackhat", "kiberrubezh", "maracas"])
def test_rows_of_every_game(game: str, tmp_path: Path) -> None:
    seats = registry.load(game).usual
    folder = played(tmp_path / "run", asked(["random"] * seats, game=game), Span(0, 3))
    found = everything(folder)
    assert len(found["games"]) == 3
    assert all(row["over"] and row["turns"] >= 1 for row in found["games"])
    markers = [name for name in found["turns"][0] if name.startswith("marker_")]
    assert markers == [f"marker_{name}" for name in folder.job.markers]
    assert markers
    last = [row for row in found["turns"] if row["game"] == 2][-1]
    assert [last[f"value_{seat}"] for seat in range(seats)] == pytest.approx(
        [found["games"][2][f"score_{seat}"] for seat in range(seats)]
    )
    said = {row["code"]: row["action"] for row in found["decisions"]}
    vocabulary = registry.load(game).vocabulary
    assert said == {code: str(vocabulary.say(code)) for code in said}
    named = {row["code"]: row["action"] for row in folder.actions().to_pylist()}
    assert said.items() <= named.items()


def test_chance_is_written_down_for_whom_it_draws(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(["random"] * 2, ["pieces"], "kiberrubezh"), Span(0, 2))
    drawn = [row for row in rows(folder, "pieces") if row["action"].startswith("draw(")]
    assert {row["seat"] for row in drawn} == {0, 1}
    folder = played(tmp_path / "cards", asked(["random"] * 2, ["pieces"], "buenosos"), Span(0, 2))
    drawn = [row for row in rows(folder, "pieces") if row["action"].startswith("draw(")]
    assert {(row["seat"], row["action"][5]) for row in drawn} == {(0, "A"), (1, "B")}


def test_the_tables_open_in_duckdb_polars_and_pandas(tmp_path: Path) -> None:
    import duckdb  # here, because workers forked by other tests would inherit it
    import pandas as pd
    import polars as pl

    folder = played(tmp_path / "run", asked(["greedy", "random"]), Span(0, 6), Span(10, 12))
    wins = sum(row["win_0"] for row in rows(folder, "games"))
    assert wins > 0
    pattern = f"{tmp_path}/run/games/*.parquet"
    duck = duckdb.connect()
    assert duck.execute(f"select sum(win_0), count(*) from '{pattern}'").fetchone() == (wins, 8)
    assert pl.read_parquet(pattern)["win_0"].sum() == wins
    frame = pd.read_parquet(tmp_path / "run" / "games")
    assert (frame["win_0"].sum(), len(frame)) == (wins, 8)
    best = duck.execute(
        f"""select a.piece, sum(p.taken) from '{tmp_path}/run/pieces/*.parquet' p
        join '{tmp_path}/run/actions.parquet' a using (code) where a.kind = 'way' group by 1 order by 2 desc limit 1"""
    ).fetchone()
    assert best is not None
    assert best[1] > 0


@pytest.mark.parametrize("bot", ["random", "greedy", "greedy:100", "careless:30"])
@pytest.mark.parametrize("game", ["misiles", "buenosos", "blackhat"])
def test_a_policy_plays_exactly_like_its_bot(bot: str, game: str, tmp_path: Path) -> None:
    wanted = asked([bot, "greedy"], ["decisions"], game)
    found, _, start = opening(wanted)
    bots = [make(bot), make("greedy")]
    record = new_record(wanted, found, start)
    policies = [policy(each, found.vocabulary.size) for each in bots]
    policy_games(record, start, [each for each in policies if each is not None], 3, 2**32, 0, 2, found.bound)
    # A program or a searching bot beside it would be played by the slow loop; here that loop plays the same bots.
    slow = new_record(wanted, found, start)
    options = found.resolve(found.presets[0].name, {})
    for number in range(2):
        bot_game(slow, found, options, start, bots, 3, number)
    quick_rows = tables(wanted, found, record, [])
    slow_rows = tables(wanted, found, slow, [])
    assert quick_rows["decisions"].to_pylist() == slow_rows["decisions"].to_pylist()
    assert quick_rows["games"].to_pylist() == slow_rows["games"].to_pylist()


def test_a_game_that_reaches_its_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("misiles")
    monkeypatch.setattr(game, "bound", 30)
    folder = played(tmp_path / "run", asked(["random", "random"]), Span(0, 3))
    found = rows(folder, "games")
    assert [(row["over"], row["ending"], row["score_0"], row["win_0"]) for row in found] == [(False, None, None, 0)] * 3
    assert tally(folder).unfinished == 3
    assert rebuild(folder, 1).actions


# --- how it was played does not matter --------------------------------------------------------------------------------


def test_the_split_does_not_matter(tmp_path: Path) -> None:
    wanted = asked(["random", "greedy"])
    whole = everything(played(tmp_path / "whole", wanted, Span(0, 12)))
    assert everything(played(tmp_path / "two", wanted, Span(0, 12), jobs=2)) == whole
    played(tmp_path / "grown", wanted, Span(0, 5))
    assert everything(played(tmp_path / "grown", wanted, Span(3, 12))) == whole
    for part in (1, 2, 3):
        played(tmp_path / f"part{part}", wanted, shard(f"{part}/3", 12))
    parts = [tmp_path / f"part{part}" for part in (3, 1, 2)]
    merged = merge(parts, tmp_path / "merged")
    assert everything(merged) == whole
    assert merged.missing() == []
    assert merged.actions().equals(open_run(parts[0]).actions())
    with pytest.raises(BadOption, match="Games 0 to 3 are there twice"):
        merge([tmp_path / "part1", tmp_path / "whole"], tmp_path / "twice")
    with pytest.raises(BadOption, match="already holds a run"):
        merge(parts, tmp_path / "merged")


def test_a_block_without_its_games_is_played_again(tmp_path: Path) -> None:
    wanted = asked(["random", "random"])
    folder = played(tmp_path / "run", wanted, Span(0, 6))
    whole = everything(folder)
    (span, lost), *_ = folder.parts("games")
    lost.unlink()  # a process was killed before it wrote the last table
    (lost.parent / f".{lost.name}.x.part").write_bytes(b"half")
    assert open_run(tmp_path / "run").missing() == [span]
    assert rows(open_run(tmp_path / "run"), "decisions") == []  # rows of games that do not count
    assert everything(played(tmp_path / "run", wanted, Span(0, 6))) == whole
    assert not list(tmp_path.glob("run/*/.*"))


def test_a_block_is_written_once_and_its_games_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = asked(["random", "random"])
    _, block = play_block(wanted, range(2), 60.0)
    folder = start_run(tmp_path / "run", wanted, [Span(0, 2)])
    names: list[str] = []
    put = folder.put

    def noted(name: Path, content: bytes) -> None:
        names.append(name.parts[0])
        put(name, content)

    monkeypatch.setattr(folder, "put", noted)
    folder.append(block.span, block.tables)
    assert names == ["turns", "decisions", "pieces", "games"]
    folder.append(block.span, dict.fromkeys(block.tables, b"again"))
    folder.close()
    assert len(rows(open_run(tmp_path / "run"), "games")) == 2


def test_a_block_ends_when_its_rows_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_module, "MOST_ROWS", 500)
    done, block = play_block(asked(["random", "random"]), range(5, 90), 60.0)
    assert done < 85
    assert block.span == Span(5, 5 + done)


def kill_once(mark: Path, wanted: Job, numbers: Sequence[int], limit: float) -> tuple[int, Block]:
    """Play two games, but die before the first block that begins above game 0."""
    if numbers[0] > 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_block(wanted, numbers[:2], limit)


@pytest.mark.parametrize("where", ["local", pytest.param("ray", marks=pytest.mark.long)])
def test_no_game_is_lost_or_counted_twice_if_a_worker_is_killed(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if where == "ray":
        pytest.importorskip("ray")
    wanted = asked(["random", "random"], ["games"])
    monkeypatch.setattr(run, "play_block", partial(kill_once, tmp_path / "mark"))
    folder = played(tmp_path / "run", wanted, Span(0, 40), jobs=2, where=where)
    assert (tmp_path / "mark").exists()
    monkeypatch.undo()
    assert [row["game"] for row in rows(folder, "games")] == list(range(40))
    assert everything(folder) == everything(played(tmp_path / "alone", wanted, Span(0, 40)))


def count_but_die_once(mark: Path, numbers: Sequence[int], limit: float) -> tuple[int, list[int]]:
    """Report up to three numbers, but die before the first ones above 0."""
    if numbers[0] > 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return len(numbers[:3]), list(numbers[:3])


def test_results_of_a_killed_worker_come_once(tmp_path: Path) -> None:
    """Runs without a folder add up what they are given: nothing behind them would notice a game that comes twice."""
    found: list[int] = []
    told: list[int] = []
    mark = tmp_path / "mark"
    spread_over(
        "local", partial(count_but_die_once, mark), [range(30), range(50, 60)], 2, found.extend, told.append, 1.0, 7
    )
    assert mark.exists()
    assert sorted(found) == [*range(30), *range(50, 60)]
    assert sum(told) == 40


def die(numbers: Sequence[int], limit: float) -> tuple[int, None]:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0, None


def test_workers_that_always_die_end_the_run() -> None:
    with pytest.raises(BadOption, match="keep dying"):
        spread_over("local", die, [range(4)], 2, lambda _: None, lambda _: None, 1.0, 1)


def test_a_killed_run_continues(tmp_path: Path) -> None:
    """The whole program is killed, not only a worker."""
    import subprocess

    command = [sys.executable, "-m", "contienda.cli.main", "simulate", "blackhat", "-n", "4000", "--jobs", "1"]
    command += ["--out", str(tmp_path / "run"), "--seats", "bot:greedy,bot:random,bot:random"]
    script = "import sys; import contienda.lab.run as r; r.LIMIT = 0.05; from contienda.cli.main import main; main()"
    process = subprocess.Popen([sys.executable, "-c", script, *command[3:]], stdout=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until and len(list(tmp_path.glob("run/games/part*"))) < 3:
        time.sleep(0.02)
    process.kill()
    process.wait()
    folder = open_run(tmp_path / "run")
    done = folder.games
    assert 0 < done < 4000
    assert folder.missing() == [Span(done, 4000)]
    wanted = folder.job
    again = played(tmp_path / "small", wanted, Span(0, min(done, 20)))
    assert rows(again, "games") == rows(folder, "games")[: min(done, 20)]


# --- games rebuilt ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "kept"),
    [(["random", "random"], ["games"]), (["greedy", "careless:30"], ["games"]), (["greedy", "random"], ["decisions"])],
)
def test_a_game_is_rebuilt_from_seed_and_decisions(bots: list[str], kept: list[str], tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(bots, kept), Span(5, 9))
    for row in rows(folder, "games"):
        found = rebuild(folder, row["game"])
        stored = json.loads(dump(found))
        assert (stored["ending"], len(stored["actions"])) == (row["ending"], row["decisions"] + row["chances"])
        assert stored["scores"] == [row["score_0"], row["score_1"]]
    with pytest.raises(BadOption, match="has no game 4; it holds 4"):
        rebuild(folder, 4)


def test_bots_that_do_not_repeat_themselves_keep_their_decisions(tmp_path: Path) -> None:
    wanted = asked(["search:0.01s", "random"], ["games"])
    assert wanted.rows == ["games", "decisions"]
    folder = played(tmp_path / "run", wanted, Span(0, 1))
    _, state = rebuild(folder, 0).start()
    for action in rebuild(folder, 0).actions:
        state.apply(action)
    assert state.actor() == OVER
    for _, path in folder.parts("decisions"):
        path.unlink()
    with pytest.raises(BadOption, match="cannot be played again"):
        rebuild(folder, 0)


def test_a_changed_run_is_noticed(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", asked(["random", "random"], ["games"]), Span(0, 4))
    manifest = tmp_path / "run" / "run.json"
    manifest.write_text(manifest.read_text().replace('"seed": 3', '"seed": 4'))
    found = open_run(tmp_path / "run")
    wrong = 0
    for number in range(4):
        try:
            rebuild(found, number)
        except BadReplay:
            wrong += 1
    assert wrong >= 2
    assert folder.job.seed == 3


# --- what is refused --------------------------------------------------------------------------------------------------


def test_folders_that_are_refused(tmp_path: Path) -> None:
    wanted = asked(["random", "random"], ["games"])
    with pytest.raises(BadOption, match="is not a run"):
        open_run(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thing").touch()
    with pytest.raises(BadOption, match=r"has no run\.json"):
        start_run(tmp_path / "other", wanted, [Span(0, 1)])
    played(tmp_path / "run", wanted, Span(0, 1))
    with pytest.raises(BadOption, match="its “seats” is different"):
        start_run(tmp_path / "run", asked(["random", "greedy"], ["games"]), [Span(0, 1)])
    held = start_run(tmp_path / "run", wanted, [Span(0, 1)])
    with pytest.raises(BadOption, match="Another process is playing"):
        start_run(tmp_path / "run", wanted, [Span(0, 1)])
    held.close()
    manifest = tmp_path / "run" / "run.json"
    text = manifest.read_text()
    for wrong, message in (("{", "is not the description"), (text.replace('"seed": 3', '"seed": "3"'), '"seed"')):
        manifest.write_text(wrong)
        with pytest.raises(BadOption, match=message):
            open_run(tmp_path / "run")
    manifest.write_text(text)
    for _, path in open_run(tmp_path / "run").parts("games"):
        path.write_bytes(b"no")
    with pytest.raises(BadOption, match="cannot be read"):
        rows(open_run(tmp_path / "run"), "games")
