"""Rooms: two people, or one and a bot, meet for a duel with their own decks, opened boosters, or a draft."""

from __future__ import annotations

import hashlib
import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from contienda.games.kiberrubezh import building, deck
from tests.server.guests import LANGUAGES, LIBRARY, OTHERS, Guest, cards_of, draft, meeting, refused, stored, two
from tests.server.harness import Server, many, play

# --- to the table ---------------------------------------------------------------------------------------------------


def test_two_people_meet_with_decks_of_their_own(server: Server) -> None:
    ana, boris = two(server, "duel")
    assert (ana.view["seat"], boris.view["seat"]) == (0, 1)
    assert ana.view["opponent"] == {"kind": "person", "name": "Boris", "here": True, "ready": False}
    assert ana.view["stage"] == boris.view["stage"] == "building"
    assert ana.view["pool"] is None
    texts = [guest.person.get("/api/decks")[number]["text"] for guest, number in ((ana, 2), (boris, 5))]
    mine = ana.told(ana.submit(texts[0]))
    assert (mine["stage"], mine["deck"], mine["table"]) == ("building", texts[0], None)
    assert boris.look()["opponent"]["ready"]
    assert boris.told(boris.submit(texts[1]))["stage"] == "ready"
    assert ana.look()["table"] == boris.view["table"] == {"id": ana.table, "link": f"/t/{ana.table}"}
    assert meeting(server, ana.table) == [cards_of(text) for text in texts]
    for guest, seat in ((ana, 0), (boris, 1)):
        rights = guest.person.get(f"/api/tables/{ana.table}/rights")
        assert rights["seats"] == [seat]
        assert rights["rights"] == ["export", "play"]  # a host could get a link to the other's seat
    shown = boris.person.get(f"/api/tables/{ana.table}")
    assert shown["phase"] == "playing"
    assert [seat["members"][0]["name"] for seat in shown["seats"]] == ["Ana", "Boris"]
    with many(ana.person.look(ana.table, 0), boris.person.look(ana.table, 1)) as sockets:
        assert play(list(sockets), random.Random(1), 12) == 12


