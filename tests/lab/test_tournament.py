"""A tournament: everybody meets everybody in every seat on the same deals, independent of how the work was split."""

from __future__ import annotations

import errno
import json
import os
from collections import Counter
from pathlib import Path

import pytest

from contienda.core import registry
from contienda.core.errors import BadOption, BadReplay
from contienda.core.state import CHANCE
from contienda.i18n.speaker import LANGUAGES
from contienda.lab.crosstable import Cell, crosstable, total
from contienda.lab.disk import REASONS, writing
from contienda.lab.game_record import Played
from contienda.lab.ratings import ratings
from contienda.lab.schedule import Plan, meeting
from contienda.lab.tournament import begin, check_players, tournament
from contienda.lab.tournament_store import Folder, read_manifest
from contienda.play import replay


def plan(bots: list[str], deals: int = 2, seats: int = 2, seed: int = 5, game: str = "misiles") -> Plan:
    found = registry.load(game)
    options = found.resolve(found.presets[0].name, {})
    written = {option.name: option.written(options[option.name]) for option in found.options}
    return Plan("0", game, found.version, written, bots, seats, deals, seed)


def test_between_two_every_pair_meets_in_both_seats_on_every_deal() -> None:
    asked = plan(["random", "greedy", "search:2"], deals=3)
    met = [meeting(asked, number) for number in range(asked.games)]
    assert asked.games == 3 * 3 * 2
    assert len({(each.deal, tuple(each.seats)) for each in met}) == 18
    for one, other in (("random", "greedy"), ("random", "search:2"), ("greedy", "search:2")):
        for seats in ([one, other], [other, one]):
            assert [each.deal for each in met if each.seats == seats] == [0, 1, 2]


def test_among_four_each_is_the_single_one_in_every_seat() -> None:
    asked = plan(["random", "greedy"], deals=2, seats=4)
    met = [meeting(asked, number) for number in range(asked.games)]
    assert asked.games == 2 * 2 * 4
    for one, other in (("random", "greedy"), ("greedy", "random")):
        own = [each for each in met if each.pairing == (one, other)]
        assert sorted((each.deal, each.seat) for each in own) == [(deal, at) for deal in range(2) for at in range(4)]
        for each in own:
            assert [at for at, bot in enumerate(each.seats) if bot == one] == [each.seat]
            assert set(each.seats) == {one, other}


def test_a_deal_is_the_same_chance_for_all_and_nobody_thinks_with_it() -> None:
    asked = plan(["random", "greedy", "search:2"], deals=2)
    met = [meeting(asked, number) for number in range(asked.games)]

    def words(generators: list[object]) -> Counter[tuple[int, ...]]:
        return Counter(tuple(int(each.word()) for _ in range(4)) for each in generators)  # type: ignore[attr-defined]

    chance = words([each.chance(asked.seed) for each in met])
    thought = words([each.thought(asked.seed) for each in met])
    assert sorted(chance.values()) == [6, 6]
    assert sorted(thought.values()) == [1] * 12
    assert not set(chance) & set(thought)


def outcomes(path: Path) -> list[int]:
    """Return what chance did in a stored game, in order, up to the first decision another player could make."""
    stored = replay.load(path)
    _, state = stored.start()
    found = []
    for action in stored.actions:
        if state.actor() != CHANCE:
            break
        found.append(action)
        state.apply(action)
    return found


def test_both_games_of_a_pair_begin_with_the_same_cards(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=2, game="blackhat")
    tournament(asked, 1, Folder(tmp_path / "kept", asked))
    hands = [outcomes(path) for path in sorted((tmp_path / "kept" / "games").iterdir())]
    assert len(hands[0]) > 10
    assert hands[0] == hands[1]
    assert hands[2] == hands[3]
    assert hands[0] != hands[2]


def test_the_split_does_not_matter(tmp_path: Path) -> None:
    asked = plan(["random", "greedy", "search:2"], deals=3)
    alone = tournament(asked, 1, Folder(tmp_path / "alone", asked))
    shared = tournament(asked, 2, Folder(tmp_path / "shared", asked))
    assert alone.games == shared.games == tournament(asked, 1).games
    assert len(alone.games) == asked.games
    files = sorted(path.relative_to(tmp_path / "alone") for path in (tmp_path / "alone").rglob("*.json*"))
    assert len(files) == 2 + asked.games
    for file in files:
        assert (tmp_path / "alone" / file).read_bytes() == (tmp_path / "shared" / file).read_bytes()
    again = read_manifest(tmp_path / "alone" / "manifest.json")
    assert again == asked
    assert ratings(asked.bots, alone.games) == ratings(asked.bots, shared.games)


