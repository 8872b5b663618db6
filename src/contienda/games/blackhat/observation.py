"""What a seat knows as numbers: everything except other players' hands and status cards; the Robot's are open.

Players count clockwise from the one who looks, and pawns follow their players.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from contienda.core.bitset import BIT, lowest
from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import OVER, State
from contienda.games.blackhat import _steps as steps
from contienda.games.blackhat.constants import (
    ASSETS,
    ENDINGS,
    FACES,
    KINDS,
    MARKERS,
    MOST_CARDS,
    MOST_PAWNS,
    MOST_PLAYERS,
    NONE,
    PAWNS,
    PLACES,
    PRINTED,
    RANKS,
    SPACES,
    TRACK_END,
    size,
)
from contienda.games.blackhat.state import BlackHat

HANDS: Final = MOST_PLAYERS * KINDS
COPIES: Final = 7  # of a card
ALL_FACES: Final = PRINTED + PLACES
TRACER_PLACES: Final = TRACK_END + 1
STEP_COUNT: Final = i64(len(steps.STEP_NAMES))
MOST: Final = 32_767
# For so many players and the first of them: the players clockwise. A division each time would take longer.
CIRCLE: Final = MOST_PLAYERS * MOST_PLAYERS
ORDER: Final = vec[i64](
    [
        i64((first + place) % max(players, 1))
        for players in range(MOST_PLAYERS + 1)
        for first in range(MOST_PLAYERS)
        for place in range(MOST_PLAYERS)
    ]
)

FEATURES: Final = [
    Feature("players", MOST_PLAYERS + 1, 1, "how many players, the Robot included"),
    Feature("options", 7, 1, "Robot, half hands, half hands in force, Tracer, secret asset, celebrity, Tracer awake"),
    Feature("cards", 1, 120, "cards of the whole deck"),
    Feature("step", len(steps.STEP_NAMES), 1, "the pending step; picks of others look like the step play"),
    Feature("actor", MOST_PLAYERS, 1, "whose decision it is"),
    Feature("deciding_for", MOST_PLAYERS, 1, "the player they decide for"),
    Feature("round", 1, MOST, "rounds begun"),
    Feature("trick_number", 1, MOST, "tricks begun in this round"),
    Feature("dealer", MOST_PLAYERS, 1, "of this round"),
    Feature("leader", MOST_PLAYERS, 1, "of this trick"),
    Feature("trick_winner", MOST_PLAYERS, 1, "of this trick, once it is complete"),
    Feature("controller", MOST_PLAYERS, 1, "who decides for the Robot"),
    Feature("played", 1, MOST_PLAYERS, "players who have played or passed in this trick"),
    Feature("trick", HANDS, MOST_CARDS, "cards in this trick by player and kind: 1 to 13, joker, hat"),
    Feature("last_leader", MOST_PLAYERS, 1, "of the last trick"),
    Feature("last_winner", MOST_PLAYERS, 1, "of the last trick"),
    Feature("last_trick", HANDS, MOST_CARDS, "cards in the last trick by player and kind"),
    Feature("picked_rank", RANKS + 1, 1, "the rank of your play so far, wild cards last"),
    Feature("picked_count", 1, MOST_CARDS, "its number of cards"),
    Feature("hands", HANDS, COPIES, "the hands you see by player and kind: yours, the Robot's, all at the end"),
    Feature("known", HANDS, COPIES, "cards everybody knows are in a hand, by player and kind"),
    Feature("hand_sizes", MOST_PLAYERS, 127, "cards in each hand"),
    Feature("deck", 1, 127, "cards in the deck"),
    Feature("discards", KINDS, COPIES, "discarded cards by kind"),
    Feature("playing", MOST_PLAYERS, 1, "players still in the game"),
    Feature("totals", MOST_PLAYERS, MOST, "points of each player"),
    Feature("last_round", MOST_PLAYERS, MOST, "results of the last round", low=-1_000),
    Feature("status", MOST_PLAYERS, 50, "values of the status cards you see"),
    Feature("pawns", MOST_PAWNS * SPACES, 1, "the space of each pawn"),
    Feature("locked", MOST_PAWNS, 1, "pawns locked by Denial-of-Service or Alarm"),
    Feature("trapped", MOST_PAWNS, 1, "pawns in a Honeypot"),
    Feature("jailed", MOST_PAWNS, 1, "pawns taken by the Tracer"),
    Feature("faces", PLACES * ALL_FACES, 1, "the face on each place: tiles, then printed ones; arrows follow from it"),
    Feature("values", SPACES, 99, "the points of each space without its marker", low=-99),
    Feature("raised", SPACES, 1, "spaces with a +1 marker"),
    Feature("lowered", SPACES, 1, "spaces with a -1 marker"),
    Feature("markers_left", 1, MARKERS, "markers not on the board"),
    Feature("subject_pawn", MOST_PAWNS, 1, "the pawn the decision is about"),
    Feature("subject_space", SPACES, 1, "the space it is about"),
    Feature("subject_face", FACES, 1, "the drawn tile it is about"),
    Feature("subject_sign", 2, 1, "whether a marker raises or lowers"),
    Feature("subject_cards", 1, MOST_CARDS * MOST_PLAYERS, "cards still to take"),
    Feature("tracer", TRACER_PLACES, 1, "where the Tracer is: a space, or the start or end of its track"),
    Feature("tracer_from", SPACES, 1, "the space it came from"),
    Feature("asset", ASSETS, 1, "the Critical Asset, once turned up"),
    Feature("assets_left", ASSETS, 1, "tiles that may still be there"),
    Feature("winners", MOST_PLAYERS, 1, "who has won"),
    Feature("ending", len(ENDINGS), 1, "how the game ended"),
]


class BlackHatObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BlackHat)
        write(state, seat, row)


def write(state: BlackHat, seat: i64, row: Row) -> None:
    static = state.static
    players = static.players
    first: i64 = seat if seat >= 0 else 0
    order = players * CIRCLE + first * MOST_PLAYERS
    over = state.who == OVER
    unseen = state.pick_rank != NONE and state.who != seat
    step: i64 = -1 if over else steps.PLAY if unseen else state.step()
    row.one_of(players, MOST_PLAYERS + 1)
    row.flag(static.robot)
    row.flag(static.half_hands)
    row.flag(state.halved)
    row.flag(static.tracer)
    row.flag(static.secret_asset)
    row.flag(static.celebrity)
    row.flag(state.tracer_active)
    row.put(size(static.deck) + 1)
    row.one_of(step, STEP_COUNT)
    player(row, state.who, first, players)
    player(row, state.asked if state.who >= 0 else NONE, first, players)
    row.put(state.round)
    row.put(state.trick)
    player(row, state.dealer, first, players)
    player(row, state.leader, first, players)
    player(row, state.winner, first, players)
    player(row, state.controller if static.robot else NONE, first, players)
    swept = state.winner != NONE and state.table_cards() == 0
    row.put(0 if swept else state.played)
    for place in range(players):
        each = ORDER[order + place]
        row.digits(state.plays[each], KINDS)
    row.skip((MOST_PLAYERS - players) * KINDS)
    player(row, state.shown_leader, first, players)
    player(row, state.shown_winner if state.shown_leader != NONE else NONE, first, players)
    for place in range(players):
        each = ORDER[order + place]
        row.digits(state.shown[each] if state.shown_leader != NONE else 0, KINDS)
    row.skip((MOST_PLAYERS - players) * KINDS)
    row.one_of(NONE if unseen else state.pick_rank, RANKS + 1)
    row.put(0 if unseen or state.pick_rank == NONE else state.pick_size)
    write_players(state, seat, first, row)
    write_board(state, first, step, row)


def write_players(state: BlackHat, seat: i64, first: i64, row: Row) -> None:
    players = state.static.players
    order = players * CIRCLE + first * MOST_PLAYERS
    missing = MOST_PLAYERS - players
    over = state.who == OVER
    for place in range(players):
        each = ORDER[order + place]
        row.digits(state.hands[each] if each == seat or over or state.is_robot(each) else 0, KINDS)
    row.skip(missing * KINDS)
    for place in range(players):
        each = ORDER[order + place]
        row.digits(state.known[each], KINDS)
    row.skip(missing * KINDS)
    for place in range(players):
        each = ORDER[order + place]
        row.put(size(state.hands[each]))
    row.skip(missing)
    row.put(size(state.deck))
    row.digits(state.discards, KINDS)
    for place in range(players):
        each = ORDER[order + place]
        row.flag(state.is_in(each))
    row.skip(missing)
    for place in range(players):
        each = ORDER[order + place]
        row.put(state.totals[each])
    row.skip(missing)
    for place in range(players):
        each = ORDER[order + place]
        row.put(state.last[each])
    row.skip(missing)
    for place in range(players):
        each = ORDER[order + place]
        seen = each == seat or over or state.is_robot(each)
        row.put(state.status_value(each) if seen and state.status_card(each) > 0 else 0)
    row.skip(missing)


def write_board(state: BlackHat, first: i64, step: i64, row: Row) -> None:
    static = state.static
    players = static.players
    order = players * CIRCLE + first * MOST_PLAYERS
    shift = first * PAWNS
    pawns = players * PAWNS
    for place in range(pawns):
        pawn = shift + place if shift + place < pawns else shift + place - pawns
        row.one_of(NONE if state.jailed & BIT[pawn] != 0 else state.stands[pawn], SPACES)
    row.skip((MOST_PAWNS - pawns) * SPACES)
    held = state.jailed | state.trapped
    write_pawns(row, state.locked & ~held, shift, pawns)
    write_pawns(row, state.trapped & ~state.jailed, shift, pawns)
    write_pawns(row, state.jailed, shift, pawns)
    for place in range(i64(PLACES)):
        row.one_of(state.face[place] if place < static.places else NONE, ALL_FACES)
    row.many(state.printed, 0, SPACES)
    row.members(state.plus, SPACES)
    row.members(state.minus, SPACES)
    row.put(state.markers_left())
    write_subject(state, shift, pawns, step, row)
    row.one_of(state.tracer_at if static.tracer else NONE, TRACER_PLACES)
    row.one_of(state.tracer_from if static.tracer else NONE, SPACES)
    row.one_of(state.asset if static.secret_asset else NONE, ASSETS)
    row.members(state.assets_left if static.secret_asset else 0, ASSETS)
    for place in range(players):
        each = ORDER[order + place]
        row.flag(state.winners & BIT[each] != 0)
    row.skip(MOST_PLAYERS - players)
    row.one_of(state.reason if state.who == OVER else NONE, i64(len(ENDINGS)))


def write_subject(state: BlackHat, shift: i64, pawns: i64, step: i64, row: Row) -> None:
    """Write the arguments of the pending step."""
    pawn: i64 = NONE
    space: i64 = NONE
    face: i64 = NONE
    sign: i64 = NONE
    cards: i64 = 0
    if step == steps.TAKE:
        cards = steps.take_more(state)
    elif step == steps.SETUP_PLACE:
        face = steps.setup_place_face(state)
    elif step == steps.PATH:
        pawn = steps.path_pawn(state)
    elif step == steps.DENIAL:
        pawn = steps.denial_pawn(state)
    elif step == steps.SEND_BACK:
        pawn = steps.send_back_pawn(state)
    elif step == steps.EXPLOIT:
        pawn = steps.exploit_pawn(state)
    elif step == steps.SIGN:
        pawn = steps.sign_pawn(state)
        space = steps.sign_space(state)
    elif step == steps.MARKER:
        pawn = steps.marker_pawn(state)
        space = steps.marker_space(state)
        sign = 0 if steps.marker_raises(state) != 0 else 1
    elif step == steps.RANDOMIZER:
        pawn = steps.randomizer_pawn(state)
    elif step == steps.TILE:
        pawn = steps.tile_pawn(state)
    elif step == steps.PLACE:
        pawn = steps.place_pawn(state)
        face = steps.place_face(state)
    elif step == steps.ASSET:
        pawn = steps.asset_pawn(state)
    row.one_of(distance(pawn, shift, pawns) if pawn >= 0 else NONE, MOST_PAWNS)
    row.one_of(space, SPACES)
    row.one_of(face, FACES)
    row.one_of(sign, 2)
    row.put(cards)


def distance(one: i64, first: i64, count: i64) -> i64:
    """How many steps clockwise from the first."""
    return one - first if one >= first else one - first + count


def player(row: Row, each: i64, first: i64, players: i64) -> None:
    row.one_of(distance(each, first, players) if each >= 0 else NONE, MOST_PLAYERS)


def write_pawns(row: Row, found: i64, shift: i64, pawns: i64) -> None:
    """Write a set of pawns, those of the player who looks first."""
    while found != 0:
        row.put_at(distance(lowest(found), shift, pawns), 1)
        found &= found - 1
    row.skip(MOST_PAWNS)


OBSERVER: Final = BlackHatObserver(FEATURES)
