"""What a seat may see: everything except other players' hands and status cards; the Robot's are open."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from contienda.core.state import CHANCE, OVER
from contienda.games.blackhat import _steps as steps
from contienda.games.blackhat._steps import STEP_NAMES
from contienda.games.blackhat.constants import (
    ASSET_NAMES,
    BORDER_CORNER,
    BORDER_NAMES,
    CARD_NAMES,
    CORNERS,
    HALF_IN,
    HALF_OUT,
    KINDS,
    MARKERS,
    NONE,
    PAWN_NAMES,
    PAWNS,
    PRINTED,
    RANK_NAMES,
    ROBOT,
    SPACE_KINDS,
    TRACK_END,
    TRACK_START,
    held,
    owner,
    size,
    which,
)
from contienda.games.blackhat.rules.network import supply
from contienda.games.blackhat.rules.tricks import find_winner
from contienda.games.blackhat.state import BlackHat
from contienda.games.blackhat.view_types import (
    About,
    Asset,
    BlackHatView,
    Corner,
    Hold,
    Laid,
    LastTrick,
    LooseHalf,
    Pawn,
    Picking,
    Place,
    Player,
    Sketch,
    Space,
    Subject,
    Tracer,
    Where,
)

# Steps about a pawn, and how to read the pawn from each.
PAWN_OF: dict[int, Callable[[BlackHat], int]] = {
    steps.PATH: steps.path_pawn,
    steps.DENIAL: steps.denial_pawn,
    steps.SEND_BACK: steps.send_back_pawn,
    steps.EXPLOIT: steps.exploit_pawn,
    steps.SIGN: steps.sign_pawn,
    steps.MARKER: steps.marker_pawn,
    steps.RANDOMIZER: steps.randomizer_pawn,
    steps.TILE: steps.tile_pawn,
    steps.PLACE: steps.place_pawn,
    steps.ASSET: steps.asset_pawn,
}


def view(state: BlackHat, seat: int) -> BlackHatView:
    over = state.who == OVER
    static = state.static
    picks_unseen = state.pick_rank != NONE and state.who != seat
    asked = "over" if over else "play" if picks_unseen else STEP_NAMES[state.step()]
    return {
        "round": int(state.round),
        "trick_number": int(state.trick),
        "step": asked,
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "deciding_for": None if state.who < 0 else int(state.asked),
        "dealer": number(state.dealer),
        "leader": number(state.leader),
        "winner_of_trick": number(state.winner),
        "winning": number(find_winner(state)) if state.winner == NONE and state.played else None,
        "robot": {"player": ROBOT, "controller": number(state.controller)} if static.robot else None,
        "hand_size": int(state.hand_target()),
        "trick": trick(state),
        "last_trick": last_trick(state),
        "picking": None if picks_unseen else picking(state),
        "subject": subject(state),
        "players": [player(state, each, seat) for each in range(int(static.players))],
        "deck": int(size(state.deck)),
        "discards": cards(state.discards),
        "spaces": spaces(state),
        **sketch(state),
        "markers_left": int(state.markers_left()),
        "tracer": tracer(state),
        "asset": asset(state),
        "about": about(state),
        "winners": [each for each in range(int(static.players)) if int(state.winners) >> each & 1],
        "ending": state.ending() if over else None,
    }


def number(value: int) -> int | None:
    return None if value == NONE else int(value)


def cards(packed: int) -> list[str]:
    """The names of the cards, repeated for each copy."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(int(held(packed, kind)))]


def trick(state: BlackHat) -> list[Laid]:
    """The current trick in the order of play; a player who passed has no cards."""
    if state.winner != NONE and state.table_cards() == 0:
        return []
    order = [int(state.at_turn(turn)) for turn in range(int(state.played))]
    return [{"player": each, "cards": cards(state.plays[each])} for each in order]


def last_trick(state: BlackHat) -> LastTrick | None:
    """The last trick in the order of play, without players who passed or were out."""
    if state.shown_leader == NONE:
        return None
    leader, count = int(state.shown_leader), int(state.static.players)
    order = [leader, ROBOT, 1 - leader] if state.static.robot else [(leader + each) % count for each in range(count)]
    plays: list[Laid] = [
        {"player": each, "cards": cards(state.shown[each])} for each in order if state.shown[each] != 0
    ]
    return {"leader": leader, "winner": int(state.shown_winner), "plays": plays}


def picking(state: BlackHat) -> Picking | None:
    """The play being chosen, visible only to its player."""
    if state.pick_rank == NONE:
        return None
    return {
        "rank": RANK_NAMES[state.pick_rank],
        "count": number(state.pick_size or NONE),
    }


def subject(state: BlackHat) -> Subject | None:
    """What the pending decision is about: the pawn that moves or acts, the space, the drawn tile, or cards to take."""
    if state.who == OVER:
        return None
    step, static = state.step(), state.static
    if step == steps.TAKE:
        return {"cards": int(steps.take_more(state))}
    if step == steps.SETUP_PLACE:
        return {"tile": static.face_ids[steps.setup_place_face(state)]}
    if step not in PAWN_OF:
        return None
    pawn = PAWN_OF[step](state)
    found: Subject = {"player": int(owner(pawn)), "pawn": PAWN_NAMES[which(pawn)]}
    if step == steps.SIGN:
        found["space"] = static.ids[steps.sign_space(state)]
    elif step == steps.MARKER:
        found["space"] = static.ids[steps.marker_space(state)]
        found["sign"] = "raise" if steps.marker_raises(state) else "lower"
    elif step == steps.PLACE:
        face = int(steps.place_face(state))
        found["tile"] = static.face_ids[face]
        found["corners"] = corners(state, face)
    return found


