"""Narrates a game: one line per change, indented under its cause. For logs, replays and golden playthroughs."""

from __future__ import annotations

from itertools import pairwise, zip_longest

from contienda.core.events import NO_CAUSE, Event, Recorder
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def lines(recorder: Recorder, events: list[Event], speaker: Speaker, seat: int, opened: bool = False) -> list[str]:
    """Return what that seat (or a spectator) may read of these events; decisions are narrated by their effects.

    A decision gets its own line only if it changed nothing and is not a menu choice that leads to a later event. A
    blank line precedes an event without a cause: a new turn or phase. What follows in the same action is indented under
    it, each change under its cause. Repeated lines are merged into one with a count.

    At a real table all hands are `opened`: who drew a card is told with the card.
    """
    told: list[str] = []
    again = 1
    seen = [event for event in events if event.seen_by(seat)]
    left_out = silent(seen, speaker)
    before = {after.number: event for event, after in pairwise(seen) if opened and event.number in left_out}
    for depth, event in ordered(recorder, events):
        if not event.seen_by(seat) or event.number in left_out:
            continue
        clause = f"  [{event.clause}]" if event.clause else ""
        if event.cause == NO_CAUSE and event.kind != "decided":
            told.append("")
        public = before.get(event.number)
        spoken = public is not None and public.kind != "decided"
        told_as = speaker.opened(public, event) if public is not None and spoken else speaker.event(event)
        line = "  " * depth + told_as + clause
        again = again + 1 if told and told[-1] in (line, f"{line}  ×{again}") else 1
        if again == 1:
            told.append(line)
        else:
            told[-1] = f"{line}  ×{again}"
    return told


def silent(seen: list[Event], speaker: Speaker) -> set[int]:
    """Return the events to skip: decisions that an event reports, and events the next one makes redundant."""
    spoke = {event.step for event in seen if event.kind != "decided"}
    found = set()
    for event, after in zip_longest(seen, seen[1:]):
        if event.kind == "decided":
            if event.step in spoke or speaker.leads_on(event):
                found.add(event.number)
        elif after is not None and after.step == event.step and speaker.speaks_for(after) == event.kind:
            found.add(event.number)
    return found


def ordered(recorder: Recorder, events: list[Event]) -> list[tuple[int, Event]]:
    """Return events in reading order, each with its depth.

    A cause in the same action and phase comes right above its effect. An effect with a more distant cause goes below
    the head of its phase, if the phase began in this action.
    """
    below: dict[int, list[Event]] = {}
    tops: list[Event] = []
    head: Event | None = None
    for event in events:
        if head is not None and head.step != event.step:
            head = None
        if event.cause == NO_CAUSE and event.kind != "decided":
            head = event
            tops.append(event)
            continue
        cause = recorder.events[event.cause] if event.cause >= 0 else None
        if cause is not None and (cause.kind == "decided" or cause.step != event.step):
            cause = None
        if head is not None and (cause is None or cause.number < head.number):
            cause = head
        if cause is None or cause.number < events[0].number:
            tops.append(event)
        else:
            below.setdefault(cause.number, []).append(event)
    found: list[tuple[int, Event]] = []
    waiting = [(0, event) for event in reversed(tops)]
    while waiting:
        depth, event = waiting.pop()
        found.append((depth, event))
        waiting += [(depth + 1, each) for each in reversed(below.get(event.number, []))]
    return found


def why(recorder: Recorder, speaker: Speaker, seat: int, most: int = 3) -> list[list[str]]:
    """Return the chains of causes of the last changes, each from the change back to its first cause."""
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


def story(match: Match, speaker: Speaker, seat: int, opened: bool = False) -> list[str]:
    """Narrate the whole game as that seat or a spectator may see it."""
    return lines(match.recorder, match.recorder.events, speaker, seat, opened)
