"""Causes: what hit a service, through which dependency, in which wave, by which card, and what reduced it."""

from __future__ import annotations

import pytest

from contienda.core.events import Recorder
from tests.games.buenosos.table import Table


@pytest.mark.clause("buenosos", "11a", "12a")
def test_a_chain_from_the_country_back_to_the_card() -> None:
    table = Table(wave_limit=1).hands(red="A03").marked("recon").service("S8", "ok", 3).listen().play("A03", "S8")
    table.respond().do("pass")
    worsened = [event for event in table.recorder.events if event.kind == "worsened"]
    last = next(event for event in worsened if table.told(event) == "worsened(S10, degraded) 7.3c")
    assert [table.told(event) for event in table.recorder.chain(last.number) if event.kind != "decided"] == [
        "worsened(S10, degraded) 7.3c",
        "arrow_hit(S10, S8, 1, 2) 7.3c",
        "fell(S8) 7.4a",
        "damaged(S8, 3, 0) B.2.3",
        "targeted(A03, S8) 5.3b",
        "played(A03, 3) 4.2b",
    ]


def test_a_cascade_goes_on_from_the_wave_before() -> None:
    table = Table().hands(red="A03").marked("recon").service("S8", "ok", 3).service("S9", "ok", 3).play("A03", "S8")
    table.respond().do("pass")
    fell = [event for event in table.recorder.events if event.kind == "fell"]
    assert table.told(fell[1]) == "fell(S9) 7.4a"
    assert [table.told(event) for event in table.recorder.chain(fell[1].number) if event.kind != "decided"][:4] == [
        "fell(S9) 7.4a",
        "damaged(S9, 1, 0) 7.3d",
        "arrow_hit(S9, S8, 2, 2) 7.3c",
        "fell(S8) 7.4a",
    ]


def test_upkeep_is_caused_by_what_degraded_the_service() -> None:
    table = Table().hands(red="A12").marked("recon").play("A12", "S11").next_turn()
    hit = next(event for event in table.recorder.events if event.kind == "damaged" and event.clause == "5.0a")
    assert "played(A12, 4) 4.2b" in [table.told(event) for event in table.recorder.chain(hit.number)]


def test_a_spread_is_caused_by_what_made_the_service_intermittent() -> None:
    table = Table().hands(red="A07").marked("access").play("A07", "S9").respond().do("pass", "toss(spreads)")
    assert table.why("spread")[:4] == [
        "spread(S9, S10) 7.6a",
        "tossed(S9, spreads) 7.6a",
        "worsened(S9, intermittent) B.2.7",
        "targeted(A07, S9) 5.3b",
    ]


def test_what_lessened_a_penalty() -> None:
    table = Table(turns=1).hands(blue="B16").respond().service("S12", "down").play("B16", "S12").do("pass")
    assert table.events("relieved", "penalised", "stability_fell") == [
        "penalised(S12, 6, 4) 8.1a",
        "relieved(S12, 4, B16) B.3.16",
        "stability_fell(6, 94) 8.4a",
    ]


def test_a_recorder_attached_late_still_hears() -> None:
    table = Table().service("S8", "down").respond()
    recorder = Recorder()
    table.state.attach(recorder)
    table.do("pass")
    assert any(event.kind == "arrow_hit" for event in recorder.events)


@pytest.mark.clause("buenosos", "6b")
def test_an_end_by_falls_nobody_saw_is_caused_by_the_closing() -> None:
    table = Table().services("down", "S1 S3 S5").respond().listen().do("pass")
    assert table.why("ended") == ["ended(three_critical) 6b", "closing(1) 5.5b"]
