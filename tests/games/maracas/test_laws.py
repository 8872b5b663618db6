"""The laws, texts and clauses of Maracas while it is not offered at tables yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from contienda.core import health, laws, rulebook, trace
from contienda.core.game import CHANCE, OVER
from contienda.core.rng import Rng
from contienda.games.maracas.game import GAME

TABLES = laws.tables(GAME)


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[name for name, _, _ in TABLES])
def test_laws(number: int) -> None:
    _, seats, options = TABLES[number]
    clauses = {clause.id for clause in rulebook.load(GAME, "en").clauses}
    laws.Walk(GAME, seats, options, laws.chooser(number), number).run(every=37, clauses=clauses)


def test_texts_and_rulebooks_are_whole() -> None:
    assert health.texts(GAME) == []
    assert health.rulebooks(GAME) == []


def test_every_clause_has_a_test() -> None:
    found = trace.trace(GAME, Path(__file__).parent)
    assert found.unknown() == []
    assert trace.untested(GAME, found) == []


def test_lists_are_short() -> None:
    widths = []
    for number, (_, seats, options) in enumerate(TABLES):
        state = GAME.start(seats, options)
        rng = Rng(number, 5)
        while state.actor() != OVER:
            listed = state.actions()
            if state.actor() == CHANCE:
                state.apply(int(state.sample(rng)))
                continue
            widths.append(len(listed))
            state.apply(listed[int(rng.below(len(listed)))])
    widths.sort()
    assert widths[len(widths) // 2] <= 12
    assert widths[-1] <= 80
