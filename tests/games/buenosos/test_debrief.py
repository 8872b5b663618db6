"""The debrief: what the events of a game show, in arranged positions and in whole random games."""

from __future__ import annotations

from typing import Any, cast

import pytest

from contienda.core.rng import Rng
from contienda.core.state import CHANCE
from contienda.games.buenosos import analysis, debrief_markers
from contienda.games.buenosos.constants import (
    BLUE,
    ENDINGS,
    HAND,
    NODE_NAMES,
    NONE,
    OK,
    PHASE_NAMES,
    PROGRAM_NAMES,
    STATE_NAMES,
)
from contienda.games.buenosos.game import GAME
from contienda.play.match import Match
from tests.games.buenosos.table import Table, Value

PRESETS = [preset.name for preset in GAME.presets]


def node(id: str) -> int:
    return NODE_NAMES.index(id)


def name(program: int) -> str:
    return PROGRAM_NAMES[program] if program != NONE else "nothing"


def played(preset: str, seed: int, **options: Value) -> Match:
    """A whole random game."""
    match, rng = Match(GAME, ["Red", "Blue"], GAME.resolve(preset, dict(options))), Rng(seed)
    while not match.over:
        state = match.state
        actions = state.actions()
        match.apply(int(state.sample(rng)) if state.actor() == CHANCE else actions[rng.below(len(actions))])
    return match


def hits(table: Table, id: str) -> list[analysis.Hit]:
    return analysis.history(table.recorder.events, node(id))


def chains(table: Table) -> list[str]:
    """Each cascade as: card, first service with its state, then arrows with turn and wave."""
    found = []
    for chain in analysis.cascades(table.recorder.events):
        told = f"{name(chain.source)} {NODE_NAMES[chain.start]}"
        for link in chain.links:
            told += f" -{link.turn}.{link.wave}-> {NODE_NAMES[link.service]} {STATE_NAMES[link.state]}"
        found.append(told)
    return found


def worth(table: Table, **options: Value) -> dict[str, tuple[int, int]]:
    """The Stability and Trust that each DRP and BCP card played was worth."""
    country = debrief_markers.Country(GAME, GAME.resolve("standard", dict(options)))
    return {
        name(each.card): (each.stability, each.trust)
        for each in debrief_markers.measures(table.recorder.events, country)
    }


# --- one service ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11a")
def test_damage_names_its_card_and_the_controls_that_lessened_it() -> None:
    table = Table().hands(blue="B04 B02").respond().play("B04", "S8").play("B02").do("basic", "target(S8)")
    table.next_turn().red("A03").marked("recon").service("S8", "degraded").listen().play("A03", "S8")
    absorbed, worse = hits(table, "S8")
    assert (absorbed.kind, absorbed.through, name(absorbed.source)) == ("absorbed", "card", "A03")
    assert [(name(each.source), each.points) for each in absorbed.lessened] == [("monitoring", 1), ("B04", 2)]
    assert (worse.kind, STATE_NAMES[worse.state], worse.clause) == ("worsened", "intermittent", "B.2.3")
    assert [(name(each.source), each.points) for each in analysis.controls(table.recorder.events)] == [
        ("B04", 2),
        ("monitoring", 1),
    ]


def test_damage_names_what_made_it_greater() -> None:
    table = Table().hands(red="A06 A12").marked("recon").play("A06").play("A12", "S11")
    worse, hit = hits(table, "S11")
    assert (STATE_NAMES[worse.state], hit.points, hit.left) == ("degraded", 4, 12)
    assert [(name(each.source), each.points) for each in hit.boosted] == [("A06", 1)]


@pytest.mark.clause("buenosos", "11a", "12a")
def test_a_cascade_hit_names_dependency_wave_and_the_card_behind_it() -> None:
    table = Table(wave_limit=1).hands(red="A03").marked("recon").service("S8", "ok", 3).play("A03", "S8")
    table.respond().do("pass")
    worse, hit = hits(table, "S10")[:2]
    for each in (worse, hit):
        assert (each.through, NODE_NAMES[each.dependency], each.wave) == ("arrow", "S8", 1)
        assert name(each.source) == "A03"
    assert [(NODE_NAMES[arrow.dependency], arrow.points, arrow.clause) for arrow in hit.arrows] == [("S8", 2, "7.3c")]


