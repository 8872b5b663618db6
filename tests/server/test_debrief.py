"""Debriefs over HTTP: who may read them and when, progress, one analysis for many, kept over a restart, files, secrets.

Canaries: what one team answered, and what a leader noted, must not be in anything that others receive.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contienda.server.config import Config
from contienda.server.debrief_writings import Reader
from contienda.table import entries
from contienda.table.callers import Caller
from tests.server.finished import play_out
from tests.server.harness import Person, Server, database

CANARY = "canary-of-the-red-team"
NOTE = "canary-of-the-facilitator"


def config(folder: Path) -> Config:
    return Config(database=database(folder), log="error", debrief_effort=0.02)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(config(tmp_path_factory.mktemp("debriefs"))) as found:
        yield found


def followed(person: Person, table: str, kind: str = "tables", **query: object) -> list[dict[str, Any]]:
    """Return every line of a debrief, until it is finished."""
    answer = person.ask("GET", f"/api/{kind}/{table}/debrief", params=query)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def refused(person: Person, table: str, path: str = "") -> str:
    """Return why somebody does not get it."""
    answer = person.ask("GET", f"/api/tables/{table}/debrief{path}")
    assert answer.status_code == 403, answer.text
    return str(answer.json()["error"])


def finished(server: Server, game: str = "misiles", **wish: Any) -> tuple[Person, Person, str]:
    """Return two people at a table of their own whose game is over."""
    ana, boris = server.person("Ana"), server.person("Boris")
    made = ana.create(game, ["human", "open"], **wish)
    boris.sit(made.id, made.code)
    play_out(server, made.id)
    assert server.live(made.id).table.now.phase == "over"
    return ana, boris, made.id


def test_the_page_grows_until_it_is_whole(server: Server) -> None:
    ana, _, table = finished(server)
    lines = followed(ana, table, lang="es")
    pages = [line for line in lines if line["t"] == "page"]
    assert [page["whole"] for page in pages] == [False, True]
    progress = [(line["done"], line["of"]) for line in lines if line["t"] == "progress"]
    assert progress == sorted(progress)
    assert progress[-1][0] <= progress[-1][1] > 0
    first, last = ([section["id"] for section in page["document"]["sections"]] for page in pages)
    assert "what_if" not in first
    assert {"course", "what_if", "statistics", "todos"} <= set(last)
    assert pages[-1]["document"]["language"] == "es"
    assert pages[-1]["seats"] == [0]


def test_all_who_were_there_read_it_after_the_end_and_nobody_else(server: Server) -> None:
    ana, boris, table = finished(server)
    guest = server.person("Clara")
    assert followed(boris, table)[-1]["whole"]
    assert refused(guest, table) == "error-no-right"
    guest.claim(table, ana.invite(table, "watch").ticket)
    page = followed(guest, table)[-1]
    assert page["whole"]
    assert not page["todos"]["may_write"]


def test_nobody_reads_the_debrief_of_a_running_game(server: Server) -> None:
    """Not even its host: they may play, or sit down later."""
    host, luz = server.person("Hedda"), server.person("Luz")
    made = host.create("misiles", ["open", "open"])
    luz.sit(made.id, made.code)
    server.person("Mar").sit(made.id, made.code)
    play_out(server, made.id, until=12)
    before = server.hub.debriefs.started
    for person in (host, luz):
        assert refused(person, made.id) == "error-debrief-running"
        assert refused(person, made.id, "/file?format=json") == "error-debrief-running"
    assert server.hub.debriefs.started == before


def test_many_readers_share_one_analysis(server: Server) -> None:
    ana, boris, table = finished(server)
    before = server.hub.debriefs.started
    found: list[list[dict[str, Any]]] = []
    readers = [threading.Thread(target=lambda who=who: found.append(followed(who, table))) for who in (ana, boris, ana)]
    for each in readers:
        each.start()
    for each in readers:
        each.join()
    assert [lines[-1]["whole"] for lines in found] == [True] * 3
    assert server.hub.debriefs.started == before + 1
    assert len({json.dumps(lines[-1]["document"]) for lines in found}) == 1


def test_an_analysis_stops_when_nobody_waits(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from contienda.server.live import debriefs

    monkeypatch.setattr(debriefs, "GRACE", 0.0)
    monkeypatch.setattr(server.hub.debriefs, "effort", 50.0)
    ana, _, table = finished(server)
    with ana.http.stream("GET", f"/api/tables/{table}/debrief") as answer:
        next(answer.iter_lines())
    key = server.hub.debriefs.analyses[table]
    server.until(lambda: key.finished)
    assert key.error is not None
    monkeypatch.setattr(server.hub.debriefs, "effort", 0.02)
    assert followed(ana, table)[-1]["whole"]  # and the next reader starts it again


def test_a_report_and_the_action_table_outlive_a_restart(tmp_path: Path) -> None:
    with Server(config(tmp_path)) as server:
        ana, _, table = finished(server)
        first = followed(ana, table)[-1]["document"]
        change = {"rows": [{"seen": "DNS fell", "action": "Second resolver"}], "version": 0}
        assert ana.ask("PUT", f"/api/tables/{table}/debrief/todos", json=change).json()["version"] == 1
    with Server(config(tmp_path)) as server:
        again = server.person("Ana")
        again.http.cookies = ana.http.cookies
        lines = followed(again, table)
        assert server.hub.debriefs.started == 0
        assert lines[-1]["todos"]["rows"][0]["action"] == "Second resolver"
        last = lines[-1]["document"]
        assert [each for each in last["sections"] if each["id"] != "todos"] == [
            each for each in first["sections"] if each["id"] != "todos"
        ]


def test_who_has_an_older_action_table_gets_the_newer_one_first(server: Server) -> None:
    ana, boris, table = finished(server)
    path = f"/api/tables/{table}/debrief/todos"
    assert ana.ask("PUT", path, json={"rows": [{"seen": "one"}], "version": 0}).status_code == 200
    late = boris.ask("PUT", path, json={"rows": [{"seen": "two"}], "version": 0})
    assert (late.status_code, late.json()["error"]) == (403, "error-debrief-changed")
    assert boris.ask("PUT", path, json={"rows": [{"seen": "two"}], "version": 1}).json()["version"] == 2
    exported = ana.ask("GET", f"/api/tables/{table}/export").text
    assert '"todos"' in exported
    guest = server.person("Clara")
    guest.claim(table, ana.invite(table, "watch").ticket)
    assert guest.ask("PUT", path, json={"rows": [], "version": 2}).status_code == 403


@pytest.mark.parametrize(
    ("kind", "begins"), [("pdf", b"%PDF"), ("markdown", b"# "), ("csv", b"\xef\xbb\xbf"), ("json", b"{")]
)
def test_files(server: Server, kind: str, begins: bytes) -> None:
    ana, _, table = finished(server)
    asked = {"format": kind, "lang": "ru", "paper": "letter"}
    answer = ana.ask("GET", f"/api/tables/{table}/debrief/file", params=asked)
    assert answer.status_code == 200
    assert answer.content.startswith(begins)
    assert "attachment" in answer.headers["content-disposition"]
    if kind != "pdf":
        assert "Boris" in answer.text
        nameless = ana.ask("GET", f"/api/tables/{table}/debrief/file", params=asked | {"names": "false"})
        assert "Boris" not in nameless.text
        assert "Ana" not in nameless.text


# --- classes and secrets ----------------------------------------------------------------------------------------------


class School:
    """A class of one table: two teams, a facilitator, an evaluator."""

    def __init__(self, server: Server, **wish: Any) -> None:
        self.server = server
        self.teacher = server.person("Profe")
        wished = {"game": "buenosos", "title": "2.º B", "tables": 1, "per_table": 8, "language": "es", **wish}
        made = self.teacher.post("/api/classes", wished)
        self.id, self.code = str(made["id"]), str(made["code"])
        self.red, self.blue = self.student("Ana", 0), self.student("Luz", 1)
        self.evaluator = server.person("Eva")
        link = self.teacher.post(f"/api/classes/{self.id}/roles", {"role": "evaluator"})["url"]
        self.evaluator.post(f"/api/classes/{self.id}/claim", {"ticket": link.partition("=")[2]})
        for table in range(2, int(wish.get("tables", 1)) + 1):
            self.student(f"Mar {table}", 0, table)
            self.student(f"Sol {table}", 1, table)
        self.do("start")

    def student(self, alias: str, seat: int, table: int = 1) -> Person:
        found = self.server.person(alias)
        found.post(f"/api/classes/{self.id}/join", {"alias": alias, "code": self.code, "table": table, "seat": seat})
        return found

    def do(self, do: str, **rest: object) -> None:
        self.teacher.post(f"/api/classes/{self.id}/do", {"command": {"do": do, **rest}})

    def table(self, number: int = 1) -> str:
        return str(self.teacher.get(f"/api/classes/{self.id}")["tables"][number - 1]["id"])


def test_a_leader_of_the_class_reads_a_running_game_and_cannot_sit_down_then(server: Server) -> None:
    school = School(server, seating="choose", plan=None)
    table = school.table()
    play_out(server, table, until=40)
    page = followed(school.teacher, table)[-1]
    assert page["running"]
    for person in (school.red, school.blue, school.evaluator):
        assert refused(person, table) == "error-debrief-running"
    seen = server.run(server.hub.store.rights(school.teacher.session, table))
    assert {grant.seat for grant in seen if grant.right == "seen"} == {0, 1}


def test_answers_marks_and_notes_stay_with_those_who_may_read_them(server: Server) -> None:
    school = School(server, seating="choose", plan=None)
    table = school.table()
    live = server.live(table)

    async def answer() -> None:
        asked = [entries.MicroQuestion(0, "micro-malosos"), entries.MicroQuestion(1, "micro-buenosos")]
        for entry in (
            entries.MicroOpened("", 1, 60_000, asked),
            entries.MicroAnswered("", 0, "Ana", CANARY),
            entries.MicroClosed("", "host"),
        ):
            await server.hub.add(live, lambda entry=entry: entry)  # type: ignore[misc]

    server.run(answer())
    school.do("note", table=1, text=NOTE)
    play_out(server, table)
    readers = {"red": school.red, "blue": school.blue, "teacher": school.teacher, "evaluator": school.evaluator}
    told = {name: json.dumps(followed(person, table)) for name, person in readers.items()}
    assert {name for name, text in told.items() if CANARY in text} == {"red", "teacher"}
    assert {name for name, text in told.items() if NOTE in text} == {"teacher"}
    asked = {"format": "markdown"}
    files = {
        name: each.ask("GET", f"/api/tables/{table}/debrief/file", params=asked).text for name, each in readers.items()
    }
    assert {name for name, text in files.items() if CANARY in text} == {"red", "teacher"}
    assert {name for name, text in files.items() if NOTE in text} == {"teacher"}


def test_a_deal_that_another_table_still_plays_is_not_given_away(server: Server) -> None:
    school = School(server, tables=2, same_deal=True, seating="choose", plan=None)
    play_out(server, school.table(1))
    assert refused(school.red, school.table(1)) == "error-debrief-deal"
    assert followed(school.teacher, school.table(1))[-1]["whole"]
    play_out(server, school.table(2))
    assert followed(school.red, school.table(1))[-1]["whole"]


def test_the_debrief_of_a_class(server: Server) -> None:
    school = School(server, tables=2, same_deal=True, seating="choose", plan=None)
    for number in (1, 2):
        play_out(server, school.table(number))
    path = f"/api/classes/{school.id}/debrief"
    early = school.red.ask("GET", path)
    assert (early.status_code, early.json()["error"]) == (403, "error-debrief-class")
    lines = followed(school.teacher, school.id, "classes", lang="en")
    page = lines[-1]
    assert [each["over"] for each in page["tables"]] == [True, True]
    ids = [section["id"] for section in page["document"]["sections"]]
    assert ids[:3] == ["tables", "course", "turns"]
    same = next(section for section in page["document"]["sections"] if section["id"] == "turns")
    assert same["title"] == "The same deal, turn by turn"
    change = {"rows": [{"seen": "DNS", "action": "Map it"}], "version": 0}
    assert school.teacher.ask("PUT", f"{path}/todos", json=change).json()["version"] == 1
    assert school.red.ask("PUT", f"{path}/todos", json=change).status_code == 403
    for kind, begins in (("pdf", b"%PDF"), ("markdown", b"# "), ("json", b"{")):
        answer = school.teacher.ask("GET", f"{path}/file", params={"format": kind})
        assert answer.content.startswith(begins)
    school.do("end")
    told = followed(school.red, school.id, "classes")[-1]
    assert told["document"]["sections"]
    assert [bool(each["id"]) for each in told["tables"]] == [True, False]  # only their own table can be opened
    assert "Map it" in json.dumps(told)


def test_games_that_the_end_of_the_class_stopped_have_a_debrief(server: Server) -> None:
    """The bell rings in the middle of a game: its students read it like a finished one."""
    school = School(server, tables=2, same_deal=True, seating="choose", plan=None)
    play_out(server, school.table(1))
    play_out(server, school.table(2), until=70)
    assert refused(school.red, school.table(1)) == "error-debrief-deal"
    school.do("end")
    page = followed(school.red, school.table(1))[-1]
    assert not page["running"]
    other = followed(school.teacher, school.table(2))[-1]
    assert not other["running"]
    assert other["document"]["scene"] is None
    told = followed(school.red, school.id, "classes", lang="en")[-1]
    assert [each["over"] for each in told["tables"]] == [True, True]
    assert "Stopped by the end of the class" in json.dumps(told)
    assert "still playing" not in json.dumps(told)
    for kind in ("pdf", "markdown", "json"):
        answer = school.red.ask("GET", f"/api/classes/{school.id}/debrief/file", params={"format": kind})
        assert answer.status_code == 200


def test_an_inject_at_several_tables_is_told_once(server: Server) -> None:
    school = School(server, tables=2, seating="choose", plan=None)
    school.do("inject", inject={"id": "a", "text": "The supplier is down", "when": "now"})
    school.do("inject", inject={"id": "b", "text": "Only here", "when": "now", "tables": [2]})
    told = followed(school.teacher, school.id, "classes", lang="en")[-1]["document"]
    (injects,) = (each for each in told["sections"] if each["id"] == "injects")
    (block,) = injects["blocks"]
    assert [(each["when"], each["text"]) for each in block["quotes"]] == [
        ("Tables 1, 2", "The supplier is down"),
        ("Table\N{NO-BREAK SPACE}2", "Only here"),
    ]


def test_without_names_nobody_who_leads_is_named(server: Server) -> None:
    """Injects, rulings, notes and marks carry the name of their author; the switch takes it out of page and files."""
    plan = {"id": "p", "title": "P", "turns": 8, "objectives": [{"id": "cascade", "text": "Explain a cascade"}]}
    school = School(server, seating="choose", plan=plan)
    school.do("rename", member=member_of(school.teacher, school.id), alias="Quetzal")
    table = school.table()
    school.do("message", tables=[1], text="The supplier is down")
    school.do("rule", table=1, text="It counts", reason="11")
    play_out(server, table)
    school.do("note", table=1, text="They asked first")
    school.do("mark", table=1, objective="cascade", level=3)
    for kind, place in (("tables", table), ("classes", school.id)):
        named, nameless = (
            json.dumps(followed(school.teacher, place, kind, names=each)[-1]["document"]) for each in ("true", "false")
        )
        assert "They asked first" in nameless
        assert "Quetzal" in named
        assert "Quetzal" not in nameless


def member_of(person: Person, room: str) -> str:
    return str(person.get(f"/api/classes/{room}")["you"]["member"])


@pytest.mark.parametrize(("caller", "read"), [
    (Caller("a", seats=(0,)), [True, False]),
    (Caller("h", facilitates=True), [False, False]),  # the host of a table without a class
    (Caller("h", seats=(1,), facilitates=True), [False, True]),
    (Caller("t", facilitates=True, oversees=True), [True, True]),
    (None, [False, False]),
])  # fmt: skip
def test_answers_of_a_team_are_for_the_team_and_its_teacher(caller: Caller | None, read: list[bool]) -> None:
    assert [Reader(caller).reads(seat) for seat in (0, 1)] == read
