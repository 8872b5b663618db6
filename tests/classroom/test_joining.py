"""Joining a class and coming back to it: codes, aliases, places, two tabs, another device, removal."""

from __future__ import annotations

import pytest

from contienda.server.config import Config
from contienda.server.live.classes import LETTERS, stored_personal
from contienda.store.rights import digest
from tests.classroom.room import Room, refused
from tests.server.harness import Server, database


def test_students_are_dealt_to_tables_and_teams_evenly(server: Server) -> None:
    room = Room(server, tables=3, per_table=4)
    room.fill(10)
    counts = [[len(names) for names in room.at_table(number)] for number in (1, 2, 3)]
    assert sorted(sum(each) for each in counts) == [3, 3, 4]
    assert all(abs(red - blue) <= 1 for red, blue in counts)
    assert sum(len(names) for number in (1, 2, 3) for names in room.at_table(number)) == 10


def test_a_code_has_no_letter_that_looks_like_another(server: Server) -> None:
    assert not set(LETTERS) & set("0O1IL")
    for _ in range(10):
        room = Room(server, tables=1)
        assert set(room.code) <= set(LETTERS)
        assert set(room.join("Ana").seated["personal"]) <= set(LETTERS)


def test_the_code_finds_the_class_and_says_what_a_join_page_needs(server: Server) -> None:
    room = Room(server, tables=2, seating="choose", per_table=3)
    room.join("Ana", table=2, seat=1)
    found = server.person().get(f"/api/codes/{room.code.lower()}")
    assert (found["kind"], found["id"], found["phase"], found["seats"]) == ("class", room.id, "lobby", [])
    about = {"title": "Class B", "seating": "choose", "per_table": 3, "people": [[0, 0], [0, 1]]}
    assert found["class_"] == about


@pytest.mark.parametrize("code", ["", "AAAAAA", "😀"])
def test_a_wrong_code_is_refused_and_changes_nothing(server: Server, code: str) -> None:
    room = Room(server)
    before = room.teacher.look()
    answer = server.person().ask("POST", f"/api/classes/{room.id}/join", json={"alias": "Eva", "code": code})
    assert refused(answer) == "error-class-code"
    assert room.teacher.look() == before


def test_the_code_of_an_ended_class_lets_nobody_in(server: Server) -> None:
    room = Room(server)
    room.teacher.done("end")
    person = server.person()
    assert person.get(f"/api/codes/{room.code}")["locked"] is True
    answer = person.ask("POST", f"/api/classes/{room.id}/join", json={"alias": "Eva", "code": room.code})
    assert refused(answer) == "error-class-ended"


def test_two_people_of_the_same_alias_are_told_apart(server: Server) -> None:
    room = Room(server)
    assert [room.join(alias).seated["alias"] for alias in ("Ana", "Ana", "аna", "Ana (2)")] == [
        "Ana",
        "Ana (2)",
        "аna (3)",
        "Ana (2) (2)",
    ]


@pytest.mark.parametrize("alias", [" ", "a\u202eb", "\u200b"])
def test_a_deceptive_alias_is_refused(server: Server, alias: str) -> None:
    room = Room(server)
    answer = server.person().ask("POST", f"/api/classes/{room.id}/join", json={"alias": alias, "code": room.code})
    assert refused(answer) == "error-table-name"
    assert room.seats() == {}


def test_a_second_tab_gets_the_same_place(server: Server) -> None:
    room = Room(server)
    ana = room.join("Ana")
    again = room.join("Somebody else", ana.person)
    assert again.seated == ana.seated
    assert list(room.seats()) == ["Ana"]
    with ana.line() as one, ana.line() as two:
        assert one.document["you"] == two.document["you"]
        assert one.document["people"][1]["online"]


def test_a_personal_code_brings_a_student_back_on_another_device(server: Server) -> None:
    room = Room(server).started()
    ana = room.students[0]
    other = server.person()
    path = f"/api/classes/{room.id}/return"
    back = other.post(path, {"personal": ana.seated["personal"].lower()})
    assert back == ana.person.post(path, {"personal": ana.seated["personal"]})
    assert (back["member"], back["table"], back["seat"]) == (
        ana.seated["member"],
        ana.seated["table"],
        ana.seated["seat"],
    )
    with other.look(back["table_id"], back["seat"]) as socket:
        assert socket.you["seats"] == [back["seat"]]


def test_a_shared_device_is_only_the_person_who_came_last(server: Server) -> None:
    room = Room(server).started()
    ana, boris = room.students[0], room.students[1]
    table = ana.person.post(f"/api/classes/{room.id}/return", {"personal": boris.seated["personal"]})
    assert table["alias"] == "Student 2"
    assert room.seats()["Student 1"] == (ana.seated["table"], ana.seated["seat"])  # her place stays
    rights = ana.person.get(f"/api/tables/{room.table(ana.seated['table'])}/rights")
    assert rights["rights"] == []


