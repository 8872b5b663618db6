"""Undo: freely while nobody learnt anything, by consent of the others, or by a ruling of the host."""

from __future__ import annotations

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.table import commands as c
from contienda.table import entries
from tests.table.helpers import HOST, Play, made, pair, wish

AGREE, REFUSE = c.Answer(agree=True), c.Answer(agree=False)


def three() -> Play:
    """Ana, Luz and Mar at ¡Misiles, Ahora!"""
    return Play(made(wish("misiles", "open open open"))).sit("Ana").sit("Luz").sit("Mar")


def seen(play: Play) -> tuple[list[int], list[int]]:
    return play.table.state.encode(), list(play.table.actions)


def attack(play: Play) -> Play:
    """Play on to a decision of Ana's to play something at somebody."""
    rng = Rng(3)
    return play.until(
        lambda: play.table.actor() == 0 and any(each.startswith("target") for each in play.offered()), rng
    )


# --- freely ---------------------------------------------------------------------------------------------------------


def test_inside_ones_own_chain_one_by_one() -> None:
    play = pair("buenosos")
    start = seen(play)
    play.act("Ana", "basic")
    middle = seen(play)
    play.act("Ana", "pass")
    assert play.table.actor() == 0
    assert play.document(0)["undo"] == "maybe"
    assert seen(play.undo("Ana")) == middle
    assert seen(play.undo("Ana")) == start
    assert play.lasts(2) == ["Undone", "Undone"]
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-nothing-to-undo"
    assert play.document(0)["undo"] is None


def test_what_follows_is_as_if_it_had_never_been() -> None:
    straight, crooked = pair("buenosos"), pair("buenosos")
    crooked.act("Ana", "basic").act("Ana", "pass").undo("Ana").undo("Ana")
    for play in (straight, crooked):
        play.wander(Rng(7), 30)
    assert seen(straight) == seen(crooked)
    assert straight.table.recorder.total == crooked.table.recorder.total


def test_events_are_taken_back_and_viewers_can_tell() -> None:
    play = pair("buenosos")
    before = play.table.recorder.total
    play.act("Ana", "basic")
    assert play.table.now.rewound == 0
    play.undo("Ana")
    assert play.table.recorder.total == before
    assert play.table.now.rewound == play.table.now.sequence


def test_a_choice_everybody_sees_is_free_until_somebody_else_decides() -> None:
    play = attack(three())
    before = seen(play)
    play.act("Ana", "target")
    assert play.table.actor() != 0
    assert seen(play.undo("Ana")) == before


def test_stale_undo_is_refused() -> None:
    play = pair("buenosos").act("Ana", "basic")
    for expect in (0, play.expect() - 1, play.expect() + 1):
        assert play.refusal("Ana", c.Undo(expect=expect)) == "error-table-stale"


def test_nobody_takes_back_for_another() -> None:
    play = pair("buenosos").act("Ana", "basic")
    assert play.refusal("Luz", c.Undo(expect=play.expect())) == "error-table-nothing-to-undo"
    assert play.refusal("Luz", c.Undo(seat=0, expect=play.expect())) == "error-table-not-yours"
    assert play.refusal("Sol", c.Undo(expect=play.expect())) == "error-table-watching"


# --- the barrier ----------------------------------------------------------------------------------------------------


def test_after_a_roll_the_others_are_asked() -> None:
    play = pair().act("Ana", "collect")
    assert play.table.actors[-1] == CHANCE
    assert play.document(0)["undo"] == "ask"
    assert play.undo("Ana").lasts(1) == ["Asked"]
    assert play.shown(1)["request"] == {"seat": 0, "to": 1, "agreed": []}


def test_a_card_from_the_hand_was_seen_by_all() -> None:
    play = pair("buenosos").act("Ana", "basic").act("Ana", "play")
    assert play.document(0)["undo"] == "maybe"
    assert play.undo("Ana").lasts(1) == ["Asked"]


