"""Rules of thumb for Black Hat: shed sets while leading, dump the dear cards, pass the hat on, step to low values."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.game import Heuristics, State
from contienda.games.blackhat import steps
from contienda.games.blackhat.elements import (
    ALARM,
    CRITICAL,
    DO_COUNT,
    DO_HOST,
    DO_LEAVE,
    DO_LOWER,
    DO_MOVE,
    DO_PAWN,
    DO_RANK,
    DO_TAKE,
    DO_TAKE_SOME,
    DO_TRACE,
    DO_WILDS,
    DOS,
    HAT,
    HONEYPOT,
    JOKER,
    JOKER_COUNTS,
    NONE,
    PAWN_BASE,
    PAWNS,
    POINTS,
    WILD,
    held,
    points_of,
    rank_of,
    size,
)
from contienda.games.blackhat.position import BlackHat

A_CARD: Final = 1.9  # points of a card nobody has seen
CONTENT: Final = 4.0  # points from one's status with which a celebrity ends the game


class BlackHatHeuristics(Heuristics):
    """What a hacker thinks."""

    horizon: i64 = 40  # about five tricks, more than half a round

    def appeal(self, state: State, action: i64) -> float:
        assert isinstance(state, BlackHat)
        player = state.asked_player(state.step())
        return sense(state, player) * wish(state, player, action)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BlackHat)
        if not state.is_in(seat):
            return 0.0
        own = 0.0
        everybody = 0.0
        player: i64 = 0
        while player < state.tables.players:
            if state.is_in(player):
                chance = exp(-0.26 * distance(state, player))
                everybody += chance
                if player == seat:
                    own = chance
            player += 1
        return own / everybody


HEURISTICS: Final = BlackHatHeuristics()


def sense(at: BlackHat, player: i64) -> float:
    """1 if few points are wanted; -1 for the Robot one has to play for, and while one would end below one's status."""
    if player != at.who:
        return -1.0
    if at.tables.celebrity and float(at.status_value(player)) > final_total(at, player):
        return -1.0
    return 1.0


