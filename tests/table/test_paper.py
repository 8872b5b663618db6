"""A table with real cards and dice that one device keeps: it enters, sees and corrects everything."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.table import commands as c
from contienda.table import entries, export_file
from contienda.table.setup import complete
from tests.table.helpers import HOST, Play, made, told, wish, written

RED, BLUE = 0, 1
HAND = ("B01", "B02", "B03", "B04", "B05")


def kept(game: str = "buenosos", seats: str = "team team", **more: object) -> Play:
    """Ana keeps a table of two teams, before the first card."""
    return Play(made(wish(game, seats, keeper=True, **more))).sit("Ana")


def enter(play: Play, *words: str, by: str = "Ana") -> Play:
    """Enter several cards of one draw at once."""
    first, *more = [play.table.game.vocabulary.code(*called(each)) for each in words]
    return play.do(by, c.Type(action=first, more=more, expect=play.expect(by)))


def called(card: str) -> tuple[str, list[int]]:
    side = 1 if card[0] == "B" else 0
    return ("reveal", [int(card[1:]) - 1]) if card[0] == "E" else ("draw", [62 * side + int(card[1:]) - 1])


def dealt() -> Play:
    return enter(enter(kept(), *HAND), "A01", "A02", "A03", "A04", "A05")


# --- the keeper -------------------------------------------------------------------------------------------------------


def test_a_keeper_has_every_seat_and_the_game_starts_at_once() -> None:
    play = kept()
    assert play.setup.dice == "physical"
    assert [seat.captain for seat in play.table.now.seats] == ["Ana", "Ana"]
    assert (play.table.now.phase, play.table.actor()) == ("playing", CHANCE)
    assert play.caller("Ana").seats == (RED, BLUE)


def test_a_table_waits_for_its_keeper_and_draws_nothing() -> None:
    play = Play(made(wish("buenosos", "team team", keeper=True, start="host")))
    play.do(HOST, c.Start(bot="level:1"))
    assert (play.table.now.phase, len(play.table.actions)) == ("playing", 0)
    assert [seat.bot for seat in play.table.now.seats] == ["", ""]
    assert enter(play.sit("Ana"), *HAND).table.typists_now() == [RED, BLUE]


def test_the_keeper_is_told_what_to_draw_and_what_is_left() -> None:
    play = enter(kept(), "B01", "B02")
    entry = play.document(RED)["entry"]
    assert entry is not None
    assert entry == play.document(BLUE)["entry"]
    assert (entry["verb"], entry["seat"], entry["count"]) == ("draw", BLUE, 3)
    say = play.table.game.vocabulary.say
    assert [str(say(each["code"])) for each in entry["outcomes"]][:2] == ["draw(B03)", "draw(B04)"]
    assert play.document(SPECTATOR)["entry"] is None
    toss = Play(made(wish("misiles", "team team", keeper=True))).sit("Ana").document(RED)["entry"]
    assert toss is not None
    assert (toss["seat"], toss["count"], len(toss["outcomes"])) == (-1, 1, 56)


def test_a_whole_hand_is_one_entry() -> None:
    play = enter(kept(), *HAND)
    entry = play.last()
    assert isinstance(entry, entries.Acted)
    assert (entry.typed, len(entry.actions), len(play.table.actions)) == (5, 5, 5)
    assert play.verdict().typed == 5


def test_who_may_enter_outcomes() -> None:
    play = kept()
    first = c.Type(action=play.code("draw(B01)"), expect=play.expect("Ana"))
    assert play.refusal("Sol", first) == "error-table-not-typist"
    assert play.refusal(HOST, first) == "error-table-not-typist"
    play.sit("Bea")  # a second phone, in case the first one fails
    play.do("Bea", first)
    assert play.refusal("Ana", first) == "error-table-stale"  # Bea was faster


@pytest.mark.parametrize(
    ("cards", "error"),
    [
        (("A01",), "error-table-outcome"),
        (("B01", "B01"), "error-table-outcome"),
        (("B01", "B02", "B03", "B04", "B05", "A01", "A01"), "error-table-outcome"),
        (("E01",), "error-table-outcome"),
    ],
)
def test_a_wrong_entry_changes_nothing(cards: tuple[str, ...], error: str) -> None:
    play = kept()
    first, *more = [play.table.game.vocabulary.code(*called(each)) for each in cards]
    assert play.refusal("Ana", c.Type(action=first, more=more, expect=play.expect("Ana"))) == error
    assert len(play.table.actions) == 0


def test_more_than_is_drawn_is_refused_with_a_reason() -> None:
    play = enter(dealt(), "E01")
    cards = c.Type(action=play.table.game.vocabulary.code("draw", [9]), expect=play.expect("Ana"))
    assert play.refusal("Ana", cards) == "error-table-no-chance"


# --- correcting -------------------------------------------------------------------------------------------------------


def test_anything_may_be_taken_back() -> None:
    """The event has revealed something to everybody, and the cards before it belong to both teams."""
    play = enter(dealt(), "E01")
    assert play.document(RED)["undo"] == play.document(BLUE)["undo"] == "maybe"
    play.undo("Ana")
    assert (play.lasts(1), len(play.table.actions)) == (["Undone"], 10)
    for left in range(9, -1, -1):
        assert len(play.undo("Ana").table.actions) == left
    assert play.document(RED)["undo"] is None
    assert play.refusal("Ana", c.Undo(expect=play.expect("Ana"))) == "error-table-nothing-to-undo"


def test_a_decision_is_taken_back_although_it_revealed_something() -> None:
    play = enter(dealt(), "E01")
    while play.table.actor() != BLUE:
        play.act("Ana")
    before = len(play.table.actions)
    play.undo("Ana")
    assert (len(play.table.actions), play.table.actor()) == (before - 1, RED)
    assert play.table.now.request is None


# --- what is told -----------------------------------------------------------------------------------------------------


def test_the_keeper_reads_all_cards_and_spectators_none() -> None:
    play, other = dealt(), enter(enter(kept(), *HAND), "A11", "A12", "A13", "A14", "A15")
    kinds = [each.kind for each in told(play.table, BLUE)]
    assert kinds.count("drew_card") == 10
    assert told(play.table, RED) == told(play.table, BLUE)
    assert "drew_card" not in [each.kind for each in told(play.table, SPECTATOR)]
    assert written(play.document(SPECTATOR)) == written(other.document(SPECTATOR))
    assert told(play.table, SPECTATOR) == told(other.table, SPECTATOR)


@pytest.mark.parametrize("game", ["misiles", "buenosos", "kiberrubezh", "blackhat", "maracas"])
def test_a_whole_game_is_kept_on_paper(game: str) -> None:
    """The table draws nothing itself, and the same outcomes and decisions lead to the same end."""
    seats = " ".join(["team"] * (3 if game == "blackhat" else 2))
    play, rng = kept(game, seats), Rng(6)
    for _ in range(10_000):
        if play.table.now.phase != "playing":
            break
        state = play.table.state
        listed = state.actions()
        action = int(state.sample(rng)) if state.actor() == CHANCE else listed[rng.below(len(listed))]
        if state.actor() == CHANCE:
            play.do("Ana", c.Type(action=action, expect=play.expect("Ana")))
        else:
            play.do("Ana", c.Act(action=action, expect=play.table.position(state.actor()), seat=int(state.actor())))
    assert play.table.now.phase == "over"
    verdict = play.verdict()
    assert (verdict.over, verdict.drawn, verdict.typed) == (True, 0, len(play.chance()))
    again = play.table.game.start(len(play.setup.seats), play.table.options)
    for each in play.table.actions:
        again.apply(each)
    assert (again.ending(), again.scores()) == (play.table.state.ending(), play.table.state.scores())
    assert play.table.replay().dice == "physical"
    assert play.folded().freeze() == play.table.freeze()


def test_a_restart_in_the_middle_of_a_hand_changes_nothing() -> None:
    play = enter(kept(), "B01", "B02", "B03")
    asleep = play.fresh()
    asleep.thaw(play.table.freeze())
    assert asleep.freeze() == play.table.freeze()
    play.table = asleep
    assert enter(play, "B04", "B05").document(RED)["entry"] is not None
    assert told(play.table, RED)[-1] == told(play.folded(), RED)[-1]


# --- the teams behind the keeper --------------------------------------------------------------------------------------


def test_teams_do_not_vote_on_the_device() -> None:
    play = enter(kept(decides="majority").sit("Bea"), *HAND)
    enter(play, "A01", "A02", "A03", "A04", "A05", by="Bea")
    enter(play, "E01")
    play.act("Bea").act("Ana")


def test_who_leaves_a_table_leaves_all_its_seats() -> None:
    play = kept().sit("Bea")
    play.do("Ana", c.Leave(seat=RED))
    assert [[each.id for each in seat.members] for seat in play.table.now.seats] == [["Bea"], ["Bea"]]


def test_a_bot_plays_one_team_with_real_cards() -> None:
    """The keeper draws for it, and takes back what came before its decision."""
    play = Play(made(wish("buenosos", "team bot:random", keeper=True))).sit("Ana")
    assert play.table.typists_now() == [RED]
    enter(play, *HAND)
    enter(play, "A01", "A02", "A03", "A04", "A05")
    assert play.verdict().drawn == 0


def test_a_keeper_belongs_to_real_cards() -> None:
    setup = complete(wish("misiles", "human human", keeper=True, dice="drawn"), "0" * 64)
    assert (setup.dice, setup.keeper) == ("physical", True)


def test_an_export_with_a_card_nobody_typed_is_refused() -> None:
    play = enter(kept(), *HAND)
    sequence, at, entry = play.log[-1]
    assert isinstance(entry, entries.Acted)
    forged = [*play.log[:-1], (sequence, at, entries.Acted("Ana", CHANCE, list(entry.actions), typed=2))]
    with pytest.raises(BadReplay) as error:
        export_file.verify(export_file.read(export_file.bundle("mesa", play.setup, play.seed, forged), "file"), "file")
    assert error.value.key == "error-bundle-outcome"