def test_what_was_cut_short_is_continued(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=4)
    tournament(asked, 1, Folder(tmp_path / "kept", asked))
    lines = tmp_path / "kept" / "games.jsonl"
    whole = lines.read_bytes()
    shuffled = [whole.splitlines(keepends=True)[at] for at in (4, 0, 2)]
    lines.write_bytes(b"".join(shuffled)[:-20])
    for name in ("000001.json", "000002.json"):
        (tmp_path / "kept" / "games" / name).unlink()
    (tmp_path / "kept" / "games" / "half.part").touch()
    heard: list[int] = []
    folder = Folder(tmp_path / "kept", asked)
    assert sorted(folder.games) == [0, 4]
    outcome = tournament(asked, 1, folder, heard.append)
    assert (outcome.before, sum(heard)) == (2, 6)
    assert lines.read_bytes() == whole
    assert len(list((tmp_path / "kept" / "games").iterdir())) == 8
    assert tournament(asked, 1, Folder(tmp_path / "kept", asked)).before == 8


def test_another_tournament_or_a_foreign_folder_is_left_alone(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=1)
    tournament(asked, 1, Folder(tmp_path / "kept", asked))
    before = {path: path.read_bytes() for path in (tmp_path / "kept").rglob("*.json*")}
    with pytest.raises(BadOption, match="holds another tournament: its “deals” is different"):
        Folder(tmp_path / "kept", plan(["random", "greedy"], deals=2))
    with pytest.raises(BadOption, match="its “seed” is different"):
        Folder(tmp_path / "kept", plan(["random", "greedy"], deals=1, seed=6))
    assert {path: path.read_bytes() for path in (tmp_path / "kept").rglob("*.json*")} == before
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("…")
    with pytest.raises(BadOption, match=r"has no manifest.json. Choose a new or empty folder"):
        Folder(tmp_path / "mine", asked)
    with pytest.raises(BadOption, match="has no manifest"):
        Folder(tmp_path / "mine" / "diary.txt", asked)
    (tmp_path / "kept" / "games.jsonl").write_text('{"number": 0}\n' + (tmp_path / "kept" / "games.jsonl").read_text())
    with pytest.raises(BadOption, match="line 1 is not a game of this tournament"):
        Folder(tmp_path / "kept", asked)


