"""¡Misiles, Ahora! at the terminal: the sheets show what is being played, at whom, and what was picked for it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from contienda.cli.main import main
from contienda.games.misiles.game import GAME
from contienda.games.misiles.terminal import draw, remark
from contienda.i18n.speaker import Speaker
from tests.games.misiles.table import Table


def drawn(table: Table) -> str:
    console = Console(width=120, file=io.StringIO())
    with console.capture() as found:
        console.print(draw(table.state.view(1), Speaker(GAME, "en", ["Ana", "Iván"])))
    return found.get()


def test_who_may_counter_reads_what_is_on_its_way() -> None:
    table = Table().sheet(0, complete={"spy": 1, "wall": 1}).sheet(1, complete={"counterspy": 1, "clock": 1}).turn_of(0)
    assert "Espionage:" not in drawn(table)
    table.play("spy_complete").target(1)
    assert table.asked() == (1, "counter")
    assert "Espionage: exchange a complete element with an opponent → Iván" in drawn(table)


def test_what_is_picked_is_shown_before_the_next_question() -> None:
    table = (
        Table().sheet(0, complete={"propaganda": 1, "wall": 1, "clock": 1}).sheet(1, complete={"space": 3, "wall": 1})
    )
    table.turn_of(0).play("propaganda").target(1)
    assert table.asked() == (0, "offer")
    table.pick("give", "wall")
    assert table.asked() == (0, "offer")
    exchange = "Propaganda: exchange two complete elements with an opponent → Iván; Ana: Berlin Wall"
    assert exchange in drawn(table)
    table.pick("give", "clock")
    assert table.asked() == (1, "answer")
    table.pick("give", "space")
    assert f"{exchange}, Doomsday Clock; Iván: Space Race\n" in drawn(table)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_at_the_end_it_is_told_how_the_game_was_won(capsys: pytest.CaptureFixture[str], seed: str) -> None:
    assert main(["watch", "misiles", "--seed", seed, "--pause", "0", "--lang", "en"]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Why?")]
    assert len(told) == 1
    assert " wins" in told[0]


def test_the_board_warns_of_a_crisis_that_wins() -> None:
    table = Table().sheet(0, {"missile": 2, "crisis": 1, "wall": 2}).sheet(1, {"missile": 1}).turn_of(1)
    assert "Ana can win: they have two Missiles, and a Missile Crisis for the third" in drawn(table)


def test_beside_a_collection_stands_what_becomes_of_its_parts() -> None:
    """7.6, M-R2: what is completed, what is lost in excess, what finds no open line."""
    table = Table().sheet(0, {"counterspy": 1}, {"hotline": 4, "space": 2}).sheet(1, {}).begin(0).roll(4, 5, 6)
    view, speaker = table.state.view(0), Speaker(GAME, "en", ["Ana", "Iván"])
    said = {
        offer: remark(view, code, speaker) for code, offer in zip(table.state.actions(), table.offers(), strict=True)
    }
    assert said == {
        "collect(9, 6)": "all copies are complete, so the parts are lost",
        "collect(10, 5)": "completes it, 4 parts lost",
        "collect(11, 4)": "",
    }
    table = Table().sheet(0, {"counterspy": 1}, {"space": 2}).sheet(1, {}).begin(0).roll(1, 3, 6)
    assert [remark(table.state.view(0), code, speaker) for code in table.state.actions()] == [
        "",
        "",
        "all copies are complete, so the parts are lost",
    ]
    table = Table().sheet(0, {}, {"space": 2}).sheet(1, {}).begin(0).roll(1, 3, 3)
    assert remark(table.state.view(0), int(table.state.actions()[0]), speaker) == "completes it"


def test_the_choices_at_the_terminal_tell_what_completes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["play", "misiles", "--seats", "human,bot:random", "--seed", "4", "--lang", "en"])
    five = [line for line in capsys.readouterr().out.splitlines() if "+5 parts" in line]
    assert five
    assert all(line.endswith("(completes it)") for line in five)
