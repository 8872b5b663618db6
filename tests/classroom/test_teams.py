"""Teams in a class: who has the last word, and what happens to a seat that falls empty during play."""

from __future__ import annotations

from typing import Any

import pytest

from contienda.core import registry
from contienda.table import entries
from tests.classroom.room import PLAN, Member, Room, refused
from tests.server.harness import Server


def team(room: Room, table: int, seat: int) -> list[Member]:
    return [each for each in room.students if (each.seated["table"], each.seated["seat"]) == (table, seat)]


def deciding(room: Room, number: int = 1) -> list[Member]:
    return team(room, number, room.tile(number)["actor"])


def vote(room: Room, member: Member, action: int, number: int = 1) -> None:
    assert member.person.do(room.table(number), "vote", action=action, seat=member.seated["seat"]).is_success


def legal(room: Room, member: Member, number: int = 1) -> list[int]:
    with member.person.look(room.table(number), member.seated["seat"]) as socket:
        return list(socket.legal)


def run_out(server: Server, room: Room, number: int = 1) -> None:
    """Let the time for the current phase be over."""
    id = room.table(number)

    async def wind() -> None:
        live = server.live(id)
        box = live.table.now.timebox
        assert box is not None
        assert box.timer.since is not None
        box.timer.since -= box.milliseconds + 1
        server.hub.driver.look(live)

    server.run(wind())


def captains(room: Room) -> list[str]:
    return [each["alias"] for each in room.teacher.look()["people"] if each["captain"]]


def test_a_majority_of_the_class_decides_when_time_is_up(server: Server) -> None:
    plan = PLAN | {"timeboxes": [{"phase": "", "seconds": 600}]}
    room = Room(server, tables=1, per_table=8, plan=plan, decides="majority").started(8)
    room.teacher.until(lambda seen: seen["tables"][0]["timebox"])
    people = deciding(room)
    assert len(people) == 4
    actions = legal(room, people[0])
    table = server.live(room.table(1)).table
    before = len(table.actions)
    vote(room, people[1], actions[0])
    vote(room, people[2], actions[-1])
    vote(room, people[3], actions[-1])
    position = table.position(table.actor())
    for each in people:  # nobody has the last word alone
        answer = each.person.do(room.table(1), "act", action=actions[0], seat=table.actor(), expect=position)
        assert refused(answer) == "error-table-majority"
    assert len(table.actions) == before
    run_out(server, room)
    server.until(lambda: len(table.actions) > before)
    assert table.actions[before] == actions[-1]


def test_more_than_half_of_a_team_decide_at_once(server: Server) -> None:
    room = Room(server, tables=1, per_table=6, decides="majority").started(6)
    people = deciding(room)
    actions = legal(room, people[0])
    table = server.live(room.table(1)).table
    before = len(table.actions)
    vote(room, people[0], actions[-1])
    assert len(table.actions) == before
    vote(room, people[2], actions[-1])
    server.until(lambda: len(table.actions) > before)
    assert table.actions[before] == actions[-1]


def test_captains_change_with_every_turn_of_their_team(server: Server) -> None:
    room = Room(server, tables=1, per_table=6, decides="rotation").started(6)
    served: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(120):
        seat = room.tile(1)["actor"]
        people = room.teacher.look()["people"]
        name = next(each["alias"] for each in people if each["captain"] and each["seat"] == seat)
        if not served[seat] or served[seat][-1] != name:
            served[seat].append(name)
        if all(len(set(names)) == 3 for names in served.values()):
            break
        room.move(1)
    for seat, names in served.items():
        order = [each.seated["alias"] for each in team(room, 1, seat)]
        assert names == [order[number % 3] for number in range(len(names))]  # in the order they came, again and again
    for seat in (0, 1):
        assert len([each for each in room.teacher.look()["people"] if each["seat"] == seat and each["captain"]]) == 1


def test_an_empty_seat_is_taken_by_a_bot_and_then_by_another_student_during_play(server: Server) -> None:
    room = Room(server, tables=2).started(4)
    table, seat = 1, room.tile(1)["actor"]
    (ana,) = team(room, table, seat)
    assert ana.person.do(room.table(table), "leave", seat=seat).is_success
    alert = room.teacher.until(lambda seen: seen["tables"][0]["alert"])
    assert (alert["rank"], alert["key"]) == (1, "class-alert-empty")
    step = room.tile(table)["step"]
    room.teacher.done("bot", table=table, seat=seat, bot="random")
    room.teacher.until(lambda seen: seen["tables"][0]["step"] > step)  # play goes on
    newcomer = next(each for each in room.students if each.seated["table"] == 2)
    room.teacher.done("place", member=newcomer.seated["member"], table=table, seat=seat, reason="a hand is missing")
    bots = room.teacher.until(lambda seen: not any(seen["tables"][0]["bots"]) and seen["tables"][0]["bots"])
    assert bots == ["", ""]
    assert newcomer.look()["you"]["role"] == "captain"
    room.teacher.done("place", member=ana.seated["member"], table=2, seat=newcomer.seated["seat"])
    room.students = [Member(each.person, room.id, each.look()["you"]) for each in room.students]
    for _ in range(6):
        room.move(1)
    rulings = room.teacher.person.get(f"/api/tables/{room.table(table)}")["rulings"]
    assert all(each["kind"] in ("seen", "bot") for each in rulings)


def test_a_captain_who_leaves_hands_over_and_their_team_goes_on(server: Server) -> None:
    room = Room(server, tables=1, per_table=4).started(4)
    seat = room.tile(1)["actor"]
    captain, mate = team(room, 1, seat)
    assert captain.look()["you"]["role"] == "captain"
    vote(room, mate, legal(room, mate)[0])
    assert captain.person.do(room.table(1), "leave", seat=seat).is_success
    room.teacher.until(lambda _: mate.look()["you"]["role"] == "captain")
    step = room.tile(1)["step"]
    actions = legal(room, mate)
    position = server.live(room.table(1)).table.position(seat)
    assert mate.person.do(room.table(1), "act", action=actions[0], seat=seat, expect=position).is_success
    room.teacher.until(lambda seen: seen["tables"][0]["step"] > step)


# --- any game with seats can be played by teams -----------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.OURS)
def test_a_class_can_play_any_game_in_teams(server: Server, game: str) -> None:
    seats = registry.load(game).usual
    room = Room(server, tables=2, game=game, per_table=2 * seats, decides="majority").started(4 * seats)
    tiles = room.teacher.look()["tables"]
    assert [tile["of"] for tile in tiles] == [2 * seats] * 2
    assert all(tile["bots"] == [""] * seats for tile in tiles)
    table = server.live(room.table(1)).table
    for _ in range(8):
        server.until(lambda: isinstance(room.tile(1)["actor"], int))
        before, people = len(table.actions), deciding(room)
        assert len(people) == 2
        action = legal(room, people[0])[0]
        vote(room, people[0], action)
        assert len(table.actions) == before
        vote(room, people[1], action)
        server.until(lambda before=before: len(table.actions) > before)  # type: ignore[misc]
        assert table.actions[before] == action
    tile: Any = room.teacher.until(lambda seen: seen["tables"][0]["step"] > 0 and seen["tables"][0])
    assert tile["step_label"]
    assert tile["markers"]
    log = [entries.load(row.payload) for row in server.run(rows(server, room.table(1)))]
    assert any(isinstance(each, entries.Voted) for each in log)


async def rows(server: Server, table: str) -> Any:
    return await server.hub.store.rows(table)
