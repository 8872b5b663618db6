"""Nobody sees two hands: a person who has seen one sits nowhere else, unless the host openly allows it."""

from __future__ import annotations

from functools import partial

import httpx
import pytest

from contienda.server.routes.sockets import RIGHTS_GONE
from contienda.table import commands as c
from contienda.table import entries
from tests.server.harness import Person, Server
from tests.table.helpers import HOST, Play, made, wish

SEEN, NO_VIEW = "error-table-seen", "error-no-view"


def tries(person: Person, table: str, seat: int, key: str) -> httpx.Response:
    return person.ask("POST", f"/api/tables/{table}/sit", json={"name": person.name, "key": key, "seat": seat})


def error(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["error"])


class Hall:
    """A game of two teams in progress: Ana and Mia for the first, Boris for the second; Hedda hosts, Wu watches."""

    def __init__(self, server: Server, game: str = "buenosos", **wished: object) -> None:
        self.hedda, self.ana, self.mia, self.boris, self.wu = map(server.person, ("Hedda", "Ana", "Mia", "Boris", "Wu"))
        self.made = self.hedda.create(game, ["team", "team"], **wished)
        self.id, self.code = self.made.id, self.made.code
        self.ana.sit(self.id, self.code, 0)
        self.mate = self.mia.sit(self.id, self.code, 0).member
        self.other = self.boris.sit(self.id, self.code, 1).member
        self.wu.claim(self.id, self.made.watch)
        self.server = server

    def sits(self, person: Person, seat: int) -> str:
        return error(tries(person, self.id, seat, self.code))

    def sees(self, person: Person, seat: int) -> str:
        return error(person.ask("GET", f"/api/tables/{self.id}/frames?seat={seat}"))

    def rulings(self, person: Person) -> list[tuple[str, int, str, list[int]]]:
        found = person.get(f"/api/tables/{self.id}")["rulings"]
        return [(each["kind"], each["seat"], each["name"], each["seen"]) for each in found]


def test_nobody_leaves_reads_the_other_hand_and_comes_back(server: Server) -> None:
    hall = Hall(server)
    before = hall.sees(hall.mia, 1)
    assert hall.mia.do(hall.id, "leave").is_success
    assert hall.sits(hall.mia, 1) == SEEN
    assert hall.sees(hall.mia, 1) == before == NO_VIEW
    assert hall.sits(hall.mia, 0) == "", "back to the hand one knows"
    hall.mia.do(hall.id, "leave")
    assert hall.mia.sit(hall.id, hall.code).seats == [0], "any seat is the own one then"


def test_another_name_is_the_same_browser(server: Server) -> None:
    hall = Hall(server)
    hall.mia.do(hall.id, "leave")
    hall.mia.name = "Somebody else"
    assert hall.sits(hall.mia, 1) == SEEN
    hall.mia.claim(hall.id, hall.code)  # to watch
    assert hall.sits(hall.mia, 1) == SEEN


def test_a_seat_given_to_a_bot_was_seen_too(server: Server) -> None:
    hall = Hall(server)
    hall.hedda.do(hall.id, "reseat", seat=0, to={"kind": "team"})
    assert hall.sits(hall.mia, 1) == SEEN


def test_the_host_allows_it_once_and_everybody_sees_it(server: Server) -> None:
    hall = Hall(server)
    hall.mia.do(hall.id, "leave")
    with hall.boris.look(hall.id, 1) as boris, hall.wu.look(hall.id) as wu:
        assert hall.hedda.do(hall.id, "consent", seat=1, on=True).is_success
        for socket in (boris, wu):
            socket.until(partial(lambda each: each.table["seats"][1]["consent"], socket))
        assert hall.sits(hall.mia, 1) == ""
        for socket in (boris, wu):
            socket.until(partial(lambda each: not each.table["seats"][1]["consent"], socket))
            assert [each["kind"] for each in socket.table["rulings"]] == ["consent", "seen"]
    assert hall.rulings(hall.wu) == [("consent", 1, "", []), ("seen", 1, "Mia", [0])]
    hall.mia.do(hall.id, "leave")
    assert hall.sits(hall.mia, 0) == hall.sits(hall.mia, 1) == SEEN, "once: now both hands are known"


def test_a_permission_can_be_withdrawn(server: Server) -> None:
    hall = Hall(server)
    hall.mia.do(hall.id, "leave")
    hall.hedda.do(hall.id, "consent", seat=1, on=True)
    hall.hedda.do(hall.id, "consent", seat=1, on=False)
    assert hall.sits(hall.mia, 1) == SEEN
    assert [kind for kind, *_ in hall.rulings(hall.wu)] == ["consent", "withdrawn"]


def test_whoever_looked_over_a_shoulder_sits_nowhere_else(server: Server) -> None:
    hall = Hall(server)
    hall.ana.do(hall.id, "show", seat=0, on=True)
    assert hall.sees(hall.wu, 0) == ""
    hall.ana.do(hall.id, "show", seat=0, on=False)
    assert hall.sits(hall.wu, 1) == SEEN
    assert hall.sits(hall.wu, 0) == ""