def test_a_target_after_the_card_tells_nothing_more() -> None:
    play = pair("buenosos")
    play.until(lambda: play.offered()[0].startswith("target"), Rng(1))
    name = play.table.now.seats[play.table.actor()].captain
    before = seen(play)
    play.act(name, "target")
    assert play.table.actors[-1] != CHANCE
    assert seen(play.undo(name)) == before
    assert play.undo(name).lasts(1) == ["Asked"]  # the card itself was seen


def test_a_decision_others_have_answered_is_theirs_too() -> None:
    play = attack(three()).act("Ana", "target")
    other = play.table.now.seats[play.table.actor()].captain
    play.act(other)
    assert play.document(0)["undo"] == "ask"
    assert play.undo("Ana").table.now.request is not None


# --- consent --------------------------------------------------------------------------------------------------------


def test_when_all_agree_it_is_taken_back() -> None:
    play = three()
    before = seen(play)
    play.act("Ana", "collect").undo("Ana").do("Luz", AGREE)
    assert play.shown(0)["request"] == {"seat": 0, "to": 1, "agreed": [1]}
    play.do("Mar", AGREE)
    assert play.lasts(2) == ["Answered", "Undone"]
    assert seen(play) == before
    assert (play.table.now.request, play.table.now.epoch) == (None, 1)


def test_one_refusal_is_enough() -> None:
    play = three().act("Ana", "collect").undo("Ana")
    here = seen(play)
    play.do("Luz", AGREE).do("Mar", REFUSE)
    assert (play.table.now.request, seen(play)) == (None, here)
    assert play.refusal("Luz", AGREE) == "error-table-no-request"
    play.undo("Ana")  # she may ask again


def test_who_is_asked() -> None:
    play = three().act("Ana", "collect").undo("Ana")
    assert play.refusal("Ana", AGREE) == "error-table-not-asked"
    assert play.refusal("Sol", AGREE) == "error-table-not-asked"
    assert play.refusal(HOST, AGREE) == "error-table-not-asked"
    assert play.refusal("Luz", c.Answer(seat=2, agree=True)) == "error-table-not-asked"
    play.do("Luz", AGREE)
    assert play.refusal("Luz", REFUSE) == "error-table-not-asked"


def test_of_a_team_the_captain_answers() -> None:
    play = Play(made(wish("misiles", "team team"))).sit("Ana", 0).sit("Luz", 1).sit("Mar", 1)
    play.act("Ana", "collect").undo("Ana")
    assert play.refusal("Mar", AGREE) == "error-table-not-asked"
    assert play.do("Luz", AGREE).lasts(1) == ["Undone"]


def test_who_asked_may_think_better_of_it() -> None:
    play = three().act("Ana", "collect").undo("Ana")
    here = seen(play)
    play.do("Ana", REFUSE)
    assert (play.table.now.request, seen(play)) == (None, here)


def test_nobody_is_asked_for_his_own_consent() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana", 0).sit("Ana", 1)
    before = seen(play)
    play.act("Ana", "collect").undo("Ana")
    assert (play.lasts(1), seen(play)) == (["Undone"], before)


def test_one_question_at_a_time() -> None:
    play = three().act("Ana", "collect").undo("Ana")
    assert play.refusal("Ana", c.Undo(expect=play.expect())) == "error-table-asked"


def test_a_move_withdraws_the_question() -> None:
    play = three().act("Ana", "collect").undo("Ana").act("Ana", "collect")
    assert play.table.now.request is None
    assert play.refusal("Luz", AGREE) == "error-table-no-request"


def test_a_question_can_be_answered_in_a_pause() -> None:
    play = three().act("Ana", "collect").undo("Ana").do("Ana", c.Pause()).do("Luz", AGREE).do("Mar", AGREE)
    assert play.lasts(1) == ["Undone"]
    assert play.table.now.paused is not None


def test_bots_always_agree() -> None:
    play = Play(made(wish("misiles", "open bot:random bot:random"))).sit("Ana")
    before = seen(play)
    assert seen(play.act("Ana", "collect").undo("Ana")) == before
    assert play.lasts(1) == ["Undone"]


