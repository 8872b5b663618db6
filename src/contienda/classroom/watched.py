"""A table of a class as its facilitator follows it: the tile, the course of its markers, who is there, and alerts."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

from contienda.classroom.document import Alert, Tile, TileMicro, TileTimebox
from contienda.classroom.fold import Classroom
from contienda.classroom.tiles import NOTHING, Course, Facts, GameTile, facts_of, tile_of
from contienda.core.state import CHANCE, OVER, SPECTATOR, View
from contienda.table.clock import deadline, micro_deadline, timebox_deadline
from contienda.table.table import ENDED, LOBBY, PLAYING, Table

GRACE = 10_000  # milliseconds after which somebody counts as away: a page that reloads is back sooner
LONG = 180_000  # milliseconds for one decision, without a timebox, that are worth a look
NO_VIEW: View = {}


class Watched:
    """One table of a class, and what was last computed of it."""

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.table: Table | None = None
        self.here: frozenset[str] = frozenset()
        self.away: dict[str, int] = {}  # since when somebody is not connected
        self.course = Course()
        self.sequence = -1  # of the table, when the tile was made
        self.view = NO_VIEW
        self.game_tile: GameTile = NOTHING
        self.beginnings: dict[int, View] = {}  # the views with which this turn and the one before began
        self.facts = Facts()
        self.public: object = None  # the position as spectators count them
        self.since = 0  # when it came about; a decision nobody saw does not change it
        self.timed = ""  # the turn and phase whose timebox was set

    def follow(self, table: Table) -> bool:
        """Look at the table as it is now; False if nothing has changed there."""
        if self.table is table and self.sequence == table.now.sequence:
            return False
        self.table, self.sequence = table, table.now.sequence
        public = (table.position(SPECTATOR), table.actor(), table.now.still())
        if public != self.public:
            self.public, self.since = public, table.now.since
        self.view = table.state.view(SPECTATOR)
        self.game_tile = tile_of(table.game.id, self.view, self.before)
        self.facts = facts_of(self.game_tile)
        if self.began(self.facts.turn, self.view):
            self.game_tile = tile_of(table.game.id, self.view, self.before)
        if table.now.phase != LOBBY:
            self.course.note(self.facts)
        return True

    @property
    def before(self) -> View | None:
        """Return the view when the turn before the current one began, if it was seen."""
        return self.beginnings.get(self.facts.turn - 1)

    def began(self, turn: int, view: View) -> bool:
        """Keep the view with which a turn began, and that of the turn before; False if it goes on."""
        if turn in self.beginnings and all(each <= turn for each in self.beginnings):
            return False
        kept = {number: each for number, each in self.beginnings.items() if turn - 1 <= number < turn}
        self.beginnings = {**kept, turn: view}
        return True

    def recall(self, table: Table) -> Iterator[None]:
        """Rebuild the course of the markers from the history of the table, a few actions at a time."""
        course, actions = Course(), list(table.actions)
        beginnings: dict[int, View] = {}
        state = table.game.start(len(table.now.seats), table.options)
        for number, action in enumerate(actions):
            state.apply(action)
            view = state.view(SPECTATOR)
            facts = facts_of(tile_of(table.game.id, view))
            course.note(facts)
            if facts.turn not in beginnings:
                beginnings = {turn: each for turn, each in beginnings.items() if turn == facts.turn - 1}
                beginnings[facts.turn] = view
            if number % 8 == 7:
                yield
        if actions == list(table.actions):
            self.course, self.beginnings = course, beginnings
            self.sequence = -1  # look again: an alert may depend on the turn before

    def present(self, here: Collection[str], members: Collection[str], now: int) -> bool:
        """Note who is connected; False if that has not changed."""
        found = frozenset(here)
        for member in members:
            if member in found:
                self.away.pop(member, None)
            else:
                self.away.setdefault(member, now)
        if found == self.here:
            return False
        self.here = found
        return True

    def is_away(self, member: str, now: int) -> bool:
        return member not in self.here and now - self.away.get(member, now) >= GRACE


def tile(classroom: Classroom, watched: Watched, now: int) -> Tile:
    """Return what anybody who may see the public boards is shown of a table."""
    found = bare(classroom, watched)
    table = watched.table
    if table is None:
        return found
    status, actor = table.now, table.actor()
    deciding = table.deciding()
    found["id"] = watched.id
    found["turn"], found["turns"] = watched.facts.turn, watched.facts.turns
    found["step"] = table.unseen(SPECTATOR).step(len(table.actions))
    found["step_label"] = watched.facts.phase
    if status.phase == PLAYING:
        found["actor"] = "chance" if actor == CHANCE else None if actor == OVER else actor
        found["since"] = watched.since
    if deciding is not None:
        found["actor_name"] = next((each.name for each in deciding.members if each.id == deciding.captain), "")
    limits = [each for each in (timebox_deadline(table), deadline(table)) if each is not None]
    found["deadline"] = min(limits, default=None)
    found["timebox"] = timebox(table)
    found["markers"] = [
        {**each, "history": watched.course.history(each["key"], each["value"])} for each in watched.game_tile["markers"]
    ]
    found["mini"] = watched.view
    found["alert"] = alert(classroom, watched, now)
    found["micro"] = micro(table)
    if status.phase == ENDED:
        found["ending"], found["scores"] = table.state.ending(), table.state.scores()
    return found


def bare(classroom: Classroom, watched: Watched) -> Tile:
    """Return what a student is shown of a table that is not theirs: with the same deal, a board tells the future."""
    table = watched.table
    phases: dict[str, Literal["lobby", "playing", "over"]] = {PLAYING: "playing", ENDED: "over"}
    people = classroom.at(watched.number)
    return {
        "number": watched.number,
        "id": "",
        "phase": phases.get(table.now.phase, "lobby") if table is not None else "lobby",
        "turn": 0,
        "turns": 0,
        "step": 0,
        "step_label": "",
        "actor": None,
        "actor_name": "",
        "since": 0,
        "deadline": None,
        "timebox": None,
        "markers": [],
        "mini": {},
        "alert": None,
        "paused": table is not None and table.now.paused is not None and table.now.discussion is None,
        "frozen": table is not None and table.now.discussion is not None,
        "topic": table.now.discussion.text if table is not None and table.now.discussion is not None else "",
        "online": sum(each.member in watched.here for each in people),
        "of": len(people),
        "room": classroom.setup.per_table,
        "bots": [seat.bot for seat in table.now.seats] if table is not None else [""] * classroom.setup.seats,
        "micro": None,
        "ending": None,
        "scores": None,
    }


def timebox(table: Table) -> TileTimebox | None:
    box = table.now.timebox
    if box is None:
        return None
    return {"label": box.label, "seconds": box.milliseconds // 1000, "deadline": timebox_deadline(table)}


def micro(table: Table) -> TileMicro | None:
    found = table.now.micro
    if found is None:
        return None
    return {
        "turn": found.turn,
        "until": micro_deadline(table),
        "asked": [each.seat for each in found.questions],
        "answered": sorted(found.answers),
    }


# --- alerts -----------------------------------------------------------------------------------------------------------


def alert(classroom: Classroom, watched: Watched, now: int) -> Alert | None:
    """Return the most urgent thing about a table; of equal ones, about its people first."""
    found = [*of_people(classroom, watched, now), *watched.game_tile["alerts"]]
    if watched.table is None or watched.table.now.phase == LOBBY:
        return None
    return max(found, key=lambda each: each["rank"], default=None)


def of_people(classroom: Classroom, watched: Watched, now: int) -> list[Alert]:
    table = watched.table
    if table is None or table.now.phase == LOBBY:
        return []
    if table.now.phase == ENDED:
        return [{"rank": 1, "key": "class-alert-over", "args": {}}]
    found: list[Alert] = []
    people = classroom.at(watched.number)
    seat = table.deciding()
    if people and all(watched.is_away(each.member, now) for each in people):
        found.append({"rank": 1, "key": "class-alert-away", "args": {}})
    elif seat is not None and not seat.bot and not seat.members:
        found.append({"rank": 1, "key": "class-alert-empty", "args": {"seat": table.actor()}})
    elif seat is not None and not seat.bot and watched.is_away(seat.captain, now):
        name = next((each.name for each in seat.members if each.id == seat.captain), "")
        found.append({"rank": 1, "key": "class-alert-captain", "args": {"seat": table.actor(), "name": name}})
    if table.now.still() or seat is None or seat.bot:
        return found
    if table.now.timebox is not None:
        if table.now.timebox.over:
            found.append({"rank": 1, "key": "class-alert-late", "args": {"seat": table.actor()}})
    elif table.setup.clock.mode == "none" and now - table.now.since + table.now.used >= LONG:
        found.append({"rank": 1, "key": "class-alert-slow", "args": {"seat": table.actor()}})
    return found
