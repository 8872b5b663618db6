"""Narration: every line reports an event, no line repeats a menu label, and a drawn card takes one line."""

from __future__ import annotations

import contextlib

import pytest

from contienda.core import registry
from contienda.core.errors import BadOption
from contienda.core.events import Event
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, SPECTATOR
from contienda.i18n.speaker import Speaker
from contienda.play import narration
from contienda.play.match import Match


def played(name: str, preset: str, seed: int, most: int, given: dict[str, object] | None = None) -> Match:
    game = registry.load(name)
    match = Match(game, [f"Seat {at}" for at in range(game.usual)], game.resolve(preset, given or {}))
    rng = Rng(seed)
    while not match.over and len(match.actions) < most:
        listed = match.state.actions()
        chance = match.state.actor() == CHANCE
        match.apply(int(match.state.sample(rng)) if chance else listed[int(rng.below(len(listed)))])
    return match


class Listener(Speaker):
    """Records which decisions get their own line."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.game, "en", match.seats)
        self.decisions: set[str] = set()

    def event(self, event: Event) -> str:
        if event.kind == "decided":
            self.decisions.add(self.game.vocabulary.say(event.arguments[1]).verb.name)
        return super().event(event)


@pytest.mark.parametrize("name", registry.OURS)
def test_the_story_is_told_in_events_not_in_menu_labels(name: str) -> None:
    game = registry.load(name)
    assert set(game.menu) <= set(game.vocabulary.by_name)
    for preset in (game.presets[0].name, game.presets[-1].name):
        match = played(name, preset, 5, 900)
        for seat in (SPECTATOR, *range(len(match.seats))):
            listener = Listener(match)
            narration.story(match, listener, seat)
            assert listener.decisions == set()


@pytest.mark.parametrize("name", registry.OURS)
def test_no_option_brings_menu_labels_into_the_story(name: str) -> None:
    """Each switch and choice takes its last value in one game and its first in another, where they fit together."""
    game = registry.load(name)
    preset = game.presets[0].name
    for end in (-1, 0):
        given: dict[str, object] = {}
        for option in [each for each in game.options if each.choices]:
            with contextlib.suppress(BadOption):
                game.new(game.usual, preset, given | {option.name: option.choices[end]})
                given[option.name] = option.choices[end]
        match = played(name, preset, 8, 900, given)
        for seat in (SPECTATOR, *range(len(match.seats))):
            listener = Listener(match)
            narration.story(match, listener, seat)
            assert listener.decisions == set()


@pytest.mark.parametrize("name", registry.OURS)
def test_a_game_told_as_it_goes_says_what_the_whole_story_says(name: str) -> None:
    """A player at the table reads the same lines as the whole log, however many actions are narrated at a time."""
    match = played(name, registry.load(name).presets[0].name, 6, 500)
    speaker = Speaker(match.game, "en", match.seats)
    recorder = match.recorder
    steps: dict[int, list[Event]] = {}
    for event in recorder.events:
        steps.setdefault(event.step, []).append(event)
    told = [line for events in steps.values() for line in narration.lines(recorder, events, speaker, 0)]
    whole = narration.story(match, speaker, 0)
    assert {each.strip().partition("  ×")[0] for each in told} == {each.strip().partition("  ×")[0] for each in whole}


@pytest.mark.parametrize(
    ("name", "public"), [("buenosos", "drew"), ("kiberrubezh", "drew"), ("kiberrubezh", "put_under")]
)
def test_who_sees_more_is_not_told_less_as_well(name: str, public: str) -> None:
    match = played(name, registry.load(name).presets[0].name, 3, 300)
    speaker = Speaker(match.game, "en", match.seats)
    for event in match.recorder.events:
        fact = speaker.facts.get(event.kind)
        if fact is not None and fact.instead == public:
            before = match.recorder.events[event.number - 1]
            seat = next(seat for seat in range(2) if event.seen_by(seat))
            assert before.kind == public
            mine, others = (
                narration.lines(match.recorder, [before, event], speaker, each) for each in (seat, 1 - seat)
            )
            assert [len(mine), len(others)] == [1, 1]
            assert mine != others
            break
    else:
        pytest.fail(f"nobody sees more than {public}")


def test_what_replaces_an_event_is_an_event_of_the_game() -> None:
    for name in registry.OURS:
        facts = registry.load(name).events
        assert {each.instead for each in facts} <= {"", *(each.kind for each in facts)}
