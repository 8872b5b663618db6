"""What was seen of and revealed about face-down stacks: other worlds agree with all of it."""

from __future__ import annotations

from typing import cast

import pytest

from contienda.core.events import Recorder
from contienda.core.rng import Rng
from contienda.core.state import CHANCE, OVER
from contienda.games.maracas import _steps as s
from contienda.games.maracas import constants as e
from contienda.games.maracas.game import GAME
from contienda.games.maracas.rules.counters import rating_sum
from contienda.games.maracas.rules.forces import show_boxes
from contienda.games.maracas.rules.irregulars import fight_nsm
from contienda.games.maracas.rules.memory import dissolve, forget_area, met_of
from contienda.games.maracas.rules.patrol import turn_up
from contienda.games.maracas.rules.strength import lowest_ir
from contienda.games.maracas.state import Maracas
from contienda.quality import laws
from tests.games.maracas.table import GOV, INS, Table, bits
from tests.games.maracas.test_hidden import kinds, worlds
from tests.games.maracas.witness import Witness, names

TABLES = laws.tables(GAME)


def play_and_watch(number: int, every: int) -> int:
    """Play a random game; return how many facts about single stacks were revealed."""
    _, seats, options = TABLES[number % len(TABLES)]
    state = cast(Maracas, GAME.start(seats, options))
    rng, witness = Rng(number, 9), Witness()
    steps = 0
    while state.actor() != OVER:
        listed = state.actions()
        action = int(state.sample(rng)) if state.actor() == CHANCE else listed[int(rng.below(len(listed)))]
        before = cast(Maracas, state.copy())
        recorder = Recorder()
        state.attach(recorder)
        state.apply(action)
        state.recorder = None
        witness.watch(before, action, state, recorder.events)
        witness.tidy(state)
        steps += 1
        if state.actor() == OVER:
            break
        if not s.ARRIVE <= state.step() <= s.HIDE:  # stacks still being formed do not count yet
            assert witness.contradictions(state) == [], (number, steps)  # the notes are correct
        if steps % every == 0:
            world = cast(Maracas, state.resample(GOV, Rng(steps, number)))
            assert witness.contradictions(world) == [], (number, steps)
    return witness.written


@pytest.mark.compiled  # it looks at thousands of worlds; laws do the same interpreted
@pytest.mark.clause("maracas", "D-R56", "D-R57")
def test_other_worlds_contradict_nothing_that_was_seen() -> None:
    assert sum(play_and_watch(number, 5) for number in range(2 * len(TABLES))) > 100


# --- examples --------------------------------------------------------------------------------------------------------


def hidden_table() -> Table:
    """Column 1: six Militia, four Guerrillas, three Main Force, six Assets; stacks 2 and 3 are in Las Leyes."""
    table = Table().gov("LL", "pol311 pol311 cbt131")
    table.ins("LL", "gr412 gr322", "at_large").ins("LL", "imil imil imil", "underground")
    table.ins("CP", "imil gr421 ihw").ins("SA", "imil imil mf332 icadre").ins("BY", "gr321 mf331 mf241 ied")
    return table.box(INS, "available", "double bomber icadre")


def civil(world: Maracas, stack: int) -> int:
    return int(rating_sum(world, INS, world.stack_units[stack - 1], e.CMR))


@pytest.mark.clause("maracas", "6.16c", "D-R57")
def test_a_sabotage_tells_the_sum_of_a_stack() -> None:
    table = hidden_table().tp(0, 10).hand(INS, "131").run("LL", 2, "sabotage", "chit(131)")  # 2 + 2 and the chit
    assert table.told("compared") == ["5, 3"]
    assert table.state.view(GOV)["stacks"][1]["told"] == {"sum_least": 4, "sum_most": 4}  # type: ignore[index]
    found = worlds(table, GOV)
    assert {civil(world, 2) for world in found} == {4}
    assert len({tuple(kinds(world, 1)) for world in found}) > 1


@pytest.mark.clause("maracas", "6.16a", "D-R37", "D-R57")
def test_a_reduction_counts_cadres_and_bombers() -> None:
    table = Table().gov("CP", "pol212").ins("LL", "gr322 gr412 bomber icadre").rows("LL", gov_iu=1)
    table.ins("CP", "imil imil imil", "underground").ins("SA", "imil imil mf332 ied").ins("BY", "imil gr421 gr321 ihw")
    table.run("LL", 2, "reduce", "bombers(1)", "draw(131)")  # 2 + 2, 2 for the Cadres, 1 for each unit
    assert table.told("compared") == ["8, 4"]
    for world in worlds(table, GOV):
        cadres = kinds(world, 1).count("icadre")
        assert civil(world, 2) + 2 * cadres + len(bits(world.stack_units[1])) == 8


@pytest.mark.clause("maracas", "6.11a", "D-R56")
def test_a_patrol_that_fails_without_a_chit_tells_a_lowest_ir() -> None:
    table = Table().gov("LL", "pol311 pol212").ins("LL", "gr412").ins("CP", "imil imil imil", "underground")
    table.ins("SA", "imil imil imil").ins("BY", "gr421 gr322 gr321")
    table.run("LL", 1, "patrol")  # 5 against 4 + TM 1
    assert table.told("search_failed") == ["2"]
    found = worlds(table, GOV)
    for world in found:
        assert int(lowest_ir(world, 1)) + kinds(world, 1).count("double") >= 4
    assert {kinds(world, 1)[0] for world in found} == {"gr412", "gr421"}


