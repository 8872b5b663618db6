"""Set-up, and the start of each round: who gets the Black Hat, the deal, who leads first (3, 4)."""

from __future__ import annotations

from mypy_extensions import i64

from contienda.games.blackhat import steps
from contienda.games.blackhat.elements import FIRST_CARDS, NONE, ONE, ROBOT, size
from contienda.games.blackhat.scoring import Scoring


class Deal(Scoring):
    """From the box to the first trick."""

    def begin_round(self) -> None:
        """Shuffle, find who gets the hat, deal (4)."""
        self.pop()
        if self.round > 0:
            self.dealer = self.next_dealer()
        self.round += 1
        self.gather_cards()
        self.hat_holder = NONE
        self.begin("round_began", "4.1", self.round, self.dealer)
        self.push(steps.FIRST_LEAD)
        player = self.dealer
        places = self.players_in()
        while places > 0:  # the dealer's left neighbour is dealt first, so he is pushed last
            self.push(steps.DEAL, player)
            player = self.right_of(player)
            places -= 1
        self.push(steps.TURN_UP if self.tables.hat_deal == 0 else steps.HAT_TO)

    def next_dealer(self) -> i64:
        """Clockwise (B-R3); the Robot does not deal (B-R72)."""
        player = self.left_of(self.dealer)
        return self.left_of(player) if self.is_robot(player) else player

    def hat_weight(self, player: i64) -> i64:
        """Of the first cards of the pack, how many go to that player (4.5, B-R6)."""
        players = self.players_in()
        first: i64 = self.hand_target() * players
        if first > FIRST_CARDS:
            first = FIRST_CARDS
        behind: i64 = 0
        at = self.left_of(self.dealer)
        while at != player:
            behind += 1
            at = self.left_of(at)
        return (first - behind + players - 1) // players

    def turn_up(self, kind: i64) -> None:
        """Count clockwise from the dealer's left; a joker counts 14 (4.2, B-R4); the card is discarded (4.4)."""
        self.deck -= ONE[kind]
        self.discards += ONE[kind]
        self.lead("turned_up", "4.2", kind)
        steps_left = kind + 1
        player = self.dealer
        while steps_left > 0:
            player = self.left_of(player)
            steps_left -= 1
        self.give_hat(player)
        self.note("hat_dealt", "4.2", player)

    def deal_card(self, player: i64, kind: i64) -> None:
        self.deal(player, kind)
        if self.recorder is not None:
            self.tell_card("got_card", "4.6", player, kind)

    def hand_is_dealt(self, player: i64) -> bool:
        if size(self.hands[player]) < self.hand_target():
            return False
        self.pop()
        self.note("dealt", "9.7b" if self.halved else "4.6", player, self.hand_target())
        return True

    def tell_card(self, event: str, clause: str, player: i64, kind: i64) -> None:
        """Only the player sees it; the Robot's cards everybody sees (15.6)."""
        if self.is_robot(player):
            self.note(event, clause, player, kind)
        else:
            self.whisper(player, event, clause, player, kind)

    def choose_first_leader(self) -> None:
        """The player to the right of the hat (4.7); with the Robot see 15.3, B-R51 and B-R74."""
        holder = self.hat_holder
        self.trick = 0
        if not self.tables.robot:
            self.leader = self.right_of(holder)
            return
        if holder == ROBOT:
            self.leader = 1 - self.dealer
            self.controller = self.dealer
        else:
            self.leader = 1 - holder
            self.controller = 1 - holder
        self.replace_absent_humans()

    def replace_absent_humans(self) -> None:
        """With one human out the other leads every trick and runs the Robot (B-R74)."""
        if not self.is_in(self.leader):
            self.leader = 1 - self.leader
        if not self.is_in(self.controller):
            self.controller = 1 - self.controller
