"""Verifiable chance: committed before the first move, redrawn after going back, verified at the end."""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec
import pytest

from contienda.core import registry
from contienda.core.errors import BadReplay
from contienda.core.rng import Rng
from contienda.table import commands as c
from contienda.table import entries, export_file, seeded_chance
from contienda.table.export_file import Bundle
from contienda.table.setup import SeatSetup
from tests.table.helpers import HOST, SEED, Play, made, pair, wish

OTHER = bytes(reversed(SEED))
SECRET = "nobody else may read this"


def eventful(game: str, seed: int) -> Play:
    """Play a whole game of two teams with chat, notes, consent, rulings and changes of seats in between."""
    play = Play(made(wish(game, "team team"))).sit("Ana", 0).sit("Luz", 1).sit("Bea", 0)
    rng = Rng(seed)
    for turn in range(10_000):
        if play.wander(rng, 5).table.now.phase != "playing":
            break
        happening = turn % 6
        if happening == 0:
            play.undo("Ana")
            if play.table.now.request is not None:
                play.do("Luz", c.Answer(agree=True))
        elif happening == 1 and turn < 20:
            play.do(HOST, c.RollBack(to=len(play.table.actions) - 6, reason="a ruling"))
        elif happening == 2:
            play.do("Bea", c.Chat(text=SECRET, team=True)).do("Luz", c.Chat(text="for all to read"))
        elif happening == 3:
            play.do("Luz", c.Note(text=SECRET))
        elif happening == 4:
            play.do("Luz", c.Pause(reason="tea")).do(HOST, c.Resume())
        else:
            play.do("Ana", c.StandIn(bot="random")).wander(rng, 2).do("Ana", c.StandIn(bot=""))
    return play


@lru_cache
def file_of(game: str) -> bytes:
    return eventful(game, 3).bundle()


def opened(game: str = "buenosos") -> Bundle:
    return export_file.read(file_of(game), "file")


def refusal(found: Bundle) -> tuple[str, object]:
    """Return why a file is rejected, and at which entry."""
    with pytest.raises(BadReplay) as error:
        export_file.verify(export_file.read(msgspec.json.encode(found), "file"), "file")
    return error.value.key, error.value.values.get("entry")


def acted(found: Bundle, drawn: int = 1) -> list[tuple[int, entries.Acted]]:
    """Return decisions after which at least so many outcomes were drawn, with the numbers of their entries."""
    return [
        (each.sequence, each.entry)
        for each in found.entries
        if isinstance(each.entry, entries.Acted) and each.entry.seat >= 0 and len(each.entry.actions) > drawn
    ]


# --- the seed -------------------------------------------------------------------------------------------------------


