"""What a room reveals: to each of the two what they hold, to nobody else anything."""

from __future__ import annotations

import random

from tests.server.guests import Guest, refused, secrets_of, two
from tests.server.harness import Server


def as_json(numbers: list[int]) -> str:
    return ",".join(str(number) for number in numbers)


def test_nothing_of_the_other_is_told_before_its_time(server: Server) -> None:
    ana, boris = two(server, "sealed")
    ana.told(ana.submit(ana.build(title="Canary of Ana")))
    assert refused(boris.submit("nonsense")) == (400, "error-room-deck-line")
    boris.look()
    hidden = [as_json(each) for each in ana.view["boosters"]] + ["Canary of Ana"]
    held = boris.view["pool"]
    assert held != ana.view["pool"]
    boris.told(boris.submit(boris.build(title="Canary of Boris")))
    ana.look()
    for path in (
        "",
        "/words",
        "/game",
        "/rights",
        "/frames?seat=1&wait=0",
        "/story?seat=1",
        "/events?before=99&seat=1",
    ):
        assert boris.ask("GET", f"/api/tables/{boris.table}{path}").is_success
    assert all(any(each in heard for heard in ana.heard) for each in hidden)  # the form in which it would appear
    hidden += secrets_of(server, ana)
    for heard in boris.heard:
        assert [each for each in hidden if each in heard] == []
    for heard in ana.heard:
        assert "Canary of Boris" not in heard
        assert as_json(boris.view["boosters"][0]) not in heard


def test_in_a_draft_everybody_sees_only_what_he_holds(server: Server) -> None:
    ana, boris = two(server, "draft")
    packs: list[list[int]] = []
    for _ in range(9):  # for the last two cards, a number alone would reveal nothing
        packs.append(ana.pack)
        said = len(boris.heard)
        boris.look()
        ana.told(ana.pick(random.Random(1).choice(ana.pack)))
        boris.look()
        assert any(as_json(packs[-1]) in heard for heard in ana.heard)
        for heard in boris.heard[said:]:
            assert as_json(packs[-1]) not in heard
        pool, draft_now = boris.view["pool"], boris.view["draft"]
        assert sum(pool.values()) == len(packs) - 1
        assert draft_now["chosen"] is False
        boris.told(boris.pick(boris.pack[-1]))
        ana.look()
    assert boris.view["seed"] is None
    for heard in boris.heard:
        assert [each for each in secrets_of(server, ana) if each in heard] == []


def test_a_room_is_not_told_to_strangers(server: Server) -> None:
    ana, _ = two(server, "sealed")
    stranger = Guest(server.person("Stan"))
    stranger.person.http.cookies.set("contienda", "x" * 43)
    for guest in (stranger, Guest(server.person())):
        answer = guest.ask("GET", f"/api/rooms/{ana.id}")
        assert set(answer.json()) == {"status", "error", "text"}
        assert refused(answer) == (403, "error-room-no-seat")


def test_the_cookie_is_that_of_tables(server: Server) -> None:
    answer = server.person("Ana").ask("POST", "/api/rooms", json={"kind": "duel"})
    (cookie,) = answer.headers.get_list("set-cookie")
    parts = {each.strip().lower() for each in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts


def test_what_is_said_of_rooms_is_not_compressed(server: Server) -> None:
    ana, _ = two(server, "sealed")
    answer = ana.person.ask("GET", f"/api/rooms/{ana.id}", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
