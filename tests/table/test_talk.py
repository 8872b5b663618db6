"""Chat: lines to the table and to a team, proposals, private notes; who reads what, and switching it off."""

from __future__ import annotations

import msgspec
import pytest

from contienda.table import commands as c
from contienda.table.authorization import chat, note
from contienda.table.document import reads
from contienda.table.table import LINES_KEPT, Line
from tests.table.helpers import HOST, Play, made, pair, wish

RED, BLUE, BENCH = 0, 1, -3


def teams() -> Play:
    """Ana and Bea for Red, Luz and Mar for Blue."""
    play = Play(made(wish("buenosos", "team team")))
    return play.sit("Ana", RED).sit("Bea", RED).sit("Luz", BLUE).sit("Mar", BLUE)


def line(play: Play) -> Line:
    return play.table.now.lines[-1]


def readers(play: Play) -> list[str]:
    """Return who may read the last line, each looking from their own seat; Sol watches."""
    looking = {"Ana": RED, "Bea": RED, "Luz": BLUE, "Mar": BLUE, HOST: BENCH, "Sol": BENCH, "": BENCH}
    return [name for name, seat in looking.items() if reads(line(play), seat)]


def test_a_line_to_the_table_is_read_by_all() -> None:
    play = teams().later(5).do("Bea", c.Chat(text="  hola  "))
    assert (line(play).text, line(play).name, line(play).by) == ("hola", "Bea", "Bea")
    assert (line(play).at, line(play).sequence) == (play.now, play.table.now.sequence)
    assert readers(play) == ["Ana", "Bea", "Luz", "Mar", HOST, "Sol", ""]


def test_a_line_to_the_team_is_read_by_the_team() -> None:
    play = teams().do("Mar", c.Chat(text="play B01", team=True))
    assert line(play).seat == BLUE
    assert readers(play) == ["Luz", "Mar"]


def test_a_note_is_its_authors_alone() -> None:
    play = teams()
    play.do("Ana", c.Note(text="remember this"))
    assert (play.table.now.lines, list(play.table.now.notes)) == ([], ["Ana"])
    kept = play.table.now.notes["Ana"][-1]
    assert (kept.text, kept.note, kept.step) == ("remember this", True, len(play.table.actions))


def test_nobody_counts_a_note() -> None:
    play = teams()
    before = [play.table.sequence(viewer) for viewer in play.viewers()]
    play.do("Ana", c.Note(text="one")).do("Luz", c.Note(text="two")).do("Ana", c.Note(text="three"))
    assert [play.table.sequence(viewer) for viewer in play.viewers()] == before
    assert [each.sequence for each in play.table.now.notes["Ana"]] == [1, 2], "its author numbers notes apart"


def test_notes_in_older_snapshots_leave_the_chat() -> None:
    play = teams().do("Bea", c.Chat(text="hola"))
    play.table.now.lines.append(Line(9, 5, "Ana", "", -1, "mine", note=True))
    thawed = play.fresh()
    thawed.thaw(play.table.freeze())
    assert [each.text for each in thawed.now.lines] == ["hola"]
    assert [(each.text, each.sequence) for each in thawed.now.notes["Ana"]] == [("mine", 1)]


def test_a_proposal_goes_to_the_team() -> None:
    play = teams()
    action = play.code("basic")
    play.do("Bea", c.Chat(text="this one?", team=True, action=action))
    assert (line(play).action, line(play).step) == (action, len(play.table.actions))
    play.do("Bea", c.Chat(text="all see this", action=action))
    assert line(play).action == -1
    wrong = c.Chat(text="?", team=True, action=play.table.game.vocabulary.size)
    assert play.refusal("Bea", wrong) == "error-table-illegal"


def test_who_may_speak() -> None:
    play = teams()
    assert play.refusal("Sol", c.Chat(text="psst")) == "error-table-watching"
    assert play.refusal(HOST, c.Chat(text="psst", team=True)) == "error-table-watching"
    assert play.refusal("Ana", c.Chat(seat=BLUE, text="psst", team=True)) == "error-table-not-yours"
    play.do(HOST, c.Chat(text="five more minutes"))
    play.do("Ana", c.Leave())
    assert play.refusal("Ana", c.Chat(text="psst")) == "error-table-watching"


@pytest.mark.parametrize("text", ["", "  \n", "\x00", "a\x1b[2J", "\u202e", "\ud83d"])
def test_what_nobody_can_read(text: str) -> None:
    play = pair()
    assert play.refused(lambda: chat(play.table, play.caller("Ana"), c.Chat(text=text))) == "error-table-text"
    assert play.refused(lambda: note(play.table, play.caller("Ana"), c.Note(text=text))) == "error-table-text"


def test_lines_have_a_length() -> None:
    with pytest.raises(msgspec.ValidationError):
        pair().do("Ana", c.Chat(text="x" * 501))


def test_talk_is_switched_off_and_on() -> None:
    play = teams().do(HOST, c.Switch(table_chat=False))
    assert play.shown(RED)["chat"] == {"table": False, "team": True}
    assert play.refusal("Ana", c.Chat(text="psst")) == "error-table-chat-off"
    assert play.refusal(HOST, c.Chat(text="psst")) == "error-table-chat-off"
    play.do("Ana", c.Chat(text="psst", team=True)).do(HOST, c.Switch(table_chat=True, team_chat=False))
    assert play.refusal("Ana", c.Chat(text="psst", team=True)) == "error-table-chat-off"
    play.do("Ana", c.Chat(text="aloud")).do("Ana", c.Note(text="notes are always there"))


def test_switches_that_are_not_named_stay() -> None:
    play = teams().do(HOST, c.Switch(pace=0))
    shown = play.shown(RED)
    assert (shown["pace"], shown["locked"], shown["chat"]) == (0, False, {"table": True, "team": True})


def test_only_the_newest_lines_are_kept() -> None:
    play = pair()
    for number in range(LINES_KEPT + 5):
        play.do("Ana", c.Chat(text=f"line {number}"))
    kept = [each.text for each in play.table.now.lines]
    assert (len(kept), kept[0], kept[-1]) == (LINES_KEPT, "line 5", f"line {LINES_KEPT + 4}")


def test_talk_goes_on_before_the_start_in_pauses_and_after_the_end() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana").do("Ana", c.Chat(text="is anybody there?"))
    play.sit("Luz").do("Luz", c.Pause()).do("Luz", c.Chat(text="one moment"))
    assert len(play.table.now.lines) == 2


def test_no_document_holds_any_line() -> None:
    play = (
        teams()
        .do("Ana", c.Chat(text="canary", team=True))
        .do("Ana", c.Note(text="canary"))
        .do("Ana", c.Chat(text="canary"))
    )
    for viewer in play.viewers():
        assert b"canary" not in msgspec.json.encode(play.document(viewer))