def test_all_arrows_of_a_wave_are_named() -> None:
    table = Table(turns=1, wave_limit=1).respond().service("S8", "down").service("S9", "degraded").listen().do("pass")
    hit = next(each for each in hits(table, "S10") if each.kind == "damaged")
    assert (hit.points, NODE_NAMES[hit.dependency]) == (3, "S8")
    assert sorted((NODE_NAMES[arrow.dependency], arrow.points) for arrow in hit.arrows) == [("S8", 2), ("S9", 1)]


def test_a_spread_and_wear_are_told_apart() -> None:
    table = Table(wave_limit=1).hands(red="A07").marked("access").play("A07", "S9").respond()
    table.do("pass", "toss(spreads)")
    spread = hits(table, "S10")[0]
    assert (spread.through, NODE_NAMES[spread.dependency], spread.wave, name(spread.source)) == (
        "spread",
        "S9",
        0,
        "A07",
    )
    table = Table().hands(red="A12").marked("recon").play("A12", "S11").next_turn()
    wear = hits(table, "S11")[-1]
    assert (wear.through, wear.points, wear.clause, name(wear.source)) == ("upkeep", 1, "5.0a", "A12")


def test_shield_and_redundancy_name_their_cards() -> None:
    table = Table().hands(blue="B01 B03").respond().play("B01", "S9").play("B03", "S9").next_turn()
    table.red("A07 A10").marked("access").service("S9", "ok", 5).listen().play("A07", "S9").play("A10", "S9")
    told = [(hit.kind, name(hit.control)) for hit in hits(table, "S9")]
    assert told == [("shielded", "B01"), ("damaged", "nothing"), ("damaged", "nothing"), ("saved", "B03")]
    assert (hits(table, "S9")[-1].left, STATE_NAMES[hits(table, "S9")[-1].state]) == (1, "degraded")


# --- cascades -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "12a")
def test_a_cascade_is_found_exactly() -> None:
    """A card brings the cloud down; DNS falls with it in wave 1, and payments fall with both in wave 2."""
    table = Table(wave_limit=2, turns=1).hands(red="A03").marked("recon").service("S8", "ok", 3)
    table.service("S9", "ok", 2).service("S10", "ok", 4).play("A03", "S8").respond().do("pass")
    assert chains(table) == [
        "A03 S8 -1.1-> S9 down -1.2-> S10 down -1.3-> S12 degraded",
        "A03 S8 -1.1-> S10 degraded",
    ]


def test_a_cascade_goes_on_over_turns_and_through_wear() -> None:
    table = Table(wave_limit=1).hands(red="A03").marked("recon").service("S8", "ok", 3).service("S9", "ok", 3)
    table.service("S10", "ok", 7).play("A03", "S8").next_turn()
    assert table.at("S9") == ("down", 0)  # Degraded by the cloud in turn 1, brought down by upkeep in turn 2
    table.close()
    assert chains(table)[0] == "A03 S8 -1.1-> S9 down -2.1-> S10 down -2.2-> S12 degraded"


def test_behind_a_recovered_service_stands_what_felled_it() -> None:
    table = Table(wave_limit=1).hands(red="A03", blue="B14").marked("recon").service("S8", "ok", 3).play("A03", "S8")
    table.respond().play("B14", "S8").do("pass", "toss(holds)")
    hit = next(each for each in hits(table, "S9") if each.kind == "damaged")
    assert (NODE_NAMES[hit.dependency], name(hit.source)) == ("S8", "A03")


# --- campaign, falls, the end ---------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "12b")
def test_the_campaign_line_by_turn() -> None:
    table = Table("standard", 2, GAME, cycle=0)
    table.hands(red="A01").next_turn().listen()
    table.next_turn().red("A01").play("A01", "S9").do("basic").next_turn().red("A02").play("A02", "S9")
    told = [
        (row.turn, [PHASE_NAMES[phase] for phase in row.marked], [PHASE_NAMES[phase] for phase in row.standing])
        for row in analysis.campaign(table.recorder.events)
    ]
    assert told == [(3, ["recon"], ["recon"]), (4, ["access"], ["recon", "access"])]