def test_two_at_once_do_not_write_in_one_folder(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=1)
    first = Folder(tmp_path / "kept", asked)
    with pytest.raises(BadOption, match=r"Another process is playing in .*kept. Wait until it finishes"):
        Folder(tmp_path / "kept", asked)
    assert len(tournament(asked, 1, first).games) == 2
    assert Folder(tmp_path / "kept", asked).games.keys() == {0, 1}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, 'its "format" must be "contienda-tournament/1"'),
        ({"deals": "7"}, '"deals" is missing or has the wrong type'),
        ({"bots": ["random", 3]}, '"bots" is missing or has the wrong type'),
        ({"options": None}, '"options" is missing or has the wrong type'),
        ({"version": 99}, "This tournament is for version 99 of misiles, but the rules here are version 1"),
        ({"seed": -1}, "seed cannot be -1"),
        ({"deals": 0}, "deals cannot be 0"),
        ({"seats": 5}, "seats cannot be 5: misiles is for 2 to 4 players"),
        ({"bots": ["random", "random"]}, "The bot “random” appears twice in bots"),
        ({"scenario": "[meta]"}, "misiles has no scenarios"),
        ({"bots": ["random", "genius"]}, "Unknown bot “genius”"),
    ],
)
def test_a_manifest_is_read_with_care(tmp_path: Path, change: dict[str, object], message: str) -> None:
    asked = plan(["random", "greedy"])
    path = tmp_path / "manifest.json"
    path.write_text(json.dumps({"format": "contienda-tournament/1", **asked.as_dict(), **change}))
    with pytest.raises(BadOption) as refused:
        begin(read_manifest(path))
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("content", "key"), [(b'{"format": ', "json"), (b"[" * 100_000, "json"), (b'{"format": "\xff"}', "utf8")]
)
def test_a_manifest_that_is_broken_is_told_as_such(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "manifest.json"
    path.write_bytes(content)
    with pytest.raises(BadOption) as refused:
        read_manifest(path)
    assert refused.value.key == f"error-manifest-{key}"


@pytest.mark.parametrize(
    ("game", "players", "message"),
    [
        ("misiles", 7, "--players cannot be 7: misiles is for 2 to 4 players"),
        ("maracas", 3, "--players cannot be 3: maracas is for 2 players"),
        ("buenosos", 3, "--players cannot be 3: seat 3 of buenosos neither wins nor loses"),
        ("buenosos", 4, "--players cannot be 4: buenosos is for 2 players"),
        ("buenosos", 1, "--players cannot be 1: buenosos is for 2 players"),
    ],
)
def test_as_many_play_as_can_win(game: str, players: int, message: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_players(registry.load(game), players, "--players")
    assert message in str(refused.value)
    check_players(registry.load(game), 2, "--players")


def test_a_neutral_seat_is_one_more_than_a_game_needs() -> None:
    for name in registry.OURS:
        game = registry.load(name)
        assert all(game.fewest <= seat < game.most for seat in game.neutral)
    found = registry.load("buenosos").new(3, "standard", {})
    assert [found.scores()[seat] for seat in registry.load("buenosos").neutral] == [0.5]


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("there", [True, False])
def test_a_full_disk_leaves_no_half_of_a_manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool) -> None:
    asked = plan(["random", "greedy"], deals=1)
    if there:
        (tmp_path / "kept").mkdir()
    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", full)
        with pytest.raises(BadOption, match=r"kept cannot be written: the disk is full\. Fix this and repeat"):
            Folder(tmp_path / "kept", asked)
    assert [path.name for path in tmp_path.rglob("*")] == ["kept"] * there
    assert len(tournament(asked, 1, Folder(tmp_path / "kept", asked)).games) == 2


@pytest.mark.parametrize("number", sorted(REASONS))
def test_what_the_system_says_is_told_in_the_readers_words(tmp_path: Path, number: int) -> None:
    with pytest.raises(BadOption) as error, writing(tmp_path):
        raise OSError(number, os.strerror(number))
    told = {error.value.sentence(language) for language in LANGUAGES}
    assert len(told) == 3
    assert all(str(tmp_path) in each and os.strerror(number) not in each for each in told)


def test_half_of_a_manifest_is_nothing(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=1)
    (tmp_path / "manifest.part").write_text('{"format": ')
    assert len(tournament(asked, 1, Folder(tmp_path, asked)).games) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games", "games.jsonl", "manifest.json"]


def test_what_is_in_the_way_is_named_and_the_folder_let_go(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=1)
    folder = Folder(tmp_path / "kept", asked)
    folder.close()
    folder.replays.rmdir()
    folder.replays.touch()
    with pytest.raises(BadOption, match="kept/games cannot be written: there is a file where a folder") as refused:
        Folder(tmp_path / "kept", asked)
    assert "на месте папки стоит файл" in refused.value.sentence("ru")
    folder.replays.unlink()
    folder.lines.unlink()
    folder.lines.mkdir()
    with pytest.raises(BadOption, match=r"games.jsonl cannot be written: there is a folder where a file is needed"):
        Folder(tmp_path / "kept", asked)
    folder.lines.rmdir()
    assert len(tournament(asked, 1, Folder(tmp_path / "kept", asked)).games) == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_disk_full_in_mid_run_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    asked = plan(["random", "greedy"], deals=6)
    saved = replay.save

    def save(stored: replay.Replay, path: Path) -> None:
        full() if path.name == "000008.json" else saved(stored, path)

    monkeypatch.setattr("contienda.lab.parallel.SLICE", 0.0)  # every game is reported by itself
    monkeypatch.setattr("contienda.lab.tournament.save", save)
    with pytest.raises(BadOption, match=r"games/000008.json cannot be written: the disk is full"):
        tournament(asked, jobs, Folder(tmp_path / "kept", asked))
    monkeypatch.undo()
    lines = (tmp_path / "kept" / "games.jsonl").read_text().splitlines()
    numbers = [json.loads(line)["number"] for line in lines]
    assert numbers == (list(range(8)) if jobs == 1 else sorted(numbers))
    outcome = tournament(asked, 1, Folder(tmp_path / "kept", asked))
    assert (outcome.before, len(outcome.games)) == (len(numbers), 12)


def test_lines_that_cannot_be_written_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = plan(["random", "greedy"], deals=1)
    folder = Folder(tmp_path / "kept", asked)
    monkeypatch.setattr("contienda.lab.tournament_store.files.write", full)
    monkeypatch.setattr(Played, "line", full)
    with pytest.raises(BadOption, match=r"kept/games.jsonl cannot be written: the disk is full"):
        tournament(asked, 1, folder)
    monkeypatch.undo()
    assert len(tournament(asked, 1, Folder(tmp_path / "kept", asked)).games) == 2


def test_the_games_can_be_replayed_and_their_chance_drawn_again(tmp_path: Path) -> None:
    asked = plan(["random", "greedy"], deals=1)
    outcome = tournament(asked, 1, Folder(tmp_path / "kept", asked))
    path = tmp_path / "kept" / "games" / "000001.json"
    stored = replay.load(path)
    assert stored.chance == (5, 0)
    assert stored.players == ["bot:greedy", "bot:random"]
    assert json.loads(path.read_text())["scores"] == outcome.games[1].scores
    stored.chance = (5, 1)
    replay.save(stored, path)
    with pytest.raises(BadReplay, match="does not match the seed"):
        replay.load(path)


def test_a_win_is_shared_by_the_best() -> None:
    met = meeting(plan(["random", "greedy"], seats=4), 0)
    assert Played(met, [0.5, 1.0, 1.0, 0.0], "", 9).wins() == [0.0, 0.5, 0.5, 0.0]
    assert Played(met, [0.0, 0.0, 0.0, 0.0], "", 9).wins() == [0.25] * 4


def test_the_crosstable_of_two_seats_sums_to_one_and_draws_count_half() -> None:
    asked = plan(["random", "greedy"])
    ends = [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0], []]
    games = [Played(meeting(asked, number), scores, "", 1) for number, scores in enumerate(ends)]
    cells = crosstable(asked.bots, games)
    assert cells == {("random", "greedy"): Cell(1.5, 3), ("greedy", "random"): Cell(1.5, 3)}
    asked = plan(["random", "greedy", "search:2"], deals=2)
    games = tournament(asked, 1).games
    cells = crosstable(asked.bots, games)
    for one, other in cells:
        assert cells[one, other].games == cells[other, one].games == 4
        assert cells[one, other].wins + cells[other, one].wins == 4
    assert sum(total(bot, cells).wins for bot in asked.bots) == len(games)


