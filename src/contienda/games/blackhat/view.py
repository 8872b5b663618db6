"""What a seat may see of a position: everything but the hands and status cards of the others; the Robot's lie open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from contienda.core.game import CHANCE, OVER
from contienda.games.blackhat.elements import (
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
    PAWN_BASE,
    PAWNS,
    PRINTED,
    RANK_NAMES,
    SPACE_KINDS,
    TRACK_END,
    TRACK_START,
    held,
    size,
)
from contienda.games.blackhat.steps import STEP_NAMES

if TYPE_CHECKING:
    from contienda.games.blackhat.position import BlackHat

PAWN_NAMES = ["A", "B"]
ABOUT_PAWNS = {"path", "denial", "send_back", "exploit", "sign", "marker", "randomizer", "tile", "place", "asset"}


def view(state: BlackHat, seat: int) -> dict[str, object]:
    over = state.who == OVER
    tables = state.tables
    picks_unseen = state.pick_rank != NONE and state.who != seat
    asked = "over" if over else "play" if picks_unseen else STEP_NAMES[state.step()]
    return {
        "round": int(state.round),
        "trick_number": int(state.trick),
        "step": asked,
        "actor": "chance" if state.who == CHANCE else None if over else int(state.who),
        "deciding_for": deciding_for(state),
        "dealer": number(state.dealer),
        "leader": number(state.leader),
        "winner_of_trick": number(state.winner),
        "winning": number(state.find_winner()) if state.winner == NONE and state.played else None,
        "robot": {"player": 2, "controller": number(state.controller)} if tables.robot else None,
        "hand_size": int(state.hand_target()),
        "trick": trick(state),
        "last_trick": last_trick(state),
        "picking": None if picks_unseen else picking(state),
        "subject": subject(state),
        "players": [player(state, each, seat) for each in range(int(tables.players))],
        "deck": int(size(state.deck)),
        "discards": cards(state.discards),
        "spaces": spaces(state),
        **sketch(state),
        "markers_left": int(state.markers_left()),
        "tracer": tracer(state),
        "asset": asset(state),
        "about": about(state),
        "winners": [each for each in range(int(tables.players)) if int(state.winners) >> each & 1],
        "ending": state.ending() if over else None,
    }


def number(value: int) -> int | None:
    return None if value == NONE else int(value)


def cards(packed: int) -> list[str]:
    """Cards by name, as often as they are there."""
    return [CARD_NAMES[kind] for kind in range(KINDS) for _ in range(int(held(packed, kind)))]


def deciding_for(state: BlackHat) -> int | None:
    """The player the actor decides for: himself, or the Robot."""
    return None if state.who < 0 else int(state.asked_player(state.step()))


def trick(state: BlackHat) -> list[dict[str, object]]:
    """What lies on the table, in the order of play; a player who passed has laid nothing."""
    if state.winner != NONE and state.table_cards() == 0:
        return []
    order = [int(state.at_turn(turn)) for turn in range(int(state.played))]
    return [{"player": each, "cards": cards(state.plays[each])} for each in order]


def last_trick(state: BlackHat) -> dict[str, object] | None:
    """The trick won last, in the order of play; who passed or was out is left out."""
    if state.shown_leader == NONE:
        return None
    leader, count = int(state.shown_leader), int(state.tables.players)
    order = [leader, 2, 1 - leader] if state.tables.robot else [(leader + each) % count for each in range(count)]
    plays = [{"player": each, "cards": cards(state.shown[each])} for each in order if state.shown[each] != 0]
    return {"leader": leader, "winner": int(state.shown_winner), "plays": plays}


def picking(state: BlackHat) -> dict[str, object] | None:
    """The play that is being put together; only who does it sees it."""
    if state.pick_rank == NONE:
        return None
    return {
        "rank": RANK_NAMES[state.pick_rank],
        "count": number(state.pick_size or NONE),
    }


def subject(state: BlackHat) -> dict[str, object] | None:
    """What the pending decision is about: the pawn that moves or acts, the space, the tile drawn, cards to take."""
    if state.who == OVER:
        return None
    step, argument = STEP_NAMES[state.step()], int(state.argument())
    if step == "take":
        return {"cards": argument}
    if step == "setup_place":
        return {"tile": state.tables.face_ids[argument]}
    if step not in ABOUT_PAWNS:
        return None
    which, rest = argument % PAWN_BASE, argument // PAWN_BASE
    found: dict[str, object] = {"player": which // PAWNS, "pawn": PAWN_NAMES[which % PAWNS]}
    if step == "sign":
        found["space"] = state.tables.ids[rest]
    elif step == "marker":
        found["space"] = state.tables.ids[rest // 2]
        found["sign"] = "raise" if rest % 2 else "lower"
    elif step == "place":
        found["tile"] = state.tables.face_ids[rest]
        found["corners"] = corners(state, rest)
    return found


def corners(state: BlackHat, face: int) -> list[dict[str, object]]:
    """What a side of a tile has on its four spaces."""
    tables, first = state.tables, face * CORNERS
    return [
        {"kind": SPACE_KINDS[tables.face_kind[first + each]], "value": int(tables.face_value[first + each])}
        for each in range(CORNERS)
    ]


def player(state: BlackHat, each: int, seat: int) -> dict[str, object]:
    """`known` are the cards everybody knows to be in a hand; `hand` is there for who may see it."""
    robot = bool(state.is_robot(each))
    shown = each == seat or robot or state.who == OVER
    status = int(state.statuses) >> (each * 4) & 15
    return {
        "robot": robot,
        "in": bool(state.is_in(each)),
        "hand": cards(state.hands[each]) if shown else None,
        "hand_size": int(size(state.hands[each])),
        "known": cards(state.known[each]),
        "total": int(state.totals[each]),
        "last_round": int(state.last[each]),
        "status": int(state.status_value(each)) if status and shown else None,
        "pawns": [pawn(state, each * PAWNS + which) for which in range(PAWNS)],
    }


def pawn(state: BlackHat, which: int) -> dict[str, object]:
    """`held` is free, locked, trapped or jailed; a jailed pawn stands nowhere."""
    holds = [name for name in ("locked", "trapped", "jailed") if int(getattr(state, name)) >> which & 1]
    return {
        "id": PAWN_NAMES[which % PAWNS],
        "space": None if holds == ["jailed"] else state.tables.ids[state.stands[which]],
        "held": holds[0] if holds else "free",
    }


def spaces(state: BlackHat) -> list[dict[str, object]]:
    """Every space with what it is worth now."""
    plus, minus = int(state.plus), int(state.minus)
    return [
        {
            "id": id,
            "kind": SPACE_KINDS[state.kinds[space]],
            "value": int(state.value(space)),
            "marker": (plus >> space & 1) - (minus >> space & 1),
        }
        for space, id in enumerate(state.tables.ids)
    ]


def sketch(state: BlackHat) -> dict[str, object]:
    """What follows from the faces on the board alone; told anew only when a tile is laid."""
    known = state.tables.sketches
    key = ",".join(str(face) for face in state.face)
    if key not in known:
        if len(known) >= 256:
            known.clear()
        known[key] = {
            "layout": layout(state),
            "places": [place(state, each) for each in range(int(state.tables.places))],
            "loose_halves": loose_halves(state),
            "supply": [name for face, name in enumerate(state.tables.face_ids) if int(state.supply()) >> face & 1],
        }
    return known[key]


def layout(state: BlackHat) -> list[dict[str, object]]:
    """Where each space lies (column and row of its cells), and where its complete arrows lead."""
    tables = state.tables
    found: list[dict[str, object]] = []
    for space, id in enumerate(tables.ids):
        behind = space - int(tables.fixed)
        found.append(
            {
                "id": id,
                "cells": tables.cells[space],
                "place": tables.place_ids[behind // CORNERS] if behind >= 0 else None,
                "to": [name for goal, name in enumerate(tables.ids) if int(state.arrows[space]) >> goal & 1],
            }
        )
    return found


def place(state: BlackHat, each: int) -> dict[str, object]:
    """A place for tiles: the face that lies there, or none (what is printed)."""
    face = int(state.face[each])
    first = int(state.tables.fixed) + each * CORNERS
    return {
        "id": state.tables.place_ids[each],
        "tile": state.tables.face_ids[face] if face < PRINTED else None,
        "spaces": state.tables.ids[first : first + CORNERS],
    }


def loose_halves(state: BlackHat) -> list[dict[str, str]]:
    """Half arrows on faces that find no other half: drawn grey, nobody can follow them."""
    tables = state.tables
    found: list[dict[str, str]] = []
    for each in range(int(tables.places)):
        for border, name in enumerate(BORDER_NAMES):
            half = int(state.half(each, border))
            if half == 0 or matched(state, each, border):
                continue
            corner = int(state.space_at(each, BORDER_CORNER[border]))
            direction = "in" if half == HALF_IN else "out"
            found.append({"space": tables.ids[corner], "side": name[0], "direction": direction})
    return found


def matched(state: BlackHat, each: int, border: int) -> bool:
    """Whether the half arrow at that border is half of a complete one."""
    half = int(state.half(each, border))
    rows = [int(value) for value in state.tables.fixed_borders]
    for at in range(0, len(rows), 4):
        if rows[at + 1 : at + 3] == [each, border]:
            return rows[at + 3] + half == HALF_IN + HALF_OUT
    rows = [int(value) for value in state.tables.place_borders]
    for at in range(0, len(rows), 4):
        one, other = rows[at : at + 2], rows[at + 2 : at + 4]
        for mine, its in ((one, other), (other, one)):
            if mine == [each, border]:
                return int(state.half(its[0], its[1])) + half == HALF_IN + HALF_OUT
    return False


def tracer(state: BlackHat) -> dict[str, object] | None:
    """Where it stands: on its own track (`track-0`, `track-1`) or on a space."""
    if not state.tables.tracer:
        return None
    at = int(state.tracer_at)
    track = {NONE: "track-0", TRACK_START: "track-0", TRACK_END: "track-1"}
    return {
        "active": bool(state.tracer_active),
        "space": track[at] if at in track else state.tables.ids[at],
        "came_from": None if state.tracer_from == NONE else state.tables.ids[state.tracer_from],
    }


def asset(state: BlackHat) -> dict[str, object] | None:
    """The Critical Asset's tile, once turned, and those that can still lie there."""
    if not state.tables.secret_asset:
        return None
    return {
        "tile": None if state.asset == NONE else ASSET_NAMES[state.asset],
        "left": [name for tile, name in enumerate(ASSET_NAMES) if int(state.assets_left) >> tile & 1],
    }


def about(state: BlackHat) -> dict[str, object]:
    """Which optional rules are in force."""
    tables = state.tables
    return {
        "half_hands": bool(tables.half_hands),
        "halved": bool(state.halved),
        "tracer": bool(tables.tracer),
        "secret_asset": bool(tables.secret_asset),
        "celebrity": bool(tables.celebrity),
        "deck": int(size(tables.deck)) + 1,
        "markers": MARKERS,
    }
