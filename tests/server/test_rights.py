"""Who may do what: every role at every endpoint. A new operation or command without a row here fails.

`ok` is success; otherwise the key of the refusal. Each row begins with a fresh table, and people ask in the order of
the columns, so that those who may do it come last.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import get_args

import pytest
from websockets.exceptions import InvalidStatus

from contienda.server.routes.sockets import REMOVED, RIGHTS_GONE
from contienda.table import commands
from tests.server.harness import SPECTATOR, Person, Server

ROLES = ("nobody", "stranger", "elsewhere", "exporter", "watcher", "member", "waits", "moves", "hosts")


class Scene:
    """A table of two teams in play. The people are named after their roles."""

    def __init__(self, server: Server) -> None:
        self.server = server
        hosts = server.person("Hedda")
        self.made = hosts.create("buenosos", ["team", "team"], team_chat=True)
        self.id = self.made.id
        first, second, member = server.person("Ana"), server.person("Boris"), server.person("Mia")
        first.sit(self.id, self.made.code, 0)
        second.sit(self.id, self.made.code, 1)
        self.actor = int(hosts.get(f"/api/tables/{self.id}")["actor"])
        self.moves, self.waits = (first, second) if self.actor == 0 else (second, first)
        self.mate = member.sit(self.id, self.made.code, self.actor).member
        exporter, watcher, stranger, elsewhere = (server.person(name) for name in ("Eva", "Wu", "Stan", "Else"))
        exporter.claim(self.id, hosts.invite(self.id, "export").ticket)
        watcher.claim(self.id, self.made.watch)
        stranger.http.cookies.set("contienda", "x" * 43, domain="127.0.0.1")
        self.other = elsewhere.create("buenosos", ["human", "level:1"])
        self.room = self.waits.post("/api/rooms", {"kind": "draft"})
        self.moves.post("/api/rooms/join", {"code": self.room["code"]})
        self.classroom = hosts.post("/api/classes", {"game": "buenosos", "tables": 1})
        self.moves.post(f"/api/classes/{self.classroom['id']}/join", {"alias": "Ana", "code": self.classroom["code"]})
        nobody = server.person()
        people = (nobody, stranger, elsewhere, exporter, watcher, member, self.waits, self.moves, hosts)
        self.people = dict(zip(ROLES, people, strict=True))


@pytest.fixture
def scene(server: Server) -> Scene:
    return Scene(server)


@pytest.fixture(scope="module")
def still(server: Server) -> Scene:
    """A scene that no test changes."""
    return Scene(server)


# --- every operation of the API ---------------------------------------------------------------------------------------

NO, WATCHING, HOSTS = "error-no-right", "error-table-watching", "error-table-facilitator"
NO_SEAT, BARRED = "error-room-no-seat", "error-table-barred"
OUTSIDE, ROLE = "error-class-stranger", "error-class-role"  # every role of a class: tests/classroom/test_roles.py

# operation: (method, path, body), then what each role gets, in the order of ROLES; one word stands for all
PLACES: dict[str, tuple[str, str, object]] = {
    "health": ("GET", "/healthz", None),
    "metrics": ("GET", "/metrics", None),
    "server": ("GET", "/api/server", None),
    "getLesson": ("GET", "/api/games/misiles/lesson", None),
    "enter": ("POST", "/api/enter", {"password": ""}),
    "listGames": ("GET", "/api/games", None),
    "getGame": ("GET", "/api/games/misiles", None),
    "getRules": ("GET", "/api/games/misiles/rules", None),
    "getWords": ("GET", "/api/games/misiles/words", None),
    "getScenario": ("GET", "/api/games/buenosos/scenarios/hospital", None),
    "getPrintOffer": ("GET", "/api/games/misiles/print", None),
    "printGame": ("POST", "/api/games/misiles/print", {"what": ["sheets"]}),
    "previewPrint": ("POST", "/api/games/misiles/print/preview", {"what": ["sheets"]}),
    "getArt": ("GET", "/api/games/kiberrubezh/art/024.svg", None),
    "listTables": ("GET", "/api/tables", None),
    "createTable": ("POST", "/api/tables", {"wish": {"game": "misiles"}, "name": "Any"}),
    "myTables": ("GET", "/api/mine", None),
    "findTable": ("GET", "/api/codes/{code}", None),
    "branchReplay": ("POST", "/api/replays", {"replay": {}, "branch": {"step": 0, "seats": []}}),
    "sit": ("POST", "/api/tables/{id}/sit", {"name": "Any", "seat": 0}),
    "claim": ("POST", "/api/tables/{id}/claim", {"ticket": "a" * 32}),
    "invite": ("POST", "/api/tables/{id}/tickets", {"right": "watch"}),
    "getTable": ("GET", "/api/tables/{id}", None),
    "myRights": ("GET", "/api/tables/{id}/rights", None),
    "command": ("POST", "/api/tables/{id}/do", {"do": "chat", "text": "hello"}),
    "poll": ("GET", "/api/tables/{id}/frames", None),
    "pastEvents": ("GET", "/api/tables/{id}/events?before=5", None),
    "story": ("GET", "/api/tables/{id}/story", None),
    "positionAt": ("GET", "/api/tables/{id}/positions/0", None),
    "getTableWords": ("GET", "/api/tables/{id}/words", None),
    "getTableGame": ("GET", "/api/tables/{id}/game", None),
    "hint": ("POST", "/api/tables/{id}/hint", None),
    "exportTable": ("GET", "/api/tables/{id}/export", None),
    "exportReplay": ("GET", "/api/tables/{id}/replay", None),
    "branchTable": ("POST", "/api/tables/{id}/branch", {"step": 0, "seats": [{"kind": "human"}] * 2, "name": "Any"}),
    "rematch": ("POST", "/api/tables/{id}/rematch", None),
    "setWebhook": ("PUT", "/api/tables/{id}/webhook", {"kind": "plain", "url": "http://127.0.0.1:9/hook"}),
    "deleteTable": ("DELETE", "/api/tables/{id}", None),
    "followDebrief": ("GET", "/api/tables/{id}/debrief", None),
    "debriefFile": ("GET", "/api/tables/{id}/debrief/file?format=json", None),
    "setTodos": ("PUT", "/api/tables/{id}/debrief/todos", {"rows": [], "version": 0}),
    "listCards": ("GET", "/api/cards", None),
    "listDecks": ("GET", "/api/decks", None),
    "checkDeck": ("POST", "/api/decks/check", {"text": "4 022"}),
    "writeDeck": ("POST", "/api/decks/write", {"cards": {"22": 4}}),
    "suggestDeck": ("POST", "/api/decks/suggest", {"way": "best"}),
    "openBoosters": ("GET", "/api/boosters", None),
    "checkCollection": ("POST", "/api/collections/check", {"text": "{}"}),
    "writeCollection": ("POST", "/api/collections/write", {"openings": []}),
    "createRoom": ("POST", "/api/rooms", {"kind": "duel"}),
    "joinRoom": ("POST", "/api/rooms/join", {"code": "NONE"}),
    "getRoom": ("GET", "/api/rooms/{room}", None),
    "pickCard": ("POST", "/api/rooms/{room}/pick", {"card": 1, "version": 0}),
    "submitDeck": ("POST", "/api/rooms/{room}/deck", {"text": "", "version": 0}),
    "listPlans": ("GET", "/api/games/buenosos/plans", None),
    "openClass": ("POST", "/api/classes", {"game": "misiles"}),
    "myClasses": ("GET", "/api/classes", None),
    "joinClass": ("POST", "/api/classes/{class_}/join", {"alias": "Any", "code": "NONE"}),
    "returnToClass": ("POST", "/api/classes/{class_}/return", {"personal": "NONE"}),
    "claimRole": ("POST", "/api/classes/{class_}/claim", {"ticket": "a" * 32}),
    "getClass": ("GET", "/api/classes/{class_}", None),
    "commandClass": ("POST", "/api/classes/{class_}/do", {"command": {"do": "note", "text": "hm"}}),
    "inviteToClass": ("POST", "/api/classes/{class_}/roles", {"role": "observer"}),
    "renewPersonalCode": ("POST", "/api/classes/{class_}/personal", {"member": "nobody"}),
    "exportClass": ("GET", "/api/classes/{class_}/export", None),
    "followClassDebrief": ("GET", "/api/classes/{class_}/debrief", None),
    "classDebriefFile": ("GET", "/api/classes/{class_}/debrief/file?format=json", None),
    "setClassTodos": ("PUT", "/api/classes/{class_}/debrief/todos", {"rows": [], "version": 0}),
    "eraseClass": ("DELETE", "/api/classes/{class_}", None),
}

# fmt: off
IN_PLAY: dict[str, str | tuple[str, ...]] = {
    #               nobody stranger elsewhere exporter watcher member waits moves hosts
    "health":       "ok",
    "metrics":      "ok",
    "server":       "ok",
    "enter":        "ok",
    "listGames":    "ok",
    "getGame":      "ok",
    "getRules":     "ok",
    "getWords":     "ok",
    "getScenario":  "ok",
    "getLesson":    "ok",
    "getPrintOffer": "ok",
    "printGame":    "ok",
    "previewPrint": "ok",
    "getArt":       "ok",
    "listTables":   "ok",
    "createTable":  "ok",
    "myTables":     "ok",
    "findTable":    "ok",
    "branchReplay": "error-replay-format",
    "sit":          (*["error-no-ticket"] * 8, "ok"),
    "claim":        "error-no-ticket",
    "invite":       (*[NO] * 5, *[HOSTS] * 3, "ok"),
    "getTable":     (*[NO] * 4, *["ok"] * 5),
    "myRights":     "ok",
    "command":      (*[NO] * 5, *["ok"] * 4),
    "poll":         (*[NO] * 4, *["ok"] * 5),
    "pastEvents":   (*[NO] * 4, *["ok"] * 5),
    "story":        (*[NO] * 4, *["ok"] * 5),
    "followDebrief": (*[NO] * 4, *["error-debrief-running"] * 5),
    "debriefFile":  (*[NO] * 4, *["error-debrief-running"] * 5),
    "setTodos":     (*[NO] * 4, *["error-debrief-running"] * 5),
    "positionAt":   (*[NO] * 4, *["ok"] * 5),
    "getTableWords": (*[NO] * 4, *["ok"] * 5),
    "getTableGame": (*[NO] * 4, *["ok"] * 5),
    "hint":         (*[NO] * 5, "ok", "error-table-not-your-turn", "ok", NO),
    "exportTable":  (*[NO] * 3, "error-not-over", NO, *["error-not-over"] * 4),
    "exportReplay": (*[NO] * 3, "error-not-over", NO, *["error-not-over"] * 4),
    "branchTable":  (*[NO] * 4, *["error-not-over"] * 5),
    "rematch":      (*[NO] * 5, *["error-not-over"] * 4),
    "setWebhook":   (*[NO] * 8, "ok"),
    "deleteTable":  (*[NO] * 8, "ok"),
    "listCards":    "ok",
    "listDecks":    "ok",
    "checkDeck":    "ok",
    "writeDeck":    "ok",
    "suggestDeck":  "ok",
    "openBoosters": "ok",
    "checkCollection": "error-no-collection",
    "writeCollection": "ok",
    "createRoom":   "ok",
    "joinRoom":     "error-no-room-code",
    "getRoom":      (*[NO_SEAT] * 6, "ok", "ok", NO_SEAT),
    "pickCard":     (*[NO_SEAT] * 6, *["error-room-not-in-pack"] * 2, NO_SEAT),
    "submitDeck":   (*[NO_SEAT] * 6, *["error-room-not-building"] * 2, NO_SEAT),
    "listPlans":    "ok",
    "openClass":    "ok",
    "myClasses":    "ok",
    "joinClass":    "error-class-code",
    "returnToClass": "error-class-personal",
    "claimRole":    (*["error-class-ticket"] * 7, *["error-class-has-role"] * 2),
    "getClass":     (*[OUTSIDE] * 7, "ok", "ok"),
    "commandClass": (*[OUTSIDE] * 7, ROLE, "ok"),
    "inviteToClass": (*[OUTSIDE] * 7, ROLE, "ok"),
    "renewPersonalCode": (*[OUTSIDE] * 7, ROLE, "error-class-member"),
    "exportClass":  (*[OUTSIDE] * 7, ROLE, "ok"),
    "followClassDebrief": (*[OUTSIDE] * 7, "error-debrief-class", "ok"),
    "classDebriefFile": (*[OUTSIDE] * 7, "error-debrief-class", "ok"),
    "setClassTodos": (*[OUTSIDE] * 7, "error-debrief-class", "ok"),
    "eraseClass":   (*[OUTSIDE] * 7, ROLE, "ok"),
}
# fmt: on


def test_every_operation_has_a_row(server: Server) -> None:
    paths = server.person().get("/api/docs/openapi.json")["paths"]
    operations = {each["operationId"] for item in paths.values() for each in item.values()}
    assert operations == set(PLACES) == set(IN_PLAY)


@pytest.mark.parametrize("operation", [name for name, (method, _, _) in PLACES.items() if method == "GET"])
def test_looking_in_play(still: Scene, operation: str) -> None:
    check(still, operation)


@pytest.mark.parametrize("operation", [name for name, (method, _, _) in PLACES.items() if method != "GET"])
def test_changing_in_play(scene: Scene, operation: str) -> None:
    check(scene, operation)


def check(scene: Scene, operation: str) -> None:
    got = tuple(ask(scene, person, operation) for person in scene.people.values())
    assert dict(zip(ROLES, got, strict=True)) == named(IN_PLAY[operation])


def ask(scene: Scene, person: Person, operation: str) -> str:
    method, path, body = PLACES[operation]
    ids = {"id": scene.id, "code": scene.made.code, "room": scene.room["id"], "class_": scene.classroom["id"]}
    answer = person.ask(method, path.format(**ids), json=body)
    assert answer.status_code < 500
    return "ok" if answer.is_success else str(answer.json()["error"])


def named(expected: str | tuple[str, ...]) -> dict[str, str]:
    return dict(zip(ROLES, [expected] * len(ROLES) if isinstance(expected, str) else expected, strict=True))


# --- every command, over HTTP and over the socket ---------------------------------------------------------------------

HTTP_ONLY = 4  # of the roles have no socket at this table

# fmt: off
COMMANDS: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    # the request, then what the watcher, the member, who waits, who moves, and the host get; all others have no right
    "act":      ({"expect": -1, "action": -1},
                 (NO, "error-table-captain", "error-table-not-your-turn", "ok", WATCHING)),
    "type":     ({"expect": -1}, (NO, *["error-table-no-chance"] * 4)),
    "undo":     ({"expect": -1}, (NO, "error-table-captain", *["error-table-nothing-to-undo"] * 2, WATCHING)),
    "answer":   ({"agree": True}, (NO, *["error-table-no-request"] * 4)),
    "rollback": ({"to": 0, "reason": "again"}, (NO, *[HOSTS] * 3, "ok")),
    "start":    ({}, (NO, *[HOSTS] * 3, "error-table-started")),
    "leave":    ({}, (NO, "ok", "ok", "ok", WATCHING)),
    "remove":   ({"seat": "actor", "member": "mate"}, (NO, *[HOSTS] * 3, "ok")),
    "readmit":  ({"member": "mate"}, (NO, *[HOSTS] * 3, "error-table-not-removed")),
    "consent":  ({"seat": "actor", "on": True}, (NO, *[HOSTS] * 3, "ok")),
    "captain":  ({"seat": "actor", "member": "mate"},
                 (NO, "error-table-captain", "error-table-not-yours", "ok", "ok")),
    "reseat":   ({"seat": "actor", "to": {"kind": "open"}}, (NO, *[HOSTS] * 3, "ok")),
    "standin":  ({"seat": "actor", "bot": ""}, (NO, "error-table-captain", "error-table-not-yours", "ok", "ok")),
    "pause":    ({}, (NO, "ok", *["error-table-paused"] * 3)),
    "resume":   ({}, (NO, *["error-table-not-paused"] * 4)),
    "extend":   ({}, (NO, *[HOSTS] * 3, "error-table-no-clock")),
    "chat":     ({"text": "hello", "team": True}, (NO, "ok", "ok", "ok", WATCHING)),
    "note":     ({"text": "hm"}, (NO, *["ok"] * 4)),
    "switch":   ({"locked": True}, (NO, *[HOSTS] * 3, "ok")),
    "show":     ({"on": True}, (NO, "error-table-captain", "ok", "ok", WATCHING)),
    "vote":     ({"action": -1}, (NO, "ok", "error-table-not-your-turn", "ok", WATCHING)),
    "unvote":   ({}, (NO, "error-table-no-vote", "error-table-not-your-turn", "error-table-no-vote", WATCHING)),
    "microanswer": ({"text": "x"}, (NO, *["error-table-no-micro"] * 3, WATCHING)),
    "freeze":   ({"text": "Why?"}, (NO, *[HOSTS] * 3, "ok")),
    "timebox":  ({"label": "Plan", "seconds": 60}, (NO, *[HOSTS] * 3, "ok")),
    "extendtimebox": ({}, (NO, *[HOSTS] * 3, "error-table-no-timebox")),
    "inject":   ({"text": "News"}, (NO, *[HOSTS] * 3, "ok")),
    "adjust":   ({"action": -1, "reason": "x"}, (NO, *[HOSTS] * 3, "error-adjustment")),
    "rule":     ({"text": "It counts.", "reason": "10.2"}, (NO, *[HOSTS] * 3, "ok")),
    "openmicro": ({}, (NO, *[HOSTS] * 3, "ok")),
    "closemicro": ({}, (NO, *[HOSTS] * 3, "error-table-no-micro")),
}
# fmt: on


def test_every_command_has_a_row() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(commands.Any)}
    assert kinds == set(COMMANDS)


HARMLESS = (
    *("type", "undo", "answer", "start", "resume", "extend", "chat", "note", "readmit"),
    *("unvote", "microanswer", "extendtimebox", "adjust", "closemicro"),
)


@pytest.mark.parametrize("over", ["http", "socket"])
@pytest.mark.parametrize("command", HARMLESS)
def test_commands_without_effect(still: Scene, command: str, over: str) -> None:
    command_by_all(still, command, over)


@pytest.mark.parametrize("over", ["http", "socket"])
@pytest.mark.parametrize("command", [each for each in COMMANDS if each not in HARMLESS])
def test_commands(scene: Scene, command: str, over: str) -> None:
    command_by_all(scene, command, over)


def command_by_all(scene: Scene, command: str, over: str) -> None:
    given, expected = COMMANDS[command]
    body = filled(scene, given)
    got = []
    for role, person in scene.people.items():
        if over == "http":
            answer = person.do(scene.id, command, **body)
            got.append("ok" if answer.is_success else answer.json()["error"])
        elif ROLES.index(role) < HTTP_ONLY:
            with pytest.raises(InvalidStatus):
                person.knock(scene.id)
            got.append(NO)
        else:
            with person.look(scene.id) as socket:
                frame = socket.do(command, **body)
                got.append("ok" if frame["t"] == "done" else frame["error"])
    assert dict(zip(ROLES, got, strict=True)) == named((*[NO] * HTTP_ONLY, *expected))


def filled(scene: Scene, given: dict[str, object]) -> dict[str, object]:
    """Return the command for this very table: who decides, what is legal, and the current entry."""
    table = scene.server.live(scene.id).table
    values: dict[object, object] = {"actor": scene.actor, "mate": scene.mate}
    found = {name: values.get(value, value) if isinstance(value, str) else value for name, value in given.items()}
    if "expect" in found:
        found["expect"] = table.now.position
    if "action" in found:
        found["action"] = table.state.actions()[0]
    return found


# --- which seats one may look from ------------------------------------------------------------------------------------

UNSEEN = "error-no-view"

# fmt: off
LOOKS: dict[str, tuple[str, str, str]] = {
    #            the bench  the seat to move  the other seat
    "nobody":    (NO,       NO,               NO),
    "stranger":  (NO,       NO,               NO),
    "elsewhere": (NO,       NO,               NO),
    "exporter":  (NO,       NO,               NO),
    "watcher":   ("ok",     UNSEEN,           UNSEEN),
    "member":    ("ok",     "ok",             UNSEEN),
    "waits":     ("ok",     UNSEEN,           "ok"),
    "moves":     ("ok",     "ok",             UNSEEN),
    "hosts":     ("ok",     UNSEEN,           UNSEEN),
}
# fmt: on
PAGES = ("frames?seat={}", "events?before=9&seat={}", "story?seat={}", "positions/0?seat={}")


@pytest.mark.parametrize("role", ROLES)
def test_views(still: Scene, role: str) -> None:
    person = still.people[role]
    for seat, expected in zip((SPECTATOR, still.actor, 1 - still.actor), LOOKS[role], strict=True):
        for page in PAGES:
            answer = person.ask("GET", f"/api/tables/{still.id}/{page.format(seat)}")
            assert (page, "ok" if answer.is_success else answer.json()["error"]) == (page, expected)
        assert opens(person, still.id, seat) == (expected == "ok")


@pytest.mark.parametrize("seat", [-2, -1, 2, 15, 16, 100, 101, "", "x", "0x0", "٠"])
def test_there_is_no_such_seat(still: Scene, seat: int | str) -> None:
    for page in PAGES:
        assert still.people["moves"].ask("GET", f"/api/tables/{still.id}/{page.format(seat)}").status_code in (400, 403)
    assert not opens(still.people["moves"], still.id, seat)


def test_a_shown_seat_can_be_looked_at_but_not_played(scene: Scene) -> None:
    watcher = scene.people["watcher"]
    scene.moves.do(scene.id, "show", on=True)
    with watcher.look(scene.id, scene.actor) as guest, scene.moves.look(scene.id, scene.actor) as player:
        assert guest.document["view"] == player.document["view"]
        assert (guest.legal, guest.document["undo"]) == ([], None)
        assert guest.act(player.legal[0])["error"] == NO
        scene.moves.do(scene.id, "show", on=False)
        assert guest.closed() == RIGHTS_GONE
    assert watcher.ask("GET", f"/api/tables/{scene.id}/frames?seat={scene.actor}").json()["error"] == UNSEEN


def opens(person: Person, table: str, seat: int | str) -> bool:
    """Tell whether they get a socket there."""
    try:
        with person.knock(table, seat) as socket:
            return bool(socket.read()["t"] == "snapshot")
    except InvalidStatus as refused:
        return refused.response.status_code != 403


# --- overseers --------------------------------------------------------------------------------------------------------


def oversees(scene: Scene) -> Person:
    """Return somebody who got the right as the facilitator or evaluator of a class does."""
    person = scene.server.person("Olga")
    person.claim(scene.id, scene.made.watch)
    scene.server.grant(person, scene.id, "oversee")
    return person


def test_an_overseer_looks_from_every_seat_and_plays_none(scene: Scene) -> None:
    person = oversees(scene)
    for operation, (method, _, _) in PLACES.items():
        if method == "GET":
            assert ask(scene, person, operation) == ask(scene, scene.people["watcher"], operation), operation
    for seat in (SPECTATOR, 0, 1):
        for page in PAGES:
            assert person.ask("GET", f"/api/tables/{scene.id}/{page.format(seat)}").is_success
    with person.look(scene.id, scene.actor) as over, scene.moves.look(scene.id, scene.actor) as player:
        assert over.document["view"] == player.document["view"]
        assert (over.legal, over.document["typing"], over.document["undo"]) == ([], [], None)
        assert over.you["may"] == "watch"
        assert over.act(player.legal[0])["error"] == NO
        scene.people["member"].do(scene.id, "vote", action=player.legal[0], word="please")
        over.until(lambda: over.document["ballot"]["voted"] == 1)
        scene.people["member"].do(scene.id, "chat", text="psst", team=True)
        over.until(lambda: [line["text"] for line in over.lines] == ["psst"])
    assert not opens(person, scene.id, 2)


def test_an_overseer_never_sits_down(scene: Scene) -> None:
    person = oversees(scene)
    body = {"name": "Olga", "seat": -1, "key": scene.made.code}
    assert person.ask("POST", f"/api/tables/{scene.id}/sit", json=body).json()["error"] == "error-table-oversees"
    link = scene.moves.invite(scene.id, "play").ticket
    answer = person.ask("POST", f"/api/tables/{scene.id}/claim", json={"ticket": link})
    assert answer.json()["error"] == "error-table-oversees"


def test_a_player_oversees_nothing(scene: Scene) -> None:
    """The right does not work for somebody who plays there."""
    scene.server.grant(scene.waits, scene.id, "oversee")
    assert "oversee" not in scene.waits.get(f"/api/tables/{scene.id}/rights")["rights"]
    assert not opens(scene.waits, scene.id, scene.actor)


def test_who_loses_the_right_to_oversee_loses_the_view_at_once(scene: Scene) -> None:
    person = oversees(scene)
    with person.look(scene.id, scene.actor) as socket:
        scene.server.revoke(person, scene.id, "oversee")
        assert socket.closed() == RIGHTS_GONE
    body = {"name": "Olga", "seat": 1 - scene.actor, "key": scene.made.code}
    answer = person.ask("POST", f"/api/tables/{scene.id}/sit", json=body)
    assert answer.json()["error"] == "error-table-seen", "what was seen cannot be forgotten"


def test_nobody_can_invite_an_overseer(scene: Scene) -> None:
    answer = scene.people["hosts"].ask("POST", f"/api/tables/{scene.id}/tickets", json={"right": "oversee"})
    assert answer.status_code == 400


def test_a_role_is_sent_when_it_changes(scene: Scene) -> None:
    member = scene.people["member"]
    with member.look(scene.id, scene.actor) as mate, scene.moves.look(scene.id, scene.actor) as captain:
        assert (mate.you["may"], captain.you["may"]) == ("vote", "decide")
        scene.moves.do(scene.id, "captain", seat=scene.actor, member=scene.mate)
        mate.until(lambda: mate.you["may"] == "decide")
        captain.until(lambda: captain.you["may"] == "vote")
        scene.people["hosts"].do(scene.id, "freeze", text="Why?")
        mate.until(lambda: mate.you["may"] == "watch")
    polled = member.get(f"/api/tables/{scene.id}/frames", seat=scene.actor)
    assert polled["you"] == polled["frames"][0]["you"]


# --- a seat that is lost ----------------------------------------------------------------------------------------------


def test_who_leaves_loses_his_view_at_once(scene: Scene) -> None:
    with scene.moves.look(scene.id, scene.actor) as one, scene.moves.look(scene.id, scene.actor) as another:
        assert one.do("leave")["t"] == "done"
        assert one.closed() == RIGHTS_GONE
        assert another.closed() == RIGHTS_GONE
    lost(scene, scene.moves)


def test_who_is_removed_loses_his_view_at_once(scene: Scene) -> None:
    member = scene.people["member"]
    with member.look(scene.id, scene.actor) as socket, scene.moves.look(scene.id, scene.actor) as captain:
        scene.people["hosts"].do(scene.id, "remove", seat=scene.actor, member=scene.mate)
        assert socket.closed() == REMOVED
        captain.until(lambda: len(captain.table["seats"][scene.actor]["members"]) == 1)
    assert not opens(member, scene.id, scene.actor)
    assert not opens(member, scene.id, SPECTATOR)


# fmt: off
AFTER_REMOVAL: dict[str, str] = {
    # at this table nothing is left; everywhere else a removed person is an ordinary stranger
    **dict.fromkeys(("sit", "claim", "invite", "getTable", "command", "poll", "pastEvents", "story", "positionAt",
                     "getTableWords", "getTableGame", "hint", "exportTable", "exportReplay", "branchTable", "rematch",
                     "setWebhook", "deleteTable", "followDebrief", "debriefFile", "setTodos"), BARRED),
}
# fmt: on


@pytest.mark.parametrize("operation", PLACES)
def test_what_a_removed_person_may_do(removed: Scene, operation: str) -> None:
    expected = named(IN_PLAY[operation])["elsewhere"]
    assert ask(removed, removed.people["member"], operation) == AFTER_REMOVAL.get(operation, expected)
    assert (expected in (NO, "error-no-ticket")) == (operation in AFTER_REMOVAL)


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_of_a_removed_person_is_taken(removed: Scene, command: str) -> None:
    body = filled(removed, COMMANDS[command][0])
    assert removed.people["member"].do(removed.id, command, **body).json()["error"] == BARRED


@pytest.fixture(scope="module")
def removed(server: Server) -> Scene:
    """A scene from which a member of the deciding team was removed."""
    found = Scene(server)
    assert found.people["hosts"].do(found.id, "remove", seat=found.actor, member=found.mate).is_success
    return found


def test_who_is_replaced_by_a_bot_loses_his_view_at_once(scene: Scene) -> None:
    with scene.waits.look(scene.id, 1 - scene.actor) as socket:
        bot = {"kind": "bot", "bot": "level:1"}
        scene.people["hosts"].do(scene.id, "reseat", seat=1 - scene.actor, to=bot)
        assert socket.closed() == RIGHTS_GONE
    assert scene.waits.do(scene.id, "chat", text="still here").json()["error"] == WATCHING


def test_a_poll_that_waits_while_its_seat_is_lost_sees_nothing_more(scene: Scene) -> None:
    member = scene.people["member"]
    first = member.get(f"/api/tables/{scene.id}/frames", seat=scene.actor)["frames"][0]
    path = f"/api/tables/{scene.id}/frames?seat={scene.actor}&since={first['sequence']}"
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(member.ask, "GET", path)
        scene.server.until(lambda: bool(scene.server.live(scene.id).waiters))
        scene.people["hosts"].do(scene.id, "remove", seat=scene.actor, member=scene.mate)
        assert waiting.result().json()["error"] == BARRED


def lost(scene: Scene, person: Person) -> None:
    """Check that they may watch, but not look from the seat, play, or ask for it on another device."""
    for page in PAGES:
        assert person.ask("GET", f"/api/tables/{scene.id}/{page.format(scene.actor)}").json()["error"] == UNSEEN
    assert not opens(person, scene.id, scene.actor)
    assert person.do(scene.id, "act", action=0, expect=0).json()["error"] == WATCHING
    ticket = person.ask("POST", f"/api/tables/{scene.id}/tickets", json={"right": "play"})
    assert ticket.json()["error"] == NO


# --- after the end ----------------------------------------------------------------------------------------------------

# fmt: off
AFTER: dict[str, tuple[str, ...]] = {
    #                nobody ... watcher member waits moves hosts
    "positionAt":    (*[NO] * 4, *["ok"] * 5),
    "story":         (*[NO] * 4, *["ok"] * 5),
    "exportTable":   (*[NO] * 3, "ok", NO, *["ok"] * 4),
    "followDebrief": (*[NO] * 4, *["ok"] * 5),
    "debriefFile":   (*[NO] * 4, *["ok"] * 5),
    "setTodos":      (*[NO] * 5, "ok", *["error-debrief-changed"] * 3),
    "exportReplay":  (*[NO] * 3, "ok", NO, *["ok"] * 4),
    "branchTable":   (*[NO] * 4, *["ok"] * 5),
    "rematch":       (*[NO] * 5, *["ok"] * 4),
}
# fmt: on


@pytest.fixture(scope="module")
def finished(server: Server) -> Scene:
    """A scene that bots played to the end."""
    found = Scene(server)
    with found.people["hosts"].look(found.id) as socket:
        for seat in (0, 1):
            found.people["hosts"].do(found.id, "standin", seat=seat, bot="level:1")
        socket.until(lambda: socket.over)
    return found


@pytest.mark.parametrize("operation", AFTER)
def test_operations_after_the_end(finished: Scene, operation: str) -> None:
    got = tuple(ask(finished, person, operation) for person in finished.people.values())
    assert dict(zip(ROLES, got, strict=True)) == named(AFTER[operation])


def test_after_the_end_everybody_looks_from_every_seat(finished: Scene) -> None:
    views = [finished.people["watcher"].get(f"/api/tables/{finished.id}/positions/9", seat=seat) for seat in (0, 1)]
    assert [each["view"] for each in views] == [
        finished.server.live(finished.id).table.position_at(9).view(seat) for seat in (0, 1)
    ]


@pytest.mark.parametrize("command", ["act", "undo", "type", "rollback", "pause"])
def test_nothing_is_played_after_the_end(finished: Scene, command: str) -> None:
    before = finished.server.fingerprint(finished.id)
    for role in ("waits", "moves", "hosts"):
        extra = {"reason": "again"} if command == "rollback" else {}
        refused = finished.people[role].do(finished.id, command, **extra).json()["error"]
        assert refused == (HOSTS if command == "rollback" and role != "hosts" else "error-table-over")
    assert finished.server.fingerprint(finished.id) == before