def corners(state: BlackHat, face: int) -> list[Corner]:
    """The four spaces on a side of a tile."""
    static, first = state.static, face * CORNERS
    return [
        {"kind": SPACE_KINDS[static.face_kind[first + each]], "value": int(static.face_value[first + each])}
        for each in range(CORNERS)
    ]


def player(state: BlackHat, each: int, seat: int) -> Player:
    robot = bool(state.is_robot(each))
    shown = each == seat or robot or state.who == OVER
    return {
        "robot": robot,
        "in": bool(state.is_in(each)),
        "hand": cards(state.hands[each]) if shown else None,
        "hand_size": int(size(state.hands[each])),
        "known": cards(state.known[each]),
        "total": int(state.totals[each]),
        "last_round": int(state.last[each]),
        "status": int(state.status_value(each)) if state.status_card(each) and shown else None,
        "pawns": [pawn(state, each * PAWNS + which) for which in range(PAWNS)],
    }


def pawn(state: BlackHat, each: int) -> Pawn:
    hold = hold_of(state, each)
    return {
        "id": PAWN_NAMES[which(each)],
        "space": None if hold == "jailed" else state.static.ids[state.stands[each]],
        "held": hold,
    }


def hold_of(state: BlackHat, pawn: int) -> Hold:
    if int(state.jailed) >> pawn & 1:
        return "jailed"
    if int(state.trapped) >> pawn & 1:
        return "trapped"
    return "locked" if int(state.locked) >> pawn & 1 else "free"


def spaces(state: BlackHat) -> list[Space]:
    """Every space with its current value."""
    plus, minus = int(state.plus), int(state.minus)
    return [
        {
            "id": id,
            "kind": SPACE_KINDS[state.kinds[space]],
            "value": int(state.value(space)),
            "marker": (plus >> space & 1) - (minus >> space & 1),
        }
        for space, id in enumerate(state.static.ids)
    ]


def sketch(state: BlackHat) -> Sketch:
    """What depends only on the faces on the board; computed again only after a tile is laid."""
    known = state.static.sketches
    key = ",".join(str(face) for face in state.face)
    if key not in known:
        if len(known) >= 256:
            known.clear()
        left = int(supply(state))
        fresh: Sketch = {
            "layout": layout(state),
            "places": [place(state, each) for each in range(int(state.static.places))],
            "loose_halves": loose_halves(state),
            "supply": [name for face, name in enumerate(state.static.face_ids) if left >> face & 1],
        }
        known[key] = fresh
    return cast(Sketch, known[key])


def layout(state: BlackHat) -> list[Where]:
    static = state.static
    found: list[Where] = []
    for space, id in enumerate(static.ids):
        behind = space - int(static.fixed)
        found.append(
            {
                "id": id,
                "cells": static.cells[space],
                "place": static.place_ids[behind // CORNERS] if behind >= 0 else None,
                "to": [name for goal, name in enumerate(static.ids) if int(state.arrows[space]) >> goal & 1],
            }
        )
    return found


def place(state: BlackHat, each: int) -> Place:
    face = int(state.face[each])
    first = int(state.static.fixed) + each * CORNERS
    return {
        "id": state.static.place_ids[each],
        "tile": state.static.face_ids[face] if face < PRINTED else None,
        "spaces": state.static.ids[first : first + CORNERS],
    }


def loose_halves(state: BlackHat) -> list[LooseHalf]:
    """Half arrows without a matching half: drawn grey, because nobody can follow them."""
    static = state.static
    found: list[LooseHalf] = []
    for each in range(int(static.places)):
        for border, name in enumerate(BORDER_NAMES):
            half = int(state.half(each, border))
            if half == 0 or matched(state, each, border):
                continue
            corner = int(state.space_at(each, BORDER_CORNER[border]))
            found.append(
                {"space": static.ids[corner], "side": name[0], "direction": "in" if half == HALF_IN else "out"}
            )
    return found


def matched(state: BlackHat, each: int, border: int) -> bool:
    """Whether the half arrow at this border is part of a complete one."""
    half = int(state.half(each, border))
    rows = [int(value) for value in state.static.fixed_borders]
    for at in range(0, len(rows), 4):
        if rows[at + 1 : at + 3] == [each, border]:
            return rows[at + 3] + half == HALF_IN + HALF_OUT
    rows = [int(value) for value in state.static.place_borders]
    for at in range(0, len(rows), 4):
        one, other = rows[at : at + 2], rows[at + 2 : at + 4]
        for mine, its in ((one, other), (other, one)):
            if mine == [each, border]:
                return int(state.half(its[0], its[1])) + half == HALF_IN + HALF_OUT
    return False


def tracer(state: BlackHat) -> Tracer | None:
    if not state.static.tracer:
        return None
    at = int(state.tracer_at)
    track = {NONE: "track-0", TRACK_START: "track-0", TRACK_END: "track-1"}
    return {
        "active": bool(state.tracer_active),
        "space": track[at] if at in track else state.static.ids[at],
        "came_from": None if state.tracer_from == NONE else state.static.ids[state.tracer_from],
    }


def asset(state: BlackHat) -> Asset | None:
    if not state.static.secret_asset:
        return None
    return {
        "tile": None if state.asset == NONE else ASSET_NAMES[state.asset],
        "left": [name for tile, name in enumerate(ASSET_NAMES) if int(state.assets_left) >> tile & 1],
    }


def about(state: BlackHat) -> About:
    static = state.static
    return {
        "half_hands": bool(static.half_hands),
        "halved": bool(state.halved),
        "tracer": bool(static.tracer),
        "secret_asset": bool(static.secret_asset),
        "celebrity": bool(static.celebrity),
        "deck": int(size(static.deck)) + 1,
        "markers": MARKERS,
    }
