"""Tables as people use them: found, joined, left, handed over, paused, undone, rematched, branched."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from contienda.server.live.clock import clock
from contienda.server.routes import table_creation, tables
from contienda.server.routes.sockets import GONE
from tests.server.harness import Pair, Person, Server, Socket


def ids(person: Person, page: str) -> list[str]:
    return [each["id"] for each in person.get(page)["tables"]]


def finished(server: Server, game: str = "buenosos") -> Pair:
    pair = Pair(server, game)
    pair.play(random.Random(8))
    return pair


# --- finding ----------------------------------------------------------------------------------------------------------


def test_only_listed_tables_are_listed(server: Server) -> None:
    ana, nobody = server.person("Ana"), server.person()
    hidden, shown = ana.create(), ana.create(listed=True)
    assert shown.id in ids(nobody, "/api/tables")
    assert hidden.id not in ids(nobody, "/api/tables")
    assert hidden.id not in ids(ana, "/api/tables")


def test_a_listed_table_is_open_to_all(server: Server) -> None:
    made = server.person("Ana").create(listed=True)
    nobody = server.person()
    nobody.look(made.id).close()
    assert server.person("Boris").sit(made.id).seats == [1]
    assert nobody.ask("POST", f"/api/tables/{made.id}/do", json={"do": "chat", "text": "ha"}).status_code == 403


def test_my_tables_are_mine_with_what_i_may_do(server: Server) -> None:
    with Pair(server) as pair:
        ana = {each["id"]: each["rights"] for each in pair.ana.get("/api/mine")["tables"]}
        boris = {each["id"]: each["rights"] for each in pair.boris.get("/api/mine")["tables"]}
        assert ana == {pair.id: ["export", "facilitate", "play"]}
        assert boris == {pair.id: ["export", "play"]}
        assert pair.ana.get("/api/mine")["tables"][0]["seats"] == ["Ana", "Boris"]
    assert ids(server.person(), "/api/mine") == []


def test_a_code_is_read_as_people_write_it(server: Server) -> None:
    made = server.person("Ana").create()
    for code in (made.code, made.code.lower(), f" {made.code.lower()} "):
        assert server.person().get(f"/api/codes/{code}")["id"] == made.id
    assert server.person("Boris").sit(made.id, made.code.lower()).seats == [1]


def test_a_code_can_be_read_aloud(server: Server) -> None:
    codes = [server.person("Ana").create().code for _ in range(5)]
    assert not set("01IO") & set("".join(codes))
    assert {len(code) for code in codes} == {6}


def test_whoever_has_a_code_learns_who_sits_there_and_nothing_of_the_game(server: Server) -> None:
    with Pair(server, "buenosos") as pair:
        found = server.person().get(f"/api/codes/{pair.made.code}")
        assert set(found) == {"id", "game", "language", "phase", "locked", "seats", "kind", "class_"}
        assert (found["kind"], found["class_"]) == ("table", None)
        assert [seat["members"][0]["name"] for seat in found["seats"]] == ["Ana", "Boris"]


@pytest.mark.parametrize("right", ["play", "facilitate", "export", "watch"])
def test_a_link_is_good_for_as_long_as_it_says(server: Server, monkeypatch: pytest.MonkeyPatch, right: str) -> None:
    """A link to watch never expires, and says so."""
    ana = server.person("Ana")
    made = ana.create()
    early, late = (ana.invite(made.id, right) for _ in range(2))
    assert early.lasts == (0 if right == "watch" else tables.HANDOVER)
    assert early.until == 0 or abs(early.until - early.lasts - clock()) < 10_000
    now = clock()
    monkeypatch.setattr(table_creation, "clock", lambda: now + tables.HANDOVER - 60_000)
    assert right in server.person().claim(made.id, early.ticket).rights
    monkeypatch.setattr(table_creation, "clock", lambda: now + tables.HANDOVER + 60_000)
    answer = server.person().ask("POST", f"/api/tables/{made.id}/claim", json={"ticket": late.ticket})
    assert answer.status_code == (201 if right == "watch" else 403)


# --- sitting down and getting up --------------------------------------------------------------------------------------


def test_the_game_begins_when_all_are_there_or_the_host_says_so(server: Server) -> None:
    with Pair(server) as pair:
        assert pair.sockets[0].table["phase"] == "playing"
    ana = server.person("Ana")
    made = ana.create(start="host")
    with ana.look(made.id, 0) as socket:
        assert socket.table["phase"] == "lobby"
        assert socket.do("act", action=0, expect=0)["error"] == "error-table-lobby"
        assert socket.do("start", bot="level:1")["t"] == "done"
        assert socket.table["seats"][1]["bot"] == "level:1"


def test_nobody_sits_down_at_a_locked_or_full_table(server: Server) -> None:
    ana, boris = server.person("Ana"), server.person("Boris")
    made = ana.create()
    ana.do(made.id, "switch", locked=True)
    body = {"name": "Boris", "key": made.code}
    assert boris.ask("POST", f"/api/tables/{made.id}/sit", json=body).json()["error"] == "error-table-locked"
    ana.do(made.id, "switch", locked=False)
    boris.sit(made.id, made.code)
    late = server.person("Late").ask("POST", f"/api/tables/{made.id}/sit", json=body)
    assert late.json()["error"] == "error-table-full"


def test_of_two_who_take_the_last_seat_one_gets_it(server: Server) -> None:
    made = server.person("Ana").create()
    people = [server.person(f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        body = {"name": "P", "key": made.code, "seat": 1}
        answers = list(pool.map(lambda each: each.ask("POST", f"/api/tables/{made.id}/sit", json=body), people))
    assert sorted(answer.status_code for answer in answers) == [201, *[403] * 7]


def test_a_seat_can_be_left_and_taken_by_another(server: Server) -> None:
    with Pair(server) as pair:
        assert pair.boris.do(pair.id, "leave").is_success
        cleo = server.person("Cleo")
        assert cleo.sit(pair.id, pair.made.code).seats == [1]
        with cleo.look(pair.id, 1) as socket:
            assert socket.table["seats"][1]["members"][0]["name"] == "Cleo"
        assert pair.boris.do(pair.id, "chat", text="hello").json()["error"] == "error-table-watching"


# --- another device ---------------------------------------------------------------------------------------------------


def test_a_seat_goes_on_on_another_device(server: Server) -> None:
    with Pair(server) as pair:
        phone = server.person("Boris")
        seated = phone.claim(pair.id, pair.boris.invite(pair.id, "play").ticket)
        assert (seated.member, seated.seats) == (pair.seated.member, [1])
        with phone.look(pair.id, 1) as socket:
            assert socket.document == pair.sockets[1].at(socket.sequence).document
            assert phone.do(pair.id, "chat", text="from the phone").is_success
            pair.sockets[1].until(lambda: pair.sockets[1].lines)
            assert pair.sockets[1].lines[-1]["name"] == "Boris"
        assert pair.sockets[1].here == sorted({pair.made.member, pair.seated.member})


def test_a_host_gives_a_lost_seat_back(server: Server) -> None:
    with Pair(server) as pair:
        ticket = pair.ana.invite(pair.id, "play", pair.seated.member).ticket
        assert server.person("Boris").claim(pair.id, ticket).seats == [1]


def test_two_devices_of_one_seat_do_not_act_twice(server: Server) -> None:
    with Pair(server) as pair:
        seat = pair.sockets.index(pair.to_move)
        owner = (pair.ana, pair.boris)[seat]
        phone = server.person("Phone")
        phone.claim(pair.id, owner.invite(pair.id, "play").ticket)
        first = pair.to_move
        command = {"do": "act", "action": first.legal[0], "expect": first.position}
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(
                    lambda each: each[0].ask("POST", f"/api/tables/{pair.id}/do", json=command | each[1]),
                    [(owner, {"nonce": "laptop"}), (phone, {"nonce": "phone"})],
                )
            )
        assert sorted(answer.status_code for answer in answers) == [201, 409]


def test_an_answer_that_got_lost_can_be_asked_for_again(server: Server) -> None:
    with Pair(server) as pair:
        first = pair.to_move
        person = (pair.ana, pair.boris)[pair.sockets.index(first)]
        command = {"action": first.legal[0], "expect": first.position, "nonce": "mine"}
        once = person.do(pair.id, "act", **command)
        again = person.do(pair.id, "act", **command)
        assert once.json() == again.json()
        assert person.do(pair.id, "act", **command | {"nonce": "other"}).status_code in (403, 409)


# --- during the game --------------------------------------------------------------------------------------------------


def test_who_is_here_is_told_to_all(server: Server) -> None:
    with Pair(server) as pair:
        ana, boris = pair.sockets
        ana.until(lambda: ana.here == sorted({pair.made.member, pair.seated.member}))
        boris.close()
        ana.until(lambda: ana.here == [pair.made.member])
        with pair.boris.look(pair.id, 1) as back:
            assert pair.seated.member in back.here
            ana.until(lambda: pair.seated.member in ana.here)


def test_a_pause_stops_the_game_until_whoever_paused_goes_on(server: Server) -> None:
    with Pair(server) as pair:
        boris = pair.sockets[1]
        boris.do("pause", reason="tea")
        pair.settle()
        assert [each.table["paused"] for each in pair.sockets] == ["tea", "tea"]
        assert all(each.legal == [] for each in pair.sockets)
        assert pair.ana.do(pair.id, "act", action=0, expect=boris.position).json()["error"] == "error-table-paused"
        assert boris.do("resume")["t"] == "done"
        pair.settle()
        pair.move(random.Random(1))


def test_what_somebody_has_learnt_is_taken_back_by_consent(server: Server) -> None:
    dice = random.Random(2)
    with Pair(server, "buenosos") as pair:
        while "ask" not in (each.document["undo"] for each in pair.sockets):
            pair.move(dice)
        asks = next(each for each in pair.sockets if each.document["undo"] == "ask")
        answers = next(each for each in pair.sockets if each is not asks)
        step = asks.table["step"]
        asks.do("undo", expect=asks.position)
        pair.settle()
        request = answers.table["request"]
        assert request["seat"] == pair.sockets.index(asks)
        assert asks.do("answer", agree=True)["error"] == "error-table-not-asked"
        assert answers.do("answer", agree=False)["t"] == "done"
        pair.settle()
        assert (asks.table["request"], asks.table["step"]) == (None, step)
        asks.do("undo", expect=asks.position)
        pair.settle()
        assert answers.do("answer", agree=True)["t"] == "done"
        pair.settle()
        assert asks.table["step"] == request["to"] < step
        again(pair, asks)
        again(pair, answers)


def again(pair: Pair, viewer: Socket) -> None:
    """Check that the pieces a viewer received add up to what a newcomer gets."""
    person = (pair.ana, pair.boris)[pair.sockets.index(viewer)]
    with person.look(pair.id, pair.sockets.index(viewer)) as fresh:
        assert fresh.document == viewer.document
        assert fresh.events == viewer.events[-len(fresh.events) :]


def test_the_host_goes_back_and_says_why(server: Server) -> None:
    dice = random.Random(2)
    with Pair(server, "buenosos") as pair:
        for _ in range(5):
            pair.move(dice)
        step = pair.sockets[0].table["step"] - 3
        pair.sockets[0].do("rollback", to=step, reason="the rule was read wrongly")
        pair.settle()
        for each in pair.sockets:
            assert each.table["rulings"][-1]["reason"] == "the rule was read wrongly"
            again(pair, each)
        pair.move(dice)
        again(pair, pair.sockets[1])


def test_a_bot_stands_in_and_is_called_off(server: Server) -> None:
    with Pair(server, "buenosos") as pair:
        ana, boris = pair.sockets
        boris.do("standin", bot="level:1")
        for _ in range(3):
            ana.until(lambda: ana.legal or ana.over)
            ana.act(ana.legal[0])
        assert boris.do("standin", bot="")["t"] == "done"
        assert boris.until(lambda: boris.table["seats"][1]["bot"] == "")


@pytest.mark.parametrize("late", ["idle", "bot"])
def test_when_time_is_up_somebody_else_decides(server: Server, late: str) -> None:
    with Pair(server, "buenosos", clock={"mode": "decision", "seconds": 1, "late": late}) as pair:
        ana = pair.sockets[0]
        position = ana.position
        deadline = ana.table["clock"]["deadline"]
        ana.until(lambda: ana.position > position)
        assert ana.table["clock"]["deadline"] != deadline


def test_more_time_is_given(server: Server) -> None:
    with Pair(server, "buenosos", clock={"mode": "decision", "seconds": 600}) as pair:
        ana = pair.sockets[0]
        before = ana.table["clock"]["deadline"]
        assert ana.do("extend", seconds=60)["t"] == "done"
        assert ana.table["clock"]["deadline"] == before + 60_000


def test_a_captain_hands_over(server: Server) -> None:
    host, first, second = server.person("Hedda"), server.person("First"), server.person("Second")
    made = host.create("buenosos", ["team", "level:1"])
    captain = first.sit(made.id, made.code, 0)
    mate = second.sit(made.id, made.code, 0)
    with first.look(made.id, 0) as one, second.look(made.id, 0) as two:
        one.until(lambda: one.legal)
        two.until(lambda: two.legal)
        assert two.act(two.legal[0])["error"] == "error-table-captain"
        two.do("chat", text="this one?", team=True, action=two.legal[0])
        one.until(lambda: one.lines)
        assert (one.lines[-1]["by"], one.lines[-1]["action"]) == (mate.member, two.legal[0])
        one.do("captain", member=mate.member)
        two.until(lambda: two.table["seats"][0]["captain"] == mate.member)
        assert two.act(two.legal[0])["t"] == "done"
        assert one.do("captain", member=captain.member)["error"] == "error-table-captain"


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_both_go_on_to_one_rematch_with_all_their_rights(server: Server) -> None:
    with finished(server) as pair:
        with ThreadPoolExecutor(2) as pool:
            path = f"/api/tables/{pair.id}/rematch"
            answers = list(pool.map(lambda each: each.post(path), (pair.ana, pair.boris)))
        assert len({answer["table"] for answer in answers}) == 1
        new = answers[0]["table"]
        assert new != pair.id
        assert [answer["seats"] for answer in answers] == [[0], [1]]
        assert answers[0]["rights"] == ["export", "facilitate", "play"]
        for each in pair.sockets:
            each.until(lambda each=each: each.table["rematch"] == new)  # type: ignore[misc]
        with pair.ana.look(new, 0) as ana, pair.boris.look(new, 1) as boris:
            assert ana.table["phase"] == boris.table["phase"] == "playing"
            assert ana.table["commitment"] != pair.sockets[0].table["commitment"]
        assert len([each for each in ids(pair.ana, "/api/mine") if each in server.hub.tables]) == 2
        pair.ana.ask("DELETE", f"/api/tables/{new}")
        assert pair.boris.post(path)["table"] not in (new, pair.id), "the rematch was deleted: there is another"


@pytest.mark.clause("misiles", "4.3")
def test_whoever_won_begins_the_rematch(server: Server) -> None:
    began: set[int] = set()
    for number in range(40):
        if began == {0, 1}:
            break
        with Pair(server, "misiles") as pair:
            pair.play(random.Random(number))
            winner = pair.sockets[0].document["view"]["winner"]
            answer = pair.boris.post(f"/api/tables/{pair.id}/rematch")
            assert answer["seats"] == [1]
            with pair.ana.look(answer["table"], 0) as ana:
                assert ana.document["view"]["active"] == winner
        began.add(winner)
    assert began == {0, 1}


def test_a_table_goes_on_from_a_step_of_a_finished_one(server: Server) -> None:
    with finished(server) as pair:
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "level:1"}]
        step = pair.sockets[0].table["step"] // 2
        branch = {"step": step, "seats": seats, "name": "Ana"}
        made = pair.ana.post(f"/api/tables/{pair.id}/branch", branch)
        with pair.ana.look(made["id"], 0) as socket:
            assert socket.table["parent"] == pair.id
            assert socket.table["step"] >= step
            if not socket.over:
                socket.until(lambda: socket.legal or socket.over)
        past = pair.ana.get(f"/api/tables/{made['id']}/positions/{step}", seat=0)
        assert past["view"] == pair.ana.get(f"/api/tables/{pair.id}/positions/{step}", seat=0)["view"]
        wrong = pair.ana.ask("POST", f"/api/tables/{pair.id}/branch", json=branch | {"step": 10_000})
        assert wrong.json()["error"] == "error-number"


def test_a_table_goes_on_from_a_replay_file(server: Server) -> None:
    with finished(server) as pair:
        replay = json.loads(pair.boris.ask("GET", f"/api/tables/{pair.id}/replay").text)
    ana = server.person("Ana")
    seats = [{"kind": "human"}, {"kind": "human"}]
    body: dict[str, Any] = {"replay": replay, "branch": {"step": 9, "seats": seats, "name": "Ana"}}
    made = ana.post("/api/replays", body)
    with ana.look(made["id"], 0) as socket:
        assert socket.table["step"] >= 9
    forged = replay | {"actions": [*replay["actions"][:5], 999_999, *replay["actions"][6:]]}
    answer = ana.ask("POST", "/api/replays", json=body | {"replay": forged})
    assert answer.status_code == 400


def test_a_deleted_table_is_gone_for_all(server: Server) -> None:
    with Pair(server) as pair:
        assert pair.boris.ask("DELETE", f"/api/tables/{pair.id}").status_code == 403
        assert pair.ana.ask("DELETE", f"/api/tables/{pair.id}").status_code == 204
        assert [each.closed() for each in pair.sockets] == [GONE, GONE]
        assert pair.boris.ask("GET", f"/api/tables/{pair.id}").json()["error"] == "error-table-gone"
        assert pair.boris.ask("GET", f"/api/codes/{pair.made.code}").status_code == 404
        assert ids(pair.ana, "/api/mine") == []
        with pytest.raises(InvalidStatus):
            pair.ana.knock(pair.id, 0)


def test_a_deleted_table_plays_no_more(server: Server) -> None:
    ana = server.person("Ana")
    made = ana.create("buenosos", ["level:1", "level:1"], pace=200)
    live = server.live(made.id)
    ana.ask("DELETE", f"/api/tables/{made.id}")
    server.until(lambda: not live.driving)
    assert live.table.now.phase != "over"
