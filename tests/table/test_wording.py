"""Text for others to read: nothing hidden in it, and no two names at a table that look the same."""

from __future__ import annotations

import pytest

from contienda.core.errors import BadOption
from contienda.table import commands as c
from contienda.table.setup import LONGEST_NAME, SeatSetup, Wish
from contienda.table.wording import look, tidied, told_apart
from tests.table.helpers import HOST, Play, made, wish

ERROR = "error-table-name"


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("  Ana \t María\u00a0 ", "Ana María"),
        ("Ana\nhas left", "Ana has left"),
        ("Ana\r\n\u2028\u2029\x0b\x0c\x85x", "Ana x"),
        ("An\u200ba\u200c\u2060\ufeff\u00ad\u200e", "Ana"),
        ("Jose\u0301", "José"),
        ("Z" + "\u0334" * 30 + "!", "Z" + "\u0334" * 3 + "!"),
        ("\u0301Ana", "Ana"),
        ("Ana\u3164\u2800\u115f", "Ana"),
        ("Ana\U000e0041\ue000\u0378", "Ana"),
        ("👩\u200d💻 and 👍🏽", "👩\u200d💻 and 👍🏽"),
        ("❤\ufe0f 1\ufe0f\u20e3", "❤\ufe0f 1\ufe0f\u20e3"),
        ("A\u200dn\ufe0fa", "Ana"),
        ("<script>{$who}", "<script>{$who}"),
        ("Ñandú Ёжик ½", "Ñandú Ёжик ½"),
    ],
)
def test_only_what_can_be_seen_is_kept(given: str, read: str) -> None:
    assert tidied(given, ERROR) == read
    assert tidied(read, ERROR) == read, "to tidy twice changes nothing"


@pytest.mark.parametrize(
    "given",
    [
        *[
            "",
            "   ",
            "\u200b",
            "\u200b\u2060\ufeff",
            "\u3164",
            "\u2800\u2800",
            "\u0301\u0301",
            "\u200d",
            "\ufe0f",
            "\n",
        ],
        *["a\x00", "a\x07b", "\x1b[2J", "a\x7f", "a\u202eb", "a\u2066b", "\ud800", "a\x9b31m"],
    ],
)
def test_what_shows_nothing_or_deceives_is_refused(given: str) -> None:
    with pytest.raises(BadOption) as refused:
        tidied(given, ERROR)
    assert refused.value.key == ERROR


@pytest.mark.parametrize("other", ["ana", "Аnа", "ANA", "Ａna", "Αna"])
def test_names_that_look_alike(other: str) -> None:
    assert look(other) == look("Ana")
    assert told_apart(other, ["Ana"], LONGEST_NAME) == f"{other} (2)"
    assert told_apart("Ana", ["Ana", "Ana (2)"], LONGEST_NAME) == "Ana (3)"
    assert told_apart("Аnä", ["Ana"], LONGEST_NAME) == "Аnä"


def test_a_long_name_stays_short_enough() -> None:
    long = "A" * LONGEST_NAME
    assert told_apart(long, [long], LONGEST_NAME) == "A" * (LONGEST_NAME - 4) + " (2)"


def test_the_second_of_a_name_gets_a_number() -> None:
    play = Play(made(wish("misiles", "open open open")))
    for name in ("Ana", "An\u200ba", "АNА"):
        play.sit(name)
    assert [seat.members[0].name for seat in play.table.now.seats] == ["Ana", "Ana (2)", "АNА (3)"]


def test_seats_of_one_name_are_told_apart() -> None:
    setup = made(Wish("misiles", seats=[SeatSetup("team", "Blue\u200b"), SeatSetup("team", "Вlue")]))
    assert [seat.name for seat in setup.seats] == ["Blue", "Вlue (2)"]
    play = Play(setup).do(HOST, c.Reseat(seat=1, to=SeatSetup("open", "blue")))
    assert play.table.now.seats[1].name == "blue (2)"
