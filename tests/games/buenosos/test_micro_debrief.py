"""Facts for the micro-debrief: the phase advanced, the control that mattered, what fell."""

from __future__ import annotations

import pytest

from contienda.core.events import Event, Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.buenosos import analysis, micro_debrief
from contienda.games.buenosos.constants import BLUE, RED
from contienda.games.buenosos.game import GAME
from contienda.i18n.speaker import Speaker

Told = list[tuple[str, dict[str, int | str]]]


def game(seed: int) -> tuple[list[Event], dict[str, int], int]:
    """Return the events of a random game, its options, and how many turns were completed."""
    options = GAME.resolve("standard", {})
    state, recorder, rng = GAME.start(2, options), Recorder(), Rng(seed)
    state.attach(recorder)
    turns = 0
    while state.actor() != OVER:
        listed = state.actions()
        state.apply(int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))])
        assert micro_debrief.turns_done(state) in (turns, turns + 1)
        turns = micro_debrief.turns_done(state)
    return recorder.events, options, turns


def facts(seed: int, turn: int, seat: int) -> Told:
    events, options, _ = game(seed)
    return micro_debrief.facts(GAME, options, [event for event in events if event.seen_by(seat)], turn, seat)


def everything(seat: int) -> dict[str, int]:
    """Return how often each fact is told in some games."""
    found: dict[str, int] = {}
    for seed in range(6):
        for turn in range(1, game(seed)[2] + 1):
            for key, _ in facts(seed, turn, seat):
                found[key] = found.get(key, 0) + 1
    return found


@pytest.mark.clause("buenosos", "5.5c")
def test_malosos_is_told_its_phase_targets_and_falls() -> None:
    assert {"event-phase_marked", "micro-no-phase", "event-targeted", "event-fell"} <= set(everything(RED))


@pytest.mark.clause("buenosos", "5.5c")
def test_buenosos_is_told_which_control_mattered() -> None:
    assert {"micro-plan", "micro-no-control", "event-lessened", "event-fell"} <= set(everything(BLUE))


def test_a_phase_is_told_in_its_own_turn_only() -> None:
    for seed in range(4):
        events, _, turns = game(seed)
        rows = {row.turn: row for row in analysis.campaign(events)}
        for turn in range(1, turns + 1):
            told = [args["phase"] for key, args in facts(seed, turn, RED) if key == "event-phase_marked"]
            assert len(told) == len(rows[turn].marked)
            assert (("micro-no-phase", {}) in facts(seed, turn, RED)) == (
                not rows[turn].marked and not rows[turn].counted
            )


def test_the_worth_of_all_turns_is_that_of_the_game() -> None:
    """What a card is told to be worth turn by turn adds up to what the debrief at the end says."""
    from contienda.games.buenosos.debrief_markers import Country, measures

    for seed in range(4):
        events, options, _ = game(seed)
        country = Country(GAME, options)
        whole = {each.card: (each.stability, each.trust, each.integrity) for each in measures(events, country)}
        last = max(analysis.Tale(events).turn.values())
        summed = dict.fromkeys(whole, (0, 0, 0))
        for turn in range(1, last + 1):
            for each in micro_debrief.worth(events, country, turn):
                one, two, three = summed[each.card]
                summed[each.card] = (one + each.stability, two + each.trust, three + each.integrity)
        assert summed == whole


def test_the_facilitator_is_not_asked() -> None:
    assert [micro_debrief.question(seat) for seat in range(3)] == ["micro-malosos", "micro-buenosos", ""]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_every_fact_can_be_said(language: str) -> None:
    speaker = Speaker(GAME, language, ["MalOsos", "BuenOsos"])
    for seat in (RED, BLUE):
        for turn in (1, 2, 3):
            for key, args in facts(2, turn, seat):
                values: dict[str, int | str] = {}
                for name, value in args.items():
                    if isinstance(value, int):
                        values[name] = value
                        continue
                    kind, _, piece = value.partition(":")
                    for form, word in speaker.forms(kind, piece).items():
                        values[f"{name}_{form}" if form else name] = word
                assert speaker.texts(key, **values)
