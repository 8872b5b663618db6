"""The facilitator's decision (11b): markers, INT and an event of choice, outside the lists of the teams."""

from __future__ import annotations

import pytest

from contienda.core.adjustment import Adjustment
from contienda.core.errors import IllegalAction
from contienda.core.events import EVERYBODY, NOBODY, Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER, RULING, SPECTATOR
from contienda.games.buenosos.constants import BLUE, DECK, DISCARDED, EVENTS, RED
from contienda.games.buenosos.game import GAME
from contienda.i18n.speaker import Speaker
from contienda.play import narration
from contienda.play.lesson import code
from contienda.play.match import Match, of
from tests.games.buenosos.table import Table

VIEWERS = (RED, BLUE, SPECTATOR)


def rule(table: Table, words: str) -> Table:
    table.state.apply(code(GAME, words))
    assert table.state.audit() == []
    return table


def refusal(table: Table, words: str) -> str:
    """The key of the error; the position is as it was."""
    before = table.state.encode()
    with pytest.raises(IllegalAction) as raised:
        table.state.apply(code(GAME, words))
    assert table.state.encode() == before
    return raised.value.key


def offered(table: Table) -> dict[str, Adjustment]:
    return {f"{each.verb} {each.piece}".strip(): each for each in GAME.adjustments(table.state)}


# --- markers ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11b")
def test_stability_falls_and_rises() -> None:
    table = rule(Table(), "lower_stability(12)")
    assert table.state.stability == 88
    assert table.events() == ["ruled() 11b", "stability_fell(12, 88) 11b"]
    rule(table, "raise_stability(5)")
    assert table.state.stability == 93
    assert table.events("stability_rose") == ["stability_rose(5, 93) 11b"]
    assert table.why("stability_rose") == ["stability_rose(5, 93) 11b", "ruled() 11b"]


@pytest.mark.clause("buenosos", "11b", "8.3c")
def test_trust_falls_past_the_limit_of_the_turn() -> None:
    table = rule(rule(Table(), "lower_trust(20)"), "lower_trust(10)")
    assert (table.state.trust, table.state.trust_lost) == (20, 0)
    assert rule(table, "raise_trust(3)").state.trust == 23


@pytest.mark.clause("buenosos", "11b")
def test_a_change_stops_at_the_bounds() -> None:
    table = rule(Table().set(stability=95, trust=4), "raise_stability(20)")
    assert table.events("stability_rose") == ["stability_rose(5, 100) 11b"]
    rule(table, "lower_trust(9)")
    assert table.events("trust_fell") == ["trust_fell(4, 0) 11b"]
    rule(table.service("S9", "degraded", 10), "raise_integrity(S9, 20)")
    assert table.at("S9") == ("degraded", 12)


@pytest.mark.clause("buenosos", "11b")
def test_what_would_change_nothing_is_refused() -> None:
    table = Table().set(trust=0)
    assert refusal(table, "raise_stability(1)") == "error-adjustment"
    assert refusal(table, "lower_trust(1)") == "error-adjustment"
    assert refusal(table, "raise_integrity(S1, 1)") == "error-adjustment"
    assert refusal(table, "lower_integrity(S14, 1)") == "error-adjustment"  # not on this map
    assert {"raise_stability", "lower_trust", "raise_integrity service:S1"}.isdisjoint(offered(table))


# --- services --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11b", "7.4a")
def test_integrity_falls_past_guards_and_the_service_with_it() -> None:
    table = Table().respond().blue("B04").play("B04", "S10")
    rule(table, "lower_integrity(S10, 4)")
    assert table.at("S10") == ("ok", 10)
    rule(table, "lower_integrity(S10, 20)")
    assert table.at("S10") == ("down", 0)
    assert table.events("damaged", "fell", "trust_fell") == [
        "damaged(S10, 4, 10) 11b",
        "damaged(S10, 10, 0) 11b",
        "fell(S10) 7.4a",
        "trust_fell(3, 47) 8.3a",
    ]


@pytest.mark.clause("buenosos", "11b", "7.4b")
def test_only_recovery_ends_down() -> None:
    table = Table().service("S6", "down")
    assert refusal(table, "raise_integrity(S6, 5)") == "error-adjustment"
    assert refusal(table, "lower_integrity(S6, 5)") == "error-adjustment"
    assert not [key for key in offered(table) if key.endswith("S6")]


@pytest.mark.clause("buenosos", "11b", "R35", "R71")
def test_raising_integrity_keeps_the_state() -> None:
    table = rule(Table().service("S9", "intermittent", 4), "raise_integrity(S9, 3)")
    assert table.at("S9") == ("intermittent", 7)
    table = rule(Table("standard", 2, repair="full_int").service("S9", "degraded", 4), "raise_integrity(S9, 20)")
    assert table.at("S9") == ("ok", 12)


@pytest.mark.clause("buenosos", "11b", "R75")
def test_providers_too() -> None:
    table = Table("advanced")
    name = next(key.split(":")[1] for key in offered(table) if key.startswith("lower_integrity service:P"))
    rule(table, f"lower_integrity({name}, 1)")
    assert table.at(name)[0] == "degraded"