def test_among_more_a_cell_is_the_single_bot() -> None:
    asked = plan(["random", "greedy"], deals=1, seats=3)
    games = tournament(asked, 1).games
    cells = crosstable(asked.bots, games)
    own = [each for each in games if each.meeting.pairing == ("greedy", "random")]
    assert cells["greedy", "random"] == Cell(sum(each.wins()[each.meeting.seat] for each in own), 3)
    assert cells["random", "greedy"].games == 3


def test_ratings_put_greedy_above_random() -> None:
    asked = plan(["random", "greedy"], deals=12)
    rated = ratings(asked.bots, tournament(asked, 1).games)
    assert rated["greedy"].mu - 2 * rated["greedy"].sigma > rated["random"].mu + 2 * rated["random"].sigma
    for each in rated.values():
        assert each.sigma < 25 / 3
        assert each.ordinal == pytest.approx(each.mu - 3 * each.sigma)


def test_ratings_are_even_where_everybody_wins_as_often() -> None:
    """Two bots of equal strength at four seats: the single one wins one game in four."""
    asked = plan(["random", "greedy"], deals=8, seats=4)
    games = []
    for number in range(asked.games):
        met = meeting(asked, number)
        games.append(Played(met, [float(seat == met.deal % 4) for seat in range(4)], "", 1))
    rated = ratings(asked.bots, games)
    assert rated["random"].mu == pytest.approx(rated["greedy"].mu, abs=1.0)
    assert rated["random"].sigma == pytest.approx(rated["greedy"].sigma, rel=0.05)
