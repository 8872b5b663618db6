"""The warnings on a sheet, read from the view; the seat they name can indeed win that way."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.misiles._steps import END
from contienda.games.misiles.constants import COPIES, DO_COUNTER, DO_SEARCH, NAMES
from contienda.games.misiles.game import GAME
from contienda.games.misiles.state import Misiles
from contienda.games.misiles.threats import THREATS
from contienda.i18n.speaker import LANGUAGES, Speaker
from tests.games.misiles.table import Table


def warned(table: Table, seat: int = 0) -> object:
    sheets = table.state.view(0)["sheets"]
    assert isinstance(sheets, list)
    return sheets[seat]["threat"] or ""


def two_missiles(parts: dict[str, int] | None = None, **others: int) -> Table:
    """Ana has two Missiles and what is named, Iván one; Ana is to decide."""
    return Table().sheet(0, {"missile": 2, **others}, parts).sheet(1, {"missile": 1}).turn_of(0)


def test_nothing_is_said_of_a_sheet_with_one_missile() -> None:
    table = Table().sheet(0, {"missile": 1, "crisis": 2, "spy": 1, "wall": 1}).sheet(1, {"missile": 1}).turn_of(0)
    assert warned(table) == ""


def test_two_missiles_alone_are_told_as_such() -> None:
    assert warned(two_missiles()) == "missiles"


def test_a_crisis_wins_with_two_others_to_erase() -> None:
    """11.2, M-R6: with only one other, a missile would have to go."""
    assert warned(two_missiles(crisis=1, wall=1)) == "missiles"
    table = two_missiles(crisis=1, wall=1, space=1)
    assert warned(table) == "crisis"
    table.play("crisis").pick("erase", "wall").pick("erase", "space")
    assert table.state.ending() == "missiles"
    assert warned(table) == ""


def test_a_spy_wins_with_something_else_to_give() -> None:
    """10.4, M-R28."""
    assert warned(two_missiles(spy=1)) == "missiles"
    table = two_missiles(spy=1, wall=1)
    assert warned(table) == "spy"
    table.play("spy_complete").target(1).pick("give", "wall").pick("take", "missile")
    assert table.state.ending() == "missiles"


def test_a_spy_wins_nothing_behind_a_wall_or_where_there_is_no_missile() -> None:
    """5.3."""
    table = two_missiles(spy=1, wall=1).sheet(1, {"missile": 1}, wall=True)
    assert warned(table) == "missiles"
    assert warned(table.sheet(1, {"space": 1})) == "missiles"


def test_a_telephone_wins_with_four_parts() -> None:
    """11.8a."""
    assert warned(two_missiles({"missile": 3}, hotline=1)) == "missiles"
    table = two_missiles({"missile": 4}, hotline=1)
    assert warned(table) == "hotline"
    table.play("hotline_parts").pick("mark", "missile")
    assert table.state.ending() == "missiles"


def test_what_nobody_can_counter_is_told_before_a_spy() -> None:
    assert warned(two_missiles({"missile": 4}, hotline=1, spy=1, wall=1)) == "hotline"
    assert warned(two_missiles({"crisis": 3}, space=1, spy=1, wall=1)) == "space_crisis"
    assert warned(two_missiles({"spy": 3}, space=1, spy=1, wall=1)) == "spy"


def test_a_space_race_wins_by_a_crisis_or_a_spy() -> None:
    """11.3: three parts are enough."""
    assert warned(two_missiles({"crisis": 2}, space=1, wall=2)) == "missiles"
    table = two_missiles({"crisis": 3}, space=1, wall=2)
    assert warned(table) == "space_crisis"
    table.play("space").pick("complete", "crisis").play("crisis").pick("erase", "wall").pick("erase", "wall")
    assert table.state.ending() == "missiles"
    table = two_missiles({"spy": 4}, space=1, wall=1)
    assert warned(table) == "space_spy"
    table.play("space").pick("complete", "spy").play("spy_complete").target(1)
    table.pick("give", "wall").pick("take", "missile")
    assert table.state.ending() == "missiles"


@pytest.mark.clause("misiles", "11.3", "11.8a")
def test_a_space_race_wins_by_a_telephone_with_four_parts() -> None:
    """Nothing else is needed, and nobody can counter it: it comes before spies."""
    assert warned(two_missiles({"hotline": 3, "missile": 3}, space=1)) == "missiles"
    assert warned(two_missiles({"hotline": 2, "missile": 4}, space=1)) == "missiles"
    assert warned(two_missiles({"hotline": 3, "missile": 4})) == "missiles"
    assert warned(two_missiles({"hotline": 3, "missile": 4}, space=1, spy=1)) == "space_hotline"
    table = two_missiles({"hotline": 3, "missile": 4}, space=1)
    assert warned(table) == "space_hotline"
    table.play("space").pick("complete", "hotline").play("hotline_parts").pick("mark", "missile")
    assert table.state.ending() == "missiles"


@pytest.mark.clause("misiles", "11.5", "M-R9")
def test_propaganda_wins_where_missiles_must_be_given() -> None:
    """A player with two completes gives both; with two besides a Missile, they keep the Missile."""
    table = two_missiles(propaganda=1, wall=2).sheet(1, {"missile": 1, "crisis": 1})
    assert warned(table) == "propaganda"
    assert warned(table.sheet(1, {"missile": 1, "crisis": 2})) == "missiles"
    assert warned(table.sheet(1, {"missile": 1})) == "missiles"
    assert warned(table.sheet(1, {"missile": 1, "crisis": 1}, wall=True)) == "missiles"
    table.sheet(1, {"missile": 1, "crisis": 1})
    table.play("propaganda").target(1).pick("give", "wall", "wall").pick("give", "missile", "crisis")
    assert table.state.ending() == "missiles"
    lone = Table().sheet(0, {"missile": 1, "space": 1, "wall": 2}, {"propaganda": 4}).sheet(1, {"missile": 2})
    assert warned(lone.turn_of(0)) == "space_propaganda"
    assert warned(lone.sheet(1, {"missile": 2, "wall": 1})) == ""


def sure_win(state: Misiles) -> bool:
    """Whether the deciding seat wins without dice, whatever others give, if nobody counters."""
    if state.actor() == OVER:
        return bool(state.winner == 0)
    if state.actor() == CHANCE or state.step() == END:
        return False
    following = []
    for action in state.actions():
        if action not in (DO_SEARCH, DO_COUNTER):
            after = state.copy()
            assert isinstance(after, Misiles)
            after.apply(action)
            following.append(after)
    if state.actor() != 0:
        return all(sure_win(after) for after in following)
    return any(sure_win(after) for after in following)


def test_a_warning_is_given_exactly_where_there_is_a_sure_win() -> None:
    """Compare with every way to win without dice, found by trying all of them in each position."""
    rng = Rng(11)
    seen = set()
    for _ in range(1_500):
        table = Table(seats=2 + rng.below(2))
        for seat in range(table.state.seats):
            complete = {"missile": 2 - rng.below(2) if seat == 0 else rng.below(3)}
            names = [NAMES[1 + rng.below(len(NAMES) - 1)] for _ in range(rng.below(4))]
            complete.update({name: names.count(name) for name in names if names.count(name) <= 1})
            full = [name for name in NAMES if complete.get(name, 0) == COPIES[NAMES.index(name)]]
            parts = {name: rng.below(5) for name in NAMES if name not in full and rng.below(3) == 0}
            parts["missile"] = 4 * rng.below(2)
            table.sheet(seat, complete, parts, wall=seat > 0 and rng.below(4) == 0)
        table.turn_of(0)
        said = str(warned(table))
        seen.add(said)
        assert (said not in ("", "missiles")) == sure_win(table.state), table.state.view(0)
    assert seen == {"", *THREATS} - {"clock", "turn_lost"}


def test_a_clock_with_one_box_wins_or_costs_a_turn() -> None:
    """11.10d."""
    table = Table().sheet(0, {"missile": 1}, clock=1).sheet(1, {}).turn_of(1)
    assert warned(table) == "clock"
    assert warned(table.sheet(0, {"wall": 1}, clock=1)) == "turn_lost"
    assert warned(table.sheet(0, {"wall": 1}, clock=2)) == ""


def test_a_strict_clock_costs_every_turn() -> None:
    """M-R15."""
    table = Table(preset="strict").sheet(0, {"missile": 1}, clock=2).sheet(1, {}).turn_of(1)
    assert warned(table) == "turn_lost"
    assert warned(table.sheet(0, {"missile": 1}, clock=1)) == "clock"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_has_its_words(language: str) -> None:
    said = {Speaker(GAME, language, ["Ana", "Iván"]).texts(f"board-threat-{each}", seat="Ana") for each in THREATS}
    assert len(said) == len(THREATS)
    assert all("Ana" in each for each in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_play_is_explained(language: str) -> None:
    """11: the text `?` shows for each, in its own words."""
    speaker = Speaker(GAME, language, ["Ana", "Iván"])
    ways = next(verb for verb in GAME.vocabulary.verbs if verb.name == "play").arguments[0].piece
    helped = {speaker.texts(f"way-{name}-help") for name in ways.names}
    assert len(helped) == len(ways.names)
    code = GAME.vocabulary.code("play", [ways.names.index("crisis")])
    assert speaker.texts("way-crisis-help") in speaker.explain(GAME.vocabulary.say(code))
