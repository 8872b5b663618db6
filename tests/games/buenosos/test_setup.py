"""Components and setup (1 to 3), the map (A), and the numbers of the variants (13, 14)."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.errors import BadOption
from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.games.buenosos import view
from contienda.games.buenosos._steps import SUPPLY
from contienda.games.buenosos.constants import BLUE, DECK, EVENTS, HAND, NODE_NAMES, PHASE_NAMES, RED, STATE_NAMES
from contienda.games.buenosos.effect_codes import DURATION_NAMES
from contienda.games.buenosos.game import GAME
from contienda.games.buenosos.options import EXPANSION
from contienda.games.buenosos.state import BuenOsos
from tests.games.buenosos.table import Table

ARROWS = {
    "S1": "S5 S11", "S2": "S1 S5 S11", "S3": "S2 S5", "S4": "S3 S6", "S5": "S4 S6", "S6": "S5 S11", "S7": "S5 S6",
    "S8": "S5 S6 S11", "S9": "S5 S8", "S10": "S7 S8 S9", "S11": "S2 S5", "S12": "S7 S10 S11",
}  # fmt: skip
SERVICES = {  # criticality, INT
    "S1": (5, 18), "S2": (4, 16), "S3": (5, 18), "S4": (5, 18), "S5": (5, 18), "S6": (5, 16), "S7": (5, 16),
    "S8": (4, 14), "S9": (4, 12), "S10": (5, 14), "S11": (4, 16), "S12": (5, 14),
}  # fmt: skip


def arrows(table: Table) -> dict[str, str]:
    services = cast("list[dict[str, object]]", table.state.view(0)["services"])
    return {str(each["id"]): " ".join(cast("list[str]", each["depends_on"])) for each in services}


@pytest.mark.clause("buenosos", "2.1a", "2.3a", "3.1a", "2.2d", "14a")
def test_twelve_services_with_their_numbers() -> None:
    services = cast("list[dict[str, object]]", Table().state.view(0)["services"])
    assert {each["id"]: (each["criticality"], each["maximum"]) for each in services} == SERVICES
    assert all(each["integrity"] == each["maximum"] and each["state"] == "ok" for each in services)


@pytest.mark.clause(
    "buenosos",
    "3.2a",
    "3.2b",
    "A.1a",
    "A.1b",
    "A.1c",
    "A.1d",
    "A.1e",
    "A.1f",
    "A.1g",
    "A.1h",
    "A.1i",
    "A.1j",
    "A.1k",
    "A.1l",
    "A.3a",
)
def test_the_arrows_of_the_annex() -> None:
    assert arrows(Table()) == ARROWS
    assert all(2 <= len(needs.split()) <= 4 for needs in ARROWS.values())


@pytest.mark.clause("buenosos", "A.2a", "R52")
def test_the_soft_map_drops_two_arrows() -> None:
    assert arrows(Table("soft")) == {**ARROWS, "S4": "S3", "S8": "S5 S6"}


@pytest.mark.clause("buenosos", "13a", "13b", "13c", "13d", "R50", "R77", "R78")
def test_the_quick_game() -> None:
    table = Table("quick")
    assert arrows(table) == {
        "S2": "S5 S11", "S5": "S2 S6", "S6": "S5 S11", "S8": "S5 S6 S11", "S10": "S5 S6 S8", "S11": "S2 S5",
    }  # fmt: skip
    state = table.state
    assert (state.tables.turns, state.budget_red, state.budget_blue, state.stability) == (5, 6, 6, 40)
    assert [bin(int(state.tables.deck[deck])).count("1") for deck in (RED, BLUE, EVENTS)] == [16, 17, 7]


@pytest.mark.clause("buenosos", "R78", "R50")
def test_effects_on_absent_services_vanish() -> None:
    table = Table("quick").hands(red="A09 A15").marked("lateral").service("S5", "ok", 3).play("A09", "S5")
    assert table.at("S6") == ("ok", 14)  # S7 is not in play
    assert Table("quick").hands(red="A15").service("S10", "degraded").play("A15").state.trust == 44
    assert Table("quick").hands(red="A15").service("S10", "down").play("A15").state.trust == 41


@pytest.mark.clause("buenosos", "2.3c", "R51", "R77")
def test_railway_and_water_join_the_map() -> None:
    table = Table(expansion="both")
    assert arrows(table) == {
        **ARROWS,
        "S1": "S5 S11 S14",
        "S3": "S2 S5 S13",
        "S8": "S5 S6 S11 S14",
        "S12": "S7 S10 S11 S13",
        "S13": "S2 S5 S6",
        "S14": "S5 S6 S11",
    }
    assert list(arrows(Table(expansion="railway"))) == [*ARROWS, "S13"]
    assert list(arrows(Table(expansion="water"))) == [*ARROWS, "S14"]
    with pytest.raises(BadOption, match="expansion"):
        Table("quick", expansion="both")


@pytest.mark.clause("buenosos", "3.2b", "R51", "R54")
@pytest.mark.parametrize("expansion", EXPANSION)
@pytest.mark.parametrize("map", ["standard", "soft"])
def test_no_service_ever_has_more_than_four_dependencies(map: str, expansion: str) -> None:
    found = arrows(Table(map=map, expansion=expansion, providers=6))
    assert {id: needs for id, needs in found.items() if len(needs.split()) > 4} == {}
    roomy = map == "soft" or expansion not in ("water", "both")  # the soft map takes S11 from S8
    assert ("P1" in found["S8"].split()) == roomy
    assert ("P6" in found["S12"].split()) == (expansion not in ("railway", "both"))
    assert "P1" in found["S9"].split()


@pytest.mark.clause("buenosos", "R54", "R75", "B.4.6")
def test_a_provider_without_room_for_its_arrow_serves_less() -> None:
    table = Table(expansion="water", providers=6).to("event").do("reveal(E06)")
    assert table.at("P2") == ("degraded", 3)  # P1 serves S9 alone
    assert table.at("P1") == ("ok", 6)


@pytest.mark.clause("buenosos", "R77", "8.3a")
def test_water_counts_for_trust_but_not_for_manual_operation() -> None:
    table = Table(expansion="water", dep_damage_degraded=0).hands(blue="B16").respond()
    table.service("S14", "degraded", 1).next_turn()
    assert table.state.trust == 47
    table.blue("B16").respond().do("play(B16)")
    assert "S14" not in table.targets()


@pytest.mark.clause("buenosos", "2.1b", "2.1c", "2.1d", "3.3a", "3.3b", "B.1c")
def test_three_decks() -> None:
    state = Table().state
    assert [bin(int(state.tables.deck[deck])).count("1") for deck in (RED, BLUE, EVENTS)] == [18, 18, 8]
    red = {card["subtype"] for card in GAME.scenario.cards.values() if card["deck"] == "red"}
    assert red == {"recon", "access", "persistence", "lateral", "impact", "high_impact", "social", "resource"}
    assert all(1 <= card["cost"] <= 5 for card in GAME.scenario.cards.values() if card["deck"] != "event")


@pytest.mark.clause("buenosos", "2.2a", "2.2b", "2.2c", "3.4a", "3.4b", "3.4c")
def test_markers_and_parameters() -> None:
    state = Table().state
    assert (state.stability, state.trust, state.turn) == (100, 50, 1)
    assert (state.tables.turns, state.budget_red, state.budget_blue) == (8, 8, 8)


@pytest.mark.clause("buenosos", "3.5a", "3.5b", "5.0f", "R43")
def test_first_hands_come_from_the_own_deck() -> None:
    state = cast(BuenOsos, GAME.start(2, GAME.resolve("standard", {})))
    drawn: list[str] = []
    while len(drawn) < 10:
        said = str(GAME.vocabulary.say(state.actions()[0]))
        assert said.startswith("draw(")
        drawn.append(said[5])
        state.apply(state.actions()[0])
    assert drawn == ["B"] * 5 + ["A"] * 5
    assert str(GAME.vocabulary.say(state.actions()[0])) == "reveal(E01)"  # nothing more is drawn in turn 1
    assert state.hand_size(RED) == state.hand_size(BLUE) == 5


@pytest.mark.clause("buenosos", "2.3b")
def test_numbers_can_be_set_one_by_one() -> None:
    state = Table(turns=3, budget_red=5, stability_start=60, trust_start=20).state
    assert (state.tables.turns, state.budget_red, state.stability, state.trust) == (3, 5, 60, 20)


@pytest.mark.clause("buenosos", "14b", "14c", "14d", "R53", "R54", "R55")
def test_the_advanced_game() -> None:
    table = Table("advanced")
    state = table.state
    assert (state.tables.turns, state.stability, state.budget_red, state.economic_cost) == (10, 120, 7, 0)
    assert [name for place, name in enumerate(NODE_NAMES) if int(state.present) >> place & 1][12:] == ["P1", "P2", "P3"]
    assert table.cards(BLUE, DECK).count("B12") == 3


@pytest.mark.clause("buenosos", "R55")
def test_copies_are_one_choice() -> None:
    table = Table("advanced").hands(blue="B12 B12 B01").respond()
    assert [action for action in table.offered() if action.startswith("play(")] == ["play(B01)", "play(B12)"]
    table.play("B12", "S1")
    assert table.cards(BLUE, HAND) == ["B01", "B12"]


@pytest.mark.clause("buenosos", "R56")
def test_the_deterministic_game_keeps_only_its_shuffles() -> None:
    options = GAME.resolve("deterministic", {})
    assert (options["intermittency"], options["intermittency_target"], options["random_discard"]) == (1, 0, 1)
    assert options["crit_extra"] == 2


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
def test_every_preset_begins(preset: str) -> None:
    assert Table(preset).step() == "preparation"


def test_presets_are_the_promised_ones() -> None:
    names = {preset.name for preset in GAME.presets}
    assert {"rulebook", "standard", "balanced", "quick", "advanced", "soft", "deterministic"} <= names
    letter = GAME.resolve("rulebook", {})
    assert [letter[name] for name in ("strict_timing", "stability_cap_scope", "crit5", "victory_check", "repair")] == [
        1
    ] * 5


def test_a_game_begins_with_nothing_hurt_laid_or_under_way() -> None:
    state = cast(BuenOsos, GAME.start(2, GAME.resolve("standard", {})))
    empty = (
        "turn degraded intermittent down hurt fallen recovered saved fell trust_lost trust_zero ledger economic_cost "
        "marks marks_now marks_used played_red played_blue subtypes_before subtypes_now paid_now flags restored "
        "was_degraded was_intermittent was_down halved met met_any basic_used impact_played log_count row_count "
        "in_force plays serial budget_red budget_blue tossing"
    )
    assert {name: int(getattr(state, name)) for name in empty.split()} == dict.fromkeys(empty.split(), 0)
    nobody = "playing pick_a pick_b effect_row blamed reason winner"
    assert {name: int(getattr(state, name)) for name in nobody.split()} == dict.fromkeys(nobody.split(), -1)


@pytest.mark.clause("buenosos", "14d", "R54")
def test_each_provider_drawn_is_announced() -> None:
    state = cast(BuenOsos, GAME.start(2, GAME.resolve("standard", {"providers": 3})))
    recorder = Recorder()
    state.attach(recorder)
    rng = Rng(3)
    while state.step() == SUPPLY:
        state.apply(int(state.sample(rng)))
    drawn = [event.arguments[0] for event in recorder.events if event.kind == "supplied"]
    assert len(set(drawn)) == 3
    assert sum(2**node for node in drawn) == int(state.present) & int(state.tables.providers)


def test_the_words_of_the_view_stand_in_the_order_of_the_rules() -> None:
    assert list(view.CONDITIONS) == STATE_NAMES
    assert list(view.PHASES) == PHASE_NAMES
    assert list(view.UNTIL) == DURATION_NAMES
