"""Who sits where: sitting down, leaving, captains, teams, stand-in bots, locked and full tables."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.table import commands as c
from tests.table.helpers import HOST, Play, SeatSetup, made, pair, wish


def teams() -> Play:
    """Two teams: Ana leads Red with Bea, Luz leads Blue."""
    play = Play(made(wish("buenosos", "team team", start="host")))
    return play.sit("Ana", 0).sit("Luz", 1).sit("Bea", 0)


def seat(play: Play, number: int) -> dict[str, object]:
    return cast("list[dict[str, object]]", play.shown(-3)["seats"])[number]


# --- sitting down and leaving ---------------------------------------------------------------------------------------


def test_the_first_at_a_seat_is_its_captain() -> None:
    play = teams()
    assert [each.captain for each in play.table.now.seats] == ["Ana", "Luz"]
    assert seat(play, 0)["members"] == [{"id": "Ana", "name": "Ana"}, {"id": "Bea", "name": "Bea"}]


def test_a_seat_for_one_is_for_one() -> None:
    play = Play(made(wish("misiles", "open open open"))).sit("Ana", 1)
    assert play.sit_refusal("Luz", 1) == "error-table-taken"
    assert play.sit("Luz").table.now.seats[0].captain == "Luz"


def test_who_names_no_seat_gets_the_one_with_the_fewest_people() -> None:
    play = Play(made(wish("buenosos", "team team", start="host")))
    for name in ("Ana", "Luz", "Bea", "Mar", "Sol"):
        play.sit(name)
    assert [[each.name for each in seat.members] for seat in play.table.now.seats] == [
        ["Ana", "Bea", "Sol"],
        ["Luz", "Mar"],
    ]


def test_nobody_sits_at_one_seat_twice() -> None:
    play = teams()
    assert play.sit_refusal("Ana", 0) == "error-table-already"
    assert play.sit_refusal("Luz", 1) == "error-table-already"
    play.do("Luz", c.Leave()).sit("Luz", 1)
    assert len(play.table.now.seats[1].members) == 1


def test_who_sits_at_the_emptiest_team_is_sent_to_another() -> None:
    play = Play(made(wish("misiles", "team team", start="host"))).sit("Ana")
    assert play.sit("Ana").caller("Ana").seats == (0, 1)
    assert play.sit_refusal("Ana") == "error-table-full"


def test_there_is_no_such_seat() -> None:
    play = pair()
    assert play.sit_refusal("Sol", 2) == "error-table-seat"
    assert play.sit_refusal("Sol", -2) == "error-table-seat"


@pytest.mark.parametrize("name", ["", "  ", "a\x07", "\u202eana", "\udfff"])
def test_a_name_can_be_read(name: str) -> None:
    assert Play(made(wish("misiles", "open open"))).sit_refusal(name) == "error-table-name"


def test_a_full_table() -> None:
    assert pair().sit_refusal("Sol") == "error-table-full"
    assert pair().sit_refusal("Sol", 0) == "error-table-taken"


def test_nobody_takes_a_bots_seat() -> None:
    play = Play(made(wish("misiles", "open bot:random")))
    assert play.sit_refusal("Ana", 1) == "error-table-taken"


def test_a_locked_table() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana").do(HOST, c.Switch(locked=True))
    assert play.shown(0)["locked"] is True
    assert play.sit_refusal("Luz") == "error-table-locked"
    assert play.do(HOST, c.Switch(locked=False)).sit("Luz").table.now.phase == "playing"


def test_who_gets_up_leaves_the_seat_open() -> None:
    play = pair().do("Luz", c.Leave())
    assert play.table.now.seats[1].captain == ""
    assert play.refusal("Luz", c.Leave()) == "error-table-watching"
    play.sit("Sol", 1).until(lambda: play.table.actor() == 1)
    assert play.document(1)["legal"] == play.table.state.actions()


def test_a_table_with_two_seats_of_one_person() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana").sit("Ana")
    play.act("Ana").until(lambda: play.table.actor() == 1).act("Ana")
    assert play.refusal("Ana", c.Act(seat=2, expect=play.expect())) == "error-table-not-yours"


# --- captains -------------------------------------------------------------------------------------------------------


def test_only_the_captain_decides() -> None:
    play = teams().do(HOST, c.Start())
    assert play.table.actor() == 0
    wanted = c.Act(action=play.code("pass"), expect=play.expect())
    assert play.refusal("Bea", wanted) == "error-table-captain"
    assert play.refusal("Bea", c.Undo(expect=play.expect())) == "error-table-captain"
    play.do("Ana", wanted)


def test_when_the_captain_leaves_the_next_one_leads() -> None:
    play = teams().do(HOST, c.Start()).do("Ana", c.Leave())
    assert play.table.now.seats[0].captain == "Bea"
    play.act("Bea", "pass")


def test_a_captain_hands_over_and_the_host_may_too() -> None:
    play = teams()
    assert play.refusal("Bea", c.Captain(member="Bea")) == "error-table-captain"
    assert play.refusal("Luz", c.Captain(seat=0, member="Luz")) == "error-table-not-yours"
    assert play.refusal("Ana", c.Captain(member="Luz")) == "error-table-member"
    assert play.do("Ana", c.Captain(member="Bea")).table.now.seats[0].captain == "Bea"
    assert play.do(HOST, c.Captain(seat=0, member="Ana")).table.now.seats[0].captain == "Ana"
    assert play.refusal(HOST, c.Captain(seat=7, member="Ana")) == "error-table-seat"
    assert play.refusal(HOST, c.Captain(member="Ana")) == "error-table-watching"


def test_a_seat_shows_itself_and_stops_when_it_is_empty() -> None:
    play = teams()
    assert play.refusal("Bea", c.Show(on=True)) == "error-table-captain"
    assert play.refusal("Sol", c.Show(on=True)) == "error-table-watching"
    assert seat(play.do("Luz", c.Show(on=True)), 1)["shown"] is True
    assert seat(play.do("Luz", c.Leave()), 1)["shown"] is False


# --- the host and the seats -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        c.Start(),
        c.RollBack(reason="no"),
        c.Remove(seat=1, member="Luz"),
        c.Readmit(member="Luz"),
        c.Consent(seat=1),
        c.Reseat(seat=1),
        c.Extend(),
        c.Switch(pace=0),
    ],
)
def test_what_only_the_host_may_do(command: c.Any) -> None:
    play = teams()
    for name in ("Ana", "Bea", "Sol"):
        assert play.refusal(name, command) == "error-table-facilitator"


def test_the_host_asks_somebody_to_get_up() -> None:
    play = teams().do(HOST, c.Remove(seat=0, member="Ana"))
    assert [each.name for each in play.table.now.seats[0].members] == ["Bea"]
    assert play.refusal(HOST, c.Remove(seat=0, member="Ana")) == "error-table-member"
    assert play.refusal(HOST, c.Remove(member="Bea")) == "error-table-seat"


def test_a_seat_is_opened_or_given_to_a_bot() -> None:
    play = pair().do(HOST, c.Reseat(seat=1, to=SeatSetup("bot", "Hal", "random")))
    assert (play.table.now.seats[1].bot, play.table.now.seats[1].members) == ("random", [])
    assert play.refusal("Luz", c.Chat(text="hey")) == "error-table-watching"
    play.do(HOST, c.Reseat(seat=1)).sit("Sol", 1)
    assert play.table.now.seats[1].captain == "Sol"
    assert play.refusal(HOST, c.Reseat(seat=1, to=SeatSetup("human"))) == "error-table-reseat"
    assert play.refusal(HOST, c.Reseat(seat=1, to=SeatSetup("bot", bot="genius"))) == "error-no-bot"
    assert play.refusal(HOST, c.Reseat(seat=1, to=SeatSetup("bot", bot="exec:sh"))) == "error-bot-program"
    assert play.refusal(HOST, c.Reseat(seat=1, to=SeatSetup("open", "\x00"))) == "error-table-name"
    assert play.refusal(HOST, c.Reseat(seat=2)) == "error-table-seat"


def test_a_bot_at_the_last_free_seat_begins_the_game() -> None:
    play = (
        Play(made(wish("misiles", "open open")))
        .sit("Ana")
        .do(HOST, c.Reseat(seat=1, to=SeatSetup("bot", bot="random")))
    )
    assert play.lasts(2) == ["Reseated", "Started"]


# --- a bot stands in ------------------------------------------------------------------------------------------------


def test_a_bot_stands_in_until_it_is_called_off() -> None:
    play = pair().do("Ana", c.StandIn(bot="random"))
    assert play.table.now.seats[0].bot == "random"
    assert play.refusal("Ana", c.Act(action=play.code(""), expect=play.expect())) == "error-table-bot-plays"
    play.decided(play.code("")).do("Ana", c.StandIn(bot=""))
    play.until(lambda: play.table.actor() == 0).act("Ana")


def test_who_may_send_a_bot() -> None:
    play = teams()
    assert play.refusal("Bea", c.StandIn()) == "error-table-captain"
    assert play.refusal("Luz", c.StandIn(seat=0)) == "error-table-not-yours"
    assert play.refusal("Ana", c.StandIn(bot="genius")) == "error-no-bot"
    assert play.refusal("Ana", c.StandIn(bot="exec:sh")) == "error-bot-program"
    assert play.do(HOST, c.StandIn(seat=1, bot="level:1")).table.now.seats[1].bot == "level:1"
    bots = Play(made(wish("misiles", "open bot:random")))
    assert bots.refusal(HOST, c.StandIn(seat=1)) == "error-table-is-bot"


def test_a_person_comes_to_a_seat_where_a_bot_stands_in() -> None:
    play = pair().do("Luz", c.StandIn(bot="random")).do("Luz", c.Leave()).sit("Sol", 1)
    assert (play.table.now.seats[1].captain, play.table.now.seats[1].bot) == ("Sol", "random")
    play.do("Sol", c.StandIn(bot="")).until(lambda: play.table.actor() == 1).act("Sol")


# --- starting -------------------------------------------------------------------------------------------------------


def test_a_table_begins_when_every_seat_is_taken() -> None:
    play = Play(made(wish("misiles", "open team bot:random"))).sit("Ana")
    assert (play.table.now.phase, play.document(0)["legal"]) == ("lobby", [])
    assert play.sit("Luz").lasts(2) == ["Sat", "Started"]
    assert play.table.now.phase == "playing"


def test_the_host_begins_with_bots_at_the_empty_seats() -> None:
    play = Play(made(wish("misiles", "open team open", start="host"))).sit("Ana").sit("Luz").sit("Mar")
    assert play.table.now.phase == "lobby"
    play.do("Mar", c.Leave()).do("Luz", c.Leave())
    assert play.refusal(HOST, c.Start(bot="genius")) == "error-no-bot"
    assert play.refusal(HOST, c.Start(bot="exec:sh")) == "error-bot-program"
    play.do(HOST, c.Start(bot="level:1"))
    assert [each.bot for each in play.table.now.seats] == ["", "level:1", "level:1"]
    assert play.refusal(HOST, c.Start()) == "error-table-started"
    assert play.sit_refusal("Luz") == "error-table-full"


def test_the_host_need_not_wait() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana").do(HOST, c.Start(bot="random"))
    assert play.table.now.phase == "playing"


def test_chance_that_comes_first_is_drawn_at_the_start() -> None:
    play = Play(made(wish("buenosos", "open open"))).sit("Ana")
    assert play.chance() == []
    play.sit("Luz")
    assert len(play.chance()) > 10
    assert play.table.actor() == 0
    assert play.lasts(1) == ["Started"]


def test_once_cards_are_dealt_nobody_takes_a_second_seat() -> None:
    play = Play(made(wish("buenosos", "team team"))).sit("Ana", 0).sit("Luz", 1)
    assert play.sit_refusal("Ana", 1) == "error-table-one-seat"
    play.sit("Mar", 1)  # but a latecomer may join a team
    assert play.table.now.seats[1].has("Mar")
