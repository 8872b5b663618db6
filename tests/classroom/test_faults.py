"""What goes wrong in a lesson: a killed server in the middle of votes, answers and notes; reloads, tabs, old codes.

What was acknowledged is there afterwards, nobody loses a seat, and every refusal is one sentence in three languages.
"""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from contienda.i18n.speaker import LANGUAGES
from contienda.server.config import Config
from contienda.server.live.class_seats import ClassSeats
from contienda.server.live.live_class import LiveClass
from tests.classroom.room import PLAN, ClassLine, Member, Room, refused
from tests.server.harness import Child, Server, database

MICRO = PLAN | {"micro": [1, 2, 3]}


@pytest.fixture
def child(tmp_path: Path) -> Child:
    return Child(Config(database=database(tmp_path), bot_seconds=0.05, log="error"))


def seen_by(member: Member, table: str) -> Any:
    """Return what a student is sent at their table."""
    seat = member.seated["seat"]
    return member.person.get(f"/api/tables/{table}/frames", seat=seat)["frames"][0]["document"]


def until_micro(room: Room, number: int) -> None:
    for _ in range(200):
        if room.tile(number)["micro"]:
            return
        room.move(number)
    raise AssertionError("no turn ends")


# --- a killed server --------------------------------------------------------------------------------------------------


class Busy:
    """Does something again and again until the server is gone; keeps what was acknowledged."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.number = 0

    def run(self, act: Any) -> threading.Thread:
        def work() -> None:
            with contextlib.suppress(httpx.TransportError):
                while True:
                    self.number += 1
                    word = f"word-{self.number}"
                    if act(word).is_success:
                        self.kept.append(word)

        thread = threading.Thread(target=work)
        thread.start()
        return thread


@pytest.mark.parametrize("moment", [0.17, *(pytest.param(each, marks=pytest.mark.long) for each in (0.1, 0.31))])
def test_votes_answers_notes_and_seats_survive_a_kill_in_the_middle(child: Child, moment: float) -> None:
    with child:
        room = Room(child, tables=2, per_table=4, plan=MICRO).started(8)
        until_micro(room, 1)
        one, two = room.table(1), room.table(2)
        writer = next(each for each in room.students if each.seated["table"] == 1)
        actor = room.tile(2)["actor"]
        voter = next(each for each in room.students if (each.seated["table"], each.seated["seat"]) == (2, actor))
        action = seen_by(voter, two)["legal"][0]
        evaluator = room.invited("evaluator")
        seats = room.seats()
        at_tables = [room.at_table(number) for number in (1, 2)]
        notes, answers, votes = Busy(), Busy(), Busy()
        threads = [
            notes.run(lambda word: evaluator.do("note", text=word, table=2, turn=1)),
            answers.run(lambda word: writer.person.do(one, "microanswer", text=word)),
            votes.run(lambda word: voter.person.do(two, "vote", action=action, word=word, seat=actor)),
        ]
        time.sleep(moment)
        child.kill()
        for thread in threads:
            thread.join()
        child.start()
        assert room.seats() == seats
        assert [room.at_table(number) for number in (1, 2)] == at_tables
        kept = [note["text"] for note in evaluator.look()["notes"]]
        assert set(notes.kept) <= set(kept)
        assert len(kept) == len(set(kept)) <= notes.number
        micro = seen_by(writer, one)["micro_question"]
        numbers = [int(word.removeprefix("word-")) for word in answers.kept]
        if numbers:  # the last answer that was acknowledged, or the one that was not any more
            assert int(micro["answer"].removeprefix("word-")) in (numbers[-1], numbers[-1] + 1)
        numbers = [int(word.removeprefix("word-")) for word in votes.kept]
        if numbers:
            (proposal,) = seen_by(voter, two)["ballot"]["proposals"]
            assert proposal["votes"] == [voter.seated["member"]]
            assert int(proposal["words"][0]["text"].removeprefix("word-")) in (numbers[-1], numbers[-1] + 1)
        assert notes.kept or answers.kept or votes.kept
        room.teacher.done("micro", on=False, tables=[1])
        room.move(2)


def same_browser(server: Server, member: Member) -> Member:
    """Return somebody at a server that was started again."""
    person = server.person(member.person.name)
    person.http.cookies = member.person.http.cookies
    return Member(person, member.id, member.seated)


def test_what_was_cut_off_after_the_entry_of_the_class_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a class and a new alias are first in its log: its tables hear of it when the server is back."""

    async def nothing(*_: object) -> None: ...

    config = Config(database=database(tmp_path), log="error")
    with Server(config) as server, monkeypatch.context() as patch:
        patch.setattr(LiveClass, "end", nothing)
        patch.setattr(ClassSeats, "rename", nothing)
        renamed, ended = Room(server, tables=1).started(2), Room(server, tables=3).started(6)
        renamed.teacher.done("rename", member=renamed.students[0].seated["member"], alias="Zoe")
        ended.teacher.done("end", reason="the bell")
        assert not any(tile["paused"] for tile in ended.teacher.look()["tables"])
    with Server(config) as server:
        teacher = same_browser(server, ended.teacher)
        teacher.until(lambda seen: all(tile["paused"] for tile in seen["tables"]))
        exported = teacher.person.get(f"/api/classes/{ended.id}/export")["tables"]
        assert len(exported) == 3
        assert len({each["seed"] for each in exported} - {""}) == 1  # the deal is known everywhere now
        renamed.teacher = same_browser(server, renamed.teacher)
        renamed.teacher.until(lambda _: "Zoe" in {name for names in renamed.at_table(1) for name in names})


