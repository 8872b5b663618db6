"""What a facilitator does: discussions, time for a phase, injects, adjustments and rulings, each in the log."""

from __future__ import annotations

import msgspec
import pytest

from contienda.core import registry
from contienda.core.errors import BadReplay
from contienda.table import commands as c
from contienda.table import entries
from contienda.table import export_file as bundles
from contienda.table.clock import timebox_deadline
from contienda.table.past import Past
from contienda.table.table import FACILITATOR, Table
from tests.table.adjustable import SWAP, SwapGame, table
from tests.table.helpers import HOST, SEED, Clock, Play, made, pair, wish

# --- discussions ------------------------------------------------------------------------------------------------------


def test_freeze_and_discuss() -> None:
    play = pair(clock={"mode": "decision", "seconds": 60})
    play.later(10).do(HOST, c.Freeze(text="What would you do?"))
    assert play.shown(0)["discussion"] == {"kind": "freeze", "text": "What would you do?"}
    assert play.shown(0)["paused"] == "What would you do?"
    assert play.document(play.table.actor())["legal"] == []
    mover = play.table.now.seats[play.table.actor()].captain
    assert play.refusal(mover, c.Resume()) == "error-table-resume"
    play.later(500).do(HOST, c.Resume())
    assert play.shown(0)["discussion"] is None
    assert play.shown(0)["clock"]["deadline"] == play.now + 50_000


def test_a_pause_of_a_player_becomes_a_discussion() -> None:
    play = pair().do("Ana", c.Pause())
    play.do(HOST, c.Freeze(text="Look here.", kind="stop"))
    assert play.shown(1)["discussion"] == {"kind": "stop", "text": "Look here."}
    assert play.refusal("Ana", c.Resume()) == "error-table-resume"


@pytest.mark.parametrize(
    "command",
    [c.Freeze(text="x"), c.Timebox(seconds=9), c.ExtendTimebox(), c.Inject(text="x"), c.Adjust(reason="x"),
     c.Rule(text="x", reason="x"), c.OpenMicro(), c.CloseMicro()],
)  # fmt: skip
def test_only_the_facilitator_may(command: c.Any) -> None:
    assert pair().refusal("Ana", command) == "error-table-facilitator"


@pytest.mark.parametrize("command", [c.Freeze(text="x"), c.Adjust(reason="x"), c.OpenMicro(), c.CloseMicro()])
def test_not_before_the_game(command: c.Any) -> None:
    assert Play(made(wish("misiles", "open open"))).refusal(HOST, command) == "error-table-lobby"


# --- time for a phase -------------------------------------------------------------------------------------------------


def test_a_timebox_runs_and_stands_still_with_the_table() -> None:
    play = pair().do(HOST, c.Timebox(label="Plan", seconds=120))
    assert play.shown(1)["timebox"] == {
        "label": "Plan", "seconds": 120, "deadline": play.now + 120_000, "left": 120_000, "over": False,
    }  # fmt: skip
    play.later(20).do(HOST, c.Freeze())
    assert play.shown(1)["timebox"]["deadline"] is None
    assert play.shown(1)["timebox"]["left"] == 100_000
    play.later(300).do(HOST, c.Resume())
    assert timebox_deadline(play.table) == play.now + 100_000
    play.later(30).do(HOST, c.ExtendTimebox(seconds=60))
    assert timebox_deadline(play.table) == play.now + 130_000
    assert play.shown(1)["timebox"]["seconds"] == 180


def test_a_timebox_that_is_over_can_be_extended_or_removed() -> None:
    play = pair().do(HOST, c.Timebox(label="Plan", seconds=10)).later(11)
    play.add(lambda: entries.TimeboxEnded(""))
    assert play.shown(1)["timebox"]["over"]
    assert timebox_deadline(play.table) is None
    play.later(5).do(HOST, c.ExtendTimebox(seconds=30))
    assert timebox_deadline(play.table) == play.now + 30_000
    play.do(HOST, c.Timebox())
    assert play.shown(1)["timebox"] is None
    assert play.refusal(HOST, c.ExtendTimebox()) == "error-table-no-timebox"


def test_a_timebox_set_before_the_game_starts_with_it() -> None:
    play = Play(made(wish("misiles", "open open"))).do(HOST, c.Timebox(seconds=60))
    assert timebox_deadline(play.table) is None
    play.later(40).sit("Ana").sit("Luz")
    assert timebox_deadline(play.table) == play.now + 60_000


def test_no_time_runs_while_the_server_rests() -> None:
    play = pair().do(HOST, c.Timebox(seconds=60)).later(15).do("Ana", c.Chat(text="hi"))
    other = play.fresh()
    other.thaw(play.table.freeze())
    other.wake(play.now + 1_000_000, False)
    assert timebox_deadline(other) == play.now + 1_000_000 + 60_000
    other.wake(play.now + 2_000_000, True)
    assert timebox_deadline(other) == play.now + 1_000_000 + 60_000, "another process serves it"