def test_a_wrong_personal_code_is_refused(server: Server) -> None:
    room = Room(server)
    other = Room(server)
    foreign = other.join("Boris").seated["personal"]
    for personal in ("", "AAAAA", foreign):
        answer = server.person().ask("POST", f"/api/classes/{room.id}/return", json={"personal": personal})
        assert refused(answer) == "error-class-personal"


def test_a_lost_personal_code_is_replaced_by_the_facilitator(server: Server) -> None:
    room = Room(server)
    ana = room.join("Ana")
    path = f"/api/classes/{room.id}/personal"
    assert refused(ana.person.ask("POST", path, json={"member": ana.seated["member"]})) == "error-class-role"
    new = room.teacher.person.post(path, {"member": ana.seated["member"]})["personal"]
    assert new != ana.seated["personal"]
    assert ana.look()["you"]["personal"] == new
    old = server.person().ask("POST", f"/api/classes/{room.id}/return", json={"personal": ana.seated["personal"]})
    assert refused(old) == "error-class-personal"
    assert server.person().post(f"/api/classes/{room.id}/return", {"personal": new})["alias"] == "Ana"


# --- choosing, moving, removing ---------------------------------------------------------------------------------------


def test_students_choose_until_a_table_is_full_and_learn_where_there_is_room(server: Server) -> None:
    room = Room(server, tables=2, per_table=2, seating="choose")
    assert (room.join("Ana", table=2, seat=1).seated["table"], room.seats()["Ana"]) == (2, (2, 1))
    boris = room.join("Boris", table=2)
    assert room.seats()["Boris"] == (2, 0)
    body = {"alias": "Clara", "code": room.code, "table": 2}
    answer = server.person(**{"accept-language": "en"}).ask("POST", f"/api/classes/{room.id}/join", json=body)
    assert refused(answer) == "error-class-table-full"
    assert "table 1" in answer.json()["text"]
    boris.done("choose", table=1, seat=0)
    assert room.seats()["Boris"] == (1, 0)
    assert room.at_table(2) == [[], ["Ana"]]
    assert room.at_table(1) == [["Boris"], []]


def test_a_student_at_a_full_table_may_change_sides_there(server: Server) -> None:
    room = Room(server, tables=2, per_table=2, seating="choose")
    ana, boris = room.join("Ana", table=1, seat=0), room.join("Boris", table=1, seat=0)
    boris.done("choose", table=1, seat=1)  # their own place does not count against them
    assert room.seats() == {"Ana": (1, 0), "Boris": (1, 1)}
    assert room.at_table(1) == [["Ana"], ["Boris"]]
    ana.done("choose", table=1)  # the smallest team without them is the one they are in
    assert room.seats()["Ana"] == (1, 0)


def test_a_student_who_was_dealt_a_place_cannot_choose_another(server: Server) -> None:
    room = Room(server)
    assert refused(room.join("Ana").do("choose", table=2, seat=0)) == "error-class-dealt"


def test_nobody_changes_place_once_their_table_plays(server: Server) -> None:
    room = Room(server, tables=2, seating="choose")
    ana = room.join("Ana", table=1)
    room.teacher.done("start")
    assert refused(ana.do("choose", table=2)) == "error-class-begun"


def test_late_arrivals_fill_the_smallest_team_and_send_its_bot_away(server: Server) -> None:
    room = Room(server, tables=1)
    room.join("Ana")
    room.teacher.done("start")
    bots = room.teacher.until(lambda seen: seen["tables"][0]["bots"])
    assert bots == ["", "level:3"]
    boris = room.join("Boris")
    assert (boris.seated["table"], boris.seated["seat"]) == (1, 1)
    assert boris.seated["table_id"] == room.table(1)
    room.teacher.until(lambda seen: seen["tables"][0]["bots"] == ["", ""])
    assert room.at_table(1) == [["Ana"], ["Boris"]]


def test_a_class_with_more_students_than_places_still_takes_them(server: Server) -> None:
    room = Room(server, tables=1, per_table=2)
    room.fill(3)
    assert sorted(len(names) for names in room.at_table(1)) == [1, 2]


def test_the_facilitator_moves_people_before_and_during_play(server: Server) -> None:
    room = Room(server, tables=2).started(4)
    ana = room.students[0].seated
    other = 2 if ana["table"] == 1 else 1
    room.teacher.done("place", member=ana["member"], table=other, seat=1)
    assert room.seats()["Student 1"] == (other, 1)
    assert "Student 1" in room.at_table(other)[1]
    assert all("Student 1" not in names for names in room.at_table(ana["table"]))
    assert room.students[0].person.get(f"/api/tables/{room.table(other)}/rights")["rights"] == ["play"]
    assert room.students[0].person.get(f"/api/tables/{room.table(ana['table'])}/rights")["rights"] == []
    room.teacher.done("place", member=ana["member"], table=other, seat=0)  # to the other team: the table is told
    assert room.at_table(other)[0][-1] == "Student 1"
    rulings = room.teacher.person.get(f"/api/tables/{room.table(other)}")["rulings"]
    assert [each["kind"] for each in rulings] == ["seen"]
    room.teacher.done("place", member=ana["member"], table=0)
    assert "Student 1" not in room.seats()


