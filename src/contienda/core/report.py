"""A game told as a story: one line a change, indented under its cause. For logs, replays and golden playthroughs."""

from __future__ import annotations

from contienda.core.events import NO_CAUSE, Event, Recorder
from contienda.core.match import Match
from contienda.core.texts import Speaker


def lines(recorder: Recorder, events: list[Event], speaker: Speaker, seat: int) -> list[str]:
    """What that seat (or a spectator) may read of these events; decisions speak through what they changed.

    An empty line stands before what nothing caused: a new turn or phase.
    """
    told = []
    spoke = {event.cause for event in events}
    for event in events:
        if not event.seen_by(seat) or (event.kind == "decided" and event.number in spoke):
            continue
        clause = f"  [{event.clause}]" if event.clause else ""
        if event.cause == NO_CAUSE and event.kind != "decided":
            told.append("")
        told.append("  " * _depth(recorder, event) + speaker.event(event) + clause)
    return told


def _depth(recorder: Recorder, event: Event) -> int:
    """How many causes in the same action stand above it."""
    depth = 0
    cause = event.cause
    while cause >= 0 and recorder.events[cause].step == event.step and recorder.events[cause].kind != "decided":
        depth += 1
        cause = recorder.events[cause].cause
    return depth


def why(recorder: Recorder, speaker: Speaker, seat: int, most: int = 3) -> list[list[str]]:
    """The chains of causes of the last changes, each from the change back to its first cause."""
    seen = [event for event in recorder.events if event.kind != "decided" and event.seen_by(seat)]
    if not seen:
        return []
    causes = {event.cause for event in recorder.events}
    last = [event for event in seen if event.step == seen[-1].step and event.number not in causes]
    chains = []
    for event in last[-most:]:
        chain = [each for each in recorder.chain(event.number) if each.kind != "decided" and each.seen_by(seat)]
        chains.append([speaker.event(each) + (f"  [{each.clause}]" if each.clause else "") for each in chain])
    return chains


def story(match: Match, speaker: Speaker, seat: int) -> list[str]:
    """The whole game as that seat or a spectator may tell it."""
    return lines(match.recorder, match.recorder.events, speaker, seat)