@pytest.mark.parametrize("page", ["events?before=9&seat=0", "story?seat=0", "positions/0?seat=0", "socket"])
def test_every_way_to_look_over_a_shoulder_counts(server: Server, page: str) -> None:
    hall = Hall(server)
    hall.ana.do(hall.id, "show", seat=0, on=True)
    if page == "socket":
        hall.wu.look(hall.id, 0).close()
    else:
        assert error(hall.wu.ask("GET", f"/api/tables/{hall.id}/{page}")) == ""
    assert hall.sits(hall.wu, 1) == SEEN


def test_a_shown_hand_is_not_for_the_other_side(server: Server) -> None:
    hall = Hall(server)
    hall.ana.do(hall.id, "show", seat=0, on=True)
    assert hall.sees(hall.boris, 0) == NO_VIEW
    hall.boris.do(hall.id, "leave")
    assert hall.sees(hall.boris, 0) == "", "a spectator now"
    assert hall.sits(hall.boris, 1) == SEEN


def test_a_guest_of_a_listed_table_is_known_too(server: Server) -> None:
    hall = Hall(server, listed=True)
    hall.ana.do(hall.id, "show", seat=0, on=True)
    stranger, known = server.person("Stan"), server.person("Kay")
    assert hall.sees(stranger, 0) == NO_VIEW, "no session to remember it by"
    known.get("/api/server")
    assert hall.sees(known, 0) == ""
    assert hall.sits(known, 1) == SEEN


def test_who_looked_on_in_the_lobby_and_sat_down_loses_the_view_when_it_begins(server: Server) -> None:
    hedda, ana, wu = server.person("Hedda"), server.person("Ana"), server.person("Wu")
    made_ = hedda.create("buenosos", ["team", "team"], start="host")
    ana.sit(made_.id, made_.code, 0)
    ana.do(made_.id, "show", seat=0, on=True)
    wu.claim(made_.id, made_.watch)
    with wu.look(made_.id, 0) as guest:
        wu.sit(made_.id, made_.code, 1)
        hedda.do(made_.id, "start")
        assert guest.closed() == RIGHTS_GONE
        assert not [text for text in guest.frames if '"phase":"playing"' in text]


def test_a_link_to_a_seat_is_not_for_who_has_seen_another_hand(server: Server) -> None:
    hall = Hall(server)
    link = hall.boris.invite(hall.id, "play").ticket
    claimed = hall.mia.ask("POST", f"/api/tables/{hall.id}/claim", json={"ticket": link})
    assert error(claimed) == SEEN
    assert hall.sees(hall.mia, 1) == NO_VIEW
    assert server.person().claim(hall.id, link).seats == [1], "the link is still good for its owner"


def test_a_new_name_by_a_link_does_not_forget(server: Server) -> None:
    """Out of the first seat, in by a team mate's link, and out again: the server still knows which hand was seen."""
    hall = Hall(server)
    hall.mia.do(hall.id, "leave")
    hall.mia.claim(hall.id, hall.ana.invite(hall.id, "play").ticket)
    hall.mia.do(hall.id, "leave")
    assert hall.sits(hall.mia, 1) == SEEN


def test_where_nothing_is_hidden_nobody_is_kept_from_a_seat(server: Server) -> None:
    hall = Hall(server, "misiles")
    hall.mia.do(hall.id, "leave")
    assert hall.sits(hall.mia, 1) == ""
    assert hall.rulings(hall.wu) == []


# --- the rules themselves ---------------------------------------------------------------------------------------------


def teams(game: str = "buenosos") -> Play:
    return Play(made(wish(game, "team team", start="host"))).sit("Ana", 0).sit("Luz", 1).sit("Bea", 0)


def test_seats_are_changed_freely_before_the_start() -> None:
    play = teams().do("Bea", c.Leave()).sit("Bea", 1).do("Bea", c.Leave()).sit("Bea", 0).do(HOST, c.Start())
    play.do("Bea", c.Leave())
    assert play.table.now.seen == {"Bea": [0]}
    assert play.sit_refusal("Bea", 1) == SEEN


def test_a_position_from_the_middle_of_a_game_is_dealt_already() -> None:
    setup = made(wish("buenosos", "team team", start="host"))
    setup.opening = list(teams().do(HOST, c.Start()).table.actions)
    play = Play(setup).sit("Ana", 0)
    assert play.sit_refusal("Ana", 1) == SEEN
    assert play.do("Ana", c.Leave()).sit_refusal("Ana", 1) == SEEN


def test_what_was_seen_lasts_when_the_table_rests_or_is_read_again() -> None:
    play = teams().do(HOST, c.Start()).do("Bea", c.Leave()).do(HOST, c.Consent(seat=1))
    thawed = play.fresh()
    thawed.thaw(play.table.freeze())
    for table in (play.folded(), thawed):
        assert (table.now.seen, table.now.consents) == ({"Bea": [0]}, [1])


def test_logs_from_before_are_read_as_they_were() -> None:
    """A removal in an old log bars nobody, and nobody sat down against today's rules."""
    play = teams().do(HOST, c.Start())
    play.take(entries.load(b'{"e":"leave","by":"Eva","seat":0,"member":"Bea"}'))
    assert not play.table.barred("Bea")
    play.take(entries.load(b'{"e":"sit","by":"Bea","seat":1,"member":"Bea","name":"Bea"}'))
    assert play.table.now.rulings == []