@pytest.mark.clause("maracas", "6.11a", "D-R56")
def test_a_chit_played_unseen_may_have_made_the_difference() -> None:
    table = Table().gov("LL", "pol311 pol212").ins("LL", "gr412").ins("CP", "imil imil imil", "underground")
    table.ins("SA", "imil imil imil").ins("BY", "gr421 gr322 gr321").hand(INS, "131")
    table.run("LL", 1, "patrol", "chit(131)")
    assert {"gr322", "imil"} & {kinds(world, 1)[0] for world in worlds(table, GOV)}


@pytest.mark.clause("maracas", "6.11a", "7.1")
def test_a_guerrilla_seen_and_turned_down_is_still_in_its_area() -> None:
    table = hidden_table()
    turn_up(table.state, 1, 0, "6.12a")  # gr412 gr322
    dissolve(table.state)
    show_boxes(table.state)
    area = e.AREA_NAMES.index("LL")
    seen = [{"kind": "gr412", "n": 1}, {"kind": "gr322", "n": 1}]
    assert table.state.view(GOV)["areas"][area]["remembered"] == seen  # type: ignore[index]
    for world in worlds(table, GOV):
        assert {"gr412", "gr322"} <= set(names(world, int(world.units_at(INS, area)), 0))
    forget_area(table.state, area, ~table.state.tables.militia[INS])  # something was withdrawn from there
    found = [set(names(world, int(world.units_at(INS, area)), 0)) for world in worlds(table, GOV)]
    assert not all("gr412" in each for each in found)


@pytest.mark.clause("maracas", "5.3e")
def test_it_is_in_one_of_the_stacks_formed_there_next() -> None:
    table = Table().ins("LL", "gr412 imil").ins("LL", "gr322").ins("LL", "imil").ins("CP", "gr421 gr321 imil")
    table.ins("SA", "imil imil imil")
    table.state.known_units = int(table.state.stack_units[1])  # gr322 was seen there in the previous turn
    found = worlds(table, GOV, 60)
    homes = {stack for world in found for stack in range(3) if "gr322" in kinds(world, stack)}
    assert homes == {0, 1, 2}
    assert all(any("gr322" in kinds(world, stack) for stack in range(3)) for world in found)


@pytest.mark.clause("maracas", "6.17a")
def test_a_recruit_is_militia() -> None:
    table = hidden_table().rows("LL", ins_iu=1).run("LL", 3, "recruit", "draw(131)")
    assert table.told("recruited") == ["1, 7, LL"]
    assert {tuple(kinds(world, 6)) for world in worlds(table, GOV)} == {("imil",)}


@pytest.mark.clause("maracas", "6.12a", "D-R54")
def test_who_has_attacked_has_no_arms_left_unseen() -> None:
    table = hidden_table().ins("VD", "gr322 dummy dummy").gov("VD", "gmil")
    table.run("VD", 7, "attack")
    for world in worlds(table, GOV):
        assert not {"ihw", "ied"} & set(kinds(world, 6))
        assert len(bits(world.stack_units[6])) <= 1


@pytest.mark.clause("maracas", "9.5d")
def test_who_beats_militia_without_a_chit_is_strong() -> None:
    table = hidden_table()
    table.state.active, table.state.target = e.AREA_NAMES.index("BY"), 5
    table.state.target_unit = int(table.state.stack_units[5]) & int(table.state.tables.kind_mask[19])  # mf241
    fight_nsm(table.rows("BY", nsm=1).state, 3)
    assert table.told("nsm_lost") == ["BY"]
    assert all("mf241" in kinds(world, 5) for world in worlds(table, GOV))


@pytest.mark.clause("maracas", "9.5d")
def test_who_holds_against_militia_without_a_chit_is_known_exactly() -> None:
    table = hidden_table()
    table.state.active, table.state.target = e.AREA_NAMES.index("BY"), 5
    table.state.target_unit = int(table.state.stack_units[5]) & kind_mask(table, "mf331")
    fight_nsm(table.rows("BY", nsm=1).state, 3)
    assert table.told("nsm_held") == ["BY"]
    assert table.state.view(GOV)["stacks"][5]["told"] == {"tr_least": 3, "tr_most": 3}  # type: ignore[index]


@pytest.mark.clause("maracas", "6.2a", "9.5d")
def test_a_unit_lost_face_down_is_remembered() -> None:
    table = hidden_table()
    kind = e.KIND_NAMES.index("gr321")
    assert int(met_of(table.state, kind)) == 0
    table.state.active, table.state.target = e.AREA_NAMES.index("BY"), 5
    table.state.target_unit = int(table.state.stack_units[5]) & kind_mask(table, "gr321")
    fight_nsm(table.rows("BY", nsm=1).state, 5)
    assert table.told("disrupted") == ["1, gr321, 6"]
    assert int(met_of(table.state, kind)) == 1


def kind_mask(table: Table, kind: str) -> int:
    return int(table.state.tables.kind_mask[e.KIND_NAMES.index(kind)])
