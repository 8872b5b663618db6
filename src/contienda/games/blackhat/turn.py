"""The sequence of play: whose decision it is, what he may do, what comes of it, the end of the trick."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, count, lowest
from contienda.core.game import CHANCE, OVER, Legal
from contienda.games.blackhat import steps
from contienda.games.blackhat.chance import Chance
from contienda.games.blackhat.elements import (
    DO_COUNT,
    DO_DEAL,
    DO_DRAW_TILE,
    DO_LEAVE,
    DO_MOVE,
    DO_PAWN,
    DO_RANK,
    DO_TAKE,
    DO_TAKE_ALL,
    DO_TRACE,
    DO_WILDS,
    JOKER_COUNTS,
    NONE,
    PAWN_BASE,
    ROBOT,
)
from contienda.games.blackhat.tables import Tables


class Turn(Chance):
    """Asks the right seat the right question, in the order of the rulebook."""

    who: i64 = CHANCE

    def set_up(self, seats: int, tables: Tables) -> None:
        """Board, pawns and score track; tiles, status cards and the first dealer are drawn (3, 16.1, B-R3)."""
        self.seats = seats
        self.tables = tables
        self.steps = vec[i64]([0] * 12)
        self.unfold()
        self.place_pawns()
        self.open_books()
        self.gather_cards()
        self.shown = self.plays[:]
        if tables.secret_asset:
            self.lay_assets()
        self.push(steps.ROUND)
        self.push(steps.DEALER)
        if tables.celebrity:
            for player in range(int(tables.players) - 1, -1, -1):
                self.push(steps.STATUS, player)
        if tables.tiles > 0:
            self.push(steps.SETUP_TILE, tables.tiles)
        self.settle()

    # --- whose decision it is ---------------------------------------------------------------------------------------

    def actor(self) -> i64:
        return self.who

    def settle(self) -> None:
        """Carry out what needs nobody, until somebody is asked."""
        while self.reason == NONE:
            step = self.step()
            if not self.goes_on(step):
                self.who = CHANCE if self.is_chance(step) else self.decider(self.asked_player(step))
                return
        while self.depth > 0:
            self.pop()
        self.who = OVER

    def goes_on(self, step: i64) -> bool:
        """Carry out a step that leaves no choice; False if somebody has to be asked."""
        if step == steps.PLAY:
            return self.next_player_passes()
        if step == steps.DEAL:
            return self.hand_is_dealt(self.argument())
        if step == steps.TRICK:
            self.end_trick()
        elif step == steps.TAKE:
            return self.takes_without_choice()
        elif step == steps.HACK:
            return self.hacks_without_choice()
        elif step == steps.PATH:
            goals = self.destinations(self.stands[self.argument()])
            if count(goals) > 1:
                return False
            self.advance_pawn(lowest(goals))
        elif step == steps.SWEEP:
            self.sweep(self.argument())
        elif step == steps.TRACER:
            return self.tracer_goes_on()
        elif step == steps.CLOSE:
            self.close_trick()
        elif step == steps.ROUND:
            self.begin_round()
        elif step == steps.FIRST_LEAD:
            self.pop()
            self.choose_first_leader()
            self.begin_trick()
        elif step == steps.DENIAL:
            targets = self.denial_targets(self.argument())
            if count(targets) > 1:
                return False
            self.deny(lowest(targets))
        elif step == steps.SEND_BACK:
            starts = self.open_starts(self.argument() % PAWN_BASE)
            if count(starts) > 1:
                return False
            self.put_back(lowest(starts))
        elif step == steps.PLACE and self.tables.places == 1:
            self.place_tile(0)
        else:
            return False
        return True

    def next_player_passes(self) -> bool:
        """Whether the trick goes on by itself: it is complete, or who is at turn must pass (7.8)."""
        if self.played == self.players_in():
            self.pop()
            self.push(steps.TRICK)
            return True
        player = self.at_turn(self.played)
        if not self.must_pass(player):
            return False
        self.played += 1
        self.note("passed", "7.8", player)
        return True

    def asked_player(self, step: i64) -> i64:
        """The player whose decision it is; for the Robot another answers (15.2)."""
        if self.is_picking(step):
            return self.at_turn(self.played)
        if step == steps.SEND_BACK:
            return self.argument() // PAWN_BASE
        if (
            step == steps.PICK_UP
            or step == steps.TAKE
            or step == steps.HACK
            or step == steps.PATH
            or step == steps.TRACER
        ):
            return self.winner
        return self.owner(self.argument() % PAWN_BASE)

    def is_picking(self, step: i64) -> bool:
        """Whether somebody puts a play together; the others see nothing of it before the cards are laid."""
        return step == steps.PLAY or step == steps.COUNT or step == steps.WILDS

    def is_chance(self, step: i64) -> bool:
        return (
            step == steps.DEAL
            or step == steps.DEALER
            or step == steps.SETUP_TILE
            or step == steps.SETUP_PLACE
            or step == steps.STATUS
            or step == steps.TURN_UP
            or step == steps.HAT_TO
            or step == steps.DRAW
            or step == steps.TILE
            or step == steps.ASSET
        )

    def legal(self, out: Legal) -> None:
        if self.who == OVER:
            return
        step = self.step()
        if step == steps.PLAY:
            self.list_ranks(self.at_turn(self.played), out)
        elif step == steps.COUNT:
            self.list_sizes(self.at_turn(self.played), out)
        elif step == steps.WILDS:
            self.list_wilds(self.at_turn(self.played), out)
        elif step == steps.PICK_UP:
            self.list_pick_up(out)
        elif step == steps.TAKE:
            self.list_takes(out)
        elif step == steps.HACK:
            self.list_pawns(self.movable(self.winner), out)
        elif step == steps.PATH:
            self.list_destinations(self.argument(), out)
        elif step == steps.DENIAL:
            self.list_pawns(self.denial_targets(self.argument()), out)
        elif step == steps.SEND_BACK:
            self.list_spaces(self.open_starts(self.argument() % PAWN_BASE), DO_MOVE, out)
        elif step == steps.EXPLOIT:
            self.list_exploits(out)
        elif step == steps.SIGN:
            self.list_signs(out)
        elif step == steps.MARKER:
            self.list_marked(out)
        elif step == steps.RANDOMIZER:
            out.add(DO_DRAW_TILE)
            out.add(DO_LEAVE)
        elif step == steps.PLACE:
            self.list_places(out)
        elif step == steps.TRACER:
            self.list_spaces(self.tracer_goals(), DO_TRACE, out)
        else:
            self.list_chance(step, out)

    def advance(self, action: i64) -> None:
        step = self.step()
        if step == steps.DEAL:
            self.deal_card(self.argument(), action - DO_DEAL)
        elif step == steps.PLAY:
            self.pick_rank = action - DO_RANK
            self.go_on_picking()
        elif step == steps.COUNT:
            self.pop()
            self.pick_size = action - DO_COUNT + 1
            self.go_on_picking()
        elif step == steps.WILDS:
            self.pop()
            wilds = action - DO_WILDS
            self.lay_down(self.at_turn(self.played), wilds // JOKER_COUNTS, wilds % JOKER_COUNTS)
        elif step == steps.PICK_UP:
            self.pop()
            self.pick_up(action == DO_TAKE_ALL)
        elif step == steps.TAKE:
            self.take_one(action - DO_TAKE)
        elif step == steps.HACK:
            self.pop()
            self.push(steps.PATH, action - DO_PAWN)
        elif step == steps.PATH:
            self.advance_pawn(action - DO_MOVE)
        elif step == steps.DENIAL:
            self.deny(action - DO_PAWN)
        elif step == steps.SEND_BACK:
            self.put_back(action - DO_MOVE)
        elif step == steps.TRACER:
            self.pop()
            self.move_tracer(action - DO_TRACE, "13.4")
        elif step == steps.EXPLOIT or step == steps.SIGN or step == steps.MARKER:
            self.decide_exploit(step, action)
        elif step == steps.RANDOMIZER or step == steps.PLACE:
            self.decide_randomizer(step, action)
        else:
            self.let_happen(step, action)
        self.settle()

    # --- the end of the trick ---------------------------------------------------------------------------------------

    def close_trick(self) -> None:
        """Eliminations (13.8), then scoring if a round or the game ends (10.1), else the next trick."""
        self.pop()
        self.eliminate()
        reason = self.end_reason()
        if reason == NONE and not self.someone_is_out_of_cards():
            self.choose_next_leader()
            self.begin_trick()
            return
        self.begin("round_ended", "10.1", self.round)
        self.score_round()
        if reason == NONE:
            self.push(steps.ROUND)
        else:
            self.end_game(reason)

    def eliminate(self) -> None:
        """Players with no pawn left in play are out; their hands are discarded (13.8, B-R48).

        Somebody always stays: whoever moves the Tracer has a pawn on an Alarm, and stands there alone.
        """
        player: i64 = 0
        while player < self.tables.players:
            pawns = BIT[player * 2] * 3
            if self.is_in(player) and self.jailed & pawns == pawns:
                self.out |= BIT[player]
                self.discard_hand(player)
                self.note("eliminated", "13.8", player)
            player += 1

    def choose_next_leader(self) -> None:
        """The winner (5.5, 7.6), or who sits left of him if he is out; with the Robot see 15.2, 15.5 and B-R52."""
        winner = self.winner
        if not self.tables.robot:
            self.leader = winner if self.is_in(winner) else self.left_of(winner)
            return
        if winner != ROBOT:
            self.leader = winner
            self.controller = 1 - winner
        self.replace_absent_humans()
