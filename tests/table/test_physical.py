"""Real dice and cards: typed in by a seat that sees them; the table draws what no person could see."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.table import commands as c
from contienda.table import entries, export_file
from tests.table.helpers import HOST, Play, made, pair, told, wish, written

RED, BLUE = 0, 1


def dice() -> Play:
    """Ana and Luz with three real dice, before Ana's first throw."""
    return pair(dice="physical")


def cards() -> Play:
    """Ana for Red and Luz for Blue with real decks, before Blue's first card."""
    return pair("buenosos", dice="physical")


def typed_through(play: Play, rng: Rng, steps: int) -> Play:
    """Make any decisions and enter any outcomes, each by somebody who may."""
    for _ in range(steps):
        if play.table.now.phase != "playing":
            break
        if play.table.actor() == CHANCE:
            typist = play.table.now.seats[play.table.typists_now()[0]].captain
            play.do(typist, c.Type(action=int(play.table.state.sample(rng)), expect=play.expect()))
        else:
            play.wander(rng, 1)
    return play


# --- dice everybody sees --------------------------------------------------------------------------------------------


def test_the_table_waits_for_the_dice() -> None:
    play = dice()
    assert (play.table.now.phase, play.shown(-3)["actor"], len(play.table.actions)) == ("playing", "chance", 0)
    assert play.table.typists_now() == [0, 1]
    assert [play.document(viewer)["typing"] for viewer in play.viewers()] == [["roll"], ["roll"], []]
    assert all(play.document(viewer)["legal"] == [] for viewer in play.viewers())


def test_any_person_may_type_them_in() -> None:
    play = dice().type("Luz", "roll(2, 3, 5)")
    entry = play.last()
    assert isinstance(entry, entries.Acted)
    assert (entry.by, entry.seat) == ("Luz", CHANCE)
    assert play.table.actor() == 0
    assert play.offered() == ["collect(5, 5)", "collect(7, 3)", "collect(8, 2)"]


def test_who_may_not() -> None:
    play = dice()
    throw = c.Type(action=play.code("roll(1, 1, 1)"), expect=play.expect())
    assert play.refusal("Sol", throw) == "error-table-not-typist"
    assert play.refusal(HOST, throw) == "error-table-not-typist"
    assert play.refusal("Ana", c.Type(action=throw.action, expect=play.expect() + 1)) == "error-table-stale"
    assert play.refusal("Ana", c.Type(action=0, expect=play.expect())) == "error-table-outcome"
    assert play.refusal("Ana", c.Act(action=throw.action, expect=play.expect())) == "error-table-not-your-turn"
    play.do("Ana", c.Pause())
    assert play.refusal("Ana", throw) == "error-table-paused"


def test_dice_are_typed_in_only_when_they_are_to_be_thrown() -> None:
    play = dice().type("Ana", "roll(2, 3, 5)")
    assert play.refusal("Ana", c.Type(action=0, expect=play.expect())) == "error-table-no-chance"


def test_of_a_team_the_captain_types() -> None:
    play = Play(made(wish("misiles", "team team", dice="physical"))).sit("Ana", 0).sit("Bea", 0).sit("Luz", 1)
    throw = c.Type(action=play.code("roll(1, 1, 1)"), expect=play.expect())
    assert play.refusal("Bea", throw) == "error-table-not-typist"
    play.do("Ana", throw)


def test_a_slip_is_taken_back_at_once_while_the_dice_lie() -> None:
    play = dice().type("Luz", "roll(2, 3, 5)")
    assert [play.document(viewer)["undo"] for viewer in play.viewers()] == ["maybe", "maybe", None]
    play.undo("Ana")
    assert (play.lasts(1), play.table.actor(), len(play.table.actions)) == (["Undone"], CHANCE, 0)
    play.type("Ana", "roll(1, 3, 5)").act("Ana", "collect")
    assert play.undo("Ana").lasts(1) == ["Undone"]  # nothing was rolled since
    assert play.table.actions[0] == play.table.game.vocabulary.code("roll", [1, 3, 5])


def test_a_throw_that_was_used_is_taken_back_by_consent_only() -> None:
    play = dice().type("Ana", "roll(2, 3, 5)").act("Ana", "collect").type("Ana", "roll(1, 1, 2)")
    play.act("Ana", "collect")
    assert play.refusal("Luz", c.Undo(expect=play.expect())) == "error-table-nothing-to-undo"