def test_falls_and_recoveries() -> None:
    table = Table().hands(red="A03", blue="B14").marked("recon").service("S8", "ok", 3).play("A03", "S8")
    table.respond().play("B14", "S8").close()
    (fall,) = [each for each in analysis.falls(table.recorder.events) if each.service == node("S8")]
    assert (fall.turn, name(fall.source), fall.through) == (1, "A03", "card")
    assert (fall.back, name(fall.by), fall.taken_back) == (1, "B14", False)


@pytest.mark.clause("buenosos", "R34")
def test_a_fall_taken_back_never_was() -> None:
    table = Table(budget_red=30, budget_blue=30).hands(red="A09").marked("lateral").service("S5", "ok", 4)
    table.service("S7", "degraded", 2).play("A09", "S5").respond()
    table.blue(" ".join(["B10", *table.cards(BLUE, HAND)])).play("B10").do("cancel(A09)")
    (fall,) = [each for each in analysis.falls(table.recorder.events) if each.service == node("S7")]
    assert fall.taken_back
    assert name(fall.by) == "B10"


@pytest.mark.clause("buenosos", "6b")
def test_the_end_is_caused_by_the_last_fall() -> None:
    table = Table().hands(red="A11").marked("access").services("down", "S1 S3").service("S10", "ok", 3)
    table.play("A11", "S10").close()
    ending = analysis.ending(table.recorder.events)
    assert ending is not None
    assert (ENDINGS[ending.reason], ending.clause) == ("three_critical", "6b")
    assert table.why("ended")[1].startswith("fell(")


@pytest.mark.clause("buenosos", "6a")
def test_the_end_is_caused_by_the_last_loss_of_stability() -> None:
    table = Table(stability_start=4, wave_limit=1).hands(red="A12").marked("recon").play("A12", "S11").close()
    assert table.why("ended")[:2] == ["ended(stability_zero) 6a", "stability_fell(4, 0) 8.4a"]
    assert analysis.ending(Table().recorder.events) is None


# --- what DRP and BCP were worth ------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "12c")
def test_relief_counts_as_far_as_something_was_lost() -> None:
    table = Table(turns=1).hands(blue="B16 B17").respond().service("S12", "down").play("B16", "S12")
    table.play("B17", "S12", "S1").do("pass")
    assert table.events("relieved") == ["relieved(S12, 4, B16) B.3.16", "relieved(S12, 3, B17) B.3.17"]
    assert worth(table, turns=1) == {"B16": (4, 0), "B17": (3, 0)}


def test_a_recovery_is_worth_the_difference_to_down_at_every_closing() -> None:
    table = Table(turns=2, wave_limit=1).hands(red="A03", blue="B14").marked("recon").service("S9", "ok", 3).listen()
    table.play("A03", "S9").respond().play("B14", "S9").do("pass", "toss(holds)")
    table.close()
    down, intermittent = 6 + 2, 3 + 2
    assert worth(table, turns=2, wave_limit=1) == {"B14": (2 * (down - intermittent), 0)}


def test_a_repair_is_worth_the_step_it_took() -> None:
    table = Table(turns=1).hands(red="A12", blue="B12").marked("recon").play("A12", "S11").respond().play("B12", "S11")
    table.do("pass")
    assert worth(table, turns=1) == {"B12": (2 + 2, 0)}


def test_the_cap_makes_a_card_worth_less() -> None:
    table = Table(turns=1, stability_cap=3).hands(red="A12", blue="B12").marked("recon").play("A12", "S11").respond()
    table.play("B12", "S11").do("pass")
    assert worth(table, turns=1, stability_cap=3) == {"B12": (3, 0)}


def test_communication_gives_trust_and_calms() -> None:
    table = Table().hands(red="A15").play("A15").respond().blue("B18").play("B18")
    assert worth(table) == {"B18": (0, 6)}
    table = Table(trust_start=0, turns=1).hands(blue="B18").set(trust_zero=True).listen()
    table.recorder.write("turn_began", [1], "5.0a", NONE, -1)
    table.respond().play("B18").do("pass")
    assert worth(table, trust_start=0, turns=1) == {"B18": (5, 6)}