# --- reloads, tabs, codes ---------------------------------------------------------------------------------------------


def test_a_facilitator_who_reloads_finds_everything_while_the_plan_goes_on(server: Server) -> None:
    plan = PLAN | {"injects": [{"id": "x", "text": "Storm", "when": "turn", "turn": 2}]}
    room = Room(server, tables=2, plan=plan).started(4)
    with room.teacher.line() as line:
        line.do("note", text="Before the reload", table=1, turn=1)
        line.do("project", show="table", table=2)
        line.until(lambda: line.document["notes"] and line.document["class_"]["projector"]["table"] == 2)
        before = line.document
    room.play_to_turn(1, 2)  # nobody looks at the console
    with room.teacher.line() as line:
        line.until(lambda: line.document["injects"][0]["fired"] == [1])
        after = line.document
        assert after["notes"] == before["notes"]
        assert after["class_"]["projector"] == before["class_"]["projector"]
        assert after["tables"][0]["turn"] == 2
        assert line.do("freeze", text="Still in charge")["t"] == "done"


def test_a_student_with_two_tabs_decides_once_and_both_tabs_show_it(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    mover = room.captain_of(1)
    table, seat = room.table(1), mover.seated["seat"]
    with mover.person.look(table, seat) as one, mover.person.look(table, seat) as two:
        action, position = one.legal[0], one.position
        done = [each.do("act", action=action, expect=position) for each in (one, two)]
        assert [each["t"] for each in done] == ["done", "refused"]
        assert done[1]["error"] == "error-table-stale"
        two.at(done[0]["sequence"])
        assert one.document == two.document
    assert room.seats()[mover.seated["alias"]] == (1, seat)  # closing both tabs leaves the seat alone


def test_a_browser_with_too_many_tabs_loses_its_oldest(server: Server) -> None:
    room = Room(server, tables=1)
    ana, boris = room.join("Ana"), room.join("Boris")
    lines: list[ClassLine] = [ana.line().__enter__() for _ in range(9)]
    with boris.line() as other:
        assert lines[0].closed() == 4409
        assert lines[8].do("choose", table=1)["error"] == "error-class-dealt"  # it still answers
        assert other.document["you"]["alias"] == "Boris"
    for line in lines[1:]:
        line.wire.close()
    assert set(room.seats()) == {"Ana", "Boris"}


def test_a_personal_code_stops_working_with_the_class_it_belongs_to(server: Server) -> None:
    room = Room(server, tables=1)
    ana = room.join("Ana")
    back = {"personal": ana.seated["personal"]}
    path = f"/api/classes/{room.id}/return"
    room.teacher.done("end")
    assert server.person().ask("POST", path, json=back).is_success  # the end of the class can still be looked at
    assert room.teacher.person.ask("DELETE", f"/api/classes/{room.id}").is_success
    assert refused(server.person().ask("POST", path, json=back)) == "error-class-gone"
    assert refused(server.person().ask("GET", f"/api/codes/{room.code}")) == "error-no-code"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_class_is_one_clear_sentence(server: Server, language: str) -> None:
    """What is wrong, where, and what to do: no key, no jargon, nothing of another language."""
    room = Room(server, tables=2, per_table=1, seating="choose")
    ana = room.join("Ana", table=1)
    header = {"accept-language": language}
    stranger = server.person(**header)
    ana.person.http.headers.update(header)
    room.teacher.person.http.headers.update(header)
    base = f"/api/classes/{room.id}"
    join = {"alias": "Eva", "code": room.code}
    answers = {
        "error-class-code": stranger.ask("POST", f"{base}/join", json=join | {"code": "WRONG2"}),
        "error-class-personal": stranger.ask("POST", f"{base}/return", json={"personal": "AAAAA"}),
        "error-class-ticket": stranger.ask("POST", f"{base}/claim", json={"ticket": "x" * 22}),
        "error-class-table-full": stranger.ask("POST", f"{base}/join", json=join | {"table": 1}),
        "error-class-stranger": stranger.ask("GET", base),
        "error-class-gone": stranger.ask("GET", "/api/classes/aaaaaaaaaaaa"),
        "error-no-code": stranger.ask("GET", "/api/codes/AAAAAA"),
        "error-table-name": stranger.ask("POST", f"{base}/join", json=join | {"alias": " "}),
        "error-class-role": ana.do("start"),
        "error-class-table": room.teacher.do("freeze", tables=[9]),
        "error-class-member": room.teacher.do("captain", member="nobody"),
        "error-class-inject": room.teacher.do("fire", inject="nothing"),
        "error-class-inject-empty": room.teacher.do("inject", inject={"id": "x"}),
        "error-class-objective": room.teacher.do("mark", table=1, objective="none", level=1),
    }
    english = {}
    for error, answer in answers.items():
        assert refused(answer) == error
        text = answer.json()["text"]
        assert text[0].isupper() or text[0] in "¿«", text
        assert text.endswith((".", "?")), text
        assert len(text) < 200, text
        assert not any(sign in text for sign in ("{", "error-", "None", "_")), text
        assert (any("а" <= letter <= "я" for letter in text.lower())) == (language == "ru"), text
        english[error] = text
    assert len(set(english.values())) == len(english)