def test_drawn_dice_are_never_typed_in() -> None:
    play = pair()
    play.take(entries.RolledBack(HOST, 0, "the server stopped right here"))
    assert play.table.actor() == CHANCE
    wanted = c.Type(action=play.code("roll(6, 6, 6)"), expect=play.expect())
    assert play.refusal("Ana", wanted) == "error-table-no-chance"
    assert [play.document(viewer)["typing"] for viewer in play.viewers()] == [[], [], []]


def test_without_people_the_table_throws() -> None:
    play = Play(made(wish("misiles", "open open", dice="physical", start="host"))).do(HOST, c.Start(bot="random"))
    assert play.table.actor() == 0
    assert len(play.chance()) == 1


# --- cards only their owner sees ------------------------------------------------------------------------------------


def test_a_card_is_typed_in_by_the_team_that_draws_it() -> None:
    play = cards()
    assert play.table.typists_now() == [BLUE]
    first = c.Type(action=play.code("draw(B01)"), expect=play.expect())
    assert play.refusal("Ana", first) == "error-table-not-typist"
    play.do("Luz", first)
    for name in ("B02", "B03", "B04", "B05"):
        play.type("Luz", f"draw({name})")
    assert play.table.typists_now() == [RED]
    assert play.refusal("Luz", c.Type(action=play.code("draw"), expect=play.expect())) == "error-table-not-typist"


def test_who_types_is_told_what_to_draw_and_not_what_is_left() -> None:
    play = cards()
    assert [play.document(viewer)["typing"] for viewer in play.viewers()] == [[], ["draw"], []]
    assert all(play.document(viewer)["legal"] == [] for viewer in play.viewers())


def test_nobody_else_learns_which_card_it_was() -> None:
    one, other = cards().type("Luz", "draw(B01)"), cards().type("Luz", "draw(B16)")
    for viewer in (RED, -3):
        assert written(one.document(viewer)) == written(other.document(viewer))
        assert told(one.table, viewer) == told(other.table, viewer)
    assert written(one.document(BLUE)) != written(other.document(BLUE))


def test_a_card_typed_by_mistake_is_taken_back_by_who_typed_it() -> None:
    play = cards().type("Luz", "draw(B01)").type("Luz", "draw(B02)")
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-nothing-to-undo"
    play.undo("Luz").undo("Luz")
    assert len(play.table.actions) == 0


def test_the_table_draws_for_a_bot() -> None:
    play = Play(made(wish("buenosos", "open bot:random", dice="physical"))).sit("Ana")
    assert len(play.chance()) == 5  # Blue's hand
    assert play.table.typists_now() == [RED]
    for _ in range(5):
        play.type("Ana", "draw")
    assert play.verdict().typed == 5
    assert play.verdict().drawn == 5


def test_what_the_table_drew_unseen_cannot_be_corrected() -> None:
    play = Play(made(wish("buenosos", "bot:random open", dice="physical"))).sit("Luz")
    for _ in range(5):
        play.type("Luz", "draw")
    assert len(play.chance()) == 10  # Red is a bot: the table drew its five right after
    assert play.refusal("Luz", c.Undo(expect=play.expect())) == "error-table-nothing-to-undo"


def test_the_event_is_typed_by_either_team() -> None:
    play = typed_through(cards(), Rng(2), 10)
    assert play.document(RED)["typing"] == play.document(BLUE)["typing"] == ["reveal"]


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_a_whole_game_with_real_dice_and_cards(game: str) -> None:
    play = typed_through(pair(game, dice="physical"), Rng(6), 10_000)
    assert play.table.now.phase == "over"
    verdict = play.verdict()
    assert (verdict.over, verdict.drawn, verdict.typed) == (True, 0, len(play.chance()))
    assert play.table.replay().dice == "physical"
    assert play.folded().freeze() == play.table.freeze()


def test_nobody_can_pretend_that_a_bots_card_was_typed_in() -> None:
    play = Play(made(wish("buenosos", "open bot:random", dice="physical"))).sit("Ana")
    start = play.log[-1][2]
    assert isinstance(start, entries.Started)
    wanted = next(card for card in play.fresh().state.actions() if card != start.actions[0])
    forged = [*play.log[:-1], (2, play.now, entries.Started()), (3, play.now, entries.Acted("Ana", CHANCE, [wanted]))]
    with pytest.raises(BadReplay) as error:
        export_file.verify(export_file.read(export_file.bundle("mesa", play.setup, play.seed, forged), "file"), "file")
    assert (error.value.key, error.value.values["entry"]) == ("error-bundle-outcome", 3)
