"""What happens when a pawn enters a space (9), and when a tile comes to lie under one (9.9d)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT
from contienda.core.game import Legal
from contienda.games.blackhat import steps
from contienda.games.blackhat.elements import (
    ALARM,
    ASSETS,
    BANK,
    CORNERS,
    CRITICAL,
    DECOY,
    DO_HOST,
    DO_LEAVE,
    DO_LOWER,
    DO_PLACE,
    DO_RAISE,
    DOS,
    EVIDENCE,
    EXCHANGE,
    EXPLOIT,
    GRID,
    HONEYPOT,
    NONE,
    NSA,
    PAWN_BASE,
    RANDOMIZER,
    TRACK_START,
)
from contienda.games.blackhat.pawns import Pawns


class Spaces(Pawns):
    """Effects belong to the owner of the pawn that entered, whoever moved it (B-R24)."""

    tracer_active: bool = False
    opened_by: i64 = NONE  # the pawn on the Critical Asset
    asset: i64 = NONE  # its tile, once turned
    assets_left: i64 = 0  # tiles that can still lie there

    def enter(self, pawn: i64) -> None:
        """The space acts on the pawn that stands there now."""
        space = self.stands[pawn]
        kind = self.kinds[space]
        player = self.owner(pawn)
        if kind == DOS:
            self.lock(pawn, "9.5c")
            if self.denial_targets(pawn) != 0:
                self.push(steps.DENIAL, pawn)
        elif kind == ALARM:
            if self.tables.tracer:
                self.lock(pawn, "9.6a")
                self.wake_tracer()
        elif kind == HONEYPOT:
            self.locked &= ~BIT[pawn]  # B-R34: it overrides another lock
            if self.trapped & BIT[pawn] == 0:
                self.trapped |= BIT[pawn]
                self.note("trapped", "9.7a", player, pawn % 2, space)
            if self.tables.half_hands and not self.halved:
                self.halved = True
                self.note("halved", "9.7b")
        elif kind == EXPLOIT:
            if self.hosts() != 0:
                self.push(steps.EXPLOIT, pawn)
        elif kind == RANDOMIZER:
            if self.supply() != 0 and self.tables.places > 0:
                self.push(steps.RANDOMIZER, pawn)
        elif kind == CRITICAL:
            self.opened_by = pawn
            self.lead("reached_asset", "9.4", player, pawn % 2)
            if self.tables.secret_asset:
                self.push(steps.ASSET, pawn)

    def lock(self, pawn: i64, clause: str) -> None:
        """A trapped pawn stays trapped (B-R63)."""
        if (self.locked | self.trapped) & BIT[pawn] == 0:
            self.locked |= BIT[pawn]
            self.note("locked", clause, self.owner(pawn), pawn % 2, self.stands[pawn])

    def wake_tracer(self) -> None:
        if not self.tracer_active:
            self.tracer_active = True
            self.tracer_at = TRACK_START
            self.note("tracer_woken", "13.1")

    def send_back(self, pawn: i64, start: i64, clause: str) -> None:
        """A pawn goes to a start, unlocked, and triggers nothing there (9.5a, B-R29, B-R70)."""
        self.stands[pawn] = start
        self.locked &= ~BIT[pawn]
        self.note("sent_back", clause, self.owner(pawn), pawn % 2, start)

    # --- exploit ----------------------------------------------------------------------------------------------------

    def list_exploits(self, out: Legal) -> None:
        """Any Host; one that has a marker can only be turned to the other side (B-R32, B-R65)."""
        self.list_spaces(self.hosts(), DO_HOST, out)
        out.add(DO_LEAVE)

    def list_signs(self, out: Legal) -> None:
        out.add(DO_RAISE)
        out.add(DO_LOWER)

    def exploit(self, pawn: i64, space: i64, raises: bool) -> None:
        """Put the marker there, from the supply if there is one (9.8)."""
        if (self.plus | self.minus) & BIT[space] == 0 and self.markers_left() == 0:
            self.push(steps.MARKER, (space * 2 + int(raises)) * PAWN_BASE + pawn)
            return
        self.mark(space, raises)
        self.lead("marked", "9.8", self.owner(pawn), space, int(raises))

    def list_marked(self, out: Legal) -> None:
        self.list_spaces(self.plus | self.minus, DO_HOST, out)

    def move_marker(self, argument: i64, source: i64) -> None:
        """With all markers out, a marked Host gives its own up (B-R65)."""
        self.plus &= ~BIT[source]
        self.minus &= ~BIT[source]
        self.note("marker_taken", "B-R65", source)
        rest = argument // PAWN_BASE
        self.exploit(argument % PAWN_BASE, rest // 2, rest % 2 == 1)

    # --- randomizer -------------------------------------------------------------------------------------------------

    def list_places(self, out: Legal) -> None:
        place: i64 = 0
        while place < self.tables.places:
            out.add(DO_PLACE + place)
            place += 1

    def lay_tile(self, place: i64, face: i64) -> None:
        """The tile lies; older tiles there act no longer, its own special spaces do (9.9b-d, B-R66)."""
        self.lay(place, face)
        frame: i64 = 0
        while frame < self.depth:
            told = self.steps[frame]
            if told % 256 == steps.SWEEP and told // 256 // 8 == place:
                self.steps[frame] = (place * 8 + CORNERS) * 256 + steps.SWEEP
            frame += 1
        self.push(steps.SWEEP, place * 8)

    def sweep(self, argument: i64) -> None:
        """The next corner of a new tile acts on the pawn there, clockwise from the upper left."""
        corner = argument % 8
        self.pop()
        if corner >= CORNERS:
            return
        self.push(steps.SWEEP, argument + 1)
        pawn = self.pawn_on(self.space_at(argument // 8, corner))
        if pawn != NONE:
            self.enter(pawn)

    # --- the Critical Asset's tile ----------------------------------------------------------------------------------

    def turn_asset(self, pawn: i64, tile: i64) -> None:
        """The secret tile is turned (14.2). All but the Decoy end the game (17.6)."""
        self.asset = tile
        self.assets_left &= ~BIT[tile]
        player = self.owner(pawn)
        if tile == NSA:
            self.lead("asset_turned", "14.4", player, tile)
        elif tile == EVIDENCE:
            self.lead("asset_turned", "17.6a", player, tile)
        elif tile == BANK:
            self.lead("asset_turned", "17.6b", player, tile)
        elif tile == EXCHANGE:
            self.lead("asset_turned", "17.6c", player, tile)
        elif tile == GRID:
            self.lead("asset_turned", "17.6d", player, tile)
        elif tile == DECOY:
            self.lead("asset_turned", "17.6e", player, tile)
            self.asset = NONE
            self.opened_by = NONE
            self.push(steps.SEND_BACK, player * PAWN_BASE + pawn)

    def lay_assets(self) -> None:
        self.assets_left = BIT[ASSETS] - 1
