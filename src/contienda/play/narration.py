"""A game told as a story: one line a change, indented under its cause. For logs, replays and golden playthroughs."""

from __future__ import annotations

from itertools import zip_longest

from contienda.core.events import NO_CAUSE, Event, Recorder
from contienda.i18n.speaker import Speaker
from contienda.play.match import Match


def lines(recorder: Recorder, events: list[Event], speaker: Speaker, seat: int) -> list[str]:
    """What that seat (or a spectator) may read of these events; decisions speak through what they changed.

    A decision is told itself only where it changed nothing and is no pick from a menu that leads to an event later on.
    An empty line stands before what nothing caused: a new turn or phase. Whatever follows it in the same action stands
    below it, each change below its cause; of equal lines in a row only one is told, with their number.
    """
    told: list[str] = []
    again = 1
    left_out = silent([event for event in events if event.seen_by(seat)], speaker)
    for depth, event in ordered(recorder, events):
        if not event.seen_by(seat) or event.number in left_out:
            continue
        clause = f"  [{event.clause}]" if event.clause else ""
        if event.cause == NO_CAUSE and event.kind != "decided":
            told.append("")
        line = "  " * depth + speaker.event(event) + clause
        again = again + 1 if told and told[-1] in (line, f"{line}  ×{again}") else 1
        if again == 1:
            told.append(line)
        else:
            told[-1] = f"{line}  ×{again}"
    return told


def silent(seen: list[Event], speaker: Speaker) -> set[int]:
    """The numbers of events that go without saying: an event speaks for a decision, or the next one says more."""
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
    """Events in the order in which they are read, each with its depth.

    A cause in the same action and the same phase stands right above what it brought about; what was caused from
    further away stands below the head of its phase, if that has begun in this action.
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
