"""Training: what came of decisions is reckoned right, a run can be resumed, and its policy plays as its network."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")
np = pytest.importorskip("numpy")

from contienda.bots import policy_file  # noqa: E402
from contienda.core import registry  # noqa: E402
from contienda.core.errors import BadOption  # noqa: E402
from contienda.core.observation import observe  # noqa: E402
from contienda.core.rng import Rng  # noqa: E402
from contienda.core.state import CHANCE, OVER, Legal  # noqa: E402
from contienda.train import export  # noqa: E402
from contienda.train.config import Config, changed, written  # noqa: E402
from contienda.train.network import NEVER  # noqa: E402
from contienda.train.rollout import Rollout, draw  # noqa: E402
from contienda.train.run_folder import RunFolder  # noqa: E402
from contienda.train.shared import Shape  # noqa: E402
from contienda.train.trainer import Trainer  # noqa: E402

SMALL = Config("kuhn_poker", "", 2, games=16, steps=8, processes=1, first=16, second=8, minibatch=64, deals=4)


def test_settings_are_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(written(SMALL), encoding="utf-8")
    assert changed(Config(), file) == SMALL


@pytest.mark.parametrize("line", ["gmes = 4", "games = 0", 'games = "4"', "trace = 2.0", "games = ["])
def test_bad_settings_get_a_sentence(tmp_path: Path, line: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(BadOption) as error:
        changed(Config(), file)
    assert "config.toml" in error.value.sentence("en")


def test_advantages_follow_each_seat_to_its_next_decision() -> None:
    """One game of seats 0, 1, 0 that seat 0 wins, then the start of another one."""
    config = replace(SMALL, steps=5)
    rollout = Rollout(config, Shape(2, 4, 4), 1, torch.device("cpu"))
    rollout.seats[:, 0] = torch.tensor([0, 1, 0, 1, 0])
    rollout.values[:, 0] = torch.tensor([0.5, 0.4, 0.7, 0.6, 0.3])
    rollout.mine[:, 0] = True
    rollout.ended[2, 0] = True
    rollout.rewards[2, 0] = torch.tensor([1.0, 0.0])
    rollout.next_seats[0], rollout.next_values[0] = 1, 0.8
    advantages, returns, usable = rollout.judge(0.5)
    last = 1 - 0.7
    assert advantages[:4, 0].tolist() == pytest.approx([0.7 - 0.5 + 0.5 * last, 0 - 0.4, last, 0.8 - 0.6])
    assert returns[:4, 0].tolist() == pytest.approx([0.85, 0.0, 1.0, 0.8])
    assert usable[:, 0].tolist() == [True, True, True, True, False]  # the last one's successor is not known yet


def test_draws_are_as_likely_as_the_logits_say() -> None:
    torch.manual_seed(3)
    drawn = draw(torch.tensor([0.0, 1.0, -1e4]).expand(20_000, 3))
    shares = torch.bincount(drawn, minlength=3) / 20_000
    assert shares.tolist() == pytest.approx([0.269, 0.731, 0.0], abs=0.02)


def test_a_decision_without_successor_does_not_spoil_those_before_it() -> None:
    config = replace(SMALL, steps=2)
    rollout = Rollout(config, Shape(2, 4, 4), 1, torch.device("cpu"))
    rollout.values[:, 0] = torch.tensor([0.5, 0.7])
    rollout.mine[:, 0] = True
    rollout.next_seats[0] = 1
    advantages, _, usable = rollout.judge(1.0)
    assert usable[:, 0].tolist() == [True, False]
    assert float(advantages[0, 0]) == pytest.approx(0.2)


class Fixed:
    """A network that says the same of every position."""

    def __init__(self, logits: Any) -> None:
        self.logits = logits

    def __call__(self, *seen: Any) -> tuple[Any, None]:
        return self.logits[: len(seen[0])], None


def test_in_some_games_rules_of_thumb_or_a_past_self_play_the_others() -> None:
    """Ten games of two seats: two against rules of thumb, three against a past self, the others among equals."""
    config = replace(SMALL, steps=1, thumbs=0.2, guests=0.3)
    rollout = Rollout(config, Shape(2, 4, 3), 10, torch.device("cpu"))
    appeals = torch.tensor([[-256, 0, 0]]).expand(10, 3)
    seen = (*(torch.zeros(10, 4) for _ in range(2)), torch.zeros(10, 3), appeals, torch.full((10,), 2))
    ours, theirs = torch.ones(10, 3), torch.full((10, 3), 5.0)
    mine = torch.zeros(10, dtype=torch.bool)
    seats = torch.zeros(10, dtype=torch.int64)  # it is always the turn of the first seat
    past_self: Any = Fixed(theirs)
    found = rollout.host(ours, past_self, seats, seen, mine)
    assert mine.tolist() == [True, False, True, False, True, True, True, True, True, True]
    assert found[1].tolist() == [NEVER, 0.0, NEVER]  # the best of the two that are legal
    assert found[3].tolist() == [5.0] * 3
    assert [each.tolist() for each in found[[0, 2, 4, 5, 9]]] == [[1.0] * 3] * 5


@pytest.mark.parametrize("name", ["kuhn_poker", "misiles"])
def test_a_run_goes_on_where_it_stopped_and_its_policy_plays_as_the_network(name: str, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    folder = RunFolder(tmp_path / "run")
    config = replace(SMALL, game=name, preset=registry.load(name, yardsticks=True).presets[0].name)
    folder.begin(config)
    with pytest.raises(BadOption):
        folder.begin(config)
    said: list[dict[str, object]] = []
    Trainer(config, folder, said.append).run(0.02)
    assert folder.entries() == json.loads(json.dumps(said))
    trainer = Trainer(folder.config(), folder, said.append)
    assert trainer.counts["decisions"] > 0
    before = trainer.counts["updates"]
    trainer.run(0.02)
    assert trainer.counts["updates"] > before
    export.policy(trainer, tmp_path / "policy.bin")
    plays_alike(trainer, tmp_path / "policy.bin")


def plays_alike(trainer: Trainer, path: Path) -> None:
    """Compare the file in whole numbers with the network, over some games."""
    game = trainer.game
    net, torchs = policy_file.load(path, game), trainer.best
    observer = game.observer()
    assert observer is not None
    for number in range(5):
        state = game.start(2, game.resolve(trainer.config.preset, {}))
        rng, legal = Rng(5, number), Legal()
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.advance(state.sample(rng))
                continue
            legal.count = 0
            state.legal(legal)
            seat = int(state.actor())
            net.look(state, seat)
            net.judge(state, legal)
            row = np.array(observe(observer, state, seat))
            spots = np.flatnonzero(row)
            codes = state.actions()
            appeals = [int(legal.appeal[at]) for at in range(len(codes))]
            inputs = [torch.tensor(each)[None] for each in (spots, row[spots], codes, appeals)]
            with torch.no_grad():
                logits, score = torchs(*inputs, torch.tensor([len(codes)]))
            assert [net.logits[at] for at in range(len(codes))] == pytest.approx(logits[0].tolist(), rel=0.01, abs=0.05)
            assert net.value == pytest.approx(float(torch.sigmoid(score)), abs=0.02)
            state.advance(codes[int(rng.below(len(codes)))])
