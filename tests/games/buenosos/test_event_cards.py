"""Every event (B.4): when it acts and what it does."""

from __future__ import annotations

import pytest

from tests.games.buenosos.table import Table


def drawn(event: str, table: Table | None = None) -> Table:
    """The next turn, which begins with this event."""
    return (table or Table()).next_turn(event)


@pytest.mark.clause("buenosos", "B.4.1", "5.1c", "R44")
def test_e01_waits_until_turn_five() -> None:
    table = drawn("E01")
    assert table.where("E01") == "latent"
    assert table.at("S6") == ("ok", 16)
    table.next_turn().next_turn().to("event")
    assert table.state.turn == 5
    assert table.at("S6") == ("intermittent", 14)  # before that turn's event
    assert table.at("S7") == ("intermittent", 14)
    assert table.where("E01") == "discard"


@pytest.mark.clause("buenosos", "B.4.1")
def test_e01_acts_at_once_from_turn_five() -> None:
    table = Table().set(turn=4)
    assert drawn("E01", table).at("S7") == ("intermittent", 14)


@pytest.mark.clause("buenosos", "B.4.2", "5.1b")
def test_e02_hits_the_power_grid() -> None:
    table = drawn("E02", Table().service("S4", "degraded", 10))
    assert table.at("S4")[0] == "intermittent"
    assert table.at("S4")[1] == 10 - 1 - 2  # upkeep, then the event
    assert table.at("S5")[0] != "intermittent"


@pytest.mark.clause("buenosos", "B.4.3", "5.1c")
def test_e03_cuts_fibre_if_roads_suffer() -> None:
    table = drawn("E03")
    assert table.at("S6") == ("ok", 16)
    assert table.where("E03") == "discard"
    table = Table().to("response").service("S12", "ok")
    table.service("S11", "degraded").to("event")
    before = table.at("S6")[1]
    assert table.do("reveal(E03)").at("S6")[1] == before - 3


@pytest.mark.clause("buenosos", "B.4.4")
@pytest.mark.parametrize("refineries", ["ok", "degraded", "down"])
def test_e04_hits_terminals(refineries: str) -> None:
    table = Table().to("event").service("S1", refineries).service("S2", "ok", 16).do("reveal(E04)")
    assert table.at("S2") == ("ok" if refineries == "ok" else "intermittent", 14)


@pytest.mark.clause("buenosos", "B.4.5")
def test_e05_costs_trust_if_mobile_or_payments_suffer() -> None:
    assert Table().to("event").do("reveal(E05)").state.trust == 50
    assert Table().to("event").service("S10", "degraded").do("reveal(E05)").state.trust == 44


@pytest.mark.clause("buenosos", "B.4.6")
def test_e06_hits_the_cloud() -> None:
    assert Table().to("event").do("reveal(E06)").at("S8") == ("ok", 12)
    assert Table().to("event").service("S8", "degraded").do("reveal(E06)").at("S8") == ("intermittent", 12)


@pytest.mark.clause("buenosos", "B.4.7", "R23")
def test_e07_costs_stability_if_ports_suffer() -> None:
    assert Table().to("event").do("reveal(E07)").state.ledger == 0
    assert Table().to("event").service("S12", "intermittent").do("reveal(E07)").state.ledger == 5


@pytest.mark.clause("buenosos", "B.4.8", "R46", "R67")
def test_e08_lets_blue_play_one_card_free() -> None:
    table = Table().to("event").do("reveal(E08)").blue("B12 B04").respond()
    assert "play_free(B12)" in table.offered()
    table.do("play_free(B12)", "target(S1)")
    assert table.state.budget_blue == 8
    assert "play_free(B04)" not in table.offered()
    assert table.can("B04")


@pytest.mark.clause("buenosos", "R46")
def test_e08_does_not_lift_a_limit() -> None:
    table = Table().to("event").do("reveal(E08)").hands(red="A17", blue="B07 B09").play("A17").respond()
    table.do("play_free(B07)", "target(S1)")
    assert not table.can("B09")


@pytest.mark.clause("buenosos", "R44", "10.5a")
def test_an_empty_event_deck_is_made_from_its_discard() -> None:
    table = Table("advanced", turns=10)
    while table.cards(2, 0):
        table.next_turn()
    table.listen().next_turn()
    assert "reshuffled(event) 10.5a" in table.events("reshuffled")