# --- the end of the game ---------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11b", "6a", "R31")
def test_stability_zero_ends_the_game_when_the_rules_look() -> None:
    now = rule(Table("standard", 2, victory_check="immediate").set(stability=5), "lower_stability(5)")
    assert now.result() == "stability_zero"
    assert now.events("ended") == ["ended(stability_zero) 6a"]
    assert now.why("ended") == ["ended(stability_zero) 6a", "stability_fell(5, 0) 11b", "ruled() 11b"]
    later = rule(Table().set(stability=5), "lower_stability(20)")
    assert later.step() == "preparation"
    assert later.close().result() == "stability_zero"


@pytest.mark.clause("buenosos", "11b", "6b", "R30", "R31")
def test_a_third_critical_service_ends_the_game_when_the_rules_look() -> None:
    table = Table("standard", 2, victory_check="immediate").services("down", "S1 S3")
    assert rule(table, "lower_integrity(S4, 20)").result() == "three_critical"
    table = rule(Table().services("down", "S1 S3"), "lower_integrity(S4, 20)")
    assert table.step() == "preparation"
    assert rule(table, "lower_trust(1)").close().result() == "three_critical"


@pytest.mark.clause("buenosos", "11b")
def test_nothing_after_the_end() -> None:
    table = rule(Table("standard", 2, victory_check="immediate").set(stability=5), "lower_stability(5)")
    assert table.state.actor() == OVER
    assert refusal(table, "raise_stability(5)") == "error-adjustment-later"


# --- an event of choice ----------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11b", "5.1a")
def test_the_chosen_event_comes_next() -> None:
    table = rule(Table(), "choose_event(E04)")
    assert table.events() == ["ruled() 11b", "event_chosen() 11b"]
    table.listen().next_turn()
    assert table.events("event_revealed", "acted")[:2] == ["event_revealed(E04) 11b", "acted(E04) B.4.4"]
    assert table.at("S2")[1] == 14
    assert table.where("E04") == "discard"
    table.listen().next_turn("E02")
    assert table.events("event_revealed") == ["event_revealed(E02) 5.1a"]  # only once


@pytest.mark.clause("buenosos", "11b")
def test_an_event_from_the_discard_pile() -> None:
    table = Table().next_turn("E04")
    assert table.cards(EVENTS, DISCARDED) == ["E04"]
    rule(table, "choose_event(E04)").listen().next_turn()
    assert table.events("event_revealed") == ["event_revealed(E04) 11b"]
    assert len(table.cards(EVENTS, DECK)) == 7


@pytest.mark.clause("buenosos", "11b", "5.1c")
def test_a_chosen_event_still_needs_its_condition() -> None:
    table = rule(Table(), "choose_event(E01)").next_turn()
    assert table.where("E01") == "latent"
    assert refusal(table, "choose_event(E01)") == "error-adjustment"


@pytest.mark.clause("buenosos", "11b")
def test_the_last_choice_counts() -> None:
    table = rule(rule(Table(), "choose_event(E04)"), "choose_event(E02)").listen().next_turn()
    assert table.events("event_revealed") == ["event_revealed(E02) 11b"]


@pytest.mark.clause("buenosos", "11b")
def test_before_the_reveal_of_this_turn() -> None:
    table = Table()
    table.close()  # the next turn has begun: cards are drawn
    assert (table.step(), table.state.actor()) == ("draw", CHANCE)
    rule(table, "choose_event(E06)").listen().to("preparation")
    assert table.events("event_revealed") == ["event_revealed(E06) 11b"]


@pytest.mark.clause("buenosos", "11b")
def test_no_event_after_the_last_reveal() -> None:
    table = Table("standard", 2, turns=1)
    assert "choose_event" not in offered(table)
    assert refusal(table, "choose_event(E04)") == "error-adjustment"
    assert rule(table, "lower_stability(1)").state.stability == 99


def test_nobody_can_tell_which_event_was_chosen() -> None:
    """Two choices look the same to every viewer until the reveal, and a bot's imagination does not know them."""
    worlds = []
    for event in ("E04", "E02"):
        table = Table()
        table.hands("A01 A02", "B01 B02")
        action = code(GAME, f"choose_event({event})")
        assert table.state.witnesses(action) == NOBODY
        worlds.append(rule(table, f"choose_event({event})"))
    one, other = worlds
    assert one.state.encode() != other.state.encode()
    for words in ("pass", "pass", "pass"):
        for viewer in VIEWERS:
            assert one.state.view(viewer) == other.state.view(viewer)
            heard = [[each for each in table.recorder.events if each.seen_by(viewer)] for table in worlds]
            assert [each.as_dict() for each in heard[0]] == [each.as_dict() for each in heard[1]]
            imagined = [table.state.resample(viewer, Rng(7, 7)).encode() for table in worlds]
            assert imagined[0] == imagined[1]
        one.do(words)
        other.do(words)


# --- when, and for whom ----------------------------------------------------------------------------------------------


