"""A person the host removes is out: at once, on every device, by every link, until the host readmits them."""

from __future__ import annotations

import pytest

from contienda.server.routes.sockets import REMOVED
from tests.hostile.test_hands import Hall, error, tries
from tests.server.harness import SPECTATOR, Person, Server

BARRED = "error-table-barred"


def remove(hall: Hall) -> None:
    assert hall.hedda.do(hall.id, "remove", seat=0, member=hall.mate).is_success


def claims(hall: Hall, person: Person, ticket: str) -> str:
    return error(person.ask("POST", f"/api/tables/{hall.id}/claim", json={"ticket": ticket}))


def test_all_devices_and_windows_close_at_once(server: Server) -> None:
    hall = Hall(server)
    tablet = server.person("Mia")
    tablet.claim(hall.id, hall.mia.invite(hall.id, "play").ticket)
    with (
        hall.mia.look(hall.id, 0) as seat,
        hall.mia.look(hall.id) as bench,
        tablet.look(hall.id) as other,
        hall.ana.look(hall.id, 0) as mate,
    ):
        remove(hall)
        assert [each.closed() for each in (seat, bench, other)] == [REMOVED] * 3
        mate.until(lambda: [each["name"] for each in mate.table["removed"]] == ["Mia"])
        assert mate.do("chat", text="still here")["t"] == "done"
    for person in (hall.mia, tablet):
        assert person.get(f"/api/tables/{hall.id}/rights") == {
            "table": hall.id, "member": "", "seats": [], "rights": [], "code": "", "barred": True,
        }  # fmt: skip


def test_a_window_from_before_sitting_down_closes_too(server: Server) -> None:
    hall = Hall(server)
    late = server.person("Lea")
    late.claim(hall.id, hall.made.watch)
    with late.look(hall.id) as bench:
        member = late.sit(hall.id, hall.code, 1).member
        hall.hedda.do(hall.id, "remove", seat=1, member=member)
        assert bench.closed() == REMOVED


def test_neither_code_nor_link_nor_another_name_helps(server: Server) -> None:
    hall = Hall(server)
    own = hall.mia.invite(hall.id, "play").ticket
    export = hall.hedda.invite(hall.id, "export").ticket
    remove(hall)
    hall.mia.name = "Somebody else"
    for seat in (-1, 0, 1):
        for key in (hall.code, hall.made.invitation, ""):
            assert error(tries(hall.mia, hall.id, seat, key)) == BARRED
    for ticket in (hall.code, hall.made.watch, own, export):
        assert claims(hall, hall.mia, ticket) == BARRED
    assert claims(hall, server.person(), own) == "error-no-ticket", "a link to a lost seat is worth nothing to others"
    assert claims(hall, server.person(), export) == "", "and what others hold is as good as before"
    for page in ("export", "replay", "frames", "story", "words"):
        assert error(hall.mia.ask("GET", f"/api/tables/{hall.id}/{page}")) == BARRED
    assert error(hall.mia.do(hall.id, "note", text="mine")) == BARRED
    assert hall.mia.get("/api/mine")["tables"] == []


@pytest.mark.parametrize("language", ["es", "ru", "en"])
def test_they_are_told_plainly(server: Server, language: str) -> None:
    hall = Hall(server)
    remove(hall)
    answer = hall.mia.ask("GET", f"/api/tables/{hall.id}", headers={"Accept-Language": language})
    words = {"es": "te retiró", "ru": "исключил вас", "en": "has removed you"}
    assert (answer.status_code, words[language] in answer.json()["text"]) == (403, True)


def test_the_host_lets_them_back_but_not_to_another_hand(server: Server) -> None:
    hall = Hall(server)
    hall.mia.do(hall.id, "note", text="my old note")
    remove(hall)
    assert hall.hedda.do(hall.id, "readmit", member=hall.mate).is_success
    assert hall.hedda.get(f"/api/tables/{hall.id}")["removed"] == []
    assert hall.sees(hall.mia, SPECTATOR) == ""
    assert hall.sees(hall.mia, 0) == "error-no-view"
    assert hall.sits(hall.mia, 1) == "error-table-seen"
    assert hall.sits(hall.mia, 0) == ""
    assert [each["id"] for each in hall.mia.get("/api/mine")["tables"]] == [hall.id]
    with hall.mia.look(hall.id, 0) as again:
        assert [line["text"] for line in again.lines] == ["my old note"]


def test_who_leaves_by_themselves_may_come_back(server: Server) -> None:
    hall = Hall(server)
    hall.mia.do(hall.id, "leave")
    assert hall.sees(hall.mia, SPECTATOR) == ""
    assert hall.sits(hall.mia, 0) == ""


def test_at_a_listed_table_they_watch_like_any_stranger(server: Server) -> None:
    hall = Hall(server, listed=True)
    hall.mia.do(hall.id, "note", text="my old note")
    with hall.mia.look(hall.id) as bench:
        remove(hall)
        assert bench.closed() == REMOVED
    with hall.mia.look(hall.id) as bench:
        assert (bench.you["member"], bench.you["seats"], bench.lines) == ("", [], [])
        assert bench.do("chat", text="let me in")["t"] == "refused"
    assert hall.sits(hall.mia, 0) == BARRED
    assert hall.sees(hall.mia, 0) == "error-no-view"


def test_a_host_is_asked_to_get_up_and_not_kept_out(server: Server) -> None:
    """Neither of two hosts can lock the other out of the table."""
    hall = Hall(server)
    hall.mia.claim(hall.id, hall.hedda.invite(hall.id, "facilitate").ticket)
    remove(hall)
    assert hall.mia.get(f"/api/tables/{hall.id}/rights")["seats"] == []
    assert "facilitate" in hall.mia.get(f"/api/tables/{hall.id}/rights")["rights"]
    assert hall.mia.do(hall.id, "readmit", member=hall.mate).is_success


def test_who_holds_two_seats_loses_both(server: Server) -> None:
    hedda, ana = server.person("Hedda"), server.person("Ana")
    made = hedda.create("misiles", ["team", "team"], start="host")
    member = ana.sit(made.id, made.code, 0).member
    ana.sit(made.id, made.code, 1)
    hedda.do(made.id, "remove", seat=0, member=member)
    assert [seat["members"] for seat in hedda.get(f"/api/tables/{made.id}")["seats"]] == [[], []]


def test_a_rematch_is_not_for_the_removed(server: Server) -> None:
    hall = Hall(server)
    remove(hall)
    with hall.hedda.look(hall.id) as bench:
        for seat in (0, 1):
            hall.hedda.do(hall.id, "standin", seat=seat, bot="random")
        bench.until(lambda: bench.over)
    assert error(hall.mia.ask("POST", f"/api/tables/{hall.id}/rematch")) == BARRED
    again = hall.hedda.post(f"/api/tables/{hall.id}/rematch")["table"]
    assert hall.mia.get(f"/api/tables/{again}/rights")["rights"] == []
    assert "play" in hall.ana.get(f"/api/tables/{again}/rights")["rights"]