def wish(at: BlackHat, player: i64, action: i64) -> float:
    """How good an action is for the player it is taken for."""
    step = at.step()
    if step == steps.PLAY:
        return best_of_rank(at, player, action - DO_RANK)
    if step == steps.COUNT:
        return best_of_size(at, player, at.pick_rank, action - DO_COUNT + 1)
    if step == steps.WILDS:
        wilds = action - DO_WILDS
        return play(at, player, at.pick_rank, at.pick_size, wilds // JOKER_COUNTS, wilds % JOKER_COUNTS)
    if step == steps.PICK_UP:
        return 1.0 if action == DO_TAKE_SOME else 0.0
    if step == steps.TAKE:
        return take(at, player, action - DO_TAKE)
    if step == steps.HACK:
        return best_way(at, player, action - DO_PAWN)
    if step == steps.PATH:
        return way(at, player, at.argument(), action - DO_MOVE)
    return visit(at, player, step, action)


# --- plays -----------------------------------------------------------------------------------------------------------


def best_of_rank(at: BlackHat, player: i64, rank: i64) -> float:
    """The best play of a rank, whatever its size."""
    hand = at.hands[player]
    most = held(hand, JOKER) + held(hand, HAT) + (held(hand, rank) if rank != WILD else 0)
    if at.lead_size > 0 and most > at.lead_size:
        most = at.lead_size
    best = -100.0
    cards: i64 = 1
    while cards <= most:
        if at.fits_size(hand, rank, cards):
            found = best_of_size(at, player, rank, cards)
            if found > best:
                best = found
        cards += 1
    return best


def best_of_size(at: BlackHat, player: i64, rank: i64, cards: i64) -> float:
    """The best play of a rank and size, whichever wilds are in it."""
    hand = at.hands[player]
    natural = held(hand, rank) if rank != WILD else 0
    fewest: i64 = 0 if rank == WILD else 1
    hats: i64 = 0 if at.lead_size > 1 and cards == 1 else held(hand, HAT)
    best = -100.0
    hat: i64 = 0
    while hat <= hats:
        jokers: i64 = 0
        while jokers <= held(hand, JOKER):
            if fewest <= cards - hat - jokers <= natural:
                found = play(at, player, rank, cards, hat, jokers)
                if found > best:
                    best = found
            jokers += 1
        hat += 1
    return best


def play(at: BlackHat, player: i64, rank: i64, cards: i64, hat: i64, jokers: i64) -> float:
    """What is shed, what is torn apart, and whether winning the trick is welcome."""
    hand = at.hands[player]
    natural = cards - hat - jokers
    shed = 5.0 * float(hat) + 4.0 * float(jokers)
    if rank != WILD:
        shed += float(natural * POINTS[rank])
    good = 0.25 * shed + 0.3 * float(cards)
    if rank != WILD and natural < held(hand, rank):
        good -= 0.5 * float(held(hand, rank) - natural)  # a set torn apart needs another turn
    if size(hand) == cards:
        good += 3.0  # the round ends and the others are left with their cards
    hat_trick = hat > 0 or at.is_hat_trick()
    return good + winning_chance(at, player, rank, cards, hat_trick) * winning(at, player, hat_trick)


def winning(at: BlackHat, player: i64, hat_trick: bool) -> float:
    """What it is worth to win this trick: the lead and a hack, but also what the hat makes one pick up."""
    found = 0.2 + hack_gain(at, player)
    return found - 10.0 if hat_trick else found


def winning_chance(at: BlackHat, player: i64, rank: i64, cards: i64, hat_trick: bool) -> float:
    """Whether a play wins, by what lies there and how many come after."""
    if at.lead_size > 0 and cards != at.lead_size:
        return 0.0
    place: i64 = 0
    while place < at.played:
        other = at.plays[at.at_turn(place)]
        if size(other) == at.lead_size:
            there = rank_of(other)
            if there < rank if hat_trick else there > rank:
                return 0.0
        place += 1
    height = float(rank + 1) / 14.0
    if hat_trick:
        height = 1.0 - height
    each = height if cards == 1 else 1.0 - (1.0 - height) * (0.5 if cards == 2 else 0.2)
    left = at.players_in() - at.played - 1
    found = 1.0
    while left > 0:
        found *= each
        left -= 1
    return found


def take(at: BlackHat, player: i64, kind: i64) -> float:
    """Cheap cards, best beside others of their rank."""
    return 0.4 * float(held(at.hands[player], kind)) - float(POINTS[kind])


# --- the network -----------------------------------------------------------------------------------------------------


def burden(at: BlackHat, player: i64, space: i64) -> float:
    """What a pawn costs on a space: its value now, and the best it leads to or that it stays there."""
    kind = at.kinds[space]
    if kind == CRITICAL:
        return -6.0 if is_ahead(at, player) else 8.0
    here = float(at.value(space))
    if kind == HONEYPOT or kind == DOS or (kind == ALARM and at.tables.tracer):
        return 1.7 * here - (1.0 if kind == DOS else 0.0)
    best = 4.0
    ahead = at.arrows[space]
    while ahead != 0:
        next_one = lowest(ahead)
        ahead &= ahead - 1
        if at.kinds[next_one] != CRITICAL and float(at.value(next_one)) < best:
            best = float(at.value(next_one))
    return here + 0.7 * best


def way(at: BlackHat, player: i64, pawn: i64, space: i64) -> float:
    """A step down is good for an own pawn; a rival is pushed off what saves him points."""
    if at.tables.celebrity and at.kinds[space] == CRITICAL:
        return sense(at, player) * (6.0 if is_content(at) else -8.0)  # however few or many points are wanted
    gain = burden(at, at.owner(pawn), at.stands[pawn]) - burden(at, at.owner(pawn), space)
    if at.owner(pawn) == player:
        return gain
    return -0.5 * gain


def best_way(at: BlackHat, player: i64, pawn: i64) -> float:
    """For the own pawn the best step, for a rival's the worst."""
    goals = at.destinations(at.stands[pawn])
    best = -100.0
    while goals != 0:
        found = way(at, player, pawn, lowest(goals))
        goals &= goals - 1
        if found > best:
            best = found
    return best


def hack_gain(at: BlackHat, player: i64) -> float:
    """The best that the hack after a won trick can do."""
    pawns = at.movable(player)
    if pawns == 0:
        return -1.5  # a card is drawn
    best = -100.0
    while pawns != 0:
        found = best_way(at, player, lowest(pawns))
        pawns &= pawns - 1
        if found > best:
            best = found
    return best


def visit(at: BlackHat, player: i64, step: i64, action: i64) -> float:
    """Choices on the spaces: rivals are sent back from where they stand well, Hosts changed for one's own pawns."""
    if step == steps.DENIAL:
        pawn = action - DO_PAWN
        good = float(at.value(at.tables.backdoor)) - burden(at, at.owner(pawn), at.stands[pawn])
        return -good if at.owner(pawn) == player else good
    if step == steps.SEND_BACK:
        pawn = at.argument() % PAWN_BASE
        cost = burden(at, at.owner(pawn), action - DO_MOVE)
        return -cost if at.owner(pawn) == player else cost
    if step == steps.EXPLOIT:
        return 0.5 if action == DO_LEAVE else mark(at, player, action - DO_HOST)
    if step == steps.SIGN:
        own = stands_there(at, player, at.argument() // PAWN_BASE)
        return 1.0 if (action == DO_LOWER) == own else 0.0
    if step == steps.TRACER:
        good = trace(at, player, action - DO_TRACE)
        return sense(at, player) * good if player == at.who else good  # jail puts even a celebrity out of the game
    return 0.0


def stands_there(at: BlackHat, player: i64, space: i64) -> bool:
    return at.stands[player * PAWNS] == space or at.stands[player * PAWNS + 1] == space


def mark(at: BlackHat, player: i64, space: i64) -> float:
    """A Host that an own pawn stands on is lowered, one of a rival raised."""
    pawn = at.pawn_on(space)
    if pawn == NONE:
        return 0.0
    own = at.owner(pawn) == player
    if at.minus & BIT[space] != 0:  # it can only be turned to the other side
        return -1.0 if own else 1.0
    if at.plus & BIT[space] != 0:
        return 2.0 if own else -1.0
    held_fast = 0.0 if at.is_free(pawn) else 1.0
    return (1.2 if own else 0.8) + held_fast


def trace(at: BlackHat, player: i64, space: i64) -> float:
    """The Tracer goes where rivals stand, and nowhere near one's own pawns."""
    found = 0.0
    pawn: i64 = 0
    while pawn < at.pawn_count():
        if at.jailed & BIT[pawn] == 0:
            if at.stands[pawn] == space:
                found += -4.0 if at.owner(pawn) == player else 2.0
            elif at.tables.beside[space] & BIT[at.stands[pawn]] != 0 and at.owner(pawn) == player:
                found -= 0.5
        pawn += 1
    return found


# --- the whole position ----------------------------------------------------------------------------------------------


def pawns_cost(at: BlackHat, player: i64) -> float:
    return float(at.pawn_points(player * PAWNS) + at.pawn_points(player * PAWNS + 1))


def is_ahead(at: BlackHat, player: i64) -> bool:
    """Whether this player would win if the game ended with this trick, as the one who decides can tell."""
    own = final_total(at, player)
    other: i64 = 0
    while other < at.tables.players:
        if other != player and at.is_in(other) and final_total(at, other) <= own:
            return False
        other += 1
    return True


def is_content(at: BlackHat) -> bool:
    """Whether who decides would be near his status if the game ended with this trick; nobody knows that of others."""
    away = float(at.status_value(at.who)) - final_total(at, at.who)
    return -CONTENT <= away <= CONTENT


def final_total(at: BlackHat, player: i64) -> float:
    """The total if the game ended now; hands of others are judged by their size."""
    if player == at.who or at.is_robot(player):
        cards = float(points_of(at.hands[player]))
    else:
        cards = A_CARD * float(size(at.hands[player]))
    gained = cards + pawns_cost(at, player)
    return float(at.totals[player]) + (gained if gained > 0.0 else 0.0)


def distance(at: BlackHat, player: i64) -> float:
    """How far a player is from winning: his total and what will be added to it, or how far that is from his status.

    Fitted to games between searching bots: a card left costs nearly a point, but dear ones win tricks; a held pawn
    scores in every round to come, a free one will move on.
    """
    hand = at.hands[player]
    found = float(at.totals[player]) + 0.85 * float(size(hand)) - 0.15 * float(points_of(hand))
    pawn = player * PAWNS
    while pawn < player * PAWNS + PAWNS:
        found += (0.4 if at.is_free(pawn) else 1.6) * float(at.pawn_points(pawn))
        pawn += 1
    if at.tables.celebrity:
        away = float(at.status_value(player)) - found
        return away if away > 0.0 else -away
    return found
