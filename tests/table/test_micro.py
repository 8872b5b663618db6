"""The micro-debrief: both sides answer their question after a turn, and the table stands still meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from contienda.core.errors import BadOption
from contienda.core.rng import Rng
from contienda.i18n.speaker import of_game
from contienda.table import commands as c
from contienda.table import entries, facilitation
from contienda.table.clock import deadline, micro_deadline
from contienda.table.micro_part import part_of
from contienda.table.past import Past
from tests.table.helpers import HOST, Play, made, pair, wish, written


def debriefed(micro: tuple[int, ...] = (1,), seats: str = "team team", **more: object) -> Play:
    """Return a table right after the first turn with a question."""
    play = Play(made(wish("buenosos", seats, micro=list(micro), **more))).sit("Ana", 0)
    if "bot" not in seats:
        play.sit("Luz", 1)
    return play.until(lambda: play.table.now.micro is not None)


def public(play: Play) -> Any:
    return play.shown(-3)["micro"]


def question(play: Play, seat: int) -> Any:
    return play.document(seat)["micro_question"]


def test_the_table_stops_after_the_turn_and_asks_both() -> None:
    play = debriefed()
    assert isinstance(play.last(), entries.MicroOpened)
    assert public(play) == {
        "turn": 1, "until": play.now + 45_000, "left": 45_000, "asked": [0, 1], "answered": [],
    }  # fmt: skip
    assert question(play, 0)["question"] == "micro-malosos"
    assert question(play, 1)["question"] == "micro-buenosos"
    assert question(play, -3) is None
    assert play.table.state.actor() == -1, "nothing of the next turn is drawn yet"
    assert all(not play.document(viewer)["legal"] for viewer in play.viewers())


def test_play_continues_when_both_have_answered() -> None:
    play = debriefed(clock={"mode": "decision", "seconds": 90})
    play.later(3).do("Ana", c.MicroAnswer(text="Recon, to find the backups."))
    assert public(play)["answered"] == [0]
    assert question(play, 0)["answer"] == "Recon, to find the backups."
    play.do("Ana", c.MicroAnswer(text="Access.")).do("Luz", c.MicroAnswer(text="None."))
    assert play.table.now.micro is None
    assert play.lasts(2) == ["MicroClosed", "Acted"], "the next turn is drawn now"
    assert deadline(play.table) == play.now + 90_000
    kept = [(each.turn, each.seat, each.name, each.text) for each in play.table.now.micro_notes]
    assert kept == [
        (1, 0, "Ana", "Recon, to find the backups."), (1, 0, "Ana", "Access."), (1, 1, "Luz", "None."),
    ]  # fmt: skip
    play.wander(Rng(2))
    assert play.folded().freeze() == play.table.freeze()
    play.verdict()


def test_nobody_plays_meanwhile() -> None:
    play = debriefed()
    assert play.refusal("Ana", c.Act(action=0, expect=play.expect("Ana"))) == "error-table-micro"
    assert play.refusal("Ana", c.Undo(expect=play.expect("Ana"))) == "error-table-micro"
    assert play.refusal("Ana", c.Vote()) == "error-table-micro"
    assert play.refusal(HOST, c.OpenMicro()) == "error-table-micro"
    assert play.refusal(HOST, c.MicroAnswer(text="x")) == "error-table-watching"
    assert play.refusal("Ana", c.MicroAnswer(text=" ")) == "error-table-text"


def test_the_facilitator_closes_and_opens_it() -> None:
    play = debriefed().do(HOST, c.CloseMicro())
    assert play.table.now.micro is None
    assert play.table.actor() >= 0
    assert play.refusal(HOST, c.CloseMicro()) == "error-table-no-micro"
    assert play.refusal("Ana", c.MicroAnswer(text="late")) == "error-table-no-micro"
    play.do(HOST, c.OpenMicro(seconds=30))
    assert public(play)["turn"] == 1
    assert micro_deadline(play.table) == play.now + 30_000


def test_in_the_first_turn_it_asks_about_that_turn() -> None:
    play = Play(made(wish("buenosos", "team team"))).sit("Ana", 0).sit("Luz", 1).do(HOST, c.OpenMicro())
    assert public(play)["turn"] == 1


def test_a_pause_stops_its_time() -> None:
    play = debriefed().later(15).do(HOST, c.Pause())
    assert public(play)["until"] is None
    assert public(play)["left"] == 30_000
    play.later(100).do(HOST, c.Resume())
    assert public(play)["until"] == play.now + 30_000


def test_a_timebox_waits_for_the_answers() -> None:
    play = debriefed()
    play.do(HOST, c.Timebox(seconds=60)).later(20)
    assert play.shown(0)["timebox"]["deadline"] is None
    play.do(HOST, c.CloseMicro())
    assert play.shown(0)["timebox"]["deadline"] == play.now + 60_000


def test_only_people_are_asked() -> None:
    play = debriefed(seats="team bot:random")
    assert public(play)["asked"] == [0]
    play.do("Ana", c.MicroAnswer(text="x"))
    assert play.table.now.micro is None


def test_a_seat_that_becomes_a_bots_is_not_waited_for() -> None:
    play = debriefed().do("Ana", c.MicroAnswer(text="x")).do(HOST, c.StandIn(seat=1, bot="random"))
    assert play.table.now.micro is None


def test_bots_alone_are_not_asked() -> None:
    play = Play(made(wish("buenosos", "bot:random bot:random", micro=[1, 2], start="host"))).do(HOST, c.Start())
    play.wander(Rng(1))
    assert play.table.now.phase == "over"
    assert not any(isinstance(entry, entries.MicroOpened) for _, _, entry in play.log)
    play.verdict()


def test_only_after_the_turns_of_the_plan() -> None:
    play = debriefed((2,))
    assert public(play)["turn"] == 2


def test_going_back_before_the_end_of_the_turn_asks_again() -> None:
    play = debriefed()
    steps = play.table.unseen(-3).step(len(play.table.actions))
    play.do(HOST, c.RollBack(to=steps - 2, reason="again"))
    assert play.table.now.micro is None
    play.until(lambda: play.table.now.micro is not None)
    assert public(play)["turn"] == 1
    assert play.folded().freeze() == play.table.freeze()


def test_the_same_cards_come_with_and_without_questions() -> None:
    plain = Play(made(wish("buenosos", "team team"))).sit("Ana", 0).sit("Luz", 1)
    asked = Play(made(wish("buenosos", "team team", micro=[1, 2, 3]))).sit("Ana", 0).sit("Luz", 1)
    for _ in range(60):
        while asked.table.now.micro is not None:
            asked.do(HOST, c.CloseMicro())
        code = plain.table.state.actions()[0]
        plain.decided(code)
        asked.decided(code)
    while asked.table.now.micro is not None:
        asked.do(HOST, c.CloseMicro())
    assert list(plain.table.actions) == list(asked.table.actions)
    assert any(isinstance(entry, entries.MicroOpened) for _, _, entry in asked.log)


# --- secrecy ----------------------------------------------------------------------------------------------------------


def test_the_other_side_never_reads_an_answer() -> None:
    play = debriefed().do("Ana", c.MicroAnswer(text="our backdoor"))
    for viewer in (1, -3):
        assert b"backdoor" not in written(play.document(viewer))
    before = {viewer: (written(play.document(viewer)), play.table.sequence(viewer)) for viewer in (1, -3)}
    play.do("Ana", c.MicroAnswer(text="another thought"))
    for viewer, (text, sequence) in before.items():
        assert (written(play.document(viewer)), play.table.sequence(viewer)) == (text, sequence)
    play.do(HOST, c.CloseMicro()).wander(Rng(4))
    assert b"backdoor" not in play.bundle()
    assert b"thought" not in play.bundle()


def test_facts_come_from_what_the_seat_may_know() -> None:
    """The facts to one side do not change with what it cannot know: the part gets only events that seat may see."""
    play = debriefed()
    events = Past(play.table).caught_up().recorder.events
    part = part_of("buenosos")
    assert part is not None
    for seat in (0, 1):
        known = [event for event in events if event.seen_by(seat)]
        assert len(known) < len(events)
        facts = part.facts(play.table.game, play.table.options, known, 1, seat)
        assert [(each["key"], each["args"]) for each in question(play, seat)["facts"]] == facts


# --- games without questions of their own -----------------------------------------------------------------------------


def test_a_game_without_turns_is_asked_by_hand() -> None:
    play = pair().do(HOST, c.OpenMicro())
    assert question(play, 0) == {"question": "micro-question", "facts": [], "answer": ""}
    play.do("Ana", c.MicroAnswer(text="x")).do("Luz", c.MicroAnswer(text="y"))
    assert play.table.now.micro is None


def test_a_plan_needs_a_game_with_questions() -> None:
    with pytest.raises(BadOption) as error:
        made(wish("misiles", "open open", micro=[1]))
    assert error.value.key == "error-table-micro-game"


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_fact_has_its_text(language: str) -> None:
    play = debriefed((1, 2, 3, 4))
    texts = of_game(play.table.game, language)
    seen = set()
    while play.table.now.phase == "playing":
        micro = play.table.now.micro
        for each in micro.questions if micro is not None else []:
            assert texts.has(each.question)
            seen |= {fact.key for fact in each.facts}
        if micro is not None:
            play.do(HOST, c.CloseMicro())
        play.wander(Rng(len(play.log)), 1)
    assert len(seen) >= 4
    assert all(texts.has(key) for key in seen)


def test_what_is_asked_of_whom() -> None:
    play = debriefed()
    assert play.table.questioned() == [0, 1]
    assert facilitation.waiting(play.table) == [0, 1]
    assert play.table.question(2) == ""
