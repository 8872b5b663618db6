"""Kinds of spaces (9): what happens when a pawn enters one, and whom a Denial-of-Service sends back.

Effects belong to the owner of the pawn that entered, no matter who moved it (B-R24).
"""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.state import UNASKED, Legal
from contienda.core.step import Step
from contienda.games.blackhat._steps import (
    ask_asset,
    ask_denial,
    ask_exploit,
    ask_randomizer,
    ask_send_back,
    denial_pawn,
    send_back_pawn,
    send_back_player,
)
from contienda.games.blackhat.constants import (
    ALARM,
    CRITICAL,
    DO_MOVE,
    DO_PAWN,
    DOS,
    EXPLOIT,
    HONEYPOT,
    RANDOMIZER,
    owner,
    which,
)
from contienda.games.blackhat.rules.network import hosts, supply
from contienda.games.blackhat.rules.robot import ask
from contienda.games.blackhat.rules.sets import list_members
from contienda.games.blackhat.rules.tracer import wake_tracer
from contienda.games.blackhat.state import BlackHat


def enter(state: BlackHat, pawn: i64) -> None:
    """Apply the effect of a space to the pawn that has entered it."""
    space = state.stands[pawn]
    kind = state.kinds[space]
    player = owner(pawn)
    if kind == DOS:
        lock(state, pawn, "9.5c")
        if denial_targets(state, pawn) != 0:
            ask_denial(state, pawn)
    elif kind == ALARM:
        if state.static.tracer:
            lock(state, pawn, "9.6a")
            wake_tracer(state)
    elif kind == HONEYPOT:
        state.locked &= ~BIT[pawn]  # B-R34: it overrides another lock
        if state.trapped & BIT[pawn] == 0:
            state.trapped |= BIT[pawn]
            state.note("trapped", "9.7a", player, which(pawn), space)
        if state.static.half_hands and not state.halved:
            state.halved = True
            state.note("halved", "9.7b")
    elif kind == EXPLOIT:
        if hosts(state) != 0:
            ask_exploit(state, pawn)
    elif kind == RANDOMIZER:
        if supply(state) != 0 and state.static.places > 0:
            ask_randomizer(state, pawn)
    elif kind == CRITICAL:
        state.opened_by = pawn
        state.lead("reached_asset", "9.4", player, which(pawn))
        if state.static.secret_asset:
            ask_asset(state, pawn)


def lock(state: BlackHat, pawn: i64, clause: str) -> None:
    """Lock a pawn, unless it is trapped: a trapped pawn stays trapped (B-R63)."""
    if (state.locked | state.trapped) & BIT[pawn] == 0:
        state.locked |= BIT[pawn]
        state.note("locked", clause, owner(pawn), which(pawn), state.stands[pawn])


# --- Denial-of-Service, and back to a start (9.5, 17.6e) -------------------------------------------------------------


class Denial(Step):
    """The player chooses the pawn that a Denial-of-Service sends back (9.5a)."""

    number: i64 = 18
    arguments: str = "pawn"

    def who(self, state: BlackHat) -> i64:
        attacker = denial_pawn(state)
        return ask(state, owner(attacker)) if count(denial_targets(state, attacker)) > 1 else UNASKED

    def unasked(self, state: BlackHat) -> None:
        deny(state, lowest(denial_targets(state, denial_pawn(state))))

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(denial_targets(state, denial_pawn(state)), DO_PAWN, out)

    def do(self, state: BlackHat, action: i64) -> None:
        deny(state, action - DO_PAWN)


class SendBack(Step):
    """A player chooses the start a pawn goes back to (9.5a, 17.6e)."""

    number: i64 = 19
    arguments: str = "pawn:16 player"

    def who(self, state: BlackHat) -> i64:
        return ask(state, send_back_player(state)) if count(starts(state)) > 1 else UNASKED

    def unasked(self, state: BlackHat) -> None:
        send_back(state, lowest(starts(state)))

    def list(self, state: BlackHat, out: Legal) -> None:
        list_members(starts(state), DO_MOVE, out)

    def do(self, state: BlackHat, action: i64) -> None:
        send_back(state, action - DO_MOVE)


def denial_targets(state: BlackHat, attacker: i64) -> i64:
    """The pawns a Denial-of-Service can send back (B-R29): not its own, not on a start, not trapped or jailed."""
    found: i64 = 0
    for pawn in range(state.pawn_count()):
        if pawn != attacker and (state.trapped | state.jailed) & BIT[pawn] == 0:
            if not state.is_start(state.stands[pawn]):
                found |= BIT[pawn]
    return found


def deny(state: BlackHat, target: i64) -> None:
    attacker = owner(denial_pawn(state))
    state.pop()
    state.lead("denied", "9.5a", attacker, owner(target), which(target))
    ask_send_back(state, target, attacker)


def starts(state: BlackHat) -> i64:
    """The starts a pawn may go to: not the one with its owner's other pawn (9.5b)."""
    other = send_back_pawn(state) ^ 1
    found: i64 = BIT[state.static.backdoor] | BIT[state.static.server]
    if state.jailed & BIT[other] == 0:
        found &= ~BIT[state.stands[other]]
    return found


def send_back(state: BlackHat, start: i64) -> None:
    """Send a pawn to a start, unlocked; the start triggers nothing (9.5a, B-R29, B-R70)."""
    pawn = send_back_pawn(state)
    decoy = state.stands[pawn] == state.static.goal
    state.pop()
    state.stands[pawn] = start
    state.locked &= ~BIT[pawn]
    state.note("sent_back", "17.6e" if decoy else "9.5a", owner(pawn), which(pawn), start)
