"""Tables stored before there were teams and classes load unchanged."""

from __future__ import annotations

import msgspec

from contienda.table import commands as c
from contienda.table import entries
from contienda.table.setup import Setup
from tests.table.helpers import HOST, pair

OLD_SETUP = {
    "game", "version", "options", "seats", "commitment", "language", "scenario", "dice", "pace", "clock", "table_chat",
    "team_chat", "listed", "start", "opening", "parent", "parent_step",
}  # fmt: skip
OLD_STATUS = {
    "seats", "spent", "nonces", "thought", "table_chat", "team_chat", "pace", "sequence", "position", "phase", "epoch",
    "paused", "paused_by", "request", "used", "since", "lines", "locked", "rematch", "notified", "reasons", "touched",
    "turn", "turn_of", "rewound", "unseen", "unshared", "notes", "seen", "consents", "rulings", "removed", "removals",
}  # fmt: skip
OLD_LOG = [
    b'{"e":"sit","by":"a","member":"a","name":"Ana"}',
    b'{"e":"pause","by":"a","reason":"tea","spent":5}',
    b'{"e":"resume","by":"a"}',
    b'{"e":"consent","by":"h","seat":1,"on":true}',
    b'{"e":"captain","by":"h","member":"a"}',
]


def test_an_ordinary_table_is_stored_as_before() -> None:
    play = pair().do(HOST, c.Pause(reason="tea")).do(HOST, c.Resume())
    assert set(msgspec.json.decode(msgspec.json.encode(play.setup))) <= OLD_SETUP
    frozen = msgspec.msgpack.decode(play.table.freeze(), strict=False)
    assert set(frozen["status"]) <= OLD_STATUS


def test_entries_of_older_logs_are_read_and_written_unchanged() -> None:
    for line in OLD_LOG:
        assert entries.dump(entries.load(line)) == line


def test_an_older_setup_has_a_captain_and_a_deal_of_its_own() -> None:
    setup = msgspec.json.decode(b'{"game":"misiles","version":1,"options":{},"seats":[],"commitment":""}', type=Setup)
    assert (setup.decides, setup.micro, setup.classroom, setup.deal) == ("captain", [], "", "")
