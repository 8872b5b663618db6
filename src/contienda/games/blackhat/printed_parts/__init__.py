"""What can be printed of Black Hat: board, tiles, cards, pawns, markers, aids. See `contienda.press.parts`."""

from __future__ import annotations

from pathlib import Path

from contienda.core.game import Game
from contienda.games.blackhat import constants as c
from contienda.games.blackhat.board import Board
from contienda.games.blackhat.drawings import cards, colours, hats, network, spaces, table
from contienda.games.blackhat.drawings.hats import STAR, TRACER
from contienda.games.blackhat.game import BlackHatGame
from contienda.i18n.scenario_names import name_in
from contienda.play import rulebook, svg
from contienda.press import rule_sheet
from contienda.press.parts import Credits, Face, Job, Kind, Part, Printed
from contienda.quality.toml_reader import Table

LAYOUTS = Path(__file__).parent / "print.typ"
COPIES = 7  # of each rank (2.1)
JOKERS = 5
STICKER = 15.0
MOST_CELLS = 400  # of a board somebody asks a ground for
# What the aid says of each kind of space, by the term of the glossary, and which clauses it quotes.
KINDS = ("host", "cache", "critical", "dos", "alarm", "honeypot", "exploit", "randomizer")
TRICKS = ("5.1", "5.2", "5.3", "5.4", "5.5", "6.1", "6.2", "7.1", "7.2", "7.3", "7.4", "7.4a", "7.4b", "7.5")
HACKS = (
    "5.7",
    "5.7a",
    "5.7b",
    "5.7c",
    "8.2",
    "8.3",
    "8.4",
    "8.5",
    "8.7",
    "10.1",
    "10.1a",
    "10.1b",
    "10.1c",
    "10.2",
    "10.3",
    "12.2",
    "12.3",
)


def groups(game: Game) -> list[str]:
    found = ["board", "tiles", "assets", "cards", "status", "pawns", "markers", "aids", "rules"]
    return found if board_of(game).places else [each for each in found if each != "tiles"]


def printed(job: Job) -> Printed:
    """Return the parts of the groups of a job."""
    board = board_of(job.game)
    files: dict[str, str] = {}
    made = {
        "board": lambda: board_parts(job, board, files),
        "tiles": lambda: tile_parts(job, board, files),
        "assets": lambda: asset_parts(job, board, files),
        "cards": lambda: card_parts(job, files),
        "status": lambda: status_parts(job, files),
        "pawns": lambda: pawn_parts(job, files),
        "markers": lambda: marker_parts(job, files),
        "aids": lambda: aid_parts(job, files),
        "rules": lambda: [rule_sheet.rule_sheet(job)],
    }
    parts = [part for group in job.groups for part in made[group]()]
    return Printed(title(job, board), parts, credits(job, board), files)


def art(name: str, light: str) -> str | None:
    """A picture for the page: `card-7`, `card-back`, `hat-0A`, `kind-cache`, or the ground `network-11x4`."""
    kind, _, which = name.partition("-")
    drawn = "print" if light == "print" else "night"  # the city at night is the same in every theme
    if kind == "card" and which == "back":
        return cards.back(drawn)
    if kind == "card" and which in c.CARD_NAMES:
        return cards.face(c.CARD_NAMES.index(which), "", drawn)
    if kind == "hat" and which[:1].isdecimal() and int(which[0]) < c.MOST_PLAYERS and which[1:] in ("", *c.PAWN_NAMES):
        return svg.drawing(40, 30, hats.hat(int(which[0]), which[1:], drawn))
    if kind == "kind" and which in KINDS:
        return spaces.emblem(which, colours.OF[drawn])
    columns, _, rows = which.partition("x")
    if kind == "network" and columns.isdecimal() and rows.isdecimal() and 0 < int(columns) * int(rows) <= MOST_CELLS:
        width, height = int(columns) * spaces.CELL, int(rows) * spaces.CELL
        return svg.drawing(width, height, network.ground(width, height, drawn, "network"))
    return None


# --- what the order is about -----------------------------------------------------------------------------------------


def board_of(game: Game) -> Board:
    assert isinstance(game, BlackHatGame)
    return game.board


def light(job: Job) -> str:
    return "print" if job.low else "night"


def title(job: Job, board: Board) -> str:
    """The name of the game, and of the board if it is not the standard one."""
    name = name_in(board.meta.get("title"), job.language, "en")
    return " · ".join(each for each in (job.words("game-name"), name) if each)


def credits(job: Job, board: Board) -> Credits:
    """The people behind the game; a board file may name its author."""
    own = " ".join(str(board.meta[key]) for key in ("attribution", "licence") if key in board.meta)
    return Credits(" ".join(each for each in (job.words("print-credits"), own) if each), job.words("print-ours"))


# --- parts -----------------------------------------------------------------------------------------------------------


def picture(files: dict[str, str], name: str, drawn: str) -> Face:
    """A face that is a picture."""
    files[f"{name}.svg"] = drawn
    return Face("picture", {"art": f"{name}.svg"})


