"""A table as one file: its setup, its seed and its log. Anybody can replay it and verify every outcome of chance.

Messages to a team are left out, and private notes leave no trace: entries are numbered without them.
"""

from __future__ import annotations

import msgspec

from contienda.core.errors import BadReplay, ContiendaError
from contienda.core.state import CHANCE
from contienda.table import entries, seeded_chance
from contienda.table.authorization import NotAllowed, check_step
from contienda.table.setup import PHYSICAL, Setup
from contienda.table.table import Table
from contienda.table.told import Unseen

FORMAT = "contienda-table/1"


class Written(msgspec.Struct):
    """An entry with its number and time."""

    sequence: int
    at: int
    entry: entries.Any


class Bundle(msgspec.Struct):
    """The file."""

    format: str
    id: str
    setup: Setup
    seed: str  # hexadecimal
    entries: list[Written]


class Verdict(msgspec.Struct):
    """The result of a verification: how many actions were drawn, typed in, decided, or made before the table began."""

    drawn: int
    typed: int
    decided: int
    over: bool
    back: int = 0  # how often the game went back
    opening: int = 0
    commitment: str = ""


def bundle(id: str, setup: Setup, seed: bytes, log: list[tuple[int, int, entries.Any]], private: bool = False) -> bytes:
    """Return the file; `private` keeps what was meant for one team only, for the facilitator of a class.

    The seed of a deal that other tables share is left out until it was revealed.
    """
    noted = Unseen([sequence for sequence, _, entry in log if isinstance(entry, entries.Noted)])
    kept = [
        Written(noted.entry(sequence), at, shared(entry, noted, private))
        for sequence, at, entry in log
        if not isinstance(entry, entries.Noted)
    ]
    sealed = setup.deal and not any(isinstance(entry, entries.Revealed) for _, _, entry in log)
    whole = Bundle(FORMAT, id, setup, "" if sealed else seed.hex(), kept)
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def shared(entry: entries.Any, noted: Unseen, private: bool = False) -> entries.Any:
    """Return the entry without what only one team may know, renumbered without notes."""
    if isinstance(entry, entries.Chatted) and entry.seat >= 0 and not private:
        return entries.Chatted(seat=entry.seat)
    if isinstance(entry, entries.Voted | entries.Unvoted | entries.MicroAnswered) and not private:
        return type(entry)(seat=entry.seat)
    if isinstance(entry, entries.Notified):
        return msgspec.structs.replace(entry, position=noted.entry(entry.position))
    return entry


def read(text: bytes, file: str) -> Bundle:
    try:
        found = msgspec.json.decode(text, type=Bundle)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadReplay("error-bundle-read", file=file, reason=str(error)) from None
    if found.format != FORMAT:
        raise BadReplay("error-bundle-format", file=file, format=FORMAT)
    return found


def verify(found: Bundle, file: str) -> Verdict:
    """Replay everything; every outcome must be the one its seed gives."""
    if found.setup.deal and not found.seed:
        raise BadReplay("error-bundle-sealed", file=file)
    try:
        seed = bytes.fromhex(found.seed)
    except ValueError:
        raise BadReplay("error-bundle-seed", file=file) from None
    if seeded_chance.commitment(seed) != (found.setup.deal or found.setup.commitment):
        raise BadReplay("error-bundle-seed", file=file)
    verdict = Verdict(0, 0, 0, False, opening=len(found.setup.opening), commitment=found.setup.commitment)
    number = 0  # the setup comes before the first entry
    try:
        found.setup.load().check_seats(len(found.setup.seats))
        table = Table(found.id, found.setup, seed)
        for number, written in enumerate(found.entries, 1):
            if written.sequence != number:
                raise BadReplay("error-bundle-gap", file=file, entry=number)
            if isinstance(written.entry, entries.Acted | entries.Started):
                check(table, written.entry, number, file, verdict)
            elif isinstance(written.entry, entries.Adjusted):
                check_adjusted(table, written.entry, number, file, verdict)
            elif isinstance(written.entry, entries.Undone | entries.RolledBack):
                check_step(table, written.entry.to)
                verdict.back += 1
            table.take(written.entry, written.at)
    except BadReplay:
        raise
    except (ContiendaError, IndexError) as error:
        raise BadReplay("error-bundle-entry", file=file, entry=number, reason=error) from None
    verdict.over = table.now.phase == "over"
    return verdict


def check(table: Table, entry: entries.Acted | entries.Started, number: int, file: str, verdict: Verdict) -> None:
    """Check that the outcomes in an entry follow from the seed; typed ones can only be counted."""
    decider = entry.seat if isinstance(entry, entries.Acted) else None
    by_hand = table.setup.dice == PHYSICAL and decider == CHANCE and entry.by != ""
    typed = entry.typed if by_hand and isinstance(entry, entries.Acted) else 0
    check_actions(table, entry.actions, decider, typed, number, file, verdict)


def check_adjusted(table: Table, entry: entries.Adjusted, number: int, file: str, verdict: Verdict) -> None:
    """Check that an adjustment is one of the game's; it counts as a decision."""
    if not entry.actions:
        raise NotAllowed("error-adjustment", action="–")
    table.game.check_adjustment(table.state, entry.actions[0])
    verdict.decided += 1
    check_actions(table, entry.actions, None, 0, number, file, verdict, adjusted=True)


def check_actions(
    table: Table,
    actions: list[int],
    decider: int | None,
    typed: int,
    number: int,
    file: str,
    verdict: Verdict,
    adjusted: bool = False,
) -> None:
    """Check the actions of an entry one after the other."""
    state = table.state.copy()
    step = len(table.actions)
    drawer = table.drawer()
    for at, action in enumerate(actions):
        actor = int(state.actor())
        if adjusted and at == 0:
            pass
        elif actor != CHANCE:
            if at > 0 or actor != decider:
                raise NotAllowed("error-table-not-your-turn")
            verdict.decided += 1
        elif at < typed and table.typists(state):
            verdict.typed += 1
            drawer.skip(state)
        elif drawer.draw(state, step) != action:
            raise BadReplay("error-bundle-outcome", file=file, entry=number, step=step + 1)
        else:
            verdict.drawn += 1
        state.apply(action)
        step += 1
