"""Creating a table: game, options, seats, language, pace, clock; invalid requests are refused by key."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from contienda.core import registry
from contienda.core.errors import BadOption, ContiendaError
from contienda.table.setup import Wish
from tests.table.helpers import Clock, Play, SeatSetup, made, pair, wish


def refusal(game: str = "misiles", seats: str = "open open", **more: object) -> str:
    with pytest.raises(ContiendaError) as error:
        made(wish(game, seats, **more))
    return error.value.key


def starter() -> str:
    return (Path(registry.load("buenosos").folder) / "starter.toml").read_text(encoding="utf-8")


def test_what_is_left_out_is_as_the_game_has_it() -> None:
    setup = made(Wish("misiles"))
    assert [seat.kind for seat in setup.seats] == ["human", "bot", "bot"]
    assert setup.options == {"first_seat": "0", "strict_clock": "no"}
    assert (setup.language, setup.pace, setup.dice, setup.start) == ("en", 800, "drawn", "full")
    assert setup.clock == Clock()
    assert setup.version == registry.load("misiles").version


def test_a_preset_and_single_options_on_top_of_it() -> None:
    setup = made(wish("misiles", "open open", preset="strict", options={"first_seat": "1"}))
    assert setup.options == {"first_seat": "1", "strict_clock": "yes"}
    assert Play(setup).table.options == {"first_seat": 1, "strict_clock": 1}


def test_language_pace_and_chat_are_kept_and_shown() -> None:
    play = Play(made(wish("misiles", "open open", language="ru", pace=0, table_chat=False, team_chat=False)))
    shown = play.shown(0)
    assert (shown["language"], shown["pace"], shown["chat"]) == ("ru", 0, {"table": False, "team": False})


def test_seats_of_all_kinds() -> None:
    play = Play(made(wish("misiles", "human open team bot:search:40")))
    assert [seat.kind for seat in play.table.now.seats] == ["person", "person", "team", "bot"]
    assert [seat.taken() for seat in play.table.now.seats] == [False, False, False, True]
    assert play.table.titles("en") == ["Player 1", "Player 2", "Player 3", "Bot 4 (search 40)"]
    assert play.table.titles("es")[3] == "Bot 4 (búsqueda 40)"
    assert play.table.titles("ru")[0] == "Игрок 1"


def test_seats_have_names_if_somebody_gives_them() -> None:
    setup = made(Wish("misiles", seats=[SeatSetup("team", "Rojos"), SeatSetup("bot", "Hal", "random")]))
    play = Play(setup).sit("Ana")
    assert play.table.titles("es") == ["Rojos", "Hal"]


def test_a_scenario_comes_along() -> None:
    setup = made(wish("buenosos", "open open", scenario=starter()))
    assert setup.load().scenario_text == starter()
    play = Play(setup).sit("Ana").sit("Luz")
    assert play.table.replay().scenario == starter()


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ("open", "error-seats"),
        ("open open open open open", "error-seats"),
        ("open bot:", "error-no-bot"),
        ("open bot:genius", "error-no-bot"),
        ("open bot:level:6", "error-no-bot"),
        ("open bot:search:0", "error-bot-iterations"),
        ("open bot:exec:sh", "error-bot-program"),
    ],
)
def test_seats_that_cannot_be(seats: str, key: str) -> None:
    assert refusal(seats=seats) == key


def test_only_a_bots_seat_has_a_level() -> None:
    with pytest.raises(BadOption) as error:
        made(Wish("misiles", seats=[SeatSetup("open", bot="random"), SeatSetup("open")]))
    assert (error.value.key, error.value.values) == ("error-table-seat-bot", {"seat": 1})


@pytest.mark.parametrize("name", ["   ", "a\x00b", "a\x1bb", "a\u202eb", "a\u2066b", "\ud800"])
def test_names_nobody_can_read(name: str) -> None:
    with pytest.raises(BadOption) as error:
        made(Wish("misiles", seats=[SeatSetup("open", name), SeatSetup("open")]))
    assert error.value.key == "error-table-name"


def test_games_presets_and_options_that_do_not_exist() -> None:
    assert refusal("missiles") == "error-game-near"
    assert refusal("hearts") == "error-no-game"  # a yardstick is not offered at tables
    assert refusal(preset="fierce") == "error-no-preset"
    assert refusal(options={"moon": "1"}) == "error-no-option"
    assert refusal(options={"first_seat": "9"}) == "error-number"
    assert refusal(options={"first_seat": "2"}) == "error-number"  # there is no third seat
    assert refusal(options={"strict_clock": "perhaps"}) == "error-choice"


def test_scenarios_that_cannot_be_played() -> None:
    assert refusal(scenario="x = 1") == "error-no-scenarios"
    assert refusal("buenosos", scenario="x = 1") == "error-scenario"


def test_a_clock_needs_seconds() -> None:
    assert refusal(clock={"mode": "decision"}) == "error-number"
    assert refusal(clock={"mode": "bank", "increment": 5}) == "error-number"


@pytest.mark.parametrize(
    "raw",
    [
        b'{"game":"../misiles"}',
        b'{"game":"misiles","language":"de"}',
        b'{"game":"misiles","pace":-1}',
        b'{"game":"misiles","pace":10001}',
        b'{"game":"misiles","clock":{"mode":"bank","seconds":604801}}',
        b'{"game":"misiles","dice":"loaded"}',
        b'{"game":"misiles","start":"never"}',
        b'{"game":"misiles","seats":[{"kind":"cat"}]}',
        b'{"game":"misiles","cheat":true}',
        b'{"game":"misiles","seats":[{"kind":"open","name":"' + b"n" * 41 + b'"}]}',
        b'{"game":"misiles","seats":[' + b",".join([b'{"kind":"open"}'] * 9) + b"]}",
    ],
)
def test_wishes_that_are_no_wishes(raw: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=Wish)


def test_a_setup_comes_back_from_the_store_as_it_was() -> None:
    setup = made(wish("buenosos", "human team bot:level:2", preset="quick", clock={"mode": "bank", "seconds": 60}))
    again = msgspec.json.decode(msgspec.json.encode(setup), type=type(setup))
    assert again == setup
    assert Play(again).table.freeze() == Play(setup).table.freeze()


def test_rules_that_moved_on_are_not_played() -> None:
    setup = pair().setup
    setup.version += 1
    with pytest.raises(BadOption) as error:
        Play(setup)
    assert error.value.key == "error-table-version"