def board_parts(job: Job, board: Board, files: dict[str, str]) -> list[Part]:
    face = picture(files, "board", table.board_sheet(board, job.language, job.words, light(job)))
    width, height = table.BOARD
    return [Part("board", "board", title(job, board), face, kind=Kind.POSTER, width=width, height=height)]


def tile_parts(job: Job, board: Board, files: dict[str, str]) -> list[Part]:
    """Two faces of the file make one tile."""
    size = table.tile_size(board)

    def face(told: Table) -> Face:
        return picture(files, f"tile-{told['id']}", table.tile_sheet(board, told, job.language, job.words, light(job)))

    return [
        Part(
            str(front["id"]),
            "tiles",
            " / ".join(name_in(each.get("name"), job.language, "en") or str(each["id"]) for each in (front, back)),
            face(front),
            face(back),
            width=size,
            height=size,
        )
        for front, back in zip(board.tiles[::2], board.tiles[1::2], strict=False)
    ]


def asset_parts(job: Job, board: Board, files: dict[str, str]) -> list[Part]:
    """Critical Asset tiles of the size of the space they lie on."""
    width, height = table.asset_size(board)
    files["asset.svg"] = table.asset_sheet(width, height, light(job))
    back = picture(files, "asset-back", table.asset_sheet(width, height, light(job), back=True))
    return [
        Part(
            name,
            "assets",
            job.words(f"asset-{name}"),
            Face("asset", {
                "art": "asset.svg",
                "name": job.words(f"asset-{name}"),
                "effect": job.words(f"asset-{name}-help"),
            }),
            back,
            width=width,
            height=height,
        )
        for name in c.ASSET_NAMES
    ]  # fmt: skip


def card_parts(job: Job, files: dict[str, str]) -> list[Part]:
    """Seven of each rank, five jokers, and the Black Hat, which is the same on both faces (2.1)."""
    back = picture(files, "back", cards.back(light(job)))
    found = []
    for kind, name in enumerate(c.CARD_NAMES):
        word = job.words(f"card-{name}")
        face = picture(files, f"card-{name}", cards.face(kind, word[:1].upper() + word[1:], light(job)))
        count = 1 if kind == c.HAT else JOKERS if kind == c.JOKER else COPIES
        found.append(Part(name, "cards", word, face, face if kind == c.HAT else back, count=count))
    return found


def status_parts(job: Job, files: dict[str, str]) -> list[Part]:
    name = job.words("option-celebrity")
    back = picture(files, "status-back", cards.status_back(light(job)))
    return [
        Part(
            f"status-{value}",
            "status",
            f"{name} {value}",
            picture(files, f"status-{value}", cards.status(int(value), name, light(job))),
            back,
        )
        for value in c.STATUS_NAMES
    ]


def pawn_parts(job: Job, files: dict[str, str]) -> list[Part]:
    """Stickers for the pawns: two on the board and one on the score track for each of six colours, and the Tracer."""

    def part(who: int | str, letter: str, name: str) -> Part:
        id = f"pawn-{who}{'' if letter == STAR else letter}"
        face = picture(files, id, hats.sticker(who, letter, light(job), STICKER))
        return Part(id, "pawns", name, face, width=STICKER, height=STICKER)

    found = [
        part(seat, letter, f"{job.words('print-pawn')} {seat + 1}{'' if letter == STAR else letter}")
        for seat in range(c.MOST_PLAYERS)
        for letter in (*c.PAWN_NAMES, STAR)
    ]
    return [*found, part(TRACER, "", job.words("board-tracer"))]


def marker_parts(job: Job, files: dict[str, str]) -> list[Part]:
    faces = [picture(files, f"marker{sign:+d}", table.marker(sign, light(job))) for sign in (1, -1)]
    size = table.MARKER
    return [Part("marker", "markers", "+1 / −1", faces[0], faces[1], width=size, height=size, count=c.MARKERS)]


def aid_parts(job: Job, files: dict[str, str]) -> list[Part]:
    """A page for the table: spaces, card points, tricks, hacks and scoring."""
    found = []
    for kind in KINDS:
        files[f"kind-{kind}.svg"] = spaces.emblem(kind, colours.OF[light(job)])
        told = job.words.forms(f"glossary-{'asset' if kind == 'critical' else kind}")
        found.append({"art": f"kind-{kind}.svg", "name": told[""], "text": told["means"]})
    book = rulebook.load(job.game, job.language)
    points = [
        {"cards": ", ".join(job.words(f"card-{name}") for name in names), "points": value}
        for value in range(6)
        if (names := [name for name, each in zip(c.CARD_NAMES, c.POINTS, strict=True) if each == value])
    ]
    data = {
        "title": job.words("game-name"),
        "about": job.words("game-about"),
        "kinds": found,
        "kinds-title": book.find("9.1")[0].section,
        "points": points,
        "points-title": job.words("print-points"),
        "sections": rule_sheet.quoted(job, (*TRICKS, *HACKS)),
    }
    return [Part("aid", "aids", job.words("print-aids"), Face("aid-page", data), kind=Kind.SHEET)]
