"""What a batch offers in short: the numbers that are not zero and the legal actions, as lists of fixed width.

Most numbers of an observation are 0, and most actions are not legal. So these lists are ten to a hundred times shorter
than the rows of a batch: that much less goes to other processes and to an accelerator.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from contienda.core.errors import BadOption
from contienda.envs.batch import Batch

NOWHERE: Final = -1  # fills the lists up
MOST: Final = 32_767


class Packed:
    """The lists of all games of a batch, written anew by each call of `write`."""

    spots: vec[i16]  # by game: which numbers are not 0, filled up with NOWHERE
    amounts: vec[i16]  # by game: these numbers
    codes: vec[i16]  # by game: the legal actions, filled up with NOWHERE
    appeals: vec[i16]  # by game: how much rules of thumb like these actions, 0 for the best, in 1/256 of a point
    legal: vec[i64]  # by game: how many actions are listed
    advice: vec[i64]  # by game: the place of the action that heuristics advise

    def __init__(self, batch: Batch, numbers: int, actions: int) -> None:
        """Keep that many numbers and actions of each game."""
        if batch.choices > MOST:
            raise BadOption("error-packed", given=int(batch.choices), most=MOST)
        count = int(batch.count)
        self.batch = batch
        self.numbers: i64 = numbers
        self.room: i64 = actions
        self.spots = vec[i16]([i16(0)] * (count * numbers))
        self.amounts = vec[i16]([i16(0)] * (count * numbers))
        self.codes = vec[i16]([i16(0)] * (count * actions))
        self.appeals = vec[i16]([i16(0)] * (count * actions))
        self.legal = vec[i64]([0] * count)
        self.advice = vec[i64]([0] * count)
        self.cropped: i64 = 0  # lists so far that were too long
        self.widest: i64 = 0  # the longest list of numbers so far
        self.longest: i64 = 0  # the longest list of actions so far

    def write(self) -> None:
        for at in range(self.batch.count):
            self.write_numbers(at)
            self.write_actions(at)

    def write_numbers(self, at: i64) -> None:
        row = self.batch.row
        width = self.numbers
        values, spots, amounts, touched = row.values, self.spots, self.amounts, row.touched
        first = at * row.size
        begin = at * width
        there: i64 = 0
        count = row.counts[at]
        if count <= row.room:
            marks = at * row.room
            for mark in range(marks, marks + count):
                place = i64(touched[mark])
                if there < width:
                    spots[begin + there] = i16(place)
                    amounts[begin + there] = values[first + place]
                there += 1
        else:  # a row with very many numbers does not remember where they are
            for place in range(row.size):
                if values[first + place] != 0:
                    if there < width:
                        spots[begin + there] = i16(place)
                        amounts[begin + there] = values[first + place]
                    there += 1
        if there > self.widest:
            self.widest = there
        if there > width:
            self.cropped += 1
        while there < width:
            spots[begin + there] = NOWHERE
            amounts[begin + there] = 0
            there += 1

    def write_actions(self, at: i64) -> None:
        legal = self.batch.listed[at]
        width = self.room
        begin = at * width
        listed, codes = legal.codes, self.codes
        count = legal.count
        if count > self.longest:
            self.longest = count
        if count > width:
            self.cropped += 1
            count = width
        self.legal[at] = count
        self.batch.heuristics.compare(self.batch.states[at], legal)
        appeals = self.appeals
        for place in range(count):
            codes[begin + place] = i16(listed[place])
            appeals[begin + place] = i16(i64(legal.appeal[place]))
        for place in range(count, width):
            codes[begin + place] = NOWHERE
            appeals[begin + place] = 0

    def choose(self, places: list[int]) -> None:
        """Choose an action in each game by its place in the list."""
        for at in range(self.batch.count):
            self.batch.actions[at] = self.batch.listed[at].codes[places[at]]

    def advise(self, slip: float) -> None:
        """Note what heuristics advise and choose it, or now and then a random action."""
        batch = self.batch
        batch.advise()
        for at in range(batch.count):
            legal = batch.listed[at]
            place: i64 = 0
            while legal.codes[place] != batch.actions[at]:
                place += 1
            self.advice[at] = place if place < self.room else 0
            rng = batch.thoughts[at]
            if legal.count > 1 and rng.chance() < slip:
                choice = rng.below(legal.count)
                batch.actions[at] = legal.codes[choice]
