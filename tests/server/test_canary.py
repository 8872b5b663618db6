"""Nobody learns what they may not know, from any frame, page, refusal or log line of a game with hidden hands.

First by canaries: everything that reaches a viewer must lack every card they have not seen, every word not meant for
them and every secret. Then by twins: two tables that differ only in what a viewer cannot know send that viewer the same
bytes.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from contienda.core import registry
from contienda.core.game import Game
from contienda.core.rng import Rng
from contienda.core.state import SPECTATOR
from contienda.server.live import live_table as lives
from contienda.server.live.live_table import GUEST, Live, eye
from contienda.server.logs import Lines
from contienda.table import entries, seeded_chance
from contienda.table import setup as setups
from contienda.table.authorization import Caller, decide, follow
from contienda.table.setup import SeatSetup, Wish
from contienda.table.table import Table
from tests.server.harness import Person, Server, act

LANGUAGES = ("es", "en", "ru")
CARD = re.compile(r"(?<![\w-])[AB]\d\d(?![\w-])")  # inside a ticket such letters mean nothing
FACILITATED = {"facilitator": "yes"}
MATCHES = [  # the preset, the seats, the options, and how many decisions are checked
    pytest.param("standard", 2, {}, 32, id="standard"),
    pytest.param("rulebook", 3, FACILITATED, 32, id="facilitator"),
    pytest.param("rulebook", 3, FACILITATED, 1_000, id="facilitator-whole", marks=pytest.mark.long),
    pytest.param("quick", 2, {}, 1_000, id="quick-whole", marks=pytest.mark.long),
    pytest.param("advanced", 2, {}, 1_000, id="advanced-whole", marks=pytest.mark.long),
]


class Ear:
    """Somebody at the table, and everything that reached them."""

    def __init__(self, role: str, person: Person, seat: int, table: str, eye: int) -> None:
        self.role = role
        self.person = person
        self.table = table
        self.seat = seat
        self.eye = eye  # whose knowledge they may have: a seat's, or a spectator's
        self.socket = person.look(table, seat)
        self.seen: set[str] = set()  # cards they may know of
        self.heard: list[str] = []
        self.read = 0

    def hear(self, method: str, path: str, body: object = None) -> Any:
        """Send a request; record the response, whatever it is."""
        answer = self.person.ask(method, f"/api{path}", json=body)
        self.heard.append(answer.text)
        return answer.json() if answer.content else None

    def frames(self) -> list[str]:
        """Return what came over the socket since the last call."""
        found = self.socket.frames[self.read :]
        self.read = len(self.socket.frames)
        self.heard += found
        return found


class Match:
    """A game of two teams, and everybody who could learn something from it."""

    def __init__(self, server: Server, preset: str, seats: int, options: dict[str, str]) -> None:
        self.server = server
        self.dice = random.Random(preset)
        self.rules = registry.load("buenosos")
        host, watcher = server.person("Hedda"), server.person("Wu")
        kinds = ["team", "team", "open"][:seats]
        self.made = host.create("buenosos", kinds, preset=preset, options=options)
        self.id = self.made.id
        self.webhook = "http://127.0.0.1:9/hidden-hook-address"
        host.ask("PUT", f"/api/tables/{self.id}/webhook", json={"kind": "plain", "url": self.webhook})
        red, blue, mate, third = (server.person(name) for name in ("Rosa", "Blas", "Mia", "Tercia"))
        red.sit(self.id, self.made.code, 0)
        mate.sit(self.id, self.made.code, 0)
        blue.sit(self.id, self.made.code, 1)
        if seats == 3:
            third.sit(self.id, self.made.code, 2)
        watcher.claim(self.id, self.made.watch)
        red.do(self.id, "show", on=True)
        self.ears = [
            Ear("red", red, 0, self.id, 0),
            Ear("mate", mate, 0, self.id, 0),
            Ear("guest", watcher, 0, self.id, 0),
            Ear("blue", blue, 1, self.id, 1),
            Ear("bench", watcher, SPECTATOR, self.id, SPECTATOR),
            Ear("host", host, SPECTATOR, self.id, SPECTATOR),
        ]
        if seats == 3:
            self.ears.append(Ear("third", third, 2, self.id, 2))
        self.people = [host, watcher, red, blue, mate]

    def __enter__(self) -> Match:
        return self

    def __exit__(self, *_: object) -> None:
        for ear in self.ears:
            ear.socket.close()

    def ear(self, role: str) -> Ear:
        return next(ear for ear in self.ears if ear.role == role)

    @property
    def table(self) -> Table:
        return self.server.live(self.id).table

    def settle(self) -> None:
        """Wait until everybody has heard everything."""
        for ear in self.ears:
            ear.socket.at(self.table.sequence(eye(ear.socket.you["viewer"])))

    def decision(self) -> bool:
        """Make one decision for the player to move; False at the end."""
        if self.table.now.phase == "over":
            return False
        mover = next(ear for ear in self.ears if ear.socket.legal and ear.role != "mate")
        act(mover.socket, self.dice)
        self.settle()
        return self.table.now.phase != "over"


def mentioned(rules: Game, frame: Any) -> set[str]:
    """Return the cards a frame mentions, by name or by number."""
    found = set(CARD.findall(json.dumps(frame)))
    facts = {fact.kind: fact for fact in rules.events}

    def pieces(arguments: list[Any], values: list[int]) -> Iterator[str]:
        for argument, value in zip(arguments, values, strict=True):
            if argument.piece.names and CARD.fullmatch(argument.piece.name(value)):
                yield argument.piece.name(value)

    def action(code: int) -> Iterator[str]:
        said = rules.vocabulary.say(code)
        return pieces(said.verb.arguments, said.values)

    for _, kind, values, *_ in frame.get("events", []):
        found |= set(action(values[1]) if kind == "decided" else pieces(facts[kind].arguments, values))
    for operation in frame.get("patch", []):
        if operation["path"] == "/legal":
            found |= {name for code in operation["value"] for name in action(code)}
    for code in (frame.get("document") or {}).get("legal", []):
        found |= set(action(code))
    return found


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the deals, so that a finding can be reproduced."""
    dice = random.Random(1)
    monkeypatch.setattr(seeded_chance, "new_seed", lambda: dice.randbytes(seeded_chance.SEED_BYTES))


