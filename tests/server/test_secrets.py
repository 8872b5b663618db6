"""Secrets: long, used once, stored as hashes, in no log line and no address."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path

import pytest

from contienda.server.config import Config
from tests.server.harness import Child, Pair, Person, Server, database

BITS = 128


def secret(person: Person) -> str:
    """Return the secret of a session; in the cookie, the signature follows it."""
    return str(person.http.cookies["contienda"]).partition(".")[0]


def test_secrets_are_long_and_never_the_same(server: Server) -> None:
    ana = server.person("Ana")
    made = [ana.create() for _ in range(5)]
    tickets = [each.invitation for each in made] + [each.watch for each in made]
    tickets += [ana.invite(made[0].id, right).ticket for right in ("watch", "facilitate", "export", "play")]
    cookies = []
    for _ in range(5):
        person = server.person("Any")
        person.create()
        cookies.append(secret(person))
    assert len(set(tickets + cookies)) == len(tickets + cookies)
    for each in tickets + cookies:
        assert len(base64.urlsafe_b64decode(each + "=" * (-len(each) % 4))) * 8 >= BITS


def test_the_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    ana = server.person("Ana")
    ana.create()
    given = ana.http.get("/api/server")  # it is sent once, and not again
    assert "set-cookie" not in given.headers
    fresh = server.person("Boris").ask("POST", "/api/tables", json={"wish": {"game": "misiles"}, "name": "Boris"})
    (cookie,) = fresh.headers.get_list("set-cookie")
    parts = {each.strip().lower() for each in cookie.split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= parts
    assert not any(each.startswith("domain") for each in parts)


def test_the_cookie_is_for_https_where_people_come_by_it(tmp_path: Path) -> None:
    with Server(Config(database=database(tmp_path), public_url="https://play.example")) as server:
        answer = server.person("Ana").ask("POST", "/api/tables", json={"wish": {"game": "misiles"}, "name": "Ana"})
        assert "; secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("right", ["facilitate", "export", "play"])
def test_a_link_is_taken_once(server: Server, right: str) -> None:
    ana, one, another = server.person("Ana"), server.person("One"), server.person("Another")
    made = ana.create()
    ticket = ana.invite(made.id, right).ticket
    assert right in one.claim(made.id, ticket).rights
    refused = another.ask("POST", f"/api/tables/{made.id}/claim", json={"ticket": ticket})
    assert (refused.status_code, refused.json()["error"]) == (403, "error-no-ticket")
    assert another.get(f"/api/tables/{made.id}/rights")["rights"] == []


def test_a_link_to_watch_is_for_all(server: Server) -> None:
    made = server.person("Ana").create()
    for name in ("One", "Another"):
        assert server.person(name).claim(made.id, made.watch).rights == ["watch"]


def test_a_link_gives_nothing_at_another_table(server: Server) -> None:
    ana, thief = server.person("Ana"), server.person("Thief")
    here, there = ana.create(), ana.create()
    for ticket in (here.watch, here.invitation, ana.invite(here.id, "facilitate").ticket):
        refused = thief.ask("POST", f"/api/tables/{there.id}/claim", json={"ticket": ticket})
        assert refused.json()["error"] == "error-no-ticket"
    for key in (here.code, here.invitation, here.watch):
        refused = thief.ask("POST", f"/api/tables/{there.id}/sit", json={"name": "Thief", "key": key})
        assert refused.json()["error"] == "error-no-ticket"
    assert thief.get("/api/mine")["tables"] == []


def test_an_invitation_to_sit_cannot_be_exchanged_for_a_seat_that_is_taken(server: Server) -> None:
    with Pair(server) as pair:
        thief = server.person("Thief")
        refused = thief.ask("POST", f"/api/tables/{pair.id}/claim", json={"ticket": pair.made.invitation})
        assert refused.json()["error"] == "error-no-ticket"
        refused = thief.ask("POST", f"/api/tables/{pair.id}/sit", json={"name": "T", "key": pair.made.invitation})
        assert refused.json()["error"] == "error-table-full"


def test_nobody_invites_to_the_seat_of_another(server: Server) -> None:
    with Pair(server) as pair:
        ana = pair.ana.get(f"/api/tables/{pair.id}/rights")["member"]
        refused = pair.boris.ask("POST", f"/api/tables/{pair.id}/tickets", json={"right": "play", "member": ana})
        assert refused.json()["error"] == "error-table-facilitator"


# --- what remains of them ---------------------------------------------------------------------------------------------


class Told:
    """A stopped server that has seen every kind of secret, with all it wrote."""

    def __init__(self, folder: Path) -> None:
        config = Config(database=database(folder), password="open-sesame-please", webhooks=True, log="debug")
        with Child(config) as child:
            self.secrets = self.play(child)
        self.log = child.log
        self.files = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())

    def play(self, child: Child) -> dict[str, str]:
        ana, boris, cleo = (child.person(name) for name in ("Ana", "Boris", "Cleo"))
        for person in (ana, boris, cleo):
            person.post("/api/enter", {"password": "open-sesame-please"})
        ana.ask("POST", "/api/enter", json={"password": "guessed-wrongly"})
        made = ana.create("buenosos")
        boris.sit(made.id, made.invitation)
        found = {right: ana.invite(made.id, right).ticket for right in ("facilitate", "export", "play")}
        cleo.claim(made.id, found["facilitate"])
        cleo.ask("POST", f"/api/tables/{made.id}/claim", json={"ticket": found["facilitate"]})
        ana.ask("PUT", f"/api/tables/{made.id}/webhook", json={"kind": "plain", "url": "http://127.0.0.1:9/hush-hook"})
        with ana.look(made.id, 0) as one, boris.look(made.id, 1) as two:
            one.do("note", text="my-private-note")
            one.do("chat", text="our-plan", team=True)
            two.say("{ not-json-at-all")
            mover = one if one.legal else two
            mover.act(random.Random(1).choice(mover.legal))
        ana.ask("POST", f"/api/tables/{made.id}/do?lang=es", content=b"{", headers={"Content-Type": "application/json"})
        return {
            "Ana's cookie": secret(ana),
            "Boris's cookie": secret(boris),
            "Cleo's cookie": secret(cleo),
            "the pass of the door": str(ana.http.cookies["contienda-door"]).partition(".")[0],
            "the signature of the pass": str(ana.http.cookies["contienda-door"]).partition(".")[2],
            "the invitation": made.invitation,
            "the link to watch": made.watch,
            **{f"a link to {right}": ticket for right, ticket in found.items()},
            "the password": "open-sesame-please",
            "a wrong password": "guessed-wrongly",
        }


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    return Told(tmp_path_factory.mktemp("told"))


def test_only_hashes_are_stored(told: Told) -> None:
    assert b"Boris" in told.files, "the search finds what is there"
    for name, each in told.secrets.items():
        raw = base64.urlsafe_b64decode(each + "=" * (-len(each) % 4)) if len(each) in (32, 43) else each.encode()
        assert each.encode() not in told.files, name
        assert raw not in told.files, name


def test_no_secret_is_logged(told: Told) -> None:
    lines = [json.loads(line) for line in told.log.splitlines()]
    assert {"server.open", "table.created", "server.closed"} <= {line["event"] for line in lines}
    for name, each in told.secrets.items():
        assert each.encode() not in told.log, name
    for hidden in (b"my-private-note", b"our-plan", b"not-json", b"hush-hook", b"Boris", b"Ana"):
        assert hidden not in told.log


def test_no_secret_is_part_of_an_address(server: Server) -> None:
    """Addresses end up in histories and logs of others: links are exchanged in request bodies."""
    paths = server.person().get("/api/docs/openapi.json")["paths"]
    named = {each["name"] for item in paths.values() for call in item.values() for each in call.get("parameters", [])}
    assert not named & {"ticket", "key", "password", "invitation", "cookie", "token", "secret"}
