"""What follows a trick: picking up after the Black Hat, the hack action, choices of the spaces, the Tracer's step."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.games.blackhat import steps
from contienda.games.blackhat.deal import Deal
from contienda.games.blackhat.elements import (
    DO_HOST,
    DO_LEAVE,
    DO_PLACE,
    DO_RAISE,
    HAT,
    NONE,
    ONE,
    PAWN_BASE,
    WILD,
    held,
    size,
)


class Hack(Deal):
    """The order is pick up, hack action, Tracer, end of the trick (B-R19)."""

    # --- the trick --------------------------------------------------------------------------------------------------

    def begin_trick(self) -> None:
        self.trick += 1
        self.lead_size = 0
        self.played = 0
        self.winner = NONE
        self.begin("trick_began", "5.1", self.trick, self.leader)
        self.push(steps.PLAY)

    def go_on_picking(self) -> None:
        """Ask for what is still open in the play, or lay it down."""
        player = self.at_turn(self.played)
        if self.pick_size == 0:
            if self.lead_size != 1:
                self.push(steps.COUNT)
                return
            self.pick_size = 1
        if self.chooses_wilds(player, self.pick_rank, self.pick_size):
            self.push(steps.WILDS)
        else:
            self.lay_down(player, 0, self.pick_size if self.pick_rank == WILD else 0)

    def end_trick(self) -> None:
        """Who won; pick up after the hat; then the hack action, the Tracer, the end of the trick (B-R19)."""
        self.pop()
        self.winner = self.find_winner()
        self.remember_trick()
        self.drivers = self.on_alarms(self.winner)
        self.push(steps.CLOSE)
        if self.is_hat_trick():
            self.lead("hat_trick_won", "7.2", self.winner)
        else:
            self.lead("trick_won", "5.3", self.winner)
        if self.tables.tracer:
            self.push(steps.TRACER)
        self.push(steps.HACK)
        if not self.is_hat_trick():
            self.discard_table()
        elif self.must_take_all():
            self.pick_up(True)
        else:
            self.push(steps.PICK_UP)

    def pick_up(self, everything: bool) -> None:
        """All cards (7.4a), or the hat and as many non-jokers as the leader played cards (7.4b, B-R18)."""
        if everything:
            self.lead("took_all", "7.4a", self.winner, size(self.table_cards()))
            self.take_all_from_table()
            return
        self.lead("took_hat", "7.4b", self.winner)
        self.take_from_table(HAT)
        self.push(steps.TAKE, self.lead_size)

    def takes_without_choice(self) -> bool:
        """Nothing left to take, or no choice among what is left."""
        cards = self.naturals_on_table()
        left = self.argument()
        if left == 0 or cards == 0:
            self.pop()
            self.discard_table()
            return True
        kind = lowest(cards) // 4
        if size(cards) > left and cards != held(cards, kind) * ONE[kind]:
            return False
        self.take_one(kind)
        return True

    def take_one(self, kind: i64) -> None:
        left = self.argument()
        self.pop()
        self.take_from_table(kind)
        self.note("took", "7.4b", self.winner, kind)
        self.push(steps.TAKE, left - 1)

    # --- the hack action --------------------------------------------------------------------------------------------

    def advance_pawn(self, space: i64) -> None:
        """A pawn goes to the first empty space of the way picked; what it jumps does not act (8, B-R23)."""
        pawn = self.argument()
        self.pop()
        self.stands[pawn] = space
        if self.owner(pawn) == self.winner:
            self.lead("advanced", "5.7a", self.winner, pawn % 2, space)
        else:
            self.lead("pushed", "5.7b", self.winner, self.owner(pawn), pawn % 2, space)
        self.enter(pawn)

    def deny(self, target: i64) -> None:
        attacker = self.owner(self.argument())
        self.pop()
        self.lead("denied", "9.5a", attacker, self.owner(target), target % 2)
        self.push(steps.SEND_BACK, attacker * PAWN_BASE + target)

    def put_back(self, start: i64) -> None:
        pawn = self.argument() % PAWN_BASE
        decoy = self.stands[pawn] == self.tables.goal
        self.pop()
        self.send_back(pawn, start, "17.6e" if decoy else "9.5a")

    def decide_exploit(self, step: i64, action: i64) -> None:
        argument = self.argument()
        self.pop()
        if action == DO_LEAVE:
            self.note("declined", "9.8", self.owner(argument))
        elif step == steps.EXPLOIT:
            space = action - DO_HOST
            if (self.plus | self.minus) & BIT[space] == 0:
                self.push(steps.SIGN, space * PAWN_BASE + argument)
            else:
                self.exploit(argument, space, self.minus & BIT[space] != 0)  # turned to its other side
        elif step == steps.SIGN:
            self.exploit(argument % PAWN_BASE, argument // PAWN_BASE, action == DO_RAISE)
        else:
            self.move_marker(argument, action - DO_HOST)

    def decide_randomizer(self, step: i64, action: i64) -> None:
        if step == steps.PLACE:
            self.place_tile(action - DO_PLACE)
            return
        pawn = self.argument()
        self.pop()
        if action == DO_LEAVE:
            self.note("declined", "9.9a", self.owner(pawn))
        else:
            self.push(steps.TILE, pawn)

    def place_tile(self, place: i64) -> None:
        argument = self.argument()
        self.pop()
        face = argument // PAWN_BASE
        self.lead("tile_laid", "9.9b", self.owner(argument % PAWN_BASE), face, place)
        self.lay_tile(place, face)

    def hacks_without_choice(self) -> bool:
        """With one pawn to advance it is that one; with none, a card is drawn (5.7c, 8.7)."""
        pawns = self.movable(self.winner)
        if count(pawns) > 1:
            return False
        self.pop()
        if pawns != 0:
            self.push(steps.PATH, lowest(pawns))
        elif self.rebuild_deck():
            self.push(steps.DRAW)
        return True

    def tracer_goes_on(self) -> bool:
        """Whether nobody has to choose where it goes: it rests, is on its track, or has one way only."""
        if self.is_driven():
            if self.on_track():
                self.follow_track()
            else:
                goals = self.tracer_goals()
                if count(goals) > 1:
                    return False
                if goals != 0:
                    self.move_tracer(lowest(goals), "13.4")
        self.pop()
        return True