@pytest.fixture
def log() -> Iterator[list[str]]:
    """Collect everything the server logs meanwhile."""
    written: list[str] = []

    class Ink(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(Lines().format(record))

    ink, logger = Ink(), logging.getLogger("contienda")
    before = logger.level
    logger.addHandler(ink)
    logger.setLevel("DEBUG")
    yield written
    logger.removeHandler(ink)
    logger.setLevel(before)


@pytest.mark.parametrize(("preset", "seats", "options", "most"), MATCHES)
def test_no_card_is_told_before_it_may_be_known(
    server: Server, log: list[str], preset: str, seats: int, options: dict[str, str], most: int
) -> None:
    with Match(server, preset, seats, options) as game:
        going, step = True, 0
        secrets: set[str] = set()
        while going and step < most:
            for ear in game.ears:
                ear.seen |= set(CARD.findall(json.dumps(game.table.state.view(ear.eye))))
                for text in ear.frames():
                    told = mentioned(game.rules, json.loads(text))
                    assert told <= ear.seen, (ear.role, told - ear.seen, text)
                if step == 12 and ear.role != "mate":
                    look_around(game, ear)
            if step == 12:
                stories(game)
            secrets |= game.ear("red").seen - game.ear("blue").seen  # in the end everything may have been shown
            going, step = game.decision(), step + 1
        assert step > 12
        assert secrets
        assert not [line for line in log if CARD.search(line) or game.table.seed.hex() in line]


def look_around(game: Match, ear: Ear) -> None:
    """Request every page about the game, as this viewer sees it."""
    table, seat = game.table, ear.seat
    now, steps = table.now.sequence, len(table.actions)
    paths = [
        f"/tables/{game.id}",
        f"/tables/{game.id}/frames?seat={seat}",
        f"/tables/{game.id}/frames?seat={seat}&since={now - 2}&wait=0",
        f"/tables/{game.id}/events?seat={seat}&before=100000",
        f"/tables/{game.id}/rights",
        f"/tables/{game.id}/export",
        f"/tables/{game.id}/replay",
        f"/codes/{game.made.code}",
        "/mine",
        "/tables",
        *(f"/tables/{game.id}/positions/{step}?seat={seat}" for step in range(0, steps + 1, 7)),
    ]
    for path in paths:
        answer = ear.hear("GET", path)
        for frame in answer.get("frames", [answer]):
            told = mentioned(game.rules, frame if "positions" not in path else spoken(frame))
            assert told <= ear.seen, (ear.role, path, told - ear.seen)
    for other in {0, 1, 2} - {seat}:
        if ear.role not in ("bench", "host") or other != 0:  # seat 0 lets everybody look
            for page in ("frames?", "events?before=9&", "story?", "positions/3?"):
                refused = ear.hear("GET", f"/tables/{game.id}/{page}seat={other}")
                assert refused.get("error") == "error-no-view" or other == 0, (ear.role, page, other)
    for wrong in ({"do": "act", "action": 1_000_000, "expect": now}, {"do": "undo", "expect": 0}, {"do": "nothing"}):
        assert "error" in ear.hear("POST", f"/tables/{game.id}/do", wrong)


def spoken(position: Any) -> Any:
    """Return a position with the action that came next as an event of it."""
    events = [] if position["action"] is None else [[0, "decided", [0, position["action"]], "", -1, 0]]
    return {"view": position["view"], "events": events}


def stories(game: Match) -> None:
    """Return the narrations, in which a card has its localised name."""
    known = set().union(*(ear.seen for ear in game.ears))
    for language in LANGUAGES:
        for role in ("blue", "bench"):
            ear = game.ear(role)
            lines = "\n".join(ear.hear("GET", f"/tables/{game.id}/story?seat={ear.seat}&lang={language}")["lines"])
            assert lines
            for name in sorted(known - ear.seen):
                word = game.rules.forms("card", name, language)[""]
                assert word not in lines, (role, language, word)


# --- words and secrets ------------------------------------------------------------------------------------------------


def test_words_and_secrets_reach_those_they_are_meant_for(server: Server, log: list[str]) -> None:
    with Match(server, "standard", 2, {}) as game:
        seed = game.table.seed.hex()
        red, mate, blue, host = (game.ear(role) for role in ("red", "mate", "blue", "host"))
        secret = {
            "plan of the red team": {"red", "mate"},
            "plan of the blue team": {"blue"},
            "note of rosa": {"red"},
            "note of mia": {"mate"},
            "note of blas": {"blue"},
            "note of hedda": {"host"},
            game.webhook: set(),
            game.made.invitation: set(),
            game.made.watch: set(),
            host.person.invite(game.id, "facilitate").ticket: set(),
            red.person.invite(game.id, "play").ticket: set(),
            seed: set(),
            **{person.http.cookies["contienda"]: set() for person in game.people},
        }
        for _ in range(4):
            game.decision()
        red.socket.do("chat", text="plan of the red team", team=True, action=red.socket.position % 7)
        blue.person.do(game.id, "chat", text="plan of the blue team", team=True)
        red.socket.do("note", text="note of rosa")
        mate.person.do(game.id, "note", text="note of mia")
        blue.socket.do("note", text="note of blas")
        host.person.do(game.id, "note", text="note of hedda")
        host.person.do(game.id, "chat", text="hello to all")
        for _ in range(3):
            game.decision()
        game.settle()
        for ear in game.ears:
            ear.socket.say({"resync": True})
            while ear.socket.read()["t"] != "snapshot":
                pass
            ear.frames()
            look_around_for_words(game, ear)
        for ear in game.ears:
            everything = "\n".join(ear.heard)
            assert "hello to all" in everything
            for word, meant in secret.items():
                assert (word in everything) == (ear.role in meant), (ear.role, word)
        assert not [line for line in log if any(word in line for word in secret)]


def look_around_for_words(game: Match, ear: Ear) -> None:
    now = game.table.now.sequence
    for path in (
        f"/tables/{game.id}",
        f"/tables/{game.id}/frames?seat={ear.seat}",
        *(f"/tables/{game.id}/frames?seat={ear.seat}&since={since}&wait=0" for since in range(now - 9, now)),
        f"/tables/{game.id}/rights",
        f"/codes/{game.made.code}",
        "/mine",
        "/tables",
        "/server",
        "/docs/openapi.json",
    ):
        ear.hear("GET", path)
    ear.heard.append(ear.person.ask("GET", "/metrics").text)
    ear.hear("PUT", f"/tables/{game.id}/webhook", {"kind": "plain", "url": "nowhere"})


def test_the_seed_is_shown_at_the_end_and_what_was_said_in_private_is_not(server: Server) -> None:
    with Match(server, "quick", 2, {}) as game:
        red, bench = game.ear("red"), game.ear("bench")
        red.socket.do("chat", text="plan of the red team", team=True)
        red.socket.do("note", text="note of rosa")
        while game.decision():
            assert not any(game.table.seed.hex() in text for ear in game.ears for text in ear.frames())
        assert bench.socket.table["seed"] == game.table.seed.hex()
        assert seeded_chance.commitment(bytes.fromhex(bench.socket.table["seed"])) == bench.socket.table["commitment"]
        files = [red.person.ask("GET", f"/api/tables/{game.id}/{kind}").text for kind in ("export", "replay")]
        assert game.table.seed.hex() in files[0]
        for word in ("plan of the red team", "note of rosa", game.webhook, game.made.invitation, game.made.watch):
            assert not any(word in each for each in files)
        for person in game.people:
            assert not any(person.http.cookies["contienda"] in each for each in files)


# --- twins ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "clock", lambda: 1_000)


@pytest.mark.usefixtures("still_clock")
@pytest.mark.parametrize("preset", ["standard", "advanced", pytest.param("quick", marks=pytest.mark.long)])
def test_of_two_worlds_a_viewer_cannot_tell_apart_he_gets_the_same_frames(preset: str) -> None:
    table = begun(preset)
    rng, worlds = Rng(5), Rng(6)
    compared = 0
    for at in range(30):
        actor = table.actor()
        if actor < 0:
            break
        legal = table.state.actions()
        entry = decide(table, actor, legal[int(rng.below(len(legal)))], f"m{actor}", 1_000)
        for kind in (0, 1, SPECTATOR, GUEST, GUEST + 1):
            compared += same_frames(table, kind, entry, worlds)
        table.take(entry, 1_000 + at)
        while (more := follow(table)) is not None:
            table.take(more, 1_000 + at)
    assert compared > 20


def begun(preset: str) -> Table:
    seed = bytes(range(32))
    wish = Wish("buenosos", preset=preset, seats=[SeatSetup("team"), SeatSetup("team")])
    table = Table("aaaaaaaaaaaa", setups.complete(wish, seeded_chance.commitment(seed)), seed)
    for seat in (0, 1):
        table.take(entries.Sat(f"m{seat}", seat, f"m{seat}", f"M{seat}"), 1)
    while (entry := follow(table)) is not None:
        table.take(entry, 1)
    return table


def same_frames(table: Table, kind: int, entry: entries.Acted, worlds: Rng) -> bool:
    """Compare what a kind of viewers gets in this world and in another; False if no other allows the entry."""
    eye = lives.eye(kind)
    other = table.state.resample(eye, worlds)
    if other.encode() == table.state.encode() or not possible(other.copy(), entry.actions):
        return False
    here, there = twin(table), twin(table)
    there.table.state = other
    other.recorder = there.table.recorder
    there.table.seed = bytes(32)
    for number, live in enumerate((here, there)):
        for seat in {0, 1} - {eye}:
            live.table.take(entries.Chatted(f"m{seat}", seat, f"M{seat}", f"a plan {'of ours ' * number}"), 1_000)
            live.table.take(entries.Noted(f"m{seat}", 3, f"a note {'of mine ' * number}"), 1_000)
    member = f"m{kind}" if kind in (0, 1) else ""
    caller = Caller(member, (kind,) if member else (), False, member.upper())
    assert here.snapshot(kind, caller) == there.snapshot(kind, caller)
    known = here.table.now.sequence
    for live in (here, there):
        live.table.take(entry, 1_000)
        live.changed()
    if reveals(here.table, there.table, eye):
        return False
    assert here.since(kind, known) == there.since(kind, known)
    assert here.snapshot(kind, caller) == there.snapshot(kind, caller)
    return True


def reveals(here: Table, there: Table, eye: int) -> bool:
    """Tell whether by the rules the action shows the viewer which of the two worlds is real; the end shows all."""
    return here.now.phase == "over" or here.state.view(eye) != there.state.view(eye)


def possible(state: Any, actions: list[int]) -> bool:
    for action in actions:
        if action not in state.actions():
            return False
        state.apply(action)
    return True


def twin(table: Table) -> Live:
    copy = Table(table.id, table.setup, table.seed, table.game)
    copy.thaw(table.freeze())
    return Live(copy, "")