def test_so_do_those_whom_a_bot_stands_in_for_and_those_who_left() -> None:
    play = three().do("Luz", c.StandIn(bot="random")).act("Ana", "collect").undo("Ana")
    assert play.table.now.request is not None
    assert play.do("Mar", c.Leave()).lasts(2) == ["Left", "Undone"]


def test_a_request_goes_back_to_the_last_decision_of_that_seat() -> None:
    play = three()
    play.until(lambda: play.table.actor() == 1)
    step = len(play.table.actions) - 1
    while play.table.actors[step] != 0:
        step -= 1
    assert play.undo("Ana").shown(0)["request"] == {"seat": 0, "to": step, "agreed": []}


def test_a_branch_is_not_taken_back_past_its_beginning() -> None:
    play = pair().wander(Rng(2), 10)
    setup = made(wish("misiles", "open open"))
    setup.opening = list(play.table.actions)
    branch = Play(setup).sit("Ana").sit("Luz")
    for name in ("Ana", "Luz"):
        assert branch.refusal(name, c.Undo(expect=branch.expect())) == "error-table-nothing-to-undo"
    wanted = c.RollBack(to=len(setup.opening) - 1, reason="too far")
    assert branch.refusal(HOST, wanted) == "error-number"


# --- rulings --------------------------------------------------------------------------------------------------------


def test_the_host_goes_back_to_any_step_and_says_why() -> None:
    play = three().wander(Rng(2), 12)
    kept = list(play.table.actions[:5])
    assert play.table.actors[5] != CHANCE
    play.do(HOST, c.RollBack(to=5, reason=" a card was misread "))
    assert list(play.table.actions) == kept
    entry = play.table.now.sequence
    ruling = {
        "entry": entry,
        "kind": "back",
        "text": "",
        "reason": "a card was misread",
        "seat": -1,
        "name": "",
        "seen": [],
    }
    assert play.shown(-3)["rulings"] == [ruling]
    assert play.table.now.rewound == entry


def test_a_ruling_needs_a_reason_and_a_step_there_was() -> None:
    play = three().wander(Rng(2), 3)
    assert play.refusal(HOST, c.RollBack(to=1)) == "error-table-reason"
    assert play.refusal(HOST, c.RollBack(to=1, reason=" \n ")) == "error-table-reason"
    assert play.refusal(HOST, c.RollBack(to=len(play.table.actions), reason="forward")) == "error-number"
    assert play.refusal("Ana", c.RollBack(to=1, reason="please")) == "error-table-facilitator"


def test_a_ruling_in_a_pause() -> None:
    play = (
        three().wander(Rng(2), 3).do(HOST, c.Pause(reason="wait")).do(HOST, c.RollBack(to=0, reason="from the start"))
    )
    assert play.lasts(2) == ["RolledBack", "Acted"]
    assert (play.table.now.paused, len(play.table.actions)) == ("wait", 1)


def test_a_ruling_ends_a_question() -> None:
    play = three().act("Ana", "collect").undo("Ana").do(HOST, c.RollBack(to=1, reason="so be it"))
    assert play.table.now.request is None


# --- many undos -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "decisions"), [("misiles", 60), ("buenosos", 12)])
def test_every_free_way_back_leads_to_the_position_before(game: str, decisions: int) -> None:
    play = pair(game)
    rng = Rng(11)
    free = asked = 0
    for _ in range(decisions):
        seat = play.table.deciding()
        assert seat is not None
        before = seen(play)
        decision = play.wander(rng, 1).last()
        assert isinstance(decision, entries.Acted)
        play.undo(seat.captain)
        if isinstance(play.last(), entries.Undone):
            assert len(decision.actions) == 1  # no chance came after it
            assert seen(play) == before
            free += 1
            play.wander(rng, 1)
        else:
            asked += 1
    assert free > 2
    assert asked > 1