def test_restored_integrity_that_prevents_a_fall() -> None:
    """Payments have 3 INT, all from the backups; the next damage would otherwise have brought them down."""
    table = Table(turns=1, wave_limit=1).hands(blue="B12").respond().service("S10", "degraded", 1)
    table.service("S8", "degraded").listen().play("B12", "S10").do("pass")
    assert table.at("S10") == ("ok", 3)
    stability, trust = worth(table, turns=1, wave_limit=1)["B12"]
    assert (stability, trust) == (6 + 4, 3)


# --- whole games ----------------------------------------------------------------------------------------------------


def check_services(match: Match, country: debrief_markers.Country) -> None:
    """Check that the history of a service leads to its INT and state."""
    events = match.recorder.events
    for service in cast("list[dict[str, Any]]", match.state.view(-3)["services"]):
        at, integrity, state = node(service["id"]), country.maximum(node(service["id"])), OK
        for hit in analysis.history(events, at):
            if hit.kind in ("damaged", "healed"):
                integrity += hit.points if hit.kind == "healed" else -hit.points
                assert integrity == hit.left
            integrity = hit.left if hit.left != NONE else integrity
            state = hit.state if hit.state != NONE else state
            if hit.kind in ("damaged", "worsened", "fell", "saved"):
                assert hit.through
                assert hit.source != NONE
            if hit.through == "arrow":
                assert hit.wave >= 1
                assert hit.dependency in [arrow.dependency for arrow in hit.arrows]
        assert (integrity, STATE_NAMES[state]) == (service["integrity"], service["state"])


def check_markers(match: Match, country: debrief_markers.Country) -> None:
    """Check that start minus losses is what is left, and that every closing adds up."""
    events, view = match.recorder.events, match.state.view(-3)
    rows = debrief_markers.turns(events, country)
    assert country.stability - sum(row.stability_lost for row in rows) == rows[-1].stability == view["stability"]
    gained = sum(row.trust_gained - row.trust_lost for row in rows)
    assert country.trust + gained == rows[-1].trust == view["trust"]
    left = country.stability
    for closing in debrief_markers.closings(events):
        lost = country.loss(closing.base(), closing.extra(), closing.panic, closing.relief())
        assert closing.lost == min(left, lost)
        assert closing.left == left - closing.lost - closing.economy
        left = closing.left


def check_cascades(match: Match) -> None:
    """Check that waves rise along a chain within a closing, turns never go back, and each step follows an arrow."""
    needs = {
        node(service["id"]): {node(id) for id in service["depends_on"]}
        for service in cast("list[dict[str, Any]]", match.state.view(-3)["services"])
    }
    longest = NONE
    for chain in analysis.cascades(match.recorder.events):
        assert longest in (NONE, len(chain.links)) or len(chain.links) < longest
        longest = len(chain.links)
        at, turn, wave = chain.start, chain.turn, -1
        for link in chain.links:
            assert link.dependency == at
            assert at in needs[link.service]
            assert (link.turn, link.wave) > (turn, wave)
            at, turn, wave = link.service, link.turn, link.wave


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_games_agree_with_their_events(preset: str) -> None:
    for seed in range(6):
        match = played(preset, seed)
        country = debrief_markers.Country(GAME, match.options)
        check_services(match, country)
        check_markers(match, country)
        check_cascades(match)
        view = cast("dict[str, Any]", match.state.view(-3))
        ending = analysis.ending(match.recorder.events)
        assert ending is not None
        assert ENDINGS[ending.reason] == view["ending"]
        assert {NODE_NAMES[each] for each in ending.fallen if each < 16} == set(view["fallen"])
        assert {NODE_NAMES[each] for each in ending.recovered if each < 16} == set(view["recovered"])
        marked = [PHASE_NAMES[phase] for phase in analysis.campaign(match.recorder.events)[-1].standing]
        assert marked == view["campaign"]["marked"]
        for measure in debrief_markers.measures(match.recorder.events, country):
            assert measure.plays > 0
            assert measure.stability >= 0
            assert measure.trust >= 0


def test_a_running_game_can_be_read() -> None:
    match = played("standard", 3)
    country = debrief_markers.Country(GAME, match.options)
    for length in range(0, len(match.recorder.events), 97):
        events = match.recorder.events[:length]
        for service in range(12):
            analysis.history(events, service)
        analysis.cascades(events)
        analysis.falls(events)
        debrief_markers.turns(events, country)
        debrief_markers.measures(events, country)