# --- injects and rulings ----------------------------------------------------------------------------------------------


def test_an_inject_is_read_by_everybody() -> None:
    play = pair().do(HOST, c.Inject(text=" The press  is calling. "))
    for viewer in play.viewers():
        (told,) = play.shown(viewer)["injects"]
        assert (told["text"], told["by"], told["kind"]) == ("The press is calling.", HOST, "text")
        assert told["entry"] == play.table.sequence(viewer)
    for number in range(30):
        play.do(HOST, c.Inject(text=f"news {number}"))
    assert [each["text"] for each in play.shown(0)["injects"]] == [f"news {number}" for number in range(10, 30)]


def test_a_ruling_has_a_reason() -> None:
    play = pair()
    assert play.refusal(HOST, c.Rule(text="Red passes.", reason=" ")) == "error-table-ruling"
    assert play.refusal(HOST, c.Rule(text="", reason="late")) == "error-table-text"
    play.do(HOST, c.Rule(text="Red passes.", reason="They were late."))
    (ruling,) = play.shown(0)["rulings"]
    assert (ruling["kind"], ruling["text"], ruling["reason"], ruling["name"]) == (
        "ruling", "Red passes.", "They were late.", HOST,
    )  # fmt: skip


# --- adjustments ------------------------------------------------------------------------------------------------------


def test_the_facilitator_changes_the_position() -> None:
    play = table()
    cards = list(play.table.state.view(0)["cards"])  # type: ignore[call-overload]
    play.do(HOST, c.Adjust(action=SWAP, reason="wrongly dealt"))
    assert play.table.state.view(1)["cards"][1] == cards[0]  # type: ignore[index]
    assert play.shown(0)["injects"][0]["text"] == "wrongly dealt"
    assert play.shown(0)["injects"][0]["kind"] == "adjust"
    assert play.table.actors[-1] == FACILITATOR
    assert play.folded().freeze() == play.table.freeze()
    assert play.table.recorder.total == Past(play.table).caught_up().recorder.total


def test_an_adjustment_must_be_offered_and_explained() -> None:
    play = table()
    assert play.refusal(HOST, c.Adjust(action=SWAP, reason="")) == "error-table-adjust-reason"
    assert play.refusal(HOST, c.Adjust(action=4, reason="x")) == "error-adjustment"
    assert pair().refusal(HOST, c.Adjust(action=0, reason="x")) == "error-no-adjustments"


def test_no_seat_can_take_an_adjustment_as_its_action() -> None:
    play = table()
    name = ("Ana", "Luz")[play.table.actor()]
    assert play.refusal(name, c.Act(action=SWAP, expect=play.expect())) == "error-table-illegal"
    assert play.refusal(name, c.Act(action=SWAP + 1, expect=play.expect())) == "error-table-illegal"


def test_no_seat_can_take_an_adjustment_back_as_its_own() -> None:
    play = table()
    play.do(HOST, c.Adjust(action=SWAP, reason="x"))
    assert play.refusal("Ana", c.Undo(expect=play.expect("Ana"))) == "error-table-nothing-to-undo"
    play.act("Ana", "stay").do(HOST, c.Adjust(action=SWAP, reason="y"))
    play.undo("Ana")
    assert isinstance(play.last(), entries.Asked), "it lies behind the adjustment, so the other player is asked"
    play.do("Luz", c.Answer(agree=True))
    assert list(play.table.actors[-1:]) == [FACILITATOR], "the first adjustment stands"
    assert play.folded().freeze() == play.table.freeze()


def test_votes_survive_an_adjustment_if_they_still_can() -> None:
    play = table("team team", clock=Clock("decision", 60))
    play.later(20).sit("Bea", 0).do("Bea", c.Vote(action=4, word="stay"))
    play.do(HOST, c.Adjust(action=SWAP, reason="x"))
    assert [vote.word for vote in play.table.now.votes] == ["stay"]
    assert play.shown(0)["clock"]["deadline"] == play.now + 40_000, "an adjustment wins nobody time"


def test_an_adjustment_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "load", lambda *_: SwapGame())
    play = table().do(HOST, c.Adjust(action=SWAP, reason="x")).act("Ana").act("Luz")
    assert play.verdict().decided == 3
    found = bundles.read(play.bundle(), "file")
    for written in found.entries:
        if isinstance(written.entry, entries.Adjusted):
            written.entry.actions = [4]
    with pytest.raises(BadReplay) as error:
        bundles.verify(found, "file")
    assert error.value.key == "error-bundle-entry"


def test_a_branch_continues_behind_an_adjustment() -> None:
    play = table().do(HOST, c.Adjust(action=SWAP, reason="x"))
    setup = msgspec.structs.replace(play.setup, opening=list(play.table.actions))
    later = Table("other", setup, SEED, SwapGame())
    assert list(later.actors) == list(play.table.actors)