@pytest.mark.clause("buenosos", "11b")
def test_only_between_two_cards() -> None:
    table = Table().red("A01").do("play(A01)")
    assert table.step() == "target"
    assert GAME.adjustments(table.state) == []
    assert refusal(table, "lower_stability(1)") == "error-adjustment-later"
    assert rule(table.do("target(S8)"), "lower_stability(1)").state.stability == 99


@pytest.mark.clause("buenosos", "11b")
def test_not_before_the_first_turn() -> None:
    state = GAME.start(2, GAME.resolve("standard", {}))
    assert GAME.adjustments(state) == []
    with pytest.raises(IllegalAction) as raised:
        state.apply(code(GAME, "lower_trust(1)"))
    assert raised.value.key == "error-adjustment-later"


def test_the_decision_at_hand_stays() -> None:
    table = Table().red("A07 A10 A12").marked("recon access").do("pass")
    before = table.offered()
    rule(table, "lower_stability(3)")
    assert (table.step(), table.state.actor(), table.offered()) == ("attack", RED, before)
    rule(table, "lower_integrity(S9, 20)")
    assert "play(A10)" in before
    assert not table.can("A10")  # its only target fell


def test_everybody_sees_the_change_and_no_team_decided_it() -> None:
    table = rule(Table(), "lower_trust(5)")
    assert table.state.witnesses(code(GAME, "lower_trust(5)")) == EVERYBODY
    assert [each.kind for each in table.recorder.events] == ["ruled", "trust_fell"]
    assert all(each.audience == EVERYBODY for each in table.recorder.events)
    said = {
        language: narration.lines(table.recorder, table.recorder.events, Speaker(GAME, language, ["R", "B"]), SPECTATOR)
        for language in ("en", "es", "ru")
    }
    assert said["en"] == ["", "The facilitator decides  [11b]", "  Trust falls by 5 to 45  [11b]"]
    assert said["es"][1:] == ["Decide el facilitador  [11b]", "  La Confianza baja 5 y queda en 45  [11b]"]
    assert said["ru"][1:] == ["Решает ведущий  [11b]", "  Доверие падает на 5, остаётся 45  [11b]"]


# --- histories -------------------------------------------------------------------------------------------------------


def match_with_rulings() -> Match:
    match = Match(GAME, ["Red", "Blue"], GAME.resolve("standard", {}))
    dice, deciding = Rng(5, 6), Rng(7, 8)
    wanted = ["lower_stability(7)", "choose_event(E06)", "lower_integrity(S9, 3)", "raise_trust(2)", "lower_trust(4)"]
    while not match.over:
        if match.state.actor() == CHANCE:
            match.apply(int(match.state.sample(dice)))
            continue
        possible = {action for each in GAME.adjustments(match.state) for action in each.codes}
        if wanted and code(GAME, wanted[0]) in possible:
            match.apply(code(GAME, wanted.pop(0)))
            continue
        listed = match.state.actions()
        match.apply(listed[deciding.below(len(listed))])
    assert not wanted or wanted == ["raise_trust(2)", "lower_trust(4)"]
    return match


def test_a_replay_with_rulings_is_the_same_game() -> None:
    match = match_with_rulings()
    again = of(match.replay())
    assert again.state.encode() == match.state.encode()
    assert [each.as_dict() for each in again.recorder.events] == [each.as_dict() for each in match.recorder.events]
    silent = GAME.start(2, match.options)
    for action in match.actions:
        silent = GAME.decode(2, match.options, silent.encode())  # stored and loaded at every step
        silent.apply(action)
    assert silent.encode() == match.state.encode()


def test_a_team_cannot_undo_a_ruling() -> None:
    match = Match(GAME, ["Red", "Blue"], GAME.resolve("standard", {}))
    dice = Rng(1, 2)
    while match.state.actor() == CHANCE:
        match.apply(int(match.state.sample(dice)))
    before = match.state.encode()
    match.apply(code(GAME, "lower_stability(7)"))
    assert match.last_actor() == RULING
    assert not match.undo(RED)
    assert match.undo(RULING)
    assert match.state.encode() == before
    assert not [each for each in match.recorder.events if each.kind == "ruled"]


def test_positions_are_encoded_as_before() -> None:
    """A pending event or closing that nobody chose for has no argument, as in every stored position."""
    state = GAME.start(2, GAME.resolve("standard", {}))
    dice = Rng(3, 4)
    while state.actor() == CHANCE:
        state.apply(int(state.sample(dice)))
    assert state.pending() == [25, 256 + 23, 21, 10, 9, 8, 7, 6]


def test_random_games_with_rulings_keep_the_laws() -> None:
    for seed in range(6):
        state = GAME.start(2 + seed % 2, GAME.resolve(GAME.presets[seed].name, {}))
        state.attach(Recorder())
        rng = Rng(seed, 11)
        while state.actor() != OVER:
            adjustments = GAME.adjustments(state)
            if adjustments and rng.below(4) == 0:
                codes = adjustments[rng.below(len(adjustments))].codes
                state.apply(codes[rng.below(len(codes))])
            elif state.actor() == CHANCE:
                state.apply(int(state.sample(rng)))
            else:
                listed = state.actions()
                state.apply(listed[rng.below(len(listed))])
            assert state.audit() == []
        assert state.ending() in GAME.endings