def test_a_socket_at_the_old_table_closes_when_its_student_is_moved(server: Server) -> None:
    room = Room(server, tables=2).started(4)
    ana = room.students[0]
    with ana.person.look(room.table(ana.seated["table"]), ana.seated["seat"]) as socket:
        room.teacher.done("place", member=ana.seated["member"], table=3 - ana.seated["table"], seat=0)
        assert socket.closed() == 4403


def test_a_renamed_student_is_renamed_at_the_table_too(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    member = room.students[0].seated["member"]
    room.teacher.done("rename", member=member, alias="Student 2")
    assert sorted(room.seats()) == ["Student 2", "Student 2 (2)"]
    assert sorted(name for names in room.at_table(1) for name in names) == ["Student 2", "Student 2 (2)"]


def test_a_removed_student_is_out_everywhere_and_cannot_simply_join_again(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    ana = room.students[0]
    with ana.line() as line, ana.person.look(room.table(1), ana.seated["seat"]) as socket:
        room.teacher.done("remove", member=ana.seated["member"], reason="left for the dentist")
        assert line.closed() == 4410
        assert socket.closed() == 4403
    assert "Student 1" not in room.seats()
    assert all("Student 1" not in names for names in room.at_table(1))
    assert refused(ana.person.ask("GET", f"/api/classes/{room.id}")) == "error-class-removed"
    body = {"alias": "Again", "code": room.code}
    assert refused(ana.person.ask("POST", f"/api/classes/{room.id}/join", json=body)) == "error-class-removed"
    back = {"personal": ana.seated["personal"]}
    assert refused(server.person().ask("POST", f"/api/classes/{room.id}/return", json=back)) == "error-class-personal"
    code = digest(stored_personal(room.id, ana.seated["personal"]))
    assert server.run(server.hub.store.classes.by_personal(room.id, code)) == ""  # nothing of it is kept


def test_a_student_who_leaves_the_table_waits_in_the_class_and_the_next_member_is_captain(server: Server) -> None:
    room = Room(server, tables=1, per_table=8).started(4)
    ana = room.students[0]
    mate = next(each for each in room.students[1:] if each.seated["seat"] == ana.seated["seat"])
    assert ana.look()["you"]["role"] == "captain"
    assert ana.person.do(room.table(1), "leave", seat=ana.seated["seat"]).is_success
    people = room.teacher.until(
        lambda seen: [each for each in seen["people"] if each["alias"] == "Student 1" and each["table"] == 0]
    )
    assert people[0]["role"] == "member"
    assert mate.look()["you"]["role"] == "captain"
    room.teacher.done("place", member=ana.seated["member"], table=1, seat=ana.seated["seat"])
    assert room.seats()["Student 1"] == (1, ana.seated["seat"])


def test_codes_and_links_of_a_table_do_not_go_around_the_class(server: Server) -> None:
    room = Room(server, tables=1).started(2)
    ana = room.students[0]
    id = room.table(1)
    code = server.live(id).code
    stranger = server.person("Eva")
    assert refused(stranger.ask("GET", f"/api/codes/{code}")) == "error-no-code"
    for path, body in (("sit", {"name": "Eva", "key": code}), ("claim", {"ticket": code})):
        assert refused(stranger.ask("POST", f"/api/tables/{id}/{path}", json=body)) == "error-no-ticket"
    assert ana.person.get(f"/api/tables/{id}/rights")["code"] == ""
    assert refused(ana.person.ask("POST", f"/api/tables/{id}/tickets", json={"right": "play"})) == "error-class-links"
    assert refused(room.teacher.person.ask("DELETE", f"/api/tables/{id}")) == "error-class-table-stays"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_forty_students_behind_one_address_all_get_in_while_somebody_guesses(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with Server(Config(database=database(tmp_path_factory.mktemp("limits")), log="error"), limits=True) as strict:
        room = Room(strict, tables=8, per_table=5)
        guesser = strict.person()
        for _ in range(10):
            answer = guesser.ask("POST", f"/api/classes/{room.id}/join", json={"alias": "X", "code": "WRONG2"})
            assert refused(answer) == "error-class-code"
        room.fill(40)
        assert len(room.seats()) == 40


def test_guessing_personal_codes_gets_slow(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(Config(database=database(tmp_path_factory.mktemp("limits")), log="error"), limits=True) as strict:
        room = Room(strict)
        strict.guesses.FREE = 3
        strict.guesses.FIRST = strict.guesses.LONGEST = 60.0
        guesser = strict.person()
        guesser.get("/api/server")
        guesser.http.timeout = 0.5
        errors = []
        for _ in range(8):
            try:
                answer = guesser.ask("POST", f"/api/classes/{room.id}/return", json={"personal": "AAAAA"})
                errors.append(answer.json()["error"])
            except Exception as error:
                errors.append(type(error).__name__)
        assert errors[:3] == ["error-class-personal"] * 3
        assert set(errors[5:]) <= {"ReadTimeout", "error-too-much"}
