"""What chance can bring, how likely, and what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest, nth
from contienda.core.game import Legal
from contienda.core.rng import Rng
from contienda.games.blackhat import steps
from contienda.games.blackhat.elements import (
    DO_ASSET,
    DO_DEAL,
    DO_DEALER,
    DO_HAT_TO,
    DO_LAY,
    DO_STATUS,
    DO_TILE,
    DO_TURN_UP,
    FIRST_CARDS,
    PAWN_BASE,
    RANKS,
    STATUSES,
    drawn,
    held,
)
from contienda.games.blackhat.hack import Hack


class Chance(Hack):
    """Cards, tiles, status cards, the first dealer, who gets the hat, the Critical Asset's tile."""

    def list_chance(self, step: i64, out: Legal) -> None:
        if step == steps.DEAL or step == steps.DRAW or step == steps.TURN_UP:
            first = DO_TURN_UP if step == steps.TURN_UP else DO_DEAL
            kind: i64 = 0
            while kind <= RANKS:
                if held(self.deck, kind) > 0:
                    out.add(first + kind)
                kind += 1
        else:
            self.list_spaces(self.outcomes(step), self.chance_verb(step), out)

    def outcomes(self, step: i64) -> i64:
        """The set of what can happen, for what is no card."""
        if step == steps.DEALER:
            return BIT[self.seats] - 1
        if step == steps.HAT_TO:
            return (BIT[self.tables.players] - 1) & ~self.out
        if step == steps.STATUS:
            return self.free_statuses()
        if step == steps.SETUP_TILE or step == steps.TILE:
            return self.supply()
        if step == steps.SETUP_PLACE:
            return self.free_places()
        return self.assets_left

    def chance_verb(self, step: i64) -> i64:
        if step == steps.DEALER:
            return DO_DEALER
        if step == steps.HAT_TO:
            return DO_HAT_TO
        if step == steps.STATUS:
            return DO_STATUS
        if step == steps.SETUP_TILE or step == steps.TILE:
            return DO_TILE
        if step == steps.SETUP_PLACE:
            return DO_LAY
        return DO_ASSET

    def free_statuses(self) -> i64:
        """The set of status cards nobody has drawn."""
        found: i64 = BIT[STATUSES] - 1
        player: i64 = 0
        while player < self.tables.players:
            card = (self.statuses >> (player * 4)) & 15
            if card > 0:
                found &= ~BIT[card - 1]
            player += 1
        return found

    def weights(self) -> list[int]:
        step = self.step()
        out = Legal()
        self.legal(out)
        found: list[int] = []
        i: i64 = 0
        while i < out.count:
            weight: i64 = 1
            if step == steps.DEAL or step == steps.DRAW:
                weight = held(self.deck, out.codes[i] - DO_DEAL)
            elif step == steps.TURN_UP:
                weight = held(self.deck, out.codes[i] - DO_TURN_UP)
            elif step == steps.HAT_TO:
                weight = self.hat_weight(out.codes[i] - DO_HAT_TO)
            found.append(weight)
            i += 1
        return found

    def sample(self, rng: Rng) -> i64:
        step = self.step()
        if step == steps.DEAL or step == steps.DRAW:
            return DO_DEAL + drawn(self.deck, rng)
        if step == steps.TURN_UP:
            return DO_TURN_UP + drawn(self.deck, rng)
        outcomes = self.outcomes(step)
        if step != steps.HAT_TO:
            return self.chance_verb(step) + nth(outcomes, rng.below(count(outcomes)))
        first: i64 = self.hand_target() * self.players_in()
        left = rng.below(first if first < FIRST_CARDS else FIRST_CARDS)
        while True:
            player = lowest(outcomes)
            outcomes &= outcomes - 1
            weight = self.hat_weight(player)
            if left < weight:
                return DO_HAT_TO + player
            left -= weight

    def let_happen(self, step: i64, action: i64) -> None:
        """What chance brought."""
        argument = self.argument()
        self.pop()
        if step == steps.DRAW:
            self.deal(self.winner, action - DO_DEAL)
            self.note("drew", "5.7c", self.winner)
            if self.recorder is not None:
                self.tell_card("got_card", "5.7c", self.winner, action - DO_DEAL)
        elif step == steps.TURN_UP:
            self.turn_up(action - DO_TURN_UP)
        elif step == steps.HAT_TO:
            self.give_hat(action - DO_HAT_TO)
            self.note("hat_dealt", "4.5", self.hat_holder)
        elif step == steps.DEALER:
            self.dealer = action - DO_DEALER
            self.note("dealer_chosen", "B-R3", self.dealer)
            if self.tables.warned:
                self.note("robot_beside_tracer", "15.10")
        elif step == steps.STATUS:
            self.draw_status(argument, action - DO_STATUS)
        elif step == steps.SETUP_TILE:
            if argument > 1:
                self.push(steps.SETUP_TILE, argument - 1)
            self.push(steps.SETUP_PLACE, action - DO_TILE)
        elif step == steps.SETUP_PLACE:
            self.lay(action - DO_LAY, argument)
            self.note("tile_set", "3.3", argument, action - DO_LAY)
        elif step == steps.TILE:
            self.lead("tile_drawn", "9.9a", self.owner(argument), action - DO_TILE)
            self.push(steps.PLACE, (action - DO_TILE) * PAWN_BASE + argument)
        else:
            self.turn_asset(argument, action - DO_ASSET)

    def draw_status(self, player: i64, card: i64) -> None:
        """Secret (16.1), the Robot's open (B-R73)."""
        self.statuses |= (card + 1) << (player * 4)
        self.note("status_drawn", "16.1", player)
        if self.is_robot(player):
            self.note("status_shown", "B-R73", player, card)
        else:
            self.whisper(player, "status_shown", "16.1", player, card)