def test_a_sealed_duel_with_the_bot_is_played_to_its_end_and_can_be_checked(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    view = ana.create("sealed", opponent="bot", language="ru")
    assert (view["stage"], view["opponent"]["kind"], view["opponent"]["here"]) == ("building", "bot", True)
    assert [len(each) for each in view["boosters"]] == [11] * 6
    assert sum(view["pool"].values()) == 66
    text = ana.build()
    assert ana.told(ana.submit(text))["stage"] == "ready"
    mine, other = meeting(server, ana.table)
    assert mine == cards_of(text)
    assert deck.check(deck.Deck("", other), LIBRARY) == []
    seats = ana.person.get(f"/api/tables/{ana.table}")["seats"]
    assert (seats[0]["members"][0]["name"], seats[1]["bot"]) == ("Ana", "greedy")
    ana.person.do(ana.table, "switch", pace=0)
    assert ana.look()["seed"] is None  # anybody who knew it would know the other's cards
    with ana.person.look(ana.table, 0) as socket:
        play([socket], random.Random(3), 5)
        ana.person.do(ana.table, "standin", seat=0, bot="greedy")
        socket.until(lambda: socket.over)
    server.until(lambda: ana.look()["seed"] is not None)
    seed = ana.view["seed"]
    assert hashlib.sha256(b"contienda-seed" + bytes.fromhex(seed)).hexdigest() == view["commitment"]
    opened = ana.person.get("/api/boosters", seed=seed, count=12)["boosters"]
    assert opened[:6] == view["boosters"]
    held = {no for booster in opened[6:] for no in booster}
    assert {no for no in other if not LIBRARY[no].base} <= held


def test_two_people_draft_to_the_end(server: Server) -> None:
    ana, boris = two(server, "draft")
    first = [ana.pack, boris.pack]
    assert ana.view["draft"] == {"round": 1, "rounds": 4, "pack": first[0], "chosen": False, "left": 44}
    ana.told(ana.pick(first[0][0]))
    assert ana.view["draft"] == {"round": 1, "rounds": 4, "pack": first[0], "chosen": True, "left": 43}
    assert ana.view["pool"] == {}  # hidden until both have picked
    assert boris.look()["draft"]["chosen"] is False
    boris.told(boris.pick(first[1][3]))
    ana.look()
    assert ana.pack == sorted(no for number, no in enumerate(first[1]) if number != 3)
    assert boris.pack == sorted(first[0][1:])
    assert ana.view["pool"] == {str(first[0][0]): 1}
    draft(ana, boris)
    assert [ana.view["stage"], boris.view["stage"]] == ["building"] * 2
    assert ana.view["draft"] is None
    assert [sum(each.view["pool"].values()) for each in (ana, boris)] == [44, 44]
    texts = [each.build() for each in (ana, boris)]
    ana.told(ana.submit(texts[0]))
    boris.told(boris.submit(texts[1]))
    assert meeting(server, boris.table) == [cards_of(text) for text in texts]
    assert ana.look()["table"]["id"] == boris.table


def test_a_draft_against_the_bot(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    ana.create("draft", opponent="bot")
    pack = ana.pack
    ana.told(ana.pick(pack[0]))
    assert ana.view["draft"]["chosen"] is False
    assert len(ana.pack) == 10
    assert ana.pack != pack[1:]
    draft(ana)
    ana.told(ana.submit(ana.build()))
    mine, other = meeting(server, ana.table)
    assert sum(mine.values()) == sum(other.values()) == 60


def test_the_bot_has_a_legal_deck_where_anything_goes(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    ana.create("duel", opponent="bot")
    ana.told(ana.submit(ana.person.get("/api/decks")[0]["text"]))
    assert deck.check(deck.Deck("", meeting(server, ana.table)[1]), LIBRARY) == []


def test_people_without_a_name_have_one_at_the_table(server: Server) -> None:
    ana, boris = Guest(server.person()), Guest(server.person())
    boris.join(ana.create("duel", language="es")["code"])
    text = ana.person.get("/api/decks")[0]["text"]
    ana.told(ana.submit(text))
    boris.told(boris.submit(text))
    seats = ana.person.get(f"/api/tables/{boris.table}")["seats"]
    assert [seat["members"][0]["name"] for seat in seats] == ["Jugador 1", "Jugador 2"]


# --- coming in ------------------------------------------------------------------------------------------------------


def test_a_room_waits_for_the_second_and_has_no_third(server: Server) -> None:
    ana, boris, carla = (Guest(server.person(name)) for name in ("Ana", "Boris", "Carla"))
    view = ana.create("draft")
    assert (view["stage"], view["draft"], view["opponent"]["here"]) == ("waiting", None, False)
    assert refused(ana.pick(3)) == (409, "error-room-not-picking")
    assert refused(ana.submit("")) == (409, "error-room-not-building")
    assert boris.join(f" {view['code'].lower()} ")["stage"] == "picking"
    assert boris.join(view["code"])["seat"] == 1  # Boris is there already
    assert ana.join(view["code"])["seat"] == 0
    assert refused(carla.ask("POST", "/api/rooms/join", {"code": view["code"]})) == (403, "error-room-full")
    assert refused(carla.ask("GET", f"/api/codes/{view['code']}")) == (404, "error-code-of-room")
    assert refused(carla.ask("GET", f"/api/rooms/{view['id']}")) == (403, "error-room-no-seat")
    carla.id = view["id"]
    assert refused(carla.pick(3, 1)) == (403, "error-room-no-seat")
    assert refused(carla.submit("", 1)) == (403, "error-room-no-seat")
    assert refused(carla.ask("GET", "/api/rooms/abcdefghijkm")) == (404, "error-room-gone")


def test_nobody_takes_the_seat_of_a_bot(server: Server) -> None:
    ana, boris = Guest(server.person("Ana")), Guest(server.person("Boris"))
    view = ana.create("duel", opponent="bot")
    assert refused(boris.ask("POST", "/api/rooms/join", {"code": view["code"]})) == (403, "error-room-full")


def test_of_many_who_come_at_once_one_gets_the_seat(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    code = ana.create("duel")["code"]
    people = [Guest(server.person(f"P{number}")) for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(each.ask, "POST", "/api/rooms/join", {"code": code}) for each in people]
        answers = sorted(each.result().status_code for each in asked)
    assert answers == [201, *[403] * 5]


def test_a_name_that_cannot_be_read_is_refused(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    assert refused(ana.ask("POST", "/api/rooms", {"kind": "duel", "name": "\u202e"})) == (400, "error-table-name")


# --- versions -------------------------------------------------------------------------------------------------------


def test_what_was_decided_on_another_sight_is_refused(server: Server) -> None:
    ana, boris = two(server, "draft")
    seen, card = ana.view["version"], ana.pack[0]
    assert refused(ana.pick(card, seen + 1)) == (409, "error-room-stale")
    ana.told(ana.pick(card))
    assert refused(ana.pick(card, seen)) == (409, "error-room-stale")  # again, as after a lost answer
    assert refused(ana.pick(ana.pack[1])) == (409, "error-room-chosen")
    boris.told(boris.pick(boris.pack[0], boris.view["version"]))
    assert refused(ana.pick(ana.pack[1])) == (409, "error-room-stale")  # the booster is a different one now
    assert len(ana.look()["pool"]) == 1


def test_both_pick_at_the_same_time(server: Server) -> None:
    """Simultaneous picks do not affect each other."""
    ana, boris = two(server, "draft")
    for _ in range(6):
        with ThreadPoolExecutor(OTHERS) as pool:
            asked = [pool.submit(each.pick, each.pack[0]) for each in (ana, boris)]
            assert [each.result().status_code for each in asked] == [200, 200]
        ana.look()
        boris.look()
        assert ana.view["draft"]["left"] == boris.view["draft"]["left"]


def test_of_two_tabs_one_wins(server: Server) -> None:
    ana, boris = two(server, "draft")
    for _ in range(4):
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(ana.pick, card) for card in ana.pack[:4]]
            answers = sorted(each.result().status_code for each in asked)
        assert answers == [200, 409, 409, 409]
        boris.look()
        boris.told(boris.pick(boris.pack[0]))
        ana.look()
    assert sum(ana.view["pool"].values()) == 4


def test_a_deck_may_be_changed_until_both_are_in(server: Server) -> None:
    ana, boris = two(server, "duel")
    texts = [each["text"] for each in ana.person.get("/api/decks")[:3]]
    before = ana.view["version"]
    ana.told(ana.submit(texts[0]))
    assert refused(ana.submit(texts[1], before)) == (409, "error-room-stale")
    ana.told(ana.submit(texts[1]))
    boris.told(boris.submit(texts[2]))
    assert refused(ana.submit(texts[0], ana.look()["version"])) == (409, "error-room-ready")
    assert refused(boris.submit(texts[0], before)) == (409, "error-room-stale")
    assert meeting(server, boris.table) == [cards_of(texts[1]), cards_of(texts[2])]


def test_both_hand_in_at_the_same_time_and_come_to_one_table(server: Server) -> None:
    for _ in range(4):
        ana, boris = two(server, "duel")
        text = ana.person.get("/api/decks")[0]["text"]
        with ThreadPoolExecutor(4) as pool:
            asked = [pool.submit(each.submit, text) for each in (ana, boris)]
            asked += [pool.submit(each.ask, "GET", f"/api/rooms/{each.id}") for each in (ana, boris)]
            assert [each.result().status_code for each in asked] == [200] * 4
        assert ana.look()["table"] == boris.look()["table"]
        mine = [each["id"] for each in ana.person.get("/api/mine")["tables"]]
        assert mine == [ana.table] == [each["id"] for each in boris.person.get("/api/mine")["tables"]]


# --- what is refused ------------------------------------------------------------------------------------------------


def test_a_card_must_be_in_the_booster(server: Server) -> None:
    ana, boris = two(server, "draft")
    theirs = next(no for no in boris.pack if no not in ana.pack)
    for card in (theirs, 1, 999):
        assert refused(ana.pick(card)) == (409, "error-room-not-in-pack")
    assert ana.look()["draft"]["chosen"] is False


@pytest.mark.parametrize("kind", ["sealed", "draft"])
def test_a_deck_is_of_ones_own_cards(server: Server, kind: str) -> None:
    ana, boris = two(server, kind)
    if kind == "draft":
        draft(ana, boris)
    pool = {int(no): count for no, count in ana.view["pool"].items()}
    for no in LIBRARY:
        if not LIBRARY[no].base and pool.get(no, 0) < 4:
            text = f"{60 - pool.get(no, 0) - 1} 001\n{pool.get(no, 0) + 1} {no:03}"
            told = set()
            for language in LANGUAGES:
                ana.person.http.headers["Accept-Language"] = language
                answer = ana.submit(text)
                assert refused(answer) == (400, "error-room-pool")
                assert LIBRARY[no].names[language] in answer.json()["text"]
                told.add(answer.json()["text"])
            assert len(told) == 3
            break
    assert refused(ana.submit(boris.build())) == (400, "error-room-pool")
    free = ana.told(ana.submit("30 001\n30 002\n"))  # base assets are free
    assert cards_of(free["deck"]) == {1: 30, 2: 30}


def test_a_deck_must_be_legal(server: Server) -> None:
    ana, _ = two(server, "duel")
    bad = {
        "": "error-room-deck",
        "4 022": "error-room-deck",
        "nonsense": "error-room-deck-line",
        "55 001\n5 022": "error-room-deck-line",
        "60 001\n[Another]\n60 002": "error-room-deck",
        "60 001\n4 777": "error-room-deck-line",
        "x" * 20_001: "error-http-400",
    }
    for text, key in bad.items():
        told = set()
        for language in LANGUAGES:
            ana.person.http.headers["Accept-Language"] = language
            answer = ana.submit(text)
            assert refused(answer) == (400, key)
            assert "\n" not in answer.json()["text"]
            told.add(answer.json()["text"])
        assert len(told) == 3
    assert ana.look()["deck"] == ""


def test_only_owned_cards_where_that_was_agreed(server: Server) -> None:
    ana, boris = two(server, "duel", owned_only=True)
    assert boris.view["owned_only"]
    openings = [{"seed": "7", "first": 0, "count": 30}]
    cards = ana.person.post("/api/collections/write", {"openings": openings})["cards"]
    ana.view["pool"] = cards
    text = ana.build()
    assert refused(ana.submit(text)) == (400, "error-room-owned")
    assert refused(ana.submit(text, openings=[{"seed": "8", "first": 0, "count": 1}])) == (400, "error-room-owned")
    assert refused(ana.submit(text, openings=[{"seed": str(2**63), "first": 0, "count": 1}])) == (400, "error-seed")
    assert ana.told(ana.submit(text, openings=openings))["deck"] != ""


# --- the bot --------------------------------------------------------------------------------------------------------


def test_the_bot_picks_by_judgement(server: Server) -> None:
    ana = Guest(server.person("Ana"))
    ana.create("draft", opponent="bot")
    first = ana.pack
    ana.told(ana.pick(first[0]))
    passed = ana.pack
    ana.told(ana.pick(passed[0]))
    one, two = json.loads(stored(server, ana.id))["seats"][1]["picks"]
    assert one == building.best_pick([*passed, one], {}, LIBRARY)
    assert two == building.best_pick(first[1:], {one: 1}, LIBRARY)
    assert ana.pack == [no for no in first[1:] if no != two]
