"""What can be printed of a game, sheets to look at, the file itself, and pictures that page and print share."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from contienda.core.errors import BadOption
from contienda.i18n.speaker import of_game
from contienda.press import printing
from contienda.server.auth.sessions import asker
from contienda.server.dependencies import TheHub
from contienda.server.http_errors import NOT_FOUND, Ask, Missed, specs
from contienda.server.routes.games import GameName, Language, known
from contienda.server.schemas import printing as shapes

PRINTED = specs(400, 401, 403, 404, 405, 413, 415, 429, 503)
A_DAY = {"Cache-Control": "private, max-age=86400"}

Light = Annotated[Literal["day", "night", "print"], QueryParameter(description="day, night or print")]


@get("/api/games/{game:str}/print", operation_id="getPrintOffer", sync_to_thread=False, responses=NOT_FOUND)
def offer(game: GameName, language: Language = "en") -> shapes.PrintOffer:
    """What can be printed of a game; nothing for a game that gives no parts."""
    return offered(game, language)


@lru_cache(maxsize=64)
def offered(name: str, language: str) -> shapes.PrintOffer:
    game = known(name)
    words = of_game(game, language)
    try:
        part = printing.part_of(game)
    except BadOption:
        return shapes.PrintOffer(name, [], [])
    usual = printing.usual(game)
    groups = [shapes.PrintGroup(each, words(f"print-{each}"), each in usual) for each in printing.groups(game)]
    decks = part.decks(language) if hasattr(part, "decks") else {}
    return shapes.PrintOffer(name, groups, [shapes.PrintDeck(id, title) for id, title in decks.items()])


@post("/api/games/{game:str}/print", operation_id="printGame", responses=PRINTED, status_code=200,
      media_type="application/pdf")  # fmt: skip
async def make(request: Ask, hub: TheHub, game: GameName, data: JSONBody[shapes.PrintOrder]) -> Response[bytes]:
    """Make a file to print: all chosen parts on sheets of paper, or one piece a page for a print shop."""
    known(game)
    pdf = await hub.printer.pdf(asker(hub, request), game, data)
    name = "-".join([game, *data.what[:3], data.language, "bleed" if data.bleed else data.paper])
    safe = "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter in "-_"))
    return Response(
        pdf, media_type="application/pdf", headers={"Content-Disposition": f'attachment; filename="{safe}.pdf"'}
    )


@post("/api/games/{game:str}/print/preview", operation_id="previewPrint", responses=PRINTED, status_code=200)
async def preview(request: Ask, hub: TheHub, game: GameName, data: JSONBody[shapes.PrintOrder]) -> shapes.PrintPreview:
    """Show the first sheets of a file to print."""
    known(game)
    return await hub.printer.preview(asker(hub, request), game, data)


@get("/api/games/{game:str}/art/{name:str}", operation_id="getArt", sync_to_thread=False, responses=NOT_FOUND,
     media_type="image/svg+xml")  # fmt: skip
def art(game: GameName, name: Annotated[str, PathParameter(max_length=60)], light: Light = "day") -> Response[str]:
    """A picture of a game as SVG, the same as in print."""
    drawn = picture(game, name.removesuffix(".svg"), light)
    if drawn is None:
        raise Missed("error-http-404")
    return Response(drawn, media_type="image/svg+xml", headers=A_DAY)


@lru_cache(maxsize=512)
def picture(game: str, name: str, light: str) -> str | None:
    try:
        part = printing.part_of(known(game))
    except BadOption:
        return None
    found: str | None = part.art(name, light) if hasattr(part, "art") else None
    return found


router = Router("", route_handlers=[offer, make, preview, art], tags=["printing"])
