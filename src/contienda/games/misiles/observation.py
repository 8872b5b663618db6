"""What a seat knows as numbers: everything (5.2). Seats count clockwise from the seat that looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from contienda.core.observation import Feature, Observer, Row
from contienda.core.state import OVER, State
from contienda.games.misiles._steps import ANSWER, OFFER, RED_TELEPHONE, SACRIFICE, STEP_NAMES
from contienda.games.misiles.constants import CLOCK_BOXES, ELEMENTS, LIMIT, PARTS, WAYS
from contienda.games.misiles.state import NOBODY, Misiles

SEATS: Final = 4
STEPS: Final = i64(len(STEP_NAMES))
MOST_TURNS: Final = 32_767

FEATURES: Final = [
    Feature("seats", 3, 1, "2, 3 or 4 seats"),
    Feature("step", len(STEP_NAMES), 1, "the pending step, in the order of the contract"),
    Feature("actor", 4, 1, "whose decision it is"),
    Feature("active", 4, 1, "whose turn it is; during the setup, who collects"),
    Feature("turn", 1, MOST_TURNS, "turns begun"),
    Feature("strict_clock", 1, 1, "the option"),
    Feature("more", 1, 3, "how many more elements to erase, give or take"),
    Feature("dice", 18, 1, "the three dice in ascending order, six numbers each"),
    Feature("chosen_cost", 11, 1, "the chosen pair: its sum, from 2"),
    Feature("chosen_parts", 6, 1, "the chosen part die"),
    Feature("playing", WAYS, 1, "the element being played and how"),
    Feature("gamble", 1, 1, "the pending collection decides a Russian Roulette"),
    Feature("target", 4, 1, "the target of the element"),
    Feature("picked", 2 * ELEMENTS, 1, "the latest picks of elements, the last one first"),
    Feature("offered", 2 * ELEMENTS, 1, "what the active player gives in an exchange"),
    Feature("present", 4, 1, "the seats that play"),
    Feature("complete", 4 * ELEMENTS, 3, "completes of each element, by seat"),
    Feature("parts", 4 * ELEMENTS, PARTS - 1, "parts on the open line of each element, by seat"),
    Feature("wall", 4, 1, "active walls"),
    Feature("clock", 4 * CLOCK_BOXES, 1, "lit boxes of each clock: 1 to 3"),
    Feature("total", 4, LIMIT + 12, "completes on each sheet"),
    Feature("winner", 4, 1, "who has won"),
    Feature("ending", 3, 1, "how: missiles, clock or roulette"),
]


class MisilesObserver(Observer):
    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Misiles)
        write(state, seat if seat >= 0 else 0, row)


def write(state: Misiles, seat: i64, row: Row) -> None:
    over = state.who == OVER
    seats = state.seats
    row.one_of(seats - 2, 3)
    step: i64 = -1 if over else state.step()
    row.one_of(step, STEPS)
    relative(row, state.who, seat, seats)
    relative(row, state.active if state.turn > 0 or over else state.argument(), seat, seats)
    row.put(state.turn)
    row.flag(state.strict_clock)
    row.put(state.argument() if step == SACRIFICE or step == RED_TELEPHONE or OFFER <= step <= ANSWER else 0)
    row.one_of(state.low - 1, 6)
    row.one_of(state.middle - 1, 6)
    row.one_of(state.high - 1, 6)
    row.one_of(state.cost - 2, 11)
    row.one_of(state.part - 1, 6)
    row.one_of(NOBODY if over else state.way, WAYS)
    row.flag(state.gamble)
    relative(row, NOBODY if over else state.target, seat, seats)
    row.one_of(state.pick_a, ELEMENTS)
    row.one_of(state.pick_b, ELEMENTS)
    row.one_of(state.offer_a, ELEMENTS)
    row.one_of(state.offer_b, ELEMENTS)
    for place in range(i64(SEATS)):
        row.flag(place < seats)
    for place in range(seats):
        other = seat + place if seat + place < seats else seat + place - seats
        row.many(state.complete, other * ELEMENTS, ELEMENTS)
    row.skip((SEATS - seats) * ELEMENTS)
    for place in range(seats):
        other = seat + place if seat + place < seats else seat + place - seats
        row.many(state.parts, other * ELEMENTS, ELEMENTS)
    row.skip((SEATS - seats) * ELEMENTS)
    for place in range(seats):
        other = seat + place if seat + place < seats else seat + place - seats
        row.flag(state.walled(other))
    row.skip(SEATS - seats)
    for place in range(seats):
        other = seat + place if seat + place < seats else seat + place - seats
        row.one_of(state.clock[other] - 1, CLOCK_BOXES)
    row.skip((SEATS - seats) * CLOCK_BOXES)
    for place in range(seats):
        other = seat + place if seat + place < seats else seat + place - seats
        row.put(state.total(other))
    row.skip(SEATS - seats)
    relative(row, state.winner, seat, seats)
    row.one_of(state.reason if over else -1, 3)


def relative(row: Row, other: i64, seat: i64, seats: i64) -> None:
    """Write a seat, counted clockwise from the one that looks."""
    place = other - seat if other >= seat else other - seat + seats
    row.one_of(place if other >= 0 else NOBODY, SEATS)


OBSERVER: Final = MisilesObserver(FEATURES)