def test_the_commitment_is_shown_from_the_start_and_the_seed_at_the_end() -> None:
    play = Play(made(wish("misiles", "open open"))).sit("Ana")
    assert play.shown(-3)["commitment"] == hashlib.sha256(b"contienda-seed" + SEED).hexdigest()
    assert play.shown(0)["seed"] is None
    play.sit("Luz")
    while play.table.now.phase == "playing":
        assert play.shown(-3)["seed"] is None
        play.wander(Rng(len(play.log)), 9)
    assert play.shown(-3)["seed"] == SEED.hex()


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {seeded_chance.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
    assert seeded_chance.commitment(SEED) != seeded_chance.commitment(OTHER)


def test_every_outcome_has_a_generator_of_its_own() -> None:
    words = {
        int(seeded_chance.generator(seed, epoch, step).word())
        for seed in (SEED, OTHER)
        for epoch in range(-1, 9)
        for step in range(100)
    }
    assert len(words) > 1990
    assert int(seeded_chance.generator(SEED, 1, 11).word()) != int(seeded_chance.generator(SEED, 11, 1).word())


def test_outcomes_fall_as_often_as_the_rules_say() -> None:
    state = registry.load("misiles").start(2, {"first_seat": 0, "strict_clock": 0})
    weights = dict(zip(state.actions(), state.weights(), strict=True))
    draws = 4_320
    found = [seeded_chance.draw(SEED, 0, step, state) for step in range(draws)]
    square = sum((found.count(code) - draws * w / 216) ** 2 / (draws * w / 216) for code, w in weights.items())
    assert square < 55 + 6 * (2 * 55) ** 0.5


# --- what outcomes depend on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_two_tables_on_the_same_deal(game: str) -> None:
    one, other = pair(game), pair(game)
    for play in (one, other):
        play.wander(Rng(5), 40)
    assert list(one.table.actions) == list(other.table.actions)


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
def test_talk_seats_and_pauses_change_no_outcome(game: str) -> None:
    quiet = pair(game)
    busy = Play(made(wish(game, "team team", pace=0, language="es"))).sit("Luz", 1).later(500).sit("Ana", 0)
    rng, same = Rng(5), Rng(5)
    for step in range(40):
        quiet.wander(rng, 1)
        busy.later(step).do("Ana", c.Chat(text=f"line {step}")).do("Ana", c.Note(text="mm"))
        busy.do("Ana", c.Pause()).do("Ana", c.Resume()).sit(f"Guest {step}", 0)
        if step == 20:
            busy.do(HOST, c.Reseat(seat=1, to=SeatSetup("bot", bot="random")))
        busy.wander(same, 1)
    assert list(quiet.table.actions) == list(busy.table.actions)


def test_another_seed_is_another_deal() -> None:
    other = Play(made(wish("misiles", "open open"), OTHER), OTHER).sit("Ana").sit("Luz")
    assert other.wander(Rng(5), 10).chance() != pair().wander(Rng(5), 10).chance()


def test_outcomes_after_going_back_are_new() -> None:
    play = pair()
    play.until(lambda: play.table.actors[-1] == -1)
    to = len(play.table.actions) - 1
    seen = set()
    for _ in range(8):
        play.do(HOST, c.RollBack(to=to, reason="again"))
        assert play.lasts(2) == ["RolledBack", "Acted"]  # the table rolls the dice again by itself
        seen.add(play.table.actions[to])
    assert len(seen) > 3
    assert play.table.now.epoch == 8


def test_going_back_past_no_outcome_leaves_the_outcomes_as_they_were() -> None:
    play = pair("buenosos")
    assert play.act("Ana", "basic").lasts(1) == ["Acted"]
    play.undo("Ana")
    assert (play.lasts(1), play.table.now.epoch) == (["Undone"], 0)
    straight = pair("buenosos")
    for each in (play, straight):
        each.wander(Rng(5), 20)
    assert play.chance() == straight.chance()


# --- verifying ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["misiles", "buenosos"])
@pytest.mark.parametrize("seed", [3, 4])
def test_whole_games_are_verified(game: str, seed: int) -> None:
    play = eventful(game, seed)
    kinds = {type(entry).__name__ for _, _, entry in play.log}
    assert {"Undone", "RolledBack", "Chatted", "Noted", "Paused", "StoodIn"} <= kinds
    verdict = play.verdict()
    assert verdict.over
    assert verdict.typed == 0
    took_back = sum(
        len(entry.actions) for _, _, entry in play.log if isinstance(entry, entries.Acted | entries.Started)
    )
    assert verdict.drawn + verdict.decided == took_back
    assert verdict.drawn > len(play.chance())  # undone outcomes count too


def test_what_was_meant_for_few_is_left_out() -> None:
    text = file_of("buenosos")
    assert SECRET.encode() not in text
    assert b"for all to read" in text


def test_a_game_that_is_not_over_is_verified_too() -> None:
    verdict = pair().wander(Rng(5), 10).verdict()
    assert (verdict.over, verdict.decided) == (False, 10)


def test_every_changed_outcome_is_found() -> None:
    tried = 0
    for number in range(len(acted(opened()))):
        found = opened()
        sequence, entry = acted(found)[number]
        for other in others_last(found, sequence)[:1]:
            entry.actions[-1] = other
            assert refusal(found) == ("error-bundle-outcome", sequence)
            tried += 1
    assert tried > 6


def others_last(found: Bundle, sequence: int) -> list[int]:
    """Return other possible outcomes for the last one in that entry."""
    table = Play(found.setup, bytes.fromhex(found.seed)).table
    for each in found.entries[: sequence - 1]:
        table.take(each.entry, each.at)
    entry = found.entries[sequence - 1].entry
    assert isinstance(entry, entries.Acted)
    for action in entry.actions[:-1]:
        table.state.apply(action)
    return [code for code in table.state.actions() if code != entry.actions[-1]]


def test_changed_outcomes_at_the_start_are_found() -> None:
    found = opened("misiles")
    start = next(each for each in found.entries if isinstance(each.entry, entries.Started))
    assert isinstance(start.entry, entries.Started)
    start.entry.actions[0] = other_dice(start.entry.actions[0])
    assert refusal(found) == ("error-bundle-outcome", start.sequence)


def other_dice(code: int) -> int:
    say = registry.load("misiles").vocabulary.code
    return next(each for each in (say("roll", [1, 1, 1]), say("roll", [6, 6, 6])) if each != code)


def test_another_seed_is_found() -> None:
    found = opened()
    for seed in (OTHER.hex(), "", "zz", SEED.hex()[:-2]):
        found.seed = seed
        assert refusal(found) == ("error-bundle-seed", None)


def test_a_seed_that_fits_its_own_hash_still_gives_other_outcomes() -> None:
    found = opened()
    found.seed, found.setup.commitment = OTHER.hex(), seeded_chance.commitment(OTHER)
    start = next(each.sequence for each in found.entries if isinstance(each.entry, entries.Started))
    assert refusal(found) == ("error-bundle-outcome", start)


def test_missing_doubled_and_swapped_entries_are_found() -> None:
    for order, entry in (((19, 21), 21), ((19, 20, 20), 22), ((19, 21, 20), 21)):
        found = opened()
        log = found.entries
        found.entries = [*log[:19], *(log[at] for at in order), *log[22:]]
        assert refusal(found) == ("error-bundle-gap", entry)


def test_a_decision_that_was_not_offered_is_found() -> None:
    found = opened()
    sequence, entry = acted(found, 0)[10]
    entry.actions[0] = 99_999
    assert refusal(found) == ("error-bundle-entry", sequence)


def test_a_decision_of_another_seat_is_found() -> None:
    found = opened()
    sequence, entry = acted(found, 0)[10]
    entry.seat = 1 - entry.seat
    assert refusal(found) == ("error-bundle-entry", sequence)


def test_two_decisions_in_one_entry_are_found() -> None:
    play = pair("buenosos").act("Ana", "basic").act("Ana", "pass")
    found = export_file.read(play.bundle(), "file")
    first, second = found.entries[-2].entry, found.entries.pop().entry
    assert isinstance(first, entries.Acted)
    assert isinstance(second, entries.Acted)
    first.actions += second.actions
    assert refusal(found) == ("error-bundle-entry", len(found.entries))


def test_going_back_to_nowhere_is_found() -> None:
    for to in (-1, 5_000):
        found = opened()
        back = next(each for each in found.entries if isinstance(each.entry, entries.Undone))
        assert isinstance(back.entry, entries.Undone)
        back.entry.to = to
        assert refusal(found) == ("error-bundle-entry", back.sequence)


def test_somebody_at_no_seat_is_found() -> None:
    found = opened()
    assert isinstance(found.entries[0].entry, entries.Sat)
    found.entries[0].entry.seat = 9
    assert refusal(found) == ("error-bundle-entry", 1)


def test_rules_that_moved_on_verify_nothing() -> None:
    found = opened()
    found.setup.version += 1
    assert refusal(found) == ("error-bundle-entry", 0)
    found = opened()
    found.setup.seats = found.setup.seats * 9
    assert refusal(found) == ("error-bundle-entry", 0)


@pytest.mark.parametrize("text", [b"", b"{}", b"[1]", b"\xff", b'{"format":1}', b"[" * 100_000])
def test_files_that_are_no_tables(text: bytes) -> None:
    with pytest.raises(BadReplay) as error:
        export_file.read(text, "file")
    assert error.value.key == "error-bundle-read"


def test_files_of_another_format() -> None:
    found = opened()
    found.format = "contienda-table/9"
    with pytest.raises(BadReplay) as error:
        export_file.read(msgspec.json.encode(found), "file")
    assert error.value.key == "error-bundle-format"
